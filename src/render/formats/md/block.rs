//! Blocks as Markdown.
//!
//! Representation: each block is one or more lines without a line break at the end; there is an empty line
//! between blocks. What lies within a step is indented by three spaces.
//! Failure: [`RenderError`].
//! Source: CommonMark 0.31.

use super::authored;
use super::escape::{push_start, push_within};
use crate::document::{
    Block, Cell, CellMark, Line, Math, Phrase, Picture, Piece, Step, Table, TableLook, Trace, TraceLine, Words,
    WordsError,
};
use crate::render::RenderError;
use crate::render::formats::html::WIDEST_VALUES;

/// A line that begins with this is not a rule, heading or list; it looks like a space, and Markdown does not take it for one.
const HOLD: &str = "\u{a0}";

/// Some blocks, with an empty line between them.
pub fn all(blocks: &[Block], words: &Words) -> Result<String, RenderError> {
    let parts = blocks.iter().map(|block| one(block, words));
    Ok(parts.collect::<Result<Vec<_>, _>>()?.join("\n\n"))
}

fn one(block: &Block, words: &Words) -> Result<String, RenderError> {
    Ok(match block {
        Block::Paragraph(words_of) | Block::Remark(words_of) => line(words_of, words)?,
        Block::Authored(markdown) => authored::rewritten(markdown, words.right_to_left())?,
        Block::Picture(picture) => fenced(picture, words)?,
        Block::Beside(blocks) => all(blocks, words)?,
        Block::Answer(lines) => joined(lines, "\\\n", "", words)?,
        Block::Ticks(lines) => joined(lines, "\n", "- ☐ ", words)?,
        Block::Write(label, lines) => places(&phrase(label, words)?, *lines),
        Block::Steps(steps) => self::steps(steps, words)?,
        Block::Table(table) if table.look == TableLook::Values => {
            let bands = table.bands(WIDEST_VALUES);
            bands.iter().map(|band| self::table(band, words)).collect::<Result<Vec<_>, _>>()?.join("\n\n")
        }
        Block::Table(table) => self::table(table, words)?,
        Block::Trace(trace) => self::trace(trace, words)?,
    })
}

/// A phrase as Markdown.
pub fn phrase(phrase: &Phrase, words: &Words) -> Result<String, WordsError> {
    Ok(pieces(&words.phrase(phrase)?, words))
}

/// A line as Markdown.
pub fn line(line: &Line, words: &Words) -> Result<String, WordsError> {
    Ok(pieces(&words.line(line)?, words))
}

/// A line as Markdown, for use within bold: what is bold in it is plain.
pub fn headline(line: &Line, words: &Words) -> Result<String, WordsError> {
    let mut of_line = words.line(line)?;
    for piece in &mut of_line {
        if let Piece::Strong(text) = piece {
            *piece = Piece::Text(std::mem::take(text));
        }
    }
    Ok(pieces(&of_line, words).trim().to_owned())
}

fn pieces(pieces: &[Piece], words: &Words) -> String {
    let mut out = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) if out.is_empty() => push_start(text, &mut out),
            Piece::Text(text) => push_within(text, &mut out),
            Piece::Signs(text) if out.is_empty() => push_start(&words.isolated(text), &mut out),
            Piece::Signs(text) => push_within(&words.isolated(text), &mut out),
            Piece::Emphasis(text) => push_marked("*", text, &mut out),
            Piece::Strong(text) => push_marked("**", text, &mut out),
            // A variable beside words, as in the column a, would be read as one of them.
            Piece::Math(Math::Variable(name)) if !words.right_to_left() => push_marked("*", name, &mut out),
            Piece::Math(math) => push_within(&words.isolated(&math.to_string()), &mut out),
            Piece::Blank(blank) => {
                // A run of underscores after a space can close nothing, so no two of them pair up.
                if out.is_empty() {
                    out.push_str(HOLD);
                } else if !out.ends_with(char::is_whitespace) {
                    out.push(' ');
                }
                out.push_str(&blank.plain());
            }
        }
    }
    out
}

/// Words between marks. Marks hold to a word, so spaces at the ends are outside.
fn push_marked(mark: &str, text: &str, out: &mut String) {
    let inner = text.trim();
    let start = text.len() - text.trim_start().len();
    out.push_str(&text[..start]);
    if !inner.is_empty() {
        out.push_str(mark);
        push_within(inner, out);
        out.push_str(mark);
        out.push_str(&text[start + inner.len()..]);
    }
}

fn joined(lines: &[Line], between: &str, before: &str, words: &Words) -> Result<String, RenderError> {
    let lines = lines.iter().map(|words_of| Ok::<_, RenderError>(format!("{before}{}", line(words_of, words)?)));
    Ok(lines.collect::<Result<Vec<_>, _>>()?.join(between))
}

/// A picture in its plain characters. Within a fence nothing is markup, so nothing is escaped.
fn fenced(picture: &Picture, words: &Words) -> Result<String, RenderError> {
    let lines = picture.plain.iter().map(|plain| words.line_text(plain));
    let text = lines.collect::<Result<Vec<_>, _>>()?.join("\n").replace("```", "'''");
    Ok(format!("```text\n{text}\n```"))
}

/// A label and lines to write on.
fn places(label: &str, lines: u64) -> String {
    let mut out = format!("{label} {}", "_".repeat(48));
    for _ in 1..lines {
        out += &format!("\\\n{HOLD}{}", "_".repeat(56));
    }
    out
}

/// Numbered steps; there is an empty line only around what a step shows. A single sentence needs no number.
fn steps(steps: &[Step], words: &Words) -> Result<String, RenderError> {
    if let [Step { says, shows }] = steps
        && shows.is_empty()
    {
        return Ok(line(says, words)?);
    }
    let mut out = String::new();
    for (index, step) in steps.iter().enumerate() {
        let mark = format!("{}. ", index + 1);
        let shown_before = index > 0 && !steps[index - 1].shows.is_empty();
        out += match index {
            0 => "",
            _ if shown_before || !step.shows.is_empty() => "\n\n",
            _ => "\n",
        };
        out += &mark;
        out += &line(&step.says, words)?;
        if !step.shows.is_empty() {
            out += "\n\n";
            out += &indented(&all(&step.shows, words)?, &mark);
        }
    }
    Ok(out)
}

/// The lines moved in by the width of a list's mark.
fn indented(text: &str, mark: &str) -> String {
    let margin = " ".repeat(mark.len());
    let lines = text.lines().map(|one| if one.is_empty() { String::new() } else { format!("{margin}{one}") });
    lines.collect::<Vec<_>>().join("\n")
}

fn table(table: &Table, words: &Words) -> Result<String, RenderError> {
    let cells = |cells: &[Cell], heads: usize| -> Result<Vec<String>, WordsError> {
        cells.iter().enumerate().map(|(index, cell)| self::cell(cell, index < heads, words)).collect()
    };
    let mut lines = vec![cells(&table.head, usize::MAX)?];
    for one in &table.rows {
        lines.push(cells(one, usize::from(table.row_heads))?);
    }
    Ok(ruled(lines))
}

/// Rows, at least one, as a table, its columns lined up for those who read it as it is.
pub fn ruled(rows: Vec<Vec<String>>) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0).max(3)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let padded = |cells: &Vec<String>| -> String {
        let cell =
            |(column, width): (usize, &usize)| format!(" {:<width$} |", cells.get(column).map_or("", |cell| cell));
        widths.iter().enumerate().map(cell).collect()
    };
    let rule = widths.iter().map(|width| "-".repeat(width + 2) + "|").collect();
    let mut lines: Vec<String> = rows.iter().map(padded).collect();
    lines.insert(1, rule);
    lines.iter().map(|line| format!("|{line}")).collect::<Vec<_>>().join("\n")
}

/// Heads are bold already where Markdown shows them.
fn cell(cell: &Cell, head: bool, words: &Words) -> Result<String, WordsError> {
    let text = line(&cell.line, words)?;
    let bold = matches!(cell.mark, CellMark::Odd | CellMark::OddTotal | CellMark::Strong);
    Ok(match cell.mark {
        CellMark::Write if text.is_empty() => "____".to_owned(),
        _ if bold && !head && !text.is_empty() && !text.contains('*') => format!("**{text}**"),
        _ => text,
    })
}

fn trace(trace: &Trace, words: &Words) -> Result<String, RenderError> {
    let word = |key| phrase(&Phrase::new(key), words);
    let names = || ["a", "b", "c"].map(|name| format!("*{name}*"));
    let mut head = vec![word("page-trace-line")?];
    head.extend(names());
    head.push(word("page-trace-sum")?);
    if trace.binary {
        let binary = word("page-trace-binary")?;
        head.extend(names().map(|name| format!("{name} ({binary})")));
        head.push(word("page-trace-last")?);
    }
    let mut rows = vec![head];
    rows.extend(trace.lines.iter().enumerate().map(|(number, line)| trace_row(number, line, trace)));
    Ok(ruled(rows))
}

fn trace_row(number: usize, line: &TraceLine, trace: &Trace) -> Vec<String> {
    let mut row = vec![if line.strong { format!("**{number}**") } else { number.to_string() }];
    let to_write = || "____".to_owned();
    row.extend(line.entries().map(|number| match number {
        Some(number) if line.rings(number) => format!("**{number}**"),
        Some(number) => number.to_string(),
        None => to_write(),
    }));
    row.push(line.sum().map_or_else(to_write, |sum| sum.to_string()));
    if trace.binary {
        // The digit that is read is bold.
        row.extend(line.digits().map(|digits| match digits {
            Some(digits) => format!("{}**{}**", &digits[..digits.len() - 1], &digits[digits.len() - 1..]),
            None => "_".repeat(line.width.max(1)),
        }));
        row.push(line.last_digits().unwrap_or_else(to_write));
    }
    row
}
