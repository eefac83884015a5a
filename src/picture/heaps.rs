//! Heaps as rows of tokens on a shelf, in fives, with the number of tokens at the end.
//!
//! Representation: one row for up to 20 tokens, rows of ten above, a single token and the number above 60.
//! A move is drawn on the heap that it changes: the tokens taken are broken rings.
//! It always succeeds; no heaps give an empty picture.
//! Source: LOOK of nimbook, "heap picture".

use super::{list, mark, word};
use crate::document::{Inline, Phrase, Picture, Shape, px};

/// More tokens stand in rows of ten.
const ONE_ROW: u64 = 20;
/// More tokens are not drawn.
const DRAWN: u64 = 60;

/// Where tokens begin; labels stand before.
const LABELS: i32 = px(54);
const RADIUS: i32 = px(7);
const PITCH: i32 = px(20);
const AFTER_FIVE: i32 = px(6);
const ROW: i32 = px(34);
/// Between the rows of one heap.
const INNER_ROW: i32 = px(20);
const MARGIN: i32 = px(5);

/// The heaps of a position.
pub fn heaps(sizes: &[u64]) -> Picture {
    let title = Phrase::new("page-picture-heaps").with("count", sizes.len());
    drawing(&sizes.iter().map(|&size| (size, size)).collect::<Vec<_>>(), true, title, says(sizes))
}

/// The one heap of a position.
pub fn heap(size: u64) -> Picture {
    let title = Phrase::new("page-picture-heaps").with("count", 1_u64);
    drawing(&[(size, size)], false, title, says(&[size]))
}

/// A move that leaves `left` tokens in heap `part`, counted from 0. A part that does not exist, or more
/// tokens than there are, show the heaps as they stand.
pub fn move_on_heaps(from: &[u64], part: usize, left: u64) -> Picture {
    let Some(&size) = from.get(part).filter(|&&size| left < size) else { return heaps(from) };
    let rows: Vec<_> =
        from.iter().enumerate().map(|(index, &size)| (size, if index == part { left } else { size })).collect();
    let title = Phrase::new("page-picture-move").with("number", part + 1);
    let description = Phrase::new("page-picture-move-says")
        .with("sizes", list(from))
        .with("number", part + 1)
        .with("from", size)
        .with("left", left);
    drawing(&rows, true, title, description)
}

fn says(sizes: &[u64]) -> Phrase {
    match sizes {
        [size] => Phrase::new("page-picture-heap-says").with("count", *size),
        _ => Phrase::new("page-picture-heaps-say").with("sizes", list(sizes)),
    }
}

/// Heaps as pairs of the tokens before and after a move; labelled unless there is only one.
fn drawing(rows: &[(u64, u64)], labelled: bool, title: Phrase, description: Phrase) -> Picture {
    let start = if labelled { LABELS } else { 0 };
    let (mut shapes, mut plain) = (Vec::new(), Vec::new());
    let (mut top, mut width) = (0, start);
    for (index, &(size, left)) in rows.iter().enumerate() {
        let heap = Phrase::new("page-picture-heap").with("number", index + 1);
        let count = if size == left { size.to_string() } else { format!("{size} → {left}") };
        let base = top + ROW - px(7) + inner_rows(size) * INNER_ROW;
        if labelled {
            shapes.push(word("", 0, base - 55, heap.clone()));
        }
        let end = tokens(size, left, start, top, &mut shapes);
        shapes.push(Shape::Path { class: "shelf", points: vec![(start, base), (end, base)] });
        // Numerals of 16 px are about 9 px wide.
        let wide = px(9) * count.chars().count() as i32;
        shapes.push(mark("num mid", end + px(6) + wide / 2, base - 45, count.clone()));
        width = width.max(end + px(6) + wide + px(4));
        let mut line = Vec::new();
        if labelled {
            line.extend([Inline::Say(heap), Inline::Text("  ")]);
        }
        line.push(Inline::Signs(format!("{}  {count}", plain_tokens(size, left)).trim_start().to_owned()));
        plain.push(line);
        top = base + px(7);
    }
    Picture { width, height: top.max(px(1)), mirrors: true, title, description, shapes, plain }
}

/// Rows beyond the first.
fn inner_rows(size: u64) -> i32 {
    // At most 60 are drawn, so the number is small.
    if size > ONE_ROW && size <= DRAWN { size.div_ceil(10) as i32 - 1 } else { 0 }
}

/// Draws the tokens of a heap and returns where its shelf ends.
fn tokens(size: u64, left: u64, start: i32, top: i32, shapes: &mut Vec<Shape>) -> i32 {
    let first = start + MARGIN + RADIUS;
    let row = if size > ONE_ROW { 10 } else { ONE_ROW };
    let mut end = first;
    // Above the limit one token stands for the heap; the number beside it says how many.
    for token in 0..if size > DRAWN { 1 } else { size } {
        let (column, line) = ((token % row) as i32, (token / row) as i32);
        let x = first + column * PITCH + column / 5 * AFTER_FIVE;
        let class = if size <= DRAWN && token >= left { "token taken" } else { "token" };
        shapes.push(Shape::Circle { class, x, y: top + px(17) + line * INNER_ROW, radius: RADIUS });
        end = end.max(x);
    }
    end + RADIUS + MARGIN
}

/// Tokens in characters, in fives; above the limit one and dots.
fn plain_tokens(size: u64, left: u64) -> String {
    if size > DRAWN {
        return "●…".to_owned();
    }
    let mut text = String::new();
    for token in 0..size {
        if token > 0 && token % 5 == 0 {
            text.push(' ');
        }
        text.push(if token < left { '●' } else { '○' });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens_of(picture: &Picture, class: &str) -> usize {
        let shapes = picture.shapes.iter();
        shapes.filter(|shape| matches!(shape, Shape::Circle { class: found, .. } if *found == class)).count()
    }

    fn plain(picture: &Picture) -> Vec<&str> {
        let lines = picture.plain.iter().map(|line| match line.last() {
            Some(Inline::Signs(text)) => text.as_str(),
            _ => panic!("a line ends in signs"),
        });
        lines.collect()
    }

    #[test]
    fn three_heaps_have_the_measures_of_the_look() {
        let picture = heaps(&[5, 9, 10]);
        // LOOK's own drawing: 292 by 104, first token at (66, 17), tenth at (252, 85).
        assert_eq!((picture.width, picture.height), (px(292), px(102)));
        assert!(picture.shapes.contains(&Shape::Circle { class: "token", x: 660, y: 170, radius: 70 }));
        assert!(picture.shapes.contains(&Shape::Circle { class: "token", x: 2520, y: 850, radius: 70 }));
        assert_eq!(tokens_of(&picture, "token"), 24);
        assert_eq!(plain(&picture), ["●●●●●  5", "●●●●● ●●●●  9", "●●●●● ●●●●●  10"]);
    }

    #[test]
    fn large_heaps_stand_in_tens_or_as_a_number() {
        assert_eq!(tokens_of(&heaps(&[43]), "token"), 43);
        assert_eq!(heap(43).height, px(34 + 4 * 20));
        assert_eq!(tokens_of(&heaps(&[61, u64::MAX]), "token"), 2);
        assert_eq!(plain(&heap(u64::MAX)), ["●…  18446744073709551615"]);
        assert_eq!(heaps(&[]).shapes, []);
    }

    #[test]
    fn a_move_shows_what_is_taken() {
        let picture = move_on_heaps(&[5, 9, 10], 0, 3);
        assert_eq!((tokens_of(&picture, "token"), tokens_of(&picture, "token taken")), (22, 2));
        assert_eq!(plain(&picture)[0], "●●●○○  5 → 3");
        assert_eq!(move_on_heaps(&[5], 0, 5), heaps(&[5]));
        assert_eq!(move_on_heaps(&[5], 3, 1), heaps(&[5]));
    }

    #[test]
    fn an_empty_heap_is_an_empty_shelf() {
        assert_eq!(plain(&heaps(&[0, 1])), ["0", "●  1"]);
    }
}
