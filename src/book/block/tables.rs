//! `values GAME TO`, `trios N` and `trace A B C`: tables that are computed.
//!
//! Failure: arguments that are no game or no numbers; more than a page holds.

use crate::baron::{greedy, reduction, show_trio, table, xor};
use crate::document::book::Part;
use crate::document::{Block, Cell, CellMark, Inline, Line, Math, Phrase, Table, TableLook, Trace};

use super::BlockContext;
use crate::book::writer::Writer;

/// The largest heap of a table on a page.
const MOST_HEAPS: u64 = 400;

/// The largest number of a table of trios on a page.
const MOST_TRIOS: u64 = 63;

/// `values GAME TO`: Grundy values, and their period where it is proved.
pub fn values(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let example = "write it like `values kayles 40`";
    let (game, to) = at.fence.arguments.rsplit_once(' ').unwrap_or((&at.fence.arguments, ""));
    let Some(to) = to.parse::<u64>().ok().filter(|&to| to <= MOST_HEAPS) else {
        return writer.bad_arguments(at.fence, format!("`values` takes a game and a heap up to {MOST_HEAPS}"), example);
    };
    let found = writer.answers.values(game, to);
    let found = writer.understood(at.fence, found, example)?;
    let mut blocks = vec![Block::Table(of_values(&found.values))];
    if let Some(period) = &found.period {
        let exceptions = period.exceptions.iter().map(u64::to_string).collect::<Vec<_>>();
        let key = if exceptions.is_empty() { "book-period" } else { "book-period-exceptions" };
        let mut says = Phrase::new(key).with("length", period.length).with("from", period.from);
        says = says.with("checked", period.verified_to);
        if !exceptions.is_empty() {
            says = says.with("exceptions", exceptions.join(", "));
        }
        blocks.push(Block::Remark(vec![says.into()]));
    }
    Some(writer.figure(at, true, blocks))
}

/// The values under their heaps; zeros in bold.
fn of_values(values: &[u64]) -> Table {
    let cell = |line: Line, mark| Cell { line, mark };
    let name = Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Variable("n"), Math::Sign(")")]);
    let mut head = vec![cell(vec![Inline::Math(Math::Variable("n"))], CellMark::None)];
    let mut row = vec![cell(vec![Inline::Math(name)], CellMark::None)];
    for (heap, value) in values.iter().enumerate() {
        head.push(cell(vec![Inline::Signs(heap.to_string())], CellMark::None));
        let mark = if *value == 0 { CellMark::Strong } else { CellMark::None };
        row.push(cell(vec![Inline::Signs(value.to_string())], mark));
    }
    let caption = Phrase::new("values-caption").with("last", values.len().saturating_sub(1));
    Table { look: TableLook::Values, caption, head, rows: vec![row], row_heads: true }
}

/// `trios N`: the lost trios in Báron's columns.
pub fn trios(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let number = writer.numbers(at.fence, 1, MOST_TRIOS, "trios 31")?[0];
    let built = writer.understood(at.fence, greedy::fast(number), "write it like `trios 31`")?;
    if let Err(disagreement) = xor::confirm(&built) {
        return writer.disputed(at.fence, disagreement.to_string());
    }
    let block = |block: &table::Block| {
        let head = block.columns.iter().map(|column| Cell {
            line: vec![Inline::Math(Math::Variable("a").equals(Math::Number(column.shared)))],
            mark: CellMark::None,
        });
        let cell = |trio: Option<_>| Cell {
            line: trio.map(|trio| Inline::Signs(show_trio(trio))).into_iter().collect(),
            mark: CellMark::None,
        };
        let rows = block.rows().map(|row| row.into_iter().map(cell).collect());
        Block::Table(Table {
            look: TableLook::Pairs,
            caption: Phrase::new("book-trios-caption").with("number", number),
            head: head.collect(),
            rows: rows.collect(),
            row_heads: false,
        })
    };
    let blocks = table::blocks(&built, table::COLUMNS).iter().map(block).collect();
    Some(writer.figure(at, true, blocks))
}

/// `trace A B C`: Báron's reduction, line by line.
pub fn trace(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let numbers = writer.numbers(at.fence, 3, 1 << 20, "trace 25 43 50")?;
    let &[a, b, c] = &numbers[..] else { return None };
    let traced = reduction::trace([a, b, c]);
    if traced.zero_xor() != (a ^ b ^ c == 0) {
        return writer.disputed(at.fence, "the reduction and the columns disagree");
    }
    let lines: Vec<[u64; 3]> = traced.steps.iter().map(|line| line.trio).collect();
    let stop = traced.stopped_at.and_then(|stop| lines.iter().position(|line| *line == stop));
    Some(writer.figure(at, true, vec![Block::Trace(Trace::solved(&lines, stop))]))
}
