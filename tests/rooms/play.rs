//! Whole games through the pure part of `nimbook play`.
//!
//! Representation: a file of `tests/play/` is a command line, what is typed, a line `---`, and the output.

use crate::cli::Reply;
use crate::cli::play::Play;
use crate::document::{LANGUAGES, Language};

fn language(code: &str) -> &'static Language {
    LANGUAGES.iter().find(|language| language.code == code).expect("a language")
}

/// Plays with these arguments and lines; what was written, and how it ended.
pub(super) fn play(arguments: &str, typed: &str) -> (String, Reply) {
    let mut game = Play {
        position: Vec::new(),
        misere: false,
        second: false,
        seed: "nimbook".to_owned(),
        spoken: Default::default(),
    };
    let mut words = arguments.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "--misere" => game.misere = true,
            "--second" => game.second = true,
            "--lang" => game.spoken.lang = language(words.next().expect("a code")),
            "--seed" => game.seed = words.next().expect("a seed").to_owned(),
            part => game.position.push(part.to_owned()),
        }
    }
    let mut out = Vec::new();
    let reply = game.converse(typed.as_bytes(), &mut out, false).expect("streams in memory");
    (String::from_utf8(out).expect("text"), reply)
}

#[test]
fn every_game_goes_as_written() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play");
    let mut games = 0;
    for entry in folder.read_dir().expect("the games") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let (given, expected) = text.split_once("\n---\n").expect("a line `---`");
        let (command, typed) = given.split_once('\n').unwrap_or((given, ""));
        let arguments = command.strip_prefix("nimbook play ").expect("a command");
        let (out, reply) = play(arguments, &format!("{typed}\n"));
        assert_eq!(reply, Reply::default(), "{}", path.display());
        assert_eq!(out, expected, "{}", path.display());
        assert!(out.lines().all(|line| line.chars().count() <= 80 && line.trim_end() == line), "{}", path.display());
        games += 1;
    }
    assert!(games >= 11, "{games} games");
}

/// Numbers as if typed by somebody who does not think; those that are no moves are refused and passed over.
fn thoughtless(from: u64) -> String {
    let next =
        |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    let numbers = std::iter::successors(next(&from), next).map(|state| (state >> 33) % 24 + 1);
    numbers.take(400).map(|number| format!("{number}\n")).collect()
}

/// Bouton's theorem says who wins; the lost player is the one who does not think.
#[test]
fn the_program_wins_every_won_game_of_nim() {
    let mut games = 0;
    for (a, b, c) in (0..5_u64).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| (a, b, c)))) {
        let zero = a ^ b ^ c == 0;
        let end = a.max(b).max(c) <= 1;
        for (misere, lost) in [("", zero), ("--misere", zero != end)] {
            if a + b + c == 0 {
                continue;
            }
            // Whoever has to move in a lost position is the player.
            let second = if lost { "" } else { "--second" };
            let (out, reply) = play(&format!("nim {a} {b} {c} {misere} {second}"), &thoughtless(a + 5 * b + 25 * c));
            assert_eq!(reply.code, 0);
            assert!(out.contains(": I win.\n"), "{out}");
            games += 1;
        }
    }
    assert_eq!(games, 248);
}

/// What sheets say: so many tokens from that heap, and what the game is at all.
#[test]
fn a_move_may_be_typed_as_sheets_write_it() {
    for typed in ["3 from 2", "3 from heap 2", "take 3 from 2", "Take 3 from heap 2.", "2 3"] {
        let (out, _) = play("nim 3 5 7", &format!("{typed}\n"));
        assert!(out.contains("1. You: take 3 from heap 2, leaving 2\n"), "{typed}: {out}");
    }
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (out, _) = play("nim 3 + kayles 4", "2 from 1\nhelp\n");
    let out = one_line(&out);
    assert!(out.contains("1. You: take 2 from part 1, leaving 1 "), "{out}");
    assert_eq!(out.matches("knocks down one pin").count(), 2, "{out}");
    let out = one_line(&play("kayles 5 --misere", "help\n").0);
    assert_eq!(out.matches("whoever makes the last move loses").count(), 2, "{out}");
    assert!(!out.contains("Whoever cannot move loses"), "{out}");
}

#[test]
fn a_move_may_be_typed_in_every_language() {
    for lang in ["hu", "he"] {
        let (by_numbers, _) = play(&format!("nim 3 5 7 --lang {lang}"), "2 3\n");
        for typed in [
            "3 from 2",
            "take 3 from heap 2",
            "vegyél 3-at a 2. kupacból",
            "a 2. kupacból 3-at",
            "3 a 2.-ból",
            "קחו 3 מערימה 2",
            "3 מערימה 2",
        ] {
            assert_eq!(
                play(&format!("nim 3 5 7 --lang {lang}"), &format!("{typed}\n")).0,
                by_numbers,
                "{lang}: {typed}"
            );
        }
        let (by_numbers, _) = play(&format!("nim 3 + kayles 4 --lang {lang}"), "1 2\n");
        for typed in ["2 from 1", "2 az 1. részből", "2 מחלק 1"] {
            let (out, _) = play(&format!("nim 3 + kayles 4 --lang {lang}"), &format!("{typed}\n"));
            assert_eq!(out, by_numbers, "{lang}: {typed}");
        }
    }
}

#[test]
fn the_program_never_loses_at_three_in_a_line() {
    for game in ["tictactoe", "tictactoe --second"] {
        for seed in 0..40 {
            let (out, _) = play(&format!("{game} --seed {seed}"), &thoughtless(seed));
            assert!(out.contains(": I win.\n") || out.contains(": it is a draw.\n"), "{out}");
        }
    }
}

/// Every game that `solve` knows can be played from its example to the end.
#[test]
fn every_game_of_the_list_can_be_played() {
    for family in crate::rules::ALL {
        let (out, reply) = play(family.example, &"hint\nwhy\n1\n2\n3\n".repeat(60));
        assert_eq!(reply, Reply::default(), "{}", family.example);
        assert!(out.contains("Review of "), "{out}");
    }
}

#[test]
fn faults_of_the_position_and_its_limits() {
    let (out, reply) = play("num 3", "");
    assert_eq!((out.as_str(), reply.code), ("", 2));
    assert!(reply.err.contains("did you mean `nim`?"), "{}", reply.err);
    let (out, reply) = play("nim 20000", "");
    assert_eq!((out.as_str(), reply.code), ("", 3));
    assert!(reply.err.contains("20000 moves") && reply.err.contains("16384"), "{}", reply.err);
    let long = format!("{}\nquit\n", "7".repeat(20_000));
    let (out, reply) = play("nim 3 5", &long);
    assert_eq!(reply.code, 0);
    assert_eq!(out.matches("longer than 4096 bytes").count(), 1, "{out}");
}
