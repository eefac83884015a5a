//! Pictures in TikZ, drawn from their shapes.
//!
//! Representation: coordinates are pixels from the upper left corner; the unit `\px` is a length of the file. The classes
//! of a shape are a style, `look/token taken`. What a picture shows is said in a comment above it.
//! Failure: [`WordsError`] for a label that the language lacks.
//! Source: TikZ and PGF 3.1, "Shapes and paths".

use std::collections::BTreeMap;
use std::fmt::Write;

use super::escape::escaped;
use crate::document::{Label, Picture, Shape, Words, WordsError};
use crate::render::svg::look::{Anchor, Look, look};
use crate::render::svg::{Tenths, alternative, labelled};

/// A picture, or a sample of a sign in a line; its styles go into `styles`.
pub fn written(
    picture: &Picture,
    is_sample: bool,
    words: &Words,
    styles: &mut BTreeMap<String, String>,
) -> Result<String, WordsError> {
    let mut out = String::new();
    if !is_sample {
        let says = alternative(picture, words)?;
        let _ = writeln!(out, "% {}", says.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let name = if is_sample { "sign" } else { "drawing" };
    let _ = writeln!(out, "\\begin{{{name}}}{{{}}}{{{}}}", Tenths(picture.width), Tenths(picture.height));
    let mirror = (picture.mirrors && words.right_to_left()).then_some(picture.width);
    for shape in &picture.shapes {
        write_shape(shape, mirror, words, styles, &mut out)?;
    }
    Ok(out + &format!("\\end{{{name}}}"))
}

fn write_shape(
    shape: &Shape,
    mirror: Option<i32>,
    words: &Words,
    styles: &mut BTreeMap<String, String>,
    out: &mut String,
) -> Result<(), WordsError> {
    let turned = |x: i32| Tenths(mirror.map_or(x, |width| width - x));
    let mut styled = |class: &str, is_text: bool| {
        let name = if is_text { format!("label {class}") } else { class.to_owned() };
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        styles.entry(name.clone()).or_insert_with(|| style(&look(class, is_text), is_text));
        name
    };
    match shape {
        Shape::Circle { class, x, y, radius } => {
            let (name, x, y, radius) = (styled(class, false), turned(*x), Tenths(*y), Tenths(*radius));
            let _ = writeln!(out, "\\path[look/{name}] ({x},{y}) circle[radius={radius}];");
        }
        Shape::Rect { class, x, y, width, height, round } => {
            let x = mirror.map_or(*x, |all| all - x - width);
            let (name, right, bottom) = (styled(class, false), Tenths(x + width), Tenths(y + height));
            let round = if *round > 0 { format!(", rounded corners={}\\px", Tenths(*round)) } else { String::new() };
            let (x, y) = (Tenths(x), Tenths(*y));
            let _ = writeln!(out, "\\path[look/{name}{round}] ({x},{y}) rectangle ({right},{bottom});");
        }
        Shape::Path { class, points } => {
            let points = points.iter().map(|&(x, y)| format!("({},{})", turned(x), Tenths(y)));
            let points = points.collect::<Vec<_>>().join(" -- ");
            let _ = writeln!(out, "\\path[look/{}] {points};", styled(class, false));
        }
        Shape::Text { class, x, y, label } => {
            let (class, text) = labelled(class, label, mirror.is_some(), words)?;
            let (name, mut text) = (styled(&class, true), escaped(&text));
            // Pictures read from the left.
            if words.right_to_left() && matches!(label, Label::Phrase(_)) {
                text = format!("\\righttoleft{{{text}}}");
            }
            let _ = writeln!(out, "\\node[look/{name}] at ({},{}) {{{text}}};", turned(*x), Tenths(*y));
        }
    }
    Ok(())
}

/// What a shape looks like, as keys of TikZ.
fn style(look: &Look, is_text: bool) -> String {
    let colour =
        |colour: u32| format!("{{rgb,255:red,{};green,{};blue,{}}}", colour >> 16, colour >> 8 & 255, colour & 255);
    let length = |hundredths: i32| format!("{}\\px", f64::from(hundredths) / 100.0);
    let mut keys = Vec::new();
    if is_text {
        keys.push(format!("text={}", look.fill.map_or("black".to_owned(), colour)));
        let bold = if look.bold { "\\bfseries" } else { "" };
        let size = length(look.size);
        keys.push(format!("font=\\fontsize{{{size}}}{{{size}}}\\selectfont{bold}"));
        keys.push(format!(
            "anchor={}",
            match look.anchor {
                Anchor::Start => "base west",
                Anchor::Middle => "base",
                Anchor::End => "base east",
            }
        ));
        return keys.join(", ");
    }
    keys.extend(look.fill.map(|fill| format!("fill={}", colour(fill))));
    if let Some(stroke) = look.stroke {
        keys.push(format!("draw={}", colour(stroke)));
        keys.push(format!("line width={}", length(look.width)));
        keys.extend(look.dashes.map(|(on, off)| format!("dash pattern=on {} off {}", length(on), length(off))));
        keys.extend(look.round.then(|| "line cap=round".to_owned()));
    }
    keys.join(", ")
}
