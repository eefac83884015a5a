//! Decisions in both orders of digits: highest first and lowest first.
//!
//! Both must give the same counterexample, and a certificate that the checker accepts.
//! Source: the claims of `tests/claims/`.

use crate::logic::check::check;
use crate::logic::{self, Budget, Limits, Order, Planned, ProofOptions, Trail, certificate, decide, in_order};
use crate::source::Text;
use num_bigint::BigUint;
use std::path::Path;

/// The same decision in the other order of digits.
fn turned(trail: &Trail) -> Trail {
    let order = match trail.order {
        Order::HighestFirst => Order::LowestFirst,
        Order::LowestFirst => Order::HighestFirst,
    };
    let mut budget = Budget::new(&Limits::default());
    let mut decided = trail.body.clone().negated();
    for (path, new) in &trail.stages {
        let mut place = &mut decided;
        for &child in path {
            place = place.children_mut().nth(child as usize).expect("the path leads somewhere");
        }
        *place = new.clone();
    }
    let planned = in_order(order, &decided, trail.numeration, &trail.names, &mut budget).expect("small");
    let Planned { order, plan, steps, raw_states } = planned;
    Trail { order, top: plan.step, plan, steps, raw_states, ..trail.clone() }
}

#[test]
fn both_orders_give_the_same_counterexample_and_a_certificate() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/claims");
    let (mut proved, mut refuted) = (0, 0);
    for file in std::fs::read_dir(folder).expect("the folder of claims").map(|entry| entry.expect("readable").path()) {
        let content = std::fs::read_to_string(&file).expect("UTF-8");
        let claims = logic::parse(&Text::new("t", &content)).unwrap_or_else(|faults| panic!("{faults}"));
        for statement in claims.statements() {
            let name = &statement.name.text;
            let mut judgement = decide(&claims, statement, &ProofOptions::default());
            for trail in &mut judgement.trails {
                let other = turned(trail);
                assert_eq!(other.smallest(), trail.smallest(), "{name}");
                *trail = other;
            }
            let bytes = certificate(statement, &judgement);
            let bytes = bytes.expect("nothing is given up");
            let checked = check(&bytes).unwrap_or_else(|refused| panic!("{name}: {refused}"));
            *(if checked.proved() { &mut proved } else { &mut refuted }) += 1;
        }
    }
    assert!(proved > 100 && refuted > 10, "{proved} {refuted}");
}

/// Highest digit first, the second of these takes more than 200,000 states. Source: all tuples in turn.
#[test]
fn sentences_with_carries_on_two_sides_are_decided() {
    for (formula, tuple, most) in [
        ("v < (a xor b) and (11 xor (v + b) xor (v + c)) < b", [0_u32, 0, 0], 700),
        ("v < (a xor 5 xor b) and ((11 xor (v + b) xor (v + c)) >= b or b > v + a)", [0, 5, 0], 4_000),
        ("v <= (a xor 5 xor b) and ((11 xor (v + b) xor (v + c)) + 11 >= b or b > v + a)", [16, 16, 24], 4_500),
    ] {
        let text = Text::new("t", &format!("refute c: forall a, b, c: exists v: {formula}"));
        let claims = logic::parse(&text).expect("no faults");
        let statement = claims.statements().next().expect("one");
        let judgement = decide(&claims, statement, &ProofOptions::default());
        assert_eq!(judgement.trails[0].smallest(), Some(tuple.map(BigUint::from).to_vec()), "{formula}");
        assert!(judgement.raw_states <= most, "{formula}: {}", judgement.raw_states);
        let bytes = certificate(statement, &judgement).expect("a verdict");
        assert!(!check(&bytes).expect("it is accepted").proved(), "{formula}");
    }
}
