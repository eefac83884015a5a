//! The sheet for programs: every exercise with its position, answers, solution and named mistakes.
//!
//! Representation: one JSON object, two spaces of indent, keys in a fixed order; points are numbers with at
//! most two decimals; text is plain, with formulas in Unicode.
//! A sheet of questions holds nothing of the solutions: no answer, step, mistake or route.
//! Failure: [`RenderError`].
//! Source: RFC 8259.

use serde_json::{Map, Value, json};

use crate::document::{Answer, AnswerMove, Block, Document, Exercise, Mistake, Show, Winner, Words, WordsError};
use crate::render::markup::{kind, paper};
use crate::render::{File, Format, RenderError, Seal, plain};

/// Files of JSON; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "json",
    extension: "json",
    about: "the sheet for programs",
    seal: Seal::Field,
    write: |document, words, _| Ok(vec![File::new(".json", sheet(document, words)?)]),
};

/// The document as JSON.
fn sheet(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut sheet = Map::new();
    sheet.insert("title".into(), json!(document.title));
    if let Some(subtitle) = &document.subtitle {
        sheet.insert("subtitle".into(), json!(words.text(subtitle)?));
    }
    sheet.insert("id".into(), json!(document.id));
    sheet.insert("language".into(), json!(words.code()));
    sheet.insert("shows".into(), json!(kind(document.shows)));
    sheet.insert("paper".into(), json!(paper(document.paper)));
    sheet.insert("points".into(), points(document.points));
    for (name, value) in &document.data {
        sheet.insert((*name).into(), value.clone());
    }
    sheet.insert("intro".into(), json!(plain::lines(&document.intro, words)?.join("\n")));
    let exercises = document.exercises.iter().map(|one| exercise(one, document.shows, words));
    sheet.insert("exercises".into(), Value::Array(exercises.collect::<Result<_, _>>()?));
    let mut text = serde_json::to_string_pretty(&Value::Object(sheet)).expect("keys are strings, so it cannot fail");
    text.push('\n');
    Ok(text)
}

fn exercise(exercise: &Exercise, shows: Show, words: &Words) -> Result<Value, WordsError> {
    let mut map = Map::new();
    map.insert("id".into(), json!(exercise.id));
    map.insert("item".into(), json!(exercise.item));
    map.insert("number".into(), json!(exercise.number));
    map.insert("kind".into(), json!(exercise.kind));
    map.insert("position".into(), json!(exercise.position));
    map.insert("points".into(), points(exercise.points));
    map.insert("difficulty".into(), json!(exercise.difficulty));
    map.insert("prompt".into(), json!(plain::lines(&exercise.prompt, words)?.join("\n")));
    if shows == Show::Questions {
        return Ok(Value::Object(map));
    }
    map.insert("answer".into(), answer(&exercise.answer, words)?);
    map.insert("headline".into(), json!(words.line_text(&exercise.headline)?));
    map.insert("solution".into(), json!(solution(&exercise.solution, words)?));
    let wrong = exercise.wrong.iter().map(|one| named(one, words));
    map.insert("wrong".into(), Value::Array(wrong.collect::<Result<_, _>>()?));
    let [first, second] = &exercise.routes;
    map.insert("routes".into(), json!([words.text(first)?, words.text(second)?]));
    Ok(Value::Object(map))
}

/// The steps of a solution: each block is one, and each of a block of steps.
fn solution(blocks: &[Block], words: &Words) -> Result<Vec<String>, WordsError> {
    let mut steps = Vec::new();
    for block in blocks {
        match block {
            Block::Steps(inner) => {
                for step in inner {
                    steps.push(plain::step(step, words)?);
                }
            }
            other => steps.push(plain::lines(std::slice::from_ref(other), words)?.join("\n")),
        }
    }
    Ok(steps)
}

fn named(mistake: &Mistake, words: &Words) -> Result<Value, WordsError> {
    Ok(json!({
        "name": mistake.name,
        "answer": answer(&mistake.answer, words)?,
        "text": words.line_text(&mistake.shown)?,
        "looks": words.text(&mistake.description)?,
        "refuted": words.text(&mistake.refutation)?,
    }))
}

fn answer(answer: &Answer, words: &Words) -> Result<Value, WordsError> {
    Ok(match answer {
        Answer::Winner(Winner::ToMove) => json!({"type": "outcome", "value": "N"}),
        Answer::Winner(Winner::Other) => json!({"type": "outcome", "value": "P"}),
        Answer::Winner(Winner::Nobody) => json!({"type": "outcome", "value": "draw"}),
        Answer::Moves(moves) => {
            let moves = moves.iter().map(|step| one_move(step, words)).collect::<Result<Vec<_>, _>>()?;
            json!({"type": "moves", "any_of": moves})
        }
        Answer::Number(value) => json!({"type": "number", "value": number(*value)}),
        Answer::Trace { lines, stop, trio } => json!({
            "type": "trace",
            "lines": tuples(lines),
            "may_stop_at_line": stop,
            "verdict": if *trio { "v-trio" } else { "not-v-trio" },
        }),
        Answer::Trios(trios) => json!({"type": "trios", "in_order": tuples(trios)}),
        Answer::Pairs(pairs) => json!({"type": "pairs", "any_order": tuples(pairs)}),
        Answer::Repair { line, column, right } => {
            json!({"type": "repair", "line": line, "column": column, "right": number(*right)})
        }
        Answer::Place { x, y } => json!({"type": "place", "x": x, "y": y}),
    })
}

/// A move. `left` is there only where one number replaces a heap; `to` always says what is left.
fn one_move(step: &AnswerMove, words: &Words) -> Result<Value, WordsError> {
    let mut fields = Map::new();
    fields.insert("to".into(), json!(step.to));
    if let Some(text) = &step.text {
        fields.insert("text".into(), json!(words.text(text)?));
    }
    if !step.left.is_empty() {
        fields.insert("heap".into(), json!(step.heap));
        fields.insert("take".into(), number(step.take));
    }
    if let [left] = step.left[..] {
        fields.insert("left".into(), number(left));
    }
    Ok(Value::Object(fields))
}

fn tuples<const COUNT: usize>(tuples: &[[u64; COUNT]]) -> Value {
    tuples.iter().map(|tuple| tuple.iter().map(|&value| number(value)).collect::<Value>()).collect()
}

/// A number that every reader of JSON keeps exact: past 2^53 a string.
pub fn number(value: u64) -> Value {
    if value > 1 << 53 { json!(value.to_string()) } else { json!(value) }
}

/// Quarters as a number: 8 is 2, 10 is 2.5. Quarters are exact in binary.
fn points(quarters: u64) -> Value {
    match quarters % 4 {
        0 => json!(quarters / 4),
        _ => json!(quarters as f64 / 4.0),
    }
}
