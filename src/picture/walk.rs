//! A walk along heaps with an accumulator: their nim-sum so far, compared with what it is after the nim-sum with the
//! whole.
//!
//! Representation: one box for each accumulator, from 0 on, and between two boxes the heap that is taken in; a heap that
//! the nim-sum with the whole makes smaller is ringed.
//! How it ends: no picture (`None`) for no heaps or more than 6, or for one above 999.
//! Source: Bouton 1902 for the heap to be changed; the fold rule of chapter 7 of the study book.

use super::{circle, mark, path, rect, signs};
use crate::document::build::list;
use crate::document::{Phrase, Picture, px};

/// More heaps are not drawn.
const MOST: usize = 6;
/// Nor larger ones.
const LARGEST: u64 = 999;

/// The middle of the first box, and from box to box.
const FIRST: i32 = px(66);
const PITCH: i32 = px(74);
/// A box.
const WIDE: i32 = px(40);
const HIGH: i32 = px(28);
/// The middle of the boxes, and the line below them.
const ROW: i32 = px(44);
const BELOW: i32 = px(84);

/// What there is to see of a walk.
pub struct Walk<'a> {
    /// The heaps, in the order in which they are taken in.
    pub heaps: &'a [u64],
    /// The accumulator before the first heap and after each.
    pub sums: &'a [u64],
}

/// The walk along the heaps.
pub fn walk(walk: &Walk) -> Option<Picture> {
    let Walk { heaps, sums } = walk;
    let whole = *sums.last().filter(|_| (1..=MOST).contains(&heaps.len()) && sums.len() == heaps.len() + 1)?;
    if heaps.iter().any(|&heap| heap > LARGEST) {
        return None;
    }
    let middle = |at: usize| FIRST + PITCH * at as i32;
    let mut shapes = vec![mark("", 0, ROW + px(4), "s"), mark("", 0, BELOW + px(4), "s ⊕ p")];
    let mut compared = Vec::new();
    for (at, &sum) in sums.iter().enumerate() {
        shapes.push(rect("cell", (middle(at) - WIDE / 2, ROW - HIGH / 2), WIDE, HIGH));
        shapes.push(mark("num mid", middle(at), ROW + px(5), sum.to_string()));
        let other = sum ^ whole;
        let (class, sign) = if other < sum { ("mid bold-word", '<') } else { ("mid", '≥') };
        shapes.push(mark(class, middle(at), BELOW + px(4), format!("{other} {sign} {sum}")));
        compared.push(format!("{other} {sign} {sum}"));
    }
    let mut selected = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        let (start, tip) = (middle(at) + WIDE / 2 + px(4), middle(at + 1) - WIDE / 2 - px(3));
        let x = i32::midpoint(start, tip);
        shapes.push(path("arrow", [(start, ROW), (tip - px(7), ROW)]));
        shapes.push(path("tip", [(tip, ROW), (tip - px(7), ROW - 35), (tip - px(7), ROW + 35), (tip, ROW)]));
        shapes.push(mark("num mid", x, ROW - px(16), heap.to_string()));
        if heap ^ whole < heap {
            shapes.push(circle("ring", (x, ROW - px(21)), px(14)));
            selected.push(heap);
        }
    }
    let description = Phrase::new("page-picture-walk-says")
        .with("sums", list(sums))
        .with("whole", whole)
        .with("compared", compared.join("; "))
        .with("count", selected.len())
        .with("selected", list(&selected));
    let columns = |cells: &mut dyn Iterator<Item = String>| {
        let line: String = cells.map(|cell| format!("{cell:<10}")).collect();
        signs(line.trim_end())
    };
    Some(Picture::new(
        (middle(heaps.len()) + px(34), BELOW + px(12)),
        Phrase::new("page-picture-walk").with("heaps", list(heaps)),
        description,
        shapes,
        vec![
            columns(&mut std::iter::once(String::new()).chain(heaps.iter().map(|heap| format!("+{heap}")))),
            columns(&mut sums.iter().map(u64::to_string)),
            columns(&mut compared.iter().cloned()),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    /// 7, 3 and 12 by hand: p = 8, and only 12 becomes smaller, namely 4.
    #[test]
    fn the_heap_to_be_changed_is_ringed() {
        let picture = walk(&Walk { heaps: &[7, 3, 12], sums: &[0, 7, 4, 8] }).expect("it fits");
        assert_eq!((count(&picture, "ring"), count(&picture, "cell"), count(&picture, "mid bold-word")), (1, 4, 1));
        assert_eq!(picture.plain[2], signs("8 ≥ 0     15 ≥ 7    12 ≥ 4    0 < 8"));
        assert_eq!(walk(&Walk { heaps: &[], sums: &[0] }), None);
        assert_eq!(walk(&Walk { heaps: &[1000], sums: &[0, 1000] }), None);
        assert_eq!(walk(&Walk { heaps: &[1; 7], sums: &[0, 1, 0, 1, 0, 1, 0, 1] }), None);
    }
}
