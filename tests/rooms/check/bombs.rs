//! Certificates made to hang or to flood the checker: each is refused at a limit, or needs few steps.
//!
//! Representation: a single part, written here byte by byte with a right digest; only a small part of the steps is
//! left for it, so that a certificate whose work is not counted would be seen by hanging here.
//! Failure: one that is stopped by something else, or needs more steps than its kind should.

use super::super::walks::Fuel;
use super::super::{Refused, checked};
use super::sealed;
use num_bigint::{BigInt, BigUint, Sign};

/// Steps that are left: less than a tenth of a second in a release.
const FEW: u64 = 1 << 25;

fn num(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number > 127 {
        bytes.push(u8::try_from(number & 127).expect("7 bits") | 128);
        number >>= 7;
    }
    bytes.push(u8::try_from(number).expect("7 bits"));
    bytes
}

fn int(number: &BigInt) -> Vec<u8> {
    match number.to_bytes_le() {
        (Sign::NoSign, _) => vec![0],
        (sign, bytes) => [vec![if sign == Sign::Plus { 1 } else { 2 }], num(bytes.len()), bytes].concat(),
    }
}

fn list(items: &[Vec<u8>]) -> Vec<u8> {
    [num(items.len()), items.concat()].concat()
}

/// `kind` of a term with these factors of the variables 0, 1, 2, … and this constant.
fn atom(kind: u8, factors: &[BigInt], constant: &BigInt) -> Vec<u8> {
    let parts: Vec<Vec<u8>> =
        (0..).zip(factors).map(|(var, factor)| [int(factor), vec![0], num(var)].concat()).collect();
    [vec![kind], list(&parts), int(constant)].concat()
}

/// An automaton over some tracks with one class and states that all lead to the first.
fn automaton(tracks: usize, states: usize) -> Vec<u8> {
    let head = [num(tracks), vec![1, 0], num(1 << tracks), vec![1], num(states)].concat();
    [head, vec![0; states + states.div_ceil(8)]].concat()
}

/// Names, names added, leading variables, body, steps, and all from the automata on.
fn certificate(
    names: usize,
    added: usize,
    leading: usize,
    body: &[u8],
    steps: &[Vec<u8>],
    rest: &[u8],
    zeckendorf: bool,
) -> Vec<u8> {
    let head = [b"nimbook certificate 2\n\x02it\x00".to_vec(), vec![u8::from(zeckendorf), 0, 1, 0]].concat();
    let names: Vec<Vec<u8>> = (0..names).map(|_| vec![1, b'a']).collect();
    let leading: Vec<Vec<u8>> = (0..leading).map(num).collect();
    let part = [list(&names), num(added), list(&leading), body.to_vec(), list(steps), rest.to_vec()].concat();
    sealed(&[head, part].concat())
}

/// The certificate of an atom, whose own automaton the checker builds to compare it.
fn of_atom(body: &[u8], vars: usize, order: &[u8], zeckendorf: bool) -> Vec<u8> {
    let used = [vec![0], list(&(0..vars).map(num).collect::<Vec<_>>())].concat();
    let rest = [vec![1], automaton(vars, 1), vec![0], order.to_vec(), vec![2], used.clone(), vec![1], used, vec![0]];
    certificate(vars, 0, vars, body, &[], &rest.concat(), zeckendorf)
}

/// Nothing behind the steps but an automaton that is never looked at.
fn of_steps(names: usize, leading: usize, body: &[u8], steps: &[Vec<u8>]) -> Vec<u8> {
    let rest = [vec![1], automaton(0, 1), vec![0, 0, 0, 0, 0]].concat();
    certificate(names, 0, leading, body, steps, &rest, false)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Accepted, or a rule fails, within few steps.
    Quick,
    /// A limit.
    Stopped,
}

fn end(bytes: &[u8]) -> End {
    match checked(bytes, &mut Fuel::left(FEW)) {
        Err(refused @ Refused::Wrong { .. } | refused @ Refused::Unreadable { .. }) if refused.beyond().is_some() => {
            End::Stopped
        }
        _ => End::Quick,
    }
}

#[test]
fn every_bomb_is_stopped_or_quick() {
    let one = || BigInt::from(1);
    let big = |bytes: u32| BigInt::from((BigUint::from(1_u32) << (8 * bytes)) - 12_345_u32);
    let mut bombs: Vec<(String, Vec<u8>, End)> = Vec::new();
    // Long constants: as long as the prover writes them they are quick, in base 2 and for equations.
    for bytes in [1_u32, 50, 100, 200, 400, 416] {
        let equation = atom(2, &[one(), -one()], &-big(bytes + 2).min(big(414)));
        // The longest need more than these few steps, and far fewer than a check may take.
        let ending = if bytes < 400 { End::Quick } else { End::Stopped };
        bombs.push((format!("x = y + c of {bytes} bytes"), of_atom(&equation, 2, &[], false), ending));
        let three = atom(2, &[BigInt::from(3), BigInt::from(-5)], &-big(bytes + 2).min(big(414)));
        let ending = if bytes < 100 { End::Quick } else { End::Stopped };
        if bytes != 200 {
            bombs.push((format!("3x = 5y + c of {bytes} bytes"), of_atom(&three, 2, &[], false), ending));
        }
    }
    for bytes in [417_u32, 1_000, 32_767] {
        let equation = atom(2, &[one(), -one()], &-big(bytes));
        bombs.push((format!("a constant of {bytes} bytes"), of_atom(&equation, 2, &[], false), End::Stopped));
    }
    // Many tracks with long coefficients, equations and comparisons, either order of digits.
    for bits in [16_u32, 64, 128, 512, 1_000] {
        for (kind, zeckendorf, order) in
            [(2, false, &[][..]), (2, true, &[]), (3, false, &[]), (3, true, &[8]), (2, false, &[8])]
        {
            let factor = |var: u32| {
                BigInt::from((BigUint::from(1_u32) << bits) + 7 * var + 1_u32)
                    * if var.is_multiple_of(2) { 1 } else { -1 }
            };
            let factors: Vec<BigInt> = (0..14).map(factor).collect();
            let name = format!("14 factors of {bits} bits, kind {kind}, {zeckendorf}, {order:?}");
            bombs.push((name, of_atom(&atom(kind, &factors, &one()), 14, order, zeckendorf), End::Stopped));
        }
    }
    let factors = vec![one(); 14];
    bombs.push((
        "a comparison with states without end".to_owned(),
        of_atom(&atom(3, &factors[..2], &-big(400)), 2, &[], false),
        End::Stopped,
    ));
    // More formulas, names, parts, automata, states, letters, sets and levels than there is room for.
    let truths = |count: usize| [vec![9], num(count), vec![1; count]].concat();
    for count in [1 << 20, 2_000_000] {
        bombs.push((format!("{count} times true"), of_steps(0, 0, &truths(count), &[]), End::Stopped));
    }
    bombs.push(("added names".to_owned(), certificate(0, 1 << 40, 0, &[1], &[], &[0], false), End::Stopped));
    bombs.push(("names".to_owned(), of_steps(4_000_000, 0, &[1], &[]), End::Stopped));
    for states in [5_000_000, 8_000_000] {
        let rest = [vec![1], automaton(0, states), vec![0, 0, 0, 0, 0]].concat();
        bombs.push((format!("{states} states"), certificate(0, 0, 0, &[1], &[], &rest, false), End::Stopped));
    }
    for (tracks, count) in [(0, 1_000_000), (14, 2_000)] {
        let rest = [num(count), automaton(tracks, 1).repeat(count)].concat();
        bombs.push((format!("{count} automata"), certificate(14, 0, 0, &[1], &[], &rest, false), End::Stopped));
    }
    for (kind, levels) in [(8, 301), (8, 100_000), (13, 301)] {
        let level = if kind == 8 { vec![8] } else { vec![13, 0] };
        bombs.push((format!("{levels} levels of {kind}"), of_steps(1, 0, &level.repeat(levels), &[]), End::Stopped));
    }
    let path = [num(1_000_000), vec![0; 1_000_000], vec![1]].concat();
    bombs.push(("long paths".to_owned(), of_steps(0, 0, &[1], &vec![path; 30]), End::Stopped));
    // Quantifiers side by side that meet in one variable, pulled outwards all together.
    for count in [700, 20_000] {
        let each = |var: usize| [vec![13], num(var), vec![2, 2, 1, 1, 1, 0, 0, 2, 1, 1, 0], num(var), vec![0]].concat();
        let parts: Vec<Vec<u8>> = (1..=count).map(each).collect();
        let shared = [vec![8, 13, 0, 9], list(&parts)].concat();
        let step = [vec![0], shared.clone()].concat();
        bombs.push((
            format!("{count} quantifiers at once"),
            of_steps(count + 1, 0, &[vec![8], shared].concat(), &[step]),
            End::Stopped,
        ));
    }
    // Steps that look at a large formula again and again.
    let equations: Vec<Vec<u8>> = (0..400).map(|number| atom(2, &[one()], &BigInt::from(-number))).collect();
    let wide = [vec![9], list(&equations)].concat();
    let step = [vec![0], wide.clone()].concat();
    bombs.push(("steps".to_owned(), of_steps(1, 1, &[vec![8], wide].concat(), &vec![step; 600]), End::Stopped));
    let operands: Vec<Vec<u8>> =
        (0..30_000).map(|number| atom(0, &[BigInt::from(number + 1)], &one())[1..].to_vec()).collect();
    let nim = [vec![2, 1, 1, 1, 1, 1], list(&operands), vec![0]].concat();
    bombs.push(("a nim-sum of many".to_owned(), of_steps(1, 1, &nim, &[[vec![0], nim.clone()].concat()]), End::Quick));
    println!("{} certificates", bombs.len());
    assert!(bombs.len() >= 54, "{}", bombs.len());
    for (name, bytes, expected) in bombs {
        assert_eq!(end(&bytes), expected, "{name}, {} bytes", bytes.len());
    }
}
