//! Positions whose answers are known from the literature, run through every route of the solver.
//!
//! Representation: `tests/truth/*.csv` with the columns `position;play;outcome;grundy;winning;source`.
//! `#` starts a comment, `-` is no value. Every table has its rows checked by the theory, by the search
//! that knows only the rules, and, in normal play, by mex from the definition.

use std::fs;
use std::path::Path;

use crate::rules::{Game, Move, MoveShape, Play, Position, parse};
use crate::solver::{self, Budget, OutOfReach, Outcome, RetrogradeTable, Route};

/// One row of a table.
struct Row {
    place: String,
    position: String,
    play: Play,
    outcome: Outcome,
    grundy: Option<u64>,
    winning: Vec<String>,
}

fn rows(table: &Path) -> Vec<Row> {
    let text = fs::read_to_string(table).expect("a table is a text");
    let name = table.file_name().expect("a name").to_string_lossy().into_owned();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')).skip(1);
    let row = |(number, line): (usize, &str)| {
        let place = format!("{name}:{}", number + 1);
        let [position, play, outcome, grundy, winning, source] = line.split(';').collect::<Vec<_>>()[..] else {
            panic!("{place}: six fields")
        };
        assert!(!source.is_empty(), "{place}: a row says where it comes from");
        Row {
            position: position.to_owned(),
            play: match play {
                "normal" => Play::Normal,
                "misere" => Play::Misere,
                _ => panic!("{place}: {play}"),
            },
            outcome: match outcome {
                "P" => Outcome::P,
                "N" => Outcome::N,
                "draw" => Outcome::Draw,
                _ => panic!("{place}: {outcome}"),
            },
            grundy: (grundy != "-").then(|| grundy.parse().expect("a value is a number")),
            winning: winning.split_whitespace().map(str::to_owned).collect(),
            place,
        }
    };
    lines.map(row).collect()
}

/// A move of heaps as `heap->what is left`, heaps counted over the whole sum and those of a split joined
/// by `+`; any other move as the numbers reached, joined by commas.
fn shown(game: &Game, position: &Position, moves: &[Move]) -> Vec<String> {
    let heap = |step: &Move| {
        let before: usize = position.0[..step.component].iter().map(Vec::len).sum();
        before + step.step.part + 1
    };
    let numbers = |numbers: &[u64], between: &str| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(between);
    let show = |step: &Move| match game.components[step.component].move_shape() {
        MoveShape::WholeBoard => numbers(&step.to.0[step.component], ","),
        MoveShape::TakeFromHeap | MoveShape::SplitHeap => format!("{}->{}", heap(step), numbers(&step.step.left, "+")),
    };
    moves.iter().map(show).collect()
}

/// Checks a row by every route; whether mex could reach it as well.
fn check(row: &Row) -> bool {
    let Row { place, position: text, play, outcome, grundy, winning } = row;
    let parsed = parse(text, *play).unwrap_or_else(|error| panic!("{place}: {error}"));
    let (game, position) = (&parsed.game, &parsed.position);
    assert_eq!(&game.text(position), text, "{place}: printed");

    assert_eq!(solver::outcome(game, position), Ok(*outcome), "{place}: outcome by theory");
    assert_eq!(solver::grundy(game, position), Ok(*grundy), "{place}: value by theory");
    let moves = solver::winning_moves(game, position).expect("in reach of the theory");
    assert_eq!(&shown(game, position, &moves), winning, "{place}: moves by theory");
    assert_eq!(solver::winning_count(game, position), Ok(winning.len()), "{place}: count by theory");

    let mut labels = RetrogradeTable::new(game, Budget::default());
    assert_eq!(labels.outcome(position), Ok(*outcome), "{place}: outcome by search");
    let moves = labels.winning_moves(position).expect("in reach of the search");
    assert_eq!(&shown(game, position, &moves), winning, "{place}: moves by search");
    if let Some(value) = *grundy {
        assert_eq!(labels.confirms_grundy(position, value), Ok(true), "{place}: value by search");
        assert_eq!(labels.confirms_grundy(position, value + 1), Ok(false), "{place}: another value by search");
    }

    let solution = solver::solve(game, position, Budget::default()).expect("no dispute");
    assert_eq!(solution.agreed_by, [Route::Search], "{place}");

    let small = Budget { states: 1 << 20, steps: 1 << 23 };
    match (grundy, solver::grundy_by_mex(game, position, small)) {
        (None, _) | (_, Err(OutOfReach::Numbers { .. } | OutOfReach::Positions { .. } | OutOfReach::Steps { .. })) => {
            false
        }
        (value, found) => {
            assert_eq!(found.ok(), *value, "{place}: value by mex");
            true
        }
    }
}

#[test]
fn every_route_gives_what_the_literature_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/truth");
    let entries = folder.read_dir().expect("the folder").map(|file| file.expect("a file").path());
    // A folder holds the tables of another room.
    let mut tables: Vec<_> = entries.filter(|path| path.is_file()).collect();
    tables.sort();
    let mut names = Vec::new();
    let (mut all, mut by_mex) = (0, 0);
    for table in &tables {
        let rows = rows(table);
        assert!(rows.len() >= 10, "{}: {} rows", table.display(), rows.len());
        all += rows.len();
        by_mex += rows.iter().filter(|row| check(row)).count();
        names.push(table.file_stem().expect("a name").to_string_lossy().into_owned());
    }
    names.sort();
    let mut games: Vec<&str> = crate::rules::ALL
        .iter()
        .filter(|family| crate::rules::parse_game(&family.game()).expect("a game").code().is_none())
        .map(|family| family.name)
        .chain(["octal", "nim-misere", "sums"])
        .collect();
    games.sort();
    assert_eq!(names, games);
    // A route that reaches hardly anything would prove hardly anything.
    assert!(all >= 480 && by_mex >= 400, "{all} rows, {by_mex} of them by mex");
}

#[test]
fn tables_of_values_start_as_the_literature_has_them() {
    let values = |game: &str, to| {
        let rules = crate::rules::parse_game(game).expect("a game");
        solver::values(&rules, to).expect("values")
    };
    // N-27 and N-50: the remainders by 4.
    let found = values("subtract(1,2,3)", 24);
    assert_eq!(found.values, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]);
    let period = found.period.expect("proved");
    assert_eq!((period.length, period.from, period.exceptions), (4, 0, vec![]));
    // By hand from the definition; from 8 on 1 0 2 again and again, which run back to heap 0 would
    // give 0 2 1 0 2 1 0 2.
    let found = values("subtract(2,4,7)", 15);
    assert_eq!(found.values, [0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2, 1, 0]);
    let period = found.period.expect("proved");
    assert_eq!((period.length, period.from, period.exceptions), (3, 8, vec![1, 3, 5, 7]));
    let found = values("nim", 5);
    assert_eq!((found.values, found.period), (vec![0, 1, 2, 3, 4, 5], None));
}

/// The table of Báron's 155 lost trios has them all: every other position up to 31 is won.
#[test]
fn the_lost_trios_up_to_31_are_155() {
    let parsed = parse("nim 1 1 1", Play::Normal).expect("a position");
    let mut labels = RetrogradeTable::new(&parsed.game, Budget::default());
    let mut lost = 0;
    for a in 1..=31 {
        for b in a..=31 {
            for c in b..=31 {
                let position = crate::rules::Position::of([a, b, c]);
                let searched = labels.outcome(&position);
                assert_eq!(searched.map_err(Into::into), solver::outcome(&parsed.game, &position));
                lost += usize::from(searched == Ok(Outcome::P));
            }
        }
    }
    assert_eq!(lost, 155);
}
