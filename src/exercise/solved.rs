//! A position of one game with what theory knows of it, found when it is first asked for.
//!
//! Kinds ask only inside the bounds of their settings, where theory answers for every position.

use std::cell::OnceCell;

use super::drawing::columns_table;
use crate::document::Block;
use crate::picture;
use crate::rules::{Game, Move, MoveShape, Play, Position, Rules, Step, Sum};
use crate::solver::{self, Explanation, Outcome};

/// Why there is an answer.
const IN_BOUNDS: &str = "inside the bounds of its settings theory answers for every position";

/// A position of one game, or of a sum with a heap of each.
pub struct SolvedPosition<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The game.
    pub game: Game,
    /// The position.
    pub position: Position,
    /// The numbers of the position; of a sum, those of all its parts.
    numbers: Vec<u64>,
    /// Whether heaps are shown in binary digits; else in blocks, as far as paper has room.
    pub in_digits: bool,
    outcome: OnceCell<Outcome>,
    winning_moves: OnceCell<Vec<Move>>,
}

impl<'a> SolvedPosition<'a> {
    /// A position inside the bounds of its settings.
    pub fn new(rules: &'a Rules, parts: Vec<u64>, play: Play) -> SolvedPosition<'a> {
        let (game, position) = match rules.summands() {
            [] => (Game::single(rules.clone(), play), Position::of(&parts[..])),
            summands => Sum::split(summands, play, &parts),
        };
        let (outcome, winning_moves) = (OnceCell::new(), OnceCell::new());
        SolvedPosition { rules, game, position, numbers: parts, in_digits: false, outcome, winning_moves }
    }

    /// A position of any size that is solved already, with the moves to name.
    pub fn solved(game: &'a Game, position: &Position, outcome: Outcome, moves: &[Move]) -> SolvedPosition<'a> {
        SolvedPosition {
            rules: &game.components[0],
            game: game.clone(),
            position: position.clone(),
            numbers: position.parts().to_vec(),
            in_digits: true,
            outcome: outcome.into(),
            winning_moves: moves.to_vec().into(),
        }
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        *self.outcome.get_or_init(|| solver::outcome(&self.game, &self.position).expect(IN_BOUNDS))
    }

    /// All winning moves, or those to name.
    pub fn winning_moves(&self) -> &[Move] {
        self.winning_moves.get_or_init(|| solver::winning_moves(&self.game, &self.position).expect(IN_BOUNDS))
    }

    /// Why the position is won or lost, as data.
    pub fn explanation(&self) -> Explanation {
        solver::explain(&self.game, &self.position).expect("a solved position has a reason")
    }

    /// How many moves win; 0 also where the theory has no answer, so that nobody is asked about such a position.
    pub fn winning_count(&self) -> usize {
        solver::winning_count(&self.game, &self.position).unwrap_or(0)
    }

    /// How many moves there are.
    pub fn move_count(&self) -> u64 {
        self.game.count(&self.position)
    }

    /// Whether every move and its answers are quickly looked at.
    pub fn is_small(&self) -> bool {
        self.move_count() <= 72
    }

    /// Whether there is something to ask about: a move on a board, or a heap that is not empty.
    pub fn is_begun(&self) -> bool {
        match self.rules.move_shape() {
            MoveShape::WholeBoard => self.move_count() > 0,
            MoveShape::TakeFromHeap | MoveShape::SplitHeap => self.parts().iter().any(|&heap| heap > 0),
        }
    }

    /// Heaps in blocks of 8, 4, 2 and 1 where they are shown so and it fits, else as binary columns.
    pub fn columns(&self, heaps: &[u64]) -> Block {
        let blocks = if self.in_digits { None } else { picture::blocks(heaps) };
        blocks.map_or_else(|| columns_table(heaps, true), Block::Picture)
    }

    /// The numbers of the position.
    pub fn parts(&self) -> &[u64] {
        &self.numbers
    }

    /// The move that a step of these rules makes.
    pub fn after(&self, step: Step) -> Move {
        match self.rules.summands() {
            [] => self.game.after(&self.position, 0, step),
            _ => self.game.after(&self.position, step.part, Step { part: 0, ..step }),
        }
    }

    /// The position as typed.
    pub fn text(&self) -> String {
        self.game.text(&self.position)
    }
}
