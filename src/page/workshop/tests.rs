//! The doors of the workshop, asked as a page asks them.

use serde_json::{Value, json};

use crate::exercise::KINDS;
use crate::page::answer;

fn ask(request: Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).expect("JSON")
}

fn two() -> Value {
    json!({
        "title": "Two: things", "seed": "a", "points": 10,
        "exercises": [
            { "id": "moves", "kind": "winning-moves", "heaps": 3, "count": 2 },
            { "id": "who", "kind": "outcome", "game": "kayles", "size": "1..9" },
        ],
    })
}

#[test]
fn every_kind_has_a_sample_and_controls_in_every_language() {
    for lang in ["en", "hu", "he"] {
        let gallery = ask(json!({ "do": "gallery", "lang": lang }));
        assert_eq!(gallery["kinds"].as_array().map(Vec::len), Some(KINDS.len()));
        for kind in KINDS {
            let sample = ask(json!({ "do": "sample", "lang": lang, "kind": kind.name }));
            assert!(sample["html"]["says"].as_str().is_some_and(|html| !html.is_empty()), "{}: {sample}", kind.name);
            let form = json!({ "do": "form", "lang": lang, "place": "e0", "exercise": { "kind": kind.name } });
            let form = ask(form)["html"]["form"].to_string();
            for (key, is_there) in [("game", !(kind.settings)().games.is_empty()), ("size", true), ("difficulty", true)]
            {
                assert_eq!(form.contains(&format!("data-key=\\\"{key}\\\"")), is_there, "{}: {key}", kind.name);
            }
        }
    }
}

#[test]
fn a_plan_counts_and_writes_the_yaml() {
    let plan = ask(json!({ "do": "plan", "spec": two() }));
    assert_eq!(plan["faults"], json!([]), "{plan}");
    assert!(
        plan["yaml"].as_str().is_some_and(|yaml| yaml.starts_with("title: \"Two: things\"\nseed: a\npoints: 10\n"))
    );
    assert_eq!(plan["exercises"][0]["supply"].as_array().map(Vec::len), Some(5));
    let head = &plan["exercises"][0]["html"]["head"];
    assert!(head.as_str().is_some_and(|head| head.contains(" · 2 questions · ")), "{head}");
    let sheet = ask(json!({ "do": "document", "spec": plan["yaml"], "variant": 1, "format": "html" }));
    assert_eq!(sheet["labels"], json!(["1a", "1b", "2"]));
    let opened = ask(json!({ "do": "open", "yaml": plan["yaml"] }));
    assert_eq!(opened["spec"]["exercises"][1]["size"], "1..9");
    assert_eq!(ask(json!({ "do": "plan", "spec": opened["spec"] }))["yaml"], plan["yaml"]);
}

/// An empty title hides nothing that is wrong with the exercises, and nothing that they have.
#[test]
fn faults_of_the_sheet_leave_the_exercises() {
    let mut spec = two();
    spec["title"] = "".into();
    let plan = ask(json!({ "do": "plan", "spec": spec }));
    assert_eq!(plan["faults"].as_array().map(Vec::len), Some(1), "{plan}");
    assert_eq!(plan["exercises"][1]["id"], "who");
    assert!(plan["exercises"][1]["html"]["line"].is_string(), "{plan}");
    spec["exercises"][1]["count"] = 500.into();
    let plan = ask(json!({ "do": "plan", "spec": spec }));
    let paths: Vec<&Value> = plan["faults"].as_array().into_iter().flatten().map(|fault| &fault["path"]).collect();
    assert_eq!(paths, [&json!(["title"]), &json!(["exercises", 1, "count"])], "{plan}");
    assert!(plan["faults"][1]["html"].as_str().is_some_and(|html| html.starts_with("At most 6 ")), "{plan}");
    for (count, faults) in [(6, 1), (7, 2)] {
        spec["exercises"][1]["count"] = count.into();
        let plan = ask(json!({ "do": "plan", "spec": spec }));
        assert_eq!(plan["faults"].as_array().map(Vec::len), Some(faults), "{count}: {plan}");
    }
}

/// Where an exercise by itself has enough, nobody reads that it has more than are asked for.
#[test]
fn questions_that_another_exercise_takes_are_said_to_be_taken() {
    let mut spec = two();
    spec["exercises"][0]["heaps"] = 3.into();
    spec["exercises"][0]["size"] = "1..4".into();
    spec["exercises"][1] = json!({ "id": "who", "kind": "outcome", "heaps": 3 });
    for (count, says) in [(2, "Other exercises take such questions"), (20, "At most 3 such questions")] {
        spec["exercises"][0]["count"] = count.into();
        let faults = ask(json!({ "do": "plan", "spec": spec }))["faults"].clone();
        let is_said = |fault: &Value| fault["html"].as_str().is_some_and(|html| html.starts_with(says));
        assert!(faults.as_array().is_some_and(|faults| faults.iter().any(is_said)), "{count}: {faults}");
    }
}

/// Whoever has chosen a level still sees how many questions the others have.
#[test]
fn a_level_that_is_chosen_leaves_the_others_counted() {
    let mut spec = two();
    let plan = ask(json!({ "do": "plan", "spec": spec }));
    let all = plan["exercises"][0]["supply"].clone();
    spec["exercises"][0]["difficulty"] = 3.into();
    let plan = ask(json!({ "do": "plan", "spec": spec }));
    assert_eq!(plan["faults"], json!([]), "{plan}");
    assert_eq!(plan["exercises"][0]["supply"], all);
}

/// A fault stands at its control; what the exercise has is still said, and what would be enough.
#[test]
fn faults_have_the_path_of_their_key() {
    let mut spec = two();
    spec["exercises"][1]["size"] = "9..1".into();
    let plan = ask(json!({ "do": "plan", "spec": spec }));
    assert_eq!(plan["faults"][0]["path"], json!(["exercises", 1, "size"]), "{plan}");
    assert_eq!(plan["faults"][0]["code"], "empty-range");
    let way = &plan["faults"][0]["way"];
    assert_eq!((&way["key"], &way["value"]), (&json!("size"), &json!("1..9")), "{plan}");
    assert!(way["html"].as_str().is_some_and(|html| html.starts_with("Take sizes from ")), "{plan}");
    spec["exercises"][1] = json!({ "id": "who", "kind": "outcome", "game": "kayles", "size": "1..9", "difficulty": 1 });
    let plan = ask(json!({ "do": "plan", "spec": spec, "lang": "hu" }));
    assert_eq!(plan["faults"][0]["path"][1], 1, "{plan}");
    assert_eq!(plan["exercises"][1]["supply"][0], 0, "{plan}");
    let enough = ask(json!({ "do": "enough", "spec": two(), "exercise": 1, "sheets": 30 }));
    let way = &enough["ways"][0];
    let mut more = two();
    more["exercises"][1][way["key"].as_str().expect("a key")] = way["value"].clone();
    let plan = ask(json!({ "do": "plan", "spec": more }));
    assert!(plan["exercises"][1]["variants"].as_u64().is_some_and(|sheets| sheets >= 30), "{enough} {plan}");
}

/// Of sizes that are out of reach it is said which are within.
#[test]
fn smaller_sizes_are_offered_where_they_are_out_of_reach() {
    // The search takes on 2^24 positions of Nim, those of three heaps up to 463; of its halves what is up to 58 is soon counted.
    for (kind, game, heaps, size, within) in
        [("outcome", "nim", 3, "1..1000", "1..58"), ("grundy-value", "kayles", 2, "3..200", "3..15")]
    {
        let mut spec = two();
        spec["exercises"][1] = json!({ "id": "who", "kind": kind, "game": game, "heaps": heaps, "size": size });
        let faults = ask(json!({ "do": "plan", "spec": spec }))["faults"].clone();
        assert_eq!(faults[0]["code"], "out-of-reach", "{faults}");
        let ways =
            ask(json!({ "do": "enough", "spec": spec, "exercise": 1, "sheets": 30, "smaller": true }))["ways"].clone();
        assert_eq!((&ways[0]["key"], &ways[0]["value"]), (&json!("size"), &json!(within)), "{ways}");
        spec["exercises"][1]["size"] = ways[0]["value"].clone();
        assert_eq!(ask(json!({ "do": "plan", "spec": spec }))["faults"], json!([]));
    }
}

/// Whatever is typed into a control, the sentence at it says what is wrong.
#[test]
fn faults_say_what_is_wrong_in_words() {
    let says = |key: &str, value: Value, at: &str| {
        let mut spec = two();
        match at {
            "sheet" => spec[key] = value,
            _ => spec["exercises"][1][key] = value,
        }
        let plan = ask(json!({ "do": "plan", "spec": spec }));
        let faults = plan["faults"].as_array().cloned().expect("a list");
        let one = faults.iter().find(|fault| fault["path"].as_array().is_some_and(|path| path.contains(&json!(key))));
        one.map(|fault| fault["html"].as_str().expect("a sentence").to_owned())
    };
    let long = "a".repeat(30_000);
    for (key, value, at, wanted) in [
        ("size", json!("1..x"), "exercise", "A number is wanted here."),
        ("size", json!("1..99999"), "exercise", "This is beyond the bounds, 0 to 200."),
        ("size", json!("9..1"), "exercise", "The first number is larger than the second."),
        ("count", json!("three"), "exercise", "A number is wanted here."),
        ("count", json!(0), "exercise", "This is beyond the bounds, 1 to 500."),
        (
            "positions",
            json!(["nim 3 5"]),
            "exercise",
            "The exercise can ask nothing about this. A position is written like “nim 3 5 7”.",
        ),
        (
            "positions",
            json!(["kales 7"]),
            "exercise",
            "The exercise can ask nothing about this. A position is written like “nim 3 5 7”.",
        ),
        ("points", json!("0.3"), "exercise", "Points are whole numbers, halves or quarters."),
        ("points", json!("ten"), "sheet", "Points are whole numbers, halves or quarters."),
        ("title", json!(""), "sheet", "The title is empty, or longer than a line."),
        ("title", json!("Nim \u{7}"), "sheet", "The text has a character in it that cannot be printed."),
        ("intro", json!("<script>"), "sheet", "This text cannot be shown as it is."),
        ("text", json!(long), "exercise", "This text is too long for a sheet."),
    ] {
        assert_eq!(says(key, value.clone(), at).as_deref(), Some(wanted), "{key}: {}", value.to_string().len());
    }
}

/// A position made by buttons is one that the sheet then asks about, and one that no question fits is not offered.
#[test]
fn positions_of_every_kind_are_built() {
    let attribute = |html: &str, name: &str| {
        let start = format!("{name}=\"");
        let values = html.split(&start).skip(1).filter_map(|rest| rest.split('"').next());
        values.map(str::to_owned).collect::<Vec<_>>()
    };
    for kind in KINDS {
        let mut spec = json!({ "title": "-", "seed": "a", "exercises": [{ "id": "one", "kind": kind.name }] });
        let build = |numbers: &[u64]| ask(json!({ "do": "build", "spec": spec, "exercise": 0, "numbers": numbers }));
        let built = build(&[]);
        let html = built["html"]["build"].as_str().unwrap_or_else(|| panic!("{}: {built}", kind.name));
        assert!(html.contains("<div class=\"pic\">") && !html.contains("data-add=\"\""), "{}: {html}", kind.name);
        for numbers in attribute(html, "data-numbers") {
            let numbers: Vec<u64> = numbers.split(' ').map(|number| number.parse().expect("a number")).collect();
            let next = build(&numbers);
            let html = next["html"]["build"].as_str().unwrap_or_else(|| panic!("{}: {next}", kind.name));
            let is_refused = html.contains("<p class=\"fault\">");
            assert_eq!(html.contains("\" disabled>Add"), is_refused, "{}: {html}", kind.name);
        }
        spec["exercises"][0]["positions"] = json!(attribute(html, "data-add"));
        let plan = ask(json!({ "do": "plan", "spec": spec }));
        assert_eq!(plan["faults"], json!([]), "{}: {plan}", kind.name);
        assert_eq!(plan["exercises"][0]["pinned"], 1, "{}: {plan}", kind.name);
    }
}

/// An address becomes a code, as far as it fits into one.
#[test]
fn links_become_codes() {
    let code = |address: &str| ask(json!({ "do": "code", "address": address }))["html"]["code"].is_string();
    assert!(code("https://example.org/nimbook.html#s=abc"));
    assert!(!code(&"a".repeat(3_000)));
}

/// One question is drawn anew, and again, and back; the others stay, and the YAML says the same to the commands.
#[test]
fn one_question_is_drawn_anew() {
    let mut spec = two();
    let of_variant = |spec: &Value, variant: u64| {
        let plan = ask(json!({ "do": "plan", "spec": spec }));
        ask(json!({ "do": "document", "spec": plan["yaml"], "variant": variant, "format": "json" }))
    };
    let sheet = |spec: &Value| of_variant(spec, 3);
    let questions = |sheet: Value| {
        let sheet = sheet["sheet"].as_str().map(str::to_owned).expect("a sheet");
        let sheet: Value = serde_json::from_str(&sheet).expect("JSON");
        let all = sheet["exercises"].as_array().cloned().expect("a list");
        all.iter().map(|one| one["position"].to_string()).collect::<Vec<_>>()
    };
    let asked = |spec: &Value| questions(sheet(spec));
    // Heaps in any order are one question.
    let heaps = |question: &str| {
        let mut heaps: Vec<String> = question.trim_matches('"').split(' ').skip(1).map(str::to_owned).collect();
        heaps.sort();
        heaps
    };
    let variants = ask(json!({ "do": "plan", "spec": spec }))["variants"].as_u64().expect("a count").min(30);
    let others = (0..variants).filter(|&variant| variant != 3);
    let neighbours: Vec<Vec<String>> =
        others.flat_map(|variant| questions(of_variant(&spec, variant))).map(|one| heaps(&one)).collect();
    let (first, id) = (asked(&spec), sheet(&spec)["id"].clone());
    let mut seen = vec![first[1].clone()];
    for _ in 0..5 {
        let pin = ask(json!({ "do": "pin", "spec": spec, "variant": 3, "label": "1b", "act": "other" }));
        spec["pins"] = pin["pins"].clone();
        let now = asked(&spec);
        assert_eq!((&now[0], &now[2]), (&first[0], &first[2]), "{pin}");
        assert!(!seen.contains(&now[1]), "{seen:?} {now:?}");
        assert!(!neighbours.contains(&heaps(&now[1])), "{now:?}");
        seen.push(now[1].clone());
    }
    assert_ne!(sheet(&spec)["id"], id);
    let kept = ask(json!({ "do": "pin", "spec": spec, "variant": 3, "label": "2", "act": "keep" }));
    assert!(kept["pins"]["3"]["who"]["0"].as_str().is_some_and(|text| text.starts_with("kayles ")), "{kept}");
    let yaml = ask(json!({ "do": "plan", "spec": spec }))["yaml"].clone();
    let opened = ask(json!({ "do": "open", "yaml": yaml }));
    assert_eq!(asked(&opened["spec"]), asked(&spec));
    let free = ask(json!({ "do": "pin", "spec": spec, "variant": 3, "label": "1b", "act": "free" }));
    assert_eq!(free["pins"], json!({}));
}
