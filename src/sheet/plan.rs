//! A plan: a spec whose candidates are counted and ordered, ready to give every variant.
//!
//! Representation: for each exercise one [`Order`] per side of its answers. Item `j` of variant `v` has
//! the number v·count + j; where answers shall fall on both sides, items 2m and 2m + 1 take candidate m
//! of either side, in an order that the key decides.
//! Failure: too few candidates, or positions that the second route cannot reach, are faults of the
//! spec at the place that asks for them; a disagreement of routes is a [`Dispute`].

use std::fmt;

use crate::exercise::{self, Verifier, Dice, Dispute, FORMAT, Key, Question, Side};
use crate::source::{Fault, Faults};

use super::order::{NoCandidate, Order};
use super::spec::{Asked, Spec};

/// A spec ready to give variants.
pub struct Plan {
    /// The spec.
    pub spec: Spec,
    orders: Vec<Vec<(Side, Order)>>,
    attempt: u64,
}

/// A question as drawn: which item of which exercise, and how hard it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The exercise in the spec, from 0.
    pub exercise: usize,
    /// The item of the exercise, from 0.
    pub item: u64,
    /// The question; its answer is confirmed.
    pub question: Question,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
}

/// Why there is no sheet.
#[derive(Debug)]
pub enum PlanError {
    /// The spec asks for what does not exist.
    Faults(Faults),
    /// Two routes disagree.
    Dispute {
        /// The exercise's id.
        id: String,
        /// The routes.
        dispute: Dispute,
    },
}

impl fmt::Display for PlanError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::Faults(faults) => faults.fmt(out),
            PlanError::Dispute { id, dispute } => write!(out, "exercise `{id}`: {dispute}"),
        }
    }
}

impl std::error::Error for PlanError {}

impl Plan {
    /// Counts and orders the candidates of a spec for an attempt.
    ///
    /// # Errors
    /// A fault for every exercise that asks for more than exists in one sheet, or for positions that no
    /// second route reaches.
    pub fn new(spec: Spec, attempt: u64) -> Result<Plan, Faults> {
        let mut faults = Vec::new();
        let mut orders = Vec::new();
        for asked in &spec.exercises {
            faults.extend(out_of_reach(asked));
        }
        if faults.is_empty() {
            for asked in &spec.exercises {
                let sides = orders_of(asked, &spec.seed, attempt);
                faults.extend(too_few(asked, &sides, asked.count));
                orders.push(sides);
            }
        }
        Faults::check(&spec.text, faults)?;
        Ok(Plan { spec, orders, attempt })
    }

    /// How many candidates an exercise accepts, exactly if all were tried, else at least.
    pub fn candidates(&self, exercise: usize) -> (u64, bool) {
        let exact = self.orders[exercise].iter().all(|(_, order)| order.exactly().is_some());
        (capacity(&self.orders[exercise]), exact)
    }

    /// How many candidates an exercise has before any is thrown back.
    pub fn drawn_from(&self, exercise: usize) -> u64 {
        let asked = &self.spec.exercises[exercise];
        asked.kind.space(&asked.task, Side::All).size()
    }

    /// How many variants no two of which share an item, at least.
    pub fn variants(&self) -> u64 {
        let each = self.spec.exercises.iter().enumerate();
        each.map(|(index, asked)| self.candidates(index).0 / asked.count).min().unwrap_or(0)
    }

    /// The difficulty of an item of an exercise; none if there is no such item.
    pub fn difficulty(&self, exercise: usize, number: u64) -> Option<u8> {
        let asked = &self.spec.exercises[exercise];
        let (side, candidate) = self.candidate(exercise, number).ok()?;
        Some(asked.kind.difficulty(&asked.task, side, &candidate))
    }

    /// The questions of a variant, each confirmed by its second route.
    ///
    /// # Errors
    /// A fault for every exercise that has no such variant; else the first dispute.
    pub fn questions(&self, variant: u64, verifier: &mut Verifier) -> Result<Vec<Drawn>, PlanError> {
        let mut faults = Vec::new();
        let mut drawn = Vec::new();
        for (exercise, asked) in self.spec.exercises.iter().enumerate() {
            for item in 0..asked.count {
                let number = variant.checked_mul(asked.count).and_then(|first| first.checked_add(item));
                match number.map(|number| (number, self.candidate(exercise, number))) {
                    Some((number, Ok((side, candidate)))) => {
                        let difficulty = asked.kind.difficulty(&asked.task, side, &candidate);
                        let mut dice = self.dice(asked, number);
                        let question = asked.kind.pose(&asked.task, side, &candidate, &mut dice);
                        exercise::confirm(asked.kind, &asked.task, &question, verifier)
                            .map_err(|dispute| PlanError::Dispute { id: asked.id.clone(), dispute })?;
                        drawn.push(Drawn { exercise, item, question, difficulty });
                    }
                    Some((_, Err(NoCandidate::Unlucky { tries }))) => {
                        faults.push(rare(asked, tries));
                        break;
                    }
                    Some((_, Err(NoCandidate::Exhausted { .. }))) | None => {
                        let needed = variant.saturating_add(1).saturating_mul(asked.count);
                        faults.extend(too_few(asked, &self.orders[exercise], needed));
                        break;
                    }
                }
            }
        }
        Faults::check(&self.spec.text, faults).map_err(PlanError::Faults)?;
        Ok(drawn)
    }

    /// The candidate of an item, and the side it was drawn from.
    fn candidate(&self, exercise: usize, number: u64) -> Result<(Side, Vec<u64>), NoCandidate> {
        let asked = &self.spec.exercises[exercise];
        // Where one side has more candidates than the other, the rest of them would spoil the mixture.
        let exist = capacity(&self.orders[exercise]);
        if number >= exist {
            return Err(NoCandidate::Exhausted { exist });
        }
        let (place, number) = match self.orders[exercise].len() {
            2 => {
                let key = Key::of(&[FORMAT, &self.spec.seed, &asked.id, "sides"]);
                let flip = Dice::new(key, number / 2).word() & 1;
                (((number & 1) ^ flip) as usize, number / 2)
            }
            1 => (0, number),
            sides => {
                let sides = sides as u64;
                let key = Key::of(&[FORMAT, &self.spec.seed, &asked.id, "sides"]);
                let mut places: Vec<usize> = (0..sides as usize).collect();
                Dice::new(key, number / sides).shuffle(&mut places);
                (places[(number % sides) as usize], number / sides)
            }
        };
        let (side, order) = &self.orders[exercise][place];
        let candidate = order.candidate(number, &|candidate| accepts(asked, *side, candidate))?;
        Ok((*side, candidate))
    }

    /// The dice of an item, for what has no order of its own.
    fn dice(&self, asked: &Asked, number: u64) -> Dice {
        let attempt = self.attempt.to_string();
        Dice::new(Key::of(&[FORMAT, &self.spec.seed, &asked.id, "item", &attempt]), number)
    }
}

fn orders_of(asked: &Asked, seed: &str, attempt: u64) -> Vec<(Side, Order)> {
    let key = Key::of(&[FORMAT, seed, &asked.id]);
    let order = |&side: &Side| {
        let space = asked.kind.space(&asked.task, side);
        (side, Order::new(space, &|candidate| accepts(asked, side, candidate), key, attempt))
    };
    asked.task.sides().iter().map(order).collect()
}

fn accepts(asked: &Asked, side: Side, candidate: &[u64]) -> bool {
    asked.kind.accepts(&asked.task, side, candidate)
        && asked
            .difficulty
            .is_none_or(|(least, most)| (least..=most).contains(&asked.kind.difficulty(&asked.task, side, candidate)))
}

/// How many items there are: with two sides each side serves every other item.
fn capacity(sides: &[(Side, Order)]) -> u64 {
    let least = sides.iter().map(|(_, order)| order.capacity()).min().unwrap_or(0);
    least.saturating_mul(sides.len() as u64)
}

fn out_of_reach(asked: &Asked) -> Option<Fault> {
    let (position, reason) = asked.kind.out_of_reach(&asked.task, &mut Verifier::new())?;
    Some(Fault::new(
        "out-of-reach",
        asked.size_span.clone(),
        format!("no second route confirms answers up to this size: for `{position}` {reason}"),
        "lower `size` or `heaps`; nimbook prints no answer that it could not find twice",
    ))
}

/// The fault of an exercise that asks for more items than exist.
fn too_few(asked: &Asked, sides: &[(Side, Order)], needed: u64) -> Option<Fault> {
    let exist = capacity(sides);
    if exist >= needed {
        return None;
    }
    let candidates = asked.kind.space(&asked.task, Side::All).size();
    let mut detail = Vec::new();
    if let [(_, first), (_, second)] = sides {
        let settings = asked.task.settings(asked.kind);
        let (first, second) = (first.capacity(), second.capacity());
        if let [one, two, ..] = settings.verdicts {
            detail.push(format!("{first} with the verdict {one} and {second} with {two}, drawn in pairs"));
        }
    }
    if let [(_, first), (_, second), (_, third)] = sides {
        let [first, second, third] = [first, second, third].map(Order::capacity);
        detail.push(format!("{first} lost, {second} won and {third} drawn, as many of each"));
    }
    if asked.kind.settings().unique
        && let Some(other) = counted(asked, |other| other.task.unique = !asked.task.unique)
    {
        let which = if asked.task.unique { "with one winning move or more" } else { "with exactly one winning move" };
        detail.push(format!("{other} {which}"));
    }
    if asked.difficulty.is_some()
        && sides.len() == 1
        && let Some(other) = counted(asked, |other| other.difficulty = None)
    {
        detail.push(format!("{other} of any difficulty"));
    }
    let detail = if detail.is_empty() { String::new() } else { format!(" ({})", detail.join("; ")) };
    let questions = if needed == 1 { "1 question".to_owned() } else { format!("{needed} questions") };
    let for_variant = if needed == asked.count { "" } else { " up to this variant" };
    let fit = match exist {
        0 if candidates == 1 => "its one candidate does not fit".to_owned(),
        0 => format!("none of {candidates} candidates fits"),
        _ if exist == candidates => format!("only {exist} exist"),
        _ => format!("only {exist} of {candidates} candidates fit"),
    };
    let message = format!("`{}` asks for {questions}{for_variant}, but {fit}{detail}", asked.id);
    let bound = bound_to_raise(asked);
    let help = match (exist, for_variant) {
        (0, _) => bound,
        (_, "") => format!("lower `count`, or {bound}"),
        _ => format!("choose a smaller variant, lower `count`, or {bound}"),
    };
    Some(Fault::new("too-few", asked.count_span.clone(), message, help))
}

/// How many candidates an exercise would accept after a change; none if there are none, or too many to count.
fn counted(asked: &Asked, change: impl FnOnce(&mut Asked)) -> Option<u64> {
    let mut other = asked.clone();
    change(&mut other);
    let side = match other.task.sides() {
        [side] => *side,
        _ => Side::All,
    };
    let space = other.kind.space(&other.task, side);
    if space.size() > super::order::SMALL {
        return None;
    }
    let mut found = 0;
    space.each(&mut |candidate| found += u64::from(accepts(&other, side, candidate)));
    (found > 0).then_some(found)
}

fn bound_to_raise(asked: &Asked) -> String {
    let settings = asked.task.settings(asked.kind);
    let (_, size) = asked.task.size;
    let difficulty = if asked.difficulty.is_some() { ", or widen `difficulty`" } else { "" };
    if settings.heaps.is_some() && asked.task.heaps.1 == 1 {
        return format!("raise `heaps`, which is 1, or the upper end of `size`, which is {size}{difficulty}");
    }
    if size < settings.size.most {
        return format!("raise the upper end of `size`, which is {size}{difficulty}");
    }
    match settings.heaps.filter(|bounds| asked.task.heaps.1 < bounds.most) {
        Some(_) => format!("raise the upper end of `heaps`, which is {}{difficulty}", asked.task.heaps.1),
        None => format!("widen its ranges{difficulty}"),
    }
}

fn rare(asked: &Asked, tries: u64) -> Fault {
    Fault::new(
        "too-rare",
        asked.size_span.clone(),
        format!("none of {tries} candidates fits what `{}` asks for", asked.id),
        "widen `size`, `heaps` or `difficulty`",
    )
}
