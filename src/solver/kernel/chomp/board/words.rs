//! Words of binary digits as borders of Chomp positions: corners, arrangements, and low halves by rank.
//!
//! Representation: digits from the lowest, in 16 or 32 bits; a low half has a rank among those with as many
//! ones.
//! Source: for the next word with as many ones, Gosper in HAKMEM 175.

/// A P-position of a shelf: what its low half needs to be bitten into.
pub struct Lost {
    /// Its place on the shelf.
    pub rank: u16,
    /// The low half.
    pub word: u16,
    /// How many ones it starts with.
    pub leading_ones: u32,
    /// The length of `0…01…1` at its start, and the ones in it; 0 ones if it is all zeros.
    pub corner: (u32, u32),
}

/// All low halves with their ranks.
#[derive(Clone, Debug)]
pub struct LowHalves {
    digits: u32,
    /// For each low half how many smaller ones have as many ones.
    pub rank: Vec<u16>,
    /// For each length and number of ones the words in rising order.
    words: Vec<Vec<Vec<u16>>>,
}

impl LowHalves {
    /// The tables for halves of this many digits, 16 at most.
    pub fn new(digits: u32) -> LowHalves {
        let mut words: Vec<Vec<Vec<u16>>> = (0..=digits).map(|length| vec![Vec::new(); length as usize + 1]).collect();
        for (length, by_ones) in words.iter_mut().enumerate() {
            for word in 0..1_u32 << length {
                by_ones[word.count_ones() as usize].push(word as u16);
            }
        }
        let mut rank = vec![0; 1 << digits];
        for list in &words[digits as usize] {
            for (place, &word) in list.iter().enumerate() {
                rank[usize::from(word)] = place as u16;
            }
        }
        LowHalves { digits, rank, words }
    }

    /// The words of this length with this many ones, rising.
    pub fn words(&self, length: u32, ones: u32) -> &[u16] {
        &self.words[length as usize][ones as usize]
    }

    /// Finds the P-positions of a shelf, in order, and marks who can bite into them on the same shelf.
    pub fn walk_shelf(&self, shelf: &mut [u64], ones: u32, lost: &mut Vec<Lost>) {
        let words = self.words(self.digits, ones);
        for chunk in 0..shelf.len() {
            let mut ahead = u64::MAX;
            loop {
                let open = !shelf[chunk] & ahead;
                if open == 0 {
                    break;
                }
                let bit = open.trailing_zeros();
                ahead = u64::MAX << bit << 1;
                let rank = chunk * 64 + bit as usize;
                let word = words[rank];
                for corner in Corners::of(u32::from(word), self.digits) {
                    let rest = u32::from(word) & !corner.mask();
                    for &arranged in &self.words(corner.zeros + corner.ones, corner.ones)[1..] {
                        let rank = self.rank[(rest | u32::from(arranged) << corner.place) as usize];
                        shelf[usize::from(rank) / 64] |= 1 << (rank % 64);
                    }
                }
                lost.push(self.lost(rank, word));
            }
        }
    }

    /// What is to be known of a P-position.
    fn lost(&self, rank: usize, word: u16) -> Lost {
        // The low half, moved to the upper end of 32 bits; the bits below are clear.
        let top = u32::from(word) << (31 - self.digits) << 1;
        let zeros = top.leading_zeros().min(self.digits);
        let ones = (top << zeros).leading_ones();
        Lost { rank: rank as u16, word, leading_ones: top.leading_ones(), corner: (zeros + ones, ones) }
    }
}

/// A corner `0…01…1` of a word, as long as it can be: zeros directly above ones.
#[derive(Clone, Copy)]
pub struct Corner {
    /// The lowest digit of its ones, from 0.
    pub place: u32,
    /// How many ones.
    pub ones: u32,
    /// How many zeros above them.
    pub zeros: u32,
}

impl Corner {
    /// The digits of the corner.
    pub fn mask(self) -> u32 {
        digits(self.ones + self.zeros) << self.place
    }
}

/// The corners of a word, from the lowest.
pub struct Corners {
    word: u32,
    /// The digits below this one are done.
    place: u32,
    length: u32,
}

impl Corners {
    /// The corners among the lowest digits of a word; the others are clear.
    pub fn of(word: u32, length: u32) -> Corners {
        Corners { word, place: 0, length }
    }
}

impl Iterator for Corners {
    type Item = Corner;

    fn next(&mut self) -> Option<Corner> {
        let left = self.word >> self.place;
        if left == 0 {
            return None;
        }
        let place = self.place + left.trailing_zeros();
        let ones = (self.word >> place).trailing_ones();
        let zeros = (self.word >> (place + ones)).trailing_zeros().min(self.length - place - ones);
        self.place = place + ones + zeros;
        // Ones at the upper end have no zeros above them: that is not a corner, and nothing is left.
        (zeros > 0).then_some(Corner { place, ones, zeros })
    }
}

/// All words of one length with a given number of ones, rising: the next word with as many ones is
/// found in three additions (Gosper; HAKMEM 175).
pub struct Arrangements {
    next: Option<u32>,
    length: u32,
}

impl Arrangements {
    /// The words of this length; none if the ones do not fit.
    pub fn new(length: u32, ones: u32) -> Arrangements {
        Arrangements { next: (ones <= length).then(|| digits(ones)), length }
    }
}

impl Iterator for Arrangements {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let word = self.next?;
        self.next = None;
        if word > 0 {
            let carried = word + (word & word.wrapping_neg());
            let next = carried | (word ^ carried) >> (word.trailing_zeros() + 2);
            self.next = (next >> self.length == 0).then_some(next);
        }
        Some(word)
    }
}

/// The lowest digits of a word, all ones.
pub fn digits(count: u32) -> u32 {
    (1 << count) - 1
}
