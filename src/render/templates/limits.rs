//! Limits of the templates that users write: how often loops turn on a page, and how long a page is.
//!
//! Tera itself limits how deep components nest, and nothing else, so a template of a user's is compiled a second
//! time, with a call in every loop and every component that counts. The count is that of the thread, and begins anew
//! with each page.
//! Not limited is the length of a text that a template keeps to itself, in `set` or by `~`.
//! Failure: [`exceeded`] says which limit a page has passed.

use std::cell::Cell;
use std::io::{self, Write};

use tera::{Error, Kwargs, State, Tera, TeraResult};

/// How often all loops of a page turn together; the numbers that `range` gives count, too.
const MOST_TURNS: u64 = 1_000_000;

/// The longest page, in bytes.
const LONGEST: usize = 1 << 26;

thread_local! {
    static TURNS: Cell<u64> = const { Cell::new(0) };
    static EXCEEDED: Cell<Option<&'static str>> = const { Cell::new(None) };
}

/// A page as it is written.
#[derive(Default)]
pub struct Page(pub Vec<u8>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > LONGEST {
            EXCEEDED.set(Some("this page is longer than 67108864 bytes"));
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub fn begin() {
    TURNS.set(0);
    EXCEEDED.set(None);
}

/// The limit that the page has passed, if it has passed one.
pub fn exceeded() -> Option<&'static str> {
    EXCEEDED.get()
}

/// Makes the counting functions known.
pub fn register(tera: &mut Tera) {
    tera.register_function("nimbook_turn", |_: Kwargs, _: &State| turn(1));
    tera.register_function("range", range);
}

fn turn(count: u64) -> TeraResult<String> {
    TURNS.set(TURNS.get().saturating_add(count));
    if TURNS.get() <= MOST_TURNS {
        return Ok(String::new());
    }
    EXCEEDED.set(Some("the loops of this page turn more than 1000000 times"));
    Err(Error::message("too many turns"))
}

/// Tera's own, whose numbers count.
fn range(given: Kwargs, _: &State) -> TeraResult<Vec<i64>> {
    let start = given.get::<i64>("start")?.unwrap_or(0);
    let (end, step) = (given.must_get::<i64>("end")?, given.get::<i64>("step_by")?.unwrap_or(1));
    if step == 0 || step > 0 && start > end {
        return Err(Error::message("Function `range` was called with numbers that lead nowhere"));
    }
    let far = (i128::from(end) - i128::from(start)) * i128::from(step.signum());
    let count = far.max(0).unsigned_abs().div_ceil(u128::from(step.unsigned_abs()));
    let count = u64::try_from(count).unwrap_or(u64::MAX);
    turn(count)?;
    Ok((0..count as i64).map(|place| start + place * step).collect())
}

/// The template with a call in every loop and every component.
///
/// # Errors
/// A list that is made by a loop inside an expression, which no call can stop.
pub fn counted(template: &str) -> Result<String, &'static str> {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find("{{").into_iter().chain(rest.find("{%")).chain(rest.find("{#")).min() {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = if rest.starts_with("{#") { rest.find("#}").map_or(rest.len(), |at| at + 2) } else { end(rest) };
        let (tag, after) = rest.split_at(end);
        rest = after;
        let words = words(tag);
        let first = words.first().copied().unwrap_or_default();
        let block = tag.starts_with("{%");
        if !tag.starts_with("{#") && words.iter().skip(usize::from(block)).any(|&word| word == "for") {
            return Err("a list made by `for` within an expression is not taken here; write a loop");
        }
        let close = if tag.ends_with("-%}") { "-}}" } else { "}}" };
        out.push_str(tag);
        match first {
            "for" | "component" if block => out.push_str(&format!("{{{{ nimbook_turn() {close}")),
            // What is raw has no tags.
            "raw" if block => {
                let raw = rest.find("endraw").map_or(rest.len(), |at| rest[..at].rfind("{%").unwrap_or(at));
                out.push_str(&rest[..raw]);
                rest = &rest[raw..];
            }
            _ => {}
        }
    }
    Ok(out + rest)
}

/// Where a tag ends: at its closing braces, of which those in quotes are none.
fn end(tag: &str) -> usize {
    let close = if tag.starts_with("{%") { "%}" } else { "}}" };
    let mut quote = None;
    for (at, sign) in tag.char_indices().skip(2) {
        match quote {
            Some(open) if open == sign => quote = None,
            Some(_) => {}
            None if "\"'`".contains(sign) => quote = Some(sign),
            None if tag[at..].starts_with(close) => return at + 2,
            None => {}
        }
    }
    tag.len()
}

/// The words of a tag that are not in quotes.
fn words(tag: &str) -> Vec<&str> {
    let mut quote = None;
    let apart = |sign: char| {
        let quoted = quote.is_some();
        match quote {
            Some(open) if open == sign => quote = None,
            None if "\"'`".contains(sign) => quote = Some(sign),
            _ => {}
        }
        quoted || !(sign.is_alphanumeric() || sign == '_')
    };
    tag.split(apart).filter(|word| !word.is_empty()).collect()
}
