//! All files of claims, proved and checked: every certificate is accepted by the checker, which
//! shares no code with the engine, and every statement has its verdict. Changed certificates are refused.

mod bytes;

use bytes::{Kind, changed, kinds};
use nimbook::claim::{Options, Outcome, agrees, judge};
use nimbook::logic::checker::{Refused, check};
use nimbook::logic::{self, Claims, Limits};
use nimbook::source::Text;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::Path;

/// The outcomes of all files in `tests/claims/`, with the names of the files and what they say.
fn all() -> Vec<(String, Claims, Vec<Outcome>)> {
    judged(&Options::default())
}

fn judged(options: &Options) -> Vec<(String, Claims, Vec<Outcome>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/claims");
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "claims"));
    files.sort();
    let outcomes = files.iter().map(|file| {
        let name = file.file_name().expect("a file").to_string_lossy().into_owned();
        let text = Text::new(&name, &std::fs::read_to_string(file).expect("UTF-8"));
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        let outcomes = judge(&text, &claims, options);
        (name, claims, outcomes)
    });
    outcomes.collect()
}

#[test]
fn every_claim_is_judged_and_its_certificate_accepted() {
    let mut failed = Vec::new();
    let (mut statements, mut bytes) = (0, 0);
    for (file, claims, outcomes) in all() {
        for outcome in outcomes {
            statements += 1;
            bytes += outcome.certificate.as_ref().map_or(0, Vec::len);
            let checked = outcome.certificate.as_ref().map(|bytes| check(bytes));
            let agreed = match &checked {
                Some(Ok(checked)) => agrees(checked, &claims).err(),
                other => Some(format!("{other:?}")),
            };
            if !outcome.ok || agreed.is_some() {
                failed.push(format!("{file} {}: {:?} {agreed:?}", outcome.id, outcome.disputed));
            }
        }
    }
    println!("{statements} statements, {bytes} bytes of certificates");
    assert!(statements > 150);
    assert!(failed.is_empty(), "{} of {statements}:\n{}", failed.len(), failed.join("\n"));
}

/// Terms that no automaton has get names then beside premises that have names themselves: such a
/// certificate of Fibonacci nim was refused once.
#[test]
fn certificates_of_claims_that_are_not_rewritten_are_accepted() {
    let limits = Limits { steps: 2_000_000, ..Limits::default() };
    let options = Options { limits, unrewritten: true };
    let mut decided = 0;
    for (file, _, outcomes) in judged(&options) {
        for outcome in outcomes {
            assert_eq!(outcome.disputed, None, "{file} {}", outcome.id);
            if outcome.certificate.is_some() {
                assert!(outcome.ok, "{file} {}", outcome.id);
                decided += 1;
            }
        }
    }
    assert!(decided > 120, "{decided}");
}

#[test]
fn outcomes_are_the_same_on_one_thread_and_on_two() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads start");
        pool.install(all)
    };
    assert_eq!(on(1), on(2));
}

/// The certificate of this statement in `tests/claims/`, and the file's claims.
fn certificate(id: &str) -> (Vec<u8>, Claims) {
    for (_, claims, outcomes) in all() {
        if let Some(outcome) = outcomes.into_iter().find(|outcome| outcome.id == id) {
            return (outcome.certificate.expect("a verdict"), claims);
        }
    }
    panic!("no statement {id}")
}

/// Whether nobody would take the certificate for one of its claim.
fn refused(bytes: &[u8], claims: &Claims) -> bool {
    check(bytes).map_or(true, |checked| agrees(&checked, claims).is_err())
}

/// Three heaps, Wythoff's game in Zeckendorf numeration, a claim that is refuted, one with sets.
const CHANGED: [&str; 4] = ["nim-3", "wythoff-table", "F03", "F07a"];

/// Wythoff's theorem itself, whose certificate is too long for all changes: one in so many.
const LONG: (&str, usize) = ("wythoff", 1_009);

/// Every byte of a statement, verdict, transition, accepting bit, set or counterexample is changed
/// to every other value, and the digest made right again.
#[test]
fn every_change_that_means_something_is_refused() {
    for (id, stride) in CHANGED.into_iter().map(|id| (id, 1)).chain([LONG]) {
        let (whole, claims) = certificate(id);
        assert!(!refused(&whole, &claims), "{id}");
        let meant = [Kind::Verdict, Kind::Statement, Kind::Transition, Kind::Accept, Kind::Set, Kind::Outcome];
        let places = kinds(&whole).into_iter().filter(|(_, kind)| meant.contains(kind));
        let changes = places.flat_map(|(at, kind)| (0..=255).map(move |byte| (at, kind, byte)));
        let changes: Vec<(usize, Kind, u8)> =
            changes.filter(|&(at, _, byte)| byte != whole[at]).step_by(stride).collect();
        let accepted: Vec<&(usize, Kind, u8)> =
            changes.par_iter().filter(|(at, _, byte)| !refused(&changed(&whole, *at, *byte), &claims)).collect();
        let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
        changes.iter().for_each(|(_, kind, _)| *counts.entry(*kind).or_default() += 1);
        println!("{id}: {} bytes, changes refused: {counts:?}", whole.len());
        assert!(accepted.is_empty(), "{id}: {accepted:?}");
        assert!(counts[&Kind::Transition] > 1_000, "{id}");
    }
}

#[test]
fn a_changed_byte_without_a_new_digest_is_refused() {
    for id in CHANGED {
        let (whole, _) = certificate(id);
        let wrong = (0..whole.len()).into_par_iter().flat_map_iter(|at| (0..8).map(move |bit| (at, bit)));
        let counts = wrong.map(|(at, bit)| {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << bit;
            match check(&bytes) {
                Ok(_) => panic!("{id}: bit {bit} of byte {at} was changed"),
                Err(Refused::Unreadable { .. }) => (0_usize, 1_usize),
                Err(Refused::Wrong { .. }) => (1, 0),
            }
        });
        let (wrong, unreadable) = counts.reduce(|| (0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
        println!("{id}: {wrong} changed bits refused, {unreadable} unreadable");
        for end in 0..whole.len() {
            assert!(check(&whole[..end]).is_err(), "{id}: {end} bytes");
        }
    }
}
