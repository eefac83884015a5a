//! The smallest tuple that an automaton accepts.
//!
//! Representation: the shortest accepted words first, that is, the fewest digits of the longest
//! entry; among them the least first entry, then the least second one, and so on.
//! Failure: nothing if no word is accepted.
//! Source: breadth-first search.

use super::dfa::{Dfa, Order};
use super::letters::digit;
use crate::logic::syntax::formula::Numeration;
use num_bigint::BigUint;

/// The smallest accepted tuple, one entry for each track in order.
pub(crate) fn smallest(dfa: &Dfa, order: Order, numeration: Numeration) -> Option<Vec<BigUint>> {
    let length = shortest(dfa)?;
    let mut words: Vec<Vec<bool>> = Vec::new();
    for _ in 0..dfa.tracks.len() {
        let word = least_next(dfa, order, length, &words);
        words.push(word);
    }
    Some(words.iter().map(|word| numeration.number(word)).collect())
}

/// The length of the shortest accepted words.
fn shortest(dfa: &Dfa) -> Option<usize> {
    let mut seen = vec![false; dfa.states()];
    seen[0] = true;
    let (mut layer, mut length) = (vec![0_u32], 0);
    while !layer.is_empty() {
        if layer.iter().any(|&state| dfa.accepts(state)) {
            return Some(length);
        }
        let mut next = Vec::new();
        for &state in &layer {
            for class in 0..dfa.letters.count() {
                let after = dfa.next(state, class);
                if !std::mem::replace(&mut seen[after as usize], true) {
                    next.push(after);
                }
            }
        }
        layer = next;
        length += 1;
    }
    None
}

/// The least digits of the next track, given those of the tracks before it. Digits are chosen highest
/// first: along the arrows of the automaton, or against them if it reads the lowest first.
fn least_next(dfa: &Dfa, order: Order, length: usize, words: &[Vec<bool>]) -> Vec<bool> {
    // The classes of letters with these digits on the first tracks.
    let classes = |place: usize, more: Option<bool>| -> Vec<usize> {
        let fixed = words.iter().map(|word| word[place]).chain(more);
        let fixed: Vec<u32> = fixed.map(u32::from).collect();
        let fits = |letter: &u32| {
            fixed.iter().enumerate().all(|(track, &wanted)| digit(*letter, track, dfa.tracks.len()) == wanted)
        };
        let mut classes: Vec<usize> =
            (0..1_u32 << dfa.tracks.len()).filter(fits).map(|letter| dfa.letters.class(letter)).collect();
        classes.sort_unstable();
        classes.dedup();
        classes
    };
    let states = 0..u32::try_from(dfa.states()).expect("states are limited");
    let along = |set: &[bool], classes: &[usize]| {
        let mut after = vec![false; set.len()];
        for state in states.clone().filter(|&state| set[state as usize]) {
            classes.iter().for_each(|&class| after[dfa.next(state, class) as usize] = true);
        }
        after
    };
    let against = |set: &[bool], classes: &[usize]| -> Vec<bool> {
        states.clone().map(|state| classes.iter().any(|&class| set[dfa.next(state, class) as usize])).collect()
    };
    let initial: Vec<bool> = states.clone().map(|state| state == 0).collect();
    let (mut here, end) = match order {
        Order::HighestFirst => (initial, dfa.accept.clone()),
        Order::LowestFirst => (dfa.accept.clone(), initial),
    };
    let forth = |set: &[bool], classes: &[usize]| match order {
        Order::HighestFirst => along(set, classes),
        Order::LowestFirst => against(set, classes),
    };
    let back = |set: &[bool], classes: &[usize]| match order {
        Order::HighestFirst => against(set, classes),
        Order::LowestFirst => along(set, classes),
    };
    // Which states can still reach the end when the rest of the fixed digits is read.
    let mut hopeful = vec![end];
    for place in (0..length).rev() {
        let before = back(&hopeful[hopeful.len() - 1], &classes(place, None));
        hopeful.push(before);
    }
    hopeful.reverse();
    let mut word = Vec::new();
    for place in 0..length {
        let step = |one: bool| -> Vec<bool> {
            let after = forth(&here, &classes(place, Some(one)));
            after.iter().zip(&hopeful[place + 1]).map(|(after, hopeful)| *after && *hopeful).collect()
        };
        let zero = step(false);
        let one = !zero.contains(&true);
        here = if one { step(true) } else { zero };
        word.push(one);
    }
    word
}
