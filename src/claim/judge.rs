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
use crate::source::Text;

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
    /// Which conditions never hold, so that the verdict says less than it seems to. They are not faults.
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
const ALONE: u64 = 20_000;

/// The outcome, and the steps that it took; nothing for a definition.
fn outcome(
    text: &Text,
    claims: &Claims,
    item: &Item,
    options: &ProofOptions,
    checker: Checker<'_>,
) -> Option<(StatementReport, u64)> {
    let (mut report, steps) = decided(text, claims, item, options)?;
    if let Some(bytes) = &report.certificate
        && let Some(verdict) = objection(checker(bytes), item, &report)
    {
        report.verdict = verdict;
    }
    if let (Item::Heaps(block), Verdict::Proved | Verdict::Refuted(_)) = (item, &report.verdict) {
        let (said, contradicted) = searched(&Fold::new(claims, block), report.verdict == Verdict::Proved);
        report.searched = said;
        report.verdict = contradicted.map_or(report.verdict, Verdict::Disputed);
    }
    match &report.verdict {
        Verdict::GaveUp(gave_up) => {
            if !gave_up.span.is_empty() {
                report.line = text.place(gave_up.span.start).0;
            }
            (report.ok, report.certificate) = (report.word == Word::Conjecture, None);
        }
        Verdict::Disputed(_) => (report.ok, report.certificate) = (false, None),
        verdict => report.empty = empty(claims, item, verdict, options, checker),
    }
    Some((report, steps))
}

/// What the engine says of a statement or block, and the steps that it took; nothing of a definition.
fn decided(text: &Text, claims: &Claims, item: &Item, options: &ProofOptions) -> Option<(StatementReport, u64)> {
    let report = |kind, word, verdict| StatementReport {
        id: item.name().text.clone(),
        kind,
        word,
        verdict,
        ok: true,
        mismatch: None,
        obligation: None,
        searched: None,
        states: 0,
        certificate: None,
        empty: Vec::new(),
        line: text.place(item.span().start).0,
    };
    match item {
        Item::Define(_) => None,
        Item::State(statement) => {
            let judgement = logic::decide(claims, statement, options);
            let certificate = logic::certificate(statement, &judgement);
            let logic::Judgement { verdict, ok, mismatch, obligation, states, steps, .. } = judgement;
            let report = report(Kind::Statement, statement.word, verdict.into());
            Some((StatementReport { ok, mismatch, obligation, states, certificate, ..report }, steps))
        }
        Item::Game(block) => {
            let judgement = game::decide_game(claims, block, options);
            Some(of_block(
                item,
                judgement,
                |verdict| report(Kind::Game, Word::Claim, verdict),
                |one| one.into_witness(),
            ))
        }
        Item::Heaps(block) => {
            let judgement = heaps::decide_heaps(claims, block, options);
            Some(of_block(
                item,
                judgement,
                |verdict| report(Kind::Heaps, Word::Claim, verdict),
                |one| one.into_witness(),
            ))
        }
    }
}

/// The report on a block, whose author asserts that it is true.
fn of_block<C: PartialEq>(
    item: &Item,
    judgement: BlockJudgement<C>,
    report: impl FnOnce(Verdict) -> StatementReport,
    witness: impl FnOnce(C) -> logic::Witness,
) -> (StatementReport, u64) {
    let (certificate, states) = (logic::block_certificate(item, &judgement), judgement.states());
    let BlockJudgement { verdict, obligation, steps, .. } = judgement;
    let ok = verdict == logic::Verdict::Proved;
    (StatementReport { ok, states, certificate, obligation, ..report(verdict.map(witness).into()) }, steps)
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
fn objection(checked: Result<Checked, Refused>, item: &Item, report: &StatementReport) -> Option<Verdict> {
    let checked = match checked {
        Ok(checked) => checked,
        Err(refused) => {
            return Some(match refused.beyond() {
                Some(beyond) => Verdict::GaveUp(GaveUp::unchecked(item.span().clone(), beyond)),
                None => Verdict::Disputed(refused.to_string()),
            });
        }
    };
    let same = match &report.verdict {
        Verdict::Proved => checked.verdict == check::Verdict::Proved,
        // The counterexample of a block is shown without what follows from its other numbers.
        Verdict::Refuted(witness) => {
            let numbers = report.kind != Kind::Statement || checked.witness.as_ref() == Some(&witness.values);
            checked.verdict == check::Verdict::Refuted && numbers
        }
        Verdict::GaveUp(_) | Verdict::Disputed(_) => false,
    };
    let word = match checked.word {
        check::Word::Game => Kind::Game,
        check::Word::Heaps => Kind::Heaps,
        _ => Kind::Statement,
    };
    let same = same && checked.id == report.id && word == report.kind;
    (!same).then(|| Verdict::Disputed("the checker reads another verdict from the certificate".to_owned()))
}
