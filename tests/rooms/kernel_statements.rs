//! Horváth's statements about Chomp with three columns: every verdict and number of the literature, and the
//! certificates for long rows.
//!
//! Truth: `tests/truth/kernel/chomp-statements.csv`, `chomp-three-long.csv`, `chomp-three-openings.csv`.

use std::collections::BTreeSet;

use crate::solver::Budget;
use crate::solver::kernel::chomp::certificate::{Certificate, find, verify};
use crate::solver::kernel::chomp::statements::{ALL, Opening, Verdict, openings, statement};
use crate::solver::kernel::chomp::survey::{Settled, Survey};
use crate::tests::tables::{number, rows};

const LARGE: Budget = Budget { states: 1 << 30, steps: 1 << 30 };

fn numbers(text: &str) -> Vec<u64> {
    text.split_whitespace().map(number).collect()
}

/// Judges every row of the table with this reach; which statements had one.
fn judge_all(reach: &str, survey: &Survey) -> BTreeSet<&'static str> {
    let table: Vec<[&str; 7]> =
        rows(include_str!("../truth/kernel/chomp-statements.csv"), "id;reach;verdict;fact;numbers;source");
    let mut judged = BTreeSet::new();
    for [place, id, _, verdict, fact, expected, _] in table.into_iter().filter(|row| row[2] == reach) {
        let statement = statement(id).unwrap_or_else(|| panic!("{place}: {id} is a statement"));
        let finding = statement.judge(survey, LARGE).expect("in reach");
        let (word, bound) = verdict.split_once(' ').unwrap_or((verdict, ""));
        match (word, &finding.verdict) {
            ("proved", Verdict::Proved) => {}
            ("checked", Verdict::Checked { to }) => assert!(*to >= number(bound), "{place}: {id} to {to}"),
            ("refuted", Verdict::Refuted { witness }) => {
                let witness: Vec<u64> = witness.iter().map(|&n| n.into()).collect();
                assert_eq!(witness, numbers(bound), "{place}: {id}");
            }
            (_, found) => panic!("{place}: {id} is {found:?}"),
        }
        if !fact.is_empty() {
            let found = finding.number(fact).unwrap_or_else(|| panic!("{place}: {id} has a fact {fact:?}"));
            match (expected.strip_suffix("..."), expected.strip_prefix('#')) {
                (Some(first), _) => assert!(found.starts_with(&numbers(first)), "{place}: {id} {found:?}"),
                (_, Some(count)) => assert_eq!(found.len(), number::<usize>(count), "{place}: {id}"),
                _ => assert_eq!(found, numbers(expected), "{place}: {id}"),
            }
        }
        judged.insert(statement.id);
    }
    judged
}

#[test]
fn every_statement_to_row_one_thousand() {
    let survey = Survey::new(1000, 3600, LARGE).expect("in reach");
    let judged = judge_all("near", &survey);
    assert_eq!(judged, ALL.iter().map(|statement| statement.id).collect());
    // C-52: never further than 1.740 and 2.142 from the ratios.
    for (id, most) in [("C-52a", 1_740_000), ("C-52b", 2_142_000)] {
        let finding = statement(id).expect("a statement").judge(&survey, LARGE).expect("in reach");
        assert!(finding.number("millionths").expect("a fact")[0] <= most, "{id}");
    }
}

/// As far as the literature goes.
#[test]
#[ignore = "computes a hundred million cells"]
fn the_statements_with_far_numbers_to_row_14599() {
    let survey = Survey::new(14_599, 20_700, LARGE).expect("in reach");
    assert!(judge_all("far", &survey).len() > 25);
    for (id, most) in [("C-52a", 1740), ("C-52b", 2142)] {
        let finding = statement(id).expect("a statement").judge(&survey, LARGE).expect("in reach");
        // Printed to three decimals: the greatest distance, rounded up.
        assert_eq!(finding.number("millionths").expect("a fact")[0].div_ceil(1000), most, "{id}");
    }
    let openings = openings(&survey);
    for [place, height, kind, k, _] in
        rows(include_str!("../truth/kernel/chomp-three-openings.csv"), "height;kind;k;source")
    {
        let (second, third) = if kind == "b" { (Some(number(k)), None) } else { (None, Some(number(k))) };
        let expected = Opening { second, third };
        assert_eq!(openings[number::<usize>(height) - 1], expected, "{place}");
    }
    // T16: pairs near the ratios.
    for (a, b) in [(100, 58), (500, 292), (1000, 585), (2000, 1171), (5000, 2928), (10000, 5857), (14999, 8786)] {
        assert_eq!(survey.main[b], a);
    }
    for (a, c) in
        [(99, 70), (499, 353), (1001, 708), (1999, 1413), (4999, 3535), (9999, 7070), (15000, 10607), (19999, 14141)]
    {
        assert_eq!(survey.ends[c], Some(a));
    }
}

#[test]
fn long_rows_repeat_from_their_column_on() {
    let survey = Survey::new(120, 600, LARGE).expect("in reach");
    let table: Vec<[&str; 5]> = rows(include_str!("../truth/kernel/chomp-three-long.csv"), "row;offsets;from;source");
    let mut known = vec![None; 121];
    for [_, row, offsets, from, _] in table {
        let (from, by_remainder) = (number::<u32>(from), numbers(offsets));
        let offset = |column: u32| by_remainder[column as usize % by_remainder.len()] as u32;
        let offsets = (0..by_remainder.len() as u32).map(|place| offset(from + place)).collect();
        known[number::<usize>(row)] = Some(Settled { from, offsets });
    }
    // Beyond the table of the literature there are no long rows up to here.
    assert_eq!(survey.settled, known);
}

#[test]
fn certificates_are_found_and_every_change_is_refused() {
    let survey = Survey::new(200, 1000, LARGE).expect("in reach");
    for rows in [0, 1, 2, 3, 60, 121, 200] {
        let certificate = find(&survey, rows).expect("enough columns");
        assert_eq!(verify(&certificate, LARGE), Ok(Ok(())), "{rows}");
    }
    let good = find(&survey, 122).expect("enough columns");
    let place = good.offsets.iter().position(|&(row, _)| row == 120).expect("row 120 lives");
    let (_, offsets) = &good.offsets[place];
    assert_eq!(offsets.len(), 2);
    let even = if good.from.is_multiple_of(2) { [72, 70] } else { [70, 72] };
    assert_eq!(offsets[..], even);
    let flaw = |message: &str, change: &dyn Fn(&mut Certificate)| {
        let mut changed = good.clone();
        change(&mut changed);
        let flaw = verify(&changed, LARGE).expect("in reach").expect_err("a changed certificate is refused");
        assert!(flaw.contains(message), "{flaw}");
    };
    flaw(&format!("f({}, 120) disagrees", good.from), &|one| one.offsets[place].1.swap(0, 1));
    flaw(", 120) disagrees", &|one| one.offsets[place].1[0] = 0);
    flaw(", 120) disagrees", &|one| one.offsets[place].1[0] = u32::MAX);
    flaw("whether row 120 has ended", &|one| drop(one.offsets.remove(place)));
    flaw("whether row 120 has ended", &|one| one.offsets[place].0 = 121);
    flaw("not well formed", &|one| one.offsets[place].1.clear());
    flaw("not well formed", &|one| one.offsets.swap(0, 1));
    flaw("not well formed", &|one| one.rows = 100);
    flaw("is not below the column", &|one| one.from = 0);
    flaw("is not below the column", &|one| one.from = 60);
    flaw("not well formed", &|one| one.offsets.iter_mut().for_each(|(_, offsets)| offsets.clear()));
    assert!(verify(&Certificate { from: u32::MAX, ..good.clone() }, Budget::default()).is_err());
    // As a file.
    assert_eq!(Certificate::read(&good.text()), Ok(good.clone()));
    let offsets = [good.row(120), good.row(7), good.row(6)];
    assert_eq!(offsets, [Some(vec![72, 70]), Some(vec![5]), None]);
    for (from, to, message) in [
        ("chomp 1", "chomp 2", "the first line is not"),
        ("rows 122", "rows many", "line 2 is not `rows` with a number"),
        ("from", "upto", "line 3 is not `from` with a number"),
        ("\n7: ", "\n7; ", "is not a row with at most"),
        ("\n7: 5", "\n7: 5 -1", "is not a row with at most"),
        ("\n7: 5", &format!("\n7: 5{}", " 5".repeat(64)), "is not a row with at most"),
    ] {
        let text = good.text().replacen(from, to, 1);
        let fault = Certificate::read(&text).expect_err(to);
        assert!(fault.contains(message), "{fault}");
    }
    // Too few columns to see anything repeat.
    let narrow = Survey::new(200, 300, LARGE).expect("in reach");
    assert_eq!(find(&narrow, 200), None);
    assert_eq!(find(&narrow, 202), None);
}

/// The steps alone: a pattern that its columns follow for a while, but that does not follow from itself.
#[test]
fn a_pattern_must_follow_from_itself() {
    // Row 0 has offset 1 for ever. With offsets 1 and 1 all is well; what no columns show cannot be asked for.
    let one = |offsets: Vec<u32>| Certificate { rows: 1, from: 2, offsets: vec![(0, offsets)] };
    assert_eq!(verify(&one(vec![1]), LARGE), Ok(Ok(())));
    assert_eq!(verify(&one(vec![1, 1, 1]), LARGE), Ok(Ok(())));
    // One column is computed for one row, so a second offset is judged by the steps.
    assert_eq!(verify(&one(vec![1, 2]), LARGE), Ok(Err("the offset of row 0 at place 0 does not follow".to_owned())));
}
