//! The differences that the author of a game block wrote, each with what makes sure that it is defined.
//!
//! Representation: that comes from the text alone: ordinary statements, closed, for all naturals, whose own obligations
//! these are.
//! Failure: parts that are too many.
//! Source: see the theorem in `logic/check/game.rs`.

use crate::logic::limit::{GaveUp, Limits};
use crate::logic::lower::elaborate;
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::claims::{Claims, Statement};
use crate::logic::syntax::formula::{Formula, FormulaKind, Name, Relation, Term, TermKind};
use crate::logic::syntax::game::{GameBlock, MoveRule};
use crate::logic::syntax::substitute::instance;
use num_bigint::BigUint;

/// A difference that must be defined, and what makes sure of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    /// The move that it belongs to, counted from 1; none if it is about positions.
    pub rule: Option<usize>,
    /// The difference as text.
    pub text: String,
    /// The difference itself, if it is in the block and not in a definition.
    pub term: Option<Term>,
    pub names: Vec<String>,
    pub leading: Vec<Var>,
    pub body: Plain,
}

/// What must hold so that all differences are defined: those of measure and losing at every position, those of
/// a move where it is allowed.
pub(crate) fn differences(claims: &Claims, block: &GameBlock, limits: &Limits) -> Result<Vec<Difference>, GaveUp> {
    let truth = Formula { kind: FormulaKind::Truth(true), span: block.name.span.clone() };
    let losing = block.domain.iter().chain([&block.losing]).cloned().collect();
    let mut list = vec![
        (None, block.domain.clone(), is_natural(block.measure(claims))),
        // Beside a conclusion that says nothing more.
        (None, losing, truth),
    ];
    for (at, rule) in block.rules(claims).into_iter().enumerate() {
        let allowed = block.domain.iter().chain(rule.conditions()).cloned().collect();
        list.push((Some((at + 1, rule)), allowed, all(rule.targets.iter().map(is_natural).collect())));
    }
    let mut differences: Vec<Difference> = Vec::new();
    for (rule, premises, conclusion) in list {
        let subtracts = premises.iter().chain([&conclusion]).any(|formula| claims.subtracts(formula));
        if !subtracts {
            continue;
        }
        let statement = statement(block, rule.map(|(_, rule)| rule), premises, conclusion);
        let sentence = elaborate::statement(claims, &statement, false, limits)?;
        for one in sentence.obligations {
            let elaborate::Obligation { text, term, variables: leading, formula: body, .. } = one;
            let rule = rule.map(|(number, _)| number);
            differences.push(Difference { rule, text, term, names: sentence.names.clone(), leading, body });
        }
    }
    Ok(differences)
}

/// For all positions, and moves if there is one: the premises imply the conclusion.
fn statement(block: &GameBlock, rule: Option<&MoveRule>, mut premises: Vec<Formula>, conclusion: Formula) -> Statement {
    let own = rule.map_or_else(Vec::new, |rule| block.move_variables(rule));
    let variables: Vec<Name> = block.variables.iter().cloned().chain(own).collect();
    // Bound variables make way for those of the move.
    let avoid: Vec<&str> = variables.iter().map(|name| name.text.as_str()).collect();
    premises.iter_mut().for_each(|premise| *premise = instance(premise, &[], &avoid));
    let span = conclusion.span.clone();
    let body = match premises.is_empty() {
        true => conclusion,
        false => {
            Formula { kind: FormulaKind::Implies(Box::new(all(premises)), Box::new(conclusion)), span: span.clone() }
        }
    };
    Statement::claim(&block.name, block.numeration, variables, body)
}

fn is_natural(term: &Term) -> Formula {
    let zero = Term { kind: TermKind::Number(BigUint::ZERO), span: term.span.clone() };
    Formula { span: term.span.clone(), kind: FormulaKind::Compare(vec![term.clone(), zero], vec![Relation::AtLeast]) }
}

/// The conjunction; true if there is nothing to join.
fn all(mut parts: Vec<Formula>) -> Formula {
    match parts.len() {
        0 => Formula { kind: FormulaKind::Truth(true), span: 0..0 },
        1 => parts.remove(0),
        _ => Formula { span: parts[0].span.clone(), kind: FormulaKind::And(parts) },
    }
}
