//! The door `block`: a fenced block of a book, as the book would show it.
//!
//! Representation: a text with fenced blocks, of which the last is shown and the others are its context.
//! Failure: none that stops the reply: what is wrong with the block is said in it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Html, Refused};
use crate::book::{self, OneBlock};
use crate::document::Words;
use crate::render::{Fragments, RenderError};
use crate::source::{Diagnostics, Text};

/// A block with its context.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Fenced blocks, the last of which is wanted.
    text: String,
    /// A number that the page has given to no other block: ids of pictures begin with it.
    #[serde(default)]
    id: u32,
}

/// The last block of a text in every form that `nimbook block` prints.
#[derive(Clone, Debug)]
pub struct RenderedBlock {
    /// Its first word, like `claim`; empty if there is no block.
    pub kind: String,
    /// The block as HTML with the classes of the book's stylesheet; empty if it could not be read.
    pub html: String,
    /// The same as Markdown with its pictures inside; empty if it could not be read.
    #[cfg(any(feature = "cli", not(feature = "page")))]
    pub md: String,
    /// Whether nothing is wrong with it.
    pub ok: bool,
    /// Everything that is wrong with it, with lines and columns of the text.
    pub diagnostics: Option<Diagnostics>,
}

/// The last block of a text, as the book would show it.
///
/// # Errors
/// See [`RenderError`].
pub fn one_block(text: &Text, words: &Words) -> Result<RenderedBlock, RenderError> {
    rendered(book::one_block(text), 0, words)
}

fn rendered(mut block: OneBlock, id: u32, words: &Words) -> Result<RenderedBlock, RenderError> {
    block.book.chapters[0].number = u64::from(id);
    Ok(RenderedBlock {
        html: Fragments { words }.book(&block.book)?,
        #[cfg(any(feature = "cli", not(feature = "page")))]
        md: crate::render::markdown_block(&block.book, words)?,
        ok: block.faults.is_none(),
        kind: block.kind,
        diagnostics: block.faults,
    })
}

/// The block, or what is wrong with it.
pub fn block(asked: &Block, html: &Html) -> Result<Value, Refused> {
    let made = rendered(book::one_block(&Text::new("block", &asked.text)), asked.id, &html.words)?;
    Ok(json!({
        "kind": made.kind,
        "html": made.html,
        "ok": made.ok,
        "diagnostics": made.diagnostics.as_ref().map_or_else(|| json!([]), |faults| json!(faults)),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::LANGUAGES;

    fn rendered(text: &str) -> RenderedBlock {
        let words = Words::new(&LANGUAGES[0]).expect("English");
        one_block(&Text::new("block", text), &words).expect("a block")
    }

    #[test]
    fn a_block_is_html_and_markdown() {
        let solve = rendered("```solve nim 7 3 12\n```\n");
        assert!(solve.ok && solve.kind == "solve");
        assert!(solve.html.starts_with("<div class=\"solved\"") && solve.html.contains("heap 3"), "{}", solve.html);
        assert!(solve.md.contains("](data:image/svg+xml;base64,") && !solve.md.contains("pictures/"), "{}", solve.md);
        let values = rendered("```values kayles 5\n```\n");
        assert!(values.html.contains("</details>") && !values.html.contains("figcaption"), "{}", values.html);
    }

    #[test]
    fn a_false_claim_is_shown_as_false() {
        let claim = rendered("```claim\nclaim less: forall a: 2*a < 3*a\n```\n");
        assert!(!claim.ok && claim.html.contains("data-verdict=\"refuted\""), "{}", claim.html);
        assert!(claim.md.contains("Refuted"), "{}", claim.md);
        assert_eq!(claim.diagnostics.expect("a fault").list()[0].code, "false-claim");
        let unread = rendered("```claim\nclaim less: forall a: 2*a <\n```\n");
        assert!(!unread.ok && unread.html.is_empty() && unread.md.is_empty() && unread.diagnostics.is_some());
    }

    #[test]
    fn links_lead_to_labels_of_the_page() {
        let claim = rendered("```claim\nSee [#bouton] and [here][#nim].\n\nclaim same: forall a: a = a\n```\n");
        assert!(claim.ok, "{:?}", claim.diagnostics);
        assert!(claim.html.contains("href=\"#bouton\">bouton</a>"), "{}", claim.html);
        assert!(claim.html.contains("href=\"#nim\">here</a>"), "{}", claim.html);
    }
}
