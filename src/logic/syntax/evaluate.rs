//! Formulas evaluated with plain integers: the second route beside the automata.
//!
//! Representation: values of any size; three answers, true, false, and unknown where a quantifier
//! was searched only up to its bound. A quantifier over `x < t and …` or `x < t implies …` is
//! searched to its end, so its answer is exact.
//! Failure: unknown as well when the search takes more than its steps, or a difference is not
//! defined. Shares nothing with the automata but the tree.
//! Source: the definition of truth, Tarski 1933.

use super::claims::Claims;
use super::formula::{
    Formula, FormulaKind, Function, Name, Numeration, Predicate, Quantifier, Relation, Term, TermKind,
};
use num_bigint::BigUint;

/// How far quantifiers are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// Variables without a bound of their own run from 0 to this, included.
    pub largest: u64,
    /// How many parts of formulas are looked at.
    pub steps: u64,
}

/// Whether the formula holds for these values; nothing if that is not settled.
pub fn evaluate(claims: &Claims, formula: &Formula, values: &[(&str, BigUint)], bound: Bound) -> Option<bool> {
    evaluate_counted(claims, formula, values, bound).0
}

/// The same, and how many parts of formulas were looked at.
pub(crate) fn evaluate_counted(
    claims: &Claims,
    formula: &Formula,
    values: &[(&str, BigUint)],
    bound: Bound,
) -> (Option<bool>, u64) {
    let mut evaluator = Evaluator { claims, bound, steps: bound.steps, depth: 0 };
    let truth = evaluator.formula(formula, &mut values.to_vec());
    (truth, bound.steps - evaluator.steps)
}

/// The value of a term; nothing if a difference in it is not defined.
pub(crate) fn value(claims: &Claims, term: &Term, values: &[(&str, BigUint)], bound: Bound) -> Option<BigUint> {
    Evaluator { claims, bound, steps: bound.steps, depth: 0 }.term(term, &mut values.to_vec())
}

type Env<'c> = Vec<(&'c str, BigUint)>;

struct Evaluator<'c> {
    claims: &'c Claims,
    bound: Bound,
    steps: u64,
    depth: usize,
}

/// How deep formulas may nest, definitions included.
const DEPTH: usize = 200;

impl<'c> Evaluator<'c> {
    fn formula(&mut self, formula: &'c Formula, env: &mut Env<'c>) -> Option<bool> {
        self.steps = self.steps.checked_sub(1)?;
        if self.depth == DEPTH {
            return None;
        }
        self.depth += 1;
        let truth = self.by_kind(formula, env);
        self.depth -= 1;
        truth
    }

    fn by_kind(&mut self, formula: &'c Formula, env: &mut Env<'c>) -> Option<bool> {
        match &formula.kind {
            FormulaKind::Truth(truth) => Some(*truth),
            FormulaKind::Compare(terms, relations) => {
                let values = self.terms(terms, env)?;
                Some(values.windows(2).zip(relations).all(|(pair, relation)| relation.holds(&pair[0], &pair[1])))
            }
            FormulaKind::Predicate(predicate, terms) => {
                let first = self.term(&terms[0], env)?;
                Some(match predicate {
                    Predicate::Even => !first.bit(0),
                    Predicate::Odd => first.bit(0),
                    Predicate::Pow2 => first.count_ones() == 1,
                    Predicate::Bit => {
                        let second = self.term(&terms[1], env)?;
                        first.count_ones() == 1 && first.clone() & second == first
                    }
                    Predicate::EndZerosEven => trailing_zeros(&first).is_multiple_of(2),
                })
            }
            FormulaKind::Call(name, terms) => {
                let definition = self.claims.definition(&name.text)?;
                let mut inner = Env::new();
                for (parameter, term) in definition.parameters.iter().zip(terms) {
                    inner.push((&parameter.text, self.term(term, env)?));
                }
                self.formula(&definition.body, &mut inner)
            }
            FormulaKind::Not(inner) => self.formula(inner, env).map(|truth| !truth),
            FormulaKind::And(parts) => self.all(parts, true, env),
            FormulaKind::Or(parts) => self.all(parts, false, env),
            FormulaKind::Implies(left, right) => match self.formula(left, env) {
                Some(false) => Some(true),
                Some(true) => self.formula(right, env),
                None => self.formula(right, env).filter(|truth| *truth),
            },
            FormulaKind::Iff(left, right) => Some(self.formula(left, env)? == self.formula(right, env)?),
            FormulaKind::If(condition, yes, no) => {
                let branch = if self.formula(condition, env)? { yes } else { no };
                self.formula(branch, env)
            }
            FormulaKind::Quantified(quantifier, names, body) => self.quantified(*quantifier, names, body, env),
        }
    }

    /// `and` if `truth`, else `or`; from the left, ending at the first part that decides.
    fn all(&mut self, parts: &'c [Formula], truth: bool, env: &mut Env<'c>) -> Option<bool> {
        let mut settled = true;
        for part in parts {
            match self.formula(part, env) {
                Some(found) if found != truth => return Some(!truth),
                Some(_) => {}
                None => settled = false,
            }
        }
        settled.then_some(truth)
    }

    fn quantified(
        &mut self,
        quantifier: Quantifier,
        names: &'c [Name],
        body: &'c Formula,
        env: &mut Env<'c>,
    ) -> Option<bool> {
        let Some((name, rest)) = names.split_first() else { return self.formula(body, env) };
        // What a search can find: an example, or a counterexample.
        let wanted = quantifier == Quantifier::Exists;
        let own = self.largest(name, rest, quantifier, body, env);
        let exact = own.is_some();
        let largest = own.unwrap_or_else(|| BigUint::from(self.bound.largest));
        let (mut candidate, mut settled) = (BigUint::ZERO, exact);
        while candidate <= largest {
            env.push((&name.text, candidate.clone()));
            let found = self.quantified(quantifier, rest, body, env);
            env.pop();
            if found == Some(wanted) {
                return Some(wanted);
            }
            settled &= found.is_some();
            if self.steps == 0 {
                return None;
            }
            candidate += 1_u32;
        }
        settled.then_some(!wanted)
    }

    /// A bound that the body itself puts on the variable.
    fn largest(
        &mut self,
        name: &Name,
        rest: &[Name],
        quantifier: Quantifier,
        body: &'c Formula,
        env: &mut Env<'c>,
    ) -> Option<BigUint> {
        match (&body.kind, quantifier) {
            (FormulaKind::Implies(guard, _), Quantifier::Forall) => self.guard(name, rest, guard, env),
            (_, Quantifier::Exists) => self.guard(name, rest, body, env),
            _ => None,
        }
    }

    /// A bound that the variable keeps to wherever the guard holds.
    fn guard(&mut self, name: &Name, rest: &[Name], guard: &'c Formula, env: &mut Env<'c>) -> Option<BigUint> {
        match &guard.kind {
            FormulaKind::And(parts) => parts.iter().find_map(|part| self.guard(name, rest, part, env)),
            FormulaKind::Or(parts) => {
                let mut largest = BigUint::ZERO;
                for part in parts {
                    largest = largest.max(self.guard(name, rest, part, env)?);
                }
                Some(largest)
            }
            FormulaKind::Compare(terms, relations) => {
                let known =
                    |term: &&Term| !occurs(term, &name.text) && !rest.iter().any(|other| occurs(term, &other.text));
                let term = ceilings(terms, relations, &name.text).into_iter().find(known)?;
                self.term(term, env)
            }
            _ => None,
        }
    }

    fn terms(&mut self, terms: &'c [Term], env: &mut Env<'c>) -> Option<Vec<BigUint>> {
        terms.iter().map(|term| self.term(term, env)).collect()
    }

    fn term(&mut self, term: &'c Term, env: &mut Env<'c>) -> Option<BigUint> {
        Some(match &term.kind {
            TermKind::Variable(word) => env.iter().rev().find(|(name, _)| name == word)?.1.clone(),
            TermKind::Number(number) => number.clone(),
            TermKind::Sum(terms) => self.terms(terms, env)?.into_iter().sum(),
            TermKind::Difference(left, right) => {
                let (left, right) = (self.term(left, env)?, self.term(right, env)?);
                if right > left {
                    return None;
                }
                left - right
            }
            TermKind::Product(left, right) => self.term(left, env)? * self.term(right, env)?,
            TermKind::Xor(terms) => self.terms(terms, env)?.into_iter().fold(BigUint::ZERO, |sum, value| sum ^ value),
            TermKind::Apply(function, terms) => {
                let values = self.terms(terms, env)?;
                match function {
                    Function::Min => values.into_iter().min()?,
                    Function::Max => values.into_iter().max()?,
                    Function::Shift => {
                        let mut digits = Numeration::Zeckendorf.digits(&values[0]);
                        digits.push(false);
                        Numeration::Zeckendorf.number(&digits)
                    }
                    Function::Lowpart => {
                        let mut digits = Numeration::Zeckendorf.digits(&values[0]);
                        let last = digits.iter().rposition(|&digit| digit);
                        digits.iter_mut().enumerate().for_each(|(at, digit)| *digit = Some(at) == last);
                        Numeration::Zeckendorf.number(&digits)
                    }
                }
            }
            TermKind::If(condition, yes, no) => {
                let branch = if self.formula(condition, env)? { yes } else { no };
                self.term(branch, env)?
            }
        })
    }
}

/// The terms of a chain that the variable never exceeds where the chain holds.
pub(crate) fn ceilings<'t>(terms: &'t [Term], relations: &[Relation], name: &str) -> Vec<&'t Term> {
    let mut found = Vec::new();
    for at in (0..terms.len()).filter(|&at| at_least(&terms[at], name)) {
        let rises = |sign: &Relation| matches!(sign, Relation::Less | Relation::AtMost | Relation::Equal);
        let falls = |sign: &Relation| matches!(sign, Relation::Greater | Relation::AtLeast | Relation::Equal);
        let right = relations[at..].iter().take_while(|sign| rises(sign)).count();
        let left = relations[..at].iter().rev().take_while(|sign| falls(sign)).count();
        found.extend(&terms[at + 1..=at + right]);
        found.extend(&terms[at - left..at]);
    }
    found
}

/// Whether the term is, as far as its form shows, never smaller than the variable.
pub(crate) fn at_least(term: &Term, name: &str) -> bool {
    match &term.kind {
        TermKind::Variable(word) => word == name,
        TermKind::Sum(terms) | TermKind::Apply(Function::Max | Function::Shift, terms) => {
            terms.iter().any(|term| at_least(term, name))
        }
        TermKind::Product(left, right) => {
            let positive = |term: &Term| matches!(&term.kind, TermKind::Number(number) if *number != BigUint::ZERO);
            positive(left) && at_least(right, name) || positive(right) && at_least(left, name)
        }
        _ => false,
    }
}

fn trailing_zeros(number: &BigUint) -> usize {
    let digits = Numeration::Zeckendorf.digits(number);
    if digits.is_empty() { 0 } else { digits.iter().rev().take_while(|digit| !**digit).count() }
}

fn occurs(term: &Term, word: &str) -> bool {
    matches!(&term.kind, TermKind::Variable(other) if other == word)
        || term.condition().is_some_and(|condition| mentions(condition, word))
        || term.terms().any(|part| occurs(part, word))
}

fn mentions(formula: &Formula, word: &str) -> bool {
    formula.terms().iter().any(|term| occurs(term, word)) || formula.formulas().any(|part| mentions(part, word))
}
