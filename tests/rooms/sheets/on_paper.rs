//! What sheets and keys show beside the data: pictures, closing sentences, room to write.

use super::{Press, drawn, plan};
use crate::document::{Block, Show};

/// One exercise about these positions or with these settings.
fn exercise(kind: &str, settings: &str) -> String {
    format!("title: T\nseed: a\nexercises:\n  - {{id: one, kind: {kind}, {settings}, easy: true}}\n")
}

fn key(kind: &str, settings: &str, format: &str) -> String {
    let plan = plan("paper.yaml", &exercise(kind, settings));
    Press::new().print(&plan, &drawn(&plan, 0), Show::Key, format)
}

/// o has two of the bottom row, so x has to take its third cell: no line is pointed at, and the picture of the key is
/// that of the question with this move marked.
#[test]
fn a_winning_move_is_marked_where_no_line_explains_it() {
    let key = key("winning-moves", "game: tictactoe, positions: [\"tictactoe .X./..X/.OO\"]", "html");
    let shown = "x has (1, 2), (2, 3) and o has (3, 2), (3, 3). Winning moves are marked at (3, 1).";
    assert!(key.contains(shown), "{key}");
}

/// C-06: (6, 3, 3) is lost; no argument is short, so the key lists the lost boards and says that this is one.
#[test]
fn a_lost_board_without_an_argument_is_found_among_those_listed() {
    let key = key("outcome", "game: chomp, positions: [\"chomp 6 3 3\"]", "md");
    assert!(key.contains("(6, 3, 3) is one of them: the player to move loses."), "{key}");
}

/// Of the 120 pairs up to 16 each trio takes three, so there are at most 40 trios, five to a line.
#[test]
fn there_is_room_for_every_trio_that_could_be_found() {
    let plan = plan("paper.yaml", &exercise("greedy-scheme", "size: 16"));
    let space = drawn(&plan, 0).drawn()[0].question.space.clone();
    let lines = space.iter().filter_map(|block| if let Block::Write(_, lines) = block { Some(*lines) } else { None });
    assert_eq!(lines.collect::<Vec<_>>(), [8]);
}
