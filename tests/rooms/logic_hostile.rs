//! Input that wants too much: each ends with a fault or gives up inside a limit, and says which.

use crate::claim;
use crate::logic::check::check;
use crate::logic::{self, ProofOptions, Verdict};
use crate::source::Text;
use crate::tests::bytes;

/// The code of the first fault.
fn fault(text: &str) -> String {
    let faults = logic::parse(&Text::new("hostile", text)).expect_err("a fault");
    faults.list()[0].code.to_owned()
}

/// What ran out.
fn gave_up(text: &str) -> String {
    let claims = logic::parse(&Text::new("hostile", text)).unwrap_or_else(|faults| panic!("{faults}"));
    let statement = claims.statements().last().expect("a statement");
    let judgement = logic::decide(&claims, statement, &ProofOptions::default());
    assert!(!judgement.ok || statement.word == logic::Word::Conjecture);
    match judgement.verdict {
        Verdict::GaveUp(gave_up) => gave_up.unit.to_string(),
        other => panic!("{other:?}"),
    }
}

fn decided(text: &str) -> bool {
    let claims = logic::parse(&Text::new("hostile", text)).unwrap_or_else(|faults| panic!("{faults}"));
    let judgement = logic::decide(&claims, claims.statements().last().expect("a statement"), &ProofOptions::default());
    assert!(!matches!(judgement.verdict, Verdict::GaveUp(_)), "{:?}", judgement.verdict);
    judgement.ok
}

#[test]
fn nesting_has_a_limit() {
    let many = 100_000;
    assert_eq!(fault(&format!("claim c: {}", "(".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1{}", "(".repeat(many), ")".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "not ".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "forall a: ".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "1 = 1 implies ".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "1 - ".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "1*".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "if 1 = 1 then 1 = 1 else ".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1{} = 1", "min(1, ".repeat(many), ")".repeat(many))), "depth");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "1 = 1 or not exists x: ".repeat(many))), "ambiguous");
    assert_eq!(fault(&format!("claim c: {}1 = 1", "1 = 1 iff ".repeat(many))), "ambiguous");
}

#[test]
fn deep_formulas_within_the_limit_are_decided() {
    let deep = 45;
    assert!(decided(&format!("claim c: {}1 = 1{}", "not (not ".repeat(deep), ")".repeat(deep))));
    assert!(decided(&format!("claim c: {}1 = 1", "1 = 1 implies ".repeat(deep))));
    let alternating: String = (0..deep).map(|level| format!("exists x{level}: not (")).collect();
    let ends = format!("x0 = x{}{}", deep - 1, ")".repeat(deep));
    let claims = format!("conjecture c: {alternating}{ends}");
    assert!(!matches!(
        logic::parse(&Text::new("t", &claims)).map(|claims| {
            let statement = claims.statements().next().expect("one").clone();
            logic::decide(&claims, &statement, &ProofOptions::default()).verdict
        }),
        Err(_) | Ok(Verdict::GaveUp(_))
    ));
}

#[test]
fn numbers_have_a_limit_and_long_ones_are_decided() {
    assert_eq!(fault(&format!("claim c: 1 = {}", "7".repeat(1_000_000))), "constant-size");
    let long = "7".repeat(1_000);
    for place in ["", " in zeckendorf"] {
        let long = &long[..300];
        assert!(decided(&format!("claim c{place}: forall x, y: x = {long} and y < x implies x + y < 2*{long}")));
    }
    for place in ["", " in zeckendorf"] {
        assert!(decided(&format!("claim c{place}: exists x, y: x + y = {long} and x = y + 1")));
    }
    assert!(decided(&format!("claim c: forall x: x xor {long} = 0 implies x = {long}")));
    assert_eq!(gave_up(&format!("claim c: forall x, y: {long}*x != y + 1")), "states");
    assert_eq!(gave_up("claim c: forall x, y: 10000000*x != y + 1"), "states");
}

#[test]
fn variables_have_a_limit() {
    let names: Vec<String> = (0..40).map(|number| format!("x{number}")).collect();
    let (list, sum) = (names.join(", "), names.join(" + "));
    assert_eq!(gave_up(&format!("claim c: forall {list}: {sum} > 0")), "tracks");
    assert_eq!(gave_up(&format!("claim c: forall {list}: {} != 1", names.join(" xor "))), "tracks");
    let pairs: Vec<String> = names.windows(2).map(|pair| format!("{} < {}", pair[0], pair[1])).collect();
    let chain = gave_up(&format!("claim c: forall {list}: not ({})", pairs.join(" and ")));
    assert!(["tracks", "table cells"].contains(&chain.as_str()), "{chain}");
    // Heads of games and moves, before anything is made of them.
    let names: Vec<String> = (0..101).map(|number| format!("x{number}")).collect();
    let tuple = names.join(", ");
    let game = |position: &str, moves: &str| {
        format!("game g ({position}) normal {{\n{moves}  measure x0\n  losing x0 = 0\n}}\n")
    };
    assert_eq!(fault(&game(&tuple, &format!("  move y < x0 to ({tuple})\n"))), "variables");
    assert_eq!(fault(&game("x0", &"  move y < x0 to (y)\n".repeat(4_001))), "game");
    // Forty variables of which few are alive at once are no trouble.
    assert!(decided(&format!("claim c: exists {list}: {}", pairs.join(" and "))));
}

#[test]
fn quantifiers_have_a_limit() {
    let nested: String = (0..2_000).map(|number| format!("exists x{number}: not (")).collect();
    assert_eq!(fault(&format!("claim c: {nested}x0 = x1{}", ")".repeat(2_000))), "depth");
    let row: String = (0..2_000).map(|number| format!("forall x{number}: ")).collect();
    assert_eq!(fault(&format!("claim c: {row}x0 = x1")), "depth");
    let names: Vec<String> = (0..2_000).map(|number| format!("x{number}")).collect();
    let pairs: Vec<String> = names.windows(2).map(|pair| format!("{} < {}", pair[0], pair[1])).collect();
    for word in ["exists", "forall"] {
        let text = format!("claim c: {word} {}: {}", names.join(", "), pairs.join(" and "));
        assert_eq!(fault(&text), "variables");
    }
    // Two thousand quantifiers side by side are no trouble: each has few variables.
    let side: Vec<String> = (0..1_000).map(|number| format!("(exists x: forall y: x + y >= {number})")).collect();
    assert!(decided(&format!("claim c: {}", side.join(" and "))));
}

#[test]
fn long_names_and_many_statements_are_no_trouble() {
    let long = "a".repeat(1_000_000);
    assert!(decided(&format!("define {long}(x) := x = x\nclaim c: forall x: {long}(x)\n")));
    assert!(decided(&format!("claim {long}: forall x: exists {long}: {long} > x\n")));
    assert_eq!(fault(&format!("claim c: forall {long}b: {long} = 0\n")), "free-variable");

    let many: String = (0..100_000).map(|number| format!("claim c{number}: {number} < {}\n", number + 1)).collect();
    let text = Text::new("many.claims", &many);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let outcomes = claim::judge(&text, &claims, &ProofOptions::default());
    assert_eq!(outcomes.len(), 100_000);
    assert!(outcomes.iter().enumerate().all(|(at, outcome)| outcome.ok && outcome.line == at + 1));
}

/// Certificates that are cut, or say at one place that more follows than there is room for.
#[test]
fn certificates_that_promise_too_much_are_refused() {
    let text = Text::new("t", "claim it: forall a, b: exists c: a < b implies a + c = b\n");
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let outcome = claim::judge(&text, &claims, &ProofOptions::default()).remove(0);
    let whole = outcome.certificate.expect("a verdict");
    let content = &whole[..whole.len() - 8];
    let mut seen = [0, 0];
    for at in 22..content.len() {
        assert!(check(&bytes::sealed(content[..at].to_vec())).is_err(), "cut at {at}");
        // The largest numbers of 7, 14, 28 and 63 bits.
        for large in [&[127][..], &[255, 127], &[255, 255, 255, 127], &[255, 255, 255, 255, 255, 255, 255, 255, 127]] {
            let changed = [&content[..at], large, &content[at + 1..]].concat();
            match check(&bytes::sealed(changed)) {
                // A name, a coefficient or an unused bit may be another one.
                Ok(_) => seen[0] += 1,
                Err(_) => seen[1] += 1,
            }
        }
    }
    assert!(seen[1] > 1_000 && seen[0] < 50, "{seen:?}");
}

#[test]
fn floods_are_read_quickly() {
    let names: Vec<String> = (0..100_000).map(|number| format!("x{number}")).collect();
    assert_eq!(fault(&format!("claim c: forall {}: 1 = 1", names.join(", "))), "variables");
    let strangers: String =
        (0..20_000).map(|number| format!("define d{number}(x) := q{number}(x) or x = y\n")).collect();
    assert_eq!(fault(&strangers), "unknown-name");
    assert_eq!(fault(&format!("claim c: {}", "1 + ".repeat(200_000))), "syntax");
    assert_eq!(fault(&"claim\n".repeat(100_000)), "syntax");
    assert_eq!(fault(&"?".repeat(100_000)), "character");
}

#[test]
fn definitions_that_grow_are_stopped() {
    let mut text = "define d0(x) := x = x\n".to_owned();
    for level in 1..60 {
        let inner = level - 1;
        text += &format!("define d{level}(x) := d{inner}(x) and d{inner}(x + 1)\n");
    }
    assert_eq!(gave_up(&format!("{text}claim c: forall x: d59(x)\n")), "parts");
    let wide: Vec<String> = (0..30_000).map(|number| format!("a != {number}")).collect();
    assert_eq!(gave_up(&format!("claim c: forall a: {}", wide.join(" and "))), "parts");
    let condition = |inner: String, level| format!("(if {inner} then a < {level} else b < {level})");
    let nested = (1..20).fold("a < b".to_owned(), condition);
    assert_eq!(gave_up(&format!("claim c: forall a, b: {nested}")), "parts");
    // A parameter that means a term twice as long at each level.
    let mut text = "define e0(x) := x = 0\n".to_owned();
    for level in 1..60 {
        text += &format!("define e{level}(x) := e{}((x + 1) xor (2*x))\n", level - 1);
    }
    assert_eq!(gave_up(&format!("{text}claim c: forall x: not e59(x)\n")), "parts");
    let differences: Vec<String> = (0..3_000).map(|number| format!("a - {number} < b")).collect();
    assert_eq!(gave_up(&format!("claim c: forall a, b: {}", differences.join(" and "))), "parts");
}

#[test]
fn automata_that_grow_are_stopped() {
    // The digits of a and b side by side: the last 18 of them must be remembered.
    let far = "exists k: pow2(k) and bit(262144*k, a) and not bit(k, a) and bit(131072*k, b)";
    assert_eq!(gave_up(&format!("claim c: forall a, b: {far}")), "states");
    let nested = "forall x: exists y: forall z: exists u: (x + 11*y < 7*z + u or 3*x xor 5*z = u + 9*y) and
        not (exists v: v xor 13*x = 7*y + 5*u and (forall w: 5*w + 3*v != 7*x + 11*y + z))";
    assert!(["states", "steps", "table cells"].contains(&gave_up(&format!("claim c: {nested}")).as_str()));
}

/// What the prover writes and the checker does not read for its length is given up, with the numbers.
#[test]
fn what_is_past_the_limits_of_the_checker_is_given_up() {
    let verdict = |content: &str| {
        let text = Text::new("t", content);
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        crate::claim::sentence(&crate::claim::judge(&text, &claims, &ProofOptions::default())[0])
    };
    let long = "9".repeat(990);
    let power = |exponent: u32| num_bigint::BigUint::from(2_u32).pow(exponent);
    // The empty list, whose accumulator has so many digits, is not losing.
    for exponent in [1_000, 1_024, 3_000] {
        let start = power(exponent);
        let block = format!(
            "heaps h (s) normal {{ start {start}; add x to (s); losing s = 1; select (p) true; rest (p) true }}\n"
        );
        let found = verdict(&block);
        assert!(found.starts_with("FALSE h: E, start is broken at s = ") || found.starts_with("FALSE h"), "{found}");
    }
    let factor = format!("claim c: forall a: exists b: b = {long}*{long}*a\n");
    assert!(verdict(&factor).starts_with("GAVE UP c at line 1, checking the certificate: "), "{}", verdict(&factor));
    let mut deep = "define d0(x) := x = 0\n".to_owned();
    for level in 1..180 {
        deep += &format!("define d{level}(x) := d{}(2*x xor 1)\n", level - 1);
    }
    let found = verdict(&format!("{deep}claim c: forall x: not d179(x)\n"));
    assert!(found.contains(", checking the certificate: 301 levels, the limit is 300. Hint: "), "{found}");
}
