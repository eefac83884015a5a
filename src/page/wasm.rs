//! The door [`answer`](super::answer) as WebAssembly exports it, for a caller that shares its memory.
//!
//! A call: `place(n)` gives the address of `n` bytes; the caller writes a request there in UTF-8; `answer()` returns
//! how many bytes the reply has, and `text()` where it begins, until the next `place`.
//! Failure: a panic ends in a trap without a message, and such an instance answers nothing more. The program says what
//! happened when it is asked the same.

// Names that are seen from outside could collide with others; no other code is linked into a page's core. No function
// here reads or writes through a pointer.
#![allow(unsafe_code)]

use std::mem::take;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The request, then the reply. Not locked while an answer is computed.
static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Room for a request of so many bytes; its address.
#[unsafe(no_mangle)]
extern "C" fn place(bytes: usize) -> *mut u8 {
    *open() = vec![0; bytes];
    text()
}

/// Replaces the request by its reply, and returns the reply's length in bytes.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let request = take(&mut *open());
    let reply = super::answer(&String::from_utf8_lossy(&request)).into_bytes();
    let length = reply.len();
    *open() = reply;
    length
}

/// Where the text begins.
#[unsafe(no_mangle)]
extern "C" fn text() -> *mut u8 {
    open().as_mut_ptr()
}

/// One thread runs here, so nothing is ever locked for long, and a lock whose holder panicked is still good.
fn open() -> MutexGuard<'static, Vec<u8>> {
    TEXT.lock().unwrap_or_else(PoisonError::into_inner)
}
