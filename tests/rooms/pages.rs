//! What holds for every page, whatever is on it.

use std::collections::BTreeSet;

use pulldown_cmark::{Event, Options, Parser};

/// Writes a page into the folder `NIMBOOK_LOOK`, if that is set, to be looked at in a browser.
pub fn look(name: &str, text: &str) {
    if let Ok(folder) = std::env::var("NIMBOOK_LOOK") {
        std::fs::write(std::path::Path::new(&folder).join(name), text).expect("the folder is there");
    }
}

/// A page without its one script, which the page lets in by name and which asks for nothing.
pub fn without_script(page: &str) -> String {
    assert_eq!((page.matches("<script").count(), page.matches("</script>").count()), (1, 1));
    let (before, rest) = page.split_once("<script").expect("a script");
    let (script, after) = rest.split_once("</script>").expect("it ends");
    for forbidden in FORBIDDEN {
        assert!(!script.contains(forbidden), "{forbidden}");
    }
    let nonce = script.split('"').nth(1).expect("a nonce");
    assert!(before.contains(&format!("script-src 'nonce-{nonce}'")), "{nonce}");
    [before, after].concat()
}

const FORBIDDEN: [&str; 7] = ["src=", "@import", "url(", "fetch(", "http://", "https://", "innerHTML"];

/// The same of a page that asks for nothing and is sound.
pub fn sound(page: &str) -> String {
    let page = without_script(page);
    for forbidden in FORBIDDEN {
        assert!(!page.replace("https://example.org", "").contains(forbidden), "{forbidden}");
    }
    html(&page);
    page
}

/// In HTML every element is closed in order, every id is there once, every reference finds its id, every picture
/// says what it shows, every table has a caption or a label, and nothing is a script.
pub fn html(page: &str) {
    const VOID: [&str; 6] = ["meta", "br", "col", "hr", "link", "input"];
    let body = &page[page.find("</style>").expect("a page has a stylesheet") + "</style>".len()..];
    let (mut open, mut ids, mut wanted) = (vec!["html", "head"], BTreeSet::new(), Vec::new());
    for part in body.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "</{name}> closes another element");
        } else if !tag.ends_with('/') && !VOID.contains(&name) {
            open.push(name);
        }
        assert_ne!(name, "script");
        let found = attributes(tag);
        for &(attribute, list) in &found {
            match attribute {
                "id" => assert!(ids.insert(list.to_owned()), "the id {list} is there twice"),
                "aria-labelledby" => wanted.extend(list.split(' ').map(str::to_owned)),
                "href" if list.starts_with('#') => wanted.push(list[1..].to_owned()),
                "href" => assert!(!list.starts_with("javascript:"), "{list}"),
                _ => assert!(!attribute.starts_with("on"), "{attribute} is a script"),
            }
        }
        let says = |attribute| found.iter().any(|(name, text)| *name == attribute && !text.is_empty());
        match name {
            "svg" if !tag.starts_with('/') => {
                let hidden = says("aria-hidden");
                assert!(hidden || says("aria-label") || says("aria-labelledby"), "<{tag}> says nothing");
            }
            "title" | "desc" if !tag.starts_with('/') => assert!(!text.is_empty(), "<{tag}> is empty"),
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
    wanted.retain(|id| !ids.contains(id) && id != "top");
    assert_eq!(wanted, Vec::<String>::new(), "references to nothing");
}

fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once("=\"") {
        let Some((value, more)) = after.split_once('"') else { break };
        found.push((before.rsplit(' ').next().unwrap_or_default(), value));
        rest = more;
    }
    found
}

/// In Markdown every table lines up and swallows nothing, and the only HTML folds. Returns how many tables there are.
pub fn markdown(page: &str) -> usize {
    let lines: Vec<&str> = page.lines().map(str::trim_start).collect();
    let mut tables = 0;
    for pair in lines.windows(2).filter(|pair| pair[0].starts_with('|')) {
        // Whatever follows a row without an empty line is read as one more row.
        if pair[1].is_empty() {
            tables += 1;
        } else {
            assert!(pair[1].starts_with('|'), "{pair:?}");
            assert_eq!(pair[0].chars().count(), pair[1].chars().count(), "{pair:?}");
        }
    }
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        if let Event::Html(raw) | Event::InlineHtml(raw) = event {
            assert!(["<details>", "</details>", "<summary>Solution</summary>"].contains(&raw.trim()), "{raw}");
        }
    }
    tables
}
