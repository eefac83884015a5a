//! Blocks as plain text, a line each, for programs and for formats without markup.
//!
//! Representation: pictures by their plain lines, tables with ` | ` between cells, places to write as
//! underscores. Nothing is escaped.
//! Failure: [`WordsError`].

use pulldown_cmark::{Event, Parser, TagEnd};

use crate::document::{Block, Picture, Step, Trace, Words, WordsError, authored};

/// The lines of some blocks.
pub fn lines(blocks: &[Block], words: &Words) -> Result<Vec<String>, WordsError> {
    let mut out = Vec::new();
    for block in blocks {
        write(block, words, &mut out)?;
    }
    Ok(out)
}

/// A step as text: what to do, then what shows it.
pub fn step(step: &Step, words: &Words) -> Result<String, WordsError> {
    let mut text = vec![words.line_text(&step.says)?];
    text.extend(lines(&step.shows, words)?);
    Ok(text.join("\n"))
}

fn write(block: &Block, words: &Words, out: &mut Vec<String>) -> Result<(), WordsError> {
    match block {
        Block::Paragraph(line) | Block::Remark(line) => out.push(words.line_text(line)?),
        Block::Authored(markdown) => out.extend(authored_lines(markdown, words)),
        Block::Picture(Picture { plain: lines, .. }) | Block::Answer(lines) => {
            for line in lines {
                out.push(words.line_text(line)?);
            }
        }
        Block::Beside(blocks) => out.extend(lines(blocks, words)?),
        Block::Ticks(lines) => {
            for line in lines {
                out.push(format!("☐ {}", words.line_text(line)?));
            }
        }
        Block::Write(label, _) => out.push(words.text(label)?),
        Block::Steps(steps) => {
            for one in steps {
                out.push(step(one, words)?);
            }
        }
        Block::Table(table) => {
            for row in std::iter::once(&table.head).chain(&table.rows) {
                let cells = row.iter().map(|cell| words.line_text(&cell.line));
                out.push(cells.collect::<Result<Vec<_>, _>>()?.join(" | "));
            }
        }
        Block::Trace(trace) => out.extend(trace_lines(trace)),
    }
    Ok(())
}

/// `25 + 43 + 50 = 118; 011001, 101011, 110010: 1 + 1 + 0 = 2`, as far as it is filled in.
fn trace_lines(trace: &Trace) -> Vec<String> {
    let number = |number: Option<u64>| number.map_or("____".to_owned(), |number| number.to_string());
    let lines = trace.lines.iter().map(|line| {
        let mut text = match line.sum() {
            Some(sum) => format!("{} = {sum}", line.entries().map(number).join(" + ")),
            None => line.entries().map(number).join(", "),
        };
        if let (true, Some(last)) = (trace.binary, line.last_digits()) {
            text += &format!("; {}: {last}", line.digits().map(Option::unwrap_or_default).join(", "));
        }
        text
    });
    lines.collect()
}

/// An author's Markdown without its marks; raw HTML stays as it was written.
fn authored_lines(markdown: &str, words: &Words) -> Vec<String> {
    let mut text = String::new();
    for event in Parser::new_ext(markdown, authored::options()) {
        match event {
            Event::Text(said) | Event::Code(said) | Event::Html(said) | Event::InlineHtml(said) => {
                text.push_str(&said);
            }
            Event::InlineMath(formula) | Event::DisplayMath(formula) => text.push_str(&words.isolated(&formula)),
            Event::SoftBreak => text.push(' '),
            Event::End(TagEnd::TableCell) => text.push_str(" | "),
            Event::HardBreak
            | Event::End(
                TagEnd::Paragraph
                | TagEnd::Heading(_)
                | TagEnd::Item
                | TagEnd::CodeBlock
                | TagEnd::TableHead
                | TagEnd::TableRow,
            ) => text.push('\n'),
            _ => {}
        }
    }
    text.lines().map(|line| line.trim_end_matches([' ', '|']).to_owned()).filter(|line| !line.is_empty()).collect()
}
