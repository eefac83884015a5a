//! Which values the options of one heap have, and the search for the least value that none of them has.
//!
//! Representation: values below 64 are the bits of one `u64`; where larger ones occur, stamps: value v is marked
//! if place v holds the number of the present heap, so that nothing is cleared between heaps.

use super::space::Space;

/// The values of the options of one heap.
///
/// In sparse space the search has two halves, told apart by the parity of a value (see `space.rs`): after
/// [`Marks::demand`] the least open value of the complete half is known, and the smaller open values of the other
/// half are demanded; if one of them is never marked, the least such value wins.
pub(super) trait Marks {
    /// Forgets everything; `heap` is at least 1 and a new one.
    fn begin(&mut self, heap: u32);

    /// Marks one value.
    fn mark(&mut self, value: u16);

    /// Marks the nim-sums of `left`, read forwards, with `right`, read backwards; they are of the same length.
    fn mark_pairs(&mut self, left: &[u16], right: &[u16]);

    /// Marks the nim-sum of each value with that of the heap `table.len() - place`; the places are from 1 on and no
    /// larger than the table.
    fn mark_rare(&mut self, places: &[u32], values: &[u16], table: &[u16]);

    /// The least value without a mark; `None` if there are marks for smaller values only.
    fn least_open(&self) -> Option<u16>;

    /// The least open value of the complete half, for the options of this heap; the smaller open ones of the other
    /// half are demanded from now on. `None` as for [`Marks::least_open`].
    fn demand(&mut self, space: &Space, heap: usize) -> Option<u16>;

    /// The least demanded value that is still open.
    fn least_demanded(&mut self) -> Option<u16>;
}

/// Marks of values below 64.
#[derive(Default)]
pub(super) struct Bits {
    seen: u64,
    demanded: u64,
}

fn first_bit(bits: u64) -> Option<u16> {
    (bits != 0).then(|| bits.trailing_zeros() as u16)
}

impl Marks for Bits {
    #[inline]
    fn begin(&mut self, _: u32) {
        self.seen = 0;
    }

    #[inline]
    fn mark(&mut self, value: u16) {
        self.seen |= 1 << (value & 63);
    }

    #[inline]
    fn mark_pairs(&mut self, left: &[u16], right: &[u16]) {
        let pairs = left.iter().zip(right.iter().rev());
        self.seen = pairs.fold(self.seen, |seen, (a, b)| seen | 1 << ((a ^ b) & 63));
    }

    #[inline]
    fn mark_rare(&mut self, places: &[u32], values: &[u16], table: &[u16]) {
        let rare = places.iter().zip(values);
        self.seen = rare
            .fold(self.seen, |seen, (&place, value)| seen | 1 << ((value ^ table[table.len() - place as usize]) & 63));
    }

    #[inline]
    fn least_open(&self) -> Option<u16> {
        first_bit(!self.seen)
    }

    #[inline]
    fn demand(&mut self, space: &Space, heap: usize) -> Option<u16> {
        let half = if space.complete(heap) { space.odd_below_64 } else { !space.odd_below_64 };
        let least = first_bit(!self.seen & half)?;
        self.demanded = !half & ((1 << least) - 1);
        Some(least)
    }

    #[inline]
    fn least_demanded(&mut self) -> Option<u16> {
        first_bit(self.demanded & !self.seen)
    }
}

/// How many nim-sums are made at a time.
const AT_ONCE: usize = 128;

/// Marks of all values, below 2^16.
pub(super) struct Stamps {
    heap: u32,
    seen: Box<[u32; 1 << 16]>,
    /// Falling; what is marked by now is dropped from the end.
    demanded: Vec<u16>,
}

impl Stamps {
    pub(super) fn new() -> Stamps {
        let seen = vec![0; 1 << 16].into_boxed_slice().try_into().expect("2^16 stamps were made");
        Stamps { heap: 0, seen, demanded: Vec::new() }
    }
}

impl Marks for Stamps {
    fn begin(&mut self, heap: u32) {
        self.heap = heap;
    }

    #[inline]
    fn mark(&mut self, value: u16) {
        self.seen[usize::from(value)] = self.heap;
    }

    #[inline]
    fn mark_pairs(&mut self, left: &[u16], right: &[u16]) {
        let (seen, heap) = (&mut *self.seen, self.heap);
        // Nim-sums many at a time, then one store for each.
        let mut sums = [0; AT_ONCE];
        for (left, right) in left.chunks(AT_ONCE).zip(right.rchunks(AT_ONCE)) {
            for (sum, (a, b)) in sums.iter_mut().zip(left.iter().zip(right.iter().rev())) {
                *sum = a ^ b;
            }
            for &sum in &sums[..left.len()] {
                seen[usize::from(sum)] = heap;
            }
        }
    }

    #[inline]
    fn mark_rare(&mut self, places: &[u32], values: &[u16], table: &[u16]) {
        let (seen, heap) = (&mut *self.seen, self.heap);
        for (&place, value) in places.iter().zip(values) {
            seen[usize::from(value ^ table[table.len() - place as usize])] = heap;
        }
    }

    fn least_open(&self) -> Option<u16> {
        (0..=u16::MAX).find(|&value| self.seen[usize::from(value)] != self.heap)
    }

    fn demand(&mut self, space: &Space, heap: usize) -> Option<u16> {
        self.demanded.clear();
        let complete = space.complete(heap);
        for value in (0..=u16::MAX).filter(|&value| self.seen[usize::from(value)] != self.heap) {
            if space.is_odd(value) == complete {
                self.demanded.reverse();
                return Some(value);
            }
            self.demanded.push(value);
        }
        None
    }

    fn least_demanded(&mut self) -> Option<u16> {
        while let Some(&value) = self.demanded.last() {
            if self.seen[usize::from(value)] != self.heap {
                return Some(value);
            }
            self.demanded.pop();
        }
        None
    }
}
