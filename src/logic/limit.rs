//! Limits of a decision, counted in things and not in seconds, and how it gives up.
//!
//! Representation: counts; 4 bytes for each table cell.
//! Failure: [`GaveUp`] names the place, the operation, the number reached, the limit and a way out.
//! Source: budget counted in units of work, never in seconds.

use crate::logic::check::Beyond;
use crate::source::Span;
use std::fmt;

/// How much one decision may use.
///
/// ```
/// assert_eq!(nimbook::Limits::default().states, 200_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Variables alive at once; an automaton has 2^tracks letters.
    pub tracks: usize,
    /// States of one automaton before it is made minimal.
    pub states: usize,
    /// Cells of all tables and sets of a statement or block together.
    pub cells: u64,
    /// Table look-ups of all operations of a statement or block together.
    pub steps: u64,
    /// Parts of the formula once definitions and `min`, `max`, `if` are written out.
    pub parts: usize,
    /// How deep those parts nest.
    pub depth: usize,
}

impl Default for Limits {
    /// 14 tracks, 200,000 states, 64 million cells (256 MB), 400 million steps.
    fn default() -> Limits {
        Limits { tracks: 14, states: 200_000, cells: 64_000_000, steps: 400_000_000, parts: 20_000, depth: 200 }
    }
}

/// What can run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Variables alive at once.
    Tracks,
    /// States of one automaton.
    States,
    /// Cells of all tables and sets.
    Cells,
    /// Table look-ups.
    Steps,
    /// Parts of the formula as it is written out.
    Parts,
    /// Levels of those parts.
    Levels,
    /// Answers of two routes that differ; none is allowed.
    Disagreements,
    /// What the checker of certificates counts.
    Checker(&'static str),
}

impl Unit {
    /// Whether it runs out before much is used; then another part may still be decided.
    pub(crate) fn is_cheap(self) -> bool {
        matches!(self, Unit::Tracks | Unit::Parts | Unit::Levels)
    }

    /// Whether all decisions of a block share it.
    pub(crate) fn is_shared(self) -> bool {
        matches!(self, Unit::Cells | Unit::Steps)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Unit::Tracks => "tracks",
            Unit::States => "states",
            Unit::Cells => "table cells",
            Unit::Steps => "steps",
            Unit::Parts => "parts",
            Unit::Levels => "levels",
            Unit::Disagreements => "disagreements",
            Unit::Checker(what) => what,
        })
    }
}

/// A decision that ended without a verdict.
///
/// ```
/// use nimbook::{Limits, ProofOptions, Text, Verdict, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim nim: forall a, b: a xor b = 0 iff a = b\n");
/// let options = ProofOptions { limits: Limits { states: 1, ..Limits::default() }, ..ProofOptions::default() };
/// let verdict = &judge(&text, &parse_claims(&text)?, &options)[0].verdict;
/// assert!(matches!(verdict, Verdict::GaveUp(why) if why.limit == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GaveUp {
    /// The part of the statement that was at work.
    pub span: Span,
    /// What was done with it, like `exists x`.
    pub operation: String,
    /// What ran out.
    pub(crate) unit: Unit,
    /// How many were reached.
    pub reached: u64,
    /// How many are allowed.
    pub limit: u64,
    /// What the author may try.
    pub hint: &'static str,
}

impl GaveUp {
    /// The certificate is past a limit of the checker.
    pub(crate) fn unchecked(span: Span, Beyond { what, reached, limit }: Beyond) -> GaveUp {
        let (operation, hint) = ("checking the certificate".to_owned(), "split the claim");
        GaveUp { span, operation, unit: Unit::Checker(what), reached, limit, hint }
    }

    /// Two routes disagree about the counterexample of this statement or block.
    pub(crate) fn disagreement(span: Span, hint: &'static str) -> GaveUp {
        let operation = "a counterexample that plain integers contradict".to_owned();
        GaveUp { span, operation, unit: Unit::Disagreements, reached: 1, limit: 0, hint }
    }
}

impl fmt::Display for GaveUp {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GaveUp { operation, unit, reached, limit, .. } = self;
        write!(out, "gave up at {operation}: {reached} {unit}, the limit is {limit}; no verdict")
    }
}

/// What ran out, before anyone knows where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spent {
    pub(crate) unit: Unit,
    pub reached: u64,
    pub limit: u64,
}

impl Spent {
    pub fn at(self, span: Span, operation: impl Into<String>) -> GaveUp {
        let hint = match self.unit {
            Unit::Tracks => "split the claim so that fewer variables are alive at once",
            Unit::Parts | Unit::Levels => "write the definitions out less often, or split the claim",
            _ => "move `exists` further inside, name a witness, or split the claim",
        };
        let Spent { unit, reached, limit } = self;
        GaveUp { span, operation: operation.into(), unit, reached, limit, hint }
    }
}

/// What the decisions of a statement or block may use together, and have used so far.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub limits: Limits,
    pub cells: u64,
    pub steps: u64,
}

impl Budget {
    pub fn new(limits: &Limits) -> Budget {
        Budget { limits: limits.clone(), cells: 0, steps: 0 }
    }

    /// Refuses an automaton over too many tracks.
    pub fn tracks(&self, tracks: usize) -> Result<(), Spent> {
        within(Unit::Tracks, tracks as u64, self.limits.tracks as u64)
    }

    /// Refuses an automaton with too many states.
    pub fn states(&self, states: usize) -> Result<(), Spent> {
        within(Unit::States, states as u64, self.limits.states as u64)
    }

    pub fn cells(&mut self, cells: usize) -> Result<(), Spent> {
        self.cells += cells as u64;
        within(Unit::Cells, self.cells, self.limits.cells)
    }

    pub fn steps(&mut self, steps: usize) -> Result<(), Spent> {
        self.steps += steps as u64;
        within(Unit::Steps, self.steps, self.limits.steps)
    }
}

/// Refuses to go past a limit.
pub(crate) fn within(unit: Unit, reached: u64, limit: u64) -> Result<(), Spent> {
    if reached <= limit { Ok(()) } else { Err(Spent { unit, reached, limit }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_add_up_and_the_message_names_all() {
        let mut budget = Budget::new(&Limits { steps: 10, ..Limits::default() });
        assert!(budget.steps(6).is_ok());
        let spent = budget.steps(6).expect_err("12 of 10");
        let shown = spent.at(3..4, "`exists x`").to_string();
        assert_eq!(shown, "gave up at `exists x`: 12 steps, the limit is 10; no verdict");
    }
}
