//! Game blocks: true ones are proved and agree with a search, false ones name what broke.

use crate::logic::game::{self, Compared, Interpreted, ObligationKind, PlayError, Search};
use crate::logic::{self, Claims, Unit, Verdict, print::Signs};
use crate::source::Text;
use num_bigint::BigUint;
use std::path::Path;
use std::time::Instant;

fn read(file: &str) -> (Text, Claims) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let text = Text::new(file, &std::fs::read_to_string(path).expect("UTF-8"));
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    (text, claims)
}

/// Compares `losing` with a search at all positions of the domain with entries below the bound, as long
/// as there are no more than `limit` tuples below it and positions for the search to look at.
pub(super) fn check_below(rules: &Interpreted<'_>, bound: u64, limit: usize) -> Result<Compared, PlayError> {
    let (mut positions, mut lost) = (0, 0);
    if bound == 0 {
        return Ok(Compared::Agree { positions, lost });
    }
    let mut search = Search::new(rules, limit);
    let mut entries = vec![0_u64; rules.block().variables.len()];
    for _ in 0..limit {
        let position: Vec<BigUint> = entries.iter().copied().map(BigUint::from).collect();
        if rules.outside(&position)?.is_none() {
            let found = search.is_lost(&position)?;
            if found != rules.is_losing(&position)? {
                return Ok(Compared::Differ { position, lost: found });
            }
            positions += 1;
            lost += u64::from(found);
        }
        // The next tuple: the last entry that can grow grows, those behind it start again.
        let Some(at) = entries.iter().rposition(|&entry| entry + 1 < bound) else {
            return Ok(Compared::Agree { positions, lost });
        };
        entries[at] += 1;
        entries[at + 1..].fill(0);
    }
    Err(PlayError::Positions { limit })
}

#[test]
fn every_true_block_is_proved_and_a_search_agrees() {
    let (_, claims) = read("claims/games.claims");
    for unrewritten in [false, true] {
        let options = logic::ProofOptions { unrewritten, ..logic::ProofOptions::default() };
        for block in claims.games() {
            let timed = || {
                let start = Instant::now();
                let judgement = game::decide_game(&claims, block, &options);
                (start.elapsed(), judgement)
            };
            let (time, judgement) = (0..5).map(|_| timed()).min_by_key(|(time, _)| *time).expect("five runs");
            assert_eq!(judgement.verdict, Verdict::Proved, "{}", block.name.text);
            let (all, states) = (judgement.decided.len(), judgement.states());
            println!("{}: {all} statements, {states} states, {time:?}", block.name.text);
        }
    }
    for block in claims.games() {
        let bound = [60, 60, 16, 7, 5][block.variables.len()];
        let start = Instant::now();
        let found = check_below(&Interpreted::new(&claims, block), bound, 100_000);
        println!("{} below {bound}: {found:?}, {:?}", block.name.text, start.elapsed());
        assert!(matches!(found, Ok(Compared::Agree { lost: 1.., .. })), "{}: {found:?}", block.name.text);
    }
}

#[test]
fn every_false_block_names_what_broke() {
    let (_, claims) = read("games/false.claims");
    let mut shown = String::new();
    for block in claims.games() {
        let judgement = game::decide_game(&claims, block, &logic::ProofOptions::default());
        let Verdict::Refuted(broken) = judgement.verdict else {
            panic!("{}: {:?}", block.name.text, judgement.verdict)
        };
        shown += &format!("{}: {broken}\n  {}\n", block.name.text, judgement.obligation.expect("it failed"));
        assert!(broken.confirmed, "{}: plain integers must agree: {broken}", block.name.text);
        // Where moves end and stay in the domain, a failed obligation means a wrong set of positions.
        if matches!(broken.kind, ObligationKind::End | ObligationKind::Losing | ObligationKind::Reply)
            || block.name.text == "one"
        {
            let found = check_below(&Interpreted::new(&claims, block), 9, 10_000);
            assert!(matches!(found, Ok(Compared::Differ { .. })), "{}: {found:?}", block.name.text);
        }
    }
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/false.txt");
    if shown != std::fs::read_to_string(expected).unwrap_or_default() {
        panic!("false games have other messages now:\n{shown}");
    }
}

/// The example of the design: only closure tells that this block is wrong.
#[test]
fn without_closure_a_false_block_would_pass() {
    let (_, claims) = read("games/false.claims");
    let block = claims.game("one").expect("stated");
    let form = game::form(&claims, block, &logic::Limits::default()).expect("small");
    for obligation in game::obligations(&form, &(0..0)).expect("the parts are read") {
        let (options, kind) = (logic::ProofOptions::default(), obligation.kind.0);
        let mut budget = logic::Budget::new(&options.limits);
        let (leading, names) = (&obligation.leading, &obligation.names);
        let trail = logic::trail(leading, &obligation.body, names, block.numeration, &options, &mut budget);
        assert_eq!(trail.expect("small").smallest().is_none(), kind != ObligationKind::Closure, "{kind:?}");
    }
}

#[test]
fn a_search_that_cannot_end_says_so() {
    let (_, claims) = read("games/false.claims");
    let standing = Interpreted::new(&claims, claims.game("standing").expect("stated"));
    let found = check_below(&standing, 3, 1_000);
    assert!(matches!(found, Err(PlayError::Circle { .. })), "{found:?}");
    let (_, claims) = read("claims/games.claims");
    let nim = Interpreted::new(&claims, claims.game("nim3").expect("stated"));
    assert_eq!(check_below(&nim, 8, 511), Err(PlayError::Positions { limit: 511 }));
    let text = Text::new("t", "game one (1 piles p) misere\n");
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let one = Interpreted::new(&claims, claims.game("one").expect("stated"));
    let mut search = game::Search::new(&one, 2);
    for _ in 0..2 {
        assert_eq!(search.is_lost(&[5_u32.into()]), Err(PlayError::Positions { limit: 2 }));
        assert_eq!(search.is_lost(&[0_u32.into()]), Ok(false), "what was found stays known");
    }
    let short = [1_u32.into()];
    assert_eq!(nim.moves(&short), Err(PlayError::Size { given: 1, wanted: 3 }));
}

#[test]
fn moves_are_listed_in_the_order_of_the_block() {
    let (_, claims) = read("claims/games.claims");
    let reached = |game: &str, position: &[u32]| -> Vec<Vec<u32>> {
        let rules = Interpreted::new(&claims, claims.game(game).expect("stated"));
        let position: Vec<BigUint> = position.iter().copied().map(BigUint::from).collect();
        let turns = rules.moves(&position).expect("settled").into_iter();
        turns.map(|turn| turn.reached.iter().map(|n| u32::try_from(n).expect("small")).collect()).collect()
    };
    assert_eq!(reached("nim3", &[1, 0, 2]), [[0, 0, 2], [1, 0, 0], [1, 0, 1]]);
    assert_eq!(reached("wythoff", &[1, 2]), [[0, 2], [1, 0], [1, 1], [0, 1]]);
    assert_eq!(reached("fibnim", &[3, 2]), [[2, 2], [1, 4]]);
    assert_eq!(reached("chomp2", &[3, 2]), [[1, 1], [2, 2], [3, 0], [3, 1]]);
    assert_eq!(reached("half", &[7]), [[4], [5], [6]]);
    assert_eq!(reached("take134-misere", &[3]), [[2], [0]]);
}

/// Every subtraction game on {1, 2, 3, 4} beside every guess of a few kinds: a block is proved
/// exactly where the search agrees with it.
#[test]
fn a_guess_is_proved_exactly_where_a_search_agrees() {
    let options = logic::ProofOptions::default();
    let (mut proved, mut refuted) = (0, 0);
    for set in 1..16_u32 {
        for play in ["normal", "misere"] {
            for numeration in ["binary", "zeckendorf"] {
                for (period, rests) in [(2, 1), (2, 2), (3, 1), (3, 2), (4, 2), (4, 3), (5, 2), (5, 3), (5, 5), (6, 7)]
                {
                    let moves = (1..=4).filter(|take| set >> (take - 1) & 1 == 1);
                    let moves: Vec<String> = moves.map(|take| format!("move n >= {take} to (n - {take})")).collect();
                    let rests = (0..period).filter(|rest| rests >> rest & 1 == 1);
                    let rests: Vec<String> = rests.map(|rest| format!("n = {period}*k + {rest}")).collect();
                    let text = format!(
                        "game g (n) {play} in {numeration} {{ {}; measure n; losing exists k: {} }}\n",
                        moves.join("; "),
                        rests.join(" or ")
                    );
                    let claims = logic::parse(&Text::new("t", &text)).unwrap_or_else(|faults| panic!("{faults}"));
                    let block = claims.game("g").expect("stated");
                    let judgement = game::decide_game(&claims, block, &options);
                    let found = check_below(&Interpreted::new(&claims, block), 40, 40).expect("small");
                    match judgement.verdict {
                        Verdict::Proved => {
                            assert!(matches!(found, Compared::Agree { .. }), "{text}: {found:?}");
                            proved += 1;
                        }
                        Verdict::Refuted(broken) => {
                            assert!(matches!(found, Compared::Differ { .. }), "{text}: {broken}");
                            assert!(broken.confirmed, "{text}: {broken}");
                            refuted += 1;
                        }
                        Verdict::GaveUp(gave_up) => panic!("{text}: {gave_up}"),
                    }
                }
            }
        }
    }
    assert_eq!(proved + refuted, 15 * 2 * 2 * 10);
    // Right are {1} and the even numbers, {2} and 0, 1 modulo 4, {1, 4} and 0, 2 modulo 5, and so on;
    // a guess that is right in one numeration is so in the other.
    println!("{proved} guesses proved, {refuted} refuted");
    assert!(proved >= 16 && proved % 2 == 0, "{proved} of {}", proved + refuted);
}

#[test]
fn huge_blocks_end_with_no_verdict_or_a_fault() {
    let names: Vec<String> = (0..40).map(|number| format!("v{number}")).collect();
    let list = names.join(", ");
    let wide = format!(
        "game wide ({list}) {{ move x < v0 to (x, {}); measure v0; losing {} = 0 }}\n",
        names[1..].join(", "),
        names.join(" xor ")
    );
    let many: Vec<String> = (1..=2_000).map(|take| format!("  move {take} <= n to (n - {take})\n")).collect();
    let many = format!("game many (n) {{\n{}  measure n\n  losing exists k: n = 2001*k\n}}\n", many.concat());
    // The limits hold for a whole block.
    let limits = logic::Limits { cells: 8_000_000, ..logic::Limits::default() };
    let options = logic::ProofOptions { limits, ..logic::ProofOptions::default() };
    for (text, unit, limit) in [(wide, Unit::Tracks, 14), (many, Unit::Cells, 8_000_000)] {
        let claims = logic::parse(&Text::new("t", &text)).unwrap_or_else(|faults| panic!("{faults}"));
        let block = claims.games().next().expect("stated");
        let judgement = game::decide_game(&claims, block, &options);
        let Verdict::GaveUp(gave_up) = judgement.verdict else { panic!("{:?}", judgement.verdict) };
        assert_eq!((gave_up.unit, gave_up.limit), (unit, limit), "{gave_up}");
        assert_eq!(gave_up.hint.starts_with("all moves of a block share"), unit == Unit::Cells, "{}", gave_up.hint);
    }
    // A line of games, each with the moves of the one above.
    let mut text = "game g0 (n) { move m < n to (m); measure n; losing n = 0 }\n".to_owned();
    for number in 1..3_000 {
        text += &format!("game g{number} (n) {{ moves of g{}; losing n = 0 }}\n", number - 1);
    }
    let claims = logic::parse(&Text::new("t", &text)).unwrap_or_else(|faults| panic!("{faults}"));
    let last = claims.games().last().expect("many");
    assert_eq!(game::decide_game(&claims, last, &logic::ProofOptions::default()).verdict, Verdict::Proved);
    // Definitions within definitions are looked into only so far for a bound.
    let mut text = "define f0(n, m) := n = n or m = m\n".to_owned();
    for level in 1..12 {
        let calls = vec![format!("f{}(n, m)", level - 1); 30];
        text += &format!("define f{level}(n, m) := {}\n", calls.join(" and "));
    }
    text += "game g (n) { move f11(n, m) to (m); measure n; losing n = 0 }\n";
    let faults = logic::parse(&Text::new("t", &text)).expect_err("nothing bounds m");
    assert_eq!(faults.list()[0].code, "unbounded");
}

/// The tree without its places.
fn bare(claims: &Claims) -> String {
    let mut out = String::new();
    let debug = format!("{claims:?}");
    let mut rest = debug.as_str();
    while let Some(at) = rest.find("..") {
        let head = rest[..at].trim_end_matches(|c: char| c.is_ascii_digit());
        out.push_str(head);
        rest = rest[at + 2..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out + rest
}

#[test]
fn printed_blocks_parse_to_the_same_tree() {
    for file in ["claims/games.claims", "games/false.claims"] {
        let (_, claims) = read(file);
        for signs in [Signs::Ascii, Signs::Unicode] {
            let printed = logic::print::claims(&claims, signs);
            let again = logic::parse(&Text::new("printed", &printed)).unwrap_or_else(|faults| panic!("{faults}"));
            assert_eq!(bare(&again), bare(&claims), "{printed}");
        }
    }
}

/// Times only, for the table of the design; a debug build is slower by far.
#[test]
fn large_nim_is_decided() {
    for play in ["normal", "misere"] {
        for piles in 5..=7 {
            let text = Text::new("t", &format!("game nim ({piles} piles p) {play}\n"));
            let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
            let block = claims.game("nim").expect("stated");
            let timed = || {
                let start = Instant::now();
                let judgement = game::decide_game(&claims, block, &logic::ProofOptions::default());
                (start.elapsed(), judgement)
            };
            let best = (0..5).map(|_| timed()).min_by_key(|(time, _)| *time);
            let (time, judgement) = best.expect("five runs");
            let raw = judgement.decided.iter().map(|(_, trail)| trail.raw_states).max();
            println!("{piles} piles {play}: {time:?}, {} states, {raw:?} raw", judgement.states());
            assert_eq!(judgement.verdict, Verdict::Proved, "{piles} piles {play}");
        }
    }
}
