//! A reduction, line by line: `22 45 59 / 11 22 29 / …; lost`, `…; not lost: line 2`.
//!
//! Each line is judged against the one that the student wrote before it. After an error lines earn only as far as the
//! student's own line leaves any to write, and the verdict only if a right step came after the error; so a mistake
//! that makes the rest trivial earns nothing more.
//! Source: Báron 1964.

use super::lexicon::{Numeral, Sense};
use super::number::as_binary;
use super::parts::{Judged, cancel};
use super::{Item, Judgement, Named, Spoken, signs, together};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};

/// What was typed: the lines after the first, none for a line that is left out before another, and the verdict.
#[derive(Clone, Debug, PartialEq)]
struct Typed {
    lines: Vec<Option<[u64; 3]>>,
    verdict: Option<Verdict>,
}

/// Whether the trio is lost, and the line that shows that it is not.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Verdict {
    lost: bool,
    line: Option<usize>,
}

/// Every way to judge a trace; `lines` are the run-on lines, `stop` the one where one may stop early.
pub fn read(
    item: &Item<'_>,
    lines: &[[u64; 3]],
    stop: Option<usize>,
    lost: bool,
    spoken: &Spoken<'_>,
) -> Vec<Judgement> {
    let Some(&trio) = lines.first() else { return Vec::new() };
    let given = spoken.meanings(true, |senses| {
        let found = typed(trio, senses);
        if !found.is_empty() || !senses.contains(&Sense::Line) {
            return found;
        }
        // `12;21;25 / 6;10;12`
        let commas = |sense: &Sense| if *sense == Sense::Semicolon { Sense::Comma(false) } else { *sense };
        typed(trio, &senses.iter().map(commas).collect::<Vec<_>>())
    });
    given.into_iter().map(|typed| judged(item, (lines, stop, lost), typed)).collect()
}

/// A trace, judged line by line.
fn judged(item: &Item<'_>, (lines, stop, lost): (&[[u64; 3]], Option<usize>, bool), typed: Typed) -> Judgement {
    let trio = lines[0];
    let needed = stop.unwrap_or(lines.len() - 1);
    let mut parts = Vec::new();
    let mut named = None;
    let mut refutation = None;
    let mut error = None;
    let mut right_after_error = false;
    let mut wrong_extra = 0;
    let mut own = vec![trio];
    // The last line that the student has written.
    let mut written = 0;
    for place in 1..=needed.max(typed.lines.len()) {
        let given = typed.lines.get(place - 1).copied();
        let before = own[own.len() - 1];
        let next = before.map(|number| number / 2);
        let fits = given == Some(Some(next)) && !ends(before) && own.len() == place;
        // An early stop excuses only lines that are not written.
        let extra = place > needed;
        let halves = given == Some(Some(next));
        if !extra || given.flatten().is_some() {
            // After an error a line that is written is judged by the last one that was, and says so.
            let label = match error {
                Some(_) if !fits && given.flatten().is_some() => {
                    Phrase::new("mark-part-trace-line-own").with("before", written)
                }
                _ => Phrase::new("mark-part-trace-line"),
            };
            let right = fits || extra && halves;
            wrong_extra += usize::from(extra && !right);
            parts.push(Judged { weight: u64::from(!extra), ..Judged::new(label.with("line", place), right) });
        }
        let Some(given) = given else { continue };
        // A line that is left out earns nothing, and those below it are not shifted.
        let Some(given) = given else {
            own.push(next);
            continue;
        };
        if fits {
            right_after_error |= error.is_some();
        } else if error.is_none() {
            error = Some(place);
            named = if ends(before) {
                Some(("goes-on", Phrase::new("looks-goes-on")))
            } else {
                (item.exercise.kind.extra.misstep)(&before, &given)
            };
            let shown = if ends(before) { place - 1 } else { place };
            refutation = Some(match ends(before) && odd(before) {
                true => Phrase::new("refuted-odd-sum").with("line", shown).with("trio", tuple(&before)),
                false => Phrase::new("refuted-line").with("line", shown).with("trio", tuple(&next)),
            });
        }
        own.push(given);
        written = place;
    }
    let verdict = typed.verdict.is_some_and(|given| {
        let line = |end: usize| given.line.is_none_or(|line| line == end);
        let end = lines.len() - 1;
        match error {
            // Without lines "not lost" must say where.
            None => {
                let stated = typed.lines.len() >= needed || given.line.is_some() || given.lost;
                // The early stop shows it, too, unless more was written and shows it better.
                let early = stop.is_some_and(line)
                    && !(typed.lines.len() > needed && own.last().is_some_and(|&last| odd(last)));
                let may_end = line(end) || early;
                given.lost == lost && (lost || stated && may_end)
            }
            // Everything asked for is there, and the odd sum was seen after all.
            Some(error) if error > needed => given.lost == lost && (lost || given.line == Some(needed)),
            Some(_) => {
                right_after_error
                    && own_verdict(&own).is_some_and(|(lost, end)| given.lost == lost && (lost || line(end)))
            }
        }
    });
    // Who has not said how it ends is not told.
    if !verdict && typed.verdict.is_some() && error.is_none() {
        refutation = Some(match lost {
            true => Phrase::new("mark-trace-ends-equal")
                .with("line", lines.len() - 1)
                .with("trio", tuple(&lines[lines.len() - 1])),
            false if odd(lines[lines.len() - 1]) => Phrase::new("refuted-odd-sum")
                .with("line", lines.len() - 1)
                .with("trio", tuple(&lines[lines.len() - 1])),
            false => Phrase::new("mark-trace-ends-unequal")
                .with("line", lines.len() - 1)
                .with("trio", tuple(&lines[lines.len() - 1])),
        });
    }
    let is_own = !verdict && typed.verdict.is_some() && error.is_some_and(|error| error <= needed);
    let label = Phrase::new(if is_own { "mark-part-verdict-own" } else { "mark-part-verdict" });
    parts.push(Judged::new(label, verdict));
    cancel(&mut parts, wrong_extra);
    let all_right = parts.iter().all(|part| part.right);
    if named.is_none() && !all_right && error.is_none() {
        named = match typed.verdict {
            Some(_) if !verdict && typed.lines.len() >= needed => {
                Some(("wrong-verdict", Phrase::new("slip-wrong-verdict")))
            }
            Some(given) if typed.lines.is_empty() && given.lost != lost => {
                Some(("wrong-verdict", Phrase::new("slip-verdict-alone")))
            }
            _ => Some(("slip-missing", Phrase::new("slip-missing"))),
        };
    }
    let shown = |line: &Option<[u64; 3]>| signs(line.as_ref().map_or_else(|| "?".to_owned(), |line| tuple(line)));
    let mut understood: Vec<_> = typed.lines.iter().map(shown).collect();
    understood.extend(typed.verdict.map(|given| match (given.lost, given.line) {
        (true, _) => say(Phrase::new("reduction-choice-trio")),
        (false, Some(line)) => say(Phrase::new("mark-not-lost-at").with("line", line)),
        (false, None) => say(Phrase::new("mark-not-lost")),
    }));
    let whole: Option<_> = std::iter::once(Some(trio)).chain(typed.lines).collect();
    Judgement {
        understood: together(understood),
        parts,
        answer: whole.map(|lines| Answer::Trace { lines, stop: None, trio: false }),
        named: named.map(|(name, description)| Named { name, description }),
        refutation,
    }
}

/// An odd sum.
fn odd(line: [u64; 3]) -> bool {
    line.iter().filter(|&number| number % 2 == 1).count() % 2 == 1
}

/// Whether nothing may come after a line.
fn ends(line: [u64; 3]) -> bool {
    odd(line) || line.contains(&0)
}

/// What the last of these lines says: whether the trio is lost, and the line that shows it, the first with an odd sum.
fn own_verdict(own: &[[u64; 3]]) -> Option<(bool, usize)> {
    let end = own.len() - 1;
    let mut line = own[end];
    line.sort_unstable();
    match line {
        _ if odd(line) => Some((false, own.iter().position(|&line| odd(line))?)),
        [0, b, c] => Some((b == c, end)),
        [1, b, c] => Some((b % 2 == 0 && b ^ 1 == c, end)),
        _ => None,
    }
}

/// Every way in which senses are the lines of a reduction and a verdict.
fn typed(trio: [u64; 3], senses: &[Sense]) -> Vec<Typed> {
    use Sense as S;
    let mut lines: Vec<Written> = Vec::new();
    let mut rest = senses;
    // `after (2, 3, 7)` may be a line and what it follows from; once, at the beginning, it tells the order.
    let after: Vec<usize> = (0..senses.len()).filter(|&at| senses[at] == S::After).collect();
    while let Some((line, count)) = line(rest) {
        lines.push(line);
        rest = &rest[count..];
    }
    let verdict = match verdict(rest) {
        Some(verdict) => verdict,
        None => return Vec::new(),
    };
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
    if !told || lines.is_empty() && verdict.is_none() || lines.len() > 100 {
        return Vec::new();
    }
    let in_binary = lines.iter().map(Written::in_binary).collect::<Option<Vec<Written>>>();
    let halves = trio.map(|number| number / 2);
    let begins = |lines: &[Written]| {
        lines.iter().find_map(|line| line.numbers).is_some_and(|line| line == trio || line == halves)
    };
    let lines = match in_binary {
        Some(binary) if begins(&binary) && !begins(&lines) => binary,
        _ => lines,
    };
    let Some(mut lines) = in_order(&lines) else { return Vec::new() };
    // Nothing comes after these, so nothing has to keep its place.
    while lines.last().is_some_and(Option::is_none) {
        lines.pop();
    }
    if lines.first() == Some(&Some(trio)) {
        lines.remove(0);
    }
    if lines.is_empty() && verdict.is_none() {
        // Lines that were all left out are nothing.
        return Vec::new();
    }
    vec![Typed { lines, verdict }]
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

/// A verdict in words, in a letter or by the number of its box; none where nothing is left.
fn verdict(senses: &[Sense]) -> Option<Option<Verdict>> {
    use Sense as S;
    let kept = |sense: &&S| {
        !matches!(
            sense,
            S::Semicolon
                | S::Line
                | S::Comma(_)
                | S::Dot(_)
                | S::Sign(':' | '(' | ')' | '!')
                | S::Minus(_)
                | S::Is
                | S::After
                | S::In
                | S::Stops
                | S::Sum
                | S::Then
                | S::Odd
                | S::Player
                | S::Point
                | S::Arrow
        )
    };
    let senses: Vec<S> = senses.iter().filter(kept).copied().collect();
    if senses.is_empty() {
        return Some(None);
    }
    let simple = |lost| Some(Some(Verdict { lost, line: None }));
    match senses[..] {
        [S::Number(number)] if number.digits > 0 => {
            return match number.value {
                Some(1) => simple(true),
                Some(2) => simple(false),
                _ => None,
            };
        }
        [S::Tick('☑' | '☒'), S::Tick('☐')] | [S::Yes | S::True] => return simple(true),
        [S::Tick('☐'), S::Tick('☑' | '☒')] | [S::No | S::False] => return simple(false),
        _ => {}
    }
    let (mut lost, mut not, mut line) = (None, false, None);
    let mut at = 0;
    while at < senses.len() {
        match &senses[at..] {
            [S::Row, S::Number(number), ..] => {
                line.replace(usize::try_from(number.value?).ok()?).is_none().then_some(())?;
                at += 1;
            }
            [S::Number(number), S::Row, ..] => {
                line.replace(usize::try_from(number.value?).ok()?).is_none().then_some(())?;
                at += 1;
            }
            [S::Ordinal(number), S::Row, ..] => {
                line.replace(usize::try_from(*number).ok()?).is_none().then_some(())?;
                at += 1;
            }
            [S::Number(number), ..] if line.is_none() && number.digits > 0 && at > 0 => {
                line = Some(usize::try_from(number.value?).ok()?)
            }
            [S::Loses | S::Letter('p'), ..] => {
                lost = Some(lost.is_none_or(|lost| lost)).filter(|_| lost != Some(false))
            }
            [S::Trio, ..] => {
                lost = lost.or(Some(true));
            }
            [S::Letter('v'), ..] => {}
            [S::Wins | S::Letter('n'), ..] if lost != Some(true) => lost = Some(false),
            [S::Not | S::No, ..] if !not => not = true,
            _ => return None,
        }
        at += 1;
    }
    let lost = match (lost, not) {
        (Some(lost), false) => lost,
        (Some(true), true) | (None, true) => false,
        _ => return None,
    };
    Some(Some(Verdict { lost, line }))
}
