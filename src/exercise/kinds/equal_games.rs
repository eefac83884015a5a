//! Exercise kind `equal-games`: "Which of these sums are lost? No values have to be added."
//!
//! Prompt: a heap of Nim and two heaps of Dim with their values, one of them equal to the heap of Nim, and four sums of
//! copies of the three. Answer: the sums that the player to move loses. Written by cancelling equal games two by two: a
//! sum is lost if nothing is left. Confirmed by the search, which knows neither values nor copies.
//! Source: N-38, N-39, thesis exercise 17; Winning Ways, ch. 3.

use crate::document::build::{say, step};
use crate::document::{Answer, Block, Inline, Line, Mistake, Phrase, Question, Step};
use crate::exercise::games::{numbers, refutes_outcome, values};
use crate::exercise::second::{boxes, lost_boxes};
use crate::exercise::{
    BoxNames, Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Play, parse};

/// How many sums there are.
const BOXES: usize = 4;

/// How often each game is in a sum: the heap of Nim, its equal in Dim, and the other heap of Dim.
type Copies = [u64; 3];

/// What its boxes are called.
const NAMES: BoxNames =
    BoxNames { about: &["lost"], marks: [&["lost", "P"], &["won", "not lost", "N"]], ..BoxNames::NONE };

/// The kind; the heaps of Dim come from `size`.
pub const KIND: Kind = Kind {
    name: "equal-games",
    work: 2,
    summary: "which sums of copies are lost, where equal games cancel (`size`: the heaps of Dim)",
    settings: || Settings { games: &["dim"], choice: false, ..Settings::size(2, 15, (2, 15)) },
    subject: Subject::InOrder("equal"),
    // Two heaps of Dim, and the most games in a sum.
    space: |task| Space::Tuples(vec![task.size, task.size, (4, 5)]),
    accepts,
    degenerate: |_, _| None,
    // How many games there are in a sum, to be cancelled two by two.
    difficulty: |_, candidate| difficulty::level(candidate.numbers[2] as u32 - 2),
    pose,
    second_route,
    extra: Extra { boxes: NAMES, ..Extra::NONE },
};

fn accepts(task: &Task, candidate: &Candidate) -> bool {
    let [equal, other] = [0, 1].map(|place| value(task, candidate.numbers[place]));
    equal != other
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let [equal, other, most] = candidate.numbers[..] else { unreachable!("the space has three numbers") };
    let nim = value(task, equal);
    let games = [format!("nim {nim}"), format!("dim {equal}"), format!("dim {other}")];
    let sums = sums(most, dice);
    let texts: Vec<String> = sums.iter().map(|copies| text(&games, copies, dice)).collect();
    let good: Vec<bool> = sums.iter().map(is_lost).collect();
    Question {
        position: format!("equal {}", texts.join(", ")),
        stem: vec![
            Phrase::rule("equal-games-rules"),
            Phrase::ending("rule-last-move-wins"),
            Phrase::new("equal-games-prompt"),
        ],
        sample: Some(Phrase::new("equal-games-sample")),
        prompt: vec![Block::Paragraph(say(Phrase::new("equal-games-values")
            .with("equal", equal)
            .with("value", nim)
            .with("other", other)
            .with("differs", value(task, other))))],
        space: vec![Block::Ticks(texts.iter().map(|text| shown(text)).collect())],
        headline: headline(&good),
        solution: vec![Block::Steps(explain(&games, &sums))],
        wrong: mistakes(&texts, &sums),
        answer: boxes(&good),
        routes: [Phrase::new("route-equal-games-cancel"), Phrase::new("route-search")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let sums = position.strip_prefix("equal ").ok_or_else(|| format!("`{position}` names no sums"))?;
    // The order of the parts does not matter, and sums of as many parts share a table.
    let sorted = |sum: &str| {
        let mut parts: Vec<&str> = sum.split('+').map(str::trim).collect();
        parts.sort_unstable();
        parts.join(" + ")
    };
    lost_boxes(sums.split(',').map(sorted), verifier)
}

/// The value of a heap of Dim, by theory.
fn value(task: &Task, heap: u64) -> u64 {
    values::of_heap(&task.games[0], heap)
}

/// Whether nothing is left when equal games cancel: then every move can be answered in a game that is equal.
fn is_lost(&[nim, equal, other]: &Copies) -> bool {
    (nim + equal) % 2 == 0 && other % 2 == 0
}

/// One to three lost sums among them, each with so many games or one fewer, in an order of the dice.
fn sums(most: u64, dice: &mut Dice) -> Vec<Copies> {
    let of =
        |games: u64| (1..=2).flat_map(move |nim| (0..=games - nim).map(move |equal| [nim, equal, games - nim - equal]));
    let (mut lost, mut won): (Vec<Copies>, Vec<Copies>) = of(most - 1).chain(of(most)).partition(is_lost);
    dice.shuffle(&mut lost);
    dice.shuffle(&mut won);
    lost.truncate(1 + dice.below(3) as usize);
    won.truncate(BOXES - lost.len());
    let mut all = [lost, won].concat();
    dice.shuffle(&mut all);
    all
}

/// A sum, its parts in an order of the dice.
fn text(games: &[String; 3], copies: &Copies, dice: &mut Dice) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for (game, &count) in games.iter().zip(copies) {
        parts.extend((0..count).map(|_| game.as_str()));
    }
    dice.shuffle(&mut parts);
    parts.join(" + ")
}

/// A sum with the games by their names.
fn shown(text: &str) -> Line {
    let mut line = Line::new();
    for part in text.split(" + ") {
        if !line.is_empty() {
            line.push(Inline::Text(" + "));
        }
        line.push(Inline::Say(heap(part)));
    }
    line
}

/// A heap of Nim or Dim, given as `dim 12`.
fn heap(text: &str) -> Phrase {
    let phrase = |key, heap: &str| Phrase::new(key).with("heap", heap);
    match text.strip_prefix("nim ") {
        Some(heap) => phrase("equal-games-nim", heap),
        None => phrase("equal-games-dim", text.trim_start_matches("dim ")),
    }
}

/// The numbers of the boxes.
fn headline(good: &[bool]) -> Vec<Inline> {
    let right: Vec<u64> = (1..).zip(good).filter(|(_, good)| **good).map(|(place, _)| place).collect();
    say(Phrase::new("equal-games-answer").with("count", right.len()).with("boxes", numbers(&right)))
}

/// Why equal games cancel, and what is left of each sum.
fn explain(games: &[String; 3], sums: &[Copies]) -> Vec<Step> {
    let [nim, equal, other] = games;
    let cancels = Phrase::new("equal-games-cancel").with("nim", heap(nim)).with("equal", heap(equal));
    let mut steps = vec![step(Phrase::new("equal-games-answered")), step(cancels)];
    for (box_number, copies) in (1u64..).zip(sums) {
        let odd = [copies[0] + copies[1], copies[2]].map(|count| count % 2 == 1);
        let said = match odd {
            [false, false] => Phrase::new("equal-games-nothing-left"),
            [true, false] => Phrase::new("equal-games-one-left").with("left", heap(nim)),
            [false, true] => Phrase::new("equal-games-one-left").with("left", heap(other)),
            [true, true] => Phrase::new("equal-games-two-left").with("one", heap(nim)).with("other", heap(other)),
        };
        steps.push(step(said.with("box", box_number)));
    }
    steps
}

/// A guess which sums are lost.
type Guess = Misconception<fn(&Copies) -> bool>;

/// What people take for lost: the first sum that is wrong is refuted.
fn mistakes(texts: &[String], sums: &[Copies]) -> Vec<Mistake> {
    let guesses: [Guess; 3] = [
        Misconception::new("looks-counts-games", |copies| copies.iter().sum::<u64>() % 2 == 0),
        Misconception::new("looks-same-name-only", |copies| copies.iter().all(|count| count % 2 == 0)),
        Misconception::new("looks-other-game-forgotten", |[nim, equal, _]| (nim + equal) % 2 == 0),
    ];
    let mistake = |guess: Guess| {
        let given: Vec<bool> = sums.iter().map(guess.answer).collect();
        let wrong = (0..sums.len()).find(|&place| given[place] != is_lost(&sums[place]))?;
        let at = parse(&texts[wrong], Play::Normal).ok()?;
        let refutation =
            Phrase::new("refuted-sum").with("box", wrong + 1).with("why", refutes_outcome(&at.game, &at.position));
        let shown = headline(&given);
        Some(Mistake { shown, ..guess.refuted(|_| boxes(&given), refutation) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
