//! `picture …`: a position, with ` winning` at the end its winning moves, or what the list below has.
//!
//! Failure: what cannot be drawn, with the reason.

use crate::document::book::Part;
use crate::document::{Block, Picture};
use crate::picture::{self, Discs, MOST_BARS, Opening, PAIRS_FIT, Pairs};
use crate::solver::Budget;
use crate::solver::kernel::chomp::statements;
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::plain::by_definition;

use super::{BlockContext, tables_drawn};
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
        ["blocks", ref sizes @ ..] => {
            let drawn = whole(sizes).and_then(|sizes| picture::blocks(&sizes));
            drawn.ok_or_else(|| "blocks are drawn of heaps up to 31".to_owned())
        }
        ["chomp-table", column, row] => {
            let cell = whole(&[column, row]).ok_or("`chomp-table` takes a column and a row")?;
            tables_drawn::refused(cell[0], cell[1])
        }
        ["discs", width, diameter, ref centres @ ..] => discs(width, diameter, centres),
        ["fano"] => Ok(picture::fano()),
        ["nim-sums", size] => tables_drawn::nim_sums(size),
        ["pairs", number] => {
            let drawn = number.parse().ok().and_then(|number| picture::pair_triangle(number, Pairs::default()));
            drawn.ok_or_else(|| {
                format!("the scheme of pairs is drawn up to a number from {} to {}", PAIRS_FIT.start(), PAIRS_FIT.end())
            })
        }
        ["stairs", ref coins @ ..] => {
            let drawn = whole(coins).and_then(|coins| picture::stairs(&coins));
            drawn.ok_or_else(|| "stairs have 1 to 12 steps with at most 12 coins each".to_owned())
        }
        ["openings", rows] => {
            let rows = rows.parse().ok().filter(|rows| (1..=MOST_BARS).contains(rows));
            openings(rows.ok_or_else(|| format!("openings are drawn of 1 to {MOST_BARS} bars"))?)
        }
        ["values", ref game @ .., to] if !game.is_empty() => plot(&game.join(" "), to, answers),
        _ => position(arguments, answers),
    }
}

/// Words as numbers.
fn whole(words: &[&str]) -> Option<Vec<u64>> {
    words.iter().map(|word| word.parse().ok()).collect()
}

/// A round table with discs, and the disc opposite the last one.
fn discs(width: &str, diameter: &str, centres: &[&str]) -> Result<Picture, String> {
    const WIDEST: i64 = 40;
    let number = |word: &str| word.parse::<i64>().ok().filter(|number| number.abs() <= WIDEST);
    let centre = |word: &&str| word.split_once(',').and_then(|(x, y)| Some([number(x)?, number(y)?]));
    let (width, diameter) = number(width).zip(number(diameter)).unwrap_or_default();
    let centres: Option<Vec<[i64; 2]>> = centres.iter().map(centre).collect();
    let (Some(centres), true) = (centres, (1..=width).contains(&diameter)) else {
        return Err(format!("discs are drawn like `discs 20 4 0,0 5,3`, with numbers up to {WIDEST}"));
    };
    let &[x, y] = centres.last().ok_or("`discs` takes the centre of a disc")?;
    let reply = [-x, -y];
    let all = [&centres[..], &[reply]].concat();
    let squared = |[x, y]: [i64; 2]| x * x + y * y;
    let apart = |[x, y]: [i64; 2], [right, up]: [i64; 2]| squared([x - right, y - up]);
    if let Some([x, y]) = all.iter().find(|&&place| 4 * squared(place) > (width - diameter) * (width - diameter)) {
        return Err(format!("the disc at {x},{y} does not lie on the table"));
    }
    let crowded = (1..all.len()).find(|&at| all[..at].iter().any(|&disc| apart(disc, all[at]) < diameter * diameter));
    if let Some([x, y]) = crowded.map(|at| all[at]) {
        return Err(format!("the disc at {x},{y} lies on another"));
    }
    Ok(picture::discs(&Discs { round: true, width, height: width, diameter, centres, reply: Some(reply) }))
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
