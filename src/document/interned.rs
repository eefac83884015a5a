//! Words of the program, read back from a file: keys of phrases, classes of shapes, signs of formulas.
//!
//! Representation: each word once, for as long as the program runs; there are as many as the program has, or as
//! a file that somebody else wrote can hold.
//! Failure: what is no word.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer};

/// A word of the program. Under this name the fields that hold one are read back as something that lasts.
pub type Word = &'static str;

static WORDS: Mutex<BTreeSet<Word>> = Mutex::new(BTreeSet::new());

/// The word that lasts.
fn intern(word: &str) -> Word {
    let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    match words.get(word) {
        Some(known) => known,
        None => {
            let kept: Word = Box::leak(word.into());
            words.insert(kept);
            kept
        }
    }
}

/// A word.
pub fn word<'de, D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
    Ok(intern(&String::deserialize(from)?))
}

/// Values, each with a word before it.
pub fn named<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<(Word, T)>, D::Error> {
    let pairs = Vec::<(String, T)>::deserialize(from)?;
    Ok(pairs.into_iter().map(|(name, value)| (intern(&name), value)).collect())
}

#[cfg(test)]
mod tests {
    use super::intern;

    #[test]
    fn a_word_is_kept_once() {
        let words = ["a key", "another", "a key"].map(intern);
        assert_eq!(words, ["a key", "another", "a key"]);
        assert!(std::ptr::eq(words[0], words[2]));
    }
}
