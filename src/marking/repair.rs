//! A misprint: `line 1, column c: 3 should be 30`, `1; c; 30`, `1 c 3 -> 30`, `30 instead of 3 in line 1, column c`.
//!
//! The number earns only with its place: at a place where nothing is wrong there is nothing to find.

use super::lexicon::Sense;
use super::{Item, Judgement, Spoken, put, slips};
use crate::document::build::say;
use crate::document::{Answer, Math, Phrase};
use crate::exercise::second::numbers_in;
use crate::exercise::{Judged, Verdict};

/// A place, and the number that belongs there.
type Given = (usize, usize, Option<u64>);

/// Every way to judge a place and a number.
pub fn read(item: &Item<'_>, (line, column, right): (usize, usize, u64), spoken: &Spoken<'_>) -> Vec<Judgement> {
    // Lines are counted from 0, so nobody knows which is the first.
    if spoken.spells_a_place() {
        return Vec::new();
    }
    let lines: Vec<Vec<u64>> = item.question.position.split('/').map(numbers_in).collect();
    let given = spoken.meanings(true, |senses| repair(&lines, senses));
    let judged = |(given_line, given_column, number): Given| {
        let place = (given_line, given_column) == (line, column);
        let verdict = Verdict::of([
            Judged::new(Phrase::new("mark-part-place"), place),
            Judged::new(Phrase::new("mark-part-number"), place && number == Some(right)),
        ]);
        let answer = number.map(|right| Answer::Repair { line: given_line, column: given_column, right });
        let place = || {
            let column = Math::Variable(["a", "b", "c"][given_column % 3]);
            say(Phrase::new("mark-place").with("line", given_line).with("column", column))
        };
        let named = slips::missing(&[Some(()), number.map(drop)], &verdict.parts);
        Judgement { named, ..Judgement::of(answer.as_ref().map_or_else(place, Answer::line), answer, verdict) }
    };
    given.into_iter().map(judged).collect()
}

/// A place and a number of a table with these lines.
fn repair(lines: &[Vec<u64>], senses: &[Sense]) -> Option<Given> {
    use Sense as S;
    let (mut line, mut column, mut numbers) = (None, None, Vec::<u64>::new());
    // What is there instead of what is right, and whether something is said not to be right.
    let (mut wrong, mut right, mut denied) = (None, None, false);
    let there = |line: u64, column: u64| lines.get(line as usize)?.get(column as usize).copied();
    let between = any_of!(Comma(_) Semicolon Line Sign('(' | ')' | ':' | '=' | '!') Dot(_) Minus(_) Arrow Become Is In
        But NumberNoun Point Needed From LetterNoun Act);
    let of_letter = |letter: char| Some(u64::from(letter) - u64::from('a'));
    let mut at = 0;
    while at < senses.len() {
        at += match &senses[at..] {
            [S::Row, S::Number(number), ..] if line.is_none() => put(&mut line, number.value, 2)?,
            [S::Number(number), S::Dot(_), S::Row, ..] if line.is_none() => put(&mut line, number.value, 3)?,
            // In Hungarian and where lines have a full stop: `1. sor`.
            [S::Ordinal(number), S::Row, ..] if line.is_none() => put(&mut line, Some(*number), 2)?,
            [S::Column, S::Letter(letter @ 'a'..='c'), ..] | [S::Letter(letter @ 'a'..='c'), S::Column, ..]
                if column.is_none() =>
            {
                put(&mut column, of_letter(*letter), 2)?
            }
            [S::Column, S::Number(number), ..] if column.is_none() => {
                put(&mut column, number.value?.checked_sub(1), 2)?
            }
            [S::Ordinal(number), S::Column, ..] if column.is_none() => put(&mut column, number.checked_sub(1), 2)?,
            [S::Letter(letter @ 'a'..='c'), ..] if column.is_none() => put(&mut column, of_letter(*letter), 1)?,
            // `12, not 14`, `not 14 but 12`
            [S::Not, S::Number(number), ..] if wrong.is_none() && senses.get(at + 2) != Some(&S::Instead) => {
                denied = true;
                put(&mut wrong, number.value, 2)?
            }
            // `instead of 14`, `14 helyett`
            [S::Instead, S::Of, S::Number(number), ..] if wrong.is_none() => put(&mut wrong, number.value, 3)?,
            [S::Instead, S::Number(number), ..] if wrong.is_none() && senses.get(at + 2) != Some(&S::Instead) => {
                put(&mut wrong, number.value, 2)?
            }
            [S::Number(number), S::Instead, S::Of, S::Number(other), ..] if wrong.is_none() => {
                right = Some(number.value?);
                put(&mut wrong, other.value, 4)?
            }
            [S::Number(number), S::Instead, S::Number(other), ..] if wrong.is_none() && right.is_none() => {
                // English names the wrong one last, Hungarian first.
                let (one, other) = (number.value?, other.value?);
                let there = line.zip(column).and_then(|(line, column)| there(line, column));
                let once = lines.concat().iter().filter(|known| **known == one).count() == 1;
                let is_first = there == Some(one) || there.is_none() && once;
                right = Some(if is_first { other } else { one });
                put(&mut wrong, Some(if is_first { one } else { other }), 3)?
            }
            [S::Number(number), S::Instead, ..] if wrong.is_none() => put(&mut wrong, number.value, 2)?,
            [S::Number(number), S::Become | S::Arrow | S::To, S::Number(other), ..]
                if wrong.is_none() && right.is_none() =>
            {
                right = Some(other.value?);
                put(&mut wrong, number.value, 3)?
            }
            [S::Number(number), ..] => {
                numbers.push(number.value?);
                1
            }
            [S::Wrong, ..] => {
                denied = true;
                1
            }
            [sense, ..] if between(sense) => 1,
            _ => return None,
        };
    }
    // A number that is in the table once names its place.
    if let (None, None, Some(wrong), [] | [_]) = (line, column, wrong, &numbers[..]) {
        let right_alone = if let [one] = numbers[..] { Some(one).filter(|_| right.is_none()) } else { right };
        let rows = lines.iter().enumerate();
        let places =
            rows.flat_map(|(line, row)| row.iter().zip(0..).map(move |(known, column)| (line, column, *known)));
        let mut places = places.filter(|(.., known)| *known == wrong);
        if let (Some((line, column, _)), None, Some(_)) = (places.next(), places.next(), right_alone) {
            return Some((line, column, right_alone));
        }
    }
    // Without nouns the line comes first, and a column without a letter second, from 1.
    let mut numbers = numbers.into_iter();
    let line = line.or_else(|| numbers.next())?;
    let column = column.or_else(|| numbers.next()?.checked_sub(1)).filter(|&column| column < 3)?;
    let there = there(line, column);
    let last = |is: fn(&S) -> bool| senses.iter().rposition(is);
    let number = match (numbers.as_slice(), wrong, right) {
        // `line 1, column a is wrong`
        ([], None, None) => None,
        ([], _, Some(right)) => Some(right),
        ([right], Some(_), None) => Some(*right),
        // `line 1, column a: 12 is wrong` says what is wrong.
        ([_], None, None) if denied && last(any_of!(Wrong)) > last(any_of!(Number(_))) => return None,
        ([one], None, None) => Some(*one),
        ([wrong, right], None, None) if there == Some(*wrong) => Some(*right),
        // `not 19` names no number that is right.
        _ => return None,
    };
    // What is said to be wrong is printed there, or nobody knows what is meant.
    (wrong.is_none() || wrong == there).then_some((usize::try_from(line).ok()?, column as usize, number))
}
