//! The doors of a page, and the engine that pages carry beside the library that it was built from.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::document::LANGUAGES;
use crate::exercise::second::numbers_in;
use crate::exercise::{Dice, KINDS, Key};
use crate::page::{answer, formats_for_others};
use crate::rules::{self, Play};

use super::marking::each_answer;

pub(super) fn ask(request: &Value) -> Value {
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
    // Small letters, spaces, and dashes as telephones write them.
    for typed in [id.to_lowercase(), id.replace('-', " "), format!(" {} ", id.replace('-', "–")), id.replace('-', "")]
    {
        assert_eq!(ask(&json!({"do": "sheet", "spec": spec, "id": typed})), first);
    }
    // A slip in one character is always noticed, and another sheet is not shown.
    let slip = id.replace("NB-", "NB-Z");
    let slipped: String = slip.chars().enumerate().filter(|(place, _)| *place != 4).map(|(_, sign)| sign).collect();
    for (typed, says) in [(slipped.as_str(), "has a slip"), ("NB-1", "is not a sheet id"), ("<b>", "is not a sheet id")]
    {
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
        let kind = kind.name;
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

/// The words of a part of a page.
fn text_of(html: &Value) -> String {
    let mut text = String::new();
    for part in html.as_str().unwrap_or_default().split('<') {
        text += part.split_once('>').map_or(part, |(_, words)| words);
        text.push(' ');
    }
    text.replace("&#39;", "'").replace("&quot;", "\"").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a reader who knows only the question could copy from the first hint: the answer's sentence, or of answers that are
/// numbers all those that the question does not name.
#[test]
fn the_first_hint_does_not_give_the_answer_away() {
    const NUMBERS: [&str; 10] = [
        "big-index",
        "complete-trio",
        "count-trios",
        "early-stop",
        "fibonacci-limit",
        "hardy",
        "mirror-disc",
        "mirror-pins",
        "nim-sum",
        "period",
    ];
    for kind in KINDS {
        let kind = kind.name;
        for number in 0..3 {
            let of = json!({"kind": kind, "level": 2, "seed": "hints", "number": number});
            let hint = ask(&json!({"do": "hint", "of": of, "level": 1}));
            // Without how many there are.
            let hint = text_of(&hint["html"]["hint"]).split(' ').skip(4).collect::<Vec<_>>().join(" ");
            let shown = ask(&json!({"do": "show", "of": of}))["html"]["solution"].clone();
            let shown = shown.as_str().expect("a solution");
            let answer = shown.split("class=\"solution\"").nth(1).expect("the answer");
            let answer = text_of(&json!(
                answer.split_once('>').map_or(answer, |(_, rest)| rest).split("</p>").next().unwrap_or_default()
            ));
            assert!(answer.len() > 1 && !hint.contains(&answer), "{kind} {number}: {hint} | {answer}");
            if NUMBERS.contains(&kind) {
                let asked = ask(&json!({"do": "another", "of": of}));
                let known = numbers_in(&(text_of(&asked["html"]["question"]) + &asked["position"].to_string()));
                let new: Vec<u64> = numbers_in(&answer).into_iter().filter(|n| *n > 1 && !known.contains(n)).collect();
                let said = numbers_in(&hint);
                assert!(new.is_empty() || !new.iter().all(|n| said.contains(n)), "{kind} {number}: {hint} | {answer}");
            }
        }
    }
}

/// Who is wrong twice is helped, so every question has a hint, wherever it is asked.
#[test]
fn every_question_has_a_hint() {
    let stations = include_str!("../../src/page/path/worlds.tsv").lines().map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let game = Some(cells[2]).filter(|game| !game.is_empty());
        json!({"kind": cells[1], "game": game, "level": cells[3].parse::<u8>().expect("a level")})
    });
    let kinds = KINDS.iter().flat_map(|kind| (1..=5).map(|level| json!({"kind": kind.name, "level": level})));
    let (mut asked, mut without) = (0, BTreeSet::new());
    for mut of in stations.chain(kinds) {
        of["seed"] = "help".into();
        for number in 0..8 {
            of["number"] = number.into();
            let question = ask(&json!({"do": "another", "of": of}));
            let Some(html) = question["html"]["question"].as_str() else { continue };
            asked += 1;
            if !html.contains("data-act=\"hint\"") {
                without.insert(format!("{} at level {}", of["kind"], of["level"]));
            }
        }
    }
    assert!(without.is_empty(), "no hint: {without:?}");
    assert!(asked > 8 * 150, "{asked}");
}

/// The ways to say something with a picture: the places, and what goes into the fields.
fn ways(html: &Value) -> Vec<(Vec<u64>, Vec<String>)> {
    let html = html.as_str().unwrap_or_default();
    let Some(ways) = html.split("data-ways=\"").nth(1).and_then(|rest| rest.split('"').next()) else {
        return Vec::new();
    };
    serde_json::from_str(&ways.replace("&quot;", "\"").replace("&amp;", "&")).expect("JSON")
}

/// Games whose moves are seen in their pictures, and whose positions are changed in them.
const TOUCHED: [&str; 20] = [
    "nim 3 5 7",
    "subtract(1,2,3) 10",
    "fibonacci 12 max 5",
    "chomp 4 3 1",
    "queen 4 7",
    "turtles wbbw",
    "mock-turtles bwbb",
    "squares 3x4",
    "kayles 5 3",
    "dawson-chess 6 3",
    "treblecross 7",
    "tictactoe X.O/.../...",
    "dawson-kayles 9 2",
    "grundy 7 5",
    "guiles 8 3",
    "octal(0.137) 9",
    "officers 8 4",
    "kayles 5 + nim 3 4",
    "nim 3 + treblecross 5 + chomp 3 2",
    "fibonacci 20 max 3",
];

#[test]
fn every_move_of_a_picture_is_one_of_the_game() {
    for position in TOUCHED.iter().chain(&["trihex x:DA o:B", "ruler bbwb", "flip-right bwb"]) {
        // Of heaps there are sliders to take tokens with.
        let is_sum = position.contains('+');
        let sliders = !is_sum && (position.starts_with("nim") || position.starts_with("subtract"));
        let begun = ask(&json!({"do": "play", "position": position}));
        let parsed = rules::parse(position, Play::Normal).expect("a position");
        let moves = parsed.game.moves(&parsed.position).len();
        let ways = ways(&begun["html"]["picture"]);
        let said: BTreeSet<&String> = ways.iter().map(|(_, fill)| &fill[0]).collect();
        assert_eq!(said.len(), if sliders { 0 } else { moves }, "{position}");
        for line in said.into_iter().take(30) {
            let made = ask(&json!({"do": "play", "position": position, "moves": [line]}));
            assert_eq!(made["made"], 1, "{position}: {line}: {made}");
        }
        let asked = ask(&json!({"do": "solve", "position": position, "look": true}));
        let changes = self::ways(&asked["html"]["picture"]);
        assert!(!changes.is_empty() || !TOUCHED.contains(position) || position.starts_with("queen"), "{position}");
        for (_, fill) in changes {
            let parsed = rules::parse(&fill[0], Play::Normal);
            assert!(parsed.is_ok_and(|parsed| parsed.game.text(&parsed.position) == fill[0]), "{position}: {fill:?}");
        }
    }
}

/// The first line to write on, as the script reads it, with these values in its fields.
fn line_with(question: &str, fill: &[String]) -> String {
    let line = question.split("data-part=\"words\"").nth(1).and_then(|rest| rest.split("</p>").next()).expect("a line");
    let mut values = fill.iter();
    let mut line = line.split_once('>').map_or("", |(_, words)| words).to_owned();
    while let Some((before, rest)) = line.split_once("<input ") {
        let after = rest.split_once('>').map_or("", |(_, after)| after);
        line = format!("{before} {} {after}", values.next().map_or("", |value| value));
    }
    text_of(&json!(line))
}

#[test]
fn moves_that_are_touched_are_marked_as_those_that_are_written() {
    let mut played_on = 0;
    const GAMES: [&str; 11] = [
        "nim",
        "chomp",
        "queen",
        "turtles",
        "squares",
        "kayles",
        "tictactoe",
        "grundy",
        "guiles",
        "officers",
        "octal(0.137)",
    ];
    for game in GAMES {
        let of = json!({"kind": "winning-moves", "game": game, "seed": "touch", "number": 0});
        let asked = ask(&json!({"do": "another", "of": of}));
        let (question, position) = (asked["html"]["question"].clone(), asked["position"].clone());
        let mut winning: BTreeSet<Vec<String>> = BTreeSet::new();
        for (_, fill) in ways(&question) {
            let answer = line_with(question.as_str().expect("a question"), &fill);
            let marked = ask(&json!({"do": "mark", "of": of, "answer": answer}));
            assert!(marked["verdict"].is_string(), "{position}: {answer}: {marked}");
            // What was not found is not named.
            let shown = marked["html"]["verdict"].as_str().expect("a verdict");
            let parts = shown.split("class=\"parts\"").nth(1).unwrap_or_default();
            assert!(!parts.contains("data-verdict=\"refuted\""), "{position}: {answer}: {parts}");
            if marked["verdict"] == "refuted" {
                // Against a losing move there is a winning one, which is drawn.
                assert!(shown.contains("<svg") || game == "tictactoe", "{position}: {answer}: {shown}");
                // Who plays on from there has lost.
                if let Some(from) = shown.split("data-play=\"").nth(1).and_then(|rest| rest.split('"').next()) {
                    let solved = ask(&json!({"do": "solve", "position": from}))["solution"]["outcome"].clone();
                    assert!(solved == "P" || solved == "second", "{position}: {answer}: {from} is {solved}");
                    played_on += 1;
                }
            } else {
                winning.insert(fill);
            }
        }
        let solved = ask(&json!({"do": "solve", "position": position}))["solution"].clone();
        assert_eq!(Some(winning.len()), solved["winning_moves"].as_array().map(Vec::len), "{position}: {winning:?}");
    }
    assert!(played_on > 10, "{played_on}");
}

/// (3, 5, 6) goes to (1, 2, 3) and (0, 1, 1); 1 + 2 + 4 is odd. Up to 7 the builder uses all 21 pairs, up to 6 it leaves
/// three of 15.
#[test]
fn procedures_go_step_by_step() {
    let steps =
        |procedure: &str, numbers: &str| ask(&json!({"do": "steps", "procedure": procedure, "numbers": numbers}));
    let texts = |procedure: &str, numbers: &str| -> Vec<String> {
        let steps = steps(procedure, numbers)["html"]["steps"].clone();
        steps.as_array().expect("steps").iter().map(text_of).collect()
    };
    let traced = texts("reduction", "3 5 6");
    assert_eq!(traced.len(), 3, "{traced:?}");
    assert!(
        traced[0].contains("The odd numbers are 3, 5")
            && traced[2].contains("Whoever has to move at the beginning loses")
    );
    assert!(texts("reduction", "1 2 4")[0].contains("its sum is odd"));
    for (procedure, numbers, says) in [
        ("builder", "7", "Every pair is gone, and there are 7 trios."),
        ("builder", "6", "There are 4 trios; 3 pairs are left over."),
        ("columns", "3 5 6", "every column even"),
    ] {
        let texts = texts(procedure, numbers);
        assert!(texts.last().is_some_and(|last| last.contains(says)), "{texts:?}");
    }
    for (procedure, numbers) in [("builder", "16"), ("builder", ""), ("reduction", "3 5"), ("columns", "3 <b>")] {
        let refused = steps(procedure, numbers);
        assert!(refused["html"]["slip"].as_str().is_some_and(|slip| !slip.contains("<b>")), "{refused}");
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

/// Of 3 and 5 only a move that makes them equal wins. Whoever takes 1 from heap 1 instead is told so.
#[test]
fn the_moment_that_lost_a_game_is_explained() {
    let lost =
        ask(&json!({"do": "play", "position": "nim 3 5", "seed": "a", "moves": ["take 1 from heap 1"], "stop": true}));
    let review = text_of(&lost["html"]["review"]);
    for says in ["instead of move 1", "A move can make them equal"] {
        assert!(review.contains(says), "{review}");
    }
}

/// Both play well, so whoever can win does, and the student moves first; a drawn game is drawn.
#[test]
fn a_game_that_goes_on_by_itself_ends_as_it_must() {
    let mut ended = 0;
    for position in positions(80) {
        let solution = ask(&json!({"do": "solve", "position": position}))["solution"].clone();
        let outcome = solution["outcome"].as_str().unwrap_or_default();
        let reply = ask(&json!({"do": "line", "position": position}));
        let Some(steps) = reply["html"]["steps"].as_array() else { continue };
        let last = steps.last().map(text_of).unwrap_or_default();
        let can_win = solution["winning_moves"].as_array().is_some_and(|moves| !moves.is_empty());
        let closing = match outcome {
            "draw" => "a draw",
            _ if can_win => "you have won",
            _ => "your opponent has won",
        };
        assert!(steps.is_empty() || steps.len() == 60 || last.contains(closing), "{position}: {outcome}: {last}");
        ended += usize::from(!steps.is_empty() && steps.len() < 60);
    }
    assert!(ended > 40, "{ended}");
}

/// Taking 1 or 4: n is lost where it is 0 or 2 modulo 5.
#[test]
fn a_game_of_ones_own_is_solved_and_played() {
    let own = "```game\ngame take-a-square (n) normal {\n  move t <= n to (n - t) when t = 1 or t = 4\n  measure n\n  \
               losing exists k: n = 5*k or n = 5*k + 2\n}\n```\n";
    let solve = |position: &str| ask(&json!({"do": "solve", "position": position, "own": own}));
    for n in 0..=20_u64 {
        let solved = solve(&format!("take-a-square {n}"));
        let outcome = if [0, 2].contains(&(n % 5)) { "P" } else { "N" };
        assert_eq!(solved["solution"]["outcome"], outcome, "{n}: {solved}");
    }
    let played =
        ask(&json!({"do": "play", "position": "take-a-square 4", "own": own, "moves": ["1"], "against": "two"}));
    assert!(played["html"]["picture"].is_string(), "{played}");
    let gone = ask(&json!({"do": "line", "position": "take-a-square 6", "own": own}));
    assert!(gone["html"]["steps"].as_array().is_some_and(|steps| !steps.is_empty()), "{gone}");
    assert_eq!(solve("nim 1 2")["solution"]["outcome"], "N");
    for (position, says) in [("take-a-square 3 4", "take-a-square n"), ("take 3", "take")] {
        let slip = solve(position)["html"]["slip"].as_str().expect("a slip").to_owned();
        assert!(slip.contains(says), "{position}: {slip}");
    }
    // A wrong formula is not proved, so nothing is asked about it.
    let wrong = ask(&json!({"do": "solve", "position": "take-a-square 3", "own": own.replace("+ 2", "+ 3")}));
    assert!(wrong["error"].is_string(), "{wrong}");
    let torn =
        ask(&json!({"do": "solve", "lang": "hu", "position": "take-a-square 3", "own": own.replace("measure", "")}));
    assert!(torn["html"]["slip"].as_str().is_some_and(|slip| slip.contains("class=\"slip\"")), "{torn}");
}

/// What a class hands in is refused in the words of the page, with the line.
#[test]
fn faults_of_tables_are_in_the_language_of_the_page() {
    for (lang, says) in [("en", "This is not a level."), ("hu", "Ilyen szint nincs."), ("he", "אין רמה כזאת.")]
    {
        let refused = ask(&json!({"do": "roster", "lang": lang, "text": "id,name,level\n1,Ann,\n2,Ben,7\n"}));
        let slip = refused["html"]["slip"].as_str().expect("a slip");
        assert!(slip.contains(says) && slip.contains("2,Ben,<span class=\"at\">7</span>"), "{slip}");
        assert_eq!(slip.contains("lang=\"en\""), lang == "en", "{slip}");
        assert_eq!(refused["error"][0]["code"], "bad-level", "{refused}");
    }
    // Of a line without end its beginning is shown, or what is around the place.
    for text in [
        format!("x{}: 1\n", "y".repeat(500_000)),
        format!("title: {}\u{202e}{}\n", "a".repeat(500), "b".repeat(500_000)),
    ] {
        let refused = ask(&json!({"do": "open", "yaml": text}));
        let slip = refused["html"]["slip"].as_str().expect("a slip");
        assert!(slip.len() < 3_000 && slip.contains('…') && !slip.contains("error["), "{}: {slip}", slip.len());
    }
}

#[test]
fn the_lines_of_a_proof_are_put_in_order_by_hand() {
    for kind in ["order-proof", "wrong-line", "nim-sum"] {
        let asked = ask(&json!({"do": "another", "of": {"kind": kind, "seed": "a", "number": 0}}));
        let question = asked["html"]["question"].as_str().expect("a question");
        assert_eq!(question.contains("data-up=\"Move up\""), kind == "order-proof", "{question}");
    }
}

/// 101 and 110 make 011 without carrying, and 11 with.
#[test]
fn an_answer_is_understood_first_and_judged_when_asked() {
    let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: nim-sum\n    heaps: 2\n    positions: [nim 5 6]\n    easy: true\n";
    let sheet = ask(&json!({"do": "sheet", "spec": spec}));
    let id = sheet["id"].clone();
    let mark = |answer: &str, look: bool| {
        let of = json!({"spec": spec, "id": id, "item": 0});
        ask(&json!({"do": "mark", "of": of, "answer": answer, "look": look}))
    };
    let understood = mark("3", true);
    assert!(understood["verdict"].is_null() && understood["html"]["understood"].is_string(), "{understood}");
    assert_eq!(mark("3", false)["verdict"], "proved");
    // A sheet without points counts one for each question, and prints none.
    assert_eq!((&sheet["questions"][0]["points"], &mark("3", false)["marked"]["of"]), (&json!(1.0), &json!(1.0)));
    assert!(!sheet["html"]["sheet"].as_str().expect("a sheet").contains("class=\"points\""), "{sheet}");
    let added = mark("11", false);
    assert_eq!((&added["verdict"], &added["marked"]["mistake"]), (&json!("refuted"), &json!("adds")), "{added}");
    // Nothing is left empty by who says that there is none.
    for (kind, may_be_none) in [("leftover-pairs", true), ("both-plays", true), ("winning-moves", true), ("mex", false)]
    {
        let of = json!({"kind": kind, "seed": "none", "number": 0});
        let html = ask(&json!({"do": "another", "of": of}))["html"]["question"].to_string();
        assert_eq!(html.contains("data-none"), may_be_none, "{kind}: {html}");
        let marked = ask(&json!({"do": "mark", "of": of, "answer": "-"}));
        assert_eq!(marked["verdict"].is_string(), may_be_none, "{kind}: {marked}");
        assert!(ask(&json!({"do": "mark", "of": of, "answer": "?"}))["verdict"].is_null(), "{kind}");
    }
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

/// A text that is no position is refused in the page's language; other faults are English, and are marked as such.
#[test]
fn faults_have_their_language() {
    let slip = |lang: &str, what: &str, position: &str| {
        let reply = ask(&json!({"do": what, "lang": lang, "position": position}));
        reply["html"]["slip"].as_str().expect("a slip").to_owned()
    };
    for (position, hungarian, hebrew) in [
        ("nim alma", "Ez a szó ide nem illik: ", "המילה הזאת אינה מתאימה כאן: "),
        ("num 3", "Például így: ", "למשל כך: "),
        ("nim 3 -5", "Ez a jel ide nem illik: ", "התו הזה אינו מתאים כאן: "),
        ("queen 1 2 3", "Ez a szám ide nem illik: ", "המספר הזה אינו מתאים כאן: "),
        ("queen 1", "A végéről hiányzik valami.", "חסר משהו בסוף."),
        ("", "A végéről hiányzik valami.", "חסר משהו בסוף."),
        (&"7".repeat(5_000), "legfeljebb 4096\u{a0}bájt", "לכל היותר"),
    ] {
        for what in ["solve", "play"] {
            for (lang, says) in [("hu", hungarian), ("he", hebrew)] {
                let slip = slip(lang, what, position);
                assert!(slip.contains(says) && !slip.contains("lang=\"en\""), "{position}: {slip}");
            }
        }
        assert!(position.len() > 4_096 || slip("en", "solve", position).contains("lang=\"en\""), "{position}");
    }
    for lang in ["hu", "he"] {
        let slip = slip(lang, "play", "nim 20000");
        assert!(slip.contains(r#" lang="en" dir="ltr">"#), "{slip}");
        let own = ask(&json!({"do": "play", "lang": lang, "position": "nim 3 5", "moves": ["alma"]}));
        let slip = own["html"]["slip"].as_str().expect("a slip");
        assert!(!slip.is_empty() && !slip.contains("lang="), "{slip}");
    }
}

/// As many positions as `NIMBOOK_POSITIONS` says.
#[test]
#[ignore = "needs Node, and the engine of pages"]
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
            let of = json!({"kind": kind.name, "level": 2 + number, "seed": "a", "number": number});
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
    let spec = specs().swap_remove(0);
    let formats = ["html", "md", "json", "moodle", "gift", "anki", "apkg", "qti", "qti21", "qti3"];
    requests.push(json!({"do": "files", "spec": spec, "formats": formats, "lossy": true, "lang": "he"}));
    requests.push(json!({"do": "class", "spec": spec, "variants": 30, "formats": ["html", "json"], "lang": "hu"}));
    let class = requests.len() - 1;
    // Every format that the workshop offers is one that the engine has.
    for format in formats_for_others() {
        let of_class = json!({"do": "class", "spec": spec, "variants": 2, "formats": ["html", format], "lossy": true});
        let reply: Value = serde_json::from_str(&answer(&of_class.to_string())).expect("JSON");
        assert!(reply["files"].as_array().is_some_and(|files| files.len() > 2), "{format}: {}", reply["error"]);
        requests.push(of_class);
    }
    let class: Value = serde_json::from_str(&answer(&requests[class].to_string())).expect("JSON");
    let is_table = |file: &&Value| file["name"].as_str().is_some_and(|name| name.ends_with("-answers.csv"));
    let table = class["files"].as_array().and_then(|files| files.iter().find(is_table)).expect("the table for answers");
    let table = table["text"].as_str().expect("a text").replace(",,", ",3,").replace(",,", ",3,");
    requests.push(json!({"do": "marks", "spec": spec, "answers": table, "follow_up": true}));
    engine_agrees(&requests);
}

/// Answers of every kind in three languages: verdict, points, mistake, words and refuting picture.
#[test]
#[ignore = "needs Node, and the engine of pages"]
fn the_engine_marks_as_the_library_does() {
    let mut requests: Vec<Value> = Vec::new();
    each_answer(|spec, id, item, answer| {
        let lang = LANGUAGES[requests.len() % LANGUAGES.len()].code;
        let of = json!({"spec": spec, "id": id, "item": item});
        requests.push(json!({"do": "mark", "lang": lang, "of": of, "answer": answer}));
    });
    println!("{} answers", requests.len());
    engine_agrees(&requests);
}

/// The engine of pages replies to each request as the library does, byte for byte.
pub(super) fn engine_agrees(requests: &[Value]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut node = Command::new("node")
        .arg(root.join("tests/core/engine.mjs"))
        .arg(root.join("src/page/engine/engine.wasm.gz"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node");
    let mut input = node.stdin.take().expect("its input");
    let asked = requests.to_vec();
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

/// A question that stays is taken from the other sheets; where all of a sheet stay, as in a class that was saved, none is.
#[test]
fn questions_that_stay_are_counted_once() {
    let mut spec = json!({
        "title": "-", "seed": "a", "exercises": [{ "id": "moves", "kind": "winning-moves", "heaps": 3, "count": 2 }],
    });
    let sheets = |spec: &Value| ask(&json!({"do": "plan", "spec": spec}))["variants"].as_u64().expect("a count");
    let free = sheets(&spec);
    for (label, stay) in [("1a", free - 1), ("1b", free)] {
        let pin = ask(&json!({"do": "pin", "spec": spec, "variant": 0, "label": label, "act": "keep"}));
        spec["pins"] = pin["pins"].clone();
        assert_eq!(sheets(&spec), stay, "{pin}");
    }
}

/// That questions may come more than once is offered where the sheet can be made with it, and nowhere else.
#[test]
fn questions_may_come_again_where_that_helps() {
    let (mut helps, mut does_not) = (0, 0);
    for kind in KINDS {
        for (title, count) in [("-", 1), ("-", 60), ("", 60)] {
            let exercise = json!({ "id": "e", "kind": kind.name, "size": "1..3", "count": count });
            let mut spec = json!({ "title": title, "seed": "a", "exercises": [exercise] });
            let ways = ask(&json!({"do": "enough", "spec": spec, "exercise": 0, "sheets": 1000}))["ways"].clone();
            let is_offered = ways.as_array().is_some_and(|ways| ways.iter().any(|way| way["key"] == "repeat"));
            spec["exercises"][0]["repeat"] = true.into();
            let faults = ask(&json!({"do": "plan", "spec": spec}))["faults"].clone();
            assert!(!is_offered || faults == json!([]), "{}: {faults}", kind.name);
            *(if is_offered { &mut helps } else { &mut does_not }) += 1;
        }
    }
    assert!(helps > 0 && does_not > 0, "{helps} {does_not}");
}
