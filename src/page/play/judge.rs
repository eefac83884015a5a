//! Who wins the positions of a game that is being played, and which move the program makes.
//!
//! Representation: the theory answers, and the search confirms it where a small budget reaches; without
//! a theory the search answers alone, with the usual budget. Choices fall by dice whose key is the seed
//! and whose stream is the number of the move, so that a move taken back is answered as before.
//! Failure: out of reach, too many moves to list, or two routes that disagree.

use crate::document::WordsError;
use crate::exercise::{Dice, Key};
use crate::rules::{Game, Move, Play, Position};
use crate::solver::{self, Budget, Outcome, RetrogradeTable, Route, SolveError};

/// The most moves of a position in play: all of them are listed and compared.
pub const MOST_MOVES: u64 = 1 << 14;

/// The most replies that are looked at to find the hardest move of a lost position.
const MOST_REPLIES: u64 = 1 << 18;

/// How far the search goes to confirm a theory, at every move.
const CONFIRMING: Budget = Budget { states: 1 << 18, steps: 1 << 21 };

/// Why a game cannot go on.
#[derive(Debug)]
pub enum Stop {
    /// Theory and search have no answer, or two different ones.
    Unsolved(SolveError),
    /// More moves than [`MOST_MOVES`].
    Moves(u64),
    /// The language has no words for it.
    Words(WordsError),
}

impl From<WordsError> for Stop {
    fn from(error: WordsError) -> Stop {
        Stop::Words(error)
    }
}

impl From<SolveError> for Stop {
    fn from(error: SolveError) -> Stop {
        Stop::Unsolved(error)
    }
}

/// How well the program plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skill {
    /// It gives nothing away.
    #[default]
    Perfect,
    /// One move in three is any move.
    Careless,
    /// Every move is any move, unless one ends the game and wins.
    Beginner,
}

/// What is known of a position.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// Every winning move, in the order of [`Game::moves`].
    pub winning: Vec<Move>,
}

/// The judge of one game.
#[derive(Debug)]
pub struct Judge {
    game: Game,
    /// Whether a theory answers; else the labels do.
    theory: bool,
    labels: RetrogradeTable,
    key: Key,
    /// Decides whether it errs, and how.
    slips: Key,
}

impl Judge {
    /// A judge of this game, whose positions lie below `start`; the seed is any text.
    pub fn new(game: &Game, start: &Position, seed: &str) -> Judge {
        let theory = !matches!(solver::outcome(game, start), Err(SolveError::NoTheory { .. }));
        let labels = RetrogradeTable::new(game, if theory { CONFIRMING } else { Budget::default() });
        let [key, slips] = ["nimbook play", "nimbook slips"].map(|name| Key::of(&[name, seed]));
        Judge { game: game.clone(), theory, labels, key, slips }
    }

    /// Who wins, and with which moves.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn verdict(&mut self, position: &Position) -> Result<Verdict, Stop> {
        let moves = self.game.count(position);
        if moves > MOST_MOVES {
            return Err(Stop::Moves(moves));
        }
        let mut search = || Ok((self.labels.outcome(position)?, self.labels.winning_moves(position)?));
        if !self.theory {
            let (outcome, winning) = search().map_err(SolveError::OutOfReach)?;
            return Ok(Verdict { outcome, winning });
        }
        let outcome = solver::outcome(&self.game, position)?;
        let winning = solver::winning_moves(&self.game, position)?;
        if let Ok((found, others)) = search() {
            let texts =
                |moves: &[Move]| moves.iter().map(|step| self.game.text(&step.to)).collect::<Vec<_>>().join(", ");
            if found != outcome {
                return Err(self.dispute(position, "outcome", outcome, found));
            }
            if others != winning {
                return Err(self.dispute(position, "winning moves", texts(&winning), texts(&others)));
            }
        }
        Ok(Verdict { outcome, winning })
    }

    fn dispute(&self, position: &Position, what: &'static str, theory: impl ToString, search: impl ToString) -> Stop {
        let what = (what, solver::method(&self.game));
        SolveError::disputed(&self.game, position, what, theory, (Route::Search, search)).into()
    }

    /// The moves that give nothing away: the winning ones, else those that keep a draw, else all.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn best(&mut self, position: &Position, verdict: &Verdict) -> Result<Vec<Move>, Stop> {
        match verdict.outcome {
            Outcome::N => Ok(verdict.winning.clone()),
            Outcome::P => Ok(self.game.moves(position)),
            Outcome::Draw => {
                let mut keeping = Vec::new();
                for step in self.game.moves(position) {
                    if self.outcome(&step.to)? == Outcome::Draw {
                        keeping.push(step);
                    }
                }
                Ok(keeping)
            }
        }
    }

    /// The move of a program that plays so well; none if no move is left.
    ///
    /// # Errors
    /// See [`Stop`].
    pub fn choose(
        &mut self,
        position: &Position,
        verdict: &Verdict,
        number: usize,
        skill: Skill,
    ) -> Result<Option<Move>, Stop> {
        let mut dice = Dice::new(self.slips, number as u64);
        let slips = match skill {
            Skill::Perfect => false,
            Skill::Careless => dice.below(3) == 0,
            Skill::Beginner => true,
        };
        if !slips {
            return self.hardest(position, verdict, number);
        }
        let mut moves = self.game.moves(position);
        dice.shuffle(&mut moves);
        let wins = |step: &Move| end(&self.game, &step.to, true) == Some(Some(true));
        let last = moves.iter().position(wins).unwrap_or(0);
        Ok(moves.into_iter().nth(last))
    }

    /// The move of a perfect program: one that gives nothing away, and where none wins, one after which the fewest
    /// replies are as good; chance decides among equals. None if no move is left.
    ///
    /// Where there are very many replies, only as many moves are compared as [`MOST_REPLIES`] allows.
    ///
    /// # Errors
    /// See [`Stop`].
    fn hardest(&mut self, position: &Position, verdict: &Verdict, number: usize) -> Result<Option<Move>, Stop> {
        let mut moves = self.best(position, verdict)?;
        Dice::new(self.key, number as u64).shuffle(&mut moves);
        if verdict.outcome == Outcome::N {
            return Ok(moves.into_iter().next());
        }
        let (mut hardest, mut looked) = (None, 0u64);
        for step in moves {
            let replies = self.good_replies(&step.to, verdict.outcome)?;
            looked = looked.saturating_add(self.game.count(&step.to) + 1);
            if hardest.as_ref().is_none_or(|&(fewest, _)| replies < fewest) {
                hardest = Some((replies, step));
            }
            // No move of a lost position leaves fewer than one.
            if looked > MOST_REPLIES || replies == 1 && verdict.outcome == Outcome::P {
                break;
            }
        }
        Ok(hardest.map(|(_, step)| step))
    }

    /// How many replies win, or keep the draw. A move that ends a lost game leaves nothing to get wrong,
    /// so it counts as the easiest.
    fn good_replies(&mut self, position: &Position, outcome: Outcome) -> Result<u64, Stop> {
        let ended = self.game.count(position) == 0;
        match outcome {
            Outcome::Draw => {
                let verdict = Verdict { outcome, winning: Vec::new() };
                Ok(self.best(position, &verdict)?.len() as u64)
            }
            _ if ended => Ok(u64::MAX),
            _ if self.theory => Ok(solver::winning_count(&self.game, position)? as u64),
            _ => Ok(self.labels.winning_moves(position).map_err(SolveError::OutOfReach)?.len() as u64),
        }
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Stop> {
        match self.theory {
            true => Ok(solver::outcome(&self.game, position)?),
            false => Ok(self.labels.outcome(position).map_err(SolveError::OutOfReach)?),
        }
    }
}

/// How a game ended: none if it goes on, else whether the player won, or neither did.
pub fn end(game: &Game, position: &Position, player_moved_last: bool) -> Option<Option<bool>> {
    let drawn = game.split(position).any(|(rules, parts)| rules.drawn(parts));
    let last_mover_wins = game.play == Play::Normal;
    (game.count(position) == 0).then(|| (!drawn).then_some(last_mover_wins == player_moved_last))
}
