//! 100,000 exercises of every kind, drawn by one route and confirmed by the other; the rate of each kind.
//!
//! `cargo bench --bench agreement`, on all cores; words behind `--` name the kinds.

#[path = "../tests/it/agreement.rs"]
mod agreement;

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    agreement::agree(100_000, false, &named);
}
