//! YAML as a person would write it, of a tree of JSON, and such a tree of what was read.
//!
//! Representation: keys in their order, each on its line, lists with dashes or, where they are short, in brackets; texts
//! are quoted only where they would be read otherwise. What was read is texts alone, numbers and truth values too.

use std::fmt::Write;

use serde_json::{Map, Value as Json};

use super::{Node, Value};

/// A map as YAML, which reads as the same.
pub fn written(map: &Map<String, Json>) -> String {
    let mut out = String::new();
    entries(map, 0, &mut out);
    out
}

/// A tree without places, as JSON.
pub fn plain(node: &Node) -> Json {
    match &node.value {
        Value::Null => Json::Null,
        Value::Scalar { text, .. } => text.as_str().into(),
        Value::List(items) => items.iter().map(plain).collect(),
        Value::Map(entries) => {
            Json::Object(entries.iter().map(|(key, node)| (key.name.clone(), plain(node))).collect())
        }
    }
}

fn entries(map: &Map<String, Json>, indent: usize, out: &mut String) {
    for (place, (key, value)) in map.iter().enumerate() {
        // The first key stands beside the dash of its item.
        let before = if place == 0 && indent > 0 && out.ends_with("- ") { 0 } else { indent };
        let _ = write!(out, "{:before$}{}:", "", scalar(key));
        below(value, indent + 2, out);
    }
}

/// A value after the colon of its key or the dash of its item.
fn below(value: &Json, indent: usize, out: &mut String) {
    match value {
        Json::Object(map) if !map.is_empty() => {
            out.push('\n');
            entries(map, indent, out);
        }
        Json::Array(items) if items.iter().any(|item| !item.is_number() && !is_number(item)) => {
            out.push('\n');
            for item in items {
                let _ = write!(out, "{:indent$}- ", "");
                match item {
                    Json::Object(map) if !map.is_empty() => entries(map, indent + 2, out),
                    _ => {
                        out.pop();
                        below(item, indent + 2, out);
                    }
                }
            }
        }
        Json::String(text) if is_block(text) => {
            out.push_str(if text.ends_with('\n') { " |\n" } else { " |-\n" });
            for line in text.lines() {
                let _ = if line.is_empty() { writeln!(out) } else { writeln!(out, "{:indent$}{line}", "") };
            }
        }
        Json::Array(items) => {
            let items: Vec<String> = items.iter().map(one).collect();
            let _ = writeln!(out, " [{}]", items.join(", "));
        }
        _ => {
            let _ = writeln!(out, " {}", one(value));
        }
    }
}

fn one(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), scalar)
}

fn is_number(value: &Json) -> bool {
    value.as_str().is_some_and(|text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a text can be written line by line, as it is.
fn is_block(text: &str) -> bool {
    text.trim_end_matches('\n').contains('\n')
        && !text.ends_with("\n\n")
        && !text.starts_with([' ', '\n'])
        && text.lines().all(|line| !line.ends_with(' '))
        && !text.contains(|sign: char| sign != '\n' && sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}'))
}

/// A text as it is, or in quotes.
fn scalar(text: &str) -> String {
    let is_plain = text.starts_with(char::is_alphanumeric)
        && !text.ends_with(' ')
        && text.chars().all(|sign| sign.is_alphanumeric() || " -_./()+*,?!;'’–".contains(sign))
        && !matches!(&*text.to_lowercase(), "null" | "true" | "false")
        && !text.contains(", ");
    // Truth values come as such, or as what was read.
    if is_plain || matches!(text, "true" | "false") { text.to_owned() } else { Json::from(text).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Text, yaml};

    #[test]
    fn what_is_written_reads_as_the_same() {
        let tree = serde_json::json!({
            "title": {"en": "Nim: who wins?", "he": "נים", "hu": "null"},
            "seed": "a # b",
            "intro": "One line.\n\n* and another\n",
            "odd": " two\nlines",
            "points": "2.5",
            "empty": "",
            "exercises": [
                {"id": "one", "game": "subtract(1,2,3)", "size": "1..15", "difficulty": ["3", "4"], "easy": "true"},
                {"id": "two", "positions": ["nim 3 5 7", "nim 1: 2"], "text": "a\nb"},
            ],
        });
        let text = written(tree.as_object().expect("a map"));
        let (node, faults) = yaml::read(&Text::new("t", &text));
        assert_eq!(faults, [], "{text}");
        assert_eq!(plain(&node.expect("a tree")), tree, "{text}");
        assert!(text.contains("  - id: one\n    game: subtract(1,2,3)\n"), "{text}");
    }
}
