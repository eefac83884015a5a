//! The games: positions, moves and their text. Nothing here knows who wins.
//!
//! Representation: a game is a sum of components, each with its [`Ruleset`]; a [`Position`] has one list
//! of naturals for each of them, in the order typed, and only the ruleset knows what they mean. In most
//! games they are heaps, and a move changes one; in the others they belong together.
//! Failure: parsing never panics and names the column and the nearest word; a game's [`Shape`] says
//! which numbers it takes, so that input is checked once, here.

use std::fmt;
use std::sync::Arc;

mod authored;
pub mod code;
mod family;
mod game;
pub mod games;
pub mod names;
mod parse_errors;
mod reader;
mod step;
mod sum;
mod text;

pub use authored::Authored;
pub use family::{Family, Make};
pub use game::{Game, Move, Play, Position};
pub use games::ALL;
pub use parse_errors::ALL_GAMES;
pub use reader::TextError;
pub use step::{MoveShape, Numbers, Step};
pub use sum::Sum;
pub use text::{Parsed, parse, parse_game};

/// The most numbers a position may have, over all components of a sum.
pub const MOST_PARTS: usize = 1000;

/// The name of the game that all others are compared with.
pub const NIM: &str = games::nim::FAMILY.name;

/// A shared ruleset.
pub type Rules = Arc<dyn Ruleset>;

/// One game's rules: what its author alone can know.
pub trait Ruleset: fmt::Debug + Send + Sync {
    /// The family's name, as typed: `nim`, `subtract`.
    fn name(&self) -> &'static str;

    /// The name with its parameters, as typed: `nim`, `subtract(1,2,3)`.
    fn title(&self) -> String {
        match self.parameters() {
            [] => self.name().to_owned(),
            parameters => {
                let numbers: Vec<String> = parameters.iter().map(u64::to_string).collect();
                format!("{}({})", self.name(), numbers.join(","))
            }
        }
    }

    /// The numbers in parentheses, in canonical order; empty when there are none.
    fn parameters(&self) -> &[u64] {
        &[]
    }

    /// The code of a take-and-break game, and how much larger a heap is than the number typed.
    fn code(&self) -> Option<(&code::Code, u64)> {
        None
    }

    /// The games that are added; empty unless this is a sum.
    fn summands(&self) -> &[Rules] {
        &[]
    }

    /// What its author states of who wins, and a proof confirms; none for the games of this room.
    fn authored(&self) -> Option<&dyn Authored> {
        None
    }

    /// How many numbers a position has and how large they may be.
    fn shape(&self) -> Shape {
        Shape { parts: (1, MOST_PARTS), up_to: u64::MAX }
    }

    /// What a move does to the numbers of a position.
    fn move_shape(&self) -> MoveShape {
        MoveShape::TakeFromHeap
    }

    /// How many moves there are from here, or an upper bound; 0 exactly where there is none. More than `u64` counts as
    /// its maximum. Cheap.
    fn count(&self, parts: &[u64]) -> u64;

    /// Every move, by part from the left, then by the numbers left; on boards by row, then column.
    /// Callers ask [`Ruleset::count`] first.
    fn steps(&self, parts: &[u64]) -> Vec<Step>;

    /// Hands over what each move leaves of a single heap, in any order: the same moves as [`Ruleset::steps`], for
    /// walks over many heaps.
    fn each_left(&self, heap: u64, visit: &mut dyn FnMut(&[u64])) {
        self.steps(&[heap]).iter().for_each(|step| visit(&step.left));
    }

    /// Whether nobody has won where no move is left; false in games without draws.
    fn drawn(&self, _: &[u64]) -> bool {
        false
    }

    /// Whether some positions are drawn.
    fn draws(&self) -> bool {
        false
    }

    /// The numbers of a position as text, in the notation that [`Family::read`] takes.
    fn text(&self, parts: &[u64]) -> String {
        parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// Which positions a game takes: how many numbers, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The smallest and the largest count of parts.
    pub parts: (usize, usize),
    /// The largest value of a part.
    pub up_to: u64,
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
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules/games");
        for file in folder.read_dir().expect("the folder of the games") {
            let path = file.expect("a file").path();
            let stem = path.file_stem().expect("a name").to_string_lossy();
            for line in [format!("pub mod {stem};"), format!("    {stem}::")] {
                assert!(include_str!("games.rs").contains(&line), "{stem} is not in the list");
            }
        }
    }

    #[test]
    fn every_example_prints_as_it_stands() {
        for (family, parsed) in ALL.iter().zip(examples()) {
            assert_eq!(parsed.game.text(&parsed.position), family.example);
            assert_eq!(parsed.game.components[0].name(), family.name);
        }
    }

    #[test]
    fn steps_are_counted_lower_one_part_and_come_in_order() {
        for parsed in examples() {
            let rules = &parsed.game.components[0];
            if rules.move_shape() != MoveShape::TakeFromHeap {
                continue;
            }
            for heap in 0..30 {
                let steps = rules.steps(&[heap]);
                assert_eq!(steps.len() as u64, rules.count(&[heap]));
                assert!(steps.iter().all(|step| step.part == 0 && step.left.len() == 1 && step.left[0] < heap));
                assert!(steps.is_sorted_by_key(|step| step.left[0]));
            }
        }
    }

    #[test]
    fn several_parts_have_the_moves_of_each_part() {
        for rules in examples().iter().map(|parsed| &parsed.game.components[0]) {
            if rules.shape().parts.1 < 3 || rules.move_shape() == MoveShape::WholeBoard {
                continue;
            }
            for parts in [[0, 4, 7], [5, 5, 1], [9, 0, 0]] {
                let alone = parts
                    .iter()
                    .enumerate()
                    .flat_map(|(part, &heap)| rules.steps(&[heap]).into_iter().map(move |step| Step { part, ..step }));
                assert_eq!(rules.steps(&parts), alone.collect::<Vec<_>>());
            }
        }
    }
}
