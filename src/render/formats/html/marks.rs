//! The report on the marks of a class: one page for screen and paper, by the template `html/marks.html`.
//!
//! Names and answers are escaped like every text. Failure: [`RenderError`].

use std::fmt::Write;

use tera::Value;

use super::block::Blocks;
use super::{css_string, heads, inline, label, line, of_language};
use crate::document::marks::{MarksCell, MarksMistake, MarksReport, MarksRow, MarksUnread};
use crate::document::{Arg, Block, Phrase, Points, Words};
use crate::render::markup::Escaped;
use crate::render::{RenderError, Templates};

pub fn page(report: &MarksReport, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let mut context = of_language(words);
    let title = words.text(&Phrase::new("marks-title").with("title", Arg::Text(report.title.clone())))?;
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("title", &title);
    text("class", "marked");
    text("paper", "A4");
    text("badge", "");
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    html("running_title", &css_string(&title));
    html("subtitle", &inline(&report.subtitle, words)?);
    html("aside", "");
    html("totals", &Blocks::new(words, 0).all(&[Block::Picture(report.totals.clone())])?);
    html("summary", &inline(&report.summary, words)?);
    html("students", &students(report, words)?);
    html("mistakes", &mistakes(report, words)?);
    html("commonest", &commonest(report, words)?);
    html("unread", &unread(report, words)?);
    html("provisional", &report.provisional.as_ref().map_or(Ok(String::new()), |phrase| inline(phrase, words))?);
    for (name, key) in [
        ("decide", "marks-decide"),
        ("empty_cells", "marks-none"),
        ("provisionally", "marks-provisional"),
        ("rules", if report.follow_up { "marks-rules-next" } else { "marks-rules" }),
        ("head_mistakes", "marks-named"),
        ("head_commonest", "marks-commonest"),
        ("head_unread", "marks-unread"),
    ] {
        html(name, &inline(&Phrase::new(key), words)?);
    }
    templates.html("html/marks.html", context)
}

/// Points as they are written.
fn points(points: Points, words: &Words) -> Result<String, RenderError> {
    Ok(words.decimal(&points.to_string())?)
}

/// The table of students and questions.
fn students(report: &MarksReport, words: &Words) -> Result<String, RenderError> {
    let of = report.columns.iter().map(|(_, of)| *of).sum::<Points>();
    let of = inline(&Phrase::new("marks-of").with("points", of), words)?;
    let mut out = format!(
        "<table class=\"class marks\"><thead><tr><th class=\"nm\" scope=\"col\">{}</th><th class=\"id to\" scope=\"col\">{}</th>",
        label("marks-name", words)?,
        label("marks-sheet", words)?
    );
    for (head, of) in &report.columns {
        let _ = write!(
            out,
            "<th class=\"q\" scope=\"col\"><b>{}</b>{}</th>",
            Escaped(&words.item(head)),
            points(*of, words)?
        );
    }
    let _ = write!(out, "<th class=\"r\" scope=\"col\">{of}</th>");
    let _ = write!(out, "<th class=\"r\" scope=\"col\">%</th>");
    let more = [(report.grades, "r", "marks-grade"), (report.follow_up, "q to", "marks-next")];
    for (_, class, head) in more.into_iter().filter(|(is_there, ..)| *is_there) {
        let _ = write!(out, "<th class=\"{class}\" scope=\"col\">{}</th>", label(head, words)?);
    }
    out += "</tr></thead><tbody>\n";
    for row in &report.rows {
        out += &student(row, report.follow_up, words)?;
    }
    out += "</tbody>";
    let written: Vec<&MarksRow> = report.rows.iter().filter(|row| !row.empty).collect();
    if !written.is_empty() {
        let count = written.len() as f64;
        let says = if written.len() < report.rows.len() { "marks-mean-written" } else { "marks-mean" };
        let mean = |sum: Points| words.decimal(&format!("{:.1}", sum.as_f64() / count));
        let provisional = match report.provisional {
            Some(_) => format!(" ({})", label("marks-provisional", words)?),
            None => String::new(),
        };
        let says = label(says, words)? + &provisional;
        let _ = write!(out, "<tfoot><tr><th class=\"nm\" colspan=\"2\" scope=\"row\">{says}</th>");
        for place in 0..report.columns.len() {
            let sum = written.iter().filter_map(|row| row.cells.get(place)).map(|cell| cell.earned).sum();
            let _ = write!(out, "<td class=\"q\">{}</td>", mean(sum)?);
        }
        let _ = write!(out, "<td class=\"r\">{}</td>", mean(written.iter().map(|row| row.earned).sum())?);
        out += &"<td></td>".repeat(1 + usize::from(report.grades) + usize::from(report.follow_up));
        out += "</tr></tfoot>";
    }
    Ok(out + "</table>")
}

fn student(row: &MarksRow, follow_up: bool, words: &Words) -> Result<String, RenderError> {
    let sheet = row.sheet.strip_prefix("NB-").unwrap_or(&row.sheet);
    let mut out =
        format!("<tr><td class=\"nm\"><bdi>{}</bdi></td><td class=\"id\">{}</td>", Escaped(&row.name), Escaped(sheet));
    for one in &row.cells {
        out += &cell(one, words)?;
    }
    let total = if row.empty { "–".to_owned() } else { points(row.earned, words)? };
    let _ = write!(out, "<td class=\"tot\">{total}{}</td>", if row.unread { "<sup>?</sup>" } else { "" });
    let per_cent =
        row.per_cent.as_deref().filter(|_| !row.empty).map_or(Ok(String::new()), |number| words.decimal(number))?;
    let _ = write!(out, "<td class=\"r\">{per_cent}</td>");
    if let Some(grade) = &row.grade {
        let _ = write!(out, "<td class=\"r\">{}</td>", Escaped(if row.empty { "" } else { grade }));
    }
    if follow_up {
        let next = row.next.as_ref().map_or(String::new(), |(questions, id)| {
            format!(
                "<span class=\"fno\">{}</span> <span class=\"id2\">{}</span>",
                Escaped(&words.item(questions)),
                Escaped(id)
            )
        });
        let _ = write!(out, "<td class=\"q to\">{next}</td>");
    }
    Ok(out + "</tr>\n")
}

/// What somebody earned in a column: full points are grey, an empty place is a dash.
fn cell(cell: &MarksCell, words: &Words) -> Result<String, RenderError> {
    if cell.empty {
        return Ok("<td class=\"q\">–</td>".to_owned());
    }
    let full = if cell.earned == cell.of { " full" } else { "" };
    // Nothing is earned yet by what could not be read.
    if cell.unread && cell.earned == Points::NONE && cell.letters.is_empty() {
        return Ok("<td class=\"q\">?</td>".to_owned());
    }
    let mut marks = cell.letters.clone();
    if cell.unread {
        marks.push('?');
    }
    let sup = if marks.is_empty() { String::new() } else { format!("<sup>{}</sup>", Escaped(&marks)) };
    Ok(format!("<td class=\"q{full}\">{}{sup}</td>", points(cell.earned, words)?))
}

/// The mistakes with their letters, in two columns.
fn mistakes(report: &MarksReport, words: &Words) -> Result<String, RenderError> {
    let half = report.mistakes.len().div_ceil(2).max(1);
    let mut out = String::new();
    for part in report.mistakes.chunks(half) {
        let letter = label("marks-letter", words)?;
        let heads = heads(&["marks-question", "marks-looks", "marks-times"], words)?;
        let _ = writeln!(
            out,
            "<table class=\"plain named\"><thead><tr><th scope=\"col\"><span class=\"vh\">{letter}</span></th>{heads}</tr></thead><tbody>"
        );
        for MarksMistake { letter, question, looks, times, .. } in part {
            let looks = inline(looks, words)?;
            let (letter, question) = (Escaped(letter), words.item(question));
            let _ =
                writeln!(out, "<tr><td><b>{letter}</b></td><td>{question}</td><td>{looks}</td><td>{times}</td></tr>");
        }
        out += "</tbody></table>\n";
    }
    Ok(out)
}

/// The three commonest mistakes, each with an answer that somebody gave.
fn commonest(report: &MarksReport, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    for (place, mistake) in report.mistakes.iter().take(3).enumerate() {
        let MarksMistake { letter, looks, times, example, .. } = mistake;
        let _ = write!(
            out,
            "<div><p><span class=\"big\">{times} × {}</span> <b>{}</b></p>\n<p><bdi>{}</bdi>, {}: {}.",
            Escaped(letter),
            inline(looks, words)?,
            Escaped(&example.name),
            inline(&Phrase::new("page-heading").with("number", Arg::Item(example.label.clone())), words)?,
            line(&example.understood, words)?
        );
        if let Some(refutation) = &example.refutation {
            let refuted = label("live-refutes", words)?;
            let said = inline(refutation, words)?;
            // What ends with a quotation of a sentence has its stop.
            let stop = if said.ends_with(".”") { "" } else { "." };
            let _ = write!(out, "</p>\n<p><span class=\"label\">{refuted}</span><br>{said}{stop}");
        }
        out += "</p>\n";
        if let Some(picture) = &example.picture {
            out += &Blocks::new(words, 900 + place as u64).all(&[Block::Picture(picture.clone())])?;
        }
        out += "</div>\n";
    }
    Ok(out)
}

/// What a person has to look at.
fn unread(report: &MarksReport, words: &Words) -> Result<String, RenderError> {
    if report.unread.is_empty() {
        return Ok(String::new());
    }
    let heads = heads(&["marks-name", "marks-question", "marks-typed", "marks-right"], words)?;
    let mut out = format!("<table class=\"plain\"><thead><tr>{heads}</tr></thead><tbody>\n");
    for MarksUnread { name, label, typed, right } in &report.unread {
        let _ = writeln!(
            out,
            "<tr><td><bdi>{}</bdi></td><td>{}</td><td><bdi class=\"pos long\">{}</bdi></td><td>{}</td></tr>",
            Escaped(name),
            Escaped(&words.item(label)),
            Escaped(typed),
            line(right, words)?
        );
    }
    Ok(out + "</tbody></table>")
}
