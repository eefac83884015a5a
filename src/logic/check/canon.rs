//! Canonical forms, and what a rewriting step may do.
//!
//! Representation: a formula is equivalent to `exists vars: matrix`; in the matrix `not` is
//! only before atoms and `exists`, and parts are sorted and without repeats. Equal canonical forms
//! mean equivalent formulas; equivalent formulas may have different ones.
//! Failure: a formula is refused where `exists` cannot be pulled outwards without capture.
//! Source: prenex and negation normal form; the one-point rule of first-order logic.

use super::depth;
use super::formula::{DEPTH, Formula, Linear, Var, What, is_one};
use super::walks::Fuel;
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::{BTreeMap, BTreeSet};

/// Steps for one look at each part of a formula, with its sets of variables and comparisons.
const VISIT: usize = 16;

/// Levels of a canonical form.
const LEVELS: usize = 2 * DEPTH;

/// `exists vars: matrix`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Canon {
    vars: BTreeSet<Var>,
    matrix: Formula,
}

impl Canon {
    fn open(matrix: Formula) -> Canon {
        Canon { vars: BTreeSet::new(), matrix }
    }

    /// The canonical form as a formula: one quantifier for each variable, in increasing order.
    pub fn closed(self, fuel: &mut Fuel) -> Result<Formula, String> {
        closed(self.vars.into_iter(), self.matrix, fuel)
    }

    fn conjuncts(&self) -> &[Formula] {
        match &self.matrix {
            Formula::And(parts) => parts,
            one => std::slice::from_ref(one),
        }
    }
}

/// `exists` of all these variables, unless it is too deep to be looked at.
fn closed(vars: impl DoubleEndedIterator<Item = Var>, matrix: Formula, fuel: &mut Fuel) -> Result<Formula, String> {
    let mut levels = depth(&matrix);
    let all = vars.rev().fold(matrix, |body, var| {
        levels += 1;
        if levels > LEVELS { body } else { Formula::Exists(var, Box::new(body)) }
    });
    if levels > LEVELS {
        return Err(fuel.stop("levels of quantifiers pulled outwards", levels as u64, LEVELS as u64));
    }
    Ok(all)
}

/// A term in normal form, with `value` for a variable if there is one: parts sorted, each once,
/// no coefficient 0.
pub(super) fn normal(term: &Linear, value: Option<(Var, &Linear)>, fuel: &mut Fuel) -> Result<Linear, String> {
    let mut parts: BTreeMap<What, BigInt> = BTreeMap::new();
    let mut constant = term.constant.clone();
    for (what, factor) in &term.parts {
        let single = |what| Linear { parts: vec![(what, BigInt::from(1))], constant: BigInt::ZERO };
        let summand = match what {
            What::Var(var) => match value {
                Some((wanted, value)) if wanted == *var => value.clone(),
                _ => Linear::var(*var),
            },
            What::Xor(operands) => {
                let operands = operands.iter().map(|operand| normal(operand, value, fuel));
                nim_sum(operands.collect::<Result<_, _>>()?)
            }
            What::Shift(inner) => single(What::Shift(Box::new(normal(inner, value, fuel)?))),
            What::Lowpart(inner) => single(What::Lowpart(Box::new(normal(inner, value, fuel)?))),
        };
        let words = usize::try_from(summand.constant.bits() / 64).unwrap_or(usize::MAX);
        fuel.spend(VISIT * (1 + summand.parts.len()) + words)?;
        constant += summand.constant * factor;
        for (what, more) in summand.parts {
            *parts.entry(what).or_default() += more * factor;
        }
    }
    let parts = parts.into_iter().filter(|(_, factor)| *factor != BigInt::ZERO).collect();
    Ok(Linear { parts, constant })
}

/// The nim-sum of normal terms: equal operands cancel, constants are joined, negative constants
/// count as 0, and a single operand is itself if it cannot be negative.
fn nim_sum(operands: Vec<Linear>) -> Linear {
    let mut flat = Vec::new();
    for mut operand in operands {
        match &mut operand.parts[..] {
            [(What::Xor(inner), one)] if is_one(one) && operand.constant == BigInt::ZERO => flat.append(inner),
            _ => flat.push(operand),
        }
    }
    let mut constant = BigUint::ZERO;
    let mut rest: BTreeSet<Linear> = BTreeSet::new();
    for operand in flat {
        if let Some(number) = operand.as_number() {
            constant ^= number;
        } else if !operand.parts.is_empty() && !rest.remove(&operand) {
            rest.insert(operand);
        }
    }
    if constant != BigUint::ZERO || rest.is_empty() {
        rest.insert(Linear { parts: Vec::new(), constant: constant.into() });
    }
    let mut rest: Vec<Linear> = rest.into_iter().collect();
    match rest.pop() {
        Some(only) if rest.is_empty() && only.is_natural() => only,
        last => {
            rest.extend(last);
            Linear { parts: vec![(What::Xor(rest), BigInt::from(1))], constant: BigInt::ZERO }
        }
    }
}

fn negated(term: &Linear) -> Linear {
    let parts = term.parts.iter().map(|(what, factor)| (what.clone(), -factor)).collect();
    Linear { parts, constant: -&term.constant }
}

/// The greatest common divisor of the coefficients; 0 if there are none.
fn divisor(term: &Linear) -> BigUint {
    term.parts.iter().fold(BigUint::ZERO, |mut divisor, (_, factor)| {
        let mut other = factor.magnitude().clone();
        while other != BigUint::ZERO {
            (divisor, other) = (other.clone(), divisor % other);
        }
        divisor
    })
}

fn divided(term: Linear, divisor: BigUint, constant: BigInt) -> Linear {
    let divisor = BigInt::from(divisor);
    Linear { parts: term.parts.into_iter().map(|(what, factor)| (what, factor / &divisor)).collect(), constant }
}

/// `term = 0`: no common divisor, the first coefficient positive.
fn equal(term: Linear) -> Formula {
    let common = divisor(&term);
    if common == BigUint::ZERO {
        return Formula::Truth(term.constant == BigInt::ZERO);
    }
    let constant = &term.constant / BigInt::from(common.clone());
    if &constant * BigInt::from(common.clone()) != term.constant {
        return Formula::Truth(false);
    }
    let mut term = divided(term, common, constant);
    if term.parts[0].1.sign() == Sign::Minus {
        term = negated(&term);
    }
    // Naturals and something positive do not add up to 0.
    if term.is_natural() && term.constant != BigInt::ZERO { Formula::Truth(false) } else { Formula::Equal(term) }
}

/// `term <= 0`: d*s + k <= 0 is s + ⌈k/d⌉ <= 0.
fn at_most(term: Linear) -> Formula {
    let common = divisor(&term);
    if common == BigUint::ZERO {
        return Formula::Truth(term.constant.sign() != Sign::Plus);
    }
    // Division of big integers truncates, which is ⌈ ⌉ for negative numbers only.
    let common_int = BigInt::from(common.clone());
    let mut constant = &term.constant / &common_int;
    if &constant * &common_int < term.constant {
        constant += 1;
    }
    let term = divided(term, common, constant);
    if term.is_natural() && term.constant != BigInt::ZERO {
        return Formula::Truth(false);
    }
    if negated(&term).is_natural() { Formula::Truth(true) } else { Formula::AtMost(term) }
}

/// An atom in normal form, with `value` for a variable.
fn atom(atom: &Formula, value: Option<(Var, &Linear)>, fuel: &mut Fuel) -> Result<Formula, String> {
    let mut term = |term: &Linear| normal(term, value, fuel);
    Ok(match atom {
        Formula::Equal(linear) => equal(term(linear)?),
        Formula::AtMost(linear) => at_most(term(linear)?),
        Formula::Odd(linear) => {
            let linear = term(linear)?;
            let odd = |number: &BigInt| number.magnitude().bit(0);
            let parts = linear.parts.into_iter().filter(|(_, factor)| odd(factor));
            let parts: Vec<_> = parts.map(|(what, _)| (what, BigInt::from(1))).collect();
            let constant = odd(&linear.constant);
            if parts.is_empty() {
                Formula::Truth(constant)
            } else {
                Formula::Odd(Linear { parts, constant: BigInt::from(u8::from(constant)) })
            }
        }
        Formula::Pow2(linear) => {
            let linear = term(linear)?;
            if linear.parts.is_empty() {
                Formula::Truth(linear.as_number().is_some_and(|number| number.count_ones() == 1))
            } else {
                Formula::Pow2(linear)
            }
        }
        Formula::Bit(bit, linear) => Formula::Bit(term(bit)?, term(linear)?),
        Formula::EndZerosEven(linear) => Formula::EndZerosEven(term(linear)?),
        other => other.clone(),
    })
}

/// The canonical form of the formula, or of its negation.
pub(super) fn canon(formula: &Formula, negate: bool, fuel: &mut Fuel) -> Result<Canon, String> {
    fuel.spend(VISIT)?;
    match formula {
        Formula::Not(inner) => canon(inner, !negate, fuel),
        Formula::And(parts) | Formula::Or(parts) => {
            let parts = parts.iter().map(|part| canon(part, negate, fuel)).collect::<Result<_, _>>()?;
            joined(matches!(formula, Formula::And(_)) != negate, parts, fuel)
        }
        Formula::Implies(left, right) => {
            let parts = vec![canon(left, !negate, fuel)?, canon(right, negate, fuel)?];
            joined(negate, parts, fuel)
        }
        Formula::Iff(left, right) => {
            // The negation of `a iff b` is `a iff not b`.
            let (left, right) = (canon(left, false, fuel)?, canon(right, negate, fuel)?);
            match (&left.matrix, &right.matrix) {
                (Formula::Truth(true), _) => Ok(right),
                (_, Formula::Truth(true)) => Ok(left),
                (Formula::Truth(false), _) => canon(&right.closed(fuel)?, true, fuel),
                (_, Formula::Truth(false)) => canon(&left.closed(fuel)?, true, fuel),
                _ => Ok(Canon::open(Formula::Iff(Box::new(left.closed(fuel)?), Box::new(right.closed(fuel)?)))),
            }
        }
        Formula::Exists(var, body) => quantified(*var, canon(body, false, fuel)?, negate, fuel),
        Formula::Forall(var, body) => quantified(*var, canon(body, true, fuel)?, !negate, fuel),
        _ => Ok(Canon::open(match (atom(formula, None, fuel)?, negate) {
            (done, false) => done,
            (Formula::Truth(truth), true) => Formula::Truth(!truth),
            // Over the integers, not t <= 0 is 1 - t <= 0.
            (Formula::AtMost(term), true) => {
                let mut above = negated(&term);
                above.constant += 1;
                at_most(above)
            }
            (other, true) => Formula::Not(Box::new(other)),
        })),
    }
}

/// `exists var: body`, or its negation.
fn quantified(var: Var, mut body: Canon, negate: bool, fuel: &mut Fuel) -> Result<Canon, String> {
    fuel.spend(VISIT * body.matrix.size())?;
    if body.matrix.free().contains(&var) {
        body.vars.insert(var);
    }
    if negate { none(&body.vars, &body.matrix, fuel) } else { Ok(body) }
}

/// `not exists vars: matrix`, where only variables that occur count. It goes through `or`, and
/// through `and` where no variable is on two sides, because `not` may be written inside there.
fn none(vars: &BTreeSet<Var>, matrix: &Formula, fuel: &mut Fuel) -> Result<Canon, String> {
    fuel.spend(VISIT * matrix.size())?;
    let free = matrix.free();
    let vars: BTreeSet<Var> = vars.intersection(&free).copied().collect();
    if vars.is_empty() {
        return canon(matrix, true, fuel);
    }
    match matrix {
        Formula::Or(parts) => {
            let parts = parts.iter().map(|part| none(&vars, part, fuel)).collect::<Result<_, _>>()?;
            return joined(true, parts, fuel);
        }
        Formula::And(parts) => {
            // Groups of parts that share variables of the quantifier, directly or through others.
            let mut groups: Vec<(BTreeSet<Var>, Vec<Formula>)> = Vec::new();
            for part in parts {
                let mut own = (part.free().intersection(&vars).copied().collect::<BTreeSet<Var>>(), vec![part.clone()]);
                let (near, far): (Vec<_>, Vec<_>) =
                    groups.into_iter().partition(|group: &(BTreeSet<Var>, _)| !group.0.is_disjoint(&own.0));
                for (vars, parts) in near {
                    own.0.extend(vars);
                    own.1.extend(parts);
                }
                groups = far;
                groups.push(own);
                fuel.spend(groups.iter().map(|(vars, _)| 4 + 4 * vars.len()).sum())?;
            }
            if groups.len() > 1 {
                let parts = groups.into_iter().map(|(vars, mut parts)| {
                    parts.sort_unstable();
                    let alone = if parts.len() == 1 { parts.pop() } else { None };
                    none(&vars, &alone.unwrap_or(Formula::And(parts)), fuel)
                });
                return joined(false, parts.collect::<Result<_, _>>()?, fuel);
            }
        }
        _ => {}
    }
    let exists = Canon { vars, matrix: matrix.clone() };
    Ok(Canon::open(Formula::Not(Box::new(exists.closed(fuel)?))))
}

/// `and` or `or` of canonical forms.
fn joined(and: bool, parts: Vec<Canon>, fuel: &mut Fuel) -> Result<Canon, String> {
    fuel.spend(VISIT * parts.iter().map(|part| part.matrix.size()).sum::<usize>())?;
    // A quantifier may be pulled out if its variable means nothing in the other parts, or, through
    // `or`, if they bind it as well.
    let mut vars = BTreeSet::new();
    if parts.iter().any(|part| !part.vars.is_empty()) {
        let free: Vec<BTreeSet<Var>> = parts.iter().map(|part| part.matrix.free()).collect();
        for (number, part) in parts.iter().enumerate() {
            for (other, free) in free.iter().enumerate().filter(|(other, _)| *other != number) {
                fuel.spend(4 + VISIT * part.vars.len())?;
                let twice = |var: &&Var| parts[other].vars.contains(var);
                if part.vars.iter().any(|var| if twice(&var) { and } else { free.contains(var) }) {
                    return Err("a bound variable is also in another part".to_owned());
                }
            }
            vars.extend(part.vars.iter().copied());
        }
    }
    let mut list = Vec::new();
    for part in parts {
        match part.matrix {
            Formula::Truth(truth) if truth == and => {}
            Formula::Truth(truth) => return Ok(Canon::open(Formula::Truth(truth))),
            Formula::And(inner) if and => list.extend(inner),
            Formula::Or(inner) if !and => list.extend(inner),
            other => list.push(other),
        }
    }
    fuel.spend(VISIT * list.len())?;
    list.sort_unstable();
    list.dedup();
    let matrix = match list.len() {
        0 => Formula::Truth(and),
        1 => list.remove(0),
        _ if and => Formula::And(list),
        _ => Formula::Or(list),
    };
    if !vars.is_empty() {
        let free = matrix.free();
        vars.retain(|var| free.contains(var));
    }
    Ok(Canon { vars, matrix })
}

/// The formula with `value` for a free variable that nothing in it binds.
fn substituted(mut formula: Formula, var: Var, value: &Linear, fuel: &mut Fuel) -> Result<Formula, String> {
    if formula.terms().next().is_some() {
        return atom(&formula, Some((var, value)), fuel);
    }
    for part in formula.children_mut() {
        *part = substituted(std::mem::replace(part, Formula::Truth(true)), var, value, fuel)?;
    }
    Ok(formula)
}

/// Checks one step: the old formula is at the path of `root`, `new` takes its place.
pub(super) fn step(root: &Formula, path: &[u32], new: &Formula, fuel: &mut Fuel) -> Result<(), String> {
    let mut old = root;
    for &number in path {
        fuel.spend(1)?;
        old = old.children().nth(number as usize).ok_or("the path leads nowhere")?;
    }
    let (before, after) = (canon(old, false, fuel)?, canon(new, false, fuel)?);
    if before == after || one_point(&before, &after, fuel)? || one_point(&after, &before, fuel)? {
        return Ok(());
    }
    Err("the step is neither an equivalent form nor a substitution".to_owned())
}

/// Whether an equation of `with` gives one of its variables a value that is natural by its form, and
/// `without` is the rest with that value. A difference is never such a value, whatever is beside
/// or around it: then no step needs to know which parts of a formula make sure of which others.
fn one_point(with: &Canon, without: &Canon, fuel: &mut Fuel) -> Result<bool, String> {
    for (number, equation) in with.conjuncts().iter().enumerate() {
        let Formula::Equal(term) = equation else { continue };
        let mut named = BTreeSet::new();
        term.variables(&mut named);
        named.retain(|var| with.vars.contains(var) && !without.vars.contains(var));
        fuel.spend(VISIT)?;
        if named.is_empty() {
            continue;
        }
        fuel.spend(VISIT * with.matrix.size())?;
        let others = with.conjuncts().iter().enumerate().filter(|(other, _)| *other != number);
        let others = Formula::And(others.map(|(_, part)| part.clone()).collect());
        for var in named {
            fuel.spend(VISIT * with.matrix.size())?;
            for (natural, value) in solved(term, var, fuel)? {
                let mut named = BTreeSet::from([var]);
                value.variables(&mut named);
                if !natural.is_natural() || value.mentions(var) || !others.bound().is_disjoint(&named) {
                    continue;
                }
                let rest = substituted(others.clone(), var, &value, fuel)?;
                fuel.spend(VISIT * (with.vars.len() + rest.size()))?;
                let left = with.vars.iter().copied().filter(|other| *other != var);
                let rest = closed(left, rest, fuel)?;
                if canon(&rest, false, fuel)? == *without {
                    return Ok(true);
                }
            }
        }
    }
    Ok(false)
}

/// What `term = 0` gives to the variable: each value with the term that must be natural for it.
fn solved(term: &Linear, var: Var, fuel: &mut Fuel) -> Result<Vec<(Linear, Linear)>, String> {
    let mut values = Vec::new();
    for (place, (what, factor)) in term.parts.iter().enumerate().filter(|(_, (_, factor))| factor.bits() == 1) {
        let mut rest = term.clone();
        rest.parts.remove(place);
        // what = other
        let other = if factor.sign() == Sign::Plus { negated(&rest) } else { rest };
        match what {
            What::Var(found) if *found == var => values.push((other.clone(), other)),
            // var xor operands = other exactly when var = operands xor other.
            What::Xor(operands) if operands.contains(&Linear::var(var)) => {
                let others = operands.iter().filter(|operand| **operand != Linear::var(var)).cloned();
                let nim = What::Xor(others.chain([other.clone()]).collect());
                let value = Linear { parts: vec![(nim, BigInt::from(1))], constant: BigInt::ZERO };
                values.push((other, normal(&value, None, fuel)?));
            }
            _ => {}
        }
    }
    Ok(values)
}
