//! Parse errors: what people type instead of a position, and what they probably meant.
//!
//! One function for each place where a word can be wrong in several ways. Messages are lowercase, without a full stop, and
//! say what to do.

use super::reader::{TextError, Token, Word};
use super::{ALL, Family, MoveShape, Rules, names};
use crate::source::suggest;

/// How a position is written.
pub const EXAMPLE: &str = "nim 3 5 7";

/// Where the games are listed: there are too many for a line.
pub const ALL_GAMES: &str = "`nimbook list games` shows the games";

/// Other names of games, and what they are called here.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("bachet", "`subtract`, as in `subtract(1,2,3) 21`"),
    ("bowling", "`kayles`"),
    ("chocolate", "`chomp`"),
    ("dawson", "`dawson-kayles` or `dawson-chess`"),
    ("dawsons-chess", "`dawson-chess`"),
    ("dawsons-kayles", "`dawson-kayles`"),
    ("misere-nim", "`nim`, played with `--misere` on the command line or `play: misere` in a sheet"),
    ("noughts-and-crosses", "`tictactoe`"),
    ("rip-van-winkle", "`kayles`"),
    ("skittles", "`kayles`"),
    ("subtraction", "`subtract`, as in `subtract(1,2,3) 21`"),
    ("turning-turtles", "`turtles`"),
    ("wythoff", "`queen`"),
    ("wyt-queens", "`queen`"),
];

/// A name that no family has.
pub fn unknown_game(word: &Word, name: &str) -> TextError {
    let lower = name.to_lowercase();
    let known = OTHER_NAMES.iter().find(|(other, _)| *other == lower);
    let help = match (known, suggest(name, ALL.iter().map(|family| family.name))) {
        (Some((_, ours)), _) => format!("here it is called {ours}"),
        (None, Some(near)) => format!("did you mean `{near}`?"),
        (None, None) => ALL_GAMES.to_owned(),
    };
    word.error(format!("no game is called {}", word.shown()), help)
}

/// A term that starts with something else than a name.
pub fn name_missing(word: &Word) -> TextError {
    let help = format!("write a game and its numbers, as in `{}`", EXAMPLE);
    match word.token {
        Token::End if word.column == 1 => word.error("the position is empty", help),
        Token::End => word.error("a game is missing at the end", help),
        Token::Symbol('+') => word.error("a game is missing before `+`", help),
        _ => word.error(format!("a position starts with its game, not with {}", word.shown()), help),
    }
}

/// A term that starts with a number which `*` does not follow.
pub fn no_game(number: &Word, next: &Word) -> TextError {
    match &next.token {
        Token::Name(name) if known(name) => number.error_to(
            next,
            "a `*` is missing between a number and a game",
            format!("write `{} * {name} …` for copies of a game", digits(number)),
        ),
        _ => number.error(
            "a position starts with its game, not with a number",
            format!("write the game first, as in `{}`", EXAMPLE),
        ),
    }
}

/// Something else than a number inside the parentheses.
pub fn parameter(word: &Word, family: &Family) -> TextError {
    match word.token {
        Token::Symbol(sign) if is_minus(sign) => {
            word.error("a number in parentheses cannot be negative", "leave out the minus sign")
        }
        _ => word.error(
            format!("expected a number, found {}", word.shown()),
            format!("write it as in `{}`", family.example),
        ),
    }
}

/// Something else than a comma or the closing parenthesis after a number.
pub fn after_parameter(word: &Word, family: &Family) -> TextError {
    let help = format!("write it as in `{}`", family.example);
    match word.token {
        Token::Number(_) => word.error("a comma is missing before this number", help),
        Token::Symbol('.') => word.error(
            "use separate whole numbers in parentheses",
            format!("separate them with commas, as in `{}`", family.example),
        ),
        _ => word.error(format!("expected a comma or `)`, found {}", word.shown()), help),
    }
}

/// Fewer parts than the game needs, before a `+` or the end.
pub fn parts_missing(word: &Word, family: &Family, rules: &Rules) -> TextError {
    let example = family.example;
    match rules.move_shape() {
        MoveShape::WholeBoard => word.error(
            format!("a number is missing in this position of `{}`", rules.title()),
            format!("write it as in `{example}`"),
        ),
        _ => {
            word.error(format!("`{}` has no heap", rules.title()), format!("write a heap after it, as in `{example}`"))
        }
    }
}

/// More parts than the game takes.
pub fn too_many_parts(word: &Word, rules: &Rules) -> TextError {
    let (title, most) = (rules.title(), rules.shape().parts.1);
    match most {
        1 => word.error(
            format!("`{title}` has one heap only"),
            format!("write a sum for more, as in `{title} … + {title} {}`", digits(word)),
        ),
        _ if rules.move_shape() == MoveShape::WholeBoard => {
            word.error(format!("a position of `{title}` has at most {most} numbers"), "leave some out")
        }
        _ => word.error(format!("`{title}` has at most {most} heaps"), "leave some out"),
    }
}

/// Something else than a number, a `+` or the end among the heaps.
pub fn among_parts(word: &Word, family: &Family, rules: &Rules, before: &[u64]) -> TextError {
    let title = rules.title();
    let example = format!("write them as in `{}`", family.example);
    match &word.token {
        Token::Symbol(',' | ';' | '/') => word
            .error("heaps are separated by spaces", format!("leave out {}, as in `{}`", word.shown(), family.example)),
        Token::Symbol('.') => word.error("heaps are whole numbers", example),
        Token::Symbol(sign) if is_minus(*sign) => {
            word.error("a heap cannot be negative", "leave out the minus sign; spaces separate heaps")
        }
        Token::Symbol('(') => word.error("parentheses do not go around heaps", example),
        Token::Symbol(')') => word.error("this parenthesis was never opened", "leave it out"),
        Token::Symbol('*') => word.error(
            "`*` goes between a number of copies and a game",
            format!("write `{} * {title} …`", before.last().copied().unwrap_or(2)),
        ),
        Token::Name(name) if known(name) => {
            word.error("a `+` is missing between two games", format!("write `{title} … + {name} …`"))
        }
        Token::Name(name) if ["misere", "misère"].contains(&&*name.to_lowercase()) => word.error(
            "the position does not say who wins",
            "use `--misere` on the command line, `play: misere` in a sheet",
        ),
        Token::Name(_) => word.error(format!("a heap is a number, not {}", word.shown()), example),
        _ => word.error(format!("{} does not belong in a position", word.shown()), example),
    }
}

/// Whether a family has this name.
fn known(name: &str) -> bool {
    names::family(name).is_some()
}

/// Hyphen, minus sign, and the dashes that word processors put in its place.
fn is_minus(sign: char) -> bool {
    matches!(sign, '-' | '\u{2212}' | '\u{2013}' | '\u{2014}')
}

/// The digits of a number as a message shows them.
pub fn digits(word: &Word) -> String {
    word.shown().trim_matches('`').to_owned()
}
