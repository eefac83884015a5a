//! Damage to texts and bytes: what a slip of the hand, a broken disk or an enemy does to a file.
//!
//! Representation: each change takes the whole and returns another whole; parts are spliced from a
//! corpus, so that most of the result still makes sense.
//! Failure: none; an empty input stays as it is or grows.
//! Source: mutational fuzzing, Miller, Fredriksen, So 1990.

use crate::tests::chance::Chance;

/// Words that mean something to the reader of claims.
const WORDS: [&str; 36] = [
    "(",
    ")",
    ",",
    ":",
    ":=",
    "{",
    "}",
    ";",
    "forall a: ",
    "exists x: ",
    "not ",
    " and ",
    " or ",
    " implies ",
    " iff ",
    "if a < b then a else b",
    " xor ",
    " + ",
    " - ",
    "2*",
    "min(a, b)",
    "shift(a)",
    "lowpart(a)",
    "even(",
    "pow2(",
    "bit(a, b)",
    " in zeckendorf",
    " expect (1)",
    "witness x := a",
    "move ",
    "measure ",
    "losing ",
    "18446744073709551616",
    "0",
    "\u{202e}",
    "é",
];

/// The text with a few words exchanged, and now and then a few characters.
pub fn text(text: &str, corpus: &[String], chance: &mut Chance) -> String {
    let mut words: Vec<&str> = text.split_inclusive([' ', '(', ')', ',', ';', '\n']).collect();
    let other: Vec<&str> = chance.pick(corpus).split_inclusive([' ', '(', ')', ',', ';', '\n']).collect();
    for _ in 0..chance.below(4) {
        let at = chance.below(words.len() + 1);
        match chance.below(9) {
            0 if at < words.len() => drop(words.remove(at)),
            1 => words.insert(at, WORDS[chance.below(WORDS.len())]),
            2 if at < words.len() => words[at] = other[chance.below(other.len())],
            3 => {
                let (start, length) = (chance.below(other.len()), 1 + chance.below(6));
                let piece = other[start..other.len().min(start + length)].iter().copied();
                words.splice(at..at, piece);
            }
            4 if at + 1 < words.len() => words.swap(at, at + 1),
            // A word of the text itself often fits.
            5..=7 if at < words.len() => words[at] = words[chance.below(words.len())],
            _ => words.truncate(at.max(words.len() / 2)),
        }
    }
    let whole = words.concat();
    if chance.below(8) > 0 {
        return whole;
    }
    String::from_utf8_lossy(&bytes(whole.into_bytes(), corpus, chance)).into_owned()
}

/// The bytes with a few of them flipped, exchanged, doubled, lost or spliced in.
pub fn bytes<C: AsRef<[u8]>>(mut bytes: Vec<u8>, corpus: &[C], chance: &mut Chance) -> Vec<u8> {
    // Most damage keeps the length, and with it the meaning of all that stands behind it.
    let kinds = if chance.below(3) > 0 { 4 } else { 8 };
    for _ in 0..1 + chance.below(kinds / 2) {
        let at = chance.below(bytes.len() + 1);
        let end = bytes.len().min(at + 1 + chance.below(16));
        match chance.below(kinds) {
            0 | 1 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            2 if at < bytes.len() => bytes[at] = *chance.pick(&[0, 1, 2, 127, 128, 255]),
            3 if at < bytes.len() => bytes[at] = bytes[at].wrapping_add(1),
            4 => drop(bytes.drain(at..end)),
            5 => {
                let piece = bytes[at..end].to_vec();
                let to = chance.below(bytes.len() + 1);
                bytes.splice(to..to, piece);
            }
            6 => {
                let other = chance.pick(corpus).as_ref();
                let start = chance.below(other.len().max(1)).min(other.len());
                let piece = other[start..other.len().min(start + 1 + chance.below(32))].to_vec();
                bytes.splice(at..end, piece);
            }
            // A number of seven-bit groups that is as large as it can be.
            _ => drop(bytes.splice(at..end, [255, 255, 255, 255, 127])),
        }
    }
    bytes
}
