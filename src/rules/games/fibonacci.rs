//! Fibonacci nim: take at most twice what the other player took before.
//!
//! Position: `[n, most]`, the tokens in the heap and how many may be taken at once. At the start that is
//! all but one. The last token wins. A move lowers the heap, so the game ends.
//! Source: Whinihan 1963; N-72.

use std::sync::Arc;

use crate::rules::reader::{Reader, Token};
use crate::rules::{Family, MoveShape, Rules, Ruleset, Shape, Step, TextError, text};

/// How Fibonacci nim is written.
pub const FAMILY: Family = Family {
    read,
    ..Family::plain(
        "fibonacci",
        "fibonacci 20 max 6",
        "take at most twice what was taken before; first, not all",
        || Arc::new(Fibonacci),
    )
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Fibonacci;

impl Ruleset for Fibonacci {
    fn name(&self) -> &'static str {
        "fibonacci"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (2, 2), up_to: u64::MAX }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, position: &[u64]) -> u64 {
        position[0].min(position[1])
    }

    /// By what is left, rising.
    fn steps(&self, position: &[u64]) -> Vec<Step> {
        let (heap, most) = (position[0], position[1]);
        let takes = (1..=most.min(heap)).rev();
        takes.map(|take| Step::together([heap - take, take.saturating_mul(2)])).collect()
    }

    /// `20` is the opening, `20 max 19`.
    fn text(&self, position: &[u64]) -> String {
        match (position[0], position[1]) {
            (heap, most) if most == opening(heap) => heap.to_string(),
            (heap, most) => format!("{heap} max {most}"),
        }
    }
}

/// How many may be taken at the start: not the whole heap.
fn opening(heap: u64) -> u64 {
    heap.saturating_sub(1)
}

/// A heap, and `max` with a number unless it is the start.
fn read(reader: &mut Reader, family: &Family, rules: &Rules, _: usize) -> Result<Vec<u64>, TextError> {
    let heap = text::one_number(reader, family, rules)?;
    let word = reader.peek();
    if word.token != Token::Name("max".to_owned()) {
        text::end(reader, family, "write `max` before the second number")?;
        return Ok(vec![heap, opening(heap)]);
    }
    reader.next();
    let most = text::one_number(reader, family, rules)?;
    text::end(reader, family, "only one number follows `max`")?;
    Ok(vec![heap, most])
}
