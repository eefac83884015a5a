//! Which exercise asks about what: nothing is asked about twice in a class, whatever the kinds.
//!
//! Representation: for each exercise and each game of its task, the exercises with the same topic. What several could
//! ask about belongs to the one whose id has the highest keyed hash with it, so that another exercise changes only
//! those that share a candidate with it. What an author asks for by name is drawn nowhere. Of a level that an exercise
//! is not asked for, it draws for easier and harder sheets alone, and then only what no exercise is asked for; of
//! several that could, again the one with the highest hash. So every candidate has one owner, whatever the sheets.
//! Boards have one owner for each way that a token goes, because one exercise would print what another asks for.
//! Source: Thaler and Ravishankar 1998 (rendezvous hashing).
//!
//! Inserting, moving or translating an exercise changes only those that share a candidate with it. Candidates that can
//! be answered at a glance (`exercise/degenerate.rs`) are left out and counted. A level never tells the answer: kinds
//! measure what is looked at, not what is found.

use std::collections::{BTreeMap, BTreeSet};

use crate::exercise::{Candidate, DRAWS, Degenerate, Dice, Key, Space, Task};

use super::exercise_spec::{Difficulty, ExerciseSpec};
use super::order::hash;

/// Who asks, for all exercises of a sheet.
pub struct Sharing {
    topics: Vec<Vec<Topic>>,
    /// The candidates of exercises with rivals, of any class.
    spaces: Vec<Option<Space>>,
}

/// What an exercise asks about in one game of its task.
struct Topic {
    key: u64,
    /// The numbers that are asked about by name, here or elsewhere, or never here.
    excluded: BTreeSet<Vec<u64>>,
    rivals: Vec<Rival>,
}

/// A game of another exercise with the same topic.
struct Rival {
    exercise: usize,
    game: usize,
    key: u64,
}

/// Why an exercise does not draw a candidate that it accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// It can be answered at a glance.
    Degenerate(Degenerate),
    /// Its key has no short argument, and the author names no level.
    NoArgument,
    /// The author asks about it by name, or never.
    Named,
    /// Another exercise of the sheet asks about it.
    Elsewhere,
}

impl Sharing {
    /// Compares the topics of all exercises.
    pub fn new(exercises: &[ExerciseSpec], seed: &str) -> Sharing {
        let mut places: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
        let mut named: BTreeMap<String, BTreeSet<Vec<u64>>> = BTreeMap::new();
        for (exercise, spec) in exercises.iter().enumerate() {
            let (task, subject) = (&spec.task, spec.kind.subject);
            for game in 0..task.games.len().max(1) {
                places.entry(subject.topic(task, game)).or_default().push((exercise, game));
            }
            for (candidate, _) in &spec.positions {
                let topic = named.entry(subject.topic(task, candidate.game)).or_default();
                let numbers = subject.numbers(task, candidate);
                topic.insert(subject.steps(&numbers).map_or(numbers, Vec::from));
            }
        }
        let key = |exercise: usize, topic: &str| {
            Dice::new(Key::of(&[DRAWS, seed, &exercises[exercise].id, "owner", topic]), 0).word()
        };
        let topic = |exercise: usize, game: usize| {
            let spec = &exercises[exercise];
            let name = spec.kind.subject.topic(&spec.task, game);
            let mut excluded = named.get(&name).cloned().unwrap_or_default();
            excluded.extend(spec.without.iter().filter(|(of, _)| *of == game).map(|(_, numbers)| numbers.clone()));
            let others = places[&name].iter().filter(|(other, _)| *other != exercise);
            let rivals = others.map(|&(exercise, game)| Rival { exercise, game, key: key(exercise, &name) });
            Topic { key: key(exercise, &name), excluded, rivals: rivals.collect() }
        };
        let topics: Vec<Vec<Topic>> = exercises
            .iter()
            .enumerate()
            .map(|(place, spec)| (0..spec.task.games.len().max(1)).map(|game| topic(place, game)).collect())
            .collect();
        let has_rivals = |place: usize| topics[place].iter().any(|topic| !topic.rivals.is_empty());
        let space = |(place, spec): (usize, &ExerciseSpec)| has_rivals(place).then(|| (spec.kind.space)(&spec.task));
        Sharing { spaces: exercises.iter().enumerate().map(space).collect(), topics }
    }

    /// How many exercises an exercise may have to ask about a candidate, itself among them.
    pub fn askers(&self, exercise: usize) -> u64 {
        self.topics[exercise].iter().map(|topic| 1 + topic.rivals.len() as u64).max().unwrap_or(1)
    }

    /// The other exercises that ask about the same games as an exercise, in order.
    pub fn rivals(&self, exercise: usize) -> BTreeSet<usize> {
        self.topics[exercise].iter().flat_map(|topic| topic.rivals.iter().map(|rival| rival.exercise)).collect()
    }

    /// Why an exercise does not draw a candidate of a task of its own; nothing if it does.
    pub fn left_out(
        &self,
        exercises: &[ExerciseSpec],
        exercise: usize,
        task: &Task,
        candidate: &Candidate,
    ) -> Option<LeftOut> {
        let spec = &exercises[exercise];
        if !spec.easy
            && let Some(degenerate) = (spec.kind.degenerate)(task, candidate)
        {
            return Some(LeftOut::Degenerate(degenerate));
        }
        if has_no_argument(spec, task, candidate) {
            return Some(LeftOut::NoArgument);
        }
        let topic = &self.topics[exercise][candidate.game];
        if topic.excluded.is_empty() && topic.rivals.is_empty() {
            return None;
        }
        let numbers = spec.kind.subject.numbers(task, candidate);
        let steps = spec.kind.subject.steps(&numbers);
        let decides = steps.as_ref().map_or(&numbers[..], |steps| &steps[..]);
        if topic.excluded.contains(&numbers) || topic.excluded.contains(decides) {
            return Some(LeftOut::Named);
        }
        let own = (hash(topic.key, decides), exercise);
        let beats = |rival: &Rival| (hash(rival.key, decides), rival.exercise) > own;
        if steps.is_some() {
            // A small board is a corner of a large one, so that neither size nor level matters.
            let has_steps = |rival: &Rival| exercises[rival.exercise].task.ways.contains(&"steps");
            return topic.rivals.iter().any(|rival| has_steps(rival) && beats(rival)).then_some(LeftOut::Elsewhere);
        }
        let asks = |rival: &Rival| self.could_ask(exercises, rival.exercise, rival.game, &numbers, true);
        let asks_shifted = |rival: &Rival| self.could_ask(exercises, rival.exercise, rival.game, &numbers, false);
        let elsewhere = if is_wanted(spec, (spec.kind.difficulty)(task, candidate)) {
            topic.rivals.iter().any(|rival| beats(rival) && asks(rival))
        } else {
            topic.rivals.iter().any(|rival| asks(rival) || beats(rival) && asks_shifted(rival))
        };
        elsewhere.then_some(LeftOut::Elsewhere)
    }

    /// Whether an exercise could draw a question about these numbers of a game; if `as_asked`, without a shift.
    fn could_ask(
        &self,
        exercises: &[ExerciseSpec],
        exercise: usize,
        game: usize,
        numbers: &[u64],
        as_asked: bool,
    ) -> bool {
        let ExerciseSpec { kind, task, sides, easy, .. } = &exercises[exercise];
        let Some(space) = &self.spaces[exercise] else { return false };
        let asks = |candidate: Candidate| {
            space.contains(game, &candidate.numbers)
                && (kind.accepts)(task, &candidate)
                && sides.iter().any(|side| side.is_none() || *side == (kind.extra.class)(task, &candidate))
                && (*easy || (kind.degenerate)(task, &candidate).is_none())
                && !has_no_argument(&exercises[exercise], task, &candidate)
                && (!as_asked || is_wanted(&exercises[exercise], (kind.difficulty)(task, &candidate)))
        };
        !self.topics[exercise][game].excluded.contains(numbers)
            && (asks(kind.subject.candidate(task, game, numbers)) || kind.subject.pairs(numbers).any(asks))
    }
}

/// Whether an exercise does not ask for a candidate because its key has no short argument.
fn has_no_argument(exercise: &ExerciseSpec, task: &Task, candidate: &Candidate) -> bool {
    exercise.difficulty == Difficulty::Any && (exercise.kind.extra.no_argument)(task, candidate)
}

/// Whether the author asks for questions of this level.
fn is_wanted(exercise: &ExerciseSpec, level: u8) -> bool {
    match &exercise.difficulty {
        Difficulty::Any => true,
        Difficulty::Within(least, most) => exercise.relax || (*least..=*most).contains(&level),
        Difficulty::Each(levels) => exercise.relax || levels.contains(&level),
    }
}
