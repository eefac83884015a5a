//! Atoms, joins, negations and projections as automata, with a record of every step.
//!
//! Representation: steps in the order they were made; each names its parts by their numbers and
//! holds its minimal automaton, projections also the automaton of sets they came from. Equal
//! parts, up to the names of variables in the same order, are made once.
//! Failure: gives up at the part that exceeds a limit.
//! Source: Büchi 1960; sharing as in Klarlund, Møller, Schwartzbach 2002.

use super::atom::Primitive;
use super::dfa::{Dfa, Order};
use super::minimize::{minimize, valid};
use super::product::{Join, product};
use super::project::{Subsets, project, reversed};
use crate::logic::limit::{Budget, GaveUp, Spent, Unit};
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::{Atom, Plain};
use crate::logic::syntax::formula::Numeration;
use crate::source::Span;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// What a step does with the results of earlier steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// A truth value.
    Truth(bool),
    /// An atom.
    Atom,
    /// The valid words that this step does not accept.
    Not(usize),
    /// Two steps at once; valid words only.
    Join(Join, usize, usize),
    /// The track of the variable erased.
    Exists(Var, usize),
    /// The same automaton for other variables, in the same order.
    Renamed(usize),
}

/// One automaton and how it was made.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was done.
    pub operation: Operation,
    /// The minimal automaton.
    pub dfa: Arc<Dfa>,
    /// For projections: the automaton of sets before it was made minimal.
    pub subsets: Option<Arc<Subsets>>,
}

pub(crate) struct Engine<'n> {
    numeration: Numeration,
    order: Order,
    names: &'n [String],
    budget: &'n mut Budget,
    pub steps: Vec<Step>,
    /// The steps of joins, negations and projections.
    made: HashMap<Operation, usize>,
    /// Renamed steps, by the step and its new tracks.
    renamed: HashMap<(usize, Vec<Var>), usize>,
    /// The largest automaton before it was made minimal.
    pub raw_states: usize,
}

impl<'n> Engine<'n> {
    pub fn new(numeration: Numeration, order: Order, names: &'n [String], budget: &'n mut Budget) -> Engine<'n> {
        Engine {
            numeration,
            order,
            names,
            budget,
            steps: Vec::new(),
            made: HashMap::new(),
            renamed: HashMap::new(),
            raw_states: 0,
        }
    }

    /// The automaton of a truth value, as the number of its step.
    pub fn truth(&mut self, truth: bool) -> usize {
        self.push(Operation::Truth(truth), Dfa::truth(truth), None)
    }

    /// The step, about other variables in the same order.
    pub fn renamed(&mut self, step: usize, tracks: Vec<Var>) -> usize {
        let mut first = step;
        while let Operation::Renamed(from) = self.steps[first].operation {
            first = from;
        }
        if self.steps[first].dfa.tracks == tracks {
            return first;
        }
        if let Some(&known) = self.renamed.get(&(first, tracks.clone())) {
            return known;
        }
        let Step { dfa, subsets, .. } = &self.steps[first];
        let (dfa, subsets) = (Arc::new(dfa.renamed(tracks.clone())), subsets.clone());
        self.steps.push(Step { operation: Operation::Renamed(first), dfa, subsets });
        let step = self.steps.len() - 1;
        self.renamed.insert((first, tracks), step);
        step
    }

    fn push(&mut self, operation: Operation, dfa: Dfa, subsets: Option<Subsets>) -> usize {
        self.steps.push(Step { operation, dfa: Arc::new(dfa), subsets: subsets.map(Arc::new) });
        self.steps.len() - 1
    }

    /// What erasing the variable is called where it goes too far.
    pub fn quantifier(&self, word: &str, var: Var) -> String {
        let name = &self.names[var as usize];
        if name.starts_with('_') { "naming a part of a term".to_owned() } else { format!("`{word} {name}`") }
    }

    /// The automaton of a primitive atom, likewise.
    pub fn atom(&mut self, atom: &Atom, span: &Span) -> Result<usize, GaveUp> {
        let Some(primitive) = Primitive::of(atom) else {
            // Only a huge coefficient keeps a named atom from being primitive.
            let limit = self.budget.limits.states as u64;
            let spent = Spent { unit: Unit::States, reached: limit + 1, limit };
            return Err(spent.at(span.clone(), "a comparison with a huge coefficient"));
        };
        let at = |spent: Spent| spent.at(span.clone(), "a comparison or digit predicate");
        let mut vars = BTreeSet::new();
        atom.terms().for_each(|term| term.variables(&mut vars));
        self.budget.tracks(vars.len()).map_err(at)?;
        let mut dfa = primitive.automaton(self.numeration, self.budget).map_err(at)?;
        if self.order == Order::LowestFirst {
            dfa = reversed(&dfa, self.budget).and_then(|raw| minimize(&raw, self.budget)).map_err(at)?;
        }
        Ok(self.push(Operation::Atom, dfa, None))
    }

    /// Pairs up the parts, small ones and those with common variables first. The last step, and
    /// each join: the numbers of two parts or, counted on after them, of earlier joins; its step.
    pub fn joins(
        &mut self,
        parts: &[Plain],
        steps: &[usize],
        join: Join,
        word: &str,
    ) -> Result<(usize, Vec<[usize; 3]>), GaveUp> {
        let mut rest: Vec<usize> = (0..steps.len()).filter(|&at| !steps[..at].contains(&steps[at])).collect();
        let size = |engine: &Self, step: usize| (engine.steps[step].dfa.tracks.len(), engine.steps[step].dfa.states());
        let Some(first) = (0..rest.len()).min_by_key(|&at| (size(self, steps[rest[at]]), at)) else {
            return Ok((self.truth(join == Join::And), Vec::new()));
        };
        let mut last = rest.remove(first);
        let mut result = steps[last];
        let mut joins = Vec::new();
        while !rest.is_empty() {
            let tracks = &self.steps[result].dfa.tracks;
            let cost = |step: usize| {
                let dfa = &self.steps[step].dfa;
                (dfa.tracks.iter().filter(|track| !tracks.contains(track)).count(), dfa.states())
            };
            let next = (0..rest.len()).min_by_key(|&at| (cost(steps[rest[at]]), at)).unwrap_or(0);
            let next = rest.remove(next);
            result = self.join(join, result, steps[next]).map_err(|spent| spent.at(place(&parts[next]), word))?;
            joins.push([last, next, result]);
            last = steps.len() + joins.len() - 1;
        }
        Ok((result, joins))
    }

    /// A raw automaton made minimal.
    fn reduced(&mut self, raw: &Dfa) -> Result<Dfa, Spent> {
        self.raw_states = self.raw_states.max(raw.states());
        minimize(raw, self.budget)
    }

    /// The step that was made so before, or a new one.
    fn once(
        &mut self,
        operation: Operation,
        make: impl FnOnce(&mut Self) -> Result<(Dfa, Option<Subsets>), Spent>,
    ) -> Result<usize, Spent> {
        if let Some(&step) = self.made.get(&operation) {
            return Ok(step);
        }
        let (dfa, subsets) = make(self)?;
        let step = self.push(operation, dfa, subsets);
        self.made.insert(operation, step);
        Ok(step)
    }

    pub fn join(&mut self, join: Join, left: usize, right: usize) -> Result<usize, Spent> {
        self.once(Operation::Join(join, left, right), |engine| {
            let (one, other) = (engine.steps[left].dfa.clone(), engine.steps[right].dfa.clone());
            let raw = product(&one, &other, join, engine.budget)?;
            // Invalid words come in where a part says nothing about a track, or both parts reject.
            let strays = join == Join::Iff || join == Join::Or && one.tracks != other.tracks;
            Ok((if strays { engine.restricted(raw)? } else { engine.reduced(&raw)? }, None))
        })
    }

    pub fn not(&mut self, step: usize) -> Result<usize, Spent> {
        self.once(Operation::Not(step), |engine| {
            let mut dfa = (*engine.steps[step].dfa).clone();
            dfa.accept.iter_mut().for_each(|accept| *accept = !*accept);
            // Turning all verdicts keeps a minimal automaton minimal.
            let minimal = engine.numeration == Numeration::Binary;
            Ok((if minimal { dfa } else { engine.restricted(dfa)? }, None))
        })
    }

    /// The valid words only, minimal.
    fn restricted(&mut self, raw: Dfa) -> Result<Dfa, Spent> {
        if self.numeration == Numeration::Binary {
            return self.reduced(&raw);
        }
        let valid = valid(&raw.tracks, self.budget)?;
        let raw = product(&raw, &valid, Join::And, self.budget)?;
        self.reduced(&raw)
    }

    pub fn exists(&mut self, var: Var, step: usize) -> Result<usize, Spent> {
        let dfa = self.steps[step].dfa.clone();
        if !dfa.tracks.contains(&var) {
            return Ok(step);
        }
        self.once(Operation::Exists(var, step), |engine| {
            let subsets = project(&dfa, var, engine.order, engine.budget)?;
            Ok((engine.reduced(&subsets.dfa)?, Some(subsets)))
        })
    }
}

/// Where a formula begins in the text.
pub(crate) fn place(plain: &Plain) -> Span {
    match plain {
        Plain::Atom(_, span) | Plain::Exists(_, _, span) | Plain::Forall(_, _, span) => span.clone(),
        _ => {
            let spans = plain.children().map(place).filter(|span| !span.is_empty());
            spans.reduce(|one, other| one.start.min(other.start)..one.end.max(other.end)).unwrap_or(0..0)
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/rooms/engine.rs"]
mod tests;
