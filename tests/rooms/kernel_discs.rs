//! Discs on a table: the copier always has an answer, and edges are exact (N-11 to N-13).

use crate::solver::kernel::discs::{Copier, Disc, Game, Illegal, LARGEST, Table};
use proptest::prelude::*;

fn disc(x: i64, y: i64) -> Disc {
    Disc { x, y }
}

fn tables() -> impl Strategy<Value = Table> {
    prop_oneof![
        (1..400_i64).prop_map(|diameter| Table::Round { diameter }),
        (1..400_i64, 1..400_i64).prop_map(|(width, height)| Table::Rectangle { width, height }),
        (1..400_i64, 1..200_i64).prop_map(|(diameter, hole)| Table::Ring { diameter, hole }),
    ]
}

proptest! {
    /// Random discs: each legal one has a legal answer, so the copier is never the one who cannot move.
    #[test]
    fn every_legal_disc_has_a_legal_answer(
        table in tables(), diameter in 1..60_i64, tried in prop::collection::vec((-200..=200_i64, -200..=200_i64), 200),
    ) {
        let game = Game::new(table, diameter).expect("sizes in range");
        let mut discs = Vec::new();
        if game.copier() == Copier::First {
            discs.push(Disc::CENTRE);
        }
        for (x, y) in tried {
            if game.legal(&discs, disc(x, y)).is_ok() {
                prop_assert_eq!(game.answer(&discs, disc(x, y)), Ok(disc(-x, -y)), "{:?}", table);
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
    let round = Game::new(Table::Round { diameter: 30 }, 20).expect("sizes in range");
    // Room for centres up to 5 away: (3, 4) touches the edge.
    assert_eq!(round.legal(&[], disc(3, 4)), Ok(()));
    assert_eq!(round.legal(&[], disc(4, 4)), Err(Illegal::OffTheTable));
    // 21 wide leaves half a unit on both sides.
    let odd = Game::new(Table::Rectangle { width: 21, height: 22 }, 20).expect("sizes in range");
    assert_eq!((odd.legal(&[], disc(0, 1)), odd.legal(&[], disc(1, 0))), (Ok(()), Err(Illegal::OffTheTable)));
    // Discs may touch, and not overlap.
    let long = Game::new(Table::Rectangle { width: 100, height: 10 }, 10).expect("sizes in range");
    assert_eq!(long.legal(&[Disc::CENTRE], disc(10, 0)), Ok(()));
    assert_eq!(long.legal(&[Disc::CENTRE], disc(9, 0)), Err(Illegal::Overlaps(Disc::CENTRE)));
    assert_eq!(long.legal(&[], disc(i64::MIN, i64::MAX)), Err(Illegal::OffTheTable));
    assert!(long.answer(&[], disc(i64::MIN, i64::MIN)).is_err());
}

/// Without the centre copying fails: the image of a disc next to the centre overlaps it.
#[test]
fn the_centre_is_needed_and_the_ring_has_none() {
    let round = Game::new(Table::Round { diameter: 90 }, 20).expect("sizes in range");
    assert_eq!(round.copier(), Copier::First);
    assert_eq!(round.answer(&[], disc(5, 0)), Err(Illegal::Overlaps(disc(5, 0))));
    assert_eq!(round.answer(&[disc(5, 0)], disc(-15, 0)), Err(Illegal::Overlaps(disc(5, 0))));
    let ring = Game::new(Table::Ring { diameter: 90, hole: 1 }, 20).expect("sizes in range");
    assert_eq!(ring.copier(), Copier::Second);
    assert_eq!(ring.legal(&[], disc(10, 0)), Err(Illegal::OffTheTable));
    assert_eq!(ring.answer(&[], disc(11, 0)), Ok(disc(-11, 0)));
    // No disc fits at all: the second player has won.
    let small = Game::new(Table::Rectangle { width: 100, height: 9 }, 10).expect("sizes in range");
    assert_eq!(small.copier(), Copier::Second);
    assert_eq!(small.answer(&[], Disc::CENTRE), Err(Illegal::OffTheTable));
    assert!(Game::new(Table::Round { diameter: 0 }, 1).is_none());
    assert!(Game::new(Table::Round { diameter: LARGEST + 1 }, 1).is_none());
}
