// scorm.js: keeps the answers to a sheet with a learning platform (SCORM 1.2) and reports what they earn. It stands in for
// tab.js in pages made for platforms.
"use strict";

/** What keeps the sheet of this page, as long as the platform keeps the attempt. */
function openStore() {
  /** The most characters that a platform keeps. */
  const ROOM = 4096;
  const began = performance.now();

  /** The platform's object, in a window around this one or in the one that opened it. */
  function platform() {
    for (let [at, far] = [window, 0]; at && far < 20; far += 1) {
      try {
        if (at.API) return at.API;
        at = at.parent === at ? at.opener : at.parent;
      } catch {
        // A window of somebody else's.
        return undefined;
      }
    }
    return undefined;
  }

  const api = platform();
  const call = (name, ...given) => {
    try { return String(api[`LMS${name}`](...given)); } catch { return ""; }
  };
  const missed = () => all("#platform-missed").forEach(notice => { notice.hidden = false; });
  const get = name => call("GetValue", `cmi.${name}`);
  const set = (name, value) => { if (call("SetValue", `cmi.${name}`, String(value)) !== "true") missed(); };
  const commit = settled(() => { if (call("Commit", "") !== "true") missed(); }, 1000);
  /** The sheet that is kept, and what is kept of it. */
  const kept = () => {
    try {
      const [name, value] = JSON.parse(get("suspend_data"));
      return Array.isArray(value) ? [name, value] : [];
    } catch { return []; }
  };
  /** As HHHH:MM:SS.SS. */
  const time = () => {
    const hundredths = Math.floor((performance.now() - began) / 10);
    const [hours, minutes, seconds] = [hundredths / 360_000, (hundredths / 6000) % 60, (hundredths / 100) % 60].map(Math.floor);
    const digits = (number, count) => String(number).padStart(count, "0");
    return `${digits(hours, 4)}:${digits(minutes, 2)}:${digits(seconds, 2)}.${digits(hundredths % 100, 2)}`;
  };

  if (call("Initialize", "") !== "true") {
    missed();
    return { read() {}, write() {}, clear() {}, report() {} };
  }
  // What this attempt has already; less is never reported.
  let [raw, status] = [parseFloat(get("core.score.raw")), get("core.lesson_status")];
  const isNew = () => ["", "not attempted"].includes(status);
  const become = next => {
    status = next;
    set("core.lesson_status", status);
  };

  addEventListener("pagehide", () => {
    // A platform completes what is left without a status.
    if (isNew()) become("incomplete");
    set("core.exit", "suspend");
    set("core.session_time", time());
    call("Finish", "");
  }, { once: true });

  return {
    sheet: kept()[0],
    read: name => (kept()[0] === name ? kept()[1] : undefined),
    /** The places of answers for which there is no room: the longest ones, so that they are few. */
    write(name, value) {
      if (!/^NB-/.test(name)) return undefined;
      const [rows, lost] = [[...value], []];
      const room = ([typed]) => JSON.stringify(typed).length;
      const text = () => JSON.stringify([name, rows]);
      while (text().length > ROOM && lost.length < rows.length) {
        const longest = rows.reduce((most, row, place) => (room(row) > room(rows[most]) ? place : most), 0);
        rows[longest] = rows[longest].with(0, 0);
        lost.push(longest);
      }
      set("suspend_data", text());
      commit();
      return lost.toSorted((one, other) => one - other);
    },
    /** Forgets what was typed, not what was shown or earned; returns what takes that back. */
    clear() {
      const before = get("suspend_data");
      const [name, value] = kept();
      if (value) this.write(name, value.map(([, tries, hints, shown, earned]) => [[], tries, hints, shown, earned, 0]));
      return () => {
        set("suspend_data", before);
        commit();
      };
    },
    report({ earned, of, left }) {
      const percent = of > 0 ? Math.round((100 * earned) / of) : 0;
      if (!(raw >= percent)) {
        raw = percent;
        set("core.score.min", 0);
        set("core.score.max", 100);
        set("core.score.raw", raw);
      }
      if (left === 0 && !["completed", "passed"].includes(status)) become("completed");
      else if (isNew()) become("incomplete");
      set("core.session_time", time());
      call("Commit", "");
    },
  };
}

