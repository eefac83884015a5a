// node.js: nimbook in Node, which reads the engine from its file.

import { readFile } from "node:fs/promises";
import { Nimbook, compiled } from "./nimbook.js";

export { Nimbook, NimbookError } from "./nimbook.js";

/** Where the engine is, unless somebody says otherwise. */
export const ENGINE = new URL("./engine.wasm", import.meta.url);

/** @param {any} engine */
async function loaded(engine) {
  const isAddress = typeof engine === "string" || engine instanceof URL;
  if (!isAddress) return engine;
  if (/^https?:/.test(String(engine))) return fetch(engine);
  return readFile(engine);
}

export async function open({ lang = "en", engine = /** @type {any} */ (ENGINE) } = {}) {
  return new Nimbook(await compiled(await loaded(engine)), { lang });
}
