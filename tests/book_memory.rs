//! A book built from what an earlier build has kept is the book built from nothing.
//!
//! Representation: the small book is built, then changed in one place; how many chapters are kept is known by
//! hand. Each book is compared whole, as a document, with its certificates.
//! Failure: a chapter that is kept although something that it depends on has changed, or written anew in vain.

use std::fs;
use std::path::{Path, PathBuf};

use nimbook::book::{self, Built, File, Folder, Memory, Options};
use nimbook::source::Text;

/// The small book: English, with a Hungarian translation, three chapters each.
fn small() -> Folder {
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

/// The book with a file in which the one place where `old` stands says `new`.
fn changed(file: &str, old: &str, new: &str) -> Folder {
    let mut folder = small();
    let file = folder.files.iter_mut().find(|it| it.path == file).expect("a file of the book");
    assert_eq!(file.text.content.matches(old).count(), 1, "{old}");
    file.text = Text::new(file.text.name.clone(), &file.text.content.replace(old, new));
    folder
}

fn built(folder: &Folder, language: &str, memory: Option<&Memory>) -> Built {
    let options = Options { language, complete: false, memory, program: "test" };
    book::build(folder, &options).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// A change in one place, and how many of the three chapters of a language are kept then.
struct Case {
    file: &'static str,
    old: &'static str,
    new: &'static str,
    language: &'static str,
    kept: usize,
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    // Words of one chapter, in either language, and the number that one of its tables is about.
    Case { file: "02-values.md", old: "One heap.", new: "One heap only.", language: "en", kept: 2 },
    Case { file: "02-values.md", old: "trios 7", new: "trios 6", language: "en", kept: 2 },
    Case { file: "hu/02-values.md", old: "# Értékek", new: "# Új értékek", language: "hu", kept: 2 },
    // A translation takes statements from the English chapters, and no words.
    Case { file: "02-values.md", old: "One heap.", new: "One heap only.", language: "hu", kept: 3 },
    // A statement, which later ones may rest on; a label; a number before others; every file that is no chapter.
    Case { file: "01-heaps.md", old: "exists b: a < b", new: "exists b: b = a + 1", language: "en", kept: 0 },
    Case { file: "01-heaps.md", old: "exists b: a < b", new: "exists b: b = a + 1", language: "hu", kept: 0 },
    Case { file: "02-values.md", old: "{#tables}", new: "{#more-tables}", language: "en", kept: 0 },
    Case { file: "01-heaps.md", old: "## Two heaps {#two-heaps}", new: "## Before\n\n## Two heaps {#two-heaps}", language: "en", kept: 0 },
    Case { file: "glossary.yaml", old: "A pile of tokens.", new: "A pile of stones.", language: "en", kept: 0 },
    Case { file: "book.yaml", old: "year: 1902", new: "year: 1901", language: "en", kept: 0 },
    Case { file: "claims/more.claims", old: "Two facts", new: "Two small facts", language: "en", kept: 0 },
];

#[test]
fn what_has_not_changed_is_kept_and_nothing_else() {
    for case in CASES {
        let name = format!("{}: {}", case.file, case.new);
        let first = built(&small(), case.language, None);
        let memory = Memory::from_bytes(&first.memory.to_bytes());
        let again = built(&small(), case.language, Some(&memory));
        assert_eq!((first.kept, again.kept, again.decided), (0, 3, first.decided), "{name}");
        assert_eq!(again.book, first.book, "{name}");

        let folder = changed(case.file, case.old, case.new);
        let (with, without) = (built(&folder, case.language, Some(&memory)), built(&folder, case.language, None));
        assert_eq!((with.kept, with.decided, &with.lock), (case.kept, without.decided, &without.lock), "{name}");
        assert_eq!(with.book, without.book, "{name}");
    }
}

#[test]
fn warnings_are_told_by_every_build() {
    let folder = changed("02-values.md", "One heap.", "One heap of 99.");
    let first = built(&folder, "en", None);
    let again = built(&folder, "en", Some(&first.memory));
    assert_eq!((first.warnings.len(), again.warnings.len(), again.kept), (1, 1, 2));
}

#[test]
fn another_program_and_a_damaged_file_are_not_believed() {
    let first = built(&small(), "en", None);
    let options = Options { language: "en", complete: false, memory: Some(&first.memory), program: "another" };
    assert_eq!(book::build(&small(), &options).map(|built| built.kept).ok(), Some(0));
    let bytes = first.memory.to_bytes();
    for at in (0..bytes.len()).step_by(97) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert_eq!(built(&small(), "en", Some(&Memory::from_bytes(&damaged))).kept, 0, "byte {at}");
    }
    assert_eq!(built(&small(), "en", Some(&Memory::from_bytes(&bytes[..bytes.len() / 2]))).kept, 0);
    assert_eq!(built(&small(), "en", Some(&Memory::from_bytes(b""))).kept, 0);
}

/// The program, run on the small book in a folder of its own: what it prints.
fn run(home: &Path, options: &[&str]) -> String {
    let small = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book/small");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_nimbook"));
    let done = command.current_dir(home).arg("book").arg(small).args(["--out", "out"]).args(options).output();
    let done = done.expect("the program runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("UTF-8")
}

#[test]
fn the_program_says_what_it_keeps_and_a_check_keeps_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let kept = "  3 chapters as the last build has left them, since nothing in them has changed\n";
    assert!(!run(home.path(), &[]).contains(kept));
    assert!(run(home.path(), &[]).contains(kept));
    assert!(run(home.path(), &["--json"]).contains("\"kept\": 3"));
    assert!(!run(home.path(), &["--check"]).contains(kept));
}

#[cfg(unix)]
#[test]
fn a_link_in_the_place_of_the_kept_chapters_is_not_followed() {
    let home = tempfile::tempdir().expect("a folder");
    fs::create_dir(home.path().join("out")).expect("a folder");
    fs::write(home.path().join("precious"), "precious").expect("it can be written");
    std::os::unix::fs::symlink("../precious", home.path().join("out/.nimbook-memory")).expect("a link");
    run(home.path(), &[]);
    assert_eq!(fs::read_to_string(home.path().join("precious")).expect("still there"), "precious");
    assert!(run(home.path(), &[]).contains("3 chapters as the last build"));
}
