//! Text that people write, and what is wrong with it: faults with file, line, column and the way out.
//!
//! Representation: a [`Text`] is a whole file; spans are byte ranges into it; lines and columns
//! count from 1, columns in characters. YAML becomes a tree of [`yaml::Node`]s in which every key
//! and value knows its place; a [`Reader`] takes numbers, ranges and names out of it.
//! Failure: reading never panics; everything that is wrong becomes a [`Diagnostic`].
//! Source: YAML 1.2.2; the GNU Coding Standards, 4.4, for the form of messages.

pub mod bytes;
mod changed;
mod checksum;
pub mod csv;
mod diagnostic;
mod diagnostics;
mod excerpt;
mod plural;
mod quote;
mod reader;
mod steers;
mod suggest;
mod text;
pub mod yaml;

pub use changed::{cell_error, changed, error_in, without_zeros};
pub use checksum::{Checksum, checksum};
pub use diagnostic::Diagnostic;
pub use diagnostics::{Diagnostics, MOST_SHOWN, report};
pub use plural::plural;
pub use quote::quote;
pub use reader::{Fields, Reader, Wording};
pub use steers::{control_character, forbidden, printable, steers};
pub use suggest::{did_you_mean, suggest};
pub use text::{Span, Text};
