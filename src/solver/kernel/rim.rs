//! Rim: take a number that has no divisor in common with the heap.
//!
//! The value is 0 for an even heap, 1 for the heap 1, and for other odd heaps the index of the smallest
//! prime factor: 2 for 3, 3 for 5, 4 for 7, …
//! Representation: stretches of heaps are sieved over odd numbers, 2^15 of them at a time, the primes from
//! the largest down, so that the smallest writes last; what no prime wrote is itself prime and gets the
//! next index. A single heap is factored by trial division and its prime counted (Lucy's recursion over
//! the quotients, about x^(3/4) steps).
//! Fails with [`OutOfReach`] where that is more than the budget: a prime heap near 10^11 is about the end
//! of the default one.
//! Source: N-63 to N-65; Bays and Hudson 1977 for segments.

use crate::solver::{Budget, OutOfReach};

/// Odd numbers in a stretch: 128 KiB of indices.
const ODDS: usize = 1 << 15;

/// Shows the values of the heaps `0..=to`, a stretch at a time, with the first heap of each.
///
/// # Errors
/// `to` is not below `budget.steps`, or its root not below `budget.states`; then nothing is shown.
pub fn for_each(to: u64, budget: Budget, mut show: impl FnMut(u64, &[u32])) -> Result<(), OutOfReach> {
    // Indices of primes stay below 2^32 for heaps up to 2^36.
    OutOfReach::steps(to.saturating_add(1), budget.steps.min(1 << 36))?;
    let root = to.isqrt();
    OutOfReach::states(u128::from(root) + 1, budget.states)?;
    // Each odd prime with its index and the place of its next odd multiple, counted from the stretch.
    let indices = (2_u32..).zip(primes(root).into_iter().skip(1));
    let mut primes: Vec<(usize, u32, usize)> =
        indices.map(|(index, prime)| (prime as usize, index, (prime * prime / 2) as usize)).collect();
    // The only stretch of small heaps is no longer than they need.
    let odds = ODDS.min(usize::try_from(to / 2).map_or(ODDS, |odds| odds + 1));
    let mut least = vec![0_u32; odds];
    let mut values = vec![0_u32; 2 * odds];
    let (mut active, mut index) = (0, 1);
    for start in (0..=to).step_by(2 * odds) {
        let end = start + 2 * odds as u64;
        while primes.get(active).is_some_and(|&(prime, ..)| (prime as u64) * (prime as u64) < end) {
            // Its multiples below its square have smaller factors.
            primes[active].2 -= start as usize / 2;
            active += 1;
        }
        sieve(&mut least, &mut primes[..active]);
        if start == 0 {
            least[0] = 1;
        }
        for (value, &factor) in values.chunks_exact_mut(2).zip(&least) {
            index += u32::from(factor == 0);
            value[1] = if factor == 0 { index } else { factor };
        }
        let count = (to - start + 1).min(2 * odds as u64) as usize;
        show(start, &values[..count]);
    }
    Ok(())
}

/// Writes the index of the smallest of these primes that divides each odd number, and 0 for none.
fn sieve(least: &mut [u32], primes: &mut [(usize, u32, usize)]) {
    least.fill(0);
    for (prime, index, next) in primes.iter_mut().rev() {
        let mut place = *next;
        while let Some(factor) = least.get_mut(place) {
            *factor = *index;
            place += *prime;
        }
        *next = place - least.len();
    }
}

/// The values of the heaps `0..=to`.
///
/// # Errors
/// As for [`for_each`], and more heaps than `budget.states`.
pub fn values(to: u64, budget: Budget) -> Result<Vec<u32>, OutOfReach> {
    OutOfReach::states(u128::from(to) + 1, budget.states)?;
    let mut all = Vec::with_capacity(to as usize + 1);
    for_each(to, budget, |_, values| all.extend_from_slice(values))?;
    Ok(all)
}

/// The value of one heap.
///
/// # Errors
/// As for [`smallest_factor`], or the factor is too large a prime to count those below it.
pub fn value(heap: u64, budget: Budget) -> Result<u64, OutOfReach> {
    match smallest_factor(heap, budget)? {
        None => Ok(heap),
        Some(2) => Ok(0),
        Some(prime) => count_primes(prime, budget),
    }
}

/// The smallest prime factor of a heap; none for 0 and 1.
///
/// # Errors
/// It is not found in `budget.steps / 8` divisions: one takes as long as some steps of a table.
pub fn smallest_factor(heap: u64, budget: Budget) -> Result<Option<u64>, OutOfReach> {
    let (root, last) = (heap.isqrt(), budget.steps / 4 + 1);
    match std::iter::once(2).chain((3..=root.min(last)).step_by(2)).find(|&divisor| heap.is_multiple_of(divisor)) {
        _ if heap < 2 => Ok(None),
        None if root > last => Err(OutOfReach::Steps { limit: budget.steps }),
        factor => Ok(factor.or(Some(heap))),
    }
}

/// How many primes there are up to `x` (Lucy's recursion): at each quotient of `x` the numbers left after sieving by each
/// prime in turn.
///
/// # Errors
/// `x^(3/4)` is more than `budget.steps`, or twice the root of `x` more than `budget.states`.
pub fn count_primes(x: u64, budget: Budget) -> Result<u64, OutOfReach> {
    let root = x.isqrt();
    let steps = u128::from(root) * u128::from(root.isqrt() + 1);
    if steps > u128::from(budget.steps) {
        return Err(OutOfReach::Steps { limit: budget.steps });
    }
    OutOfReach::states(2 * u128::from(root), budget.states)?;
    // small[i]: how many of 2..=i are left; large[i]: how many of 2..=x / i.
    let mut small: Vec<u64> = (0..=root).map(|i| i.saturating_sub(1)).collect();
    let mut large: Vec<u64> = (0..=root).map(|i| x.checked_div(i).map_or(0, |quotient| quotient - 1)).collect();
    for prime in 2..=root {
        let below = small[prime as usize - 1];
        if small[prime as usize] == below {
            continue;
        }
        for i in 1..=root.min(x / (prime * prime)) {
            let multiple = i * prime;
            let left = if multiple <= root { large[multiple as usize] } else { small[(x / multiple) as usize] };
            large[i as usize] -= left - below;
        }
        for i in (prime * prime..=root).rev() {
            small[i as usize] -= small[(i / prime) as usize] - below;
        }
    }
    Ok(large.get(1).copied().unwrap_or(0))
}

/// The primes up to a bound, by the plain sieve.
fn primes(to: u64) -> Vec<u64> {
    let mut composite = vec![false; to as usize + 1];
    let mut primes = Vec::new();
    for number in 2..=to {
        if !composite[number as usize] {
            primes.push(number);
            for multiple in (number * number..=to).step_by(number as usize) {
                composite[multiple as usize] = true;
            }
        }
    }
    primes
}
