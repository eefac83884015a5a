//! `nimbook picture POSITION`: the picture of a position, and of the Fano plane and the scheme of pairs.
//!
//! Output: an SVG by itself, or the same in plain characters; on standard output or in a file.
//! Winning moves and lost squares are drawn only when they were asked for; they are those of `nimbook
//! solve`, and every lost square is confirmed by the search.
//! Exit 2 when the position or the file is at fault, 3 when the solution is out of reach, 1 when two
//! routes disagree.

use std::path::PathBuf;

use super::batch;
use super::files::Target;
use super::input::{Refused, folder};
use super::{Reply, position};
use crate::book::drawing;
use crate::class::Output;
use crate::class::owner::Role;
use crate::document::{LANGUAGES, Picture as Drawing, Words, WordsError};
use crate::picture::{self, PAIRS_FIT, Pairs};
use crate::render;
use crate::source::printable;

/// Draws a position, with its winning moves if you like
///
/// Every game has a picture of its own: heaps, rows of coins, strips, boards, chocolate. Besides
/// positions there are `fano`, the seven lost trios up to 7, and `pairs N`, Báron's scheme of pairs.
#[derive(Clone, Debug, clap::Args)]
pub struct Picture {
    /// The position, as in `queen 9 7`, or `fano`, or `pairs 7`
    #[arg(value_name = "POSITION", required = true, allow_negative_numbers = true)]
    pub position: Vec<String>,
    /// Misère play: whoever makes the last move loses
    #[arg(long)]
    pub misere: bool,
    /// Mark winning moves, and on the queen's board lost squares
    #[arg(long)]
    pub winning: bool,
    /// What is made
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    pub format: Format,
    /// File to write instead of standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Replace a file that nimbook did not write
    #[arg(long, requires = "out")]
    pub force: bool,
}

/// What is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A drawing by itself.
    Svg,
    /// The same in plain characters.
    Text,
}

impl Picture {
    /// The picture, on standard output or in a file.
    pub fn run(&self) -> Result<Reply, Reply> {
        let text = self.written(&self.drawing()?)?;
        let Some(file) = &self.out else { return Ok(Reply::done(text)) };
        let shown = printable(&file.to_string_lossy());
        let Some(name) = file.file_name().map(|name| name.to_string_lossy().into_owned()) else {
            return Err(Refused::new(
                &shown,
                "not-a-file",
                "this is not a name for a file",
                "name a file with `--out`",
            )
            .into());
        };
        let other = file.extension().is_some_and(|ending| ending != "svg");
        if self.format == Format::Svg && other {
            let help = format!("name it `{}`", printable(&file.with_extension("svg").to_string_lossy()));
            return Err(Refused::new(
                &shown,
                "not-svg",
                "pictures are written as SVG, to a file that ends in `.svg`",
                &help,
            )
            .into());
        }
        let target = Target { folder: folder(file), option: "--out", force: self.force, origin: None };
        batch::write(&target, &[Output { name, role: Role::Picture, bytes: text.into_bytes() }])?;
        Ok(Reply::done(shown + "\n"))
    }

    fn drawing(&self) -> Result<Drawing, Reply> {
        let text = position::text(&self.position);
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["fano"] => Ok(picture::fano()),
            ["pairs", ref rest @ ..] => pairs(rest),
            _ => Ok(drawing::position(&position::parse(&text, self.misere)?, self.winning)?),
        }
    }

    fn written(&self, drawing: &Drawing) -> Result<String, WordsError> {
        let words = Words::new(&LANGUAGES[0])?;
        if self.format == Format::Svg {
            return Ok(render::svg(drawing, &words)? + "\n");
        }
        let mut text = words.text(&drawing.title)? + "\n";
        for line in &drawing.plain {
            text += words.line_text(line)?.trim_end();
            text.push('\n');
        }
        Ok(text)
    }
}

/// The scheme of pairs up to a number.
fn pairs(words: &[&str]) -> Result<Drawing, Reply> {
    let largest = match words {
        [word] => word.parse().ok(),
        _ => None,
    };
    largest.and_then(|largest| picture::pair_triangle(largest, Pairs::default())).ok_or_else(|| {
        let (least, most) = (PAIRS_FIT.start(), PAIRS_FIT.end());
        Reply::input(format!(
            "error: the scheme of pairs is drawn up to a number from {least} to {most}\nhelp: write it as in `pairs 7`\n"
        ))
    })
}
