//! Chomp with three columns: the table of f against the literature, the definition and the rules.
//!
//! Truth: `tests/truth/kernel/chomp-three*.csv`; `#` starts a comment, every row names its source.

use std::collections::HashSet;

use crate::solver::kernel::chomp::Bite;
use crate::solver::kernel::chomp::three::plain::{by_definition, lost_positions};
use crate::solver::kernel::chomp::three::{Table, sweep};
use crate::solver::{Budget, OutOfReach, Outcome};
use crate::tests::tables::{number, rows};

#[test]
fn the_table_to_twenty() {
    let table = Table::new(20, Budget::default()).expect("small");
    let cells = rows(include_str!("../truth/kernel/chomp-three.csv"), "c;b;f;source");
    assert_eq!(cells.len(), 21 * 22 / 2);
    for [place, c, b, f, _] in cells {
        let f = (f != "*").then(|| number::<u32>(f));
        assert_eq!(table.f(number(b), number(c)), f, "{place}");
    }
}

#[test]
fn diagonals_ends_and_openings() {
    let table = Table::new(2100, Budget::default()).expect("small");
    for [place, diagonal, index, f, _] in
        rows(include_str!("../truth/kernel/chomp-three-diagonals.csv"), "diagonal;index;f;source")
    {
        let index: u32 = number(index);
        let found = if diagonal == "main" { table.f(index, index) } else { table.f(index, index - 1) };
        assert_eq!(found, Some(number(f)), "{place}");
    }
    let mut ends = Vec::new();
    sweep(129, 300, Budget::default(), |row| {
        if row.short {
            ends.push((row.c, row.last_column()));
        }
    })
    .expect("small");
    let known = rows(include_str!("../truth/kernel/chomp-three-ends.csv"), "row;end;source");
    assert_eq!(ends, known.iter().map(|[_, row, end, _]| (number(row), number(end))).collect::<Vec<_>>());
    for [place, height, kind, k, _] in
        rows(include_str!("../truth/kernel/chomp-three-openings.csv"), "height;kind;k;source")
    {
        let (height, row): (u32, usize) = (number(height), number::<usize>(k) + 1);
        if height <= table.columns() {
            let bite = Bite { row, column: if kind == "b" { 2 } else { 3 } };
            assert_eq!(table.winning_moves([height; 3]), Some(vec![bite]), "{place}");
        }
    }
}

/// Every position with A up to 90 by the rules alone: outcome and all winning bites.
#[test]
fn all_positions_agree_with_the_rules() {
    let lost: HashSet<[usize; 3]> = lost_positions(90, Budget::default()).expect("small").into_iter().collect();
    let table = Table::new(90, Budget::default()).expect("small");
    for a in 0..=90 {
        for b in 0..=a {
            for c in 0..=b {
                let outcome = if lost.contains(&[a, b, c]) { Outcome::P } else { Outcome::N };
                let here = [a as u32, b as u32, c as u32];
                assert_eq!(table.outcome(here), Some(outcome), "{here:?}");
                if a > 40 {
                    continue;
                }
                let left = |bite: &Bite| <[usize; 3]>::try_from(bite.after(&[a, b, c])).expect("three columns");
                let mut winning = Bite::all(&[a, b, c]);
                winning.retain(|bite| lost.contains(&left(bite)));
                assert_eq!(table.winning_moves(here), Some(winning), "{here:?}");
            }
        }
    }
    // T18: how many P-positions have A up to 5, 10, 20, 50.
    for (most, count) in [(5, 10), (10, 29), (20, 92), (50, 490)] {
        assert_eq!(lost.iter().filter(|&&[a, _, _]| a <= most).count(), count, "{most}");
    }
    // C-04: (3,2,1) has three winning bites, nothing up to here has more.
    assert_eq!(table.winning_moves([3, 2, 1]).expect("in reach").len(), 3);
    let most = (0..=40).flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| [a, b, c])));
    assert_eq!(most.map(|here| table.winning_moves(here).expect("in reach").len()).max(), Some(3));
}

/// Squares, wide and narrow rectangles, and blocks of rows that end inside the last one.
#[test]
fn the_sweep_follows_the_definition() {
    for (rows, columns) in [(0, 0), (0, 9), (3, 200), (63, 64), (64, 64), (65, 700), (300, 300), (500, 320), (200, 901)]
    {
        let mut found: Vec<Vec<usize>> = Vec::new();
        sweep(rows, columns, Budget::default(), |row| {
            assert_eq!(row.c as usize, found.len());
            assert_eq!(row.short, row.values.last() == Some(&row.last_column()));
            found.push(row.values.iter().map(|&a| a as usize).collect());
        })
        .expect("small");
        let plain = by_definition(rows as usize, columns as usize, Budget::default()).expect("small");
        assert!(found == plain, "{rows} rows, {columns} columns");
    }
}

#[test]
fn beyond_the_table_and_the_budget() {
    let table = Table::new(10, Budget::default()).expect("small");
    assert_eq!(table.outcome([1, 2, 0]), None);
    assert_eq!(table.outcome([12, 11, 0]), None);
    assert_eq!(table.outcome([0, 0, 0]), Some(Outcome::N));
    assert_eq!(table.winning_moves([0, 0, 0]), Some(vec![]));
    assert_eq!(table.outcome([1, 0, 0]), Some(Outcome::P));
    // A may be beyond the columns: f(10, 9) is 17, and a bite in column 1 down to 9 leaves (9, 9, 9).
    assert_eq!(table.outcome([1000, 10, 9]), Some(Outcome::N));
    assert_eq!(table.winning_moves([1000, 10, 9]), Some(vec![Bite { row: 18, column: 1 }]));
    assert_eq!(table.winning_moves([u32::MAX, 10, 9]), Some(vec![Bite { row: 18, column: 1 }]));
    assert_eq!(table.winning_moves([11; 3]), None);
    let small = Budget { states: 65, steps: 65 };
    assert_eq!(Table::new(10, small).err(), Some(OutOfReach::States { needed: 66, limit: 65 }));
    assert!(Table::new(u32::MAX, Budget { states: u64::MAX, steps: 0 }).is_err());
    assert!(lost_positions(usize::MAX, Budget::default()).is_err());
    assert!(by_definition(usize::MAX, usize::MAX, Budget::default()).is_err());
}
