//! Positions solved for a book: each answer by the theory and confirmed by a route that shares no code with it.
//!
//! Representation: what was asked once is remembered; tables of the search are kept for each game. The second
//! route is the search within a tenth of its usual budget, so that a book builds quickly; bars of chocolate are
//! confirmed by [`Bars`]. Values of single heaps are confirmed by the mex of their options.
//! Failure: a sentence: what is wrong with the text, why it is not solved, or that nothing confirms it.

use std::collections::HashMap;
use std::rc::Rc;

use crate::rules::{Game, Parsed, Play, Position, parse, parse_game};
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::{self, Bars, Budget, Outcome, RetrogradeTable, Solution, Values};

/// The search of a book.
const BUDGET: Budget = Budget { states: 1 << 21, steps: 1 << 24 };

/// A position with its solution.
pub struct Solved {
    /// The game and the position.
    pub parsed: Parsed,
    /// The solution, confirmed.
    pub solution: Solution,
}

/// What was found, or the sentence that says why not.
type Found<T> = Result<Rc<T>, String>;

/// What was asked so far.
#[derive(Default)]
pub struct Answers {
    solved: HashMap<String, Found<Solved>>,
    labels: HashMap<String, RetrogradeTable>,
    /// Values of single heaps by their game and the largest heap, and those whose period was asked for.
    heap_values: HashMap<(String, u64), Found<Vec<u64>>>,
    values: HashMap<(String, u64), Found<Values>>,
    bars: Bars,
    /// The table of Chomp with three columns, summed up, by its last row.
    surveys: HashMap<u32, Found<Survey>>,
}

impl Answers {
    /// A position with everything about it; `misere` may come before it.
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
        let confirmed = match Bars::heights(&game, &position) {
            Some(heights) => self.bars.solve(&heights).map_err(|error| error.to_string())?.0,
            None => self.labels(&game).outcome(&position).map_err(|_| UNCONFIRMED.to_owned())?,
        };
        if confirmed != found {
            return Err(format!("two routes disagree on `{text}`: {found} and {confirmed}"));
        }
        Ok(said(&game, &position, found))
    }

    /// The table of Chomp with three columns up to a row, in columns enough for the least number of each row; by
    /// sets of bits, and by its definition.
    ///
    /// # Errors
    /// A table beyond the budget; two tables that differ.
    pub fn survey(&mut self, rows: u32) -> Result<Rc<Survey>, String> {
        let judged = || {
            // f(C, C) <= 2 C + 1.
            let columns = 2 * rows + 1;
            let survey = Survey::new(rows, columns, Budget::default()).map_err(|reach| reach.to_string())?;
            let plain = Survey::plain(rows, columns, Budget::default()).map_err(|reach| reach.to_string())?;
            if survey == plain { Ok(Rc::new(survey)) } else { Err(format!("two tables of {rows} rows differ")) }
        };
        self.surveys.entry(rows).or_insert_with(judged).clone()
    }

    /// The values of the single heaps of a game up to `to`.
    ///
    /// # Errors
    /// As for [`solver::confirmed_heap_values`], in words.
    pub fn heap_values(&mut self, game: &str, to: u64) -> Result<Rc<Vec<u64>>, String> {
        let found = || {
            let rules = parse_game(game).map_err(|error| error.to_string())?;
            solver::confirmed_heap_values(&rules, to, BUDGET).map(Rc::new).map_err(|error| error.to_string())
        };
        self.heap_values.entry((game.to_owned(), to)).or_insert_with(found).clone()
    }

    /// The same with their period, if it is proved.
    ///
    /// # Errors
    /// As for [`solver::confirmed_values`], in words.
    pub fn values(&mut self, game: &str, to: u64) -> Result<Rc<Values>, String> {
        let found = || {
            let rules = parse_game(game).map_err(|error| error.to_string())?;
            solver::confirmed_values(&rules, to, BUDGET).map(Rc::new).map_err(|error| error.to_string())
        };
        self.values.entry((game.to_owned(), to)).or_insert_with(found).clone()
    }

    fn labels(&mut self, game: &Game) -> &mut RetrogradeTable {
        let titles: Vec<String> = game.components.iter().map(|rules| rules.title()).collect();
        let name = format!("{} {}", game.play, titles.join(" + "));
        self.labels.entry(name).or_insert_with(|| RetrogradeTable::new(game, BUDGET))
    }

    fn solve(&mut self, text: &str) -> Result<Solved, String> {
        let parsed = parsed(text)?;
        let Parsed { game, position } = &parsed;
        let Some(heights) = Bars::heights(game, position) else {
            let solution = solver::solve_with(self.labels(game), position).map_err(|error| error.to_string())?;
            let confirmed = !solution.agreed_by.is_empty();
            return if confirmed { Ok(Solved { parsed, solution }) } else { Err(UNCONFIRMED.to_owned()) };
        };
        let found = solver::outcome(game, position).map_err(|error| error.to_string())?;
        let winning_moves = solver::winning_moves(game, position).map_err(|error| error.to_string())?;
        let (outcome, bites, route) = self.bars.solve(&heights).map_err(|error| error.to_string())?;
        if (outcome, bites) != (found, winning_moves.len()) {
            return Err(format!("two routes disagree on `{text}`"));
        }
        // The Grundy value of chocolate would take a search of all positions; no book asks for it.
        let known = Solution::new(solver::method(game), found, winning_moves);
        let solution = Solution { agreed_by: vec![route], ..known };
        Ok(Solved { parsed, solution })
    }

    /// The value f(B, C) of Horváth's function, by two routes; none where it is undefined.
    ///
    /// # Errors
    /// Columns beyond a table, or two routes that disagree.
    pub fn horvath(&mut self, b: usize, c: usize) -> Result<Option<usize>, String> {
        const MOST: usize = 1_024;
        if b > MOST {
            return Err(format!("f(B, C) is computed for B up to {MOST}"));
        }
        let [defined, swept] = self.bars.horvath(b, c).map_err(|error| error.to_string())?;
        if defined != swept {
            return Err(format!("two routes disagree on f({b}, {c})"));
        }
        Ok(defined)
    }
}

const UNCONFIRMED: &str = "no second route confirms this answer; a book prints only what two routes agree on";

/// A position with everything about it; `misere` may come before it.
///
/// # Errors
/// As for [`Answers::solved`].
pub fn solved(text: &str) -> Result<Rc<Solved>, String> {
    Answers::default().solved(text)
}

/// The outcome of a position, by theory and by search.
///
/// # Errors
/// As for [`Answers::outcome`].
pub fn agreed(labels: &mut RetrogradeTable, position: &Position) -> Result<Outcome, String> {
    let theory = solver::outcome(labels.game(), position).map_err(|error| error.to_string())?;
    let search = labels.outcome(position).map_err(|error| error.to_string())?;
    if theory == search {
        return Ok(theory);
    }
    Err(format!("two routes disagree on `{}`: {theory} and {search}", labels.game().text(position)))
}

/// A position, `misere` before it or not.
///
/// # Errors
/// What is wrong with the text.
pub fn parsed(text: &str) -> Result<Parsed, String> {
    let misere = text.trim().strip_prefix("misere ");
    let play = if misere.is_some() { Play::Misere } else { Play::Normal };
    parse(misere.unwrap_or(text.trim()), play).map_err(|error| error.to_string())
}

fn said(game: &Game, position: &Position, outcome: Outcome) -> String {
    if game.draws() { outcome.player(position).to_owned() } else { outcome.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Route;

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
