//! All statements and blocks of a text, each decided alone.
//!
//! Representation: statements are independent, so a long text is decided on several threads; outcomes
//! come in the order of the text and do not depend on the number of threads. Whatever is decided has a
//! certificate, which the checker reads; of a block on heaps a search of many lists is asked as well.
//! Failure: a verdict that the checker or the search contradicts is marked as disputed; nobody may show
//! such a verdict.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

use super::Verdict;
use super::search::searched;
use crate::logic::heaps::Fold;
use crate::logic::{self, Claims, Item, Word, check, game, heaps};
use crate::parallel;
use crate::source::{Span, Text};

pub use crate::logic::ProofOptions;

/// What became of one statement or block.
///
/// ```
/// use nimbook::{ProofOptions, Text, judge, parse_claims};
///
/// let text = Text::new("a.claims", "refute twice: forall a, b: a < b implies 2*a < b expect (1, 2)\n");
/// let report = judge(&text, &parse_claims(&text)?, &ProofOptions::default()).remove(0);
/// assert!(report.ok, "it is false, as the text says");
/// assert_eq!((report.id.as_str(), report.line), ("twice", 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementReport {
    /// The name of the statement.
    pub id: String,
    /// What sort of statement it is.
    pub(crate) kind: Kind,
    /// What its author asserts; of a block, that its losing positions are the lost ones.
    pub(crate) word: Word,
    /// What is known, for all naturals.
    pub verdict: Verdict,
    /// Whether the author's word is met.
    pub ok: bool,
    /// What differs from the author's word, where the verdict alone does not say it.
    pub mismatch: Option<String>,
    /// What the text does not make sure of, like `a - b is defined`.
    pub obligation: Option<String>,
    /// What a search of many lists says of a block on any number of heaps.
    pub(crate) searched: Option<String>,
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

/// The sorts of statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `claim`, `refute` or `conjecture`.
    Statement,
    /// A game block.
    Game,
    /// A block on any number of heaps.
    Heaps,
}

/// Decides all statements of the text that `claims` were read from. A report with `disputed` says that two routes
/// disagree; show no such verdict.
///
/// ```
/// use nimbook::{ProofOptions, Text, Verdict, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim nim: forall a, b: a xor b = 0 iff a = b\n");
/// let reports = judge(&text, &parse_claims(&text)?, &ProofOptions::default());
/// assert_eq!(reports[0].verdict, Verdict::Proved);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn judge(text: &Text, claims: &Claims, options: &ProofOptions) -> Vec<StatementReport> {
    judge_some(text, claims, options, &|_| true)
}

/// Decides those statements that are `wanted`; the others may still be what these refer to.
pub fn judge_some(
    text: &Text,
    claims: &Claims,
    options: &ProofOptions,
    wanted: &(dyn Fn(&Item) -> bool + Sync),
) -> Vec<StatementReport> {
    let one = |item: &Item| if wanted(item) { outcome(text, claims, item, options) } else { None };
    let (mut outcomes, mut used) = (Vec::new(), 0);
    let mut rest = claims.items.iter();
    while used < ALONE {
        let Some(item) = rest.next() else { return outcomes };
        if let Some((outcome, steps)) = one(item) {
            outcomes.push(outcome);
            used += steps;
        }
    }
    let rest = rest.as_slice();
    let more = parallel::map(rest.len(), |place| one(&rest[place]));
    outcomes.extend(more.into_iter().flatten().map(|(outcome, _)| outcome));
    outcomes
}

/// Steps of decisions before other threads are asked: most texts are done by the time that starting
/// threads takes.
const ALONE: u64 = 500_000;

/// What the engine says of one statement or block.
struct Decision {
    verdict: Verdict,
    /// Whether the author's word is met.
    ok: bool,
    mismatch: Option<String>,
    obligation: Option<String>,
    states: usize,
    /// Table look-ups that it took.
    steps: u64,
    /// A message if a log of the engine does not lead to what it decided.
    certificate: Result<Option<Vec<u8>>, String>,
}

/// The outcome, and the steps that it took; nothing for a definition.
fn outcome(text: &Text, claims: &Claims, item: &Item, options: &ProofOptions) -> Option<(StatementReport, u64)> {
    let name = item.name();
    let (kind, word) = match item {
        Item::Define(_) => return None,
        Item::State(statement) => (Kind::Statement, statement.word),
        Item::Game(_) => (Kind::Game, Word::Claim),
        Item::Heaps(_) => (Kind::Heaps, Word::Claim),
    };
    let decision = decision(claims, item, options)?;
    let Decision { verdict, ok, mismatch, obligation, states, steps, certificate } = decision;
    let (certificate, disputed) = match certificate {
        Ok(certificate) => (certificate, None),
        Err(message) => (None, Some(message)),
    };
    let disputed = disputed.or_else(|| objection(certificate.as_deref()?, &name.text, kind, &verdict));
    let (searched, contradicted) = match (item, &verdict) {
        (Item::Heaps(block), Verdict::Proved | Verdict::Refuted(_)) => {
            searched(&Fold::new(claims, block), verdict == Verdict::Proved)
        }
        _ => (None, None),
    };
    let disputed = disputed.or(contradicted);
    let place: &Span = match &verdict {
        Verdict::GaveUp(gave_up) if !gave_up.span.is_empty() => &gave_up.span,
        _ => item.span(),
    };
    let line = text.place(place.start).0;
    let (id, ok) = (name.text.clone(), ok && disputed.is_none());
    let outcome = StatementReport {
        id,
        kind,
        word,
        verdict,
        ok,
        mismatch,
        obligation,
        searched,
        states,
        certificate,
        disputed,
        line,
    };
    Some((outcome, steps))
}

/// What the engine says of a statement or block; nothing of a definition.
fn decision(claims: &Claims, item: &Item, options: &ProofOptions) -> Option<Decision> {
    Some(match item {
        Item::Define(_) => return None,
        Item::State(statement) => {
            let judgement = logic::decide(claims, statement, options);
            Decision {
                certificate: logic::certificate(statement, &judgement),
                verdict: judgement.verdict.into(),
                ok: judgement.ok,
                mismatch: judgement.mismatch,
                obligation: judgement.obligation,
                states: judgement.states,
                steps: judgement.steps,
            }
        }
        Item::Game(block) => {
            let judgement = game::decide_game(claims, block, options);
            Decision {
                certificate: logic::game_certificate(block, &judgement),
                ok: judgement.verdict == logic::Verdict::Proved,
                mismatch: None,
                states: judgement.states(),
                steps: judgement.steps,
                verdict: judgement.verdict.map(|failed| failed.into_witness()).into(),
                obligation: judgement.obligation,
            }
        }
        Item::Heaps(block) => {
            let judgement = heaps::decide_heaps(claims, block, options);
            Decision {
                certificate: logic::heaps_certificate(block, &judgement),
                ok: judgement.verdict == logic::Verdict::Proved,
                mismatch: None,
                states: judgement.states(),
                steps: judgement.steps,
                verdict: judgement.verdict.map(|failed| failed.into_witness()).into(),
                obligation: judgement.obligation.map(str::to_owned),
            }
        }
    })
}

/// What the checker has against a certificate: it refuses it, or reads another verdict from it.
fn objection(certificate: &[u8], id: &str, kind: Kind, verdict: &Verdict) -> Option<String> {
    let checked = match check::check(certificate) {
        Ok(checked) => checked,
        Err(refused) => return Some(refused.to_string()),
    };
    let same = match verdict {
        Verdict::Proved => checked.verdict == check::Verdict::Proved,
        // The counterexample of a block is shown without what follows from its other numbers.
        Verdict::Refuted(witness) => {
            let numbers = kind != Kind::Statement || checked.witness.as_ref() == Some(&witness.values);
            checked.verdict == check::Verdict::Refuted && numbers
        }
        Verdict::Checked { .. } | Verdict::GaveUp(_) => false,
    };
    let same = same && checked.id == id && checked.heaps.is_some() == (kind == Kind::Heaps);
    (!same).then(|| "the checker reads another verdict from the certificate".to_owned())
}
