//! The program `nimbook`: hands arguments and streams to the `cli` room and returns its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    nimbook::run()
}
