//! "Did you mean …?": the nearest of the words that exist.
//!
//! Representation: words as typed; capitals do not count.
//! A word is near if at most a third of its letters must be put in, left out, changed or swapped
//! with their neighbour. Failure: no near word is `None`; so is a word longer than [`LONGEST`].
//! Source: optimal string alignment, after Damerau 1964.

/// The longest word, in bytes, that is compared; the cost grows with the product of the lengths.
const LONGEST: usize = 64;

/// The nearest candidate, the earlier of two that are equally near.
pub fn suggest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    if word.len() > LONGEST {
        return None;
    }
    let typed = word.to_lowercase();
    let near = |candidate: &'c str| {
        let distance = strsim::osa_distance(&typed, &candidate.to_lowercase());
        let letters = typed.chars().count().max(candidate.chars().count());
        (3 * distance <= letters).then_some((distance, candidate))
    };
    candidates.into_iter().filter_map(near).min_by_key(|&(distance, _)| distance).map(|(_, candidate)| candidate)
}

/// A help that asks for the nearest candidate, or says something else where none is near.
pub fn did_you_mean<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
    otherwise: impl FnOnce() -> String,
) -> String {
    suggest(word, candidates).map_or_else(otherwise, |near| format!("did you mean `{near}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_recognized() {
        let keys = ["id", "kind", "heaps", "size", "count", "unique", "winning-moves"];
        for (typed, meant) in [
            ("kin", "kind"),
            ("kid", "id"),
            ("szie", "size"),
            ("Count", "count"),
            ("winning_move", "winning-moves"),
            ("ids", "id"),
            ("heap", "heaps"),
        ] {
            assert_eq!(suggest(typed, keys), Some(meant), "{typed}");
        }
        for stranger in ["", "x", "hu", "colour", &"heaps".repeat(100)] {
            assert_eq!(suggest(stranger, keys), None, "{stranger}");
        }
    }
}
