//! A checksum of bytes: whether a text is the one that it was.
//!
//! Representation: 16 hexadecimal digits. It guards against accidents, not against people.
//! Source: FNV-1a, Fowler, Noll and Vo 1991.

/// The checksum of these parts one after the other.
pub fn checksum<'p, P: AsRef<[u8]> + ?Sized + 'p>(parts: impl IntoIterator<Item = &'p P>) -> String {
    let mut sum = Checksum::new();
    parts.into_iter().for_each(|part| sum.add(part.as_ref()));
    sum.digits()
}

/// The same checksum of what comes piece by piece.
#[derive(Clone, Copy, Debug)]
pub struct Checksum(u64);

impl Checksum {
    /// Of nothing yet.
    pub fn new() -> Checksum {
        Checksum(0xcbf2_9ce4_8422_2325)
    }

    /// With more bytes at the end.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    /// Its 16 digits.
    pub fn digits(self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn the_checksum_is_the_published_one() {
        assert_eq!(checksum([""]), "cbf29ce484222325");
        assert_eq!(checksum(["a"]), "af63dc4c8601ec8c");
        assert_eq!(checksum(["foo", "bar"]), "85944171f73967e8");
    }
}
