//! All statements of a text, each decided alone.
//!
//! Representation: statements are independent, so they are decided on several threads; outcomes
//! come in the order of the text and do not depend on the number of threads.
//! Failure: a verdict whose certificate the checker does not accept is marked as disputed; nobody
//! may show such a verdict.
//! Source: `DESIGN.md`, sections 4 and 6.

use super::Verdict;
use crate::logic::{self, Claims, Judgement, Statement, Word, checker};
use crate::source::Text;
use rayon::prelude::*;

pub use crate::logic::Options;

/// What became of one statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The name of the statement.
    pub id: String,
    /// What its author asserts.
    pub word: Word,
    /// What is known, for all naturals.
    pub verdict: Verdict,
    /// Whether the author's word is met.
    pub ok: bool,
    /// Why it is not, where the verdict alone does not say it.
    pub complaint: Option<String>,
    /// What the text does not make sure of, like `a - b is defined`.
    pub obligation: Option<String>,
    /// States of the largest minimal automaton.
    pub states: usize,
    /// The certificate of a verdict; none if a limit was reached.
    pub certificate: Option<Vec<u8>>,
    /// Why the checker does not accept the certificate: a fault of nimbook, not of the text.
    pub disputed: Option<String>,
    /// The line of the text where the statement begins, from 1; where a limit was reached, the
    /// line of the part at work.
    pub line: usize,
}

/// Decides all statements of the text that `claims` were read from.
///
/// ```
/// use nimbook::{claim, logic, source::Text};
/// let text = Text::new("my.claims", "claim small: forall a, b: a < b implies 2*a < b\n");
/// let claims = logic::parse(&text).expect("no faults");
/// let outcomes = claim::judge(&text, &claims, &claim::Options::default());
/// assert_eq!(outcomes[0].verdict.code(), "refuted");
/// assert!(!outcomes[0].ok);
/// ```
pub fn judge(text: &Text, claims: &Claims, options: &Options) -> Vec<Outcome> {
    let statements: Vec<&Statement> = claims.statements().collect();
    statements.par_iter().map(|statement| outcome(text, claims, statement, options)).collect()
}

fn outcome(text: &Text, claims: &Claims, statement: &Statement, options: &Options) -> Outcome {
    let judgement = logic::decide(claims, statement, options);
    let (certificate, disputed) = match logic::certificate(statement, &judgement) {
        Ok(certificate) => (certificate, None),
        Err(message) => (None, Some(message)),
    };
    let disputed = disputed.or_else(|| objection(certificate.as_deref()?, statement, &judgement));
    let verdict = match judgement.verdict {
        logic::Verdict::Proved => Verdict::Proved,
        logic::Verdict::Refuted { witness } => Verdict::Refuted(witness),
        logic::Verdict::GaveUp(gave_up) => Verdict::GaveUp(gave_up),
    };
    let byte = match &verdict {
        Verdict::GaveUp(gave_up) if !gave_up.span.is_empty() => gave_up.span.start,
        _ => statement.span.start,
    };
    Outcome {
        id: statement.name.text.clone(),
        word: statement.word,
        ok: judgement.ok && disputed.is_none(),
        verdict,
        complaint: judgement.complaint,
        obligation: judgement.obligation,
        states: judgement.states,
        certificate,
        disputed,
        line: text.place(byte).0,
    }
}

/// What the checker has against a certificate: it refuses it, or reads another verdict from it.
fn objection(certificate: &[u8], statement: &Statement, judgement: &Judgement) -> Option<String> {
    let checked = match checker::check(certificate) {
        Ok(checked) => checked,
        Err(refused) => return Some(refused.to_string()),
    };
    let verdict = match &judgement.verdict {
        logic::Verdict::Proved => (checker::Verdict::Proved, None),
        logic::Verdict::Refuted { witness } => (checker::Verdict::Refuted, Some(witness.values.clone())),
        logic::Verdict::GaveUp(_) => return Some("a certificate without a verdict".to_owned()),
    };
    let same = checked.id == statement.name.text && (checked.verdict, checked.witness) == verdict;
    (!same).then(|| "the checker reads another verdict from the certificate".to_owned())
}
