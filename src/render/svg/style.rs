//! The style of a picture that stands alone: the rules of the page's stylesheet that it needs, for light,
//! dark and paper.
//!
//! Representation: rules are lines of the section on pictures of `nimbook.css`; a rule is kept if its
//! classes are in the picture. Variables are replaced by their values, for programs that know none, and
//! dark and paper repeat only the rules that have colours.
//! It always succeeds; a variable without a value would stay as it is, which a test rules out.
//! Source: `templates/html/nimbook.css`.

use std::collections::BTreeSet;

use crate::document::{Picture, Shape};

const SHEET: &str = include_str!("../../../templates/html/nimbook.css");

/// Where the values of variables stand: light, dark, paper.
const BLOCKS: [&str; 3] = ["\n:root {", "\n:root[data-theme=\"dark\"] {", "\n  :root, :root[data-theme]"];

/// The style that a picture needs.
pub fn of(picture: &Picture) -> String {
    let used = classes(picture);
    let rules: Vec<&str> = section().lines().filter(|line| line.contains('{') && needed(line, &used)).collect();
    let [light, dark, paper] = BLOCKS.map(variables);
    let filled = |rule: &str, values: &[(&str, &str)]| {
        // Later blocks give only what they change, so the light value is the last resort.
        let text = values
            .iter()
            .chain(&light)
            .fold(rule.to_owned(), |text, (name, value)| text.replace(&format!("var({name})"), value));
        text.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .replace(": ", ":")
            .replace("; }", "}")
            .replace(" { ", "{")
            .replace("; ", ";")
    };
    let coloured: Vec<String> = rules.iter().filter_map(|rule| colours(rule)).collect();
    let rules: Vec<String> = rules.iter().map(|&rule| rule.to_owned()).collect();
    let all = |rules: &[String], values: &[(&str, &str)]| {
        let ground = filled("svg { background: var(--page); }", values);
        rules.iter().fold(ground, |text, rule| text + &filled(rule, values))
    };
    format!(
        "{}@media (prefers-color-scheme:dark){{{}}}@media print{{{}}}",
        all(&rules, &light),
        all(&coloured, &dark),
        all(&coloured, &paper),
    )
}

/// The section on pictures.
fn section() -> &'static str {
    let from = SHEET.split_once("5  pictures ---------- */").map_or("", |(_, rest)| rest);
    from.split_once("/* ----------").map_or(from, |(section, _)| section)
}

/// The variables of a block, by name.
fn variables(block: &str) -> Vec<(&'static str, &'static str)> {
    let from = SHEET.split_once(block).map_or("", |(_, rest)| rest);
    let body = from.split_once('{').filter(|_| block.ends_with(']')).map_or(from, |(_, body)| body);
    let body = body.split_once("\n}").map_or(body, |(body, _)| body);
    let body = body.split_once("  }\n").map_or(body, |(body, _)| body);
    let named = body.split(';').filter_map(|each| {
        let (name, value) = each[each.find("--")?..].split_once(':')?;
        Some((name.trim(), value.trim()))
    });
    named.collect()
}

/// A rule with nothing but its colours; none if it has none.
fn colours(rule: &str) -> Option<String> {
    let (head, body) = rule.split_once('{')?;
    let parts = body.trim_end_matches(['}', ' ']).split(';').map(str::trim);
    let kept: Vec<&str> =
        parts.filter(|part| part.starts_with("fill: var(") || part.starts_with("stroke: var(")).collect();
    (!kept.is_empty()).then(|| format!("{head}{{ {}; }}", kept.join("; ")))
}

/// Whether a rule can match: one of its selectors has no class that the picture lacks.
fn needed(rule: &str, used: &BTreeSet<&str>) -> bool {
    let head = rule.split('{').next().unwrap_or("");
    head.split(',').any(|selector| {
        selector.split('.').skip(1).all(|class| used.contains(class.split(' ').next().unwrap_or("").trim()))
    })
}

/// The classes of a picture, and those that the writer adds.
fn classes(picture: &Picture) -> BTreeSet<&'static str> {
    let shapes = picture.shapes.iter();
    let of = shapes.flat_map(|shape| match shape {
        Shape::Circle { class, .. }
        | Shape::Rect { class, .. }
        | Shape::Path { class, .. }
        | Shape::Text { class, .. } => class.split(' '),
    });
    of.chain(["keep", "rtl"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture;

    #[test]
    fn every_variable_has_a_value_and_every_class_a_rule() {
        for block in BLOCKS {
            assert!(variables(block).iter().any(|(name, _)| *name == "--token"), "{block}");
        }
        let picture = picture::heaps(&[3]);
        let style = of(&picture);
        assert!(!style.contains("var("), "{style}");
        assert!(style.contains(".token{fill:#24405c") && style.contains(".token{fill:#a9c8e6"), "{style}");
        assert!(style.contains("@media print{svg{background:#fff}") && !style.contains(".bead"), "{style}");
    }
}
