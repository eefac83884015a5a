// scorm.js: tells a learning platform (SCORM 1.2) what became of the sheet. It is only in pages made for platforms.
"use strict";
(() => {
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
  if (!api || String(api.LMSInitialize("")) !== "true") return;
  const tell = values => {
    for (const [name, value] of Object.entries(values)) api.LMSSetValue(`cmi.core.${name}`, String(value));
    api.LMSCommit("");
  };
  if (["", "not attempted"].includes(api.LMSGetValue("cmi.core.lesson_status"))) tell({ lesson_status: "incomplete" });
  document.addEventListener("result", ({ detail: { earned, of, left } }) => {
    tell({ "score.min": 0, "score.max": of, "score.raw": earned, lesson_status: left > 0 ? "incomplete" : "completed" });
  });
  addEventListener("pagehide", () => api.LMSFinish(""), { once: true });
})();
