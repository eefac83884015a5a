//! Three in a line against the literature and against every way to play on.

use std::collections::HashSet;

use crate::solver::kernel::lines::{Ending, Player, Points, Solved, TICTACTOE, TRIHEX};
use crate::tests::plain::lines::negamax;

/// Every way to mark nine points.
fn boards() -> impl Iterator<Item = Points> {
    let marks = [None, Some(Player::First), Some(Player::Second)];
    (0..3_usize.pow(9)).map(move |code| std::array::from_fn(|point| marks[code / 3_usize.pow(point as u32) % 3]))
}

/// The points of one player.
fn taken(points: &Points, player: Player) -> Vec<usize> {
    (0..9).filter(|&point| points[point] == Some(player)).collect()
}

/// The ending by every way to play on; `mover` moves.
fn plain_ending(lines: &[[usize; 3]], points: &Points, mover: Player) -> Ending {
    let other = if mover == Player::First { Player::Second } else { Player::First };
    match negamax(lines, &taken(points, mover), &taken(points, other)) {
        1 => Ending::win(mover),
        0 => Ending::Draw,
        _ => Ending::win(other),
    }
}

fn has_line(lines: &[[usize; 3]], points: &Points) -> bool {
    let complete =
        |line: &[usize; 3]| points[line[0]].is_some() && line.iter().all(|&point| points[point] == points[line[0]]);
    lines.iter().any(complete)
}

/// All positions with up to some number of free points, and the winning moves of each.
fn agree(lines: &[[usize; 3]], most_free: usize) -> usize {
    let solved = Solved::new(lines);
    let mut seen = 0;
    for points in boards() {
        let Some(ending) = solved.ending(&points) else { continue };
        if points.iter().filter(|point| point.is_none()).count() > most_free {
            continue;
        }
        seen += 1;
        let even = taken(&points, Player::First).len() == taken(&points, Player::Second).len();
        let (mover, other) = if even { (Player::First, Player::Second) } else { (Player::Second, Player::First) };
        assert_eq!(ending, plain_ending(lines, &points, mover), "{points:?}");
        let moves = solved.winning_moves(&points).expect("a position");
        for point in 0..9 {
            let mut after = points;
            after[point] = Some(mover);
            let wins = points[point].is_none()
                && !has_line(lines, &points)
                && plain_ending(lines, &after, other) == Ending::win(mover);
            assert_eq!(moves.contains(&point), wins, "{points:?} {point}");
        }
    }
    seen
}

/// The games that begin with these moves, and the positions that they reach.
fn games(lines: &[[usize; 3]], points: Points, mover: Player, reached: &mut HashSet<Points>) -> u64 {
    reached.insert(points);
    let free: Vec<usize> = (0..9).filter(|&point| points[point].is_none()).collect();
    if free.is_empty() || has_line(lines, &points) {
        return 1;
    }
    let other = if mover == Player::First { Player::Second } else { Player::First };
    let after = |point: usize| {
        let mut after = points;
        after[point] = Some(mover);
        after
    };
    free.into_iter().map(|point| games(lines, after(point), other, reached)).sum()
}

#[test]
fn every_position_agrees_with_negamax() {
    assert!(agree(TICTACTOE, 7) > 5000);
    assert!(agree(TRIHEX, 7) > 5000);
}

/// N-21: draw, 255168 games, 5478 positions; every opening draws.
#[test]
fn tic_tac_toe_is_a_draw() {
    let solved = Solved::new(TICTACTOE);
    let mut reached = HashSet::new();
    assert_eq!(games(TICTACTOE, [None; 9], Player::First, &mut reached), 255_168);
    assert_eq!(reached.len(), 5478);
    assert!(reached.iter().all(|points| solved.ending(points).is_some()));
    for point in 0..9 {
        let mut points = [None; 9];
        points[point] = Some(Player::First);
        assert_eq!(solved.ending(&points), Some(Ending::Draw), "{point}");
    }
    assert_eq!(solved.winning_moves(&[None; 9]), Some(vec![]));
    assert_eq!(plain_ending(TICTACTOE, &[None; 9], Player::First), Ending::Draw);
}

fn letters(points: &[usize]) -> String {
    points.iter().map(|&point| char::from(b'A' + point as u8)).collect()
}

/// A Trihex position after moves in turn.
fn played(moves: &str) -> Points {
    let mut points = [None; 9];
    for (turn, letter) in moves.bytes().enumerate() {
        points[usize::from(letter - b'A')] = Some(if turn % 2 == 0 { Player::First } else { Player::Second });
    }
    points
}

/// N-23: nine lines of three points, three through each; the side points D, E, F alone are in no line
/// with each other among the triples of points.
#[test]
fn trihex_is_a_configuration() {
    assert_eq!(TRIHEX.len(), 9);
    for point in 0..9 {
        assert_eq!(TRIHEX.iter().filter(|line| line.contains(&point)).count(), 3);
    }
    let together = |a, b| TRIHEX.iter().filter(|line| line.contains(&a) && line.contains(&b)).count();
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
        let line = TRIHEX.iter().any(|line| [a, b, c].iter().all(|point| line.contains(point)));
        assert_eq!(flat, line, "{}", letters(&[a, b, c]));
    }
}

/// N-24: the first player wins with every opening.
#[test]
fn all_nine_openings_of_trihex_win() {
    let solved = Solved::new(TRIHEX);
    assert_eq!(solved.winning_moves(&[None; 9]).map(|moves| letters(&moves)), Some("ABCDEFGHI".into()));
}

/// N-25: after D and a reply off the sides, all winning second points, and where the printed advice fails.
#[test]
fn second_points_after_a_corner_or_inner_reply() {
    let solved = Solved::new(TRIHEX);
    for (reply, winning) in [("A", "HI"), ("B", "FH"), ("C", "EI"), ("G", "BC"), ("H", "BF"), ("I", "CE")] {
        let moves = solved.winning_moves(&played(&format!("D{reply}"))).expect("a position");
        assert_eq!(letters(&moves), winning, "{reply}");
    }
    // The advice of the source: a point and its forced answer, as printed there.
    let advice = [
        ("DAIH", Ending::First),
        ("DAHI", Ending::First),
        ("DBAG", Ending::Draw),
        ("DBHI", Ending::First),
        ("DCAG", Ending::Draw),
        ("DCIH", Ending::First),
        ("DGBC", Ending::First),
        ("DGCB", Ending::First),
        ("DHBC", Ending::First),
        ("DHGA", Ending::Draw),
        ("DICB", Ending::First),
        ("DIGA", Ending::Draw),
    ];
    for (moves, ending) in advice {
        assert_eq!(solved.ending(&played(moves)), Some(ending), "{moves}");
    }
}

/// N-26: after D and E the first player has five winning points, F among them.
#[test]
fn second_points_after_a_side_reply() {
    let solved = Solved::new(TRIHEX);
    let moves = solved.winning_moves(&played("DE")).expect("a position");
    assert_eq!(moves.len(), 5);
    assert!(letters(&moves).contains('F'), "{}", letters(&moves));
}

/// T18: twelve of the fillings five against four have no line of one player.
#[test]
fn full_boards_without_a_line() {
    let solved = Solved::new(TRIHEX);
    let full = boards().filter(|points| points.iter().all(Option::is_some));
    assert_eq!(full.filter(|points| solved.ending(points) == Some(Ending::Draw)).count(), 12);
}

#[test]
fn what_no_game_reaches_has_no_ending() {
    let solved = Solved::new(TICTACTOE);
    let [first, second] = [Some(Player::First), Some(Player::Second)];
    let mut two_ahead = [None; 9];
    (two_ahead[0], two_ahead[1]) = (first, first);
    let both = [first, first, first, second, second, second, None, None, None];
    let late = [first, first, first, second, second, None, second, None, None];
    for points in [two_ahead, both, late] {
        assert_eq!(solved.ending(&points), None);
        assert_eq!(solved.winning_moves(&points), None);
    }
    let over = [first, first, first, second, second, None, None, None, None];
    assert_eq!(solved.ending(&over), Some(Ending::First));
    assert_eq!(solved.winning_moves(&over), Some(vec![]));
}
