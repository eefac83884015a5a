//! What a sheet, a key or a page says, before it has a format: blocks, phrases, pictures as shapes,
//! and the words of each language.
//!
//! Representation: a [`Document`] holds [`Block`]s; a [`Line`] is a list of [`Inline`]s; whatever a
//! language must say is a [`Phrase`], a message key with arguments, so that the sentences of pages are in the
//! language files.
//! Failure: a phrase that a language lacks, or an argument that it asks for in vain, is a
//! [`WordsError`]; nothing is written then.

mod answer;
mod answer_table;
pub mod authored;
mod block;
pub mod book;
pub mod build;
pub mod hints;
pub mod marks;
mod math;
mod phrase;
mod points;
mod shape;
mod signs;
mod words;

pub use answer::{Answer, AnswerMove, Mistake, Winner};
pub use answer_table::{Again, AnswerColumn, AnswerRow, AnswerTable};
pub use block::{
    Block, Cell, CellMark, Document, Draw, Exercise, Inline, Line, Paper, Question, Ruling, Show, Step, Student, Table,
    TableLook, Trace, TraceLine, room_to_work, with_items,
};
pub use math::{CLOSING, Math, OPENING};
pub use phrase::{Arg, Blank, Phrase, Role};
pub use points::Points;
pub use shape::{Label, Picture, Shape, Spot, px};
pub use signs::signs;
#[cfg(test)]
pub use words::keys;
pub use words::{AUTHOR_LANGUAGES, LANGUAGES, Language, Piece, Words, WordsError, unbroken};
