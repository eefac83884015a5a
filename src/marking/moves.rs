//! Moves: `take 8 from heap 3`, `8 from 3`, `12 -> 4`, `(7, 3, 4)`, `7 3 4`, `row 1, column 3`, `turn coins 2 and 6`.
//!
//! Representation: every legal move, and whether it wins; `list.rs` says which of them a text means.
//! Failure: what is no move of the game was understood where its form is clear, and is wrong.

mod list;
mod said;
mod two_numbers;

use list::{List, Meant};

use super::parts::{Judged, cancel};
use super::text::means_nothing;
use super::{Item, Named, Read, Reading, Unread, signs, together};
use crate::document::build::say;
use crate::document::{Answer, AnswerMove, Arg, Phrase};
use crate::exercise::games::{Detail, describe_move, refuting_reply};
use crate::exercise::second::answer_move;
use crate::rules::Parsed;

/// A text of somebody who writes from right to left or from left to right: tuples keep their order, and a Hebrew prefix has
/// its maqaf.
fn as_written(own: &str) -> String {
    let mut text = String::with_capacity(own.len() + 8);
    let mut before = ' ';
    for sign in own.chars() {
        let hebrew = ('\u{5d0}'..='\u{5ea}').contains(&before);
        match sign {
            '-' if hebrew => text.push('־'),
            '(' => text.extend(['\u{2066}', sign]),
            ')' => text.extend([sign, '\u{2069}']),
            _ => text.push(sign),
        }
        before = sign;
    }
    text
}

/// Reads the moves of an answer; what is no move is shown in the words in which it was typed.
pub fn read(item: &Item<'_>, right: &[AnswerMove], plain: &str, typed: &str) -> Read {
    let Parsed { game, position } = item.position().ok_or(Unread)?;
    let moves = game.moves(&position);
    let wins: Vec<bool> = moves.iter().map(|step| right.contains(&answer_move(&game, step))).collect();
    let list = List { game: &game, position: &position, moves: &moves, wins: &wins };
    let mut found = vec![false; moves.len()];
    let mut wrong: Vec<usize> = Vec::new();
    let mut illegal = 0;
    let mut understood = Vec::new();
    if !means_nothing(plain) {
        let parts = list.parts(plain);
        let own = list.as_typed(typed, &parts);
        // `from heap 1, 2 or 3 take 6` names the heaps before what is taken.
        let bare = |part: &String| part.bytes().all(|byte| byte.is_ascii_digit() || b" ,.".contains(&byte));
        if parts.iter().any(bare) && parts.iter().any(|part| part.contains("from")) {
            return Err(Unread);
        }
        for (typed, own) in parts.iter().zip(&own) {
            match list.meant(typed, &found)? {
                Meant::Legal(place) => {
                    understood.push(say(describe_move(&game, &position, &moves[place], Detail::Reached)));
                    // The same move twice counts once.
                    if !wins[place] && !wrong.contains(&place) {
                        wrong.push(place);
                    }
                    found[place] = true;
                }
                Meant::Illegal => {
                    illegal += 1;
                    understood.push(match own.is_ascii() {
                        true => signs(own.clone()),
                        false => say(Phrase::new("mark-part-move").with("move", Arg::Text(as_written(own)))),
                    });
                }
            }
        }
    }
    let mut parts: Vec<Judged> = Vec::new();
    for place in (0..moves.len()).filter(|&place| wins[place]) {
        parts.push(Judged::new(
            Phrase::new("mark-part-move").with("move", describe_move(&game, &position, &moves[place], Detail::Move)),
            found[place],
        ));
    }
    cancel(&mut parts, wrong.len() + illegal);
    Ok(Reading {
        understood: if understood.is_empty() { say(Phrase::new("nothing")) } else { together(understood) },
        named: named(item, &list, &wrong, illegal, &parts),
        refutation: wrong.first().map(|&place| refuting_reply(&game, &moves[place].to)),
        answer: None,
        parts,
    })
}

/// The position that the first losing move of an answer reaches.
pub fn refuted(item: &Item<'_>, right: &[AnswerMove], plain: &str) -> Option<Parsed> {
    let Parsed { game, position } = item.position()?;
    let moves = game.moves(&position);
    let wins: Vec<bool> = moves.iter().map(|step| right.contains(&answer_move(&game, step))).collect();
    let list = List { game: &game, position: &position, moves: &moves, wins: &wins };
    let mut found = vec![false; moves.len()];
    for typed in list.parts(plain) {
        match list.meant(&typed, &found) {
            Ok(Meant::Legal(place)) if !wins[place] => {
                let position = moves[place].to.clone();
                return Some(Parsed { game, position });
            }
            Ok(Meant::Legal(place)) => found[place] = true,
            _ => {}
        }
    }
    None
}

/// The mistake that a list of moves looks like.
fn named(item: &Item<'_>, list: &List<'_>, wrong: &[usize], illegal: usize, parts: &[Judged]) -> Option<Named> {
    let known = |place: &usize| {
        let made = Answer::Moves(vec![answer_move(list.game, &list.moves[*place])]);
        item.question.wrong.iter().find(|mistake| mistake.answer == made).map(Named::from)
    };
    let slip = |name: &'static str| Some(Named { name, description: Phrase::new(name) });
    if let Some(named) = wrong.iter().find_map(known) {
        return Some(named);
    }
    if illegal > 0 {
        return slip("slip-no-move");
    }
    if wrong.is_empty() && parts.iter().any(|part| !part.right) && parts.iter().any(|part| part.right) {
        return slip("slip-missing");
    }
    let one_off = wrong.iter().any(|&place| {
        let step = &list.moves[place];
        list.moves.iter().zip(list.wins).any(|(other, wins)| {
            *wins
                && other.step.part == step.step.part
                && other.component == step.component
                && other.taken.abs_diff(step.taken) == 1
                && step.taken > 0
        })
    });
    if one_off { slip("slip-one-off") } else { None }
}
