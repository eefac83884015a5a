//! Exercise kind `trio-images`: "These things are done to a lost trio. After which is it lost again?"
//!
//! Prompt: a lost trio (a, b, c) and five things done to its numbers. Answer: the boxes of those after which the position
//! is lost. Written from what each does to the columns, without a sum: doubling and halving move them, a 1 for two even
//! numbers or from two odd ones changes the last column alone; confirmed by the search of every image.
//! Source: Báron 1964, conjectures 4 and 5; B-48, B-55, B-56, F04, F05a to F05f, E-04, X-15.

use crate::document::build::{cell, join, say, signs, step, step_showing, tuple, worded_table};
use crate::document::{Answer, Block, Cell, CellMark, Inline, Mistake, Phrase, Question};
use crate::exercise::games;
use crate::exercise::second::{boxes, lost_boxes, numbers_in};
use crate::exercise::{
    Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position};

/// How many things are done.
const BOXES: usize = 5;

/// Something done to the three numbers; places count from 0.
#[derive(Clone, Copy, PartialEq)]
enum Change {
    Double,
    /// Doubled, and then 1 more for two of them: all but this one.
    DoubleAndTwo(usize),
    /// Doubled, and then 1 more for one of them.
    DoubleAndOne(usize),
    DoubleAndAll,
    /// Two of them doubled: all but this one.
    DoubleTwo(usize),
    OneMore,
    Halve,
    /// 1 more for two even numbers: all but this one.
    RaiseTwo(usize),
    /// 1 less for the two odd numbers: all but this one.
    LowerOdd(usize),
    /// The same, and then all halved.
    LowerAndHalve(usize),
}

use Change::*;

impl Change {
    /// All that can be done to a lost trio.
    fn all(trio: [u64; 3]) -> Vec<Change> {
        let mut all = vec![Double, DoubleAndAll, OneMore];
        for place in 0..3 {
            all.extend([DoubleAndTwo(place), DoubleAndOne(place), DoubleTwo(place)]);
            all.extend(is_even(trio).then_some(RaiseTwo(place)));
        }
        match trio.iter().position(|number| number % 2 == 0) {
            _ if is_even(trio) => all.push(Halve),
            // The sum is even, so one of three is.
            Some(even) => all.extend([LowerOdd(even), LowerAndHalve(even)]),
            None => {}
        }
        all
    }

    /// What becomes of the numbers.
    fn of(self, trio: [u64; 3]) -> [u64; 3] {
        let each = |change: &dyn Fn(usize, u64) -> u64| [0, 1, 2].map(|place| change(place, trio[place]));
        let one = |yes: bool| u64::from(yes);
        match self {
            Double => each(&|_, number| 2 * number),
            DoubleAndTwo(but) => each(&|place, number| 2 * number + one(place != but)),
            DoubleAndOne(only) => each(&|place, number| 2 * number + one(place == only)),
            DoubleAndAll => each(&|_, number| 2 * number + 1),
            DoubleTwo(but) => each(&|place, number| if place == but { number } else { 2 * number }),
            OneMore => each(&|_, number| number + 1),
            Halve => each(&|_, number| number / 2),
            RaiseTwo(but) => each(&|place, number| number + one(place != but)),
            LowerOdd(but) => each(&|place, number| number - one(place != but)),
            LowerAndHalve(but) => each(&|place, number| (number - one(place != but)) / 2),
        }
    }

    /// Whether a lost trio stays lost, by what happens to its columns.
    fn keeps(self) -> bool {
        !matches!(self, DoubleAndOne(_) | DoubleAndAll | DoubleTwo(_) | OneMore)
    }

    /// The key of its words, and the place that it names, from 1.
    fn named(self) -> (&'static str, usize) {
        match self {
            Double => ("images-double", 0),
            DoubleAndTwo(but) => ("images-double-and-two", but + 1),
            DoubleAndOne(only) => ("images-double-and-one", only + 1),
            DoubleAndAll => ("images-double-and-all", 0),
            DoubleTwo(but) => ("images-double-two", but + 1),
            OneMore => ("images-one-more", 0),
            Halve => ("images-halve", 0),
            RaiseTwo(but) => ("images-raise-two", but + 1),
            LowerOdd(_) => ("images-lower-odd", 0),
            LowerAndHalve(_) => ("images-lower-and-halve", 0),
        }
    }

    /// What is done.
    fn says(self) -> Phrase {
        let (key, place) = self.named();
        if place == 0 { Phrase::new(key) } else { Phrase::new(key).with("place", place) }
    }

    /// Why the position is lost again, or not.
    fn why(self) -> Phrase {
        Phrase::new(match self {
            Double | Halve => "images-why-moved",
            DoubleAndTwo(_) => "images-why-moved-and-two",
            RaiseTwo(_) | LowerOdd(_) => "images-why-last-column",
            LowerAndHalve(_) => "images-why-reduced",
            DoubleAndOne(_) | DoubleAndAll | OneMore => "images-why-odd-sum",
            DoubleTwo(_) => "images-why-one-moved",
        })
    }
}

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "trio-images",
    work: 3,
    summary: "which of five changes of a lost trio keep it lost: doubling, halving, 1 more or less",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(1, 31, (1, 15)) },
    subject: Subject::Numbers("images"),
    space: |task| Space::lost_trios(task.size),
    accepts: |_, _| true,
    degenerate: |_, _| None,
    // How many columns the numbers have in which something may happen.
    difficulty: |_, candidate| difficulty::level(difficulty::width(&candidate.numbers)),
    pose,
    second_route,
    extra: Extra::NONE,
};

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let [a, b, c] = candidate.numbers[..] else { unreachable!("the space lists three numbers") };
    let trio = [a, b, c];
    let changes = changes(trio, dice);
    let images: Vec<String> = changes.iter().map(|change| join(&change.of(trio))).collect();
    let good: Vec<bool> = changes.iter().map(|change| change.keeps()).collect();
    Question {
        position: format!("images {}: {}", join(&trio), images.join(", ")),
        stem: games::stem(&task.games[0], Play::Normal, "images-prompt"),
        sample: Some(Phrase::new("images-sample")),
        prompt: vec![Block::Paragraph(say(Phrase::new("images-trio").with("trio", tuple(&trio))))],
        space: vec![Block::Ticks(changes.iter().map(|change| say(change.says())).collect())],
        headline: headline(&good),
        solution: vec![Block::Steps(vec![
            step_showing(Phrase::new("images-columns"), vec![table(trio, &changes)]),
            step(Phrase::new("images-by-sum")),
        ])],
        wrong: mistakes(task, trio, &changes),
        answer: boxes(&good),
        routes: [Phrase::new("route-columns-moved"), Phrase::new("route-search-images")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let (_, images) = position.split_once(':').ok_or_else(|| format!("`{position}` names no images"))?;
    lost_boxes(images.split(',').map(|image| format!("nim {}", join(&numbers_in(image)))), verifier)
}

fn is_even(trio: [u64; 3]) -> bool {
    trio.iter().all(|number| number % 2 == 0)
}

/// Two or three changes that keep the trio lost, and others, in an order of the dice.
fn changes(trio: [u64; 3], dice: &mut Dice) -> Vec<Change> {
    let (mut keep, mut lose): (Vec<Change>, Vec<Change>) =
        Change::all(trio).into_iter().partition(|change| change.keeps());
    dice.shuffle(&mut keep);
    dice.shuffle(&mut lose);
    keep.truncate(2 + dice.below(2) as usize);
    lose.truncate(BOXES - keep.len());
    let mut all = [keep, lose].concat();
    dice.shuffle(&mut all);
    all
}

/// The numbers of the boxes.
fn headline(good: &[bool]) -> Vec<Inline> {
    let right: Vec<u64> = (1..).zip(good).filter(|(_, good)| **good).map(|(place, _)| place).collect();
    say(Phrase::new("images-answer").with("count", right.len()).with("boxes", games::numbers(&right)))
}

/// Every change, the position it makes, and why that is lost or not.
fn table(trio: [u64; 3], changes: &[Change]) -> Block {
    let row = |change: &Change| -> Vec<Cell> {
        let verdict = Phrase::new(if change.keeps() { "shift-lost" } else { "shift-not-lost" });
        let mark = if change.keeps() { CellMark::Strong } else { CellMark::None };
        vec![
            cell(say(change.says())),
            Cell { mark, ..signs(tuple(&change.of(trio))) },
            cell(say(verdict)),
            cell(say(change.why())),
        ]
    };
    let heads = ["images-done", "images-image", "shift-verdict", "images-because"];
    Block::Table(worded_table(Phrase::new("images-caption"), &heads, changes.iter().map(row)))
}

/// What people take for lost: only the first image that is wrong is refuted.
fn mistakes(task: &Task, trio: [u64; 3], changes: &[Change]) -> Vec<Mistake> {
    let even_sum = |change: Change| change.of(trio).iter().sum::<u64>() % 2 == 0;
    let doubled = |change: Change| matches!(change, Double | DoubleTwo(_));
    let guesses: [Misconception<&dyn Fn(Change) -> bool>; 4] = [
        Misconception::new("looks-any-even-sum", &even_sum),
        Misconception::new("looks-only-multiples", &|change| matches!(change, Double | Halve)),
        Misconception::new("looks-any-doubling", &doubled),
        Misconception::new("looks-same-for-all", &|change| matches!(change, Double | Halve | OneMore | DoubleAndAll)),
    ];
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let mistake = |guess: Misconception<&dyn Fn(Change) -> bool>| {
        let given: Vec<bool> = changes.iter().map(|&change| (guess.answer)(change)).collect();
        let wrong = changes.iter().zip(&given).find(|(change, given)| change.keeps() != **given)?.0;
        let made = wrong.of(trio);
        let refutation = Phrase::new("refuted-image")
            .with("made", tuple(&made))
            .with("why", games::refutes_outcome(&game, &Position::of(made)));
        let shown = headline(&given);
        Some(Mistake { shown, ..guess.refuted(|_| boxes(&given), refutation) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
