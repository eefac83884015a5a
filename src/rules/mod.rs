//! The games: positions, moves and their text. Nothing here knows who wins.
//!
//! Representation: a game is a sum of components, each with its [`Ruleset`]; a [`Position`] has one list
//! of naturals for each of them, in the order typed, and only the ruleset knows what they mean. In most
//! games they are heaps, and a move changes one; in the others they belong together.
//! Failure: parsing never panics and names the column and the nearest word; a game's [`Shape`] says
//! which numbers it takes, so that input is checked once, here.

use std::fmt;
use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

pub mod chomp;
pub mod code;
mod coins;
pub mod dim;
pub mod fibonacci;
pub mod flip_right;
pub mod grundy;
mod lines;
pub mod mock_turtles;
pub mod nim;
pub mod octal;
pub mod queen;
mod reader;
pub mod rim;
pub mod ruler;
mod slips;
pub mod squares;
pub mod subtract;
mod text;
pub mod tictactoe;
pub mod trihex;
pub mod turtles;

pub use text::{MOST_PARTS, Parsed, TextError, parse, parse_game};

/// Every family of games by name, in alphabetical order.
pub const ALL: &[Family] = &[
    chomp::FAMILY,
    octal::DAWSON_CHESS,
    octal::DAWSON_KAYLES,
    dim::FAMILY,
    fibonacci::FAMILY,
    flip_right::FAMILY,
    grundy::FAMILY,
    octal::GUILES,
    octal::HEX,
    octal::KAYLES,
    mock_turtles::FAMILY,
    nim::FAMILY,
    octal::FAMILY,
    octal::OFFICERS,
    queen::FAMILY,
    rim::FAMILY,
    ruler::FAMILY,
    squares::FAMILY,
    subtract::FAMILY,
    tictactoe::FAMILY,
    octal::TREBLECROSS,
    trihex::FAMILY,
    turtles::FAMILY,
];

/// A family of games: how it is written and how one of its rulesets is made.
#[derive(Clone, Copy)]
pub struct Family {
    /// The word that starts a position, like `nim`.
    pub name: &'static str,
    /// What stands in parentheses after the name, like `1,2,3`; empty if nothing does.
    pub parameters: &'static str,
    /// A position that shows the notation.
    pub example: &'static str,
    /// What a move is, in one line: lowercase, without a full stop.
    pub about: &'static str,
    /// Whether it may be played so that the last move loses.
    pub misere: bool,
    /// Makes the ruleset from what stands in parentheses.
    pub make: Make,
    /// Reads the numbers of a position.
    pub read: text::Read,
}

impl Family {
    /// A game of the family without a position, as in `subtract(1,2,3)`.
    pub fn game(&self) -> String {
        match (self.parameters, self.make) {
            ("", _) | (_, Make::Optional(_)) => self.name.to_owned(),
            (parameters, _) => format!("{}({parameters})", self.name),
        }
    }
}

/// How a ruleset is made.
#[derive(Clone, Copy)]
pub enum Make {
    /// Nothing stands in parentheses.
    Plain(fn() -> Rules),
    /// Numbers with commas between.
    Numbers(fn(&[u64]) -> Result<Rules, String>),
    /// As for numbers, but they may be left out together with their parentheses.
    Optional(fn(&[u64]) -> Result<Rules, String>),
    /// Any text without a closing parenthesis; a fault says how many characters come before it.
    Code(fn(&str) -> Result<Rules, (usize, String)>),
}

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

    /// The code of a take-and-break game, and how much larger a heap is than the number that stands for it.
    fn code(&self) -> Option<(&code::Code, u64)> {
        None
    }

    /// How many numbers a position has and how large they may be.
    fn shape(&self) -> Shape;

    /// What a move does to the numbers of a position.
    fn acts(&self) -> Acts {
        Acts::Lowers
    }

    /// How many moves there are from here, or a bound that is 0 only where there is none; counting past
    /// `u64` as its maximum. Cheap.
    fn count(&self, parts: &[u64]) -> u64;

    /// Every move, by part from the left, then by the numbers left; on boards by row, then column.
    /// Callers ask [`Ruleset::count`] first.
    fn steps(&self, parts: &[u64]) -> Vec<Step>;

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

    /// A move in words, for a game by itself: `take 8 from heap 3`, and only `take 8` where there is
    /// never another heap; a heap that splits says into what.
    fn words(&self, parts: &[u64], step: &Step) -> String {
        let single = self.shape().parts.1 == 1;
        let heap = if single { String::new() } else { format!(" from heap {}", step.part + 1) };
        let taken = parts[step.part] - step.left.iter().sum::<u64>();
        match step.left[..] {
            [_] => format!("take {taken}{heap}"),
            _ if taken == 0 && parts.len() == 1 => format!("split the heap into {}", and(&step.left)),
            _ if taken == 0 => format!("split heap {} into {}", step.part + 1, and(&step.left)),
            _ => format!("take {taken}{heap}, leaving {}", and(&step.left)),
        }
    }
}

/// What a move does to the numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acts {
    /// Every number is a heap; equal heaps are alike, and a move makes one of them smaller.
    Lowers,
    /// Every number is a heap; equal heaps are alike, and a move puts smaller ones in the place of one,
    /// or several whose sum is not larger.
    Splits,
    /// The numbers belong together; a move may change any of them.
    Together,
}

/// Which positions a game takes: how many numbers, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The smallest and the largest count of parts.
    pub parts: (usize, usize),
    /// The largest value of a part.
    pub up_to: u64,
}

/// A move inside one component: what stands in the place of a part, or of all of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Which heap, from 0; 0 where the numbers belong together.
    pub part: usize,
    /// What stands in the place of that heap: one number, or several where it splits. Where the
    /// numbers belong together, all of them after the move.
    pub left: Numbers,
}

/// A few naturals, kept in place.
pub type Numbers = SmallVec<[u64; 2]>;

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

/// The numbers of a position: a list for each component, in the order typed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(pub Vec<Vec<u64>>);

impl Position {
    /// A position of a single component.
    pub fn of(parts: impl Into<Vec<u64>>) -> Position {
        Position(vec![parts.into()])
    }

    /// The numbers of the first component, which is the only one outside sums.
    pub fn parts(&self) -> &[u64] {
        self.0.first().map_or(&[], Vec::as_slice)
    }
}

/// A move: the step, what it took, and the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which component it is made in, from 0.
    pub component: usize,
    /// What changes there.
    pub step: Step,
    /// How many tokens go from the heap; 0 where the numbers belong together.
    pub taken: u64,
    /// The position reached.
    pub to: Position,
}

/// A sum of one or more components, and who wins it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules of the components from the left.
    pub components: Vec<Rules>,
    /// Whether the last move wins or loses.
    pub play: Play,
}

/// The methods that take a position expect a list of numbers for each component.
impl Game {
    /// A single component in normal or misère play.
    pub fn single(rules: Rules, play: Play) -> Game {
        Game { components: vec![rules], play }
    }

    /// The components with their own parts of a position.
    pub fn split<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = (&'a Rules, &'a [u64])> {
        self.components.iter().zip(position.0.iter().map(Vec::as_slice))
    }

    /// How many moves there are, counting past `u64` as its maximum.
    pub fn count(&self, position: &Position) -> u64 {
        self.split(position).map(|(rules, parts)| rules.count(parts)).fold(0, u64::saturating_add)
    }

    /// Every move, by component from the left, then in the order of [`Ruleset::steps`]. Ask
    /// [`Game::count`] first.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let components = self.split(position).enumerate();
        let moves = components.flat_map(|(component, (rules, parts))| {
            rules.steps(parts).into_iter().map(move |step| self.after(position, component, step))
        });
        moves.collect()
    }

    /// The move that a step makes in a component.
    pub fn after(&self, position: &Position, component: usize, step: Step) -> Move {
        let rules = &self.components[component];
        let parts = &position.0[component];
        let taken = match rules.acts() {
            Acts::Together => 0,
            Acts::Lowers | Acts::Splits => parts[step.part] - step.left.iter().sum::<u64>(),
        };
        let mut to = position.clone();
        to.0[component] = rules.after(parts, &step);
        Move { component, step, taken, to }
    }

    /// Whether some positions are drawn.
    pub fn draws(&self) -> bool {
        self.components.iter().any(|rules| rules.draws())
    }

    /// The position as text, in the notation that [`parse`] reads: the two are inverse.
    pub fn text(&self, position: &Position) -> String {
        let terms = self.split(position).map(|(rules, parts)| match rules.text(parts) {
            parts if parts.is_empty() => rules.title(),
            parts => format!("{} {parts}", rules.title()),
        });
        terms.collect::<Vec<_>>().join(" + ")
    }

    /// A move in words: `take 8 from heap 3`; in a sum `take 2 from heap 1 of part 2`, without the heap
    /// where a part is one heap; `take 2` where the whole game is.
    pub fn words(&self, position: &Position, step: &Move) -> String {
        let (rules, parts) = (&self.components[step.component], &position.0[step.component]);
        let words = rules.words(parts, &step.step);
        if self.components.len() == 1 {
            return words;
        }
        let part = format!("part {}", step.component + 1);
        let heap = format!(" heap {}", step.step.part + 1);
        match (rules.acts(), words.find(&heap)) {
            (Acts::Together, _) => format!("{words} in {part}"),
            (_, Some(place)) if parts.len() == 1 => {
                format!("{} {part}{}", &words[..place], &words[place + heap.len()..])
            }
            (_, Some(place)) => {
                let end = place + heap.len();
                format!("{} of {part}{}", &words[..end], &words[end..])
            }
            (_, None) if !words.starts_with("take") => format!("{words} in {part}"),
            (_, None) => match words.split_once(',') {
                Some((take, leaving)) => format!("{take} from {part},{leaving}"),
                None => format!("{words} from {part}"),
            },
        }
    }
}

impl dyn Ruleset + '_ {
    /// How many numbers all options have together, where they belong together; else how many moves there
    /// are. Counting past `u64` as its maximum.
    pub fn size(&self, parts: &[u64]) -> u64 {
        match self.acts() {
            Acts::Together => self.count(parts).saturating_mul(parts.len() as u64),
            Acts::Lowers | Acts::Splits => self.count(parts),
        }
    }

    /// The numbers of a position after a step.
    pub fn after(&self, parts: &[u64], step: &Step) -> Vec<u64> {
        match self.acts() {
            Acts::Together => step.left.to_vec(),
            Acts::Lowers | Acts::Splits => {
                let mut after = parts.to_vec();
                after.splice(step.part..=step.part, step.left.iter().copied());
                after
            }
        }
    }
}

impl Step {
    /// A heap becomes this number.
    pub fn to(part: usize, left: u64) -> Step {
        Step { part, left: smallvec![left] }
    }

    /// Several heaps stand in the place of one.
    pub fn split(part: usize, left: &[u64]) -> Step {
        Step { part, left: SmallVec::from_slice(left) }
    }

    /// All numbers of the component are new.
    pub fn together(numbers: impl Into<Numbers>) -> Step {
        Step { part: 0, left: numbers.into() }
    }
}

/// Numbers with commas and an `and` before the last.
fn and(numbers: &[u64]) -> String {
    match numbers {
        [] => String::new(),
        [only] => only.to_string(),
        [first @ .., last] => {
            format!("{} and {last}", first.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))
        }
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
        let mut games: Vec<String> = stems
            .map(|stem| stem.replace('_', "-"))
            .filter(|stem| !["code", "coins", "lines", "mod", "reader", "slips", "text"].contains(&stem.as_str()))
            .collect();
        // Aliases of codes have no files of their own, and one file reads both kinds of codes.
        games.extend(code::NAMED.iter().map(|named| named.name.to_owned()).chain(["hex".to_owned()]));
        games.sort();
        assert_eq!(names, games);
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
            if rules.acts() != Acts::Lowers {
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
            if rules.shape().parts.1 < 3 || rules.acts() == Acts::Together {
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
