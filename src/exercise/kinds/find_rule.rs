//! Exercise kind `find-rule`: "These heaps are lost. Which rules fit?"
//!
//! Prompt: the lost heaps of a subtraction game up to a bound, and four sets of takes. Answer: every set whose lost
//! heaps up to the bound are these. Written heap by heap from the takes;
//! confirmed by the search of each game, which knows its rules alone.
//! Source: Winning Ways, ch. 4; thesis exercise 13.

use crate::document::build::{list, say, set, step};
use crate::document::{Answer, Block, Inline, Line, Mistake, Phrase, Question, Step};
use crate::exercise::degenerate::counts_up;
use crate::exercise::games::{all_of, refutes_outcome};
use crate::exercise::second::{only_numbers, read_position};
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
};
use crate::rules::{Game, Play, Position, parse_game};
use crate::solver::Outcome;

/// Heaps are compared up to this one.
const LAST: u64 = 16;

/// How many sets there are to choose from.
const CHOICES: usize = 4;

/// The kind; the takes come from `heaps` (how many numbers) and `size` (how large).
pub const KIND: Kind = Kind {
    name: "find-rule",
    work: 4,
    summary: "which sets of takes have these lost heaps (`heaps`: how many takes, `size`: how large)",
    settings: || Settings { choice: false, ..Settings::size(1, 9, (1, 9)).heaps(1, 3, (2, 3)) },
    subject: Subject::Numbers("find-rule"),
    space: |task| Space::multisets(task.heaps, task.size),
    accepts: |_, candidate| candidate.numbers.windows(2).all(|pair| pair[0] < pair[1]),
    // Where 1 to m may be taken, the lost heaps are multiples.
    degenerate: |_, candidate| counts_up(&candidate.numbers).then_some(Degenerate::PlainPeriod),
    difficulty,
    pose,
    second_route,
    extra: Extra::NONE,
};

/// How many heaps there are to look at in all four sets together, each until it differs.
fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    let right = lost(&candidate.numbers);
    let shown = nearest(right, others(task, &candidate.numbers));
    match LAST + 1 + shown.iter().map(|other| agrees(other, right)).sum::<u64>() {
        ..38 => 2,
        38..52 => 3,
        _ => 4,
    }
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let right = lost(&candidate.numbers);
    let sets = choices(task, &candidate.numbers, dice);
    let fits: Vec<usize> = (0..sets.len()).filter(|&place| lost(&sets[place]) == right).collect();
    let line = |takes: &Vec<u64>| -> Line { vec![Inline::Signs(set(takes))] };
    let listed: Vec<String> = sets.iter().map(|takes| crate::document::build::join(takes)).collect();
    Question {
        position: format!("find-rule {}: {}", crate::document::build::join(&right.heaps()), listed.join(", ")),
        stem: vec![
            Phrase::rule("find-rule-rules"),
            Phrase::ending("rule-last-move-wins"),
            Phrase::new("find-rule-prompt"),
        ],
        sample: Some(Phrase::new("find-rule-sample")),
        prompt: vec![Block::Paragraph(say(Phrase::new("find-rule-lost")
            .with("last", LAST)
            .with("heaps", list(&right.heaps()))))],
        space: vec![Block::Ticks(sets.iter().map(line).collect())],
        headline: say(headline(&sets, &fits)),
        solution: vec![Block::Steps(explain(&sets, right))],
        wrong: mistakes(&sets, &fits, right),
        answer: Answer::Ticks(fits),
        routes: [Phrase::new("route-first-heaps"), Phrase::new("route-search")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let text = position.trim_start_matches("find-rule");
    let (heaps, sets) = text.split_once(':').ok_or_else(|| format!("`{position}` has no sets"))?;
    let heaps = only_numbers(heaps)?;
    let mut ticks = Vec::new();
    for (place, takes) in sets.split(',').enumerate() {
        let takes = takes.trim().replace(' ', ",");
        let at = read_position(&format!("subtract({takes}) {LAST}"), Play::Normal)?;
        let labels = verifier.labels(&at.game);
        let mut fits = true;
        for heap in 0..=LAST {
            let outcome = labels.outcome(&Position::of([heap])).map_err(|limit| limit.to_string())?;
            fits &= (outcome == Outcome::P) == heaps.contains(&heap);
        }
        ticks.extend(fits.then_some(place));
    }
    Ok(Answer::Ticks(ticks))
}

/// The lost heaps of a set up to the bound: those from which no take leads to a lost one.
fn lost(takes: &[u64]) -> Lost {
    Lost((0..=LAST).fold(0, |found, heap| {
        let wins = takes.iter().any(|&take| take <= heap && found >> (heap - take) & 1 == 1);
        found | u32::from(!wins) << heap
    }))
}

/// Heaps up to the bound, each a bit.
#[derive(Clone, Copy, PartialEq)]
struct Lost(u32);

impl Lost {
    fn contains(self, heap: u64) -> bool {
        heap <= LAST && self.0 >> heap & 1 == 1
    }

    fn heaps(self) -> Vec<u64> {
        (0..=LAST).filter(|&heap| self.contains(heap)).collect()
    }

    /// The first heap at which others differ.
    fn first_difference(self, other: Lost) -> Option<u64> {
        (self != other).then(|| u64::from((self.0 ^ other.0).trailing_zeros()))
    }
}

/// The set itself and others in an order of the dice: first those that have the same lost heaps, at most one of them,
/// then those that agree longest.
fn choices(task: &Task, takes: &[u64], dice: &mut Dice) -> Vec<Vec<u64>> {
    let mut others = others(task, takes);
    dice.shuffle(&mut others);
    let mut chosen = nearest(lost(takes), others);
    chosen.insert(0, takes.to_vec());
    dice.shuffle(&mut chosen);
    chosen
}

/// All sets of one to three takes but these.
fn others(task: &Task, takes: &[u64]) -> Vec<Vec<u64>> {
    let mut others = Vec::new();
    Space::multisets((1, 3), (1, task.size.1.max(6))).each(&mut |candidate| {
        let other = &candidate.numbers;
        if other.windows(2).all(|pair| pair[0] < pair[1]) && other != takes {
            others.push(other.clone());
        }
    });
    others
}

/// The first set that has these lost heaps, if there is one, and those that agree longest.
fn nearest(right: Lost, others: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let mut others: Vec<(u64, Vec<u64>)> = others.into_iter().map(|other| (agrees(&other, right), other)).collect();
    others.sort_by_key(|(agrees, _)| std::cmp::Reverse(*agrees));
    let same = others.iter().take_while(|(agrees, _)| *agrees > LAST).count();
    others.into_iter().skip(same.saturating_sub(1)).take(CHOICES - 1).map(|(_, other)| other).collect()
}

/// How many heaps from 0 on a set loses or wins like these.
fn agrees(takes: &[u64], right: Lost) -> u64 {
    first_difference(takes, right).map_or(LAST + 1, |(heap, _)| heap)
}

/// Each set with the first heap at which it differs.
fn explain(sets: &[Vec<u64>], right: Lost) -> Vec<Step> {
    let mut steps = vec![step(Phrase::new("find-rule-how"))];
    steps.extend(sets.iter().map(|takes| {
        let said = match first_difference(takes, right) {
            None => Phrase::new("find-rule-fits").with("last", LAST),
            Some((heap, true)) => Phrase::new("find-rule-too-many").with("heap", heap),
            Some((heap, false)) => {
                let take = takes.iter().copied().find(|&take| lost(takes).contains(heap.wrapping_sub(take)));
                let take = take.unwrap_or(0);
                Phrase::new("find-rule-too-few").with("heap", heap).with("take", take).with("left", heap - take)
            }
        };
        step(said.with("set", set(takes)))
    }));
    steps
}

/// The first heap at which the lost heaps of a set differ from these, and whether the set loses it.
fn first_difference(takes: &[u64], right: Lost) -> Option<(u64, bool)> {
    let found = lost(takes);
    found.first_difference(right).map(|heap| (heap, found.contains(heap)))
}

/// The sets of these boxes.
fn headline(sets: &[Vec<u64>], boxes: &[usize]) -> Phrase {
    let chosen: Vec<String> = boxes.iter().map(|&place| set(&sets[place])).collect();
    Phrase::new("find-rule-answer").with("count", chosen.len()).with("sets", all_of(&chosen))
}

fn mistakes(sets: &[Vec<u64>], fits: &[usize], right: Lost) -> Vec<Mistake> {
    let heaps = right.heaps();
    let all = |wanted: &dyn Fn(&Vec<u64>) -> bool| -> Vec<usize> {
        (0..sets.len()).filter(|&place| wanted(&sets[place])).collect()
    };
    let begins = |takes: &Vec<u64>| {
        first_difference(takes, right).is_none_or(|(heap, _)| heap > heaps.get(1).copied().unwrap_or(LAST))
    };
    // The gap between the first two lost heaps taken for the largest take and one more.
    let gap = heaps.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(1);
    let guesses = vec![
        Misconception::new("looks-first-lost-heaps", all(&begins)),
        Misconception::new("looks-one-set-only", fits.first().map(|&place| vec![place]).unwrap_or_default()),
        Misconception::new("looks-lost-cannot-be-taken", all(&|takes| !takes.iter().any(|&take| right.contains(take)))),
        Misconception::new("looks-largest-gap", all(&|takes| takes.last().is_some_and(|&take| take + 1 >= gap))),
    ];
    let mistake = |guess: Misconception<Vec<usize>>| {
        let extra = guess.answer.iter().find(|place| !fits.contains(place));
        let refutation = match extra {
            Some(&place) => {
                let (heap, loses) = first_difference(&sets[place], right)?;
                let takes = list(&sets[place]).replace(' ', "");
                let game = Game::single(parse_game(&format!("subtract({takes})")).ok()?, Play::Normal);
                let key = if loses { "refuted-set-loses" } else { "refuted-set-wins" };
                let why = refutes_outcome(&game, &Position::of([heap]));
                Phrase::new(key).with("set", set(&sets[place])).with("heap", heap).with("why", why)
            }
            None => {
                let missing = fits.iter().find(|place| !guess.answer.contains(place))?;
                Phrase::new("refuted-set-missing").with("set", set(&sets[*missing])).with("last", LAST)
            }
        };
        let shown = headline(sets, &guess.answer);
        Some(guess.refuted(Answer::Ticks, refutation).shown_as(shown))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
