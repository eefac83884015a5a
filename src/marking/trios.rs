//! Trios: those of the builder in order, the next one, or the reply in each row of a table.
//!
//! The builder's trios are judged one after another against the pairs that the student's own earlier trios leave; so a
//! trio that strikes out too much leaves less to earn. Rows of a table are judged each by itself.

use super::lexicon::Sense;
use super::parts::{Judged, cancel};
use super::rows::{Row, rows};
use super::{Item, Judgement, Named, Spoken, builder, nim, signs, together};
use crate::document::build::tuple;
use crate::document::{Answer, Line, Phrase};
use crate::exercise::Form;
use crate::exercise::games::refuting_reply;
use crate::exercise::second::numbers_in;
use crate::rules::Play;

/// Every way to judge trios.
pub fn read(item: &Item<'_>, right: &[[u64; 3]], spoken: &Spoken<'_>) -> Vec<Judgement> {
    if item.form() == Form::Replies {
        return replies(item, right, spoken);
    }
    let given = spoken.meanings(false, |senses| trios(senses, right.len()));
    let given = given.into_iter().map(|trios| trios.into_iter().map(rising).collect::<Vec<_>>());
    let judged = |given: Vec<[u64; 3]>| match item.form() {
        Form::Builder => of_the_builder(item, right, given),
        _ => in_places(right, given),
    };
    given.filter_map(judged).collect()
}

/// A list of trios.
fn trios(senses: &[Sense], count: usize) -> Vec<Vec<[u64; 3]>> {
    let senses = match senses {
        // `the next trio is (1, 4, 5)`
        [Sense::Next, rest @ ..] => rest,
        _ => senses,
    };
    let whole =
        |rows: Vec<Row>| rows.into_iter().map(|row| <[u64; 3]>::try_from(row?).ok()).collect::<Option<Vec<_>>>();
    rows(senses, 3, count)
        .into_iter()
        .filter_map(whole)
        .filter(|trios| !trios.is_empty() && trios.len() <= 1_000)
        .collect()
}

/// Trios as they are shown.
fn shown(trios: &[[u64; 3]]) -> Line {
    together(trios.iter().map(|trio| signs(tuple(trio))).collect())
}

/// Rising numbers.
fn rising(mut trio: [u64; 3]) -> [u64; 3] {
    trio.sort_unstable();
    trio
}

/// Each trio in its place, its numbers in any order.
fn in_places(right: &[[u64; 3]], given: Vec<[u64; 3]>) -> Option<Judgement> {
    if given.len() > right.len() {
        return None;
    }
    let fits = |place: usize| given.get(place) == Some(&right[place]);
    let parts = match right.len() {
        1 => vec![Judged::new(Phrase::new("mark-part-answer"), fits(0))],
        count => (0..count).map(|place| Judged::numbered(place + 1, fits(place))).collect(),
    };
    let understood = shown(&given);
    Some(Judgement { understood, parts, answer: Some(Answer::Trios(given)), named: None, refutation: None })
}

/// The builder's trios in order.
fn of_the_builder(item: &Item<'_>, right: &[[u64; 3]], given: Vec<[u64; 3]>) -> Option<Judgement> {
    let largest = numbers_in(&item.question.position).first().copied()?;
    let by_hypotenuse = item.question.position.contains("hypotenuse");
    let mut left = builder::Pairs::new(largest);
    let mut fits = Vec::new();
    let mut refutation = None;
    for (place, trio) in given.iter().enumerate() {
        let next = left.next(by_hypotenuse);
        fits.push(next == Some(*trio));
        if next != Some(*trio) && refutation.is_none() {
            refutation = Some(match next {
                Some(next) => Phrase::new("mark-next-trio").with("place", place + 1).with("trio", tuple(&next)),
                None => Phrase::new("mark-no-trio-left").with("place", place + 1),
            });
        }
        left.strike(trio);
    }
    if refutation.is_none() && given.len() < right.len() {
        refutation =
            Some(Phrase::new("mark-next-trio").with("place", given.len() + 1).with("trio", tuple(&right[given.len()])));
    }
    let mut parts: Vec<Judged> =
        (0..right.len()).map(|place| Judged::numbered(place + 1, fits.get(place).copied().unwrap_or(false))).collect();
    // What is written beyond the right number of trios and fits nowhere.
    let beyond = fits.iter().skip(right.len()).filter(|fits| !**fits).count();
    cancel(&mut parts, beyond);
    let more = given.len() > right.len() && parts.iter().all(|part| part.right);
    if more {
        cancel(&mut parts, 1);
    }
    Some(Judgement { understood: shown(&given), parts, answer: Some(Answer::Trios(given)), named: None, refutation })
}

/// Replies in the order of the rows, or that name what they answer: `(2, 3, 1) after (2, 3, 7)`, `(2, 3, 7): (2, 3, 1)`.
fn reply_rows(faced: &[Vec<u64>], senses: &[Sense]) -> Vec<Vec<Row>> {
    use Sense as S;
    let is_joint = |sense: &S| matches!(sense, S::After | S::Arrow | S::Sign(':' | '='));
    let follows = |pair: &[S]| pair[0] == S::Sign(')') && is_joint(&pair[1]);
    if !senses.contains(&S::After) && !senses.windows(2).any(follows) {
        return rows(senses, 3, faced.len());
    }
    let mut tuples: Vec<(Vec<u64>, Option<&S>)> = Vec::new();
    let (mut at, mut joint) = (0, None);
    while at < senses.len() {
        match &senses[at] {
            S::Sign('(') => {
                let Some((numbers, count)) = super::moves::tuple(&senses[at..]) else { return Vec::new() };
                tuples.push((numbers, joint.take()));
                at += count;
            }
            sense if is_joint(sense) => {
                joint = joint.or(Some(sense));
                at += 1;
            }
            S::Comma(_) | S::Semicolon | S::Line | S::And | S::Is | S::Dot(false) => {
                at += 1;
            }
            _ => return Vec::new(),
        }
    }
    let mut replies = vec![None; faced.len()];
    for pair in tuples.chunks(2) {
        let [(one, before), (other, between)] = pair else { return Vec::new() };
        // `after A: B` and `A: B` begin with what is faced, `B after A` ends with it; Hungarian says `A after B`.
        let known = |numbers: &Vec<u64>| faced.iter().position(|faced| faced == numbers);
        let place = match (before, between) {
            (Some(S::After), _) | (_, Some(S::Arrow | S::Sign(_))) => known(one).map(|row| (row, other)),
            (_, Some(S::After)) => match (known(one), known(other)) {
                (None, Some(row)) => Some((row, one)),
                (Some(row), None) => Some((row, other)),
                _ => None,
            },
            _ => None,
        };
        let Some((row, made)) = place else { return Vec::new() };
        if made.len() != 3 || replies[row].replace(made.clone()).is_some() {
            return Vec::new();
        }
    }
    vec![replies]
}

/// Every way to judge the replies of a table.
fn replies(item: &Item<'_>, right: &[[u64; 3]], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let Some((trio, faced)) = item.question.position.split_once(':') else { return Vec::new() };
    let trio = numbers_in(trio);
    let faced: Vec<Vec<u64>> = faced.split(',').map(numbers_in).collect();
    let given = spoken.meanings(false, |senses| reply_rows(&faced, senses));
    given.into_iter().filter_map(|given| replied(item, right, (&trio, &faced), given)).collect()
}

/// The reply in each row.
fn replied(
    item: &Item<'_>,
    right: &[[u64; 3]],
    (trio, faced): (&[u64], &[Vec<u64>]),
    given: Vec<Row>,
) -> Option<Judgement> {
    if given.len() > right.len() || given.iter().all(Option::is_none) {
        return None;
    }
    let given: Vec<Option<[u64; 3]>> =
        given.into_iter().map(|row| row.and_then(|row| <[u64; 3]>::try_from(row).ok())).collect();
    let row = |place: usize| given.get(place).copied().flatten();
    let label = |place: usize| Phrase::new("mark-part-row").with("number", place + 1);
    let parts = (0..right.len()).map(|place| Judged::new(label(place), row(place) == Some(right[place]))).collect();
    let mut named = None;
    let mut refutation = None;
    for place in (0..right.len()).filter(|&place| row(place).is_some_and(|row| row != right[place])) {
        let made = row(place).unwrap_or_default();
        let is_move = made.iter().zip(&faced[place]).filter(|(made, faced)| made != faced).count() == 1
            && made.iter().zip(&faced[place]).all(|(made, faced)| made <= faced);
        if named.is_none() {
            let before = [trio, &faced[place][..]].concat();
            named = match is_move {
                true => (item.exercise.kind.extra.misstep)(&before, &made),
                false => Some(("slip-no-move", Phrase::new("slip-no-move"))),
            };
        }
        if refutation.is_none() && is_move {
            let why = nim(&made, Play::Normal).map(|(game, position)| refuting_reply(&game, &position));
            refutation = why.map(|why| {
                Phrase::new("refuted-reply")
                    .with("faced", tuple(&faced[place]))
                    .with("made", tuple(&made))
                    .with("why", why)
            });
        }
    }
    let shown: Vec<_> =
        (0..right.len()).map(|place| signs(row(place).map_or("_".to_owned(), |row| tuple(&row)))).collect();
    let whole: Option<Vec<[u64; 3]>> = (0..right.len()).map(row).collect();
    if named.is_none()
        && whole.is_none()
        && (0..right.len()).all(|place| row(place).is_none_or(|row| row == right[place]))
    {
        named = Some(("slip-missing", Phrase::new("slip-missing")));
    }
    Some(Judgement {
        understood: together(shown),
        parts,
        answer: whole.map(Answer::Trios),
        named: named.map(|(name, description)| Named { name, description }),
        refutation,
    })
}
