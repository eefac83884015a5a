//! A row of pins with their numbers: standing ones filled, fallen ones crossed out.
//!
//! Representation: one flag for each pin from the left, true where it stands. Rows of twenty pins.
//! How it ends: rows are as long as exercises ask for, so nothing is cut.
//! Source: Winning Ways, ch. 4 ("Kayles").

use super::{and, circle, mark, numbered, path};
use crate::document::build::list;
use crate::document::{Phrase, Picture, Spot, px};

const LONG: usize = 20;
const RADIUS: i32 = px(7);
const PITCH: i32 = px(22);
const ROW: i32 = px(40);
const FIRST: (i32, i32) = (px(14), px(14));

/// The row, with rings around the pins of one move.
pub fn row(pins: &[bool], ringed: &[u64]) -> Picture {
    let (mut shapes, mut spots) = (Vec::new(), Vec::new());
    for (at, &stands) in pins.iter().enumerate() {
        let (x, y) = (FIRST.0 + PITCH * (at % LONG) as i32, FIRST.1 + ROW * (at / LONG) as i32);
        let number = at as u64 + 1;
        if stands {
            let half = PITCH / 2;
            spots.push(Spot {
                corner: (x - half, y - half),
                size: (PITCH, ROW - px(4)),
                chosen: PITCH,
                says: number.to_string(),
            });
            shapes.push(circle("token", (x, y), RADIUS));
        } else {
            let far = px(4);
            shapes.push(path("cross", [(x - far, y - far), (x + far, y + far)]));
            shapes.push(path("cross", [(x - far, y + far), (x + far, y - far)]));
        }
        if ringed.contains(&number) {
            shapes.push(circle("ring", (x, y), px(10)));
        }
        shapes.push(mark("mid", x, y + px(23), number.to_string()));
    }
    let sign = |(at, &stands): (usize, &bool)| match stands {
        _ if ringed.contains(&(at as u64 + 1)) => "◎",
        true => "●",
        false => "×",
    };
    let plain = numbered(pins.iter().enumerate().map(sign), LONG);
    let fallen: Vec<u64> = (1..).zip(pins).filter(|(_, stands)| !**stands).map(|(number, _)| number).collect();
    let mut description = Phrase::new("page-picture-pin-row-says").with("fallen", list(&fallen));
    if !ringed.is_empty() {
        description = and(description, Phrase::new("page-picture-pin-row-ringed").with("pins", list(ringed)));
    }
    let (columns, rows) = (pins.len().clamp(1, LONG) as i32, pins.len().div_ceil(LONG).max(1) as i32);
    let title = Phrase::new("page-picture-pin-row").with("count", pins.len());
    Picture { spots, ..Picture::new((PITCH * columns + px(8), ROW * rows), title, description, shapes, plain) }
}
