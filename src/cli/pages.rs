//! Sheets as files: which pages are written, in which formats, and where. Shared by `sheet` and `show`.

use std::convert::Infallible;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;

use super::Reply;
use super::batch;
use super::batch::Batch;
use super::files::{self, Origin};
use super::input::{self, Refused, pretty};
use super::kept;
use super::language::Spoken;
use super::range::{self, Range};
use crate::class::owner::Role;
use crate::class::print::Print;
use crate::class::sheets::{INLINE, QUESTIONS, SEPARATE, SheetFiles, Shown};
use crate::class::{ClassError, KEPT, Output, Sink, WAVE, kept, wave};
use crate::document::{Show, Words};
use crate::exercise::Verifier;
use crate::render::{self, DIALECTS, FORMATS, Format, InSet, RenderError, Set, Templates};
use crate::sheet::{Plan, PlanError, Sheet, Shift, Spec};
use crate::source::{plural, printable};

/// Arguments about the pages of a sheet.
#[derive(Args)]
pub struct Pages {
    #[command(flatten)]
    spoken: Spoken,
    /// Formats, separated by commas; see `nimbook list formats`
    #[arg(long, default_value = USUAL, value_delimiter = ',', value_parser = trimmed)]
    format: Vec<String>,
    /// Write solutions into files of their own, fold them below each exercise, or omit them
    #[arg(long, value_enum, default_value_t = Key::Separate)]
    key: Key,
    /// Folder to write into; `-` is standard output, one line of JSON with the solutions unless there is `--key none`
    #[arg(long, default_value = "nimbook-out")]
    pub out: PathBuf,
    /// Approximate exercises that the format cannot express
    #[arg(long)]
    lossy: bool,
    /// Write for a platform that reads the format in its own way: canvas or ilias with qti12, openolat with qti21
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Folder with templates that override built-in ones of the same name
    #[arg(long)]
    templates: Option<String>,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// Print one JSON value
    #[arg(long)]
    pub json: bool,
}

/// The default formats.
const USUAL: &str = "md,html";

/// A name in a list, without the spaces around it.
fn trimmed(name: &str) -> Result<String, Infallible> {
    Ok(name.trim().to_owned())
}

/// Which sheet is wanted.
pub struct Wanted<'a> {
    /// The spec as the user named it.
    pub given: &'a str,
    /// How the files are called, without suffix and ending.
    pub stem: &'a str,
    /// The variant.
    pub variant: u64,
    /// The attempt.
    pub attempt: u64,
    /// Whether it is the sheet of a student whose questions are easier or harder.
    pub shift: Shift,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Key {
    Separate,
    Inline,
    None,
}

impl Pages {
    /// Draws, confirms and writes; nothing is written when anything is wrong.
    pub fn make(&self, spec: Spec, wanted: &Wanted<'_>) -> Result<Reply, Reply> {
        let ready = self.ready(spec, wanted)?;
        if range::is_stdout(&self.out, &self.format, USUAL)? {
            return range::lines(&[wanted.variant], |variant, verifier| ready.line(*variant, verifier));
        }
        let files = ready.files();
        let sheet = ready.sheet(wanted.variant, &mut Verifier::new())?;
        let mut written = files.all(&sheet, wanted.stem).map_err(|error| ready.refused(error))?;
        written.extend(ready.kept());
        let paths = batch::write(&ready.target(), &written)?;
        let mut reply = Reply::done(self.report(&sheet, &paths));
        for left in self.left_over(wanted.stem, &paths) {
            let shown = printable(&left.to_string_lossy());
            reply.err += &format!("note: {shown} is from another run and was left as it is\n");
        }
        Ok(reply)
    }

    /// The same of all variants of a range, each in files named by its id.
    pub fn make_range(&self, spec: Spec, wanted: &Wanted<'_>, range: Range) -> Result<Reply, Reply> {
        let ready = self.ready(spec, wanted)?;
        ready.plan.suffices(*range.variants().end(), None)?;
        let variants: Vec<u64> = range.variants().collect();
        if range::is_stdout(&self.out, &self.format, USUAL)? {
            return range::lines(&variants, |variant, verifier| ready.line(*variant, verifier));
        }
        let stem = |variant: u64| {
            let id = ready.plan.id(wanted.shift, variant, wanted.attempt);
            format!("{}-each/{id}", wanted.stem)
        };
        let files = ready.files();
        let mut names: Vec<(String, Role)> = ready.kept().map(|kept| (kept.name, Role::Spec)).into_iter().collect();
        for variant in &variants {
            for (suffix, role, _) in self.key.documents() {
                let name = |format: &Format| (format!("{}{suffix}.{}", stem(*variant), format.extension), *role);
                names.extend(files.formats(false).map(name));
            }
        }
        let target = ready.target();
        let mut banks = ready.banks(range)?;
        let mut growing: Vec<(String, Role)> = Vec::new();
        for (grows, files) in banks.iter().map(Print::names) {
            if grows { &mut growing } else { &mut names }.extend(files);
        }
        let mut batch = Batch::new(&target);
        batch.begin(&growing, &names)?;
        for some in variants.chunks(WAVE) {
            let made = wave(some, |variant, verifier| {
                let sheet = files.sheet(wanted.shift, *variant, wanted.attempt, verifier)?;
                Ok::<_, ClassError>((files.pages(&sheet, &stem(*variant))?, files.pieces(&sheet)?))
            });
            for (files, pieces) in made.map_err(|error| ready.refused(error))? {
                for Output { name, role, bytes } in &files {
                    batch.write_whole(name, *role, bytes)?;
                }
                for (bank, piece) in banks.iter_mut().zip(pieces) {
                    bank.add(piece, &mut batch).map_err(|error| ready.refused(error))?;
                }
            }
        }
        for bank in &mut banks {
            bank.finish(&mut batch).map_err(|error| ready.refused(error))?;
        }
        if let Some(Output { name, role, bytes }) = ready.kept() {
            batch.write_whole(&name, role, &bytes)?;
        }
        let paths = batch.finish()?;
        if self.json {
            let shown: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
            return Ok(Reply::done(pretty(&json!({"ok": true, "sheets": variants.len(), "files": shown}))));
        }
        let (sheets, files) = (plural(variants.len(), "sheet"), files::lines(&paths, &self.out));
        Ok(Reply::done(format!("{sheets}, every answer found by two routes\n{files}")))
    }

    /// All that is known before a sheet is drawn.
    fn ready<'a>(&'a self, spec: Spec, wanted: &'a Wanted<'a>) -> Result<Ready<'a>, Reply> {
        let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
        if let Some(unknown) = self.format.iter().find(|name| !names.contains(&name.as_str())) {
            without_pdf(unknown)?;
            return Err(argument("--format", "unknown-format", unknown, &names).into());
        }
        let dialect = dialect(self.dialect.as_deref(), self.format.iter().map(String::as_str))?;
        let place = self.out.join(format!("{}{KEPT}", wanted.stem));
        let class = match kept::of_class(&place) {
            Err(_) if self.force => None,
            class => class?,
        };
        let spec = match &class {
            Some(class) if !spec.has_class() => spec.with_class(class.clone()),
            _ => spec,
        };
        // What is kept of a class stays as it is, where it knows the sheet.
        let id = spec.id(wanted.shift, wanted.variant, wanted.attempt);
        let kept = class.is_none_or(|class| class.of(&id).is_none()).then(|| kept(&spec));
        let plan = Plan::new(spec, wanted.attempt)?;
        let templates = input::templates(self.templates.as_deref(), wanted.given)?;
        Ok(Ready { pages: self, wanted, dialect, kept, plan, templates, words: self.spoken.words()? })
    }

    /// Files of the same stem that another run left, and that a reader could take for a part of this sheet.
    fn left_over(&self, stem: &str, paths: &[PathBuf]) -> Vec<PathBuf> {
        let names = FORMATS.iter().flat_map(|format| ["", "-key"].map(|suffix| (suffix, format.extension)));
        let places = names.map(|(suffix, extension)| self.out.join(format!("{stem}{suffix}.{extension}")));
        places.filter(|place| !paths.contains(place) && files::owner(place).is_some()).collect()
    }

    fn report(&self, sheet: &Sheet, paths: &[PathBuf]) -> String {
        let shown: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
        let count = sheet.drawn().len();
        if self.json {
            return pretty(&json!({"ok": true, "id": sheet.id.to_string(), "questions": count, "files": shown}));
        }
        let questions = plural(count, "question");
        let files: String = shown.iter().map(|path| format!("  {path}\n")).collect();
        format!("Sheet {}: {questions}, every answer found by two routes\n{files}", sheet.id)
    }
}

impl Key {
    /// What is written.
    fn documents(self) -> &'static [Shown] {
        match self {
            Key::Separate => SEPARATE,
            Key::Inline => INLINE,
            Key::None => QUESTIONS,
        }
    }
}

/// What every sheet of a run is made with.
struct Ready<'a> {
    pages: &'a Pages,
    wanted: &'a Wanted<'a>,
    dialect: &'static str,
    kept: Option<Vec<u8>>,
    plan: Plan,
    templates: Templates,
    words: Words,
}

impl Ready<'_> {
    fn target(&self) -> files::Target<'_> {
        let origin = Some(Origin::new(&self.plan.spec, self.wanted.given));
        files::Target { folder: &self.pages.out, option: "--out", force: self.pages.force, origin }
    }

    /// The sheet of a variant.
    fn sheet(&self, variant: u64, verifier: &mut Verifier) -> Result<Sheet, Reply> {
        let Wanted { shift, attempt, .. } = *self.wanted;
        self.files().sheet(shift, variant, attempt, verifier).map_err(|error| self.refused(error))
    }

    /// What makes the files of a sheet.
    fn files(&self) -> SheetFiles<'_> {
        let mut formats: Vec<&Format> = Vec::new();
        // Files come in the order in which their formats were asked for.
        let asked = self.pages.format.iter().filter_map(|name| FORMATS.iter().find(|format| format.name == *name));
        for format in asked {
            if !formats.iter().any(|known| known.name == format.name) {
                formats.push(format);
            }
        }
        SheetFiles {
            plan: &self.plan,
            formats,
            shown: self.pages.key.documents(),
            lossy: self.pages.lossy,
            dialect: self.dialect,
            words: &self.words,
            templates: &self.templates,
        }
    }

    /// The files with the questions of these variants, in each format of banks.
    fn banks(&self, range: Range) -> Result<Vec<Print>, Reply> {
        let spec = &self.plan.spec;
        let stem = range.stem(self.wanted.stem);
        let title = self.plan.title(self.words.code());
        let sheets = vec![InSet::default(); range.variants().count()];
        let (paper, url) = (spec.paper, spec.url.as_deref());
        let set = Set { title: &title, shows: Show::Folded, paper, url, sheets: &sheets };
        let (mut places, spoken) = (0.., (&self.words, &self.templates));
        let bank = |format| Print::new((format, Show::Folded), &stem, &set, &mut places, spoken);
        let banks = self.files().formats(true).map(bank).collect::<Result<_, _>>();
        banks.map_err(|error: RenderError| self.refused(error.into()))
    }

    /// The spec, which is kept beside what was made from it.
    fn kept(&self) -> Option<Output> {
        let name = format!("{}{KEPT}", self.wanted.stem);
        self.kept.clone().map(|bytes| Output { name, role: Role::Spec, bytes })
    }

    /// A sheet as a line of JSON.
    fn line(&self, variant: u64, verifier: &mut Verifier) -> Result<String, Reply> {
        let sheet = self.sheet(variant, verifier)?;
        self.files().line(&sheet).map_err(|error| self.refused(error))
    }

    fn refused(&self, error: ClassError) -> Reply {
        match error {
            ClassError::Render(error, None) => {
                let name = self.pages.templates.as_deref().unwrap_or(self.wanted.given);
                input::cannot_render(name, &error).into()
            }
            other => refused(self.wanted.given, other),
        }
    }
}

/// Why there is no sheet of a spec; if two routes disagree, with everything needed to reproduce it.
pub fn not_drawn(spec: &str, error: PlanError) -> Reply {
    match error {
        PlanError::Diagnostics(faults) => faults.into(),
        PlanError::Dispute { id, dispute } => Reply::disputed(format!(
            "{spec}: error[disputed]: exercise `{id}`: {dispute}\n\
             help: this is a fault of nimbook {}, not of the sheet; please report it with these lines\n\n\
             nothing was written",
            env!("CARGO_PKG_VERSION")
        )),
    }
}

/// Why there is no class of a spec, or no marks.
pub fn refused(spec: &str, error: ClassError) -> Reply {
    match error {
        ClassError::Faults(faults) => Refused(faults).into(),
        ClassError::Plan(error) => not_drawn(spec, error),
        ClassError::Render(error, name) => input::cannot_render(name.as_deref().unwrap_or(spec), &error).into(),
    }
}

/// Says where PDF is wanted of a program that was built without it.
pub fn without_pdf(format: &str) -> Result<(), Refused> {
    let (message, help) = render::NO_PDF;
    match format == "pdf" && cfg!(not(feature = "pdf")) {
        true => Err(Refused::new("--format", "no-pdf", message.to_owned(), help)),
        false => Ok(()),
    }
}

/// The dialect asked for, which goes with a format asked for and with no other that has dialects; empty if there is none.
pub fn dialect<'n>(given: Option<&str>, formats: impl Iterator<Item = &'n str>) -> Result<&'static str, Refused> {
    let Some(given) = given else { return Ok("") };
    let all = || DIALECTS.iter().filter(|dialect| !dialect.name.is_empty());
    let Some(dialect) = all().find(|dialect| dialect.name == given.trim()) else {
        let names: Vec<&str> = all().map(|dialect| dialect.name).collect();
        return Err(argument("--dialect", "unknown-dialect", given, &names));
    };
    let formats: Vec<&str> = formats.collect();
    let other = all().find(|other| other.format != dialect.format && formats.contains(&other.format));
    let message = match other {
        Some(other) => format!("{given} does not read {}", other.format),
        None if formats.contains(&dialect.format) => return Ok(dialect.name),
        None => format!("{given} reads {}, which is not one of the formats asked for", dialect.format),
    };
    let together: Vec<String> =
        all().map(|dialect| format!("`--format {} --dialect {}`", dialect.format, dialect.name)).collect();
    let help = format!("these go together: {}", together.join(", "));
    Err(Refused::new("--dialect", "not-together", message, help))
}

/// An argument that is none of the known names.
pub fn argument(name: &str, code: &'static str, given: &str, known: &[&str]) -> Refused {
    let known_names = known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let help = match crate::source::suggest(given, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`? Or write one of {known_names}"),
        None => format!("write one of {known_names}"),
    };
    Refused::new(name, code, format!("this cannot be {}", crate::source::quote(given)), help)
}
