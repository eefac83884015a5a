//! Certificates before a checker that shares nothing with nimbook: `tests/stranger/check.py`, written from
//! `tests/stranger/FORMAT.md` alone.
//!
//! It accepts all certificates of the project, and of changed ones with their digest made right exactly those that
//! `nimbook verify` accepts as well: other names, or other true statements, which both print. How many are changed,
//! `NIMBOOK_MUTANTS` says.
//! Source: Pollack 1998 (how to believe a machine-checked proof).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn python(files: &[PathBuf]) -> Vec<bool> {
    let script = Path::new(ROOT).join("tests/stranger/check.py");
    let output = Command::new("python3").arg(script).args(files).output().expect("python3 is there");
    let out = String::from_utf8(output.stdout).expect("UTF-8");
    let verdict = |line: &str| match (line.ends_with(": accepted"), line.contains(": refused: ")) {
        (false, false) => None,
        (accepted, _) => Some(accepted),
    };
    let verdicts: Vec<bool> = out.lines().filter(|line| !line.starts_with(' ')).filter_map(verdict).collect();
    assert_eq!(verdicts.len(), files.len(), "{out}\n{}", String::from_utf8_lossy(&output.stderr));
    verdicts
}

fn nimbook(files: &[PathBuf]) -> Vec<bool> {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(["verify", "--json"]).args(files).output();
    let reply: serde_json::Value = serde_json::from_slice(&output.expect("it runs").stdout).expect("JSON");
    reply.as_array().expect("an array").iter().map(|one| one["ok"] == true).collect()
}

/// The certificates of all claims, games and chapters, in folders of their own.
fn certificates(folder: &Path) -> Vec<PathBuf> {
    let mut sources = Vec::new();
    for place in ["tests/claims", "tests/games", "book"] {
        let entries = fs::read_dir(Path::new(ROOT).join(place)).expect("it is there");
        sources.extend(entries.map(|entry| entry.expect("it is there").path()));
    }
    sources.retain(|path| path.extension().is_some_and(|ending| ending == "claims" || ending == "md"));
    sources.sort();
    let mut found = Vec::new();
    for (number, source) in sources.iter().enumerate() {
        let out = folder.join(number.to_string());
        let mut prove = Command::new(env!("CARGO_BIN_EXE_nimbook"));
        prove.arg("prove").arg(source).arg("--certificates").arg(&out).output().expect("it runs");
        if let Ok(entries) = fs::read_dir(&out) {
            found.extend(entries.map(|entry| entry.expect("it is there").path()));
        }
    }
    found.sort();
    found
}

/// CRC-64/XZ.
fn crc(bytes: &[u8]) -> u64 {
    let mut sum = !0_u64;
    for byte in bytes {
        sum ^= u64::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xC96C_5795_D787_0F42 } else { sum >> 1 };
        }
    }
    !sum
}

#[test]
#[ignore = "needs Python"]
fn a_checker_written_from_the_description_agrees() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = certificates(folder.path());
    assert!(files.len() > 350, "{}", files.len());
    assert_eq!(nimbook(&files), vec![true; files.len()]);
    let verdicts = python(&files);
    let refused: Vec<&PathBuf> =
        files.iter().zip(&verdicts).filter(|(_, accepted)| !**accepted).map(|(file, _)| file).collect();
    assert!(refused.is_empty(), "{refused:?}");

    rows_of_chomp(folder.path());
    let count = std::env::var("NIMBOOK_MUTANTS").map_or(500, |count| count.parse().expect("a number"));
    let small: Vec<Vec<u8>> =
        files.iter().map(|file| fs::read(file).expect("there")).filter(|bytes| bytes.len() < 4_000).collect();
    let mut state = 2_026_u64;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("small") % limit
    };
    let (mut done, mut accepted) = (0, 0);
    while done < count {
        let place = folder.path().join("changed");
        fs::create_dir_all(&place).expect("a folder");
        let mut changed = Vec::new();
        for number in 0..500.min(count - done) {
            let bytes = &small[below(small.len())];
            let mut content = bytes[..bytes.len() - 8].to_vec();
            // Behind the first line: the headline, the statement or the block, the proof.
            let head = below(4) == 0;
            let at = 22 + below(if head { 24.min(content.len() - 22) } else { content.len() - 22 });
            match below(4) {
                0 => content[at] = u8::try_from(below(24)).expect("a byte"),
                1 => content[at] = content[at].wrapping_add(1),
                2 => content[at] ^= 1 << below(8),
                _ => {
                    // What another certificate has there.
                    let other = &small[below(small.len())];
                    let length = 1 + below(6);
                    let end = (at + length).min(content.len()).min(other.len());
                    if at < end {
                        content[at..end].copy_from_slice(&other[at..end]);
                    }
                }
            }
            if content[..] == bytes[..bytes.len() - 8] {
                content[at] ^= 1;
            }
            let digest = crc(&content).to_le_bytes();
            let file = place.join(format!("{number}.nbc"));
            fs::write(&file, [&content[..], &digest].concat()).expect("written");
            changed.push(file);
        }
        let (one, other) = (nimbook(&changed), python(&changed));
        let differ: Vec<&PathBuf> = changed
            .iter()
            .zip(one.iter().zip(&other))
            .filter(|(_, (one, other))| one != other)
            .map(|(file, _)| file)
            .collect();
        if !differ.is_empty() {
            let kept = folder.keep();
            panic!("the two checkers differ about {differ:?}, kept in {}", kept.display());
        }
        accepted += one.iter().filter(|accepted| **accepted).count();
        done += changed.len();
    }
    println!(
        "{} certificates accepted by both, {done} changed: {accepted} say something else that both accept",
        files.len()
    );
    assert!(accepted * 5 < done, "{accepted} of {done}");
}

/// Certificates about rows of Chomp, and each of them with one number changed.
fn rows_of_chomp(folder: &Path) {
    let book = folder.join("rows");
    fs::create_dir(&book).expect("a folder");
    fs::write(book.join("book.yaml"), "title: Rows\nlanguages: [en]\n").expect("written");
    let blocks = [0, 1, 2, 7, 60, 120].map(|row| format!("```chomp-row {row}\nIn words.\n```\n"));
    fs::write(book.join("01-rows.md"), format!("# Rows\n\nLede.\n\n{}", blocks.join("\n"))).expect("written");
    let out = folder.join("rows-out");
    let made = Command::new(env!("CARGO_BIN_EXE_nimbook")).arg("book").arg(&book).arg("--out").arg(&out).output();
    assert!(made.expect("it runs").status.success());
    let mut files = Vec::new();
    for entry in fs::read_dir(out.join("certificates")).expect("there") {
        let path = entry.expect("there").path();
        let text = fs::read_to_string(&path).expect("UTF-8");
        files.push(path.clone());
        let numbers = text.split_inclusive(|sign: char| !sign.is_ascii_digit());
        let mut at = 0;
        for (place, word) in numbers.enumerate() {
            let digits = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
            // Behind the first line, every fifth number.
            if at > 24
                && place % 5 == 0
                && let Ok(number) = digits.parse::<u32>()
            {
                let changed = path.with_extension(format!("{place}.nbc"));
                let more = number + 1;
                fs::write(&changed, format!("{}{more}{}", &text[..at], &text[at + digits.len()..])).expect("written");
                files.push(changed);
            }
            at += word.len();
        }
    }
    let (one, other) = (nimbook(&files), python(&files));
    assert_eq!(one, other, "{files:?}");
    let accepted = one.iter().filter(|accepted| **accepted).count();
    // A later column may be said to be the first; nothing else may be changed.
    assert!(files.len() > 20 && (6..12).contains(&accepted), "{accepted} of {}", files.len());
}

/// Answers that two programs write, which share nothing with the reading of answers: right ones in many notations, which
/// are never wrong, and damaged ones, which never earn everything unless what was written is right, too. How many,
/// `NIMBOOK_ANSWERS` says.
#[test]
#[ignore = "needs Python"]
fn strangers_answers_are_marked_as_they_deserve() {
    let count = std::env::var("NIMBOOK_ANSWERS").unwrap_or_else(|_| "2000".to_owned());
    for script in ["right.py", "damaged.py"] {
        let script = Path::new(ROOT).join("tests/stranger/answers").join(script);
        let mut python = Command::new("python3");
        python.arg(&script).args(["--program", env!("CARGO_BIN_EXE_nimbook"), "--seed", "7", "--count", &count]);
        let output = python.output().expect("python3 is there");
        let out = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}:\n{out}{}", script.display(), String::from_utf8_lossy(&output.stderr));
    }
}
