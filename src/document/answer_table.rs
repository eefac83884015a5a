//! The answers of a whole class in one table: a row for each sheet, and of each answer only what decides.
//!
//! Representation: a column for each question, with one part or more; all answers of a column have the same parts, or
//! they are joined into one.

use super::{Answer, AnswerMove, Arg, Inline, Line, Phrase, Points, Role, Winner};

/// The answers of a class.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnswerTable {
    /// The title of the sheets.
    pub title: String,
    /// All points of a sheet.
    pub points: Points,
    /// Whether there is a row for each version instead of one for each student.
    pub versions: bool,
    /// Whether questions are on several sheets.
    pub again: Again,
    /// The questions.
    pub columns: Vec<AnswerColumn>,
    /// The sheets.
    pub rows: Vec<AnswerRow>,
}

/// Whether questions are on several sheets of a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Again {
    /// None is.
    #[default]
    Never,
    /// Some are, but not on those of neighbours.
    Apart,
    /// Some are.
    Anywhere,
}

/// A question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnswerColumn {
    /// Its number and letter, like `3b`.
    pub label: String,
    /// Its points.
    pub points: Points,
    /// The message keys of the heads of its parts; none before the first row.
    pub parts: Vec<&'static str>,
    /// Whether the rows have different parts, which are joined then.
    pub mixed: bool,
}

/// A sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerRow {
    /// The student's name, empty where there is none, or what the version is called.
    pub name: String,
    /// The id of the sheet.
    pub sheet: String,
    /// Minutes of extra time.
    pub extra: u64,
    /// The parts of each answer.
    pub cells: Vec<Vec<Line>>,
}

/// More columns than these are on a page that lies on its side.
const MOST_UPRIGHT: usize = 13;

impl AnswerTable {
    /// Adds a sheet.
    pub fn add(&mut self, row: AnswerRow, answers: &[&Answer]) {
        for (column, answer) in self.columns.iter_mut().zip(answers) {
            let heads = answer.part_heads();
            if column.parts.is_empty() {
                column.parts = heads;
            } else if column.parts != heads {
                column.mixed = true;
            }
        }
        self.rows.push(row);
    }

    /// What is in the first column.
    pub fn head(&self) -> Phrase {
        Phrase::new(if self.versions { "page-version" } else { "class-name" })
    }

    /// The title, the number of sheets and of questions, in words.
    pub fn subtitle(&self) -> Phrase {
        Phrase::new("class-answers-sub")
            .with("title", Arg::Text(self.title.clone()))
            .with("sheets", self.rows.len())
            .with("questions", self.columns.len())
    }

    /// What has to be said of some heads.
    pub fn notes(&self) -> Vec<Phrase> {
        let notes = [("short-take", "class-answers-note-heaps"), ("short-line", "class-answers-note-trace")];
        let has = |head| (0..self.columns.len()).any(|at| self.heads(at).contains(&head));
        notes.into_iter().filter(|(head, _)| has(*head)).map(|(_, note)| Phrase::new(note)).collect()
    }

    /// How many answers there are, in words.
    pub fn footer(&self) -> Phrase {
        Phrase::new("class-answers-footer")
            .with("answers", self.rows.len() * self.columns.len())
            .with("again", self.again as usize)
    }

    /// Whether it is too wide for a page that stands upright.
    pub fn is_wide(&self) -> bool {
        (0..self.columns.len()).map(|at| self.heads(at).len()).sum::<usize>() > MOST_UPRIGHT
    }

    /// The heads of the parts of a column.
    pub fn heads(&self, column: usize) -> Vec<&'static str> {
        let AnswerColumn { parts, mixed, .. } = &self.columns[column];
        if *mixed || parts.is_empty() { vec!["short-answer"] } else { parts.clone() }
    }

    /// The heads and the rows as they are printed: names, numbers of sheets, and the parts of the answers.
    pub fn printed(&self) -> (Vec<Line>, Vec<Vec<Line>>) {
        let say = |key| vec![Inline::Say(Phrase::new(key))];
        let mut heads = vec![vec![Inline::Say(self.head())], say("class-sheet")];
        for (at, column) in self.columns.iter().enumerate() {
            let labelled = |part| {
                let label = Phrase::new("page-label").with("label", Arg::Item(column.label.clone()));
                vec![Inline::Say(label), Inline::Text(" "), Inline::Say(Phrase::new(part))]
            };
            heads.extend(self.heads(at).into_iter().map(labelled));
        }
        let cells = |row: &AnswerRow| {
            let mut name = vec![Inline::Signs(row.name.clone())];
            name.extend(row.extra_time().into_iter().flat_map(|extra| [Inline::Text(" "), Inline::Say(extra)]));
            let id = vec![Inline::Signs(row.bare_id().to_owned())];
            let parts = (0..self.columns.len()).flat_map(|at| self.parts(row, at));
            [name, id].into_iter().chain(parts).collect()
        };
        (heads, self.rows.iter().map(cells).collect())
    }

    /// The parts of a cell under those heads.
    pub fn parts(&self, row: &AnswerRow, column: usize) -> Vec<Line> {
        let cell = &row.cells[column];
        if !self.columns[column].mixed {
            return cell.clone();
        }
        let joined = cell.iter().enumerate().flat_map(|(at, part)| {
            let between = (at > 0).then_some(Inline::Text(" / "));
            between.into_iter().chain(part.iter().cloned())
        });
        vec![joined.collect()]
    }
}

impl AnswerRow {
    /// The id of the sheet without what all have in common.
    pub fn bare_id(&self) -> &str {
        self.sheet.strip_prefix("NB-").unwrap_or(&self.sheet)
    }

    /// The minutes of extra time, in words.
    pub fn extra_time(&self) -> Option<Phrase> {
        (self.extra > 0).then(|| Phrase::new("class-extra").with("minutes", self.extra))
    }
}

/// Whether the sheet has a place for the tokens and one for the heap.
fn takes_from_heap(step: &AnswerMove) -> bool {
    step.written.as_ref().is_some_and(|line| line.role == Role::Take)
}

/// Lines of sheets, each with the head and the words that say the same in a table.
const SHORT: [(&str, &str, &str); 7] = [
    ("write-heap-becomes", "short-becomes", "short-cell-becomes"),
    ("write-point", "short-point", "short-cell-point"),
    ("write-row-and-column", "short-row-column", "short-cell-row-column"),
    ("write-row-becomes", "short-becomes", "short-cell-becomes"),
    ("write-square", "short-square", "short-cell-square"),
    ("write-strip-becomes", "short-becomes", "short-cell-becomes"),
    ("write-turn", "short-coins", "short-cell-coins"),
];

/// The head for the line of a sheet, and what was filled in, as short as it can be said.
fn short(step: &AnswerMove) -> Option<(&'static str, Phrase)> {
    let line = step.written.as_ref()?;
    let (_, head, key) = *SHORT.iter().find(|(long, ..)| *long == line.key)?;
    Some((head, Phrase { key, ..line.clone() }))
}

impl Answer {
    /// The message keys of the heads of its parts.
    fn part_heads(&self) -> Vec<&'static str> {
        match self {
            Answer::Winner(_) => vec!["short-winner"],
            Answer::Moves(moves) if moves.iter().all(takes_from_heap) => vec!["short-take", "short-heap"],
            Answer::Moves(moves) => vec![moves.first().and_then(short).map_or("short-move", |(head, _)| head)],
            Answer::Number(_) => vec!["short-number"],
            Answer::Trace { .. } => vec!["short-verdict", "short-line", "short-which"],
            Answer::Trios(_) => vec!["short-trios"],
            Answer::Pairs(_) => vec!["short-pairs"],
            Answer::Repair { .. } => vec!["short-misprint"],
            Answer::Numbers(_) | Answer::Parts(_) => vec!["short-numbers"],
            Answer::Ticks(_) | Answer::Choice(_) => vec!["short-ticks"],
            Answer::Residues { .. } => vec!["short-residues"],
            Answer::Counterexample(_) => vec!["short-counterexample"],
            Answer::Place { .. } => vec!["short-place"],
        }
    }

    /// What decides, in as many parts as there are heads. Of several moves the parts are in the same order.
    pub fn parts(&self) -> Vec<Line> {
        let signs = |text: String| vec![Inline::Signs(text)];
        let listed = |texts: Vec<String>| -> Line {
            texts.into_iter().flat_map(|text| [Inline::Text(", "), Inline::Signs(text)]).skip(1).collect()
        };
        match self {
            Answer::Winner(winner) => vec![vec![Inline::Say(Phrase::new(match winner {
                Winner::ToMove => "short-to-move",
                Winner::Other => "short-other",
                Winner::Nobody => "short-nobody",
            }))]],
            Answer::Moves(moves) if moves.iter().all(takes_from_heap) => vec![
                listed(moves.iter().map(|step| step.take.to_string()).collect()),
                listed(moves.iter().map(|step| step.heap.to_string()).collect()),
            ],
            Answer::Moves(moves) => {
                let words = |step: &AnswerMove| match (short(step), &step.text) {
                    (Some((_, words)), _) => Inline::Say(words),
                    (None, Some(words)) => Inline::Say(words.clone()),
                    (None, None) => Inline::Signs(step.to.clone()),
                };
                vec![moves.iter().flat_map(|step| [Inline::Text("; "), words(step)]).skip(1).collect()]
            }
            Answer::Number(value) => vec![signs(value.to_string())],
            Answer::Trace { lines, stop, trio } => {
                let line = stop.unwrap_or(lines.len().saturating_sub(1));
                let [a, b, c] = lines.get(line).copied().unwrap_or_default();
                vec![
                    vec![Inline::Say(Phrase::new(if *trio { "short-lost" } else { "short-not-lost" }))],
                    signs(line.to_string()),
                    signs(format!("({a}, {b}, {c})")),
                ]
            }
            other => vec![other.line()],
        }
    }
}
