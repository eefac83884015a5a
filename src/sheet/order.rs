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
    /// These ranks under a key; `stream` makes another order of the same key. Groups, where there are some, take turns,
    /// always in the same order: neighbours, as many as there are groups left, are of different ones.
    pub fn listed(mut ranks: Vec<u32>, group: Option<&dyn Fn(u32) -> u64>, key: Key, stream: u64) -> Order {
        let mut dice = Dice::new(key, stream);
        dice.shuffle(&mut ranks);
        let Some(group) = group else { return Order::Listed(ranks) };
        let mut groups = Groups::of(&ranks, group);
        dice.shuffle(&mut groups.0);
        let (mut ordered, mut at) = (Vec::new(), 0);
        while !groups.0.is_empty() {
            at %= groups.0.len();
            let (_, rank, was_last) = groups.take(at);
            ordered.push(rank);
            at += usize::from(!was_last);
        }
        Order::Listed(ordered)
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

/// Orders the listed candidates of the levels 1 to 5 anew, so that of the questions of one variant, which have these
/// levels, at most half are of one group, as long as there are others. The dice choose the group of each, all that are
/// left as often, at the beginning and, for students with another shift, at the end.
pub fn spread(orders: &mut [Order], levels: &[u8], group: &dyn Fn(u32) -> u64, dice: &mut Dice) {
    let most = levels.len().div_ceil(2);
    let listed = |order: &Order| match order {
        Order::Listed(ranks) => Groups::of(ranks, group),
        Order::Walk { .. } => Groups(Vec::new()),
    };
    let mut left: Vec<Groups> = orders.iter().map(listed).collect();
    let (mut first, mut last) = (vec![Vec::new(); orders.len()], vec![Vec::new(); orders.len()]);
    loop {
        let mut taken: Vec<u64> = Vec::new();
        for level in levels.iter().map(|&level| usize::from(level) - 1) {
            let is_free = |group: u64| taken.iter().filter(|&&one| one == group).count() < most;
            if let Some((group, rank)) = left[level].draw(is_free, dice) {
                taken.push(group);
                first[level].push(rank);
            }
        }
        for (left, last) in left.iter_mut().zip(&mut last) {
            last.extend(left.draw(|_| true, dice).map(|(_, rank)| rank));
        }
        if left.iter().all(|groups| groups.0.is_empty()) {
            break;
        }
    }
    for (order, (mut ranks, last)) in orders.iter_mut().zip(first.into_iter().zip(last)) {
        if let Order::Listed(listed) = order {
            ranks.extend(last.into_iter().rev());
            *listed = ranks;
        }
    }
}

/// Ranks by their group; those of one group keep their order.
struct Groups(Vec<(u64, VecDeque<u32>)>);

impl Groups {
    fn of(ranks: &[u32], group: &dyn Fn(u32) -> u64) -> Groups {
        let mut groups: BTreeMap<u64, VecDeque<u32>> = BTreeMap::new();
        for &rank in ranks {
            groups.entry(group(rank)).or_default().push_back(rank);
        }
        Groups(groups.into_iter().collect())
    }

    /// A group that the dice choose of those that are free, or of all if none is, and its first rank, which is taken.
    fn draw(&mut self, is_free: impl Fn(u64) -> bool, dice: &mut Dice) -> Option<(u64, u32)> {
        let mut free: Vec<usize> = (0..self.0.len()).filter(|&at| is_free(self.0[at].0)).collect();
        if free.is_empty() {
            free = (0..self.0.len()).collect();
        }
        let at = *free.get(dice.below(free.len().max(1) as u64) as usize)?;
        let (group, rank, _) = self.take(at);
        Some((group, rank))
    }

    /// A group, its first rank, which is taken, and whether that was its last.
    fn take(&mut self, at: usize) -> (u64, u32, bool) {
        let (group, ranks) = &mut self.0[at];
        let (group, rank) = (*group, ranks.pop_front().expect("a group holds a rank"));
        let is_last = ranks.is_empty();
        if is_last {
            self.0.remove(at);
        }
        (group, rank, is_last)
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
        let small = Order::listed((0..45).collect(), None, Key::of(&["pin"]), 0);
        let walk = |stream| Order::walk(trios.size(), (64, 64), Key::of(&["pin"]), stream);
        let first = |order: &Order, space: &Space| {
            (0..3).map(|item| order.candidate(space, item, &any).unwrap().numbers).collect::<Vec<_>>()
        };
        assert_eq!(first(&small, &pairs), [[1, 3], [2, 9], [4, 4]]);
        assert_eq!(first(&walk(0), &trios), [[31, 133, 146], [63, 81, 136], [73, 118, 142]]);
        assert_eq!(first(&walk(1), &trios), [[15, 32, 118], [57, 119, 124], [89, 98, 146]]);
    }

    /// 70 ranks in seven groups of ten, and 30 more of three of them.
    fn group(rank: u32) -> u64 {
        u64::from(if rank < 70 { rank % 7 } else { rank % 3 })
    }

    fn listed(group: Option<&dyn Fn(u32) -> u64>, stream: u64) -> Order {
        Order::listed((0..100).collect(), group, Key::of(&["groups"]), stream)
    }

    fn groups(order: &Order) -> Vec<u64> {
        let Order::Listed(ranks) = order else { panic!("a list") };
        assert_eq!(BTreeSet::from_iter(ranks).len(), 100);
        ranks.iter().map(|&rank| group(rank)).collect()
    }

    #[test]
    fn groups_take_turns_until_they_run_out() {
        let in_turn = |stream| groups(&listed(Some(&group), stream));
        for stream in 0..20 {
            let groups = in_turn(stream);
            let all_differ = |near: &[u64]| BTreeSet::from_iter(near).len() == near.len();
            assert!(groups[..70].windows(7).all(all_differ), "{groups:?}");
            assert!(groups.windows(3).all(all_differ), "{groups:?}");
        }
        assert!((1..20).any(|stream| in_turn(stream) != in_turn(0)));
    }

    #[test]
    fn small_groups_are_drawn_as_often_as_large_ones() {
        let mut of_small = 0;
        for stream in 0..100 {
            let mut orders = [listed(None, stream)];
            spread(&mut orders, &[1], &group, &mut Dice::new(Key::of(&["spread"]), stream));
            of_small += groups(&orders[0])[..20].iter().filter(|&&group| group > 2).count();
        }
        // 4 of 7 groups are small, and hold 40 of 100 ranks: 1,143 of 2,000 are expected, 800 if groups did not count.
        assert!((1_050..1_230).contains(&of_small), "{of_small}");
    }

    /// Of one group there are most; students with another shift are asked from the end.
    #[test]
    fn groups_run_out_in_the_middle() {
        let group = |rank: u32| u64::from(if rank < 60 { 0 } else { rank % 4 });
        let mut orders = [listed(None, 0)];
        spread(&mut orders, &[1, 1], &group, &mut Dice::new(Key::of(&["spread"]), 0));
        let Order::Listed(ranks) = &orders[0] else { panic!("a list") };
        for end in [&ranks[..12], &ranks[88..]] {
            assert!(BTreeSet::from_iter(end.iter().map(|&rank| group(rank))).len() > 2, "{end:?}");
        }
    }

    #[test]
    fn at_most_half_of_the_questions_of_a_variant_are_of_one_group() {
        for stream in 0..20 {
            let mut orders: Vec<Order> = (0..5).map(|level| listed(None, 100 * level + stream)).collect();
            // Two questions of level 2 and one each of 3 and 4.
            spread(&mut orders, &[2, 2, 3, 4], &group, &mut Dice::new(Key::of(&["spread"]), stream));
            let of_level: Vec<Vec<u64>> = orders.iter().map(groups).collect();
            for variant in 0..20 {
                let mut asked = of_level[1][2 * variant..][..2].to_vec();
                asked.extend([of_level[2][variant], of_level[3][variant]]);
                let most = asked.iter().map(|one| asked.iter().filter(|other| *other == one).count()).max();
                assert!(most <= Some(2), "{asked:?}");
            }
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
