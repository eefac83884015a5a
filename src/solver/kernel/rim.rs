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
//! Source: N-63 to N-65; Bays and Hudson 1977 for segments; Miller 1976 and Sorenson and Webster 2015 for
//! primality below 2^64.

use crate::solver::{Budget, OutOfReach};

/// Odd numbers in a stretch: 128 KiB of indices.
const ODDS: usize = 1 << 15;

/// Shows the values of the heaps `0..=to`, a stretch at a time, with the first heap of each.
///
/// # Errors
/// `to` is not below `budget.steps`, or its root not below `budget.states`; then nothing is shown.
pub fn for_each(to: u64, budget: Budget, mut show: impl FnMut(u64, &[u32])) -> Result<(), OutOfReach> {
    // Indices of primes stay below 2^32 for heaps up to 2^36.
    if to >= budget.steps.min(1 << 36) {
        return Err(OutOfReach::Steps { limit: budget.steps.min(1 << 36) });
    }
    let root = to.isqrt();
    if root >= budget.states {
        return Err(OutOfReach::States { needed: u128::from(root) + 1, limit: budget.states });
    }
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
    if to >= budget.states {
        return Err(OutOfReach::States { needed: u128::from(to) + 1, limit: budget.states });
    }
    let mut all = Vec::with_capacity(to as usize + 1);
    for_each(to, budget, |_, values| all.extend_from_slice(values))?;
    Ok(all)
}

/// The value of one heap.
///
/// # Errors
/// The smallest factor is not found in `budget.steps` divisions, or it is too large a prime to count those
/// below it.
pub fn value(heap: u64, budget: Budget) -> Result<u64, OutOfReach> {
    match heap {
        1 => Ok(1),
        _ if heap.is_multiple_of(2) => Ok(0),
        _ if is_prime(heap) => count_primes(heap, budget),
        _ => {
            let divisors = (3..=heap.isqrt()).step_by(2);
            let found =
                divisors.take(usize::try_from(budget.steps).unwrap_or(usize::MAX)).find(|&d| heap.is_multiple_of(d));
            count_primes(found.ok_or(OutOfReach::Steps { limit: budget.steps })?, budget)
        }
    }
}

/// How many primes there are up to `x`: at each quotient of `x` the numbers left after sieving by each
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
    if 2 * root > budget.states {
        return Err(OutOfReach::States { needed: 2 * u128::from(root), limit: budget.states });
    }
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

/// Whether an odd number above 1 is prime: the strong test to the first twelve primes is certain below 2^64.
fn is_prime(number: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if BASES.contains(&number) {
        return true;
    }
    let multiply = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(number)) as u64;
    let twos = (number - 1).trailing_zeros();
    BASES.iter().all(|&base| {
        let (mut power, mut square, mut exponent) = (1, base % number, (number - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = multiply(power, square);
            }
            square = multiply(square, square);
            exponent >>= 1;
        }
        power == 1
            || (0..twos).any(|_| {
                let strong = power == number - 1;
                power = multiply(power, power);
                strong
            })
    })
}

/// The values of the heaps `0..=to` as the mex over all takes without a common divisor.
pub fn by_definition(to: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let mut seen = vec![false; values.len() + 1];
        for take in (1..=heap).filter(|&take| common_divisor(take, heap) == 1) {
            seen[values[(heap - take) as usize] as usize] = true;
        }
        values.push(seen.iter().take_while(|&&seen| seen).count() as u64);
    }
    values
}

fn common_divisor(a: u64, b: u64) -> u64 {
    if a == 0 { b } else { common_divisor(b % a, a) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget = Budget { states: 1 << 20, steps: 1 << 24 };

    #[test]
    fn the_theorem_is_the_mex() {
        let expected = by_definition(1_200);
        let sieved: Vec<u64> = values(1_200, BUDGET).expect("small").into_iter().map(u64::from).collect();
        assert_eq!(sieved, expected);
        for (heap, expected) in (0..).zip(expected) {
            assert_eq!(value(heap, BUDGET), Ok(expected), "{heap}");
        }
    }

    /// Stretches of the sieve against single heaps, at their ends and far out.
    #[test]
    fn the_sieve_agrees_with_factoring() {
        let to = 600_000;
        let sieved = values(to, BUDGET).expect("in the budget");
        assert_eq!(sieved.len() as u64, to + 1);
        let end = 2 * ODDS as u64;
        let far = (0..to).step_by(97).chain(to - 40..=to);
        for heap in (end - 20..end + 20).chain(8 * end - 20..8 * end + 20).chain(far) {
            assert_eq!(value(heap, BUDGET), Ok(sieved[heap as usize].into()), "{heap}");
        }
        for to in 0..40 {
            assert_eq!(values(to, BUDGET).expect("small"), sieved[..=to as usize], "to {to}");
        }
    }

    /// pi(10^k), the classical table (Lehmer 1959 and before).
    #[test]
    fn primes_are_counted() {
        let budget = Budget::default();
        for (power, count) in
            [(0, 0), (1, 4), (2, 25), (3, 168), (4, 1_229), (6, 78_498), (8, 5_761_455), (10, 455_052_511)]
        {
            assert_eq!(count_primes(10_u64.pow(power), budget), Ok(count));
        }
        let listed = primes(3_000);
        for x in 0..=3_000 {
            assert_eq!(count_primes(x, budget), Ok(listed.iter().filter(|&&prime| prime <= x).count() as u64), "{x}");
        }
    }

    #[test]
    fn primality_is_that_of_the_sieve() {
        let listed = primes(20_000);
        assert!((3..20_000).step_by(2).all(|number| is_prime(number) == listed.contains(&number)));
        // Strong pseudoprimes to many bases (Jaeschke 1993), and the largest prime below 2^64.
        assert!(!is_prime(3_215_031_751) && !is_prime(3_825_123_056_546_413_051) && !is_prime(u64::MAX));
        assert!(is_prime(18_446_744_073_709_551_557));
    }

    #[test]
    fn budgets_are_kept() {
        let small = Budget { states: 100, steps: 1_000 };
        assert_eq!(values(100, small), Err(OutOfReach::States { needed: 101, limit: 100 }));
        assert_eq!(for_each(1_000, small, |_, _| ()), Err(OutOfReach::Steps { limit: 1_000 }));
        // 10,007 and 10,009 are primes: 5,000 divisions.
        assert_eq!(value(10_007 * 10_009, small), Err(OutOfReach::Steps { limit: 1_000 }));
        assert_eq!(value(10_007 * 10_009, BUDGET), Ok(1_230));
        assert_eq!(value(18_446_744_073_709_551_557, BUDGET), Err(OutOfReach::Steps { limit: 1 << 24 }));
        assert_eq!(value(u64::MAX, BUDGET), Ok(2));
    }

    #[test]
    fn example_of_value() {
        use crate::solver::{Budget, kernel::rim};
        assert_eq!(rim::value(7, Budget::default()), Ok(4));
        assert_eq!(rim::value(999_999_999_989, Budget::default()).is_err(), true);
    }
}
