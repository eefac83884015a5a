//! Chomp: the fast tables against the literature and against their plain routes.
//!
//! Truth: `tests/truth/kernel/chomp-*.csv`; `#` starts a comment, every row names its source.

use std::collections::HashMap;

use crate::rules::{Play, parse};
use crate::solver::kernel::chomp::{Bite, board::Board, pull::Pull};
use crate::solver::{self, Budget, OutOfReach, Outcome};
use crate::tests::tables::{number, rows};

/// Room for all that is asked here.
const LARGE: Budget = Budget { states: 1 << 30, steps: 1 << 34 };

/// Bites as `row,column row,column`.
fn bites(text: &str) -> Vec<Bite> {
    let bite = |pair: &str| {
        let (row, column) = pair.split_once(',').expect("row,column");
        Bite { row: number(row), column: number(column) }
    };
    text.split_whitespace().map(bite).collect()
}

/// The same bites on the board turned over, in order.
fn turned(bites: &[Bite]) -> Vec<Bite> {
    let mut turned: Vec<Bite> = bites.iter().map(|bite| Bite { row: bite.column, column: bite.row }).collect();
    turned.sort();
    turned
}

#[test]
fn every_opening_up_to_twelve_by_twelve() {
    let board = Board::new(12, 12, LARGE).expect("2.7 million positions");
    let table = rows(include_str!("../truth/kernel/chomp-openings.csv"), "rows;columns;openings;source");
    assert_eq!(table.len(), 78);
    for [place, rows, columns, openings, _] in table {
        let (rows, columns, openings) = (number(rows), number(columns), bites(openings));
        assert_eq!(board.winning_openings(rows, columns), openings, "{place}");
        assert_eq!(board.winning_openings(columns, rows), turned(&openings), "{place}, turned over");
    }
}

/// How many P-positions there are, on both routes where the plain one is quick enough. Boards beyond 13 x 13 are
/// counted in the bench of the kernels.
#[test]
fn lost_positions_are_counted() {
    let table = rows(include_str!("../truth/kernel/chomp-lost.csv"), "rows;columns;lost;source");
    let mut counted = 0;
    for [place, rows, columns, lost, _] in table {
        let (rows, columns, lost) = (number(rows), number(columns), number::<u64>(lost));
        if rows * columns <= 169 {
            let board = Board::new(rows, columns, LARGE).expect("in reach");
            assert_eq!(board.lost(), lost, "{place}");
            counted += 1;
        }
        if rows * columns <= 144 {
            assert_eq!(Pull::new(rows, columns, LARGE).expect("in reach").lost(), lost, "{place}");
        }
    }
    assert_eq!(counted, 4);
}

/// Two openings exactly where the literature has them.
#[test]
fn boards_with_two_openings() {
    let table: Vec<[&str; 5]> =
        rows(include_str!("../truth/kernel/chomp-two-openings.csv"), "rows;columns;openings;source");
    let known = |rows: usize, columns: usize| {
        let row = table.iter().find(|row| (number(row[1]), number(row[2])) == (rows, columns));
        row.map(|row| bites(row[3]))
    };
    for (most_rows, most_columns) in [(7, 30), (8, 24), (11, 18), (13, 14)] {
        let board = Board::new(most_rows, most_columns, LARGE).expect("in reach");
        for rows in 1..=most_rows {
            for columns in rows..=most_columns {
                let openings = board.winning_openings(rows, columns);
                match known(rows, columns) {
                    Some(two) => assert_eq!(openings, two, "{rows} x {columns}"),
                    None => assert_eq!(openings.len(), usize::from(columns > 1), "{rows} x {columns}"),
                }
                let staircase = openings.windows(2).all(|pair| pair[0].column > pair[1].column);
                assert!(staircase, "{rows} x {columns}: a lower row means a smaller column");
            }
        }
    }
}

/// Openings as the program gives them, by columns, by Horváth's table and by the table of the board; also lying down.
#[test]
fn openings_of_the_literature() {
    let bites = |position: &str| -> Vec<String> {
        let parsed = parse(position, Play::Normal).expect("a position");
        let moves = solver::winning_moves(&parsed.game, &parsed.position).expect("in reach");
        moves.iter().map(|step| parsed.game.text(&step.to)).collect()
    };
    // C-07 and C-56.
    assert_eq!(bites("chomp 3x4"), ["chomp 3 3 1 1"]);
    assert_eq!(bites("chomp 4x4"), ["chomp 4 1 1 1"]);
    assert_eq!(bites("chomp 2x8"), ["chomp 2 2 2 2 2 2 2 1"]);
    // C-05: bites of 4 x 5 and 5 x 2.
    assert_eq!(bites("chomp 8x10"), ["chomp 8 8 8 8 8 8 8 8 3 3", "chomp 8 8 8 8 8 4 4 4 4 4"]);
    // C-06.
    assert_eq!(bites("chomp 89x3"), ["chomp 89 51 51"]);
    assert_eq!(bites("chomp 3x89").len(), 1);
    assert_eq!(bites("chomp 1 1 1"), ["chomp 1"]);
    // C-04: three winning moves.
    assert_eq!(bites("chomp 3 2 1"), ["chomp 3 2", "chomp 3 1 1", "chomp 2 2 1"]);
}

/// Labels by the rules alone: the empty bar is won, all else by looking at every bite.
fn by_the_rules(heights: &[usize], known: &mut HashMap<Vec<usize>, Outcome>) -> Outcome {
    if heights.iter().all(|&height| height == 0) {
        return Outcome::N;
    }
    if let Some(&outcome) = known.get(heights) {
        return outcome;
    }
    let mut outcome = Outcome::P;
    for column in 0..heights.len() {
        for row in 0..heights[column] {
            let mut left = heights.to_vec();
            left.iter_mut().skip(column).for_each(|height| *height = row.min(*height));
            if by_the_rules(&left, known) == Outcome::P {
                outcome = Outcome::N;
            }
        }
    }
    known.insert(heights.to_vec(), outcome);
    outcome
}

/// Every list of falling heights inside a board.
fn all_positions(rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for _ in 0..columns {
        let longer = |list: Vec<usize>| {
            let most = list.last().copied().unwrap_or(rows);
            (0..=most).map(move |height| [&list[..], &[height]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

/// All positions of small boards, of boards with one half of the word only, and of boards whose corners
/// cross from one half to the other, long, square and high.
#[test]
fn all_outcomes_and_moves_agree_on_three_routes() {
    let sizes = [
        (0, 0),
        (0, 3),
        (3, 0),
        (1, 1),
        (1, 20),
        (20, 1),
        (2, 17),
        (3, 13),
        (14, 3),
        (4, 5),
        (5, 5),
        (4, 14),
        (13, 4),
        (6, 11),
        (9, 9),
    ];
    let mut known = HashMap::new();
    for (rows, columns) in sizes {
        let board = Board::new(rows, columns, Budget::default()).expect("small");
        let pull = Pull::new(rows, columns, Budget::default()).expect("small");
        assert_eq!(board.lost(), pull.lost(), "{rows} x {columns}");
        for heights in all_positions(rows, columns) {
            let outcome = by_the_rules(&heights, &mut known);
            assert_eq!(board.outcome(&heights), Some(outcome), "{rows} x {columns}: {heights:?}");
            assert_eq!(pull.outcome(&heights), Some(outcome), "{rows} x {columns}: {heights:?}");
            if rows * columns <= 42 {
                let moves = board.winning_moves(&heights).expect("a position");
                assert_eq!(pull.winning_moves(&heights).as_ref(), Some(&moves), "{heights:?}");
                assert_eq!(moves.is_empty(), outcome == Outcome::P || heights.iter().all(|&height| height == 0));
            }
        }
    }
}

#[test]
fn what_is_no_position_has_no_answer() {
    let board = Board::new(3, 4, Budget::default()).expect("small");
    let pull = Pull::new(3, 4, Budget::default()).expect("small");
    for heights in [&[1, 2][..], &[4], &[1, 1, 1, 1, 1], &[3, 3, 1, 2]] {
        assert_eq!(board.outcome(heights), None, "{heights:?}");
        assert_eq!(board.winning_moves(heights), None, "{heights:?}");
        assert_eq!(pull.outcome(heights), None, "{heights:?}");
    }
    // Columns that are eaten need not be written.
    assert_eq!(board.outcome(&[]), Some(Outcome::N));
    assert_eq!(board.outcome(&[1]), Some(Outcome::P));
    assert_eq!(board.outcome(&[2, 1]), board.outcome(&[2, 1, 0, 0]));
    assert_eq!(board.winning_openings(4, 4), []);
    assert_eq!(board.winning_openings(3, usize::MAX), []);
}

#[test]
fn boards_beyond_the_budget_are_refused_with_their_number() {
    let small = Budget { states: 1000, steps: 1000 };
    assert_eq!(Board::new(6, 6, small).map(|board| board.lost()), Pull::new(6, 6, small).map(|pull| pull.lost()));
    let refused = OutOfReach::States { needed: 1716, limit: 1000 };
    assert_eq!(Board::new(6, 7, small).err(), Some(refused));
    assert_eq!(Pull::new(6, 7, small).err(), Some(refused));
    let endless = Budget { states: u64::MAX, steps: u64::MAX };
    for (rows, columns) in [(usize::MAX, usize::MAX), (1, usize::MAX), (20, 21), (100, 100)] {
        assert!(Board::new(rows, columns, endless).is_err(), "{rows} x {columns}");
    }
    assert!(Pull::new(usize::MAX, usize::MAX, endless).is_err());
    assert!(Pull::new(1, usize::MAX, Budget::default()).is_err());
    // 40 digits are still read, 41 are not.
    assert!(Board::new(2, 38, Budget::default()).is_ok());
    assert!(Board::new(2, 39, Budget::default()).is_err());
    assert!(Pull::new(2, 39, Budget::default()).is_ok());
}
