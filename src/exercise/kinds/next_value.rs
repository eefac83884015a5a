//! Exercise kind `next-value`: "These are the values of all smaller heaps; what is the next one?"
//!
//! Prompt: the Grundy values of the heaps below n in a row. Answer: g(n). Written from the theory of the game; the key
//! lists every move with the value it reaches. Confirmed without mex: the value is the one heap of Nim that makes a
//! lost position beside n.
//! Source: Sprague 1935, Grundy 1939; Guy and Smith 1956; Winning Ways, ch. 4.

use std::collections::BTreeSet;

use crate::document::build::{cell, say, set, signs, step, step_showing};
use crate::document::{Answer, Blank, Block, Inline, Math, Mistake, Phrase, Question, Table, TableLook};
use crate::exercise::games;
use crate::exercise::games::values::{self, Reached};
use crate::exercise::second::{balancing_heap, read_position};
use crate::exercise::{
    Bounds, Candidate, Degenerate, Dice, Extra, Kind, Misconception, Settings, Subject, Task, Verifier, candidates,
    degenerate, difficulty,
};
use crate::rules::{Play, Rules};
use crate::solver;

/// The kind; the game and the sizes come from the task.
pub const KIND: Kind = Kind {
    name: "next-value",
    work: 2,
    summary: "the next Grundy value of a row that is given (`size`: the heap that is asked about)",
    settings: || Settings { games: &games::VALUED_HEAPS, ..Settings::size(2, values::LONGEST_ROW, (6, 14)) },
    subject: Subject::Position,
    space: candidates::positions,
    accepts: |_, _| true,
    degenerate,
    difficulty,
    pose,
    second_route,
    extra: Extra { settings_for, has_row: true, ..Extra::NONE },
};

/// Where 1 to m may be taken, the row only counts up.
fn degenerate(task: &Task, candidate: &Candidate) -> Option<Degenerate> {
    match degenerate::counts_up(task.games[candidate.game].parameters()) {
        true => Some(Degenerate::PlainPeriod),
        false => candidates::position(task, candidate).and_then(|at| degenerate::of_value(&at)),
    }
}

/// By how many different positions there are to look at, and whether heaps split.
fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    let options = values::options(&task.games[candidate.game], candidate.numbers[0]);
    let splits = u32::from(options.iter().any(|option| option.left.len() > 1));
    difficulty::level((options.len() as u32).div_ceil(3) + splits)
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (rules, heap) = (&task.games[candidate.game], candidate.numbers[0]);
    let row = values::table(rules, heap).values;
    let value = row[heap as usize];
    let g = values::of(heap);
    let options = values::options(rules, heap);
    let asks = if options.iter().any(|option| option.left.len() > 1) {
        "next-value-split-prompt"
    } else {
        "next-value-prompt"
    };
    Question {
        position: format!("{} {heap}", rules.title()),
        stem: games::stem(rules, Play::Normal, asks),
        sample: Some(Phrase::new("next-value-sample")),
        prompt: vec![values::row(&row[..heap as usize], heap as usize)],
        space: vec![Block::Answer(vec![say(Phrase::new("write-grundy")
            .with("g", g.clone())
            .with("blank", Blank::Short))])],
        headline: vec![Inline::Math(g.equals(Math::Number(value)))],
        solution: vec![Block::Steps(explain(heap, &options, value))],
        wrong: mistakes(rules, &options, value),
        answer: Answer::Number(value),
        routes: [games::first_route(rules, Play::Normal), Phrase::new("route-nim-heap-beside")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    // A value is at most the number of moves.
    let parsed = read_position(position, Play::Normal)?;
    balancing_heap(position, parsed.game.count(&parsed.position), verifier).map(Answer::Number)
}

fn settings_for(settings: Settings, rules: &Rules) -> Settings {
    // Every heap of Dawson's Kayles and the like up to 2 is a case by itself; rows begin to be worth reading later.
    let least = if rules.name() == "subtract" { 2 } else { 3 };
    Settings { size: Bounds { least, ..settings.size }, ..settings }
}

/// Heaps with plus signs between them, the largest first.
fn plus(left: &[u64]) -> String {
    left.iter().rev().map(u64::to_string).collect::<Vec<_>>().join("\u{a0}+\u{a0}")
}

/// Every move with the value it reaches, one split worked out, and the smallest value missing.
fn explain(heap: u64, options: &[Reached], value: u64) -> Vec<crate::document::Step> {
    if options.is_empty() {
        return vec![step(Phrase::new("grundy-no-move").with("heap", heap))];
    }
    let mut head = vec![cell(say(Phrase::new("next-value-leaves")))];
    let mut cells = vec![cell(say(Phrase::new("next-value-value")))];
    for option in options {
        head.push(signs(plus(&option.left)));
        cells.push(signs(option.together));
    }
    let caption = Phrase::new("next-value-caption").with("heap", heap);
    let table = Table { look: TableLook::Values, caption, head, rows: vec![cells], row_heads: true };
    let table = Block::Table(table);
    let mut steps = vec![step_showing(Phrase::new("next-value-moves").with("heap", heap), vec![table])];
    let worked = options.iter().filter(|option| option.left.len() > 1).max_by_key(|option| option.together);
    if let Some(Reached { left, values, together }) = worked {
        let values: Vec<u64> = values.iter().rev().copied().collect();
        let sum = Math::chain(&values, "⊕").equals(Math::Number(*together));
        steps.push(step(Phrase::new("next-value-split").with("left", plus(left)).with("sum", sum)));
    }
    let reached: BTreeSet<u64> = options.iter().map(|option| option.together).collect();
    let reached: Vec<u64> = reached.into_iter().collect();
    steps.push(step(
        Phrase::new("grundy-options").with("heap", heap).with("values", set(&reached)).with("value", value),
    ));
    steps
}

/// What people take for the next value.
fn mistakes(rules: &Rules, options: &[Reached], value: u64) -> Vec<Mistake> {
    let reached: Vec<u64> = options.iter().map(|option| option.together).collect();
    let added = options.iter().map(|option| option.values.iter().sum::<u64>());
    let whole = options.iter().filter(|option| option.left.len() == 1).map(|option| option.together);
    let mut guesses = Vec::new();
    if options.iter().any(|option| option.left.len() > 1) {
        guesses.push(Misconception::new("looks-adds-split", solver::mex(added)));
        let whole = Misconception::new("looks-forgets-splitting", solver::mex(whole));
        guesses.push(whole.with("what", games::of(rules).heaps(rules).key()));
    }
    guesses.push(Misconception::new("looks-counts-from-one", (1..).find(|n| !reached.contains(n)).unwrap_or(1)));
    guesses.push(Misconception::new(
        "looks-one-more-than-reached",
        reached.iter().copied().max().map_or(0, |most| most + 1),
    ));
    guesses.push(Misconception::new("looks-number-of-moves", options.len() as u64));
    let mistake = |guess: Misconception<u64>| {
        let refuted = match options.iter().find(|option| option.together == guess.answer) {
            Some(option) => {
                Phrase::new("refuted-move-leaves").with("left", plus(&option.left)).with("value", guess.answer)
            }
            None => Phrase::new("refuted-smaller-missing").with("smaller", value),
        };
        guess.refuted(Answer::Number, refuted)
    };
    guesses.into_iter().map(mistake).collect()
}
