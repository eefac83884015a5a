//! Typst: the source of a sheet and its key, which teachers change before they compile it.
//!
//! Representation: what [`typeset`] walks over, in functions that `templates/typeset/sheet.typ` defines; the file needs no
//! other. Pictures are SVG, each beside its words.
//! Failure: [`RenderError`].
//! Source: Typst 0.15.

mod escape;
mod formula;

use std::fmt::Write;

use crate::document::{CellMark, Paper, Phrase, Picture, Points, Words, WordsError};
use crate::render::formats::html::in_points;
use crate::render::formats::{Around, Frame, Holds, InSets};
use crate::render::formula::Node;
use crate::render::typeset::{self, Grid, Head, Notation, Opening};
use crate::render::{File, Format, RenderError, Seal, qr, svg, title};
use escape::quoted;

pub const FORMAT: Format = Format {
    name: "typst",
    extension: "typ",
    about: "Typst source, to change and compile",
    seal: Seal::Comment("\n// nimbook ", "\n"),
    write: |document, words, _| Ok(vec![File::new(".typ", typeset::whole::<Typst>(document, words)?)]),
    in_sets: Some(InSets {
        around: Around::Frame(|set, words, _| {
            let title = title(set.title, set.shows, words)?;
            let opening = Opening { title: &title, paper: set.paper, lies: false, is_class: true };
            Ok(Typst::frame(&opening, words)?)
        }),
        piece: |document, words, _| typeset::piece::<Typst>(document, words),
        answers: |table, paper, words, _| typeset::answers::<Typst>(table, paper, words),
    }),
    holds: Holds::Pages,
};

#[derive(Default)]
struct Typst;

impl Notation for Typst {
    const BREAK: &'static str = " \\";

    fn text(text: &str, out: &mut String) {
        escape::push(text, out);
    }

    fn call(name: &str, values: &[&str], bodies: &[&str]) -> String {
        let mut out = format!("#{name}");
        if !values.is_empty() || bodies.is_empty() {
            let _ = write!(out, "({})", values.join(", "));
        }
        bodies.iter().for_each(|body| out.push_str(&content(body)));
        out
    }

    fn formula(node: &Node, display: bool) -> String {
        let formula = formula::written(node);
        if display { format!("$ {formula} $") } else { format!("${formula}$") }
    }

    fn code(text: &str, is_block: bool) -> String {
        let block = if is_block { ", block: true" } else { "" };
        format!("#raw({}{block})", quoted(text))
    }

    fn link(target: &str, words: &str) -> String {
        format!("#link({}){}", quoted(target), content(words))
    }

    fn list(start: Option<u64>, items: &[String]) -> String {
        let begins = start.filter(|start| *start != 1).map_or_else(String::new, |start| format!("(start: {start})"));
        let name = if start.is_some() { "enum" } else { "list" };
        let items: Vec<_> = items.iter().map(|item| content(item)).collect();
        format!("#{name}{begins}{}", items.concat())
    }

    fn table(grid: &Grid) -> String {
        let count = grid.head.len().max(grid.rows.iter().map(Vec::len).max().unwrap_or(0));
        let mut out = format!("#{}table(\n  columns: {count},\n", grid.look.name());
        let has_head = grid.head.iter().any(|head| !head.is_empty());
        if has_head || !grid.groups.is_empty() {
            let group = |(text, span): &(String, usize)| format!("table.cell(colspan: {span}){}", content(text));
            let groups = grid.groups.iter().map(group);
            let heads: Vec<_> = groups.chain(grid.head.iter().map(|head| content(head))).collect();
            let _ = writeln!(out, "  table.header({}),", heads.join(", "));
        }
        for row in &grid.rows {
            if Grid::is_total(row) {
                out += "  table.hline(),\n";
            }
            let cell = |(mark, text): &(CellMark, String)| match mark {
                CellMark::Odd | CellMark::OddTotal => format!("odd{}", content(text)),
                _ => content(text),
            };
            let _ = writeln!(out, "  {},", row.iter().map(cell).collect::<Vec<_>>().join(", "));
        }
        out + ")"
    }

    fn picture(&mut self, picture: &Picture, is_sample: bool, words: &Words) -> Result<String, WordsError> {
        let says = svg::alternative(picture, words)?;
        let name = if is_sample { "sign" } else { "picture" };
        Ok(format!("#{name}({}, alt: {})", raw(&svg::look::unstyled(picture, words)?), quoted(&says)))
    }

    fn question(points: Points, words: &Words) -> Result<String, WordsError> {
        Ok(format!("#question({})", worth(points, words)?))
    }

    fn part(points: Points, body: &str, words: &Words) -> Result<String, WordsError> {
        Ok(format!("#part({})[\n{body}\n]", worth(points, words)?))
    }

    fn group(_: &str, body: String) -> String {
        body
    }

    fn solution(body: &str) -> String {
        format!("#solution[\n{body}\n]")
    }

    fn sheet(&self, head: &Head<'_>, body: &str) -> Result<String, RenderError> {
        let code = head.leads.as_deref().map(|leads| qr::svg(leads, "")).transpose()?;
        let code = code.map_or_else(String::new, |code| {
            let code = code.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
            format!("\n  code: {},", raw(&code))
        });
        Ok(format!(
            "#sheet(\n  id: {},\n  title: {},\n  name: {},\n  lang: {},\n  dir: {},\n  large: {},\n  key: {},{code}\n)[\n\n{body}\n\n]\n",
            quoted(head.id),
            content(&head.title),
            content(&head.name),
            quoted(head.lang),
            if head.right_to_left { "rtl" } else { "ltr" },
            head.large,
            head.is_key,
        ))
    }

    fn frame(file: &Opening<'_>, words: &Words) -> Result<Frame, WordsError> {
        const TEMPLATE: &str = include_str!("../../../templates/typeset/sheet.typ");
        let paper = match file.paper {
            Paper::A4 | Paper::A4Large => "a4",
            Paper::A5Pair => "a5",
            Paper::Letter | Paper::LetterLarge => "us-letter",
        };
        let solution = words.text(&Phrase::new("page-solution"))?;
        let before = TEMPLATE
            .replace("<paper>", paper)
            .replace("<lies>", if file.lies { "true" } else { "false" })
            .replace("<solution>", &escape::escaped(&solution))
            .replace("<title>", &quoted(file.title));
        Ok(Frame { before, between: "\n", after: String::new() })
    }
}

/// Markup as content.
fn content(body: &str) -> String {
    if body.contains('\n') { format!("[\n{body}\n]") } else { format!("[{body}]") }
}

/// A picture of SVG as raw text, an element a line, in the typeface that every Typst has. Nothing in it ends it.
fn raw(drawn: &str) -> String {
    let typeface = format!("font-family=\"{}\"", svg::look::TYPEFACE);
    let drawn = drawn.replace("><", ">\n<").replace('`', "&#96;");
    format!("```svg\n{}\n```", drawn.replace(&typeface, "font-family=\"Libertinus Serif\""))
}

/// Points as an argument of a question or part; nothing where there are none.
fn worth(points: Points, words: &Words) -> Result<String, WordsError> {
    if points == Points::NONE {
        return Ok(String::new());
    }
    Ok(format!("points: {}", content(&escape::escaped(&words.text(&in_points("page-points", points))?))))
}
