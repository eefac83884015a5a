//! Random edits of specs under a class that exists: whoever was asked something is asked it still, unless the edit or a
//! conflict that is listed takes it away; nothing is asked twice; ids change where questions do, and only there.

use std::collections::{BTreeMap, BTreeSet};

use crate::class::keeping::{self, Keeping};
use crate::document::Question;
use crate::exercise::{Dice, Key, Verifier};
use crate::sheet::roster::Member;
use crate::sheet::{self, Plan, Sheet, Shift, Spec};
use crate::source::{Diagnostics, Text};

/// An exercise: its id, and its keys with their values.
type Exercise = (String, Vec<(&'static str, String)>);

/// Ten specs, some with exercises that could ask the same.
const SPECS: [&[&[(&str, &str)]]; 10] = [
    &[
        &[("kind", "winning-moves"), ("heaps", "3"), ("size", "1..15"), ("count", "2")],
        &[("kind", "outcome"), ("heaps", "3"), ("size", "1..15"), ("count", "2")],
    ],
    &[&[("kind", "nim-sum"), ("size", "1..60")], &[("kind", "mex"), ("size", "0..9")]],
    &[
        &[("kind", "grundy-value"), ("game", "kayles"), ("size", "5..24")],
        &[("kind", "winning-moves"), ("game", "kayles"), ("heaps", "2"), ("size", "1..14")],
    ],
    &[&[("kind", "misere-outcome"), ("heaps", "3"), ("size", "1..12"), ("count", "3")]],
    &[
        &[("kind", "reduction-trace"), ("size", "10..60"), ("verdict", "mixed")],
        &[("kind", "complete-trio"), ("size", "1..31")],
    ],
    &[&[("kind", "losing-set"), ("heaps", "1..3"), ("size", "1..12")], &[("kind", "period"), ("size", "1..10")]],
    &[&[("kind", "winning-moves"), ("game", "chomp"), ("difficulty", "5"), ("heaps", "3"), ("size", "3..8")]],
    &[&[("kind", "wrong-line"), ("size", "1..60")], &[("kind", "find-misprint"), ("size", "12..60")]],
    &[
        &[("kind", "winning-moves"), ("heaps", "3"), ("size", "1..20"), ("difficulty", "3")],
        &[("kind", "winning-moves"), ("heaps", "3"), ("size", "1..25"), ("difficulty", "4")],
        &[("kind", "outcome"), ("heaps", "3"), ("size", "1..25"), ("difficulty", "3..4"), ("count", "2")],
    ],
    &[&[("kind", "zeckendorf"), ("size", "20..400")], &[("kind", "fibonacci-limit"), ("size", "10..90")]],
];

fn text(exercises: &[Exercise]) -> String {
    let mut text = "title: T\nseed: edits\nexercises:\n".to_owned();
    for (id, keys) in exercises {
        let keys: Vec<String> = keys.iter().map(|(key, value)| format!("{key}: {value}")).collect();
        text += &format!("  - {{id: {id}, {}}}\n", keys.join(", "));
    }
    text
}

fn read(exercises: &[Exercise]) -> Result<Plan, Diagnostics> {
    Plan::new(sheet::read(&Text::new("edit.yaml", &text(exercises)))?, 0)
}

/// One edit, and the id of the exercise that it touches; none where it touches no exercise.
fn edit(exercises: &mut Vec<Exercise>, asked: &[String], dice: &mut Dice) -> Option<String> {
    let place = dice.below(exercises.len() as u64) as usize;
    let set = |exercise: &mut Exercise, key: &'static str, value: String| {
        exercise.1.retain(|(known, _)| *known != key);
        exercise.1.push((key, value));
    };
    let id = exercises[place].0.clone();
    let size = exercises[place].1.iter().find(|(key, _)| *key == "size").map(|(_, value)| value.clone());
    let (least, most) = size.as_deref().and_then(|size| size.split_once("..")).unwrap_or(("1", "20"));
    let most: u64 = most.parse().unwrap_or(20);
    match dice.below(9) {
        0 => set(&mut exercises[place], "size", format!("{least}..{}", most + 1 + dice.below(6))),
        1 => set(&mut exercises[place], "size", format!("{least}..{}", most - 1)),
        2 => set(&mut exercises[place], "count", (1 + dice.below(3)).to_string()),
        3 => set(&mut exercises[place], "without", format!("[{}]", asked.first()?)),
        4 => set(&mut exercises[place], "easy", "true".to_owned()),
        5 => set(&mut exercises[place], "points", "3".to_owned()),
        6 => {
            let (_, keys) = exercises[place].clone();
            exercises.insert(0, (format!("new{}", dice.below(1_000)), keys));
            return None;
        }
        7 => {
            exercises.rotate_left(1);
            return None;
        }
        _ if exercises.len() > 1 => {
            exercises.remove(place);
        }
        _ => set(&mut exercises[place], "text", "Think first.".to_owned()),
    }
    Some(id)
}

/// What is asked of each student, by exercise and item, and the id.
type Asked = BTreeMap<u64, (String, BTreeMap<(String, u64), String>)>;

fn asked(plan: &Plan, members: &[Member]) -> Asked {
    let one = |member: &Member| {
        let mut items = BTreeMap::<usize, u64>::new();
        let mut question = |(index, question): (usize, Question)| {
            let item = items.entry(index).or_default();
            *item += 1;
            ((plan.spec.exercises[index].id.clone(), *item - 1), question.position)
        };
        let questions = plan.unconfirmed(member.variant).into_iter().map(&mut question).collect();
        (member.variant, (plan.id(Shift::None, member.variant, 0).to_string(), questions))
    };
    members.iter().map(one).collect()
}

#[test]
fn edits_change_what_they_must_and_nothing_else() {
    let members: Vec<Member> =
        (0..8).map(|variant| Member { id: variant.to_string(), variant, ..Member::default() }).collect();
    let mut verifier = Verifier::new();
    // So many edits of each spec; 20 where NIMBOOK_DRAWS is 1,000 or more.
    let draws = std::env::var("NIMBOOK_DRAWS").ok().and_then(|draws| draws.parse::<u64>().ok());
    let tries = if draws.is_some_and(|draws| draws >= 1_000) { 20 } else { 3 };
    let mut dice = Dice::new(Key::of(&["edits"]), 0);
    let (mut edits, mut stayed, mut conflicts) = (0, 0, 0);
    for spec in SPECS {
        let name = |place: usize| format!("e{place}");
        let own = |keys: &[(&'static str, &str)]| keys.iter().map(|(key, value)| (*key, (*value).to_owned())).collect();
        let mut exercises: Vec<Exercise> =
            spec.iter().enumerate().map(|(place, keys)| (name(place), own(keys))).collect();
        let mut plan = read(&exercises).unwrap_or_else(|faults| panic!("{faults}"));
        plan.spec.kept = keeping::keep(&plan, None, &members, None).expect("there are enough").kept;
        let mut before = asked(&plan, &members);
        let mut tried = 0;
        while tried < tries {
            let mut next = exercises.clone();
            let typed: Vec<String> = before[&0].1.values().cloned().collect();
            let Some(touched) = (match edit(&mut next, &typed, &mut dice) {
                Some(id) => Some(Some(id)),
                None if next != exercises => Some(None),
                None => None,
            }) else {
                continue;
            };
            // An edit that the spec does not stand, or that asks for more than exist, changes nothing.
            let Some(mut new) = read(&next).ok().filter(|new| new.spec.exercises.len() < 6) else {
                tried += 1;
                continue;
            };
            let Ok(Keeping { kept, issued, changes, .. }) = keeping::keep(&new, Some(&plan.spec), &members, None)
            else {
                tried += 1;
                continue;
            };
            tried += 1;
            edits += 1;
            (new.spec.kept, new.spec.issued) = (kept, issued);
            let after = asked(&new, &members);
            let listed: BTreeSet<(String, String)> =
                changes.iter().map(|change| (change.student.clone(), change.label.clone())).collect();
            let mut looked_at = false;
            for member in &members {
                let ((old_id, old), (id, now)) = (&before[&member.variant], &after[&member.variant]);
                for ((exercise, item), position) in now {
                    let place = new.spec.exercises.iter().position(|one| one.id == *exercise).expect("it is there");
                    let Some(was) = old.get(&(exercise.clone(), *item)) else { continue };
                    let label = (member.id.clone(), new.label(place, *item));
                    if was == position {
                        stayed += 1;
                        continue;
                    }
                    assert!(listed.contains(&label), "{label:?}: {was} is {position}, unlisted\n{}", text(&next));
                    if touched.as_ref() != Some(exercise) {
                        assert!(changes.iter().any(|change| change.conflict && change.label == label.1), "{label:?}");
                        conflicts += 1;
                    }
                }
                // The same sheet has the same id, and another has another.
                let is_same = old == now && old.len() == now.len();
                let means = |spec: &Spec| spec.exercises.iter().map(|one| one.id.clone()).collect::<Vec<_>>();
                if is_same && plan.points() == new.points() && means(&plan.spec) == means(&new.spec) {
                    assert_eq!(old_id, id, "{}\n{}", text(&exercises), text(&next));
                } else if !is_same {
                    assert_ne!(old_id, id);
                }
                // What was printed is found; one of those that changed is looked at.
                if is_same || looked_at {
                    continue;
                }
                looked_at = true;
                let old_id = old_id.parse().expect("an id");
                let (_, printed, shift) = new.spec.of(&old_id).unwrap_or_else(|| panic!("{old_id} is lost"));
                let printed = Plan::new(printed.clone(), 0).unwrap_or_else(|faults| panic!("{faults}"));
                let again = Sheet::shifted(&printed, shift, member.variant, 0, &mut verifier).expect("it is drawn");
                let positions: Vec<&String> = again.drawn().iter().map(|one| &one.question.position).collect();
                let all: BTreeSet<&String> = positions.iter().copied().collect();
                assert_eq!((again.id, all), (old_id, old.values().collect()));
            }
            // The spec is written and read as it is.
            let text = new.spec.kept();
            let read = sheet::read(&Text::new("kept.yaml", &text)).unwrap_or_else(|faults| panic!("{faults}"));
            assert_eq!(read.kept.sheets, new.spec.kept.sheets);
            (exercises, plan, before) = (next, new, after);
        }
    }
    assert!(edits >= 6 * tries, "{edits} edits");
    assert!(stayed > 100 * tries, "{stayed} questions stayed, {conflicts} had to go");
    println!("{edits} edits: {stayed} questions stayed, {conflicts} went because of another exercise");
}
