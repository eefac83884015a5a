// element.js: <nim-book>, one question on any web page, checked in place. The engine says what is asked and what an answer
// is; the scripts and styles of a question are those of nimbook's own pages (question.js, look.js).

import { FAILED, STYLE, SYMBOLS } from "./look.js";
import { compiled } from "./nimbook.js";
import { answering, openEngine } from "./question.js";

/** Attributes that say which question is asked. */
const QUESTION = ["kind", "game", "level", "size", "seed", "number"];

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ["he"];

/** The engine that all elements of a page share, and the stylesheet. */
let shared, look;

/** The engine, in a worker where the browser lets it. @returns {any} */
function engine() {
  if (shared) return shared;
  // What starts it has its own way to the bytes; it never asks for those of a page.
  shared = openEngine(() => new Promise(() => {}), "en");
  shared.module = fetch(NimBook.engine).then(compiled);
  shared.ready = shared.start();
  // What could not be loaded is tried again by the next question.
  shared.ready.catch(() => { shared = undefined; });
  return shared;
}

/** The shared engine for one element: it asks in a language and stops what it asked itself. */
function asking(lang, heard) {
  const all = engine();
  const own = new Set();
  return {
    async ask(request) {
      const reply = all.ask({ ...request, lang });
      // What was asked last waits last.
      const waiting = all.waiting.at(-1);
      own.add(waiting);
      const said = await reply;
      own.delete(waiting);
      heard(request, said);
      return said;
    },
    stop() {
      if (own.has(all.waiting[0])) return all.stop();
      const at = all.waiting.findIndex(waiting => own.has(waiting));
      if (at > 0) all.waiting.splice(at, 1)[0].done({ stopped: true });
    },
  };
}

/** A seed that nobody else has. */
const newSeed = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => (byte % 32).toString(32)).join("");

/** Where there are no elements, as in a server, the class is there and does nothing. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

export class NimBook extends Base {
  /** Where the engine is; a page that keeps it elsewhere says so before its first question. @type {URL | string} */
  static engine = new URL("./engine.wasm", import.meta.url);

  static observedAttributes = [...QUESTION, "lang"];

  #root;
  /** Whether what the attributes say is not shown yet, and whether it will be soon. */
  #isStale = true;
  #isDue = false;
  /** The question: what names it, and how far somebody is with it. */
  #of;
  #state;
  #seed;
  /** How often it was drawn: what comes back for an earlier question is not shown. */
  #drawn = 0;

  /** An element that is moved on its page keeps its question. */
  connectedCallback() {
    if (this.#isStale) this.#due();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    this.#isStale = true;
    if (this.isConnected) this.#due();
  }

  /** The question that is shown, as it is named in a request; undefined while there is none. */
  get question() {
    return this.#of && { ...this.#of };
  }

  /** Asks the next question like this one; done when it is shown. */
  async another() {
    if (!this.#of) return;
    await this.#ask({ ...this.#of, number: this.#of.number + 1 });
  }

  /** Draws once, however many attributes change at a time. */
  #due() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (!this.isConnected) return;
      this.#isStale = false;
      this.#ask();
    });
  }

  /** What the attributes say. */
  #wanted() {
    const text = name => this.getAttribute(name)?.trim() || undefined;
    /** A number, where it is one that the pattern allows. */
    const number = (name, pattern, says) => {
      const typed = text(name);
      if (typed !== undefined && !pattern.test(typed)) throw new TypeError(`\`${name}\` is ${says}, not \`${typed}\``);
      return typed && Number(typed);
    };
    const [kind, game, size] = [text("kind") ?? "winning-moves", text("game"), text("size")];
    const level = number("level", /^[1-5]$/, "a number from 1 to 5");
    return {
      kind,
      ...(game ? { game } : {}),
      // A level that is not said is an easy one, unless sizes are.
      ...(level || !size ? { level: level ?? 2 } : {}),
      ...(size ? { size } : {}),
      seed: text("seed") ?? (this.#seed ??= newSeed()),
      number: number("number", /^\d{1,9}$/, "a whole number from 0") ?? 0,
    };
  }

  /** The language of the element, or of what is around it. */
  #language() {
    const around = /** @type {HTMLElement | null} */ (this.closest("[lang]")) ?? document.documentElement;
    const [said] = around.lang.toLowerCase().split("-");
    return Object.hasOwn(FAILED, said) ? said : "en";
  }

  /** The place where everything is shown, in a language. */
  #place(lang) {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: "open" });
      if (!look) {
        look = new CSSStyleSheet();
        look.replaceSync(STYLE);
      }
      this.#root.adoptedStyleSheets = [look];
    }
    const dir = RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr";
    this.#root.innerHTML = `<div class="nimbook live desk" lang="${lang}" dir="${dir}"><svg class="defs" aria-hidden="true">${SYMBOLS}</svg>`
      + `<p class="label anew"></p><div id="practice" class="wait" aria-busy="true"></div></div>`;
    return this.#root.querySelector("#practice");
  }

  /** Asks a question, that of the attributes unless another is named, and makes it answer. */
  async #ask(of) {
    const mine = this.#drawn += 1;
    const lang = this.#language();
    const isFocused = Boolean(this.#root?.activeElement);
    const view = asking(lang, (request, reply) => { if (request.do === "mark" && !request.look) this.#heard(mine, request, reply); });
    // What is there stays until the next question is.
    if (!this.#root) this.#place(lang);
    let reply;
    try {
      of ??= this.#wanted();
    } catch ({ message }) {
      return this.#refuse(this.#place(lang), message);
    }
    try {
      await engine().ready;
      reply = await view.ask({ do: "another", of });
    } catch (error) {
      if (mine !== this.#drawn) return;
      return this.#refuse(this.#place(lang), FAILED[lang], error);
    }
    if (mine !== this.#drawn) return;
    const place = this.#place(lang);
    const root = this.#root;
    if (reply.error) return this.#refuse(place, reply.error);
    place.classList.remove("wait");
    place.removeAttribute("aria-busy");
    place.innerHTML = reply.html.question;
    root.querySelector(".anew").innerHTML = reply.html.anew ?? "";
    this.#of = { ...of, number: reply.number ?? of.number };
    this.#named(place);
    const page = {
      createElement: name => document.createElement(name),
      querySelector: selector => root.querySelector(selector),
      querySelectorAll: selector => root.querySelectorAll(selector),
      documentElement: root.firstElementChild,
      get activeElement() { return root.activeElement; },
    };
    // A new place for each question, so that nothing of the one before listens.
    const { question, goingOn } = answering({ document: page, addEventListener: (...about) => place.addEventListener(...about), engine: view });
    goingOn(place, view);
    this.#state = question(place, this.#of, () => this.another());
    this.#event("question", { of: this.question, kind: reply.kind, position: reply.position, level: reply.level, left: reply.left });
    if (isFocused) this.#focus(place);
  }

  /** Says why there is no question; what is wrong with attributes is English, for their author. */
  #refuse(place, says, error = says) {
    this.#of = this.#state = undefined;
    place.classList.remove("wait");
    place.removeAttribute("aria-busy");
    const lines = Array.isArray(says) ? says.map(({ message, help }) => `${message}; ${help}`) : [says];
    const own = error === says ? { lang: "en", dir: "ltr" } : {};
    place.append(...lines.map(textContent => Object.assign(document.createElement("p"), { ...own, textContent })));
    this.#event("error", { error });
  }

  /** Readers of a screen find a group with the name of what it asks, and no landmark of the page around it. */
  #named(place) {
    place.querySelector("form.card")?.setAttribute("tabindex", "-1");
    const stem = place.querySelector(".stem");
    if (!stem) return;
    stem.id = "asked";
    place.setAttribute("role", "group");
    place.setAttribute("aria-labelledby", "asked");
  }

  /** What is asked has the focus where somebody touches it, else its first field. */
  #focus(place) {
    const form = place.querySelector("form.card");
    const seen = [...(form?.querySelectorAll("input, textarea, button") ?? [])].find(field => field.getClientRects().length > 0);
    /** @type {any} */ (matchMedia("(pointer: coarse)").matches ? form : seen)?.focus({ preventScroll: true });
  }

  /** Says a verdict once it is shown. */
  #heard(mine, { answer }, { verdict, marked }) {
    if (!verdict) return;
    this.#root.addEventListener("changed", () => {
      if (mine !== this.#drawn || !this.#state) return;
      const { tries, hints, shown } = this.#state;
      this.#event("verdict", { of: this.question, answer, verdict, marked, tries, hints, shown: Boolean(shown) });
    }, { once: true });
  }

  #event(name, detail) {
    this.dispatchEvent(new CustomEvent(`nimbook-${name}`, { detail, bubbles: true, composed: true }));
  }
}

// What an attribute says can be set as a property, as frameworks do.
for (const name of [...QUESTION, "theme"]) {
  Object.defineProperty(NimBook.prototype, name, {
    configurable: true,
    enumerable: true,
    get() { return this.getAttribute(name); },
    set(value) { if (value === null || value === undefined) this.removeAttribute(name); else this.setAttribute(name, String(value)); },
  });
}

if (globalThis.customElements && !customElements.get("nim-book")) customElements.define("nim-book", NimBook);
