//! Files with many sheets: all sheets of a class to print, all keys, a bank of their questions, or slides, in one file that grows
//! sheet by sheet or in parts of some sheets each.
//!
//! Failure: a template that is broken, a page that cannot be made, a file that cannot be written.

use std::ops::RangeFrom;

use super::owner::Role;
use super::{ClassError, Sink};
use crate::document::{Show, Words};
use crate::render::{self, Cover, Format, Frame, Holds, PART, RenderError, Set, Templates};

/// The files of one format, of sheets or of keys.
pub struct Print {
    format: &'static Format,
    /// Their names without ending, like `week3-sheets`.
    name: String,
    role: Role,
    cover: Cover,
    /// What is around the sheets of a file that grows, and its place among those.
    frame: Option<(usize, Frame)>,
    /// How many parts there are, and how many are written.
    parts: (usize, usize),
    /// How many sheets were added, and those that wait for their part.
    sheets: usize,
    waiting: Vec<String>,
}

impl Print {
    /// Files of this format that show this of the sheets of `set`. `growing` are the places of files that grow.
    ///
    /// # Errors
    /// A template is broken.
    pub fn new(
        (format, shows): (&'static Format, Show),
        stem: &str,
        set: &Set<'_>,
        growing: &mut RangeFrom<usize>,
        (words, templates): (&Words, &Templates),
    ) -> Result<Print, RenderError> {
        let set = Set { shows, ..*set };
        let frame = render::frame(format, &set, words, templates).transpose()?;
        let (what, role) = match shows {
            _ if format.holds == Holds::Bank => ("bank", Role::Key),
            _ if format.holds == Holds::Slides => ("slides", Role::Key),
            Show::Key => ("keys", Role::Key),
            _ => ("sheets", Role::Sheet),
        };
        Ok(Print {
            format,
            name: format!("{stem}-{what}"),
            role,
            cover: render::cover(&set, words)?,
            frame: frame.map(|frame| (growing.next().unwrap_or(0), frame)),
            parts: (set.sheets.len().div_ceil(PART), 0),
            sheets: 0,
            waiting: Vec::new(),
        })
    }

    /// The names of the files, and whether they grow.
    pub fn names(&self) -> (bool, Vec<(String, Role)>) {
        let parts = if self.frame.is_some() { 1 } else { self.parts.0 };
        (self.frame.is_some(), (1..=parts).map(|part| (self.file(part), self.role)).collect())
    }

    /// The name of a part; of several they sort as they follow one another.
    fn file(&self, part: usize) -> String {
        let (name, extension) = (&self.name, self.format.extension);
        match self.parts.0 {
            count if count > 1 && self.frame.is_none() => {
                let digits = count.to_string().len();
                format!("{name}-{part:0digits$}.{extension}")
            }
            _ => format!("{name}.{extension}"),
        }
    }

    /// What these files show.
    pub fn role(&self) -> Role {
        self.role
    }

    /// Whether a file is called like the whole or like a part, as `week3-sheets.pdf` and `week3-sheets-02.pdf`, and is
    /// none of these: a class of another size had it.
    pub fn is_left_over(&self, file: &str) -> bool {
        self.frame.is_none() && self.is_part(file) && (1..=self.parts.0).all(|part| self.file(part) != file)
    }

    fn is_part(&self, file: &str) -> bool {
        let ending = format!(".{}", self.format.extension);
        let middle = file.strip_prefix(&self.name).and_then(|rest| rest.strip_suffix(&ending));
        middle.is_some_and(|middle| {
            let number = middle.strip_prefix('-').unwrap_or("0");
            (middle.is_empty() || middle.starts_with('-'))
                && !number.is_empty()
                && number.bytes().all(|digit| digit.is_ascii_digit())
        })
    }

    /// Adds the next sheet.
    ///
    /// # Errors
    /// See above.
    pub fn add(&mut self, piece: String, sink: &mut impl Sink) -> Result<(), ClassError> {
        match &self.frame {
            Some((place, frame)) => {
                let before = if self.sheets == 0 { &frame.before } else { frame.between };
                sink.write(*place, before.as_bytes())?;
                sink.write(*place, piece.as_bytes())?;
            }
            None => self.waiting.push(piece),
        }
        self.sheets += 1;
        if self.waiting.len() == PART { self.write_part(sink) } else { Ok(()) }
    }

    /// Ends the file, or writes the last part.
    ///
    /// # Errors
    /// See above.
    pub fn finish(&mut self, sink: &mut impl Sink) -> Result<(), ClassError> {
        match &self.frame {
            Some((place, frame)) => Ok(sink.write(*place, frame.after.as_bytes())?),
            None if self.waiting.is_empty() => Ok(()),
            None => self.write_part(sink),
        }
    }

    fn write_part(&mut self, sink: &mut impl Sink) -> Result<(), ClassError> {
        self.parts.1 += 1;
        let name = self.file(self.parts.1);
        let Some(bytes) = render::part(self.format, &self.cover, &self.waiting) else { return Ok(()) };
        let bytes = bytes.map_err(|error| ClassError::Render(error, Some(name.clone())))?;
        self.waiting.clear();
        Ok(sink.write_whole(&name, self.role, &bytes)?)
    }
}
