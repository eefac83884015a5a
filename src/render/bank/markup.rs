//! Blocks as XHTML that any platform shows: no stylesheet, no script, formulas in Unicode, pictures as files or within.
//!
//! Representation: parts of text with gaps between them. It is well-formed XML, in one line where no author wrote more.
//! From right to left, signs and numbers are in elements of their own direction, and the whole in one of its.
//! Failure: [`RenderError`].

use std::fmt::Write;

use crate::document::{Blank, Block, Cell, CellMark, Line, Math, Phrase, Piece, Step, Table, Trace, Words, build};
use crate::render::formats::html::author_html;
use crate::render::markup::{Escaped, escape};
use crate::render::{RenderError, base64, svg};

/// A text with its pictures.
#[derive(Default)]
pub struct Rich {
    /// Text and gaps.
    pub parts: Vec<Part>,
    pub pictures: Vec<Picture>,
}

pub enum Part {
    /// XHTML; elements may begin in one part and end in another.
    Html(String),
    Gap(usize),
}

/// A picture that is a file.
pub struct Picture {
    /// Its name, without a folder.
    pub name: String,
    pub svg: String,
}

/// Where pictures are.
#[derive(Clone, Copy)]
pub enum Pictures {
    /// In the text itself.
    Within,
    /// Files; their names begin with this.
    Beside(&'static str),
    /// Nowhere: their words stand for them.
    Told,
}

impl Rich {
    /// The text, with these for its gaps.
    pub fn html(&self, gap: impl Fn(usize) -> String) -> String {
        let part = |part: &Part| match part {
            Part::Html(html) => html.clone(),
            Part::Gap(number) => gap(*number),
        };
        self.parts.iter().map(part).collect()
    }
}

/// Which gaps the next places to write are.
#[derive(Default)]
pub struct Slots {
    /// Those of a wide place.
    pub wide: Vec<usize>,
    /// Those of other places, in their order.
    pub others: std::collections::VecDeque<usize>,
}

/// A writer of the texts of one question.
pub struct Markup<'w> {
    pub words: &'w Words,
    pictures: Pictures,
    id: &'w str,
    count: usize,
    rich: Rich,
    out: String,
    /// Gaps, where places to write are some.
    pub slots: Option<Slots>,
}

impl<'w> Markup<'w> {
    pub fn new(words: &'w Words, pictures: Pictures, id: &'w str) -> Markup<'w> {
        let (rich, out) = (Rich::default(), String::with_capacity(2_048));
        let mut markup = Markup { words, pictures, id, count: 0, rich, out, slots: None };
        markup.begin();
        markup
    }

    fn begin(&mut self) {
        self.raw(if self.words.right_to_left() { "<div dir=\"rtl\">" } else { "" });
    }

    /// What was written since the last time.
    pub fn take(&mut self) -> Rich {
        self.raw(if self.words.right_to_left() { "</div>" } else { "" });
        self.rich.parts.push(Part::Html(std::mem::take(&mut self.out)));
        self.begin();
        std::mem::take(&mut self.rich)
    }

    pub fn raw(&mut self, html: &str) {
        self.out.push_str(html);
    }

    pub fn gap(&mut self, number: usize) {
        self.rich.parts.push(Part::Html(std::mem::take(&mut self.out)));
        self.rich.parts.push(Part::Gap(number));
    }

    /// Appends sentences as a paragraph, if there are any.
    pub fn sentences(&mut self, phrases: &[Phrase]) -> Result<(), RenderError> {
        if phrases.is_empty() { Ok(()) } else { self.paragraph(&build::spoken(phrases)) }
    }

    /// Appends a line as a paragraph.
    pub fn paragraph(&mut self, line: &Line) -> Result<(), RenderError> {
        self.element("<p>", line, "</p>")
    }

    /// Appends a line between tags.
    pub fn element(&mut self, open: &str, line: &Line, close: &str) -> Result<(), RenderError> {
        self.raw(open);
        self.line(line)?;
        self.raw(close);
        Ok(())
    }

    pub fn line(&mut self, line: &Line) -> Result<(), RenderError> {
        for piece in &self.words.line(line)? {
            match (piece, &mut self.slots) {
                (Piece::Blank(blank), Some(slots)) => {
                    let gaps: Vec<usize> = match blank {
                        Blank::Wide | Blank::Long if !slots.wide.is_empty() => std::mem::take(&mut slots.wide),
                        _ => slots.others.pop_front().into_iter().collect(),
                    };
                    for (place, gap) in gaps.into_iter().enumerate() {
                        self.raw(if place > 0 { " " } else { "" });
                        self.gap(gap);
                    }
                }
                (piece, _) => push(piece, self.words.right_to_left(), &mut self.out),
            }
        }
        Ok(())
    }

    /// Appends blocks below one another.
    pub fn blocks(&mut self, blocks: &[Block]) -> Result<(), RenderError> {
        blocks.iter().try_for_each(|block| self.block(block))
    }

    fn block(&mut self, block: &Block) -> Result<(), RenderError> {
        match block {
            Block::Paragraph(line) | Block::Remark(line) => self.paragraph(line)?,
            Block::Authored(markdown) => authored(markdown, &mut self.out)?,
            Block::Picture(picture) => self.picture(picture)?,
            Block::Beside(blocks) => self.blocks(blocks)?,
            Block::Answer(lines) => lines.iter().try_for_each(|line| self.paragraph(line))?,
            Block::Ticks(lines) => {
                self.raw("<ul>");
                lines.iter().try_for_each(|line| self.element("<li>", line, "</li>"))?;
                self.raw("</ul>");
            }
            // Places for working are for paper.
            Block::Write(..) => {}
            Block::Steps(steps) => self.steps(steps)?,
            Block::Table(table) => self.table(table)?,
            Block::Trace(trace) => self.trace(trace)?,
        }
        Ok(())
    }

    /// Appends what is given among blocks with places to write: pictures, and tables without such places.
    pub fn given(&mut self, blocks: &[Block]) -> Result<(), RenderError> {
        for block in blocks {
            match block {
                Block::Picture(picture) => self.picture(picture)?,
                Block::Beside(inner) => self.given(inner)?,
                Block::Table(table) if !self.has_places(table)? => self.table(table)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn has_places(&self, table: &Table) -> Result<bool, RenderError> {
        for cell in table.rows.iter().flatten() {
            let is_place = |piece: &Piece| matches!(piece, Piece::Blank(_));
            if cell.mark == CellMark::Write || self.words.line(&cell.line)?.iter().any(is_place) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Appends what is given, and lines with one place to write, as `g(9) = ____`, that do not say again what was `said`.
    pub fn places(&mut self, blocks: &[Block], said: &[Block]) -> Result<(), RenderError> {
        for block in blocks {
            match block {
                Block::Beside(inner) => self.places(inner, said)?,
                Block::Answer(lines) => {
                    for line in lines {
                        let pieces = self.words.line(line)?;
                        let repeats = said.iter().any(|block| match block {
                            Block::Paragraph(said) => self.words.line(said).is_ok_and(|said| pieces.starts_with(&said)),
                            _ => false,
                        });
                        let places = pieces.iter().filter(|piece| matches!(piece, Piece::Blank(_))).count();
                        if places == 1 && !repeats {
                            self.paragraph(line)?;
                        }
                    }
                }
                block => self.given(std::slice::from_ref(block))?,
            }
        }
        Ok(())
    }

    fn picture(&mut self, picture: &crate::document::Picture) -> Result<(), RenderError> {
        let drawn = svg::on_white(picture, self.words)?;
        let [title, says] = [&picture.title, &picture.description].map(|phrase| self.words.text(phrase));
        let alternative = format!("{}. {}", title?, says?);
        if matches!(self.pictures, Pictures::Told) {
            let _ = write!(self.out, "<p><em>{}</em></p>", Escaped(&alternative));
            return Ok(());
        }
        let (width, height) = (svg::pixels(picture.width), svg::pixels(picture.height));
        self.raw("<p><img src=\"");
        match self.pictures {
            Pictures::Within => {
                self.raw("data:image/svg+xml;base64,");
                self.raw(&base64(drawn.as_bytes()));
            }
            Pictures::Beside(folder) => {
                self.count += 1;
                let name = format!("{}-{}.svg", self.id, self.count);
                self.raw(folder);
                self.raw(&name);
                self.rich.pictures.push(Picture { name, svg: drawn });
            }
            Pictures::Told => {}
        }
        let _ = write!(self.out, "\" width=\"{width}\" height=\"{height}\" alt=\"{}\"/></p>", Escaped(&alternative));
        Ok(())
    }

    fn steps(&mut self, steps: &[Step]) -> Result<(), RenderError> {
        self.raw("<ol>");
        for step in steps {
            self.element("<li><p>", &step.says, "</p>")?;
            self.blocks(&step.shows)?;
            self.raw("</li>");
        }
        self.raw("</ol>");
        Ok(())
    }

    fn table(&mut self, table: &Table) -> Result<(), RenderError> {
        self.raw(TABLE);
        self.raw("<thead><tr>");
        for cell in &table.head {
            self.cell("th", cell)?;
        }
        self.raw("</tr></thead><tbody>");
        for row in &table.rows {
            self.raw("<tr>");
            for (place, cell) in row.iter().enumerate() {
                self.cell(if place == 0 && table.row_heads { "th" } else { "td" }, cell)?;
            }
            self.raw("</tr>");
        }
        self.raw("</tbody></table>");
        Ok(())
    }

    fn cell(&mut self, name: &str, cell: &Cell) -> Result<(), RenderError> {
        let (open, close) = match cell.mark {
            CellMark::None | CellMark::Total | CellMark::Write => ("", ""),
            _ => ("<strong>", "</strong>"),
        };
        self.element(&format!("<{name}>{open}"), &cell.line, &format!("{close}</{name}>"))
    }

    /// The lines in decimal, each with its sum.
    fn trace(&mut self, trace: &Trace) -> Result<(), RenderError> {
        let [line, sum] = ["page-trace-line", "page-trace-sum"].map(|key| self.words.text(&Phrase::new(key)));
        let (line, sum) = (line?, sum?);
        let (line, sum) = (Escaped(&line), Escaped(&sum));
        let names = "<th><em>a</em></th><th><em>b</em></th><th><em>c</em></th>";
        let _ = write!(self.out, "{TABLE}<thead><tr><th>{line}</th>{names}<th>{sum}</th></tr></thead><tbody>");
        for (number, line) in trace.lines.iter().enumerate() {
            let _ = write!(self.out, "<tr><th>{number}</th>");
            for entry in line.entries() {
                let _ = write!(self.out, "<td>{}</td>", entry.map_or_else(String::new, |entry| entry.to_string()));
            }
            let _ = write!(self.out, "<td>{}</td></tr>", line.sum().map_or_else(String::new, |sum| sum.to_string()));
        }
        self.raw("</tbody></table>");
        Ok(())
    }
}

/// A table, with the classes that Bootstrap knows, which several platforms bring; elsewhere they do nothing.
pub const TABLE: &str = "<table class=\"table table-sm table-bordered w-auto\">";

/// An author's Markdown as XHTML without styles, which some platforms refuse.
fn authored(markdown: &str, out: &mut String) -> Result<(), RenderError> {
    let mut html = String::new();
    author_html(markdown, &mut html)?;
    // No author can write an angle bracket, so these are the cells of tables and nothing else.
    for cell in ["<td", "<th"] {
        for side in ["left", "center", "right"] {
            html = html.replace(&format!("{cell} style=\"text-align: {side}\""), cell);
        }
    }
    // In XML an element has a namespace.
    let html = html.replace("<math ", "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" ");
    // Elsewhere than in code the end of a line is a blank.
    let mut lines = String::with_capacity(html.len());
    for part in html.split_inclusive("</pre>") {
        let (text, code) = part.split_at(part.find("<pre").unwrap_or(part.len()));
        lines += &text.replace('\n', " ");
        lines += code;
    }
    out.push_str(lines.trim_end());
    Ok(())
}

/// A line as XHTML without gaps.
pub fn inline(line: &Line, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    for piece in &words.line(line)? {
        push(piece, words.right_to_left(), &mut out);
    }
    Ok(out)
}

fn push(piece: &Piece, right_to_left: bool, out: &mut String) {
    let mut signs = |text: &str| {
        let (open, close) = if right_to_left { ("<span dir=\"ltr\">", "</span>") } else { ("", "") };
        let _ = write!(out, "{open}{}{close}", Escaped(text));
    };
    match piece {
        Piece::Signs(text) => signs(text),
        Piece::Math(Math::Variable(name)) => drop(write!(out, "<em>{}</em>", Escaped(name))),
        Piece::Math(math) => signs(&math.to_string()),
        Piece::Blank(blank) => signs(&blank.plain()),
        Piece::Text(text) => escape(text, out),
        Piece::Emphasis(text) => drop(write!(out, "<em>{}</em>", Escaped(text))),
        Piece::Strong(text) => drop(write!(out, "<strong>{}</strong>", Escaped(text))),
    }
}
