//! The search: positions labelled P or N backwards from the end, by nothing but the rules.
//!
//! Representation: equal rulesets of a sum are one kind, and the heaps of a kind are a multiset, because
//! neither order nor grouping changes what may be done. Positions with as many heaps of each kind share
//! a table, which is built when the first of them is asked for. Where moves split heaps or change a
//! board, all positions below the one asked for make a graph instead.
//! There is no mex, nim-sum or Grundy value here: this route shares only the rules with the theory.
//! Ends after the last position of a table, or answers [`OutOfReach`]. Whether a position is in
//! reach depends on it and the budget alone, never on what was asked before.
//! Source: retrograde analysis, Zermelo 1913; Winning Ways, ch. 3.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::graph::{self, Graph};
use super::table::{Extent, Multisets, Table};
use super::{Budget, OutOfReach, Outcome};
use crate::rules::games::nim::{self, Nim};
use crate::rules::{Game, Move, MoveShape, Play, Position, Rules};

/// The labels of one game's positions; tables grow on demand and stay.
#[derive(Debug)]
pub struct RetrogradeTable {
    game: Game,
    budget: Budget,
    /// The different rulesets of the sum, and Nim for the heap of `confirms_grundy`.
    kinds: Vec<Rules>,
    /// The kind of each component.
    kind_of: Vec<usize>,
    /// Which kind is Nim.
    nim: usize,
    tables: BTreeMap<Vec<Extent>, Result<Table, OutOfReach>>,
    /// Whether every move makes a heap smaller, so that tables hold the positions.
    heaps: bool,
    /// The last graphs, each of which answers for all positions in it.
    graphs: Vec<(Graph, Vec<Outcome>)>,
}

/// So many graphs are kept, while they have no more positions together.
const GRAPHS: usize = 16;
const POSITIONS: usize = 1 << 17;

impl RetrogradeTable {
    /// Labels for this game, none yet; each table keeps to the budget.
    pub fn new(game: &Game, budget: Budget) -> RetrogradeTable {
        let mut kinds: Vec<Rules> = Vec::new();
        let mut kind_of = Vec::new();
        for rules in &game.components {
            let title = rules.title();
            let known = kinds.iter().position(|kind| kind.title() == title);
            kind_of.push(known.unwrap_or(kinds.len()));
            if known.is_none() {
                kinds.push(rules.clone());
            }
        }
        let known = kinds.iter().position(|kind| kind.name() == nim::FAMILY.name);
        let nim = known.unwrap_or(kinds.len());
        if known.is_none() {
            kinds.push(Arc::new(Nim));
        }
        let heaps = kinds.iter().all(|rules| rules.move_shape() == MoveShape::TakeFromHeap);
        RetrogradeTable {
            game: game.clone(),
            budget,
            kinds,
            kind_of,
            nim,
            tables: BTreeMap::new(),
            heaps,
            graphs: Vec::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What each table keeps to.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// Who wins this position.
    ///
    /// # Errors
    /// The table that holds it would pass the budget.
    pub fn outcome(&mut self, position: &Position) -> Result<Outcome, OutOfReach> {
        if !self.heaps {
            return self.in_graph(self.summands(position));
        }
        let multisets = self.multisets(position);
        let extents = self.table_for(&multisets)?;
        Ok(self.table(&extents).outcome(&multisets))
    }

    /// Every move to a P-position, in the order of [`Game::moves`].
    ///
    /// # Errors
    /// As for [`RetrogradeTable::outcome`].
    pub fn winning_moves(&mut self, position: &Position) -> Result<Vec<Move>, OutOfReach> {
        if !self.heaps {
            let mut winning = Vec::new();
            self.in_graph(self.summands(position))?;
            for step in self.game.moves(position) {
                if self.in_graph(self.summands(&step.to))? == Outcome::P {
                    winning.push(step);
                }
            }
            return Ok(winning);
        }
        let multisets = self.multisets(position);
        let extents = self.table_for(&multisets)?;
        let table = self.table(&extents);
        let index = table.index(&multisets);
        let mut winning = Vec::new();
        for (component, ((rules, parts), &kind)) in self.game.split(position).zip(&self.kind_of).enumerate() {
            let mut after = multisets[kind].clone();
            for step in rules.steps(parts) {
                after.clone_from(&multisets[kind]);
                exchange(&mut after, parts[step.part], step.left[0]);
                if !table.is_winning(table.with_bag(index, kind, &multisets[kind], &after)) {
                    winning.push(self.game.after(position, component, step));
                }
            }
        }
        Ok(winning)
    }

    /// Whether the position has this Grundy value: exactly then a Nim heap of that size beside it
    /// makes a P-position. False for every value in misère play, where Grundy values decide nothing.
    ///
    /// # Errors
    /// As for [`RetrogradeTable::outcome`], with one heap more.
    pub fn confirms_grundy(&mut self, position: &Position, value: u64) -> Result<bool, OutOfReach> {
        if self.game.play == Play::Misere || self.game.draws() {
            return Ok(false);
        }
        if !self.heaps {
            let budget = self.budget;
            let (place, node) = self.graph(&self.summands(position))?;
            return self.graphs[place].0.is_lost_beside(node, value, budget);
        }
        let mut multisets = self.multisets(position);
        if value > 0 {
            let multiset = &mut multisets[self.nim];
            multiset.push(value);
            multiset.sort_unstable_by(|left, right| right.cmp(left));
        }
        let extents = self.table_for(&multisets)?;
        Ok(self.table(&extents).outcome(&multisets) == Outcome::P)
    }

    /// The components with the kinds of their rules.
    fn summands(&self, position: &Position) -> graph::Multiset {
        self.kind_of.iter().copied().zip(position.0.iter().cloned()).collect()
    }

    /// The outcome in the graph of everything below.
    fn in_graph(&mut self, summands: graph::Multiset) -> Result<Outcome, OutOfReach> {
        let (place, node) = self.graph(&summands)?;
        Ok(self.graphs[place].1[node])
    }

    /// The graph that holds a position, and its node; one that was made for another position answers as well, because
    /// it holds all that is below.
    fn graph(&mut self, summands: &graph::Multiset) -> Result<(usize, usize), OutOfReach> {
        let normal = graph::normal(&self.kinds, summands);
        let known = |(place, (graph, _)): (usize, &(Graph, _))| Some((place, graph.number(&normal)?));
        if let Some(found) = self.graphs.iter().enumerate().find_map(known) {
            return Ok(found);
        }
        let graph = Graph::below(&self.kinds, summands, self.budget)?;
        let room = |graphs: &[(Graph, _)]| {
            let positions: usize = graphs.iter().map(|(one, _)| one.count()).sum();
            graphs.is_empty() || graphs.len() < GRAPHS && positions + graph.count() <= POSITIONS
        };
        while !room(&self.graphs) {
            self.graphs.remove(0);
        }
        let outcomes = graph.outcomes(self.game.play);
        self.graphs.push((graph, outcomes));
        Ok((self.graphs.len() - 1, 0))
    }

    /// The heaps of each kind that can still be moved; the others play no part any more.
    fn multisets(&self, position: &Position) -> Multisets {
        let mut multisets: Multisets = vec![Vec::new(); self.kinds.len()];
        for (number, (rules, parts)) in self.game.split(position).enumerate() {
            let live = parts.iter().filter(|&&part| rules.count(&[part]) > 0);
            multisets[self.kind_of[number]].extend(live);
        }
        for multiset in &mut multisets {
            multiset.sort_unstable_by(|left, right| right.cmp(left));
        }
        multisets
    }

    /// The two tables that may hold these multisets: one that serves a whole range of largest heaps, and
    /// the smallest one. Both depend on the multisets alone.
    fn extents(multisets: &Multisets) -> [Vec<Extent>; 2] {
        let exact = multisets
            .iter()
            .map(|multiset| Extent { heaps: multiset.len(), largest: multiset.first().copied().unwrap_or(0) });
        let exact: Vec<Extent> = exact.collect();
        // From 32 to 63 one table serves all: 2^j - 1 is the natural fence for heaps.
        let fence = |largest: u64| u64::MAX.checked_shr(largest.leading_zeros()).unwrap_or(0);
        let fenced = exact.iter().map(|extent| Extent { largest: fence(extent.largest), ..*extent }).collect();
        [fenced, exact]
    }

    /// The extents of the table that holds these multisets, built now if it is not there.
    fn table_for(&mut self, multisets: &Multisets) -> Result<Vec<Extent>, OutOfReach> {
        let [fenced, exact] = RetrogradeTable::extents(multisets);
        let extents = if self.build(&fenced).is_ok() { fenced } else { exact };
        self.build(&extents)?;
        Ok(extents)
    }

    /// Builds a table, once.
    fn build(&mut self, extents: &[Extent]) -> Result<(), OutOfReach> {
        let build = || Table::build(&self.kinds, extents, self.game.play, self.budget);
        let built = self.tables.entry(extents.to_vec()).or_insert_with(build);
        built.as_ref().map(|_| ()).map_err(|&out| out)
    }

    /// A table that is there.
    fn table(&self, extents: &[Extent]) -> &Table {
        self.tables[extents].as_ref().expect("only tables inside the budget are asked for")
    }
}

/// Takes one heap out of a multiset and puts another in.
fn exchange(multiset: &mut [u64], out: u64, into: u64) {
    let place = multiset.iter().position(|&heap| heap == out).expect("a heap that can move is in its multiset");
    multiset[place] = into;
    multiset.sort_unstable_by(|left, right| right.cmp(left));
}
