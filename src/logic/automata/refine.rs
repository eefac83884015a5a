//! Minimisation of large automata by refining states and transitions in turn.
//!
//! Representation: two partitions, of the states that can still accept and of the transitions
//! between them; blocks are ranges of one array.
//! Failure: runs out of steps; the cost is m log m for m transitions.
//! Source: Valmari and Lehtinen 2008; Valmari 2012, "Fast brief practical DFA minimization".

use super::dfa::Dfa;
use crate::logic::limit::{Budget, Spent};

/// The block of each state; states that cannot accept form one block.
pub(crate) fn refine(dfa: &Dfa, budget: &mut Budget) -> Result<Vec<u32>, Spent> {
    let classes = dfa.letters.count();
    let alive = dfa.alive();
    let states = dfa.states();
    let (mut tail, mut label, mut head) = (Vec::new(), Vec::new(), Vec::new());
    for class in 0..classes {
        for state in (0..states).filter(|&state| alive[state]) {
            let next = dfa.delta[state * classes + class] as usize;
            if alive[next] {
                tail.push(state);
                label.push(class);
                head.push(next);
            }
        }
    }
    budget.cells(8 * tail.len() + 8 * states)?;
    budget.steps(4 * tail.len() + dfa.delta.len())?;

    // Blocks of states: those that cannot accept, those that do, the rest.
    let mut blocks = Partition::new(states);
    blocks.split_off((0..states).filter(|&state| !alive[state]));
    blocks.split_off((0..states).filter(|&state| dfa.accept[state]));
    // Blocks of transitions: one for each letter class at first.
    let mut cords = Partition::new(tail.len());
    for class in 1..classes {
        cords.split_off((0..label.len()).filter(|&arrow| label[arrow] == class));
        budget.steps(label.len() / classes)?;
    }
    let (starts, arrows) = by_head(&head, states);

    let (mut block, mut cord) = (0, 0);
    while cord < cords.count() {
        budget.steps(cords.size(cord))?;
        for place in cords.range(cord) {
            blocks.mark(tail[cords.elements[place]]);
        }
        blocks.split();
        cord += 1;
        while block < blocks.count() {
            budget.steps(blocks.size(block))?;
            for place in blocks.range(block) {
                let state = blocks.elements[place];
                for &arrow in &arrows[starts[state]..starts[state + 1]] {
                    cords.mark(arrow);
                }
            }
            cords.split();
            block += 1;
        }
    }
    Ok(blocks.block_of.iter().map(|&block| u32::try_from(block).expect("states are limited")).collect())
}

/// The transitions into each state.
fn by_head(head: &[usize], states: usize) -> (Vec<usize>, Vec<usize>) {
    let mut starts = vec![0; states + 1];
    head.iter().for_each(|&state| starts[state + 1] += 1);
    for state in 0..states {
        starts[state + 1] += starts[state];
    }
    let (mut fill, mut arrows) = (starts.clone(), vec![0; head.len()]);
    for (arrow, &state) in head.iter().enumerate() {
        arrows[fill[state]] = arrow;
        fill[state] += 1;
    }
    (starts, arrows)
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

    fn size(&self, block: usize) -> usize {
        self.past[block] - self.first[block]
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

    /// Splits every touched block in marked and unmarked; the smaller part becomes the new block.
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

    fn split_off(&mut self, elements: impl Iterator<Item = usize>) {
        elements.for_each(|element| self.mark(element));
        self.split();
    }
}
