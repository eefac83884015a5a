//! Questions of single variants that stay: drawn anew one by one, or kept as they are.
//!
//! Representation: [`Pins`]. What else a sheet with such a question asks is drawn around them, as in a class that is made
//! anew; its id is the one that such a class would give it. A question that its exercise could no longer ask is forgotten.
//! Failure: an exercise that has no other question.

use std::collections::{BTreeMap, BTreeSet};

use crate::exercise::Candidate;
use crate::page::Refused;
use crate::sheet::kept::{Asked, Kept, KeptSheet, lines, usual_number};
use crate::sheet::{ExerciseSpec, Plan, SheetId, Shift, Spec};

/// What stays of the sheets of a spec: by variant, id of the exercise, and item.
pub type Pins = BTreeMap<u64, BTreeMap<String, BTreeMap<u64, String>>>;

/// What a sheet asks, by topic and numbers.
#[derive(Default)]
pub struct Used(BTreeSet<(String, Vec<u64>)>);

impl Used {
    fn topic(exercise: &ExerciseSpec, candidate: &Candidate) -> (String, Vec<u64>) {
        let ExerciseSpec { kind, task, .. } = exercise;
        (kind.subject.topic(task, candidate.game), kind.subject.numbers(task, candidate))
    }

    /// Adds what an exercise asks.
    pub fn add(&mut self, exercise: &ExerciseSpec, candidate: &Candidate) {
        self.0.insert(Used::topic(exercise, candidate));
    }

    /// Whether nothing on the sheet asks this.
    pub fn is_free(&self, exercise: &ExerciseSpec, candidate: &Candidate) -> bool {
        !self.0.contains(&Used::topic(exercise, candidate))
    }
}

fn faults(faults: crate::source::Diagnostics) -> Refused {
    Refused::faults(&faults)
}

/// What stays of a variant, by exercise and item.
fn staying(plan: &Plan, pins: &Pins, variant: u64) -> Vec<Vec<Option<Asked>>> {
    let of = |(index, exercise): (usize, &ExerciseSpec)| {
        let space = (exercise.kind.space)(&exercise.task);
        let stays = |item: u64| {
            let text = pins.get(&variant)?.get(&exercise.id)?.get(&item)?;
            let asked = Asked::read(exercise, &space, text, usual_number(exercise, variant, item))?;
            plan.could_ask(index, (Shift::None, item), &asked.candidate, false).then_some(asked)
        };
        (0..exercise.count).map(stays).collect()
    };
    plan.spec.exercises.iter().enumerate().map(of).collect()
}

/// What a variant asks, drawn around what stays.
pub fn asked(plan: &Plan, pins: &Pins, variant: u64) -> Result<Vec<Vec<Asked>>, Refused> {
    let stays = staying(plan, pins, variant);
    let mut used = Used::default();
    for (exercise, own) in plan.spec.exercises.iter().zip(&stays) {
        own.iter().flatten().for_each(|asked| used.add(exercise, &asked.candidate));
    }
    let mut all = Vec::new();
    for (index, (exercise, stays)) in plan.spec.exercises.iter().zip(stays).enumerate() {
        let mut own = Vec::new();
        for (item, stays) in (0..).zip(stays) {
            let one = match (stays, exercise.positions.get(item as usize)) {
                (_, Some((candidate, _))) => Asked { candidate: candidate.clone(), number: item },
                (Some(stays), None) => stays,
                (None, None) => {
                    let is_free = |candidate: &Candidate| used.is_free(exercise, candidate);
                    plan.around(index, (Shift::None, variant, item), &is_free).map_err(faults)?
                }
            };
            used.add(exercise, &one.candidate);
            own.push(one);
        }
        all.push(own);
    }
    Ok(all)
}

/// The sheets with questions that stay, as a class keeps them.
pub fn kept(plan: &Plan, pins: &Pins) -> Result<Kept, Refused> {
    let mut kept = Kept::default();
    for &variant in pins.keys().filter(|&&variant| variant < plan.variants()) {
        if staying(plan, pins, variant).iter().flatten().all(Option::is_none) {
            continue;
        }
        let asked = asked(plan, pins, variant)?;
        let whose = (Shift::None, variant);
        let digest = match plan.draws(whose, &asked) {
            true => SheetId::digest(&plan.spec, Shift::None),
            false => SheetId::kept(&plan.spec, Shift::None, variant, &asked),
        };
        kept.sheets.insert(whose, KeptSheet { digest, asked });
    }
    Ok(kept)
}

/// What a spec has kept of its sheets.
pub fn of(spec: &Spec) -> Pins {
    let mut pins = Pins::new();
    for (&(shift, variant), sheet) in &spec.kept.sheets {
        if shift != Shift::None {
            continue;
        }
        for (exercise, own) in spec.exercises.iter().zip(&sheet.asked) {
            let texts = lines(exercise, variant, own);
            let items = (0..).zip(texts).skip(exercise.positions.len());
            pins.entry(variant).or_default().insert(exercise.id.clone(), items.collect());
        }
    }
    pins
}
