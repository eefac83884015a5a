//! From a formula to its automaton, and which automaton belongs to which part, for the certificate.
//!
//! Representation: a tree as the formula's, with numbers of steps of the engine. Where the engine
//! used an automaton again for other variables, the steps below are renamed as well.
//! Failure: gives up at the part that exceeds a limit.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

use super::engine::{Engine, encode, place};
use super::product::Join;
use crate::logic::limit::{GaveUp, Spent};
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::Plain;
use std::collections::HashMap;
use std::sync::Arc;

/// A part of the formula, its step, and how that came from the steps of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The step with the part's automaton.
    pub step: usize,
    /// Where it came from.
    pub origin: Origin,
}

/// Where the automaton of a part came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A truth value.
    Truth,
    /// An atom.
    Atom,
    /// `not`
    Not(Arc<Plan>),
    /// `and` or `or`: the parts, and the joins in their order. A join names two parts or, counted
    /// on behind them, earlier joins; then its step. Equal parts are joined once.
    Fold(Vec<Arc<Plan>>, Vec<[usize; 3]>),
    /// `iff`
    Iff(Arc<Plan>, Arc<Plan>),
    /// `exists`; whether there was a track to erase.
    Exists(Arc<Plan>, bool),
    /// `implies`, and the step of the negated left part.
    Implies(Arc<Plan>, Arc<Plan>, usize),
    /// `forall`: the steps of the negated part and of its projection; whether there was a track.
    Forall(Arc<Plan>, [usize; 2], bool),
}

/// An engine, and the plans of all that it has decided.
pub(crate) struct Planner<'n> {
    pub engine: Engine<'n>,
    /// Plans by the form of what they are about, each with all variables it was made for.
    plans: HashMap<Vec<u32>, (Arc<Plan>, Vec<Var>)>,
}

impl<'n> Planner<'n> {
    pub fn new(engine: Engine<'n>) -> Planner<'n> {
        Planner { engine, plans: HashMap::new() }
    }

    /// The plan of a formula; its automata are made if they are not there.
    pub(crate) fn plan(&mut self, plain: &Plain) -> Result<Arc<Plan>, GaveUp> {
        let (key, vars) = ranked(plain);
        if let Some((plan, then)) = self.plans.get(&key) {
            let (plan, then) = (plan.clone(), then.clone());
            return Ok(if then == vars { plan } else { self.renamed_plan(&plan, &then, &vars) });
        }
        let plan = Arc::new(self.fresh_plan(plain)?);
        self.plans.insert(key, (plan.clone(), vars));
        Ok(plan)
    }

    fn fresh_plan(&mut self, plain: &Plain) -> Result<Plan, GaveUp> {
        match plain {
            Plain::Truth(_) => Ok(Plan { step: self.engine.leaf(plain)?, origin: Origin::Truth }),
            Plain::Atom(..) => Ok(Plan { step: self.engine.leaf(plain)?, origin: Origin::Atom }),
            Plain::Not(inner) => {
                let child = self.plan(inner)?;
                let step = self.engine.not(child.step).map_err(|spent| spent.at(place(inner), "`not`"))?;
                Ok(Plan { step, origin: Origin::Not(child) })
            }
            Plain::And(parts) => self.fold_plan(parts, Join::And, "`and`"),
            Plain::Or(parts) => self.fold_plan(parts, Join::Or, "`or`"),
            Plain::Implies(left, right) => {
                let (one, other) = (self.plan(left)?, self.plan(right)?);
                let at = |spent: Spent| spent.at(place(left), "`implies`");
                let not = self.engine.not(one.step).map_err(at)?;
                let step = self.engine.join(Join::Or, not, other.step).map_err(at)?;
                Ok(Plan { step, origin: Origin::Implies(one, other, not) })
            }
            Plain::Iff(left, right) => {
                let (one, other) = (self.plan(left)?, self.plan(right)?);
                let at = |spent: Spent| spent.at(place(left), "`iff`");
                let step = self.engine.join(Join::Iff, one.step, other.step).map_err(at)?;
                Ok(Plan { step, origin: Origin::Iff(one, other) })
            }
            Plain::Exists(var, body, span) => {
                let child = self.plan(body)?;
                let step = self.engine.exists(*var, child.step);
                let step = step.map_err(|spent| spent.at(span.clone(), self.engine.quantifier("exists", *var)))?;
                let erased = self.engine.steps[child.step].dfa.tracks().contains(var);
                Ok(Plan { step, origin: Origin::Exists(child, erased) })
            }
            Plain::Forall(var, body, span) => {
                let child = self.plan(body)?;
                let word = self.engine.quantifier("forall", *var);
                let at = |spent: Spent| spent.at(span.clone(), word.clone());
                let not = self.engine.not(child.step).map_err(at)?;
                let exists = self.engine.exists(*var, not).map_err(at)?;
                let step = self.engine.not(exists).map_err(at)?;
                let erased = self.engine.steps[not].dfa.tracks().contains(var);
                Ok(Plan { step, origin: Origin::Forall(child, [not, exists], erased) })
            }
        }
    }

    fn fold_plan(&mut self, parts: &[Plain], join: Join, word: &str) -> Result<Plan, GaveUp> {
        let mut children = Vec::new();
        for part in parts {
            children.push(self.plan(part)?);
        }
        let steps: Vec<usize> = children.iter().map(|child| child.step).collect();
        let (step, joins) = self.engine.joins(parts, &steps, join, word)?;
        Ok(Plan { step, origin: Origin::Fold(children, joins) })
    }

    /// The same plan for other variables in the same order.
    fn renamed_plan(&mut self, plan: &Plan, then: &[Var], now: &[Var]) -> Arc<Plan> {
        let step = |this: &mut Self, step: usize| {
            let new = |track: &Var| now[then.binary_search(track).expect("tracks are variables of the part")];
            let tracks = this.engine.steps[step].dfa.tracks().iter().map(new).collect();
            this.engine.renamed(step, tracks)
        };
        let own = step(self, plan.step);
        let origin = match &plan.origin {
            Origin::Truth => Origin::Truth,
            Origin::Atom => Origin::Atom,
            Origin::Not(child) => Origin::Not(self.renamed_plan(child, then, now)),
            Origin::Fold(children, joins) => {
                let joins = joins.iter().map(|&[left, right, of]| [left, right, step(self, of)]).collect();
                Origin::Fold(children.iter().map(|child| self.renamed_plan(child, then, now)).collect(), joins)
            }
            Origin::Iff(left, right) => {
                Origin::Iff(self.renamed_plan(left, then, now), self.renamed_plan(right, then, now))
            }
            Origin::Exists(child, erased) => Origin::Exists(self.renamed_plan(child, then, now), *erased),
            Origin::Implies(left, right, not) => {
                let not = step(self, *not);
                Origin::Implies(self.renamed_plan(left, then, now), self.renamed_plan(right, then, now), not)
            }
            Origin::Forall(child, steps, erased) => {
                let steps = steps.map(|of| step(self, of));
                Origin::Forall(self.renamed_plan(child, then, now), steps, *erased)
            }
        };
        Arc::new(Plan { step: own, origin })
    }
}

/// The formula as numbers, the same only if another order-preserving choice of all variables, free
/// and bound, gives the other formula; and these variables in order.
fn ranked(plain: &Plain) -> (Vec<u32>, Vec<Var>) {
    let free: Vec<Var> = plain.free().into_iter().collect();
    let mut bound = Vec::new();
    quantified(plain, &mut bound);
    let mut vars = [&free[..], &bound[..]].concat();
    vars.sort_unstable();
    vars.dedup();
    let mut key = Vec::new();
    encode(plain, &free, &mut Vec::new(), &mut key);
    let rank = |var: &Var| u32::try_from(vars.partition_point(|other| other < var)).expect("parts are limited");
    key.extend(free.iter().chain(&bound).map(rank));
    (key, vars)
}

/// The variables of the quantifiers, from the left.
fn quantified(plain: &Plain, bound: &mut Vec<Var>) {
    match plain {
        Plain::Truth(_) | Plain::Atom(..) => {}
        Plain::Not(inner) => quantified(inner, bound),
        Plain::And(parts) | Plain::Or(parts) => parts.iter().for_each(|part| quantified(part, bound)),
        Plain::Implies(left, right) | Plain::Iff(left, right) => {
            quantified(left, bound);
            quantified(right, bound);
        }
        Plain::Exists(var, body, _) | Plain::Forall(var, body, _) => {
            bound.push(*var);
            quantified(body, bound);
        }
    }
}
