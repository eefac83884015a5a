//! Grundy's game by its values, in sparse space.
//!
//! Representation: values from heap 0 on; the last table is kept. Nobody knows whether they repeat.
//! Fails beyond 2^21 heaps.
//! Source: Grundy 1939; Winning Ways, ch. 4.

use std::cell::RefCell;
use std::rc::Rc;

use super::heaps::HeapTheory;
use super::{Explanation, Method, OutOfReach};
use crate::rules::Ruleset;
use crate::solver::Budget;
use crate::solver::kernel::octal::{Table, grundy_values};

/// The theory of Grundy's game.
pub struct Theory;

/// How many heaps and options may be looked at: some seconds at most.
const BUDGET: Budget = Budget { states: 1 << 21, steps: 1 << 33 };

thread_local! {
    static KNOWN: RefCell<Option<Rc<Table>>> = const { RefCell::new(None) };
}

/// The values of the heaps up to this one.
fn table(to: u64) -> Result<Rc<Table>, OutOfReach> {
    KNOWN.with_borrow_mut(|known| match known {
        Some(table) if table.get(to).is_some() => Ok(table.clone()),
        _ => {
            let table = grundy_values(to.saturating_mul(2).clamp(64, to.max(1 << 12)), BUDGET)?;
            Ok(known.insert(Rc::new(table)).clone())
        }
    })
}

impl HeapTheory for Theory {
    fn name(&self) -> &'static str {
        "grundy"
    }

    fn method(&self, _: &dyn Ruleset) -> Method {
        Method::TableOfValues
    }

    fn values(&self, _: &dyn Ruleset, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        let table = table(largest)?;
        Ok(Box::new(move |heap| table.get(heap).map(u64::from).expect("the table reaches the largest heap")))
    }

    fn explain(&self, _: &dyn Ruleset, _: u64, _: u64) -> Explanation {
        Explanation::Mex
    }
}
