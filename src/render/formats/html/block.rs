//! Blocks as HTML.
//!
//! Representation: one string that grows; pictures and tables are counted, so that their ids differ.
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "Anatomy".

use std::fmt::Write;

use super::{attribute, authored, inline, line};
use crate::document::{
    Answer, Block, Exercise, Label, Line, Phrase, Picture, Question, Role, Shape, Step, TableLook, Words,
};
use crate::render::{RenderError, svg};

/// A writer of the blocks of one exercise; number 0 is the introduction.
pub struct Blocks<'a> {
    pub words: &'a Words,
    pub exercise: u64,
    /// What ids begin with, where a page holds several sheets.
    pub prefix: &'a str,
    /// What has an id so far.
    pub marked: usize,
    /// Whether the blocks are those of an item that may have half a row.
    pub is_item: bool,
    /// Whether what could stand side by side stands below.
    pub stacked: bool,
    /// Whether, and how, places to write are fields to type in.
    pub fields: Option<Fields>,
    /// What is in front of the next picture: its places to touch.
    pub touched: String,
    pub out: String,
}

/// So many tokens of one heap are seen on a phone.
const SEEN: u64 = 12;

/// The classes of a field for a number, and of one for several, which a page offers signs for that keys of numbers lack.
pub const NUMBER: &str = "entry number";
pub const LIST: &str = "entry long list";

/// How places to write become fields.
#[derive(Clone, Copy)]
pub struct Fields {
    /// Whether the words of a line belong to the answer, as those of a move do.
    pub words: bool,
    /// Whether one box at most is chosen.
    pub one: bool,
    /// Whether boxes are read by their marks, and not by the words beside them.
    pub marks: bool,
    /// Whether tables are working space: the answer is beside them.
    pub working: bool,
    /// Whether numbers may be below 0.
    pub signed: bool,
    /// How many fields there are so far.
    pub count: usize,
}

impl Fields {
    /// The fields for the answer to a question.
    pub fn of(exercise: &Exercise) -> Fields {
        let answer = &exercise.question.answer;
        let worded = matches!(answer, Answer::Winner(_) | Answer::Counterexample(_) | Answer::Trace { .. });
        let one = worded || matches!(answer, Answer::Choice(_));
        let working = exercise.question.space.iter().any(|block| matches!(block, Block::Answer(_)));
        let signed = matches!(answer, Answer::Place { .. });
        Fields { words: matches!(answer, Answer::Moves(_)), one, marks: !worded, working, signed, count: 0 }
    }
}

impl<'a> Blocks<'a> {
    pub fn new(words: &'a Words, exercise: u64) -> Blocks<'a> {
        Blocks {
            words,
            exercise,
            prefix: "",
            marked: 0,
            is_item: false,
            stacked: false,
            fields: None,
            touched: String::new(),
            out: String::with_capacity(8_192),
        }
    }

    /// The blocks as one string.
    pub fn all(&mut self, blocks: &[Block]) -> Result<String, RenderError> {
        self.push_all(blocks)?;
        Ok(std::mem::take(&mut self.out))
    }

    pub fn push_all(&mut self, blocks: &[Block]) -> Result<(), RenderError> {
        blocks.iter().try_for_each(|block| self.push(block))
    }

    /// The next id that is free on the page.
    pub fn id(&mut self) -> String {
        self.marked += 1;
        format!("{}q{}-{}", self.prefix, self.exercise, self.marked)
    }

    pub fn push(&mut self, block: &Block) -> Result<(), RenderError> {
        match block {
            Block::Paragraph(words) => self.element("<p>", words, "</p>\n")?,
            Block::Remark(words) => self.element("<p class=\"rules\">", words, "</p>\n")?,
            Block::Authored(markdown) => {
                self.out.push_str("<div class=\"authored\">\n");
                authored::write(markdown, &mut self.out)?;
                self.out.push_str("</div>\n");
            }
            Block::Picture(picture) => self.picture(picture)?,
            Block::Beside(blocks) => self.beside(blocks)?,
            Block::Answer(lines) => match self.fields {
                Some(fields) => self.field_lines(lines, fields)?,
                None => self.answer(lines)?,
            },
            Block::Ticks(lines) => match self.fields {
                Some(fields) => self.field_boxes(lines, fields)?,
                None => self.ticks(lines)?,
            },
            Block::Write(label, lines) => match self.fields {
                // Working is for paper.
                Some(_) if label.role == Role::Working => {}
                Some(_) => self.field_area(label, *lines)?,
                None => self.lines(label, *lines)?,
            },
            Block::Steps(steps) => self.steps(steps)?,
            Block::Table(table) => self.table(table)?,
            Block::Trace(trace) => self.trace(trace)?,
        }
        Ok(())
    }

    fn element(&mut self, open: &str, words: &Line, close: &str) -> Result<(), RenderError> {
        self.out.push_str(open);
        self.pieces(&self.words.line(words)?)?;
        self.out.push_str(close);
        Ok(())
    }

    /// Appends a picture, in a frame that scrolls if it is wide.
    pub fn picture(&mut self, picture: &Picture) -> Result<(), RenderError> {
        let id = self.id();
        let touched = std::mem::take(&mut self.touched);
        let scrolls = svg::shown_width(picture, &touched) > svg::WIDEST;
        if scrolls {
            let label = attribute(&picture.title, self.words)?;
            // A picture that begins at the reading edge is scrolled from there, and a board with words below it.
            let speaks = |shape: &Shape| matches!(shape, Shape::Text { label: Label::Phrase(_), .. });
            let begins_there = picture.mirrors || !touched.is_empty() && picture.shapes.iter().any(speaks);
            let from_right = begins_there && self.words.right_to_left();
            let direction = if from_right { "" } else { r#" dir="ltr""# };
            let _ = match touched.is_empty() {
                true => write!(
                    self.out,
                    r#"<div class="scroll" tabindex="0" role="group"{direction} aria-label="{label}">"#
                ),
                // What is touched in it can be reached, and has its name.
                false => write!(self.out, r#"<div class="scroll"{direction}>"#),
            };
        }
        svg::write_below(picture, &id, 0, &touched, self.words, &mut self.out)?;
        self.out.push_str(if scrolls { "</div>\n" } else { "\n" });
        // On a phone the numbers at the ends of its rows are out of sight.
        let is_long = picture.heaps.len() > 1 || picture.heaps.iter().any(|&size| size > SEEN);
        if scrolls && self.fields.is_some() && is_long {
            let says = inline(&picture.description, self.words)?;
            let _ = writeln!(self.out, "<p class=\"label sizes\" aria-hidden=\"true\">{says}</p>");
        }
        Ok(())
    }

    /// Appends blocks side by side where there is room; all but pictures may grow.
    pub fn beside(&mut self, blocks: &[Block]) -> Result<(), RenderError> {
        self.out.push_str("<div class=\"work\">\n");
        for block in blocks {
            if matches!(block, Block::Picture(_)) {
                self.push(block)?;
            } else {
                self.out.push_str("<div class=\"grow\">\n");
                self.push(block)?;
                self.out.push_str("</div>\n");
            }
        }
        self.out.push_str("</div>\n");
        Ok(())
    }

    fn answer(&mut self, lines: &[Line]) -> Result<(), RenderError> {
        self.out.push_str("<p class=\"answer\">");
        for (index, words) in lines.iter().enumerate() {
            self.element(if index > 0 { "<br>" } else { "" }, words, "")?;
        }
        self.out.push_str("</p>\n");
        Ok(())
    }

    fn ticks(&mut self, lines: &[Line]) -> Result<(), RenderError> {
        self.out.push_str("<ul class=\"answer ticks\">");
        for words in lines {
            self.element("<li><span class=\"tick\"></span><span>", words, "</span></li>")?;
        }
        self.out.push_str("</ul>\n");
        Ok(())
    }

    fn lines(&mut self, label: &Phrase, lines: u64) -> Result<(), RenderError> {
        let label = inline(label, self.words)?;
        let _ = writeln!(self.out, r#"<p class="line"><span class="label">{label}</span><i></i></p>"#);
        for _ in 1..lines {
            self.out.push_str("<p class=\"line\" aria-hidden=\"true\"><i></i></p>\n");
        }
        Ok(())
    }

    fn steps(&mut self, steps: &[Step]) -> Result<(), RenderError> {
        self.out.push_str("<ol class=\"steps\">\n");
        for run in steps.chunk_by(|one, next| room(one, 3) == room(next, 3)) {
            for (index, step) in run.iter().enumerate() {
                let alone = index + 1 == run.len() && index % 2 == 0;
                let class = match room(step, 3) {
                    Room::Line => "told",
                    Room::Half if alone => "alone",
                    Room::Half => "shown",
                    Room::Row => "wide",
                };
                let says = line(&step.says, self.words)?;
                let _ = write!(self.out, "<li class=\"{class}\"><span class=\"do\">{says}</span>");
                if !step.shows.is_empty() {
                    self.out.push_str("<div>");
                    self.push_all(&step.shows)?;
                    self.out.push_str("</div>");
                }
                self.out.push_str("</li>\n");
            }
        }
        self.out.push_str("</ol>\n");
        Ok(())
    }
}

/// Half a row of a page beside its letter, in tenths of a pixel.
const HALF_ROW: i32 = 2900;

/// The widest picture that is made smaller to fit there.
const DENSE: i32 = 3800;

/// Whether a question fits in half a row, so that two items are side by side.
pub fn is_narrow(question: &Question) -> bool {
    question.prompt.iter().chain(&question.space).all(fits_half)
}

/// A picture as wide as this leaves room for an answer beside it in a whole row.
const BESIDE: i32 = 4300;

/// Where the answers to the items of an exercise are on paper, so that it is one place for all of them: beside the
/// pictures, which get a column of the width given here, in tenths of a pixel, or below them.
pub fn answers_beside(items: &[Exercise], halves: &[bool]) -> Option<i32> {
    let blocks = items.iter().flat_map(|item| &item.question.space);
    let inner = blocks.filter_map(|block| if let Block::Beside(inner) = block { Some(inner) } else { None }).flatten();
    let widest = inner.filter_map(|block| if let Block::Picture(picture) = block { Some(picture.width) } else { None });
    widest.max().filter(|widest| *widest <= BESIDE && !halves.contains(&true))
}

/// Blocks that stand below one another, whatever could stand beside each other.
pub fn below(blocks: &[Block]) -> impl Iterator<Item = &Block> {
    blocks
        .iter()
        .flat_map(|block| if let Block::Beside(inner) = block { &inner[..] } else { std::slice::from_ref(block) })
}

/// Whether no picture of a question has to be made smaller for that.
pub fn is_small(question: &Question) -> bool {
    question.prompt.iter().chain(&question.space).all(|block| match block {
        Block::Picture(picture) => picture.width <= HALF_ROW,
        Block::Beside(blocks) => {
            blocks.iter().all(|block| !matches!(block, Block::Picture(picture) if picture.width > HALF_ROW))
        }
        _ => true,
    })
}

fn fits_half(block: &Block) -> bool {
    match block {
        Block::Picture(picture) => picture.width <= DENSE,
        Block::Beside(blocks) => blocks.iter().all(fits_half),
        Block::Table(table) => match table.look {
            TableLook::Columns => table.head.len() <= 7,
            TableLook::Values => table.head.len() <= 8,
            TableLook::Pairs => table.head.len() <= 5,
            TableLook::Plain => false,
        },
        Block::Trace(trace) => trace.is_short(),
        Block::Paragraph(_) | Block::Answer(_) | Block::Ticks(_) | Block::Remark(_) => true,
        Block::Authored(_) | Block::Write(..) | Block::Steps(_) => false,
    }
}

/// The room that a step takes on the page.
#[derive(PartialEq)]
pub enum Room {
    /// A line of a list: there is nothing to show.
    Line,
    /// Half a row: two such steps are side by side.
    Half,
    /// A row of its own.
    Row,
}

/// The room of a step, where a plain table of so many columns has half a row.
pub fn room(step: &Step, columns: usize) -> Room {
    let wide = |block: &Block| match block {
        Block::Picture(picture) => picture.width > svg::WIDEST,
        Block::Table(table) => {
            table.look == TableLook::Values || table.look == TableLook::Plain && table.head.len() > columns
        }
        Block::Trace(_) => true,
        _ => false,
    };
    match step.shows.as_slice() {
        [] => Room::Line,
        shows if shows.iter().any(wide) => Room::Row,
        _ => Room::Half,
    }
}
