//! Heaps in blocks of powers of two: one column for each power, with its number of blocks below.
//!
//! Representation: columns from the largest power to 1, each as wide as its block; odd columns are framed.
//! How it ends: no picture (`None`) when a heap is above 31, or for no heaps or none but empty ones.
//! Source: LOOK of nimbook, "block picture"; Bouton 1902 for the columns.

use std::iter;

use super::{circle, mark, path, rect, signs, word};
use crate::document::build::list;
use crate::document::{Inline, Line, Phrase, Picture, Shape, px};

/// The largest heap whose blocks fit beside one another: 16 + 8 + 4 + 2 + 1.
const LARGEST: u64 = 31;

const RADIUS: i32 = 56;
const PITCH: i32 = px(16);
const ROW: i32 = px(26);
/// The centre of the first row.
const FIRST: i32 = px(36);
/// Where columns begin; the sizes of the heaps come before.
const SIZES: i32 = px(40);
const BETWEEN: i32 = px(24);

/// The heaps as blocks.
pub fn blocks(sizes: &[u64]) -> Option<Picture> {
    let largest = sizes.iter().copied().max().filter(|&size| (1..=LARGEST).contains(&size))?;
    let powers: Vec<u64> = (0..=largest.ilog2()).rev().map(|exponent| 1 << exponent).collect();
    let counts: Vec<u64> =
        powers.iter().map(|power| sizes.iter().filter(|&size| size & power > 0).count() as u64).collect();
    let odd: Vec<u64> =
        powers.iter().zip(&counts).filter(|(_, count)| *count % 2 == 1).map(|(power, _)| *power).collect();
    let bottom = FIRST + ROW * (sizes.len() as i32 - 1) + px(15);
    let (mut shapes, mut x) = (Vec::new(), SIZES);
    for (&power, &count) in powers.iter().zip(&counts) {
        // A column has room for its words even when its block is one token.
        let width = (PITCH * (power as i32 - 1) + px(18)).max(px(32));
        column(power, count, sizes, (x, width, bottom), &mut shapes);
        x += width + BETWEEN - px(16);
    }
    for (row, size) in sizes.iter().enumerate() {
        shapes.push(mark("num end", px(28), FIRST + ROW * row as i32 + 55, size.to_string()));
    }
    let width = x + px(4);
    shapes.push(path("brace", [(px(8), bottom), (width - px(4), bottom)]));
    Some(Picture::new(
        (width, bottom + px(37)),
        Phrase::new("page-picture-blocks").with("sizes", list(sizes)),
        description(sizes, &powers, &counts, &odd),
        shapes,
        plain(sizes, &powers, &counts, &odd),
    ))
}

/// One power of two: its head, the blocks of the heaps that have it, their number and its parity.
fn column(power: u64, count: u64, sizes: &[u64], (x, width, bottom): (i32, i32, i32), shapes: &mut Vec<Shape>) {
    let middle = x + width / 2;
    let odd = count % 2 == 1;
    if odd {
        shapes.push(rect("frame", (x - px(2), px(1)), width + px(4), bottom + px(35)));
    }
    shapes.push(mark("mid", middle, px(16), power.to_string()));
    shapes.push(mark("num mid", middle, bottom + px(18), count.to_string()));
    let (class, parity) = if odd { ("mid bold-word", "page-picture-odd") } else { ("mid", "page-picture-even") };
    shapes.push(word(class, middle, bottom + px(31), Phrase::new(parity)));
    let first = middle - PITCH * (power as i32 - 1) / 2;
    for (row, _) in sizes.iter().enumerate().filter(|(_, size)| *size & power > 0) {
        let y = FIRST + ROW * row as i32;
        let last = first + PITCH * (power as i32 - 1);
        shapes.push(path("brace", [(first - px(6), y + px(9)), (last + px(6), y + px(9))]));
        for token in 0..power as i32 {
            shapes.push(circle("token", (first + PITCH * token, y), RADIUS));
        }
    }
}

fn description(sizes: &[u64], powers: &[u64], counts: &[u64], odd: &[u64]) -> Phrase {
    let sum = |&size: &u64| {
        let parts: Vec<_> = powers.iter().filter(|&power| size & power > 0).map(u64::to_string).collect();
        if parts.is_empty() { size.to_string() } else { format!("{size} = {}", parts.join(" + ")) }
    };
    let sums = sizes.iter().map(sum).collect::<Vec<_>>().join("; ");
    let columns = powers.iter().zip(counts).map(|(power, count)| format!("{power}: {count}"));
    let counts = columns.collect::<Vec<_>>().join(", ");
    let key = if odd.is_empty() { "page-picture-blocks-even" } else { "page-picture-blocks-odd" };
    let phrase = Phrase::new(key).with("sums", sums).with("counts", counts);
    if odd.is_empty() { phrase } else { phrase.with("odd", list(odd)) }
}

/// The same in characters, columns under one another.
fn plain(sizes: &[u64], powers: &[u64], counts: &[u64], odd: &[u64]) -> Vec<Line> {
    let row = |head: &str, cell: &dyn Fn(usize, u64) -> String| {
        let spaces = |text: &mut String, count: usize| text.extend(iter::repeat_n(' ', count));
        let mut text = String::with_capacity(128);
        spaces(&mut text, 4_usize.saturating_sub(head.len()));
        text += head;
        for (column, &power) in powers.iter().enumerate() {
            let cell = cell(column, power);
            text += "   ";
            text += &cell;
            spaces(&mut text, (power as usize).max(2).saturating_sub(cell.chars().count()));
        }
        signs(text.trim_end())
    };
    let mut lines = vec![row("", &|_, power| power.to_string())];
    for size in sizes {
        let block = |_: usize, power: u64| if size & power > 0 { "●".repeat(power as usize) } else { String::new() };
        lines.push(row(&size.to_string(), &block));
    }
    lines.push(row("", &|column, _| counts[column].to_string()));
    let parity = match odd {
        [] => Phrase::new("page-picture-no-odd-columns"),
        _ => Phrase::new("page-picture-odd-columns").with("columns", list(odd)),
    };
    lines.push(vec![Inline::Say(parity)]);
    lines
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    #[test]
    fn odd_columns_are_framed() {
        // 5, 9 and 10: blocks of 8 twice, 4 once, 2 once, 1 twice.
        let picture = blocks(&[5, 9, 10]).unwrap();
        assert_eq!((count(&picture, "frame"), count(&picture, "token")), (2, 24));
        let lines: Vec<_> = picture
            .plain
            .iter()
            .filter_map(|line| match &line[0] {
                Inline::Signs(text) => Some(text.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(
            lines,
            [
                "       8          4      2    1",
                "   5              ●●●●        ●",
                "   9   ●●●●●●●●               ●",
                "  10   ●●●●●●●●          ●●",
                "       2          1      1    2",
            ]
        );
    }

    #[test]
    fn too_wide_or_empty_is_no_picture() {
        assert_eq!(blocks(&[32, 1]), None);
        assert_eq!(blocks(&[0, 0]), None);
        assert_eq!(blocks(&[]), None);
        assert!(blocks(&[31, 0]).is_some());
    }
}
