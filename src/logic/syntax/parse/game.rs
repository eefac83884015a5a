//! The parser of game blocks.
//!
//! Failure: all faults of the block, with their places.

use super::block::{self, Grammar, formulas};
use super::piles::{self, MOST};
use crate::logic::syntax::expression::{Parsed, Parser, fault};
use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::game::{GameBlock, MoveRule, Play};
use crate::logic::syntax::token::{Kind, Token};
use crate::source::{Diagnostic, Span, Text};
use num_bigint::BigUint;

/// The words of a block that cannot be its variables.
pub(crate) const RESERVED: [&str; 10] =
    ["losing", "measure", "misere", "misère", "move", "moves", "normal", "to", "when", "with"];

const GRAMMAR: Grammar = Grammar {
    keyword: "game",
    noun: "game",
    whole: "a game",
    sort: "a game",
    parts: &["move", "moves", "measure", "losing"],
    listed: "`move`, `moves of`, `measure` or `losing`",
    head: "after the variables stand `normal` or `misere`, `in zeckendorf`, `with` and formulas, and then `{`",
    braces: "write `{`, the moves, a measure and the losing positions, and `}`",
};

/// Reads a block whose first token is `game` and whose last is [`Kind::End`].
pub(crate) fn block(text: &Text, tokens: &[Token], comments: Vec<String>) -> Result<GameBlock, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let (open, head) = block::head(text, tokens, header, &mut faults);
    let end = tokens.len().checked_sub(2).map_or(0, |last| tokens[last].span.end);
    let start = tokens[0].span.start;
    if let Some(Header { piles: Some((count, prefix)), name, play, numeration, domain, .. }) = &head {
        if let Some(open) = open {
            let message = "the moves and losing positions of piles are known";
            let help = "leave the braces out, or write the variables one by one: `(p1, p2, p3)`";
            faults.push(Diagnostic::new("game", tokens[open].span.clone(), message, help));
        }
        let place = start..end;
        let (variables, moves, measure, losing) = piles::written_out(*count, prefix, *play, &place);
        let block = GameBlock {
            name: name.clone(),
            piles: Some((*count, prefix.clone())),
            variables,
            play: *play,
            numeration: *numeration,
            domain: domain.clone(),
            moves_of: None,
            moves,
            measure: Some(measure),
            losing,
            span: place,
            comments,
        };
        return if faults.is_empty() { Ok(block) } else { Err(faults) };
    }
    let mut body = Body::default();
    let close =
        block::body(text, tokens, open, &GRAMMAR, &mut faults, |parser, word, start| body.part(parser, word, start));
    // What is missing is known only where all that is there was understood.
    if let Some(place) = close.filter(|_| faults.is_empty()) {
        let mut missing = |what: &str, help: &str| {
            faults.push(Diagnostic::new("game", place.clone(), format!("this game has no `{what}`"), help));
        };
        if body.moves.is_empty() && body.moves_of.is_none() {
            missing("move", "write `move x < a to (x, b)`, or `moves of` and another game");
        }
        if body.measure.is_none() && body.moves_of.is_none() {
            missing("measure", "write `measure` and a number that every move lowers, like `a + b`");
        }
        if body.losing.is_none() {
            missing("losing", "write `losing` and when the player to move has lost");
        }
    }
    match (head, body.losing) {
        (Some(head), Some(losing)) if faults.is_empty() => Ok(GameBlock {
            name: head.name,
            piles: None,
            variables: head.variables,
            play: head.play,
            numeration: head.numeration,
            domain: head.domain,
            moves_of: body.moves_of,
            moves: body.moves,
            measure: body.measure,
            losing,
            span: start..end,
            comments,
        }),
        _ => Err(faults),
    }
}

struct Header {
    name: Name,
    piles: Option<(usize, Name)>,
    variables: Vec<Name>,
    play: Play,
    numeration: Numeration,
    domain: Vec<Formula>,
}

fn header(parser: &mut Parser<'_>) -> Parsed<Header> {
    const HELP: &str = "write `game name (a, b) normal { … }`";
    let name = block::name(parser, "the name of the game", HELP)?;
    parser.expect(&Kind::Open, "`(` and the variables", HELP)?;
    let (mut piles, mut variables) = (None, Vec::new());
    if let Kind::Number(number) = parser.kind() {
        piles = Some(pile_form(parser, number)?);
    } else {
        variables = parser.names("a variable")?;
    }
    parser.expect(&Kind::Close, "`,` or `)`", HELP)?;
    let (play, numeration, domain) = block::options(parser, &GRAMMAR)?;
    Ok(Header { name, piles, variables, play, numeration, domain })
}

/// `6 piles p`
fn pile_form(parser: &mut Parser<'_>, number: &BigUint) -> Parsed<(usize, Name)> {
    let place = parser.span();
    let count = usize::try_from(number).ok().filter(|count| (1..=MOST).contains(count));
    let Some(count) = count else {
        let help = "more variables are more than an automaton reads at once";
        return Err(fault("game", place, format!("the number of piles is 1 to {MOST}"), help));
    };
    parser.advance();
    let help = "write `(6 piles p)` for the piles p1, p2, …, p6";
    match parser.kind() {
        Kind::Name(word) if word == "piles" => parser.advance(),
        _ => return Err(parser.unexpected("`piles`", help)),
    }
    let prefix = parser.name("the name of the piles")?;
    Ok((count, prefix))
}

#[derive(Default)]
struct Body {
    moves_of: Option<Name>,
    moves: Vec<MoveRule>,
    measure: Option<Term>,
    losing: Option<Formula>,
}

impl Body {
    /// Reads a part behind its word; whether it is a second one.
    fn part(&mut self, parser: &mut Parser<'_>, word: &str, start: usize) -> Parsed<bool> {
        Ok(match word {
            "move" => {
                self.moves.push(rule(parser, start)?);
                false
            }
            "moves" => self.moves_of.replace(other_game(parser)?).is_some(),
            "measure" => self.measure.replace(parser.term()?).is_some(),
            _ => self.losing.replace(parser.formula()?).is_some(),
        })
    }
}

/// `x < a to (x, b) when 0 < x`, the word `move` being read.
fn rule(parser: &mut Parser<'_>, start: usize) -> Parsed<MoveRule> {
    const HELP: &str = "write `move x < a to (x, b)`: what allows the move, `to`, and the new position";
    let is = |parser: &Parser<'_>, wanted: &str| matches!(parser.kind(), Kind::Name(word) if word == wanted);
    let guard = if is(parser, "to") { Vec::new() } else { formulas(parser)? };
    if !is(parser, "to") {
        return Err(parser.unexpected("`to`", HELP));
    }
    parser.advance();
    parser.expect(&Kind::Open, "`(` and the new position", HELP)?;
    let mut targets = vec![parser.term()?];
    while parser.eat(&Kind::Comma) {
        targets.push(parser.term()?);
    }
    parser.expect(&Kind::Close, "`,` or `)`", "close the new position")?;
    let mut when = Vec::new();
    if is(parser, "when") {
        parser.advance();
        when = formulas(parser)?;
    }
    Ok(MoveRule { guard, targets, when, span: Span { start, end: parser.end() } })
}

/// `of nim3`, the word `moves` being read.
fn other_game(parser: &mut Parser<'_>) -> Parsed<Name> {
    const HELP: &str = "write `moves of` and the name of a game above";
    match parser.kind() {
        Kind::Name(word) if word == "of" => parser.advance(),
        _ => return Err(parser.unexpected("`of`", HELP)),
    }
    let Kind::Label(label) = parser.kind() else {
        return Err(parser.unexpected("the name of a game", HELP));
    };
    let name = Name { text: label.clone(), span: parser.span() };
    parser.advance();
    Ok(name)
}
