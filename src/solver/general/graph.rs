//! All positions below one, with their options: for games whose moves split heaps or change a board.
//!
//! Representation: a position is a multiset of summands, each a heap with its rules or all numbers of a
//! component that belong together. Order does not matter, so it is sorted, and heaps without a move are
//! left out; then its summands follow one another as `kind, length, numbers`. Against the budget a
//! position counts for as many as it has numbers. Nodes are numbered as they are found; the options of
//! all stand in one list.
//! Ends after the last position below the first, or answers [`OutOfReach`]. Nothing is cut short, so
//! whether a position is in reach depends on it and the budget alone.
//! Source: retrograde analysis, Zermelo 1913.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use super::{Budget, OutOfReach, Outcome};
use crate::rules::{MoveShape, Play, Rules};

/// How many positions of a table one node of a graph counts for: it holds numbers, not a bit.
const NODE: u64 = 64;

/// How many steps of a table one option counts for.
const EDGE: u64 = 64;

/// A multiset of summands: which kind of rules, and its numbers.
pub type Multiset = Vec<(usize, Vec<u64>)>;

/// The positions below one, that one included.
#[derive(Debug)]
pub struct Graph {
    /// The positions by their numbers.
    positions: IndexSet<Box<[u64]>, FxBuildHasher>,
    /// Where the options of a node start in `options`; one entry more than nodes.
    start: Vec<u32>,
    /// The options, node after node.
    options: Vec<u32>,
    /// The nodes without an option where nobody has won.
    drawn: Vec<u32>,
    /// For each heap of Nim from 0 on that was asked about, which nodes are lost with it beside them.
    beside: Vec<Vec<bool>>,
}

/// Heaps of Nim below this one are within every budget beside a graph that is: see [`NODE`] and [`EDGE`].
const BESIDE: u64 = 64;

impl Graph {
    /// Everything below these summands.
    ///
    /// # Errors
    /// More positions or more options than the budget allows.
    pub fn below(kinds: &[Rules], root: &Multiset, budget: Budget) -> Result<Graph, OutOfReach> {
        let (most_nodes, most_options) = (budget.states.div_ceil(NODE), budget.steps.div_ceil(EDGE));
        let most_nodes = most_nodes.min(u64::from(u32::MAX));
        let mut graph = Graph {
            positions: IndexSet::default(),
            start: vec![0],
            options: Vec::new(),
            drawn: Vec::new(),
            beside: Vec::new(),
        };
        graph.positions.insert(normal(kinds, root));
        let (mut steps, mut kept) = (0_u64, 0_u64);
        let (mut fresh, mut option) = (Vec::new(), Vec::new());
        while let Some(position) = graph.positions.get_index(graph.start.len() - 1).cloned() {
            let node = graph.start.len() as u32 - 1;
            let summands: Vec<Summand<'_>> = summands(&position).collect();
            let count = |summand: &Summand<'_>| kinds[kind(summand)].count(numbers(summand));
            let moves = summands.iter().map(count).fold(0, u64::saturating_add);
            // The rules list all options at once, with their numbers.
            let width = position.len() as u64;
            OutOfReach::numbers(moves.saturating_mul(width), budget.states)?;
            steps = steps.saturating_add(moves.saturating_mul(1 + width / 64));
            OutOfReach::steps(steps, most_options)?;
            if moves == 0 && summands.iter().any(|it| kinds[kind(it)].drawn(numbers(it))) {
                graph.drawn.push(node);
            }
            for (place, &summand) in summands.iter().enumerate() {
                if place > 0 && summands[place - 1] == summand {
                    continue;
                }
                let rules = &kinds[kind(summand)];
                for step in rules.steps(numbers(summand)) {
                    replacement(rules, summand, &step.left, &mut fresh);
                    merge(&summands, place, &fresh, &mut option);
                    let mut known = graph.positions.get_index_of(&option[..]);
                    // A board that is known has a move; whether a new one has any takes longer to find out.
                    if known.is_none() && rules.move_shape() == MoveShape::WholeBoard && !lives(rules, &step.left) {
                        merge(&summands, place, &[], &mut option);
                        known = graph.positions.get_index_of(&option[..]);
                    }
                    let number = match known {
                        Some(known) => known,
                        None if graph.positions.len() as u64 >= most_nodes => {
                            return Err(OutOfReach::Positions { limit: most_nodes });
                        }
                        None => {
                            kept += option.len() as u64;
                            graph.positions.insert_full(option.as_slice().into()).0
                        }
                    };
                    graph.options.push(number as u32);
                }
            }
            OutOfReach::numbers(kept, budget.states)?;
            graph.start.push(graph.options.len() as u32);
        }
        Ok(graph)
    }

    /// How many positions there are.
    pub fn count(&self) -> usize {
        self.start.len() - 1
    }

    /// The number of a position in its normal form, if it is below the first.
    pub fn number(&self, normal: &[u64]) -> Option<usize> {
        self.positions.get_index_of(normal)
    }

    /// The outcome of every node.
    pub fn outcomes(&self, play: Play) -> Vec<Outcome> {
        let mut outcomes = vec![Outcome::P; self.start.len() - 1];
        for node in self.upwards(0) {
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

    fn below_node(&self, node: usize) -> &[u32] {
        &self.options[self.start[node] as usize..self.start[node + 1] as usize]
    }

    /// Whether the player to move has lost in normal play at this node with a heap of Nim beside it, in a game without
    /// draws. Both are moved independently, so that a position is a node and a heap.
    ///
    /// # Errors
    /// More such positions below it than the budget allows, or more moves of the graph among them than its steps.
    pub fn is_lost_beside(&mut self, root: usize, heap: u64, budget: Budget) -> Result<bool, OutOfReach> {
        if heap < BESIDE {
            return Ok(self.lost_beside(heap as usize)[root]);
        }
        let order = self.upwards(root);
        let heaps = u128::from(heap) + 1;
        OutOfReach::states(order.len() as u128 * heaps, budget.states)?;
        let options: usize = order.iter().map(|&node| self.below_node(node).len()).sum();
        if options as u128 * heaps > u128::from(budget.steps) {
            return Err(OutOfReach::Steps { limit: budget.steps });
        }
        let heaps = heaps as usize;
        let mut place = vec![0; self.start.len() - 1];
        order.iter().enumerate().for_each(|(number, &node)| place[node] = number);
        let mut lost = vec![false; order.len() * heaps];
        for (number, &node) in order.iter().enumerate() {
            for heap in 0..heaps {
                // A move lowers the heap, or leads to an option of the node and leaves the heap.
                let wins = lost[number * heaps..][..heap].contains(&true)
                    || self.below_node(node).iter().any(|&option| lost[place[option as usize] * heaps + heap]);
                lost[number * heaps + heap] = !wins;
            }
        }
        Ok(lost[lost.len() - 1])
    }

    /// Which nodes are lost with this heap beside them; kept, because the next question may be about another node.
    fn lost_beside(&mut self, heap: usize) -> &[bool] {
        let order = if self.beside.len() > heap { Vec::new() } else { self.upwards(0) };
        while self.beside.len() <= heap {
            let mut lost = vec![false; order.len()];
            for &node in &order {
                // A move lowers the heap, or leads to an option of the node and leaves the heap.
                let wins = self.beside.iter().any(|smaller| smaller[node])
                    || self.below_node(node).iter().any(|&option| lost[option as usize]);
                lost[node] = !wins;
            }
            self.beside.push(lost);
        }
        &self.beside[heap]
    }

    /// The nodes below one and that node, in an order in which every option comes before the positions that lead to it.
    fn upwards(&self, root: usize) -> Vec<usize> {
        let count = self.start.len() - 1;
        let mut order = Vec::with_capacity(count);
        let mut entered = vec![false; count];
        // Each frame is a node and how many of its options were followed.
        let mut path = vec![(root, 0)];
        entered[root] = true;
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

/// A summand inside a position: `kind, length, numbers`.
type Summand<'p> = &'p [u64];

/// Which rules a summand has.
fn kind(summand: Summand<'_>) -> usize {
    summand[0] as usize
}

/// The numbers of a summand.
fn numbers(summand: Summand<'_>) -> &[u64] {
    &summand[2..]
}

/// The summands of a position.
fn summands(position: &[u64]) -> impl Iterator<Item = Summand<'_>> {
    let mut rest = position;
    std::iter::from_fn(move || {
        let length = 2 + *rest.get(1)? as usize;
        let (first, others) = rest.split_at(length);
        rest = others;
        Some(first)
    })
}

/// The position in its normal form: heaps apart, what cannot move left out, the rest sorted.
pub fn normal(kinds: &[Rules], multiset: &Multiset) -> Box<[u64]> {
    let mut apart = Vec::new();
    for (kind, parts) in multiset {
        let rules = &kinds[*kind];
        let taken = match rules.move_shape() {
            MoveShape::WholeBoard => vec![&parts[..]],
            MoveShape::TakeFromHeap | MoveShape::SplitHeap => parts.iter().map(std::slice::from_ref).collect(),
        };
        apart.extend(taken.into_iter().filter(|numbers| lives(rules, numbers)).map(|numbers| {
            let mut summand = vec![*kind as u64, numbers.len() as u64];
            summand.extend_from_slice(numbers);
            summand
        }));
    }
    apart.sort_unstable();
    apart.concat().into()
}

/// Whether a summand plays a part: it has a move, or its end may be a draw.
fn lives(rules: &Rules, numbers: &[u64]) -> bool {
    rules.draws() || rules.count(numbers) > 0
}

/// What takes the place of a summand, in its normal form; a board even where it has no move.
fn replacement(rules: &Rules, summand: Summand<'_>, left: &[u64], into: &mut Vec<u64>) {
    into.clear();
    let mut write = |numbers: &[u64]| {
        into.extend([summand[0], numbers.len() as u64]);
        into.extend_from_slice(numbers);
    };
    match rules.move_shape() {
        MoveShape::WholeBoard => write(left),
        MoveShape::TakeFromHeap | MoveShape::SplitHeap => {
            let mut heaps: smallvec::SmallVec<[u64; 4]> = left.into();
            heaps.sort_unstable();
            heaps.iter().map(std::slice::from_ref).filter(|heap| lives(rules, heap)).for_each(write);
        }
    }
}

/// The summands without the one at a place, and these new ones among them in their order.
fn merge(summands: &[Summand<'_>], place: usize, fresh: &[u64], into: &mut Vec<u64>) {
    into.clear();
    let mut waiting = self::summands(fresh).peekable();
    for (number, other) in summands.iter().enumerate() {
        if number == place {
            continue;
        }
        while let Some(first) = waiting.next_if(|first| first < other) {
            into.extend_from_slice(first);
        }
        into.extend_from_slice(other);
    }
    waiting.for_each(|last| into.extend_from_slice(last));
}
