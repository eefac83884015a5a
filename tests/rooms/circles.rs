//! No file takes from a file that takes from it, however far around, and rooms use those that ARCHITECTURE names.
//!
//! The files are read as text: what `use` names and what paths in the code name, up to the tests of a file. What a file
//! takes from those above it, as `super::Error`, is left out: a parent names its children.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The modules below `folder`, each by its path, with the text of its file.
fn modules(folder: &Path, above: &[String], all: &mut BTreeMap<Vec<String>, String>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let module: Vec<String> = above.iter().cloned().chain([name.clone()]).collect();
        if path.is_dir() {
            modules(&path, &module, all);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let module = if ["mod", "lib"].contains(&&*name) { above.to_vec() } else { module };
            all.insert(module, fs::read_to_string(&path).expect("a text"));
        }
    }
}

/// What a text of paths with braces names: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn opened(path: &str) -> Vec<String> {
    let Some((before, rest)) = path.split_once('{') else { return vec![path.trim().to_owned()] };
    let (mut depth, mut parts, mut part) = (0, Vec::new(), String::new());
    for sign in rest.chars() {
        match sign {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push(sign);
    }
    parts.push(part);
    parts.iter().flat_map(|part| opened(part.trim())).map(|part| format!("{}{part}", before.trim())).collect()
}

/// The paths that begin with `crate` or `super` in a text, braces opened.
fn paths(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = lines.join("\n");
    let starts = ["crate::", "super::"].iter().flat_map(|start| code.match_indices(start));
    let begins = |at: usize| !code[..at].ends_with(|sign: char| sign.is_alphanumeric() || ":_$".contains(sign));
    let mut found = Vec::new();
    for (at, _) in starts.filter(|&(at, _)| begins(at)) {
        let is_use = code[..at].trim_end().ends_with("use");
        let is_end = |sign: char| if is_use { sign == ';' } else { !(sign.is_alphanumeric() || ":_".contains(sign)) };
        found.extend(opened(code[at..].split(is_end).next().unwrap_or_default()));
    }
    found
}

/// The module that a path in `module` leads to: the deepest that there is.
fn target(path: &str, module: &[String], is_module: impl Fn(&[String]) -> bool) -> Vec<String> {
    let mut at = module.to_vec();
    for segment in path.split("::").map(str::trim) {
        match segment {
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            name => {
                let below: Vec<String> = at.iter().cloned().chain([name.to_owned()]).collect();
                if !is_module(&below) {
                    break;
                }
                at = below;
            }
        }
    }
    at
}

/// Which modules each one takes from, itself and those above it left out.
fn arrows(all: &BTreeMap<Vec<String>, String>) -> BTreeMap<&[String], BTreeSet<Vec<String>>> {
    let of = |module: &Vec<String>, text: &str| {
        let targets = paths(text).into_iter().map(|path| target(&path, module, |below| all.contains_key(below)));
        targets.filter(|target| !module.starts_with(target)).collect()
    };
    all.iter().map(|(module, text)| (&module[..], of(module, text))).collect()
}

/// Modules that can be reached from themselves.
fn in_circles(all: &BTreeMap<Vec<String>, String>) -> Vec<String> {
    let arrows = arrows(all);
    let returns = |start: &&[String]| {
        let (mut open, mut seen) = (vec![start.to_vec()], BTreeSet::new());
        while let Some(module) = open.pop() {
            for next in &arrows[&module[..]] {
                if next[..] == **start {
                    return true;
                }
                if seen.insert(next.clone()) {
                    open.push(next.clone());
                }
            }
        }
        false
    };
    arrows.keys().copied().filter(|module| !module.is_empty()).filter(returns).map(|module| module.join("/")).collect()
}

#[test]
fn no_file_takes_from_one_that_takes_from_it() {
    let mut all = BTreeMap::new();
    modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[], &mut all);
    assert!(all.len() > 400, "{} modules", all.len());
    assert_eq!(in_circles(&all), [""; 0]);
}

/// The rooms that each room takes from, itself left out.
fn rooms_used(all: &BTreeMap<Vec<String>, String>) -> BTreeMap<String, BTreeSet<String>> {
    let rooms: BTreeSet<&String> = all.keys().filter(|module| module.len() > 1).map(|module| &module[0]).collect();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, targets) in arrows(all) {
        let Some(room) = module.first().filter(|room| rooms.contains(room)) else { continue };
        let others = targets.into_iter().filter_map(|target| target.into_iter().next());
        let others = others.filter(|other| other != room && rooms.contains(other));
        used.entry(room.clone()).or_default().extend(others);
    }
    used
}

/// The rooms that each room takes from, as the table of ARCHITECTURE has it.
fn rooms_named(table: &str) -> BTreeMap<String, BTreeSet<String>> {
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let room = |row: &[&str]| row[1].trim_matches('`').to_owned();
    let rooms: BTreeSet<String> = rows.iter().map(|row| room(row)).collect();
    let used = |row: &[&str]| -> BTreeSet<String> {
        let names = || row[3].split(|sign: char| !sign.is_alphanumeric()).map(str::to_owned).collect::<BTreeSet<_>>();
        match row[3].strip_prefix("all ") {
            Some(_) => rooms.iter().filter(|name| !names().contains(*name) && **name != room(row)).cloned().collect(),
            None => names().into_iter().filter(|name| rooms.contains(name)).collect(),
        }
    };
    rows.iter().map(|row| (room(row), used(row))).collect()
}

#[test]
fn rooms_take_from_those_that_the_table_names() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = BTreeMap::new();
    modules(&root.join("src"), &[], &mut all);
    let table = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    assert_eq!(rooms_used(&all), rooms_named(&table), "left: the sources; right: the table");
}

#[test]
fn a_circle_is_seen() {
    let all = |texts: [(&str, &str); 4]| {
        texts.map(|(module, text)| (module.split('/').map(str::to_owned).collect(), text.to_owned())).into()
    };
    let circle = [
        ("a", "mod b;\nmod c;"),
        ("a/b", "use super::{c::d::{One, Two}, Three};"),
        ("a/c", "fn three() -> u8 {\n    crate::a::b::four()\n}"),
        ("a/c/d", "use crate::a::c::five;\n#[cfg(test)]\nmod tests {\n    use crate::a::b::six;\n}"),
    ];
    assert_eq!(in_circles(&all(circle)), [""; 0]);
    let mut closed = circle;
    closed[3].1 = "// crate::a\nfn six() {\n    super::super::b::six();\n}";
    assert_eq!(in_circles(&all(closed)), ["a/b", "a/c/d"]);
}
