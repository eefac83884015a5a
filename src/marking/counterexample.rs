//! Whether a sentence is true of all, or the smallest numbers for which it fails: `true`, `false for (1, 2, 3)`, `n = 2`.

use super::number::naturals;
use super::parts::Judged;
use super::{Item, Read, Reading, Unread, slips};
use crate::document::build::say;
use crate::document::{Answer, Phrase};

const TRUE: [&str; 14] = [
    "true",
    "true of all",
    "true for all",
    "always",
    "lost for every n",
    "lost for all n",
    "for every n",
    "every n",
    "yes",
    "igaz",
    "lost for all",
    "all",
    "box 1",
    "נכון",
];

const FALSE: [&str; 12] = [
    "not lost for n",
    "not true for",
    "not true",
    "false for",
    "false at",
    "false",
    "not lost for",
    "not lost",
    "fails for",
    "no",
    "hamis",
    "לא נכון",
];

/// Reads a verdict and perhaps numbers.
pub fn read(item: &Item<'_>, right: Option<&[u64]>, plain: &str) -> Read {
    let text = plain.trim_matches(['.', '!', ' ']);
    let count = if item.kind() == "hardy" { 1 } else { 3 };
    if TRUE.contains(&text) {
        let answer = Answer::Counterexample(None);
        return Ok(Reading {
            parts: parts(right, true, false),
            ..Reading::whole(answer.line(), right.is_none(), Some(answer))
        });
    }
    let said = FALSE.iter().find_map(|word| text.strip_prefix(word));
    let rest = said.unwrap_or(text).replace("n =", " ").replace("n=", " ");
    // `lost for n = 4` says the opposite, `from 4 on` says more.
    if count == 1 && ["lost", "from", "onward"].iter().any(|word| rest.contains(word)) {
        return Err(Unread);
    }
    let numbers = naturals(&rest).ok_or(Unread)?;
    match (numbers.len(), said) {
        (0, Some(_)) => {
            let parts = parts(right, false, false);
            let named = right.map(|_| slips::slip("slip-missing"));
            Ok(Reading { parts, named, ..Reading::whole(say(Phrase::new("mark-false")), false, None) })
        }
        // A single number may be a box.
        (1, None) if count == 1 && numbers[0] < 2 && !plain.contains('=') => Err(Unread),
        (given, _) if given == count => {
            let smallest = right == Some(&numbers[..]);
            let answer = Answer::Counterexample(Some(numbers));
            Ok(Reading {
                parts: parts(right, false, smallest),
                ..Reading::whole(answer.line(), smallest, Some(answer))
            })
        }
        _ => Err(Unread),
    }
}

/// The verdict and, where the sentence is false, the numbers.
fn parts(right: Option<&[u64]>, given: bool, smallest: bool) -> Vec<Judged> {
    let mut parts = vec![Judged::new(Phrase::new("mark-part-verdict"), given == right.is_none())];
    if right.is_some() {
        parts.push(Judged::new(Phrase::new("mark-part-counterexample"), smallest));
    }
    parts
}
