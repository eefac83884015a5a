//! Who wins, in words: `P`, `first`, `the other player`, `whoever moves first loses`, `the player to move does not win`.
//!
//! An answer is clauses, each with who, what becomes of him, or both; all of them have to say the same.

use super::lexicon::Sense;
use super::ticks::marked;
use super::{Item, Judgement, Spoken};
use crate::document::{Answer, Winner};

/// What is said of one player.
#[derive(Clone, Copy, Default)]
struct Clause {
    who: Option<Winner>,
    /// Who wins if it is said of the player to move.
    verb: Option<Winner>,
    draw: bool,
    not: bool,
}

impl Clause {
    fn is_empty(self) -> bool {
        self.who.is_none() && self.verb.is_none() && !self.draw
    }

    /// Who wins, by this clause; `draws` says whether nobody may.
    fn winner(self, draws: bool) -> Option<Winner> {
        let other = |winner| if winner == Winner::ToMove { Winner::Other } else { Winner::ToMove };
        // Who does not win may draw.
        if self.draw {
            return (!self.not && draws && self.who.is_none() && self.verb != Some(Winner::Other))
                .then_some(Winner::Nobody);
        }
        if self.not && draws {
            return None;
        }
        let said = match (self.who, self.verb) {
            (Some(who), None | Some(Winner::ToMove)) => who,
            (Some(who), Some(_)) => other(who),
            // A position that is lost is lost for the player to move.
            (None, verb) => verb?,
        };
        Some(if self.not { other(said) } else { said })
    }
}

/// Every way to judge who wins.
pub fn read(item: &Item<'_>, right: Winner, spoken: &Spoken<'_>) -> Vec<Judgement> {
    let parsed = item.position();
    let draws = parsed.as_ref().is_some_and(|parsed| parsed.game.draws());
    let mover = parsed.and_then(|parsed| super::moves::mover(&parsed.game, &parsed.position));
    let given = spoken.meanings(true, |senses| winner(senses, mover, draws));
    let judged = |given: Winner| {
        let answer = Answer::Winner(given);
        Judgement::whole(answer.line(), given == right, Some(answer))
    };
    given.into_iter().map(judged).collect()
}

/// Who wins, by these words.
fn winner(senses: &[Sense], mover: Option<char>, draws: bool) -> Option<Winner> {
    use Sense as S;
    let boxes = if draws { 3 } else { 2 };
    let box_of = |place: u64| {
        [Winner::ToMove, Winner::Other, Winner::Nobody].get(usize::try_from(place).ok()?.checked_sub(1)?).copied()
    };
    if let Some(ticked) =
        marked(senses, boxes).filter(|_| !senses.iter().any(|sense| matches!(sense, S::Letter('n' | 'o'))))
    {
        let [one] = ticked[..] else { return None };
        return box_of(one as u64 + 1);
    }
    let by_sign = |sign: char, mover: Option<char>| if Some(sign) == mover { Winner::ToMove } else { Winner::Other };
    let mut clauses = vec![Clause::default()];
    let mut apart = false;
    for (at, sense) in senses.iter().enumerate() {
        let clause = clauses.last_mut()?;
        let who = match sense {
            S::Mover | S::Next | S::Letter('n') => Some(Winner::ToMove),
            S::Other | S::Letter('p') => Some(Winner::Other),
            // Where players have signs, the first may be the one who began.
            S::Ordinal(_) if draws => return None,
            S::Letter(sign @ ('x' | 'o')) if mover.is_some() => Some(by_sign(*sign, mover)),
            S::Nought => Some(by_sign('o', mover)),
            S::CrossNoun => Some(by_sign('x', mover)),
            S::Ordinal(place) => Some(box_of(*place).filter(|winner| *winner != Winner::Nobody)?),
            S::Number(number) if number.digits > 0 && !number.is_padded() => Some(box_of(number.value?)?),
            _ => None,
        };
        let verb = match sense {
            S::Wins => Some(Winner::ToMove),
            S::Loses | S::Stuck if !draws || *sense == S::Loses => Some(Winner::Other),
            _ => None,
        };
        let draw = matches!(sense, S::Draw | S::None) || who == Some(Winner::Nobody);
        // `loses, whoever moves`: the player belongs to the verb before it.
        let follows = *sense == S::Mover
            && clause.who.is_none()
            && !senses[at..].iter().any(|sense| matches!(sense, S::Wins | S::Loses | S::Draw | S::None));
        let full = draw && !clause.is_empty() && !clause.draw
            || who.is_some()
                && (clause.verb.is_some() && (apart && !follows || clause.who.is_some())
                    || clause.who.is_some_and(|known| Some(known) != who))
            || verb.is_some() && clause.verb.is_some_and(|known| apart || Some(known) != verb);
        // `P, not N`: what is denied is another player, and after a stop it is somebody's second thought.
        let is_who = |sense: &S| matches!(sense, S::Mover | S::Other | S::Next | S::Ordinal(_) | S::Letter('n' | 'p'));
        let denied = senses[at + 1..].iter().find(|sense| **sense != S::Player);
        let corrects = *sense == S::Not && clause.who.is_some() && (apart || denied.is_some_and(is_who));
        if full && !apart || *sense == S::Not && at > 0 && denied.is_some_and(any_of!(Comma(_) Dot(_) Sign(':'))) {
            return None;
        }
        if full || corrects {
            clauses.push(Clause::default());
        }
        let clause = clauses.last_mut()?;
        match sense {
            _ if draw => clause.draw = true,
            _ if who.is_some() => clause.who = who,
            _ if verb.is_some() => clause.verb = verb,
            S::Not => clause.not = !clause.not,
            sense if any_of!(Comma(_) Semicolon Line And But Dot(_) Sign('(' | ')' | ':') Minus(_) Then)(sense) => {
                apart = true
            }
            // `the second one`, `you win if you go first`
            S::Number(number) if number.value == Some(1) && at > 0 && matches!(senses[at - 1], S::Ordinal(_)) => {}
            S::If if matches!(denied, Some(S::Mover | S::Other)) => {}
            S::Player | S::Point | S::Is | S::Sign('!' | '#') | S::All | S::For | S::To => {}
            _ => return None,
        }
        if who.is_some() || verb.is_some() || draw {
            apart = false;
        }
    }
    // `second, not sure`; `o to move` says whose turn it is.
    let is_sign = |sense: &S| matches!(sense, S::Letter('x' | 'o') | S::Nought | S::CrossNoun);
    let tells = senses.iter().any(any_of!(Wins Loses Draw None));
    let turn = senses.iter().position(|sense| *sense == S::Mover).filter(|_| mover.is_some() && !tells);
    let is_turn = turn.is_some_and(|turn| senses[..turn].iter().any(is_sign));
    if is_turn || clauses.iter().any(|clause| clause.is_empty() && clause.not) {
        return None;
    }
    clauses.retain(|clause| !clause.is_empty());
    let said: Option<Vec<Winner>> = clauses.iter().map(|clause| clause.winner(draws)).collect();
    let said = said?;
    let first = *said.first()?;
    said.iter().all(|one| *one == first).then_some(first)
}
