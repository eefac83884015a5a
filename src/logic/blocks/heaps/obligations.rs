//! The obligations of the fold rule, as plain statements about all naturals.
//!
//! Representation: `forall leading: body` over the frame of the block. A part that is put into an
//! obligation has its own bound variables: those of the n-th part stand n times their number
//! behind those of the block. Nothing is simplified, so the checker builds literally the same.
//! Failure: none; whether they hold is decided elsewhere.
//! Source: see the fold rule in the module `heaps`.

use super::duty::Duty;
use super::form::{Form, Frame};
use crate::logic::lower::linear::{Linear, Part, Var};
use crate::logic::lower::plain::{Atom, Plain};
use crate::logic::syntax::game::Play;
use num_bigint::{BigInt, BigUint};

/// One obligation as a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Obligation {
    pub duty: Duty,
    pub leading: Vec<Var>,
    pub body: Plain,
    /// The names of all its variables, by index.
    pub names: Vec<String>,
}

/// All obligations of a block.
pub(crate) fn obligations(form: &Form) -> Vec<Obligation> {
    Duty::all(form.play).iter().map(|&duty| Builder { form, frame: form.frame, put: 0 }.obligation(duty)).collect()
}

struct Builder<'f> {
    form: &'f Form,
    frame: Frame,
    /// How many parts of the block were put into the obligation.
    put: Var,
}

impl Builder<'_> {
    fn obligation(mut self, duty: Duty) -> Obligation {
        let (leading, body) = self.statement(duty);
        let bound = &self.form.names[self.frame.count() as usize..];
        let copies = (0..self.put).flat_map(|_| bound.iter().cloned());
        let names = self.form.names[..self.frame.count() as usize].iter().cloned().chain(copies).collect();
        Obligation { duty, leading, body, names }
    }

    fn statement(&mut self, duty: Duty) -> (Vec<Var>, Plain) {
        let frame = self.frame;
        let (s, x, t, y) = (frame.s(), frame.x(), frame.t(), frame.y());
        let (v, z, u, p) = (frame.v(), frame.z(), frame.u(), frame.p());
        let misere = self.form.play == Play::Misere;
        match duty {
            Duty::SumExists => {
                let premise = self.invariant(s);
                let conclusion = self.some(t, |this| this.sum(s, x, t));
                (self.leading(&[s], &[x]), implies(premise, conclusion))
            }
            Duty::SumSingle => {
                let premise = all(vec![self.invariant(s), self.sum(s, x, t), self.sum(s, x, u)]);
                (self.leading(&[s, t, u], &[x]), implies(premise, self.same(t, u)))
            }
            Duty::SumOrder => {
                let premise = self.invariant(s);
                // One after the other, so that few variables are alive at once.
                let conclusion = self.some(t, |this| {
                    let first = this.sum(s, x, t);
                    let other = this.some(v, |this| {
                        let first = this.sum(s, y, v);
                        let meet = this.some(u, |this| {
                            let one = this.sum(t, y, u);
                            let again = all(vec![equal(x, z), this.sum(v, z, u)]);
                            all(vec![one, exists(z, again)])
                        });
                        all(vec![first, meet])
                    });
                    all(vec![first, other])
                });
                (self.leading(&[s], &[x, y]), implies(premise, conclusion))
            }
            Duty::InvariantStart => {
                let premise = self.start();
                (self.leading(&[s], &[]), implies(premise, self.invariant(s)))
            }
            Duty::InvariantSum => {
                let premise = all(vec![self.invariant(s), self.sum(s, x, t)]);
                (self.leading(&[s, t], &[x]), implies(premise, self.invariant(t)))
            }
            Duty::Losing => {
                let premise =
                    all(vec![self.invariant(s), less(y, x), self.sum(s, x, t), self.losing(t), self.sum(s, y, u)]);
                (self.leading(&[s, t, u], &[x, y]), implies(premise, not(self.losing(u))))
            }
            Duty::RestStart => {
                let premise = all(vec![self.start(), self.invariant(p)]);
                (self.leading(&[s, p], &[]), implies(premise, self.rest(s, p)))
            }
            Duty::RestSum => {
                let premise = all(vec![
                    self.invariant(s),
                    self.invariant(p),
                    self.rest(s, p),
                    self.sum(s, x, t),
                    not(self.select(p, x)),
                ]);
                (self.leading(&[s, t, p], &[x]), implies(premise, self.rest(t, p)))
            }
            Duty::RestWhole => {
                let premise = all(vec![self.same(s, p), self.invariant(p), self.rest(s, p)]);
                let losing = self.losing(p);
                let conclusion = if misere { Plain::Or(vec![losing, self.end(p)]) } else { losing };
                (self.leading(&[s, p], &[]), implies(premise, conclusion))
            }
            Duty::Reply => {
                let premise = all(vec![self.invariant(s), self.sum(s, x, p), self.select(p, x), not(self.losing(p))]);
                let reached = self.some(u, |this| all(vec![this.sum(s, y, u), this.losing(u)]));
                let conclusion = exists(y, all(vec![less(y, x), reached]));
                (self.leading(&[s, p], &[x]), implies(premise, conclusion))
            }
            Duty::EndStart => {
                let premise = self.start();
                let conclusion = if misere { self.end(s) } else { self.losing(s) };
                (self.leading(&[s], &[]), implies(premise, conclusion))
            }
            Duty::EndSum if misere => {
                let premise = all(vec![self.invariant(s), self.sum(s, x, t)]);
                let after = self.end(t);
                let before = all(vec![self.end(s), zero(x)]);
                (self.leading(&[s, t], &[x]), implies(premise, Plain::Iff(Box::new(after), Box::new(before))))
            }
            Duty::EndSum => {
                let premise = all(vec![self.start(), zero(x), self.sum(s, x, t)]);
                (self.leading(&[s, t], &[x]), implies(premise, self.same(s, t)))
            }
            Duty::EndWon => {
                let premise = all(vec![self.invariant(p), self.end(p)]);
                (self.leading(&[p], &[]), implies(premise, not(self.losing(p))))
            }
        }
    }

    /// The variables of these tuples and these single ones, in increasing order.
    fn leading(&self, tuples: &[Var], single: &[Var]) -> Vec<Var> {
        let entries = tuples.iter().flat_map(|&from| self.frame.tuple(from));
        let mut leading: Vec<Var> = entries.chain(single.iter().copied()).collect();
        leading.sort_unstable();
        leading
    }

    /// Some values of the tuple make the body true.
    fn some(&mut self, tuple: Var, body: impl FnOnce(&mut Self) -> Plain) -> Plain {
        let body = body(self);
        self.frame.tuple(tuple).rev().fold(body, |body, var| exists(var, body))
    }

    /// s = start
    fn start(&self) -> Plain {
        let entries = self.frame.tuple(self.frame.s()).zip(&self.form.start);
        all(entries.map(|(var, number)| equation(&[(var, 1)], number)).collect())
    }

    /// Two tuples are the same; the first stands before the second in the frame.
    fn same(&self, one: Var, other: Var) -> Plain {
        all(self.frame.tuple(one).zip(self.frame.tuple(other)).map(|(one, other)| equal(one, other)).collect())
    }

    fn sum(&mut self, s: Var, x: Var, t: Var) -> Plain {
        let frame = self.frame;
        self.part(|form| &form.sum, &[(frame.s(), s), (frame.x(), x), (frame.t(), t)])
    }

    fn invariant(&mut self, s: Var) -> Plain {
        self.part(|form| &form.invariant, &[(self.frame.s(), s)])
    }

    fn losing(&mut self, s: Var) -> Plain {
        self.part(|form| &form.losing, &[(self.frame.s(), s)])
    }

    /// Only in misère play.
    fn end(&mut self, s: Var) -> Plain {
        self.part(|form| form.end.as_ref().expect("the parser wants an end in misère play"), &[(self.frame.s(), s)])
    }

    fn select(&mut self, p: Var, x: Var) -> Plain {
        self.part(|form| &form.select, &[(self.frame.p(), p), (self.frame.x(), x)])
    }

    fn rest(&mut self, s: Var, p: Var) -> Plain {
        self.part(|form| &form.rest, &[(self.frame.s(), s), (self.frame.p(), p)])
    }

    /// A part of the block with its tuples, or its x, elsewhere in the frame.
    fn part(&mut self, which: impl Fn(&Form) -> &Plain, moved: &[(Var, Var)]) -> Plain {
        let (frame, names) = (self.frame, self.form.names.len());
        let own = Var::try_from(names).expect("parts are limited far below 2^32") - frame.count();
        let shift = own * self.put;
        self.put += 1;
        let place = |var: Var| {
            if var >= frame.count() {
                return var + shift;
            }
            let length = |from: Var| if from == frame.x() { 1 } else { frame.size };
            let found = moved.iter().find(|(from, _)| (*from..from + length(*from)).contains(&var));
            found.map_or(var, |(from, to)| var - from + to)
        };
        renamed(which(self.form), &place)
    }
}

/// The formula with other variables; `place` is one to one and keeps the order within each term.
fn renamed(plain: &Plain, place: &impl Fn(Var) -> Var) -> Plain {
    let inner = |part: &Plain| Box::new(renamed(part, place));
    let list = |parts: &[Plain]| parts.iter().map(|part| renamed(part, place)).collect();
    match plain {
        Plain::Truth(truth) => Plain::Truth(*truth),
        Plain::Atom(atom, span) => Plain::Atom(atom.map(|term| renamed_term(term, place)), span.clone()),
        Plain::Not(part) => Plain::Not(inner(part)),
        Plain::And(parts) => Plain::And(list(parts)),
        Plain::Or(parts) => Plain::Or(list(parts)),
        Plain::Implies(left, right) => Plain::Implies(inner(left), inner(right)),
        Plain::Iff(left, right) => Plain::Iff(inner(left), inner(right)),
        Plain::Exists(var, body, span) => Plain::Exists(place(*var), inner(body), span.clone()),
        Plain::Forall(var, body, span) => Plain::Forall(place(*var), inner(body), span.clone()),
    }
}

fn renamed_term(term: &Linear, place: &impl Fn(Var) -> Var) -> Linear {
    let part = |part: &Part| match part {
        Part::Var(var) => Part::Var(place(*var)),
        Part::Xor(operands) => Part::Xor(operands.iter().map(|operand| renamed_term(operand, place)).collect()),
        Part::Shift(inner) => Part::Shift(Box::new(renamed_term(inner, place))),
        Part::Lowpart(inner) => Part::Lowpart(Box::new(renamed_term(inner, place))),
    };
    let parts = term.parts.iter().map(|(one, coefficient)| (part(one), coefficient.clone())).collect();
    Linear { parts, constant: term.constant.clone() }
}

/// Conjunction without any simplifying; one part stands for itself.
fn all(mut parts: Vec<Plain>) -> Plain {
    if parts.len() == 1 { parts.remove(0) } else { Plain::And(parts) }
}

fn implies(premise: Plain, conclusion: Plain) -> Plain {
    Plain::Implies(Box::new(premise), Box::new(conclusion))
}

fn not(plain: Plain) -> Plain {
    Plain::Not(Box::new(plain))
}

fn exists(var: Var, body: Plain) -> Plain {
    Plain::Exists(var, Box::new(body), 0..0)
}

/// The variables in increasing order with their coefficients add up to the number.
fn equation(parts: &[(Var, i32)], number: &BigUint) -> Plain {
    let parts = parts.iter().map(|&(var, factor)| (Part::Var(var), BigInt::from(factor))).collect();
    Plain::Atom(Atom::Equal(Linear { parts, constant: -BigInt::from(number.clone()) }), 0..0)
}

fn equal(first: Var, second: Var) -> Plain {
    equation(&[(first, 1), (second, -1)], &BigUint::ZERO)
}

fn zero(var: Var) -> Plain {
    equation(&[(var, 1)], &BigUint::ZERO)
}

/// y < x, x standing first in the frame.
fn less(y: Var, x: Var) -> Plain {
    let parts = vec![(Part::Var(x), BigInt::from(-1)), (Part::Var(y), BigInt::from(1))];
    Plain::Atom(Atom::AtMost(Linear { parts, constant: BigInt::from(1) }), 0..0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::blocks::heaps::form::form;
    use crate::logic::certificate::of_heaps;
    use crate::logic::check::{Refused, check};
    use crate::logic::decide::{Options, Trail, trail};
    use crate::logic::syntax::formula::Numeration;
    use crate::logic::{Limits, lower::elaborate};
    use crate::source::Text;

    /// A block for one entry whose sum is the formula t = s + x, a term or not.
    fn with_sum(sum: &str) -> Form {
        let text = format!(
            "define sum(s, x, t) := {sum}\nheaps h (s) normal {{ start 0; add x to (s); losing s = 0; \
             select (p) x > 0; rest (p) s = 0 }}\n"
        );
        let claims = crate::logic::parse(&Text::new("t", &text)).unwrap_or_else(|faults| panic!("{faults}"));
        let mut form = form(&claims, claims.heaps("h").expect("stated"), &Limits::default()).expect("small");
        let body = &claims.definition("sum").expect("defined").body;
        let free = ["s", "x", "t", "", "", "", "", ""];
        form.sum = elaborate::open(&claims, body, &free, &Limits::default()).expect("small").body;
        form
    }

    fn decided(form: &Form) -> Vec<(Duty, Trail)> {
        let decide = |one: &Obligation| {
            let decided = trail(&one.leading, &one.body, &one.names, Numeration::Binary, &Options::default());
            let mut trail = decided.expect("small");
            one.duty.label(form.play).clone_into(&mut trail.label);
            (one.duty, trail)
        };
        obligations(form).iter().map(decide).collect()
    }

    fn broken(decided: &[(Duty, Trail)]) -> Vec<Duty> {
        decided.iter().filter(|(_, trail)| trail.smallest().is_some()).map(|(duty, _)| *duty).collect()
    }

    /// With two results all else passes: a heap of 0 may make everything losing. Of the list (1, 1), which is
    /// lost, `losing` does not hold.
    #[test]
    fn a_sum_needs_a_single_result() {
        let form = with_sum("(x = 0 and (t = 0 or t = s)) or (x > 0 and t = 1)");
        let decided = decided(&form);
        assert_eq!(broken(&decided), [Duty::SumSingle]);
        // Nobody gets a certificate past the checker without that obligation, or with another in its place.
        let written = |trails: Vec<&Trail>| of_heaps("h", Numeration::Binary, 0, &form, trails.into_iter());
        let others = decided.iter().filter(|(duty, _)| *duty != Duty::SumSingle).map(|(_, trail)| trail);
        let without = written(others.collect()).expect("a log that leads there");
        let Err(Refused::Wrong { what, .. }) = check(&without) else { panic!("accepted") };
        assert_eq!(what, "the fold rule asks for 12 obligations, here are 11");
        let mut label = decided[0].1.clone();
        label.label.clone_from(&decided[1].1.label);
        let list = decided.iter().map(|(duty, trail)| if *duty == Duty::SumSingle { &label } else { trail });
        let replaced = written(list.collect()).expect("a log that leads there");
        let Err(Refused::Wrong { part, what }) = check(&replaced) else { panic!("accepted") };
        assert_eq!(part, "A, sum-single: adding a heap has one result");
        assert_eq!(what, format!("it is not the obligation `{part}` of the block"));
    }

    #[test]
    fn a_sum_needs_a_result() {
        let broken = broken(&decided(&with_sum("t + x = s")));
        assert_eq!(broken[..2], [Duty::SumExists, Duty::SumOrder], "the order needs a result as well: {broken:?}");
    }

    /// The parts of a block may speak of their own variables only, and none may bind those of others.
    #[test]
    fn parts_that_are_not_well_formed_are_refused() {
        let form = with_sum("t = s + x");
        // Decisions that hold; the parts are looked at before them.
        let decided = decided(&form);
        let holding = decided.iter().map(|(_, trail)| trail).filter(|trail| trail.smallest().is_none());
        let holding: Vec<&Trail> = holding.collect();
        let refused = |form: &Form| {
            let bytes = of_heaps("h", Numeration::Binary, 0, form, holding.iter().copied());
            match check(&bytes.expect("a log that leads there")) {
                Err(Refused::Wrong { what, .. }) => what,
                other => panic!("{other:?}"),
            }
        };
        let atom = |var| equation(&[(var, 1)], &BigUint::ZERO);
        for part in ["losing", "invariant", "select", "rest", "sum"] {
            let mut wrong = form.clone();
            let place = match part {
                "losing" => &mut wrong.losing,
                "invariant" => &mut wrong.invariant,
                "select" => &mut wrong.select,
                "rest" => &mut wrong.rest,
                _ => &mut wrong.sum,
            };
            *place = atom(wrong.frame.y());
            assert_eq!(refused(&wrong), format!("`{part}` speaks of a variable that is not its own"));
        }
        let mut wrong = form.clone();
        wrong.losing = exists(wrong.frame.s(), atom(wrong.frame.s()));
        assert_eq!(refused(&wrong), "`losing` binds a variable of the frame");
        let mut wrong = form.clone();
        wrong.names.pop();
        assert_eq!(refused(&wrong), "the accumulator has no entries, or there are too few names");
    }
}
