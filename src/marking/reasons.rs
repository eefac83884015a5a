//! Reasons that somebody gives for an answer: `7, because the period is 12`, `take 1 so that both are equal`,
//! `yes (36 is even)`, `the other wins, the nim-sum is 0`.
//!
//! An answer is read without its reason only if nothing else can be read. A reason is the end of a text, after a word such
//! as *because*, in parentheses, or after a comma. Every word of it is known, it denies nothing and leaves nothing open,
//! and no part of it is another answer. Of moves it says only what is true after them.
//! Failure: an answer with any other reason is not read.

use super::lexicon::Sense;
use super::tokens::Token;
use super::{Item, Judgement, Spoken};
use crate::document::{Answer, AnswerMove};
use crate::exercise::Form;
use crate::exercise::second::numbers_in;

/// How many reasons one answer may have.
const MOST_REASONS: usize = 2;

/// What separates a reason from the answer before it.
#[derive(Clone, Copy, PartialEq)]
enum Joint {
    /// A word that begins nothing but a reason.
    Word,
    /// A parenthesis, a comma, a full stop, or a word that may begin the answer as well: `so`.
    Sign,
}

/// Every way to judge an answer without the reason at its end.
pub fn meanings(item: &Item<'_>, spoken: &Spoken<'_>) -> Vec<Judgement> {
    without(item, spoken, MOST_REASONS)
}

fn without(item: &Item<'_>, spoken: &Spoken<'_>, more: usize) -> Vec<Judgement> {
    let mut found = Vec::new();
    for at in 1..spoken.tokens.len() {
        let Some((joint, from)) = joint(&spoken.tokens, at) else { continue };
        let clause = &spoken.tokens[from..];
        if clause.is_empty() || !clause_is_known(item, clause, joint) {
            continue;
        }
        let joins = |token: &&Token| says(token, |sense| is_separator(sense) || *sense == Sense::And);
        let end = at - spoken.tokens[..at].iter().rev().take_while(joins).count();
        let Some(last) = end.checked_sub(1) else { continue };
        let Some(core) = item.spoken(&spoken.typed[..spoken.tokens[last].place.end]) else { continue };
        let mut judged = item.read(&core);
        if judged.is_empty() && more > 1 {
            judged = without(item, &core, more - 1);
        }
        found.extend(judged.into_iter().filter(|judgement| {
            is_complete(item, judgement, clause)
                && is_true(item, judgement, clause)
                && !has_another(item, spoken.typed, clause, joint, judgement)
        }));
    }
    found
}

/// What joins a reason that may begin at a token, and where its own words begin.
fn joint(tokens: &[Token], at: usize) -> Option<(Joint, usize)> {
    let token = &tokens[at];
    let is = |known: Sense| says(token, |sense| *sense == known);
    if is(Sense::Because) || is(Sense::SoThat) {
        return Some((Joint::Word, at + 1));
    }
    if is(Sense::Then) {
        return Some((Joint::Sign, at + 1));
    }
    let ends = tokens[at..].iter().position(|token| says(token, |sense| *sense == Sense::Sign(')')));
    let rest = |end: usize| tokens[at + end + 1..].iter().all(|token| says(token, is_separator));
    if is(Sense::Sign('(')) && ends.is_some_and(rest) {
        return Some((Joint::Sign, at + 1));
    }
    says(token, is_separator).then_some((Joint::Sign, at + 1))
}

/// Whether a token says one thing in some way.
fn says(token: &Token, fits: impl Fn(&Sense) -> bool) -> bool {
    token.ways.iter().any(|way| way.iter().any(&fits))
}

fn is_separator(sense: &Sense) -> bool {
    matches!(sense, Sense::Comma(false) | Sense::Dot(false) | Sense::Sign('!' | ':') | Sense::Minus(false))
}

/// Whether every word of a reason is known, and none of them denies something, leaves it open or names another answer.
fn clause_is_known(item: &Item<'_>, clause: &[Token], joint: Joint) -> bool {
    use Sense as S;
    let answer = &item.question.answer;
    let moves = matches!(answer, Answer::Moves(_));
    let several = !matches!(answer, Answer::Winner(_) | Answer::Number(_) | Answer::Choice(_));
    let forbidden = |sense: &S| {
        let open = matches!(sense, S::Or | S::But | S::If | S::Except | S::Instead | S::Until | S::Some | S::Sign('?'));
        let other = matches!(sense, S::Wrong | S::False | S::Fails | S::Because | S::SoThat | S::Tick(_));
        let ends = matches!(sense, S::Unknown | S::Semicolon | S::Line);
        let done = matches!(sense, S::Take | S::Lower | S::Split | S::Act | S::Clear | S::From | S::Taken);
        open || other || ends || moves && (done || matches!(sense, S::Letter(_)))
    };
    // What can be no part of an answer, but for numbers.
    let explains = |sense: &S| {
        let joins =
            matches!(sense, S::Comma(_) | S::And | S::Then | S::Is | S::After | S::Minus(_) | S::Sign(_) | S::Dot(_));
        let named = matches!(sense, S::Fact | S::Sum | S::Value | S::Xor | S::Heaps | S::Heap | S::Player | S::Both);
        let left = matches!(sense, S::Leave | S::Become) && moves && joint == Joint::Word;
        let who = matches!(sense, S::Wins | S::Loses | S::Mover | S::Other | S::Next);
        let silent = matches!(sense, S::Article | S::Courtesy | S::Counter | S::Sized | S::In | S::To | S::Most);
        joins || named || left || who || silent || matches!(sense, S::Number(_) | S::None | S::Not | S::No)
    };
    let fits = |token: &Token| {
        !says(token, forbidden)
            && (joint == Joint::Word && !several || token.ways.iter().any(|way| way.iter().all(explains)))
    };
    // `not 0` says nothing but that something is.
    let zero = |token: &Token| says(token, |sense| matches!(sense, S::Number(number) if number.value == Some(0)));
    let denies = |at: usize| {
        let denies = says(&clause[at], |sense| matches!(sense, S::Not | S::No | S::None)) && !zero(&clause[at]);
        denies && !clause.get(at + 1).is_some_and(zero)
    };
    let telling =
        |token: &Token| says(token, |sense| matches!(sense, S::Fact | S::Sum | S::Value | S::Xor | S::Wins | S::Loses));
    clause.iter().all(fits)
        && !(0..clause.len()).any(denies)
        && (joint == Joint::Word || clause.iter().any(telling) || equation(clause))
}

fn equation(clause: &[Token]) -> bool {
    clause.iter().any(|token| says(token, |sense| matches!(sense, Sense::Sign('=' | '<' | '>' | '≠'))))
}

/// Whether an answer says all that is asked for, so that the reason cannot say the rest.
fn is_complete(item: &Item<'_>, judgement: &Judgement, clause: &[Token]) -> bool {
    let parts = match &item.question.answer {
        Answer::Moves(_) | Answer::Winner(_) | Answer::Ticks(_) | Answer::Choice(_) => false,
        Answer::Number(_) => item.form() == Form::LineAndNumbers,
        _ => true,
    };
    let says_numbers =
        clause.iter().any(|token| says(token, |sense| matches!(sense, Sense::Number(_) | Sense::Letter(_))));
    !parts || judgement.worth().1 || judgement.answer.is_some() && !says_numbers
}

/// Whether what a reason says of moves may be true: its numbers are heaps that are left, of which one was not there
/// before, or zero.
fn is_true(item: &Item<'_>, judgement: &Judgement, clause: &[Token]) -> bool {
    let Answer::Moves(_) = item.question.answer else { return true };
    let number = |sense: &Sense| if let Sense::Number(number) = sense { number.value } else { None };
    let said = clause.iter().flat_map(|token| token.ways.iter().flatten().filter_map(number));
    let said: Vec<u64> = said.filter(|&number| number > 0).collect();
    let Some(Answer::Moves(moves)) = &judgement.answer else { return said.is_empty() };
    let before = numbers_in(&item.question.position);
    let count = |all: &[u64], number: u64| all.iter().filter(|&&one| one == number).count();
    let fits = |step: &AnswerMove| {
        let left = numbers_in(&step.to);
        let is_new = |number: &u64| count(&left, *number) > count(&before, *number);
        said.iter().all(|number| left.contains(number)) && said.iter().any(is_new)
    };
    said.is_empty() || moves.iter().all(fits)
}

/// Whether a part of a reason may be another answer.
fn has_another(item: &Item<'_>, typed: &str, clause: &[Token], joint: Joint, judgement: &Judgement) -> bool {
    let other = |part: &[Token]| {
        let (Some(first), Some(last)) = (part.first(), part.last()) else { return false };
        let text = &typed[first.place.start..last.place.end];
        let read = item.spoken(text).map(|spoken| item.read(&spoken)).unwrap_or_default();
        read.iter().any(|read| read.worth() != judgement.worth() || read.understood != judgement.understood)
    };
    let separates = |token: &Token| {
        says(token, |sense| {
            is_separator(sense) || matches!(sense, Sense::And | Sense::Then | Sense::Comma(_) | Sense::Sign('(' | ')'))
        })
    };
    let parts: Vec<&[Token]> = clause.split(separates).collect();
    match (joint, &item.question.answer) {
        (Joint::Word, Answer::Number(_)) => parts.len() > 1 && parts.last().is_some_and(|part| other(part)),
        _ => other(clause) || parts.iter().any(|part| other(part)),
    }
}
