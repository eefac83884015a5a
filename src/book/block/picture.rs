//! `picture …`: a position, with ` winning` at the end its winning moves; `fano`; `pairs N`; `values GAME TO`;
//! `openings ROWS`, those of bars of chocolate with three columns.
//!
//! Failure: what cannot be drawn, with the reason.

use crate::document::book::Part;
use crate::document::{Block, Picture};
use crate::picture::{self, MOST_BARS, Opening, PAIRS_FIT, Pairs};
use crate::solver::Budget;
use crate::solver::kernel::chomp::statements;
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::plain::by_definition;

use super::BlockContext;
use crate::book::answers::{Answers, parsed};
use crate::book::drawing;
use crate::book::writer::Writer;

/// A picture with its caption.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let drawn = drawn(&at.fence.arguments, &mut writer.answers);
    let picture = writer.understood(at.fence, drawn, "write a position, `fano`, `pairs 7` or `values kayles 40`")?;
    Some(writer.figure(at, false, vec![Block::Picture(picture)]))
}

fn drawn(arguments: &str, answers: &mut Answers) -> Result<Picture, String> {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    match words[..] {
        ["fano"] => Ok(picture::fano()),
        ["pairs", number] => {
            let drawn = number.parse().ok().and_then(|number| picture::pair_triangle(number, Pairs::default()));
            drawn.ok_or_else(|| {
                format!("the scheme of pairs is drawn up to a number from {} to {}", PAIRS_FIT.start(), PAIRS_FIT.end())
            })
        }
        ["openings", rows] => {
            let rows = rows.parse().ok().filter(|rows| (1..=MOST_BARS).contains(rows));
            openings(rows.ok_or_else(|| format!("openings are drawn of 1 to {MOST_BARS} bars"))?)
        }
        ["values", ref game @ .., to] if !game.is_empty() => plot(&game.join(" "), to, answers),
        _ => position(arguments, answers),
    }
}

fn position(text: &str, answers: &mut Answers) -> Result<Picture, String> {
    if let Some(text) = text.strip_suffix(" winning") {
        let solved = answers.solved(text)?;
        return Ok(drawing::with_moves(&solved.parsed, Some(&solved.solution.winning_moves), None));
    }
    Ok(drawing::with_moves(&parsed(text)?, None, None))
}

/// The values of a game as a plot.
fn plot(game: &str, to: &str, answers: &mut Answers) -> Result<Picture, String> {
    let to = to.parse().map_err(|_| "a plot needs its largest heap".to_owned())?;
    let found = answers.values(game, to)?;
    drawing::plot(game, &found).ok_or_else(|| format!("{} values do not fit a plot", found.values.len()))
}

/// The openings of bars of chocolate with three columns and 1, 2, … rows, from the table by its definition; a survey
/// of the table by sets of bits has the same.
fn openings(rows: usize) -> Result<Picture, String> {
    let table = by_definition(rows, rows, Budget::default()).map_err(|reach| reach.to_string())?;
    let mut bars = vec![Vec::new(); rows];
    for (row, values) in (0_u32..).zip(&table) {
        let second = values.first().copied().map(|first| (first, Opening::Second(row)));
        // A row whose last number is its own column has ended there.
        let end = row as usize + values.len() - 1;
        let third = (values.last() == Some(&end)).then_some((end, Opening::Third(row)));
        for (bar, opening) in second.into_iter().chain(third) {
            if let Some(found) = bar.checked_sub(1).and_then(|bar| bars.get_mut(bar)) {
                found.push(opening);
            }
        }
    }
    let survey = Survey::new(rows as u32, rows as u32, Budget::default()).map_err(|reach| reach.to_string())?;
    let surveyed = statements::openings(&survey).into_iter().map(|found| {
        [found.second.map(Opening::Second), found.third.map(Opening::Third)].into_iter().flatten().collect::<Vec<_>>()
    });
    if surveyed.ne(bars.iter().cloned()) {
        return Err("two routes disagree on the openings; this is a fault of nimbook: please report it".to_owned());
    }
    picture::openings(&bars).ok_or_else(|| format!("{rows} bars do not fit a picture"))
}
