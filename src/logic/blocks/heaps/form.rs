//! The parts of a block as plain formulas over one frame of variables.
//!
//! Representation: with an accumulator of k entries, variables 0 to k-1 are s, k is x, and so on as
//! [`Frame`] says; bound variables follow after the frame, and no two formulas share one. The sum is
//! a formula: t = s + x.
//! Failure: too many parts once the definitions are written out.

use crate::logic::blocks::parts::{Parts, equations, results};
use crate::logic::check::Frame;
use crate::logic::limit::{GaveUp, Limits};
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::formula::{Formula, FormulaKind, Name};
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
    let mut builder = Parts { claims, limits, names };
    let results = results(block.accumulator.len());
    let sum = equations(&results, &block.sum, &block.span);
    let always = Formula { kind: FormulaKind::Truth(true), span: block.name.span.clone() };
    let whole = texts(&block.whole);
    let at = |var: Var| var as usize;
    let (of_s, of_x, of_p) = ((at(frame.s), &s[..]), (at(frame.x), &x[..]), (at(frame.p), &whole[..]));
    Ok(Form {
        play: block.play,
        frame,
        start: block.start.clone(),
        sum: builder.plain(&sum, &[of_s, of_x, (at(frame.t), &results)])?,
        invariant: builder.plain(block.invariant.as_ref().unwrap_or(&always), &[of_s])?,
        select: builder.plain(&block.select, &[of_p, of_x])?,
        rest: builder.plain(&block.rest, &[of_s, of_p])?,
        losing: builder.plain(&block.losing, &[of_s])?,
        end: block.end.as_ref().map(|end| builder.plain(end, &[of_s])).transpose()?,
        names: builder.names,
    })
}
