//! The parser of game blocks.
//!
//! Representation: a head up to `{`, then parts, cut at `;` and where one of their words opens a
//! line; each part is read alone, so one wrong part does not hide the faults of the next.
//! Failure: all faults of the block, with their places.
//! Source: the language is nimbook's own.

use super::piles::{self, MOST};
use super::{GameBlock, MoveRule, Play};
use crate::logic::syntax::expression::{Parsed, Parser, fault};
use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::token::{Kind, Token};
use crate::source::{Fault, Span, Text, suggest};
use num_bigint::BigUint;

/// The words that open a part.
const PARTS: [&str; 4] = ["move", "moves", "measure", "losing"];
/// The words of a block that cannot be its variables.
pub(crate) const RESERVED: [&str; 10] =
    ["losing", "measure", "misere", "misère", "move", "moves", "normal", "to", "when", "with"];

/// Reads a block whose first token is `game` and whose last is [`Kind::End`].
pub(crate) fn block(text: &Text, tokens: &[Token], comments: Vec<String>) -> Result<GameBlock, Vec<Fault>> {
    let open = tokens.iter().position(|token| token.kind == Kind::OpenBrace);
    let head = ended_at(tokens, open.unwrap_or(tokens.len() - 1));
    let mut faults = Vec::new();
    let mut take = |fault: Box<Fault>| faults.push(*fault);
    let head = header(&mut Parser::new(text, &head)).map_err(&mut take).ok();
    let end = tokens.len().checked_sub(2).map_or(0, |last| tokens[last].span.end);
    let start = tokens[0].span.start;
    if let Some(Header { piles: Some((count, prefix)), name, play, numeration, domain, .. }) = &head {
        if let Some(open) = open {
            let message = "the moves and losing positions of piles are known";
            let help = "leave the braces out, or write the variables one by one: `(p1, p2, p3)`";
            take(fault("game", tokens[open].span.clone(), message, help));
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
    let Some(open) = open else {
        if head.is_some() {
            let help = "write `{`, the moves, a measure and the losing positions, and `}`";
            take(Parser::new(text, &tokens[tokens.len() - 1..]).unexpected("`{`", help));
        }
        return Err(faults);
    };
    let close = tokens.iter().rposition(|token| token.kind == Kind::CloseBrace).filter(|&close| close > open);
    let last = close.unwrap_or(tokens.len() - 1);
    let mut body = Body::default();
    for part in parts(&tokens[open + 1..last], &PARTS) {
        body.part(&mut Parser::new(text, &part)).unwrap_or_else(&mut take);
    }
    let mut rest = Parser::new(text, &tokens[last..]);
    if !rest.eat(&Kind::CloseBrace) {
        take(rest.unexpected("`}`", "close the block; each part of it opens a line or follows `;`"));
    } else if *rest.kind() != Kind::End {
        take(rest.unexpected("the end of the game", "start the next statement on a line of its own"));
    }
    // What is missing can be told only where all that is there was understood.
    if faults.is_empty() {
        let place = tokens[last].span.clone();
        let mut missing = |what: &str, help: &str| {
            faults.push(Fault::new("game", place.clone(), format!("this game has no `{what}`"), help));
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

/// The tokens before `at` and an end mark.
pub(crate) fn ended_at(tokens: &[Token], at: usize) -> Vec<Token> {
    let mut list = tokens[..at].to_vec();
    list.extend(end_mark(&list));
    list
}

fn end_mark(list: &[Token]) -> Option<Token> {
    let end = list.last()?.span.end;
    Some(Token { kind: Kind::End, span: end..end, opens_line: true })
}

/// The tokens between the braces, cut at `;` and where one of the words opens a line; each part ends
/// with an end mark.
pub(crate) fn parts(tokens: &[Token], words: &[&str]) -> Vec<Vec<Token>> {
    let mut parts: Vec<Vec<Token>> = vec![Vec::new()];
    for token in tokens {
        let opens = matches!(&token.kind, Kind::Name(word) if words.contains(&word.as_str())) && token.opens_line;
        if opens || token.kind == Kind::Semicolon {
            parts.push(Vec::new());
        }
        if token.kind != Kind::Semicolon {
            parts.last_mut().expect("never empty").push(token.clone());
        }
    }
    parts.retain(|part| !part.is_empty());
    for part in &mut parts {
        let mark = end_mark(part);
        part.extend(mark);
    }
    parts
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
    parser.advance();
    let Kind::Label(label) = parser.kind() else {
        return Err(parser.unexpected("the name of the game", HELP));
    };
    let name = Name { text: label.clone(), span: parser.span() };
    parser.advance();
    parser.expect(&Kind::Open, "`(` and the variables", HELP)?;
    let (mut piles, mut variables) = (None, Vec::new());
    if let Kind::Number(number) = parser.kind() {
        piles = Some(pile_form(parser, number)?);
    } else {
        variables = parser.names("a variable")?;
    }
    parser.expect(&Kind::Close, "`,` or `)`", HELP)?;
    let (mut play, mut numeration, mut domain) = (None, None, None);
    loop {
        let place = parser.span();
        let word = match parser.kind() {
            Kind::Name(word) => word.as_str(),
            Kind::In => "in",
            _ => break,
        };
        let second = match word {
            "normal" | "misere" | "misère" => {
                parser.advance();
                play.replace(if word == "normal" { Play::Normal } else { Play::Misere }).is_some()
            }
            "in" => numeration.replace(crate::logic::syntax::parse::numeration(parser)?).is_some(),
            "with" => {
                parser.advance();
                domain.replace(formulas(parser)?).is_some()
            }
            _ => break,
        };
        if second {
            return Err(fault("game", place, "the head of a game says this once", "delete one of the two"));
        }
    }
    if *parser.kind() != Kind::End {
        let help = "after the variables stand `normal` or `misere`, `in zeckendorf`, `with` and formulas, and then `{`";
        return Err(parser.unexpected("`{`", help));
    }
    let (play, numeration) = (play.unwrap_or_default(), numeration.unwrap_or_default());
    Ok(Header { name, piles, variables, play, numeration, domain: domain.unwrap_or_default() })
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

/// Formulas with commas between.
fn formulas(parser: &mut Parser<'_>) -> Parsed<Vec<Formula>> {
    let mut list = vec![parser.formula()?];
    while parser.eat(&Kind::Comma) {
        list.push(parser.formula()?);
    }
    Ok(list)
}

#[derive(Default)]
struct Body {
    moves_of: Option<Name>,
    moves: Vec<MoveRule>,
    measure: Option<Term>,
    losing: Option<Formula>,
}

impl Body {
    fn part(&mut self, parser: &mut Parser<'_>) -> Parsed<()> {
        let place = parser.span();
        let word = match parser.kind() {
            Kind::Name(word) if PARTS.contains(&word.as_str()) => word.as_str(),
            _ => return Err(unknown_part(parser)),
        };
        parser.advance();
        let second = match word {
            "move" => {
                self.moves.push(rule(parser, place.start)?);
                false
            }
            "moves" => self.moves_of.replace(other_game(parser)?).is_some(),
            "measure" => self.measure.replace(parser.term()?).is_some(),
            _ => self.losing.replace(parser.formula()?).is_some(),
        };
        if second {
            let message = format!("a second `{word}` in this game");
            let help = if word == "losing" { "join the formulas with `and` or `or`" } else { "delete one of the two" };
            return Err(fault("game", place, message, help));
        }
        match parser.kind() {
            Kind::End => Ok(()),
            Kind::Name(word) if PARTS.contains(&word.as_str()) => {
                let help = "put a line break or `;` before it";
                Err(parser.unexpected("the end of this part", help))
            }
            Kind::Name(_) if parser.opens_line() => Err(unknown_part(parser)),
            Kind::Name(word) if word == "when" => {
                Err(parser.unexpected("the end of this part", "`when` belongs to a move, behind its position"))
            }
            _ => {
                let help = "finish this part with a line break or `;`; a formula goes on with a sign";
                Err(parser.unexpected("the end of this part", help))
            }
        }
    }
}

fn unknown_part(parser: &Parser<'_>) -> Box<Fault> {
    let near = match parser.kind() {
        Kind::Name(word) => suggest(word, PARTS),
        _ => None,
    };
    let help = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => "a part of a game starts with one of these words".to_owned(),
    };
    parser.unexpected("`move`, `moves of`, `measure` or `losing`", &help)
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
