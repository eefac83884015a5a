//! A block on any number of heaps, decided, checked, and searched list by list.
//!
//! Representation: the fold rule gives the verdict, the checker accepts its certificate, and a search
//! of all lists of up to 6 heaps up to 7 confirms it, or says whether a false block is wrong about
//! the game or only about the reason.
//! Failure: a verdict that the checker or the search contradicts is disputed; nobody may show it.
//! Source: Bouton 1902; McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

use super::{Options, Outcome, Verdict};
use crate::logic::game::Compared;
use crate::logic::heaps::{Fold, HeapsBlock, HeapsVerdict, check_lists, decide_heaps};
use crate::logic::{self, Claims, Word, check};
use crate::source::Text;
use num_bigint::BigUint;

/// What the search looks at: lists of up to so many heaps of up to so many tokens.
const HEAPS: usize = 6;
const LARGEST: u64 = 7;
/// Lists of one length with their orders: 8^6.
const LIMIT: usize = 1 << 18;

/// What became of a block, which is a claim that its losing lists are the lost ones.
pub(super) fn outcome(text: &Text, claims: &Claims, block: &HeapsBlock, options: &Options) -> Outcome {
    let judgement = decide_heaps(claims, block, options);
    let (certificate, disputed) = match logic::heaps_certificate(block, &judgement) {
        Ok(certificate) => (certificate, None),
        Err(message) => (None, Some(message)),
    };
    let states = judgement.states();
    let (mut obligation, mut rule) = (None, None);
    let verdict = match judgement.verdict {
        HeapsVerdict::Proved => {
            rule = Some("for every number of heaps, by the fold rule");
            Verdict::Proved
        }
        HeapsVerdict::Refuted(broken) => {
            obligation = Some(broken.label.to_owned());
            let because = Some(broken.to_string());
            Verdict::Refuted(logic::Witness { values: broken.values, because, confirmed: broken.confirmed })
        }
        HeapsVerdict::GaveUp { label, gave_up } => {
            obligation = Some(label.to_owned());
            Verdict::GaveUp(gave_up)
        }
    };
    let expected = match verdict {
        Verdict::Proved => check::Verdict::Proved,
        _ => check::Verdict::Refuted,
    };
    let disputed = disputed.or_else(|| match check::check(certificate.as_deref()?) {
        Ok(checked) if checked.id == block.name.text && checked.verdict == expected && checked.heaps.is_some() => None,
        Ok(_) => Some("the checker reads another verdict from the certificate".to_owned()),
        Err(refused) => Some(refused.to_string()),
    });
    let (searched, contradicted) = match verdict {
        Verdict::GaveUp(_) | Verdict::Checked { .. } => (None, None),
        Verdict::Proved | Verdict::Refuted(_) => searched(&Fold::new(claims, block), verdict == Verdict::Proved),
    };
    let disputed = disputed.or(contradicted);
    let byte = match &verdict {
        Verdict::GaveUp(gave_up) if !gave_up.span.is_empty() => gave_up.span.start,
        _ => block.span.start,
    };
    Outcome {
        id: block.name.text.clone(),
        game: true,
        word: Word::Claim,
        ok: verdict == Verdict::Proved && disputed.is_none(),
        verdict,
        complaint: None,
        obligation,
        rule,
        searched,
        states,
        certificate,
        disputed,
        line: text.place(byte).0,
    }
}

/// What the search says of the block, and what it has against a proof.
fn searched(fold: &Fold<'_>, proved: bool) -> (Option<String>, Option<String>) {
    match check_lists(fold, HEAPS, LARGEST, LIMIT) {
        Ok(Compared::Agree { positions, .. }) => {
            let all = format!("all {positions} positions of up to {HEAPS} heaps up to {LARGEST}");
            let text = if proved {
                format!("agrees with the search on {all}")
            } else {
                format!("the proof fails, but `losing` itself agrees with the search on {all}")
            };
            (Some(text), None)
        }
        Ok(Compared::Differ { position, lost }) => {
            let entries: Vec<String> = position.iter().map(BigUint::to_string).collect();
            let (is, says) = if lost { ("is lost", "does not hold") } else { ("is not lost", "holds") };
            let list = if position.is_empty() {
                "the empty list".to_owned()
            } else {
                format!("the list ({})", entries.join(", "))
            };
            let text = format!("{list} {is}, but `losing` {says} there");
            if proved { (None, Some(format!("the search of lists objects: {text}"))) } else { (Some(text), None) }
        }
        Err(error) => (Some(format!("the search has no answer: {error}")), None),
    }
}
