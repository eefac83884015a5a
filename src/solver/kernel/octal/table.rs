//! A table of Grundy values in as few bytes as the largest of them needs.
//!
//! Representation: one cell for each heap from 0, of 1, 2 or 4 bytes; values are below 2^32.
//! Reading beyond the end gives `None`.

/// Grundy values of the heaps `0..len`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table(pub(super) Cells);

/// The cells by width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cells {
    Bytes(Vec<u8>),
    Words(Vec<u16>),
    Longs(Vec<u32>),
}

impl Table {
    /// How many heaps it holds.
    pub fn len(&self) -> usize {
        match &self.0 {
            Cells::Bytes(cells) => cells.len(),
            Cells::Words(cells) => cells.len(),
            Cells::Longs(cells) => cells.len(),
        }
    }

    /// Whether it holds no heap; the tables made here hold the heap 0 at least.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a heap.
    pub fn get(&self, heap: u64) -> Option<u32> {
        let heap = usize::try_from(heap).ok()?;
        match &self.0 {
            Cells::Bytes(cells) => cells.get(heap).map(|&value| value.into()),
            Cells::Words(cells) => cells.get(heap).map(|&value| value.into()),
            Cells::Longs(cells) => cells.get(heap).copied(),
        }
    }

    /// The values from heap 0 on.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        (0..self.len() as u64).map_while(|heap| self.get(heap))
    }

    /// How many bytes the values take.
    pub fn bytes(&self) -> usize {
        match &self.0 {
            Cells::Bytes(cells) => cells.len(),
            Cells::Words(cells) => 2 * cells.len(),
            Cells::Longs(cells) => 4 * cells.len(),
        }
    }
}

/// From values, one for each heap from 0, kept in the narrowest cells that fit.
impl FromIterator<u32> for Table {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Table {
        let longs: Vec<u32> = values.into_iter().collect();
        match longs.iter().copied().max().unwrap_or(0) {
            0..64 => Table(Cells::Bytes(longs.into_iter().map(|value| value as u8).collect())),
            64..0x1_0000 => Table(Cells::Words(longs.into_iter().map(|value| value as u16).collect())),
            _ => Table(Cells::Longs(longs)),
        }
    }
}
