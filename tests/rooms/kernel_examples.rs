//! One small example of each kernel, easy to follow by hand.

use crate::solver::kernel::chomp::{Bite, board, three};
use crate::solver::kernel::coins::Coins;
use crate::solver::kernel::discs::{Disc, Game, Table};
use crate::solver::kernel::placement::{Board, Placement};
use crate::solver::kernel::{fibonacci, octal, queen, rim};
use crate::solver::{Budget, Outcome};

#[test]
fn heaps() {
    let kayles = "0.77".parse().expect("a code");
    let values = octal::values(&kayles, 10, Budget::default()).expect("small");
    assert!(values.iter().eq([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]));
    let settled = octal::settle(&kayles, Budget::default());
    let certificate = settled.certificate.expect("a short period");
    assert_eq!((certificate.length, certificate.from), (12, 71));
    assert_eq!(settled.value(1_000_000_000_000), Some(1));
    let grundy = octal::grundy_values(10, Budget::default()).expect("small");
    assert!(grundy.iter().eq([0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]));
    assert_eq!(rim::value(7, Budget::default()), Ok(4));
    assert!(rim::value(999_999_999_989, Budget::default()).is_err());
}

#[test]
fn golden_numbers() {
    assert_eq!((queen::outcome(13, 8), queen::outcome(9, 7)), (Outcome::P, Outcome::N));
    // N-06: from (9, 7) five to the left or four along the diagonal.
    assert_eq!(queen::winning_moves(9, 7), [(4, 7), (5, 3)]);
    assert_eq!(fibonacci::zeckendorf(100), [89, 8, 3]);
    assert_eq!((fibonacci::outcome(21, 20), fibonacci::outcome(20, 19)), (Outcome::P, Outcome::N));
    assert_eq!(fibonacci::winning_takes(100, 99), [3, 11]);
}

#[test]
fn boards() {
    let mut twos = Placement::new(2, Budget::default());
    let mut value = |rows, columns| twos.value(&Board::empty(rows, columns).expect("small"));
    assert_eq!((value(4, 6), value(5, 6)), (Ok(3), Ok(0)));
    assert_eq!(Bite { row: 2, column: 3 }.after(&[3, 3, 3, 3]), [3, 3, 1, 1]);
    let board = board::Board::new(3, 4, Budget::default()).expect("small");
    assert_eq!(board.outcome(&[3, 3, 1, 1]), Some(Outcome::P));
    assert_eq!(board.winning_openings(3, 4), [Bite { row: 2, column: 3 }]);
    let table = three::Table::new(20, Budget::default()).expect("small");
    assert_eq!((table.f(13, 11), table.f(8, 6), table.f(10, 6)), (Some(22), Some(13), None));
    assert_eq!(Coins::Turtles.row_value(&[false, true, true]), 2 ^ 3);
    let game = Game { table: Table::Round { diameter: 90 }, diameter: 20 };
    assert_eq!(game.answer(&[Disc::CENTRE], Disc { x: 25, y: -10 }), Some(Disc { x: -25, y: 10 }));
}
