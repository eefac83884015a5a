//! Rows of coins: `b` can be turned, `w` only together with another.
//!
//! Position: one number for each coin from the left, 1 for `b` and 0 for `w`; the leftmost is number 1.
//! Every move turns some coins, and the rightmost of them, or in flip-right the leftmost, was `b`. So
//! the row read as a binary number falls with every move, and the game ends. No `b` left: you lose.
//! Source: Winning Ways, ch. 14 (coin turning); Lenstra; N-56, N-59.

use std::sync::Arc;

use crate::rules::reader::Reader;
use crate::rules::{Family, MoveShape, Rules, Ruleset, Shape, Step, TextError, text};

/// Flip to the right: turn a coin that is `b` and all coins to its right.
pub const FLIP_RIGHT: Family =
    family("flip-right", "flip-right bwb", "turn a coin `b` and all coins to its right", || {
        Arc::new(Coins { name: "flip-right", count: |_| 1, turned: |chosen, length| vec![(chosen..length).collect()] })
    });

/// Mock Turtles: by the rightmost coin, then by the others from the left; first alone, then two, then three.
pub const MOCK_TURTLES: Family =
    family("mock-turtles", "mock-turtles wbwwb", "turn one, two or three coins whose rightmost is `b`", || {
        Arc::new(Coins {
            name: "mock-turtles",
            count: |right| 1 + right + right * right.saturating_sub(1) / 2,
            turned: |right, _| {
                let two = (0..right).map(|left| vec![left, right]);
                let three =
                    (0..right).flat_map(|first| (first + 1..right).map(move |second| vec![first, second, right]));
                std::iter::once(vec![right]).chain(two).chain(three).collect()
            },
        })
    });

/// Ruler: a run of coins, by its rightmost coin, then by its length.
pub const RULER: Family = family("ruler", "ruler wbwwb", "turn a run of coins whose rightmost is `b`", || {
    Arc::new(Coins {
        name: "ruler",
        count: |right| right + 1,
        turned: |right, _| (0..=right).rev().map(|left| (left..=right).collect()).collect(),
    })
});

/// Turning Turtles: one coin or two, by the right coin, then by the left one; first alone.
pub const TURTLES: Family =
    family("turtles", "turtles wbwwb", "turn one coin `b`, or two whose right one is `b`", || {
        Arc::new(Coins {
            name: "turtles",
            count: |right| right + 1,
            turned: |right, _| std::iter::once(vec![right]).chain((0..right).map(|left| vec![left, right])).collect(),
        })
    });

/// How a game on coins is written.
const fn family(name: &'static str, example: &'static str, about: &'static str, make: fn() -> Rules) -> Family {
    Family { read, ..Family::plain(name, example, about, make) }
}

/// The rules of one game on coins.
#[derive(Debug)]
struct Coins {
    name: &'static str,
    /// How many moves the coin `b` at this place has, from 0.
    count: fn(u64) -> u64,
    /// The moves of the coin `b` at this place of a row so long: the places of the coins they turn.
    turned: fn(usize, usize) -> Vec<Vec<usize>>,
}

impl Ruleset for Coins {
    fn name(&self) -> &'static str {
        self.name
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: 1 }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, row: &[u64]) -> u64 {
        black(row).map(|place| (self.count)(place as u64)).sum()
    }

    fn steps(&self, row: &[u64]) -> Vec<Step> {
        let turn = |places: Vec<usize>| {
            let mut after = row.to_vec();
            places.into_iter().for_each(|place| after[place] ^= 1);
            Step::together(after)
        };
        black(row).flat_map(|place| (self.turned)(place, row.len())).map(turn).collect()
    }

    /// The row as typed: `wbwwb`.
    fn text(&self, row: &[u64]) -> String {
        row.iter().map(|&coin| if coin == 1 { 'b' } else { 'w' }).collect()
    }
}

/// The places of the coins that can be turned, from 0.
fn black(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..row.len()).filter(|&place| row[place] == 1)
}

/// Reads a row of coins.
fn read(reader: &mut Reader, family: &Family, rules: &Rules, room: usize) -> Result<Vec<u64>, TextError> {
    let help = format!("write a row of `b` and `w`, as in `{}`", family.example);
    let Some((row, word)) = reader.run() else {
        return Err(reader.peek().error(format!("`{}` has no coins", rules.title()), help));
    };
    if let Some((place, wrong)) = row.chars().enumerate().find(|(_, coin)| !matches!(coin, 'b' | 'w')) {
        let message = format!("a coin is `b`, which can be turned, or `w`, not `{}`", wrong.escape_debug());
        return Err(TextError { column: word.column + place, width: 1, message, help });
    }
    if row.len() > room {
        return Err(word.error("this row is too long", format!("a position has at most {room} coins here")));
    }
    text::end(reader, family, "write all coins without spaces")?;
    Ok(row.chars().map(|coin| u64::from(coin == 'b')).collect())
}
