//! The door `answers`: a table of answers as a grid that a page shows, and such a grid as a table.
//!
//! Representation: labels of questions, and of each sheet its id, whose it is, and a text for each of the labels; besides, the
//! labels as the language writes them.
//! Failure: [`Refused`] with the faults of the table.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::roster::opened;
use super::{Html, Refused};
use crate::class::Table;
use crate::class::answers::{Answers, NAMED};
use crate::source::{Text, csv};

/// A sheet, and what is written on it.
#[derive(Deserialize, Serialize)]
struct Row {
    sheet: String,
    id: String,
    name: String,
    cells: Vec<String>,
}

/// A grid.
#[derive(Deserialize, Serialize)]
struct Grid {
    labels: Vec<String>,
    rows: Vec<Row>,
}

/// A table as text, or a file as base64, or a grid.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    text: Option<String>,
    base64: Option<String>,
    grid: Option<Grid>,
}

/// The door `answers`.
pub fn answers(asked: &Written, html: &Html) -> Result<Value, Refused> {
    let text = match asked {
        Written { grid: Some(grid), .. } => Text::new("answers.csv", &table(grid)),
        Written { base64: Some(signs), .. } => opened("answers", signs, html)?,
        Written { text, .. } => Text::new("answers.csv", text.as_deref().unwrap_or_default()),
    };
    let read = Answers::read(Table { text, note: None }).map_err(|faults| html.table(&faults))?;
    let labels = read.labels.iter().map(|label| label.text.clone()).collect();
    let row = |row: &crate::class::answers::Row| Row {
        sheet: row.sheet.text.clone(),
        id: row.id.text.clone(),
        name: row.name.text.clone(),
        cells: row.cells.iter().map(|cell| cell.text.clone()).collect(),
    };
    let grid = Grid { labels, rows: read.rows.iter().map(row).collect() };
    let heads: Vec<String> = grid.labels.iter().map(|label| html.words.item(label)).collect();
    Ok(json!({ "csv": table(&grid), "grid": grid, "heads": heads }))
}

fn table(Grid { labels, rows }: &Grid) -> String {
    let head = NAMED.iter().copied().chain(labels.iter().map(String::as_str));
    let mut out = csv::line(head, ',');
    for Row { sheet, id, name, cells } in rows {
        out += &csv::line([sheet, id, name].into_iter().chain(cells), ',');
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::page::answer;

    #[test]
    fn a_grid_is_a_table_again() {
        let ask = |request: Value| serde_json::from_str::<Value>(&answer(&request.to_string())).expect("JSON");
        let text = "name,sheet,1a,2\nAnn,NB-4T7K-Q000-R,\"7, 3\",!right\n";
        let read = ask(json!({ "do": "answers", "text": text }));
        assert_eq!(read["csv"], "sheet,id,name,1a,2\nNB-4T7K-Q000-R,,Ann,\"7, 3\",!right\n", "{read}");
        assert_eq!(ask(json!({ "do": "answers", "grid": read["grid"] })), read);
        assert!(!ask(json!({ "do": "answers", "text": "a,b\n" }))["error"].is_null());
    }
}
