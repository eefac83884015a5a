//! Reads what commands are given: a spec by its path or a built-in sheet by its name, and templates.
//!
//! Failure: whatever cannot be read is told in the form of every fault, with the way out; exit 2.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use include_dir::{Dir, include_dir};
use serde_json::{Value, json};

use super::Reply;
use crate::source::{Faults, Text, bytes, suggest};

static SHEETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/exercises");

/// The sheet that `nimbook sheet` makes when no spec is given.
pub const FIRST: &str = "first-sheet";

/// Why a spec could not be read.
pub enum Unreadable {
    /// The file itself: code, message, help.
    File { name: String, code: &'static str, message: String, help: String },
    /// What is in it.
    Faults(Faults),
}

impl From<Faults> for Unreadable {
    fn from(faults: Faults) -> Unreadable {
        Unreadable::Faults(faults)
    }
}

impl Unreadable {
    /// What the user reads; with `json` also one JSON value on standard output.
    pub fn reply(&self, json: bool) -> Reply {
        let (text, faults) = match self {
            Unreadable::File { name, code, message, help } => (
                format!("{name}: error[{code}]: {message}\nhelp: {help}\n\n1 fault; nothing was written"),
                json!([{"file": name, "code": code, "message": message, "help": help}]),
            ),
            Unreadable::Faults(faults) => (faults.to_string(), serde_json::to_value(faults).unwrap_or(Value::Null)),
        };
        let mut reply = Reply::input(text);
        if json {
            reply.out = super::input::pretty(&json!({"ok": false, "faults": faults}));
        }
        reply
    }
}

/// A JSON value in lines.
pub fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// The built-in sheets: name and text, by name.
pub fn sheets() -> Vec<(&'static str, &'static str)> {
    let mut sheets: Vec<_> =
        SHEETS.files().filter_map(|file| Some((file.path().file_stem()?.to_str()?, file.contents_utf8()?))).collect();
    sheets.sort_unstable();
    sheets
}

/// The spec at a path, or the built-in sheet of that name when there is no such file; and its stem.
pub fn spec(given: &str) -> Result<(Text, String), Unreadable> {
    let path = Path::new(given);
    let refuse =
        |code, message: String, help: String| Err(Unreadable::File { name: given.to_owned(), code, message, help });
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {
            let help = format!("name the file, like `{given}/sheet.yaml`");
            return refuse("is-a-directory", "this is a directory, not a sheet".to_owned(), help);
        }
        Ok(found) if !found.is_file() => {
            return refuse("not-a-file", "this is not a plain file".to_owned(), "name a file in YAML".to_owned());
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let sheets = sheets();
            if let Some((name, text)) = sheets.iter().find(|(name, _)| *name == given) {
                return Ok((Text::new(format!("{name}.yaml"), text), (*name).to_owned()));
            }
            let near = suggest(given, sheets.iter().map(|(name, _)| *name));
            let help = match near {
                Some(near) => format!("did you mean the built-in sheet `{near}`?"),
                None => "check the path; `nimbook list sheets` names the built-in sheets".to_owned(),
            };
            return refuse("not-found", "there is no such file".to_owned(), help);
        }
        _ => {}
    }
    match fs::read(path) {
        Ok(content) => {
            let stem = path.file_stem().map_or_else(|| "sheet".to_owned(), |stem| stem.to_string_lossy().into_owned());
            Ok((bytes::text(given, &content)?, stem))
        }
        Err(error) => {
            refuse("cannot-read", format!("this file cannot be read: {error}"), "check its rights".to_owned())
        }
    }
}

/// The files of a folder of templates, as names relative to it and texts, by name.
pub fn templates(folder: &str) -> Result<Vec<(String, String)>, Unreadable> {
    let mut found = Vec::new();
    collect(Path::new(folder), "", &mut found).map_err(|(path, message)| Unreadable::File {
        name: path,
        code: "bad-templates",
        message,
        help: "name a folder with files like `html/sheet.html`, in UTF-8".to_owned(),
    })?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) -> Result<(), (String, String)> {
    let told = |error: std::io::Error| (folder.display().to_string(), format!("cannot be read: {error}"));
    for entry in fs::read_dir(folder).map_err(told)? {
        let entry = entry.map_err(told)?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            if prefix.matches('/').count() < 2 {
                collect(&path, &format!("{name}/"), found)?;
            }
        } else {
            let text = fs::read_to_string(&path).map_err(|error| (path.display().to_string(), error.to_string()))?;
            found.push((name, text));
        }
    }
    Ok(())
}
