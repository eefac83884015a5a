//! The files of claims that the games of a sheet come from.
//!
//! Representation: texts by the names that `game: my.claims#take-a-square` gives them. A spec that is kept brings them
//! along under `claims`; else whoever reads the spec reads them.

use std::cell::RefCell;

use crate::source::Reader;
use crate::source::Text;
use crate::source::yaml::{Node, Value};

/// Reads a file of claims by its name.
///
/// # Errors
/// The message and the way out.
pub type Load<'l> = &'l dyn Fn(&str) -> Result<String, (String, String)>;

/// The texts of the files that a sheet names.
pub struct Library<'l> {
    load: Load<'l>,
    texts: RefCell<Vec<(String, String)>>,
}

/// Where there are no files.
pub fn nothing(_: &str) -> Result<String, (String, String)> {
    let help = "files of claims are read by the command line; put the text under the sheet's key `claims`";
    Err(("files cannot be read here".to_owned(), help.to_owned()))
}

impl<'l> Library<'l> {
    /// A library that asks `load` for what it does not have.
    pub fn new(load: Load<'l>) -> Library<'l> {
        Library { load, texts: RefCell::default() }
    }

    /// Takes the texts that a sheet brings along: names of files, each with its text.
    pub fn keep(&self, reader: &mut Reader<'_>, node: &Node) -> Option<()> {
        let Value::Map(entries) = &node.value else {
            let help = "write the name of a file of claims and its text: `claims: { my.claims: \"game …\" }`";
            return reader.refuse(&node.span, "wrong-type", "expected texts by the names of their files", help);
        };
        for (name, text) in entries {
            let text = reader.string(text)?.to_owned();
            self.texts.borrow_mut().push((name.name.clone(), text));
        }
        Some(())
    }

    /// The text of a file.
    ///
    /// # Errors
    /// The message and the way out.
    pub fn text(&self, file: &str) -> Result<Text, (String, String)> {
        if let Some((_, text)) = self.texts.borrow().iter().find(|(name, _)| name == file) {
            return Ok(Text::new(file, text));
        }
        let text = (self.load)(file)?;
        self.texts.borrow_mut().push((file.to_owned(), text.clone()));
        Ok(Text::new(file, &text))
    }

    /// All texts that were read, by name.
    pub fn into_texts(self) -> Vec<(String, String)> {
        let mut texts = self.texts.into_inner();
        texts.sort();
        texts
    }
}
