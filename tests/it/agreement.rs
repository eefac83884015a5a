//! Exercises of every kind: drawn, answered by one route and confirmed by the other.
//!
//! An ordinary run of the tests draws 500 of each kind, the ignored test `NIMBOOK_DRAWS`, and
//! `cargo bench --bench agreement` 100,000. A disagreement fails and names everything needed to reproduce it.
//! The rate of each kind is printed; kinds are drawn side by side on all cores.

use std::time::Instant;

use nimbook::{Plan, Sheet, Text, Verifier, bench, read};
use rayon::prelude::*;

/// Settings that use more of a kind than its defaults, some with large spaces. Every kind has one with
/// nothing set.
const SETTINGS: &[(&str, &str)] = &[
    ("big-index", "game: dawson-kayles\n    size: 200..1000000000"),
    ("big-index", "game: [\"subtract(1,3,4)\", \"subtract(2,5)\"]\n    size: 200..99999"),
    ("both-plays", "heaps: 2..5\n    size: 1..9"),
    ("chomp-column", "heaps: 2..4\n    size: 2..7"),
    ("coin-heaps", "game: mock-turtles\n    size: 2..8"),
    ("complete-trio", "size: 1..63"),
    ("count-trios", "size: 3..127"),
    ("early-stop", "size: 2..999"),
    ("equal-games", "size: 2..8"),
    ("fibonacci-limit", "size: 3..120"),
    ("find-misprint", "size: 4..300"),
    ("find-misprint", "size: 1000..9999"),
    ("find-rule", "heaps: 1..3\n    size: 1..9"),
    ("greedy-scheme", "size: 3..16"),
    (
        "grundy-value",
        "game: [\"subtract(1,3,4)\", \"subtract(2,3,7)\", \"subtract(1,2)\", \"subtract(5,9,10,64)\"]\n    size: 1..400",
    ),
    ("grundy-value", "game: dim\n    heaps: 1..3\n    size: 0..20"),
    ("grundy-value", "game: ruler\n    size: 2..5"),
    ("hardy", "size: 5..80"),
    ("label-board", "size: 4..8"),
    ("leftover-pairs", "size: 2..16"),
    ("losing-set", "heaps: 1..4\n    size: 1..12"),
    ("mex", "heaps: 1..12\n    size: 0..15"),
    ("mirror-pins", "size: 6..40"),
    ("misere-outcome", "heaps: 2..5\n    size: 0..9"),
    ("misere-outcome", "heaps: 4\n    size: 1..31"),
    ("next-trio", "size: 5..15"),
    ("next-value", "game: [\"subtract(1,3,4)\", \"subtract(2,5)\"]\n    size: 2..20"),
    ("next-value", "game: grundy\n    size: 3..16"),
    ("nim-sum", "heaps: 2..8\n    size: 0..1048575"),
    ("outcome", "heaps: 2..4\n    size: 0..31"),
    ("outcome", "heaps: 5\n    size: 1..15\n    verdict: P"),
    ("outcome", "game: [\"subtract(1,2,3)\", \"subtract(1,4)\"]\n    size: 0..1000"),
    ("outcome", "play: misere\n    heaps: 3\n    size: 1..20\n    verdict: any"),
    ("outcome", "game: kayles\n    heaps: 1..3\n    size: 0..9"),
    ("outcome", "game: rim\n    heaps: 1..3\n    size: 0..30"),
    ("outcome", "game: chomp\n    heaps: 1..4\n    size: 1..5"),
    ("outcome", "game: fibonacci\n    size: 2..20"),
    ("period", "heaps: 2..4\n    size: 1..12"),
    ("reduction-failure", "size: 1..400"),
    ("reduction-trace", "size: 1..100000"),
    ("reduction-trace", "size: 2..255\n    verdict: v-trio"),
    ("reply-table", "size: 1..63"),
    ("shift-trio", "size: 1..31"),
    ("tie-break", "size: 5..10"),
    ("trio-images", "size: 1..31"),
    ("which-heap", "by: ridinim\n    size: 1..16"),
    ("winning-moves", "heaps: 2..4\n    size: 0..25"),
    ("winning-moves", "heaps: 3\n    size: 1..40\n    unique: true"),
    ("winning-moves", "play: misere\n    heaps: 2..4\n    size: 0..12"),
    ("winning-moves", "game: \"subtract(1,3,4)\"\n    size: 1..500"),
    ("winning-moves", "game: dawson-chess\n    heaps: 1..2\n    size: 1..9"),
    ("winning-moves", "game: dim\n    heaps: 2..3\n    size: 0..20"),
    ("winning-moves", "game: queen\n    size: 0..9"),
    ("winning-moves", "game: turtles\n    size: 2..6"),
    ("wrong-line", "size: 1..255"),
    ("wrong-square", "size: 4..8"),
    ("zeckendorf", "size: 1..10000"),
];

/// A sheet with one exercise.
fn plan(kind: &str, settings: &str, seed: u64, attempt: u64) -> Plan {
    let yaml = format!("title: t\nseed: agreement-{seed}\nexercises:\n  - id: one\n    kind: {kind}\n    {settings}\n");
    let spec = read(&Text::new("agreement.yaml", &yaml)).unwrap_or_else(|faults| panic!("{faults}"));
    Plan::new(spec, attempt).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn two_routes_agree_on_exercises_of_every_kind() {
    agree(500, true, &[]);
}

#[test]
#[ignore = "draws 100,000 exercises of every kind, or as many as NIMBOOK_DRAWS says"]
fn two_routes_agree_on_many_exercises_of_every_kind() {
    let draws = std::env::var("NIMBOOK_DRAWS");
    agree(draws.map_or(100_000, |draws| draws.parse().expect("NIMBOOK_DRAWS is a number")), true, &[]);
}

/// Kinds whose second routes search long, and how many times fewer tests draw of them.
const SLOW: &[(&str, u64)] = &[("big-index", 50), ("coin-heaps", 100), ("true-or-false", 5), ("which-heap", 5)];

/// Draws so many exercises of each kind, or of those that are named, and fewer of slow ones if `shortened`; panics at the
/// first that two routes disagree about.
pub fn agree(exercises: u64, shortened: bool, named: &[String]) {
    bench::KINDS.par_iter().for_each(|kind| {
        if !named.is_empty() && !named.iter().any(|name| name == kind.name) {
            return;
        }
        let slow = SLOW.iter().find(|(name, _)| shortened && *name == kind.name);
        let exercises = slow.map_or(exercises, |(_, fewer)| exercises.div_ceil(*fewer));
        let mut settings = vec![""];
        settings.extend(SETTINGS.iter().filter(|(name, _)| *name == kind.name).map(|(_, settings)| *settings));
        let mut verifier = Verifier::new();
        let (started, mut drawn, mut wrong, mut seed) = (Instant::now(), 0, 0, 0);
        // Half of what is still to draw goes to each setting in turn. Small spaces run out; then other seeds and attempts
        // ask the same candidates in other orders.
        while drawn < exercises {
            for settings in &settings {
                let plan = plan(kind.name, settings, seed, seed % 3);
                let most = plan.variants().min((exercises - drawn).div_ceil(2));
                for variant in 0..most {
                    let sheet = Sheet::draw(&plan, variant, seed % 3, &mut verifier);
                    let sheet = sheet.unwrap_or_else(|error| panic!("{}: {error:?}", kind.name));
                    wrong += bench::wrong_answers(&sheet);
                    drawn += 1;
                }
            }
            seed += 1;
        }
        let rate = drawn as f64 / started.elapsed().as_secs_f64();
        println!(
            "{:18} {drawn:7} drawn, 0 disagreements, {wrong:7} wrong answers refuted, {rate:9.0} a second",
            kind.name
        );
        assert!(wrong > 0, "{} names no mistakes", kind.name);
    });
}
