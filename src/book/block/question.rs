//! `question NAME 2`: what the author asks, how hard it is, a hint, and the solution.
//!
//! Representation: three stretches of prose, between which are a line `hint` and a line `solution`.
//! Failure: no name or no difficulty; a stretch that is missing or empty, or out of its order.

use crate::document::book::{Part, Question};
use crate::source::Span;

use super::BlockContext;
use crate::book::outline::Numbered;
use crate::book::writer::Writer;

/// The lines between what is asked, the hint and the solution.
const LINES: [&str; 2] = ["hint", "solution"];

/// A question.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let fence = at.fence;
    let words: Vec<&str> = fence.arguments.split_whitespace().collect();
    let difficulty = match words[..] {
        [_, difficulty] => difficulty.parse().ok().filter(|difficulty| (1..=3).contains(difficulty)),
        _ => None,
    };
    let Some(difficulty) = difficulty else {
        let help = "write a name and 1, 2 or 3, as in `question far-corner 2`; 3 is the hardest";
        return writer.bad_arguments(fence, "a question has a name and a difficulty", help);
    };
    let Some(parts) = parts(writer.content(), &fence.body) else {
        let help = "write what is asked, a line `hint`, a hint, a line `solution`, and the solution";
        return writer.refuse("no-solution", &fence.word_span, "a question needs a hint and a solution", help);
    };
    let [asks, hint, solution] = parts.map(|span| writer.prose(&span));
    let Numbered { label, number, .. } = at.numbered.clone();
    Some(Part::Question(Box::new(Question { label, number, difficulty, asks, hint, solution })))
}

/// What is asked, the hint and the solution, if there are these three in this order.
fn parts(content: &str, body: &Span) -> Option<[Span; 3]> {
    let (mut starts, mut ends, mut at) = (vec![body.start], Vec::new(), body.start);
    for line in content[body.clone()].split_inclusive('\n') {
        if LINES.contains(&line.trim_end()) {
            if LINES.get(ends.len()) != Some(&line.trim_end()) {
                return None;
            }
            ends.push(at);
            starts.push(at + line.len());
        }
        at += line.len();
    }
    ends.push(body.end);
    let spans: Vec<Span> = starts.into_iter().zip(ends).map(|(start, end)| start..end).collect();
    let said = |span: &Span| !content[span.clone()].trim().is_empty();
    spans.try_into().ok().filter(|parts: &[Span; 3]| parts.iter().all(said))
}

#[cfg(test)]
mod tests {
    use super::parts;

    /// The three stretches of a text.
    fn stretches(text: &str) -> Option<[&str; 3]> {
        parts(text, &(0..text.len())).map(|spans| spans.map(|span| text[span].trim()))
    }

    #[test]
    fn a_question_has_three_stretches_in_their_order() {
        assert_eq!(
            stretches("Who wins?\n\nhint\nCount.\nhints help\n\nsolution\nYou.\n"),
            Some(["Who wins?", "Count.\nhints help", "You."])
        );
        for wrong in ["Who?\n", "Who?\nhint\nCount.\n", "Who?\nsolution\nYou.\nhint\nCount.\n"] {
            assert_eq!(stretches(wrong), None, "{wrong}");
        }
        for wrong in [
            "hint\nCount.\nsolution\nYou.\n",
            "Who?\nhint\nsolution\nYou.\n",
            "Who?\nhint\nA.\nhint\nB.\nsolution\nC.\n",
        ] {
            assert_eq!(stretches(wrong), None, "{wrong}");
        }
    }
}
