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

use std::fmt::Write;

use tera::{Context, Value};

use crate::document::{
    Arg, Blank, Block, Document, Exercise, Line, Math, Mistake, Phrase, Piece, Show, Words, WordsError,
};
use crate::render::markup::{Escaped, escape, kind, paper, tagged};
use crate::render::{File, Format, RenderError, Seal, Templates, mathml, qr};
use block::Blocks;

/// Pages of HTML.
pub const FORMAT: Format = Format {
    name: "html",
    extension: "html",
    about: "one page for screen and paper, without network",
    seal: Seal::Comment("\n<!-- nimbook ", " -->\n"),
    write: |document, words, templates| Ok(vec![File::new(".html", page(document, words, templates)?)]),
};

/// The document as a page.
fn page(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
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
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    for (name, phrase) in frame(document) {
        html(name, &phrase.map(|phrase| inline(&phrase, words)).transpose()?.unwrap_or_default());
    }
    html("qr", &qr::svg(&document.id, &words.text(&Phrase::new("page-qr"))?)?);
    html("intro", &Blocks::new(words, 0).all(&document.intro)?);
    let sections = document.exercises.iter().map(|exercise| section(exercise, document.shows, words));
    html("exercises", &sections.collect::<Result<Vec<_>, _>>()?.concat());
    templates.html("html/sheet.html", context)
}

/// Signs of more bytes may break.
const LONG_SIGNS: usize = 32;

/// A phrase with one number of quarters.
pub(super) fn in_points(key: &'static str, quarters: u64) -> Phrase {
    Phrase::new(key).with("points", Arg::Quarters(quarters))
}

/// What is said around the exercises, by its name in the templates; none where nothing is said.
pub(super) fn frame(document: &Document) -> [(&'static str, Option<Phrase>); 9] {
    let key = document.shows == Show::Key;
    let say = |key| Some(Phrase::new(key));
    let points = |key| (document.points > 0).then(|| in_points(key, document.points));
    let of_key = || {
        let points = in_points("page-points", document.points);
        Phrase::new("page-key-subtitle").with("id", document.id.as_str()).with("points", points)
    };
    [
        ("label_name", say("page-name")),
        ("label_date", say("page-date")),
        ("label_score", say("page-score")),
        ("label_agreed", say("page-key-agreed")),
        ("subtitle", if key { Some(of_key()) } else { document.subtitle.clone() }),
        ("points", points("page-points")),
        ("score", points("page-score-of")),
        ("note", say("page-note")),
        ("footer", say(if key { "page-footer-key" } else { "page-footer-sheet" })),
    ]
}

/// An exercise of a sheet, with an empty line before it.
fn section(exercise: &Exercise, shows: Show, words: &Words) -> Result<String, RenderError> {
    let number = exercise.number;
    let points = match exercise.points {
        0 => String::new(),
        points => format!("<span class=\"points\">{}</span>", inline(&in_points("page-points", points), words)?),
    };
    Ok(format!(
        "\n<section class=\"exercise\" aria-labelledby=\"q{number}\">\n<h2 class=\"num\" id=\"q{number}\">\
         <span class=\"vh\">{} </span>{number}</h2>\n<div class=\"body\">\n{points}\n{}</div>\n</section>\n",
        label("page-question", words)?,
        body(exercise, number, shows, words)?,
    ))
}

/// What an exercise shows below its number; ids begin with `id`. Questions hold nothing of the solution.
fn body(exercise: &Exercise, id: u64, shows: Show, words: &Words) -> Result<String, RenderError> {
    let mut blocks = Blocks::new(words, id);
    if shows == Show::Key {
        return solution(exercise, shows, &mut blocks);
    }
    let question = question(exercise, &mut blocks)?;
    if shows == Show::Questions {
        return Ok(question);
    }
    let (label, solution) = (label("page-solution", words)?, solution(exercise, shows, &mut blocks)?);
    Ok(format!("{question}\n<details class=\"fold\"><summary>{label}</summary>\n{solution}</details>\n"))
}

/// The headline, the steps, the named mistakes and the routes; in a key also what was asked.
fn solution(exercise: &Exercise, shows: Show, blocks: &mut Blocks) -> Result<String, RenderError> {
    let words = blocks.words;
    let mut out = format!("<p class=\"solution\">{}</p>\n", line(&exercise.question.headline, words)?);
    if shows == Show::Key {
        let _ = writeln!(out, "<p class=\"asked\">{}</p>", Escaped(&exercise.question.position));
    }
    out += &blocks.all(&exercise.question.solution)?;
    if !exercise.question.wrong.is_empty() {
        let caption = Phrase::new("page-wrong-caption").with("number", exercise.number);
        let caption = words.text(&caption)?;
        let _ = write!(
            out,
            "\n<table class=\"plain wrongs\"><caption class=\"vh\">{}</caption>\n<thead><tr>",
            Escaped(&caption)
        );
        for head in ["page-wrong", "page-looks", "page-refuted"] {
            let _ = write!(out, "<th scope=\"col\">{}</th>", label(head, words)?);
        }
        out += "</tr></thead>\n<tbody>\n";
        for Mistake { shown, description, refutation, .. } in &exercise.question.wrong {
            let (shown, description, refutation) =
                (line(shown, words)?, inline(description, words)?, inline(refutation, words)?);
            let _ = writeln!(out, "<tr><td>{shown}</td><td>{description}</td><td>{refutation}</td></tr>");
        }
        out += "</tbody></table>\n";
    }
    let [first, second] = exercise.question.routes.clone();
    let routes = inline(&Phrase::new("page-routes").with("first", first).with("second", second), words)?;
    out += "\n<p class=\"route\"><svg class=\"meet\" viewBox=\"0 0 36 24\" aria-hidden=\"true\"><use href=\"#meet\"/></svg>";
    let _ = writeln!(out, "<span>{routes}</span></p>");
    Ok(out)
}

/// Prompt and places to write. A picture at the end of the prompt and the answer below it are side by
/// side where there is room.
fn question(exercise: &Exercise, blocks: &mut Blocks) -> Result<String, RenderError> {
    let side_by_side = matches!(
        (exercise.question.prompt.last(), exercise.question.space.first()),
        (Some(Block::Picture(_)), Some(Block::Answer(_) | Block::Ticks(_)))
    );
    let pictures = usize::from(side_by_side);
    let (prompt, picture) = exercise.question.prompt.split_at(exercise.question.prompt.len() - pictures);
    let (answer, space) = exercise.question.space.split_at(pictures);
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
            // Long ones may break, or they would reach beyond the page.
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
    let label = label("page-place", words)?;
    let _ = write!(out, r#"<span class="{class}" role="img" aria-label="{label}"></span>"#);
    Ok(())
}

/// A phrase as escaped text without markup, for attributes.
fn attribute(phrase: &Phrase, words: &Words) -> Result<String, WordsError> {
    Ok(Escaped(&words.text(phrase)?).to_string())
}

/// A message without arguments as escaped text.
fn label(key: &'static str, words: &Words) -> Result<String, WordsError> {
    attribute(&Phrase::new(key), words)
}
