//! A book as data for its template: one PDF with contents, chapters, and all solutions where its author wants them.
//!
//! Representation: chapters are arrays of parts, each an array that begins with its kind; blocks of prose are parts
//! too. Places that links lead to are labels, listed in `targets`.
//! Failure: [`RenderError`].

use std::collections::BTreeSet;

use pulldown_cmark::{Event, Tag};
use serde_json::{Value, json};

use super::block::{all, picture};
use super::text::{self, Instead, label, line, of_formula, phrase};
use super::{press, print, sheet};
use crate::document::book::{
    Book, Chapter, Entry, Figure, Insert, Part, Place, Prose, Put, Question, Solved, Source, Statement, Status, Term,
    Witness,
};
use crate::document::{Arg, LANGUAGES, Phrase, Role, Show, Words, with_items};
use crate::render::formats::html::book::prose::events;
use crate::render::formats::html::book::{front, rows};
use crate::render::markup::verdict;
use crate::render::{File, RenderError, formula};

/// As many characters of a statement fit a line.
const WIDTH: usize = 78;

pub fn pages(book: &Book, words: &Words) -> Result<Vec<File>, RenderError> {
    let mut writer = Writer { book, words, targets: BTreeSet::new() };
    let chapters = book.chapters.iter().map(|chapter| writer.chapter(chapter));
    let chapters = chapters.collect::<Result<Vec<_>, _>>()?;
    let mut legend = Vec::new();
    for one in front::tally(&book.chapters) {
        let meaning = phrase(&Phrase::new(one.meaning), words)?;
        legend.push(json!([one.name, words.text(&one.word)?, meaning, one.count]));
    }
    let data = json!({
        "paper": "a4",
        "lang": words.code(),
        "title": book.title,
        "about": book.about,
        "authors": book.authors,
        "contents": label("book-label-contents", words)?,
        "legend-head": label("book-legend", words)?,
        "legend": legend,
        "question": label("page-question", words)?,
        "exercises": label("book-exercises", words)?,
        "solution": label("page-solution", words)?,
        "chapters": chapters,
        "targets": writer.targets,
    });
    let bytes = print(press::style(words.right_to_left(), false), "book.typ", &data)?;
    Ok(vec![File::new("book.pdf", bytes)])
}

struct Writer<'a> {
    book: &'a Book,
    words: &'a Words,
    /// Every label that the template sets.
    targets: BTreeSet<String>,
}

impl Writer<'_> {
    /// A label for a place of the book; none where another place has it already.
    fn target(&mut self, label: &str) -> Value {
        let free = !label.is_empty() && self.targets.insert(label.to_owned());
        if free { json!(label) } else { Value::Null }
    }

    /// The label that a link leads to.
    fn place(&self, place: &Place) -> String {
        match (self.book.chapters.get(place.chapter), place.anchor.as_str()) {
            (Some(chapter), "") => chapter.label.clone(),
            (_, anchor) => anchor.to_owned(),
        }
    }

    fn chapter(&mut self, chapter: &Chapter) -> Result<Value, RenderError> {
        let target = self.target(&chapter.label);
        let title = self.line(&chapter.title)?;
        let mut parts = Vec::new();
        for part in &chapter.parts {
            self.part(part, chapter, &mut parts)?;
        }
        Ok(json!({"number": chapter.shown, "target": target, "title": title, "parts": parts}))
    }

    fn part(&mut self, part: &Part, chapter: &Chapter, parts: &mut Vec<Value>) -> Result<(), RenderError> {
        let words = self.words;
        match part {
            Part::Lede(text) => parts.push(json!(["lede", self.line(text)?])),
            Part::Prose(text) => parts.extend(self.prose(text)?),
            Part::Heading { level, number, label, text } => {
                let target = self.target(label);
                parts.push(json!(["heading", level, number, target, self.line(text)?]));
            }
            Part::Code { text, language } => parts.push(json!(["code", text.trim_end_matches('\n'), language])),
            Part::Statement(statement) => parts.push(json!(["statement", self.statement(statement)?])),
            Part::Figure(figure) => parts.push(json!(["figure", self.figure(figure)?])),
            Part::Solved(solved) => parts.push(json!(["solved", self.solved(solved)?])),
            Part::Exercises { label, intro, exercises, .. } => {
                let target = self.target(label);
                parts.push(json!(["exercises-head", target, all(intro, words)?]));
                for items in with_items(exercises) {
                    let target = self.target(&format!("exercise-{}-{}", chapter.number, items[0].number));
                    let one = sheet::exercise(items, Show::Questions, words)?;
                    let number = format!("{}.{}", chapter.shown, items[0].number);
                    parts.push(json!(["exercise", number, target, one]));
                }
            }
            Part::Question(question) => {
                let [called, difficulty] = &question.heading();
                let target = self.target(&question.label);
                let asks = self.prose(&question.asks)?;
                parts.push(json!(["question", target, phrase(called, words)?, phrase(difficulty, words)?, asks]));
            }
            Part::Truth(rows) => {
                let heads = self.labels(&["book-head-statement", "book-head-verdict"])?;
                let rows = rows.iter().map(|row| self.statement(row)).collect::<Result<Value, _>>()?;
                parts.push(json!(["truth", heads, rows]));
            }
            Part::Sources(rows) => {
                let heads =
                    self.labels(&["book-head-number", "book-head-says", "book-head-status", "book-head-place"])?;
                let rows = rows.iter().map(|row| self.source(row)).collect::<Result<Value, _>>()?;
                parts.push(json!(["sources", heads, rows]));
            }
            Part::Bibliography(works) => {
                let mut rows = Vec::new();
                for work in works {
                    let target = self.target(&format!("work-{}", work.key));
                    let url = work.url.as_ref().filter(|url| url.starts_with("http"));
                    rows.push(json!([target, work.author, work.title, work.within, work.year, url]));
                }
                parts.push(json!(["bibliography", rows]));
            }
            Part::Glossary(terms) => {
                let words = |terms: &[(String, String)]| -> Value {
                    let turned = |code: &str| LANGUAGES.iter().any(|known| known.code == code && known.right_to_left);
                    terms.iter().map(|(code, word)| json!([code, turned(code), word])).collect()
                };
                let row = |term: &Term| json!([words(&term.words), term.says, self.sections(term.place.as_slice())]);
                parts.push(json!(["glossary", terms.iter().map(row).collect::<Value>()]));
            }
            Part::Index(entries) => {
                let row = |entry: &Entry| json!([entry.name, self.sections(&entry.places)]);
                let rows: Value = entries.iter().map(row).collect();
                parts.push(json!(["index", rows]));
            }
            Part::Solutions => {
                let heads = self.labels(&["book-hints", "book-solutions"])?;
                parts.push(json!(["solutions", heads, self.hints()?, self.solutions()?]));
            }
            Part::Map => parts.push(json!(["map", self.map()?])),
        }
        Ok(())
    }

    /// Sections by number, each with the label that leads to it.
    fn sections(&self, places: &[(String, Place)]) -> Value {
        places.iter().map(|(number, place)| json!([number, self.place(place)])).collect()
    }

    fn labels(&self, keys: &[&'static str]) -> Result<Value, RenderError> {
        Ok(keys.iter().map(|key| label(key, self.words)).collect::<Result<Value, _>>()?)
    }

    /// Prose as blocks.
    fn prose(&self, prose: &Prose) -> Result<Vec<Value>, RenderError> {
        let mut read = Vec::new();
        for (event, start, put) in events(prose) {
            let instead = match (&event, put) {
                (Event::Code(_) | Event::Start(Tag::Link { .. }), Some(put)) => self.instead(put)?,
                _ => Instead::Itself,
            };
            read.push((event, start, instead));
        }
        text::blocks(read.into_iter())
    }

    fn instead(&self, put: &Put) -> Result<Instead, RenderError> {
        Ok(match &put.what {
            Insert::Computed(value) => Instead::Piece(json!(["v", value])),
            Insert::Nothing => Instead::Piece(Value::Null),
            Insert::Worded(place, _) => Instead::Link(self.place(place), None),
            Insert::Reference(place, said) => Instead::Link(self.place(place), Some(phrase(said, self.words)?)),
            Insert::Source(place, id) => Instead::Link(self.place(place), Some(json!([["mark", [id]]]))),
        })
    }

    /// Prose without its paragraph, as a line.
    fn line(&self, prose: &Prose) -> Result<Value, RenderError> {
        let mut pieces = Vec::new();
        for block in self.prose(prose)? {
            if !pieces.is_empty() {
                pieces.push(json!(" "));
            }
            match (block[0].as_str(), block[1].as_array()) {
                (Some("p"), Some(inner)) => pieces.extend(inner.iter().cloned()),
                _ => pieces.push(json!(["m", block[1], block[2]])),
            }
        }
        Ok(json!(pieces))
    }

    fn statement(&mut self, statement: &Statement) -> Result<Value, RenderError> {
        let words = self.words;
        let target = self.target(&statement.label);
        let word =
            if statement.status == Status::Definition { None } else { Some(words.text(&statement.status.word())?) };
        let mut how = Vec::new();
        // The legend says once how most statements are known.
        for said in statement.how.iter().filter(|said| said.role != Role::Legend).chain(&statement.empty) {
            how.push(phrase(said, words)?);
        }
        Ok(json!({
            "target": target,
            "verdict": verdict(&statement.status),
            "word": word,
            "heading": phrase(&statement.heading, words)?,
            "name": self.line(&statement.name)?,
            "says": self.prose(&statement.says)?,
            "formula": formulas(&statement.formula),
            "witness": statement.witness.as_ref().map(|witness| self.witness(witness)).transpose()?,
            "how": how,
        }))
    }

    fn witness(&self, witness: &Witness) -> Result<Value, RenderError> {
        let words = self.words;
        let mut said = match witness.values.is_empty() {
            true => vec![phrase(&Phrase::new("book-no-witness"), words)?],
            false => vec![self.around("book-witness", "values", inline(&witness.equation()))?],
        };
        if let Some(because) = &witness.because {
            said.push(self.around(witness.reason(), "because", json!(printed(because, witness.of_game)))?);
        }
        let picture = witness.picture.as_ref().map(|drawn| picture(drawn, words)).transpose()?;
        Ok(json!({"said": said, "picture": picture}))
    }

    /// A phrase that has a piece in the place of one argument.
    fn around(&self, key: &'static str, name: &'static str, piece: Value) -> Result<Value, RenderError> {
        const PLACE: &str = "\u{fffc}";
        let said = phrase(&Phrase::new(key).with(name, Arg::Text(PLACE.to_owned())), self.words)?;
        let mut pieces = Vec::new();
        for part in said.as_array().into_iter().flatten() {
            match part.as_str().and_then(|text| text.split_once(PLACE)) {
                Some((before, after)) => pieces.extend([json!(before), piece.clone(), json!(after)]),
                None => pieces.push(part.clone()),
            }
        }
        Ok(json!(pieces))
    }

    fn figure(&mut self, figure: &Figure) -> Result<Value, RenderError> {
        let mut blocks = all(&figure.blocks, self.words)?.as_array().cloned().unwrap_or_default();
        if let Some(table) = &figure.authored {
            blocks.extend(self.prose(table)?);
        }
        Ok(json!({
            "target": self.target(&figure.label),
            "table": figure.table,
            "name": phrase(&figure.name(), self.words)?,
            "blocks": blocks,
            "caption": self.line(&figure.caption)?,
        }))
    }

    fn solved(&mut self, solved: &Solved) -> Result<Value, RenderError> {
        let words = self.words;
        let solutions = |chapter: &Chapter| chapter.parts.contains(&Part::Solutions);
        let answer = match solved.game.is_none() && !self.book.chapters.iter().any(solutions) {
            true => self.answer(solved)?,
            false => Value::Null,
        };
        Ok(json!({
            "target": self.target(&solved.label),
            "name": solved.name().map(|name| phrase(&name, words)).transpose()?,
            "position": solved.position,
            "caption": self.line(&solved.caption)?,
            "picture": solved.picture.as_ref().map(|drawn| picture(drawn, words)).transpose()?,
            "answer": answer,
        }))
    }

    /// The answer of a position: its picture, where it has one of its own, and lines of label and text.
    fn answer(&self, solved: &Solved) -> Result<Value, RenderError> {
        let words = self.words;
        let line = |(label, text): &(Phrase, Phrase)| -> Result<Value, RenderError> {
            Ok(json!([phrase(label, words)?, phrase(text, words)?]))
        };
        Ok(json!({
            "picture": solved.answer.as_ref().map(|drawn| picture(drawn, words)).transpose()?,
            "lines": solved.lines.iter().map(line).collect::<Result<Value, _>>()?,
        }))
    }

    fn source(&mut self, row: &Source) -> Result<Value, RenderError> {
        let words = self.words;
        let mut says = self.line(&row.says)?.as_array().cloned().unwrap_or_default();
        if row.wrong {
            says.push(json!(" "));
            says.push(json!(["b", [label("book-false-as-printed", words)?]]));
        }
        let mut places = Vec::new();
        for (said, place) in &row.places {
            if !places.is_empty() {
                places.push(json!(", "));
            }
            places.push(json!(["ref", self.place(place), phrase(said, words)?]));
        }
        Ok(json!([self.target(&row.id), row.id, says, words.text(&row.status.word())?, places]))
    }

    /// Every chapter with how many of its statements are known how, and the chapters that it rests on.
    fn map(&self) -> Result<Value, RenderError> {
        let mut rows = Vec::new();
        for (chapter, calls) in self.book.chapters.iter().zip(self.book.calls()) {
            let mut counts = Vec::new();
            for one in front::tally(std::slice::from_ref(chapter)) {
                counts.push(json!([one.name, self.words.text(&one.word)?, one.count]));
            }
            let numbers = calls.iter().map(|&call| self.book.chapters[call].shown.clone());
            let numbers = numbers.collect::<Vec<_>>().join(", ");
            let rests = Phrase::new("book-map-rests").with("chapters", numbers);
            let rests = if calls.is_empty() { Value::Null } else { phrase(&rests, self.words)? };
            rows.push(json!([chapter.shown, chapter.label, self.line(&chapter.title)?, counts, rests]));
        }
        Ok(json!(rows))
    }

    /// All hints of the book, chapter by chapter.
    fn hints(&self) -> Result<Value, RenderError> {
        let questions = self.book.chapters.iter().flat_map(Chapter::questions);
        let hint = |question: &Question| {
            let number = self.words.text(&question.heading()[0])?;
            Ok::<_, RenderError>(json!([question.label, number, [], self.prose(&question.hint)?]))
        };
        questions.map(hint).collect()
    }

    /// All solutions of the book, chapter by chapter.
    fn solutions(&self) -> Result<Value, RenderError> {
        let mut solutions = Vec::new();
        for chapter in &self.book.chapters {
            for one in chapter.solved() {
                let number = self.words.text(&one.name().unwrap_or_else(|| Phrase::new("page-solution")))?;
                let headline = json!([["c", one.position]]);
                solutions.push(json!([one.label, number, headline, [["answer", self.answer(one)?]]]));
            }
            for one in chapter.exercises() {
                let target = format!("exercise-{}-{}", chapter.number, one.number);
                let number = format!("{}.{}", chapter.shown, one.label());
                let headline = line(&one.question.headline, self.words)?;
                solutions.push(json!([target, number, headline, all(&one.question.solution, self.words)?]));
            }
            for question in chapter.questions() {
                let number = self.words.text(&question.heading()[0])?;
                solutions.push(json!([question.label, number, [], self.prose(&question.solution)?]));
            }
        }
        Ok(json!(solutions))
    }
}

/// A statement in signs: its lines, each a depth and formulas; or, of a block in braces, its text as it is typed.
fn formulas(text: &str) -> Value {
    if text.is_empty() {
        return Value::Null;
    }
    if rows::is_code(text) {
        return json!(text.trim_end());
    }
    let paragraph = |paragraph: &String| -> Value {
        let tokens = rows::tokens(paragraph);
        let words: Vec<&str> = tokens.iter().map(|token| &paragraph[token.clone()]).collect();
        let rows = rows::rows(paragraph, &tokens, WIDTH);
        rows.iter().map(|row| json!([row.depth, of_formula(&formula::of_tokens(&words[row.tokens.clone()]))])).collect()
    };
    rows::paragraphs(text).iter().map(paragraph).collect()
}

/// A formula within a sentence.
fn inline(text: &str) -> Value {
    let tokens = rows::tokens(text);
    of_formula(&formula::of_tokens(&tokens.into_iter().map(|token| &text[token]).collect::<Vec<_>>()))
}

/// A reason with its signs as they are printed; that of a game is a sentence with code in it.
fn printed(because: &str, of_game: bool) -> String {
    if of_game {
        return because.replace('`', "");
    }
    const SIGNS: [(&str, &str); 6] =
        [(" xor ", " ⊕ "), (" <= ", " ≤ "), (" >= ", " ≥ "), (" != ", " ≠ "), ("*", "·"), (" - ", " − ")];
    SIGNS.iter().fold(because.to_owned(), |text, (typed, printed)| text.replace(typed, printed))
}
