//! A reader of Anki's packages, written from the description of SQLite's files: pages, trees, rows with their ends.

use std::collections::BTreeMap;

use super::Question;
use super::anki::text;
use super::qti::stored;
use crate::document::Paper;
use crate::render::{Cover, FORMATS, part};

/// A column of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Nothing,
    Number(i64),
    Text(String),
}

impl Value {
    pub fn text(&self) -> &str {
        if let Value::Text(text) = self { text } else { panic!("{self:?} is no text") }
    }

    pub fn number(&self) -> i64 {
        if let Value::Number(number) = self { *number } else { panic!("{self:?} is no number") }
    }
}

/// A row of a table, behind its id.
type Row = (i64, Vec<Value>);

/// The rows of a table, by their ids.
type Rows = Vec<Row>;

fn big(bytes: &[u8]) -> usize {
    bytes.iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte))
}

/// A number of variable length, and how many bytes it has.
fn varint(bytes: &[u8]) -> (u64, usize) {
    let mut number = 0;
    for (place, &byte) in bytes[..9].iter().enumerate() {
        if place == 8 {
            return (number << 8 | u64::from(byte), 9);
        }
        number = number << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            return (number, place + 1);
        }
    }
    unreachable!("nine bytes are the most")
}

/// The tables of a database by name.
pub fn tables(file: &[u8]) -> BTreeMap<String, Rows> {
    assert!(file.starts_with(b"SQLite format 3\0"));
    let size = big(&file[16..18]);
    assert_eq!((file.len() % size, big(&file[28..32])), (0, file.len() / size));
    let mut list = Vec::new();
    tree(file, size, 1, &mut list);
    let table = |(_, row): Row| {
        let mut rows = Vec::new();
        tree(file, size, row[3].number() as usize, &mut rows);
        assert!(rows.is_sorted_by(|(one, _), (next, _)| one < next), "ids rise");
        (row[1].text().to_owned(), rows)
    };
    list.into_iter().map(table).collect()
}

fn tree(file: &[u8], size: usize, number: usize, rows: &mut Rows) {
    let page = &file[(number - 1) * size..number * size];
    let head = if number == 1 { 100 } else { 0 };
    let (kind, count) = (page[head], big(&page[head + 3..head + 5]));
    let first = head + if kind == 5 { 12 } else { 8 };
    for place in 0..count {
        let at = big(&page[first + 2 * place..][..2]);
        match kind {
            5 => tree(file, size, big(&page[at..at + 4]), rows),
            13 => rows.push(row(file, size, &page[at..])),
            other => panic!("a page of kind {other}"),
        }
        if kind == 5 {
            let (most, _) = varint(&[&page[at + 4..], &[0; 9]].concat());
            assert_eq!(rows.last().map(|(id, _)| *id), Some(most as i64), "the largest id below");
        }
    }
    if kind == 5 {
        tree(file, size, big(&page[head + 8..head + 12]), rows);
    }
}

fn row(file: &[u8], size: usize, cell: &[u8]) -> Row {
    let cell = [cell, &[0; 9]].concat();
    let (length, one) = varint(&cell);
    let (id, two) = varint(&cell[one..]);
    let (length, cell) = (length as usize, &cell[one + two..]);
    let mut record = Vec::with_capacity(length);
    if length <= size - 35 {
        record.extend(&cell[..length]);
    } else {
        let least = (size - 12) * 32 / 255 - 23;
        let whole = least + (length - least) % (size - 4);
        let here = if whole <= size - 35 { whole } else { least };
        record.extend(&cell[..here]);
        let mut next = big(&cell[here..here + 4]);
        while next != 0 {
            let page = &file[(next - 1) * size..next * size];
            record.extend(&page[4..size.min(4 + length - record.len())]);
            next = big(&page[..4]);
        }
    }
    assert_eq!(record.len(), length);
    (id as i64, values(&record))
}

fn values(record: &[u8]) -> Vec<Value> {
    let (head, mut at) = varint(&[record, &[0; 9]].concat());
    let mut content = head as usize;
    let mut values = Vec::new();
    while at < head as usize {
        let (kind, bytes) = varint(&[&record[at..], &[0; 9]].concat());
        at += bytes;
        let length = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind as usize,
            5 => 6,
            6 => 8,
            text if text >= 13 && text % 2 == 1 => (text as usize - 13) / 2,
            other => panic!("a value of kind {other}"),
        };
        let bytes = &record[content..content + length];
        content += length;
        values.push(match kind {
            0 => Value::Nothing,
            8 | 9 => Value::Number(kind as i64 - 8),
            1..=6 => {
                let sign = if bytes[0] >= 0x80 { -1_i64 } else { 0 };
                Value::Number(bytes.iter().fold(sign, |sum, &byte| sum << 8 | i64::from(byte)))
            }
            _ => Value::Text(String::from_utf8(bytes.to_vec()).expect("UTF-8")),
        });
    }
    assert_eq!(content, record.len());
    values
}

/// The notes of a package, each with the deck of its card; nothing grades them.
pub fn read(archive: &[u8]) -> Vec<Question> {
    let files = stored(archive);
    assert_eq!(files.keys().collect::<Vec<_>>(), ["collection.anki2", "media"]);
    assert_eq!(files["media"], b"{}");
    let tables = tables(&files["collection.anki2"]);
    let about = &tables["col"][0].1;
    assert_eq!(about[4], Value::Number(11), "the schema");
    let json = |column: usize| -> serde_json::Value { serde_json::from_str(about[column].text()).expect("JSON") };
    let (types, decks) = (json(9), json(10));
    assert_eq!(tables["notes"].len(), tables["cards"].len());
    let note = |((id, note), (card, row)): (&Row, &Row)| {
        assert_eq!((*id, id), (row[1].number(), card), "a card for each note");
        assert_eq!((&note[0], &row[0]), (&Value::Nothing, &Value::Nothing));
        let deck = &decks[row[2].number().to_string()]["name"];
        assert_eq!(types[note[2].number().to_string()]["flds"].as_array().map(Vec::len), Some(2));
        assert!(note[5].text().starts_with(" nimbook "));
        let (front, back) = note[6].text().split_once('\u{1f}').expect("two fields");
        assert!(!back.contains('\u{1f}'));
        Question {
            id: note[1].text().to_owned(),
            name: String::new(),
            category: deck.as_str().expect("a deck").to_owned(),
            text: text(front),
            solution: text(back),
            parts: Vec::new(),
        }
    };
    tables["notes"].iter().zip(&tables["cards"]).map(note).collect()
}

/// Rows of every length around those that no longer fit into a page, and more pages than one page has room for.
#[test]
fn many_cards_and_long_ones_are_all_there() {
    let long = |number: usize| "x".repeat(number * 7_919 % 9_001);
    let card = |number: usize| {
        serde_json::json!({
            "guid": format!("{number:016x}"), "name": "n", "front": long(number), "back": "y", "deck": "a::b",
            "tags": "nimbook mex",
        })
    };
    let pieces: Vec<String> = (0..30)
        .map(|piece| serde_json::Value::from_iter((0..100).map(|place| card(100 * piece + place))).to_string())
        .collect();
    let format = FORMATS.iter().find(|format| format.name == "apkg").expect("a format");
    let cover = Cover { paper: Paper::default(), lang: "en".to_owned(), title: "Decks".to_owned() };
    let write = || part(format, &cover, &pieces).expect("it has parts").expect("it is written");
    let questions = read(&write());
    assert_eq!(questions.len(), 3_000);
    for (number, question) in questions.iter().enumerate() {
        assert_eq!((question.id.as_str(), &question.text), (format!("{number:016x}").as_str(), &long(number)));
    }
    assert!(write() == write(), "the same bytes");
}
