//! A class: who gets a sheet, which variant, and what else a school wants of it.
//!
//! Representation: a [`Roster`] is a table with a head. Its columns `id` and `name` must be there; `variant`, `level`
//! (-1, 0 or 1), `language`, `large` and `extra` (minutes) may be, and `left`, which says that somebody is no longer in
//! the class. All other columns are kept as they are. A student has the variant of the roster, else the one of the
//! roster that was kept from an earlier run, else the next one that nobody has or ever had.
//! Failure: every fault of the table at once, each at its cell.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::AUTHOR_LANGUAGES;
use crate::source::csv::{self, Cell};
use crate::source::{Diagnostic, Diagnostics, Span, Text, quote, suggest};

use super::{MOST_VARIANT, Shift};

/// The most students of a class.
pub const MOST_STUDENTS: usize = 100_000;

/// The longest id, in characters, and the longest name.
const LONGEST: (usize, usize) = (64, 200);

/// The most minutes of extra time.
const MOST_EXTRA: u64 = 600;

/// The columns that mean something, the required ones first.
pub const COLUMNS: [&str; 8] = ["id", "name", "variant", "level", "language", "large", "extra", "left"];

/// A student of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// What the school calls them; no two have the same.
    pub id: String,
    /// Their name; empty where sheets are numbered instead.
    pub name: String,
    /// The variant of their sheet.
    pub variant: u64,
    /// Whether their questions are easier or harder.
    pub shift: Shift,
    /// The language of their sheet; the one of the class if none.
    pub language: Option<String>,
    /// Whether their sheet is printed large.
    pub large: bool,
    /// Minutes of extra time.
    pub extra: u64,
    /// Whether they are no longer in the class.
    pub left: bool,
    /// Where their id is.
    pub span: Span,
    /// Where their variant is, if the roster states it.
    pub stated: Option<Span>,
}

/// A class as a school lists it.
#[derive(Clone, Debug)]
pub struct Roster {
    /// What parts the cells.
    pub delimiter: char,
    /// The head, as it was typed.
    head: Vec<String>,
    /// Those who get a sheet and those who left, each with all cells of the row.
    rows: Vec<(Member, Vec<String>)>,
    /// What to say that is no fault.
    pub notes: Vec<String>,
    text: Text,
}

impl Roster {
    /// Reads a roster, and gives a variant to everybody who has none. `kept` is the roster of an earlier run.
    ///
    /// # Errors
    /// Every fault of the table.
    pub fn read(text: &Text, kept: Option<&Roster>) -> Result<Roster, Diagnostics> {
        let mut faults = Vec::new();
        let table = csv::read(text, &mut faults);
        let Some((head, rows)) = table.rows.split_first() else {
            faults.push(no_rows(0..0, "the file is empty"));
            return Err(Diagnostics::check(text, faults).expect_err("there is a fault"));
        };
        let columns = Columns::new(head, &mut faults);
        if rows.is_empty() {
            faults.push(no_rows(head[0].span.clone(), "there is no student below the head"));
        } else if let Some(row) = rows.get(MOST_STUDENTS) {
            let message = format!("a class has at most {MOST_STUDENTS} students, this one has {}", rows.len());
            faults.push(Diagnostic::new("too-many", row[0].span.clone(), message, "divide the class"));
        }
        let mut read: Vec<(Member, Option<u64>, Vec<String>)> = Vec::new();
        if columns.are_known() {
            for row in rows.iter().take(MOST_STUDENTS) {
                let Some(row) = even(row, head, &mut faults) else { continue };
                let (member, variant) = columns.member(&row, &mut faults);
                read.push((member, variant, row.into_iter().map(|cell| cell.text).collect()));
            }
            twice(read.iter().map(|(member, ..)| member), &mut faults);
            assign(&mut read, kept, &mut faults);
        }
        Diagnostics::check(text, faults)?;
        let mut rows: Vec<(Member, Vec<String>)> = read.into_iter().map(|(member, _, row)| (member, row)).collect();
        let head: Vec<String> = head.iter().map(|cell| cell.text.clone()).collect();
        if let Some(kept) = kept {
            let gone = kept.rows.iter().filter(|(old, _)| !rows.iter().any(|(member, _)| member.id == old.id));
            let gone: Vec<_> =
                gone.map(|(old, row)| (Member { left: true, ..old.clone() }, kept.arranged(row, &head))).collect();
            rows.extend(gone);
        }
        let notes = columns.notes(&text.name);
        Ok(Roster { delimiter: table.delimiter, head, rows, notes, text: text.clone() })
    }

    /// Those who get a sheet, in the order of the roster.
    pub fn members(&self) -> impl Iterator<Item = &Member> {
        self.rows.iter().map(|(member, _)| member).filter(|member| !member.left)
    }

    /// Everybody who gets a sheet or got one.
    pub fn everybody(&self) -> impl Iterator<Item = &Member> {
        self.rows.iter().map(|(member, _)| member)
    }

    /// The faults of variants that do not exist, each where it is stated.
    ///
    /// # Errors
    /// One fault for each of them.
    pub fn check_variants(&self, variants: u64, of: &str) -> Result<(), Diagnostics> {
        let fault = |member: &Member| {
            let span = member.stated.clone().filter(|_| member.variant >= variants)?;
            let message = match variants {
                1 => format!("there is no variant {}: {of} has only variant 0", member.variant),
                _ => format!("there is no variant {}: {of} has the variants 0 to {}", member.variant, variants - 1),
            };
            let help = "choose a smaller one, leave the cell empty, or widen the exercises of the sheet";
            Some(Diagnostic::new("bad-variant", span, message, help))
        };
        Diagnostics::check(&self.text, self.members().filter_map(fault).collect())
    }

    /// The roster with every variant filled in; who left is at the end.
    pub fn write(&self) -> String {
        let place = |name: &str| self.head.iter().position(|head| is_column(head, name));
        let mut head = self.head.clone();
        let added = |head: &mut Vec<String>, name: &str| {
            place(name).unwrap_or_else(|| {
                head.push(name.to_owned());
                head.len() - 1
            })
        };
        let variant = added(&mut head, "variant");
        let someone_left = self.rows.iter().any(|(member, _)| member.left);
        let left = if someone_left { Some(added(&mut head, "left")) } else { place("left") };
        let mut out = csv::line(&head, self.delimiter);
        for (member, row) in &self.rows {
            let mut row = row.clone();
            row.resize(head.len(), String::new());
            row[variant] = member.variant.to_string();
            if let Some(left) = left {
                row[left] = if member.left { "yes".to_owned() } else { String::new() };
            }
            out += &csv::line(&row, self.delimiter);
        }
        out
    }

    /// The cells of a row under another head; what that does not have is dropped, but for what is known of everybody.
    fn arranged(&self, row: &[String], head: &[String]) -> Vec<String> {
        let cell = |name: &String| {
            let place = self.head.iter().position(|own| own.eq_ignore_ascii_case(name));
            place.and_then(|place| row.get(place)).cloned().unwrap_or_default()
        };
        head.iter().map(cell).collect()
    }
}

/// A roster without students.
fn no_rows(span: Span, message: &str) -> Diagnostic {
    Diagnostic::new("empty-roster", span, message, "write `id,name` in the first line and a student in each line below")
}

/// Whether the head of a column is this name; capitals do not matter.
fn is_column(head: &str, name: &str) -> bool {
    head.eq_ignore_ascii_case(name)
}

/// Where the columns are.
struct Columns<'a> {
    head: &'a [Cell],
    places: [Option<usize>; COLUMNS.len()],
}

impl<'a> Columns<'a> {
    /// Finds the columns of a head.
    fn new(head: &'a [Cell], faults: &mut Vec<Diagnostic>) -> Columns<'a> {
        let mut places = [None; COLUMNS.len()];
        for (name, found) in COLUMNS.iter().zip(&mut places) {
            let mut same = head.iter().enumerate().filter(|(_, cell)| is_column(&cell.text, name));
            *found = same.next().map(|(place, _)| place);
            for (_, again) in same {
                let message = format!("there are two columns `{name}`");
                let fault = Diagnostic::new("duplicate-column", again.span.clone(), message, "delete one of them");
                faults.push(fault.with_note(head[found.unwrap_or(0)].span.clone(), "the first is here"));
            }
        }
        let columns = Columns { head, places };
        let unknown: Vec<&str> = columns.unknown().map(|cell| cell.text.as_str()).collect();
        for (place, name) in [(0, "id"), (1, "name")] {
            if places[place].is_none() {
                let help = match suggest(name, unknown.iter().copied()) {
                    Some(near) => format!("call the column `{near}` so; the first line is the head, like `id,name`"),
                    None => "the first line is the head, like `id,name`, with commas, semicolons or tabs".to_owned(),
                };
                let span = head.first().map_or(0..0, |first| first.span.start..head[head.len() - 1].span.end);
                faults.push(Diagnostic::new("missing-column", span, format!("there is no column `{name}`"), help));
            }
        }
        columns
    }

    /// Whether every student can be read.
    fn are_known(&self) -> bool {
        self.places[0].is_some() && self.places[1].is_some()
    }

    /// The columns that mean nothing here.
    fn unknown(&self) -> impl Iterator<Item = &'a Cell> {
        self.head.iter().filter(|cell| !COLUMNS.iter().any(|name| is_column(&cell.text, name)))
    }

    /// Unknown columns that may be misspelt.
    fn notes(&self, file: &str) -> Vec<String> {
        let note = |cell: &Cell| {
            let near = suggest(&cell.text.to_lowercase(), COLUMNS)?;
            Some(format!("{file}: the column {} is kept and not read; did you mean `{near}`?", quote(&cell.text)))
        };
        self.unknown().filter_map(note).collect()
    }

    /// A student, and the variant that the row states.
    fn member(&self, row: &[Cell], faults: &mut Vec<Diagnostic>) -> (Member, Option<u64>) {
        let nothing = Cell::default();
        let cell = |place: usize| self.places[place].and_then(|place| row.get(place)).unwrap_or(&nothing);
        let [id, name, variant, level, language, large, extra, left] = std::array::from_fn(cell);
        let mut refuse = |cell: &Cell, code, message: String, help: &str| {
            faults.push(Diagnostic::new(code, cell.span.clone(), message, help));
        };
        for (cell, what, longest) in [(id, "id", LONGEST.0), (name, "name", LONGEST.1)] {
            if cell.text.is_empty() {
                refuse(
                    cell,
                    "missing-value",
                    format!("this student has no {what}"),
                    "fill the cell, or delete the row",
                );
            } else if cell.text.chars().count() > longest {
                refuse(cell, "too-long", format!("this {what} has more than {longest} characters"), "shorten it");
            }
        }
        let number = |cell: &Cell, most: u64| cell.text.parse::<u64>().ok().filter(|&number| number <= most);
        let stated = if variant.text.is_empty() { None } else { number(variant, MOST_VARIANT) };
        if stated.is_none() && !variant.text.is_empty() {
            let message =
                format!("{} is no variant: they are the whole numbers 0 to {MOST_VARIANT}", quote(&variant.text));
            refuse(variant, "bad-variant", message, "leave the cell empty, and the student gets the next one");
        }
        let shift = match level.text.as_str() {
            "" | "0" => Shift::None,
            "-1" | "\u{2212}1" => Shift::Easier,
            "1" | "+1" => Shift::Harder,
            other => {
                let message = format!("{} is no level: it is -1, 0 or 1", quote(other));
                refuse(
                    level,
                    "bad-level",
                    message,
                    "-1 asks a level easier, 1 a level harder, 0 or nothing as the sheet says",
                );
                Shift::None
            }
        };
        let code = AUTHOR_LANGUAGES.iter().find(|code| **code == language.text.to_lowercase());
        if code.is_none() && !language.text.is_empty() {
            let message = format!("there are no sheets in the language {}", quote(&language.text));
            refuse(language, "unknown-language", message, &format!("there are {}", AUTHOR_LANGUAGES.join(", ")));
        }
        let mut ticked = |cell: &Cell| match cell.text.to_lowercase().as_str() {
            "" | "no" | "n" | "0" | "false" => false,
            "yes" | "y" | "x" | "1" | "true" => true,
            other => {
                refuse(
                    cell,
                    "not-yes-or-no",
                    format!("{} is neither yes nor no", quote(other)),
                    "write `yes`, or nothing",
                );
                false
            }
        };
        let (large, left) = (ticked(large), ticked(left));
        let minutes = if extra.text.is_empty() { Some(0) } else { number(extra, MOST_EXTRA) };
        if minutes.is_none() {
            let message = format!("{} is no number of minutes: it is 0 to {MOST_EXTRA}", quote(&extra.text));
            refuse(extra, "bad-minutes", message, "write digits alone, like 15");
        }
        let member = Member {
            id: id.text.clone(),
            name: name.text.clone(),
            variant: 0,
            shift,
            language: code.map(|code| (*code).to_owned()),
            large,
            extra: minutes.unwrap_or(0),
            left,
            span: id.span.clone(),
            stated: stated.map(|_| variant.span.clone()),
        };
        (member, stated)
    }
}

/// The cells of a row, as many as the head has; empty ones beyond it do not matter.
fn even(row: &[Cell], head: &[Cell], faults: &mut Vec<Diagnostic>) -> Option<Vec<Cell>> {
    let cells = row.len() - row.iter().rev().take_while(|cell| cell.text.is_empty()).count();
    if row.len() >= head.len() && cells <= head.len() {
        return Some(row[..head.len()].to_vec());
    }
    let cells = if row.len() < head.len() { row.len() } else { cells };
    let span = row.get(head.len()).or(row.last()).map_or(0..0, |cell| cell.span.clone());
    let message = format!("this row has {}, the head has {}", count(cells), count(head.len()));
    let help = "put cells with a comma, semicolon or tab into quotes, and write empty ones, too";
    faults.push(Diagnostic::new("ragged-row", span, message, help));
    None
}

fn count(cells: usize) -> String {
    if cells == 1 { "1 cell".to_owned() } else { format!("{cells} cells") }
}

/// The faults of ids that two students have.
fn twice<'a>(members: impl Iterator<Item = &'a Member>, faults: &mut Vec<Diagnostic>) {
    let mut first: BTreeMap<&str, &Member> = BTreeMap::new();
    for member in members.filter(|member| !member.id.is_empty()) {
        let known = *first.entry(&member.id).or_insert(member);
        if !std::ptr::eq(known, member) {
            let message = format!("the id {} is another student's, too", quote(&member.id));
            let help = "give each student an id of their own, or delete the row that is there twice";
            let fault = Diagnostic::new("duplicate-id", member.span.clone(), message, help);
            faults.push(fault.with_note(known.span.clone(), "first used here"));
        }
    }
}

/// Gives everybody a variant: the stated one, else the one of an earlier run, else the next that nobody ever had.
fn assign(rows: &mut [(Member, Option<u64>, Vec<String>)], kept: Option<&Roster>, faults: &mut Vec<Diagnostic>) {
    let earlier: BTreeMap<&str, u64> =
        kept.iter().flat_map(|kept| kept.everybody()).map(|old| (old.id.as_str(), old.variant)).collect();
    let mut used: BTreeSet<u64> = earlier.values().copied().collect();
    let mut holders: BTreeMap<u64, (String, Span)> = BTreeMap::new();
    for (member, stated, _) in rows.iter_mut() {
        let Some(variant) = stated.or_else(|| earlier.get(member.id.as_str()).copied()) else { continue };
        member.variant = variant;
        used.insert(variant);
        let own = (member.id.clone(), member.stated.clone().unwrap_or_else(|| member.span.clone()));
        if let Some((_, first)) = holders.get(&variant) {
            let message = format!("variant {variant} is another student's, too");
            let help = "give each student a variant of their own, or leave the cell empty";
            let fault = Diagnostic::new("duplicate-variant", own.1, message, help);
            faults.push(fault.with_note(first.clone(), "first used here"));
        } else {
            let was = earlier.iter().find(|(id, old)| **old == variant && **id != member.id);
            if let Some((id, _)) = was.filter(|_| stated.is_some() && earlier.get(member.id.as_str()) != Some(&variant))
            {
                let message = format!("variant {variant} was the one of the student {}", quote(id));
                let help = "leave the cell empty: a number is never used again";
                faults.push(Diagnostic::new("used-variant", own.1.clone(), message, help));
            }
            holders.insert(variant, own);
        }
    }
    let mut next = used.last().map_or(0, |last| last + 1);
    for (member, stated, _) in rows {
        if stated.is_none() && !earlier.contains_key(member.id.as_str()) {
            member.variant = next;
            next += 1;
        }
    }
}
