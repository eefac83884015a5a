//! The smallest tuple that an automaton accepts.
//!
//! Representation: the shortest accepted words first, that is, the fewest digits of the longest
//! entry; among them the least first entry, then the least second one, and so on.
//! Failure: nothing if no word is accepted.
//! Source: breadth-first search.

use super::dfa::Dfa;
use super::letters::digit;
use crate::logic::syntax::formula::Numeration;
use num_bigint::BigUint;

/// The smallest accepted tuple, one entry for each track in order.
pub(crate) fn smallest(dfa: &Dfa, numeration: Numeration) -> Option<Vec<BigUint>> {
    let length = shortest(dfa)?;
    let mut words: Vec<Vec<bool>> = Vec::new();
    for _ in 0..dfa.tracks.len() {
        let word = least_next(dfa, length, &words);
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

/// The least digits of the next track, given those of the tracks before it.
fn least_next(dfa: &Dfa, length: usize, words: &[Vec<bool>]) -> Vec<bool> {
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
    // Which states can still accept when the rest of the fixed digits is read.
    let mut hopeful = vec![dfa.accept.clone()];
    for place in (0..length).rev() {
        let (allowed, after) = (classes(place, None), &hopeful[hopeful.len() - 1]);
        let states = 0..u32::try_from(dfa.states()).expect("states are limited");
        let here = states.map(|state| allowed.iter().any(|&class| after[dfa.next(state, class) as usize])).collect();
        hopeful.push(here);
    }
    hopeful.reverse();
    let (mut here, mut word) = (vec![0_u32], Vec::new());
    for place in 0..length {
        let step = |one: bool| -> Vec<u32> {
            let allowed = classes(place, Some(one));
            let after = here.iter().flat_map(|&state| allowed.iter().map(move |&class| dfa.next(state, class)));
            let mut after: Vec<u32> = after.filter(|&state| hopeful[place + 1][state as usize]).collect();
            after.sort_unstable();
            after.dedup();
            after
        };
        let zero = step(false);
        let one = zero.is_empty();
        here = if one { step(true) } else { zero };
        word.push(one);
    }
    word
}
