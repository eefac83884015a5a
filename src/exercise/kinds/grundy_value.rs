//! Exercise kind `grundy-value`: "Fill in the Grundy values; what is the last one?"
//!
//! Prompt: a heap, or another position. Answer: its Grundy value. Written from the theory of the game;
//! confirmed without mex: the value is the one heap of Nim that makes a lost position beside it.
//! Source: Sprague 1935, Grundy 1939; Winning Ways, ch. 4.

use crate::document::build::{paragraph, say};
use crate::document::{Answer, Blank, Block, Inline, Math, Mistake, Phrase, Question};
use crate::exercise::games::{self, values};
use crate::exercise::second::{balancing_heap, read_position};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Bounds, Candidate, Dice, Extra, Kind, Misconception, Settings, Subject, Task, Verifier, candidates, degenerate,
    difficulty,
};
use crate::rules::{self, MoveShape, Play, Rules};

/// The kind; the game and the sizes come from the task.
pub const KIND: Kind = Kind {
    name: "grundy-value",
    work: 4,
    summary: "the Grundy value of a heap, a row of coins or a board",
    settings: || Settings {
        games: &games::VALUED,
        heaps: Some(Bounds { least: 1, most: 6, default: (1, 1) }),
        sums: true,
        ..Settings::size(0, 400, (5, 20))
    },
    subject: Subject::Position,
    space: candidates::positions,
    // Empty heaps ask for nothing, but a heap below every number of a set does.
    accepts: |task, candidate| candidates::position(task, candidate).is_some_and(|at| at.is_begun()),
    degenerate: |task, candidate| candidates::position(task, candidate).and_then(|at| degenerate::of_value(&at)),
    difficulty,
    pose,
    second_route,
    extra: Extra {
        settings_for,
        has_row: true,
        largest: |task| Some(candidates::largest(task)),
        out_of_reach: Some(out_of_reach),
        ..Extra::NONE
    },
};

/// In a subtraction game how many values there are before the heap's, and whether numbers are missing between the takes;
/// else what the game counts.
fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    match candidates::position(task, candidate) {
        Some(at) if at.rules.name() == "subtract" => {
            let set = at.rules.parameters();
            let gaps = u32::from(set.last().copied().unwrap_or(1) as usize != set.len());
            difficulty::level(1 + (at.parts()[0] / 8) as u32 + gaps)
        }
        _ => candidates::difficulty(task, candidate),
    }
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let at = candidates::posed(task, candidate, dice);
    let (rules, text) = (at.rules, games::of(at.rules));
    let value = games::value(&at);
    let heap = match (rules.move_shape(), at.parts()) {
        (MoveShape::TakeFromHeap | MoveShape::SplitHeap, [heap]) => Some(*heap),
        _ => None,
    };
    let (asks, space, headline) = heap.map_or_else(|| of_position(&at, value), |heap| of_heap(rules, heap, value));
    Question {
        position: at.text(),
        stem: games::stem(rules, Play::Normal, asks),
        sample: heap.map(|_| Phrase::new("next-value-sample")),
        prompt: text.turn(&at).map(paragraph).into_iter().collect(),
        space,
        headline: vec![headline],
        solution: solution(&at),
        wrong: mistakes(&at, value),
        answer: Answer::Number(value),
        routes: [games::first_route(rules, Play::Normal), Phrase::new("route-nim-heap-beside")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    // A value is at most the number of moves.
    let parsed = read_position(position, Play::Normal)?;
    balancing_heap(position, parsed.game.count(&parsed.position), verifier).map(Answer::Number)
}

/// One heap, unless the author asks for several; boards have rows.
fn settings_for(settings: Settings, rules: &Rules) -> Settings {
    let mut settings = games::settings(settings, rules);
    if rules.move_shape() != MoveShape::WholeBoard {
        settings.heaps = settings.heaps.map(|bounds| Bounds { default: (1, 1), ..bounds });
    }
    settings.size.most = games::entry(rules).values_to.expect("only valued games are asked about");
    if rules.name() == "subtract" {
        settings.size = Bounds { least: 1, most: 400, default: (5, 20) };
    }
    settings
}

/// The largest position may have a small value, so the largest heap of Nim is put beside it.
fn out_of_reach(task: &Task, verifier: &mut Verifier) -> Option<(String, String)> {
    let largest = candidates::largest(task);
    let most = task.games.iter().map(|rules| games::of(rules).most_value(rules, task)).max().unwrap_or(0);
    let parsed = rules::parse(&format!("{largest} + nim {most}"), Play::Normal).ok()?;
    let reason = verifier.outcome(&parsed.game, &parsed.position).err()?;
    Some((largest, reason))
}

/// A position comes back with the steps, a single heap is in them.
fn solution(at: &SolvedPosition) -> Vec<Block> {
    let text = games::of(at.rules);
    let steps = text.explain_value(at);
    match (at.rules.move_shape(), at.parts()) {
        (MoveShape::TakeFromHeap | MoveShape::SplitHeap, [_]) => vec![Block::Steps(steps)],
        _ => games::key(text.picture(at), steps),
    }
}

/// Question, places to write and answer for a single heap: a row of values where it fits the page.
fn of_heap(rules: &Rules, heap: u64, value: u64) -> (&'static str, Vec<Block>, Inline) {
    let g = values::of(heap);
    let mut space = Vec::new();
    if heap <= values::LONGEST_ROW {
        space.push(values::row(&values::table(rules, heap).values, 1));
    }
    let write = Phrase::new("write-grundy").with("g", g.clone()).with("blank", Blank::Short);
    space.push(Block::Answer(vec![say(write)]));
    ("grundy-value-prompt", space, Inline::Math(g.equals(Math::Number(value))))
}

/// Question, places to write and answer for several heaps, coins and boards.
fn of_position(at: &SolvedPosition, value: u64) -> (&'static str, Vec<Block>, Inline) {
    let picture = games::of(at.rules).picture(at);
    let write = Block::Answer(vec![say(Phrase::new("write-value").with("blank", Blank::Short))]);
    (
        "grundy-position-prompt",
        vec![Block::Beside(vec![picture, write])],
        Inline::Say(Phrase::new("grundy-position-answer").with("value", value)),
    )
}

fn mistakes(at: &SolvedPosition, value: u64) -> Vec<Mistake> {
    let reached = values::moves_by_value(at);
    let mistake = |guess: Misconception<u64>| {
        let refuted = match reached.get(&guess.answer).and_then(|moves| moves.first()) {
            Some(step) => {
                Phrase::new("refuted-move-has-value").with("move", at.in_words(step)).with("value", guess.answer)
            }
            None => Phrase::new("refuted-smaller-missing").with("smaller", value),
        };
        guess.refuted(Answer::Number, refuted)
    };
    games::of(at.rules).guessed_values(at).into_iter().chain(values::of_any_game(at)).map(mistake).collect()
}
