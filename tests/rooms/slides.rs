//! Slides: a screen for the title and one for each question, in every language and of every kind; what they show of
//! answers, and that nothing but their own script runs.

use crate::document::{LANGUAGES, Show, Words};
use crate::render::{FORMATS, Holds, InSet, Set, Templates, frame, piece, render};
use crate::tests::{documents, pages};
use crate::{Document, Plan, Sheet, Text, Verifier, read};

fn slides(document: &Document, words: &Words) -> String {
    let templates = Templates::built_in().expect("they compile");
    let files = render("slides", document, words, &templates).unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(files.into_iter().next().expect("a file").bytes).expect("text is UTF-8")
}

#[test]
fn every_kind_in_every_language_has_a_screen_for_each_question() {
    let mut count = 0;
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sheets")).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let Some(yaml) = path.extension().filter(|ending| *ending == "yaml").and(std::fs::read_to_string(&path).ok())
        else {
            continue;
        };
        count += 1;
        let plan = Plan::new(read(&Text::new("kind.yaml", &yaml)).expect("it reads"), 0).expect("it can be drawn");
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error:?}"));
        for language in LANGUAGES {
            let words = Words::new(language).expect("it speaks");
            let document = sheet.document(&plan, language.code, Show::Folded);
            let page = pages::sound(&slides(&document, &words));
            let (screens, answers) =
                (page.matches("<section class=\"slide").count(), page.matches("<p class=\"solution\">").count());
            let questions = sheet.drawn().len();
            assert_eq!((screens, answers), (questions + 1, questions), "{} in {}", path.display(), language.code);
        }
    }
    assert_eq!(count, crate::exercise::KINDS.len());
}

#[test]
fn slides_without_keys_hold_no_answer_and_hostile_texts_stay_text() {
    let words = Words::new(&LANGUAGES[0]).expect("English speaks");
    let yaml = "title: \"</title></style><script>alert(1)</script>\"\nseed: a\nexercises:\n  - id: one\n    kind: outcome\n    text: \"1 \\\\< 2 & {{ id }}\"\n";
    let plan = Plan::new(read(&Text::new("hostile.yaml", yaml)).expect("it reads"), 0).expect("it can be drawn");
    let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error:?}"));
    for (shows, answers) in [(Show::Questions, 0), (Show::Folded, 1), (Show::Key, 1)] {
        let page = slides(&sheet.document(&plan, "en", shows), &words);
        assert!(!page.contains("<script>alert") && page.contains("1 &lt; 2 &amp; {{ id }}"), "{page}");
        assert_eq!(pages::sound(&page).matches("<p class=\"solution\">").count(), answers);
    }
    let format = FORMATS.iter().find(|format| format.holds == Holds::Slides).expect("slides");
    assert_eq!([true, false].map(|keys| format.shows(keys)), [Show::Folded, Show::Questions]);
}

#[test]
fn sheets_of_a_set_are_side_by_side() {
    let words = Words::new(&LANGUAGES[0]).expect("English speaks");
    let templates = Templates::built_in().expect("they compile");
    let format = FORMATS.iter().find(|format| format.holds == Holds::Slides).expect("slides");
    let yaml = "title: Two\nseed: a\nexercises:\n  - id: one\n    kind: outcome\n    count: 2\n";
    let plan = Plan::new(read(&Text::new("two.yaml", yaml)).expect("it reads"), 0).expect("it can be drawn");
    let sheets = vec![InSet::default(); 2];
    let set = Set {
        title: "Two",
        shows: Show::Folded,
        paper: documents::document(Show::Key).paper,
        url: None,
        sheets: &sheets,
    };
    let frame = frame(format, &set, &words, &templates).expect("one file").expect("a page");
    let piece = |variant| {
        let sheet = Sheet::draw(&plan, variant, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error:?}"));
        piece(format, &sheet.document(&plan, "en", Show::Folded), &words, &templates).expect("slides")
    };
    let page = [frame.before, piece(0), frame.between.to_owned(), piece(1), frame.after].concat();
    let page = pages::sound(&page);
    assert_eq!((page.matches("<article ").count(), page.matches("<section class=\"slide").count()), (2, 6));
}
