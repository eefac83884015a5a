//! `nimbook solve POSITION`: outcome, Grundy value, every winning move, and how it is known.
//!
//! Output: text for 80 columns, or one JSON value in which numbers past 2^53 are strings.
//! Exit 2 when the position is at fault, 3 when the theory gives up on so large a heap, 1 when the
//! search contradicts the theory; nothing is printed then but both answers.

mod block;
mod page;

use super::language::Spoken;
use super::{Reply, position, steps};
use crate::exercise::games::solution as wording;
use crate::page::json;
use crate::rules::{Play, parse};
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
    /// The last move loses
    #[arg(long)]
    pub misere: bool,
    /// Says why, with the binary columns
    #[arg(long)]
    pub explain: bool,
    /// What is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    #[command(flatten)]
    pub spoken: Spoken,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Aligned lines for people.
    Text,
    /// One JSON value for programs.
    Json,
}

impl Solve {
    /// The solution, confirmed by the search where it is in reach.
    pub fn run(&self) -> Reply {
        self.answer().unwrap_or_else(|refusal| refusal)
    }

    fn answer(&self) -> Result<Reply, Reply> {
        let play = if self.misere { Play::Misere } else { Play::Normal };
        let as_json = self.json || self.format == Format::Json;
        let text = position::text(&self.position);
        if let Some(reply) = block::run(self, &text, as_json) {
            return Ok(reply);
        }
        let parsed = parse(&text, play).map_err(|error| position::fault(&text, &error))?;
        let (game, position) = (&parsed.game, &parsed.position);
        let solution = solver::solve(game, position, Budget::default()).map_err(|error| refusal(&error))?;
        if as_json {
            return Ok(Reply::done(format!("{}\n", json::solution(game, position, &solution))));
        }
        let words = self.spoken.words()?;
        let mut out = page::page(game, position, &solution, &words)?;
        if self.explain {
            let reason = wording::explain(game, position, solution.outcome, &solution.winning_moves);
            let reason = reason.map_err(|error| refusal(&error))?;
            out += &format!("\n{}", steps::text(&reason, &words)?);
        }
        Ok(Reply::done(out))
    }
}

/// The reply when a question has no answer.
pub fn refusal(error: &SolveError) -> Reply {
    let message = format!("error: {error}\n");
    match error {
        SolveError::OutOfReach(_) | SolveError::TooManyValues { .. } => Reply::gave_up(message),
        SolveError::NoTheory { .. } | SolveError::NoHeaps { .. } => Reply::input(message),
        SolveError::Disputed(_) => Reply { err: message, code: 1, ..Reply::default() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(position: &str, misere: bool) -> Reply {
        let position = vec![position.to_owned()];
        Solve { position, misere, explain: false, format: Format::Text, json: true, spoken: Spoken::default() }.run()
    }

    /// The form that programs rely on, to the letter.
    #[test]
    fn json_has_its_form_to_the_letter() {
        let expected = r#"{"position":"nim 7 3 12","play":"normal","outcome":"N","grundy":8,"winning_moves":[{"to":"nim 7 3 4","text":"take 8 from heap 3"}],"method":"nim-sum","agreed_by":["search"]}"#;
        assert_eq!(run("nim 7 3 12", false), Reply::done(format!("{expected}\n")));
    }

    #[test]
    fn json_in_misere_play_has_no_grundy_value() {
        let expected = r#"{"position":"nim 1 1 2","play":"misere","outcome":"N","grundy":null,"winning_moves":[{"to":"nim 1 1 1","text":"take 1 from heap 3"}],"method":"misere rule","agreed_by":["search"]}"#;
        assert_eq!(run("nim 1 1 2", true), Reply::done(format!("{expected}\n")));
    }
}
