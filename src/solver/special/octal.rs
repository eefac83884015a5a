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
use crate::rules::Rules;
use crate::rules::code::Code;
use crate::solver::kernel::octal::{Certificate, Settled, Table, settle, values};
use crate::solver::{Budget, heap_values};

/// The theory of octal and hexadecimal games.
pub struct Theory;

/// How many heaps and options may be looked at for one code: some seconds at most.
const BUDGET: Budget = Budget { states: 1 << 25, steps: 3 << 31 };

/// The same for codes that may leave three heaps, whose steps take longer.
const OF_THREE: Budget = Budget { states: 1 << 20, steps: 1 << 29 };

/// What may be done to find the value of a heap: the search for a period goes four times as far as the heap,
/// and to 2^16 at least. Where three heaps may be left, sets count besides values, so a large heap has all there is.
fn budget(code: &Code, heap: u64) -> Budget {
    let most = if code.is_octal() { BUDGET } else { OF_THREE };
    let states = if code.is_octal() || heap <= SMALL_HEAP { heap.saturating_mul(4) } else { most.states };
    Budget { states: states.clamp(1 << 16, most.states), ..most }
}

/// Up to this heap the values are computed one by one, without a search for the period.
const SMALL_HEAP: u64 = 1 << 12;

/// A proof of a period that needs no more heaps than these is compared with their values by mex from the rules.
const COMPARED: u64 = 1 << 13;

thread_local! {
    static TABLE: Last<(Code, Table)> = const { RefCell::new(None) };
    static SETTLED: Last<(Code, Budget, Settled)> = const { RefCell::new(None) };
    static AGREES: Last<(Code, bool)> = const { RefCell::new(None) };
}

/// The values of the heaps up to this one.
fn table(code: &Code, to: u64) -> Result<Rc<(Code, Table)>, OutOfReach> {
    // A little more than asked for, so that heaps asked one after another share a table.
    let further = to.max(1).saturating_mul(2).clamp(64, SMALL_HEAP.max(to));
    let make = || Ok((code.clone(), values(code, further, budget(code, to))?));
    last(&TABLE, |(known, table)| known == code && table.get(to).is_some(), make)
}

/// The search for a period that the value of this heap asks for, or one that went further: what that computed
/// besides is not looked at, so no answer depends on it.
fn settled(code: &Code, heap: u64) -> Rc<(Code, Budget, Settled)> {
    let budget = budget(code, heap);
    let serves = |(known, further, _): &(Code, Budget, Settled)| known == code && further.states >= budget.states;
    last(&SETTLED, serves, || Ok((code.clone(), budget, settle(code, budget)))).expect("a search always ends")
}

/// The period, if the value of this heap asks for a search that finds it.
fn certificate(code: &Code, heap: u64) -> Result<Certificate, OutOfReach> {
    let found = settled(code, heap).2.certificate?;
    let limit = budget(code, heap).states;
    if found.verified_to < limit { Ok(found) } else { Err(OutOfReach::Values { heap, limit }) }
}

/// The values of one code, as far as a heap asks for them.
enum Values {
    Table(Rc<(Code, Table)>),
    Settled(Rc<(Code, Budget, Settled)>),
}

impl Values {
    fn reaching(code: &Code, heap: u64) -> Result<Values, OutOfReach> {
        if heap <= SMALL_HEAP {
            return table(code, heap).map(Values::Table);
        }
        let found = settled(code, heap);
        match found.2.certificate {
            _ if found.2.value(heap).is_some() => Ok(Values::Settled(found)),
            Err(OutOfReach::Values { limit, .. }) => Err(OutOfReach::Values { heap, limit }),
            Err(other) => Err(other),
            Ok(_) => Err(OutOfReach::Values { heap, limit: found.1.states }),
        }
    }
}

/// The code of the rules and how much larger heaps are than strips.
fn code(rules: &Rules) -> (&Code, u64) {
    rules.code().expect("only games with a code come here")
}

impl HeapTheory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::OctalValues
    }

    fn values(&self, rules: &Rules, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        let (code, larger) = code(rules);
        let heap = move |strip: u64| strip + larger;
        Ok(match Values::reaching(code, heap(largest))? {
            Values::Table(table) => Box::new(move |strip| {
                table.1.get(heap(strip)).map(u64::from).expect("the table reaches the largest heap")
            }),
            Values::Settled(settled) => Box::new(move |strip| {
                settled.2.value(heap(strip)).map(u64::from).expect("the search reaches the largest heap")
            }),
        })
    }

    fn explain(&self, rules: &Rules, strip: u64, value: u64) -> Explanation {
        let (code, larger) = code(rules);
        if strip <= SMALL_HEAP {
            return Explanation::Mex;
        }
        match certificate(code, strip + larger) {
            Ok(found) => {
                let same_as = found.first_like(strip + larger) - larger;
                let period = period_of(&found, &settled(code, strip + larger).2.table, larger);
                Explanation::Period { heap: strip, same_as, value, period }
            }
            Err(_) => Explanation::Mex,
        }
    }

    /// What the search for the value of the largest heap finds.
    fn period(&self, rules: &Rules, to: u64) -> Option<Period> {
        let (code, larger) = code(rules);
        let found = certificate(code, to + larger).ok()?;
        let table = &settled(code, to + larger).2.table;
        let compare = || {
            let by_mex = heap_values(&**rules, found.verified_to - larger, BUDGET)?;
            let agrees = |(heap, value): (u64, u64)| table.get(heap).map(u64::from) == Some(value);
            Ok((code.clone(), (larger..).zip(by_mex).all(agrees)))
        };
        if found.verified_to <= COMPARED && !last(&AGREES, |(known, _)| known == code, compare).ok()?.1 {
            return None;
        }
        period_of(&found, table, larger)
    }
}

/// The period in terms of strips: those of heaps begin `larger` later.
fn period_of(found: &Certificate, table: &Table, larger: u64) -> Option<Period> {
    let period = found.period(table);
    let strips = period.exceptions.iter().filter_map(|heap| heap.checked_sub(larger));
    Some(Period {
        from: period.from.saturating_sub(larger),
        exceptions: strips.collect(),
        verified_to: period.verified_to - larger,
        ..period
    })
}
