//! Placing squares, the queen, and three in a line.

use std::hint::black_box;

use nimbook::Budget;
use nimbook::bench::lines::{CELLS, Solved, TRIANGLE};
use nimbook::bench::placement::{Board, Placement};
use nimbook::bench::{fibonacci, queen};

use crate::meter::Meter;
use crate::plain;

const BUDGET: Budget = Budget { states: 1 << 28, steps: u64::MAX };

pub fn run(meter: &Meter) {
    let value = |rows, columns| {
        let board = Board::empty(rows, columns).expect("few cells");
        Placement::new(2, BUDGET).value(&board).expect("in the budget")
    };
    meter.against(
        "placing 2 x 2 on 5 x 6",
        f64::NAN,
        5.0,
        || assert_eq!(value(5, 6), 0),
        || assert_eq!(plain::placement::Boards::new(2, 6).value(&[true; 30]), 0),
    );
    // Values as in tests/truth/kernel/placement.csv.
    for (rows, columns, grundy, bar) in [(8, 8, 1, 0.05), (9, 9, 0, 2.0), (4, 26, 1, f64::NAN)] {
        meter.kernel(&format!("placing 2 x 2 on {rows} x {columns}"), bar, || assert_eq!(value(rows, columns), grundy));
    }
    meter.against(
        "queen, values to 400 x 400",
        f64::NAN,
        5.0,
        || drop(black_box(queen::values(400, 400, BUDGET))),
        || drop(black_box(plain::queen::values(400, 400))),
    );
    meter.kernel("queen, 1e6 outcomes of any u64", f64::NAN, || {
        let mut place = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..1_000_000 {
            place = place.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            black_box(queen::outcome(place, place.rotate_left(32)));
        }
    });
    meter.against(
        "Fibonacci nim, openings to 1000",
        f64::NAN,
        5.0,
        || (2..=1000).for_each(|stones| drop(black_box(fibonacci::winning_takes(stones, stones - 1)))),
        || assert!(plain::fibonacci::Positions::new(1000).is_lost(987, 986)),
    );
    meter.against(
        "tic-tac-toe and Trihex, whole",
        0.001,
        5.0,
        || drop(black_box([Solved::new(&CELLS), Solved::new(&TRIANGLE)])),
        || {
            assert_eq!([&CELLS[..], &TRIANGLE].map(|lines| plain::lines::negamax(lines, &[], &[])), [0, 1]);
        },
    );
}
