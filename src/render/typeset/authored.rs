//! An author's Markdown in a notation of typesetting: headings below those of the page, raw HTML as text, pictures by
//! their words.
//!
//! Representation: pulldown-cmark's events, read as blocks and lines that hold each other.
//! Failure: [`RenderError::Authored`] at the first formula that cannot be read.
//! Source: CommonMark 0.31.

use std::iter::Peekable;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::{Grid, Notation, Writer};
use crate::document::{CellMark, TableLook, authored, unbroken};
use crate::render::RenderError;

/// Events and the bytes where they begin.
type Events<'e> = Peekable<Box<dyn Iterator<Item = (Event<'e>, usize)> + 'e>>;

impl<N: Notation> Writer<'_, N> {
    pub fn authored(&self, markdown: &str) -> Result<String, RenderError> {
        let events = Parser::new_ext(markdown, authored::options()).into_offset_iter();
        let events: Box<dyn Iterator<Item = _>> = Box::new(events.map(|(event, range)| (event, range.start)));
        self.author_blocks(&mut events.peekable())
    }

    /// Blocks up to the end of what holds them.
    fn author_blocks(&self, events: &mut Events<'_>) -> Result<String, RenderError> {
        let mut blocks = Vec::new();
        while let Some((event, _)) = events.peek() {
            match event {
                Event::End(_) => {
                    events.next();
                    break;
                }
                Event::Rule => {
                    events.next();
                    blocks.push(N::call("divider", &[], &[]));
                }
                Event::Start(tag) if authored::is_block(tag) => {
                    let Some((Event::Start(tag), _)) = events.next() else { break };
                    blocks.push(self.author_block(&tag, events)?);
                }
                // Text that no paragraph holds, as in the items of a tight list.
                _ => blocks.push(self.author_line(false, events)?),
            }
        }
        blocks.retain(|block| !block.is_empty());
        Ok(blocks.join("\n\n"))
    }

    fn author_block(&self, tag: &Tag<'_>, events: &mut Events<'_>) -> Result<String, RenderError> {
        Ok(match tag {
            Tag::Paragraph | Tag::HtmlBlock => self.author_line(true, events)?.trim().to_owned(),
            Tag::Heading { .. } => N::call("subheading", &[], &[&self.author_line(true, events)?]),
            Tag::BlockQuote(_) => N::call("quoted", &[], &[&self.author_blocks(events)?]),
            Tag::CodeBlock(_) => {
                let mut text = String::new();
                for (event, _) in events.by_ref() {
                    match event {
                        Event::End(_) => break,
                        Event::Text(part) => text.push_str(&part),
                        _ => {}
                    }
                }
                N::code(text.trim_end_matches('\n'), true)
            }
            Tag::List(start) => {
                let mut items = Vec::new();
                while let Some((Event::Start(_), _)) = events.next() {
                    items.push(self.author_blocks(events)?);
                }
                N::list(*start, &items)
            }
            Tag::Table(_) => self.author_table(events)?,
            _ => self.author_blocks(events)?,
        })
    }

    fn author_table(&self, events: &mut Events<'_>) -> Result<String, RenderError> {
        let mut rows: Vec<Vec<String>> = Vec::new();
        while let Some((event, _)) = events.next() {
            match event {
                Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
                Event::Start(Tag::TableCell) => {
                    let cell = self.author_line(true, events)?;
                    rows.last_mut().into_iter().for_each(|row| row.push(cell.clone()));
                }
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        let mut rows = rows.into_iter();
        let head = rows.next().unwrap_or_default();
        let long = |row: &Vec<String>| row.iter().map(|cell| cell.chars().count()).sum::<usize>() > 80;
        let share = 90 / head.len().max(1);
        let shares = if rows.as_slice().iter().any(long) { vec![share; head.len()] } else { Vec::new() };
        let row = |row: Vec<String>| row.into_iter().map(|cell| (CellMark::None, cell)).collect();
        let rows = rows.map(row).collect();
        Ok(N::table(&Grid { look: TableLook::Plain, groups: Vec::new(), head, rows, shares }))
    }

    /// A line up to the end of what holds it, which is taken if `closes`; else up to the next block.
    fn author_line(&self, closes: bool, events: &mut Events<'_>) -> Result<String, RenderError> {
        let mut out = String::new();
        while let Some((event, _)) = events.peek() {
            match event {
                Event::End(_) if closes => {
                    events.next();
                    break;
                }
                Event::End(_) | Event::Rule => break,
                Event::Start(tag) if authored::is_block(tag) && !closes => break,
                _ => {}
            }
            let Some((event, at)) = events.next() else { break };
            match event {
                Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                    N::text(&unbroken(text.into_string()), &mut out);
                }
                Event::Code(text) => out += &N::code(&text, false),
                Event::InlineMath(formula) => out += &N::latex(&formula, false, at)?,
                Event::DisplayMath(formula) => out += &N::latex(&formula, true, at)?,
                Event::SoftBreak => out.push('\n'),
                Event::HardBreak => out += &format!("{}\n", N::BREAK),
                Event::Start(Tag::Emphasis) => {
                    out += &N::call("emph", &[], &[&self.author_line(true, events)?]);
                }
                Event::Start(Tag::Strong) => {
                    out += &N::call("strong", &[], &[&self.author_line(true, events)?]);
                }
                Event::Start(Tag::Link { dest_url, .. })
                    if authored::allows_link(&dest_url) && !dest_url.starts_with('#') =>
                {
                    out += &N::link(&dest_url, &self.author_line(true, events)?);
                }
                // Pictures by their words, links that lead nowhere by theirs.
                Event::Start(_) => out += &self.author_line(true, events)?,
                _ => {}
            }
        }
        Ok(out)
    }
}
