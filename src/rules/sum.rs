//! Heaps of several games side by side, as one ruleset: what an exercise asks about with `game: nim + kayles`.
//!
//! Representation: the games in the order of their titles, so that `nim + kayles` and `kayles + nim` are one; a
//! position has one heap of each, and equal games beside one another are alike.
//! Source: sums of games, Winning Ways, ch. 2.

use super::{Game, MoveShape, Play, Position, Rules, Ruleset, Shape, Step};

/// Games whose positions are heaps, added.
#[derive(Debug)]
pub struct Sum {
    summands: Vec<Rules>,
}

impl Sum {
    /// The sum of two or more games of heaps.
    pub fn new(mut summands: Vec<Rules>) -> Sum {
        summands.sort_by_key(|rules| rules.title());
        Sum { summands }
    }

    /// The game and the position with a heap of each summand.
    pub fn split(summands: &[Rules], play: Play, heaps: &[u64]) -> (Game, Position) {
        (Game { components: summands.to_vec(), play }, Position(heaps.iter().map(|&heap| vec![heap]).collect()))
    }
}

impl Ruleset for Sum {
    fn name(&self) -> &'static str {
        "sum"
    }

    fn title(&self) -> String {
        self.summands.iter().map(|rules| rules.title()).collect::<Vec<_>>().join(" + ")
    }

    fn summands(&self) -> &[Rules] {
        &self.summands
    }

    fn shape(&self) -> Shape {
        let up_to = self.summands.iter().map(|rules| rules.shape().up_to).min().unwrap_or(0);
        Shape { parts: (self.summands.len(), self.summands.len()), up_to }
    }

    /// A heap that splits leaves more numbers than a position has, so nothing here counts on heaps alone.
    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, parts: &[u64]) -> u64 {
        let each = self.summands.iter().zip(parts).map(|(rules, &heap)| rules.count(&[heap]));
        each.fold(0, u64::saturating_add)
    }

    /// The steps of each summand; their part is the place of the summand.
    fn steps(&self, parts: &[u64]) -> Vec<Step> {
        let each = self.summands.iter().zip(parts).enumerate();
        let steps = each
            .flat_map(|(part, (rules, &heap))| rules.steps(&[heap]).into_iter().map(move |step| Step { part, ..step }));
        steps.collect()
    }
}
