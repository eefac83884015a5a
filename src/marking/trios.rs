//! Trios: those of the builder in order, the next one, or the reply in each row of a table.
//!
//! The builder's trios are judged one after another against the pairs that the student's own earlier trios leave; so a
//! trio that strikes out too much leaves less to earn. Rows of a table are judged each by itself.

use super::number::naturals;
use super::parts::{Judged, cancel};
use super::{Item, Named, Read, Reading, Unread, builder, nim, signs, together};
use crate::document::build::tuple;
use crate::document::{Answer, Phrase};
use crate::exercise::games::refuting_reply;
use crate::exercise::second::numbers_in;
use crate::rules::Play;

/// Reads trios.
pub fn read(item: &Item<'_>, right: &[[u64; 3]], plain: &str) -> Read {
    match item.kind() {
        "greedy-scheme" => of_the_builder(item, right, plain),
        "reply-table" => replies(item, right, plain),
        _ => in_places(right, plain),
    }
}

/// A list of trios, in parentheses, between `/` or `;`, or all in a row.
fn trios(plain: &str) -> Option<Vec<[u64; 3]>> {
    let rows = rows(plain, 3)?;
    rows.into_iter().map(|row| <[u64; 3]>::try_from(row?).ok()).collect()
}

/// Rows of so many numbers; one between separators may be empty.
pub fn rows(plain: &str, size: usize) -> Option<Vec<Option<Vec<u64>>>> {
    let text = plain.replace("->", " ");
    if text.contains('(') && text.contains(['/', ';']) {
        let mut found = Vec::new();
        for piece in text.split(['/', ';']) {
            match piece.trim() {
                "" => found.push(None),
                piece => found.extend(rows(piece, size)?),
            }
        }
        return Some(found);
    }
    if text.contains('(') {
        let mut rows = Vec::new();
        for piece in text.split(')') {
            let (before, inner) = match piece.split_once('(') {
                Some((before, inner)) => (before, Some(inner)),
                None => (piece, None),
            };
            if !naturals(before)?.is_empty() {
                return None;
            }
            if let Some(inner) = inner {
                rows.push(Some(naturals(inner).filter(|row| row.len() == size)?));
            }
        }
        return Some(rows);
    }
    if text.contains(['/', ';']) {
        let pieces = text.split(['/', ';']).map(|piece| {
            let row = naturals(piece)?;
            match row.len() {
                0 => Some(None),
                length if length == size => Some(Some(row)),
                _ => compact(piece, size).map(Some),
            }
        });
        return pieces.collect();
    }
    let all = naturals(&text)?;
    let words = || text.split([' ', ',']).filter(|word| !word.is_empty());
    // `123 145 246`: no number of a trio has three digits, and no number of a pair is above 16.
    let is_compact = words().all(|word| compact(word, size).is_some()) && (size > 2 || all.iter().any(|&one| one > 16));
    if !is_compact && !all.is_empty() && all.len().is_multiple_of(size) {
        return Some(all.chunks(size).map(|row| Some(row.to_vec())).collect());
    }
    words().map(|word| compact(word, size).map(Some)).collect()
}

/// Numbers of one digit without anything between: `145`.
fn compact(text: &str, size: usize) -> Option<Vec<u64>> {
    let text = text.trim();
    let fits = text.len() == size && text.bytes().all(|byte| byte.is_ascii_digit());
    fits.then(|| text.bytes().map(|digit| u64::from(digit - b'0')).collect())
}

/// Trios as they are shown.
fn shown(trios: &[[u64; 3]]) -> crate::document::Line {
    together(trios.iter().map(|trio| signs(tuple(trio))).collect())
}

/// Rising numbers.
fn rising(mut trio: [u64; 3]) -> [u64; 3] {
    trio.sort_unstable();
    trio
}

/// Each trio in its place, its numbers in any order.
fn in_places(right: &[[u64; 3]], plain: &str) -> Read {
    let given: Vec<[u64; 3]> = trios(plain).ok_or(Unread)?.into_iter().map(rising).collect();
    if given.is_empty() || given.len() > right.len() {
        return Err(Unread);
    }
    let fits = |place: usize| given.get(place) == Some(&right[place]);
    let parts = match right.len() {
        1 => vec![Judged::new(Phrase::new("mark-part-answer"), fits(0))],
        count => (0..count).map(|place| Judged::numbered(place + 1, fits(place))).collect(),
    };
    Ok(Reading { understood: shown(&given), parts, answer: Some(Answer::Trios(given)), named: None, refutation: None })
}

/// The builder's trios in order.
fn of_the_builder(item: &Item<'_>, right: &[[u64; 3]], plain: &str) -> Read {
    let given: Vec<[u64; 3]> = trios(plain).ok_or(Unread)?.into_iter().map(rising).collect();
    if given.is_empty() || given.len() > 1_000 {
        return Err(Unread);
    }
    let largest = numbers_in(&item.question.position).first().copied().ok_or(Unread)?;
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
    Ok(Reading { understood: shown(&given), parts, answer: Some(Answer::Trios(given)), named: None, refutation })
}

/// Replies that name what they answer: `(2, 3, 1) after (2, 3, 7)`, `after (2, 3, 7): (2, 3, 1)` and `(2, 3, 7): (2, 3, 1)`.
fn after(faced: &[Vec<u64>], plain: &str) -> Option<Vec<Option<Vec<u64>>>> {
    let mut replies = vec![None; faced.len()];
    for piece in plain.split([';', '/']).filter(|piece| !piece.trim().is_empty()) {
        let (before, behind) = piece.split_once("after").unwrap_or(("", piece));
        let (known, made) = match (&trios(before)?[..], &trios(behind)?[..]) {
            ([made], [known]) | ([], [known, made]) => (*known, *made),
            _ => return None,
        };
        let row = faced.iter().position(|faced| *faced == known)?;
        replies[row] = Some(made.to_vec());
    }
    Some(replies)
}

/// The reply in each row.
fn replies(item: &Item<'_>, right: &[[u64; 3]], plain: &str) -> Read {
    let (trio, faced) = item.question.position.split_once(':').ok_or(Unread)?;
    let trio = numbers_in(trio);
    let faced: Vec<Vec<u64>> = faced.split(',').map(numbers_in).collect();
    let plain = &plain.replace("), after", "); after").replace(") ->", "):");
    let given = match plain.contains("after") || plain.contains("):") {
        true => after(&faced, plain),
        false => rows(plain, 3),
    };
    let given = given.ok_or(Unread)?;
    if given.len() > right.len() || given.iter().all(Option::is_none) {
        return Err(Unread);
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
            let before = [&trio[..], &faced[place][..]].concat();
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
    Ok(Reading {
        understood: together(shown),
        parts,
        answer: whole.map(Answer::Trios),
        named: named.map(|(name, description)| Named { name, description }),
        refutation,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trios_as_people_write_them() {
        let expected = Some(vec![[1, 2, 3], [1, 4, 5]]);
        for text in [
            "(1,2,3) (1,4,5)",
            "(1, 2, 3), (1, 4, 5)",
            "1 2 3 / 1 4 5",
            "1,2,3; 1,4,5",
            "1 2 3 1 4 5",
            "123 145",
            "123, 145",
        ] {
            assert_eq!(trios(text), expected, "{text}");
        }
        for text in ["(1,2) (3,4)", "1 2 3 4", "banana", "(1,2,3) 7"] {
            assert_eq!(trios(text), None, "{text}");
        }
    }
}
