//! Pairs in any order: pairs of numbers that are left over, squares of a board.
//!
//! Each pair is a part, and a wrong one cancels a right one.

use super::parts::{Judged, cancel};
use super::text::{is_row_first, means_nothing};
use super::trios::rows;
use super::{Item, Read, Reading, Unread, board, signs, together};
use crate::document::build::{say, tuple};
use crate::document::{Answer, Phrase};
use crate::exercise::board::Board;
use crate::exercise::second::numbers_in;

/// Reads pairs.
pub fn read(item: &Item<'_>, right: &[[u64; 2]], plain: &str) -> Read {
    // `1;5` is one square.
    let plain = &if item.kind() == "wrong-square" { plain.replace(';', ",") } else { plain.to_owned() }[..];
    // `Pairs left over: none`
    let said = plain.rsplit_once(':').map_or(plain, |(_, said)| said);
    let mut given: Vec<[u64; 2]> = match means_nothing(said) {
        true => Vec::new(),
        false => {
            let rows = rows(plain, 2).ok_or(Unread)?;
            rows.into_iter()
                .flatten()
                .map(|row| <[u64; 2]>::try_from(row).map_err(|_| Unread))
                .collect::<Result<_, _>>()?
        }
    };
    if given.len() > 10_000 {
        return Err(Unread);
    }
    if is_row_first(plain) {
        given.iter_mut().for_each(|square| square.swap(0, 1));
    }
    if item.kind() == "leftover-pairs" {
        given.iter_mut().for_each(|pair| pair.sort_unstable());
    }
    given.sort_unstable();
    given.dedup();
    let understood = match given[..] {
        [] => say(Phrase::new("nothing")),
        _ => together(given.iter().map(|pair| signs(tuple(pair))).collect()),
    };
    let answer = Some(Answer::Pairs(given.clone()));
    if right.is_empty() || item.kind() == "wrong-square" {
        return Ok(Reading::whole(understood, given == right, answer));
    }
    let part =
        |pair: &[u64; 2]| Judged::new(Phrase::new("mark-part-pair").with("pair", tuple(pair)), given.contains(pair));
    let mut parts: Vec<Judged> = right.iter().map(part).collect();
    let wrong = given.iter().filter(|pair| !right.contains(pair)).count();
    let missing = parts.iter().filter(|part| !part.right).count();
    if item.kind() == "label-board" && wrong + missing > 0 {
        return Ok(Reading {
            parts: on_board(item, right, &given).ok_or(Unread)?,
            understood,
            answer,
            named: None,
            refutation: refutation(right, &given),
        });
    }
    cancel(&mut parts, wrong);
    Ok(Reading { parts, understood, answer, named: None, refutation: refutation(right, &given) })
}

/// The first pair that is missing or should not be there.
fn refutation(right: &[[u64; 2]], given: &[[u64; 2]]) -> Option<Phrase> {
    let more = given.iter().find(|pair| !right.contains(pair));
    let missing = right.iter().find(|pair| !given.contains(pair));
    let missing = missing.map(|pair| Phrase::new("mark-pair-missing").with("pair", tuple(pair)));
    more.map(|pair| Phrase::new("mark-pair-wrong").with("pair", tuple(pair))).or(missing)
}

/// The parts of a board with an error: as many right ones as squares fit the student's own, less those that do not.
fn on_board(item: &Item<'_>, right: &[[u64; 2]], given: &[[u64; 2]]) -> Option<Vec<Judged>> {
    let [left, down, columns, rows] = numbers_in(&item.question.position)[..] else { return None };
    let board = Board { takes: [left, down], size: [columns, rows] };
    let (good, bad) = board::fits(&board, right, given);
    // An error is an error, also where everything else follows from it.
    let earned = good.min(right.len()).saturating_sub(bad).min(right.len() - 1);
    Some(
        (0..right.len())
            .map(|place| Judged::new(Phrase::new("mark-part-pair").with("pair", tuple(&right[place])), place < earned))
            .collect(),
    )
}
