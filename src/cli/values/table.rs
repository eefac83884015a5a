//! The text of `nimbook values`: a table in rows, and the period in words.
//!
//! Representation: rows of 20 or 10 values, or fewer where they are wide; the heap of the first value
//! is in front. Lines of at most 80 characters.

use super::super::width::{WIDTH, say, wrap};
use crate::document::{Phrase, Words, WordsError};
use crate::solver::{Period, Values};

/// The values as a page of text.
pub fn table(game: &str, found: &Values, words: &Words) -> Result<String, WordsError> {
    let last = found.values.len() - 1;
    let width = found.values.iter().map(|value| value.to_string().len()).max().unwrap_or(1);
    let front = last.to_string().len();
    let fits = |count: &usize| front + 2 + count * (width + 1) <= WIDTH;
    let count = [20, 10, 5].into_iter().find(fits).unwrap_or(1);
    let heading = Phrase::new("page-picture-plot").with("game", Phrase::game(game)).with("last", last);
    let mut out = say(words, &heading)? + "\n";
    for (row, values) in found.values.chunks(count).enumerate() {
        let cells: Vec<String> = values.iter().map(|value| format!("{value:>width$}")).collect();
        out += &format!("{:>front$}  {}\n", row * count, cells.join(" "));
    }
    out.push('\n');
    let sentences = match &found.period {
        Some(period) => in_words(period),
        None => vec![Phrase::new("values-no-period")],
    };
    let sentences = sentences.iter().map(|sentence| words.text(sentence)).collect::<Result<Vec<_>, _>>()?;
    Ok(out + &wrap(&sentences.join(" ")))
}

/// The most exceptions that are named.
const MOST_EXCEPTIONS: usize = 40;

fn in_words(period: &Period) -> Vec<Phrase> {
    let Period { length, from, exceptions, verified_to, theorem } = period;
    let repeats = Phrase::new("values-period").with("length", *length).with("from", *from);
    let mut sentences = vec![repeats.with("checked", *verified_to).with("theorem", *theorem)];
    if !exceptions.is_empty() {
        let named: Vec<String> = exceptions.iter().take(MOST_EXCEPTIONS).map(u64::to_string).collect();
        let more = exceptions.len() - named.len();
        let key = if more > 0 { "values-exceptions-some" } else { "values-exceptions" };
        sentences.push(Phrase::new(key).with("heaps", named.join(", ")).with("more", more));
    }
    sentences
}
