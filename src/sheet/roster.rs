//! A class: who gets a sheet, which variant, and what else a school wants of it.
//!
//! Representation: a [`Roster`] is a table with a head, or a list of names. Its column `name` must be there, and `id` should be;
//! both are known by many names ([`headings`]). `variant`, `level`
//! (-1, 0 or 1), `language`, `large` and `extra` (minutes) may be, and `left`, which says that somebody is no longer in
//! the class. All other columns are kept as they are. Students without ids are numbered; who is in the roster of an earlier run
//! by name has the number of there. A student has the variant of the roster, else the one of the
//! roster that was kept from an earlier run, else the next one that nobody has or ever had. Of a class with versions, A, B, …,
//! the variant is the place of the version, and a student without one gets the version after that of the student before, and
//! not that of the student after.
//! Failure: every fault of the table at once, each at its cell.

mod columns;
mod headings;
mod numbered;

use std::collections::{BTreeMap, BTreeSet};

use crate::source::csv::{self, Cell};
use crate::source::{Diagnostic, Diagnostics, Span, Text, quote, without_zeros};

use super::Shift;
use columns::{Columns, even, is_column};
use headings::{Heading, heading};

/// The most students of a class.
pub const MOST_STUDENTS: usize = 100_000;

/// So many variants that are somebody else's are shown, and the others counted.
const MOST_SHARED: usize = 3;

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
    /// Where their name is.
    pub named: Span,
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
    /// How many versions there are, if there are any.
    versions: Option<u64>,
    /// What to say that is not a fault.
    pub notes: Vec<String>,
    text: Text,
}

impl Roster {
    /// Reads a roster of a class with so many versions, if it has any, and gives a variant to everybody who has none. `kept`
    /// is the roster of an earlier run.
    ///
    /// # Errors
    /// Every fault of the table.
    pub fn read(text: &Text, kept: Option<&Roster>, versions: Option<u64>) -> Result<Roster, Diagnostics> {
        let mut faults = Vec::new();
        let mut table = csv::read(text, &mut faults);
        let is_one = numbered::is_list(&table.rows);
        let is_list = is_one || numbered::head_surnames(text, &mut table.rows);
        if is_list {
            numbered::check(&table.rows[usize::from(!is_one)..], &mut faults);
        }
        if is_one {
            table.rows.insert(0, vec![Cell { text: "name".to_owned(), span: 0..0 }]);
        }
        let Some((head, rows)) = table.rows.split_first() else {
            faults.push(no_rows(0..0, "the file is empty"));
            return Err(Diagnostics::check(text, faults).expect_err("there is a fault"));
        };
        let columns = Columns::new(head, rows, &mut faults);
        if rows.is_empty() {
            faults.push(no_rows(head[0].span.clone(), "no student follows the first line"));
        } else if let Some(row) = rows.get(MOST_STUDENTS) {
            let message = format!("a class has at most {MOST_STUDENTS} students, this one has {}", rows.len());
            faults.push(Diagnostic::new("too-many", row[0].span.clone(), message, "divide the class"));
        }
        let mut read: Vec<(Member, Option<u64>, Vec<String>)> = Vec::new();
        if columns.are_known() {
            for row in rows.iter().take(MOST_STUDENTS) {
                let Some(row) = even(row, head, &mut faults) else { continue };
                let (member, variant) = columns.member(&row, versions, &mut faults);
                read.push((member, variant, row.into_iter().map(|cell| cell.text).collect()));
            }
            if columns.have_ids() {
                shortened(read.iter().map(|(member, ..)| member), kept, &mut faults);
            } else {
                numbered::number(&mut read, kept);
            }
            twice(read.iter().map(|(member, ..)| member), &mut faults);
            match versions {
                None => assign(&mut read, kept, &mut faults),
                Some(versions) => deal(&mut read, kept, versions),
            }
        }
        Diagnostics::check(text, faults)?;
        let mut rows: Vec<(Member, Vec<String>)> = read.into_iter().map(|(member, _, row)| (member, row)).collect();
        let mut notes = columns.notes(&text.name);
        let mut head: Vec<String> = head.iter().map(|cell| cell.text.clone()).collect();
        if !columns.have_ids() {
            notes.insert(0, numbered::note(&text.name, &rows, is_list));
            head.insert(0, "id".to_owned());
            rows.iter_mut().for_each(|(member, row)| row.insert(0, member.id.clone()));
        }
        if let Some(kept) = kept {
            let known: BTreeSet<&str> = rows.iter().map(|(member, _)| member.id.as_str()).collect();
            let gone = kept.rows.iter().filter(|(old, _)| !known.contains(old.id.as_str()));
            let gone: Vec<_> =
                gone.map(|(old, row)| (Member { left: true, ..old.clone() }, kept.arranged(old, row, &head))).collect();
            rows.extend(gone);
        }
        Ok(Roster { delimiter: table.delimiter, head, rows, versions, notes, text: text.clone() })
    }

    /// Those who get a sheet, in the order of the roster.
    pub fn members(&self) -> impl Iterator<Item = &Member> {
        self.rows.iter().map(|(member, _)| member).filter(|member| !member.left)
    }

    /// Everybody who gets a sheet or got one.
    pub fn everybody(&self) -> impl Iterator<Item = &Member> {
        self.rows.iter().map(|(member, _)| member)
    }

    /// Whether somebody of this class is or was in the other one.
    pub fn shares_anybody(&self, other: &Roster) -> bool {
        let others: BTreeSet<&str> = other.everybody().map(|member| member.id.as_str()).collect();
        self.members().any(|member| others.contains(member.id.as_str()))
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

    /// The faults of names with a character that cannot be printed, each at the name.
    ///
    /// # Errors
    /// One fault for each of them.
    pub fn check_names(&self, lacks: impl Fn(&str) -> Option<char>) -> Result<(), Diagnostics> {
        let fault = |member: &Member| {
            let given = lacks(&member.name)?;
            let message =
                format!("the fonts for PDF have no {} (U+{:04X})", quote(&given.to_string()), u32::from(given));
            let help = "write the name in other letters, or print the HTML from any browser";
            Some(Diagnostic::new("no-such-letter", member.named.clone(), message, help))
        };
        Diagnostics::check(&self.text, self.members().filter_map(fault).collect())
    }

    /// The roster with every variant filled in; who left is at the end.
    pub fn write(&self) -> Vec<Vec<String>> {
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
        let width = head.len();
        let mut out = vec![head];
        for (member, row) in &self.rows {
            let mut row = row.clone();
            row.resize(width, String::new());
            row[variant] = match self.versions {
                None => member.variant.to_string(),
                Some(_) => letter(member.variant).to_string(),
            };
            if let Some(left) = left {
                row[left] = if member.left { "yes".to_owned() } else { String::new() };
            }
            out.push(row);
        }
        out
    }

    /// The cells of a row under another head; what that does not have is dropped, but for what is known of everybody.
    fn arranged(&self, member: &Member, row: &[String], head: &[String]) -> Vec<String> {
        let cell = |name: &String| {
            let place = self.head.iter().position(|own| own.eq_ignore_ascii_case(name));
            let otherwise = || match heading(name) {
                Some(Heading::Id(_)) => member.id.clone(),
                Some(Heading::Name(_) | Heading::Surname(_)) => member.name.clone(),
                _ => String::new(),
            };
            place.and_then(|place| row.get(place)).cloned().unwrap_or_else(otherwise)
        };
        head.iter().map(cell).collect()
    }
}

/// What a version is called, from A to Z.
pub fn letter(version: u64) -> char {
    char::from(b'A' + (version % 26) as u8)
}

/// The faults of ids that lost their zeros since an earlier run.
fn shortened<'a>(members: impl Iterator<Item = &'a Member>, kept: Option<&Roster>, faults: &mut Vec<Diagnostic>) {
    let ids = || kept.iter().flat_map(|kept| kept.everybody()).map(|old| old.id.as_str());
    let full: BTreeMap<&str, &str> =
        ids().filter(|id| id.starts_with('0')).map(|id| (id.trim_start_matches('0'), id)).collect();
    let known: BTreeSet<&str> = ids().collect();
    for member in members.filter(|member| !known.contains(&*member.id)) {
        let cell = Cell { text: member.id.clone(), span: member.span.clone() };
        faults.extend(full.get(&*member.id).and_then(|full| without_zeros(&cell, full)));
    }
}

/// A roster without students.
fn no_rows(span: Span, message: &str) -> Diagnostic {
    Diagnostic::new("empty-roster", span, message, "write `id,name` in the first line and a student in each line below")
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
///
/// Variants that are somebody else's come from one decision for the whole column, so only the first few are faults.
fn assign(rows: &mut [(Member, Option<u64>, Vec<String>)], kept: Option<&Roster>, faults: &mut Vec<Diagnostic>) {
    let earlier: BTreeMap<&str, u64> =
        kept.iter().flat_map(|kept| kept.everybody()).map(|old| (old.id.as_str(), old.variant)).collect();
    let owners: BTreeMap<u64, &str> = earlier.iter().map(|(id, variant)| (*variant, *id)).collect();
    let mut used: BTreeSet<u64> = earlier.values().copied().collect();
    let mut holders: BTreeMap<u64, (String, Span)> = BTreeMap::new();
    let mut shared: Vec<(u64, Span, Span)> = Vec::new();
    for (member, stated, _) in rows.iter_mut() {
        let Some(variant) = stated.or_else(|| earlier.get(member.id.as_str()).copied()) else { continue };
        member.variant = variant;
        used.insert(variant);
        let own = (member.id.clone(), member.stated.clone().unwrap_or_else(|| member.span.clone()));
        if let Some((_, first)) = holders.get(&variant) {
            shared.push((variant, own.1, first.clone()));
        } else {
            let was = owners.get(&variant).filter(|id| stated.is_some() && **id != member.id);
            if let Some(id) = was {
                let message = format!("variant {variant} was the one of the student {}", quote(id));
                let help = "leave the cell empty: a number is never used again";
                faults.push(Diagnostic::new("used-variant", own.1.clone(), message, help));
            }
            holders.insert(variant, own);
        }
    }
    let more = shared.len().saturating_sub(MOST_SHARED);
    for (place, (variant, cell, first)) in shared.into_iter().take(MOST_SHARED).enumerate() {
        let rest =
            if more > 0 && place + 1 == MOST_SHARED { format!(", as are {more} more below") } else { String::new() };
        let message = format!("variant {variant} is another student's, too{rest}");
        let help = "give each student a variant of their own, or leave the cell empty; for a class that shares sheets write \
                    `versions: 4` into the sheet, and A to D into this column";
        faults.push(Diagnostic::new("duplicate-variant", cell, message, help).with_note(first, "first used here"));
    }
    let mut next = used.last().map_or(0, |last| last + 1);
    for (member, stated, _) in rows {
        if stated.is_none() && !earlier.contains_key(member.id.as_str()) {
            member.variant = next;
            next += 1;
        }
    }
}

/// Gives everybody a version: the stated one, else the one of an earlier run, else the one after that of the student
/// before, but not that of the student after.
fn deal(rows: &mut [(Member, Option<u64>, Vec<String>)], kept: Option<&Roster>, versions: u64) {
    let earlier: BTreeMap<&str, u64> =
        kept.iter().flat_map(|kept| kept.everybody()).map(|old| (old.id.as_str(), old.variant)).collect();
    let known = |member: &Member, stated: &Option<u64>| {
        stated.or_else(|| earlier.get(member.id.as_str()).copied()).map(|variant| variant % versions)
    };
    let given: Vec<Option<u64>> = rows.iter().map(|(member, stated, _)| known(member, stated)).collect();
    let stays: Vec<bool> = rows.iter().map(|(member, ..)| !member.left).collect();
    let mut before = versions - 1;
    for place in 0..rows.len() {
        let next = (place + 1..rows.len()).find(|&next| stays[next]).and_then(|next| given[next]);
        let version = given[place].unwrap_or_else(|| {
            let mut others = (1..versions).map(|step| (before + step) % versions);
            others.find(|&version| Some(version) != next).unwrap_or((before + 1) % versions)
        });
        rows[place].0.variant = version;
        if stays[place] {
            before = version;
        }
    }
}
