//! One fenced block by itself, as the book would print it: for those who have a block and no book.
//!
//! Representation: a text with fenced blocks. The last one is wanted; statements of the earlier ones define what it
//! uses and are not decided. The answer is a book of one chapter with the block as its only part, without a number.
//! Links lead to labels of the same page, wherever that will be.
//! `page::block` writes it as HTML and Markdown, for the command and for pages.
//! Failure: everything that is wrong with the block; a statement that is not as its word says has its part all the
//! same, with what was found of it.

use std::collections::HashMap;

use crate::document::book::{Book, Chapter, Part, Prose};
use crate::source::{Diagnostic, Diagnostics, Text};

use super::block::{self, BlockContext};
use super::diagnostics::BookDiagnostics;
use super::folder::{File, Folder};
use super::lock::Lock;
use super::markdown::{Fence, Piece};
use super::outline::{Numbered, Outline};
use super::statements::{self, Judged};
use super::translation::ORIGINAL;
use super::writer::{Context, Writer};

/// Blocks that speak of the book around them.
const WHOLE_BOOK: &[&str] = &["bibliography", "glossary", "index", "map", "solutions", "sources", "truth"];

/// A block by itself.
#[derive(Clone, Debug)]
pub struct OneBlock {
    /// Its first word, like `claim`; empty if there is no block.
    pub kind: String,
    /// A book of one chapter, which holds the block, unless it could not be read.
    pub book: Book,
    /// Everything that is wrong with it.
    pub faults: Option<Diagnostics>,
}

/// The last block of a text.
pub fn one_block(text: &Text) -> OneBlock {
    made(text, true)
}

/// The last block of a text as it is read: no statement of it is decided.
pub fn understood(text: &Text) -> OneBlock {
    made(text, false)
}

fn made(text: &Text, decided: bool) -> OneBlock {
    let folder = Folder::new(vec![File { path: "01-block.md".to_owned(), text: text.clone() }]);
    let mut found = BookDiagnostics::default();
    let names = folder.chapters(ORIGINAL, &mut found);
    let outline = Outline::new(&folder, names, None, &mut found);
    let pieces = &outline.chapters[0].pieces;
    let last = pieces.iter().enumerate().rev().find_map(|(piece, numbered)| match &numbered.piece {
        Piece::Fence(fence) => Some((piece, fence, Numbered { number: String::new(), ..numbered.clone() })),
        _ => None,
    });
    let Some((piece, fence, numbered)) = last else {
        let help = "begin a line with ``` and a word, like ```solve nim 3 5 7, and end the block with a line ```";
        found.add(0, Diagnostic::new("no-block", 0..0, "the text holds no fenced block", help));
        let book = in_book(None, &outline, Vec::new());
        return OneBlock { kind: String::new(), book, faults: faults(found, text) };
    };
    let judged = judge(&folder, &pieces[..=piece], fence, decided, &mut found);
    let context = Context {
        folder: &folder,
        outline: &outline,
        works: None,
        cites: &[],
        numbers: None,
        glossary: &[],
        judged: judged.into_iter().map(|judged| ((0, piece), judged)).collect::<HashMap<_, _>>(),
        language: ORIGINAL,
        alone: true,
    };
    let mut writer = Writer::new(&context, 0, Lock::default());
    let part = match WHOLE_BOOK.contains(&fence.word.as_str()) {
        true => {
            let message = format!("`{}` speaks of a whole book", fence.word);
            writer.refuse("whole-book", &fence.word_span, message, "build the book, with `nimbook book`")
        }
        false => block::make(&mut writer, &BlockContext { fence, numbered: &numbered, piece }),
    };
    found.join(writer.found.diagnostics);
    let mut book = in_book(part, &outline, writer.found.certificates);
    book.chapters[0].parts.iter_mut().for_each(Part::without_certificate);
    OneBlock { kind: fence.word.clone(), book, faults: faults(found, text) }
}

/// What became of the statement of the last block, read with those before it.
fn judge(
    folder: &Folder,
    pieces: &[Numbered],
    fence: &Fence,
    decided: bool,
    found: &mut BookDiagnostics,
) -> Option<Judged> {
    if !block::is_statement(fence) {
        return None;
    }
    let content = &folder.text(0).content;
    let stated: Vec<_> = pieces
        .iter()
        .filter_map(|numbered| match &numbered.piece {
            Piece::Fence(fence) if block::is_statement(fence) => Some(statements::split(content, 0, fence)),
            _ => None,
        })
        .collect();
    let first = stated.len() - usize::from(decided);
    statements::judge_from(folder, &stated, first, found).pop().flatten()
}

/// A book that holds one part, or none.
fn in_book(part: Option<Part>, outline: &Outline, certificates: Vec<(String, Vec<u8>)>) -> Book {
    let name = &outline.chapters[0].name;
    let chapter = Chapter {
        number: name.number,
        shown: name.shown.clone(),
        stem: name.stem.clone(),
        label: name.label.clone(),
        title: Prose::default(),
        parts: part.into_iter().collect(),
    };
    Book { chapters: vec![chapter], certificates, ..Book::default() }
}

/// Faults of the one text that there is.
fn faults(found: BookDiagnostics, text: &Text) -> Option<Diagnostics> {
    found.check(|_| text).err().and_then(|mut faults| faults.pop())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::book::Status;

    fn codes(block: &OneBlock) -> Vec<&'static str> {
        block.faults.iter().flat_map(Diagnostics::list).map(|fault| fault.code).collect()
    }

    fn read(text: &str) -> OneBlock {
        one_block(&Text::new("block", text))
    }

    #[test]
    fn earlier_blocks_define_what_the_last_one_says() {
        let define = "```define twice\ndefine twice(a, b) := b = 2*a\n```\n";
        let claim = "```claim\nclaim grows: forall a, b: twice(a, b) implies a <= b\n```\n";
        let block = read(&format!("{define}\n{claim}"));
        let Some(Part::Statement(statement)) = block.book.chapters[0].parts.first() else { panic!("{block:?}") };
        assert_eq!((block.kind.as_str(), &statement.status, codes(&block)), ("claim", &Status::Proved, vec![]));
        assert_eq!(block.book.certificates.len(), 1);
        assert_eq!(codes(&read(claim)), ["unknown-name"]);
    }

    #[test]
    fn a_limit_is_no_verdict() {
        let names = "a, b, c, d, e, f, g, h, i, j, k, l, m, n, o";
        let (xor, sum) = (names.replace(',', " xor"), names.replace(',', " +"));
        let block = read(&format!("```conjecture\nconjecture many: forall {names}: {xor} <= {sum}\n```\n"));
        let Some(Part::Statement(statement)) = block.book.chapters[0].parts.first() else { panic!("{block:?}") };
        let how = statement.how.as_ref().map(|how| how.key);
        assert_eq!((&statement.status, how), (&Status::NoVerdict, Some("book-how-open")));
        // A question that the author leaves open is another thing.
        let block = read("```open many\nHow many?\n```\n");
        let Some(Part::Statement(statement)) = block.book.chapters[0].parts.first() else { panic!("{block:?}") };
        assert_eq!((&statement.status, &statement.how), (&Status::Open, &None));
    }

    #[test]
    fn a_false_claim_has_its_box_and_its_fault() {
        let block = read("```claim\nclaim less: forall a: 2*a < 3*a\n```\n");
        let Some(Part::Statement(statement)) = block.book.chapters[0].parts.first() else { panic!("{block:?}") };
        assert_eq!((&statement.status, codes(&block)), (&Status::Refuted, vec!["false-claim"]));
        // Nobody asks whether an earlier one holds.
        let solve = read("```claim\nclaim less: forall a: 2*a < 3*a\n```\n\n```solve nim 3 5 7\n```\n");
        assert_eq!((solve.kind.as_str(), codes(&solve)), ("solve", vec![]));
    }

    #[test]
    fn what_is_no_block_by_itself_says_so() {
        assert_eq!(codes(&read("Words.\n")), ["no-block"]);
        assert_eq!(codes(&read("```map\n```\n")), ["whole-book"]);
        assert_eq!(codes(&read("```slove nim 3\n```\n")), ["unknown-block"]);
        assert_eq!(codes(&read("```solve nim 3\n")), ["open-block"]);
        assert_eq!(codes(&read("```solve num 3\n```\n")), ["bad-arguments"]);
    }
}
