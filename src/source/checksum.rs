//! A checksum of bytes: whether a text is the one that it was.
//!
//! Representation: 16 hexadecimal digits. It guards against accidents, not against people.
//! Source: FNV-1a, Fowler, Noll and Vo 1991.

/// The checksum of these parts one after the other.
pub fn checksum<'p, P: AsRef<[u8]> + ?Sized + 'p>(parts: impl IntoIterator<Item = &'p P>) -> String {
    let bytes = parts.into_iter().flat_map(|part| part.as_ref());
    let sum = bytes.fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{sum:016x}")
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
