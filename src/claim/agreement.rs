//! Whether a certificate is about a claim as its file states it.
//!
//! Representation: the claim is elaborated again and compared with what the checker read, part by
//! part: obligations first, then the statement.
//! Failure: the first difference in words.
//! Source: Necula 1997 (proof-carrying code).

use crate::logic::check::{Checked, CheckedPart, Numeration, Verdict, Word};
use crate::logic::{self, Claims, GaveUp, Limits, Stated, Statement};

/// Whether the certificate says what the statement or block of its name says in the text.
///
/// Of a game and a block on heaps the checker built the obligations itself, so only the parts of the block are
/// compared.
///
/// # Errors
/// What differs: there is no such statement, or word, numeration or formula is another.
pub fn agrees(checked: &Checked, claims: &Claims) -> Result<(), String> {
    let id = &checked.id;
    let missing = |what: &str| format!("the file of claims has no {what} `{}`", id.escape_default());
    let alike = |same: bool, what: &str| {
        if same { Ok(()) } else { Err(format!("`{id}` has another {what} in the file of claims")) }
    };
    let gave_up = |gave_up: GaveUp| format!("`{id}` in the file of claims: {gave_up}");
    let forms = |statement: &Statement| logic::stated(claims, statement, &Limits::default()).map_err(gave_up);
    let limits = Limits::default();
    let (what, same) = if let Some(block) = &checked.block {
        let (what, numeration, stated) = if checked.word == Word::Game {
            let stated = claims.game(id).ok_or_else(|| missing("game"))?;
            ("game", stated.numeration, logic::stated_game(claims, stated, &limits))
        } else {
            let stated = claims.heaps(id).ok_or_else(|| missing("block on heaps"))?;
            ("block", stated.numeration, logic::stated_heaps(claims, stated, &limits))
        };
        alike(is(checked.numeration, numeration), "numeration")?;
        (what, stated.map_err(gave_up)? == block.stated)
    } else {
        let found = claims.statements().find(|statement| statement.name.text == *id);
        let statement = found.ok_or_else(|| missing("statement"))?;
        let word = match statement.word {
            logic::Word::Claim => Word::Claim,
            logic::Word::Refute => Word::Refute,
            logic::Word::Conjecture => Word::Conjecture,
        };
        alike(checked.word == word && is(checked.numeration, statement.numeration), "word or numeration")?;
        let forms = forms(statement)?;
        let same = match checked.verdict {
            Verdict::Proved => forms.iter().any(|form| begins(checked, form, true)),
            // One part that fails refutes; witness terms are only the author's help.
            Verdict::Refuted => forms.last().is_some_and(|form| begins(checked, form, false)),
        };
        ("statement", same)
    };
    if same { Ok(()) } else { Err(format!("it is about another {what} than `{id}` in the file of claims")) }
}

/// Whether the checker means this numeration; it shares no word for it with the engine.
fn is(checked: Numeration, stated: logic::Numeration) -> bool {
    checked
        == match stated {
            logic::Numeration::Binary => Numeration::Binary,
            logic::Numeration::Zeckendorf => Numeration::Zeckendorf,
        }
}

/// Whether the parts of the certificate are the first of these, or, with `whole`, all of them.
fn begins(checked: &Checked, stated: &[Stated], whole: bool) -> bool {
    let (count, wanted) = (checked.parts.len(), stated.len());
    (count == wanted || count < wanted && !whole)
        && checked.parts.iter().zip(stated).all(|(part, stated)| says(part, stated))
}

/// Whether a part of a certificate says this.
fn says(part: &CheckedPart, stated: &Stated) -> bool {
    part.is_statement == stated.is_statement && part.names[..part.own] == stated.names && part.stated == stated.bytes
}
