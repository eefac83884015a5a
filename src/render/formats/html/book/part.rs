//! The parts of a chapter as HTML.
//!
//! Representation: one string that grows. Ids of pictures begin with `q` and a number that is the chapter's
//! times a thousand, so that the whole book in one page has each id once.
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "Anatomy".

use std::fmt::Write;

use serde_json::{Value, json};

use super::super::tie;
use super::links::Links;
use super::prose;
use crate::document::book::{Changeable, Chapter, Figure, Part, PlayedGame, PlayedPosition, Prose, Solved};
use crate::document::{Arg, Phrase, Picture, Words};
use crate::render::RenderError;
use crate::render::formats::html::block::Blocks;
use crate::render::formats::html::{attribute, inline, label};
use crate::render::markup::Escaped;

/// A writer of the parts of a chapter.
pub struct Parts<'a> {
    pub links: Links<'a>,
    pub words: &'a Words,
    /// Blocks with their own count of ids.
    pub blocks: Blocks<'a>,
    pub out: String,
    /// Whether the parts are of no chapter: numbers are theirs alone.
    pub alone: bool,
    /// Whether answers are open from the beginning.
    pub open: bool,
    /// Whether the page has the script with which readers change blocks.
    pub live: bool,
    pub chapter: u64,
    /// Its title.
    pub title: &'a Prose,
    /// The number that readers see.
    pub shown: String,
}

impl<'a> Parts<'a> {
    pub fn new(chapter: &'a Chapter, links: Links<'a>, words: &'a Words) -> Parts<'a> {
        let blocks = Blocks::new(words, chapter.number * 1_000);
        Parts {
            links,
            words,
            blocks,
            out: String::with_capacity(65_536),
            alone: false,
            open: false,
            live: false,
            chapter: chapter.number,
            title: &chapter.title,
            shown: chapter.shown.clone(),
        }
    }

    pub fn push(&mut self, part: &Part) -> Result<(), RenderError> {
        match part {
            Part::Lede(text) => {
                self.out.push_str("<p class=\"lede\">");
                prose::write(text, true, &self.links, self.words, &mut self.out)?;
                self.out.push_str("</p>\n");
            }
            Part::Prose(text) => self.prose(text)?,
            // In the whole book, chapters are headings of level 1 and sections of level 2 as on their pages.
            Part::Heading { level, number, label, text } => {
                let (level, label, text) = ((*level).clamp(2, 6), Escaped(label), self.line(text)?);
                let number = match number.as_str() {
                    "" => String::new(),
                    number => format!("<span class=\"n\">{number}</span>"),
                };
                let _ = writeln!(self.out, "<h{level} id=\"{label}\">{number}{text}</h{level}>");
            }
            Part::Code { language, text } => {
                let class = match language.as_str() {
                    "" => String::new(),
                    language => format!(" class=\"language-{language}\""),
                };
                let _ = writeln!(self.out, "<pre tabindex=\"0\"><code{class}>{}</code></pre>", Escaped(text));
            }
            Part::Statement(statement) => self.statement(statement)?,
            Part::Figure(figure) => self.figure(figure)?,
            Part::Solved(solved) => self.solved(solved)?,
            Part::Exercises { label, intro, exercises, sheet } => {
                self.exercises(label, intro, exercises, sheet.as_ref())?;
            }
            Part::Question(question) => self.question(question)?,
            Part::Truth(rows) => self.truth(rows)?,
            Part::Sources(rows) => self.sources(rows)?,
            Part::Bibliography(works) => self.bibliography(works),
            Part::Glossary(terms) => self.glossary(terms),
            Part::Index(entries) => self.index(entries),
            Part::Solutions => self.solutions()?,
            Part::Map => self.map()?,
        }
        Ok(())
    }

    /// Appends prose with its paragraphs.
    pub fn prose(&mut self, text: &Prose) -> Result<(), RenderError> {
        prose::write(text, false, &self.links, self.words, &mut self.out)
    }

    /// Prose without its paragraph.
    pub fn line(&self, text: &Prose) -> Result<String, RenderError> {
        prose::line(text, &self.links, self.words)
    }

    /// Appends prose within an element, unless it is empty.
    pub fn within(&mut self, open: &str, text: &Prose, close: &str) -> Result<(), RenderError> {
        if !text.markdown.trim().is_empty() {
            let text = self.line(text)?;
            let _ = write!(self.out, "{open}{text}{close}");
        }
        Ok(())
    }

    /// Appends a phrase between tags.
    pub fn say(&mut self, open: &str, phrase: &Phrase, close: &str) -> Result<(), RenderError> {
        self.out.extend([open, &inline(phrase, self.words)?, close]);
        Ok(())
    }

    /// Appends a phrase that has markup in the place of one argument.
    pub fn say_around(&mut self, key: &'static str, name: &'static str, markup: &str) -> Result<(), RenderError> {
        let said = inline(&Phrase::new(key).with(name, Arg::Text(PLACE.to_owned())), self.words)?;
        tie::write(&said.replace(PLACE, markup), &mut self.out);
        Ok(())
    }

    /// What a reader may change of a block, as attributes for the script.
    pub fn changeable(&self, changeable: Option<&Changeable>) -> Result<String, RenderError> {
        let Some(Changeable { word, before, text, offers }) = changeable.filter(|_| self.live) else {
            return Ok(String::new());
        };
        let says = attribute(&Phrase::new("live-changed").with("word", word.as_str()), self.words)?;
        let (word, before, text) = (Escaped(word), Escaped(before), Escaped(text));
        let offers = match &offers[..] {
            [] => String::new(),
            offers => format!(" data-offers=\"{}\"", offers.join(" ")),
        };
        Ok(format!(
            " data-change=\"{word}\" data-before=\"{before}\" data-text=\"{text}\" data-says=\"{says}\"{offers}"
        ))
    }

    pub fn picture(&mut self, picture: &Picture) -> Result<(), RenderError> {
        self.blocks.picture(picture)?;
        self.out.push_str(&self.blocks.out);
        self.blocks.out.clear();
        Ok(())
    }

    fn figure(&mut self, figure: &Figure) -> Result<(), RenderError> {
        let blocks = self.blocks.all(&figure.blocks)?;
        let changes = self.changeable(figure.changeable.as_ref())?;
        let _ = writeln!(self.out, "<figure class=\"fig\" id=\"{}\"{changes}>", Escaped(&figure.label));
        // What is asked comes before what answers it.
        if figure.closed {
            self.figure_caption(figure)?;
            let shown = self.blocks.all(&figure.guess)?;
            self.guess(&shown, &[], &Phrase::new("guess-values"))?;
            self.open_answer("book-show-values")?;
        }
        self.out.push_str(&blocks);
        if figure.closed {
            self.out.push_str("</details>\n");
        }
        if let Some(table) = &figure.authored {
            self.prose(table)?;
        }
        if !figure.closed {
            self.figure_caption(figure)?;
        }
        self.out.push_str("</figure>\n");
        Ok(())
    }

    fn figure_caption(&mut self, figure: &Figure) -> Result<(), RenderError> {
        if figure.number.is_empty() {
            return self.within("<figcaption>", &figure.caption, "</figcaption>\n");
        }
        let name = inline(&figure.name(), self.words)?;
        let _ = write!(self.out, "<figcaption><b>{name}.</b>");
        self.within(" ", &figure.caption, "")?;
        self.out.push_str("</figcaption>\n");
        Ok(())
    }

    fn solved(&mut self, solved: &Solved) -> Result<(), RenderError> {
        let (id, position) = (Escaped(&solved.label), Escaped(&solved.position));
        let changes = self.changeable(solved.changeable.as_ref())?;
        let _ = writeln!(
            self.out,
            "<div class=\"solved\" role=\"group\" id=\"{id}\" aria-label=\"{position}\"{changes}>\n\
             <p class=\"position\">"
        );
        solved.name().map_or(Ok(()), |name| self.say("<b>", &name, "</b> "))?;
        let _ = writeln!(self.out, "<bdi class=\"pos\">{position}</bdi></p>");
        // What is asked comes before what answers it.
        self.within("<div class=\"caption\"><p>", &solved.caption, "</p></div>\n")?;
        if let Some(game) = &solved.game {
            self.game(game)?;
        }
        if let Some(picture) = &solved.picture {
            self.picture(picture)?;
        }
        if solved.game.is_some() {
            self.out.push_str("</div>\n");
        } else {
            let who = [("next", "guess-next"), ("other", "guess-other"), ("draw", "guess-draw")];
            self.guess("", &who[..if solved.draws { 3 } else { 2 }], &Phrase::new("guess-move"))?;
            self.open_answer("book-show")?;
            self.answer(solved)?;
            self.out.push_str("</details>\n");
        }
        self.out.push_str("</div>\n");
        Ok(())
    }

    /// Appends the answer of a position: its picture, where it has one of its own, and its lines.
    pub fn answer(&mut self, solved: &Solved) -> Result<(), RenderError> {
        if let Some(picture) = &solved.answer {
            self.picture(picture)?;
        }
        self.out.push_str("<dl>\n");
        for (label, text) in &solved.lines {
            let (label, text) = (inline(label, self.words)?, inline(text, self.words)?);
            let _ = writeln!(self.out, "<dt>{label}</dt><dd>{text}</dd>");
        }
        self.out.push_str("</dl>\n");
        Ok(())
    }

    /// The form in which a reader guesses before an answer is shown: what is seen of it, a choice of who wins, and a
    /// line to write on. Only the script takes it out of its template.
    pub fn guess(&mut self, shown: &str, who: &[(&str, &'static str)], asks: &Phrase) -> Result<(), RenderError> {
        if !self.live {
            return Ok(());
        }
        let first = label("guess-first", self.words)?;
        let _ =
            write!(self.out, "<template class=\"guess\"><form class=\"guess\"><p class=\"head\">{first}</p>{shown}");
        if !who.is_empty() {
            let legend = label("guess-who", self.words)?;
            let _ = write!(self.out, "<fieldset class=\"choice\"><legend>{legend}</legend>");
            for (value, key) in who {
                let says = label(key, self.words)?;
                let _ = write!(self.out, "<label><input type=\"radio\" name=\"who\" value=\"{value}\">{says}</label>");
            }
            self.out.push_str("</fieldset>");
        }
        let close =
            "</span><input type=\"text\" autocomplete=\"off\" spellcheck=\"false\"></label></form></template>\n";
        self.say("<label class=\"typed\"><span>", asks, close)
    }

    /// Opens an answer, which is closed until the reader asks for it.
    fn open_answer(&mut self, key: &'static str) -> Result<(), RenderError> {
        let open = if self.open { " open" } else { "" };
        self.say(&format!("<details class=\"answer\"{open}><summary>"), &Phrase::new(key), "</summary>\n")
    }

    /// Opens the element of a game to be played; the script reads its data and its words.
    fn game(&mut self, game: &PlayedGame) -> Result<(), RenderError> {
        let position = |at: &PlayedPosition| {
            let moves: Vec<Value> = at.moves.iter().map(|(to, says)| json!({"to": to, "says": says})).collect();
            json!({"text": at.text, "heaps": at.heaps, "lost": at.lost, "moves": moves})
        };
        let positions: Vec<Value> = game.positions.iter().map(position).collect();
        let play = if game.misere { "misere" } else { "normal" };
        let game = json!({"positions": positions, "start": 0, "play": play}).to_string();
        let _ = write!(self.out, "<div class=\"play\" data-game=\"{}\"", Escaped(&game));
        for key in PLAY_WORDS.split(' ') {
            let name = key.trim_start_matches("book-play-");
            let _ = write!(self.out, " data-{name}=\"{}\"", label(key, self.words)?);
        }
        self.out.push_str(">\n");
        Ok(())
    }
}

/// The drawing beside a verdict.
pub fn mark(code: &str) -> String {
    format!("<svg class=\"mark\" aria-hidden=\"true\"><use href=\"#{code}\"/></svg>")
}

/// Stands in a phrase where markup will; Unicode's own sign for an object among text.
const PLACE: &str = "\u{fffc}";

/// Words that the script of a game says, by the ends of their keys.
const PLAY_WORDS: &str = "book-play-again book-play-choose book-play-doomed book-play-heap book-play-hint book-play-log book-play-lost \
    book-play-misere book-play-moves book-play-now book-play-only book-play-reply book-play-second book-play-slip \
    book-play-take book-play-won book-play-you";
