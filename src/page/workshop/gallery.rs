//! The doors `gallery` and `sample`: what there is to make a sheet of, by topic, and a question of a kind to look at.
//!
//! Representation: topics and kinds with their names, in the order of their lists.

use serde::Deserialize;
use serde_json::{Value, json};

use super::draft::Draft;
use crate::document::{Block, Phrase, Question};
use crate::exercise::{KINDS, Kind, TOPICS};
use crate::page::kept::with_plan;
use crate::page::{Html, Refused};
use crate::sheet::Shift;

/// A kind to be looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    kind: String,
}

/// The name of a kind.
pub fn name_of(kind: &str) -> Phrase {
    Phrase::new("live-kind-name").with("kind", kind)
}

/// The door `gallery`.
pub fn gallery(html: &Html) -> Result<Value, Refused> {
    let topic = |(name, kinds): &(&str, &[&Kind])| {
        let says = html.phrase(&Phrase::new("shop-topic").with("topic", *name))?;
        let kinds: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
        Ok::<Value, Refused>(json!({ "name": name, "says": says, "kinds": kinds }))
    };
    let kind = |kind: &&Kind| {
        let games = (kind.settings)().games;
        let about = match games.len() {
            0 | 1 => String::new(),
            count => html.phrase(&Phrase::new("shop-games").with("count", count))?,
        };
        // What the search looks at besides: the name that YAML has, and the games.
        let says = html.phrase(&name_of(kind.name))?;
        Ok::<Value, Refused>(json!({ "kind": kind.name, "says": says, "about": about, "games": games.join(" ") }))
    };
    Ok(json!({
        "topics": TOPICS.iter().map(topic).collect::<Result<Vec<_>, _>>()?,
        "kinds": KINDS.iter().map(kind).collect::<Result<Vec<_>, _>>()?,
    }))
}

/// The door `sample`: what a question of a kind looks like, and what it asks.
pub fn sample(asked: &Sample, html: &Html) -> Result<Value, Refused> {
    let keys = json!({ "title": "-", "seed": "nimbook", "exercises": [{ "id": "sample", "kind": asked.kind }] });
    let draft: Draft = serde_json::from_value(keys).map_err(Refused::message)?;
    with_plan(&draft.plain(), 0, |plan, verifier| {
        let drawn = plan.questions(Shift::None, 0, verifier).map_err(Refused::message)?;
        let Some(drawn) = drawn.into_iter().next() else { return Err(Refused::message("no question")) };
        let question = drawn.question;
        let picture = picture(&question, html)?;
        let says: Result<Vec<String>, Refused> =
            question.stem.iter().filter(|phrase| !phrase.states_rules()).map(|phrase| html.phrase(phrase)).collect();
        Ok(json!({ "html": { "picture": picture, "says": says?.join(" ") } }))
    })
}

/// What a question shows: its first picture or table, else its words.
pub fn picture(question: &Question, html: &Html) -> Result<String, Refused> {
    let shown = question.prompt.iter().chain(&question.space).find_map(drawing);
    Ok(match shown {
        Some(block) => html.parts().blocks(std::slice::from_ref(block), 0)?,
        None => html.parts().blocks(&question.prompt, 0)?,
    })
}

/// The first block that is more than words.
fn drawing(block: &Block) -> Option<&Block> {
    match block {
        Block::Beside(blocks) => blocks.iter().find_map(drawing),
        Block::Picture(_) | Block::Table(_) | Block::Trace(_) | Block::Steps(_) => Some(block),
        _ => None,
    }
}
