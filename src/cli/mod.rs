//! The command line: one file per command, each reads, calls, writes and reports. No mathematics.
//!
//! Exit codes: 0 done; 1 a claim is false, a key disputed or a certificate refused; 2 the input is at
//! fault and nothing was written; 3 gave up inside a stated limit.
//! A command is a function of its arguments to a [`Reply`]; only [`main`] touches the real streams.

mod number;
mod position;
pub mod solve;
pub mod values;
mod width;

use std::process::ExitCode;

/// What a command says: text for standard output, messages for standard error, and the exit code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Goes to standard output.
    pub out: String,
    /// Goes to standard error.
    pub err: String,
    /// 0, 1, 2 or 3.
    pub code: u8,
}

impl Reply {
    /// Done, with this on standard output.
    pub fn done(out: impl Into<String>) -> Reply {
        Reply { out: out.into(), ..Reply::default() }
    }

    /// The input is at fault; `message` is what the user reads, one or more lines.
    pub fn input(message: impl Into<String>) -> Reply {
        Reply { err: message.into(), code: 2, ..Reply::default() }
    }

    /// Gave up inside a stated limit.
    pub fn gave_up(message: impl Into<String>) -> Reply {
        Reply { err: message.into(), code: 3, ..Reply::default() }
    }
}

/// Runs the program on the real arguments and streams.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
