//! From the tree as written to a plain formula, with what must hold for it to make sense.
//!
//! Representation: definitions are written out, `min`, `max` and `if` become cases, each
//! difference becomes an equation over the integers and leaves an [`Obligation`]: what stands to
//! its left must imply that it is defined, for all values.
//! Failure: too many parts, or too deep, once all is written out.
//! Source: `design/prover.md`, 3.8 (obligations) and 4.

use super::formula::{
    Claims, Definition, Formula, FormulaKind, Function, Predicate, Quantifier, Relation, Statement, Term, TermKind,
};
use super::limit::{GaveUp, Limits, Spent};
use super::linear::{Linear, Part, Var};
use super::plain::{Atom, Plain};
use super::print::{self, Signs};
use crate::source::Span;
use num_bigint::BigInt;
use std::collections::HashMap;

/// A difference must be defined wherever it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The difference.
    pub span: Span,
    /// The difference as text.
    pub text: String,
    /// The variables in scope, from the outside.
    pub variables: Vec<Var>,
    /// Premises imply that the subtracted part is not larger.
    pub formula: Plain,
}

/// A statement in plain form.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// The variables of the leading `forall` block.
    pub leading: Vec<Var>,
    /// What stands behind that block.
    pub body: Plain,
    /// What must hold for the differences to be defined.
    pub obligations: Vec<Obligation>,
    /// The names of the variables, by index.
    pub names: Vec<String>,
}

/// The statement in plain form; with `witnessed`, `exists` makes room for its witness terms.
pub(super) fn statement(
    claims: &Claims,
    statement: &Statement,
    witnessed: bool,
    limits: &Limits,
) -> Result<Sentence, GaveUp> {
    let mut elaborator = Elaborator::new(claims, limits);
    elaborator.differences |= subtracts(&statement.formula);
    if witnessed {
        for line in &statement.witnesses {
            elaborator.differences = true;
            elaborator.witnesses.insert(&line.name.text, line.terms.iter().collect());
        }
    }
    let mut formula = &statement.formula;
    let mut leading = Vec::new();
    let mut env = Env::new();
    while let FormulaKind::Quantified(Quantifier::Forall, names, body) = &formula.kind {
        for name in names {
            let var = elaborator.fresh(&name.text);
            leading.push(var);
            env.push((&name.text, Linear::var(var)));
        }
        formula = body;
    }
    elaborator.scope.clone_from(&leading);
    let body = elaborator.formula(formula, &mut env)?;
    Ok(Sentence { leading, body, obligations: elaborator.obligations, names: elaborator.names })
}

/// An open formula whose free variables are these, in this order.
pub(super) fn open(claims: &Claims, formula: &Formula, free: &[&str], limits: &Limits) -> Result<Sentence, GaveUp> {
    let mut elaborator = Elaborator::new(claims, limits);
    elaborator.differences |= subtracts(formula);
    let leading: Vec<Var> = free.iter().map(|name| elaborator.fresh(name)).collect();
    let mut env: Env<'_> = free.iter().copied().zip(leading.iter().map(|&var| Linear::var(var))).collect();
    elaborator.scope.clone_from(&leading);
    let body = elaborator.formula(formula, &mut env)?;
    Ok(Sentence { leading, body, obligations: elaborator.obligations, names: elaborator.names })
}

/// The values of the names in scope; inner ones last.
type Env<'c> = Vec<(&'c str, Linear)>;

/// A term by cases: under which condition it has which value. The conditions cover everything.
type Cases = Vec<(Plain, Linear)>;

struct Elaborator<'c> {
    definitions: HashMap<&'c str, &'c Definition>,
    names: Vec<String>,
    obligations: Vec<Obligation>,
    /// What holds to the left of the place at work.
    premises: Vec<Plain>,
    scope: Vec<Var>,
    /// Whether anything subtracts, so that premises are worth keeping.
    differences: bool,
    witnesses: HashMap<&'c str, std::collections::VecDeque<&'c Term>>,
    /// How many definitions are being written out; witnesses belong to the outermost text only.
    inside: usize,
    parts: usize,
    depth: usize,
    limits: &'c Limits,
}

impl<'c> Elaborator<'c> {
    fn new(claims: &'c Claims, limits: &'c Limits) -> Elaborator<'c> {
        Elaborator {
            definitions: claims.definitions().map(|definition| (definition.name.text.as_str(), definition)).collect(),
            names: Vec::new(),
            obligations: Vec::new(),
            premises: Vec::new(),
            scope: Vec::new(),
            differences: claims.definitions().any(|definition| subtracts(&definition.body)),
            witnesses: HashMap::new(),
            inside: 0,
            parts: 0,
            depth: 0,
            limits,
        }
    }

    fn fresh(&mut self, name: &str) -> Var {
        self.names.push(name.to_owned());
        Var::try_from(self.names.len() - 1).expect("parts are limited far below 2^32")
    }

    /// One more part, one level deeper.
    fn enter(&mut self, span: &Span) -> Result<(), GaveUp> {
        self.parts += 1;
        self.depth += 1;
        let (limits, place) = (self.limits, "writing the definitions out");
        if self.parts > limits.parts {
            let spent = Spent { unit: "parts", reached: self.parts as u64, limit: limits.parts as u64 };
            return Err(spent.at(span.clone(), place));
        }
        if self.depth > limits.depth {
            let spent = Spent { unit: "levels", reached: self.depth as u64, limit: limits.depth as u64 };
            return Err(spent.at(span.clone(), place));
        }
        Ok(())
    }

    fn assume(&mut self, premise: Plain) {
        if self.differences {
            self.parts += premise.size();
            self.premises.push(premise);
        }
    }

    /// Runs with one more premise.
    fn under<T>(&mut self, premise: &Plain, run: impl FnOnce(&mut Self) -> Result<T, GaveUp>) -> Result<T, GaveUp> {
        let outer = self.premises.len();
        if *premise != Plain::Truth(true) {
            self.assume(premise.clone());
        }
        let result = run(self);
        self.premises.truncate(outer);
        result
    }

    fn formula(&mut self, formula: &'c Formula, env: &mut Env<'c>) -> Result<Plain, GaveUp> {
        self.enter(&formula.span)?;
        let plain = self.by_kind(formula, env)?;
        self.depth -= 1;
        Ok(plain)
    }

    fn by_kind(&mut self, formula: &'c Formula, env: &mut Env<'c>) -> Result<Plain, GaveUp> {
        let span = &formula.span;
        Ok(match &formula.kind {
            FormulaKind::Truth(truth) => Plain::Truth(*truth),
            FormulaKind::Compare(terms, relations) => {
                let mut parts = Vec::new();
                for (pair, relation) in terms.windows(2).zip(relations) {
                    let place = pair[0].span.start..pair[1].span.end;
                    parts.push(self.cases(&pair[0..2], env, span, |_, sides| {
                        Ok(compare(&sides[0], *relation, &sides[1], &place))
                    })?);
                }
                Plain::and(parts)
            }
            FormulaKind::Predicate(predicate, terms) => self.cases(terms, env, span, |_, values| {
                let one = values[0].clone();
                Ok(match predicate {
                    Predicate::Even => Plain::atom(Atom::Odd(one), span.clone()).negated(),
                    Predicate::Odd => Plain::atom(Atom::Odd(one), span.clone()),
                    Predicate::Pow2 => Plain::atom(Atom::Pow2(one), span.clone()),
                    Predicate::Bit => Plain::atom(Atom::Bit(one, values[1].clone()), span.clone()),
                    Predicate::EndZerosEven => Plain::atom(Atom::EndZerosEven(one), span.clone()),
                })
            })?,
            FormulaKind::Call(name, terms) => {
                let definition = self.definitions[name.text.as_str()];
                self.cases(terms, env, span, |this, values| {
                    let parameters = definition.parameters.iter().map(|parameter| parameter.text.as_str());
                    let mut inner: Env<'c> = parameters.zip(values.iter().cloned()).collect();
                    this.inside += 1;
                    let body = this.formula(&definition.body, &mut inner)?;
                    this.inside -= 1;
                    Ok(body)
                })?
            }
            FormulaKind::Not(inner) => self.formula(inner, env)?.negated(),
            FormulaKind::And(parts) | FormulaKind::Or(parts) => {
                let all = matches!(formula.kind, FormulaKind::And(_));
                let outer = self.premises.len();
                let mut list = Vec::new();
                for part in parts {
                    let plain = self.formula(part, env)?;
                    if self.differences {
                        self.assume(if all { plain.clone() } else { plain.clone().negated() });
                    }
                    list.push(plain);
                }
                self.premises.truncate(outer);
                if all { Plain::and(list) } else { Plain::or(list) }
            }
            FormulaKind::Implies(left, right) => {
                let left = self.formula(left, env)?;
                let right = self.under(&left, |this| this.formula(right, env))?;
                Plain::Implies(Box::new(left), Box::new(right))
            }
            FormulaKind::Iff(left, right) => {
                Plain::Iff(Box::new(self.formula(left, env)?), Box::new(self.formula(right, env)?))
            }
            FormulaKind::If(condition, yes, no) => {
                let condition = self.formula(condition, env)?;
                let otherwise = condition.clone().negated();
                let yes = self.under(&condition, |this| this.formula(yes, env))?;
                let no = self.under(&otherwise, |this| this.formula(no, env))?;
                Plain::or([Plain::and([condition, yes]), Plain::and([otherwise, no])])
            }
            FormulaKind::Quantified(quantifier, names, body) => self.quantified(*quantifier, names, body, span, env)?,
        })
    }

    fn quantified(
        &mut self,
        quantifier: Quantifier,
        names: &'c [super::formula::Name],
        body: &'c Formula,
        span: &Span,
        env: &mut Env<'c>,
    ) -> Result<Plain, GaveUp> {
        let (outer_env, outer_scope) = (env.len(), self.scope.len());
        let mut bound = Vec::new();
        let mut choices: Vec<(&'c str, Cases)> = Vec::new();
        for name in names {
            let witness = match quantifier {
                Quantifier::Exists if self.inside == 0 => {
                    self.witnesses.get_mut(name.text.as_str()).and_then(std::collections::VecDeque::pop_front)
                }
                _ => None,
            };
            match witness {
                Some(term) => {
                    let cases = self.term(term, env)?;
                    choices.push((&name.text, cases));
                }
                None => bound.push(name),
            }
        }
        let mut vars = Vec::new();
        for name in bound {
            let var = self.fresh(&name.text);
            env.push((&name.text, Linear::var(var)));
            self.scope.push(var);
            vars.push(var);
        }
        let mut plain = self.chosen(&choices, body, env)?;
        env.truncate(outer_env);
        self.scope.truncate(outer_scope);
        for var in vars.into_iter().rev() {
            let (body, span) = (Box::new(plain), span.clone());
            plain = match quantifier {
                Quantifier::Exists => Plain::Exists(var, body, span),
                Quantifier::Forall => Plain::Forall(var, body, span),
            };
        }
        Ok(plain)
    }

    /// The body with witness values, one case after the other.
    fn chosen(&mut self, choices: &[(&'c str, Cases)], body: &'c Formula, env: &mut Env<'c>) -> Result<Plain, GaveUp> {
        let Some(((name, cases), rest)) = choices.split_first() else { return self.formula(body, env) };
        let mut list = Vec::new();
        for (condition, value) in cases {
            env.push((name, value.clone()));
            let plain = self.under(condition, |this| this.chosen(rest, body, env))?;
            env.pop();
            list.push(Plain::and([condition.clone(), plain]));
        }
        Ok(Plain::or(list))
    }

    /// What `build` makes of the values of the terms, in every case.
    fn cases(
        &mut self,
        terms: &'c [Term],
        env: &mut Env<'c>,
        span: &Span,
        mut build: impl FnMut(&mut Self, &[Linear]) -> Result<Plain, GaveUp>,
    ) -> Result<Plain, GaveUp> {
        let mut combined: Vec<(Plain, Vec<Linear>)> = vec![(Plain::Truth(true), Vec::new())];
        for term in terms {
            let cases = self.term(term, env)?;
            self.parts += combined.len() * cases.len();
            self.enter(span)?;
            self.depth -= 1;
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

    fn term(&mut self, term: &'c Term, env: &mut Env<'c>) -> Result<Cases, GaveUp> {
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
                self.paired(&left, &right, &term.span, |left, right| match left.as_number() {
                    Some(factor) => Linear::default().plus(right, factor),
                    None => Linear::default().plus(&left, &right.constant),
                })?
            }
            TermKind::Apply(Function::Shift, terms) => {
                let inner = self.term(&terms[0], env)?;
                let shift = |value| Linear::part(Part::Shift(Box::new(value)));
                inner.into_iter().map(|(condition, value)| (condition, shift(value))).collect()
            }
            TermKind::Apply(Function::Lowpart, terms) => {
                let inner = self.term(&terms[0], env)?;
                let lowpart = |value| Linear::part(Part::Lowpart(Box::new(value)));
                inner.into_iter().map(|(condition, value)| (condition, lowpart(value))).collect()
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
                self.parts += self.premises.iter().map(Plain::size).sum::<usize>();
                self.enter(&term.span)?;
                self.depth -= 1;
                let defined = Plain::at_most(subtrahend.clone().minus(minuend), term.span.clone());
                let premises = Plain::and(self.premises.iter().cloned().chain([condition.clone()]));
                let formula = Plain::Implies(Box::new(premises), Box::new(defined.clone()));
                let obligation = Obligation {
                    span: term.span.clone(),
                    text: print::term(term, Signs::Ascii),
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
            cases = self.paired(&cases, &next, span, &join)?;
        }
        Ok(cases)
    }

    fn paired(
        &mut self,
        left: &Cases,
        right: &Cases,
        span: &Span,
        join: impl Fn(Linear, &Linear) -> Linear,
    ) -> Result<Cases, GaveUp> {
        self.parts += left.len() * right.len();
        self.enter(span)?;
        self.depth -= 1;
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
            self.parts += 2 * best.len() * next.len();
            self.enter(&term.span)?;
            self.depth -= 1;
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

fn compare(left: &Linear, relation: Relation, right: &Linear, span: &Span) -> Plain {
    let below = |small: &Linear, large: &Linear, gap: i32| {
        Plain::at_most(small.clone().minus(large).plus(&Linear::number(gap), &BigInt::from(1)), span.clone())
    };
    match relation {
        Relation::Equal => Plain::equal(left.clone().minus(right), span.clone()),
        Relation::Unequal => Plain::equal(left.clone().minus(right), span.clone()).negated(),
        Relation::Less => below(left, right, 1),
        Relation::AtMost => below(left, right, 0),
        Relation::Greater => below(right, left, 1),
        Relation::AtLeast => below(right, left, 0),
    }
}

fn subtracts(formula: &Formula) -> bool {
    match &formula.kind {
        FormulaKind::Truth(_) => false,
        FormulaKind::Compare(terms, _) | FormulaKind::Predicate(_, terms) | FormulaKind::Call(_, terms) => {
            terms.iter().any(subtracting)
        }
        FormulaKind::Not(inner) | FormulaKind::Quantified(_, _, inner) => subtracts(inner),
        FormulaKind::And(parts) | FormulaKind::Or(parts) => parts.iter().any(subtracts),
        FormulaKind::Implies(left, right) | FormulaKind::Iff(left, right) => subtracts(left) || subtracts(right),
        FormulaKind::If(condition, yes, no) => [condition, yes, no].into_iter().any(|part| subtracts(part)),
    }
}

fn subtracting(term: &Term) -> bool {
    match &term.kind {
        TermKind::Variable(_) | TermKind::Number(_) => false,
        TermKind::Difference(..) => true,
        TermKind::Sum(terms) | TermKind::Xor(terms) | TermKind::Apply(_, terms) => terms.iter().any(subtracting),
        TermKind::Product(left, right) => subtracting(left) || subtracting(right),
        TermKind::If(condition, yes, no) => subtracts(condition) || subtracting(yes) || subtracting(no),
    }
}
