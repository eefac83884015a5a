//! Whether a class gets questions worth asking: read from the JSON of sixty variants of each built-in sheet, with
//! rules of its own about what is silly, sharing nothing with the code that draws.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::document::Show;

use super::{Press, drawn, plan, specs};

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|character: char| !character.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Game and numbers of a position, heaps in order of size.
fn subject(kind: &str, position: &str) -> String {
    let (game, rest) = match position.find(") ") {
        Some(end) => position.split_at(end + 1),
        None => position.split_at(position.find(' ').unwrap_or(position.len())),
    };
    let heaps = ["nim", "mex", "kayles", "rim", "dim", "grundy", "dawson-chess", "dawson-kayles", "officers", "guiles"];
    let mut numbers = numbers(rest);
    if heaps.contains(&game) || game.starts_with("octal") || game.starts_with("hex") || game == "queen" {
        numbers.sort_unstable();
        return format!("{game} {numbers:?} {}", if kind == "complete-trio" { "and a third" } else { "" });
    }
    position.to_owned()
}

/// Why nobody should be asked this.
fn silly(kind: &str, position: &str, answer: &Value) -> Option<&'static str> {
    let game = position.split([' ', '(']).next().unwrap_or_default();
    let mut heaps: Vec<u64> = if position.starts_with("subtract(") {
        numbers(position.split(')').nth(1).unwrap_or_default())
    } else {
        numbers(position)
    };
    heaps.sort_unstable();
    heaps.retain(|&heap| heap > 0 || game == "mex");
    let misere = kind == "misere-outcome" || answer["play"] == "misere";
    let equal = |least: u64| heaps.windows(2).any(|pair| pair[0] == pair[1] && pair[0] >= least);
    let xor = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match (kind, game) {
        ("mex", _) => (!heaps.contains(&0)).then_some("0 is missing"),
        ("nim-sum", _) if equal(1) => Some("equal numbers"),
        ("nim-sum", _) => (heaps.iter().sum::<u64>() == xor).then_some("an ordinary sum"),
        ("complete-trio", _) => (heaps[0] & heaps[1] == 0).then_some("an ordinary sum"),
        ("reduction-trace", _) => (xor & 1 == 1).then_some("odd at line 0"),
        ("outcome" | "misere-outcome" | "winning-moves", "nim" | "kayles" | "rim" | "dim" | "grundy") => {
            (heaps.len() > 2 && equal(if misere { 2 } else { 1 })).then_some("equal heaps")
        }
        ("winning-moves" | "outcome", "queen") => {
            (heaps.len() < 2 || heaps[0] == heaps[1]).then_some("one move to the corner")
        }
        ("winning-moves" | "outcome", "subtract") => {
            let set = numbers(position.split(')').next().unwrap_or_default());
            set.contains(&heaps[0]).then_some("take all")
        }
        _ => None,
    }
}

/// Sixty variants, or as many as there are: no question twice, none silly, all with the same levels and points, whole
/// points that make the total, and sides that the place of a question does not tell.
#[test]
fn sixty_students_get_questions_worth_asking() {
    let press = Press::new();
    for (name, yaml) in specs("exercises") {
        let plan = plan(&name, &yaml);
        let easy = yaml.contains("easy: true");
        let as_they_come = yaml.contains("verdict: any");
        let variants = plan.variants().min(60);
        let (mut seen, mut shapes) = (BTreeSet::new(), BTreeSet::new());
        let mut sides: BTreeMap<u64, [u64; 2]> = BTreeMap::new();
        for variant in 0..variants {
            let text = press.print(&plan, &drawn(&plan, variant), Show::Key, "json");
            let sheet: Value = serde_json::from_str(&text).expect("a key is JSON");
            let exercises = sheet["exercises"].as_array().expect("a list");
            let mut shape = Vec::new();
            let mut total = 0.0;
            for exercise in exercises {
                let text = |key: &str| exercise[key].as_str().expect("a text");
                let (kind, position) = (text("kind"), text("position"));
                assert!(seen.insert(subject(kind, position)), "{name}, variant {variant}: `{position}` comes up twice");
                let silly = silly(kind, position, exercise);
                assert!(easy || silly.is_none(), "{name}, variant {variant}: {kind} of `{position}`: {silly:?}");
                let points = exercise["points"].as_f64().expect("a number");
                assert!(points >= 1.0 && points.fract() == 0.0, "{name}: {points} points");
                total += points;
                shape.push((exercise["difficulty"].as_u64(), points as u64));
                if let Some(answer @ ("P" | "N")) = exercise["answer"]["value"].as_str() {
                    sides.entry(exercise["number"].as_u64().expect("a number")).or_default()
                        [usize::from(answer == "N")] += 1;
                }
            }
            shapes.insert(shape);
            let expected: f64 =
                yaml.lines().find_map(|line| line.strip_prefix("points: ")?.parse().ok()).unwrap_or(total);
            assert!((total - expected).abs() < 1e-9, "{name}: {total} points of {expected}");
        }
        assert_eq!(shapes.len(), 1, "{name}: variants differ in levels or points: {shapes:?}");
        // Two variants take opposite sides, so a class of even size is balanced in every place.
        for (number, [lost, won]) in sides {
            let mixed = lost > 0 && won > 0 && !as_they_come;
            assert!(!mixed || lost.abs_diff(won) <= 1, "{name}, question {number}: {lost} lost, {won} won");
        }
    }
}
