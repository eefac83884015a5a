//! `nimbook play POSITION`: a game in the terminal against perfect play, and where it was lost.
//!
//! Lines come from standard input, so a game can be played through a pipe; the same lines and the same
//! seed give the same output. On a terminal the prompt is `> `, and nothing moves the cursor.
//! Exit 0 at the end of a game, 2 when the position is at fault, 3 when it is out of reach, 1 when two
//! routes disagree about it.

mod board;
mod review;
mod session;

use std::io::{self, BufRead, ErrorKind, IsTerminal, Read, Write};

use self::session::Conversation;
use super::input::is_full;
use super::language::Spoken;
use super::solve::block::{self, Reference};
use super::{Reply, position, streams};
use crate::document::{Phrase, Words};
use crate::page::play::{MOST_MOVES, Session, Stop};
use crate::rules::Parsed;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 4096;

/// Play against the program, which never gives a win away; afterwards it says where the game was lost
///
/// A move is typed by its number in the list of `moves`, or by its words, as in `take 8 from heap 3`; with
/// several heaps `3 8` says the same, with a single heap `8` takes 8, on a board `2 1` is row 2, column 1.
/// Other words: `moves`, `hint`, `why`, `undo`, `help`, `quit`. The end of the input is `quit`.
///
/// The program makes a winning move if there is one. If it is lost, it makes a move after which the fewest
/// replies win. Chance decides among equals, by the seed.
#[derive(Clone, Debug, clap::Args)]
pub struct Play {
    /// The position, as in `nim 3 5 7`, `tictactoe` or `my.claims#game 5`
    #[arg(value_name = "POSITION", required = true, allow_negative_numbers = true)]
    pub position: Vec<String>,
    /// Misère play: whoever makes the last move loses
    #[arg(long)]
    pub misere: bool,
    /// Let the program move first
    #[arg(long)]
    pub second: bool,
    /// Seed for the choice among equally good moves of the program
    #[arg(long, value_name = "S", default_value = "nimbook")]
    pub seed: String,
    #[command(flatten)]
    pub spoken: Spoken,
}

impl Play {
    /// The game on the real streams.
    pub fn run(&self) -> Result<Reply, Reply> {
        let input = io::stdin().lock();
        let prompt = input.is_terminal();
        self.converse(input, streams::out(), prompt).or_else(|error| match error.kind() {
            // Whoever closed the pipe has seen what they wanted.
            ErrorKind::BrokenPipe => Ok(Reply::default()),
            _ => {
                let message = format!("error: the game cannot be read or written: {error}\n");
                Err(if is_full(&error) { Reply::gave_up(message) } else { Reply::input(message) })
            }
        })
    }

    /// The game and its first text.
    fn begun<'w>(&self, words: &'w Words) -> Result<(Conversation<'w>, String), Reply> {
        let text = position::text(&self.position);
        let Parsed { game, position } = match Reference::read(&text) {
            Some(reference) => block::playable(&reference, self.misere, &text)?,
            None => position::parse(&text, self.misere)?,
        };
        let game = Session::new(&game, &position, self.second, &self.seed, words)?;
        Ok(Conversation::new(game, self.second)?)
    }

    /// The game on any streams: what happens is written at once, what ends it is the reply.
    ///
    /// # Errors
    /// A stream cannot be read or written.
    pub fn converse(&self, mut input: impl BufRead, mut out: impl Write, prompt: bool) -> io::Result<Reply> {
        let words = match self.spoken.words() {
            Ok(words) => words,
            Err(missing) => return Ok(missing.into()),
        };
        let (mut session, opening) = match self.begun(&words) {
            Ok(begun) => begun,
            Err(reply) => return Ok(reply),
        };
        out.write_all(opening.as_bytes())?;
        out.write_all(if session.is_over() { b"" } else { b"\n" })?;
        while !session.is_over() {
            out.write_all(if prompt { b"> " } else { b"" })?;
            out.flush()?;
            let answer = match line(&mut input)? {
                Line::End => {
                    out.write_all(if prompt { b"\n" } else { b"" })?;
                    session.quit()
                }
                Line::TooLong => session.say(Phrase::new("play-line-too-long").with("bytes", LONGEST)),
                Line::Text(line) => session.line(&line),
            };
            let answer = match answer {
                Ok(answer) => answer,
                Err(stop) => {
                    out.write_all(session.review().unwrap_or_default().as_bytes())?;
                    return Ok(stop.into());
                }
            };
            out.write_all(answer.as_bytes())?;
            // An empty line sets one turn off from the next.
            out.write_all(if session.is_over() || answer.is_empty() { b"" } else { b"\n" })?;
        }
        out.flush()?;
        Ok(Reply::default())
    }
}

/// A line of input.
enum Line {
    Text(String),
    TooLong,
    End,
}

/// The next line; what is too long is read to its end and forgotten.
fn line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let mut long = false;
    loop {
        let read = input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes)?;
        let ended = read == 0 || bytes.last() == Some(&b'\n');
        long |= bytes.len() as u64 > LONGEST;
        match (ended, long) {
            (true, true) => return Ok(Line::TooLong),
            (true, false) if bytes.is_empty() => return Ok(Line::End),
            (true, false) => return Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned())),
            (false, true) => bytes.clear(),
            (false, false) => {}
        }
    }
}

/// The reply when a position cannot be played.
impl From<Stop> for Reply {
    fn from(stop: Stop) -> Reply {
        match stop {
            Stop::Unsolved(error) => error.into(),
            Stop::Words(error) => error.into(),
            Stop::Moves(moves) => Reply::gave_up(format!(
                "error: this position has {moves} moves; play takes positions with at most {MOST_MOVES}\nhelp: make \
                 it smaller, or use `nimbook solve`\n"
            )),
        }
    }
}
