//! Multisets of heaps, numbered: a multiset is a list of heaps whose order does not matter.
//!
//! Representation: k heaps `a1 >= a2 >= … >= ak`, each in `0..=largest`. Its number counts the multisets
//! before it in lexicographic order, so lowering a heap lowers the number, and the number does not
//! depend on `largest`: C(a1 + k - 1, k) + C(a2 + k - 2, k - 1) + … + C(ak, 1).
//! There are C(largest + k, k) multisets: five heaps up to 63 make 10,424,128 instead of 64^5.
//! Source: the combinatorial number system (Lehmer 1964; Knuth, TAOCP 7.2.1.3).

use super::binomial;

/// How many multisets of `heaps` heaps up to `largest` there are; `u128::MAX` means that or more.
pub fn count(heaps: usize, largest: u64) -> u128 {
    binomial(u128::from(largest) + heaps as u128, heaps as u128)
}

/// The numbering of all multisets of a fixed number of heaps up to a largest one.
#[derive(Clone, Debug)]
pub struct Numbering {
    /// How many heaps a multiset has.
    pub heaps: usize,
    /// The largest heap.
    pub largest: u64,
    /// How many multisets there are.
    pub count: usize,
    /// At `[j - 2][a]`: how many multisets of j heaps have all heaps below a. For j = 1 that is a itself.
    below: Vec<Vec<usize>>,
}

impl Numbering {
    /// The numbering; the caller has checked that `count(heaps, largest)` is small enough to keep.
    pub fn new(heaps: usize, largest: u64) -> Numbering {
        let mut below: Vec<Vec<usize>> = Vec::new();
        for j in 2..=heaps {
            let mut row = vec![0; largest as usize + 2];
            for a in 0..=largest as usize {
                // Multisets with greatest heap exactly a: the other heaps are at most a.
                row[a + 1] = row[a] + if j == 2 { a + 1 } else { below[j - 3][a + 1] };
            }
            below.push(row);
        }
        Numbering { heaps, largest, count: count(heaps, largest) as usize, below }
    }

    /// How many multisets come before one because of heap `a` at `place`, from 0.
    #[inline]
    pub fn before(&self, place: usize, a: u64) -> usize {
        match self.heaps - place {
            1 => a as usize,
            j => self.below[j - 2][a as usize],
        }
    }

    /// The number of a multiset whose heaps fall or stay equal from left to right.
    pub fn number(&self, multiset: &[u64]) -> usize {
        multiset.iter().enumerate().map(|(place, &a)| self.before(place, a)).sum()
    }

    /// Makes the next multiset in order; after the last one, the first again and false.
    pub fn advance(&self, multiset: &mut [u64]) -> bool {
        for place in (0..multiset.len()).rev() {
            let most = if place == 0 { self.largest } else { multiset[place - 1] };
            if multiset[place] < most {
                multiset[place] += 1;
                return true;
            }
            multiset[place] = 0;
        }
        false
    }

    /// Calls `found` with the number of every multiset made from this one by raising one heap `a` to one
    /// of `raised(a)`, a rising list. Equal heaps are raised once. Constant time for each.
    pub fn raised<'a>(&self, multiset: &[u64], raised: impl Fn(u64) -> &'a [u32], mut found: impl FnMut(usize)) {
        // Two running sums over the heaps: each at its own place, and each moved one place right.
        let mut own = vec![0; multiset.len() + 1];
        let mut moved = vec![0; multiset.len() + 1];
        for (place, &a) in multiset.iter().enumerate() {
            own[place + 1] = own[place] + self.before(place, a);
            moved[place + 1] = moved[place] + if place + 1 < multiset.len() { self.before(place + 1, a) } else { 0 };
        }
        for (place, &a) in multiset.iter().enumerate() {
            if place > 0 && multiset[place - 1] == a {
                continue;
            }
            let after = own[multiset.len()] - own[place + 1];
            let mut target = place;
            for higher in raised(a).iter().map(|&higher| u64::from(higher)) {
                while target > 0 && multiset[target - 1] < higher {
                    target -= 1;
                }
                found(own[target] + self.before(target, higher) + (moved[place] - moved[target]) + after);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bags_are_counted() {
        assert_eq!(count(5, 63), 10_424_128);
        assert_eq!(count(3, 2), 10);
        assert_eq!(count(0, 9), 1);
        assert_eq!(count(1000, 1), 1001);
        assert_eq!(count(40, u64::MAX), u128::MAX);
    }

    #[test]
    fn walking_visits_every_bag_once_in_the_order_of_numbers() {
        for (heaps, largest) in [(0, 4), (1, 6), (2, 0), (3, 5), (4, 3)] {
            let numbering = Numbering::new(heaps, largest);
            assert_eq!(numbering.count as u128, count(heaps, largest));
            let mut multiset = vec![0; heaps];
            for expected in 0..numbering.count {
                assert_eq!(numbering.number(&multiset), expected, "{multiset:?}");
                assert!(multiset.is_sorted_by(|left, right| left >= right));
                assert_eq!(numbering.advance(&mut multiset), expected + 1 < numbering.count);
            }
        }
    }

    #[test]
    fn raising_a_heap_gives_the_number_of_the_sorted_result() {
        let numbering = Numbering::new(3, 6);
        let higher: Vec<Vec<u32>> = (1..=7).map(|next| (next..=6).collect()).collect();
        let mut multiset = vec![0; 3];
        loop {
            let mut found = Vec::new();
            numbering.raised(&multiset, |a| &higher[a as usize], |number| found.push(number));
            let mut expected = Vec::new();
            for place in 0..3 {
                for to in multiset[place] + 1..=6 {
                    let mut raised = multiset.clone();
                    raised[place] = to;
                    raised.sort_by(|left, right| right.cmp(left));
                    expected.push(numbering.number(&raised));
                }
            }
            found.sort_unstable();
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(found, expected, "{multiset:?}");
            if !numbering.advance(&mut multiset) {
                break;
            }
        }
    }
}
