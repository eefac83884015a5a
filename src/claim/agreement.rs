//! Whether a certificate is about a claim as its file states it.
//!
//! Representation: the claim is elaborated again and compared with what the checker read, part by
//! part: obligations first, then the statement.
//! Failure: the first difference in words.
//! Source: `DESIGN.md`, section 6.

use crate::logic::checker::{Checked, CheckedPart, Numeration, Verdict, Word};
use crate::logic::{self, Claims, Limits, Stated};

/// Whether the certificate says what the statement of its name says in the text.
///
/// # Errors
/// What differs: there is no such statement, or word, numeration or formula is another.
pub fn agrees(checked: &Checked, claims: &Claims) -> Result<(), String> {
    let id = &checked.id;
    let Some(statement) = claims.statements().find(|statement| statement.name.text == *id) else {
        return Err(format!("the file of claims has no statement `{}`", id.escape_default()));
    };
    let word = match statement.word {
        logic::Word::Claim => Word::Claim,
        logic::Word::Refute => Word::Refute,
        logic::Word::Conjecture => Word::Conjecture,
    };
    let numeration = match statement.numeration {
        logic::Numeration::Binary => Numeration::Binary,
        logic::Numeration::Zeckendorf => Numeration::Zeckendorf,
    };
    if (checked.word, checked.numeration) != (word, numeration) {
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

/// Whether a part of a certificate says this. Rewriting adds names behind its own: `_7` for the
/// variable of index 7.
fn says(part: &CheckedPart, stated: &Stated) -> bool {
    let own = stated.names.len();
    let added = part.names.iter().enumerate().skip(own).all(|(index, name)| *name == format!("_{index}"));
    part.label == stated.label && part.names.starts_with(&stated.names) && added && part.stated == stated.bytes
}
