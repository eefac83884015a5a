//! What would be enough: bounds under which an exercise with too few questions has as many sheets as are asked for,
//! computed by counting, never guessed.
//!
//! Representation: the exercise with one bound changed, its candidates counted as those of any exercise. So many are
//! looked at in all; what would take more is not said.

use std::fmt;

use crate::exercise::{Task, Verifier};

use super::exercise_spec::{Difficulty, ExerciseSpec};
use super::pools::Pools;
use super::profile::Profile;
use super::sharing::Sharing;
use super::spec::Spec;

/// So many candidates are looked at for each bound, for levels, and for sizes within reach.
const MOST_LOOKS: u64 = 1 << 14;
const MOST_FOR_LEVELS: u64 = 1 << 16;
const MOST_TO_COUNT: u64 = 1 << 19;

/// More sheets than these are not counted for anybody.
const MANY: u64 = 1 << 20;

/// A change of one key, and how many variants the exercise has with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The key.
    pub key: &'static str,
    /// Its value, as an author writes it.
    pub value: String,
    /// How many variants there are then.
    pub variants: u64,
}

impl fmt::Display for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Way { key, value, variants } = self;
        match *variants {
            MANY.. => write!(out, "`{key}: {value}` is enough for any class"),
            1 => write!(out, "`{key}: {value}` gives 1 sheet"),
            _ => write!(out, "`{key}: {value}` gives {variants} sheets"),
        }
    }
}

/// The largest sizes of an exercise up to which two routes find the answers, where not all of its sizes are so; none
/// where the smallest is not.
pub fn smaller(spec: &Spec, place: usize) -> Option<Way> {
    let ExerciseSpec { kind, task, .. } = &spec.exercises[place];
    let (least, most) = task.size;
    let (mut verifier, mut smaller) = (Verifier::default(), task.clone());
    let mut is_within = |size: u64| {
        smaller.size.1 = size;
        kind.out_of_reach(&smaller, &mut verifier).is_none()
    };
    // Small sizes are quick to look at, so they come first.
    let (mut within, mut step) = (Some(least).filter(|least| is_within(*least))?, 1);
    while within + step < most && is_within(within + step) {
        within += step;
        step *= 2;
    }
    let mut beyond = most.min(within + step);
    while within + 1 < beyond {
        let middle = within.midpoint(beyond);
        *if is_within(middle) { &mut within } else { &mut beyond } = middle;
    }
    // What is too much to count is no way out either.
    loop {
        let mut search = Search { left: MOST_TO_COUNT, ..Search::new(spec, place, 1) };
        if let Some(pools) = search.pools(|exercise| exercise.task.size.1 = within) {
            return Some(Way { key: "size", value: format!("{least}..{within}"), variants: pools.different() });
        }
        within = Some(within.midpoint(least)).filter(|most| *most > least)?;
    }
}

/// Ways to have so many variants of an exercise, each with how many it has.
pub fn ways(spec: &Spec, place: usize, needed: u64) -> Vec<Way> {
    let ExerciseSpec { kind, task, .. } = &spec.exercises[place];
    let settings = task.settings(kind);
    let mut ways = Vec::new();
    let range = |key, least: u64, found: Option<(u64, u64)>| {
        found.map(|(most, variants)| Way { key, value: format!("{least}..{most}"), variants })
    };
    let found =
        Search::new(spec, place, needed).least(task.size.1, settings.size.most, |task, most| task.size.1 = most);
    ways.extend(range("size", task.size.0, found));
    if let Some(bounds) = settings.heaps {
        let found = Search::new(spec, place, needed).least(task.heaps.1, bounds.most, |task, most| task.heaps.1 = most);
        ways.extend(range("heaps", task.heaps.0, found));
    }
    let levels = Search::new(spec, place, needed).levels();
    ways.extend(levels.map(|(value, variants)| Way { key: "difficulty", value, variants }));
    ways
}

/// A search for what is enough.
struct Search<'a> {
    spec: &'a Spec,
    place: usize,
    needed: u64,
    /// How many candidates may still be looked at.
    left: u64,
}

impl<'a> Search<'a> {
    fn new(spec: &'a Spec, place: usize, needed: u64) -> Search<'a> {
        Search { spec, place, needed, left: MOST_LOOKS }
    }

    /// The least upper end above `from` that gives enough, and how many variants it gives: found in doubled steps and then
    /// by halves, so it is the least where more room never has fewer questions. If a second route does not reach that
    /// far, nothing is enough.
    fn least(&mut self, from: u64, most: u64, widen: impl Fn(&mut Task, u64)) -> Option<(u64, u64)> {
        let (mut few, mut step, mut beyond, mut found) = (from, 1, most.saturating_add(1), None);
        while beyond - few > 1 {
            let end = match found {
                None if few + step < beyond => few + step,
                _ => few + (beyond - few) / 2,
            };
            step *= 2;
            match self.pools(|exercise| widen(&mut exercise.task, end)).map(|pools| pools.different()) {
                Some(variants) if variants < self.needed => few = end,
                Some(variants) => (found, beyond) = (Some((end, variants)), end),
                None => beyond = end,
            }
        }
        let ExerciseSpec { kind, task, .. } = &self.spec.exercises[self.place];
        found.filter(|&(end, _)| {
            let mut task = task.clone();
            widen(&mut task, end);
            kind.out_of_reach(&task, &mut Verifier::new()).is_none()
        })
    }

    /// Levels that give enough, the nearest to 3.
    fn levels(&mut self) -> Option<(String, u64)> {
        self.left = MOST_FOR_LEVELS;
        let pools = self.pools(|exercise| exercise.difficulty = Difficulty::Within(1, 5))?;
        let sides = pools.tally.fit.len() as u64;
        let questions = pools.profile.levels.len();
        let profile = Profile::nearest_to_the_middle(questions, &pools.tally.supply, self.needed.div_ceil(sides));
        let variants = profile.times(&pools.tally.supply).saturating_mul(sides);
        let shown = match &profile.levels[..] {
            [one, rest @ ..] if rest.iter().all(|other| other == one) => one.to_string(),
            levels => format!("{levels:?}"),
        };
        (variants >= self.needed).then_some((shown, variants))
    }

    /// What the exercise would draw from after a change; none where that is too much to count.
    fn pools(&mut self, change: impl Fn(&mut ExerciseSpec)) -> Option<Pools> {
        let Spec { exercises, seed, versions, .. } = self.spec;
        let mut exercises = exercises.clone();
        change(&mut exercises[self.place]);
        let sharing = Sharing::new(&exercises, seed);
        self.left = self.left.checked_sub(Pools::looks(&exercises[self.place]) * sharing.askers(self.place))?;
        Some(Pools::of(&exercises, (seed, *versions), self.place, &sharing, 0))
    }
}
