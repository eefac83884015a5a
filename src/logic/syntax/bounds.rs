//! How far the variables of a move run.
//!
//! Representation: for each variable, in an order in which it can be computed, terms that it never
//! exceeds where the formulas of the move hold.
//! Failure: the variables for which no such term is found; `x < t`, `t = 2*x + 1`, `bit(x, t)` and
//! definitions that say such a thing are understood, `not` and `implies` are not.
//! Source: bounded quantifiers; a position of a game has finitely many options.

use super::game::{GameBlock, MoveRule};
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::evaluate::{at_least, ceilings};
use crate::logic::syntax::formula::{Formula, FormulaKind, Function, Name, Predicate, Quantifier, Term, TermKind};
use crate::logic::syntax::substitute::{free_in_term, instance_of_term};

/// Definitions within definitions that are looked into.
const DEPTH: usize = 8;
/// Formulas that are looked at for one move.
const FUEL: usize = 10_000;

/// A variable of a move and terms that it never exceeds; at least one.
#[derive(Clone, Debug)]
pub(crate) struct Range {
    pub name: String,
    pub ceilings: Vec<Term>,
}

/// The ranges of all variables of the move, or the variables that nothing bounds.
pub(crate) fn ranges(claims: &Claims, block: &GameBlock, rule: &MoveRule) -> Result<Vec<Range>, Vec<Name>> {
    let mut known: Vec<String> = block.variables.iter().map(|name| name.text.clone()).collect();
    let mut seeker = Seeker { claims, fuel: FUEL };
    let mut open: Vec<(Name, Vec<Term>)> = Vec::new();
    for name in block.move_variables(rule) {
        let all = rule.conditions().flat_map(|formula| seeker.above(formula, &name.text, DEPTH));
        let ceilings = all.filter(|term| free_in_term(term).iter().all(|free| free.text != name.text)).collect();
        open.push((name, ceilings));
    }
    let mut ranges = Vec::new();
    while !open.is_empty() {
        let computed = |term: &Term| free_in_term(term).iter().all(|name| known.contains(&name.text));
        let ready = open.iter().position(|(_, ceilings)| ceilings.iter().any(computed));
        let Some(at) = ready else {
            // A variable that is bounded by an unbounded one is not to blame, unless all are.
            let blamed = |(_, ceilings): &&(Name, Vec<Term>)| ceilings.is_empty();
            let all = !open.iter().any(|one| blamed(&one));
            return Err(open.iter().filter(|one| all || blamed(one)).map(|(name, _)| name.clone()).collect());
        };
        let (name, mut ceilings) = open.remove(at);
        ceilings.retain(computed);
        known.push(name.text.clone());
        ranges.push(Range { name: name.text, ceilings });
    }
    Ok(ranges)
}

struct Seeker<'c> {
    claims: &'c Claims,
    /// How many more formulas are looked at.
    fuel: usize,
}

impl Seeker<'_> {
    /// Terms that the variable never exceeds where the formula holds.
    fn above(&mut self, formula: &Formula, name: &str, depth: usize) -> Vec<Term> {
        let Some(fuel) = self.fuel.checked_sub(1) else { return Vec::new() };
        self.fuel = fuel;
        match &formula.kind {
            FormulaKind::And(parts) => parts.iter().flat_map(|part| self.above(part, name, depth)).collect(),
            FormulaKind::Or(parts) => {
                let first = |part| self.above(part, name, depth).into_iter().next();
                let each: Option<Vec<Term>> = parts.iter().map(first).collect();
                let largest = |terms| Term { kind: TermKind::Apply(Function::Max, terms), span: formula.span.clone() };
                each.map(largest).into_iter().collect()
            }
            FormulaKind::Compare(terms, relations) => ceilings(terms, relations, name).into_iter().cloned().collect(),
            FormulaKind::Predicate(Predicate::Bit, terms) if at_least(&terms[0], name) => vec![terms[1].clone()],
            FormulaKind::Call(called, terms) if depth > 0 => {
                let Some(definition) = self.claims.definition(&called.text) else { return Vec::new() };
                let parameters = definition.parameters.iter().map(|parameter| parameter.text.as_str());
                let values: Vec<(&str, &Term)> = parameters.zip(terms).collect();
                let mut found = Vec::new();
                for (parameter, _) in values.iter().filter(|(_, term)| at_least(term, name)) {
                    let inner = self.above(&definition.body, parameter, depth - 1);
                    found.extend(inner.iter().map(|term| instance_of_term(term, &values, &[])));
                }
                found
            }
            FormulaKind::Quantified(Quantifier::Exists, bound, body) => {
                let mut found = self.above(body, name, depth);
                let outer = |free: &Name| bound.iter().all(|name| name.text != free.text);
                found.retain(|term| free_in_term(term).iter().all(outer));
                found
            }
            _ => Vec::new(),
        }
    }
}
