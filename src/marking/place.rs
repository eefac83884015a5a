//! A place on a table: `(-4, 3)`, `−4; 3`.

use super::number::{Given, all, minus_apart};
use super::{Read, Reading, Unread, signs};
use crate::document::Answer;
use crate::document::build::place;

/// Reads two whole numbers with signs.
pub fn read(x: i64, y: i64, plain: &str) -> Read {
    // `y = 2, x = 11`
    if plain.find('y').zip(plain.find('x')).is_some_and(|(y, x)| y < x) {
        return Err(Unread);
    }
    // `8- 4-` was written from the right, and `-8 -4` is no difference.
    let words = plain.split([' ', ',', ';', '(', ')', '.']).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    if words.iter().any(|word| word.ends_with('-')) {
        return Err(Unread);
    }
    let two = words.len() == 2 && words.iter().all(|word| word.parse::<i64>().is_ok());
    let given = all(&if two { words.join(", ") } else { minus_apart(plain) }).ok_or(Unread)?;
    let signed = |given: &Given| match given {
        Given::Whole(number) => i64::try_from(*number).ok(),
        Given::Other(text) => text.parse().ok(),
    };
    let [given_x, given_y] = &given[..] else { return Err(Unread) };
    let (given_x, given_y) = signed(given_x).zip(signed(given_y)).ok_or(Unread)?;
    // Nothing on a table is as far away.
    if given_x.abs() > 1_000_000 || given_y.abs() > 1_000_000 {
        return Err(Unread);
    }
    let answer = Answer::Place { x: given_x, y: given_y };
    Ok(Reading::whole(signs(place([given_x, given_y])), (given_x, given_y) == (x, y), Some(answer)))
}
