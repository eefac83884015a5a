//! Games that an author states: rules, and who wins, in a statement that is proved.
//!
//! The games of this room say nothing of who wins. A game of an author brings its losing positions with it, and nobody
//! makes one whose statement is not proved.

use super::Play;

/// What an author states of a game.
pub trait Authored {
    /// Who wins when no move is left.
    fn play(&self) -> Play;

    /// The names of the numbers of a position.
    fn variables(&self) -> Vec<String>;

    /// Its moves as text, like `to (n − t) if t ≤ n, t = 1 or t = 4`.
    fn moves(&self) -> Vec<String>;

    /// Where a position is lost for the player to move, as text.
    fn losing(&self) -> String;

    /// Everything that decides its positions, moves and losing positions, as text.
    fn meaning(&self) -> String;

    /// Whether these numbers are a position.
    fn is_position(&self, numbers: &[u64]) -> bool;

    /// Whether a position is lost for the player to move.
    fn is_lost(&self, numbers: &[u64]) -> bool;

    /// The comparison that keeps a position from being lost, with its numbers, where a single one is to blame.
    fn not_lost_because(&self, numbers: &[u64]) -> Option<String>;

    /// Whether every move from the position lowers some of its numbers and raises none, as if they were heaps.
    fn lowers(&self, numbers: &[u64]) -> bool;
}
