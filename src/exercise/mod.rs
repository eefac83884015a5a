//! Exercise kinds: each draws, answers, has its answer confirmed by a second route, explains, and
//! knows the mistakes that people make.
//!
//! Representation: a [`Task`] is what the author of a sheet asks for; a kind names its candidates as a
//! [`Space`], and turns an accepted one into a [`Question`]. Its answer is written by the first route
//! and confirmed by [`Kind::second_route`], which sees the rules and the text of the position.
//! Failure: a question whose routes disagree is a [`Dispute`]; no sheet with it is ever written.

pub mod board;
mod candidates;
mod degenerate;
mod dice;
mod difficulty;
mod drawing;
pub mod kinds;
mod misconception;
pub mod second;
pub mod solved;
mod space;
pub mod subject;
mod task;
mod verifier;

pub mod games;

pub use degenerate::Degenerate;
pub use dice::{Dice, FORMAT, Key};
pub use kinds::KINDS;
use misconception::Misconception;
pub use space::{Candidate, Space};
pub use subject::Subject;
pub use task::{AnswerClass, Bounds, Settings, Task};
pub use verifier::{Dispute, Verifier};

use crate::document::{Answer, Mistake, Phrase, Question};
use crate::rules::Rules;

/// The kind of this name.
pub fn kind(name: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.about().name == name)
}

/// A kind at a glance.
pub struct About {
    /// The name, as in `kind: winning-moves`.
    pub name: &'static str,
    /// One English line for `nimbook list exercises` and the schema.
    pub summary: &'static str,
    /// The settings it takes, with their bounds and defaults.
    pub settings: Settings,
    /// How much work a question of middle difficulty is, beside the quickest kinds, which have 1.
    pub work: u64,
}

/// A kind of exercise: what only its author can know.
pub trait Kind: Sync {
    /// Its name and its settings.
    fn about(&self) -> About;

    /// The settings it takes with this game.
    fn settings_for(&self, _: &Rules) -> Settings {
        self.about().settings
    }

    /// The candidates for questions whose answer falls in the class of the task.
    fn space(&self, task: &Task) -> Space;

    /// Whether a candidate makes a question.
    fn accepts(&self, _: &Task, _: &Candidate) -> bool {
        true
    }

    /// On which side the answer of a candidate falls, where the kind has sides.
    fn class(&self, _: &Task, _: &Candidate) -> Option<AnswerClass> {
        None
    }

    /// Why an accepted candidate is no good question; such ones are asked only where the author says `easy: true`.
    fn degenerate(&self, _: &Task, _: &Candidate) -> Option<Degenerate> {
        None
    }

    /// How hard a candidate is, from 1 to 5, by what the solver has to do.
    fn difficulty(&self, task: &Task, candidate: &Candidate) -> u8;

    /// Whether its questions show or want the row of values from 0 up to a heap.
    fn has_row(&self) -> bool {
        false
    }

    /// What its questions are about.
    fn subject(&self) -> Subject {
        Subject::Numbers(self.about().name)
    }

    /// The place of the game in the task and the numbers in the text of a position, in the order typed.
    ///
    /// # Errors
    /// Why the kind asks nothing about it.
    fn read(&self, task: &Task, position: &str) -> Result<(usize, Vec<u64>), String> {
        subject::read(self.subject(), &self.widest(task), &|task| self.space(task), position)
    }

    /// The task with the widest ranges that the kind allows, and answers of any class.
    fn widest(&self, task: &Task) -> Task {
        let Settings { heaps, size, .. } =
            task.games.first().map_or(self.about().settings, |rules| self.settings_for(rules));
        let heaps = heaps.map_or(task.heaps, |bounds| (bounds.least, bounds.most));
        Task { heaps, size: (size.least, size.most), class: None, ..task.clone() }
    }

    /// The question of an accepted candidate, its answer by the first route, with all mistakes that people make.
    /// `dice` may order what has no order of its own.
    fn pose(&self, task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question;

    /// The answer by the second route, from the rules of the task and the text of the position alone.
    ///
    /// # Errors
    /// A sentence that says why there is none: the text is not a position, or the position is out of reach.
    fn second_route(&self, task: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String>;

    /// What a wrong line of a longer answer looks like, beside what it should follow from: a name and its description.
    fn misstep(&self, _before: &[u64], _given: &[u64]) -> Option<(&'static str, Phrase)> {
        None
    }

    /// The largest candidate of a task, as text: if the second route reaches it, it reaches all. None where
    /// the bounds of the settings keep every candidate in reach.
    fn largest(&self, _: &Task) -> Option<String> {
        None
    }

    /// The largest candidate and why the second route does not reach all of the task; nothing if it does.
    fn out_of_reach(&self, task: &Task, verifier: &mut Verifier) -> Option<(String, String)> {
        let position = self.largest(task)?;
        let reason = self.second_route(task, &position, verifier).err()?;
        Some((position, reason))
    }
}

/// The question of an accepted candidate with its mistakes, the likeliest first: none of them right, no two with the
/// same answer unless there are too few answers. [`Question::shown`] keeps those that pages show.
pub fn pose(kind: &dyn Kind, task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let mut question = kind.pose(task, candidate, dice);
    let mut kept: Vec<Mistake> = Vec::new();
    for mistake in question.wrong {
        let known = kept.iter().any(|other| other.answer == mistake.answer);
        let is_new = !known || matches!(question.answer, Answer::Winner(_));
        if is_new && !question.answer.accepts(&mistake.answer) {
            kept.push(mistake);
        }
    }
    question.wrong = kept;
    question
}

/// Whether a phrase states the rules of a game or of a procedure, so that it says the same in every question.
pub fn states_rules(phrase: &Phrase) -> bool {
    phrase.key.starts_with("rule-") || phrase.key.ends_with("-rules")
}

/// Whether the second route agrees with a question's answer, and no named mistake is right.
///
/// # Errors
/// Everything that is needed to reproduce the disagreement.
pub fn confirm(kind: &dyn Kind, task: &Task, question: &Question, verifier: &mut Verifier) -> Result<(), Dispute> {
    let dispute = |second: String| Dispute {
        kind: kind.about().name,
        position: question.position.clone(),
        first: question.answer.to_string(),
        second,
    };
    let second = kind.second_route(task, &question.position, verifier).map_err(dispute)?;
    if second != question.answer {
        return Err(dispute(second.to_string()));
    }
    match question.wrong.iter().find(|mistake| second.accepts(&mistake.answer)) {
        Some(mistake) => Err(dispute(format!("{second}, so `{}` is no mistake: {}", mistake.name, mistake.answer))),
        None => Ok(()),
    }
}
