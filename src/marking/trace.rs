//! The lines of a reduction and what they say of the trio: `22 45 59 / 11 22 29 / …; lost`, `…; not lost: line 2`.

use super::lexicon::{Numeral, Sense};
use super::number::as_binary;
use super::{Item, Judgement, Spoken, signs, together};
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
    let (mut written, mut rest) = lines(senses);
    // `not lost: line 2; 7 22 23 / 3 11 11` begins with what is said.
    let first = senses.iter().position(any_of!(Semicolon Line)).filter(|_| written.is_empty());
    if let Some((words, more)) =
        first.map(|at| senses.split_at(at)).filter(|(words, _)| words.iter().any(any_of!(Loses)))
    {
        let (after, nothing) = lines(more);
        nothing.is_empty().then_some(())?;
        (written, rest) = (after, words);
    }
    let said = said(rest)?;
    let decimal = numbers(&written, |number| number.value)?;
    // `after (2, 3, 7)` may be a line and what it follows from; once, at the beginning, it tells the order.
    let after: Vec<usize> = (0..senses.len()).filter(|&at| senses[at] == Sense::After).collect();
    let before = |at: usize| lines(&senses[..at]).0.len();
    let is_told = match after[..] {
        [] | [0] => true,
        // `(2, 3, 7) után (1, 1, 3), …`, and `…, (1, 2, 3) után vesztő`
        [at] => before(at) == written.len() || before(at) == 1 && decimal.first() == Some(&Some(trio)),
        _ => false,
    };
    // `0 0 3 3` has a number twice, unless every line has its sum.
    let sums = written.iter().filter(|(_, _, has_sum)| *has_sum).count();
    if !is_told || written.len() > 100 || ![0, decimal.iter().flatten().count()].contains(&sums) {
        return None;
    }
    let halves = trio.map(|number| number / 2);
    let begins = |lines: &Trios| lines.iter().flatten().next().is_some_and(|line| [trio, halves].contains(line));
    let binary = numbers(&written, as_binary).filter(|binary| begins(binary) && !begins(&decimal));
    let mut lines = in_order(&written, binary.unwrap_or(decimal))?;
    // Nothing comes after these, so nothing has to keep its place.
    while lines.last().is_some_and(Option::is_none) {
        lines.pop();
    }
    if lines.first() == Some(&Some(trio)) {
        lines.remove(0);
    }
    // `25 43 50 -> 24 42 50 -> 12 21 25`: what is halved may be a line of its own, where nothing numbers them.
    if written.iter().all(|(label, ..)| label.is_none()) {
        let lowered = |line: [u64; 3]| line.map(|number| number & !1);
        let mut at = 0;
        while at + 1 < lines.len() {
            let before = if at == 0 { Some(trio) } else { lines[at - 1] };
            let is_step = before.is_some_and(|before| {
                let low = lowered(before);
                low != before && lines[at] == Some(low) && lines[at + 1] == Some(low.map(|number| number / 2))
            });
            if is_step {
                lines.remove(at);
            }
            at += 1;
        }
    }
    // Lines that were all left out are nothing.
    (!lines.is_empty() || said.is_some()).then_some(Reduced { lines, said })
}

/// A line as it was written: its number, if it has one, three numbers, none where it was left out, and whether their sum
/// follows without a sign.
type Written = (Option<u64>, Option<[Numeral; 3]>, bool);

/// The numbers of lines.
type Trios = Vec<Option<[u64; 3]>>;

/// The lines at the beginning of these senses, and what follows them.
fn lines(mut senses: &[Sense]) -> (Vec<Written>, &[Sense]) {
    let mut lines = Vec::new();
    while let Some((line, count)) = line(senses) {
        lines.push(line);
        senses = &senses[count..];
    }
    (lines, senses)
}

/// The numbers of lines, if all can be read so.
fn numbers(lines: &[Written], value: impl Fn(Numeral) -> Option<u64>) -> Option<Trios> {
    let of_line = |(_, numerals, _): &Written| match numerals.map(|numerals| numerals.map(&value)) {
        None => Some(None),
        Some([Some(a), Some(b), Some(c)]) => Some(Some([a, b, c])),
        _ => None,
    };
    lines.iter().map(of_line).collect()
}

/// The lines by their places: by their own numbers where all have some.
fn in_order(written: &[Written], lines: Trios) -> Option<Trios> {
    let labels: Option<Vec<u64>> = written.iter().map(|(label, ..)| *label).collect();
    let Some(labels) = labels.filter(|labels| !labels.is_empty()) else { return Some(lines) };
    if !labels.windows(2).all(|pair| pair[0] < pair[1]) || labels[labels.len() - 1] > 100 {
        return None;
    }
    // Line 0 is the trio itself.
    let mut placed = vec![None; labels[labels.len() - 1] as usize];
    for (line, label) in lines.into_iter().zip(labels).filter(|(_, label)| *label > 0) {
        placed[label as usize - 1] = line;
    }
    Some(placed)
}

/// A line at the beginning of these senses, with what separates it from the one before; and how many senses it is.
fn line(senses: &[Sense]) -> Option<(Written, usize)> {
    use Sense as S;
    let separates = any_of!(Semicolon Line Arrow Then After Comma(_) Dot(false));
    let start = senses.iter().take_while(|sense| separates(sense)).count();
    let (label, skipped) = match senses.get(start..)? {
        [S::Row, S::Number(number), S::Sign(':' | ')' | '.') | S::Dot(_) | S::Is | S::Minus(_), ..] => {
            (number.value, 3)
        }
        [S::Row, S::Number(number), S::Sign('('), ..]
        | [S::Row, S::Number(number), S::Number(_), S::Number(_), S::Number(_), ..]
        | [S::Number(number), S::Sign(':' | ')'), ..] => (number.value, 2),
        [S::Ordinal(number), S::Row, S::Sign(':') | S::Is, ..] => (Some(*number), 3),
        [S::Ordinal(number), S::Row, S::Number(_) | S::Sign('('), ..] => (Some(*number), 2),
        [S::Ordinal(number), S::Number(_) | S::Sign('('), ..] => (Some(*number), 1),
        _ => (None, 0),
    };
    let at = start + skipped;
    let rest = match &senses[at..] {
        [S::Sign('?' | '_')] => return Some(((label, None, false), at + 1)),
        [S::Sign('?' | '_'), after, ..] if separates(after) => return Some(((label, None, false), at + 1)),
        rest => rest,
    };
    let is_open = rest.first() == Some(&S::Sign('('));
    let mut next = usize::from(is_open);
    let mut numerals: Vec<Numeral> = Vec::new();
    while is_open || numerals.len() < 3 {
        match rest.get(next) {
            Some(S::Number(number)) => numerals.push(*number),
            Some(S::Comma(_) | S::Minus(false) | S::Sign('|' | '=' | '+')) if !numerals.is_empty() => {}
            Some(S::Semicolon) if is_open && !numerals.is_empty() => {}
            _ => break,
        }
        next += 1;
    }
    let numerals = <[Numeral; 3]>::try_from(numerals).ok()?;
    let sum = numerals.iter().try_fold(0_u64, |sum, number| sum.checked_add(number.value?));
    let mut has_sum = false;
    if is_open {
        (rest.get(next) == Some(&S::Sign(')'))).then_some(())?;
        next += 1;
    } else {
        // A trio, and its sum where that follows.
        let signs = rest[next..].iter().take_while(|sense| matches!(sense, S::Sign('|' | '=') | S::Comma(_))).count();
        match rest.get(next + signs) {
            Some(S::Number(number)) if number.value == sum && sum > Some(0) => {
                has_sum = signs == 0;
                next += signs + 1;
            }
            // A fourth number may be anything.
            Some(S::Number(_)) if signs == 0 => return None,
            _ => {}
        }
    }
    numerals.iter().all(|number| number.value.is_some()).then_some(((label, Some(numerals), has_sum), at + next))
}

/// Whether the trio is lost, in words, in a letter or by the number of its box, and the line that shows it; none where
/// nothing is left.
fn said(senses: &[Sense]) -> Option<Option<(bool, Option<usize>)>> {
    use Sense as S;
    let senses = without!(senses, Semicolon Line Comma(_) Dot(_) Sign(':' | '(' | ')' | '!') Minus(_) Is After In Stops
        Sum Then Odd Player Point Arrow);
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
