//! A report on a spec: how many variants exist, and how hard they are. Writes nothing.

use serde::Serialize;

use super::plan::Plan;

/// The most items whose difficulty is measured when not all candidates are known.
const SAMPLE: u64 = 1000;

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
    /// How many candidates it draws from.
    pub candidates: u64,
    /// How many questions can be had.
    pub questions: u64,
    /// Whether `questions` was counted one by one; otherwise there may be more.
    pub exact: bool,
    /// How many variants no two of which share a question of this exercise.
    pub variants: u64,
    /// How many questions were measured.
    pub measured: u64,
    /// How many of them have the difficulty 1, 2, 3, 4 and 5.
    pub difficulty: [u64; 5],
}

impl Report {
    /// The report on a plan; measures all questions, or the first thousand of a large space.
    pub fn new(plan: &Plan) -> Report {
        let exercise = |(index, exercise): (usize, &super::ExerciseSpec)| {
            let (questions, exact) = plan.candidates(index);
            let measured = if exact { questions } else { questions.min(SAMPLE) };
            let mut difficulty = [0; 5];
            for number in 0..measured {
                if let Some(level) = plan.difficulty(index, number) {
                    difficulty[usize::from(level.clamp(1, 5)) - 1] += 1;
                }
            }
            ExerciseReport {
                id: exercise.id.clone(),
                kind: exercise.kind.about().name,
                count: exercise.count,
                candidates: plan.drawn_from(index),
                questions,
                exact,
                variants: questions / exercise.count,
                measured,
                difficulty,
            }
        };
        Report { exercises: plan.spec.exercises.iter().enumerate().map(exercise).collect(), variants: plan.variants() }
    }
}
