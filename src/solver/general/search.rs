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
    /// The last graph, which answers for all positions in it.
    graph: Option<(Graph, Vec<Outcome>)>,
}

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
        RetrogradeTable { game: game.clone(), budget, kinds, kind_of, nim, tables: BTreeMap::new(), heaps, graph: None }
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
        Ok(self.table(&multisets)?.outcome(&multisets))
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
        self.table(&multisets)?;
        let table = self.find(&multisets)?;
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
            return self.is_lost_beside(self.summands(position), value);
        }
        let mut multisets = self.multisets(position);
        if value > 0 {
            let multiset = &mut multisets[self.nim];
            multiset.push(value);
            multiset.sort_unstable_by(|left, right| right.cmp(left));
        }
        Ok(self.table(&multisets)?.outcome(&multisets) == Outcome::P)
    }

    /// The components with the kinds of their rules.
    fn summands(&self, position: &Position) -> graph::Multiset {
        self.kind_of.iter().copied().zip(position.0.iter().cloned()).collect()
    }

    /// The outcome in the graph of everything below.
    fn in_graph(&mut self, summands: graph::Multiset) -> Result<Outcome, OutOfReach> {
        let (_, outcomes, node) = self.graph(&summands)?;
        Ok(outcomes[node])
    }

    /// Whether the player to move has lost with a Nim heap of this size beside these summands. Both are moved
    /// independently, so that a position is a node of the graph and a heap.
    fn is_lost_beside(&mut self, summands: graph::Multiset, heap: u64) -> Result<bool, OutOfReach> {
        let limit = self.budget.states;
        let (graph, outcomes, node) = self.graph(&summands)?;
        let needed = outcomes.len() as u128 * (u128::from(heap) + 1);
        if needed > u128::from(limit) {
            return Err(OutOfReach::States { needed, limit });
        }
        let heap = heap as usize;
        Ok(graph.lost_beside_heaps(heap)[node * (heap + 1) + heap])
    }

    /// A graph that holds a position, with its outcomes and the node; one that was made for another position
    /// answers as well, because it holds all that is below.
    fn graph(&mut self, summands: &graph::Multiset) -> Result<(&Graph, &[Outcome], usize), OutOfReach> {
        let known = self.graph.as_ref().and_then(|(graph, _)| graph.number(&self.kinds, summands));
        if known.is_none() {
            let graph = Graph::below(&self.kinds, summands, self.budget)?;
            let outcomes = graph.outcomes(self.game.play);
            self.graph = Some((graph, outcomes));
        }
        let (graph, outcomes) = self.graph.as_ref().expect("known before, or made just now");
        Ok((graph, outcomes, known.unwrap_or(0)))
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

    /// The table that holds these multisets, built now if it is not there.
    fn table(&mut self, multisets: &Multisets) -> Result<&Table, OutOfReach> {
        for extents in RetrogradeTable::extents(multisets) {
            if !self.tables.contains_key(&extents) {
                let built = Table::build(&self.kinds, &extents, self.game.play, self.budget);
                let done = built.is_ok();
                self.tables.insert(extents, built);
                if done {
                    break;
                }
            } else if self.tables[&extents].is_ok() {
                break;
            }
        }
        self.find(multisets)
    }

    /// The table that holds these multisets, if [`RetrogradeTable::table`] could build one.
    fn find(&self, multisets: &Multisets) -> Result<&Table, OutOfReach> {
        let [fenced, exact] = RetrogradeTable::extents(multisets);
        match (&self.tables[&fenced], self.tables.get(&exact)) {
            (Ok(table), _) | (Err(_), Some(Ok(table))) => Ok(table),
            (Err(out), None) | (_, Some(Err(out))) => Err(*out),
        }
    }
}

/// Takes one heap out of a multiset and puts another in.
fn exchange(multiset: &mut [u64], out: u64, into: u64) {
    let place = multiset.iter().position(|&heap| heap == out).expect("a heap that can move is in its multiset");
    multiset[place] = into;
    multiset.sort_unstable_by(|left, right| right.cmp(left));
}

#[cfg(test)]
mod tests {
    use super::super::grundy_by_mex;
    use super::super::multisets::Numbering;
    use super::*;
    use crate::rules::{Ruleset, Shape, Step, parse};

    fn labels(text: &str, play: Play, budget: Budget) -> (RetrogradeTable, Position) {
        let parsed = parse(text, play).expect("a position");
        (RetrogradeTable::new(&parsed.game, budget), parsed.position)
    }

    #[test]
    fn the_end_is_p_and_in_misere_play_n() {
        for text in ["nim 0", "nim 0 0 0"] {
            let (mut normal, position) = labels(text, Play::Normal, Budget::default());
            assert_eq!(normal.outcome(&position), Ok(Outcome::P));
            let (mut misere, position) = labels(text, Play::Misere, Budget::default());
            assert_eq!(misere.outcome(&position), Ok(Outcome::N));
            assert_eq!(misere.winning_moves(&position), Ok(vec![]));
        }
        // A heap that is too small to move is an end as well.
        let (mut labels, position) = labels("subtract(2,3) 1 + subtract(5) 4", Play::Normal, Budget::default());
        assert_eq!(labels.outcome(&position), Ok(Outcome::P));
    }

    /// The number of P-positions among all multisets of heaps, as counted by an
    /// independent search of the game: 715 of 45,760 for three heaps up to 63, 146 of 1,820 for four up
    /// to 12, 99 of 792 for five up to 7.
    #[test]
    fn losing_positions_are_as_many_as_counted() {
        for (heaps, largest, losing) in [(3, 63, 715), (4, 12, 146), (5, 7, 99)] {
            let game = Game::single(Arc::new(Nim), Play::Normal);
            let mut labels = RetrogradeTable::new(&game, Budget::default());
            let numbering = Numbering::new(heaps, largest);
            let mut multiset = vec![0; heaps];
            let mut found = 0;
            loop {
                found += usize::from(labels.outcome(&Position::of(multiset.clone())) == Ok(Outcome::P));
                if !numbering.advance(&mut multiset) {
                    break;
                }
            }
            assert_eq!(found, losing, "{heaps} heaps up to {largest}");
        }
    }

    #[test]
    fn reach_does_not_depend_on_what_was_asked_before() {
        // C(9 + 3, 3) = 220 multisets for the largest heap 9; the fence at 15 would make 816.
        let budget = Budget { states: 220, steps: 100_000 };
        let texts = ["nim 9 9 9", "nim 10 1 1", "nim 4 5 6", "nim 100 0 0", "nim 9 8 1", "nim 30 1 0", "nim 2 2 2"];
        let alone: Vec<_> = texts
            .iter()
            .map(|text| {
                let (mut labels, position) = labels(text, Play::Normal, budget);
                (labels.outcome(&position), labels.winning_moves(&position))
            })
            .collect();
        assert_eq!(alone[0].0, Ok(Outcome::N));
        assert_eq!(alone[1].0, Err(OutOfReach::States { needed: 286, limit: 220 }));
        let (mut shared, _) = labels(texts[0], Play::Normal, budget);
        for order in [[0, 1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], [3, 1, 5, 0, 2, 6, 4]] {
            for number in order {
                let position = parse(texts[number], Play::Normal).expect("a position").position;
                let together = (shared.outcome(&position), shared.winning_moves(&position));
                assert_eq!(together, alone[number], "{}", texts[number]);
            }
        }
    }

    #[test]
    fn every_limit_has_its_numbers() {
        let outcome = |text, states, steps| {
            let (mut labels, position) = labels(text, Play::Normal, Budget { states, steps });
            labels.outcome(&position)
        };
        assert_eq!(outcome("nim 9 9", 54, 1_000), Err(OutOfReach::States { needed: 55, limit: 54 }));
        assert_eq!(outcome("nim 9 9", 55, 1_000), Ok(Outcome::P));
        // Heaps up to 20 have 1 + 2 + … + 20 = 210 moves, but a single heap has 21 positions only.
        assert_eq!(outcome("nim 20", 209, 1_000), Err(OutOfReach::Numbers { limit: 209 }));
        assert_eq!(outcome("nim 20", 210, 1_000), Ok(Outcome::N));
        assert_eq!(outcome("nim 9 9", 55, 60), Err(OutOfReach::Steps { limit: 60 }));
        let huge = ["18446744073709551615"; 40].join(" ");
        assert_eq!(
            outcome(&format!("nim {huge}"), 1 << 24, 1 << 27),
            Err(OutOfReach::States { needed: u128::MAX, limit: 1 << 24 })
        );
    }

    #[test]
    fn a_grundy_value_is_confirmed_by_a_heap_beside_it() {
        let game = parse("nim 3 5 + subtract(1,2,3) 21", Play::Normal).expect("a sum");
        for value in 0..20 {
            let confirmed = RetrogradeTable::new(&game.game, Budget::default()).confirms_grundy(&game.position, value);
            // 3 xor 5 is 6, 21 mod 4 is 1.
            assert_eq!(confirmed, Ok(value == 7));
        }
        let (mut misere, position) = labels("nim 3 5", Play::Misere, Budget::default());
        assert_eq!(misere.confirms_grundy(&position, 6), Ok(false));
    }

    /// Rules that say their heaps are alike although only the first one can be lowered.
    #[derive(Debug)]
    struct OnlyTheFirst;

    impl Ruleset for OnlyTheFirst {
        fn name(&self) -> &'static str {
            "only-the-first"
        }
        fn shape(&self) -> Shape {
            Shape { parts: (1, 9), up_to: 9 }
        }
        fn move_shape(&self) -> MoveShape {
            MoveShape::SplitHeap
        }
        fn count(&self, heaps: &[u64]) -> u64 {
            heaps[0]
        }
        fn steps(&self, heaps: &[u64]) -> Vec<Step> {
            (0..heaps[0]).map(|left| Step::to(0, left)).collect()
        }
    }

    /// The search takes such heaps apart and sorts them; the values by mex leave positions as the rules give
    /// them. A normal form that is wrong for its game is seen at once.
    #[test]
    fn a_wrong_normal_form_contradicts_mex() {
        let game = Game::single(Arc::new(OnlyTheFirst), Play::Normal);
        let position = Position::of([1, 2]);
        assert_eq!(grundy_by_mex(&game, &position, Budget::default()), Ok(1));
        assert_eq!(RetrogradeTable::new(&game, Budget::default()).confirms_grundy(&position, 1), Ok(false));
    }
}
