//! Moves in words: what is named, and how much is said.

use crate::exercise::games::{Detail, describe_move, english};
use crate::rules::{ALL, Play, parse};

fn texts(position: &str, detail: Detail) -> Vec<String> {
    let parsed = parse(position, Play::Normal).expect("a position");
    let moves = parsed.game.moves(&parsed.position);
    moves.iter().map(|step| english(&describe_move(&parsed.game, &parsed.position, step, detail))).collect()
}

/// All moves of a position, in their order.
#[test]
fn heaps_and_parts_are_named_where_there_are_several() {
    for (position, moves) in [
        ("nim 0 1 2", &["take 1 from heap 2", "take 2 from heap 3", "take 1 from heap 3"][..]),
        ("nim 1", &["take 1 from heap 1"]),
        ("subtract(2) 21", &["take 2"]),
        ("kayles 2", &["the row becomes 0", "the row becomes 1"]),
        ("grundy 3", &["split the heap into 1 and 2"]),
        ("grundy 3 0", &["split heap 1 into 1 and 2"]),
        ("treblecross 1", &["the strip becomes 0"]),
        (
            "grundy 3 0 + grundy 3 + turtles b",
            &["split heap 1 of part 1 into 1 and 2", "split the heap into 1 and 2 in part 2", "turn coin 1 in part 3"],
        ),
        ("queen 1 2", &["move 1 to the left", "move 2 down", "move 1 down", "move 1 diagonally"]),
        ("chomp 2 2", &["bite at row 1, column 2", "bite at row 2, column 1", "bite at row 2, column 2"]),
        ("turtles wb", &["turn coin 2", "turn coins 1 and 2"]),
        ("flip-right bb", &["turn coin 1 and all to its right", "turn coin 2"]),
    ] {
        assert_eq!(texts(position, Detail::Move), moves, "{position}");
    }
}

/// One move of a position, by its place.
#[test]
fn more_is_said_where_more_is_asked_for() {
    for (position, detail, place, text) in [
        ("kayles 0 3", Detail::Move, 1, "row 2 becomes 1 and 1"),
        ("mock-turtles wwb", Detail::Move, 3, "turn coins 1, 2 and 3"),
        ("squares 3x2", Detail::Move, 1, "cover from row 2, column 1"),
        ("tictactoe X../.../...", Detail::Move, 3, "o at row 2, column 2"),
        ("trihex x:D", Detail::Move, 1, "o takes B"),
        ("nim 1 1 + subtract(1,3) 4 + nim 1", Detail::Left, 1, "take 1 from heap 2 of part 1, leaving 0"),
        ("nim 1 1 + subtract(1,3) 4 + nim 1", Detail::Left, 2, "take 3 from part 2, leaving 1"),
        ("nim 1 1 + subtract(1,3) 4 + nim 1", Detail::Left, 4, "take 1 from part 3, leaving 0"),
        ("nim 1 2", Detail::Reached, 0, "take 1 from heap 1, leaving (0, 2)"),
        ("nim 1 2", Detail::Headline, 0, "Take 1 from heap 1, leaving (0, 2)"),
        ("kayles 3 0", Detail::Reached, 1, "row 1 becomes 1 and 1"),
        ("fibonacci 3", Detail::Headline, 0, "Take 2, leaving 1"),
        ("queen 1 2", Detail::Reached, 3, "move 1 diagonally, to (0, 1)"),
        ("chomp 1x2", Detail::Headline, 0, "Bite at row 1, column 2"),
    ] {
        assert_eq!(texts(position, detail)[place], text, "{position}");
    }
}

#[test]
fn every_game_has_words_for_its_moves() {
    for family in ALL {
        for detail in [Detail::Move, Detail::Left, Detail::Reached, Detail::Headline] {
            assert!(!texts(family.example, detail).is_empty(), "{}", family.name);
        }
    }
}
