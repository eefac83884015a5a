//! Hungarian articles and suffixes, which depend on how their neighbour sounds.
//!
//! Representation: in `hu.ftl` the mark `@a` (`@A` where a sentence begins) stands before what it is the article of, and
//! `@val`, `@ból`, … right after what they end. [`resolve`] puts the form in their place when a phrase has become pieces,
//! so that numbers, tuples, formulas and inner phrases are taken as they are spoken.
//! Failure: [`check`] refuses a mark that is none. Beside a place to write nothing is spoken, so messages have none there.
//! Source: the Rules of Hungarian Orthography, 12th edition; names of numbers in the long scale.

use std::fmt::Write;

use super::{Math, Piece, plain_text};

/// Stands for `@` in pieces whose marks are not resolved yet; a noncharacter, so that no text holds it.
pub const MARK: char = '\u{fdd4}';

/// Joins a suffix to a number or a letter: the hyphen at which no line breaks.
const HYPHEN: char = '\u{2011}';

/// The groups of digits of long numbers are this far apart.
const GAP: char = '\u{a0}';

/// A formula as it is written in Hungarian: division has a colon.
pub fn formula(math: &Math) -> Math {
    match math {
        Math::Sign("÷") => Math::Sign(":"),
        Math::Row(parts) => Math::Row(parts.iter().map(formula).collect()),
        other => other.clone(),
    }
}

/// Suffixes that follow the vowels alone: after back, front, and front rounded vowels.
#[rustfmt::skip]
const BY_VOWELS: &[[&str; 3]] = &[
    ["ból", "ből", "ből"], ["ba", "be", "be"], ["ban", "ben", "ben"], ["ról", "ről", "ről"], ["ra", "re", "re"],
    ["nál", "nél", "nél"], ["tól", "től", "től"], ["hoz", "hez", "höz"],
];

/// Suffixes that follow the whole word: accusative, instrumental, superessive, adjective, "times".
const BY_WORD: [&str; 5] = ["t", "val", "n", "s", "szor"];

/// What a word ends in: 0 for back, 1 for front, 2 for front rounded vowels, and its forms of [`BY_WORD`].
type Ending = (usize, [&'static str; 5]);

const NULLA: Ending = (0, ["t", "val", "n", "s", "szor"]);
const EZER: Ending = (1, ["et", "rel", "en", "es", "szer"]);
const EGY: Ending = (1, ["et", "gyel", "en", "es", "szer"]);
const NYOLC: Ending = (0, ["at", "cal", "on", "as", "szor"]);
const OTVEN: Ending = (1, ["et", "nel", "en", "es", "szer"]);
const HATVAN: Ending = (0, ["at", "nal", "on", "as", "szor"]);
const SZAZ: Ending = (0, ["at", "zal", "on", "as", "szor"]);
const MILLIARD: Ending = (0, ["ot", "dal", "on", "os", "szor"]);

/// The last word of a number by its last digit, 0 to 9.
const UNITS: [Ending; 10] = [
    NULLA,
    EGY,
    (2, ["t", "vel", "n", "es", "szer"]),
    (0, ["at", "mal", "on", "as", "szor"]),
    EGY,
    (2, ["öt", "tel", "ön", "ös", "ször"]),
    (0, ["ot", "tal", "on", "os", "szor"]),
    (1, ["et", "tel", "en", "es", "szer"]),
    NYOLC,
    (1, ["et", "cel", "en", "es", "szer"]),
];

/// The last word of a number that ends in 0, by the digit before it, 10 to 90.
const TENS: [Ending; 9] = [
    (1, ["et", "zel", "en", "es", "szer"]),
    (0, ["at", "szal", "on", "as", "szor"]),
    NYOLC,
    OTVEN,
    OTVEN,
    HATVAN,
    OTVEN,
    HATVAN,
    OTVEN,
];

/// Refuses a mark that is none, and every mark in other languages.
///
/// # Errors
/// The mark.
pub fn check(messages: &str, hungarian: bool) -> Result<(), String> {
    let lines = messages.lines().filter(|line| !line.starts_with('#'));
    let marks = lines.flat_map(|line| line.split('@').skip(1)).map(name);
    let known = |mark: &str| {
        ["a", "A"].contains(&mark) || BY_WORD.contains(&mark) || BY_VOWELS.iter().any(|row| row[0] == mark)
    };
    match marks.into_iter().find(|mark| !hungarian || !known(mark)) {
        Some(mark) => Err(format!("there is no mark `@{mark}`")),
        None => Ok(()),
    }
}

/// Puts articles and suffixes in the places of their marks.
pub fn resolve(pieces: &mut [Piece]) {
    for index in 0..pieces.len() {
        let (Piece::Text(text) | Piece::Emphasis(text) | Piece::Strong(text)) = &pieces[index] else { continue };
        let mut parts = text.split(MARK);
        let Some(first) = parts.next().filter(|first| first.len() < text.len()) else { continue };
        let mut resolved = first.to_owned();
        let mut rest = &text[first.len()..];
        for part in parts {
            let name = name(part);
            rest = &rest[MARK.len_utf8() + name.len()..];
            match name {
                "a" | "A" => {
                    let (capital, plain) = if name == "A" { ("Az", "A") } else { ("az", "a") };
                    let after = [rest, &plain_text(&pieces[index + 1..])].concat();
                    resolved.push_str(if before_vowel(&after) { capital } else { plain });
                }
                // A word in the same words is inflected; a number, a letter and whatever else is given gets a hyphen.
                _ if ends_in_word(&resolved) => inflect(&mut resolved, name),
                _ => {
                    let before = [&plain_text(&pieces[..index]), resolved.as_str()].concat();
                    let _ = write!(resolved, "{HYPHEN}{}", form(spoken_end(&before), name));
                }
            }
            resolved.push_str(&part[name.len()..]);
            rest = &rest[part.len() - name.len()..];
        }
        let (Piece::Text(text) | Piece::Emphasis(text) | Piece::Strong(text)) = &mut pieces[index] else { continue };
        *text = resolved;
    }
}

/// A number with its digits in threes where it has five or more.
pub fn grouped(digits: &str) -> String {
    let whole = digits.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(digits.len());
    let mut out = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if whole >= 5 && 0 < place && place < whole && (whole - place).is_multiple_of(3) {
            out.push(GAP);
        }
        out.push(digit);
    }
    out
}

/// The letters with which a text begins.
fn name(text: &str) -> &str {
    &text[..text.find(|sign: char| !sign.is_alphabetic()).unwrap_or(text.len())]
}

/// Whether what is read aloud of a text begins with a vowel.
fn before_vowel(text: &str) -> bool {
    let text = text.trim_start_matches(|sign: char| sign.is_whitespace() || "([{„»⌊".contains(sign) || sign == MARK);
    let Some(first) = text.chars().next() else { return false };
    if first.is_ascii_digit() {
        let digits = text.chars().take_while(|&sign| sign.is_ascii_digit() || sign == GAP);
        let count = digits.filter(char::is_ascii_digit).count();
        return first == '5' || first == '1' && count % 3 == 1;
    }
    let word = name(text).to_lowercase();
    match word.chars().count() {
        1 => "aefilmnorsuxyαεω".contains(&word),
        _ => word.starts_with(is_vowel),
    }
}

/// Whether a text ends in a word of two letters or more.
fn ends_in_word(text: &str) -> bool {
    text.chars().rev().take_while(|sign| sign.is_alphabetic()).count() > 1
}

/// How a text ends when it is read aloud, brackets left out.
fn spoken_end(text: &str) -> Ending {
    let text = text.trim_end_matches([')', ']', '}', '⌋']);
    let backwards = || text.chars().rev();
    if !text.ends_with(|sign: char| sign.is_ascii_digit()) {
        return of_letter(backwards().next().unwrap_or(' '));
    }
    let digits = backwards().take_while(|&sign| sign.is_ascii_digit() || sign == GAP);
    of_number(&digits.filter(char::is_ascii_digit).collect::<String>())
}

/// The form of a suffix after a word with this ending.
fn form((vowels, forms): Ending, name: &str) -> &'static str {
    match BY_WORD.iter().position(|known| *known == name) {
        Some(place) => forms[place],
        None => BY_VOWELS.iter().find(|row| row[0] == name).map_or("", |row| row[vowels]),
    }
}

/// How the last word of a number ends; its digits backwards.
fn of_number(backwards: &str) -> Ending {
    let digits: Vec<usize> = backwards.bytes().map(|digit| usize::from(digit - b'0')).collect();
    let digit = |place: usize| digits.get(place).copied().unwrap_or(0);
    match (digit(0), digit(1), digit(2)) {
        (0, 0, 0) => match digits.iter().position(|&digit| digit > 0).map(|zeros| zeros / 3) {
            None => NULLA,
            Some(1) => EZER,
            // Million, billion and trillion end like 0, milliard and billiard alike.
            Some(groups) if groups.is_multiple_of(2) => NULLA,
            Some(_) => MILLIARD,
        },
        (0, 0, _) => SZAZ,
        (0, ten, _) => TENS[ten - 1],
        (unit, ..) => UNITS[unit],
    }
}

/// How the name of a letter ends.
fn of_letter(letter: char) -> Ending {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    const CLOSED: [&str; 5] = ["et", "", "en", "es", "szer"];
    let closed = |with: &'static str| (1, [CLOSED[0], with, CLOSED[2], CLOSED[3], CLOSED[4]]);
    match letter {
        'f' => closed("fel"),
        'l' => closed("lel"),
        'm' => closed("mel"),
        'n' => closed("nel"),
        'r' => closed("rel"),
        's' => closed("sel"),
        'x' => closed("szel"),
        'y' => (0, ["t", "nal", "on", "os", "szor"]),
        'e' | 'i' | 'b' | 'c' | 'd' | 'g' | 'p' | 't' | 'v' | 'z' | 'j' => (1, ["t", "vel", "n", "s", "szer"]),
        _ => NULLA,
    }
}

fn is_vowel(letter: char) -> bool {
    "aáeéiíoóöőuúüű".contains(letter)
}

/// Ends a text, whose last is a word, with a suffix: by its last vowels and its last consonant.
fn inflect(text: &mut String, name: &str) {
    let word: String = text.chars().rev().take_while(|sign| sign.is_alphabetic()).collect();
    let mut letters = word.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter));
    let vowels = match letters.clone().find(|&letter| is_vowel(letter)) {
        Some('ö' | 'ő' | 'ü' | 'ű') => 2,
        Some('e') => 1,
        Some('é' | 'i' | 'í') if !letters.clone().any(|letter| "aáoóuú".contains(letter)) => 1,
        _ => 0,
    };
    let (last, before) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
    if is_vowel(last) {
        if name != "s" && (last == 'a' || last == 'e') {
            text.pop();
            text.push(if last == 'a' { 'á' } else { 'é' });
        }
        text.push_str(form(
            (
                vowels,
                [["t", "val", "n", "s", "szor"], ["t", "vel", "n", "s", "szer"], ["t", "vel", "n", "s", "ször"]]
                    [vowels],
            ),
            name,
        ));
        return;
    }
    let pair = ["sz", "zs", "cs", "gy", "ly", "ny", "ty"].contains(&[before, last].iter().collect::<String>().as_str());
    let short = "lnrszj".contains(last) || pair && before != 't' && before != 'g';
    let forms = match name {
        // The last consonant becomes long; of a sound of two letters the first one is doubled.
        "val" => {
            match pair {
                true => text.insert(text.len() - last.len_utf8() - before.len_utf8(), before),
                false if last != before => text.push(last),
                false => {}
            }
            ["al", "el", "el"]
        }
        "t" if short => ["t", "t", "t"],
        "t" => ["ot", "et", "öt"],
        "n" => ["on", "en", "ön"],
        "s" => ["os", "es", "ös"],
        "szor" => ["szor", "szer", "ször"],
        _ => return text.push_str(form((vowels, NULLA.1), name)),
    };
    text.push_str(forms[vowels]);
}

#[cfg(test)]
mod tests;
