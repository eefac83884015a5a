//! Moves as they may be typed where a platform compares texts: every way that marking reads and that is short.
//!
//! Representation: for each move the words that the sheet itself uses, what a heap becomes (`heap 3: 12 -> 4`, `12->4`; in English everywhere),
//! what is taken (`8 from 3`, `take 8 from 3`), and the position reached (`nim 7 3 4`, `7 3 4`, `(7, 3, 4)`).
//! Failure: [`RenderError`].

use super::{Response, feedback};
use crate::document::{Answer, AnswerMove, Mistake, Phrase, Words};
use crate::render::RenderError;

/// The texts that are right, and those of named mistakes.
pub fn response(moves: &[AnswerMove], mistakes: &[Mistake], words: &Words) -> Result<Response, RenderError> {
    let mut right: Vec<String> = Vec::new();
    for step in moves {
        for text in notations(step, words)? {
            if !right.contains(&text) {
                right.push(text);
            }
        }
    }
    let mut wrong: Vec<(String, String)> = Vec::new();
    for mistake in mistakes {
        let Answer::Moves(made) = &mistake.answer else { continue };
        let [step] = &made[..] else { continue };
        let says = feedback(mistake, words)?;
        for text in notations(step, words)? {
            if !right.contains(&text) && !wrong.iter().any(|(known, _)| *known == text) {
                wrong.push((text, says.clone()));
            }
        }
    }
    Ok(Response::Words { right, wrong })
}

fn notations(step: &AnswerMove, words: &Words) -> Result<Vec<String>, RenderError> {
    let mut all = Vec::new();
    // The words of the solution, and the line of the sheet, which is what its example shows.
    for phrase in [&step.text, &step.written].into_iter().flatten() {
        let text = typed(&words.text(phrase)?);
        let text = text.trim_end_matches('.');
        if !all.iter().any(|known: &String| known.to_lowercase() == text.to_lowercase()) {
            all.push(format!("{text}."));
            all.push(text.to_owned());
        }
    }
    all.push(step.to.clone());
    let numbers = step.to.split_once(' ').map_or("", |(_, numbers)| numbers);
    // A split has more heaps than the position, and so many numbers could mean something else.
    let is_list = step.left.len() < 2 && numbers.split(' ').all(|number| number.parse::<u64>().is_ok());
    if is_list && numbers.contains(' ') {
        // Two numbers may also mean what is taken, and from where.
        if numbers.matches(' ').count() > 1 {
            all.push(numbers.to_owned());
            all.push(numbers.replace(' ', ", "));
        }
        all.extend([", ", ","].map(|comma| format!("({})", numbers.replace(' ', comma))));
    }
    if !step.left.is_empty() {
        let left: Vec<String> = step.left.iter().map(u64::to_string).collect();
        let before = step.left.iter().try_fold(step.take, |sum, heap| sum.checked_add(*heap));
        if let Some(before) = before {
            let arrow = format!("{before} -> {}", left.join(" + "));
            let arrows = [arrow.replace(' ', ""), arrow.replace("->", "→"), arrow];
            let heap = words.text(&Phrase::new("page-picture-heap").with("number", step.heap))?;
            let mut heaps = vec![format!("heap {}", step.heap), heap];
            heaps.dedup();
            for heap in heaps {
                all.extend(arrows.iter().map(|arrow| format!("{heap}: {arrow}")));
            }
            // In a sum, equal heaps may belong to different games.
            if !step.to.contains('+') {
                all.extend(arrows);
            }
        }
        if let ([_], true) = (&step.left[..], numbers.contains(' ')) {
            let (take, heap) = (step.take, step.heap);
            all.extend([
                format!("{take} from {heap}"),
                format!("{take} from heap {heap}"),
                format!("take {take} from {heap}"),
            ]);
        }
    }
    Ok(all)
}

/// A text without the marks that keep numbers in their places from right to left, which nobody types.
fn typed(text: &str) -> String {
    text.chars().filter(|sign| !matches!(sign, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')).collect()
}
