//! Positions solved for a book: each answer by the theory and confirmed by a route that shares no code with it.
//!
//! Representation: what was asked once is remembered; tables of the search are kept for each game. The second
//! route is the search within a tenth of its usual budget, so that a book builds quickly; beyond that, boards
//! of chocolate are confirmed by tables of another kind than those of the theory. Values of single heaps are
//! confirmed by the mex of their options.
//! Failure: a sentence: what is wrong with the text, why it is not solved, or that nothing confirms it.

use std::collections::HashMap;
use std::rc::Rc;

use crate::rules::{Game, Parsed, Play, Position, parse, parse_game};
use crate::solver::kernel::chomp::Bite;
use crate::solver::kernel::chomp::pull::Pull;
use crate::solver::kernel::chomp::three::{Table, plain};
use crate::solver::{self, Budget, Outcome, RetrogradeTable, Route, Solution, Values};

/// The search of a book.
const BUDGET: Budget = Budget { states: 1 << 21, steps: 1 << 24 };

/// What the tables of chocolate may hold.
const CHOCOLATE: Budget = Budget { states: 1 << 26, steps: 1 << 31 };

/// Tables of narrow boards grow in steps of so many columns.
const STEP: usize = 64;

/// A position with its solution.
pub struct Solved {
    /// The game.
    pub game: Game,
    /// The position.
    pub position: Position,
    /// The solution, confirmed.
    pub solution: Solution,
}

/// What was asked so far.
#[derive(Default)]
pub struct Answers {
    solved: HashMap<String, Result<Rc<Solved>, String>>,
    labels: HashMap<String, RetrogradeTable>,
    /// Values of single heaps by their game and the largest heap.
    values: HashMap<(String, u64), Result<Rc<Values>, String>>,
    /// Horváth's function by its definition: rows by C, from the column B = C on.
    three: Vec<Vec<usize>>,
    /// Tables of chocolate by their columns, with their rows.
    pulls: HashMap<usize, (usize, Pull)>,
}

impl Answers {
    /// A position with everything about it; `misere` may stand before it.
    ///
    /// # Errors
    /// See the top of this file.
    pub fn solved(&mut self, text: &str) -> Result<Rc<Solved>, String> {
        if let Some(known) = self.solved.get(text) {
            return known.clone();
        }
        let answer = self.solve(text).map(Rc::new);
        self.solved.insert(text.to_owned(), answer.clone());
        answer
    }

    /// Who wins a position: without its value and moves, which may be much harder.
    ///
    /// # Errors
    /// As for [`Answers::solved`].
    pub fn outcome(&mut self, text: &str) -> Result<String, String> {
        let Parsed { game, position } = parsed(text)?;
        let found = match solver::outcome(&game, &position) {
            Ok(found) => found,
            Err(_) => return self.solved(text).map(|solved| said(&game, &position, solved.solution.outcome)),
        };
        let confirmed = match chocolate(&game, &position) {
            Some(heights) => self.chocolate(&heights)?.0,
            None => self.labels(&game).outcome(&position).map_err(|_| UNCONFIRMED.to_owned())?,
        };
        if confirmed != found {
            return Err(format!("two routes disagree on `{text}`: {found} and {confirmed}"));
        }
        Ok(said(&game, &position, found))
    }

    /// The values of the single heaps of a game up to `to`, with their period if it is proved.
    ///
    /// # Errors
    /// As for [`solver::confirmed_values`], in words.
    pub fn values(&mut self, game: &str, to: u64) -> Result<Rc<Values>, String> {
        let key = (game.to_owned(), to);
        if let Some(known) = self.values.get(&key) {
            return known.clone();
        }
        let rules = parse_game(game).map_err(|error| error.to_string())?;
        let found = solver::confirmed_values(&rules, to, BUDGET).map(Rc::new).map_err(|error| error.to_string());
        self.values.insert(key, found.clone());
        found
    }

    fn labels(&mut self, game: &Game) -> &mut RetrogradeTable {
        let titles: Vec<String> = game.components.iter().map(|rules| rules.title()).collect();
        let name = format!("{} {}", game.play, titles.join(" + "));
        self.labels.entry(name).or_insert_with(|| RetrogradeTable::new(game, BUDGET))
    }

    fn solve(&mut self, text: &str) -> Result<Solved, String> {
        let Parsed { game, position } = parsed(text)?;
        let Some(heights) = chocolate(&game, &position) else {
            let solution = solver::solve_with(self.labels(&game), &position).map_err(|error| error.to_string())?;
            if solution.agreed_by.is_empty() {
                return Err(UNCONFIRMED.to_owned());
            }
            return Ok(Solved { game, position, solution });
        };
        let found = solver::outcome(&game, &position).map_err(|error| error.to_string())?;
        let winning_moves = solver::winning_moves(&game, &position).map_err(|error| error.to_string())?;
        if self.chocolate(&heights)? != (found, winning_moves.len()) {
            return Err(format!("two routes disagree on `{text}`"));
        }
        // The Grundy value of chocolate would take a search of all positions; no book asks for it.
        let solution = Solution {
            outcome: found,
            grundy: None,
            grundy_method: solver::Method::Mex,
            grundy_limit: None,
            winning_moves,
            moves_limit: None,
            method: solver::method(&game),
            agreed_by: vec![if narrow(&heights) { Route::Definition } else { Route::PullTable }],
            moves_unconfirmed: None,
            grundy_unconfirmed: None,
        };
        Ok(Solved { game, position, solution })
    }

    /// The value f(B, C) of Horváth's function, by the theory's table and by its definition; none where it is undefined.
    ///
    /// # Errors
    /// Columns beyond a table, or two routes that disagree.
    pub fn horvath(&mut self, b: usize, c: usize) -> Result<Option<usize>, String> {
        const MOST: usize = 1_024;
        if b > MOST {
            return Err(format!("f(B, C) is computed for B up to {MOST}"));
        }
        self.three_columns(&[b + c + 1, b, c])?;
        let defined = self.three.get(c).and_then(|row| row.get(b - c)).copied();
        let table = Table::new(b.next_multiple_of(STEP) as u32, CHOCOLATE).map_err(|error| error.to_string())?;
        let swept = table.f(b as u32, c as u32).map(|a| a as usize);
        if defined != swept {
            return Err(format!("two routes disagree on f({b}, {c})"));
        }
        Ok(defined)
    }

    /// Outcome and number of winning moves of chocolate, from the definition: the theory pushes, this pulls.
    fn chocolate(&mut self, heights: &[usize]) -> Result<(Outcome, usize), String> {
        let rows = heights.first().copied().unwrap_or(0);
        let upright: Vec<usize> = if rows < heights.len() {
            (1..=rows).map(|row| heights.iter().take_while(|&&height| height >= row).count()).collect()
        } else {
            heights.to_vec()
        };
        let (rows, columns) = (upright.first().copied().unwrap_or(0), upright.len());
        if columns <= 3 {
            return self.three_columns(&upright);
        }
        let kept = self.pulls.get(&columns).filter(|(known, _)| *known >= rows);
        if kept.is_none() {
            let table = Pull::new(rows, columns, CHOCOLATE).map_err(|error| error.to_string())?;
            self.pulls.insert(columns, (rows, table));
        }
        let table = self.pulls.get(&columns).map(|(_, table)| table);
        let answer = table.and_then(|table| table.outcome(&upright).zip(table.winning_moves(&upright)));
        let (outcome, moves) = answer.ok_or_else(|| UNCONFIRMED.to_owned())?;
        Ok((outcome, moves.len()))
    }

    /// The same for three columns, by the definition of Horváth's function, word for word.
    fn three_columns(&mut self, heights: &[usize]) -> Result<(Outcome, usize), String> {
        let column = |heights: &[usize], place: usize| heights.get(place).copied().unwrap_or(0);
        let widest = column(heights, 1).next_multiple_of(STEP);
        if self.three.len() <= widest {
            self.three = plain::by_definition(widest, widest, CHOCOLATE).map_err(|error| error.to_string())?;
        }
        let lost = |heights: &[usize]| {
            let [a, b, c] = [0, 1, 2].map(|place| column(heights, place));
            a > 0 && self.three.get(c).and_then(|row| row.get(b - c)) == Some(&a)
        };
        let moves = Bite::all(heights).into_iter().filter(|bite| lost(&bite.after(heights))).count();
        Ok((if lost(heights) { Outcome::P } else { Outcome::N }, moves))
    }
}

const UNCONFIRMED: &str = "no second route confirms this answer; a book prints only what two routes agree on";

/// A position, `misere` before it or not.
fn parsed(text: &str) -> Result<Parsed, String> {
    let (text, play) = match text.trim().strip_prefix("misere ") {
        Some(rest) => (rest, Play::Misere),
        None => (text.trim(), Play::Normal),
    };
    parse(text, play).map_err(|error| error.to_string())
}

/// Whether a bar has at most three columns or rows: then Horváth's definition confirms it, not a table.
fn narrow(heights: &[usize]) -> bool {
    heights.len().min(heights.first().copied().unwrap_or(0)) <= 3
}

/// The heights of a board of chocolate by itself.
fn chocolate(game: &Game, position: &Position) -> Option<Vec<usize>> {
    let alone = game.components.len() == 1 && game.components[0].name() == "chomp" && game.play == Play::Normal;
    let heights = position.parts().iter().map(|&height| usize::try_from(height).ok());
    alone.then(|| heights.collect::<Option<Vec<usize>>>()).flatten()
}

fn said(game: &Game, position: &Position, outcome: Outcome) -> String {
    if game.draws() { outcome.player(position).to_owned() } else { outcome.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gale 1974: 3x3 has one opening; Horváth's table: (120, 120, 85) is P. N-35: (1, 1) is N in misère play.
    #[test]
    fn answers_are_confirmed() {
        let mut answers = Answers::default();
        assert_eq!(answers.outcome("chomp 120 120 85").as_deref(), Ok("P"));
        assert_eq!(answers.outcome("misere nim 1 1").as_deref(), Ok("N"));
        assert_eq!(answers.solved("chomp 3x3").map(|solved| solved.solution.winning_moves.len()), Ok(1));
        assert_eq!(answers.solved("chomp 8x10").map(|solved| solved.solution.winning_moves.len()), Ok(2));
        let agreed = |answers: &mut Answers, text| answers.solved(text).map(|solved| solved.solution.agreed_by.clone());
        assert_eq!(agreed(&mut answers, "chomp 3x8"), Ok(vec![Route::Definition]));
        assert_eq!(agreed(&mut answers, "chomp 4x4"), Ok(vec![Route::PullTable]));
        assert!(answers.outcome("nim 1000000000000").is_err());
    }
}
