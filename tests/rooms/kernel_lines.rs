//! Three in a line against the literature and against every way to play on.

use std::collections::HashSet;

use crate::rules::games::lines::{CELLS, TRIANGLE};
use crate::solver::Outcome;
use crate::solver::kernel::lines::Solved;
use crate::tests::plain::lines::negamax;

type Points = [u64; 9];

/// The points of one player.
fn taken(points: &Points, player: u64) -> Vec<usize> {
    (0..9).filter(|&point| points[point] == player).collect()
}

/// Whose turn it is, and the other player.
fn players(points: &Points) -> [u64; 2] {
    if taken(points, 1).len() == taken(points, 2).len() { [1, 2] } else { [2, 1] }
}

/// The outcome by every way to play on.
fn plain_outcome(lines: &[[usize; 3]], points: &Points) -> Outcome {
    let [mover, other] = players(points);
    match negamax(lines, &taken(points, mover), &taken(points, other)) {
        1 => Outcome::N,
        0 => Outcome::Draw,
        _ => Outcome::P,
    }
}

fn has_line(lines: &[[usize; 3]], points: &Points) -> bool {
    let complete =
        |line: &[usize; 3]| points[line[0]] != 0 && line.iter().all(|&point| points[point] == points[line[0]]);
    lines.iter().any(complete)
}

/// The positions after one move; none when the game is over.
fn options(lines: &[[usize; 3]], points: &Points) -> Vec<Points> {
    let free = (0..9).filter(|&point| points[point] == 0 && !has_line(lines, points));
    let after = |point: usize| {
        let mut after = *points;
        after[point] = players(points)[0];
        after
    };
    free.map(after).collect()
}

/// How many games go on from here; the positions that they reach.
fn games(lines: &[[usize; 3]], points: Points, reached: &mut HashSet<Points>) -> u64 {
    reached.insert(points);
    let options = options(lines, &points);
    options.iter().map(|&after| games(lines, after, reached)).sum::<u64>().max(1)
}

/// The letters of the points where the mover wins at once or in the end.
fn winning(solved: &Solved, points: &Points) -> String {
    let won = options(&TRIANGLE, points).into_iter().filter(|after| solved.outcome(after) == Outcome::P);
    let point = |after: Points| (0..9).find(|&point| after[point] != points[point]).expect("a move marks a point");
    won.map(|after| char::from(b'A' + point(after) as u8)).collect()
}

#[test]
fn every_position_agrees_with_negamax() {
    for lines in [&CELLS[..], &TRIANGLE] {
        let solved = Solved::new(lines);
        let mut reached = HashSet::new();
        games(lines, [0; 9], &mut reached);
        reached.retain(|points| taken(points, 0).len() <= 7);
        assert!(reached.len() > 5000);
        for points in reached {
            assert_eq!(solved.outcome(&points), plain_outcome(lines, &points), "{points:?}");
        }
    }
}

/// N-21: draw, 255168 games, 5478 positions; every opening draws.
#[test]
fn tic_tac_toe_is_a_draw() {
    let solved = Solved::new(&CELLS);
    let mut reached = HashSet::new();
    assert_eq!(games(&CELLS, [0; 9], &mut reached), 255_168);
    assert_eq!(reached.len(), 5478);
    assert!(options(&CELLS, &[0; 9]).iter().all(|points| solved.outcome(points) == Outcome::Draw));
    assert_eq!(plain_outcome(&CELLS, &[0; 9]), Outcome::Draw);
}

fn letters(points: &[usize]) -> String {
    points.iter().map(|&point| char::from(b'A' + point as u8)).collect()
}

/// A Trihex position after moves in turn.
fn played(moves: &str) -> Points {
    let mut points = [0; 9];
    for (turn, letter) in moves.bytes().enumerate() {
        points[usize::from(letter - b'A')] = 1 + turn as u64 % 2;
    }
    points
}

/// N-23: nine lines of three points, three through each; the side points D, E, F alone are in no line
/// with each other among the triples of points.
#[test]
fn trihex_is_a_configuration() {
    assert_eq!(TRIANGLE.len(), 9);
    for point in 0..9 {
        assert_eq!(TRIANGLE.iter().filter(|line| line.contains(&point)).count(), 3);
    }
    let together = |a, b| TRIANGLE.iter().filter(|line| line.contains(&a) && line.contains(&b)).count();
    let apart: Vec<(usize, usize)> =
        (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b))).filter(|&(a, b)| together(a, b) == 0).collect();
    assert!((0..9).all(|a| (0..a).all(|b| together(a, b) <= 1)));
    let triangle = |&(a, b, c): &(usize, usize, usize)| {
        apart.contains(&(a, b)) && apart.contains(&(b, c)) && apart.contains(&(a, c))
    };
    let triples = (0..9).flat_map(|a| (a + 1..9).flat_map(move |b| (b + 1..9).map(move |c| (a, b, c))));
    assert_eq!(triples.filter(triangle).collect::<Vec<_>>(), [(3, 4, 5)]);
    // Drawn with straight lines: exactly these triples of points lie on one.
    let drawn: [[i64; 3]; 9] =
        [[21, 0, 0], [0, 21, 0], [0, 0, 21], [0, 14, 7], [7, 0, 14], [14, 7, 0], [9, 8, 4], [4, 9, 8], [8, 4, 9]];
    for (a, b, c) in (0..9).flat_map(|a| (a + 1..9).flat_map(move |b| (b + 1..9).map(move |c| (a, b, c)))) {
        let [p, q, r] = [drawn[a], drawn[b], drawn[c]];
        let minor = |i: usize, j: usize| q[i] * r[j] - q[j] * r[i];
        let flat = p[0] * minor(1, 2) - p[1] * minor(0, 2) + p[2] * minor(0, 1) == 0;
        let line = TRIANGLE.iter().any(|line| [a, b, c].iter().all(|point| line.contains(point)));
        assert_eq!(flat, line, "{}", letters(&[a, b, c]));
    }
}

/// N-24: the first player wins with every opening.
#[test]
fn all_nine_openings_of_trihex_win() {
    assert_eq!(winning(&Solved::new(&TRIANGLE), &[0; 9]), "ABCDEFGHI");
}

/// N-25: after D and a reply off the sides, all winning second points, and where the printed advice fails.
#[test]
fn second_points_after_a_corner_or_inner_reply() {
    let solved = Solved::new(&TRIANGLE);
    for (reply, points) in [("A", "HI"), ("B", "FH"), ("C", "EI"), ("G", "BC"), ("H", "BF"), ("I", "CE")] {
        assert_eq!(winning(&solved, &played(&format!("D{reply}"))), points, "{reply}");
    }
    // The advice of the source: a point and its forced answer, as printed there; who moved first moves again.
    let wins = ["DAIH", "DAHI", "DBHI", "DCIH", "DGBC", "DGCB", "DHBC", "DICB"];
    assert!(wins.iter().all(|moves| solved.outcome(&played(moves)) == Outcome::N));
    let draws = ["DBAG", "DCAG", "DHGA", "DIGA"];
    assert!(draws.iter().all(|moves| solved.outcome(&played(moves)) == Outcome::Draw));
}

/// N-26: after D and E the first player has five winning points, F among them.
#[test]
fn second_points_after_a_side_reply() {
    let points = winning(&Solved::new(&TRIANGLE), &played("DE"));
    assert!(points.len() == 5 && points.contains('F'), "{points}");
}

/// T18: twelve of the fillings five against four have no line of one player.
#[test]
fn full_boards_without_a_line() {
    let solved = Solved::new(&TRIANGLE);
    let board = |code: usize| -> Points { std::array::from_fn(|point| 1 + (code >> point & 1) as u64) };
    let fillings = (0..1 << 9).map(board).filter(|points| taken(points, 1).len() == 5);
    // With a line of x the full board is lost for o; a line of o as well would have ended the game before.
    let drawn = fillings.filter(|points| !has_line(&TRIANGLE, points));
    assert_eq!(drawn.filter(|points| solved.outcome(points) == Outcome::Draw).count(), 12);
}
