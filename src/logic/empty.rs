//! Conditions that never hold, so that what is said under them says nothing.
//!
//! Representation: of a claim all that it supposes, of a game its domain and each of its moves. Where plain
//! integers find no small example, that one never holds is a statement, decided like any other; all of them share a
//! tenth of the steps of a statement.
//! Failure: of a condition past the limits nothing is said.
//! Source: vacuous passes, Beer, Ben-David, Eisner, Rodeh 1997.

use super::certificate::certificate;
use super::decide::{ProofOptions, Verdict, decide_within};
use super::limit::{Budget, Limits};
use super::syntax::claims::{Claims, Item, Statement};
use super::syntax::evaluate::{Bound, evaluate};
use super::syntax::formula::{Formula, FormulaKind, Name, Numeration, Quantifier};
use num_bigint::BigUint;
use std::fmt;

/// A condition of a statement or block.
///
/// ```
/// use nimbook::{Condition, ProofOptions, Text, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim v: forall a: a < a implies 1 = 2\n");
/// let report = judge(&text, &parse_claims(&text)?, &ProofOptions::default()).remove(0);
/// assert_eq!((report.ok, &report.empty[..]), (true, &[Condition::Premise][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// What makes a tuple a position of the game.
    Domain,
    /// All that a claim supposes.
    Premise,
    /// What allows a move of the game, counted from 1.
    Move(usize),
}

impl fmt::Display for Condition {
    /// `domain`, `premise` or `move 2`
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Domain => out.write_str("domain"),
            Condition::Premise => out.write_str("premise"),
            Condition::Move(number) => write!(out, "move {number}"),
        }
    }
}

/// The conditions of the item that never hold, each with the certificate that says so.
pub fn empty(claims: &Claims, item: &Item, options: &ProofOptions) -> Vec<(Condition, Vec<u8>)> {
    let limits = Limits { steps: options.limits.steps / 10, ..options.limits.clone() };
    let mut budget = Budget::new(&limits);
    let mut found = Vec::new();
    for (condition, statement) in conditions(claims, item) {
        if has_example(claims, &statement) {
            continue;
        }
        let judgement = decide_within(claims, &statement, options, &mut budget);
        if judgement.verdict != Verdict::Proved {
            continue;
        }
        found.extend(certificate(&statement, &judgement).map(|bytes| (condition, bytes)));
        // Where there is no position there is no move either.
        if condition == Condition::Domain {
            break;
        }
    }
    found
}

/// Whether plain integers find numbers for which it does not hold that a condition never holds: all of the first few
/// tuples, of numbers below 4, are tried.
fn has_example(claims: &Claims, never: &Statement) -> bool {
    const TRIED: usize = 256;
    let (names, body) = never.leading();
    let places = (0..names.len()).rev().map(|place| u32::try_from(2 * place).unwrap_or(u32::MAX));
    let places: Vec<u32> = places.collect();
    (0..TRIED).any(|number| {
        let value = |&place: &u32| BigUint::from(number.checked_shr(place).unwrap_or(0) % 4);
        let values: Vec<(&str, BigUint)> = names.iter().copied().zip(places.iter().map(value)).collect();
        evaluate(claims, body, &values, Bound { largest: 4, steps: 300 }) == Some(false)
    })
}

/// The conditions of an item, each with the statement that it never holds.
fn conditions(claims: &Claims, item: &Item) -> Vec<(Condition, Statement)> {
    match item {
        Item::Define(_) | Item::Heaps(_) => Vec::new(),
        Item::State(statement) => {
            let (names, premises) = premises(&statement.formula);
            let never = never(item, statement.numeration, names, premises);
            never.into_iter().map(|never| (Condition::Premise, never)).collect()
        }
        Item::Game(block) => {
            let domain = never(item, block.numeration, block.variables.clone(), block.domain.clone());
            let moves = block.rules(claims).into_iter().enumerate().filter_map(|(at, rule)| {
                let names = block.variables.iter().cloned().chain(block.move_variables(rule)).collect();
                let conditions = block.domain.iter().chain(rule.conditions()).cloned().collect();
                Some((Condition::Move(at + 1), never(item, block.numeration, names, conditions)?))
            });
            domain.into_iter().map(|never| (Condition::Domain, never)).chain(moves).collect()
        }
    }
}

/// What a formula supposes, before and after its leading variables, and those.
fn premises(mut formula: &Formula) -> (Vec<Name>, Vec<Formula>) {
    let (mut names, mut premises) = (Vec::new(), Vec::new());
    loop {
        formula = match &formula.kind {
            FormulaKind::Quantified(Quantifier::Forall, block, body) => {
                names.extend(block.iter().cloned());
                body
            }
            FormulaKind::Implies(premise, conclusion) => {
                premises.push((**premise).clone());
                conclusion
            }
            _ => return (names, premises),
        }
    }
}

/// For all values of the names, not all of the conditions hold; nothing if there are none.
fn never(item: &Item, numeration: Numeration, names: Vec<Name>, conditions: Vec<Formula>) -> Option<Statement> {
    let span = conditions.first()?.span.clone();
    let formula = |kind| Formula { kind, span: span.clone() };
    let never = formula(FormulaKind::Not(Box::new(formula(FormulaKind::And(conditions)))));
    Some(Statement::claim(item.name(), numeration, names, never))
}
