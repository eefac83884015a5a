// Assembles the package in a folder: the engine, what stands beside this file, what the element takes from the pages of
// nimbook, and the types of requests.
// node pack.mjs FOLDER; `npm pack FOLDER` makes an archive of it. The same sources give the same bytes.
//
// Scripts and styles of a question are those of templates/, taken apart here. What is not found where it is expected ends in an error.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { typesOf } from "./types.mjs";

const root = join(import.meta.dirname, "../..");
const read = path => readFileSync(join(root, path), "utf8");
const own = name => readFileSync(join(import.meta.dirname, name), "utf8");

/** What a pattern finds in a text, which it must. */
function found(text, pattern, what) {
  const match = text.match(pattern);
  if (!match) throw new Error(`${what} is not where it was: ${pattern}`);
  return match;
}

// ---------- what Cargo.toml says ----------

/** The version, the description and the like of the crate. */
function manifest() {
  const crate = found(read("Cargo.toml"), /^\[package\]\n([^]*?)\n\[/m, "the package in Cargo.toml")[1];
  const text = key => found(crate, new RegExp(`^${key} = "(.*)"$`, "m"), key)[1];
  const optional = key => crate.match(new RegExp(`^${key} = "(.*)"$`, "m"))?.[1];
  const keywords = [...found(crate, /^keywords = \[(.*)\]$/m, "the keywords")[1].matchAll(/"([^"]+)"/g)].map(([, word]) => word);
  const { name, ...rest } = JSON.parse(own("package.json"));
  const [repository, homepage] = [optional("repository"), optional("homepage")];
  return {
    name,
    version: text("version"),
    description: text("description"),
    keywords: [...keywords, "custom-element", "webassembly"],
    // npm wants the operator in brackets.
    license: `(${text("license")})`,
    ...(repository ? { repository: { type: "git", url: `git+${repository}.git` } } : {}),
    ...(homepage ? { homepage } : {}),
    ...rest,
  };
}

// ---------- scripts ----------

/** The scripts of a question: engine.js, parts.js and the questions of page.js, as functions of where they are shown. */
function scripts() {
  const plain = path => read(path).replace(/^"use strict";$/m, "");
  const questions = found(read("templates/page/page.js"), /^  const FIELDS = [^]*?(?=^  \/\/ -+ any position)/m, "the questions in page.js")[0];
  return `// Made of templates/page/{engine,parts,page}.js: how a question is asked and checked.

${plain("templates/page/engine.js")}
export { openEngine };

/** What makes questions answer. \`document\`, \`addEventListener\` and \`engine\` are those of the place where they are shown. */
export function answering({ document, addEventListener, engine }) {
${plain("templates/page/parts.js")}
${questions}
return { question, answer, goingOn };
}
`;
}

// ---------- styles ----------

/** The tokens of a block of custom properties, by name. */
const tokens = block => new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

/** A stylesheet for a shadow root: what was the page is the element, and its colours follow the colour scheme around it. */
function shadowed(css, what) {
  const dark = tokens(found(css, /^:root\[data-theme="dark"\] \{([^}]*)\}\n/m, `the dark colours of ${what}`)[1]);
  const light = tokens(found(css, /^:root \{([^}]*)\}/m, `the tokens of ${what}`)[1]);
  const both = [...dark].map(([name, value]) => {
    if (!light.has(name)) throw new Error(`${what}: ${name} is a colour in the dark alone`);
    return `${name}: light-dark(${light.get(name)}, ${value});`;
  });
  return css
    .replace(/^@media \(prefers-color-scheme: dark\) \{\n  :root[^]*?\n\}\n/m, "")
    .replace(/^:root\[data-theme="(?:dark|light)"\] \{[^}]*\}\n/gm, "")
    .replace(/^:root \{[^}]*\}/m, block => `${block.replace(":root", ":host")}\n@supports (color: light-dark(red, red)) { :host { ${both.join(" ")} } }`)
    .replace(/:root(?:, :root\[data-theme\], :root:not\(\[data-theme="light"\]\))?(?= \{)/g, ":host")
    .replace(/^html \{[^}]*\}\n/m, "")
    .replace(/^  html \{[^}]*\}\n/gm, "")
    .replace(/^body \{/m, ".nimbook {")
    // An element is narrow where its place is, whatever the window.
    .replace(/@media(?: screen and)? \(max-width: ([\d.]+)rem\)/g, (_, width) => `@container (max-width: ${width * 16}px)`);
}

/** Sections of a stylesheet, by the names in their headings. */
function sections(css, names, what) {
  const parts = css.split(/^(?=\/\* -{5,} )/m);
  const named = new Map(parts.map(part => [part.match(/^\/\* -+ (?:\d+  )?(.*?) -+ \*\//)?.[1], part]));
  return names.map(name => {
    if (!named.has(name)) throw new Error(`${what} has no section ${name}`);
    return named.get(name);
  }).join("\n");
}

/** The stylesheet of the element. */
function style() {
  const base = sections(read("templates/html/nimbook.css"),
    ["tokens", "ground", "the sheet and the key", "tables", "pictures", "the key", "narrow", "the reader's own colours"], "nimbook.css")
    .replace('@import "pictures.css";', () => read("templates/html/pictures.css"));
  const page = sections(read("templates/page/page.css"), ["tokens", "controls: one vocabulary", "questions"], "page.css");
  const all = [
    shadowed(base, "nimbook.css"),
    read("templates/page/parts.css"),
    shadowed(page, "page.css"),
    own("element.css"),
  ].join("\n");
  // Lengths are those of the text around the element, unless its page says otherwise.
  const sized = all.replace(/(?<!--nimbook-size, )(?<![\w.])(-?[\d.]+)rem\b/g, (_, number) => `calc(${number} * var(--size))`);
  if (/:root|(?<![.\w])(?:html|body) \{|@import|prefers-color-scheme/.test(sized)) throw new Error("the stylesheet of the element is still that of a page");
  return sized.replace(/\/\*[^]*?\*\//g, "").replace(/\n\s*\n+/g, "\n");
}

/** The symbols that a question, its verdict and its solution use. */
function symbols() {
  const all = read("templates/html/symbols.html") + read("templates/page/page.html");
  const symbol = name => found(all, new RegExp(`<symbol id="${name}".*</symbol>`), `the symbol ${name}`)[0];
  return ["proved", "checked", "again", "meet", "open", "none"].map(symbol).join("\n");
}

/** The languages, with the sentence for a browser that cannot run the engine. */
function languages() {
  const codes = readdirSync(join(root, "templates/lang")).filter(name => name.endsWith(".ftl")).map(name => name.slice(0, -4)).sort();
  const failed = code => found(read(`templates/lang/${code}.ftl`), /^live-failed = (.*)$/m, `live-failed of ${code}`)[1];
  return Object.fromEntries(codes.map(code => [code, failed(code)]));
}

/** Writes the package into a folder, which is made anew. */
export function pack(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name, content) => writeFileSync(join(folder, name), content);
  const failed = languages();
  const ours = readdirSync(import.meta.dirname).filter(name => /^(?:index|node|nimbook|element)\.js$|\.d\.ts$|^README\.md$/.test(name));
  for (const name of ours) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) copyFileSync(join(root, name), join(folder, name));
  write("NOTICES.txt", execFileSync("python3", [join(root, "packages/notices.py"), "engine"]));
  write("package.json", `${JSON.stringify(manifest(), undefined, 2)}\n`);
  write("engine.wasm", gunzipSync(readFileSync(join(root, "src/page/engine/engine.wasm.gz"))));
  write("question.js", scripts());
  write("look.js", `// Made of templates/: what a question looks like.\n
export const STYLE = ${JSON.stringify(style())};\n
export const SYMBOLS = ${JSON.stringify(symbols())};\n
/** What is said where the engine cannot run, by language. */
export const FAILED = ${JSON.stringify(failed, undefined, 2)};\n`);
  write("requests.d.ts", `// Made of the sources of the engine.\n\n/** The languages of sentences and sheets. */
export type Lang = ${Object.keys(failed).map(code => JSON.stringify(code)).join(" | ")};\n\n${typesOf(join(root, "src/page"))}`);
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error("node pack.mjs FOLDER");
    process.exit(2);
  }
  pack(folder);
}
