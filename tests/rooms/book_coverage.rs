//! Every numbered statement of the four sources stands somewhere in the study book.
//!
//! Representation: `tests/book/ids.txt` has the numbers of all statements of the sources, whether the
//! book knows of them or not; `tests/book/coverage.snap` is the table that the builder makes: number, how
//! the statement is known, and where it stands.
//! `tests/book/boxes.txt` has every box of the book, its words and its formula, and the day on which somebody read
//! the one against the other.
//! Failure: a statement without a place of its own, one that nobody knows of, a table that changed, or a box that is
//! not as it was read.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::book::{self, Built, File, Folder, Options};
use crate::document::book::{Book, Part, Place, Source, Statement};
use crate::document::{LANGUAGES, Phrase, Words};
use crate::source::Text;

/// The chapters and lists that ship with the program.
fn built() -> Built {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("book");
    let mut files = Vec::new();
    for folder in ["", "sources", "claims"] {
        let Ok(entries) = fs::read_dir(root.join(folder)) else { continue };
        let paths = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file());
        files.extend(paths.map(|path| file(&root, &path)));
    }
    book::build(&Folder::new(files), &Options { language: "en", complete: true }).unwrap_or_else(|faults| {
        let told: String = faults.iter().map(ToString::to_string).collect();
        panic!("the book has faults:\n{told}")
    })
}

fn file(root: &Path, path: &PathBuf) -> File {
    let below = path.strip_prefix(root).expect("below the folder").to_string_lossy().replace('\\', "/");
    let content = fs::read_to_string(path).expect("the book is UTF-8");
    File { text: Text::new(format!("book/{below}"), &content), path: below }
}

/// The rows of all tables of sources, in order.
fn rows(book: &Book) -> Vec<&Source> {
    let parts = book.chapters.iter().flat_map(|chapter| &chapter.parts);
    let tables = parts.filter_map(|part| match part {
        Part::Sources(rows) => Some(rows),
        _ => None,
    });
    tables.flatten().collect()
}

/// The sections in which the tables of sources stand: to be listed there is not to be told.
fn tables(book: &Book) -> BTreeSet<(usize, String)> {
    let mut found = BTreeSet::new();
    for (index, chapter) in book.chapters.iter().enumerate() {
        let mut section = String::new();
        for part in &chapter.parts {
            match part {
                Part::Heading { level: 2, label, .. } => section.clone_from(label),
                Part::Sources(_) => drop(found.insert((index, section.clone()))),
                _ => {}
            }
        }
    }
    found
}

/// The table, a line for each statement.
fn table(book: &Book, rows: &[&Source]) -> String {
    let language = LANGUAGES.iter().find(|language| language.code == "en").expect("English is built in");
    let words = Words::new(language).expect("the built-in words are sound");
    let say = |phrase: &Phrase| words.text(phrase).expect("every phrase of the book has words");
    let mut out = "| Number | How it is known | Where it stands |\n|---|---|---|\n".to_owned();
    for row in rows {
        let status = say(&row.status.word()) + if row.wrong { "; false as printed" } else { "" };
        let place =
            |(phrase, place): &(Phrase, Place)| format!("{} ({})", say(phrase), book.chapters[place.chapter].stem);
        let places: Vec<String> = row.places.iter().map(place).collect();
        writeln!(out, "| {} | {status} | {} |", row.id, places.join(", ")).expect("a string takes all");
    }
    out
}

#[test]
fn every_statement_of_the_sources_has_its_place() {
    let built = built();
    let book = &built.book;
    let (rows, tables) = (rows(book), tables(book));
    let ids = include_str!("../book/ids.txt");
    let wanted: Vec<&str> = ids.lines().collect();
    let listed: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let in_order = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<String>>();
    assert_eq!(in_order(&listed), in_order(&wanted));
    assert_eq!(listed.len(), wanted.len(), "a statement is listed twice");
    let told: BTreeMap<&str, bool> = rows
        .iter()
        .map(|row| {
            let own = |(_, place): &(Phrase, Place)| !tables.contains(&(place.chapter, place.anchor.clone()));
            (row.id.as_str(), row.places.iter().any(own))
        })
        .collect();
    let missing: Vec<&str> = told.into_iter().filter(|(_, told)| !told).map(|(id, _)| id).collect();
    assert!(missing.is_empty(), "stand only in their own table: {missing:?}");
    let table = table(book, &rows);
    insta::with_settings!({snapshot_path => "../book", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!("coverage", table);
    });
}

/// A box as its reader sees it: its name, what it says, and what was decided.
fn boxes(book: &Book) -> Vec<(String, String)> {
    let statements = book.chapters.iter().flat_map(|chapter| chapter.statements().map(move |it| (&chapter.stem, it)));
    let shown = |(stem, it): (&String, &Statement)| {
        let (name, words) = (it.name.markdown.trim(), it.says.markdown.trim());
        let name = if name.is_empty() { String::new() } else { format!("{name}. ") };
        let text = format!("{name}{words}\n\n{}\n{:?}\n", it.formula.trim_end(), it.status);
        (format!("{stem} {}", it.label), text)
    };
    statements.filter(|(_, it)| !it.formula.is_empty()).map(shown).collect()
}

/// Boxes as they were read, each with the day, `2026-11-23`.
fn read(text: &str) -> BTreeMap<String, (String, String)> {
    let entries = text.split("== ").skip(1).map(|entry| {
        let (head, text) = entry.split_once('\n').expect("a head and a text");
        let (name, day) = head.rsplit_once(' ').expect("a name and a day");
        (name.to_owned(), (day.to_owned(), text.trim_end().to_owned()))
    });
    entries.collect()
}

/// Who changes the words or the formula of a box reads it again: `boxes.txt.new` has the boxes that nobody has read as
/// they are now; with a day instead of `unread` it takes the place of `boxes.txt`.
#[test]
fn every_box_says_what_its_formula_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book");
    let known = read(&fs::read_to_string(root.join("boxes.txt")).unwrap_or_default());
    let boxes = boxes(&built().book);
    let is_day = |day: &str| day.len() == 10 && day.chars().filter(char::is_ascii_digit).count() == 8;
    let (mut unread, mut all) = (Vec::new(), String::new());
    for (name, text) in &boxes {
        let read = known.get(name).filter(|(day, read)| is_day(day) && read == text.trim_end());
        let day = read.map_or("unread", |(day, _)| day);
        unread.extend(read.is_none().then_some(name));
        write!(all, "== {name} {day}\n{text}\n").expect("a string takes all");
    }
    if !unread.is_empty() {
        fs::write(root.join("boxes.txt.new"), all).expect("written");
    }
    assert!(unread.is_empty(), "nobody has read these boxes as they are: {unread:?}");
    assert_eq!(known.len(), boxes.len(), "boxes.txt has boxes that are no longer in the book");
}

/// Each sheet that goes with a chapter is one of `exercises/`, and each of those goes with a chapter.
#[test]
fn teachers_find_every_sheet() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("book/B-for-teachers.md")).expect("the page for teachers");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| [")).collect();
    let named: BTreeSet<&str> = rows
        .iter()
        .filter_map(|row| row.rsplit('|').nth(1))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect();
    let entries = fs::read_dir(root.join("exercises")).expect("the sheets");
    let sheets: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter_map(|name| name.strip_suffix(".yaml").map(str::to_owned))
        .collect();
    assert_eq!(named, sheets.iter().map(String::as_str).collect());
    assert_eq!(rows.len(), 20);
}
