//! The columns of a roster, by the names in its head, and the students that the rows below it describe.
//!
//! Representation: a name is in one column, or in two, a first name and a surname. Ids are in the likeliest column that is
//! filled; without any the students are numbered.
//! Failure: every fault of a head or a row, each at its cell.

use crate::document::AUTHOR_LANGUAGES;
use crate::sheet::{MOST_VARIANT, Shift};
use crate::source::csv::Cell;
use crate::source::{Diagnostic, changed, error_in, quote, suggest};

use super::headings::{Heading, heading};
use super::{COLUMNS, Member, letter};

/// The longest id, in characters, and the longest name.
const LONGEST: (usize, usize) = (64, 200);

/// The most minutes of extra time.
const MOST_EXTRA: u64 = 600;

/// Whether the head of a column is this name; capitals do not matter.
pub fn is_column(head: &str, name: &str) -> bool {
    head.eq_ignore_ascii_case(name)
}

/// Where the columns are.
pub struct Columns<'a> {
    head: &'a [Cell],
    places: [Option<usize>; COLUMNS.len()],
    /// The first name beside the name of `places`, and whether it comes after that.
    given: Option<(usize, bool)>,
}

impl<'a> Columns<'a> {
    /// Finds the columns of a head above these rows.
    pub fn new(head: &'a [Cell], rows: &[Vec<Cell>], faults: &mut Vec<Diagnostic>) -> Columns<'a> {
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
        let mut columns = Columns { head, places, given: None };
        columns.recognise(rows);
        let unknown: Vec<&str> = columns.unknown().map(|cell| cell.text.as_str()).collect();
        for (place, name) in [(0, "id"), (1, "name")] {
            let near = suggest(name, unknown.iter().copied());
            // Who writes no ids has none; a column that is nearly called so has some.
            if columns.places[place].is_none() && (place == 1 || near.is_some()) {
                let help = match near {
                    Some(near) => format!("call the column `{near}` so; the first line is the head, like `id,name`"),
                    None => {
                        "the first line is the head, like `id,name`, with commas, semicolons or tabs; names alone, one \
                             in each line, need none"
                            .to_owned()
                    }
                };
                let span = head.first().map_or(0..0, |first| first.span.start..head[head.len() - 1].span.end);
                faults.push(Diagnostic::new("missing-column", span, format!("there is no column `{name}`"), help));
            }
        }
        columns
    }

    /// Finds ids and names that are called otherwise.
    fn recognise(&mut self, rows: &[Vec<Cell>]) {
        let known = self.head.iter().enumerate().filter_map(|(place, cell)| Some((heading(&cell.text)?, place)));
        let mut known: Vec<(Heading, usize)> = known.collect();
        known.sort();
        let cell = |row: &Vec<Cell>, place: usize| row.get(place).map_or(String::new(), |cell| cell.text.clone());
        let is_full = |place: &usize| rows.iter().all(|row| !cell(row, *place).is_empty());
        if self.places[0].is_none() {
            let ids: Vec<usize> =
                known.iter().filter(|(head, _)| matches!(head, Heading::Id(_))).map(|id| id.1).collect();
            self.places[0] = ids.iter().copied().find(is_full).or(ids.first().copied());
        }
        let first = |is: fn(&Heading) -> bool| known.iter().find(|(head, _)| is(head)).copied();
        let given = first(|head| matches!(head, Heading::Given)).map(|(_, place)| place);
        let surname = first(|head| matches!(head, Heading::Surname(_)));
        let name = first(|head| matches!(head, Heading::Name(_))).map(|(_, place)| place);
        (self.places[1], self.given) = match (name, surname, given) {
            // Beside a first name, what is called a name is a surname where it does not hold the first name.
            (Some(name), None, Some(given)) if !rows.iter().any(|row| cell(row, name).contains(&cell(row, given))) => {
                (Some(name), Some((given, false)))
            }
            (Some(name), ..) => (Some(name), None),
            (None, Some((head, surname)), given) => {
                (Some(surname), given.map(|given| (given, head == Heading::Surname(true))))
            }
            (None, None, given) => (given, None),
        };
    }

    /// Whether every student can be read.
    pub fn are_known(&self) -> bool {
        self.places[1].is_some()
    }

    /// Whether students have ids.
    pub fn have_ids(&self) -> bool {
        self.places[0].is_some()
    }

    /// The columns that mean nothing here.
    fn unknown(&self) -> impl Iterator<Item = &'a Cell> {
        let places = self.places.iter().flatten().copied().chain(self.given.map(|(place, _)| place));
        let places: Vec<usize> = places.collect();
        let unknown = self.head.iter().enumerate().filter(move |(place, _)| !places.contains(place));
        unknown.map(|(_, cell)| cell).filter(|cell| !COLUMNS.iter().any(|name| is_column(&cell.text, name)))
    }

    /// Which columns are ids and names where they are called otherwise, and unknown ones that may be misspelt.
    pub fn notes(&self, file: &str) -> Vec<String> {
        let called = |place: usize, what: &str| {
            let own = self.places[place].map(|place| self.head[place].text.as_str())?;
            let given = self.given.filter(|_| place == 1).map(|(given, _)| self.head[given].text.as_str());
            let given = given.map_or(String::new(), |given| format!(" and {}", quote(given)));
            let is_plain = given.is_empty() && is_column(own, COLUMNS[place]);
            (!is_plain).then(|| format!("{what} in {}{given}", quote(own)))
        };
        let called: Vec<String> = [called(0, "ids"), called(1, "names")].into_iter().flatten().collect();
        let called = (!called.is_empty()).then(|| format!("{file}: read were {}", called.join(", ")));
        let note = |cell: &Cell| {
            let near = suggest(&cell.text.to_lowercase(), COLUMNS)?;
            Some(format!("{file}: the column {} is kept and not read; did you mean `{near}`?", quote(&cell.text)))
        };
        called.into_iter().chain(self.unknown().filter_map(note)).collect()
    }

    /// The name of a row, put together where it is in two columns.
    fn name(&self, row: &[Cell], name: &Cell) -> Cell {
        let Some((given, comes_after)) = self.given.and_then(|(place, after)| Some((row.get(place)?, after))) else {
            return name.clone();
        };
        let (first, last) = if comes_after { (name, given) } else { (given, name) };
        let span = if name.text.is_empty() { given.span.clone() } else { name.span.clone() };
        Cell { text: format!("{} {}", first.text, last.text).trim().to_owned(), span }
    }

    /// A student, and the variant that the row states; a class with versions has letters for them.
    pub fn member(&self, row: &[Cell], versions: Option<u64>, faults: &mut Vec<Diagnostic>) -> (Member, Option<u64>) {
        let nothing = Cell::default();
        let cell = |place: usize| self.places[place].and_then(|place| row.get(place)).unwrap_or(&nothing);
        let [id, name, variant, level, language, large, extra, left] = std::array::from_fn(cell);
        let name = &self.name(row, name);
        faults.extend(changed(id).into_iter().chain([id, name].into_iter().filter_map(error_in)));
        let mut refuse = |cell: &Cell, code, message: String, help: &str| {
            faults.push(Diagnostic::new(code, cell.span.clone(), message, help));
        };
        for (cell, what, longest) in [(id, "id", LONGEST.0), (name, "name", LONGEST.1)] {
            if cell.text.is_empty() && (what == "name" || self.have_ids()) {
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
        let named = version(&variant.text);
        let known = named.filter(|named| versions.is_some_and(|versions| *named < versions));
        let stated = if variant.text.is_empty() { None } else { known.or_else(|| number(variant, MOST_VARIANT)) };
        if stated.is_none() && !variant.text.is_empty() {
            let given = quote(&variant.text);
            let (message, help) = match (versions, named) {
                (Some(versions), _) => (
                    format!("{given} is not a version; the versions are A to {}", letter(versions - 1)),
                    "leave the cell empty, and versions are dealt in turn",
                ),
                (None, Some(_)) => (
                    format!("{given} is a version, and this class has none"),
                    "write `versions: 4` into the sheet, or leave the cell empty",
                ),
                (None, None) => (
                    format!("{given} is not a variant; variants are the whole numbers 0 to {MOST_VARIANT}"),
                    "leave the cell empty, and the student gets the next one",
                ),
            };
            refuse(variant, "bad-variant", message, help);
        }
        let shift = match level.text.as_str() {
            "" | "0" => Shift::None,
            "-1" | "\u{2212}1" => Shift::Easier,
            "1" | "+1" => Shift::Harder,
            other => {
                let message = format!("{} is not a level; write -1, 0 or 1", quote(other));
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
            refuse(language, "unknown-language", message, &format!("write one of {}", AUTHOR_LANGUAGES.join(", ")));
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
            let message = format!("{} is not a number of minutes; it is 0 to {MOST_EXTRA}", quote(&extra.text));
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
            named: name.span.clone(),
            stated: stated.map(|_| variant.span.clone()),
        };
        (member, stated)
    }
}

/// The place of a version that is called by its letter.
fn version(text: &str) -> Option<u64> {
    match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(u64::from(letter.to_ascii_uppercase() - b'A')),
        _ => None,
    }
}

/// The cells of a row, as many as the head has; empty ones beyond it do not matter.
pub fn even(row: &[Cell], head: &[Cell], faults: &mut Vec<Diagnostic>) -> Option<Vec<Cell>> {
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
