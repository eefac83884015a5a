//! Verdicts, obligations, witnesses and automata through the front door.

use crate::logic::{self, Judgement, Numeration, ProofOptions, Verdict};
use crate::source::Text;
use crate::tests::logic_random::satisfying;

fn claims(text: &str) -> logic::Claims {
    logic::parse(&Text::new("t", text)).unwrap_or_else(|faults| panic!("{faults}"))
}

fn judged(text: &str) -> Judgement {
    let claims = claims(text);
    let statement = claims.statements().last().expect("a statement");
    logic::decide(&claims, statement, &ProofOptions::default())
}

/// `a=3 b=5 c=6: reason`
fn witness(judgement: &Judgement) -> String {
    let Verdict::Refuted(witness) = &judgement.verdict else { panic!("{:?}", judgement.verdict) };
    let values: Vec<String> = witness.values.iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert!(witness.confirmed, "{witness:?}");
    format!("{}: {}", values.join(" "), witness.because.as_deref().unwrap_or("-"))
}

#[test]
fn the_failing_part_is_shown_with_its_numbers() {
    for (formula, shown) in [
        ("forall a, b, c: 0 < a < b < c and a xor b = c implies 2*a < c", "a=3 b=5 c=6: 2*3 = 6 is not less than 6"),
        ("forall a, b: a < b implies 2*a < b and a = a", "a=1 b=2: 2*1 = 2 is not less than 2"),
        ("forall a: even(a + 1)", "a=0: 0 + 1 = 1 is not even"),
        ("forall a: pow2(a) or a = a + 1", "a=0: -"),
        ("forall a: a > 0 implies pow2(3*a)", "a=1: 3*1 = 3 is not a power of 2"),
        ("forall a, b: a + b != 7", "a=0 b=7: 0 + 7 = 7"),
        ("forall a: exists b: b < a", "a=0: -"),
        ("forall a: if a < 3 then a < 2 else a > 1", "a=2: 2 is not less than 2"),
        ("1 + 1 = 3", ": 1 + 1 = 2 is not 3"),
    ] {
        assert_eq!(witness(&judged(&format!("claim c: {formula}"))), shown, "{formula}");
    }
}

#[test]
fn the_smallest_tuple_has_the_shortest_longest_entry_and_then_the_least_first_entry() {
    // 7 needs three digits and so does 4; with three digits the least first entry wins.
    assert!(witness(&judged("claim c: forall a, b: a + b < 11")).starts_with("a=4 b=7:"));
    assert!(witness(&judged("claim c: forall b, a: a + b < 11")).starts_with("b=4 a=7:"));
    // In Zeckendorf numeration 8 is the first number of five digits: 10000; 7 is 1010.
    assert!(witness(&judged("claim c in zeckendorf: forall a, b: a + b < 11")).starts_with("a=4 b=7:"));
    assert!(witness(&judged("claim c in zeckendorf: forall a, b: a + b < 15")).starts_with("a=3 b=12:"));
    // A variable of no consequence is 0.
    assert!(witness(&judged("claim c: forall a, b, c: b < 1 or c = c + 1")).starts_with("a=0 b=1 c=0:"));
}

#[test]
fn a_difference_must_be_defined() {
    let open = judged("claim c: forall a, b: a - b >= 0");
    assert_eq!(open.obligation.as_deref(), Some("a - b is defined"));
    assert_eq!(witness(&open), "a=0 b=1: a - b is not a natural number for a = 0, b = 1");
    assert!(!open.ok);
    // Two traps of other provers: an undefined difference silently makes an atom false.
    assert!(judged("claim c: forall x, y: exists z: z = x - y").obligation.is_some());
    assert!(judged("claim c: forall x, y: x < y implies not x - y >= 0").obligation.is_some());
    assert!(
        judged("refute c: forall x, y: x - y = 0 expect (0, 1)").obligation.is_some(),
        "refuted for another reason"
    );
    assert!(!judged("refute c: forall x, y: x - y = 0 expect (0, 1)").ok);
    // What stands to the left guards: a conjunct, a premise, a failed alternative, a condition.
    for formula in [
        "forall a, b: b <= a implies a - b <= a",
        "forall a, b: a < b or a - b <= a",
        "forall a, b: if a < b then b - a > 0 else a - b + b = a",
        "forall a, b: (if a < b then b - a else a - b) + min(a, b) = max(a, b)",
        "forall a: exists b: b <= a and a - b = 0",
        "forall a, b: (b <= a and a - b - 0 = 2) implies a = b + 2",
    ] {
        let judgement = judged(&format!("claim c: {formula}"));
        assert!(judgement.ok, "{formula}: {judgement:?}");
        assert!(judgement.trails.len() >= 2, "obligations are decided as well");
    }
    let right = judged("claim c: forall a, b: a - b <= a and b <= a");
    assert!(right.obligation.is_some(), "the right conjunct guards nothing");
    let defined = "define gap(a, b) := a - b > 0\nclaim c: forall a, b: gap(a + b, b) iff a > 0";
    assert!(judged(defined).ok, "a definition owes its difference where it is used");
}

#[test]
fn a_witness_line_removes_quantifiers_and_must_work() {
    let formula = "forall a, b: a < b implies (exists c: a + c = b)";
    assert!(judged(&format!("claim c: {formula} witness c := b - a")).ok);
    let wrong = judged(&format!("claim c: {formula} witness c := b"));
    assert_eq!((&wrong.verdict, wrong.ok), (&Verdict::Proved, false));
    assert_eq!(wrong.mismatch.as_deref(), Some("the witness terms do not work for all values"));
    let undefined = judged(&format!("claim c: {formula} witness c := a - b"));
    assert!(!undefined.ok && undefined.verdict == Verdict::Proved);
    let split = judged("claim c: forall a, b: exists c: a <= c and b <= c witness c := if a < b then b else a");
    assert!(split.ok, "{split:?}");
}

#[test]
fn the_word_of_a_statement_is_compared_with_its_verdict() {
    assert!(judged("conjecture c: forall a: a = a").ok);
    assert!(!judged("conjecture c: forall a: a = 0").ok);
    assert!(!judged("refute c: forall a: a = a").ok);
    assert!(judged("refute c: forall a: a = 0").ok);
    let other = judged("refute c: forall a, b: a = b expect (1, 0)");
    assert_eq!(other.mismatch.as_deref(), Some("the smallest counterexample is (0, 1)"));
    assert!(!other.ok);
}

#[test]
fn traps_of_other_provers_get_the_right_answer() {
    // Scope in brackets, as the message about the two readings asks for.
    assert!(judged("claim c: forall x: not (exists y: x = 2*y) implies (exists z: x = 2*z + 1)").ok);
    // Arguments are bound in the order of the parameters.
    assert!(judged("define lt(b, a) := b < a\nclaim c: lt(1, 2) and not lt(2, 1)").ok);
    // Constants do not overflow.
    assert!(judged("claim c: 50000*50000 > 100").ok);
    assert!(judged(&format!("claim c: {0} + 1 > {0}", u64::MAX)).ok);
    // A variable twice in one atom.
    assert!(judged("claim c: forall x: x + x = 2*x and x xor x = 0").ok);
}

#[test]
fn automata_accept_what_the_literature_lists() {
    let claims = claims(
        "define trio(a, b, c) := 0 < a < b < c and a xor b = c\ndefine cold(a, b) := endzeros_even(a) and b = shift(a)\n",
    );
    let accepted = |name: &str, free: &[&str], numeration, below: u64| {
        let body = &claims.definition(name).expect("defined").body;
        satisfying(&claims, body, free, numeration, below, &ProofOptions::default()).expect("small")
    };
    let trios = |below| accepted("trio", &["a", "b", "c"], Numeration::Binary, below);
    // B-36, B-42: 7 trios up to 7, 35 up to 15, 155 up to 31.
    for (below, count) in [(8, 7), (16, 35), (32, 155), (1, 0)] {
        assert_eq!(trios(below).len(), count, "{below}");
    }
    let listed: Vec<String> = trios(8).iter().map(|trio| trio.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(listed, ["123", "145", "167", "246", "257", "347", "356"]);
    // Wythoff: (0,0), (1,2), (3,5), (4,7), (6,10), (8,13), (9,15).
    let cold = accepted("cold", &["a", "b"], Numeration::Zeckendorf, 16);
    assert_eq!(cold, [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10], [8, 13], [9, 15]]);
}
