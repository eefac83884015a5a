//! What is said somewhere and by which names: messages beside the code, names of games and kinds in specs, and pages of
//! every kind without anything that only a language file may hold.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::languages::{messages, regex};
use crate::document::{LANGUAGES, Phrase, Show, Words};
use crate::exercise::{self, Verifier};
use crate::render::{self, Templates};
use crate::rules;
use crate::sheet::{Plan, Sheet, read};
use crate::source::Text;

/// Every file below a folder of the project whose name ends so, as one text.
fn sources(folder: &str, ends: &[&str]) -> String {
    let mut open = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut all = String::new();
    while let Some(path) = open.pop() {
        let name = path.to_string_lossy().into_owned();
        if path.is_dir() {
            open.extend(std::fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("a file").path()));
        } else if ends.iter().any(|end| name.ends_with(end)) && !name.ends_with("tests.rs") {
            all += &std::fs::read_to_string(&path).expect("a text");
        }
    }
    all
}

/// Messages that no code and no template names, in quotes: one, or several with blanks between and nothing else.
fn unused<'k>(keys: impl Iterator<Item = &'k String>, sources: &'k str) -> Vec<&'k String> {
    let is_key =
        |word: &&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    let keys_of = |quoted: &'k str| -> Vec<&'k str> {
        let words: Vec<&str> = quoted.split_whitespace().filter(|word| *word != "\\").collect();
        if words.iter().all(is_key) { words } else { Vec::new() }
    };
    let quoted: HashSet<&str> = sources.split(['"', '\'']).flat_map(keys_of).collect();
    keys.filter(|key| !quoted.contains(key.as_str())).collect()
}

/// Every message is said somewhere, and whatever the code says has words. Keys are written out, never put together.
#[test]
fn every_message_is_used_and_every_phrase_has_words() {
    let code = sources("src", &[".rs"]);
    let all = code.clone() + &sources("templates", &[".html", ".js", ".typ", ".md"]);
    let english = messages(LANGUAGES[0].messages);
    assert_eq!(unused(english.keys(), &all), Vec::<&String>::new());
    let planted = ["a-message-of-none".to_owned()];
    assert_eq!(unused(planted.iter(), &all).len(), 1);
    let said: BTreeSet<&str> = ["Phrase::new(\"", "Phrase::rule(\"", "Phrase::ending(\""]
        .iter()
        .flat_map(|made| code.split(made).skip(1))
        .filter_map(|rest| Some(rest.split_once("\")")?.0))
        .collect();
    let missing: Vec<_> = said.iter().filter(|key| !english.contains_key(**key)).collect();
    // The one of a test in that file.
    assert_eq!(missing, [&"caption"]);
    assert!(said.len() > 500, "{} phrases were seen", said.len());
}

/// Lines that decide something by the key of a phrase, which has a role for that.
fn decided_by_keys(code: &str) -> Vec<&str> {
    let decides = regex(concat!(
        r#"\bkey\s*[!=]=\s*"|"\s*[!=]=\s*[a-z_.*]*\bkey\b|\bkey\.(starts_with|ends_with|contains|strip_prefix)\(\s*["\[]|"#,
        r"matches!\([^)]*\bkey,|match [a-z_.]+\.key \{|contains\(&[a-z_.]+\.key\)",
    ));
    // The first is what a class wants; the second a list of labels that name what is right.
    let known = |line: &str| line.contains("match asked.wanted.key {") || line.contains("!ANSWERS.contains(");
    code.lines().map(str::trim).filter(|line| decides.is_match(line) && !known(line)).collect()
}

/// What hangs on a phrase hangs on its role. Tables may say one message by another.
#[test]
fn no_behaviour_hangs_on_the_key_of_a_message() {
    for planted in [
        "phrase.key.starts_with(\"rule-\")",
        "if label.key != \"write-work\" {",
        "filter(|line| \"rule-nim\" == line.key)",
        "matches!(refutation.key, \"a\" | \"b\")",
        "let head = match line.key {",
        "ENDINGS.contains(&sentence.key)",
    ] {
        assert_eq!(decided_by_keys(planted), [planted]);
    }
    assert_eq!(decided_by_keys(&sources("src", &[".rs"])), Vec::<&str>::new());
}

/// The names of games and kinds in Hungarian and Hebrew are those that sheets print, and none means two things.
#[test]
fn names_in_specs_mean_one_thing_each() {
    let of_all: HashMap<_, _> = LANGUAGES.iter().map(|language| (language.code, messages(language.messages))).collect();
    let printed = |code: &str, key: &str| {
        let text = of_all[code][key].texts.concat();
        let name = text.strip_prefix("**").and_then(|rest| rest.split_once("**")).expect("a name").0;
        name.trim_end_matches(['.', '?']).to_lowercase().replace(' ', "-")
    };
    // The name of a game in the titles of pictures.
    let in_titles = |code: &str, game: &str| {
        let all = &of_all[code];
        let said = |key: &str| {
            let (labels, texts) = (&all[key].labels, &all[key].texts);
            labels.iter().zip(texts).find(|(label, _)| *label == game).map(|(_, text)| text.clone())
        };
        let name = said("game-name").or_else(|| said("game-name-of")).unwrap_or_else(|| panic!("{game} has a name"));
        let name = name.split([' ', '\u{2066}']).filter(|word| !word.contains(['(', ')', '\u{E000}']));
        name.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_lowercase()
    };
    for (ours, others) in rules::names::OTHERS {
        let key = format!("rule-{ours}");
        assert_eq!(others[..2], [printed("hu", &key), printed("he", &key)], "{ours}");
        assert_eq!(others[..2], [in_titles("hu", ours), in_titles("he", ours)], "{ours}");
    }
    for (kind, key) in [
        ("big-index", "big-index-rules"),
        ("count-trios", "count-trios-prompt"),
        ("early-stop", "early-stop-prompt"),
        ("find-rule", "find-rule-rules"),
        ("mirror-disc", "rule-discs"),
        ("nim-sum", "nim-sum-prompt"),
        ("order-proof", "order-proof-prompt"),
        ("period", "period-rules"),
        ("tie-break", "tie-break-rules"),
        ("true-or-false", "statement-prompt"),
        ("zeckendorf", "zeckendorf-rules"),
    ] {
        assert_eq!(exercise::names::all(kind), [kind, &printed("hu", key), &printed("he", key)]);
    }
    let games: Vec<_> = rules::ALL.iter().flat_map(|family| rules::names::all(family.name)).collect();
    let kinds: Vec<_> = exercise::KINDS.iter().flat_map(|kind| exercise::names::all(kind.name)).collect();
    for names in [games, kinds] {
        let different: BTreeSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "a name stands there twice");
        let plain = |name: &&str| regex("^[a-zא-תáéíóöőúüű׳-]+$").is_match(name);
        assert_eq!(names.iter().find(|name| !plain(name)), None);
    }
}

/// The same sheet, with the names of games and kinds in each language: the same id and the same key.
#[test]
fn specs_with_names_of_each_language_are_the_same_sheet() {
    let key = |kind: &str, game: &str, moves: &str| {
        let yaml = format!(
            "title: a\nseed: b\nexercises:\n  - {{id: one, kind: {kind}, game: \"{game}\", heaps: 2}}\n  - {{id: two, kind: {moves}, size: 1..9}}\n"
        );
        let plan = Plan::new(read(&Text::new("a.yaml", &yaml)).expect("no faults"), 0).expect("a plan");
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
        let words = Words::new(&LANGUAGES[0]).expect("it parses");
        let templates = Templates::built_in().expect("templates");
        let files = render::render("json", &sheet.document(&plan, "en", Show::Key), &words, &templates);
        files.expect("it is written").into_iter().map(|file| file.bytes).collect::<Vec<_>>()
    };
    let english = key("outcome", "kayles", "winning-moves");
    assert_eq!(key("Outcome", "KAYLES", "winning moves"), english);
    assert_eq!(key("outcome", "Kayles", "Winning_Moves"), english);
    assert_eq!(key("Ki nyer?", "Kayles", "nyerő lépések"), english);
    assert_eq!(key("מי מנצח?", "קיילס", "מהלכים-מנצחים"), english);
}

/// Where no element can hold signs, two characters keep their order in a text from right to left; words and single numbers
/// need none.
#[test]
fn signs_in_plain_hebrew_are_isolated() {
    let hebrew = LANGUAGES.iter().find(|language| language.code == "he").expect("Hebrew");
    let words = Words::new(hebrew).expect("it parses");
    let message = "m = \u{5d0} { $x }";
    let say = |code: &str, arg: &str| {
        let words = Words::from_messages(code, code == "he", message).expect("it parses");
        words.text(&Phrase::new("m").with("x", arg)).expect("it has words")
    };
    assert_eq!(say("he", "(11, 3, 8)"), "א \u{2066}(11, 3, 8)\u{2069}");
    assert_eq!((say("he", "11"), say("he", "ערימה 2")), ("א 11".to_owned(), "א ערימה 2".to_owned()));
    assert_eq!(say("en", "(11, 3, 8)"), "א (11, 3, 8)");
    let templates = Templates::built_in().expect("templates");
    let isolated = regex("\u{2066}[^\u{2066}\u{2069}]*\u{2069}");
    for kind in ["winning-moves", "reduction-trace", "greedy-scheme"] {
        let path = format!("{}/tests/sheets/{kind}.yaml", env!("CARGO_MANIFEST_DIR"));
        let yaml = std::fs::read_to_string(&path).expect("a spec");
        let plan = Plan::new(read(&Text::new(path, &yaml)).expect("no faults"), 0).expect("a plan");
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
        let files =
            render::render("md", &sheet.document(&plan, "he", Show::Key), &words, &templates).expect("it is written");
        let text: String = files.into_iter().filter_map(|file| String::from_utf8(file.bytes).ok()).collect();
        assert!(isolated.is_match(&text), "{kind}");
        let bare = isolated.replace_all(&text, "");
        let left = regex(r"\(\d+, \d").find(&bare).map(|found| found.as_str());
        assert_eq!(left, None, "{kind}: not isolated");
    }
}

/// What is left of a language file in a text that is read.
fn left_over(text: &str) -> Option<&str> {
    regex("@[aA] |@\\p{Ll}|\\bA?a\\(z\\)|\\{ ?[$\"]|[\u{FDD0}-\u{FDEF}]").find(text).map(|found| found.as_str())
}

/// Sheets and keys of every kind hold no mark, no argument and no undecided article.
#[test]
fn pages_hold_nothing_of_a_language_file() {
    for planted in ["@a 5. kupac", "3@val", "a(z) 5. kupac", "{ $n } kupac", "{\"}\"}", "\u{FDD4}val"] {
        assert!(left_over(planted).is_some(), "{planted}");
    }
    assert_eq!(left_over("az 5. kupac: {0, 1}, a (2, 3)"), None);
    let templates = Templates::built_in().expect("templates");
    let mut pages = 0;
    for kind in exercise::KINDS {
        let path = format!("{}/tests/sheets/{}.yaml", env!("CARGO_MANIFEST_DIR"), kind.name);
        let yaml = std::fs::read_to_string(&path).expect("a spec");
        let plan = Plan::new(read(&Text::new(path, &yaml)).expect("no faults"), 0).expect("a plan");
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
        for language in LANGUAGES {
            let words = Words::new(language).expect("it parses");
            for show in [Show::Questions, Show::Key] {
                let document = sheet.document(&plan, language.code, show);
                for file in render::render("md", &document, &words, &templates).expect("it is written") {
                    let text = String::from_utf8(file.bytes).expect("text");
                    assert_eq!(left_over(&text), None, "{} in {}", kind.name, language.code);
                    pages += 1;
                }
            }
        }
    }
    assert!(pages >= 2 * exercise::KINDS.len() * LANGUAGES.len(), "{pages} pages");
}
