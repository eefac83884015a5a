//! The index against a reader of its own, and folding against a table that the page in the browser is held to as well.

use super::*;

fn entry(page: &str, anchor: &str, title: &str, text: &str) -> Entry {
    Entry { page: page.into(), anchor: anchor.into(), title: title.into(), text: text.into() }
}

/// Words with their entries and whether these speak of them, read back from the packed string.
fn unpacked(packed: &str) -> Vec<(String, Vec<(usize, bool)>)> {
    let mut words: Vec<(String, Vec<(usize, bool)>)> = Vec::new();
    let mut rest = packed;
    let split = |text: &str, signs: bool| text.find(|c| SIGNS.contains(c) != signs).unwrap_or(text.len());
    let mut shared = rest.chars().next().map_or(0, |first| SIGNS.find(first).expect("a word begins with a sign"));
    rest = rest.get(1..).unwrap_or("");
    while !rest.is_empty() {
        let (letters, after) = rest.split_at(split(rest, false));
        let (mut digits, after) = after.split_at(split(after, true));
        let before = words.last().map_or("", |(word, _)| word);
        let word = before.chars().take(shared).chain(letters.chars()).collect();
        if !after.is_empty() {
            let next = digits.pop_last();
            (digits, shared) = (next.0, SIGNS.find(next.1).expect("signs only"));
        }
        let (mut list, mut next, mut high) = (Vec::new(), 0, 0);
        for digit in digits.chars().map(|sign| SIGNS.find(sign).expect("signs only")) {
            if digit >= LAST {
                high = high * MORE + digit - LAST + 1;
            } else {
                let value = high * LAST + digit;
                list.push((next + value / 2, value % 2 == 1));
                (next, high) = (next + value / 2 + 1, 0);
            }
        }
        words.push((word, list));
        rest = after;
    }
    words
}

trait PopLast {
    fn pop_last(&self) -> (&str, char);
}

impl PopLast for str {
    fn pop_last(&self) -> (&str, char) {
        let last = self.chars().next_back().expect("there is a sign");
        (&self[..self.len() - last.len_utf8()], last)
    }
}

#[test]
fn words_and_places_are_read_back() {
    let mut places = BTreeMap::new();
    places.insert("heap".to_owned(), vec![(0, 1), (1, 3), (17, 1), (1_000, 9), (70_000, 1)]);
    places.insert("heaps".to_owned(), vec![(5, 1)]);
    places.insert("ערמה".to_owned(), vec![(63, 2)]);
    places.insert("x".repeat(60), vec![(2, 1)]);
    places.insert("x".repeat(61), vec![(3, 1)]);
    let read = unpacked(&packed(&places));
    let meant: Vec<_> = places
        .into_iter()
        .map(|(word, list)| (word, list.into_iter().map(|(at, times)| (at, times >= OFTEN)).collect::<Vec<_>>()))
        .collect();
    assert_eq!(read, meant);
}

#[test]
fn an_index_by_hand() {
    // "a" stands in both entries, gap 0 twice: A, A. "ab" shares one letter and stands in the second only, gap 1: C.
    let script = index(&[entry("1.html", "", "A", ""), entry("1.html", "s", "Ab", "a")]);
    assert!(script.contains("pages:[\"1.html\"]"), "{script}");
    assert!(script.contains("entries:[\n[0,\"\",\"A\",\"\"],\n[0,\"s\",\"Ab\",\"a\"]\n]"), "{script}");
    assert!(script.ends_with("words:\"AaAABbC\"};\n"), "{script}");
}

#[test]
fn nothing_gives_an_empty_index() {
    assert!(index(&[]).ends_with("words:\"\"};\n"));
    assert!(index(&[entry("1.html", "", "…", "— !")]).ends_with("words:\"\"};\n"));
}

#[test]
fn folding_follows_the_table_that_the_browser_is_held_to() {
    let table = include_str!("../../../../../tests/browser/words.tsv");
    for row in table.lines() {
        let (word, folded) = row.split_once('\t').expect("two columns");
        let word = word.replace("\\u0301", "\u{301}").replace("\\u030a", "\u{30a}").replace("\\u0308", "\u{308}");
        assert_eq!(fold(&word), folded, "{row}");
    }
}

#[test]
fn no_sign_is_part_of_a_word() {
    assert!(SIGNS.chars().all(|sign| sign.is_ascii() && fold(&sign.to_string()) != sign.to_string() || between(sign)));
}

#[test]
fn excerpts_end_with_a_word() {
    assert_eq!(excerpt("  short \n text "), "short text");
    let long = excerpt(&"heaps of tokens ".repeat(20));
    assert!(long.ends_with("tokens…") || long.ends_with("heaps…") || long.ends_with("of…"), "{long}");
    assert!(long.chars().count() <= EXCERPT + 1, "{long}");
}
