//! LaTeX: the source of a sheet and its key for the class `exam`, which teachers change before they compile it.
//!
//! Representation: what [`typeset`] walks over, in commands that `templates/typeset/sheet.tex` defines; that file says what
//! compiles it. Pictures are drawn by TikZ in the classes of their shapes, which each sheet defines as styles.
//! Failure: [`RenderError`].
//! Source: the documentation of `exam` 2.7, babel, unicode-math and TikZ 3.1.

mod escape;
mod formula;
mod picture;

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::document::{CellMark, Paper, Picture, Points, TableLook, Words, WordsError};
use crate::render::formats::{Around, Frame, Holds, InSets};
use crate::render::formula::Node;
use crate::render::typeset::{self, Grid, Head, Notation, Opening};
use crate::render::{File, Format, RenderError, Seal, title};

pub const FORMAT: Format = Format {
    name: "latex",
    extension: "tex",
    about: "LaTeX source for the class exam, to change and compile",
    seal: Seal::Comment("\n% nimbook ", "\n"),
    write: |document, words, _| Ok(vec![File::new(".tex", typeset::whole::<Latex>(document, words)?)]),
    in_sets: Some(InSets {
        around: Around::Frame(|set, words, _| {
            let title = title(set.title, set.shows, words)?;
            let opening = Opening { title: &title, paper: set.paper, lies: false, is_class: true };
            Ok(Latex::frame(&opening, words)?)
        }),
        piece: |document, words, _| typeset::piece::<Latex>(document, words),
        answers: |table, paper, words, _| typeset::answers::<Latex>(table, paper, words),
    }),
    holds: Holds::Pages,
};

/// The most rows of a table that is on one page.
const LONGEST: usize = 30;

/// The names that babel has for languages.
const LANGUAGES: [(&str, &str); 3] = [("en", "english"), ("he", "hebrew"), ("hu", "hungarian")];

/// What babel calls a language.
fn language(code: &str) -> &'static str {
    LANGUAGES.iter().find(|(known, _)| *known == code).map_or("english", |(_, name)| name)
}

/// The styles of shapes that the pictures so far have, by name.
#[derive(Default)]
struct Latex {
    styles: BTreeMap<String, String>,
}

impl Notation for Latex {
    // No option and no star of the next line belongs to it.
    const BREAK: &'static str = "\\newline";

    fn text(text: &str, out: &mut String) {
        escape::push(text, out);
    }

    fn call(name: &str, values: &[&str], bodies: &[&str]) -> String {
        let name = match name {
            "strong" => "textbf",
            name => name,
        };
        let mut out = format!("\\{name}");
        values.iter().for_each(|value| out.push_str(&format!("{{{value}}}")));
        for body in bodies {
            let (open, close) = if body.contains('\n') { ("%\n", "%\n") } else { ("", "") };
            out.push_str(&format!("{{{open}{body}{close}}}"));
        }
        out + if values.is_empty() && bodies.is_empty() { "{}" } else { "" }
    }

    fn formula(node: &Node, display: bool) -> String {
        between(&formula::written(node), display)
    }

    fn latex(source: &str, display: bool, at: usize) -> Result<String, RenderError> {
        let node = crate::render::formula::of_latex(source, at)?;
        Ok(if formula::is_plain(source) { between(source.trim(), display) } else { Self::formula(&node, display) })
    }

    fn code(text: &str, is_block: bool) -> String {
        let line = |line: &str| {
            let line = if is_block { line.replace(' ', "\u{a0}") } else { line.to_owned() };
            format!("\\texttt{{{}}}", escape::escaped(&line))
        };
        text.lines().map(line).collect::<Vec<_>>().join(&format!("{}\n", Self::BREAK))
    }

    fn link(target: &str, words: &str) -> String {
        format!("\\href{{{}}}{{{words}}}", escape::address(target))
    }

    fn list(start: Option<u64>, items: &[String]) -> String {
        let name = if start.is_some() { "enumerate" } else { "itemize" };
        let mut out = format!("\\begin{{{name}}}\n");
        if let Some(start) = start.filter(|start| *start != 1) {
            let _ = writeln!(out, "\\setcounter{{enumi}}{{{}}}", i128::from(start) - 1);
        }
        items.iter().for_each(|item| out.push_str(&format!("\\item {item}\n")));
        out + &format!("\\end{{{name}}}")
    }

    fn table(grid: &Grid) -> String {
        // A table that is longer than a page goes on on the next.
        let is_long = grid.rows.len() > LONGEST;
        let name = if is_long { "longtable".to_owned() } else { format!("{}table", grid.look.name()) };
        let option = if is_long { "[l]" } else { "" };
        let mut out = format!("\\begin{{{name}}}{option}{{{}}}\n", columns(grid));
        if !grid.groups.is_empty() {
            let group = |(text, span): &(String, usize)| format!("\\multicolumn{{{span}}}{{c|}}{{{text}}}");
            let _ = writeln!(out, "{} \\\\", grid.groups.iter().map(group).collect::<Vec<_>>().join(" & "));
        }
        let rule = if grid.look == TableLook::Values { " \\hline" } else { "" };
        if grid.head.iter().any(|head| !head.is_empty()) {
            let rule = if grid.look == TableLook::Columns { "" } else { " \\hline" };
            let _ = writeln!(out, "{} \\\\{rule}", grid.head.join(" & "));
        }
        for row in &grid.rows {
            let cell = |(mark, text): &(CellMark, String)| match mark {
                CellMark::Odd | CellMark::OddTotal => format!("\\odd{{{text}}}"),
                _ => text.clone(),
            };
            let above = if Grid::is_total(row) { "\\hline\n" } else { "" };
            let _ = writeln!(out, "{above}{} \\\\{rule}", row.iter().map(cell).collect::<Vec<_>>().join(" & "));
        }
        out + &format!("\\end{{{name}}}")
    }

    fn picture(&mut self, picture: &Picture, is_sample: bool, words: &Words) -> Result<String, WordsError> {
        picture::written(picture, is_sample, words, &mut self.styles)
    }

    fn question(points: Points, words: &Words) -> Result<String, WordsError> {
        Ok(format!("\\question{}", worth(points, words)?))
    }

    fn part(points: Points, body: &str, words: &Words) -> Result<String, WordsError> {
        Ok(format!("\\part{}\n{body}", worth(points, words)?))
    }

    fn group(name: &str, body: String) -> String {
        format!("\\begin{{{name}}}\n{body}\n\\end{{{name}}}")
    }

    fn solution(body: &str) -> String {
        format!("\\begin{{solution}}\n{body}\n\\end{{solution}}")
    }

    fn sheet(&self, head: &Head<'_>, body: &str) -> Result<String, RenderError> {
        let mut out = format!("% {}\n\\begin{{sheet}}{{{}}}\n", head.id.replace('\n', " "), language(head.lang));
        if head.large {
            out += "\\largeprint\n";
        }
        if head.is_key {
            out += "\\keys\n";
        }
        let code = head
            .leads
            .as_deref()
            .map_or_else(String::new, |leads| format!("\\qrcode[height=16mm]{{{}}}\\quad ", escape::address(leads)));
        let id = escape::escaped(head.id);
        let _ = writeln!(out, "\\pagesof{{{code}\\lefttoright{{{id}}}}}{{{}}}{{{}}}", head.name, head.title);
        for (name, style) in &self.styles {
            let _ = writeln!(out, "\\tikzset{{look/{name}/.style={{{style}}}}}");
        }
        Ok(format!("{out}\n{body}\n\n\\end{{sheet}}\n"))
    }

    fn frame(file: &Opening<'_>, words: &Words) -> Result<Frame, WordsError> {
        const TEMPLATE: &str = include_str!("../../../templates/typeset/sheet.tex");
        let word = |key| Ok(escape::escaped(&words.text(&crate::document::Phrase::new(key))?));
        let provided = LANGUAGES.iter().filter(|(code, _)| file.is_class || ["en", words.code()].contains(code));
        let provided: Vec<_> = provided
            .map(|(code, name)| {
                let main = if *code == words.code() { ", main" } else { "" };
                let fonts = if *code == "he" { "\n\\hebrewfonts" } else { "" };
                format!("\\babelprovide[import{main}]{{{name}}}{fonts}")
            })
            .collect();
        let paper = match file.paper {
            Paper::A4 | Paper::A4Large => "a4paper",
            Paper::A5Pair => "a5paper",
            Paper::Letter | Paper::LetterLarge => "letterpaper",
        };
        let before = TEMPLATE
            .replace("<paper>", &format!("{paper}{}", if file.lies { ",landscape" } else { "" }))
            .replace("<languages>", &provided.join("\n"))
            .replace("<point>", &word("page-exam-point")?)
            .replace("<points>", &word("page-exam-points")?)
            .replace("<solution>", &word("page-solution")?)
            .replace("<title>", &escape::escaped(file.title));
        Ok(Frame { before, between: "\n", after: "\n\\end{document}\n".to_owned() })
    }
}

/// A formula within its marks.
fn between(formula: &str, display: bool) -> String {
    if display { format!("\\[{formula}\\]") } else { format!("${formula}$") }
}

/// Points as an option of a question or part; nothing where there are none.
fn worth(points: Points, words: &Words) -> Result<String, WordsError> {
    let (whole, quarters) = (points.quarters() / 4, points.quarters() % 4);
    Ok(match quarters {
        _ if points == Points::NONE => String::new(),
        0 => format!("[{whole}]"),
        2 if whole == 0 => "[\\half]".to_owned(),
        2 => format!("[{whole}\\half]"),
        _ => {
            let sign = words.text(&crate::document::Phrase::new("page-decimal-sign"))?;
            format!("[{}]", points.to_string().replace('.', &format!("{{{}}}", escape::escaped(&sign))))
        }
    })
}

/// How the columns of a table are set.
fn columns(grid: &Grid) -> String {
    let count = grid.head.len().max(grid.rows.iter().map(Vec::len).max().unwrap_or(0));
    let rest = count.saturating_sub(1);
    match grid.look {
        TableLook::Values => format!("|{}", "c|".repeat(count)),
        TableLook::Columns => format!("r{}", "c".repeat(rest)),
        TableLook::Pairs => format!("c{}", "|c".repeat(rest)),
        TableLook::Plain if grid.shares.is_empty() => "l".repeat(count),
        TableLook::Plain => {
            let column = |share: &usize| format!("P{{0.{:02}\\linewidth}}", (*share).min(99));
            grid.shares.iter().map(column).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_name_in_babel() {
        let codes: Vec<_> = crate::document::LANGUAGES.iter().map(|language| language.code).collect();
        assert_eq!(LANGUAGES.map(|(code, _)| code), codes[..]);
    }
}
