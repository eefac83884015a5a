//! Plain formulas made cheap before automata are built.
//!
//! Representation: the result has no `forall`, no `implies`, `not` only before atoms and `exists`;
//! quantifiers are as far inside as they go. Every step is logged with its rule and the path of
//! the part it changed: child numbers from the root of the formula as it was then.
//! Cost: no step makes the formula longer than its number of quantifiers times its length.
//! Source: miniscoping, as in Cooper 1972 and Klarlund, Møller, Schwartzbach 2002.

use super::linear::{Linear, Part, Var};
use super::plain::{Atom, Plain};
use crate::logic::automata::atom::Primitive;
use crate::source::Span;
use num_bigint::Sign;
use std::collections::BTreeSet;

/// A rule that leads from a formula to an equivalent one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// `not` moves inside one connective, quantifier or inequality.
    PushNot,
    /// `a implies b` becomes `(not a) or b`.
    Implies,
    /// `forall x: f` becomes `not exists x: not f`.
    Forall,
    /// Truth values are absorbed, `and` in `and` and `or` in `or` are joined.
    Tidy,
    /// A quantifier whose variable does not occur is dropped.
    Vacuous(Var),
    /// In the block of `exists` that starts here, this variable moves inwards past so many others.
    /// The rules below that name a variable mean its quantifier in the block at their path.
    Inwards(Var, usize),
    /// `exists x: f or g` becomes `(exists x: f) or (exists x: g)`.
    Distribute(Var),
    /// Conjuncts without x move out of `exists x`; they come first, in their order.
    Extract(Var),
    /// `exists x: x = t and f` becomes f with t for x; t is natural and x is not in it. The number
    /// is that of the equation among the conjuncts.
    OnePoint(Var, usize),
    /// A term inside an atom gets a name: `exists s: s = t and f(s)`.
    Name(Var),
}

/// One step: a rule and where it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// The rule.
    pub rule: Rule,
    /// Child numbers from the root; a quantifier and `not` have child 0.
    pub path: Vec<u32>,
}

/// The formula with quantifiers inside, and the steps that lead there.
pub(crate) fn rewrite(plain: Plain, log: &mut Vec<Rewrite>) -> Plain {
    Rewriter { log, path: Vec::new() }.normal(plain)
}

struct Rewriter<'l> {
    log: &'l mut Vec<Rewrite>,
    path: Vec<u32>,
}

impl Rewriter<'_> {
    fn note(&mut self, rule: Rule) {
        self.log.push(Rewrite { rule, path: self.path.clone() });
    }

    fn inwards(&mut self, var: Var, past: usize) {
        if past > 0 {
            self.note(Rule::Inwards(var, past));
        }
    }

    /// Each part changed, at its place.
    fn each(&mut self, plain: &mut Plain, change: impl Fn(&mut Self, Plain) -> Plain) {
        for (number, part) in (0..).zip(plain.children_mut()) {
            self.path.push(number);
            *part = change(self, part.take());
            self.path.pop();
        }
    }

    fn normal(&mut self, mut plain: Plain) -> Plain {
        match plain {
            Plain::Truth(_) | Plain::Atom(..) => plain,
            Plain::Not(inner) => match *inner {
                Plain::Atom(Atom::AtMost(_), _) => {
                    self.note(Rule::PushNot);
                    push_not(*inner)
                }
                Plain::Atom(..) => Plain::Not(inner),
                Plain::Exists(..) => {
                    self.path.push(0);
                    let inner = self.normal(*inner);
                    self.path.pop();
                    self.negated(inner)
                }
                other => {
                    self.note(Rule::PushNot);
                    self.normal(push_not(other))
                }
            },
            Plain::Implies(left, right) => {
                self.note(Rule::Implies);
                self.normal(Plain::Or(vec![Plain::Not(left), *right]))
            }
            Plain::Forall(var, body, span) => {
                self.note(Rule::Forall);
                let none = Plain::Exists(var, Box::new(Plain::Not(body)), span);
                self.normal(Plain::Not(Box::new(none)))
            }
            Plain::And(_) | Plain::Or(_) => {
                self.each(&mut plain, Self::normal);
                self.tidy(plain)
            }
            Plain::Iff(..) => {
                self.each(&mut plain, Self::normal);
                match self.tidy(plain) {
                    Plain::Not(inner) => self.negated(*inner),
                    other => other,
                }
            }
            Plain::Exists(..) => {
                let (mut vars, mut matrix) = (Vec::new(), plain);
                while let Plain::Exists(var, body, span) = matrix {
                    vars.push((var, span));
                    matrix = *body;
                }
                self.path.extend(std::iter::repeat_n(0, vars.len()));
                let matrix = self.normal(matrix);
                self.path.truncate(self.path.len() - vars.len());
                self.block(vars, matrix)
            }
        }
    }

    /// `not` moved inside a formula that is done; its parts are not visited twice.
    fn negated(&mut self, mut done: Plain) -> Plain {
        let atom = matches!(&done, Plain::Atom(atom, _) if !matches!(atom, Atom::AtMost(_)));
        match done {
            _ if atom => Plain::Not(Box::new(done)),
            Plain::Exists(..) => Plain::Not(Box::new(done)),
            Plain::And(_) | Plain::Or(_) => {
                self.note(Rule::PushNot);
                self.each(&mut done, Self::negated);
                self.tidy(match done {
                    Plain::And(parts) => Plain::Or(parts),
                    Plain::Or(parts) => Plain::And(parts),
                    other => other,
                })
            }
            Plain::Iff(left, right) => {
                self.note(Rule::PushNot);
                self.path.push(1);
                let right = self.negated(*right);
                self.path.pop();
                Plain::Iff(left, Box::new(right))
            }
            other => {
                self.note(Rule::PushNot);
                push_not(other)
            }
        }
    }

    fn tidy(&mut self, plain: Plain) -> Plain {
        let tidied = tidied(&plain);
        if tidied != plain {
            self.note(Rule::Tidy);
        }
        tidied
    }

    /// A block of `exists` over a matrix that is done; the cheapest variable goes first.
    fn block(&mut self, mut vars: Vec<(Var, Span)>, mut matrix: Plain) -> Plain {
        while let Plain::Exists(var, body, span) = matrix {
            vars.push((var, span));
            matrix = *body;
        }
        while !vars.is_empty() {
            if let Some(at) = vars.iter().position(|(var, _)| !matrix.mentions(*var)) {
                let (var, _) = vars.remove(at);
                self.note(Rule::Vacuous(var));
                continue;
            }
            if let Plain::Or(parts) = matrix {
                for (var, _) in vars.iter().rev() {
                    self.note(Rule::Distribute(*var));
                }
                let mut all = Plain::Or(parts);
                self.each(&mut all, |this, part| this.block(vars.clone(), part));
                return self.tidy(all);
            }
            let conjuncts = matrix.conjuncts();
            if let Some((place, at, value)) = one_point(&vars, &conjuncts) {
                let (var, _) = vars.remove(place);
                self.inwards(var, vars.len() - place);
                self.note(Rule::OnePoint(var, at));
                let rest = conjuncts.into_iter().enumerate().filter(|(number, _)| *number != at);
                let rest = rest.map(|(_, part)| part.substitute(var, &value)).collect();
                self.note(Rule::Tidy);
                matrix = tidied(&Plain::And(rest));
                if let Plain::Truth(_) = matrix {
                    // The other quantifiers went with it.
                    return matrix;
                }
                continue;
            }
            let place = cheapest(&vars, &conjuncts);
            let (var, span) = vars.remove(place);
            self.inwards(var, vars.len() - place);
            let (with, rest): (Vec<Plain>, Vec<Plain>) = conjuncts.into_iter().partition(|part| part.mentions(var));
            if !rest.is_empty() {
                self.note(Rule::Extract(var));
            }
            let inner = match Plain::and(with) {
                inner @ Plain::Or(_) => {
                    let depth = self.path.len();
                    self.path.extend(std::iter::repeat_n(0, vars.len()));
                    if !rest.is_empty() {
                        self.path.push(u32::try_from(rest.len()).expect("parts are limited"));
                    }
                    let inner = self.block(vec![(var, span)], inner);
                    self.path.truncate(depth);
                    inner
                }
                inner => Plain::Exists(var, Box::new(inner), span),
            };
            matrix = if rest.is_empty() {
                inner
            } else {
                let whole = Plain::And(rest.into_iter().chain([inner]).collect());
                // What came out of the block may be a conjunction itself.
                self.tidy(whole)
            };
            if let Plain::Truth(_) = matrix {
                return matrix;
            }
        }
        matrix
    }
}

/// One `not` moved inside; `exists` and atoms that are no inequality keep it.
pub(crate) fn push_not(inner: Plain) -> Plain {
    let not = |part: Plain| Plain::Not(Box::new(part));
    match inner {
        Plain::Truth(truth) => Plain::Truth(!truth),
        // Not t <= 0 is 1 - t <= 0.
        Plain::Atom(Atom::AtMost(term), span) => Plain::at_most(Linear::number(1).minus(&term), span),
        Plain::Not(part) => *part,
        Plain::And(parts) => Plain::Or(parts.into_iter().map(not).collect()),
        Plain::Or(parts) => Plain::And(parts.into_iter().map(not).collect()),
        Plain::Implies(left, right) => Plain::And(vec![*left, not(*right)]),
        Plain::Iff(left, right) => Plain::Iff(left, Box::new(not(*right))),
        Plain::Forall(var, body, span) => Plain::Exists(var, Box::new(not(*body)), span),
        other => not(other),
    }
}

/// Truth values absorbed and lists joined, everywhere.
pub(crate) fn tidied(plain: &Plain) -> Plain {
    match plain {
        Plain::And(parts) => Plain::and(parts.iter().map(tidied)),
        Plain::Or(parts) => Plain::or(parts.iter().map(tidied)),
        Plain::Not(inner) => match tidied(inner) {
            Plain::Truth(truth) => Plain::Truth(!truth),
            other => Plain::Not(Box::new(other)),
        },
        Plain::Iff(left, right) => match (tidied(left), tidied(right)) {
            (Plain::Truth(true), other) | (other, Plain::Truth(true)) => other,
            (Plain::Truth(false), other) | (other, Plain::Truth(false)) => other.negated(),
            (left, right) => Plain::Iff(Box::new(left), Box::new(right)),
        },
        Plain::Exists(var, body, span) => match tidied(body) {
            Plain::Truth(truth) => Plain::Truth(truth),
            body => Plain::Exists(*var, Box::new(body), span.clone()),
        },
        other => other.clone(),
    }
}

/// A variable that an equation fixes: its place in the block, the equation, and its value.
fn one_point(vars: &[(Var, Span)], conjuncts: &[Plain]) -> Option<(usize, usize, Linear)> {
    for (place, (var, _)) in vars.iter().enumerate().rev() {
        for (at, conjunct) in conjuncts.iter().enumerate() {
            let Plain::Atom(Atom::Equal(term), _) = conjunct else { continue };
            let Some(value) = solved(term, *var) else { continue };
            let others = conjuncts.iter().enumerate().filter(|(number, _)| *number != at);
            if others.into_iter().all(|(_, other)| stays_primitive(other, *var, &value)) {
                return Some((place, at, value));
            }
        }
    }
    None
}

/// The natural number that `term = 0` gives to the variable, if its form shows it.
pub(crate) fn solved(term: &Linear, var: Var) -> Option<Linear> {
    if !term.mentions(var) {
        return None;
    }
    let find = |wanted: &dyn Fn(&Part) -> bool| term.parts.iter().find(|(part, _)| wanted(part));
    let inside = |part: &Part| matches!(part, Part::Xor(operands) if operands.contains(&Linear::var(var)));
    let (part, factor) = find(&|part| *part == Part::Var(var)).or_else(|| find(&inside))?;
    // The part is this number, so the variable is its nim-sum with the other operands.
    let rest = term.clone().plus(&Linear::part(part.clone()), &-factor);
    let other = if factor.sign() == Sign::Plus { rest.negated() } else { rest };
    let natural = other.is_natural() && part.operands().iter().all(Linear::is_natural);
    let operands = part.operands().iter().filter(|operand| **operand != Linear::var(var));
    let value = Linear::xor(operands.cloned().chain([other]));
    (factor.bits() == 1 && natural && !value.mentions(var)).then_some(value)
}

/// Whether no atom loses its own automaton when the value takes the variable's place.
fn stays_primitive(plain: &Plain, var: Var, value: &Linear) -> bool {
    let Plain::Atom(atom, _) = plain else {
        return plain.children().all(|part| stays_primitive(part, var, value));
    };
    !plain.mentions(var)
        || match plain.clone().substitute(var, value) {
            Plain::Atom(changed, _) => Primitive::of(&changed).is_some() || Primitive::of(atom).is_none(),
            _ => true,
        }
}

/// The variable whose conjuncts have the fewest variables together; the last of equals.
fn cheapest(vars: &[(Var, Span)], conjuncts: &[Plain]) -> usize {
    let free: Vec<BTreeSet<Var>> = conjuncts.iter().map(Plain::free).collect();
    let cost = |var: Var| {
        let together: BTreeSet<Var> = free.iter().filter(|vars| vars.contains(&var)).flatten().copied().collect();
        together.len()
    };
    let costs = vars.iter().enumerate().map(|(place, (var, _))| (cost(*var), usize::MAX - place));
    costs.min().map_or(0, |(_, place)| usize::MAX - place)
}
