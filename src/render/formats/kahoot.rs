//! A table for Kahoot!: a workbook with a row for each question that has choices.
//!
//! Representation: the question, up to four answers, the seconds for it, and the numbers of those that are right, all of it
//! plain text. There is no room for a picture, so the position stands in its place as it is typed.
//! Failure: [`RenderError`]; what has no choices, more than four, none that is right, or too many characters. Where the
//! document allows it, such questions are left out.
//! Source: the columns and bounds of the table that Kahoot! imports.

use serde_json::{from_str, to_string};

use crate::document::build::after_letter;
use crate::document::{Answer, Arg, Block, Document, Exercise, Inline, Line, Phrase, Role, Winner, Words};
use crate::render::bank::is_whole;
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{File, Format, RenderError, Seal, fault, plain, workbook};
use crate::sheet::minutes;

/// Tables for Kahoot!; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "kahoot",
    extension: "kahoot.xlsx",
    about: "a table of questions with choices, for Kahoot!",
    seal: Seal::Own(is_whole),
    write: |document, words, _| Ok(vec![File::new(".kahoot.xlsx", table(&rows(document, words)?)?)]),
    in_sets: InSets::with_keys(
        Around::Parts(|_, pieces| {
            let pieces = pieces.iter().map(|piece| from_str::<Vec<Row>>(piece));
            table(&pieces.collect::<Result<Vec<_>, _>>().map_err(fault)?.concat())
        }),
        |document, words, _| to_string(&rows(document, words)?).map_err(fault),
    ),
    holds: Holds::Bank,
};

/// The columns.
type Row = [String; 7];

/// The last two are numbers.
const HEAD: [&str; 7] =
    ["Question", "Answer 1", "Answer 2", "Answer 3", "Answer 4", "Time limit (sec)", "Correct answer(s)"];

/// How many characters a question has at most, and an answer.
const LONGEST: [usize; 2] = [120, 75];

/// How many answers there are at most.
const MOST: usize = 4;

/// The seconds that a question may have.
const SECONDS: [u64; 8] = [5, 10, 20, 30, 60, 90, 120, 240];

fn table(rows: &[Row]) -> Result<Vec<u8>, RenderError> {
    let head = HEAD.map(str::to_owned).to_vec();
    let all: Vec<Vec<String>> = std::iter::once(head).chain(rows.iter().map(|row| row.to_vec())).collect();
    workbook::write(&all, |head| HEAD[5..].contains(&head))
}

/// The questions of a sheet.
fn rows(document: &Document, words: &Words) -> Result<Vec<Row>, RenderError> {
    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for exercise in &document.exercises {
        match row(exercise, words) {
            Ok(row) => rows.push(row),
            Err(RenderError::Unsaid(what)) => refused.extend(what),
            Err(error) => return Err(error),
        }
    }
    refused.dedup();
    if refused.is_empty() || document.lossy { Ok(rows) } else { Err(RenderError::Unsaid(refused)) }
}

/// A question; [`RenderError::Unsaid`] where there is no room for it.
fn row(exercise: &Exercise, words: &Words) -> Result<Row, RenderError> {
    let refused = |what| Err(RenderError::Unsaid(vec![(exercise.id.clone(), what)]));
    let right = match &exercise.question.answer {
        Answer::Winner(winner) => {
            vec![[Winner::ToMove, Winner::Other, Winner::Nobody].iter().position(|one| one == winner).unwrap_or(0)]
        }
        Answer::Choice(place) => vec![*place],
        Answer::Ticks(places) if places.is_empty() => return refused("Kahoot! wants an answer that is right"),
        Answer::Ticks(places) => places.clone(),
        _ => return refused("Kahoot! has answers to choose from: write `form: choice`, where the kind takes it"),
    };
    let lines = exercise.question.choices().unwrap_or_default();
    let says = |line: &Line| words.line_text(&after_letter(line).unwrap_or(line).to_vec());
    let answers = lines.iter().map(says).collect::<Result<Vec<String>, _>>()?;
    let Some(asks) = asks(exercise, words)? else {
        return refused("Kahoot! has room for 120 characters of a question");
    };
    if answers.len() > MOST {
        return refused("Kahoot! has room for four answers");
    }
    if answers.iter().any(|answer| answer.chars().count() > LONGEST[1]) {
        return refused("Kahoot! has room for 75 characters of an answer");
    }
    let wanted = minutes(exercise.work) * 60.0;
    let seconds = SECONDS.iter().find(|&&seconds| seconds as f64 >= wanted).unwrap_or(&SECONDS[7]);
    let numbers: Vec<String> = right.iter().map(|place| (place + 1).to_string()).collect();
    let [mut one, mut two, mut three, mut four] = <[String; MOST]>::default();
    for (cell, answer) in [&mut one, &mut two, &mut three, &mut four].into_iter().zip(answers) {
        *cell = answer;
    }
    Ok([asks, one, two, three, four, seconds.to_string(), numbers.join(",")])
}

/// What is asked, as much of it as there is room for: with the rules, else with the name of the game alone, else what is to
/// be found, else the name beside an open place, as in `g(9) = ?`. None where even that is too long.
fn asks(exercise: &Exercise, words: &Words) -> Result<Option<String>, RenderError> {
    let question = &exercise.question;
    let shown = shown(exercise, words)?;
    let stem: Vec<&Phrase> = question.stem.iter().filter(|phrase| phrase.role != Role::OneBox).collect();
    let without: Vec<&Phrase> = stem.iter().copied().filter(|phrase| !phrase.states_rules()).collect();
    let head = |phrase: &&Phrase| {
        let head = Arg::Head((*phrase).clone());
        words.text(&Phrase::new("choice-head").with("head", head))
    };
    let of_rules = stem.iter().find(|phrase| phrase.states_rules()).map(head).transpose()?;
    let texts = |all: &[&Phrase]| all.iter().map(|phrase| words.text(phrase)).collect::<Result<Vec<String>, _>>();
    let (all, own) = (texts(&stem)?, texts(&without)?);
    let with_head: Vec<String> = of_rules.into_iter().chain(own.iter().cloned()).collect();
    let mut ways = vec![all, with_head, own.last().cloned().into_iter().collect()];
    if shown.iter().any(|text| text.contains('?')) {
        ways.push(stem.first().map(head).transpose()?.into_iter().collect());
    }
    let whole = |said: Vec<String>| {
        let texts = said.iter().chain(&shown).map(|text| text.trim()).filter(|text| !text.is_empty());
        texts.collect::<Vec<_>>().join(" ")
    };
    let fits = |text: &String| text.chars().count() <= LONGEST[0];
    Ok(ways.into_iter().map(whole).find(fits))
}

/// What the question itself shows: its sentences, and the position as it is typed where it is drawn.
fn shown(exercise: &Exercise, words: &Words) -> Result<Vec<String>, RenderError> {
    let question = &exercise.question;
    let is_text = |block: &Block| matches!(block, Block::Paragraph(_) | Block::Remark(_) | Block::Authored(_));
    let is_drawn = |blocks: &[Block]| blocks.iter().any(|block| !is_text(block) && !matches!(block, Block::Ticks(_)));
    let said: Vec<Block> =
        exercise.text.iter().chain(&question.prompt).filter(|block| is_text(block)).cloned().collect();
    let mut shown = plain::lines(&said, words)?;
    if is_drawn(&question.prompt) || is_drawn(&question.space) {
        shown.push(words.line_text(&vec![Inline::Signs(question.position.clone())])?);
    }
    Ok(shown)
}
