//! One number as an answer, a line that is wrong, and the line at which a reduction stops with the numbers there.

use super::lexicon::Sense;
use super::number::{Given, as_binary, number, reckoned, trimmed};
use super::{Item, Judgement, Spoken, signs, slips, together};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};
use crate::exercise::second::numbers_in;
use crate::exercise::{Form, Judge};

/// Every way to judge a number.
pub fn read(item: &Item<'_>, right: u64, spoken: &Spoken<'_>) -> Vec<Judgement> {
    if let Form::LineAndNumbers(judge) = item.form() {
        // Lines are counted from 0, so nobody knows which is the first.
        if spoken.spells_a_place() {
            return Vec::new();
        }
        let given = spoken.meanings(false, line_and_numbers);
        return given.into_iter().map(|given| where_it_stops(item, right, judge, given)).collect();
    }
    let mistaken = |number: u64| item.question.wrong.iter().any(|mistake| mistake.answer == Answer::Number(number));
    let known = numbers_in(&item.question.position);
    let heaps = item.position().map_or_else(Vec::new, |parsed| parsed.position.parts().to_vec());
    // `12 - 7 = 5` may be a step; its result is an answer if it is the right one, or if all that is known is reckoned with.
    let asked = super::moves::sorted(&known);
    let states = |senses: &[Sense], given: &Given| {
        let reckons = |numbers: Vec<u64>| given.whole() == Some(right) || super::moves::sorted(&numbers) == asked;
        reckoned(senses).is_none_or(reckons)
    };
    let read = |senses: &[Sense]| match item.form() {
        // `g(13)` is not what was asked for.
        _ if matches!(trimmed(senses), [Sense::Letter('g'), Sense::Sign('('), Sense::Number(asked), ..] if !asked.value.is_some_and(|asked| known.contains(&asked))) => {
            Vec::new()
        }
        Form::Line => line(senses),
        Form::Least => least(item, senses),
        _ => hidden(item, senses).unwrap_or_else(|| number(value_of(&heaps, senses))),
    };
    let given = spoken.meanings(true, |senses| {
        let mut found = read(senses);
        // Nobody knows whether `011` is binary.
        let padded = |sense: &Sense| matches!(sense, Sense::Number(number) if number.digits > 2 && number.is_padded());
        let unclear =
            !matches!(item.form(), Form::Binary) && senses.iter().any(padded) && !senses.contains(&Sense::Binary);
        found.retain(|given| !unclear && (matches!(item.form(), Form::Line) || states(senses, given)));
        found
    });
    // Groups of digits with blanks between are one number or several; only a number that is known is meant.
    let blanks = |given: &Given| {
        let digits = |part: &str| !part.is_empty() && part.chars().all(|digit| digit.is_ascii_digit());
        let apart =
            spoken.typed.split(' ').collect::<Vec<_>>().windows(2).any(|pair| pair.iter().all(|part| digits(part)));
        !apart
            || given.whole().is_some_and(|given| given == right || mistaken(given))
            || item.question.position.contains('?') && given.whole().is_some_and(|given| given < 1_000)
    };

    let judged = |given: Given| {
        let answer = given.whole().map(Answer::Number);
        Judgement::whole(signs(given.shown()), given.whole() == Some(right), answer)
    };
    let mut all: Vec<Judgement> = given.iter().filter(|given| blanks(given)).cloned().map(judged).collect();
    // In binary columns somebody may write the digits as they are there; what is a mistake in decimal stays one.
    if let Form::Binary = item.form() {
        let digits = spoken.meanings(false, |senses| match trimmed(senses) {
            [Sense::Number(number)] => as_binary(*number).map(|value| (*number, value)).into_iter().collect(),
            _ => Vec::new(),
        });
        if let [(numeral, value)] = digits[..]
            && value == right
            && numeral.value != Some(right)
        {
            let decimal = numeral.value.unwrap_or_default();
            let padded = numeral.digits > decimal.to_string().len();
            let possible = known.iter().max().is_some_and(|most| decimal < (most + 1).next_power_of_two());
            if !padded && possible && !mistaken(decimal) {
                return Vec::new();
            }
            if padded || !mistaken(decimal) {
                let digits = format!("{decimal:0width$}", width = numeral.digits);
                let understood = say(Phrase::new("mark-binary").with("digits", digits).with("number", right));
                all = vec![Judgement::whole(understood, true, Some(Answer::Number(right)))];
            }
        }
    }
    all
}

/// What is said after the heap that is asked about: `12 -> 3`, and after its name: `g 3`.
fn value_of<'s>(heaps: &[u64], senses: &'s [Sense]) -> &'s [Sense] {
    use Sense as S;
    match trimmed(senses) {
        [S::Number(asked), S::Arrow, rest @ ..] if asked.value.is_some_and(|asked| *heaps == [asked]) => rest,
        [S::Letter('g'), S::Sign(':'), rest @ ..] => rest,
        [S::Letter('g'), S::Number(value)] if value.value.is_none_or(|value| *heaps != [value]) => {
            &trimmed(senses)[1..]
        }
        senses => senses,
    }
}

/// The number in the place of `?` where the whole position was written, or where its place was named.
fn hidden(item: &Item<'_>, senses: &[Sense]) -> Option<Vec<Given>> {
    use Sense as S;
    let known: Vec<&str> = item.question.position.split(' ').skip(1).collect();
    let place = known.iter().position(|number| *number == "?")?;
    let senses = trimmed(senses);
    // `the third heap has 3`
    let senses = match senses {
        [S::Ordinal(named), S::Heap | S::Column, rest @ ..]
        | [S::In, S::Ordinal(named), S::Heap | S::Column, rest @ ..]
            if *named == place as u64 + 1 =>
        {
            return Some(number(&rest.iter().filter(|sense| !matches!(sense, S::In)).copied().collect::<Vec<_>>()));
        }
        // `column 2 = 4`
        [S::Heap | S::Column, S::Number(named), S::Sign('=' | ':') | S::Is | S::Arrow, rest @ ..]
            if named.value == Some(place as u64 + 1) =>
        {
            return Some(number(rest));
        }
        [S::Heap | S::Column, S::Ordinal(named), rest @ ..]
        | [S::In, S::Heap | S::Column, S::Ordinal(named), rest @ ..]
            if *named == place as u64 + 1 =>
        {
            return Some(number(rest));
        }
        _ => senses,
    };
    let inner = match senses {
        [S::Sign('('), inner @ .., S::Sign(')')] => inner,
        _ => senses,
    };
    let numbers: Option<Vec<u64>> = inner
        .iter()
        .filter(|sense| !matches!(sense, S::Comma(_)))
        .map(|sense| if let S::Number(number) = sense { number.value } else { None })
        .collect();
    let given = numbers.filter(|given| given.len() == known.len())?;
    let same = known.iter().zip(&given).all(|(known, given)| *known == "?" || *known == given.to_string());
    same.then(|| vec![Given::Whole(given[place])])
}

/// A line by its number, which may go on with what should be there: `line 1: 15 xor 26 = 21`.
fn line(senses: &[Sense]) -> Vec<Given> {
    use Sense as S;
    let senses = trimmed(senses);
    let senses = match senses {
        [S::Wrong, S::In, rest @ ..] | [S::Sized, rest @ ..] => rest,
        [S::Wrong, S::Row, S::Sign(':') | S::Is, rest @ ..]
        | [S::In | S::Wrong, S::Sign(':'), rest @ ..]
        | [S::In | S::Wrong, rest @ ..] => rest,
        _ => senses,
    };
    let senses = match senses {
        [S::Row, S::Sign(':') | S::Is | S::NumberNoun | S::Sign('#'), rest @ ..] => rest,
        [S::Row, rest @ ..] => rest,
        _ => senses,
    };
    let (named, rest) = match senses {
        [S::Number(number), rest @ ..] => (Given::from(*number), rest),
        [S::Ordinal(place), rest @ ..] => (Given::Whole(*place), rest),
        [S::Sign('#'), S::Number(number), rest @ ..] => (Given::from(*number), rest),
        _ => return Vec::new(),
    };
    let rest = match rest {
        [S::Row, rest @ ..] => rest,
        _ => rest,
    };
    let rest: Vec<S> = rest
        .iter()
        .filter(|sense| {
            !matches!(sense, S::Wrong | S::False | S::Is | S::Dot(_) | S::Comma(_) | S::Sign(':' | '!') | S::In)
        })
        .copied()
        .collect();
    // What should be there is an equation, and is not asked for.
    let calculates = |sense: &S| {
        any_of!(Number(_) Sign('=' | '+' | '⊕' | '(' | ')' | '*') Minus(_) Xor Plus Become Instead Not
            True Row But Needed To Lower Right)(sense)
    };
    let equation =
        rest.iter().any(|sense| matches!(sense, S::Sign('=') | S::Become | S::Instead | S::Needed | S::Lower))
            && rest.iter().all(calculates);
    if rest.is_empty() || equation { vec![named] } else { Vec::new() }
}

/// How many have to be allowed at least: `at least 5`, `5`, `60 tokens are left. At least 5 must be allowed.`
fn least(item: &Item<'_>, senses: &[Sense]) -> Vec<Given> {
    use Sense as S;
    let heap = numbers_in(&item.question.position).first().copied();
    let kept = |senses: &[S]| -> Vec<S> {
        senses
            .iter()
            .filter(|sense| !matches!(sense, S::Least | S::From | S::Heap | S::Needed | S::Take | S::Taken | S::Become))
            .copied()
            .collect()
    };
    let rest = match trimmed(senses) {
        [S::Number(number), S::Counter, S::Leave, rest @ ..] | [S::Leave, S::Number(number), S::Counter, rest @ ..]
            if number.value == heap =>
        {
            rest
        }
        whole => whole,
    };
    number(&kept(rest))
}

/// A line and the numbers there, or one of them.
type LineAndNumbers = (Option<Given>, Option<Vec<u64>>);

/// `line 1, (4, 4, 7)`, `after 1 line: 4 4 7`, `(4, 4, 7) in line 1`, `1`, `4 4 7`
fn line_and_numbers(senses: &[Sense]) -> Vec<LineAndNumbers> {
    use Sense as S;
    let mut line = None;
    let mut numbers: Vec<Given> = Vec::new();
    // That it stops is known: `not lost: line 1`, `… is odd`.
    let senses = trimmed(senses);
    let senses = senses.strip_prefix(&[S::Not, S::Loses]).unwrap_or(senses);
    let senses = senses.strip_suffix(&[S::Odd]).unwrap_or(senses);
    // `… has the odd sum 15`
    let (senses, sum) = match senses {
        [rest @ .., S::Odd, S::Sum, S::Number(sum)] => (rest, Some(*sum)),
        _ => (senses, None),
    };
    let mut at = 0;
    while at < senses.len() {
        let (named, count) = match &senses[at..] {
            [S::Row, S::Number(number), ..] | [S::Number(number), S::Row | S::Rows, ..] => {
                (Some(Given::from(*number)), 2)
            }
            [S::Ordinal(place), S::Row, ..] => (Some(Given::Whole(*place)), 2),
            [S::Row, S::Sign(':'), S::Number(number), ..] => (Some(Given::from(*number)), 3),
            // `4th: 4, 4, 7`
            [S::Ordinal(place), S::Sign(':'), ..] => (Some(Given::Whole(*place)), 2),
            // `4 + 4 + 7 = 15`
            [S::Sign('+'), S::Number(_), ..] if !numbers.is_empty() => (None, 1),
            [S::Sign('='), S::Number(sum), ..] if numbers.len() >= 3 && added(&numbers) == sum.value => (None, 2),
            [S::Number(number), ..] => {
                numbers.push(Given::from(*number));
                (None, 1)
            }
            [sense, ..]
                if any_of!(Comma(_) Semicolon Line Dot(_) Sign('(' | ')' | ':' | '!' | '=') Stops In With Is
                NumberNoun And After Act Then Trio Point Arrow Minus(false) Because Since)(sense) =>
            {
                (None, 1)
            }
            _ => return Vec::new(),
        };
        let fits = named.is_none_or(|named| line.replace(named).is_none());
        at += count;
        if !fits {
            return Vec::new();
        }
    }
    if sum.is_some_and(|sum| numbers.len() < 3 || added(&numbers) != sum.value) {
        return Vec::new();
    }
    // `after line 1` is the line after it.
    let after_row = senses.windows(2).any(|pair| pair == [S::After, S::Row]);
    if after_row {
        return Vec::new();
    }
    let whole = |numbers: &[Given]| numbers.iter().map(Given::whole).collect::<Option<Vec<u64>>>();
    match (line, &numbers[..]) {
        (Some(line), []) => vec![(Some(line), None)],
        (Some(line), three) if three.len() == 3 => vec![(Some(line), whole(three))],
        // `447` are three numbers, but which?
        (None, [Given::Whole(line)]) if *line > 99 => Vec::new(),
        (None, [line]) => vec![(Some(line.clone()), None)],
        (None, three) if three.len() == 3 => vec![(None, whole(three))],
        // `4 4 7 1` does not begin with the line: numbers of a line rise, as those that they come from.
        (None, [_, three @ ..])
            if three.len() == 3 && senses.iter().all(any_of!(Number(_))) && !three.is_sorted_by_key(Given::whole) =>
        {
            Vec::new()
        }
        (None, [line, three @ ..]) if three.len() == 3 => {
            // `(2, 5, 8), 2` ends with the line.
            let last = senses.iter().position(|sense| *sense == S::Sign('('))
                < senses.iter().position(|sense| matches!(sense, S::Number(_)))
                && senses.contains(&S::Sign('('));
            match last {
                true => vec![(numbers.last().cloned(), whole(&numbers[..3]))],
                false => vec![(Some(line.clone()), whole(three))],
            }
        }
        _ => Vec::new(),
    }
}

/// The sum of the last three numbers.
fn added(numbers: &[Given]) -> Option<u64> {
    numbers.iter().rev().take(3).try_fold(0_u64, |sum, number| sum.checked_add(number.whole()?))
}

/// A line and the numbers there, judged.
fn where_it_stops(item: &Item<'_>, right: u64, judge: Judge<u64>, (line, numbers): LineAndNumbers) -> Judgement {
    let own = line.as_ref().and_then(Given::whole);
    let places = numbers.as_ref().map_or(vec![None; 3], |numbers| numbers.iter().copied().map(Some).collect());
    let verdict = judge(item.question, &[right], &[&[own], &places[..]].concat());
    let mut understood = Vec::new();
    understood.extend(line.as_ref().map(|line| say(Phrase::new("mark-line").with("line", line.shown()))));
    understood.extend(numbers.as_ref().map(|numbers| signs(tuple(numbers))));
    let named = slips::missing(&[line.map(drop), numbers.map(drop)], &verdict.parts);
    Judgement { named, ..Judgement::of(together(understood), own.map(Answer::Number), verdict) }
}
