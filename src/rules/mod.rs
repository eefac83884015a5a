//! The games: positions, moves and their text. Nothing here knows who wins.
//!
//! Representation: a [`Position`] is a list of naturals in the order typed; only the [`Game`] knows
//! what they mean. A game is a sum of one or more components, each a [`Ruleset`] and the number of
//! places it takes.
//! Failure: parsing never panics and names the column and the nearest word; a game's [`Shape`] says
//! which numbers it takes, so that input is checked once, here.

use std::fmt;
use std::sync::Arc;

pub mod code;
pub mod nim;
mod reader;
mod slips;
pub mod subtract;
mod text;

pub use text::{MOST_PARTS, Parsed, TextError, parse, parse_game};

/// Every family of games by name, in alphabetical order.
pub const ALL: &[Family] = &[nim::FAMILY, subtract::FAMILY];

/// A family of games: how it is written and how one of its rulesets is made.
#[derive(Clone, Copy)]
pub struct Family {
    /// The word that starts a position, like `nim`.
    pub name: &'static str,
    /// What stands in parentheses after the name, like `1,2,3`; empty if nothing does.
    pub parameters: &'static str,
    /// A position that shows the notation.
    pub example: &'static str,
    /// Whether it may be played so that the last move loses.
    pub misere: bool,
    /// Makes the ruleset from the numbers in parentheses.
    pub make: fn(&[u64]) -> Result<Rules, String>,
}

/// A shared ruleset.
pub type Rules = Arc<dyn Ruleset>;

/// One game's rules: what its author alone can know.
pub trait Ruleset: fmt::Debug + Send + Sync {
    /// The family's name, as typed: `nim`, `subtract`.
    fn name(&self) -> &'static str;

    /// The numbers in parentheses, in canonical order; empty when there are none.
    fn parameters(&self) -> &[u64] {
        &[]
    }

    /// How many numbers a position has and how large they may be.
    fn shape(&self) -> Shape;

    /// How many moves there are from here, counting past `u64` as its maximum. Cheap.
    fn count(&self, parts: &[u64]) -> u64;

    /// Every move, by part from the left, then by the number left.
    /// Callers ask [`Ruleset::count`] first.
    ///
    /// What may be done to a part depends on that part alone, and equal parts are alike: a position
    /// of several parts has the moves of each part by itself.
    fn steps(&self, parts: &[u64]) -> Vec<Step>;
}

/// Which positions a game takes: how many numbers, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The smallest and the largest count of parts.
    pub parts: (usize, usize),
    /// The largest value of a part.
    pub up_to: u64,
}

/// One part changed to a smaller number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which part, from 0.
    pub part: usize,
    /// What is left of it.
    pub left: u64,
}

/// Whether the last move wins or loses.
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

/// The numbers of a position, in the order typed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(pub Vec<u64>);

impl Position {
    /// The position after a step: one part changed, the others in place.
    pub fn after(&self, step: Step) -> Position {
        let mut parts = self.0.clone();
        parts[step.part] = step.left;
        Position(parts)
    }
}

/// A move: the step, what it took, and the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which part changes and what is left of it; parts count over the whole sum.
    pub step: Step,
    /// How many tokens go.
    pub taken: u64,
    /// The position reached.
    pub to: Position,
}

/// A sum of one or more components, and who wins it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The components from the left.
    pub components: Vec<Component>,
    /// Whether the last move wins or loses.
    pub play: Play,
}

/// A ruleset and how many parts of the position belong to it.
#[derive(Clone, Debug)]
pub struct Component {
    /// The rules of this component.
    pub rules: Rules,
    /// How many numbers of the position are its own.
    pub width: usize,
}

/// The methods that take a position expect as many parts as the components have together.
impl Game {
    /// A single component in normal or misère play.
    pub fn single(rules: Rules, width: usize, play: Play) -> Game {
        Game { components: vec![Component { rules, width }], play }
    }

    /// The components with their own parts of a position and the place where these start.
    pub fn split<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = (&'a Component, usize, &'a [u64])> {
        let mut start = 0;
        self.components.iter().map(move |component| {
            let from = start;
            start += component.width;
            (component, from, &position.0[from..start])
        })
    }

    /// How many moves there are, counting past `u64` as its maximum.
    pub fn count(&self, position: &Position) -> u64 {
        self.split(position).map(|(component, _, parts)| component.rules.count(parts)).fold(0, u64::saturating_add)
    }

    /// Every move, by part from the left, then by the number left. Ask [`Game::count`] first.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (component, start, parts) in self.split(position) {
            for step in component.rules.steps(parts) {
                moves.push(Move::new(position, Step { part: start + step.part, left: step.left }));
            }
        }
        moves
    }

    /// The position as text, in the notation that [`parse`] reads: the two are inverse.
    pub fn text(&self, position: &Position) -> String {
        let mut out = String::new();
        for (component, start, parts) in self.split(position) {
            if start > 0 {
                out.push_str(" + ");
            }
            out.push_str(&component.rules.title());
            for part in parts {
                out.push_str(&format!(" {part}"));
            }
        }
        out
    }
}

impl dyn Ruleset {
    /// The name with its parameters, as typed: `nim`, `subtract(1,2,3)`.
    pub fn title(&self) -> String {
        let parameters: Vec<String> = self.parameters().iter().map(u64::to_string).collect();
        if parameters.is_empty() {
            self.name().to_owned()
        } else {
            format!("{}({})", self.name(), parameters.join(","))
        }
    }
}

impl Move {
    /// The move that a step makes from a position.
    pub fn new(from: &Position, step: Step) -> Move {
        Move { step, taken: from.0[step.part] - step.left, to: from.after(step) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ruleset of every family, made from its own example.
    fn examples() -> Vec<Parsed> {
        ALL.iter().map(|family| parse(family.example, Play::Normal).expect("an example is a position")).collect()
    }

    #[test]
    fn the_list_is_sorted_and_has_every_file_of_the_folder() {
        let names: Vec<&str> = ALL.iter().map(|family| family.name).collect();
        assert!(names.is_sorted(), "{names:?}");
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
        let files = folder.read_dir().expect("the folder of the rules").map(|file| file.expect("a file").path());
        let stems = files.map(|file| file.file_stem().expect("a name").to_string_lossy().into_owned());
        let mut games: Vec<String> =
            stems.filter(|stem| !["mod", "code", "reader", "slips", "text"].contains(&stem.as_str())).collect();
        games.sort();
        assert_eq!(names, games);
    }

    #[test]
    fn every_example_prints_as_it_stands() {
        for (family, parsed) in ALL.iter().zip(examples()) {
            assert_eq!(parsed.game.text(&parsed.position), family.example);
            assert_eq!(parsed.game.components[0].rules.name(), family.name);
        }
    }

    #[test]
    fn steps_are_counted_lower_one_part_and_come_in_order() {
        for parsed in examples() {
            let rules = &parsed.game.components[0].rules;
            for heap in 0..30 {
                let steps = rules.steps(&[heap]);
                assert_eq!(steps.len() as u64, rules.count(&[heap]));
                assert!(steps.iter().all(|step| step.part == 0 && step.left < heap));
                assert!(steps.is_sorted_by_key(|step| step.left));
            }
        }
    }

    #[test]
    fn several_parts_have_the_moves_of_each_part() {
        for rules in examples().iter().map(|parsed| &parsed.game.components[0].rules) {
            if rules.shape().parts.1 < 3 {
                continue;
            }
            for parts in [[0, 4, 7], [5, 5, 1], [9, 0, 0]] {
                let alone = parts.iter().enumerate().flat_map(|(part, &heap)| {
                    rules.steps(&[heap]).into_iter().map(move |step| Step { part, left: step.left })
                });
                assert_eq!(rules.steps(&parts), alone.collect::<Vec<_>>());
            }
        }
    }

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
