//! Exercise kind `join`: "Two positions side by side: what is lost, each alone and both as one game?"
//!
//! Prompt: two positions of three heaps. Answer: the boxes of what is lost. Written by nim-sums; confirmed by labelling
//! the three positions, by the rules alone.
//! Source: Hardy's advice, as the blog has it (H-48); F26, F26a, F26b, X-20.

use crate::document::build::{join, say, step, step_showing, tuple};
use crate::document::{Answer, Block, Inline, Math, Mistake, Phrase, Question};
use crate::exercise::drawing::columns_table;
use crate::exercise::games;
use crate::exercise::second::{self, lost_boxes, numbers_in};
use crate::exercise::{
    BoxNames, Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position};

/// The boxes: the left position is lost, the right one, both together.
const BOXES: [&str; 3] = ["join-first-lost", "join-second-lost", "join-both-lost"];

/// What its boxes are called, in the words of any language that mean the same.
const NAMES: BoxNames = BoxNames {
    called: &[
        ("first", &[0]),
        ("second", &[1]),
        ("third", &[2]),
        ("together", &[2]),
        ("both together", &[2]),
        ("first and second", &[0, 1]),
        ("first, second", &[0, 1]),
        ("first and third", &[0, 2]),
        ("second and third", &[1, 2]),
        ("first, both", &[0, 2]),
        ("second, both", &[1, 2]),
        ("first and both", &[0, 2]),
        ("second and both", &[1, 2]),
        ("first and both together", &[0, 2]),
        ("second and both together", &[1, 2]),
        ("first and together", &[0, 2]),
        ("second and together", &[1, 2]),
        ("all", &[0, 1, 2]),
    ],
    about: &["lost"],
    marks: [&["lost", "P"], &["won", "not lost", "N"]],
};

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "join",
    work: 3,
    summary: "two positions of three heaps: which is lost, and are both together lost",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(1, 15, (1, 15)) },
    subject: Subject::InOrder("join"),
    // Which of four cases it is, both lost, one, none but both together, nothing, and the two smaller heaps of each position.
    space: |task| Space::Tuples(vec![(0, 3), task.size, task.size, task.size, task.size]),
    accepts: |task, candidate| !joined(task, candidate).is_empty(),
    degenerate: |_, _| None,
    // How long the numbers are; which case it is does not count, or the level would tell it.
    difficulty: |_, candidate| difficulty::level(difficulty::width(&candidate.numbers[1..])),
    pose,
    second_route,
    extra: Extra { boxes: NAMES, ..Extra::NONE },
};

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let choices = joined(task, candidate);
    let mut parts = choices[dice.below(choices.len() as u64) as usize];
    // Which of the two is on the left: the case with one lost position names that one first.
    if dice.below(2) == 1 {
        parts.reverse();
    }
    let [first, second] = parts.map(|part| dice.shuffled(&part));
    let [s, t] = [&first, &second].map(|part| games::nim_sum(part.iter().copied()));
    let all = [&first[..], &second[..]].concat();
    let lost = [s == 0, t == 0, s == t];
    let sum_of = |part: &[u64], sum| Math::chain(part, "⊕").equals(Math::Number(sum));
    let conclusion = match (s == 0, t == 0) {
        (true, true) => Phrase::new("join-lost-lost"),
        (true, false) | (false, true) => {
            let won = if s == 0 { &second } else { &first };
            Phrase::new("join-lost-won").with("won", tuple(won))
        }
        _ if s == t => Phrase::new("join-won-won-equal").with("sum", s),
        _ => Phrase::new("join-won-won-different").with("first", s).with("second", t).with("sum", s ^ t),
    };
    let mut stem = games::stem(&task.games[0], Play::Normal, "join-prompt");
    stem.push(Phrase::new("join-question"));
    Question {
        position: format!("join {} + {}", join(&first), join(&second)),
        stem,
        sample: Some(Phrase::new("join-sample")),
        prompt: vec![Block::Paragraph(vec![
            Inline::Signs(tuple(&first)),
            Inline::Text(" "),
            Inline::Say(Phrase::new("join-and")),
            Inline::Text(" "),
            Inline::Signs(tuple(&second)),
        ])],
        space: vec![Block::Ticks(BOXES.iter().map(|&key| say(Phrase::new(key))).collect())],
        headline: say(in_words(lost)),
        solution: vec![Block::Steps(vec![
            step_showing(
                Phrase::new("join-sums").with("first", sum_of(&first, s)).with("second", sum_of(&second, t)),
                vec![Block::Beside(vec![columns_table(&first, true), columns_table(&second, true)])],
            ),
            step(conclusion),
        ])],
        wrong: mistakes(task, [&first, &second], &all, lost),
        answer: second::boxes(&lost),
        routes: [Phrase::new("route-nim-sum"), Phrase::new("route-search-three")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let (first, second) = position.split_once('+').ok_or_else(|| format!("`{position}` has no two parts"))?;
    lost_boxes([first, second, position].map(|text| format!("nim {}", join(&numbers_in(text)))), verifier)
}

/// What is lost, in words; no two of the three alone are, but people take them to be.
fn in_words(lost: [bool; 3]) -> Phrase {
    Phrase::new(match lost {
        [false, false, false] => "join-lost-nothing",
        [true, false, false] => "join-lost-first",
        [false, true, false] => "join-lost-second",
        [false, false, true] => "join-lost-together",
        [true, true, false] => "join-lost-alone",
        [true, false, true] => "join-lost-first-together",
        [false, true, true] => "join-lost-second-together",
        [true, true, true] => "join-lost-everything",
    })
}

/// Two positions with rising heaps, in an order that no other candidate has, for each way to complete them: the third
/// heaps make nim-sums that fit the case. In every case both pairs could be completed to lost trios, so all five
/// answers are about as frequent.
fn joined(task: &Task, candidate: &Candidate) -> Vec<[[u64; 3]; 2]> {
    let [case, a, b, d, e] = candidate.numbers[..] else { unreachable!("the space has five numbers") };
    let completes = |a: u64, b: u64| a < b && b < a ^ b && a ^ b <= task.size.1;
    if !completes(a, b) || !completes(d, e) || (a, b) == (d, e) || (case != 1 && (a, b) > (d, e)) {
        return Vec::new();
    }
    let third = |a: u64, b: u64, sum: u64| {
        let third = a ^ b ^ sum;
        (b < third && third <= task.size.1).then_some([a, b, third])
    };
    let sums = |from: u64| from..2 * (task.size.1 + 1).next_power_of_two();
    let mut choices = Vec::new();
    let firsts = if case < 2 { 0..1 } else { sums(1) };
    for s in firsts {
        let seconds = match case {
            0 => 0..1,
            1 | 3 => sums(1),
            _ => s..s + 1,
        };
        for t in seconds.filter(|&t| case != 3 || t != s) {
            if let (Some(first), Some(second)) = (third(a, b, s), third(d, e, t)) {
                choices.push([first, second]);
            }
        }
    }
    choices
}

fn mistakes(task: &Task, parts: [&Vec<u64>; 2], all: &[u64], lost: [bool; 3]) -> Vec<Mistake> {
    let [first, second, _] = lost;
    let guesses = [
        Misconception::new("looks-won-stays-won", [first, second, first && second]),
        Misconception::new("looks-won-and-won-is-lost", [first, second, first == second]),
        Misconception::new("looks-lost-and-lost-is-won", [first, second, false]),
        Misconception::new("looks-any-lost-part", [first, second, first || second]),
        Misconception::new(
            "looks-even-totals",
            [parts[0], parts[1], &all.to_vec()].map(|part| part.iter().sum::<u64>() % 2 == 0),
        ),
    ];
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let mistake = |guess: Misconception<[bool; 3]>| {
        let place = (0..3).find(|&place| guess.answer[place] != lost[place])?;
        let position = [&parts[0][..], &parts[1][..], all][place];
        let refutation = Phrase::new("refuted-join")
            .with("position", tuple(position))
            .with("why", games::refutes_outcome(&game, &Position::of(position.to_vec())));
        let shown = say(in_words(guess.answer));
        Some(Mistake { shown, ..guess.refuted(|lost| second::boxes(&lost), refutation) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
