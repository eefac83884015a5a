//! A reduction, line by line: `22 45 59 / 11 22 29 / …; lost`, `…; not lost: line 2`.
//!
//! Each line is judged against the one that the student wrote before it. After an error lines earn only as far as the
//! student's own line leaves any to write, and the verdict only if a right step came after the error; so a mistake
//! that makes the rest trivial earns nothing more.
//! Source: Báron 1964.

use super::parts::Judged;
use super::text::{Token, tokens};
use super::{Item, Named, Read, Reading, Unread, binary, signs, together};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};

/// What was typed: the lines after the first, none for a line that is left out before another, and the verdict.
struct Typed {
    lines: Vec<Option<[u64; 3]>>,
    verdict: Option<Verdict>,
}

/// Whether the trio is lost, and the line that shows that it is not.
#[derive(Clone, Copy)]
struct Verdict {
    lost: bool,
    line: Option<usize>,
}

/// Reads a trace; `lines` are the run-on lines, `stop` the one where one may stop early.
pub fn read(item: &Item<'_>, lines: &[[u64; 3]], stop: Option<usize>, lost: bool, plain: &str) -> Read {
    let trio = *lines.first().ok_or(Unread)?;
    if is_told_backwards(plain) {
        return Err(Unread);
    }
    // `(2, 3, 7) után (1, 1, 3)`
    let typed = typed(trio, &plain.replace("after ", "")).ok_or(Unread)?;
    let needed = stop.unwrap_or(lines.len() - 1);
    let mut parts = Vec::new();
    let mut named = None;
    let mut refutation = None;
    let mut error = None;
    let mut right_after_error = false;
    let mut own = vec![trio];
    // The last line that the student has written.
    let mut written = 0;
    for place in 1..=needed.max(typed.lines.len()) {
        let given = typed.lines.get(place - 1).copied();
        let before = own[own.len() - 1];
        let next = before.map(|number| number / 2);
        let fits = given == Some(Some(next)) && !ends(before) && own.len() == place;
        if place <= needed {
            // After an error a line that is written is judged by the last one that was, and says so.
            let label = match error {
                Some(_) if !fits && given.flatten().is_some() => {
                    Phrase::new("mark-part-trace-line-own").with("before", written)
                }
                _ => Phrase::new("mark-part-trace-line"),
            };
            parts.push(Judged::new(label.with("line", place), fits));
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
                let may_end = line(end) || stop.is_some_and(line);
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
    Ok(Reading {
        understood: together(understood),
        parts,
        answer: whole.map(|lines| Answer::Trace { lines, stop: None, trio: false }),
        named: named.map(|(name, description)| Named { name, description }),
        refutation,
    })
}

/// Whether a line may come before the one that it follows from, or be said twice: `(1, 1, 3) after (2, 3, 7)`. At the
/// beginning `after` tells the order, and before the verdict.
fn is_told_backwards(plain: &str) -> bool {
    let Some((before, rest)) = plain.split_once("after ") else { return false };
    let is_verdict = rest.split_once(')').is_none_or(|(_, words)| words.trim_start().starts_with(char::is_alphabetic));
    let follows = before.trim_end().ends_with(|last: char| last == ')' || last.is_ascii_digit());
    rest.contains("after ") || !before.is_empty() && (follows || !is_verdict)
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
        [1, b, c] => Some((b % 2 == 0 && c == b + 1, end)),
        _ => None,
    }
}

/// The lines and the verdict, without the trio itself.
fn typed(trio: [u64; 3], plain: &str) -> Option<Typed> {
    let mut lines: Vec<Option<Vec<String>>> = Vec::new();
    let mut verdict = None;
    let text = plain
        .replace("->", "/")
        .replace(") (", ")/(")
        .replace("),(", ")/(")
        .replace("), (", ")/(")
        .replace(")(", ")/(");
    let pieces: Vec<&str> = text.split(['/', ';']).map(str::trim).filter(|piece| !piece.is_empty()).collect();
    for (place, piece) in pieces.iter().enumerate() {
        let piece = without_label(piece);
        if piece == "?" {
            lines.push(None);
            continue;
        }
        let start = piece.find(char::is_alphabetic).unwrap_or(piece.len());
        let (numbers, words) = piece.split_at(start);
        let digits: Vec<String> = digits(numbers)?;
        let is_last = place + 1 == pieces.len();
        if !words.is_empty() {
            if verdict.is_some() || !is_last {
                return None;
            }
            verdict = Some(verdict_of(words)?);
        }
        match digits.len() {
            0 => {}
            // The number of a box at the end.
            1 if is_last && words.is_empty() && place > 0 => {
                verdict = Some(match digits[0].as_str() {
                    "1" => Verdict { lost: true, line: None },
                    "2" => Verdict { lost: false, line: None },
                    _ => return None,
                });
            }
            3 => lines.push(Some(digits)),
            // With the sum beside it.
            4 if digits[..3].iter().map(|one| one.parse::<u64>().ok()).sum::<Option<u64>>()
                == digits[3].parse().ok() =>
            {
                lines.push(Some(digits[..3].to_vec()));
            }
            _ => return None,
        }
    }
    let read = |value: fn(&str) -> Option<u64>| -> Option<Vec<Option<[u64; 3]>>> {
        let numbers = |line: &Vec<String>| -> Option<[u64; 3]> {
            <[u64; 3]>::try_from(line.iter().map(|one| value(one)).collect::<Option<Vec<u64>>>()?).ok()
        };
        // A line that is left out is read, one that is no trio is not.
        lines.iter().map(|line| line.as_ref().map_or(Some(None), |line| numbers(line).map(Some))).collect()
    };
    let begins = |lines: &[Option<[u64; 3]>]| matches!(lines.first(), Some(&Some(line)) if line == trio || line == trio.map(|number| number / 2));
    let decimal = read(|one| one.parse().ok());
    let in_binary = read(binary::value).filter(|lines| begins(lines));
    let mut lines = match (decimal, in_binary) {
        (Some(decimal), Some(binary)) if !begins(&decimal) => binary,
        (Some(decimal), _) => decimal,
        (None, binary) => binary?,
    };
    // Nothing comes after these, so nothing has to keep its place.
    while lines.last().is_some_and(Option::is_none) {
        lines.pop();
    }
    if lines.first() == Some(&Some(trio)) {
        lines.remove(0);
    }
    if lines.is_empty() && verdict.is_none() || lines.len() > 100 {
        return None;
    }
    Some(Typed { lines, verdict })
}

/// A line without its number: `line 1: …`, `1) …`, `1: …`.
fn without_label(piece: &str) -> &str {
    let rest = piece.strip_prefix("line").or_else(|| piece.strip_prefix("sor")).unwrap_or(piece).trim_start();
    let digits = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
    match rest[digits..].strip_prefix([':', ')', '.']) {
        Some(after) if digits > 0 && !after.trim().is_empty() => after.trim_start(),
        _ => piece,
    }
}

/// The runs of digits of a line; nothing else may be there but signs between them.
fn digits(text: &str) -> Option<Vec<String>> {
    let mut found = Vec::new();
    for token in tokens(text) {
        match token {
            Token::Digits(digits) => found.push(digits),
            Token::Sign(',' | '(' | ')' | ':' | '.' | '|' | '=' | '_' | '!' | '-' | '+') => {}
            Token::Sign(_) | Token::Word(_) | Token::Arrow => return None,
        }
    }
    Some(found)
}

/// A verdict in words.
fn verdict_of(words: &str) -> Option<Verdict> {
    let mut lost = None;
    let mut negated = false;
    let mut numbers = Vec::new();
    for token in tokens(words) {
        match token {
            Token::Word(word) => match word.as_str() {
                "lost" | "trio" | "p" | "vesztett" | "vesztes" => lost = Some(lost.unwrap_or(true)),
                "not" | "no" | "nem" if negated => return None,
                "not" | "no" | "nem" => negated = true,
                "won" | "n" | "nyert" => lost = Some(false),
                "a" | "v" | "is" | "it" | "the" | "line" | "row" | "at" | "in" | "stops" | "sum" | "odd"
                | "because" | "verdict" => {}
                _ => return None,
            },
            Token::Digits(digits) => numbers.push(digits.parse::<usize>().ok()?),
            Token::Sign('-' | ':' | ',' | '.' | '(' | ')' | '!') => {}
            Token::Sign(_) | Token::Arrow => return None,
        }
    }
    let lost = match (lost, negated) {
        (Some(lost), false) => lost,
        (Some(true), true) | (None, true) => false,
        _ => return None,
    };
    match numbers[..] {
        [] => Some(Verdict { lost, line: None }),
        [line] => Some(Verdict { lost, line: Some(line) }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traces_as_people_write_them() {
        let trio = [22, 45, 59];
        for text in [
            "22 45 59 / 11 22 29 / 5 11 14; lost",
            "(11,22,29) (5,11,14); lost",
            "11 22 29 / 5 11 14 lost",
            "line 1: 11 22 29 / line 2: 5 11 14; a lost trio",
            "11 22 29 62 / 5 11 14 30; 1",
            "22 45 59 -> 11 22 29 -> 5 11 14; lost",
            "1011 10110 11101 / 101 1011 1110; lost",
        ] {
            let read = typed(trio, text).map(|typed| (typed.lines, typed.verdict.map(|verdict| verdict.lost)));
            assert_eq!(read, Some((vec![Some([11, 22, 29]), Some([5, 11, 14])], Some(true))), "{text}");
        }
        let gap = typed(trio, "? / 5 11 14; lost").map(|typed| typed.lines);
        assert_eq!(gap, Some(vec![None, Some([5, 11, 14])]));
        let not = typed(trio, "11 22 29; not lost: line 1")
            .and_then(|typed| typed.verdict)
            .map(|given| (given.lost, given.line));
        assert_eq!(not, Some((false, Some(1))));
        assert!(typed(trio, "11 22; lost").is_none());
        assert!(typed(trio, "banana").is_none());
    }
}
