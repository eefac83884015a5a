//! The search index of a book: a script that gives `window.nimbookIndex`, read by `book.js` beside it.
//!
//! Representation: one JSON object. `entries` are the sections in reading order: number of the page, anchor, title and
//! head of the text. `words` has for each folded word its entries, each as twice its number, and one more if the
//! entry often uses the word. `folds` is the table of letters by which the page folds what is typed.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use crate::parallel;

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

/// A section that has a word so many times is about it.
const OFTEN: usize = 3;

/// As much of a section's text is shown below its title, in characters.
const EXCERPT: usize = 90;

/// A number may be any length, and a word of one page of digits helps nobody; in bytes.
const LONGEST: usize = 64;

/// The index of these entries, as a script.
pub fn index(entries: &[Entry]) -> String {
    let mut pages: Vec<&str> = entries.iter().map(|entry| entry.page.as_str()).collect();
    pages.dedup();
    let rows: Vec<Value> = entries
        .iter()
        .map(|entry| {
            let page = pages.iter().position(|page| *page == entry.page);
            json!([page, entry.anchor, entry.title, excerpt(&entry.text)])
        })
        .collect();
    let mut words: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (number, counts) in parallel::map(entries.len(), |number| counted(&entries[number])).into_iter().enumerate() {
        for (word, times) in counts {
            words.entry(word).or_default().push(2 * number + usize::from(times >= OFTEN));
        }
    }
    let index = json!({ "folds": LETTERS, "pages": pages, "entries": rows, "words": words });
    format!("window.nimbookIndex={index};\n")
}

/// How often an entry uses which words.
fn counted(entry: &Entry) -> FxHashMap<String, usize> {
    let mut counts = FxHashMap::default();
    for text in [fold(&entry.title), fold(&entry.text)] {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        for word in words.filter(|word| !word.is_empty() && word.len() <= LONGEST) {
            match counts.get_mut(word) {
                Some(times) => *times += 1,
                None => drop(counts.insert(word.to_owned(), 1_usize)),
            }
        }
    }
    counts
}

/// The head of a text, up to the end of a word.
fn excerpt(text: &str) -> String {
    let (mut out, mut length) = (String::new(), 0);
    for word in text.split_whitespace() {
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

/// What replaces which letters: `a:àá` says that à and á are searched as a. From the decompositions of the Unicode
/// Character Database; æ, œ, ß, þ and the barred letters as they are commonly written; the final letters of Hebrew.
const LETTERS: &str = "a:àáâãäåāăąǎ ae:æ c:çćĉċč d:ďđð e:èéêëēĕėęě g:ĝğġģ h:ĥħ i:ìíîïĩīĭįıǐ j:ĵ k:ķ \
    l:ĺļľŀł n:ñńņňŋ o:òóôõöøōŏőǒ oe:œ r:ŕŗř s:śŝşšș ss:ß t:ţťŧț th:þ u:ùúûüũūŭůűųǔ w:ŵ y:ýÿŷ z:źżž \
    α:ά ε:έ η:ή ι:ίϊΐ ο:ό υ:ύϋΰ ω:ώ σ:ς φ:ϕ כ:ך מ:ם נ:ן פ:ף צ:ץ";

/// The text in small letters, without accents and points; a letter that the table lacks stays.
fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        if mark(letter) {
            continue;
        }
        // The table has Latin, Greek and the final letters of Hebrew, so texts of other scripts need not search it.
        let row = matches!(letter, '\u{80}'..'\u{400}' | 'ך'..='ץ').then(|| row(letter)).flatten();
        match row {
            Some(to) => out.push_str(to),
            None => out.push(letter),
        }
    }
    out
}

/// What a letter is searched as, if the table has it.
fn row(letter: char) -> Option<&'static str> {
    let mut rows = LETTERS.split(' ').filter_map(|row| row.split_once(':'));
    rows.find(|(_, from)| from.contains(letter)).map(|(to, _)| to)
}

/// An accent by itself, or a point or a sign of cantillation in Hebrew.
fn mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}' | '\u{5c2}' | '\u{5c4}' | '\u{5c5}' | '\u{5c7}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(page: &str, anchor: &str, title: &str, text: &str) -> Entry {
        Entry { page: page.into(), anchor: anchor.into(), title: title.into(), text: text.into() }
    }

    #[test]
    fn an_index_by_hand() {
        let entries = [entry("1.html", "", "A", ""), entry("1.html", "s", "Áb", "a — ab, (AB)")];
        let script = index(&entries);
        assert!(script.contains(r#""pages":["1.html"]"#), "{script}");
        assert!(script.contains(r#""entries":[[0,"","A",""],[0,"s","Áb","a — ab, (AB)"]]"#), "{script}");
        // "a" is in both entries, "ab" is in the second three times.
        assert!(script.contains(r#""words":{"a":[0,2],"ab":[3]}"#), "{script}");
        assert!(index(&[entry("1.html", "", "…", "— !")]).contains(r#""words":{}"#));
    }

    #[test]
    fn folding_follows_the_table_that_the_browser_is_held_to() {
        let table = include_str!("../../../../tests/browser/words.tsv");
        for row in table.lines() {
            let (word, folded) = row.split_once('\t').expect("two columns");
            let word = word.replace("\\u0301", "\u{301}").replace("\\u030a", "\u{30a}").replace("\\u0308", "\u{308}");
            assert_eq!(fold(&word), folded, "{row}");
        }
    }

    #[test]
    fn excerpts_end_with_a_word() {
        assert_eq!(excerpt("  short \n text "), "short text");
        let long = excerpt(&"heaps of tokens ".repeat(20));
        assert!(long.ends_with("tokens…") || long.ends_with("heaps…") || long.ends_with("of…"), "{long}");
        assert!(long.chars().count() <= EXCERPT + 1, "{long}");
    }
}
