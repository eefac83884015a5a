//! `nimbook book [DIR]`: the study book, built or checked.
//!
//! Output: the pages in a folder, and a line that counts what was decided; with `--check` only that line.
//! Exit 2 when anything in the book is at fault, a false claim included, with every fault of every file;
//! then nothing is written and an older book stays as it was.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use include_dir::{Dir, include_dir};
use serde_json::json;

use super::Reply;
use super::batch;
use super::files::{Origin, Target};
use super::input::{self, Refused, pretty};
use super::language::Spoken;
use crate::book::{self, Built, File, Folder, LOCK, Options};
use crate::class::Output;
use crate::class::owner::Role;
use crate::document::Words;
use crate::page::{self, MaybeEngine};
use crate::render::{self, Templates};
use crate::source::{Diagnostics, Text, plural, printable};

/// What makes a folder a book.
const BOOK_YAML: &str = "book.yaml";

static BOOK: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/book");

/// The most files of a book, and the most bytes of all of them: 32 MiB, a hundred times the study book.
const MOST_FILES: usize = 2_000;
pub(super) const MOST_BYTES: usize = 1 << 25;

/// Builds the study book, or checks it
///
/// Every claim is decided, every number, table and trace computed; a false sentence stops the build with
/// its place and its smallest counterexample.
#[derive(Args)]
pub struct Book {
    /// The folder of the book, with `book.yaml` and chapters; without it, the built-in study book
    #[arg(value_name = "DIR")]
    folder: Option<String>,
    /// Folder to write into; by default nimbook-out/ and the name of the folder of the book, for the study book
    /// nimbook-out/book
    #[arg(long)]
    out: Option<PathBuf>,
    #[command(flatten)]
    spoken: Spoken,
    /// What is made
    #[arg(long, value_enum, default_value_t = Format::Html)]
    format: Format,
    /// Report errors and warnings without building
    #[arg(long)]
    check: bool,
    /// Serve the pages on this machine, and rebuild them when a file changes
    #[cfg(feature = "serve")]
    #[arg(long, conflicts_with_all = ["check", "out", "format", "json"])]
    serve: bool,
    /// Port; 0 takes a free one
    #[cfg(feature = "serve")]
    #[arg(long, default_value_t = 3000, requires = "serve")]
    port: u16,
    /// Folder with templates that override built-in ones of the same name
    #[arg(long)]
    templates: Option<String>,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
    /// The guide in place of the study book.
    #[arg(skip)]
    is_guide: bool,
}

/// Arguments of `nimbook guide`.
#[derive(Args)]
pub struct Guide {
    /// Folder to write into
    #[arg(long, default_value = "nimbook-out/guide")]
    out: PathBuf,
    /// What is made
    #[arg(long, value_enum, default_value_t = Format::Html)]
    format: Format,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

impl Guide {
    /// Builds the guide.
    pub fn run(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        let Guide { out, format, force, json } = self;
        let (out, format, force, json) = (out.clone(), *format, *force, *json);
        let guide = Book {
            folder: None,
            out: Some(out),
            spoken: Spoken::default(),
            format,
            check: false,
            #[cfg(feature = "serve")]
            serve: false,
            #[cfg(feature = "serve")]
            port: 0,
            templates: None,
            force,
            json,
            is_guide: true,
        };
        guide.run(engine)
    }
}

/// What is made of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Pages that open from disk.
    Html,
    /// Markdown files that mdBook builds.
    Md,
    /// One file to be printed.
    Pdf,
}

impl Book {
    /// Builds or checks; nothing is written when anything is wrong.
    pub fn run(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        #[cfg(feature = "serve")]
        if self.serve {
            return self.served(engine);
        }
        let built = self.built()?;
        if self.check {
            return Ok(self.report(&built, &[], engine));
        }
        let page = |render::File { name, bytes }| Output { name, role: Role::Book, bytes };
        let files: Vec<Output> = self.pages(&built, engine)?.into_iter().map(page).collect();
        let own = if self.is_guide { "the guide" } else { "the study book" };
        let origin = Some(Origin::book(self.folder.as_deref().unwrap_or(own)));
        let out = self.out();
        let target = Target { folder: &out, option: "--out", force: self.force, origin };
        let paths = batch::write(&target, &files)?;
        if let (Some(lock), Some(folder)) = (&built.lock, &self.folder) {
            let target = Target { folder: Path::new(folder), option: "DIR", force: true, origin: None };
            let lock = Output { name: LOCK.to_owned(), role: Role::Other, bytes: lock.clone().into_bytes() };
            batch::write(&target, &[lock])?;
        }
        Ok(self.report(&built, &paths, engine))
    }

    /// The book, read and computed.
    fn built(&self) -> Result<Built, Refused> {
        let folder = match &self.folder {
            Some(given) => Folder::new(files_below(given, belongs)?),
            None => built_in(self.is_guide),
        };
        let options = Options { language: self.spoken.lang.code, complete: self.check };
        book::build(&folder, &options).map_err(Refused::from)
    }

    /// The files of the book.
    fn pages(&self, built: &Built, engine: MaybeEngine) -> Result<Vec<render::File>, Refused> {
        let templates = input::templates(self.templates.as_deref(), "nimbook book")?;
        let name = self.templates.as_deref().unwrap_or("nimbook book");
        let words = self.spoken.words().map_err(|error| input::cannot_render(name, &error.into()))?;
        if self.format == Format::Pdf {
            super::pages::without_pdf("pdf")?;
        }
        let pages = match self.format {
            #[cfg(feature = "pdf")]
            Format::Pdf => render::pdf_pages(&built.book, &words),
            #[cfg(not(feature = "pdf"))]
            Format::Pdf => Err(render::RenderError::NotBuilt),
            Format::Html => self.html(built, engine, &words, &templates),
            Format::Md => render::markdown_pages(&built.book, &words),
        };
        pages.map_err(|error| input::cannot_render(name, &error))
    }

    /// The pages of the book, and where the engine is there, the workshop beside them.
    fn html(
        &self,
        built: &Built,
        engine: MaybeEngine,
        words: &Words,
        templates: &Templates,
    ) -> Result<Vec<render::File>, render::RenderError> {
        let mut pages = render::pages(&built.book, engine.ok().map(|engine| engine.0), words, templates)?;
        if let Ok(engine) = engine {
            let workshop = page::of_plan(&engine.text(), None, &input::sheets(), false, words, templates)?;
            pages.push(render::File { name: page::file_name(None), bytes: workshop.into_bytes() });
        }
        Ok(pages)
    }

    /// Serves the book until the program ends.
    #[cfg(feature = "serve")]
    fn served(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        let build = || {
            let pages = self.built().and_then(|built| self.pages(&built, engine));
            pages.map_err(|refused| Reply::from(refused).err)
        };
        let folder = self.folder.as_deref().map(Path::new);
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            let help = "name the folder of a book; `nimbook new book NAME` starts one";
            return Err(Refused::new(&folder.to_string_lossy(), "no-book", "there is no such folder", help).into());
        }
        // Where it is served is said at once; there is no reply for it yet.
        super::serve::serve(folder, self.port, build, super::streams::message)
            .map_err(|message| Refused::new("--serve", "cannot-serve", message, "choose another port with `--port`"))?;
        Ok(Reply::default())
    }

    /// Each book has a folder of its own, so that one does not stand in the way of another.
    fn out(&self) -> PathBuf {
        let folder = self.folder.as_deref().and_then(|folder| Path::new(folder).canonicalize().ok());
        let name = folder.as_deref().and_then(Path::file_name).unwrap_or("book".as_ref());
        self.out.clone().unwrap_or_else(|| Path::new("nimbook-out").join(name))
    }

    fn report(&self, built: &Built, paths: &[PathBuf], engine: MaybeEngine) -> Reply {
        let chapters = built.book.chapters.len();
        let decided = built.decided;
        let mut reply = Reply::default();
        // What is built in is not its reader's to correct.
        for warnings in built.warnings.iter().filter(|_| !self.is_guide) {
            reply.err += &warned(warnings);
        }
        if let (Format::Html, false, Err(reason)) = (self.format, self.check, engine) {
            reply.err += &super::page::without_engine(reason, "nothing in the pages of the book answers its readers");
        }
        if self.json {
            let files: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
            let warnings: usize = built.warnings.iter().map(|faults| faults.list().len()).sum();
            let value = json!({
                "ok": true, "chapters": chapters, "decided": decided, "warnings": warnings, "files": files
            });
            reply.out = pretty(&value);
            return reply;
        }
        let title = &built.book.title;
        reply.out = format!("{title}: {}, {} decided\n", plural(chapters, "chapter"), plural(decided, "statement"));
        if let Some(first) = paths.first() {
            reply.out +=
                &format!("  {} in {}\n", plural(paths.len(), "file"), printable(&self.out().to_string_lossy()));
            reply.out += &format!("  begin with {}\n", printable(&first.to_string_lossy()));
        }
        reply
    }
}

/// Warnings of a file, each in one line.
pub(super) fn warned(warnings: &Diagnostics) -> String {
    let text = warnings.text();
    let line = |fault: &crate::source::Diagnostic| {
        let (line, column) = text.place(fault.span.start);
        format!("{}:{line}:{column}: warning[{}]: {}; {}\n", text.name, fault.code, fault.message, fault.help)
    };
    warnings.list().iter().map(line).collect()
}

/// The study book, or the guide, which is a book in a folder of it.
fn built_in(is_guide: bool) -> Folder {
    let root = BOOK.get_dir("guide").filter(|_| is_guide).unwrap_or(&BOOK);
    let mut files = Vec::new();
    gather(root, root.path(), &mut files);
    Folder::new(files)
}

/// The files of a book in a folder; a folder in it that has a book is another one.
fn gather(dir: &Dir<'_>, root: &Path, files: &mut Vec<File>) {
    let slashed = |path: &Path| path.to_string_lossy().replace('\\', "/");
    for file in dir.files() {
        let path = slashed(file.path().strip_prefix(root).unwrap_or(file.path()));
        if let Some(content) = file.contents_utf8().filter(|_| belongs(&path)) {
            files.push(File { text: Text::new(format!("book/{}", slashed(file.path())), content), path });
        }
    }
    let others = dir.dirs().filter(|dir| dir.get_file(dir.path().join(BOOK_YAML)).is_none());
    others.for_each(|dir| gather(dir, root, files));
}

/// Whether a file is one that the builder reads.
fn belongs(path: &str) -> bool {
    let index = path.ends_with(".json") && (!path.contains('/') || path.starts_with("claims/"));
    index || [".md", ".yaml", ".claims", ".lock"].iter().any(|ending| path.ends_with(ending))
}

/// The files of a folder that belong to a book, two folders deep.
pub(super) fn files_below(given: &str, belongs: impl Fn(&str) -> bool) -> Result<Vec<File>, Refused> {
    let root = Path::new(given);
    let refuse = |message: String, help: &str| Refused::new(given, "no-book", message, help);
    if !root.is_dir() {
        return Err(refuse("there is no such folder".to_owned(), "name the folder that holds `book.yaml`"));
    }
    let (mut files, mut faults, mut bytes) = (Vec::new(), Vec::new(), 0);
    let mut waiting = vec![(root.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = waiting.pop() {
        let unread = |error| refuse(format!("this folder cannot be read: {error}"), "check its permissions");
        for entry in fs::read_dir(&folder).map_err(unread)? {
            let entry = entry.map_err(unread)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let (path, below) = (entry.path(), format!("{prefix}{name}"));
            if name.starts_with('.') {
                continue;
            }
            // A folder with a book in it is another book.
            if path.join(BOOK_YAML).is_file() {
                continue;
            }
            if path.is_dir() {
                waiting.extend(prefix.is_empty().then(|| (path, format!("{below}/"))));
            } else if belongs(&below) {
                match input::text(&path.to_string_lossy(), "claims") {
                    Ok(text) => {
                        bytes += text.content.len();
                        files.push(File { path: below, text });
                    }
                    Err(refused) => faults.extend(refused.0),
                }
            }
            if files.len() + faults.len() + waiting.len() > MOST_FILES {
                return Err(refuse(format!("a book has at most {MOST_FILES} files"), "name the folder of one book"));
            }
            if bytes > MOST_BYTES {
                return Err(refuse(format!("a book has at most {MOST_BYTES} bytes"), "divide it into several books"));
            }
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults.into()) }
}
