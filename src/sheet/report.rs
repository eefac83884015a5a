//! A report on a spec: how many variants exist, how hard they are, what was left out and why. Writes nothing.

use std::collections::BTreeMap;

use serde::Serialize;

use super::plan::Plan;
use super::points::shown;

/// How many rounds of the profile are looked at for the best constant guess, as far as they are few questions.
const ROUNDS: u64 = 40;

/// More questions than these are not looked at for it, but for one round.
const QUESTIONS: u64 = 1000;

/// What `nimbook check` says of a sheet without faults.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The exercises in order.
    pub exercises: Vec<ExerciseReport>,
    /// How many variants no two of which share a question, at least.
    pub variants: u64,
}

/// What a report says of an exercise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExerciseReport {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: &'static str,
    /// How many questions a sheet has of it.
    pub count: u64,
    /// How many of them the author names.
    pub named: u64,
    /// How many candidates it draws from.
    pub candidates: u64,
    /// How many questions can be had.
    pub questions: u64,
    /// Whether all candidates were looked at; otherwise there may be more, and what follows counts a sample.
    pub exact: bool,
    /// How many candidates were looked at.
    pub looked_at: u64,
    /// How many of them are left out because they can be answered at a glance, by reason.
    pub too_easy: BTreeMap<&'static str, u64>,
    /// How many of them another exercise asks about.
    pub elsewhere: u64,
    /// How many variants no two of which share a question of this exercise.
    pub variants: u64,
    /// How many questions can be had of the levels 1, 2, 3, 4 and 5, of the side that has fewest.
    pub supply: [u64; 5],
    /// The level of each question, in every variant.
    pub profile: Vec<u8>,
    /// Whether other levels were asked for.
    pub relaxed: bool,
    /// The points of each question.
    pub points: Vec<String>,
    /// The best that one answer to all questions would do: how many of how many are right.
    pub best_guess: (u64, u64),
}

impl Report {
    /// The report on a plan.
    pub fn new(plan: &Plan) -> Report {
        let mut points = plan.points().into_iter();
        let exercise = |(index, exercise): (usize, &super::ExerciseSpec)| {
            let pools = plan.pools(index);
            let tally = &pools.tally;
            ExerciseReport {
                id: exercise.id.clone(),
                kind: exercise.kind.about().name,
                count: exercise.count,
                named: exercise.positions.len() as u64,
                candidates: tally.candidates,
                questions: tally.fit.iter().sum(),
                exact: tally.exact,
                looked_at: tally.looked_at,
                too_easy: tally.degenerate.iter().map(|(why, count)| (why.describe(), *count)).collect(),
                elsewhere: tally.elsewhere,
                variants: pools.variants(),
                supply: tally.supply,
                profile: plan.levels(index),
                relaxed: pools.profile.relaxed,
                points: points.by_ref().take(exercise.count as usize).map(shown).collect(),
                best_guess: best_guess(plan, index),
            }
        };
        Report { exercises: plan.spec.exercises.iter().enumerate().map(exercise).collect(), variants: plan.variants() }
    }
}

/// How many questions have the commonest answer, of those looked at.
fn best_guess(plan: &Plan, index: usize) -> (u64, u64) {
    let rounds = ROUNDS.min(QUESTIONS / plan.spec.exercises[index].count).max(1);
    let questions = plan.some(index, rounds);
    let mut answers: BTreeMap<String, u64> = BTreeMap::new();
    for question in &questions {
        *answers.entry(question.answer.to_string()).or_default() += 1;
    }
    (answers.into_values().max().unwrap_or(0), questions.len() as u64)
}
