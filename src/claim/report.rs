//! An outcome in one sentence, and all of them in one line.
//!
//! Representation: the sentence begins with PROVED, FALSE, CHECKED, GAVE UP or DISPUTED and has no line break.

use super::{Condition, Kind, StatementReport, Verdict};
use crate::logic::{Witness, Word};

/// The outcome as people read it.
pub fn sentence(outcome: &StatementReport) -> String {
    let StatementReport { id, verdict, word, ok, .. } = outcome;
    let start = format!("{} {id}", verdict.word());
    match verdict {
        Verdict::Proved => {
            let so = match (&outcome.mismatch, word) {
                (Some(mismatch), _) => format!(", but {mismatch}"),
                (None, Word::Refute) => ", although the text refutes it".to_owned(),
                (None, _) => String::new(),
            };
            let rule = if outcome.kind == Kind::Heaps { " for every number of heaps, by the fold rule" } else { "" };
            format!("{start}{rule}{so} ({}){}{}", size(outcome), searched(outcome), empty(outcome))
        }
        Verdict::Disputed(objection) => format!("{start}: no verdict, because two routes disagree: {objection}"),
        Verdict::GaveUp(gave_up) => {
            let (reached, unit, limit) = (gave_up.reached, gave_up.unit, gave_up.limit);
            let (line, operation) = (outcome.line, &gave_up.operation);
            let hint = gave_up.hint;
            format!("{start} at line {line}, {operation}: {reached} {unit}, the limit is {limit}. Hint: {hint}")
        }
        // A failed obligation names its position and its move itself.
        Verdict::Refuted(Witness { because: Some(because), .. }) if outcome.kind != Kind::Statement => {
            format!("{start}: {because}{}{}", searched(outcome), empty(outcome))
        }
        Verdict::Refuted(witness) => {
            let expected = if *ok && *word == Word::Refute { ", as the text says" } else { "" };
            let obligation = outcome.obligation.as_ref().map(|text| format!(" ({text})")).unwrap_or_default();
            let mismatch = match (word, &outcome.mismatch) {
                (Word::Refute, Some(_)) => "; the text expects another",
                (_, Some(_)) => "; its witness terms do not work either",
                _ if *word == Word::Refute && !ok => "; a refutation must make sense first",
                _ => "",
            };
            format!("{start}{expected}{obligation}: {}{mismatch}", counterexample(witness, outcome))
        }
    }
}

/// What a search of many positions says, after a semicolon.
fn searched(outcome: &StatementReport) -> String {
    outcome.searched.as_ref().map(|text| format!("; {text}")).unwrap_or_default()
}

/// The conditions that never hold, each after a semicolon.
fn empty(outcome: &StatementReport) -> String {
    let said = |condition: &Condition| match condition {
        Condition::Domain => "; no position meets its domain".to_owned(),
        Condition::Premise => "; its premise never holds".to_owned(),
        Condition::Move(number) => format!("; move {number} is never enabled"),
    };
    outcome.empty.iter().map(said).collect()
}

/// The numbers, and what they make false.
fn counterexample(witness: &Witness, outcome: &StatementReport) -> String {
    if witness.values.is_empty() {
        return witness.because.clone().unwrap_or_else(|| {
            let size = size(outcome);
            format!("its contrary is proved; without a leading `forall` there are no numbers to show ({size})")
        });
    }
    let because = witness.because.as_ref().map(|because| format!(", because {because}")).unwrap_or_default();
    let values: Vec<String> = witness.values.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("smallest counterexample {}{because}", values.join(", "))
}

/// `15 states, certificate 2 kB`
fn size(outcome: &StatementReport) -> String {
    let states = match outcome.states {
        1 => "1 state".to_owned(),
        states => format!("{states} states"),
    };
    match &outcome.certificate {
        Some(bytes) if bytes.len() < 1_000 => format!("{states}, certificate {} bytes", bytes.len()),
        Some(bytes) => format!("{states}, certificate {} kB", (bytes.len() + 500) / 1_000),
        None => states,
    }
}

/// How many statements got which verdict, and whether all words are met.
pub fn summary(outcomes: &[StatementReport]) -> String {
    let mut parts = Vec::new();
    let words = [
        ("proved", "proved"),
        ("refuted", "false"),
        ("checked", "checked up to a bound"),
        ("gave-up", "without a verdict"),
        ("disputed", "disputed"),
    ];
    for (code, words) in words {
        match outcomes.iter().filter(|outcome| outcome.verdict.code() == code).count() {
            0 => {}
            found => parts.push(format!("{found} {words}")),
        }
    }
    let statements = match outcomes.len() {
        0 => return "0 statements".to_owned(),
        1 => "1 statement".to_owned(),
        several => format!("{several} statements"),
    };
    let against = outcomes.iter().filter(|outcome| contradicts(outcome)).count();
    let met = match against {
        0 if outcomes.iter().all(|outcome| outcome.ok) => "as the text says",
        0 => "nothing against the text",
        1 => "1 against the text",
        _ => &format!("{against} against the text"),
    };
    format!("{statements}: {}; {met}", parts.join(", "))
}

/// Whether there is a verdict, and the author's word is another.
fn contradicts(outcome: &StatementReport) -> bool {
    !outcome.ok && !matches!(outcome.verdict, Verdict::GaveUp(_) | Verdict::Disputed(_))
}
