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
    let span = tokens[0].span.start..tokens.len().checked_sub(2).map_or(0, |last| tokens[last].span.end);
    let (variables, body) = match &head {
        Some(Header { piles: Some((count, prefix)), play, .. }) => {
            if let Some(open) = open {
                let message = "the moves and losing positions of piles are known";
                let help = "leave the braces out, or write the variables one by one: `(p1, p2, p3)`";
                faults.push(Diagnostic::new("game", tokens[open].span.clone(), message, help));
            }
            let (names, moves, measure, losing) = piles::written_out(*count, prefix, *play, &span);
            (names, Body { moves_of: None, moves, measure: Some(measure), losing: Some(losing) })
        }
        _ => {
            let mut body = Body::default();
            let part = |parser: &mut Parser<'_>, word: &str, start| body.part(parser, word, start);
            let close = block::body(text, tokens, open, &GRAMMAR, &mut faults, part);
            // What is missing is known only where all that is there was understood.
            if let Some(place) = close.filter(|_| faults.is_empty()) {
                faults.extend(body.missing(&place));
            }
            (head.as_ref().map_or(Vec::new(), |head| head.variables.clone()), body)
        }
    };
    let (Some(head), Some(losing), true) = (head, body.losing, faults.is_empty()) else { return Err(faults) };
    let Header { name, piles, play, numeration, domain, .. } = head;
    let Body { moves_of, moves, measure, .. } = body;
    Ok(GameBlock { name, piles, variables, play, numeration, domain, moves_of, moves, measure, losing, span, comments })
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
    parser.expect_word("piles", "write `(6 piles p)` for the piles p1, p2, …, p6")?;
    let prefix = parser.name("the name of the piles")?;
    Ok((count, prefix))
}

/// The parts of a block as far as they are there.
/// How many moves a game may have.
const MOST_MOVES: usize = 4_000;

#[derive(Default)]
struct Body {
    moves_of: Option<Name>,
    moves: Vec<MoveRule>,
    measure: Option<Term>,
    losing: Option<Formula>,
}

impl Body {
    /// Reads a part after its word; whether it is a second one.
    fn part(&mut self, parser: &mut Parser<'_>, word: &str, start: usize) -> Parsed<bool> {
        Ok(match word {
            "move" => {
                let rule = rule(parser, start)?;
                let (count, span) = (self.moves.len(), rule.span.clone());
                // One more says so once.
                if count <= MOST_MOVES {
                    self.moves.push(rule);
                }
                if count == MOST_MOVES {
                    let message = format!("this game has more than {MOST_MOVES} moves");
                    return Err(fault("game", span, message, "join moves with `or` in a condition after `when`"));
                }
                false
            }
            "moves" => self.moves_of.replace(other_game(parser)?).is_some(),
            "measure" => self.measure.replace(parser.term()?).is_some(),
            _ => self.losing.replace(parser.formula()?).is_some(),
        })
    }

    /// A fault at this place for each part that a game needs and that is not there.
    fn missing(&self, place: &Span) -> Vec<Diagnostic> {
        let other = self.moves_of.is_some();
        let needed = [
            (!self.moves.is_empty() || other, "move", "write `move x < a to (x, b)`, or `moves of` and another game"),
            (
                self.measure.is_some() || other,
                "measure",
                "write `measure` and a number that every move lowers, like `a + b`",
            ),
            (self.losing.is_some(), "losing", "write `losing` and when the player to move has lost"),
        ];
        let missing = needed.into_iter().filter(|(there, ..)| !there);
        let fault =
            |(_, what, help)| Diagnostic::new("game", place.clone(), format!("this game has no `{what}`"), help);
        missing.map(fault).collect()
    }
}

/// `x < a to (x, b) when 0 < x`, the word `move` being read.
fn rule(parser: &mut Parser<'_>, start: usize) -> Parsed<MoveRule> {
    const HELP: &str = "write `move x < a to (x, b)`: what allows the move, `to`, and the new position";
    let guard = if parser.is_word("to") { Vec::new() } else { formulas(parser)? };
    parser.expect_word("to", HELP)?;
    let targets = block::terms(parser, "the new position", HELP, "close the new position")?;
    let mut when = Vec::new();
    if parser.is_word("when") {
        parser.advance();
        when = formulas(parser)?;
    }
    Ok(MoveRule { guard, targets, when, span: Span { start, end: parser.end() } })
}

/// `of nim3`, the word `moves` being read.
fn other_game(parser: &mut Parser<'_>) -> Parsed<Name> {
    const HELP: &str = "write `moves of` and the name of a game above";
    parser.expect_word("of", HELP)?;
    parser.label("the name of a game", HELP)
}
