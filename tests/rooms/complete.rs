//! What a game, a kind, a format, a block or a message still lacks, all at once: who adds one runs this test and reads the
//! list.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::sheets::settings::SETTINGS;
use crate::document::{LANGUAGES, keys};
use crate::render::FORMATS;
use crate::{exercise, rules};

/// A file of the project as text; empty if it is not there.
fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap_or_default()
}

/// The files of a folder and of those in it that end with this, as paths and texts.
fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    fn gather(folder: &Path, ending: &str, all: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                gather(&path, ending, all);
            } else if path.extension().is_some_and(|found| found == ending) {
                let text = fs::read_to_string(&path).expect("a text");
                all.push((path.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    let mut all = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut all);
    all
}

/// The code of the sources, without comments and tests.
fn code() -> Vec<(String, String)> {
    let is_code = |(path, _): &(String, String)| !path.ends_with("tests.rs");
    let plain = |(path, text): (String, String)| {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        (path, lines.join("\n"))
    };
    files("src", "rs").into_iter().filter(is_code).map(plain).collect()
}

/// The words of a list in a text, each the first string of its line.
fn listed<'t>(text: &'t str, list: &str) -> Vec<&'t str> {
    let (_, from) = text.split_once(list).expect("the list");
    let (within, _) = from.split_once("\n];").expect("its end");
    within.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split('"').next()).collect()
}

#[test]
fn nothing_is_missing() {
    let mut missing: Vec<String> = Vec::new();
    let mut needs = |is_there: bool, what: &dyn Fn() -> String| {
        if !is_there {
            missing.push(what());
        }
    };
    let (pictures, drawings, games) =
        (file("tests/pictures/cases.txt"), file("src/picture/mod.rs"), file("src/exercise/games/mod.rs"));
    let (routes, theories) = (file("tests/rooms/routes.rs"), file("src/solver/special/mod.rs"));
    for family in rules::ALL {
        let name = family.name;
        let quoted = format!("\"{name}\"");
        let is_octal = rules::parse_game(&family.game()).is_ok_and(|rules| rules.code().is_some());
        needs(is_octal || !file(&format!("tests/truth/{name}.csv")).is_empty(), &|| {
            format!("game {name}: rows from the literature in tests/truth/{name}.csv")
        });
        for size in ["-small: ", ": ", "-large: "] {
            needs(pictures.contains(&format!("\n{name}{size}{name}")), &|| {
                format!("game {name}: a line `{name}{size}{name} …` in tests/pictures/cases.txt")
            });
        }
        needs(drawings.contains(&format!("{quoted},")), &|| {
            format!("game {name}: how it is drawn and touched, a line in DRAWINGS of src/picture/mod.rs")
        });
        needs(games.contains(&quoted), &|| {
            format!("game {name}: what exercises say of it, a line in GAMES of src/exercise/games/mod.rs")
        });
        needs(is_octal || theories.contains(&format!("({quoted}, ")), &|| {
            format!("game {name}: its theorem for `solve` and `values`, a line in SPECIAL of src/solver/special/mod.rs")
        });
        needs(is_octal || routes.contains(name), &|| {
            format!("game {name}: positions for both routes, a strategy in tests/rooms/routes.rs")
        });
    }
    let sheets: String = files("exercises", "yaml").into_iter().map(|(_, text)| text).collect();
    for kind in exercise::KINDS {
        let name = kind.name;
        needs(!file(&format!("tests/sheets/{name}.yaml")).is_empty(), &|| {
            format!("kind {name}: a sheet whose key is read by eye, tests/sheets/{name}.yaml")
        });
        needs(SETTINGS.iter().any(|(known, _)| *known == name), &|| {
            format!("kind {name}: its settings in tests/rooms/sheets/settings.rs")
        });
        needs(exercise::names::all(name).len() == LANGUAGES.len(), &|| {
            format!("kind {name}: its names in the other languages, in src/exercise/names.rs")
        });
        needs(sheets.contains(&format!("kind: {name}")), &|| {
            format!("kind {name}: a sheet in exercises/ that teaches it")
        });
    }
    let platforms = file("book/guide/05-platforms.md") + &file("book/guide/08-formats-and-languages.md");
    let tests: String =
        files("tests/rooms", "rs").into_iter().chain(files("tests/it", "rs")).map(|(_, text)| text).collect();
    for format in FORMATS {
        let name = format.name;
        needs(platforms.contains(&format!("`{name}`")), &|| {
            format!("format {name}: a row in book/guide/08-formats-and-languages.md, or 05-platforms.md for a bank")
        });
        needs(tests.contains(&format!("\"{name}\"")), &|| {
            format!("format {name}: a test that reads it back, in tests/rooms/banks or tests/it")
        });
    }
    let (authors, blocks) =
        (file("book/guide/06-your-book.md") + &file("book/A-write-your-own.md"), file("src/book/block/mod.rs"));
    let book: String = files("tests/book/small", "md").into_iter().map(|(_, text)| text).collect();
    for word in listed(&blocks, "pub const KINDS") {
        needs(authors.contains(&format!("`{word}")), &|| {
            format!("block {word}: a row for authors in book/guide/06-your-book.md")
        });
        needs(book.contains(&format!("```{word}")), &|| format!("block {word}: a use of it in tests/book/small"));
    }
    let english: BTreeSet<String> = keys(LANGUAGES[0].messages).into_keys().collect();
    for (path, text) in code() {
        for made in ["Phrase::new(\"", "Misconception::new(\""] {
            for key in text.split(made).skip(1).filter_map(|rest| rest.split('"').next()) {
                needs(english.contains(key), &|| format!("message {key} of {path}: templates/lang/en.ftl has none"));
            }
        }
    }
    // What is to be translated comes last: all else can be done without a word of another language.
    for language in &LANGUAGES[1..] {
        let known = keys(language.messages);
        for key in english.iter().filter(|key| !known.contains_key(*key)) {
            needs(false, &|| format!("message {key}: templates/lang/{}.ftl has none; English is shown", language.code));
        }
    }
    assert!(missing.is_empty(), "{} things are missing:\n{}", missing.len(), missing.join("\n"));
}

/// A kind or game is what its file says: no other room asks for one by its name. Names that are also words of something
/// else are left out.
#[test]
fn no_kind_or_game_is_named_outside_its_room() {
    let all = code();
    let kinds = exercise::KINDS.iter().map(|kind| kind.name).filter(|name| name.contains('-') && *name != "nim-sum");
    // A field of solutions, and a class of shapes.
    let games = rules::ALL.iter().map(|family| family.name).filter(|name| !["grundy", "queen"].contains(name));
    let rooms = |name: &'static str, rooms: &'static [&'static str]| (name, rooms);
    let names = kinds.map(|name| rooms(name, &["exercise"]));
    let names = names.chain(games.map(|name| rooms(name, &["exercise", "rules", "solver", "picture"])));
    let mut named = Vec::new();
    for (name, rooms) in names {
        for (path, text) in &all {
            let is_at_home = rooms.iter().any(|room| path.contains(&format!("/src/{room}/")));
            if !is_at_home && text.contains(&format!("\"{name}\"")) {
                named.push(format!("{name} in {path}"));
            }
        }
    }
    assert_eq!(named, [""; 0]);
}
