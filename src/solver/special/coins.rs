//! Rows of coins by the values of single coins: the value of a row is the nim-sum of those of its `b`.
//!
//! In Turning Turtles coin n has value n, in Mock Turtles the n-th odious number, in Ruler the largest
//! power of 2 that divides n. In flip to the right only the last coin counts.
//! Any row is answered; nothing fails.
//! Source: Lenstra; Winning Ways, ch. 14; N-57, N-60.

use super::{Explanation, Method, OutOfReach};
use crate::rules::Rules;
use crate::solver::kernel::coins::{Coins, longest_play, shortest_play};

fn row(parts: &[u64]) -> Vec<bool> {
    parts.iter().map(|&coin| coin == 1).collect()
}

impl super::Theory for Coins {
    fn method(&self, _: &Rules) -> Method {
        if *self == Coins::FlipRight { Method::LastCoin } else { Method::CoinValues }
    }

    fn value(&self, _: &Rules, parts: &[u64]) -> Result<u64, OutOfReach> {
        Ok(self.row_value(&row(parts)))
    }

    fn option_values(&self, rules: &Rules, parts: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        rules.steps(parts).iter().map(|step| self.value(rules, &step.left)).collect()
    }

    fn explain(&self, _: &Rules, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        let row = row(parts);
        if *self == Coins::FlipRight {
            let black = row.last() == Some(&true);
            return Ok(Explanation::LastCoin {
                black,
                longest: longest_play(&row).to_string(),
                shortest: shortest_play(&row),
            });
        }
        let numbers: Vec<u64> = (1..).zip(&row).filter(|&(_, &black)| black).map(|(number, _)| number).collect();
        let values: Vec<u64> = numbers.iter().map(|&number| self.coin(number, row.len() as u64)).collect();
        Ok(Explanation::Coins { numbers, values })
    }
}
