//! The words of exercises: every key that is used has words, and every key that has words is used.

use std::collections::BTreeSet;

use crate::document::{LANGUAGES, Show, Words, keys};
use crate::exercise::KINDS;
use crate::exercise::second::numbers_in;

use super::settings::{SETTINGS, yaml};
use super::{Press, drawn, folder, plan, specs};

/// Folded sheets say everything that a kind can say; a missing word stops the rendering.
#[test]
fn many_exercises_of_every_kind_have_all_their_words() {
    let press = Press::new();
    for kind in KINDS {
        assert!(SETTINGS.iter().any(|(name, _)| *name == kind.name), "{} has no settings", kind.name);
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
    let read = |name: &str| std::fs::read_to_string(folder(name)).expect("a file of words");
    // Answers and names of games are worded where documents are made.
    let mut sources = read("src/document/answer.rs") + &read("src/document/phrase.rs");
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

/// English with every letter of its messages as a capital; what is between braces stays.
fn loud(messages: &str) -> String {
    let mut out = String::new();
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        let variant = line.find("] ").filter(|_| line.trim_start().starts_with(['[', '*']));
        let start = match line.find(" = ").filter(|_| line.starts_with(char::is_alphabetic)) {
            Some(at) => at + 3,
            None => variant.map_or(0, |at| at + 2),
        };
        out.push_str(&line[..start]);
        let mut depth = 0;
        for letter in line[start..].chars() {
            match letter {
                '{' => depth += 1,
                // What ends a choice began on an earlier line.
                '}' if depth > 0 => depth -= 1,
                _ => {}
            }
            if depth > 0 { out.push(letter) } else { out.extend(letter.to_uppercase()) }
        }
        out.push('\n');
    }
    out
}

/// Whatever is in small letters on a page in capitals is a sign, a name, or an author's own; so no words are in code.
#[test]
fn no_words_of_a_page_stand_in_code() {
    let words = crate::document::Words::from_messages("en", false, &loud(LANGUAGES[0].messages)).expect("they parse");
    let press = Press { words, ..Press::new() };
    let pattern = |text: &str| regex::Regex::new(text).expect("a pattern");
    let hidden = pattern(
        r#"(?s)<style.*?</style>|<script.*?</script>|<bdi[^>]*>.*?</bdi>|<math.*?</math>|<code.*?</code>|<i>.*?</i>|<[^>]*>|&[a-z]+;"#,
    );
    let small = pattern(r"\b[a-z]{2,}\b");
    let mut found = BTreeSet::new();
    for (name, yaml) in specs("tests/sheets") {
        let plan = plan(&name, &yaml);
        let sheet = drawn(&plan, 0);
        // Positions are as one types them.
        let asked: String =
            crate::marking::items(&sheet, &plan).map(|(_, item)| item.question.position.clone()).collect();
        let shown = format!("{yaml}{asked}");
        for shows in [Show::Questions, Show::Key] {
            let html = press.print(&plan, &sheet, shows, "html");
            let text = hidden.replace_all(&html, " ");
            let said = small.find_iter(&text).map(|word| word.as_str());
            found.extend(said.filter(|word| !shown.contains(word)).map(str::to_owned));
        }
    }
    assert_eq!(found, BTreeSet::new(), "words that no message says");
}

/// The words of a sentence in English; signs alone are none.
fn count(words: &crate::document::Words, said: &[&crate::document::Phrase]) -> usize {
    let text = said.iter().map(|phrase| words.text(phrase).expect("worded")).collect::<Vec<_>>().join(" ");
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// The rules of a game or kind, and apart from them what is asked, have at most 35 words each.
#[test]
fn rules_are_short() {
    const MOST: usize = 35;
    let words = crate::document::Words::new(&LANGUAGES[0]).expect("English speaks");
    let mut long = BTreeSet::new();
    let mut note = |name: &str, said: &[&crate::document::Phrase]| {
        let count = count(&words, said);
        if count > MOST {
            let text = said.iter().map(|phrase| words.text(phrase).expect("worded")).collect::<Vec<_>>().join(" ");
            long.insert(format!("{name}: {count} words: {text}"));
        }
    };
    let others = ["subtract(1,3,4)", "octal(4.07)", "octal(0.137)", "hex(0.8f)", "squares(3)"];
    let named = crate::rules::ALL.iter().map(|family| family.name).chain(others);
    for rules in named.filter_map(|name| crate::rules::parse_game(name).ok()) {
        let said = crate::exercise::games::of(&rules).rules(&rules, crate::rules::Play::Normal);
        note(&rules.title(), &said.iter().collect::<Vec<_>>());
    }
    let is_rule = |key: &str| key.starts_with("rule-") || key.ends_with("-rules");
    for (number, (kind, settings)) in SETTINGS.iter().enumerate() {
        let plan = plan("rules.yaml", &yaml(&format!("rules-{number}"), 1, (*kind, *settings)));
        let sheet = drawn(&plan, 0);
        for (_, item) in crate::marking::items(&sheet, &plan) {
            let (rules, asks): (Vec<_>, Vec<_>) = item.question.stem.iter().partition(|phrase| is_rule(phrase.key));
            // The rules of a sum are those of its games.
            if !rules.iter().any(|phrase| phrase.key == "rule-sum") {
                note(&format!("{kind}, rules"), &rules);
            }
            note(&format!("{kind}, what is asked"), &asks);
        }
    }
    assert_eq!(long, BTreeSet::new(), "more than {MOST} words");
}

/// No question is the example that stands above it. Examples of other kinds are smaller than what is asked.
#[test]
fn no_example_is_a_question() {
    let words = Words::new(&LANGUAGES[0]).expect("English speaks");
    let small: &[(&str, &[&str])] = &[("nim-sum", &["heaps: 2", "size: 1..7"]), ("mex", &["heaps: 3", "size: 0..6"])];
    let mut asked = 0;
    for (number, setting) in SETTINGS.iter().chain(small).enumerate() {
        if !["mex", "nim-sum"].contains(&setting.0) {
            continue;
        }
        let text = yaml(&format!("example-{number}"), 1, *setting).replace("    easy: true\n", "");
        let plan = plan("words.yaml", &text);
        for variant in 0..plan.variants().min(400) {
            for exercise in drawn(&plan, variant).document(&plan, "en", Show::Questions).exercises {
                let question = exercise.question;
                let Some(sample) = &question.sample else { continue };
                let mut own = numbers_in(&question.position);
                let said = numbers_in(&words.text(sample).expect("words"));
                let mut first: Vec<u64> = said.into_iter().take(own.len()).collect();
                own.sort_unstable();
                first.sort_unstable();
                // The example of `mex` has three numbers.
                let is_example = own == first && (setting.0 != "mex" || own.len() == 3);
                assert!(!is_example, "{}: {sample:?}", question.position);
                asked += 1;
            }
        }
    }
    assert!(asked > 1000, "{asked} questions have an example");
}
