//! The report on the marks of a class, as a page shows it: whoever has which points, the mistakes by their letters.
//!
//! Representation: names are text that a school wrote, and nothing in them is markup.

use super::{Line, Phrase, Picture, Points};

/// What a student gets back: the own answers, what each earned, and what was wrong.
#[derive(Clone, Debug)]
pub struct MarksBack {
    /// The title of the sheet.
    pub title: String,
    /// The student's name, or else the id.
    pub name: String,
    /// The sheet's id.
    pub sheet: String,
    /// Whether it is in large print.
    pub large: bool,
    /// The answers in the order of the sheet.
    pub answers: Vec<MarksAnswer>,
    /// All points.
    pub earned: Points,
    /// All that could be earned.
    pub of: Points,
    /// How many per cent that are, if anything can be earned.
    pub per_cent: Option<String>,
    /// The grade, if there are any.
    pub grade: Option<String>,
}

/// An answer that a student gets back.
#[derive(Clone, Debug)]
pub struct MarksAnswer {
    /// The question, like `3b`.
    pub label: String,
    /// What was typed; none where a teacher decided.
    pub typed: Option<String>,
    /// What it earned; none while it is open, because it could not be read.
    pub earned: Option<Points>,
    /// What it could earn.
    pub of: Points,
    /// What it looks like, where that is known.
    pub mistake: Option<Phrase>,
    /// What refutes it.
    pub refutation: Option<Phrase>,
}

/// A report on a class.
#[derive(Clone, Debug)]
pub struct MarksReport {
    /// The title of the sheet.
    pub title: String,
    /// How many sheets, questions and points.
    pub subtitle: Phrase,
    /// How many answers are right, partly right, wrong, empty and unread.
    pub summary: Phrase,
    /// The totals of all as a picture.
    pub totals: Picture,
    /// The columns: label and points.
    pub columns: Vec<(String, Points)>,
    /// Whether totals have grades.
    pub grades: bool,
    /// The students in the order of the answers.
    pub rows: Vec<MarksRow>,
    /// The mistakes, the commonest first.
    pub mistakes: Vec<MarksMistake>,
    /// That answers could not be read, so that all is provisional, if some could not.
    pub provisional: Option<Phrase>,
    /// What a person has to look at.
    pub unread: Vec<MarksUnread>,
    /// Whether every student has a next sheet, or full marks.
    pub follow_up: bool,
}

/// A student in the report.
#[derive(Clone, Debug)]
pub struct MarksRow {
    /// The name, or else the id.
    pub name: String,
    /// The sheet's id.
    pub sheet: String,
    /// One cell for each column.
    pub cells: Vec<MarksCell>,
    /// All points.
    pub earned: Points,
    /// How many per cent that are, if anything can be earned.
    pub per_cent: Option<String>,
    /// The grade, if there are any.
    pub grade: Option<String>,
    /// Whether some answer could not be read.
    pub unread: bool,
    /// Whether nothing was written in any place.
    pub empty: bool,
    /// The questions of the next sheet and its id, if there is one.
    pub next: Option<(String, String)>,
}

/// What a student earned in a column.
#[derive(Clone, Debug, Default)]
pub struct MarksCell {
    /// What was earned.
    pub earned: Points,
    /// What could be earned.
    pub of: Points,
    /// The letters of the mistakes.
    pub letters: String,
    /// Whether nothing was written.
    pub empty: bool,
    /// Whether something could not be read.
    pub unread: bool,
}

/// An answer that could not be read.
#[derive(Clone, Debug)]
pub struct MarksUnread {
    /// The student.
    pub name: String,
    /// The question, like `3b`.
    pub label: String,
    /// What was typed.
    pub typed: String,
    /// The right answer.
    pub right: Line,
}

/// A mistake of a class.
#[derive(Clone, Debug)]
pub struct MarksMistake {
    /// Its letter: a, b, …
    pub letter: String,
    /// The question.
    pub question: String,
    /// What it looks like.
    pub looks: Phrase,
    /// How often it was made.
    pub times: usize,
    /// Who made it first, and how.
    pub example: MarksExample,
}

/// An answer of a student, as an example of a mistake.
#[derive(Clone, Debug)]
pub struct MarksExample {
    /// The student.
    pub name: String,
    /// The question, like `3b`.
    pub label: String,
    /// What was understood.
    pub understood: Line,
    /// What refutes it.
    pub refutation: Option<Phrase>,
    /// What was asked about, as a picture.
    pub picture: Option<Picture>,
}
