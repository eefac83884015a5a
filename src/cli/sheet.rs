//! `nimbook sheet`: one sheet with its key, in every format asked for.

use clap::Args;

use super::input::{self, Refused};
use super::pages::{Pages, Wanted};
use super::range::{self, Range};
use super::{Reply, number};
use crate::sheet::{self, MOST_ATTEMPT, MOST_VARIANT, Shift};

/// Arguments of `nimbook sheet`.
#[derive(Args)]
pub struct Sheet {
    /// The sheet: a YAML file or the name of a built-in sheet [default: first-sheet]
    spec: Option<String>,
    /// Override the sheet's seed
    #[arg(long)]
    seed: Option<String>,
    /// Number of the variant; no two variants share a question
    #[arg(long, default_value_t = 0, value_parser = variant, allow_negative_numbers = true)]
    variant: u64,
    /// Number of the attempt; each attempt draws new questions
    #[arg(long, default_value_t = 0, value_parser = attempt, allow_negative_numbers = true)]
    attempt: u64,
    /// Make all variants from A to B, like 0..99, each in files named by its id
    #[arg(long, value_name = "A..B", value_parser = range::range, conflicts_with = "variant")]
    range: Option<Range>,
    #[command(flatten)]
    pages: Pages,
}

/// The number of a variant.
fn variant(text: &str) -> Result<u64, String> {
    number::counted(text, "variants", MOST_VARIANT)
}

/// The number of an attempt.
fn attempt(text: &str) -> Result<u64, String> {
    number::counted(text, "attempts", MOST_ATTEMPT)
}

impl Sheet {
    /// Draws, confirms and writes; nothing is written when anything is wrong.
    pub fn run(&self) -> Result<Reply, Reply> {
        let given = self.spec.as_deref().unwrap_or(input::FIRST);
        let (mut spec, stem) = input::sheet(given)?;
        reseed(&mut spec, self.seed.as_deref())?;
        let wanted = Wanted { given, stem: &stem, variant: self.variant, attempt: self.attempt, shift: Shift::None };
        match self.range {
            Some(range) => self.pages.make_range(spec, &wanted, range),
            None => self.pages.make(spec, &wanted),
        }
    }
}

/// Puts another seed into a spec, if one is given.
pub fn reseed(spec: &mut sheet::Spec, seed: Option<&str>) -> Result<(), Refused> {
    let Some(seed) = seed else { return Ok(()) };
    if let Err(message) = sheet::check_seed(seed) {
        return Err(Refused::new("--seed", "bad-seed", message, "write a word, like `--seed spring-2026`"));
    }
    seed.clone_into(&mut spec.seed);
    Ok(())
}
