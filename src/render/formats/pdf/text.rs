//! Lines and an author's Markdown as data for the template.
//!
//! Representation: a line is an array of pieces; a piece is text, or an array that begins with its kind: `i` and `b`
//! for italics and bold, `s` for signs that read left to right and never break, `S` for long ones, `m` for a formula
//! with its words and its tree, `_` for a place to write. Markdown adds `c` for code, `a` for links and `br`.
//! Failure: [`RenderError`].
//! Source: CommonMark 0.31.

use std::iter::Peekable;

use pulldown_cmark::{Alignment, CodeBlockKind, Event, Tag, TagEnd};
use serde_json::{Value, json};

use crate::document::{Blank, Line, Math, Phrase, Piece, Words, WordsError, authored, unbroken};
use crate::render::RenderError;
use crate::render::formula::{self, Node};
use crate::render::markup::{LONG_SIGNS, unbroken_tuples};

/// A phrase as a line.
pub fn phrase(phrase: &Phrase, words: &Words) -> Result<Value, WordsError> {
    Ok(pieces(&words.phrase(phrase)?))
}

/// A message without arguments as text.
pub fn label(key: &'static str, words: &Words) -> Result<Value, WordsError> {
    Ok(json!(words.text(&Phrase::new(key))?))
}

pub fn line(line: &Line, words: &Words) -> Result<Value, WordsError> {
    Ok(pieces(&words.line(line)?))
}

/// Pieces of a line.
pub fn pieces(pieces: &[Piece]) -> Value {
    let piece = |piece: &Piece| match piece {
        Piece::Emphasis(name) if piece.variable().is_some() => json!(["x", name]),
        Piece::Text(text) => json!(unbroken_tuples(text)),
        Piece::Emphasis(text) => json!(["i", [unbroken_tuples(text)]]),
        Piece::Strong(text) => json!(["b", [text]]),
        Piece::Signs(text) if text.len() > LONG_SIGNS => json!(["S", unbroken_tuples(text)]),
        Piece::Signs(text) => json!(["s", text]),
        // Alone among words, a number or a variable needs no formula, and can be bold.
        Piece::Math(Math::Number(number)) => json!(["s", number.to_string()]),
        Piece::Math(Math::Variable(name)) => json!(["x", name]),
        Piece::Math(math) => of_formula(&formula::of_math(math)),
        Piece::Blank(Blank::Short | Blank::Sign) => json!(["_"]),
        Piece::Blank(Blank::Wide) => json!(["_w"]),
        Piece::Blank(Blank::Long) => json!(["_l"]),
        Piece::Blank(Blank::Tuple(numbers)) => json!(["_t", numbers]),
    };
    pieces.iter().map(piece).collect()
}

/// A formula within a line: its words and its tree.
pub fn of_formula(node: &Node) -> Value {
    json!(["m", node.to_string().trim(), node.data()])
}

/// About how wide a line is, in tenths of the type size.
pub fn width(line: &Line, words: &Words) -> Result<usize, WordsError> {
    let width = |piece: &Piece| match piece {
        Piece::Text(text) | Piece::Emphasis(text) | Piece::Signs(text) => 5 * text.chars().count(),
        Piece::Strong(text) => 6 * text.chars().count(),
        Piece::Math(math) => 6 * formula::of_math(math).width(),
        Piece::Blank(Blank::Short | Blank::Sign) => 36,
        Piece::Blank(Blank::Wide) => 93,
        Piece::Blank(Blank::Long) => 143,
        Piece::Blank(Blank::Tuple(numbers)) => 44 * usize::from(*numbers) + 10,
    };
    Ok(words.line(line)?.iter().map(width).sum())
}

/// What appears in the place of an event of Markdown: nothing more than it, something else, or nothing at all.
pub enum Instead {
    Itself,
    Piece(Value),
    /// The link's words are these, or, without any, the author's own; both lead to a place of the book.
    Link(String, Option<Value>),
}

/// An author's Markdown as blocks.
pub fn markdown(text: &str) -> Result<Vec<Value>, RenderError> {
    let events = pulldown_cmark::Parser::new_ext(text, authored::options()).into_offset_iter();
    blocks(events.map(|(event, range)| (event, range.start, Instead::Itself)))
}

/// Events of Markdown, each with the byte where it begins, as blocks.
pub fn blocks<'e>(events: impl Iterator<Item = (Event<'e>, usize, Instead)>) -> Result<Vec<Value>, RenderError> {
    Reader { events: events.peekable() }.blocks()
}

struct Reader<'e, I: Iterator<Item = (Event<'e>, usize, Instead)>> {
    events: Peekable<I>,
}

impl<'e, I: Iterator<Item = (Event<'e>, usize, Instead)>> Reader<'e, I> {
    /// Blocks up to the end of what holds them.
    fn blocks(&mut self) -> Result<Vec<Value>, RenderError> {
        let mut blocks = Vec::new();
        while let Some((event, ..)) = self.events.peek() {
            match event {
                Event::End(_) => {
                    self.events.next();
                    break;
                }
                Event::Start(tag) if authored::is_block(tag) => {
                    let Some((Event::Start(tag), ..)) = self.events.next() else { break };
                    blocks.extend(self.block(tag)?);
                }
                Event::Rule => {
                    self.events.next();
                    blocks.push(json!(["rule"]));
                }
                // Text that no paragraph holds, as in the items of a tight list.
                _ => {
                    let line = self.line(false)?;
                    blocks.push(json!(["p", line]));
                }
            }
        }
        Ok(blocks)
    }

    fn block(&mut self, tag: Tag<'e>) -> Result<Vec<Value>, RenderError> {
        Ok(vec![match tag {
            Tag::Paragraph | Tag::HtmlBlock => return self.paragraph(),
            Tag::Heading { level, .. } => json!(["h", level as u8, self.line(true)?]),
            Tag::BlockQuote(_) => json!(["quote", self.blocks()?]),
            Tag::CodeBlock(kind) => {
                let mut text = String::new();
                for (event, ..) in self.events.by_ref() {
                    match event {
                        Event::End(_) => break,
                        Event::Text(part) => text.push_str(&part),
                        _ => {}
                    }
                }
                let language = match &kind {
                    CodeBlockKind::Fenced(language) => language.to_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                json!(["code", text.trim_end_matches('\n'), language])
            }
            Tag::List(start) => {
                let mut items = Vec::new();
                while let Some((event, ..)) = self.events.next() {
                    match event {
                        Event::Start(_) => items.push(json!(self.blocks()?)),
                        _ => break,
                    }
                }
                json!(["list", start, items])
            }
            Tag::Table(alignments) => self.table(&alignments)?,
            _ => return self.blocks(),
        }])
    }

    /// A paragraph; formulas with a line of their own part it.
    fn paragraph(&mut self) -> Result<Vec<Value>, RenderError> {
        let (mut blocks, mut line) = (Vec::new(), Vec::new());
        let pieces = self.line(true)?;
        let is_empty =
            |line: &[Value]| line.iter().all(|piece| piece.as_str().is_some_and(|text| text.trim().is_empty()));
        for piece in pieces {
            if piece[0] == "M" {
                if !is_empty(&line) {
                    blocks.push(json!(["p", std::mem::take(&mut line)]));
                }
                line.clear();
                blocks.push(json!(["math", piece[1], piece[2]]));
            } else {
                line.push(piece);
            }
        }
        if !is_empty(&line) {
            blocks.push(json!(["p", line]));
        }
        Ok(blocks)
    }

    fn table(&mut self, alignments: &[Alignment]) -> Result<Value, RenderError> {
        let mut rows: Vec<Vec<Value>> = Vec::new();
        while let Some((event, ..)) = self.events.next() {
            match event {
                Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
                Event::Start(Tag::TableCell) => {
                    let cell = json!(self.line(true)?);
                    if let Some(row) = rows.last_mut() {
                        row.push(cell);
                    }
                }
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        let alignment = |alignment: &Alignment| match alignment {
            Alignment::None | Alignment::Left => "start",
            Alignment::Center => "center",
            Alignment::Right => "end",
        };
        let head = if rows.is_empty() { Vec::new() } else { rows.remove(0) };
        Ok(json!(["grid", alignments.iter().map(alignment).collect::<Vec<_>>(), head, rows]))
    }

    /// Pieces up to the end of what holds them, which is taken if `closes`; else up to the next block.
    fn line(&mut self, closes: bool) -> Result<Vec<Value>, RenderError> {
        let mut pieces = Vec::new();
        while let Some((event, ..)) = self.events.peek() {
            match event {
                Event::End(_) if closes => {
                    self.events.next();
                    break;
                }
                Event::End(_) | Event::Rule => break,
                Event::Start(tag) if authored::is_block(tag) && !closes => break,
                _ => {}
            }
            let Some((event, at, instead)) = self.events.next() else { break };
            match instead {
                Instead::Piece(piece) => {
                    if !piece.is_null() {
                        pieces.push(piece);
                    }
                    continue;
                }
                Instead::Link(target, words) => {
                    let own = self.line(true)?;
                    pieces.push(json!(["ref", target, words.unwrap_or(json!(own))]));
                    continue;
                }
                Instead::Itself => {}
            }
            match event {
                Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                    push(&mut pieces, &unbroken(text.into_string()))
                }
                Event::Code(text) => pieces.push(json!(["c", &*text])),
                Event::InlineMath(text) => pieces.push(of_formula(&formula::of_latex(&text, at)?)),
                Event::DisplayMath(text) => {
                    let node = formula::of_latex(&text, at)?;
                    pieces.push(json!(["M", node.to_string().trim(), node.data()]));
                }
                Event::SoftBreak => push(&mut pieces, " "),
                Event::HardBreak => pieces.push(json!(["br"])),
                Event::Start(Tag::Emphasis) => pieces.push(json!(["i", self.line(true)?])),
                Event::Start(Tag::Strong) => pieces.push(json!(["b", self.line(true)?])),
                Event::Start(Tag::Link { dest_url, .. })
                    if authored::allows_link(&dest_url) && !dest_url.starts_with('#') =>
                {
                    pieces.push(json!(["a", &*dest_url, self.line(true)?]));
                }
                // Pictures by their words, links that lead nowhere by theirs.
                Event::Start(_) => pieces.extend(self.line(true)?),
                _ => {}
            }
        }
        Ok(pieces)
    }
}

/// Appends text to the last piece if that is text.
fn push(pieces: &mut Vec<Value>, text: &str) {
    match pieces.last_mut() {
        Some(Value::String(last)) => last.push_str(text),
        _ => pieces.push(json!(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_blocks() {
        let blocks =
            markdown("One *two* $a$\n\n- x\n- **y**\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n").expect("it is Markdown");
        assert_eq!(
            json!(blocks),
            json!([
                ["p", ["One ", ["i", ["two"]], " ", ["m", "a", ["v", "a"]]]],
                ["list", null, [[["p", ["x"]]], [["p", [["b", ["y"]]]]]]],
                ["grid", ["start", "end"], [["a"], ["b"]], [[["1"], ["2"]]]],
            ])
        );
    }

    #[test]
    fn nothing_of_an_author_acts() {
        let blocks =
            markdown("x <script>x</script> [a](javascript:x) ![b](http://c) [d](https://e)").expect("Markdown");
        let text = json!(blocks).to_string();
        assert!(text.contains("<script>x</script>") && !text.contains("javascript") && !text.contains("http://c"));
        assert!(text.contains(r#"["a","https://e",["d"]]"#), "{text}");
        assert!(matches!(markdown("x $\\nowhere$"), Err(RenderError::Authored { at: 2, .. })));
    }
}
