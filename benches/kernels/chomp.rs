//! Chomp: all positions of a board, and the table with three columns.
//!
//! `-- far` runs 16 x 16 on the plain route as well, which takes a minute or more.

use std::fs;
use std::hint::black_box;

use nimbook::Budget;
use nimbook::bench::chomp::{Board, Pull, Survey, by_definition, find, statements, sweep, verify};

use crate::meter::Meter;

const BUDGET: Budget = Budget { states: 1 << 33, steps: u64::MAX };

pub fn run(meter: &Meter) {
    let sixteen = || {
        // From here on the peak is that of this task, and of what earlier ones have not given back.
        let reset = fs::write("/proc/self/clear_refs", "5").is_ok();
        let board = Board::new(16, 16, BUDGET).expect("in the budget");
        assert_eq!(board.lost(), 3_317_972);
        for (rows, columns, openings) in
            [(13, 16, [(5, 6), (11, 5)]), (14, 16, [(3, 12), (9, 10)]), (8, 10, [(4, 9), (5, 6)])]
        {
            let found = board.winning_openings(rows, columns);
            assert!(found.iter().map(|bite| (bite.row, bite.column)).eq(openings), "{rows} x {columns}");
        }
        if reset {
            meter.memory();
        }
    };
    meter.kernel("chomp, all of 16 x 16 (bar: 80 MB)", 7.0, sixteen);
    if std::env::args().any(|word| word == "far") {
        let plain = || assert_eq!(Pull::new(16, 16, BUDGET).expect("in the budget").lost(), 3_317_972);
        meter.against("chomp, all of 16 x 16, far", 7.0, 5.0, sixteen, plain);
    }
    // How many P-positions there are, as in tests/truth/kernel/chomp-lost.csv.
    for (side, lost, bar) in [(12, 26_838, 0.025), (13, 85_555, f64::NAN), (14, 256_366, 0.4)] {
        let kernel = || assert_eq!(Board::new(side, side, BUDGET).expect("in the budget").lost(), lost);
        let plain = || assert_eq!(Pull::new(side, side, BUDGET).expect("in the budget").lost(), lost);
        meter.against(&format!("chomp, all of {side} x {side}"), bar, 5.0, kernel, plain);
    }
    for (rows, columns, lost, bar) in
        [(15, 15, 829_383, 1.57), (8, 24, 144_073, 0.2), (7, 30, 146_043, 0.14), (9, 26, 760_325, 1.8)]
    {
        let kernel = || assert_eq!(Board::new(rows, columns, BUDGET).expect("in the budget").lost(), lost);
        meter.kernel(&format!("chomp, all of {rows} x {columns}"), bar, kernel);
    }
    three(meter);
}

/// How many cells of the table with three columns live, row by row to the last column.
fn living(rows: u32, columns: u32) -> u64 {
    let mut cells = 0;
    sweep(rows, columns, BUDGET, |row| cells += row.values.len() as u64).expect("in the budget");
    cells
}

fn three(meter: &Meter) {
    let plain = || {
        let table = by_definition(1000, 1000, BUDGET).expect("in the budget");
        assert_eq!(table.iter().map(Vec::len).sum::<usize>() as u64, living(1000, 1000));
    };
    meter.against("chomp 3 x n, B to 1000", 0.002, 5.0, || assert!(black_box(living(1000, 1000)) > 0), plain);
    for (columns, bar) in [(5000, 0.1), (10_000, 0.6), (20_000, 3.7)] {
        meter.kernel(&format!("chomp 3 x n, B to {columns}"), bar, || assert!(black_box(living(columns, columns)) > 0));
    }
    meter.kernel("chomp 3 x n, survey of 14600 rows", 4.0, || {
        let survey = Survey::new(14_599, 20_700, BUDGET).expect("in the budget");
        assert_eq!(survey.short().count(), 8552);
    });
    let survey = Survey::new(1000, 3600, BUDGET).expect("in the budget");
    meter.kernel("chomp 3 x n, every statement to row 1000", f64::NAN, || {
        let verdicts = statements::ALL.iter().map(|statement| statement.judge(&survey, BUDGET).expect("in the budget"));
        assert_eq!(verdicts.filter(|finding| finding.verdict == statements::Verdict::Proved).count(), 2);
    });
    meter.kernel("chomp 3 x n, certificate to row 1000", f64::NAN, || {
        let certificate = find(&survey, 1001).expect("enough columns");
        assert_eq!(verify(&certificate, BUDGET), Ok(Ok(())));
    });
}
