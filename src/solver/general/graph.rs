//! All positions below one, with their options: for games whose moves split heaps or change a board.
//!
//! Representation: a position is a bag of summands, each a heap with its rules or all numbers of a
//! component that belong together; order does not matter, so it is sorted, and heaps without a move are
//! left out. Against the budget a position counts for as many as it has numbers. Nodes are numbered as they are found; the options of all stand in one list.
//! Ends after the last position below the first, or answers [`OutOfReach`]. Nothing is cut short, so
//! whether a position is in reach depends on it and the budget alone.
//! Source: retrograde analysis, Zermelo 1913; mex, Sprague 1935 and Grundy 1939.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::{Budget, OutOfReach, Outcome, mex};
use crate::rules::{Acts, Play, Rules};

/// How many positions of a table one node of a graph counts for: it holds numbers, not a bit.
const NODE: u64 = 64;

/// How many steps of a table one option counts for.
const EDGE: u64 = 64;

/// A bag of summands: which kind of rules, and its numbers.
pub type Bag = Vec<(usize, Vec<u64>)>;

/// The positions below one, that one included.
#[derive(Debug)]
pub struct Graph {
    /// The number of each position, by its summands written one after another.
    numbers: HashMap<Box<[u64]>, u32>,
    /// Where the options of a node start in `options`; one entry more than nodes.
    start: Vec<u32>,
    /// The options, node after node.
    options: Vec<u32>,
    /// The nodes without an option where nobody has won.
    drawn: Vec<u32>,
}

impl Graph {
    /// Everything below these summands.
    ///
    /// # Errors
    /// More positions or more options than the budget allows.
    pub fn below(kinds: &[Rules], root: &Bag, budget: Budget) -> Result<Graph, OutOfReach> {
        let (most_nodes, most_options) = (budget.states.div_ceil(NODE), budget.steps.div_ceil(EDGE));
        let most_nodes = most_nodes.min(u64::from(u32::MAX));
        let mut graph = Graph { numbers: HashMap::new(), start: vec![0], options: Vec::new(), drawn: Vec::new() };
        let mut waiting = std::collections::VecDeque::from([normal(kinds, root.clone())]);
        graph.numbers.insert(key(&waiting[0]), 0);
        let (mut steps, mut kept) = (0_u64, 0_u64);
        while let Some(bag) = waiting.pop_front() {
            let node = graph.start.len() as u32 - 1;
            let moves = bag.iter().map(|(kind, parts)| kinds[*kind].count(parts)).fold(0, u64::saturating_add);
            // Every option of this position stands in memory for a moment, with all its numbers.
            let width = bag.iter().map(|(_, parts)| parts.len() as u64 + 2).sum::<u64>();
            let needed = moves.saturating_mul(width);
            if needed > budget.states {
                return Err(OutOfReach::States { needed: u128::from(needed), limit: budget.states });
            }
            steps = steps.saturating_add(moves.saturating_mul(1 + width / 64));
            if steps > most_options {
                return Err(OutOfReach::Steps { limit: most_options });
            }
            if moves == 0 && bag.iter().any(|(kind, parts)| kinds[*kind].drawn(parts)) {
                graph.drawn.push(node);
            }
            for option in options(kinds, &bag) {
                let next = graph.numbers.len();
                let number = match graph.numbers.entry(key(&option)) {
                    Entry::Occupied(known) => *known.get(),
                    Entry::Vacant(_) if next as u64 >= most_nodes => {
                        return Err(OutOfReach::Positions { limit: most_nodes });
                    }
                    Entry::Vacant(free) => {
                        kept += free.key().len() as u64;
                        waiting.push_back(option);
                        *free.insert(next as u32)
                    }
                };
                graph.options.push(number);
            }
            if kept > budget.states {
                return Err(OutOfReach::States { needed: u128::from(kept), limit: budget.states });
            }
            graph.start.push(graph.options.len() as u32);
        }
        Ok(graph)
    }

    /// The number of a position, if it stands below the first.
    pub fn number(&self, kinds: &[Rules], bag: Bag) -> Option<usize> {
        self.numbers.get(&key(&normal(kinds, bag))).map(|&number| number as usize)
    }

    /// The outcome of every node.
    pub fn outcomes(&self, play: Play) -> Vec<Outcome> {
        let mut outcomes = vec![Outcome::P; self.start.len() - 1];
        for node in self.upwards() {
            let options = self.below_node(node);
            outcomes[node] = match options {
                [] if self.drawn.contains(&(node as u32)) => Outcome::Draw,
                // In misère play the move before this one was the last, and it lost.
                [] if play == Play::Misere => Outcome::N,
                _ => Outcome::of_options(options.iter().map(|&option| outcomes[option as usize])),
            };
        }
        outcomes
    }

    /// The Grundy value of every node, in normal play without draws.
    pub fn values(&self) -> Vec<u64> {
        let mut values = vec![0; self.start.len() - 1];
        for node in self.upwards() {
            values[node] = mex(self.below_node(node).iter().map(|&option| values[option as usize]));
        }
        values
    }

    fn below_node(&self, node: usize) -> &[u32] {
        &self.options[self.start[node] as usize..self.start[node + 1] as usize]
    }

    /// The nodes in an order in which every option comes before the positions that lead to it.
    fn upwards(&self) -> Vec<usize> {
        let count = self.start.len() - 1;
        let mut order = Vec::with_capacity(count);
        let mut entered = vec![false; count];
        // Each frame is a node and how many of its options were followed.
        let mut path = vec![(0, 0)];
        entered[0] = true;
        while let Some((node, followed)) = path.last_mut() {
            match self.below_node(*node).get(*followed) {
                Some(&option) => {
                    *followed += 1;
                    let option = option as usize;
                    if !entered[option] {
                        entered[option] = true;
                        path.push((option, 0));
                    }
                }
                None => {
                    order.push(*node);
                    path.pop();
                }
            }
        }
        order
    }
}

/// Every position that one move makes of this one, in its normal form, perhaps more than once.
fn options(kinds: &[Rules], bag: &Bag) -> Vec<Bag> {
    let mut found = Vec::new();
    for (place, (kind, parts)) in bag.iter().enumerate() {
        if place > 0 && bag[place - 1] == bag[place] {
            continue;
        }
        for step in kinds[*kind].steps(parts) {
            let mut after = bag.clone();
            after[place].1 = kinds[*kind].after(parts, &step);
            found.push(normal(kinds, after));
        }
    }
    found
}

/// Heaps apart, what cannot move left out, the rest sorted.
pub fn normal(kinds: &[Rules], bag: Bag) -> Bag {
    let mut apart = Bag::new();
    for (kind, parts) in bag {
        let rules = &kinds[kind];
        match rules.acts() {
            Acts::Together => apart.push((kind, parts)),
            Acts::Lowers | Acts::Splits => apart.extend(parts.into_iter().map(|heap| (kind, vec![heap]))),
        }
    }
    apart.retain(|(kind, parts)| kinds[*kind].draws() || kinds[*kind].count(parts) > 0);
    apart.sort_unstable();
    apart
}

/// The summands as one list of numbers: kind, length, numbers, again and again.
fn key(bag: &Bag) -> Box<[u64]> {
    let mut key = Vec::with_capacity(bag.iter().map(|(_, parts)| parts.len() + 2).sum());
    for (kind, parts) in bag {
        key.extend([*kind as u64, parts.len() as u64]);
        key.extend_from_slice(parts);
    }
    key.into()
}
