//! How fast the kernels are: CPU seconds of each table, beside the plain route of the same run.
//!
//! `cargo bench --bench kernels [-- WORD]`, all of them or those whose name has the word. One thread.
//! The bar is what the figure should not pass on a core near 3.9 GHz; the ratio of plain route to kernel
//! does not depend on the machine.

#[path = "kernels/meter.rs"]
mod meter;
#[path = "kernels/octal.rs"]
mod octal;

fn main() {
    let mut meter = meter::Meter::new(std::env::args().skip(1).find(|word| !word.starts_with('-')));
    octal::run(&mut meter);
    meter.memory();
}
