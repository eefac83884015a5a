// index.js: nimbook where there is `fetch`: in a page, in a worker, and bundled for either. Node takes node.js.

import { Nimbook, compiled } from "./nimbook.js";

export { Nimbook, NimbookError } from "./nimbook.js";

/** Where the engine is, unless somebody says otherwise. Bundlers see it here and bring it along. */
export const ENGINE = new URL("./engine.wasm", import.meta.url);

export async function open({ lang = "en", engine = /** @type {any} */ (ENGINE) } = {}) {
  const isAddress = typeof engine === "string" || engine instanceof URL;
  return new Nimbook(await compiled(isAddress ? await fetch(engine) : await engine), { lang });
}
