//! Who wins, by search: the second route beside the obligations.
//!
//! Representation: labels of positions, found from the ends of the game backwards; the search knows
//! the moves and the play, not the domain, the measure or the losing positions.
//! Failure: too many positions, moves in a circle, or what the rules themselves do not settle.
//! Source: Zermelo 1913; retrograde analysis.

use super::interpret::{Interpreted, PlayError, STEPS, Turn};
use crate::logic::syntax::game::Play;
use num_bigint::BigUint;
use std::collections::HashMap;

/// A search that remembers the labels of positions.
#[derive(Debug)]
pub struct Search<'g, 'c> {
    game: &'g Interpreted<'c>,
    /// Whether the player to move has lost; nothing while the moves are being looked at.
    labels: HashMap<Vec<BigUint>, Option<bool>>,
    limit: usize,
    /// How many parts of formulas may still be looked at.
    steps: u64,
}

/// A position whose options are being labelled.
struct Open {
    position: Vec<BigUint>,
    /// The options that have no label yet.
    options: Vec<Vec<BigUint>>,
    ends: bool,
    /// Whether a move to a lost position was found.
    wins: bool,
}

impl<'g, 'c> Search<'g, 'c> {
    /// A search through at most `limit` positions, and [`STEPS`] parts of formulas.
    pub fn new(game: &'g Interpreted<'c>, limit: usize) -> Search<'g, 'c> {
        Search { game, labels: HashMap::new(), limit, steps: STEPS }
    }

    /// How many positions have a label.
    pub fn positions(&self) -> usize {
        self.labels.len()
    }

    /// All moves that lead to a lost position, in the order of [`Interpreted::moves`].
    ///
    /// # Errors
    /// As for [`Search::is_lost`].
    pub fn winning_moves(&mut self, position: &[BigUint]) -> Result<Vec<Turn>, PlayError> {
        let mut winning = Vec::new();
        for turn in self.game.moves_within(position, &mut self.steps)? {
            if self.is_lost(&turn.reached)? {
                winning.push(turn);
            }
        }
        Ok(winning)
    }

    /// Whether the player to move has lost, whatever the block says.
    ///
    /// # Errors
    /// If the limit is reached, moves go in a circle, or the rules give no answer.
    pub fn is_lost(&mut self, position: &[BigUint]) -> Result<bool, PlayError> {
        let found = self.labelled(position);
        if found.is_err() {
            // Positions left open would look like a circle to the next question.
            self.labels.retain(|_, label| label.is_some());
        }
        found
    }

    fn labelled(&mut self, position: &[BigUint]) -> Result<bool, PlayError> {
        let mut path: Vec<Open> = Vec::new();
        // What is to be looked at next.
        let mut next = Some(position.to_vec());
        loop {
            let label = match next.take() {
                Some(position) => match self.labels.get(&position) {
                    Some(Some(label)) => Some(*label),
                    Some(None) => return Err(PlayError::Circle { position }),
                    None => {
                        path.push(self.opened(position)?);
                        None
                    }
                },
                None => None,
            };
            match (label, path.last_mut()) {
                (Some(label), None) => return Ok(label),
                (Some(label), Some(above)) => above.wins |= label,
                (None, _) => {}
            }
            let Some(here) = path.last_mut() else { continue };
            let more = if here.wins { None } else { here.options.pop() };
            if more.is_some() {
                next = more;
                continue;
            }
            let lost = if here.ends { self.game.block().play == Play::Normal } else { !here.wins };
            let position = std::mem::take(&mut here.position);
            self.labels.insert(position.clone(), Some(lost));
            path.pop();
            next = Some(position);
        }
    }

    fn opened(&mut self, position: Vec<BigUint>) -> Result<Open, PlayError> {
        if self.labels.len() >= self.limit {
            return Err(PlayError::Positions { limit: self.limit });
        }
        let mut options: Vec<Vec<BigUint>> =
            self.game.moves_within(&position, &mut self.steps)?.into_iter().map(|turn| turn.reached).collect();
        self.labels.insert(position.clone(), None);
        let ends = options.is_empty();
        options.reverse();
        Ok(Open { position, options, ends, wins: false })
    }
}

/// A block beside a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compared {
    /// They agree everywhere below the bound.
    Agree {
        /// How many positions there are.
        positions: u64,
        /// How many of them are lost.
        lost: u64,
    },
    /// They differ.
    Differ {
        /// The first such position in the order of its entries.
        position: Vec<BigUint>,
        /// Whether the search finds it lost; the block says the opposite.
        lost: bool,
    },
}
