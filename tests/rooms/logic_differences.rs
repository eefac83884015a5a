//! Random claims with differences: each verdict has a certificate that the checker accepts, and plain
//! integers find nothing against it.

use crate::claim::{self, Verdict};
use crate::logic::{self, Numeration};
use crate::source::Text;
use crate::tests::author::author;
use num_bigint::BigUint;

fn judged(content: &str, options: &logic::ProofOptions) -> (logic::Claims, Vec<claim::StatementReport>) {
    let text = Text::new("random", content);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let outcomes = claim::judge(&text, &claims, options);
    (claims, outcomes)
}

#[test]
fn no_certificate_of_a_claim_with_differences_is_refused() {
    let limits = logic::Limits { states: 20_000, steps: 20_000_000, ..Default::default() };
    let (mut used, mut proved, mut refuted, mut agreed, mut refused) = (0, 0, 0, 0, Vec::new());
    for seed in 0..4_000_u64 {
        let numeration = if seed % 2 == 0 { Numeration::Binary } else { Numeration::Zeckendorf };
        let bounded = seed % 4 < 2;
        let mut author = author(seed * 6_700_417 + 9, numeration, bounded);
        author.differences = true;
        let formula = author.formula(1 + seed % 3, &["a".to_owned(), "b".to_owned()]);
        used += usize::from(formula.contains(" - "));
        let place = if numeration == Numeration::Zeckendorf { " in zeckendorf" } else { "" };
        let content = format!("define f(a, b) := {formula}\nclaim r{place}: forall a, b: {formula}\n");
        let options = logic::ProofOptions { limits: limits.clone(), unrewritten: seed % 5 == 0 };
        let (claims, outcomes) = judged(&content, &options);
        if let Verdict::Disputed(why) = &outcomes[0].verdict {
            refused.push(format!("unrewritten {}: {content}{why}", options.unrewritten));
        }
        let body = &claims.definition("f").expect("defined").body;
        let truth = |a: u64, b: u64| {
            let values = [("a", BigUint::from(a)), ("b", BigUint::from(b))];
            logic::evaluate(&claims, body, &values, logic::Bound { largest: 8, steps: 100_000 })
        };
        match &outcomes[0].verdict {
            Verdict::Proved => {
                proved += 1;
                for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
                    let found = truth(a, b);
                    assert_ne!(found, Some(false), "{content}at {a}, {b}");
                    agreed += usize::from(found == Some(true));
                }
            }
            Verdict::Refuted(witness) if outcomes[0].obligation.is_none() => {
                refuted += 1;
                let value = |at: usize| u64::try_from(&witness.values[at].1).expect("small");
                let found = truth(value(0), value(1));
                assert_ne!(found, Some(true), "{content}{witness:?}");
                agreed += usize::from(found == Some(false));
            }
            _ => {}
        }
    }
    assert!(used > 2_000 && proved > 400 && refuted > 3_000, "{used} with differences: {proved}, {refuted}");
    assert!(agreed > 19_000, "{agreed}");
    assert!(refused.is_empty(), "{} are refused:\n{}", refused.len(), refused[..5.min(refused.len())].join("\n"));
}

/// What makes sure of a difference may be several things together, in any form.
#[test]
fn whatever_makes_sure_of_a_difference_is_enough() {
    for (claim, verdict) in [
        ("a: forall a, b, c: b <= c and c <= a implies (a - b) xor 1 <= a + 1", "proved"),
        ("b: forall a, b, c: b <= c and c <= a implies pow2(a - b) or not pow2(a - b)", "proved"),
        ("c: forall a, b: not (a < b) implies (not pow2(a - b) or a > b)", "proved"),
        ("d: forall a, b: (exists c: a = b + c) implies (a - b) xor (a - b) xor a = a", "proved"),
        ("e: forall a, b: (forall c: c < b implies c < a) implies (a - b) xor 2 < a + 3", "proved"),
        ("f: forall a, b: pow2(a) and even(b) and b < a implies bit(a, a + (a - b - 1))", "proved"),
        ("i: forall a, b: b < a implies (a - b) xor b < a", "refuted"),
        ("g in zeckendorf: forall a, b: a >= b iff (b <= a and lowpart(a - b) <= a)", "proved"),
        ("h in zeckendorf: forall a, b: b <= a implies endzeros_even(a - b) or endzeros_even(shift(a - b))", "proved"),
    ] {
        let (_, outcomes) = judged(&format!("claim {claim}\n"), &logic::ProofOptions::default());
        assert_eq!(outcomes[0].verdict.code(), verdict, "{claim}: {:?}", outcomes[0].verdict);
        assert_eq!(outcomes[0].obligation, None, "{claim}");
    }
}

/// Rewriting could put `0` for `a`, which made a negative number of the difference.
#[test]
fn a_difference_that_becomes_a_negative_number_ends() {
    let content = "claim n: forall a, b: 3 <= a implies (a = 3 iff (a - 3) xor b = b)\n\
                   conjecture m: forall b: exists a: a = 0 and (3 <= a implies (a - 3) xor b = 1)\n";
    let (_, outcomes) = judged(content, &logic::ProofOptions::default());
    assert!(outcomes.iter().all(|outcome| outcome.verdict == Verdict::Proved));
}

#[test]
fn only_operands_of_digit_functions_get_names() {
    for (formula, named) in [
        ("even(a - b) and a - b < 3 and (a - b) + 1 = b", 0),
        ("(a xor b) - b = 1 and odd(a xor b)", 0),
        ("pow2(a - b)", 1),
        ("pow2(((a - b) xor b) - a)", 2),
        ("(a - b) xor (a - b) = 0", 1),
    ] {
        let claims = logic::parse(&Text::new("t", &format!("define f(a, b) := {formula}\n"))).expect("no faults");
        let body = &claims.definition("f").expect("defined").body;
        let sentence = logic::open(&claims, body, &["a", "b"], &logic::Limits::default()).expect("small");
        assert_eq!(sentence.names.len(), 2 + named, "{formula}");
    }
}
