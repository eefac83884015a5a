//! Random formulas: the automata against plain integers, the formatter against the parser, and the
//! rewriting against its absence.

use crate::logic::{self, Numeration, print::Signs};
use crate::source::Text;
use crate::tests::author::{Random, author};
use num_bigint::BigUint;

fn parsed(text: &str) -> logic::Claims {
    logic::parse(&Text::new("random", text)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The tree without places in the text.
fn tree(claims: &logic::Claims) -> String {
    let shown = format!("{claims:?}");
    let parts = shown.split("span: ").map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'));
    parts.collect()
}

/// The tuples below the bound that the automaton of a formula accepts, in order.
pub(super) fn satisfying(
    claims: &logic::Claims,
    body: &logic::Formula,
    free: &[&str],
    numeration: Numeration,
    below: u64,
    options: &logic::ProofOptions,
) -> Result<Vec<Vec<u64>>, logic::GaveUp> {
    let sentence = logic::open(claims, body, free, &options.limits)?;
    let (budget, body) = (&mut logic::Budget::new(&options.limits), &sentence.body);
    let trail = logic::automaton(&[], body, body.clone(), &sentence.names, numeration, options, budget)?;
    let dfa = trail.counterexamples();
    let mut tuples = vec![Vec::new()];
    for _ in free {
        tuples = tuples.iter().flat_map(|tuple| (0..below).map(move |last| [&tuple[..], &[last]].concat())).collect();
    }
    tuples.retain(|tuple| {
        let tracks: Vec<BigUint> = dfa.tracks.iter().map(|&track| tuple[track as usize].into()).collect();
        let mut word = numeration.word(&tracks);
        if trail.order == logic::Order::LowestFirst {
            word.reverse();
        }
        dfa.accepts_word(word)
    });
    Ok(tuples)
}

#[test]
fn random_formulas_agree_with_plain_integers() {
    let (below, count) = (9_u64, 10_000);
    let (mut some, mut given_up) = (0, 0);
    let limits = logic::Limits { states: 20_000, ..Default::default() };
    for seed in 0..count {
        let numeration = if seed % 2 == 0 { Numeration::Binary } else { Numeration::Zeckendorf };
        let mut author = author(seed * 7_919 + 1, numeration, true);
        let vars = vec!["a".to_owned(), "b".to_owned()];
        let formula = author.formula(1 + seed % 3, &vars);
        let claims = parsed(&format!("define f(a, b) := {formula}\n"));
        let body = &claims.definition("f").expect("defined").body;
        let options = logic::ProofOptions { unrewritten: seed % 3 == 0, limits: limits.clone() };
        let found = match satisfying(&claims, body, &["a", "b"], numeration, below, &options) {
            Ok(found) => found,
            // A few determinisations are exponential in earnest.
            Err(_) => {
                given_up += 1;
                continue;
            }
        };
        let mut wanted = Vec::new();
        for (a, b) in (0..below).flat_map(|a| (0..below).map(move |b| (a, b))) {
            let values = [("a", BigUint::from(a)), ("b", BigUint::from(b))];
            let bound = logic::Bound { largest: 0, steps: 1_000_000 };
            let truth = logic::evaluate(&claims, body, &values, bound);
            if truth.unwrap_or_else(|| panic!("exact: {formula} at {a}, {b}")) {
                wanted.push(vec![a, b]);
            }
        }
        assert_eq!(found, wanted, "{numeration:?}: {formula}");
        some += usize::from(!wanted.is_empty() && wanted.len() < 81);
    }
    assert!(some > 5_000, "only {some} formulas were neither always true nor always false");
    assert!(given_up < 20, "{given_up} formulas were given up");
}

#[test]
fn the_formatter_and_the_parser_are_inverse() {
    for seed in 0..3_000 {
        let numeration = if seed % 2 == 0 { Numeration::Binary } else { Numeration::Zeckendorf };
        let mut author = author(seed * 104_729 + 3, numeration, false);
        let formula = author.formula(1 + seed % 4, &["a".to_owned(), "b".to_owned(), "c₁".to_owned()]);
        let place = if numeration == Numeration::Zeckendorf { " in zeckendorf" } else { "" };
        let claims = parsed(&format!("# a note\nclaim r-1{place}: forall a, b, c₁: {formula} # more\n"));
        for signs in [Signs::Ascii, Signs::Unicode] {
            let printed = logic::print::claims(&claims, signs);
            assert_eq!(tree(&parsed(&printed)), tree(&claims), "{formula}\n{printed}");
        }
    }
}

#[test]
fn rewriting_changes_no_verdict() {
    let mut refuted = 0;
    for seed in 0..1_500 {
        let numeration = if seed % 2 == 0 { Numeration::Binary } else { Numeration::Zeckendorf };
        let mut author = author(seed * 15_485_863 + 5, numeration, false);
        let formula = author.formula(1 + seed % 3, &["a".to_owned(), "b".to_owned()]);
        let place = if numeration == Numeration::Zeckendorf { " in zeckendorf" } else { "" };
        let claims = parsed(&format!("claim r{place}: forall a, b: {formula}\n"));
        let statement = claims.statements().next().expect("one");
        let verdict = |unrewritten| {
            let limits = logic::Limits { steps: 20_000_000, ..Default::default() };
            logic::decide(&claims, statement, &logic::ProofOptions { unrewritten, limits }).verdict
        };
        match (verdict(false), verdict(true)) {
            (logic::Verdict::GaveUp(_), _) | (_, logic::Verdict::GaveUp(_)) => {}
            (one, other) => {
                assert_eq!(one, other, "{formula}");
                refuted += usize::from(matches!(one, logic::Verdict::Refuted(_)));
            }
        }
    }
    assert!(refuted > 500, "{refuted}");
}

#[test]
fn mangled_texts_never_panic() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/");
    let read = |name: &str| std::fs::read_to_string(format!("{folder}{name}.claims")).expect("a file of claims");
    let sources = ["claims/baron", "claims/theses", "claims/table", "claims/adders", "faults/traps"].map(read);
    let words: Vec<&str> =
        sources.iter().flat_map(|source| source.split_inclusive([' ', '(', ')', ',', '\n'])).collect();
    let mut random = Random(1_964);
    let (mut read, mut decided) = (0, 0);
    for _ in 0..3_000 {
        // A run of lines, so that most of it still makes sense, with a few words exchanged.
        let source = random.pick(&sources);
        let lines: Vec<&str> = source.lines().collect();
        let start = usize::try_from(random.below(lines.len() as u64)).expect("an index");
        let defines: String =
            sources[0].lines().filter(|line| line.starts_with("define")).map(|l| format!("{l}\n")).collect();
        let part = lines[start..lines.len().min(start + 3)].join("\n");
        let mut pieces: Vec<&str> = part.split_inclusive([' ', '(', ')', ',', '\n']).collect();
        for _ in 0..random.below(4) {
            let at = usize::try_from(random.below(pieces.len().max(1) as u64)).expect("an index");
            match random.below(4) {
                0 if at < pieces.len() => drop(pieces.remove(at)),
                1 => pieces.insert(at, random.pick(&words)),
                2 => pieces.insert(
                    at,
                    random.pick(&["(", ")", "not ", "1 ", "- ", "xor ", "*", ":", "é", "\u{202e}", "iff "]),
                ),
                _ if at < pieces.len() => pieces[at] = random.pick(&words),
                _ => {}
            }
        }
        let text = Text::new("mangled", &format!("{defines}{}\n", pieces.concat()));
        match logic::parse(&text) {
            Err(faults) => assert!(!faults.to_string().is_empty()),
            Ok(claims) => {
                read += 1;
                let limits = logic::Limits { steps: 300_000, cells: 1_000_000, ..Default::default() };
                let options = logic::ProofOptions { limits, unrewritten: false };
                for statement in claims.statements() {
                    let judgement = logic::decide(&claims, statement, &options);
                    decided += usize::from(!matches!(judgement.verdict, logic::Verdict::GaveUp(_)));
                }
            }
        }
    }
    assert!(read > 300 && decided > 300, "{read} texts were read, {decided} statements decided");
}
