// Holds the package to what its README promises, in Node: packed, installed without a network, and compared with the program.
// node --test test.mjs; NIMBOOK is the program if it is not that of target/debug, which is compared in NIMBOOK_POSITIONS positions
// and NIMBOOK_SHEETS sheets. The compiler of TypeScript is in tests/browser: `npm ci --prefix tests/browser` brings it.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { pack } from "./pack.mjs";
import { typesOf } from "./types.mjs";

const root = join(import.meta.dirname, "../..");
const program = resolve(process.env.NIMBOOK ?? join(root, "target/debug/nimbook"));
const compiler = join(root, "tests/browser/node_modules/.bin/tsc");
const [POSITIONS, SHEETS] = [Number(process.env.NIMBOOK_POSITIONS ?? 60), Number(process.env.NIMBOOK_SHEETS ?? 6)];
const home = mkdtempSync(join(tmpdir(), "nimbook-npm-"));
const site = join(home, "site");

/** Runs a command in a folder. */
const run = (command, args, options = {}) => execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], ...options });
const npm = (args, cwd) => run("npm", [...args, "--offline", "--no-audit", "--no-fund", "--cache", join(home, "cache")], { cwd });

/** Packs into an archive of its own. */
function packed(name) {
  const folder = join(home, name);
  pack(join(folder, "package"));
  return join(folder, JSON.parse(npm(["pack", "./package", "--json"], folder))[0].filename);
}

let archive, open, NimbookError, nimbook;
before(async () => {
  archive = packed("one");
  mkdirSync(site);
  npm(["install", archive], site);
  ({ open, NimbookError } = await import(pathToFileURL(join(site, "node_modules/nimbook/node.js"))));
  nimbook = await open();
});
after(() => rmSync(home, { recursive: true, force: true }));

/** What is refused, with its faults. */
function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof NimbookError, String(error));
    assert.ok(error.faults.length > 0 && error.faults.every(fault => typeof fault.message === "string"));
    return error;
  }
  return assert.fail("it was not refused");
}

/** Numbers that look random and are the same in every run. */
function dice(seed) {
  let count = 0;
  return most => createHash("sha256").update(`${seed} ${count += 1}`).digest().readUInt32BE() % most;
}

test("the same sources give the same archive, with nothing in it but the package", () => {
  assert.deepEqual(readFileSync(packed("two")), readFileSync(archive));
  const files = readdirSync(join(site, "node_modules/nimbook")).sort();
  assert.deepEqual(files, ["LICENSE-APACHE", "LICENSE-MIT", "NOTICES.txt", "README.md", "element.d.ts", "element.js", "engine.wasm", "index.d.ts", "index.js",
    "look.js", "nimbook.js", "node.js", "package.json", "question.js", "requests.d.ts"]);
  const manifest = JSON.parse(readFileSync(join(site, "node_modules/nimbook/package.json"), "utf8"));
  assert.deepEqual([manifest.dependencies, manifest.scripts], [undefined, undefined]);
  assert.deepEqual(readdirSync(join(site, "node_modules")).filter(name => !name.startsWith(".")), ["nimbook"]);
  const crate = readFileSync(join(root, "Cargo.toml"), "utf8");
  assert.ok(crate.includes(`\nversion = "${manifest.version}"\n`) && crate.includes(`\ndescription = "${manifest.description}"\n`));
});

test("the examples of the README run as they are written", () => {
  const blocks = [...readFileSync(join(site, "node_modules/nimbook/README.md"), "utf8").matchAll(/^```js\n([^]*?)^```\n+```text\n([^]*?)^```$/gm)];
  assert.ok(blocks.length >= 3);
  for (const [at, [, script, output]] of blocks.entries()) {
    const folder = join(home, `example-${at}`);
    mkdirSync(folder);
    cpSync(join(site, "node_modules"), join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, "example.mjs"), script);
    assert.equal(run("node", ["example.mjs"], { cwd: folder }), output);
  }
});

test("positions are solved as the program solves them", t => {
  const die = dice("positions");
  const heaps = (least, most, size) => Array.from({ length: least + die(most - least + 1) }, () => die(size));
  const games = [
    () => `nim ${heaps(1, 3, 20).join(" ")}`,
    () => `nim ${heaps(4, 4, 9).join(" ")}`,
    () => `nim ${heaps(2, 3, 1_000_000).join(" ")}`,
    () => `kayles ${heaps(1, 3, 10).join(" ")}`,
    () => `grundy ${heaps(1, 2, 16).join(" ")}`,
    () => heaps(1, 3, 30).map(heap => `subtract(1,3,4) ${heap}`).join(" + "),
    () => `queen ${die(20)} ${die(20)}`,
    () => `chomp ${1 + die(4)}x${1 + die(4)}`,
    () => `dawson-kayles ${heaps(1, 2, 12).join(" ")}`,
    () => `nim ${heaps(1, 2, 6).join(" ")} + kayles ${heaps(1, 1, 7).join(" ")}`,
  ];
  const times = [];
  let refusals = 0;
  for (let count = 0; count < POSITIONS; count += 1) {
    const position = games[die(games.length)]();
    const misere = position.startsWith("nim") && !position.includes("+") && die(4) === 0;
    let expected, own;
    try {
      expected = JSON.parse(run(program, ["solve", ...position.split(" "), ...(misere ? ["--misere"] : []), "--json"]));
    } catch (error) {
      expected = JSON.parse(error.stdout).faults.map(({ message, help }) => ({ message, help }));
    }
    const start = performance.now();
    try {
      own = nimbook.solve(position, { misere });
    } catch (error) {
      refusals += 1;
      own = error.faults.map(({ message, help }) => ({ message, help }));
    }
    times.push(performance.now() - start);
    assert.deepEqual(own, expected, position);
    // The order of the fields, too.
    assert.equal(JSON.stringify(own), JSON.stringify(expected), position);
  }
  assert.ok(refusals < POSITIONS / 10, `${refusals} positions are none`);
  t.diagnostic(`${POSITIONS} positions equal, ${refusals} of them refused alike; half of the calls take at most ${times.sort((one, other) => one - other)[times.length >> 1].toFixed(2)} ms`);
});

/** A file without its seal, which says for which folder and spec it was written. */
const unsealed = text => text.replace(/\b[0-9a-f]{16} ([a-z-]+) ([0-9a-f]+) [0-9a-f]{16}\b/, "$1 $2");

test("sheets are the files that the program writes, but for their seal", async t => {
  const specs = readdirSync(join(root, "exercises")).sort();
  const out = join(home, "sheets");
  let [time, count] = [0, 0];
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const [name, variant, lang] = [specs[sheet % specs.length], Math.floor(sheet / specs.length), ["en", "hu", "he"][sheet % 3]];
    // Another seed, so that each sheet is another one.
    const spec = readFileSync(join(root, "exercises", name), "utf8").replace(/^seed: .*$/m, `seed: sheet-${sheet}`);
    const stem = name.replace(/\.yaml$/, "");
    writeFileSync(join(home, name), spec);
    run(program, ["sheet", join(home, name), "--variant", String(variant), "--lang", lang, "--format", "json,html", "--out", out]);
    nimbook.lang = lang;
    const start = performance.now();
    const { id, files } = nimbook.sheet(spec, { stem, variant, formats: ["json", "html"] });
    time += performance.now() - start;
    assert.deepEqual(files.map(file => file.name).sort(), readdirSync(out).sort(), name);
    assert.ok(id.startsWith("NB-"));
    for (const { name: file, text } of files) {
      const written = readFileSync(join(out, file), "utf8");
      assert.equal(unsealed(text), unsealed(written), `${file}, variant ${variant}, ${lang}`);
      assert.equal(text.length, written.length);
      count += 1;
    }
    rmSync(out, { recursive: true });
  }
  nimbook.lang = "en";
  t.diagnostic(`${SHEETS} sheets, ${count} files equal but for the seal; ${(time / SHEETS).toFixed(0)} ms a sheet`);
});

test("claims are decided, and a certificate is checked again", () => {
  const claims = "claim sum: forall a, b: a xor b = b xor a\nclaim wrong: forall a, b: a xor b = a + b\n";
  writeFileSync(join(home, "my.claims"), claims);
  // A claim that is refuted ends the program with a code of its own.
  const printed = spawnSync(program, ["prove", join(home, "my.claims"), "--json"], { encoding: "utf8" }).stdout;
  assert.deepEqual(nimbook.prove(claims), JSON.parse(printed));
  const [sum, wrong] = nimbook.prove(claims, { certificates: true });
  assert.equal(nimbook.verify(sum.certificate).proved, true);
  assert.equal(nimbook.verify(Buffer.from(wrong.certificate, "hex")).proved, false);
  refused(() => nimbook.verify(`00${sum.certificate}`));
  refused(() => nimbook.verify("no digits"));
});

test("what is wrong is said with its place, and nothing stops the engine for long", () => {
  const slip = refused(() => nimbook.solve("nim 7 x 12"));
  assert.deepEqual([slip.faults[0].line, slip.faults[0].column], [1, 7]);
  assert.match(slip.faults[0].help, /nim/);
  assert.equal(refused(() => nimbook.solve("num 7")).faults[0].help, "did you mean `nim`?");
  const [missing, unknown] = refused(() => nimbook.sheet("title: x\nseed: a\nexercisess: 3\n")).faults;
  assert.deepEqual([missing.code, unknown.line, unknown.column, unknown.help], ["missing-key", 3, 1, "did you mean `exercises`?"]);
  assert.equal(refused(() => nimbook.prove("claim c: forall a: a xor")).faults[0].column, 25);
  for (const text of ["", " ", "\0", "\ud800", "nim \u202e7", "<script>alert(1)</script>", "nim ".repeat(100_000), "7".repeat(5_000_000), "(".repeat(1_000_000), "nim 99999999999999999999999"]) {
    refused(() => nimbook.solve(text));
    refused(() => nimbook.sheet(text));
    refused(() => nimbook.verify(text || "0"));
  }
  for (const request of [{}, { do: "dance" }, { do: "solve" }, { do: "solve", position: 7 }, { do: "mark", of: {}, answer: "" }, { do: "solve", position: "nim 1", extra: 1 }]) refused(() => nimbook.ask(request));
  assert.throws(() => nimbook.solve(7n), TypeError);
  // Numbers past 2^53 are exact.
  assert.equal(nimbook.solve("nim 18446744073709551615 18446744073709551615 5").grundy, 5);
  assert.equal(nimbook.solve("nim 18446744073709551615").grundy, "18446744073709551615");
});

test("an engine that traps is replaced by a new one", async () => {
  const name = text => [text.length, ...Buffer.from(text)];
  const section = (id, ...content) => [id, content.length, ...content];
  const code = (...content) => [content.length + 2, 0, ...content, 0x0b];
  const small = Uint8Array.from([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    // Functions of nothing and of a number, both to a number: answer and text, and place.
    ...section(1, 2, 0x60, 0, 1, 0x7f, 0x60, 1, 0x7f, 1, 0x7f),
    ...section(3, 3, 1, 0, 0),
    ...section(5, 1, 0, 1),
    // How often it was asked.
    ...section(6, 1, 0x7f, 1, 0x41, 0, 0x0b),
    ...section(7, 4, ...name("memory"), 2, 0, ...name("place"), 0, 0, ...name("answer"), 0, 1, ...name("text"), 0, 2),
    ...section(10, 3,
      ...code(0x41, 32),
      // The second answer is a trap; else it has two bytes.
      ...code(0x23, 0, 0x41, 1, 0x6a, 0x24, 0, 0x23, 0, 0x41, 1, 0x4b, 0x04, 0x40, 0x00, 0x0b, 0x41, 2),
      ...code(0x41, 16)),
    ...section(11, 1, 0, 0x41, 16, 0x0b, ...name("{}")),
  ]);
  const one = await open({ engine: small });
  assert.deepEqual(one.ask({ do: "solve", position: "" }), {});
  const { faults, cause } = refused(() => one.ask({ do: "solve", position: "" }));
  assert.match(faults[0].message, /stopped/);
  assert.ok(cause instanceof WebAssembly.RuntimeError);
  assert.deepEqual(one.ask({ do: "solve", position: "" }), {});
});

test("an engine comes from bytes, packed bytes, a module or a reply, and an address where there is none is refused", async () => {
  const wasm = readFileSync(join(site, "node_modules/nimbook/engine.wasm"));
  const module = await WebAssembly.compile(wasm);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const packedWasm = readFileSync(join(root, "src/page/engine/engine.wasm.gz"));
  for (const engine of [wasm, packedWasm, module, new Response(wasm), new Response(wasm, { headers: { "content-type": "application/wasm" } }), Promise.resolve(module)]) {
    assert.equal((await open({ engine })).solve("nim 1 2 3").outcome, "P");
  }
  await assert.rejects(open({ engine: pathToFileURL(join(home, "nowhere.wasm")) }));
  await assert.rejects(open({ engine: new Response("", { status: 404 }) }), NimbookError);
  await assert.rejects(open({ engine: new Response("<!doctype html>") }), NimbookError);
  await assert.rejects(open({ engine: Uint8Array.of(1, 2, 3) }), NimbookError);
});

test("two languages beside one another, and a question from asking to marking", async () => {
  const hungarian = await open({ lang: "hu" });
  const of = { kind: "winning-moves", game: "nim", level: 2, seed: "a", number: 3 };
  const [one, other] = [nimbook.question(of), hungarian.question(of)];
  assert.equal(one.position, other.position);
  assert.notEqual(one.html, other.html);
  const right = nimbook.solve(one.position).winning_moves.map(move => move.text).join("; ");
  assert.equal(nimbook.mark(of, right).verdict, "proved");
  assert.equal(nimbook.mark(of, right).marked.status, "right");
  assert.equal(nimbook.mark(of, "whatever you say").verdict, "unread");
  assert.equal(nimbook.mark(of, "").verdict, "unread");
});

test("every kind can be asked as the element asks it", () => {
  const { topics } = nimbook.ask({ do: "gallery" });
  const kinds = new Set(topics.flatMap(topic => topic.kinds));
  assert.ok(kinds.size > 30, `${kinds.size} kinds`);
  for (const kind of kinds) assert.match(nimbook.question({ kind, level: 2, seed: "a", number: 0 }).html, /<form class="card"/, kind);
});

test("a class has its files", () => {
  const spec = readFileSync(join(root, "exercises/first-sheet.yaml"), "utf8");
  const { files, notes } = nimbook.class(spec, { stem: "nine", roster: "id,name\n1,Anna Kis\n2,Ben Okafor\n", formats: ["html", "docx"] });
  assert.deepEqual(notes, []);
  assert.ok(files.some(file => file.name === "nine-sheets.html" && file.text.includes("Anna Kis")));
  const word = files.find(file => file.name.endsWith(".docx"));
  assert.equal(Buffer.from(word.bytes.subarray(0, 2)).toString(), "PK");
});

test("the types are those of the sources, and what they do not understand fails", () => {
  const folder = join(home, "sources");
  const from = join(root, "src/page");
  const changed = (name, change) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(from, folder, { recursive: true, filter: path => !path.endsWith(".gz") });
    const path = join(folder, name);
    const [text, after] = [readFileSync(path, "utf8"), change(readFileSync(path, "utf8"))];
    assert.notEqual(text, after);
    writeFileSync(path, after);
    return () => typesOf(folder);
  };
  const field = "    /// The position.\n    position: String,\n";
  assert.match(changed("solve.rs", text => text.replace(field, `${field}    /// How deep.\n    depth: Option<u64>,\n`))(), /\/\*\* How deep\. \*\/\n {2}depth\?: number \| null;/);
  assert.throws(changed("solve.rs", text => text.replace("position: String", "position: Cow<'static, str>")), /not understood/);
  assert.throws(changed("solve.rs", text => text.replace(field, `    #[serde(rename = "at")]\n${field}`)), /not understood/);
  assert.throws(changed("solve.rs", text => text.replace("deny_unknown_fields", "untagged")), /not understood/);
  assert.throws(changed("mod.rs", text => text.replace('"solve" => solve::solve(&self.about()?, &html()?)', '"solve" => solve::solve(&self.all()?, &html()?)')), /not understood/);
  assert.throws(changed("solve.rs", text => `${text}\n#[derive(Deserialize)]\npub struct Other {\n    text: String,\n}\n`), /no request takes/);
  assert.throws(changed("question.rs", text => text.replace("    number: Option<u64>,\n}", "    number: Option<u64>,\n    more: bool,\n}")), /other fields/);
});

test("types are strict, and replies are what they say", () => {
  const reply = (name, type, value) => `export const ${name}: ${type} = ${JSON.stringify(value)};\n`;
  const of = { kind: "winning-moves", game: "nim", level: 1, seed: "a", number: 0 };
  const claims = "claim c: forall a: a xor a = 0\nclaim d: forall a: a = 2\n";
  const question = nimbook.question(of);
  const replies = [
    ...["nim 7 3 12", "nim 18446744073709551615 1", "queen 3 5", "kayles 4 5", "nim 1 2 + kayles 3", "chomp 3 4", "tic-tac-toe"].flatMap((position, at) => {
      try { return [reply(`solution${at}`, "Solution", nimbook.solve(position))]; } catch { return []; }
    }),
    reply("outcomes", "Outcome[]", nimbook.prove(claims)),
    reply("checked", "Checked", nimbook.verify(nimbook.prove(claims, { certificates: true })[0].certificate)),
    reply("question", "Question", question),
    ...["1 from heap 1", "", "x"].map((answer, at) => reply(`verdict${at}`, "Verdict", nimbook.mark(of, answer))),
    reply("files", 'ReplyTo<"files">', { ...nimbook.ask({ do: "files", spec: "title: x\nseed: a\nexercises:\n  - id: a\n    kind: mex\n", formats: ["md"] }) }),
    reply("faults", "Fault[]", refused(() => nimbook.prove("claim c: forall a: a xor")).faults),
    reply("slip", "Fault[]", refused(() => nimbook.solve("num")).faults),
  ];
  assert.ok(replies.length > 12, `${replies.length} replies`);
  writeFileSync(join(site, "replies.ts"), `import type { Checked, Fault, Outcome, Question, ReplyTo, Solution, Verdict } from "nimbook";\n${replies.join("")}`);
  writeFileSync(join(site, "consumer.ts"), `
import { NimbookError, open } from "nimbook";
import { NimBook } from "nimbook/element";

const nimbook = await open({ lang: "hu" });
const grundy: number | string | null = nimbook.solve("nim 1", { misere: true }).grundy;
const text: string = nimbook.prove("")[0]!.verdict;
for (const file of nimbook.sheet("", { variant: 1, formats: ["html"], key: "inline" }).files) {
  if (file.bytes) file.bytes.length; else file.text.length;
}
const { html } = nimbook.ask({ do: "hint", of: { kind: "mex", seed: "a", number: 0 }, level: 1 });
const judged = nimbook.mark({ spec: "", id: "", item: 0 }, "1");
if (judged.verdict !== "unread") judged.marked.points.toFixed();
// @ts-expect-error a position is a text
nimbook.solve(7);
// @ts-expect-error there is no such option
nimbook.solve("nim 1", { deep: true });
// @ts-expect-error there is no such request
nimbook.ask({ do: "dance" });
// @ts-expect-error a request without what it needs
nimbook.ask({ do: "mark", answer: "1" });
// @ts-expect-error there is no such language
await open({ lang: "xx" });
// @ts-expect-error there is no such key
nimbook.sheet("", { key: "long" });
// @ts-expect-error what is unread has no marks
judged.marked.points;
try { nimbook.verify(new Uint8Array(2)); } catch (error) { if (error instanceof NimbookError) error.faults[0]?.line?.toFixed(); }
const element: NimBook = document.createElement("nim-book");
element.addEventListener("nimbook-verdict", ({ detail }) => { detail.marked.mistake?.length; });
element.level = 3;
export { grundy, text, html };
`);
  const options = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true, target: "es2023", lib: ["dom", "dom.iterable", "es2023"], types: [], skipLibCheck: false };
  for (const [module, moduleResolution] of [["nodenext", "nodenext"], ["esnext", "bundler"]]) {
    writeFileSync(join(site, "package.json"), JSON.stringify({ type: "module", private: true }));
    writeFileSync(join(site, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...options, module, moduleResolution }, files: ["replies.ts", "consumer.ts"] }));
    try {
      run(compiler, ["-p", "tsconfig.json"], { cwd: site });
    } catch (error) {
      assert.fail(`${moduleResolution}: ${error.stdout}`);
    }
  }
});

test("scripts fit their own types", () => {
  const folder = join(home, "one/package");
  const options = { allowJs: true, checkJs: true, noEmit: true, target: "es2024", lib: ["dom", "dom.iterable", "es2024"], module: "esnext", moduleResolution: "bundler", types: [], strict: false };
  // node.js is the one script that needs the types of Node.
  writeFileSync(join(home, "scripts.json"), JSON.stringify({ compilerOptions: options, files: ["index.js", "nimbook.js", "element.js"].map(name => join(folder, name)) }));
  const { status, stdout } = spawnSync(compiler, ["-p", join(home, "scripts.json")], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
});
