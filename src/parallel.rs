//! Independent pieces of work on as many threads as the machine has; on one where it gives no more, or without the
//! feature `cli`.
//!
//! The results are in the order of the pieces, so they do not depend on the number of threads.

#[cfg(feature = "cli")]
use rayon::prelude::*;
#[cfg(feature = "cli")]
use std::sync::LazyLock;

/// The threads; none where they cannot be started, under a limit of processes or of memory.
#[cfg(feature = "cli")]
static POOL: LazyLock<Option<rayon::ThreadPool>> = LazyLock::new(|| rayon::ThreadPoolBuilder::new().build().ok());

/// What `piece` makes of `0..count`, in order.
pub fn map<R: Send>(count: usize, piece: impl Fn(usize) -> R + Sync + Send) -> Vec<R> {
    #[cfg(feature = "cli")]
    if count > 1
        && let Some(pool) = &*POOL
    {
        // One piece may take as long as all others.
        return pool.install(|| (0..count).into_par_iter().with_max_len(1).map(piece).collect());
    }
    (0..count).map(piece).collect()
}

/// The results of both.
pub fn both<A: Send, B: Send>(one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B + Send) -> (A, B) {
    #[cfg(feature = "cli")]
    if let Some(pool) = &*POOL {
        return pool.join(one, other);
    }
    (one(), other())
}
