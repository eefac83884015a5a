//! Why a statement fails for certain numbers, in one line.
//!
//! Representation: the first comparison or predicate that makes the formula false, with the
//! numbers in place of the variables: `2*3 = 6 is not less than 6`.
//! Failure: nothing where plain integers cannot settle it, as under an unbounded `exists`.
//! Source: the comparison that fails, with the numbers filled in.

use super::claims::Claims;
use super::evaluate::{Bound, evaluate, value};
use super::formula::{Formula, FormulaKind, Predicate, Relation, Term, TermKind};
use super::print::{self, Signs};
use num_bigint::BigUint;

type Values<'v> = [(&'v str, BigUint)];

/// The part of a formula, false for these values, that makes it false.
pub(crate) fn failing(claims: &Claims, formula: &Formula, values: &Values<'_>, bound: Bound) -> Option<String> {
    match &formula.kind {
        FormulaKind::Implies(_, right) => failing(claims, right, values, bound),
        FormulaKind::And(parts) => {
            let part = parts.iter().find(|part| evaluate(claims, part, values, bound) == Some(false))?;
            failing(claims, part, values, bound)
        }
        FormulaKind::If(condition, yes, no) => {
            let branch = if evaluate(claims, condition, values, bound)? { yes } else { no };
            failing(claims, branch, values, bound)
        }
        FormulaKind::Compare(terms, relations) => {
            for (pair, relation) in terms.windows(2).zip(relations) {
                let (left, right) = (value(claims, &pair[0], values, bound)?, value(claims, &pair[1], values, bound)?);
                if !relation.holds(&left, &right) {
                    return Some(comparison(pair, (&left, &right), *relation, values));
                }
            }
            None
        }
        FormulaKind::Predicate(predicate, terms) => {
            let first = value(claims, &terms[0], values, bound)?;
            let shown = filled(&terms[0], values, &first);
            Some(match predicate {
                Predicate::Even => format!("{shown} is not even"),
                Predicate::Odd => format!("{shown} is not odd"),
                Predicate::Pow2 => format!("{shown} is not a power of 2"),
                Predicate::Bit => {
                    let second = value(claims, &terms[1], values, bound)?;
                    format!("{shown} is not a binary part of {second}")
                }
                Predicate::EndZerosEven => format!("{shown} does not end in an even number of zeros"),
            })
        }
        FormulaKind::Call(name, terms) => {
            let mut inner = Vec::new();
            let definition = claims.definition(&name.text)?;
            for (parameter, term) in definition.parameters.iter().zip(terms) {
                inner.push((parameter.text.as_str(), value(claims, term, values, bound)?));
            }
            let arguments: Vec<&BigUint> = inner.iter().map(|(_, value)| value).collect();
            let call = format!("{}{} is false", name.text, print::tuple(&arguments));
            let deeper = failing(claims, &definition.body, &inner, bound);
            Some(deeper.map_or(call.clone(), |reason| format!("{call}: {reason}")))
        }
        _ => None,
    }
}

/// A difference whose numbers do not allow it.
pub(crate) fn undefined(text: &str, values: &[(String, BigUint)]) -> String {
    let place = if values.is_empty() { String::new() } else { format!(" for {}", print::values(values)) };
    format!("{text} is not a natural number{place}")
}

fn comparison(pair: &[Term], (left, right): (&BigUint, &BigUint), relation: Relation, values: &Values<'_>) -> String {
    let (one, other) = (filled(&pair[0], values, left), filled(&pair[1], values, right));
    let compared = match relation {
        Relation::Equal => "",
        Relation::Unequal => {
            // That the two are equal is the whole reason.
            let [one, other] = [&pair[0], &pair[1]].map(|term| text(term, values));
            let each = [&one, &other].into_iter().all(|side| *side != left.to_string());
            return if each { format!("{one} = {other} = {left}") } else { format!("{one} = {other}") };
        }
        Relation::Less => "less than ",
        Relation::AtMost => "at most ",
        Relation::Greater => "greater than ",
        Relation::AtLeast => "at least ",
    };
    format!("{one} is not {compared}{other}")
}

/// The term as text, with the values in place of the variables, and what it comes to: `2*3 = 6`.
fn filled(term: &Term, values: &Values<'_>, result: &BigUint) -> String {
    let (text, result) = (text(term, values), result.to_string());
    if text == result { text } else { format!("{text} = {result}") }
}

/// The term as text, with the values in place of the variables.
fn text(term: &Term, values: &Values<'_>) -> String {
    let mut term = term.clone();
    fill(&mut term, values);
    print::term(&term, Signs::Ascii)
}

fn fill(term: &mut Term, values: &Values<'_>) {
    match &term.kind {
        TermKind::Variable(word) => {
            if let Some((_, value)) = values.iter().rev().find(|(name, _)| name == word) {
                term.kind = TermKind::Number(value.clone());
            }
        }
        // Its condition would have to be filled in as well.
        TermKind::If(..) => {}
        _ => term.terms_mut().for_each(|part| fill(part, values)),
    }
}
