//! What each game says for itself: its rules, its moves, its reasons, and the mistakes that people make in it.
//!
//! Representation: a table with one line for each family of games, and a [`GameText`] for those that are
//! described alike. It says which positions an exercise draws from and words everything; it decides
//! nothing: who wins and by which moves comes with [`SolvedPosition`], and every [`Misconception`] is
//! compared with it afterwards.

pub mod argued;
pub mod argument;
mod authored;
mod chomp;
mod coins;
mod divisors;
mod fibonacci;
mod lines;
mod misread;
mod moves;
pub mod nim;
mod queen;
mod refute;
pub mod solution;
mod squares;
mod subtract;
pub mod sum;
mod take_and_break;
pub mod values;

use std::sync::LazyLock;

pub use moves::{Detail, Heaps, Place, all_of, choice, describe_move, english, leaving, move_text, numbers, parted};
pub use refute::{refutes_outcome, refutes_win, refuting_reply, winning};

use super::solved::SolvedPosition;
use super::{Bounds, Misconception, Settings, Space, Task, difficulty};
use crate::document::build::{step, tuple};
use crate::document::{Arg, Blank, Block, Phrase, Picture, Role, Step, px};
use crate::picture::{self, Change, Scene, Stress};
use crate::rules::{Move, MoveShape, Play, Rules};
use crate::solver::{self, Outcome};

/// A family of games on sheets: what is the same for all its positions.
pub struct Entry {
    /// The family.
    name: &'static str,
    /// What it says for itself.
    text: &'static dyn GameText,
    /// Whether exercises play it so that the last move loses, too.
    pub misere: bool,
    /// Bounds of `heaps`; none where every position has the same form.
    pub heaps: Option<Bounds>,
    /// Bounds of `size`.
    pub size: Bounds,
    /// Whether the numbers of a position have an order of their own; heaps come in an order of the dice.
    pub in_order: bool,
    /// Whether some moves win and others do not, so that one can ask for them.
    choice: bool,
    /// The most winning moves that are asked for.
    pub most_answers: usize,
    /// The largest size at which Grundy values are worth finding by hand; none where they are not.
    pub values_to: Option<u64>,
    /// Whether its period is short; to look for the others' takes longer than a sheet may.
    periodic: bool,
    /// The theory that writes answers, in words.
    route: &'static str,
    /// What a move does, in sentences; empty where they depend on parameters or the play.
    rules: &'static [&'static str],
    /// Who wins, where one sentence says that and no more.
    ending: Option<&'static str>,
}

/// More winning moves than these do not make a question, where there are not as many as heaps: a sheet has room for
/// so many, whether they exist or not.
const MOST_ANSWERS: usize = 4;

/// The ending of most games.
const LAST_MOVE_WINS: Option<&str> = Some("rule-last-move-wins");

/// A family whose positions have as many numbers as the rules say.
const fn entry_of(
    name: &'static str,
    text: &'static dyn GameText,
    size: Bounds,
    route: &'static str,
    rules: &'static [&'static str],
) -> Entry {
    let (misere, heaps, in_order, choice, values_to, periodic) = (false, None, false, true, None, false);
    let (most_answers, ending) = (MOST_ANSWERS, None);
    Entry { name, text, misere, heaps, size, in_order, choice, most_answers, values_to, periodic, route, rules, ending }
}

const fn bounds(least: u64, most: u64, default: (u64, u64)) -> Bounds {
    Bounds { least, most, default }
}

const fn coins(name: &'static str, rules: &'static [&'static str]) -> Entry {
    let size = bounds(1, 12, (5, 8));
    Entry {
        in_order: true,
        values_to: Some(8),
        ending: LAST_MOVE_WINS,
        ..entry_of(name, &coins::Coins, size, "route-coins", rules)
    }
}

const fn divisors(name: &'static str, heaps: (u64, u64), rules: &'static [&'static str]) -> Entry {
    let size = bounds(0, 200, (1, 15));
    Entry {
        heaps: Some(bounds(1, 4, heaps)),
        values_to: Some(200),
        ending: LAST_MOVE_WINS,
        ..entry_of(name, &divisors::Divisors, size, "route-divisors", rules)
    }
}

const fn lines(name: &'static str, rules: &'static [&'static str]) -> Entry {
    Entry { in_order: true, ..entry_of(name, &lines::Lines, bounds(0, 8, (3, 5)), "route-lines", rules) }
}

const fn splitting(name: &'static str, periodic: bool, rules: &'static [&'static str]) -> Entry {
    let size = bounds(0, 200, (3, 12));
    Entry {
        heaps: Some(bounds(1, 4, (1, 2))),
        values_to: Some(200),
        periodic,
        ..entry_of(name, &take_and_break::TakeAndBreak, size, "route-values", rules)
    }
}

/// Every family of games, by name.
static GAMES: &[Entry] = &[
    Entry {
        heaps: Some(bounds(1, 6, (2, 4))),
        in_order: true,
        ..entry_of(
            "chomp",
            &chomp::Chomp,
            bounds(1, 12, (1, 5)),
            "route-chocolate",
            &["rule-chomp", "rule-chomp-poison"],
        )
    },
    splitting("dawson-chess", true, &["rule-dawson-chess"]),
    splitting("dawson-kayles", true, &["rule-dawson-kayles"]),
    // The only lost heap of Dim is the empty one, so it is played with several.
    divisors("dim", (2, 3), &["rule-dim"]),
    Entry {
        in_order: true,
        ending: Some("rule-last-token-wins"),
        ..entry_of("fibonacci", &fibonacci::Fibonacci, bounds(2, 60, (5, 25)), "route-zeckendorf", &["rule-fibonacci"])
    },
    // Every move wins, or none does; and the value says only which.
    Entry { choice: false, values_to: None, ..coins("flip-right", &["rule-flip-right"]) },
    splitting("grundy", false, &["rule-grundy"]),
    splitting("guiles", true, &["rule-guiles"]),
    splitting("hex", false, &[]),
    splitting("kayles", true, &["rule-kayles"]),
    coins("mock-turtles", &["rule-mock-turtles"]),
    Entry {
        misere: true,
        heaps: Some(bounds(2, 6, (3, 3))),
        most_answers: usize::MAX,
        ..entry_of("nim", &nim::Nim, bounds(0, 1000, (1, 15)), "route-nim-sum", &[])
    },
    splitting("octal", false, &[]),
    splitting("officers", false, &["rule-officers"]),
    Entry {
        values_to: Some(12),
        ending: Some("rule-queen-wins"),
        ..entry_of("queen", &queen::Queen, bounds(0, 60, (0, 12)), "route-golden", &["rule-queen"])
    },
    divisors("rim", (1, 3), &["rule-rim"]),
    coins("ruler", &["rule-ruler"]),
    Entry {
        heaps: Some(bounds(1, 6, (2, 4))),
        in_order: true,
        values_to: Some(12),
        ..entry_of("squares", &squares::Squares, bounds(1, 12, (3, 7)), "route-components", &[])
    },
    Entry {
        most_answers: usize::MAX,
        values_to: Some(1000),
        periodic: true,
        ..entry_of("subtract", &subtract::Subtract, bounds(0, 1000, (1, 15)), "route-values", &[])
    },
    lines("tictactoe", &["rule-tictactoe", "rule-line-wins"]),
    splitting("treblecross", false, &["rule-treblecross"]),
    lines("trihex", &["rule-trihex", "rule-line-wins"]),
    coins("turtles", &["rule-turtles"]),
];

/// A family without a line in [`GAMES`]: its moves are described, and which of them win; no sheet asks about it.
static OTHER: Entry = entry_of("", &Other, bounds(0, 0, (0, 0)), "route-search", &[]);

/// Sums, which are not a family of their own.
static SUM: Entry = Entry {
    in_order: true,
    values_to: Some(60),
    ..entry_of("sum", &sum::Sum, bounds(1, 60, (1, 12)), "route-sum-of-values", &[])
};

/// Games that authors state.
static AUTHORED: Entry = Entry {
    misere: true,
    in_order: true,
    ..entry_of("block", &authored::OfAuthor, bounds(0, 60, (1, 12)), "route-losing-formula", &[])
};

struct Other;

impl GameText for Other {}

/// The families that a kind asks about, its default first.
fn families(default: &'static str, wanted: impl Fn(&Entry) -> bool) -> Vec<&'static str> {
    let mut names: Vec<&str> = GAMES.iter().filter(|entry| wanted(entry)).map(|entry| entry.name).collect();
    names.sort_by_key(|name| *name != default);
    names
}

/// Every family, Nim first.
pub static ALL: LazyLock<Vec<&str>> = LazyLock::new(|| families("nim", |_| true));

/// Every family in which some moves win and others do not.
pub static WITH_A_CHOICE: LazyLock<Vec<&str>> = LazyLock::new(|| families("nim", |entry| entry.choice));

/// The families whose Grundy values are worth finding by hand; those of Nim are a kind of their own.
pub static VALUED: LazyLock<Vec<&str>> = LazyLock::new(|| families("subtract", |entry| entry.values_to.is_some()));

/// The families whose single heaps have values worth finding by hand, one after the other.
pub static VALUED_HEAPS: LazyLock<Vec<&str>> =
    LazyLock::new(|| families("kayles", |entry| entry.values_to.is_some() && !entry.in_order && entry.name != "queen"));

/// The family of this game.
pub fn entry(rules: &Rules) -> &'static Entry {
    let known = GAMES.iter().find(|entry| entry.name == rules.name());
    known.unwrap_or(match rules.authored() {
        Some(_) => &AUTHORED,
        None if rules.summands().is_empty() => &OTHER,
        None => &SUM,
    })
}

/// Whether its positions are heaps, each a game of its own, so that one of them can be part of a sum.
pub fn is_of_heaps(rules: &Rules) -> bool {
    rules.move_shape() != MoveShape::WholeBoard
}

/// What this game says for itself.
pub fn of(rules: &Rules) -> &'static dyn GameText {
    entry(rules).text
}

/// The settings of a kind with the bounds of this game.
pub fn settings(settings: Settings, rules: &Rules) -> Settings {
    let entry = entry(rules);
    Settings { heaps: entry.heaps, size: entry.size, ..settings }
}

/// The rules of a game and the task, in sentences.
pub fn stem(rules: &Rules, play: Play, asks: &'static str) -> Vec<Phrase> {
    let mut stem = of(rules).rules(rules, play);
    stem.push(Phrase::new(asks));
    stem
}

/// The theory that writes answers, in words.
pub fn first_route(rules: &Rules, play: Play) -> Phrase {
    Phrase::new(match play {
        Play::Misere if rules.authored().is_none() => "route-misere-rule",
        _ => entry(rules).route,
    })
}

impl SolvedPosition<'_> {
    /// Whether sheets ask for positions with numbers of this size.
    pub fn fits_sheets(&self) -> bool {
        self.parts().iter().all(|&part| part <= entry(self.rules).size.most)
    }

    /// A move in words, with the position reached.
    pub fn in_words(&self, step: &Move) -> Phrase {
        describe_move(&self.game, &self.position, step, Detail::Reached)
    }
}

/// What a move is named by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    /// The heap, what is taken and what is left.
    Heap,
    /// A square, by its row and its column from 1.
    Square([u64; 2]),
    /// Where the piece goes, by its distances to the left and down.
    Point([u64; 2]),
    /// The coins that are turned, from 1; the first alone where it tells the others.
    Coins(Vec<u64>),
    /// A point by its letter, from 0.
    Letter(usize),
    /// The position reached.
    Position,
}

/// The place to write a move in any words.
fn any_move() -> Phrase {
    Phrase::new("write-any-move").for_role(Role::AnyMove).with("blank", Blank::Wide)
}

/// Taken for lost, or for won, by the player to move.
pub fn taken_for(lost: bool) -> Outcome {
    if lost { Outcome::P } else { Outcome::N }
}

/// What a family of games says for itself.
pub trait GameText: Sync {
    /// The candidates of a task: multisets of heaps.
    fn space(&self, rules: &Rules, task: &Task) -> Space {
        Space::multisets(counts(rules, task), task.size)
    }

    /// The numbers of a candidate, each order of equal ones once; none when there is no such position.
    fn parts(&self, _: &Rules, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        Some(candidate.to_vec())
    }

    /// The candidate that is this position, in a task of any class; what [`GameText::parts`] undoes.
    fn candidate(&self, parts: &[u64]) -> Vec<u64> {
        parts.to_vec()
    }

    /// The numbers of the largest position of a task: if the second route reaches it, it reaches all.
    fn largest(&self, rules: &Rules, task: &Task) -> Vec<u64> {
        vec![task.size.1; counts(rules, task).1 as usize]
    }

    /// What a move does, and who wins, in sentences.
    fn rules(&self, rules: &Rules, _: Play) -> Vec<Phrase> {
        let Entry { rules, ending, .. } = entry(rules);
        rules.iter().map(|key| Phrase::rule(key)).chain(ending.map(Phrase::ending)).collect()
    }

    /// The position as a picture.
    fn picture(&self, at: &SolvedPosition) -> Block {
        let scene = Scene { game: &at.rules.title(), numbers: at.parts(), ..Scene::default() };
        Block::Picture(picture::of(at.rules.name(), &scene))
    }

    /// The picture with every winning move drawn in, for keys.
    fn key_picture(&self, at: &SolvedPosition) -> Block {
        Block::Picture(argued::drawn_in(at).unwrap_or_else(|| marked_picture(at, None, &[])))
    }

    /// What a picture does not say of the position: whose turn it is.
    fn turn(&self, _: &SolvedPosition) -> Option<Phrase> {
        None
    }

    /// What its heaps are called; a move in rows and strips says what becomes of them.
    fn heaps(&self, _: &Rules) -> Heaps {
        Heaps::Tokens
    }

    /// A move in words; [`describe_move`] adds what is left of a heap.
    fn describe_move(&self, rules: &Rules, _: &[u64], step: &Move, place: Place) -> Phrase {
        match step.taken {
            0 if rules.move_shape() == MoveShape::WholeBoard => {
                place.within(Phrase::new("move-reach").with("position", tuple(&step.step.left)))
            }
            0 => place.split(&step.step.left),
            taken => place.take(taken),
        }
    }

    /// What people name a move by, from the numbers before it and after it.
    fn naming(&self, rules: &Rules, _: &[u64], _: &[u64]) -> Naming {
        if rules.move_shape() == MoveShape::WholeBoard { Naming::Position } else { Naming::Heap }
    }

    /// A position that is too easy to be asked about, and its description.
    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        None
    }

    /// A move as a student writes it, or the place to write one.
    fn written(&self, _: &Rules, _: Option<(&[u64], &Move)>) -> Phrase {
        any_move()
    }

    /// For how many winning moves there is room, so that the space does not show how many there are.
    fn lines_to_write(&self, at: &SolvedPosition) -> usize {
        at.move_count().min(MOST_ANSWERS as u64) as usize
    }

    /// How hard a position is, from 1 to 5: by how many moves there are to look at.
    fn difficulty(&self, at: &SolvedPosition) -> u8 {
        difficulty::level(difficulty::width(&[at.move_count()]))
    }

    /// Why the position is won or lost, by the simplest argument.
    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        argued::explain(at, false)
    }

    /// Why all its winning moves win, each by the simplest argument.
    fn repairs(&self, at: &SolvedPosition) -> Vec<Step> {
        argued::explain(at, true)
    }

    /// What no simple argument explains: why these moves win, or, without moves, why the position is not won.
    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        if moves.is_empty() { vec![refutation(at)] } else { describe_moves(at, moves) }
    }

    /// Whether its key says that no short argument is known why the position is won or lost, or why all its moves win.
    fn has_no_argument(&self, _: &SolvedPosition, _all: bool) -> bool {
        false
    }

    /// Rules of thumb about who wins, where they go wrong or not.
    fn guessed_outcomes(&self, _: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        Vec::new()
    }

    /// Moves that people make, winning or not, possible or not.
    fn guessed_moves(&self, _: &SolvedPosition) -> Vec<Misconception<crate::rules::Step>> {
        Vec::new()
    }

    /// Wrong values of the heaps from 0, or of the coins from the left, that people may have in mind.
    fn misreadings(&self, _: &SolvedPosition) -> Vec<Misconception<Vec<u64>>> {
        Vec::new()
    }

    /// A bound for the Grundy values of a task: that of the sums of its heaps.
    fn most_value(&self, rules: &Rules, task: &Task) -> u64 {
        let most = values::table(rules, task.size.1).values.into_iter().max().unwrap_or(0);
        (most + 1).next_power_of_two() - 1
    }

    /// Why the position has its Grundy value, where that is asked.
    fn explain_value(&self, at: &SolvedPosition) -> Vec<Step> {
        values::explain_value(at)
    }

    /// What people take for the Grundy value, besides what they take for that of any position.
    fn guessed_values(&self, at: &SolvedPosition) -> Vec<Misconception<u64>> {
        values::guessed(at, self.misreadings(at))
    }
}

/// A winning move as it is written, in a position that is too easy to be asked about.
pub fn sample(rules: &Rules, play: Play) -> Option<Phrase> {
    let (parts, described) = of(rules).sample_position(rules)?;
    let at = SolvedPosition::new(rules, parts, play);
    // Of several moves, one that shows all places to write.
    let best = at.winning_moves().iter().max_by_key(|step| step.step.left.len())?;
    Some(described.with("written", of(rules).written(rules, Some((at.parts(), best)))))
}

/// A place to write a number of a move, or the number.
fn place_for(number: Option<u64>) -> Arg {
    number.map_or(Arg::Blank(Blank::Short), Arg::Number)
}

/// A cell, row before column from 1, or the place to write one.
fn row_and_column(cell: Option<[u64; 2]>) -> Phrase {
    let [row, column] = [0, 1].map(|at| place_for(cell.map(|cell| cell[at])));
    Phrase::new("write-row-and-column").with("row", row).with("column", column)
}

/// The picture of a position with its winning moves and, if its board shows them, these lost squares.
fn marked_picture(at: &SolvedPosition, lost: Option<&[[u64; 2]]>, stress: &[Stress]) -> Picture {
    let change = |best: &Move| Change { part: best.step.part, left: best.step.left.to_vec() };
    let winning: Vec<Change> = at.winning_moves().iter().map(change).collect();
    // No move wins a draw, and moves that one picture cannot mark have pictures of their own.
    let winning = Some(&winning[..]).filter(|_| at.outcome() != Outcome::Draw && marks_all(at));
    let scene = Scene { game: &at.rules.title(), numbers: at.parts(), winning, lost, stress };
    picture::of(at.rules.name(), &scene)
}

/// What a key shows: the picture of the question with the winning moves, then the steps, beside it where they show
/// nothing themselves.
pub fn key(picture: Block, steps: Vec<Step>) -> Vec<Block> {
    let beside = steps.iter().all(|step| step.shows.is_empty()) && narrow(&picture);
    let steps = Block::Steps(steps);
    if beside { vec![Block::Beside(vec![picture, steps])] } else { vec![picture, steps] }
}

/// How many moves win, in a sentence; nothing where nobody can.
pub fn so_many_win(at: &SolvedPosition) -> Option<Phrase> {
    let counted = || Phrase::new("exactly-so-many-win").with("count", at.winning_count());
    (at.outcome() != Outcome::Draw).then(counted)
}

/// How many moves keep a draw.
pub fn holding_moves(at: &SolvedPosition) -> usize {
    let holds = |step: &Move| solver::outcome(&at.game, &step.to) == Ok(Outcome::Draw);
    at.game.moves(&at.position).iter().filter(|step| holds(step)).count()
}

/// Whether steps fit beside a picture.
fn narrow(picture: &Block) -> bool {
    matches!(picture, Block::Picture(picture) if picture.width <= px(345))
}

/// The least and the largest count of numbers: the task's, or that of all positions of the game.
fn counts(rules: &Rules, task: &Task) -> (u64, u64) {
    let (least, most) = rules.shape().parts;
    entry(rules).heaps.map_or((least as u64, most as u64), |_| task.heaps)
}

/// The Grundy value by theory. Kinds ask only inside their bounds, where theory always answers.
pub fn value(at: &SolvedPosition) -> u64 {
    let value = solver::grundy(&at.game, &at.position).expect("theory reaches every position that is asked about");
    value.expect("games whose values are asked for have values")
}

/// Why a position is not won, by a move and its answer.
pub fn refutation(at: &SolvedPosition) -> Step {
    step(Phrase::new("shown-by").with("why", refutes_outcome(&at.game, &at.position)))
}

/// Numbers added in binary without carry.
pub fn nim_sum(numbers: impl Iterator<Item = u64>) -> u64 {
    numbers.fold(0, |sum, number| sum ^ number)
}

/// The places at which two rows of numbers differ.
pub fn changed<'a>(before: &'a [u64], after: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    (0..before.len()).filter(|&place| before[place] != after[place])
}

/// Winning moves, one sentence each.
pub fn describe_moves(at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
    moves.iter().map(|best| step(Phrase::new("reaches-lost").with("move", at.in_words(best)))).collect()
}

/// A move with what shows it, where the picture of the position does not mark it.
pub fn shown(at: &SolvedPosition, best: &Move, says: Phrase) -> Step {
    Step { shows: move_picture(at, best).into_iter().collect(), ..step(says) }
}

/// The picture of a winning move, on paper, where the picture of the position does not mark it.
fn move_picture(at: &SolvedPosition, best: &Move) -> Option<Block> {
    if at.in_digits || marks_all(at) {
        return None;
    }
    let change = Change { part: best.step.part, left: best.step.left.to_vec() };
    let scene = Scene { game: &at.rules.title(), numbers: at.parts(), winning: Some(&[change]), ..Scene::default() };
    Some(Block::Picture(picture::without_notes(at.rules.name(), &scene)))
}

/// Whether one picture can mark the winning moves: on boards on which they are points, of heaps that become smaller
/// one each, of rows that split if there is one in each row.
fn marks_all(at: &SolvedPosition) -> bool {
    let moves = at.winning_moves();
    match (at.rules.name(), at.rules.move_shape()) {
        ("chomp" | "queen" | "tictactoe" | "trihex", _) | (_, MoveShape::TakeFromHeap) => true,
        (_, MoveShape::WholeBoard) => moves.len() <= 1,
        (_, MoveShape::SplitHeap) => {
            let again =
                |(place, best): (usize, &Move)| moves[..place].iter().any(|known| known.step.part == best.step.part);
            !moves.iter().enumerate().any(again)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_entry_is_a_family_of_games() {
        assert!(GAMES.is_sorted_by_key(|entry| entry.name));
        let known = |name| rules::ALL.iter().any(|family| family.name == name);
        assert!(GAMES.iter().all(|entry| known(entry.name)));
        assert_eq!((ALL[0], WITH_A_CHOICE.len(), VALUED[0]), ("nim", ALL.len() - 1, "subtract"));
    }
}
