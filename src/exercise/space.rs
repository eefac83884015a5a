//! Candidates, counted and ranked: every exercise is one of a finite list that can be entered anywhere.
//!
//! Representation: a [`Space`] lists tuples of naturals in a fixed order; [`Space::size`] counts them
//! and [`Space::at`] gives the one of a rank from 0. Sizes past `u64` are cut off there, ranks beyond
//! are then never drawn. Multisets count once: `7 3 7` and `3 7 7` are one candidate, `[3, 7, 7]`.
//! Source: Knuth, The Art of Computer Programming 4A, 7.2.1.3 (combinatorial number system).

use crate::baron::xor;
use crate::solver::binomial;

/// A finite list of candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Space {
    /// Non-decreasing tuples of so many numbers of the range.
    Multisets {
        /// How many numbers.
        count: usize,
        /// The least and the largest number.
        range: (u64, u64),
    },
    /// Tuples with one number of each range.
    Tuples(Vec<(u64, u64)>),
    /// One space after another.
    Union(Vec<Space>),
    /// Candidates written out, in ascending order.
    Listed(Vec<Vec<u64>>),
    /// A space for each game of a task, one after another.
    PerGame(Vec<Space>),
}

/// One of the finite list: what a question is made of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// The place of its game in the task; 0 for kinds without games.
    pub game: usize,
    /// Its numbers; what they mean, the kind or the game knows.
    pub numbers: Vec<u64>,
}

impl From<Vec<u64>> for Candidate {
    fn from(numbers: Vec<u64>) -> Candidate {
        Candidate { game: 0, numbers }
    }
}

impl Space {
    /// The lost trios of three different heaps of a size.
    pub fn lost_trios((least, most): (u64, u64)) -> Space {
        let trios = xor::zero_xor_trios(most).into_iter().filter(|trio| trio[0] >= least);
        Space::Listed(trios.map(Vec::from).collect())
    }

    /// Multisets of every count of a range.
    pub fn multisets(counts: (u64, u64), range: (u64, u64)) -> Space {
        Space::Union((counts.0..=counts.1).map(|count| Space::Multisets { count: count as usize, range }).collect())
    }

    /// How many candidates there are, at most `u64::MAX`.
    pub fn size(&self) -> u64 {
        let exact = match self {
            Space::Multisets { count, range } => binomial(width(*range) + *count as u128 - 1, *count as u128),
            Space::Tuples(ranges) => ranges.iter().fold(1, |size: u128, &range| size.saturating_mul(width(range))),
            Space::Union(spaces) | Space::PerGame(spaces) => spaces.iter().map(|space| u128::from(space.size())).sum(),
            Space::Listed(candidates) => candidates.len() as u128,
        };
        u64::try_from(exact).unwrap_or(u64::MAX)
    }

    /// The candidate of this rank, which is below [`Space::size`].
    pub fn at(&self, rank: u64) -> Candidate {
        match self {
            Space::Multisets { count, range } => multiset(*count, *range, u128::from(rank)).into(),
            Space::Tuples(ranges) => {
                let mut rest = u128::from(rank);
                let mut tuple = vec![0; ranges.len()];
                for (place, &range) in ranges.iter().enumerate().rev() {
                    tuple[place] = range.0 + (rest % width(range)) as u64;
                    rest /= width(range);
                }
                tuple.into()
            }
            Space::Union(spaces) => part(spaces, rank).1,
            Space::Listed(candidates) => candidates[rank as usize].clone().into(),
            Space::PerGame(spaces) => {
                let (game, candidate) = part(spaces, rank);
                Candidate { game, ..candidate }
            }
        }
    }

    /// Whether these are the numbers of a candidate of this game.
    pub fn contains(&self, game: usize, numbers: &[u64]) -> bool {
        let within = |&number: &u64, &(least, most): &(u64, u64)| (least..=most).contains(&number);
        match self {
            Space::Multisets { count, range } => {
                numbers.len() == *count && numbers.is_sorted() && numbers.iter().all(|number| within(number, range))
            }
            Space::Tuples(ranges) => {
                numbers.len() == ranges.len() && numbers.iter().zip(ranges).all(|(number, range)| within(number, range))
            }
            Space::Union(spaces) => spaces.iter().any(|space| space.contains(game, numbers)),
            Space::Listed(candidates) => candidates.binary_search_by(|known| known.as_slice().cmp(numbers)).is_ok(),
            Space::PerGame(spaces) => spaces.get(game).is_some_and(|space| space.contains(0, numbers)),
        }
    }

    /// Calls `visit` with every candidate in the order of ranks.
    pub fn each(&self, visit: &mut dyn FnMut(&Candidate)) {
        match self {
            Space::Multisets { count, range } if *count > 0 && range.0 <= range.1 => {
                each_multiset(*count, *range, visit)
            }
            Space::Union(spaces) => spaces.iter().for_each(|space| space.each(visit)),
            Space::PerGame(spaces) => {
                for (game, space) in spaces.iter().enumerate() {
                    space.each(&mut |candidate| visit(&Candidate { game, ..candidate.clone() }));
                }
            }
            _ => (0..self.size()).for_each(|rank| visit(&self.at(rank))),
        }
    }
}

/// The space that holds a rank of several spaces one after another, and the candidate there.
fn part(spaces: &[Space], mut rank: u64) -> (usize, Candidate) {
    let mut place = 0;
    // A rank that is below the size of all is in the last, if in none before.
    while place + 1 < spaces.len()
        && let Some(rest) = rank.checked_sub(spaces[place].size())
    {
        rank = rest;
        place += 1;
    }
    (place, spaces[place].at(rank))
}

fn width((least, largest): (u64, u64)) -> u128 {
    (u128::from(largest) + 1).saturating_sub(u128::from(least))
}

/// The multiset of a rank: a multiset `m1 <= m2 <= …` is the set `m1 < m2 + 1 < m3 + 2 …`, and a set
/// `s1 < … < sk` of naturals has the rank `C(s1, 1) + … + C(sk, k)`.
fn multiset(count: usize, (least, largest): (u64, u64), mut rank: u128) -> Vec<u64> {
    let mut numbers = vec![0; count];
    let mut ceiling = width((least, largest)) + count as u128 - 1;
    for place in (1..=count).rev() {
        // The largest s below the ceiling with C(s, place) <= rank: of one number the rank, of two a root.
        let (low, below) = match place {
            1 => (rank, rank),
            2 => {
                let low = (1 + 8 * rank).isqrt().div_ceil(2);
                (low, low * (low - 1) / 2)
            }
            _ => {
                // For large s, C(s, place) is nearly (s - (place - 1) / 2)^place / place!.
                let factorial: f64 = (1..=place).map(|factor| factor as f64).product();
                let power = rank as f64 * factorial;
                let root = if place == 3 { power.cbrt() } else { power.powf(1.0 / place as f64) };
                let root = root + (place as f64 - 1.0) / 2.0;
                let mut low = (root as u128).clamp(place as u128 - 1, ceiling - 1);
                let mut below = binomial(low, place as u128);
                while below > rank {
                    low -= 1;
                    below = binomial(low, place as u128);
                }
                loop {
                    let next = binomial(low + 1, place as u128);
                    if next > rank {
                        break;
                    }
                    (low, below) = (low + 1, next);
                }
                (low, below)
            }
        };
        rank -= below;
        numbers[place - 1] = least + (low - (place as u128 - 1)) as u64;
        ceiling = low;
    }
    numbers
}

/// Multisets in the order of ranks: the first number that may grow grows, and those before it start again.
fn each_multiset(count: usize, (least, largest): (u64, u64), visit: &mut dyn FnMut(&Candidate)) {
    let mut candidate = Candidate::from(vec![least; count]);
    loop {
        visit(&candidate);
        let numbers = &mut candidate.numbers;
        let grows = (0..count).find(|&place| numbers[place] < numbers.get(place + 1).copied().unwrap_or(largest));
        let Some(place) = grows else { return };
        numbers[place] += 1;
        numbers[..place].fill(least);
    }
}
