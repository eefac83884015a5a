//! Blocks as data for the template.
//!
//! Representation: a block is an array that begins with its kind. Pictures are SVG, as for every other format;
//! widths are tenths of the type size, those of pictures tenths of a pixel.
//! Failure: [`RenderError`].

use serde_json::{Value, json};

use super::text::{label, line, markdown, phrase, width};
use crate::document::build::tuple;
use crate::document::{
    Block, Cell, CellMark, Line, Phrase, Picture, Step, Table, TableLook, Trace, TraceLine, Words, WordsError,
};
use crate::render::formats::html::{Room, WIDEST_VALUES, room};
use crate::render::{RenderError, svg};

pub fn all(blocks: &[Block], words: &Words) -> Result<Value, RenderError> {
    blocks.iter().map(|block| one(block, words)).collect()
}

pub fn one(block: &Block, words: &Words) -> Result<Value, RenderError> {
    let lines = |lines: &[Line]| -> Result<Value, WordsError> {
        lines.iter().map(|each| Ok(json!([width(each, words)?, line(each, words)?]))).collect()
    };
    Ok(match block {
        Block::Paragraph(text) => json!(["p", line(text, words)?]),
        Block::Remark(text) => json!(["remark", line(text, words)?]),
        Block::Authored(text) => json!(["authored", markdown(text)?]),
        Block::Picture(picture) => self::picture(picture, words)?,
        Block::Beside(blocks) => {
            let beside = |block| Ok(json!([needs(block, words)?, one(block, words)?]));
            json!(["beside", blocks.iter().map(beside).collect::<Result<Value, RenderError>>()?])
        }
        Block::Answer(each) => json!(["answer", lines(each)?]),
        Block::Ticks(each) => json!(["ticks", lines(each)?]),
        Block::Write(label, lines) => json!(["write", phrase(label, words)?, lines]),
        Block::Steps(steps) => self::steps(steps, words)?,
        Block::Table(table) => self::table(table, words)?,
        Block::Trace(trace) => self::trace(trace, words)?,
    })
}

/// A picture with its words and its size.
pub fn picture(picture: &Picture, words: &Words) -> Result<Value, WordsError> {
    let alternative = svg::alternative(picture, words)?;
    Ok(json!(["picture", svg::printed(picture, words)?, alternative, picture.width, picture.height]))
}

/// What a block beside others needs: nothing is said of pictures, whose width is known.
fn needs(block: &Block, words: &Words) -> Result<usize, WordsError> {
    let widest = |lines: &[Line]| -> Result<usize, WordsError> {
        let widths = lines.iter().map(|each| width(each, words)).collect::<Result<Vec<_>, _>>()?;
        Ok(widths.into_iter().max().unwrap_or(0))
    };
    Ok(match block {
        Block::Paragraph(text) | Block::Remark(text) => width(text, words)?.min(120),
        Block::Answer(lines) => widest(lines)?,
        Block::Ticks(lines) => widest(lines)? + 20,
        Block::Table(table) => 30 * table.head.len(),
        Block::Write(..) => 140,
        Block::Picture(_) => 0,
        _ => 200,
    })
}

fn steps(steps: &[Step], words: &Words) -> Result<Value, RenderError> {
    let step = |step: &Step| {
        let room = match room(step, 2) {
            Room::Line => "line",
            Room::Half => "half",
            Room::Row => "row",
        };
        Ok(json!([room, line(&step.says, words)?, all(&step.shows, words)?]))
    };
    Ok(json!(["steps", steps.iter().map(step).collect::<Result<Value, RenderError>>()?]))
}

fn table(table: &Table, words: &Words) -> Result<Value, RenderError> {
    let bands = if table.look == TableLook::Values { table.bands(WIDEST_VALUES) } else { vec![table.clone()] };
    let row = |row: &Vec<Cell>| row.iter().map(|one| cell(one, words)).collect::<Result<Value, WordsError>>();
    let band = |table: &Table| -> Result<Value, WordsError> {
        Ok(json!([row(&table.head)?, table.rows.iter().map(row).collect::<Result<Value, _>>()?]))
    };
    let bands = bands.iter().map(band).collect::<Result<Value, _>>()?;
    Ok(json!(["table", table.look.name(), words.text(&table.caption)?, table.row_heads, bands]))
}

/// A cell: its mark, if it has one, and what it holds.
fn cell(cell: &Cell, words: &Words) -> Result<Value, WordsError> {
    let mark = match cell.mark {
        CellMark::None => "",
        CellMark::Odd => "odd",
        CellMark::Strong => "strong",
        CellMark::Total => "total",
        CellMark::OddTotal => "odd-total",
        CellMark::Write => "write",
    };
    Ok(json!([mark, line(&cell.line, words)?]))
}

fn trace(trace: &Trace, words: &Words) -> Result<Value, RenderError> {
    let of = trace.lines.first().and_then(|line| line.numbers);
    let caption = of.map_or(Phrase::new("page-trace-decimal"), |numbers| {
        Phrase::new("page-trace-of").with("numbers", tuple(&numbers))
    });
    let mut labels = Vec::new();
    for key in ["page-trace-decimal", "page-trace-binary", "page-trace-line", "page-trace-sum", "page-trace-last"] {
        labels.push(label(key, words)?);
    }
    let to_fill = trace.binary && trace.lines.iter().all(|line| !line.solved);
    let line = |line: &TraceLine| {
        let ringed = line.entries().map(|number| number.is_some_and(|number| line.rings(number)));
        json!({
            "numbers": line.entries(),
            "ringed": ringed,
            "sum": line.sum().map(|sum| sum.to_string()),
            "digits": line.digits(),
            "last": line.last_digits(),
            "width": line.width,
            "strong": line.strong,
        })
    };
    Ok(json!(["trace", {
        "caption": words.text(&caption)?,
        "labels": labels,
        "places": trace.places,
        "binary": trace.binary,
        // A trace to be filled in with many places has its binary half once, and in half a row every one has.
        "fill": to_fill,
        "short": trace.is_short(),
        "lines": trace.lines.iter().map(line).collect::<Value>(),
    }]))
}
