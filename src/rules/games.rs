//! The list of games. Each is in a file of the folder beside this one, games of one kind together, and has
//! one line here.

use super::Family;

pub mod chomp;
pub mod coins;
pub mod dim;
pub mod fibonacci;
pub mod grundy;
pub mod lines;
pub mod nim;
pub mod octal;
pub mod queen;
pub mod rim;
pub mod squares;
pub mod subtract;

/// Every family of games by name, in alphabetical order.
pub const ALL: &[Family] = &[
    chomp::FAMILY,
    octal::DAWSON_CHESS,
    octal::DAWSON_KAYLES,
    dim::FAMILY,
    fibonacci::FAMILY,
    coins::FLIP_RIGHT,
    grundy::FAMILY,
    octal::GUILES,
    octal::HEX,
    octal::KAYLES,
    coins::MOCK_TURTLES,
    nim::FAMILY,
    octal::FAMILY,
    octal::OFFICERS,
    queen::FAMILY,
    rim::FAMILY,
    coins::RULER,
    squares::FAMILY,
    subtract::FAMILY,
    lines::TICTACTOE,
    octal::TREBLECROSS,
    lines::TRIHEX,
    coins::TURTLES,
];
