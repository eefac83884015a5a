//! What is known of single games: a theorem or a fast table for each family, one file per game.
//!
//! Representation: a [`Theory`] gives the Grundy value of a component and the steps that change it to
//! another; sums need no more, by Sprague and Grundy.
//! Failure: a theory that has no answer for so large a heap says so with its numbers.
//! Source: Sprague 1935, Grundy 1939; each file names its own.

use std::cell::RefCell;
use std::rc::Rc;
use std::thread::LocalKey;

use super::{Budget, Explanation, Method, OutOfReach, Outcome, Period, grundy_by_mex, option_values_by_mex};
use crate::rules::{Game, Play, Position, Rules, Step};
use crate::solver::kernel::coins::Coins;

mod authored;
mod chomp;
mod coins;
mod dim;
mod fibonacci;
mod grundy;
mod heaps;
mod lines;
mod nim;
mod octal;
mod queen;
mod rim;
mod squares;
mod subtract;

/// Every theory of normal play by the name of its family, in alphabetical order.
static SPECIAL: &[(&str, &dyn Theory)] = &[
    (AUTHORED, &authored::Theory),
    ("chomp", &chomp::Theory),
    ("dim", &dim::Theory),
    ("fibonacci", &fibonacci::Theory),
    ("flip-right", &Coins::FlipRight),
    ("grundy", &grundy::Theory),
    ("mock-turtles", &Coins::MockTurtles),
    ("nim", &nim::Theory),
    (CODES, &octal::Theory),
    ("queen", &queen::Theory),
    ("rim", &rim::Theory),
    ("ruler", &Coins::Ruler),
    ("squares", &squares::Theory),
    ("subtract", &subtract::Theory),
    ("tictactoe", &lines::OF_TICTACTOE),
    ("trihex", &lines::OF_TRIHEX),
    ("turtles", &Coins::Turtles),
];

/// Every theory of misère play, where Grundy values decide nothing.
static MISERE: &[(&str, &dyn Theory)] = &[(AUTHORED, &authored::Theory), ("nim", &nim::Misere)];

/// The family of games that authors state.
const AUTHORED: &str = "block";

/// The family under which every code is known.
const CODES: &str = "octal";

/// The theory of the family that these rules belong to, in this play.
pub fn of(rules: &Rules, play: Play) -> Option<&'static dyn Theory> {
    let name = rules.code().map_or(rules.name(), |_| CODES);
    let theories = match play {
        Play::Normal => SPECIAL,
        Play::Misere => MISERE,
    };
    theories.iter().find(|(known, _)| *known == name).map(|(_, theory)| *theory)
}

/// The most steps that are tried one by one, on boards the most numbers in them.
const MOST_STEPS: u64 = 1 << 22;

/// What is known of one family of games.
pub trait Theory: Sync {
    /// How the outcome and the moves are known.
    fn method(&self, rules: &Rules) -> Method;

    /// How the Grundy value is known.
    fn value_method(&self, rules: &Rules) -> Method {
        self.method(rules)
    }

    /// The Grundy value of a component: by mex, where the theory says nothing of values.
    ///
    /// # Errors
    /// The theory has no answer for so large a position.
    fn value(&self, rules: &Rules, parts: &[u64]) -> Result<u64, OutOfReach> {
        grundy_by_mex(&alone(rules), &Position::of(parts), Budget::default())
    }

    /// Who wins a component by itself.
    ///
    /// # Errors
    /// As for [`Theory::value`].
    fn outcome(&self, rules: &Rules, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        Ok(Outcome::of_value(self.value(rules, parts)?))
    }

    /// Every step that wins a component by itself, in the order of the rules.
    ///
    /// # Errors
    /// As for [`Theory::value`].
    fn winning_steps(&self, rules: &Rules, parts: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        match self.outcome(rules, parts)? {
            Outcome::N => self.steps_to(rules, parts, 0),
            Outcome::P | Outcome::Draw => Ok(Vec::new()),
        }
    }

    /// Every step that leaves a component of this value, in the order of the rules.
    ///
    /// # Errors
    /// As for [`Theory::value`], or there are too many steps to try.
    fn steps_to(&self, rules: &Rules, parts: &[u64], value: u64) -> Result<Vec<Step>, OutOfReach> {
        OutOfReach::numbers(rules.size(parts), MOST_STEPS)?;
        let found = rules.steps(parts).into_iter().zip(self.option_values(rules, parts)?);
        Ok(found.filter(|&(_, left)| left == value).map(|(step, _)| step).collect())
    }

    /// The value of the component after each step, in the order of the rules: all by one walk, as for
    /// [`Theory::value`], which a theory that has values spares itself.
    ///
    /// # Errors
    /// As for [`Theory::value`].
    fn option_values(&self, rules: &Rules, parts: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        option_values_by_mex(&alone(rules), &Position::of(parts), Budget::default())
    }

    /// Why the component has its value, as data.
    ///
    /// # Errors
    /// As for [`Theory::value`].
    fn explain(&self, rules: &Rules, parts: &[u64]) -> Result<Explanation, OutOfReach>;

    /// The values of the single heaps `0..=to`; none where positions are not heaps.
    ///
    /// # Errors
    /// As for [`Theory::value`].
    fn values(&self, _rules: &Rules, _to: u64) -> Result<Option<Vec<u64>>, OutOfReach> {
        Ok(None)
    }

    /// The period of the values of single heaps, if it is proved; work may grow with `to`, the last heap
    /// that somebody wants to see.
    fn period(&self, _rules: &Rules, _to: u64) -> Option<Period> {
        None
    }
}

/// A component by itself.
fn alone(rules: &Rules) -> Game {
    Game::single(rules.clone(), Play::Normal)
}

/// The last table that a thread made of one kind, because questions about one game follow one another. No answer
/// depends on it.
type Last<T> = RefCell<Option<Rc<T>>>;

/// The last table if it serves, else a new one.
fn last<T>(
    made: &'static LocalKey<Last<T>>,
    serves: impl FnOnce(&T) -> bool,
    make: impl FnOnce() -> Result<T, OutOfReach>,
) -> Result<Rc<T>, OutOfReach> {
    made.with_borrow_mut(|made| match made {
        Some(table) if serves(table) => Ok(table.clone()),
        _ => Ok(made.insert(Rc::new(make()?)).clone()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn the_list_is_sorted_and_has_every_game() {
        let names: Vec<&str> = SPECIAL.iter().map(|(name, _)| *name).collect();
        assert!(names.is_sorted(), "{names:?}");
        let mut games: Vec<&str> = rules::ALL
            .iter()
            .filter(|family| rules::parse_game(&family.game()).expect("a game").code().is_none())
            .map(|family| family.name)
            .chain([AUTHORED, CODES])
            .collect();
        games.sort();
        assert_eq!(names, games);
    }

    #[test]
    fn a_family_has_misere_play_exactly_if_its_theory_has() {
        for family in rules::ALL {
            let rules = rules::parse_game(&family.game()).expect("a game");
            let known = of(&rules, Play::Misere);
            // Small octal positions are searched in misère play.
            assert_eq!(known.is_some() || rules.code().is_some(), family.misere, "{}", family.name);
        }
    }
}
