//! The words of exercises: every key that is used has words, and every key that has words is used.

use std::collections::BTreeSet;

use crate::document::{LANGUAGES, Show, keys};
use crate::exercise::KINDS;

use super::settings::{SETTINGS, yaml};
use super::{Press, drawn, folder, plan};

/// Folded sheets say everything that a kind can say; a missing word stops the rendering.
#[test]
fn many_exercises_of_every_kind_have_all_their_words() {
    let press = Press::new();
    for kind in KINDS {
        assert!(SETTINGS.iter().any(|(name, _)| *name == kind.about().name), "{} has no settings", kind.about().name);
    }
    for (number, setting) in SETTINGS.iter().enumerate() {
        let plan = plan("words.yaml", &yaml(&format!("words-{number}"), 1, *setting));
        for variant in 0..plan.variants().min(120) {
            let sheet = drawn(&plan, variant);
            press.print(&plan, &sheet, Show::Folded, if variant % 2 == 0 { "md" } else { "html" });
        }
    }
}

/// What stands in the sources is searched as text: each key stands there whole.
#[test]
fn no_words_of_exercises_are_left_unsaid() {
    let messages = LANGUAGES[0].messages;
    let section = messages.split("\n## ").find_map(|section| section.strip_prefix("Exercises\n"));
    let section = section.expect("there is a section `## Exercises`");
    let section: BTreeSet<String> = keys(section).into_keys().collect();
    let all: BTreeSet<String> = keys(messages).into_keys().collect();
    let mut sources = std::fs::read_to_string(folder("src/document/answer.rs")).expect("the words of answers");
    for room in ["src/exercise", "src/exercise/games", "src/exercise/kinds", "src/sheet"] {
        for entry in std::fs::read_dir(folder(room)).expect("the room is there") {
            let path = entry.expect("it can be listed").path();
            if path.is_file() {
                sources += &std::fs::read_to_string(path).expect("it can be read");
            }
        }
    }
    let unsaid: Vec<&String> = section.iter().filter(|key| !sources.contains(&format!("\"{key}\""))).collect();
    assert_eq!(unsaid, Vec::<&String>::new(), "words that nothing says");
    for said in sources.split("Phrase::new(\"").skip(1) {
        let key = said.split('"').next().unwrap_or_default();
        assert!(all.contains(key), "`{key}` has no words");
    }
}
