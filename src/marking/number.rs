//! A number: `5`, `g(9) = 4`, `4 + 1 = 5`, `97 672`, `5,0`, `0101`, `101 (binary)`, `five`.
//!
//! A number that is no natural number was understood, and is wrong. Several numbers are not understood.

use super::binary;
use super::parts::Judged;
use super::text::{Token, is_filler, names_place, number_word, tokens};
use super::{Item, Read, Reading, Unread, signs, slips, together};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};
use crate::exercise::second::numbers_in;

/// A number as somebody wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A natural number.
    Whole(u64),
    /// Another number, as it was written: negative, broken, or too large for any answer.
    Other(String),
}

impl Given {
    /// As it is shown.
    pub fn shown(&self) -> String {
        match self {
            Given::Whole(number) => number.to_string(),
            Given::Other(text) => text.replace('-', "\u{2212}"),
        }
    }

    /// The natural number.
    pub fn whole(&self) -> Option<u64> {
        if let Given::Whole(number) = self { Some(*number) } else { None }
    }
}

/// Reads one number.
pub fn read(item: &Item<'_>, right: u64, plain: &str) -> Read {
    if item.kind() == "reduction-failure" {
        return where_it_stops(item, right, plain);
    }
    // `line 1: 15 xor 26 = 21` says what should be there, too.
    if item.kind() == "wrong-line"
        && plain.contains('=')
        && !plain.contains(" or ")
        && let [Token::Word(noun), Token::Digits(line), ..] = &tokens(plain.trim_start_matches("in "))[..]
        && ["line", "row"].contains(&noun.as_str())
        && let Ok(line) = line.parse::<u64>()
    {
        return Ok(Reading::whole(signs(line.to_string()), line == right, Some(Answer::Number(line))));
    }
    let mistaken = |number: u64| item.question.wrong.iter().any(|mistake| mistake.answer == Answer::Number(number));
    let given = number(plain).or_else(|| hidden(item, plain)).or_else(|| least(item, plain)).ok_or(Unread)?;
    // Groups of digits with blanks between are one number or several; only a number that is known is meant.
    let is_known = given.whole().is_some_and(|given| given == right || mistaken(given));
    if !is_known && plain.split(' ').collect::<Vec<_>>().windows(2).any(|pair| pair.iter().all(|word| is_digits(word)))
    {
        return Err(Unread);
    }
    // In binary columns somebody may write the digits as they are there; what is a mistake in decimal stays one.
    if item.kind() == "nim-sum"
        && let Given::Whole(decimal) = given
        && decimal != right
        && (plain.starts_with('0') || !mistaken(decimal))
        && binary::digits(plain) == Some(right)
    {
        let understood = say(Phrase::new("mark-binary").with("digits", plain).with("number", right));
        return Ok(Reading::whole(understood, true, Some(Answer::Number(right))));
    }
    let answer = given.whole().map(Answer::Number);
    Ok(Reading::whole(signs(given.shown()), given.whole() == Some(right), answer))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number in the place of `?` where the whole position was written.
fn hidden(item: &Item<'_>, plain: &str) -> Option<Given> {
    let known: Vec<&str> = item.question.position.split(' ').skip(1).collect();
    let place = known.iter().position(|number| *number == "?")?;
    let given = all(plain)?;
    let same = |(known, given): (&&str, &Given)| *known == "?" || given.shown() == *known;
    (given.len() == known.len() && known.iter().zip(&given).all(same)).then(|| given[place].clone())
}

/// The limit in `60 tokens are left. At least 5 must be allowed.`
fn least(item: &Item<'_>, plain: &str) -> Option<Given> {
    let heap = *numbers_in(&item.question.position).first().filter(|_| item.kind() == "fibonacci-limit")?;
    match &all(plain)?[..] {
        [Given::Whole(left), least] if *left == heap && plain.contains("left") => Some(least.clone()),
        _ => None,
    }
}

/// The line at which a reduction stops, and the numbers there.
fn where_it_stops(item: &Item<'_>, right: u64, plain: &str) -> Read {
    let trio = numbers_in(&item.question.position);
    let end: Vec<u64> = trio.iter().map(|number| number >> right).collect();
    // Lines are counted from 0.
    let mut numbers = all(plain).filter(|_| !names_place(plain)).ok_or(Unread)?;
    // `(2, 5, 8), line 2`
    if numbers.len() == 4
        && let [.., Token::Word(noun), Token::Digits(_) | Token::Word(_)] = &tokens(plain)[..]
        && ["line", "row"].contains(&noun.as_str())
    {
        numbers.rotate_right(1);
    }
    let (line, rest) = match &numbers[..] {
        [line] => (Some(line.clone()), &[][..]),
        [a, b, c] => (None, &[a.clone(), b.clone(), c.clone()][..]),
        [line, rest @ ..] if rest.len() == 3 => (Some(line.clone()), rest),
        _ => return Err(Unread),
    };
    let rest: Vec<Option<u64>> = rest.iter().map(Given::whole).collect();
    let rest: Option<Vec<u64>> = rest.into_iter().collect();
    let line_is_right = line.as_ref().and_then(Given::whole) == Some(right);
    let parts = vec![
        Judged::new(Phrase::new("mark-part-line"), line_is_right),
        Judged::new(Phrase::new("mark-part-numbers"), rest.as_deref() == Some(&end[..])),
    ];
    let mut understood = Vec::new();
    if let Some(line) = &line {
        understood.push(say(Phrase::new("mark-line").with("line", line.shown())));
    }
    if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
        understood.push(signs(tuple(&rest)));
    }
    let answer = line.as_ref().and_then(Given::whole).map(Answer::Number);
    let missing = parts.iter().any(|part| part.right) && (line.is_none() || numbers.len() == 1);
    let named = missing.then(|| slips::slip("slip-missing"));
    Ok(Reading { understood: together(understood), parts, answer, named, refutation: None })
}

/// The text with a comma before each minus that touches a number and nothing before it: `14 and -5`, but not `and-5`.
pub fn minus_apart(plain: &str) -> String {
    let mut apart = String::with_capacity(plain.len());
    let mut signs = plain.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_apart = apart.trim_end().ends_with(char::is_alphanumeric) && apart.ends_with(' ');
        if sign == '-' && is_apart && signs.peek().is_some_and(char::is_ascii_digit) {
            apart.push(',');
        }
        apart.push(sign);
    }
    apart
}

/// The one number that a text holds, with words around it that say nothing.
pub fn number(plain: &str) -> Option<Given> {
    // A dash with a blank behind it is no minus: `the mex - 1`.
    let plain = &minus_apart(plain.trim_start().trim_start_matches("- "))[..];
    let pieces: Vec<&str> = plain.split('=').collect();
    if pieces.len() > 1 {
        // `not g(9) = 4`
        let says_nothing = |token: &Token| match token {
            Token::Word(word) => is_filler(word) || number_word(word).is_some(),
            _ => true,
        };
        if !tokens(plain).iter().all(says_nothing) {
            return None;
        }
        // `4 + 1 = 5` and `g(9) = 4` end with what was found; `5 = 4 + 1` begins with it.
        let last = pieces.last().and_then(|piece| alone(piece, false));
        // `25 = 11001` says one number twice.
        if let [first, binary] = pieces[..]
            && let Some(Given::Whole(number)) = alone(first, false)
            && binary::digits(binary) == Some(number)
        {
            return Some(Given::Whole(number));
        }
        return last.or_else(|| pieces.first().and_then(|piece| alone(piece, false)));
    }
    alone(plain, true)
}

/// A number without an equals sign; a sum of numbers is one, too, where `sums` says so.
fn alone(plain: &str, sums: bool) -> Option<Given> {
    // `10 (1010 in binary)` says one number twice.
    if let Some((first, Some(binary))) = plain.split_once('(').map(|(first, rest)| (first, rest.strip_suffix(')')))
        && let Some(binary) = binary::stated(binary)
        && let Some(first) = bare(first).and_then(|first| literal(&first))
    {
        return Some(first).filter(|first| first.whole() == Some(binary));
    }
    if let Some(number) = binary::stated(plain) {
        return Some(Given::Whole(number));
    }
    if is_list(plain) || is_glued(plain) {
        return None;
    }
    if sums && plain.contains('+') && !plain.starts_with('+') {
        let terms: Option<Vec<u64>> = plain.split('+').map(|term| literal(&bare(term)?)?.whole()).collect();
        return terms?.into_iter().try_fold(0_u64, u64::checked_add).map(Given::Whole);
    }
    literal(&bare(plain)?)
}

/// Whether a comma with a blank after it separates numbers; one without may belong to a number.
fn is_list(plain: &str) -> bool {
    let digit = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
    plain.split(", ").skip(1).any(digit)
}

/// Whether letters touch digits in another way than in `2nd`.
fn is_glued(plain: &str) -> bool {
    let all = tokens(plain);
    let touches = |pair: &[Token]| match pair {
        [Token::Digits(digits), Token::Word(word)] => {
            plain.contains(&format!("{digits}{word}")) && !["st", "nd", "rd", "th", "db"].contains(&word.as_str())
        }
        [Token::Word(word), Token::Digits(digits)] => plain.contains(&format!("{word}{digits}")),
        _ => false,
    };
    all.windows(2).any(touches)
}

/// The text without words that say nothing, and without the signs around it.
fn bare(plain: &str) -> Option<String> {
    let mut bare = String::new();
    let mut after_value_of = false;
    let mut number_was_word = None;
    let tokens = tokens(plain);
    for (place, token) in tokens.iter().enumerate() {
        match token {
            Token::Word(word) if is_filler(word) => {
                bare.push(' ');
                after_value_of = word == "g" && matches!(tokens.get(place + 1), Some(Token::Sign('(')));
                continue;
            }
            Token::Word(word) => {
                if number_was_word.replace(number_word(word)?).is_some() {
                    return None;
                }
                bare.push_str(&number_word(word)?.to_string());
            }
            // The heap in `g(9): 4` is not the answer.
            Token::Digits(_) if after_value_of => {}
            // `8 of 118` is two numbers.
            Token::Digits(_)
                if bare.trim_end().ends_with(|last: char| last.is_ascii_digit())
                    && matches!(tokens.get(place.wrapping_sub(1)), Some(Token::Word(_))) =>
            {
                return None;
            }
            Token::Digits(digits) => {
                // Blanks between groups of digits are kept: `97 672`.
                if bare.ends_with(|last: char| last.is_ascii_digit()) {
                    bare.push(' ');
                }
                bare.push_str(digits);
            }
            Token::Sign(')') if after_value_of => {
                after_value_of = false;
                bare.push(' ');
            }
            Token::Sign('(') if after_value_of => {}
            // A hyphen between words is no sign of a number.
            Token::Sign('-') => match (place.checked_sub(1).map(|before| &tokens[before]), tokens.get(place + 1)) {
                (Some(Token::Digits(_)), Some(Token::Digits(_))) => return None,
                (None | Some(Token::Sign(_)), Some(Token::Digits(_))) => bare.push('-'),
                _ => bare.push(' '),
            },
            Token::Sign(sign @ ('.' | ',' | '\'' | '+' | '/' | ';')) => bare.push(*sign),
            Token::Sign('(' | ')' | ':' | '!' | '?' | '_' | '~') => bare.push(' '),
            Token::Sign(_) | Token::Arrow => return None,
        }
    }
    Some(bare.trim_matches([' ', '.', ',', '\'', '/', ';']).to_owned())
}

/// A number in digits: with a sign, groups of three, or a decimal point or comma.
fn literal(text: &str) -> Option<Given> {
    let (negative, digits) = match text.strip_prefix(['-', '+']) {
        Some(rest) => (text.starts_with('-'), rest.trim_start()),
        None => (false, text),
    };
    if !digits.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    let parts: Vec<&str> = digits.split([' ', '.', ',', '\'']).collect();
    if parts.iter().any(|part| part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit())) {
        return None;
    }
    let signed = |text: String| Given::Other(if negative { format!("-{text}") } else { text });
    let whole = |text: &str| match text.parse::<u64>() {
        Ok(0) => Given::Whole(0),
        Ok(number) if !negative => Given::Whole(number),
        _ => signed(text.to_owned()),
    };
    match parts[..] {
        [digits] => Some(whole(digits)),
        [first, ref groups @ ..]
            if (1..=3).contains(&first.len()) && first != "0" && groups.iter().all(|group| group.len() == 3) =>
        {
            Some(whole(&parts.concat()))
        }
        [first, decimals] if digits.contains(['.', ',']) => Some(if decimals.bytes().all(|digit| digit == b'0') {
            whole(first)
        } else {
            signed(format!("{first}.{decimals}"))
        }),
        _ => None,
    }
}

/// All numbers of a text, in order, with words and signs between that say nothing.
pub fn all(plain: &str) -> Option<Vec<Given>> {
    let mut numbers = Vec::new();
    let mut negative = false;
    let mut after_word = false;
    for token in tokens(plain) {
        let separates = std::mem::replace(&mut after_word, matches!(token, Token::Digits(_) | Token::Word(_)));
        match token {
            Token::Digits(digits) => {
                numbers.push(match digits.parse() {
                    Ok(number) if !negative || number == 0 => Given::Whole(number),
                    _ => Given::Other(if negative { format!("-{digits}") } else { digits }),
                });
                negative = false;
            }
            Token::Word(word) if is_filler(&word) => {}
            Token::Word(word) => numbers.push(Given::Whole(number_word(&word)?)),
            Token::Sign('-') => negative = !separates,
            Token::Sign(
                ',' | ';' | '/' | '(' | ')' | ':' | '.' | '+' | '&' | '=' | '⊕' | '^' | '|' | '!' | '_' | '#' | '∪',
            ) => {}
            Token::Sign(_) | Token::Arrow => return None,
        }
    }
    Some(numbers)
}

/// All numbers of a text that are natural, or none if another is among them.
pub fn naturals(plain: &str) -> Option<Vec<u64>> {
    all(plain)?.iter().map(Given::whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_people_write_them() {
        for (text, expected) in [
            ("5", Some("5")),
            ("g(9) = 4", Some("4")),
            ("g(9): 4", Some("4")),
            ("4 + 1 = 5", Some("5")),
            ("5 = 4 + 1", Some("5")),
            ("4 + 1", Some("5")),
            ("16 xor 3 = 19", Some("19")),
            ("97 672", Some("97672")),
            ("97,672", Some("97672")),
            ("5,0", Some("5")),
            ("2,5", Some("2.5")),
            ("0.123", Some("0.123")),
            ("-3", Some("\u{2212}3")),
            ("the mex is 2.", Some("2")),
            ("five", Some("5")),
            ("0b101", Some("5")),
            ("101 binary", Some("5")),
            ("101_2", Some("5")),
            ("(101)_2", Some("5")),
            ("5 (101 in binary)", Some("5")),
            ("5 (110 in binary)", None),
            ("5 or 6", None),
            ("5 6", None),
            ("x5y", None),
            ("not 5", None),
            ("asdf", None),
            ("99999999999999999999999", Some("99999999999999999999999")),
        ] {
            assert_eq!(number(text).map(|given| given.shown()).as_deref(), expected, "{text}");
        }
    }
}
