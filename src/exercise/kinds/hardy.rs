//! Exercise kind `hardy`: "Is (n, M − n, M) lost for every n? If not, which is the smallest n that fails?"
//!
//! Prompt: an odd M. Answer: true, or the smallest n. Written from the binary digits of M: true if all are ones, else
//! the place of the lowest zero; confirmed by labelling one trio after the other, by the rules alone.
//! Source: Hardy's families, as the blog has them (H-45 to H-48); F23, F23a, X-21.

use crate::document::build::{paragraph, say, step, step_showing, tuple};
use crate::document::{Answer, Blank, Block, Inline, Mistake, Phrase, Question};
use crate::exercise::drawing::columns_table;
use crate::exercise::games;
use crate::exercise::second::{is_lost, parse_exactly};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Candidate, Dice, Extra, Form, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position};

/// The kind; the largest heap comes from `size`.
pub const KIND: Kind = Kind {
    name: "hardy",
    work: 2,
    summary: "whether (n, M − n, M) is lost for every n, or the smallest n that fails (`size`: M); left out: even M, for which n = 1 fails",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(5, 127, (5, 63)) },
    subject: Subject::Numbers("hardy"),
    space,
    accepts: |_, _| true,
    degenerate: |_, _| None,
    // Whether M has more than three binary digits: n = 1, 2, 4, … are tried, and few of them are needed for any M.
    difficulty: |_, candidate| if difficulty::width(&candidate.numbers) > 3 { 3 } else { 2 },
    pose,
    second_route,
    extra: Extra { form: Form::Lost, ..Extra::NONE },
};

fn space(task: &Task) -> Space {
    Space::Listed((task.size.0..=task.size.1).filter(|most| most % 2 == 1).map(|most| vec![most]).collect())
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let most = candidate.numbers[0];
    let place = 1u64 << most.trailing_ones();
    let fails = (place < most).then_some(place);
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let mut steps = Vec::new();
    let headline = match fails {
        None => {
            let n = most / 3;
            steps.push(step(Phrase::new("hardy-all-ones").with("most", most).with("power", most + 1)));
            let example = [n, most - n, most];
            steps.push(step_showing(Phrase::new("hardy-example").with("n", n), vec![columns_table(&example, true)]));
            Phrase::new("hardy-true").with("most", most)
        }
        Some(n) => {
            let trio = [n, most - n, most];
            steps.push(step(Phrase::new("hardy-lowest-zero").with("most", most).with("place", n)));
            steps.push(step(Phrase::new("hardy-below").with("place", n).with("most", most)));
            steps.push(step_showing(
                Phrase::new("hardy-fails-at").with("trio", tuple(&trio)).with("place", n),
                vec![columns_table(&trio, true)],
            ));
            let at = SolvedPosition::new(&task.games[0], trio.to_vec(), Play::Normal);
            let best = at.winning_moves().first().map(|best| at.in_words(best));
            steps.extend(best.map(|best| step(Phrase::new("reaches-lost").with("move", best))));
            Phrase::new("hardy-false").with("n", n).with("trio", tuple(&trio))
        }
    };
    let mut stem = games::stem(&task.games[0], Play::Normal, "hardy-prompt");
    stem.push(Phrase::new("hardy-question"));
    Question {
        position: format!("hardy {most}"),
        stem,
        sample: Some(Phrase::new("hardy-sample")),
        prompt: vec![paragraph(Phrase::new("hardy-family").with("most", most))],
        space: vec![Block::Ticks(vec![
            say(Phrase::new("hardy-choice-true")),
            say(Phrase::new("hardy-choice-false").with("blank", Blank::Short)),
        ])],
        headline: say(headline),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(&game, most, fails),
        answer: answer(fails),
        routes: [Phrase::new("route-lowest-zero"), Phrase::new("route-search-each")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let [most] = parse_exactly::<1>(position)?;
    for n in 1..most {
        if !is_lost(&format!("nim {n} {} {most}", most - n), Play::Normal, verifier)? {
            return Ok(Answer::Counterexample(Some(vec![n])));
        }
    }
    Ok(Answer::Counterexample(None))
}

/// The smallest number that fails, as an answer.
fn answer(fails: Option<u64>) -> Answer {
    Answer::Counterexample(fails.map(|n| vec![n]))
}

fn mistakes(game: &Game, most: u64, fails: Option<u64>) -> Vec<Mistake> {
    let failing = |n: &u64| n ^ (most - n) != most;
    let middle = most / 2;
    let next = fails.and_then(|first| (first + 1..most).find(failing));
    let guesses = [
        Some(Misconception::new("looks-true-for-odd", None)),
        Some(Misconception::new("looks-fails-in-the-middle", Some(middle))),
        next.map(|n| Misconception::new("looks-not-the-smallest", Some(n))),
        Some(Misconception::new("looks-fails-at-two", Some(2))),
    ];
    let mistake = |guess: Misconception<Option<u64>>| {
        let trio = |n: u64| [n, most - n, most];
        let about = |n: u64| games::refutes_outcome(game, &Position::of(trio(n)));
        let refutation = match (guess.answer, fails) {
            (Some(n), _) if !failing(&n) => {
                Phrase::new("refuted-hardy-lost").with("trio", tuple(&trio(n))).with("why", about(n))
            }
            (Some(_), Some(n)) => {
                Phrase::new("refuted-hardy-smaller").with("n", n).with("trio", tuple(&trio(n))).with("why", about(n))
            }
            (None, Some(n)) => Phrase::new("refuted-hardy-won").with("trio", tuple(&trio(n))).with("why", about(n)),
            _ => return None,
        };
        let shown: Vec<Inline> = say(match guess.answer {
            None => Phrase::new("hardy-choice-true"),
            Some(n) => Phrase::new("hardy-shown-false").with("n", n),
        });
        Some(Mistake { shown, ..guess.refuted(answer, refutation) })
    };
    guesses.into_iter().flatten().filter_map(mistake).collect()
}
