//! A game: a sum of components, with its positions and moves.
//!
//! Representation: a ruleset for each component; a position has a list of numbers for each, in the order typed.
//! Callers ask how many moves there are before they ask for all.
//! Source: sums of games, Winning Ways, ch. 2.

use std::fmt;

use super::{MoveShape, Rules, Step};

/// Whether the last move wins or loses.
///
/// ```
/// use nimbook::{Budget, Outcome, Play, parse, solve};
///
/// for (play, outcome) in [(Play::Normal, Outcome::N), (Play::Misere, Outcome::P)] {
///     let parsed = parse("nim 1 1 1", play)?;
///     assert_eq!(solve(&parsed.game, &parsed.position, Budget::default())?.outcome, outcome);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Play {
    /// Whoever moves last wins.
    #[default]
    Normal,
    /// Whoever moves last loses.
    Misere,
}

impl fmt::Display for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Play::Normal => "normal",
            Play::Misere => "misere",
        })
    }
}

/// The numbers of a position: a list for each component, in the order typed.
///
/// ```
/// let parsed = nimbook::parse("nim 3 5 + kayles 4", nimbook::Play::Normal)?;
/// assert_eq!(parsed.game.text(&parsed.position), "nim 3 5 + kayles 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(pub(crate) Vec<Vec<u64>>);

impl Position {
    /// A position of a single component.
    pub(crate) fn of(parts: impl Into<Vec<u64>>) -> Position {
        Position(vec![parts.into()])
    }

    /// The numbers of the first component, which is the only one outside sums.
    pub(crate) fn parts(&self) -> &[u64] {
        self.0.first().map_or(&[], Vec::as_slice)
    }
}

/// A move: the step, what it took, and the position it leads to.
///
/// ```
/// let parsed = nimbook::parse("nim 2 + kayles 1", nimbook::Play::Normal)?;
/// let moves = parsed.game.moves(&parsed.position);
/// let last = moves.last().ok_or("there are moves")?;
/// assert_eq!((last.component, last.taken), (1, 1));
/// assert_eq!(parsed.game.text(&last.to), "nim 2 + kayles 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which component it is made in, from 0.
    pub component: usize,
    /// What changes there.
    pub(crate) step: Step,
    /// How many tokens go from the heap; 0 where the numbers belong together.
    pub taken: u64,
    /// The position reached.
    pub to: Position,
}

/// A sum of one or more components, and who wins it.
///
/// ```
/// let parsed = nimbook::parse("queen 2 1", nimbook::Play::Normal)?;
/// assert_eq!(parsed.game.count(&parsed.position), 4);
/// let options: Vec<String> =
///     parsed.game.moves(&parsed.position).iter().map(|step| parsed.game.text(&step.to)).collect();
/// assert_eq!(options, ["queen 0 1", "queen 1 1", "queen 2 0", "queen 1 0"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules of the components from the left.
    pub(crate) components: Vec<Rules>,
    /// Whether the last move wins or loses.
    pub play: Play,
}

/// The methods that take a position expect one that was read or reached in this game; others may panic.
impl Game {
    /// A single component in normal or misère play.
    pub(crate) fn single(rules: Rules, play: Play) -> Game {
        Game { components: vec![rules], play }
    }

    /// The components with their own parts of a position.
    pub(crate) fn split<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = (&'a Rules, &'a [u64])> {
        self.components.iter().zip(position.0.iter().map(Vec::as_slice))
    }

    /// How many moves there are, counting past `u64` as its maximum.
    pub fn count(&self, position: &Position) -> u64 {
        self.split(position).map(|(rules, parts)| rules.count(parts)).fold(0, u64::saturating_add)
    }

    /// Every move, by component from the left, then in the order of its rules. Ask [`Game::count`] first:
    /// a heap may have 2^64 of them.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let components = self.split(position).enumerate();
        let moves = components.flat_map(|(component, (rules, parts))| {
            rules.steps(parts).into_iter().map(move |step| self.after(position, component, step))
        });
        moves.collect()
    }

    /// The move that a step makes in a component.
    pub(crate) fn after(&self, position: &Position, component: usize, step: Step) -> Move {
        let rules = &self.components[component];
        let parts = &position.0[component];
        let taken = match rules.move_shape() {
            MoveShape::WholeBoard => 0,
            MoveShape::TakeFromHeap | MoveShape::SplitHeap => parts[step.part] - step.left.iter().sum::<u64>(),
        };
        let mut to = position.clone();
        to.0[component] = rules.after(parts, &step);
        Move { component, step, taken, to }
    }

    /// Whether some positions are drawn.
    pub fn draws(&self) -> bool {
        self.components.iter().any(|rules| rules.draws())
    }

    /// The position as text, in the notation that [`parse`](super::parse) reads: the two are inverse.
    pub fn text(&self, position: &Position) -> String {
        let terms = self.split(position).map(|(rules, parts)| match rules.text(parts) {
            parts if parts.is_empty() => rules.title(),
            parts => format!("{} {parts}", rules.title()),
        });
        terms.collect::<Vec<_>>().join(" + ")
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Play, parse};

    #[test]
    fn a_move_changes_one_part_and_leaves_the_others_in_place() {
        let sum = parse("nim 2 1 + subtract(1,3) 4", Play::Normal).expect("a sum");
        let moves = sum.game.moves(&sum.position);
        let to: Vec<String> = moves.iter().map(|step| sum.game.text(&step.to)).collect();
        assert_eq!(
            to,
            [
                "nim 0 1 + subtract(1,3) 4",
                "nim 1 1 + subtract(1,3) 4",
                "nim 2 0 + subtract(1,3) 4",
                "nim 2 1 + subtract(1,3) 1",
                "nim 2 1 + subtract(1,3) 3",
            ]
        );
        assert_eq!(moves.iter().map(|step| step.taken).collect::<Vec<_>>(), [2, 1, 1, 3, 1]);
        assert_eq!(sum.game.count(&sum.position), 5);
    }
}
