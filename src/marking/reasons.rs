//! Reasons that somebody gives for an answer: `7, because the period is 12`, `take 1 so that both are equal`,
//! `yes (36 is even)`, `the other wins, the nim-sum is 0`.
//!
//! An answer is read without its reason only if nothing else can be read. A reason is the end of a text, after a word such
//! as *because*, in parentheses, or after a comma; or its beginning, before a word such as *so*. Every word of it is known, it denies nothing and leaves nothing open,
//! and no part of it is another answer. Of moves it says only what is true after them.
//! Failure: an answer with any other reason is not read.

use std::cell::Cell;
use std::ops::Range;

use super::lexicon::Sense;
use super::moves::{self, sorted};
use super::tokens::Token;
use super::{Item, Judgement, Spoken};
use crate::document::{Answer, AnswerMove};
use crate::exercise::Form;
use crate::exercise::second::numbers_in;

/// How many reasons one answer may have.
const MOST_REASONS: usize = 2;

/// The most tokens of an answer with a reason.
const MOST_TOKENS: usize = 60;

/// How many texts are read to find the reasons of one answer.
const MOST_TEXTS: usize = 200;

/// What separates a reason from the answer before it.
#[derive(Clone, Copy, PartialEq)]
enum Joint {
    /// A word that begins nothing but a reason.
    Word,
    /// `so` and `then`.
    Then,
    /// `and`, in moves of heaps.
    And,
    /// A parenthesis, a comma or a full stop.
    Sign,
    /// The answer comes after it.
    Lead,
}

/// Every way to judge an answer without the reason at its end.
pub fn meanings(item: &Item<'_>, spoken: &Spoken<'_>) -> Vec<Judgement> {
    let texts = Cell::new(0);
    let found = without(item, spoken, MOST_REASONS, &texts);
    if texts.get() > MOST_TEXTS { Vec::new() } else { found }
}

/// Everything that a text means, judged, until too many were read.
fn read(item: &Item<'_>, text: &str, texts: &Cell<usize>) -> Vec<Judgement> {
    texts.set(texts.get() + 1);
    let spoken = item.spoken(text).filter(|_| texts.get() <= MOST_TEXTS);
    spoken.map(|spoken| item.read(&spoken)).unwrap_or_default()
}

fn without(item: &Item<'_>, spoken: &Spoken<'_>, more: usize, texts: &Cell<usize>) -> Vec<Judgement> {
    let tokens = &spoken.tokens;
    if tokens.len() > MOST_TOKENS {
        return Vec::new();
    }
    let place = |from: usize, to: usize| tokens[from].place.start..tokens[to - 1].place.end;
    let mut found = Vec::new();
    for at in 1..tokens.len() {
        let joins = |token: &&Token| separates(token) || says(token, |sense| *sense == Sense::And);
        let end = at - tokens[..at].iter().rev().take_while(joins).count();
        let mut ways: Vec<(Joint, &[Token], Range<usize>)> = Vec::new();
        if let Some((joint, from)) = joint(item, tokens, at).filter(|(_, from)| end > 0 && *from < tokens.len()) {
            ways.push((joint, &tokens[from..], place(0, end)));
        }
        // `Because …, …` and `…, so …`
        let because = usize::from(says(&tokens[0], |sense| *sense == Sense::Because));
        let leads = says(&tokens[at], |sense| match sense {
            Sense::Comma(false) => because == 1,
            sense => *sense == Sense::Then,
        });
        if leads && because < end && at + 1 < tokens.len() {
            ways.push((Joint::Lead, &tokens[because..end], place(at + 1, tokens.len())));
        }
        for (joint, clause, core) in ways {
            if !clause_is_known(item, clause, joint) {
                continue;
            }
            let core = &spoken.typed[core];
            let mut judged = read(item, core, texts);
            if judged.is_empty() && more > 1 {
                judged = item.spoken(core).map_or(Vec::new(), |core| without(item, &core, more - 1, texts));
            }
            found.extend(judged.into_iter().filter(|judgement| {
                is_complete(item, judgement, clause)
                    && is_true(item, judgement, clause)
                    && !has_another(item, spoken.typed, (clause, joint), judgement, texts)
            }));
        }
    }
    found
}

/// What joins a reason that may begin at a token, and where its own words begin.
fn joint(item: &Item<'_>, tokens: &[Token], at: usize) -> Option<(Joint, usize)> {
    let token = &tokens[at];
    let is = |known: Sense| says(token, |sense| *sense == known);
    // Nothing else wins.
    if is(Sense::Rest) {
        return Some((Joint::Word, at));
    }
    if is(Sense::Because) || is(Sense::SoThat) {
        return Some((Joint::Word, at + 1));
    }
    if is(Sense::Then) {
        return Some((Joint::Then, at + 1));
    }
    if is(Sense::And) && moves::is_of_heaps(item) {
        return Some((Joint::And, at + 1));
    }
    let ends = tokens[at..].iter().position(|token| says(token, |sense| *sense == Sense::Sign(')')));
    let rest = |end: usize| tokens[at + end + 1..].iter().all(separates);
    if is(Sense::Sign('(')) && ends.is_some_and(rest) {
        return Some((Joint::Sign, at + 1));
    }
    // `12-7` is not an answer and a dash.
    let touches = at > 0 && tokens[at - 1].place.end == token.place.start && says(token, any_of!(Minus(_)));
    (separates(token) && !touches).then_some((Joint::Sign, at + 1))
}

/// Whether a token may be a separator and nothing else: `4.` is none.
fn separates(token: &Token) -> bool {
    token.ways.iter().any(|way| way.iter().all(is_separator))
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
    let (is_move, winner) = (matches!(answer, Answer::Moves(_)), matches!(answer, Answer::Winner(_)));
    let several = !matches!(answer, Answer::Winner(_) | Answer::Number(_) | Answer::Choice(_));
    let forbidden = |sense: &S| {
        let open = matches!(sense, S::Or | S::But | S::If | S::Except | S::Instead | S::Until | S::Some | S::Sign('?'));
        let other = matches!(sense, S::Wrong | S::False | S::Fails | S::Because | S::SoThat | S::Tick(_));
        let ends = matches!(sense, S::Unknown | S::Semicolon | S::Line);
        open || other || ends
    };
    // What can be no part of an answer, but for numbers.
    let explains = |sense: &S| {
        let joins =
            matches!(sense, S::Comma(_) | S::And | S::Then | S::Is | S::After | S::Minus(_) | S::Sign(_) | S::Dot(_));
        let named = matches!(sense, S::Fact | S::Sum | S::Value | S::Xor | S::Heaps | S::Heap | S::Player | S::Both);
        let counted =
            matches!(sense, S::Binary | S::Mod | S::Divided | S::Remainder | S::NumberNoun | S::Plus | S::Letter('g'));
        let left = is_move && matches!(sense, S::Leave | S::Become | S::Column | S::Columns | S::Row | S::Rows);
        let done = winner
            && matches!(sense, S::Take | S::Lower | S::From | S::Taken | S::Leave | S::Last | S::Misere | S::Normal);
        let who = matches!(sense, S::Wins | S::Loses | S::Mover | S::Other | S::Next | S::Rest);
        let silent = matches!(
            sense,
            S::Article | S::Courtesy | S::Counter | S::Sized | S::Point | S::In | S::To | S::By | S::With | S::Of
        );
        let joins = joins || matches!(sense, S::Number(_) | S::None | S::Not | S::No);
        joins || named || counted || left || done || who || silent
    };
    let strict = several || matches!(joint, Joint::Then | Joint::And | Joint::Sign);
    let fits =
        |token: &Token| !says(token, forbidden) && (!strict || token.ways.iter().any(|way| way.iter().all(explains)));
    // `not 0` says nothing but that something is.
    let zero = |token: &Token| says(token, |sense| matches!(sense, S::Number(number) if number.value == Some(0)));
    let denies = |at: usize| {
        let denies = says(&clause[at], |sense| matches!(sense, S::Not | S::No | S::None)) && !zero(&clause[at]);
        denies && !clause.get(at + 1).is_some_and(zero)
    };
    let telling = |token: &Token| {
        says(token, |sense| match sense {
            S::Fact | S::Sum | S::Value | S::Xor | S::Wins | S::Loses | S::Remainder | S::Mod | S::Rest => true,
            S::Take => winner && clause.iter().any(|token| says(token, |sense| matches!(sense, S::Number(_)))),
            S::Misere | S::Normal => winner,
            S::Leave | S::Become => is_move,
            _ => false,
        })
    };
    let tells = clause.iter().any(telling) || equation(clause) || joint == Joint::Then && moves::is_of_heaps(item);
    // Of a move it may be said that it wins, and of the other player or of what is left that it is lost.
    let has = |fits: fn(&S) -> bool| clause.iter().any(|token| says(token, fits));
    let wins = has(|sense| *sense == S::Wins) && has(|sense| matches!(sense, S::Other | S::Mover | S::Next));
    let loses = has(|sense| *sense == S::Loses)
        && !has(|sense| matches!(sense, S::Other | S::Number(_) | S::Point | S::Heap | S::Rest));
    if is_move && (wins || loses) {
        return false;
    }
    // `1, 2, 3 lost`: what is said of a number is not a reason for others.
    let numbered =
        clause.iter().any(|token| says(token, |sense| matches!(sense, S::Number(_) | S::Ordinal(_) | S::Letter(_))));
    let outcome = clause.iter().any(|token| says(token, |sense| matches!(sense, S::Wins | S::Loses)));
    if several && !is_move && joint != Joint::Word && numbered && outcome && !equation(clause) {
        return false;
    }
    clause.iter().all(fits) && !(0..clause.len()).any(denies) && (joint == Joint::Word || tells || !strict)
}

fn equation(clause: &[Token]) -> bool {
    clause.iter().any(|token| says(token, |sense| matches!(sense, Sense::Sign('=' | '<' | '>' | '≠'))))
}

/// Whether an answer says all that is asked for, so that the reason cannot say the rest.
fn is_complete(item: &Item<'_>, judgement: &Judgement, clause: &[Token]) -> bool {
    let parts = match &item.question.answer {
        Answer::Moves(_) | Answer::Winner(_) | Answer::Ticks(_) | Answer::Choice(_) => false,
        Answer::Number(_) => matches!(item.form(), Form::LineAndNumbers(_)),
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
    // `two sevens` and `two threats` count.
    let counts = |at: usize| {
        let word = |sense: &Sense| matches!(sense, Sense::Number(number) if number.digits == 0);
        let counted = |token: &Token| says(token, |sense| matches!(sense, Sense::Sized | Sense::Fact));
        says(&clause[at], word) && clause.get(at + 1).is_some_and(counted)
    };
    let number = |sense: &Sense| if let Sense::Number(number) = sense { number.value } else { None };
    let said = (0..clause.len()).filter(|&at| !counts(at)).flat_map(|at| clause[at].ways.iter().flatten());
    let said: Vec<u64> = said.filter_map(number).filter(|&number| number > 0).collect();
    let Some(Answer::Moves(moves)) = &judgement.answer else { return said.is_empty() };
    let before = numbers_in(&item.question.position);
    let count = |all: &[u64], number: u64| all.iter().filter(|&&one| one == number).count();
    let fits = |step: &AnswerMove| {
        let left = numbers_in(&step.to);
        let is_new = |number: &u64| count(&left, *number) > count(&before, *number);
        let whole = sorted(&left) == sorted(&said);
        whole || said.iter().all(|number| left.contains(number)) && said.iter().any(is_new)
    };
    said.is_empty() || moves.iter().all(fits)
}

/// Whether a part of a reason may be another answer.
fn has_another(
    item: &Item<'_>,
    typed: &str,
    (clause, joint): (&[Token], Joint),
    judgement: &Judgement,
    texts: &Cell<usize>,
) -> bool {
    let other = |part: &[Token]| {
        let (Some(first), Some(last)) = (part.first(), part.last()) else { return false };
        let text = &typed[first.place.start..last.place.end];
        read(item, text, texts)
            .iter()
            .any(|read| read.worth() != judgement.worth() || read.understood != judgement.understood)
    };
    let separates = |token: &Token| separates(token) || says(token, any_of!(And Then Comma(_) Sign('(' | ')')));
    // What stands between two signs, and what comes after one.
    let parts: Vec<&[Token]> = clause.split(separates).collect();
    let begins =
        |at: &usize| *at == 0 || separates(&clause[at - 1]) || says(&clause[*at], |sense| *sense == Sense::Sign('('));
    let ends = || (0..clause.len()).filter(begins).map(|at| &clause[at..]);
    match (joint, &item.question.answer) {
        (Joint::Word, Answer::Number(_)) => parts.len() > 1 && parts.last().is_some_and(|part| other(part)),
        // Its numbers are those of heaps that are left.
        (Joint::Then | Joint::And, Answer::Moves(_)) if moves::is_of_heaps(item) => false,
        _ => ends().chain(parts).any(other),
    }
}
