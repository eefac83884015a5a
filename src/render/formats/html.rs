//! HTML: one page for screen and paper that needs no network and no script.
//!
//! Representation: blocks are written here, the page around them by `templates/html`, from the values that
//! [`write`] puts into the template's context. Strings in the context are escaped by the template unless
//! they are HTML already. Every id on the page begins with the number of its exercise.
//! Failure: [`RenderError`].
//! Source: HTML, WHATWG; LOOK of nimbook for the classes.

mod authored;
mod block;
pub mod book;
pub mod search;
mod table;

pub use authored::formula_markup;
pub use table::WIDEST_VALUES;

use tera::{Context, Map, Value};

use crate::document::{
    Arg, Blank, Block, Document, Exercise, Line, Math, Mistake, Phrase, Piece, Show, Words, WordsError, plain_text,
};
use crate::render::markup::{escape, kind, paper, tagged};
use crate::render::{RenderError, Templates, mathml, qr};
use block::Blocks;

/// The document as a page.
///
/// # Errors
/// See [`RenderError`].
pub fn write(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let key = document.shows == Show::Key;
    let mut context = Context::new();
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("lang", words.code());
    text("dir", if words.right_to_left() { "rtl" } else { "ltr" });
    text("kind", kind(document.shows));
    text("id", &document.id);
    text("paper", paper(document.paper));
    let title = Phrase::new("page-key-title").with("title", Arg::Text(document.title.clone()));
    text("title", &if key { words.text(&title)? } else { document.title.clone() });
    for (name, message) in LABELS {
        text(name, &words.text(&Phrase::new(message))?);
    }
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    let subtitle = if key { Some(key_subtitle(document)) } else { document.subtitle.clone() };
    html("subtitle", &subtitle.map(|phrase| inline(&phrase, words)).transpose()?.unwrap_or_default());
    html("points", &inline(&number("page-points", document.points), words)?);
    if document.points > 0 {
        html("score", &inline(&number("page-score-of", document.points), words)?);
    } else {
        html("score", "");
    }
    html("note", &inline(&Phrase::new("page-note"), words)?);
    html("footer", &inline(&Phrase::new(if key { "page-footer-key" } else { "page-footer-sheet" }), words)?);
    html("qr", &qr::svg(&document.id, &words.text(&Phrase::new("page-qr"))?)?);
    html("intro", &Blocks::new(words, 0).all(&document.intro)?);
    let exercises = document.exercises.iter().map(|exercise| one(exercise, exercise.number, document.shows, words));
    context.insert_value("exercises", Value::from(exercises.collect::<Result<Vec<_>, _>>()?));
    templates.html("html/sheet.html", context)
}

/// Words of the page frame that take no arguments, by their name in the templates.
pub(super) const LABELS: [(&str, &str); 9] = [
    ("label_name", "page-name"),
    ("label_date", "page-date"),
    ("label_score", "page-score"),
    ("label_question", "page-question"),
    ("label_agreed", "page-key-agreed"),
    ("label_solution", "page-solution"),
    ("label_wrong", "page-wrong"),
    ("label_looks", "page-looks"),
    ("label_refuted", "page-refuted"),
];

/// Signs of more bytes may break.
const LONG_SIGNS: usize = 32;

/// A phrase with one number of quarters.
pub(super) fn number(key: &'static str, quarters: u64) -> Phrase {
    Phrase::new(key).with("points", Arg::Quarters(quarters))
}

/// What stands below the title of a key.
pub(super) fn key_subtitle(document: &Document) -> Phrase {
    let points = number("page-points", document.points);
    Phrase::new("page-key-subtitle").with("id", document.id.as_str()).with("points", points)
}

/// An exercise as the template sees it; ids begin with `id`. A sheet of questions holds nothing of the solution.
fn one(exercise: &Exercise, id: u64, shows: Show, words: &Words) -> Result<Value, RenderError> {
    let mut map = Map::new();
    let mut blocks = Blocks::new(words, id);
    map.insert("number".into(), Value::from(exercise.number));
    map.insert("id".into(), Value::normal_string(&exercise.id));
    map.insert("kind".into(), Value::normal_string(exercise.kind));
    map.insert("position".into(), Value::normal_string(&exercise.position));
    let points = match exercise.points {
        0 => String::new(),
        points => inline(&number("page-points", points), words)?,
    };
    map.insert("points".into(), Value::safe_string(&points));
    if shows != Show::Key {
        let question = question(exercise, &mut blocks)?;
        map.insert("question".into(), Value::safe_string(&question));
    }
    if shows != Show::Questions {
        map.insert("headline".into(), Value::safe_string(&line(&exercise.headline, words)?));
        map.insert("solution".into(), Value::safe_string(&blocks.all(&exercise.solution)?));
        let caption = Phrase::new("page-wrong-caption").with("number", exercise.number);
        map.insert("wrong_caption".into(), Value::normal_string(&words.text(&caption)?));
        let wrong = exercise.wrong.iter().map(|wrong| named(wrong, words));
        map.insert("wrong".into(), Value::from(wrong.collect::<Result<Vec<_>, _>>()?));
        let [first, second] = exercise.routes.clone();
        let routes = Phrase::new("page-routes").with("first", first).with("second", second);
        map.insert("routes".into(), Value::safe_string(&inline(&routes, words)?));
    }
    Ok(Value::from(map))
}

/// A wrong answer as the template sees it.
fn named(wrong: &Mistake, words: &Words) -> Result<Value, RenderError> {
    let mut map = Map::new();
    map.insert("name".into(), Value::normal_string(wrong.name));
    map.insert("shown".into(), Value::safe_string(&line(&wrong.shown, words)?));
    map.insert("looks".into(), Value::safe_string(&inline(&wrong.description, words)?));
    map.insert("refuted".into(), Value::safe_string(&inline(&wrong.refutation, words)?));
    Ok(Value::from(map))
}

/// Prompt and places to write. A picture at the end of the prompt and the answer below it stand side by
/// side where there is room.
fn question(exercise: &Exercise, blocks: &mut Blocks) -> Result<String, RenderError> {
    let side_by_side = matches!(
        (exercise.prompt.last(), exercise.space.first()),
        (Some(Block::Picture(_)), Some(Block::Answer(_) | Block::Ticks(_)))
    );
    let pictures = usize::from(side_by_side);
    let (prompt, picture) = exercise.prompt.split_at(exercise.prompt.len() - pictures);
    let (answer, space) = exercise.space.split_at(pictures);
    blocks.out.push_str("<div class=\"prompt\">\n");
    blocks.push_all(prompt)?;
    blocks.out.push_str("</div>\n");
    if side_by_side {
        blocks.beside(&[picture, answer].concat())?;
    }
    blocks.push_all(space)?;
    Ok(std::mem::take(&mut blocks.out))
}

/// A phrase as HTML.
fn inline(phrase: &Phrase, words: &Words) -> Result<String, WordsError> {
    let mut out = String::new();
    pieces(&words.phrase(phrase)?, words, &mut out)?;
    Ok(out)
}

/// A line as HTML.
fn line(line: &Line, words: &Words) -> Result<String, WordsError> {
    let mut out = String::new();
    pieces(&words.line(line)?, words, &mut out)?;
    Ok(out)
}

/// Appends pieces as HTML.
fn pieces(pieces: &[Piece], words: &Words, out: &mut String) -> Result<(), WordsError> {
    for piece in pieces {
        match piece {
            Piece::Text(text) => escape(text, out),
            Piece::Emphasis(text) => tagged("<i>", text, "</i>", out),
            Piece::Strong(text) => tagged("<strong>", text, "</strong>", out),
            // Long signs may break, or they would stand out of the page.
            Piece::Signs(text) if text.len() > LONG_SIGNS => tagged(r#"<bdi class="pos long">"#, text, "</bdi>", out),
            Piece::Signs(text) => tagged(r#"<bdi class="pos">"#, text, "</bdi>", out),
            // Alone among words, a number or a variable needs no formula, and can be bold.
            Piece::Math(Math::Number(number)) if words.right_to_left() => {
                tagged(r#"<bdi class="pos">"#, &number.to_string(), "</bdi>", out);
            }
            Piece::Math(Math::Number(number)) => out.push_str(&number.to_string()),
            Piece::Math(Math::Variable(name)) => tagged("<i>", name, "</i>", out),
            Piece::Math(math) => mathml::write(math, out),
            Piece::Blank(Blank::Short) => place_to_write("blank", words, out)?,
            Piece::Blank(Blank::Wide) => place_to_write("blank wide", words, out)?,
            Piece::Blank(Blank::Tuple(numbers)) => {
                out.push_str(r#"<bdi class="pos">( "#);
                for index in 0..*numbers {
                    out.push_str(if index > 0 { " , " } else { "" });
                    place_to_write("blank", words, out)?;
                }
                out.push_str(" )</bdi>");
            }
        }
    }
    Ok(())
}

fn place_to_write(class: &str, words: &Words, out: &mut String) -> Result<(), WordsError> {
    out.push_str(r#"<span class=""#);
    out.push_str(class);
    out.push_str(r#"" role="img" aria-label=""#);
    attribute(&Phrase::new("page-place"), words, out)?;
    out.push_str("\"></span>");
    Ok(())
}

/// A phrase as escaped text without markup, for attributes.
fn attribute(phrase: &Phrase, words: &Words, out: &mut String) -> Result<(), WordsError> {
    escape(&plain_text(&words.phrase(phrase)?), out);
    Ok(())
}
