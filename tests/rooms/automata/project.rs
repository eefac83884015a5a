//! Products, projections and minimal automata beside words: every short word is asked.

use super::*;
use crate::logic::automata::minimize::minimize;
use crate::logic::automata::product::{Join, product};
use crate::logic::automata::refine::refine;
use crate::logic::automata::witness::smallest;
use crate::logic::limit::Limits;
use crate::logic::syntax::formula::Numeration;

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
    crate::logic::automata::dfa::explore(tracks, letters, 0, &mut budget, next, |state| accept[*state as usize])
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
        let erased = project(&one, 2, Order::HighestFirst, &mut budget).expect("small").dfa;
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
        // Lowest digit first, the same words are accepted from behind, and the same tuple is the smallest.
        let mut mirror = |dfa: &Dfa| minimize(&reversed(dfa, &mut budget).expect("small"), &mut budget).expect("small");
        let low = mirror(&one);
        assert_eq!(mirror(&low), small);
        for word in words(4, 3) {
            let from_behind = word.iter().rev().copied();
            assert_eq!(low.accepts_word(from_behind), one.accepts_word(word.iter().copied()), "{word:?} {one:?}");
        }
        let numeration = Numeration::Binary;
        assert_eq!(smallest(&low, Order::LowestFirst, numeration), smallest(&one, Order::HighestFirst, numeration));
        if low.states() <= 10 {
            let mut own = Budget::new(&Limits::default());
            let other = mirror(&project(&low, 2, Order::LowestFirst, &mut own).expect("at most 2^10 sets").dfa);
            assert_eq!(other, minimize(&erased, &mut budget).expect("small"), "{one:?}");
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
