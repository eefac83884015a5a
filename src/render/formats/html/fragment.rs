//! Parts of a page as HTML, for a page that asks for them one by one.
//!
//! Representation: a string for each; `id` begins the ids within it, so parts with different ids can be on one page.
//! Failure: [`RenderError`].

use std::fmt::Write;

use super::block::{Blocks, Fields, LIST};
use super::book;
use super::{inline, label, line, numbered, shown_points, solution, stem};
use crate::document::book::Book;
use crate::document::{Block, Exercise, Line, Phrase, Picture, Show, Words};
use crate::render::RenderError;

/// A writer of parts of a page.
pub struct Fragments<'w> {
    pub words: &'w Words,
}

impl Fragments<'_> {
    pub fn phrase(&self, phrase: &Phrase) -> Result<String, RenderError> {
        Ok(inline(phrase, self.words)?)
    }

    pub fn line(&self, words: &Line) -> Result<String, RenderError> {
        Ok(line(words, self.words)?)
    }

    /// The number of a question, with its words for screen readers.
    pub fn numbered(&self, number: u64) -> Result<String, RenderError> {
        Ok(numbered(number, self.words)?)
    }

    /// The points of an exercise, of all its items; nothing where it has none.
    pub fn points(&self, items: &[Exercise]) -> Result<String, RenderError> {
        Ok(shown_points(items, self.words)?)
    }

    /// A picture with its places to touch, in a frame that scrolls if it is wide.
    pub fn picture(&self, picture: &Picture, touched: String, id: u64) -> Result<String, RenderError> {
        let mut blocks = Blocks { touched, ..Blocks::new(self.words, id) };
        blocks.picture(picture)?;
        Ok(blocks.out)
    }

    /// A statement in signs.
    pub fn formula(&self, text: &str) -> String {
        book::formula(text)
    }

    /// Blocks below one another.
    pub fn blocks(&self, blocks: &[Block], id: u64) -> Result<String, RenderError> {
        Blocks::new(self.words, id).all(blocks)
    }

    /// What is asked, without what the item adds to it: the author's words, the rules and the task.
    pub fn stem(&self, exercise: &Exercise, id: u64) -> Result<String, RenderError> {
        let mut blocks = Blocks::new(self.words, id);
        Ok(blocks.all(&exercise.text)? + &stem(exercise, &mut blocks)?)
    }

    /// What the item asks, with fields for the answer and, in front of its picture, places to touch.
    pub fn question(&self, exercise: &Exercise, touched: String, id: u64) -> Result<String, RenderError> {
        let mut blocks = Blocks { touched, ..Blocks::new(self.words, id) };
        blocks.push_all(&exercise.question.prompt)?;
        blocks.fields = Some(Fields::of(exercise));
        blocks.push_all(&exercise.question.space)?;
        if blocks.fields.is_some_and(|fields| fields.count == 0) {
            let (name, says) = (Phrase::new("live-your-answer"), label("live-your-answer", self.words)?);
            let _ = write!(
                blocks.out,
                "<p class=\"answer\" data-part=\"numbers\"><span class=\"label\" aria-hidden=\"true\">{says}</span> "
            );
            blocks.field(LIST, &name)?;
            blocks.out.push_str("</p>\n");
        }
        Ok(blocks.out)
    }

    /// The parts of a book's chapters, as on the page of the whole book; with their answers open if that is wanted.
    pub fn book(&self, book: &Book, open: bool) -> Result<String, RenderError> {
        book::parts(book, open, self.words)
    }

    /// The answer, the steps to it, wrong answers with their names, and the routes.
    pub fn solution(&self, exercise: &Exercise, id: u64) -> Result<String, RenderError> {
        solution(exercise, true, Show::Folded, &mut Blocks::new(self.words, id))
    }
}
