// Packs the extension as nimbook-VERSION.vsix, without a network: what stands beside this file, the engine with its door
// from packages/npm, and the schema.
// node pack.mjs FOLDER PROGRAM; PROGRAM is nimbook, which writes the schema, or a schema that it has written (.json).
//
// A .vsix is a zip with two files about it and the extension in a folder (Open Packaging Conventions, ECMA-376 part 2).
// Nothing in it is compressed but the engine, which is packed already; names are sorted and times fixed, so the same sources
// give the same bytes.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";

const root = join(import.meta.dirname, "../..");

/** What is taken from beside this file. */
const OWN = ["README.md", "engine.js", "extension.js", "faults.js", "language-configuration.json", "panel/panel.css", "panel/panel.js",
  "preview.js", "sheets.js", "snippets/blocks.json", "snippets/claims.json", "snippets/sheets.json", "syntaxes/claims.json", "worker.mjs"];

/** The manifest, with what Cargo.toml says. */
function manifest() {
  const crate = readFileSync(join(root, "Cargo.toml"), "utf8").match(/^\[package\]\n([^]*?)\n\[/m)[1];
  const text = key => crate.match(new RegExp(`^${key} = "(.*)"$`, "m"))?.[1];
  const { name, ...rest } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));
  const repository = text("repository");
  const whole = { name, version: text("version"), license: text("license"), ...(repository ? { repository: { type: "git", url: repository } } : {}), ...rest };
  if (!whole.version || !whole.license) throw new Error("Cargo.toml does not say version and license");
  return whole;
}

/** The icon, as a script of packages/windows draws it. */
function icon() {
  const folder = mkdtempSync(join(tmpdir(), "icon-"));
  try {
    const path = join(folder, "icon.png");
    execFileSync("python3", [join(root, "packages/windows/icon.py"), path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of the extension, by name. */
function extension(about, schema) {
  const licenses = ["LICENSE-MIT", "LICENSE-APACHE"].map(name => readFileSync(join(root, name), "utf8"));
  return {
    ...Object.fromEntries(OWN.map(name => [name, readFileSync(join(import.meta.dirname, name))])),
    "LICENSE.txt": `nimbook is licensed under either of the two licenses below, at your choice.\n\n${licenses.join("\n\n")}`,
    "icon.png": icon(),
    "NOTICES.txt": execFileSync("python3", [join(root, "packages/notices.py"), "engine"]),
    "package.json": `${JSON.stringify(about, undefined, 2)}\n`,
    "nimbook.schema.json": schema.endsWith(".json") ? readFileSync(schema) : execFileSync(schema, ["schema"]),
    "engine/package.json": "{ \"type\": \"module\" }\n",
    "engine/nimbook.js": readFileSync(join(root, "packages/npm/nimbook.js")),
    "engine/node.js": readFileSync(join(root, "packages/npm/node.js")),
    "engine/engine.wasm.gz": readFileSync(join(root, "src/page/engine/engine.wasm.gz")),
  };
}

const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`);

/** What shops of extensions read of one. */
function gallery({ name, version, publisher, displayName, description, keywords, categories, engines, repository }) {
  const properties = [
    ["Microsoft.VisualStudio.Code.Engine", engines.vscode],
    ["Microsoft.VisualStudio.Code.ExtensionDependencies", ""],
    ["Microsoft.VisualStudio.Code.ExtensionPack", ""],
    ["Microsoft.VisualStudio.Code.ExtensionKind", "workspace"],
    ["Microsoft.VisualStudio.Code.LocalizedLanguages", ""],
    ["Microsoft.VisualStudio.Code.ExecutesCode", "true"],
    ...(repository ? [["Microsoft.VisualStudio.Services.Links.Source", repository.url]] : []),
    ["Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown", "true"],
    ["Microsoft.VisualStudio.Services.Content.Pricing", "Free"],
  ].map(([id, value]) => `<Property Id="${id}" Value="${escaped(value)}"/>`);
  const assets = [
    ["Microsoft.VisualStudio.Code.Manifest", "package.json"],
    ["Microsoft.VisualStudio.Services.Content.Details", "README.md"],
    ["Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt"],
    ["Microsoft.VisualStudio.Services.Icons.Default", "icon.png"],
  ].map(([type, path]) => `<Asset Type="${type}" Path="extension/${path}" Addressable="true"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="${escaped(name)}" Version="${escaped(version)}" Publisher="${escaped(publisher)}"/>
<DisplayName>${escaped(displayName)}</DisplayName>
<Description xml:space="preserve">${escaped(description)}</Description>
<Tags>${escaped([...keywords, "yaml", "markdown", "snippet", "nimbook-claims", "__ext_claims"].join(","))}</Tags>
<Categories>${escaped(categories.join(","))}</Categories>
<GalleryFlags>Public</GalleryFlags>
<Properties>
${properties.join("\n")}
</Properties>
<License>extension/LICENSE.txt</License>
<Icon>extension/icon.png</Icon>
</Metadata>
<Installation>
<InstallationTarget Id="Microsoft.VisualStudio.Code"/>
</Installation>
<Dependencies/>
<Assets>
${assets.join("\n")}
</Assets>
</PackageManifest>
`;
}

/** The types of the files, by their endings. */
function types(names) {
  const known = { css: "text/css", gz: "application/gzip", js: "application/javascript", json: "application/json", md: "text/markdown",
    png: "image/png", mjs: "application/javascript", txt: "text/plain", vsixmanifest: "text/xml" };
  const endings = [...new Set(names.map(name => name.split(".").pop()))].sort();
  const defaults = endings.map(ending => {
    if (!known[ending]) throw new Error(`what type has .${ending}?`);
    return `<Default Extension=".${ending}" ContentType="${known[ending]}"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join("")}</Types>
`;
}

/** A zip of stored files, all of 1 January 1980. Source: APPNOTE.TXT of PKWARE, 4.3. */
function zip(files) {
  const [parts, directory] = [[], []];
  let at = 0;
  const numbers = (...pairs) => Buffer.concat(pairs.map(([bytes, value]) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  }));
  for (const [name, content] of files) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
    // Version 2.0, no flags, stored, midnight, the first day, checksum, two sizes, the length of the name, nothing extra.
    const about = [[2, 20], [2, 0], [2, 0], [2, 0], [2, 0x21], [4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, path.length], [2, 0]];
    parts.push(numbers([4, 0x04034b50], ...about), path, bytes);
    // No comment, the first disk, no attributes, where the file begins.
    directory.push(numbers([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), path);
    at += 30 + path.length + bytes.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, length], [4, at], [2, 0]);
  return Buffer.concat([...parts, ...directory, end]);
}

/** Writes the package into a folder; its path. `schema` is the program that writes it, or its file. */
export function pack(folder, schema) {
  const about = manifest();
  const files = Object.entries(extension(about, schema)).map(([name, content]) => [`extension/${name}`, content]);
  files.sort(([a], [b]) => (a < b ? -1 : 1));
  const inside = [["extension.vsixmanifest", gallery(about)], ...files];
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `nimbook-${about.version}.vsix`);
  writeFileSync(path, zip([["[Content_Types].xml", types(inside.map(([name]) => name))], ...inside]));
  return path;
}

if (process.argv[1] === import.meta.filename) {
  const [folder, schema] = process.argv.slice(2);
  if (!schema) {
    console.error("node pack.mjs FOLDER PROGRAM");
    process.exit(2);
  }
  console.log(basename(pack(folder, schema)));
}
