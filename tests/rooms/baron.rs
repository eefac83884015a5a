//! Báron's procedures against the tables of his article: traces, the table of 155, counts, leftovers.
//!
//! Truth: `tests/truth/baron/*.csv`, written from the article and its independent checks, never from this code.
//! Snapshots: `tests/traces/`, the text of `nimbook trace`, one file per trace of `tests/truth/baron/`.

use crate::baron::columns::Columns;
use crate::baron::greedy::{self, By, Log, Run};
use crate::baron::reduction::{Ended, Parity, Verdict, confirm, trace};
use crate::baron::{Pair, Trio, pairs, table, xor};
use crate::cli::printed::Printed;
use crate::cli::trace::{Base, Trace};
use crate::cli::trios::{self, Order, Trios};
use crate::cli::{Reply, either};
use serde_json::Value;

/// The rows of a truth file, cells separated by commas, the header checked and left out.
fn truth(text: &'static str, header: &str) -> Vec<Vec<&'static str>> {
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(header));
    lines.map(|line| line.split(',').collect()).collect()
}

/// What `nimbook trace` says.
fn reply([a, b, c]: Trio, json: bool) -> Reply {
    let printed = Printed { json, ..Printed::default() };
    either(Trace { a, b, c, base: Base::Both, printed, spoken: Default::default() }.run())
}

fn verdicts() -> Vec<Vec<&'static str>> {
    truth(
        include_str!("../truth/baron/trace-verdicts.csv"),
        "id,a,b,c,column_sums,xor,verdict,stop_step,stop_trio,stop_answer",
    )
}

fn lines_of(id: &str) -> Vec<Vec<&'static str>> {
    let lines = truth(
        include_str!("../truth/baron/traces.csv"),
        "id,step,a,b,c,sum,binary_a,binary_b,binary_c,last_digits,digit_sum,place,action",
    );
    lines.into_iter().filter(|line| line[0] == id).collect()
}

/// The short form of the construction, three loops, with a count of its innermost tests "are (a,c) and (b,c)
/// both free?". It rests on the third number of a trio being the largest.
fn short_form(n: u64) -> (Run, u64) {
    let side = n as usize + 1;
    let mut used = vec![false; side * side];
    let place = |a: u64, b: u64| a as usize * side + b as usize;
    let (mut trios, mut tests) = (Vec::new(), 0);
    for [a, b] in pairs::pairs(n) {
        if used[place(a, b)] {
            continue;
        }
        let free = |c: &u64| {
            tests += 1;
            !used[place(a, *c)] && !used[place(b, *c)]
        };
        if let Some(c) = (b + 1..=n).find(free) {
            for pair in [place(a, b), place(a, c), place(b, c)] {
                used[pair] = true;
            }
            trios.push([a, b, c]);
        }
    }
    let leftover = pairs::pairs(n).filter(|&[a, b]| !used[place(a, b)]).collect();
    (Run { n, by: By::Scratch, trios, leftover }, tests)
}

/// The trios of a run whose largest number is `n`, in the order found.
fn new_trios(run: &Run) -> Vec<Trio> {
    run.trios.iter().copied().filter(|trio| trio[2] == run.n).collect()
}

/// The pairs that found no partner, in the order of their turns.
fn passed_over(log: &Log) -> Vec<Pair> {
    log.turns.iter().filter(|turn| turn.trio.is_none()).map(|turn| turn.pair).collect()
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is a number in the truth file"))
}

fn count(text: &str) -> usize {
    number(text) as usize
}

fn trio(cells: &[&str]) -> Trio {
    [number(cells[0]), number(cells[1]), number(cells[2])]
}

/// `1-2-3 1-4-5` as numbers.
fn groups<const LENGTH: usize>(text: &str) -> Vec<[u64; LENGTH]> {
    let group = |text: &str| Vec::from_iter(text.split('-').map(number)).try_into().expect("groups have one length");
    text.split_whitespace().map(group).collect()
}

#[test]
fn every_line_of_every_trace() {
    for row in verdicts() {
        let id = row[0];
        let lines = lines_of(id);
        let trace = trace(trio(&row[1..4]));
        assert_eq!(trace.steps.len(), lines.len(), "{id}");
        for (step, (line, truth)) in trace.steps.iter().zip(&lines).enumerate() {
            assert_eq!(count(truth[1]), step, "{id}");
            assert_eq!(line.trio, trio(&truth[2..5]), "{id} step {step}");
            assert_eq!(line.sum, u128::from(number(truth[5])), "{id} step {step}");
            let binary = line.binary.each_ref().map(|digits| match digits.trim_start_matches('0') {
                "" => "0",
                digits => digits,
            });
            assert_eq!(binary, truth[6..9], "{id} step {step}");
            let last: Vec<&str> = line.binary.iter().map(|digits| &digits[digits.len() - 1..]).collect();
            assert_eq!(last.join("+"), truth[9], "{id} step {step}");
            let odd_digits: u64 = number(truth[10]);
            assert_eq!(line.odd.len() as u64, odd_digits, "{id} step {step}");
            assert_eq!(line.parity == Parity::Odd, odd_digits % 2 == 1, "{id} step {step}");
            assert_eq!(1_u64 << step, number(truth[11]), "{id} step {step}");
            match truth[12].split_once("minus 1 on ").map(|(_, rest)| rest.trim_end_matches("; halve")) {
                Some(odd) => assert_eq!(line.odd, odd.split(' ').map(number).collect::<Vec<u64>>(), "{id} step {step}"),
                None if truth[12] == "halve all" => assert!(line.odd.is_empty(), "{id} step {step}"),
                None => assert_eq!(step, lines.len() - 1, "{id}"),
            }
        }
    }
}

#[test]
fn every_verdict_column_sum_and_stop() {
    for row in verdicts() {
        let (id, typed) = (row[0], trio(&row[1..4]));
        let trace = trace(typed);
        assert_eq!(confirm(&trace), Ok(()), "{id}");
        assert_eq!(Columns::of(&typed).sums_text(), row[4], "{id}");
        assert_eq!(typed[0] ^ typed[1] ^ typed[2], number(row[5]), "{id}");
        assert_eq!(trace.zero_xor(), row[5] == "0", "{id}");
        let degenerate = matches!(trace.verdict, Verdict::Degenerate { .. });
        assert_eq!(trace.verdict == Verdict::VTrio, row[6] == "v-trio", "{id}");
        assert_eq!(degenerate && trace.zero_xor(), row[6].contains("a losing pair"), "{id}");
        match trace.early_stop() {
            Some(stop) => {
                assert_eq!(stop.step, count(row[7]), "{id}");
                assert_eq!(trace.stopped_at, Some(trio(&row[8].split(' ').collect::<Vec<_>>())), "{id}");
                assert_eq!(stop.zero_xor(), row[9] == "v-trio", "{id}");
            }
            None => assert_eq!((row[7], trace.stopped_at), ("", None), "{id}"),
        }
    }
}

/// The JSON of `nimbook trace --json` against the same tables, field by field.
#[test]
fn the_json_of_every_trace() {
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().expect("a list").iter().map(|number| number.as_u64().expect("a small number")).collect()
    };
    for row in verdicts() {
        let (id, [a, b, c]) = (row[0], trio(&row[1..4]));
        let reply = reply([a, b, c], true);
        let json: Value = serde_json::from_str(&reply.out).expect("one JSON value");
        let lines = lines_of(id);
        let last = lines.last().expect("every trace has a line");
        assert_eq!(numbers(&json["trio"]), [a, b, c], "{id}");
        let steps = json["steps"].as_array().expect("steps is a list");
        assert_eq!(steps.len(), lines.len(), "{id}");
        for (step, truth) in steps.iter().zip(&lines) {
            let line = trio(&truth[2..5]);
            assert_eq!(numbers(&step["trio"]), line, "{id}");
            let width = truth[6..9].iter().map(|digits| digits.len()).max().unwrap();
            let padded: Vec<String> = truth[6..9].iter().map(|digits| format!("{digits:0>width$}")).collect();
            assert_eq!(step["binary"], serde_json::json!(padded), "{id}");
            assert_eq!(step["parity"], if number(truth[5]).is_multiple_of(2) { "even" } else { "odd" }, "{id}");
            let is_odd = truth[9].split('+').map(|digit| digit == "1");
            let odd: Vec<u64> =
                line.into_iter().zip(is_odd).filter(|(_, odd)| *odd).map(|(number, _)| number).collect();
            assert_eq!(numbers(&step["odd"]), odd, "{id}");
        }
        let failed = last[12] == "stop: odd sum";
        assert_eq!(json["failed_step"], if failed { Value::from(lines.len() - 1) } else { Value::Null }, "{id}");
        let ended = match last[12].strip_prefix("stop: pair ") {
            Some(pair) => {
                let numbers: Vec<&str> = pair.trim_matches(['(', ')']).split(' ').collect();
                if numbers[0] == numbers[1] { "equal-pair" } else { "unequal-pair" }
            }
            None => "odd-sum",
        };
        assert_eq!(json["ended"], ended, "{id}");
        let stopped_at = match row[8] {
            "" => Value::Null,
            numbers => serde_json::json!(trio(&numbers.split(' ').collect::<Vec<_>>())),
        };
        assert_eq!(json["stopped_at"], stopped_at, "{id}");
        let (verdict, reason) = match (a.min(b).min(c), a == b || b == c || a == c) {
            (0, _) => ("degenerate", Value::from("zero-heap")),
            (_, true) => ("degenerate", Value::from("equal-heaps")),
            _ if row[6] == "v-trio" => ("v-trio", Value::Null),
            _ => ("not-v-trio", Value::Null),
        };
        assert_eq!((&json["verdict"], &json["reason"]), (&Value::from(verdict), &reason), "{id}");
        let zero_xor = if reason.is_null() { Value::Null } else { Value::from(row[5] == "0") };
        assert_eq!(json["zero_xor"], zero_xor, "{id}");
    }
}

/// One snapshot per trace: what a person reads.
#[test]
fn the_text_of_every_trace() {
    insta::with_settings!({ snapshot_path => "../traces", prepend_module_to_snapshot => false, omit_expression => true }, {
        for row in verdicts() {
            let [a, b, c] = trio(&row[1..4]);
            let reply = reply([a, b, c], false);
            assert_eq!((reply.code, reply.err.as_str()), (0, ""));
            assert!(reply.out.lines().all(|line| line.chars().count() <= 80), "{}", reply.out);
            insta::assert_snapshot!(row[0], reply.out);
        }
    });
}

/// The table of 155, trio by trio, by every form of the construction.
#[test]
fn the_table_of_155() {
    let printed: Vec<Trio> =
        truth(include_str!("../truth/baron/trios-31.csv"), "a,b,c").iter().map(|cells| trio(cells)).collect();
    assert_eq!(printed.len(), 155);
    assert_eq!(greedy::fast(31).unwrap().trios, printed);
    assert_eq!(greedy::literal(31, By::Scratch).unwrap().run.trios, printed);
    assert_eq!(short_form(31).0.trios, printed);
    assert_eq!(xor::zero_xor_trios(31), printed);
    let mut arisen = greedy::by_hypotenuse(31).unwrap().trios;
    assert_ne!(arisen, printed);
    arisen.sort_unstable();
    assert_eq!(arisen, printed);
    let columns = table::columns(&greedy::fast(31).unwrap());
    assert_eq!(columns.into_iter().flat_map(|column| column.trios).collect::<Vec<_>>(), printed);
    assert!(printed.iter().all(|&typed| trace(typed).verdict == Verdict::VTrio));
}

/// `nimbook trios 31` read back column by column.
#[test]
fn the_printed_table_holds_the_155_in_order() {
    let printed: Vec<String> = truth(include_str!("../truth/baron/trios-31.csv"), "a,b,c")
        .iter()
        .map(|cells| format!("({})", cells.join(",")))
        .collect();
    let reply =
        either(Trios { n: 31, by: Order::Scratch, leftover: false, format: trios::Format::Text, json: false }.run());
    let mut read = Vec::new();
    for block in reply.out.split("\n\n").filter(|block| block.starts_with('(')) {
        let rows: Vec<Vec<&str>> = block.lines().map(|row| row.split_whitespace().collect()).collect();
        for column in 0..rows[0].len() {
            read.extend(rows.iter().filter_map(|row| row.get(column).copied()));
        }
    }
    assert_eq!(read, printed);
}

/// Table 5.1: pairs, new trios, trios, pairs left over, tests of the short form, completeness.
#[test]
fn every_count() {
    let rows = truth(include_str!("../truth/baron/trio-counts.csv"), "n,pairs,new,total,leftover,fast_steps,complete");
    assert_eq!(rows.len(), 40);
    for row in rows {
        let n = number(row[0]);
        assert_eq!(pairs::count(n), u128::from(number(row[1])), "{n}");
        let (counted, tests) = short_form(n);
        assert_eq!(tests, number(row[5]), "{n}");
        let mut runs = vec![
            greedy::fast(n).unwrap(),
            greedy::by_hypotenuse(n).unwrap(),
            greedy::literal(n, By::Scratch).unwrap().run,
            counted,
        ];
        runs.extend(greedy::literal(n, By::Hypotenuse).ok().map(|log| log.run));
        assert_eq!(runs.len(), if n <= 40 { 5 } else { 4 });
        for run in runs {
            assert_eq!(new_trios(&run).len(), count(row[2]), "{n}");
            assert_eq!(run.trios.len(), count(row[3]), "{n}");
            assert_eq!(run.leftover.len(), count(row[4]), "{n}");
            assert_eq!(run.is_complete(), row[6] == "yes", "{n}");
        }
        assert_eq!(xor::zero_xor_trios(n).len(), count(row[3]), "{n}");
        assert_eq!(xor::leftover_by_xor(n).len(), count(row[4]), "{n}");
    }
}

/// Table 5.2: the trios that each hypotenuse adds, in order, and the pairs left over.
#[test]
fn every_leftover() {
    for row in truth(include_str!("../truth/baron/trio-leftovers.csv"), "n,added,count,leftover") {
        let n = number(row[0]);
        let (added, leftover): (Vec<Trio>, Vec<Pair>) = (groups(row[1]), groups(row[3]));
        assert_eq!(leftover.len(), count(row[2]), "{n}");
        let runs: [Run; 5] = [
            greedy::fast(n).unwrap(),
            greedy::by_hypotenuse(n).unwrap(),
            greedy::literal(n, By::Scratch).unwrap().run,
            greedy::literal(n, By::Hypotenuse).unwrap().run,
            short_form(n).0,
        ];
        for run in runs {
            assert_eq!(run.leftover, leftover, "{n}");
            assert_eq!(new_trios(&run), added, "{n}");
        }
        assert_eq!(xor::leftover_by_xor(n), leftover, "{n}");
    }
}

/// Section 3.1: how many candidates the literal procedure looks at.
#[test]
fn the_looks_of_the_literal_procedure() {
    for (n, looks) in [(3, 1), (7, 11), (15, 95), (23, 4_435), (31, 775), (47, 73_775), (95, 1_202_087), (127, 49_911)]
    {
        assert_eq!(greedy::literal(n, By::Scratch).unwrap().looks, looks, "{n}");
    }
}

/// B-30 to B-35: the run up to 6, pair by pair, and the order in which hypotenuse 7 adds its trios.
#[test]
fn the_told_run_up_to_6_and_7() {
    let log = greedy::literal(6, By::Scratch).unwrap();
    type Rejected = Vec<(Pair, Vec<Pair>)>;
    let told: Vec<(Pair, Rejected, Option<Trio>)> = log
        .turns
        .iter()
        .map(|turn| {
            let rejected = turn.candidates.iter().filter(|candidate| !candidate.excluded.is_empty());
            let rejected = rejected.map(|candidate| (candidate.pair, candidate.excluded.clone())).collect();
            (turn.pair, rejected, turn.trio)
        })
        .collect();
    let expected: [(Pair, Rejected, Option<Trio>); 7] = [
        ([1, 2], vec![], Some([1, 2, 3])),
        ([1, 4], vec![], Some([1, 4, 5])),
        (
            [1, 6],
            vec![([2, 6], vec![[1, 2]]), ([3, 6], vec![[1, 3]]), ([4, 6], vec![[1, 4]]), ([5, 6], vec![[1, 5]])],
            None,
        ),
        ([2, 4], vec![([2, 5], vec![[4, 5]])], Some([2, 4, 6])),
        ([2, 5], vec![([3, 5], vec![[2, 3]]), ([5, 6], vec![[2, 6]])], None),
        ([3, 4], vec![([3, 5], vec![[4, 5]]), ([3, 6], vec![[4, 6]])], None),
        ([3, 5], vec![], Some([3, 5, 6])),
    ];
    assert_eq!(told, expected);
    assert_eq!(passed_over(&log), [[1, 6], [2, 5], [3, 4]]);

    let seven = [[1, 2, 3], [1, 4, 5], [2, 4, 6], [3, 5, 6], [1, 6, 7], [2, 5, 7], [3, 4, 7]];
    let log = greedy::literal(7, By::Hypotenuse).unwrap();
    assert_eq!(log.run.trios, seven);
    let last: Vec<Pair> = log.turns.iter().filter(|turn| turn.hypotenuse == 7).map(|turn| turn.pair).collect();
    assert_eq!(last, [[1, 6], [2, 5], [3, 4]]);
    assert_eq!(greedy::by_hypotenuse(7).unwrap().trios, seven);
}

/// Section 3.1: a pair passed over once stays left over.
#[test]
fn what_is_passed_over_is_left_over() {
    for n in 0..=40 {
        let log = greedy::literal(n, By::Scratch).unwrap();
        assert_eq!(passed_over(&log), log.run.leftover, "{n}");
    }
}

/// Every form gives the same lists, up to where each is defined.
#[test]
fn all_forms_agree() {
    for n in 0..=40 {
        let fast = greedy::fast(n).unwrap();
        assert_eq!(greedy::literal(n, By::Scratch).unwrap().run, fast);
        assert_eq!(short_form(n).0, fast);
        assert_eq!(xor::zero_xor_trios(n), fast.trios);
        assert_eq!(greedy::literal(n, By::Hypotenuse).unwrap().run, greedy::by_hypotenuse(n).unwrap());
    }
    for n in [62, 63, 64, 65, 95, 127, 128, 129] {
        assert_eq!(short_form(n).0, greedy::fast(n).unwrap());
        assert_eq!(xor::confirm(&greedy::by_hypotenuse(n).unwrap()), Ok(()));
    }
}

/// Section 3.3: the closed forms, at the sizes that only the bit sets reach.
#[test]
fn counts_at_larger_numbers() {
    for (n, trios) in [(255, 10_795), (511, 43_435), (1023, 174_251)] {
        let run = greedy::fast(n).unwrap();
        assert_eq!((run.trios.len(), run.is_complete()), (trios, true), "{n}");
    }
    for n in [200_u64, 700, 1500] {
        let m = n.ilog2();
        let (power, r) = (1 << m, n - (1 << m));
        let run = greedy::fast(n).unwrap();
        assert_eq!(run.trios.len() as u64, (power - 1) * (power - 2) / 6 + r * (r + 1) / 2, "{n}");
        assert_eq!(run.leftover.len() as u64, (r + 1) * (power - 1 - r), "{n}");
    }
}

/// Limits are refused with their number, and just below them the answer is still confirmed.
#[test]
fn limits_are_stated() {
    let limit = greedy::fast(greedy::LIMIT + 1).unwrap_err();
    assert_eq!(
        limit.to_string(),
        "2048 is above the limit 2047 of this construction; choose a largest number up to 2047"
    );
    assert!(greedy::by_hypotenuse(u64::MAX).is_err());
    assert!(greedy::literal(greedy::LITERAL_LIMIT + 1, By::Scratch).is_err());
    assert!(greedy::literal(greedy::LITERAL_BY_HYPOTENUSE_LIMIT + 1, By::Hypotenuse).is_err());
    assert_eq!(xor::confirm(&greedy::by_hypotenuse(greedy::LIMIT).unwrap()), Ok(()));
}

/// X-05's second route on heaps as large as they come.
#[test]
fn a_v_trio_near_2_to_the_64() {
    let trace = trace([u64::MAX - 1, 1 << 63, (1 << 63) - 2]);
    assert_eq!((trace.verdict, trace.ended), (Verdict::VTrio, Ended::EqualPair));
    assert_eq!(confirm(&trace), Ok(()));
    let json = serde_json::to_value(&trace).unwrap();
    assert_eq!(json["trio"], serde_json::json!(["18446744073709551614", "9223372036854775808", "9223372036854775806"]));
    assert_eq!(json["stopped_at"], serde_json::json!([3, 2, 1]));
}

/// The four trios up to 6 begin with 1, 2 and 3; where a block has room for one column, each has a block of its own.
#[test]
fn a_block_may_be_one_column_wide() {
    let run = greedy::fast(6).expect("a small scheme");
    for at_most in [0, 1] {
        let blocks = table::blocks(&run, at_most);
        let shared: Vec<Vec<u64>> =
            blocks.iter().map(|block| block.columns.iter().map(|column| column.shared).collect()).collect();
        assert_eq!(shared, [[1], [2], [3]], "{at_most}");
    }
}
