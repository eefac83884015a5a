//! Octal and hexadecimal games: take some tokens from a heap and perhaps split the rest, as a code says.
//!
//! Position: the heap sizes, `[h1, h2, …]`; of an alias whose strips are shorter than its heaps, the
//! strips. No move left: you lose, or win in misère play. A move leaves fewer tokens, or as many in more
//! heaps, so the game ends.
//! Source: Guy and Smith 1956; Winning Ways, ch. 4.

use std::sync::Arc;

use crate::rules::code::Code;
use crate::rules::{Family, Make, MoveShape, Numbers, Rules, Ruleset, Shape, Step, text};

/// How octal games are written.
pub const FAMILY: Family = Family {
    name: "octal",
    parameters: "0.137",
    example: "octal(0.137) 14",
    about: "take and split as the octal code says",
    misere: true,
    make: Make::Code(|code| Code::octal(code).map(|code| rules("octal", code))),
    read: text::numbers,
};

/// How hexadecimal games are written.
pub const HEX: Family = Family {
    name: "hex",
    parameters: "0.8f",
    example: "hex(0.8f) 14",
    about: "take and split into up to three heaps as the code says",
    make: Make::Code(|code| code.parse().map(|code| rules("hex", code))),
    ..FAMILY
};

/// Dawson's Chess on a strip: mark a cell that has no mark in it or beside it.
pub const DAWSON_CHESS: Family =
    alias("dawson-chess", "dawson-chess 14", "mark a cell of a strip with no mark in it or beside it; 0.137", || {
        named("dawson-chess", "0.137", 0)
    });

/// Dawson's Kayles.
pub const DAWSON_KAYLES: Family =
    alias("dawson-kayles", "dawson-kayles 15", "take two neighbouring pins of a row; 0.07", || {
        named("dawson-kayles", "0.07", 0)
    });

/// Guiles.
pub const GUILES: Family =
    alias("guiles", "guiles 12", "take 1 or 2 that leave nothing, or 2 out of a heap that splits; 0.15", || {
        named("guiles", "0.15", 0)
    });

/// Kayles.
pub const KAYLES: Family =
    alias("kayles", "kayles 12", "take one pin or two neighbouring pins of a row; 0.77", || named("kayles", "0.77", 0));

/// Officers.
pub const OFFICERS: Family =
    alias("officers", "officers 20", "take one out of a heap that does not vanish; 0.6", || {
        named("officers", "0.6", 0)
    });

/// One-dimensional tic-tac-toe with one mark.
pub const TREBLECROSS: Family =
    alias("treblecross", "treblecross 9", "mark a cell of a strip; three neighbouring marks win; 0.007", || {
        named("treblecross", "0.007", 2)
    });

/// A family of its own for a code with a name.
const fn alias(name: &'static str, example: &'static str, about: &'static str, make: fn() -> Rules) -> Family {
    Family { misere: true, ..Family::plain(name, example, about, make) }
}

/// The rules of a code.
fn rules(family: &'static str, code: Code) -> Rules {
    Arc::new(Octal { family, code, larger: 0 })
}

/// The rules of an alias, whose heaps are so much larger than the number that is typed: a strip of 9 cells of
/// Treblecross is a heap of 11.
fn named(name: &'static str, code: &str, larger: u64) -> Rules {
    Arc::new(Octal {
        family: name,
        code: code.parse().expect("every example of this file is read in the tests"),
        larger,
    })
}

/// The rules of one code.
#[derive(Debug)]
pub struct Octal {
    /// `octal`, `hex`, or the alias.
    family: &'static str,
    code: Code,
    /// How much larger a heap is than the strip it represents.
    larger: u64,
}

impl Octal {
    /// The moves of one heap: what is left of it, by these numbers. A heap too small for a strip has no move, like a
    /// strip without cells; it is left out beside others.
    fn lefts(&self, heap: u64, mut found: impl FnMut(&[u64])) {
        let mut leave = |heaps: &[u64]| {
            let strips = heaps.iter().map(|heap| heap.saturating_sub(self.larger));
            let strips: Numbers = strips.filter(|&strip| strip > 0).collect();
            found(if strips.is_empty() { &[0] } else { &strips });
        };
        for take in 0..=self.code.last_place().min(heap) {
            let (digit, rest) = (self.code.digit(take), heap - take);
            if digit & 1 != 0 && rest == 0 {
                leave(&[]);
            }
            if digit & 2 != 0 && rest > 0 {
                leave(&[rest]);
            }
            if digit & 4 != 0 && self.pairs_differ(digit, rest) {
                (1..=rest / 2).for_each(|first| leave(&[first, rest - first]));
            }
            if digit & 8 != 0 {
                for first in 1..=rest / 3 {
                    for second in first..=(rest - first) / 2 {
                        leave(&[first, second, rest - first - second]);
                    }
                }
            }
        }
    }

    /// Whether two heaps that a move leaves are another strip than one: nothing is left of a strip either way.
    fn pairs_differ(&self, digit: u8, rest: u64) -> bool {
        digit & 2 == 0 || rest > self.larger
    }

    /// How many moves one heap has.
    fn moves(&self, heap: u64) -> u64 {
        let each = |take: u64| {
            let (digit, rest) = (self.code.digit(take), heap - take);
            let none = u64::from(digit & 1 != 0 && rest == 0);
            let one = u64::from(digit & 2 != 0 && rest > 0);
            let two = if digit & 4 != 0 && self.pairs_differ(digit, rest) { rest / 2 } else { 0 };
            // The partitions of n into three parts: n² / 12, rounded.
            let square = u128::from(rest) * u128::from(rest);
            let three = if digit & 8 != 0 { u64::try_from((square + 6) / 12).unwrap_or(u64::MAX) } else { 0 };
            (none + one).saturating_add(two).saturating_add(three)
        };
        (0..=self.code.last_place().min(heap)).map(each).fold(0, u64::saturating_add)
    }
}

impl Ruleset for Octal {
    fn name(&self) -> &'static str {
        self.family
    }

    fn title(&self) -> String {
        match self.family {
            "octal" | "hex" => format!("{}({})", self.family, self.code),
            alias => alias.to_owned(),
        }
    }

    fn code(&self) -> Option<(&Code, u64)> {
        Some((&self.code, self.larger))
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: u64::MAX - self.larger }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::SplitHeap
    }

    fn count(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum.saturating_add(self.moves(heap + self.larger)))
    }

    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        let mut steps = Vec::new();
        for (part, &heap) in heaps.iter().enumerate() {
            let mut lefts: Vec<Numbers> = Vec::new();
            self.lefts(heap + self.larger, |left| lefts.push(left.into()));
            lefts.sort_unstable();
            steps.extend(lefts.into_iter().map(|left| Step { part, left }));
        }
        steps
    }

    fn each_left(&self, heap: u64, visit: &mut dyn FnMut(&[u64])) {
        self.lefts(heap + self.larger, visit);
    }
}
