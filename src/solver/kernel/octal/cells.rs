//! Values in cells of 8, 16 or 32 bits, and the marks that say which values an option has.
//!
//! Representation: a table starts with cells of one byte and is rewritten in larger ones when a value no
//! longer fits. Marks for bytes are the bits of one `u64`, so bytes hold values below 64 only; marks for
//! larger cells are stamps: value v is marked if place v holds the number of the present heap, so that
//! nothing is cleared between heaps.
//! It cannot fail: a value that does not fit is an answer, `None`.

use super::space::Parity;

/// An unsigned number that holds one Grundy value, and how options of such values are marked.
pub(super) trait Cell: Copy + PartialEq + Into<u32> {
    /// The set of values of the options of one heap.
    type Marks: Marks<Self>;

    /// The value in this width, if it fits.
    fn narrow(value: u32) -> Option<Self>;
}

/// The values of the options of one heap, and the search for the least value that none of them has.
///
/// In sparse space the search has two halves, told apart by the parity of a value (see `space.rs`):
/// after [`Marks::demand`] the least open value of the complete half is known, and the smaller open
/// values of the other half are demanded; whichever of them is never marked wins.
pub(super) trait Marks<C> {
    /// No marks at all.
    fn new() -> Self;

    /// Forgets everything; `heap` is at least 1 and a new one.
    fn begin(&mut self, heap: u32);

    /// Marks one value.
    fn mark(&mut self, value: C);

    /// Marks the nim-sums of `left`, read forwards, with `right`, read backwards.
    fn mark_pairs(&mut self, left: &[C], right: &[C]);

    /// Marks the nim-sum of each value with that of the heap `total - place`; the places are below it.
    fn mark_at(&mut self, places: &[u32], values: &[C], table: &[C], total: usize);

    /// The least value without a mark; `None` if these marks cannot tell.
    fn least_open(&self) -> Option<u32>;

    /// The least open value of the half whose parity is `complete`, and demands the smaller open ones
    /// of the other half. `None` if these marks cannot tell.
    fn demand(&mut self, parity: &Parity, complete: bool) -> Option<u32>;

    /// Whether every demanded value has been marked by now.
    fn settled(&mut self) -> bool;

    /// The least demanded value that is still open.
    fn least_demanded(&self) -> Option<u32>;
}

impl Cell for u8 {
    type Marks = Bits;

    fn narrow(value: u32) -> Option<u8> {
        (value < 64).then_some(value as u8)
    }
}

impl Cell for u16 {
    type Marks = Stamps;

    fn narrow(value: u32) -> Option<u16> {
        value.try_into().ok()
    }
}

impl Cell for u32 {
    type Marks = WideStamps;

    fn narrow(value: u32) -> Option<u32> {
        Some(value)
    }
}

/// Marks of values below 64.
pub(super) struct Bits {
    seen: u64,
    demanded: u64,
}

impl Marks<u8> for Bits {
    fn new() -> Bits {
        Bits { seen: 0, demanded: 0 }
    }

    #[inline]
    fn begin(&mut self, _: u32) {
        self.seen = 0;
    }

    #[inline]
    fn mark(&mut self, value: u8) {
        self.seen |= 1 << (value & 63);
    }

    #[inline]
    fn mark_pairs(&mut self, left: &[u8], right: &[u8]) {
        if left.len() < BLOCK {
            for (a, b) in left.iter().zip(right.iter().rev()) {
                self.seen |= 1 << ((a ^ b) & 63);
            }
            return;
        }
        // Nim-sums many at a time, then one store for each: cheaper than shifting bits.
        let (mut sums, mut found) = ([0_u8; BLOCK], [0_u8; 256]);
        for (left, right) in left.chunks(BLOCK).zip(right.rchunks(BLOCK)) {
            for (sum, (a, b)) in sums.iter_mut().zip(left.iter().zip(right.iter().rev())) {
                *sum = a ^ b;
            }
            for &sum in &sums[..left.len()] {
                found[usize::from(sum)] = 1;
            }
        }
        self.seen |= (0..64).zip(found).fold(0, |bits, (value, found)| bits | u64::from(found) << value);
    }

    #[inline]
    fn mark_at(&mut self, places: &[u32], values: &[u8], table: &[u8], total: usize) {
        let mut seen = self.seen;
        for (&place, &value) in places.iter().zip(values) {
            seen |= 1 << ((value ^ table[total - place as usize]) & 63);
        }
        self.seen = seen;
    }

    #[inline]
    fn least_open(&self) -> Option<u32> {
        first_bit(!self.seen)
    }

    #[inline]
    fn demand(&mut self, parity: &Parity, complete: bool) -> Option<u32> {
        let half = if complete { parity.odd_below_64() } else { !parity.odd_below_64() };
        let least = first_bit(!self.seen & half)?;
        self.demanded = !self.seen & !half & ((1 << least) - 1);
        Some(least)
    }

    #[inline]
    fn settled(&mut self) -> bool {
        self.demanded & !self.seen == 0
    }

    #[inline]
    fn least_demanded(&self) -> Option<u32> {
        first_bit(self.demanded & !self.seen)
    }
}

fn first_bit(bits: u64) -> Option<u32> {
    (bits != 0).then(|| bits.trailing_zeros())
}

/// How many nim-sums are made at a time.
const BLOCK: usize = 128;

/// Marks of values below 2^16.
pub(super) struct Stamps {
    heap: u32,
    seen: Box<[u32; 1 << 16]>,
    demanded: Vec<u32>,
}

impl Marks<u16> for Stamps {
    fn new() -> Stamps {
        let seen = vec![0; 1 << 16].into_boxed_slice().try_into().expect("2^16 stamps were made");
        Stamps { heap: 0, seen, demanded: Vec::new() }
    }

    fn begin(&mut self, heap: u32) {
        self.heap = heap;
    }

    #[inline]
    fn mark(&mut self, value: u16) {
        self.seen[usize::from(value)] = self.heap;
    }

    #[inline]
    fn mark_pairs(&mut self, left: &[u16], right: &[u16]) {
        // Nim-sums many at a time, then one store for each.
        let (seen, heap) = (&mut *self.seen, self.heap);
        let mut sums = [0_u16; BLOCK];
        for (left, right) in left.chunks(BLOCK).zip(right.rchunks(BLOCK)) {
            for (sum, (a, b)) in sums.iter_mut().zip(left.iter().zip(right.iter().rev())) {
                *sum = a ^ b;
            }
            for &sum in &sums[..left.len()] {
                seen[usize::from(sum)] = heap;
            }
        }
    }

    #[inline]
    fn mark_at(&mut self, places: &[u32], values: &[u16], table: &[u16], total: usize) {
        let (seen, heap) = (&mut *self.seen, self.heap);
        for (&place, &value) in places.iter().zip(values) {
            seen[usize::from(value ^ table[total - place as usize])] = heap;
        }
    }

    fn least_open(&self) -> Option<u32> {
        self.seen.iter().position(|&stamp| stamp != self.heap).map(|value| value as u32)
    }

    fn demand(&mut self, parity: &Parity, complete: bool) -> Option<u32> {
        demand(&self.seen[..], self.heap, &mut self.demanded, parity, complete)
    }

    fn settled(&mut self) -> bool {
        settle(&self.seen[..], self.heap, &mut self.demanded)
    }

    fn least_demanded(&self) -> Option<u32> {
        self.demanded.iter().copied().find(|&value| self.seen[value as usize] != self.heap)
    }
}

/// Marks of values of 32 bits, with as many places as a power of two that no value has reached.
pub(super) struct WideStamps {
    heap: u32,
    seen: Vec<u32>,
    demanded: Vec<u32>,
}

impl WideStamps {
    /// The place of a value, made if it was missing.
    fn place(&mut self, value: u32) -> &mut u32 {
        let place = value as usize;
        if place >= self.seen.len() {
            self.seen.resize((place + 1).next_power_of_two(), 0);
        }
        &mut self.seen[place]
    }
}

impl Marks<u32> for WideStamps {
    fn new() -> WideStamps {
        WideStamps { heap: 0, seen: Vec::new(), demanded: Vec::new() }
    }

    fn begin(&mut self, heap: u32) {
        self.heap = heap;
    }

    fn mark(&mut self, value: u32) {
        *self.place(value) = self.heap;
    }

    fn mark_pairs(&mut self, left: &[u32], right: &[u32]) {
        for (a, b) in left.iter().zip(right.iter().rev()) {
            self.mark(a ^ b);
        }
    }

    fn mark_at(&mut self, places: &[u32], values: &[u32], table: &[u32], total: usize) {
        for (&place, &value) in places.iter().zip(values) {
            self.mark(value ^ table[total - place as usize]);
        }
    }

    fn least_open(&self) -> Option<u32> {
        let open = self.seen.iter().position(|&stamp| stamp != self.heap);
        // Beyond the last place nothing is marked.
        Some(open.unwrap_or(self.seen.len()) as u32)
    }

    fn demand(&mut self, parity: &Parity, complete: bool) -> Option<u32> {
        demand(&self.seen, self.heap, &mut self.demanded, parity, complete)
    }

    fn settled(&mut self) -> bool {
        settle(&self.seen, self.heap, &mut self.demanded)
    }

    fn least_demanded(&self) -> Option<u32> {
        self.demanded.iter().copied().find(|&value| self.seen[value as usize] != self.heap)
    }
}

/// [`Marks::demand`] for stamps: the demanded values are written down in rising order.
fn demand(seen: &[u32], heap: u32, demanded: &mut Vec<u32>, parity: &Parity, complete: bool) -> Option<u32> {
    demanded.clear();
    for (value, &stamp) in (0_u32..).zip(seen) {
        if stamp != heap {
            if parity.is_odd(value) == complete {
                return Some(value);
            }
            demanded.push(value);
        }
    }
    None
}

/// [`Marks::settled`] for stamps: drops what is marked from the end until something is not.
fn settle(seen: &[u32], heap: u32, demanded: &mut Vec<u32>) -> bool {
    while demanded.last().is_some_and(|&value| seen[value as usize] == heap) {
        demanded.pop();
    }
    demanded.is_empty()
}
