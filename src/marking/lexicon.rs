//! The words of answers: what each can mean, in every language at once.
//!
//! Representation: `lexicon/*.txt`, one file a language, a line for each [`Sense`]. A word may have several senses, and
//! what an answer means is decided by the grammar of what is asked for. Hungarian stems may have endings, Hebrew words
//! may have letters before them; both say what a preposition says in English. Accents count for nothing.
//! Source: the terms of the sources and of `templates/lang`, and how pupils write.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// A natural number as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numeral {
    /// Its value; none if it is larger than any answer.
    pub value: Option<u64>,
    /// How many digits were typed; 0 for a word.
    pub digits: usize,
}

impl Numeral {
    /// Whether zeros stand before it, as before digits that are binary or belong to several numbers.
    pub fn is_padded(self) -> bool {
        self.digits > 1 && self.value.is_some_and(|value| value.to_string().len() < self.digits)
    }
}

/// Names each sense as the files of words do.
macro_rules! senses {
    ($($name:literal => $sense:ident,)*) => {
        /// What a piece of an answer can mean.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Sense {
            /// A number.
            Number(Numeral),
            /// A place in a row, from 1: `2nd`.
            Ordinal(u64),
            /// A letter by itself.
            Letter(char),
            /// A sign without another sense.
            Sign(char),
            /// Between what belongs together; whether nothing but the sign is between.
            Comma(bool),
            /// A full stop or a decimal point; whether a digit follows at once.
            Dot(bool),
            /// A hyphen, a dash or a minus; whether it belongs to the number after it, and to none before it.
            Minus(bool),
            /// `;`, and a vertical line.
            Semicolon,
            /// A new line, and `/`.
            Line,
            /// `->`
            Arrow,
            /// `..` and `…`
            Dots,
            /// A box that is ticked, crossed or empty.
            Tick(char),
            /// A word that no file has.
            Unknown,
            $(#[doc = concat!("As `", $name, "` in the files of words.")] $sense,)*
        }

        const NAMES: &[(&str, Sense)] = &[$(($name, Sense::$sense),)*];
    };
}

senses! {
    "act" => Act, "after" => After, "all" => All, "and" => And, "any" => Any, "article" => Article, "become" => Become,
    "because" => Because, "before" => Before, "binary" => Binary, "both" => Both, "box" => Box, "but" => But, "by" => By, "clear" => Clear, "cross" => CrossNoun, "column" => Column,
    "columns" => Columns, "counter" => Counter, "courtesy" => Courtesy, "diagonally" => Diagonally, "disc" => Disc,
    "divided" => Divided, "down" => Down, "draw" => Draw, "end" => End, "example" => Example, "except" => Except, "fact" => Fact, "fails" => Fails, "false" => False,
    "for" => For, "from" => From, "heap" => Heap, "heaps" => Heaps, "half" => Half, "if" => If, "in" => In, "instead" => Instead,
    "into" => Into, "is" => Is, "largest" => Largest, "last" => Last, "least" => Least, "leave" => Leave, "left" => Left, "less" => Less, "letter" => LetterNoun, "loses" => Loses,
    "lower" => Lower, "middle" => Middle, "misere" => Misere, "mod" => Mod, "most" => Most, "mover" => Mover, "needed" => Needed,
    "next" => Next, "no" => No, "none" => None, "normal" => Normal, "not" => Not, "nought" => Nought, "number" => NumberNoun, "odd" => Odd, "of" => Of,
    "only" => Only, "onto" => Onto, "or" => Or, "other" => Other, "pair" => Pair, "part" => Part, "parts" => Parts,
    "period" => Period, "player" => Player, "plus" => Plus, "point" => Point, "remainder" => Remainder,
    "rest" => Rest, "right" => Right, "row" => Row, "rows" => Rows, "since" => Since, "sized" => Sized, "smallest" => Smallest, "so-on" => SoOn, "so-that" => SoThat, "some" => Some,
    "split" => Split, "start" => Start, "stops" => Stops, "stuck" => Stuck, "sum" => Sum, "take" => Take, "taken" => Taken,
    "th" => Th, "then" => Then, "to" => To, "together" => Together, "trio" => Trio, "true" => True, "until" => Until, "up" => Up,
    "value" => Value, "wins" => Wins, "with" => With, "wrong" => Wrong, "xor" => Xor, "yes" => Yes,
}

/// One way to read a word, or several that belong together: `kupacból` is a heap and `from`.
pub type Senses = Vec<Sense>;

/// How the last word of an entry may go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    /// Not at all.
    None,
    /// As a Hungarian noun: with an ending of the table.
    Noun,
    /// As a Hungarian verb: with a few letters more.
    Verb,
}

/// A word or several, and what they mean.
struct Entry {
    words: Vec<String>,
    ending: Ending,
    sense: Sense,
}

/// The words of all languages.
pub struct Lexicon {
    /// By the first letter of the first word.
    entries: FxHashMap<char, Vec<Entry>>,
    /// What an ending says: nothing, or one or two things.
    endings: FxHashMap<String, Senses>,
}

/// The files of words.
const FILES: [&str; 3] =
    [include_str!("lexicon/en.txt"), include_str!("lexicon/hu.txt"), include_str!("lexicon/he.txt")];

/// The words of all languages.
pub static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::read);

/// How many letters a word has at least to be recognized in spite of a wrong one.
const LEAST_MISSPELT: usize = 5;

/// The most letters that follow the stem of a verb.
const VERB_ENDING: usize = 5;

impl Lexicon {
    fn read() -> Lexicon {
        let mut lexicon = Lexicon { entries: FxHashMap::default(), endings: FxHashMap::default() };
        let lines = FILES.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'));
        for (name, words) in lines.filter_map(|line| line.split_once(": ")) {
            if let Some(sense) = name.strip_prefix("ending-") {
                let says = |part: &str| match part {
                    "none" => None,
                    "take" => Some(Sense::Taken),
                    "of" => Some(Sense::Sized),
                    other => named(other),
                };
                let senses: Senses = sense.split('-').rev().filter_map(says).collect();
                lexicon.endings.extend(words.split_whitespace().map(|ending| (fold(ending), senses.clone())));
                continue;
            }
            let Some(sense) = named(name) else { continue };
            for word in words.split_whitespace() {
                let (word, ending) = match (word.strip_suffix('~'), word.strip_suffix('*')) {
                    (Some(stem), _) => (stem, Ending::Noun),
                    (_, Some(stem)) => (stem, Ending::Verb),
                    _ => (word, Ending::None),
                };
                let words = pieces(&fold(word));
                if let Some(first) = words[0].chars().next() {
                    lexicon.entries.entry(first).or_default().push(Entry { words, ending, sense });
                }
            }
        }
        lexicon
    }

    /// What an ending of a number means, before the number; nothing if it is an ending that says nothing.
    pub fn ending(&self, letters: &str) -> Option<&Senses> {
        self.endings.get(letters)
    }

    /// What the first of these words mean, alone or with those after it: how many they are, and each way to read them.
    /// The most words, and of a word the longest stem, are what counts.
    pub fn look_up(&self, words: &[&str]) -> Option<(usize, Vec<Senses>)> {
        self.as_it_is(words).or_else(|| self.without_letters(words))
    }

    /// What a misspelt word means: the senses of the one word that is a letter away and begins as it does.
    pub fn misspelt(&self, word: &str) -> Option<Senses> {
        let length = word.chars().count();
        let near = |entry: &&Entry| match &entry.words[..] {
            [known] if length >= LEAST_MISSPELT && known.chars().count().abs_diff(length) < 2 => {
                strsim::damerau_levenshtein(known, word) == 1
            }
            _ => false,
        };
        let mut found = self.entries.get(&word.chars().next()?)?.iter().filter(near).map(|entry| entry.sense);
        let sense = found.next()?;
        found.all(|other| other == sense).then(|| vec![sense])
    }

    fn as_it_is(&self, words: &[&str]) -> Option<(usize, Vec<Senses>)> {
        let first = words.first()?.chars().next()?;
        let mut best = (0, 0);
        let mut found: Vec<Senses> = Vec::new();
        for entry in self.entries.get(&first)? {
            let Some(ending) = entry.fits(words) else { continue };
            let marker: &[Sense] = match entry.ending {
                Ending::Noun if !ending.is_empty() => match self.endings.get(ending) {
                    Some(marker) => marker,
                    None => continue,
                },
                Ending::Verb if ending.chars().count() > VERB_ENDING => continue,
                _ => &[],
            };
            // A word as it is comes before one with an ending.
            let rank = (entry.words.len(), usize::MAX - ending.len());
            if rank > best {
                best = rank;
                found.clear();
            }
            let senses = with_marker(entry.sense, marker);
            if rank == best && !found.contains(&senses) {
                found.push(senses);
            }
        }
        (!found.is_empty()).then_some((best.0, found))
    }

    /// A Hebrew word without the letters before it, each with its own sense.
    fn without_letters(&self, words: &[&str]) -> Option<(usize, Vec<Senses>)> {
        let letter = words.first()?.chars().next()?;
        let sense = prefix(letter)?;
        let rest = &words[0][letter.len_utf8()..];
        if rest.chars().count() < 2 {
            return None;
        }
        let rest: Vec<&str> = std::iter::once(rest).chain(words[1..].iter().copied()).collect();
        let (count, mut found) = self.look_up(&rest)?;
        found.iter_mut().for_each(|senses| senses.splice(0..0, sense.iter().copied()).for_each(drop));
        Some((count, found))
    }
}

impl Entry {
    /// The ending that the last of its words has here.
    fn fits<'w>(&self, words: &[&'w str]) -> Option<&'w str> {
        let here = words.get(..self.words.len())?;
        let (last, first) = self.words.split_last()?;
        let same = first.iter().zip(here).all(|(one, other)| one == other);
        let ending = if same { here[first.len()].strip_prefix(&last[..])? } else { return None };
        (ending.is_empty() || self.ending != Ending::None).then_some(ending)
    }
}

/// What a Hebrew letter before a word means.
pub fn prefix(letter: char) -> Option<&'static [Sense]> {
    Some(match letter {
        'מ' => &[Sense::From],
        'ל' => &[Sense::To],
        'ב' => &[Sense::In],
        'ו' => &[Sense::And],
        'ה' | 'ש' | 'כ' => &[],
        _ => return None,
    })
}

/// A sense with what its ending says: before a number, and after a noun, as in the languages that have no endings.
fn with_marker(sense: Sense, marker: &[Sense]) -> Senses {
    let before = matches!(
        sense,
        Sense::Number(_)
            | Sense::Ordinal(_)
            | Sense::Letter(_)
            | Sense::Largest
            | Sense::Smallest
            | Sense::Last
            | Sense::Middle
    );
    if before {
        return marker.iter().copied().chain([sense]).collect();
    }
    // What something is done to is said by the verb.
    let kept = marker.iter().filter(|marker| !matches!(marker, Sense::Taken | Sense::Sized));
    std::iter::once(sense).chain(kept.copied()).collect()
}

/// The sense of a name in the files of words.
pub fn named(name: &str) -> Option<Sense> {
    if let Ok(value) = name.parse() {
        return Some(Sense::Number(Numeral { value: Some(value), digits: 0 }));
    }
    let place = ["st", "nd", "rd", "th"].iter().find_map(|ending| name.strip_suffix(ending)?.parse().ok());
    place.map(Sense::Ordinal).or_else(|| NAMES.iter().find(|(known, _)| *known == name).map(|(_, sense)| *sense))
}

/// The words of an entry; a sign is a word of its own.
fn pieces(entry: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for sign in entry.chars() {
        match sign {
            '_' => words.push(String::new()),
            '-' | '.' | ':' | ',' | '(' => words.extend([sign.to_string(), String::new()]),
            _ => words.last_mut().into_iter().for_each(|word| word.push(sign)),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A text without accents and points.
pub fn fold(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' | 'å' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'ő' | 'õ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' => 'u',
        other => other,
    };
    let points =
        |letter: &char| !matches!(letter, '\u{300}'..='\u{36F}' | '\u{591}'..='\u{5BD}' | '\u{5BF}'..='\u{5C7}');
    text.chars().filter(points).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_files_is_a_sense() {
        for line in FILES.iter().flat_map(|file| file.lines()) {
            let Some((name, words)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else { continue };
            let sense = name.strip_prefix("ending-").unwrap_or(name);
            let known = |part: &str| ["of", "none", "take"].contains(&part) || named(part).is_some();
            assert!(named(sense).is_some() || sense.split('-').all(known), "{name}");
            assert!(!words.trim().is_empty(), "{name}");
        }
    }

    #[test]
    fn endings_say_what_prepositions_say() {
        let senses = |word: &str| LEXICON.look_up(&[word]).map(|(_, found)| found);
        assert_eq!(senses("kupacbol"), Some(vec![vec![Sense::Heap, Sense::From]]));
        assert_eq!(senses("masodikbol"), Some(vec![vec![Sense::From, Sense::Ordinal(2)]]));
        assert_eq!(senses("מהערימה"), Some(vec![vec![Sense::From, Sense::Heap]]));
        assert_eq!(senses("banana"), None);
    }
}
