//! `nimbook solve POSITION`: outcome, Grundy value, every winning move, and how it is known.
//!
//! Output: text for 80 columns, or one JSON value in which numbers past 2^53 are strings.
//! Exit 2 when the position is at fault, 3 when the theory gives up on so large a heap, 1 when the
//! search contradicts the theory; nothing is printed then but both answers.

pub mod block;
mod page;

use super::language::Spoken;
use super::printed::Printed;
use super::{Reply, position, steps};
use crate::exercise::games::solution as wording;
use crate::page::json;
use crate::solver::{self, Budget, SolveError};

/// Solves a position: who wins, its Grundy value, every winning move, how it is known
///
/// The answer comes from the theory of the game; a search that knows only the rules confirms it where
/// it can reach.
#[derive(Clone, Debug, clap::Args)]
pub struct Solve {
    /// The position, as in `nim 3 5 7`, `nim 3 5 + subtract(1,2,3) 21` or, for a `game` block of a
    /// file of claims or a chapter, `my.claims#take-a-square 20`
    #[arg(value_name = "POSITION", required = true, allow_negative_numbers = true)]
    pub position: Vec<String>,
    /// Misère play: whoever makes the last move loses
    #[arg(long)]
    pub misere: bool,
    /// Explain why, with the binary columns
    #[arg(long)]
    pub explain: bool,
    #[command(flatten)]
    pub printed: Printed,
    #[command(flatten)]
    pub spoken: Spoken,
}

impl Solve {
    /// The solution, confirmed by the search where it is in reach.
    pub fn run(&self) -> Result<Reply, Reply> {
        let text = position::text(&self.position);
        if let Some(reference) = block::Reference::read(&text) {
            return block::solve(self, &reference, &text);
        }
        let parsed = position::parse(&text, self.misere)?;
        let (game, position) = (&parsed.game, &parsed.position);
        let solution = solver::solve(game, position, Budget::default())?;
        if self.printed.is_json() {
            return Ok(Reply::done(format!("{}\n", json::solution(game, position, &solution))));
        }
        let words = self.spoken.words()?;
        let mut out = page::page(game, position, &solution, &words)?;
        if self.explain {
            let reason = wording::explain(game, position, solution.outcome, &solution.winning_moves)?;
            out += &format!("\n{}", steps::text(&reason, &words)?);
        }
        Ok(Reply::done(out))
    }
}

/// The reply when a question has no answer.
impl From<SolveError> for Reply {
    fn from(error: SolveError) -> Reply {
        let message = format!("error: {error}\n");
        match error {
            SolveError::OutOfReach(_) | SolveError::TooManyValues { .. } => Reply::gave_up(message),
            SolveError::NoTheory { .. } | SolveError::NoHeaps { .. } => Reply::input(message),
            SolveError::Disputed(_) => Reply::disputed(message),
        }
    }
}
