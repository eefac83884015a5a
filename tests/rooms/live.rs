//! The doors of a page, and the engine that pages carry beside the library that it was built from.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::exercise::{Dice, KINDS, Key};
use crate::page::answer;
use crate::rules::{self, Play};

fn ask(request: &Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).expect("JSON")
}

/// The places where a game is begun, small enough for both routes.
const STARTS: &[&str] = &["nim 9 12 15", "nim 40 70", "subtract(1,3,4) 60", "chomp 4x5", "squares 4x6", "queen 19 23"];

/// So many positions, of every game, reached by moves of chance.
fn positions(count: usize) -> Vec<String> {
    let starts: Vec<String> = rules::ALL.iter().map(|family| family.example.to_owned()).collect();
    let starts: Vec<String> = starts.into_iter().chain(STARTS.iter().map(|&start| start.to_owned())).collect();
    let mut dice = Dice::new(Key::of(&["positions of a page"]), 0);
    let mut found = Vec::new();
    while found.len() < count {
        let start = &starts[found.len() % starts.len()];
        let parsed = rules::parse(start, Play::Normal).expect("an example is a position");
        let (game, mut position) = (parsed.game, parsed.position);
        for _ in 0..dice.below(6) {
            let moves = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            position = moves[dice.below(moves.len() as u64) as usize].to.clone();
        }
        found.push(game.text(&position));
    }
    found
}

fn specs() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("a sheet")).collect()
}

#[test]
fn a_sheet_is_opened_by_its_id_and_by_no_other() {
    let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 3\n    count: 2\n";
    let first = ask(&json!({"do": "sheet", "spec": spec}));
    let id = first["id"].as_str().expect("an id").to_owned();
    assert_eq!(first["questions"].as_array().map(Vec::len), Some(2));
    assert_eq!(ask(&json!({"do": "sheet", "spec": spec, "id": id.to_lowercase()})), first);
    // A slip in one character is always noticed, and another sheet is not shown.
    let slip = id.replace("NB-", "NB-Z");
    let slipped: String = slip.chars().enumerate().filter(|(place, _)| *place != 4).map(|(_, sign)| sign).collect();
    for (typed, says) in [(slipped.as_str(), "has a slip"), ("NB-1", "is no sheet id"), ("<b>", "is no sheet id")] {
        let refused = ask(&json!({"do": "sheet", "spec": spec, "id": typed}));
        assert!(refused["html"]["slip"].as_str().is_some_and(|html| html.contains(says)), "{typed}: {refused}");
    }
    let other = spec.replace("seed: a", "seed: b");
    let refused = ask(&json!({"do": "sheet", "spec": other, "id": id}));
    assert!(refused["html"]["slip"].as_str().is_some_and(|html| html.contains("holds another sheet")), "{refused}");
}

#[test]
fn another_question_is_new_until_none_is_left() {
    let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n    size: 1..9\n    count: 2\n";
    let id = ask(&json!({"do": "sheet", "spec": spec}))["id"].clone();
    let of = |item: usize, another: Option<u64>| {
        let mut of = json!({"spec": spec, "id": id, "item": item});
        another.into_iter().for_each(|number| of["another"] = number.into());
        ask(&json!({"do": "another", "of": of}))
    };
    let own: Vec<Value> = (0..2).map(|item| of(item, None)).collect();
    let sorted = |reply: &Value| {
        let text = reply["position"].as_str().expect("a position");
        let mut numbers: Vec<u64> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        numbers.sort_unstable();
        numbers
    };
    let mut seen: BTreeSet<Vec<u64>> = own.iter().map(sorted).collect();
    assert_eq!(seen.len(), 2);
    for (item, own) in own.iter().enumerate() {
        let left = own["left"].as_u64().expect("how many are left");
        assert!(left > 3, "{own}");
        for number in 0..left {
            let next = of(item, Some(number));
            assert!(seen.insert(sorted(&next)), "{next}");
            assert_eq!(next["left"], left - 1 - number);
            assert_eq!(next["level"], own["level"]);
        }
        assert!(!of(item, Some(left))["error"].is_null());
    }
}

#[test]
fn every_kind_can_be_practised_and_hints_keep_the_answer() {
    for kind in KINDS {
        let kind = kind.about().name;
        let of = json!({"kind": kind, "level": 2, "seed": "practice", "number": 0});
        let question = ask(&json!({"do": "another", "of": of}));
        assert!(question["error"].is_null(), "{kind}: {question}");
        let html = question["html"]["question"].as_str().expect("a question");
        assert!(html.contains("<input") || html.contains("<textarea"), "{kind}: nowhere to write: {html}");
        let solution = ask(&json!({"do": "show", "of": of}))["html"]["solution"].clone();
        assert!(solution.as_str().is_some_and(|html| html.contains("class=\"solution\"")), "{kind}");
        let hints = html.split("data-hints=\"").nth(1).and_then(|rest| rest.chars().next()).expect("a number");
        for level in 1..=hints.to_digit(10).expect("a digit") {
            let hint = ask(&json!({"do": "hint", "of": of, "level": level}));
            assert!(hint["html"]["hint"].as_str().is_some_and(|html| html.contains("<li")), "{kind}: {hint}");
        }
    }
}

#[test]
fn a_game_is_played_by_what_was_typed() {
    let game = |moves: &[&str]| ask(&json!({"do": "play", "position": "nim 1 2", "seed": "a", "moves": moves}));
    let begun = game(&[]);
    assert_eq!((begun["made"].as_u64(), begun["over"].as_bool()), (Some(0), Some(false)), "{begun}");
    // Taking 1 from heap 2 leaves equal heaps: whoever does it can win.
    let played = game(&["take 1 from heap 2"]);
    assert_eq!(played["moves"].as_array().map(Vec::len), Some(2), "{played}");
    let slip = game(&["take 7 from heap 2"]);
    assert_eq!(slip["made"], 0);
    assert!(slip["html"]["slip"].is_string(), "{slip}");
    let rest = if played["position"] == "nim 0 1" { "take 1 from heap 2" } else { "take 1 from heap 1" };
    let over = game(&["take 1 from heap 2", rest]);
    assert_eq!(over["over"], true, "{over}");
    assert!(over["html"]["says"].as_str().is_some_and(|html| html.contains("you have won")), "{over}");
}

/// 101 and 110 make 011 without carrying, and 11 with.
#[test]
fn an_answer_is_understood_first_and_judged_when_asked() {
    let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: nim-sum\n    heaps: 2\n    positions: [nim 5 6]\n    easy: true\n";
    let id = ask(&json!({"do": "sheet", "spec": spec}))["id"].clone();
    let mark = |answer: &str, look: bool| {
        let of = json!({"spec": spec, "id": id, "item": 0});
        ask(&json!({"do": "mark", "of": of, "answer": answer, "look": look}))
    };
    let understood = mark("3", true);
    assert!(understood["verdict"].is_null() && understood["html"]["understood"].is_string(), "{understood}");
    assert_eq!(mark("3", false)["verdict"], "proved");
    let added = mark("11", false);
    assert_eq!((&added["verdict"], &added["marked"]["mistake"]), (&json!("refuted"), &json!("adds")), "{added}");
    for unread in ["", "three or so", "l8"] {
        let reply = mark(unread, false);
        assert!(reply["verdict"].is_null() && reply["html"]["slip"].is_string(), "{unread}: {reply}");
    }
}

#[test]
fn what_is_typed_is_text() {
    for typed in ["<img src=x onerror=alert(1)>", "nim <script>", "nim 3 \u{202e}5", "\"><b>"] {
        for request in [
            json!({"do": "solve", "position": typed}),
            json!({"do": "play", "position": "nim 3 5", "moves": [typed]}),
            json!({"do": "sheet", "spec": typed, "id": typed}),
            json!({"do": "another", "of": {"kind": typed, "seed": "a", "number": 0}}),
            json!({"do": "mark", "of": {"kind": "mex", "seed": "a", "number": 0}, "answer": typed}),
        ] {
            let reply = ask(&request)["html"].to_string();
            assert!(!reply.contains("<img") && !reply.contains("<script") && !reply.contains("\"><b>"), "{reply}");
        }
    }
}

/// As many positions as `NIMBOOK_POSITIONS` says.
#[test]
#[ignore = "needs Node, and an engine that is not stale"]
fn the_engine_answers_as_the_library_does() {
    let count = std::env::var("NIMBOOK_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(500);
    let mut requests: Vec<Value> = Vec::new();
    for (place, position) in positions(count).into_iter().enumerate() {
        requests.push(json!({"do": "solve", "position": position}));
        if place % 20 == 0 {
            requests.push(
                json!({"do": "play", "position": position, "seed": "a", "second": place % 40 == 0, "hint": true}),
            );
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join("tests/claims")).expect("the claims") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("claims");
        requests.push(json!({"do": "prove", "claims": text, "certificates": true}));
    }
    for spec in specs() {
        requests.push(json!({"do": "sheet", "spec": spec}));
    }
    for kind in KINDS {
        for number in 0..2 {
            let of = json!({"kind": kind.about().name, "level": 2 + number, "seed": "a", "number": number});
            requests.push(json!({"do": "another", "of": of}));
            requests.push(json!({"do": "hint", "of": of, "level": 1}));
            requests.push(json!({"do": "show", "of": of}));
            for answer in
                ["3", "1 2; 3", "take 1 from heap 1", "(1, 2, 3) / 0 1 1; lost", "P", "#1", "line 2, column b: 7"]
            {
                requests.push(json!({"do": "mark", "of": of, "answer": answer}));
            }
        }
    }
    let mut node = Command::new("node")
        .arg(root.join("tests/core/engine.mjs"))
        .arg(root.join("src/page/engine.wasm.gz"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node");
    let mut input = node.stdin.take().expect("its input");
    let asked = requests.clone();
    let writer = std::thread::spawn(move || {
        asked.iter().for_each(|request| writeln!(input, "{request}").expect("node reads"));
    });
    let output = node.wait_with_output().expect("node ends");
    writer.join().expect("all was asked");
    let replies = String::from_utf8(output.stdout).expect("text");
    let replies: Vec<&str> = replies.lines().collect();
    assert_eq!(replies.len(), requests.len());
    for (request, reply) in requests.iter().zip(replies) {
        let here = answer(&request.to_string());
        assert!(here == reply, "{request}\nthe engine: {reply}\nthe library: {here}");
    }
}
