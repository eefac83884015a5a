//! Automata that read the lowest digit first.
//!
//! Representation: the words of such a part are the mirror images of those of the other parts. Joins
//! and `not` go letter by letter, and a word without neighbouring ones has a mirror image without, so
//! these rules are the same in both orders. Three things differ, and are here:
//! * An atom's own automaton is mirrored. The state after a word w is the set of all states
//!   from which the mirror image of w leads to acceptance: at first those that accept, and after one more
//!   letter those that the letter leads into the set. So state 0 is in the set exactly when the atom's
//!   automaton accepts the mirror image of w; then w is accepted.
//! * Digits of an erased number beyond those of the others come last and not first. A set accepts
//!   if from one of its states some word of zeros on all kept tracks leads to acceptance.
//! * Zeros that never matter come last: with and without one, the verdict is the same.
//!
//! Failure: a message if steps are used up.
//! Source: Rabin and Scott 1959 (mirror images); Brzozowski 1962
//!
//! Automata usually read the highest digit first. Where sums carry and that takes more than some 130,000 steps (in
//! Zeckendorf 4 million), the whole decision is tried lowest digit first, where carries are known; a certificate says
//! which order its automata have. The same statement has the same verdict and counterexample either way.

use super::atoms::Machine;
use super::walks::{Automaton, Fuel};
use std::collections::HashMap;

/// The machine for the mirror images of the words.
pub(super) fn mirrored((tracks, machine): Machine, fuel: &mut Fuel) -> Result<Machine, String> {
    fuel.spend(16 * machine.delta.len())?;
    // The states before each state, class by class.
    let cell = |next: u32, class: usize| next as usize * machine.classes + class;
    let arrows = || {
        let rows = (0_u32..).zip(machine.delta.chunks(machine.classes));
        rows.flat_map(|(state, row)| row.iter().enumerate().map(move |(class, &next)| (state, cell(next, class))))
    };
    // They are side by side, from the start of a cell to that of the next.
    let mut starts = vec![0_u32; machine.delta.len() + 1];
    arrows().for_each(|(_, cell)| starts[cell + 1] += 1);
    for at in 1..starts.len() {
        starts[at] += starts[at - 1];
    }
    let (mut before, mut free) = (vec![0_u32; machine.delta.len()], starts.clone());
    for (state, cell) in arrows() {
        before[free[cell] as usize] = state;
        free[cell] += 1;
    }
    drop(free);
    let range = |cell: usize| starts[cell] as usize..starts[cell + 1] as usize;
    let start: Vec<u32> = (0..).zip(&machine.accept).filter(|(_, accept)| **accept).map(|(state, _)| state).collect();
    let (mut sets, mut numbers) = (vec![start.clone()], HashMap::from([(start, 0_u32)]));
    let (mut delta, mut at) = (Vec::new(), 0);
    while at < sets.len() {
        for class in 0..machine.classes {
            let mut set: Vec<u32> =
                sets[at].iter().flat_map(|&state| &before[range(cell(state, class))]).copied().collect();
            fuel.spend(16 * (1 + sets[at].len() + set.len()))?;
            set.sort_unstable();
            let fresh = u32::try_from(sets.len()).expect("steps are limited");
            let number = *numbers.entry(set.clone()).or_insert(fresh);
            if number == fresh {
                // It is kept twice.
                fuel.spend(128 * set.len())?;
                sets.push(set);
            }
            delta.push(number);
        }
        at += 1;
    }
    let accept = sets.iter().map(|set| set.first() == Some(&0)).collect();
    Ok((tracks, Automaton { class_of: machine.class_of, classes: machine.classes, delta, accept }))
}

/// Whether the verdict on a word is that on the word with zeros where its highest digits are.
pub(super) fn zeros_are_nothing(automaton: &Automaton, lowest: bool) -> bool {
    let zero = automaton.class_of[0];
    if lowest {
        let after = automaton.delta.iter().skip(zero as usize).step_by(automaton.classes);
        after.zip(&automaton.accept).all(|(&next, &accept)| automaton.accept[next as usize] == accept)
    } else {
        automaton.next(0, zero) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_that_matter_are_noticed() {
        // After an even number of letters, and after an odd one.
        let automaton = |accept: [bool; 2]| Automaton {
            class_of: vec![0, 0],
            classes: 1,
            delta: vec![1, 0],
            accept: accept.to_vec(),
        };
        assert!(zeros_are_nothing(&automaton([true, true]), true));
        assert!(!zeros_are_nothing(&automaton([true, false]), true));
        assert!(!zeros_are_nothing(&automaton([true, true]), false));
    }
}
