// nimbook.js: the engine, asked in this process. It knows no file and no network: index.js and node.js bring the bytes.

/** @import { Fault, Named, Ready } from "./index.js" */

/** Why there is no answer: `faults` has each thing that is wrong with the text, with its place where it has one. */
export class NimbookError extends Error {
  /** @param {string | Fault[]} error */
  constructor(error, /** @type {ErrorOptions} */ options = {}) {
    const faults = typeof error === "string" ? [{ message: error }] : error;
    const said = faults.map(({ file, line, column, message, help }) => {
      const place = [file, line, column].filter(part => part !== undefined).join(":");
      return `${place ? `${place}: ` : ""}${message}${help ? `; ${help}` : ""}`;
    });
    super(said.join("\n"), options);
    this.name = "NimbookError";
    this.faults = faults;
  }
}

/**
 * A module from bytes, which may be packed with gzip; `from` is where they are from.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function ofBytes(bytes, from = "what was given") {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  }
  // Some servers send a page in place of a file that they lack.
  if (!["\0", "a", "s", "m"].every((sign, at) => bytes[at] === sign.charCodeAt(0))) throw new NimbookError(`the engine is not there: ${from} is no WebAssembly`);
  return WebAssembly.compile(bytes);
}

/**
 * The engine, ready to be started, from a module, from bytes, or from what a server sends.
 * @param {Ready} engine
 */
export async function compiled(engine) {
  if (engine instanceof WebAssembly.Module) return engine;
  if (!(engine instanceof Response)) return ofBytes(new Uint8Array(engine));
  if (!engine.ok) throw new NimbookError(`the engine is not there: ${engine.status} ${engine.url}`);
  if (/^application\/wasm\b/i.test(engine.headers.get("content-type") ?? "")) return WebAssembly.compileStreaming(engine);
  return ofBytes(new Uint8Array(await engine.arrayBuffer()), engine.url);
}

/** Bytes as hexadecimal digits. */
const hexadecimal = (/** @type {Uint8Array} */ bytes) => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");

/** A file of a reply, its bytes as bytes. @returns {Named} */
function file({ name, text, base64 }) {
  if (base64 === undefined) return { name, text };
  return { name, bytes: Uint8Array.from(atob(base64), sign => sign.charCodeAt(0)) };
}

/** The engine of nimbook in this process. Every method returns at once; see `open`. */
export class Nimbook {
  #module;
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module, { lang = "en" } = {}) {
    this.#module = module;
    this.lang = lang;
  }

  /** The reply to a request as the engine gives it, also if it refuses. */
  #reply(request) {
    // An engine that stopped answers nothing more, so the next request gets a new one.
    this.#exports ??= /** @type {any} */ (new WebAssembly.Instance(this.#module).exports);
    const { memory, place, answer, text } = this.#exports;
    const bytes = new TextEncoder().encode(JSON.stringify({ lang: this.lang, ...request }));
    try {
      // First the place: making room may exchange the memory.
      const at = place(bytes.length) >>> 0;
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const length = answer() >>> 0;
      return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, text() >>> 0, length)));
    } catch (cause) {
      this.#exports = undefined;
      throw new NimbookError("the engine stopped, and the next request starts it anew", { cause });
    }
  }

  ask(request) {
    const reply = this.#reply(request);
    if (reply.error !== undefined) throw new NimbookError(reply.error);
    return reply;
  }

  solve(position, options = {}) {
    return this.ask({ ...options, do: "solve", position }).solution;
  }

  prove(claims, { certificates = false } = {}) {
    const reply = this.ask({ do: "prove", claims, certificates });
    if (!certificates) return reply.outcomes;
    return reply.outcomes.map((outcome, place) => ({ ...outcome, certificate: reply.certificates[place] }));
  }

  verify(certificate) {
    return this.ask({ do: "verify", certificate: typeof certificate === "string" ? certificate : hexadecimal(certificate) });
  }

  sheet(spec, options = {}) {
    const { id, files } = this.ask({ ...options, do: "files", spec });
    return { id, files: files.map(file) };
  }

  class(spec, options = {}) {
    const { files, notes, changes } = this.ask({ ...options, do: "class", spec });
    return { files: files.map(file), notes, changes };
  }

  question(of) {
    const { html, ...question } = this.ask({ do: "another", of });
    return { ...question, html: html.question };
  }

  mark(of, answer) {
    const { verdict, marked, html } = this.ask({ do: "mark", of, answer });
    if (verdict === undefined) return { verdict: "unread", html: html.slip ?? html.understood };
    return { verdict, marked, html: html.verdict };
  }
}
