//! Hints: the steps of a solution that lead towards the answer and do not say it.
//!
//! Representation: steps in their order, without the last one. Where the first step says the answer, or there is none,
//! the first hint is one for all questions of the kind.
//! Failure: [`WordsError`].

use super::build::{numbers_in, place, step, tuple};
use super::{Answer, Block, Exercise, Phrase, Step, TableLook, Words, WordsError};

/// How many steps towards a list are said: each of its steps says a part of it.
const OF_LIST: usize = 2;

/// The steps towards the answer of an exercise, up to the first that says it. Tables that are filled in, and of a list what
/// shows it, are left out.
///
/// # Errors
/// A missing word.
pub fn steps_towards(exercise: &Exercise, words: &Words) -> Result<Vec<Step>, WordsError> {
    let steps = steps(&exercise.question.solution);
    let is_list = matches!(exercise.question.answer, Answer::Trios(_) | Answer::Pairs(_) | Answer::Trace { .. });
    let most = if is_list { OF_LIST } else { usize::MAX };
    let mut kept: Vec<Step> = Vec::new();
    for step in steps.iter().take(steps.len().saturating_sub(1).min(most)) {
        if gives_away(exercise, &words.line_text(&step.says)?, words)? {
            break;
        }
        let mut step = (*step).clone();
        step.shows.retain(|block| !is_list && !is_filled(block));
        kept.push(step);
    }
    let general = Phrase::new("live-first-hint").with("kind", exercise.kind);
    if kept.is_empty() && !words.text(&general)?.is_empty() {
        kept.push(step(general));
    }
    Ok(kept)
}

/// Whether a block is a table of results.
fn is_filled(block: &Block) -> bool {
    matches!(block, Block::Table(table) if table.look != TableLook::Columns) || matches!(block, Block::Trace(_))
}

/// The steps of a solution, in order.
fn steps(blocks: &[Block]) -> Vec<&Step> {
    let mut found = Vec::new();
    for block in blocks {
        match block {
            Block::Steps(steps) => found.extend(steps),
            Block::Beside(inner) => found.extend(self::steps(inner)),
            _ => {}
        }
    }
    found
}

/// Whether a text says the answer: a move that is asked for or a heap that it leaves, or all of its numbers, tuples or the
/// like. Numbers that the question itself names say nothing, nor do 0 and 1, unless the text ends in them. Where the
/// answer is one of a few (who wins, boxes, true or false, a line, a heap), every step says it, because other answers have
/// other steps.
fn gives_away(exercise: &Exercise, text: &str, words: &Words) -> Result<bool, WordsError> {
    let tuples = |all: &[String]| !all.is_empty() && all.iter().all(|tuple| text.contains(tuple.as_str()));
    let said = numbers_in(text);
    let asked = numbers_in(&exercise.question.position);
    let news = |number: &u64| *number > 1 && !asked.contains(number);
    let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    Ok(match &exercise.question.answer {
        Answer::Moves(moves) => {
            let texts = moves.iter().filter_map(|step| step.text.as_ref()).map(|phrase| words.text(phrase));
            let texts = texts.collect::<Result<Vec<_>, _>>()?;
            let left = moves.iter().flat_map(|step| numbers_in(&step.to)).filter(news);
            let text = text.to_lowercase();
            texts.iter().any(|known| text.contains(&known.to_lowercase()))
                || left.into_iter().any(|heap| said.contains(&heap))
        }
        Answer::Number(_) | Answer::Numbers(_) if exercise.of_few => true,
        Answer::Number(number) => said.contains(number) && (news(number) || says_last(text, *number)),
        Answer::Parts(numbers) => numbers.iter().all(|number| said.contains(number)),
        Answer::Numbers(numbers) => match numbers[..] {
            [number] => news(&number) && said.contains(&number),
            _ => numbers.iter().all(|number| said.contains(number)),
        },
        Answer::Trios(trios) if trios.len() == 1 => trios[0].iter().all(|number| said.contains(number)),
        Answer::Trios(trios) => tuples(&trios.iter().map(|trio| tuple(trio)).collect::<Vec<_>>()),
        Answer::Pairs(pairs) => tuples(&pairs.iter().map(|pair| tuple(pair)).collect::<Vec<_>>()),
        Answer::Place { x, y } => text.contains(&place([*x, *y])),
        Answer::Repair { line, right, .. } => said.contains(&(*line as u64)) && said.contains(right),
        Answer::Residues { remainders, .. } => text.contains(&list(remainders)),
        Answer::Choice(_) | Answer::Counterexample(_) | Answer::Ticks(_) | Answer::Winner(_) => true,
        Answer::Trace { .. } => false,
    })
}

/// Whether an equation at the end of a text has this value, as in `g(181) = g(1) = 1.`
fn says_last(text: &str, number: u64) -> bool {
    let text = text.trim_end_matches(['.', ' ', '\u{2069}']);
    text.rsplit_once("= ").is_some_and(|(_, last)| last.trim() == number.to_string())
}
