//! The fold rule: what must hold so that `losing` is right for every number of heaps.
//!
//! Representation: the parts of a block over one frame of variables, s x t y v z u p: of these x, y
//! and z are one variable, the others tuples with an entry for each of the accumulator. Bound variables
//! follow behind the frame; the n-th part put into an obligation has its own, n times their number
//! further on. The obligations are built here from the parts, as closed formulas.
//! Failure: a part that speaks of variables which are not its own is refused.
//! Source: the fold rule and its proof stand in the documentation of blocks on heaps; Bouton 1902.

use super::formula::{Formula, Linear, Var, What};
use num_bigint::{BigInt, BigUint};
use std::ops::Range;

/// The parts of a block.
pub(super) struct Heaps {
    pub misere: bool,
    /// The names of the frame's variables and of all bound ones, by index.
    pub names: Vec<String>,
    /// The accumulator of the empty list; its length is that of every tuple.
    pub start: Vec<BigUint>,
    /// t = s + x
    pub sum: Formula,
    /// Of s.
    pub invariant: Formula,
    /// Of whole p and heap x.
    pub select: Formula,
    /// Of s and whole p.
    pub rest: Formula,
    /// Of s.
    pub losing: Formula,
    /// Of s; false in normal play, where it is not stated.
    pub end: Formula,
    /// Where all this stands.
    pub stated: Range<usize>,
}

/// What must be proved: `forall leading: body`, the body built when it is looked at.
pub(super) struct Obligation<'h> {
    pub label: &'static str,
    pub leading: Vec<Var>,
    heaps: &'h Heaps,
    build: Box<dyn Fn(&mut Put<'h>) -> Formula>,
}

/// The first variables of the tuples, and the single variables.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub size: Var,
    pub s: Var,
    pub x: Var,
    pub t: Var,
    y: Var,
    v: Var,
    z: Var,
    u: Var,
    pub p: Var,
    count: Var,
}

impl Heaps {
    /// The frame of an accumulator with this many entries; its length is known to be small.
    pub fn frame(&self) -> Frame {
        let size = Var::try_from(self.start.len()).unwrap_or(0);
        Frame {
            size,
            s: 0,
            x: size,
            t: size + 1,
            y: 2 * size + 1,
            v: 2 * size + 2,
            z: 3 * size + 2,
            u: 3 * size + 3,
            p: 4 * size + 3,
            count: 5 * size + 3,
        }
    }

    /// The parts with the words for them, the end only in misère play.
    pub fn parts(&self) -> Vec<(&'static str, &Formula)> {
        let mut parts = vec![
            ("sum", &self.sum),
            ("invariant", &self.invariant),
            ("select", &self.select),
            ("rest", &self.rest),
            ("losing", &self.losing),
        ];
        if self.misere {
            parts.push(("end", &self.end));
        }
        parts
    }

    /// Each part speaks of its own variables only and binds none of the frame.
    pub fn well_formed(&self) -> Result<(), String> {
        let frame = self.frame();
        if frame.size == 0 || self.names.len() < frame.count as usize {
            return Err("the accumulator has no entries, or there are too few names".to_owned());
        }
        let (s, t, p) = (frame.tuple(frame.s), frame.tuple(frame.t), frame.tuple(frame.p));
        let x = frame.x..frame.x + 1;
        for (word, part) in self.parts() {
            let own = match word {
                "sum" => vec![s.clone(), x.clone(), t.clone()],
                "select" => vec![p.clone(), x.clone()],
                "rest" => vec![s.clone(), p.clone()],
                _ => vec![s.clone()],
            };
            if !part.free().iter().all(|var| own.iter().any(|range| range.contains(var))) {
                return Err(format!("`{word}` speaks of a variable that is not its own"));
            }
            if !part.bound().iter().all(|&var| var >= frame.count) {
                return Err(format!("`{word}` binds a variable of the frame"));
            }
        }
        Ok(())
    }

    /// Everything that the rule asks for.
    pub fn obligations(&self) -> Vec<Obligation<'_>> {
        let Frame { s, x, t, y, v, z, u, p, .. } = self.frame();
        let (normal, misere) = (!self.misere, self.misere);
        let mut list = vec![
            self.obligation("A, sum-exists: every heap can be added", &[s, x], move |put| {
                implies(put.invariant(s), put.some(t, move |put| put.sum(s, x, t)))
            }),
            self.obligation("A, sum-single: adding a heap has one result", &[s, x, t, u], move |put| {
                implies(and([put.invariant(s), put.sum(s, x, t), put.sum(s, x, u)]), put.same(t, u))
            }),
            // Some t = s + x, v = s + y and u are such that u = t + y and u = v + x.
            self.obligation("A, sum-order: (s + x) + y = (s + y) + x", &[s, x, y], move |put| {
                let meet =
                    move |put: &mut Put<'_>| and([put.sum(t, y, u), exists(z, and([equal(x, z), put.sum(v, z, u)]))]);
                let other = move |put: &mut Put<'_>| and([put.sum(s, y, v), put.some(u, meet)]);
                let first = move |put: &mut Put<'_>| and([put.sum(s, x, t), put.some(v, other)]);
                implies(put.invariant(s), put.some(t, first))
            }),
            self.obligation("I, invariant-start: the invariant holds at the start", &[s], move |put| {
                implies(put.start(), put.invariant(s))
            }),
            self.obligation("I, invariant-sum: adding a heap keeps the invariant", &[s, x, t], move |put| {
                implies(and([put.invariant(s), put.sum(s, x, t)]), put.invariant(t))
            }),
        ];
        if normal {
            list.push(self.obligation("E, end-start: the empty list is losing", &[s], move |put| {
                implies(put.start(), put.losing(s))
            }));
            list.push(self.obligation("E, end-sum: a heap of 0 keeps the start", &[s, x, t], move |put| {
                implies(and([put.start(), zero(x), put.sum(s, x, t)]), put.same(s, t))
            }));
        } else {
            list.push(self.obligation("E, end-start: the empty list is an end", &[s], move |put| {
                implies(put.start(), put.end(s))
            }));
            list.push(self.obligation("E, end-sum: s + x is an end iff s is one and x = 0", &[s, x, t], move |put| {
                let premise = and([put.invariant(s), put.sum(s, x, t)]);
                implies(premise, Formula::Iff(Box::new(put.end(t)), Box::new(and([put.end(s), zero(x)]))))
            }));
        }
        list.push(self.obligation("P, losing: no move leads from losing to losing", &[s, x, t, y, u], move |put| {
            let premise = and([put.invariant(s), less(y, x), put.sum(s, x, t), put.losing(t), put.sum(s, y, u)]);
            implies(premise, not(put.losing(u)))
        }));
        list.push(self.obligation("N1, rest-start: `rest` holds at the start", &[s, p], move |put| {
            implies(and([put.start(), put.invariant(p)]), put.rest(s, p))
        }));
        let label = "N1, rest-sum: adding a heap that is not selected keeps `rest`";
        list.push(self.obligation(label, &[s, x, t, p], move |put| {
            let lists = [put.invariant(s), put.invariant(p), put.rest(s, p)];
            let heap = [put.sum(s, x, t), not(put.select(p, x))];
            implies(and(lists.into_iter().chain(heap)), put.rest(t, p))
        }));
        let label = if misere {
            "N1, rest-whole: where `rest` holds of the whole, it is losing or an end"
        } else {
            "N1, rest-whole: where `rest` holds of the whole, it is losing"
        };
        list.push(self.obligation(label, &[s, p], move |put| {
            let premise = and([put.same(s, p), put.invariant(p), put.rest(s, p)]);
            let losing = put.losing(p);
            implies(premise, if misere { Formula::Or(vec![losing, put.end(p)]) } else { losing })
        }));
        list.push(self.obligation(
            "N2, reply: a selected heap can be lowered to a losing list",
            &[s, x, p],
            move |put| {
                let premise = and([put.invariant(s), put.sum(s, x, p), put.select(p, x), not(put.losing(p))]);
                let reached = put.some(u, move |put| and([put.sum(s, y, u), put.losing(u)]));
                implies(premise, exists(y, and([less(y, x), reached])))
            },
        ));
        if misere {
            list.push(self.obligation("E, end-won: an end is not losing", &[p], move |put| {
                implies(and([put.invariant(p), put.end(p)]), not(put.losing(p)))
            }));
        }
        list
    }

    /// `forall leading: body`; single variables and the tuples that begin at the others.
    fn obligation<'h>(
        &'h self,
        label: &'static str,
        leading: &[Var],
        build: impl Fn(&mut Put<'h>) -> Formula + 'static,
    ) -> Obligation<'h> {
        let frame = self.frame();
        let single = |var: &Var| [frame.x, frame.y, frame.z].contains(var);
        let leading = leading.iter().flat_map(|var| if single(var) { *var..var + 1 } else { frame.tuple(*var) });
        Obligation { label, leading: leading.collect(), heaps: self, build: Box::new(build) }
    }
}

impl<'h> Obligation<'h> {
    /// The body, and the names of all variables by index.
    pub fn body(&self) -> (Formula, impl Iterator<Item = &'h String> + Clone) {
        let frame = self.heaps.frame();
        let mut put = Put { heaps: self.heaps, frame, parts: 0 };
        let body = (self.build)(&mut put);
        let (own, bound) = self.heaps.names.split_at(frame.count as usize);
        (body, own.iter().chain((0..put.parts).flat_map(move |_| bound)))
    }
}

impl Frame {
    pub fn tuple(self, from: Var) -> Range<Var> {
        from..from + self.size
    }
}

/// Parts of a block at other variables of the frame.
struct Put<'h> {
    heaps: &'h Heaps,
    frame: Frame,
    /// How many there are so far.
    parts: Var,
}

impl Put<'_> {
    fn sum(&mut self, s: Var, x: Var, t: Var) -> Formula {
        self.part(&self.heaps.sum, Frame { s, x, t, ..self.frame })
    }

    fn invariant(&mut self, s: Var) -> Formula {
        self.part(&self.heaps.invariant, Frame { s, ..self.frame })
    }

    fn select(&mut self, p: Var, x: Var) -> Formula {
        self.part(&self.heaps.select, Frame { p, x, ..self.frame })
    }

    fn rest(&mut self, s: Var, p: Var) -> Formula {
        self.part(&self.heaps.rest, Frame { s, p, ..self.frame })
    }

    fn losing(&mut self, s: Var) -> Formula {
        self.part(&self.heaps.losing, Frame { s, ..self.frame })
    }

    fn end(&mut self, s: Var) -> Formula {
        self.part(&self.heaps.end, Frame { s, ..self.frame })
    }

    /// The part with its s, x, t and p there. Free variables stay in the frame and bound ones outside,
    /// each part with its own, so nothing is captured.
    fn part(&mut self, part: &Formula, there: Frame) -> Formula {
        let here = self.frame;
        let bound = Var::try_from(self.heaps.names.len()).unwrap_or(0) - here.count;
        let behind = bound * self.parts;
        self.parts += 1;
        let place = |var: Var| {
            let tuples = [(here.s, there.s), (here.t, there.t), (here.p, there.p)];
            let tuple = tuples.into_iter().find(|(from, _)| here.tuple(*from).contains(&var));
            match tuple {
                _ if var >= here.count => var + behind,
                Some((from, to)) => var - from + to,
                None => there.x,
            }
        };
        part.renamed(&place)
    }

    fn some(&mut self, tuple: Var, body: impl FnOnce(&mut Self) -> Formula) -> Formula {
        let body = body(self);
        self.frame.tuple(tuple).rev().fold(body, |body, var| exists(var, body))
    }

    fn start(&self) -> Formula {
        let entries = self.frame.tuple(self.frame.s).zip(&self.heaps.start);
        and(entries.map(|(var, number)| equation(&[(var, 1)], number)))
    }

    fn same(&self, one: Var, other: Var) -> Formula {
        and(self.frame.tuple(one).zip(self.frame.tuple(other)).map(|(one, other)| equal(one, other)))
    }
}

/// All of them; one stands for itself.
fn and(parts: impl IntoIterator<Item = Formula>) -> Formula {
    let mut parts: Vec<Formula> = parts.into_iter().collect();
    if parts.len() == 1 { parts.remove(0) } else { Formula::And(parts) }
}

fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

fn implies(premise: Formula, conclusion: Formula) -> Formula {
    Formula::Implies(Box::new(premise), Box::new(conclusion))
}

fn exists(var: Var, body: Formula) -> Formula {
    Formula::Exists(var, Box::new(body))
}

/// Variables in increasing order with their coefficients add up to the number.
fn equation(parts: &[(Var, i32)], number: &BigUint) -> Formula {
    let parts = parts.iter().map(|&(var, factor)| (What::Var(var), BigInt::from(factor))).collect();
    Formula::Equal(Linear { parts, constant: -BigInt::from(number.clone()) })
}

fn equal(first: Var, second: Var) -> Formula {
    equation(&[(first, 1), (second, -1)], &BigUint::ZERO)
}

fn zero(var: Var) -> Formula {
    equation(&[(var, 1)], &BigUint::ZERO)
}

/// y < x: 1 - x + y <= 0.
fn less(y: Var, x: Var) -> Formula {
    let parts = vec![(What::Var(x), BigInt::from(-1)), (What::Var(y), BigInt::from(1))];
    Formula::AtMost(Linear { parts, constant: BigInt::from(1) })
}
