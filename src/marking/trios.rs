//! Trios one after another, or a trio in each row of a table.

use super::lexicon::Sense;
use super::rows::{Row, rows};
use super::{Item, Judgement, Spoken, put, signs, slips, together};
use crate::document::Answer;
use crate::document::build::tuple;
use crate::exercise::{Form, Verdict};

/// Every way to judge trios.
pub fn read(item: &Item<'_>, right: &[[u64; 3]], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let count = right.len();
    let is_whole = |rows: &Vec<Row<3>>| (1..=1_000).contains(&rows.len()) && rows.iter().all(Option::is_some);
    let given = spoken.meanings(false, |senses| match item.form() {
        Form::Replies(faced, _) => reply_rows(&faced(item.question), senses),
        // `the next trio is (1, 4, 5)`
        _ => rows(senses.strip_prefix(&[Sense::Next]).unwrap_or(senses), count).filter(is_whole),
    });
    given.into_iter().filter_map(|given| judged(item, right, given)).collect()
}

/// Trios, none in a row that is left out, judged; nothing where they are too many or too few.
fn judged(item: &Item<'_>, right: &[[u64; 3]], mut given: Vec<Row<3>>) -> Option<Judgement> {
    let form = item.form();
    let may_be_more = matches!(form, Form::Builder(_));
    if !may_be_more && given.len() > right.len() || given.iter().all(Option::is_none) {
        return None;
    }
    match form {
        Form::Replies(..) => given.resize(right.len(), None),
        _ => given.iter_mut().for_each(|trio| trio.iter_mut().for_each(|trio| trio.sort_unstable())),
    }
    let whole: Option<Vec<[u64; 3]>> = given.iter().copied().collect();
    let verdict = match form {
        Form::Builder(judge) | Form::Replies(_, judge) => judge(item.question, right, &given),
        _ => Verdict::each(right, &given),
    };
    let named = slips::missing(&given, &verdict.parts);
    let shown = given.iter().map(|trio| signs(trio.map_or("_".to_owned(), |trio| tuple(&trio)))).collect();
    let judgement = Judgement::of(together(shown), whole.map(Answer::Trios), verdict);
    Some(Judgement { named: judgement.named.or(named), ..judgement })
}

/// Replies in the order of the rows, or that name what they answer: `(2, 3, 1) after (2, 3, 7)`,
/// `(2, 3, 7): (2, 3, 1)`.
fn reply_rows(faced: &[[u64; 3]], senses: &[Sense]) -> Option<Vec<Row<3>>> {
    use Sense as S;
    let is_joint = any_of!(After Arrow Sign(':' | '='));
    let follows = |pair: &[S]| pair[0] == S::Sign(')') && is_joint(&pair[1]);
    if !senses.contains(&S::After) && !senses.windows(2).any(follows) {
        return rows(senses, faced.len());
    }
    let mut tuples: Vec<(Vec<u64>, Option<&S>)> = Vec::new();
    let (mut at, mut joint) = (0, None);
    while at < senses.len() {
        let mut step = 1;
        match &senses[at] {
            S::Sign('(') => {
                let (numbers, count) = super::moves::tuple(&senses[at..])?;
                tuples.push((numbers, joint.take()));
                step = count;
            }
            sense if is_joint(sense) => joint = joint.or(Some(sense)),
            S::Comma(_) | S::Semicolon | S::Line | S::And | S::Is | S::Dot(false) => {}
            _ => return None,
        }
        at += step;
    }
    let mut replies = vec![None; faced.len()];
    for pair in tuples.chunks(2) {
        let [(one, before), (other, between)] = pair else { return None };
        // `after A: B` and `A: B` begin with what is faced, `B after A` ends with it; Hungarian says `A after B`.
        let known = |numbers: &Vec<u64>| faced.iter().position(|faced| faced[..] == numbers[..]);
        let (row, made) = match (before, between) {
            (Some(S::After), _) | (_, Some(S::Arrow | S::Sign(_))) => (known(one)?, other),
            (_, Some(S::After)) => match (known(one), known(other)) {
                (None, Some(row)) => (row, one),
                (Some(row), None) => (row, other),
                _ => return None,
            },
            _ => return None,
        };
        put(&mut replies[row], <[u64; 3]>::try_from(&made[..]).ok(), 1)?;
    }
    Some(replies)
}
