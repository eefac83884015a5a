//! Blocks: the parts of a document, and the exercise that holds its own solution.

use super::build::{after_letter, box_letter};
use super::{Answer, Blank, Math, Mistake, Phrase, Picture, Points};

/// A document: a sheet, its key, or both in one.
///
/// ```
/// use nimbook::{Plan, Sheet, Show, Text, Verifier, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let key = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?.document(&plan, "en", Show::Key);
/// assert!(key.id.starts_with("NB-"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The title, in the document's language.
    pub title: String,
    /// What is below the title.
    pub(crate) subtitle: Option<Phrase>,
    /// The sheet id, like `NB-4T7K-Q2MX-R`.
    pub id: String,
    /// What its version is called, with the level if it is easier or harder: `B`, `B −1`; nothing of a class without versions.
    pub(crate) version: Option<String>,
    /// Whose it is, if that is known.
    pub(crate) student: Option<Student>,
    /// Where the QR code leads, before `#` and the id; it says the id alone if there is none.
    pub(crate) url: Option<String>,
    /// The paper it is laid out for.
    pub(crate) paper: Paper,
    /// What a reader may see of answers.
    pub shows: Show,
    /// All points together.
    pub points: Points,
    /// What comes before the first exercise.
    pub(crate) intro: Vec<Block>,
    /// The exercises in order.
    pub(crate) exercises: Vec<Exercise>,
    /// Whether a format may write something else in place of what it cannot say.
    pub(crate) lossy: bool,
    /// For which platform a bank is written, as in `--dialect`; empty for the standard.
    pub(crate) dialect: &'static str,
    /// What decided the draw.
    pub(crate) draw: Draw,
}

/// What decides which questions a sheet has, but for its spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The seed.
    pub seed: String,
    /// The variant.
    pub variant: u64,
    /// The attempt.
    pub attempt: u64,
    /// Whether it is easier (-1) or harder (1) than the others.
    pub level: i8,
    /// The name of the format version.
    pub format: &'static str,
}

/// A student, as far as their sheet says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Student {
    /// What the school calls them.
    pub id: String,
    /// Their name; empty where nobody is named.
    pub name: String,
    /// Whether their sheet is printed large.
    pub large: bool,
    /// How many students before have the same sheet.
    pub copy: usize,
}

impl Document {
    /// The document, in which a format may write something else in place of what it cannot say.
    pub fn lossy(self) -> Document {
        Document { lossy: true, ..self }
    }

    /// The document for a platform that reads a dialect of its own.
    pub(crate) fn in_dialect(self, dialect: &'static str) -> Document {
        Document { dialect, ..self }
    }

    /// The document as this student's.
    pub(crate) fn of(mut self, student: Student) -> Document {
        self.student = Some(student);
        self
    }
}

/// Which answers a document shows. Whatever it shows, two routes have agreed on.
///
/// ```
/// use nimbook::{Plan, Sheet, Show, Text, Verifier, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?;
/// for shows in [Show::Questions, Show::Folded, Show::Key] {
///     assert_eq!(sheet.document(&plan, "en", shows).shows, shows);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// A sheet to fill in.
    Questions,
    /// A sheet with each solution folded below its exercise.
    Folded,
    /// A key: solutions without places to write.
    Key,
}

/// The paper a document is laid out for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 216 by 279 mm.
    Letter,
    /// A4 in large print.
    A4Large,
    /// Letter in large print.
    LetterLarge,
    /// A4 with two sheets side by side, to be cut apart; keys have all of it.
    A5Pair,
}

impl Paper {
    /// The papers, each by the name that authors write.
    pub(crate) const NAMES: [(&'static str, Paper); 5] = [
        ("a4", Paper::A4),
        ("letter", Paper::Letter),
        ("a4-large", Paper::A4Large),
        ("letter-large", Paper::LetterLarge),
        ("a5-pair", Paper::A5Pair),
    ];

    /// The paper of what is not cut apart.
    pub(crate) fn whole(self) -> Paper {
        if self == Paper::A5Pair { Paper::A4 } else { self }
    }

    /// Whether it is for large print.
    pub fn is_large(self) -> bool {
        matches!(self, Paper::A4Large | Paper::LetterLarge)
    }
}

/// An exercise of a document: a question and its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The name in the sheet's spec.
    pub id: String,
    /// The item within the exercise of the spec, from 0.
    pub item: u64,
    /// The number printed before the exercise, from 1; its items share it.
    pub number: u64,
    /// The letter of the item: a, b, …, z, aa; empty where it is the only one.
    pub letter: String,
    /// The kind's name.
    pub kind: &'static str,
    /// Whether the answer is one of a few, though it is a number.
    pub of_few: bool,
    /// What a key says of wrong things beside right ones, where the kind has words of its own.
    pub cancels: Option<&'static str>,
    /// Its points.
    pub points: Points,
    /// In a key, the parts of the answer with the points of each; empty where it is one part.
    pub parts: Vec<(Phrase, Points)>,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// How much work it is, beside others.
    pub work: u64,
    /// How the room to work in is ruled that it gets from the rest of a page; none where its author wants none.
    pub ruling: Option<Ruling>,
    /// What its author wrote for all its items.
    pub text: Vec<Block>,
    /// The number of the first exercise that asks the same, word for word, where an earlier one does.
    pub as_in: Option<u64>,
    /// The rules and the task as they are said here; where an earlier exercise states the rules, which one that is.
    pub stem: Vec<Phrase>,
    /// The question.
    pub question: Question,
}

impl Exercise {
    /// The number and the letter, as in `3b`.
    pub fn label(&self) -> String {
        format!("{}{}", self.number, self.letter)
    }

    /// What is said above its items: the rules, the task and a sample, or where they are.
    pub fn asks(&self) -> (Vec<Phrase>, Option<&Phrase>) {
        match self.as_in {
            Some(number) => (vec![Phrase::new("page-as-in-question").with("number", number)], None),
            None => (self.stem.clone(), self.question.sample.as_ref()),
        }
    }

    /// Whether this is the first item of its exercise, or asks otherwise than the one `before` it.
    pub fn begins_stem(&self, before: Option<&Exercise>) -> bool {
        before.is_none_or(|before| before.number != self.number || before.question.stem != self.question.stem)
    }
}

/// How room to work in is ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// Squares of 5 mm.
    Squared,
    /// Lines, 8 mm apart.
    Ruled,
}

impl Ruling {
    /// Both, each by the name that authors write.
    pub(crate) const NAMES: [(&'static str, Ruling); 2] = [("squared", Ruling::Squared), ("ruled", Ruling::Ruled)];

    /// The name that authors write.
    pub fn name(self) -> &'static str {
        match self {
            Ruling::Squared => "squared",
            Ruling::Ruled => "ruled",
        }
    }
}

/// What the items of an exercise get of the rest of a page: how it is ruled, and their work. Items that have a trace or
/// a table to fill in are worked out there, and get next to nothing.
pub fn room_to_work(items: &[Exercise]) -> Option<(Ruling, u64)> {
    let has_own = |item: &Exercise| {
        item.question.space.iter().any(|block| matches!(block, Block::Trace(_) | Block::Table(_) | Block::Write(..)))
    };
    let work = items.iter().filter(|item| !has_own(item)).map(|item| item.work).sum::<u64>();
    items[0].ruling.map(|ruling| (ruling, work.max(1)))
}

/// The exercises, each with its items.
pub fn with_items(exercises: &[Exercise]) -> impl Iterator<Item = &[Exercise]> {
    exercises.chunk_by(|one, next| one.number == next.number)
}

/// A question with everything that belongs to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What it is about, as text for programs, like `nim 7 3 12`; the second route reads nothing else.
    pub position: String,
    /// The rules and the task, in sentences. Items that ask alike have the same, and a page says it once.
    pub stem: Vec<Phrase>,
    /// An answer as it is written, for a position that is not asked about.
    pub sample: Option<Phrase>,
    /// What is asked of this item alone.
    pub prompt: Vec<Block>,
    /// Places to write the answer.
    pub space: Vec<Block>,
    /// All right answers.
    pub answer: Answer,
    /// The answer in one line.
    pub headline: Line,
    /// The solution, step by step.
    pub solution: Vec<Block>,
    /// Wrong answers that have a name; those that happen to be right are left out.
    pub wrong: Vec<Mistake>,
    /// The two routes that agreed, each in words.
    pub routes: [Phrase; 2],
}

/// How many mistakes of a question pages show.
const SHOWN_MISTAKES: usize = 3;

impl Question {
    /// The question as pages show it: with its likeliest mistakes.
    pub fn shown(mut self) -> Question {
        self.wrong.truncate(SHOWN_MISTAKES);
        self
    }

    /// What decides in its answer, in as many parts as the answer has; of a box with a letter, the letter.
    pub fn answer_parts(&self) -> Vec<Line> {
        let has_letter = |place: &usize| self.choices()?.get(*place).and_then(after_letter);
        match &self.answer {
            Answer::Choice(place) if has_letter(place).is_some() => vec![vec![box_letter(*place).into()]],
            answer => answer.parts(),
        }
    }

    /// The lines beside its boxes, if there are any.
    pub fn choices(&self) -> Option<&[Line]> {
        ticks(&self.space)
    }
}

fn ticks(blocks: &[Block]) -> Option<&[Line]> {
    blocks.iter().find_map(|block| match block {
        Block::Ticks(lines) => Some(lines.as_slice()),
        Block::Beside(inner) => ticks(inner),
        _ => None,
    })
}

/// A line of text.
pub type Line = Vec<Inline>;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Inline {
    /// Words of the document's language.
    Say(Phrase),
    /// Signs that read left to right and never break: `(3, 9, 10)`.
    Signs(String),
    /// A formula.
    Math(Math),
    /// A place to write.
    Blank(Blank),
    /// A space or a sign between pieces.
    Text(&'static str),
}

impl From<Phrase> for Inline {
    fn from(phrase: Phrase) -> Inline {
        Inline::Say(phrase)
    }
}

/// A part of a question or a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Line),
    /// Markdown that the author of a sheet wrote.
    Authored(String),
    /// A picture.
    Picture(Picture),
    /// Blocks side by side where there is room, as a picture and its answer.
    Beside(Vec<Block>),
    /// Lines with places to write in them.
    Answer(Vec<Line>),
    /// Boxes to tick, one for each line.
    Ticks(Vec<Line>),
    /// A label and empty lines to write on, so many.
    Write(Phrase, u64),
    /// Numbered steps, each a sentence and what shows it.
    Steps(Vec<Step>),
    /// A table.
    Table(Table),
    /// A reduction trace, filled in or to fill in.
    Trace(Trace),
    /// A remark in smaller type.
    Remark(Line),
}

/// A step of a solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What to do.
    pub says: Line,
    /// What shows it.
    pub shows: Vec<Block>,
}

/// A table with one row of heads, and a head at the start of each row where `row_heads` says so.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// How it looks.
    pub look: TableLook,
    /// What it holds, for those who do not see it.
    pub caption: Phrase,
    /// The heads of the columns; as many as each row has cells.
    pub head: Vec<Cell>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// Whether the first cell of each row is a head.
    pub row_heads: bool,
}

impl Table {
    /// The table in bands of at most `widest` columns beside its row heads, as even as can be, to be
    /// below one another. Each repeats the row heads. A table that fits is one band.
    pub fn bands(&self, widest: usize) -> Vec<Table> {
        let heads = usize::from(self.row_heads);
        let columns = self.head.len().saturating_sub(heads);
        let bands = columns.div_ceil(widest.max(1)).max(1);
        let part = |row: &Vec<Cell>, band: usize| -> Vec<Cell> {
            let columns = row.len().saturating_sub(heads);
            let (from, to) = (heads + columns * band / bands, heads + columns * (band + 1) / bands);
            row.iter().take(heads).chain(&row[from.min(row.len())..to.min(row.len())]).cloned().collect()
        };
        let band = |band| Table {
            head: part(&self.head, band),
            rows: self.rows.iter().map(|row| part(row, band)).collect(),
            caption: self.caption.clone(),
            ..*self
        };
        (0..bands).map(band).collect()
    }
}

/// How a table looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableLook {
    /// Binary digits under one another, with the counts of each column in the last rows.
    Columns,
    /// Values under their sizes.
    Values,
    /// Ruled lines only.
    Plain,
    /// Trios or pairs in columns.
    Pairs,
}

impl TableLook {
    /// Its name on pages.
    pub fn name(self) -> &'static str {
        match self {
            TableLook::Columns => "columns",
            TableLook::Values => "values",
            TableLook::Plain => "plain",
            TableLook::Pairs => "pairs",
        }
    }
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// What it holds; empty means a place to write or nothing.
    pub line: Line,
    /// What is special about it.
    pub mark: CellMark,
}

/// What is special about a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellMark {
    /// Nothing.
    #[default]
    None,
    /// It belongs to an odd column and is in its frame.
    Odd,
    /// It is the answer, or a zero among values: bold.
    Strong,
    /// A rule is above its row.
    Total,
    /// Both: a total in an odd column.
    OddTotal,
    /// It is to be filled in.
    Write,
}

/// A reduction trace: three numbers a line, in decimal and in binary.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The most binary digits that a number of the first line has.
    pub places: usize,
    /// The lines.
    pub lines: Vec<TraceLine>,
    /// Whether the binary half is shown.
    pub binary: bool,
}

impl Trace {
    /// The whole trace with rings around odd numbers and a box around the digit read; `lines` is not empty.
    /// The line where it may stop and the last one are stressed. Long numbers are not shown in binary.
    pub fn solved(lines: &[[u64; 3]], stop: Option<usize>) -> Trace {
        let widest = lines.iter().flatten().max().copied().unwrap_or(0);
        let places = (u64::BITS - widest.leading_zeros()).max(1) as usize;
        let line = |(index, &numbers): (usize, &[u64; 3])| TraceLine {
            numbers: Some(numbers),
            solved: true,
            width: places.saturating_sub(index).max(1),
            strong: Some(index) == stop || index + 1 == lines.len(),
        };
        Trace { places, lines: lines.iter().enumerate().map(line).collect(), binary: places <= 12 }
    }

    /// Whether it is to be filled in and has room for its binary columns beside the lines in half a row.
    pub fn is_short(&self) -> bool {
        self.binary && self.places <= 6 && self.lines.iter().all(|line| !line.solved)
    }

    /// The trace to be filled in, with its first line and a line for each binary place.
    pub fn to_fill_in(first: [u64; 3], places: usize) -> Trace {
        let line = |index: usize| TraceLine {
            numbers: (index == 0).then_some(first),
            solved: false,
            width: places - index,
            strong: false,
        };
        Trace { places, lines: (0..places).map(line).collect(), binary: places <= 20 }
    }
}

/// A line of a trace.
#[derive(Clone, Debug, PartialEq)]
pub struct TraceLine {
    /// Its three numbers; none is places to write.
    pub numbers: Option<[u64; 3]>,
    /// Whether sum, parities and digits are shown, and not places to write them.
    pub solved: bool,
    /// How many binary places are still to be read in this line.
    pub width: usize,
    /// Whether the line is stressed, as the one where the trace stops.
    pub strong: bool,
}

impl TraceLine {
    /// The sum of the numbers; none where it is to be written.
    pub fn sum(&self) -> Option<u128> {
        let numbers = self.numbers.filter(|_| self.solved)?;
        Some(numbers.into_iter().map(u128::from).sum())
    }

    /// The three numbers, as far as they are shown.
    pub fn entries(&self) -> [Option<u64>; 3] {
        self.numbers.map_or([None; 3], |numbers| numbers.map(Some))
    }

    /// Whether a number is ringed, as the odd ones are in a solution.
    pub fn rings(&self, number: u64) -> bool {
        self.solved && number % 2 == 1
    }

    /// The binary digits of each number, as wide as the line; none where they are to be written.
    pub fn digits(&self) -> [Option<String>; 3] {
        self.entries()
            .map(|number| number.filter(|_| self.solved).map(|number| format!("{number:0width$b}", width = self.width)))
    }

    /// The last digits, which the line looks at, and their sum, as `1 + 1 + 0 = 2`; none where they are to be written.
    pub fn last_digits(&self) -> Option<String> {
        let [a, b, c] = self.numbers.filter(|_| self.solved)?.map(|number| number % 2);
        Some(format!("{a} + {b} + {c} = {}", a + b + c))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(columns: u64) -> Table {
        let cell = |number: u64| Cell { line: vec![Inline::Signs(number.to_string())], mark: CellMark::None };
        let row: Vec<_> = (0..=columns).map(cell).collect();
        let caption = Phrase::new("caption");
        Table { look: TableLook::Values, caption, head: row.clone(), rows: vec![row], row_heads: true }
    }

    #[test]
    fn long_tables_stand_in_even_bands() {
        let lengths = |columns, widest| -> Vec<usize> {
            table(columns).bands(widest).iter().map(|band| band.head.len()).collect()
        };
        assert_eq!(lengths(14, 15), [15]);
        assert_eq!(lengths(31, 15), [11, 11, 12]);
        assert_eq!(lengths(0, 15), [1]);
        let bands = table(4).bands(2);
        assert_eq!(bands[1].rows[0][1], table(4).rows[0][3]);
        assert_eq!(bands[1].rows[0][0], table(4).rows[0][0]);
    }
}
