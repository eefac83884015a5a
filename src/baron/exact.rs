//! Naturals in JSON, exactly: a number up to 2^53, a string of digits beyond.
//!
//! Representation: serde functions for one field each; programs that read JSON numbers as floats lose
//! nothing. They fail only as the serializer fails.

use serde::ser::{SerializeSeq, Serializer};
use serde::{Serialize, ser};

use super::Trio;

/// The largest natural up to which every natural is a double float.
const EXACT: u64 = 1 << 53;

struct Exact(u64);

impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.0 <= EXACT { to.serialize_u64(self.0) } else { to.collect_str(&self.0) }
    }
}

/// A list of naturals.
pub fn list<S: Serializer>(numbers: &impl AsRef<[u64]>, to: S) -> Result<S::Ok, S::Error> {
    let numbers = numbers.as_ref();
    let mut list = to.serialize_seq(Some(numbers.len()))?;
    for &number in numbers {
        ser::SerializeSeq::serialize_element(&mut list, &Exact(number))?;
    }
    list.end()
}

/// A trio, or null.
pub fn trio_or_null<S: Serializer>(trio: &Option<Trio>, to: S) -> Result<S::Ok, S::Error> {
    match trio {
        Some(numbers) => list(numbers, to),
        None => to.serialize_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Field(#[serde(serialize_with = "list")] [u64; 3]);

    #[test]
    fn two_to_the_53_is_the_last_number() {
        let field = Field([0, 9_007_199_254_740_992, 9_007_199_254_740_993]);
        assert_eq!(serde_json::to_string(&field).unwrap(), r#"[0,9007199254740992,"9007199254740993"]"#);
    }
}
