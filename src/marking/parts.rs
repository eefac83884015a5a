//! What each part of an answer earns.
//!
//! Representation: points are shared by weight, a quarter at a time. What is right earns the same in any
//! order: of n alike parts, k right ones earn k/n of the points, rounded down to a quarter, and all n earn all.

use super::Part;
use crate::document::Points;
pub use crate::exercise::{Judged, cancel};

/// The parts with their points: those that earn take their shares before the others.
pub fn earned(points: Points, parts: Vec<Judged>) -> Vec<Part> {
    let all: u64 = parts.iter().map(|part| part.weight).sum::<u64>().max(1);
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|&place| !parts[place].earns());
    let share = |weight: u64| points.quarters() * weight / all;
    let (mut weight, mut of) = (0, vec![Points::NONE; parts.len()]);
    for place in order {
        let before = share(weight);
        weight += parts[place].weight;
        of[place] = Points::from_quarters(share(weight) - before);
    }
    let part = |(part, of): (Judged, Points)| {
        let earned = if part.earns() { of } else { Points::NONE };
        Part { label: part.label, right: part.right, earned, of }
    };
    parts.into_iter().zip(of).map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(points: u64, weights: &[u64]) -> Vec<u64> {
        let parts = weights.iter().map(|&weight| Judged { weight, ..Judged::numbered(1, true) });
        earned(Points::from_quarters(points), parts.collect()).iter().map(|part| part.of.quarters()).collect()
    }

    #[test]
    fn parts_earn_the_points_of_the_question() {
        assert_eq!(shared(16, &[1, 1]), [8, 8]);
        assert_eq!(shared(20, &[1, 1, 1]), [6, 7, 7]);
        assert_eq!(shared(4, &[1, 1]), [2, 2]);
        assert_eq!(shared(4, &[1; 6]), [0, 1, 1, 0, 1, 1]);
        assert_eq!(shared(0, &[1, 1]), [0, 0]);
        assert_eq!(shared(16, &[2, 1, 1]), [8, 4, 4]);
    }

    /// Which of the parts are right decides nothing, only how many.
    #[test]
    fn equal_parts_earn_the_same_in_any_order() {
        for (points, count) in [(20, 3), (4, 6), (4, 7), (12, 5), (16, 3), (1, 2), (0, 3)] {
            for right in 0_u64..1 << count {
                let parts = (0..count).map(|place| Judged::numbered(place + 1, right >> place & 1 == 1)).collect();
                let parts = earned(Points::from_quarters(points), parts);
                let total: Points = parts.iter().map(|part| part.earned).sum();
                assert_eq!(
                    total.quarters(),
                    points * u64::from(right.count_ones()) / count as u64,
                    "{right:b} of {count}"
                );
                assert_eq!(parts.iter().map(|part| part.of.quarters()).sum::<u64>(), points, "{right:b} of {count}");
            }
        }
        let mixed = |right: [bool; 3]| {
            let parts =
                [2, 1, 1].into_iter().zip(right).map(|(weight, right)| Judged { weight, ..Judged::numbered(1, right) });
            earned(Points::from_quarters(10), parts.collect()).iter().map(|part| part.earned.quarters()).sum::<u64>()
        };
        assert_eq!((mixed([true, true, false]), mixed([true, false, true])), (7, 7));
        assert_eq!((mixed([false, true, false]), mixed([false, false, true])), (2, 2));
    }

    #[test]
    fn wrong_things_cancel_right_ones() {
        let mut parts: Vec<Judged> = (1..=3).map(|number| Judged::numbered(number, number != 2)).collect();
        cancel(&mut parts, 1);
        let parts: Vec<_> =
            earned(Points::from_quarters(12), parts).iter().map(|part| (part.right, part.earned.quarters())).collect();
        assert_eq!(parts, [(true, 4), (false, 0), (true, 0)]);
    }
}
