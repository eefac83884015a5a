//! Arguments of keys, checked by the rules alone: whatever a key says of a position is so.
//!
//! Representation: positions of every game, and a search of our own that knows only moves; nothing of the solver.
//! Failure: an argument for a position that is not lost, or one whose claim does not hold move by move.

use std::collections::HashMap;

use crate::document::{Block, Inline, Step, Table, TableLook};
use crate::exercise::games::argument::{Argument, Mirror, lines_of, why_lost};
use crate::exercise::games::{self, english};
use crate::exercise::solved::SolvedPosition;
use crate::rules::{Game, Play, Position, Rules, Sum, parse_game};

/// Who wins, and what values are, from the moves alone.
struct Search {
    game: Game,
    lost: HashMap<Vec<u64>, bool>,
    values: HashMap<Vec<u64>, u64>,
}

impl Search {
    fn new(name: &str) -> Search {
        let rules = parse_game(name).unwrap_or_else(|_| panic!("{name} is a game"));
        Search { game: Game::single(rules, Play::Normal), lost: HashMap::new(), values: HashMap::new() }
    }

    fn rules(&self) -> &Rules {
        &self.game.components[0]
    }

    /// Whether the player to move loses. Nobody loses a draw.
    fn loses(&mut self, parts: &[u64]) -> bool {
        if let Some(&known) = self.lost.get(parts) {
            return known;
        }
        let reached = self.reached(parts);
        let over = reached.is_empty() && !self.rules().drawn(parts);
        // Lost: every move leaves a position from which the other player has a move to a lost one.
        let answered = |search: &mut Search, left: &[u64]| search.reached(left).iter().any(|reply| search.loses(reply));
        let lost = over || (!reached.is_empty() && reached.iter().all(|left| answered(self, left)));
        self.lost.insert(parts.to_vec(), lost);
        lost
    }

    fn reached(&self, parts: &[u64]) -> Vec<Vec<u64>> {
        let position = Position::of(parts);
        self.game.moves(&position).iter().map(|step| step.to.parts().to_vec()).collect()
    }

    fn value(&mut self, parts: &[u64]) -> u64 {
        if let Some(&known) = self.values.get(parts) {
            return known;
        }
        let reached: Vec<u64> = self.reached(parts).iter().map(|left| self.value(left)).collect();
        let value = (0..).find(|value| !reached.contains(value)).expect("some number is missing");
        self.values.insert(parts.to_vec(), value);
        value
    }

    /// Fails unless the argument holds of the position.
    fn check(&mut self, parts: &[u64], argument: &Argument) {
        let lost = self.loses(parts);
        let text = || format!("{} {parts:?}: {argument:?}", self.game.components[0].title());
        let moves = self.reached(parts);
        // The other player keeps to the pattern: every move has an answer after which it is there again.
        assert!(lost, "{}", text());
        let kept = |holds: &dyn Fn(&[u64]) -> bool| {
            for left in &moves {
                let answers = self.reached(left);
                assert!(answers.iter().any(|answer| holds(answer)), "{} after {left:?}", text());
            }
        };
        match argument {
            Argument::Over => assert!(moves.is_empty() && !self.rules().drawn(parts), "{}", text()),
            Argument::Pairs => {
                let rules = self.rules().clone();
                let paired = |heaps: &[u64]| {
                    let live = |heap: &u64| !rules.steps(&[*heap]).is_empty();
                    let count = |of: u64| heaps.iter().filter(|&&heap| heap == of).count();
                    heaps.iter().filter(|heap| live(heap)).all(|&heap| count(heap) % 2 == 0)
                };
                assert!(paired(parts), "{}", text());
                kept(&paired);
            }
            Argument::Multiple(modulus) => {
                assert!(parts[0].is_multiple_of(*modulus));
                kept(&|heap| heap[0].is_multiple_of(*modulus));
            }
            Argument::Arms(long) => {
                let arms = |columns: &[u64]| {
                    columns[0] as usize == columns.len() && columns[1..].iter().all(|&height| height == 1)
                };
                assert!(arms(parts) && parts.len() as u64 == long + 1, "{}", text());
                kept(&arms);
            }
            Argument::OneLonger { .. } => {
                let longer = |columns: &[u64]| {
                    let lower = columns.iter().filter(|&&height| height == 2).count();
                    matches!(columns, [a, b] if *a == b + 1)
                        || columns == [1]
                        || (columns[0] == 2 && columns.len() == lower + 1)
                };
                assert!(longer(parts), "{}", text());
                kept(&longer);
            }
            Argument::Mirror(mirror) => {
                let (wide, cells) = (parts[0] as usize, parts.len() - 1);
                let high = cells / wide;
                let image = |at: usize| {
                    let (row, column) = (at / wide, at % wide);
                    match mirror {
                        Mirror::Columns => row * wide + (wide - 1 - column),
                        Mirror::Rows => (high - 1 - row) * wide + column,
                        Mirror::Turn => cells - 1 - at,
                    }
                };
                let same = |board: &[u64]| (0..cells).all(|at| board[1 + at] == board[1 + image(at)]);
                assert!(same(parts), "{}", text());
                kept(&same);
            }
            Argument::TwoThreats(lines) => {
                let known = lines_of(self.rules()).expect("a game of lines");
                for line in lines {
                    let mut sorted = *line;
                    sorted.sort_unstable();
                    assert!(known.iter().any(|real| {
                        let mut real = *real;
                        real.sort_unstable();
                        real == sorted
                    }));
                    assert!(parts[line[2]] == 0 && parts[line[0]] == parts[line[1]] && parts[line[0]] != 0);
                }
                assert_ne!(lines[0][2], lines[1][2]);
                // The player to move completes nothing, and whatever is played, a line is completed next.
                for left in &moves {
                    assert!(!self.reached(left).is_empty(), "{}: {left:?} is over", text());
                    let won = |answer: &Vec<u64>| self.reached(answer).is_empty() && !self.rules().drawn(answer);
                    assert!(self.reached(left).iter().any(won), "{}", text());
                }
            }
            Argument::Forced { line, reply, answer, then } => {
                for left in &moves {
                    if left == reply.to.parts() {
                        assert_ne!(left[line[2]], 0, "{}", text());
                        assert!(self.reached(left).iter().any(|answered| answered == answer.to.parts()));
                        continue;
                    }
                    let won = |answer: &Vec<u64>| self.reached(answer).is_empty() && !self.rules().drawn(answer);
                    assert!(self.reached(left).iter().any(won), "{}: nothing forces {left:?}", text());
                }
                assert!(moves.iter().any(|left| left == reply.to.parts()));
                self.check(answer.to.parts(), then);
            }
            Argument::Answers(answers) => {
                assert_eq!(answers.len(), moves.len(), "{}", text());
                for (left, (step, answer, then)) in moves.iter().zip(answers) {
                    assert_eq!(left, step.to.parts());
                    assert!(self.reached(left).iter().any(|answered| answered == answer.to.parts()));
                    self.check(answer.to.parts(), then);
                }
            }
        }
    }
}

/// Multisets of so many numbers up to `most`.
fn heaps(count: usize, most: u64) -> Vec<Vec<u64>> {
    let mut found = vec![Vec::new()];
    for _ in 0..count {
        let longer = |heaps: &Vec<u64>| {
            let heaps = heaps.clone();
            let least = heaps.last().copied().unwrap_or(0);
            (least..=most).map(move |heap| heaps.iter().copied().chain([heap]).collect())
        };
        found = found.iter().flat_map(longer).collect();
    }
    found
}

/// Everything that can be reached, each once, at most so many.
fn below(search: &Search, start: &[u64], most: usize) -> Vec<Vec<u64>> {
    let mut found = vec![start.to_vec()];
    let mut next = 0;
    while next < found.len() && found.len() < most {
        for left in search.reached(&found[next]) {
            if !found.contains(&left) {
                found.push(left);
            }
        }
        next += 1;
    }
    found
}

/// The positions of a game to look at.
fn positions(search: &Search) -> Vec<Vec<u64>> {
    match search.rules().name() {
        "chomp" => below(search, &[4, 4, 4, 4], 200),
        "squares" => {
            let empty = |rows: usize, columns: u64| [vec![columns], vec![0; rows * columns as usize]].concat();
            let boards = [(2, 9), (3, 8), (4, 5)].into_iter();
            boards.flat_map(|(rows, wide)| below(search, &empty(rows, wide), 150)).collect()
        }
        "tictactoe" | "trihex" => below(search, &[1, 2, 0, 0, 0, 0, 0, 0, 0], 700),
        "subtract" => heaps(1, 60),
        _ => [heaps(1, 9), heaps(2, 7), heaps(3, 5), heaps(4, 3)].concat(),
    }
}

/// The games with arguments, and how many positions at least each of them must explain.
const GAMES: [(&str, usize); 17] = [
    ("nim", 20),
    ("subtract(1,2,3)", 15),
    ("kayles", 20),
    ("dawson-kayles", 20),
    ("dawson-chess", 20),
    ("treblecross", 20),
    ("guiles", 20),
    ("officers", 20),
    ("grundy", 20),
    ("octal(0.156)", 20),
    ("hex(0.8f)", 20),
    ("rim", 20),
    ("dim", 20),
    ("chomp", 8),
    ("squares", 10),
    ("tictactoe", 50),
    ("trihex", 50),
];

#[test]
fn every_argument_holds_by_the_rules_alone() {
    for (name, least) in GAMES {
        let mut search = Search::new(name);
        let mut explained = 0;
        for parts in positions(&search) {
            if let Some(argument) = why_lost(&search.game, &Position::of(parts.clone())) {
                explained += usize::from(argument != Argument::Over);
                search.check(&parts, &argument);
            }
        }
        println!("{name}: {explained}");
        assert!(explained >= least, "{name}: {explained}");
    }
}

/// Arguments of the literature, position by position.
#[test]
fn positions_of_the_books_have_their_arguments() {
    let argument = |game: &str, parts: &[u64]| {
        let rules = parse_game(game).expect("a game");
        why_lost(&Game::single(rules, Play::Normal), &Position::of(parts))
    };
    // Winning Ways, ch. 1: two equal heaps. Kayles, opened in the middle: two equal rows.
    assert_eq!(argument("nim", &[5, 5]), Some(Argument::Pairs));
    assert_eq!(argument("kayles", &[4, 4]), Some(Argument::Pairs));
    // Two heaps of Grundy's game in which nobody can move change nothing.
    assert_eq!(argument("grundy", &[1, 4, 4, 2]), Some(Argument::Pairs));
    assert_eq!(argument("subtract(1,2,3)", &[12]), Some(Argument::Multiple(4)));
    // Gale 1974: equal arms after the bite beside the poison; two rows, one longer.
    assert_eq!(argument("chomp", &[3, 1, 1]), Some(Argument::Arms(2)));
    assert_eq!(argument("chomp", &[3, 2]), Some(Argument::OneLonger { rows: false }));
    assert_eq!(argument("chomp", &[2, 2, 1]), Some(Argument::OneLonger { rows: true }));
    // N-24: x on D after x on A, I and o on B, C threatens G and H at once.
    let threats = argument("trihex", &[1, 2, 2, 1, 0, 0, 0, 0, 1]);
    assert!(matches!(threats, Some(Argument::TwoThreats([[.., 6], [.., 7]]))), "{threats:?}");
    // Not lost, or without a simple argument.
    for (game, parts) in [("nim", &[5, 4][..]), ("nim", &[1, 2, 3]), ("chomp", &[3, 3]), ("subtract(1,3,4)", &[7])] {
        assert_eq!(argument(game, parts), None, "{game} {parts:?}");
    }
}

/// The tables that a step shows.
fn tables(steps: &[Step]) -> Vec<&Table> {
    let shown = steps.iter().flat_map(|step| &step.shows);
    shown.filter_map(|block| if let Block::Table(table) = block { Some(table) } else { None }).collect()
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The texts of a cell.
fn texts(line: &[Inline]) -> Vec<String> {
    let text = |piece: &Inline| match piece {
        Inline::Signs(text) => Some(text.clone()),
        _ => None,
    };
    line.iter().filter_map(text).collect()
}

#[test]
fn every_derived_value_is_the_mex_of_what_its_moves_reach() {
    for (name, most) in [
        ("kayles", 20),
        ("dawson-kayles", 20),
        ("dawson-chess", 18),
        ("treblecross", 18),
        ("guiles", 14),
        ("officers", 14),
        ("grundy", 18),
        ("octal(0.156)", 14),
        ("hex(0.8f)", 10),
        ("subtract(1,3,4)", 20),
        ("rim", 15),
        ("dim", 15),
    ] {
        let mut search = Search::new(name);
        let rules = search.rules().clone();
        let mut rows = 0;
        for heap in 1..=most {
            let at = SolvedPosition::new(&rules, vec![heap], Play::Normal);
            let steps = games::values::explain_value(&at);
            let derived = tables(&steps).into_iter().filter(|table| table.look == TableLook::Plain);
            for table in derived {
                let last = table.rows.last().map(|row| texts(&row[0].line)).expect("a row");
                assert_eq!(last, [heap.to_string()], "{name}");
                for row in &table.rows {
                    rows += 1;
                    let of = numbers(&texts(&row[0].line)[0])[0];
                    let mut left: Vec<Vec<u64>> = Vec::new();
                    let mut reached = Vec::new();
                    for entry in texts(&row[1].line) {
                        let (parts, found) = entry.split_once(": ").expect("what is left, and its value");
                        let (parts, found) = (numbers(parts), numbers(found));
                        let single: Vec<u64> = parts.iter().map(|&part| search.value(&[part])).collect();
                        assert_eq!(&found[..parts.len()], single, "{name} {of}: {entry}");
                        let together = single.iter().fold(0, |sum, value| sum ^ value);
                        assert_eq!(found.last(), Some(&together), "{name} {of}: {entry}");
                        assert_eq!(together, search.value(&parts), "{name} {of}: {entry}");
                        reached.push(together);
                        left.push(parts);
                    }
                    let mut real: Vec<Vec<u64>> = search.reached(&[of]);
                    real.iter_mut().for_each(|parts| parts.sort_unstable());
                    real.sort();
                    real.dedup();
                    left.sort();
                    assert_eq!(left, real, "{name} {of}");
                    reached.sort_unstable();
                    reached.dedup();
                    assert_eq!(numbers(&texts(&row[2].line)[0]), reached, "{name} {of}");
                    assert_eq!(texts(&row[3].line), [search.value(&[of]).to_string()], "{name} {of}");
                }
            }
        }
        assert!(rows > 20, "{name}: {rows}");
    }
}

/// A sample is a winning move of a position, in the words of the places to write.
#[test]
fn samples_are_winning_moves() {
    let said = |game: &str, play: Play| {
        let rules = parse_game(game).expect("a game");
        games::sample(&rules, play).map(|sample| english(&sample)).unwrap_or_default()
    };
    for (game, sample) in [
        ("nim", "For heaps 5, 5 and 2 you would write: Take 2 from heap 3."),
        ("subtract(2,5)", "For a heap of 2 you would write: Take 2, leaving 0."),
        ("dim", "For heaps 1, 1 and 6 you would write: Take 6 from heap 3."),
        ("rim", "For heaps 1, 1 and 3 you would write: Take 1 from heap 3."),
        ("kayles", "For rows of 3, 5 and 5 pins you would write: Row 1 becomes 1 and 1."),
        ("queen", "For a queen on (3, 0) you would write: To (0, 0)."),
        ("chomp", "Rows count from the bottom. For a bar of one row and 4 columns you would write: Row 1, column 2."),
        ("tictactoe", "If two marks in row 1, columns 1 and 2, are yours, you would write: Row 1, column 3."),
        ("trihex", "If A and B are yours, you would write: Point F."),
        ("turtles", "In a row with only coin 2 dark you would write: Coins to turn: 2."),
        ("fibonacci", "For a heap of 2 of which 2 may be taken you would write: Take 2."),
    ] {
        assert_eq!(said(game, Play::Normal), sample);
    }
    assert_eq!(said("nim", Play::Misere), said("nim", Play::Normal));
    for game in games::WITH_A_CHOICE.iter().filter(|game| !["hex", "octal", "subtract"].contains(game)) {
        assert!(!said(game, Play::Normal).is_empty(), "{game}");
    }
    // A sum names the part. Of three pins the middle one wins.
    let games = ["nim", "kayles"].map(|game| parse_game(game).expect("a game"));
    let sum: Rules = std::sync::Arc::new(Sum::new(games.to_vec()));
    let sample = games::sample(&sum, Play::Normal).map(|sample| english(&sample));
    assert_eq!(sample.as_deref(), Some("For parts of 3 and 0 you would write: Part 1 becomes 1 and 1."));
}
