//! Exercise kind `fibonacci-limit`: "How many must one be allowed to take, so that one wins?"
//!
//! Prompt: a heap of Fibonacci nim. Answer: the smallest number of tokens that must be allowed so that the player to
//! move wins. Written as the smallest part of the heap without neighbours; confirmed by the search: its smallest move
//! that wins.
//! Source: Whinihan 1963; Zeckendorf 1972; N-72.

use crate::document::build::{say, step};
use crate::document::{Answer, Blank, Block, Math, Mistake, Phrase, Question};
use crate::exercise::games::{self, refutes_outcome};
use crate::exercise::second::{parse_exactly, read_position};
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
};
use crate::rules::{Game, Play, Position};
use crate::solver::kernel::fibonacci::zeckendorf;
use crate::solver::{Budget, RetrogradeTable};

/// The kind; the heaps come from `size`.
pub const KIND: Kind = Kind {
    name: "fibonacci-limit",
    work: 2,
    summary: "Fibonacci nim: how many one must be allowed to take in order to win",
    settings: || Settings { games: &["fibonacci"], ..Settings::size(3, 200, (9, 90)) },
    subject: Subject::InOrder("limit"),
    space: |task| Space::Tuples(vec![task.size]),
    accepts: |_, _| true,
    // A Fibonacci number can only be taken whole.
    degenerate: |_, candidate| (zeckendorf(candidate.numbers[0]).len() == 1).then_some(Degenerate::OnePart),
    difficulty,
    pose,
    second_route,
    extra: Extra { form: Form::Least, largest: |task| Some(format!("limit {}", task.size.1)), ..Extra::NONE },
};

/// How many Fibonacci numbers up to the heap there are to write down, each by an addition, and how many parts of its
/// sum to find: each by a comparison and a subtraction.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let heap = candidate.numbers[0];
    let pairs = std::iter::successors(Some((1, 2)), |&(last, next)| Some((next, last + next)));
    let written = pairs.take_while(|&(number, _)| number <= heap).count();
    match written + 2 * zeckendorf(heap).len() {
        ..12 => 1,
        12..15 => 2,
        15..18 => 3,
        18..20 => 4,
        _ => 5,
    }
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (rules, heap) = (&task.games[0], candidate.numbers[0]);
    let parts = zeckendorf(heap);
    let least = parts.last().copied().unwrap_or(1);
    let sum = Math::Number(heap).equals(Math::chain(&parts, "+"));
    let mut steps = vec![
        step(Phrase::new("fibonacci-rule")),
        step(match parts.len() {
            1 => Phrase::new("fibonacci-is-one").with("heap", heap),
            _ => Phrase::new("fibonacci-sum").with("sum", sum),
        }),
    ];
    if least == heap {
        steps.push(step(Phrase::new("fibonacci-limit-whole").with("heap", heap)));
    } else {
        let next = parts[parts.len() - 2];
        steps.push(step(
            Phrase::new("fibonacci-limit-take")
                .with("least", least)
                .with("left", heap - least)
                .with("twice", 2 * least)
                .with("next", next),
        ));
    }
    if least > 1 {
        steps.push(step(Phrase::new("fibonacci-limit-less").with("less", least - 1).with("least", least)));
    }
    Question {
        position: format!("limit {heap}"),
        stem: games::stem(rules, Play::Normal, "fibonacci-limit-prompt"),
        sample: Some(Phrase::new("fibonacci-limit-sample")),
        prompt: Vec::new(),
        space: vec![Block::Answer(vec![say(Phrase::new("write-limit")
            .with("heap", heap)
            .with("blank", Blank::Short))])],
        headline: say(Phrase::new("fibonacci-limit-answer").with("least", least).with("heap", heap)),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(&Game::single(rules.clone(), Play::Normal), heap, &parts),
        answer: Answer::Number(least),
        routes: [Phrase::new("route-zeckendorf"), Phrase::new("route-search-limit")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let [heap] = parse_exactly::<1>(position)?;
    // What a move leaves does not depend on how many might have been taken, so the smallest move that wins where all
    // may be taken is the limit.
    verifier.once(position, || {
        let at = read_position(&format!("fibonacci {heap} max {heap}"), Play::Normal)?;
        let mut labels = RetrogradeTable::new(&at.game, Budget::default());
        let winning = labels.winning_moves(&at.position).map_err(|limit| limit.to_string())?;
        let takes = winning.iter().map(|step| heap - step.to.parts()[0]);
        takes.min().map(Answer::Number).ok_or_else(|| format!("no number of tokens wins in `{position}`"))
    })
}

fn mistakes(game: &Game, heap: u64, parts: &[u64]) -> Vec<Mistake> {
    let least = parts.last().copied().unwrap_or(1);
    let mut guesses =
        vec![Misconception::new("looks-largest-part", parts[0]), Misconception::new("looks-whole-heap", heap)];
    // Twice as many are fewer than what is left.
    if heap > 3 {
        guesses.push(Misconception::new("looks-a-third", (heap - 1) / 3));
    }
    // A multiple of 3 would be lost then.
    if !heap.is_multiple_of(3) {
        guesses.insert(1, Misconception::new("looks-remainder-of-three", heap % 3));
    }
    if let [.., next, _] = parts {
        guesses.insert(0, Misconception::new("looks-second-smallest-part", *next));
    }
    let mistake = |guess: Misconception<u64>| {
        let refutation = match guess.answer < least {
            true => Phrase::new("refuted-too-few")
                .with("most", guess.answer)
                .with("why", refutes_outcome(game, &Position::of([heap, guess.answer]))),
            false => Phrase::new("refuted-fewer-do").with("least", least).with("left", heap - least),
        };
        guess.refuted(Answer::Number, refutation)
    };
    guesses.into_iter().map(mistake).collect()
}
