//! The list of games: one file for each in the folder beside this one, and one line here.

use super::Family;

pub mod chomp;
pub mod dim;
pub mod fibonacci;
pub mod flip_right;
pub mod grundy;
pub mod mock_turtles;
pub mod nim;
pub mod octal;
pub mod queen;
pub mod rim;
pub mod ruler;
pub mod squares;
pub mod subtract;
pub mod tictactoe;
pub mod trihex;
pub mod turtles;

/// Every family of games by name, in alphabetical order.
pub const ALL: &[Family] = &[
    chomp::FAMILY,
    octal::DAWSON_CHESS,
    octal::DAWSON_KAYLES,
    dim::FAMILY,
    fibonacci::FAMILY,
    flip_right::FAMILY,
    grundy::FAMILY,
    octal::GUILES,
    octal::HEX,
    octal::KAYLES,
    mock_turtles::FAMILY,
    nim::FAMILY,
    octal::FAMILY,
    octal::OFFICERS,
    queen::FAMILY,
    rim::FAMILY,
    ruler::FAMILY,
    squares::FAMILY,
    subtract::FAMILY,
    tictactoe::FAMILY,
    octal::TREBLECROSS,
    trihex::FAMILY,
    turtles::FAMILY,
];
