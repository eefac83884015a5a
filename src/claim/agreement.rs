//! Whether a certificate is about a claim as its file states it.
//!
//! Representation: the claim is elaborated again and compared with what the checker read, part by
//! part: obligations first, then the statement.
//! Failure: the first difference in words.
//! Source: Necula 1997 (proof-carrying code).

use crate::logic::check::{Checked, CheckedHeaps, CheckedPart, Numeration, Verdict, Word};
use crate::logic::{self, Claims, Limits, Stated};

/// Whether the certificate says what the statement of its name says in the text.
///
/// # Errors
/// What differs: there is no such statement, or word, numeration or formula is another.
pub fn agrees(checked: &Checked, claims: &Claims) -> Result<(), String> {
    let id = &checked.id;
    if checked.word == Word::Game {
        return game_agrees(checked, claims);
    }
    if let Some(heaps) = &checked.heaps {
        return heaps_agree(checked, heaps, claims);
    }
    let Some(statement) = claims.statements().find(|statement| statement.name.text == *id) else {
        return Err(format!("the file of claims has no statement `{}`", id.escape_default()));
    };
    let word = match statement.word {
        logic::Word::Claim => Word::Claim,
        logic::Word::Refute => Word::Refute,
        logic::Word::Conjecture => Word::Conjecture,
    };
    if (checked.word, checked.numeration) != (word, numeration(statement.numeration)) {
        return Err(format!("`{id}` has another word or numeration in the file of claims"));
    }
    let forms = logic::stated(claims, statement, &Limits::default());
    let forms = forms.map_err(|gave_up| format!("`{id}` in the file of claims: {gave_up}"))?;
    let starts = |form: &Vec<Stated>| {
        form.len() >= checked.parts.len() && form.iter().zip(&checked.parts).all(|(stated, part)| says(part, stated))
    };
    let same = match checked.verdict {
        Verdict::Proved => forms.iter().any(|form| form.len() == checked.parts.len() && starts(form)),
        // One part that fails refutes; witness terms are only the author's help.
        Verdict::Refuted => forms.last().is_some_and(starts),
    };
    if same { Ok(()) } else { Err(format!("it is about another statement than `{id}` in the file of claims")) }
}

/// The checker's word for a numeration; it shares none with the engine.
fn numeration(numeration: logic::Numeration) -> Numeration {
    match numeration {
        logic::Numeration::Binary => Numeration::Binary,
        logic::Numeration::Zeckendorf => Numeration::Zeckendorf,
    }
}

/// The same for a game: proved, it holds the parts of all obligations; refuted, those of a broken one.
fn game_agrees(checked: &Checked, claims: &Claims) -> Result<(), String> {
    let id = &checked.id;
    let Some(block) = claims.game(id) else {
        return Err(format!("the file of claims has no game `{}`", id.escape_default()));
    };
    if checked.numeration != numeration(block.numeration) {
        return Err(format!("`{id}` has another numeration in the file of claims"));
    }
    let mut each = Vec::new();
    for obligation in logic::game::obligations(claims, block) {
        let forms = logic::stated(claims, &obligation.statement, &Limits::default());
        let forms = forms.map_err(|gave_up| format!("`{id}` in the file of claims: {gave_up}"))?;
        each.push(forms.into_iter().next_back().unwrap_or_default());
    }
    let is = |parts: &[Stated], whole: bool| {
        (if whole { parts.len() == checked.parts.len() } else { parts.len() >= checked.parts.len() })
            && parts.iter().zip(&checked.parts).all(|(stated, part)| says(part, stated))
    };
    let same = match checked.verdict {
        Verdict::Proved => is(&each.concat(), true),
        Verdict::Refuted => each.iter().any(|parts| is(parts, false)),
    };
    if same { Ok(()) } else { Err(format!("it is about another game than `{id}` in the file of claims")) }
}

/// The same for a game on any number of heaps. The checker built the obligations from the parts of the
/// block, so the parts alone are compared.
fn heaps_agree(checked: &Checked, heaps: &CheckedHeaps, claims: &Claims) -> Result<(), String> {
    let id = &checked.id;
    let Some(block) = claims.heaps(id) else {
        return Err(format!("the file of claims has no block on heaps `{}`", id.escape_default()));
    };
    if checked.numeration != numeration(block.numeration) {
        return Err(format!("`{id}` has another numeration in the file of claims"));
    }
    let stated = logic::stated_heaps(claims, block, &Limits::default());
    let stated = stated.map_err(|gave_up| format!("`{id}` in the file of claims: {gave_up}"))?;
    let same = stated == heaps.stated;
    if same { Ok(()) } else { Err(format!("it is about another block than `{id}` in the file of claims")) }
}

/// Whether a part of a certificate says this. Rewriting adds names behind its own: `_7` for the
/// variable of index 7.
fn says(part: &CheckedPart, stated: &Stated) -> bool {
    let own = stated.names.len();
    let added = part.names.iter().enumerate().skip(own).all(|(index, name)| *name == format!("_{index}"));
    part.label == stated.label && part.names.starts_with(&stated.names) && added && part.stated == stated.bytes
}
