//! 100,000 exercises of every kind, drawn by one route and confirmed by the other; the rate of each kind.
//!
//! `cargo bench --bench agreement`, on all cores.

#[path = "../tests/it/agreement.rs"]
mod agreement;

fn main() {
    agreement::agree(100_000);
}
