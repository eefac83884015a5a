//! Deterministic automata that read the digits of several numbers at once.
//!
//! Representation: one track for each variable, in increasing order; a complete table of next
//! states by letter class; state 0 is first. Shorter numbers get leading zeros, which never matter:
//! highest digit first, the letter of zeros leads from state 0 to state 0; lowest digit first, it
//! leads from no state to one that accepts otherwise.
//! In Zeckendorf numeration only words without `11` on any track are accepted.
//! Source: Büchi 1960; Bruyère, Hansel, Michaux, Villemaire 1994.

use super::letters::Letters;
use crate::logic::limit::{Budget, Spent};
use crate::logic::lower::linear::Var;
use std::collections::HashMap;
use std::hash::Hash;

/// In which order digits are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As numbers are written.
    #[default]
    HighestFirst,
    /// As numbers are added.
    LowestFirst,
}

/// A complete deterministic automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dfa {
    /// The variables, in increasing order.
    pub tracks: Vec<Var>,
    /// The classes of the letters.
    pub letters: Letters,
    /// Next states, row by row, one column for each class.
    pub delta: Vec<u32>,
    /// For each state, whether it accepts.
    pub accept: Vec<bool>,
}

impl Dfa {
    /// The automaton over no tracks that accepts everything or nothing.
    pub fn truth(truth: bool) -> Dfa {
        Dfa { tracks: Vec::new(), letters: Letters::by_key(0, 1, |_| 0), delta: vec![0], accept: vec![truth] }
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.accept.len()
    }

    /// The state after one letter of this class.
    pub fn next(&self, state: u32, class: usize) -> u32 {
        self.delta[state as usize * self.letters.count() + class]
    }

    /// Whether the state accepts.
    pub fn accepts(&self, state: u32) -> bool {
        self.accept[state as usize]
    }

    /// Whether the word, letter by letter, is accepted.
    #[cfg(test)]
    pub fn accepts_word(&self, word: impl IntoIterator<Item = u32>) -> bool {
        let state = word.into_iter().fold(0, |state, letter| self.next(state, self.letters.class(letter)));
        self.accepts(state)
    }

    /// The same automaton about other variables, in the same order.
    pub(crate) fn renamed(&self, tracks: Vec<Var>) -> Dfa {
        Dfa { tracks, ..self.clone() }
    }

    /// For each state, whether it can still accept.
    pub(crate) fn alive(&self) -> Vec<bool> {
        self.accepting_after(&Vec::from_iter(0..self.letters.count()))
    }

    /// For each state, whether some word with letters of these classes leads from it to acceptance.
    pub(crate) fn accepting_after(&self, classes: &[usize]) -> Vec<bool> {
        let before = self.before(classes);
        let mut found = self.accept.clone();
        let mut open: Vec<u32> = (0..).zip(&found).filter(|(_, found)| **found).map(|(state, _)| state).collect();
        while let Some(state) = open.pop() {
            for &earlier in before.of(state) {
                if !std::mem::replace(&mut found[earlier as usize], true) {
                    open.push(earlier);
                }
            }
        }
        found
    }

    /// The states before each state, by letters of these classes.
    pub(crate) fn before(&self, classes: &[usize]) -> Before {
        let all = self.letters.count();
        let arrows = || {
            (0..).zip(self.delta.chunks(all)).flat_map(|(state, row)| classes.iter().map(move |&at| (state, row[at])))
        };
        let mut starts = vec![0_usize; self.states() + 2];
        arrows().for_each(|(_, next)| starts[next as usize + 2] += 1);
        for state in 0..self.states() {
            starts[state + 2] += starts[state + 1];
        }
        // Each start moves up to the next one while its states come in.
        let mut states = vec![0; starts[self.states() + 1]];
        for (state, next) in arrows() {
            let place = &mut starts[next as usize + 1];
            states[*place] = state;
            *place += 1;
        }
        Before { starts, states }
    }
}

/// The states before each state, one list after the other.
pub(crate) struct Before {
    starts: Vec<usize>,
    states: Vec<u32>,
}

impl Before {
    /// The states from which this one is reached.
    pub fn of(&self, state: u32) -> &[u32] {
        &self.states[self.starts[state as usize]..self.starts[state as usize + 1]]
    }
}

/// The automaton with these states: `next` is asked for one letter of each class; no state means
/// that nothing is accepted any more.
pub(crate) fn explore<S: Clone + Eq + Hash>(
    tracks: Vec<Var>,
    letters: Letters,
    start: S,
    budget: &mut Budget,
    next: impl Fn(&S, u32) -> Option<S>,
    accept: impl Fn(&S) -> bool,
) -> Result<Dfa, Spent> {
    let classes = letters.count();
    let mut list = vec![Some(start.clone())];
    let mut number: HashMap<Option<S>, u32> = HashMap::from([(Some(start), 0)]);
    let (mut delta, mut accepting) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < list.len() {
        let state = list[at].clone();
        budget.states(list.len())?;
        budget.cells(classes)?;
        budget.steps(classes)?;
        accepting.push(state.as_ref().is_some_and(&accept));
        for class in 0..classes {
            let after = state.as_ref().and_then(|state| next(state, letters.first(class)));
            let fresh = u32::try_from(list.len()).expect("states are limited");
            let id = *number.entry(after.clone()).or_insert(fresh);
            if id == fresh {
                list.push(after);
            }
            delta.push(id);
        }
        at += 1;
    }
    Ok(Dfa { tracks, letters, delta, accept: accepting })
}
