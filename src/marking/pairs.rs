//! Pairs in any order: pairs of numbers that are left over, squares of a board.
//!
//! Each pair is a part, and a wrong one cancels a right one.

use super::lexicon::Sense;
use super::rows::rows;
use super::{Item, Judgement, Spoken, signs, together};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};
use crate::exercise::{Form, Judged, Verdict};

/// Every way to judge pairs.
pub fn read(item: &Item<'_>, right: &[[u64; 2]], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let given = match spoken.means_nothing() {
        true => vec![Vec::new()],
        false => spoken.meanings(true, |senses| pairs(item.form(), right.len(), senses)),
    };
    given.into_iter().map(|given| judged(item, right, given)).collect()
}

/// A list of pairs.
fn pairs(form: Form, count: usize, senses: &[Sense]) -> Option<Vec<[u64; 2]>> {
    use Sense as S;
    // What a list is headed by, what a board is of, what is wrong there.
    let fits = |sense: &&S| {
        !matches!(
            sense,
            S::Leave | S::Loses | S::Counter | S::Wrong | S::Of | S::Onto | S::LetterNoun | S::In | S::Act | S::Box
        )
    };
    let mut kept: Vec<S> = senses.iter().filter(fits).copied().collect();
    // `x = 1, y = 4`, `3 pairs: …`
    match kept[..] {
        [S::Letter('x'), S::Sign('='), x, S::Comma(_) | S::And | S::Semicolon, S::Letter('y'), S::Sign('='), y] => {
            kept = vec![x, S::Comma(false), y]
        }
        [S::Number(_), S::Pair, S::Sign(':'), ..] => drop(kept.drain(..2)),
        _ => {}
    }
    if let Some(square) = named_square(&kept) {
        // Rows are counted from 0, so nobody knows which is the second.
        let counted = kept.iter().any(any_of!(Ordinal(_)));
        return (!counted).then(|| vec![square]);
    }
    let kept: Vec<S> = match form {
        // `1;5` is one square.
        Form::Square => {
            kept.iter().map(|sense| if *sense == S::Semicolon { S::Comma(false) } else { *sense }).collect()
        }
        _ => kept,
    };
    let pairs: Vec<[u64; 2]> = rows(&kept, count)?.into_iter().flatten().collect();
    (1..=10_000).contains(&pairs.len()).then_some(pairs)
}

/// A square by its row and its column, in either order.
fn named_square(senses: &[Sense]) -> Option<[u64; 2]> {
    use Sense as S;
    let senses: Vec<S> =
        senses.iter().filter(|sense| !matches!(sense, S::Comma(_) | S::And | S::Dot(_) | S::Point)).copied().collect();
    let value = |pair: &[S], noun: S| match *pair {
        [one, S::Number(number)] if one == noun => number.value,
        [one, S::Ordinal(number)] | [S::Ordinal(number), one] if one == noun => Some(number),
        _ => None,
    };
    let [first, second] = senses.as_chunks::<2>().0 else { return None };
    if senses.len() != 4 {
        return None;
    }
    let row_first = value(first, S::Row).zip(value(second, S::Column));
    let column_first = value(first, S::Column).zip(value(second, S::Row));
    row_first.map(|(row, column)| [column, row]).or(column_first.map(|(column, row)| [column, row]))
}

/// Pairs, judged.
fn judged(item: &Item<'_>, right: &[[u64; 2]], mut given: Vec<[u64; 2]>) -> Judgement {
    if matches!(item.form(), Form::Unordered) {
        given.iter_mut().for_each(|pair| pair.sort_unstable());
    }
    given.sort_unstable();
    given.dedup();
    let understood = match given[..] {
        [] => say(Phrase::new("nothing")),
        _ => together(given.iter().map(|pair| signs(tuple(pair))).collect()),
    };
    let answer = Some(Answer::Pairs(given.clone()));
    if right.is_empty() || matches!(item.form(), Form::Square) {
        return Judgement::whole(understood, given == right, answer);
    }
    let part =
        |pair: &[u64; 2]| Judged::new(Phrase::new("mark-part-pair").with("pair", tuple(pair)), given.contains(pair));
    let wrong = given.iter().filter(|pair| !right.contains(pair)).count();
    let verdict = match item.form() {
        Form::Board(judge) if given != right => {
            judge(item.question, right, &given.iter().copied().map(Some).collect::<Vec<_>>())
        }
        _ => Verdict::set(right.iter().map(part), wrong),
    };
    Judgement { refutation: refutation(right, &given), ..Judgement::of(understood, answer, verdict) }
}

/// The first pair that is missing or should not be there.
fn refutation(right: &[[u64; 2]], given: &[[u64; 2]]) -> Option<Phrase> {
    let more = given.iter().find(|pair| !right.contains(pair));
    let missing = right.iter().find(|pair| !given.contains(pair));
    let missing = missing.map(|pair| Phrase::new("mark-pair-missing").with("pair", tuple(pair)));
    more.map(|pair| Phrase::new("mark-pair-wrong").with("pair", tuple(pair))).or(missing)
}
