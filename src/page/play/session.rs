//! A game that goes on, in the terminal and on a page: the moves made so far and the position they lead to.
//!
//! Representation: whoever is asked for a move moves next from `position`, and `choices` are the moves there. The same
//! lines and the same seed give the same game.
//! Failure: [`Stop`]; a line that is not a move is answered and changes nothing.

use super::judge::{Judge, Skill, Stop, Verdict, end};
use super::ply::{Played, Ply};
use super::typed::{Choice, Typed, choices};
use crate::document::{Phrase, Words, WordsError};
use crate::exercise::games::{Detail, describe_move};
use crate::rules::{Game, Move, Position};
use crate::solver::Outcome;

/// A game that goes on.
pub struct Session<'w> {
    /// The game.
    pub game: Game,
    start: Position,
    /// The position reached.
    pub position: Position,
    /// Who wins it.
    pub verdict: Verdict,
    /// The moves from it; none at the end.
    pub choices: Vec<Choice>,
    /// The moves made.
    pub plies: Vec<Ply>,
    /// Whether the player made the first move.
    first: bool,
    /// How well the program plays.
    pub skill: Skill,
    /// Whether two people play, of whom the first is the player, and no program.
    pub two: bool,
    /// Whether the player sees the numbers of the moves.
    pub listed: bool,
    judge: Judge,
    /// The words that moves are described with.
    pub words: &'w Words,
}

impl<'w> Session<'w> {
    /// A new game, in which nobody has moved yet; `second` says that the program begins.
    ///
    /// # Errors
    /// The position cannot be judged; see [`Stop`].
    pub fn new(game: &Game, start: &Position, second: bool, seed: &str, words: &'w Words) -> Result<Self, Stop> {
        let mut judge = Judge::new(game, start, seed);
        let verdict = judge.verdict(start)?;
        Ok(Session {
            game: game.clone(),
            start: start.clone(),
            position: start.clone(),
            verdict,
            choices: choices(game, start, words)?,
            plies: Vec::new(),
            first: !second,
            skill: Skill::Perfect,
            two: false,
            listed: true,
            judge,
            words,
        })
    }

    /// Whether no move is left.
    pub fn over(&self) -> bool {
        self.choices.is_empty()
    }

    /// A move from here in words.
    pub fn describe(&self, step: &Move) -> Phrase {
        describe_move(&self.game, &self.position, step, Detail::Left)
    }

    /// The player's move as it was typed, in lower case; or why the line is none.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn typed(&mut self, line: &str) -> Result<Result<(), Phrase>, Stop> {
        let Session { game, position, choices, listed, words, .. } = &*self;
        match (Typed { line, game, position, choices, listed: *listed, words }).choice()? {
            Err(why) => Ok(Err(why)),
            Ok(place) => {
                let player = !self.two || self.plies.len().is_multiple_of(2);
                self.make(self.choices[place].step.clone(), player).map(Ok)
            }
        }
    }

    /// The program's move; whether there was one, and a program.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn reply(&mut self) -> Result<bool, Stop> {
        if self.two {
            return Ok(false);
        }
        let step = self.judge.choose(&self.position, &self.verdict, self.plies.len(), self.skill)?;
        step.map_or(Ok(false), |step| self.make(step, false).map(|()| true))
    }

    fn make(&mut self, step: Move, player: bool) -> Result<(), Stop> {
        let words = self.words.text(&self.describe(&step))?;
        let better = match self.verdict.outcome {
            Outcome::P => Vec::new(),
            _ => self.judge.best(&self.position, &self.verdict)?,
        };
        let best = better.first().cloned();
        let better = better.iter().map(|step| self.words.text(&self.describe(step))).collect::<Result<_, _>>()?;
        let before = self.verdict.outcome;
        let from = self.go_to(step.to.clone())?;
        self.plies.push(Ply { player, from, step, words, before, after: self.verdict.outcome, better, best });
        Ok(())
    }

    /// Goes to a position, and returns the one that was left.
    fn go_to(&mut self, position: Position) -> Result<Position, Stop> {
        self.verdict = self.judge.verdict(&position)?;
        self.choices = choices(&self.game, &position, self.words)?;
        Ok(std::mem::replace(&mut self.position, position))
    }

    /// Takes back the player's last move and everything after it; whether there was one.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn undo(&mut self) -> Result<bool, Stop> {
        let Some(last) = self.plies.iter().rposition(|ply| ply.player) else { return Ok(false) };
        self.go_to(self.plies[last].from.clone())?;
        self.plies.truncate(last);
        Ok(true)
    }

    /// The moves that give nothing away.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn best(&mut self) -> Result<Vec<Move>, Stop> {
        self.judge.best(&self.position, &self.verdict)
    }

    /// Who made the last move, and who has won: `you`, `program` or `nobody`.
    pub fn end(&self) -> [&'static str; 2] {
        let name = |player| match player {
            Some(true) => "you",
            Some(false) => "program",
            None => "nobody",
        };
        let last = self.plies.last().map(|ply| ply.player);
        [name(last), name(end(&self.game, &self.position, last.unwrap_or(!self.first)).flatten())]
    }

    /// The game so far, to be reviewed.
    pub fn played(&self) -> Played<'_> {
        let Session { game, start, plies, position, first, .. } = self;
        let perfect = self.skill == Skill::Perfect && !self.two;
        Played { game, start, plies, position, outcome: self.verdict.outcome, first: *first, perfect }
    }

    /// What a move does and who wins, as on sheets; of a sum, the rules of each game in it.
    ///
    /// # Errors
    /// A missing word.
    pub fn rules(&self) -> Result<String, WordsError> {
        super::rules(&self.game, self.words)
    }
}
