//! What is kept from one request to the next, so that a sheet is planned once and words are read once.
//!
//! Representation: for each thread the words of languages, and the last few plans, each with what its second routes
//! have found so far. No reply depends on what is kept.

use std::cell::RefCell;
use std::rc::Rc;

use super::Refused;
use crate::document::{LANGUAGES, Words, WordsError};
use crate::exercise::Verifier;
use crate::sheet::{self, Plan, Spec};
use crate::source::{Diagnostics, Text};

/// How many plans are kept: the sheet's, the practice's, and one more.
const MOST: usize = 3;

/// A plan, what tells its spec from others, and the attempt that it was made from.
struct Kept {
    key: String,
    attempt: u64,
    plan: Plan,
    verifier: Verifier,
}

thread_local! {
    static WORDS: RefCell<Vec<Rc<Words>>> = const { RefCell::new(Vec::new()) };
    static PLANS: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// The words of the language of this code, else of the first one.
///
/// # Errors
/// Its messages do not parse, which tests exclude.
pub fn words(code: &str) -> Result<Rc<Words>, WordsError> {
    let language = LANGUAGES.iter().find(|language| language.code == code).unwrap_or(&LANGUAGES[0]);
    WORDS.with_borrow_mut(|all| {
        if let Some(words) = all.iter().find(|words| words.code() == language.code) {
            return Ok(Rc::clone(words));
        }
        let words = Rc::new(Words::new(language)?);
        all.push(Rc::clone(&words));
        Ok(words)
    })
}

/// What `use_plan` makes of the plan of a spec as it was typed.
///
/// # Errors
/// The faults of the spec, and those of `use_plan`.
pub fn with_plan<T>(
    spec: &str,
    attempt: u64,
    use_plan: impl FnOnce(&Plan, &mut Verifier) -> Result<T, Refused>,
) -> Result<T, Refused> {
    with_plan_of(spec, attempt, || sheet::read(&Text::new("spec.yaml", spec)), use_plan)
}

/// The same of a spec that `read` gives; `key` tells it from others.
///
/// # Errors
/// The faults of the spec, and those of `use_plan`.
pub fn with_plan_of<T>(
    key: &str,
    attempt: u64,
    read: impl FnOnce() -> Result<Spec, Diagnostics>,
    use_plan: impl FnOnce(&Plan, &mut Verifier) -> Result<T, Refused>,
) -> Result<T, Refused> {
    let known = PLANS.with_borrow_mut(|plans| {
        let place = plans.iter().position(|kept| kept.attempt == attempt && kept.key == key)?;
        Some(plans.remove(place))
    });
    let mut kept = match known {
        Some(kept) => kept,
        None => {
            let read = read().map_err(|faults| Refused::faults(&faults))?;
            let mut verifier = Verifier::new();
            let plan = Plan::with_verifier(read, attempt, &mut verifier).map_err(|faults| Refused::faults(&faults))?;
            Kept { key: key.to_owned(), attempt, plan, verifier }
        }
    };
    let reply = use_plan(&kept.plan, &mut kept.verifier);
    PLANS.with_borrow_mut(|plans| {
        plans.truncate(MOST - 1);
        plans.insert(0, kept);
    });
    reply
}
