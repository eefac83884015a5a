//! The automata of atoms, from integers alone: together with the meaning of atoms, this is what a
//! proof trusts.
//!
//! Representation: digits highest first. Linear atoms carry the value v of the digits read, so a
//! digit d leads to 2v + d; in Zeckendorf a pair (u, v) that means u*F(j+1) + v*F(j) with j
//! digits to come (F(0) = 1, F(1) = 2, F(2) = 3), so d leads to (u + v, u + d). Whether words are
//! valid Zeckendorf forms is left to the walks.
//! Failure: a message for an atom of another shape, or if it needs too many states.
//! Source: Boudet and Comon 1996; Bouton 1902 for nim-sums

use super::canon::normal;
use super::formula::{Formula, Linear, Var, What, is_one};
use super::walks::{Automaton, Fuel};
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;

/// An atom's own automaton and the variables of its tracks, in increasing order.
pub(super) type Machine = (Vec<Var>, Automaton);

/// The most tracks of an atom, and the most states.
const TRACKS: usize = 14;
const STATES: usize = 1 << 20;

/// The automaton of an atom, in base 2 or, if `sparse`, in Zeckendorf.
pub(super) fn machine(atom: &Formula, sparse: bool, fuel: &mut Fuel) -> Result<Machine, String> {
    let other =
        || format!("an atom of this shape has no automaton in {}", if sparse { "Zeckendorf" } else { "base 2" });
    let terms = atom.terms().map(|term| normal(term, None, fuel)).collect::<Result<Vec<_>, _>>()?;
    match (atom, &terms[..], sparse) {
        (Formula::Equal(_), [term], _) => equation(term, sparse, fuel)?.ok_or_else(other),
        (Formula::AtMost(_), [term], _) => inequality(term, sparse, fuel)?.ok_or_else(other),
        (Formula::Odd(_), [term], _) => odd(term, sparse, fuel)?.ok_or_else(other),
        (Formula::Pow2(_), [term], false) => {
            let var = term.as_var().ok_or_else(other)?;
            // How many ones there were; three means more than one.
            let next = |ones: &u32, digits: &[u32]| if digits[0] == 0 { *ones } else { 3.min(2 * ones + 1) };
            by_digits(&[var], 0, next, |ones| *ones == 1, fuel)
        }
        (Formula::Bit(..), [bit, term], false) => {
            let vars = [bit.as_var().ok_or_else(other)?, term.as_var().ok_or_else(other)?];
            // Nothing yet; the one, above a one; wrong.
            let next = |state: &u32, digits: &[u32]| match (state, digits[0], digits[1]) {
                (state, 0, _) => *state,
                (0, _, 1) => 1,
                _ => 2,
            };
            by_digits(&vars, 0, next, |state| *state == 1, fuel)
        }
        (Formula::EndZerosEven(_), [term], true) => {
            let var = term.as_var().ok_or_else(other)?;
            // Whether a one was read, and whether an odd number of zeros behind the last one.
            let next = |&(one, uneven): &(bool, bool), digits: &[u32]| match digits[0] {
                0 => (one, one && !uneven),
                _ => (true, false),
            };
            by_digits(&[var], (false, false), next, |&(_, uneven)| !uneven, fuel)
        }
        _ => Err(other()),
    }
}

/// All states that can be reached, where letters with equal keys do the same.
fn explore<K: Clone + Eq + Hash, S: Clone + Eq + Hash>(
    tracks: Vec<Var>,
    key: impl Fn(u32) -> K,
    start: S,
    next: impl Fn(&S, &K) -> S,
    accept: impl Fn(&S) -> bool,
    fuel: &mut Fuel,
) -> Result<Machine, String> {
    if tracks.len() > TRACKS {
        return Err(fuel.stop("tracks", tracks.len() as u64, TRACKS as u64));
    }
    fuel.spend(16 << tracks.len())?;
    let (mut class_of, mut keys, mut numbers) = (Vec::new(), Vec::new(), HashMap::new());
    for letter in 0..1_u32 << tracks.len() {
        let key = key(letter);
        let class = *numbers.entry(key.clone()).or_insert(keys.len());
        if class == keys.len() {
            keys.push(key);
        }
        class_of.push(u32::try_from(class).expect("at most 2^14 letters"));
    }
    let (mut states, mut numbers) = (vec![start.clone()], HashMap::from([(start, 0_u32)]));
    let (mut delta, mut at) = (Vec::new(), 0);
    while at < states.len() {
        // A step here makes integers and asks a table, which takes longer than one in a walk.
        fuel.spend(16 * keys.len())?;
        for key in &keys {
            let after = next(&states[at], key);
            let fresh = u32::try_from(states.len()).expect("states are limited");
            let number = *numbers.entry(after.clone()).or_insert(fresh);
            if number == fresh {
                states.push(after);
            }
            delta.push(number);
        }
        if states.len() > STATES {
            return Err(fuel.stop("states", states.len() as u64, STATES as u64));
        }
        at += 1;
    }
    let accept = states.iter().map(accept).collect();
    Ok((tracks, Automaton { class_of, classes: keys.len(), delta, accept }))
}

/// The digit of one track.
fn digit(letter: u32, tracks: &[Var], var: Var) -> u32 {
    let place = tracks.iter().position(|track| *track == var).expect("a variable of the atom");
    letter >> (tracks.len() - 1 - place) & 1
}

/// A machine over the digits of these variables, in this order; a variable may occur twice.
fn by_digits<S: Clone + Eq + Hash>(
    vars: &[Var],
    start: S,
    next: impl Fn(&S, &[u32]) -> S,
    accept: impl Fn(&S) -> bool,
    fuel: &mut Fuel,
) -> Result<Machine, String> {
    let tracks: Vec<Var> = BTreeSet::from_iter(vars.iter().copied()).into_iter().collect();
    let key = |letter: u32| -> Vec<u32> { vars.iter().map(|&var| digit(letter, &tracks, var)).collect() };
    explore(tracks.clone(), key, start, |state, digits| next(state, digits), accept, fuel)
}

/// Variables with their coefficients, if there is nothing else.
fn variables(term: &Linear) -> Option<BTreeMap<Var, BigInt>> {
    let pair = |(what, factor): &(What, BigInt)| match what {
        What::Var(var) => Some((*var, factor.clone())),
        _ => None,
    };
    term.parts.iter().map(pair).collect()
}

/// `one - other`, if the parts are two with coefficients 1 and -1.
fn difference(term: &Linear) -> Option<(&What, &What)> {
    let [(first, one), (second, other)] = &term.parts[..] else { return None };
    match (one.sign(), other.sign(), one.bits() == 1 && other.bits() == 1) {
        (Sign::Plus, Sign::Minus, true) => Some((first, second)),
        (Sign::Minus, Sign::Plus, true) => Some((second, first)),
        _ => None,
    }
}

/// A nim-sum of variables and constants: the variables left over, and the joint constant.
fn nim_sum(whats: &[&What]) -> Option<(BTreeSet<Var>, BigUint)> {
    let (mut vars, mut constant) = (BTreeSet::new(), BigUint::ZERO);
    for what in whats {
        let operands = match what {
            What::Var(var) => &[Linear::var(*var)][..],
            What::Xor(operands) => operands,
            What::Shift(_) | What::Lowpart(_) => return None,
        };
        for operand in operands {
            match (operand.as_var(), operand.as_number()) {
                (Some(var), _) if vars.remove(&var) => {}
                (Some(var), _) => drop(vars.insert(var)),
                (_, Some(number)) => constant ^= number,
                _ => return None,
            }
        }
    }
    Some((vars, constant))
}

fn equation(term: &Linear, sparse: bool, fuel: &mut Fuel) -> Result<Option<Machine>, String> {
    // One part alone is a constant: its digits are compared.
    if let [(what, factor)] = &term.parts[..] {
        let constant = if factor.sign() == Sign::Plus { -&term.constant } else { term.constant.clone() };
        if let (true, Some(constant)) = (factor.bits() == 1, constant.to_biguint()) {
            match what {
                What::Var(var) => return columns(vec![*var], &digits(&constant, sparse, fuel)?, fuel).map(Some),
                What::Xor(_) if !sparse => {
                    let Some((vars, more)) = nim_sum(&[what]) else { return Ok(None) };
                    let digits = digits(&(constant ^ more), false, fuel)?;
                    return columns(vars.into_iter().collect(), &digits, fuel).map(Some);
                }
                _ => {}
            }
        }
    }
    if let Some(vars) = variables(term) {
        return horner(&vars, &-&term.constant, false, sparse, fuel).map(Some);
    }
    let Some((left, right)) = difference(term).filter(|_| term.constant == BigInt::ZERO) else { return Ok(None) };
    if !sparse {
        let Some((vars, constant)) = nim_sum(&[left, right]) else { return Ok(None) };
        return columns(vars.into_iter().collect(), &digits(&constant, false, fuel)?, fuel).map(Some);
    }
    match (left, right) {
        (What::Var(is), What::Shift(of)) | (What::Shift(of), What::Var(is)) => {
            let Some(of) = of.as_var() else { return Ok(None) };
            // A digit of `of` is one place higher in `is`: it is the one read before. 2 is wrong.
            let next = |last: &u32, digits: &[u32]| if digits[0] == *last { digits[1] } else { 2 };
            by_digits(&[of, *is], 0, next, |last| *last == 0, fuel).map(Some)
        }
        (What::Var(is), What::Lowpart(of)) | (What::Lowpart(of), What::Var(is)) => {
            let Some(of) = of.as_var() else { return Ok(None) };
            // Whether `of` and `is` had a one; `is` has one only, the last of `of`.
            let next = |state: &Option<(bool, bool)>, digits: &[u32]| match (state, digits[0], digits[1]) {
                (Some(state), 0, 0) => Some(*state),
                (Some((_, false)), 1, is) => Some((true, is == 1)),
                _ => None,
            };
            let accept = |state: &Option<(bool, bool)>| state.is_some_and(|(of, is)| of == is);
            by_digits(&[of, *is], Some((false, false)), next, accept, fuel).map(Some)
        }
        _ => Ok(None),
    }
}

fn inequality(term: &Linear, sparse: bool, fuel: &mut Fuel) -> Result<Option<Machine>, String> {
    if let Some(vars) = variables(term) {
        return horner(&vars, &-&term.constant, true, sparse, fuel).map(Some);
    }
    // Two nim-sums of variables: the highest column with different parities decides.
    let or_equal = term.constant == BigInt::ZERO;
    let fits = !sparse && (or_equal || is_one(&term.constant));
    let Some((left, right)) = difference(term).filter(|_| fits) else { return Ok(None) };
    let (Some(left), Some(right)) = (nim_sum(&[left]), nim_sum(&[right])) else { return Ok(None) };
    if left.1 != BigUint::ZERO || right.1 != BigUint::ZERO {
        return Ok(None);
    }
    let tracks: Vec<Var> = left.0.union(&right.0).copied().collect();
    // The letter with ones on these tracks only.
    let ones =
        |vars: &BTreeSet<Var>| tracks.iter().fold(0_u32, |ones, track| ones << 1 | u32::from(vars.contains(track)));
    let (ones_left, ones_right) = (ones(&left.0), ones(&right.0));
    let parity = |letter: u32| letter.count_ones() % 2;
    let key = |letter: u32| parity(letter & ones_left).cmp(&parity(letter & ones_right));
    let next = |order: &std::cmp::Ordering, column: &std::cmp::Ordering| order.then(*column);
    let accept = |order: &std::cmp::Ordering| order.is_lt() || or_equal && order.is_eq();
    explore(tracks.clone(), key, std::cmp::Ordering::Equal, next, accept, fuel).map(Some)
}

/// The digits of a number, without leading zeros.
pub(super) fn digits(number: &BigUint, sparse: bool, fuel: &mut Fuel) -> Result<Vec<u32>, String> {
    let places = usize::try_from(number.bits()).unwrap_or(usize::MAX);
    if !sparse {
        return Ok((0..number.bits()).rev().map(|place| u32::from(number.bit(place))).collect());
    }
    fuel.spend(places.saturating_mul(places / 16))?;
    // Two neighbouring weights, up beyond the number and down again.
    let (mut weight, mut above) = (BigUint::from(1_u32), BigUint::from(2_u32));
    let mut count = 0;
    while weight <= *number {
        (weight, above) = (above.clone(), weight + above);
        count += 1;
    }
    let (mut rest, mut digits) = (number.clone(), Vec::new());
    for _ in 0..count {
        (weight, above) = (&above - &weight, weight);
        let one = weight <= rest;
        if one {
            rest -= &weight;
        }
        digits.push(u32::from(one));
    }
    Ok(digits)
}

/// The columns of the variables have these parities, with zeros in front.
fn columns(vars: Vec<Var>, digits: &[u32], fuel: &mut Fuel) -> Result<Machine, String> {
    let wrong = digits.len() + 1;
    let next = |&read: &usize, parity: &u32| match digits.get(read) {
        Some(digit) if digit == parity => read + 1,
        // The first digit is a one; there may be zeros before it.
        _ if read == 0 && *parity == 0 => 0,
        _ => wrong,
    };
    explore(vars, |letter| letter.count_ones() % 2, 0, next, |&read| read == digits.len(), fuel)
}

/// Horner's scheme modulo 2, for the variables with odd coefficients.
fn odd(term: &Linear, sparse: bool, fuel: &mut Fuel) -> Result<Option<Machine>, String> {
    let Some(vars) = variables(term) else { return Ok(None) };
    let odd = |number: &BigInt| number.magnitude().bit(0);
    let vars: Vec<Var> = vars.into_iter().filter(|(_, factor)| odd(factor)).map(|(var, _)| var).collect();
    let next = |&(u, v): &(bool, bool), &digit: &bool| if sparse { (u ^ v, u ^ digit) } else { (false, digit) };
    let accept = |&(_, v): &(bool, bool)| v != odd(&term.constant);
    explore(vars, |letter| letter.count_ones() % 2 == 1, (false, false), next, accept, fuel).map(Some)
}

/// How far a linear atom has been read: the weights of the next two places (in base 2 the first is unused),
/// or that the digits to come no longer matter.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Sum {
    Open(BigInt, BigInt),
    Settled(bool),
}

/// The sum of the variables with their coefficients is, or is at most, the target.
fn horner(
    vars: &BTreeMap<Var, BigInt>,
    target: &BigInt,
    at_most: bool,
    sparse: bool,
    fuel: &mut Fuel,
) -> Result<Machine, String> {
    let tracks: Vec<Var> = vars.keys().copied().collect();
    let total = |sign: Sign| vars.values().filter(|factor| factor.sign() == sign).sum::<BigInt>();
    let (most, least) = (total(Sign::Plus), total(Sign::Minus));
    // The value if j more digits come lies between low and high; j digits come to F(j) - 1.
    let settle = |u: BigInt, v: BigInt| {
        let low = Bound::new(&u, &v + &least, -&least, sparse);
        let high = Bound::new(&u, &v + &most, -&most, sparse);
        if at_most {
            match (low.stays_above(target), high.negated().stays_above(&(-target - 1))) {
                (true, _) => Sum::Settled(false),
                (_, true) => Sum::Settled(true),
                _ => Sum::Open(u, v),
            }
        } else if meets(low, high, target) {
            Sum::Open(u, v)
        } else {
            Sum::Settled(false)
        }
    };
    if tracks.len() > TRACKS {
        return Err(fuel.stop("tracks", tracks.len() as u64, TRACKS as u64));
    }
    // From the last track, the lowest digit, upwards: with a one there the sum is larger by its factor.
    let mut sums = vec![BigInt::ZERO];
    for factor in vars.values().rev() {
        let more: Vec<BigInt> = sums.iter().map(|sum| sum + factor).collect();
        sums.extend(more);
    }
    let key = |letter: u32| sums[letter as usize].clone();
    let next = |sum: &Sum, digits: &BigInt| match sum {
        Sum::Open(u, v) if sparse => settle(u + v, u + digits),
        Sum::Open(_, v) => settle(BigInt::ZERO, v * 2 + digits),
        settled => settled.clone(),
    };
    let accept = |sum: &Sum| match sum {
        Sum::Settled(accept) => *accept,
        Sum::Open(u, v) => {
            let value = if sparse { u * 2 + v } else { v.clone() };
            if at_most { value <= *target } else { value == *target }
        }
    };
    explore(tracks, key, settle(BigInt::ZERO, BigInt::ZERO), next, accept, fuel)
}

/// A bound on the value for j = 0, 1, 2, … digits to come: `here + shift`, where `here` doubles in
/// base 2, and in Zeckendorf is the sum of the two before.
#[derive(Clone)]
struct Bound {
    before: BigInt,
    here: BigInt,
    shift: BigInt,
    sparse: bool,
}

impl Bound {
    fn new(u: &BigInt, v: BigInt, shift: BigInt, sparse: bool) -> Bound {
        // With F(-1) = 1, one digit fewer than none makes u + v.
        let (before, here) = if sparse { (u + &v, u * 2 + &v) } else { (v.clone(), v) };
        Bound { before, here, shift, sparse }
    }

    fn negated(&self) -> Bound {
        Bound { before: -&self.before, here: -&self.here, shift: -&self.shift, sparse: self.sparse }
    }

    fn value(&self) -> BigInt {
        &self.here + &self.shift
    }

    fn advance(&mut self) {
        let next = if self.sparse { &self.here + &self.before } else { &self.here * 2 };
        self.before = std::mem::replace(&mut self.here, next);
    }

    /// Whether no later value is smaller than this one.
    fn rises(&self) -> bool {
        self.here.sign() != Sign::Minus && self.before.sign() != Sign::Minus
    }

    /// Whether this value and all later ones are above the target.
    fn stays_above(mut self, target: &BigInt) -> bool {
        // Two neighbours of one sign keep it, and then the values grow without end or fall.
        loop {
            if self.value() <= *target {
                return false;
            }
            if self.rises() {
                return true;
            }
            if self.negated().rises() {
                return false;
            }
            self.advance();
        }
    }
}

/// Whether the target lies between the bounds for some number of digits to come.
fn meets(mut low: Bound, mut high: Bound, target: &BigInt) -> bool {
    loop {
        let (least, most) = (low.value(), high.value());
        if least <= *target && *target <= most {
            return true;
        }
        if low.rises() && least > *target || high.negated().rises() && most < *target {
            return false;
        }
        low.advance();
        high.advance();
    }
}
