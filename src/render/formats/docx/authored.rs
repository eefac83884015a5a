//! An author's Markdown as paragraphs: headings below those of the page, raw HTML as text, pictures by their words.
//!
//! Representation: pulldown-cmark's events, each written as it comes; a paragraph opens with the first thing in it. Lists
//! and quotations move their paragraphs in.
//! Failure: [`RenderError::Authored`] at the first formula that cannot be read.
//! Source: CommonMark 0.31.

use std::fmt::Write;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::Writer;
use super::block::{STEP, list};
use super::table::Layout;
use super::text::Look;
use crate::document::{authored, unbroken};
use crate::render::RenderError;
use crate::render::formula::of_latex;
use crate::source::checksum;

/// Where the reader of an author's text is.
#[derive(Default)]
struct State {
    /// The style of the next paragraph, and whether one is open.
    style: &'static str,
    is_open: bool,
    look: Look,
    lists: Vec<List>,
    /// Whether the open links lead anywhere.
    links: Vec<bool>,
    /// How many columns the open table has, and whether its head is written.
    columns: usize,
    is_head: bool,
    is_code: bool,
}

/// An open list.
struct List {
    kind: char,
    start: u64,
    /// Whether it has an item already, and whether one has begun that has no number yet.
    has_items: bool,
    begins_item: bool,
}

impl Writer<'_> {
    pub fn authored(&mut self, markdown: &str) -> Result<(), RenderError> {
        let before = self.indent;
        let mut state = State { style: "Normal", ..State::default() };
        for (event, range) in Parser::new_ext(markdown, authored::options()).into_offset_iter() {
            self.event(event, range.start, &mut state)?;
        }
        self.indent = before;
        Ok(())
    }

    fn event(&mut self, event: Event<'_>, at: usize, state: &mut State) -> Result<(), RenderError> {
        match event {
            Event::Start(tag) => self.start(tag, state),
            Event::End(tag) => self.end(tag, state),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) if state.is_code => {
                for (place, line) in text.lines().enumerate() {
                    if place > 0 || state.is_open {
                        self.end_paragraph(state);
                    }
                    self.words(line, state);
                }
            }
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                self.words(&unbroken(text.into_string()), state);
            }
            Event::Code(text) => {
                let before = std::mem::replace(&mut state.look.style, "Code");
                self.words(&text, state);
                state.look.style = before;
            }
            Event::InlineMath(latex) => {
                let node = of_latex(&latex, at)?;
                self.begin_paragraph(state);
                super::formula::write(&node, false, &mut self.out);
            }
            Event::DisplayMath(latex) => {
                let node = of_latex(&latex, at)?;
                self.begin_paragraph(state);
                super::formula::write(&node, true, &mut self.out);
            }
            Event::SoftBreak => self.words(" ", state),
            Event::HardBreak => {
                self.begin_paragraph(state);
                self.out.push_str("<w:r><w:br/></w:r>");
            }
            Event::Rule => {
                self.open("WritingLine", false);
                self.close();
            }
            Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
        }
        Ok(())
    }

    fn words(&mut self, text: &str, state: &mut State) {
        self.begin_paragraph(state);
        self.run(text, state.look);
    }

    fn begin_paragraph(&mut self, state: &mut State) {
        if state.is_open || state.columns > 0 {
            return;
        }
        // The other paragraphs of an item have no number.
        if let Some(open) = state.lists.last_mut().filter(|list| list.begins_item) {
            self.number = Some(list(open.kind, !open.has_items, open.start));
            (open.has_items, open.begins_item) = (true, false);
        }
        self.open(state.style, state.style == self.heading);
        state.is_open = true;
    }

    fn end_paragraph(&mut self, state: &mut State) {
        if std::mem::take(&mut state.is_open) {
            self.close();
        }
    }

    fn start(&mut self, tag: Tag<'_>, state: &mut State) {
        match tag {
            Tag::Heading { .. } => {
                self.end_paragraph(state);
                state.style = self.heading;
            }
            Tag::Paragraph | Tag::HtmlBlock => self.end_paragraph(state),
            Tag::BlockQuote(_) => {
                self.end_paragraph(state);
                self.indent += STEP;
            }
            Tag::CodeBlock(_) => {
                self.end_paragraph(state);
                (state.is_code, state.style) = (true, "CodeBlock");
            }
            Tag::List(start) => {
                self.end_paragraph(state);
                // Lists within one another have numbers of their own.
                let depth = state.lists.len().min(7) as u8;
                let kind = if start.is_some() { char::from(b's' + depth) } else { 'b' };
                let start = start.unwrap_or(1);
                state.lists.push(List { kind, start, has_items: false, begins_item: false });
                self.indent += STEP;
            }
            Tag::Item => {
                self.end_paragraph(state);
                state.lists.last_mut().into_iter().for_each(|list| list.begins_item = true);
            }
            Tag::Table(columns) => {
                self.end_paragraph(state);
                state.columns = columns.len().max(1);
                let width = self.room() / state.columns;
                let columns = vec![width; state.columns];
                self.open_table(&Layout { style: "SheetPlain", caption: "", columns, turns: true, row_heads: false });
            }
            Tag::TableHead => {
                state.is_head = true;
                self.open_row(true, 0);
            }
            Tag::TableRow => self.open_row(false, 0),
            Tag::TableCell => self.open_worded_cell(self.room() / state.columns.max(1), state.is_head),
            Tag::Emphasis => state.look.italic = !self.words.right_to_left(),
            Tag::Strong => state.look.bold = true,
            Tag::Link { dest_url, .. } => {
                let leads = authored::allows_link(&dest_url) && !dest_url.starts_with('#');
                state.links.push(leads);
                if leads {
                    self.begin_paragraph(state);
                    let name = format!("L{}", checksum([&*dest_url]));
                    let _ = write!(self.out, "<w:hyperlink r:id=\"{name}\">");
                    self.links.insert(name, dest_url.into_string());
                    state.look.style = "Hyperlink";
                }
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd, state: &mut State) {
        match tag {
            TagEnd::Paragraph | TagEnd::HtmlBlock | TagEnd::Heading(_) | TagEnd::CodeBlock => {
                self.end_paragraph(state);
                (state.is_code, state.style) = (false, "Normal");
            }
            TagEnd::BlockQuote(_) => {
                self.end_paragraph(state);
                self.indent -= STEP;
            }
            TagEnd::Item => self.end_paragraph(state),
            TagEnd::List(_) => {
                self.end_paragraph(state);
                state.lists.pop();
                self.indent -= STEP;
            }
            TagEnd::TableCell => self.close_cell(),
            TagEnd::TableHead => {
                state.is_head = false;
                self.close_row();
            }
            TagEnd::TableRow => self.close_row(),
            TagEnd::Table => {
                state.columns = 0;
                self.close_table();
            }
            TagEnd::Emphasis => state.look.italic = false,
            TagEnd::Strong => state.look.bold = false,
            TagEnd::Link if state.links.pop() == Some(true) => {
                self.out.push_str("</w:hyperlink>");
                state.look.style = "";
            }
            _ => {}
        }
    }
}
