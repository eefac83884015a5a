//! Pictures as SVG, drawn with the classes of the stylesheet and without colours.
//!
//! Representation: tenths of a pixel become numbers with at most one decimal, so the same picture gives the
//! same bytes everywhere. Pictures that start at the reading edge are mirrored from right to left.
//! Failure: [`WordsError`] for a label, title or description that the language lacks.
//! Source: SVG 2, W3C.

use std::fmt::{self, Write};

use super::markup::escape;
use crate::document::{Label, Picture, Shape, Words, WordsError};

/// Wider pictures would shrink their labels below 10 pixels on a phone, so they scroll instead.
pub const WIDEST: i32 = 3_900;

/// Around a picture by itself.
const MARGIN: i32 = 80;

/// How much larger a picture is whose parts are touched: squares of 24 pixels and tokens 20 apart are then large enough.
const TOUCHED: (i32, i32) = (7, 5);

/// Places so close to one another are not made larger.
const CLOSE: i32 = 160;

pub mod look;
mod style;

/// A picture as an SVG file of its own; the rules of the stylesheet that it needs are in it.
pub fn standalone(picture: &Picture, words: &Words) -> Result<String, WordsError> {
    let mut out = String::new();
    write(picture, "picture", MARGIN, words, &mut out)?;
    let out = out.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    Ok(out.replacen("</desc>", &format!("</desc><style>{}</style>", style::of(picture)), 1))
}

/// A picture as an SVG file of its own on white ground, which looks the same in light and dark pages of others.
pub fn on_white(picture: &Picture, words: &Words) -> Result<String, WordsError> {
    let (width, height) = (Tenths(picture.width + 2 * MARGIN), Tenths(picture.height + 2 * MARGIN));
    let start = Tenths(-MARGIN);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{start} {start} {width} {height}"><style>"#
    );
    style::on_white(picture, &mut out);
    drawn(out + "</style>", picture, words)
}

/// An `<svg>` element that begins so, with the shapes of a picture.
fn drawn(mut out: String, picture: &Picture, words: &Words) -> Result<String, WordsError> {
    shapes(picture, words, &mut out)?;
    Ok(out + "</svg>")
}

/// The length of a side of such a file, in whole pixels.
pub fn pixels(side: i32) -> i32 {
    (side + 2 * MARGIN + 9) / 10
}

/// A picture as an SVG of its own for paper, without its words, which are said beside it; as a file that no page
/// holds, in the one typeface that is there.
#[cfg(feature = "pdf")]
pub fn printed(picture: &Picture, words: &Words) -> Result<String, WordsError> {
    let (width, height) = (Tenths(picture.width), Tenths(picture.height));
    let open = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><style>{}</style>"#,
        style::printed(picture)
    );
    drawn(open, picture, words)
}

#[cfg(any(feature = "cli", feature = "pdf"))]
/// All that is said in place of a picture: its title and its description.
pub fn alternative(picture: &Picture, words: &Words) -> Result<String, WordsError> {
    let (title, description) = (words.text(&picture.title)?, words.text(&picture.description)?);
    let stop = if title.ends_with(['.', '!', '?']) { "" } else { "." };
    Ok(format!("{title}{stop} {description}"))
}

/// A picture as an `<svg>` element that says nothing by itself, beside words that do.
pub fn beside_words(picture: &Picture, words: &Words) -> Result<String, WordsError> {
    let (width, height) = (Tenths(picture.width), Tenths(picture.height));
    let open = format!(r#"<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}" aria-hidden="true">"#);
    drawn(open, picture, words)
}

/// Appends a picture as an `<svg>` element with an empty margin of so many tenths; `id` begins the ids of its title
/// and description.
pub fn write(picture: &Picture, id: &str, margin: i32, words: &Words, out: &mut String) -> Result<(), WordsError> {
    write_below(picture, id, margin, "", words, out)
}

/// The same, larger and with these elements in front of all others; where there are any, the picture is a group.
pub fn write_below(
    picture: &Picture,
    id: &str,
    margin: i32,
    over: &str,
    words: &Words,
    out: &mut String,
) -> Result<(), WordsError> {
    let (width, height, start) =
        (Tenths(picture.width + 2 * margin), Tenths(picture.height + 2 * margin), Tenths(-margin));
    let keep = if shown_width(picture, over) > WIDEST { r#" class="keep""# } else { "" };
    let role = if over.is_empty() { "img" } else { "group" };
    let is_larger = is_larger(picture, over);
    let [wide, high] = if is_larger { [width, height].map(larger) } else { [width, height] };
    // Where there is no room for the larger one, it is as large as it was, or somewhat smaller.
    let least = Tenths(width.0 * 2 / 3);
    let least = if is_larger { format!(" style=\"max-width:max(100%,{least}px)\"") } else { String::new() };
    let _ = write!(
        out,
        r#"<svg{keep}{least} width="{wide}" height="{high}" viewBox="{start} {start} {width} {height}" role="{role}" aria-labelledby="{id}-t {id}-d"><title id="{id}-t">"#
    );
    escape(&words.text(&picture.title)?, out);
    let _ = write!(out, r#"</title><desc id="{id}-d">"#);
    escape(&words.text(&picture.description)?, out);
    out.push_str("</desc>");
    // What is touched has names of its own.
    if !over.is_empty() {
        out.push_str(r#"<g aria-hidden="true">"#);
    }
    shapes(picture, words, out)?;
    if !over.is_empty() {
        out.push_str("</g>");
    }
    out.push_str(over);
    out.push_str("</svg>");
    Ok(())
}

/// How wide a picture is with elements in front of it.
pub fn shown_width(picture: &Picture, over: &str) -> i32 {
    if is_larger(picture, over) { larger(Tenths(picture.width)).0 } else { picture.width }
}

/// Whether parts are touched that are hit more easily when they are larger; a table of close places stays in sight whole.
fn is_larger(picture: &Picture, over: &str) -> bool {
    !over.is_empty() && picture.spots.first().is_none_or(|spot| spot.size.0 > CLOSE)
}

fn larger(Tenths(length): Tenths) -> Tenths {
    Tenths(length * TOUCHED.0 / TOUCHED.1)
}

fn shapes(picture: &Picture, words: &Words, out: &mut String) -> Result<(), WordsError> {
    let mirror = (picture.mirrors && words.right_to_left()).then_some(picture.width);
    picture.shapes.iter().try_for_each(|shape| write_shape(shape, mirror, words, out))
}

fn write_shape(shape: &Shape, mirror: Option<i32>, words: &Words, out: &mut String) -> Result<(), WordsError> {
    let turned = |x: i32| Tenths(mirror.map_or(x, |width| width - x));
    match shape {
        Shape::Circle { class, x, y, radius } => {
            let (x, y, radius) = (turned(*x), Tenths(*y), Tenths(*radius));
            let _ = write!(out, r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#);
        }
        Shape::Rect { class, x, y, width, height, round } => {
            let x = mirror.map_or(*x, |all| all - x - width);
            let (x, y, width, height) = (Tenths(x), Tenths(*y), Tenths(*width), Tenths(*height));
            let _ = write!(out, r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}""#);
            if *round > 0 {
                let _ = write!(out, r#" rx="{}""#, Tenths(*round));
            }
            out.push_str("/>");
        }
        Shape::Path { class, points } => {
            let _ = write!(out, r#"<path class="{class}" d=""#);
            for (index, (x, y)) in points.iter().enumerate() {
                let command = if index == 0 { 'M' } else { 'L' };
                let _ = write!(out, "{command}{} {}", turned(*x), Tenths(*y));
            }
            out.push_str(r#""/>"#);
        }
        Shape::Text { class, x, y, label } => {
            let (x, y) = (turned(*x), Tenths(*y));
            let (class, text) = labelled(class, label, mirror.is_some(), words)?;
            match class.trim_start() {
                "" => drop(write!(out, r#"<text x="{x}" y="{y}">"#)),
                class => drop(write!(out, r#"<text class="{class}" x="{x}" y="{y}">"#)),
            }
            escape(&text, out);
            out.push_str("</text>");
        }
    }
    Ok(())
}

/// The classes of a label in a picture that is turned round or not, and its text.
pub fn labelled(class: &str, label: &Label, is_turned: bool, words: &Words) -> Result<(String, String), WordsError> {
    Ok(match label {
        Label::Signs(signs) if is_turned => (other_end(class), signs.clone()),
        Label::Signs(signs) => (class.to_owned(), signs.clone()),
        Label::Phrase(phrase) => match (words.text(phrase)?, is_turned) {
            (text, _) if !words.right_to_left() => (class.to_owned(), text),
            (text, true) => (format!("{class} rtl"), from_the_right(&text)),
            (text, false) => (format!("{class} unturned"), from_the_right(&text)),
        },
    })
}

/// The class of signs that hang by their other end in a picture that is turned round: their own direction stays.
fn other_end(class: &str) -> String {
    match class.strip_suffix("end") {
        _ if class.ends_with("mid") => class.to_owned(),
        Some(rest) => rest.trim_end().to_owned(),
        None => format!("{class} end"),
    }
}

/// Text in its order from right to left, where `direction` is unknown too: in the pictures of PDF, and in those by
/// themselves, whose style does without `unturned`.
fn from_the_right(text: &str) -> String {
    format!("\u{2067}{text}\u{2069}")
}

/// A length in tenths, written in pixels.
#[derive(Clone, Copy)]
pub struct Tenths(pub i32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A page has thousands of these: `write!` would take twice as long.
        let (whole, tenths) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        f.write_str(if self.0 < 0 { "-" } else { "" })?;
        whole.fmt(f)?;
        if tenths > 0 {
            f.write_char('.')?;
            tenths.fmt(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Tenths, other_end};

    #[test]
    fn tenths_become_pixels() {
        let texts = [0, 5, -5, 10, -10, 123, 35_400, i32::MIN].map(|tenths| Tenths(tenths).to_string());
        assert_eq!(texts, ["0", "0.5", "-0.5", "1", "-1", "12.3", "3540", "-214748364.8"]);
    }

    #[test]
    fn signs_in_a_turned_picture_hang_by_their_other_end() {
        let turned = ["mid", "small mid", "end", "small end", "small", ""].map(other_end);
        assert_eq!(turned, ["mid", "small mid", "", "small", "small end", " end"]);
    }
}
