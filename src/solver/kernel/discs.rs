//! Discs on a table: equal discs are put down without overlap, touching allowed; who cannot, loses. The
//! strategy of the centre, as replies that can be checked.
//!
//! Representation: exact integers. Lengths are in any unit, so rational sizes are brought to one; a disc is
//! the place of its centre, counted from the centre of the table, whose own width and height (or diameter)
//! may be odd. Coordinates and sizes are up to 2^40.
//! On a table that is its own image through the centre the first player puts a disc there and then answers
//! each disc with its image: if that overlapped a disc on the table, the image of that one would overlap
//! the disc just put down, and a disc that overlaps its own image overlaps the centre. On a ring no disc
//! comes near its own image, so the second player can copy from the start.
//! Fails where a disc is not legal, with what it overlaps. There are infinitely many positions, so nothing
//! is searched; the game ends because the area does.
//! Source: N-11 to N-13.

use std::fmt;

/// The largest size and coordinate, 2^40: squares of sums then fit 128 bits easily.
pub const LARGEST: i64 = 1 << 40;

/// A table, symmetric through its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// A round table.
    Round {
        /// Its diameter.
        diameter: i64,
    },
    /// A table with four corners.
    Rectangle {
        /// From left to right.
        width: i64,
        /// From front to back.
        height: i64,
    },
    /// A round table with a round hole in the middle, over which no disc may hang.
    Ring {
        /// The diameter of the table.
        diameter: i64,
        /// The diameter of the hole, more than 0.
        hole: i64,
    },
}

/// The centre of a disc, counted from the centre of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc {
    /// To the right.
    pub x: i64,
    /// To the back.
    pub y: i64,
}

/// Who can win by copying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copier {
    /// The first player, after a disc in the centre.
    First,
    /// The second player, from the start.
    Second,
}

/// Why a disc may not lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It would hang over the edge, or over the hole.
    OffTheTable,
    /// It would overlap this one.
    Overlaps(Disc),
}

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::OffTheTable => write!(out, "the disc hangs over an edge; move it inwards"),
            Illegal::Overlaps(Disc { x, y }) => write!(out, "the disc overlaps the one at {x}, {y}; move it away"),
        }
    }
}

impl std::error::Error for Illegal {}

/// A game on one table: the discs on it so far.
#[derive(Clone, Debug)]
pub struct Game {
    table: Table,
    /// The diameter of every disc.
    diameter: i64,
    discs: Vec<Disc>,
}

impl Game {
    /// An empty table and the diameter of the discs. None if a size is not in `1..=LARGEST`.
    pub fn new(table: Table, diameter: i64) -> Option<Game> {
        let sizes = match table {
            Table::Round { diameter } => [diameter, 1],
            Table::Rectangle { width, height } => [width, height],
            Table::Ring { diameter, hole } => [diameter, hole],
        };
        let fit = sizes.iter().chain([&diameter]).all(|size| (1..=LARGEST).contains(size));
        fit.then(|| Game { table, diameter, discs: Vec::new() })
    }

    /// The discs in the order of play.
    pub fn discs(&self) -> &[Disc] {
        &self.discs
    }

    /// Who wins by copying. The first player needs a disc that fits in the centre; without one nobody can
    /// move, and the second player has won already.
    pub fn copier(&self) -> Copier {
        let centre = Disc { x: 0, y: 0 };
        if self.on_the_table(centre) { Copier::First } else { Copier::Second }
    }

    /// Whether a disc may be put down here.
    ///
    /// # Errors
    /// The edge, the hole, or the first disc that it would overlap.
    pub fn legal(&self, disc: Disc) -> Result<(), Illegal> {
        if !self.on_the_table(disc) {
            return Err(Illegal::OffTheTable);
        }
        let overlaps = |other: &&Disc| self.overlap(disc, **other);
        self.discs.iter().find(overlaps).map_or(Ok(()), |&other| Err(Illegal::Overlaps(other)))
    }

    /// Puts a disc down.
    ///
    /// # Errors
    /// As for [`Game::legal`]; the table is then as before.
    pub fn put(&mut self, disc: Disc) -> Result<(), Illegal> {
        self.legal(disc)?;
        self.discs.push(disc);
        Ok(())
    }

    /// The copier's answer: the centre on the empty table for the first player, then the image of the last
    /// disc. None if the last disc was the copier's own, or nothing was put down yet.
    ///
    /// ```
    /// use nimbook::solver::kernel::discs::{Disc, Game, Table};
    /// let mut game = Game::new(Table::Round { diameter: 90 }, 20).unwrap();
    /// assert_eq!(game.reply(), Some(Disc { x: 0, y: 0 }));
    /// game.put(Disc { x: 0, y: 0 })?;
    /// game.put(Disc { x: 25, y: -10 })?;
    /// assert_eq!(game.reply(), Some(Disc { x: -25, y: 10 }));
    /// # Ok::<(), nimbook::solver::kernel::discs::Illegal>(())
    /// ```
    pub fn reply(&self) -> Option<Disc> {
        let turn = self.discs.len() % 2;
        match (self.copier(), self.discs.last()) {
            (Copier::First, None) => Some(Disc { x: 0, y: 0 }),
            (Copier::First, Some(&Disc { x, y })) if turn == 0 => Some(Disc { x: -x, y: -y }),
            (Copier::Second, Some(&Disc { x, y })) if turn == 1 => Some(Disc { x: -x, y: -y }),
            _ => None,
        }
    }

    fn on_the_table(&self, Disc { x, y }: Disc) -> bool {
        if x.unsigned_abs().max(y.unsigned_abs()) > LARGEST as u64 {
            return false;
        }
        // All doubled, so that half a diameter is whole.
        let (x, y, disc) = (2 * i128::from(x), 2 * i128::from(y), i128::from(self.diameter));
        let within = |room: i128| room >= 0 && x * x + y * y <= room * room;
        match self.table {
            Table::Round { diameter } => within(i128::from(diameter) - disc),
            Table::Rectangle { width, height } => {
                x.abs() <= i128::from(width) - disc && y.abs() <= i128::from(height) - disc
            }
            Table::Ring { diameter, hole } => {
                let away = i128::from(hole) + disc;
                within(i128::from(diameter) - disc) && x * x + y * y >= away * away
            }
        }
    }

    /// Whether two discs share more than a point of their rims.
    fn overlap(&self, one: Disc, other: Disc) -> bool {
        let (x, y) = (i128::from(one.x) - i128::from(other.x), i128::from(one.y) - i128::from(other.y));
        let diameter = i128::from(self.diameter);
        x * x + y * y < diameter * diameter
    }
}

/// Checks a whole play: the opponent puts down `discs` in turn, the copier answers each; returns all discs
/// in the order of play.
///
/// # Errors
/// The first disc that was not legal: the opponent's, by its place in the list, or, were the strategy wrong,
/// the copier's answer to it.
pub fn play(mut game: Game, discs: &[Disc]) -> Result<Game, (usize, Illegal)> {
    let answer = |game: &mut Game, place: usize| match game.reply() {
        Some(reply) => game.put(reply).map_err(|illegal| (place, illegal)),
        None => Ok(()),
    };
    answer(&mut game, 0)?;
    for (place, &disc) in discs.iter().enumerate() {
        game.put(disc).map_err(|illegal| (place, illegal))?;
        answer(&mut game, place)?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn tables() -> impl Strategy<Value = Table> {
        prop_oneof![
            (1..400_i64).prop_map(|diameter| Table::Round { diameter }),
            (1..400_i64, 1..400_i64).prop_map(|(width, height)| Table::Rectangle { width, height }),
            (1..400_i64, 1..200_i64).prop_map(|(diameter, hole)| Table::Ring { diameter, hole }),
        ]
    }

    fn places() -> impl Strategy<Value = Vec<Disc>> {
        prop::collection::vec((-200..=200_i64, -200..=200_i64).prop_map(|(x, y)| Disc { x, y }), 200)
    }

    proptest! {
        /// Random discs until none of two hundred fits: each legal one has a legal answer, so the copier is
        /// never the one who cannot move.
        #[test]
        fn every_legal_disc_has_a_legal_answer(table in tables(), diameter in 1..60_i64, tried in places()) {
            let mut game = Game::new(table, diameter).expect("sizes in range");
            if game.copier() == Copier::First {
                let centre = game.reply().expect("the first player begins");
                prop_assert_eq!(game.put(centre), Ok(()));
            }
            let mut opponents = Vec::new();
            for disc in tried {
                if game.put(disc).is_ok() {
                    opponents.push(disc);
                    let reply = game.reply().expect("an answer to each disc");
                    prop_assert_eq!(game.put(reply), Ok(()), "{:?} on {:?}", disc, table);
                }
            }
            // The checker plays the same again.
            let again = play(Game::new(table, diameter).expect("sizes in range"), &opponents).expect("legal");
            prop_assert_eq!(again.discs(), game.discs());
            // And no two discs of the end overlap, measured in a second way.
            for (place, one) in game.discs().iter().enumerate() {
                for other in &game.discs()[..place] {
                    let apart = ((one.x - other.x) as f64).hypot((one.y - other.y) as f64);
                    prop_assert!(apart >= diameter as f64 - 1e-9);
                }
            }
        }
    }

    #[test]
    fn edges_are_exact() {
        let disc = |x, y| Disc { x, y };
        let round = Game::new(Table::Round { diameter: 30 }, 20).expect("sizes in range");
        // Room for centres up to 5 away: (3, 4) touches the edge.
        assert_eq!(round.legal(disc(3, 4)), Ok(()));
        assert_eq!(round.legal(disc(4, 4)), Err(Illegal::OffTheTable));
        // 21 wide leaves half a unit on both sides.
        let odd = Game::new(Table::Rectangle { width: 21, height: 22 }, 20).expect("sizes in range");
        assert_eq!((odd.legal(disc(0, 1)), odd.legal(disc(1, 0))), (Ok(()), Err(Illegal::OffTheTable)));
        // Discs may touch, and not overlap.
        let mut long = Game::new(Table::Rectangle { width: 100, height: 10 }, 10).expect("sizes in range");
        assert_eq!(long.put(disc(0, 0)), Ok(()));
        assert_eq!(long.legal(disc(10, 0)), Ok(()));
        assert_eq!(long.put(disc(9, 0)), Err(Illegal::Overlaps(disc(0, 0))));
        assert_eq!(long.discs().len(), 1);
        assert_eq!(long.legal(disc(i64::MIN, i64::MAX)), Err(Illegal::OffTheTable));
    }

    /// Without the centre copying fails: the image of a disc next to the centre overlaps it.
    #[test]
    fn the_centre_is_needed_and_the_ring_has_none() {
        let disc = |x, y| Disc { x, y };
        let mut careless = Game::new(Table::Round { diameter: 90 }, 20).expect("sizes in range");
        assert_eq!(careless.put(disc(5, 0)), Ok(()));
        assert_eq!(careless.legal(disc(-5, 0)), Err(Illegal::Overlaps(disc(5, 0))));
        let ring = Game::new(Table::Ring { diameter: 90, hole: 1 }, 20).expect("sizes in range");
        assert_eq!((ring.copier(), ring.reply()), (Copier::Second, None));
        assert_eq!(ring.legal(disc(10, 0)), Err(Illegal::OffTheTable));
        assert_eq!(play(ring, &[disc(11, 0)]).expect("legal").discs(), [disc(11, 0), disc(-11, 0)]);
        // No disc fits at all: the second player has won.
        let small = Game::new(Table::Rectangle { width: 100, height: 9 }, 10).expect("sizes in range");
        assert_eq!(small.copier(), Copier::Second);
        assert_eq!(play(small, &[disc(0, 0)]).err(), Some((0, Illegal::OffTheTable)));
        assert!(Game::new(Table::Round { diameter: 0 }, 1).is_none());
        assert!(Game::new(Table::Round { diameter: LARGEST + 1 }, 1).is_none());
    }
}
