//! `game nim (3 piles p) normal`: Nim with a number of piles, written out.
//!
//! Representation: see the module `game`; every part has the place of the head.
//! Source: Bouton 1902.

use crate::logic::syntax::formula::{Formula, FormulaKind, Name, Relation, Term, TermKind};
use crate::logic::syntax::game::{MoveRule, Play};
use crate::source::Span;
use num_bigint::BigUint;

/// The most piles: with one more variable for the move an automaton reads 14.
pub(crate) const MOST: usize = 13;

/// The variables, the moves, the measure and the losing positions.
pub(super) fn written_out(
    count: usize,
    prefix: &Name,
    play: Play,
    span: &Span,
) -> (Vec<Name>, Vec<MoveRule>, Term, Formula) {
    let names: Vec<Name> =
        (1..=count).map(|pile| Name { text: format!("{}{pile}", prefix.text), span: span.clone() }).collect();
    let term = |kind| Term { kind, span: span.clone() };
    let formula = |kind| Formula { kind, span: span.clone() };
    let variable = |word: &str| term(TermKind::Variable(word.to_owned()));
    let number = |number: u32| term(TermKind::Number(BigUint::from(number)));
    let compare = |left, sign, right| formula(FormulaKind::Compare(vec![left, right], vec![sign]));
    let terms: Vec<Term> = names.iter().map(|name| variable(&name.text)).collect();
    let joined = |join: fn(Vec<Term>) -> TermKind| {
        if count == 1 { terms[0].clone() } else { term(join(terms.clone())) }
    };
    let moves = (0..count).map(|pile| {
        let mut targets = terms.clone();
        targets[pile] = variable("x");
        let guard = vec![compare(variable("x"), Relation::Less, terms[pile].clone())];
        MoveRule { guard, targets, when: Vec::new(), span: span.clone() }
    });
    let nim_sum = |value| compare(joined(TermKind::Xor), Relation::Equal, number(value));
    let losing = match play {
        Play::Normal => nim_sum(0),
        Play::Misere => {
            let mut large: Vec<Formula> =
                terms.iter().map(|term| compare(term.clone(), Relation::Greater, number(1))).collect();
            let large = if count == 1 { large.remove(0) } else { formula(FormulaKind::Or(large)) };
            formula(FormulaKind::If(Box::new(large), Box::new(nim_sum(0)), Box::new(nim_sum(1))))
        }
    };
    (names, moves.collect(), joined(TermKind::Sum), losing)
}
