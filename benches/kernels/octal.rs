//! Octal games and Grundy's game: tables of values, and proofs of periods.

use std::hint::black_box;

use nimbook::Budget;
use nimbook::bench::Code;
use nimbook::bench::octal::{self, Octal};

use crate::meter::Meter;
use crate::plain;

const BUDGET: Budget = Budget { states: 1 << 25, steps: u64::MAX };

pub fn run(meter: &Meter) {
    for (name, text, to, bar) in [
        ("kayles, values to 1e7", "0.77", 10_000_000, 0.35),
        ("0.106, values to 1e5", "0.106", 100_000, 0.0047),
        ("0.106, values to 1e6", "0.106", 1_000_000, 0.039),
        ("0.106, values to 1e7", "0.106", 10_000_000, 0.45),
        ("treblecross, values to 1e5", "0.007", 100_000, 0.71),
        ("4.007, values to 1e6", "4.007", 1_000_000, 5.0),
    ] {
        let code = code(text);
        meter.kernel(name, bar, || drop(black_box(octal::values(&code, to, BUDGET).expect("in the budget"))));
    }
    for (name, text, to, bar, goal) in [
        ("kayles, values to 1e5", "0.77", 100_000, 0.005, 390.0),
        ("officers, values to 1e5", "0.6", 100_000, 0.2, 3.5),
        ("dawson-kayles, values to 1e5", "0.07", 100_000, 0.7, 1.0),
    ] {
        let code = code(text);
        let kernel = || octal::values(&code, to, BUDGET).expect("in the budget");
        meter.against(
            name,
            bar,
            goal,
            || drop(black_box(kernel())),
            || assert!(kernel().iter().eq(all_pairs(&code, to as usize))),
        );
    }
    meter.against(
        "0.8f, values to 300",
        f64::NAN,
        5.0,
        || drop(black_box(octal::values(&code("0.8f"), 300, BUDGET).expect("in the budget"))),
        || drop(black_box(plain::octal::values("0.8f", 300))),
    );
    meter.kernel("officers, values to 1e6", 2.0, || {
        let values = octal::values(&code("0.6"), 1_000_000, BUDGET).expect("in the budget");
        assert_eq!(values.iter().max(), Some(302));
    });
    let grundy = |to| {
        let mut game = Octal::grundy();
        game.extend(to, BUDGET).expect("in the budget");
        game.into_table()
    };
    meter.against(
        "grundy, values to 1e4",
        f64::NAN,
        5.0,
        || drop(black_box(grundy(10_000))),
        || drop(black_box(plain::grundy::values(10_000))),
    );
    meter.kernel("grundy, values to 2^21", f64::NAN, || {
        assert_eq!(grundy(1 << 21).iter().max(), Some(231));
    });
    for (name, text, length, from, bar) in [
        ("kayles, proof of the period", "0.77", 12, 71, 0.001),
        ("dawson-kayles, proof of the period", "0.07", 34, 53, 0.001),
        ("0.16, proof of the period", "0.16", 149_459, 105_351, f64::NAN),
        ("0.376, proof of the period", "0.376", 4, 2_268_248, 4.0),
        ("0.354, proof of the period", "0.354", 1_180, 10_061_916, 19.0),
    ] {
        let code = code(text);
        meter.kernel(name, bar, || {
            let certificate = octal::settle(&code, BUDGET).certificate.expect("in the budget");
            assert_eq!((certificate.length, certificate.from), (length, from));
        });
    }
}

fn code(text: &str) -> Code {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The plain route as anybody would write it for speed: every pair, one store each.
fn all_pairs(code: &Code, to: usize) -> Vec<u16> {
    let takes = |heaps| code.leaving(heaps).map(|take| take as usize).collect::<Vec<_>>();
    let (all, one, two) = (takes(0), takes(1), takes(2));
    let (mut values, mut seen) = (vec![0_u16; to + 1], vec![0_u32; 1 << 16]);
    for heap in 1..=to {
        if all.contains(&heap) {
            seen[0] = heap as u32;
        }
        for rest in one.iter().filter(|&&take| take < heap).map(|take| heap - take) {
            seen[usize::from(values[rest])] = heap as u32;
        }
        for rest in two.iter().filter(|&&take| take < heap).map(|take| heap - take) {
            for (a, b) in values[1..=rest / 2].iter().zip(values[..rest].iter().rev()) {
                seen[usize::from(a ^ b)] = heap as u32;
            }
        }
        values[heap] = (0..).zip(&seen).find(|&(_, &stamp)| stamp != heap as u32).map_or(0, |(value, _)| value);
    }
    values
}
