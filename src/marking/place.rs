//! A place on a table: `(-4, 3)`, `−4; 3`, `x = 5, y = 1`.

use super::lexicon::{Numeral, Sense};
use super::{Judgement, Spoken, signs};
use crate::document::Answer;
use crate::document::build::place;

/// Nothing on a table is as far away.
const FARTHEST: u64 = 1_000_000;

/// Every way to judge a place.
pub fn read(x: i64, y: i64, spoken: &Spoken<'_>) -> Vec<Judgement> {
    let given = spoken.meanings(true, two_numbers);
    let judged = |given: [i64; 2]| {
        let answer = Answer::Place { x: given[0], y: given[1] };
        Judgement::whole(signs(place(given)), given == [x, y], Some(answer))
    };
    given.into_iter().map(judged).collect()
}

/// Two whole numbers, x before y.
fn two_numbers(senses: &[Sense]) -> Option<[i64; 2]> {
    use Sense as S;
    let mut kept = without!(senses, Disc Point Onto Become Instead Act To In Is Counter Semicolon Comma(false) And
        Dot(false) Sign('(' | ')' | ':' | '!' | '='));
    // `x = 5, y = 1`
    if let Some(at) = kept.iter().position(|sense| *sense == S::Letter('y'))
        && at > 1
        && kept[0] == S::Letter('x')
    {
        kept.remove(at);
        kept.remove(0);
    }
    // `5 to the right and 1 up`, `jobbra 5, felfelé 1`
    if let [S::Number(x), S::Right, S::Number(y), S::Up] | [S::Right, S::Number(x), S::Up, S::Number(y)] = kept[..] {
        return Some([i64::try_from(x.value?).ok()?, i64::try_from(y.value?).ok()?]);
    }
    let (x, rest) = signed(&kept)?;
    let rest = if let [S::Comma(true), rest @ ..] = rest { rest } else { rest };
    let (y, rest) = signed(rest)?;
    rest.is_empty().then_some([x, y])
}

/// A whole number with its sign, and what follows it.
fn signed(senses: &[Sense]) -> Option<(i64, &[Sense])> {
    let value = |number: &Numeral| i64::try_from(number.value.filter(|&value| value <= FARTHEST)?).ok();
    match senses {
        [Sense::Minus(true), Sense::Number(number), rest @ ..] => Some((-value(number)?, rest)),
        [Sense::Sign('+'), Sense::Number(number), rest @ ..] | [Sense::Number(number), rest @ ..] => {
            Some((value(number)?, rest))
        }
        _ => None,
    }
}
