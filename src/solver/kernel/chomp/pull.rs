//! Chomp from the definition: a position is N if and only if some bite leaves a P-position.
//!
//! Representation: one bit for each position inside a board, by the number of its border in the
//! combinatorial number system: the border is a set of n places among n + m, and its number the sum of
//! C(place, how many places are not above it). Positions are visited in the order of their numbers; every
//! option has a smaller one. Each looks up its options until one is P, 13 to 24 of them on average.
//! Fails where the positions are beyond the budget.
//! Source: Gale 1974 for the rules; Lehmer 1964 for the numbers.

use super::{Bite, positions};
use crate::solver::{Budget, LostPositions, OutOfReach, Outcome, binomial, retrograde};

/// The outcomes of all positions inside one board, each found from its options.
#[derive(Clone, Debug)]
pub struct Pull {
    rows: usize,
    columns: usize,
    /// At `[place][k]`: C(place, k), for every place of the border and k up to the rows.
    choose: Vec<Vec<u64>>,
    lost: LostPositions,
}

impl Pull {
    /// The outcomes of every position inside `rows` x `columns`.
    ///
    /// # Errors
    /// More positions than `budget.states`.
    pub fn new(rows: usize, columns: usize, budget: Budget) -> Result<Pull, OutOfReach> {
        let (needed, limit) = (positions(rows, columns), budget.states);
        let table = (rows as u128 + 1).saturating_mul(rows as u128 + columns as u128 + 1);
        if needed.max(table) > u128::from(limit) {
            return Err(OutOfReach::States { needed: needed.max(table), limit });
        }
        // Far from the border of the board the numbers may be large; those are never asked for.
        let choose = |place: usize, k| u64::try_from(binomial(place as u128, k as u128)).unwrap_or(u64::MAX);
        let choose = (0..=rows + columns).map(|place| (0..rows + 2).map(|k| choose(place, k)).collect()).collect();
        let mut pull = Pull { rows, columns, choose, lost: LostPositions::default() };
        // The lengths of the rows from the bottom one; all 0: the poison is eaten, the mover has won.
        let mut lengths = vec![0; rows];
        pull.lost = retrograde(needed as usize, |number, lost| {
            if number > 0 {
                pull.advance(&mut lengths);
            }
            number == 0 || pull.wins(&lengths, lost)
        });
        Ok(pull)
    }

    /// Makes the position with the next number: the lowest row that may grow grows, those below start again.
    fn advance(&self, lengths: &mut [usize]) {
        for row in 0..lengths.len() {
            let most = lengths.get(row + 1).copied().unwrap_or(self.columns);
            if lengths[row] < most {
                lengths[row] += 1;
                lengths[..row].fill(0);
                return;
            }
        }
    }

    /// Whether some bite leaves a P-position. The row at `k` from the bottom, `length` long, adds
    /// C(k + length, k + 1) to the number; a bite cuts a stretch of rows to one length, and the sum over
    /// the stretch is a difference of two binomials.
    fn wins(&self, lengths: &[usize], lost: &LostPositions) -> bool {
        let number = |k: usize, length: usize| self.choose[k + length][k + 1];
        let whole: u64 = lengths.iter().enumerate().map(|(k, &length)| number(k, length)).sum();
        // Columns left by the bite, from 0; the rows it reaches are those longer than that, from the
        // bottom up to some row.
        for left in 0..lengths.last().copied().unwrap_or(0) {
            let mut unbitten = whole;
            let first = lengths.partition_point(|&length| length <= left);
            for (k, &length) in lengths.iter().enumerate().skip(first) {
                unbitten -= number(k, length);
                // Rows first..=k now have length `left`: Σ C(j + left, j + 1) = C(k + 1 + left, k + 1) - C(first + left, first).
                let bitten = self.choose[k + 1 + left][k + 1] - self.choose[first + left][first];
                if lost.contains((unbitten + bitten) as usize) {
                    return true;
                }
            }
        }
        false
    }

    /// The outcome of a position inside the board; none if it is not one.
    pub fn outcome(&self, heights: &[usize]) -> Option<Outcome> {
        let falling = heights.windows(2).all(|pair| pair[0] >= pair[1]);
        if !falling || heights.len() > self.columns || heights.iter().any(|&height| height > self.rows) {
            return None;
        }
        let length = |k: usize| heights.iter().filter(|&&height| height >= self.rows - k).count();
        let number: u64 = (0..self.rows).map(|k| self.choose[k + length(k)][k + 1]).sum();
        Some(if self.lost.contains(number as usize) { Outcome::P } else { Outcome::N })
    }

    /// Every winning bite of a position, by row, then by column; none as for [`Pull::outcome`].
    pub fn winning_moves(&self, heights: &[usize]) -> Option<Vec<Bite>> {
        self.outcome(heights)?;
        let wins = |bite: &Bite| self.outcome(&bite.after(heights)) == Some(Outcome::P);
        Some(Bite::all(heights).into_iter().filter(wins).collect())
    }

    /// How many P-positions there are inside the board.
    pub fn lost(&self) -> u64 {
        self.lost.count()
    }
}
