//! The checker against plain integers, a naive writer, and changed certificates.

mod bombs;
mod builder;
mod integers;

use super::atoms::machine;
use super::canon::{canon, step};
use super::formula::{Formula, Linear, Var, What};
use super::mirror::mirrored;
use super::walks::Fuel;
use super::{Checked, Obligation, Refused, Verdict, check, crc, game_obligations, heaps_obligations, shown_names};
use builder::{Bytes, Claim, Kind};
use integers::{digits, holds};
use num_bigint::{BigInt, BigUint};
use std::collections::BTreeMap;

const A: Var = 0;
const B: Var = 1;
const C: Var = 2;
const X: Var = 3;
const Y: Var = 4;

fn fuel() -> Fuel {
    Fuel::default()
}

/// `parts + constant`
fn sum<const N: usize>(parts: [(What, i64); N], constant: i64) -> Linear {
    Linear { parts: parts.map(|(what, factor)| (what, factor.into())).into(), constant: constant.into() }
}

fn v(var: Var) -> What {
    What::Var(var)
}

fn nim<const N: usize>(vars: [Var; N]) -> What {
    What::Xor(vars.map(Linear::var).into())
}

fn nim_with<const N: usize>(vars: [Var; N], constant: u32) -> What {
    What::Xor(vars.map(Linear::var).into_iter().chain([sum([], constant.into())]).collect())
}

fn shift(term: Linear) -> What {
    What::Shift(Box::new(term))
}

fn lowpart(term: Linear) -> What {
    What::Lowpart(Box::new(term))
}

/// `left < right`
fn less(left: What, right: What) -> Formula {
    Formula::AtMost(sum([(left, 1), (right, -1)], 1))
}

fn equal(left: What, right: What) -> Formula {
    Formula::Equal(sum([(left, 1), (right, -1)], 0))
}

fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

fn and<const N: usize>(parts: [Formula; N]) -> Formula {
    Formula::And(parts.into())
}

fn or<const N: usize>(parts: [Formula; N]) -> Formula {
    Formula::Or(parts.into())
}

fn implies(left: Formula, right: Formula) -> Formula {
    Formula::Implies(Box::new(left), Box::new(right))
}

fn exists(var: Var, body: Formula) -> Formula {
    Formula::Exists(var, Box::new(body))
}

/// Compares the machine of an atom with integers, for all tuples below `below`.
fn agrees(atom: &Formula, sparse: bool, below: i64) {
    let (tracks, own) = machine(atom, sparse, &mut fuel()).expect("an atom of the table");
    assert_eq!(own.next(0, own.class_of[0]), 0, "leading zeros never matter: {atom:?}");
    let (_, mirror) = mirrored(machine(atom, sparse, &mut fuel()).expect("it was there"), &mut fuel()).expect("small");
    // Variables of the atom that are no track must make no difference, so all are tried.
    let free: Vec<Var> = atom.free().into_iter().collect();
    let count = u32::try_from(free.len()).expect("few");
    for tuple in 0..below.pow(count) {
        let mut env = vec![0; 8];
        for (place, &var) in (0_u32..).zip(&free) {
            env[var as usize] = tuple / below.pow(place) % below;
        }
        let words: Vec<Vec<u32>> = tracks.iter().map(|&var| digits(env[var as usize], sparse, 9)).collect();
        let state = (0..9).fold(0, |state, place| {
            let letter = words.iter().fold(0, |letter, word| 2 * letter + word[place] as usize);
            own.next(state, own.class_of[letter])
        });
        let wanted = holds(atom, &mut env, 0);
        assert_eq!(own.accept[state as usize], wanted, "{atom:?} sparse {sparse} {env:?}");
        let state = (0..9).rev().fold(0, |state, place| {
            let letter = words.iter().fold(0, |letter, word| 2 * letter + word[place] as usize);
            mirror.next(state, mirror.class_of[letter])
        });
        assert_eq!(mirror.accept[state as usize], wanted, "{atom:?} sparse {sparse} {env:?}, lowest first");
    }
}

#[test]
fn linear_machines_agree_with_integers() {
    let rows: [&[i64]; 10] =
        [&[1, 1, -1], &[2, 1, -1], &[1, -1], &[3, -2], &[1, -3, 2], &[-1, -2], &[2], &[5, -7], &[1, 1, 1], &[-1]];
    for sparse in [false, true] {
        for row in rows {
            for constant in [0, 1, -1, 2, -3, 7, -17, 30] {
                let parts = (0..).zip(row).map(|(var, &factor)| (v(var), BigInt::from(factor))).collect();
                let term = Linear { parts, constant: constant.into() };
                let below = if row.len() == 3 { 14 } else { 50 };
                agrees(&Formula::Equal(term.clone()), sparse, below);
                agrees(&Formula::AtMost(term.clone()), sparse, below);
                agrees(&Formula::Odd(term), sparse, below);
            }
        }
    }
    // A large constant and large coefficients need few states.
    let big = |factor: i64, constant: i64| sum([(v(A), factor), (v(B), 1)], constant);
    for sparse in [false, true] {
        let (_, own) = machine(&Formula::Equal(big(1, -(1 << 40))), sparse, &mut fuel()).expect("it has one");
        assert!(own.states() < 2_000, "{}", own.states());
        let huge =
            Linear { parts: vec![(v(A), BigInt::from(1))], constant: -BigInt::from(BigUint::from(7_u32) << 3_000_u32) };
        let (_, own) = machine(&Formula::Equal(huge), sparse, &mut fuel()).expect("it has one");
        assert!((3_000..6_000).contains(&own.states()));
    }
}

#[test]
fn digit_machines_agree_with_integers() {
    let binary = [
        Formula::Equal(sum([(nim([A, B, C]), 1)], 0)),
        Formula::Equal(sum([(nim([A, B, C]), 1)], -5)),
        Formula::Equal(sum([(nim([A, B]), -1)], 6)),
        Formula::Equal(sum([(nim_with([A, B], 3), 1)], 0)),
        Formula::Equal(sum([(nim_with([A, B, C], 9), 1)], -12)),
        equal(v(A), nim([B, C])),
        equal(nim([A, B]), nim([B, C])),
        equal(nim_with([A, B], 5), v(C)),
        less(v(A), nim([B, C])),
        less(nim([A, B]), nim([A, C])),
        Formula::AtMost(sum([(nim([A, B]), -1), (nim([A, C]), 1)], 0)),
        Formula::AtMost(sum([(nim([A, B, C]), 1), (v(B), -1)], 0)),
        Formula::Pow2(Linear::var(A)),
        Formula::Bit(Linear::var(A), Linear::var(B)),
        Formula::Bit(Linear::var(B), Linear::var(A)),
        Formula::Bit(Linear::var(A), Linear::var(A)),
    ];
    binary.iter().for_each(|atom| agrees(atom, false, 34 - 16 * i64::from(atom.free().len() == 3)));
    let sparse = [
        equal(v(A), shift(Linear::var(B))),
        equal(v(B), shift(Linear::var(A))),
        equal(shift(Linear::var(A)), v(B)),
        equal(v(A), shift(Linear::var(A))),
        equal(v(A), lowpart(Linear::var(B))),
        equal(lowpart(Linear::var(A)), v(B)),
        equal(v(A), lowpart(Linear::var(A))),
        Formula::EndZerosEven(Linear::var(A)),
    ];
    sparse.iter().for_each(|atom| agrees(atom, true, 60));
    // Each kind belongs to one numeration, and other shapes have no machine.
    assert!(sparse.iter().all(|atom| machine(atom, false, &mut fuel()).is_err()));
    assert!(binary.iter().all(|atom| machine(atom, true, &mut fuel()).is_err()));
    let others = [
        Formula::Equal(sum([(nim([A, B]), 2), (v(C), -1)], 0)),
        Formula::Equal(sum([(nim([A, B]), 1), (v(C), -1)], 1)),
        Formula::AtMost(sum([(nim([A, B]), 1), (v(C), -1)], 2)),
        less(nim_with([A, B], 1), v(C)),
        Formula::Pow2(sum([(v(A), 2)], 0)),
        Formula::Odd(sum([(nim([A, B]), 1)], 0)),
        Formula::Equal(sum([(What::Xor(vec![sum([(v(A), 2)], 0), Linear::var(B)]), 1)], 0)),
    ];
    assert!(others.iter().all(|atom| machine(atom, false, &mut fuel()).is_err()));
}

/// Numbers that look random: the same ones every time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    fn index(&mut self, limit: usize) -> usize {
        usize::try_from(self.below(limit as u64)).expect("below a usize")
    }

    fn term(&mut self, depth: u32, sparse: bool) -> Linear {
        let mut term = sum([], 0);
        for _ in 0..=self.below(2) {
            let what = match self.below(if depth == 0 { 3 } else { 5 }) {
                3 if sparse => shift(self.term(depth - 1, sparse)),
                4 if sparse => lowpart(self.term(depth - 1, sparse)),
                3 | 4 => What::Xor((0..self.below(4)).map(|_| self.term(depth - 1, sparse)).collect()),
                _ => v(u32::try_from(self.below(5)).expect("small")),
            };
            let factor = [1, 1, 1, -1, 2, -2, 3][self.index(7)];
            term.parts.push((what, BigInt::from(factor)));
        }
        term.constant = BigInt::from([0, 0, 0, 1, -1, 2, 4, -5][self.index(8)]);
        term
    }

    fn formula(&mut self, depth: u32, sparse: bool) -> Formula {
        let kind = if depth == 0 { self.below(5) } else { self.below(14) };
        let inner = |this: &mut Random| this.formula(depth - 1, sparse);
        match kind {
            0 => Formula::Equal(self.term(2, sparse)),
            1 => Formula::Odd(self.term(1, sparse)),
            2 if sparse => Formula::EndZerosEven(self.term(1, sparse)),
            2 => Formula::Pow2(self.term(1, sparse)),
            3 if !sparse => Formula::Bit(self.term(1, sparse), self.term(1, sparse)),
            3 | 4 => Formula::AtMost(self.term(2, sparse)),
            5 => Formula::Truth(self.below(2) == 0),
            6 | 7 => not(inner(self)),
            8 | 9 => and([inner(self), inner(self)]),
            10 => or([inner(self), inner(self), inner(self)]),
            11 => implies(inner(self), inner(self)),
            12 => Formula::Iff(Box::new(inner(self)), Box::new(inner(self))),
            _ => {
                let var = u32::try_from(2 + self.below(3)).expect("small");
                let body = Box::new(inner(self));
                if self.below(2) == 0 { Formula::Exists(var, body) } else { Formula::Forall(var, body) }
            }
        }
    }
}

#[test]
fn canonical_forms_are_equivalent() {
    let mut random = Random(2_026);
    let (mut compared, mut refused) = (0, 0);
    for round in 0..6_000 {
        let formula = random.formula(4, round % 2 == 0);
        for negate in [false, true] {
            let Ok(form) = canon(&formula, negate, &mut fuel()) else {
                refused += 1;
                continue;
            };
            assert_eq!(
                Ok(&form),
                canon(&form.clone().closed(&mut fuel()).expect("shallow"), false, &mut fuel()).as_ref(),
                "a form is its own"
            );
            let form = form.closed(&mut fuel()).expect("shallow");
            for tuple in 0..12_i64 {
                let mut env = vec![tuple % 4, tuple / 4, tuple * 5 % 7, tuple % 3, 1];
                let wanted = holds(&formula, &mut env, 3) != negate;
                assert_eq!(holds(&form, &mut env, 3), wanted, "{formula:?}\n{form:?}\n{env:?}");
            }
            compared += 1;
        }
    }
    println!("{compared} canonical forms agree with integers, {refused} refused");
    assert!(compared > 9_000, "{compared} {refused}");
}

fn right(root: &Formula, path: &[u32], new: &Formula) -> bool {
    step(root, path, new, &mut fuel()).is_ok()
}

#[test]
fn steps_that_are_right_pass() {
    let half = || equal(v(X), nim([A, B]));
    let two = [
        // Values put for variables, and terms named.
        (exists(X, and([half(), less(v(X), v(C))])), less(nim([A, B]), v(C))),
        (
            exists(X, and([Formula::Equal(sum([(nim([A, X]), 1), (v(B), -1)], 0)), less(v(X), v(C))])),
            less(nim([A, B]), v(C)),
        ),
        (exists(X, and([half(), not(exists(Y, less(v(Y), v(X))))])), not(exists(Y, less(v(Y), nim([A, B]))))),
        (exists(X, half()), Formula::Truth(true)),
        // Forms of the same.
        (
            exists(X, or([less(v(X), v(A)), less(v(X), v(B))])),
            or([exists(X, less(v(X), v(A))), exists(X, less(v(X), v(B)))]),
        ),
        (exists(X, and([less(v(X), v(A)), less(v(B), v(A))])), and([less(v(B), v(A)), exists(X, less(v(X), v(A)))])),
        (
            not(implies(less(v(A), v(B)), less(v(A), v(C)))),
            and([less(v(A), v(B)), Formula::AtMost(sum([(v(C), 1), (v(A), -1)], 0))]),
        ),
        (Formula::Forall(X, Box::new(less(v(X), v(A)))), not(exists(X, not(less(v(X), v(A)))))),
        (exists(X, less(v(A), v(B))), less(v(A), v(B))),
        (
            not(exists(X, or([less(v(X), v(A)), less(v(X), v(B))]))),
            and([not(exists(X, less(v(X), v(A)))), not(exists(X, less(v(X), v(B))))]),
        ),
        (
            not(exists(X, and([less(v(X), v(A)), Formula::Pow2(Linear::var(B))]))),
            or([not(exists(X, less(v(X), v(A)))), not(Formula::Pow2(Linear::var(B)))]),
        ),
    ];
    for (old, new) in &two {
        assert!(right(old, &[], new), "{old:?} {new:?}");
        assert!(right(new, &[], old), "{new:?} {old:?}");
        assert!(right(&not(and([less(v(C), v(B)), old.clone()])), &[0, 1], new), "below");
    }
}

/// A difference is no value, wherever something says that it is natural: beside it, further out under
/// `and`, left of `implies`, or in an atom that is false for negative numbers.
#[test]
fn no_guard_makes_a_difference_a_value() {
    let guard = || less(v(B), v(A));
    let difference = || sum([(v(A), 1), (v(B), -1)], 0);
    let defined = || Formula::Equal(sum([(v(X), 1), (v(A), -1), (v(B), 1)], 0));
    let named = exists(X, and([defined(), Formula::Pow2(Linear::var(X))]));
    let old = Formula::Pow2(difference());
    let guards = [guard(), old.clone(), Formula::Bit(difference(), Linear::var(C)), Formula::Equal(difference())];
    for guard in guards {
        for root in [
            and([guard.clone(), old.clone()]),
            implies(guard.clone(), old.clone()),
            or([guard.clone(), old.clone()]),
            or([not(guard.clone()), old.clone()]),
        ] {
            assert!(!right(&root, &[1], &named), "{root:?}");
            assert!(right(&root, &[1], &old), "the path is right");
        }
        let together = exists(X, and([guard.clone(), defined(), Formula::Pow2(Linear::var(X))]));
        assert!(!right(&together, &[], &and([guard, old.clone()])));
    }
    // A sum is one.
    let sum_of = || sum([(v(A), 1), (v(B), 1)], 0);
    let value =
        exists(X, and([Formula::Equal(sum([(v(X), 1), (v(A), -1), (v(B), -1)], 0)), Formula::Pow2(Linear::var(X))]));
    assert!(right(&Formula::Pow2(sum_of()), &[], &value));
}

#[test]
fn steps_that_are_wrong_are_refused() {
    let half = || equal(v(X), nim([A, B]));
    let wrong = [
        // Another atom, another value, a missing part.
        (less(v(A), v(B)), less(v(A), v(C))),
        (less(v(A), v(B)), Formula::AtMost(sum([(v(A), 1), (v(B), -1)], 0))),
        (exists(X, and([half(), less(v(X), v(C))])), less(nim([A, C]), v(C))),
        (exists(X, and([half(), less(v(X), v(C)), less(v(X), v(A))])), less(nim([A, B]), v(C))),
        (and([less(v(A), v(B)), less(v(B), v(C))]), less(v(A), v(B))),
        // The value may be negative.
        (
            exists(X, and([Formula::Equal(sum([(v(X), 1), (v(A), -1), (v(B), 1)], 0)), less(v(X), v(C))])),
            Formula::AtMost(sum([(v(A), 1), (v(B), -1), (v(C), -1)], 1)),
        ),
        (exists(X, Formula::Equal(sum([(v(X), 1), (v(A), -1)], 1))), Formula::Truth(true)),
        // The variable is in its own value, or twice of it is given.
        (exists(X, and([equal(v(X), nim([A, X])), less(v(X), v(C))])), less(nim([A, X]), v(C))),
        (exists(X, and([Formula::Equal(sum([(v(X), 2), (v(A), -1)], 0)), less(v(X), v(C))])), less(v(A), v(C))),
        // Capture.
        (exists(X, and([equal(v(X), v(Y)), not(exists(Y, less(v(Y), v(X))))])), not(exists(Y, less(v(Y), v(Y))))),
        (and([exists(X, less(v(X), v(A))), less(v(X), v(B))]), exists(X, and([less(v(X), v(A)), less(v(X), v(B))]))),
        (or([exists(X, less(v(X), v(A))), less(v(X), v(B))]), exists(X, or([less(v(X), v(A)), less(v(X), v(B))]))),
        (
            and([exists(X, less(v(X), v(A))), exists(X, less(v(B), v(X)))]),
            exists(X, and([less(v(X), v(A)), less(v(B), v(X))])),
        ),
        // Quantifiers in another order, or another one.
        (
            exists(X, Formula::Forall(Y, Box::new(less(v(X), v(Y))))),
            Formula::Forall(Y, Box::new(exists(X, less(v(X), v(Y))))),
        ),
        (exists(X, less(v(X), v(A))), Formula::Forall(X, Box::new(less(v(X), v(A))))),
        (not(exists(X, less(v(X), v(A)))), exists(X, not(less(v(X), v(A))))),
    ];
    for (old, new) in &wrong {
        assert!(!right(old, &[], new), "{old:?} {new:?}");
        assert!(!right(new, &[], old), "{new:?} {old:?}");
    }
    assert!(!right(&less(v(A), v(B)), &[0], &less(v(A), v(B))), "the path leads nowhere");
}

fn sealed(content: &[u8]) -> Vec<u8> {
    [content, &crc(content).to_le_bytes()].concat()
}

/// The same claims in both orders of digits: highest first, then lowest first.
fn claims() -> Vec<(&'static str, Claim<'static>)> {
    let other = |(name, claim)| (name, Claim { lowest: true, ..claim });
    highest().into_iter().chain(highest().into_iter().map(other)).collect()
}

fn highest() -> Vec<(&'static str, Claim<'static>)> {
    let claim = |names, leading, body, values: Option<&[u8]>| Claim {
        names,
        leading,
        body,
        steps: Vec::new(),
        decided: None,
        sparse: false,
        lowest: false,
        values: values.map(<[u8]>::to_vec),
        spare: [false; 2],
    };
    let trio = || {
        let positive = Formula::AtMost(sum([(v(A), -1)], 1));
        and([positive, less(v(A), v(B)), less(v(B), v(C)), Formula::Equal(sum([(nim([A, B, C]), 1)], 0))])
    };
    let zero = |vars| Formula::Equal(sum([(nim(vars), 1)], 0));
    let nim2 = implies(
        not(zero([A, B])),
        or([exists(C, and([less(v(C), v(A)), zero([B, C])])), exists(X, and([less(v(X), v(B)), zero([A, X])]))]),
    );
    let sum_even = implies(trio(), not(Formula::Odd(sum([(v(A), 1), (v(B), 1), (v(C), 1)], 0))));
    let twice_less = implies(trio(), Formula::AtMost(sum([(v(A), 2), (v(C), -1)], 1)));
    let at_most = |one, other| Formula::AtMost(sum([(v(one), 1), (v(other), -1)], 0));
    let longer = exists(B, and([equal(v(B), shift(Linear::var(A))), at_most(A, B)]));
    let shorter = implies(equal(v(B), shift(Linear::var(A))), at_most(B, A));
    let below = Formula::Forall(C, Box::new(Formula::Iff(Box::new(less(v(C), v(A))), Box::new(less(v(C), v(B))))));
    let same = Formula::Iff(Box::new(equal(v(A), v(B))), Box::new(below));
    let nim_at_most = exists(C, and([equal(v(C), nim([A, B])), at_most(C, A)]));
    let greater = Formula::AtMost(sum([(v(A), 1), (nim([A, B]), -1)], 1));
    vec![
        ("Nim, 2 piles", claim(&["a", "b", "x", "y"], 2, nim2, None)),
        ("v-trio: even sum", claim(&["a", "b", "c"], 3, sum_even, None)),
        ("v-trio: 2a < c", claim(&["a", "b", "c"], 3, twice_less, Some(&[3, 5, 6]))),
        ("equal: same numbers below", claim(&["a", "b", "c"], 2, same, None)),
        ("shift is longer", Claim { sparse: true, ..claim(&["a", "b"], 1, longer, None) }),
        ("shift is shorter", Claim { sparse: true, ..claim(&["a", "b"], 2, shorter, Some(&[1, 2])) }),
        (
            "one point",
            Claim {
                steps: vec![
                    (vec![0], Formula::AtMost(sum([(nim([A, B]), 1), (v(A), -1)], 0))),
                    (vec![], greater.clone()),
                ],
                decided: Some(greater),
                ..claim(&["a", "b", "x"], 2, nim_at_most, Some(&[0, 1]))
            },
        ),
    ]
}

#[test]
fn certificates_of_a_naive_writer_pass() {
    let (mut statements, mut witnesses) = (Vec::new(), Vec::new());
    for (name, claim) in claims() {
        let bytes = sealed(&claim.certificate().bytes);
        let mut checked = check(&bytes).unwrap_or_else(|refused| panic!("{name}: {refused}"));
        assert_eq!(checked.verdict == Verdict::Proved, claim.values.is_none());
        assert_eq!(checked.bytes, bytes.len());
        println!("{name}: {} bytes, {} states", checked.bytes, checked.states);
        statements.push(checked.parts.remove(0).statement());
        witnesses.push(checked.witness);
    }
    assert_eq!(
        statements[0],
        "forall a, b: (not ((a xor b) = 0) implies ((exists x: (x + 1 <= a and (b xor x) = 0)) or (exists y: (y + 1 <= b \
         and (a xor y) = 0))))"
    );
    assert_eq!(statements[4], "forall a: (exists b: (b = shift(a) and a <= b))");
    let named = |numbers: &[u32]| -> Vec<(String, BigUint)> {
        numbers.iter().zip(["a", "b", "c"]).map(|(&number, name)| (name.to_owned(), number.into())).collect()
    };
    assert_eq!(witnesses[2], Some(named(&[3, 5, 6])));
    assert_eq!(witnesses[5], Some(named(&[1, 2])));
}

/// `forall a: a xor b = 0` says nothing, because nobody says what b is: it is neither proved nor refuted.
#[test]
fn a_statement_with_a_free_variable_is_refused() {
    for values in [None, Some(vec![1])] {
        let body = Formula::Equal(sum([(nim([A, B]), 1)], 0));
        let (_, closed) = claims().remove(0);
        let open = Claim { names: &["a", "b"], leading: 1, body, values, ..closed };
        let refused = check(&sealed(&open.certificate().bytes)).expect_err("b is free");
        assert!(refused.to_string().ends_with("the statement has a free variable"), "{refused}");
    }
}

/// What is proved is the last part: another statement before it would be shown as if it were asked for.
#[test]
fn a_statement_before_the_last_part_is_refused() {
    let bytes = claims().remove(0).1.certificate().bytes;
    let count = b"nimbook certificate 2\n\x02it\x00\x00\x00".len();
    let (head, part) = (&bytes[..count], &bytes[count + 1..]);
    assert_eq!(bytes[count..=count + 1], [1, 0]);
    // As what a difference needs it may come first.
    let needed = [&[1], &part[1..]].concat();
    check(&sealed(&[head, &[2], &needed, part].concat())).expect("both hold");
    let refused = check(&sealed(&[head, &[2], part, part].concat())).expect_err("the first is a statement");
    assert!(refused.to_string().ends_with("the statement is not the last part"), "{refused}");
}

/// Every automaton and every list of sets has its place in the plan.
#[test]
fn what_no_step_uses_is_refused() {
    let mut refused = [0, 0];
    for (place, spare) in [[true, false], [false, true]].into_iter().enumerate() {
        for (name, claim) in claims() {
            match check(&sealed(&Claim { spare, ..claim }.certificate().bytes)) {
                Err(why) => {
                    assert!(why.to_string().contains("an automaton is not used"), "{name}: {why}");
                    refused[place] += 1;
                }
                // Without a quantifier there are no sets to have twice.
                Ok(_) => assert!(spare[1], "{name}"),
            }
        }
    }
    assert!(refused[0] == claims().len() && refused[1] >= 4, "{refused:?}");
}

/// What a reader sees of a certificate.
fn said(checked: &Checked) -> Checked {
    Checked { states: 0, bytes: 0, ..checked.clone() }
}

#[test]
fn every_changed_certificate_is_refused() {
    let mut counts: BTreeMap<Kind, [u32; 3]> = BTreeMap::new();
    let mut unsealed = 0;
    for (name, claim) in claims() {
        let Bytes { bytes, kinds } = claim.certificate();
        let original = check(&sealed(&bytes)).expect("it passes");
        let whole = sealed(&bytes);
        for place in 0..whole.len() {
            for flip in [1, 16, 128] {
                let mut changed = whole.clone();
                changed[place] ^= flip;
                assert!(check(&changed).is_err(), "{name}, byte {place}");
                unsealed += 1;
            }
        }
        for (place, &kind) in kinds.iter().enumerate() {
            let byte = bytes[place];
            let small = 0..if matches!(kind, Kind::Statement | Kind::Plan) { 0 } else { 24 };
            let near =
                [byte.wrapping_add(1), byte.wrapping_sub(1)].into_iter().chain((0..8).map(|bit| byte ^ 1 << bit));
            let mut values: Vec<u8> = near.chain(small).filter(|value| *value != byte).collect();
            values.sort_unstable();
            values.dedup();
            for value in values {
                let mut changed = bytes.clone();
                changed[place] = value;
                let count = counts.entry(kind).or_default();
                match check(&sealed(&changed)) {
                    Err(Refused::Wrong { .. }) => count[0] += 1,
                    Err(Refused::Unreadable { .. }) => count[1] += 1,
                    // Another true statement: then it says so.
                    Ok(checked) => {
                        assert_eq!(kind, Kind::Statement, "{name}, byte {place}: {byte} to {value}");
                        assert_ne!(said(&checked), said(&original), "{name}, byte {place}: {byte} to {value}");
                        count[2] += 1;
                    }
                }
            }
        }
    }
    println!("{unsealed} changed bytes without a new digest, all refused");
    for (kind, [wrong, unreadable, other]) in counts {
        println!("{kind:?}: {wrong} wrong, {unreadable} unreadable, {other} say another true statement");
    }
}

#[test]
fn any_bytes_end_with_a_message() {
    let mut random = Random(11);
    let all: Vec<Vec<u8>> = claims().iter().map(|(_, claim)| claim.certificate().bytes).collect();
    let mut accepted = 0;
    for round in 0..20_000 {
        let mut bytes = all[round % all.len()].clone();
        for _ in 0..=random.below(6) {
            let place = 22 + random.index(bytes.len() - 22);
            match random.below(4) {
                0 => bytes.truncate(place),
                1 => bytes.insert(place, [0, 1, 127, 128, 255][random.index(5)]),
                2 => bytes[place] = u8::try_from(random.below(256)).expect("a byte"),
                _ => {
                    let from = 22 + random.index(bytes.len() - 22);
                    let piece = bytes[from.min(place)..from.max(place)].to_vec();
                    bytes.splice(place..place, piece);
                }
            }
            if bytes.len() < 40 {
                break;
            }
        }
        accepted += u32::from(check(&sealed(&bytes)).is_ok());
    }
    for _ in 0..20_000 {
        let noise: Vec<u8> = (0..random.below(200)).map(|_| u8::try_from(random.below(20)).expect("a byte")).collect();
        let _ = check(&noise);
        assert!(check(&sealed(&[&b"nimbook certificate 2\n"[..], &noise].concat())).is_err());
    }
    // Only other names and numbers of the statement can pass.
    assert!(accepted < 400, "{accepted}");
}

#[test]
fn hostile_certificates_end_soon() {
    let head = b"nimbook certificate 2\n\x02it\x00\x00\x00\x01\x00\x01\x01a\x00\x01\x00";
    let deep = sealed(&[&head[..], &[8; 100_000]].concat());
    let Err(Refused::Unreadable { message, .. }) = check(&deep) else { panic!("it is too deep") };
    assert_eq!(message, "more than 300 levels");
    let long = sealed(&[&head[..], &[9, 255, 255, 255, 255, 127]].concat());
    assert!(matches!(check(&long), Err(Refused::Unreadable { .. })));
    assert!(matches!(check(b""), Err(Refused::Unreadable { at: 0, .. })));
    assert!(matches!(check(b"nimbook certificate 2\n"), Err(Refused::Unreadable { .. })));
    // The check value of CRC-64/XZ.
    assert_eq!(crc(b"123456789"), 0x995D_C9BB_DF19_39FA);
}

/// What a game has to meet is derived in one place only; this list was written by hand, from the table in the
/// description of certificates.
#[test]
fn obligations_of_games_are_those_of_the_table() {
    let blocks = include_str!("../../games/games-obligations.claims");
    let claims = crate::logic::parse(&crate::source::Text::new("t", blocks)).expect("no faults");
    let mut found = String::new();
    for block in claims.games() {
        found += &format!("{}\n", block.name.text);
        let stated = crate::logic::stated_game(&claims, block, &crate::logic::Limits::default()).expect("small");
        for ((kind, number), one) in game_obligations(&stated).expect("the parts are read") {
            let Obligation { leading, body, names } = one;
            let shown = shown_names(&names);
            let leading: Vec<&str> = leading.iter().map(|var| shown[*var as usize].as_str()).collect();
            let label = kind.label(number, block.play == crate::logic::game::Play::Misere);
            found += &format!("{label}: forall {}: {}\n", leading.join(", "), body.shown(&shown));
        }
    }
    assert_eq!(found, include_str!("../../games/games-obligations.txt"));
}

/// What `verify` lists of the smallest game of heaps: each part by the name that the table has for it.
#[test]
fn the_parts_of_a_game_have_their_names() {
    let text = crate::source::Text::new("t", "game g (n) normal { move t < n to (t); measure n; losing n = 0 }");
    let claims = crate::logic::parse(&text).expect("no faults");
    let judged = crate::claim::judge(&text, &claims, &crate::logic::ProofOptions::default()).remove(0);
    let checked = check(&judged.certificate.expect("it is proved")).expect("it passes");
    let labels: Vec<&str> = checked.parts.iter().map(|part| part.label.as_str()).collect();
    let table = [
        "defined: every difference is defined",
        "termination, move 1: every move lowers the measure",
        "end: a position without moves is losing",
        "losing, move 1: no move leads from losing to losing",
        "reply: from every other position some move leads to a losing one",
    ];
    assert_eq!(labels, table);
}

/// The variables of this game are n, t, what a move makes of n, the measure, and k, which only `losing` binds. With k in
/// the place of any other variable, the part that then speaks of it is refused by its name.
#[test]
fn no_part_of_a_game_speaks_of_a_variable_of_another() {
    let block = "game g (n) normal with n < 9 { move t < n to (t); measure n; losing exists k: n = 2*k }";
    let claims = crate::logic::parse(&crate::source::Text::new("t", block)).expect("no faults");
    let game = claims.game("g").expect("stated");
    let stated = crate::logic::stated_game(&claims, game, &crate::logic::Limits::default()).expect("small");
    let with_k = (0..stated.len()).map(|place| [&stated[..place], &[4], &stated[place + 1..]].concat());
    let refused: String =
        with_k.filter_map(|parts| game_obligations(&parts).err()).map(|why| format!("{why}\n")).collect();
    for word in ["domain", "guard", "step", "measure"] {
        let why = format!("`{word}` uses a variable that is not its own\n");
        assert!(refused.contains(&why), "{word}: {refused}");
    }
}

/// What the fold rule asks for is derived in one place only; this list was written by hand, from the
/// table in the documentation of blocks on heaps.
#[test]
fn obligations_are_those_of_the_table() {
    let blocks = include_str!("../../games/heaps-obligations.claims");
    let claims = crate::logic::parse(&crate::source::Text::new("t", blocks)).expect("no faults");
    let mut found = String::new();
    for block in claims.heap_games() {
        found += &format!("{}\n", block.name.text);
        let stated = crate::logic::stated_heaps(&claims, block, &crate::logic::Limits::default()).expect("small");
        for (kind, Obligation { leading, body, names }) in heaps_obligations(&stated).expect("the parts are read") {
            let shown = shown_names(&names);
            let leading: Vec<&str> = leading.iter().map(|var| shown[*var as usize].as_str()).collect();
            found += &format!("{}: forall {}: {}\n", kind.short(), leading.join(", "), body.shown(&shown));
        }
    }
    assert_eq!(found, include_str!("../../games/heaps-obligations.txt"));
}
