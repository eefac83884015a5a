//! The solutions of an open formula below a bound: counted, listed in order, drawn evenly.
//!
//! Representation: the automaton of the formula and of `x < bound` for every variable; words of
//! as many digits as the bound has. Solutions are ordered by the first variable, then the second,
//! and so on, and numbered from 0.
//! Failure: gives up beyond the limits; a number past the last solution has none.
//! Source: counting words by states, Nijenhuis and Wilf 1978.

use crate::logic::automata::dfa::Dfa;
use crate::logic::automata::letters::digit;
use crate::logic::decide::{self, Options};
use crate::logic::limit::GaveUp;
use crate::logic::lower::elaborate;
use crate::logic::lower::linear::Linear;
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::formula::{Claims, Formula, Numeration};
use num_bigint::{BigInt, BigUint};
use std::sync::Arc;

/// All solutions of a formula with every variable below a bound.
#[derive(Clone, Debug)]
pub struct Solutions {
    dfa: Arc<Dfa>,
    /// The track of each variable; a variable of no consequence is bounded, so it has one too.
    tracks: Vec<usize>,
    numeration: Numeration,
    length: usize,
    count: BigUint,
}

/// The solutions of `formula` whose free variables are `free`, each below `bound`.
///
/// # Errors
/// Gives up beyond the limits.
///
/// # Panics
/// If a free variable of the formula is missing from `free`.
pub fn solutions(
    claims: &Claims,
    formula: &Formula,
    free: &[&str],
    numeration: Numeration,
    bound: &BigUint,
    options: &Options,
) -> Result<Solutions, GaveUp> {
    let sentence = elaborate::open(claims, formula, free, &options.limits)?;
    // Differences are integers in the automaton; where one is not defined there is no solution.
    let defined = sentence.obligations.iter().map(|obligation| {
        let inner = obligation.variables.iter().filter(|var| !sentence.leading.contains(var));
        inner.fold(obligation.formula.clone(), |plain, &var| {
            Plain::Forall(var, Box::new(plain), obligation.span.clone())
        })
    });
    let below = sentence.leading.iter().map(|&var| {
        let gap = Linear::number(BigInt::from(1) - BigInt::from(bound.clone()));
        Plain::at_most(Linear::var(var).plus(&gap, &BigInt::from(1)), formula.span.clone())
    });
    let whole = Plain::and([sentence.body.clone()].into_iter().chain(defined).chain(below));
    let trail = decide::automaton(&sentence.leading, &whole, whole.clone(), &sentence.names, numeration, options)?;
    let mut dfa = trail.counterexamples().clone();
    let tracks: Vec<usize> = sentence.leading.iter().filter_map(|var| dfa.tracks().binary_search(var).ok()).collect();
    if tracks.len() < free.len() {
        // Only a formula that nothing satisfies loses the bounds of its variables.
        dfa = Arc::new(Dfa::truth(false));
    }
    let length = numeration.digits(bound).len();
    let mut found = Solutions { dfa, tracks, numeration, length, count: BigUint::ZERO };
    found.count = found.ways(&[]).swap_remove(0).swap_remove(0);
    Ok(found)
}

impl Solutions {
    /// How many there are.
    pub fn count(&self) -> &BigUint {
        &self.count
    }

    /// The solution of this number, from 0; none past the last.
    pub fn get(&self, number: &BigUint) -> Option<Vec<BigUint>> {
        if *number >= self.count {
            return None;
        }
        let mut rest = number.clone();
        let mut words: Vec<Vec<bool>> = Vec::new();
        for _ in 0..self.dfa.tracks().len() {
            let word = self.word(&words, &mut rest);
            words.push(word);
        }
        Some(self.tracks.iter().map(|&track| self.numeration.number(&words[track])).collect())
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Vec<BigUint>> + '_ {
        let mut number = BigUint::ZERO;
        std::iter::from_fn(move || {
            let found = self.get(&number);
            number += 1_u32;
            found
        })
    }

    /// One of them, each equally likely if the words are evenly distributed; none if there is none.
    pub fn sample(&self, mut words: impl FnMut() -> u64) -> Option<Vec<BigUint>> {
        if self.count == BigUint::ZERO {
            return None;
        }
        let last = &self.count - 1_u32;
        let bits = last.bits();
        // A draw of as many bits as needed; one in two or better is small enough.
        loop {
            let mut draw = BigUint::ZERO;
            for _ in 0..bits.div_ceil(64) {
                draw = (draw << 64_u32) + words();
            }
            draw >>= bits.div_ceil(64) * 64 - bits;
            if draw <= last {
                return self.get(&draw);
            }
        }
    }

    /// For each place and state, in how many ways the digits from there on can be completed, with
    /// these words on the first tracks.
    fn ways(&self, words: &[Vec<bool>]) -> Vec<Vec<BigUint>> {
        let mut ways = vec![self.dfa.accept.iter().map(|&accept| BigUint::from(u32::from(accept))).collect::<Vec<_>>()];
        for place in (0..self.length).rev() {
            let sizes = self.sizes(place, words, None);
            let after = &ways[ways.len() - 1];
            ways.push(self.summed(&sizes, |sum, state, next, size| sum[state] += &after[next] * size));
        }
        ways.reverse();
        ways
    }

    /// Sums over all states and classes of letters that occur.
    fn summed(&self, sizes: &[u32], add: impl Fn(&mut Vec<BigUint>, usize, usize, u32)) -> Vec<BigUint> {
        let mut sum = vec![BigUint::ZERO; self.dfa.states()];
        for state in 0..self.dfa.states() {
            for (class, &size) in sizes.iter().enumerate().filter(|(_, size)| **size > 0) {
                let next = self.dfa.next(u32::try_from(state).expect("states are limited"), class);
                add(&mut sum, state, next as usize, size);
            }
        }
        sum
    }

    /// How many letters of each class have these digits on the first tracks.
    fn sizes(&self, place: usize, words: &[Vec<bool>], more: Option<bool>) -> Vec<u32> {
        let count = self.dfa.tracks().len();
        let fixed: Vec<u32> = words.iter().map(|word| word[place]).chain(more).map(u32::from).collect();
        let mut sizes = vec![0; self.dfa.letters().count()];
        for letter in 0..1_u32 << count {
            if fixed.iter().enumerate().all(|(track, &wanted)| digit(letter, track, count) == wanted) {
                sizes[self.dfa.letters().class(letter)] += 1;
            }
        }
        sizes
    }

    /// The digits of the next track for the solution number `rest` of those with these words.
    fn word(&self, words: &[Vec<bool>], rest: &mut BigUint) -> Vec<bool> {
        let ways = self.ways(words);
        // In how many ways each state is reached with the digits chosen so far.
        let mut here = vec![BigUint::ZERO; self.dfa.states()];
        here[0] = BigUint::from(1_u32);
        let mut word = Vec::new();
        for place in 0..self.length {
            let step = |one: bool| {
                let sizes = self.sizes(place, words, Some(one));
                self.summed(&sizes, |sum, state, next, size| sum[next] += &here[state] * size)
            };
            let zero = step(false);
            let with_zero: BigUint = zero.iter().zip(&ways[place + 1]).map(|(reach, ways)| reach * ways).sum();
            let one = *rest >= with_zero;
            here = if one { step(true) } else { zero };
            if one {
                *rest -= with_zero;
            }
            word.push(one);
        }
        word
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_solutions() {
        use crate::{logic, source::Text};
        let text = Text::new("t", "define trio(a, b, c) := 0 < a < b < c and a xor b = c\n");
        let claims = logic::parse(&text).expect("no faults");
        let body = &claims.definition("trio").expect("defined").body;
        let options = logic::Options::default();
        let trios = logic::solutions(&claims, body, &["a", "b", "c"], Default::default(), &32_u32.into(), &options);
        assert_eq!(*trios.expect("few states").count(), 155_u32.into());
    }
}
