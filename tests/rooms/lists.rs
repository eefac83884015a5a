//! Lists at the top of rooms against their folders: a forgotten line fails by name. `rules` and `solver`
//! have the same test inside.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{document, exercise, render};

/// The names of the files of a folder with this ending, without those that hold no entry of a list.
fn files(folder: &str, ending: &str, others: &[&str]) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(ending).map(str::to_owned))
        .filter(|name| !others.contains(&name.as_str()))
        .collect()
}

/// The list is sorted, and its names are those of the files.
fn check(list: &[&str], files: &BTreeSet<String>) {
    assert!(list.is_sorted(), "not in alphabetical order: {list:?}");
    let listed: BTreeSet<String> = list.iter().map(|name| name.replace('-', "_")).collect();
    assert_eq!(&listed, files, "left: listed, right: files");
}

#[test]
fn every_kind_has_its_file() {
    let list: Vec<&str> = exercise::KINDS.iter().map(|kind| kind.name).collect();
    check(&list, &files("src/exercise/kinds", ".rs", &["mod"]));
}

#[test]
fn every_format_has_its_file() {
    let list: Vec<&str> = render::FORMATS.iter().map(|format| format.name).collect();
    // A program that is built without PDF does not have it.
    let without: &[&str] = if cfg!(feature = "pdf") { &[] } else { &["pdf"] };
    check(&list, &files("src/render/formats", ".rs", without));
}

#[test]
fn every_language_has_its_file() {
    let list: Vec<&str> = document::LANGUAGES.iter().map(|language| language.code).collect();
    check(&list, &files("templates/lang", ".ftl", &[]));
}

/// What a second route shares with the first is visible: of its own room it names `second` and the types of a
/// kind alone. What it calls in its own file stands there to be read.
#[test]
fn second_routes_name_nothing_of_their_room_but_second() {
    let words = |text: &str| -> BTreeSet<String> {
        let word = |character: char| character.is_alphanumeric() || character == '_';
        text.split(|character| !word(character)).filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    let mut read = 0;
    for name in files("src/exercise/kinds", ".rs", &["mod"]) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/exercise/kinds/{name}.rs"));
        let source = fs::read_to_string(path).expect("it was listed");
        let Some((_, route)) = source.split_once("fn second_route(") else { continue };
        let named = words(route.split("\n}\n").next().unwrap_or_default());
        for import in source.split("\nuse ").skip(1).filter_map(|rest| rest.split(';').next()) {
            let own_room = import.starts_with("super::") || import.starts_with("crate::exercise::");
            if own_room && !import.starts_with("crate::exercise::second::") {
                let types = ["crate", "exercise", "super", "self", "Task", "Verifier"];
                let last = import.rsplit("::").next().unwrap_or_default();
                let imported = words(if last.contains("self") { import } else { last });
                let shared: Vec<String> =
                    imported.intersection(&named).filter(|name| !types.contains(&name.as_str())).cloned().collect();
                assert!(shared.is_empty(), "{name}: the second route names {shared:?}");
            }
        }
        read += 1;
    }
    assert_eq!(read, exercise::KINDS.len() - 1, "every kind but the preset has a second route in its file");
}
