//! Questions as learning platforms ask and grade them: what a bank of questions holds, before it has a format.
//!
//! Representation: an [`Asked`] is one item of a sheet with its key. Text is XHTML without classes that need a
//! stylesheet; wrong answers with a name carry feedback in plain words. Shares of a grade are `1/n` or `-1/n`.
//! Failure: [`RenderError`]; what a format cannot say is [`RenderError::Unsaid`], unless the document allows that
//! something else is written in its place.
//!
//! A part that marking judges weighs the same in gaps: a trio is one gap, three numbers of a line weigh as much as the
//! verdict. Of boxes, QTI says the rule of marking; Moodle's fractions cannot. The kinds whose shares differ are in
//! `UNEQUAL` of `tests/rooms/banks.rs`, with the reason. Where the number of gaps would tell the answer (lines of a
//! reduction, remainders, pairs left over), there are more than needed, which weigh nothing. Moodle's hints are those of
//! pages (`src/document/hints.rs`): steps of the solution up to the first that says the answer. Where the answer is one
//! of a few, the steps would tell it, so there is one hint for all questions of the kind. A wrong box takes away what a
//! right one earns, and there is always a box for none, because platforms refuse a question without a right one.
//!
//! An id is made of exercise, variant and item, so it stays when words change; Anki also needs the seed and the
//! language. Anki's text and package are the same cards (`formats/anki.rs`). Names, feedback and texts are escaped where
//! they are written, references where a notation has no escape; nothing is in CDATA. A platform compares texts, so every
//! move has several notations, and `tests/rooms/banks.rs` gives each of them to `marking`.

mod archive;
pub mod dialect;
mod gaps;
mod markup;
mod notation;
pub mod sqlite;
pub mod xml;

use std::fmt::Write;

use super::RenderError;
use super::markup::Escaped;
use crate::document::build::after_letter;
use crate::document::hints::steps_towards;
use crate::document::{Answer, Document, Draw, Exercise, Line, Mistake, Phrase, Points, Role, Step, Winner, Words};
use crate::source::checksum;

pub use archive::{archive, is_whole};
pub use gaps::{Fits, Gap};
pub use markup::{Part, Picture, Pictures, Rich};

use markup::Markup;

/// What stands in a gap where a format shows it without one.
pub const PLACE: &str = "____";

/// Numbers above are not exact where platforms compute with floating point.
pub const EXACT: u64 = 1 << 53;

/// A question as a platform asks it.
pub struct Asked<'a> {
    /// The item of the sheet.
    pub exercise: &'a Exercise,
    /// The same for the same item of the same variant, whatever else changes.
    pub id: String,
    /// Differs from that of every other question, also of other sheets: 16 digits.
    pub guid: String,
    /// What a teacher finds it by.
    pub name: String,
    /// Where it belongs: the title of the sheet, the exercise, the level.
    pub category: [String; 3],
    /// What is asked, with gaps where the answer has any.
    pub text: Rich,
    /// The answer and the way to it.
    pub solution: Rich,
    /// How it is answered and graded.
    pub response: Response,
}

/// How a question is answered.
pub enum Response {
    /// One natural number.
    Number {
        right: u64,
        /// Wrong ones with a name.
        wrong: Vec<(u64, String)>,
    },
    /// A few words or signs.
    Words {
        /// Every right text.
        right: Vec<String>,
        /// Wrong texts with a name; none of them is right.
        wrong: Vec<(String, String)>,
    },
    /// One of several options.
    One(Vec<Choice>),
    /// Several of them, or none.
    Several(Vec<Choice>),
    Gaps(Vec<Gap>),
}

/// An option to choose.
pub struct Choice {
    /// What it says, in XHTML.
    pub html: String,
    /// What it earns: `n` is one n-th of the grade, `-n` takes as much away, 0 is nothing.
    pub share: i64,
    /// What is said to whoever chooses it.
    pub feedback: Option<String>,
}

impl<'a> Asked<'a> {
    /// The questions of a document, one after the other.
    ///
    /// # Errors
    /// A missing word, Markdown of an author that cannot be shown.
    pub fn all<'d>(
        document: &'d Document,
        words: &'d Words,
        pictures: Pictures,
    ) -> impl Iterator<Item = Result<Asked<'d>, RenderError>> {
        document.exercises.iter().map(move |exercise| Asked::new(document, exercise, words, pictures))
    }

    fn new(
        document: &Document,
        exercise: &'a Exercise,
        words: &Words,
        pictures: Pictures,
    ) -> Result<Asked<'a>, RenderError> {
        let question = &exercise.question;
        let id = id(document, exercise);
        let (response, notes) = response(exercise, words)?;
        let mut markup = Markup::new(words, pictures, &id);
        markup.blocks(&exercise.text)?;
        let stem: Vec<Phrase> = question.stem.iter().map(on_a_platform).collect();
        markup.sentences(&stem)?;
        // A field for a number takes no more than that.
        let sample = question.sample.as_ref().filter(|_| !matches!(response, Response::Number { .. }));
        if let Some(sample) = sample {
            markup.sentences(std::slice::from_ref(sample))?;
        }
        markup.blocks(&question.prompt)?;
        match &response {
            Response::Gaps(gaps) => gaps::write(&question.answer, gaps, &question.space, &mut markup)?,
            Response::Number { .. } => markup.places(&question.space, &question.prompt)?,
            Response::Words { .. } if !matches!(question.answer, Answer::Moves(_)) => {
                markup.places(&question.space, &question.prompt)?;
            }
            _ => markup.given(&question.space)?,
        }
        for note in notes {
            markup.sentences(&[note])?;
        }
        let text = markup.take();
        markup.element("<p><strong>", &question.headline, "</strong></p>")?;
        markup.blocks(&question.solution)?;
        Ok(Asked {
            exercise,
            guid: guid(document, exercise, &id, words),
            name: name(document, exercise),
            category: [
                document.title.clone(),
                format!("{}: {}", exercise.id, words.text(&Phrase::new("live-kind-name").with("kind", exercise.kind))?),
                words.text(&Phrase::new("live-level").with("level", u64::from(exercise.difficulty)))?,
            ],
            text,
            solution: markup.take(),
            response,
            id,
        })
    }

    /// The first steps of the solution that do not say the answer, at most so many; the first without what shows it.
    pub fn hints(&self, most: usize, words: &Words, pictures: Pictures) -> Result<Vec<Rich>, RenderError> {
        let steps = steps_towards(self.exercise, words)?;
        let hint = |(place, step): (usize, &Step)| {
            let mut markup = Markup::new(words, pictures, &self.id);
            markup.paragraph(&step.says)?;
            if place > 0 {
                markup.blocks(&step.shows)?;
            }
            Ok(markup.take())
        };
        steps.iter().take(most).enumerate().map(hint).collect()
    }

    /// What it earns, as a decimal: one point where the sheet has none.
    pub fn grade(&self) -> String {
        match self.exercise.points {
            Points::NONE => "1".to_owned(),
            points => points.to_string(),
        }
    }

    /// The same as a number.
    pub fn points(&self) -> f64 {
        if self.exercise.points == Points::NONE { 1.0 } else { self.exercise.points.as_f64() }
    }
}

/// The exercise, the variant, the item and, where they are not the usual ones, the level and the attempt: what the
/// chance of a question depends on. A letter comes first, as in XML.
fn id(document: &Document, exercise: &Exercise) -> String {
    let mut id = exercise.id.clone();
    if !id.starts_with(|first: char| first.is_ascii_alphabetic()) || !id.bytes().all(is_plain) {
        id = format!("q{}", &checksum([exercise.id.as_str()]));
    }
    let &Draw { variant, attempt, level, .. } = &document.draw;
    let _ = write!(id, "-{variant}-{}", exercise.item + 1);
    if attempt > 0 {
        let _ = write!(id, "-a{attempt}");
    }
    id + ["-lm1", "", "-l1"][(level + 1) as usize]
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_".contains(&byte)
}

/// Which question of which sheet it is, in which language. A second import replaces the question, so another question
/// has another one, whatever its exercise is called.
fn guid(document: &Document, exercise: &Exercise, id: &str, words: &Words) -> String {
    let parts = [id, &document.draw.seed, words.code(), exercise.kind, &exercise.question.position];
    checksum(parts.into_iter().flat_map(|part| [part, "\n"]))
}

/// The longest name of a question, in characters.
const LONGEST_NAME: usize = 120;

/// The exercise, the variant with the letter, and what the question is about.
fn name(document: &Document, exercise: &Exercise) -> String {
    let variant = document.draw.variant;
    let name = format!("{} {variant}{}: {}", exercise.id, exercise.letter, exercise.question.position);
    if name.chars().count() <= LONGEST_NAME {
        return name;
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

/// A sentence of a stem where one line is all that can be written: there, one of several moves is asked for.
fn on_a_platform(phrase: &Phrase) -> Phrase {
    if phrase.role == Role::AllMoves { Phrase::new("bank-one-move") } else { phrase.clone() }
}

/// How a question is answered, and what has to be said of it on a platform alone.
fn response(exercise: &Exercise, words: &Words) -> Result<(Response, Vec<Phrase>), RenderError> {
    let question = &exercise.question;
    let wrong = &question.wrong;
    let mut notes = Vec::new();
    let response = match &question.answer {
        Answer::Number(right) if *right <= EXACT => {
            let named = |one: &Mistake| match one.answer {
                Answer::Number(value) => Some(feedback(one, words).map(|says| (value, says))),
                _ => None,
            };
            Response::Number {
                right: *right,
                wrong: wrong.iter().filter_map(named).collect::<Result<_, RenderError>>()?,
            }
        }
        Answer::Number(right) => Response::Words { right: vec![right.to_string()], wrong: Vec::new() },
        Answer::Winner(right) => Response::One(winners(*right, exercise, words)?),
        Answer::Choice(right) => {
            let mut choices = boxes(&[*right], exercise, words)?;
            choices.pop();
            choices.iter_mut().for_each(|choice| choice.share = choice.share.max(0));
            Response::One(choices)
        }
        Answer::Ticks(right) => Response::Several(boxes(right, exercise, words)?),
        Answer::Moves(moves) => notation::response(moves, wrong, words)?,
        // How many numbers there are is asked, too, so there is one place for all of them.
        Answer::Parts(right) => {
            let falls = !right.is_sorted();
            notes.push(Phrase::new(if falls { "bank-falling" } else { "bank-rising" }));
            let written = |numbers: &[u64]| if falls { gaps::sums(numbers) } else { gaps::tuples(numbers) };
            let right = written(right);
            let mut named = Vec::new();
            for mistake in wrong {
                let Answer::Parts(numbers) = &mistake.answer else { continue };
                let typed = written(numbers).into_iter().filter(|text| !right.contains(text));
                let says = feedback(mistake, words)?;
                named.extend(typed.map(|text| (text, says.clone())));
            }
            Response::Words { right, wrong: named }
        }
        answer => {
            let (gaps, said) = gaps::of(answer, exercise, words)?;
            notes.extend(said);
            match <[Gap; 1]>::try_from(gaps) {
                // One part is the whole answer.
                Ok([Gap { fits: Fits::Words(right), wrong, .. }]) => Response::Words { right, wrong },
                Ok(one) => Response::Gaps(one.into()),
                Err(gaps) => Response::Gaps(gaps),
            }
        }
    };
    Ok((response, notes))
}

/// What a mistake looks like, and what refutes it.
pub fn feedback(mistake: &Mistake, words: &Words) -> Result<String, RenderError> {
    let (looks, refuted) = (mistake.description.clone(), mistake.refutation.clone());
    let mut said = words.text(&Phrase::new("bank-feedback").with("looks", looks).with("refuted", refuted))?;
    // A refutation that is a sentence has brought its own full stop.
    if said.ends_with("..") {
        said.pop();
    }
    Ok(said)
}

/// The players, and a draw where it can be chosen.
fn winners(right: Winner, exercise: &Exercise, words: &Words) -> Result<Vec<Choice>, RenderError> {
    let all = [Winner::ToMove, Winner::Other, Winner::Nobody];
    let count = exercise.question.choices().map_or(2, <[Line]>::len);
    let choice = |&winner: &Winner| {
        let named = exercise.question.wrong.iter().find(|one| one.answer == Answer::Winner(winner));
        Ok(Choice {
            html: Escaped(&words.line_text(&Answer::Winner(winner).line())?).to_string(),
            share: i64::from(winner == right),
            feedback: named.map(|one| feedback(one, words)).transpose()?,
        })
    };
    all.iter().take(count).map(choice).collect()
}

/// The boxes, and one for none of them, which is right where no other is. What is wrong takes away as much as one that
/// is right earns, so whoever ticks everything earns nothing.
fn boxes(right: &[usize], exercise: &Exercise, words: &Words) -> Result<Vec<Choice>, RenderError> {
    let lines = exercise.question.choices().unwrap_or_default();
    let share = right.len().max(1) as i64;
    let mut choices = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let is_right = right.contains(&place);
        // A mistake is told to a wrong box only where this box is all that is wrong.
        let by_it = |one: &&Mistake| {
            let ticks = match &one.answer {
                Answer::Ticks(ticks) => &ticks[..],
                Answer::Choice(tick) => std::slice::from_ref(tick),
                _ => return false,
            };
            ticks.iter().filter(|tick| !right.contains(tick)).eq([&place])
        };
        let named = exercise.question.wrong.iter().find(by_it);
        choices.push(Choice {
            // Platforms have letters of their own.
            html: markup::inline(&after_letter(line).unwrap_or(line).to_vec(), words)?,
            share: if is_right { share } else { -share },
            feedback: named.map(|one| feedback(one, words)).transpose()?,
        });
    }
    choices.push(Choice {
        html: Escaped(&words.text(&Phrase::new("bank-none"))?).to_string(),
        share: if right.is_empty() { 1 } else { -share },
        feedback: None,
    });
    Ok(choices)
}

/// Writes every question of a document, or says of which exercises the format cannot.
///
/// # Errors
/// [`RenderError::Unsaid`] for each exercise of which the writer says so; anything else at once.
pub fn each<'d>(
    document: &'d Document,
    words: &'d Words,
    pictures: Pictures,
    mut write: impl FnMut(&Asked<'d>) -> Result<(), RenderError>,
) -> Result<(), RenderError> {
    let mut unsaid: Vec<(String, &'static str)> = Vec::new();
    for asked in Asked::all(document, words, pictures) {
        match write(&asked?) {
            Err(RenderError::Unsaid(more)) => unsaid.extend(more),
            written => written?,
        }
    }
    // An exercise has several questions.
    unsaid.dedup();
    if unsaid.is_empty() { Ok(()) } else { Err(RenderError::Unsaid(unsaid)) }
}

/// A refusal of what a format cannot say of a question.
pub fn unsaid(asked: &Asked<'_>, what: &'static str) -> RenderError {
    RenderError::Unsaid(vec![(asked.exercise.id.clone(), what)])
}
