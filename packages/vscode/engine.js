// engine.js: asks the engine in its thread, one request after another.
//
// A request that takes too long ends its thread; the next request starts another. Nothing leaves this process.
"use strict";

const { join } = require("node:path");
const { Worker } = require("node:worker_threads");

class Engine {
  #worker;
  #turn = Promise.resolve();

  /**
   * The reply to a request; `{ faults }` where it is refused, and `{ late: true }` after so many milliseconds. A request
   * that `isWanted` no longer wants when its turn comes has no reply.
   */
  ask(request, limit, isWanted = () => true) {
    const reply = this.#turn.then(() => (isWanted() ? this.#answer(request, limit) : undefined));
    this.#turn = reply;
    return reply;
  }

  #answer(request, limit) {
    const worker = (this.#worker ??= new Worker(join(__dirname, "worker.mjs")));
    return new Promise(resolve => {
      const end = reply => {
        clearTimeout(timer);
        worker.off("message", end).off("error", failed).off("exit", gone);
        resolve(reply);
      };
      const stop = reply => {
        end(reply);
        this.close();
      };
      const failed = error => stop({ faults: [{ message: `the engine cannot run: ${error.message}` }] });
      const gone = () => stop({ late: true });
      const timer = setTimeout(() => stop({ late: true }), limit);
      worker.on("message", end).on("error", failed).on("exit", gone);
      worker.postMessage(request);
    });
  }

  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

module.exports = { Engine };
