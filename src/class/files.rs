//! The files of a class: its sheets and keys, a table of right answers, the report on fairness, the spec, the page, the
//! table for answers and the roster.

use std::cmp::Ordering;

use super::drawing::{Drawing, Numbered, numbered, student};
use super::listed::Listed;
use super::owner::Role;
use super::print::Print;
use super::{ClassError, KEPT, Sink, WAVE};
use crate::document::{Answer, AnswerColumn, AnswerRow, AnswerTable, Show};
use crate::render::{self, Format, InSet, Set};
use crate::sheet::fairness::{Fairness, QuestionCount};
use crate::sheet::{Shift, answer_sheet};
use crate::source::Text;

/// The files of a class, or of a part of it.
pub struct ClassFiles<'a> {
    /// What is drawn of each student.
    pub drawing: &'a Drawing<'a>,
    /// The students.
    pub listed: &'a Listed,
    /// How their names begin.
    pub stem: &'a str,
    /// How the names of sheets and keys begin, if they are those of a part of the class; then there is nothing else.
    pub part: Option<String>,
    /// Whether there is a table of right answers.
    pub with_short: bool,
    /// The page of the class and its name.
    pub page: Option<(String, String)>,
    /// The table for answers as it was before; what it holds is kept.
    pub answers: Option<Text>,
}

impl ClassFiles<'_> {
    /// Draws all sheets and puts the files into a sink; those with many sheets, which know parts that a class of another
    /// size had.
    ///
    /// # Errors
    /// The first sheet that cannot be drawn, or what is in the way of a file.
    pub fn write(&self, sink: &mut impl Sink) -> Result<Vec<Print>, ClassError> {
        let ClassFiles { drawing, listed, stem, .. } = *self;
        let (plan, words, templates) = (drawing.plan, &drawing.languages[0], drawing.templates);
        let spec = &plan.spec;
        let title = plan.title(words.code());
        let members = numbered(&listed.members);
        let sheet = |&(member, copy): &Numbered<'_>| InSet {
            id: spec.id(member.shift, member.variant, 0).to_string(),
            version: spec.version(member.shift, member.variant),
            student: student((member, copy)),
        };
        let sheets: Vec<InSet> = members.iter().map(sheet).collect();
        let most = listed.members.iter().map(|member| member.variant).max().unwrap_or(0);
        let has_levels = listed.members.iter().any(|member| member.shift != Shift::None);
        let mut fairness = Fairness::new(plan, most, has_levels);
        let column = |question: &QuestionCount| AnswerColumn {
            label: question.label.clone(),
            points: question.points,
            ..AnswerColumn::default()
        };
        let mut table = AnswerTable {
            title: title.clone(),
            points: fairness.points,
            versions: spec.versions.is_some(),
            again: fairness.again,
            columns: fairness.questions.iter().map(column).collect(),
            rows: Vec::new(),
        };
        let is_whole = self.part.is_none();
        let shared = self.part.as_deref().unwrap_or(stem);
        let whole = if is_whole { self.known_before(&table, &sheets)? } else { Vec::new() };
        // Versions have one key.
        let is_first = |sheet: &&InSet| sheet.student.copy == 0;
        let keys: Vec<InSet> = match spec.versions {
            None => sheets.clone(),
            Some(_) => sheets.iter().filter(is_first).cloned().map(InSet::of_nobody).collect(),
        };
        let (paper, url, mut places) = (spec.paper, spec.url.as_deref(), 0..);
        let print = |(format, shows)| {
            let sheets = if shows == Show::Questions { &sheets } else { &keys };
            let paper = if shows == Show::Key { paper.whole() } else { paper };
            let set = Set { title: &title, shows, paper, url, sheets };
            Print::new((format, shows), shared, &set, &mut places, (words, templates))
        };
        let prints = drawing.documents().map(print);
        let mut prints: Vec<Print> = prints.collect::<Result<_, _>>()?;
        let (mut growing, mut others) = (Vec::new(), Vec::new());
        for (grows, names) in prints.iter().map(Print::names) {
            if grows { &mut growing } else { &mut others }.extend(names);
        }
        others.extend(whole.iter().map(|(name, role, _)| (name.clone(), *role)));
        let fairness_name = format!("{stem}-fairness.html");
        others.extend(is_whole.then(|| (fairness_name.clone(), Role::Fairness)));
        let short: Vec<&Format> = drawing.pages().filter(|_| self.with_short).collect();
        others.extend(short.iter().map(|format| (short_name(shared, format), Role::Key)));
        if drawing.each {
            for sheet in &sheets {
                others.extend(drawing.pages().map(|format| (each_name(stem, sheet, format), Role::Sheet)));
            }
        }
        sink.begin(&growing, &others)?;
        let mut left = sheets.iter();
        for members in members.chunks(WAVE) {
            for ((piece, &(member, copy)), own) in drawing.wave(members)?.into_iter().zip(members).zip(&mut left) {
                for (print, document) in prints.iter_mut().zip(piece.documents) {
                    document.map_or(Ok(()), |document| print.add(document, sink))?;
                }
                for (format, bytes) in &piece.each {
                    sink.write_whole(&each_name(stem, own, format), Role::Sheet, bytes)?;
                }
                if copy > 0 {
                    continue;
                }
                fairness.add(piece.sheet.shift(), piece.sheet.drawn());
                if !short.is_empty() {
                    let right: Vec<&Answer> = piece.sheet.drawn().iter().map(|drawn| &drawn.question.answer).collect();
                    let row = AnswerRow {
                        name: own.version.clone().unwrap_or_else(|| member.name.clone()),
                        sheet: piece.id.clone(),
                        extra: if own.version.is_some() { 0 } else { member.extra },
                        cells: piece.sheet.drawn().iter().map(|drawn| drawn.question.answer_parts()).collect(),
                    };
                    table.add(row, &right);
                }
            }
        }
        for print in &mut prints {
            print.finish(sink)?;
        }
        table.rows.sort_by(|one, other| match table.versions {
            true => one.name.cmp(&other.name),
            false => Ordering::Equal,
        });
        for format in short {
            let page = render::answers(format, &table, spec.paper.whole(), words, templates)?;
            sink.write_whole(&short_name(shared, format), Role::Key, &page)?;
        }
        if is_whole {
            let page = render::fairness(&fairness, &title, spec.paper.whole(), words, templates)?;
            sink.write_whole(&fairness_name, Role::Fairness, page.as_bytes())?;
        }
        for (name, role, bytes) in &whole {
            sink.write_whole(name, *role, bytes)?;
        }
        Ok(prints)
    }

    /// The files that are known before a sheet is drawn: the spec as it is, the page, the tables.
    fn known_before(&self, table: &AnswerTable, sheets: &[InSet]) -> Result<Vec<(String, Role, Vec<u8>)>, ClassError> {
        let (listed, stem) = (self.listed, self.stem);
        let labels: Vec<String> = table.columns.iter().map(|column| column.label.clone()).collect();
        let own: Vec<[&str; 3]> = sheets
            .iter()
            .map(|InSet { id, student, .. }| [id, &student.id, &student.name].map(String::as_str))
            .collect();
        let answers = answer_sheet(&labels, &own, self.answers.as_ref())?;
        let mut files = vec![(format!("{stem}{KEPT}"), Role::Spec, super::kept(&self.drawing.plan.spec))];
        files.extend(self.page.iter().map(|(name, page)| (name.clone(), Role::Page, page.clone().into_bytes())));
        let tables = listed.tables;
        files.push((tables.name(&answers_stem(stem)), Role::Table, tables.bytes(&answers, |_| false)?));
        if let Some(roster) = &listed.roster {
            let is_number =
                |head: &str| ["variant", "level", "extra"].iter().any(|name| head.eq_ignore_ascii_case(name));
            files.push((tables.name(&roster_stem(stem)), Role::Table, tables.bytes(&roster.write(), is_number)?));
        }
        Ok(files)
    }
}

/// How the name of the roster with every variant filled in begins.
pub fn roster_stem(stem: &str) -> String {
    format!("{stem}-roster")
}

/// How the name of the table for answers begins.
pub fn answers_stem(stem: &str) -> String {
    format!("{stem}-answers")
}

/// The name of the table of right answers.
fn short_name(stem: &str, format: &Format) -> String {
    format!("{stem}-short.{}", format.extension)
}

/// The name of one student's file; those who have the same sheet are told apart by a number.
fn each_name(stem: &str, InSet { id, student, .. }: &InSet, format: &Format) -> String {
    let copy = if student.copy == 0 { String::new() } else { format!("-{}", student.copy + 1) };
    format!("{stem}-each/{id}{copy}.{}", format.extension)
}
