//! Questions of single variants that stay: drawn anew one by one, or kept as they are.
//!
//! Representation: [`Pins`]. What else a sheet with such a question asks is drawn around them, as in a class that is made
//! anew; its id is the one that such a class would give it. A question that its exercise could no longer ask is forgotten.
//! Failure: an exercise that has no other question.

use std::cell::Cell;
use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::{Value, json};

use super::draft::{Draft, Pins};
use crate::exercise::Candidate;
use crate::page::kept::with_plan;
use crate::page::{Html, Refused};
use crate::sheet::kept::{Asked, Kept, KeptSheet, lines, usual_number};
use crate::sheet::{ExerciseSpec, Plan, SheetId, Shift, Spec};

/// What is done with a question of a variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pin {
    spec: Draft,
    variant: u64,
    /// As `3b`.
    label: String,
    act: Act,
}

/// Another question in its place, the same one from now on, or whatever is drawn.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Act {
    Other,
    Keep,
    Free,
}

/// What a sheet asks, by topic and numbers.
#[derive(Default)]
struct Used(BTreeSet<(String, Vec<u64>)>);

impl Used {
    fn topic(exercise: &ExerciseSpec, candidate: &Candidate) -> (String, Vec<u64>) {
        let ExerciseSpec { kind, task, .. } = exercise;
        (kind.subject.topic(task, candidate.game), kind.subject.numbers(task, candidate))
    }

    fn add(&mut self, exercise: &ExerciseSpec, candidate: &Candidate) {
        self.0.insert(Used::topic(exercise, candidate));
    }

    fn is_free(&self, exercise: &ExerciseSpec, candidate: &Candidate) -> bool {
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
fn asked(plan: &Plan, pins: &Pins, variant: u64) -> Result<Vec<Vec<Asked>>, Refused> {
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

/// The door `pin`: what stays after that, to be put into the sheet.
pub fn pin(wanted: &Pin, html: &Html) -> Result<Value, Refused> {
    let Pin { spec: Draft { pins, .. }, variant, label, act } = wanted;
    let (variant, mut pins) = (*variant, pins.clone());
    with_plan(&wanted.spec.plain(), 0, |plan, _| {
        let found = plan.spec.exercises.iter().enumerate().find_map(|(index, exercise)| {
            (0..exercise.count).find(|&item| plan.label(index, item) == *label).map(|item| (index, exercise, item))
        });
        let Some((index, exercise, item)) = found else {
            return Err(Refused::message("the sheet has no such question"));
        };
        let now = asked(plan, &pins, variant)?;
        let usual = usual_number(exercise, variant, item);
        let mut current = now[index][item as usize].clone();
        if *act == Act::Other {
            if (item as usize) < exercise.positions.len() {
                return Err(Refused::said(html.say("shop-named")?));
            }
            let mut used = Used::default();
            for (exercise, own) in plan.spec.exercises.iter().zip(&now) {
                own.iter().for_each(|asked| used.add(exercise, &asked.candidate));
            }
            let is_free = |candidate: &Candidate| used.is_free(exercise, candidate);
            // The next in the order of those like it; after the last, the first again.
            let is_behind = Cell::new(false);
            let next = |candidate: &Candidate| {
                let was = is_behind.get();
                is_behind.set(was || *candidate == current.candidate);
                was && is_free(candidate)
            };
            let place = (Shift::None, variant, item);
            let found = plan.around(index, place, &next).or_else(|_| plan.around(index, place, &is_free));
            let Ok(found) = found else { return Err(Refused::said(html.say("shop-no-other")?)) };
            current = found;
        }
        let own = pins.entry(variant).or_default().entry(exercise.id.clone()).or_default();
        match act {
            Act::Free => own.remove(&item),
            Act::Other | Act::Keep => own.insert(item, current.text(exercise, usual)),
        };
        pins.values_mut().for_each(|exercises| exercises.retain(|_, items| !items.is_empty()));
        pins.retain(|_, exercises| !exercises.is_empty());
        Ok(json!({ "pins": pins }))
    })
}
