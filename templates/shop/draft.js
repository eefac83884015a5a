// draft.js: the sheet that is made, one object with the keys of its YAML; what was before and what was taken back; the
// address that holds it. It knows no sentence and no mathematics.
"use strict";

/** Bytes that a stream of the browser makes of others; what would be longer than any sheet is refused. */
async function streamed(bytes, stream) {
  const [parts, reader] = [[], new Blob([bytes]).stream().pipeThrough(stream).getReader()];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > 4_000_000) throw new Error("too long");
    parts.push(value);
  }
}

/** A function that does the latest work once more for what was asked for meanwhile; each call is told when all is done, and so is
    `done`. The work is told whether something later is wanted. */
function latest(work) {
  let [running, isLate] = [undefined, false];
  const all = async () => {
    try {
      do {
        isLate = false;
        await work(() => isLate);
      } while (isLate);
    } finally {
      running = undefined;
    }
  };
  const again = () => {
    isLate = true;
    return running ??= all();
  };
  again.done = () => running;
  return again;
}

/** Whether something that came from outside has the shape of a sheet, and a size that somebody may look at; the core says the rest. */
const isSheet = spec => {
  const isText = text => text === undefined || typeof text === "string" || Object.values(text ?? {}).every(one => typeof one === "string");
  return Array.isArray(spec?.exercises) && spec.exercises.length <= 100 && isText(spec.title) && isText(spec.intro) && JSON.stringify(spec).length < 200_000
    && spec.exercises.every(one => typeof one?.id === "string" && typeof one.kind === "string");
};

/** A text packed for an address, and unpacked. */
async function packed(text) {
  const bytes = await streamed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
async function unpacked(signs) {
  const bytes = Uint8Array.from(atob(signs.replaceAll("-", "+").replaceAll("_", "/")), sign => sign.charCodeAt(0));
  return new TextDecoder().decode(await streamed(bytes, new DecompressionStream("deflate-raw")));
}

/** The parts of the address after `#`. */
const inAddress = () => new URLSearchParams(location.hash.slice(1));

/** The draft of the page as it is: in another language it is opened anew, and what the one before has still to write is no longer so. */
let ofPage;

/** The sheet with its history; `changed` is told whenever it is another, and whether its form has to be drawn again. */
function openDraft(store, changed) {
  const LONGEST_ADDRESS = 30_000;
  // In another language what was done can be undone all the same.
  let [past, now, future] = ofPage?.leave() ?? [[], "", []];
  let [last, since] = ["", 0];
  let written;
  const isOver = () => ofPage !== draft;

  const draft = ofPage = {
    get spec() { return JSON.parse(now); },
    get canUndo() { return past.length > 0; },
    get canRedo() { return future.length > 0; },

    /** Another sheet in place of this one. */
    set(spec, { isNew = false, what = "" } = {}) {
      const next = JSON.stringify(spec);
      if (next === now) return;
      // What is typed into one field is one step.
      const goesOn = what !== "" && what === last && Date.now() - since < 1500 && past.length > 0;
      if (now !== "" && !goesOn) past.push(now);
      past.splice(0, past.length - 500);
      [now, future, last, since] = [next, [], what, Date.now()];
      this.keep();
      changed(isNew || what === "");
    },

    /** The same sheet after a change of it. */
    change(edit, what = "") {
      const spec = this.spec;
      edit(spec);
      this.set(spec, { what });
    },

    leave() {
      clearTimeout(written);
      return [past, now, future];
    },

    undo() { this.step(past, future); },
    redo() { this.step(future, past); },
    step(from, to) {
      if (from.length === 0) return;
      to.push(now);
      [now, last] = [from.pop(), ""];
      this.keep();
      changed(true);
    },

    /** The tab keeps it at once, with the sheet that the address holds, which follows after a second. */
    keep() {
      if (isOver()) return;
      store.write("draft", { spec: now, signs: inAddress().get("s") });
      clearTimeout(written);
      written = setTimeout(() => this.write(true), 1000);
    },
    async write(isStep = false) {
      const spec = now;
      const signs = await packed(spec);
      if (spec !== now || isOver()) return;
      // What else the address says may have changed meanwhile.
      const parts = inAddress();
      parts.delete("s");
      if (signs.length <= LONGEST_ADDRESS) parts.set("s", signs);
      if (`#${parts}` !== location.hash) history[isStep ? "pushState" : "replaceState"](null, "", `#${parts}`);
      store.write("draft", { spec: now, signs: inAddress().get("s") });
    },

    /** The sheet of the address, or of this tab where it is newer; nothing where there is none. A page that is loaded again may
        have the address from just before the last change, other than one that was gone to. */
    async found(isGoneTo = false) {
      const kept = store.read("draft");
      const signs = inAddress().get("s");
      const isAgain = !isGoneTo && /** @type {any} */ (performance.getEntriesByType("navigation")[0])?.type === "reload";
      if (kept?.spec && (kept.signs === signs || signs === null || isAgain)) return JSON.parse(kept.spec);
      try {
        const spec = JSON.parse(await unpacked(signs));
        return isSheet(spec) ? spec : undefined;
      } catch {
        return undefined;
      }
    },
  };
  return draft;
}
