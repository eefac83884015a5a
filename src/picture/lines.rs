//! Three in a line: the board of tic-tac-toe, and Trihex with all its lines straight.
//!
//! Representation: nine numbers, 0 free, 1 for x, 2 for o. In tic-tac-toe x is a cross and o a circle, and
//! winning moves are dots; in Trihex the points of x are filled squares and those of o thick rings, and
//! winning moves are in a diamond. A whole line is drawn heavy, and so are the lines that a
//! reason points at; then the last mark has a frame and the ends are in diamonds.
//! It always succeeds; numbers that are missing count as free.
//! Source: N-21, N-23; Trihex in barycentric coordinates, in which exactly its nine lines are straight.

use super::board::{self, Numbered};
use super::places::{Edit, Place, Touch, with};
use super::scene::{Change, Drawn, Scene, Stress};
use super::{and, circle, mark, path, rect, signs};
use crate::document::{Phrase, Picture, Shape, px};

/// Rows, columns and diagonals.
const ROWS: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// ABF, BCD, CAE; ADG, BEH, CFI; DHI, EGI, FGH: each from one end to the other.
const TRIHEX: [[usize; 3]; 9] =
    [[0, 5, 1], [1, 3, 2], [2, 4, 0], [0, 6, 3], [1, 7, 4], [2, 8, 5], [3, 7, 8], [4, 8, 6], [5, 6, 7]];

/// The points A to I in parts of 21.
const PARTS: [[i32; 3]; 9] =
    [[21, 0, 0], [0, 21, 0], [0, 0, 21], [0, 14, 7], [7, 0, 14], [14, 7, 0], [9, 8, 4], [4, 9, 8], [8, 4, 9]];

/// The corners A, B and C.
const CORNERS: [(i32, i32); 3] = [(px(170), px(22)), (px(22), px(280)), (px(318), px(280))];

/// The side of a cell to play in.
const CELL: i32 = px(36);
const FIRST: (i32, i32) = (px(22), px(4));

/// The nine numbers, and the points of winning moves.
fn points(scene: &Scene) -> ([u64; 9], Vec<usize>) {
    let mut points = [0; 9];
    points.iter_mut().zip(scene.numbers).for_each(|(point, &number)| *point = number);
    let changed = |left: &[u64]| (0..9).find(|&point| left.get(point).is_some_and(|&number| number != points[point]));
    (points, scene.changes().iter().filter_map(|change| changed(&change.left)).collect())
}

/// The lines that one player has whole.
fn whole<'a>(lines: &'a [[usize; 3]], points: &[u64; 9]) -> impl Iterator<Item = &'a [usize; 3]> {
    let points = *points;
    lines.iter().filter(move |[a, b, c]| points[*a] != 0 && points[*a] == points[*b] && points[*b] == points[*c])
}

/// The middle of a cell of the board.
fn cell_centre(cell: usize) -> (i32, i32) {
    let (row, column) = ((cell / 3) as i32, (cell % 3) as i32);
    (FIRST.0 + CELL * column + CELL / 2, FIRST.1 + CELL * row + CELL / 2)
}

/// Where a point of Trihex is.
fn point_centre(point: usize) -> (i32, i32) {
    let at = |axis: fn(&(i32, i32)) -> i32| {
        PARTS[point].iter().zip(&CORNERS).map(|(part, corner)| part * axis(corner)).sum::<i32>() / 21
    };
    (at(|corner| corner.0), at(|corner| corner.1))
}

/// A board of three rows and three columns.
pub(super) fn tictactoe(scene: &Scene) -> Drawn {
    let (cells, winning) = points(scene);
    let centre = cell_centre;
    let (mut shapes, end) = (Vec::new(), (FIRST.0 + 3 * CELL, FIRST.1 + 3 * CELL));
    for at in 1..3 {
        shapes.push(path("frame", [(FIRST.0 + CELL * at, FIRST.1), (FIRST.0 + CELL * at, end.1)]));
        shapes.push(path("frame", [(FIRST.0, FIRST.1 + CELL * at), (end.0, FIRST.1 + CELL * at)]));
    }
    for at in 0..3 {
        let number = (at + 1).to_string();
        shapes.push(mark("end", FIRST.0 - px(6), centre(3 * at).1 + px(4), number.clone()));
        shapes.push(mark("mid", centre(at).0, end.1 + px(15), number));
    }
    for (cell, &player) in cells.iter().enumerate() {
        let (x, y) = centre(cell);
        match player {
            0 if winning.contains(&cell) => shapes.push(circle("token", (x, y), px(4))),
            0 => {}
            1 => board::cross(x - CELL / 2, y - CELL / 2, CELL, &mut shapes),
            _ => shapes.push(circle("nought", (x, y), px(10))),
        }
    }
    for [from, _, to] in whole(&ROWS, &cells) {
        shapes.push(path("heavy", [centre(*from), centre(*to)]));
    }
    for stress in scene.stress {
        match *stress {
            Stress::New(cell) if cell < 9 => {
                let (x, y) = centre(cell);
                shapes.push(rect("chosen", (x - px(15), y - px(15)), px(30), px(30)));
            }
            Stress::Goal(cell) if cell < 9 => {
                shapes.push(diamond(centre(cell), px(12)));
            }
            Stress::Line(line) if line.iter().all(|&cell| cell < 9) => shapes.push(path("heavy", line.map(centre))),
            _ => {}
        }
    }
    let sign = |cell: usize| match cells[cell] {
        0 if winning.contains(&cell) => '*',
        0 => '.',
        1 => 'X',
        _ => 'O',
    };
    let name = |cell: usize| format!("({}, {})", cell / 3 + 1, cell % 3 + 1);
    let (width, height) = (end.0 + px(4), end.1 + px(22));
    let title = Phrase::new("page-picture-tictactoe");
    let description = says("page-picture-tictactoe-says", &cells, &winning, name);
    let plain = board::lines(3, 3, Numbered { from: 1, up: false }, |row, column| sign(3 * row + column));
    let picture = Picture::new((width, height), title, description, shapes, plain);
    Drawn { picture, marked: winning.len(), notes: Vec::new() }
}

/// What completes a line, or wins; a ring would be a point of o.
fn diamond((x, y): (i32, i32), far: i32) -> Shape {
    path("ring", [(x, y - far), (x + far, y), (x, y + far), (x - far, y), (x, y - far)])
}

/// Nine points on nine straight lines.
pub(super) fn trihex(scene: &Scene) -> Drawn {
    let (players, winning) = points(scene);
    let centre = point_centre;
    let mut shapes: Vec<Shape> =
        TRIHEX.iter().map(|[from, _, to]| path("line-of", [centre(*from), centre(*to)])).collect();
    for [from, _, to] in whole(&TRIHEX, &players) {
        shapes.push(path("heavy", [centre(*from), centre(*to)]));
    }
    for stress in scene.stress {
        if let Stress::Line(line) = *stress
            && line.iter().all(|&point| point < 9)
        {
            shapes.push(path("heavy", line.map(centre)));
        }
    }
    for (point, &player) in players.iter().enumerate() {
        if scene.stress.contains(&Stress::Goal(point)) {
            shapes.push(diamond(centre(point), px(20)));
        }
        let ((x, y), letter) = (centre(point), LETTERS[point..=point].to_owned());
        let half = px(12);
        let text = match player {
            1 => {
                let (x, y, side) = (x - half, y - half, 2 * half);
                shapes.push(rect("token", (x, y), side, side));
                "num mid on-token"
            }
            2 => {
                shapes.push(circle("point of-o", (x, y), half));
                "num mid"
            }
            _ => {
                if winning.contains(&point) {
                    shapes.push(diamond((x, y), px(20)));
                }
                shapes.push(circle("point", (x, y), half));
                "num mid"
            }
        };
        shapes.push(mark(text, x, y + 55, letter));
        if scene.stress.contains(&Stress::New(point)) {
            shapes.push(rect("chosen", (x - px(17), y - px(17)), px(34), px(34)));
        }
    }
    let of = |player: u64| -> String {
        let taken = (0..9).filter(|&point| players[point] == player);
        taken.map(|point| &LETTERS[point..=point]).collect()
    };
    let marked: String = winning.iter().map(|&point| &LETTERS[point..=point]).collect();
    let mut plain = vec![signs(format!("x: {}", of(1)).trim_end()), signs(format!("o: {}", of(2)).trim_end())];
    if !marked.is_empty() {
        plain.push(signs(format!("*: {marked}")));
    }
    plain.push(signs("ABF BCD CAE ADG BEH CFI DHI EGI FGH"));
    let name = |point: usize| LETTERS[point..=point].to_owned();
    let title = Phrase::new("page-picture-trihex");
    let description = says("page-picture-trihex-says", &players, &winning, name);
    let picture = Picture::new((px(340), px(302)), title, description, shapes, plain);
    Drawn { picture, marked: winning.len(), notes: vec![Phrase::new("page-picture-trihex-signs")] }
}

const LETTERS: &str = "ABCDEFGHI";

/// Who has which points, and where winning moves are.
fn says(key: &'static str, points: &[u64; 9], winning: &[usize], name: impl Fn(usize) -> String) -> Phrase {
    let names = |points: Vec<usize>| match &points[..] {
        [] => "-".to_owned(),
        points => points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(", "),
    };
    let of = |player: u64| names((0..9).filter(|&point| points[point] == player).collect());
    let phrase = Phrase::new(key).with("x", of(1)).with("o", of(2));
    match winning {
        [] => phrase,
        winning => and(phrase, Phrase::new("page-picture-points-win").with("points", names(winning.to_vec()))),
    }
}

/// The point that each move marks, as a square around it.
fn mark_points(scene: &Scene, moves: &[Change], side: i32, centre: fn(usize) -> (i32, i32), touch: &mut Touch) {
    for (step, change) in moves.iter().enumerate() {
        let marked = points(&Scene { winning: Some(std::slice::from_ref(change)), ..*scene }).1;
        let corner = |point: usize| (centre(point).0 - side / 2, centre(point).1 - side / 2);
        touch.way(step, marked.into_iter().map(|point| Place::alone(corner(point), (side, side))));
    }
}

/// Cells to mark.
pub(super) fn touch_tictactoe(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    mark_points(scene, moves, CELL, cell_centre, touch);
}

/// Points to mark.
pub(super) fn touch_trihex(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    mark_points(scene, moves, px(34), point_centre, touch);
}

/// Points whose mark is exchanged for the next, or taken away.
fn exchanged(scene: &Scene, side: i32, centre: fn(usize) -> (i32, i32)) -> Vec<Edit> {
    let (marks, _) = points(scene);
    let place = |point: usize| Place::alone((centre(point).0 - side / 2, centre(point).1 - side / 2), (side, side));
    let next = |point: usize| [1, 2].map(|far| (place(point), with(&marks, point, (marks[point] + far) % 3)));
    (0..9).flat_map(next).collect()
}

/// Cells to mark, in any order.
pub(super) fn edits_tictactoe(scene: &Scene) -> Vec<Edit> {
    exchanged(scene, CELL, cell_centre)
}

/// Points to mark, in any order.
pub(super) fn edits_trihex(scene: &Scene) -> Vec<Edit> {
    exchanged(scene, px(34), point_centre)
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    /// Exactly the nine lines of N-23 are straight in the coordinates of the drawing.
    #[test]
    fn exactly_nine_lines_are_straight() {
        let straight = |[a, b, c]: [usize; 3]| {
            let [a, b, c] = [PARTS[a], PARTS[b], PARTS[c]];
            a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
                == 0
        };
        let mut found = Vec::new();
        for c in 0..9 {
            for b in 0..c {
                found.extend((0..b).map(|a| [a, b, c]).filter(|line| straight(*line)));
            }
        }
        let mut lines = TRIHEX;
        lines.iter_mut().for_each(|line| line.sort_unstable());
        lines.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, lines);
    }

    /// The middle point of each line lies between its ends, so that the line is drawn whole.
    #[test]
    fn lines_are_drawn_from_end_to_end() {
        for [from, middle, to] in TRIHEX {
            for ((a, b), c) in PARTS[from].into_iter().zip(PARTS[middle]).zip(PARTS[to]) {
                assert!(a.min(c) <= b && b <= a.max(c), "{from} {middle} {to}");
            }
        }
    }

    #[test]
    fn a_whole_line_is_heavy() {
        let scene = Scene { numbers: &[1, 1, 1, 2, 2, 0, 0, 0, 0], ..Scene::default() };
        let heavy = |drawn: Drawn| count(&drawn.picture, "heavy");
        // Three corners of Trihex are on no line; three cells of the first row are.
        assert_eq!((heavy(tictactoe(&scene)), heavy(trihex(&scene))), (1, 0));
        assert_eq!(tictactoe(&scene).picture.plain[0], signs("1  X X X"));
    }

    /// A ring would be a nought, or a point of o: what completes a line is in a diamond.
    #[test]
    fn goals_are_no_rings() {
        let stress = &[Stress::Goal(6), Stress::Goal(8)];
        let scene = Scene { numbers: &[1, 2, 1, 2, 1, 2, 0, 0, 0], stress, ..Scene::default() };
        let drawn = [tictactoe(&scene), trihex(&scene)].map(|drawn| drawn.picture.shapes);
        let rings = drawn.each_ref().map(|shapes| shapes.iter().filter(|shape| shape.class() == "ring").count());
        assert_eq!(rings, [2, 2]);
        let is_round = |shape: &Shape| matches!(shape, Shape::Circle { class: "ring", .. });
        assert!(!drawn.iter().flatten().any(is_round));
    }
}
