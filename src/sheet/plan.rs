//! A plan: a spec whose candidates are counted and ordered, ready to give every variant.
//!
//! Representation: for each exercise one [`Order`] per class of its answers. Item `j` of variant `v` has
//! the number v·count + j; where answers shall fall in two classes, items 2m and 2m + 1 take candidate m
//! of either class, in an order that the key decides.
//! Failure: too few candidates, or positions that the second route cannot reach, are faults of the
//! spec at the place that asks for them; a disagreement of routes is a [`Dispute`].

use std::fmt;

use crate::document::Question;
use crate::exercise::{self, AnswerClass, Candidate, Dice, Dispute, FORMAT, Key, Task, Verifier};
use crate::source::{Diagnostic, Diagnostics};

use super::exercise_spec::ExerciseSpec;
use super::order::{NoCandidate, Order};
use super::spec::Spec;

/// A spec ready to give variants.
///
/// ```
/// use nimbook::{Plan, Text, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// assert!(plan.variants() > 10, "so many sheets share no position");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Plan {
    /// The spec.
    pub spec: Spec,
    orders: Vec<Vec<(Task, Order)>>,
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
///
/// ```
/// use nimbook::{Plan, PlanError, Sheet, Text, Verifier, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let last = Sheet::draw(&plan, u64::MAX, 0, &mut Verifier::new());
/// assert!(matches!(last, Err(PlanError::Diagnostics(_))), "there are fewer variants");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub enum PlanError {
    /// The spec asks for what does not exist.
    Diagnostics(Diagnostics),
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
            PlanError::Diagnostics(faults) => faults.fmt(out),
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
    pub fn new(spec: Spec, attempt: u64) -> Result<Plan, Diagnostics> {
        Plan::with_verifier(spec, attempt, &mut Verifier::new())
    }

    /// The same with second routes that may know some of the positions already.
    ///
    /// # Errors
    /// As for [`Plan::new`].
    pub(crate) fn with_verifier(spec: Spec, attempt: u64, verifier: &mut Verifier) -> Result<Plan, Diagnostics> {
        let mut faults = Vec::new();
        let mut orders = Vec::new();
        for exercise in &spec.exercises {
            faults.extend(out_of_reach(exercise, verifier));
        }
        let in_reach = faults.is_empty();
        faults.extend(spec.points_fault());
        if in_reach {
            for exercise in &spec.exercises {
                let classes = orders_of(exercise, &spec.seed, attempt);
                faults.extend(too_few(exercise, &classes, exercise.count));
                orders.push(classes);
            }
        }
        Diagnostics::check(&spec.text, faults)?;
        Ok(Plan { spec, orders, attempt })
    }

    /// How many candidates an exercise accepts, exactly if all were tried, else at least.
    pub(crate) fn candidates(&self, index: usize) -> (u64, bool) {
        let exact = self.orders[index].iter().all(|(_, order)| order.exactly().is_some());
        (capacity(&self.orders[index]), exact)
    }

    /// How many candidates an exercise has before any is thrown back.
    pub(crate) fn drawn_from(&self, index: usize) -> u64 {
        let exercise = &self.spec.exercises[index];
        exercise.kind.space(&exercise.task).size()
    }

    /// How many variants no two of which share an item, at least.
    pub fn variants(&self) -> u64 {
        let each = self.spec.exercises.iter().enumerate();
        each.map(|(index, exercise)| self.candidates(index).0 / exercise.count).min().unwrap_or(0)
    }

    /// The difficulty of an item of an exercise; none if there is no such item.
    pub(crate) fn difficulty(&self, index: usize, number: u64) -> Option<u8> {
        let exercise = &self.spec.exercises[index];
        let (task, candidate) = self.candidate(index, number).ok()?;
        Some(exercise.kind.difficulty(task, &candidate))
    }

    /// The questions of a variant, each confirmed by its second route.
    ///
    /// # Errors
    /// A fault for every exercise that has no such variant; else the first dispute.
    pub(crate) fn questions(&self, variant: u64, verifier: &mut Verifier) -> Result<Vec<Drawn>, PlanError> {
        let mut faults = Vec::new();
        let mut drawn = Vec::new();
        for (index, exercise) in self.spec.exercises.iter().enumerate() {
            for item in 0..exercise.count {
                let number = variant.checked_mul(exercise.count).and_then(|first| first.checked_add(item));
                match number.map(|number| (number, self.candidate(index, number))) {
                    Some((number, Ok((task, candidate)))) => {
                        let difficulty = exercise.kind.difficulty(task, &candidate);
                        let mut dice = self.dice(exercise, number);
                        let question = exercise::pose(exercise.kind, task, &candidate, &mut dice);
                        exercise::confirm(exercise.kind, &exercise.task, &question, verifier)
                            .map_err(|dispute| PlanError::Dispute { id: exercise.id.clone(), dispute })?;
                        drawn.push(Drawn { exercise: index, item, question, difficulty });
                    }
                    Some((_, Err(NoCandidate::Unlucky(tries)))) => {
                        let message = format!("none of {tries} candidates fits what `{}` asks for", exercise.id);
                        let help = "widen `size`, `heaps` or `difficulty`";
                        faults.push(Diagnostic::new("too-rare", exercise.size_span.clone(), message, help));
                        break;
                    }
                    Some((_, Err(NoCandidate::Exhausted))) | None => {
                        let needed = variant.saturating_add(1).saturating_mul(exercise.count);
                        faults.extend(too_few(exercise, &self.orders[index], needed));
                        break;
                    }
                }
            }
        }
        Diagnostics::check(&self.spec.text, faults).map_err(PlanError::Diagnostics)?;
        Ok(drawn)
    }

    /// The candidate of an item, and the task with the class it was drawn from.
    fn candidate(&self, index: usize, number: u64) -> Result<(&Task, Candidate), NoCandidate> {
        let exercise = &self.spec.exercises[index];
        // Where one class has more candidates than the other, the rest of them would spoil the mixture.
        if number >= capacity(&self.orders[index]) {
            return Err(NoCandidate::Exhausted);
        }
        let classes = self.orders[index].len();
        let (turn, number) = ((number % classes as u64) as usize, number / classes as u64);
        let mut places: Vec<usize> = (0..classes).collect();
        let mut dice = Dice::new(Key::of(&[FORMAT, &self.spec.seed, &exercise.id, "sides"]), number);
        match classes {
            2 if dice.word() & 1 == 1 => places.reverse(),
            2 => {}
            _ => dice.shuffle(&mut places),
        }
        let place = places[turn];
        let (task, order) = &self.orders[index][place];
        let candidate = order.candidate(number, &|candidate| accepts(exercise, task, candidate))?;
        Ok((task, candidate))
    }

    /// The dice of an item, for what has no order of its own.
    fn dice(&self, exercise: &ExerciseSpec, number: u64) -> Dice {
        let attempt = self.attempt.to_string();
        Dice::new(Key::of(&[FORMAT, &self.spec.seed, &exercise.id, "item", &attempt]), number)
    }
}

fn orders_of(exercise: &ExerciseSpec, seed: &str, attempt: u64) -> Vec<(Task, Order)> {
    let key = Key::of(&[FORMAT, seed, &exercise.id]);
    let order = |&class| {
        let task = Task { class, ..exercise.task.clone() };
        let accepted = |candidate: &Candidate| accepts(exercise, &task, candidate);
        let order = Order::new(exercise.kind.space(&task), &accepted, key, attempt);
        (task, order)
    };
    exercise.classes.iter().map(order).collect()
}

fn accepts(exercise: &ExerciseSpec, task: &Task, candidate: &Candidate) -> bool {
    let is_as_hard = |(least, most)| (least..=most).contains(&exercise.kind.difficulty(task, candidate));
    exercise.kind.accepts(task, candidate) && exercise.difficulty.is_none_or(is_as_hard)
}

/// How many items there are: with two classes each serves every other item.
fn capacity(classes: &[(Task, Order)]) -> u64 {
    let least = classes.iter().map(|(_, order)| order.capacity()).min().unwrap_or(0);
    least.saturating_mul(classes.len() as u64)
}

fn out_of_reach(exercise: &ExerciseSpec, verifier: &mut Verifier) -> Option<Diagnostic> {
    let (position, reason) = exercise.kind.out_of_reach(&exercise.task, verifier)?;
    let message = format!("no second route confirms answers up to this size: for `{position}` {reason}");
    let help = "lower `size` or `heaps`; nimbook prints no answer that it could not find twice";
    Some(Diagnostic::new("out-of-reach", exercise.size_span.clone(), message, help))
}

/// The fault of an exercise that asks for more items than exist.
fn too_few(exercise: &ExerciseSpec, classes: &[(Task, Order)], needed: u64) -> Option<Diagnostic> {
    let exist = capacity(classes);
    if exist >= needed {
        return None;
    }
    let candidates = exercise.kind.space(&exercise.task).size();
    let of_each: Vec<String> = classes.iter().map(|(_, order)| order.capacity().to_string()).collect();
    let class = |place: usize| classes[place].0.class.map_or("", AnswerClass::name);
    let mut detail = Vec::new();
    match &of_each[..] {
        [first, second] => {
            detail.push(format!("{first} with the verdict {} and {second} with {}, drawn in pairs", class(0), class(1)))
        }
        [first, second, third] => detail.push(format!("{first} lost, {second} won and {third} drawn, as many of each")),
        _ => {}
    }
    if exercise.kind.about().settings.unique
        && let Some(other) = counted(exercise, |other| other.task.unique = !exercise.task.unique)
    {
        let which = if exercise.task.unique { "one winning move or more" } else { "exactly one winning move" };
        detail.push(format!("{other} with {which}"));
    }
    if exercise.difficulty.is_some()
        && classes.len() == 1
        && let Some(other) = counted(exercise, |other| other.difficulty = None)
    {
        detail.push(format!("{other} of any difficulty"));
    }
    let detail = if detail.is_empty() { String::new() } else { format!(" ({})", detail.join("; ")) };
    let questions = if needed == 1 { "1 question".to_owned() } else { format!("{needed} questions") };
    let for_variant = if needed == exercise.count { "" } else { " up to this variant" };
    let fit = match exist {
        0 if candidates == 1 => "its one candidate does not fit".to_owned(),
        0 => format!("none of {candidates} candidates fits"),
        _ if exist == candidates => format!("only {exist} exist"),
        _ => format!("only {exist} of {candidates} candidates fit"),
    };
    let message = format!("`{}` asks for {questions}{for_variant}, but {fit}{detail}", exercise.id);
    let bound = bound_to_raise(exercise);
    let help = match (exist, for_variant) {
        (0, _) => bound,
        (_, "") => format!("lower `count`, or {bound}"),
        _ => format!("choose a smaller variant, lower `count`, or {bound}"),
    };
    Some(Diagnostic::new("too-few", exercise.count_span.clone(), message, help))
}

/// How many candidates an exercise would accept after a change; none if there are none, or too many to count.
fn counted(exercise: &ExerciseSpec, change: impl FnOnce(&mut ExerciseSpec)) -> Option<u64> {
    let mut other = exercise.clone();
    change(&mut other);
    if let [class] = other.classes[..] {
        other.task.class = class;
    }
    let space = other.kind.space(&other.task);
    if space.size() > super::order::SMALL {
        return None;
    }
    let mut found = 0;
    space.each(&mut |candidate| found += u64::from(accepts(&other, &other.task, candidate)));
    (found > 0).then_some(found)
}

fn bound_to_raise(exercise: &ExerciseSpec) -> String {
    let settings = exercise.task.settings(exercise.kind);
    let (size, heaps) = (exercise.task.size.1, exercise.task.heaps.1);
    let bound = match settings.heaps {
        Some(_) if heaps == 1 => format!("raise `heaps`, which is 1, or the upper end of `size`, which is {size}"),
        _ if size < settings.size.most => format!("raise the upper end of `size`, which is {size}"),
        Some(bounds) if heaps < bounds.most => format!("raise the upper end of `heaps`, which is {heaps}"),
        _ => "widen its ranges".to_owned(),
    };
    bound + if exercise.difficulty.is_some() { ", or widen `difficulty`" } else { "" }
}
