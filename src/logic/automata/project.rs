//! `exists x`: the track of x is erased and the automaton made deterministic again.
//!
//! Representation: each raw state is the sorted set of states that some digits of x lead to,
//! without states that can no longer accept. Because x may have more digits than the other numbers,
//! the first set holds all states that leading digits of x reach while the other tracks show zeros;
//! lowest digit first, a set accepts if such digits lead from one of its states to acceptance.
//! Failure: too many states, cells or steps; n states can become 2^n.
//! Source: Rabin and Scott 1959.

use super::dfa::{Before, Dfa, Order};
use super::letters::{Letters, restriction};
use super::lists::Lists;
use crate::logic::limit::{Budget, Spent};
use crate::logic::lower::linear::Var;

/// A projection before it is made minimal: the automaton and the set behind each of its states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subsets {
    /// The automaton of sets.
    pub dfa: Dfa,
    /// The set of each state, in its order.
    pub sets: Lists,
}

/// Erases the track of `var`, which must be one of the automaton's.
pub(crate) fn project(dfa: &Dfa, var: Var, order: Order, budget: &mut Budget) -> Result<Subsets, Spent> {
    let tracks: Vec<Var> = dfa.tracks.iter().copied().filter(|&track| track != var).collect();
    let kept = restriction(&dfa.tracks, &tracks);
    // The two letters over each kept letter, in the order of the digit of `var`.
    let mut above: Vec<[usize; 2]> = vec![[0; 2]; 1 << tracks.len()];
    let erased = restriction(&dfa.tracks, &[var]);
    for (letter, &kept) in kept.iter().enumerate() {
        above[kept as usize][erased[letter] as usize] = dfa.letters.class(letter as u32);
    }
    let count = dfa.letters.count();
    let letters = Letters::by_key(tracks.len(), count * count, |letter| {
        let [zero, one] = above[letter as usize];
        zero * count + one
    });
    let pairs: Vec<[usize; 2]> = (0..letters.count()).map(|class| above[letters.first(class) as usize]).collect();

    let alive = dfa.alive();
    let mut collector = Collector::new(dfa.states());
    let mut sets = Lists::new();
    let accepting = match order {
        Order::HighestFirst => {
            sets.number(&first(dfa, above[0], &alive, budget)?);
            dfa.accept.clone()
        }
        Order::LowestFirst => {
            sets.number(if alive[0] { &[0] } else { &[] });
            dfa.accepting_after(&above[0])
        }
    };
    let (mut delta, mut accept, mut at) = (Vec::new(), Vec::new(), 0);
    let mut here = Vec::new();
    while at < sets.len() {
        here.clear();
        here.extend_from_slice(sets.get(at));
        budget.states(sets.len())?;
        budget.cells(pairs.len() + here.len())?;
        budget.steps(pairs.len() * (1 + here.len()))?;
        accept.push(here.iter().any(|&state| accepting[state as usize]));
        for &[zero, one] in &pairs {
            for &state in &here {
                let row = state as usize * count;
                for next in [dfa.delta[row + zero], dfa.delta[row + one]] {
                    if alive[next as usize] {
                        collector.add(next);
                    }
                }
            }
            delta.push(sets.number(collector.sorted()));
        }
        at += 1;
    }
    Ok(Subsets { dfa: Dfa { tracks, letters, delta, accept }, sets })
}

/// What leading digits of the erased variable reach while the rest shows zeros.
fn first(dfa: &Dfa, zeros: [usize; 2], alive: &[bool], budget: &mut Budget) -> Result<Vec<u32>, Spent> {
    let mut seen = vec![false; dfa.states()];
    seen[0] = true;
    let mut open = vec![0_u32];
    while let Some(state) = open.pop() {
        budget.steps(2)?;
        for class in zeros {
            let next = dfa.next(state, class);
            if !std::mem::replace(&mut seen[next as usize], true) {
                open.push(next);
            }
        }
    }
    let states = (0..dfa.states()).filter(|&state| seen[state] && alive[state]);
    Ok(states.map(|state| u32::try_from(state).expect("states are limited")).collect())
}

/// The automaton that accepts the mirror images of the words: after a word, its state is the set of
/// states from which the mirrored word leads to acceptance. Where all states can be reached, no
/// smaller one exists (Brzozowski 1962).
pub(crate) fn reversed(dfa: &Dfa, budget: &mut Budget) -> Result<Dfa, Spent> {
    let letters = dfa.letters.clone();
    let before: Vec<Before> = (0..letters.count()).map(|class| dfa.before(&[class])).collect();
    let mut collector = Collector::new(dfa.states());
    (0..).zip(&dfa.accept).filter(|(_, accept)| **accept).for_each(|(state, _)| collector.add(state));
    let mut sets = Lists::new();
    sets.number(collector.sorted());
    let (mut delta, mut accept, mut at) = (Vec::new(), Vec::new(), 0);
    while at < sets.len() {
        let here = sets.get(at).to_vec();
        budget.states(sets.len())?;
        budget.cells(letters.count() + here.len())?;
        accept.push(here.first() == Some(&0));
        for before in &before {
            for &state in &here {
                budget.steps(1 + before.of(state).len())?;
                before.of(state).iter().for_each(|&earlier| collector.add(earlier));
            }
            delta.push(sets.number(collector.sorted()));
        }
        at += 1;
    }
    Ok(Dfa { tracks: dfa.tracks.clone(), letters, delta, accept })
}

/// Collects numbers into a sorted list without duplicates: one bit each, then the bits are read.
struct Collector {
    words: Vec<u64>,
    low: usize,
    high: usize,
    list: Vec<u32>,
}

impl Collector {
    fn new(size: usize) -> Collector {
        Collector { words: vec![0; size.div_ceil(64)], low: usize::MAX, high: 0, list: Vec::new() }
    }

    fn add(&mut self, number: u32) {
        let word = number as usize / 64;
        self.words[word] |= 1 << (number % 64);
        self.low = self.low.min(word);
        self.high = self.high.max(word + 1);
    }

    /// The numbers since the last call.
    fn sorted(&mut self) -> &[u32] {
        self.list.clear();
        for word in self.low.min(self.high)..self.high {
            let mut bits = std::mem::take(&mut self.words[word]);
            while bits != 0 {
                let number = word * 64 + bits.trailing_zeros() as usize;
                self.list.push(u32::try_from(number).expect("states are limited"));
                bits &= bits - 1;
            }
        }
        (self.low, self.high) = (usize::MAX, 0);
        &self.list
    }
}

#[cfg(test)]
#[path = "../../../tests/rooms/automata/project.rs"]
mod tests;
