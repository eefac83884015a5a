//! `play POSITION`: a position to play against on the page.
//!
//! Representation: every position below it, numbered. The page plays perfectly by this list alone.
//! Failure: more positions than a page holds, or a position on whose outcome two routes disagree.

use std::collections::HashMap;

use crate::document::Phrase;
use crate::document::book::{Part, PlayedGame, PlayedPosition, Solved};
use crate::exercise::games::move_text;
use crate::rules::{Game, MoveShape, Play, Position};
use crate::solver::{Budget, Outcome, RetrogradeTable};

use super::BlockContext;
use crate::book::answers::{agreed, parsed};
use crate::book::drawing;
use crate::book::writer::Writer;

/// The most positions of a game on a page.
const MOST: usize = 2_000;

/// A position to play against, with its caption.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let help = "write a small position, like `play nim 3 4 5`";
    let parsed = writer.understood(at.fence, parsed(&at.fence.arguments), help)?;
    let game = writer.understood(at.fence, positions(&parsed.game, &parsed.position), help)?;
    Some(Part::Solved(Box::new(Solved {
        label: at.numbered.label.clone(),
        number: at.numbered.number.clone(),
        position: at.fence.arguments.clone(),
        picture: drawing::position(&parsed, false).ok(),
        answer: None,
        lines: vec![(Phrase::new("book-play-task"), Phrase::new("book-play-rule"))],
        caption: writer.prose(&at.fence.body),
        draws: false,
        game: Some(game),
        changeable: None,
    })))
}

/// All positions below one, each by both routes.
fn positions(game: &Game, start: &Position) -> Result<PlayedGame, String> {
    if game.draws() {
        return Err("games with draws are not played on a page".to_owned());
    }
    let mut labels = RetrogradeTable::new(game, Budget::default());
    let mut index: HashMap<Position, usize> = HashMap::from([(start.clone(), 0)]);
    let mut queue = vec![start.clone()];
    let mut done = 0;
    let mut positions = Vec::new();
    while let Some(position) = queue.get(done).cloned() {
        done += 1;
        let outcome = agreed(&mut labels, &position)?;
        let mut moves = Vec::new();
        for step in game.moves(&position) {
            let to = *index.entry(step.to.clone()).or_insert_with(|| {
                queue.push(step.to.clone());
                queue.len() - 1
            });
            moves.push((to, move_text(game, &position, &step)));
        }
        if index.len() > MOST {
            return Err(format!("there are more than {MOST} positions below this one"));
        }
        let heaps = (game.components.len() == 1 && game.components[0].move_shape() == MoveShape::TakeFromHeap)
            .then(|| position.parts().to_vec());
        let text = game.text(&position);
        let text = if game.play == Play::Misere { format!("misere {text}") } else { text };
        positions.push(PlayedPosition { text, heaps, lost: outcome == Outcome::P, moves });
    }
    Ok(PlayedGame { misere: game.play == Play::Misere, positions })
}
