//! What is kept from one request to the next, so that a sheet is planned once; no reply depends on it.
//!
//! Representation: for each thread the last few plans, each with what its second routes have found so far.

use std::cell::RefCell;

use super::Refused;
use crate::exercise::Verifier;
use crate::sheet::{self, Plan};
use crate::source::Text;

/// How many plans are kept: the sheet's, the practice's, and one more.
const MOST: usize = 3;

/// A plan and the text and the attempt that it was made from.
struct Kept {
    spec: String,
    attempt: u64,
    plan: Plan,
    verifier: Verifier,
}

thread_local! {
    static PLANS: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// What `use_plan` makes of the plan of a spec.
///
/// # Errors
/// The faults of the spec, and those of `use_plan`.
pub fn with_plan<T>(
    spec: &str,
    attempt: u64,
    use_plan: impl FnOnce(&Plan, &mut Verifier) -> Result<T, Refused>,
) -> Result<T, Refused> {
    let known = PLANS.with_borrow_mut(|plans| {
        let place = plans.iter().position(|kept| kept.attempt == attempt && kept.spec == spec)?;
        Some(plans.remove(place))
    });
    let mut kept = match known {
        Some(kept) => kept,
        None => {
            let read = sheet::read(&Text::new("spec.yaml", spec)).map_err(|faults| Refused::faults(&faults))?;
            let mut verifier = Verifier::new();
            let plan = Plan::with_verifier(read, attempt, &mut verifier).map_err(|faults| Refused::faults(&faults))?;
            Kept { spec: spec.to_owned(), attempt, plan, verifier }
        }
    };
    let reply = use_plan(&kept.plan, &mut kept.verifier);
    PLANS.with_borrow_mut(|plans| {
        plans.truncate(MOST - 1);
        plans.insert(0, kept);
    });
    reply
}
