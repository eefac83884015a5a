//! Whether a sentence is true of all, or the smallest numbers for which it fails: `true`, `false for (1, 2, 3)`, `n = 2`.

use super::lexicon::Sense;
use super::{Item, Judgement, Named, Spoken};
use crate::document::build::say;
use crate::document::{Answer, Phrase};
use crate::exercise::{Form, Judged, Verdict};

/// A verdict and, of a false sentence, the numbers.
#[derive(Clone, Debug, PartialEq)]
enum Given {
    True,
    False,
    FalseFor(Vec<u64>),
}

/// Every way to judge a verdict and perhaps numbers.
pub fn read(item: &Item<'_>, right: Option<&[u64]>, spoken: &Spoken<'_>) -> Vec<Judgement> {
    let single = matches!(item.form(), Form::Lost);
    let given = spoken.meanings(true, |senses| verdict(single, senses));
    given.into_iter().map(|given| judged(right, given)).collect()
}

fn judged(right: Option<&[u64]>, given: Given) -> Judgement {
    let is_true = given == Given::True;
    let answer = match given {
        Given::True => Some(Answer::Counterexample(None)),
        Given::False => None,
        Given::FalseFor(numbers) => Some(Answer::Counterexample(Some(numbers))),
    };
    let fits = answer == Some(Answer::Counterexample(right.map(<[u64]>::to_vec)));
    let mut verdict = Verdict::of([Judged::new(Phrase::new("mark-part-verdict"), is_true == right.is_none())]);
    verdict.parts.extend(right.map(|_| Judged::new(Phrase::new("mark-part-counterexample"), fits)));
    verdict.named = right.filter(|_| answer.is_none()).map(|_| Named::new("slip-missing"));
    let understood = answer.as_ref().map_or_else(|| say(Phrase::new("mark-false")), Answer::line);
    Judgement::of(understood, answer, verdict)
}

/// What is said of the sentence. `single`: it is about one number, and says of a position that it is lost.
fn verdict(single: bool, senses: &[Sense]) -> Option<Given> {
    use Sense as S;
    let (mut said, mut not, mut numbers, mut named) = (None, false, Vec::new(), false);
    // What is said of all, of none, and what is said of some is not understood.
    let (mut every, mut nobody, mut example) = (false, false, false);
    let mut letters = Vec::new();
    let mut bracket = 0_usize;
    for (at, sense) in senses.iter().enumerate() {
        let is_denied = senses.get(at + 1) == Some(&S::Example);
        let (is_false, is_true) = (said == Some(false), said == Some(true));
        let mut say = |value: bool| {
            let same = said.is_none_or(|known| known == value);
            said = Some(value);
            same
        };
        let fits = match sense {
            // `no counterexample`
            S::No | S::None if is_denied => say(true),
            // `there is a counterexample`, `there is no such n`
            S::Is if is_denied && numbers.is_empty() => say(false),
            S::None if single && senses.get(at + 1) == Some(&S::Letter('n')) => say(true),
            // `no trio fails`, `won for no n`
            S::No | S::None if matches!(senses.get(at + 1), Some(S::Trio | S::Letter('n'))) => {
                !std::mem::replace(&mut nobody, true)
            }
            S::Smallest if !single || every || is_true => return None,
            S::Example => {
                example = true;
                true
            }
            S::Not if is_denied => return None,
            S::True | S::Yes | S::Tick('☑') => say(true),
            S::Tick('☒') => say(false),
            S::Letter('t' | 'i') if senses.len() == 1 => say(true),
            S::Letter('f' | 'h') if at == 0 => say(false),
            S::Loses if single => say(true),
            // `for every lost trio`, `false because it fails for …`
            S::Loses if every => true,
            S::Because if is_false => true,
            S::False | S::Fails => say(false),
            S::Wins if single => say(false),
            S::No => say(false),
            // What is denied comes after it.
            S::Not => said.is_none() && !std::mem::replace(&mut not, true),
            S::All | S::Any => {
                every = true;
                true
            }
            S::Number(number) => {
                // A verdict comes before its numbers.
                numbers.push(number.value.filter(|_| !number.is_padded())?);
                true
            }
            S::Letter('n') if single => {
                named |= !every && matches!(senses.get(at + 1), Some(S::Sign('=') | S::Number(_) | S::Smallest));
                true
            }
            S::Letter(letter @ 'a'..='c') if !single && senses.get(at + 1) == Some(&S::Sign('=')) => {
                letters.push((*letter, numbers.len()));
                true
            }
            S::Dot(true) => return None,
            S::Sign('(') => {
                bracket += 1;
                true
            }
            S::Trio
            | S::If
            | S::For
            | S::To
            | S::Then
            | S::Only
            | S::Taken
            | S::Onto
            | S::Mover
            | S::Smallest
            | S::In
            | S::Is
            | S::Of
            | S::With
            | S::Player
            | S::But
            | S::From
                if !(single && *sense == S::From) =>
            {
                true
            }
            S::Comma(_)
            | S::Semicolon
            | S::Sign(')' | '=' | ':' | '!')
            | S::Dot(_)
            | S::Line
            | S::And
            | S::Minus(false) => true,
            S::After | S::Point | S::NumberNoun | S::Sign('#') => true,
            _ => false,
        };
        if !fits {
            return None;
        }
    }
    let count = if single { 1 } else { 3 };
    // `c = 12, a = 7, b = 11`
    if !letters.is_empty() {
        letters.sort_unstable();
        let places: Option<Vec<u64>> = letters.iter().map(|&(_, place)| numbers.get(place).copied()).collect();
        numbers = places.filter(|places| places.len() == numbers.len())?;
    }
    if named && numbers.is_empty() {
        return None;
    }
    if nobody {
        let denied = if said.is_none() && example { Some(false) } else { said };
        return (denied == Some(false) && !not && numbers.is_empty()).then_some(Given::True);
    }
    let said = match (said, not) {
        (Some(said), not) => Some(said != not),
        (None, true) => Some(false),
        (None, false) => None,
    };
    match (said, numbers.len()) {
        (Some(true), 0) => Some(Given::True),
        // `for every n`
        (None, 0) if every && !not => Some(Given::True),
        (Some(false), 0) => Some(Given::False),
        // A number by itself may be that of a box.
        (None, 1) if single && numbers[0] < 2 && !named => None,
        // `lost for n = 4` says the opposite of what numbers are asked for.
        (None | Some(false), given) if given == count && bracket <= 1 && !every => Some(Given::FalseFor(numbers)),
        _ => None,
    }
}
