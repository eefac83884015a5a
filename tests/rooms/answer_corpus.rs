//! Answers as people write them, each with what it means: `tests/answers/*.tsv`.
//!
//! A line has the label of a question of `questions.yaml`, what was typed, its meaning and its language, between tabs.
//! A meaning is written in the notation that the first lines of the files explain; `?` is what nobody should judge, and
//! `? MEANING` what means something and is left to a person.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use super::marking::plan;
use crate::document::{Answer, LANGUAGES, Winner, Words};
use crate::exercise::Verifier;
use crate::marking::{self, Item, Marked, Status};
use crate::sheet::Sheet;

/// A line of the corpus.
struct Row {
    place: String,
    label: String,
    typed: String,
    meaning: String,
    language: String,
}

/// The lines of the files of a folder.
fn rows(folder: &PathBuf) -> Vec<Row> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "tsv"));
    paths.sort();
    let mut rows = Vec::new();
    for path in paths {
        let content = fs::read_to_string(&path).expect("a file of answers");
        for (number, line) in
            content.lines().enumerate().filter(|(_, line)| !line.starts_with("# ") && !line.is_empty())
        {
            let place = format!("{}:{}", path.file_name().unwrap_or_default().to_string_lossy(), number + 1);
            let cells: Vec<&str> = line.split('\t').collect();
            let [label, typed, meaning, language] = cells[..] else { panic!("{place}: four cells") };
            let typed = typed.replace("\\n", "\n");
            let [label, meaning, language] = [label, meaning, language].map(str::to_owned);
            rows.push(Row { place, label, typed, meaning, language });
        }
    }
    rows
}

/// Words and numbers, one blank between: signs around them say nothing here.
fn bare(text: &str) -> String {
    let text = text
        .replace('\u{2212}', "-")
        .replace(['(', ')', ',', ';', '/', ':', '\u{2066}', '\u{2069}', '\u{2068}', '\u{a0}'], " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without the name of the game.
fn position(text: &str) -> &str {
    match text.split_once(' ') {
        Some((_, numbers)) if !text.contains(" + ") => numbers,
        _ => text,
    }
}

/// What a marked answer means, in the notation of the corpus.
fn meant(item: &Item<'_>, marked: &Marked, words: &Words) -> String {
    let understood = || words.line_text(&marked.understood).expect("English");
    let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    match (&item.question.answer, &marked.answer) {
        (_, Some(Answer::Winner(winner))) => match winner {
            Winner::ToMove => "N".to_owned(),
            Winner::Other => "P".to_owned(),
            Winner::Nobody => "draw".to_owned(),
        },
        (Answer::Moves(_), Some(Answer::Moves(moves))) => {
            if moves.is_empty() {
                return "none".to_owned();
            }
            let before = item.question.position.as_str();
            let mut reached: Vec<String> = moves
                .iter()
                .map(|step| {
                    let to = position(&step.to);
                    // Of Trihex the point alone, of Fibonacci nim what is left.
                    match before.split(' ').next() {
                        Some("trihex") => step
                            .to
                            .chars()
                            .filter(|sign| sign.is_ascii_uppercase() && !before.contains(*sign))
                            .collect(),
                        Some("fibonacci") => to.split(' ').next().unwrap_or_default().to_owned(),
                        _ => to.to_owned(),
                    }
                })
                .collect();
            reached.sort();
            reached.join(" ")
        }
        (Answer::Moves(_), None) => "no move".to_owned(),
        (Answer::Number(_), Some(Answer::Number(number))) if marked.parts.len() == 1 => number.to_string(),
        (_, Some(Answer::Ticks(boxes))) => {
            boxes.iter().map(|place| format!("#{}", place + 1)).collect::<Vec<_>>().join(" ")
        }
        (_, Some(Answer::Choice(place))) => format!("#{}", place + 1),
        (_, Some(Answer::Pairs(pairs))) => {
            let mut pairs = pairs.clone();
            pairs.sort_unstable();
            pairs.iter().map(|pair| list(pair)).collect::<Vec<_>>().join(" ")
        }
        (_, Some(Answer::Residues { modulus, remainders })) => format!("{} mod {modulus}", list(remainders)),
        (_, Some(Answer::Counterexample(None))) => "true".to_owned(),
        (_, Some(Answer::Counterexample(Some(numbers)))) => format!("false {}", list(numbers)),
        (Answer::Counterexample(_), None) => "false".to_owned(),
        (Answer::Repair { .. }, _) => bare(&understood()).replace("column ", ""),
        (Answer::Trace { .. }, _) => bare(&understood()).replace('?', "_").replace("a lost trio", "lost"),
        (Answer::Parts(_), _) => bare(&understood().replace('+', " ")),
        _ => bare(&understood()),
    }
}

/// A meaning as it is written in the corpus, compared as sets where the order says nothing.
fn expected(item: &Item<'_>, meaning: &str) -> String {
    match &item.question.answer {
        Answer::Moves(_) if !["none", "no move"].contains(&meaning) => {
            let mut reached: Vec<&str> = meaning.split(';').map(str::trim).collect();
            reached.sort_unstable();
            reached.dedup();
            reached.join(" ")
        }
        Answer::Ticks(_) if meaning == "none" => String::new(),
        Answer::Pairs(_) if meaning == "none" => String::new(),
        Answer::Pairs(_) => {
            let numbers: Vec<u64> = bare(meaning).split(' ').map(|number| number.parse().expect("a number")).collect();
            let mut pairs: Vec<&[u64]> = numbers.chunks(2).collect();
            pairs.sort_unstable();
            pairs.dedup();
            pairs.concat().iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
        }
        _ => bare(meaning),
    }
}

/// How many answers were read, of those that mean something, and what is to be said of the others.
#[derive(Default)]
struct Measured {
    rows: usize,
    shares: BTreeMap<String, (u64, u64)>,
    /// Answers that mean something else than they should, or are read and should not be, or the other way round.
    failures: Vec<String>,
}

impl Measured {
    /// Reads every answer of a folder.
    fn of(path: &str) -> Measured {
        let folder = |path: &str| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
        let plan = plan(&folder("tests/answers/questions.yaml"), 0);
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
        let items: BTreeMap<String, Item<'_>> = marking::items(&sheet, &plan).collect();
        let words = Words::new(&LANGUAGES[0]).expect("English");
        let mut measured = Measured::default();
        for row in rows(&folder(path)) {
            let item = items.get(&row.label).unwrap_or_else(|| panic!("{}: no question {}", row.place, row.label));
            let marked = item.mark(&row.typed);
            let found = match marked.status {
                Status::Empty => "empty".to_owned(),
                Status::Unread => "?".to_owned(),
                _ => meant(item, &marked, &words),
            };
            let (meaning, is_read) =
                row.meaning.strip_prefix("? ").map_or((&row.meaning[..], true), |meaning| (meaning, false));
            let is_meant = !["?", "empty"].contains(&meaning);
            let wanted = match is_meant {
                true if is_read => expected(item, meaning),
                true => "?".to_owned(),
                false => meaning.to_owned(),
            };
            measured.rows += 1;
            if is_meant {
                let share = measured.shares.entry(row.language.clone()).or_default();
                share.0 += u64::from(found == expected(item, meaning));
                share.1 += 1;
            }
            if found != wanted {
                let Row { place, label, typed, language, .. } = &row;
                let typed = typed.replace('\n', "\\n");
                measured
                    .failures
                    .push(format!("{place} {label} [{language}] `{typed}` is `{}`, found `{found}`", row.meaning));
            }
        }
        measured
    }

    /// The share of answers that are read as they are meant, in thousandths.
    fn share(&self) -> u64 {
        for (language, (read, meant)) in &self.shares {
            println!("{language}: {read} of {meant} answers are read, {:.1} %", 100.0 * *read as f64 / *meant as f64);
        }
        let (read, meant) = self.shares.values().fold((0, 0), |sum, share| (sum.0 + share.0, sum.1 + share.1));
        1_000 * read / meant.max(1)
    }
}

/// Every line means what it says; the share of those that are read may only rise.
#[test]
fn answers_mean_what_people_mean() {
    let measured = Measured::of("tests/answers");
    let share = measured.share();
    assert!(measured.rows >= 2_000, "{} rows", measured.rows);
    assert!(measured.failures.is_empty(), "{}:\n{}", measured.failures.len(), measured.failures.join("\n"));
    assert!(share >= 880, "{share} of 1,000 are read");
}

/// Answers by people who saw neither the grammar nor the other answers, and that nobody looked at to mend it.
#[test]
fn unseen_answers_are_read() {
    let measured = Measured::of("tests/answers/unseen");
    let share = measured.share();
    assert_eq!(measured.rows, 300);
    assert!(share >= 830, "{share} of 1,000 are read");
}
