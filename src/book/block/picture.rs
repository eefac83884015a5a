//! `picture …`: a position, with ` winning` at the end its winning moves; `fano`; `pairs N`; `values GAME TO`.
//!
//! Failure: what cannot be drawn, with the reason.

use crate::document::book::Part;
use crate::document::{Block, Picture};
use crate::picture::{self, PAIRS_FIT, Pairs};

use super::BlockContext;
use crate::book::answers::{Answers, parsed};
use crate::book::drawing;
use crate::book::writer::Writer;

/// A picture with its caption.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let drawn = drawn(&at.fence.arguments, &mut writer.answers);
    let picture = writer.understood(at.fence, drawn, "write a position, `fano`, `pairs 7` or `values kayles 40`")?;
    Some(writer.figure(at, false, vec![Block::Picture(picture)]))
}

fn drawn(arguments: &str, answers: &mut Answers) -> Result<Picture, String> {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    match words[..] {
        ["fano"] => Ok(picture::fano()),
        ["pairs", number] => {
            let drawn = number.parse().ok().and_then(|number| picture::pair_triangle(number, Pairs::default()));
            drawn.ok_or_else(|| {
                format!("the scheme of pairs is drawn up to a number from {} to {}", PAIRS_FIT.start(), PAIRS_FIT.end())
            })
        }
        ["values", ref game @ .., to] if !game.is_empty() => plot(&game.join(" "), to, answers),
        _ => position(arguments, answers),
    }
}

fn position(text: &str, answers: &mut Answers) -> Result<Picture, String> {
    if let Some(text) = text.strip_suffix(" winning") {
        let solved = answers.solved(text)?;
        return Ok(drawing::with_moves(&solved.parsed, Some(&solved.solution.winning_moves), None));
    }
    Ok(drawing::with_moves(&parsed(text)?, None, None))
}

/// The values of a game as a plot.
fn plot(game: &str, to: &str, answers: &mut Answers) -> Result<Picture, String> {
    let to = to.parse().map_err(|_| "a plot needs its largest heap".to_owned())?;
    let found = answers.values(game, to)?;
    drawing::plot(game, &found).ok_or_else(|| format!("{} values do not fit a plot", found.values.len()))
}
