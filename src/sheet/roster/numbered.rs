//! Students without ids: a list of names, one in each line, or a table that has none.
//!
//! Failure: a line of a list that is not a name, at its place.

use std::collections::{BTreeMap, VecDeque};

use super::headings::heading;
use super::{Member, Roster};
use crate::source::csv::Cell;
use crate::source::{Diagnostic, Text, quote};

/// Whether rows are names alone: one cell each, the first of them a name and no head.
pub fn is_list(rows: &[Vec<Cell>]) -> bool {
    let is_one = |row: &Vec<Cell>| row.iter().skip(1).all(|cell| cell.text.is_empty());
    let first = rows.first().and_then(|row| row.first());
    rows.iter().all(is_one) && first.is_some_and(|cell| is_name(&cell.text) && heading(&cell.text).is_none())
}

/// Gives a list of surnames, each with a first name after a comma and a space, its head; tells whether it was one.
pub fn head_surnames(text: &Text, rows: &mut Vec<Vec<Cell>>) -> bool {
    let is_pair = |row: &Vec<Cell>| {
        let is_apart = row.iter().skip(1).all(|cell| text.content[cell.span.clone()].starts_with(' '));
        row.len() <= 2 && is_apart && !row.iter().any(|cell| cell.text.contains(|sign: char| sign.is_ascii_digit()))
    };
    let is_headless = |row: &Vec<Cell>| row.iter().all(|cell| is_name(&cell.text) && heading(&cell.text).is_none());
    if !rows.iter().all(is_pair) || !rows.first().is_some_and(is_headless) {
        return false;
    }
    rows.iter_mut().for_each(|row| row.resize(2, Cell::default()));
    rows.insert(0, ["last name", "first name"].map(|head| Cell { text: head.to_owned(), span: 0..0 }).to_vec());
    true
}

/// The faults of lines of a list that are not names.
pub fn check(rows: &[Vec<Cell>], faults: &mut Vec<Diagnostic>) {
    for cell in rows.iter().filter_map(|row| row.first()).filter(|cell| !is_name(&cell.text)) {
        let message = format!("{} is not a name, and this file is a list of names", quote(&cell.text));
        let help = "write a name in each line, or begin with the names of columns, like `id,name`";
        faults.push(Diagnostic::new("no-name", cell.span.clone(), message, help));
    }
}

/// Whether a text may be the name of a student, and not a line of a file that holds something else: HTML, JSON, PDF, RTF.
fn is_name(text: &str) -> bool {
    const NEVER: [char; 14] = ['|', ',', ';', '\t', '\n', '=', '<', '>', '@', ':', '{', '}', '\\', '%'];
    text.chars().any(char::is_alphabetic) && !text.contains(NEVER)
}

/// Numbers students: whoever is in an earlier roster by name has the id of there, the others the next numbers.
pub fn number(read: &mut [(Member, Option<u64>, Vec<String>)], kept: Option<&Roster>) {
    let mut known: BTreeMap<&str, VecDeque<&str>> = BTreeMap::new();
    for old in kept.iter().flat_map(|kept| kept.everybody()) {
        known.entry(&old.name).or_default().push_back(&old.id);
    }
    let numbers = kept.iter().flat_map(|kept| kept.everybody()).filter_map(|old| old.id.parse::<u64>().ok());
    let mut last = numbers.max().unwrap_or(0);
    for (member, ..) in read {
        let old = known.get_mut(member.name.as_str()).and_then(VecDeque::pop_front);
        member.id = old.map_or_else(
            || {
                last += 1;
                last.to_string()
            },
            str::to_owned,
        );
        member.span = member.named.clone();
    }
}

/// What to say of students who were numbered.
pub fn note(file: &str, rows: &[(Member, Vec<String>)], is_list: bool) -> String {
    let ends = rows.first().zip(rows.last());
    let (ids, names) = ends.map_or_else(Default::default, |((first, _), (last, _))| {
        (format!("{} to {}", first.id, last.id), format!("{} to {}", quote(&first.name), quote(&last.name)))
    });
    let what = if is_list { "a list of names without a head" } else { "a table without ids" };
    format!("{file} is {what}; {names} have the ids {ids}, which the roster that is written keeps")
}
