// The types of requests in TypeScript, read from the Rust sources: the `match` of src/page/mod.rs says which requests there
// are, and the structs that its doors take say what is in each.
//
// Only what stands in those sources is understood. Anything else ends in an error that names the file, so that types
// are never older than the engine.

import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** What numbers, texts and truth values are called. */
const PLAIN = { String: "string", bool: "boolean", u8: "number", u32: "number", u64: "number", usize: "number", i64: "number", Value: "unknown" };

/** How serde writes the name of a variant. */
const RENAMED = {
  lowercase: name => name.toLowerCase(),
  "kebab-case": name => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase(),
};

const words = name => name.split("-").map(word => word[0].toUpperCase() + word.slice(1)).join("");

/** Fails unless a condition holds. */
function must(holds, text) {
  if (!holds) throw new Error(text);
}

/** The text between a bracket and the one that closes it. */
function within(text, start) {
  const [open, close] = { "{": "{}", "(": "()", "<": "<>" }[text[start]];
  for (let at = start, depth = 0; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  throw new Error(`a bracket is never closed: ${text.slice(start, start + 60)}`);
}

/** The parts of a text between commas that are in no bracket. */
function parted(text) {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("<({".includes(sign)) depth += 1;
    if (">)}".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map(part => part.trim()).filter(Boolean);
}

/** The files of src/page without their tests, by path. */
function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).map(name => name.replaceAll("\\", "/"));
  const rust = names.filter(name => name.endsWith(".rs") && basename(name) !== "tests.rs").sort();
  return new Map(rust.map(name => [name, readFileSync(join(folder, name), "utf8").split(/^#\[cfg\(test\)\]\nmod tests \{/m)[0]]));
}

/** Documentation and attributes at the beginning of a text, and what follows them. */
function headed(text, where) {
  const [docs, settings] = [[], {}];
  let rest = text.trimStart();
  for (;;) {
    const doc = rest.match(/^\/\/\/ ?(.*)\n?\s*/);
    const note = rest.match(/^\/\/(?!\/).*\n?\s*/);
    const attribute = rest.match(/^#\[(\w+)\(([^\]]*)\)\]\s*/);
    const found = doc ?? note ?? attribute ?? rest.match(/^#\[default\]\s*/);
    if (!found) return { docs: docs.join("\n").trim(), settings, rest };
    if (doc) docs.push(doc[1].replace(/\[`(?:\w+::)*(\w+)`\](?:\([^)]*\))?/g, "`$1`"));
    if (attribute && attribute[1] === "serde") {
      for (const setting of parted(attribute[2])) {
        const [, name, value] = setting.match(/^(\w+)(?: = "([^"]*)")?$/) ?? [];
        must(name, `${where}: serde(${setting}) is not understood`);
        settings[name] = value ?? true;
      }
    } else if (attribute && attribute[1] === "derive") {
      settings.derived = parted(attribute[2]);
    } else {
      must(!attribute, `${where}: #[${attribute?.[1]}(…)] is not understood`);
    }
    rest = rest.slice(found[0].length);
  }
}

/** The fields of a struct or of a variant. */
function fieldsOf(text, where) {
  const fields = [];
  for (let rest = text; rest.trim() !== "";) {
    const head = headed(rest, where);
    if (head.rest === "") break;
    const [begin, name] = head.rest.match(/^(?:pub(?:\(\w+\))? )?(\w+): /) ?? [];
    must(name, `${where}: no field: ${head.rest.slice(0, 60)}`);
    const after = head.rest.slice(begin.length);
    const [type] = parted(after);
    const known = ["default", "flatten"];
    must(Object.keys(head.settings).every(setting => known.includes(setting)), `${where}.${name}: ${Object.keys(head.settings)} is not understood`);
    fields.push({ name, type, docs: head.docs, ...head.settings });
    rest = after.slice(after.indexOf(type) + type.length).replace(/^,/, "");
  }
  return fields;
}

/** The structs and enums of a file that stand in the first column, by name. */
function itemsOf(text, file) {
  const items = new Map();
  for (const found of text.matchAll(/((?:^(?:\/\/\/.*|#\[[^\n]*)\n)*)^(?:pub(?:\(\w+\))? )?(struct|enum) (\w+)(?:<[^>]*>)?( \{|\(|;)/gm)) {
    const [all, head, kind, name, opened] = found;
    const where = `${file}: ${name}`;
    // Other items are not looked into.
    const read = () => {
      const { docs, settings } = headed(head, where);
      const body = opened === " {" ? within(text, found.index + all.length - 1) : "";
      return { name, file, kind, docs, settings, body, where };
    };
    items.set(name, { name, file, read, receives: /\bDeserialize\b/.test(head) });
  }
  return items;
}

/** A module of src/page, as the path of its file without the ending. */
const fileOf = (module, sources) => [`${module}.rs`, `${module}/mod.rs`, ...(module === "" ? ["mod.rs"] : [])].find(file => sources.has(file.replace(/^\//, "")));

/** All requests of the sources in a folder, as TypeScript. */
export function typesOf(folder) {
  const sources = sourcesIn(folder);
  const items = new Map([...sources].map(([file, text]) => [file, itemsOf(text, file)]));
  const [written, used] = [new Map(), new Set()];

  /** The item that a name means in a file. */
  function item(name, file) {
    const own = items.get(file).get(name);
    if (own) return own;
    // A file names what it takes from others of this room by where that is.
    for (const [, path, several] of sources.get(file).matchAll(/^use ((?:super|self|crate)(?:::\w+)*)::(\{[^}]*\}|\w+);/gm)) {
      const names = several.startsWith("{") ? parted(several.slice(1, -1)) : [several];
      if (!names.includes(name)) continue;
      const here = basename(file) === "mod.rs" ? dirname(file) : file.slice(0, -3);
      let at = here === "." ? [] : here.split("/");
      for (const part of path.split("::")) {
        if (part === "super") at = at.slice(0, -1);
        else if (part === "crate") at = ["crate"];
        else if (part !== "self") at = at[0] === "crate" && part === "page" ? [] : [...at, part];
      }
      const from = fileOf(at.join("/"), sources);
      must(from && items.get(from)?.get(name), `${file}: ${name} is not where it is taken from`);
      return items.get(from).get(name);
    }
    throw new Error(`${file}: the type ${name} is not understood`);
  }

  const documented = (docs, space = "") => (docs ? `${space}/** ${docs.replaceAll("\n", `\n${space} * `)} */\n` : "");

  /** A field as a line of an interface; of one that is optional it says so. */
  function line(field, file, all) {
    const optional = field.type.match(/^Option<(.*)>$/);
    const type = typed(optional ? optional[1] : field.type, file);
    const mark = optional || field.default || all ? "?" : "";
    return `${documented(field.docs, "  ")}  ${field.name}${mark}: ${type}${optional ? " | null" : ""};\n`;
  }

  function lines(fields, file, all = false) {
    return fields.map(field => {
      if (!field.flatten) return line(field, file, all);
      const inner = item(field.type, file).read();
      used.add(`${inner.file} ${inner.name}`);
      must(inner.kind === "struct" && !inner.settings.default, `${inner.where}: it cannot be flattened`);
      return lines(fieldsOf(inner.body, inner.where), inner.file);
    }).join("");
  }

  /** The type of a field. */
  function typed(type, file) {
    const [, outer, inner] = type.match(/^(\w+)<(.*)>$/) ?? [];
    if (outer === "Vec") return /^\w+$/.test(typed(inner, file)) ? `${typed(inner, file)}[]` : `Array<${typed(inner, file)}>`;
    if (outer === "Map" && inner === "String, Value") return "Record<string, unknown>";
    must(/^\w+$/.test(type), `${file}: the type ${type} is not understood`);
    return PLAIN[type] ?? declared(item(type, file));
  }

  /** The name of an item in TypeScript, which is declared with everything in it. */
  function declared({ name, file, read }) {
    const key = `${file} ${name}`;
    used.add(key);
    const known = written.get(key);
    if (known) return known.name;
    // Names that are taken get the name of their file before them.
    const taken = [...written.values()].some(other => other.name === name);
    const own = { name: taken ? words(basename(file, ".rs")) + name : name, text: "" };
    must(![...written.values()].some(other => other.name === own.name), `${file}: there are two types ${own.name}`);
    written.set(key, own);
    const { kind, docs, settings, body, where } = read();
    const known_ = ["derived", "deny_unknown_fields", "default", "from", "try_from", "rename_all"];
    must(Object.keys(settings).every(setting => known_.includes(setting)), `${where}: ${Object.keys(settings)} is not understood`);
    if (settings.from !== undefined) {
      own.text = `${documented(docs)}export type ${own.name} = ${typed(settings.from, file)};\n`;
    } else if (kind === "struct") {
      must(settings.try_from === undefined && settings.rename_all === undefined, `${where}: it is not read as its fields are written`);
      own.text = `${documented(docs)}export interface ${own.name} {\n${lines(fieldsOf(body, where), file, settings.default === true)}}\n`;
    } else {
      own.text = `${documented(docs)}export type ${own.name} =${choice(body, { settings, file, where })};\n`;
    }
    return own.name;
  }

  /** An enum: a choice of words, or of the objects that its variants hold. */
  function choice(body, { settings, file, where }) {
    const variants = [];
    for (let rest = body; rest.trim() !== "";) {
      const head = headed(rest, where);
      if (head.rest === "") break;
      const [begin, name, opened] = head.rest.match(/^(\w+)\s*([{(]?)/) ?? [];
      must(name, `${where}: no variant: ${head.rest.slice(0, 60)}`);
      const inner = opened ? within(head.rest, begin.length - 1) : undefined;
      variants.push({ name, opened, inner, docs: head.docs });
      rest = head.rest.slice(begin.length + (opened ? inner.length + 1 : 0)).replace(/^\s*,/, "");
    }
    if (settings.try_from === undefined) {
      const rename = RENAMED[settings.rename_all];
      must(rename && variants.every(variant => !variant.opened), `${where}: its variants are no plain words`);
      return variants.map(({ name, docs }) => `\n${documented(docs, "  ")}  | ${JSON.stringify(rename(name))}`).join("");
    }
    // It is made of a struct that holds the fields of all variants; which of them belong together is a variant.
    const all = item(settings.try_from, file).read();
    used.add(`${all.file} ${all.name}`);
    const held = variants.map(({ opened, inner }) => {
      if (opened === "{") return { fields: fieldsOf(inner, where), from: file };
      const other = item(inner, file).read();
      return { fields: fieldsOf(other.body, other.where), from: other.file };
    });
    const names = fields => [...new Set(fields.map(field => field.name))].sort().join();
    must(names(held.flatMap(({ fields }) => fields)) === names(fieldsOf(all.body, all.where)), `${where}: ${all.name} has other fields than its variants`);
    return held.map(({ fields, from }, at) => `\n${documented(variants[at].docs, "  ")}  | {\n${lines(fields, from).replace(/^/gm, "  ").trimEnd()}\n    }`).join("");
  }

  /** The type that a door takes, and its file. */
  function door(path, file = "mod.rs") {
    const parts = path.split("::");
    const name = parts.pop();
    // A door in another file is public.
    const signature = new RegExp(`^${parts.length === 0 ? "" : "pub "}fn ${name}\\(`, "m");
    const from = parts.length === 0 ? [file] : [...sources.keys()].filter(one => one === `${parts[0]}.rs` || one.startsWith(`${parts[0]}/`));
    const having = from.filter(one => signature.test(sources.get(one)));
    must(having.length === 1, `the door ${path} is in ${having.length} files`);
    const text = sources.get(having[0]);
    const [first] = parted(within(text, text.search(signature) + text.match(signature)[0].length - 1));
    const type = first.slice(first.lastIndexOf(": ") + 2).replace(/^&/, "");
    return { type, file: having[0] };
  }

  // The requests: each arm of the match, with what is said above it.
  const text = sources.get("mod.rs");
  const start = text.indexOf("match &*take(&mut self.wanted) {");
  must(start > 0, "mod.rs has no match of what is wanted");
  const arms = within(text, text.indexOf("{", start)).split("\n").map(line => line.trim()).filter(Boolean);
  let [docs, isNew] = [[], true];
  let requests = "";
  for (const arm of arms) {
    const comment = arm.match(/^\/\/ (.*)$/);
    if (comment) {
      if (isNew) docs = [];
      isNew = false;
      docs.push(comment[1]);
      continue;
    }
    isNew = true;
    if (/^wanted => Err\(/.test(arm)) continue;
    const [, name, path, taken] = arm.match(/^"([\w-]+)" => ([\w:]+)\((.*)\),$/) ?? [];
    must(name, `mod.rs: an arm is not understood: ${arm}`);
    const part = taken.match(/^&self\.part(?:::<(\w+)>)?\("(\w+)"\)\?/);
    let type;
    if (/^&?self\.about\(\)\?/.test(taken)) {
      const found = door(path);
      type = declared(item(found.type, found.file));
    } else if (part) {
      const found = part[1] ? { type: part[1], file: "mod.rs" } : door(path);
      type = `{ ${part[2]}: ${typed(found.type, found.file)} }`;
    } else {
      must(taken === "&html()?", `mod.rs: what ${name} takes is not understood: ${taken}`);
      type = "{}";
    }
    requests += `${documented(docs.join("\n"), "  ")}  ${JSON.stringify(name)}: ${type};\n`;
  }
  must(requests.split("\n").length > 20, "mod.rs has hardly any requests");

  // What is read from JSON and belongs to no request would be a request that is not understood.
  const unread = [...items.values()].flatMap(own => [...own.values()]).filter(own => own.receives && !used.has(`${own.file} ${own.name}`));
  must(unread.length === 0, `no request takes ${unread.map(own => `${own.file}: ${own.name}`).join(", ")}`);

  const declarations = [...written.values()].map(own => own.text).sort();
  return `${declarations.join("\n")}\n/** What can be asked, by the word in \`do\`. */\nexport interface Requests {\n${requests}}\n`;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) process.stdout.write(typesOf(join(import.meta.dirname, "../../src/page")));
