//! Whether a class gets questions worth asking: read from the JSON of sixty variants of each built-in sheet, with
//! rules of its own about what is silly, sharing nothing with the code that draws.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::document::Show;
use crate::rules::Play;
use crate::sheet::Report;

use super::{Press, drawn, plan, specs};

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|character: char| !character.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Game and numbers of a position, heaps in order of size.
fn subject(kind: &str, position: &str) -> String {
    if position.contains('+') {
        return position.to_owned();
    }
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
fn silly(kind: &str, position: &str, misere: bool) -> Option<&'static str> {
    let game = position.split([' ', '(']).next().unwrap_or_default();
    let mut heaps: Vec<u64> = if position.starts_with("subtract(") {
        numbers(position.split(')').nth(1).unwrap_or_default())
    } else {
        numbers(position)
    };
    heaps.sort_unstable();
    heaps.retain(|&heap| heap > 0 || game == "mex");
    let equal = |least: u64| heaps.windows(2).any(|pair| pair[0] == pair[1] && pair[0] >= least);
    let xor = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match (kind, game) {
        ("mex", _) => (!heaps.contains(&0)).then_some("0 is missing"),
        ("nim-sum", _) if equal(1) => Some("equal numbers"),
        ("nim-sum", _) => (heaps.iter().sum::<u64>() == xor).then_some("an ordinary sum"),
        ("complete-trio", _) => (heaps[0] & heaps[1] == 0).then_some("an ordinary sum"),
        ("reduction-trace", _) => (xor & 1 == 1).then_some("odd at line 0"),
        ("outcome" | "misere-outcome" | "winning-moves", "nim" | "kayles" | "rim" | "dim" | "grundy") => {
            let ones_decide = misere && heaps.iter().filter(|&&heap| heap > 1).count() < 2;
            (heaps.len() > 2 && equal(if ones_decide { 2 } else { 1 })).then_some("equal heaps")
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

/// What two questions of a sheet may not have in common, because one would tell the other's answer: the trio that a
/// pair belongs to; how a token goes on a board, left and down exchanged or not.
fn tells(kind: &str, position: &str) -> Option<String> {
    match (kind, &numbers(position)[..]) {
        ("complete-trio", &[a, b]) => {
            let trio: BTreeSet<u64> = [a, b, a ^ b].into();
            Some(format!("trio {trio:?}"))
        }
        ("outcome" | "reduction-trace", &[a, b, c]) if position.starts_with("nim ") && a ^ b == c => {
            Some(format!("trio {:?}", BTreeSet::from([a, b, c])))
        }
        ("label-board" | "wrong-square", &[left, down, ..]) if left > 0 => {
            Some(format!("board {:?}", BTreeSet::from([left, down])))
        }
        _ => None,
    }
}

/// Sheets as a teacher may write them.
const OWN: &[(&str, &str)] = &[
    (
        "plain",
        "  - {id: a, kind: outcome, heaps: 3, size: 1..15, count: 4}\n  - {id: b, kind: winning-moves, heaps: 3, size: 1..15, unique: true, count: 3}\n",
    ),
    (
        "same-kind-twice",
        "  - {id: a, kind: nim-sum, heaps: 2, size: 1..31, count: 2}\n  - {id: b, kind: nim-sum, heaps: 2, size: 1..31, count: 2}\n",
    ),
    (
        "trios",
        "  - {id: a, kind: complete-trio, size: 1..31, count: 3}\n  - {id: b, kind: reduction-trace, size: 10..63, count: 2}\n  - {id: c, kind: outcome, heaps: 3, size: 1..31, count: 2}\n",
    ),
    (
        "levels",
        "  - {id: a, kind: outcome, heaps: 3..4, size: 1..20, count: 4, difficulty: 3..4}\n  - {id: b, kind: mex, heaps: 5..7, size: 0..9, count: 3, difficulty: [2, 3, 3]}\n",
    ),
    (
        "pins",
        "  - {id: a, kind: winning-moves, game: kayles, heaps: 2..3, size: 2..12, count: 3}\n  - {id: b, kind: outcome, game: kayles, heaps: 2..3, size: 2..12, count: 2}\n",
    ),
    (
        "divisors",
        "  - {id: a, kind: outcome, game: rim, heaps: 2..3, size: 2..30, count: 2}\n  - {id: b, kind: winning-moves, game: dim, heaps: 3, size: 2..30, count: 2}\n",
    ),
    (
        "queens",
        "  - {id: a, kind: outcome, game: queen, size: 1..30, count: 3}\n  - {id: b, kind: winning-moves, game: queen, size: 1..30, unique: true, count: 1}\n",
    ),
    (
        "misere",
        "  - {id: a, kind: misere-outcome, heaps: 3..5, size: 1..7, count: 3}\n  - {id: b, kind: winning-moves, play: misere, heaps: 3, size: 1..9, count: 2}\n",
    ),
    (
        "fibonacci",
        "  - {id: a, kind: outcome, game: fibonacci, size: 5..60, count: 3}\n  - {id: b, kind: grundy-value, game: \"subtract(1,3,4)\", size: 8..40, count: 1}\n",
    ),
    (
        "baron",
        "  - {id: a, kind: reduction-failure, size: 8..127, count: 3}\n  - {id: b, kind: find-misprint, size: 20..127, count: 2}\n",
    ),
];

/// Sixty variants, or as many as there are: no question twice, none silly, all with the same levels and points, whole
/// points that make the total, and sides that the place of a question does not tell.
#[test]
fn sixty_students_get_questions_worth_asking() {
    let press = Press::new();
    let own = OWN.iter().map(|(name, exercises)| {
        ((*name).to_owned(), format!("title: {name}\nseed: {name}\npoints: 30\nexercises:\n{exercises}"))
    });
    for (name, yaml) in specs("exercises").into_iter().chain(own) {
        let plan = plan(&name, &yaml);
        let easy = yaml.contains("easy: true");
        let named = |id: &str| plan.spec.exercises.iter().any(|one| one.id == id && !one.positions.is_empty());
        let misere = |id: &str| plan.spec.exercises.iter().any(|one| one.id == id && one.task.play == Play::Misere);
        let as_they_come = yaml.contains("verdict: any");
        let variants = plan.variants().min(60);
        let (mut seen, mut shapes) = (BTreeSet::new(), BTreeSet::new());
        let mut sides: BTreeMap<String, [u64; 2]> = BTreeMap::new();
        for variant in 0..variants {
            let text = press.print(&plan, &drawn(&plan, variant), Show::Key, "json");
            let sheet: Value = serde_json::from_str(&text).expect("a key is JSON");
            let exercises = sheet["exercises"].as_array().expect("a list");
            let (mut shape, mut told) = (Vec::new(), BTreeSet::new());
            let mut total = 0.0;
            for exercise in exercises {
                let text = |key: &str| exercise[key].as_str().expect("a text");
                let (kind, position) = (text("kind"), text("position"));
                if let Some(common) = tells(kind, position) {
                    assert!(named(text("id")) || told.insert(common), "{name} {variant}: {position} is told elsewhere");
                }
                assert!(
                    named(text("id")) || seen.insert(subject(kind, position)),
                    "{name}, variant {variant}: `{position}` comes up twice"
                );
                let silly = silly(kind, position, misere(text("id")));
                assert!(easy || silly.is_none(), "{name}, variant {variant}: {kind} of `{position}`: {silly:?}");
                let points = exercise["points"].as_f64().expect("a number");
                assert!(points >= 1.0 && points.fract() == 0.0, "{name}: {points} points");
                total += points;
                shape.push((exercise["difficulty"].as_u64(), points as u64));
                if let Some(answer @ ("P" | "N")) = exercise["answer"]["value"].as_str() {
                    let place = format!("{}{}", exercise["number"], text("letter"));
                    sides.entry(place).or_default()[usize::from(answer == "N")] += 1;
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

/// The sheet of three proofs has each of them once; where few answers are common, none of them is right in most
/// variants, nor in more than half of one; and of two rows of values the longer one comes last.
#[test]
fn questions_of_a_sheet_and_of_a_class_differ_in_what_is_asked_and_answered() {
    let answers = |yaml: &str, variants: u64| -> Vec<Vec<(String, String)>> {
        let plan = plan("worth.yaml", yaml);
        let asked = |variant| {
            let sheet = drawn(&plan, variant);
            let items = sheet.drawn().iter().map(|drawn| &drawn.question);
            items.map(|question| (question.position.clone(), question.answer.to_string())).collect()
        };
        (0..variants).map(asked).collect()
    };
    let proofs = "title: T\nseed: a\nexercises:\n  - {id: one, kind: order-proof, count: 3}\n";
    for sheet in answers(proofs, 60) {
        let names: BTreeSet<&str> = sheet.iter().filter_map(|(position, _)| position.split(':').next()).collect();
        assert_eq!(names.len(), 3, "{sheet:?}");
    }
    let lines = "title: T\nseed: a\nexercises:\n  - {id: one, kind: reduction-failure, size: 8..63, count: 4}\n";
    let missing = "title: T\nseed: a\nexercises:\n  - {id: one, kind: mex, heaps: 5, size: 0..7}\n";
    for (yaml, variants) in [(lines, 40), (missing, 32)] {
        let all: Vec<(String, String)> = answers(yaml, variants).concat();
        let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
        all.iter().for_each(|(_, answer)| *counts.entry(numbers(answer)[0]).or_default() += 1);
        let most = counts.values().max().copied().unwrap_or(0);
        assert!(2 * most < all.len(), "{counts:?} of {}", all.len());
    }
    for sheet in answers(lines, 40) {
        let alike = |answer: &str| sheet.iter().filter(|(_, other)| other == answer).count();
        assert!(sheet.iter().all(|(_, answer)| alike(answer) <= 2), "{sheet:?}");
    }
    for seed in 0..20 {
        let rows = "exercises:\n  - {id: one, kind: grundy-value, game: kayles, size: 3..20, count: 3}\n";
        let sheet = answers(&format!("title: T\nseed: '{seed}'\n{rows}"), 1).concat();
        assert!(sheet.is_sorted_by_key(|(position, _)| numbers(position)), "{sheet:?}");
    }
}

/// A lost trio that one question completes and another asks about; a row of values that holds a smaller one, of
/// one heap or several. Of boards there is none.
#[test]
fn check_names_questions_that_answer_others() {
    let yaml = "title: told\nseed: told\nexercises:\n  - {id: third, kind: complete-trio, positions: [nim 3 5 ?]}\n  \
                - {id: who, kind: outcome, positions: [nim 6 5 3, nim 6 5 4], count: 2}\n  \
                - {id: nine, kind: grundy-value, game: kayles, positions: [kayles 9]}\n  \
                - {id: seven, kind: grundy-value, game: kayles, positions: [kayles 7]}\n  \
                - {id: rim, kind: grundy-value, game: rim, positions: [rim 7]}\n  \
                - {id: eight, kind: grundy-value, game: dawson-kayles, positions: [dawson-kayles 3 8]}\n  \
                - {id: six, kind: grundy-value, game: dawson-kayles, positions: [dawson-kayles 6 5]}\n  \
                - {id: far, kind: grundy-value, game: queen, positions: [queen 5 7]}\n  \
                - {id: near, kind: grundy-value, game: queen, positions: [queen 4 6]}\n";
    let report = Report::new(&plan("told", yaml));
    let found: Vec<(&str, &str)> = report.given_away.iter().map(|one| (one.by.as_str(), one.of.as_str())).collect();
    assert_eq!(found, [("third", "who"), ("nine", "seven"), ("eight", "six")]);
    assert!(report.given_away.iter().all(|one| one.variants == report.variants_looked_at));
}

/// What `cargo bench --bench sheets` draws.
#[test]
fn the_sheet_of_the_bench_has_sixty_variants() {
    assert!(plan("bench", include_str!("../../../benches/ten-questions.yaml")).variants() >= 60);
}

/// A key that shows one of several winning moves does not call it the only one.
#[test]
fn no_other_move_wins_where_a_key_says_so() {
    for (kind, says) in [("outcome", false), ("winning-moves", true)] {
        let yaml = format!(
            "title: t\nseed: t\nexercises:\n  - {{id: a, kind: {kind}, game: queen, positions: [queen 5 4], easy: true}}\n"
        );
        let key = Press::new().print(&plan("queen", &yaml), &drawn(&plan("queen", &yaml), 0), Show::Key, "md");
        assert!(key.contains("queen 5 4"), "{key}");
        assert_eq!(key.contains("There is no other winning move"), says, "{key}");
    }
}

/// Whether lost and won questions are spread by chance: over 2,000 variants, the coins of the even ones (the odd ones
/// take the other side) and the agreement of neighbouring places, by chi-square. Seeds are fixed, so the outcome is.
#[test]
fn the_place_of_a_question_does_not_tell_its_answer() {
    let yaml = "title: coins\nseed: coins\nexercises:\n  - {id: a, kind: outcome, heaps: 4, size: 1..60, count: 5}\n  \
                - {id: b, kind: misere-outcome, heaps: 4, size: 1..60, count: 5}\n";
    let plan = plan("coins", yaml);
    let mut rows: Vec<Vec<bool>> = Vec::new();
    for variant in 0..1000 {
        let sheet = drawn(&plan, 2 * variant);
        rows.push(sheet.drawn().iter().map(|one| one.question.answer.to_string() == "N").collect());
    }
    let chi_square = |told: &dyn Fn(&[bool], usize) -> bool, places: usize| -> f64 {
        let count = |place| rows.iter().filter(|row| told(row, place)).count() as f64;
        (0..places).map(|place| (2.0 * count(place) - rows.len() as f64).powi(2) / rows.len() as f64).sum()
    };
    // The mean of chi-square is the number of places, its deviation the root of twice that.
    for (statistic, places) in [
        (chi_square(&|row, place| row[place], 10), 10.0),
        (chi_square(&|row, place| row[place] == row[place + 1], 9), 9.0),
    ] {
        let deviation = (2.0f64 * places).sqrt();
        assert!((statistic - places).abs() < 4.0 * deviation, "{statistic} of {places} degrees of freedom");
    }
}

/// Read from the printed keys: where the author names no level, none says that no short argument is known; where one is
/// named, some do. The sheet and `check` count the same.
#[test]
fn without_a_level_every_key_of_chomp_has_a_short_argument() {
    let press = Press::new();
    for kind in ["winning-moves", "outcome"] {
        let without = |difficulty: &str| {
            let exercise = format!("  - {{id: c, kind: {kind}, game: chomp, heaps: 3..4, size: 1..5{difficulty}}}\n");
            let plan = plan("chomp.yaml", &format!("title: C\nseed: c\nexercises:\n{exercise}"));
            let key = |variant| press.print(&plan, &drawn(&plan, variant), Show::Key, "md");
            let some =
                (0..plan.variants().min(60)).filter(|&variant| key(variant).contains("No short argument")).count();
            (plan.variants(), some, Report::new(&plan).exercises[0].no_argument)
        };
        let (variants, some, left_out) = without("");
        assert!(variants > 5 && some == 0 && left_out > 5, "{kind}: {some} of {variants}, {left_out} left out");
        let (variants, some, left_out) = without(", difficulty: 4");
        assert!(some > 0 && left_out == 0, "{kind}: {some} of {variants}, {left_out} left out");
    }
}
