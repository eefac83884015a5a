//! The marks of a class: every sheet that was handed in, drawn again and marked.
//!
//! Failure: ids that are not ids, of another spec, of another student, twice; questions that no sheet has. All of them at
//! once, each with its place.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::answers::{Answers, Row};
use super::roster::{self, Roster};
use super::{ClassError, WAVE, wave};
use crate::document::{Block, Line, Phrase, Picture, Points, Words, WordsError};
use crate::exercise::Verifier;
use crate::marking::{self, Decision, Item, Marked, Status};
use crate::sheet::roster::Member;
use crate::sheet::{IdError, Plan, Sheet, SheetId, Shift, Spec};
use crate::source::csv::Cell;
use crate::source::{Diagnostic, Diagnostics, MOST_SHOWN, suggest};

/// The marks of a class.
///
/// ```
/// use nimbook::{LANGUAGES, Text, Words, mark, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: outcome\n    count: 2\n";
/// let spec = read(&Text::new("two.yaml", spec))?;
/// let (roster, answers) = (Text::new("9b.csv", "id,name\n7,Anna\n"), Text::new("a.csv", "id,1a\n7,!right\n"));
/// let words = Words::new(&LANGUAGES[0])?;
/// let (marks, _) = mark(&spec, &answers, Some(&roster), None, &words)?;
/// assert_eq!(marks.notes, ["a.csv: there is no column for 1b; nobody's answers there are marked"]);
/// assert_eq!(marks.json(&words)?[0]["points"], 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Marks {
    /// Those who handed in a sheet, in the order of the table.
    pub students: Vec<StudentMarks>,
    /// The ids and names of those who are on the roster and handed in none.
    pub(crate) absent: Vec<[String; 2]>,
    /// What is worth saying, but no fault.
    pub notes: Vec<String>,
}

/// The marks of one sheet.
///
/// ```
/// use nimbook::{LANGUAGES, StudentMarks, Text, Words, mark, read};
///
/// let spec = "title: Two heaps\nseed: a\npoints: 5\nexercises:\n  - id: one\n    kind: outcome\n    count: 2\n";
/// let spec = read(&Text::new("two.yaml", spec))?;
/// let (roster, answers) = (Text::new("9b.csv", "id,name\n7,Anna\n"), Text::new("a.csv", "id,1a,1b\n7,!0.25,!0.5\n"));
/// let (marks, _) = mark(&spec, &answers, Some(&roster), None, &Words::new(&LANGUAGES[0])?)?;
/// let shown = |one: &StudentMarks| format!("{}: {} of {}", one.called(), one.earned(), one.of());
/// assert_eq!(marks.students.iter().map(shown).collect::<Vec<_>>(), ["Anna: 0.75 of 5"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct StudentMarks {
    /// The student's id; empty if the table has none.
    pub id: String,
    /// The student's name; empty if the table has none.
    pub name: String,
    /// Whether the student's sheets are in large print.
    pub(crate) large: bool,
    /// The language of the student's sheets, where the roster names one.
    pub(crate) language: Option<String>,
    /// The sheet.
    pub(crate) sheet: SheetId,
    /// The answers in the order of the sheet.
    pub items: Vec<ItemMarks>,
}

/// The mark of an answer.
///
/// ```
/// use nimbook::{ItemMarks, Plan, Sheet, Text, Verifier, mark_answer, read};
///
/// let spec = "title: Heaps\nseed: a\nexercises:\n  - id: one\n    kind: nim-sum\n    positions: [nim 3 5 9]\n";
/// let plan = Plan::new(read(&Text::new("heaps.yaml", spec))?, 0)?;
/// let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?;
/// let mark: ItemMarks = mark_answer(&plan, &sheet, "1", "17").ok_or("no question 1")?;
/// assert_eq!((mark.status(), mark.earned().quarters(), mark.of().quarters()), ("wrong", 0, 4));
/// assert_eq!(mark.mistake(), Some("adds"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct ItemMarks {
    /// The label of the question, as `3b`.
    pub label: String,
    /// What the question asks about, as text.
    pub position: String,
    /// The same as a picture, where it has one and the answer shows a mistake.
    pub(crate) picture: Option<Picture>,
    /// What was typed.
    pub typed: String,
    /// The right answer, as the key says it.
    pub(crate) right: Line,
    /// How it is marked.
    pub(crate) marked: Marked,
}

impl StudentMarks {
    /// The marks of a row; the roster knows what the row does not say.
    pub(crate) fn new(row: &Row, sheet: SheetId, items: Vec<ItemMarks>, roster: Option<&Roster>) -> StudentMarks {
        let student = roster.and_then(|roster| match row.id.text.as_str() {
            "" => roster.of_variant(sheet.variant),
            id => roster.student(id),
        });
        StudentMarks {
            id: student.map_or_else(|| row.id.text.clone(), |student| student.id.clone()),
            // A spreadsheet may have damaged the name in the row.
            name: student.map_or_else(|| row.name.text.clone(), |student| student.name.clone()),
            large: student.is_some_and(|student| student.large),
            language: student.and_then(|student| student.language.clone()),
            sheet,
            items,
        }
    }

    /// How the student is called: by name, else by id, else by the sheet.
    pub fn called(&self) -> String {
        match (self.name.is_empty(), self.id.is_empty()) {
            (false, _) => self.name.clone(),
            (true, false) => self.id.clone(),
            (true, true) => self.sheet.to_string(),
        }
    }

    /// What the version of the sheet is called, in a class with versions.
    pub(crate) fn version(&self, spec: &Spec) -> Option<String> {
        spec.version(spec.of(&self.sheet).map_or(Shift::None, |(_, _, shift)| shift), self.sheet.variant)
    }

    /// Whether nothing is written on the sheet: whoever had it was not there, or has not handed it in.
    pub fn is_empty(&self) -> bool {
        self.items.iter().all(|item| item.marked.status == Status::Empty)
    }

    /// What could not be read, so that the marks are provisional.
    pub fn unread(&self) -> impl Iterator<Item = &ItemMarks> {
        self.items.iter().filter(|item| item.marked.status == Status::Unread)
    }

    /// All that was earned.
    pub fn earned(&self) -> Points {
        self.items.iter().map(ItemMarks::earned).sum()
    }

    /// All that could be earned.
    pub fn of(&self) -> Points {
        self.items.iter().map(ItemMarks::of).sum()
    }
}

impl ItemMarks {
    /// How the answer was read: `right`, `part`, `wrong`, `empty`, or `unread` where a person has to look at it.
    pub fn status(&self) -> &'static str {
        self.marked.status.name()
    }

    /// The name of the mistake that it shows, if it is known.
    pub fn mistake(&self) -> Option<&'static str> {
        self.marked.mistake.as_ref().map(|named| named.name)
    }

    /// What was earned.
    pub fn earned(&self) -> Points {
        self.marked.earned()
    }

    /// What could be earned.
    pub fn of(&self) -> Points {
        self.marked.of()
    }
}

/// The number before the letter of a label.
pub fn number(label: &str) -> &str {
    label.trim_end_matches(|letter: char| letter.is_ascii_lowercase())
}

/// What tells mistakes apart: the exercise and the name.
pub type MistakeKey = (String, &'static str);

/// What mistake an item shows.
pub fn key_of(item: &ItemMarks) -> Option<MistakeKey> {
    item.marked.mistake.as_ref().map(|named| (number(&item.label).to_owned(), named.name))
}

impl Marks {
    /// Marks every row.
    ///
    /// # Errors
    /// Every fault of the table, or why a sheet cannot be drawn.
    pub(crate) fn new(spec: &Spec, answers: &Answers, roster: Option<&Roster>) -> Result<Marks, ClassError> {
        let mut notes = answers.notes.clone();
        let rows = identified(spec, answers, roster, &mut notes)?;
        let absent = who_is_absent(&rows, roster);
        let plans = Plans::of(spec, rows.iter().map(|(id, _)| *id))?;
        let one = |(id, row): &(SheetId, &Row), verifier: &mut Verifier| {
            let (plan, shift) = plans.plan(id, id.attempt);
            let sheet = Sheet::shifted(plan, shift, id.variant, id.attempt, verifier)?;
            Ok::<_, ClassError>(StudentMarks::new(row, sheet.id, marked(&sheet, plan, answers, row), roster))
        };
        let (mut students, mut drawn) = (Vec::new(), BTreeSet::new());
        for some in rows.chunks(WAVE) {
            let mut made = wave(some, one)?;
            // A picture is shown where a mistake is made first.
            for item in made.iter_mut().flat_map(|student: &mut StudentMarks| &mut student.items) {
                if item.picture.is_some() && !drawn.insert(key_of(item)) {
                    item.picture = None;
                }
            }
            students.extend(made);
        }
        notes.extend(columns(answers, &students)?);
        Ok(Marks { students, absent, notes })
    }

    /// The words of this language, and of each other one that a student has.
    ///
    /// # Errors
    /// Messages that cannot be read, which tests exclude.
    pub(crate) fn languages(&self, usual: &str) -> Result<Vec<Words>, WordsError> {
        super::languages(usual, self.students.iter().filter_map(|student| student.language.as_deref()))
    }

    /// The marks as a table, one line for each part of each answer.
    ///
    /// # Errors
    /// A missing word.
    pub(crate) fn rows(&self, words: &Words) -> Result<Vec<Vec<String>>, WordsError> {
        let head = ["id", "name", "sheet", "item", "part", "points", "of", "mistake", "refutation"];
        let mut out = vec![head.map(str::to_owned).to_vec()];
        for student in &self.students {
            for item in &student.items {
                let marked = &item.marked;
                let mistake = words.line_text(&marked.mistake_in_words())?;
                let refutation =
                    marked.refutation.as_ref().map(|phrase| words.text(phrase)).transpose()?.unwrap_or_default();
                for part in &marked.parts {
                    out.push(vec![
                        student.id.clone(),
                        student.name.clone(),
                        student.sheet.to_string(),
                        item.label.clone(),
                        words.text(&part.label)?,
                        part.earned.to_string(),
                        part.of.to_string(),
                        mistake.clone(),
                        refutation.clone(),
                    ]);
                }
            }
        }
        Ok(out)
    }

    /// The marks for programs.
    ///
    /// # Errors
    /// A missing word.
    pub fn json(&self, words: &Words) -> Result<Value, WordsError> {
        let item = |item: &ItemMarks| -> Result<Value, WordsError> {
            let mut value = item.marked.json(words)?;
            if let Some(fields) = value.as_object_mut() {
                fields.insert("item".to_owned(), json!(item.label));
                fields.insert("position".to_owned(), json!(item.position));
                fields.insert("typed".to_owned(), json!(item.typed));
            }
            Ok(value)
        };
        let student = |student: &StudentMarks| -> Result<Value, WordsError> {
            let items: Result<Vec<Value>, WordsError> = student.items.iter().map(item).collect();
            Ok(json!({
                "id": student.id,
                "name": student.name,
                "sheet": student.sheet.to_string(),
                "points": student.earned().as_f64(),
                "of": student.of().as_f64(),
                "provisional": student.unread().next().is_some(),
                "items": items?,
            }))
        };
        self.students.iter().map(student).collect()
    }

    /// The three commonest mistakes in words, and how often they were made.
    ///
    /// # Errors
    /// A missing word.
    pub fn commonest(&self, words: &Words) -> Result<Vec<(usize, String)>, WordsError> {
        let mut found: Vec<(&str, usize, String)> = Vec::new();
        for named in
            self.students.iter().flat_map(|student| &student.items).filter_map(|item| item.marked.mistake.as_ref())
        {
            match found.iter_mut().find(|(known, ..)| *known == named.name) {
                Some((_, times, _)) => *times += 1,
                None => found.push((named.name, 1, words.text(&named.description)?)),
            }
        }
        found.sort_by_key(|(_, times, _)| std::cmp::Reverse(*times));
        Ok(found.into_iter().take(3).map(|(_, times, looks)| (times, looks)).collect())
    }

    /// One line about the class.
    pub(crate) fn summary(&self) -> Phrase {
        let items = || self.students.iter().flat_map(|student| &student.items);
        let count = |status: Status| items().filter(|item| item.marked.status == status).count();
        let named = items().filter(|item| item.marked.status == Status::Wrong && item.marked.mistake.is_some()).count();
        Phrase::new("mark-summary")
            .with("sheets", self.students.len())
            .with("right", count(Status::Right))
            .with("part", count(Status::Part))
            .with("wrong", count(Status::Wrong))
            .with("named", named)
            .with("empty", count(Status::Empty))
            .with("unread", count(Status::Unread))
    }

    /// That answers could not be read, so that all is provisional, if some could not.
    pub(crate) fn provisional(&self) -> Option<Phrase> {
        let unread = self.students.iter().flat_map(StudentMarks::unread).count();
        (unread > 0).then(|| Phrase::new("mark-provisional").with("unread", unread))
    }
}

/// The plans of sheets that were printed, by the place of their spec among those that there were, and the attempt.
pub struct Plans<'a> {
    spec: &'a Spec,
    plans: BTreeMap<(usize, u64), Plan>,
}

impl<'a> Plans<'a> {
    /// The plans of sheets of this spec, or of it as it was before.
    ///
    /// # Errors
    /// One cannot be planned.
    pub fn of(spec: &'a Spec, ids: impl Iterator<Item = SheetId>) -> Result<Plans<'a>, Diagnostics> {
        let mut plans = Plans { spec, plans: BTreeMap::new() };
        for id in ids {
            plans.add(&id, id.attempt)?;
        }
        Ok(plans)
    }

    /// Plans an attempt of what a sheet was made from.
    ///
    /// # Errors
    /// It cannot be planned.
    pub fn add(&mut self, id: &SheetId, attempt: u64) -> Result<(), Diagnostics> {
        let (place, spec, _) = self.made_from(id);
        if let Entry::Vacant(plan) = self.plans.entry((place, attempt)) {
            plan.insert(Plan::new(spec.clone(), attempt)?);
        }
        Ok(())
    }

    /// The plan of an attempt that was added, and the shift of whose the sheet is.
    pub fn plan(&self, id: &SheetId, attempt: u64) -> (&Plan, Shift) {
        let (place, _, shift) = self.made_from(id);
        (&self.plans[&(place, attempt)], shift)
    }

    /// What a sheet was made from: this spec if nobody knows.
    fn made_from(&self, id: &SheetId) -> (usize, &'a Spec, Shift) {
        self.spec.of(id).unwrap_or((0, self.spec, Shift::None))
    }
}

/// The items of a sheet with the answers of a row.
fn marked(sheet: &Sheet, plan: &Plan, answers: &Answers, row: &Row) -> Vec<ItemMarks> {
    let items = marking::items(sheet, plan).map(|(label, item)| {
        let written = typed(answers, row, &label);
        item_marks(label, &item, written)
    });
    items.collect()
}

/// What a row has in the column of a question.
pub fn typed(answers: &Answers, row: &Row, label: &str) -> String {
    let place = answers.labels.iter().position(|known| known.text == label);
    place.and_then(|place| row.cells.get(place)).map_or(String::new(), |cell| cell.text.clone())
}

/// An item with its marks.
pub fn item_marks(label: String, item: &Item<'_>, typed: String) -> ItemMarks {
    let marked = judged(item, &typed);
    let picture = marked.mistake.as_ref().and_then(|_| picture(&item.question.space));
    let (position, right) = (item.question.position.clone(), item.question.headline.clone());
    ItemMarks { label, position, picture, typed, right, marked }
}

/// An answer by what a teacher decided, or else as it was read. What is not a decision, [`columns`] refuses.
pub fn judged(item: &Item<'_>, typed: &str) -> Marked {
    match Decision::of(typed).flatten() {
        Some(decision) => item.decided(decision),
        None => item.mark(typed),
    }
}

/// The picture of a question, if it has one.
fn picture(blocks: &[Block]) -> Option<Picture> {
    blocks.iter().find_map(|block| match block {
        Block::Picture(picture) => Some(picture.clone()),
        Block::Beside(inner) => picture(inner),
        _ => None,
    })
}

/// Columns that the sheet has no question for are faults; questions that have no column are worth a note.
pub fn columns(answers: &Answers, students: &[StudentMarks]) -> Result<Vec<String>, Diagnostics> {
    let Some(first) = students.first() else { return Ok(Vec::new()) };
    let known: Vec<&str> = first.items.iter().map(|item| item.label.as_str()).collect();
    let unknown = answers.labels.iter().filter(|label| !known.contains(&label.text.as_str()));
    let faults = unknown.map(|label| {
        let message = format!("the sheet has no question `{}`", label.text);
        let help = match suggest(&label.text, known.iter().copied()) {
            Some(near) => format!("did you mean `{near}`? its questions are {}", known.join(", ")),
            None => format!("its questions are {}", known.join(", ")),
        };
        Diagnostic::new("unknown-column", label.span.clone(), message, help)
    });
    let faults = faults.chain(no_decisions(answers, &first.items)).collect();
    Diagnostics::check(&answers.text, faults)?;
    let missing: Vec<&str> =
        known.iter().copied().filter(|known| !answers.labels.iter().any(|label| label.text == **known)).collect();
    Ok(match missing[..] {
        [] => Vec::new(),
        _ => vec![format!(
            "{}: there is no column for {}; nobody's answers there are marked",
            answers.text.name,
            missing.join(", ")
        )],
    })
}

/// Cells that begin like a decision and are none, or give more points than the question has.
fn no_decisions<'a>(answers: &'a Answers, items: &'a [ItemMarks]) -> impl Iterator<Item = Diagnostic> + 'a {
    let fault = |(label, cell): (&Cell, &Cell)| {
        let of = items.iter().find(|item| item.label == label.text)?.of();
        let (code, message) = match Decision::of(&cell.text)? {
            Some(Decision::Points(given)) if given > of => {
                ("too-many-points", format!("this is more than question {} can earn", label.text))
            }
            Some(_) => return None,
            None => ("bad-decision", "a cell that begins with `!` is a decision, and this is not one".to_owned()),
        };
        let help = format!("write points from `!0` to `!{of}`, in quarters like `!0.75`, or `!right` or `!wrong`");
        Some(Diagnostic::new(code, cell.span.clone(), message, help))
    };
    answers.rows.iter().flat_map(|row| answers.labels.iter().zip(&row.cells)).filter_map(fault)
}

/// Whose sheet each row is.
pub fn identified<'a>(
    spec: &Spec,
    answers: &'a Answers,
    roster: Option<&Roster>,
    notes: &mut Vec<String>,
) -> Result<Vec<(SheetId, &'a Row)>, Diagnostics> {
    let mut faults = Vec::new();
    let mut found: Vec<(SheetId, &Row)> = Vec::new();
    for row in &answers.rows {
        let student = roster.filter(|_| !row.id.text.is_empty()).map(|roster| (roster, roster.student(&row.id.text)));
        if let Some((roster, None)) = student {
            if let Some(fault) = roster.shortened(&row.id) {
                faults.push(fault);
                continue;
            }
            let message = format!("no student of {} has the id `{}`", roster.name(), row.id.text);
            let students = if faults.len() < MOST_SHOWN { roster.students() } else { &[] };
            let help = match suggest(&row.id.text, students.iter().map(|student| student.id.as_str())) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "add the student to the roster, or correct the id".to_owned(),
            };
            faults.push(Diagnostic::new("unknown-student", row.id.span.clone(), message, help));
            continue;
        }
        if row.is_empty() {
            let known = student.and_then(|(_, student)| student).map(|student| &student.name);
            let who = known.unwrap_or(if row.name.text.is_empty() { &row.id.text } else { &row.name.text });
            notes.push(format!("{}: no answer of {who} is written down", answers.place(&row.sheet)));
        }
        let student = student.and_then(|(_, student)| student);
        let own = student.map(|student| roster::sheet_of(student, spec));
        match (row.sheet.text.as_str(), own) {
            ("", Some(own)) => found.push((own, row)),
            ("", None) if row.is_empty() => continue,
            ("", None) => {
                let help = "write the id at the foot of the sheet, or give the roster with `--roster`";
                faults.push(Diagnostic::new(
                    "missing-sheet",
                    row.sheet.span.clone(),
                    "this line does not say which sheet it is",
                    help,
                ));
            }
            (typed, own) => match sheet_of(spec, typed, own, roster) {
                Ok(id) => found.push((id, row)),
                Err((code, message, help)) => faults.push(Diagnostic::new(code, row.sheet.span.clone(), message, help)),
            },
        }
    }
    faults.extend(twice(&found, spec.versions.is_some()));
    Diagnostics::check(&answers.text, faults)?;
    if let Some(roster) = roster {
        notes.extend(absent(&found, roster).map(|student| {
            format!("{}:{}: no sheet of {} is in the answers", roster.name(), roster.line(student), student.name)
        }));
    }
    Ok(found)
}

/// The students whose sheet is not among these.
fn absent<'r>(found: &[(SheetId, &Row)], roster: &'r Roster) -> impl Iterator<Item = &'r Member> {
    let ids: BTreeSet<String> = found.iter().map(|(_, row)| row.id.text.clone()).collect();
    let unnamed = found.iter().filter(|(_, row)| row.id.text.is_empty());
    let variants: BTreeSet<u64> = unnamed.map(|(id, _)| id.variant).collect();
    let is_there = move |student: &Member| ids.contains(&student.id) || variants.contains(&student.variant);
    roster.students().iter().filter(move |student| !(student.left || is_there(student)))
}

/// The ids and names of the students whose sheet is not among these.
pub fn who_is_absent(found: &[(SheetId, &Row)], roster: Option<&Roster>) -> Vec<[String; 2]> {
    let absent = roster.map(|roster| absent(found, roster)).into_iter().flatten();
    absent.map(|student| [student.id.clone(), student.name.clone()]).collect()
}

/// The sheet of an id as typed, if it is this spec's and this student's.
fn sheet_of(
    spec: &Spec,
    typed: &str,
    own: Option<SheetId>,
    roster: Option<&Roster>,
) -> Result<SheetId, (&'static str, String, String)> {
    let copy = "copy it from the foot of the sheet; `O` and `0`, `I` and `1` may be exchanged";
    // Tables of ids leave out what all begin with.
    let id = typed.parse().or_else(|error: IdError| format!("NB-{typed}").parse().map_err(|_: IdError| error));
    let id: SheetId = id.map_err(|error| ("bad-id", error.to_string(), copy.to_owned()))?;
    if spec.of(&id).is_none() {
        let [message, help] = id.not_of(spec);
        return Err(("other-spec", message, help + "; give the sheet from before a correction with `--compare`"));
    }
    let Some(own) = own.filter(|own| own.variant != id.variant) else { return Ok(id) };
    let version = |id: SheetId| spec.version(spec.of(&id).map_or(Shift::None, |(_, _, shift)| shift), id.variant);
    if let (Some(given), Some(right)) = (version(id), version(own)) {
        let message = format!("{id} is version {given}, and this student has version {right}");
        let help = format!("correct the id to {own}, or the version in the roster");
        return Err(("swapped-sheet", message, help));
    }
    let whose = match roster.and_then(|roster| roster.of_variant(id.variant)) {
        Some(other) => format!("{id} is the sheet of {} (`{}`)", other.name, other.id),
        None => format!("{id} is nobody's sheet"),
    };
    Err(("swapped-sheet", whose, format!("this student has {own}; correct the id, or the variant in the roster")))
}

/// Students and sheets that are there twice; of a class with versions many have the same sheet, and students are told apart.
fn twice(found: &[(SheetId, &Row)], versions: bool) -> Vec<Diagnostic> {
    let (mut sheets, mut students) = (BTreeMap::new(), BTreeMap::new());
    let mut faults = Vec::new();
    for (id, row) in found {
        let whose = if versions { [&*row.id.text, &*row.name.text] } else { ["", ""] };
        let sheet = sheets.insert((id.to_string(), whose), &row.sheet);
        let sheet = sheet.map(|first| (first, &row.sheet, format!("the sheet {id}")));
        let student = students.insert(&row.id.text, &row.id).filter(|first| !first.text.is_empty());
        let student = student.map(|first| (first, &row.id, format!("the student `{}`", row.id.text)));
        if let Some((first, again, what)) = sheet.or(student) {
            let help = match versions && whose == ["", ""] {
                true => "write who gave each of them into the column `id` or `name`",
                false => "keep the line that was handed in, and delete the other",
            };
            let fault = Diagnostic::new("double-entry", again.span.clone(), format!("{what} is there twice"), help);
            faults.push(fault.with_note(first.span.clone(), "first here"));
        }
    }
    faults
}
