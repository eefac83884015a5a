//! Who wins, in words: `P`, `first`, `the other player`, `loses`.
//!
//! What two people would read differently, as `first or second`, is not understood.

use super::text::{Token, tokens};
use super::{Item, Read, Reading, Unread};
use crate::document::{Answer, Winner};

/// What a word says: who, what becomes of him, a draw, or nothing.
enum Says {
    ToMove,
    Other,
    Wins,
    Loses,
    Draw,
    Nothing,
}

fn says(word: &str) -> Option<Says> {
    Some(match word {
        "n" | "first" | "mover" | "move" | "next" | "st" | "kezdő" | "első" | "elsö" | "lépő" | "ראשון" | "הראשון" => {
            Says::ToMove
        }
        "p" | "other" | "second" | "opponent" | "previous" | "nd" | "második" | "másik" | "ellenfél" | "שני"
        | "השני" | "האחר" | "יריב" => Says::Other,
        "w" | "win" | "wins" | "won" | "winning" | "winner" | "nyer" | "nyerő" | "nyert" | "מנצח" => Says::Wins,
        "l" | "lose" | "loses" | "lost" | "losing" | "loser" | "veszít" | "vesztes" | "vesztő" | "vesztett"
        | "מפסיד" => Says::Loses,
        "draw" | "drawn" | "draws" | "tie" | "nobody" | "neither" | "döntetlen" | "senki" | "תיקו" => Says::Draw,
        "the" | "player" | "to" | "position" | "is" | "a" | "it" | "will" | "for" | "in" | "who" | "moves" | "one"
        | "játékos" | "az" | "tábla" | "állás" | "השחקן" | "שחקן" | "has" => Says::Nothing,
        _ => return None,
    })
}

/// Reads who wins.
pub fn read(item: &Item<'_>, right: Winner, plain: &str) -> Read {
    let given = winner(plain).ok_or(Unread)?;
    if given == Winner::Nobody && !item.position().is_some_and(|parsed| parsed.game.draws()) {
        return Err(Unread);
    }
    let answer = Answer::Winner(given);
    Ok(Reading::whole(answer.line(), given == right, Some(answer)))
}

/// Who wins, by these words.
fn winner(plain: &str) -> Option<Winner> {
    let (mut who, mut verb, mut draw) = (None, None, false);
    for token in tokens(plain) {
        let said = match token {
            Token::Word(word) => says(&word)?,
            // A box by its number, or `1st`.
            Token::Digits(digits) => match digits.as_str() {
                "1" => Says::ToMove,
                "2" => Says::Other,
                "3" => Says::Draw,
                _ => return None,
            },
            Token::Sign('.' | '!' | ',' | '-' | '(' | ')' | '#' | ':') => Says::Nothing,
            Token::Sign(_) | Token::Arrow => return None,
        };
        let set = |place: &mut Option<Winner>, value: Winner| {
            let same = place.is_none_or(|known| known == value);
            *place = Some(value);
            same
        };
        let agrees = match said {
            Says::ToMove => set(&mut who, Winner::ToMove),
            Says::Other => set(&mut who, Winner::Other),
            Says::Wins => set(&mut verb, Winner::ToMove),
            Says::Loses => set(&mut verb, Winner::Other),
            Says::Draw => {
                draw = true;
                true
            }
            Says::Nothing => true,
        };
        if !agrees {
            return None;
        }
    }
    match (who, verb, draw) {
        (None, None, true) => Some(Winner::Nobody),
        (_, _, true) => None,
        // Whoever is named wins; whoever loses lets the other win. A position that is lost is lost for the player to move.
        (Some(who), None | Some(Winner::ToMove), _) => Some(who),
        (Some(Winner::ToMove), Some(_), _) => Some(Winner::Other),
        (Some(_), Some(_), _) => Some(Winner::ToMove),
        (None, verb, _) => verb,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_who_wins() {
        for (text, expected) in [
            ("p", Some(Winner::Other)),
            ("n", Some(Winner::ToMove)),
            ("the player to move", Some(Winner::ToMove)),
            ("the player to move loses", Some(Winner::Other)),
            ("second player loses", Some(Winner::ToMove)),
            ("lost", Some(Winner::Other)),
            ("1st", Some(Winner::ToMove)),
            ("2nd player", Some(Winner::Other)),
            ("the other player wins", Some(Winner::Other)),
            ("first or second", None),
            ("first and second", None),
            ("n p", None),
            ("7", None),
            ("banana", None),
            ("not the first", None),
        ] {
            assert_eq!(winner(text), expected, "{text}");
        }
    }
}
