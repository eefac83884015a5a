//! How equally hard the sheets of a class are, and what guessing and copying would earn: all of it counted.
//!
//! Representation: counts for each question and each sheet, which grow sheet by sheet. Answers are kept as checksums.
//! What difficulty would be if it were left free is drawn: each question of the levels that its candidates have.

use std::collections::{BTreeSet, HashMap};

use crate::document::{Again, Answer, AnswerMove, Points};
use crate::exercise::{DRAWS, Dice, Key};
use crate::source::checksum;

use super::plan::{Drawn, Plan};
use super::{Shift, label};

/// Sheets whose levels are listed one by one; of a larger class the sums say enough.
pub const LISTED: usize = 40;

/// What was counted of a class.
#[derive(Clone, Debug)]
pub struct Fairness {
    /// The questions in order.
    pub questions: Vec<QuestionCount>,
    /// The exercises in order.
    pub exercises: Vec<ExerciseCount>,
    /// How many sheets there are.
    pub sheets: u64,
    /// How many sheets are as the spec says, easier and harder.
    pub shifts: [u64; 3],
    /// The levels of the questions of these three.
    pub levels: [Vec<u8>; 3],
    /// The first [`LISTED`] sheets.
    pub listed: Vec<ListedSheet>,
    /// How many sheets have this sum of levels.
    pub sums: HashMap<u64, u64>,
    /// The same if difficulty were left free.
    pub free_sums: HashMap<u64, u64>,
    /// In how many answers neighbours of the roster differ: the fewest, and all together.
    pub distance: (u64, u64),
    /// The points of a sheet.
    pub points: Points,
    /// Whether questions are on several sheets.
    pub again: Again,
    previous: Vec<BTreeSet<String>>,
}

/// The sum of some levels.
pub fn sum(levels: &[u8]) -> u64 {
    levels.iter().copied().map(u64::from).sum()
}

/// What was counted of a sheet.
#[derive(Clone, Debug)]
pub struct ListedSheet {
    /// The levels of its questions.
    pub levels: Vec<u8>,
    /// The levels that they would have if difficulty were left free.
    pub free: Vec<u8>,
    /// In how many answers it differs from the sheet before it in the roster; none for the first.
    pub differs: Option<u64>,
}

/// Every right answer as it is written: of a move in heaps how many are taken from which, wherever that leads.
fn written(answer: &Answer) -> BTreeSet<String> {
    match answer {
        Answer::Moves(moves) => {
            let one = |step: &AnswerMove| match step.left[..] {
                [_] => format!("{} from {}", step.take, step.heap),
                _ => step.to.clone(),
            };
            moves.iter().map(one).collect()
        }
        other => BTreeSet::from([other.to_string()]),
    }
}

/// What was counted of a question.
#[derive(Clone, Debug, Default)]
pub struct QuestionCount {
    /// Its number and letter.
    pub label: String,
    /// The exercise that it belongs to, from 0.
    pub exercise: usize,
    /// Its points.
    pub points: Points,
    /// On how many sheets some right answer of the sheet before it in the roster is right.
    pub copied: u64,
    /// On how many sheets each answer is right.
    answers: HashMap<String, u64>,
}

impl QuestionCount {
    /// On how many sheets the commonest answer is right.
    pub fn best_guess(&self) -> u64 {
        self.answers.values().copied().max().unwrap_or(0)
    }
}

/// What was counted of an exercise.
#[derive(Clone, Debug)]
pub struct ExerciseCount {
    /// Its id in the spec.
    pub id: String,
    /// Its kind.
    pub kind: &'static str,
    /// How many of its questions the author names.
    pub named: u64,
    /// How many candidates it has.
    pub candidates: u64,
    /// How many of them can be asked.
    pub fit: u64,
    /// How many are left out because they can be answered at a glance.
    pub too_easy: u64,
    /// Whether all candidates were looked at; else `fit` is a lower bound, and `too_easy` counts a sample.
    pub exact: bool,
    /// How many questions can be had of the levels 1 to 5, of the side that has fewest.
    pub supply: [u64; 5],
    /// The levels of its questions.
    pub levels: Vec<u8>,
    /// How many sheets there can be without a question twice.
    pub variants: u64,
    /// How many of them are taken.
    pub used: u64,
}

impl Fairness {
    /// Nothing counted yet of a class whose largest variant is this, and in which students with a level have one of a
    /// version or of their own.
    pub fn new(plan: &Plan, most: u64, has_levels: bool) -> Fairness {
        let is_used_again = |index| plan.pools(index).repeats_after().is_some_and(|variants| most >= variants);
        let is_used_again = (0..plan.spec.exercises.len()).any(is_used_again);
        // A version is there with each level, and what that does not change stays.
        let again = match has_levels {
            true if is_used_again || plan.spec.versions.is_some() => Again::Anywhere,
            false if is_used_again => Again::Apart,
            _ => Again::Never,
        };
        let points = plan.points();
        let mut questions = Vec::new();
        let mut exercises = Vec::new();
        for (index, exercise) in plan.spec.exercises.iter().enumerate() {
            let pools = plan.pools(index);
            let tally = &pools.tally;
            exercises.push(ExerciseCount {
                id: exercise.id.clone(),
                kind: exercise.kind.name,
                named: exercise.positions.len() as u64,
                candidates: tally.candidates,
                fit: tally.fit.iter().sum(),
                too_easy: tally.degenerate.values().sum(),
                exact: tally.exact,
                supply: tally.supply,
                levels: plan.levels(index),
                variants: pools.variants(),
                used: most + 1,
            });
            for item in 0..exercise.count {
                let points = points.get(questions.len()).copied().unwrap_or_default();
                let label = label(index, item, exercise.count);
                questions.push(QuestionCount { label, exercise: index, points, ..QuestionCount::default() });
            }
        }
        let levels =
            |shift| (0..plan.spec.exercises.len()).flat_map(|index| plan.shifted_levels(index, shift)).collect();
        Fairness {
            questions,
            exercises,
            sheets: 0,
            shifts: [0; 3],
            levels: Shift::ALL.map(levels),
            listed: Vec::new(),
            sums: HashMap::new(),
            free_sums: HashMap::new(),
            distance: (u64::MAX, 0),
            points: points.iter().copied().sum(),
            again,
            previous: Vec::new(),
        }
    }

    /// Counts the next sheet of the roster.
    pub fn add(&mut self, shift: Shift, drawn: &[Drawn]) {
        let levels: Vec<u8> = drawn.iter().map(|one| one.difficulty).collect();
        let free = self.free(self.sheets);
        *self.sums.entry(sum(&levels)).or_default() += 1;
        *self.free_sums.entry(sum(&free)).or_default() += 1;
        self.shifts[Shift::ALL.iter().position(|known| *known == shift).unwrap_or(0)] += 1;
        let mut differ = 0;
        for (place, (count, one)) in self.questions.iter_mut().zip(drawn).enumerate() {
            let answer = &one.question.answer;
            let right = written(answer);
            for one in &right {
                *count.answers.entry(checksum([one])).or_default() += 1;
            }
            match self.previous.get(place) {
                Some(previous) if previous.iter().any(|one| right.contains(one)) => count.copied += 1,
                Some(_) => differ += 1,
                None => {}
            }
        }
        if !self.previous.is_empty() {
            self.distance = (self.distance.0.min(differ), self.distance.1 + differ);
        }
        self.previous = drawn.iter().map(|one| written(&one.question.answer)).collect();
        if self.listed.len() < LISTED {
            let differs = (self.sheets > 0).then_some(differ);
            self.listed.push(ListedSheet { levels, free, differs });
        }
        self.sheets += 1;
    }

    /// The levels of a sheet whose questions are of any level that their candidates have.
    fn free(&self, sheet: u64) -> Vec<u8> {
        let level = |(exercise, number): (&ExerciseCount, u64)| {
            let all = exercise.supply.iter().fold(0u64, |sum, &count| sum.saturating_add(count));
            if all == 0 {
                return exercise.levels[number as usize];
            }
            let mut dice = Dice::new(Key::of(&[DRAWS, "free", &exercise.id, &sheet.to_string()]), number);
            let mut at = dice.word() % all;
            let mut level = 1;
            for count in exercise.supply {
                if at < count {
                    break;
                }
                at -= count;
                level += 1;
            }
            level.min(5)
        };
        let all = self.exercises.iter().flat_map(|one| (0..one.levels.len() as u64).map(move |number| (one, number)));
        all.map(level).collect()
    }

    /// What the commonest answer to each question earns on average, in tenths, rounded.
    pub fn guessed_points(&self) -> u64 {
        in_tenths(self.questions.iter().map(|one| one.points.quarters() * one.best_guess()).sum(), self.sheets)
    }

    /// What the answers of the sheet before earn on average, in tenths, rounded.
    pub fn copied_points(&self) -> u64 {
        let pairs = self.sheets.saturating_sub(1);
        in_tenths(self.questions.iter().map(|one| one.points.quarters() * one.copied).sum(), pairs)
    }
}

/// A sum in quarters, divided among so many, in tenths.
fn in_tenths(quarters: u64, among: u64) -> u64 {
    (quarters * 5 / among.max(1)).div_ceil(2)
}
