//! Phrases as data: a file has a line for each, as `name: heap of|with N [many] => size`.
//!
//! A line belongs to a section, and the first line of a section that fits is what a text says there. A piece of a
//! pattern is the name of a sense in the files of words, a sign, a number (`N` as digits or a word, `D` as digits, `W` as
//! a word, `Nth` a place, `1` itself), or several with `|` between; `?`, `*` and `+` after it mean what they always do,
//! and take as much as they can. What comes after `/` has to follow and is not taken. Words in brackets are facts that
//! hold, or with `!` do not; only the grammar that asks knows them. `HEAP = heap|row` names pieces for the lines below it.

use super::lexicon::{Sense, named};

/// A line of a file.
pub struct Phrase {
    section: &'static str,
    pieces: Vec<Piece>,
    /// How many of the pieces are taken.
    taken: usize,
    facts: Vec<&'static str>,
    says: &'static str,
}

/// What fits a phrase at one place.
pub struct Fit {
    /// What the phrase says.
    pub says: &'static str,
    /// How many senses it is.
    pub count: usize,
    /// The numbers and places in it; what is larger than any answer is the largest number.
    pub numbers: Vec<u64>,
}

struct Piece {
    any: Vec<Part>,
    optional: bool,
    repeated: bool,
}

/// What one sense has to be.
#[derive(Clone, Copy)]
enum Part {
    Number,
    Digits,
    Word,
    Ordinal,
    Value(u64),
    Comma,
    Dot,
    Minus,
    Negative,
    Sense(Sense),
}

/// The phrases of a file.
///
/// # Errors
/// The first line that is none.
pub fn read(file: &'static str) -> Result<Vec<Phrase>, &'static str> {
    let mut names = Vec::new();
    let mut phrases = Vec::new();
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        match line.split_once(" => ") {
            Some((pattern, says)) => phrases.push(phrase(pattern, says, &names).ok_or(line)?),
            None => {
                let named = line.split_once(" = ").and_then(|(name, parts)| Some((name, piece(parts, &[])?.any)));
                names.push(named.ok_or(line)?);
            }
        }
    }
    Ok(phrases)
}

fn phrase(pattern: &'static str, says: &'static str, names: &[(&str, Vec<Part>)]) -> Option<Phrase> {
    let (section, pattern) = pattern.split_once(':')?;
    let mut phrase = Phrase { section, pieces: Vec::new(), taken: usize::MAX, facts: Vec::new(), says };
    for word in pattern.split_whitespace() {
        match word.strip_prefix('[') {
            Some(fact) => phrase.facts.push(fact.strip_suffix(']')?),
            None if word == "/" => phrase.taken = phrase.pieces.len(),
            None => phrase.pieces.push(piece(word, names)?),
        }
    }
    Some(phrase)
}

fn piece(word: &str, names: &[(&str, Vec<Part>)]) -> Option<Piece> {
    let bare = word.trim_end_matches(['?', '*', '+']);
    let (bare, ending) = if bare.is_empty() { (word, "") } else { (bare, &word[bare.len()..]) };
    let mut any = Vec::new();
    for part in bare.split('|') {
        match names.iter().find(|(name, _)| *name == part) {
            Some((_, parts)) => any.extend(parts),
            None => any.push(self::part(part)?),
        }
    }
    Some(Piece { any, optional: matches!(ending, "?" | "*"), repeated: matches!(ending, "+" | "*") })
}

fn part(text: &str) -> Option<Part> {
    let mut signs = text.chars();
    Some(match text {
        "N" => Part::Number,
        "D" => Part::Digits,
        "W" => Part::Word,
        "Nth" => Part::Ordinal,
        "," => Part::Comma,
        "." => Part::Dot,
        "-" => Part::Minus,
        "-n" => Part::Negative,
        "->" => Part::Sense(Sense::Arrow),
        ";" => Part::Sense(Sense::Semicolon),
        _ if text.parse::<u64>().is_ok() => Part::Value(text.parse().ok()?),
        _ => match (signs.next(), signs.next()) {
            (Some(sign), None) => Part::Sense(Sense::Sign(sign)),
            _ => Part::Sense(named(text)?),
        },
    })
}

impl Part {
    fn fits(self, sense: &Sense) -> bool {
        match (self, sense) {
            (Part::Number, Sense::Number(_))
            | (Part::Ordinal, Sense::Ordinal(_))
            | (Part::Comma, Sense::Comma(_))
            | (Part::Dot, Sense::Dot(_))
            | (Part::Minus, Sense::Minus(_))
            | (Part::Negative, Sense::Minus(true)) => true,
            (Part::Digits, Sense::Number(number)) => number.digits > 0,
            (Part::Word, Sense::Number(number)) => number.digits == 0,
            (Part::Value(value), Sense::Number(number)) => number.value == Some(value),
            (Part::Sense(known), sense) => known == *sense,
            _ => false,
        }
    }
}

impl Phrase {
    /// How the phrase fits at the beginning of some senses.
    fn fit(&self, senses: &[Sense]) -> Option<Fit> {
        let mut fit = Fit { says: self.says, count: 0, numbers: Vec::new() };
        let mut at = 0;
        for (place, piece) in self.pieces.iter().enumerate() {
            let most = if piece.repeated { senses.len() } else { 1 };
            let fits = |sense: &&Sense| piece.any.iter().any(|part| part.fits(sense));
            let count = senses[at..].iter().take(most).take_while(fits).count();
            if count == 0 && !piece.optional {
                return None;
            }
            if place < self.taken {
                fit.numbers.extend(senses[at..at + count].iter().filter_map(value));
                fit.count = at + count;
            }
            at += count;
        }
        Some(fit)
    }
}

/// The number that a sense is, or the place.
fn value(sense: &Sense) -> Option<u64> {
    match sense {
        Sense::Number(number) => Some(number.value.unwrap_or(u64::MAX)),
        Sense::Ordinal(place) => Some(*place),
        _ => None,
    }
}

/// The first phrase of a section that fits at the beginning of some senses, where its facts hold.
pub fn first(phrases: &[Phrase], section: &str, senses: &[Sense], holds: impl Fn(&str) -> bool) -> Option<Fit> {
    let of_section = phrases.iter().filter(|phrase| phrase.section == section);
    let holds = |fact: &&str| fact.strip_prefix('!').map_or_else(|| holds(fact), |fact| !holds(fact));
    of_section
        .filter_map(|phrase| Some((phrase, phrase.fit(senses)?)))
        .find(|(phrase, _)| phrase.facts.iter().all(holds))
        .map(|(_, fit)| fit)
}
