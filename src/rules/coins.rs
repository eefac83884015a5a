//! Rows of coins: `b` can be turned, `w` only together with another.
//!
//! Position: one number for each coin from the left, 1 for `b` and 0 for `w`; the leftmost is number 1.
//! Every move turns some coins, and the rightmost of them, or in flip-right the leftmost, was `b`. So
//! the row read as a binary number falls with every move, and the game ends. No `b` left: you lose.
//! Source: Winning Ways, ch. 14 (coin turning); Lenstra; N-56, N-59.

use super::reader::Reader;
use super::{Family, Rules, Step, TextError};

/// The row after turning the coins of these places.
pub fn turned(row: &[u64], places: impl IntoIterator<Item = usize>) -> Step {
    let mut after = row.to_vec();
    for place in places {
        after[place] ^= 1;
    }
    Step::together(after)
}

/// The places of the coins that can be turned, from 0.
pub fn black(row: &[u64]) -> impl Iterator<Item = usize> + Clone + '_ {
    (0..row.len()).filter(|&place| row[place] == 1)
}

/// The row as typed: `wbwwb`.
pub fn text(row: &[u64]) -> String {
    row.iter().map(|&coin| if coin == 1 { 'b' } else { 'w' }).collect()
}

/// Reads a row of coins.
pub fn read(reader: &mut Reader, family: &Family, rules: &Rules, room: usize) -> Result<Vec<u64>, TextError> {
    let help = format!("write a row of `b` and `w`, as in `{}`", family.example);
    let Some((row, word)) = reader.run() else {
        return Err(reader.peek().error(format!("`{}` has no coins", rules.title()), help));
    };
    if let Some(place) = row.chars().position(|coin| !matches!(coin, 'b' | 'w')) {
        let wrong = row.chars().nth(place).unwrap_or(' ').escape_debug().to_string();
        let message = format!("a coin is `b`, which can be turned, or `w`, not `{wrong}`");
        return Err(TextError { column: word.column + place, width: 1, message, help });
    }
    if row.len() > room {
        return Err(word.error("this row is too long", format!("a position has at most {room} coins here")));
    }
    super::text::end(reader, family, "write all coins without spaces")?;
    Ok(row.chars().map(|coin| u64::from(coin == 'b')).collect())
}
