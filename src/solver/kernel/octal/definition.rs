//! Values of a take-and-break game straight from the definition: every way to leave up to three heaps.
//!
//! Representation: one value for each heap from 0; the options of a heap as a set of values.
//! Cost: the number of ways, about n^2 for two heaps and n^3 for three; counted against the budget.
//! Source: Sprague 1935, Grundy 1939.

use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// The Grundy values of the heaps `0..=to`. Shares nothing with the fast routes.
///
/// # Errors
/// More heaps than `budget.states`, or more options than `budget.steps`.
pub fn by_definition(code: &Code, to: u64, budget: Budget) -> Result<Vec<u64>, OutOfReach> {
    let needed = u128::from(to) + 1;
    if needed > u128::from(budget.states) {
        return Err(OutOfReach::States { needed, limit: budget.states });
    }
    let digits: Vec<u8> = (0..=code.last_place()).map(|take| code.digit(take)).collect();
    let (mut values, mut seen, mut steps) = (Vec::<u64>::new(), Vec::<bool>::new(), 0);
    for heap in 0..=to as usize {
        seen.fill(false);
        let mut see = |value: u64| {
            steps += 1;
            let place = value as usize;
            if place >= seen.len() {
                seen.resize(place + 1, false);
            }
            seen[place] = true;
        };
        for (take, digit) in (0..).zip(&digits) {
            let Some(rest) = usize::checked_sub(heap, take) else { break };
            if digit & 1 != 0 && rest == 0 {
                see(0);
            }
            if digit & 2 != 0 && rest > 0 {
                see(values[rest]);
            }
            if digit & 4 != 0 {
                (1..=rest / 2).for_each(|a| see(values[a] ^ values[rest - a]));
            }
            if digit & 8 != 0 {
                for a in 1..=rest / 3 {
                    (a..=(rest - a) / 2).for_each(|b| see(values[a] ^ values[b] ^ values[rest - a - b]));
                }
            }
        }
        if steps > budget.steps {
            return Err(OutOfReach::Steps { limit: budget.steps });
        }
        values.push(seen.iter().take_while(|&&seen| seen).count() as u64);
    }
    Ok(values)
}
