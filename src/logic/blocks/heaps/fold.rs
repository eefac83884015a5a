//! A block as rules in plain integers: the fold computed heap by heap.
//!
//! Representation: lists of naturals, the heaps in any order; an accumulator is a list of naturals
//! as well. Uses no automaton.
//! Failure: a formula that plain integers do not settle, as with an `exists` without a bound.
//! Source: the definition of a fold.

use crate::logic::blocks::game::{BOUND, PlayError};
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::evaluate::{evaluate, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::{Formula, Name, Term};
use crate::logic::syntax::heaps::HeapsBlock;
use crate::logic::syntax::print::{self, Signs};
use num_bigint::BigUint;

/// The fold of a block and what the block says of it.
#[derive(Clone, Copy, Debug)]
pub struct Fold<'c> {
    claims: &'c Claims,
    block: &'c HeapsBlock,
}

/// Values of the variables of a part.
type Values<'v> = Vec<(&'v str, BigUint)>;

impl<'c> Fold<'c> {
    /// The fold of a block of these claims.
    pub fn new(claims: &'c Claims, block: &'c HeapsBlock) -> Fold<'c> {
        Fold { claims, block }
    }

    /// The block.
    pub fn block(&self) -> &'c HeapsBlock {
        self.block
    }

    /// The accumulator of a list of heaps, taken in from the left; the empty list has the start.
    ///
    /// # Errors
    /// If plain integers do not settle a condition in a sum.
    pub fn accumulator(&self, heaps: &[BigUint]) -> Result<Vec<BigUint>, PlayError> {
        heaps.iter().try_fold(self.block.start.clone(), |accumulator, heap| self.add(&accumulator, heap))
    }

    /// The accumulator with one heap more.
    ///
    /// # Errors
    /// If plain integers do not settle a condition in the sum.
    pub fn add(&self, accumulator: &[BigUint], heap: &BigUint) -> Result<Vec<BigUint>, PlayError> {
        let mut values = self.of_list(accumulator);
        values.push((&self.block.heap.text, heap.clone()));
        let entry = |term: &Term| {
            value(self.claims, term, &values, BOUND).ok_or_else(|| {
                let position: Vec<BigUint> = values.iter().map(|(_, value)| value.clone()).collect();
                PlayError::unsettled(print::term(term, Signs::Ascii), &position)
            })
        };
        self.block.sum.iter().map(entry).collect()
    }

    /// Whether the block calls the list lost for the player to move.
    ///
    /// # Errors
    /// If plain integers do not settle it.
    pub fn is_losing(&self, heaps: &[BigUint]) -> Result<bool, PlayError> {
        let accumulator = self.accumulator(heaps)?;
        let part = || print::formula(&self.block.losing, Signs::Ascii);
        self.losing(&accumulator).ok_or_else(|| PlayError::unsettled(part(), heaps))
    }

    /// What `losing` says of an accumulator; nothing if plain integers do not settle it.
    pub(crate) fn losing(&self, accumulator: &[BigUint]) -> Option<bool> {
        self.holds(&self.block.losing, &self.of_list(accumulator))
    }

    pub(crate) fn invariant(&self, accumulator: &[BigUint]) -> Option<bool> {
        let invariant = self.block.invariant.as_ref();
        invariant.map_or(Some(true), |formula| self.holds(formula, &self.of_list(accumulator)))
    }

    /// Why the invariant does not hold, if a comparison shows it.
    pub(crate) fn against_invariant(&self, accumulator: &[BigUint]) -> Option<String> {
        let formula = self.block.invariant.as_ref()?;
        explain::failing(self.claims, formula, &self.of_list(accumulator), BOUND)
    }

    /// False in normal play, where no block has an `end`.
    pub(crate) fn end(&self, accumulator: &[BigUint]) -> Option<bool> {
        let end = self.block.end.as_ref();
        end.map_or(Some(false), |formula| self.holds(formula, &self.of_list(accumulator)))
    }

    pub(crate) fn select(&self, whole: &[BigUint], heap: &BigUint) -> Option<bool> {
        let mut values = paired(&self.block.whole, whole);
        values.push((&self.block.heap.text, heap.clone()));
        self.holds(&self.block.select, &values)
    }

    pub(crate) fn rest(&self, accumulator: &[BigUint], whole: &[BigUint]) -> Option<bool> {
        let mut values = self.of_list(accumulator);
        values.extend(paired(&self.block.whole, whole));
        self.holds(&self.block.rest, &values)
    }

    fn of_list(&self, accumulator: &[BigUint]) -> Values<'c> {
        paired(&self.block.accumulator, accumulator)
    }

    fn holds(&self, formula: &Formula, values: &Values<'_>) -> Option<bool> {
        evaluate(self.claims, formula, values, BOUND)
    }
}

fn paired<'n>(names: &'n [Name], values: &[BigUint]) -> Values<'n> {
    names.iter().map(|name| name.text.as_str()).zip(values.iter().cloned()).collect()
}
