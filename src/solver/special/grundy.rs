//! Grundy's game by its values, in sparse space.
//!
//! Representation: values from heap 0 on; the last table is kept. Nobody knows whether they repeat.
//! Fails beyond 2^21 heaps.
//! Source: Grundy 1939; Winning Ways, ch. 4.

use std::cell::RefCell;

use super::heaps::HeapTheory;
use super::{Explanation, Last, Method, OutOfReach, last};
use crate::rules::Rules;
use crate::solver::Budget;
use crate::solver::kernel::octal::{Table, grundy_values};

/// The theory of Grundy's game.
pub struct Theory;

/// How many heaps and options may be looked at: some seconds at most.
const BUDGET: Budget = Budget { states: 1 << 21, steps: 3 << 31 };

thread_local! {
    static VALUES: Last<Table> = const { RefCell::new(None) };
}

impl HeapTheory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::TableOfValues
    }

    fn values(&self, _: &Rules, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        // A little more than asked for, so that heaps asked one after another share a table.
        let to = largest.saturating_mul(2).clamp(64, largest.max(1 << 12));
        let table = last(&VALUES, |table| table.get(largest).is_some(), || grundy_values(to, BUDGET))?;
        Ok(Box::new(move |heap| table.get(heap).map(u64::from).expect("the table reaches the largest heap")))
    }

    fn explain(&self, _: &Rules, _: u64, _: u64) -> Explanation {
        Explanation::Mex
    }
}
