//! Independent pieces of work on as many threads as the machine has; without the feature `cli`, on one.
//!
//! The results are in the order of the pieces, so they do not depend on the number of threads.

#[cfg(feature = "cli")]
use rayon::prelude::*;

/// What `piece` makes of `0..count`, in order.
pub fn map<R: Send>(count: usize, piece: impl Fn(usize) -> R + Sync + Send) -> Vec<R> {
    if count == 1 {
        return vec![piece(0)];
    }
    #[cfg(feature = "cli")]
    // One piece may take as long as all others.
    let places = (0..count).into_par_iter().with_max_len(1);
    #[cfg(not(feature = "cli"))]
    let places = 0..count;
    places.map(piece).collect()
}

/// The results of both.
pub fn both<A: Send, B: Send>(one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B + Send) -> (A, B) {
    #[cfg(feature = "cli")]
    let results = rayon::join(one, other);
    #[cfg(not(feature = "cli"))]
    let results = (one(), other());
    results
}
