//! The program as its users have it: every test here runs the real binary.
//!
//! What looks inside the library is in `tests/rooms`.

mod agreement;
mod banks;
#[cfg(unix)]
mod blocks;
mod book_faults;
mod browser;
mod bundle;
mod chapters;
mod class;
mod class_languages;
mod commands;
mod core;
mod documents;
mod doors;
mod files;
mod frictions;
#[cfg(unix)]
mod hosts;
mod mark;
mod markbook;
mod new;
mod own_games;
mod page;
mod paper;
mod pdf;
mod permanence;
mod play;
mod prove;
mod range;
mod readme;
#[cfg(unix)]
mod scale;
#[cfg(feature = "serve")]
mod serve;
mod solve_blocks;
mod stranger;
mod tables;
mod typeset;
mod versions;

/// What a program said, with `/` in its paths on every system.
fn slashed(said: &str) -> String {
    if cfg!(windows) { said.replace('\\', "/") } else { said.to_owned() }
}
