//! The doors `class`, `marks` and `files`: what the commands `class`, `mark` and `sheet` write, as files of a reply.
//!
//! Representation: a file is its name and its text or, where it is none, its bytes in base64, with the seal that the
//! program gives it for a built-in sheet of that name.
//! Failure: the faults of the texts, as the commands report them.

use serde::Deserialize;
use serde_json::{Value, json};

use super::kept::templates;
use super::{Html, Refused, file_name, of_plan};
use crate::class::answers::Answers;
use crate::class::compare::{self, Change};
use crate::class::drawing::Drawing;
use crate::class::files::ClassFiles;
use crate::class::follow_up::FollowUp;
use crate::class::keeping::{self, Replace};
use crate::class::listed::Listed;
use crate::class::markbook::Grades;
use crate::class::marks::Marks;
use crate::class::report::MarksFiles;
use crate::class::roster::Roster;
use crate::class::sheets::{INLINE, QUESTIONS, SEPARATE, SheetFiles};
use crate::class::tables::Tables;
use crate::class::{ClassError, KEPT, Output, Table, bundle, kept, owner};
use crate::document::Phrase;
use crate::exercise::Verifier;
use crate::render::{FORMATS, Format, base64};
use crate::sheet::{self, Plan, SheetId, Shift, Spec, VERSIONS};
use crate::source::{Diagnostics, Text, suggest};

/// A sheet and how the names of its files begin.
#[derive(Deserialize)]
pub struct Named {
    pub spec: String,
    #[serde(default = "stem")]
    pub stem: String,
}

fn stem() -> String {
    "sheet".to_owned()
}

/// Whole keys and a table of right answers, the table alone, or neither; of a single sheet solutions below, too.
#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Key {
    #[default]
    Separate,
    Short,
    Inline,
    None,
}

/// What is written, of a class and of a sheet.
#[derive(Deserialize)]
struct Wanted {
    #[serde(flatten)]
    named: Named,
    #[serde(default)]
    formats: Vec<String>,
    #[serde(default)]
    key: Key,
    #[serde(default)]
    lossy: bool,
}

/// A class: its roster, or how many sheets it has.
#[derive(Deserialize)]
pub struct Class {
    #[serde(flatten)]
    wanted: Wanted,
    roster: Option<String>,
    variants: Option<u64>,
    /// How many versions there are, where the spec does not say it.
    versions: Option<u64>,
    /// Whether each student has files of their own, too.
    #[serde(default)]
    each: bool,
    /// The roster and the table for answers that an earlier class has left.
    kept: Option<String>,
    answers: Option<String>,
    /// The spec that it has kept.
    before: Option<String>,
    /// A question to be drawn anew, for a student or for everybody.
    replace: Option<String>,
    student: Option<String>,
    /// The engine as printable signs, if the page of the class is wanted.
    engine: Option<String>,
    /// Whether all is wanted as one file, too.
    #[serde(default)]
    zip: bool,
}

/// Answers to be marked.
#[derive(Deserialize)]
pub struct ToMark {
    #[serde(flatten)]
    named: Named,
    answers: String,
    roster: Option<String>,
    /// Whether there are next sheets.
    #[serde(default)]
    follow_up: bool,
    /// The grades, as `mark --grades` takes them.
    grades: Option<String>,
    /// The spec before it was mended.
    old: Option<String>,
    /// Whether all is wanted as one file, too.
    #[serde(default)]
    zip: bool,
}

/// A sheet, by its id or its variant.
#[derive(Deserialize)]
pub struct Files {
    #[serde(flatten)]
    wanted: Wanted,
    id: Option<String>,
    #[serde(default)]
    variant: u64,
}

impl From<ClassError> for Refused {
    fn from(error: ClassError) -> Refused {
        match error {
            ClassError::Faults(faults) => faults.first().map_or_else(|| Refused::message("refused"), Refused::faults),
            ClassError::Plan(error) => Refused::message(error),
            ClassError::Render(error, _) => error.into(),
        }
    }
}

/// The faults of a text.
fn faults(faults: Diagnostics) -> Refused {
    Refused::faults(&faults)
}

impl Html {
    /// Why there is no class: the faults of its tables in the words of the page.
    fn of_class(&self, error: ClassError) -> Refused {
        match error {
            ClassError::Faults(faults) => {
                faults.first().map_or_else(|| Refused::message("refused"), |first| self.table(first))
            }
            error => error.into(),
        }
    }
}

impl Named {
    fn spec(&self) -> Result<Spec, Refused> {
        sheet::read(&Text::new(format!("{}.yaml", self.stem), &self.spec)).map_err(faults)
    }

    /// Files as parts of a reply.
    pub fn files(&self, spec: &Spec, files: Vec<Output>) -> Value {
        listed(bundle::sealed(spec, &self.stem, files))
    }
}

/// Sealed files as parts of a reply.
pub fn listed(files: Vec<(String, Vec<u8>)>) -> Value {
    let file = |(name, bytes)| match String::from_utf8(bytes) {
        Ok(text) => json!({"name": name, "text": text}),
        Err(error) => json!({"name": name, "base64": base64(error.as_bytes())}),
    };
    files.into_iter().map(file).collect()
}

impl Wanted {
    /// The formats asked for, each once; HTML where none is.
    fn formats(&self) -> Result<Vec<&'static Format>, Refused> {
        let mut formats: Vec<&Format> = Vec::new();
        for name in self.formats.iter().map(String::as_str).chain(Some("html").filter(|_| self.formats.is_empty())) {
            let known = FORMATS.iter().map(|format| format.name);
            let format = FORMATS.iter().find(|format| format.name == name).ok_or_else(|| {
                let near = suggest(name, known).map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                Refused::message(format!("there is no format `{name}`{near}"))
            })?;
            if !formats.iter().any(|known| known.name == format.name) {
                formats.push(format);
            }
        }
        Ok(formats)
    }
}

/// A table that a browser has read.
fn table(name: &str, content: &str) -> Table {
    Table { text: Text::new(name, content), note: None }
}

/// The door `class`: every file but the page, and notes.
pub fn class(asked: &Class, html: &Html) -> Result<Value, Refused> {
    made(asked, html).or_else(|refused| match refused.error[0]["code"].as_str() {
        // Who makes a sheet by its controls has no line of a file to look at.
        Some("too-few") => Err(Refused { slip: html.say("shop-class-too-few")?, ..refused }),
        _ => Err(refused),
    })
}

fn made(asked: &Class, html: &Html) -> Result<Value, Refused> {
    let named = &asked.wanted.named;
    let mut spec = named.spec()?;
    spec.versions = asked.versions.or(spec.versions);
    if spec.versions.is_some_and(|versions| !VERSIONS.contains(&versions)) {
        return Err(Refused::message("a class has 2 to 26 versions"));
    }
    let before = asked.before.as_ref().map(|before| sheet::read(&Text::new(format!("{}{KEPT}", named.stem), before)));
    let before = before.transpose().map_err(faults)?.or(spec.has_class().then(|| spec.clone()));
    spec.kept = before.as_ref().map(|before| before.kept.clone()).unwrap_or_default();
    let mut plan = Plan::new(spec, 0).map_err(faults)?;
    let formats = asked.wanted.formats()?;
    if let Some(format) = formats.iter().find(|format| !format.has_sets()) {
        return Err(Refused::message(format!("a class cannot be written as {}", format.name)));
    }
    let kept = asked.kept.as_deref().map(|kept| table("kept.csv", kept).text);
    let mut listed = match (&asked.roster, asked.variants) {
        (Some(roster), None) => Listed::read(&table("roster.csv", roster), kept.as_ref(), plan.spec.versions, false)
            .map_err(|error| html.of_class(error))?,
        (None, Some(variants @ 1..)) => Listed::numbered(variants, plan.spec.versions),
        _ => return Err(Refused::message("a class has a `roster`, or `variants`, at least 1")),
    };
    listed.check(&plan, &formats, &named.stem)?;
    let replace = match &asked.replace {
        Some(label) if plan.labels().contains(label) => {
            let replace = Replace::new(label, asked.student.as_deref(), &listed.members);
            Some(replace.ok_or_else(|| Refused::message("nobody in this class has this id"))?)
        }
        Some(label) => return Err(Refused::message(format!("the sheet has no question `{label}`"))),
        None => None,
    };
    let keeping = keeping::keep(&plan, before.as_ref(), &listed.members, replace.as_ref()).map_err(faults)?;
    listed.notes.extend(keeping.notes());
    (plan.spec.kept, plan.spec.issued) = (keeping.kept, keeping.issued);
    listed.note_unchanged(&plan);
    let languages = listed.languages(html.words.code())?;
    let drawing = Drawing {
        plan: &plan,
        languages: &languages,
        templates: &*templates()?,
        formats: &formats,
        with_keys: asked.wanted.key == Key::Separate,
        each: asked.each,
        lossy: asked.wanted.lossy,
        dialect: "",
    };
    let page = |engine: &String| of_plan(engine, Some((&plan, &named.stem)), &[], false, &languages[0], &*templates()?);
    let page = asked.engine.as_ref().map(page).transpose()?;
    let files = ClassFiles {
        drawing: &drawing,
        listed: &listed,
        stem: &named.stem,
        part: None,
        with_short: asked.wanted.key != Key::None,
        page: page.map(|page| (file_name(Some(&named.stem)), page)),
        answers: asked.answers.as_deref().map(|answers| table("answers.csv", answers).text),
    };
    let mut written = Vec::new();
    files.write(&mut written)?;
    let changes: Vec<Value> = keeping.changes.iter().map(|change| change.json()).collect();
    let unchanged = |shift: Shift| {
        Phrase::new("shop-unchanged").with("level", if shift == Shift::Easier { "easier" } else { "harder" })
    };
    let changed = (!changes.is_empty()).then(|| Phrase::new("shop-changed").with("count", changes.len()));
    let said: Vec<String> = listed
        .unchanged(&plan)
        .map(unchanged)
        .chain(changed)
        .map(|note| html.phrase(&note))
        .collect::<Result<_, _>>()?;
    let files = bundle::sealed(&plan.spec, &named.stem, written);
    let zip = asked.zip.then(|| bundle::packed(&files)).transpose().map_err(Refused::message)?;
    let html = json!({ "notes": said.join(" ") });
    let mut reply = json!({ "files": self::listed(files), "notes": listed.notes, "changes": changes, "html": html });
    if let Some(zip) = zip {
        reply["zip"] = json!({ "name": bundle::name(&named.stem), "base64": base64(&zip) });
    }
    Ok(reply)
}

/// The door `marks`: what each student earned, the report and the table, what changes, and the next sheets.
pub fn marks(asked: &ToMark, html: &Html) -> Result<Value, Refused> {
    let grades = asked.grades.as_deref().map(Grades::read).transpose();
    let grades =
        grades.or_else(|error| Err(Refused { error: Box::new(error.into()), slip: html.say("shop-bad-grades")? }))?;
    marked(asked, grades.as_ref(), html).or_else(|refused| match refused.error[0]["code"].as_str() {
        Some("bad-decision" | "too-many-points") => Err(Refused { slip: html.say("shop-bad-decision")?, ..refused }),
        _ => Err(refused),
    })
}

fn marked(asked: &ToMark, grades: Option<&Grades>, html: &Html) -> Result<Value, Refused> {
    let named = &asked.named;
    let (spec, words) = (named.spec()?, &*html.words);
    let answers = Answers::read(table("answers.csv", &asked.answers)).map_err(|faults| html.table(&faults))?;
    let roster =
        asked.roster.as_deref().map(|roster| Roster::read(table("roster.csv", roster).text, None, spec.versions));
    let roster = roster.transpose().map_err(|faults| html.table(&faults))?;
    let old = asked.old.as_deref().map(|old| sheet::read(&Text::new("old.yaml", old))).transpose().map_err(faults)?;
    let (marks, changes) = match &old {
        Some(old) => compare::compare(old, &spec, &answers, roster.as_ref()).map_err(|error| html.of_class(error))?,
        None => (Marks::new(&spec, &answers, roster.as_ref()).map_err(|error| html.of_class(error))?, Vec::new()),
    };
    let languages = marks.languages(words.code())?;
    let follow_up = asked.follow_up.then(|| FollowUp::new(&spec, &marks, &languages)).transpose()?;
    let files = MarksFiles {
        spec: &spec,
        tables: Tables::Csv(answers.delimiter),
        marks: &marks,
        grades,
        follow_up: follow_up.as_ref(),
        stem: &named.stem,
    };
    let mut written = Vec::new();
    files.write(&languages, &*templates()?, &mut written)?;
    let files = bundle::sealed(&spec, &named.stem, written);
    let pack = || {
        // With its class, so that it brings all back.
        let class =
            [(KEPT, Some(&named.spec)), ("-roster.csv", asked.roster.as_ref()), ("-answers.csv", Some(&asked.answers))];
        let of_class =
            |(end, text): (&str, Option<&String>)| Some((format!("{}{end}", named.stem), text?.clone().into_bytes()));
        bundle::packed(&[files.clone(), class.into_iter().filter_map(of_class).collect()].concat())
    };
    let zip = asked.zip.then(pack).transpose().map_err(Refused::message)?;
    Ok(json!({
        "students": marks.json(words)?,
        "changes": changes.iter().map(Change::json).collect::<Vec<_>>(),
        "notes": marks.notes,
        "files": listed(files),
        "zip": zip.map(|zip| json!({ "name": format!("{}-marks.zip", named.stem), "base64": base64(&zip) })),
    }))
}

/// The door `files`: a sheet in every format asked for, and its spec.
pub fn files(asked: &Files, html: &Html) -> Result<Value, Refused> {
    let named = &asked.wanted.named;
    let spec = named.spec()?;
    let id = asked.id.as_deref().map(str::parse::<SheetId>).transpose().map_err(Refused::message)?;
    let (spec, shift) = match id {
        Some(id) => {
            let found = spec.of(&id).map(|(_, spec, shift)| (spec.clone(), shift));
            found.ok_or_else(|| Refused::message(id.not_of(&spec)[0].clone()))?
        }
        None => (spec, Shift::None),
    };
    let (variant, attempt) = id.map_or((asked.variant, 0), |id| (id.variant, id.attempt));
    let plan = Plan::new(spec, attempt).map_err(faults)?;
    let files = SheetFiles {
        plan: &plan,
        formats: asked.wanted.formats()?,
        shown: match asked.wanted.key {
            Key::Separate => SEPARATE,
            Key::Inline => INLINE,
            Key::Short | Key::None => QUESTIONS,
        },
        lossy: asked.wanted.lossy,
        dialect: "",
        words: &html.words,
        templates: &*templates()?,
    };
    let sheet = files.sheet(shift, variant, attempt, &mut Verifier::new())?;
    let mut written = files.all(&sheet, &named.stem)?;
    written.push(Output { name: format!("{}{KEPT}", named.stem), role: owner::Role::Spec, bytes: kept(&plan.spec) });
    Ok(json!({ "id": sheet.id.to_string(), "files": named.files(&plan.spec, written) }))
}
