//! The door [`answer`](super::answer) as WebAssembly exports it, for a caller that shares its memory.
//!
//! A call: `place(n)` gives the address of `n` bytes; the caller writes a request there in UTF-8; `answer()` returns
//! how many bytes the reply has, and `text()` where it begins, until the next `place`.
//! Failure: a panic ends in a trap; after it `fault()` returns how many bytes its message has, at `text()`. Such an
//! instance answers nothing more.

// Names that are seen from outside could collide with others; no other code is linked into a page's core. No function
// here reads or writes through a pointer.
#![allow(unsafe_code)]

use std::mem::take;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

/// The request, then the reply. Not locked while an answer is computed.
static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// What the last panic said.
static FAULT: Mutex<String> = Mutex::new(String::new());

static HOOK: Once = Once::new();

/// Room for a request of so many bytes; its address.
#[unsafe(no_mangle)]
extern "C" fn place(bytes: usize) -> *mut u8 {
    HOOK.call_once(|| std::panic::set_hook(Box::new(|panic| *open(&FAULT) = panic.to_string())));
    *open(&TEXT) = vec![0; bytes];
    text()
}

/// Replaces the request by its reply, and returns the reply's length in bytes.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let request = take(&mut *open(&TEXT));
    keep(super::answer(&String::from_utf8_lossy(&request)))
}

/// Where the text begins.
#[unsafe(no_mangle)]
extern "C" fn text() -> *mut u8 {
    open(&TEXT).as_mut_ptr()
}

/// Puts the message of the panic in the text's place, and returns its length in bytes; 0 if there was none.
#[unsafe(no_mangle)]
extern "C" fn fault() -> usize {
    keep(take(&mut *open(&FAULT)))
}

fn keep(text: String) -> usize {
    let length = text.len();
    *open(&TEXT) = text.into_bytes();
    length
}

/// One thread runs here, so nothing is ever locked for long, and a lock whose holder panicked is still good.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
