//! The fold rule: what must hold so that `losing` is right for every number of heaps.
//!
//! Representation: the parts of a block over one frame of variables, s x t y v z u p: of these x, y
//! and z are one variable, the others tuples with an entry for each of the accumulator. Bound variables
//! follow after the frame; the n-th part of an obligation has its own, n times their number further
//! on. The obligations are built here and nowhere else: the engine asks for them and proves them.
//! Failure: a part that speaks of variables which are not its own is refused.
//! Source: the fold rule and its proof are in the documentation of blocks on heaps; Bouton 1902.

use super::Beyond;
use super::formula::{ENTRIES, Formula, Linear, Nodes, Obligation, Var, What};
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
}

/// An obligation of the fold rule by name; [`ObligationKind::label`] says what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObligationKind {
    SumExists,
    SumSingle,
    SumOrder,
    InvariantStart,
    InvariantSum,
    EndStart,
    EndSum,
    Losing,
    RestStart,
    RestSum,
    RestWhole,
    Reply,
    /// In misère play only.
    EndWon,
}

/// Everything that the rule asks for, in order: its letter in the rule, its name, and what it says in
/// normal play, then in misère play.
const ALL: [(ObligationKind, &str, &str); 13] = {
    use ObligationKind::*;
    const fn alike(kind: ObligationKind, label: &'static str) -> (ObligationKind, &'static str, &'static str) {
        (kind, label, label)
    }
    [
        alike(SumExists, "A, sum-exists: every heap can be added"),
        alike(SumSingle, "A, sum-single: adding a heap has one result"),
        alike(SumOrder, "A, sum-order: (s + x) + y = (s + y) + x"),
        alike(InvariantStart, "I, invariant-start: the invariant holds at the start"),
        alike(InvariantSum, "I, invariant-sum: adding a heap keeps the invariant"),
        (EndStart, "E, end-start: the empty list is losing", "E, end-start: the empty list is an end"),
        (EndSum, "E, end-sum: a heap of 0 keeps the start", "E, end-sum: s + x is an end iff s is one and x = 0"),
        alike(Losing, "P, losing: no move leads from losing to losing"),
        alike(RestStart, "N1, rest-start: `rest` holds at the start"),
        alike(RestSum, "N1, rest-sum: adding a heap that is not selected keeps `rest`"),
        (
            RestWhole,
            "N1, rest-whole: where `rest` holds of the whole, it is losing",
            "N1, rest-whole: where `rest` holds of the whole, it is losing or an end",
        ),
        alike(Reply, "N2, reply: a selected heap can be lowered to a losing list"),
        alike(EndWon, "E, end-won: an end is not losing"),
    ]
};

impl ObligationKind {
    /// Everything that the rule asks for, in order; the last in misère play only.
    pub fn all(misere: bool) -> impl Iterator<Item = ObligationKind> {
        ALL.iter().map(|(kind, ..)| *kind).take(if misere { 13 } else { 12 })
    }

    /// Its letter in the rule, its name, and what it says.
    pub fn label(self, misere: bool) -> &'static str {
        let (_, normal, misere_label) = ALL[self as usize];
        if misere { misere_label } else { normal }
    }

    /// Letter and name without what it says: `N2, reply`.
    pub fn short(self) -> &'static str {
        let label = self.label(false);
        label.split_once(':').map_or(label, |(short, _)| short)
    }
}

/// The first variables of the tuples, and the single variables.
///
/// In this order every obligation can put one tuple in the place of another and keep the order of
/// variables in all terms, so their normal form stays: s before x before t, s before p, x before p.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    /// Entries of the accumulator.
    pub size: Var,
    pub s: Var,
    pub x: Var,
    pub t: Var,
    pub y: Var,
    pub v: Var,
    pub z: Var,
    pub u: Var,
    pub p: Var,
    /// How many variables the frame has.
    pub count: Var,
}

impl Heaps {
    /// The frame of the accumulator, whose length is known to be small.
    pub fn frame(&self) -> Frame {
        Frame::new(Var::try_from(self.start.len()).unwrap_or(0))
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
        if frame.size > ENTRIES {
            return Err(format!("the accumulator has more than {ENTRIES} entries"));
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
                return Err(format!("`{word}` uses a variable that is not its own"));
            }
            if !part.bound().iter().all(|&var| var >= frame.count) {
                return Err(format!("`{word}` binds a variable of the frame"));
            }
        }
        Ok(())
    }

    /// One thing that the rule asks for, whose parts become fewer.
    pub fn obligation(&self, kind: ObligationKind, nodes: &mut Nodes) -> Result<Obligation, Beyond> {
        let mut builder = Builder { heaps: self, frame: self.frame(), parts: 0 };
        let (leading, body) = builder.statement(kind);
        let (own, bound) = self.names.split_at(builder.frame.count as usize);
        let names: usize = bound.iter().map(|name| 1 + name.len() / 8).sum();
        nodes.spend(body.size() + names * builder.parts as usize)?;
        let names = own.iter().chain((0..builder.parts).flat_map(|_| bound)).cloned().collect();
        Ok(Obligation { leading, body, names })
    }
}

impl Frame {
    /// The frame of an accumulator with this many entries.
    pub fn new(size: Var) -> Frame {
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

    /// The variables of the tuple that begins there.
    pub fn tuple(self, from: Var) -> Range<Var> {
        from..from + self.size
    }
}

/// An obligation in the making.
struct Builder<'h> {
    heaps: &'h Heaps,
    frame: Frame,
    /// How many parts of the block it has so far.
    parts: Var,
}

impl Builder<'_> {
    /// The leading variables, and the body.
    fn statement(&mut self, kind: ObligationKind) -> (Vec<Var>, Formula) {
        let Frame { s, x, t, y, v, z, u, p, .. } = self.frame;
        let misere = self.heaps.misere;
        let (leading, body): (&[Var], Formula) = match kind {
            ObligationKind::SumExists => {
                let premise = self.invariant(s);
                (&[s, x], implies(premise, self.some(t, |this| this.sum(s, x, t))))
            }
            ObligationKind::SumSingle => {
                let premise = and([self.invariant(s), self.sum(s, x, t), self.sum(s, x, u)]);
                (&[s, x, t, u], implies(premise, self.same(t, u)))
            }
            // Some t = s + x, v = s + y and u are such that u = t + y and u = v + x. One after the other, so
            // that few variables are alive at once.
            ObligationKind::SumOrder => {
                let premise = self.invariant(s);
                let meet = |this: &mut Self| and([this.sum(t, y, u), exists(z, and([equal(x, z), this.sum(v, z, u)]))]);
                let other = |this: &mut Self| and([this.sum(s, y, v), this.some(u, meet)]);
                let first = |this: &mut Self| and([this.sum(s, x, t), this.some(v, other)]);
                (&[s, x, y], implies(premise, self.some(t, first)))
            }
            ObligationKind::InvariantStart => (&[s], implies(self.start(), self.invariant(s))),
            ObligationKind::InvariantSum => {
                let premise = and([self.invariant(s), self.sum(s, x, t)]);
                (&[s, x, t], implies(premise, self.invariant(t)))
            }
            ObligationKind::EndStart if misere => (&[s], implies(self.start(), self.end(s))),
            ObligationKind::EndStart => (&[s], implies(self.start(), self.losing(s))),
            ObligationKind::EndSum if misere => {
                let premise = and([self.invariant(s), self.sum(s, x, t)]);
                let (after, before) = (self.end(t), and([self.end(s), zero(x)]));
                (&[s, x, t], implies(premise, Formula::Iff(Box::new(after), Box::new(before))))
            }
            ObligationKind::EndSum => {
                let premise = and([self.start(), zero(x), self.sum(s, x, t)]);
                (&[s, x, t], implies(premise, self.same(s, t)))
            }
            ObligationKind::Losing => {
                let lists = [self.invariant(s), less(y, x), self.sum(s, x, t), self.losing(t), self.sum(s, y, u)];
                (&[s, x, t, y, u], implies(and(lists), not(self.losing(u))))
            }
            ObligationKind::RestStart => {
                let premise = and([self.start(), self.invariant(p)]);
                (&[s, p], implies(premise, self.rest(s, p)))
            }
            ObligationKind::RestSum => {
                let lists = [self.invariant(s), self.invariant(p), self.rest(s, p)];
                let heap = [self.sum(s, x, t), not(self.select(p, x))];
                (&[s, x, t, p], implies(and(lists.into_iter().chain(heap)), self.rest(t, p)))
            }
            ObligationKind::RestWhole => {
                let premise = and([self.same(s, p), self.invariant(p), self.rest(s, p)]);
                let losing = self.losing(p);
                let conclusion = if misere { Formula::Or(vec![losing, self.end(p)]) } else { losing };
                (&[s, p], implies(premise, conclusion))
            }
            ObligationKind::Reply => {
                let premise = and([self.invariant(s), self.sum(s, x, p), self.select(p, x), not(self.losing(p))]);
                let reached = self.some(u, |this| and([this.sum(s, y, u), this.losing(u)]));
                (&[s, x, p], implies(premise, exists(y, and([less(y, x), reached]))))
            }
            ObligationKind::EndWon => {
                let premise = and([self.invariant(p), self.end(p)]);
                (&[p], implies(premise, not(self.losing(p))))
            }
        };
        let single = |var: &Var| [x, y, z].contains(var);
        let tuple = |var: &Var| if single(var) { *var..var + 1 } else { self.frame.tuple(*var) };
        (leading.iter().flat_map(tuple).collect(), body)
    }

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
        part.clone().renamed(&place)
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

/// All of them; a single one is left as it is.
pub(super) fn and(parts: impl IntoIterator<Item = Formula>) -> Formula {
    let mut parts: Vec<Formula> = parts.into_iter().collect();
    if parts.len() == 1 { parts.remove(0) } else { Formula::And(parts) }
}

pub(super) fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

pub(super) fn implies(premise: Formula, conclusion: Formula) -> Formula {
    Formula::Implies(Box::new(premise), Box::new(conclusion))
}

pub(super) fn exists(var: Var, body: Formula) -> Formula {
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
