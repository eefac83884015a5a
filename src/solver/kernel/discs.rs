//! Discs on a table: equal discs are put down without overlap, touching allowed; who cannot, loses. The
//! strategy of the centre: who answers every disc with its image through the centre never runs out of moves.
//!
//! Representation: exact integers, in any unit; a disc is its centre, measured from the centre of the table.
//! Why it works: the copier leaves the table its own image through the centre. If the image of a disc overlapped
//! another disc, the disc itself would overlap the image of that one; and a disc that overlaps its own image
//! overlaps the centre, where the first player's opening disc is.
//! There are infinitely many positions, so nothing is searched.
//! Source: N-11, N-12.

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
}

/// The centre of a disc, measured from the centre of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// To the right.
    pub x: i64,
    /// To the back.
    pub y: i64,
}

impl Disc {
    /// The disc in the centre of the table, with which the first player begins.
    pub const CENTRE: Disc = Disc { x: 0, y: 0 };

    /// The image through the centre of the table.
    pub fn image(self) -> Disc {
        Disc { x: -self.x, y: -self.y }
    }
}

/// A table and the size of the discs; sizes and coordinates are below 2^30.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The table.
    pub table: Table,
    /// The diameter of every disc.
    pub diameter: i64,
}

impl Game {
    /// Whether a disc may be put down beside the `discs` on the table.
    pub fn is_legal(&self, discs: &[Disc], disc: Disc) -> bool {
        self.is_on_table(disc) && !discs.iter().any(|&other| self.overlap(disc, other))
    }

    /// The copier's answer to the opponent's new disc, where `discs` are those on the table before it. None if that
    /// disc is not legal, or its image is not: then the copier did not leave `discs` as their own image, or did
    /// not begin in the centre.
    pub fn answer(&self, discs: &[Disc], opponent: Disc) -> Option<Disc> {
        let image = opponent.image();
        let fits = self.is_legal(discs, opponent) && self.is_legal(discs, image) && !self.overlap(opponent, image);
        fits.then_some(image)
    }

    fn is_on_table(&self, Disc { x, y }: Disc) -> bool {
        // All doubled, so that half a diameter is whole.
        let (x, y) = (2 * x, 2 * y);
        match self.table {
            Table::Round { diameter } => {
                let room = diameter - self.diameter;
                room >= 0 && x * x + y * y <= room * room
            }
            Table::Rectangle { width, height } => x.abs() <= width - self.diameter && y.abs() <= height - self.diameter,
        }
    }

    /// Whether two discs share more than a point of their rims.
    fn overlap(&self, one: Disc, other: Disc) -> bool {
        let (x, y) = (one.x - other.x, one.y - other.y);
        x * x + y * y < self.diameter * self.diameter
    }
}
