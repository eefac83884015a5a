//! The style of a picture by itself: the rules of `pictures.css` that it needs, for light, dark and paper.
//!
//! Representation: rules are lines; a rule is kept if its classes are in the picture. Variables are replaced by
//! their values, for programs that know none, and dark and paper repeat only the colours.

use std::collections::BTreeSet;

use crate::document::Picture;

pub const PICTURES: &str = include_str!("../../../templates/html/pictures.css");
const SHEET: &str = include_str!("../../../templates/html/nimbook.css");

/// Blocks of the page's stylesheet with the values of variables: light, dark, paper.
pub const BLOCKS: [&str; 3] =
    ["\n:root {", "\n:root[data-theme=\"dark\"] {", "  :root, :root[data-theme], :root:not([data-theme=\"light\"]) {"];

/// The style that a picture needs.
pub fn of(picture: &Picture) -> String {
    let used = classes(picture);
    let rules = rules(&used);
    let coloured: Vec<String> = rules.iter().filter_map(|rule| colours(rule)).collect();
    let [light, dark, paper] = BLOCKS.map(variables);
    // A later block gives only what it changes, so the light value is the last resort.
    let filled = |rules: &str, values: &[(&str, &str)]| filled(rules, values.iter().chain(&light));
    let ground = "svg { background: var(--page); }";
    format!(
        "{}@media (prefers-color-scheme:dark){{{}}}@media print{{{}}}",
        filled(&format!("{ground}\n{}", rules.join("\n")), &light),
        filled(&format!("{ground}\n{}", coloured.join("\n")), &dark),
        filled(&format!("{ground}\n{}", coloured.join("\n")), &paper),
    )
}

/// Appends the style that a picture needs in light colours alone.
pub fn on_white(picture: &Picture, out: &mut String) {
    use std::sync::LazyLock;
    // The rules do not change, and a bank has thousands of pictures.
    static RULES: LazyLock<Vec<(Selectors<'static>, String)>> = LazyLock::new(|| {
        let [light, ..] = BLOCKS.map(variables);
        let rules = PICTURES.lines().filter(|line| line.contains('{'));
        rules.map(|rule| (selectors(rule), filled(rule, light.iter()))).collect()
    });
    let used = classes(picture);
    out.push_str("svg{background:#fff}");
    RULES.iter().filter(|(selectors, _)| match_some(selectors, &used)).for_each(|(_, filled)| out.push_str(filled));
}

/// The style that a picture needs on paper alone.
#[cfg(feature = "pdf")]
pub fn printed(picture: &Picture) -> String {
    let [light, _, paper] = BLOCKS.map(variables);
    let of_type = [("--serif", "Libertinus Serif"), ("--sans", "Libertinus Serif")];
    // What draws the pictures of PDF knows no direction, so text from right to left hangs by its other end.
    const TURNED: &str = "svg .rtl{text-anchor:end}svg .rtl.end{text-anchor:start}svg .rtl.mid{text-anchor:middle}";
    filled(&rules(&classes(picture)).join("\n"), of_type.iter().chain(&paper).chain(&light)) + TURNED
}

/// The rules of the stylesheet for these classes.
fn rules(used: &BTreeSet<&str>) -> Vec<&'static str> {
    PICTURES.lines().filter(|line| line.contains('{') && match_some(&selectors(line), used)).collect()
}

/// Rules with the values of their variables, without needless blanks.
pub fn filled<'v>(rules: &str, values: impl Iterator<Item = &'v (&'v str, &'v str)>) -> String {
    let text = values.fold(rules.to_owned(), |text, (name, value)| text.replace(&format!("var({name})"), value));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace(": ", ":").replace("; }", "}").replace(" { ", "{").replace("; ", ";").replace("} ", "}")
}

/// The variables of a block of the stylesheet, by name.
pub fn variables(block: &str) -> Vec<(&'static str, &'static str)> {
    let body = SHEET.split_once(block).and_then(|(_, rest)| rest.split_once('}')).map_or("", |(body, _)| body);
    let variable = |line: &'static str| {
        let (name, value) = line[line.find("--")?..].split_once(':')?;
        Some((name, value.trim()))
    };
    body.split(';').filter_map(variable).collect()
}

/// A rule with nothing but its colours; none if it has none.
fn colours(rule: &str) -> Option<String> {
    let (head, body) = rule.split_once('{')?;
    let parts = body.trim_end_matches(['}', ' ']).split(';').map(str::trim);
    let kept: Vec<_> =
        parts.filter(|part| part.starts_with("fill: var(") || part.starts_with("stroke: var(")).collect();
    (!kept.is_empty()).then(|| format!("{head}{{ {}; }}", kept.join("; ")))
}

/// The classes of each selector of a rule.
type Selectors<'r> = Vec<Vec<&'r str>>;

fn selectors(rule: &str) -> Selectors<'_> {
    let selectors = rule.split('{').next().unwrap_or_default().split(',');
    let classes =
        |selector| str::split(selector, '.').skip(1).map(|part| part.split(' ').next().unwrap_or_default().trim());
    selectors.map(|selector| classes(selector).collect()).collect()
}

/// Whether a rule can match: one of its selectors has no class that the picture lacks.
fn match_some(selectors: &Selectors<'_>, used: &BTreeSet<&str>) -> bool {
    selectors.iter().any(|classes| classes.iter().all(|class| used.contains(class)))
}

/// The classes of a picture, and those that the writer adds.
fn classes(picture: &Picture) -> BTreeSet<&'static str> {
    picture.shapes.iter().flat_map(|shape| shape.class().split(' ')).chain(["keep", "rtl"]).collect()
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
