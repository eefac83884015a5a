//! The files of a book, and what each of them is.
//!
//! Representation: pairs of a path below the folder of the book, with `/`, and a text whose name is the one
//! that messages show. Chapters are `NN-label.md`, appendices `A-label.md`; those of another language are in a folder
//! of its code.
//! Failure: a name that is not a chapter's, two chapters of one number.

use crate::source::{Diagnostic, Text, suggest};

use super::diagnostics::BookDiagnostics;

/// The number of the first appendix.
const APPENDIX: u64 = 100;

/// A file: its path below the folder of the book, and its text.
#[derive(Clone, Debug)]
pub struct File {
    /// The path, like `sources/baron.yaml`.
    pub path: String,
    /// The text, named as the user would name it.
    pub text: Text,
}

/// All files of a book.
#[derive(Clone, Debug, Default)]
pub struct Folder {
    /// In alphabetical order of their paths.
    pub files: Vec<File>,
}

/// The name of a chapter, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The index of its file.
    pub file: usize,
    /// Its number, which no other chapter of the language has; those of appendices begin with [`APPENDIX`].
    pub number: u64,
    /// The number that readers see; empty where they see none.
    pub shown: String,
    /// `05-patterns`
    pub stem: String,
    /// `patterns`
    pub label: String,
}

impl Folder {
    /// The folder with its files in order.
    pub fn new(mut files: Vec<File>) -> Folder {
        files.sort_by(|one, other| one.path.cmp(&other.path));
        Folder { files }
    }

    /// The index of a file.
    pub fn find(&self, path: &str) -> Option<usize> {
        self.files.iter().position(|file| file.path == path)
    }

    /// The files directly below a folder.
    pub fn below<'f>(&'f self, folder: &'f str) -> impl Iterator<Item = (usize, &'f File)> {
        let inside = move |file: &File| {
            file.path
                .strip_prefix(folder)
                .and_then(|rest| rest.strip_prefix('/'))
                .is_some_and(|rest| !rest.contains('/'))
        };
        self.files.iter().enumerate().filter(move |(_, file)| inside(file))
    }

    /// The text of a file.
    pub fn text(&self, file: usize) -> &Text {
        &self.files[file].text
    }

    /// The name that messages show for a file that may not be there, from that of one which is.
    pub fn named(&self, path: &str) -> String {
        let root = self.files.first().and_then(|file| file.text.name.strip_suffix(&file.path));
        format!("{}{path}", root.unwrap_or_default())
    }

    /// The chapters of a language in order; English has no folder of its own.
    pub fn chapters(&self, language: &str, diagnostics: &mut BookDiagnostics) -> Vec<Name> {
        let prefix = if language == "en" { String::new() } else { format!("{language}/") };
        let mut names: Vec<Name> = Vec::new();
        for (index, file) in self.files.iter().enumerate() {
            let Some(name) = file.path.strip_prefix(&prefix) else { continue };
            let Some(stem) = name.strip_suffix(".md").filter(|stem| !stem.contains('/')) else { continue };
            let Some((number, label)) = chapter(stem) else {
                let message = format!("`{stem}.md` is not the name of a chapter");
                let help =
                    "name it with its number and a label, like `05-patterns.md`, or `A-games.md` for an appendix";
                diagnostics.add(index, Diagnostic::new("bad-chapter-name", 0..0, message, help));
                continue;
            };
            let shown = if number < APPENDIX { number.to_string() } else { stem[..1].to_owned() };
            names.push(Name { file: index, number, shown, stem: stem.to_owned(), label });
        }
        names.sort_by_key(|name| name.number);
        for pair in names.windows(2).filter(|pair| pair[0].number == pair[1].number) {
            let message = format!("`{}` has the same number", self.text(pair[0].file).name);
            let fault = Diagnostic::new("same-number", 0..0, message, "give one of the two another number");
            diagnostics.add(pair[1].file, fault);
        }
        names
    }

    /// The path nearest to one that does not exist.
    pub fn nearest(&self, path: &str) -> Option<&str> {
        suggest(path, self.files.iter().map(|file| file.path.as_str()))
    }
}

/// Whether these are the names of files of chapters, and the first comes before the second.
pub fn precedes(one: &str, other: &str) -> bool {
    let number = |name: &str| chapter(name.strip_suffix(".md")?).map(|(number, _)| number);
    number(one).zip(number(other)).is_some_and(|(one, other)| one < other)
}

/// Number and label of the stem of a chapter's file.
fn chapter(stem: &str) -> Option<(u64, String)> {
    let (number, label) = stem.split_once('-')?;
    let number = match number.as_bytes() {
        [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => u64::from(tens - b'0') * 10 + u64::from(ones - b'0'),
        [letter @ b'A'..=b'Z'] => APPENDIX + u64::from(letter - b'A'),
        _ => return None,
    };
    let plain = |character: char| character.is_ascii_lowercase() || character.is_ascii_digit() || character == '-';
    let named = !label.is_empty() && label.chars().all(plain);
    named.then(|| (number, label.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_come_in_the_order_of_their_numbers() {
        let file = |path: &str| File { path: path.to_owned(), text: Text::new(path, "# Title\n") };
        let files =
            ["B-b.md", "00-before.md", "10-last.md", "A-a.md", "02-first.md", "hu/02-first.md", "book.yaml"].map(file);
        let folder = Folder::new(files.into());
        let mut diagnostics = BookDiagnostics::default();
        let names = folder.chapters("en", &mut diagnostics);
        let shown: Vec<(&str, &str)> = names.iter().map(|name| (&name.stem[..], &name.shown[..])).collect();
        assert_eq!(shown, [("00-before", "0"), ("02-first", "2"), ("10-last", "10"), ("A-a", "A"), ("B-b", "B")]);
        assert!(diagnostics.is_empty());
        assert_eq!(folder.chapters("hu", &mut diagnostics)[0].label, "first");
    }

    #[test]
    fn other_names_are_faults() {
        for name in ["Patterns.md", "5-patterns.md", "AB-games.md", "a-games.md", "05-Patterns.md", "05.md"] {
            let folder = Folder::new(vec![File { path: name.to_owned(), text: Text::new(name, "") }]);
            let mut diagnostics = BookDiagnostics::default();
            assert!(folder.chapters("en", &mut diagnostics).is_empty());
            assert!(!diagnostics.is_empty(), "{name}");
        }
    }

    #[test]
    fn example_of_precedes() {
        assert!(crate::book::precedes("04-patterns.md", "11-sums.md"));
        assert!(crate::book::precedes("11-sums.md", "A-games.md"));
        assert!(!crate::book::precedes("notes.md", "11-sums.md"));
    }
}
