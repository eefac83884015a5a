// worker.mjs: the engine in a thread of its own, so that the editor goes on while a claim is decided.

import { parentPort } from "node:worker_threads";
import { open } from "./engine/node.js";

const nimbook = await open({ engine: new URL("./engine/engine.wasm.gz", import.meta.url) });
parentPort.on("message", request => {
  try {
    parentPort.postMessage(nimbook.ask(request));
  } catch (error) {
    parentPort.postMessage({ faults: error.faults ?? [{ message: String(error) }] });
  }
});
