//! Automata of linear equations and inequalities: `c1*x1 + c2*x2 + … + k = 0` or `<= 0`.
//!
//! Representation: Horner's scheme, highest digit first. In base 2 a state is the value v of the
//! digits read, and d leads to 2v + d, where d adds coefficient times digit. In Zeckendorf a state
//! (u, v) means u*F(j+1) + v*F(j) with j digits to come (F(0) = 1, F(1) = 2), and d leads to
//! (u + v, u + d). A state ends the search once no, or every, rest can reach the goal: the
//! j digits to come of one variable come to at most F(j) - 1, or 2^j - 1.
//! Failure: runs out of states or steps; coefficients are below 2^31 and constants below 2^40, so
//! `i128` is never left.
//! Source: Boudet and Comon 1996 (base 2); the same bounds for Fibonacci numbers (Zeckendorf).

use super::dfa::{Dfa, explore};
use super::letters::{Letters, digit};
use crate::logic::limit::{Budget, Spent};
use crate::logic::lower::linear::Var;
use crate::logic::syntax::formula::Numeration;
use std::collections::BTreeMap;

/// Where the digits read so far have led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum State {
    /// The weights of the next two places, (0, v) in base 2.
    Open(i128, i128),
    /// All continuations satisfy the inequality.
    Always,
}

/// The automaton, without regard to whether words are valid Zeckendorf forms.
pub(crate) fn linear(
    terms: &[(Var, i64)],
    constant: i64,
    at_most: bool,
    numeration: Numeration,
    budget: &mut Budget,
) -> Result<Dfa, Spent> {
    budget.tracks(terms.len())?;
    let tracks: Vec<Var> = terms.iter().map(|&(var, _)| var).collect();
    let sum = |letter: u32| -> i128 {
        let summands = terms.iter().enumerate();
        summands.map(|(track, &(_, factor))| i128::from(factor) * i128::from(digit(letter, track, terms.len()))).sum()
    };
    // Letters with the same sum of digits do the same.
    let mut sums: BTreeMap<i128, usize> = BTreeMap::new();
    for letter in 0..1_u32 << terms.len() {
        let fresh = sums.len();
        sums.entry(sum(letter)).or_insert(fresh);
    }
    let letters = Letters::by_key(terms.len(), sums.len(), |letter| sums[&sum(letter)]);
    let factors = || terms.iter().map(|&(_, factor)| i128::from(factor));
    let goal = Goal {
        plus: factors().filter(|&factor| factor > 0).sum(),
        minus: -factors().filter(|&factor| factor < 0).sum::<i128>(),
        target: -i128::from(constant),
        at_most,
        numeration,
    };
    let next = |state: &State, letter: u32| {
        let State::Open(u, v) = *state else { return Some(State::Always) };
        let digits = sum(letter);
        let (u, v) = match numeration {
            Numeration::Binary => (0, 2 * v + digits),
            Numeration::Zeckendorf => (u + v, u + digits),
        };
        goal.state(u, v)
    };
    let start = goal.state(0, 0);
    let Some(start) = start else {
        let none = Letters::by_key(terms.len(), 1, |_| 0);
        return Ok(Dfa { tracks, letters: none, delta: vec![0], accept: vec![false] });
    };
    explore(tracks, letters, start, budget, next, |state| match *state {
        State::Always => true,
        State::Open(u, v) => {
            let value = if numeration == Numeration::Binary { v } else { 2 * u + v };
            if at_most { value <= goal.target } else { value == goal.target }
        }
    })
}

/// What the whole sum is to reach, and how much the rest of the digits can do.
struct Goal {
    /// The sum of the positive coefficients.
    plus: i128,
    /// The sum of the sizes of the negative ones.
    minus: i128,
    target: i128,
    at_most: bool,
    numeration: Numeration,
}

impl Goal {
    /// The state of these weights; nothing if the goal is out of reach.
    fn state(&self, u: i128, v: i128) -> Option<State> {
        let (low, high) = (Bound::low(self, u, v), Bound::high(self, u, v));
        if self.at_most {
            // The sum may stay at or below the target for some number of digits to come, or for all.
            if low.always_above(self.target) {
                return None;
            }
            if high.negated().never_below(-self.target) {
                return Some(State::Always);
            }
            return Some(State::Open(u, v));
        }
        self.reachable(low, high).then_some(State::Open(u, v))
    }

    /// Whether the target lies between the bounds for some number of digits to come.
    fn reachable(&self, mut low: Bound, mut high: Bound) -> bool {
        loop {
            if low.value() <= self.target && self.target <= high.value() {
                return true;
            }
            if low.rises() && low.value() > self.target || high.negated().rises() && high.value() < self.target {
                return false;
            }
            low = low.next();
            high = high.next();
        }
    }
}

/// The least, or largest, value of the whole sum when j more digits come, for j = 0, 1, 2, …:
/// `here + shift`, where `here` follows the recurrence of the numeration.
#[derive(Clone, Copy)]
struct Bound {
    before: i128,
    here: i128,
    shift: i128,
    numeration: Numeration,
}

impl Bound {
    fn low(goal: &Goal, u: i128, v: i128) -> Bound {
        Bound::new(u, v - goal.minus, goal.minus, goal.numeration)
    }

    fn high(goal: &Goal, u: i128, v: i128) -> Bound {
        Bound::new(u, v + goal.plus, -goal.plus, goal.numeration)
    }

    fn new(u: i128, v: i128, shift: i128, numeration: Numeration) -> Bound {
        match numeration {
            Numeration::Binary => Bound { before: v, here: v, shift, numeration },
            Numeration::Zeckendorf => Bound { before: u + v, here: 2 * u + v, shift, numeration },
        }
    }

    fn value(self) -> i128 {
        self.here + self.shift
    }

    fn next(self) -> Bound {
        let next = match self.numeration {
            Numeration::Binary => 2 * self.here,
            Numeration::Zeckendorf => self.here + self.before,
        };
        Bound { before: self.here, here: next, ..self }
    }

    fn negated(self) -> Bound {
        Bound { before: -self.before, here: -self.here, shift: -self.shift, ..self }
    }

    /// Whether no later value is smaller.
    fn rises(self) -> bool {
        self.here >= 0 && self.before >= 0
    }

    /// Whether this and every later value is above the target.
    fn always_above(self, target: i128) -> bool {
        self.never_below(target + 1)
    }

    /// Whether this and every later value is at least the target.
    fn never_below(mut self, target: i128) -> bool {
        loop {
            if self.value() < target {
                return false;
            }
            if self.rises() {
                return true;
            }
            if self.here <= 0 && self.before <= 0 {
                // It falls for ever.
                return false;
            }
            self = self.next();
        }
    }
}
