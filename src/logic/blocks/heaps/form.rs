//! The parts of a block as plain formulas over one frame of variables.
//!
//! Representation: with an accumulator of k entries, variables 0 to k-1 are s, k is x, and so on as
//! [`Frame`] says; bound variables follow behind the frame, and no two formulas share one. The sum is
//! a formula: t = s + x.
//! Failure: too many parts once the definitions are written out.

use crate::logic::check::Frame;
use crate::logic::limit::{GaveUp, Limits};
use crate::logic::lower::elaborate;
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::formula::{Formula, FormulaKind, Name, Relation, Term, TermKind};
use crate::logic::syntax::game::Play;
use crate::logic::syntax::heaps::HeapsBlock;
use num_bigint::BigUint;

/// A block in plain form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub play: Play,
    pub frame: Frame,
    /// The names of the frame's variables and of all bound ones, by index.
    pub names: Vec<String>,
    pub start: Vec<BigUint>,
    /// t = s + x
    pub sum: Plain,
    pub invariant: Plain,
    /// With whole p and heap x.
    pub select: Plain,
    /// With accumulator s of some heaps of the whole p.
    pub rest: Plain,
    pub losing: Plain,
    pub end: Option<Plain>,
}

/// The block in plain form.
pub(crate) fn form(claims: &Claims, block: &HeapsBlock, limits: &Limits) -> Result<Form, GaveUp> {
    let size = Var::try_from(block.accumulator.len()).expect("names of a text are few");
    let frame = Frame::new(size);
    let texts = |names: &[Name]| names.iter().map(|name| name.text.clone()).collect::<Vec<_>>();
    let primed = |names: &[String], primes: &str| names.iter().map(|name| format!("{name}{primes}")).collect();
    let (s, x, p) = (texts(&block.accumulator), vec![block.heap.text.clone()], texts(&block.whole));
    let rest: [Vec<String>; 5] =
        [primed(&s, "'"), primed(&x, "'"), primed(&s, "''"), primed(&x, "''"), primed(&s, "'''")];
    let names: Vec<String> = [&s[..], &x].concat().into_iter().chain(rest.into_iter().flatten()).chain(p).collect();
    let mut builder = FormBuilder { claims, limits, frame, names };
    // No name of a text begins with a digit.
    let results: Vec<String> = (0..size).map(|entry| entry.to_string()).collect();
    let equation = |(name, term): (&String, &Term)| {
        let result = Term { kind: TermKind::Variable(name.clone()), span: term.span.clone() };
        Formula {
            kind: FormulaKind::Compare(vec![result, term.clone()], vec![Relation::Equal]),
            span: term.span.clone(),
        }
    };
    let equations = results.iter().zip(&block.sum).map(equation).collect();
    let sum = Formula { kind: FormulaKind::And(equations), span: block.span.clone() };
    let always = Formula { kind: FormulaKind::Truth(true), span: block.name.span.clone() };
    let of_s = [(frame.s, &s)];
    Ok(Form {
        play: block.play,
        frame,
        start: block.start.clone(),
        sum: builder.plain(&sum, &[(frame.s, &s), (frame.x, &x), (frame.t, &results)])?,
        invariant: builder.plain(block.invariant.as_ref().unwrap_or(&always), &of_s)?,
        select: builder.plain(&block.select, &[(frame.p, &texts(&block.whole)), (frame.x, &x)])?,
        rest: builder.plain(&block.rest, &[(frame.s, &s), (frame.p, &texts(&block.whole))])?,
        losing: builder.plain(&block.losing, &of_s)?,
        end: block.end.as_ref().map(|end| builder.plain(end, &of_s)).transpose()?,
        names: builder.names,
    })
}

struct FormBuilder<'c> {
    claims: &'c Claims,
    limits: &'c Limits,
    frame: Frame,
    /// Those of the frame and of the bound variables so far.
    names: Vec<String>,
}

impl FormBuilder<'_> {
    /// The formula, in which these names mean the variables that begin there.
    fn plain(&mut self, formula: &Formula, visible: &[(Var, &Vec<String>)]) -> Result<Plain, GaveUp> {
        // Names that the part does not see are empty, and so nothing means them.
        let mut free = vec![""; self.names.len()];
        for (from, names) in visible {
            for (var, name) in (*from as usize..).zip(*names) {
                free[var] = name;
            }
        }
        let sentence = elaborate::open(self.claims, formula, &free, self.limits)?;
        self.names.extend(sentence.names.into_iter().skip(free.len()));
        debug_assert!(self.names.len() >= self.frame.count as usize);
        Ok(sentence.body)
    }
}
