//! `values GAME TO`, `trios N` and `trace A B C`: tables that are computed.
//!
//! Failure: arguments that are not a game or not numbers; more than a page holds.

use std::ops::Range;

use crate::baron::{greedy, reduction, show_trio, table, xor};
use crate::document::book::Part;
use crate::document::build::{cell, list, signs};
use crate::document::{Block, Cell, Inline, Math, Phrase, Table, TableLook, Trace};
use crate::exercise::games::values::row;

use super::BlockContext;
use crate::book::answers::Answers;
use crate::book::writer::Writer;

/// The largest heap of a table on a page.
const MOST_HEAPS: u64 = 400;

/// The most values that are shown before a guess, and the most that are guessed.
const MOST_SHOWN: usize = 11;
const MOST_ASKED: usize = 5;

/// The largest number of a table of trios on a page.
const MOST_TRIOS: u64 = 63;

/// So many columns of trios are side by side, because a narrow page holds no more.
const COLUMNS: usize = 5;

/// `values GAME TO`: Grundy values, and their period where it is proved.
pub fn values(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let example = "write it like `values kayles 40`";
    let (game, to) = at.fence.arguments.rsplit_once(' ').unwrap_or((&at.fence.arguments, ""));
    let Some(to) = to.parse::<u64>().ok().filter(|&to| to <= MOST_HEAPS) else {
        return writer.bad_arguments(at.fence, format!("`values` takes a game and a heap up to {MOST_HEAPS}"), example);
    };
    let found = writer.answers.values(game, to);
    let found = writer.understood(at.fence, found, example)?;
    let mut blocks = vec![row(&found.values, found.values.len())];
    if let Some(period) = &found.period {
        let regular = period.exceptions.is_empty();
        let mut says = Phrase::new(if regular { "book-period" } else { "book-period-exceptions" })
            .with("length", period.length)
            .with("from", period.from)
            .with("checked", period.verified_to);
        if !regular {
            says = says.with("exceptions", list(&period.exceptions));
        }
        blocks.push(Block::Remark(vec![says.into()]));
    }
    let mut part = writer.figure(at, true, blocks);
    if let Part::Figure(figure) = &mut part {
        figure.closed = true;
        let asked = asked(found.values.len());
        figure.guess = vec![row(&found.values[..asked.end], asked.start)];
    }
    Some(part)
}

/// The values that `values` with these arguments shows.
///
/// # Errors
/// What is wrong with the arguments.
pub fn computed(arguments: &str) -> Result<Vec<u64>, String> {
    let (game, to) = arguments.trim().rsplit_once(' ').unwrap_or((arguments, ""));
    let to = to.parse::<u64>().ok().filter(|&to| to <= MOST_HEAPS).ok_or("expected a game and a heap")?;
    Answers::default().heap_values(game, to).map(|found| found.to_vec())
}

/// The heaps whose values a reader guesses from those before them: about the second half, and of a long row the
/// values after the first few.
pub fn asked(count: usize) -> Range<usize> {
    let shown = count.div_ceil(2).min(MOST_SHOWN);
    shown..count.min(shown + MOST_ASKED)
}

/// `trios N`: the lost trios in Báron's columns.
pub fn trios(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let number = writer.numbers(at.fence, 1, MOST_TRIOS, "31")?[0];
    let built = writer.understood(at.fence, greedy::fast(number), "write it like `trios 31`")?;
    if let Err(disagreement) = xor::confirm(&built) {
        return writer.disputed(at.fence, disagreement.to_string());
    }
    let block = |block: &table::Block| {
        let shared = |shared| cell(vec![Inline::Math(Math::Variable("a").equals(Math::Number(shared)))]);
        let head = block.columns.iter().map(|column| shared(column.shared));
        let trio = |trio: Option<_>| trio.map_or_else(Cell::default, |trio| signs(show_trio(trio)));
        let rows = block.rows().map(|row| row.into_iter().map(trio).collect());
        Block::Table(Table {
            look: TableLook::Pairs,
            caption: Phrase::new("book-trios-caption").with("number", number),
            head: head.collect(),
            rows: rows.collect(),
            row_heads: false,
        })
    };
    let blocks = table::blocks(&built, COLUMNS).iter().map(block).collect();
    Some(writer.figure(at, true, blocks))
}

/// `trace A B C`: Báron's reduction, line by line.
pub fn trace(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let numbers = writer.numbers(at.fence, 3, 1 << 20, "25 43 50")?;
    let &[a, b, c] = &numbers[..] else { return None };
    let traced = reduction::trace([a, b, c]);
    if traced.zero_xor() != (a ^ b ^ c == 0) {
        return writer.disputed(at.fence, "the reduction and the columns disagree");
    }
    let lines: Vec<[u64; 3]> = traced.steps.iter().map(|line| line.trio).collect();
    let stop = traced.stopped_at.and_then(|stop| lines.iter().position(|line| *line == stop));
    Some(writer.figure(at, true, vec![Block::Trace(Trace::solved(&lines, stop))]))
}
