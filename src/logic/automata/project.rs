//! `exists x`: the track of x is erased and the automaton made deterministic again.
//!
//! Representation: each raw state is the sorted set of states that some digits of x lead to,
//! without states that can no longer accept. The first set holds all states that leading digits of
//! x reach while the other tracks show zeros, because x may have more digits than they.
//! Failure: too many states, cells or steps; n states can become 2^n.
//! Source: Rabin and Scott 1959.

use super::dfa::Dfa;
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
pub(crate) fn project(dfa: &Dfa, var: Var, budget: &mut Budget) -> Result<Subsets, Spent> {
    let tracks: Vec<Var> = dfa.tracks.iter().copied().filter(|&track| track != var).collect();
    let kept = restriction(&dfa.tracks, &tracks);
    // The two letters over each kept letter, in the order of the digit of `var`.
    let mut above: Vec<[usize; 2]> = vec![[0; 2]; 1 << tracks.len()];
    let erased = restriction(&dfa.tracks, &[var]);
    for (letter, &kept) in kept.iter().enumerate() {
        above[kept as usize][erased[letter] as usize] = dfa.letters.class(u32::try_from(letter).unwrap_or(0));
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
    sets.number(&first(dfa, above[0], &alive, budget)?);
    let (mut delta, mut accept, mut at) = (Vec::new(), Vec::new(), 0);
    let mut here = Vec::new();
    while at < sets.len() {
        here.clear();
        here.extend_from_slice(sets.get(at));
        budget.states(sets.len())?;
        budget.cells(pairs.len() + here.len())?;
        budget.steps(pairs.len() * (1 + here.len()))?;
        accept.push(here.iter().any(|&state| dfa.accepts(state)));
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
mod tests {
    use super::*;
    use crate::logic::automata::minimize::minimize;
    use crate::logic::automata::product::{Join, product};
    use crate::logic::automata::refine::refine;
    use crate::logic::limit::Limits;

    /// Numbers that look random: the same ones every time.
    struct Random(u64);

    impl Random {
        fn below(&mut self, limit: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            usize::try_from(self.0 % limit as u64).expect("below a usize")
        }
    }

    /// An automaton whose states can all be reached and whose leading zeros do not matter.
    fn random(random: &mut Random, tracks: Vec<Var>) -> Dfa {
        let states = 1 + random.below(7);
        let classes = 1 << tracks.len();
        let letters = Letters::by_key(tracks.len(), classes, |letter| letter as usize);
        let cell = |random: &mut Random| u32::try_from(random.below(states)).expect("small");
        let mut delta: Vec<u32> = (0..states * classes).map(|_| cell(random)).collect();
        delta[0] = 0;
        let accept: Vec<bool> = (0..states).map(|_| random.below(2) == 0).collect();
        // A walk keeps what can be reached.
        let next = |state: &u32, letter: u32| Some(delta[*state as usize * classes + letter as usize]);
        let mut budget = Budget::new(&Limits::default());
        super::super::dfa::explore(tracks, letters, 0, &mut budget, next, |state| accept[*state as usize])
            .expect("small")
    }

    /// All words up to this length over so many letters.
    fn words(letters: u32, length: usize) -> Vec<Vec<u32>> {
        let mut words = vec![Vec::new()];
        let mut last = words.clone();
        for _ in 0..length {
            last = last.iter().flat_map(|word| (0..letters).map(|letter| [&word[..], &[letter]].concat())).collect();
            words.extend(last.iter().cloned());
        }
        words
    }

    #[test]
    fn operations_agree_with_words() {
        let mut numbers = Random(2_026);
        let mut budget = Budget::new(&Limits::default());
        let restrict = |word: &[u32], tracks: &[Var], some: &[Var]| -> Vec<u32> {
            let map = restriction(tracks, some);
            word.iter().map(|&letter| map[letter as usize]).collect()
        };
        for _ in 0..300 {
            let (one, other) = (random(&mut numbers, vec![0, 2]), random(&mut numbers, vec![1, 2]));
            let small = minimize(&one, &mut budget).expect("small");
            let tracks = [0, 1, 2];
            for join in [Join::And, Join::Or, Join::Iff] {
                let raw = product(&one, &other, join, &mut budget).expect("small");
                let joined = minimize(&raw, &mut budget).expect("small");
                for word in words(8, 3) {
                    let (left, right) = (restrict(&word, &tracks, &[0, 2]), restrict(&word, &tracks, &[1, 2]));
                    let wanted = join.of(one.accepts_word(left.clone()), other.accepts_word(right));
                    assert_eq!(joined.accepts_word(word.clone()), wanted);
                    assert_eq!(raw.accepts_word(word), wanted);
                    assert_eq!(small.accepts_word(left.clone()), one.accepts_word(left));
                }
            }
            // Some digits of the erased track, with up to n more leading digits, make the word accepted.
            let erased = project(&one, 2, &mut budget).expect("small").dfa;
            for word in words(2, 3) {
                let mut sets = vec![0_u32];
                let reach = |digits: &mut Vec<u32>, letter: u32| {
                    let mut next: Vec<u32> = digits
                        .iter()
                        .flat_map(|&state| [0, 1].map(|digit| one.next(state, one.letters.class(letter << 1 | digit))))
                        .collect();
                    next.sort_unstable();
                    next.dedup();
                    *digits = next;
                };
                for _ in 0..one.states() {
                    reach(&mut sets, 0);
                }
                word.iter().for_each(|&letter| reach(&mut sets, letter));
                let wanted = sets.iter().any(|&state| one.accepts(state));
                assert_eq!(erased.accepts_word(word.clone()), wanted, "{word:?} {one:?}");
            }
        }
    }

    #[test]
    fn both_ways_to_minimize_give_the_same_blocks() {
        let mut numbers = Random(7);
        let mut budget = Budget::new(&Limits::default());
        for _ in 0..500 {
            let dfa = random(&mut numbers, vec![0, 1]);
            let blocks = refine(&dfa, &mut budget).expect("small");
            let minimal = minimize(&dfa, &mut budget).expect("small");
            let mut distinct = blocks.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), minimal.states(), "{dfa:?}");
            // States of one block accept the same words.
            for (state, block) in blocks.iter().enumerate() {
                let twin = blocks.iter().position(|other| other == block).expect("itself");
                assert_eq!(dfa.accept[state], dfa.accept[twin]);
            }
            assert_eq!(minimize(&minimal, &mut budget).expect("small"), minimal, "minimal already");
        }
    }
}
