//! PDF from inside: everything that a page can hold is accepted by Typst's check of PDF/UA-1, in both directions.
//!
//! Failure: a template that Typst refuses, a picture or formula without words, memory that grows with every document.

use std::fs;
use std::path::Path;

use crate::document::{Block, Paper, Show, Words};
use crate::exercise::Verifier;
use crate::render::{RenderError, Templates, pdf_documents, pdf_pages, render};
use crate::sheet::{Plan, Sheet, read};
use crate::source::Text;
use crate::tests::documents;

fn words(code: &str, right_to_left: bool) -> Words {
    let messages = [include_str!("../../templates/lang/en.ftl"), include_str!("../render/words.ftl")].concat();
    Words::from_messages(code, right_to_left, &messages).expect("the messages parse")
}

/// The document that holds every block and every inline.
#[test]
fn everything_is_accepted_in_both_directions() {
    for words in [words("en", false), words("he", true)] {
        for shows in [Show::Questions, Show::Folded, Show::Key] {
            let templates = Templates::built_in().expect("the built-in templates compile");
            let files = render("pdf", &documents::document(shows), &words, &templates);
            let files = files.unwrap_or_else(|error| panic!("{shows:?}: {error}"));
            assert!(files[0].bytes.starts_with(b"%PDF-"));
        }
    }
}

#[test]
fn a_set_is_one_file_on_any_paper() {
    let words = words("en", false);
    for (_, paper) in Paper::NAMES {
        let mut document = documents::document(Show::Questions);
        document.paper = paper;
        let one = pdf_documents(&[(&document, &words)]).expect("a PDF");
        let two = pdf_documents(&[(&document, &words), (&document, &words)]).expect("a PDF");
        // Of half a page one sheet alone is there twice.
        assert!(two.len() > one.len() || paper == Paper::A5Pair, "{paper:?}");
    }
}

#[test]
fn what_no_font_has_and_what_is_too_deep_are_said() {
    let words = words("en", false);
    let mut document = documents::document(Show::Questions);
    document.title = "Nim 漢".to_owned();
    let refused = pdf_documents(&[(&document, &words)]).expect_err("no font has it");
    assert_eq!(refused, RenderError::Font { given: '漢' });
    document.title = "Nim".to_owned();
    document.intro = vec![Block::Authored(format!("{} x", ">".repeat(80)))];
    let refused = pdf_documents(&[(&document, &words)]).expect_err("too deep");
    assert!(matches!(refused, RenderError::Nested { .. }), "{refused}");
    document.intro = vec![Block::Authored(format!("${}1{}$", "\\sqrt{".repeat(70), "}".repeat(70)))];
    let refused = pdf_documents(&[(&document, &words)]).expect_err("too deep");
    assert!(matches!(refused, RenderError::Nested { .. }), "{refused}");
}

#[test]
fn formulas_of_every_shape_are_accepted() {
    let words = words("en", false);
    let mut document = documents::document(Show::Questions);
    let formulas = [
        r"\frac{a+1}{2}",
        r"\sqrt[3]{x}",
        r"\binom{n}{2}",
        r"\sum_{k=0}^{n} 2^k",
        r"\lim_{n \to \infty} a_n",
        r"\begin{cases} 1 & \text{if } n = 0 \\ 2 & \text{else} \end{cases}",
        r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}",
        r"\begin{aligned} a &= b \\ c &= d \end{aligned}",
        r"\begin{array}{l|r} 1 & 2 \\ \hline 3 & 4 \end{array}",
        r"\hat{x} + \bar{y} + \vec{z} + \overline{ab} + \underbrace{a}_{b}",
        r"\mathbb{N} \mathcal{G} \mathbf{x} \mathrm{mex}",
        r"\left( \frac12 \right] \left\{ x \right.",
        r"a \not= b \not\in c",
        r"x \xrightarrow{f} y",
        r"23 \bmod 7 \equiv 2 \pmod 7",
        r"\lfloor k\varphi \rfloor \oplus \bigoplus_i h_i",
        r"a\ b\;c\quad d",
        r"f'(x) \le g''(y)",
        r"\stackrel{!}{=} \overset{a}{b}",
    ];
    let authored = |formula: &str| Block::Authored(format!("In line ${formula}$ and apart\n\n$${formula}$$"));
    document.intro = formulas.map(authored).to_vec();
    if pdf_documents(&[(&document, &words)]).is_ok() {
        return;
    }
    for formula in formulas {
        document.intro = vec![authored(formula)];
        pdf_documents(&[(&document, &words)]).unwrap_or_else(|error| panic!("{formula}: {error}"));
    }
}

/// Built-in sheets, each exercise with its solution below it.
#[test]
fn every_sheet_that_is_built_in_is_accepted() {
    let words = words("en", false);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises");
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let spec = read(&Text::new("sheet.yaml", &text)).unwrap_or_else(|faults| panic!("{faults}"));
        let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
        let document = sheet.document(&plan, "en", Show::Folded);
        pdf_documents(&[(&document, &words)]).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// The small book has every kind of block; the second time the bytes are the same.
#[test]
fn a_book_is_one_file() {
    let options = crate::book::Options { language: "en", complete: false };
    let built = crate::book::build(&super::small_book::small(), &options).unwrap_or_else(|faults| panic!("{faults:?}"));
    let words = Words::new(&crate::document::LANGUAGES[0]).expect("the messages parse");
    let print = || pdf_pages(&built.book, &words).unwrap_or_else(|error| panic!("{error}"));
    let (one, two) = (print(), print());
    assert_eq!((one.len(), one[0].name.as_str()), (1, "book.pdf"));
    assert!(one == two);
}
