//! How fast the kernels are: CPU seconds of each table, beside the plain route of the same run.
//!
//! `cargo bench --bench kernels [-- WORD]`, all tasks or those whose name has the word. One thread.
//! The bar is what a figure should not pass on an idle core near 3.9 GHz; a ratio of plain route to kernel
//! hardly depends on the machine. Results that the literature knows are asserted on the way.

#[path = "kernels/boards.rs"]
mod boards;
#[path = "kernels/chomp.rs"]
mod chomp;
#[path = "kernels/heaps.rs"]
mod heaps;
#[path = "kernels/meter.rs"]
mod meter;
#[path = "kernels/octal.rs"]
mod octal;
#[path = "../tests/rooms/plain/mod.rs"]
mod plain;

fn main() {
    let meter = meter::Meter::new(std::env::args().skip(1).find(|word| !word.starts_with('-')));
    octal::run(&meter);
    heaps::run(&meter);
    chomp::run(&meter);
    boards::run(&meter);
    meter.memory();
}
