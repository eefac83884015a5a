//! The parts of an answer: which are right, and what each earns.
//!
//! Representation: a part has a weight; points are shared by weight, in whole points where there are enough of them
//! and else in quarters, so that the parts together earn exactly the points of the question.

use super::Part;
use crate::document::Phrase;

/// A part as it was judged.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What it is called.
    pub label: Phrase,
    /// Whether it is right.
    pub right: bool,
    /// Whether a wrong thing beside it takes its points.
    pub cancelled: bool,
    /// How much of the points it is, beside the other parts.
    pub weight: u64,
}

impl Judged {
    /// A part that weighs as much as the others.
    pub fn new(label: Phrase, right: bool) -> Judged {
        Judged { label, right, cancelled: false, weight: 1 }
    }

    /// A part of a row of alike parts, from 1.
    pub fn numbered(number: usize, right: bool) -> Judged {
        Judged::new(Phrase::new("mark-part").with("number", number), right)
    }
}

/// As many right parts as there are wrong things beside them lose their points, the last ones first: who writes down
/// everything there is earns nothing.
pub fn cancel(parts: &mut [Judged], wrong: usize) {
    parts.iter_mut().rev().filter(|part| part.right).take(wrong).for_each(|part| part.cancelled = true);
}

/// The parts with their points, in quarters.
pub fn earned(points: u64, parts: Vec<Judged>) -> Vec<Part> {
    let all: u64 = parts.iter().map(|part| part.weight).sum::<u64>().max(1);
    let unit = if points.is_multiple_of(4) && points / 4 >= all { 4 } else { 1 };
    let up_to = |weight: u64| points / unit * weight / all * unit;
    let mut weight = 0;
    let share = |part: Judged| {
        let before = up_to(weight);
        weight += part.weight;
        let of = up_to(weight) - before;
        Part { label: part.label, right: part.right, earned: if part.right && !part.cancelled { of } else { 0 }, of }
    };
    parts.into_iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(points: u64, weights: &[u64]) -> Vec<u64> {
        let parts = weights.iter().map(|&weight| Judged { weight, ..Judged::numbered(1, true) });
        earned(points, parts.collect()).iter().map(|part| part.of).collect()
    }

    #[test]
    fn parts_earn_the_points_of_the_question() {
        assert_eq!(shared(16, &[1, 1]), [8, 8]);
        assert_eq!(shared(20, &[1, 1, 1]), [4, 8, 8]);
        assert_eq!(shared(4, &[1, 1]), [2, 2]);
        assert_eq!(shared(4, &[1; 6]), [0, 1, 1, 0, 1, 1]);
        assert_eq!(shared(0, &[1, 1]), [0, 0]);
        assert_eq!(shared(16, &[2, 1, 1]), [8, 4, 4]);
    }

    #[test]
    fn wrong_things_cancel_right_ones() {
        let mut parts: Vec<Judged> = (1..=3).map(|number| Judged::numbered(number, number != 2)).collect();
        cancel(&mut parts, 1);
        let parts: Vec<_> = earned(12, parts).iter().map(|part| (part.right, part.earned)).collect();
        assert_eq!(parts, [(true, 4), (false, 0), (true, 0)]);
    }
}
