//! Plain formulas made cheap before automata are built.
//!
//! Representation: the result has no `forall`, no `implies`, `not` only before atoms and `exists`;
//! quantifiers are as far inside as they go. Each method rewrites the part at work of a [`Rewriting`].
//! Cost: no step makes the formula longer than its number of quantifiers times its length.
//! Source: miniscoping, as in Cooper 1972 and Klarlund, Møller, Schwartzbach 2002.
//!
//! Rewriting may separate a difference from the guard that makes it defined, and the checker needs no such guard: it
//! substitutes a value only where the value is natural by its form.

use super::linear::{Linear, Part, Var};
use super::plain::{Atom, Plain};
use super::stages::Rewriting;
use crate::logic::automata::atom::Primitive;
use crate::source::Span;
use num_bigint::Sign;
use std::collections::BTreeSet;
use std::slice;

impl Rewriting<'_> {
    /// The normal form of any formula.
    pub fn normalize(&mut self) {
        match self.here() {
            Plain::Truth(_) | Plain::Atom(..) => {}
            Plain::Not(inner) => match **inner {
                Plain::Atom(Atom::AtMost(_), _) => self.push_not(),
                Plain::Atom(..) => {}
                Plain::Exists(..) => {
                    self.inside(0, Self::normalize);
                    self.push_not_inside();
                }
                _ => {
                    self.push_not();
                    self.normalize();
                }
            },
            Plain::Implies(..) => {
                self.turn(|plain| match plain {
                    Plain::Implies(left, right) => Plain::Or(vec![Plain::Not(left), *right]),
                    other => other,
                });
                self.normalize();
            }
            Plain::Forall(..) => {
                self.turn(|plain| match plain {
                    Plain::Forall(var, body, span) => {
                        Plain::Not(Box::new(Plain::Exists(var, Box::new(Plain::Not(body)), span)))
                    }
                    other => other,
                });
                self.normalize();
            }
            Plain::And(_) | Plain::Or(_) => {
                self.each(Self::normalize);
                self.tidy();
            }
            Plain::Iff(..) => {
                self.each(Self::normalize);
                self.tidy();
                self.push_not_inside();
            }
            Plain::Exists(..) => {
                let (outer, count) = (self.path.len(), leading(self.here()));
                self.path.extend(std::iter::repeat_n(0, count));
                self.normalize();
                self.path.truncate(outer);
                self.block();
            }
        }
    }

    fn push_not(&mut self) {
        self.turn(|plain| if let Plain::Not(inner) = plain { push_not(*inner) } else { plain });
    }

    /// `not` moved inside a formula that is done; its parts are not visited twice.
    fn push_not_inside(&mut self) {
        let Plain::Not(done) = self.here() else { return };
        match &**done {
            Plain::Exists(..) => {}
            Plain::Atom(atom, _) if !matches!(atom, Atom::AtMost(_)) => {}
            Plain::And(_) | Plain::Or(_) => {
                self.push_not();
                self.each(Self::push_not_inside);
                self.tidy();
            }
            Plain::Iff(..) => {
                self.push_not();
                self.inside(1, Self::push_not_inside);
            }
            _ => self.push_not(),
        }
    }

    /// Truth values are absorbed, `and` in `and` and `or` in `or` are joined.
    fn tidy(&mut self) {
        let tidied = tidied(self.here());
        if tidied != *self.here() {
            self.turn(|_| tidied);
        }
    }

    /// A block of `exists` over a matrix that is done; the cheapest variable goes first.
    fn block(&mut self) {
        let mut count = leading(self.here());
        while count > 0 {
            let (vars, matrix) = split(self.here(), count);
            count -= 1;
            if let Some(var) = vars.iter().copied().find(|&var| !matrix.mentions(var)) {
                self.turn(|plain| quantifier(plain, var, |body, _| body));
                continue;
            }
            if let Plain::Or(_) = matrix {
                let distributed =
                    |plain, &var: &Var| quantifier(plain, var, |body, span| distributed(var, body, &span));
                self.stage(|plain| vars.iter().rev().fold(plain, distributed));
                self.each(Self::block);
                return self.tidy();
            }
            let conjuncts = if let Plain::And(parts) = matrix { parts } else { slice::from_ref(matrix) };
            if let Some((place, at, value)) = one_point(&vars, conjuncts) {
                self.move_inwards(vars[place], count - place);
                self.stage(|plain| {
                    tidied(&quantifier(plain, vars[place], |body, _| pointed(vars[place], body, at, &value)))
                });
                if let Plain::Truth(_) = self.here() {
                    // The other quantifiers went with it.
                    return;
                }
                continue;
            }
            let place = cheapest(&vars, conjuncts);
            let (var, rest) = (vars[place], conjuncts.iter().filter(|part| !part.mentions(vars[place])).count());
            self.move_inwards(var, count - place);
            let outer = self.path.len();
            if rest > 0 {
                self.stage(|plain| quantifier(plain, var, |body, span| extracted(var, body, span)));
            }
            self.path.extend(std::iter::repeat_n(0, count));
            if rest > 0 {
                self.path.push(u32::try_from(rest).expect("parts are limited"));
            }
            if matches!(self.here(), Plain::Exists(_, body, _) if matches!(**body, Plain::Or(_))) {
                self.block();
            }
            self.path.truncate(outer);
            if rest > 0 {
                // What came out of the block may be a conjunction itself.
                self.tidy();
            }
            if let Plain::Truth(_) = self.here() {
                return;
            }
        }
    }

    /// In the block of `exists` that starts here, this variable moves inwards past so many others.
    fn move_inwards(&mut self, var: Var, past: usize) {
        if past > 0 {
            self.turn(|plain| quantifier(plain, var, |body, span| inwards(var, body, span, past)));
        }
    }
}

/// How many `exists` are first.
fn leading(mut plain: &Plain) -> usize {
    let mut count = 0;
    while let Plain::Exists(_, body, _) = plain {
        (plain, count) = (body, count + 1);
    }
    count
}

/// The variables of so many leading `exists`, and what they are about.
fn split(mut plain: &Plain, count: usize) -> (Vec<Var>, &Plain) {
    let mut vars = Vec::new();
    while vars.len() < count
        && let Plain::Exists(var, body, _) = plain
    {
        vars.push(*var);
        plain = body;
    }
    (vars, plain)
}

/// The change at the quantifier of this variable in the block that starts here.
fn quantifier(plain: Plain, wanted: Var, change: impl FnOnce(Plain, Span) -> Plain) -> Plain {
    match plain {
        Plain::Exists(var, body, span) if var == wanted => change(*body, span),
        Plain::Exists(var, body, span) => Plain::Exists(var, Box::new(quantifier(*body, wanted, change)), span),
        other => other,
    }
}

/// `exists x` past so many other `exists`.
fn inwards(var: Var, body: Plain, span: Span, past: usize) -> Plain {
    match body {
        Plain::Exists(other, body, other_span) if past > 0 => {
            Plain::Exists(other, Box::new(inwards(var, *body, span, past - 1)), other_span)
        }
        body => Plain::Exists(var, Box::new(body), span),
    }
}

/// `exists x: f or g` becomes `(exists x: f) or (exists x: g)`.
fn distributed(var: Var, body: Plain, span: &Span) -> Plain {
    match body {
        Plain::Or(parts) => {
            Plain::Or(parts.into_iter().map(|part| Plain::Exists(var, Box::new(part), span.clone())).collect())
        }
        body => Plain::Exists(var, Box::new(body), span.clone()),
    }
}

/// Conjuncts without x move out of `exists x`; they come first, in their order.
fn extracted(var: Var, body: Plain, span: Span) -> Plain {
    let (with, mut rest): (Vec<Plain>, Vec<Plain>) = body.conjuncts().into_iter().partition(|part| part.mentions(var));
    rest.push(Plain::Exists(var, Box::new(Plain::and(with)), span));
    Plain::And(rest)
}

/// `exists x: x = t and f` becomes f with t for x; the equation is the conjunct of this number.
fn pointed(var: Var, body: Plain, equation: usize, value: &Linear) -> Plain {
    let mut conjuncts = body.conjuncts();
    conjuncts.remove(equation);
    Plain::And(conjuncts.into_iter().map(|part| part.substitute(var, value)).collect())
}

/// One `not` moved inside; `exists` and atoms that are not inequalities keep it.
fn push_not(inner: Plain) -> Plain {
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
fn tidied(plain: &Plain) -> Plain {
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
fn one_point(vars: &[Var], conjuncts: &[Plain]) -> Option<(usize, usize, Linear)> {
    for (place, var) in vars.iter().enumerate().rev() {
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
fn solved(term: &Linear, var: Var) -> Option<Linear> {
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
fn cheapest(vars: &[Var], conjuncts: &[Plain]) -> usize {
    let free: Vec<BTreeSet<Var>> = conjuncts.iter().map(Plain::free).collect();
    let cost = |var: Var| {
        let together: BTreeSet<Var> = free.iter().filter(|vars| vars.contains(&var)).flatten().copied().collect();
        together.len()
    };
    let costs = vars.iter().enumerate().map(|(place, var)| (cost(*var), usize::MAX - place));
    costs.min().map_or(0, |(_, place)| usize::MAX - place)
}

#[cfg(test)]
mod tests {
    use crate::logic::check::check;
    use crate::logic::lower::elaborate::{self, Sentence};
    use crate::logic::lower::{naming::name, stages::Rewriting};
    use crate::logic::{Budget, Limits, ProofOptions, certificate, decide, parse};
    use crate::source::Text;

    /// Twice as many parts with names take about twice the steps.
    #[test]
    fn the_log_costs_what_it_shows() {
        let steps = |count: u32| {
            let parts: Vec<String> = (0..count).map(|number| format!("((a + {number}) xor b) = {number}")).collect();
            let claims =
                parse(&Text::new("t", &format!("claim c: forall a, b: {}", parts.join(" or ")))).expect("read");
            let sentence =
                elaborate::statement(&claims, claims.statements().next().expect("one"), false, &Limits::default());
            let Sentence { body, mut names, .. } = sentence.expect("short");
            let mut budget = Budget::new(&Limits::default());
            let mut rewriting = Rewriting::new(body.negated(), &mut budget);
            rewriting.normalize();
            name(&mut rewriting, &mut names);
            rewriting.finish().expect("short");
            budget.steps
        };
        let (few, many) = (steps(300), steps(600));
        assert!(many < 2 * few + 10 && few < 300 * 20, "{few}, {many}");
    }

    /// The checker follows the stages from the statement to what was decided.
    #[test]
    fn quantifiers_that_stay_side_by_side_are_followed() {
        for formula in [
            "forall a: exists w, x, y, z: x < a + y and z < x + w and w < 3*z and y != x",
            "forall a, b: exists x, y: (x = a + y and y < b) or (exists z: x + z = y and 2*z = x)",
            "forall a: not (exists x, y: not (forall z, u: z + u = x implies (exists v: v xor y = u + a)))",
            "forall a: (exists x: x = x) iff (a = a)",
            "forall a, b: (a < 0 iff (not (exists x: a < x and x < b and 3*x = a + b)))",
        ] {
            let claims = parse(&Text::new("t", &format!("conjecture c: {formula}"))).expect("no faults");
            let statement = claims.statements().next().expect("one");
            let judgement = decide(&claims, statement, &ProofOptions::default());
            let bytes = certificate(statement, &judgement).expect("a verdict");
            check(&bytes).unwrap_or_else(|refused| panic!("{formula}: {refused}"));
        }
    }
}
