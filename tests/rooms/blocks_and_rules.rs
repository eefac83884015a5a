//! The same games stated twice: as a block of claims, and as rules of the program.
//!
//! On all small positions the block's losing formula, a search through the block's moves, the theory
//! of the built-in game and the search through its rules give the same outcome and the same moves.

use crate::logic::game::{Interpreted, Search};
use crate::logic::{self, Claims};
use crate::rules::{Play, Position, parse};
use crate::solver::{self, Budget, Outcome, RetrogradeTable, SolveError};
use crate::source::Text;
use num_bigint::BigUint;

fn claims() -> Claims {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/claims/games.claims");
    let content = std::fs::read_to_string(path).expect("a file of claims");
    logic::parse(&Text::new("games.claims", &content)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// All tuples with entries up to this.
fn tuples(entries: usize, largest: u64) -> Vec<Vec<u64>> {
    let more = |tuples: Vec<Vec<u64>>| {
        tuples.iter().flat_map(|tuple| (0..=largest).map(|next| [&tuple[..], &[next]].concat())).collect()
    };
    (0..entries).fold(vec![vec![]], |tuples, _| more(tuples))
}

/// Compares block and built-in game; how many positions there were, and how many are lost.
fn compared(name: &str, game: &str, play: Play, largest: u64) -> (usize, usize) {
    let claims = claims();
    let block = claims.game(name).unwrap_or_else(|| panic!("no block {name}"));
    let rules = Interpreted::new(&claims, block);
    let mut search = Search::new(&rules, 100_000);
    let sizes = tuples(block.variables.len(), largest);
    let mut lost = 0;
    for position in &sizes {
        let numbers: Vec<String> = position.iter().map(u64::to_string).collect();
        let text = format!("{game} {}", numbers.join(" "));
        let big: Vec<BigUint> = position.iter().copied().map(BigUint::from).collect();
        let losing = rules.is_losing(&big).expect("settled");
        let outcome = if losing { Outcome::P } else { Outcome::N };
        assert_eq!(search.is_lost(&big), Ok(losing), "{name} at {text}");
        let winning = search.winning_moves(&big).expect("small").into_iter().map(|turn| turn.reached);
        let mut winning: Vec<Vec<BigUint>> = winning.collect();
        winning.sort();

        // The rules know nothing of play; whoever parses a text in misère play needs a theory.
        let mut built_in = parse(&text, Play::Normal).expect("a position");
        built_in.game.play = play;
        let mut labels = RetrogradeTable::new(&built_in.game, Budget::default());
        assert_eq!(labels.outcome(&built_in.position), Ok(outcome), "{text}");
        let moves = labels.winning_moves(&built_in.position).expect("small");
        match solver::solve(&built_in.game, &built_in.position, Budget::default()) {
            Ok(solution) => assert_eq!((solution.outcome, &solution.winning_moves), (outcome, &moves), "{text}"),
            Err(error) => assert!(matches!(error, SolveError::NoTheory { play: Play::Misere, .. }), "{text}: {error}"),
        }
        let reached = |to: &Position| to.parts().iter().copied().map(BigUint::from).collect();
        let mut moves: Vec<Vec<BigUint>> = moves.iter().map(|step| reached(&step.to)).collect();
        moves.sort();
        assert_eq!(moves, winning, "{text}");

        // The moves themselves, not only those that win.
        let all = rules.moves(&big).expect("small").into_iter().map(|turn| turn.reached);
        let mut all: Vec<Vec<BigUint>> = all.collect();
        all.sort();
        let mut steps: Vec<Vec<BigUint>> =
            built_in.game.moves(&built_in.position).iter().map(|step| reached(&step.to)).collect();
        steps.sort();
        assert_eq!(steps, all, "{text}");
        lost += usize::from(losing);
    }
    (sizes.len(), lost)
}

/// Lost positions of Nim are as many as the last heap has a place for: one for each choice of others
/// whose nim-sum is in reach; below a power of 2 that is always so.
#[test]
fn nim_is_nim() {
    assert_eq!(compared("nim2", "nim", Play::Normal, 15), (256, 16));
    assert_eq!(compared("nim3", "nim", Play::Normal, 7), (512, 64));
    assert_eq!(compared("nim4", "nim", Play::Normal, 3), (256, 64));
}

/// Below a power of 2 there are as many lost positions as in normal play: with small heaps alone the
/// other half is lost, and half of 2^n are even.
#[test]
fn misere_nim_is_misere_nim() {
    assert_eq!(compared("misere3", "nim", Play::Misere, 7), (512, 64));
    assert_eq!(compared("misere3-cases", "nim", Play::Misere, 5), (216, MISERE_BELOW_6));
    assert_eq!(compared("misere4", "nim", Play::Misere, 3), (256, 64));
    assert_eq!(compared("misere4-written", "nim", Play::Misere, 3), (256, 64));
}

/// Triples of 0 to 5: for each pair the third heap is their nim-sum, unless it is 6 or 7, which are
/// 2 xor 4, 3 xor 5, 2 xor 5 and 3 xor 4, in both orders.
const MISERE_BELOW_6: usize = 36 - 8;

#[test]
fn taking_a_few_is_subtraction() {
    // Multiples of 4; in sevens 0 and 2, and one further on in misère play: 1 and 3.
    assert_eq!(compared("take123", "subtract(1,2,3)", Play::Normal, 59), (60, 15));
    assert_eq!(compared("take134", "subtract(1,3,4)", Play::Normal, 69), (70, 20));
    assert_eq!(compared("take134-misere", "subtract(1,3,4)", Play::Misere, 69), (70, 20));
}
