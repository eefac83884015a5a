//! The command line: one file per command, each reads, calls, writes and reports. No mathematics.
//!
//! Exit codes: 0 done; 1 a claim is false, a key disputed or a certificate refused; 2 the input is at
//! fault and nothing was written; 3 reached a limit, a stated one or the machine's (a full disk).
//! A command is a function of its arguments to a [`Reply`]; only [`run`] touches the real streams, and
//! `play`, which answers while it reads.

mod batch;
pub mod block;
pub mod book;
pub mod check;
pub mod class;
mod encoding;
mod files;
mod input;
mod kept;
mod language;
pub mod list;
pub mod mark;
pub mod mdbook;
pub mod new;
pub mod number;
pub mod page;
mod pages;
pub mod picture;
mod plain;
pub mod play;
pub mod position;
pub mod printed;
pub mod prove;
mod range;
pub mod schema;
#[cfg(feature = "serve")]
pub mod serve;
pub mod setup;
pub mod sheet;
pub mod show;
mod signals;
pub mod solve;
mod staging;
mod statements;
mod steps;
pub mod streams;
pub mod trace;
pub mod trios;
pub mod values;
pub mod verify;
pub mod width;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::page::{Engine, MaybeEngine};
use clap::{CommandFactory, Parser, Subcommand};
use serde_json::{Value, json};

/// What a command says: text for standard output, messages for standard error, and the exit code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Goes to standard output.
    pub out: String,
    /// Goes to standard error.
    pub err: String,
    /// 0, 1, 2 or 3.
    pub code: u8,
    /// Every fault, for programs; none where the message says all.
    pub faults: Vec<Value>,
}

impl Reply {
    /// Done, with this on standard output.
    pub fn done(out: impl Into<String>) -> Reply {
        Reply { out: out.into(), ..Reply::default() }
    }

    /// Two routes disagree; `message` holds what is needed to reproduce it.
    pub fn disputed(message: impl Into<String>) -> Reply {
        Reply { err: message.into(), code: 1, ..Reply::default() }
    }

    /// The input is at fault; `message` is what the user reads, one or more lines.
    pub fn input(message: impl Into<String>) -> Reply {
        Reply { err: message.into(), code: 2, ..Reply::default() }
    }

    /// The same where something was printed: not with the words that nothing was written.
    pub fn after_output(self) -> Reply {
        match self.err.trim_end().strip_suffix("nothing was written") {
            Some(rest) => Reply { err: rest.trim_end_matches(['\n', ' ', ';']).to_owned(), ..self },
            None => self,
        }
    }

    /// Gave up inside a stated limit.
    pub fn gave_up(message: impl Into<String>) -> Reply {
        Reply { err: message.into(), code: 3, ..Reply::default() }
    }
}

/// Exercise sheets, traces and solutions about Nim and its relatives, with answers that two
/// independent routes agree on.
#[derive(Parser)]
#[command(name = "nimbook", version, max_term_width = 100, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// A command with its arguments.
#[derive(Subcommand)]
pub enum Command {
    /// Solve a position: who wins, every winning move, and how it is known
    Solve(solve::Solve),
    /// Play against a perfect opponent, and see where the game was lost
    Play(play::Play),
    /// List the Grundy values of a game with one heap, and their period if it is proved
    Values(values::Values),
    /// Draw a position, with its winning moves if you like
    Picture(picture::Picture),
    /// Show Báron's reduction of three heaps, line by line
    Trace(trace::Trace),
    /// List the lost trios up to a number, as Báron's builder finds them
    Trios(trios::Trios),
    /// Decide claims for all natural numbers: proved, or refuted with the smallest counterexample
    ///
    /// FILE is a file of claims or a Markdown chapter (`.md`). In a chapter, the blocks `claim`, `refute`, `conjecture`,
    /// `define` and `game` are read; a block `theorem` is proved in words and skipped. In a folder with `book.yaml`, the
    /// definitions and games of earlier chapters are known, as when the book is built, but only the statements of this
    /// chapter are decided.
    Prove(prove::Prove),
    /// Check certificates again, with the checker alone
    Verify(verify::Verify),
    /// Check a sheet: report all errors, the number of different sheets and their difficulty
    Check(check::Check),
    /// Make a sheet and its key
    Sheet(sheet::Sheet),
    /// Write a page, one HTML file, on which teachers make sheets and students check answers, practise and play
    Page(page::Page),
    /// Make a different sheet for each student, with keys, an answer table and a fairness report
    Class(class::Class),
    /// Build the study book, or a book of your own: every claim decided, every number computed
    Book(book::Book),
    /// Write the guide to nimbook, as pages or to print
    Guide(book::Guide),
    /// Render one block of a book, from standard input to standard output
    ///
    /// Renders the last fenced block of standard input. Earlier blocks are its context: their definitions hold in it. This
    /// is for programs that have blocks but no book, such as notebooks and Markdown filters. Exit code 1: the block says
    /// something false; 2: it cannot be read; 3: a limit was reached.
    Block(block::Block),
    /// Run as a preprocessor of mdBook: render nimbook blocks
    ///
    /// `nimbook mdbook install` adds it to the `book.toml` of the folder. From then on `mdbook build` decides every claim and
    /// computes every block of the chapters; a false claim stops the build with its file, line and column. Definitions
    /// hold in later chapters. Files of claims for blocks `truth` are in the folder `claims` next to the chapters.
    #[command(name = "mdbook")]
    MdBook(mdbook::MdBook),
    /// Write a sheet, a book or a game to start from
    New(new::New),
    /// Make the sheet and key of a printed id again
    Show(show::Show),
    /// Mark a table of answers, with partial credit and named mistakes
    Mark(mark::Mark),
    /// List games, exercise kinds, formats, languages or built-in sheets
    List(list::List),
    /// Print the JSON Schema of a sheet, for editors
    Schema(schema::Schema),
    /// Print completions for a shell
    Completions(setup::Completions),
    /// Print the manual page
    Man(setup::Man),
}

impl Command {
    /// Runs it; pages carry the engine, where there is one.
    pub fn run(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        match self {
            Command::Solve(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Values(command) => command.run(),
            Command::Picture(command) => command.run(),
            Command::Trace(command) => command.run(),
            Command::Trios(command) => command.run(),
            Command::Prove(command) => command.run(),
            Command::Verify(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Sheet(command) => command.run(),
            Command::Page(command) => command.run(engine),
            Command::Class(command) => command.run(engine),
            Command::Book(command) => command.run(engine),
            Command::Guide(command) => command.run(engine),
            Command::Block(command) => command.run(),
            Command::MdBook(command) => command.run(),
            Command::New(command) => command.run(),
            Command::Show(command) => command.run(),
            Command::Mark(command) => command.run(),
            Command::List(command) => command.run(),
            Command::Schema(command) => command.run(),
            Command::Completions(command) => command.run(Arguments::command()),
            Command::Man(command) => command.run(Arguments::command()),
        }
    }
}

/// Runs the program on the real arguments and streams.
pub fn run() -> ExitCode {
    signals::survive_file_limit();
    let json = asks_json(std::env::args_os().skip(1));
    let mut misuse = None;
    let mut reply = match Arguments::try_parse() {
        Ok(arguments) => either(arguments.command.run(Engine::built_in())),
        Err(asked) if !asked.use_stderr() => {
            return ExitCode::from(streams::coloured_result(&asked.render().ansi().to_string()).err().unwrap_or(0));
        }
        Err(error) => {
            misuse = coloured();
            Reply::input(error.to_string())
        }
    };
    if reply.code != 0 && reply.out.is_empty() && json {
        reply.out = refusal(&reply);
    }
    match misuse {
        Some(message) => streams::coloured_message(&message),
        None => streams::message(&reply.err),
    }
    ExitCode::from(streams::result(&reply.out, json).err().unwrap_or(reply.code))
}

/// What is wrong with the arguments, in colours: found again with harmless ones, because it repeats them.
fn coloured() -> Option<String> {
    let harmless =
        std::env::args_os().map(|argument| streams::harmless(&argument.to_string_lossy(), false).into_owned());
    let error = Arguments::try_parse_from(harmless).err().filter(clap::Error::use_stderr)?;
    Some(error.render().ansi().to_string())
}

/// Whether the arguments ask for JSON; `--format` of `sheet`, `class` and `show` names files, not what is printed.
fn asks_json(arguments: impl Iterator<Item = OsString>) -> bool {
    let arguments: Vec<OsString> = arguments.collect();
    let prints_files =
        arguments.first().is_some_and(|command| ["sheet", "class", "show", "prove"].iter().any(|it| command == it));
    let format = arguments.windows(2).any(|pair| pair[0] == "--format" && pair[1] == "json");
    arguments.iter().any(|argument| argument == "--json")
        || !prints_files && (format || arguments.iter().any(|argument| argument == "--format=json"))
}

/// The reply, whichever way it came.
pub fn either(answer: Result<Reply, Reply>) -> Reply {
    answer.unwrap_or_else(|refusal| refusal)
}

/// The faults of a reply as JSON; of one that has only a message, its first line and its help.
fn refusal(reply: &Reply) -> String {
    if !reply.faults.is_empty() {
        return input::pretty(&json!({"ok": false, "faults": reply.faults}));
    }
    let code = ["done", "disputed", "bad-input", "gave-up"][usize::from(reply.code.min(3))];
    let line = |start: &str| reply.err.lines().find_map(|line| line.strip_prefix(start));
    let first = line("error: ").or(reply.err.lines().next()).unwrap_or_default();
    input::pretty(&json!({"ok": false, "faults": [{"code": code, "message": first, "help": line("help: ")}]}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_fit_together() {
        Arguments::command().debug_assert();
    }
}
