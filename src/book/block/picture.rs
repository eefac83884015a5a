//! `picture …`: a position, with ` winning` at the end its winning moves; a game, positions with `>` between them, each
//! with the move that is made next; or what the list below has.
//!
//! Failure: what cannot be drawn, with the reason.

use std::collections::BTreeSet;

use crate::document::book::Part;
use crate::document::build::list;
use crate::document::{Block, Picture};
use crate::logic::{Machine, machine};
use crate::picture::{self, Automaton, Discs, MOST_BARS, Opening, PAIRS_FIT, Pairs, Walk};
use crate::solver::Budget;
use crate::solver::kernel::chomp::statements;
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::plain::by_definition;

use super::{BlockContext, tables_drawn};
use crate::book::answers::{Answers, parsed};
use crate::book::drawing;
use crate::book::writer::Writer;

/// A game has no more moves, and no more to choose from.
const MOST_POSITIONS: usize = 12;
const MOST_MOVES: u64 = 10_000;

/// A picture with its caption.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let drawn = match at.fence.arguments.split_once(" > ") {
        Some((start, then)) if !start.starts_with("automaton ") => game(start, then).map(Block::Beside),
        _ => drawn(&at.fence.arguments, &mut writer.answers).map(Block::Picture),
    };
    let block = writer.understood(at.fence, drawn, "write a position, `fano`, `pairs 7` or `values kayles 40`")?;
    Some(writer.figure(at, false, vec![block]))
}

fn drawn(arguments: &str, answers: &mut Answers) -> Result<Picture, String> {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    match words[..] {
        ["astride", cells, ref crosses @ ..] => {
            let drawn =
                whole(&[cells]).zip(whole(crosses)).and_then(|(cells, crosses)| picture::astride(cells[0], &crosses));
            drawn.ok_or_else(|| {
                "a strip has 1 to 20 cells, and then come its crosses, which are never neighbours".to_owned()
            })
        }
        ["automaton", ..] => automaton(arguments.trim_start().strip_prefix("automaton").unwrap_or_default()),
        ["blocks", ref sizes @ ..] => {
            let drawn = whole(sizes).and_then(|sizes| picture::blocks(&sizes));
            drawn.ok_or_else(|| "blocks are drawn of heaps up to 31".to_owned())
        }
        ["chomp-table", last] => {
            let last = last.parse().map_err(|_| "`chomp-table` takes a column, and perhaps a row".to_owned())?;
            tables_drawn::ends(last, answers)
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
            drawn.ok_or_else(|| "a staircase has 1 to 12 steps with at most 12 coins each".to_owned())
        }
        ["tree", trunk, ref stalks @ ..] => {
            let drawn = trunk.parse().ok().zip(whole(stalks)).and_then(|(trunk, stalks)| picture::tree(trunk, &stalks));
            drawn.ok_or_else(|| {
                "a tree has a trunk and 1 to 6 stalks, each of 1 to 8 lines, as in `tree 2 2 1`".to_owned()
            })
        }
        ["openings", rows] => {
            let rows = rows.parse().ok().filter(|rows| (1..=MOST_BARS).contains(rows));
            openings(rows.ok_or_else(|| format!("openings are drawn of 1 to {MOST_BARS} bars"))?)
        }
        ["values", ref game @ .., to] if !game.is_empty() => plot(&game.join(" "), to, answers),
        ["walk", ref heaps @ ..] => walk(&whole(heaps).unwrap_or_default(), answers),
        _ => position(arguments, answers),
    }
}

/// The automaton of a formula: `a, b: a < b`.
fn automaton(text: &str) -> Result<Picture, String> {
    let (variables, formula) = text.split_once(':').ok_or("`automaton` takes variables, a colon and a formula")?;
    let Machine { accept, arrows } = machine(variables, formula.trim())?;
    picture::automaton(&Automaton { about: formula.trim(), accept: &accept, arrows: &arrows })
        .ok_or_else(|| format!("an automaton with {} states does not fit a picture", accept.len()))
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
        return Err(format!("write discs like `discs 20 4 0,0 5,3`, with numbers up to {WIDEST}"));
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
    Ok(picture::discs(&Discs { round: true, width, height: width, diameter, centres, reply: Some(reply), named: true }))
}

fn position(text: &str, answers: &mut Answers) -> Result<Picture, String> {
    if let Some(text) = text.strip_suffix(" winning") {
        let solved = answers.solved(text)?;
        return Ok(drawing::with_moves(&solved.parsed, Some(&solved.solution.winning_moves), None));
    }
    Ok(drawing::with_moves(&parsed(text)?, None, None))
}

/// The positions of a game, each but the last with the move that is made in it.
fn game(start: &str, then: &str) -> Result<Vec<Block>, String> {
    let mut at = parsed(start)?;
    let name = match &at.game.components[..] {
        [rules] => rules.title(),
        _ => return Err("only a game of one component can be drawn".to_owned()),
    };
    let mut drawn = Vec::new();
    for numbers in then.split(" > ") {
        let next = parsed(&format!("{name} {numbers}"))?;
        let written = |position| at.game.text(position);
        if at.game.count(&at.position) > MOST_MOVES || drawn.len() == MOST_POSITIONS {
            return Err(format!(
                "a game to draw has at most {MOST_POSITIONS} moves, each chosen from at most {MOST_MOVES}"
            ));
        }
        let moves = at.game.moves(&at.position);
        let step = moves.iter().find(|step| written(&step.to) == written(&next.position)).ok_or_else(|| {
            format!("no move leads from `{}` to `{}`", written(&at.position), written(&next.position))
        })?;
        drawn.push(Block::Picture(drawing::with_move(&at, step)));
        at = next;
    }
    drawn.push(Block::Picture(drawing::with_moves(&at, None, None)));
    Ok(drawn)
}

/// The nim-sum along a list of heaps, as far as the solver agrees: it is the value of the heaps passed so far, and as
/// many heaps are selected as there are winning moves.
fn walk(heaps: &[u64], answers: &mut Answers) -> Result<Picture, String> {
    let mut sums = vec![0];
    for passed in 1..=heaps.len().min(MOST_POSITIONS) {
        let solved = answers.solved(&format!("nim {}", list(&heaps[..passed]).replace(',', "")))?;
        let sum = sums[passed - 1] ^ heaps[passed - 1];
        let lowered = |heap: u64| heap ^ sum < heap;
        let selected: BTreeSet<u64> = heaps[..passed].iter().copied().filter(|&heap| lowered(heap)).collect();
        if solved.solution.grundy != Some(sum) || solved.solution.winning_moves.len() != selected.len() {
            return Err("two routes disagree on a nim-sum; this is a fault of nimbook: please report it".to_owned());
        }
        sums.push(sum);
    }
    picture::walk(&Walk { heaps, sums: &sums })
        .ok_or_else(|| "`walk` takes 1 to 6 heaps of at most 999 tokens".to_owned())
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
