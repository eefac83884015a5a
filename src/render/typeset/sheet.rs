//! Sheets, keys and answers of a class: what is at their heads, and the exercises.
//!
//! Failure: [`RenderError`].

use std::collections::BTreeMap;

use super::{Head, Notation, Writer};
use crate::document::{
    AnswerTable, Document, Exercise, Inline, Line, Mistake, Paper, Phrase, Points, Ruling, Show, WordsError, build,
    room_to_work, signs, with_items,
};
use crate::render::formats::html::{frame, marks};
use crate::render::{RenderError, title};

impl<N: Notation> Writer<'_, N> {
    pub fn sheet(mut self, document: &Document) -> Result<String, RenderError> {
        let key = document.shows == Show::Key;
        let mut parts = vec![self.masthead(document)?];
        if !key {
            parts.push(self.blocks(&document.intro)?);
        }
        let exercises = with_items(&document.exercises).map(|items| self.exercise(items, document.shows));
        let exercises = exercises.collect::<Result<Vec<_>, _>>()?.join("\n\n");
        parts.extend((!exercises.is_empty()).then(|| N::group("questions", exercises)));
        parts.retain(|part| !part.is_empty());
        let (name, large) = document.student.as_ref().map_or(("", false), |student| (&student.name, student.large));
        let head = Head {
            id: &document.id,
            title: self.said(&title(&document.title, document.shows, self.words)?),
            name: self.said(name),
            leads: document.url.as_ref().map(|url| format!("{url}#{}", document.id)),
            large: large || document.paper.is_large(),
            lang: self.words.code(),
            right_to_left: self.words.right_to_left(),
            is_key: key,
        };
        self.notation.sheet(&head, &parts.join("\n\n"))
    }

    /// The right answers of a class in one table.
    pub fn answers(self, table: &AnswerTable, paper: Paper) -> Result<String, RenderError> {
        let mut parts = vec![
            N::call("sheettitle", &[], &[&self.label("class-answers-title")?, ""]),
            N::call("subtitle", &[], &[&self.phrase(&table.subtitle())?]),
        ];
        for note in table.notes() {
            parts.push(N::call("remark", &[], &[&self.phrase(&note)?]));
        }
        let (heads, rows) = table.printed();
        parts.push(self.worded(&heads, &rows)?);
        parts.push(N::call("remark", &[], &[&self.phrase(&table.footer())?]));
        let head = Head {
            id: "",
            title: self.said(&table.title),
            name: String::new(),
            leads: None,
            large: paper.is_large(),
            lang: self.words.code(),
            right_to_left: self.words.right_to_left(),
            is_key: true,
        };
        self.notation.sheet(&head, &parts.join("\n\n"))
    }

    fn masthead(&mut self, document: &Document) -> Result<String, RenderError> {
        let said: BTreeMap<_, _> = frame(document).into_iter().filter_map(|(name, said)| Some((name, said?))).collect();
        let heading = self.said(&title(&document.title, document.shows, self.words)?);
        let version = document.version.as_deref().map(|version| self.signs(version)).unwrap_or_default();
        let mut parts = vec![N::call("sheettitle", &[], &[&heading, &version])];
        if let Some(subtitle) = said.get("subtitle") {
            parts.push(N::call("subtitle", &[], &[&self.phrase(subtitle)?]));
        }
        if document.shows == Show::Key {
            let (agreed, note) = (self.phrase(&said["label_agreed"])?, self.phrase(&said["note"])?);
            parts.push(N::call("agreed", &[], &[&agreed, &note]));
            parts.extend(self.legend(document, &said["label_signs"])?);
        } else {
            parts.push(self.fields(document, &said)?);
        }
        Ok(parts.join("\n\n"))
    }

    /// Name, date and points in one line.
    fn fields(&self, document: &Document, said: &BTreeMap<&str, Phrase>) -> Result<String, WordsError> {
        let field = |label: &str, holds: &str| Ok(format!("{}: {holds}", self.phrase(&said[label])?));
        let blank = |width| N::call("blank", &[width], &[]);
        let mut fields = Vec::new();
        match document.student.as_ref().filter(|student| !student.name.is_empty()) {
            Some(student) => {
                fields.push(field("label_name", &N::call("strong", &[], &[&self.said(&student.name)]))?);
                fields.push(field("label_sheet", &self.signs(&document.id))?);
                fields.push(field("label_date", &blank("25mm"))?);
            }
            None => {
                fields.push(field("label_name", &blank("60mm"))?);
                fields.push(field("label_date", &blank("25mm"))?);
            }
        }
        if let Some(score) = said.get("score") {
            fields.push(format!("{} {}", field("label_score", &blank("12mm"))?, self.phrase(score)?));
        }
        Ok(N::call("fields", &[], &[&fields.join(&format!(" {} ", N::call("gap", &[], &[])))]))
    }

    /// What the signs of a key mean; none where there are none.
    fn legend(&mut self, document: &Document, label: &Phrase) -> Result<Option<String>, WordsError> {
        let mut items = Vec::new();
        for sign in signs(document) {
            let mut sample = self.notation.picture(&sign.sample, true, self.words)?;
            N::text("\u{a0}", &mut sample);
            items.push(sample + &self.phrase(&sign.says)?);
        }
        let label = N::call("strong", &[], &[&self.phrase(label)?]);
        let apart = format!(" {}\n", N::call("apart", &[], &[]));
        Ok((!items.is_empty()).then(|| N::call("remark", &[], &[&format!("{label}{apart}{}", items.join(&apart))])))
    }

    fn exercise(&mut self, items: &[Exercise], shows: Show) -> Result<String, RenderError> {
        let key = shows == Show::Key;
        let alone = items[0].letter.is_empty();
        let mut parts = vec![N::question(if alone { items[0].points } else { Points::NONE }, self.words)?];
        if !key {
            parts.push(self.blocks(&items[0].text)?);
        }
        let mut grouped = Vec::new();
        for (place, item) in items.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| &items[before]);
            if !key && item.begins_stem(before) {
                let stem = self.stem(item)?;
                if place == 0 { parts.push(stem) } else { grouped.push(N::call("stem", &[], &[&stem])) }
            }
            let ends = items.get(place + 1).is_none_or(|next| next.question.routes != item.question.routes);
            let body = self.item(item, ends || !key, shows)?;
            if alone { parts.push(body) } else { grouped.push(N::part(item.points, &body, self.words)?) }
        }
        if !grouped.is_empty() {
            parts.push(N::group("parts", grouped.join("\n\n")));
        }
        let room = room_to_work(items).filter(|_| shows == Show::Questions);
        parts.extend(room.map(|(ruling, work)| {
            let name = match ruling {
                Ruling::Squared => "squared",
                Ruling::Ruled => "ruled",
            };
            N::call(name, &[&work.to_string()], &[])
        }));
        parts.retain(|part| !part.is_empty());
        Ok(parts.join("\n\n"))
    }

    /// The rules and the task, and how an answer is written.
    fn stem(&self, exercise: &Exercise) -> Result<String, WordsError> {
        let (asks, sample) = exercise.asks();
        let mut parts = vec![self.line(&build::spoken(&asks))?];
        if let Some(sample) = sample {
            parts.push(N::call("sample", &[], &[&self.phrase(sample)?]));
        }
        parts.retain(|part| !part.is_empty());
        Ok(parts.join("\n\n"))
    }

    fn item(&mut self, exercise: &Exercise, with_routes: bool, shows: Show) -> Result<String, RenderError> {
        let question = &exercise.question;
        if shows == Show::Key {
            return Ok(N::solution(&self.solution(exercise, with_routes, true)?));
        }
        let mut parts = vec![self.blocks(&question.prompt)?, self.blocks(&question.space)?];
        if shows == Show::Folded {
            parts.push(N::solution(&self.solution(exercise, with_routes, false)?));
        }
        parts.retain(|part| !part.is_empty());
        Ok(parts.join("\n\n"))
    }

    /// The headline, the steps, the named mistakes and the routes; in a key also what was asked.
    fn solution(&mut self, exercise: &Exercise, with_routes: bool, in_key: bool) -> Result<String, RenderError> {
        let question = &exercise.question;
        let mut parts = vec![N::call("headline", &[], &[&self.line(&question.headline)?])];
        if let Some(marks) = marks(exercise) {
            parts.push(N::call("remark", &[], &[&self.line(&marks)?]));
        }
        match &question.prompt[..] {
            _ if !in_key => {}
            [] => parts.push(N::code(&question.position, false)),
            prompt => parts.push(self.blocks(prompt)?),
        }
        parts.push(self.blocks(&question.solution)?);
        if !question.wrong.is_empty() {
            let heads = ["page-wrong", "page-looks", "page-refuted"].map(|key| vec![Inline::Say(Phrase::new(key))]);
            let row = |mistake: &Mistake| -> Vec<Line> {
                let Mistake { shown, description, refutation, .. } = mistake;
                vec![shown.clone(), build::say(description.clone()), build::say(refutation.clone())]
            };
            parts.push(self.worded(&heads, &question.wrong.iter().map(row).collect::<Vec<_>>())?);
        }
        if with_routes {
            let [first, second] = question.routes.clone();
            let routes = Phrase::new("page-routes").with("first", first).with("second", second);
            parts.push(N::call("remark", &[], &[&self.phrase(&routes)?]));
        }
        parts.retain(|part| !part.is_empty());
        Ok(parts.join("\n\n"))
    }
}
