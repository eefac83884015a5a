//! Coins on the steps of a staircase: those on odd steps filled, those on even steps empty.
//!
//! Representation: one number for each step from the floor up; the coins of a step lie on one another.
//! How it ends: no picture (`None`) for no steps, or for more than 12 steps or coins.
//! Source: Winning Ways, ch. 3 and 15.

use super::{circle, mark, path, signs};
use crate::document::build::list;
use crate::document::{Phrase, Picture, px};

/// More steps, or coins on one of them, are not drawn.
const MOST: u64 = 12;

const RADIUS: i32 = px(7);
const PITCH: i32 = px(16);
const STEP: i32 = px(32);
const RISE: i32 = px(20);
/// Room above the coins and left of the floor, and below it for the numbers of the steps.
const EDGE: i32 = px(6);
const BELOW: i32 = px(20);

/// The staircase with its coins.
pub fn stairs(coins: &[u64]) -> Option<Picture> {
    let steps = i32::try_from(coins.len()).ok().filter(|steps| (1..=MOST as i32).contains(steps))?;
    if coins.iter().any(|&coins| coins > MOST) {
        return None;
    }
    let top = |(step, &coins): (i32, &u64)| RISE * step + PITCH * coins as i32;
    let floor = (1..).zip(coins).map(top).max()? + EDGE;
    let mut outline = vec![(EDGE, floor)];
    let (mut shapes, mut plain) = (Vec::new(), Vec::new());
    for (step, &count) in (1..).zip(coins) {
        let (left, tread) = (EDGE + STEP * step, floor - RISE * step);
        outline.extend([(left, tread + RISE), (left, tread), (left + STEP, tread)]);
        let (class, sign) = if step % 2 == 1 { ("coin full", "●") } else { ("coin", "○") };
        for coin in 0..count as i32 {
            shapes.push(circle(class, (left + STEP / 2, tread - px(1) - RADIUS - PITCH * coin), RADIUS));
        }
        shapes.push(mark("mid", left + STEP / 2, floor + px(14), step.to_string()));
        plain.insert(0, signs(format!("{step:>2}  {}", sign.repeat(count as usize)).trim_end()));
    }
    let width = 2 * EDGE + STEP * (steps + 1);
    outline.extend([(width - EDGE, floor), (EDGE, floor)]);
    shapes.insert(0, path("brace", outline));
    let title = Phrase::new("page-picture-stairs").with("count", coins.len());
    let description = Phrase::new("page-picture-stairs-say").with("coins", list(coins));
    Some(Picture::new((width, floor + BELOW), title, description, shapes, plain))
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::stairs;

    #[test]
    fn odd_steps_have_filled_coins() {
        let picture = stairs(&[2, 1, 3, 2]).expect("it fits");
        assert_eq!((count(&picture, "coin full"), count(&picture, "coin")), (5, 3));
        assert_eq!(picture.plain.len(), 4);
        assert_eq!([stairs(&[]), stairs(&[1; 13]), stairs(&[0, 13])], [None, None, None]);
    }
}
