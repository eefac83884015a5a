//! Placing squares: components against the literature, the rules, and the strategies without search.
//!
//! Truth: `tests/truth/kernel/placement.csv`; `#` starts a comment, every row names its source.

use crate::rules::{Play, parse};
use crate::solver::kernel::placement::{Block, Board, MOST_CELLS, Placement, WEIGHT, fits_words, known_value, middle};
use crate::solver::{self, Budget, OutOfReach, SolveError, mex};
use crate::tests::plain::placement::Boards;
use crate::tests::tables::{number, rows};
use proptest::prelude::*;

const LARGE: Budget = Budget { states: 1 << 26, steps: 1 << 32 };

fn empty(rows: usize, columns: usize) -> Board {
    Board::empty(rows, columns).expect("small")
}

/// Dawson's Kayles from its rule: take two neighbours of a row and leave what is on both sides.
fn dawson(to: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let options = (0..(heap + 1).saturating_sub(2)).map(|left| values[left] ^ values[heap - 2 - left]);
        values.push(mex(options.collect::<Vec<_>>()));
    }
    values
}

/// Boards to 80 places; the larger ones stand in the bench of the kernels.
#[test]
fn values_of_the_literature() {
    let dawson = dawson(60);
    let mut twos = Placement::new(2, LARGE);
    let table = rows(include_str!("../truth/kernel/placement.csv"), "rows;columns;grundy;source");
    let mut searched = 0;
    for [place, rows, columns, grundy, _] in table {
        let (rows, columns, grundy) = (number::<usize>(rows), number::<usize>(columns), number::<u64>(grundy));
        if let Some(known) = known_value(rows, columns, |heap| dawson[heap]) {
            assert_eq!(known, grundy, "{place}");
        }
        // A component of two or three rows is as long as the board.
        let reach = if rows <= 3 { 24 } else { 70 / rows };
        if columns <= reach {
            assert_eq!(twos.value(&empty(rows, columns)), Ok(grundy), "{place}");
            assert_eq!(twos.value(&empty(columns, rows)), Ok(grundy), "{place}, turned over");
            searched += 1;
        }
    }
    assert!(searched > 90, "{searched}");
}

/// T3: the left columns of all winning blocks on boards with two rows.
#[test]
fn winning_first_columns() {
    let mut twos = Placement::new(2, LARGE);
    let known: [(usize, &[usize]); 6] =
        [(6, &[3]), (7, &[1, 3, 4, 6]), (8, &[2, 4, 6]), (10, &[5]), (12, &[2, 3, 4, 6, 8, 9, 10]), (34, &[17])];
    for (columns, winning) in known {
        let blocks: Vec<Block> = winning.iter().map(|&column| Block { row: 1, column }).collect();
        assert_eq!(twos.winning_moves(&empty(2, columns)), Ok(blocks), "{columns}");
    }
}

#[test]
fn single_cells_are_parity() {
    let mut ones = Placement::new(1, LARGE);
    for (rows, columns) in [(1, 1), (3, 5), (4, 4), (1, 200), (20, 20)] {
        assert_eq!(ones.value(&empty(rows, columns)), Ok((rows * columns % 2) as u64));
    }
}

/// The second player's reply on a board with five rows and blocks of 2 x 2: the same columns, two rows
/// further, past the fourth of the four rows a block can begin in back to the first. It always fits: the
/// two blocks leave no room for another in these columns or beside them, so a column that is not used up
/// is still whole. The second player wins every board with five rows.
///
/// None for rows beyond the fourth, where no block begins.
fn five_rows_reply(block: Block) -> Option<Block> {
    (1..=4).contains(&block.row).then(|| Block { row: (block.row + 1) % 4 + 1, ..block })
}

/// The reflection of a block through the middle of the board. After the opening in the [`middle`] it always
/// fits: the board is its own image after each of the first player's moves, and a block that overlaps its
/// image overlaps the middle block. None if the block is not on the board.
fn reflection_reply(rows: usize, columns: usize, size: usize, block: Block) -> Option<Block> {
    let image = |place: usize, length: usize| {
        let last = length.checked_sub(size)?.checked_add(1)?;
        (1..=last).contains(&place).then(|| last + 1 - place)
    };
    Some(Block { row: image(block.row, rows)?, column: image(block.column, columns)? })
}

fn boards() -> impl Strategy<Value = (Board, Vec<bool>)> {
    let sizes = prop_oneof![(1..6_usize, 1..6_usize), (1..3_usize, 1..14_usize), (1..14_usize, 1..3_usize)];
    sizes.prop_flat_map(|(rows, columns)| {
        let cells = prop::collection::vec(prop::bool::weighted(0.85), rows * columns);
        cells.prop_map(move |free| (Board::new(rows, columns, free.clone()).expect("as many cells"), free))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn random_boards_agree_with_the_rules((board, free) in boards(), size in 1..4_usize) {
        // The plain route keeps every set of cells that single ones can leave.
        prop_assume!(size > 1 || board.rows() * board.columns() <= 12);
        let mut boards = Boards::new(size, board.columns());
        let plain = boards.value(&free);
        let mut placement = Placement::new(size, LARGE);
        prop_assert_eq!(placement.value(&board), Ok(plain));
        let winning = placement.winning_moves(&board).expect("small");
        for block in board.blocks(size) {
            let mut after = free.clone();
            for row in block.row - 1..block.row - 1 + size {
                after[row * board.columns() + block.column - 1..][..size].fill(false);
            }
            let wins = boards.value(&after) == 0;
            prop_assert_eq!(winning.contains(&block), wins, "{:?}", block);
        }
        prop_assert_eq!(winning.is_empty(), plain == 0);
    }

    /// Whatever the first player does on five rows, and the second after the opening in the middle.
    #[test]
    fn replies_always_fit(
        columns in 0..40_usize,
        rows in 2..20_usize,
        size in 1..5_usize,
        picks in prop::collection::vec(any::<prop::sample::Index>(), 120),
    ) {
        let mut board = empty(5, columns);
        for pick in &picks {
            let blocks = board.blocks(2);
            if blocks.is_empty() {
                break;
            }
            let block = *pick.get(&blocks);
            let reply = five_rows_reply(block).expect("it lay on the board");
            board = board.with(2, block).and_then(|after| after.with(2, reply)).expect("the reply fits");
        }
        if let Some(opening) = middle(rows, columns, size) {
            let mut board = empty(rows, columns).with(size, opening).expect("it lies on the board");
            for pick in &picks {
                let blocks = board.blocks(size);
                if blocks.is_empty() {
                    break;
                }
                let block = *pick.get(&blocks);
                let reply = reflection_reply(rows, columns, size, block).expect("it lay on the board");
                board = board.with(size, block).and_then(|after| after.with(size, reply)).expect("the reply fits");
            }
        }
    }
}

/// Every play of the first player on five rows, not only random ones.
#[test]
fn the_pairing_wins_every_line_of_play() {
    fn fits_from(board: &Board) -> u64 {
        let after = |block| {
            let reply = five_rows_reply(block).expect("it lay on the board");
            let answered = board.with(2, block).and_then(|after| after.with(2, reply));
            1 + fits_from(&answered.expect("the reply fits"))
        };
        board.blocks(2).into_iter().map(after).sum()
    }
    let plays: Vec<u64> = (0..=7).map(|columns| fits_from(&empty(5, columns))).collect();
    assert!(plays.is_sorted() && plays[7] > 1000, "{plays:?}");
    assert_eq!(five_rows_reply(Block { row: 5, column: 1 }), None);
    assert_eq!(middle(3, 4, 2), None);
    assert_eq!(middle(1, 4, 2), None);
    assert_eq!(reflection_reply(4, 4, 2, Block { row: 4, column: 1 }), None);
    assert_eq!(known_value(4, 4, |_| 9), None);
    assert_eq!(known_value(1, 9, |_| 9), Some(0));
}

/// A board that would take longer than ten seconds is given up, and by counted steps.
#[test]
#[ignore = "takes half a minute"]
fn long_searches_end_at_a_stated_step() {
    let parsed = parse("squares 7x12", Play::Normal).expect("a board");
    let found = solver::outcome(&parsed.game, &parsed.position);
    assert_eq!(found, Err(SolveError::OutOfReach(OutOfReach::Steps { limit: 1 << 24 })));
}

/// A component that no word holds is valued by mex: a diagonal of blocks ten long.
#[test]
fn long_diagonals() {
    let cells: Vec<bool> = (0..121).map(|cell| (cell / 11_i32 - cell % 11).abs() <= 1).collect();
    let board = Board::new(11, 11, cells.clone()).expect("as many cells");
    let blocks = board.blocks(2);
    assert!(blocks.len() >= 10);
    let mut twos = Placement::new(2, LARGE);
    assert!(!fits_words(&board, 2) && twos.value(&board).is_err());
    let rows: Vec<String> =
        cells.chunks(11).map(|row| row.iter().map(|&free| if free { '.' } else { '#' }).collect()).collect();
    let parsed = parse(&format!("squares {}", rows.join("/")), Play::Normal).expect("a board");
    let plain = Boards::new(2, 11).value(&cells);
    assert_eq!(solver::grundy(&parsed.game, &parsed.position), Ok(Some(plain)));
    let winning = solver::winning_moves(&parsed.game, &parsed.position).expect("in reach");
    assert_eq!(winning.is_empty(), plain == 0);
}

#[test]
fn beyond_the_budget() {
    let small = Budget { states: 100 * WEIGHT, steps: 1 << 20 };
    let mut twos = Placement::new(2, small);
    assert_eq!(twos.value(&empty(8, 8)), Err(OutOfReach::Positions { limit: 100 }));
    assert_eq!(twos.kept(), 100);
    let hasty = Budget { states: 1 << 20, steps: 50 };
    assert_eq!(Placement::new(2, hasty).value(&empty(8, 8)), Err(OutOfReach::Steps { limit: 50 }));
    assert!(Placement::new(2, small).value(&empty(12, 12)).is_err());
    assert_eq!(Board::empty(64, 65), Err(OutOfReach::States { needed: 4160, limit: MOST_CELLS }));
    assert!(Board::empty(usize::MAX, usize::MAX).is_err());
    assert_eq!(Board::new(2, 2, vec![true; 3]), None);
    assert_eq!(Board::new(usize::MAX, 2, vec![true; 3]), None);
    assert_eq!(empty(2, 2).with(2, Block { row: 0, column: 1 }), None);
    assert_eq!(empty(2, 2).with(2, Block { row: 1, column: usize::MAX }), None);
    assert_eq!(Placement::new(0, small).value(&empty(3, 3)), Ok(0));
    assert_eq!(Placement::new(usize::MAX, small).value(&empty(3, 3)), Ok(0));
    assert_eq!(Placement::new(2, small).value(&empty(0, 7)), Ok(0));
}
