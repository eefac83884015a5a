//! From the tree as written to a plain formula, with what must hold for it to make sense.
//!
//! Representation: definitions are written out, each `min`, `max` and `if` gets a name, each
//! difference becomes a combination over the integers, with a name under a digit function, and
//! leaves an [`Obligation`]: what is to its left must imply that it is defined, for all values.
//! Every quantifier of a formula binds a variable of its own.
//! Failure: too many parts, or too deep, once all is written out.
//!
//! `min`, `max` and `if` become a variable and its definition, `exists m: m is min(a, b) and m < c`; a condition that is
//! needed twice is copied with other variables, so that the checker can pull quantifiers outwards. `pow2(a - b)` becomes
//! `exists d: d = a - b and pow2(d)`, so digit functions see naturals only. That differences are defined where they
//! count is decided separately, as obligations.

use super::linear::{Linear, Var};
use super::plain::{Atom, Plain};
use crate::logic::limit::{GaveUp, Limits, Unit, within};
use crate::logic::syntax::claims::{Claims, Statement};
use crate::logic::syntax::formula::{Formula, FormulaKind, Name, Predicate, Quantifier, Relation, Term};
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
    /// The difference itself, if it is in the statement and not in a definition.
    pub term: Option<Term>,
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
    /// What follows that block.
    pub body: Plain,
    /// What must hold for the differences to be defined.
    pub obligations: Vec<Obligation>,
    /// The names of the variables, by index.
    pub names: Vec<String>,
}

/// The statement in plain form; with `witnessed`, `exists` makes room for its witness terms.
pub(crate) fn statement(
    claims: &Claims,
    statement: &Statement,
    witnessed: bool,
    limits: &Limits,
) -> Result<Sentence, GaveUp> {
    let mut elaborator = Elaborator::new(claims, limits);
    elaborator.differences = claims.subtracts(&statement.formula);
    if witnessed {
        for line in &statement.witnesses {
            elaborator.differences = true;
            elaborator.witnesses.insert(&line.name.text, line.terms.iter().collect());
        }
    }
    let (leading, body) = statement.leading();
    elaborator.sentence(&leading, body)
}

/// An open formula whose free variables are these, in this order.
pub(crate) fn open<'c>(
    claims: &'c Claims,
    formula: &'c Formula,
    free: &[&'c str],
    limits: &'c Limits,
) -> Result<Sentence, GaveUp> {
    let mut elaborator = Elaborator::new(claims, limits);
    elaborator.differences = claims.subtracts(formula);
    elaborator.sentence(free, formula)
}

/// The values of the names in scope; inner ones last.
pub(crate) type Env<'c> = Vec<(&'c str, Linear)>;

pub(crate) struct Elaborator<'c> {
    claims: &'c Claims,
    pub(crate) names: Vec<String>,
    pub(crate) obligations: Vec<Obligation>,
    /// What the names in the values at work mean.
    pub(crate) definitions: Vec<(Var, Plain)>,
    /// What holds to the left of the place at work.
    pub(crate) premises: Vec<Plain>,
    pub(crate) scope: Vec<Var>,
    /// Whether anything subtracts, so that premises are needed.
    differences: bool,
    witnesses: HashMap<&'c str, std::collections::VecDeque<&'c Term>>,
    /// How many definitions are being written out; witnesses belong to the outermost text only.
    pub(crate) inside: usize,
    pub(crate) parts: usize,
    pub(crate) depth: usize,
    limits: &'c Limits,
}

impl<'c> Elaborator<'c> {
    fn new(claims: &'c Claims, limits: &'c Limits) -> Elaborator<'c> {
        Elaborator {
            claims,
            names: Vec::new(),
            obligations: Vec::new(),
            definitions: Vec::new(),
            premises: Vec::new(),
            scope: Vec::new(),
            differences: false,
            witnesses: HashMap::new(),
            inside: 0,
            parts: 0,
            depth: 0,
            limits,
        }
    }

    /// The formula in plain form after its leading variables.
    fn sentence(mut self, leading: &[&'c str], formula: &'c Formula) -> Result<Sentence, GaveUp> {
        let vars: Vec<Var> = leading.iter().map(|name| self.fresh(name)).collect();
        let mut env: Env<'c> = leading.iter().copied().zip(vars.iter().map(|&var| Linear::var(var))).collect();
        self.scope.clone_from(&vars);
        let body = self.formula(formula, &mut env)?;
        Ok(Sentence { leading: vars, body, obligations: self.obligations, names: self.names })
    }

    pub(crate) fn fresh(&mut self, name: &str) -> Var {
        self.names.push(name.to_owned());
        Var::try_from(self.names.len() - 1).expect("parts are limited far below 2^32")
    }

    /// The variable for a part of a term.
    pub(crate) fn fresh_part(&mut self) -> Var {
        self.fresh(&format!("_{}", self.names.len()))
    }

    /// So many more parts, and one.
    pub(crate) fn count(&mut self, parts: usize, span: &Span) -> Result<(), GaveUp> {
        self.parts += parts;
        self.enter(span)?;
        self.depth -= 1;
        Ok(())
    }

    /// One more part, one level deeper.
    pub(crate) fn enter(&mut self, span: &Span) -> Result<(), GaveUp> {
        self.parts += 1;
        self.depth += 1;
        let parts = within(Unit::Parts, self.parts as u64, self.limits.parts as u64);
        let levels = within(Unit::Levels, self.depth as u64, self.limits.depth as u64);
        parts.and(levels).map_err(|spent| spent.at(span.clone(), "writing the definitions out"))
    }

    fn assume(&mut self, premise: Plain) {
        if self.differences {
            self.parts += premise.size();
            self.premises.push(premise);
        }
    }

    /// Runs with one more premise.
    pub(crate) fn under<T>(
        &mut self,
        premise: &Plain,
        run: impl FnOnce(&mut Self) -> Result<T, GaveUp>,
    ) -> Result<T, GaveUp> {
        let outer = self.premises.len();
        if *premise != Plain::Truth(true) {
            self.assume(premise.clone());
        }
        let result = run(self);
        self.premises.truncate(outer);
        result
    }

    pub(crate) fn formula(&mut self, formula: &'c Formula, env: &mut Env<'c>) -> Result<Plain, GaveUp> {
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
                let places = terms.windows(2).map(|pair| pair[0].span.start..pair[1].span.end);
                self.values(terms, env, span, |_, values| {
                    let each = values.windows(2).zip(relations).zip(places);
                    Ok(Plain::and(each.map(|((pair, relation), place)| compare(&pair[0], *relation, &pair[1], &place))))
                })?
            }
            FormulaKind::Predicate(predicate, terms) => self.values(terms, env, span, |this, values| {
                let mut natural = |at: usize| this.natural(values[at].clone(), span);
                let atom = match predicate {
                    Predicate::Even | Predicate::Odd => Atom::Odd(values[0].clone()),
                    Predicate::Pow2 => Atom::Pow2(natural(0)?),
                    Predicate::Bit => Atom::Bit(natural(0)?, natural(1)?),
                    Predicate::EndZerosEven => Atom::EndZerosEven(natural(0)?),
                };
                let atom = Plain::atom(atom, span.clone());
                Ok(if *predicate == Predicate::Even { atom.negated() } else { atom })
            })?,
            FormulaKind::Call(name, terms) => {
                let definition = self.claims.definition(&name.text).expect("the scope check finds unknown names");
                self.values(terms, env, span, |this, values| {
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
                self.branches(condition, env, |this, env, truth| this.formula(if truth { yes } else { no }, env))?
            }
            FormulaKind::Quantified(quantifier, names, body) => self.quantified(*quantifier, names, body, span, env)?,
        })
    }

    fn quantified(
        &mut self,
        quantifier: Quantifier,
        names: &'c [Name],
        body: &'c Formula,
        span: &Span,
        env: &mut Env<'c>,
    ) -> Result<Plain, GaveUp> {
        let (outer_env, outer_scope) = (env.len(), self.scope.len());
        let mut bound = Vec::new();
        let (mut choices, outer): (Env<'c>, usize) = (Vec::new(), self.definitions.len());
        for name in names {
            let witness = match quantifier {
                Quantifier::Exists if self.inside == 0 => {
                    self.witnesses.get_mut(name.text.as_str()).and_then(std::collections::VecDeque::pop_front)
                }
                _ => None,
            };
            match witness {
                Some(term) => choices.push((&name.text, self.term(term, env)?)),
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
        env.extend(choices);
        let plain = self.formula(body, env)?;
        let mut plain = self.described(outer, plain, span);
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
}

pub(crate) fn compare(left: &Linear, relation: Relation, right: &Linear, span: &Span) -> Plain {
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
