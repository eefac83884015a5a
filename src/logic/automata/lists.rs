//! Short lists of numbers, each stored once and known by its number.
//!
//! Representation: all lists end to end in one array; an open-addressing table of list numbers,
//! at most half full. Numbers are given in the order of first arrival, so nothing depends on hashes.
//! Source: hash consing, Goto 1974; linear probing, Knuth, vol. 3, 6.4.

/// Distinct lists in order of arrival.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    items: Vec<u32>,
    ends: Vec<usize>,
    /// List number plus one; 0 is free.
    table: Vec<u32>,
}

impl Lists {
    pub(crate) fn new() -> Lists {
        Lists { items: Vec::new(), ends: Vec::new(), table: vec![0; 32] }
    }

    /// How many lists there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The list of this number.
    pub fn get(&self, number: usize) -> &[u32] {
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.items[start..self.ends[number]]
    }

    /// The number of this list; a new one if it is new.
    pub(crate) fn number(&mut self, list: &[u32]) -> u32 {
        if 2 * self.ends.len() >= self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut slot = hash(list) & mask;
        while self.table[slot] != 0 {
            let found = self.table[slot] - 1;
            if self.get(found as usize) == list {
                return found;
            }
            slot = (slot + 1) & mask;
        }
        self.items.extend_from_slice(list);
        self.ends.push(self.items.len());
        let number = u32::try_from(self.ends.len()).expect("fewer lists than 2^32");
        self.table[slot] = number;
        number - 1
    }

    /// Forgets all lists and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.ends.clear();
        self.table.fill(0);
    }

    fn grow(&mut self) {
        let size = 2 * self.table.len().max(16);
        self.table = vec![0; size];
        for number in 0..self.ends.len() {
            let mut slot = hash(self.get(number)) & (size - 1);
            while self.table[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.table[slot] = u32::try_from(number + 1).expect("fewer lists than 2^32");
        }
    }
}

/// Multiply and rotate; good enough for a table that is half empty.
fn hash(list: &[u32]) -> usize {
    let mut hash = list.len() as u64;
    for &item in list {
        hash = (hash.rotate_left(5) ^ u64::from(item)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    (hash >> 20) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_have_one_number() {
        let mut lists = Lists::new();
        for round in 0..2 {
            for item in 0..1_000_u32 {
                let list = vec![item; (item % 5) as usize + 1];
                assert_eq!(lists.number(&list), item, "round {round}");
            }
        }
        assert_eq!(lists.number(&[]), 1_000);
        assert_eq!((lists.len(), lists.get(7)), (1_001, &[7, 7, 7][..]));
    }
}
