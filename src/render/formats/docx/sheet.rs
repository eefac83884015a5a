//! Sheets and keys as the body of a document, with what is at the head and foot of their pages.
//!
//! Representation: what the page of HTML shows, in the same order. The title has its style, each exercise a heading, its
//! items are a list.
//! Failure: [`RenderError`].

use std::collections::BTreeMap;

use super::block::{STEP, list};
use super::text::Look;
use super::{Piece, Writer, text_width};
use crate::document::{
    AnswerTable, Document, Exercise, Inline, Line, Mistake, Paper, Phrase, Points, Show, Words, build, signs,
    with_items,
};
use crate::render::formats::html::{frame, in_points, marks, points};
use crate::render::{RenderError, qr, title};

/// Units of a drawing in a millimetre.
const UNITS_IN_MILLIMETRE: i64 = 36_000;

/// A sheet or a key.
pub fn of(document: &Document, words: &Words) -> Result<Piece, RenderError> {
    let is_large = document.student.as_ref().is_some_and(|student| student.large) || document.paper.is_large();
    let mut writer = Writer::new(words, text_width(document.paper, false), is_large);
    writer.masthead(document)?;
    if document.shows != Show::Key {
        writer.blocks(&document.intro, false)?;
    }
    writer.heading = "Heading2";
    for items in with_items(&document.exercises) {
        writer.exercise(items, document.shows)?;
    }
    let body = std::mem::take(&mut writer.out);
    let header = writer.header(document)?;
    let (footer, code) = writer.footer(document)?;
    let Writer { images, links, .. } = writer;
    Ok(Piece {
        body,
        header,
        footer,
        code,
        images,
        links,
        lang: words.code().to_owned(),
        right_to_left: words.right_to_left(),
        large: is_large,
        lies: false,
        is_key: document.shows == Show::Key,
    })
}

/// The right answers of a class in one table.
pub fn of_answers(table: &AnswerTable, paper: Paper, words: &Words) -> Result<Piece, RenderError> {
    let lies = table.is_wide();
    let mut writer = Writer::new(words, text_width(paper, lies), paper.is_large());
    let say = |key| vec![Inline::Say(Phrase::new(key))];
    writer.paragraph("Title", true, &say("class-answers-title"))?;
    writer.paragraph("Subtitle", true, &build::say(table.subtitle()))?;
    writer.paragraph("Agreed", true, &say("page-key-agreed"))?;
    for note in table.notes() {
        writer.paragraph("Remark", true, &build::say(note))?;
    }
    let (heads, rows) = table.printed();
    let caption = words.text(&Phrase::new("class-answers-title"))?;
    writer.worded(&caption, &heads, &rows)?;
    writer.paragraph("Remark", false, &build::say(table.footer()))?;
    let body = std::mem::take(&mut writer.out);
    writer.open("Footer", false);
    writer.run(&table.title, Look::default());
    writer.page();
    let footer = std::mem::take(&mut writer.out);
    let Writer { images, links, .. } = writer;
    Ok(Piece {
        body,
        header: String::new(),
        footer,
        code: None,
        images,
        links,
        lang: words.code().to_owned(),
        right_to_left: words.right_to_left(),
        large: paper.is_large(),
        lies,
        is_key: true,
    })
}

/// A field that counts pages.
pub fn counted(name: &str) -> String {
    let part = |kind: &str| format!("<w:r><w:fldChar w:fldCharType=\"{kind}\"/></w:r>");
    format!(
        "{}<w:r><w:instrText xml:space=\"preserve\"> {name} </w:instrText></w:r>{}<w:r><w:t>1</w:t></w:r>{}",
        part("begin"),
        part("separate"),
        part("end")
    )
}

impl Writer<'_> {
    fn masthead(&mut self, document: &Document) -> Result<(), RenderError> {
        let key = document.shows == Show::Key;
        self.open("Title", true);
        self.run(&title(&document.title, document.shows, self.words)?, Look::default());
        if let Some(version) = &document.version {
            self.run("\u{2003}", Look::default());
            self.run(&format!("\u{a0}{version}\u{a0}"), Look { left_to_right: true, ..Look::of("Version") });
        }
        self.close();
        let said: BTreeMap<_, _> = frame(document).into_iter().filter_map(|(name, said)| Some((name, said?))).collect();
        if let Some(subtitle) = said.get("subtitle") {
            self.paragraph("Subtitle", true, &build::say(subtitle.clone()))?;
        }
        if !key {
            return self.fields(document, &said);
        }
        self.paragraph("Agreed", true, &build::say(said["label_agreed"].clone()))?;
        self.paragraph("Note", false, &build::say(said["note"].clone()))?;
        let signs = signs(document);
        if signs.is_empty() {
            return Ok(());
        }
        self.open("Remark", false);
        self.phrase(&said["label_signs"], Look { bold: true, ..Look::default() })?;
        for mut sign in signs {
            self.run("\u{2003}", Look::default());
            (sign.sample.title, sign.sample.description) = (sign.says.clone(), sign.says.clone());
            self.picture(&sign.sample)?;
            self.run("\u{a0}", Look::default());
            self.phrase(&sign.says, Look::default())?;
        }
        self.close();
        Ok(())
    }

    /// Name, date and points in one line.
    fn fields(&mut self, document: &Document, said: &BTreeMap<&str, Phrase>) -> Result<(), RenderError> {
        const APART: &str = "\u{2003}";
        self.open("Fields", false);
        let name = document.student.as_ref().map_or("", |student| student.name.as_str());
        self.field_of("name", &said["label_name"], if name.is_empty() { Some(26) } else { None })?;
        if !name.is_empty() {
            self.run(name, Look { bold: true, ..Look::default() });
            self.run(APART, Look::default());
            self.field_of("id", &said["label_sheet"], None)?;
            self.run(&document.id, Look { left_to_right: true, ..Look::of("Id") });
        }
        self.run(APART, Look::default());
        self.field_of("date", &said["label_date"], Some(12))?;
        if let Some(score) = said.get("score") {
            self.run(APART, Look::default());
            self.field_of("", &said["label_score"], None)?;
            self.run("______\u{a0}", Look::default());
            self.phrase(score, Look::of("Label"))?;
        }
        self.close();
        Ok(())
    }

    /// A label, and a field of so many digits after it.
    fn field_of(&mut self, tag: &str, label: &Phrase, digits: Option<usize>) -> Result<(), RenderError> {
        self.phrase(label, Look::of("Label"))?;
        self.run(":\u{a0}", Look::of("Label"));
        if let Some(digits) = digits {
            self.label = self.words.text(label)?;
            self.open_field(tag, "<w:showingPlcHdr/><w:text/>");
            self.run(&"_".repeat(digits), Look::of("PlaceholderText"));
            self.out.push_str("</w:sdtContent></w:sdt>");
            self.label.clear();
        }
        Ok(())
    }

    /// What is at the head of all pages but the first: the version, and whose the sheet is.
    fn header(&mut self, document: &Document) -> Result<String, RenderError> {
        self.open("Header", false);
        if let Some(version) = &document.version {
            self.run(version, Look { left_to_right: true, bold: true, ..Look::default() });
        }
        if document.shows != Show::Key {
            self.out.push_str("<w:r><w:tab/></w:r>");
            match document.student.as_ref().filter(|student| !student.name.is_empty()) {
                Some(student) => self.run(&student.name, Look::default()),
                None => {
                    self.label("page-name", Look::default())?;
                    self.run(&format!(":\u{a0}{}", "_".repeat(30)), Look::default());
                }
            }
        }
        self.close();
        Ok(std::mem::take(&mut self.out))
    }

    /// What is at the foot of each page: the id with its QR code, whose the sheet is, its title and the page, still open; and
    /// the picture of the code.
    fn footer(&mut self, document: &Document) -> Result<(String, Option<String>), RenderError> {
        let code = document.url.as_deref().map(|url| qr::picture(&format!("{url}#{}", document.id))).transpose()?;
        self.open("Footer", false);
        let before: Vec<String> = self.images.keys().cloned().collect();
        if let Some(code) = &code {
            let side = 18 * UNITS_IN_MILLIMETRE;
            self.sized_picture(code, (side, side))?;
            self.run("\u{2003}", Look::default());
        }
        let code = self.images.keys().find(|name| !before.contains(name)).cloned();
        self.run(&document.id, Look { left_to_right: true, ..Look::of("Id") });
        if let Some(student) = document.student.as_ref().filter(|student| !student.name.is_empty()) {
            self.run("\u{2003}", Look::default());
            self.run(&student.name, Look { bold: true, ..Look::default() });
        }
        self.run("\u{2003}", Look::default());
        self.run(&title(&document.title, document.shows, self.words)?, Look::default());
        self.page();
        Ok((std::mem::take(&mut self.out), code))
    }

    /// The page, at the end of the line.
    fn page(&mut self) {
        self.out.push_str("<w:r><w:tab/></w:r>");
        self.out.push_str(&counted("PAGE"));
    }

    fn exercise(&mut self, items: &[Exercise], shows: Show) -> Result<(), RenderError> {
        let key = shows == Show::Key;
        self.open("Heading1", true);
        self.phrase(&Phrase::new("page-heading").with("number", items[0].number), Look::default())?;
        if let Some(points) = points(items).filter(|_| !key || items.len() == 1) {
            self.out.push_str("<w:r><w:tab/></w:r>");
            self.phrase(&points, Look::of("Points"))?;
        }
        self.close();
        if !key {
            self.blocks(&items[0].text, true)?;
        }
        let mut begun = false;
        for (place, item) in items.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| &items[before]);
            if !key && item.begins_stem(before) {
                self.stem(item)?;
            }
            if !item.letter.is_empty() {
                self.indent = STEP;
                self.number = Some(list('i', !begun, 1));
                begun = true;
            }
            self.label = if key { String::new() } else { item.label() };
            self.places = 0;
            let ends = items.get(place + 1).is_none_or(|next| next.question.routes != item.question.routes);
            self.item(item, ends || !key, shows)?;
            self.indent = 0;
            self.label.clear();
        }
        Ok(())
    }

    /// The rules and the task, and how an answer is written.
    fn stem(&mut self, exercise: &Exercise) -> Result<(), RenderError> {
        let (asks, sample) = exercise.asks();
        if !asks.is_empty() {
            self.paragraph("Normal", true, &build::spoken(&asks))?;
        }
        match sample {
            Some(sample) => self.paragraph("Sample", true, &build::say(sample.clone())),
            None => Ok(()),
        }
    }

    fn item(&mut self, exercise: &Exercise, with_routes: bool, shows: Show) -> Result<(), RenderError> {
        let question = &exercise.question;
        if shows == Show::Key {
            return self.solution(exercise, with_routes, true);
        }
        self.blocks(&question.prompt, !question.space.is_empty())?;
        self.blocks(&question.space, false)?;
        self.number_alone();
        if shows == Show::Questions {
            return Ok(());
        }
        self.label.clear();
        self.open("Agreed", true);
        self.label("page-solution", Look::default())?;
        self.close();
        self.solution(exercise, with_routes, false)
    }

    /// The headline, the steps, the named mistakes and the routes; in a key also what was asked, and its points.
    fn solution(&mut self, exercise: &Exercise, with_routes: bool, in_key: bool) -> Result<(), RenderError> {
        let question = &exercise.question;
        self.open("Headline", true);
        self.line(&question.headline)?;
        if in_key && exercise.points > Points::NONE && !exercise.letter.is_empty() {
            self.run("\u{2003}", Look::default());
            self.phrase(&in_points("page-points", exercise.points), Look::of("Points"))?;
        }
        self.close();
        if let Some(marks) = marks(exercise) {
            self.paragraph("Remark", true, &marks)?;
        }
        if in_key {
            match &question.prompt[..] {
                [] => {
                    self.open("Remark", true);
                    self.run(&question.position, Look { left_to_right: true, ..Look::of("Code") });
                    self.close();
                }
                prompt => self.blocks(prompt, true)?,
            }
        }
        self.blocks(&question.solution, !question.wrong.is_empty() || with_routes)?;
        if !question.wrong.is_empty() {
            let heads = ["page-wrong", "page-looks", "page-refuted"].map(|key| vec![Inline::Say(Phrase::new(key))]);
            let row = |mistake: &Mistake| -> Vec<Line> {
                let Mistake { shown, description, refutation, .. } = mistake;
                vec![shown.clone(), build::say(description.clone()), build::say(refutation.clone())]
            };
            let rows: Vec<_> = question.wrong.iter().map(row).collect();
            let caption = Phrase::new("page-wrong-caption");
            let caption = self.words.text(&caption)?;
            self.worded(&caption, &heads, &rows)?;
        }
        if with_routes {
            let [first, second] = question.routes.clone();
            self.paragraph(
                "Route",
                false,
                &build::say(Phrase::new("page-routes").with("first", first).with("second", second)),
            )?;
        }
        Ok(())
    }
}
