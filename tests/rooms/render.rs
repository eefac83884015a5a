//! The same documents in every format, against snapshots that were read by eye, and what must hold for
//! every page: nothing leaks, nothing breaks out, nothing is fetched.

use crate::document::{Arg, Block, Document, Inline, Phrase, Show, Words};
use crate::render::{File, RenderError, Templates, render};
use crate::tests::{documents, pages, text_formats};
use pulldown_cmark::{Event, Options, Parser, Tag};

fn words() -> Words {
    let messages = [include_str!("../../templates/lang/en.ftl"), include_str!("../render/words.ftl")].concat();
    Words::from_messages("en", false, &messages).expect("the messages parse")
}

fn written(format: &str, document: &Document) -> String {
    let templates = Templates::built_in().expect("the built-in templates compile");
    let files = render(format, document, &words(), &templates).unwrap_or_else(|error| panic!("{format}: {error}"));
    only(files)
}

/// The text of the only file.
fn only(files: Vec<File>) -> String {
    let [file] = <[File; 1]>::try_from(files).expect("one file");
    String::from_utf8(file.bytes).expect("text is UTF-8")
}

/// One page of each format, read by eye: a sheet with its solutions, which holds every block and every inline.
#[test]
fn a_page_in_every_format() {
    for format in text_formats() {
        let text = written(format.name, &documents::document(Show::Folded));
        pages::look(&format!("folded.{}", format.extension), &text);
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(format!("../render/{}", format.name));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        // Stylesheet and script are files of their own; here they would only hide the page.
        settings.add_filter(r"(?s)<style>.*?</style>", "<style>…</style>");
        settings.add_filter(r"(?s)<script nonce=.*?</script>", "<script>…</script>");
        settings.add_filter("nonce-[0-9a-f]+", "nonce-…");
        settings.bind(|| insta::assert_snapshot!("folded", text));
    }
}

#[test]
fn a_key_says_what_was_asked_and_has_no_places_to_write() {
    for shows in [Show::Questions, Show::Key] {
        let (html, key) = (written("html", &documents::document(shows)), shows == Show::Key);
        pages::look(if key { "key.html" } else { "questions.html" }, &html);
        for part in ["class=\"note route\"", "class=\"asked\"", "<span class=\"badge\">", "<p class=\"sub\">For sheet "]
        {
            assert_eq!(html.contains(part), key, "{part}");
        }
        for part in ["class=\"fields\"", "class=\"intro\"", "class=\"answer", "<p class=\"line\">"] {
            assert_eq!(html.contains(part), !key, "{part}");
        }
        assert!(!html.contains("<details"));
        let md = written("md", &documents::document(shows));
        assert_eq!((md.contains("\n> **"), md.contains("____"), md.contains("<details>")), (key, !key, false));
    }
}

#[test]
fn from_right_to_left_words_turn_and_mathematics_does_not() {
    let messages = [include_str!("../../templates/lang/en.ftl"), include_str!("../render/words.ftl")].concat();
    let words = Words::from_messages("he", true, &messages).expect("the messages parse");
    let templates = Templates::built_in().expect("the built-in templates compile");
    let page = only(render("html", &documents::document(Show::Folded), &words, &templates).unwrap());
    pages::look("turned.html", &page);
    assert!(page.contains(r#"<html lang="he" dir="rtl">"#));
    // The first token of three heaps lies 66 from the edge where reading begins; the picture is 292 wide.
    assert!(page.contains(r#"<circle class="token" cx="226" cy="17" r="7"/>"#));
    // What draws pictures in PDF knows no `direction`: the words say themselves in which order they are.
    assert!(page.contains("<text class=\"rtl\" x=\"292\" y=\"21.5\">\u{2067}heap 1\u{2069}</text>"));
    // Blocks of 8, 4, 2, 1 keep their order: the head of the column of 8 stands left.
    assert!(page.contains(r#"<text class="mid" x="105" y="16">8</text>"#));
    let traces = page.matches(r#"<table class="trace"#).count();
    assert_eq!((traces, page.matches(r#"dir="ltr" tabindex="0" role="group" aria-label="Trace of "#).count()), (3, 3));
    assert!(page.contains(r#"Take <bdi class="pos">2</bdi> from heap"#));
    pages::sound(&page);
}

#[test]
fn a_sheet_of_questions_holds_no_answers() {
    for format in text_formats() {
        let with = written(format.name, &documents::document(Show::Folded));
        let without = written(format.name, &documents::document(Show::Questions));
        // Parts of the headline, a step, a mistake, a route and the accepted answer.
        for secret in ["A losing trio: line 4", "are ringed", "the nim-sum 6", "from the end backwards", "Left over:"] {
            assert!(with.contains(secret), "{} with solutions lacks {secret:?}", format.name);
            assert!(!without.contains(secret), "{} without solutions tells {secret:?}", format.name);
        }
        assert!(!without.contains("987654321"), "{}", format.name);
    }
    assert!(written("json", &documents::document(Show::Key)).contains("987654321"));
}

#[test]
fn tables_in_markdown_line_up_and_swallow_nothing() {
    // A key has no tables of an author, who may leave them ragged.
    assert!(pages::markdown(&written("md", &documents::document(Show::Key))) >= 4);
}

/// A sheet whose author means harm, or knows no better.
fn hostile() -> Document {
    let nasty = "</title></style><script>alert(1)</script> & \"q\" 'a' ]]> *b* _c_ | `d` # e {{ id }} {% raw %}";
    let mut document = documents::document(Show::Questions);
    document.title = nasty.to_owned();
    document.id = "NB-<b>|*".to_owned();
    document.intro = vec![Block::Authored(format!("# Top\n\n{nasty}\n\n<iframe src=http://x>\n\n```\nnever closed"))];
    document.exercises.truncate(1);
    document.exercises[0].question.position = nasty.to_owned();
    document.exercises[0].question.prompt = vec![Block::Paragraph(vec![
        Inline::Signs(nasty.to_owned()),
        Inline::Say(Phrase::new("page-key-title").with("title", Arg::Text(nasty.to_owned()))),
    ])];
    document
}

#[test]
fn html_is_closed_against_its_texts() {
    let page = pages::without_script(&written("html", &hostile()));
    assert!(!page.contains("<script") && !page.contains("<iframe") && !page.contains("<b>|"), "{page}");
    assert_eq!(page.matches("</style>").count(), 1);
    assert_eq!(page.matches("</title></style>").count(), 0);
    // The author's braces are text, not a template.
    assert!(page.contains("{{ id }} {% raw %}"));
    pages::html(&page);
}

#[test]
fn markdown_is_closed_against_its_texts() {
    let page = written("md", &hostile());
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut headings = Vec::new();
    for event in Parser::new_ext(&page, options) {
        match event {
            Event::Html(raw) | Event::InlineHtml(raw) => panic!("{raw:?} is read as HTML in {page}"),
            Event::Start(Tag::Heading { level, .. }) => headings.push(level as usize),
            _ => {}
        }
    }
    // The title, the author's heading two levels down, and the exercise after the fence that was never closed.
    assert_eq!(headings, [1, 3, 2], "{page}");
}

#[test]
fn places_to_write_stay_underscores_in_markdown() {
    let page = written("md", &documents::document(Show::Questions));
    let mut text = String::new();
    for event in Parser::new_ext(&page, Options::ENABLE_TABLES) {
        match event {
            Event::Text(words) | Event::Code(words) => text.push_str(&words),
            Event::Start(Tag::Emphasis | Tag::Strong) => text.push('^'),
            _ => {}
        }
    }
    let marks = |text: &str| text.matches('_').count();
    assert_eq!(marks(&text), marks(&page));
    assert!(marks(&text) > 100);
    assert!(!text.contains("^_"), "{text}");
}

#[test]
fn json_says_what_people_read() {
    let sheet: serde_json::Value = serde_json::from_str(&written("json", &documents::document(Show::Key))).unwrap();
    assert_eq!(sheet["points"], 20);
    assert_eq!(sheet["seed"], "spring-2026");
    let exercise = &sheet["exercises"][0];
    assert_eq!((&exercise["id"], &exercise["kind"]), (&"win".into(), &"winning-moves".into()));
    assert_eq!(exercise["points"], 2.5);
    assert_eq!(exercise["headline"], "Take 2 from heap 1, leaving (3, 9, 10).");
    assert_eq!(exercise["wrong"][0]["looks"], "the nim-sum 6 taken from the largest heap");
    assert_eq!(exercise["routes"].as_array().map(Vec::len), Some(2));
    assert_eq!(exercise["solution"].as_array().map(Vec::len), Some(2));
}

#[test]
fn pages_are_well_formed_and_fetch_nothing() {
    for shows in [Show::Questions, Show::Folded, Show::Key] {
        let page = pages::sound(&written("html", &documents::document(shows)));
        assert!(!page.contains("<link"));
        // Colours belong to the stylesheet; only the QR code brings its own, and it is there where it leads somewhere.
        let colours = |page: &str| page.matches("fill=\"#").count() + page.matches("stroke=\"#").count();
        assert_eq!(colours(&page), 0);
        let leads = Document { url: Some("https://example.org/page.html".to_owned()), ..documents::document(shows) };
        assert_eq!(colours(&written("html", &leads)), 2);
    }
}

#[test]
fn a_template_of_the_user_replaces_the_built_in_one() {
    let files = [
        ("html/masthead.html".to_owned(), "<header>{{ title }}: {{ points }}</header>".to_owned()),
        ("html/nimbook.css".to_owned(), "p { color: inherit }".to_owned()),
    ];
    let templates = Templates::with_folder_contents(&files).expect("they parse");
    let page = only(render("html", &documents::document(Show::Questions), &words(), &templates).unwrap());
    assert!(page.contains("<header>Nim: first steps: 20 points</header>"));
    assert!(page.contains("<style>\np { color: inherit }\n@page { size: A4; @bottom-left"));

    let broken = [("html/masthead.html".to_owned(), "\n<h1>{{ titel }}</h1>".to_owned())];
    let templates = Templates::with_folder_contents(&broken).expect("it parses");
    let error = render("html", &documents::document(Show::Questions), &words(), &templates).unwrap_err();
    assert!(
        matches!(&error, RenderError::Template { name, line: 2, column: 8, .. } if name == "html/masthead.html"),
        "{error:?}"
    );
}

#[test]
fn faults_are_told() {
    let templates = Templates::built_in().unwrap();
    let document = documents::document(Show::Questions);
    let unknown = render("doc", &document, &words(), &templates).unwrap_err();
    assert!(unknown.to_string().starts_with("no format is called `doc`; choose from anki, "));
    if cfg!(not(feature = "pdf")) {
        assert_eq!(render("pdf", &document, &words(), &templates), Err(RenderError::NotBuilt));
    }
    let mut document = documents::document(Show::Questions);
    document.subtitle = Some(Phrase::new("no-such-message"));
    for format in text_formats() {
        let error = render(format.name, &document, &words(), &templates).unwrap_err();
        assert!(matches!(error, RenderError::Words(_)), "{error:?}");
    }
    let mut document = documents::document(Show::Questions);
    document.intro = vec![Block::Authored("Here: $\\nowhere$".to_owned())];
    for format in ["html", "md"] {
        let error = render(format, &document, &words(), &templates).unwrap_err();
        assert!(matches!(error, RenderError::Authored { at: 6, .. }), "{error:?}");
    }
}

#[test]
fn every_message_in_the_code_has_words() {
    let known = crate::document::keys(include_str!("../../templates/lang/en.ftl"));
    let (mut asked, mut folders) =
        (std::collections::BTreeSet::new(), vec![format!("{}/src", env!("CARGO_MANIFEST_DIR"))]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path.display().to_string());
            } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
                let text = std::fs::read_to_string(&path).expect("sources are text");
                let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
                for opening in ["Phrase::new(\"", "\"page-"] {
                    for (at, _) in code.match_indices(opening) {
                        let quoted = &code[at + opening.find('"').unwrap_or(0) + 1..];
                        asked.insert(quoted.split('"').next().unwrap_or_default().to_owned());
                    }
                }
            }
        }
    }
    let missing: Vec<_> = asked.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
    let idle: Vec<_> = known.keys().filter(|key| key.starts_with("page-") && !asked.contains(*key)).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn a_key_names_only_the_signs_that_it_shows() {
    let named = |exercise: &str| -> Vec<&'static str> {
        let spec = format!("title: t\nseed: s\nexercises:\n  - {{ id: one, {exercise} }}\n");
        let plan = crate::Plan::new(crate::read(&crate::Text::new("signs.yaml", &spec)).unwrap(), 0).unwrap();
        let sheet = crate::Sheet::draw(&plan, 0, 0, &mut crate::Verifier::new()).unwrap();
        let signs = crate::document::signs(&sheet.document(&plan, "en", Show::Key));
        signs.iter().map(|sign| sign.says.key).collect()
    };
    // LOOK, "board-key": lost squares are discs; arrows lead to those that a move reaches.
    let queen = named("kind: winning-moves, game: queen, positions: [queen 9 7]");
    assert_eq!(queen, ["sign-lost", "sign-won", "sign-arrow"]);
    // Two of three dark coins are turned, and nothing else is drawn.
    assert_eq!(named("kind: winning-moves, game: turtles, positions: [turtles bwbwb]"), ["sign-turned"]);
    assert!(named("kind: mex").is_empty());
}
