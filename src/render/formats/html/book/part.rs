//! The parts of a chapter as HTML.
//!
//! Representation: one string that grows. Ids of pictures begin with `q` and a number that is the chapter's
//! times a thousand, so that the whole book in one page has each id once.
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "Anatomy".

use std::fmt::Write;

use super::links::Links;
use super::{exercise, formula, lists, prose, reason, tie};
use crate::document::book::{Chapter, Figure, Part, Place, Prose, Solved, Statement, Witness};
use crate::document::{Arg, Block, Exercise, Phrase, Picture, Words};
use crate::render::formats::html::block::Blocks;
use crate::render::formats::html::{attribute, inline, line};
use crate::render::markup::{escape, verdict};
use crate::render::{RenderError, Templates};

/// A writer of the parts of a chapter.
pub struct Parts<'a> {
    pub links: Links<'a>,
    pub words: &'a Words,
    pub templates: &'a Templates,
    /// Blocks with their own count of ids.
    pub blocks: Blocks<'a>,
    pub out: String,
    chapter: u64,
}

impl<'a> Parts<'a> {
    pub fn new(chapter: &Chapter, links: Links<'a>, words: &'a Words, templates: &'a Templates) -> Parts<'a> {
        let blocks = Blocks::new(words, chapter.number * 1_000);
        Parts { links, words, templates, blocks, out: String::with_capacity(65_536), chapter: chapter.number }
    }

    /// Appends a part.
    pub fn push(&mut self, part: &Part) -> Result<(), RenderError> {
        match part {
            Part::Lede(text) => {
                self.out.push_str("<p class=\"lede\">");
                prose::write(text, true, &self.links, self.words, &mut self.out)?;
                self.out.push_str("</p>\n");
            }
            Part::Prose(text) => self.prose(text)?,
            Part::Heading { level, number, label, text } => self.heading(*level, number, label, text)?,
            Part::Code { language, text } => self.code(language, text),
            Part::Statement(statement) => self.statement(statement)?,
            Part::Figure(figure) => self.figure(figure)?,
            Part::Solved(solved) => self.solved(solved)?,
            Part::Exercises { label, intro, exercises } => self.exercises(label, intro, exercises)?,
            Part::Truth(rows) => lists::truth(self, rows)?,
            Part::Sources(rows) => lists::sources(self, rows)?,
            Part::Bibliography(works) => lists::bibliography(self, works)?,
            Part::Glossary(terms) => lists::glossary(self, terms)?,
            Part::Solutions => self.solutions()?,
        }
        Ok(())
    }

    /// Appends prose with its paragraphs.
    pub fn prose(&mut self, text: &Prose) -> Result<(), RenderError> {
        prose::write(text, false, &self.links, self.words, &mut self.out)
    }

    /// Appends prose within an element, unless it is empty.
    pub fn within(&mut self, open: &str, text: &Prose, close: &str) -> Result<(), RenderError> {
        if !text.markdown.trim().is_empty() {
            self.out.push_str(open);
            prose::write(text, true, &self.links, self.words, &mut self.out)?;
            self.out.truncate(self.out.trim_end().len());
            self.out.push_str(close);
        }
        Ok(())
    }

    /// Appends a phrase.
    pub fn say(&mut self, phrase: &Phrase) -> Result<(), RenderError> {
        self.out.push_str(&inline(phrase, self.words)?);
        Ok(())
    }

    fn heading(&mut self, level: u8, number: &str, label: &str, text: &Prose) -> Result<(), RenderError> {
        // In the whole book, chapters are headings of level 1 and sections of level 2 as on their pages.
        let level = level.clamp(2, 6);
        self.out.push_str(&format!("<h{level} id=\""));
        escape(label, &mut self.out);
        self.out.push_str("\">");
        if !number.is_empty() {
            self.out.push_str(&format!("<span class=\"n\">{number}</span>"));
        }
        prose::write(text, true, &self.links, self.words, &mut self.out)?;
        self.out.truncate(self.out.trim_end().len());
        self.out.push_str(&format!("</h{level}>\n"));
        Ok(())
    }

    fn code(&mut self, language: &str, text: &str) {
        self.out.push_str("<pre tabindex=\"0\"><code");
        if !language.is_empty() {
            self.out.push_str(&format!(" class=\"language-{language}\""));
        }
        self.out.push('>');
        escape(text, &mut self.out);
        self.out.push_str("</code></pre>\n");
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), RenderError> {
        let code = verdict(&statement.status);
        let _ = write!(self.out, "<section class=\"claim\" data-verdict=\"{code}\" id=\"");
        escape(&statement.label, &mut self.out);
        self.out.push_str("\" aria-label=\"");
        attribute(&statement.heading, self.words, &mut self.out)?;
        self.out.push_str("\">\n<header>");
        self.badge(statement)?;
        self.out.push_str("<span class=\"name\">");
        self.say(&statement.heading)?;
        self.out.push_str("</span></header>\n");
        if !statement.says.markdown.trim().is_empty() {
            self.out.push_str("<div class=\"says\">");
            self.prose(&statement.says)?;
            self.out.push_str("</div>\n");
        }
        formula::write(&statement.formula, &mut self.out);
        if let Some(witness) = &statement.witness {
            self.witness(witness)?;
        }
        if let Some(how) = &statement.how {
            self.out.push_str("<p class=\"how\">");
            self.say(how)?;
            if let Some(certificate) = &statement.certificate {
                self.out.push_str(" <a href=\"certificates/");
                escape(certificate, &mut self.out);
                self.out.push_str(".nbc\">");
                self.say(&Phrase::new("book-certificate"))?;
                self.out.push_str("</a>");
            }
            self.out.push_str("</p>\n");
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// Appends the badge of a statement's status.
    pub fn badge(&mut self, statement: &Statement) -> Result<(), RenderError> {
        let code = verdict(&statement.status);
        if code == "definition" {
            return Ok(());
        }
        let _ = write!(
            self.out,
            "<span class=\"badge\"><svg class=\"mark\" aria-hidden=\"true\"><use href=\"#{code}\"/></svg>"
        );
        self.say(&statement.status.word())?;
        self.out.push_str("</span>");
        Ok(())
    }

    fn witness(&mut self, witness: &Witness) -> Result<(), RenderError> {
        self.out.push_str("<div class=\"witness\">\n");
        if let Some(picture) = &witness.picture {
            self.picture(picture)?;
        }
        self.out.push_str("<p>");
        let mut said = String::new();
        if !witness.values.is_empty() {
            formula::inline(&values(&witness.values), &mut said);
        }
        let key = if said.is_empty() { "book-no-witness" } else { "book-witness" };
        self.say_around(key, "values", &said)?;
        if let Some(because) = &witness.because {
            self.out.push(' ');
            said.clear();
            reason::write(because, &mut said);
            self.say_around("book-because", "because", &said)?;
        }
        self.out.push_str("</p>\n</div>\n");
        Ok(())
    }

    /// Appends a phrase that has markup in the place of one argument.
    pub fn say_around(&mut self, key: &'static str, name: &'static str, markup: &str) -> Result<(), RenderError> {
        let said = inline(&Phrase::new(key).with(name, Arg::Text(PLACE.to_owned())), self.words)?;
        tie::write(&said.replace(PLACE, markup), &mut self.out);
        Ok(())
    }

    fn picture(&mut self, picture: &Picture) -> Result<(), RenderError> {
        let html = self.blocks.all(&[Block::Picture(picture.clone())])?;
        self.out.push_str(&html);
        Ok(())
    }

    fn figure(&mut self, figure: &Figure) -> Result<(), RenderError> {
        self.out.push_str("<figure class=\"fig\" id=\"");
        escape(&figure.label, &mut self.out);
        self.out.push_str("\">\n");
        let html = self.blocks.all(&figure.blocks)?;
        self.out.push_str(&html);
        if let Some(table) = &figure.authored {
            self.prose(table)?;
        }
        self.out.push_str("<figcaption><b>");
        let key = if figure.table { "book-table" } else { "book-figure" };
        self.say(&Phrase::new(key).with("number", figure.number.as_str()))?;
        self.out.push_str(".</b>");
        self.within(" ", &figure.caption, "")?;
        self.out.push_str("</figcaption>\n</figure>\n");
        Ok(())
    }

    fn solved(&mut self, solved: &Solved) -> Result<(), RenderError> {
        self.out.push_str("<div class=\"solved\" role=\"group\" id=\"");
        escape(&solved.label, &mut self.out);
        self.out.push_str("\" aria-label=\"");
        escape(&solved.position, &mut self.out);
        self.out.push_str("\">\n<p class=\"position\"><bdi class=\"pos\">");
        escape(&solved.position, &mut self.out);
        self.out.push_str("</bdi></p>\n");
        if let Some(game) = &solved.game {
            self.game(game)?;
        }
        if let Some(picture) = &solved.picture {
            self.picture(picture)?;
        }
        if solved.game.is_some() {
            self.out.push_str("</div>\n");
        } else {
            self.out.push_str("<dl>\n");
            for (label, text) in &solved.lines {
                self.out.push_str("<dt>");
                self.say(label)?;
                self.out.push_str("</dt><dd>");
                self.say(text)?;
                self.out.push_str("</dd>\n");
            }
            self.out.push_str("</dl>\n");
        }
        self.within("<div class=\"caption\"><p>", &solved.caption, "</p></div>\n")?;
        self.out.push_str("</div>\n");
        Ok(())
    }

    /// All solutions of the book, chapter by chapter.
    fn solutions(&mut self) -> Result<(), RenderError> {
        self.out.push_str("<section class=\"solutions\">\n");
        for chapter in &self.links.book.chapters {
            let of = |part: &'a Part| match part {
                Part::Exercises { exercises, .. } => &exercises[..],
                _ => &[],
            };
            for one in chapter.parts.iter().flat_map(of) {
                let number = format!("{}.{}", chapter.number, one.number);
                let _ = write!(self.out, "<div class=\"key\"><p><a class=\"ref\" href=\"");
                let place = Place {
                    chapter: self.index(chapter),
                    anchor: format!("exercise-{}-{}", chapter.number, one.number),
                };
                escape(&self.links.href(&place), &mut self.out);
                let _ = write!(self.out, "\">{number}</a> ");
                self.out.push_str(&line(&one.headline, self.words)?);
                self.out.push_str("</p>\n");
                let html = self.blocks.all(&one.solution)?;
                tie::write(&html, &mut self.out);
                self.out.push_str("</div>\n");
            }
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// The place of a chapter in the book.
    fn index(&self, chapter: &Chapter) -> usize {
        self.links.book.chapters.iter().position(|other| other.number == chapter.number).unwrap_or(0)
    }

    /// Opens the element of a game to be played; the script reads its data and its words.
    fn game(&mut self, game: &str) -> Result<(), RenderError> {
        self.out.push_str("<div class=\"play\" data-game=\"");
        escape(game, &mut self.out);
        self.out.push('"');
        for (name, key) in PLAY_WORDS {
            let _ = write!(self.out, " data-{name}=\"");
            escape(&self.words.text(&Phrase::new(key))?, &mut self.out);
            self.out.push('"');
        }
        self.out.push_str(">\n");
        Ok(())
    }

    fn exercises(&mut self, label: &str, intro: &[Block], exercises: &[Exercise]) -> Result<(), RenderError> {
        self.out.push_str("<div class=\"exercises\" role=\"group\" id=\"");
        escape(label, &mut self.out);
        self.out.push_str("\" aria-label=\"");
        attribute(&Phrase::new("book-exercises"), self.words, &mut self.out)?;
        self.out.push_str("\">\n<p class=\"head\">");
        self.say(&Phrase::new("book-exercises"))?;
        self.out.push_str("</p>\n");
        let html = self.blocks.all(intro)?;
        self.out.push_str(&html);
        for one in exercises {
            let html = exercise::write(one, self.chapter, self.words, self.templates)?;
            tie::write(&html, &mut self.out);
        }
        self.out.push_str("</div>\n");
        Ok(())
    }
}

/// Stands in a phrase where markup will; Unicode's own sign for an object among text.
const PLACE: &str = "\u{fffc}";

/// The numbers of a counterexample as an equation.
fn values(values: &[(String, String)]) -> String {
    let names: Vec<&str> = values.iter().map(|(name, _)| name.as_str()).collect();
    let numbers: Vec<&str> = values.iter().map(|(_, value)| value.as_str()).collect();
    match (&names[..], &numbers[..]) {
        ([name], [number]) => format!("{name} = {number}"),
        _ => format!("({}) = ({})", names.join(", "), numbers.join(", ")),
    }
}

/// Words that the script of a game says, by the names of their attributes.
const PLAY_WORDS: [(&str, &str); 17] = [
    ("again", "book-play-again"),
    ("choose", "book-play-choose"),
    ("doomed", "book-play-doomed"),
    ("heap", "book-play-heap"),
    ("hint", "book-play-hint"),
    ("log", "book-play-log"),
    ("lost", "book-play-lost"),
    ("misere", "book-play-misere"),
    ("moves", "book-play-moves"),
    ("now", "book-play-now"),
    ("only", "book-play-only"),
    ("reply", "book-play-reply"),
    ("second", "book-play-second"),
    ("slip", "book-play-slip"),
    ("take", "book-play-take"),
    ("won", "book-play-won"),
    ("you", "book-play-you"),
];
