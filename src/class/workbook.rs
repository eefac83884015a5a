//! Workbooks of spreadsheets (`.xlsx`): the first sheet in as a table. `render` writes them.
//!
//! Failure: faults of the file, or of its cells.
//! Source: ECMA-376, part 1, sections 12.3 and 18.3.

mod dates;
mod parts;
mod read;

pub use parts::Parts;
pub use read::read;
