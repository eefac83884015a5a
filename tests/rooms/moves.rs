//! The moves of every game, written out by hand: `tests/games/moves.csv`, each position with what its moves leave.

use crate::rules::games::chomp::bite;
use crate::rules::{ALL, Play, parse, parse_game};
use crate::solver::{Budget, heap_values};
use crate::tests::tables::rows;

/// Options as typed after the name of the game, in the order of the moves; `-` if there are none.
#[test]
fn the_moves_by_hand() {
    let mut games = Vec::new();
    for [place, position, options, _] in rows(include_str!("../games/moves.csv"), "position;options;source") {
        let parsed = parse(position, Play::Normal).unwrap_or_else(|error| panic!("{place}: {error}"));
        let moves = parsed.game.moves(&parsed.position);
        let title = parsed.game.components[0].title();
        let texts = moves.iter().map(|step| parsed.game.text(&step.to)[title.len()..].trim_start().to_owned());
        let texts: Vec<String> = texts.collect();
        let expected: Vec<&str> = options.split(',').map(str::trim).filter(|&option| option != "-").collect();
        assert_eq!(texts, expected, "{place}: {position}");
        assert_eq!(parsed.game.count(&parsed.position), moves.len() as u64, "{place}: {position}");
        games.push(parsed.game.components[0].name().to_owned());
    }
    for family in ALL.iter().filter(|family| parse_game(&family.game()).expect("a game").code().is_none()) {
        assert!(games.iter().any(|game| game == family.name), "no moves of {}", family.name);
    }
}

/// What a recurrence walks through is what the moves of a heap leave: Grundy's game splits 7 in three ways, and its
/// values are those of Grundy 1939.
#[test]
fn a_recurrence_sees_every_split() {
    let grundy = parse_game("grundy").expect("a game");
    let mut splits = Vec::new();
    grundy.each_left(7, &mut |left| splits.push(left.to_vec()));
    assert_eq!(splits, [[1, 6], [2, 5], [3, 4]]);
    let values = heap_values(&*grundy, 20, Budget::default());
    assert_eq!(values, Ok(vec![0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]));
}

#[test]
fn counting_does_not_overflow() {
    for (game, position) in [("nim", "18446744073709551615 1"), ("rim", "18446744073709551615 3")] {
        let parsed = parse(&format!("{game} {position}"), Play::Normal).expect("a position");
        assert_eq!(parsed.game.count(&parsed.position), u64::MAX);
    }
    let queen = parse("queen 18446744073709551615 1", Play::Normal).expect("a position");
    assert_eq!(queen.game.count(&queen.position), u64::MAX);
}

/// The square of every bite of the full 2 x 2 bar.
#[test]
fn bites_have_a_row_and_a_column() {
    let bar = parse("chomp 2x2", Play::Normal).expect("a bar");
    let bites = bar.game.moves(&bar.position).iter().map(|step| bite(&[2, 2], step.to.parts())).collect::<Vec<_>>();
    assert_eq!(bites, [[1, 2], [2, 1], [2, 2]]);
}

#[test]
fn a_finished_line_is_won_and_a_full_board_drawn() {
    let board = |text: &str| parse(text, Play::Normal).expect("a board");
    let drawn = |text: &str| board(text).game.components[0].drawn(board(text).position.parts());
    assert!(drawn("tictactoe XOX/XOO/OXX") && !drawn("tictactoe XXX/OO./..."));
    // Wrong counts, two whole lines, a move after the end.
    for text in ["O../.../...", "XXX/OOO/...", "XXX/OO./O..", "OOO/XX./XX."] {
        assert!(parse(&format!("tictactoe {text}"), Play::Normal).is_err(), "{text}");
    }
    assert!(parse("tictactoe OOO/XX./X..", Play::Normal).is_ok());
    for text in ["squares(0) 2x2", "squares(2,2) 2x2"] {
        assert!(parse(text, Play::Normal).is_err(), "{text}");
    }
}
