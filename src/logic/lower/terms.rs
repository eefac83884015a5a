//! The values of terms.
//!
//! Representation: a value is a combination over the integers. A `min`, `max` or `if` gets a name, and its
//! definition is beside what speaks of it, as in `exists m: m is min(a, b) and m < c`. So nothing is written
//! out once for each case, and a formula is about as long as its text.
//! Failure: too many parts, or too deep, once all is written out.
//! Source: Russell 1905 (descriptions).

use super::elaborate::{Elaborator, Env, Obligation, compare};
use super::linear::{Linear, Part, Var};
use super::plain::Plain;
use crate::logic::limit::GaveUp;
use crate::logic::syntax::formula::{Formula, Function, Relation, Term, TermKind};
use crate::logic::syntax::print::{self, Signs};
use crate::source::Span;
use num_bigint::BigInt;
use std::collections::BTreeSet;
use std::slice;

impl<'c> Elaborator<'c> {
    /// What `build` makes of the values of the terms, with the definitions of the names in them.
    pub(crate) fn values(
        &mut self,
        terms: &'c [Term],
        env: &mut Env<'c>,
        span: &Span,
        build: impl FnOnce(&mut Self, &[Linear]) -> Result<Plain, GaveUp>,
    ) -> Result<Plain, GaveUp> {
        let outer = self.definitions.len();
        let values = terms.iter().map(|term| self.term(term, env)).collect::<Result<Vec<_>, _>>()?;
        let plain = build(self, &values)?;
        Ok(self.described(outer, plain, span))
    }

    /// The formula after the definitions made since there were `outer`.
    pub(crate) fn described(&mut self, outer: usize, plain: Plain, span: &Span) -> Plain {
        let (vars, mut parts): (Vec<Var>, Vec<Plain>) = self.definitions.drain(outer..).unzip();
        if let Plain::Truth(_) = plain {
            return plain;
        }
        parts.push(plain);
        match Plain::and(parts) {
            truth @ Plain::Truth(_) => truth,
            body => vars.into_iter().rev().fold(body, |body, var| Plain::Exists(var, Box::new(body), span.clone())),
        }
    }

    pub(crate) fn term(&mut self, term: &'c Term, env: &mut Env<'c>) -> Result<Linear, GaveUp> {
        self.enter(&term.span)?;
        let value = match &term.kind {
            TermKind::Variable(word) => {
                let found = env.iter().rev().find(|(name, _)| name == word);
                let (_, value) = found.expect("the scope check finds free variables");
                // A parameter of a definition may mean a long term.
                self.parts += value.size().saturating_sub(1);
                value.clone()
            }
            TermKind::Number(number) => Linear::number(number.clone()),
            TermKind::Sum(terms) => self.folded(terms, env, false)?,
            TermKind::Xor(terms) => self.folded(terms, env, true)?,
            TermKind::Difference(left, right) => {
                let (minuend, subtrahend) = (self.term(left, env)?, self.term(right, env)?);
                self.difference(term, &minuend, &subtrahend)?;
                minuend.minus(&subtrahend)
            }
            TermKind::Product(left, right) => {
                let (left, right) = (self.term(left, env)?, self.term(right, env)?);
                match left.as_number() {
                    Some(factor) => Linear::default().plus(&right, factor),
                    None => Linear::default().plus(&left, &right.constant),
                }
            }
            TermKind::Apply(function @ (Function::Shift | Function::Lowpart), terms) => {
                let value = self.term(&terms[0], env)?;
                let value = Box::new(self.natural(value, &term.span)?);
                Linear::part(if *function == Function::Shift { Part::Shift(value) } else { Part::Lowpart(value) })
            }
            TermKind::Apply(Function::Min | Function::Max, _) | TermKind::If(..) => {
                let var = self.fresh_part();
                let definition = self.equals(var, term, env)?;
                self.definitions.push((var, definition));
                Linear::var(var)
            }
        };
        self.depth -= 1;
        Ok(value)
    }

    /// The value as an operand of a digit function, natural by its form: a difference gets a name, so an atom about
    /// one that is not defined is false. That it is defined where it counts is an obligation of its own.
    pub(crate) fn natural(&mut self, value: Linear, span: &Span) -> Result<Linear, GaveUp> {
        if value.is_natural() {
            return Ok(value);
        }
        let definition = |var| compare(&Linear::var(var), Relation::Equal, &value, span);
        // The same difference elsewhere in the formula has another place.
        let same = |(var, found): &&(Var, Plain)| match (found, definition(*var)) {
            (Plain::Atom(one, _), Plain::Atom(other, _)) => *one == other,
            _ => false,
        };
        if let Some((var, _)) = self.definitions.iter().find(same) {
            return Ok(Linear::var(*var));
        }
        self.count(value.size(), span)?;
        let var = self.fresh_part();
        self.definitions.push((var, definition(var)));
        Ok(Linear::var(var))
    }

    /// Sum or nim-sum, left to right. A sum of many names gets a name as well, so that few variables are alive at once.
    fn folded(&mut self, terms: &'c [Term], env: &mut Env<'c>, nim: bool) -> Result<Linear, GaveUp> {
        const MOST: usize = 3;
        let mut operand = |this: &mut Self, term: &'c Term| match this.term(term, env)? {
            value if nim => this.natural(value, &term.span),
            value => Ok(value),
        };
        let mut sum = operand(self, &terms[0])?;
        for term in &terms[1..] {
            let mut vars = BTreeSet::new();
            sum.variables(&mut vars);
            if self.definitions.iter().filter(|(var, _)| vars.contains(var)).count() >= MOST {
                let var = self.fresh_part();
                self.definitions.push((var, compare(&Linear::var(var), Relation::Equal, &sum, &term.span)));
                sum = Linear::var(var);
            }
            let next = operand(self, term)?;
            sum = if nim { Linear::xor([sum, next]) } else { sum.plus(&next, &BigInt::from(1)) };
        }
        Ok(sum)
    }

    /// That the variable has the value of the term.
    fn equals(&mut self, var: Var, term: &'c Term, env: &mut Env<'c>) -> Result<Plain, GaveUp> {
        let (span, name) = (&term.span, Linear::var(var));
        self.enter(span)?;
        let plain = match &term.kind {
            TermKind::If(condition, yes, no) => {
                self.branches(condition, env, |this, env, truth| this.equals(var, if truth { yes } else { no }, env))?
            }
            TermKind::Apply(function @ (Function::Min | Function::Max), terms) => {
                let bound = if *function == Function::Min { Relation::AtMost } else { Relation::AtLeast };
                self.values(terms, env, span, |_, values| {
                    let each = |relation| values.iter().map(move |value| (relation, value));
                    let compared = |(relation, value)| compare(&name, relation, value, span);
                    let one = Plain::or(each(Relation::Equal).map(compared));
                    Ok(Plain::and(each(bound).map(compared).chain([one])))
                })?
            }
            _ => self.values(slice::from_ref(term), env, span, |_, values| {
                Ok(compare(&name, Relation::Equal, &values[0], span))
            })?,
        };
        self.depth -= 1;
        Ok(plain)
    }

    /// One formula where the condition holds, and another where it does not.
    pub(crate) fn branches(
        &mut self,
        condition: &'c Formula,
        env: &mut Env<'c>,
        mut branch: impl FnMut(&mut Self, &mut Env<'c>, bool) -> Result<Plain, GaveUp>,
    ) -> Result<Plain, GaveUp> {
        let span = &condition.span;
        let condition = self.formula(condition, env)?;
        self.count(condition.size(), span)?;
        // The condition is there twice; each copy binds variables of its own.
        let mut otherwise = condition.clone();
        self.bind_anew(&mut otherwise);
        let otherwise = otherwise.negated();
        let yes = self.under(&condition, |this| branch(this, env, true))?;
        let no = self.under(&otherwise, |this| branch(this, env, false))?;
        Ok(Plain::or([Plain::and([condition, yes]), Plain::and([otherwise, no])]))
    }

    fn bind_anew(&mut self, plain: &mut Plain) {
        if let Plain::Exists(var, body, _) | Plain::Forall(var, body, _) = plain {
            let name = self.names[*var as usize].clone();
            let fresh = if name.starts_with('_') { self.fresh_part() } else { self.fresh(&name) };
            **body = body.take().substitute(*var, &Linear::var(fresh));
            *var = fresh;
        }
        plain.children_mut().for_each(|part| self.bind_anew(part));
    }

    /// What must hold so that the difference is defined.
    fn difference(&mut self, term: &'c Term, minuend: &Linear, subtrahend: &Linear) -> Result<(), GaveUp> {
        let defined = Plain::at_most(subtrahend.clone().minus(minuend), term.span.clone());
        let premises = || self.definitions.iter().map(|(_, definition)| definition).chain(&self.premises);
        // Every obligation repeats all premises.
        let (size, premises) = (premises().map(Plain::size).sum(), Plain::and(premises().cloned()));
        self.count(size, &term.span)?;
        if defined == Plain::Truth(true) {
            return Ok(());
        }
        let formula = Plain::Implies(Box::new(premises), Box::new(defined));
        let for_all = |body, (var, _): &(Var, Plain)| Plain::Forall(*var, Box::new(body), term.span.clone());
        let obligation = Obligation {
            span: term.span.clone(),
            text: print::term(term, Signs::Ascii),
            term: (self.inside == 0).then(|| term.clone()),
            variables: self.scope.clone(),
            formula: self.definitions.iter().rev().fold(formula, for_all),
        };
        if !self.obligations.contains(&obligation) {
            self.obligations.push(obligation);
        }
        Ok(())
    }
}
