//! CommonMark with tables, which reads well as it is: pictures in characters, places to write as `____`,
//! boxes to tick as `☐`, formulas in Unicode.
//!
//! Representation: blocks are written here, the page around them by `templates/markdown`. Whatever could
//! be taken for markup is escaped, and only that. The strings in the context are Markdown already.
//! Failure: [`RenderError`].
//! Source: CommonMark 0.31; tables as GitHub and pulldown-cmark read them.

mod authored;
mod block;
pub mod book;
mod escape;

use tera::{Context, Value};

use super::html::{frame, marks, points};
use crate::document::{AnswerTable, Arg, Document, Exercise, Mistake, Phrase, Show, Words, build, signs, with_items};
use crate::render::formats::{Around, Frame, Holds, InSets};
use crate::render::markup::kind;
use crate::render::{File, Format, RenderError, Seal, Templates};
use block::{all, headline, line, phrase, ruled};
use escape::escape;

pub const FORMAT: Format = Format {
    name: "md",
    extension: "md",
    about: "CommonMark with tables, readable as it is",
    seal: Seal::Comment("\n<!-- nimbook ", " -->\n"),
    write: |document, words, templates| Ok(vec![File::new(".md", page(document, words, templates)?)]),
    in_sets: Some(InSets {
        around: Around::Frame(|_, _, _| Ok(Frame { before: String::new(), between: "\n\n", after: String::new() })),
        piece: page,
        answers: |table, _, words, _| Ok(answers(table, words)?.into_bytes()),
    }),
    holds: Holds::Pages,
};

fn page(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let key = document.shows == Show::Key;
    let mut context = Context::new();
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("lang", words.code());
    text("kind", kind(document.shows));
    text("id", &escape(&document.id));
    text("version", &document.version.as_deref().map_or_else(String::new, escape));
    text("name", &document.student.as_ref().map_or_else(String::new, |student| escape(&student.name)));
    let title = Phrase::new("page-key-title").with("title", Arg::Text(document.title.clone()));
    text("title", &if key { phrase(&title, words)? } else { escape(&document.title) });
    for (name, said) in frame(document) {
        text(name, &said.map(|said| phrase(&said, words)).transpose()?.unwrap_or_default());
    }
    text("signs", &if key { legend(document, words)? } else { String::new() });
    text("intro", &all(&document.intro, words)?);
    let exercises = with_items(&document.exercises).map(|items| exercise(items, document.shows, words));
    text("exercises", &exercises.collect::<Result<Vec<_>, _>>()?.concat());
    templates.markdown("markdown/sheet.md", &context)
}

/// What the characters in the pictures of a key mean; empty where there are none.
fn legend(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut items = Vec::new();
    for sign in signs(document).iter().filter(|sign| !sign.plain.is_empty()) {
        items.push(format!("`{}` {}", sign.plain, phrase(&sign.says, words)?));
    }
    Ok(items.join("; "))
}

fn answers(table: &AnswerTable, words: &Words) -> Result<String, RenderError> {
    let title = phrase(&Phrase::new("class-answers-title"), words)?;
    let mut head = vec![phrase(&table.head(), words)?, phrase(&Phrase::new("page-sheet"), words)?];
    for (at, column) in table.columns.iter().enumerate() {
        for part in table.heads(at) {
            head.push(format!("{} {}", words.item(&column.label), phrase(&Phrase::new(part), words)?));
        }
    }
    let mut rows = vec![head];
    for row in &table.rows {
        let mut cells = vec![escape(&row.name), escape(&row.sheet)];
        for at in 0..table.columns.len() {
            for part in table.parts(row, at) {
                cells.push(line(&part, words)?);
            }
        }
        rows.push(cells);
    }
    Ok(format!("# {title}\n\n{}\n\n{}\n", escape(&table.title), ruled(rows)))
}

/// An exercise with an empty line before it. A sheet of questions holds nothing of the solution.
fn exercise(items: &[Exercise], shows: Show, words: &Words) -> Result<String, RenderError> {
    let heading = phrase(&Phrase::new("page-heading").with("number", items[0].number), words)?;
    let points = points(items).map(|points| phrase(&points, words)).transpose()?;
    let mut out = format!("\n## {heading}{}\n", points.map(|points| format!(" ({points})")).unwrap_or_default());
    if shows != Show::Key && !items[0].text.is_empty() {
        out += &format!("\n{}\n", all(&items[0].text, words)?);
    }
    let mut before = None;
    for item in items {
        if shows != Show::Key && item.begins_stem(before) {
            out += &stem(item, words)?;
        }
        if !item.letter.is_empty() {
            out += &format!("\n**{})**\n", words.item(&item.letter));
        }
        before = Some(item);
        if shows == Show::Key {
            out += &solution(item, shows, words)?;
            continue;
        }
        let question = [all(&item.question.prompt, words)?, all(&item.question.space, words)?].join("\n\n");
        out += &format!("\n{}\n", question.trim_matches('\n'));
        if shows == Show::Folded {
            let (label, solution) = (phrase(&Phrase::new("page-solution"), words)?, solution(item, shows, words)?);
            out += &format!("\n<details>\n<summary>{label}</summary>\n{solution}\n</details>\n");
        }
    }
    Ok(out)
}

/// The rules and the task, and how an answer is written, with an empty line before each.
pub(super) fn stem(exercise: &Exercise, words: &Words) -> Result<String, RenderError> {
    let (asks, sample) = exercise.asks();
    let stem = line(&build::spoken(&asks), words)?;
    let sample = sample.map(|sample| phrase(sample, words)).transpose()?;
    let parts = [stem, sample.unwrap_or_default()];
    Ok(parts.iter().filter(|part| !part.is_empty()).map(|part| format!("\n{part}\n")).collect())
}

/// The headline, the steps, the named mistakes and the routes; in a key also what was asked.
fn solution(exercise: &Exercise, shows: Show, words: &Words) -> Result<String, RenderError> {
    let asked = if shows == Show::Key { format!(" ({})", escape(&exercise.question.position)) } else { String::new() };
    let [first, second] = exercise.question.routes.clone();
    let routes = phrase(&Phrase::new("page-routes").with("first", first).with("second", second), words)?;
    let parts = [
        format!("**{}**{asked}", headline(&exercise.question.headline, words)?),
        marks(exercise).map(|marks| line(&marks, words)).transpose()?.unwrap_or_default(),
        all(&exercise.question.solution, words)?,
        wrong(&exercise.question.wrong, words)?,
        routes,
    ];
    Ok(parts.iter().filter(|part| !part.is_empty()).map(|part| format!("\n{part}\n")).collect())
}

/// The table of wrong answers that have a name; nothing if there are none.
fn wrong(wrong: &[Mistake], words: &Words) -> Result<String, RenderError> {
    if wrong.is_empty() {
        return Ok(String::new());
    }
    let word = |key| phrase(&Phrase::new(key), words);
    let mut rows = vec![vec![word("page-wrong")?, word("page-looks")?, word("page-refuted")?]];
    for one in wrong {
        rows.push(vec![line(&one.shown, words)?, phrase(&one.description, words)?, phrase(&one.refutation, words)?]);
    }
    Ok(ruled(rows))
}
