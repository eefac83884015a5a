//! Exercise sheets, solutions and proofs about Nim and its relatives that cannot be wrong: every answer is
//! computed by one route and confirmed by another that shares no code with it.
//!
//! | to | call | and read |
//! |---|---|---|
//! | solve a position | [`parse`], [`solve`] | [`Solution`], whose [`Method`] and [`Route`]s say how the answer is known |
//! | decide statements for all naturals | [`parse_claims`], [`judge`] | [`StatementReport`], with a [`Verdict`] and a certificate |
//! | check a certificate | [`check_certificate`] | [`Checked`] |
//! | draw a sheet and its key | [`read`], [`Plan::new`], [`Sheet::draw`] | [`Document`] |
//! | write it as a page, Markdown or JSON | [`render`] | [`File`]s |
//! | draw a sheet for everybody in a class | [`class()`] | [`File`]s |
//! | mark their answers, or a single one | [`mark`], [`mark_answer`] | [`Marks`], [`ItemMarks`], in [`Points`] |
//! | ask all that with JSON, as a page does | [`answer`] | JSON |
//!
//! What is wrong with a text is a list of [`Diagnostics`] with places and ways out. Nothing here reads a file, a
//! clock or the randomness of the system: same input, same bytes. Semantic versioning is promised for the names
//! below, and for nothing else.
//!
//! A position, who wins it, and every winning move:
//!
//! ```
//! use nimbook::{Budget, Play, Route, parse, solve};
//!
//! let parsed = parse("nim 7 3 12", Play::Normal)?;
//! let solution = solve(&parsed.game, &parsed.position, Budget::default())?;
//! assert_eq!(solution.outcome.to_string(), "N");
//! assert_eq!(solution.grundy, Some(8));
//! let moves: Vec<String> = solution.winning_moves.iter().map(|step| parsed.game.text(&step.to)).collect();
//! assert_eq!(moves, ["nim 7 3 4"]);
//! assert_eq!(solution.agreed_by, [Route::Search]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A sheet: read a spec, count and order its candidates, draw a variant whose key both routes confirm,
//! and render it.
//!
//! ```
//! use nimbook::{Show, Verifier, LANGUAGES, Plan, Sheet, Templates, Text, Words, read, render};
//!
//! let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
//! let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
//! let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?;
//! let key = sheet.document(&plan, "en", Show::Key);
//! let files = render("md", &key, &Words::new(&LANGUAGES[0])?, &Templates::built_in()?)?;
//! assert!(String::from_utf8(files[0].bytes.clone())?.starts_with("# Key to Two heaps"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(
    not(feature = "cli"),
    allow(dead_code, unused_imports, reason = "what only the command line calls is part of the core all the same")
)]

mod baron;
#[doc(hidden)]
pub mod bench;
mod book;
mod claim;
mod class;
#[cfg(feature = "cli")]
mod cli;
mod document;
mod exercise;
mod logic;
mod marking;
mod page;
mod parallel;
mod picture;
mod render;
mod rules;
mod sheet;
mod solver;
mod source;
#[cfg(all(test, feature = "cli"))]
#[path = "../tests/rooms/mod.rs"]
mod tests;

pub use claim::{Condition, StatementReport, Verdict, judge};
pub use class::ClassError;
pub use class::calls::{class, mark, mark_answer};
pub use class::marks::{ItemMarks, Marks, StudentMarks};
#[cfg(feature = "cli")]
#[doc(hidden)]
pub use cli::run;
pub use document::{Document, LANGUAGES, Language, Points, Show, Words, WordsError};
pub use exercise::Verifier;
pub use logic::check::{Beyond, Checked, Refused, check as check_certificate};
pub use logic::{Claims, GaveUp, Limits, ProofOptions, Witness, parse as parse_claims};
pub use page::answer;
#[cfg(feature = "pdf")]
pub use render::pdf_documents;
pub use render::{File, RenderError, Templates, render};
pub use rules::{Game, Move, Parsed, Play, Position, TextError, parse};
pub use sheet::{Plan, PlanError, Sheet, Spec, read};
pub use solver::{Budget, Method, OutOfReach, Outcome, Route, Solution, SolveError, solve};
pub use source::{Diagnostic, Diagnostics, Text};
