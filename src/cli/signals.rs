//! SIGINT and SIGTERM, which wait while files are written, and SIGXFSZ, which is an error of writing and no end.
//!
//! Representation: flags of the process, because signals are sent to a process. While files are written the first
//! signal is noted, the writer stops at the next file and clears away, and then the signal does what it would have
//! done; a second one ends the program at once.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, OnceLock};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level};

/// The signals that wait.
const WAITING: [i32; 2] = [SIGINT, SIGTERM];

/// What the handlers read and write.
struct Flags {
    /// Whether a signal does at once what it does by default.
    at_once: Arc<AtomicBool>,
    /// The signal that came, or 0.
    arrived: Arc<AtomicUsize>,
}

/// The flags; handlers are there from the first use on.
fn flags() -> &'static Flags {
    static FLAGS: OnceLock<Flags> = OnceLock::new();
    FLAGS.get_or_init(|| {
        let flags = Flags { at_once: Arc::new(AtomicBool::new(true)), arrived: Arc::default() };
        for signal in WAITING {
            // In this order; where a handler cannot be had, the signal keeps its default.
            let _ = flag::register_conditional_default(signal, Arc::clone(&flags.at_once))
                .and_then(|_| flag::register_usize(signal, Arc::clone(&flags.arrived), signal as usize))
                .and_then(|_| flag::register(signal, Arc::clone(&flags.at_once)));
        }
        flags
    })
}

/// While it lives, signals wait; dropped, it lets the one that came have its way.
pub struct Deferred(());

/// Lets signals wait.
pub fn defer() -> Deferred {
    flags().at_once.store(false, SeqCst);
    Deferred(())
}

impl Drop for Deferred {
    fn drop(&mut self) {
        flags().at_once.store(true, SeqCst);
        let arrived = flags().arrived.load(SeqCst);
        if let Some(signal) = WAITING.into_iter().find(|&signal| signal as usize == arrived) {
            let _ = low_level::emulate_default_handler(signal);
        }
    }
}

/// An error if a signal waits.
pub fn check() -> io::Result<()> {
    if flags().arrived.load(SeqCst) == 0 { Ok(()) } else { Err(io::ErrorKind::Interrupted.into()) }
}

/// Makes a file that grows past the limit of the shell (`ulimit -f`) an error, as a full disk is one.
pub fn survive_file_limit() {
    #[cfg(unix)]
    let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}
