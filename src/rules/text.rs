//! Positions as people type them: `nim 3 5 7`, `subtract(1,2,3) 21`, sums with `+`, copies with `*`.
//!
//! Grammar: a position is terms joined by `+`; a term is an optional `count *`, the name of a game, its
//! numbers in parentheses if it has any, and its parts. Spaces are free where nothing runs together.
//! Representation: characters; columns count them from 1. Numbers are decimal, up to 2^64 - 1.
//! Failure: the first fault, as a [`TextError`] with its column and the way out; nothing panics.

use super::parse_errors::{self, ALL_GAMES, EXAMPLE};
use super::reader::{Reader, TextError, Token, Word};
use super::{Family, Game, MOST_PARTS, Make, Play, Position, Rules, names};

/// Reads the numbers of a position, up to the next `+` or the end, at most so many of them.
pub type Read = fn(&mut Reader, &Family, &Rules, usize) -> Result<Vec<u64>, TextError>;

/// A game and a position of it, as read from text.
///
/// ```
/// let parsed = nimbook::parse("rim 7 + 2*dim 7", nimbook::Play::Normal)?;
/// assert_eq!(parsed.game.text(&parsed.position), "rim 7 + dim 7 + dim 7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The game, a sum of one or more components.
    pub game: Game,
    /// The position, in the order typed.
    pub position: Position,
}

/// Reads a position; `play` says who wins it. [`Game::text`] is the inverse.
///
/// # Errors
/// The first fault with its column; never panics.
///
/// ```
/// let parsed = nimbook::parse("nim 3 5 7", nimbook::Play::Normal)?;
/// assert_eq!(parsed.game.moves(&parsed.position).len(), 15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse(text: &str, play: Play) -> Result<Parsed, TextError> {
    let characters: Vec<char> = text.trim_end().chars().collect();
    let mut reader = Reader::new(&characters);
    let mut components = Vec::new();
    let mut position = Vec::new();
    let mut room = MOST_PARTS;
    loop {
        let start = reader.peek();
        let copies = copies(&mut reader)?;
        let (name, family) = name(&mut reader)?;
        if play == Play::Misere && !family.misere {
            let message = format!("misère play is for Nim and octal games, not for `{}`", family.name);
            return Err(name.error(message, "let the last move win"));
        }
        let rules = rules(&mut reader, &name, family)?;
        let parts = (family.read)(&mut reader, family, &rules, room)?;
        if copies > (room / parts.len().max(1)) as u64 {
            let help = format!("a position has at most {MOST_PARTS} numbers, counting every copy");
            return Err(start.error(format!("{} copies are too many", parse_errors::digits(&start)), help));
        }
        room -= copies as usize * parts.len().max(1);
        for _ in 0..copies {
            components.push(rules.clone());
            position.push(parts.clone());
        }
        let end = reader.next();
        if (copies > 1 || end.token != Token::End || components.len() > copies as usize)
            && components.iter().any(|rules| rules.draws())
        {
            let help = "solve it by itself; in games that add, somebody always wins";
            return Err(name.error("games that can be drawn do not add", help));
        }
        if play == Play::Misere && (copies > 1 || end.token != Token::End) {
            let word = if copies > 1 { &start } else { &end };
            let help = format!("write all heaps in one game, as in `{EXAMPLE}`, or let the last move win");
            return Err(word.error("games do not add in misère play", help));
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
    match start.token {
        Token::Name(_) => {}
        Token::End => return Err(start.error("the name of a game is missing", ALL_GAMES)),
        _ => return Err(start.error(format!("expected the name of a game, found {}", start.shown()), ALL_GAMES)),
    }
    let (name, family) = name(&mut reader)?;
    let rules = rules(&mut reader, &name, family)?;
    match reader.next() {
        Word { token: Token::End, .. } => Ok(rules),
        word => Err(word.error("expected only the game, without heaps", format!("write `{}`", rules.title()))),
    }
}

/// The number of copies in front of a `*`; 1 if the term starts with its game.
fn copies(reader: &mut Reader) -> Result<u64, TextError> {
    let word = reader.peek();
    let Token::Number(_) = word.token else { return Ok(1) };
    reader.next();
    let next = reader.next();
    if next.token != Token::Symbol('*') {
        return Err(parse_errors::no_game(&word, &next));
    }
    match number(&word)? {
        0 => Err(word.error("0 copies leave no game to play", "write 1 copy or more")),
        copies => Ok(copies),
    }
}

/// The name of a game and its family.
fn name<'a>(reader: &mut Reader) -> Result<(Word, &'a Family), TextError> {
    let word = reader.next();
    let Token::Name(name) = &word.token else { return Err(parse_errors::name_missing(&word)) };
    match names::family(name) {
        Some(family) => Ok((word, family)),
        None => Err(parse_errors::unknown_game(&word, name)),
    }
}

/// The rules with their parameters in parentheses, if the family has any.
fn rules(reader: &mut Reader, name: &Word, family: &Family) -> Result<Rules, TextError> {
    let open = reader.peek();
    let given = open.token == Token::Symbol('(');
    let help = || format!("write it as in `{}`", family.example);
    match family.make {
        Make::Plain(_) if given => {
            let help = format!("write its heaps without them, as in `{}`", family.example);
            Err(open.error(format!("`{}` takes nothing in parentheses", family.name), help))
        }
        Make::Plain(make) => Ok(make()),
        Make::Numbers(_) | Make::Code(_) if !given => {
            Err(name.error(format!("`{}` needs its numbers in parentheses", family.name), help()))
        }
        Make::Optional(make) if !given => make(&[]).map_err(|message| name.error(message, help())),
        _ if !reader.has(')') => {
            let help = format!("write `)` after the last number, as in `{}`", family.example);
            Err(open.error("this parenthesis is never closed", help))
        }
        Make::Numbers(make) | Make::Optional(make) => {
            let (parameters, last) = parameters(reader, family)?;
            make(&parameters).map_err(|message| open.error_to(&last, message, help()))
        }
        Make::Code(make) => {
            reader.next();
            let code = reader.until(')');
            let close = reader.next();
            make(&code).map_err(|(place, message)| {
                let column = open.column + 1 + place.min(code.chars().count());
                let width = (close.column - column).max(1);
                TextError { column, width, message, help: help() }
            })
        }
    }
}

/// The numbers in parentheses, and the word that closes them.
fn parameters(reader: &mut Reader, family: &Family) -> Result<(Vec<u64>, Word), TextError> {
    reader.next();
    let mut parameters = Vec::new();
    if reader.peek().token == Token::Symbol(')') {
        return Ok((parameters, reader.next()));
    }
    loop {
        let word = reader.next();
        let Token::Number(_) = word.token else { return Err(parse_errors::parameter(&word, family)) };
        parameters.push(number(&word)?);
        let after = reader.next();
        match after.token {
            Token::Symbol(',') => {}
            Token::Symbol(')') => return Ok((parameters, after)),
            _ => return Err(parse_errors::after_parameter(&after, family)),
        }
    }
}

/// The numbers of a position in the order typed, up to the next `+` or the end, at most `room` of them.
///
/// # Errors
/// Anything else than numbers, too few or too many of them, or one too large.
pub fn numbers(reader: &mut Reader, family: &Family, rules: &Rules, room: usize) -> Result<Vec<u64>, TextError> {
    let shape = rules.shape();
    let mut parts = Vec::new();
    loop {
        let word = reader.peek();
        match word.token {
            Token::Number(_) => {
                reader.next();
                let part = part(&word, rules)?;
                if parts.len() == shape.parts.1 {
                    return Err(parse_errors::too_many_parts(&word, rules));
                }
                if parts.len() == room {
                    let help = format!("a position has at most {MOST_PARTS} numbers");
                    return Err(word.error("this is one number too many", help));
                }
                parts.push(part);
            }
            Token::Symbol('+') | Token::End if parts.len() < shape.parts.0 => {
                return Err(parse_errors::parts_missing(&word, family, rules));
            }
            Token::Symbol('+') | Token::End => return Ok(parts),
            _ => return Err(parse_errors::among_parts(&word, family, rules, &parts)),
        }
    }
}

/// One number of a position.
///
/// # Errors
/// Anything else than a number, or one too large.
pub fn one_number(reader: &mut Reader, family: &Family, rules: &Rules) -> Result<u64, TextError> {
    let word = reader.peek();
    match word.token {
        Token::Number(_) => {
            reader.next();
            part(&word, rules)
        }
        Token::Symbol('+') | Token::End => Err(parse_errors::parts_missing(&word, family, rules)),
        _ => Err(parse_errors::among_parts(&word, family, rules, &[])),
    }
}

/// Nothing more before the next `+` or the end.
///
/// # Errors
/// Something more, with this help.
pub fn end(reader: &Reader, family: &Family, help: &str) -> Result<(), TextError> {
    let word = reader.peek();
    match word.token {
        Token::Symbol('+') | Token::End => Ok(()),
        _ => {
            Err(word
                .error(format!("{} does not belong here", word.shown()), format!("{help}, as in `{}`", family.example)))
        }
    }
}

/// The sides of a board, `rows x columns`, each at least 1.
///
/// # Errors
/// Anything else, or a side that is 0 or too large.
pub fn sides(reader: &mut Reader, family: &Family, rules: &Rules) -> Result<[u64; 2], TextError> {
    let help = "write rows x columns";
    let start = reader.peek();
    let rows = one_number(reader, family, rules)?;
    let cross = reader.next();
    if cross.token != Token::Name("x".to_owned()) {
        let message = "an `x` is missing between the rows and the columns of a board";
        return Err(cross.error(message, format!("{help}, as in `{}`", family.example)));
    }
    let columns = one_number(reader, family, rules)?;
    if rows == 0 || columns == 0 {
        return Err(start.error("a board has at least one row and one column", help));
    }
    end(reader, family, help)?;
    Ok([rows, columns])
}

/// The rows of a board, from the top, with `/` between; every cell as its place among `cells`.
///
/// # Errors
/// Another character, rows of different length, an empty row, or more cells than there is room for.
pub fn board(
    reader: &mut Reader,
    family: &Family,
    rules: &Rules,
    room: usize,
    cells: &[char],
) -> Result<Vec<Vec<u64>>, TextError> {
    let help = format!("write the board row by row, as in `{}`", family.example);
    let Some((text, word)) = reader.run() else {
        return Err(reader.peek().error(format!("`{}` has no board", rules.title()), help));
    };
    let mut rows: Vec<Vec<u64>> = vec![Vec::new()];
    for (place, character) in text.chars().enumerate() {
        match cells.iter().position(|&known| known == character) {
            Some(cell) => rows.last_mut().expect("there is always a last row").push(cell as u64),
            None if character == '/' => rows.push(Vec::new()),
            None => {
                let message = format!("a cell is {}, not `{}`", one_of(cells), character.escape_debug());
                return Err(TextError { column: word.column + place, width: 1, message, help });
            }
        }
    }
    if rows.iter().map(Vec::len).sum::<usize>() > room {
        return Err(word.error("this board is too large", format!("a board has at most {room} cells here")));
    }
    if rows.iter().any(|row| row.len() != rows[0].len() || row.is_empty()) {
        return Err(word.error("the rows of a board are equally long and not empty", help));
    }
    end(reader, family, "write the board without spaces")?;
    Ok(rows)
}

/// Characters in quotes with an `or` before the last.
fn one_of(characters: &[char]) -> String {
    let quoted: Vec<String> = characters.iter().map(|character| format!("`{character}`")).collect();
    match &quoted[..] {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => quoted.concat(),
    }
}

/// The value of a number word, if the game takes it.
fn part(word: &Word, rules: &Rules) -> Result<u64, TextError> {
    let (part, largest) = (number(word)?, rules.shape().up_to);
    let help = || format!("the largest that `{}` takes is {largest}", rules.title());
    if part > largest { Err(word.error("this number is too large", help())) } else { Ok(part) }
}

/// The value of a number word, up to 2^64 - 1.
fn number(word: &Word) -> Result<u64, TextError> {
    let Token::Number(digits) = &word.token else { return Err(word.error("a number is missing here", "write one")) };
    digits.parse().map_err(|_| word.error("this number is too large", format!("the largest is {}", u64::MAX)))
}
