//! All statements and games of a text, each decided alone.
//!
//! Representation: statements are independent, so a long text is decided on several threads; outcomes
//! come in the order of the text and do not depend on the number of threads.
//! Failure: a verdict whose certificate the checker does not accept is marked as disputed; nobody
//! may show such a verdict.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

use super::Verdict;
use crate::logic::game::{self, GameBlock, GameVerdict};
use crate::logic::{self, Claims, Item, Judgement, Statement, Trail, Word, check};
use crate::parallel;
use crate::source::Text;

pub use crate::logic::Options;

/// What became of one statement or game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The name of the statement.
    pub id: String,
    /// Whether it is a block, on fixed or any heaps; its author asserts that its losing positions are
    /// the lost ones.
    pub game: bool,
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
    /// What a proof by a rule beyond the automata says: for what, and by which rule.
    pub rule: Option<&'static str>,
    /// What a search of many lists says of a block on any number of heaps.
    pub searched: Option<String>,
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
pub fn judge(text: &Text, claims: &Claims, options: &Options) -> Vec<Outcome> {
    judge_some(text, claims, options, &|_| true)
}

/// Decides those statements that are `wanted`; the others may still be what these refer to.
pub fn judge_some(
    text: &Text,
    claims: &Claims,
    options: &Options,
    wanted: &(dyn Fn(&Item) -> bool + Sync),
) -> Vec<Outcome> {
    let one = |item: &Item| match item {
        _ if !wanted(item) => None,
        Item::Define(_) => None,
        Item::State(statement) => Some(outcome(text, claims, statement, options)),
        Item::Game(block) => Some(game_outcome(text, claims, block, options)),
        Item::Heaps(block) => Some((super::heaps::outcome(text, claims, block, options), ALONE)),
    };
    let (mut outcomes, mut used) = (Vec::new(), 0);
    let mut rest = claims.items.iter();
    while used < ALONE {
        let Some(item) = rest.next() else { return outcomes };
        if let Some((outcome, work)) = one(item) {
            outcomes.push(outcome);
            used += work;
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

/// The steps that decisions took; one without a trail was given up, after many.
fn work<'t>(trails: impl IntoIterator<Item = &'t Trail>) -> u64 {
    trails.into_iter().map(|trail| trail.steps_used).reduce(|sum, steps| sum + steps).unwrap_or(ALONE)
}

/// A block is a claim that its losing positions are the lost ones.
pub(super) fn game_outcome(text: &Text, claims: &Claims, block: &GameBlock, options: &Options) -> (Outcome, u64) {
    let judgement = game::decide_game(claims, block, options);
    let work = work(judgement.decided.iter().flat_map(|(_, one)| &one.trails));
    let (certificate, disputed) = match logic::game_certificate(block, &judgement) {
        Ok(certificate) => (certificate, None),
        Err(message) => (None, Some(message)),
    };
    let states = judgement.states();
    let mut obligation = None;
    let verdict = match judgement.verdict {
        GameVerdict::Proved => Verdict::Proved,
        GameVerdict::Refuted(broken) => {
            let because = Some(broken.to_string());
            obligation = Some(broken.label);
            Verdict::Refuted(logic::Witness { values: broken.position, because, confirmed: broken.confirmed })
        }
        GameVerdict::GaveUp { label, gave_up } => {
            obligation = Some(label);
            Verdict::GaveUp(gave_up)
        }
    };
    let expected = match verdict {
        Verdict::Proved => check::Verdict::Proved,
        _ => check::Verdict::Refuted,
    };
    let disputed = disputed.or_else(|| match check::check(certificate.as_deref()?) {
        Ok(checked) if checked.id == block.name.text && checked.verdict == expected => None,
        Ok(_) => Some("the checker reads another verdict from the certificate".to_owned()),
        Err(refused) => Some(refused.to_string()),
    });
    let byte = match &verdict {
        Verdict::GaveUp(gave_up) if !gave_up.span.is_empty() => gave_up.span.start,
        _ => block.span.start,
    };
    let outcome = Outcome {
        id: block.name.text.clone(),
        game: true,
        word: Word::Claim,
        ok: verdict == Verdict::Proved && disputed.is_none(),
        verdict,
        complaint: None,
        obligation,
        rule: None,
        searched: None,
        states,
        certificate,
        disputed,
        line: text.place(byte).0,
    };
    (outcome, work)
}

fn outcome(text: &Text, claims: &Claims, statement: &Statement, options: &Options) -> (Outcome, u64) {
    let judgement = logic::decide(claims, statement, options);
    let work = work(&judgement.trails);
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
    let outcome = Outcome {
        id: statement.name.text.clone(),
        game: false,
        word: statement.word,
        ok: judgement.ok && disputed.is_none(),
        verdict,
        complaint: judgement.complaint,
        obligation: judgement.obligation,
        rule: None,
        searched: None,
        states: judgement.states,
        certificate,
        disputed,
        line: text.place(byte).0,
    };
    (outcome, work)
}

/// What the checker has against a certificate: it refuses it, or reads another verdict from it.
fn objection(certificate: &[u8], statement: &Statement, judgement: &Judgement) -> Option<String> {
    let checked = match check::check(certificate) {
        Ok(checked) => checked,
        Err(refused) => return Some(refused.to_string()),
    };
    let verdict = match &judgement.verdict {
        logic::Verdict::Proved => (check::Verdict::Proved, None),
        logic::Verdict::Refuted { witness } => (check::Verdict::Refuted, Some(witness.values.clone())),
        logic::Verdict::GaveUp(_) => return Some("a certificate without a verdict".to_owned()),
    };
    let same = checked.id == statement.name.text && (checked.verdict, checked.witness) == verdict;
    (!same).then(|| "the checker reads another verdict from the certificate".to_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_judge() {
        use crate::{claim, logic, source::Text};
        let text = Text::new("my.claims", "claim small: forall a, b: a < b implies 2*a < b\n");
        let claims = logic::parse(&text).expect("no faults");
        let outcomes = claim::judge(&text, &claims, &claim::Options::default());
        assert_eq!(outcomes[0].verdict.code(), "refuted");
        assert!(!outcomes[0].ok);
    }
}
