//! Exercise kind `coin-heaps`: "What is each dark coin worth, and all together?"
//!
//! Prompt: a row of coins. Answer: the values of the dark coins from the left, and then their nim-sum. Written from the
//! theorem of the game; confirmed coin by coin: the heap of Nim that makes a lost position beside one coin alone, and
//! beside the whole row.
//! Source: Winning Ways, ch. 14; N-59 to N-61; thesis exercise 24.

use crate::document::build::say;
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question};
use crate::exercise::games::{self, nim_sum, refutes_outcome};
use crate::exercise::second::{balancing_heap, read_position};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Bounds, Candidate, Degenerate, Dice, Extra, Form, Judged, Kind, Misconception, Settings, Subject, Task, Verdict,
    Verifier, candidates, difficulty,
};
use crate::rules::{self, Game, Play, Position, Rules};
use crate::solver::{self, Explanation};

/// The kind; the game and the length of the row come from the task.
pub const KIND: Kind = Kind {
    name: "coin-heaps",
    work: 2,
    summary: "the value of every dark coin and of the whole row (`size`: how many coins)",
    settings: || Settings { games: &["turtles", "mock-turtles", "ruler"], ..Settings::size(2, 12, (6, 10)) },
    subject: Subject::Position,
    space: candidates::positions,
    accepts,
    degenerate,
    difficulty,
    pose,
    second_route,
    extra: Extra {
        form: Form::ValuesAndSum(judge),
        settings_for,
        largest: |task| Some(candidates::largest(task)),
        ..Extra::NONE
    },
};

/// At least two dark coins, or there is nothing to add.
fn accepts(task: &Task, candidate: &Candidate) -> bool {
    candidates::position(task, candidate).is_some_and(|at| at.parts().iter().sum::<u64>() >= 2)
}

/// Where no two values share a binary digit, the ordinary sum gives the same.
fn degenerate(task: &Task, candidate: &Candidate) -> Option<Degenerate> {
    let at = candidates::position(task, candidate)?;
    let (_, values) = dark(&at.game, &at.position);
    adds_plainly(&values).then_some(Degenerate::OrdinarySum)
}

/// Whether the ordinary sum is the nim-sum.
fn adds_plainly(values: &[u64]) -> bool {
    values.iter().try_fold(0_u64, |sum, &value| sum.checked_add(value)) == Some(nim_sum(values.iter().copied()))
}

/// How many values there are to find and to add.
fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    let dark = candidates::position(task, candidate).map_or(0, |at| at.parts().iter().sum::<u64>());
    difficulty::level(dark.saturating_sub(1) as u32)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let at = candidates::posed(task, candidate, dice);
    let (rules, text) = (at.rules, games::of(at.rules));
    let (_, values) = dark(&at.game, &at.position);
    let sum = nim_sum(values.iter().copied());
    let write = Phrase::new("write-coin-values").with("values", Blank::Wide).with("sum", Blank::Short);
    let answer: Vec<u64> = values.iter().copied().chain([sum]).collect();
    Question {
        position: at.text(),
        stem: games::stem(rules, Play::Normal, "coin-heaps-prompt"),
        sample: Some(Phrase::new("coin-heaps-sample")),
        prompt: vec![text.picture(&at)],
        space: vec![Block::Answer(vec![say(write)])],
        headline: say(Phrase::new("coin-heaps-answer").with("values", games::numbers(&values)).with("sum", sum)),
        solution: vec![Block::Steps(text.explain_value(&at))],
        wrong: mistakes(&at),
        answer: Answer::Numbers(answer),
        routes: [games::first_route(rules, Play::Normal), Phrase::new("route-nim-heap-beside-coin")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let whole = read_position(position, Play::Normal)?;
    let (rules, row) = (&whole.game.components[0], whole.position.parts());
    // Every row of this length is below the one of dark coins, so that all questions need one search.
    let dark = Position::of(vec![1; row.len()]);
    verifier.outcome(&whole.game, &dark)?;
    let alone = |coin: usize| -> Vec<u64> { (0..row.len()).map(|place| u64::from(place == coin)).collect() };
    let mut rows: Vec<Vec<u64>> = (0..row.len()).filter(|&coin| row[coin] == 1).map(alone).collect();
    rows.push(row.to_vec());
    let value = |row: &Vec<u64>| balancing_heap(&format!("{} {}", rules.title(), rules.text(row)), 63, verifier);
    rows.iter().map(value).collect::<Result<_, _>>().map(Answer::Numbers)
}

/// The nim-sum follows from the values that were given, unless these need no more than adding and the right ones do.
fn judge(_: &Question, right: &[u64], given: &[Option<u64>]) -> Verdict {
    let last = right.len() - 1;
    let own: Option<Vec<u64>> = given[..last].iter().copied().collect();
    let sum = match own {
        Some(own) if own != right[..last] => {
            let trivial = adds_plainly(&own) && !adds_plainly(&right[..last]);
            (!trivial).then(|| nim_sum(own.into_iter()))
        }
        _ => Some(right[last]),
    };
    let mut verdict =
        Verdict::of((0..last).map(|place| Judged::numbered(place + 1, given[place] == Some(right[place]))));
    verdict.parts.push(Judged::new(Phrase::new("mark-part-nim-sum"), sum.is_some() && given[last] == sum));
    verdict
}

/// What coins turn into is quickly searched in Turning Turtles, more slowly in Ruler and in Mock Turtles.
fn settings_for(settings: Settings, rules: &Rules) -> Settings {
    let (most, usual) = match rules.name() {
        "mock-turtles" => (8, (5, 8)),
        "ruler" => (10, (6, 10)),
        _ => (12, (6, 10)),
    };
    Settings { size: Bounds { most, default: usual, ..settings.size }, ..settings }
}

/// The dark coins from the left, numbered from 1, and their values.
fn dark(game: &Game, position: &Position) -> (Vec<u64>, Vec<u64>) {
    match solver::explain(game, position) {
        Ok(Explanation::Coins { numbers, values }) => (numbers, values),
        _ => (Vec::new(), Vec::new()),
    }
}

fn mistakes(at: &SolvedPosition) -> Vec<Mistake> {
    let (coins, values) = dark(&at.game, &at.position);
    let (_, from_right) = dark(&at.game, &Position::of(at.parts().iter().rev().copied().collect::<Vec<_>>()));
    let with_sum = |values: Vec<u64>| -> Vec<u64> {
        let sum = nim_sum(values.iter().copied());
        values.into_iter().chain([sum]).collect()
    };
    let added: Vec<u64> = values.iter().copied().chain([values.iter().sum()]).collect();
    let mut guesses = vec![
        Misconception::new("looks-adds-values", added),
        Misconception::new("looks-coin-numbers", with_sum(coins.clone())),
        Misconception::new("looks-from-right", with_sum(from_right.into_iter().rev().collect())),
    ];
    // Elsewhere the value of a coin is not its number.
    if at.rules.name() == "turtles" {
        let from_zero = with_sum(coins.iter().map(|coin| coin - 1).collect());
        guesses.push(Misconception::new("looks-numbers-from-zero", from_zero));
    }
    let mistake = |guess: Misconception<Vec<u64>>| {
        let place = values.iter().zip(&guess.answer).position(|(right, wrong)| right != wrong);
        let (row, key, heap): (Vec<u64>, _, _) = match place {
            Some(place) => {
                let alone = (1..=at.parts().len() as u64).map(|coin| u64::from(coin == coins[place])).collect();
                (alone, "refuted-coin-beside", guess.answer[place])
            }
            None => (at.parts().to_vec(), "refuted-row-beside", *guess.answer.last()?),
        };
        let text = format!("{} {} + nim {heap}", at.rules.title(), at.rules.text(&row));
        let beside = rules::parse(&text, Play::Normal).ok()?;
        let refutation = Phrase::new(key)
            .with("coin", place.map_or(0, |place| coins[place]))
            .with("heap", heap)
            .with("why", refutes_outcome(&beside.game, &beside.position));
        let (sum, values) = guess.answer.split_last()?;
        let shown = Phrase::new("coin-heaps-shown").with("values", games::numbers(values)).with("sum", *sum);
        Some(guess.refuted(Answer::Numbers, refutation).shown_as(shown))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
