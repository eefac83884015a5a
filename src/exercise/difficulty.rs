//! What makes a question hard, on a scale from 1 to 5.

/// How many binary digits the largest number has.
pub fn width(numbers: &[u64]) -> u32 {
    numbers.iter().map(|number| u64::BITS - number.leading_zeros()).max().unwrap_or(0)
}

/// A difficulty from points: 1 to 5.
pub fn level(points: u32) -> u8 {
    points.clamp(1, 5) as u8
}
