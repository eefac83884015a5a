// The core as WebAssembly: solves a position, proves Bouton's theorem for any number of heaps, draws a sheet.
//
// `node core.mjs ENGINE.wasm.gz SPEC.yaml`. The module gets no imports: no clock, no file, no randomness.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [path, spec] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(gunzipSync(readFileSync(path)), {});
const core = instance.exports;

/** The `n` bytes of the core's text. */
function text(n) {
    const place = core.text();
    return new TextDecoder().decode(new Uint8Array(core.memory.buffer, place, n));
}

/** What the core replies; a panic is an error. */
function ask(request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    // First the place: making room may exchange the memory.
    const place = core.place(bytes.length);
    new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
    let length;
    try {
        length = core.answer();
    } catch (trap) {
        throw new Error(`the core has failed: ${trap.message}`, { cause: trap });
    }
    return JSON.parse(text(length));
}

const { solution } = ask({ do: "solve", position: "nim 7 3 12" });
assert.deepEqual(
    { outcome: solution.outcome, grundy: solution.grundy, moves: solution.winning_moves.map((move) => move.to) },
    { outcome: "N", grundy: 8, moves: ["nim 7 3 4"] },
);
assert.deepEqual(solution.agreed_by, ["search"]);
console.log(`nim 7 3 12: ${solution.outcome}, Grundy value ${solution.grundy}, ${solution.winning_moves[0].text}`);

// Bouton 1902: the accumulator is the nim-sum of the heaps, however many there are.
const bouton = `heaps nim (s) normal {
  start 0
  add x to (s xor x)
  losing s = 0
  select (p) x xor p < x
  rest (p) s xor p >= s
}
`;
const { outcomes } = ask({ do: "prove", claims: bouton });
assert.deepEqual(outcomes.map(({ id, verdict, ok }) => [id, verdict, ok]), [["nim", "proved", true]]);
console.log(`Bouton's theorem: ${outcomes[0].verdict}, ${outcomes[0].certificate_bytes} bytes of certificate`);
// What is false is not proved.
const wrong = ask({ do: "prove", claims: bouton.replace("losing s = 0", "losing s = 1") });
assert.notEqual(wrong.outcomes[0].verdict, "proved");

const yaml = readFileSync(spec, "utf8");
for (const format of ["md", "html"]) {
    const { sheet, key } = ask({ do: "document", spec: yaml, format });
    assert.ok(sheet.length > 1000 && key.length > 1000 && sheet !== key);
    const again = ask({ do: "document", spec: yaml, format });
    assert.deepEqual([again.sheet, again.key], [sheet, key], "the same bytes twice");
    console.log(`a sheet in ${format}: ${sheet.length} characters`);
    if (format === "md") process.stdout.write(`\n${sheet}`);
}

assert.match(JSON.stringify(ask({ do: "solve", position: "num 7" })), /did you mean `nim`/);
assert.match(JSON.stringify(ask({ do: "dance" })), /error/);
