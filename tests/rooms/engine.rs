//! Automata of formulas: equivalent formulas have equal ones, cell by cell.
//!
//! Representation: formulas as text about a, b and c. Source: Myhill and Nerode 1958.

use crate::logic::automata::engine::*;
use crate::logic::automata::plan::Planner;
use crate::logic::decide::{ProofOptions, automaton};
use crate::logic::lower::{elaborate, linear::Linear};
use crate::logic::parse;
use crate::source::Text;
use num_bigint::BigInt;

fn dfa(formula: &str, unrewritten: bool) -> Dfa {
    dfa_in(Numeration::Binary, formula, unrewritten)
}

fn dfa_in(numeration: Numeration, formula: &str, unrewritten: bool) -> Dfa {
    let text = Text::new("t", &format!("define f(a, b, c) := {formula}\n"));
    let claims = parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let body = &claims.definition("f").expect("defined").body;
    let options = ProofOptions { unrewritten, ..ProofOptions::default() };
    let sentence = elaborate::open(&claims, body, &["a", "b", "c"], &options.limits).expect("small");
    let (body, mut budget) = (&sentence.body, Budget::new(&options.limits));
    let trail = automaton(&[], body, body.clone(), &sentence.names, numeration, &options, &mut budget);
    let trail = trail.expect("small");
    let dfa = (**trail.counterexamples()).clone();
    match trail.order {
        Order::HighestFirst => dfa,
        Order::LowestFirst => minimize(&reversed(&dfa, &mut budget).expect("small"), &mut budget).expect("small"),
    }
}

#[test]
fn equivalent_formulas_have_equal_automata() {
    for (one, other) in [
        ("not (a < b and b < c)", "b <= a or c <= b"),
        ("a < b and b < c", "b < c and a < b"),
        ("exists x: a < x and (x < b or x < c)", "(exists y: a < y and y < b) or (exists z: a < z and z < c)"),
        ("forall x: x < a implies x < b and x < c", "a <= b and a <= c"),
        ("a xor b = c", "exists s: s = a xor c and b = s"),
        ("exists x: x = b xor c and x < a", "b xor c < a"),
        ("a + b = c", "exists d: d = 2*c and 2*a + 2*b = d"),
        ("(a < b iff b < c)", "(a < b and b < c) or (b <= a and c <= b)"),
        ("if a < b then a < c else b < c", "min(a, b) < c"),
        ("max(a, b) = c", "(a <= b and b = c) or (b < a and a = c)"),
    ] {
        for unrewritten in [false, true] {
            assert_eq!(dfa(one, false), dfa(other, unrewritten), "{one} and {other}");
        }
    }
    assert_ne!(dfa("a < b and b < c", false), dfa("a < b and b <= c", false));
}

/// A formula about a, b, c and, if `inside`, x; the words look random and are the same every time.
fn random(words: &mut u64, depth: u32, zeckendorf: bool, inside: bool) -> String {
    let mut below = |limit: u64| {
        *words ^= *words << 13;
        *words ^= *words >> 7;
        *words ^= *words << 17;
        (*words >> 11) % limit
    };
    if depth == 0 {
        let (kind, swap) = (usize::try_from(below(6)).expect("small"), below(2) == 0);
        let open = ["x < a", "x + b = c", "b <= x + 1", "even(x + c)", "c < x", "a + x = b + 2"];
        let base_2 = ["a < b", "a xor b = c", "pow2(b)", "bit(a, c)", "a + b = c", "2*a <= b xor c"];
        let sparse = ["a < b", "shift(a) = b", "endzeros_even(b)", "lowpart(c) < a", "a + b = c", "2*a <= b"];
        return if inside && swap {
            open[kind]
        } else if zeckendorf {
            sparse[kind]
        } else {
            base_2[kind]
        }
        .to_owned();
    }
    let word = ["and", "or", "implies", "iff"][usize::try_from(below(4)).expect("small")];
    let (one, other) = (random(words, depth - 1, zeckendorf, inside), random(words, depth - 1, zeckendorf, inside));
    format!("(({one}) {word} (not ({other})))")
}

#[test]
fn random_formulas_and_their_other_forms_have_equal_automata() {
    let mut words = 1_965;
    let mut sizes = std::collections::BTreeSet::new();
    for round in 0..200 {
        let numeration = if round % 2 == 0 { Numeration::Binary } else { Numeration::Zeckendorf };
        let mut next = |inside| random(&mut words, round % 3, round % 2 == 1, inside);
        let (f, g, open, more) = (next(false), next(false), next(true), next(true));
        let renamed = open.replace('x', "y").replace("yor", "xor");
        for (one, other) in [
            (format!("not (({f}) and ({g}))"), format!("(not ({g})) or (not ({f}))")),
            (format!("({f}) implies ({g})"), format!("not (({f}) and (not ({g})))")),
            (format!("({f}) iff ({g})"), format!("(({f}) and ({g})) or not (({g}) or ({f}))")),
            (format!("exists x: ({open})"), format!("not (forall y: not ({renamed}))")),
            (format!("exists x: ({open}) or ({more})"), format!("(exists x: ({more})) or (exists y: ({renamed}))")),
            (format!("exists x: ({f}) and ({open})"), format!("(exists x: ({open})) and ({f})")),
        ] {
            let rewritten = dfa_in(numeration, &one, false);
            assert_eq!(rewritten, dfa_in(numeration, &other, false), "{numeration:?}: {one} and {other}");
            assert_eq!(rewritten, dfa_in(numeration, &other, true), "{numeration:?}: {one} and {other}");
            sizes.insert(rewritten.states());
        }
    }
    assert!(sizes.len() > 10, "{sizes:?}");
}

#[test]
fn equal_parts_are_made_once() {
    let names: Vec<String> = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
    let mut budget = Budget::new(&ProofOptions::default().limits);
    let engine = Engine::new(Numeration::Binary, Order::HighestFirst, &names, &mut budget);
    let less = |one: Var, other: Var| {
        let gap = Linear::var(one).minus(&Linear::var(other)).plus(&Linear::number(1), &BigInt::from(1));
        Plain::at_most(gap, 0..1)
    };
    let both = Plain::And(vec![less(0, 1), less(2, 3)]);
    let mut planner = Planner::new(engine);
    planner.plan(&both).expect("small");
    let operations: Vec<&Operation> = planner.engine.steps.iter().map(|step| &step.operation).collect();
    assert!(matches!(operations[..], [Operation::Atom, Operation::Renamed(0), Operation::Join(Join::And, ..)]));
}
