//! A plan: a spec whose candidates are counted and ordered, ready to give every variant.
//!
//! Representation: for each exercise its [`Pools`]. Questions that the author names come first; the others are drawn,
//! each of its level and, where answers fall on several sides, of a side that the key decides: as many variants as
//! there are sides take one side each, so that the place of a question tells nothing.
//! Failure: too few candidates, or positions that the second route cannot reach, are faults of the
//! spec at the place that asks for them; a disagreement of routes is a [`Dispute`].

use std::fmt;
use std::sync::Arc;

use crate::document::{Points, Question};
use crate::exercise::{self, Candidate, DRAWS, Dice, Dispute, Key, Task, Verifier, choice};
use crate::source::{Diagnostic, Diagnostics};

use super::exercise_spec::{Difficulty, ExerciseSpec};
use super::id::SheetId;
use super::kept::{Asked, usual_number};
use super::known::KnownPools;
use super::order::NoCandidate;
use super::points;
use super::pools::Pools;
use super::profile::Shift;
use super::sharing::{LeftOut, Sharing};
use super::shortage;
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
    sharing: Sharing,
    pools: Vec<Arc<Pools>>,
    attempt: u64,
    /// Of each exercise, what throws its dice for what has no order of its own.
    keys: Vec<Key>,
    /// The points of every item.
    points: Vec<Points>,
    /// The digests of ids, by [`Shift::ALL`].
    digests: [u32; 3],
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
        Plan::knowing(spec, attempt, &mut Verifier::new(), &mut KnownPools::default())
    }

    /// The same with second routes that may know some of the positions already.
    ///
    /// # Errors
    /// As for [`Plan::new`].
    pub(crate) fn with_verifier(spec: Spec, attempt: u64, verifier: &mut Verifier) -> Result<Plan, Diagnostics> {
        Plan::knowing(spec, attempt, verifier, &mut KnownPools::default())
    }

    /// The same where other plans may have looked at some of the exercises already.
    ///
    /// # Errors
    /// As for [`Plan::new`].
    pub(crate) fn knowing(
        spec: Spec,
        attempt: u64,
        verifier: &mut Verifier,
        known: &mut KnownPools,
    ) -> Result<Plan, Diagnostics> {
        let mut faults = Vec::new();
        for exercise in &spec.exercises {
            faults.extend(out_of_reach(exercise, verifier));
        }
        let points_fault = spec.points_fault();
        if !faults.is_empty() {
            // Spaces out of reach are not even listed.
            faults.extend(points_fault);
            return Err(Diagnostics::check(&spec.text, faults).expect_err("there are faults"));
        }
        let sharing = Sharing::new(&spec.exercises, &spec.seed);
        let mut pools = Vec::new();
        faults.extend(shortage::too_much(&spec.exercises, &sharing));
        if faults.is_empty() {
            for (place, exercise) in spec.exercises.iter().enumerate() {
                faults.extend(not_asked(exercise, verifier));
                let drawn = known.pools(&spec, place, &sharing, attempt);
                faults.extend(shortage::fault(&spec, place, &drawn, 0));
                pools.push(drawn);
            }
        }
        faults.extend(points_fault);
        Diagnostics::check(&spec.text, faults)?;
        let key = |exercise: &ExerciseSpec| Key::of(&[DRAWS, &spec.seed, &exercise.id, "item", &attempt.to_string()]);
        let keys = spec.exercises.iter().map(key).collect();
        let digests = Shift::ALL.map(|shift| SheetId::digest(&spec, shift));
        let mut plan = Plan { spec, sharing, pools, attempt, keys, points: Vec::new(), digests };
        plan.points = plan.shared_points();
        Ok(plan)
    }

    /// The title of its sheets in a language.
    pub(crate) fn title(&self, language: &str) -> String {
        super::worded(&self.spec.title, language)
    }

    /// What an exercise draws from.
    pub(crate) fn pools(&self, index: usize) -> &Pools {
        &self.pools[index]
    }

    /// How many variants no two of which share a question that is drawn, at least.
    pub fn variants(&self) -> u64 {
        self.pools.iter().map(|pools| pools.variants()).min().unwrap_or(0)
    }

    /// The levels of an exercise's questions, those that the author names among them.
    pub(crate) fn levels(&self, index: usize) -> Vec<u8> {
        self.shifted_levels(index, Shift::None)
    }

    /// The same for students with this shift; what the author names is the same for all.
    pub(crate) fn shifted_levels(&self, index: usize, shift: Shift) -> Vec<u8> {
        let ExerciseSpec { kind, task, positions, .. } = &self.spec.exercises[index];
        let named = positions.iter().map(|(candidate, _)| (kind.difficulty)(task, candidate).clamp(1, 5));
        named.chain(self.pools[index].levels(shift)).collect()
    }

    /// Whether students with this shift have other levels than the class: else there are too few such questions.
    pub(crate) fn changes(&self, shift: Shift) -> bool {
        (0..self.spec.exercises.len()).any(|index| self.shifted_levels(index, shift) != self.levels(index))
    }

    /// The points of every item, the same in every variant.
    pub(crate) fn points(&self) -> &[Points] {
        &self.points
    }

    /// The points of every item when it is marked: one point each where the sheet has none.
    pub(crate) fn points_to_earn(&self) -> Vec<Points> {
        let has_points = self.points.iter().any(|&points| points > Points::NONE);
        if has_points { self.points.clone() } else { vec![Points::from_quarters(4); self.points.len()] }
    }

    /// The id of a variant for a student with this shift.
    pub(crate) fn id(&self, shift: Shift, variant: u64, attempt: u64) -> SheetId {
        let [usual, easier, harder] = self.digests;
        let digest = match shift {
            Shift::None => usual,
            Shift::Easier => easier,
            Shift::Harder => harder,
        };
        let kept = self.spec.kept.sheets.get(&(shift, variant)).filter(|_| attempt == 0);
        SheetId { digest: kept.map_or(digest, |kept| kept.digest), attempt, variant }
    }

    /// How much work each question of an exercise is: by its kind and its level.
    pub(crate) fn work(&self, index: usize) -> Vec<u64> {
        self.levels(index).iter().map(|&level| self.spec.exercises[index].kind.work_of(level)).collect()
    }

    /// Points by work.
    fn shared_points(&self) -> Vec<Points> {
        let work = |(index, exercise): (usize, &ExerciseSpec)| (exercise.points, self.work(index));
        let own: Vec<_> = self.spec.exercises.iter().enumerate().map(work).collect();
        points::share(self.spec.points, &own)
    }

    /// Some questions of an exercise, so many rounds of its profile on each side, not confirmed.
    pub(crate) fn some(&self, index: usize, rounds: u64) -> Vec<Question> {
        let exercise = &self.spec.exercises[index];
        let candidates = self.pools[index].some(&self.spec.exercises, index, &self.sharing, rounds);
        let pose = |(number, (task, candidate)): (u64, &(&Task, Candidate))| {
            let mut dice = Dice::new(self.keys[index], number);
            self.in_form(index, exercise::pose(exercise.kind, task, candidate, &mut dice))
        };
        (0..).zip(&candidates).map(pose).collect()
    }

    /// The questions of a variant with the place of their exercise, not confirmed; those that there are.
    pub(crate) fn unconfirmed(&self, variant: u64) -> Vec<(usize, Question)> {
        let all = self.spec.exercises.iter().enumerate();
        let items = all.flat_map(|(index, exercise)| (0..exercise.count).map(move |item| (index, item)));
        let question = |index, item| self.question(index, Shift::None, variant, item).ok();
        items.filter_map(|(index, item)| Some((index, self.in_form(index, question(index, item)?.0)))).collect()
    }

    /// Whether a class can have variants up to `most`, those with a shift up to `shifted`, with nothing asked twice.
    ///
    /// # Errors
    /// A fault for every exercise that has fewer candidates.
    pub(crate) fn suffices(&self, most: u64, shifted: Option<u64>) -> Result<(), Diagnostics> {
        let all = || self.spec.exercises.iter().zip(&self.pools);
        let fault = |(place, pools): (usize, &Arc<Pools>)| shortage::fault(&self.spec, place, pools, most);
        let mut faults: Vec<Diagnostic> = self.pools.iter().enumerate().filter_map(fault).collect();
        if let (true, Some(shifted)) = (faults.is_empty(), shifted) {
            let shared = |(exercise, pools): (&ExerciseSpec, &Arc<Pools>)| {
                let (level, needed) = pools.ends_meet(most, shifted)?;
                Some(shortage::of_shifts(exercise, pools, level, needed))
            };
            faults = all().filter_map(shared).collect();
        }
        Diagnostics::check(&self.spec.text, faults)
    }

    /// The questions of a variant, each confirmed by its second route.
    ///
    /// # Errors
    /// A fault for every exercise that has no such variant; else the first dispute.
    pub(crate) fn questions(
        &self,
        shift: Shift,
        variant: u64,
        verifier: &mut Verifier,
    ) -> Result<Vec<Drawn>, PlanError> {
        let mut faults = Vec::new();
        let mut drawn = Vec::new();
        for (index, exercise) in self.spec.exercises.iter().enumerate() {
            let before = drawn.len() + exercise.positions.len();
            for item in 0..exercise.count {
                match self.question(index, shift, variant, item) {
                    Ok((question, difficulty)) => {
                        exercise::confirm(exercise.kind, &exercise.task, &question, verifier)
                            .map_err(|dispute| PlanError::Dispute { id: exercise.id.clone(), dispute })?;
                        let question = self.in_form(index, question);
                        drawn.push(Drawn { exercise: index, item, question, difficulty });
                    }
                    Err(NoCandidate::Unlucky(tries)) => {
                        faults.push(shortage::rare(exercise, tries));
                        break;
                    }
                    Err(NoCandidate::Exhausted) => {
                        faults.extend(shortage::fault(&self.spec, index, &self.pools[index], variant));
                        break;
                    }
                }
            }
            if exercise.kind.extra.has_row {
                longer_rows_last(drawn.get_mut(before..).unwrap_or_default());
            }
        }
        Diagnostics::check(&self.spec.text, faults).map_err(PlanError::Diagnostics)?;
        Ok(drawn)
    }

    /// A question like an item of an exercise in a variant, of its side and level, and how many more there are; of a
    /// question that the author names, like the first that is drawn. None where all were had.
    ///
    /// # Errors
    /// Two routes that disagree, or questions so rare that none was found.
    pub(crate) fn another(
        &self,
        index: usize,
        (shift, variant, item, step): (Shift, u64, u64, u64),
        verifier: &mut Verifier,
    ) -> Result<Option<(Drawn, u64)>, PlanError> {
        let exercise = &self.spec.exercises[index];
        let question = item.saturating_sub(exercise.positions.len() as u64) as usize;
        let place = (shift, variant, question, step);
        let found = self.pools[index].another(&self.spec.exercises, index, &self.sharing, place);
        let (task, candidate, left) = match found {
            Ok(found) => found,
            Err(NoCandidate::Exhausted) => return Ok(None),
            Err(NoCandidate::Unlucky(tries)) => {
                let faults = Diagnostics::check(&self.spec.text, vec![shortage::rare(exercise, tries)]);
                return Err(PlanError::Diagnostics(faults.expect_err("there is a fault")));
            }
        };
        let number = usual_number(exercise, variant, item);
        let mut dice = self.another_dice(exercise, number, step);
        let difficulty = (exercise.kind.difficulty)(task, &candidate).clamp(1, 5);
        let question = exercise::pose(exercise.kind, task, &candidate, &mut dice);
        exercise::confirm(exercise.kind, &exercise.task, &question, verifier)
            .map_err(|dispute| PlanError::Dispute { id: exercise.id.clone(), dispute })?;
        let question = self.in_form(index, question);
        Ok(Some((Drawn { exercise: index, item, question, difficulty }, left)))
    }

    /// An item of an exercise in a variant, with its answer by the first route, and its level: what was kept, if something
    /// was, else what is drawn.
    fn question(&self, index: usize, shift: Shift, variant: u64, item: u64) -> Result<(Question, u8), NoCandidate> {
        let named = self.spec.exercises[index].positions.get(item as usize);
        let kept = self.spec.kept.asked((shift, variant), index, item).filter(|_| self.attempt == 0);
        let asked = match (named, kept) {
            // The same in every variant, as typed.
            (Some((candidate, _)), _) => Asked { candidate: candidate.clone(), number: item },
            (None, Some(kept)) => kept.clone(),
            (None, None) => self.drawn(index, shift, variant, item)?,
        };
        Ok(self.posed(index, item, &asked))
    }

    /// What an item asks where it is made of this, and its level.
    fn posed(&self, index: usize, item: u64, asked: &Asked) -> (Question, u8) {
        let exercise = &self.spec.exercises[index];
        let dice = Dice::new(self.keys[index], asked.number);
        let mut dice = if (item as usize) < exercise.positions.len() { dice.keeping_order() } else { dice };
        let level = (exercise.kind.difficulty)(&exercise.task, &asked.candidate).clamp(1, 5);
        (exercise::pose(exercise.kind, &exercise.task, &asked.candidate, &mut dice), level)
    }

    /// A question with boxes where its author wants some; which is right is a matter of its position alone.
    fn in_form(&self, index: usize, question: Question) -> Question {
        let ExerciseSpec { id, task, choice, .. } = &self.spec.exercises[index];
        if !choice {
            return question;
        }
        let key = Key::of(&[DRAWS, &self.spec.seed, id, "choice", &question.position]);
        choice::of(task, question, &mut Dice::new(key, self.attempt))
    }

    /// What an item that the author does not name is made of, if nothing was kept.
    pub(crate) fn drawn(&self, index: usize, shift: Shift, variant: u64, item: u64) -> Result<Asked, NoCandidate> {
        let exercise = &self.spec.exercises[index];
        let place = (shift, variant, (item - exercise.positions.len() as u64) as usize);
        let (side, candidate) = self.pools[index].candidate(&self.spec.exercises, index, &self.sharing, place)?;
        let candidate = exercise.of_any_class(side, &candidate);
        Ok(Asked { candidate, number: usual_number(exercise, variant, item) })
    }

    /// What an item is made of that is like what is drawn, where that is not free.
    ///
    /// # Errors
    /// The exercise has no question that is.
    pub(crate) fn around(
        &self,
        index: usize,
        (shift, variant, item): (Shift, u64, u64),
        is_free: &dyn Fn(&Candidate) -> bool,
    ) -> Result<Asked, Diagnostics> {
        let (exercise, pools) = (&self.spec.exercises[index], &self.pools[index]);
        let shortage = || shortage::fault(&self.spec, index, pools, variant);
        let question = (item - exercise.positions.len() as u64) as usize;
        let mut next = self.drawn(index, shift, variant, item).map(|asked| asked.candidate);
        let mut steps = 0..;
        loop {
            let fault = match next {
                Ok(candidate) if is_free(&candidate) => {
                    return Ok(Asked { candidate, number: usual_number(exercise, variant, item) });
                }
                Ok(_) => {
                    let place = (shift, variant, question, steps.next().unwrap_or(u64::MAX));
                    next = pools
                        .another(&self.spec.exercises, index, &self.sharing, place)
                        .map(|(side, found, _)| exercise.of_any_class(side, &found));
                    continue;
                }
                Err(NoCandidate::Unlucky(tries)) => shortage::rare(exercise, tries),
                Err(NoCandidate::Exhausted) => shortage().unwrap_or_else(|| shortage::all_asked(exercise, pools)),
            };
            return Err(Diagnostics::check(&self.spec.text, vec![fault]).expect_err("there is a fault"));
        }
    }

    /// Whether an exercise could ask a student with this shift about a candidate in the place of an item; if it means
    /// what it meant when it did, only what is asked or forbidden by name is in the way.
    pub(crate) fn could_ask(
        &self,
        index: usize,
        (shift, item): (Shift, u64),
        candidate: &Candidate,
        is_same: bool,
    ) -> bool {
        let exercise = &self.spec.exercises[index];
        let ExerciseSpec { kind, task, sides, difficulty, positions, .. } = exercise;
        let is_wanted = || {
            let level = (kind.difficulty)(task, candidate).clamp(1, 5);
            let levels = self.shifted_levels(index, shift);
            *difficulty == Difficulty::Any || levels.get(item as usize) == Some(&level)
        };
        let fits = || {
            (kind.space)(task).contains(candidate.game, &candidate.numbers)
                && (kind.accepts)(task, candidate)
                && sides.iter().any(|side| side.is_none() || *side == (kind.extra.class)(task, candidate))
                && is_wanted()
        };
        let left_out = || self.sharing.left_out(&self.spec.exercises, index, task, candidate);
        item >= positions.len() as u64 && (is_same || fits()) && matches!(left_out(), None | Some(LeftOut::Elsewhere))
    }

    /// Whether these are the questions that a variant has without anything that was kept.
    pub(crate) fn draws(&self, (shift, variant): (Shift, u64), asked: &[Vec<Asked>]) -> bool {
        let is_drawn = |index: usize, item: usize, one: &Asked| {
            let is_named = item < self.spec.exercises[index].positions.len();
            is_named || self.drawn(index, shift, variant, item as u64).is_ok_and(|drawn| drawn == *one)
        };
        let mut all = asked.iter().enumerate();
        all.all(|(index, own)| own.iter().enumerate().all(|(item, one)| is_drawn(index, item, one)))
    }

    /// Whether a sheet that this plan kept would be the same by another plan of as many questions.
    pub(crate) fn asks_as(&self, other: &Plan, (shift, variant): (Shift, u64)) -> bool {
        let Some(sheet) = self.spec.kept.sheets.get(&(shift, variant)) else { return false };
        let mut all = sheet.asked.iter().enumerate();
        all.all(|(index, own)| {
            let mut own = (0..).zip(own);
            let shown = |plan: &Plan, item, asked| {
                let (question, level) = plan.posed(index, item, asked);
                (plan.in_form(index, question), level)
            };
            own.all(|(item, asked)| shown(self, item, asked) == shown(other, item, asked))
        })
    }

    /// The labels of all items in order.
    pub(crate) fn labels(&self) -> Vec<String> {
        let all = self.spec.exercises.iter().enumerate();
        all.flat_map(|(index, exercise)| (0..exercise.count).map(move |item| self.label(index, item))).collect()
    }

    /// The label of an item, as `3b`.
    pub(crate) fn label(&self, index: usize, item: u64) -> String {
        super::label(index, item, self.spec.exercises[index].count)
    }

    /// The dice of a question like an item.
    fn another_dice(&self, exercise: &ExerciseSpec, number: u64, step: u64) -> Dice {
        let (attempt, step) = (self.attempt.to_string(), step.to_string());
        Dice::new(Key::of(&[DRAWS, &self.spec.seed, &exercise.id, "another", &attempt, &step]), number)
    }
}

/// Of two questions of one level about heaps of one game the smaller heap comes first: its row of values begins the
/// other's, so that each asks for values that are not there yet.
fn longer_rows_last(items: &mut [Drawn]) {
    let heap = |one: &Drawn| {
        let (game, heap) = one.question.position.rsplit_once(' ')?;
        Some((game.to_owned(), heap.parse::<u64>().ok()?))
    };
    for second in 1..items.len() {
        for first in 0..second {
            let (one, other) = (heap(&items[first]), heap(&items[second]));
            let alike = items[first].difficulty == items[second].difficulty;
            if let (Some((game, heap)), Some((same, smaller)), true) = (one, other, alike)
                && game == same
                && smaller < heap
            {
                let (before, after) = items.split_at_mut(second);
                std::mem::swap(&mut before[first].question, &mut after[0].question);
            }
        }
    }
}

fn out_of_reach(exercise: &ExerciseSpec, verifier: &mut Verifier) -> Option<Diagnostic> {
    let (position, reason) = exercise.kind.out_of_reach(&exercise.task, verifier)?;
    let message = format!("no second route confirms answers up to this size: for `{position}` {reason}");
    let help = "lower `size` or `heaps`; nimbook prints no answer that it could not find twice";
    Some(Diagnostic::new("out-of-reach", exercise.size_span.clone(), message, help))
}

/// The faults of positions that the author names and the kind cannot ask about, or not with one answer.
fn not_asked(exercise: &ExerciseSpec, verifier: &mut Verifier) -> Vec<Diagnostic> {
    let ExerciseSpec { kind, task, sides, .. } = exercise;
    let widest = kind.widest(task);
    let mut faults = Vec::new();
    for (candidate, span) in &exercise.positions {
        let side = (kind.extra.class)(&widest, candidate);
        let message = if !(kind.accepts)(&widest, candidate) {
            let unique = if task.unique { " with exactly one winning move" } else { "" };
            format!("the kind `{}` asks no question about this position{unique}", kind.name)
        } else if !sides.iter().any(|wanted| wanted.is_none() || *wanted == side) {
            "its verdict is not the one that `verdict` asks for".to_owned()
        } else {
            let mut dice = Dice::new(Key::of(&[DRAWS]), 0).keeping_order();
            let question = exercise::pose(kind, task, candidate, &mut dice);
            match (kind.second_route)(task, &question.position, verifier) {
                Ok(_) => continue,
                Err(reason) => format!("no second route confirms the answer: {reason}"),
            }
        };
        faults.push(Diagnostic::new("bad-position", span.clone(), message, "leave it out, or change the exercise"));
    }
    faults
}
