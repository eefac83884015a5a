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
    let list: Vec<&str> = exercise::KINDS.iter().map(|kind| kind.name()).collect();
    check(&list, &files("src/exercise/kinds", ".rs", &["mod"]));
}

#[test]
fn every_format_has_its_file() {
    let list: Vec<&str> = render::FORMATS.iter().map(|format| format.name).collect();
    check(&list, &files("src/render/formats", ".rs", &[]));
}

#[test]
fn every_language_has_its_file() {
    let list: Vec<&str> = document::page_languages().map(|language| language.code).collect();
    check(&list, &files("templates/lang", ".ftl", &[]));
}
