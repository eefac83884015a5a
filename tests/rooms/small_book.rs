//! The small book of `tests/book/small` as the library builds it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::book::{self, File, Folder, Options};
use crate::document::book::{Book, Part};
use crate::document::{LANGUAGES, Words};
use crate::render::hosted;
use crate::source::Text;

/// Every file of the book, as the program would read it.
pub(super) fn small() -> Folder {
    fn gather(folder: &Path, root: &Path, found: &mut Vec<File>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path: PathBuf = entry.expect("an entry").path();
            if path.is_dir() {
                gather(&path, root, found);
            } else {
                let name = path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
                let content = fs::read_to_string(&path).expect("a text");
                found.push(File { text: Text::new(name.clone(), &content), path: name });
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book/small");
    let mut files = Vec::new();
    gather(&root, &root, &mut files);
    Folder::new(files)
}

#[test]
fn the_small_book_has_every_kind_of_block() {
    let all: String =
        small().files.iter().filter(|file| !file.path.contains('/')).map(|file| &*file.text.content).collect();
    for word in book::blocks() {
        let used =
            all.lines().filter_map(|line| line.strip_prefix("```")).any(|info| info.split(' ').next() == Some(word));
        assert!(used, "no block `{word}`");
    }
}

#[test]
fn a_translation_has_the_statements_of_its_original() {
    let built = |language| book::build(&small(), &Options { language, complete: true }).expect("no faults").book;
    let (english, hungarian) = (built("en"), built("hu"));
    assert_eq!((hungarian.title.as_str(), hungarian.chapters.len()), ("Kis nimkönyv", english.chapters.len()));
    let statements = |book: &Book| -> Vec<(String, String, String)> {
        let parts = book.chapters.iter().flat_map(|chapter| &chapter.parts);
        let stated = parts.filter_map(|part| match part {
            Part::Statement(it) => Some(it),
            _ => None,
        });
        stated.map(|it| (it.label.clone(), format!("{:?}", it.heading), it.formula.clone())).collect()
    };
    assert_eq!(statements(&hungarian), statements(&english));
    assert_eq!(statements(&english).len(), 9);
}

/// How long a chapter takes with so many links to itself, as a page.
fn linked(links: usize) -> Duration {
    let file = |name: &str, content: &str| File { path: name.to_owned(), text: Text::new(name, content) };
    let chapter = format!("# A\n\nLede.\n\n## One {{#one}}\n\nSee{}.\n", " [#one]".repeat(links));
    let folder = Folder::new(vec![file("book.yaml", "title: B\nlanguages: [en]\n"), file("01-a.md", &chapter)]);
    let start = Instant::now();
    let built = book::build(&folder, &Options { language: "en", complete: false }).expect("no faults").book;
    let page = hosted(&built, &Words::new(&LANGUAGES[0]).expect("words")).expect("a page").concat().concat();
    let took = start.elapsed();
    assert_eq!(page.matches("<a class=\"ref\"").count(), links);
    took
}

#[test]
fn each_link_takes_as_long_as_any_other() {
    let (few, many) = (linked(5_000), linked(40_000));
    // Eight times as many; to look through all of them for each would take sixty-four times as long.
    assert!(many < few * 24, "{few:?}, {many:?}");
}

/// A question of a book is named by the chapter and its place there.
#[test]
fn rules_said_before_are_referred_to_by_chapter_and_number() {
    let file = |name: &str, content: &str| File { path: name.to_owned(), text: Text::new(name, content) };
    let first = "```exercises #first\nexercises:\n  - {id: mex, kind: mex}\n```\n";
    let second = "```exercises #second\nexercises:\n  - {id: a, kind: outcome, game: rim}\n  \
        - {id: b, kind: winning-moves, game: rim}\n```\n";
    let folder = Folder::new(vec![
        file("book.yaml", "title: B\nlanguages: [en]\n"),
        file("01-a.md", "# A\n\nLede.\n"),
        file("02-b.md", &format!("# B\n\nLede.\n\n## One {{#one}}\n\n{first}\n{second}")),
    ]);
    let built = book::build(&folder, &Options { language: "en", complete: false }).expect("no faults").book;
    let page = hosted(&built, &Words::new(&LANGUAGES[0]).expect("words")).expect("a page").concat().concat();
    let text = "<strong>Rim.</strong> The rules are those of exercise <bdi class=\"pos\">2.2</bdi>.";
    assert_eq!((page.matches(text).count(), page.matches("The rules are those").count()), (1, 1));
}
