//! What exercises tell of each game in its own terms: its rules, its positions, its reasons, and the
//! mistakes that people make in it.
//!
//! Representation: one [`Teller`] for each family of games that are told alike. It says which positions
//! an exercise draws from and words everything; it decides nothing: who wins and by which moves comes
//! with [`At`], and every guess of a person is compared with it afterwards.

mod chomp;
mod coins;
mod divisors;
mod fibonacci;
mod lines;
mod misread;
mod moves;
pub mod nim;
mod queen;
pub mod solution;
mod squares;
mod subtract;
mod take_and_break;
pub mod values;

use std::sync::LazyLock;

pub use misread::Misreading;
pub use moves::{Detail, Place, describe_move, english, leaving, move_text, numbers};

use super::moves::Winning;
use super::telling;
use super::{Bounds, Dice, Settings, Space, Task};
use crate::document::{Blank, Block, Line, Phrase, Step};
use crate::picture::{self, Scene};
use crate::rules::{Game, Move, Play, Position, Rules, Ruleset};
use crate::solver::{self, Outcome};

/// Every family of games, Nim first: it is the default.
pub const ALL: &[&str] = &[
    "nim",
    "chomp",
    "dawson-chess",
    "dawson-kayles",
    "dim",
    "fibonacci",
    "flip-right",
    "grundy",
    "guiles",
    "hex",
    "kayles",
    "mock-turtles",
    "octal",
    "officers",
    "queen",
    "rim",
    "ruler",
    "squares",
    "subtract",
    "tictactoe",
    "treblecross",
    "trihex",
    "turtles",
];

/// Every family in which some moves win and others do not: not flip to the right, where they all do, or none.
pub static WITH_A_CHOICE: LazyLock<Vec<&str>> =
    LazyLock::new(|| ALL.iter().copied().filter(|&name| name != "flip-right").collect());

/// The families whose Grundy values are worth finding by hand; those of Nim are a kind of their own.
pub const VALUED: &[&str] = &[
    "subtract",
    "dawson-chess",
    "dawson-kayles",
    "dim",
    "grundy",
    "guiles",
    "hex",
    "kayles",
    "mock-turtles",
    "octal",
    "officers",
    "queen",
    "rim",
    "ruler",
    "squares",
    "treblecross",
    "turtles",
];

static TELLERS: &[&dyn Teller] = &[
    &chomp::Chomp,
    &coins::Coins,
    &divisors::Divisors,
    &fibonacci::Fibonacci,
    &lines::Lines,
    &nim::Nim,
    &queen::Queen,
    &squares::Squares,
    &subtract::Subtract,
    &take_and_break::TakeAndBreak,
];

/// Who tells of this game.
pub fn of(rules: &Rules) -> &'static dyn Teller {
    let teller = TELLERS.iter().copied().find(|teller| teller.games().contains(&rules.name()));
    teller.expect("every family has a teller: a test compares the lists")
}

/// The settings of a kind with the bounds of this game.
pub fn settings(settings: Settings, rules: &Rules) -> Settings {
    let teller = of(rules);
    Settings { heaps: teller.heaps(&**rules), size: teller.size(&**rules), ..settings }
}

/// A position of one game with what is known of it.
pub struct At<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The game.
    pub game: Game,
    /// The position.
    pub position: Position,
    /// Who wins.
    pub won: Outcome,
    /// All winning moves.
    pub moves: Vec<Winning>,
    /// Whether heaps are shown in binary digits; else in blocks, as far as paper has room.
    pub in_digits: bool,
}

impl<'a> At<'a> {
    /// What theory knows of a position. Kinds ask only inside their bounds, where theory always answers.
    pub fn new(rules: &'a Rules, parts: Vec<u64>, play: Play) -> At<'a> {
        let (game, position) = (Game::single(rules.clone(), play), Position::of(parts));
        let won = telling::outcome(&game, &position);
        let moves = telling::winning(&game, &position);
        At { rules, game, position, won, moves, in_digits: false }
    }

    /// A position of any size that is solved already, with the moves to name.
    pub fn solved(game: &'a Game, position: &Position, won: Outcome, moves: &[Move]) -> At<'a> {
        let moves = moves.iter().map(|step| Winning::of(game, position, step.clone())).collect();
        let (game, position, rules) = (game.clone(), position.clone(), &game.components[0]);
        At { rules, game, position, won, moves, in_digits: true }
    }

    /// Whether sheets ask for positions with numbers of this size.
    pub fn fits_sheets(&self) -> bool {
        self.parts().iter().all(|&part| part <= of(self.rules).size(&**self.rules).most)
    }

    /// Whether every move and its answers are quickly looked at.
    pub fn is_small(&self) -> bool {
        self.game.count(&self.position) <= 72
    }

    /// The heaps with their columns counted.
    pub fn columns(&self, heaps: &[u64]) -> Block {
        match self.in_digits {
            true => telling::columns_table(heaps, true),
            false => telling::blocks_or_columns(heaps),
        }
    }

    /// The numbers of the position.
    pub fn parts(&self) -> &[u64] {
        self.position.parts()
    }

    /// The position as typed.
    pub fn text(&self) -> String {
        self.game.text(&self.position)
    }
}

/// What a person may think, by a misconception that has a name.
pub struct Guess<Thought> {
    /// The misconception, for programs.
    pub name: &'static str,
    /// What it makes of the position.
    pub thought: Thought,
    /// What it looks like, in words.
    pub looks: Phrase,
}

impl<Thought> Guess<Thought> {
    /// A guess.
    pub fn new(name: &'static str, thought: Thought, looks: Phrase) -> Guess<Thought> {
        Guess { name, thought, looks }
    }
}

/// Taken for lost, or for won, by the player to move.
pub fn taken_for(lost: bool) -> Outcome {
    if lost { Outcome::P } else { Outcome::N }
}

/// What exercises tell of a family of games.
pub trait Teller: Sync {
    /// The families.
    fn games(&self) -> &'static [&'static str];

    /// Whether exercises play them so that the last move loses.
    fn misere(&self) -> bool {
        false
    }

    /// Bounds of `heaps`; none where every position has the same form.
    fn heaps(&self, rules: &dyn Ruleset) -> Option<Bounds>;

    /// Bounds of `size`.
    fn size(&self, rules: &dyn Ruleset) -> Bounds;

    /// The candidates of a task: multisets of heaps.
    fn space(&self, _: &dyn Ruleset, task: &Task) -> Space {
        Space::multisets(task.heaps, task.size)
    }

    /// The numbers of a candidate, each order of equal ones once; none when there is no such position.
    fn parts(&self, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        Some(candidate.to_vec())
    }

    /// The numbers as a sheet shows them: heaps in an order of the dice.
    fn arranged(&self, parts: Vec<u64>, dice: &mut Dice) -> Vec<u64> {
        dice.shuffled(&parts)
    }

    /// The numbers of the largest position of a task: if the second route reaches it, it reaches all.
    fn largest(&self, _: &dyn Ruleset, task: &Task) -> Vec<u64> {
        vec![task.size.1; task.heaps.1 as usize]
    }

    /// What a move does, and who wins, in sentences.
    fn rules(&self, rules: &dyn Ruleset, play: Play) -> Vec<Phrase>;

    /// The position as a picture.
    fn picture(&self, rules: &dyn Ruleset, parts: &[u64]) -> Block {
        let scene = Scene { game: &rules.title(), numbers: parts, ..Scene::default() };
        picture::of(rules.name(), &scene).map_or_else(|| telling::heaps_picture(parts), Block::Picture)
    }

    /// A move in words; [`describe_move`] adds what is left of a heap.
    fn describe_move(&self, _: &dyn Ruleset, _: &[u64], step: &Move, place: Place) -> Phrase {
        if step.taken == 0 { place.split(&step.step.left) } else { place.take(step.taken) }
    }

    /// A place to write a move.
    fn place_to_write(&self, _: &[u64]) -> Line {
        telling::say(Phrase::new("write-any-move").with("blank", Blank::Wide))
    }

    /// For how many winning moves there is room, so that the space does not tell how many there are.
    fn lines_to_write(&self, at: &At) -> usize {
        at.game.count(&at.position).min(MOST_ANSWERS as u64) as usize
    }

    /// Whether a position with these winning moves makes a question.
    fn asks(&self, moves: usize) -> bool {
        (1..=MOST_ANSWERS).contains(&moves)
    }

    /// How hard a position is, from 1 to 5: by how many moves there are to look at.
    fn difficulty(&self, rules: &dyn Ruleset, parts: &[u64]) -> u8 {
        telling::level(telling::width(&[rules.count(parts)]))
    }

    /// The theory that writes answers.
    fn first_route(&self, play: Play) -> Phrase;

    /// Why the position is won or lost.
    fn reasons(&self, at: &At) -> Vec<Step>;

    /// Why these moves win.
    fn repairs(&self, at: &At) -> Vec<Step> {
        self.reasons(at)
    }

    /// Rules of thumb about who wins, where they go wrong or not.
    fn guessed_outcomes(&self, at: &At) -> Vec<Guess<Outcome>>;

    /// Moves that people make, winning or not, possible or not.
    fn guessed_moves(&self, at: &At) -> Vec<Guess<crate::rules::Step>>;

    /// Wrong tables of values of single heaps that people may have in mind.
    fn misreadings(&self, _: &At) -> Vec<Misreading> {
        Vec::new()
    }

    /// The largest size at which Grundy values are asked for.
    fn largest_valued(&self, rules: &dyn Ruleset) -> u64 {
        self.size(rules).most
    }

    /// A bound for the Grundy values of a task: that of the sums of its heaps.
    fn most_value(&self, rules: &Rules, task: &Task) -> u64 {
        let most = values::table(rules, task.size.1).values.into_iter().max().unwrap_or(0);
        (most + 1).next_power_of_two() - 1
    }

    /// Why the position has its Grundy value, where that is asked.
    fn worth(&self, at: &At) -> Vec<Step> {
        values::worth(at)
    }

    /// What people take for the Grundy value.
    fn guessed_values(&self, at: &At) -> Vec<Guess<u64>> {
        values::guessed(at, self.misreadings(at))
    }
}

/// More winning moves than these are no question: a sheet has room for so many, whether they exist or not.
const MOST_ANSWERS: usize = 4;

/// The Grundy value by theory. Kinds ask only inside their bounds, where theory always answers.
pub fn value(at: &At) -> u64 {
    solver::grundy(&at.game, &at.position).ok().flatten().unwrap_or(0)
}

/// Why a position is not won, by a move and its answer.
pub fn shown(at: &At) -> Step {
    telling::step(Phrase::new("shown-by").with("why", telling::refutes_outcome(&at.game, &at.position)))
}

/// The places at which two rows of numbers differ.
pub fn changed<'a>(before: &'a [u64], after: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    (0..before.len()).filter(|&place| before[place] != after[place])
}

/// The winning moves, one sentence each.
pub fn winning_told(at: &At) -> Vec<Step> {
    at.moves.iter().map(|best| telling::step(Phrase::new("reaches-lost").with("move", best.in_words()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use std::collections::BTreeSet;

    #[test]
    fn every_family_has_exactly_one_teller() {
        let mut told: Vec<&str> = TELLERS.iter().flat_map(|teller| teller.games()).copied().collect();
        told.sort_unstable();
        let families: Vec<&str> = rules::ALL.iter().map(|family| family.name).collect();
        assert_eq!(told, families);
        let listed: BTreeSet<&str> = ALL.iter().copied().collect();
        assert_eq!(listed.into_iter().collect::<Vec<_>>(), families);
        assert!(ALL[1..].is_sorted() && VALUED[1..].is_sorted() && VALUED.iter().all(|name| ALL.contains(name)));
        assert_eq!(WITH_A_CHOICE.len(), ALL.len() - 1);
    }
}
