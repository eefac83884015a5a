//! A tree of Green Hackenbush: a trunk out of the ground, and stalks that grow out of its top side by side.
//!
//! Representation: lines of one length between small filled circles; the first line of a stalk leans away from the trunk.
//! How it ends: no picture (`None`) for no stalks, or for more than 6 stalks or 8 lines in one of them.
//! Source: Winning Ways, ch. 7.

use super::{circle, path};
use crate::document::build::list;
use crate::document::{Inline, Phrase, Picture, px};

/// More stalks are not drawn.
const MOST: usize = 6;
/// Nor are longer ones.
const LONGEST: u64 = 8;

const LINE: i32 = px(30);
const APART: i32 = px(44);
const JOINT: i32 = px(4);
const EDGE: i32 = px(8);
/// How far the ground goes on beside the trunk.
const GROUND: i32 = px(40);

/// A trunk with its stalks, each so many lines long.
pub fn tree(trunk: u64, stalks: &[u64]) -> Option<Picture> {
    let fits = |lines: &u64| (1..=LONGEST).contains(lines);
    if !fits(&trunk) || !(1..=MOST).contains(&stalks.len()) || !stalks.iter().all(fits) {
        return None;
    }
    let highest = stalks.iter().max().map_or(0, |&most| most as i32);
    let half = (APART * (stalks.len() as i32 - 1) / 2).max(GROUND);
    let (x, floor) = (EDGE + half, EDGE + JOINT + LINE * (trunk as i32 + highest));
    let fork = (x, floor - LINE * trunk as i32);
    let mut shapes = vec![path("brace", [(x - GROUND, floor), (x + GROUND, floor)])];
    let mut joints: Vec<(i32, i32)> = (1..=trunk as i32).map(|line| (x, floor - LINE * line)).collect();
    shapes.push(path("stem", [(x, floor), fork]));
    let left = x - APART * (stalks.len() as i32 - 1) / 2;
    for (stalk, &lines) in (0..).zip(stalks) {
        let stalk = left + APART * stalk;
        let own: Vec<(i32, i32)> = (1..=lines as i32).map(|line| (stalk, fork.1 - LINE * line)).collect();
        shapes.push(path("stem", [&[fork], &own[..]].concat()));
        joints.extend(own);
    }
    shapes.extend(joints.into_iter().map(|joint| circle("tip", joint, JOINT)));
    let title = Phrase::new("page-picture-tree").with("count", trunk + stalks.iter().sum::<u64>());
    let description = Phrase::new("page-picture-tree-say").with("trunk", trunk).with("stalks", list(stalks));
    let plain = vec![vec![Inline::Say(description.clone())]];
    Some(Picture::new((2 * x, floor + EDGE), title, description, shapes, plain))
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::tree;

    #[test]
    fn every_line_ends_in_a_joint() {
        let picture = tree(2, &[2, 1]).expect("it fits");
        assert_eq!((count(&picture, "tip"), count(&picture, "stem")), (5, 3));
        assert_eq!([tree(0, &[1]), tree(1, &[]), tree(1, &[9])], [None, None, None]);
    }
}
