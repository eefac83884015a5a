//! Conditions that never hold are named with the verdict, and change nothing else.

use crate::book::{self, Options};
use crate::claim::{StatementReport, judge, sentence};
use crate::document::{LANGUAGES, Words};
use crate::logic::{ProofOptions, parse};
use crate::render::{Templates, markdown_pages, pages};
use crate::source::Text;
use crate::tests::small_book::small;

fn judged(content: &str) -> Vec<StatementReport> {
    let text = Text::new("t", content);
    judge(&text, &parse(&text).unwrap_or_else(|faults| panic!("{faults}")), &ProofOptions::default())
}

#[test]
fn conditions_that_never_hold_are_named() {
    // Each with the conditions that never hold, by hand.
    for (content, empty) in [
        ("claim c: forall a: a < a implies 1 = 2", "premise"),
        ("claim c: forall a: a < 3 implies a < 4", ""),
        ("claim c: forall a: a < 3 and 5 < a implies (a = 1 implies a = 2)", "premise"),
        ("claim c: forall a: a < 3 implies (forall b: 3 < b implies (b < a implies 1 = 2))", "premise"),
        ("claim c: forall a: a < 3 implies (forall b: b < a implies b < 2)", ""),
        ("claim c: forall a, b: b <= a implies a - b <= a", ""),
        ("claim c: forall a, b: b < a and a - b > a implies 1 = 2", "premise"),
        ("claim c: forall a: (exists b: b < a and a < b) implies even(a)", "premise"),
        ("claim c in zeckendorf: forall a: shift(a) < a implies a = 7", "premise"),
        ("claim c: 1 = 2 implies 2 = 3", "premise"),
        ("claim c: forall a: a = a", ""),
        ("refute c: forall a: a < 3 implies a < 2 expect (2)", ""),
        ("conjecture c: forall a: a < 0 implies a = 1", "premise"),
        ("define no(a) := a < a\nclaim c: forall a: no(a) implies no(a + 1)", "premise"),
        ("game g (n) normal with false { move m < n to (m); measure n; losing true }", "domain"),
        ("game g (n) normal with n < n, even(n) { move m < n to (m); measure n; losing true }", "domain"),
        ("game g (n) normal with 3 <= n { move m < n to (m) when 3 <= m; measure n; losing n = 3 }", ""),
        ("game g (n) normal { move m < n to (m) when n < m; move m < n to (m); measure n; losing n = 0 }", "move 1"),
        (
            "game g (n) normal with n < 5 { move 7 < n to (0); move 6 < n to (0); measure n; losing true }",
            "move 1, move 2",
        ),
        // A false block: what is empty is named all the same.
        ("game g (n) normal { move m < n to (m); move n < n to (0); measure n; losing true }", "move 2"),
    ] {
        let report = judged(&format!("{content}\n")).remove(0);
        assert_ne!(report.verdict.code(), "gave-up", "{content}");
        let found: Vec<String> = report.empty.iter().map(ToString::to_string).collect();
        assert_eq!(found.join(", "), empty, "{content}");
    }
}

#[test]
fn they_are_said_and_change_nothing_else() {
    let report = judged("claim c: forall a: a < a implies 1 = 2\n").remove(0);
    assert!(report.ok && report.certificate.is_some());
    assert_eq!(sentence(&report), "PROVED c (1 state, certificate 63 bytes); its premise never holds");
    let report = judged("game g (n) normal with false { move m < n to (m); measure n; losing true }\n").remove(0);
    assert!(sentence(&report).ends_with("; no position meets its domain"), "{}", sentence(&report));
    let json = crate::page::json::outcome(&report);
    assert_eq!(
        (&json["verdict"], &json["ok"], &json["empty"]),
        (&"proved".into(), &true.into(), &serde_json::json!(["domain"]))
    );
}

#[test]
fn the_boxes_of_a_book_say_so() {
    let mut folder = small();
    for file in &mut folder.files {
        let vacuous = file.text.content.replace("level(a, b) iff level(b, a)", "a < a implies level(a, b)");
        file.text = Text::new(file.path.clone(), &vacuous);
    }
    let built = book::build(&folder, &Options { language: "en", complete: true }).expect("no faults");
    let words = Words::new(&LANGUAGES[0]).expect("the words");
    let html = pages(&built.book, None, &words, &Templates::built_in().expect("the templates")).expect("pages");
    let md = markdown_pages(&built.book, &words).expect("pages");
    for (files, before) in [(html, "</a> "), (md, ".nbc) ")] {
        let says = |file: &crate::render::File| {
            String::from_utf8_lossy(&file.bytes).contains(&format!("{before}Its premise never holds."))
        };
        assert!(files.iter().any(says), "{before}");
    }
}
