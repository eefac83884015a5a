//! The JSON Schema of a sheet, for editors that complete and check while one types.
//!
//! Written from the same lists that the reader uses, so the two cannot drift apart.
//! Source: JSON Schema, draft 2020-12.

use serde_json::{Map, Value, json};

use super::keys::{FORMS, KIND_KEYS, MOST_EXERCISES, MOST_ITEMS, MOST_LINES, VERSIONS};
use crate::document::{AUTHOR_LANGUAGES, Paper, Ruling};
use crate::exercise::{self, Bounds, KINDS, Kind, Settings};
use crate::rules::{self, NIM, parse_game};

/// The schema of a sheet.
pub fn schema() -> Value {
    let kinds: Vec<&str> = KINDS.iter().flat_map(|kind| exercise::names::all(kind.name)).collect();
    let mut properties = json!({
        "id": {
            "type": ["string", "boolean", "integer"], "pattern": "^[^\\u0000-,./:-@\\[-\\^`{-\\u007f]{1,40}$",
            "description": "A stable name; the randomness of this exercise depends on it, not on its place.",
        },
        "kind": {"enum": kinds, "description": "What is asked."},
        "count": {
            "type": "integer", "minimum": 1, "maximum": MOST_ITEMS, "default": 1,
            "description": "How many questions of this exercise.",
        },
        "points": points("Points for each question of this exercise."),
        "difficulty": {
            "description": "Levels from 1 to 5, measured by the solver: one or a range for all questions, or a list.",
            "anyOf": [
                range("", 1, 5),
                {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 5}},
            ],
        },
        "easy": {
            "type": "boolean", "default": false,
            "description": "Whether questions that can be answered at a glance are asked, too.",
        },
        "relax": {
            "type": "boolean", "default": false,
            "description": "Whether the nearest levels will do where those of `difficulty` do not exist.",
        },
        "repeat": {
            "type": "boolean", "default": false,
            "description": "Whether questions are used again where fewer exist than sheets, never by neighbours.",
        },
        "positions": typed("Positions that are asked first, in every variant, as typed."),
        "without": typed("Positions that are never asked about."),
        "text": wording("Your own words before the question, as Markdown."),
        "space": {
            "anyOf": [
                {"enum": [Ruling::Squared.name(), Ruling::Ruled.name(), "none"]},
                {"type": "integer", "minimum": 0, "maximum": MOST_LINES},
            ],
            "default": Ruling::Squared.name(),
            "description": "Room to work in: how the rest of a page is ruled, or so many lines below each question.",
        },
    });
    for &key in KIND_KEYS {
        properties[key] = json!({"description": describe(key)});
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A nimbook sheet",
        "type": "object",
        "additionalProperties": false,
        "required": ["title", "seed", "exercises"],
        "properties": {
            "title": wording("What appears at the top of the page, on one line."),
            "seed": {"type": ["string", "number"], "description": "What decides all draws; another seed is another sheet."},
            "intro": wording("Markdown before the first exercise."),
            "points": points("All points together; shared among the questions that have none of their own."),
            "paper": {"enum": Paper::NAMES.map(|(name, _)| name), "default": "a4"},
            "url": {"type": "string", "pattern": "^https?://", "maxLength": 200, "description": "where the practice page is; the QR code leads there"},
            "versions": {
                "type": "integer", "minimum": VERSIONS.start(), "maximum": VERSIONS.end(),
                "description": "How many versions a class has, A, B, …; without it each student has a sheet of their own.",
            },
            "claims": {
                "type": "object", "additionalProperties": {"type": "string"},
                "description": "The texts of the files of claims that games come from, by their names; a kept sheet brings them along.",
            },
            "format": {"type": "string", "description": "Which releases draw what is kept; `nimbook class` writes it."},
            "kept": {
                "type": "array", "items": {"type": "object"},
                "description": "What each sheet of a class was asked; `nimbook class` writes it.",
            },
            "issued": {
                "type": "array", "items": {"type": "string"},
                "description": "The specs that sheets were printed from before; `nimbook class` writes them.",
            },
            "exercises": {
                "type": "array", "minItems": 1, "maxItems": MOST_EXERCISES,
                "items": {
                    "type": "object",
                    "required": ["id", "kind"],
                    "additionalProperties": false,
                    "properties": properties,
                    "allOf": KINDS.iter().map(|kind| of_kind(kind)).collect::<Vec<_>>(),
                },
            },
        },
    })
}

/// What an exercise of this kind may say.
fn of_kind(kind: &Kind) -> Value {
    let Kind { name, summary, settings, .. } = kind;
    let settings = &settings();
    let mut then = Map::new();
    for &key in KIND_KEYS {
        then.insert(key.into(), if settings.has(key) { value_of(key, settings) } else { json!(false) });
    }
    let mut then = json!({"properties": then, "description": summary});
    // The game that is meant where none is named may have narrower bounds than all of them together.
    let default = settings.games.first().and_then(|game| Some((game, parse_game(game).ok()?)));
    if let Some((game, rules)) = default
        && let Some(heaps) = kind.settings_for(&rules).heaps
    {
        then["if"] = json!({"properties": {"game": {"const": game}}});
        then["then"] = json!({"properties": {"heaps": bounded(&heaps)}});
    }
    json!({"if": {"properties": {"kind": {"enum": exercise::names::all(name)}}}, "then": then})
}

fn value_of(key: &str, settings: &Settings) -> Value {
    match key {
        "game" => {
            let copies = if settings.sums { "([0-9]+ *\\* *)?" } else { "" };
            let own = if settings.authored { "|#" } else { "" };
            let nim = if settings.sums && !settings.games.contains(&NIM) { format!("|{NIM}") } else { String::new() };
            let names: Vec<&str> = settings.games.iter().flat_map(|game| rules::names::all(game)).collect();
            let game = json!({"type": "string", "pattern": format!("^{copies}({}{nim}){own}", names.join("|"))});
            json!({"anyOf": [game, {"type": "array", "minItems": 1, "items": game}]})
        }
        "play" => json!({"enum": ["normal", "misere"], "default": "normal"}),
        "heaps" => settings.heaps.map_or(json!(false), |bounds| bounded(&bounds)),
        "size" => bounded(&settings.size),
        "unique" => json!({"type": "boolean", "default": false}),
        "form" => json!({"enum": FORMS, "default": FORMS[0]}),
        "verdict" => {
            let classes = settings.classes.iter().map(|class| class.name());
            let verdicts: Vec<&str> = ["mixed", "any"].into_iter().chain(classes).collect();
            json!({"enum": verdicts, "default": "mixed"})
        }
        _ => {
            let ways = [&["mixed"], settings.ways].concat();
            json!({"enum": ways, "default": "mixed"})
        }
    }
}

fn bounded(bounds: &Bounds) -> Value {
    let (least, most) = bounds.default;
    let mut value = range(&format!("From {} to {}.", bounds.least, bounds.most), bounds.least, bounds.most);
    value["default"] = json!(if least == most { least.to_string() } else { format!("{least}..{most}") });
    value
}

/// A number or `a..b`.
fn range(description: &str, least: u64, most: u64) -> Value {
    json!({
        "description": description,
        "anyOf": [
            {"type": "integer", "minimum": least, "maximum": most},
            {"type": "string", "pattern": "^ *[0-9]+ *(\\.\\. *[0-9]+ *)?$"},
        ],
    })
}

/// A position, or a list of them.
fn typed(description: &str) -> Value {
    json!({
        "description": description,
        "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
    })
}

fn points(description: &str) -> Value {
    json!({"type": "number", "exclusiveMinimum": 0, "maximum": 1000, "multipleOf": 0.25, "description": description})
}

fn wording(description: &str) -> Value {
    let each: Map<String, Value> =
        AUTHOR_LANGUAGES.iter().map(|code| ((*code).to_owned(), json!({"type": "string"}))).collect();
    json!({
        "description": description,
        "anyOf": [
            {"type": "string"},
            {"type": "object", "minProperties": 1, "additionalProperties": false, "properties": each},
        ],
    })
}

fn describe(key: &str) -> &'static str {
    match key {
        "game" => {
            "The game, like `nim` or `subtract(1,2,3)`, a list of games of one family, a sum like `nim + kayles`, or a proved game block of a file of claims beside the sheet, like `my.claims#take-a-square`."
        }
        "play" => "Whether the last move wins (normal) or loses (misere).",
        "heaps" => "How many heaps, as a number or `a..b`; of chocolate the columns, of a board the rows.",
        "size" => {
            "How large, as a number or `a..b`, both ends included: heaps, distances, rows of coins, marks on a board."
        }
        "unique" => "Whether exactly one move may win.",
        "form" => "`choice` asks for one of four answers, the wrong ones by mistakes with a name.",
        "verdict" => "On which side the answers fall.",
        _ => "How a builder goes on, how a piece moves, or which games are added, as the kind says.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A single heap of Nim is not a question; a reader of the schema refuses it, as the reader of sheets does.
    #[test]
    fn heaps_of_nim_are_two_or_more() {
        let schema = schema();
        let kinds = schema["properties"]["exercises"]["items"]["allOf"].as_array().expect("an entry for each kind");
        let outcome = kinds.iter().find(|kind| kind["if"]["properties"]["kind"]["enum"][0] == "outcome");
        let then = &outcome.expect("the kind")["then"];
        assert_eq!(then["if"]["properties"]["game"]["const"], "nim");
        assert_eq!(then["then"]["properties"]["heaps"]["anyOf"][0]["minimum"], 2);
        assert_eq!(then["properties"]["heaps"]["anyOf"][0]["minimum"], 1);
        let spec = "title: T\nseed: a\nexercises:\n  - { id: one, kind: outcome, heaps: 1 }\n";
        assert!(crate::sheet::read(&crate::source::Text::new("one.yaml", spec)).is_err());
    }
}
