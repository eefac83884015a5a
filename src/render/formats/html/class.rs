//! All sheets of a class as one page of HTML.
//!
//! Representation: a frame from `html/class.html` and a piece from `html/class-sheet.html` for each sheet. The pages of
//! each sheet have a name of their own in the stylesheet, with id, name and QR code in the bottom margin of each, and a
//! counter of their own, because no browser counts anew for a sheet.
//! Where a printer cannot begin on a right page by itself (`break-before: right`), the sheet asks how wide its page is:
//! left pages are a fifth of a millimetre narrower, and there a block with pages of another name, which hold nothing,
//! comes before it.
//! Source: CSS Paged Media 3, 4.2 and 8; CSS Containment 3 for questions about widths.

use tera::Value;

use super::{code, content, css_string, lays_pages, of_language};
use crate::document::{Document, Paper, Words};
use crate::render::formats::{Around, Frame, InSet, InSets, Set};
use crate::render::markup::{kind, paper};
use crate::render::{RenderError, Templates, qr, title};

/// Class sets in HTML.
pub const IN_SETS: InSets = InSets {
    around: Around::Frame(frame),
    piece,
    answers: |table, paper, words, templates| Ok(super::report::answers(table, paper, words, templates)?.into_bytes()),
};

/// Where the sheets go in the page of the template.
const SHEETS: &str = "<!-- the sheets -->";

/// What is around the sheets.
fn frame(set: &Set<'_>, words: &Words, templates: &Templates) -> Result<Frame, RenderError> {
    let mut context = of_language(words);
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("kind", kind(set.shows));
    text("paper", paper(set.paper));
    text("title", &title(set.title, set.shows, words)?);
    // The width between the margins of left pages and of right ones: 177.6 and 178 mm of A4, 183.5 and 183.9 of Letter.
    text("margin_end", "16.4mm");
    text("margin_foot", if set.url.is_some() { "24mm" } else { "16mm" });
    text(
        "turn",
        match set.paper {
            Paper::A4 | Paper::A4Large => "177.8mm",
            Paper::Letter | Paper::LetterLarge => "183.7mm",
            Paper::A5Pair => "0mm",
        },
    );
    let mut pages = String::new();
    for InSet { id, version, student } in set.sheets {
        let said = [id.as_str(), &student.name].join("\n");
        let said = css_string(said.trim_end());
        let image = set.url.map(|url| qr::image(&code(url, id))).transpose()?;
        let image = image.map_or("none".to_owned(), |image| format!("url(\"{image}\")"));
        let name = page_name(id, student.copy);
        let corner = if words.right_to_left() { "left" } else { "right" };
        let letter = version.as_ref().map_or_else(String::new, |version| {
            format!(" @top-{corner} {{ content: {}; font: 700 20pt sans-serif; }}", css_string(version))
        });
        let size = if student.large || set.paper.is_large() { " font-size: 12pt;" } else { "" };
        pages += &format!(
            "@page {name} {{ counter-increment: {name}; @bottom-left {{ content: {image}; }} \
             @bottom-center {{ content: {said};{size} }} @bottom-right {{ content: counter({name});{size} }}{letter} }}\n"
        );
    }
    lays_pages(&mut context, templates);
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    html("pages", &pages);
    html("sheets", SHEETS);
    let page = templates.html("html/class.html", context)?;
    let Some((before, after)) = page.split_once(SHEETS) else {
        let message = "it has no place for `sheets`".to_owned();
        return Err(RenderError::Template { name: "html/class.html".to_owned(), line: 0, column: 0, message });
    };
    Ok(Frame { before: before.to_owned(), between: "\n", after: after.to_owned() })
}

fn piece(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let page = page_name(&document.id, document.student.as_ref().map_or(0, |student| student.copy));
    let mut context = content(document, &format!("{page}-"), words)?;
    context.insert_value("page", Value::normal_string(&page));
    templates.html("html/class-sheet.html", context)
}

/// The name of the pages of a sheet, and of its copies.
fn page_name(id: &str, copy: usize) -> String {
    let name = id.to_lowercase();
    if copy == 0 { name } else { format!("{name}-{copy}") }
}
