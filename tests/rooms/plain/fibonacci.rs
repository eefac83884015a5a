//! Fibonacci nim from the rules: a position is N if and only if some take leaves a P-position.
//!
//! Representation: (n, most), n stones of which up to `most` may be taken; more stones than there are cannot be
//! taken, so a larger most counts as n. n steps for each of n(n + 1)/2 positions at worst.
//! Source: Whinihan 1963 for the rules.

/// All positions up to some number of stones: at `[n][most]` whether the player to move loses.
pub struct Positions(Vec<Vec<bool>>);

impl Positions {
    /// Labels all positions with up to `stones` stones.
    pub fn new(stones: usize) -> Positions {
        let mut positions = Positions(Vec::new());
        for n in 0..=stones {
            let row = (0..=n).map(|most| positions.winning_takes(n, most).next().is_none()).collect();
            positions.0.push(row);
        }
        positions
    }

    /// The takes that leave a lost position, rising.
    pub fn winning_takes(&self, n: usize, most: usize) -> impl Iterator<Item = usize> {
        (1..=most.min(n)).filter(move |take| self.0[n - take][(2 * take).min(n - take)])
    }

    /// Whether the player to move loses.
    pub fn is_lost(&self, n: usize, most: usize) -> bool {
        self.0[n][most.min(n)]
    }
}
