//! The lines of a reduction and what they say of the trio: `22 45 59 / 11 22 29 / …; lost`, `…; not lost: line 2`.

use super::lexicon::{Numeral, Sense};
use super::number::as_binary;
use super::{Item, Judgement, Spoken, signs, together, without};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};
use crate::exercise::{Form, Reduced};

/// Every way to judge a reduction of this trio.
pub fn read(item: &Item<'_>, trio: [u64; 3], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let Form::Reduction(judge) = item.form() else { return Vec::new() };
    let given = spoken.meanings(true, |senses| {
        // `12;21;25 / 6;10;12`
        let comma = |sense: &Sense| if *sense == Sense::Semicolon { Sense::Comma(false) } else { *sense };
        let by_lines = || senses.contains(&Sense::Line).then(|| senses.iter().map(comma).collect::<Vec<_>>());
        reduced(trio, senses).or_else(|| reduced(trio, &by_lines()?))
    });
    let judged = |given: Reduced| {
        let verdict = judge(item.question, &given);
        let mut understood: Vec<_> =
            given.lines.iter().map(|line| signs(line.map_or("?".to_owned(), |line| tuple(&line)))).collect();
        understood.extend(given.said.map(|said| {
            say(match said {
                (true, _) => Phrase::new("reduction-choice-trio"),
                (false, Some(line)) => Phrase::new("mark-not-lost-at").with("line", line),
                (false, None) => Phrase::new("mark-not-lost"),
            })
        }));
        let whole: Option<_> = std::iter::once(Some(trio)).chain(given.lines).collect();
        let answer = whole.map(|lines| Answer::Trace { lines, stop: None, trio: false });
        Judgement::of(together(understood), answer, verdict)
    };
    given.into_iter().map(judged).collect()
}

/// The lines of a reduction and what they say of the trio.
fn reduced(trio: [u64; 3], senses: &[Sense]) -> Option<Reduced> {
    use Sense as S;
    let mut lines: Vec<Written> = Vec::new();
    let mut rest = senses;
    // `after (2, 3, 7)` may be a line and what it follows from; once, at the beginning, it tells the order.
    let after: Vec<usize> = (0..senses.len()).filter(|&at| senses[at] == S::After).collect();
    while let Some((line, count)) = line(rest) {
        lines.push(line);
        rest = &rest[count..];
    }
    let said = said(rest)?;
    let told = match after[..] {
        [] => true,
        // `(2, 3, 7) után (1, 1, 3), …`, and `…, (1, 2, 3) után vesztő`
        [at] => {
            at == 0
                || lines_before(senses, at) == 1 && lines.len() > 1 && lines[0].numbers == Some(trio)
                || lines_before(senses, at) == lines.len()
        }
        _ => false,
    };
    if !told || lines.len() > 100 {
        return None;
    }
    let halves = trio.map(|number| number / 2);
    let begins = |lines: &[Written]| {
        lines.iter().find_map(|line| line.numbers).is_some_and(|line| [trio, halves].contains(&line))
    };
    let in_binary = lines.iter().map(Written::in_binary).collect::<Option<Vec<Written>>>();
    let lines = in_binary.filter(|binary| begins(binary) && !begins(&lines)).unwrap_or(lines);
    let mut lines = in_order(&lines)?;
    // Nothing comes after these, so nothing has to keep its place.
    while lines.last().is_some_and(Option::is_none) {
        lines.pop();
    }
    if lines.first() == Some(&Some(trio)) {
        lines.remove(0);
    }
    // Lines that were all left out are nothing.
    (!lines.is_empty() || said.is_some()).then_some(Reduced { lines, said })
}

/// How many lines stand before a sense.
fn lines_before(senses: &[Sense], at: usize) -> usize {
    let mut rest = &senses[..at];
    let mut count = 0;
    while let Some((_, length)) = line(rest) {
        count += 1;
        rest = &rest[length..];
    }
    count
}

/// A line as it was written: its number, if it has one, and its numbers, none where it was left out.
#[derive(Clone, Debug)]
struct Written {
    label: Option<u64>,
    numbers: Option<[u64; 3]>,
    /// The same numbers, with how many digits each has.
    numerals: Vec<Numeral>,
}

impl Written {
    /// The numbers read as binary digits.
    fn in_binary(&self) -> Option<Written> {
        let numbers: Vec<u64> = self.numerals.iter().map(|numeral| as_binary(*numeral)).collect::<Option<_>>()?;
        let numbers = if self.numbers.is_some() { Some(<[u64; 3]>::try_from(numbers).ok()?) } else { None };
        Some(Written { numbers, ..self.clone() })
    }
}

/// The lines by their places: by their own numbers where all have some.
fn in_order(lines: &[Written]) -> Option<Vec<Option<[u64; 3]>>> {
    let labels: Option<Vec<u64>> = lines.iter().map(|line| line.label).collect();
    let Some(labels) = labels.filter(|labels| !labels.is_empty()) else {
        return Some(lines.iter().map(|line| line.numbers).collect());
    };
    if !labels.windows(2).all(|pair| pair[0] < pair[1]) || labels.last().is_some_and(|&last| last > 100) {
        return None;
    }
    let mut placed = Vec::new();
    for (line, label) in lines.iter().zip(labels) {
        // Line 0 is the trio itself.
        while (placed.len() as u64) < label.saturating_sub(1) {
            placed.push(None);
        }
        if label > 0 {
            placed.push(line.numbers);
        }
    }
    Some(placed)
}

/// A line at the beginning of these senses, with what separates it from the next; and how many senses it is.
fn line(senses: &[Sense]) -> Option<(Written, usize)> {
    use Sense as S;
    let is_separator = |sense: &S| {
        matches!(sense, S::Semicolon | S::Line | S::Arrow | S::Then | S::After | S::Comma(_) | S::Dot(false))
    };
    let mut at = senses.iter().take_while(|sense| is_separator(sense)).count();
    let label = match senses.get(at..)? {
        [S::Row, S::Number(number), S::Sign(':' | ')' | '.') | S::Dot(_) | S::Is | S::Minus(_), ..] => {
            at += 3;
            number.value
        }
        [S::Row, S::Number(number), S::Sign('('), ..]
        | [S::Row, S::Number(number), S::Number(_), S::Number(_), S::Number(_), ..] => {
            at += 2;
            number.value
        }
        [S::Number(number), S::Sign(':' | ')'), ..] => {
            at += 2;
            number.value
        }
        [S::Ordinal(number), S::Row, S::Sign(':') | S::Is, ..] => {
            at += 3;
            Some(*number)
        }
        [S::Ordinal(number), S::Row, ..] if matches!(senses.get(at + 2), Some(S::Number(_) | S::Sign('('))) => {
            at += 2;
            Some(*number)
        }
        [S::Ordinal(number), S::Number(_) | S::Sign('('), ..] => {
            at += 1;
            Some(*number)
        }
        _ => None,
    };
    let rest = &senses[at..];
    if let [S::Sign('?' | '_'), after @ ..] = rest
        && after.first().is_none_or(is_separator)
    {
        return Some((Written { label, numbers: None, numerals: Vec::new() }, at + 1));
    }
    let open = usize::from(rest.first() == Some(&S::Sign('(')));
    let mut numerals: Vec<Numeral> = Vec::new();
    let mut end = open;
    let mut next = open;
    loop {
        match rest.get(next) {
            Some(S::Number(number)) => {
                numerals.push(*number);
                next += 1;
                end = next;
            }
            Some(S::Comma(_) | S::Minus(false) | S::Sign('|' | '=' | '+')) if !numerals.is_empty() => next += 1,
            Some(S::Semicolon) if open == 1 && !numerals.is_empty() => next += 1,
            _ => break,
        }
        // A trio, and its sum where that follows.
        if open == 0 && numerals.len() == 3 {
            let sum = numerals.iter().try_fold(0_u64, |sum, number| sum.checked_add(number.value?));
            let signs =
                rest[next..].iter().take_while(|sense| matches!(sense, S::Sign('|' | '=') | S::Comma(_))).count();
            match rest.get(next + signs) {
                Some(S::Number(number)) if number.value == sum && sum > Some(0) => end = next + signs + 1,
                // A fourth number may be anything.
                Some(S::Number(_)) if signs == 0 => return None,
                _ => {}
            }
            break;
        }
    }
    if open == 1 {
        if rest.get(next) != Some(&S::Sign(')')) || numerals.len() != 3 {
            return None;
        }
        end = next + 1;
    }
    let numbers: Vec<u64> = numerals.iter().take(3).map(|number| number.value).collect::<Option<_>>()?;
    let numbers = <[u64; 3]>::try_from(numbers).ok()?;
    numerals.truncate(3);
    Some((Written { label, numbers: Some(numbers), numerals }, at + end))
}

/// Whether the trio is lost, in words, in a letter or by the number of its box, and the line that shows it; none where
/// nothing is left.
fn said(senses: &[Sense]) -> Option<Option<(bool, Option<usize>)>> {
    use Sense as S;
    let senses = without(
        senses,
        any_of!(Semicolon Line Comma(_) Dot(_) Sign(':' | '(' | ')' | '!') Minus(_) Is After In Stops
        Sum Then Odd Player Point Arrow),
    );
    match senses[..] {
        [] => return Some(None),
        [S::Number(number)] if number.digits > 0 => {
            let place = number.value.filter(|place| [1, 2].contains(place))?;
            return Some(Some((place == 1, None)));
        }
        [S::Tick('☑' | '☒'), S::Tick('☐')] | [S::Yes | S::True] => return Some(Some((true, None))),
        [S::Tick('☐'), S::Tick('☑' | '☒')] | [S::No | S::False] => return Some(Some((false, None))),
        _ => {}
    }
    let (mut lost, mut not, mut line) = (None, false, None);
    let mut at = 0;
    while at < senses.len() {
        let named = match senses[at..] {
            [S::Row, S::Number(number), ..] | [S::Number(number), S::Row, ..] => Some((number.value?, 2)),
            [S::Ordinal(number), S::Row, ..] => Some((number, 2)),
            [S::Number(number), ..] if line.is_none() && number.digits > 0 && at > 0 => Some((number.value?, 1)),
            _ => None,
        };
        match senses[at] {
            _ if named.is_some() && line.is_none() => {}
            S::Loses | S::Letter('p') => lost = Some(lost.is_none_or(|lost| lost)).filter(|_| lost != Some(false)),
            S::Trio => lost = lost.or(Some(true)),
            S::Letter('v') => {}
            S::Wins | S::Letter('n') if lost != Some(true) => lost = Some(false),
            S::Not | S::No if !not => not = true,
            _ => return None,
        }
        let (number, step) = named.unzip();
        line = line.or(number.map(usize::try_from).transpose().ok()?);
        at += step.unwrap_or(1);
    }
    let lost = match (lost, not) {
        (Some(lost), false) => lost,
        (Some(true) | None, true) => false,
        _ => return None,
    };
    Some(Some((lost, line)))
}
