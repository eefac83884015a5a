//! Where a drawing is touched to make a move or another position, game by game.
//!
//! How it ends: games, and positions, whose moves are not seen in a drawing have none.

use super::places::{Place, Touch};
use super::scene::{Change, Scene};
use super::{chomp, coins, heaps, lines, queen, squares, strips};

/// The places of the drawing of a game with this name, with these moves; none where moves are not seen in it, or not all.
pub fn touch(name: &str, scene: &Scene, moves: &[Change]) -> Option<Touch> {
    let ways: fn(&Scene, &[Change], &mut Touch) = match name {
        "chomp" => chomp::touch,
        "dawson-chess" => strips::touch_chess,
        "dawson-kayles" | "kayles" => strips::touch_pins,
        "flip-right" | "mock-turtles" | "ruler" | "turtles" => coins::touch,
        "queen" => queen::touch,
        "squares" => squares::touch,
        "tictactoe" => lines::touch_tictactoe,
        "treblecross" => strips::touch_treblecross,
        "trihex" => lines::touch_trihex,
        _ => heaps::touch,
    };
    let mut touch = Touch::default();
    ways(scene, moves, &mut touch);
    let all = (0..moves.len()).all(|step| touch.ways.iter().any(|(said, _)| *said == step));
    (all && !moves.is_empty()).then_some(touch)
}

/// The places of a drawing that change a position, each with the numbers that it makes; several at one place are tried in
/// this order. None where positions are not changed by touch.
pub fn edits(name: &str, scene: &Scene) -> Option<Vec<(Place, Vec<u64>)>> {
    match name {
        "chomp" => Some(chomp::edits(scene)),
        "flip-right" | "mock-turtles" | "ruler" | "turtles" => Some(coins::edits(scene)),
        "nim" | "rim" | "dim" | "grundy" | "subtract" => heaps::edits(scene),
        "queen" => Some(queen::edits(scene)),
        "squares" => Some(squares::edits(scene)),
        "tictactoe" => Some(lines::edits_tictactoe(scene)),
        "trihex" => Some(lines::edits_trihex(scene)),
        _ => None,
    }
}
