//! Heaps to look at: as tokens, in binary columns.

use super::Task;
use crate::baron::columns::Columns;
use crate::document::build::{say, signs, tuple};
use crate::document::{Block, Cell, CellMark, Line, Phrase, Picture, Question, Table, TableLook};
use crate::picture;

/// The heaps as a picture.
pub fn heaps_picture(parts: &[u64]) -> Block {
    Block::Picture(if let [heap] = parts { picture::heap(*heap) } else { picture::heaps(parts) })
}

/// Draws the heaps of all questions of an exercise on one scale: what the largest heap needs that it asks about or that
/// its task allows, so that it is the same on every sheet of a class.
pub fn on_one_scale<'a>(task: &Task, questions: impl Iterator<Item = &'a mut Question>) {
    let mut pictures: Vec<&mut Picture> =
        questions.flat_map(|one| one.prompt.iter_mut().chain(&mut one.space)).flat_map(pictures).collect();
    let most = pictures.iter().flat_map(|picture| &picture.heaps).max().copied().unwrap_or(0);
    if most.max(task.size.1) > picture::ONE_ROW {
        pictures.iter_mut().for_each(|picture| **picture = picture::as_dots(picture.clone()));
    }
}

fn pictures(block: &mut Block) -> Vec<&mut Picture> {
    match block {
        Block::Picture(picture) => vec![picture],
        Block::Beside(inner) => inner.iter_mut().flat_map(pictures).collect(),
        _ => Vec::new(),
    }
}

/// The binary columns of heaps with their counts, odd columns framed. `filled` leaves the cells to write.
pub fn columns_table(heaps: &[u64], filled: bool) -> Block {
    let columns = Columns::of(heaps);
    let blank = || Cell { line: Line::new(), mark: CellMark::Write };
    let digit = |text: String, mark| Cell { mark, ..signs(text) };
    let odd = |count: usize, yes, no| if filled && count % 2 == 1 { yes } else { no };
    let mut head = vec![Cell::default()];
    for (place, &count) in columns.places.iter().zip(&columns.sums) {
        head.push(digit(place.to_string(), odd(count, CellMark::Odd, CellMark::None)));
    }
    let mut rows = Vec::new();
    for (heap, digits) in heaps.iter().zip(&columns.rows) {
        let mut row = vec![signs(heap)];
        for (value, &count) in digits.chars().zip(&columns.sums) {
            let mark = odd(count, CellMark::Odd, CellMark::None);
            row.push(if filled { digit(value.to_string(), mark) } else { blank() });
        }
        rows.push(row);
    }
    let mut total = vec![Cell { line: say(Phrase::new("columns-ones")), mark: CellMark::Total }];
    for &count in &columns.sums {
        let mark = odd(count, CellMark::OddTotal, CellMark::Total);
        total.push(if filled { digit(count.to_string(), mark) } else { blank() });
    }
    rows.push(total);
    let caption = Phrase::new("columns-caption").with("position", tuple(heaps));
    Block::Table(Table { look: TableLook::Columns, caption, head, rows, row_heads: true })
}
