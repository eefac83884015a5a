//! What a browser is shown of a book that is served.

use crate::cli::serve::shelf::Shelf;
use crate::render::File;

fn pages() -> Vec<File> {
    let page = |name: &str, text: &str| File { name: name.to_owned(), bytes: text.as_bytes().to_vec() };
    vec![page("index.html", "<head></head>"), page("certificates/a.nbc", "x")]
}

fn text(shelf: &Shelf, path: &str) -> String {
    String::from_utf8(shelf.answer(path).expect("an answer").bytes).expect("UTF-8")
}

#[test]
fn pages_ask_for_changes_and_nothing_else_is_found() {
    let shelf = Shelf::default();
    assert!(shelf.put(pages()));
    let page = text(&shelf, "/");
    assert!(page.starts_with("<head>") && page.ends_with("<script src=\"/live.js?after=1\" defer></script>\n</head>"));
    assert_eq!(shelf.answer("/").expect("the cover").kind, "text/html; charset=utf-8");
    assert!(text(&shelf, "/live.js?after=1").contains("/changed.js?after=1&"));
    assert!(shelf.answer("/certificates/a.nbc?theme=dark").is_some());
    assert!(shelf.answer("/../Cargo.toml").is_none() && shelf.answer("*").is_none());
}

#[test]
fn only_other_pages_reload() {
    let shelf = Shelf::default();
    shelf.put(pages());
    assert_eq!(text(&shelf, "/changed.js?after=0"), "location.reload();");
    assert!(!shelf.put(pages()), "the same again");
    assert!(shelf.put(Vec::new()));
    assert_eq!(text(&shelf, "/changed.js?after=1"), "location.reload();");
}

#[test]
fn faults_are_shown_until_there_are_pages() {
    let shelf = Shelf::default();
    shelf.fail("a < b & c".to_owned());
    let first = shelf.answer("/01-first.html").expect("an answer");
    assert_eq!(first.status, 503);
    assert!(text(&shelf, "/").contains("<pre>a &lt; b &amp; c</pre>"));
    shelf.put(pages());
    shelf.fail("broken again".to_owned());
    assert!(text(&shelf, "/").starts_with("<head>"));
}
