//! The program `nimbook`: hands arguments and streams to the `cli` room and returns its exit code.

use std::process::ExitCode;

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    nimbook::run()
}
