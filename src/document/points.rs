//! Points, which come in quarters.
//!
//! Representation: quarters of a point, so that sums and shares are exact; 10 is shown as 2.5.

use std::fmt;
use std::iter::Sum;

/// Points: what a question is worth, what an answer earns, or a total of them.
///
/// ```
/// use nimbook::Points;
///
/// let points: Points = [Points::from_quarters(9), Points::from_quarters(1)].into_iter().sum();
/// assert_eq!((points.to_string(), points.as_f64(), points.quarters()), ("2.5".to_owned(), 2.5, 10));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u64);

impl Points {
    /// No points.
    pub const NONE: Points = Points(0);

    /// So many quarters of a point.
    pub const fn from_quarters(quarters: u64) -> Points {
        Points(quarters)
    }

    /// How many quarters of a point.
    pub const fn quarters(self) -> u64 {
        self.0
    }

    /// Whether they are whole points.
    pub const fn is_whole(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// As a number; quarters are exact in binary.
    pub fn as_f64(self) -> f64 {
        self.0 as f64 / 4.0
    }
}

/// With a point as the decimal sign: 2.5.
impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.0 / 4, ["", ".25", ".5", ".75"][(self.0 % 4) as usize])
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        Points(all.map(Points::quarters).sum())
    }
}
