//! A game against perfect play: what the terminal and a page share, and the door of a page.
//!
//! Representation: a game is its start and what the student has typed so far; everything else follows, the replies
//! too, so a move is taken back by leaving it out.
//! Failure: [`Stop`]; a line that is not a move is answered and changes nothing.

mod game;
mod judge;
mod ply;
mod session;
mod typed;

pub use game::{line, play, play_on};
pub use judge::{MOST_MOVES, Stop, Verdict};
pub use ply::{Played, Ply, given_away, last_sentence};
pub use session::Session;
pub use typed::{Choice, Typed, choices};

use crate::document::{Phrase, Role, Words, WordsError};
use crate::exercise::games::of;
use crate::rules::Game;

/// What a move does and who wins, as on sheets; of a sum, the rules of each game in it.
///
/// # Errors
/// A missing word.
pub fn rules(game: &Game, words: &Words) -> Result<String, WordsError> {
    let Game { components, play } = game;
    let mut sentences = Vec::new();
    for (place, rules) in components.iter().enumerate() {
        if components[..place].iter().any(|before| before.title() == rules.title()) {
            continue;
        }
        let own = of(rules).rules(rules, *play);
        // A sum has one ending for all its parts.
        let said = own.iter().filter(|sentence| components.len() == 1 || sentence.role != Role::Ending);
        let said = said.map(|sentence| words.text(sentence)).collect::<Result<Vec<_>, _>>()?;
        sentences.push(said.join(" "));
    }
    if components.len() > 1 {
        let sum = Phrase::new("page-picture-sum-says").with("count", components.len());
        sentences.insert(0, words.text(&sum)?);
        sentences.push(words.text(&Phrase::new("play-last-move-wins"))?);
    }
    Ok(sentences.join(" "))
}
