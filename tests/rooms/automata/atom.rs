//! Automata of atoms beside integers: every tuple of small numbers is asked.

use super::*;
use crate::logic::limit::Limits;

/// Compares the automaton with integers for all tuples below `below`.
fn check(primitive: &Primitive, numeration: Numeration, below: u64, holds: impl Fn(&[u64]) -> bool) {
    let dfa = primitive.automaton(numeration, &mut Budget::new(&Limits::default())).expect("small");
    assert_eq!(dfa.next(0, 0), 0, "leading zeros never matter: {primitive:?}");
    let count = u32::try_from(dfa.tracks.len()).expect("few");
    for number in 0..below.pow(count) {
        let tuple: Vec<u64> = (0..count).map(|track| number / below.pow(track) % below).collect();
        let word = numeration.word(&tuple.iter().map(|&value| BigUint::from(value)).collect::<Vec<_>>());
        assert_eq!(dfa.accepts_word(word), holds(&tuple), "{primitive:?} {numeration:?} {tuple:?}");
    }
}

const BOTH: [Numeration; 2] = [Numeration::Binary, Numeration::Zeckendorf];

#[test]
fn linear_atoms_agree_with_integers() {
    let rows: [&[i64]; 9] =
        [&[1, 1, -1], &[2, 1, -1], &[1, -1], &[3, -2], &[1, -3, 2], &[-1, -2], &[2], &[5, -7], &[1, 1, 1]];
    for numeration in BOTH {
        for factors in rows {
            for constant in [0, 1, -1, 4, -7, 30, -40] {
                let terms: Vec<(Var, i64)> = (0..).zip(factors.iter().copied()).collect();
                for at_most in [false, true] {
                    let primitive = Primitive::Linear { terms: terms.clone(), constant, at_most };
                    check(&primitive, numeration, if factors.len() == 3 { 22 } else { 90 }, |tuple| {
                        let products = factors.iter().zip(tuple).map(|(factor, &value)| factor * value.cast_signed());
                        let sum = products.sum::<i64>() + constant;
                        if at_most { sum <= 0 } else { sum == 0 }
                    });
                }
            }
        }
    }
}

#[test]
fn digit_atoms_agree_with_integers() {
    let parts = |number: u64| -> Vec<u64> {
        let (mut parts, mut rest) = (Vec::new(), number);
        let mut weights = vec![1, 2];
        while weights[weights.len() - 1] <= number {
            weights.push(weights[weights.len() - 1] + weights[weights.len() - 2]);
        }
        for weight in weights.into_iter().rev() {
            if weight <= rest {
                parts.push(weight);
                rest -= weight;
            }
        }
        parts
    };
    let next = |weight: u64| {
        if weight == 1 { 2 } else { (2..).map(|n| fibonacci(n + 1)).find(|&f| f > weight).unwrap_or(0) }
    };
    for numeration in BOTH {
        for number in [0_u64, 1, 2, 12, 100] {
            check(&Primitive::Xor(vec![3], number.into()), numeration, 120, |tuple| tuple[0] == number);
        }
        for plus_one in [false, true] {
            let odd = Primitive::Odd { vars: vec![0, 2], plus_one };
            check(&odd, numeration, 60, |tuple| (tuple[0] + tuple[1]) % 2 == u64::from(!plus_one));
        }
    }
    let binary = Numeration::Binary;
    check(&Primitive::Xor(vec![0, 1, 2], 5_u32.into()), binary, 20, |tuple| tuple[0] ^ tuple[1] ^ tuple[2] == 5);
    let less = |or_equal| Primitive::XorLess { left: vec![0, 1], right: vec![1, 2], or_equal };
    check(&less(false), binary, 20, |tuple| tuple[0] ^ tuple[1] < tuple[1] ^ tuple[2]);
    check(&less(true), binary, 20, |tuple| tuple[0] ^ tuple[1] <= tuple[1] ^ tuple[2]);
    check(&Primitive::Pow2(1), binary, 200, |tuple| tuple[0].is_power_of_two());
    check(&Primitive::Bit(0, 1), binary, 70, |tuple| tuple[0].is_power_of_two() && tuple[0] & tuple[1] != 0);
    check(&Primitive::Bit(1, 1), binary, 70, |tuple| tuple[0].is_power_of_two());
    let zeckendorf = Numeration::Zeckendorf;
    check(&Primitive::Shift { of: 0, is: 1 }, zeckendorf, 120, |tuple| {
        tuple[1] == parts(tuple[0]).into_iter().map(next).sum::<u64>()
    });
    check(&Primitive::Shift { of: 1, is: 0 }, zeckendorf, 120, |tuple| {
        tuple[0] == parts(tuple[1]).into_iter().map(next).sum::<u64>()
    });
    check(&Primitive::Lowpart { of: 0, is: 1 }, zeckendorf, 120, |tuple| {
        tuple[1] == parts(tuple[0]).last().copied().unwrap_or(0)
    });
    // Ends in an even number of zeros: the smallest part is 1, 3, 8, 21, …
    check(&Primitive::EndZerosEven(0), zeckendorf, 300, |tuple| {
        parts(tuple[0]).last().is_none_or(|part| [1, 3, 8, 21, 55, 144].contains(part))
    });
}

fn fibonacci(n: u32) -> u64 {
    (0..n).fold((0, 1), |(one, other), _| (other, one + other)).0
}

#[test]
fn the_adders_have_the_sizes_of_the_measurements() {
    let adder = Primitive::Linear { terms: vec![(0, 1), (1, 1), (2, -1)], constant: 0, at_most: false };
    let states =
        |numeration| adder.automaton(numeration, &mut Budget::new(&Limits::default())).expect("small").states();
    assert_eq!(states(Numeration::Binary), 3, "two and one that rejects");
    assert_eq!(states(Numeration::Zeckendorf), 17, "sixteen and one that rejects");
    let trio = Primitive::Linear { terms: vec![(0, 2), (1, 1), (2, -1), (3, -1)], constant: 0, at_most: false };
    let states = |numeration| trio.automaton(numeration, &mut Budget::new(&Limits::default())).expect("small").states();
    assert_eq!((states(Numeration::Binary), states(Numeration::Zeckendorf)), (5, 122));
}
