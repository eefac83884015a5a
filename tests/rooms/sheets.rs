//! Sheets from end to end: the data of every kind against snapshots that were read by eye, and what must hold
//! for every page, sheet, seed and variant.
//!
//! Each file `tests/sheets/<kind>.yaml` shows the variety of one kind; its key is in `tests/sheets/json/`.
//! Look at the pages with `NIMBOOK_LOOK=folder cargo test --lib tests::sheets`.

mod damage;
mod ids;
mod kept;
mod levels;
mod on_paper;
pub mod settings;
mod sums;
mod variants;
mod versions;
mod words;
mod worth;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::document::{LANGUAGES, Show, Words};
use crate::exercise::{KINDS, Verifier};
use crate::render::{Templates, render};
use crate::sheet::{self, Plan, Sheet};
use crate::source::Text;
use crate::tests::{pages, text_formats};

/// A folder of the project.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The stems and texts of the YAML files of a folder, by name.
fn specs(name: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = std::fs::read_dir(folder(name))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
        .map(|path| {
            let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (stem, std::fs::read_to_string(path).expect("it can be read"))
        })
        .collect();
    found.sort();
    found
}

fn plan(name: &str, yaml: &str) -> Plan {
    let spec = sheet::read(&Text::new(name, yaml)).unwrap_or_else(|faults| panic!("{faults}"));
    Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"))
}

thread_local! {
    /// What one test has searched it need not search again.
    static VERIFIER: RefCell<Verifier> = RefCell::default();
}

fn drawn(plan: &Plan, variant: u64) -> Sheet {
    let sheet = VERIFIER.with_borrow_mut(|verifier| Sheet::draw(plan, variant, 0, verifier));
    sheet.unwrap_or_else(|error| panic!("variant {variant}: {error:?}"))
}

/// A writer of sheets in English.
struct Press {
    words: Words,
    templates: Templates,
}

impl Press {
    fn new() -> Press {
        Press {
            words: Words::new(&LANGUAGES[0]).expect("English speaks"),
            templates: Templates::built_in().expect("they compile"),
        }
    }

    fn print(&self, plan: &Plan, sheet: &Sheet, shows: Show, format: &str) -> String {
        let document = sheet.document(plan, "en", shows);
        let files = render(format, &document, &self.words, &self.templates);
        let files = files.unwrap_or_else(|error| panic!("{format}: {error}"));
        String::from_utf8(files.into_iter().flat_map(|file| file.bytes).collect()).expect("text is UTF-8")
    }
}

/// The key of every kind as data, with all its words, was read by eye.
#[test]
fn every_kind_says_what_it_should() {
    let specs = specs("tests/sheets");
    let names: Vec<&str> = specs.iter().map(|(name, _)| name.as_str()).collect();
    let kinds: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(names, kinds, "each kind has one file in tests/sheets, named after it");
    let press = Press::new();
    for (name, yaml) in &specs {
        let plan = plan(name, yaml);
        assert!(plan.spec.exercises.iter().all(|asked| asked.kind.name == name), "{name} shows another kind");
        let text = press.print(&plan, &drawn(&plan, 0), Show::Key, "json");
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("../sheets/json");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.add_filter(r"(?m)^ +", "");
        settings.bind(|| insta::assert_snapshot!(format!("{name}-key"), text));
    }
}

/// Pages of every kind are sound, from left to right and from right to left, and say what the data say.
#[test]
fn every_kind_has_sound_pages() {
    let press = Press::new();
    let hebrew = Words::from_messages("he", true, LANGUAGES[0].messages);
    let turned = Press { words: hebrew.expect("the messages parse"), ..Press::new() };
    for (name, yaml) in specs("tests/sheets") {
        let plan = plan(&name, &yaml);
        let sheet = drawn(&plan, 0);
        let (count, exercises) = (sheet.drawn().len(), plan.spec.exercises.len());
        for (press, dir) in [(&press, "dir=\"ltr\""), (&turned, "dir=\"rtl\"")] {
            for (suffix, shows) in [("", Show::Questions), ("-folded", Show::Folded), ("-key", Show::Key)] {
                let html = press.print(&plan, &sheet, shows, "html");
                pages::look(&format!("{name}{suffix}.html"), &html);
                pages::sound(&html);
                assert!(html.lines().nth(1).is_some_and(|line| line.contains(dir)), "{name}");
                let solutions = if shows == Show::Questions { 0 } else { count };
                assert_eq!(html.matches("<section class=\"exercise\"").count(), exercises, "{name}");
                assert_eq!(html.matches("<p class=\"solution\">").count(), solutions, "{name}");
                let md = press.print(&plan, &sheet, shows, "md");
                pages::markdown(&md);
                assert_eq!(md.matches("\n## ").count(), exercises, "{name}");
                assert_eq!(md.matches("\nRoutes: ").count(), solutions, "{name}");
            }
        }
    }
}

#[test]
fn every_sheet_of_exercises_builds_in_every_format() {
    let press = Press::new();
    let mut taught = BTreeSet::new();
    for (name, yaml) in specs("exercises") {
        let plan = plan(&name, &yaml);
        taught.extend(plan.spec.exercises.iter().map(|asked| asked.kind.name));
        let first = yaml.lines().next().unwrap_or_default();
        assert!(first.starts_with("# ") && first.len() > 20, "{name} begins with a comment that says what it teaches");
        for language in crate::document::AUTHOR_LANGUAGES {
            assert!(plan.spec.title.get(language).is_some(), "the title of {name} lacks {language}");
        }
        let few = first.contains(&format!("only {} variants", plan.variants()));
        assert!(plan.variants() >= 30 || few, "{name} has {} variants and does not say so", plan.variants());
        for variant in [0, 1, plan.variants() - 1] {
            let sheet = drawn(&plan, variant);
            for format in text_formats() {
                for shows in [Show::Questions, Show::Folded, Show::Key] {
                    assert!(!press.print(&plan, &sheet, shows, format.name).is_empty());
                }
            }
        }
    }
    let kinds: BTreeSet<&str> = KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(taught, kinds, "the sheets together teach every kind");
}
