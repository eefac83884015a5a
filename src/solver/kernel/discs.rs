//! Discs on a table: equal discs are put down without overlap, touching allowed; who cannot, loses. The
//! strategy of the centre: who answers every disc with its image through the centre never runs out of moves.
//!
//! Representation: exact integers. Lengths are in any unit, so rational sizes are scaled to whole ones; a disc is
//! its centre, measured from the centre of the table. Coordinates and sizes are up to 2^40.
//! Why it works: the copier leaves the table its own image through the centre. If the image of a disc overlapped
//! another disc, the disc itself would overlap the image of that one; and a disc that overlaps its own image
//! overlaps the centre, where the first player's opening disc is. On a ring no disc is that near its image, so
//! the second player can copy from the start.
//! Fails where a disc is not legal, with what it overlaps. There are infinitely many positions, so nothing is
//! searched.
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
    /// A rectangular table.
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

/// The centre of a disc, measured from the centre of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc {
    /// To the right.
    pub x: i64,
    /// To the back.
    pub y: i64,
}

impl Disc {
    /// The disc in the centre of the table.
    pub const CENTRE: Disc = Disc { x: 0, y: 0 };

    /// The image through the centre of the table.
    pub fn image(self) -> Disc {
        Disc { x: self.x.saturating_neg(), y: self.y.saturating_neg() }
    }
}

/// Who wins by copying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copier {
    /// The first player, after a disc in the centre.
    First,
    /// The second player, from the start.
    Second,
}

/// Why a disc may not be put down.
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

/// The rules of one game: its table and the size of the discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    table: Table,
    /// The diameter of every disc.
    diameter: i64,
}

impl Game {
    /// A table and the diameter of the discs; `None` if a size is not in `1..=LARGEST`.
    pub fn new(table: Table, diameter: i64) -> Option<Game> {
        let sizes = match table {
            Table::Round { diameter } => [diameter, 1],
            Table::Rectangle { width, height } => [width, height],
            Table::Ring { diameter, hole } => [diameter, hole],
        };
        let in_range = sizes.iter().chain([&diameter]).all(|size| (1..=LARGEST).contains(size));
        in_range.then_some(Game { table, diameter })
    }

    /// Who wins by copying: the first player if a disc fits in the centre. Without a centre the second player
    /// copies; on a table too small for any disc nobody can move, and the second player has won already.
    pub fn copier(&self) -> Copier {
        if self.on_the_table(Disc::CENTRE) { Copier::First } else { Copier::Second }
    }

    /// Whether a disc may be put down beside the `discs` on the table.
    ///
    /// # Errors
    /// The edge, the hole, or the first disc that it would overlap.
    pub fn legal(&self, discs: &[Disc], disc: Disc) -> Result<(), Illegal> {
        if !self.on_the_table(disc) {
            return Err(Illegal::OffTheTable);
        }
        discs.iter().find(|&&other| self.overlap(disc, other)).map_or(Ok(()), |&other| Err(Illegal::Overlaps(other)))
    }

    /// The copier's answer to the opponent's new disc, where `discs` are those on the table before it.
    ///
    /// # Errors
    /// The opponent's disc is not legal; or its image is not, which happens only if the copier did not leave
    /// `discs` as their own image, or did not begin in the centre.
    pub fn answer(&self, discs: &[Disc], opponent: Disc) -> Result<Disc, Illegal> {
        self.legal(discs, opponent)?;
        self.legal(discs, opponent.image())?;
        let apart = !self.overlap(opponent, opponent.image());
        if apart { Ok(opponent.image()) } else { Err(Illegal::Overlaps(opponent)) }
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
