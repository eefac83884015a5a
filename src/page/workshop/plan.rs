//! The doors `plan` and `enough`: what a sheet that is being made leads to, and what would give more.
//!
//! Representation: of each exercise how many sheets it is enough for, how many questions of each level there are, and
//! sentences; of a fault the path of the key that it is about, as `["exercises", 1, "size"]`.
//! Failure: none; what is wrong with the sheet is in the reply.

use serde::Deserialize;
use serde_json::{Value, json};

use super::draft::Draft;
use super::gallery::name_of;
use super::pins::Pins;
use crate::document::build::numbers_in;
use crate::document::{Arg, Phrase, Points};
use crate::page::kept::with_plan;
use crate::page::{Html, Refused};
use crate::sheet::enough::{Way, smaller, ways};
use crate::sheet::{self, ExerciseSpec, Plan, minutes};
use crate::source::{Text, yaml};

/// A sheet that is being made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    spec: Draft,
}

/// An exercise that should be enough for so many sheets.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enough {
    spec: Draft,
    exercise: usize,
    sheets: u64,
    /// Whether its sizes are out of reach.
    #[serde(default)]
    smaller: bool,
}

/// More sheets than these are not counted for a person.
const MANY: u64 = 1000;

/// What may be wrong with a sheet and leaves its exercises as they are.
const OUTSIDE: [&str; 3] = ["title", "intro", "points"];

/// The door `plan`.
pub fn plan(asked: &Ask, html: &Html) -> Result<Value, Refused> {
    let refused = match written(&asked.spec, html) {
        Ok(reply) => return Ok(reply),
        Err(refused) => refused,
    };
    let mut faults = faults(&refused.error, &asked.spec, html)?;
    let is_outside = |fault: &Value| OUTSIDE.iter().any(|key| fault["path"][0] == *key);
    let mut inside = asked.spec.clone();
    if faults.iter().any(is_outside) {
        inside.keys.insert("title".into(), "–".into());
        OUTSIDE[1..].iter().for_each(|key| drop(inside.keys.shift_remove(*key)));
        match written(&inside, html) {
            Ok(mut reply) => {
                reply["faults"] = faults.into();
                return Ok(reply);
            }
            Err(refused) => {
                faults.retain(is_outside);
                faults.extend(self::faults(&refused.error, &inside, html)?);
            }
        }
    }
    // Of an exercise at fault it is still said which levels there are.
    let Some(Value::Array(exercises)) = inside.keys.get("exercises") else {
        return Ok(json!({ "faults": faults }));
    };
    let mut shown = Vec::new();
    for (place, exercise) in exercises.iter().enumerate() {
        let own = faults.iter_mut().filter(|fault| fault["path"][0] == "exercises" && fault["path"][1] == place);
        let own: Vec<&mut Value> = own.collect();
        let alone = if own.is_empty() { None } else { by_itself(&inside, exercise) };
        let supply = alone.map(|(supply, _)| supply);
        for fault in own.into_iter().filter(|fault| fault["code"] == "too-few") {
            let Some((supply, sides)) = alone else { continue };
            let level = exercise["difficulty"].as_u64().and_then(|level| supply.get((level as usize).checked_sub(1)?));
            // Any of them may be of the same side.
            let count = level.copied().unwrap_or_else(|| supply.iter().sum()) / sides;
            // By itself the exercise may have enough.
            let code = if count < exercise["count"].as_u64().unwrap_or(1) { "too-few-of" } else { "too-few-left" };
            let says = Phrase::new("shop-fault-of").with("code", code).with("count", count);
            fault["html"] = html.phrase(&says)?.into();
        }
        shown.push(json!({ "id": exercise["id"], "supply": supply }));
    }
    Ok(json!({ "faults": faults, "exercises": shown }))
}

/// What a sheet without faults leads to, with its YAML.
fn written(spec: &Draft, html: &Html) -> Result<Value, Refused> {
    let text = spec.text()?;
    let mut reply = with_plan(&text, 0, |plan, _| planned(plan, &spec.pins, html))?;
    reply["yaml"] = text.into();
    // Whoever has chosen a level sees what the others have.
    for (place, exercise) in spec.keys["exercises"].as_array().into_iter().flatten().enumerate() {
        if let (Some(_), Some((supply, _))) = (exercise.get("difficulty"), by_itself(spec, exercise)) {
            reply["exercises"][place]["supply"] = json!(supply);
        }
    }
    Ok(reply)
}

/// How many questions an exercise has of each level when nothing else is asked of it, and from how many sides.
fn by_itself(spec: &Draft, exercise: &Value) -> Option<([u64; 5], u64)> {
    let mut alone = exercise.as_object()?.clone();
    for key in ["difficulty", "positions", "points", "count"] {
        alone.shift_remove(key);
    }
    let mut keys = spec.keys.clone();
    keys.shift_remove("points");
    keys.insert("exercises".into(), json!([alone]));
    with_plan(&yaml::written(&keys), 0, |plan, _| Ok((supply(plan, 0), sides(plan, 0)))).ok()
}

/// So many questions of each level, from each side.
fn supply(plan: &Plan, index: usize) -> [u64; 5] {
    plan.pools(index).tally.supply.map(|supply| supply.saturating_mul(sides(plan, index)))
}

/// From how many sides an exercise asks.
fn sides(plan: &Plan, index: usize) -> u64 {
    plan.spec.exercises[index].sides.len().max(1) as u64
}

fn planned(plan: &Plan, pins: &Pins, html: &Html) -> Result<Value, Refused> {
    let (mut places, mut exercises) = (plan.points().iter().copied(), Vec::new());
    let (mut all, mut work, mut least) = (Points::NONE, 0.0, u64::MAX);
    for (index, exercise) in plan.spec.exercises.iter().enumerate() {
        let points: Points = places.by_ref().take(exercise.count as usize).sum();
        let each: Vec<f64> = plan.work(index).into_iter().map(minutes).collect();
        let own: f64 = each.iter().sum();
        // A question that stays may be taken from another sheet; where all of a sheet do, as in a class that was saved, none is.
        let stay = pins.values().filter_map(|sheet| sheet.get(&exercise.id)).map(|items| items.len() as u64);
        let taken: u64 = stay.filter(|items| *items < exercise.count).sum();
        let variants = plan.pools(index).variants().saturating_sub(taken).max(1);
        least = least.min(variants);
        all = [all, points].into_iter().sum();
        work += own;
        let count = Phrase::new("shop-questions").with("count", exercise.count);
        let mut head = vec![html.phrase(&count)?];
        if let Some(game) = exercise.task.games.first() {
            head.insert(0, html.phrase(&Phrase::game(&game.title()))?);
        }
        if points > Points::NONE {
            head.push(html.phrase(&Phrase::new("page-points").with("points", points))?);
        }
        let line = Phrase::new("shop-line").with("sheets", variants.min(MANY)).with("minutes", half_up(own));
        exercises.push(json!({
            "id": exercise.id,
            "variants": variants.min(MANY),
            "supply": supply(plan, index),
            "levels": plan.levels(index),
            "pinned": exercise.positions.len(),
            "count": exercise.count,
            "minutes": own,
            "html": { "head": head.join(" · "), "line": html.phrase(&line)? },
        }));
    }
    let variants = plan.variants().min(least).min(MANY);
    let sum = match all > Points::NONE {
        true => Phrase::new("shop-sum").with("points", all).with("minutes", half_up(work)),
        false => Phrase::new("shop-minutes").with("minutes", half_up(work)),
    };
    let enough = Phrase::new("shop-enough").with("sheets", variants);
    Ok(json!({
        "variants": variants,
        "exercises": exercises,
        "faults": [],
        "minutes": half_up(work),
        "html": {
            "sum": html.phrase(&sum)?,
            "enough": html.phrase(&enough)?,
            "version": html.phrase(&Phrase::new("shop-of").with("count", variants))?,
        },
    }))
}

/// Whole minutes.
fn half_up(minutes: f64) -> u64 {
    (minutes + 0.5) as u64
}

/// Faults as the commands report them, each with the path of its key, its name, a sentence in the language of the page, and the
/// numbers that would do.
fn faults(error: &Value, spec: &Draft, html: &Html) -> Result<Vec<Value>, Refused> {
    let text = Text::new("sheet.yaml", &spec.plain());
    let (tree, _) = yaml::read(&text);
    let Value::Array(faults) = error else {
        return Ok(vec![json!({ "path": [], "html": html.say("shop-fault")? })]);
    };
    let mut shown: Vec<Value> = Vec::new();
    for fault in faults {
        let number = |key| fault[key].as_u64().unwrap_or(1) as usize;
        let (line, column) = (number("line"), number("column"));
        let start = text.content.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>();
        let inside = text.content[start.min(text.content.len())..].char_indices().nth(column - 1);
        let at = start + inside.map_or(0, |(at, _)| at);
        let mut path = Vec::new();
        if let Some(tree) = &tree {
            walk(tree, at, &mut path);
        }
        // What helps names the bounds.
        let bounds = numbers_in(fault["help"].as_str().unwrap_or_default());
        let mut way = None;
        let says = match (code(fault), &bounds[..]) {
            ("points-do-not-add-up", [points, ..]) => {
                let says = html.phrase(&Phrase::new("shop-take-points").with("points", *points))?;
                way = Some(json!({ "key": "points", "value": points, "html": says }));
                Phrase::new("shop-fault-of").with("code", "points-of").with("least", *points)
            }
            ("empty-range", _) => {
                way = swapped(spec, &path, html)?;
                Phrase::new("shop-fault-of").with("code", "empty-range")
            }
            ("out-of-range", [least, most]) => {
                Phrase::new("shop-fault-of").with("code", "out-of-range-of").with("least", *least).with("most", *most)
            }
            (code, _) => Phrase::new("shop-fault-of").with("code", code),
        };
        let says = html.phrase(&says)?;
        if !shown.iter().any(|known| known["path"] == json!(path)) {
            let about = match path.last().and_then(Value::as_str) {
                Some(key) => html.phrase(&Phrase::new("shop-key").with("key", key))?,
                None => String::new(),
            };
            let code = code(fault);
            shown.push(
                json!({ "path": path, "code": code, "about": about, "bounds": bounds, "way": way, "html": says }),
            );
        }
    }
    Ok(shown)
}

/// The same range with its ends the other way round.
fn swapped(spec: &Draft, path: &[Value], html: &Html) -> Result<Option<Value>, Refused> {
    let [Value::String(list), Value::Number(place), Value::String(key)] = path else { return Ok(None) };
    let exercise = place.as_u64().and_then(|place| spec.keys.get(list)?.get(place as usize));
    let range = exercise.and_then(|exercise| exercise[key].as_str()?.split_once(".."));
    let Some((most, least)) = range else { return Ok(None) };
    // Another fault in place of this one is no way out.
    if !works(spec, place.as_u64().unwrap_or(0) as usize, key, format!("{least}..{most}").into()) {
        return Ok(None);
    }
    let says = html.phrase(&take(key, least, most))?;
    Ok(Some(json!({ "key": key, "value": format!("{least}..{most}"), "html": says })))
}

fn code(fault: &Value) -> &str {
    fault["code"].as_str().unwrap_or_default()
}

/// The keys and places that lead to a byte of a text.
fn walk(node: &yaml::Node, at: usize, path: &mut Vec<Value>) {
    match &node.value {
        yaml::Value::Map(entries) => {
            let found =
                entries.iter().find(|(key, node)| (key.span.start..=node.span.end.max(key.span.end)).contains(&at));
            if let Some((key, node)) = found {
                path.push(key.name.as_str().into());
                walk(node, at, path);
            }
        }
        yaml::Value::List(items) => {
            if let Some(place) = items.iter().position(|item| (item.span.start..=item.span.end).contains(&at)) {
                path.push(place.into());
                walk(&items[place], at, path);
            }
        }
        _ => {}
    }
}

/// The door `enough`: changes that would give so many sheets, each as a button says it.
pub fn enough(asked: &Enough, html: &Html) -> Result<Value, Refused> {
    let text = asked.spec.plain();
    let spec = sheet::read(&Text::new("sheet.yaml", &text)).map_err(|faults| Refused::faults(&faults))?;
    let Some(exercise) = spec.exercises.get(asked.exercise) else { return Err(Refused::message("no such exercise")) };
    let mut shown = Vec::new();
    let ways = match asked.smaller {
        true => smaller(&spec, asked.exercise).into_iter().collect(),
        false => ways(&spec, asked.exercise, asked.sheets),
    };
    for Way { key, value, variants } in ways {
        let ends = value.split_once("..").unwrap_or(("", &value));
        let take = take(key, ends.0, ends.1.trim_matches(['[', ']']));
        let words = Phrase::new("shop-take").with("take", Arg::Phrase(take)).with("sheets", variants.min(MANY));
        let levels: Option<Value> = serde_json::from_str(&value).ok().filter(Value::is_array);
        shown.push(json!({ "key": key, "value": levels.unwrap_or(value.into()), "html": html.phrase(&words)? }));
    }
    let repeats = || works(&asked.spec, asked.exercise, "repeat", true.into());
    if !asked.smaller && can_repeat(exercise) && shown.is_empty() && repeats() {
        shown.push(json!({ "key": "repeat", "value": true, "html": html.say("shop-take-repeat")? }));
    }
    Ok(json!({ "ways": shown, "html": { "few": few(&text, asked, html)? } }))
}

/// Whether a sheet can be made where an exercise has this key.
fn works(spec: &Draft, exercise: usize, key: &str, value: Value) -> bool {
    let mut other = spec.clone();
    if let Some(exercise) = other.keys.get_mut("exercises").and_then(|all| all.get_mut(exercise)) {
        exercise[key] = value;
    }
    with_plan(&other.plain(), 0, |_, _| Ok(())).is_ok()
}

/// That a key is set to a range, in words.
fn take(key: &str, least: &str, most: &str) -> Phrase {
    Phrase::new("shop-take-key").with("key", key).with("least", least).with("most", most)
}

/// For how many sheets an exercise is enough, in words, where that is fewer than are asked for.
fn few(text: &str, asked: &Enough, html: &Html) -> Result<Option<String>, Refused> {
    let of = |plan: &Plan| (plan.pools(asked.exercise).variants(), plan.spec.exercises[asked.exercise].kind.name);
    let Ok((sheets, kind)) = with_plan(text, 0, |plan, _| Ok(of(plan))) else { return Ok(None) };
    let says = Phrase::new("shop-few")
        .with("number", asked.exercise + 1)
        .with("name", Arg::Phrase(name_of(kind)))
        .with("sheets", sheets)
        .with("needed", asked.sheets);
    (sheets < asked.sheets).then(|| html.phrase(&says)).transpose()
}

fn can_repeat(exercise: &ExerciseSpec) -> bool {
    !exercise.repeat
}
