//! `check table`: a table that the author wrote, every cell of which is compared with what its column says.
//!
//! A head that is a lowercase name is a variable; one with `` `= EXPR` `` in it says what each cell below
//! must be, with `{name}` replaced by the row's variable. The expression itself is not printed.
//! Failure: each cell that is another value, at its place.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::document::book::{Figure, Insert, Part, Prose, Put};
use crate::source::Span;

use super::BlockContext;
use crate::book::expression;
use crate::book::markdown::options;
use crate::book::outline::Numbered;
use crate::book::writer::Writer;

/// Outcomes, and how they may be written in a table.
const OUTCOMES: [(&str, &str); 2] = [("P", "lost"), ("N", "won")];

/// A column: the variable it binds, or the expression it is compared with.
#[derive(Default)]
struct Column {
    variable: Option<String>,
    expression: Option<(String, Span)>,
}

/// A table with its caption.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let fence = at.fence;
    if fence.arguments != "table" {
        return writer.bad_arguments(fence, "this is not a table, and only tables are compared", "write `check table`");
    }
    let content = writer.content();
    let rows = cells(content, &fence.body);
    let Some((head, body)) = rows.split_first().filter(|(_, body)| !body.is_empty()) else {
        let help = "write a table with `|` between cells";
        return writer.refuse("no-table", &fence.word_span, "this block does not begin with a table", help);
    };
    let columns: Vec<Column> = head.iter().map(|cell| column(content, cell)).collect();
    if columns.iter().all(|column| column.expression.is_none()) {
        let help = "put an expression into a head, like `` Rim `= value(rim, {n})` ``";
        writer.fault("nothing-compared", &fence.word_span, "no column says what its cells compute", help);
    }
    for row in body {
        compare(writer, content, &columns, row);
    }
    let end = rows.last().and_then(|row| row.last()).map_or(fence.body.start, |cell| cell.end);
    let end = content[end..fence.body.end].find('\n').map_or(fence.body.end, |length| end + length + 1);
    let puts = columns
        .iter()
        .filter_map(|column| column.expression.as_ref())
        .map(|(_, span)| Put { at: span.start - fence.body.start..span.end - fence.body.start, what: Insert::Nothing });
    let authored = Prose { markdown: content[fence.body.start..end].to_owned(), puts: puts.collect() };
    let caption = writer.prose(&(end..fence.body.end));
    let Numbered { label, number, .. } = at.numbered.clone();
    let (blocks, authored) = (Vec::new(), Some(authored));
    Some(Part::Figure(Figure {
        label,
        number,
        table: true,
        closed: false,
        guess: Vec::new(),
        blocks,
        authored,
        caption,
        changeable: None,
    }))
}

/// The cells of the first table of a span, row by row, as spans of the chapter.
fn cells(content: &str, span: &Span) -> Vec<Vec<Span>> {
    let mut rows: Vec<Vec<Span>> = Vec::new();
    for (event, range) in Parser::new_ext(&content[span.clone()], options()).into_offset_iter() {
        match event {
            Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
            Event::Start(Tag::TableCell) => {
                if let Some(row) = rows.last_mut() {
                    row.push(range.start + span.start..range.end + span.start);
                }
            }
            Event::End(TagEnd::Table) => break,
            _ => {}
        }
    }
    rows
}

fn column(content: &str, cell: &Span) -> Column {
    let text = &content[cell.clone()];
    if let Some(start) = text.find("`= ") {
        let end = text[start + 3..].find('`').map_or(text.len(), |length| start + 3 + length);
        let span = cell.start + start..cell.start + (end + 1).min(text.len());
        return Column { variable: None, expression: Some((text[start + 3..end].to_owned(), span)) };
    }
    let name = text.trim().trim_matches('$');
    let variable = !name.is_empty() && name.chars().all(|character| character.is_ascii_lowercase());
    Column { variable: variable.then(|| name.to_owned()), expression: None }
}

/// Compares the cells of a row with what their columns say.
fn compare(writer: &mut Writer<'_>, content: &str, columns: &[Column], row: &[Span]) {
    // A star that is meant as such has a backslash before it; other marks are for the eye.
    let value = |cell: &Span| match content[cell.clone()].trim() {
        "\\*" => "*".to_owned(),
        text => text.trim_matches(['*', '$', '`']).to_owned(),
    };
    for (cell, column) in row.iter().zip(columns) {
        let Some((expression, span)) = &column.expression else { continue };
        let mut filled = expression.clone();
        for (other, bound) in row.iter().zip(columns) {
            if let Some(name) = &bound.variable {
                filled = filled.replace(&format!("{{{name}}}"), &value(other));
            }
        }
        let given = value(cell);
        match expression::evaluate(&filled, &mut writer.answers).map(|found| found.to_string()) {
            Ok(found) if expression::same(&found, &given) => {}
            Ok(found) if OUTCOMES.contains(&(&found[..], &given[..])) => {}
            Ok(found) => {
                let message = format!("{filled} is {found}, not {given}");
                writer.fault("wrong-cell", cell, message, format!("write {found}"));
            }
            Err(wrong) => writer.fault(wrong.code, span, format!("{filled}: {}", wrong.message), wrong.help),
        }
    }
}
