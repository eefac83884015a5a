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
use crate::logic::lower::linear::{Linear, Part, Var};
use crate::logic::lower::plain::{Atom, Plain};
use crate::logic::syntax::formula::Numeration;
use crate::source::Span;
use num_bigint::BigInt;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// What a step does with the results of earlier steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A truth value.
    Truth(bool),
    /// An atom.
    Atom(Primitive),
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
    /// Steps by the form of what they decide, each with the free variables it was made for.
    known: HashMap<Vec<u32>, (usize, Vec<Var>)>,
    /// Joins, negations and projections that were made, by what they were made of.
    made: HashMap<(Made, usize, usize), usize>,
    /// Renamed steps, by the step and its new tracks.
    renamed: HashMap<(usize, Vec<Var>), usize>,
    /// The largest automaton before it was made minimal.
    pub raw_states: usize,
}

/// What was done with one or two steps; of a projection the second number is the variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Made {
    Join(Join),
    Not,
    Exists,
}

impl<'n> Engine<'n> {
    pub fn new(numeration: Numeration, order: Order, names: &'n [String], budget: &'n mut Budget) -> Engine<'n> {
        Engine {
            numeration,
            order,
            names,
            budget,
            steps: Vec::new(),
            known: HashMap::new(),
            made: HashMap::new(),
            renamed: HashMap::new(),
            raw_states: 0,
        }
    }

    /// The automaton of a truth value or a primitive atom, as the number of its step.
    pub fn leaf(&mut self, plain: &Plain) -> Result<usize, GaveUp> {
        let free: Vec<Var> = plain.free().into_iter().collect();
        let mut key = Vec::new();
        encode(plain, &free, &mut Vec::new(), &mut key);
        if let Some((step, then)) = self.known.get(&key) {
            // Not every free variable needs a track: 2*a + b is odd if b is.
            let now = |track: &Var| free[then.iter().position(|var| var == track).expect("tracks are free variables")];
            let tracks = self.steps[*step].dfa.tracks.iter().map(now).collect();
            return Ok(self.renamed(*step, tracks));
        }
        let step = match plain {
            Plain::Atom(atom, span) => self.atom(atom, span)?,
            other => self.truth(*other == Plain::Truth(true)),
        };
        self.known.insert(key, (step, free));
        Ok(step)
    }

    fn truth(&mut self, truth: bool) -> usize {
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
        let dfa = self.steps[first].dfa.renamed(tracks.clone());
        let step = self.push(Operation::Renamed(first), dfa, None);
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

    fn atom(&mut self, atom: &Atom, span: &Span) -> Result<usize, GaveUp> {
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
        Ok(self.push(Operation::Atom(primitive), dfa, None))
    }

    /// Pairs up the parts, small ones and those with common variables first. The last step, and
    /// each join: the numbers of two parts or, counted on behind them, of earlier joins; its step.
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
        key: (Made, usize, usize),
        make: impl FnOnce(&mut Self) -> Result<usize, Spent>,
    ) -> Result<usize, Spent> {
        if let Some(&step) = self.made.get(&key) {
            return Ok(step);
        }
        let step = make(self)?;
        self.made.insert(key, step);
        Ok(step)
    }

    pub fn join(&mut self, join: Join, left: usize, right: usize) -> Result<usize, Spent> {
        self.once((Made::Join(join), left, right), |engine| {
            let (one, other) = (engine.steps[left].dfa.clone(), engine.steps[right].dfa.clone());
            let raw = product(&one, &other, join, engine.budget)?;
            // Invalid words come in where a part says nothing about a track, or both parts reject.
            let strays = join == Join::Iff || join == Join::Or && one.tracks != other.tracks;
            let dfa = if strays { engine.restricted(raw)? } else { engine.reduced(&raw)? };
            Ok(engine.push(Operation::Join(join, left, right), dfa, None))
        })
    }

    pub fn not(&mut self, step: usize) -> Result<usize, Spent> {
        self.once((Made::Not, step, 0), |engine| {
            let mut dfa = (*engine.steps[step].dfa).clone();
            dfa.accept.iter_mut().for_each(|accept| *accept = !*accept);
            let dfa = match engine.numeration {
                // Turning all verdicts keeps a minimal automaton minimal.
                Numeration::Binary => dfa,
                Numeration::Zeckendorf => engine.restricted(dfa)?,
            };
            Ok(engine.push(Operation::Not(step), dfa, None))
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
        self.once((Made::Exists, step, var as usize), |engine| {
            let subsets = project(&dfa, var, engine.order, engine.budget)?;
            let minimal = engine.reduced(&subsets.dfa)?;
            Ok(engine.push(Operation::Exists(var, step), minimal, Some(subsets)))
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

/// Bound variables are counted from here, free ones from 0.
const BOUND: u32 = 1 << 31;

/// The formula as numbers, the same for formulas that differ only in the names of variables.
pub(crate) fn encode(plain: &Plain, free: &[Var], bound: &mut Vec<Var>, key: &mut Vec<u32>) {
    key.push(u32::from(plain.kind()));
    plain.terms().for_each(|term| encode_term(term, free, bound, key));
    let outer = bound.len();
    match plain {
        Plain::And(parts) | Plain::Or(parts) => key.push(u32::try_from(parts.len()).expect("parts are limited")),
        Plain::Exists(var, ..) | Plain::Forall(var, ..) => bound.push(*var),
        _ => {}
    }
    plain.children().for_each(|part| encode(part, free, bound, key));
    bound.truncate(outer);
}

fn encode_term(term: &Linear, free: &[Var], bound: &[Var], key: &mut Vec<u32>) {
    key.push(u32::try_from(term.parts.len()).expect("parts are limited"));
    for (part, coefficient) in &term.parts {
        match part {
            Part::Var(var) => match bound.iter().rposition(|other| other == var) {
                Some(level) => key.push(BOUND + u32::try_from(level).expect("depth is limited")),
                None => {
                    let rank = free.binary_search(var).unwrap_or(free.len());
                    key.push(16 + u32::try_from(rank).expect("parts are limited"));
                }
            },
            Part::Xor(operands) => {
                key.extend([0, u32::try_from(operands.len()).expect("parts are limited")]);
                operands.iter().for_each(|operand| encode_term(operand, free, bound, key));
            }
            Part::Shift(inner) | Part::Lowpart(inner) => {
                key.push(if matches!(part, Part::Shift(_)) { 1 } else { 2 });
                encode_term(inner, free, bound, key);
            }
        }
        encode_number(coefficient, key);
    }
    encode_number(&term.constant, key);
}

fn encode_number(number: &BigInt, key: &mut Vec<u32>) {
    let digits = number.iter_u32_digits();
    key.extend([number.sign() as u32, u32::try_from(digits.len()).expect("constants are short")]);
    key.extend(digits);
}

#[cfg(test)]
#[path = "../../../tests/rooms/engine.rs"]
mod tests;
