//! Bars of Chomp by tables of another kind than the theory's, far beyond what the search reaches.
//!
//! Representation: heights of columns as in [`kernel::chomp`]; bars that lie are turned first. Three columns follow
//! the definition of Horváth's function word for word; wider bars have a table in which each position looks at its
//! own options, where the theory's tables mark from the lost positions upwards. Tables stay for the next bar.
//! Ends with the answer, or [`OutOfReach`].
//! Source: Gale 1974; Brouwer, Horváth, Molnár-Sáska, Szabó 2005.
//!
//! [`kernel::chomp`]: super::kernel::chomp

use std::collections::HashMap;

use super::kernel::chomp::Bite;
use super::kernel::chomp::pull::Pull;
use super::kernel::chomp::three::{Table, plain};
use super::{Budget, OutOfReach, Outcome, Route};
use crate::rules::games::chomp;
use crate::rules::{Game, Play, Position};

/// What the tables may hold.
const BUDGET: Budget = Budget { states: 1 << 26, steps: 1 << 31 };

/// Tables of three columns grow in steps of so many.
const STEP: usize = 64;

/// The tables made so far.
#[derive(Default)]
pub struct Bars {
    /// Horváth's function by its definition: rows by C, from the column B = C on.
    three: Vec<Vec<usize>>,
    /// Tables of wider bars by their columns, with their rows.
    wider: HashMap<usize, (usize, Pull)>,
}

impl Bars {
    /// The heights of a bar by itself in normal play; nothing for other positions.
    pub fn heights(game: &Game, position: &Position) -> Option<Vec<usize>> {
        let [rules] = &game.components[..] else { return None };
        let is_bar = rules.name() == chomp::FAMILY.name && game.play == Play::Normal;
        let heights = position.parts().iter().map(|&height| usize::try_from(height).ok());
        is_bar.then(|| heights.collect()).flatten()
    }

    /// Who wins a bar, by how many bites, and which route says so.
    ///
    /// # Errors
    /// A table would be too large.
    pub fn solve(&mut self, heights: &[usize]) -> Result<(Outcome, usize, Route), OutOfReach> {
        let rows = heights.first().copied().unwrap_or(0);
        let upright: Vec<usize> = if rows < heights.len() {
            (1..=rows).map(|row| heights.iter().take_while(|&&height| height >= row).count()).collect()
        } else {
            heights.to_vec()
        };
        let (rows, columns) = (upright.first().copied().unwrap_or(0), upright.len());
        if columns <= 3 {
            let (outcome, bites) = self.three_columns(&upright)?;
            return Ok((outcome, bites, Route::Definition));
        }
        if self.wider.get(&columns).is_none_or(|(known, _)| *known < rows) {
            self.wider.insert(columns, (rows, Pull::new(rows, columns, BUDGET)?));
        }
        let (_, table) = &self.wider[&columns];
        let answer = table.outcome(&upright).zip(table.winning_moves(&upright));
        let (outcome, bites) = answer.expect("the table holds every position inside its sides");
        Ok((outcome, bites.len(), Route::PullTable))
    }

    /// The value f(B, C) of Horváth's function by its definition and by the theory's table; none where it is
    /// undefined.
    ///
    /// # Errors
    /// A table would be too large.
    pub fn horvath(&mut self, b: usize, c: usize) -> Result<[Option<usize>; 2], OutOfReach> {
        self.three_columns(&[b + c + 1, b, c])?;
        let defined = self.three.get(c).and_then(|row| row.get(b - c)).copied();
        let table = Table::new(b.next_multiple_of(STEP) as u32, BUDGET)?;
        Ok([defined, table.f(b as u32, c as u32).map(|a| a as usize)])
    }

    /// Who wins a bar of at most three columns, and by how many bites.
    fn three_columns(&mut self, heights: &[usize]) -> Result<(Outcome, usize), OutOfReach> {
        let column = |heights: &[usize], place: usize| heights.get(place).copied().unwrap_or(0);
        let widest = column(heights, 1).next_multiple_of(STEP);
        if self.three.len() <= widest {
            self.three = plain::by_definition(widest, widest, BUDGET)?;
        }
        let lost = |heights: &[usize]| {
            let [a, b, c] = [0, 1, 2].map(|place| column(heights, place));
            a > 0 && self.three.get(c).and_then(|row| row.get(b - c)) == Some(&a)
        };
        let bites = Bite::all(heights).into_iter().filter(|bite| lost(&bite.after(heights))).count();
        Ok((if lost(heights) { Outcome::P } else { Outcome::N }, bites))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gale 1974: 3x3 has one winning bite, 8x10 two; Horváth's table: (120, 120, 85) is P.
    #[test]
    fn bars_of_the_literature() {
        let mut bars = Bars::default();
        assert_eq!(bars.solve(&[3, 3, 3]), Ok((Outcome::N, 1, Route::Definition)));
        assert_eq!(bars.solve(&[120, 120, 85]), Ok((Outcome::P, 0, Route::Definition)));
        assert_eq!(bars.solve(&[8; 10]), Ok((Outcome::N, 2, Route::PullTable)));
    }
}
