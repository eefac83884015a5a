//! Typst inside the program: fixed templates, one value of data, bytes of a PDF out.
//!
//! Representation: a [`World`] that holds the templates, the fonts of `typst-assets` and the data, and nothing of the
//! machine: no files, no packages, no clock. Only the data change from one call to the next. Each style has a folder
//! with all templates and a file that says what it is, so that one document may have pages of several styles.
//! Cost: what Typst keeps between calls is dropped after each, or memory would grow by megabytes a document.
//! Failure: [`RenderError`]: a character that no font has, or a template that Typst refuses. PDF/UA-1 is checked by
//! Typst, so a page without a title or a picture without words is refused as well.
//! Source: Typst 0.15; PDF/UA-1 (ISO 14289-1).

use std::sync::{LazyLock, OnceLock};

use rustc_hash::FxHashSet;
use typst::diag::{FileError, FileResult, SourceDiagnostic, SourceResult, Warned};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::layout::{Frame, Point, Size};
use typst::model::Document as _;
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Feature, Library, LibraryExt, World, WorldExt, comemo};
use typst_layout::{Page, PagedDocument};
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};

use crate::render::RenderError;
use crate::source::checksum;

/// Every template, by its name.
const TEMPLATES: [(&str, &str); 6] = [
    ("answers.typ", include_str!("../../../../templates/typst/answers.typ")),
    ("block.typ", include_str!("../../../../templates/typst/block.typ")),
    ("book.typ", include_str!("../../../../templates/typst/book.typ")),
    ("page.typ", include_str!("../../../../templates/typst/page.typ")),
    ("sheet.typ", include_str!("../../../../templates/typst/sheet.typ")),
    ("text.typ", include_str!("../../../../templates/typst/text.typ")),
];

/// The name that templates read the data by.
const DATA: &str = "data.json";

/// The folders of styles, and what templates read there as [`STYLE`].
const STYLES: [(&str, &[u8]); 4] = [
    ("ltr", br#"{"rtl": false, "large": false}"#),
    ("ltr-large", br#"{"rtl": false, "large": true}"#),
    ("rtl", br#"{"rtl": true, "large": false}"#),
    ("rtl-large", br#"{"rtl": true, "large": true}"#),
];

/// The name that templates read their style by.
const STYLE: &str = "style.json";

/// The style of text that runs this way, in this size.
pub fn style(right_to_left: bool, large: bool) -> &'static str {
    STYLES[2 * usize::from(right_to_left) + usize::from(large)].0
}

/// What is the same for every document.
struct Shop {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    /// The characters that one of the fonts has.
    drawn: FxHashSet<u32>,
    styles: [Style; STYLES.len()],
    data: FileId,
}

/// The templates of a style, read when it is first wanted, and the file that says what it is.
#[derive(Default)]
struct Style {
    sources: OnceLock<Vec<Source>>,
    says: OnceLock<Bytes>,
}

static SHOP: LazyLock<Shop> = LazyLock::new(|| {
    let fonts: Vec<Font> = typst_assets::fonts().flat_map(|data| Font::iter(Bytes::new(data))).collect();
    Shop {
        library: LazyHash::new(Library::builder().with_features([Feature::A11yExtras].into_iter().collect()).build()),
        book: LazyHash::new(FontBook::from_fonts(&fonts)),
        drawn: fonts.iter().flat_map(|font| font.info().coverage.iter()).collect(),
        fonts,
        styles: Default::default(),
        data: id(DATA),
    }
});

fn id(name: &str) -> FileId {
    let path = VirtualPath::new(name).expect("names of templates are plain");
    FileId::new(RootedPath::new(VirtualRoot::Project, path))
}

/// One document being printed.
struct Press {
    main: FileId,
    data: Bytes,
}

impl Press {
    fn laid(&self) -> SourceResult<PagedDocument> {
        let Warned { output, warnings } = typst::compile::<PagedDocument>(self);
        // A layout that does not settle is a warning, too.
        output.and_then(|document| if warnings.is_empty() { Ok(document) } else { Err(warnings) })
    }
}

impl World for Press {
    fn library(&self) -> &LazyHash<Library> {
        &SHOP.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &SHOP.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let (place, _) = style_of(id).ok_or_else(|| missing(id))?;
        let read = || {
            let source = |(name, text): &(&str, &str)| {
                Source::new(self::id(&[STYLES[place].0, name].join("/")), (*text).to_owned())
            };
            TEMPLATES.iter().map(source).collect()
        };
        let sources = SHOP.styles[place].sources.get_or_init(read);
        sources.iter().find(|source| source.id() == id).cloned().ok_or_else(|| missing(id))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        match style_of(id) {
            _ if id == SHOP.data => Ok(self.data.clone()),
            Some((place, name)) if name == STYLE => {
                Ok(SHOP.styles[place].says.get_or_init(|| Bytes::new(STYLES[place].1)).clone())
            }
            _ => Err(missing(id)),
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        SHOP.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

/// The place of the style whose folder a file is in, and its name there.
fn style_of(id: FileId) -> Option<(usize, &'static str)> {
    let (folder, name) = id.get().vpath().get_without_slash().split_once('/')?;
    Some((STYLES.iter().position(|(style, _)| *style == folder)?, name))
}

fn missing(id: FileId) -> FileError {
    FileError::NotFound(id.vpath().get_without_slash().into())
}

/// How many pages a template of a style makes of data.
pub fn pages(style: &str, template: &str, data: String) -> Result<usize, RenderError> {
    covered(&data)?;
    let press = Press { main: id(&[style, template].join("/")), data: Bytes::from_string(data) };
    press.laid().map(|document| document.pages().len()).map_err(|faults| fault(&press, &faults))
}

/// Pages of half a sheet of paper, two side by side.
fn side_by_side(document: &PagedDocument) -> PagedDocument {
    let pair = |pages: &[Page]| {
        let half = pages[0].frame.size();
        let mut frame = Frame::hard(Size::new(2.0 * half.x, half.y));
        for (place, page) in pages.iter().enumerate() {
            frame.push_frame(Point::with_x(half.x * place as f64), page.frame.clone());
        }
        Page { frame, ..pages[0].clone() }
    };
    PagedDocument::new(document.pages().chunks(2).map(pair).collect(), document.info().clone())
}

/// The PDF that a template of a style makes of data, with two of its pages side by side where these are halves; a checksum
/// of the data tells it from others.
pub fn print(style: &str, template: &str, data: String, halves: bool) -> Result<Vec<u8>, RenderError> {
    covered(&data)?;
    let ident = checksum([&data]);
    let press = Press { main: id(&[style, template].join("/")), data: Bytes::from_string(data) };
    let printed = press.laid().and_then(|document| {
        let document = if halves { side_by_side(&document) } else { document };
        let standards = PdfStandards::new(&[PdfStandard::Ua_1]).expect("PDF/UA-1 is one standard");
        let creator = Smart::Custom(Some(concat!("nimbook ", env!("CARGO_PKG_VERSION")).into()));
        let options = PdfOptions { ident: Smart::Custom(ident), creator, standards, ..PdfOptions::default() };
        typst_pdf::pdf(&document, &options)
    });
    comemo::evict(0);
    printed.map_err(|faults| fault(&press, &faults))
}

/// Refuses characters that no font of the program has: a page would show a box in their place.
fn covered(data: &str) -> Result<(), RenderError> {
    data.chars().find(|&character| lacks(character)).map_or(Ok(()), |given| Err(RenderError::Font { given }))
}

/// Whether a page would show a box in place of this character.
pub fn lacks(character: char) -> bool {
    let is_drawn = || SHOP.drawn.contains(&u32::from(character));
    !(character.is_ascii() || character.is_whitespace() || is_invisible(character) || is_drawn())
}

/// Characters that no font draws: joiners, soft hyphens, isolates, variation selectors.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}'
    )
}

/// The first fault that Typst reports.
fn fault(press: &Press, faults: &[SourceDiagnostic]) -> RenderError {
    let Some(first) = faults.first() else {
        return RenderError::Template { name: "typst".to_owned(), line: 0, column: 0, message: "failed".to_owned() };
    };
    let hints = first.hints.iter().map(|hint| format!("; {}", hint.v)).collect::<String>();
    let message = format!("{}{hints}", first.message);
    let place = first.span.id().zip(press.range(first.span)).and_then(|(id, range)| {
        let (line, column) = press.source(id).ok()?.lines().byte_to_line_column(range.start)?;
        Some((id.vpath().get_without_slash().to_owned(), line + 1, column + 1))
    });
    let (name, line, column) = place.unwrap_or(("typst".to_owned(), 0, 0));
    RenderError::Template { name: format!("typst/{name}"), line, column, message }
}
