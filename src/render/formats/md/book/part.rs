//! The parts of a chapter as Markdown.
//!
//! Representation: one string that grows, with an empty line after each part; pictures apart.
//! Failure: [`RenderError`].

use super::prose::{self, href};
use crate::document::book::{
    Book, Entry, Figure, Part, Place, Prose, Question, Solved, Source, Statement, Status, Term, Work, within,
};
use crate::document::{Block, Exercise, Phrase, Picture, Words};
use crate::render::RenderError;
use crate::render::formats::html::book::front::tally;
use crate::render::formats::md::authored::{bare_link, longest_run};
use crate::render::formats::md::block::{all, headline, phrase};
use crate::render::formats::md::escape::escape;
use crate::render::formats::md::stem;
use crate::render::markup::Escaped;
use crate::render::svg;

/// A writer of the parts of a chapter.
pub struct Parts<'a> {
    book: &'a Book,
    chapter: usize,
    words: &'a Words,
    /// Whether the parts are of no chapter: numbers are theirs alone.
    pub alone: bool,
    pub out: String,
    /// Name and SVG of each picture.
    pub pictures: Vec<(String, String)>,
}

impl<'a> Parts<'a> {
    pub fn new(book: &'a Book, chapter: usize, words: &'a Words) -> Parts<'a> {
        Parts { book, chapter, words, alone: false, out: String::new(), pictures: Vec::new() }
    }

    pub fn push(&mut self, part: &Part) -> Result<(), RenderError> {
        match part {
            Part::Lede(text) | Part::Prose(text) => self.say_prose(text)?,
            Part::Heading { level, number, label, text } => {
                let (marks, text) = ("#".repeat(usize::from(*level).clamp(2, 6)), self.prose(text)?);
                let number = if number.is_empty() { String::new() } else { format!("{number} ") };
                self.paragraph(&format!("{marks} {number}{text} {{#{label}}}"));
            }
            Part::Code { language, text } => self.code(language, text),
            Part::Statement(statement) => self.statement(statement)?,
            Part::Figure(figure) => self.figure(figure)?,
            Part::Solved(solved) => self.solved(solved)?,
            Part::Exercises { label, intro, exercises, .. } => self.exercises(label, intro, exercises)?,
            Part::Question(question) => self.question(question)?,
            Part::Truth(rows) => rows.iter().try_for_each(|row| self.statement(row))?,
            Part::Sources(rows) => self.sources(rows)?,
            Part::Bibliography(works) => self.bibliography(works),
            Part::Glossary(terms) => self.glossary(terms),
            Part::Index(entries) => self.index(entries),
            Part::Solutions => self.solutions()?,
            Part::Map => self.map()?,
        }
        Ok(())
    }

    fn prose(&self, text: &Prose) -> Result<String, RenderError> {
        prose::write(text, self.chapter, self.book, self.words)
    }

    fn say_prose(&mut self, text: &Prose) -> Result<(), RenderError> {
        let text = self.prose(text)?;
        self.paragraph(&text);
        Ok(())
    }

    fn say(&self, said: &Phrase) -> Result<String, RenderError> {
        Ok(phrase(said, self.words)?)
    }

    fn paragraph(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push_str("\n\n");
    }

    /// A place that links lead to.
    fn anchor(&mut self, label: &str) {
        self.paragraph(&id(label));
    }

    fn code(&mut self, language: &str, text: &str) {
        let fence = "`".repeat(longest_run(text).max(2) + 1);
        self.paragraph(&format!("{fence}{language}\n{}\n{fence}", text.trim_end()));
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), RenderError> {
        self.anchor(&statement.label);
        let mut head = format!("**{}", self.say(&statement.heading)?.replace("**", ""));
        let name = self.prose(&statement.name)?;
        if !name.is_empty() {
            head += &format!(" · {name}");
        }
        if statement.status != Status::Definition {
            head += &format!(" · {}", self.say(&statement.status.word())?);
        }
        let mut paragraphs = vec![head + "**", self.prose(&statement.says)?];
        if !statement.formula.is_empty() {
            paragraphs.push(format!("```text\n{}\n```", statement.formula.trim_end()));
        }
        if let Some(witness) = statement.witness.as_ref().filter(|witness| !witness.values.is_empty()) {
            paragraphs.push(self.say(&Phrase::new("book-fails-at").with("values", witness.equations()))?);
        }
        if let Some(how) = &statement.how {
            let mut said = self.say(how)?;
            if let Some(certificate) = &statement.certificate {
                said += &format!(" [{}](certificates/{certificate}.nbc)", self.say(&Phrase::new("book-certificate"))?);
            }
            for empty in &statement.empty {
                said += &format!(" {}", self.say(empty)?);
            }
            paragraphs.push(said);
        }
        paragraphs.retain(|paragraph| !paragraph.is_empty());
        let quoted: Vec<String> =
            paragraphs.join("\n\n").lines().map(|line| format!("> {line}").trim_end().to_owned()).collect();
        self.paragraph(&quoted.join("\n"));
        Ok(())
    }

    /// A picture as a file, shown at its place.
    fn picture(&mut self, picture: &Picture) -> Result<String, RenderError> {
        let name = format!("{:02}-{}.svg", self.book.chapters[self.chapter].number, self.pictures.len() + 1);
        let title = self.words.text(&picture.title)?;
        self.pictures.push((name.clone(), svg(picture, self.words)? + "\n"));
        Ok(format!("![{}](pictures/{name})", escape(&title)))
    }

    /// Blocks, with pictures as files.
    fn blocks(&mut self, blocks: &[Block]) -> Result<(), RenderError> {
        for block in blocks {
            let text = match block {
                Block::Picture(picture) => self.picture(picture)?,
                other => all(std::slice::from_ref(other), self.words)?,
            };
            self.paragraph(&text);
        }
        Ok(())
    }

    fn figure(&mut self, figure: &Figure) -> Result<(), RenderError> {
        self.anchor(&figure.label);
        self.blocks(&figure.blocks)?;
        if let Some(table) = &figure.authored {
            self.say_prose(table)?;
        }
        if figure.number.is_empty() {
            let caption = self.prose(&figure.caption)?;
            self.paragraph(caption.trim_end());
            return Ok(());
        }
        let (name, caption) = (self.say(&figure.name())?, self.prose(&figure.caption)?);
        self.paragraph(format!("**{name}.** {caption}").trim_end());
        Ok(())
    }

    fn solved(&mut self, solved: &Solved) -> Result<(), RenderError> {
        self.anchor(&solved.label);
        let name = solved.name().map(|name| self.say(&name)).transpose()?.map(|name| format!("{name} · "));
        self.paragraph(&format!("**{}{}**", name.unwrap_or_default(), escape(&solved.position)));
        // What is asked comes before what answers it.
        let caption = self.prose(&solved.caption)?;
        if !caption.is_empty() {
            self.paragraph(&caption);
        }
        if let Some(picture) = &solved.picture {
            let picture = self.picture(picture)?;
            self.paragraph(&picture);
        }
        if solved.game.is_some() {
            return Ok(());
        }
        let summary = self.say(&Phrase::new("book-show"))?;
        self.paragraph(&format!("<details><summary>{summary}</summary>"));
        if let Some(picture) = &solved.answer {
            let picture = self.picture(picture)?;
            self.paragraph(&picture);
        }
        let line = |(label, text): &(Phrase, Phrase)| Ok(format!("- {}: {}", self.say(label)?, self.say(text)?));
        let lines = solved.lines.iter().map(line).collect::<Result<Vec<_>, RenderError>>()?;
        self.paragraph(&lines.join("\n"));
        self.paragraph("</details>");
        Ok(())
    }

    fn exercises(&mut self, label: &str, intro: &[Block], exercises: &[Exercise]) -> Result<(), RenderError> {
        self.anchor(label);
        self.blocks(intro)?;
        let solution = self.say(&Phrase::new("page-solution"))?;
        let mut before: Option<&Exercise> = None;
        for one in exercises {
            let number = self.number(self.chapter, one);
            self.anchor(&format!("exercise-{}", number.replace('.', "-")));
            self.paragraph(&format!("**{number}**"));
            if before.is_none_or(|before| before.number != one.number) {
                self.blocks(&one.text)?;
            }
            if one.begins_stem(before) {
                let stem = stem(one, self.words)?;
                self.paragraph(stem.trim_matches('\n'));
            }
            before = Some(one);
            self.blocks(&one.question.prompt)?;
            self.blocks(&one.question.space)?;
            let answer = headline(&one.question.headline, self.words)?;
            self.paragraph(&format!("<details><summary>{solution}</summary>\n\n**{answer}**"));
            self.blocks(&one.question.solution)?;
            self.paragraph("</details>");
        }
        Ok(())
    }

    fn question(&mut self, question: &Question) -> Result<(), RenderError> {
        self.anchor(&question.label);
        let [called, difficulty] = &question.heading();
        let head = format!("**{}** · {}", self.say(called)?, self.say(difficulty)?);
        self.paragraph(&head);
        self.say_prose(&question.asks)?;
        for (key, text) in [("book-hint", &question.hint), ("page-solution", &question.solution)] {
            let summary = self.say(&Phrase::new(key))?;
            self.paragraph(&format!("<details><summary>{summary}</summary>"));
            self.say_prose(text)?;
            self.paragraph("</details>");
        }
        Ok(())
    }

    fn number(&self, chapter: usize, exercise: &Exercise) -> String {
        if self.alone { exercise.label() } else { within(&self.book.chapters[chapter].shown, exercise.label()) }
    }

    fn solutions(&mut self) -> Result<(), RenderError> {
        let mut lines = Vec::new();
        for (index, chapter) in self.book.chapters.iter().enumerate() {
            for one in chapter.exercises() {
                let number = self.number(index, one);
                let anchor = format!("exercise-{}", number.replace('.', "-"));
                let target = href(self.book, self.chapter, &Place { chapter: index, anchor });
                lines.push(format!("- [{number}]({target}) {}", headline(&one.question.headline, self.words)?));
            }
            for question in chapter.questions() {
                let target = href(self.book, self.chapter, &Place { chapter: index, anchor: question.label.clone() });
                let solution = self.prose(&question.solution)?.replace('\n', "\n  ");
                lines.push(format!("- [{}]({target})\n\n  {solution}\n", self.say(&question.heading()[0])?));
            }
        }
        self.paragraph(&lines.join("\n"));
        Ok(())
    }

    /// Every chapter with the count of its statements by what is known of them, and the chapters that it rests on.
    fn map(&mut self) -> Result<(), RenderError> {
        let mut lines = Vec::new();
        for (index, (chapter, calls)) in self.book.chapters.iter().zip(self.book.calls()).enumerate() {
            let target = href(self.book, self.chapter, &Place { chapter: index, anchor: String::new() });
            let mut said = Vec::new();
            for one in tally(std::slice::from_ref(chapter)) {
                said.push(format!("{}: {}", self.say(&one.word)?, one.count));
            }
            if !calls.is_empty() {
                let numbers: Vec<&str> = calls.iter().map(|&call| self.book.chapters[call].called()).collect();
                let numbers = numbers.join(", ");
                said.push(self.say(&Phrase::new("book-map-rests").with("chapters", numbers))?);
            }
            let title = self.prose(&chapter.title)?;
            let title = format!("{} {title}", chapter.shown);
            lines.push(format!("- [{}]({target}) {}", title.trim_start(), said.join("; ")));
        }
        self.paragraph(&lines.join("\n"));
        Ok(())
    }

    fn sources(&mut self, rows: &[Source]) -> Result<(), RenderError> {
        let heads = ["book-head-number", "book-head-says", "book-head-status", "book-head-place"];
        let heads = heads.iter().map(|key| self.say(&Phrase::new(key))).collect::<Result<Vec<_>, _>>()?;
        let mut lines = vec![format!("| {} |", heads.join(" | ")), "|---|---|---|---|".to_owned()];
        for row in rows {
            let mut places = Vec::new();
            for (said, place) in &row.places {
                places.push(format!("[{}]({})", self.say(said)?, href(self.book, self.chapter, place)));
            }
            let mut says = self.prose(&row.says)?.replace('|', "\\|");
            if row.wrong {
                says += &format!(" **{}**", self.say(&Phrase::new("book-false-as-printed"))?);
            }
            let (id, status) = (&row.id, self.say(&row.status.word())?);
            let (anchor, id) = (self::id(id), escape(id));
            lines.push(format!("| {anchor}{id} | {says} | {status} | {} |", places.join(", ")));
        }
        self.paragraph(&lines.join("\n"));
        Ok(())
    }

    fn bibliography(&mut self, works: &[Work]) {
        let line = |work: &Work| {
            let parts = [&work.author, &work.title, &work.within, &work.year];
            let said: Vec<String> =
                parts.into_iter().filter(|text| !text.is_empty()).map(|text| escape(text)).collect();
            let url = work.url.as_ref().map(|url| format!(" {}", bare_link(url))).unwrap_or_default();
            format!("- {}{}.{url}", id(&format!("work-{}", work.key)), said.join(", "))
        };
        let lines: Vec<String> = works.iter().map(line).collect();
        self.paragraph(&lines.join("\n"));
    }

    fn glossary(&mut self, terms: &[Term]) {
        let line = |term: &Term| {
            let words: Vec<String> = term.words.iter().map(|(_, word)| escape(word)).collect();
            let place = term.place.iter().map(|place| format!(" ({})", self.section(place)));
            format!("- **{}**: {}{}", words.join(" · "), escape(&term.says), place.collect::<String>())
        };
        let lines: Vec<String> = terms.iter().map(line).collect();
        self.paragraph(&lines.join("\n"));
    }

    fn index(&mut self, entries: &[Entry]) {
        let line = |entry: &Entry| {
            let places: Vec<String> = entry.places.iter().map(|place| self.section(place)).collect();
            format!("- {} {}", escape(&entry.name), places.join(", "))
        };
        let lines: Vec<String> = entries.iter().map(line).collect();
        self.paragraph(&lines.join("\n"));
    }

    /// A link to a section, said by its number.
    fn section(&self, (number, place): &(String, Place)) -> String {
        format!("[{number}]({})", href(self.book, self.chapter, place))
    }
}

/// An element that links lead to.
fn id(label: &str) -> String {
    format!("<a id=\"{}\"></a>", Escaped(label))
}
