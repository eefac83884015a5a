//! A game between a player and the program: a line in, a text out.
//!
//! Representation: the moves made so far and the position they lead to. The player is to move whenever
//! a line is read. Nothing here reads or writes streams; the same lines give the same texts.
//! Failure: lines that are no move are answered and change nothing; [`Stop`] ends the game.

use super::super::solve::{explain, page::in_words};
use super::super::width::wrap;
use super::board::show;
use super::judge::{Judge, Stop, Verdict, last_mover_wins};
use super::review::{Ply, review};
use super::typed::{Choice, Typed, choices, read};
use crate::rules::{Game, Move, Play, Position};
use crate::solver::{self, Outcome, Solution, SolveError};

/// How many moves stand on a page of `moves`.
const PAGE: usize = 40;

/// A game that goes on.
#[derive(Debug)]
pub struct Session {
    game: Game,
    start: Position,
    position: Position,
    verdict: Verdict,
    choices: Vec<Choice>,
    plies: Vec<Ply>,
    /// Whether the player made the first move.
    first: bool,
    judge: Judge,
    over: bool,
}

/// How a game ended: none if it goes on, else whether the player won, or neither.
pub fn end(game: &Game, position: &Position, player_moved_last: bool) -> Option<Option<bool>> {
    let ended = game.count(position) == 0;
    ended.then(|| last_mover_wins(game, position).map(|last| last == player_moved_last))
}

impl Session {
    /// A new game and its first text; with `second` the program has already moved.
    ///
    /// # Errors
    /// The position cannot be judged; see [`Stop`].
    pub fn new(game: &Game, start: &Position, second: bool, seed: &str) -> Result<(Session, String), Stop> {
        let mut judge = Judge::new(game, start, seed);
        let verdict = judge.verdict(start)?;
        let mut session = Session {
            game: game.clone(),
            start: start.clone(),
            position: start.clone(),
            verdict,
            choices: choices(game, start),
            plies: Vec::new(),
            first: !second,
            judge,
            over: false,
        };
        let last = match game.play {
            Play::Normal if game.draws() => "Whoever has a whole line wins.",
            Play::Normal => "Whoever makes the last move wins.",
            Play::Misere => "Misère play: whoever makes the last move loses.",
        };
        let begins = if second { "I begin." } else { "You begin." };
        let mut text = wrap(&format!("{last} {begins} `help` says how to play."));
        text += "\n";
        text += &show(game, start);
        if session.ended() {
            text += &session.closing();
        } else if second {
            text += "\n";
            text += &session.answer()?;
        }
        Ok((session, text))
    }

    /// Whether the game has ended, by a last move or by `quit`.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to a line.
    ///
    /// # Errors
    /// A position that comes up cannot be judged; see [`Stop`].
    pub fn line(&mut self, line: &str) -> Result<String, Stop> {
        match read(line, &self.game, &self.position, &self.choices) {
            Typed::Nothing => Ok(String::new()),
            Typed::Hint => self.hint(),
            Typed::Moves(page) => Ok(self.moves(page)),
            Typed::Undo => self.undo(),
            Typed::Why => Ok(self.why()),
            Typed::Help => Ok(self.help()),
            Typed::Quit => Ok(self.quit()),
            Typed::Unclear(answer) => Ok(wrap(&answer)),
            Typed::Step(place) => {
                let step = self.choices[place].step.clone();
                let mut text = self.make(step, true)?;
                if self.ended() {
                    return Ok(text + &show(&self.game, &self.position) + &self.closing());
                }
                text += &self.answer()?;
                Ok(text)
            }
        }
    }

    /// The end before the end: the review of an unfinished game. Nothing if the game has ended.
    pub fn quit(&mut self) -> String {
        if self.over {
            return String::new();
        }
        self.over = true;
        self.review()
    }

    /// The review of the game so far.
    pub fn review(&self) -> String {
        review(&self.game, &self.start, &self.plies, &self.position, self.verdict.outcome, self.first)
    }

    fn ended(&self) -> bool {
        self.choices.is_empty()
    }

    /// The program's move.
    fn answer(&mut self) -> Result<String, Stop> {
        let Some(step) = self.judge.choose(&self.position, &self.verdict, self.plies.len())? else {
            return Ok(String::new());
        };
        let mut text = self.make(step, false)?;
        text += &show(&self.game, &self.position);
        if self.ended() {
            text += &self.closing();
        }
        Ok(text)
    }

    /// Makes a move and tells it.
    fn make(&mut self, step: Move, player: bool) -> Result<String, Stop> {
        let words = in_words(&self.game, &self.position, &step);
        let after = self.judge.verdict(&step.to)?;
        let better = match self.verdict.outcome {
            Outcome::P => Vec::new(),
            _ => self.judge.best(&self.position, &self.verdict)?,
        };
        let better = better.iter().map(|step| in_words(&self.game, &self.position, step)).collect();
        let from = std::mem::replace(&mut self.position, step.to);
        let before = std::mem::replace(&mut self.verdict, after).outcome;
        self.choices = choices(&self.game, &self.position);
        let who = if player { "You" } else { "I" };
        let text = wrap(&format!("{}. {who}: {words}", self.plies.len() + 1));
        self.plies.push(Ply { player, from, words, before, after: self.verdict.outcome, better });
        Ok(text)
    }

    /// Who has won, and the review.
    fn closing(&mut self) -> String {
        self.over = true;
        let player = self.plies.last().map_or(!self.first, |ply| ply.player);
        let who = if player { "You" } else { "I" };
        let last =
            if self.plies.is_empty() { "No move is left".to_owned() } else { format!("{who} made the last move") };
        let won = match end(&self.game, &self.position, player).flatten() {
            Some(true) => "you win",
            Some(false) => "I win",
            None => "it is a draw",
        };
        format!("{last}: {won}.\n\n{}", self.review())
    }

    fn hint(&mut self) -> Result<String, Stop> {
        let best = self.judge.best(&self.position, &self.verdict)?;
        let value = |position: &Position| match solver::grundy(&self.game, position) {
            // Values of boards can take long, and their outcome says enough.
            Ok(Some(value)) if self.judge.is_quick() => format!(" of Grundy value {value}"),
            _ => String::new(),
        };
        Ok(wrap(&match (self.verdict.outcome, &best[..]) {
            (Outcome::N, [step, others @ ..]) => {
                let more = match others.len() {
                    0 => "It is the only winning move.".to_owned(),
                    1 => "One other move wins too.".to_owned(),
                    more => format!("{more} other moves win too."),
                };
                let words = in_words(&self.game, &self.position, step);
                let left = format!("{}, a P-position{}", self.game.text(&step.to), value(&step.to));
                let over = if self.game.count(&step.to) == 0 {
                    "and nothing is left to move".to_owned()
                } else {
                    "from which every move can be answered".to_owned()
                };
                format!("hint: {words}. That leaves {left}, {over}. {more}")
            }
            (Outcome::Draw, [step, ..]) => format!(
                "hint: no move wins, but {} keep a draw, for example {}.",
                best.len(),
                in_words(&self.game, &self.position, step)
            ),
            _ => {
                let each = match self.choices.len() {
                    1 => "your only move".to_owned(),
                    count => format!("each of your {count} moves"),
                };
                let value = value(&self.position);
                format!("hint: no move wins. This is a P-position{value}: I have a winning answer to {each}.")
            }
        }))
    }

    fn moves(&self, page: u64) -> String {
        let count = self.choices.len();
        let pages = count.div_ceil(PAGE) as u64;
        if page > pages {
            return match pages {
                1 => format!("all {count} moves stand on the first page; `moves` shows it\n"),
                _ => wrap(&format!("there are {count} moves on {pages} pages; `moves {pages}` shows the last")),
            };
        }
        let first = (page as usize - 1) * PAGE;
        let shown = &self.choices[first..count.min(first + PAGE)];
        let mut out = match (count, pages) {
            (1, _) => "1 move:\n".to_owned(),
            (_, 1) => format!("{count} moves:\n"),
            _ => format!("{count} moves, page {page} of {pages}:\n"),
        };
        let wide = shown.iter().map(|choice| choice.number.to_string().len()).max().unwrap_or(1);
        for choice in shown {
            out += &super::super::width::hanging(&format!("  {:>wide$}  ", choice.number), &choice.words);
        }
        if page < pages {
            out += &format!("`moves {}` shows the next ones.\n", page + 1);
        }
        out
    }

    /// Takes back the player's last move and everything after it.
    fn undo(&mut self) -> Result<String, Stop> {
        let Some(last) = self.plies.iter().rposition(|ply| ply.player) else {
            return Ok("You have made no move yet; there is nothing to take back.\n".to_owned());
        };
        let back = self.plies[last].from.clone();
        self.verdict = self.judge.verdict(&back)?;
        self.choices = choices(&self.game, &back);
        self.position = back;
        self.plies.truncate(last);
        Ok("Your last move and my answer are taken back.\n".to_owned() + &show(&self.game, &self.position))
    }

    /// The reason of `solve --explain`.
    fn why(&self) -> String {
        let solution = Solution {
            outcome: self.verdict.outcome,
            grundy: None,
            grundy_limit: None,
            winning_moves: self.verdict.winning.clone(),
            moves_limit: None,
            method: solver::method(&self.game),
            agreed_by: Vec::new(),
            moves_unconfirmed: None,
            grundy_unconfirmed: None,
        };
        let outcome = match self.verdict.outcome {
            Outcome::N => "N: you can win.",
            Outcome::P => "P: I can win, whatever you do.",
            Outcome::Draw => "draw: neither of us can win if the other plays well.",
        };
        let reason = match solver::explain(&self.game, &self.position) {
            Ok(explanation) => explain::text(&self.game, &self.position, &explanation, &solution),
            Err(SolveError::NoTheory { .. }) => {
                "\n".to_owned()
                    + &wrap("No theory of this game is known here: every position below this one was looked at.")
            }
            Err(error) => "\n".to_owned() + &wrap(&format!("The reason cannot be told: {error}.")),
        };
        format!("{outcome}\n{reason}")
    }

    fn help(&self) -> String {
        let example = self.choices.first().map_or("", |choice| choice.words.as_str());
        let number = self.choices.first().map_or(1, |choice| choice.number);
        let mut out = wrap(&format!(
            "Type a move by its number in the list of `moves`, or by its words: here `{number}` is `{example}`. Words \
             may be left out as long as only one move fits. With several heaps `3 8` takes 8 from heap 3; in a sum the \
             part comes before the heap; on a board `2 1` is row 2, column 1. With a single heap `3` takes 3."
        ));
        for (command, about) in [
            ("moves", "lists the moves, 40 at a time; `moves 2` shows the next ones"),
            ("hint", "shows a winning move, if there is one"),
            ("why", "says why the position is won or lost"),
            ("undo", "takes back your last move and my answer"),
            ("quit", "ends the game with a review, as the end of the input does"),
        ] {
            out += &format!("  {command:<6}  {about}\n");
        }
        out
    }
}
