//! The smallest automaton of a language, in one fixed form.
//!
//! Representation: states are merged that accept the same words, then letters that no state
//! distinguishes; states are numbered breadth first in the order of letters. So two automata over the same
//! tracks accept the same words exactly if they are equal, cell by cell.
//! Failure: runs out of steps. Moore's rounds cost states times classes each; where many of them
//! would be needed, [`refine`](super::refine) goes block by block, in m log n.
//! Source: Moore 1956; Myhill and Nerode 1958.

use super::dfa::Dfa;
use super::letters::Letters;
use super::lists::Lists;
use super::refine;
use crate::logic::limit::{Budget, Spent};
use std::collections::HashMap;

/// From this many states on, Moore's rounds are limited; long chains of states need one for each.
const MANY: usize = 1_000;

/// How many rounds a large automaton gets.
const ROUNDS: usize = 20;

/// The minimal automaton; every state of `dfa` must be reachable.
pub(crate) fn minimize(dfa: &Dfa, budget: &mut Budget) -> Result<Dfa, Spent> {
    let rounds = if dfa.states() < MANY { dfa.states() } else { ROUNDS };
    let block_of = match moore(dfa, rounds, budget)? {
        Some(block_of) => block_of,
        None => refine::refine(dfa, budget)?,
    };
    budget.cells(dfa.letters.count() * (1 + block_of.iter().max().map_or(0, |&block| block as usize)))?;
    Ok(canonical(dfa, &block_of))
}

/// Blocks of states, split by where their letters lead until nothing changes; nothing if that takes
/// more rounds.
fn moore(dfa: &Dfa, rounds: usize, budget: &mut Budget) -> Result<Option<Vec<u32>>, Spent> {
    let classes = dfa.letters.count();
    let mut block_of: Vec<u32> = dfa.accept.iter().map(|&accept| u32::from(accept != dfa.accept[0])).collect();
    let mut blocks = 1 + usize::from(block_of.contains(&1));
    let mut rows = Lists::new();
    let mut row = vec![0; classes + 1];
    for _ in 0..rounds {
        budget.steps(dfa.delta.len())?;
        rows.clear();
        let mut next = Vec::with_capacity(block_of.len());
        for state in 0..dfa.states() {
            row[0] = block_of[state];
            let cells = &dfa.delta[state * classes..(state + 1) * classes];
            for (place, &cell) in row[1..].iter_mut().zip(cells) {
                *place = block_of[cell as usize];
            }
            next.push(rows.number(&row));
        }
        block_of = next;
        if rows.len() == blocks {
            return Ok(Some(block_of));
        }
        blocks = rows.len();
    }
    Ok(None)
}

/// One state for each block, equal columns merged, numbered breadth first.
fn canonical(dfa: &Dfa, block_of: &[u32]) -> Dfa {
    let classes = dfa.letters.count();
    let blocks = 1 + block_of.iter().max().map_or(0, |&block| block as usize);
    let mut member = vec![0; blocks];
    for (state, &block) in block_of.iter().enumerate() {
        member[block as usize] = state;
    }
    let column = |class: usize| -> Vec<u32> {
        member.iter().map(|&state| block_of[dfa.delta[state * classes + class] as usize]).collect()
    };
    let mut known: HashMap<Vec<u32>, usize> = HashMap::new();
    let of: Vec<usize> = (0..classes)
        .map(|class| {
            let fresh = known.len();
            *known.entry(column(class)).or_insert(fresh)
        })
        .collect();
    let letters = dfa.letters.joined(&of);
    let columns: Vec<usize> = (0..letters.count()).map(|class| dfa.letters.class(letters.first(class))).collect();

    let mut number: Vec<Option<u32>> = vec![None; blocks];
    let mut order = vec![block_of[0]];
    number[block_of[0] as usize] = Some(0);
    let (mut delta, mut accept, mut at) = (Vec::new(), Vec::new(), 0);
    while at < order.len() {
        let state = member[order[at] as usize];
        accept.push(dfa.accept[state]);
        for &column in &columns {
            let block = block_of[dfa.delta[state * classes + column] as usize];
            let fresh = u32::try_from(order.len()).expect("states are limited");
            let id = *number[block as usize].get_or_insert_with(|| {
                order.push(block);
                fresh
            });
            delta.push(id);
        }
        at += 1;
    }
    Dfa { tracks: dfa.tracks.clone(), letters, delta, accept }
}

/// The automaton that accepts all words without `11` on any of the tracks.
pub(crate) fn valid(tracks: &[crate::logic::lower::linear::Var], budget: &mut Budget) -> Result<Dfa, Spent> {
    let letters = Letters::by_key(tracks.len(), 1 << tracks.len(), |letter| letter as usize);
    // The last letter is all that must be remembered, so this is already minimal.
    super::dfa::explore(
        tracks.to_vec(),
        letters,
        0_u32,
        budget,
        |&last, letter| (last & letter == 0).then_some(letter),
        |_| true,
    )
}
