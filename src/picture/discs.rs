//! Discs on a round or rectangular table, the latest one filled, and perhaps the disc that answers it: heavy, with a
//! dot in its middle, so that it differs from the others in grey print, too.
//!
//! Representation: centres measured from the centre of the table, `x` to the right and `y` upwards; one unit is at
//! most 14 pixels, and the table at most 280 wide. Thin lines show the axes.
//! Source: N-11.

use super::{and, circle, mark, path, rect};
use crate::document::build::place;
use crate::document::{Inline, Phrase, Picture, Spot, px};

/// A table with discs.
pub struct Discs {
    /// Whether the table is round.
    pub round: bool,
    /// From left to right, in units, at most 280 and more than 0.
    pub width: i64,
    /// From front to back.
    pub height: i64,
    /// The diameter of every disc.
    pub diameter: i64,
    /// The centres of the discs; the last one is the new one.
    pub centres: Vec<[i64; 2]>,
    /// The centre of the disc that answers it.
    pub reply: Option<[i64; 2]>,
    /// Whether the middle, the new disc and its answer have the names O, X and X′, and the axes none.
    pub named: bool,
}

const LARGEST: i32 = px(280);
const LARGEST_UNIT: i32 = px(14);
/// Places closer to one another are not touched.
const SMALLEST_UNIT: i32 = px(7);
/// Room around the table, with the names of the axes.
const EDGE: i32 = px(14);

impl Discs {
    /// The places on the table where no disc hangs over the edge, from the upper left.
    fn free(&self) -> impl Iterator<Item = [i64; 2]> {
        let [right, up] = [self.width, self.height].map(|side| (side - self.diameter).div_euclid(2));
        let fits = move |[x, y]: &[i64; 2]| !self.round || x * x + y * y <= right * right;
        (-up..=up).rev().flat_map(move |y| (-right..=right).map(move |x| [x, y])).filter(fits)
    }
}

/// Where a place is touched, on a table with this middle.
fn spot([right, up]: [i64; 2], (x, y): (i32, i32), unit: i32, disc: i32) -> Spot {
    let corner = (x + unit * right as i32 - unit / 2, y - unit * up as i32 - unit / 2);
    Spot { corner, size: (unit, unit), chosen: disc, says: format!("({right}, {up})") }
}

/// The table with its discs.
pub fn discs(scene: &Discs) -> Picture {
    let unit = (LARGEST / scene.width as i32).min(LARGEST_UNIT);
    let (half_width, half_height) = (unit * scene.width as i32 / 2, unit * scene.height as i32 / 2);
    let (x, y) = (EDGE + half_width, EDGE + half_height);
    let (width, height) = (2 * x, 2 * y);
    let mut shapes = vec![
        path("rule", [(x - half_width, y), (x + half_width, y)]),
        path("rule", [(x, y - half_height), (x, y + half_height)]),
        match scene.round {
            true => circle("stem", (x, y), half_width),
            false => rect("stem", (EDGE, EDGE), 2 * half_width, 2 * half_height),
        },
    ];
    if !scene.named {
        shapes.extend([mark("end", width - px(2), y + px(4), "x"), mark("mid", x, px(9), "y")]);
    }
    let radius = unit * scene.diameter as i32 / 2;
    let mut disc = |class, [right, up]: [i64; 2], radius| {
        shapes.push(circle(class, (x + unit * right as i32, y - unit * up as i32), radius));
    };
    for (number, &centre) in (1..).zip(&scene.centres) {
        disc(if number == scene.centres.len() { "coin full" } else { "coin" }, centre, radius);
    }
    if let Some(reply) = scene.reply {
        disc("chosen", reply, radius);
        disc("tip", reply, radius * 2 / 5);
    }
    if scene.named {
        let middle = Some([0, 0]).filter(|middle| scene.centres.contains(middle));
        let names = [(middle, "O"), (scene.centres.last().copied(), "X"), (scene.reply, "X′")];
        for (centre, name) in names {
            let Some([right, up]) = centre else { continue };
            // Beside the disc, clear of the axes.
            let (x, y) = (x + unit * right as i32, y - unit * up as i32);
            shapes.push(mark("", x + radius * 3 / 4 + px(3), y - radius * 3 / 4 - px(1), name));
        }
    }
    let places = |centres: &[[i64; 2]]| centres.iter().map(|&centre| place(centre)).collect::<Vec<_>>();
    let (new, before) = scene.centres.split_last().map_or(([0, 0], &[][..]), |(new, before)| (*new, before));
    let mut description = Phrase::new("page-picture-discs-say").with("places", places(before)).with("new", place(new));
    if let Some(reply) = scene.reply {
        description = and(description, Phrase::new("page-picture-discs-reply").with("place", place(reply)));
    }
    let title = Phrase::new(if scene.round { "page-picture-discs-round" } else { "page-picture-discs-rectangle" });
    let plain = vec![vec![Inline::Say(description.clone())]];
    let is_touched = scene.reply.is_none() && unit >= SMALLEST_UNIT;
    let spots = if is_touched {
        scene.free().map(|at| spot(at, (x, y), unit, unit * scene.diameter as i32)).collect()
    } else {
        Vec::new()
    };
    Picture { spots, ..Picture::new((width, height), title, description, shapes, plain) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Shape;

    #[test]
    fn the_new_disc_is_filled_and_up_is_up() {
        let scene = Discs {
            round: true,
            width: 20,
            height: 20,
            diameter: 4,
            centres: vec![[0, 0], [3, 5]],
            reply: Some([-3, -5]),
            named: false,
        };
        let picture = discs(&scene);
        let circles: Vec<_> = picture
            .shapes
            .iter()
            .filter_map(|shape| match shape {
                Shape::Circle { class, x, y, .. } => Some((*class, *x, *y)),
                _ => None,
            })
            .collect();
        let (x, y) = (EDGE + px(140), EDGE + px(140));
        let at = |class, right: i32, up: i32| (class, x + px(14) * right, y - px(14) * up);
        let reply = [at("chosen", -3, -5), at("tip", -3, -5)];
        assert_eq!(circles, [&[at("stem", 0, 0), at("coin", 0, 0), at("coin full", 3, 5)], &reply[..]].concat());
    }

    /// On a table of 6 by 4, discs of 4 lie only in the middle or one to the side.
    #[test]
    fn discs_are_put_where_they_do_not_hang_over() {
        let scene = |round, width, reply| Discs {
            round,
            width,
            height: 4,
            diameter: 4,
            centres: vec![[0, 0]],
            reply,
            named: false,
        };
        let says = |scene: Discs| discs(&scene).spots.iter().map(|spot| spot.says.clone()).collect::<Vec<_>>();
        assert_eq!(says(scene(false, 6, None)), ["(-1, 0)", "(0, 0)", "(1, 0)"]);
        assert_eq!(
            says(Discs { height: 6, ..scene(true, 6, None) }),
            ["(0, 1)", "(-1, 0)", "(0, 0)", "(1, 0)", "(0, -1)"]
        );
        assert!(says(scene(false, 6, Some([0, 0]))).is_empty());
    }
}
