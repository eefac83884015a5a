//! Wrong answers with a name: what people think, and what it looks like.
//!
//! A misconception may happen to be right; [`super::pose`] leaves it out then.

use crate::document::{Answer, Arg, Mistake, Phrase};

/// What a person may think.
pub struct Misconception<Thought> {
    /// Its name, for programs.
    pub name: &'static str,
    /// What it makes of the question.
    pub answer: Thought,
    /// What it looks like, in words.
    pub description: Phrase,
}

impl<Thought> Misconception<Thought> {
    /// A misconception by the key of its description, which is `looks-` and its name.
    pub fn new(key: &'static str, answer: Thought) -> Misconception<Thought> {
        Misconception { name: key.trim_start_matches("looks-"), answer, description: Phrase::new(key) }
    }

    /// The same under another name than that of its description.
    pub fn named(self, name: &'static str) -> Misconception<Thought> {
        Misconception { name, ..self }
    }

    /// The same with one more argument of the description.
    pub fn with(self, argument: &'static str, value: impl Into<Arg>) -> Misconception<Thought> {
        Misconception { description: self.description.with(argument, value), ..self }
    }

    /// The same for another question: what it makes of that, if anything.
    pub fn map<Other>(self, think: impl FnOnce(Thought) -> Option<Other>) -> Option<Misconception<Other>> {
        Some(Misconception { name: self.name, answer: think(self.answer)?, description: self.description })
    }

    /// The mistake, with what refutes it.
    pub fn refuted(self, answer: impl FnOnce(Thought) -> Answer, refutation: Phrase) -> Mistake {
        Mistake::new(self.name, answer(self.answer), self.description, refutation)
    }
}
