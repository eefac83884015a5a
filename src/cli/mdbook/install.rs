//! `nimbook mdbook install`: the preprocessor in `book.toml`, and its stylesheet beside it.
//!
//! Representation: lines are added to `book.toml`, and nothing else of it changes. What is there already stays, so a
//! second run changes nothing.
//! Failure: no book, an `[output.html]` in a form that lines cannot be added to, a stylesheet that somebody else wrote.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use tempfile::NamedTempFile;

use crate::cli::Reply;
use crate::cli::files::{self, Output, Target};
use crate::cli::input::{self, Refused, printable};
use crate::cli::owner::Role;
use crate::render::{self, Templates};
use crate::source::{Diagnostic, Diagnostics, Span, Text};

/// The stylesheet, beside `book.toml`.
const STYLESHEET: &str = "nimbook.css";

/// It comes before `links`, which puts in other files: so lines and columns are those of the chapter's file.
const TABLE: &str = "[preprocessor.nimbook]\ncommand = \"nimbook mdbook\"\nbefore = [\"links\"]\n";

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
        files::write(&target, &[style])?;
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
    let mut settings = text.content.clone();
    if !settings.lines().any(|line| header(line) == Some("preprocessor.nimbook")) {
        append(&mut settings, TABLE);
    }
    if settings.contains(&format!("{STYLESHEET}\"")) || settings.contains(&format!("{STYLESHEET}'")) {
        return Ok(settings);
    }
    let line = format!("additional-css = [\"{STYLESHEET}\"]\n");
    let Some(start) = start_of(&settings, "output.html") else {
        if let Some(at) = elsewhere(&text.content) {
            let help = format!("add `{STYLESHEET}` to its `additional-css` by hand, and run this again");
            let fault = Diagnostic::new("other-form", at, "lines cannot be added to `output.html` in this form", help);
            return Err(Diagnostics::one(text.clone(), fault));
        }
        append(&mut settings, &format!("[output.html]\n{line}"));
        return Ok(settings);
    };
    let table = lines(&settings[start..]).take_while(|(_, line)| header(line).is_none());
    let key = table.map(|(at, line)| (start + at, line)).find(|(_, line)| line.starts_with("additional-css"));
    match key.map(|(at, line)| (at, line.find('['))) {
        None => settings.insert_str(start, &line),
        Some((at, Some(bracket))) => {
            let at = at + bracket + 1;
            let comma = if settings[at..].trim_start().starts_with(']') { "" } else { ", " };
            settings.insert_str(at, &format!("\"{STYLESHEET}\"{comma}"));
        }
        Some((_, None)) => {
            let at = text.content.find("additional-css").unwrap_or(0);
            let help = format!("write it as a list with \"{STYLESHEET}\" in it");
            let fault = Diagnostic::new("other-form", at..at + 14, "this is no list", help);
            return Err(Diagnostics::one(text.clone(), fault));
        }
    }
    Ok(settings)
}

/// The name of the table that a line begins.
fn header(line: &str) -> Option<&str> {
    let line = line.trim();
    let name = line.strip_prefix('[')?.split(']').next()?;
    Some(name.trim_start_matches('[').trim())
}

/// The lines of a text and where each begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        *at += line.len();
        Some((*at - line.len(), line))
    })
}

/// Where the lines of a table begin, below its head.
fn start_of(settings: &str, table: &str) -> Option<usize> {
    lines(settings).find(|(_, line)| header(line) == Some(table)).map(|(at, line)| at + line.len())
}

/// Where `output.html` is set in another form than a table of its own.
fn elsewhere(settings: &str) -> Option<Span> {
    let mut table = "";
    for (at, line) in lines(settings) {
        let key = match table {
            "output" => "html",
            "" => "output",
            _ => "[",
        };
        table = header(line).unwrap_or(table);
        if header(line).is_none() && line.trim_start().starts_with(key) {
            return Some(at..at + line.trim_end().len());
        }
    }
    None
}

fn append(settings: &mut String, lines: &str) {
    if !settings.is_empty() && !settings.ends_with('\n') {
        settings.push('\n');
    }
    if !settings.is_empty() {
        settings.push('\n');
    }
    settings.push_str(lines);
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

    #[test]
    fn what_is_missing_is_added_once() {
        let style = "[output.html]\nadditional-css = [\"nimbook.css\"]\n";
        assert_eq!(completed(""), format!("{TABLE}\n{style}"));
        assert_eq!(completed("[book]\ntitle = \"A\""), format!("[book]\ntitle = \"A\"\n\n{TABLE}\n{style}"));
        let own =
            "[output.html] # own\nfold = true\nadditional-css = [ \"own.css\",\n  \"b.css\" ]\n[output.html.fold]\n";
        let with = own.replace("= [ ", "= [\"nimbook.css\",  ");
        assert_eq!(completed(own), format!("{with}\n{TABLE}"));
        assert_eq!(completed("[output.html]\nfold = true\n"), format!("{style}fold = true\n\n{TABLE}"));
        assert_eq!(completed("[output.html]\nadditional-css = []\n"), format!("{style}\n{TABLE}"));
        for once in ["", own, "[book]\n", "[output.html]"] {
            assert_eq!(completed(&completed(once)), completed(once));
        }
    }

    #[test]
    fn other_forms_are_refused_at_their_line() {
        for form in [
            "[output]\nhtml = { fold = true }\n",
            "output.html.fold = true\n",
            "[output.html]\nadditional-css = \"own.css\"\n",
        ] {
            let faults = super::completed(&Text::new("book.toml", form)).expect_err(form);
            assert_eq!(faults.list()[0].code, "other-form", "{form}");
        }
    }
}
