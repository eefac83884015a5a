//! The right answers of a class as data for the template: heads, and a row for each sheet.
//!
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "answers-only".

use serde_json::{Value, json};

use super::text::{label, line, phrase};
use super::{of_paper, press, print};
use crate::document::{AnswerRow, AnswerTable, Paper, Words, WordsError};
use crate::render::RenderError;

pub fn of(table: &AnswerTable, paper: Paper, words: &Words) -> Result<Vec<u8>, RenderError> {
    let column = |at: usize| {
        let parts = table.heads(at).into_iter().map(|head| label(head, words)).collect::<Result<Value, _>>()?;
        Ok(json!({"label": words.item(&table.columns[at].label), "parts": parts}))
    };
    let row = |row: &AnswerRow| {
        let mut name = vec![json!(row.name)];
        if let Some(extra) = row.extra_time() {
            name.push(json!(["mark", phrase(&extra, words)?]));
        }
        let parts = (0..table.columns.len()).flat_map(|at| table.parts(row, at));
        let cells = parts.map(|part| line(&part, words)).collect::<Result<Value, _>>()?;
        Ok(json!({"name": name, "sheet": row.bare_id(), "cells": cells}))
    };
    let data = json!({
        "paper": of_paper(paper),
        "lies": table.is_wide(),
        "lang": words.code(),
        "title": label("class-answers-title", words)?,
        "subtitle": phrase(&table.subtitle(), words)?,
        "agreed": label("page-key-agreed", words)?,
        "notes": table.notes().iter().map(|note| phrase(note, words)).collect::<Result<Value, _>>()?,
        "name": words.text(&table.head())?,
        "sheet": label("class-sheet", words)?,
        "columns": (0..table.columns.len()).map(column).collect::<Result<Value, WordsError>>()?,
        "rows": table.rows.iter().map(row).collect::<Result<Value, WordsError>>()?,
        "footer": phrase(&table.footer(), words)?,
    });
    print(press::style(words.right_to_left(), paper.is_large()), "answers.typ", &data)
}
