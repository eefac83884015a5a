//! `nimbook mdbook install`: the preprocessor in `book.toml`, and its stylesheet beside it.
//!
//! Representation: what is missing is added to `book.toml`, whose comments and form stay; a second run changes nothing.
//! Failure: no book, one that is not TOML, an `output.html` that is not a table, a stylesheet that somebody else wrote.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use tempfile::NamedTempFile;
use toml_edit::{Array, ImDocument, Item, Table, TableLike, Value, value};

use crate::class::Output;
use crate::class::owner::Role;
use crate::cli::Reply;
use crate::cli::batch;
use crate::cli::files::{self, Target};
use crate::cli::input::{self, Refused};
use crate::render::{self, Templates};
use crate::source::{Diagnostic, Diagnostics, Span, Text, printable};

/// The stylesheet, beside `book.toml`.
const STYLESHEET: &str = "nimbook.css";

/// The key of the list of stylesheets.
const SHEETS: &str = "additional-css";

/// Arguments of `nimbook mdbook install`.
#[derive(Args)]
pub struct Install {
    /// The folder with `book.toml`
    #[arg(value_name = "DIR", default_value = ".")]
    folder: PathBuf,
    /// Replace a `nimbook.css` that nimbook did not write
    #[arg(long)]
    force: bool,
}

impl Install {
    /// Adds what is missing.
    pub fn run(&self) -> Result<Reply, Reply> {
        let path = self.folder.join("book.toml");
        let name = path.to_string_lossy().into_owned();
        if !path.is_file() {
            let help = "name the folder of a book, or begin one with `mdbook init`";
            return Err(Refused::new(&name, "no-book", "there is no such file", help).into());
        }
        let text = input::text(&name, "book")?;
        let settings = completed(&text)?;
        let refuse = |error| input::cannot_render(STYLESHEET, &error);
        let bytes = render::host_stylesheet(&Templates::built_in().map_err(refuse)?).into_bytes();
        let target = Target { folder: &self.folder, option: "DIR", force: self.force, origin: None };
        let style = Output { name: STYLESHEET.to_owned(), role: Role::Other, bytes };
        batch::write(&target, &[style])?;
        if settings == text.content {
            return Ok(Reply::done(format!("{} has the preprocessor already\n", printable(&name))));
        }
        replace(&path, &settings).map_err(|error| {
            files::cannot_write(&path, "this file cannot be written", &error, "check its permissions")
        })?;
        let css = printable(&self.folder.join(STYLESHEET).to_string_lossy());
        Ok(Reply::done(format!(
            "  {}\n  {css}\nmdbook build now computes the blocks of every chapter\n",
            printable(&name)
        )))
    }
}

/// The settings with the preprocessor and the stylesheet, unless they are there.
fn completed(text: &Text) -> Result<String, Diagnostics> {
    let fault = |at: Span, message: String, help: &str| {
        Diagnostics::one(text.clone(), Diagnostic::new("other-form", at, message, help))
    };
    let read = ImDocument::parse(text.content.as_str()).map_err(|error| {
        let message = format!("this is not TOML: {}", error.message().replace('\n', "; "));
        fault(error.span().unwrap_or(0..0), message, "correct it; mdBook cannot read it either")
    })?;
    let no_table = |path: &[&str]| {
        let at = span(read.as_item(), path);
        fault(at, format!("`{}` is no table", path.join(".")), "write it as a table, and run this again")
    };
    let mut settings = read.clone().into_mut();
    let Some(preprocessors) = table(&mut *settings, "preprocessor") else { return Err(no_table(&["preprocessor"])) };
    if !preprocessors.contains_key("nimbook") {
        let mut own = Table::new();
        own.insert("command", value("nimbook mdbook"));
        // It comes before `links`, which puts in other files: so lines and columns are those of the chapter's file.
        own.insert("before", value(Array::from_iter(["links"])));
        preprocessors.insert("nimbook", Item::Table(own));
    }
    let Some(outputs) = table(&mut *settings, "output") else { return Err(no_table(&["output"])) };
    let Some(html) = table(outputs, "html") else { return Err(no_table(&["output", "html"])) };
    if !html.contains_key(SHEETS) {
        html.insert(SHEETS, value(Array::new()));
    }
    let Some(sheets) = html.get_mut(SHEETS).and_then(Item::as_array_mut) else {
        let at = span(read.as_item(), &["output", "html", SHEETS]);
        return Err(fault(
            at,
            "this is not a list".to_owned(),
            &format!("write it as a list with \"{STYLESHEET}\" in it"),
        ));
    };
    let is_own = |sheet: &Value| sheet.as_str().is_some_and(|path| path.trim_start_matches("./") == STYLESHEET);
    if !sheets.iter().any(is_own) {
        sheets.insert(0, STYLESHEET);
    }
    Ok(settings.to_string())
}

/// The table of this name, made where there is none; none where it is something else.
fn table<'t>(parent: &'t mut dyn TableLike, name: &str) -> Option<&'t mut dyn TableLike> {
    if !parent.contains_key(name) {
        let mut new = Table::new();
        new.set_implicit(true);
        parent.insert(name, Item::Table(new));
    }
    parent.get_mut(name)?.as_table_like_mut()
}

/// The place of what is after these keys.
fn span(item: &Item, path: &[&str]) -> Span {
    let found = path.iter().try_fold(item, |item, key| item.get(key));
    found.and_then(Item::span).unwrap_or(0..0)
}

/// Replaces a file by another of the same permissions, whole or not at all.
fn replace(path: &Path, content: &str) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(content.as_bytes())?;
    file.as_file().set_permissions(fs::metadata(path)?.permissions())?;
    // A link stays a link.
    file.persist(fs::canonicalize(path)?).map(drop).map_err(|error| error.error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn completed(settings: &str) -> String {
        super::completed(&Text::new("book.toml", settings)).expect("it can be completed")
    }

    const TABLE: &str = "[preprocessor.nimbook]\ncommand = \"nimbook mdbook\"\nbefore = [\"links\"]\n";

    #[test]
    fn what_is_missing_is_added_once() {
        let style = "[output.html]\nadditional-css = [\"nimbook.css\"]\n";
        assert_eq!(completed(""), format!("{TABLE}\n{style}"));
        assert_eq!(completed("[book]\ntitle = \"A\"\n"), format!("[book]\ntitle = \"A\"\n\n{TABLE}\n{style}"));
        let own =
            "[output.html] # own\nfold = true\nadditional-css = [ \"own.css\",\n  \"b.css\" ]\n[output.html.search]\n";
        let with = own.replace("= [ ", "= [ \"nimbook.css\", ");
        assert_eq!(completed(own), format!("{with}\n{TABLE}"));
    }

    /// Valid settings, and how often the stylesheet is in them.
    const FORMS: &[&str] = &[
        "",
        "[book]\n",
        "[output.html]",
        "[output]\nhtml = { fold = true }\n",
        "output.html.fold = true\n",
        "output = { html = {} }\n",
        "[output.html]\n  additional-css = [\"own.css\"]\n",
        "[output.html]\n\"additional-css\" = [] # here [ a\n",
        "[output.html]\nadditional-css = [ # here [ a\n  \"my-nimbook.css\"]\n",
        "[output.html]\n# additional-css = [\"nimbook.css\"]\nadditional-js = [\"nimbook.css.js\"]\n",
        "[ output . html ]\n",
        "[output.\"html\"]\nadditional-css-x = 1\n",
        "[preprocessor.\"nimbook\"]\ncommand = \"own\"\n",
        "[ preprocessor . nimbook ]\n",
        "[preprocessor]\nnimbook = {}\n",
        "[preprocessor]\nnimbook.command = \"own\"\n",
        "preprocessor.nimbook.command = \"own\"\n",
        "preprocessor = {}\n[book]\ntitle = \"\"\"\n[output.html]\n\"\"\"\n",
    ];

    #[test]
    fn every_form_of_settings_stays_as_it_is_and_gets_what_is_missing() {
        for form in FORMS {
            let once = completed(form);
            let read = ImDocument::parse(once.as_str()).unwrap_or_else(|error| panic!("{form:?}: {error}\n{once}"));
            let sheets = read.get("output").and_then(|item| item.get("html")).and_then(|item| item.get(SHEETS));
            let sheets = sheets.and_then(Item::as_array).unwrap_or_else(|| panic!("{form:?}: {once}"));
            assert_eq!(sheets.iter().filter(|sheet| sheet.as_str() == Some(STYLESHEET)).count(), 1, "{form:?}: {once}");
            let own = read.get("preprocessor").and_then(|item| item.get("nimbook"));
            assert!(own.is_some_and(Item::is_table_like), "{form:?}: {once}");
            assert_eq!(completed(&once), once, "{form:?}");
            for line in form.lines().filter(|line| !line.contains("= [") && !line.contains('{')) {
                assert!(once.contains(line), "{form:?} lost {line:?}: {once}");
            }
        }
    }

    #[test]
    fn other_forms_are_refused_at_their_line() {
        for (form, place) in [
            ("[output.html]\nadditional-css = \"own.css\"\n", "\"own.css\""),
            ("title = 1\noutput = 7\n", "7"),
            ("[book\n", "\n"),
            ("[[output]]\nhtml = 1\n", "[[output]]\nhtml = 1"),
        ] {
            let faults = super::completed(&Text::new("book.toml", form)).expect_err(form);
            let fault = &faults.list()[0];
            assert_eq!((fault.code, &form[fault.span.clone()]), ("other-form", place), "{form}");
        }
    }
}
