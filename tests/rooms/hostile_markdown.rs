//! Markdown from hostile authors, read by a renderer with and without mathematics: no HTML but nimbook's own.
//!
//! Representation: specs and chapters made of pieces that attack; pages as pulldown-cmark reads them.
//! Failure: an event of HTML, a picture or a link that the author did not get by nimbook itself.

use crate::document::{LANGUAGES, Show, Words, authored};
use crate::exercise::Verifier;
use crate::render::{self, Templates};
use crate::sheet::{Plan, Sheet, read};
use crate::source::Text;
use proptest::prelude::*;
use pulldown_cmark::{Event, Options, Parser, Tag};
use std::sync::LazyLock;

/// What reaches a reader as markup that runs, loads or leads somewhere, other than what nimbook writes.
fn live(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for options in [Options::empty(), Options::ENABLE_TABLES, Options::ENABLE_TABLES | Options::ENABLE_MATH] {
        for event in Parser::new_ext(page, options) {
            found.extend(match event {
                Event::Html(html) | Event::InlineHtml(html) if !is_ours(html.trim()) => Some(html.to_string()),
                Event::Start(Tag::Image { dest_url, .. }) => Some(format!("![]({dest_url})")),
                Event::Start(Tag::Link { dest_url, .. }) if !authored::allows_link(&dest_url) => {
                    Some(dest_url.to_string())
                }
                _ => None,
            });
        }
    }
    found
}

/// The fold of a solution and the seal.
fn is_ours(html: &str) -> bool {
    ["<details>", "</details>", "<summary>Solution</summary>"].contains(&html)
        || html.starts_with("<!-- nimbook ") && html.ends_with("-->") && html.matches("-->").count() == 1
}

/// To read them takes longer than to write a sheet.
static PRESS: LazyLock<(Words, Templates)> =
    LazyLock::new(|| (Words::new(&LANGUAGES[0]).expect("words"), Templates::built_in().expect("templates")));

/// The sheet and its key in Markdown, with this text in every place that an author fills; none if it is refused.
fn pages(text: &str) -> Option<Vec<String>> {
    let quoted = serde_json::to_string(text).expect("a string");
    let spec = format!(
        "title: {quoted}\nseed: a\nintro: {quoted}\nexercises:\n  - {{id: one, kind: nim-sum, text: {quoted}}}\n"
    );
    let plan = Plan::new(read(&Text::new("hostile.yaml", &spec)).ok()?, 0).ok()?;
    let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
    let (words, templates) = &*PRESS;
    let page = |show| {
        let files = render::render("md", &sheet.document(&plan, "en", show), words, templates).ok()?;
        files.into_iter().map(|file| String::from_utf8(file.bytes).ok()).next()?
    };
    [Show::Questions, Show::Key, Show::Folded].into_iter().map(page).collect()
}

#[test]
fn formulas_bring_no_html() {
    let attacks = [
        "Think of $</math><script>alert(1)</script>$ here",
        "$\\text{<img src=x onerror=alert(1)>}$",
        "$x<y$ and $$a<b$$ and $a<!--$ then $-->$",
        "$`$ and `<img src=x onerror=alert(1)>` and $`$",
        "$[x](javascript:alert(1))$ and $![x](https://example.org/x.png)$",
        "| a | b |\n|---|---|\n| $x<y$ | $`$ `<b>` |",
    ];
    for attack in attacks {
        let pages = pages(&attack.replace('\n', " ")).unwrap_or_default();
        assert!(pages.len() == 3, "{attack} is no fault");
        for page in pages {
            assert_eq!(live(&page), [""; 0], "{attack}: {page}");
        }
    }
}

/// A formula means the same: the sign of order keeps its sides.
#[test]
fn formulas_stay_readable() {
    let pages = pages("With $a<b$ and $1<2$, $x \\le y$.").expect("a sheet");
    assert!(pages[0].contains("With $a< b$ and $1<2$, $x \\le y$."), "{}", pages[0]);
}

fn piece() -> impl Strategy<Value = String> {
    let signs = prop::sample::select(vec![
        "$",
        "$$",
        "<",
        "</",
        "<!--",
        "-->",
        "<?",
        "`",
        "``",
        "[",
        "](",
        "]",
        ")",
        "!",
        "\\",
        "\\\\",
        "\\text{",
        "}",
        "{",
        "img src=x onerror=alert(1)>",
        "script>",
        "b>",
        "javascript:alert(1)",
        "https://example.org",
        "a",
        " ",
        "|",
        "&lt;",
        "*",
        "_",
        "\n",
        "\n\n",
        "^",
        "x",
        "1",
        "> ",
        "- ",
        "#",
        "~",
        "'",
        "\"",
        "&#60;",
        "<https://example.org>",
    ]);
    prop::collection::vec(signs, 0..14).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(
        std::env::var("NIMBOOK_DRAWS").ok().and_then(|draws| draws.parse().ok()).unwrap_or(300)
    ))]

    /// Whatever is accepted as an author's text brings no live HTML to any page in Markdown.
    #[test]
    fn no_text_brings_html(text in piece()) {
        for page in pages(&text).unwrap_or_default() {
            prop_assert_eq!(live(&page), [""; 0], "{:?}: {}", text, page);
        }
    }
}
