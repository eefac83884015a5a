//! Blocks on any number of heaps: true ones are proved and agree with a search, false ones name the
//! obligation that broke, and every obligation of the fold rule is needed.

use crate::logic::game::{Compared, Play, PlayError};
use crate::logic::heaps::{self, FailedObligation, Fold, HeapsBlock, ObligationKind, check_lists, is_lost};
use crate::logic::{self, Claims, ProofOptions, Unit, Verdict, print::Signs};
use crate::source::Text;
use num_bigint::BigUint;
use std::path::Path;
use std::time::Instant;

fn read(file: &str) -> Claims {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    parsed(&std::fs::read_to_string(path).expect("UTF-8"))
}

fn parsed(content: &str) -> Claims {
    logic::parse(&Text::new("t", content)).unwrap_or_else(|faults| panic!("{faults}"))
}

fn broken(claims: &Claims, block: &HeapsBlock) -> Vec<FailedObligation> {
    let list = heaps::failed_obligations(claims, block, &ProofOptions::default());
    list.unwrap_or_else(|gave_up| panic!("{}: {gave_up}", block.name.text))
}

#[test]
fn every_true_block_is_proved_and_a_search_agrees() {
    let claims = read("claims/heaps.claims");
    for unrewritten in [false, true] {
        let options = ProofOptions { unrewritten, ..ProofOptions::default() };
        for block in claims.heap_games() {
            let start = Instant::now();
            let judgement = heaps::decide_heaps(&claims, block, &options);
            assert_eq!(judgement.verdict, Verdict::Proved, "{}", block.name.text);
            assert_eq!(judgement.decided.len(), ObligationKind::all(block.play == Play::Misere).count());
            println!("{}: {} states, {:?}", block.name.text, judgement.states(), start.elapsed());
        }
    }
    for block in claims.heap_games() {
        let fold = Fold::new(&claims, block);
        // Lost lists of up to 6 heaps up to 4, counted by hand-written code that knows no fold.
        let (positions, lost) = counted(block.play, 6, 4);
        assert_eq!(check_lists(&fold, 6, 4, 20_000), Ok(Compared::Agree { positions, lost }), "{}", block.name.text);
    }
}

/// How many lists in increasing order there are, and in how many the player to move has lost, by
/// Bouton's theorem written out.
fn counted(play: Play, heaps: usize, largest: u32) -> (u64, u64) {
    let (mut lists, mut counts) = (vec![Vec::new()], (0, 0));
    for _ in 0..=heaps {
        for list in &lists {
            let (sum, big) = (list.iter().fold(0, |sum, heap| sum ^ heap), list.iter().any(|&heap: &u32| heap > 1));
            let lost = if play == Play::Misere && !big { sum == 1 } else { sum == 0 };
            counts = (counts.0 + 1, counts.1 + u64::from(lost));
        }
        let longer = |list: &Vec<u32>| {
            let list = list.clone();
            (list.last().copied().unwrap_or(0)..=largest).map(move |heap| [&list[..], &[heap]].concat())
        };
        lists = lists.iter().flat_map(longer).collect();
    }
    counts
}

#[test]
fn every_false_block_names_what_broke() {
    let claims = read("games/heaps-false.claims");
    let mut shown = String::new();
    for block in claims.heap_games() {
        let judgement = heaps::decide_heaps(&claims, block, &ProofOptions::default());
        let Verdict::Refuted(broken) = judgement.verdict else {
            panic!("{}: {:?}", block.name.text, judgement.verdict)
        };
        shown += &format!("{}: {broken}\n  {}\n", block.name.text, judgement.obligation.expect("it failed"));
        assert!(broken.confirmed, "{}: plain integers must agree: {broken}", block.name.text);
        // The comments of the file say where the game itself is told wrongly.
        let about_proof = [
            "any-heap",
            "lowest-bit",
            "rest-always",
            "rest-small",
            "rest-late",
            "invariant-not-kept",
            "invariant-not-begun",
            "counting-heaps",
            "misere-end-by-sum",
            "misere-no-bound",
            "misere-cap-one",
        ];
        let found = check_lists(&Fold::new(&claims, block), 4, 5, 10_000);
        let agrees = matches!(found, Ok(Compared::Agree { .. }));
        assert_eq!(agrees, about_proof.contains(&block.name.text.as_str()), "{}: {found:?}", block.name.text);
    }
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/heaps-false.txt");
    if shown != std::fs::read_to_string(expected).unwrap_or_default() {
        panic!("false blocks have other messages now:\n{shown}");
    }
}

/// The rule without one obligation would prove each of these, and each is wrong at some list.
#[test]
fn every_obligation_is_needed() {
    let claims = read("games/heaps-needed.claims");
    let mut names: Vec<&str> = Vec::new();
    for block in claims.heap_games() {
        let name = block.name.text.trim_end_matches("-back");
        let list = broken(&claims, block);
        let short = list.iter().map(|broken| broken.kind.short().split_once(", ").expect("letter and name").1);
        assert_eq!(short.collect::<Vec<_>>(), [name], "{}", block.name.text);
        assert!(list[0].confirmed, "{}: {}", block.name.text, list[0]);
        let found = check_lists(&Fold::new(&claims, block), 3, 3, 1_000);
        assert!(matches!(found, Ok(Compared::Differ { .. })), "{}: {found:?}", block.name.text);
        names.push(name);
    }
    // A sum of terms has one value, so these two cannot break; of forms that are no terms the
    // library tests them. What E asks in normal play follows from the rest.
    let all = ObligationKind::all(true).map(|kind| kind.short().split_once(", ").expect("letter and name").1);
    let untold: Vec<&str> = all.filter(|name| !names.contains(name)).collect();
    assert_eq!(untold, ["sum-exists", "sum-single"]);
}

/// Many blocks, right and wrong: whatever is proved, the search confirms; whatever is broken, plain
/// integers confirm.
#[test]
fn a_guess_is_proved_only_where_a_search_agrees() {
    let sums = ["s xor x", "s + x", "max(s, x)", "x", "min(s + x, 2)", "if odd(s + x) then 1 else 0", "2*s xor x", "s"];
    let losing = ["s = 0", "s <= 1", "even(s)", "true"];
    let ways = [
        ("x xor p < x", "s xor p >= s"),
        ("x > 0", "s = 0"),
        ("x = p and x > 0", "s != p or p = 0"),
        ("odd(x)", "even(s)"),
        ("false", "true"),
    ];
    let plays = ["normal", "misere"];
    let (mut proved, mut refuted, mut only_end, mut wrong_about_game) = (0, 0, 0, 0);
    for sum in sums {
        for losing in losing {
            for (select, rest) in ways {
                for invariant in ["true", "s <= 2"] {
                    for play in plays {
                        let end = if play == "misere" { "end s = 0;" } else { "" };
                        let text = format!(
                            "heaps g (s) {play} {{ start 0; add x to ({sum}); losing {losing}; {end} \
                             invariant {invariant}; select (p) {select}; rest (p) {rest} }}\n"
                        );
                        let claims = parsed(&text);
                        let block = claims.heaps("g").expect("stated");
                        let list = broken(&claims, block);
                        assert!(list.iter().all(|broken| broken.confirmed), "{text}: {list:?}");
                        let first = match heaps::decide_heaps(&claims, block, &ProofOptions::default()).verdict {
                            Verdict::Proved => None,
                            Verdict::Refuted(broken) => Some(broken),
                            Verdict::GaveUp(gave_up) => panic!("{text}: {gave_up}"),
                        };
                        assert_eq!(first.as_ref(), list.first(), "{text}");
                        let found = check_lists(&Fold::new(&claims, block), 3, 3, 100).expect("settled");
                        let agrees = matches!(found, Compared::Agree { .. });
                        wrong_about_game += u32::from(!agrees);
                        let ends = |broken: &FailedObligation| {
                            matches!(broken.kind, ObligationKind::EndStart | ObligationKind::EndSum)
                        };
                        if list.is_empty() {
                            assert!(agrees, "{text}: {found:?}");
                            proved += 1;
                        } else {
                            refuted += 1;
                        }
                        // In normal play the end follows from N1 and N2.
                        if play == "normal" && list.iter().all(ends) {
                            assert!(agrees, "{text}: {found:?}");
                            only_end += u32::from(!list.is_empty());
                        }
                    }
                }
            }
        }
    }
    println!(
        "{proved} blocks proved, {refuted} refuted ({only_end} by ends only), {wrong_about_game} wrong about the game"
    );
    assert_eq!(proved + refuted, 8 * 4 * 5 * 2 * 2);
    assert!(proved >= 1 && wrong_about_game > 500);
}

/// The same near the truth, with three entries, so that many are right.
#[test]
fn a_guess_about_misere_nim_is_proved_only_where_a_search_agrees() {
    let big = ["if x > 1 then 1 else b", "if x > 1 then min(b + 1, 2) else b", "if x > 2 then 1 else b", "b"];
    let any = ["if x > 0 then 1 else e", "e + x", "min(e + x, 3)", "if x > 1 then 1 else e"];
    let losing = ["if b > 0 then s = 0 else s = 1", "s = 0 and e >= 0", "s = 1 iff b = 0"];
    let ends = ["e = 0", "s = 0 and b = 0"];
    let invariants = ["(b = 0 implies s <= 1) and (e = 0 implies s = 0 and b = 0)", "b <= 2"];
    let ways = [
        ("if c > 0 then x xor p < x else x > 0", "if c > 0 then s xor p >= s else e = 0"),
        ("x xor p < x", "s xor p >= s"),
    ];
    let (mut proved, mut unproved, mut wrong) = (0, 0, 0);
    for (big, any) in big.iter().flat_map(|big| any.iter().map(move |any| (big, any))) {
        for (losing, invariant) in losing.iter().flat_map(|one| invariants.iter().map(move |other| (one, other))) {
            for (select, rest) in ways {
                for (play, end) in [("normal", ""), ("misere", ends[0]), ("misere", ends[1])] {
                    let end = if end.is_empty() { String::new() } else { format!("end {end};") };
                    let text = format!(
                        "heaps g (s, b, e) {play} {{ start (0, 0, 0); add x to (s xor x, {big}, {any}); losing {losing}; \
                         {end} invariant {invariant}; select (p, c, f) {select}; rest (p, c, f) {rest} }}\n"
                    );
                    let claims = parsed(&text);
                    let block = claims.heaps("g").expect("stated");
                    let found = check_lists(&Fold::new(&claims, block), 4, 4, 1_000).expect("settled");
                    let agrees = matches!(found, Compared::Agree { .. });
                    match heaps::decide_heaps(&claims, block, &ProofOptions::default()).verdict {
                        Verdict::Proved => {
                            assert!(agrees, "{text}: {found:?}");
                            proved += 1;
                        }
                        Verdict::Refuted(broken) => {
                            assert!(broken.confirmed, "{text}: {broken}");
                            unproved += u32::from(agrees);
                            wrong += u32::from(!agrees);
                        }
                        Verdict::GaveUp(gave_up) => panic!("{text}: {gave_up}"),
                    }
                }
            }
        }
    }
    println!("{proved} blocks proved, {unproved} right but not proved, {wrong} wrong");
    assert_eq!(proved + unproved + wrong, 4 * 4 * 3 * 2 * 2 * 3);
    assert!(proved > 20 && unproved > 20 && wrong > 20);
}

#[test]
fn the_search_is_right_about_small_lists() {
    // Bouton 1902: lost are 1-2-3, 1-4-5, 2-4-6 and equal pairs; in misère play also 1, but not 1-1.
    for (list, normal, misere) in [
        (&[][..], true, false),
        (&[0], true, false),
        (&[1], false, true),
        (&[5], false, false),
        (&[1, 1], true, false),
        (&[2, 2], true, true),
        (&[1, 2, 3], true, true),
        (&[1, 4, 5], true, true),
        (&[2, 4, 6], true, true),
        (&[1, 1, 1], false, true),
        (&[1, 0, 1, 1, 1], true, false),
        (&[2, 3, 4, 5], true, true),
        (&[3, 3, 3], false, false),
    ] {
        assert_eq!(is_lost(list, Play::Normal, 100_000), Ok(normal), "{list:?}");
        assert_eq!(is_lost(list, Play::Misere, 100_000), Ok(misere), "{list:?}");
    }
    assert_eq!(is_lost(&[9, 9], Play::Normal, 99), Err(PlayError::Positions { limit: 99 }));
    assert_eq!(is_lost(&[u64::MAX, u64::MAX, 7], Play::Normal, 99), Err(PlayError::Positions { limit: 99 }));
    let claims = read("claims/heaps.claims");
    let fold = Fold::new(&claims, claims.heaps("misere-nim").expect("stated"));
    assert_eq!(check_lists(&fold, 3, 4, 124), Err(PlayError::Positions { limit: 124 }));
    let heaps: Vec<BigUint> = [0, 1, 6, 2].map(|heap: u32| heap.into()).to_vec();
    assert_eq!(fold.accumulator(&heaps), Ok([5, 2, 1].map(|entry: u32| entry.into()).to_vec()));
    // Lists of any length and heaps of any size.
    let long: Vec<BigUint> = (0..1_000_u32).map(|heap| BigUint::from(1_u32) << (heap / 2)).collect();
    assert_eq!((fold.is_losing(&long), fold.is_losing(&long[1..])), (Ok(true), Ok(false)));
}

#[test]
fn limits_give_no_verdict() {
    let claims = read("claims/heaps.claims");
    let block = claims.heaps("misere-nim").expect("stated");
    for (limits, unit) in [
        (logic::Limits { tracks: 8, ..logic::Limits::default() }, Unit::Tracks),
        (logic::Limits { cells: 3_000, ..logic::Limits::default() }, Unit::Cells),
        (logic::Limits { steps: 3_000, ..logic::Limits::default() }, Unit::Steps),
        (logic::Limits { parts: 20, ..logic::Limits::default() }, Unit::Parts),
    ] {
        let options = ProofOptions { limits, ..ProofOptions::default() };
        let judgement = heaps::decide_heaps(&claims, block, &options);
        let Verdict::GaveUp(gave_up) = &judgement.verdict else { panic!("{:?}", judgement.verdict) };
        assert_eq!(gave_up.unit, unit, "{gave_up}");
        assert_eq!(logic::block_certificate(&claims.items[0], &judgement), None);
    }
    // An accumulator of many entries: no verdict, or a small obligation that is broken.
    let names: Vec<String> = (0..40).map(|number| format!("s{number}")).collect();
    let (zeros, whole) = (vec!["0"; 40].join(", "), names.join(", ").replace('s', "p"));
    let wide = format!(
        "heaps wide ({}) {{ start ({zeros}); add x to ({}); losing {} = 0; select ({whole}) true; rest ({whole}) true }}\n",
        names.join(", "),
        names.join(", "),
        names.join(" xor ")
    );
    let claims = parsed(&wide);
    let judgement = heaps::decide_heaps(&claims, claims.heaps("wide").expect("stated"), &ProofOptions::default());
    assert!(matches!(judgement.verdict, Verdict::GaveUp(_)), "{:?}", judgement.verdict);
}

/// The tree without its places.
fn bare(claims: &Claims) -> String {
    let debug = format!("{claims:?}");
    let mut out = String::new();
    let mut rest = debug.as_str();
    while let Some(at) = rest.find("..") {
        out.push_str(rest[..at].trim_end_matches(|c: char| c.is_ascii_digit()));
        rest = rest[at + 2..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out + rest
}

#[test]
fn printed_blocks_parse_to_the_same_tree() {
    for file in ["claims/heaps.claims", "games/heaps-false.claims", "games/heaps-needed.claims"] {
        let claims = read(file);
        for signs in [Signs::Ascii, Signs::Unicode] {
            let printed = logic::print::claims(&claims, signs);
            assert_eq!(bare(&parsed(&printed)), bare(&claims), "{printed}");
        }
    }
}
