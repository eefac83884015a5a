//! What one exercise draws from: its candidates by side and level, each with an order of its own.
//!
//! Representation: a small space (at most 2^18 candidates) is filtered whole; of a larger one a sample says how many
//! candidates of each level there are.
//!
//! Reordered heaps are one candidate. Each side (who wins) and level (1 to 5) of a small space is shuffled; larger
//! spaces are sampled, permuted by a keyed Feistel network and walked in strides of 2^32, or less where few candidates
//! fit. Variants take the sides in turn, each place in an order of its own. A kind may put its candidates into groups:
//! by proof or trio, which take turns, or by a common answer or direction, of which chance takes each equally often. The
//! key is made of the name of the draws (`exercise::DRAWS`), the seed, the id of the exercise, the side and the level;
//! the attempt is the stream. An exercise has a profile, a level for each question: the levels nearest 3 that allow 60
//! variants, else those that allow most; `enough.rs` counts which bounds would give more.

use std::collections::BTreeMap;

use crate::exercise::{Candidate, DRAWS, Degenerate, Dice, Extra, Key, Kind, Space, Task};

use super::exercise_spec::ExerciseSpec;
use super::order::{Alike, NoCandidate, Order, SMALL, spread};
use super::profile::{MANY, Place, Profile, Shift, Supply};
use super::sharing::{LeftOut, Sharing};
use super::spec::Spec;

/// How many candidates of a large space are looked at.
const SAMPLE: u64 = 4096;

/// Fewer in the sample than these are too few to be drawn.
const FEWEST: u64 = 8;

/// How many rounds of questions must exist if they are used again: neighbours have none in common.
pub const FEWEST_ROUNDS: u64 = 2;

/// The candidates of an exercise, and its profile.
pub struct Pools {
    sides: Vec<Side>,
    /// Decides which side a question is of.
    key: Key,
    /// Whether questions are used again: there are too few of them for a large class, and enough for neighbours.
    repeats: bool,
    /// How many versions the class has, if it has any.
    versions: Option<u64>,
    /// The levels of the questions that are drawn.
    pub profile: Profile,
    /// What was counted.
    pub tally: Tally,
}

/// The candidates whose answers fall on one side.
struct Side {
    task: Task,
    space: Space,
    /// For the levels 1 to 5.
    orders: Vec<Order>,
}

/// How many candidates there are, and why some of them are not drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many candidates exist.
    pub candidates: u64,
    /// Whether all of them were looked at; otherwise what follows counts a sample.
    pub exact: bool,
    /// How many were looked at, on all sides together.
    pub looked_at: u64,
    /// How many are drawn, of each side.
    pub fit: Vec<u64>,
    /// How many are degenerate.
    pub degenerate: BTreeMap<Degenerate, u64>,
    /// How many have no short argument, where the author names no level.
    pub no_argument: u64,
    /// How many the author names.
    pub named: u64,
    /// How many belong to another exercise.
    pub elsewhere: u64,
    /// How many questions can be had of the levels 1 to 5, of the side that has fewest.
    pub supply: Supply,
}

impl Pools {
    /// How many candidates of an exercise are looked at.
    pub fn looks(exercise: &ExerciseSpec) -> u64 {
        (exercise.kind.space)(&exercise.task).size().min(SMALL) * exercise.sides.len() as u64
    }

    /// Looks at the candidates of an exercise of a spec and orders them for an attempt.
    pub fn new(spec: &Spec, place: usize, sharing: &Sharing, attempt: u64) -> Pools {
        Pools::of(&spec.exercises, (&spec.seed, spec.versions), place, sharing, attempt)
    }

    /// The same of one of these exercises, under a seed and for so many versions.
    pub fn of(
        exercises: &[ExerciseSpec],
        (seed, versions): (&str, Option<u64>),
        place: usize,
        sharing: &Sharing,
        attempt: u64,
    ) -> Pools {
        let exercise = &exercises[place];
        let mut tally =
            Tally { candidates: (exercise.kind.space)(&exercise.task).size(), exact: true, ..Tally::default() };
        let mut sides = Vec::new();
        for &class in &exercise.sides {
            let task = Task { class, ..exercise.task.clone() };
            let space = (exercise.kind.space)(&task);
            let mut count = |candidate: &Candidate| {
                tally.looked_at += 1;
                match fit(exercises, place, sharing, &task, candidate) {
                    Ok(level) => return Some(level),
                    Err(None) => {}
                    Err(Some(LeftOut::Degenerate(why))) => *tally.degenerate.entry(why).or_default() += 1,
                    Err(Some(LeftOut::NoArgument)) => tally.no_argument += 1,
                    Err(Some(LeftOut::Named)) => tally.named += 1,
                    Err(Some(LeftOut::Elsewhere)) => tally.elsewhere += 1,
                }
                None
            };
            let side = class.map_or("any", |class| class.name());
            let key = |level: usize| Key::of(&[DRAWS, seed, &exercise.id, side, &(level + 1).to_string()]);
            let size = space.size();
            let mut ranks: [Vec<u32>; 5] = Default::default();
            let orders: Vec<Order> = if size <= SMALL {
                let mut rank = 0;
                space.each(&mut |candidate| {
                    if let Some(level) = count(candidate) {
                        ranks[usize::from(level) - 1].push(rank);
                    }
                    rank += 1;
                });
                tally.fit.push(ranks.iter().map(|ranks| ranks.len() as u64).sum());
                let order = |(level, ranks)| Order::listed(ranks, key(level), attempt);
                ranks.into_iter().enumerate().map(order).collect()
            } else {
                tally.exact = false;
                let all = Order::all(size, Key::of(&[DRAWS, seed, &exercise.id, side, "sample"]));
                let mut levels = [0; 5];
                for item in 0..SAMPLE {
                    let candidate = all.candidate(&space, item, &|_| true).ok();
                    if let Some(level) = candidate.and_then(|candidate| count(&candidate)) {
                        levels[usize::from(level) - 1] += 1;
                    }
                }
                let order = |(level, found): (usize, u64)| match found {
                    ..FEWEST => Order::Listed(Vec::new()),
                    _ => Order::walk(size, (found, SAMPLE), key(level), attempt),
                };
                let orders: Vec<Order> = levels.into_iter().enumerate().map(order).collect();
                tally.fit.push(orders.iter().map(Order::capacity).sum());
                orders
            };
            sides.push(Side { task, space, orders });
        }
        let of_level = |level: usize| sides.iter().map(|side| side.orders[level].capacity()).min().unwrap_or(0);
        tally.supply = std::array::from_fn(of_level);
        let drawn = exercise.count as usize - exercise.positions.len();
        let profile = Profile::new(&exercise.difficulty, drawn, &tally.supply, sides.len() as u64, exercise.relax);
        let Extra { topic, repeated, .. } = exercise.kind.extra;
        let half = (exercise.count as usize).div_ceil(2);
        if let Some((group, most)) = topic.map(|topic| (topic, 1)).or(repeated.map(|repeated| (repeated, half))) {
            let asked: Vec<u64> = exercise.positions.iter().map(|(candidate, _)| group(candidate)).collect();
            for Side { space, orders, .. } in &mut sides {
                let alike = Alike { group: &|rank| group(&space.at(u64::from(rank))), most, asked: &asked };
                let mut dice = Dice::new(Key::of(&[DRAWS, seed, &exercise.id, "alike"]), attempt);
                spread(orders, &profile, &tally.supply, &alike, &mut dice);
            }
        }
        let repeats = exercise.repeat && (FEWEST_ROUNDS..MANY).contains(&profile.times(&tally.supply));
        let key = Key::of(&[DRAWS, seed, &exercise.id, "sides"]);
        Pools { sides, key, repeats, versions, profile, tally }
    }

    /// How many variants there are: as many as one likes where questions are used again.
    pub fn variants(&self) -> u64 {
        if self.repeats { u64::MAX } else { self.different() }
    }

    /// How many variants there are with different questions: each side serves one of as many variants as there are
    /// sides.
    pub fn different(&self) -> u64 {
        self.profile.times(&self.tally.supply).saturating_mul(self.sides.len() as u64)
    }

    /// After how many variants questions are used again; none if they are not.
    pub fn repeats_after(&self) -> Option<u64> {
        self.repeats.then(|| self.different())
    }

    /// The levels of the questions that are drawn, of students with this shift.
    pub fn levels(&self, shift: Shift) -> Vec<u8> {
        self.profile.shifted(shift, &self.tally.supply)
    }

    /// The first level at which a class of variants up to `most`, those with a shift up to `shifted`, could be asked
    /// something twice, and how many candidates it would need.
    pub fn ends_meet(&self, most: u64, shifted: u64) -> Option<(u8, u64)> {
        if self.repeats {
            return None;
        }
        let rounds = |variant: u64| variant / self.sides.len() as u64 + 1;
        self.profile.ends_meet(rounds(most), rounds(shifted), &self.tally.supply)
    }

    /// The candidate of a question that is drawn, from 0, in a variant of a shift, and the task with its side.
    ///
    /// # Errors
    /// [`NoCandidate`] where the variant has none.
    pub fn candidate(
        &self,
        exercises: &[ExerciseSpec],
        place: usize,
        sharing: &Sharing,
        (shift, variant, question): (Shift, u64, usize),
    ) -> Result<(&Task, Candidate), NoCandidate> {
        let (side, level, item) = self.placed((shift, variant, question))?;
        let accepts = |candidate: &Candidate| is_of(level, exercises, place, sharing, &side.task, candidate);
        let candidate = side.orders[usize::from(level) - 1].candidate(&side.space, item, &accepts)?;
        Ok((&side.task, candidate))
    }

    /// A candidate like that of a question that is drawn, of its side and level, the later the larger `step` is, and how
    /// many more come after it. No two questions of a variant have one in common, nor one of the variant's own.
    ///
    /// # Errors
    /// [`NoCandidate`] where the variant has no such question, or as many steps as there are were taken.
    pub fn another(
        &self,
        exercises: &[ExerciseSpec],
        place: usize,
        sharing: &Sharing,
        (shift, variant, question, step): (Shift, u64, usize, u64),
    ) -> Result<(&Task, Candidate, u64), NoCandidate> {
        let (side, level, item) = self.placed((shift, variant, question))?;
        let order = &side.orders[usize::from(level) - 1];
        // A round of the order has a question for each of this level; every round but the variant's own is there.
        let own = match self.profile.levels[question] == level {
            true => self.profile.of_level(level),
            false => self.profile.all_arrivals(level, &self.tally.supply),
        };
        let left = (order.capacity() / own - 1).checked_sub(step.saturating_add(1)).ok_or(NoCandidate::Exhausted)?;
        let accepts = |candidate: &Candidate| is_of(level, exercises, place, sharing, &side.task, candidate);
        let candidate = order.candidate(&side.space, (item + (step + 1) * own) % order.capacity(), &accepts)?;
        Ok((&side.task, candidate, left))
    }

    /// The side of a question that is drawn, from 0, its level, and its place in the order of these.
    fn placed(&self, (shift, variant, question): (Shift, u64, usize)) -> Result<(&Side, u8, u64), NoCandidate> {
        let count = self.sides.len() as u64;
        let round = variant / count;
        if question >= self.profile.levels.len() || !self.repeats && round >= self.profile.times(&self.tally.supply) {
            return Err(NoCandidate::Exhausted);
        }
        let turn = round.wrapping_mul(self.profile.levels.len() as u64).wrapping_add(question as u64);
        let side = &self.sides[side_of(Dice::new(self.key, turn), count, variant % count)];
        if self.repeats {
            let levels = self.levels(shift);
            let level = levels[question];
            let of_level = |levels: &[u8]| levels.iter().filter(|&&other| other == level).count() as u64;
            let own = of_level(&levels);
            let all = side.orders[usize::from(level) - 1].capacity();
            return Ok((side, level, (self.start(round, own, all) + of_level(&levels[..question])) % all));
        }
        let (level, item) = self.profile.placed(question, round, shift, &self.tally.supply);
        let item = match item {
            Place::First(item) => item,
            Place::Last(item) => {
                let capacity = side.orders[usize::from(level) - 1].capacity();
                capacity.checked_sub(item + 1).ok_or(NoCandidate::Exhausted)?
            }
        };
        Ok((side, level, item))
    }

    /// The first of the candidates of a round that are used again, of `all` in a circle, where a round asks `own` in a row.
    /// Two rounds that follow one another have none in common, because there are twice as many at least. The last version
    /// and the first are neighbours, too: where they would meet, the last goes where neither of its neighbours is, or, in
    /// want of such a place, two halves take turns.
    fn start(&self, round: u64, own: u64, all: u64) -> u64 {
        let Some(versions) = self.versions else { return round % all * own % all };
        let rounds = versions.div_ceil(self.sides.len() as u64);
        let (round, last) = (round % rounds, rounds - 1);
        let usual = |round: u64| round * own % all;
        let are_apart = |one: u64, other: u64| {
            let between = (one + all - other) % all;
            between >= own && all - between >= own
        };
        if last == 0 || are_apart(usual(last), 0) {
            return usual(round);
        }
        match (0..all).find(|&at| are_apart(at, 0) && are_apart(at, usual(last - 1))) {
            Some(at) if round == last => at,
            Some(_) => usual(round),
            None => round % 2 * own,
        }
    }

    /// The candidates of a few questions of each side and level, to look at.
    pub fn some(
        &self,
        exercises: &[ExerciseSpec],
        place: usize,
        sharing: &Sharing,
        most: u64,
    ) -> Vec<(&Task, Candidate)> {
        let mut found = Vec::new();
        for side in &self.sides {
            for (level, order) in (1u8..).zip(&side.orders) {
                let wanted = most.min(self.profile.times(&self.tally.supply)) * self.profile.of_level(level);
                let accepts = |candidate: &Candidate| is_of(level, exercises, place, sharing, &side.task, candidate);
                let candidates = (0..wanted).filter_map(|item| order.candidate(&side.space, item, &accepts).ok());
                found.extend(candidates.map(|candidate| (&side.task, candidate)));
            }
        }
        found
    }
}

/// Which side it is for a variant of a round: the sides in an order of the dice.
fn side_of(mut dice: Dice, sides: u64, variant: u64) -> usize {
    let mut places: Vec<usize> = (0..sides as usize).collect();
    dice.shuffle(&mut places);
    places[variant as usize]
}

/// The level of a candidate that an exercise draws, or why it does not; none where it makes no question.
fn fit(
    exercises: &[ExerciseSpec],
    place: usize,
    sharing: &Sharing,
    task: &Task,
    candidate: &Candidate,
) -> Result<u8, Option<LeftOut>> {
    let kind = exercises[place].kind;
    if !(kind.accepts)(task, candidate) {
        return Err(None);
    }
    match sharing.left_out(exercises, place, task, candidate) {
        None => Ok(level_of(kind, task, candidate)),
        why => Err(why),
    }
}

/// Whether an exercise draws a candidate, and it is of this level; a level costs less to tell than an owner.
fn is_of(
    level: u8,
    exercises: &[ExerciseSpec],
    place: usize,
    sharing: &Sharing,
    task: &Task,
    candidate: &Candidate,
) -> bool {
    let kind = exercises[place].kind;
    (kind.accepts)(task, candidate)
        && level_of(kind, task, candidate) == level
        && sharing.left_out(exercises, place, task, candidate).is_none()
}

/// How difficult a candidate is, from 1 to 5.
fn level_of(kind: &Kind, task: &Task, candidate: &Candidate) -> u8 {
    (kind.difficulty)(task, candidate).clamp(1, 5)
}
