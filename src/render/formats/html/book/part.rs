//! The parts of a chapter as HTML.
//!
//! Representation: one string that grows. Ids of pictures begin with `q` and a number that is the chapter's
//! times a thousand, so that the whole book in one page has each id once.
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "Anatomy".

use std::fmt::Write;

use super::links::Links;
use super::{formula, prose, reason, tie};
use crate::document::book::{
    Changeable, Chapter, Figure, Part, Place, Prose, Question, Solved, Statement, Status, Witness,
};
use crate::document::{Arg, Block, Exercise, LANGUAGES, Phrase, Picture, Show, Words, with_items};
use crate::render::RenderError;
use crate::render::formats::html::block::Blocks;
use crate::render::formats::html::{attribute, body, inline, label, line};
use crate::render::markup::{Escaped, verdict};

/// A writer of the parts of a chapter.
pub struct Parts<'a> {
    pub links: Links<'a>,
    pub words: &'a Words,
    /// Blocks with their own count of ids.
    blocks: Blocks<'a>,
    pub out: String,
    /// Whether the parts are of no chapter: numbers are theirs alone.
    pub alone: bool,
    /// Whether answers are open from the beginning.
    pub open: bool,
    /// Whether the page has the script with which readers change blocks.
    pub live: bool,
    chapter: u64,
}

impl<'a> Parts<'a> {
    pub fn new(chapter: &Chapter, links: Links<'a>, words: &'a Words) -> Parts<'a> {
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
        }
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
            Part::Exercises { label, intro, exercises } => self.exercises(label, intro, exercises)?,
            Part::Question(question) => self.question(question)?,
            Part::Truth(rows) => self.truth(rows)?,
            Part::Sources(rows) => self.sources(rows)?,
            Part::Bibliography(works) => self.bibliography(works),
            Part::Glossary(terms) => self.glossary(terms),
            Part::Index(text) => {
                self.out.push_str("<div class=\"index\">\n");
                self.prose(text)?;
                self.out.push_str("</div>\n");
            }
            Part::Solutions => self.solutions()?,
            Part::Map => self.map()?,
        }
        Ok(())
    }

    /// Appends prose with its paragraphs.
    fn prose(&mut self, text: &Prose) -> Result<(), RenderError> {
        prose::write(text, false, &self.links, self.words, &mut self.out)
    }

    /// Prose without its paragraph.
    pub fn line(&self, text: &Prose) -> Result<String, RenderError> {
        prose::line(text, &self.links, self.words)
    }

    /// Appends prose within an element, unless it is empty.
    fn within(&mut self, open: &str, text: &Prose, close: &str) -> Result<(), RenderError> {
        if !text.markdown.trim().is_empty() {
            let text = self.line(text)?;
            let _ = write!(self.out, "{open}{text}{close}");
        }
        Ok(())
    }

    /// Appends a phrase.
    pub fn say(&mut self, phrase: &Phrase) -> Result<(), RenderError> {
        self.out.push_str(&inline(phrase, self.words)?);
        Ok(())
    }

    /// Appends a phrase that has markup in the place of one argument.
    pub fn say_around(&mut self, key: &'static str, name: &'static str, markup: &str) -> Result<(), RenderError> {
        let said = inline(&Phrase::new(key).with(name, Arg::Text(PLACE.to_owned())), self.words)?;
        tie::write(&said.replace(PLACE, markup), &mut self.out);
        Ok(())
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), RenderError> {
        let (code, id) = (verdict(&statement.status), Escaped(&statement.label));
        let label = attribute(&statement.heading, self.words)?;
        let changes = self.changeable(statement.changeable.as_ref())?;
        let _ = writeln!(
            self.out,
            "<section class=\"claim\" data-verdict=\"{code}\" id=\"{id}\" aria-label=\"{label}\"{changes}>"
        );
        self.out.push_str("<header>");
        self.badge(statement)?;
        self.out.push_str("<span class=\"name\">");
        self.say(&statement.heading)?;
        self.within(" <b>", &statement.name, "</b>")?;
        self.out.push_str("</span></header>\n");
        if !statement.says.markdown.trim().is_empty() {
            self.out.push_str("<div class=\"says\">");
            self.prose(&statement.says)?;
            self.out.push_str("</div>\n");
        }
        self.formula(statement)?;
        if let Some(witness) = &statement.witness {
            if statement.changeable.is_some() && !witness.values.is_empty() {
                let names: Vec<&str> = witness.values.iter().map(|(name, _)| name.as_str()).collect();
                let asks = Phrase::new("guess-numbers").with("names", names.join(", "));
                self.guess("", &[], &asks)?;
            }
            self.witness(witness)?;
        }
        if let Some(how) = &statement.how {
            self.out.push_str("<details class=\"how\"><summary>");
            self.say(&Phrase::new("book-how"))?;
            self.out.push_str("</summary>\n<p>");
            self.say(how)?;
            if let Some(certificate) = &statement.certificate {
                let words = inline(&Phrase::new("book-certificate"), self.words)?;
                let _ = write!(self.out, " <a href=\"certificates/{}.nbc\">{words}</a>", Escaped(certificate));
            }
            for empty in &statement.empty {
                self.out.push(' ');
                self.say(empty)?;
            }
            self.out.push_str("</p>\n");
            if let Some(key) = self.links.formula_key().filter(|_| !statement.formula.is_empty()) {
                let (link, words) = (self.links.open("ref", &key), inline(&Phrase::new("book-how-key"), self.words)?);
                let _ = writeln!(self.out, "<p>{link}{words}</a></p>");
            }
            self.out.push_str("</details>\n");
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// The formula of a statement; a long definition is folded.
    fn formula(&mut self, statement: &Statement) -> Result<(), RenderError> {
        let lines = statement.formula.lines().count();
        let folded = statement.status == Status::Definition && lines > LONG;
        if folded {
            self.out.push_str("<details class=\"long\"><summary>");
            self.say(&Phrase::new("book-show-definition").with("lines", lines))?;
            self.out.push_str("</summary>\n");
        }
        formula::write(&statement.formula, &mut self.out);
        if folded {
            self.out.push_str("</details>\n");
        }
        Ok(())
    }

    /// What a reader may change of a block, as attributes for the script.
    fn changeable(&self, changeable: Option<&Changeable>) -> Result<String, RenderError> {
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

    /// Appends the badge of a statement's status.
    pub fn badge(&mut self, statement: &Statement) -> Result<(), RenderError> {
        if statement.status != Status::Definition {
            let word = inline(&statement.status.word(), self.words)?;
            let _ = write!(self.out, "<span class=\"badge\">{}{word}</span>", mark(verdict(&statement.status)));
        }
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
            // The prover gives its reason in English.
            if self.words.code() != LANGUAGES[0].code {
                said = format!("<span lang=\"{}\" dir=\"ltr\">{said}</span>", LANGUAGES[0].code);
            }
            self.say_around(witness.reason(), "because", &said)?;
        }
        self.out.push_str("</p>\n</div>\n");
        Ok(())
    }

    fn picture(&mut self, picture: &Picture) -> Result<(), RenderError> {
        self.blocks.picture(picture)?;
        self.out.push_str(&self.blocks.out);
        self.blocks.out.clear();
        Ok(())
    }

    fn figure(&mut self, figure: &Figure) -> Result<(), RenderError> {
        let blocks = self.blocks.all(&figure.blocks)?;
        let changes = self.changeable(figure.changeable.as_ref())?;
        let _ = writeln!(self.out, "<figure class=\"fig\" id=\"{}\"{changes}>", Escaped(&figure.label));
        if figure.closed {
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
        if figure.number.is_empty() {
            self.within("<figcaption>", &figure.caption, "</figcaption>\n")?;
            self.out.push_str("</figure>\n");
            return Ok(());
        }
        let key = if figure.table { "book-table" } else { "book-figure" };
        let name = inline(&Phrase::new(key).with("number", figure.number.as_str()), self.words)?;
        let _ = write!(self.out, "<figcaption><b>{name}.</b>");
        self.within(" ", &figure.caption, "")?;
        self.out.push_str("</figcaption>\n</figure>\n");
        Ok(())
    }

    fn solved(&mut self, solved: &Solved) -> Result<(), RenderError> {
        let (id, position) = (Escaped(&solved.label), Escaped(&solved.position));
        let changes = self.changeable(solved.changeable.as_ref())?;
        let _ = writeln!(
            self.out,
            "<div class=\"solved\" role=\"group\" id=\"{id}\" aria-label=\"{position}\"{changes}>\n\
             <p class=\"position\"><bdi class=\"pos\">{position}</bdi></p>"
        );
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
            if let Some(picture) = &solved.answer {
                self.picture(picture)?;
            }
            self.out.push_str("<dl>\n");
            for (label, text) in &solved.lines {
                let (label, text) = (inline(label, self.words)?, inline(text, self.words)?);
                let _ = writeln!(self.out, "<dt>{label}</dt><dd>{text}</dd>");
            }
            self.out.push_str("</dl>\n</details>\n");
        }
        self.within("<div class=\"caption\"><p>", &solved.caption, "</p></div>\n")?;
        self.out.push_str("</div>\n");
        Ok(())
    }

    /// The form in which a reader guesses before an answer is shown: what is seen of it, a choice of who wins, and a
    /// line to write on. Only the script takes it out of its template.
    fn guess(&mut self, shown: &str, who: &[(&str, &'static str)], asks: &Phrase) -> Result<(), RenderError> {
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
        self.out.push_str("<label class=\"typed\"><span>");
        self.say(asks)?;
        self.out.push_str(
            "</span><input type=\"text\" autocomplete=\"off\" spellcheck=\"false\"></label></form></template>\n",
        );
        Ok(())
    }

    /// Opens an answer, which is closed until the reader asks for it.
    fn open_answer(&mut self, key: &'static str) -> Result<(), RenderError> {
        let open = if self.open { " open" } else { "" };
        let _ = write!(self.out, "<details class=\"answer\"{open}><summary>");
        self.say(&Phrase::new(key))?;
        self.out.push_str("</summary>\n");
        Ok(())
    }

    /// Opens the element of a game to be played; the script reads its data and its words.
    fn game(&mut self, game: &str) -> Result<(), RenderError> {
        let _ = write!(self.out, "<div class=\"play\" data-game=\"{}\"", Escaped(game));
        for (name, key) in PLAY_WORDS {
            let _ = write!(self.out, " data-{name}=\"{}\"", label(key, self.words)?);
        }
        self.out.push_str(">\n");
        Ok(())
    }

    fn exercises(&mut self, id: &str, intro: &[Block], exercises: &[Exercise]) -> Result<(), RenderError> {
        let title = Phrase::new("book-exercises");
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
        self.out.push_str("</div>\n");
        Ok(())
    }

    /// Appends an exercise, with each solution folded below its item.
    fn exercise(&mut self, items: &[Exercise]) -> Result<(), RenderError> {
        let (chapter, number) = (self.chapter, items[0].number);
        let (id, word) = (format!("exercise-{chapter}-{number}"), label("book-exercise", self.words)?);
        let shown = if self.alone { number.to_string() } else { format!("{chapter}.{number}") };
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
    fn question(&mut self, question: &Question) -> Result<(), RenderError> {
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

    /// All solutions of the book, chapter by chapter.
    fn solutions(&mut self) -> Result<(), RenderError> {
        self.out.push_str("<section class=\"solutions\">\n");
        for (index, chapter) in self.links.book.chapters.iter().enumerate() {
            for one in chapter.exercises() {
                let (chapter, number, label) = (chapter.number, one.number, one.label());
                let place = Place { chapter: index, anchor: format!("exercise-{chapter}-{number}") };
                self.key(&place, &format!("{chapter}.{label}"), &line(&one.question.headline, self.words)?);
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
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// Opens a solution: what it belongs to, and the answer in short.
    fn key(&mut self, place: &Place, name: &str, headline: &str) {
        let href = self.links.href(place);
        let href = Escaped(&href);
        let _ = writeln!(self.out, "<div class=\"key\"><p><a class=\"ref\" href=\"{href}\">{name}</a> {headline}</p>");
    }
}

/// A definition of more lines is folded.
const LONG: usize = 12;

/// The drawing beside a verdict.
pub fn mark(code: &str) -> String {
    format!("<svg class=\"mark\" aria-hidden=\"true\"><use href=\"#{code}\"/></svg>")
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
