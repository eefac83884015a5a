//! What is kept from one request to the next, so that a sheet is planned once, of a changed sheet only what changed, and
//! words are read once.
//!
//! Representation: for each thread the words of languages, the templates, the last few plans, each with what its second
//! routes have found so far, the pools of their exercises, and the last game of one's own, by its text and its name. No
//! reply depends on what is kept.

use std::cell::RefCell;
use std::mem::take;
use std::rc::Rc;

use super::Refused;
use crate::claim::{self, NotPlayable};
use crate::document::{LANGUAGES, Words, WordsError};
use crate::exercise::Verifier;
use crate::render::{RenderError, Templates};
use crate::rules::Rules;
use crate::sheet::{self, KnownPools, Plan, Spec};
use crate::source::{Diagnostics, Text};

/// How many plans are kept: the sheet's with its questions that stay and without, the practice's, and one more.
const MOST: usize = 4;

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
    static POOLS: RefCell<KnownPools> = RefCell::default();
    static GAME: RefCell<Option<(String, String, Rules)>> = const { RefCell::new(None) };
    static TEMPLATES: RefCell<Option<Rc<Templates>>> = const { RefCell::new(None) };
}

/// The built-in templates.
///
/// # Errors
/// One of them does not parse, which tests exclude.
pub fn templates() -> Result<Rc<Templates>, RenderError> {
    TEMPLATES.with_borrow_mut(|kept| match kept {
        Some(templates) => Ok(Rc::clone(templates)),
        None => Ok(Rc::clone(kept.insert(Rc::new(Templates::built_in()?)))),
    })
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

/// The rules of the game block of this name in a text that somebody pasted.
///
/// # Errors
/// See [`claim::playable`].
pub fn own_game(text: &str, name: &str) -> Result<Rules, NotPlayable> {
    GAME.with_borrow_mut(|kept| match kept {
        Some((of, called, rules)) if of == text && called == name => Ok(rules.clone()),
        _ => {
            // What stands in a book is between fences.
            let lines = text.lines().map(|line| if line.starts_with("```") { "" } else { line });
            let rules = claim::playable(&Text::new("", &lines.collect::<Vec<_>>().join("\n")), "", name)?;
            Ok(kept.insert((text.to_owned(), name.to_owned(), rules)).2.clone())
        }
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
            // What the plan before has found is found for this one, too.
            let before = PLANS.with_borrow_mut(|plans| plans.first_mut().map(|kept| take(&mut kept.verifier)));
            let mut verifier = before.unwrap_or_default();
            let plan = POOLS.with_borrow_mut(|pools| Plan::knowing(read, attempt, &mut verifier, pools));
            let plan = plan.map_err(|faults| Refused::faults(&faults))?;
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
