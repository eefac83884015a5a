//! Positions as people type them: `nim 3 5 7`, `subtract(1,2,3) 21`, sums with `+`, copies with `*`.
//!
//! Grammar: a position is terms joined by `+`; a term is an optional `count *`, the name of a game, its
//! numbers in parentheses if it has any, and its parts. Spaces are free where nothing runs together.
//! Representation: characters; columns count them from 1. Numbers are decimal, up to 2^64 - 1.
//! Failure: the first fault, as a [`TextError`] with its column and the way out; nothing panics.

use super::reader::{Reader, Token, Word};
use super::slips;
use super::{ALL, Component, Family, Game, Play, Position, Rules};

/// The most numbers a position may have, over all components of a sum.
pub const MOST_PARTS: usize = 1000;

/// A game and a position of it, as read from text.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The game, a sum of one or more components.
    pub game: Game,
    /// The position, in the order typed.
    pub position: Position,
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Where, in characters from 1; one past the last character if something is missing at the end.
    pub column: usize,
    /// How many characters are meant, at least 1.
    pub width: usize,
    /// What is wrong: lowercase, without a full stop.
    pub message: String,
    /// The way out: lowercase, without a full stop.
    pub help: String,
}

impl std::fmt::Display for TextError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} (column {}); {}", self.message, self.column, self.help)
    }
}

impl std::error::Error for TextError {}

/// Reads a position; `play` says who wins it. [`Game::text`] is the inverse.
///
/// # Errors
/// The first fault with its column; never panics.
///
/// ```
/// use nimbook::rules::{Play, parse};
/// let sum = parse("nim 3 5 + 2*subtract(1,2) 7", Play::Normal).unwrap();
/// assert_eq!(sum.game.text(&sum.position), "nim 3 5 + subtract(1,2) 7 + subtract(1,2) 7");
/// assert_eq!(parse("nim 3, 5", Play::Normal).unwrap_err().column, 6);
/// ```
pub fn parse(text: &str, play: Play) -> Result<Parsed, TextError> {
    let characters: Vec<char> = text.trim_end().chars().collect();
    let mut reader = Reader::new(&characters);
    let mut components = Vec::new();
    let mut position = Vec::new();
    loop {
        let start = reader.peek();
        let copies = copies(&mut reader)?;
        let (name, family) = name(&mut reader)?;
        if play == Play::Misere && !family.misere {
            return Err(slips::no_misere(&name, family));
        }
        let rules = rules(&mut reader, &name, family)?;
        let room = MOST_PARTS - position.len();
        let parts = parts(&mut reader, family, &rules, room)?;
        if copies > (room / parts.len()) as u64 {
            return Err(slips::too_many_copies(&start));
        }
        for _ in 0..copies {
            components.push(Component { rules: rules.clone(), width: parts.len() });
            position.extend_from_slice(&parts);
        }
        let end = reader.next();
        if play == Play::Misere && (copies > 1 || end.token != Token::End) {
            return Err(slips::misere_sum(if copies > 1 { &start } else { &end }));
        }
        if end.token == Token::End {
            return Ok(Parsed { game: Game { components, play }, position: Position(position) });
        }
    }
}

/// Reads a game without a position, as in `nim` or `subtract(1,2,3)`.
///
/// # Errors
/// As for [`parse`]; a heap, copies or a sum are faults here.
pub fn parse_game(text: &str) -> Result<Rules, TextError> {
    let characters: Vec<char> = text.trim_end().chars().collect();
    let mut reader = Reader::new(&characters);
    let start = reader.peek();
    if !matches!(start.token, Token::Name(_)) {
        return Err(slips::game_missing(&start));
    }
    let (name, family) = name(&mut reader)?;
    let rules = rules(&mut reader, &name, family)?;
    match reader.next() {
        Word { token: Token::End, .. } => Ok(rules),
        word => Err(word.error("only the game is meant here, without heaps", format!("write `{}`", rules.title()))),
    }
}

/// The number of copies in front of a `*`; 1 if the term starts with its game.
fn copies(reader: &mut Reader) -> Result<u64, TextError> {
    let word = reader.peek();
    let Token::Number(_) = word.token else { return Ok(1) };
    reader.next();
    let next = reader.next();
    if next.token != Token::Symbol('*') {
        return Err(slips::no_game(&word, &next));
    }
    match number(&word)? {
        0 => Err(word.error("0 copies leave no game to play", "write 1 copy or more")),
        copies => Ok(copies),
    }
}

/// The name of a game and its family.
fn name<'a>(reader: &mut Reader) -> Result<(Word, &'a Family), TextError> {
    let word = reader.next();
    let Token::Name(name) = &word.token else { return Err(slips::name_missing(&word)) };
    match ALL.iter().find(|family| family.name == name) {
        Some(family) => Ok((word, family)),
        None => Err(slips::unknown_game(&word, name)),
    }
}

/// The rules with the numbers in parentheses, if the family has any.
fn rules(reader: &mut Reader, name: &Word, family: &Family) -> Result<Rules, TextError> {
    let open = reader.peek();
    let mut parameters = Vec::new();
    let mut last = name.clone();
    match (open.token == Token::Symbol('('), family.parameters.is_empty()) {
        (true, true) => return Err(slips::no_parameters(&open, family)),
        (false, false) => return Err(slips::parameters_missing(name, family)),
        (false, true) => {}
        (true, false) if !reader.has(')') => return Err(slips::unclosed(&open, family)),
        (true, false) => {
            reader.next();
            if reader.peek().token == Token::Symbol(')') {
                last = reader.next();
            } else {
                loop {
                    let word = reader.next();
                    let Token::Number(_) = word.token else { return Err(slips::parameter(&word, family)) };
                    parameters.push(number(&word)?);
                    last = reader.next();
                    match last.token {
                        Token::Symbol(',') => {}
                        Token::Symbol(')') => break,
                        _ => return Err(slips::after_parameter(&last, family)),
                    }
                }
            }
        }
    }
    (family.make)(&parameters).map_err(|message| {
        let help = format!("write it as in `{}`", family.example);
        if open.token == Token::Symbol('(') { open.error_to(&last, message, help) } else { name.error(message, help) }
    })
}

/// The numbers of a position, up to the next `+` or the end, at most `room` of them.
fn parts(reader: &mut Reader, family: &Family, rules: &Rules, room: usize) -> Result<Vec<u64>, TextError> {
    let shape = rules.shape();
    let mut parts = Vec::new();
    loop {
        let word = reader.peek();
        match word.token {
            Token::Number(_) => {
                reader.next();
                let part = number(&word)?;
                if part > shape.up_to {
                    let help = format!("the largest that `{}` takes is {}", rules.title(), shape.up_to);
                    return Err(word.error("this number is too large", help));
                }
                if parts.len() == shape.parts.1 {
                    return Err(slips::too_many_parts(&word, rules));
                }
                if parts.len() == room {
                    let help = format!("a position has at most {MOST_PARTS} numbers");
                    return Err(word.error("this is one number too many", help));
                }
                parts.push(part);
            }
            Token::Symbol('+') | Token::End if parts.len() < shape.parts.0 => {
                return Err(slips::parts_missing(&word, family, rules));
            }
            Token::Symbol('+') | Token::End => return Ok(parts),
            _ => return Err(slips::among_parts(&word, family, rules, &parts)),
        }
    }
}

/// The value of a number word.
fn number(word: &Word) -> Result<u64, TextError> {
    let Token::Number(digits) = &word.token else { return Err(word.error("a number is missing here", "write one")) };
    digits.parse().map_err(|_| word.error("this number is too large", format!("the largest is {}", u64::MAX)))
}
