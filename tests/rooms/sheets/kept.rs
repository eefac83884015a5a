//! What a class was asked is kept: every question of every kind is found again by its line, and a spec that kept something is
//! written and read as it is.

use crate::sheet::kept::{Asked, Kept, KeptSheet, usual_number};
use crate::sheet::{self, Plan, SheetId, Shift};
use crate::source::Text;

use super::settings::{SETTINGS, yaml};
use super::{drawn, plan};

#[test]
fn every_question_is_found_again_by_its_line() {
    for &(kind, lines) in SETTINGS {
        let plan = plan("kept.yaml", &yaml("kept", 2, (kind, lines)));
        let exercise = &plan.spec.exercises[0];
        let space = (exercise.kind.space)(&exercise.task);
        for variant in 0..plan.variants().min(20) {
            for item in 0..2 {
                let asked = plan.drawn(0, Shift::None, variant, item).expect("it is drawn");
                let usual = usual_number(exercise, variant, item);
                let text = asked.text(exercise, usual);
                assert_eq!(
                    Asked::read(exercise, &space, &text, usual).as_ref(),
                    Some(&asked),
                    "{kind} {lines:?}: {text}"
                );
                let elsewhere = asked.text(exercise, usual + 7);
                assert_eq!(elsewhere, format!("{text} @ {usual}"));
                assert_eq!(
                    Asked::read(exercise, &space, &elsewhere, usual + 7),
                    Some(asked),
                    "{kind} {lines:?}: {elsewhere}"
                );
            }
        }
    }
}

/// What nobody wrote is no question, and nothing breaks.
#[test]
fn lines_that_somebody_changed_are_refused() {
    for &(kind, lines) in SETTINGS {
        let plan = plan("kept.yaml", &yaml("kept", 2, (kind, lines)));
        let exercise = &plan.spec.exercises[0];
        let space = (exercise.kind.space)(&exercise.task);
        let asked = plan.drawn(0, Shift::None, 0, 0).expect("it is drawn");
        let text = asked.text(exercise, 0);
        let topic = exercise.kind.subject.topic(&exercise.task, asked.candidate.game);
        for damaged in
            [format!("{text} 1"), format!("{text} @"), format!("{text} @ x"), format!("x{text}"), String::new()]
        {
            let read = Asked::read(exercise, &space, &damaged, 0);
            // A number more may be a question with a heap more.
            assert!(read.is_none() || damaged.ends_with(" 1"), "{kind} {lines:?}: {damaged}");
        }
        for numbers in ["", " 0", " 18446744073709551615", " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"] {
            let _ = Asked::read(exercise, &space, &format!("{topic}{numbers}"), 0).map(|asked| asked.text(exercise, 0));
        }
    }
}

/// A plan with everything kept that its first variants ask.
fn with_kept(mut plan: Plan, variants: u64) -> Plan {
    let asked = |plan: &Plan, variant| {
        let of = |index: usize| {
            let exercise = &plan.spec.exercises[index];
            let one = |item: u64| match exercise.positions.get(item as usize) {
                Some((candidate, _)) => Asked { candidate: candidate.clone(), number: item },
                None => plan.drawn(index, Shift::None, variant, item).expect("it is drawn"),
            };
            (0..exercise.count).map(one).collect()
        };
        (0..plan.spec.exercises.len()).map(of).collect::<Vec<_>>()
    };
    let mut kept = Kept::default();
    for variant in 0..variants {
        let digest = 0x00AB_C000 + variant as u32;
        kept.sheets.insert((Shift::None, variant), KeptSheet { digest, asked: asked(&plan, variant) });
    }
    plan.spec.kept = kept;
    plan
}

const SPECS: [&str; 4] = [
    "title: T\nseed: a\nexercises:\n  - {id: one, kind: winning-moves, heaps: 3, count: 2}\n  - {id: two, kind: outcome, positions: [nim 3 5 6], count: 2}\n",
    "# A comment.\ntitle: T\nseed: a\nexercises:\n  - {id: one, kind: nim-sum}\n# The last line.",
    "{title: T, seed: a, exercises: [{id: one, kind: winning-moves, heaps: 3}]}\n",
    "  title: T\n  seed: a\n  exercises:\n    - {id: one, kind: mex}\n",
];

#[test]
fn what_is_kept_is_written_and_read_as_it_is() {
    for text in SPECS {
        let plan = with_kept(plan("one.yaml", text), 3);
        let written = plan.spec.kept();
        let read =
            |text: &str| sheet::read(&Text::new("kept.yaml", text)).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
        let again = read(&written);
        assert_eq!(again.kept.sheets, plan.spec.kept.sheets, "{written}");
        assert_eq!(again.kept(), written, "it is written as it was read");
        // Sheets have the ids that were kept, and the questions.
        let (plan, again) = (plan, Plan::new(again, 0).unwrap_or_else(|faults| panic!("{faults}")));
        for variant in 0..4 {
            let (one, other) = (drawn(&plan, variant), drawn(&again, variant));
            assert_eq!(one.drawn(), other.drawn());
            let digest =
                if variant < 3 { 0x00AB_C000 + variant as u32 } else { SheetId::digest(&plan.spec, Shift::None) };
            assert_eq!((one.id.digest, other.id), (digest, one.id));
        }
        // A spec from before is text in it, as often as it is written.
        let mut later = again.spec.clone();
        later.seed = "later".to_owned();
        (later.kept, later.issued) = (Kept::default(), again.spec.clone().history());
        let twice = read(&later.kept());
        assert_eq!(twice.issued.len(), 1);
        let old = &drawn(&again, 1).id;
        assert!(matches!(twice.of(old), Some((1, _, Shift::None))), "{}", twice.kept());
        assert_eq!(read(&twice.kept()).kept(), twice.kept());
    }
}

#[test]
fn what_is_kept_and_broken_is_refused_with_its_place() {
    let written = with_kept(plan("one.yaml", SPECS[0]), 1).spec.kept();
    let refused = |text: String| match sheet::read(&Text::new("kept.yaml", &text)) {
        Ok(_) => panic!("it is read"),
        Err(faults) => faults.to_string(),
    };
    let line = written.lines().position(|line| line.starts_with("- {sheet:")).expect("a sheet") + 1;
    let at = |said: &str, code: &str| {
        assert!(said.contains(&format!("kept.yaml:{line}:")) && said.contains(code), "{said}");
    };
    at(&refused(written.replace("\"nim ", "\"nym ")), "bad-position");
    at(&refused(written.replace("- {sheet: NB-", "- {sheet: NX-")), "bad-id");
    at(&refused(written.replace("asked: [", "level: 3, asked: [")), "bad-level");
    at(&refused(written.replace("asked: [", "asked: [\"nim 1 2 4\", ")), "bad-count");
    at(&refused(written.replace("asked: [", "asking: [")), "missing-key");
    let said = refused(format!("{written}issued:\n- \"title: T\"\n"));
    assert!(said.contains("bad-issued") && said.contains("a spec that was kept cannot be read"), "{said}");
}
