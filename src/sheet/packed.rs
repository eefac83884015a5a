//! A spec as a page carries it for its engine, which has no reader of YAML and of Markdown.
//!
//! Representation: JSON with the same keys. What its author wrote in Markdown is ready to be shown.
//! Failure: that of making it ready.

use serde_json::Value as Json;

use super::spec::Spec;
use crate::source::{Text, yaml};

impl Spec {
    /// Whether an exercise asks about a game block, which only an engine with the prover takes.
    pub fn has_blocks(&self) -> bool {
        self.exercises.iter().any(|exercise| exercise.task.games.iter().any(|game| game.authored().is_some()))
    }

    /// The spec as JSON, each of its author's texts as `ready` makes it.
    ///
    /// # Errors
    /// Those of `ready`.
    pub fn packed<E>(&self, ready: impl Fn(&str) -> Result<String, E>) -> Result<String, E> {
        let (tree, _) = yaml::read(&Text::new("", &self.kept()));
        let mut packed = tree.map_or(Json::Null, |tree| tree.packed());
        let make_ready = |wording: &mut Json| {
            let texts: Vec<&mut Json> = match wording {
                Json::Object(languages) => languages.values_mut().collect(),
                text => vec![text],
            };
            for text in texts {
                *text = ready(&text.as_str().map_or_else(|| text.to_string(), str::to_owned))?.into();
            }
            Ok(())
        };
        packed.get_mut("intro").map_or(Ok(()), make_ready)?;
        let exercises = packed.get_mut("exercises").and_then(Json::as_array_mut);
        for exercise in exercises.into_iter().flatten() {
            exercise.get_mut("text").map_or(Ok(()), make_ready)?;
        }
        Ok(packed.to_string())
    }
}
