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
    /// Who wins a position, every winning move, and how it is known
    Solve(solve::Solve),
    /// A game against perfect play, and a review of where it was lost
    Play(play::Play),
    /// Grundy values of a game with one heap, and their period when it is proved
    Values(values::Values),
    /// A position as a picture, with its winning moves if you like
    Picture(picture::Picture),
    /// Báron's reduction of three heaps, line by line
    Trace(trace::Trace),
    /// The lost trios up to a number, as Báron's builder finds them
    Trios(trios::Trios),
    /// Claims about Nim decided for all naturals: proved, or refuted with the smallest counterexample
    ///
    /// FILE is a file of claims or, if its name ends in `.md`, a chapter in Markdown. Of a chapter the statements in
    /// its blocks `claim`, `refute`, `conjecture`, `define` and `game` are meant; a block `theorem` is proved in words
    /// and passed over. Beside a `book.yaml`, definitions and games of the chapters with smaller numbers hold in it,
    /// as they do when the book is built, but only what the chapter itself states is decided.
    Prove(prove::Prove),
    /// Certificates checked again, by the checker alone
    Verify(verify::Verify),
    /// Everything wrong with a sheet, how many variants exist and how hard they are; writes nothing
    Check(check::Check),
    /// One sheet with its key; without SPEC the built-in first sheet
    Sheet(sheet::Sheet),
    /// One HTML file with the program inside: a class's sheets that answer, practice, any position; without SPEC the last two
    Page(page::Page),
    /// A sheet for every student of a class, in one file to print, with keys and all that a teacher needs
    Class(class::Class),
    /// The study book: every claim decided, every number computed; without DIR the built-in one
    Book(book::Book),
    /// One block of a book, from standard input to standard output
    ///
    /// The last fenced block of standard input is shown. Earlier blocks are its context: what they define holds in it.
    /// For programs that have blocks and no book, like notebooks and filters of Markdown. Exit code 1: it says something
    /// false; 2: it cannot be read; 3: a limit was reached.
    Block(block::Block),
    /// The blocks in the chapters of a book that mdBook builds
    ///
    /// mdBook runs it: `nimbook mdbook install` puts it into the `book.toml` of the folder. From then on `mdbook build`
    /// decides every claim and computes every block of the chapters; a false one stops it, with its file, line and
    /// column. Definitions hold in later chapters. Files of claims for blocks `truth` are in the folder `claims` beside
    /// the chapters.
    #[command(name = "mdbook")]
    MdBook(mdbook::MdBook),
    /// A sheet, a book or a game to begin with
    New(new::New),
    /// The sheet and the key of a printed id, built again from its spec
    Show(show::Show),
    /// Answers marked part by part, every mistake named, from a table of answers
    Mark(mark::Mark),
    /// The games, exercises, formats, languages and sheets that there are
    List(list::List),
    /// The JSON Schema of a sheet, for editors
    Schema(schema::Schema),
    /// Completions for a shell, on standard output
    Completions(setup::Completions),
    /// The manual page, on standard output
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
