//! Octal and hexadecimal games by their values: computed by pairs or in sparse space, and for heaps
//! beyond that by a period that the theorem of Guy and Smith proves.
//!
//! Representation: the values of one code from heap 0 on, or all of them by a period. What
//! was computed last is kept, so that questions about one game do not start again.
//! Fails for heaps beyond the values when no period shows within [`BUDGET`].
//! Source: Guy and Smith 1956; Winning Ways, ch. 4.

use std::cell::RefCell;
use std::rc::Rc;

use super::heaps::HeapTheory;
use super::{Explanation, Last, Method, OutOfReach, Period, last};
use crate::rules::Ruleset;
use crate::rules::code::Code;
use crate::solver::kernel::octal::{Settled, Table, settle, values};
use crate::solver::{Budget, heap_values};

/// The family under which every code is known.
pub const FAMILY: &str = "octal";

/// The theory of octal and hexadecimal games.
pub struct Theory;

/// How many heaps and options may be looked at for one code: some seconds at most.
pub const BUDGET: Budget = Budget { states: 1 << 25, steps: 1 << 33 };

/// The same for codes that may leave three heaps, whose steps take longer.
const OF_THREE: Budget = Budget { states: 1 << 20, steps: 1 << 29 };

/// What may be done for a code.
fn budget(code: &Code) -> Budget {
    if code.is_octal() { BUDGET } else { OF_THREE }
}

/// Up to this heap the values are computed one by one, without a search for the period.
const SMALL_HEAP: u64 = 1 << 12;

/// A proof of a period that needs no more heaps than these is compared with their values by mex from the rules.
const COMPARED: u64 = 1 << 13;

thread_local! {
    static TABLE: Last<(Code, Table)> = const { RefCell::new(None) };
    static SETTLED: Last<(Code, Settled)> = const { RefCell::new(None) };
    static AGREES: Last<(Code, bool)> = const { RefCell::new(None) };
}

/// The values of the heaps up to this one.
fn table(code: &Code, to: u64) -> Result<Rc<(Code, Table)>, OutOfReach> {
    // A little more than asked for, so that heaps asked one after another share a table.
    let further = to.max(1).saturating_mul(2).clamp(64, SMALL_HEAP.max(to));
    let make = || Ok((code.clone(), values(code, further, budget(code))?));
    last(&TABLE, |(known, table)| known == code && table.get(to).is_some(), make)
}

/// The values with their proved period.
fn settled(code: &Code, budget: Budget) -> Result<Rc<(Code, Settled)>, OutOfReach> {
    last(&SETTLED, |(known, _)| known == code, || Ok((code.clone(), settle(code, budget)?)))
}

/// The values of one code, as far as a heap asks for them.
enum Values {
    Table(Rc<(Code, Table)>),
    Settled(Rc<(Code, Settled)>),
}

impl Values {
    fn reaching(code: &Code, heap: u64) -> Result<Values, OutOfReach> {
        if heap <= SMALL_HEAP {
            return table(code, heap).map(Values::Table);
        }
        match settled(code, budget(code)) {
            Ok(settled) => Ok(Values::Settled(settled)),
            Err(_) if heap < budget(code).states => table(code, heap).map(Values::Table),
            Err(OutOfReach::Values { limit, .. }) => Err(OutOfReach::Values { heap, limit }),
            Err(other) => Err(other),
        }
    }
}

/// The code of the rules and how much larger heaps are than strips.
fn code(rules: &dyn Ruleset) -> (&Code, u64) {
    rules.code().expect("only games with a code come here")
}

impl HeapTheory for Theory {
    fn name(&self) -> &'static str {
        FAMILY
    }

    fn method(&self, _: &dyn Ruleset) -> Method {
        Method::OctalValues
    }

    fn values(&self, rules: &dyn Ruleset, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        let (code, larger) = code(rules);
        let heap = move |strip: u64| strip + larger;
        Ok(match Values::reaching(code, heap(largest))? {
            Values::Table(table) => Box::new(move |strip| {
                table.1.get(heap(strip)).map(u64::from).expect("the table reaches the largest heap")
            }),
            Values::Settled(settled) => Box::new(move |strip| {
                settled.1.value(heap(strip)).map(u64::from).expect("a period gives every heap its value")
            }),
        })
    }

    /// One by one, without a search for the period.
    fn list(&self, rules: &dyn Ruleset, to: u64) -> Result<Vec<u64>, OutOfReach> {
        let (code, larger) = code(rules);
        let table = table(code, to + larger)?;
        let value = |heap| table.1.get(heap).map(u64::from).expect("the table reaches the largest heap");
        Ok((larger..=to + larger).map(value).collect())
    }

    fn explain(&self, rules: &dyn Ruleset, strip: u64, value: u64) -> Explanation {
        let (code, larger) = code(rules);
        if strip <= SMALL_HEAP {
            return Explanation::Mex;
        }
        match settled(code, budget(code)) {
            Ok(settled) => {
                let settled = &settled.1;
                let same_as = settled.certificate.first_like(strip + larger) - larger;
                Explanation::Period { heap: strip, same_as, value, period: self.period_of(settled, larger) }
            }
            Err(_) => Explanation::Mex,
        }
    }

    /// Looks through four times as many heaps as asked for, and 2^16 at least.
    fn period(&self, rules: &dyn Ruleset, to: u64) -> Option<Period> {
        let (code, larger) = code(rules);
        let most = budget(code);
        let budget = Budget { states: to.saturating_mul(4).clamp(1 << 16, most.states), ..most };
        let settled = &settled(code, budget).ok()?.1;
        let needed = settled.certificate.verified_to;
        // What is said must not depend on what somebody else has asked before.
        if needed >= budget.states {
            return None;
        }
        let compare = || {
            let by_mex = heap_values(rules, needed - larger, BUDGET)?;
            let agrees = |(heap, value): (u64, u64)| settled.table.get(heap).map(u64::from) == Some(value);
            Ok((code.clone(), (larger..).zip(by_mex).all(agrees)))
        };
        if needed <= COMPARED && !last(&AGREES, |(known, _)| known == code, compare).ok()?.1 {
            return None;
        }
        self.period_of(settled, larger)
    }
}

impl Theory {
    /// The period in terms of strips: those of heaps begin `larger` later.
    fn period_of(&self, settled: &Settled, larger: u64) -> Option<Period> {
        let period = settled.certificate.period(&settled.table);
        let strips = period.exceptions.iter().filter_map(|heap| heap.checked_sub(larger));
        Some(Period {
            from: period.from.saturating_sub(larger),
            exceptions: strips.collect(),
            verified_to: period.verified_to - larger,
            ..period
        })
    }
}
