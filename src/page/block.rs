//! The door `block`: a fenced block of a book, as the book would show it.
//!
//! Representation: a text with fenced blocks, of which the last is shown and the others are its context.
//! Failure: none that stops the reply: what is wrong with the block is said in it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::guess::compared;
use super::{Html, Refused};
use crate::book::{self, OneBlock};
use crate::document::book::{Changeable, Part};
use crate::document::{Arg, Phrase, Words};
use crate::render::{Fragments, RenderError};
use crate::source::{Diagnostics, Text};

/// A block with its context.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Fenced blocks for its context, and its own beginning.
    #[serde(default)]
    before: String,
    /// What a reader changes of it.
    text: String,
    /// A number that the page has given to no other block: ids of the reply begin with it.
    #[serde(default)]
    id: u32,
    /// What the block is called that was changed.
    #[serde(default)]
    of: String,
    /// Whether it is only to be read and drawn.
    #[serde(default)]
    look: bool,
    /// What a reader guessed, who asks how far it is right; the fields of the form in their order.
    guess: Option<Vec<String>>,
}

/// The last block of a text in every form that `nimbook block` prints.
#[derive(Clone, Debug)]
pub struct RenderedBlock {
    /// Its first word, like `claim`; empty if there is no block.
    pub kind: String,
    /// The block as HTML with the classes of the book's stylesheet; empty if it could not be read.
    pub html: String,
    /// The same as Markdown with its pictures inside; empty if it could not be read.
    pub md: String,
    /// Everything that is wrong with it, with lines and columns of the text.
    pub diagnostics: Option<Diagnostics>,
}

/// The last block of a text, as the book would show it; ids of pictures begin with `id`.
///
/// # Errors
/// See [`RenderError`].
pub fn one_block(text: &Text, id: u32, words: &Words) -> Result<RenderedBlock, RenderError> {
    let mut block = book::one_block(text);
    block.book.chapters[0].number = u64::from(id);
    Ok(RenderedBlock {
        html: Fragments { words }.book(&block.book, false)?,
        md: crate::render::markdown_block(&block.book, words)?,
        kind: block.kind,
        diagnostics: block.faults,
    })
}

/// The block, or what is wrong with it.
pub fn block(asked: &Block, html: &Html) -> Result<Value, Refused> {
    let Block { before, text, id, of, look, guess } = asked;
    // A text begins without a mark of byte order, and places are counted in what is left.
    let [before, text] = [before, text].map(|part| part.trim_start_matches('\u{feff}'));
    let whole = Text::new("block", &format!("{before}{text}{}", Changeable::AFTER));
    let range = before.len()..before.len() + text.len();
    if *look {
        let word = before.rsplit("```").next().and_then(|head| head.split_whitespace().next()).unwrap_or_default();
        return super::look::look(word, &whole, range, 5_000_000 + u64::from(*id), html);
    }
    let OneBlock { kind, mut book, faults } = book::one_block(&whole);
    let chapter = &mut book.chapters[0];
    // Ids of the page's own pictures begin with the numbers of chapters.
    chapter.number = 1_000 + u64::from(*id);
    let shown = !chapter.parts.is_empty();
    chapter.parts.iter_mut().for_each(|part| name(part, *id, of));
    if let (Some(guess), Some(part)) = (guess, chapter.parts.first()) {
        let compared = compared(part, before, text, guess, html)?;
        return Ok(json!({ "kind": kind, "html": { "compared": compared } }));
    }
    let parts = match (&faults, shown) {
        (Some(faults), false) => json!({ "slip": html.slips(faults, range)? }),
        _ => json!({ "block": html.parts().book(&book, true)? }),
    };
    let diagnostics = faults.as_ref().map_or_else(|| json!([]), |faults| json!(faults));
    Ok(json!({ "kind": kind, "ok": faults.is_none(), "diagnostics": diagnostics, "html": parts }))
}

/// Gives a part names that nothing else on the page has.
fn name(part: &mut Part, id: u32, of: &str) {
    let label = format!("yours-{id}");
    match part {
        Part::Statement(statement) => {
            (statement.label, statement.changeable) = (label, None);
            if !of.is_empty() {
                statement.heading = Phrase::new("live-your-version").with("of", Arg::Text(of.to_owned()));
            }
        }
        Part::Figure(figure) => (figure.label, figure.changeable) = (label, None),
        Part::Solved(solved) => (solved.label, solved.changeable) = (label, None),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::LANGUAGES;

    fn rendered(text: &str) -> RenderedBlock {
        let words = Words::new(&LANGUAGES[0]).expect("English");
        one_block(&Text::new("block", text), 0, &words).expect("a block")
    }

    #[test]
    fn a_block_is_html_and_markdown() {
        let solve = rendered("```solve nim 7 3 12\n```\n");
        assert!(solve.diagnostics.is_none() && solve.kind == "solve");
        assert!(solve.html.starts_with("<div class=\"solved\"") && solve.html.contains("heap 3"), "{}", solve.html);
        assert!(solve.md.contains("](data:image/svg+xml;base64,") && !solve.md.contains("pictures/"), "{}", solve.md);
        let values = rendered("```values kayles 5\n```\n");
        assert!(values.html.contains("</details>") && !values.html.contains("figcaption"), "{}", values.html);
    }

    #[test]
    fn a_false_claim_is_shown_as_false() {
        let claim = rendered("```claim\nclaim less: forall a: 2*a < 3*a\n```\n");
        assert!(claim.html.contains("data-verdict=\"refuted\""), "{}", claim.html);
        assert!(claim.md.contains("Refuted"), "{}", claim.md);
        assert_eq!(claim.diagnostics.expect("a fault").list()[0].code, "false-claim");
        let unread = rendered("```claim\nclaim less: forall a: 2*a <\n```\n");
        assert!(unread.html.is_empty() && unread.md.is_empty() && unread.diagnostics.is_some());
    }

    #[test]
    fn a_mark_of_byte_order_shifts_no_place() {
        for (before, text) in [("", "\u{feff}```solve num 3"), ("\u{feff}\u{feff}```solve ", "\u{feff}ném 3é")] {
            let asked = json!({ "do": "block", "before": before, "text": text }).to_string();
            let reply: Value = serde_json::from_str(&crate::page::answer(&asked)).expect("JSON");
            assert!(reply["html"]["slip"].as_str().is_some_and(|slip| slip.contains("3")), "{reply}");
        }
    }

    #[test]
    fn links_lead_to_labels_of_the_page() {
        let claim = rendered("```claim\nSee [#bouton] and [here][#nim].\n\nclaim same: forall a: a = a\n```\n");
        assert!(claim.diagnostics.is_none(), "{:?}", claim.diagnostics);
        assert!(claim.html.contains("href=\"#bouton\">bouton</a>"), "{}", claim.html);
        assert!(claim.html.contains("href=\"#nim\">here</a>"), "{}", claim.html);
    }
}
