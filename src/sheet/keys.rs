//! The keys of sheets and exercises, and how much of everything a sheet may have.

use std::ops::RangeInclusive;

/// The keys of a sheet that its author writes.
pub const OWN_KEYS: &[&str] = &["title", "seed", "intro", "points", "paper", "url", "versions", "claims", "exercises"];

/// What `nimbook class` adds to them.
pub const KEPT_KEYS: &[&str] = &["format", "kept", "issued"];

/// The keys of exercises that are part of something else.
pub const PART_KEYS: &[&str] = &["intro", "points", "exercises"];

/// The keys that every exercise may have.
pub const COMMON_KEYS: &[&str] = &[
    "id",
    "kind",
    "count",
    "points",
    "difficulty",
    "easy",
    "relax",
    "repeat",
    "positions",
    "without",
    "text",
    "space",
];

/// The keys that some kinds take.
pub const KIND_KEYS: &[&str] = &["game", "play", "heaps", "size", "unique", "verdict", "by", "form"];

/// What `form` may be: answers are written, or chosen. The first is meant where nothing is said.
pub const FORMS: [&str; 2] = ["open", "choice"];

/// How many versions a class may have.
pub const VERSIONS: RangeInclusive<u64> = 2..=26;

/// The most items of one exercise.
pub const MOST_ITEMS: u64 = 500;

/// The most exercises of a sheet.
pub const MOST_EXERCISES: usize = 100;

/// The most items of a sheet: a thousand pages, and what a small machine holds in memory.
pub const MOST_QUESTIONS: u64 = 5_000;

/// The most lines to write on below an exercise.
pub const MOST_LINES: u64 = 40;
