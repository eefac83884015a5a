//! The order in which candidates become questions: a permutation π that only a key decides.
//!
//! Representation: of a small space (at most 2^18 candidates) the ranks that fit are known, and π orders them: item
//! i is π(i). Of a large space π orders all ranks, and item i walks π(i), π(i + s), π(i + 2s), … to the first
//! candidate that fits, with a stride s of 2^32, or less where few candidates fit. Either way an item depends on
//! nothing but its own number, and no two items are the same.
//! Failure: a number past the candidates that fit, or past the stride; a walk that finds nothing.
//! Source: Fisher and Yates 1938; Luby and Rackoff 1988; Black and Rogaway 2002 (cycle walking).

use std::collections::{BTreeMap, VecDeque};

use crate::exercise::{Candidate, Dice, Key, Space};

use super::profile::{MANY, Profile, Shift, Supply};

/// Spaces up to this size are filtered whole.
pub const SMALL: u64 = 1 << 18;

/// The longest stride of a walk.
const STRIDE: u64 = 1 << 32;

/// Rounds of the permutation of a large space; four are enough for chance, eight cost little.
const ROUNDS: usize = 8;

/// Candidates of a space in the order of a key.
#[derive(Clone, Debug)]
pub enum Order {
    /// These ranks.
    Listed(Vec<u32>),
    /// All ranks below `size`, permuted; an item tries every `stride`-th of them.
    Walk { size: u64, half: u32, keys: [u64; ROUNDS], stride: u64 },
}

/// Why there is no candidate of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCandidate {
    /// There are not so many.
    Exhausted,
    /// So many candidates were tried, and none was accepted.
    Unlucky(u64),
}

impl Order {
    /// These ranks under a key; `stream` makes another order of the same key.
    pub fn listed(mut ranks: Vec<u32>, key: Key, stream: u64) -> Order {
        Dice::new(key, stream).shuffle(&mut ranks);
        Order::Listed(ranks)
    }

    /// A walk through a space of this size, of whose candidates about `fitting` in `tried` are accepted. With the
    /// stride that it takes, a walk of no candidate is as rare as one in e^24.
    pub fn walk(size: u64, (fitting, tried): (u64, u64), key: Key, stream: u64) -> Order {
        let mut dice = Dice::new(key, stream);
        let bits = u64::BITS - (size - 1).leading_zeros();
        let keys = std::array::from_fn(|_| dice.word());
        // Two standard deviations below what was counted.
        let fitting = fitting.saturating_sub(2 * fitting.isqrt());
        let stride = u128::from(size) * u128::from(fitting) / (24 * u128::from(tried.max(1)));
        Order::Walk { size, half: bits.div_ceil(2), keys, stride: stride.min(u128::from(STRIDE)) as u64 }
    }

    /// Every candidate of a space of this size once.
    pub fn all(size: u64, key: Key) -> Order {
        match Order::walk(size, (1, 1), key, 0) {
            Order::Walk { half, keys, .. } => Order::Walk { size, half, keys, stride: size },
            listed => listed,
        }
    }

    /// How many items may be asked for.
    pub fn capacity(&self) -> u64 {
        match self {
            Order::Listed(ranks) => ranks.len() as u64,
            Order::Walk { stride, .. } => *stride,
        }
    }

    /// The candidate of an item, whose number counts over all variants.
    ///
    /// # Errors
    /// [`NoCandidate`] when there is none of this number.
    pub fn candidate(
        &self,
        space: &Space,
        item: u64,
        accepts: &dyn Fn(&Candidate) -> bool,
    ) -> Result<Candidate, NoCandidate> {
        if item >= self.capacity() {
            return Err(NoCandidate::Exhausted);
        }
        match self {
            Order::Listed(ranks) => Ok(space.at(u64::from(ranks[item as usize]))),
            Order::Walk { size, half, keys, stride } => {
                let steps = (size - item).div_ceil(*stride).min(MOST_TRIES);
                let candidate = |step| space.at(permuted(item + step * stride, *size, *half, keys));
                (0..steps).map(candidate).find(accepts).ok_or(NoCandidate::Unlucky(steps))
            }
        }
    }
}

/// What questions of one sheet should not have in common.
pub struct Alike<'a> {
    /// The group of a rank.
    pub group: &'a dyn Fn(u32) -> u64,
    /// As many questions of a sheet may be of one group.
    pub most: usize,
    /// The groups of questions that every sheet has.
    pub asked: &'a [u64],
}

/// Orders the listed candidates of the levels 1 to 5 anew, so that no sheet has more questions of one group than it may,
/// as long as there are others, and so that all groups are drawn as often.
pub fn spread(orders: &mut [Order], profile: &Profile, supply: &Supply, alike: &Alike, dice: &mut Dice) {
    let mut left: Vec<Groups> = orders.iter().map(|order| Groups::of(order, alike.group)).collect();
    let (mut first, mut last) = (vec![Vec::new(); orders.len()], vec![Vec::new(); orders.len()]);
    let mut draw = |level: u8, taken: &mut Vec<u64>| {
        let is_free = |group: u64| taken.iter().filter(|&&one| one == group).count() < alike.most;
        let drawn = left[usize::from(level) - 1].draw(is_free, dice);
        taken.extend(drawn.map(|(group, _)| group));
        drawn
    };
    for round in 0..profile.times(supply) {
        let mut taken = alike.asked.to_vec();
        let usual: Vec<Option<(u64, u32)>> = profile.levels.iter().map(|&level| draw(level, &mut taken)).collect();
        if usual.iter().all(Option::is_none) {
            break;
        }
        for (&level, drawn) in profile.levels.iter().zip(&usual) {
            first[usize::from(level) - 1].extend(drawn.map(|(_, rank)| rank));
        }
        for shift in [Shift::Easier, Shift::Harder].into_iter().filter(|_| round < MANY) {
            let levels = profile.shifted(shift, supply);
            let moved = |question: &usize| levels[*question] != profile.levels[*question];
            let stay = (0..levels.len()).filter(|question| !moved(question));
            let mut taken: Vec<u64> = stay.filter_map(|question| usual[question]).map(|(group, _)| group).collect();
            taken.extend(alike.asked);
            for question in (0..levels.len()).filter(moved) {
                let drawn = draw(levels[question], &mut taken);
                last[usize::from(levels[question]) - 1].extend(drawn.map(|(_, rank)| rank));
            }
        }
    }
    for (level, order) in orders.iter_mut().enumerate() {
        if let Order::Listed(listed) = order {
            let unused = std::iter::from_fn(|| left[level].draw(|_| true, dice).map(|(_, rank)| rank));
            *listed = first[level].drain(..).chain(unused).chain(last[level].drain(..).rev()).collect();
        }
    }
}

/// Ranks by their group; those of one group keep their order.
struct Groups(Vec<(u64, VecDeque<u32>)>);

impl Groups {
    /// The groups of the candidates that are listed.
    fn of(order: &Order, group: &dyn Fn(u32) -> u64) -> Groups {
        let mut groups: BTreeMap<u64, VecDeque<u32>> = BTreeMap::new();
        if let Order::Listed(ranks) = order {
            for &rank in ranks {
                groups.entry(group(rank)).or_default().push_back(rank);
            }
        }
        Groups(groups.into_iter().collect())
    }

    /// Picks a random free group (any group if none is free) and takes its first rank.
    fn draw(&mut self, is_free: impl Fn(u64) -> bool, dice: &mut Dice) -> Option<(u64, u32)> {
        let mut free: Vec<usize> = (0..self.0.len()).filter(|&at| is_free(self.0[at].0)).collect();
        if free.is_empty() {
            free = (0..self.0.len()).collect();
        }
        let at = *free.get(dice.below(free.len().max(1) as u64) as usize)?;
        let (group, ranks) = &mut self.0[at];
        let (group, rank) = (*group, ranks.pop_front().expect("a group holds a rank"));
        if ranks.is_empty() {
            self.0.remove(at);
        }
        Some((group, rank))
    }
}

/// A walk gives up after so many candidates.
const MOST_TRIES: u64 = 100_000;

/// Numbers and a key in one word that tells nothing of either.
pub fn hash(key: u64, numbers: &[u64]) -> u64 {
    numbers.iter().fold(mixed(key), |state, &number| mixed(state ^ mixed(number.wrapping_add(key))))
}

/// A Feistel network over the smallest square of a power of 2 that holds the space; what falls outside
/// is permuted again, on average less than four times.
fn permuted(rank: u64, size: u64, half: u32, keys: &[u64; ROUNDS]) -> u64 {
    let mask = (1u64 << half) - 1;
    let mut rank = rank;
    loop {
        let (mut left, mut right) = (rank >> half, rank & mask);
        for key in keys {
            (left, right) = (right, left ^ (mixed(right ^ key) & mask));
        }
        rank = left << half | right;
        if rank < size {
            return rank;
        }
    }
}

/// Spreads every bit over all others (Stafford's thirteenth variant of the Murmur finaliser).
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::super::profile::Place;
    use super::*;
    use std::collections::BTreeSet;

    fn any(_: &Candidate) -> bool {
        true
    }

    #[test]
    fn the_permutation_of_a_large_space_hits_every_rank_once() {
        for size in [SMALL + 1, 300_000, 1 << 20] {
            let Order::Walk { half, keys, .. } = Order::walk(size, (1, 1), Key::of(&["large"]), 3) else {
                panic!("a walk");
            };
            let mut seen = vec![false; size as usize];
            for rank in 0..size {
                let image = permuted(rank, size, half, &keys) as usize;
                assert!(!seen[image]);
                seen[image] = true;
            }
        }
    }

    #[test]
    fn items_of_a_large_space_differ_and_are_accepted() {
        let space = Space::Multisets { count: 4, range: (1, 1000) };
        let lost = |candidate: &Candidate| candidate.numbers.iter().sum::<u64>() % 5 == 0;
        let order = Order::walk(space.size(), (800, 4000), Key::of(&["walk"]), 0);
        let dealt: BTreeSet<_> = (0..5000).map(|item| order.candidate(&space, item, &lost).unwrap()).collect();
        assert_eq!(dealt.len(), 5000);
        assert!(dealt.iter().all(lost));
        assert!(matches!(order.candidate(&space, 7, &|_| false), Err(NoCandidate::Unlucky(_))));
        assert!(matches!(order.candidate(&space, 1 << 40, &lost), Err(NoCandidate::Exhausted)));
    }

    #[test]
    fn vast_spaces_are_entered_without_overflow() {
        let space = Space::Multisets { count: 6, range: (1, u64::MAX) };
        let order = Order::walk(space.size(), (4096, 4096), Key::of(&["vast"]), 0);
        assert_eq!(order.capacity(), STRIDE);
        assert!(order.candidate(&space, STRIDE - 1, &any).is_ok());
    }

    /// The vectors come from another implementation of ChaCha8 and of these rules, in Python.
    #[test]
    fn orders_are_pinned() {
        let pairs = Space::Multisets { count: 2, range: (1, 9) };
        let trios = Space::Multisets { count: 3, range: (1, 150) };
        let small = Order::listed((0..45).collect(), Key::of(&["pin"]), 0);
        let walk = |stream| Order::walk(trios.size(), (64, 64), Key::of(&["pin"]), stream);
        let first = |order: &Order, space: &Space| {
            (0..3).map(|item| order.candidate(space, item, &any).unwrap().numbers).collect::<Vec<_>>()
        };
        assert_eq!(first(&small, &pairs), [[1, 3], [2, 9], [4, 4]]);
        assert_eq!(first(&walk(0), &trios), [[31, 133, 146], [63, 81, 136], [73, 118, 142]]);
        assert_eq!(first(&walk(1), &trios), [[15, 32, 118], [57, 119, 124], [89, 98, 146]]);
    }

    /// How many candidates there are of each level.
    const SUPPLY: Supply = [700; 5];

    /// 490 ranks in seven groups of 70, and 210 more of three of them.
    fn group(rank: u32) -> u64 {
        u64::from(if rank < 490 { rank % 7 } else { rank % 3 })
    }

    /// Orders of all candidates of each level, spread for sheets with questions of these levels.
    fn orders(levels: &[u8], most: usize, asked: &[u64], stream: u64) -> (Vec<Order>, Profile) {
        let listed = |level: u64| Order::listed((0..700).collect(), Key::of(&["groups"]), 100 * level + stream);
        let mut orders: Vec<Order> = (0..5).map(listed).collect();
        let profile = Profile { levels: levels.to_vec(), relaxed: false };
        let alike = Alike { group: &group, most, asked };
        spread(&mut orders, &profile, &SUPPLY, &alike, &mut Dice::new(Key::of(&["spread"]), stream));
        (orders, profile)
    }

    fn groups(order: &Order) -> Vec<u64> {
        let Order::Listed(ranks) = order else { panic!("a list") };
        ranks.iter().map(|&rank| group(rank)).collect()
    }

    #[test]
    fn small_groups_are_drawn_as_often_as_large_ones() {
        let mut of_small = 0;
        for stream in 0..100 {
            let (orders, _) = orders(&[1], 1, &[], stream);
            of_small += groups(&orders[0])[..20].iter().filter(|&&group| group > 2).count();
        }
        // 4 of 7 groups are small, and hold 280 of 700 ranks: 1,143 of 2,000 are expected, 800 if groups did not count.
        assert!((1_050..1_230).contains(&of_small), "{of_small}");
    }

    /// The groups of the questions of a sheet.
    fn of_sheet((orders, profile): &(Vec<Order>, Profile), round: u64, shift: Shift) -> Vec<u64> {
        let of_question = |question| {
            let (level, place) = profile.placed(question, round, shift, &SUPPLY);
            let groups = groups(&orders[usize::from(level) - 1]);
            match place {
                Place::First(item) => groups[item as usize],
                Place::Last(item) => groups[groups.len() - 1 - item as usize],
            }
        };
        (0..profile.levels.len()).map(of_question).collect()
    }

    /// The most of one number in a list.
    fn most(groups: &[u64]) -> usize {
        groups.iter().map(|one| groups.iter().filter(|other| *other == one).count()).max().unwrap_or(0)
    }

    #[test]
    fn no_group_comes_oftener_than_it_may_whatever_the_shift() {
        let (mut moved, mut sheets) = (0, 0);
        for stream in 0..20 {
            for most_of_one in [1, 2] {
                for levels in [[2, 2, 3, 4], [1, 1, 3, 3], [5, 5, 5, 5]] {
                    let made = orders(&levels, most_of_one, &[6], stream);
                    for (round, shift) in (0..12).flat_map(|round| Shift::ALL.map(|shift| (round, shift))) {
                        let mut asked = of_sheet(&made, round, shift);
                        asked.push(6);
                        assert!(most(&asked) <= most_of_one, "{levels:?}, round {round}, {shift:?}: {asked:?}");
                        sheets += 1;
                        moved += usize::from(made.1.shifted(shift, &SUPPLY) != levels);
                    }
                }
            }
        }
        assert!(moved * 2 > sheets, "{moved} of {sheets} sheets have other levels");
    }

    #[test]
    fn every_candidate_stays_in_the_order_once() {
        let (orders, _) = orders(&[1, 2], 1, &[], 3);
        for order in &orders {
            let Order::Listed(ranks) = order else { panic!("a list") };
            assert_eq!((ranks.len(), BTreeSet::from_iter(ranks).len()), (700, 700));
        }
    }

    #[test]
    fn hashes_differ_with_each_number_its_place_and_the_key() {
        let words: BTreeSet<u64> = (0..1000).map(|number| hash(7, &[number, 1])).collect();
        assert_eq!(words.len(), 1000);
        assert_ne!(hash(7, &[1, 2]), hash(7, &[2, 1]));
        assert_ne!(hash(7, &[1, 2]), hash(8, &[1, 2]));
    }
}
