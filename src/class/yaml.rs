//! Answers as YAML: a list of sheets, each a map of `sheet`, `id`, `name` and its questions.
//!
//! ```yaml
//! answers:
//!   - {sheet: NB-4T7K-Q2MX-R, id: 7, 1a: take 8 from heap 3}
//! ```
//!
//! Failure: every fault with its place: no list, a sheet that is not a map, an answer that is one.

use crate::source::csv::Cell;
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Diagnostics, Reader, Span, Text};

use super::answers::{Answers, NAMED, Row, is_label, label};

/// Reads answers from YAML.
///
/// # Errors
/// Every fault, see above.
pub fn read(text: &Text) -> Result<Answers, Diagnostics> {
    let (mut reader, node) = Reader::open(text);
    let answers = node.and_then(|node| sheets(&mut reader, &node));
    reader.finish(answers)
}

fn sheets(reader: &mut Reader<'_>, node: &Node) -> Option<Answers> {
    let list = match &node.value {
        Value::Map(_) => {
            let fields = reader.fields(node, "a file of answers", &["answers"]);
            fields.required(reader, "answers")?
        }
        _ => node,
    };
    let mut labels: Vec<Cell> = Vec::new();
    let mut rows: Vec<(Row, Vec<(String, Cell)>)> = Vec::new();
    for sheet in reader.list(list) {
        let Value::Map(entries) = &sheet.value else {
            let help = "write each sheet as `- {sheet: NB-…, 1a: …}`";
            reader.fault(Diagnostic::new("not-a-map", sheet.span.clone(), "this is not a sheet with answers", help));
            continue;
        };
        let start = sheet.span.start..sheet.span.start;
        let mut named = NAMED.map(|_| Cell { text: String::new(), span: start.clone() });
        let mut cells: Vec<(String, Cell)> = Vec::new();
        let mut heads: Vec<(String, Span)> = Vec::new();
        for (key, value) in entries {
            let cell = match &value.value {
                Value::Null => Cell { text: String::new(), span: value.span.clone() },
                Value::Scalar { text, .. } => Cell { text: text.clone(), span: value.span.clone() },
                Value::List(_) | Value::Map(_) => {
                    let help = "write an answer in one line, its parts separated by `;`";
                    reader.fault(Diagnostic::new("not-a-text", value.span.clone(), "an answer is one text", help));
                    continue;
                }
            };
            let head = label(&key.name);
            let is_known = |known: &&(String, Span)| known.0 == head;
            if let Some((_, first)) = heads.iter().find(is_known) {
                let message = format!("`{head}` appears twice");
                let fault = Diagnostic::new("duplicate-key", key.span.clone(), message, "delete one of them");
                reader.fault(fault.with_note(first.clone(), "first here"));
                continue;
            }
            heads.push((head.clone(), key.span.clone()));
            if let Some(place) = NAMED.iter().position(|name| *name == head) {
                named[place] = cell;
            } else if is_label(&head) {
                if !labels.iter().any(|known| known.text == head) {
                    labels.push(Cell { text: head.clone(), span: key.span.clone() });
                }
                cells.push((head, cell));
            } else {
                let help = "the keys of a sheet are `sheet`, `id`, `name` and its questions, like `1a`";
                reader.fault(Diagnostic::new(
                    "unknown-key",
                    key.span.clone(),
                    format!("`{}` is no question", key.name),
                    help,
                ));
            }
        }
        let [sheet, id, name] = named;
        rows.push((Row { sheet, id, name, cells: Vec::new() }, cells));
    }
    let rows = rows.into_iter().map(|(row, mut cells)| {
        let of = |label: &Cell| {
            let place = cells.iter().position(|(known, _)| *known == label.text);
            place.map_or_else(
                || Cell { text: String::new(), span: row.sheet.span.clone() },
                |place| cells.remove(place).1,
            )
        };
        let answers = labels.iter().map(of).collect();
        Row { cells: answers, ..row }
    });
    let rows = rows.collect();
    Some(Answers { text: reader.text().clone(), delimiter: ',', labels, rows, notes: Vec::new() })
}
