//! Rows of coins: values against the rules, and how long plays can be (N-56 to N-62).

use crate::solver::kernel::coins::{Coins, longest_play, shortest_play};
use num_bigint::BigUint;

const ALL: [Coins; 4] = [Coins::Turtles, Coins::MockTurtles, Coins::Ruler, Coins::FlipRight];

/// The coins that each move with the black coin `number` turns, as bits: coin 1 is the lowest.
fn moves(game: Coins, number: usize, length: usize) -> Vec<u32> {
    let own = 1 << (number - 1);
    let others = 0..number - 1;
    match game {
        Coins::Turtles => [0].into_iter().chain(others.map(|other| 1 << other)).map(|more| own | more).collect(),
        Coins::MockTurtles => {
            let pairs = others.clone().flat_map(|a| (0..=a).map(move |b| 1 << a | 1 << b));
            [0].into_iter().chain(pairs).map(|more| own | more).collect()
        }
        Coins::Ruler => (0..number).map(|first| (own << 1) - (1 << first)).collect(),
        Coins::FlipRight => vec![(1 << length) - own],
    }
}

/// The values of all rows of `length` coins, at most 20, by mex over the rows that a move leads to; a
/// row is the number whose lowest bit is coin 1.
fn by_definition(game: Coins, length: usize) -> Vec<u64> {
    let length = length.min(20);
    // The last coin turned left is black before and white after, so for every game but one the number
    // falls. Read backwards it falls for that one as well, since its first coin turned is black.
    let rank = |row: u32| match game {
        Coins::FlipRight if length > 0 => row.reverse_bits() >> (32 - length),
        _ => row,
    };
    let mut rows: Vec<u32> = (0..1 << length).collect();
    rows.sort_by_key(|&row| rank(row));
    let mut values = vec![0; rows.len()];
    for row in rows {
        let mut options = Vec::new();
        for number in (1..=length).filter(|number| row >> (number - 1) & 1 == 1) {
            options.extend(moves(game, number, length).into_iter().map(|turned| values[(row ^ turned) as usize]));
        }
        values[row as usize] = (0..).find(|value| !options.contains(value)).unwrap_or(0);
    }
    values
}

fn colours(row: u32, length: usize) -> Vec<bool> {
    (0..length).map(|place| row >> place & 1 == 1).collect()
}

#[test]
fn rows_have_the_nim_sum_of_their_coins() {
    for game in ALL {
        for length in 0..=10 {
            for (row, expected) in (0..).zip(by_definition(game, length)) {
                assert_eq!(game.row_value(&colours(row, length)), expected, "{game:?} {row:b} of {length}");
            }
        }
    }
}

/// The first values as the books list them.
#[test]
fn single_coins_by_the_books() {
    let first = |game: Coins| (1..=12).map(|number| game.coin(number, 12)).collect::<Vec<_>>();
    assert_eq!(first(Coins::Turtles), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!(first(Coins::MockTurtles), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
    assert_eq!(first(Coins::Ruler), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
    assert_eq!(first(Coins::FlipRight), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
}

/// N-58 by search: the longest and the shortest play from every row of up to twelve coins.
#[test]
fn plays_to_the_right_are_as_long_as_stated() {
    for length in 1..=12 {
        let mut plays = vec![(0_u64, 0_u64); 1 << length];
        // Coin 1 is the highest bit here, so that rows fall with every move.
        for row in 1_u32..1 << length {
            let black = (0..length).filter(|bit| row >> bit & 1 == 1);
            let after: Vec<(u64, u64)> = black.map(|bit| plays[(row ^ ((2 << bit) - 1)) as usize]).collect();
            let longest = after.iter().map(|play| play.0).max().expect("a black coin");
            let shortest = after.iter().map(|play| play.1).min().expect("a black coin");
            plays[row as usize] = (longest + 1, shortest + 1);
            let colours: Vec<bool> = (0..length).rev().map(|bit| row >> bit & 1 == 1).collect();
            assert_eq!(longest_play(&colours), BigUint::from(longest + 1));
            assert_eq!(shortest_play(&colours), shortest + 1);
        }
    }
    assert_eq!((longest_play(&[]), shortest_play(&[])), (BigUint::ZERO, 0));
    assert_eq!(longest_play(&[true; 100]), (BigUint::from(1_u8) << 100_u8) - 1_u8);
}
