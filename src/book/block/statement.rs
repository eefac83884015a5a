//! `claim`, `refute`, `conjecture`, `define`, `game`: a statement with its verdict; `theorem`: one that is
//! proved by hand in the text; `open`: one that nobody is known to have proved or refuted.
//!
//! Representation: the words of the author, an empty line, the statement. In a translation the block has the
//! statement's name as argument, and words alone: a statement is in the book once.
//! Failure: a block without a statement, or one whose statement another keyword begins.

use crate::claim::{Condition, Kind, StatementReport, Verdict};
use crate::document::book::{Part, Place, Prose, Statement, Status, Witness};
use crate::document::{Phrase, Role};
use crate::logic::Unit;
use crate::picture;
use crate::source::Span;

use super::BlockContext;
use crate::book::outline::counter;
use crate::book::statements::{self, Judged};
use crate::book::translation::ORIGINAL;
use crate::book::writer::Writer;

/// The largest number of a counterexample that is drawn as a heap.
const DRAWN: u64 = 20;

/// A statement with its verdict.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let (fence, book, content) = (at.fence, writer.book, writer.content());
    let stated = statements::split(content, writer.file, fence);
    // In a translation a block names its statement and does not hold it.
    let faults = if book.language == ORIGINAL { statements::objections(content, fence, &stated) } else { Vec::new() };
    let sound = faults.is_empty();
    writer.found.diagnostics.add_all(writer.file, faults);
    let judged = book.judged.get(&(writer.chapter, at.piece));
    // A statement that cannot be read is a fault already: what it cites is not another. Its words are looked at.
    let status = judged.map_or(Status::Proved, |it| it.outcome.as_ref().map_or(Status::Definition, status));
    let made = boxed(writer, at, &stated.prose, status, judged);
    (sound && judged.is_some()).then_some(made)
}

/// A statement that is proved by hand in the text.
pub fn theorem(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    Some(boxed(writer, at, &at.fence.body, Status::ByHand, None))
}

/// A statement that is neither proved nor refuted, in words.
pub fn open(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    Some(boxed(writer, at, &at.fence.body, Status::Open, None))
}

/// A statement in its box, in the words of `prose`, and what was found of it.
fn boxed(
    writer: &mut Writer<'_>,
    at: &BlockContext<'_>,
    prose: &Span,
    status: Status,
    judged: Option<&Judged>,
) -> Part {
    let (heading, [name, says]) = worded(writer, at, prose, &status);
    let label = at.numbered.label.clone();
    let formula = judged.map(|judged| judged.formula.trim_end().to_owned()).unwrap_or_default();
    let text = judged.map(|judged| judged.text.clone()).unwrap_or_default();
    let outcome = judged.and_then(|judged| judged.outcome.as_ref());
    let certificate = outcome.and_then(|outcome| Some((outcome.id.clone(), outcome.certificate.clone()?)));
    writer.found.certificates.extend(certificate.clone());
    let witness = outcome.and_then(|outcome| witness(outcome, &formula));
    let (how, certificate) = (outcome.map(|outcome| how(outcome, &formula)), certificate.map(|(name, _)| name));
    let empty = outcome.map(empty).unwrap_or_default();
    let changeable = judged.and_then(|judged| judged.changeable.clone());
    Part::Statement(Box::new(Statement {
        label,
        heading,
        status,
        name,
        says,
        number: at.numbered.number.clone(),
        formula,
        text,
        witness,
        how,
        certificate,
        empty,
        changeable,
    }))
}

/// What a statement is called, and its name and words.
pub fn worded(writer: &mut Writer<'_>, at: &BlockContext<'_>, prose: &Span, status: &Status) -> (Phrase, [Prose; 2]) {
    let (_, called) = counter(at.fence).expect("statements are counted");
    let heading = match at.numbered.number.as_str() {
        // A block by itself.
        "" => Phrase::new("book-named").with("name", at.numbered.label.as_str()),
        number => Phrase::new(called).with("number", number),
    };
    let (name, rest) = named(writer.content(), prose);
    let said = [&name, &rest].map(|span| says(writer, at, span, &heading, status));
    (heading, said)
}

/// The name of a statement, which stands in bold letters before its words with a full stop at its end, and the words.
fn named(content: &str, prose: &Span) -> (Span, Span) {
    let none = (prose.start..prose.start, prose.clone());
    let text = &content[prose.clone()];
    let Some(rest) = text.trim_start().strip_prefix("**") else { return none };
    let Some((name, rest)) = rest.split_once(".**").filter(|(name, _)| !name.contains("**") && !name.contains('\n'))
    else {
        return none;
    };
    let end = prose.end - rest.len();
    (end - 3 - name.len()..end - 3, end..prose.end)
}

/// What a statement says in words; what it cites is cited by the statement.
fn says(writer: &mut Writer<'_>, at: &BlockContext<'_>, prose: &Span, words: &Phrase, status: &Status) -> Prose {
    let place = Place { chapter: writer.chapter, anchor: at.numbered.label.clone() };
    let before = std::mem::replace(&mut writer.at, (place, words.clone(), Some(status.clone())));
    let says = writer.prose(prose);
    writer.at = before;
    says
}

/// How a judged statement is known.
pub fn status(outcome: &StatementReport) -> Status {
    match &outcome.verdict {
        Verdict::Proved => Status::Proved,
        Verdict::Refuted(_) => Status::Refuted,
        Verdict::GaveUp(_) | Verdict::Disputed(_) => Status::NoVerdict,
    }
}

/// The counterexample of a statement, with its heaps where its numbers are heaps, few and small.
pub fn witness(outcome: &StatementReport, formula: &str) -> Option<Witness> {
    let Verdict::Refuted(witness) = &outcome.verdict else { return None };
    let values: Vec<(String, String)> =
        witness.values.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let sizes: Vec<u64> = values
        .iter()
        .filter(|(name, _)| ["a", "b", "c", "d"].contains(&name.as_str()))
        .filter_map(|(_, value)| value.parse().ok())
        .filter(|size| (1..=DRAWN).contains(size))
        .collect();
    let names: Vec<&str> = values.iter().map(|(name, _)| name.as_str()).collect();
    let heaps = (2..=4).contains(&sizes.len()) && sizes.len() == values.len() && are_heaps(&names, formula);
    let of_game = outcome.kind != Kind::Statement;
    Some(Witness { values, because: witness.because.clone(), of_game, picture: heaps.then(|| picture::heaps(&sizes)) })
}

/// Whether a formula speaks of a position with exactly these heaps: it has a predicate of just these names, in
/// their order, or compares their nim-sum with 0.
fn are_heaps(names: &[&str], formula: &str) -> bool {
    let position = format!("({})", names.join(", "));
    let is_name = |character: char| character.is_alphanumeric() || character == '_';
    let named = formula.match_indices(&position).any(|(at, _)| formula[..at].ends_with(is_name));
    let sum = names.join(" ⊕ ");
    let alone = |(at, _): (usize, &str)| {
        let (before, after) = (formula[..at].trim_end(), formula[at + sum.len()..].trim_start());
        let zero = after.strip_prefix(['=', '≠']).map(str::trim_start).and_then(|rest| rest.strip_prefix('0'));
        !before.ends_with(['⊕', '+', '*', '-'])
            && zero.is_some_and(|rest| !rest.trim_start().starts_with(['⊕', '+', '*']))
    };
    named || formula.match_indices(&sum).any(alone)
}

/// How a judged statement is known, in words; `formula` is what it says in signs.
fn how(outcome: &StatementReport, formula: &str) -> Phrase {
    let bytes = outcome.certificate.as_ref().map_or(0, Vec::len);
    let in_legend = |key| Phrase::new(key).for_role(Role::Legend);
    match &outcome.verdict {
        Verdict::Proved if outcome.kind == Kind::Heaps => Phrase::new("book-how-fold"),
        Verdict::Proved if outcome.kind == Kind::Game => in_legend("book-how-game"),
        // What speaks of no variable is not decided for all numbers.
        Verdict::Proved if !formula.contains(['∀', '∃']) => in_legend("book-how-single").with("bytes", bytes),
        Verdict::Proved => in_legend("book-how-proved").with("states", outcome.states).with("bytes", bytes),
        Verdict::Refuted(witness) if witness.values.is_empty() => in_legend("book-how-contrary"),
        Verdict::Refuted(_) => in_legend("book-how-refuted"),
        Verdict::GaveUp(gave_up) => {
            let key = match gave_up.unit {
                Unit::Tracks => "book-limit-tracks",
                Unit::States => "book-limit-states",
                Unit::Cells => "book-limit-cells",
                Unit::Steps => "book-limit-steps",
                Unit::Parts => "book-limit-parts",
                Unit::Levels => "book-limit-levels",
                Unit::Checker(_) | Unit::Disagreements => "book-limit-checker",
            };
            Phrase::new("book-how-open").with("limit", Phrase::new(key).with("limit", gave_up.limit))
        }
        // The build ends with this as a fault.
        Verdict::Disputed(_) => Phrase::new("book-how-disputed"),
    }
}

/// The conditions of a judged statement that never hold, in words.
fn empty(outcome: &StatementReport) -> Vec<Phrase> {
    let said = |condition: &Condition| match condition {
        Condition::Domain => Phrase::new("book-empty-domain"),
        Condition::Premise => Phrase::new("book-empty-premise"),
        Condition::Move(number) => Phrase::new("book-empty-move").with("number", *number),
    };
    outcome.empty.iter().map(said).collect()
}

#[cfg(test)]
mod tests {
    use super::{are_heaps, named};

    #[test]
    fn a_name_is_bold_and_ends_with_a_full_stop() {
        let split = |text: &'static str| {
            let (name, rest) = named(text, &(0..text.len()));
            (&text[name], text[rest].trim())
        };
        assert_eq!(split("**Two rows.** In a bar.\n"), ("Two rows", "In a bar."));
        assert_eq!(split("**Repair.**\n"), ("Repair", ""));
        for unnamed in ["In a bar.", "**All** are *lost*. **Every** one.**", "**Open", ""] {
            assert_eq!(split(unnamed), ("", unnamed));
        }
    }

    #[test]
    fn letters_are_heaps_where_they_are_a_position() {
        let names = ["a", "b", "c"];
        assert!(are_heaps(&names, "∀ a, b, c: vtrio(a, b, c) → 2*a < c"));
        assert!(are_heaps(&names, "∀ a, b, c: 0 < a ∧ a ⊕ b ⊕ c ≠ 0 → a < b"));
        // Other numbers than the letters are the heaps here.
        assert!(!are_heaps(&names, "∀ a, b, c: vtrio(2*a + 1, 2*b, 2*c + 1) → vtrio(2*a, 2*b, 2*c)"));
        assert!(!are_heaps(&["a", "b"], "∀ a, b: 0 < a < b ∧ b = a + 1 → vtrio(1, a, b)"));
        // Numbers that are added are not a position.
        assert!(!are_heaps(&["a", "b"], "∀ a, b: a ⊕ b = a + b"));
        assert!(!are_heaps(&["a", "b"], "∀ a, b: 1 ⊕ a ⊕ b = 0 → a < (a, b)"));
    }
}
