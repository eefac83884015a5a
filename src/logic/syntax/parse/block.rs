//! What blocks of games and blocks on heaps have in common: a head up to `{`, then parts, each read alone.
//!
//! Representation: parts are cut at `;` and where one of their words opens a line, so one wrong part does
//! not hide the faults of the next.
//! Failure: all faults of the block, with their places.

use crate::logic::syntax::expression::{Parsed, Parser, fault};
use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::game::Play;
use crate::logic::syntax::token::{Kind, Token};
use crate::source::{Diagnostic, Span, Text, suggest};

/// The words of one kind of block, and of the messages about it.
pub(crate) struct Grammar {
    /// Its keyword, which is also the code of its faults.
    pub keyword: &'static str,
    /// What messages call one: `game`, `a game`, and where several sorts are meant, `a block on heaps`.
    pub noun: &'static str,
    pub whole: &'static str,
    pub sort: &'static str,
    /// The words that open a part.
    pub parts: &'static [&'static str],
    /// The words that open a part, as a message lists them.
    pub listed: &'static str,
    /// What to write after the name where `{` is expected.
    pub head: &'static str,
    /// What to write where there is no `{` at all.
    pub braces: &'static str,
}

/// The place of `{`, and the head before it.
pub(crate) fn head<H>(
    text: &Text,
    tokens: &[Token],
    header: impl FnOnce(&mut Parser<'_>) -> Parsed<H>,
    faults: &mut Vec<Diagnostic>,
) -> (Option<usize>, Option<H>) {
    let open = tokens.iter().position(|token| token.kind == Kind::OpenBrace);
    let mut head = tokens[..open.unwrap_or(tokens.len() - 1)].to_vec();
    head.extend(end_mark(&head));
    let head = header(&mut Parser::new(text, &head)).map_err(|fault| faults.push(*fault));
    (open, head.ok())
}

/// The keyword and the name after it.
pub(crate) fn name(parser: &mut Parser<'_>, expected: &str, help: &str) -> Parsed<Name> {
    parser.advance();
    parser.label(expected, help)
}

/// The words between the variables and `{`, in any order; `with` in games only.
pub(crate) fn options(parser: &mut Parser<'_>, grammar: &Grammar) -> Parsed<(Play, Numeration, Vec<Formula>)> {
    let (mut play, mut found, mut domain) = (None, None, None);
    loop {
        let place = parser.span();
        let second = match parser.kind() {
            Kind::Name(word) if ["normal", "misere", "misère"].contains(&word.as_str()) => {
                parser.advance();
                play.replace(if word == "normal" { Play::Normal } else { Play::Misere }).is_some()
            }
            Kind::Name(word) if word == "with" && grammar.keyword == "game" => {
                parser.advance();
                domain.replace(formulas(parser)?).is_some()
            }
            Kind::In => found.replace(numeration(parser)?).is_some(),
            _ => break,
        };
        if second {
            let message = format!("the head of {} says this once", grammar.whole);
            return Err(fault(grammar.keyword, place, message, "delete one of the two"));
        }
    }
    if *parser.kind() != Kind::End {
        return Err(parser.unexpected("`{`", grammar.head));
    }
    Ok((play.unwrap_or_default(), found.unwrap_or_default(), domain.unwrap_or_default()))
}

/// `in zeckendorf`
pub(crate) fn numeration(parser: &mut Parser<'_>) -> Parsed<Numeration> {
    parser.advance();
    let numeration = match parser.kind() {
        Kind::Name(word) if word == "zeckendorf" => Numeration::Zeckendorf,
        Kind::Name(word) if word == "binary" => Numeration::Binary,
        _ => {
            let help = "the numerations are `binary`, the default, and `zeckendorf`";
            return Err(parser.unexpected("`zeckendorf`", help));
        }
    };
    parser.advance();
    Ok(numeration)
}

/// Formulas with commas between.
pub(crate) fn formulas(parser: &mut Parser<'_>) -> Parsed<Vec<Formula>> {
    parser.list(&Kind::Comma, Parser::formula)
}

/// Terms in brackets; `what` says which.
pub(crate) fn terms(parser: &mut Parser<'_>, what: &str, help: &str, close: &str) -> Parsed<Vec<Term>> {
    parser.expect(&Kind::Open, &format!("`(` and {what}"), help)?;
    let terms = parser.list(&Kind::Comma, Parser::term)?;
    parser.expect(&Kind::Close, "`,` or `)`", close)?;
    Ok(terms)
}

/// Reads all parts; `part` gets the word of one and where it starts, and says whether it is a second one.
/// Returns the place of `}`.
pub(crate) fn body(
    text: &Text,
    tokens: &[Token],
    open: Option<usize>,
    grammar: &Grammar,
    faults: &mut Vec<Diagnostic>,
    mut part: impl FnMut(&mut Parser<'_>, &str, usize) -> Parsed<bool>,
) -> Option<Span> {
    let Some(open) = open else {
        if faults.is_empty() {
            faults.push(*Parser::new(text, &tokens[tokens.len() - 1..]).unexpected("`{`", grammar.braces));
        }
        return None;
    };
    let close = tokens.iter().rposition(|token| token.kind == Kind::CloseBrace).filter(|&close| close > open);
    let last = close.unwrap_or(tokens.len() - 1);
    let opens = |token: &Token| {
        token.opens_line && matches!(&token.kind, Kind::Name(word) if grammar.parts.contains(&word.as_str()))
    };
    let pieces = tokens[open + 1..last].split(|token| token.kind == Kind::Semicolon);
    for tokens in pieces.flat_map(|piece| cut(piece, opens)) {
        let read = one_part(&mut Parser::new(text, &tokens), grammar, &mut part);
        faults.extend(read.err().map(|fault| *fault));
    }
    let mut rest = Parser::new(text, &tokens[last..]);
    if !rest.eat(&Kind::CloseBrace) {
        faults.push(*rest.unexpected("`}`", "close the block; each part begins a line or follows `;`"));
    } else if *rest.kind() != Kind::End {
        let expected = format!("the end of the {}", grammar.noun);
        faults.push(*rest.unexpected(&expected, "start the next statement on a line of its own"));
    }
    Some(tokens[last].span.clone())
}

/// The tokens part by part, each with an end mark; a part begins with each token that opens one.
pub(super) fn cut(tokens: &[Token], opens: impl Fn(&Token) -> bool) -> Vec<Vec<Token>> {
    let mut parts: Vec<Vec<Token>> = Vec::new();
    for token in tokens {
        if parts.is_empty() || opens(token) {
            parts.push(Vec::new());
        }
        parts.last_mut().expect("not empty").push(token.clone());
    }
    for part in &mut parts {
        let mark = end_mark(part);
        part.extend(mark);
    }
    parts
}

fn end_mark(list: &[Token]) -> Option<Token> {
    let end = list.last()?.span.end;
    Some(Token { kind: Kind::End, span: end..end, opens_line: true })
}

fn one_part(
    parser: &mut Parser<'_>,
    grammar: &Grammar,
    part: &mut impl FnMut(&mut Parser<'_>, &str, usize) -> Parsed<bool>,
) -> Parsed<()> {
    const END: &str = "the end of this part";
    let place = parser.span();
    let known = |word: &str| grammar.parts.contains(&word);
    let word = match parser.kind() {
        Kind::Name(word) if known(word) => word.as_str(),
        _ => return Err(unknown_part(parser, grammar)),
    };
    parser.advance();
    if part(parser, word, place.start)? {
        let formula = !["add", "measure", "moves", "start"].contains(&word);
        let help = if formula { "join the formulas with `and` or `or`" } else { "delete one of the two" };
        return Err(fault(grammar.keyword, place, format!("a second `{word}` in this {}", grammar.noun), help));
    }
    match parser.kind() {
        Kind::End => Ok(()),
        Kind::Name(word) if known(word) => Err(parser.unexpected(END, "put a line break or `;` before it")),
        Kind::Name(_) if parser.opens_line() => Err(unknown_part(parser, grammar)),
        Kind::Name(word) if word == "when" && known("move") => {
            Err(parser.unexpected(END, "`when` belongs to a move, after its position"))
        }
        _ => {
            Err(parser.unexpected(END, "finish this part with a line break or `;`; a formula goes on with an operator"))
        }
    }
}

fn unknown_part(parser: &Parser<'_>, grammar: &Grammar) -> Box<Diagnostic> {
    let near = match parser.kind() {
        Kind::Name(word) => suggest(word, grammar.parts.iter().copied()),
        _ => None,
    };
    let help = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("a part of {} starts with one of these words", grammar.sort),
    };
    parser.unexpected(grammar.listed, &help)
}
