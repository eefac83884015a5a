//! Documents of Word (`.docx`), which teachers change before they print them and students fill in on a screen.
//!
//! Representation: a package of XML files. A sheet is written by itself, as a [`Piece`], and its numbers are given when it is
//! put together with others: marks in its text (`docx/text.rs`) become numbers, names of styles and languages. Styles are in
//! `templates/docx`; those of large sheets among others have the same names with `Large` after. The package has no time
//! of day, so the same documents give the same bytes.
//! Failure: [`RenderError`].
//! Source: ECMA-376, parts 1 and 2; MS-DOCX.
//!
//! Every paragraph has a style; direct are only its direction, its number in a list and its indent. Formulas and those
//! of PDF are one tree (`src/render/formula.rs`). A picture is two files: an SVG with its looks in attributes
//! (`src/render/svg/look.rs`), which Word since 2016 shows, and an enhanced metafile (`src/render/emf.rs`), which older
//! Words and LibreOffice 7 show. What shows neither has the text in its place; a bitmap would need a rasteriser and
//! fonts in the core. LibreOffice 7 moves labels in paragraphs from right to left, so pictures there are in paragraphs
//! of their own. Google Docs was not at hand.

mod authored;
mod block;
mod formula;
mod package;
mod picture;
mod sheet;
mod table;
mod text;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::document::{Document, Paper, Words};
use crate::render::bank::is_whole;
use crate::render::formats::{Around, Cover, Holds, InSets};
use crate::render::{File, Format, RenderError, Seal, fault, title};
use picture::Image;
pub use table::shared;

/// Documents of Word; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "docx",
    extension: "docx",
    about: "documents for Word and LibreOffice, to change, print or fill in",
    seal: Seal::Own(is_whole),
    write: |document, words, _| Ok(vec![File::new(".docx", whole(document, words)?)]),
    in_sets: Some(InSets {
        around: Around::Parts(bind),
        piece: |document, words, _| serde_json::to_string(&sheet::of(document, words)?).map_err(fault),
        answers: |table, paper, words, _| {
            let title = words.text(&crate::document::Phrase::new("class-answers-title"))?;
            let cover = Cover { paper, lang: words.code().to_owned(), title };
            package::write(&cover, &[sheet::of_answers(table, paper, words)?])
        },
    }),
    holds: Holds::Pages,
};

/// A sheet as it goes into a package.
#[derive(Debug, Deserialize, Serialize)]
struct Piece {
    /// Its paragraphs and tables.
    body: String,
    /// What is at the head of its pages but the first, and at the foot of all, up to the number of the page.
    header: String,
    footer: String,
    /// The name of the picture at the foot, if one is there.
    code: Option<String>,
    /// Its pictures by name, and where its links lead.
    images: BTreeMap<String, Image>,
    links: BTreeMap<String, String>,
    lang: String,
    right_to_left: bool,
    /// Whether it is in large print, on paper that lies on its side, and a key.
    large: bool,
    lies: bool,
    is_key: bool,
}

/// Writes the text of a sheet.
struct Writer<'a> {
    words: &'a Words,
    out: String,
    images: BTreeMap<String, Image>,
    links: BTreeMap<String, String>,
    large: bool,
    /// The width of a line and how far lines are moved in, in twentieths of a point.
    width: usize,
    indent: usize,
    /// The number in a list that the next paragraph has.
    number: Option<String>,
    /// The style of an author's headings.
    heading: &'static str,
    /// What fields are called, and how many there are so far; without a name there are none.
    label: String,
    places: usize,
}

impl<'a> Writer<'a> {
    fn new(words: &'a Words, width: usize, large: bool) -> Writer<'a> {
        Writer {
            words,
            out: String::with_capacity(65_536),
            images: BTreeMap::new(),
            links: BTreeMap::new(),
            large,
            width,
            indent: 0,
            number: None,
            heading: "Heading1",
            label: String::new(),
            places: 0,
        }
    }
}

/// A document as a package.
fn whole(document: &Document, words: &Words) -> Result<Vec<u8>, RenderError> {
    let title = title(&document.title, document.shows, words)?;
    let cover = Cover { paper: document.paper, lang: words.code().to_owned(), title };
    package::write(&cover, &[sheet::of(document, words)?])
}

/// Documents, each as a piece, in one package.
fn bind(cover: &Cover, pieces: &[String]) -> Result<Vec<u8>, RenderError> {
    let pieces = pieces.iter().map(|piece| serde_json::from_str(piece));
    package::write(cover, &pieces.collect::<Result<Vec<_>, _>>().map_err(fault)?)
}

/// The margin around a page, in twentieths of a point: 18 mm.
const MARGIN: usize = 1_021;

/// Width and height of a paper, in twentieths of a point.
fn size(paper: Paper) -> (usize, usize) {
    match paper {
        Paper::A4 | Paper::A4Large => (11_906, 16_838),
        Paper::Letter | Paper::LetterLarge => (12_240, 15_840),
        // Two on a side is what the printer is asked for.
        Paper::A5Pair => (8_391, 11_906),
    }
}

/// The width of a line on a paper that may lie on its side.
fn text_width(paper: Paper, lies: bool) -> usize {
    let (width, height) = size(paper);
    (if lies { height } else { width }) - 2 * MARGIN
}
