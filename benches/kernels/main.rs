//! CPU seconds and memory of the kernels of the solver, each beside its plain route.
//!
//! `cargo bench --bench kernels`; `-- far` adds the runs that take minutes.

mod chomp;

fn main() {
    if std::env::args().any(|w| w == "placement") {
        chomp::placement();
        return;
    }
    chomp::three();
    if std::env::args().any(|w| w == "three") {
        return;
    }
    chomp::run(std::env::args().any(|word| word == "far"));
}
