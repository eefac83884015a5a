//! Rim: a stream of values, a stretch at a time.

use std::hint::black_box;

use nimbook::Budget;
use nimbook::bench::rim;

use crate::meter::Meter;

const TO: u64 = 100_000_000;

pub fn run(meter: &Meter) {
    let budget = Budget { states: 1 << 20, steps: 1 << 30 };
    meter.kernel("rim, values to 1e8", 0.15, || {
        let show = |_: u64, values: &[u32]| {
            black_box(values.last());
        };
        rim::for_each(TO, budget, show).expect("in the budget");
    });
}
