//! A misprint: `line 1, column c: 3 should be 30`, `1; c; 30`, `1 c 3 -> 30`.
//!
//! The number earns only with its place: at a place where nothing is wrong there is nothing to find.

use super::parts::Judged;
use super::text::{Token, is_filler, is_place, tokens};
use super::{Read, Reading, Unread, slips};
use crate::document::{Answer, Phrase};

/// Reads a place and a number.
pub fn read(line: usize, column: usize, right: u64, plain: &str) -> Read {
    let plain = &plain.replace("at the place of", "instead of").replace("in place of", "instead of")[..];
    let mut columns = Vec::new();
    let mut numbers: Vec<u64> = Vec::new();
    // How many numbers stand before `instead`, and before `not`.
    let (mut instead, mut not) = (None, None);
    let mut named_line = None;
    let tokens = tokens(plain);
    let is_number = |place: usize| matches!(tokens.get(place), Some(Token::Digits(_)));
    for (place, token) in tokens.iter().enumerate() {
        match token {
            Token::Digits(digits) => {
                let number = digits.parse().map_err(|_| Unread)?;
                let before = place.checked_sub(1).map(|before| &tokens[before]);
                match before {
                    Some(Token::Word(noun)) if noun == "line" || noun == "row" => named_line = Some(number),
                    _ => numbers.push(number),
                }
            }
            Token::Word(word) if ["a", "b", "c"].contains(&word.as_str()) => columns.push(word),
            // `3 instead`, `instead of 3`
            Token::Word(word) if word == "instead" && (place > 0 && is_number(place - 1) || is_number(place + 2)) => {
                instead = Some(numbers.len());
            }
            // `12, not 14`, `not 14 but 12`
            Token::Word(word) if word == "not" && is_number(place + 1) => not = Some(numbers.len()),
            Token::Word(word) if word == "place" && numbers.len() > 1 => return Err(Unread),
            // Lines are counted from 0.
            Token::Word(_) if is_place(token) => return Err(Unread),
            Token::Word(word) if is_filler(word) || word == "but" => {}
            Token::Word(_) => return Err(Unread),
            Token::Sign('(' | ')' | ',' | ';' | ':' | '.' | '/' | '=' | '-') | Token::Arrow => {}
            Token::Sign(_) => return Err(Unread),
        }
    }
    // `40 instead of 50` begins with what is right, and so does what ends with `instead`.
    let behind = |before: Option<usize>| before.map(|before| numbers.len() - before);
    let right_first = behind(instead) == Some(0)
        || behind(instead) == Some(1) && plain.contains("instead of")
        // `1, not 3`, but not `not 3 but 1`.
        || behind(not) == Some(1);
    // `not 19` and `19 is wrong` say no number that is right.
    let denies = not.is_some() || plain.contains("wrong");
    if denies && numbers.len() < if named_line.is_some() { 2 } else { 3 } {
        return Err(Unread);
    }
    if let Some(line) = named_line {
        numbers.insert(0, line);
    }
    // Without a letter the column is a number from 1, between line and value.
    let given_column = match (&columns[..], &mut numbers) {
        ([one], _) => usize::from(one.as_bytes()[0] - b'a'),
        ([], numbers) if (2..=4).contains(&numbers.len()) => {
            let column = numbers.remove(1);
            if !(1..=3).contains(&column) {
                return Err(Unread);
            }
            column as usize - 1
        }
        _ => return Err(Unread),
    };
    let (given_line, given) = match numbers[..] {
        [line] => (line, None),
        [line, value, _] if right_first => (line, Some(value)),
        [line, value] | [line, _, value] => (line, Some(value)),
        _ => return Err(Unread),
    };
    let given_line = usize::try_from(given_line).map_err(|_| Unread)?;
    let place = (given_line, given_column) == (line, column);
    let answer = Answer::Repair { line: given_line, column: given_column, right: given.unwrap_or(0) };
    let parts = vec![
        Judged::new(Phrase::new("mark-part-place"), place),
        Judged::new(Phrase::new("mark-part-number"), place && given == Some(right)),
    ];
    let named = (place && given.is_none()).then(|| slips::slip("slip-missing"));
    Ok(Reading { understood: answer.line(), parts, answer: given.map(|_| answer), named, refutation: None })
}
