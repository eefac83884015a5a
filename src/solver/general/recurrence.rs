//! Grundy values of single heaps by their recurrence: the mex over the options, where an option of
//! several heaps has the nim-sum of their values.
//!
//! Representation: one value for each heap from 0. The rules alone say what the options are.
//! Ends after the largest heap, or answers [`OutOfReach`] when its moves are too many.
//! Source: Sprague 1935, Grundy 1939; Guy and Smith 1956.

use super::{Budget, OutOfReach, mex};
use crate::rules::Ruleset;

/// The Grundy values of the single heaps `0..=to` of a game of heaps.
///
/// # Errors
/// More heaps than `budget.states`, or more moves of them than `budget.steps`.
pub fn heap_values(rules: &dyn Ruleset, to: u64, budget: Budget) -> Result<Vec<u64>, OutOfReach> {
    OutOfReach::states(u128::from(to) + 1, budget.states)?;
    moves_up_to(rules, to, budget)?;
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let mut options = Vec::new();
        rules.each_left(heap, &mut |left| {
            options.push(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
        });
        values.push(mex(options));
    }
    Ok(values)
}

/// How many moves the single heaps `0..=to` have together, or a bound: cheap, before any of them is made.
///
/// # Errors
/// More than `budget.steps`.
pub fn moves_up_to(rules: &dyn Ruleset, to: u64, budget: Budget) -> Result<u64, OutOfReach> {
    let mut steps = 0_u64;
    for heap in 0..=to {
        steps = steps.saturating_add(rules.count(&[heap]));
        OutOfReach::steps(steps, budget.steps)?;
    }
    Ok(steps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::parse_game;

    #[test]
    fn the_budget_is_kept() {
        let nim = parse_game("nim").expect("a game");
        let budget = Budget { states: 60, steps: 100 };
        assert_eq!(heap_values(&*nim, 60, budget), Err(OutOfReach::States { needed: 61, limit: 60 }));
        // 1 + 2 + … + 13 = 91 moves, and 14 more.
        assert_eq!(heap_values(&*nim, 13, budget).map(|values| values.len()), Ok(14));
        assert_eq!(heap_values(&*nim, 14, budget), Err(OutOfReach::Steps { limit: 100 }));
    }
}
