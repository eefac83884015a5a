//! Lists put in order. Pages carry the engine, and in it the sort of the standard library would be there once for every
//! type that is sorted, fifty times in all; here one sort of numbers does it for all types.
//!
//! Representation: elements in equal places keep their order.
//! Cost: n log n comparisons, and room for 2n numbers.

use std::cmp::Ordering;

/// Whether this is an engine of pages, which is small before it is fast.
const SMALL: bool = cfg!(all(feature = "page", not(feature = "cli")));

/// What the slices of the standard library do with `sort`, `sort_by` and `sort_by_key`.
pub trait Sorting<T> {
    /// Puts elements in their own order.
    fn put_in_order(&mut self)
    where
        T: Ord;

    /// Puts elements in an order.
    fn put_in_order_by(&mut self, order: impl Fn(&T, &T) -> Ordering);

    /// Puts elements in the order of a key.
    fn put_in_order_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K);
}

impl<T> Sorting<T> for [T] {
    fn put_in_order(&mut self)
    where
        T: Ord,
    {
        match SMALL {
            true => self.put_in_order_by(T::cmp),
            false => self.sort(),
        }
    }

    fn put_in_order_by(&mut self, order: impl Fn(&T, &T) -> Ordering) {
        if !SMALL {
            return self.sort_by(order);
        }
        arrange(self, &sorted(self.len(), &|one, other| order(&self[other], &self[one]).is_lt()));
    }

    fn put_in_order_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        match SMALL {
            true => self.put_in_order_by(|one, other| key(one).cmp(&key(other))),
            false => self.sort_by_key(key),
        }
    }
}

/// Puts in each place the element that stood in the place of this number.
fn arrange<T>(list: &mut [T], sorted: &[usize]) {
    for place in 0..sorted.len() {
        // What stood there may have been moved on, maybe more than once.
        let mut from = sorted[place];
        while from < place {
            from = sorted[from];
        }
        list.swap(place, from);
    }
}

/// The numbers below `length` by mergesort, where `after(one, other)` says that `one` comes after `other`, which stood
/// behind it.
fn sorted(length: usize, after: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..length).collect();
    let mut run = 1;
    while run < length {
        let mut merged = Vec::with_capacity(length);
        for both in numbers.chunks(2 * run) {
            let (mut left, mut right) = both.split_at(run.min(both.len()));
            while let ([one, ..], [other, ..]) = (left, right) {
                let side = if after(*one, *other) { &mut right } else { &mut left };
                merged.push(side[0]);
                *side = &side[1..];
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        (numbers, run) = (merged, 2 * run);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// The order of the standard library, also among equal keys.
        #[test]
        fn the_small_sort_is_stable(list: Vec<(u8, u8)>) {
            let sorted = sorted(list.len(), &|one, other| list[other].0 < list[one].0);
            let (mut found, mut expected) = (list.clone(), list);
            arrange(&mut found, &sorted);
            expected.sort_by_key(|pair| pair.0);
            prop_assert_eq!(found, expected);
        }
    }
}
