//! A position solved by the theory and, where it can reach, confirmed by the search.
//!
//! Representation: a [`Solution`] holds the theory's answer and how the search went. The search
//! counts as agreeing only if it confirms everything: outcome, every winning move, Grundy value.
//! Failure: two routes that disagree make a [`Dispute`], which holds both answers.

use std::fmt;

use super::{Budget, Labels, OutOfReach, Outcome, SolveError, grundy, method, outcome, winning_moves};
use crate::rules::{Game, Move, Play, Position};

/// The name of the second route, as printed in `agreed_by`.
const SEARCH: &str = "search";

/// Everything about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins.
    pub outcome: Outcome,
    /// The Grundy value; none in misère play.
    pub grundy: Option<u64>,
    /// Every winning move, by part from the left, then by the number left.
    pub winning_moves: Vec<Move>,
    /// How it is known.
    pub method: &'static str,
    /// The other routes that confirm all of it: `search`, or none.
    pub agreed_by: Vec<&'static str>,
    /// Why the search could not confirm the outcome and the moves.
    pub moves_unconfirmed: Option<OutOfReach>,
    /// Why the search could not confirm the Grundy value, which needs one more heap.
    pub grundy_unconfirmed: Option<OutOfReach>,
}

/// Two routes that disagree on a position: everything needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The position, as typed on the command line.
    pub position: String,
    /// Whether the last move wins or loses.
    pub play: Play,
    /// How the theory knows.
    pub method: &'static str,
    /// What is disputed: `outcome`, `winning moves` or `Grundy value`.
    pub what: &'static str,
    /// What the theory says.
    pub theory: String,
    /// What the search says.
    pub search: String,
}

impl fmt::Display for Dispute {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dispute { position, play, method, what, theory, search } = self;
        writeln!(out, "two routes disagree on the {what} of `{position}` in {play} play")?;
        writeln!(out, "  {method}: {theory}")?;
        writeln!(out, "  search: {search}")?;
        write!(out, "  nimbook {}; please report this", env!("CARGO_PKG_VERSION"))
    }
}

/// Solves a position by the theory and lets the search confirm it within the budget.
///
/// # Errors
/// No theory, a heap beyond it, or a [`Dispute`]. A search out of reach is no error.
pub fn solve(game: &Game, position: &Position, budget: Budget) -> Result<Solution, SolveError> {
    let mut solution = Solution {
        outcome: outcome(game, position)?,
        grundy: grundy(game, position)?,
        winning_moves: winning_moves(game, position)?,
        method: method(game),
        agreed_by: Vec::new(),
        moves_unconfirmed: None,
        grundy_unconfirmed: None,
    };
    let dispute = |what, theory, search| {
        let (position, play, method) = (game.text(position), game.play, solution.method);
        SolveError::Disputed(Box::new(Dispute { position, play, method, what, theory, search }))
    };

    let mut labels = Labels::new(game, budget);
    let moves = match (labels.outcome(position), labels.winning_moves(position)) {
        (Ok(searched), _) if searched != solution.outcome => {
            return Err(dispute("outcome", solution.outcome.to_string(), searched.to_string()));
        }
        (Ok(_), Ok(searched)) if searched != solution.winning_moves => {
            let list = |moves: &[Move]| {
                let texts: Vec<String> = moves.iter().map(|step| game.text(&step.to)).collect();
                if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
            };
            return Err(dispute("winning moves", list(&solution.winning_moves), list(&searched)));
        }
        (Ok(_), Ok(_)) => None,
        (Err(out), _) | (_, Err(out)) => Some(out),
    };
    let value = match solution.grundy.map(|value| (value, labels.confirms_grundy(position, value))) {
        Some((value, Ok(false))) => return Err(dispute("Grundy value", value.to_string(), format!("not {value}"))),
        Some((_, Err(out))) => Some(out),
        Some((_, Ok(true))) | None => None,
    };
    (solution.moves_unconfirmed, solution.grundy_unconfirmed) = (moves, value);
    if moves.is_none() && value.is_none() {
        solution.agreed_by.push(SEARCH);
    }
    Ok(solution)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Ruleset, Shape, Step, parse};

    /// Nim with a fault in its rules: no heap can be taken whole.
    #[derive(Debug)]
    struct Crooked;

    impl Ruleset for Crooked {
        fn name(&self) -> &'static str {
            "nim"
        }
        fn shape(&self) -> Shape {
            Shape { parts: (1, 9), up_to: 9 }
        }
        fn count(&self, heaps: &[u64]) -> u64 {
            heaps.iter().map(|heap| heap.saturating_sub(1)).sum()
        }
        fn steps(&self, heaps: &[u64]) -> Vec<Step> {
            let steps = |(part, &heap): (usize, &u64)| (1..heap).map(move |left| Step { part, left });
            heaps.iter().enumerate().flat_map(steps).collect()
        }
    }

    #[test]
    fn a_fault_in_the_rules_is_a_dispute() {
        let disputed = |heaps: &[u64], play| {
            let game = Game::single(Arc::new(Crooked), heaps.len(), play);
            match solve(&game, &Position(heaps.to_vec()), Budget::default()) {
                Err(SolveError::Disputed(dispute)) => *dispute,
                other => panic!("no dispute: {other:?}"),
            }
        };
        let dispute = disputed(&[1], Play::Normal);
        assert_eq!((dispute.what, dispute.theory.as_str(), dispute.search.as_str()), ("outcome", "N", "P"));
        assert!(dispute.to_string().contains("`nim 1` in normal play"), "{dispute}");
        let dispute = disputed(&[4, 2], Play::Normal);
        assert_eq!((dispute.what, dispute.search.as_str()), ("Grundy value", "not 6"));
        let dispute = disputed(&[3, 1], Play::Normal);
        assert_eq!((dispute.what, dispute.search.as_str()), ("Grundy value", "not 2"));
        let dispute = disputed(&[5], Play::Normal);
        assert_eq!(
            (dispute.what, dispute.theory.as_str(), dispute.search.as_str()),
            ("winning moves", "nim 0", "nim 1")
        );
        assert_eq!(disputed(&[1, 1, 1], Play::Misere).what, "outcome");
    }

    #[test]
    fn the_search_agrees_only_with_everything() {
        let solved = |text: &str, budget| {
            let parsed = parse(text, Play::Normal).expect("a position");
            solve(&parsed.game, &parsed.position, budget).expect("a solution")
        };
        // Three heaps up to 7 make 120 bags, four make 330: then the Grundy value stays unconfirmed.
        let budget = Budget { states: 200, steps: 1_000_000 };
        let solution = solved("nim 7 5 3", budget);
        assert_eq!((solution.grundy, &solution.agreed_by[..]), (Some(1), &[][..]));
        assert_eq!(solution.moves_unconfirmed, None);
        assert_eq!(solution.grundy_unconfirmed, Some(OutOfReach::States { needed: 330, limit: 200 }));
        assert_eq!(solved("nim 7 5 3", Budget { states: 330, ..budget }).agreed_by, ["search"]);
        assert_eq!(solved("nim 7 4 3", budget).agreed_by, ["search"]);
    }
}
