//! Grundy values of single heaps, and the period where one is proved.
//!
//! Representation: the values of the heaps `0..=to`. A [`Period`] carries the finite check that
//! proves it for every heap; without it the values are only what they are.
//! Fails beyond [`MOST_HEAPS`], or where the theory has no answer.
//! Source: Winning Ways, ch. 4.

use super::special::{self, Theory};
use super::{Budget, Dispute, Route, SolveError, heap_values};
use crate::rules::{Play, Rules};

/// The largest heap that a table of values may reach.
pub const MOST_HEAPS: u64 = 10_000_000;

/// A proved period of Grundy values: G(n + length) = G(n) for every n >= from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Period {
    /// The shortest period.
    pub length: u64,
    /// The least heap from which the values repeat.
    pub from: u64,
    /// The heaps below `from` whose value differs from what the pattern, run backwards, would give.
    pub exceptions: Vec<u64>,
    /// The largest heap whose value was computed for the proof.
    pub verified_to: u64,
    /// The theorem that carries the finite check to all heaps.
    pub theorem: &'static str,
}

/// The Grundy values of the heaps `0..=to`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// One value for each heap from 0.
    pub values: Vec<u64>,
    /// The period, if it is proved.
    pub period: Option<Period>,
}

/// The Grundy values of single heaps up to `to`, with the period if it is proved.
///
/// # Errors
/// More than [`MOST_HEAPS`], a game without single heaps or without a theory, or one that gives up on a heap this large.
pub fn values(rules: &Rules, to: u64) -> Result<Values, SolveError> {
    let (theory, values) = by_theory(rules, to)?;
    Ok(Values { values, period: theory.period(rules, to) })
}

/// The same, every value up to `to` and up to where the proof of the period has looked compared with the mex
/// of its options.
///
/// # Errors
/// As for [`values`], more heaps or moves than the budget allows, or a [`Dispute`].
pub fn confirmed_values(rules: &Rules, to: u64, budget: Budget) -> Result<Values, SolveError> {
    let found = values(rules, to)?;
    let last = found.period.as_ref().map_or(to, |period| period.verified_to.max(to));
    confirmed_heap_values(rules, last, budget)?;
    Ok(found)
}

/// The values of the heaps `0..=to` alone, each compared with the mex of its options. No period is looked for, which
/// takes much longer where there is none.
///
/// # Errors
/// As for [`confirmed_values`].
pub fn confirmed_heap_values(rules: &Rules, to: u64, budget: Budget) -> Result<Vec<u64>, SolveError> {
    let (theory, values) = by_theory(rules, to)?;
    let by_mex = heap_values(&**rules, to, budget)?;
    let differs = values.iter().zip(&by_mex).position(|(theory, mex)| theory != mex);
    match differs {
        None => Ok(values),
        Some(heap) => Err(SolveError::Disputed(Box::new(Dispute {
            position: format!("{} {heap}", rules.title()),
            play: Play::Normal,
            method: theory.method(rules),
            what: "Grundy value",
            theory: values[heap].to_string(),
            route: Route::Mex,
            search: by_mex[heap].to_string(),
        }))),
    }
}

/// The theory of a game, and the values it gives.
fn by_theory(rules: &Rules, to: u64) -> Result<(&'static dyn Theory, Vec<u64>), SolveError> {
    if to > MOST_HEAPS {
        return Err(SolveError::TooManyValues { to, limit: MOST_HEAPS });
    }
    let no_theory = || SolveError::NoTheory { game: rules.title(), play: Play::Normal };
    let theory = special::of(rules, Play::Normal).ok_or_else(no_theory)?;
    let values = theory.values(rules, to)?.ok_or_else(|| SolveError::NoHeaps { game: rules.title() })?;
    Ok((theory, values))
}
