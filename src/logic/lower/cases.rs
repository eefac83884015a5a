//! The values of terms, by cases.
//!
//! Representation: a term with `min`, `max` or `if` has several values, each under a condition;
//! the conditions exclude each other and cover everything. Other terms have one.
//! Failure: too many parts once all cases are written out.
//! Source: case distinction; Cooper 1972.

use super::elaborate::{Cases, Elaborator, Env, Obligation, compare};
use super::linear::{Linear, Part};
use super::plain::Plain;
use crate::logic::limit::GaveUp;
use crate::logic::syntax::formula::{Function, Relation, Term, TermKind};
use crate::logic::syntax::print::{self, Signs};
use crate::source::Span;
use num_bigint::BigInt;

impl<'c> Elaborator<'c> {
    /// What `build` makes of the values of the terms, in every case.
    pub(crate) fn cases(
        &mut self,
        terms: &'c [Term],
        env: &mut Env<'c>,
        span: &Span,
        mut build: impl FnMut(&mut Self, &[Linear]) -> Result<Plain, GaveUp>,
    ) -> Result<Plain, GaveUp> {
        let mut combined: Vec<(Plain, Vec<Linear>)> = vec![(Plain::Truth(true), Vec::new())];
        for term in terms {
            let cases = self.term(term, env)?;
            self.count(combined.len() * cases.len(), span)?;
            let mut next = Vec::new();
            for (condition, values) in &combined {
                for (more, value) in &cases {
                    let values = values.iter().chain([value]).cloned().collect();
                    next.push((Plain::and([condition.clone(), more.clone()]), values));
                }
            }
            combined = next;
        }
        let mut list = Vec::new();
        for (condition, values) in combined {
            let plain = self.under(&condition, |this| build(this, &values))?;
            list.push(Plain::and([condition, plain]));
        }
        Ok(Plain::or(list))
    }

    pub(crate) fn term(&mut self, term: &'c Term, env: &mut Env<'c>) -> Result<Cases, GaveUp> {
        self.enter(&term.span)?;
        let always = |value| vec![(Plain::Truth(true), value)];
        let cases = match &term.kind {
            TermKind::Variable(word) => {
                let found = env.iter().rev().find(|(name, _)| name == word);
                always(found.map(|(_, value)| value.clone()).expect("the scope check finds free variables"))
            }
            TermKind::Number(number) => always(Linear::number(number.clone())),
            TermKind::Sum(terms) => {
                self.folded(terms, env, &term.span, |left, right| left.plus(right, &BigInt::from(1)))?
            }
            TermKind::Xor(terms) => {
                self.folded(terms, env, &term.span, |left, right| Linear::xor([left, right.clone()]))?
            }
            TermKind::Difference(left, right) => self.difference(term, left, right, env)?,
            TermKind::Product(left, right) => {
                let (left, right) = (self.term(left, env)?, self.term(right, env)?);
                self.paired(left, &right, &term.span, |left, right| match left.as_number() {
                    Some(factor) => Linear::default().plus(right, factor),
                    None => Linear::default().plus(&left, &right.constant),
                })?
            }
            TermKind::Apply(function @ (Function::Shift | Function::Lowpart), terms) => {
                let part = if *function == Function::Shift { Part::Shift } else { Part::Lowpart };
                let of = |(condition, value)| (condition, Linear::part(part(Box::new(value))));
                self.term(&terms[0], env)?.into_iter().map(of).collect()
            }
            TermKind::Apply(Function::Min, terms) => self.extreme(terms, env, Relation::AtMost)?,
            TermKind::Apply(Function::Max, terms) => self.extreme(terms, env, Relation::AtLeast)?,
            TermKind::If(condition, yes, no) => {
                let condition = self.formula(condition, env)?;
                let otherwise = condition.clone().negated();
                let yes = self.under(&condition, |this| this.term(yes, env))?;
                let no = self.under(&otherwise, |this| this.term(no, env))?;
                let with = |first: &Plain, cases: Cases| {
                    let first = first.clone();
                    cases.into_iter().map(move |(second, value)| (Plain::and([first.clone(), second]), value))
                };
                with(&condition, yes).chain(with(&otherwise, no)).collect()
            }
        };
        self.depth -= 1;
        Ok(cases)
    }

    fn difference(
        &mut self,
        term: &'c Term,
        left: &'c Term,
        right: &'c Term,
        env: &mut Env<'c>,
    ) -> Result<Cases, GaveUp> {
        let (left, right) = (self.term(left, env)?, self.term(right, env)?);
        let mut cases = Cases::new();
        for (condition, minuend) in &left {
            for (more, subtrahend) in &right {
                let condition = Plain::and([condition.clone(), more.clone()]);
                // Every obligation repeats all premises.
                self.count(self.premises.iter().map(Plain::size).sum(), &term.span)?;
                let defined = Plain::at_most(subtrahend.clone().minus(minuend), term.span.clone());
                let premises = Plain::and(self.premises.iter().cloned().chain([condition.clone()]));
                let formula = Plain::Implies(Box::new(premises), Box::new(defined.clone()));
                let obligation = Obligation {
                    span: term.span.clone(),
                    text: print::term(term, Signs::Ascii),
                    term: (self.inside == 0).then(|| term.clone()),
                    variables: self.scope.clone(),
                    formula,
                };
                if defined != Plain::Truth(true) && !self.obligations.contains(&obligation) {
                    self.obligations.push(obligation);
                }
                cases.push((condition, minuend.clone().minus(subtrahend)));
            }
        }
        Ok(cases)
    }

    /// Left to right, in every case.
    fn folded(
        &mut self,
        terms: &'c [Term],
        env: &mut Env<'c>,
        span: &Span,
        join: impl Fn(Linear, &Linear) -> Linear,
    ) -> Result<Cases, GaveUp> {
        let mut cases = self.term(&terms[0], env)?;
        for term in &terms[1..] {
            let next = self.term(term, env)?;
            cases = self.paired(cases, &next, span, &join)?;
        }
        Ok(cases)
    }

    fn paired(
        &mut self,
        left: Cases,
        right: &Cases,
        span: &Span,
        join: impl Fn(Linear, &Linear) -> Linear,
    ) -> Result<Cases, GaveUp> {
        self.count(left.len() * right.len(), span)?;
        // Most terms have one case, and nothing of it needs to be copied.
        if let [(Plain::Truth(true), right)] = &right[..] {
            return Ok(left.into_iter().map(|(condition, left)| (condition, join(left, right))).collect());
        }
        let pairs = left.iter().flat_map(|one| right.iter().map(move |other| (one, other)));
        Ok(pairs
            .map(|((first, left), (second, right))| {
                (Plain::and([first.clone(), second.clone()]), join(left.clone(), right))
            })
            .collect())
    }

    /// The smaller or larger of each two: the left one where `relation` holds.
    fn extreme(&mut self, terms: &'c [Term], env: &mut Env<'c>, relation: Relation) -> Result<Cases, GaveUp> {
        let mut best = self.term(&terms[0], env)?;
        for term in &terms[1..] {
            let next = self.term(term, env)?;
            self.count(2 * best.len() * next.len(), &term.span)?;
            let mut cases = Cases::new();
            for (first, left) in &best {
                for (second, right) in &next {
                    let holds = compare(left, relation, right, &term.span);
                    for (condition, value) in [(holds.clone(), left), (holds.negated(), right)] {
                        let condition = Plain::and([first.clone(), second.clone(), condition]);
                        if condition != Plain::Truth(false) {
                            cases.push((condition, value.clone()));
                        }
                    }
                }
            }
            best = cases;
        }
        Ok(best)
    }
}
