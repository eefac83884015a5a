//! The search and its budgets, and what happens when two routes disagree.

use std::sync::Arc;

use crate::rules::{Game, MoveShape, Play, Position, Ruleset, Shape, Step, parse};
use crate::solver::{Budget, OutOfReach, Outcome, RetrogradeTable, Route, SolveError, grundy_by_mex, solve};

fn labels(text: &str, play: Play, budget: Budget) -> (RetrogradeTable, Position) {
    let parsed = parse(text, play).expect("a position");
    (RetrogradeTable::new(&parsed.game, budget), parsed.position)
}

#[test]
fn the_end_is_p_and_in_misere_play_n() {
    for text in ["nim 0", "nim 0 0 0"] {
        let (mut normal, position) = labels(text, Play::Normal, Budget::default());
        assert_eq!(normal.outcome(&position), Ok(Outcome::P));
        let (mut misere, position) = labels(text, Play::Misere, Budget::default());
        assert_eq!(misere.outcome(&position), Ok(Outcome::N));
        assert_eq!(misere.winning_moves(&position), Ok(vec![]));
    }
    // A heap that is too small to move is an end as well.
    let (mut labels, position) = labels("subtract(2,3) 1 + subtract(5) 4", Play::Normal, Budget::default());
    assert_eq!(labels.outcome(&position), Ok(Outcome::P));
}

/// The number of P-positions among all multisets of heaps, as counted by an
/// independent search of the game: 715 of 45,760 for three heaps up to 63, 146 of 1,820 for four up
/// to 12, 99 of 792 for five up to 7.
#[test]
fn losing_positions_are_as_many_as_counted() {
    for (heaps, largest, losing) in [(3, 63, 715), (4, 12, 146), (5, 7, 99)] {
        let game = parse("nim 0", Play::Normal).expect("a game").game;
        let mut labels = RetrogradeTable::new(&game, Budget::default());
        // Every list of heaps, the last one first, that never fall from left to right.
        let (mut multiset, mut found) = (vec![0; heaps], 0);
        loop {
            found += usize::from(labels.outcome(&Position::of(multiset.clone())) == Ok(Outcome::P));
            let Some(place) = multiset.iter().rposition(|&heap| heap < largest) else { break };
            let raised = multiset[place] + 1;
            multiset[place..].fill(raised);
        }
        assert_eq!(found, losing, "{heaps} heaps up to {largest}");
    }
}

#[test]
fn reach_does_not_depend_on_what_was_asked_before() {
    // C(9 + 3, 3) = 220 multisets for the largest heap 9; the fence at 15 would make 816.
    let budget = Budget { states: 220, steps: 100_000 };
    let texts = ["nim 9 9 9", "nim 10 1 1", "nim 4 5 6", "nim 100 0 0", "nim 9 8 1", "nim 30 1 0", "nim 2 2 2"];
    let alone: Vec<_> = texts
        .iter()
        .map(|text| {
            let (mut labels, position) = labels(text, Play::Normal, budget);
            (labels.outcome(&position), labels.winning_moves(&position))
        })
        .collect();
    assert_eq!(alone[0].0, Ok(Outcome::N));
    assert_eq!(alone[1].0, Err(OutOfReach::States { needed: 286, limit: 220 }));
    let (mut shared, _) = labels(texts[0], Play::Normal, budget);
    for order in [[0, 1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], [3, 1, 5, 0, 2, 6, 4]] {
        for number in order {
            let position = parse(texts[number], Play::Normal).expect("a position").position;
            let together = (shared.outcome(&position), shared.winning_moves(&position));
            assert_eq!(together, alone[number], "{}", texts[number]);
        }
    }
}

#[test]
fn every_limit_has_its_numbers() {
    let outcome = |text, states, steps| {
        let (mut labels, position) = labels(text, Play::Normal, Budget { states, steps });
        labels.outcome(&position)
    };
    assert_eq!(outcome("nim 9 9", 54, 1_000), Err(OutOfReach::States { needed: 55, limit: 54 }));
    assert_eq!(outcome("nim 9 9", 55, 1_000), Ok(Outcome::P));
    // Heaps up to 20 have 1 + 2 + … + 20 = 210 moves, but a single heap has 21 positions only.
    assert_eq!(outcome("nim 20", 209, 1_000), Err(OutOfReach::Numbers { limit: 209 }));
    assert_eq!(outcome("nim 20", 210, 1_000), Ok(Outcome::N));
    assert_eq!(outcome("nim 9 9", 55, 60), Err(OutOfReach::Steps { limit: 60 }));
    // 45 moves of the heaps up to 9; from each of the ten lost pairs (a,a) 9 - a others are reached, and it has two heaps.
    assert_eq!(outcome("nim 9 9", 55, 109), Err(OutOfReach::Steps { limit: 109 }));
    assert_eq!(outcome("nim 9 9", 55, 110), Ok(Outcome::P));
    // Grundy's game splits 12 into two in five ways; a split counts for 64 steps.
    assert_eq!(outcome("grundy 12", 1 << 24, 64), Err(OutOfReach::Steps { limit: 1 }));
    assert_eq!(outcome("grundy 3", 1 << 24, 64), Ok(Outcome::N));
    let huge = ["18446744073709551615"; 40].join(" ");
    assert_eq!(
        outcome(&format!("nim {huge}"), 1 << 24, 1 << 27),
        Err(OutOfReach::States { needed: u128::MAX, limit: 1 << 24 })
    );
}

/// An empty board of 16 by 16 leads to 225 positions of 259 numbers, and these to more numbers than may be kept, long
/// before there are too many positions.
#[test]
fn large_positions_count_for_their_numbers() {
    let budget = Budget { states: 60_000, steps: 1 << 30 };
    let (mut labels, position) = labels("squares 16x16", Play::Normal, budget);
    assert_eq!(labels.outcome(&position), Err(OutOfReach::Numbers { limit: 60_000 }));
    let board = parse("squares 16x16", Play::Normal).expect("a board");
    assert_eq!(grundy_by_mex(&board.game, &board.position, budget), Err(OutOfReach::Numbers { limit: 60_000 }));
}

/// A heap of 3 has one split, into 2 and 1, which have none: two positions and one move, each beside heaps up to 64.
#[test]
fn a_large_heap_beside_a_game_is_within_the_limits_or_is_not_looked_at() {
    let confirms = |states, steps| {
        let (mut labels, position) = labels("grundy 3", Play::Normal, Budget { states, steps });
        labels.confirms_grundy(&position, 64)
    };
    assert_eq!(confirms(129, 65), Err(OutOfReach::States { needed: 130, limit: 129 }));
    assert_eq!(confirms(130, 64), Err(OutOfReach::Steps { limit: 64 }));
    assert_eq!(confirms(130, 65), Ok(false));
}

#[test]
fn a_grundy_value_is_confirmed_by_a_heap_beside_it() {
    let game = parse("nim 3 5 + subtract(1,2,3) 21", Play::Normal).expect("a sum");
    for value in 0..20 {
        let confirmed = RetrogradeTable::new(&game.game, Budget::default()).confirms_grundy(&game.position, value);
        // 3 xor 5 is 6, 21 mod 4 is 1.
        assert_eq!(confirmed, Ok(value == 7));
    }
    let (mut misere, position) = labels("nim 3 5", Play::Misere, Budget::default());
    assert_eq!(misere.confirms_grundy(&position, 6), Ok(false));
}

/// Rules that say their heaps are alike although only the first one can be lowered.
#[derive(Debug)]
struct OnlyTheFirst;

impl Ruleset for OnlyTheFirst {
    fn name(&self) -> &'static str {
        "only-the-first"
    }
    fn shape(&self) -> Shape {
        Shape { parts: (1, 9), up_to: 9 }
    }
    fn move_shape(&self) -> MoveShape {
        MoveShape::SplitHeap
    }
    fn count(&self, heaps: &[u64]) -> u64 {
        heaps[0]
    }
    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        (0..heaps[0]).map(|left| Step::to(0, left)).collect()
    }
}

/// The search takes such heaps apart and sorts them; the values by mex leave positions as the rules give
/// them. A normal form that is wrong for its game is seen at once.
#[test]
fn a_wrong_normal_form_contradicts_mex() {
    let game = Game::single(Arc::new(OnlyTheFirst), Play::Normal);
    let position = Position::of([1, 2]);
    assert_eq!(grundy_by_mex(&game, &position, Budget::default()), Ok(1));
    assert_eq!(RetrogradeTable::new(&game, Budget::default()).confirms_grundy(&position, 1), Ok(false));
}

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
        let steps = |(part, &heap): (usize, &u64)| (1..heap).map(move |left| Step::to(part, left));
        heaps.iter().enumerate().flat_map(steps).collect()
    }
}

#[test]
fn a_fault_in_the_rules_is_a_dispute() {
    let disputed = |heaps: &[u64], play| {
        let game = Game::single(Arc::new(Crooked), play);
        match solve(&game, &Position::of(heaps), Budget::default()) {
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
    assert_eq!((dispute.what, dispute.theory.as_str(), dispute.search.as_str()), ("winning moves", "nim 0", "nim 1"));
    assert_eq!(disputed(&[1, 1, 1], Play::Misere).what, "outcome");
}

#[test]
fn the_search_agrees_only_with_everything() {
    let solved = |text: &str, budget| {
        let parsed = parse(text, Play::Normal).expect("a position");
        solve(&parsed.game, &parsed.position, budget).expect("a solution")
    };
    // Three heaps up to 7 make 120 multisets, four make 330: then the search leaves the Grundy value
    // unconfirmed, and mex steps in where its steps allow.
    let budget = Budget { states: 200, steps: 1_000_000 };
    let solution = solved("nim 7 5 3", budget);
    assert_eq!((solution.grundy, &solution.agreed_by[..]), (Some(1), &[Route::Mex][..]));
    assert_eq!(solution.moves_unconfirmed, None);
    assert_eq!(solution.grundy_unconfirmed, Some(OutOfReach::States { needed: 330, limit: 200 }));
    assert_eq!(solved("nim 7 5 3", Budget { steps: 20, ..budget }).agreed_by, []);
    assert_eq!(solved("nim 7 5 3", Budget { states: 330, ..budget }).agreed_by, [Route::Search]);
    assert_eq!(solved("nim 7 4 3", budget).agreed_by, [Route::Search]);
}
