//! All files of claims, proved and checked: every certificate is accepted by the checker, which
//! shares no code with the engine, and every statement has its verdict. Changed certificates are refused.

use crate::claim::{ProofOptions, StatementReport, agrees, judge};
use crate::logic::check::{Refused, check};
use crate::logic::{self, Claims, Limits};
use crate::source::Text;
use crate::tests::bytes::{Kind, changed, kinds, parts, sealed};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::Path;

/// The files of `tests/claims/` with their names.
fn texts() -> Vec<(String, Text, Claims)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/claims");
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "claims"));
    files.sort();
    let texts = files.iter().map(|file| {
        let name = file.file_name().expect("a file").to_string_lossy().into_owned();
        let text = Text::new(&name, &std::fs::read_to_string(file).expect("UTF-8"));
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        (name, text, claims)
    });
    texts.collect()
}

/// The outcomes of all files, with their names and what they say.
fn all() -> Vec<(String, Claims, Vec<StatementReport>)> {
    judged(&ProofOptions::default())
}

fn judged(options: &ProofOptions) -> Vec<(String, Claims, Vec<StatementReport>)> {
    let judged = texts().into_iter().map(|(name, text, claims)| {
        let outcomes = judge(&text, &claims, options);
        (name, claims, outcomes)
    });
    judged.collect()
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
                failed.push(format!("{file} {}: {:?} {agreed:?}", outcome.id, outcome.verdict));
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
    let options = ProofOptions { limits, unrewritten: true };
    let mut decided = 0;
    for (file, _, outcomes) in judged(&options) {
        for outcome in outcomes {
            assert_ne!(outcome.verdict.code(), "disputed", "{file} {}", outcome.id);
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

/// The certificate of this statement in `tests/claims/`, and the claims of its file.
fn certificate(id: &str) -> (Vec<u8>, Claims) {
    for (_, text, claims) in texts() {
        let states = claims.statements().any(|statement| statement.name.text == id);
        if !states && claims.game(id).is_none() && claims.heaps(id).is_none() {
            continue;
        }
        let outcomes = judge(&text, &claims, &ProofOptions::default());
        let outcome = outcomes.into_iter().find(|outcome| outcome.id == id).expect("stated there");
        return (outcome.certificate.expect("a verdict"), claims);
    }
    panic!("no statement {id}")
}

/// Whether nobody would take the certificate for one of its claim.
fn refused(bytes: &[u8], claims: &Claims) -> bool {
    check(bytes).map_or(true, |checked| agrees(&checked, claims).is_err())
}

/// Three heaps, Wythoff's game in Zeckendorf numeration, a claim that is refuted, one with sets.
const CHANGED: [&str; 4] = ["nim-3", "wythoff-table", "F03", "F07a"];

/// Wythoff's theorem itself, whose certificate is too long for all changes, and Bouton's for any number
/// of heaps in misère play: one in so many.
const LONG: [(&str, usize); 2] = [("wythoff", 1_009), ("misere-flag", 211)];

/// Every byte of a statement, verdict, transition, accepting bit, set or counterexample is changed
/// to some 36 other values, each byte to others, and the digest made right again.
#[test]
fn changes_that_mean_something_are_refused() {
    changes_are_refused(7);
}

#[test]
#[ignore = "changes every byte to every other value"]
fn every_change_that_means_something_is_refused() {
    changes_are_refused(1);
}

/// Makes one in so many of the changes.
fn changes_are_refused(fewer: usize) {
    for (id, stride) in CHANGED.into_iter().map(|id| (id, 1)).chain(LONG) {
        let (whole, claims) = certificate(id);
        assert!(!refused(&whole, &claims), "{id}");
        let meant = [Kind::Verdict, Kind::Statement, Kind::Transition, Kind::Accept, Kind::Set, Kind::Outcome];
        let places = kinds(&whole).into_iter().filter(|(_, kind)| meant.contains(kind));
        let changes = places.flat_map(|(at, kind)| (0..=255).map(move |byte| (at, kind, byte)));
        let changes: Vec<(usize, Kind, u8)> =
            changes.filter(|&(at, _, byte)| byte != whole[at]).step_by(stride * fewer).collect();
        let accepted: Vec<&(usize, Kind, u8)> =
            changes.par_iter().filter(|(at, _, byte)| !refused(&changed(&whole, *at, *byte), &claims)).collect();
        let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
        changes.iter().for_each(|(_, kind, _)| *counts.entry(*kind).or_default() += 1);
        println!("{id}: {} bytes, changes refused: {counts:?}", whole.len());
        assert!(accepted.is_empty(), "{id}: {accepted:?}");
        assert!(counts[&Kind::Transition] > if fewer == 1 { 1_000 } else { 100 }, "{id}");
    }
}

/// Bouton's theorem for any number of heaps: the parts of the block, the obligations and all automata.
/// Every byte is changed to every other value.
#[test]
fn every_change_to_a_theorem_on_any_number_of_heaps_is_refused() {
    let (whole, claims) = certificate("nim");
    assert!(!refused(&whole, &claims));
    let meant = [Kind::Verdict, Kind::Statement, Kind::Transition, Kind::Accept, Kind::Set, Kind::Outcome];
    let places: Vec<(usize, Kind)> = kinds(&whole).into_iter().filter(|(_, kind)| meant.contains(kind)).collect();
    let changes: Vec<(usize, u8)> = places.iter().flat_map(|&(at, _)| (0..=255).map(move |byte| (at, byte))).collect();
    let changes: Vec<(usize, u8)> = changes.into_iter().filter(|&(at, byte)| byte != whole[at]).collect();
    let accepted: Vec<&(usize, u8)> =
        changes.par_iter().filter(|(at, byte)| !refused(&changed(&whole, *at, *byte), &claims)).collect();
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    places.iter().for_each(|(_, kind)| *counts.entry(*kind).or_default() += 1);
    println!("nim: {} bytes, {} changes refused, bytes changed: {counts:?}", whole.len(), changes.len());
    assert!(accepted.is_empty(), "{accepted:?}");
    assert_eq!(changes.len(), 255 * places.len());
    // Twelve obligations, which the checker builds from the parts of the block: each proves that no counterexample
    // exists, by an automaton and its outcome.
    assert_eq!((counts[&Kind::Verdict], counts[&Kind::Outcome]), (1, 12));
    assert!(counts[&Kind::Statement] > 100 && counts[&Kind::Transition] > 100 && counts[&Kind::Accept] > 20);
}

/// Obligations left out, doubled, exchanged, or taken from the proof of another block.
#[test]
fn no_obligation_of_the_fold_rule_can_be_replaced() {
    let (whole, claims) = certificate("nim");
    let (other, _) = certificate("nim-bits");
    let (own, strange) = (parts(&whole), parts(&other));
    assert_eq!((own.len(), strange.len()), (12, 12));
    let head = &whole[..own[0].start - 1];
    let built = |list: &[&[u8]]| {
        let count = u8::try_from(list.len()).expect("few");
        sealed([head, &[count], &list.concat()].concat())
    };
    let all: Vec<&[u8]> = own.iter().map(|part| &whole[part.clone()]).collect();
    assert_eq!(built(&all), whole);
    let mut tried = 0;
    let mut try_list = |list: &[&[u8]], what: &str| {
        tried += 1;
        assert!(check(&built(list)).is_err(), "{what}");
    };
    for at in 0..all.len() {
        let mut fewer = all.clone();
        fewer.remove(at);
        try_list(&fewer, &format!("without {at}"));
        let mut more = all.clone();
        more.insert(at, all[at]);
        try_list(&more, &format!("{at} twice"));
        for to in 0..all.len() {
            let mut list = all.clone();
            list[to] = all[at];
            if to != at {
                try_list(&list, &format!("{at} for {to}"));
                list.clone_from(&all);
                list.swap(at, to);
                try_list(&list, &format!("{at} and {to} exchanged"));
            }
        }
        // Where `rest` or `select` plays a part, the other proof is about another obligation.
        let mut list = all.clone();
        list[at] = &other[strange[at].clone()];
        if list[at] != all[at] {
            try_list(&list, &format!("{at} of another block"));
        }
    }
    println!("{tried} lists of obligations refused");
    assert!(tried > 12 + 12 + 2 * 12 * 11);
    assert!(claims.heaps("nim").is_some());
}

/// The parts of false games in front of the proofs of true ones: nobody gets "game G is proved" for another game.
#[test]
fn no_false_game_is_proved_by_the_proof_of_another() {
    let certificates = |file: &str| -> Vec<Vec<u8>> {
        let content = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/").to_owned() + file);
        let text = Text::new(file, &content.expect("a file of claims"));
        let claims = crate::logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        let games = claims.games().map(|block| block.name.text.clone()).collect::<Vec<_>>();
        let outcomes = judge(&text, &claims, &ProofOptions::default()).into_iter();
        outcomes.filter(|one| games.contains(&one.id)).filter_map(|one| one.certificate).collect()
    };
    let (wrong, right) = (certificates("games/false.claims"), certificates("claims/games.claims"));
    assert_eq!((wrong.len(), right.len()), (13, 16));
    for wrong in &wrong {
        // The name, the word, the numeration, then the verdict.
        let verdict = 22 + 1 + usize::from(wrong[22]) + 2;
        assert_eq!(wrong[verdict], 1, "it is refuted");
        let mut head = wrong[..parts(wrong)[0].start - 1].to_vec();
        head[verdict] = 0;
        for right in &right {
            let proofs = parts(right);
            let list = &right[proofs[0].start - 1..proofs[proofs.len() - 1].end];
            assert!(check(&sealed([&head[..], list].concat())).is_err());
        }
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
