//! A misprint: `line 1, column c: 3 should be 30`, `1; c; 30`, `1 c 3 -> 30`, `30 instead of 3 in line 1, column c`.
//!
//! The number earns only with its place: at a place where nothing is wrong there is nothing to find.

use super::lexicon::Sense;
use super::parts::Judged;
use super::{Item, Judgement, Named, Spoken};
use crate::document::{Answer, Phrase};
use crate::exercise::second::numbers_in;

/// A place, and the number that belongs there.
#[derive(Clone, Debug, PartialEq)]
struct Given {
    line: usize,
    column: usize,
    number: Option<u64>,
}

/// Every way to judge a place and a number.
pub fn read(item: &Item<'_>, (line, column, right): (usize, usize, u64), spoken: &Spoken<'_>) -> Vec<Judgement> {
    // Lines are counted from 0, so nobody knows which is the first.
    if spoken.spells_a_place() {
        return Vec::new();
    }
    let lines: Vec<Vec<u64>> = item.question.position.split('/').map(numbers_in).collect();
    let given = spoken.meanings(true, |senses| repair(&lines, senses));
    let judged = |given: Given| {
        let place = (given.line, given.column) == (line, column);
        let parts = vec![
            Judged::new(Phrase::new("mark-part-place"), place),
            Judged::new(Phrase::new("mark-part-number"), place && given.number == Some(right)),
        ];
        let answer = given.number.map(|right| Answer::Repair { line: given.line, column: given.column, right });
        let understood = match &answer {
            Some(answer) => answer.line(),
            None => crate::document::build::say(
                Phrase::new("mark-place")
                    .with("line", given.line)
                    .with("column", crate::document::Math::Variable(["a", "b", "c"][given.column % 3])),
            ),
        };
        let named = (place && given.number.is_none()).then(|| Named::new("slip-missing"));
        Judgement { understood, parts, answer, named, refutation: None }
    };
    given.into_iter().map(judged).collect()
}

/// A place and a number of a table with these lines.
fn repair(lines: &[Vec<u64>], senses: &[Sense]) -> Option<Given> {
    use Sense as S;
    let (mut line, mut column, mut numbers) = (None, None, Vec::<u64>::new());
    // How many numbers were said before what is instead, and whether the next is not right.
    let (mut wrong, mut right): (Option<u64>, Option<u64>) = (None, None);
    let mut denied = false;
    let mut at = 0;
    while at < senses.len() {
        let mut step = 1;
        match &senses[at..] {
            [S::Row, S::Number(number), ..] if line.is_none() => {
                line = Some(number.value?);
                step = 2;
            }
            [S::Number(number), S::Dot(_), S::Row, ..] if line.is_none() => {
                line = Some(number.value?);
                step = 3;
            }
            // In Hungarian and where lines have a full stop: `1. sor`.
            [S::Ordinal(number), S::Row, ..] if line.is_none() => {
                line = Some(*number);
                step = 2;
            }
            [S::Column, S::Letter(letter @ 'a'..='c'), ..] | [S::Letter(letter @ 'a'..='c'), S::Column, ..]
                if column.is_none() =>
            {
                column = Some(*letter as u64 - 'a' as u64);
                step = 2;
            }
            [S::Column, S::Number(number), ..] if column.is_none() => {
                column = Some(number.value?.checked_sub(1)?);
                step = 2;
            }
            [S::Ordinal(number), S::Column, ..] if column.is_none() => {
                column = Some(number.checked_sub(1)?);
                step = 2;
            }
            [S::Letter(letter @ 'a'..='c'), ..] if column.is_none() => column = Some(*letter as u64 - 'a' as u64),
            // `12, not 14`, `not 14 but 12`, `instead of 14`, `14 helyett`
            [S::Not, S::Number(number), ..]
            | [S::Instead, S::Of, S::Number(number), ..]
            | [S::Instead, S::Number(number), ..]
                if wrong.is_none() && !matches!(senses.get(at + 2), Some(S::Instead)) =>
            {
                denied |= matches!(senses[at], S::Not);
                wrong = Some(number.value?);
                step = 2 + usize::from(matches!(senses[at + 1], S::Of));
            }
            [S::Number(number), S::Instead, S::Of, S::Number(other), ..] if wrong.is_none() => {
                right = Some(number.value?);
                wrong = Some(other.value?);
                step = 4;
            }
            [S::Number(number), S::Instead, S::Number(other), ..] if wrong.is_none() && right.is_none() => {
                // English names the wrong one last, Hungarian first.
                let (one, other) = (number.value?, other.value?);
                let there =
                    line.zip(column).and_then(|(line, column)| lines.get(line as usize)?.get(column as usize).copied());
                let once = lines.concat().iter().filter(|known| **known == one).count() == 1;
                (right, wrong) = if there == Some(one) || there.is_none() && once {
                    (Some(other), Some(one))
                } else {
                    (Some(one), Some(other))
                };
                step = 3;
            }
            [S::Number(number), S::Instead, ..] if wrong.is_none() => {
                wrong = Some(number.value?);
                step = 2;
            }
            [S::Number(number), S::Become | S::Arrow | S::To, S::Number(other), ..]
                if wrong.is_none() && right.is_none() =>
            {
                (wrong, right) = (Some(number.value?), Some(other.value?));
                step = 3;
            }
            [S::Number(number), ..] => numbers.push(number.value?),
            [S::Wrong, ..] => denied = true,
            [
                S::Comma(_)
                | S::Semicolon
                | S::Line
                | S::Sign('(' | ')' | ':' | '=' | '!')
                | S::Dot(_)
                | S::Minus(_)
                | S::Arrow
                | S::Become
                | S::Is
                | S::In
                | S::But
                | S::NumberNoun
                | S::Point
                | S::Needed
                | S::From
                | S::LetterNoun
                | S::Act,
                ..,
            ] => {}
            _ => return None,
        }
        at += step;
    }
    // A number that is in the table once names its place.
    let unique = |number: u64| {
        let places = lines
            .iter()
            .enumerate()
            .flat_map(|(line, row)| row.iter().enumerate().map(move |(column, known)| (line, column, *known)));
        let mut found = places.filter(|(_, _, known)| *known == number);
        found.next().filter(|_| found.next().is_none()).map(|(line, column, _)| (line, column))
    };
    let right_alone = match (&numbers[..], right) {
        ([], right) => right,
        ([one], None) => Some(*one),
        _ => None,
    };
    if let (None, None, Some(wrong), Some(right)) = (line, column, wrong, right_alone)
        && let Some((line, column)) = unique(wrong)
    {
        return Some(Given { line, column, number: Some(right) });
    }
    // Without nouns the line comes first, and a column without a letter second, from 1.
    let mut numbers = numbers.into_iter();
    let line = line.or_else(|| numbers.next())?;
    let column = match column {
        Some(column) => column,
        None => numbers.next()?.checked_sub(1)?,
    };
    let rest: Vec<u64> = numbers.collect();
    let number = match (rest.as_slice(), wrong, right) {
        // `line 1, column a is wrong`
        ([], None, None) => None,
        ([], _, Some(right)) => Some(right),
        // `not 19` names no number that is right.
        ([], Some(_), None) => return None,
        ([right], Some(_), None) => Some(*right),
        ([one], None, None) => {
            // `line 1, column a: 12 is wrong`
            if denied
                && senses.iter().rposition(|sense| *sense == S::Wrong)
                    > senses.iter().rposition(|sense| matches!(sense, S::Number(_)))
            {
                return None;
            }
            Some(*one)
        }
        ([wrong, right], None, None) => {
            let there = lines.get(usize::try_from(line).ok()?).and_then(|row| row.get(column as usize));
            (there == Some(wrong)).then_some(())?;
            Some(*right)
        }
        _ => return None,
    };
    (column < 3).then_some(())?;
    // What is said to be wrong is printed there, or nobody knows what is meant.
    let there = lines.get(line as usize).and_then(|row| row.get(column as usize)).copied();
    if wrong.is_some() && wrong != there {
        return None;
    }
    Some(Given { line: usize::try_from(line).ok()?, column: column as usize, number })
}
