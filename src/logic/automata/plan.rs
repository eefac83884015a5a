//! From a formula to its automaton, and which automaton belongs to which part, for the certificate.
//!
//! Representation: a tree as the formula's, with numbers of steps of the engine. Where the engine
//! used an automaton again for other variables, the steps below are renamed as well.
//! Failure: gives up at the part that exceeds a limit.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

use super::engine::{Engine, place};
use super::product::Join;
use crate::logic::limit::{GaveUp, Spent};
use crate::logic::lower::bytes::Bytes;
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::Plain;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// A part of the formula, its step, and how that came from the steps of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The step with the part's automaton.
    pub step: usize,
    /// The plans of its parts, in order.
    pub children: Vec<Arc<Plan>>,
    /// How its automaton came from theirs.
    pub origin: Origin,
}

/// How the automaton of a formula came from those of its parts; numbers mean steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A truth value.
    Truth,
    /// An atom.
    Atom,
    /// `not`
    Not,
    /// `and` or `or`: the joins in their order. A join names two parts or, counted on after them,
    /// earlier joins; then its step. Equal parts are joined once.
    Fold(Vec<[usize; 3]>),
    /// `iff`
    Iff,
    /// `exists`; whether there was a track to erase.
    Exists(bool),
    /// `implies`: the negated left part.
    Implies(usize),
    /// `forall`: the negated part and its projection; whether there was a track.
    Forall([usize; 2], bool),
}

/// An engine, and the plans of all that it has decided.
pub(crate) struct Planner<'n> {
    pub engine: Engine<'n>,
    /// Plans by the form of what they are about, each with all variables it was made for.
    plans: HashMap<Vec<u8>, (Arc<Plan>, Vec<Var>)>,
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
        let children = plain.children().map(|part| self.plan(part)).collect::<Result<Vec<_>, _>>()?;
        let steps: Vec<usize> = children.iter().map(|child| child.step).collect();
        let at = |spent: Spent, name: &str| spent.at(plain.children().next().map_or(0..0, place), name);
        let (step, origin) = match plain {
            Plain::Truth(truth) => (self.engine.truth(*truth), Origin::Truth),
            Plain::Atom(atom, span) => (self.engine.atom(atom, span)?, Origin::Atom),
            Plain::Not(_) => (self.engine.not(steps[0]).map_err(|spent| at(spent, "`not`"))?, Origin::Not),
            Plain::And(parts) | Plain::Or(parts) => {
                let and = matches!(plain, Plain::And(_));
                let (join, word) = if and { (Join::And, "`and`") } else { (Join::Or, "`or`") };
                let (step, joins) = self.engine.joins(parts, &steps, join, word)?;
                (step, Origin::Fold(joins))
            }
            Plain::Implies(..) => {
                let at = |spent| at(spent, "`implies`");
                let not = self.engine.not(steps[0]).map_err(at)?;
                let step = self.engine.join(Join::Or, not, steps[1]).map_err(at)?;
                (step, Origin::Implies(not))
            }
            Plain::Iff(..) => {
                let step = self.engine.join(Join::Iff, steps[0], steps[1]);
                (step.map_err(|spent| at(spent, "`iff`"))?, Origin::Iff)
            }
            Plain::Exists(var, _, span) => {
                let step = self.engine.exists(*var, steps[0]);
                let step = step.map_err(|spent| spent.at(span.clone(), self.engine.quantifier("exists", *var)))?;
                (step, Origin::Exists(self.engine.steps[steps[0]].dfa.tracks.contains(var)))
            }
            Plain::Forall(var, _, span) => {
                let word = self.engine.quantifier("forall", *var);
                let at = |spent: Spent| spent.at(span.clone(), word.clone());
                let not = self.engine.not(steps[0]).map_err(at)?;
                let exists = self.engine.exists(*var, not).map_err(at)?;
                let step = self.engine.not(exists).map_err(at)?;
                (step, Origin::Forall([not, exists], self.engine.steps[not].dfa.tracks.contains(var)))
            }
        };
        Ok(Plan { step, children, origin })
    }

    /// The same plan for other variables in the same order.
    fn renamed_plan(&mut self, plan: &Plan, then: &[Var], now: &[Var]) -> Arc<Plan> {
        let mut step = |step: usize| {
            let new = |track: &Var| now[then.binary_search(track).expect("tracks are variables of the part")];
            let tracks = self.engine.steps[step].dfa.tracks.iter().map(new).collect();
            self.engine.renamed(step, tracks)
        };
        let own = step(plan.step);
        let mut origin = plan.origin.clone();
        match &mut origin {
            Origin::Truth | Origin::Atom | Origin::Not | Origin::Iff | Origin::Exists(_) => {}
            Origin::Fold(joins) => joins.iter_mut().for_each(|[_, _, of]| *of = step(*of)),
            Origin::Implies(not) => *not = step(*not),
            Origin::Forall(steps, _) => *steps = steps.map(step),
        }
        let children = plan.children.iter().map(|child| self.renamed_plan(child, then, now)).collect();
        Arc::new(Plan { step: own, children, origin })
    }
}

/// The formula as bytes, the same only if another order-preserving choice of all variables, free
/// and bound, gives the other formula; and these variables in order.
fn ranked(plain: &Plain) -> (Vec<u8>, Vec<Var>) {
    let mut vars = BTreeSet::new();
    variables(plain, &mut vars);
    let vars = Vec::from_iter(vars);
    let mut key = Bytes::default();
    key.formula_of(plain, &|var| vars.partition_point(|&other| other < var));
    (key.0, vars)
}

/// Adds the variables of terms and quantifiers.
fn variables(plain: &Plain, into: &mut BTreeSet<Var>) {
    if let Plain::Exists(var, ..) | Plain::Forall(var, ..) = plain {
        into.insert(*var);
    }
    plain.terms().for_each(|term| term.variables(into));
    plain.children().for_each(|part| variables(part, into));
}
