//! The obligations of the fold rule: each is needed, and blocks that are not well formed are refused.

use super::*;
use crate::logic::blocks::heaps::form::form;
use crate::logic::certificate::of_heaps;
use crate::logic::check::{Refused, check};
use crate::logic::decide::{ProofOptions, Trail, trail};
use crate::logic::limit::Budget;
use crate::logic::lower::linear::Linear;
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::formula::Numeration;
use crate::logic::{Limits, lower::elaborate};
use crate::source::Text;
use num_bigint::BigUint;

/// A block for one entry whose sum is the formula t = s + x, a term or not.
fn with_sum(sum: &str) -> Form {
    let text = format!(
        "define sum(s, x, t) := {sum}\nheaps h (s) normal {{ start 0; add x to (s); losing s = 0; \
         select (p) x > 0; rest (p) s = 0 }}\n"
    );
    let claims = crate::logic::parse(&Text::new("t", &text)).unwrap_or_else(|faults| panic!("{faults}"));
    let mut form = form(&claims, claims.heaps("h").expect("stated"), &Limits::default()).expect("small");
    let body = &claims.definition("sum").expect("defined").body;
    let free = ["s", "x", "t", "", "", "", "", ""];
    form.sum = elaborate::open(&claims, body, &free, &Limits::default()).expect("small").body;
    form
}

fn decided(form: &Form) -> Vec<(ObligationKind, Trail)> {
    let decide = |one: &Obligation| {
        let decided = trail(
            &one.leading,
            &one.body,
            &one.names,
            Numeration::Binary,
            &ProofOptions::default(),
            &mut Budget::new(&Limits::default()),
        );
        (one.kind, decided.expect("small"))
    };
    obligations(form, &(0..0)).expect("the parts are read").iter().map(decide).collect()
}

fn broken(decided: &[(ObligationKind, Trail)]) -> Vec<ObligationKind> {
    decided.iter().filter(|(_, trail)| trail.smallest().is_some()).map(|(kind, _)| *kind).collect()
}

/// With two results all else passes: a heap of 0 may make everything losing. Of the list (1, 1), which is
/// lost, `losing` does not hold.
#[test]
fn a_sum_needs_a_single_result() {
    let form = with_sum("(x = 0 and (t = 0 or t = s)) or (x > 0 and t = 1)");
    let decided = decided(&form);
    assert_eq!(broken(&decided), [ObligationKind::SumSingle]);
    // Nobody gets a certificate past the checker without that obligation, or with another in its place.
    let written = |trails: Vec<(ObligationKind, &Trail)>| of_heaps(&form, trails.into_iter());
    let each = || decided.iter().map(|(kind, trail)| (*kind, trail));
    let others = each().filter(|(kind, _)| *kind != ObligationKind::SumSingle);
    let without = written(others.collect());
    let Err(Refused::Wrong { what, .. }) = check(&without) else { panic!("accepted") };
    assert_eq!(what, "the block asks for 12 obligations in order, here are 11");
    let first = &decided[0].1;
    let list = each().map(|(kind, trail)| (kind, if kind == ObligationKind::SumSingle { first } else { trail }));
    let replaced = written(list.collect());
    let Err(Refused::Wrong { part, what, .. }) = check(&replaced) else { panic!("accepted") };
    assert_eq!(part, "A, sum-single: adding a heap has one result");
    assert!(what.starts_with("rewriting step 1: "), "{what}");
}

#[test]
fn a_sum_needs_a_result() {
    let broken = broken(&decided(&with_sum("t + x = s")));
    assert_eq!(
        broken[..2],
        [ObligationKind::SumExists, ObligationKind::SumOrder],
        "the order needs a result as well: {broken:?}"
    );
}

/// The parts of a block may speak of their own variables only, and none may bind those of others.
#[test]
fn parts_that_are_not_well_formed_are_refused() {
    let form = with_sum("t = s + x");
    // Decisions that hold; the parts are looked at before them.
    let decided = decided(&form);
    let holding = decided.iter().map(|(kind, trail)| (*kind, trail)).filter(|(_, trail)| trail.smallest().is_none());
    let holding: Vec<(ObligationKind, &Trail)> = holding.collect();
    let refused = |form: &Form| {
        let bytes = of_heaps(form, holding.iter().copied());
        match check(&bytes) {
            Err(Refused::Wrong { what, .. }) => what,
            other => panic!("{other:?}"),
        }
    };
    let atom = |var| Plain::equal(Linear::var(var), 0..0);
    for part in ["losing", "invariant", "select", "rest", "sum"] {
        let mut wrong = form.clone();
        let place = match part {
            "losing" => &mut wrong.losing,
            "invariant" => &mut wrong.invariant,
            "select" => &mut wrong.select,
            "rest" => &mut wrong.rest,
            _ => &mut wrong.sum,
        };
        *place = atom(wrong.frame.y);
        assert_eq!(refused(&wrong), format!("`{part}` uses a variable that is not its own"));
    }
    let mut wrong = form.clone();
    wrong.losing = Plain::Exists(wrong.frame.s, Box::new(atom(wrong.frame.s)), 0..0);
    assert_eq!(refused(&wrong), "`losing` binds a variable of the frame");
    let mut wrong = form.clone();
    wrong.names.pop();
    assert_eq!(refused(&wrong), "the accumulator has no entries, or there are too few names");
    // Obligations bind the entries of an accumulator one in another.
    let mut wrong = form.clone();
    wrong.start = vec![BigUint::ZERO; 101];
    wrong.names = (0..1_000).map(|number| format!("n{number}")).collect();
    assert_eq!(refused(&wrong), "the accumulator has more than 100 entries");
}
