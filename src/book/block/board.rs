//! `board GAME WxH`: which positions of two numbers are lost; of the queen, with ` golden` at the end, the two lines
//! near which they lie.
//!
//! A game with a board of squares is drawn; another game of two heaps is a table of outcomes, rows by the first heap.
//! Failure: a game of another shape, or a board too large for a page.

use crate::document::book::Part;
use crate::document::build::signs;
use crate::document::{Block, Cell, CellMark, Phrase, Table, TableLook};
use crate::picture;
use crate::rules::{Play, parse};
use crate::solver::{Budget, Outcome, RetrogradeTable};

use super::BlockContext;
use crate::book::answers::agreed;
use crate::book::drawing;
use crate::book::writer::Writer;

/// The longest side of a board.
const LONGEST: u64 = 24;

/// A board with its caption.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let help = "write it like `board queen 13x11` or `board nim 8x8`";
    let block = writer.understood(at.fence, drawn(&at.fence.arguments), help)?;
    let table = matches!(block, Block::Table(_));
    Some(writer.figure(at, table, vec![block]))
}

fn drawn(arguments: &str) -> Result<Block, String> {
    let (arguments, golden) = arguments.strip_suffix(" golden").map_or((arguments, false), |rest| (rest, true));
    let (game, sides) = arguments.rsplit_once(' ').ok_or("`board` takes a game and a size")?;
    let (width, height) = sides.split_once('x').ok_or_else(|| format!("`{sides}` is not a size"))?;
    let side = |text: &str| text.parse::<u64>().ok().filter(|side| (1..=LONGEST).contains(side));
    let (Some(width), Some(height)) = (side(width), side(height)) else {
        return Err(format!("a board has sides from 1 to {LONGEST}"));
    };
    let at = |x: u64, y: u64| parse(&format!("{game} {x} {y}"), Play::Normal).map_err(|error| error.to_string());
    let corner = at(width - 1, height - 1)?;
    if picture::lost_squares(game).is_some() {
        let picture = drawing::position(&corner, true).map_err(|error| error.to_string())?;
        let picture = if golden { picture::golden(picture, [width, height]) } else { picture };
        return Ok(Block::Picture(picture));
    }
    if golden {
        return Err("only boards of the queen have golden lines".to_owned());
    }
    let mut labels = RetrogradeTable::new(&corner.game, Budget::default());
    let mut rows = Vec::new();
    for y in 0..height {
        let mut row = vec![signs(y)];
        for x in 0..width {
            let outcome = agreed(&mut labels, &at(x, y)?.position)?;
            let mark = if outcome == Outcome::P { CellMark::Strong } else { CellMark::None };
            row.push(Cell { mark, ..signs(outcome) });
        }
        rows.push(row);
    }
    let head = std::iter::once(Cell::default()).chain((0..width).map(signs)).collect();
    let caption = Phrase::new("book-board-caption").with("game", Phrase::game(game));
    Ok(Block::Table(Table { look: TableLook::Plain, caption, head, rows, row_heads: true }))
}
