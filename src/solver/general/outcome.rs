//! Outcomes: who wins with best play, the previous player or the next.
//!
//! Representation: [`Outcome::P`] or [`Outcome::N`]; every position of a finite game without draws
//! is one of the two. Three-in-a-line games have [`Outcome::Draw`] as well.
//! Source: the letters are from Winning Ways, ch. 3; the labelling is Zermelo's (1913).

use std::fmt;

use crate::rules::Position;

/// Who wins a position with best play.
///
/// ```
/// use nimbook::{Budget, Outcome, Play, parse, solve};
///
/// let parsed = parse("tictactoe", Play::Normal)?;
/// assert_eq!(solve(&parsed.game, &parsed.position, Budget::default())?.outcome, Outcome::Draw);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The previous player wins: whoever has to move loses.
    P,
    /// The next player wins: whoever has to move has a winning move.
    N,
    /// Neither can win if the other plays well; only in games with draws.
    Draw,
}

impl Outcome {
    /// The outcome of a position with these options, at least one in games with draws: N if one of
    /// them is P, else a draw if one of them is, else P.
    pub fn of_options(options: impl IntoIterator<Item = Outcome>) -> Outcome {
        let mut best = Outcome::P;
        for option in options {
            match option {
                Outcome::P => return Outcome::N,
                Outcome::Draw => best = Outcome::Draw,
                Outcome::N => {}
            }
        }
        best
    }

    /// Who wins a game between x, who began, and o: `first`, `second` or `draw`. x moves when both have
    /// marked equally many points, 1 for x and 2 for o.
    pub fn player(self, position: &Position) -> &'static str {
        let count = |player| position.parts().iter().filter(|&&point| point == player).count();
        match (self, count(1) > count(2)) {
            (Outcome::Draw, _) => "draw",
            (Outcome::N, false) | (Outcome::P, true) => "first",
            (Outcome::N, true) | (Outcome::P, false) => "second",
        }
    }

    /// The outcome of a position with this Grundy value in normal play: P exactly at 0.
    pub fn of_value(value: u64) -> Outcome {
        if value == 0 { Outcome::P } else { Outcome::N }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Outcome::P => "P",
            Outcome::N => "N",
            Outcome::Draw => "draw",
        })
    }
}
