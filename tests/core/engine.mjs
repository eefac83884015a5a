// Asks the engine of pages: `node engine.mjs ENGINE.wasm.gz`; a request on each line of the input, a reply on each line
// of the output.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";

const { instance } = await WebAssembly.instantiate(gunzipSync(readFileSync(process.argv[2])), {});
const core = instance.exports;
const text = length => Buffer.from(core.memory.buffer, core.text(), length).toString("utf8");
for await (const line of createInterface({ input: process.stdin })) {
    const bytes = Buffer.from(line, "utf8");
    const place = core.place(bytes.length);
    new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
    let length;
    try {
        length = core.answer();
    } catch (trap) {
        throw new Error(`the engine has failed at ${line}: ${trap.message}`, { cause: trap });
    }
    process.stdout.write(`${text(length)}\n`);
}
