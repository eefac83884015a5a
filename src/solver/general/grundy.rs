//! Grundy values straight from the definition: the mex of the values of the options.
//!
//! Representation: one value for every list of parts below the position, in mixed radix, lowest
//! first; a move lowers one part, so the values of all options stand before it. No bags, no sorting.
//! Where moves split heaps or change a board: one value for every position below.
//! Ends after the product of `part + 1` positions, or answers [`OutOfReach`].
//! Source: Sprague 1935, Grundy 1939.

use super::graph::Graph;
use super::{Budget, OutOfReach, mex};
use crate::rules::{Acts, Game, Position};

/// The Grundy value of a position in normal play, whatever `game.play` says.
///
/// # Errors
/// More positions below this one, or more moves among them, than the budget allows.
pub fn grundy_by_mex(game: &Game, position: &Position, budget: Budget) -> Result<u64, OutOfReach> {
    if game.components.iter().any(|rules| rules.acts() != Acts::Lowers) {
        let (kinds, bag) = (&game.components, position.0.iter().cloned().enumerate().collect());
        return Ok(Graph::below(kinds, &bag, budget)?.values()[0]);
    }
    let parts: Vec<u64> = position.0.concat();
    let needed = parts.iter().try_fold(1_u128, |product, &part| product.checked_mul(u128::from(part) + 1));
    let needed = needed.unwrap_or(u128::MAX);
    if needed > u128::from(budget.states) {
        return Err(OutOfReach::States { needed, limit: budget.states });
    }

    let weights = weights(&parts);
    let first: Vec<usize> = starts(position);
    let mut values: Vec<u64> = Vec::new();
    let mut current = vec![0; parts.len()];
    let mut steps = 0_u64;
    loop {
        let mut options = Vec::new();
        for (rules, (&start, width)) in game.components.iter().zip(first.iter().zip(position.0.iter().map(Vec::len))) {
            let own = &current[start..start + width];
            steps = steps.saturating_add(rules.count(own));
            if steps > budget.steps {
                return Err(OutOfReach::Steps { limit: budget.steps });
            }
            let here = values.len();
            options.extend(rules.steps(own).iter().map(|step| {
                let lowered = (own[step.part] - step.left[0]) as usize * weights[start + step.part];
                values[here - lowered]
            }));
        }
        values.push(mex(options));
        if !advance(&mut current, &parts) {
            return Ok(values[values.len() - 1]);
        }
    }
}

/// Where the parts of each component start among all parts.
fn starts(position: &Position) -> Vec<usize> {
    let widths = position.0.iter().map(Vec::len);
    widths.scan(0, |next, width| Some(std::mem::replace(next, *next + width))).collect()
}

/// What one token of each part is worth in the mixed-radix index; the product fits the budget.
fn weights(parts: &[u64]) -> Vec<usize> {
    let mut weights = vec![1; parts.len()];
    for place in (1..parts.len()).rev() {
        weights[place - 1] = weights[place] * (parts[place] as usize + 1);
    }
    weights
}

/// Steps to the next list of parts, the last part fastest; false after the last list.
fn advance(current: &mut [u64], last: &[u64]) -> bool {
    for place in (0..current.len()).rev() {
        if current[place] < last[place] {
            current[place] += 1;
            return true;
        }
        current[place] = 0;
    }
    false
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
    fn values_of_the_literature() {
        let budget = Budget::default();
        // A Nim heap has its size; (7, 3, 12) has nim-sum 8 (blog, H-02).
        assert_eq!(value("nim 9", budget), Ok(9));
        assert_eq!(value("nim 7 3 12", budget), Ok(8));
        assert_eq!(value("nim 0 0", budget), Ok(0));
        // Take 1, 3 or 4: 0 1 0 1 2 3 2 and again (Ferguson, *Game Theory* I.4).
        let values: Vec<u64> =
            (0..14).map(|n| value(&format!("subtract(1,3,4) {n}"), budget).expect("small")).collect();
        assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]);
        assert_eq!(value("subtract(1,3,4) 5 + nim 2", budget), Ok(1));
    }

    #[test]
    fn the_budget_is_kept() {
        let budget = Budget { states: 60, steps: 1_000 };
        assert_eq!(value("nim 4 11", budget), Ok(15));
        assert_eq!(value("nim 4 12", budget), Err(OutOfReach::States { needed: 65, limit: 60 }));
        assert_eq!(value("nim 4 11", Budget { steps: 100, ..budget }), Err(OutOfReach::Steps { limit: 100 }));
        let huge = format!("nim {}", ["18446744073709551615"; 3].join(" "));
        assert_eq!(value(&huge, budget), Err(OutOfReach::States { needed: u128::MAX, limit: 60 }));
    }
}
