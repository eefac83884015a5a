//! Exercises and questions as HTML, each with its solution folded below it; all solutions, for paper.
//!
//! Failure: [`RenderError`].

use std::fmt::Write;

use serde_json::{Map, Value};

use super::super::tie;
use super::part::Parts;
use crate::document::book::{Place, Question, within};
use crate::document::{Block, Exercise, Phrase, Show, with_items};
use crate::render::RenderError;
use crate::render::formats::html::live::workshop_address;
use crate::render::formats::html::{attribute, body, inline, label, line};
use crate::render::markup::{Escaped, plain};

impl Parts<'_> {
    pub fn exercises(
        &mut self,
        id: &str,
        intro: &[Block],
        exercises: &[Exercise],
        sheet: Option<&Map<String, Value>>,
    ) -> Result<(), RenderError> {
        let title = Phrase::new("book-exercises");
        let seed = id;
        let (id, label, title) = (Escaped(id), attribute(&title, self.words)?, inline(&title, self.words)?);
        let _ = writeln!(
            self.out,
            "<div class=\"exercises\" role=\"group\" id=\"{id}\" aria-label=\"{label}\">\n<p class=\"head\">{title}</p>"
        );
        let html = self.blocks.all(intro)?;
        self.out.push_str(&html);
        for items in with_items(exercises) {
            self.exercise(items)?;
        }
        if let Some(sheet) = sheet.filter(|_| self.live) {
            let mut sheet = sheet.clone();
            let title = plain(&self.line(self.title)?);
            sheet.shift_insert(0, "title".to_owned(), title.into());
            sheet.shift_insert(1, "seed".to_owned(), seed.into());
            let (href, says) = (workshop_address(&sheet), inline(&Phrase::new("book-make-sheet"), self.words)?);
            let _ = writeln!(self.out, "<p class=\"label make\"><a href=\"{href}\">{says}</a></p>");
        }
        self.out.push_str("</div>\n");
        Ok(())
    }

    /// Appends an exercise, with each solution folded below its item.
    fn exercise(&mut self, items: &[Exercise]) -> Result<(), RenderError> {
        let (chapter, number) = (self.chapter, items[0].number);
        let (id, word) = (format!("exercise-{chapter}-{number}"), label("book-exercise", self.words)?);
        let shown = if self.alone { number.to_string() } else { within(&self.shown, number) };
        let body = body(items, String::new(), ("", chapter * 1_000 + number), Show::Folded, self.words)?;
        let html = format!(
            "<section class=\"exercise\" id=\"{id}\" aria-labelledby=\"{id}-n\">\n\
             <p class=\"num\" id=\"{id}-n\"><span class=\"vh\">{word} </span>{shown}</p>\n\
             <div class=\"body\">\n{body}</div>\n</section>\n"
        );
        tie::write(&html, &mut self.out);
        Ok(())
    }

    /// Appends a question, with its hint and its solution folded below it.
    pub fn question(&mut self, question: &Question) -> Result<(), RenderError> {
        let id = Escaped(&question.label);
        let [called, difficulty] = &question.heading();
        let (called, difficulty) = (inline(called, self.words)?, inline(difficulty, self.words)?);
        let _ = writeln!(
            self.out,
            "<section class=\"question\" id=\"{id}\" aria-labelledby=\"{id}-n\">\n\
             <p class=\"head\"><b id=\"{id}-n\">{called}</b> <span class=\"label\">{difficulty}</span></p>"
        );
        self.prose(&question.asks)?;
        for (key, text) in [("book-hint", &question.hint), ("page-solution", &question.solution)] {
            let summary = inline(&Phrase::new(key), self.words)?;
            let _ = writeln!(self.out, "<details class=\"fold\"><summary>{summary}</summary>");
            self.prose(text)?;
            self.out.push_str("</details>\n");
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// Appends all solutions of the book, those of each chapter folded.
    pub fn solutions(&mut self) -> Result<(), RenderError> {
        self.out.push_str("<section class=\"solutions\">\n");
        for (index, chapter) in
            self.links.book.chapters.iter().enumerate().filter(|(_, chapter)| chapter.has_solutions())
        {
            let (number, title) = (Escaped(&chapter.shown), self.line(&chapter.title)?);
            let _ = writeln!(self.out, "<details><summary>{number} {title}</summary>");
            self.solutions_of(index)?;
            self.out.push_str("</details>\n");
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// Appends the solutions of a chapter for its page on paper, where those below the questions are left out.
    pub fn printed_solutions(&mut self, index: usize) -> Result<(), RenderError> {
        let head = inline(&Phrase::new("book-solutions"), self.words)?;
        let _ = writeln!(self.out, "<section class=\"solutions printed\">\n<h2>{head}</h2>");
        self.solutions_of(index)?;
        self.out.push_str("</section>\n");
        Ok(())
    }

    fn solutions_of(&mut self, index: usize) -> Result<(), RenderError> {
        let chapter = &self.links.book.chapters[index];
        for one in chapter.solved() {
            let place = Place { chapter: index, anchor: one.label.clone() };
            let name = one.name().unwrap_or_else(|| Phrase::new("page-solution"));
            let position = Escaped(&one.position);
            self.key(&place, &inline(&name, self.words)?, &format!("<code dir=\"ltr\">{position}</code>"));
            self.answer(one)?;
            self.out.push_str("</div>\n");
        }
        for one in chapter.exercises() {
            let anchor = format!("exercise-{}-{}", chapter.number, one.number);
            let place = Place { chapter: index, anchor };
            self.key(&place, &within(&chapter.shown, one.label()), &line(&one.question.headline, self.words)?);
            let html = self.blocks.all(&one.question.solution)?;
            tie::write(&html, &mut self.out);
            self.out.push_str("</div>\n");
        }
        for question in chapter.questions() {
            let place = Place { chapter: index, anchor: question.label.clone() };
            self.key(&place, &inline(&question.heading()[0], self.words)?, "");
            self.prose(&question.solution)?;
            self.out.push_str("</div>\n");
        }
        Ok(())
    }

    /// Opens a solution: what it belongs to, and the answer in short.
    fn key(&mut self, place: &Place, name: &str, headline: &str) {
        let href = self.links.href(place);
        let href = Escaped(&href);
        let _ = writeln!(self.out, "<div class=\"key\"><p><a class=\"ref\" href=\"{href}\">{name}</a> {headline}</p>");
    }
}
