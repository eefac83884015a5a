//! The log of the rewriting read back: each step alone, as a stranger would apply it.
//!
//! Representation: a formula, a path of child numbers, a rule.
//! Failure: a step that does not fit where its path leads panics; these are tests.
//! Source: `design/prover.md`, 3.5, step 8.

use super::decide::Options;
use super::linear::Var;
use super::naming::named;
use super::plain::{Atom, Plain};
use super::rewrite::{Rule, above_zero, push_not, solved, tidied};
use super::{decide, parse};
use crate::source::Text;

/// The formula with one part changed.
fn at(plain: Plain, path: &[u32], change: &dyn Fn(Plain) -> Plain) -> Plain {
    let Some((&first, rest)) = path.split_first() else { return change(plain) };
    let step = |part: Plain| at(part, rest, change);
    match plain {
        Plain::Not(part) if first == 0 => Plain::Not(Box::new(step(*part))),
        Plain::Exists(var, part, span) if first == 0 => Plain::Exists(var, Box::new(step(*part)), span),
        Plain::Forall(var, part, span) if first == 0 => Plain::Forall(var, Box::new(step(*part)), span),
        Plain::Iff(left, right) if first == 0 => Plain::Iff(Box::new(step(*left)), right),
        Plain::Iff(left, right) if first == 1 => Plain::Iff(left, Box::new(step(*right))),
        Plain::And(mut parts) => {
            let part = std::mem::replace(&mut parts[first as usize], Plain::Truth(true));
            parts[first as usize] = step(part);
            Plain::And(parts)
        }
        Plain::Or(mut parts) => {
            let part = std::mem::replace(&mut parts[first as usize], Plain::Truth(true));
            parts[first as usize] = step(part);
            Plain::Or(parts)
        }
        other => panic!("no child {first} in {other:?}"),
    }
}

/// The change at the quantifier of this variable in the block that starts here.
fn quantifier(plain: Plain, wanted: Var, change: &dyn Fn(Plain) -> Plain) -> Plain {
    match plain {
        Plain::Exists(var, body, span) if var != wanted => {
            Plain::Exists(var, Box::new(quantifier(*body, wanted, change)), span)
        }
        Plain::Exists(..) => change(plain),
        other => panic!("no quantifier of {wanted} in {other:?}"),
    }
}

fn body(plain: Plain) -> Plain {
    let Plain::Exists(_, body, _) = plain else { panic!("no quantifier in {plain:?}") };
    *body
}

fn inwards(plain: Plain, past: usize) -> Plain {
    if past == 0 {
        return plain;
    }
    let Plain::Exists(one, body, span) = plain else { panic!("no quantifier in {plain:?}") };
    let Plain::Exists(other, body, other_span) = *body else { panic!("no second quantifier in {body:?}") };
    Plain::Exists(other, Box::new(inwards(Plain::Exists(one, body, span), past - 1)), other_span)
}

fn apply(plain: Plain, rule: &Rule) -> Plain {
    match rule {
        Rule::PushNot => match plain {
            Plain::Not(inner) => match *inner {
                Plain::Atom(Atom::AtMost(ref term), ref span) => above_zero(term, span),
                other => push_not(other),
            },
            other => panic!("no `not` before {other:?}"),
        },
        Rule::Implies => match plain {
            Plain::Implies(left, right) => Plain::Or(vec![Plain::Not(left), *right]),
            other => panic!("no implication: {other:?}"),
        },
        Rule::Forall => match plain {
            Plain::Forall(var, body, span) => {
                Plain::Not(Box::new(Plain::Exists(var, Box::new(Plain::Not(body)), span)))
            }
            other => panic!("no `forall`: {other:?}"),
        },
        Rule::Tidy => tidied(&plain),
        Rule::Vacuous(var) => quantifier(plain, *var, &|plain| {
            let inner = body(plain);
            assert!(!inner.mentions(*var));
            inner
        }),
        Rule::Inwards(var, past) => quantifier(plain, *var, &|plain| inwards(plain, *past)),
        Rule::Distribute(var) => quantifier(plain, *var, &|plain| {
            let Plain::Exists(var, body, span) = plain else { panic!("a quantifier") };
            let Plain::Or(parts) = *body else { panic!("no disjunction: {body:?}") };
            let part = |part| Plain::Exists(var, Box::new(part), span.clone());
            Plain::Or(parts.into_iter().map(part).collect())
        }),
        Rule::Extract(var) => quantifier(plain, *var, &|plain| {
            let Plain::Exists(var, body, span) = plain else { panic!("a quantifier") };
            let (with, mut rest): (Vec<Plain>, Vec<Plain>) =
                body.conjuncts().into_iter().partition(|part| part.mentions(var));
            rest.push(Plain::Exists(var, Box::new(Plain::and(with)), span));
            Plain::And(rest)
        }),
        Rule::OnePoint(var, number) => quantifier(plain, *var, &|plain| {
            let mut conjuncts = body(plain).conjuncts();
            let Plain::Atom(Atom::Equal(term), _) = conjuncts.remove(*number) else { panic!("no equation") };
            let value = solved(&term, *var).expect("the equation gives the value");
            Plain::And(conjuncts.iter().map(|part| part.substitute(*var, &value)).collect())
        }),
        Rule::Name(var) => {
            let (atom, span, positive) = match plain {
                Plain::Atom(atom, span) => (atom, span, true),
                Plain::Not(inner) => match *inner {
                    Plain::Atom(atom, span) => (atom, span, false),
                    other => panic!("no atom: {other:?}"),
                },
                other => panic!("no literal: {other:?}"),
            };
            named(&atom, &span, positive, *var).expect("a term needs a name")
        }
    }
}

#[test]
fn quantifiers_that_stay_side_by_side_are_replayed() {
    for formula in [
        "forall a: exists w, x, y, z: x < a + y and z < x + w and w < 3*z and y != x",
        "forall a, b: exists x, y: (x = a + y and y < b) or (exists z: x + z = y and 2*z = x)",
        "forall a: not (exists x, y: not (forall z, u: z + u = x implies (exists v: v xor y = u + a)))",
        "forall a: (exists x: x = x) iff (a = a)",
        "forall a, b: (a < 0 iff (not (exists x: a < x and x < b and 3*x = a + b)))",
    ] {
        let claims = parse(&Text::new("t", &format!("conjecture c: {formula}"))).expect("no faults");
        let statement = claims.statements().next().expect("one");
        for trail in decide(&claims, statement, &Options::default()).trails {
            let formula = trail.rewriting.iter().fold(trail.body.clone().negated(), |formula, step| {
                at(formula, &step.path, &|part| apply(part, &step.rule))
            });
            assert_eq!(formula, trail.decided);
        }
    }
}

#[test]
fn the_log_leads_from_the_negated_statement_to_what_was_decided() {
    let files = ["adders", "baron", "table", "theses"];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/claims/");
    let mut steps = 0;
    for file in files {
        let content = std::fs::read_to_string(format!("{folder}{file}.claims")).expect("a file of claims");
        let claims = parse(&Text::new(file, &content)).unwrap_or_else(|faults| panic!("{faults}"));
        for statement in claims.statements() {
            for trail in decide(&claims, statement, &Options::default()).trails {
                let mut formula = trail.body.clone().negated();
                for step in &trail.rewriting {
                    formula = at(formula, &step.path, &|part| apply(part, &step.rule));
                    steps += 1;
                }
                assert_eq!(formula, trail.decided, "{}", statement.name.text);
            }
        }
    }
    assert!(steps > 1_000, "{steps}");
}
