//! Profiles: one level of difficulty for each question of an exercise, the same in every variant; and what is asked of
//! students whose sheets are a level easier or harder.
//!
//! Representation: levels from 1 to 5 in ascending order, and how many candidates each level has. A shift moves a
//! question to the nearest level in its direction that has enough candidates for a large class; without one it stays.

use super::exercise_spec::Difficulty;

/// How many candidates there are of the levels 1 to 5.
pub type Supply = [u64; 5];

/// Whether a student's questions are a level easier or harder than the others'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shift {
    /// A level easier.
    Easier,
    /// As they are.
    #[default]
    None,
    /// A level harder.
    Harder,
}

impl Shift {
    /// All of them; the first is the usual one.
    pub const ALL: [Shift; 3] = [Shift::None, Shift::Easier, Shift::Harder];

    /// -1, 0 or 1.
    pub fn number(self) -> i8 {
        match self {
            Shift::Easier => -1,
            Shift::None => 0,
            Shift::Harder => 1,
        }
    }
}

/// Where a question is drawn of the order of its side and level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// So many from the beginning.
    First(u64),
    /// So many from the end.
    Last(u64),
}

/// A profile, and whether it is the nearest one to what was asked for, instead of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The level of each question, in ascending order unless the author gave an order.
    pub levels: Vec<u8>,
    /// Whether other levels were asked for.
    pub relaxed: bool,
}

impl Profile {
    /// The profile of so many questions, whose answers fall on so many sides; where it cannot be had, the nearest one if
    /// that is enough.
    pub fn new(difficulty: &Difficulty, questions: usize, supply: &Supply, sides: u64, relax: bool) -> Profile {
        let levels = match difficulty {
            Difficulty::Any => middle(questions, supply, CLASS.div_ceil(sides.max(1))),
            Difficulty::Each(levels) => levels.clone(),
            Difficulty::Within(least, most) => {
                let levels = usize::from(most - least) + 1;
                (0..questions).map(|place| least + (place * levels / questions) as u8).collect()
            }
        };
        let wanted = Profile { levels, relaxed: false };
        if relax && wanted.times(supply) == 0 { wanted.nearest(supply) } else { wanted }
    }

    /// The levels nearest 3 that allow so many rounds, or as many as there are.
    pub fn nearest_to_the_middle(questions: usize, supply: &Supply, rounds: u64) -> Profile {
        Profile { levels: middle(questions, supply, rounds), relaxed: false }
    }

    /// How many questions have this level, which may be past either end.
    pub fn of_level(&self, level: u8) -> u64 {
        self.levels.iter().filter(|&&other| other == level).count() as u64
    }

    /// The place of a question among those of its level.
    pub fn place(&self, question: usize) -> u64 {
        self.levels[..question].iter().filter(|&&level| level == self.levels[question]).count() as u64
    }

    /// The levels of the questions of students with this shift.
    pub fn shifted(&self, shift: Shift, supply: &Supply) -> Vec<u8> {
        self.levels.iter().map(|&level| self.moved(level, shift, supply)).collect()
    }

    /// Where a level goes: to the nearest one whose candidates are enough for [`MANY`] rounds if every question were of
    /// that level.
    fn moved(&self, level: u8, shift: Shift, supply: &Supply) -> u8 {
        let enough = self.levels.len() as u64 * self.times(supply).clamp(1, MANY);
        let has_enough = |level: &u8| supply[usize::from(*level) - 1] >= enough;
        match shift {
            Shift::None => level,
            Shift::Easier => (1..level).rev().find(has_enough).unwrap_or(level),
            Shift::Harder => (level + 1..=5).find(has_enough).unwrap_or(level),
        }
    }

    /// How many of the first questions, so many, a shift moves to a level.
    fn arrivals(&self, first: usize, level: u8, shift: Shift, supply: &Supply) -> u64 {
        let moves = |&&from: &&u8| from != level && self.moved(from, shift, supply) == level;
        self.levels[..first].iter().filter(moves).count() as u64
    }

    /// How many questions one round of each shift moves to a level.
    pub fn all_arrivals(&self, level: u8, supply: &Supply) -> u64 {
        [Shift::Easier, Shift::Harder]
            .into_iter()
            .map(|shift| self.arrivals(self.levels.len(), level, shift, supply))
            .sum()
    }

    /// The level of a question in a round of a shift, and its place in the order of that level. No two questions of
    /// one side have the same place, whatever their rounds and shifts, as long as each variant has one shift and the
    /// two ends of the order do not meet ([`Profile::ends_meet`]):
    ///
    /// * A question that is not moved has the place `round * of_level + place`, from the beginning. Another question
    ///   that is not moved has another round, or in the same round another place among those of its level.
    /// * A question that is moved has the place `round * arrivals + offset`, from the end, with `offset` below
    ///   `arrivals`: those that become easier come first, each in its place among those that its shift moves there.
    ///   So two of them differ in the round, the shift, or the place.
    ///
    /// Where answers fall on several sides, as many variants as there are sides share a round, and take opposite sides
    /// of each question. They may have different shifts, but in one round two questions with the same place are the
    /// same question of the profile, by what was just said, and of that they take opposite sides, each with an order of
    /// its own.
    pub fn placed(&self, question: usize, round: u64, shift: Shift, supply: &Supply) -> (u8, Place) {
        let own = self.levels[question];
        let level = self.moved(own, shift, supply);
        if level == own {
            return (level, Place::First(round * self.of_level(own) + self.place(question)));
        }
        let all = self.levels.len();
        let easier = if shift == Shift::Harder { self.arrivals(all, level, Shift::Easier, supply) } else { 0 };
        let offset = easier + self.arrivals(question, level, shift, supply);
        (level, Place::Last(round * self.all_arrivals(level, supply) + offset))
    }

    /// The first level at which some question could be asked twice if `rounds` are drawn without a shift and `shifted`
    /// with one, and how many candidates it would need.
    pub fn ends_meet(&self, rounds: u64, shifted: u64, supply: &Supply) -> Option<(u8, u64)> {
        let needed = |level: u8| {
            let arrivals = shifted.saturating_mul(self.all_arrivals(level, supply));
            if arrivals == 0 { 0 } else { rounds.saturating_mul(self.of_level(level)).saturating_add(arrivals) }
        };
        (1..=5).map(|level| (level, needed(level))).find(|&(level, needed)| needed > supply[usize::from(level) - 1])
    }

    /// How often the profile can be had without a candidate twice.
    pub fn times(&self, supply: &Supply) -> u64 {
        let each = (1..=5).filter_map(|level| supply[usize::from(level) - 1].checked_div(self.of_level(level)));
        each.min().unwrap_or(u64::MAX)
    }

    /// Each question moved to the nearest level that has a candidate left, the harder one of two.
    fn nearest(mut self, supply: &Supply) -> Profile {
        let mut left = *supply;
        for level in &mut self.levels {
            let nearest = (1..=5u8).rev().filter(|&other| left[usize::from(other) - 1] > 0);
            if let Some(other) = nearest.min_by_key(|other| other.abs_diff(*level)) {
                left[usize::from(other) - 1] -= 1;
                *level = other;
            }
        }
        Profile { relaxed: true, ..self }
    }
}

/// So many rounds are kept for each shift: a class of 100, or of 200 where answers fall on two sides.
pub const MANY: u64 = 100;

/// So many variants are enough for a class of any school; who has more students says which levels they get.
pub const CLASS: u64 = 60;

/// From the level that a class should have to those that it should not.
const FROM_THE_MIDDLE: [u8; 5] = [3, 2, 4, 1, 5];

/// The levels nearest 3 that allow `enough` rounds, or as many as there are; of two that are as near the easier.
fn middle(questions: usize, supply: &Supply, enough: u64) -> Vec<u8> {
    let suffices = |times: u64| supply.iter().map(|count| u128::from(count / times)).sum::<u128>() >= questions as u128;
    let (mut times, mut beyond) = (0, supply.iter().copied().max().unwrap_or(0).min(enough) + 1);
    while beyond - times > 1 {
        let middle = times + (beyond - times) / 2;
        *(if suffices(middle) { &mut times } else { &mut beyond }) = middle;
    }
    let mut levels = Vec::new();
    for level in FROM_THE_MIDDLE {
        let most = supply[usize::from(level) - 1].checked_div(times).unwrap_or(0);
        let room = (questions - levels.len()) as u64;
        levels.extend(std::iter::repeat_n(level, most.min(room) as usize));
    }
    // Too few candidates for one variant: the plan says so.
    levels.resize(questions, 3);
    levels.sort_unstable();
    levels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::{Dice, Key};
    use std::collections::BTreeSet;

    #[test]
    fn the_levels_nearest_the_middle_that_are_enough_for_a_class() {
        let of = |questions, supply| middle(questions, &supply, CLASS);
        assert_eq!(of(2, [900, 500, 120, 500, 900]), [3, 3]);
        assert_eq!(of(2, [900, 500, 119, 500, 900]), [2, 3]);
        assert_eq!(of(3, [900, 60, 60, 60, 900]), [2, 3, 4], "of two that are as near the easier");
        assert_eq!(of(1, [0, 0, 59, 0, 60]), [5]);
        assert_eq!(of(1, [0, 60, 59, 60, 0]), [2]);
        assert_eq!(of(2, [0, 1 << 32, 9000, 4000, 0]), [3, 3]);
        // Too few for a class: as many as there are.
        assert_eq!(of(4, [0, 10, 20, 5, 0]), [2, 3, 3, 3]);
        assert_eq!(of(1, [7, 7, 0, 0, 0]), [2]);
        assert_eq!(of(3, [0, 0, 0, 0, 9]), [5, 5, 5]);
        assert_eq!(of(2, [0; 5]), [3, 3]);
    }

    /// The proof at [`Profile::placed`], tried: every question of every student has a place of its own in the orders of
    /// its side and level, as long as the ends do not meet, and the usual sheets are as they would be without shifts.
    #[test]
    fn nothing_is_asked_twice_whatever_the_shifts() {
        let mut dice = Dice::new(Key::of(&["shifts"]), 0);
        let mut moved = 0;
        for _ in 0..2_000 {
            let mut some = |most: u64| dice.word() % most;
            let mut levels: Vec<u8> = (0..1 + some(6)).map(|_| 1 + some(5) as u8).collect();
            levels.sort_unstable();
            let supply: Supply = std::array::from_fn(|_| [0, 40, 300, 1_000][some(4) as usize]);
            let profile = Profile { levels, relaxed: false };
            let sides = 1 + some(3);
            let shifts: Vec<Shift> = (0..1 + some(90)).map(|_| Shift::ALL[some(3) as usize]).collect();
            let rounds = shifts.len() as u64 / sides + 1;
            if profile.times(&supply) < rounds || profile.ends_meet(rounds, rounds, &supply).is_some() {
                continue;
            }
            let coins: Vec<u64> = (0..rounds * 6).map(|_| some(sides)).collect();
            let mut seen = BTreeSet::new();
            for (variant, &shift) in (0..).zip(&shifts) {
                let (round, turn) = (variant / sides, variant % sides);
                for (question, &own) in profile.levels.iter().enumerate() {
                    let (level, place) = profile.placed(question, round, shift, &supply);
                    assert_eq!(level, profile.shifted(shift, &supply)[question]);
                    let item = match place {
                        Place::First(item) => item,
                        Place::Last(item) => supply[usize::from(level) - 1] - 1 - item,
                    };
                    let side = (coins[round as usize * 6 + question] + turn) % sides;
                    assert!(seen.insert((side, level, item)), "{profile:?} {supply:?} {shifts:?}");
                    if shift == Shift::None {
                        assert_eq!((level, item), (own, round * profile.of_level(own) + profile.place(question)));
                    }
                    moved += u64::from(level != own);
                }
            }
        }
        assert!(moved > 1_000, "{moved} questions were moved");
    }

    #[test]
    fn a_shift_takes_the_nearest_level_with_enough_candidates() {
        let shifted = |supply, shift| Profile { levels: vec![3, 3], relaxed: false }.shifted(shift, &supply);
        let supply = [500, 0, 500, 199, 500];
        assert_eq!(shifted(supply, Shift::None), [3, 3]);
        assert_eq!(shifted(supply, Shift::Easier), [1, 1]);
        assert_eq!(shifted(supply, Shift::Harder), [5, 5]);
        assert_eq!(shifted([0, 0, 500, 200, 500], Shift::Harder), [4, 4]);
        assert_eq!(shifted([0, 0, 500, 0, 0], Shift::Harder), [3, 3], "there is nothing harder");
    }

    #[test]
    fn ranges_are_spread_and_lists_kept() {
        let supply = [9; 5];
        let levels = |difficulty, questions| Profile::new(&difficulty, questions, &supply, 1, false).levels;
        assert_eq!(levels(Difficulty::Within(3, 4), 5), [3, 3, 3, 4, 4]);
        assert_eq!(levels(Difficulty::Within(1, 5), 2), [1, 3]);
        assert_eq!(levels(Difficulty::Each(vec![3, 2]), 2), [3, 2]);
    }

    #[test]
    fn the_nearest_profile_is_taken_only_where_it_is_enough() {
        let supply = [0, 1, 4, 0, 0];
        let five = Difficulty::Within(5, 5);
        assert_eq!(Profile::new(&five, 2, &supply, 1, false).times(&supply), 0);
        assert_eq!(Profile::new(&five, 2, &supply, 1, true), Profile { levels: vec![3, 3], relaxed: true });
        let three = Difficulty::Within(3, 3);
        assert!(!Profile::new(&three, 2, &supply, 1, true).relaxed);
    }
}
