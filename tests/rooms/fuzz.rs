//! Damaged texts and certificates: nothing panics, nothing false is accepted.
//!
//! Each target makes inputs from files of claims, their certificates and the traps, by a change that the
//! input's number decides, so every run is the same. `cargo test` takes a few hundred inputs of each;
//! `NIMBOOK_FUZZ_SECONDS=600 cargo test --lib fuzz -- --nocapture` goes on for that long. A failure names the
//! number of its input; `NIMBOOK_FUZZ_FROM=NUMBER` begins there.
//! Source: mutational fuzzing, Miller, Fredriksen, So 1990.

use crate::claim::{ProofOptions, agrees, judge};
use crate::logic::{self, Limits, check, print::Signs};
use crate::source::Text;
use crate::tests::bytes;
use crate::tests::chance::Chance;
use crate::tests::changes;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Counts of what became of the inputs.
pub(super) type Counts = BTreeMap<&'static str, usize>;

/// Says which input it was when a target fails.
struct Input<'i> {
    target: &'i str,
    number: u64,
    bytes: &'i [u8],
}

impl Drop for Input<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let shown = String::from_utf8_lossy(self.bytes).escape_debug().to_string();
            eprintln!("input {} of target {}: {shown}", self.number, self.target);
        }
    }
}

/// Runs a target on `few` inputs, or for as long as the environment asks; no input may take a minute.
pub(super) fn fuzz(
    target: &str,
    few: u64,
    input: impl Fn(&mut Chance) -> Vec<u8>,
    run: impl Fn(&[u8], &mut Counts, &mut Chance),
) -> Counts {
    let asked = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let from = asked("NIMBOOK_FUZZ_FROM").unwrap_or(0);
    let (start, seconds) = (Instant::now(), asked("NIMBOOK_FUZZ_SECONDS"));
    let (mut counts, mut slowest, mut number) = (Counts::new(), (Duration::ZERO, 0), from);
    while seconds.map_or(number < from + few, |seconds| start.elapsed().as_secs() < seconds) {
        let mut chance = Chance::new(number);
        let bytes = input(&mut chance);
        let begun = Instant::now();
        let told = Input { target, number, bytes: &bytes };
        run(&bytes, &mut counts, &mut chance);
        drop(told);
        slowest = slowest.max((begun.elapsed(), number));
        number += 1;
        if seconds.is_some() && number % 10_000 == 0 {
            println!("{target}: {number} inputs, {counts:?}");
        }
    }
    println!("{target}: {} inputs, {counts:?}, the slowest was {} with {:?}", number - from, slowest.1, slowest.0);
    assert!(slowest.0 < Duration::from_secs(60), "{target}: input {} took {:?}", slowest.1, slowest.0);
    counts
}

/// The files of claims, games and traps.
fn sources() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/");
    let names = ["claims/adders", "claims/baron", "claims/games", "claims/table", "claims/theses", "games/false"];
    let traps = ["faults/traps", "faults/games"];
    let read = |name: &&str| std::fs::read_to_string(format!("{folder}{name}.claims")).expect("a file of claims");
    names.iter().chain(&traps).map(read).collect()
}

/// All definitions that lines of the files may use, once each, but those that the text has itself.
fn definitions(sources: &[String], text: &str) -> String {
    let lines = sources[..6].iter().flat_map(|source| source.lines());
    let mut known = BTreeMap::new();
    for line in lines.filter(|line| line.starts_with("define ") && line.contains(":= ")) {
        known.entry(line.split('(').next().unwrap_or(line)).or_insert(line);
    }
    known.into_iter().filter(|(name, _)| !text.contains(name)).map(|(_, line)| format!("{line}\n")).collect()
}

/// A run of lines, damaged; sometimes with the definitions before it.
fn damaged(sources: &[String], chance: &mut Chance) -> Vec<u8> {
    let source = chance.pick(sources).clone();
    let lines: Vec<&str> = source.split_inclusive('\n').collect();
    // From the beginning of a statement to that of another.
    let starts: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].starts_with(|c: char| c.is_alphabetic())).collect();
    let first = chance.below(starts.len());
    let last = first + 1 + chance.below(3);
    let part = lines[starts[first]..starts.get(last).copied().unwrap_or(lines.len())].concat();
    let text = changes::text(&part, sources, chance);
    if chance.below(4) == 0 { text.into_bytes() } else { (definitions(sources, &text) + &text).into_bytes() }
}

fn parsed(bytes: &[u8]) -> Option<(Text, logic::Claims)> {
    let text = Text::new("fuzz.claims", &String::from_utf8_lossy(bytes));
    match logic::parse(&text) {
        Ok(claims) => Some((text, claims)),
        Err(faults) => {
            let shown = faults.to_string();
            assert!(shown.starts_with("fuzz.claims:") && !shown.contains("\u{202e}"), "{shown}");
            None
        }
    }
}

#[test]
fn damaged_texts_are_read_or_refused_and_printed_as_they_are_read() {
    let sources = sources();
    let counts = fuzz(
        "text",
        2_000,
        |chance| damaged(&sources, chance),
        |bytes, counts, _| {
            let Some((_, claims)) = parsed(bytes) else { return *counts.entry("refused").or_default() += 1 };
            *counts.entry("read").or_default() += 1;
            let printed = logic::print::claims(&claims, Signs::Ascii);
            for signs in [Signs::Ascii, Signs::Unicode] {
                let again = logic::print::claims(&claims, signs);
                let (_, again) = parsed(again.as_bytes()).unwrap_or_else(|| panic!("what is printed is read: {again}"));
                assert_eq!(logic::print::claims(&again, Signs::Ascii), printed);
            }
            let limits = Limits { parts: 2_000, ..Limits::default() };
            for statement in claims.statements() {
                let stated = logic::stated(&claims, statement, &limits);
                *counts.entry(if stated.is_ok() { "elaborated" } else { "too large" }).or_default() += 1;
            }
        },
    );
    assert!(counts["read"] > 200 && counts["refused"] > 200, "{counts:?}");
}

/// Small enough that a damaged claim is soon given up.
fn limits() -> ProofOptions {
    let limits = Limits { steps: 300_000, cells: 300_000, states: 5_000, parts: 2_000, ..Limits::default() };
    ProofOptions { limits, ..ProofOptions::default() }
}

#[test]
fn damaged_claims_and_games_are_judged_and_certified() {
    let sources = sources();
    let counts = fuzz(
        "claims",
        400,
        |chance| damaged(&sources, chance),
        |bytes, counts, chance| {
            let Some((text, claims)) = parsed(bytes) else { return *counts.entry("refused").or_default() += 1 };
            let options = ProofOptions { unrewritten: chance.below(4) == 0, ..limits() };
            for outcome in judge(&text, &claims, &options) {
                assert_ne!(outcome.verdict.code(), "disputed", "{outcome:?}");
                *counts.entry(outcome.verdict.code()).or_default() += 1;
                let Some(certificate) = outcome.certificate else { continue };
                let checked = check::check(&certificate).expect("it was accepted before");
                assert_eq!(agrees(&checked, &claims), Ok(()), "{}", outcome.id);
            }
        },
    );
    assert!(counts["proved"] > 50 && counts["refuted"] > 10, "{counts:?}");
}

/// The verdict of the engine on a statement as the checker prints it, where the language can say it.
fn engine(statement: &str, numeration: check::Numeration) -> Option<&'static str> {
    let place = if numeration == check::Numeration::Zeckendorf { " in zeckendorf" } else { "" };
    // Inside digit functions the checker reads a negative number as 0, where the language owes a difference.
    if statement.contains(['-', '#', '?']) {
        return None;
    }
    let text = Text::new("printed", &format!("claim it{place}: {statement}\n"));
    let claims = logic::parse(&text).ok()?;
    let judgement = logic::decide(&claims, claims.statements().next()?, &limits());
    match judgement.verdict {
        logic::Verdict::Proved => Some("proved"),
        logic::Verdict::Refuted(_) => Some("refuted"),
        logic::Verdict::GaveUp(_) => None,
    }
}

#[test]
fn damaged_certificates_never_prove_what_is_false() {
    let sources = sources();
    let mut certificates = Vec::new();
    for source in &sources[..6] {
        let text = Text::new("good.claims", source);
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        let small = |certificate: &Vec<u8>| certificate.len() < 6_000;
        certificates
            .extend(judge(&text, &claims, &limits()).into_iter().filter_map(|one| one.certificate).filter(small));
    }
    assert!(certificates.len() > 100, "{}", certificates.len());
    let input = |chance: &mut Chance| {
        let mut content = chance.pick(&certificates).clone();
        content.truncate(content.len() - 8);
        let content = changes::bytes(content, &certificates, chance);
        // One in eight keeps a wrong digest.
        if chance.below(8) == 0 { content } else { bytes::sealed(content) }
    };
    let counts = fuzz("certificates", 4_000, input, |bytes, counts, _| {
        let checked = match check::check(bytes) {
            Ok(checked) => checked,
            Err(check::Refused::Unreadable { .. }) => return *counts.entry("unreadable").or_default() += 1,
            Err(check::Refused::Wrong { .. }) => return *counts.entry("wrong").or_default() += 1,
        };
        *counts.entry("accepted").or_default() += 1;
        // What is accepted is true, whatever it says now.
        for part in &checked.parts {
            let Some(verdict) = engine(&part.statement(), checked.numeration) else { continue };
            *counts.entry("accepted and compared").or_default() += 1;
            assert_eq!(verdict, if part.holds { "proved" } else { "refuted" }, "{}", part.statement());
        }
    });
    assert!(counts["wrong"] > 500 && counts["unreadable"] > 500, "{counts:?}");
    assert!(counts["accepted and compared"] > 10, "{counts:?}");
}
