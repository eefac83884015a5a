//! The door `pin`: one question of a variant drawn anew, kept, or let go.
//!
//! Failure: there is no such question, or no other like it.

use std::cell::Cell;

use serde::Deserialize;
use serde_json::{Value, json};

use super::draft::Draft;
use super::pins::{Used, asked};
use crate::exercise::Candidate;
use crate::page::kept::with_plan;
use crate::page::{Html, Refused};
use crate::sheet::Shift;
use crate::sheet::kept::usual_number;

/// Another question is none of these first variants, if it can be.
const A_CLASS: u64 = 30;

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
            let mut of_class = Used::default();
            for other in (0..plan.variants().min(A_CLASS)).filter(|&other| other != variant) {
                let asked = asked(plan, &pins, other)?;
                asked[index].iter().for_each(|asked| of_class.add(exercise, &asked.candidate));
            }
            let is_free = |candidate: &Candidate| used.is_free(exercise, candidate);
            let is_nobodys = |candidate: &Candidate| is_free(candidate) && of_class.is_free(exercise, candidate);
            // The next in the order of those like it; after the last, the first again.
            let is_behind = Cell::new(false);
            let next = |candidate: &Candidate| {
                let was = is_behind.get();
                is_behind.set(was || *candidate == current.candidate);
                was && is_nobodys(candidate)
            };
            let place = (Shift::None, variant, item);
            let found = plan.around(index, place, &next).or_else(|_| plan.around(index, place, &is_nobodys));
            let found = found.or_else(|_| plan.around(index, place, &is_free));
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
