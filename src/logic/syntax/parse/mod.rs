//! The parser of `.claims` texts: definitions, statements and games.
//!
//! Representation: the tokens are cut where a keyword starts a line; each part is read alone, so
//! one wrong statement does not hide the faults of the next.
//! Failure: all faults of the text, of spelling, syntax and scope, in order of place.

mod block;
pub(crate) mod game;
pub(crate) mod heaps;
mod piles;

use crate::logic::syntax::claims::{Claims, Definition, Item, Statement, WitnessLine, Word};
use crate::logic::syntax::expression::{Parsed, Parser, fault};
use crate::logic::syntax::formula::Numeration;
use crate::logic::syntax::scope;
use crate::logic::syntax::token::{Kind, Token, tokens};
use crate::source::{Diagnostic, Diagnostics, Span, Text};
use block::{cut, numeration};
use std::collections::HashSet;

/// Reads a text of definitions, statements and games.
///
/// # Errors
/// Every fault of the text.
///
/// ```
/// let text = nimbook::Text::new("a.claims", "claim c: forall a: a xor\n");
/// let faults = nimbook::parse_claims(&text).err().ok_or("a term is missing")?;
/// assert_eq!(text.place(faults.list()[0].span.start), (1, 25));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse(text: &Text) -> Result<Claims, Diagnostics> {
    let found = tokens(text);
    let mut faults = found.faults;
    let strange: Vec<Span> = faults.iter().map(|fault| fault.span.clone()).collect();
    let mut items = Vec::new();
    let mut broken = HashSet::new();
    let mut comments = found.comments.into_iter().peekable();
    let opens = |token: &Token| token.opens_line && token.kind.opens_statement();
    for part in cut(&found.list[..found.list.len() - 1], opens) {
        let span = part[0].span.start..part[part.len() - 1].span.start;
        // A comment on the last line of a statement still belongs to it.
        let line_end = text.line(span.end).end;
        let mut notes = Vec::new();
        while let Some(note) = comments.next_if(|note| note.start < line_end) {
            notes.push(text.slice(&note).to_owned());
        }
        match item(text, &part, notes) {
            Ok(item) => items.push(item),
            Err(found) => {
                if let [Token { kind: Kind::Define, .. }, Token { kind: Kind::Name(name), .. }, ..]
                | [Token { kind: Kind::Game, .. }, Token { kind: Kind::Label(name), .. }, ..] = &part[..]
                {
                    broken.insert(name.clone());
                }
                // A word that is not a token has been reported; what its absence causes need not be.
                if !strange.iter().any(|place| span.start <= place.start && place.start < line_end.max(span.end)) {
                    faults.extend(found);
                }
            }
        }
    }
    let claims = Claims::gather(items, comments.map(|note| text.slice(&note).to_owned()).collect());
    faults.extend(scope::faults(&claims, &broken));
    Diagnostics::check(text, faults)?;
    Ok(claims)
}

fn item(text: &Text, tokens: &[Token], comments: Vec<String>) -> Result<Item, Vec<Diagnostic>> {
    match tokens[0].kind {
        Kind::Game => game::block(text, tokens, comments).map(Item::Game),
        Kind::Heaps => heaps::block(text, tokens, comments).map(|block| Item::Heaps(Box::new(block))),
        _ => sentence(text, tokens, comments).map_err(|fault| vec![*fault]),
    }
}

/// A definition or a statement.
fn sentence(text: &Text, tokens: &[Token], comments: Vec<String>) -> Parsed<Item> {
    let mut parser = Parser::new(text, tokens);
    let word = match parser.kind() {
        Kind::Define => return definition(&mut parser, comments).map(Item::Define),
        Kind::Claim => Word::Claim,
        Kind::Refute => Word::Refute,
        Kind::Conjecture => Word::Conjecture,
        _ => {
            let help =
                "start with `define`, `claim`, `refute`, `conjecture`, `game` or `heaps`, as the first word of a line";
            return Err(parser.unexpected("a statement", help));
        }
    };
    statement(&mut parser, word, comments).map(Item::State)
}

fn definition(parser: &mut Parser<'_>, comments: Vec<String>) -> Parsed<Definition> {
    let start = parser.span().start;
    parser.advance();
    let name = parser.name("the name of the definition")?;
    parser.expect(&Kind::Open, "`(` and the parameters", "write `define name(a, b) := …`")?;
    let parameters = if *parser.kind() == Kind::Close { Vec::new() } else { parser.names("a parameter")? };
    parser.expect(&Kind::Close, "`,` or `)`", "write `define name(a, b) := …`")?;
    parser.expect(&Kind::Assign, "`:=`", "write `define name(a, b) := …`")?;
    let body = parser.formula()?;
    ended(parser)?;
    Ok(Definition { name, parameters, body, span: start..parser.end(), comments })
}

fn statement(parser: &mut Parser<'_>, word: Word, comments: Vec<String>) -> Parsed<Statement> {
    let start = parser.span().start;
    parser.advance();
    let help = format!("write `{} name: …` on one line", word.word());
    let name = parser.label("the name of the statement", &help)?;
    let numeration = if *parser.kind() == Kind::In { self::numeration(parser)? } else { Numeration::default() };
    let help =
        format!("write `{} {}: …`, with `in zeckendorf` before the colon where it is needed", word.word(), name.text);
    parser.expect(&Kind::Colon, "`:`", &help)?;
    let formula = parser.formula()?;
    let (mut expect, mut witnesses) = (None, Vec::new());
    loop {
        let place = parser.span();
        if *parser.kind() == Kind::Expect && expect.is_none() {
            if word != Word::Refute {
                let message = format!("`expect` belongs to `refute`, not to `{}`", word.word());
                return Err(fault("expect", place, message, "delete it, or write `refute`"));
            }
            parser.advance();
            let values = tuple(parser)?;
            expect = Some((values, place.start..parser.end()));
        } else if parser.eat(&Kind::Witness) {
            witnesses.push(witness(parser)?);
        } else {
            break;
        }
    }
    ended(parser)?;
    Ok(Statement { word, name, numeration, formula, expect, witnesses, span: start..parser.end(), comments })
}

/// `(3, 5, 6)`
fn tuple(parser: &mut Parser<'_>) -> Parsed<Vec<num_bigint::BigUint>> {
    const HELP: &str = "write the counterexample as `expect (3, 5, 6)`";
    parser.expect(&Kind::Open, "`(`", HELP)?;
    let mut values = Vec::new();
    while let Kind::Number(value) = parser.kind() {
        values.push(value.clone());
        parser.advance();
        if !parser.eat(&Kind::Comma) {
            break;
        }
    }
    parser.expect(&Kind::Close, "a number, `,` or `)`", HELP)?;
    Ok(values)
}

/// `x := t | u`
fn witness(parser: &mut Parser<'_>) -> Parsed<WitnessLine> {
    let name = parser.name("the variable of an `exists`")?;
    parser.expect(&Kind::Assign, "`:=`", "write `witness x := a + 1`")?;
    Ok(WitnessLine { name, terms: parser.list(&Kind::Bar, Parser::term)? })
}

fn ended(parser: &Parser<'_>) -> Parsed<()> {
    let kind = parser.kind();
    if *kind == Kind::End {
        return Ok(());
    }
    if kind.opens_statement() {
        let message = "a statement must start on a line of its own";
        return Err(fault("syntax", parser.span(), message, "put a line break before it"));
    }
    if parser.opens_line() && matches!(kind, Kind::Name(_)) {
        let help = "a statement starts with `define`, `claim`, `refute`, `conjecture`, `game` or `heaps`; a formula goes on with an operator";
        return Err(parser.unexpected("a statement or an operator", help));
    }
    let help: &str = match kind {
        Kind::Close => "delete this bracket, or open one",
        Kind::Bar => "\"or\" is `or` or `∨`; `|` goes between the terms of a `witness` line",
        Kind::Name(_) | Kind::Number(_) => "put an operator between: `2*a`, `a + b`, `a and b`",
        _ => "finish the statement before this",
    };
    Err(parser.unexpected("the end of the statement", help))
}
