//! What the classes of shapes look like on paper, as values: for programs that know no stylesheet, and for formats that
//! draw shapes themselves.
//!
//! Representation: the rules of `pictures.css` with the colours of paper, each with the classes that it needs; of two rules
//! about the same property that with more classes decides, and of equals the later. Lengths are hundredths of a pixel,
//! colours `0xRRGGBB`.
//!
//! Pictures carry classes and no colours or lengths; `templates/html/nimbook.css` gives them light, dark and print. A
//! picture that stands alone brings the rules of that file which it needs.

use std::fmt::Write;
use std::sync::LazyLock;

use super::style::{BLOCKS, PICTURES, filled, variables};
use crate::document::{Picture, Words, WordsError};

/// Where a label is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// What a shape looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    pub fill: Option<u32>,
    pub stroke: Option<u32>,
    /// The width of its stroke.
    pub width: i32,
    /// A dash and the gap after it; a dash of 0 is a dot, because such strokes end round.
    pub dashes: Option<(i32, i32)>,
    pub round: bool,
    /// The height of its type.
    pub size: i32,
    pub bold: bool,
    pub anchor: Anchor,
}

/// A typeface that every computer has or replaces by one as wide, with Hebrew letters.
pub const TYPEFACE: &str = "Arial";

/// A rule for shapes with these classes, or for text: its properties and their values.
struct Rule {
    classes: Vec<&'static str>,
    of_text: bool,
    values: Vec<(String, String)>,
}

static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let [light, _, paper] = BLOCKS.map(variables);
    let mut rules = Vec::new();
    for line in PICTURES.lines() {
        let Some((heads, body)) = line.split_once('{') else { continue };
        let body = filled(body, paper.iter().chain(&light));
        let values = body.trim_end_matches([' ', '}']).split(';').filter_map(|value| value.split_once(':'));
        let values: Vec<_> = values.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect();
        for head in heads.split(',').map(str::trim) {
            let mut parts = head.split('.');
            let element = parts.next().unwrap_or_default().trim();
            let classes: Vec<_> = parts.map(str::trim).collect();
            let of_text = element == "svg text";
            if of_text || !classes.is_empty() {
                rules.push(Rule { classes, of_text, values: values.clone() });
            }
        }
    }
    rules.sort_by_key(|rule| rule.classes.len());
    rules
});

/// What a shape of these classes looks like.
pub fn look(class: &str, is_text: bool) -> Look {
    let classes: Vec<&str> = class.split(' ').collect();
    let has = |class| classes.contains(&class);
    let anchor = match (has("mid"), has("end") != has("rtl")) {
        (true, _) => Anchor::Middle,
        (false, true) => Anchor::End,
        (false, false) => Anchor::Start,
    };
    let mut look =
        Look { fill: Some(0), stroke: None, width: 100, dashes: None, round: false, size: 1_200, bold: false, anchor };
    let matching = RULES.iter().filter(|rule| match rule.of_text {
        true => is_text,
        false => rule.classes.iter().all(|class| classes.contains(class)),
    });
    for (name, value) in matching.flat_map(|rule| &rule.values) {
        match name.as_str() {
            "fill" => look.fill = colour(value),
            "stroke" => look.stroke = colour(value),
            "stroke-width" => look.width = hundredths(value),
            "stroke-linecap" => look.round = value == "round",
            "stroke-dasharray" => {
                look.dashes = value.split_once(' ').map(|(on, off)| (hundredths(on), hundredths(off)))
            }
            "font-size" => look.size = hundredths(value.trim_end_matches("px")),
            "font-weight" => look.bold = value == "700",
            _ => {}
        }
    }
    look
}

/// A colour as in `#1d2f42` or `#fff`.
fn colour(value: &str) -> Option<u32> {
    let digits = value.strip_prefix('#')?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    Some(match digits.len() {
        3 => (0..3).fold(0, |all, place| (all << 8) | (((number >> (8 - 4 * place)) & 15) * 17)),
        _ => number,
    })
}

fn hundredths(value: &str) -> i32 {
    (value.parse().unwrap_or(0.0_f64) * 100.0).round() as i32
}

/// A length in hundredths as a number.
fn number(hundredths: i32) -> String {
    (f64::from(hundredths) / 100.0).to_string()
}

/// A picture as an SVG file of its own without any class: what its shapes look like is in their attributes, and its words
/// are said beside it. Text has its direction from its letters alone.
pub fn unstyled(picture: &Picture, words: &Words) -> Result<String, WordsError> {
    let (width, height) = (super::Tenths(picture.width), super::Tenths(picture.height));
    let open = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    );
    let styled = super::drawn(open, picture, words)?;
    let mut out = String::with_capacity(2 * styled.len());
    for element in styled.split_inclusive('<') {
        let is_text = element.starts_with("text ");
        let class = element.split_once("class=\"").and_then(|(before, rest)| Some((before, rest.split_once('"')?)));
        match class {
            Some((before, (class, rest))) if !before.contains('>') => {
                let _ = write!(out, "{before}{}{rest}", attributes(&look(class, is_text), is_text));
            }
            _ if is_text => {
                let _ = write!(out, "text {} {}", attributes(&look("", true), true), &element[5..]);
            }
            _ => out.push_str(element),
        }
    }
    Ok(out)
}

/// A look as attributes.
fn attributes(look: &Look, is_text: bool) -> String {
    let colour = |colour: Option<u32>| colour.map_or("none".to_owned(), |colour| format!("#{colour:06x}"));
    let mut out = format!("fill=\"{}\"", colour(look.fill));
    if look.stroke.is_some() {
        let _ = write!(out, " stroke=\"{}\" stroke-width=\"{}\"", colour(look.stroke), number(look.width));
        if let Some((on, off)) = look.dashes {
            let _ = write!(out, " stroke-dasharray=\"{} {}\"", number(on), number(off));
        }
        out += if look.round { " stroke-linecap=\"round\"" } else { "" };
    }
    if is_text {
        let anchor = match look.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let bold = if look.bold { " font-weight=\"700\"" } else { "" };
        let _ = write!(out, " font-family=\"{TYPEFACE}\" font-size=\"{}\"{bold}{anchor}", number(look.size));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_become_values() {
        let taken = look("token taken", false);
        assert_eq!((taken.fill, taken.stroke, taken.dashes), (Some(0xff_ffff), Some(0x1d_2f42), Some((240, 220))));
        let label = look("num mid on-token", true);
        assert_eq!((label.fill, label.size, label.anchor), (Some(0xff_ffff), 1_600, Anchor::Middle));
        assert_eq!([look("rtl", true).anchor, look("end rtl", true).anchor], [Anchor::End, Anchor::Start]);
        assert_eq!(
            attributes(&look("dots", false), false).split_once("stroke-width").map(|(_, rest)| rest),
            Some("=\"3.5\" stroke-dasharray=\"0 4.3\" stroke-linecap=\"round\"")
        );
    }
}
