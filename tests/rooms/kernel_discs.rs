//! Discs on a table: the copier always has an answer, and edges are exact (N-11, N-12).

use crate::solver::kernel::discs::{Disc, Game, Table};
use proptest::prelude::*;

fn disc(x: i64, y: i64) -> Disc {
    Disc { x, y }
}

fn tables() -> impl Strategy<Value = Table> {
    prop_oneof![
        (1..400_i64).prop_map(|diameter| Table::Round { diameter }),
        (1..400_i64, 1..400_i64).prop_map(|(width, height)| Table::Rectangle { width, height }),
    ]
}

proptest! {
    /// Random discs: each legal one has a legal answer, so the copier is never the one who cannot move.
    #[test]
    fn every_legal_disc_has_a_legal_answer(
        table in tables(), diameter in 1..60_i64, tried in prop::collection::vec((-200..=200_i64, -200..=200_i64), 200),
    ) {
        let game = Game { table, diameter };
        // Without room for a disc in the centre there is none anywhere.
        let mut discs: Vec<Disc> = [Disc::CENTRE].into_iter().filter(|&centre| game.is_legal(&[], centre)).collect();
        for (x, y) in tried {
            if game.is_legal(&discs, disc(x, y)) {
                prop_assert_eq!(game.answer(&discs, disc(x, y)), Some(disc(-x, -y)), "{:?}", table);
                discs.extend([disc(x, y), disc(-x, -y)]);
            }
        }
        // No two discs of the end overlap, measured in a second way.
        for (place, one) in discs.iter().enumerate() {
            for other in &discs[..place] {
                let apart = ((one.x - other.x) as f64).hypot((one.y - other.y) as f64);
                prop_assert!(apart >= diameter as f64 - 1e-9);
            }
        }
    }
}

#[test]
fn edges_are_exact() {
    let round = Game { table: Table::Round { diameter: 30 }, diameter: 20 };
    // Room for centres up to 5 away: (3, 4) touches the edge.
    assert!(round.is_legal(&[], disc(3, 4)) && !round.is_legal(&[], disc(4, 4)));
    // 21 wide leaves half a unit on both sides.
    let odd = Game { table: Table::Rectangle { width: 21, height: 22 }, diameter: 20 };
    assert!(odd.is_legal(&[], disc(0, 1)) && !odd.is_legal(&[], disc(1, 0)));
    // Discs may touch, and not overlap.
    let long = Game { table: Table::Rectangle { width: 100, height: 10 }, diameter: 10 };
    assert!(long.is_legal(&[Disc::CENTRE], disc(10, 0)) && !long.is_legal(&[Disc::CENTRE], disc(9, 0)));
}

/// Without the centre copying fails: the image of a disc next to the centre overlaps it.
#[test]
fn the_centre_is_needed() {
    let round = Game { table: Table::Round { diameter: 90 }, diameter: 20 };
    assert_eq!(round.answer(&[], disc(5, 0)), None);
    assert_eq!(round.answer(&[disc(5, 0)], disc(-15, 0)), None);
    // No disc fits at all: the second player has won.
    let small = Game { table: Table::Rectangle { width: 100, height: 9 }, diameter: 10 };
    assert_eq!(small.answer(&[], Disc::CENTRE), None);
}
