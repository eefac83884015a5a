//! A second way from text to formula, which shares nothing with `logic::syntax` and `logic::lower`.
//!
//! A verdict rests on the reading of its text. Here every claim is read again, by another reader and with another way to
//! get rid of definitions, differences, `min`, `max` and `if`; the statement that the checker prints is read as well, and
//! that both say the same is decided for all values of the leading variables.

mod game;
mod read;
mod write;

use crate::logic::{self, Limits, ProofOptions, check};
use crate::source::Text;
use crate::tests::author::author;
use crate::{claim, logic::Numeration};
use read::{Definition, Formula, Statement};
use std::collections::BTreeMap;
use std::path::Path;
use write::Writer;

/// What the checker printed of each statement's certificate, if there is one.
fn printed(content: &str, limits: &Limits) -> Vec<(String, Option<String>)> {
    let text = Text::new("t.claims", content);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let options = ProofOptions { limits: limits.clone(), ..ProofOptions::default() };
    let reports = claim::judge(&text, &claims, &options);
    reports
        .into_iter()
        .map(|report| {
            let checked = report.certificate.map(|bytes| check::check(&bytes).expect("accepted"));
            // A claim whose differences are not defined has a certificate of the obligation alone.
            let last = checked.and_then(|checked| checked.parts.last().cloned()).filter(|part| part.label == report.id);
            (report.id, last.map(|part| part.statement()))
        })
        .collect()
}

/// The leading quantifiers of both formulas as far as they are the same, and what is behind them.
fn stripped<'f>(mut one: &'f Formula, mut other: &'f Formula) -> (Vec<(String, String)>, Formula, Formula) {
    let (mut pairs, mut names): (Vec<(String, String)>, [Vec<&'f String>; 2]) = Default::default();
    let mut kinds = [String::new(), String::new()];
    loop {
        for (side, (names, kind)) in [&mut one, &mut other].into_iter().zip(names.iter_mut().zip(&mut kinds)) {
            if let (true, Formula::Bound(quantifier, more, body)) = (names.is_empty(), *side) {
                names.extend(more);
                (*side, *kind) = (body, quantifier.clone());
            }
        }
        if names.iter().any(Vec::is_empty) || kinds[0] != kinds[1] {
            break;
        }
        let [first, second] = &mut names;
        pairs.push((first.remove(0).clone(), second.remove(0).clone()));
    }
    let [first, second] = [(one, &names[0], &kinds[0]), (other, &names[1], &kinds[1])].map(|(body, names, kind)| {
        let names: Vec<String> = names.iter().map(|name| (*name).clone()).collect();
        if names.is_empty() { body.clone() } else { Formula::Bound(kind.clone(), names, Box::new(body.clone())) }
    });
    (pairs, first, second)
}

/// The claim that the statement and what was printed of it say the same; with a witness, that what was printed is enough.
fn comparison(definitions: &[Definition], statement: &Statement, printed: &str) -> String {
    let (pairs, ours, theirs) = stripped(&statement.formula, &read::formula(printed));
    let mut writer = Writer::new(definitions);
    let variables: Vec<String> = pairs.iter().map(|_| writer.fresh()).collect();
    let scope = |side: fn(&(String, String)) -> &String| -> Vec<(String, String)> {
        pairs.iter().map(side).cloned().zip(variables.iter().cloned()).collect()
    };
    let ours = writer.formula(&ours, &scope(|pair| &pair.0));
    let theirs = writer.formula(&theirs, &scope(|pair| &pair.1));
    let all = if variables.is_empty() { String::new() } else { format!("forall {}: ", variables.join(", ")) };
    let place = if statement.zeckendorf { " in zeckendorf" } else { "" };
    let word = if statement.witness { "implies" } else { "iff" };
    format!("claim same{place}: {all}({theirs} {word} {ours})\n")
}

/// The verdict on such a claim.
fn verdict(content: &str, limits: &Limits) -> &'static str {
    let text = Text::new("same.claims", content);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let options = ProofOptions { limits: limits.clone(), ..ProofOptions::default() };
    claim::judge(&text, &claims, &options)[0].verdict.code()
}

/// How many statements of a text were compared. Panics where a reading is another.
fn compare(place: &str, content: &str) -> usize {
    let limits = Limits::default();
    let (definitions, statements) = read::text(content);
    let mut compared = 0;
    for (id, printed) in printed(content, &limits) {
        let Some(statement) = statements.iter().find(|statement| statement.name == id) else { continue };
        let Some(printed) = printed else { continue };
        let same = comparison(&definitions, statement, &printed);
        assert_eq!(verdict(&same, &limits), "proved", "{place}, {id}: the checker judged\n{printed}\n{same}");
        compared += 1;
    }
    compared
}

fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("readable").path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    files.sort();
    files.iter().map(|path| (path.display().to_string(), std::fs::read_to_string(path).expect("UTF-8"))).collect()
}

#[test]
fn claims_of_files_say_what_was_judged() {
    let texts = [files("tests/claims", "claims"), files("benches/rows", "claims")].concat();
    let compared: usize = texts.iter().map(|(place, content)| compare(place, content)).sum();
    assert!(compared > 150, "{compared}");
}

#[test]
fn claims_of_the_book_say_what_was_judged() {
    // The statements of all chapters behind each other; what else is in their blocks is left out.
    let mut joined = String::new();
    for (_, chapter) in files("book", "md") {
        let (mut inside, mut stated) = (false, false);
        for line in chapter.lines() {
            if let Some(info) = line.strip_prefix("```") {
                let kind = info.split(' ').next().unwrap_or_default();
                inside = ["define", "claim", "refute", "conjecture"].contains(&kind);
                stated = false;
            } else if inside {
                stated |= ["define ", "claim ", "refute ", "conjecture "].iter().any(|word| line.starts_with(word));
                if stated {
                    joined.push_str(line);
                    joined.push('\n');
                }
            }
        }
    }
    let compared = compare("the book", &joined);
    assert!(compared > 80, "{compared}");
}

/// The obligations of the games of a text that were compared, by their words; of a false game the one that fails.
fn compare_games(place: &str, content: &str) -> Vec<String> {
    let text = Text::new("t.claims", content);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{place}: {faults}"));
    let (limits, options) = (Limits::default(), ProofOptions::default());
    let games = game::games(content);
    assert_eq!(games.len(), claims.games().count(), "{place}");
    let mut compared = Vec::new();
    for report in claim::judge(&text, &claims, &options) {
        let Some(game) = games.iter().find(|game| game.name == report.id) else { continue };
        let (definitions, _) = read::text(&format!("{content}\n{}", game.definitions()));
        let checked = check::check(&report.certificate.expect("a certificate")).expect("accepted");
        let mut counts = BTreeMap::new();
        for (at, part) in checked.parts.iter().enumerate() {
            let head = part.label.split(':').next().expect("a word");
            let (word, number) = head.split_once(", move ").unwrap_or((head, ""));
            *counts.entry(word).or_default() += 1;
            // What differences need is not read again; the measure comes last.
            let more = checked.parts.get(at + 1).is_none_or(|next| next.label.starts_with("defined"));
            if word == "defined" && more {
                continue;
            }
            let obligation = game.obligation(word, number.parse().ok());
            let formula = read::formula(&obligation);
            let statement = Statement { name: head.to_owned(), zeckendorf: game.zeckendorf, witness: false, formula };
            let same = comparison(&definitions, &statement, &part.statement());
            let (id, printed) = (&report.id, part.statement());
            assert_eq!(verdict(&same, &limits), "proved", "{place}, {id}, {head}:\n{obligation}\n{printed}\n{same}");
            compared.push(word.to_owned());
        }
        if !checked.proved() {
            continue;
        }
        let wanted = game.wanted().into_iter().filter(|(_, count)| *count > 0);
        counts.remove("defined").expect("of the measure");
        assert_eq!(counts, wanted.collect(), "{place}, {}", report.id);
    }
    compared
}

#[test]
fn obligations_of_games_say_what_was_judged() {
    let place = "tests/claims/games.claims";
    let (_, content) =
        files("tests/claims", "claims").into_iter().find(|(path, _)| path.ends_with(place)).expect("there");
    let compared = compare_games(place, &content);
    assert!(compared.len() > 130, "{}", compared.len());
}

/// True obligations say the same as any other true one; those that fail do not, and fail at the same positions.
#[test]
fn obligations_that_fail_say_what_was_judged() {
    let mut compared = compare_games("tests/games/false.claims", include_str!("../../games/false.claims"));
    compared.sort();
    compared.dedup();
    assert_eq!(compared, ["closure", "end", "losing", "reply", "termination"]);
}

#[test]
fn obligations_of_the_games_of_the_book_say_what_was_judged() {
    // Definitions and games of all chapters; a game may speak of both that come before it.
    let mut joined = String::new();
    for (_, chapter) in files("book", "md") {
        let mut blocks = chapter.split("```");
        blocks.next();
        for block in blocks.step_by(2) {
            let (kind, body) = block.split_once([' ', '\n']).unwrap_or_default();
            let word = format!("\n{kind} ");
            if let (true, Some(at)) = (["define", "game"].contains(&kind), body.find(&word)) {
                joined += &body[at..];
            }
        }
    }
    let compared = compare_games("the book", &joined);
    assert!(compared.len() > 100, "{}", compared.len());
}

#[test]
fn random_claims_say_what_was_judged() {
    let count = std::env::var("NIMBOOK_READINGS").map_or(400, |count| count.parse().expect("a number"));
    let limits = Limits { steps: 20_000_000, ..Limits::default() };
    let (mut compared, mut given_up) = (0_u64, 0_u64);
    for seed in 0..count {
        let numeration = if seed % 2 == 0 { Numeration::Binary } else { Numeration::Zeckendorf };
        let mut author = author(seed * 32_452_843 + 7, numeration, false);
        author.differences = seed % 3 == 0;
        let formula = author.formula(1 + seed % 3, &["a".to_owned(), "b".to_owned()]);
        let place = if numeration == Numeration::Zeckendorf { " in zeckendorf" } else { "" };
        let content = format!("claim r{place}: forall a, b: {formula}\n");
        let (_, statements) = read::text(&content);
        let Some(printed) = printed(&content, &limits).remove(0).1 else {
            given_up += 1;
            continue;
        };
        match verdict(&comparison(&[], &statements[0], &printed), &limits) {
            "gave-up" => given_up += 1,
            verdict => assert_eq!(verdict, "proved", "{seed}: {content}the checker judged {printed}"),
        }
        compared += 1;
    }
    println!("{compared} compared, {given_up} without a verdict");
    assert!(given_up * 10 < count, "{given_up} of {count} were given up");
}

#[test]
fn another_reading_is_noticed() {
    for (text, wrong) in [
        ("claim c: forall a, b: a < b implies even(a) or a = 1", "forall a, b: ((a < b implies even(a)) and a = 1)"),
        ("claim c: forall a, b: min(a, b) <= a", "forall a, b: max(a, b) <= a"),
        ("claim c: forall a, b: b <= a implies a - b <= 3", "forall a, b: (b <= a implies a <= 3 + 2*b)"),
        ("claim c: forall a: exists b: b < a", "forall b: (exists a: b < a)"),
    ] {
        let (_, statements) = read::text(text);
        assert_eq!(verdict(&comparison(&[], &statements[0], wrong), &Limits::default()), "refuted", "{text}");
    }
}
