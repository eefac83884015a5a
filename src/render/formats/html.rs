//! HTML: one page for screen and paper that needs no network and no script; and all sheets of a class as one page.
//!
//! Representation: blocks are written here, the page around them by `templates/html`, from the values that
//! [`write`] puts into the template's context. Strings in the context are escaped by the template unless
//! they are HTML already. Every id on the page begins with the number of its exercise.
//! Failure: [`RenderError`].
//! Source: HTML, WHATWG; LOOK of nimbook for the classes.
//!
//! Browsers know different parts of paged CSS, so `templates/html/pages.js` fills boxes of one page each before a page
//! is printed: the rules for paper are switched on for the screen, blocks go into a box until it is full, and what
//! continues is a shallow copy of what was open. What is left is shared by `.room`, as `1fr` does in `page.typ`; both
//! get weight and ruling from `document::room_to_work`. Without script the rules for paper of `nimbook.css` do what they
//! can. `tests/it/paper.rs` compares the pages of two browsers.

mod authored;
pub mod back;
mod block;
pub mod book;
mod class;
mod field;
pub mod fragment;
pub mod host;
pub mod live;
pub mod marks;
mod report;
pub mod search;
pub mod slides;
mod table;
mod tie;

pub use authored::{formula_markup, write as author_html};
#[cfg(feature = "pdf")]
pub use block::{Room, room};
pub use block::{answers_beside, below, is_narrow, is_small};
pub use report::fairness;
pub use table::WIDEST_VALUES;

use std::fmt::Write;

use tera::{Context, Value};

use crate::document::{
    Answer, Arg, Blank, Document, Exercise, Inline, Line, Math, Mistake, Phrase, Piece, Points, Show, Words,
    WordsError, build, room_to_work, signs, with_items,
};
use crate::render::formats::Holds;
use crate::render::markup::{Escaped, LONG_SIGNS, escape, kind, paper, tagged, unbroken_tuples};
use crate::render::{File, Format, RenderError, Seal, Templates, mathml, qr, svg, title};
use crate::source::checksum;
use block::Blocks;

/// Pages of HTML.
pub const FORMAT: Format = Format {
    name: "html",
    extension: "html",
    about: "one page for screen and paper, without network",
    seal: Seal::Comment("\n<!-- nimbook ", " -->\n"),
    write: |document, words, templates| Ok(vec![File::new(".html", page(document, words, templates)?)]),
    in_sets: Some(class::IN_SETS),
    holds: Holds::Pages,
};

fn page(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let mut context = content(document, "", words)?;
    context.insert_value("paper", Value::normal_string(paper(document.paper)));
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    html("running_title", &css_string(&document.title));
    let name = match document.student.as_ref().filter(|student| !student.name.is_empty()) {
        Some(student) => student.name.clone(),
        None => format!("{} {}", words.text(&Phrase::new("page-name"))?, "_".repeat(36)),
    };
    html("running_name", &css_string(&name));
    lays_pages(&mut context, templates);
    templates.html("html/sheet.html", context)
}

/// The script that lays a printed file out page by page.
fn lays_pages(context: &mut Context, templates: &Templates) {
    context.insert_value("script", Value::safe_string(&templates.pages_script));
    context.insert_value("nonce", Value::normal_string(&checksum([&templates.pages_script])));
}

/// The values of a page, of which all know their language.
fn of_language(words: &Words) -> Context {
    let mut context = Context::new();
    context.insert_value("lang", Value::normal_string(words.code()));
    context.insert_value("dir", Value::normal_string(if words.right_to_left() { "rtl" } else { "ltr" }));
    context
}

/// What a page says of a document, but for what only a page of its own has; ids begin with `prefix`.
fn content(document: &Document, prefix: &str, words: &Words) -> Result<Context, RenderError> {
    let mut context = of_language(words);
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("kind", kind(document.shows));
    text("id", &document.id);
    text("version", document.version.as_deref().unwrap_or_default());
    let (name, large) = document.student.as_ref().map_or(("", false), |student| (&student.name, student.large));
    // A sheet in large print on a page of its own has other rules.
    let large = large || document.student.is_some() && document.paper.is_large();
    text("name", name);
    text("size", if large { "large" } else { "" });
    text("title", &title(&document.title, document.shows, words)?);
    text("print", if document.paper.is_large() && !large { "large" } else { "" });
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    for (name, phrase) in frame(document) {
        html(name, &phrase.map(|phrase| inline(&phrase, words)).transpose()?.unwrap_or_default());
    }
    let label = words.text(&Phrase::new("page-qr"))?;
    let leads = document.url.as_deref().map(|url| qr::svg(&code(url, &document.id), &label)).transpose()?;
    html("qr", &leads.unwrap_or_default());
    html("signs", &legend(document, words)?);
    html("intro", &Blocks::new(words, 0).all(&document.intro)?);
    let sections = with_items(&document.exercises).map(|items| section(items, prefix, document.shows, words));
    html("exercises", &sections.collect::<Result<Vec<_>, _>>()?.concat());
    Ok(context)
}

/// What the signs of a key mean, each beside a sample; empty where there are none.
fn legend(document: &Document, words: &Words) -> Result<String, WordsError> {
    let mut items = Vec::new();
    for sign in if document.shows == Show::Key { signs(document) } else { Vec::new() } {
        let (sample, says) = (svg::beside_words(&sign.sample, words)?, inline(&sign.says, words)?);
        items.push(format!("<li>{sample}<span>{says}</span></li>"));
    }
    Ok(items.join("\n"))
}

/// What a QR code says: the address of a sheet on its page.
fn code(url: &str, id: &str) -> String {
    format!("{url}#{id}")
}

/// A text as a string of a stylesheet; nothing in it ends the string or the element around it.
fn css_string(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' | '<' | '&' | '\0'..='\u{1f}' => {
                let _ = write!(out, "\\{:x} ", u32::from(character));
            }
            _ => out.push(character),
        }
    }
    out + "\""
}

/// A phrase with points.
pub(super) fn in_points(key: &'static str, points: Points) -> Phrase {
    Phrase::new(key).with("points", points)
}

/// What is said around the exercises, by its name in the templates; none where nothing is said.
pub fn frame(document: &Document) -> [(&'static str, Option<Phrase>); 11] {
    let key = document.shows == Show::Key;
    let say = |key| Some(Phrase::new(key));
    let points = |key| (document.points > Points::NONE).then(|| in_points(key, document.points));
    let of_key = || {
        let sheet = match document.student.as_ref().filter(|student| !student.name.is_empty()) {
            Some(student) => Phrase::new("page-key-sheet-of").with("name", Arg::Text(student.name.clone())),
            None => Phrase::new("page-key-sheet"),
        }
        .with("id", document.id.as_str());
        match points("page-points") {
            Some(points) => Phrase::new("page-key-subtitle").with("sheet", sheet).with("points", points),
            None => sheet,
        }
    };
    [
        ("label_name", say("page-name")),
        ("label_date", say("page-date")),
        ("label_score", say("page-score")),
        ("label_sheet", say("page-sheet")),
        ("label_agreed", say("page-key-agreed")),
        ("label_continued", say("page-continued")),
        ("subtitle", if key { Some(of_key()) } else { document.subtitle.clone() }),
        ("points", points("page-points")),
        ("score", points("page-score-of")),
        ("note", say("page-note")),
        ("label_signs", say("signs")),
    ]
}

/// An exercise of a sheet, with an empty line before it; ids begin with `prefix`.
fn section(items: &[Exercise], prefix: &str, shows: Show, words: &Words) -> Result<String, RenderError> {
    let number = items[0].number;
    let points = if shows != Show::Key || items.len() == 1 { shown_points(items, words)? } else { String::new() };
    // In a set of sheets the same question is there many times, and landmarks have names of their own.
    let role = if prefix.is_empty() { "" } else { " role=\"group\"" };
    let room = room_to_work(items).filter(|_| shows == Show::Questions);
    let room = room.map_or_else(String::new, |(ruling, work)| {
        format!(
            "<div class=\"room {}\" data-work=\"{work}\"><svg aria-hidden=\"true\"><path d=\"\"/></svg></div>\n",
            ruling.name()
        )
    });
    Ok(format!(
        "\n<section class=\"exercise\"{role} aria-labelledby=\"{prefix}q{number}\">\n<h2 class=\"num\" id=\"{prefix}q{number}\">\
         {}</h2>\n<div class=\"body\">\n{}</div>\n</section>\n{room}",
        numbered(number, words)?,
        body(items, points + "\n", (prefix, number), shows, words)?,
    ))
}

/// The points of an exercise as HTML; nothing where it has none.
fn shown_points(items: &[Exercise], words: &Words) -> Result<String, WordsError> {
    let shown = |points| Ok(format!("<span class=\"points\">{}</span>", inline(&points, words)?));
    points(items).map_or(Ok(String::new()), shown)
}

/// The points of an exercise, item by item: `2 + 2 + 3 points`; none where it has none.
pub(super) fn points(items: &[Exercise]) -> Option<Phrase> {
    match items {
        _ if items.iter().all(|item| item.points == Points::NONE) => None,
        [item] => Some(in_points("page-points", item.points)),
        _ if items.iter().any(|item| !item.points.is_whole()) => {
            Some(in_points("page-points", items.iter().map(|item| item.points).sum()))
        }
        [first, _, _, _, ..] if items.iter().all(|item| item.points == first.points) => {
            let each = format!("{} × {}", items.len(), first.points);
            Some(Phrase::new("page-points-of-items").with("points", each))
        }
        _ => {
            let each: Vec<String> = items.iter().map(|item| item.points.to_string()).collect();
            Some(Phrase::new("page-points-of-items").with("points", each.join(" + ")))
        }
    }
}

/// What the parts of an answer earn, in a key, and whether wrong things take it away; none where the answer is one part.
pub fn marks(exercise: &Exercise) -> Option<Line> {
    let mut line = shares(exercise)?;
    let cancel = match (exercise.cancels, &exercise.question.answer) {
        (Some(own), _) => own,
        (None, Answer::Ticks(_)) => "page-marks-boxes-cancel",
        (None, Answer::Repair { .. }) => "page-marks-with-place",
        (None, Answer::Moves(_) | Answer::Pairs(_) | Answer::Residues { .. }) => "page-marks-answers-cancel",
        _ => return Some(line),
    };
    line.extend([Inline::Text("; "), Inline::Say(Phrase::new(cancel))]);
    Some(line)
}

/// What the parts of an answer earn.
fn shares(exercise: &Exercise) -> Option<Line> {
    let [(_, first), rest @ ..] = &exercise.parts[..] else { return None };
    if rest.len() > 2 && rest.iter().all(|(_, points)| points == first) {
        return Some(build::say(in_points("page-marks-each", *first).with("count", exercise.parts.len())));
    }
    // Quarters of a point are no help for marking by hand.
    if exercise.parts.iter().any(|(_, points)| points.quarters() % 2 > 0) {
        return Some(build::say(in_points("page-marks-shared", exercise.points).with("count", exercise.parts.len())));
    }
    let mut line = build::say(Phrase::new("page-marks"));
    for (place, (part, points)) in exercise.parts.iter().enumerate() {
        line.push(Inline::Text(if place == 0 { " " } else { "; " }));
        line.push(Inline::Say(in_points("page-marks-part", *points).with("part", part.clone())));
    }
    Some(line)
}

/// What an exercise shows below its number; ids begin with the prefix, `q` and the number. Questions hold nothing of
/// the solution. What several items are asked is a box, which print repeats above those on the next page.
fn body(
    items: &[Exercise],
    mut points: String,
    (prefix, id): (&str, u64),
    shows: Show,
    words: &Words,
) -> Result<String, RenderError> {
    let mut blocks = Blocks { prefix, ..Blocks::new(words, id) };
    let mut out = String::new();
    let have_letters = shows != Show::Key && !items[0].letter.is_empty();
    if !have_letters {
        out += &std::mem::take(&mut points);
    }
    if shows != Show::Key {
        out += &blocks.all(&items[0].text)?;
    }
    // Items with one stem share a grid.
    for alike in items.chunk_by(|one, next| !next.begins_stem(Some(one))) {
        let stem = if shows == Show::Key { String::new() } else { stem(&alike[0], &mut blocks)? };
        if have_letters {
            let _ = write!(out, "<div class=\"asks\">\n{}{stem}</div>\n", std::mem::take(&mut points));
        } else {
            out += &stem;
        }
        if let [Exercise { letter, .. }] = alike
            && letter.is_empty()
        {
            out += &item(&alike[0], true, shows, &mut blocks)?;
            continue;
        }
        let questions = || alike.iter().map(|item| &item.question);
        let dense = shows == Show::Questions && questions().any(|one| is_narrow(one) && !is_small(one));
        let halves = halves(alike);
        let beside = answers_beside(alike, &halves);
        let column = beside.map_or_else(String::new, |width| format!(" style=\"--beside: {}px\"", width / 10 + 1));
        let _ = writeln!(out, "<div class=\"items{}\"{column}>", if dense { " dense" } else { "" });
        for (place, one) in alike.iter().enumerate() {
            blocks.is_item = shows == Show::Questions;
            blocks.stacked = shows == Show::Questions && beside.is_none();
            let ends = alike.get(place + 1).is_none_or(|next| next.question.routes != one.question.routes);
            let (inner, letter) = (item(one, ends || shows != Show::Key, shows, &mut blocks)?, &one.letter);
            let printed = words.item(letter);
            let room = if shows == Show::Questions && halves[place] { "" } else { " all" };
            let _ = write!(
                out,
                "<div class=\"item{room}\" role=\"group\" aria-labelledby=\"{prefix}q{id} {prefix}q{id}{letter}\">\
                 <span class=\"letter\" id=\"{prefix}q{id}{letter}\">{printed})</span>\n<div class=\"body\">\n{inner}</div></div>\n"
            );
        }
        out += "</div>\n";
    }
    Ok(out)
}

/// Which items have half a row: narrow ones in pairs. One that is alone has the whole row, so that its answer can be
/// beside its picture.
pub(super) fn halves(items: &[Exercise]) -> Vec<bool> {
    let mut halves = vec![false; items.len()];
    let mut place = 0;
    while place + 1 < items.len() {
        let pair = items[place..place + 2].iter().all(|item| is_narrow(&item.question));
        halves[place..place + 2].fill(pair);
        place += if pair { 2 } else { 1 };
    }
    halves
}

/// The rules and the task, and how an answer is written.
fn stem(exercise: &Exercise, blocks: &mut Blocks) -> Result<String, RenderError> {
    let mut out = String::new();
    let (asks, sample) = exercise.asks();
    if !asks.is_empty() {
        let stem = line(&build::spoken(&asks), blocks.words)?;
        let _ = writeln!(out, "<p class=\"stem\">{stem}</p>");
    }
    if let Some(sample) = sample {
        let _ = writeln!(out, "<p class=\"sample\">{}</p>", with_variables(&build::say(sample.clone()), blocks.words)?);
    }
    Ok(out)
}

/// What an item shows: its question, its solution, or both; `with_routes` if the next item does not have the same.
fn item(exercise: &Exercise, with_routes: bool, shows: Show, blocks: &mut Blocks) -> Result<String, RenderError> {
    if shows == Show::Key {
        return solution(exercise, with_routes, shows, blocks);
    }
    let question = question(exercise, blocks)?;
    if shows == Show::Questions {
        return Ok(question);
    }
    let (label, solution) = (label("page-solution", blocks.words)?, solution(exercise, with_routes, shows, blocks)?);
    Ok(format!("{question}\n<details class=\"fold\"><summary>{label}</summary>\n{solution}</details>\n"))
}

/// The headline, the steps, the named mistakes and the routes; in a key also what was asked, and its points.
fn solution(exercise: &Exercise, with_routes: bool, shows: Show, blocks: &mut Blocks) -> Result<String, RenderError> {
    let words = blocks.words;
    let points = match shows == Show::Key && exercise.points > Points::NONE && !exercise.letter.is_empty() {
        true => format!("<span class=\"points\">{}</span>", inline(&in_points("page-points", exercise.points), words)?),
        false => String::new(),
    };
    let mut out =
        format!("<p class=\"solution\">{}{points}</p>\n", with_variables(&exercise.question.headline, words)?);
    if let Some(marks) = marks(exercise) {
        let _ = writeln!(out, "<p class=\"marks\">{}</p>", line(&marks, words)?);
    }
    if shows == Show::Key {
        match &exercise.question.prompt[..] {
            [] => drop(writeln!(out, "<p class=\"asked\">{}</p>", Escaped(&exercise.question.position))),
            prompt => out += &blocks.all(prompt)?,
        }
    }
    out += &blocks.all(&exercise.question.solution)?;
    if !exercise.question.wrong.is_empty() {
        let caption = Phrase::new("page-wrong-caption");
        let caption = words.text(&caption)?;
        let (caption, heads) = (Escaped(&caption), heads(&["page-wrong", "page-looks", "page-refuted"], words)?);
        let _ = write!(
            out,
            "\n<table class=\"plain wrongs\"><caption class=\"vh\">{caption}</caption>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n"
        );
        for Mistake { shown, description, refutation, .. } in &exercise.question.wrong {
            let (shown, description, refutation) =
                (line(shown, words)?, inline(description, words)?, inline(refutation, words)?);
            let _ = writeln!(out, "<tr><td>{shown}</td><td>{description}</td><td>{refutation}</td></tr>");
        }
        out += "</tbody></table>\n";
    }
    if !with_routes {
        return Ok(out);
    }
    let [first, second] = exercise.question.routes.clone();
    let routes = inline(&Phrase::new("page-routes").with("first", first).with("second", second), words)?;
    out += "\n<p class=\"route\"><svg class=\"meet\" viewBox=\"0 0 36 24\" aria-hidden=\"true\"><use href=\"#meet\"/></svg>";
    let _ = writeln!(out, "<span>{routes}</span></p>");
    Ok(out)
}

/// What the item itself asks, and places to write.
fn question(exercise: &Exercise, blocks: &mut Blocks) -> Result<String, RenderError> {
    if !exercise.question.prompt.is_empty() {
        blocks.out.push_str("<div class=\"prompt\">\n");
        blocks.push_all(&exercise.question.prompt)?;
        blocks.out.push_str("</div>\n");
    }
    match blocks.stacked {
        true => below(&exercise.question.space).try_for_each(|block| blocks.push(block))?,
        false => blocks.push_all(&exercise.question.space)?,
    }
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

/// A line as HTML where variables differ from other words in italics: a sample underlines what one would write.
fn with_variables(line: &Line, words: &Words) -> Result<String, WordsError> {
    let mut out = String::new();
    for piece in words.line(line)? {
        match piece.variable() {
            Some(name) => tagged("<var>", name, "</var>", &mut out),
            None => untied(std::slice::from_ref(&piece), words, &mut out)?,
        }
    }
    Ok(tied(&out))
}

/// HTML with its formulas tied to what touches them.
fn tied(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    tie::write(html, &mut out);
    out
}

/// Appends pieces as HTML.
fn pieces(pieces: &[Piece], words: &Words, out: &mut String) -> Result<(), WordsError> {
    let is_formula =
        |piece: &Piece| matches!(piece, Piece::Math(math) if !matches!(math, Math::Number(_) | Math::Variable(_)));
    match pieces.len() > 1 && pieces.iter().any(is_formula) {
        true => {
            let mut html = String::new();
            untied(pieces, words, &mut html)?;
            tie::write(&html, out);
            Ok(())
        }
        false => untied(pieces, words, out),
    }
}

/// Appends pieces, each by itself.
fn untied(pieces: &[Piece], words: &Words, out: &mut String) -> Result<(), WordsError> {
    for piece in pieces {
        match piece {
            Piece::Text(text) => escape(&unbroken_tuples(text), out),
            Piece::Emphasis(text) => tagged("<i>", &unbroken_tuples(text), "</i>", out),
            Piece::Strong(text) => tagged("<strong>", text, "</strong>", out),
            Piece::Signs(text) if text.len() > LONG_SIGNS => {
                tagged(r#"<bdi class="pos long">"#, &unbroken_tuples(text), "</bdi>", out);
            }
            Piece::Signs(text) => tagged(r#"<bdi class="pos">"#, text, "</bdi>", out),
            // Alone among words, a number or a variable needs no formula, and can be bold.
            Piece::Math(Math::Number(number)) if words.right_to_left() => {
                tagged(r#"<bdi class="pos">"#, &number.to_string(), "</bdi>", out);
            }
            Piece::Math(Math::Number(number)) => out.push_str(&number.to_string()),
            Piece::Math(Math::Variable(name)) => tagged("<i>", name, "</i>", out),
            Piece::Math(math) => mathml::write(math, out),
            Piece::Blank(Blank::Short | Blank::Sign) => place_to_write("blank", words, out)?,
            Piece::Blank(Blank::Wide) => place_to_write("blank wide", words, out)?,
            Piece::Blank(Blank::Long) => place_to_write("blank long", words, out)?,
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

/// The number of a question; the words before and after it are for screen readers.
fn numbered(number: u64, words: &Words) -> Result<String, WordsError> {
    let (said, digits) = (words.text(&Phrase::new("page-heading").with("number", number))?, number.to_string());
    let (before, behind) = said.split_once(&digits).unwrap_or((&said, ""));
    let heard = |text: &str| match text {
        "" => String::new(),
        _ => format!("<span class=\"vh\">{}</span>", Escaped(text)),
    };
    Ok(heard(before) + &digits + &heard(behind))
}

fn heads(keys: &[&'static str], words: &Words) -> Result<String, WordsError> {
    keys.iter().map(|key| Ok(format!("<th scope=\"col\">{}</th>", label(key, words)?))).collect()
}

/// The beginning of what scrolls where the screen is narrow, by keyboard too, with a name.
fn scrolled(name: &'static str, words: &Words) -> Result<String, WordsError> {
    Ok(format!("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">", label(name, words)?))
}

/// A message without arguments as escaped text.
fn label(key: &'static str, words: &Words) -> Result<String, WordsError> {
    attribute(&Phrase::new(key), words)
}
