//! A teacher's decision about an answer, in its cell: `!3`, `!2,5`, `!right`, `!wrong`; after it may stand the answer.
//!
//! Representation: the parts of the answer share them in proportion to what each could earn.
//! Failure: a cell that begins with `!` and holds anything else has no decision.

use super::tokens::plain_text;
use super::{Item, Marked, Status};
use crate::document::Points;

/// What a teacher decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// All points.
    Right,
    /// None.
    Wrong,
    /// So many.
    Points(Points),
}

impl Decision {
    /// The decision of a cell; none if the cell is an answer, and `Some(None)` if it begins like a decision and is none.
    pub fn of(cell: &str) -> Option<Option<Decision>> {
        let plain = plain_text(cell);
        let said = plain.strip_prefix('!')?.split_whitespace().next().unwrap_or_default();
        Some(match said {
            "right" => Some(Decision::Right),
            "wrong" => Some(Decision::Wrong),
            _ => points(said).map(Decision::Points),
        })
    }
}

/// The answer that stands in a cell after the decision about it; empty where none does.
pub fn decided_answer(cell: &str) -> &str {
    let said = cell.trim_start().trim_start_matches(['!', '！']).trim_start();
    said.split_once(char::is_whitespace).map_or("", |(_, answer)| answer.trim())
}

/// Points as people write them: `3`, `2.5`, `0,75`.
fn points(said: &str) -> Option<Points> {
    let (whole, part) = said.split_once(['.', ',']).unwrap_or((said, "0"));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(whole) || !is_digits(part) {
        return None;
    }
    let part = ["", "25", "5", "75"].iter().position(|known| *known == part.trim_end_matches('0'))?;
    whole.parse::<u64>().ok()?.checked_mul(4)?.checked_add(part as u64).map(Points::from_quarters)
}

impl Item<'_> {
    /// The answer as it was decided, with at most the points of the question.
    pub fn decided(&self, decision: Decision) -> Marked {
        let given = match decision {
            Decision::Right => self.points,
            Decision::Wrong => Points::NONE,
            Decision::Points(points) => points.min(self.points),
        };
        let status = match (decision, given) {
            (Decision::Right, _) => Status::Right,
            (_, Points::NONE) => Status::Wrong,
            _ if given == self.points => Status::Right,
            _ => Status::Part,
        };
        let mut marked = Marked { status, decided: true, ..self.without_answer(status) };
        let (mut of, all) = (0, self.points.quarters().max(1));
        let share = |of: u64| given.quarters() * of / all;
        for part in &mut marked.parts {
            let next = of + part.of.quarters();
            part.earned = Points::from_quarters(share(next) - share(of));
            part.right = part.earned == part.of && status != Status::Wrong;
            of = next;
        }
        marked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_points_or_a_word() {
        for (cell, decision) in [
            ("!3", Decision::Points(Points::from_quarters(12))),
            (" ！ ２，５", Decision::Points(Points::from_quarters(10))),
            ("! 0.75", Decision::Points(Points::from_quarters(3))),
            ("!2,50", Decision::Points(Points::from_quarters(10))),
            ("!0", Decision::Points(Points::NONE)),
            ("!Right", Decision::Right),
            ("! wrong ", Decision::Wrong),
            ("!wrong as df", Decision::Wrong),
            ("!2,5 take 3!", Decision::Points(Points::from_quarters(10))),
        ] {
            assert_eq!(Decision::of(cell), Some(Some(decision)), "{cell}");
        }
        for (cell, answer) in [("!3", ""), (" ！ ２，５ As DF ", "As DF"), ("!wrong take 3", "take 3"), ("! right", "")]
        {
            assert_eq!(decided_answer(cell), answer, "{cell}");
        }
        for cell in ["!", "!!", "!x", "!-1", "!2.3", "!2.", "!.5", "!1/2", "!1.000,5", "!99999999999999999999"] {
            assert_eq!(Decision::of(cell), Some(None), "{cell}");
        }
        for cell in ["", "3", "take 3!", "not !3"] {
            assert_eq!(Decision::of(cell), None, "{cell}");
        }
    }
}
