//! A report on a spec: how many variants exist, how hard they are, what was left out and why. Writes nothing.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::exercise_spec::ExerciseSpec;
use super::plan::Plan;
use crate::document::{Answer, Question};
use crate::rules::MoveShape;

/// How many rounds of the profile are looked at for the best constant guess, as far as they are few questions.
const ROUNDS: u64 = 40;

/// More questions than these are not looked at for it, but for one round.
const QUESTIONS: u64 = 1000;

/// In so many variants it is looked for questions that answer others.
const VARIANTS: u64 = 64;

/// What `nimbook check` says of a sheet without faults.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The exercises in order.
    pub exercises: Vec<ExerciseReport>,
    /// How many variants no two of which share a question, at least.
    pub variants: u64,
    /// Exercises of which one gives the other's answer away, in some of the first variants.
    pub given_away: Vec<GivenAway>,
    /// In how many variants that was looked for.
    pub variants_looked_at: u64,
}

/// Questions that tell the answers of others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GivenAway {
    /// The exercise that tells.
    pub by: String,
    /// The exercise whose answer it tells.
    pub of: String,
    /// In how many variants.
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
    /// How many of them have no short argument, where the author names no level.
    pub no_argument: u64,
    /// How many of them another exercise asks about.
    pub elsewhere: u64,
    /// How many variants no two of which share a question of this exercise.
    pub variants: u64,
    /// After how many variants its questions are used again, if they are.
    pub repeats_after: Option<u64>,
    /// How many questions can be had of the levels 1, 2, 3, 4 and 5, of the side that has fewest.
    pub supply: [u64; 5],
    /// The level of each question, in every variant.
    pub profile: Vec<u8>,
    /// Whether other levels were asked for.
    pub relaxed: bool,
    /// The points of each question.
    pub points: Vec<String>,
    /// The minutes that each question takes somebody who knows the method.
    pub minutes: Vec<f64>,
    /// The best that one answer to all questions would do: how many of how many are right.
    pub best_guess: (u64, u64),
}

impl Report {
    /// The report on a plan.
    pub fn new(plan: &Plan) -> Report {
        let mut points = plan.points().iter().copied();
        let exercise = |(index, exercise): (usize, &super::ExerciseSpec)| {
            let pools = plan.pools(index);
            let tally = &pools.tally;
            ExerciseReport {
                id: exercise.id.clone(),
                kind: exercise.kind.name,
                count: exercise.count,
                named: exercise.positions.len() as u64,
                candidates: tally.candidates,
                questions: tally.fit.iter().sum(),
                exact: tally.exact,
                looked_at: tally.looked_at,
                too_easy: tally.degenerate.iter().map(|(why, count)| (why.describe(), *count)).collect(),
                no_argument: tally.no_argument,
                elsewhere: tally.elsewhere,
                variants: pools.variants(),
                repeats_after: pools.repeats_after(),
                supply: tally.supply,
                profile: plan.levels(index),
                relaxed: pools.profile.relaxed,
                points: points.by_ref().take(exercise.count as usize).map(|points| points.to_string()).collect(),
                minutes: plan.work(index).into_iter().map(minutes).collect(),
                best_guess: best_guess(plan, index),
            }
        };
        let variants = plan.variants();
        let variants_looked_at = variants.min(VARIANTS);
        Report {
            exercises: plan.spec.exercises.iter().enumerate().map(exercise).collect(),
            variants,
            given_away: given_away(plan, variants_looked_at),
            variants_looked_at,
        }
    }
}

/// Minutes for so much work, in halves: a `winning-moves` of level 3, which is 15, takes 4.
pub fn minutes(work: u64) -> f64 {
    (work as f64 * 4.0 / 15.0 * 2.0).round() / 2.0
}

/// Pairs of exercises of which one tells the other's answer, in the first variants.
fn given_away(plan: &Plan, variants: u64) -> Vec<GivenAway> {
    let mut pairs: BTreeMap<(usize, usize), u64> = BTreeMap::new();
    for variant in 0..variants {
        let questions = plan.unconfirmed(variant);
        let rows: Vec<Option<Row>> =
            questions.iter().map(|(index, question)| row(&plan.spec.exercises[*index], question)).collect();
        let mut found = BTreeSet::new();
        for (at, (by, one)) in questions.iter().enumerate() {
            let lost = known_lost(one);
            for (other, (of, asked)) in questions.iter().enumerate().filter(|(other, _)| *other != at) {
                let tells_lost = || lost_if_right(asked).is_some_and(|position| lost.contains(&position));
                let tells_values =
                    || rows[at].as_ref().zip(rows[other].as_ref()).is_some_and(|(one, of)| one.holds(of));
                if tells_lost() || tells_values() {
                    found.insert((*by, *of));
                }
            }
        }
        for pair in found {
            *pairs.entry(pair).or_default() += 1;
        }
    }
    let id = |index: usize| plan.spec.exercises[index].id.clone();
    pairs.into_iter().map(|((by, of), variants)| GivenAway { by: id(by), of: id(of), variants }).collect()
}

/// The row of values that whoever answers a question fills in: of this game, up to this heap.
struct Row {
    game: String,
    most: u64,
}

impl Row {
    fn holds(&self, other: &Row) -> bool {
        self.game == other.game && other.most <= self.most
    }
}

/// The row of a question that asks for the value of one heap or several; boards have none.
fn row(exercise: &ExerciseSpec, question: &Question) -> Option<Row> {
    let (game, heaps) = question.position.split_once(' ')?;
    let rules = exercise.task.games.iter().find(|rules| rules.title() == game)?;
    let heaps: Option<Vec<u64>> = heaps.split(' ').map(|heap| heap.parse().ok()).collect();
    let has_row = exercise.kind.extra.has_row && rules.move_shape() != MoveShape::WholeBoard;
    let most = heaps?.into_iter().max()?;
    has_row.then(|| Row { game: game.to_owned(), most })
}

/// The positions that are lost if a question is answered rightly.
fn known_lost(question: &Question) -> Vec<String> {
    match &question.answer {
        Answer::Moves(moves) => moves.iter().map(|step| in_order(&step.to)).collect(),
        Answer::Number(value) if question.position.ends_with('?') => {
            vec![in_order(&question.position.replace('?', &value.to_string()))]
        }
        _ => Vec::new(),
    }
}

/// The position that a question calls lost, or is about: who wins it is asked, or what makes it lost.
fn lost_if_right(question: &Question) -> Option<String> {
    match question.answer {
        Answer::Winner(_) | Answer::Trace { .. } => Some(in_order(&question.position)),
        Answer::Number(_) => known_lost(question).pop(),
        _ => None,
    }
}

/// A position of Nim with its heaps in rising order, without empty ones; others as they are.
fn in_order(position: &str) -> String {
    let Some(heaps) = position.strip_prefix("nim ") else { return position.to_owned() };
    let mut heaps: Vec<u64> = heaps.split(' ').filter_map(|heap| heap.parse().ok()).filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    format!("nim {heaps:?}")
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
