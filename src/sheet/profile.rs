//! Profiles: one level of difficulty for each question of an exercise, the same in every variant.
//!
//! Representation: levels from 1 to 5 in ascending order, and how many candidates each level has.

use super::exercise_spec::Difficulty;

/// How many candidates there are of the levels 1 to 5.
pub type Supply = [u64; 5];

/// A profile, and whether it is the nearest one to what was asked for, instead of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The level of each question, in ascending order unless the author gave an order.
    pub levels: Vec<u8>,
    /// Whether other levels were asked for.
    pub relaxed: bool,
}

impl Profile {
    /// The profile of so many questions; where it cannot be had, the nearest one if that is enough.
    pub fn new(difficulty: &Difficulty, questions: usize, supply: &Supply, relax: bool) -> Profile {
        let levels = match difficulty {
            Difficulty::Any => most_variants(questions, supply),
            Difficulty::Each(levels) => levels.clone(),
            Difficulty::Within(least, most) => {
                let levels = usize::from(most - least) + 1;
                (0..questions).map(|place| least + (place * levels / questions) as u8).collect()
            }
        };
        let wanted = Profile { levels, relaxed: false };
        if relax && wanted.times(supply) == 0 { wanted.nearest(supply) } else { wanted }
    }

    /// How many questions have this level.
    pub fn of_level(&self, level: u8) -> u64 {
        self.levels.iter().filter(|&&other| other == level).count() as u64
    }

    /// The place of a question among those of its level.
    pub fn place(&self, question: usize) -> u64 {
        self.levels[..question].iter().filter(|&&level| level == self.levels[question]).count() as u64
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

/// More variants than these are as good as these.
const ENOUGH: u64 = 4096;

/// The levels that allow most variants; of several such profiles the hardest.
fn most_variants(questions: usize, supply: &Supply) -> Vec<u8> {
    let suffices = |times: u64| supply.iter().map(|count| u128::from(count / times)).sum::<u128>() >= questions as u128;
    let (mut known, mut beyond) = (0, supply.iter().copied().max().unwrap_or(0).min(ENOUGH) + 1);
    while beyond - known > 1 {
        let middle = known + (beyond - known) / 2;
        *(if suffices(middle) { &mut known } else { &mut beyond }) = middle;
    }
    let mut levels = Vec::new();
    for level in (1..=5u8).rev() {
        let most = supply[usize::from(level) - 1].checked_div(known).unwrap_or(0);
        let room = (questions - levels.len()) as u64;
        levels.extend(std::iter::repeat_n(level, most.min(room) as usize));
    }
    // Too few candidates for one variant: the plan says so.
    levels.resize(questions, 5);
    levels.reverse();
    levels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_allows_most_variants_and_is_the_hardest_of_those() {
        assert_eq!(most_variants(4, &[0, 10, 20, 5, 0]), [2, 3, 3, 3]);
        assert_eq!(most_variants(4, &[0, 10, 20, 6, 0]), [3, 3, 3, 4]);
        assert_eq!(most_variants(2, &[0, 10, 10, 0, 0]), [2, 3]);
        assert_eq!(most_variants(1, &[7, 7, 0, 0, 0]), [2]);
        assert_eq!(most_variants(3, &[0, 0, 0, 0, 9]), [5, 5, 5]);
        assert_eq!(most_variants(2, &[0; 5]), [5, 5]);
        assert_eq!(most_variants(2, &[0, 1 << 32, 9000, 4000, 0]), [3, 3]);
    }

    #[test]
    fn ranges_are_spread_and_lists_kept() {
        let supply = [9; 5];
        let levels = |difficulty, questions| Profile::new(&difficulty, questions, &supply, false).levels;
        assert_eq!(levels(Difficulty::Within(3, 4), 5), [3, 3, 3, 4, 4]);
        assert_eq!(levels(Difficulty::Within(1, 5), 2), [1, 3]);
        assert_eq!(levels(Difficulty::Each(vec![3, 2]), 2), [3, 2]);
    }

    #[test]
    fn the_nearest_profile_is_taken_only_where_it_is_enough() {
        let supply = [0, 1, 4, 0, 0];
        let five = Difficulty::Within(5, 5);
        assert_eq!(Profile::new(&five, 2, &supply, false).times(&supply), 0);
        assert_eq!(Profile::new(&five, 2, &supply, true), Profile { levels: vec![3, 3], relaxed: true });
        let three = Difficulty::Within(3, 3);
        assert!(!Profile::new(&three, 2, &supply, true).relaxed);
    }
}
