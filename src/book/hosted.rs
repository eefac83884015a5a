//! The blocks of a book that another program makes: judged and computed as those of one book, so that definitions
//! hold in every later chapter; the program's own Markdown is left to it.
//!
//! Representation: chapters with everything but their blocks blanked out, byte for byte, so that every place is the
//! place in its chapter. Words that are not a kind of block are code of the other program.
//! Failure: all faults of all blocks, each in its file.
//!
//! `src/render/formats/html/host.rs` nests the book's stylesheet below one class.

use crate::document::book::{Book, Part, Prose};
use crate::source::{Diagnostic, Diagnostics, Span, Text, suggest};

use super::block::{KINDS, ended_early, misplaced};
use super::diagnostics::BookDiagnostics;
use super::folder::{File, Folder, Name};
use super::joined_text::blank;
use super::lock::{self, Lock};
use super::markdown::{Fence, Piece, pieces};
use super::outline::{Outline, anchor};
use super::register;
use super::settings;
use super::translation::ORIGINAL;
use super::writer::Context;
use super::{cited, judge, read, sources, written};

/// A chapter of another program.
#[derive(Clone, Debug)]
pub struct HostChapter {
    /// Its file below the folder of all chapters, like `part/one.md`.
    pub path: String,
    /// Its number there, like `2.1`; empty where it has none.
    pub number: String,
    /// What it is called.
    pub title: String,
    /// Its Markdown, named as the user would name its file.
    pub text: Text,
}

/// What the blocks of a book become.
#[derive(Clone, Debug)]
pub struct Hosted {
    /// The chapters, each with its blocks as its only parts. Links lead to files named like those of the chapters.
    pub book: Book,
    /// For each chapter the places of its blocks, in their order.
    pub places: Vec<Vec<Span>>,
    /// Words that look like a misspelt kind of block.
    pub warnings: Vec<Diagnostics>,
}

/// The blocks of chapters in the order of the book, with the `others`: claims, works and the like.
///
/// # Errors
/// Every fault of every block, and of the other files.
pub fn hosted(chapters: &[HostChapter], others: Vec<File>) -> Result<Hosted, Vec<Diagnostics>> {
    let mut diagnostics = BookDiagnostics::default();
    let places: Vec<Vec<Span>> = chapters.iter().map(|chapter| blocks(&chapter.text.content)).collect();
    let (folder, names) = folder(chapters, &places, others);
    for (chapter, name) in chapters.iter().zip(&names) {
        misspelt(&chapter.text.content).for_each(|warning| diagnostics.warn(name.file, warning));
        diagnostics.add_all(name.file, misplaced(&chapter.text.content));
        diagnostics.add_all(name.file, ended_early(&chapter.text.content));
    }
    let settings = folder.find("book.yaml").map(|file| {
        let (settings, checked) = settings::read(folder.text(file));
        diagnostics.take(file, checked);
        settings
    });
    let glossary = read(&folder, "glossary.yaml", register::glossary, &mut diagnostics).unwrap_or_default();
    let mut lock = read(&folder, lock::NAME, Lock::read, &mut diagnostics).unwrap_or_default();
    let cites = settings.as_ref().map_or(&[][..], |settings| &settings.cites);
    let cites = cited(&folder, cites, &mut diagnostics);
    let (register, numbers) = sources(&folder, &mut diagnostics);
    let mut outline = Outline::new(&folder, names, None, &mut diagnostics);
    // The other program has their titles.
    outline.chapters.iter_mut().for_each(|chapter| chapter.title = Some(0..0));
    let judged = judge(&folder, &outline, &mut diagnostics);
    let context = Context {
        folder: &folder,
        outline: &outline,
        works: settings.as_ref().map_or(Some(&[][..]), |settings| settings.works.as_deref()),
        cites: &cites,
        numbers: numbers.as_deref(),
        glossary: &glossary,
        judged,
        language: ORIGINAL,
        alone: false,
    };
    let (mut made, certificates) = written(&context, &register, &mut lock, &mut diagnostics);
    let mut warnings = diagnostics.check(|file| folder.text(file))?;
    warnings.retain(|of| of.list().iter().any(|warning| warning.code == MISSPELT));
    for (chapter, made) in chapters.iter().zip(&mut made) {
        made.title = Prose { markdown: chapter.title.clone(), puts: Vec::new() };
        made.parts.iter_mut().for_each(Part::without_certificate);
    }
    Ok(Hosted { book: Book { chapters: made, certificates, ..Book::default() }, places, warnings })
}

/// The chapters with nothing but their blocks, and the other files.
fn folder(chapters: &[HostChapter], places: &[Vec<Span>], others: Vec<File>) -> (Folder, Vec<Name>) {
    let path = |index: usize| format!("chapters/{index:06}.md");
    let mut files = others;
    for (index, (chapter, places)) in chapters.iter().zip(places).enumerate() {
        let text = Text::new(chapter.text.name.clone(), &masked(&chapter.text.content, places));
        files.push(File { path: path(index), text });
    }
    let folder = Folder::new(files);
    let name = |(index, chapter): (usize, &HostChapter)| {
        let (number, shown) = (index as u64 + 1, chapter.number.clone());
        let label = format!("chapter-{}", anchor(number, &shown));
        Name { file: folder.find(&path(index)).unwrap_or_default(), number, shown, stem: stem(&chapter.path), label }
    };
    let names = chapters.iter().enumerate().map(name).collect();
    (folder, names)
}

/// The path of a page without its ending; mdBook calls the page of `README.md` `index`.
fn stem(path: &str) -> String {
    let path = path.replace('\\', "/");
    let stem = path.strip_suffix(".md").unwrap_or(&path);
    let (folder, name) = stem.rfind('/').map_or(("", stem), |at| stem.split_at(at + 1));
    if name.eq_ignore_ascii_case("readme") { format!("{folder}index") } else { stem.to_owned() }
}

/// The fences of a chapter.
fn fences(content: &str) -> impl Iterator<Item = Fence> {
    pieces(content).into_iter().filter_map(|piece| match piece {
        Piece::Fence(fence) => Some(fence),
        _ => None,
    })
}

/// The places of the blocks of a chapter, with their lines of backticks.
fn blocks(content: &str) -> Vec<Span> {
    let whole = |fence: Fence| {
        let start = content[..fence.word_span.start].rfind('\n').map_or(0, |at| at + 1);
        let closing = content[fence.body.end..].find('\n').map_or(content.len(), |at| fence.body.end + at + 1);
        start..if fence.closed { closing } else { fence.body.end }
    };
    fences(content).filter(|fence| KINDS.iter().any(|(word, _)| *word == fence.word)).map(whole).collect()
}

/// The chapter with everything but these places blanked out, byte for byte.
fn masked(content: &str, places: &[Span]) -> String {
    let (mut out, mut at) = (String::with_capacity(content.len()), 0);
    for place in places {
        out += &blank(&content[at..place.start]);
        out += &content[place.clone()];
        at = place.end;
    }
    out + &blank(&content[at..])
}

const MISSPELT: &str = "unknown-block";

/// Fences whose word is close to a kind of block; the shortest words are those of other languages.
fn misspelt(content: &str) -> impl Iterator<Item = Diagnostic> {
    fences(content).filter_map(|Fence { word, word_span, .. }| {
        let near = suggest(&word, KINDS.iter().map(|(known, _)| *known))?;
        let warned = word.len() > 3 && word != near;
        let message = format!("there is no block `{word}`; did you mean `{near}`?");
        warned.then(|| Diagnostic::new(MISSPELT, word_span, message, "name another language, like `text`"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chapter(path: &str, content: &str) -> HostChapter {
        HostChapter {
            path: path.to_owned(),
            number: String::new(),
            title: path.to_owned(),
            text: Text::new(format!("src/{path}"), content),
        }
    }

    #[test]
    fn definitions_hold_in_later_chapters_and_prose_is_left_alone() {
        let one =
            chapter("README.md", "# One\n\n<b>raw</b> ![x](y.png)\n\n```define\ndefine twice(a, b) := b = 2*a\n```\n");
        let two = chapter(
            "part/two.md",
            "```rust\nfn main() {}\n```\nText\n```claim\nclaim grows: forall a, b: twice(a, b) implies a <= b\n```",
        );
        let hosted = hosted(&[one.clone(), two.clone()], Vec::new()).expect("no faults");
        let stems: Vec<&str> = hosted.book.chapters.iter().map(|chapter| chapter.stem.as_str()).collect();
        assert_eq!(stems, ["index", "part/two"]);
        assert!(matches!(&hosted.book.chapters[1].parts[..], [Part::Statement(it)] if it.label == "grows"));
        assert!(one.text.content[hosted.places[0][0].clone()].starts_with("```define\ndefine"));
        assert!(two.text.content[hosted.places[1][0].clone()].ends_with("a <= b\n```"));
        assert!(hosted.warnings.is_empty());
    }

    #[test]
    fn a_false_claim_has_its_place_in_its_chapter() {
        let false_claim = "Text.\n\n```claim\nWords.\n\nclaim less: forall a: 2*a < 3*a\n```\n";
        let faults =
            hosted(&[chapter("one.md", "# One\n"), chapter("two.md", false_claim)], Vec::new()).expect_err("false");
        let shown = crate::source::report(&faults);
        assert!(shown.starts_with("src/two.md:6:1: error[false-claim]"), "{shown}");
    }

    #[test]
    fn a_misspelt_word_is_warned_of() {
        let hosted =
            hosted(&[chapter("one.md", "```slove nim 3\n```\n\n```cpp\n```\n")], Vec::new()).expect("no faults");
        assert!(hosted.places[0].is_empty());
        assert_eq!(hosted.warnings[0].list()[0].message, "there is no block `slove`; did you mean `solve`?");
    }
}
