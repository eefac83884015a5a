//! Versions of a class, and questions that are used again: never on one sheet, never by neighbours, as evenly as possible.

use std::collections::{BTreeMap, BTreeSet};

use crate::exercise::Verifier;
use crate::sheet::roster::Roster;
use crate::sheet::{Plan, Sheet, Shift};
use crate::source::Text;

use super::{drawn, plan};

/// Exercises with few questions, and how many of each there are on a sheet.
const FEW: [&str; 7] = [
    "kind: grundy-value, game: kayles, size: 5..9, easy: true",
    "kind: winning-moves, game: chomp, heaps: 3, size: 3..4",
    "kind: winning-moves, heaps: 3, size: 1..6, count: 2",
    "kind: outcome, heaps: 3, size: 1..7, count: 2",
    "kind: outcome, game: \"subtract(1,3,4)\", size: 3..14",
    "kind: grundy-value, game: \"subtract(1,3,4)\", size: 5..20, count: 3, easy: true",
    "kind: count-trios, size: 3..12",
];

fn few(head: &str, exercise: &str) -> Plan {
    let exercise = format!("  - {{id: one, {exercise}, repeat: true}}\n");
    plan("few.yaml", &format!("title: Few\nseed: few\n{head}exercises:\n{exercise}"))
}

/// What a sheet asks about: heaps in any order are the same.
fn asked(sheet: &Sheet) -> Vec<String> {
    let sorted = |position: &str| {
        let mut words: Vec<&str> = position.split(' ').collect();
        if words[0] == "nim" {
            words[1..].sort_unstable();
        }
        words.join(" ")
    };
    sheet.drawn().iter().map(|one| sorted(&one.question.position)).collect()
}

fn are_apart(one: &[String], other: &[String]) -> bool {
    one.iter().all(|position| !other.contains(position))
}

#[test]
fn questions_are_used_again_but_not_by_neighbours() {
    let mut again = 0;
    for exercise in FEW {
        let plan = few("", exercise);
        assert_eq!(plan.variants(), u64::MAX, "{exercise}");
        let sheets: Vec<Vec<String>> = (0..60).map(|variant| asked(&drawn(&plan, variant))).collect();
        for (variant, sheet) in sheets.iter().enumerate() {
            assert_eq!(
                sheet.iter().collect::<BTreeSet<_>>().len(),
                sheet.len(),
                "{exercise}: twice on sheet {variant}"
            );
            if let Some(next) = sheets.get(variant + 1) {
                assert!(are_apart(sheet, next), "{exercise}: {variant} and the next share {sheet:?} {next:?}");
            }
        }
        let mut uses: BTreeMap<&String, u64> = BTreeMap::new();
        for position in sheets.iter().flatten() {
            *uses.entry(position).or_default() += 1;
        }
        again += usize::from(uses.values().any(|&times| times > 1));
        let (least, most) = (uses.values().min().unwrap_or(&0), uses.values().max().unwrap_or(&0));
        // Each level and side has turns of its own, so only what those have in common is as even as can be.
        let is_one = plan.levels(0).windows(2).all(|two| two[0] == two[1]) && plan.spec.exercises[0].sides.len() == 1;
        assert!(!is_one || most - least <= 1, "{exercise}: used {least} to {most} times");
    }
    assert!(again >= 5, "only {again} exercises are short of questions");
}

/// The last version and the first sit side by side, too.
#[test]
fn the_versions_of_neighbours_differ_all_around() {
    for exercise in FEW {
        for versions in 2..=8 {
            let plan = few(&format!("versions: {versions}\n"), exercise);
            let sheets: Vec<Vec<String>> = (0..versions).map(|variant| asked(&drawn(&plan, variant))).collect();
            for (variant, sheet) in sheets.iter().enumerate().take(versions as usize - 1) {
                assert!(are_apart(sheet, &sheets[variant + 1]), "{exercise}, {versions}: {variant} and the next");
            }
            // Of an odd number of versions three must differ in turn.
            let supply = plan.pools(0).tally.supply[usize::from(plan.levels(0)[0]) - 1];
            let enough = versions % 2 == 0 || supply >= 3 * plan.spec.exercises[0].count;
            let is_one =
                plan.levels(0).windows(2).all(|two| two[0] == two[1]) && plan.spec.exercises[0].sides.len() == 1;
            if enough && is_one {
                assert!(
                    are_apart(&sheets[0], &sheets[versions as usize - 1]),
                    "{exercise}, {versions}: the last and A"
                );
            }
        }
    }
}

#[test]
fn what_is_used_again_is_twice_on_no_sheet_whatever_the_level() {
    let plan = few("", FEW[2]);
    for shift in Shift::ALL {
        for variant in 0..40 {
            let sheet = Sheet::shifted(&plan, shift, variant, 0, &mut Verifier::new()).expect("it is drawn");
            let asked = asked(&sheet);
            assert_eq!(asked.iter().collect::<BTreeSet<_>>().len(), asked.len(), "{shift:?} {variant}: {asked:?}");
        }
    }
}

/// A class that has enough questions is asked the same, whether they may be used again or not.
#[test]
fn repeat_changes_nothing_where_there_is_enough() {
    let both = ["", ", repeat: true"].map(|repeat| {
        let exercise = format!("  - {{id: one, kind: winning-moves, heaps: 3, size: 1..6{repeat}}}\n");
        plan("few.yaml", &format!("title: Few\nseed: few\nexercises:\n{exercise}"))
    });
    let variants = both[0].variants();
    assert!((3..60).contains(&variants), "{variants}");
    for variant in 0..variants {
        assert_eq!(asked(&drawn(&both[0], variant)), asked(&drawn(&both[1], variant)), "variant {variant}");
    }
    assert_ne!(both[0].id(Shift::None, 0, 0), both[1].id(Shift::None, 0, 0));
}

#[test]
fn fewer_than_neighbours_need_are_refused_with_their_number() {
    let exercise = "kind: grundy-value, game: kayles, size: 7..7, easy: true";
    let plan = few("", exercise);
    let refused = plan.suffices(1, None).expect_err("there is one question");
    let said = refused.to_string();
    assert!(said.contains("asks for 2 questions") && said.contains("only 1 exists"), "{said}");
    assert!(said.contains("help: `size: 7..9` gives 2 sheets, "), "{said}");
}

fn dealt(roster: &str, kept: Option<&str>, versions: u64) -> Vec<u64> {
    let read = |text: &str, kept: Option<&Roster>, versions| {
        Roster::read(&Text::new("r.csv", text), kept, Some(versions)).unwrap_or_else(|faults| panic!("{faults}"))
    };
    let kept = kept.map(|kept| read(kept, None, 1 << 24));
    let roster = read(roster, kept.as_ref(), versions);
    roster.members().map(|member| member.variant).collect()
}

#[test]
fn versions_are_dealt_so_that_neighbours_differ() {
    let students = |count: usize| (0..count).map(|id| format!("{id},S{id}\n")).collect::<String>();
    assert_eq!(dealt(&format!("id,name\n{}", students(6)), None, 4), [0, 1, 2, 3, 0, 1]);
    assert_eq!(dealt(&format!("id,name\n{}", students(5)), None, 2), [0, 1, 0, 1, 0]);
    // Who comes between two others gets neither's version; who is there keeps theirs, in letters or as a number.
    let kept = "id,name,variant\n0,S0,A\n1,S1,B\n2,S2,2\n";
    assert_eq!(dealt("id,name\n0,S0\nnew,N\n1,S1\n2,S2\nlast,L\n", Some(kept), 4), [0, 2, 1, 2, 3]);
    // A number is taken by what is left over, and who left sits nowhere.
    assert_eq!(dealt("id,name,variant,left\n0,S0,5,\n1,S1,,yes\n2,S2,,\n", None, 4), [1, 2]);
    // Of two versions there is not always another.
    assert_eq!(dealt("id,name,variant\n0,S0,a\n1,S1,\n2,S2,B\n", None, 2), [0, 1, 1]);
}

/// The roster that is written is read as it was.
#[test]
fn letters_stay_in_the_roster() {
    let text = Text::new("r.csv", "id,name,house\n0,S0,x\n1,S1,y\n2,S2,z\n");
    let roster = Roster::read(&text, None, Some(3)).unwrap_or_else(|faults| panic!("{faults}"));
    let written: String = roster.write().iter().map(|row| row.join(",") + "\n").collect();
    assert_eq!(written, "id,name,house,variant\n0,S0,x,A\n1,S1,y,B\n2,S2,z,C\n");
    assert_eq!(dealt(&written, None, 3), [0, 1, 2]);
}
