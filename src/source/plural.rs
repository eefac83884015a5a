//! Counts of things, in messages.

/// `1 file`, `2 files`.
pub fn plural(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}
