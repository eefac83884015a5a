//! Formulas by plain integers: the meaning that machines and canonical forms are tested against.
//!
//! Representation: `i64` values; quantifiers range below a bound. Places of Zeckendorf numeration
//! are worth 1, 2, 3, 5, 8, …; digits come highest first.
//! Failure: none for small numbers. Source: the definitions of the format.

use super::super::formula::{Formula, Linear, Var, What};

/// Places of words in tests.
const PLACES: usize = 40;

/// What the places of Zeckendorf numeration are worth, the lowest first.
const WEIGHTS: [i64; PLACES] = {
    let mut weights = [1; PLACES];
    weights[1] = 2;
    let mut place = 2;
    while place < PLACES {
        weights[place] = weights[place - 1] + weights[place - 2];
        place += 1;
    }
    weights
};

/// The digits of a number, highest first, of at least this length.
pub fn digits(mut number: i64, sparse: bool, length: usize) -> Vec<u32> {
    let mut digits = Vec::new();
    for place in (0..PLACES).rev() {
        let weight = if sparse { WEIGHTS[place] } else { 1 << place };
        let one = weight <= number;
        number -= if one { weight } else { 0 };
        digits.push(u32::from(one));
    }
    let start = digits.iter().position(|digit| *digit == 1).unwrap_or(PLACES);
    digits.split_off(start.min(PLACES - length))
}

/// The number of these digits, if they are a valid form.
pub fn number(digits: &[u32], sparse: bool) -> Option<i64> {
    if sparse && digits.windows(2).any(|pair| pair == [1, 1]) {
        return None;
    }
    let weight = |place: usize| if sparse { WEIGHTS[place] } else { 1 << place };
    Some(digits.iter().rev().enumerate().map(|(place, digit)| weight(place) * i64::from(*digit)).sum())
}

/// The value of a term.
pub fn value(term: &Linear, env: &[i64]) -> i64 {
    let small = |number: &num_bigint::BigInt| i64::try_from(number).expect("small in tests");
    let clamped = |term: &Linear| value(term, env).max(0);
    let what = |what: &What| match what {
        What::Var(var) => env[*var as usize],
        What::Xor(operands) => operands.iter().map(clamped).fold(0, |one, other| one ^ other),
        What::Shift(inner) => {
            let mut digits = digits(clamped(inner), true, 0);
            digits.push(0);
            number(&digits, true).expect("valid")
        }
        What::Lowpart(inner) => {
            let mut digits = digits(clamped(inner), true, 0);
            let last = digits.iter().rposition(|digit| *digit == 1).unwrap_or(0);
            digits.iter_mut().take(last).for_each(|digit| *digit = 0);
            number(&digits, true).expect("valid")
        }
    };
    term.parts.iter().map(|(part, factor)| what(part) * small(factor)).sum::<i64>() + small(&term.constant)
}

/// Whether the formula holds, with quantifiers below `below`.
pub fn holds(formula: &Formula, env: &mut Vec<i64>, below: i64) -> bool {
    let clamped = |term: &Linear, env: &[i64]| value(term, env).max(0);
    match formula {
        Formula::Truth(truth) => *truth,
        Formula::Equal(term) => value(term, env) == 0,
        Formula::AtMost(term) => value(term, env) <= 0,
        Formula::Odd(term) => value(term, env).rem_euclid(2) == 1,
        Formula::Pow2(term) => clamped(term, env).count_ones() == 1,
        Formula::Bit(bit, term) => clamped(bit, env).count_ones() == 1 && clamped(bit, env) & clamped(term, env) != 0,
        Formula::EndZerosEven(term) => {
            let digits = digits(clamped(term, env), true, 0);
            digits.iter().rev().take_while(|digit| **digit == 0).count() % 2 == 0
        }
        Formula::Not(inner) => !holds(inner, env, below),
        Formula::And(parts) => parts.iter().all(|part| holds(part, env, below)),
        Formula::Or(parts) => parts.iter().any(|part| holds(part, env, below)),
        Formula::Implies(left, right) => !holds(left, env, below) || holds(right, env, below),
        Formula::Iff(left, right) => holds(left, env, below) == holds(right, env, below),
        Formula::Exists(var, body) => (0..below).any(|value| with(*var, value, body, env, below)),
        Formula::Forall(var, body) => (0..below).all(|value| with(*var, value, body, env, below)),
    }
}

fn with(var: Var, value: i64, body: &Formula, env: &mut Vec<i64>, below: i64) -> bool {
    let before = std::mem::replace(&mut env[var as usize], value);
    let result = holds(body, env, below);
    env[var as usize] = before;
    result
}
