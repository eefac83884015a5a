//! What is known about a sentence, and the words for it.
//!
//! Representation: `proved` and `refuted` are about all naturals, `gave-up` and `disputed` say nothing about any. What is
//! checked up to a bound is not a statement of the prover: see [`Status`](crate::document::book::Status).

use crate::logic::{self, GaveUp, Unit, Witness};

/// What is known about a statement.
///
/// ```
/// use nimbook::{ProofOptions, Text, Verdict, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim no: forall a: a < 7\n");
/// let report = judge(&text, &parse_claims(&text)?, &ProofOptions::default()).remove(0);
/// let Verdict::Refuted(witness) = report.verdict else { return Err("7 is not below 7".into()) };
/// assert_eq!(witness.values[0].1.to_string(), "7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds for all naturals.
    Proved,
    /// It does not hold; here is the smallest counterexample.
    Refuted(Witness),
    /// Nothing is known: a limit was reached.
    GaveUp(GaveUp),
    /// Nothing is known: two routes of nimbook disagree, and this is what one has against the other. A fault of
    /// nimbook, not of the text.
    Disputed(String),
}

impl From<logic::Verdict> for Verdict {
    fn from(verdict: logic::Verdict) -> Verdict {
        match verdict {
            logic::Verdict::Proved => Verdict::Proved,
            logic::Verdict::Refuted(witness) => Verdict::Refuted(witness),
            logic::Verdict::GaveUp(gave_up) if gave_up.unit == Unit::Disagreements => {
                Verdict::Disputed(gave_up.operation)
            }
            logic::Verdict::GaveUp(gave_up) => Verdict::GaveUp(gave_up),
        }
    }
}

impl Verdict {
    /// The word that people read.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Proved => "PROVED",
            Verdict::Refuted(_) => "FALSE",
            Verdict::GaveUp(_) => "GAVE UP",
            Verdict::Disputed(_) => "DISPUTED",
        }
    }

    /// The word that programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Verdict::Proved => "proved",
            Verdict::Refuted(_) => "refuted",
            Verdict::GaveUp(_) => "gave-up",
            Verdict::Disputed(_) => "disputed",
        }
    }
}
