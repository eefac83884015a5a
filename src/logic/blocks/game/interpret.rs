//! A game block as rules in plain integers.
//!
//! Representation: a position is a list of naturals, one for each variable. The variables of a move
//! run from 0 to the least of the terms that bound them; the formulas of the move decide the rest.
//! Failure: a formula that plain integers do not settle, as with an `exists` without a bound; more
//! than `CANDIDATES` values to try, or `STEPS` parts of formulas to look at. Uses no automaton.

use crate::logic::syntax::bounds::{Range, ranges};
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::evaluate::{Bound, evaluate, evaluate_counted, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::{Formula, Term};
use crate::logic::syntax::game::{GameBlock, MoveRule};
use crate::logic::syntax::print::{Signs, formula as formula_text, move_rule, term as term_text, tuple};
use num_bigint::BigUint;
use std::fmt;

/// The most values of move variables that are tried at one position.
pub const CANDIDATES: u64 = 1_000_000;

/// The most parts of formulas that are looked at for the moves of one position, and the most that a
/// search looks at for all of its positions together.
pub const STEPS: u64 = 3_000_000;

/// How far variables without a bound of their own are searched, and how many parts of formulas are
/// looked at for one answer.
pub(crate) const BOUND: Bound = Bound { largest: 1_000, steps: 1_000_000 };

/// A move that is allowed at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which move of the block, counted from 1.
    pub rule: usize,
    /// The values of its variables.
    pub values: Vec<(String, BigUint)>,
    /// The position that it leads to.
    pub reached: Vec<BigUint>,
}

/// Plain integers gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The position has another number of entries than the game has variables.
    Size {
        /// Entries given.
        given: usize,
        /// Variables of the game.
        wanted: usize,
    },
    /// A formula or term has no value that a search finds.
    Unsettled {
        /// The part of the block.
        part: String,
        /// Where.
        position: Vec<BigUint>,
    },
    /// More values than the limit to try at one position.
    Candidates {
        /// Where.
        position: Vec<BigUint>,
        /// The limit.
        limit: u64,
    },
    /// More parts of formulas to look at than the limit.
    Steps {
        /// The limit.
        limit: u64,
    },
    /// More positions than the limit.
    Positions {
        /// The limit.
        limit: usize,
    },
    /// Moves lead back to this position.
    Circle {
        /// Where.
        position: Vec<BigUint>,
    },
}

impl fmt::Display for PlayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Size { given, wanted } => {
                write!(out, "a position of this game has {wanted} numbers, not {given}")
            }
            PlayError::Unsettled { part, position } => {
                write!(out, "plain integers do not settle `{part}` at {}; bound its `exists`", tuple(position))
            }
            PlayError::Candidates { position, limit } => {
                write!(out, "more than {limit} moves to try at {}; choose a smaller position", tuple(position))
            }
            PlayError::Steps { limit } => {
                write!(out, "more than {limit} parts of formulas to look at; choose a smaller position")
            }
            PlayError::Positions { limit } => write!(out, "more than {limit} positions; choose a smaller bound"),
            PlayError::Circle { position } => write!(out, "moves lead in a circle through {}", tuple(position)),
        }
    }
}

impl std::error::Error for PlayError {}

impl PlayError {
    /// Plain integers do not settle this part there.
    pub(crate) fn unsettled(part: String, position: &[BigUint]) -> PlayError {
        PlayError::Unsettled { part, position: position.to_vec() }
    }
}

/// The rules of a block, ready to be played.
#[derive(Clone, Debug)]
pub struct Interpreted<'c> {
    claims: &'c Claims,
    block: &'c GameBlock,
    rules: Vec<(&'c MoveRule, Vec<Range>)>,
}

type Values<'v> = Vec<(&'v str, BigUint)>;

impl<'c> Interpreted<'c> {
    /// The rules of a block of these claims.
    ///
    /// # Panics
    /// If the block is not one of these claims, as the parser returned them.
    pub fn new(claims: &'c Claims, block: &'c GameBlock) -> Interpreted<'c> {
        let bounded = |rule| (rule, ranges(claims, block, rule).expect("the scope check wants a bound"));
        Interpreted { claims, block, rules: block.rules(claims).into_iter().map(bounded).collect() }
    }

    /// The block.
    pub fn block(&self) -> &'c GameBlock {
        self.block
    }

    /// What is wrong with a tuple that is not a position of the game: `b <= a` with its numbers; nothing if
    /// it is one.
    ///
    /// # Errors
    /// If the number of entries is wrong or plain integers do not settle it.
    pub fn outside(&self, position: &[BigUint]) -> Result<Option<String>, PlayError> {
        let values = self.values(position)?;
        for formula in &self.block.domain {
            if !self.holds(formula, &values, position)? {
                let reason = explain::failing(self.claims, formula, &values, BOUND);
                let text = || format!("`{}` does not hold", formula_text(formula, Signs::Ascii));
                return Ok(Some(reason.unwrap_or_else(text)));
            }
        }
        Ok(None)
    }

    /// The comparison that keeps `losing` from holding at a position, with its numbers: `4 is not 3`;
    /// nothing if it holds, or no single comparison is to blame.
    pub fn not_losing(&self, position: &[BigUint]) -> Option<String> {
        let values = self.values(position).ok()?;
        let reason = explain::failing(self.claims, &self.block.losing, &values, BOUND);
        reason.filter(|_| self.is_losing(position) == Ok(false))
    }

    /// Whether the block calls the position lost for the player to move.
    ///
    /// # Errors
    /// If the number of entries is wrong or plain integers do not settle it.
    pub fn is_losing(&self, position: &[BigUint]) -> Result<bool, PlayError> {
        let values = self.values(position)?;
        self.holds(&self.block.losing, &values, position)
    }

    /// All moves, in the order of the block, then of the values of their variables.
    ///
    /// # Errors
    /// If the number of entries is wrong, plain integers do not settle what is allowed, or there
    /// are more than `CANDIDATES` values to try or [`STEPS`] parts of formulas to look at.
    pub fn moves(&self, position: &[BigUint]) -> Result<Vec<Turn>, PlayError> {
        self.moves_within(position, &mut { STEPS })
    }

    /// The same with these steps, which become fewer.
    pub(crate) fn moves_within(&self, position: &[BigUint], steps: &mut u64) -> Result<Vec<Turn>, PlayError> {
        let mut values = self.values(position)?;
        let mut walk = Walk { game: self, position, turns: Vec::new(), left: CANDIDATES, steps };
        for (at, (rule, ranges)) in self.rules.iter().enumerate() {
            walk.choose(at + 1, rule, ranges, &mut values)?;
        }
        Ok(walk.turns)
    }

    fn values(&self, position: &[BigUint]) -> Result<Values<'_>, PlayError> {
        let (given, wanted) = (position.len(), self.block.variables.len());
        if given != wanted {
            return Err(PlayError::Size { given, wanted });
        }
        Ok(self.block.variables.iter().map(|name| name.text.as_str()).zip(position.iter().cloned()).collect())
    }

    fn holds(&self, formula: &Formula, values: &Values<'_>, position: &[BigUint]) -> Result<bool, PlayError> {
        evaluate(self.claims, formula, values, BOUND).ok_or_else(|| unsettled(formula, position))
    }
}

fn unsettled(formula: &Formula, position: &[BigUint]) -> PlayError {
    PlayError::unsettled(formula_text(formula, Signs::Ascii), position)
}

/// A search through the values of the move variables at one position.
struct Walk<'w, 'c> {
    game: &'w Interpreted<'c>,
    position: &'w [BigUint],
    turns: Vec<Turn>,
    /// How many values may still be tried.
    left: u64,
    /// How many parts of formulas may still be looked at.
    steps: &'w mut u64,
}

impl<'w> Walk<'w, '_> {
    fn choose(
        &mut self,
        number: usize,
        rule: &MoveRule,
        ranges: &'w [Range],
        values: &mut Values<'w>,
    ) -> Result<(), PlayError> {
        let Some((range, rest)) = ranges.split_first() else { return self.play(number, rule, values) };
        // A term whose difference is not defined bounds nothing; the conditions tell.
        let ceilings = range.ceilings.iter().filter_map(|term| value(self.game.claims, term, values, BOUND));
        let Some(largest) = ceilings.min() else {
            return Err(PlayError::unsettled(term_text(&range.ceilings[0], Signs::Ascii), self.position));
        };
        let mut candidate = BigUint::ZERO;
        while candidate <= largest {
            self.left = self
                .left
                .checked_sub(1)
                .ok_or_else(|| PlayError::Candidates { position: self.position.to_vec(), limit: CANDIDATES })?;
            values.push((&range.name, candidate.clone()));
            self.choose(number, rule, rest, values)?;
            values.pop();
            candidate += 1_u32;
        }
        Ok(())
    }

    fn play(&mut self, number: usize, rule: &MoveRule, values: &Values<'w>) -> Result<(), PlayError> {
        for formula in rule.conditions() {
            let bound = Bound { steps: BOUND.steps.min(*self.steps), ..BOUND };
            let (truth, used) = evaluate_counted(self.game.claims, formula, values, bound);
            *self.steps -= used;
            match truth {
                Some(true) => {}
                Some(false) => return Ok(()),
                None if *self.steps == 0 => return Err(PlayError::Steps { limit: STEPS }),
                None => return Err(unsettled(formula, self.position)),
            }
        }
        let reached: Option<Vec<BigUint>> =
            rule.targets.iter().map(|term: &Term| value(self.game.claims, term, values, BOUND)).collect();
        let Some(reached) = reached else {
            return Err(PlayError::unsettled(move_rule(rule, Signs::Ascii), self.position));
        };
        let own = values[self.position.len()..].iter();
        let values = own.map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        self.turns.push(Turn { rule: number, values, reached });
        Ok(())
    }
}
