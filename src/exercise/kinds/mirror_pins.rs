//! Exercise kind `mirror-pins`: "You began in the middle of a row of pins. Answer the opponent's shot."
//!
//! Prompt: a row of Kayles, its middle gone and the rest symmetric but for the opponent's last shot. Answer: the pins
//! to knock down, from the left. Written by reflection; confirmed from the rules of Kayles: of all shots that are
//! possible the only one that leaves the row symmetric, after which the search finds the player to move lost.
//! Source: Winning Ways, ch. 4; N-13, N-19 (pairing).

use crate::document::build::{list, paragraph, say, step, step_showing};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question, Step};
use crate::exercise::games;
use crate::exercise::second::{numbers_in, read_position};
use crate::exercise::{
    Candidate, Dice, Extra, Form, GameAndNumbers, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
    difficulty,
};
use crate::picture;
use crate::rules::Play;
use crate::solver::Outcome;

/// How often an earlier pair of shots is tried, and how many are made at most.
const TRIES: usize = 12;
const MOST_PAIRS: usize = 2;

/// The kind; the length of the row comes from `size`.
pub const KIND: Kind = Kind {
    name: "mirror-pins",
    work: 1,
    summary: "Kayles: the answer to a shot when the middle is gone (`size`: how many pins)",
    settings: || Settings { games: &["kayles"], ..Settings::size(6, 40, (9, 18)) },
    subject: Subject::InOrder("mirror-pins"),
    space,
    accepts,
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra { form: Form::Together, read: Some(read), ..Extra::NONE },
};

/// The length of the row, the first pin of the opponent's shot, and how many pins it knocks down.
fn space(task: &Task) -> Space {
    let rows = |pins: u64| Space::Tuples(vec![(pins, pins), (1, pins), (1, 2)]);
    Space::Union((task.size.0..=task.size.1).map(rows).collect())
}

/// Pins of one half.
fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let [pins, ..] = shot(candidate);
    hit(candidate).iter().all(|&pin| pin <= pins && !middle(pins).contains(&pin))
}

/// How far there is to count, and whether two pins fall.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let [pins, _, count] = shot(candidate);
    difficulty::level((pins as u32).saturating_sub(4) / 6 + count as u32)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let [pins, ..] = shot(candidate);
    let hit = hit(candidate);
    let fallen = earlier(pins, &hit, dice);
    let answer: Vec<u64> = hit.iter().rev().map(|pin| pins + 1 - pin).collect();
    let standing = |more: &[&[u64]]| -> Vec<bool> {
        (1..=pins).map(|pin| !fallen.contains(&pin) && !more.iter().any(|shot| shot.contains(&pin))).collect()
    };
    let said = Phrase::new("mirror-pins-now").with("count", hit.len()).with("pins", games::numbers(&hit));
    let write = Phrase::new("write-pins").with("pins", Blank::Wide);
    Question {
        position: format!("mirror-pins {pins} gone {} hit {}", list(&fallen), list(&hit)),
        stem: games::stem(&task.games[0], Play::Normal, "mirror-pins-prompt"),
        sample: Some(Phrase::new("mirror-pins-sample")),
        prompt: vec![Block::Picture(picture::row(&standing(&[&hit]), &[])), paragraph(said)],
        space: vec![Block::Answer(vec![say(write)])],
        headline: say(Phrase::new("mirror-pins-answer")
            .with("count", answer.len())
            .with("pins", games::numbers(&answer))),
        solution: vec![Block::Steps(explain(pins, &hit, &answer, &standing(&[&hit])))],
        wrong: mistakes(&hit, &answer, &standing(&[&hit])),
        answer: Answer::Parts(answer),
        routes: [Phrase::new("route-reflection"), Phrase::new("route-only-symmetric-shot")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let numbers = numbers_in(position);
    let (&pins, gone) = numbers.split_first().ok_or_else(|| format!("`{position}` is not a row"))?;
    let stands = |pin: u64, shot: &[u64]| (1..=pins).contains(&pin) && !gone.contains(&pin) && !shot.contains(&pin);
    let shots = (1..=pins).flat_map(|pin| [vec![pin], vec![pin, pin + 1]]);
    let possible = shots.filter(|shot| shot.iter().all(|&pin| stands(pin, &[])));
    let symmetric = |shot: &Vec<u64>| (1..=pins).all(|pin| stands(pin, shot) == stands(pins + 1 - pin, shot));
    let found: Vec<Vec<u64>> = possible.filter(symmetric).collect();
    let [shot] = &found[..] else {
        return Err(format!("{} shots make `{position}` symmetric", found.len()));
    };
    // The rows of pins that are left, and who wins them.
    let mut rows = vec![0_u64];
    for pin in 1..=pins {
        match stands(pin, shot) {
            true => *rows.last_mut().ok_or("there is a row")? += 1,
            false => rows.push(0),
        }
    }
    let rows: Vec<String> = rows.iter().filter(|&&row| row > 0).map(u64::to_string).collect();
    let rows = if rows.is_empty() { "0".to_owned() } else { rows.join(" ") };
    let left = read_position(&format!("kayles {rows}"), Play::Normal)?;
    match verifier.outcome(&left.game, &left.position)? {
        Outcome::P => Ok(Answer::Parts(shot.clone())),
        _ => Err(format!("the symmetric shot in `{position}` does not win")),
    }
}

/// The row, the opponent's shot after the word `hit`.
fn read(task: &Task, position: &str) -> GameAndNumbers {
    if position.contains("gone") {
        return Err("which pins have fallen before is drawn; write only the row and the opponent's shot, as in \
                    `mirror-pins 14 hit 13, 14`"
            .to_owned());
    }
    let (row, shot) = position.split_once("hit").unwrap_or((position, ""));
    let (row, shot) = (numbers_in(row), numbers_in(shot));
    if let [first, second] = shot[..]
        && first.checked_add(1) != Some(second)
    {
        return Err("a shot knocks down one pin or two neighbours".to_owned());
    }
    let numbers: Vec<u64> = match (row.first(), shot.first()) {
        (Some(&pins), Some(&first)) => vec![pins, first, shot.len() as u64],
        _ => row,
    };
    let widest = KIND.widest(task);
    if space(&widest).contains(0, &numbers) && accepts(&widest, &numbers.clone().into()) {
        return Ok((0, numbers));
    }
    Err(format!("`{position}` is not a row with a shot next to its middle"))
}

/// The length of the row, the first pin of the shot, how many pins it knocks down.
fn shot(candidate: &Candidate) -> [u64; 3] {
    [0, 1, 2].map(|place| candidate.numbers[place])
}

/// The pins of the opponent's shot.
fn hit(candidate: &Candidate) -> Vec<u64> {
    let [_, first, count] = shot(candidate);
    (first..first + count).collect()
}

/// The one or two pins in the middle.
fn middle(pins: u64) -> Vec<u64> {
    if pins.is_multiple_of(2) { vec![pins / 2, pins / 2 + 1] } else { vec![pins.div_ceil(2)] }
}

/// The pins that had fallen before the opponent's shot: the middle, and pairs of shots that leave room for it.
fn earlier(pins: u64, hit: &[u64], dice: &mut Dice) -> Vec<u64> {
    let mut fallen = middle(pins);
    let mut pairs = 0;
    for _ in 0..TRIES {
        let first = 1 + dice.below(pins / 2);
        let shot: Vec<u64> = (first..first + 1 + dice.below(2)).collect();
        let image = |pin: u64| pins + 1 - pin;
        let free =
            |&pin: &u64| pin <= pins / 2 && !fallen.contains(&pin) && !hit.contains(&pin) && !hit.contains(&image(pin));
        // Half of the pins are left to play with.
        let room = 2 * (fallen.len() + 2 * shot.len()) as u64 <= pins;
        if pairs < MOST_PAIRS && room && shot.iter().all(free) {
            fallen.extend(shot.iter().flat_map(|&pin| [pin, image(pin)]));
            pairs += 1;
        }
    }
    fallen.sort_unstable();
    fallen
}

/// Where the images are, why they are there, and what becomes of it.
fn explain(pins: u64, hit: &[u64], answer: &[u64], standing: &[bool]) -> Vec<Step> {
    let image = Phrase::new("mirror-pins-image").with("sum", pins + 1).with("count", hit.len());
    vec![
        step_showing(
            image.with("hit", games::numbers(hit)).with("answer", games::numbers(answer)),
            vec![Block::Picture(picture::row(standing, answer))],
        ),
        step(Phrase::new("mirror-pins-stands")),
        step(Phrase::new("mirror-pins-always")),
    ]
}

/// Other shots that people make, as far as the pins stand.
fn mistakes(hit: &[u64], answer: &[u64], standing: &[bool]) -> Vec<Mistake> {
    let pins = standing.len() as u64;
    let stands = |pin: u64| standing.get((pin as usize).wrapping_sub(1)).copied().unwrap_or(false);
    let half = pins.div_ceil(2);
    let moved: Vec<u64> = hit.iter().map(|&pin| if pin <= pins / 2 { pin + half } else { pin - half }).collect();
    let mut guesses = vec![
        Misconception::new("looks-shifted-half", moved),
        Misconception::new("looks-counts-from-zero", answer.iter().map(|pin| pin - 1).collect()),
    ];
    match answer {
        [first, last] => guesses
            .push(Misconception::new("looks-one-pin-of-two", vec![*if hit[0] <= pins / 2 { first } else { last }])),
        [pin] => guesses.push(Misconception::new("looks-two-pins-for-one", vec![*pin, pin + 1])),
        _ => {}
    }
    let mistake = |guess: Misconception<Vec<u64>>| {
        let shot = guess.answer.clone();
        // The first pin is called 1 in the question.
        if shot.contains(&0) {
            return None;
        }
        let shown = Phrase::new("pins-shown").with("count", shot.len()).with("pins", games::numbers(&shot));
        if let Some(&gone) = shot.iter().find(|&&pin| !stands(pin)) {
            let key = if (1..=pins).contains(&gone) { "refuted-pin-gone" } else { "refuted-no-such-pin" };
            return Some(guess.refuted(Answer::Parts, Phrase::new(key).with("pin", gone)).shown_as(shown));
        }
        let left = |pin: u64| stands(pin) && !shot.contains(&pin);
        let alone = (1..=pins).find(|&pin| left(pin) && !left(pins + 1 - pin))?;
        let refutation = Phrase::new("refuted-pin-alone").with("pin", alone).with("image", pins + 1 - alone);
        Some(guess.refuted(Answer::Parts, refutation).shown_as(shown))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
