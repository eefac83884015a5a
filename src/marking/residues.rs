//! Remainders: `0, 1, 2 mod 7`, `remainder 0 after division by 3`, `0 1 2; 7`, `n mod 7 = 0, 1, 2`.
//!
//! A larger modulus that describes the same numbers is right but for the divisor. With a wrong modulus the remainders mean
//! other numbers and earn nothing.

use super::lexicon::{Numeral, Sense};
use super::parts::{Judged, cancel};
use super::{Judgement, Named, Spoken};
use crate::document::{Answer, Phrase};

/// The largest modulus that is read.
const LARGEST: u64 = 10_000;

/// Every way to judge a modulus and remainders; the modulus is the smallest that will do.
pub fn read(modulus: u64, remainders: &[u64], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let given = spoken.meanings(true, residues);
    given.into_iter().map(|(given, by)| judged(modulus, remainders, given, by)).collect()
}

/// Remainders in rising order, and the modulus.
fn residues(senses: &[Sense]) -> Vec<(Vec<u64>, u64)> {
    use Sense as S;
    if let Some(found) = multiples(senses) {
        return vec![found];
    }
    // `N: 3, 4, 5, 6 mod 7` are the others.
    if matches!(senses, [S::Letter('n'), S::Sign(':'), ..]) {
        return Vec::new();
    }
    // `7: 0, 1, 2`
    if let [S::Number(by), S::Sign(':'), rest @ ..] = senses
        && let (Some(by), Some(given)) = (by.value, listed(rest))
    {
        let smaller = given.iter().all(|&remainder| remainder < by);
        return Some((given, by)).filter(|(given, by)| smaller && fits(given, *by)).into_iter().collect();
    }
    let kept = |sense: &&S| {
        !matches!(
            sense,
            S::Loses
                | S::Is
                | S::Dot(false)
                | S::Sign('!' | ':' | '=' | '(' | ')' | '≡')
                | S::In
                | S::Taken
                | S::Heap
                | S::Heaps
                | S::If
                | S::NumberNoun
                | S::For
                | S::Leave
                | S::Become
        )
    };
    let mut kept: Vec<S> = senses.iter().filter(kept).copied().collect();
    // `those with remainder 0, 2`
    if let [S::With, S::Remainder, ..] = kept[..] {
        kept.remove(0);
    }
    // `0-tól 5-ig minden maradék`, `a hetes maradék 0, 1, 2`
    if let Some(at) = kept.windows(2).position(|pair| pair == [S::All, S::Remainder])
        && kept.iter().filter(|sense| matches!(sense, S::Number(_))).count() > 1
    {
        kept.remove(at);
    }
    if let [S::Sized, S::Number(by), S::Remainder, ref rest @ ..] = kept[..] {
        let by = by.value.unwrap_or_default();
        return listed(rest).filter(|given| fits(given, by)).map(|given| (given, by)).into_iter().collect();
    }
    // `rem 0, 1, 2 by 7`
    let is_named = kept.iter().any(any_of!(Mod Divided Sign('%'))) || !kept.contains(&S::Remainder);
    let is_divisor = |sense: &S| matches!(sense, S::Mod | S::Divided | S::Sign('%')) || !is_named && *sense == S::By;
    // What is said of the divisor, and the rest.
    let divided: Vec<usize> = (0..kept.len()).filter(|&at| is_divisor(&kept[at])).collect();
    let (by, rest): (Option<u64>, Vec<S>) = match divided[..] {
        // `0 1 2 a maradék, 7 az osztó`
        [at] if at + 1 == kept.len()
            && at > 1
            && matches!((kept[at - 2], kept[at - 1]), (S::Comma(_) | S::Semicolon | S::Remainder, S::Number(_))) =>
        {
            let by = if let S::Number(number) = kept[at - 1] { number.value } else { None };
            (by, kept[..at - 1].iter().filter(|sense| !matches!(sense, S::Semicolon)).copied().collect())
        }
        [at] => {
            let after = kept.get(at + 1..).unwrap_or_default();
            let skip = after
                .iter()
                .take_while(|sense| {
                    matches!(sense, S::Of | S::From | S::In | S::Become | S::Remainder | S::By | S::With | S::Minus(_))
                })
                .count();
            match (
                after.get(skip),
                at.checked_sub(1).map(|before| (&kept[before], before.checked_sub(1).map(|before| kept[before]))),
            ) {
                // `7-tel osztva`
                (_, Some((S::Number(number), Some(S::With | S::By | S::Mod))))
                    if !matches!(after.get(skip), Some(S::Number(_))) || matches!(kept[at], S::Divided) =>
                {
                    let rest = kept[..at - 2].iter().chain(after).copied().collect();
                    (number.value, rest)
                }
                // `mod 7 or 14`
                (Some(S::Number(_)), _) if after.get(skip + 1) == Some(&S::Or) => return Vec::new(),
                (Some(S::Number(number)), _) => {
                    let rest = kept[..at].iter().chain(&after[skip + 1..]).copied().collect();
                    (number.value, rest)
                }
                _ => return Vec::new(),
            }
        }
        [] => (None, kept),
        // `divisor: 7, divided by 7`
        _ => return Vec::new(),
    };
    let rest: Vec<S> = rest.into_iter().filter(|sense| !matches!(sense, S::Remainder | S::Letter('n'))).collect();
    if let Some(by) = by {
        // `0; 1; 2 mod 7`
        let rest: Vec<S> =
            rest.iter().map(|sense| if *sense == S::Semicolon { S::Comma(false) } else { *sense }).collect();
        return listed(&rest).filter(|given| fits(given, by)).map(|given| (given, by)).into_iter().collect();
    }
    // Without a word a semicolon or a line parts the divisor from the remainders; only that can be the divisor that is larger.
    let parts: Vec<&[S]> =
        rest.split(|sense| matches!(sense, S::Semicolon | S::Line)).filter(|part| !part.is_empty()).collect();
    let [first, last] = parts[..] else { return Vec::new() };
    let (Some(first), Some(last)) = (listed(first), listed(last)) else { return Vec::new() };
    let way = |given: &Vec<u64>, by: &Vec<u64>| match by[..] {
        [by] if fits(given, by) => Some((given.clone(), by)),
        _ => None,
    };
    let found: Vec<_> = way(&first, &last).into_iter().collect();
    if found.is_empty() && last.iter().max() < first.iter().max() {
        return way(&last, &first).into_iter().collect();
    }
    found
}

/// `7k, 7k + 1, 7k + 2`: remainders and the modulus.
fn multiples(senses: &[Sense]) -> Option<(Vec<u64>, u64)> {
    use Sense as S;
    let mut found: Option<(Vec<u64>, u64)> = None;
    let parts = senses.split(|sense| matches!(sense, S::Comma(_) | S::And | S::Or | S::Semicolon));
    for part in parts.filter(|part| !part.is_empty()) {
        let (by, letter, remainder) = match *part {
            [S::Number(by), S::Letter(letter)] => (by.value?, letter, 0),
            [S::Number(by), S::Letter(letter), S::Sign('+') | S::Plus, S::Number(more)] => {
                (by.value?, letter, more.value?)
            }
            // `7n + 0, 1, 2`
            [S::Number(more)] if found.as_ref().is_some_and(|(all, _)| !all.is_empty()) => {
                (found.as_ref()?.1, 'n', more.value?)
            }
            _ => return None,
        };
        let (all, modulus) = found.get_or_insert((Vec::new(), by));
        if *modulus != by || !matches!(letter, 'k' | 'n' | 'm') || remainder >= by {
            return None;
        }
        all.push(remainder);
    }
    found.filter(|(all, by)| fits(all, *by)).map(|(mut all, by)| {
        all.sort_unstable();
        all.dedup();
        (all, by)
    })
}

fn fits(given: &[u64], by: u64) -> bool {
    by > 0 && by <= LARGEST && !given.is_empty() && given.len() <= LARGEST as usize
}

/// The numbers of a list in which `0-6` and `0 to 6` are all from 0 to 6.
fn listed(senses: &[Sense]) -> Option<Vec<u64>> {
    use Sense as S;
    let value = |number: &Numeral| number.value.filter(|_| !number.is_padded());
    let mut all: Vec<u64> = Vec::new();
    let mut at = 0;
    while at < senses.len() {
        match &senses[at..] {
            [S::Number(from), S::Comma(_), S::Dots, S::Comma(_), S::Number(to), ..] => {
                run(&mut all, value(from)?, value(to)?)?;
                at += 5;
            }
            [S::Since | S::From, S::Number(from), S::Until, S::Number(to), ..] => {
                run(&mut all, value(from)?, value(to)?)?;
                at += 4;
            }
            [S::From | S::Since, S::Number(from), S::To | S::Minus(_), S::Number(to), ..] => {
                run(&mut all, value(from)?, value(to)?)?;
                at += 4;
            }
            [S::Number(from), S::Minus(_) | S::To | S::Dots | S::Until, S::Number(to), ..] => {
                run(&mut all, value(from)?, value(to)?)?;
                at += 3;
            }
            [S::Number(number), ..] => {
                all.push(value(number)?);
                at += 1;
            }
            [S::Comma(_) | S::And | S::Or | S::Plus, ..] => at += 1,
            // What is left where the divisor was.
            [S::Semicolon | S::Line, ..] if at == 0 || at + 1 == senses.len() => at += 1,
            _ => return None,
        }
    }
    all.sort_unstable();
    all.dedup();
    Some(all)
}

/// Appends all numbers from one to another.
fn run(all: &mut Vec<u64>, from: u64, to: u64) -> Option<()> {
    if to.checked_sub(from)? > LARGEST || all.len() > LARGEST as usize {
        return None;
    }
    all.extend(from..=to);
    Some(())
}

fn judged(modulus: u64, remainders: &[u64], given: Vec<u64>, by: u64) -> Judgement {
    let fits = by.is_multiple_of(modulus);
    let expected: Vec<u64> = (0..by).filter(|heap| remainders.contains(&(heap % modulus))).collect();
    let mut parts: Vec<Judged> = remainders
        .iter()
        .map(|&remainder| {
            // A remainder that is written as a larger number is none.
            let all = expected.iter().filter(|heap| *heap % modulus == remainder).all(|heap| given.contains(heap));
            Judged::new(Phrase::new("mark-part-remainder").with("remainder", remainder), fits && all)
        })
        .collect();
    let wrong = if fits { given.iter().filter(|one| !expected.contains(one)).count() } else { 0 };
    cancel(&mut parts, wrong);
    parts.insert(0, Judged::new(Phrase::new("mark-part-modulus"), by == modulus));
    let answer = Answer::Residues { modulus: by, remainders: given };
    let larger = fits && by != modulus;
    Judgement {
        understood: answer.line(),
        parts,
        answer: Some(answer),
        named: larger.then(|| Named::new("slip-not-smallest")),
        refutation: larger.then(|| Phrase::new("mark-smaller-divisor").with("modulus", modulus)),
    }
}
