//! Variants: what an exercise depends on, and what it does not.

use std::collections::BTreeSet;

use crate::document::Question;
use crate::document::Show;
use crate::exercise::Verifier;
use crate::sheet::{Plan, Sheet};
use crate::tests::text_formats;
use proptest::prelude::*;
use rayon::prelude::*;

use super::settings::{SETTINGS, yaml};
use super::{Press, drawn, plan, specs};

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// `Sheet::draw` refuses what two routes do not agree on, so drawing is the proof.
    #[test]
    fn any_seed_and_variant_of_any_kind_verifies(
        setting in prop::sample::select(SETTINGS),
        seed in "[a-z]{1,8}",
        variant in any::<u64>(),
        count in 1_u64..=3,
    ) {
        let plan = plan("any.yaml", &yaml(&format!("s{seed}"), count, setting));
        let sheet = drawn(&plan, variant % plan.variants());
        prop_assert_eq!(sheet.drawn().len() as u64, count);
        for one in sheet.drawn() {
            prop_assert!((1..=5).contains(&one.difficulty));
            let question = &one.question;
            prop_assert!(question.wrong.iter().all(|mistake| !question.answer.accepts(&mistake.answer)));
            prop_assert!(question.clone().shown().wrong.len() <= 3);
        }
    }
}

const THREE: [&str; 3] = [
    "  - {id: win, kind: winning-moves, heaps: 3, size: 1..15, count: 2}\n",
    "  - {id: trace, kind: reduction-trace, size: 10..60, count: 2}\n",
    "  - {id: misprint, kind: find-misprint, size: 12..63}\n",
];

fn sheet_of(title: &str, points: &str, exercises: &[&str]) -> String {
    format!("title: {title}\nseed: stable\n{points}exercises:\n{}", exercises.concat())
}

/// The questions of one exercise in some variants.
fn questions(plan: &Plan, id: &str) -> Vec<Question> {
    let place = plan.spec.exercises.iter().position(|asked| asked.id == id).expect("the exercise is there");
    let of = |variant| {
        let sheet = drawn(plan, variant);
        sheet.drawn().iter().filter(|one| one.exercise == place).map(|one| one.question.clone()).collect::<Vec<_>>()
    };
    (0..5).flat_map(of).collect()
}

#[test]
fn an_exercise_depends_on_nothing_around_it() {
    let [win, trace, misprint] = THREE;
    let plain = plan("a.yaml", &sheet_of("Nim", "", &THREE));
    let inserted = "  - {id: new, kind: mex}\n";
    let changed = [
        ("one in front", sheet_of("Nim", "", &[inserted, win, trace, misprint])),
        ("another order", sheet_of("Nim", "", &[misprint, trace, win])),
        ("another title", sheet_of("{en: Nim, hu: Játék}", "", &THREE)),
        ("points", sheet_of("Nim", "points: 40\n", &THREE)),
        ("alone", sheet_of("Nim", "", &[win])),
    ];
    for (what, yaml) in changed {
        let other = plan("b.yaml", &yaml);
        for asked in &other.spec.exercises {
            if asked.id != "new" {
                assert_eq!(questions(&plain, &asked.id), questions(&other, &asked.id), "{what} changed `{}`", asked.id);
            }
        }
    }
    let renamed = plan("c.yaml", &sheet_of("Nim", "", &[&win.replace("id: win", "id: won")]));
    assert_ne!(questions(&plain, "win"), questions(&renamed, "won"), "an id decides the draw");
}

/// Of two exercises that could ask the same, a third changes only what it shares with them.
#[test]
fn an_exercise_changes_only_those_that_share_a_candidate() {
    let nim = "  - {id: nim, kind: outcome, heaps: 3, size: 1..9}\n";
    let kayles = "  - {id: pins, kind: outcome, game: kayles, size: 1..12, heaps: 2}\n";
    let sharing = "  - {id: win, kind: winning-moves, heaps: 3, size: 1..9}\n";
    let (before, after) = (
        plan("a.yaml", &sheet_of("t", "", &[nim, kayles])),
        plan("b.yaml", &sheet_of("t", "", &[nim, kayles, sharing])),
    );
    assert_eq!(questions(&before, "pins"), questions(&after, "pins"));
    let shared: BTreeSet<String> =
        all_positions(&after, "nim").intersection(&all_positions(&after, "win")).cloned().collect();
    assert!(shared.is_empty(), "{shared:?}");
}

/// The positions of an exercise in all variants, heaps sorted.
fn all_positions(plan: &Plan, id: &str) -> BTreeSet<String> {
    let place = plan.spec.exercises.iter().position(|asked| asked.id == id).expect("the exercise is there");
    (0..plan.variants())
        .flat_map(|variant| drawn(plan, variant).drawn().to_vec())
        .filter(|one| one.exercise == place)
        .map(|one| canonical(&one.question.position))
        .collect()
}

/// Every variant has the same levels, and as many variants as there are sides balance each place.
#[test]
fn variants_have_equal_profiles_and_sides_that_balance() {
    for setting in SETTINGS {
        let plan = plan("class.yaml", &yaml("class", 2, *setting));
        let sides = plan.spec.exercises[0].sides.len() as u64;
        let variants = plan.variants().min(12) / sides * sides;
        let class: Vec<_> = (0..variants).map(|variant| drawn(&plan, variant).drawn().to_vec()).collect();
        let levels: BTreeSet<Vec<u8>> =
            class.iter().map(|sheet| sheet.iter().map(|one| one.difficulty).collect()).collect();
        assert_eq!(levels.len(), 1, "{setting:?}: {levels:?}");
        for round in class.chunks(sides as usize).filter(|_| sides > 1 && setting.0 != "reduction-trace") {
            for place in 0..2 {
                let answers: BTreeSet<String> =
                    round.iter().map(|sheet| sheet[place].question.answer.to_string()).collect();
                assert_eq!(answers.len() as u64, sides, "{setting:?}: {answers:?}");
            }
        }
    }
}

#[test]
fn positions_of_the_author_come_first_as_typed_and_nowhere_else() {
    let yaml = "title: t\nseed: s\nexercises:\n  - id: mine\n    kind: winning-moves\n    heaps: 3\n    size: 1..7\n    \
                count: 3\n    positions: [nim 7 1 5, nim 2 2 9]\n    without: [nim 1 2 4, nim 6 1 2]\n  - id: who\n    \
                kind: outcome\n    heaps: 3\n    size: 1..7\n    verdict: any\n    easy: true\n";
    let plan = plan("mine.yaml", yaml);
    let mut drawn_ones = BTreeSet::new();
    for variant in 0..plan.variants() {
        let sheet = drawn(&plan, variant);
        let positions: Vec<&str> = sheet.drawn().iter().map(|one| one.question.position.as_str()).collect();
        assert_eq!(positions[..2], ["nim 7 1 5", "nim 2 2 9"]);
        drawn_ones.insert(canonical(positions[2]));
        assert!(!["nim 1 5 7", "nim 2 2 9"].contains(&canonical(positions[3]).as_str()));
    }
    for never in ["nim 1 5 7", "nim 2 2 9", "nim 1 2 4", "nim 1 2 6"] {
        assert!(!drawn_ones.contains(never), "{never}");
    }
}

/// What a question is about, whatever the order of its heaps.
fn canonical(position: &str) -> String {
    let mut words: Vec<&str> = position.split(' ').collect();
    if position.starts_with("nim") || position.starts_with("mex") {
        words[1..].sort_by_key(|word| (word.len(), word.to_string()));
    }
    words.join(" ")
}

#[test]
fn no_two_of_forty_students_share_a_question() {
    for setting in SETTINGS {
        let plan = plan("class.yaml", &yaml("class", 1, *setting));
        let variants = plan.variants().min(40);
        let positions: BTreeSet<String> =
            (0..variants).map(|variant| canonical(&drawn(&plan, variant).drawn()[0].question.position)).collect();
        assert_eq!(positions.len() as u64, variants, "{setting:?}");
    }
}

#[test]
fn two_threads_and_a_second_run_print_the_same_bytes() {
    let press = Press::new();
    let class = |threads: usize| -> Vec<String> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads start");
        let (_, yaml) =
            specs("exercises").into_iter().find(|(name, _)| name == "11-mex-and-subtraction").expect("it is there");
        let plan = plan("class.yaml", &yaml);
        pool.install(|| {
            let print = |verifier: &mut Verifier, variant: u64| {
                let sheet = Sheet::draw(&plan, variant, 0, verifier).unwrap_or_else(|error| panic!("{error:?}"));
                let each = text_formats().map(|format| press.print(&plan, &sheet, Show::Folded, format.name));
                each.collect::<String>()
            };
            (0..30_u64).into_par_iter().map_init(Verifier::new, print).collect()
        })
    };
    let one = class(1);
    assert_eq!(one, class(2));
    assert_eq!(one, class(1));
    assert_eq!(one.iter().collect::<BTreeSet<_>>().len(), 30);
}

#[test]
fn difficulty_is_what_was_asked_for() {
    for setting in SETTINGS {
        for (difficulty, levels) in [("1..2", [1, 1, 2]), ("3", [3; 3]), ("[5, 4, 5]", [5, 4, 5])] {
            let yaml = yaml("hard", 3, *setting) + &format!("    difficulty: {difficulty}\n");
            let spec = crate::sheet::read(&crate::source::Text::new("hard.yaml", &yaml)).expect("it reads");
            // Not every setting has questions of every difficulty.
            let Ok(plan) = Plan::new(spec, 0) else { continue };
            for variant in 0..plan.variants().min(20) {
                let sheet = drawn(&plan, variant);
                let drawn: Vec<u8> = sheet.drawn().iter().map(|one| one.difficulty).collect();
                assert_eq!(drawn, levels, "{setting:?}");
            }
        }
    }
}
