//! Minimisation of large automata by refining blocks of states.
//!
//! Representation: blocks are ranges of one array of states.
//! Failure: runs out of steps; the cost is m log n for m transitions and n states.
//! Source: Hopcroft 1971.

use super::dfa::{Before, Dfa};
use crate::logic::limit::{Budget, Spent};

/// The block of each state; states of one block accept the same words.
pub(crate) fn refine(dfa: &Dfa, budget: &mut Budget) -> Result<Vec<u32>, Spent> {
    budget.cells(2 * dfa.delta.len() + 8 * dfa.states())?;
    budget.steps(2 * dfa.delta.len())?;
    let before: Vec<Before> = (0..dfa.letters.count()).map(|class| dfa.before(&[class])).collect();
    let mut blocks = Partition::new(dfa.states());
    (0..dfa.states()).filter(|&state| dfa.accept[state]).for_each(|state| blocks.mark(state));
    blocks.split();
    let mut splitter = 0;
    while splitter < blocks.count() {
        // The block itself may be split on the way.
        let states = blocks.elements[blocks.range(splitter)].to_vec();
        for before in &before {
            for &state in &states {
                let earlier = before.of(u32::try_from(state).expect("states are limited"));
                budget.steps(1 + earlier.len())?;
                earlier.iter().for_each(|&earlier| blocks.mark(earlier as usize));
            }
            blocks.split();
        }
        splitter += 1;
    }
    Ok(blocks.block_of.iter().map(|&block| u32::try_from(block).expect("states are limited")).collect())
}

/// A partition that is refined by marking elements and splitting the blocks they are in.
struct Partition {
    /// Block after block.
    elements: Vec<usize>,
    /// The place of each element in `elements`.
    place: Vec<usize>,
    block_of: Vec<usize>,
    first: Vec<usize>,
    past: Vec<usize>,
    /// How many elements of each block are marked; they come first in it.
    marked: Vec<usize>,
    touched: Vec<usize>,
}

impl Partition {
    /// One block of all; none if there is nothing.
    fn new(size: usize) -> Partition {
        let blocks = usize::from(size > 0);
        Partition {
            elements: (0..size).collect(),
            place: (0..size).collect(),
            block_of: vec![0; size],
            first: vec![0; blocks],
            past: vec![size; blocks],
            marked: vec![0; blocks],
            touched: Vec::new(),
        }
    }

    fn count(&self) -> usize {
        self.first.len()
    }

    fn range(&self, block: usize) -> std::ops::Range<usize> {
        self.first[block]..self.past[block]
    }

    fn mark(&mut self, element: usize) {
        let block = self.block_of[element];
        let (from, to) = (self.place[element], self.first[block] + self.marked[block]);
        if from < to {
            return;
        }
        self.elements.swap(from, to);
        self.place[self.elements[from]] = from;
        self.place[element] = to;
        if self.marked[block] == 0 {
            self.touched.push(block);
        }
        self.marked[block] += 1;
    }

    /// Splits every touched block in marked and unmarked; the smaller part becomes the new block, the only one
    /// of the two that still has to split others.
    fn split(&mut self) {
        for block in std::mem::take(&mut self.touched) {
            let middle = self.first[block] + std::mem::take(&mut self.marked[block]);
            if middle == self.past[block] {
                continue;
            }
            let fresh = self.count();
            let (first, past) = (self.first[block], self.past[block]);
            if middle - first <= past - middle {
                self.first[block] = middle;
                self.first.push(first);
                self.past.push(middle);
            } else {
                self.past[block] = middle;
                self.first.push(middle);
                self.past.push(past);
            }
            self.marked.push(0);
            for place in self.range(fresh) {
                self.block_of[self.elements[place]] = fresh;
            }
        }
    }
}
