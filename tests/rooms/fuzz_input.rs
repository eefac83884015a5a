//! Damaged positions, sheets, chapters, answers of students and of a player: each is read, or refused with its place; nothing panics
//! and nothing takes a minute.
//!
//! The inputs and how long it goes on are as in `fuzz`.

use super::fuzz::fuzz;
use super::marking::plan;
use crate::book::{self, Options};
use crate::document::Points;
use crate::exercise::Verifier;
use crate::marking::{self, Item, Status};
use crate::rules::{Play, parse};
use crate::sheet::Sheet;
use crate::tests::chance::Chance;
use crate::tests::{changes, mutations, play, small_book};
use std::path::Path;

/// The files of a folder with this ending, as texts.
fn texts(folder: &str, ending: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("UTF-8")).collect()
}

/// The positions of the tables of answers, in their order.
fn positions() -> Vec<String> {
    let rows = texts("tests/truth", "csv");
    let cells = rows.iter().flat_map(|table| table.lines().skip(1)).filter_map(|row| row.split([',', ';']).next());
    let mut positions: Vec<String> = cells.map(|cell| cell.trim_matches('"').to_owned()).collect();
    positions.retain(|text| parse(text, Play::Normal).is_ok());
    assert!(positions.len() > 200, "{}", positions.len());
    positions
}

#[test]
fn damaged_positions_are_read_or_refused_and_printed_as_they_are_read() {
    let positions = positions();
    let counts = fuzz(
        "positions",
        5_000,
        |chance| {
            let mut text = chance.pick(&positions).clone();
            if chance.below(4) == 0 {
                text = format!("{text} + {}", chance.pick(&positions));
            }
            // A number or a board of another position often fits.
            let mut words: Vec<&str> = text.split(' ').collect();
            let other = chance.pick(&positions).clone();
            let at = chance.below(words.len());
            let others: Vec<&str> = other.split(' ').collect();
            words[at] = others[chance.below(others.len())];
            let text = words.join(" ").into_bytes();
            if chance.below(2) == 0 { text } else { changes::bytes(text, &positions, chance) }
        },
        |bytes, counts, chance| {
            let text = String::from_utf8_lossy(bytes);
            let play = if chance.below(4) == 0 { Play::Misere } else { Play::Normal };
            match parse(&text, play) {
                Err(fault) => {
                    *counts.entry("refused").or_default() += 1;
                    assert!(fault.to_string().lines().next().is_some_and(|line| !line.is_empty()), "{text:?}");
                }
                Ok(parsed) => {
                    *counts.entry("read").or_default() += 1;
                    let printed = parsed.game.text(&parsed.position);
                    let again = parse(&printed, play).unwrap_or_else(|fault| panic!("{printed}: {fault}"));
                    assert_eq!(again.position, parsed.position, "{text:?}");
                    assert_eq!(again.game.text(&again.position), printed, "{text:?}");
                }
            }
        },
    );
    assert!(counts["read"] > 500 && counts["refused"] > 500, "{counts:?}");
}

#[test]
fn damaged_sheets_are_drawn_or_refused() {
    let sheets = [texts("exercises", "yaml"), texts("tests/sheets", "yaml")].concat();
    let input = |chance: &mut Chance| {
        let sheet = Chance::pick::<String>(chance, &sheets).clone();
        changes::text(&sheet, &sheets, chance).into_bytes()
    };
    let counts = fuzz("sheets", 100, input, |bytes, counts, _| {
        *counts.entry(mutations::attempt(&String::from_utf8_lossy(bytes))).or_default() += 1;
    });
    assert!(counts["drawn"] > 5 && counts["refused"] > 5, "{counts:?}");
}

#[test]
fn damaged_chapters_are_built_or_refused() {
    let good = small_book::small();
    let chapters: Vec<String> =
        good.files.iter().filter(|file| file.path.ends_with(".md")).map(|file| file.text.content.to_string()).collect();
    let counts = fuzz(
        "chapters",
        30,
        |chance| changes::text(chance.pick::<String>(&chapters), &chapters, chance).into_bytes(),
        |bytes, counts, chance| {
            let mut folder = small_book::small();
            let count = folder.files.len();
            let names: Vec<usize> = (0..count).filter(|&at| folder.files[at].path.ends_with(".md")).collect();
            let file = &mut folder.files[*chance.pick(&names)];
            file.text = crate::source::Text::new(file.path.clone(), &String::from_utf8_lossy(bytes));
            match book::build(&folder, &Options { language: "en", complete: chance.below(2) == 0 }) {
                Ok(_) => *counts.entry("built").or_default() += 1,
                Err(faults) => {
                    *counts.entry("refused").or_default() += 1;
                    assert!(faults.iter().all(|faults| !faults.to_string().is_empty()) && !faults.is_empty());
                }
            }
        },
    );
    assert!(counts["refused"] > 5, "{counts:?}");
}

#[test]
fn any_answers_of_a_player_end_in_a_game_or_in_the_end_of_the_input() {
    let games = texts("tests/play", "txt");
    let typed: Vec<String> =
        games.iter().filter_map(|game| game.split_once('\n')).map(|(_, rest)| rest.to_owned()).collect();
    let commands: Vec<String> =
        games.iter().filter_map(|game| game.lines().next()?.strip_prefix("nimbook play ").map(str::to_owned)).collect();
    let counts = fuzz(
        "answers",
        200,
        |chance| {
            let lines: String = (0..6).map(|_| changes::text(chance.pick::<String>(&typed), &typed, chance)).collect();
            changes::bytes(lines.into_bytes(), &typed, chance)
        },
        |bytes, counts, chance| {
            let (out, reply) = play::play(chance.pick::<String>(&commands), &String::from_utf8_lossy(bytes));
            assert!(reply.code <= 3 && !out.contains(['\u{202e}', '\u{1b}']), "{out}");
            *counts.entry(if out.contains("win") { "played" } else { "stopped" }).or_default() += 1;
        },
    );
    assert!(counts["played"] > 10, "{counts:?}");
}

/// What no answer should have: the largest numbers, their neighbours, many digits, signs by themselves.
const EXTREMES: [&str; 16] = [
    "18446744073709551615",
    "18446744073709551614",
    "9223372036854775808",
    "4294967297",
    "99999999999999999999",
    "0",
    "00000000000000000000000000000001",
    "(18446744073709551615, 18446744073709551614, 1)",
    "pins 18446744073709551615 and 18446744073709551614",
    "1 18446744073709551614 18446744073709551615",
    "(",
    ")",
    ";",
    "\n",
    "-",
    "=",
];

#[test]
fn any_answers_of_students_are_marked() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/answers");
    let plan = plan(&folder.join("questions.yaml"), 0);
    let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
    let items: Vec<Item<'_>> = marking::items(&sheet, &plan).map(|(_, item)| item).collect();
    let files = texts("tests/answers", "tsv");
    let typed: Vec<String> = files
        .iter()
        .flat_map(|file| file.lines())
        .filter_map(|line| Some(line.split('\t').nth(1)?.to_owned()))
        .collect();
    let counts = fuzz(
        "answers of students",
        6_000,
        |chance| {
            let mut words: Vec<&str> = Vec::new();
            for _ in 0..=chance.below(2) {
                words.extend(chance.pick::<String>(&typed).split(' '));
            }
            for _ in 0..=chance.below(3) {
                let at = chance.below(words.len());
                let extreme: &str = chance.pick::<&str>(&EXTREMES);
                match chance.below(2) {
                    0 => words[at] = extreme,
                    _ => words.insert(at, extreme),
                }
            }
            words.join(" ").into_bytes()
        },
        |bytes, counts, chance| {
            let item = chance.pick::<Item<'_>>(&items);
            let marked = item.mark(&String::from_utf8_lossy(bytes));
            assert_eq!(marked.of(), item.points);
            match marked.status {
                Status::Right => assert_eq!(marked.earned(), item.points),
                Status::Part => assert!(marked.earned() < item.points),
                Status::Wrong | Status::Unread | Status::Empty => assert_eq!(marked.earned(), Points::NONE),
            }
            *counts.entry(if marked.status == Status::Unread { "unread" } else { "read" }).or_default() += 1;
        },
    );
    assert!(counts["read"] > 100 && counts["unread"] > 100, "{counts:?}");
}
