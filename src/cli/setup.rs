//! `nimbook completions` and `nimbook man`: what a shell and a manual reader need, on standard output.

use clap::Args;
use clap_complete::Shell;

use super::Reply;

/// Arguments of `nimbook completions`.
#[derive(Args)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// The script that a shell sources.
    pub fn run(&self, mut program: clap::Command) -> Result<Reply, Reply> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "nimbook", &mut script);
        Ok(Reply::done(String::from_utf8_lossy(&script)))
    }
}

/// Arguments of `nimbook man`.
#[derive(Args)]
pub struct Man {}

impl Man {
    /// The manual page of the program and of every command, in roff.
    pub fn run(&self, program: clap::Command) -> Result<Reply, Reply> {
        let mut pages = Vec::new();
        let mut write = |command: clap::Command| clap_mangen::Man::new(command).render(&mut pages);
        let mut program = program.disable_help_subcommand(true);
        program.build();
        let commands: Vec<clap::Command> = program.get_subcommands().cloned().collect();
        let written = write(program).and_then(|()| commands.into_iter().try_for_each(write));
        written.map_err(|error| Reply::input(format!("the manual cannot be written: {error}")))?;
        Ok(Reply::done(String::from_utf8_lossy(&pages)))
    }
}
