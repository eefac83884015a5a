//! The parser of blocks on any number of heaps.
//!
//! Failure: all faults of the block, with their places.

use super::block::{self, Grammar};
use crate::logic::syntax::expression::{Parsed, Parser};
use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::game::Play;
use crate::logic::syntax::heaps::HeapsBlock;
use crate::logic::syntax::token::{Kind, Token};
use crate::source::{Diagnostic, Span, Text};
use num_bigint::BigUint;

/// The words of a block that cannot be its variables.
pub(crate) const RESERVED: [&str; 11] =
    ["add", "end", "invariant", "losing", "misere", "misère", "normal", "rest", "select", "start", "to"];

const GRAMMAR: Grammar = Grammar {
    keyword: "heaps",
    noun: "block",
    whole: "the block",
    sort: "a block on heaps",
    parts: &["start", "add", "losing", "invariant", "end", "select", "rest"],
    listed: "`start`, `add`, `losing`, `invariant`, `end`, `select` or `rest`",
    head: "after the accumulator stand `normal` or `misere`, `in zeckendorf`, and then `{`",
    braces: "write `{`, the parts of the block, and `}`",
};

/// Reads a block whose first token is `heaps` and whose last is [`Kind::End`].
pub(crate) fn block(text: &Text, tokens: &[Token], comments: Vec<String>) -> Result<HeapsBlock, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let (open, head) = block::head(text, tokens, header, &mut faults);
    let mut body = Body::default();
    let close =
        block::body(text, tokens, open, &GRAMMAR, &mut faults, |parser, word, start| body.part(parser, word, start));
    let (Some(head), Some(close), true) = (head, close, faults.is_empty()) else { return Err(faults) };
    let span = tokens[0].span.start..tokens[tokens.len() - 2].span.end;
    body.complete(head, span, &close, comments)
}

struct Header {
    name: Name,
    accumulator: Vec<Name>,
    play: Play,
    numeration: Numeration,
}

fn header(parser: &mut Parser<'_>) -> Parsed<Header> {
    const HELP: &str = "write `heaps name (s) normal { … }`";
    let name = block::name(parser, "the name of the block", HELP)?;
    let accumulator = names(parser, HELP)?;
    let (play, numeration, _) = block::options(parser, &GRAMMAR)?;
    Ok(Header { name, accumulator, play, numeration })
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
    /// Reads a part after its word; whether it is a second one.
    fn part(&mut self, parser: &mut Parser<'_>, word: &str, from: usize) -> Parsed<bool> {
        Ok(match word {
            "start" => {
                let numbers = numbers(parser)?;
                self.start.replace((numbers, from..parser.end())).is_some()
            }
            "add" => {
                let (heap, sum) = sum(parser)?;
                self.add.replace((heap, sum, from..parser.end())).is_some()
            }
            "losing" => self.losing.replace(parser.formula()?).is_some(),
            "invariant" => self.invariant.replace(parser.formula()?).is_some(),
            "end" => self.end.replace((parser.formula()?, from..from + word.len())).is_some(),
            "select" => self.select.replace(of_whole(parser, "write `select (p) bit(x, p)`")?).is_some(),
            _ => self.rest.replace(of_whole(parser, "write `rest (p) s < p`")?).is_some(),
        })
    }

    /// The block, if nothing is missing and all tuples have the size of the accumulator.
    fn complete(
        self,
        head: Header,
        span: Span,
        close: &Span,
        comments: Vec<String>,
    ) -> Result<HeapsBlock, Vec<Diagnostic>> {
        let mut faults = Vec::new();
        let mut missing = |part: bool, what: &str, help: &str| {
            if part {
                faults.push(Diagnostic::new("heaps", close.clone(), format!("this block has no `{what}`"), help));
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
            faults.push(Diagnostic::new("heaps", place.clone(), "`end` belongs to misère play", help));
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
            faults.push(Diagnostic::new("entries", place, message, "give one for each entry of the accumulator"));
        }
        if rest.0.len() == select.0.len() {
            for (name, other) in rest.0.iter().zip(&select.0).filter(|(name, other)| name.text != other.text) {
                let message = format!("this is called `{}` in `select`", other.text);
                faults.push(Diagnostic::new("heaps", name.span.clone(), message, "use the same names in both"));
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

/// `0` or `(0, 0)`, the word `start` being read.
fn numbers(parser: &mut Parser<'_>) -> Parsed<Vec<BigUint>> {
    const HELP: &str = "write `start 0` or `start (0, 0)`: a number for each entry of the accumulator";
    let number = |parser: &mut Parser<'_>| parser.number("a number", HELP);
    if !parser.eat(&Kind::Open) {
        return Ok(vec![number(parser)?]);
    }
    let values = parser.list(&Kind::Comma, number)?;
    parser.expect(&Kind::Close, "`,` or `)`", HELP)?;
    Ok(values)
}

/// `x to (s xor x)`, the word `add` being read.
fn sum(parser: &mut Parser<'_>) -> Parsed<(Name, Vec<Term>)> {
    const HELP: &str = "write `add x to (s xor x)`: the heap, `to`, and the new accumulator";
    let heap = parser.name("the heap")?;
    parser.expect_word("to", HELP)?;
    Ok((heap, block::terms(parser, "the new accumulator", HELP, HELP)?))
}

/// `(p) FORMULA`, the word before it being read.
fn of_whole(parser: &mut Parser<'_>, help: &str) -> Parsed<(Vec<Name>, Formula)> {
    Ok((names(parser, help)?, parser.formula()?))
}
