//! `--range A..B`: many variants in one run, so that several runs, on one machine or on many, share the work.
//!
//! What a sheet is depends on its variant alone, so ranges cannot be seen in it.

use std::ops::RangeInclusive;
use std::path::Path;

use super::input::Refused;
use super::{Reply, number, streams};
use crate::class::{WAVE, wave};
use crate::exercise::Verifier;
use crate::sheet::MOST_VARIANT;

/// Variants from one to another, with both.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    first: u64,
    last: u64,
}

impl Range {
    /// The variants.
    pub fn variants(self) -> RangeInclusive<u64> {
        self.first..=self.last
    }

    /// How files are called that hold the sheets of a range.
    pub fn stem(self, stem: &str) -> String {
        format!("{stem}-{}-{}", self.first, self.last)
    }
}

/// A range as it is typed.
///
/// # Errors
/// What is wrong with it.
pub fn range(text: &str) -> Result<Range, String> {
    let Some((first, last)) = text.split_once("..") else {
        return Err("not a range; write the first and the last variant, like 0..99".to_owned());
    };
    let end = |text: &str| number::counted(text.trim(), "variants", MOST_VARIANT);
    let (first, last) = (end(first)?, end(last)?);
    if first > last {
        return Err(format!("the first variant is larger than the last; write {last}..{first}"));
    }
    Ok(Range { first, last })
}

/// Whether a folder means standard output, where each sheet is a line of JSON.
///
/// # Errors
/// Another format is asked for than JSON and the `usual` ones.
pub fn is_stdout(folder: &Path, formats: &[String], usual: &str) -> Result<bool, Refused> {
    let is_stdout = folder == Path::new("-");
    if is_stdout && formats.join(",") != usual && formats.iter().any(|name| name != "json") {
        let help = "name a folder with `--out`, or leave `--format` out";
        return Err(Refused::new("--format", "not-json", "on standard output each sheet is a line of JSON", help));
    }
    Ok(is_stdout)
}

/// A line of JSON for each of these on standard output, in their order.
///
/// # Errors
/// The first line that cannot be made or written; lines of earlier waves are written.
pub fn lines<T: Sync>(
    all: &[T],
    one: impl Fn(&T, &mut Verifier) -> Result<String, Reply> + Sync + Send,
) -> Result<Reply, Reply> {
    for (place, some) in all.chunks(WAVE).enumerate() {
        let lines = wave(some, &one).map_err(|stop| if place > 0 { stop.after_output() } else { stop })?.concat();
        match streams::json_lines(&lines) {
            Ok(true) => {}
            Ok(false) => break,
            Err(code) => return Err(Reply { code, ..Reply::default() }),
        }
    }
    Ok(Reply::default())
}
