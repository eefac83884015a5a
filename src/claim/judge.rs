//! All statements and blocks of a text, each decided alone.
//!
//! Representation: statements are independent, so a long text is decided on several threads; outcomes
//! come in the order of the text and do not depend on the number of threads. Whatever is decided has a
//! certificate, which the checker reads; of a block on heaps a search of many lists is asked as well.
//! Failure: a verdict that the checker or the search contradicts is disputed, and nothing is known then; one
//! whose certificate is past the limits of the checker is given up.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

use super::Verdict;
use super::search::searched;
use crate::logic::check::{self, Checked, Refused};
use crate::logic::heaps::Fold;
use crate::logic::{self, BlockJudgement, Claims, Condition, GaveUp, Item, Word, game, heaps};
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
    /// Which conditions never hold, so that the verdict says less than it seems to. They are no fault.
    pub empty: Vec<Condition>,
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

/// Decides all statements of the text that `claims` were read from.
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
    judge_checked(text, claims, options, wanted, &check::check)
}

/// What says whether a certificate is right.
type Checker<'c> = &'c (dyn Fn(&[u8]) -> Result<Checked, Refused> + Sync);

/// The same with another checker.
pub fn judge_checked(
    text: &Text,
    claims: &Claims,
    options: &ProofOptions,
    wanted: &(dyn Fn(&Item) -> bool + Sync),
    checker: Checker<'_>,
) -> Vec<StatementReport> {
    let one = |item: &Item| if wanted(item) { outcome(text, claims, item, options, checker) } else { None };
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
    certificate: Option<Vec<u8>>,
}

/// The outcome, and the steps that it took; nothing for a definition.
fn outcome(
    text: &Text,
    claims: &Claims,
    item: &Item,
    options: &ProofOptions,
    checker: Checker<'_>,
) -> Option<(StatementReport, u64)> {
    let name = item.name();
    let (kind, word) = match item {
        Item::Define(_) => return None,
        Item::State(statement) => (Kind::Statement, statement.word),
        Item::Game(_) => (Kind::Game, Word::Claim),
        Item::Heaps(_) => (Kind::Heaps, Word::Claim),
    };
    let decision = decision(claims, item, options)?;
    let Decision { verdict, ok, mismatch, obligation, states, steps, certificate } = decision;
    let unchecked = certificate.as_ref().and_then(|bytes| objection(checker(bytes), item, kind, &verdict));
    let verdict = unchecked.unwrap_or(verdict);
    let (searched, contradicted) = match (item, &verdict) {
        (Item::Heaps(block), Verdict::Proved | Verdict::Refuted(_)) => {
            searched(&Fold::new(claims, block), verdict == Verdict::Proved)
        }
        _ => (None, None),
    };
    let verdict = contradicted.map_or(verdict, Verdict::Disputed);
    let known = !matches!(verdict, Verdict::GaveUp(_) | Verdict::Disputed(_));
    let certificate = certificate.filter(|_| known);
    let empty = if known { empty(claims, item, &verdict, options, checker) } else { Vec::new() };
    let ok = match verdict {
        Verdict::GaveUp(_) => word == Word::Conjecture,
        Verdict::Disputed(_) => false,
        _ => ok,
    };
    let place: &Span = match &verdict {
        Verdict::GaveUp(gave_up) if !gave_up.span.is_empty() => &gave_up.span,
        _ => item.span(),
    };
    let line = text.place(place.start).0;
    let id = name.text.clone();
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
        empty,
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
            of_block(item, judgement, |failed| failed.into_witness())
        }
        Item::Heaps(block) => {
            let judgement = heaps::decide_heaps(claims, block, options);
            of_block(item, judgement, |failed| failed.into_witness())
        }
    })
}

/// What the engine says of a block, whose author asserts that it is true.
fn of_block<C: PartialEq>(
    item: &Item,
    judgement: BlockJudgement<C>,
    witness: impl FnOnce(C) -> logic::Witness,
) -> Decision {
    Decision {
        certificate: logic::block_certificate(item, &judgement),
        ok: judgement.verdict == logic::Verdict::Proved,
        mismatch: None,
        states: judgement.states(),
        steps: judgement.steps,
        verdict: judgement.verdict.map(witness).into(),
        obligation: judgement.obligation,
    }
}

/// The conditions of the item that never hold, where the checker accepts that.
fn empty(
    claims: &Claims,
    item: &Item,
    verdict: &Verdict,
    options: &ProofOptions,
    checker: Checker<'_>,
) -> Vec<Condition> {
    // Where a statement is false, all that it supposes holds.
    if matches!((item, verdict), (Item::State(_), Verdict::Refuted(_))) {
        return Vec::new();
    }
    let found = logic::empty(claims, item, options).into_iter();
    found.filter(|(_, bytes)| checker(bytes).is_ok_and(|checked| checked.proved())).map(|(what, _)| what).collect()
}

/// What is known instead, if the checker refuses a certificate, or reads another verdict from it.
fn objection(checked: Result<Checked, Refused>, item: &Item, kind: Kind, verdict: &Verdict) -> Option<Verdict> {
    let checked = match checked {
        Ok(checked) => checked,
        Err(refused) => {
            return Some(match refused.beyond() {
                Some(beyond) => Verdict::GaveUp(GaveUp::unchecked(item.span().clone(), beyond)),
                None => Verdict::Disputed(refused.to_string()),
            });
        }
    };
    let same = match verdict {
        Verdict::Proved => checked.verdict == check::Verdict::Proved,
        // The counterexample of a block is shown without what follows from its other numbers.
        Verdict::Refuted(witness) => {
            let numbers = kind != Kind::Statement || checked.witness.as_ref() == Some(&witness.values);
            checked.verdict == check::Verdict::Refuted && numbers
        }
        Verdict::Checked { .. } | Verdict::GaveUp(_) | Verdict::Disputed(_) => false,
    };
    let word = match checked.word {
        check::Word::Game => Kind::Game,
        check::Word::Heaps => Kind::Heaps,
        _ => Kind::Statement,
    };
    let same = same && checked.id == item.name().text && word == kind;
    (!same).then(|| Verdict::Disputed("the checker reads another verdict from the certificate".to_owned()))
}
