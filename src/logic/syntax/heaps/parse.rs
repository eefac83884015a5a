//! The parser of blocks on any number of heaps.
//!
//! Representation: as for game blocks: a head up to `{`, then parts, each read alone.
//! Failure: all faults of the block, with their places.
//! Source: the language is nimbook's own.

use super::HeapsBlock;
use crate::logic::syntax::expression::{Parsed, Parser, fault};
use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::game::Play;
use crate::logic::syntax::game::parse::{ended_at, parts};
use crate::logic::syntax::token::{Kind, Token};
use crate::source::{Fault, Span, Text, suggest};
use num_bigint::BigUint;

/// The words that open a part.
const PARTS: [&str; 7] = ["start", "add", "losing", "invariant", "end", "select", "rest"];
/// The words of a block that cannot be its variables.
pub(crate) const RESERVED: [&str; 11] =
    ["add", "end", "invariant", "losing", "misere", "misère", "normal", "rest", "select", "start", "to"];

/// Reads a block whose first token is `heaps` and whose last is [`Kind::End`].
pub(crate) fn block(text: &Text, tokens: &[Token], comments: Vec<String>) -> Result<HeapsBlock, Vec<Fault>> {
    let open = tokens.iter().position(|token| token.kind == Kind::OpenBrace);
    let head = ended_at(tokens, open.unwrap_or(tokens.len() - 1));
    let mut faults = Vec::new();
    let mut take = |fault: Box<Fault>| faults.push(*fault);
    let head = header(&mut Parser::new(text, &head)).map_err(&mut take).ok();
    let Some(open) = open else {
        if head.is_some() {
            let help = "write `{`, the parts of the block, and `}`";
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
        take(rest.unexpected("the end of the block", "start the next statement on a line of its own"));
    }
    let Some(head) = head.filter(|_| faults.is_empty()) else { return Err(faults) };
    let span = tokens[0].span.start..tokens[tokens.len() - 2].span.end;
    body.complete(head, span, &tokens[last].span, comments)
}

struct Header {
    name: Name,
    accumulator: Vec<Name>,
    play: Play,
    numeration: Numeration,
}

fn header(parser: &mut Parser<'_>) -> Parsed<Header> {
    const HELP: &str = "write `heaps name (s) normal { … }`";
    parser.advance();
    let Kind::Label(label) = parser.kind() else {
        return Err(parser.unexpected("the name of the block", HELP));
    };
    let name = Name { text: label.clone(), span: parser.span() };
    parser.advance();
    let accumulator = names(parser, HELP)?;
    let (mut play, mut numeration) = (None, None);
    loop {
        let place = parser.span();
        let second = match parser.kind() {
            Kind::Name(word) if word == "normal" => play.replace(Play::Normal).is_some(),
            Kind::Name(word) if word == "misere" || word == "misère" => play.replace(Play::Misere).is_some(),
            Kind::In => {
                let found = crate::logic::syntax::parse::numeration(parser)?;
                if numeration.replace(found).is_some() {
                    return Err(twice(place));
                }
                continue;
            }
            _ => break,
        };
        if second {
            return Err(twice(place));
        }
        parser.advance();
    }
    if *parser.kind() != Kind::End {
        let help = "after the accumulator stand `normal` or `misere`, `in zeckendorf`, and then `{`";
        return Err(parser.unexpected("`{`", help));
    }
    let (play, numeration) = (play.unwrap_or_default(), numeration.unwrap_or_default());
    Ok(Header { name, accumulator, play, numeration })
}

fn twice(place: Span) -> Box<Fault> {
    fault("heaps", place, "the head of the block says this once", "delete one of the two")
}

/// Names in brackets.
fn names(parser: &mut Parser<'_>, help: &str) -> Parsed<Vec<Name>> {
    parser.expect(&Kind::Open, "`(`", help)?;
    let names = parser.names("a variable")?;
    parser.expect(&Kind::Close, "`,` or `)`", help)?;
    Ok(names)
}

/// What was read, in any order.
#[derive(Default)]
struct Body {
    start: Option<(Vec<BigUint>, Span)>,
    add: Option<(Name, Vec<Term>, Span)>,
    losing: Option<Formula>,
    invariant: Option<Formula>,
    end: Option<(Formula, Span)>,
    select: Option<(Vec<Name>, Formula)>,
    rest: Option<(Vec<Name>, Formula)>,
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
            "start" => {
                let numbers = numbers(parser)?;
                self.start.replace((numbers, place.start..parser.end())).is_some()
            }
            "add" => {
                let (heap, sum) = sum(parser)?;
                self.add.replace((heap, sum, place.start..parser.end())).is_some()
            }
            "losing" => self.losing.replace(parser.formula()?).is_some(),
            "invariant" => self.invariant.replace(parser.formula()?).is_some(),
            "end" => self.end.replace((parser.formula()?, place.clone())).is_some(),
            "select" => self.select.replace(of_whole(parser, "write `select (p) bit(x, p)`")?).is_some(),
            _ => self.rest.replace(of_whole(parser, "write `rest (p) s < p`")?).is_some(),
        };
        if second {
            let message = format!("a second `{word}` in this block");
            let formula = !["start", "add"].contains(&word);
            let help = if formula { "join the formulas with `and` or `or`" } else { "delete one of the two" };
            return Err(fault("heaps", place, message, help));
        }
        match parser.kind() {
            Kind::End => Ok(()),
            Kind::Name(word) if PARTS.contains(&word.as_str()) => {
                Err(parser.unexpected("the end of this part", "put a line break or `;` before it"))
            }
            Kind::Name(_) if parser.opens_line() => Err(unknown_part(parser)),
            _ => {
                let help = "finish this part with a line break or `;`; a formula goes on with a sign";
                Err(parser.unexpected("the end of this part", help))
            }
        }
    }

    /// The block, if nothing is missing and all tuples have the size of the accumulator.
    fn complete(self, head: Header, span: Span, close: &Span, comments: Vec<String>) -> Result<HeapsBlock, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut missing = |part: bool, what: &str, help: &str| {
            if part {
                faults.push(Fault::new("heaps", close.clone(), format!("this block has no `{what}`"), help));
            }
        };
        missing(self.start.is_none(), "start", "write `start 0`, the accumulator of the empty list");
        missing(self.add.is_none(), "add", "write `add x to (s xor x)`: the accumulator with a heap more");
        missing(self.losing.is_none(), "losing", "write `losing` and when the player to move has lost");
        missing(self.select.is_none(), "select", "write `select (p)` and which heap x of the whole list p to lower");
        missing(self.rest.is_none(), "rest", "write `rest (p)` and what holds of s where nothing is selected");
        let misere = head.play == Play::Misere;
        missing(misere && self.end.is_none(), "end", "in misère play write `end` and when every heap is 0");
        if let Some((_, place)) = self.end.as_ref().filter(|_| !misere) {
            let help = "delete it: in normal play an end is a losing list";
            faults.push(Fault::new("heaps", place.clone(), "`end` belongs to misère play", help));
        }
        let Body {
            start: Some(start),
            add: Some(add),
            losing: Some(losing),
            select: Some(select),
            rest: Some(rest),
            ..
        } = self
        else {
            return Err(faults);
        };
        let place = |names: &[Name]| names[0].span.start..names[names.len() - 1].span.end;
        let wanted = head.accumulator.len();
        let tuples = [
            (start.0.len(), start.1),
            (add.1.len(), add.2),
            (select.0.len(), place(&select.0)),
            (rest.0.len(), place(&rest.0)),
        ];
        for (found, place) in tuples.into_iter().filter(|(found, _)| *found != wanted) {
            let message = format!("the number of entries is {found}, that of the accumulator is {wanted}");
            faults.push(Fault::new("entries", place, message, "give one for each entry of the accumulator"));
        }
        if rest.0.len() == select.0.len() {
            for (name, other) in rest.0.iter().zip(&select.0).filter(|(name, other)| name.text != other.text) {
                let message = format!("this is called `{}` in `select`", other.text);
                faults.push(Fault::new("heaps", name.span.clone(), message, "use the same names in both"));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let Header { name, accumulator, play, numeration } = head;
        Ok(HeapsBlock {
            name,
            accumulator,
            play,
            numeration,
            start: start.0,
            heap: add.0,
            sum: add.1,
            losing,
            invariant: self.invariant,
            end: self.end.map(|(formula, _)| formula),
            whole: select.0,
            select: select.1,
            rest: rest.1,
            span,
            comments,
        })
    }
}

fn unknown_part(parser: &Parser<'_>) -> Box<Fault> {
    let near = match parser.kind() {
        Kind::Name(word) => suggest(word, PARTS),
        _ => None,
    };
    let help = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => "a part of a block on heaps starts with one of these words".to_owned(),
    };
    parser.unexpected("`start`, `add`, `losing`, `invariant`, `end`, `select` or `rest`", &help)
}

/// `0` or `(0, 0)`, the word `start` being read.
fn numbers(parser: &mut Parser<'_>) -> Parsed<Vec<BigUint>> {
    const HELP: &str = "write `start 0` or `start (0, 0)`: a number for each entry of the accumulator";
    let brackets = parser.eat(&Kind::Open);
    let mut values = Vec::new();
    loop {
        let Kind::Number(value) = parser.kind() else { return Err(parser.unexpected("a number", HELP)) };
        values.push(value.clone());
        parser.advance();
        if !brackets || !parser.eat(&Kind::Comma) {
            break;
        }
    }
    if brackets {
        parser.expect(&Kind::Close, "`,` or `)`", HELP)?;
    }
    Ok(values)
}

/// `x to (s xor x)`, the word `add` being read.
fn sum(parser: &mut Parser<'_>) -> Parsed<(Name, Vec<Term>)> {
    const HELP: &str = "write `add x to (s xor x)`: the heap, `to`, and the new accumulator";
    let heap = parser.name("the heap")?;
    match parser.kind() {
        Kind::Name(word) if word == "to" => parser.advance(),
        _ => return Err(parser.unexpected("`to`", HELP)),
    }
    parser.expect(&Kind::Open, "`(` and the new accumulator", HELP)?;
    let mut terms = vec![parser.term()?];
    while parser.eat(&Kind::Comma) {
        terms.push(parser.term()?);
    }
    parser.expect(&Kind::Close, "`,` or `)`", HELP)?;
    Ok((heap, terms))
}

/// `(p) FORMULA`, the word before it being read.
fn of_whole(parser: &mut Parser<'_>, help: &str) -> Parsed<(Vec<Name>, Formula)> {
    Ok((names(parser, help)?, parser.formula()?))
}
