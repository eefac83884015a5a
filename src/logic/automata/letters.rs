//! Letters and their classes: letters that no state distinguishes share one column of the table.
//!
//! Representation: with k tracks a letter is a number below 2^k; the first track is its highest
//! bit, so letter 0 has the digit 0 on every track. Classes are numbered by their first letter.
//! Source: Klarlund, Møller, Schwartzbach 2002, with classes of letters in place of BDDs.

use crate::logic::lower::linear::Var;

/// The classes of all letters over some tracks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// The class of each letter.
    pub class_of: Vec<u16>,
    /// The least letter of each class.
    first: Vec<u32>,
}

impl Letters {
    /// Letters over `tracks` tracks, in one class exactly if `key` agrees.
    pub(crate) fn by_key(tracks: usize, keys: usize, key: impl Fn(u32) -> usize) -> Letters {
        let mut class_of_key: Vec<Option<u16>> = vec![None; keys];
        let (mut class_of, mut first) = (Vec::with_capacity(1 << tracks), Vec::new());
        for letter in 0..1_u32 << tracks {
            let class = *class_of_key[key(letter)].get_or_insert_with(|| {
                first.push(letter);
                u16::try_from(first.len() - 1).expect("at most 2^14 letters")
            });
            class_of.push(class);
        }
        Letters { class_of, first }
    }

    /// Classes joined: `of[class]` is any number of the joint class, below the number of classes.
    pub(crate) fn joined(&self, of: &[usize]) -> Letters {
        Letters::by_key(self.tracks(), of.len().max(1), |letter| of[self.class(letter)])
    }

    /// How many classes there are; at least one.
    pub fn count(&self) -> usize {
        self.first.len()
    }

    /// The class of a letter.
    pub fn class(&self, letter: u32) -> usize {
        usize::from(self.class_of[letter as usize])
    }

    /// The least letter of a class.
    pub fn first(&self, class: usize) -> u32 {
        self.first[class]
    }

    /// How many letters a class has.
    #[cfg(test)]
    pub fn sizes(&self) -> Vec<u32> {
        let mut sizes = vec![0; self.count()];
        for &class in &self.class_of {
            sizes[usize::from(class)] += 1;
        }
        sizes
    }

    /// The number of tracks.
    pub fn tracks(&self) -> usize {
        self.class_of.len().trailing_zeros() as usize
    }
}

/// For each letter over `tracks`, the same digits as a letter over `some` of them.
pub(crate) fn restriction(tracks: &[Var], some: &[Var]) -> Vec<u32> {
    let mut letters = vec![0];
    // From the last track, the lowest bit, upwards: each track doubles the list.
    for track in tracks.iter().rev() {
        let bit = match some.iter().position(|other| other == track) {
            Some(place) => 1_u32 << (some.len() - 1 - place),
            None => 0,
        };
        letters.extend_from_within(..);
        let half = letters.len() / 2;
        letters[half..].iter_mut().for_each(|letter| *letter |= bit);
    }
    letters
}

/// The tracks of both, in order.
pub(crate) fn union(left: &[Var], right: &[Var]) -> Vec<Var> {
    let mut tracks = [left, right].concat();
    tracks.sort_unstable();
    tracks.dedup();
    tracks
}

/// The digit of a letter on one track.
pub(crate) fn digit(letter: u32, track: usize, tracks: usize) -> u32 {
    letter >> (tracks - 1 - track) & 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_restricted_track_by_track() {
        // Over (1, 4, 7) the letter 110 is 10 over (1, 7) and 1 over (4).
        assert_eq!(restriction(&[1, 4, 7], &[1, 7])[0b110], 0b10);
        assert_eq!(restriction(&[1, 4, 7], &[4])[0b110], 1);
        assert_eq!(restriction(&[1, 4], &[]), [0, 0, 0, 0]);
        assert_eq!(digit(0b110, 0, 3), 1);
        assert_eq!(digit(0b110, 2, 3), 0);
    }

    #[test]
    fn classes_are_numbered_by_their_first_letter() {
        let parity = Letters::by_key(2, 2, |letter| letter.count_ones() as usize % 2);
        assert_eq!(parity.class_of, [0, 1, 1, 0]);
        assert_eq!((parity.count(), parity.first(1), parity.tracks()), (2, 1, 2));
        assert_eq!(parity.sizes(), [2, 2]);
        assert_eq!(parity.joined(&[1, 1]).class_of, [0, 0, 0, 0]);
    }
}
