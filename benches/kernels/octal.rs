//! Octal games: the tables of values.

use std::hint::black_box;

use nimbook::solver::Budget;
use nimbook::solver::kernel::octal::{self, Octal};

use crate::meter::Meter;

const BUDGET: Budget = Budget { states: 1 << 25, steps: u64::MAX };

pub fn run(meter: &mut Meter) {
    for (name, text, to, bar) in [
        ("kayles to 1e5", "0.77", 100_000, 0.005),
        ("kayles to 1e7", "0.77", 10_000_000, 0.35),
        ("officers to 1e5", "0.6", 100_000, 0.2),
        ("officers to 1e6", "0.6", 1_000_000, 2.0),
        ("0.106 to 1e5", "0.106", 100_000, 0.0047),
        ("0.106 to 1e6", "0.106", 1_000_000, 0.039),
        ("0.106 to 1e7", "0.106", 10_000_000, 0.45),
        ("treblecross to 1e5", "0.007", 100_000, 0.71),
        ("4.007 to 1e6", "4.007", 1_000_000, 5.0),
        ("dawson-kayles to 1e5", "0.07", 100_000, 0.7),
        ("0.376 to 4536517", "0.376", 4_536_517, 4.0),
        ("0.354 to 20126205", "0.354", 20_126_205, 19.0),
    ] {
        let code = text.parse().expect("a code");
        let mut octal = Octal::new(&code);
        meter.kernel(name, bar, || {
            octal = Octal::new(&code);
            octal.extend(to, BUDGET).expect("in the budget");
        });
        if meter.wants(name) {
            println!("    {:?} {} steps", octal.method(), octal.steps());
            let table = octal.into_table();
            println!("    max {:?}", table.iter().max());
        }
    }
    black_box(octal::values(&"0.77".parse().expect("a code"), 10, BUDGET).expect("in the budget"));
}
