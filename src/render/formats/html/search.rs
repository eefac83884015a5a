//! The search index of a book: a script that gives `window.nimbookIndex`, read by `book.js` beside it.
//!
//! Representation: entries in reading order, each a section with the head of its text; below them one string with every word
//! of the book. Words are folded and sorted, so a word is one sign for the letters it shares with the word
//! before, its other letters, and then the numbers of its entries. Signs are ASCII that no folded word holds, so nothing stands between words.
//! It always succeeds; a text without words gives an index without words.
//! Source: front coding and gaps between postings: Witten, Moffat, Bell, Managing Gigabytes, ch. 3 and 4.

mod fold;

use std::collections::BTreeMap;

pub use fold::fold;

/// A part of the book that a search can find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file of its page, seen from the folder of the book.
    pub page: String,
    /// The id where it begins; empty for the page itself.
    pub anchor: String,
    /// Its title, without markup.
    pub title: String,
    /// Its text, without markup.
    pub text: String,
}

/// The signs of numbers: the first 32 end a number, the others go on.
const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ !#$%&'()*+,-./:;<=>?@[]^_`{|}~";
const LAST: usize = 32;
const MORE: usize = SIGNS.len() - LAST;

/// A section that has a word so many times speaks of it.
const OFTEN: usize = 3;

/// As much of a section's text is shown below its title, in characters.
const EXCERPT: usize = 90;

/// The index of these entries, as a script.
pub fn index(entries: &[Entry]) -> String {
    let mut pages: Vec<&str> = Vec::new();
    let mut places: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
    let mut rows = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        let page = pages.iter().position(|page| *page == entry.page).unwrap_or_else(|| {
            pages.push(&entry.page);
            pages.len() - 1
        });
        rows.push(serde_json::json!([page, entry.anchor, entry.title, excerpt(&entry.text)]).to_string());
        for word in fold(&entry.title).split(between).chain(fold(&entry.text).split(between)) {
            // A number may be any length, and a word of one page of digits helps nobody.
            if word.is_empty() || word.len() > 64 {
                continue;
            }
            match places.get_mut(word) {
                Some(list) => match list.last_mut() {
                    Some((last, times)) if *last == number => *times += 1,
                    _ => list.push((number, 1)),
                },
                None => drop(places.insert(word.to_owned(), vec![(number, 1)])),
            }
        }
    }
    format!(
        "window.nimbookIndex={{folds:{},signs:{},last:{LAST},pages:{},entries:[\n{}\n],words:{}}};\n",
        quoted(fold::LETTERS),
        quoted(SIGNS),
        serde_json::json!(pages),
        rows.join(",\n"),
        quoted(&packed(&places)),
    )
}

/// What parts two words.
fn between(letter: char) -> bool {
    !letter.is_alphanumeric()
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Every word with its entries, as one string.
fn packed(places: &BTreeMap<String, Vec<(usize, usize)>>) -> String {
    let mut out = String::new();
    let mut before = "";
    for (word, list) in places {
        let shared =
            before.chars().zip(word.chars()).take_while(|(one, other)| one == other).count().min(SIGNS.len() - 1);
        out.push(sign(shared));
        out.extend(word.chars().skip(shared));
        let mut next = 0;
        for (entry, times) in list {
            number(2 * (entry - next) + usize::from(*times >= OFTEN), &mut out);
            next = entry + 1;
        }
        before = word;
    }
    out
}

/// Appends a number: the last sign stands for its rest by 32, those before it for digits to the base of the other signs.
fn number(value: usize, out: &mut String) {
    let mut digits = vec![value % LAST];
    let mut rest = value / LAST;
    while rest > 0 {
        rest -= 1;
        digits.push(LAST + rest % MORE);
        rest /= MORE;
    }
    out.extend(digits.into_iter().rev().map(sign));
}

fn sign(value: usize) -> char {
    char::from(SIGNS.as_bytes()[value])
}

/// The head of a text, up to the end of a word.
fn excerpt(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut out = String::new();
    let mut length = 0;
    for word in words {
        length += 1 + word.chars().count();
        if length > EXCERPT + 1 {
            out.push('…');
            break;
        }
        out.push_str(if out.is_empty() { "" } else { " " });
        out.push_str(word);
    }
    out
}

#[cfg(test)]
mod tests;
