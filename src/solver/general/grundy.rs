//! Grundy values straight from the definition: the mex of the values of the options.
//!
//! Representation: every position met, exactly as the rules give it, with its value once that is known. No
//! order of heaps, no normal form, no theorem about sums: nothing but the rules is shared with the search.
//! Ends with the value of the first position, or answers [`OutOfReach`].
//! Source: Sprague 1935, Grundy 1939.

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::{Budget, OutOfReach, mex};
use crate::rules::{Game, Position};

/// How many positions or steps of a table one position or move counts for here.
const WEIGHT: u64 = 64;

/// The Grundy value of a position in normal play, whatever `game.play` says.
///
/// # Errors
/// More positions below this one, or more moves among them, than a 64th of what the budget allows.
pub fn grundy_by_mex(game: &Game, position: &Position, budget: Budget) -> Result<u64, OutOfReach> {
    Ok(valued(game, position, budget)?[0].expect("the first position is valued last"))
}

/// The values of what each move leads to, in the order of [`Game::moves`]: found in the same walk, once for all.
///
/// # Errors
/// As for [`grundy_by_mex`].
pub fn option_values_by_mex(game: &Game, position: &Position, budget: Budget) -> Result<Vec<u64>, OutOfReach> {
    let met = valued(game, position, budget)?;
    let value = |to: &Position| met[to].expect("options are valued before the position");
    Ok(game.moves(position).iter().map(|step| value(&step.to)).collect())
}

/// Every position from here to the end with its value; this one first.
fn valued(game: &Game, position: &Position, budget: Budget) -> Result<Met, OutOfReach> {
    let (most_positions, most_moves) = (budget.states.div_ceil(WEIGHT), budget.steps.div_ceil(WEIGHT));
    let mut met = Met::default();
    met.insert(position.clone(), None);
    // The positions to be valued, each above one that leads to it: an explicit stack, however long the play.
    let (mut waiting, mut moves, mut numbers) = (vec![0], 0_u64, 0_u64);
    while let Some(&number) = waiting.last() {
        if met[number].is_some() {
            waiting.pop();
            continue;
        }
        let here = met.get_index(number).expect("a number of a position met").0.clone();
        // Each position is looked at twice: to meet its options, and once they have their values.
        moves = moves.saturating_add(game.count(&here));
        OutOfReach::steps(moves.div_ceil(2), most_moves)?;
        OutOfReach::numbers(game.count(&here).saturating_mul(size(&here).max(WEIGHT)), budget.states)?;
        let (mut values, options) = (Vec::new(), waiting.len());
        for step in game.moves(&here) {
            let (option, value) = match met.get_full(&step.to) {
                Some((option, _, value)) => (option, *value),
                None => {
                    numbers += size(&step.to);
                    (met.insert_full(step.to, None).0, None)
                }
            };
            match value {
                Some(value) => values.push(value),
                None => waiting.push(option),
            }
        }
        if met.len() as u64 > most_positions {
            return Err(OutOfReach::Positions { limit: most_positions });
        }
        OutOfReach::numbers(numbers, budget.states)?;
        if waiting.len() == options {
            met[number] = Some(mex(values));
        }
    }
    Ok(met)
}

/// The positions met, each with its value once that is known.
type Met = IndexMap<Position, Option<u64>, FxBuildHasher>;

/// How many numbers a position has.
fn size(position: &Position) -> u64 {
    position.0.iter().map(|parts| parts.len() as u64).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Play, parse};

    fn value(text: &str, budget: Budget) -> Result<u64, OutOfReach> {
        let parsed = parse(text, Play::Normal).expect("a position");
        grundy_by_mex(&parsed.game, &parsed.position, budget)
    }

    #[test]
    fn the_budget_is_kept() {
        let budget = Budget { states: 60 * WEIGHT, steps: 1_000_000 };
        assert_eq!(value("nim 4 11", budget), Ok(15));
        assert_eq!(value("nim 4 12", budget), Err(OutOfReach::Positions { limit: 60 }));
        assert_eq!(value("nim 4 11", Budget { steps: 100 * WEIGHT, ..budget }), Err(OutOfReach::Steps { limit: 100 }));
        assert!(value("nim 18446744073709551615 1", budget).is_err());
    }

    /// A play of 100,000 moves needs no more of the machine's own stack than a short one.
    #[test]
    fn long_plays_do_not_overflow() {
        assert_eq!(value("subtract(1) 100001", Budget::default()), Ok(1));
    }
}
