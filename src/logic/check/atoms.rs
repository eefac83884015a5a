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
use indexmap::IndexSet;
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;

/// An atom's own automaton and the variables of its tracks, in increasing order.
pub(super) type Machine = (Vec<Var>, Automaton);

/// The most tracks of an atom.
const TRACKS: usize = 14;
/// The most room for the states of an atom, in bytes.
const ROOM: usize = 1 << 26;
/// Steps for one new state: integers are made and a table is asked.
const STATE: usize = 128;
/// Steps for the bounds of one sum: a dozen integers are made.
const SETTLE: usize = 512;
/// Steps for one more digit of two bounds: four integers are made.
const DIGIT: usize = 128;

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
            // Whether a one was read, and whether an odd number of zeros after the last one.
            let next = |&(one, uneven): &(bool, bool), digits: &[u32]| match digits[0] {
                0 => (one, one && !uneven),
                _ => (true, false),
            };
            by_digits(&[var], (false, false), next, |&(_, uneven)| !uneven, fuel)
        }
        _ => Err(other()),
    }
}

/// A state in the making: what it takes in memory beside itself, in bytes.
trait State: Clone + Eq + Hash {
    fn room(&self) -> usize {
        0
    }
}

impl State for u32 {}
impl State for usize {}
impl State for (bool, bool) {}
impl State for Option<(bool, bool)> {}
impl State for std::cmp::Ordering {}

/// All states that can be reached, where letters with equal keys do the same.
fn explore<K: Clone + Eq + Hash, S: State>(
    tracks: Vec<Var>,
    key: impl Fn(u32) -> K,
    start: S,
    mut next: impl FnMut(&S, &K, &mut Fuel) -> Result<S, String>,
    accept: impl Fn(&S) -> bool,
    fuel: &mut Fuel,
) -> Result<Machine, String> {
    if tracks.len() > TRACKS {
        return Err(fuel.stop("tracks", tracks.len() as u64, TRACKS as u64));
    }
    fuel.spend(STATE << tracks.len())?;
    let (mut class_of, mut keys, mut numbers) = (Vec::new(), Vec::new(), HashMap::new());
    for letter in 0..1_u32 << tracks.len() {
        let key = key(letter);
        let class = *numbers.entry(key.clone()).or_insert(keys.len());
        if class == keys.len() {
            keys.push(key);
        }
        class_of.push(u32::try_from(class).expect("at most 2^14 letters"));
    }
    let (mut states, mut delta, mut at, mut room) = (IndexSet::from([start]), Vec::new(), 0, 0);
    while let Some(here) = states.get_index(at).cloned() {
        for key in &keys {
            fuel.spend(STATE)?;
            let (number, fresh) = states.insert_full(next(&here, key, fuel)?);
            if fresh {
                room += 2 * size_of::<S>() + 64 + states[number].room() + 8 * keys.len();
                if room > ROOM {
                    return Err(fuel.stop("bytes for the states of an atom", room as u64, ROOM as u64));
                }
            }
            delta.push(u32::try_from(number).expect("states are limited"));
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
fn by_digits<S: State>(
    vars: &[Var],
    start: S,
    next: impl Fn(&S, &[u32]) -> S,
    accept: impl Fn(&S) -> bool,
    fuel: &mut Fuel,
) -> Result<Machine, String> {
    let tracks: Vec<Var> = BTreeSet::from_iter(vars.iter().copied()).into_iter().collect();
    let key = |letter: u32| -> Vec<u32> { vars.iter().map(|&var| digit(letter, &tracks, var)).collect() };
    explore(tracks.clone(), key, start, |state, digits, _| Ok(next(state, digits)), accept, fuel)
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
    let next = |order: &std::cmp::Ordering, column: &std::cmp::Ordering, _: &mut Fuel| Ok(order.then(*column));
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
    let next = |&read: &usize, parity: &u32, _: &mut Fuel| match digits.get(read) {
        Some(digit) if digit == parity => Ok(read + 1),
        // The first digit is a one; there may be zeros before it.
        _ if read == 0 && *parity == 0 => Ok(0),
        _ => Ok(wrong),
    };
    explore(vars, |letter| letter.count_ones() % 2, 0, next, |&read| read == digits.len(), fuel)
}

/// Horner's scheme modulo 2, for the variables with odd coefficients.
fn odd(term: &Linear, sparse: bool, fuel: &mut Fuel) -> Result<Option<Machine>, String> {
    let Some(vars) = variables(term) else { return Ok(None) };
    let odd = |number: &BigInt| number.magnitude().bit(0);
    let vars: Vec<Var> = vars.into_iter().filter(|(_, factor)| odd(factor)).map(|(var, _)| var).collect();
    let next = |&(u, v): &(bool, bool), &digit: &bool, _: &mut Fuel| {
        Ok(if sparse { (u ^ v, u ^ digit) } else { (false, digit) })
    };
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

impl State for Sum {
    fn room(&self) -> usize {
        match self {
            Sum::Open(u, v) => 32 + 8 * (words(u) + words(v)),
            Sum::Settled(_) => 0,
        }
    }
}

/// Groups of 64 bits.
fn words(number: &BigInt) -> usize {
    usize::try_from(number.bits() / 64).unwrap_or(usize::MAX) + 1
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
    let below = -target - 1;
    let mut powers = Fibonacci::new();
    // The value if j more digits come lies between low and high; j digits come to F(j) - 1.
    let mut settle = |u: BigInt, v: BigInt, fuel: &mut Fuel| {
        let low = Bound::new(&u, &v + &least, -&least, sparse);
        let high = Bound::new(&u, &v + &most, -&most, sparse);
        fuel.spend(SETTLE + 4 * (words(&low.here) + words(&high.here) + words(target)))?;
        Ok(if at_most {
            if low.clone().stays_above(target, fuel)? {
                Sum::Settled(false)
            } else if high.negated().stays_above(&below, fuel)? {
                Sum::Settled(true)
            } else {
                Sum::Open(u, v)
            }
        } else if meets(low, high, target, &mut powers, fuel)? {
            Sum::Open(u, v)
        } else {
            Sum::Settled(false)
        })
    };
    if tracks.len() > TRACKS {
        return Err(fuel.stop("tracks", tracks.len() as u64, TRACKS as u64));
    }
    let longest = vars.values().map(words).max().unwrap_or(0);
    fuel.spend((STATE + 4 * longest) << tracks.len())?;
    // From the last track, the lowest digit, upwards: with a one there the sum is larger by its factor.
    let mut sums = vec![BigInt::ZERO];
    for factor in vars.values().rev() {
        let more: Vec<BigInt> = sums.iter().map(|sum| sum + factor).collect();
        sums.extend(more);
    }
    let key = |letter: u32| sums[letter as usize].clone();
    let start = settle(BigInt::ZERO, BigInt::ZERO, fuel)?;
    let next = |sum: &Sum, digits: &BigInt, fuel: &mut Fuel| match sum {
        Sum::Open(u, v) if sparse => settle(u + v, u + digits, fuel),
        Sum::Open(_, v) => settle(BigInt::ZERO, v * 2 + digits, fuel),
        settled => Ok(settled.clone()),
    };
    let accept = |sum: &Sum| match sum {
        Sum::Settled(accept) => *accept,
        Sum::Open(u, v) => {
            let value = if sparse { u * 2 + v } else { v.clone() };
            if at_most { value <= *target } else { value == *target }
        }
    };
    explore(tracks, key, start, next, accept, fuel)
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

    /// Whether no later value is larger than this one.
    fn falls(&self) -> bool {
        self.here.sign() != Sign::Plus && self.before.sign() != Sign::Plus
    }

    /// Whether this value and all later ones are above the target.
    fn stays_above(mut self, target: &BigInt, fuel: &mut Fuel) -> Result<bool, String> {
        // Two neighbours of one sign keep it, and then the values grow without end or fall.
        loop {
            fuel.spend(DIGIT / 2 + 4 * words(&self.here))?;
            if self.value() <= *target {
                return Ok(false);
            }
            if self.rises() {
                return Ok(true);
            }
            if self.falls() {
                return Ok(false);
            }
            self.advance();
        }
    }

    /// So many digits further.
    fn jump(&mut self, digits: usize, powers: &mut Fibonacci, fuel: &mut Fuel) -> Result<(), String> {
        if !self.sparse {
            self.here <<= digits;
            self.before = self.here.clone();
        } else {
            // here, here + before, 2*here + before, …: Fibonacci numbers of each.
            let [second, first, last] = powers.three(digits, fuel)?;
            let here = &self.here * &last + &self.before * &first;
            self.before = &self.here * first + &self.before * second;
            self.here = here;
        }
        fuel.spend(32 + 8 * words(&self.here))
    }
}

/// 1, 0, 1, 1, 2, 3, 5, …: as many as were asked for.
struct Fibonacci(Vec<BigInt>);

impl Fibonacci {
    fn new() -> Fibonacci {
        Fibonacci([1, 0, 1].map(BigInt::from).to_vec())
    }

    /// The numbers from this place on.
    fn three(&mut self, place: usize, fuel: &mut Fuel) -> Result<[BigInt; 3], String> {
        while self.0.len() < place + 3 {
            let next = &self.0[self.0.len() - 1] + &self.0[self.0.len() - 2];
            fuel.spend(32 + 4 * words(&next))?;
            self.0.push(next);
        }
        Ok([0, 1, 2].map(|more| self.0[place + more].clone()))
    }
}

/// Whether the target lies between the bounds for some number of digits to come.
fn meets(
    mut low: Bound,
    mut high: Bound,
    target: &BigInt,
    powers: &mut Fibonacci,
    fuel: &mut Fuel,
) -> Result<bool, String> {
    // As long as both bounds are far smaller than the target, there is nothing to look at: a digit makes them
    // at most twice as large, in Zeckendorf at most 2^0.7 times.
    let all = [&low.before, &low.here, &low.shift, &high.before, &high.here, &high.shift];
    let longest = all.into_iter().map(BigInt::bits).max().unwrap_or(0) + 3;
    if let Some(far) = target.bits().checked_sub(longest) {
        let digits = usize::try_from(if low.sparse { far * 10 / 7 } else { far })
            .map_err(|_| "a number is too long".to_owned())?;
        low.jump(digits, powers, fuel)?;
        high.jump(digits, powers, fuel)?;
    }
    loop {
        fuel.spend(DIGIT + 4 * (words(&low.here) + words(&high.here)))?;
        let (least, most) = (low.value(), high.value());
        if least <= *target && *target <= most {
            return Ok(true);
        }
        if low.rises() && least > *target || high.falls() && most < *target {
            return Ok(false);
        }
        low.advance();
        high.advance();
    }
}
