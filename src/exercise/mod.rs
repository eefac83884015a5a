//! Exercise kinds: each draws, answers, has its answer confirmed by a second route, explains, and
//! knows the mistakes that people make.
//!
//! Representation: a [`Task`] is what the author of a sheet asks for; a kind names its candidates as a
//! [`Space`], and turns an accepted one into a [`Question`]. Its answer is written by the first route
//! and confirmed by [`Kind::second_route`], which sees the rules and the text of the position.
//! Failure: a question whose routes disagree is a [`Dispute`]; no sheet with it is ever written.
//!
//! [`confirm`] computes every answer again from the text of the position by the second route, and makes sure that no
//! named mistake is right. [`Plan`](crate::sheet::Plan) hands out nothing unconfirmed, so neither `sheet` nor `check`
//! can. A disagreement ends the program with exit code 1 and both answers.

pub mod board;
mod candidates;
pub mod choice;
mod degenerate;
mod dice;
mod difficulty;
mod drawing;
pub mod kinds;
mod misconception;
pub mod names;
pub mod second;
pub mod solved;
mod space;
pub mod subject;
mod task;
mod verdict;
mod verifier;

pub mod games;

pub use degenerate::Degenerate;
pub use dice::{DRAWS, Dice, FORMAT, FORMER, Key};
pub use drawing::on_one_scale;
pub use kinds::{KINDS, TOPICS};
use misconception::Misconception;
pub use space::{Candidate, Space};
pub use subject::Subject;
pub use task::{AnswerClass, Bounds, Settings, Task};
pub use verdict::{Judged, Named, Verdict, cancel};
pub use verifier::{Dispute, Verifier};

use crate::document::{Answer, Mistake, Question};
use crate::rules::Rules;

/// The kind of this name, in any of the languages.
pub fn kind(name: &str) -> Option<&'static Kind> {
    let name = names::ours(name);
    KINDS.iter().copied().find(|kind| kind.name == name)
}

/// A kind of exercise: what only its author can know.
pub struct Kind {
    /// The name, as in `kind: winning-moves`.
    pub name: &'static str,
    /// How much work a question of middle difficulty is, beside the quickest kinds, which have 1.
    pub work: u64,
    /// One English line for `nimbook list exercises` and the schema.
    pub summary: &'static str,
    /// The settings it takes, with their bounds and defaults.
    pub settings: fn() -> Settings,
    /// What its questions are about.
    pub subject: Subject,
    /// The candidates for questions whose answer falls in the class of the task.
    pub space: fn(&Task) -> Space,
    /// Whether a candidate makes a question.
    pub accepts: fn(&Task, &Candidate) -> bool,
    /// Why an accepted candidate is not a good question; such ones are asked only where the author says `easy: true`.
    pub degenerate: fn(&Task, &Candidate) -> Option<Degenerate>,
    /// How hard a candidate is, from 1 to 5, by what the solver has to do.
    pub difficulty: fn(&Task, &Candidate) -> u8,
    /// The question of an accepted candidate, its answer by the first route, with all mistakes that people make.
    /// `dice` may order what has no order of its own.
    pub pose: fn(&Task, &Candidate, &mut Dice) -> Question,
    /// The answer by the second route, from the rules of the task and the text of the position alone; or a sentence
    /// that says why there is none: the text is not a position, or the position is out of reach.
    pub second_route: fn(&Task, &str, &mut Verifier) -> Result<Answer, String>,
    /// What few kinds have.
    pub extra: Extra,
}

/// The place of a game in the task and the numbers in the text of a position, in the order typed; or why the kind asks
/// nothing about it.
pub type GameAndNumbers = Result<(usize, Vec<u64>), String>;

/// The largest candidate, and why the second route does not reach it.
pub type Unreached = (String, String);

/// Judges what was given of a question: each place of the right answer, none where nothing was written or what was written
/// cannot be right. What follows from an earlier place is judged against what the student wrote there.
pub type Judge<One> = fn(&Question, &[One], &[Option<One>]) -> Verdict;

/// The lines of a reduction as they were given.
#[derive(Clone, Debug, PartialEq)]
pub struct Reduced {
    /// Those after the first, none for one that is left out before another.
    pub lines: Vec<Option<[u64; 3]>>,
    /// Whether the trio is said to be lost, and the line that is said to show that it is not.
    pub said: Option<(bool, Option<usize>)>,
}

/// What may be written as an answer and how it is judged, beside what its type says.
#[derive(Clone, Copy)]
pub enum Form {
    /// Nothing of its own.
    Plain,
    /// A number, in binary digits, too.
    Binary,
    /// A number that may be said to be the least.
    Least,
    /// The number of a line, which may go on with what should be there.
    Line,
    /// The number of a line and the three numbers there.
    LineAndNumbers(Judge<u64>),
    /// A number after each of these nouns, in any order, or in their order without them.
    Nouns(&'static [&'static str], Judge<u64>),
    /// Values and, last, their nim-sum.
    ValuesAndSum(Judge<u64>),
    /// Lines in an order.
    Order(Judge<u64>),
    /// Numbers in any order, of which all have to be right.
    Together,
    /// Numbers in any order whose sum is known.
    Summands(Judge<u64>),
    /// Pairs whose numbers have no order.
    Unordered,
    /// One square of a board.
    Square,
    /// Squares of a board; judged where some are missing or wrong.
    Board(Judge<[u64; 2]>),
    /// Trios, as many as there are.
    Builder(Judge<[u64; 3]>),
    /// A trio in each row of a table, next to what it replies to.
    Replies(fn(&Question) -> Vec<[u64; 3]>, Judge<[u64; 3]>),
    /// The lines of a reduction, and what they say of the trio.
    Reduction(fn(&Question, &Reduced) -> Verdict),
    /// Whether positions are all lost, or the smallest number of one that is not.
    Lost,
}

/// What boxes are called.
#[derive(Clone, Copy, Debug)]
pub struct BoxNames {
    /// Some words, and the boxes, from 0, that they mean together.
    pub called: &'static [(&'static str, &'static [usize])],
    /// Words before or after a list of boxes that say nothing more.
    pub about: &'static [&'static str],
    /// Words for a box that is ticked and for one that is not, one for each box: `lost, won, lost`.
    pub marks: [&'static [&'static str]; 2],
}

impl BoxNames {
    /// No names.
    pub const NONE: BoxNames = BoxNames { called: &[], about: &[], marks: [&[], &[]] };
}

/// What few kinds have beside the rest.
pub struct Extra {
    /// What may be written as an answer, and how it is judged.
    pub form: Form,
    /// What boxes are called, where that is more than what is printed next to them.
    pub boxes: BoxNames,
    /// Its settings with this game.
    pub settings_for: fn(Settings, &Rules) -> Settings,
    /// On which side the answer of a candidate falls, where the kind has sides.
    pub class: fn(&Task, &Candidate) -> Option<AnswerClass>,
    /// What no two questions of a sheet should have in common, whatever their levels: which proof it is. Told apart in
    /// spaces that are filtered whole.
    pub topic: Option<fn(&Candidate) -> u64>,
    /// What at most half of them should have in common: the answer, where without care a few would be right in most
    /// questions. Told apart in the same spaces.
    pub repeated: Option<fn(&Candidate) -> u64>,
    /// Whether its answer is one of a few, though it is a number: then every step towards it says it.
    pub of_few: bool,
    /// What keys say of wrong things beside right ones, where that is another than for all answers alike.
    pub cancels: Option<&'static str>,
    /// Whether its questions show or want the row of values from 0 up to a heap.
    pub has_row: bool,
    /// Whether the key of a candidate says that no short argument is known: not asked where the author names no level.
    pub no_argument: fn(&Task, &Candidate) -> bool,
    /// Its own way of [`Kind::read`].
    pub read: Option<fn(&Task, &str) -> GameAndNumbers>,
    /// The largest candidate of a task, as text: if the second route reaches it, it reaches all. None where
    /// the bounds of the settings keep every candidate in reach.
    pub largest: fn(&Task) -> Option<String>,
    /// Its own way of [`Kind::out_of_reach`].
    pub out_of_reach: Option<fn(&Task, &mut Verifier) -> Option<Unreached>>,
}

impl Extra {
    /// Nothing of it.
    pub const NONE: Extra = Extra {
        form: Form::Plain,
        boxes: BoxNames::NONE,
        settings_for: |settings, _| settings,
        class: |_, _| None,
        topic: None,
        repeated: None,
        of_few: false,
        cancels: None,
        has_row: false,
        no_argument: |_, _| false,
        read: None,
        largest: |_| None,
        out_of_reach: None,
    };
}

impl Kind {
    /// How much work a question of this difficulty is, beside others.
    pub fn work_of(&self, difficulty: u8) -> u64 {
        self.work * (2 + u64::from(difficulty))
    }

    /// The settings it takes with this game.
    pub fn settings_for(&self, rules: &Rules) -> Settings {
        (self.extra.settings_for)((self.settings)(), rules)
    }

    /// The text of a position as a candidate.
    pub fn read(&self, task: &Task, position: &str) -> GameAndNumbers {
        match self.extra.read {
            Some(read) => read(task, position),
            None => subject::read(self.subject, &self.widest(task), self.space, position),
        }
    }

    /// The task with the widest ranges that the kind allows, and answers of any class.
    pub fn widest(&self, task: &Task) -> Task {
        let Settings { heaps, size, .. } = task.settings(self);
        let heaps = heaps.map_or(task.heaps, |bounds| (bounds.least, bounds.most));
        Task { heaps, size: (size.least, size.most), class: None, ..task.clone() }
    }

    /// The largest candidate and why the second route does not reach all of the task; nothing if it does.
    pub fn out_of_reach(&self, task: &Task, verifier: &mut Verifier) -> Option<Unreached> {
        if let Some(out_of_reach) = self.extra.out_of_reach {
            return out_of_reach(task, verifier);
        }
        let position = (self.extra.largest)(task)?;
        let reason = (self.second_route)(task, &position, verifier).err()?;
        Some((position, reason))
    }
}

/// The question of an accepted candidate with its mistakes, the likeliest first: none of them right, no two with the
/// same answer unless there are too few answers. [`Question::shown`] keeps those that pages show.
pub fn pose(kind: &Kind, task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let mut question = (kind.pose)(task, candidate, dice);
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

/// Whether the second route agrees with a question's answer, and no named mistake is right.
///
/// # Errors
/// Everything that is needed to reproduce the disagreement.
pub fn confirm(kind: &Kind, task: &Task, question: &Question, verifier: &mut Verifier) -> Result<(), Dispute> {
    let dispute = |second: String| Dispute {
        kind: kind.name,
        position: question.position.clone(),
        first: question.answer.to_string(),
        second,
    };
    let second = (kind.second_route)(task, &question.position, verifier).map_err(dispute)?;
    if second != question.answer {
        return Err(dispute(second.to_string()));
    }
    match question.wrong.iter().find(|mistake| second.accepts(&mistake.answer)) {
        Some(mistake) => Err(dispute(format!("{second}, so `{}` is no mistake: {}", mistake.name, mistake.answer))),
        None => Ok(()),
    }
}
