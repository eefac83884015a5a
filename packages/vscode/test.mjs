// Holds the extension to what its README promises: packed twice, read back by others, its schema and snippets compared with the
// program, and run in Node with a stand-in for the module `vscode`.
// node --test test.mjs; NIMBOOK is the program if it is not that of target/debug, CHROMIUM the browser. The readers that others
// wrote are in tests/browser: `npm ci --prefix tests/browser` brings them.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pack } from "./pack.mjs";
import { editor } from "./stand-in.mjs";

const root = join(import.meta.dirname, "../..");
const program = resolve(process.env.NIMBOOK ?? join(root, "target/debug/nimbook"));
const modules = join(root, "tests/browser/node_modules");
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
const home = mkdtempSync(join(tmpdir(), "nimbook-vscode-"));
const folder = join(home, "read/extension");
const required = createRequire(join(modules, "any.js"));

const text = path => readFileSync(path, "utf8");
const json = path => JSON.parse(text(path));
const own = name => json(join(import.meta.dirname, name));
const run = (args, options = {}) => spawnSync(program, args, { encoding: "utf8", cwd: home, ...options });
const specs = () => readdirSync(join(root, "exercises")).filter(name => name.endsWith(".yaml")).map(name => join(root, "exercises", name));

let archive;
before(() => {
  const schema = join(home, "schema.json");
  writeFileSync(schema, run(["schema"]).stdout);
  archive = pack(join(home, "one"), program);
  // The zip is read by the library of Python.
  execFileSync("python3", ["-c", `
import sys, zipfile
from xml.dom import minidom
with zipfile.ZipFile(sys.argv[1]) as file:
    assert file.testzip() is None
    assert all(entry.date_time == (1980, 1, 1, 0, 0, 0) for entry in file.infolist())
    assert len(set(file.namelist())) == len(file.namelist())
    for name in ["[Content_Types].xml", "extension.vsixmanifest"]:
        minidom.parseString(file.read(name))
    file.extractall(sys.argv[2])
`, archive, join(home, "read")]);
});
after(() => rmSync(home, { recursive: true, force: true }));

// ---------- the package ----------

test("the same sources give the same bytes, and the schema may come from a file", () => {
  const again = pack(join(home, "two"), join(home, "schema.json"));
  assert.deepEqual(readFileSync(again), readFileSync(archive));
});

test("the package has what its manifests name, with version and license of Cargo.toml", () => {
  const about = json(join(folder, "package.json"));
  const crate = text(join(root, "Cargo.toml"));
  assert.ok(crate.includes(`\nversion = "${about.version}"\n`) && crate.includes(`\nlicense = "${about.license}"\n`));
  assert.equal(basename(archive), `nimbook-${about.version}.vsix`);
  assert.deepEqual([about.dependencies, about.scripts], [undefined, undefined]);
  const { languages, grammars, yamlValidation, snippets } = about.contributes;
  const named = [about.main, about.icon, ...languages.map(one => one.configuration), ...grammars.map(one => one.path),
    ...yamlValidation.map(one => one.url), ...snippets.map(one => one.path)];
  for (const path of named) assert.ok(existsSync(join(folder, path)), path);
  const [types, manifest] = ["[Content_Types].xml", "extension.vsixmanifest"].map(name => text(join(home, "read", name)));
  assert.ok(manifest.includes(`Id="nimbook" Version="${about.version}" Publisher="nimbook"`));
  for (const [, path] of manifest.matchAll(/ Path="([^"]+)"/g)) assert.ok(existsSync(join(home, "read", path)), path);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  for (const { name } of files) assert.ok(types.includes(`Extension=".${name.split(".").pop()}"`), name);
  const engine = "engine/engine.wasm.gz";
  assert.deepEqual(readFileSync(join(folder, engine)), readFileSync(join(root, "src/page/engine/engine.wasm.gz")));
  const codes = readdirSync(join(root, "templates/lang")).filter(name => name.endsWith(".ftl")).map(name => name.slice(0, -4)).sort();
  assert.deepEqual(about.contributes.configuration.properties["nimbook.language"].enum, codes);
});

// ---------- the schema ----------

test("the schema takes every sheet of exercises/ and no broken one", () => {
  const Ajv = required("ajv/dist/2020").default;
  const { parse } = required("yaml");
  const accepts = new Ajv({ strict: false, allErrors: true }).compile(json(join(folder, "nimbook.schema.json")));
  const paths = specs();
  assert.ok(paths.length >= 30);
  for (const path of paths) {
    accepts(parse(text(path)));
    // An id like `true` is text for nimbook, whatever YAML takes it for.
    const errors = (accepts.errors ?? []).filter(({ instancePath, keyword }) => !(/^\/exercises\/\d+\/id$/.test(instancePath) && keyword === "type"));
    assert.deepEqual(errors, [], path);
  }
  const good = text(join(root, "exercises/01-two-heaps.yaml"));
  const broken = [["kind: outcome", "kind: outcomes"], ["heaps: 2", "heap: 2"], ["seed: two-heaps\n", ""], ["points: 20", "points: -1"],
    ["count: 3", "count: 0"], ["unique: true", "unique: perhaps"], ["id: level", "id: a b"], ["    kind: outcome\n", ""], ["size: 1..63", "size: few"]];
  for (const [found, other] of broken) {
    const bad = good.replace(found, other);
    assert.notEqual(bad, good);
    writeFileSync(join(home, "bad.yaml"), bad);
    assert.equal(run(["check", "bad.yaml"]).status, 2, other);
    assert.ok(!accepts(parse(bad)), other);
  }
});

// ---------- snippets ----------

/** The texts of a snippet: each of its choices, its other places filled with what they hold. */
function texts({ body }) {
  const whole = (Array.isArray(body) ? body : [body]).join("\n");
  const filled = whole.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, held) => held.replace(/\\(.)/g, "$1")).replace(/\$\d/g, "");
  const choices = [...filled.matchAll(/\$\{\d+\|([^|]*)\|\}/g)].map(([place, list]) => [place, list.split(",")]);
  const first = choices.reduce((so, [place, [one]]) => so.replace(place, one), filled);
  const others = choices.flatMap(([place, [, ...rest]]) => rest.map(one =>
    choices.reduce((so, [other, [usual]]) => so.replace(other, other === place ? one : usual), filled)));
  assert.ok(![first, ...others].some(so => so.includes("${")), first);
  return [first, ...others];
}
const snippets = name => Object.entries(own(`snippets/${name}.json`)).flatMap(([title, one]) => texts(one).map(so => [title, so]));

test("snippets of sheets are sheets, for the program and for the schema", () => {
  writeFileSync(join(home, "my.claims"), texts(own("snippets/claims.json").game)[0]);
  for (const [title, so] of snippets("sheets")) {
    writeFileSync(join(home, "snippet.yaml"), /^title:/.test(so) ? so : `title: Snippet\nseed: s\nexercises:\n${so.replace(/^/gm, "  ")}`);
    const { status, stdout, stderr } = run(["check", "snippet.yaml"]);
    assert.equal(status, 0, `${title}\n${so}\n${stdout}${stderr}`);
  }
});

test("snippets of claims are decided as they say", () => {
  for (const [title, so] of snippets("claims")) {
    // Misère play has other lost positions, and the snippet says those of normal play.
    if (so.includes(" misere {")) continue;
    writeFileSync(join(home, "snippet.claims"), so);
    const { status, stdout, stderr } = run(["prove", "snippet.claims"]);
    assert.equal(status, 0, `${title}\n${so}\n${stdout}${stderr}`);
  }
});

test("snippets of blocks are blocks that say nothing false", () => {
  for (const [title, so] of snippets("blocks")) {
    const { status, stdout, stderr } = run(["block", "--format", "json"], { input: so });
    assert.equal(status, 0, `${title}\n${so}\n${stderr}`);
    assert.deepEqual(JSON.parse(stdout).kind, so.match(/^```([\w-]+)/)[1]);
  }
});

// ---------- the grammar ----------

/** The words that the parser knows, from its source, and where each may stand. */
function words() {
  const source = name => text(join(root, "src/logic/syntax", name));
  const strings = list => [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
  const found = (name, pattern) => {
    const match = source(name).match(pattern);
    assert.ok(match, `${name} does not have ${pattern}`);
    return match[1];
  };
  const keywords = strings(found("token.rs", /fn keyword\(word: &str\)[^{]*\{([^]*?)_ => return None/));
  const opening = [...found("token.rs", /fn opens_statement[^{]*\{([^]*?)\n    \}/).matchAll(/Kind::(\w+)/g)].map(([, kind]) => kind.toLowerCase());
  const calls = [...source("formula.rs").matchAll(/(?:Predicate|Function)::\w+ => ("\w+")/g)].flatMap(([, word]) => strings(word));
  const inBlocks = ["game.rs", "heaps.rs", "block.rs"].flatMap(name => {
    const content = source(`parse/${name}`);
    return [/RESERVED: \[&str; \d+\] =\s*\[([^\]]*)\]/g, /parts: &\[([^\]]*)\]/g, /expect_word\(("\w+")/g, /Kind::Name\(word\) if word == ("\w+")/g]
      .flatMap(pattern => [...content.matchAll(pattern)].flatMap(([, list]) => strings(list)));
  });
  assert.ok(keywords.length >= 22 && opening.length >= 6 && calls.length >= 9 && new Set(inBlocks).size >= 18, "the words are not where they were");
  return { opening, formula: keywords.filter(word => !opening.includes(word)), calls: [...new Set(calls)], inBlocks: [...new Set(inBlocks)] };
}

/** What a pattern of the grammar finds in a text, as JavaScript reads it. */
const finds = (rule, content) => [...content.matchAll(new RegExp(rule.match ?? rule.begin, "gmu"))].flatMap(match => [match[0], ...match.slice(1)]);

test("the grammar knows every word of the parser", () => {
  const { opening, formula, calls, inBlocks } = words();
  const { block, statement, formula: { patterns } } = own("syntaxes/claims.json").repository;
  const missing = [
    ...opening.filter(word => ![block, ...statement.patterns].some(rule => finds(rule, `${word} some-name`).includes(word))),
    ...formula.filter(word => !patterns.some(rule => finds(rule, `x ${word} y`).includes(word))),
    ...calls.filter(word => !patterns.some(rule => finds(rule, `(${word}(x))`).includes(word))),
    ...inBlocks.filter(word => !block.patterns.filter(rule => rule.match).some(rule => finds(rule, `  ${word} x`).includes(word))),
  ];
  assert.deepEqual(missing, []);
});

test("files of claims are coloured as TextMate grammars are read", async () => {
  const { INITIAL, Registry, parseRawGrammar } = required("vscode-textmate");
  const { OnigScanner, OnigString, loadWASM } = required("vscode-oniguruma");
  await loadWASM(readFileSync(join(modules, "vscode-oniguruma/release/onig.wasm")).buffer);
  const onigLib = Promise.resolve({ createOnigScanner: list => new OnigScanner(list), createOnigString: one => new OnigString(one) });
  const registry = new Registry({ onigLib, loadGrammar: async () => parseRawGrammar(text(join(import.meta.dirname, "syntaxes/claims.json")), "claims.json") });
  const grammar = await registry.loadGrammar("source.nimbook-claims");
  const { opening, formula, calls } = words();
  const wanted = new Map([...opening.map(word => [word, "keyword.control"]), ...formula.map(word => [word, "keyword.operator.expression"]), ...calls.map(word => [word, "support.function"]),
    ["true", "constant.language"], ["false", "constant.language"], ["in", "keyword.other"]]);
  const seen = new Set();
  for (const name of readdirSync(join(root, "tests/claims"))) {
    let stack = INITIAL;
    for (const [row, line] of text(join(root, "tests/claims", name)).split("\n").entries()) {
      const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
      stack = ruleStack;
      for (const { startIndex, endIndex, scopes } of tokens) {
        const word = line.slice(startIndex, endIndex).trim();
        const scope = scopes[scopes.length - 1];
        if (!wanted.has(word) || /^(?:comment|entity)/.test(scope) || calls.includes(word) && !line.slice(endIndex).trimStart().startsWith("(")) continue;
        seen.add(word);
        assert.ok(scope.startsWith(wanted.get(word)) || word === "in", `${name}:${row + 1}: ${word} is ${scope}`);
      }
      // Nothing that is no keyword looks like one: what stands before a colon is a name.
      const label = line.match(/^(?:claim|refute|conjecture) ([^\s:]+)/);
      if (label) {
        const at = tokens.find(({ startIndex }) => startIndex === label[0].length - label[1].length);
        assert.equal(at?.scopes.at(-1), "entity.name.function.nimbook-claims", `${name}:${row + 1}`);
      }
    }
  }
  assert.ok(seen.size >= 20, [...seen].join(" "));
});

// ---------- the extension at work ----------

/** A place as nimbook counts: lines and characters from 1. */
const place = (document, { line, character }) => [line + 1, [...document.lineAt(line).text.slice(0, character)].length + 1];
const asFault = document => ({ range, message, code, source, severity, relatedInformation }) => {
  assert.deepEqual([source, severity], ["nimbook", 0]);
  const [said, help] = message.split("\n");
  const [[line, column], [end_line, end_column]] = [place(document, range.start), place(document, range.end)];
  const notes = (relatedInformation ?? []).map(({ location, message: also }) => {
    const [row, sign] = place(document, location.range.start);
    return { note: { line: row, column: sign, message: also } };
  });
  return Object.assign({ line, column, end_line, end_column, code, message: said, help }, ...notes);
};
/** What the program says is wrong with a file. */
function faultsOf(args, cwd) {
  const { stdout } = run([...args, "--json"], { cwd });
  return (JSON.parse(stdout).faults ?? []).map(({ file, ...fault }) => fault);
}
/** A file of the program without its seal. */
const unsealed = html => html.replace(/\n<!-- nimbook [0-9a-f]{16} [^\n]* -->\n$/, "");

test("the extension", async suite => {
  const code = editor(folder);
  suite.after(() => code.end());
  const work = join(home, "work");
  mkdirSync(work);
  const two = text(join(root, "exercises/01-two-heaps.yaml"));

  await suite.test("a sheet of any name is known by what is in it, and no other YAML", async () => {
    const { document, faults } = code.open(join(work, "friday.yaml"), "yaml", two);
    assert.deepEqual(await faults, []);
    assert.equal(code.contexts.get("nimbook.isSheet"), true);
    assert.equal(code.schemas.address(String(document.uri)), "nimbook://schema/sheet");
    assert.equal(code.schemas.content(), text(join(folder, "nimbook.schema.json")));
    const other = code.open(join(work, "pod.yaml"), "yaml", "kind: Pod\nmetadata:\n  name: exercises\n");
    assert.deepEqual(await other.faults, []);
    assert.equal(code.contexts.get("nimbook.isSheet"), false);
    assert.equal(code.schemas.address(String(other.document.uri)), undefined);
    code.commands.get("nimbook.show")();
    assert.deepEqual([code.messages.length, code.panels.length], [1, 0]);
    [document, other.document].forEach(code.close);
  });

  await suite.test("faults of sheets are those of the program, at their places", async () => {
    const opened = readdirSync(join(root, "tests/faults/spec")).filter(name => name.endsWith(".yaml")).map(name => {
      const path = join(root, "tests/faults/spec", name);
      // An editor takes the mark from the beginning of a file.
      const content = text(path).replace(/^\ufeff/, "");
      return { path, ...code.open(join(work, name.replace(/yaml$/, "nimbook.yaml")), "yaml", content) };
    });
    let count = 0;
    for (const { path, document, faults } of opened) {
      const expected = faultsOf(["check", path]);
      assert.deepEqual((await faults).map(asFault(document)), expected, path);
      count += expected.length;
      code.close(document);
    }
    assert.ok(count > 50, String(count));
  });

  await suite.test("the panel shows what the program writes, anew after each change, and says when it cannot", async () => {
    const path = join(work, "two.yaml");
    const { document, faults } = code.open(path, "yaml", two);
    await faults;
    // The icon above an editor says which sheet is meant.
    const other = code.open(join(work, "other.yaml"), "yaml", two);
    await other.faults;
    code.commands.get("nimbook.show")(document.uri);
    const panel = code.panels[0];
    assert.equal(panel.title, "Sheet of two.yaml");
    code.close(other.document);
    const written = (variant, lang) => {
      writeFileSync(path, document.text);
      assert.equal(run(["sheet", path, "--variant", String(variant), "--lang", lang, "--format", "html", "--out", `${variant}${lang}`, "--force"]).status, 0);
      return ["two.html", "two-key.html"].map(name => unsealed(text(join(home, `${variant}${lang}`, name))));
    };
    /** What the panel is sent after an act. */
    const after = (act, next = panel.next()) => (act(), next);
    const shown = ({ sheet, key }) => [sheet, key];
    const first = await after(() => panel.receive({ variant: 0 }));
    assert.deepEqual(shown(first), written(0, "en"));
    assert.match(first.id, /^NB-/);
    assert.deepEqual(shown(await after(() => panel.receive({ variant: 7 }))), written(7, "en"));
    assert.deepEqual(shown(await after(() => code.configure("language", "he"))), written(7, "he"));
    await after(() => code.configure("language", "en"));
    const changed = await after(() => code.type(document, two.replace("heaps: 2", "heaps: 3")));
    assert.deepEqual(shown(changed), written(7, "en"));
    const wrong = await after(() => code.type(document, two.replace("heaps: 2", "heap: 2")));
    assert.deepEqual(shown(wrong), shown(changed));
    assert.equal(wrong.said, "line 18: an exercise has no key `heap`");
    assert.equal(code.diagnostics(document).length, 1);
    const mended = await after(() => code.type(document, two));
    assert.deepEqual([mended.said, code.diagnostics(document)], ["", []]);
    // A variant that does not exist is said in the panel, and is no fault of the text.
    const beyond = await after(() => panel.receive({ variant: 2 ** 40 }));
    assert.notEqual(beyond.said, "");
    assert.deepEqual(code.diagnostics(document), []);
    // A panel that comes back from the background is shown the same at once.
    assert.deepEqual((await after(() => panel.receive({ variant: 2 ** 40 }))).said, beyond.said);
    // So is a document that was closed and opened again.
    code.close(document);
    const again = code.open(path, "yaml", two);
    await again.faults;
    assert.deepEqual(shown(await after(() => panel.receive({ variant: 7 }))), written(7, "en"));
    panel.dispose();
    code.close(again.document);
  });

  await suite.test("what is typed in a hurry is looked at once", async () => {
    const { document, faults } = code.open(join(work, "hurry.yaml"), "yaml", two);
    await faults;
    const last = code.said(document, () => {
      for (let row = 1; row <= 5; row += 1) code.type(document, two.replace("heaps: 2", `heaps: ${"x".repeat(row)}`));
    });
    const [fault] = await last;
    assert.match(fault.message, /xxxxx/);
    code.close(document);
  });

  await suite.test("a game of a file of claims beside the sheet is found", async () => {
    const claims = texts(own("snippets/claims.json").game)[0];
    writeFileSync(join(work, "my.claims"), claims);
    const spec = "title: Own\nseed: s\nexercises:\n  - id: own\n    kind: winning-moves\n    game: my.claims#take-three\n    size: 1..30\n";
    writeFileSync(join(work, "own.yaml"), spec);
    const { document, faults } = code.open(join(work, "own.yaml"), "yaml", spec);
    assert.deepEqual([await faults, faultsOf(["check", "own.yaml"], work)], [[], []]);
    const bad = spec.replace("#take-three", "#take-tree");
    writeFileSync(join(work, "own.yaml"), bad);
    const said = await code.said(document, () => code.type(document, bad));
    assert.deepEqual(said.map(asFault(document)), faultsOf(["check", "own.yaml"], work));
    assert.equal(said.length, 1);
    code.close(document);
  });

  await suite.test("faults of claims are those of the program, at their places", async () => {
    for (const name of ["games", "heaps", "traps"]) {
      const path = join(root, `tests/faults/${name}.claims`);
      const { document, faults } = code.open(path, "nimbook-claims", text(path));
      const expected = faultsOf(["prove", path]);
      assert.ok(expected.length > 10);
      assert.deepEqual((await faults).map(asFault(document)), expected);
      code.close(document);
    }
  });

  await suite.test("verdicts are those of the program: after a statement, and as a warning where the text says otherwise", async () => {
    for (const path of ["tests/claims/baron.claims", "tests/games/false.claims", "tests/games/games-obligations.claims"].map(name => join(root, name))) {
      const { document, faults } = code.open(path, "nimbook-claims", text(path));
      const warned = await faults;
      const outcomes = JSON.parse(run(["prove", path, "--json"]).stdout);
      const [right, wrong] = [true, false].map(ok => outcomes.filter(outcome => outcome.ok === ok));
      assert.deepEqual(warned.map(({ range }) => range.start.line + 1), wrong.map(({ line }) => line));
      const hints = code.hints(document);
      assert.deepEqual(hints.map(({ position }) => position.line + 1), right.map(({ line }) => line));
      const says = (said, { verdict, witness }) => {
        assert.ok(said.includes({ proved: "proved", refuted: "false" }[verdict]), said);
        for (const [name, value] of Object.entries(witness ?? {})) assert.ok(said.includes(`${name} = ${value}`), said);
      };
      wrong.forEach((outcome, index) => says(warned[index].message, outcome));
      right.forEach((outcome, index) => says(hints[index].label, outcome));
      code.close(document);
    }
  });

  await suite.test("a statement that is mended is decided anew, and old verdicts stand nowhere", async () => {
    const { document, faults } = code.open(join(work, "new.claims"), "nimbook-claims", "claim c: forall a, b: a xor b = a + b\n");
    const [warning] = await faults;
    assert.deepEqual([warning.severity, warning.code, warning.message], [1, "refuted", "c: false: smallest counterexample a = 1, b = 1"]);
    assert.deepEqual([warning.range.start.character, warning.range.end.character], [0, "claim c".length]);
    const mended = code.said(document, () => code.type(document, "claim c: forall a, b: a xor b <= a + b\n"));
    assert.deepEqual(code.hints(document), []);
    assert.deepEqual(await mended, []);
    assert.deepEqual(code.hints(document).map(({ label, position }) => [label, position.character]), [["proved", 38]]);
    // Saved, it is decided at once.
    assert.deepEqual(await code.said(document, () => code.save(document)), []);
    code.close(document);
  });
});

test("a request that takes too long ends, and the next is answered", async () => {
  const { Engine } = createRequire(import.meta.url)(join(folder, "engine.js"));
  const engine = new Engine();
  const slow = engine.ask({ do: "prove", claims: text(join(root, "tests/claims/baron.claims")) }, 1);
  const next = engine.ask({ do: "solve", position: "nim 7 3 12" }, 60_000);
  assert.deepEqual(await slow, { late: true });
  assert.equal((await next).solution.outcome, "N");
  assert.equal(await engine.ask({ do: "solve", position: "nim 1" }, 60_000, () => false), undefined);
  engine.close();
});

// ---------- the panel in a browser ----------

test("the panel in a browser: sheet and key, places kept, light and dark, no script of the sheet", async () => {
  const code = editor(folder);
  const { document } = code.open(join(home, "panel.yaml"), "yaml", text(join(root, "exercises/08-binary-columns.yaml")));
  code.commands.get("nimbook.show")();
  const [panel] = code.panels;
  const browser = await required("playwright-core").chromium.launch({ executablePath: chromium });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 500 } });
    await page.route("https://panel.example/**", route => {
      const path = new URL(route.request().url()).pathname;
      if (path === "/") return route.fulfill({ contentType: "text/html", body: panel.webview.html.replace("<body>", "<body class=\"vscode-light\">") });
      return route.fulfill({ path: join(folder, path) });
    });
    await page.exposeFunction("receive", message => panel.receive(message));
    await page.addInitScript(() => {
      globalThis.acquireVsCodeApi = () => ({ getState: () => globalThis.kept, setState: state => (globalThis.kept = structuredClone(state)), postMessage: message => globalThis.receive(message) });
    });
    const errors = [];
    page.on("pageerror", error => errors.push(String(error)));
    const shown = panel.next();
    await page.goto("https://panel.example/");
    const send = message => page.evaluate(sent => postMessage(sent, "*"), message);
    await send(await shown);
    const inside = page.frameLocator("iframe");
    const heading = inside.locator("h1").first();
    await heading.waitFor();
    const frame = () => page.frames().at(-1);
    const look = () => frame().evaluate(() => ({ y: scrollY, script: typeof globalThis.layOut, theme: document.documentElement.dataset.theme, title: document.title }));
    assert.deepEqual(await look(), { y: 0, script: "undefined", theme: "light", title: "Binary columns" });
    await frame().evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(() => globalThis.kept?.places?.sheet === 300);
    await page.getByLabel("Key").check();
    await page.waitForFunction(() => document.querySelector("iframe").contentDocument?.title.includes("Key"));
    assert.equal((await look()).y, 0);
    await page.getByLabel("Sheet", { exact: true }).check();
    await page.waitForFunction(() => document.querySelector("iframe").contentWindow?.scrollY === 300);
    await page.evaluate(() => (document.body.className = "vscode-dark"));
    await page.waitForFunction(() => document.querySelector("iframe").contentDocument?.documentElement?.dataset.theme === "dark");
    // A change while somebody reads further below leaves them there.
    const changed = panel.next();
    code.type(document, document.text.replace("heaps: 4", "heaps: 5"));
    await send(await changed);
    await page.waitForFunction(() => document.querySelector("iframe").contentWindow?.scrollY === 300);
    const other = panel.next();
    await page.getByLabel("Variant").fill("3");
    await page.getByLabel("Variant").press("Enter");
    const { id } = await other;
    await send(panel.sent.at(-1));
    await page.waitForFunction(wanted => document.querySelector("output").value === wanted, id);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    code.end();
  }
});
