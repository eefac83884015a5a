//! Games that an author states with their losing positions, in a statement that is proved.
//!
//! Source: the statement of the author; `logic` proves it for all naturals.

use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::{Rules, Step};

/// What the author states.
pub struct Theory;

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::LosingFormula
    }

    /// A game of an author has losing positions, not values.
    fn value(&self, _: &Rules, _: &[u64]) -> Result<u64, OutOfReach> {
        Err(OutOfReach::NoValue)
    }

    fn outcome(&self, rules: &Rules, numbers: &[u64]) -> Result<Outcome, OutOfReach> {
        match rules.authored() {
            Some(author) if author.is_lost(numbers) => Ok(Outcome::P),
            Some(_) => Ok(Outcome::N),
            None => Err(OutOfReach::NoValue),
        }
    }

    fn winning_steps(&self, rules: &Rules, numbers: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let mut steps = rules.steps(numbers);
        steps.retain(|step| rules.authored().is_some_and(|author| author.is_lost(&step.left)));
        Ok(steps)
    }

    fn explain(&self, _: &Rules, _: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::LosingFormula)
    }
}
