//! Questions that are true and not worth asking: their answer can be seen without what the exercise is about.
//!
//! Each kind says which of its candidates are such; sheets leave them out unless the author says `easy: true`, and
//! `nimbook check` counts them.

use super::solved::SolvedPosition;
use crate::rules::{Move, MoveShape, Play};
use crate::solver::Outcome;

/// Why a candidate is not a good question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Degenerate {
    /// Two heaps are equal: they cancel, or one can copy; in Nim that is a question where there is no third.
    EqualHeaps,
    /// There is at most one move.
    OneMove,
    /// One move ends the game.
    WonAtOnce,
    /// Adding in the ordinary way gives the same result.
    OrdinarySum,
    /// Zero is not in the list.
    ZeroMissing,
    /// The first line ends it.
    EndsAtOnce,
    /// Nothing is found yet, so the question is always the same.
    NothingFound,
    /// The values only count up, or repeat at once.
    PlainPeriod,
    /// The number is its own sum.
    OnePart,
    /// Two columns or rows.
    TwoLines,
    /// It is the example that stands above the question.
    Example,
    /// One value is larger than what the others can make together.
    OneLargest,
}

impl Degenerate {
    /// What it is, in English, for `nimbook check` and the schema.
    pub fn describe(self) -> &'static str {
        match self {
            Degenerate::EqualHeaps => "two equal heaps, in Nim beside others",
            Degenerate::OneMove => "one legal move or none",
            Degenerate::WonAtOnce => "one move ends the game",
            Degenerate::OrdinarySum => "the ordinary sum gives the same",
            Degenerate::ZeroMissing => "0 is not in the list",
            Degenerate::EndsAtOnce => "line 0 ends it",
            Degenerate::NothingFound => "no trio is found yet",
            Degenerate::PlainPeriod => "values that only count up, or a period of at most 3",
            Degenerate::TwoLines => "two columns or two rows",
            Degenerate::Example => "it is the example above the question",
            Degenerate::OneLargest => "one value has more binary digits than the others",
            Degenerate::OnePart => "it is a Fibonacci number",
        }
    }
}

/// Two equal heaps, in a game whose positions are heaps; copying is the first thing that one learns of Nim, so there
/// they may be alone. In misère play heaps of 1 decide, as long as there is at most one larger heap.
fn equal_heaps(at: &SolvedPosition) -> Option<Degenerate> {
    let summands = at.rules.summands();
    if !summands.is_empty() {
        // Equal games are neighbours.
        let heaps: Vec<(String, u64)> = summands.iter().map(|rules| rules.title()).zip(at.parts().to_vec()).collect();
        let equal = heaps.windows(2).any(|pair| pair[0] == pair[1]);
        return equal.then_some(Degenerate::EqualHeaps);
    }
    if at.rules.move_shape() == MoveShape::WholeBoard {
        return None;
    }
    let mut heaps: Vec<u64> = at.parts().iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    let ones_decide = at.game.play == Play::Misere && heaps.iter().filter(|&&heap| heap > 1).count() < 2;
    let equal = heaps.windows(2).any(|pair| pair[0] == pair[1] && !(ones_decide && pair[0] == 1));
    let is_first_lesson = at.rules.name() == "nim" && heaps.len() == 2;
    (equal && !is_first_lesson).then_some(Degenerate::EqualHeaps)
}

/// Whether the takes are 1 to m: the value of a heap is its remainder on division by m + 1 then.
pub fn counts_up(takes: &[u64]) -> bool {
    takes.last() == Some(&(takes.len() as u64))
}

/// What is wrong with asking who wins a position, or how.
pub fn of_play(at: &SolvedPosition) -> Option<Degenerate> {
    of_value(at).or_else(|| {
        let ends = |step: &Move| at.game.count(&step.to) == 0;
        (at.outcome() == Outcome::N && at.winning_moves().iter().any(ends)).then_some(Degenerate::WonAtOnce)
    })
}

/// What is wrong with asking for the value of a position.
pub fn of_value(at: &SolvedPosition) -> Option<Degenerate> {
    if at.move_count() <= 1 { Some(Degenerate::OneMove) } else { equal_heaps(at) }
}
