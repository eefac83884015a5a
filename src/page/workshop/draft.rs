//! A sheet as it is made in a page, and as the YAML that it would be.
//!
//! Representation: an object with the keys of a sheet, in the order of their lines; numbers and truth values may be texts.
//! `pins` says which questions of which variants stay: by variant, exercise and item, each as a class keeps it.
//! Failure: [`Refused`] with the faults of the YAML.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::pins::{self, Pins};
use crate::page::kept::with_plan;
use crate::page::{Html, Refused};
use crate::sheet;
use crate::source::{Text, yaml};

/// A sheet that is being made.
#[derive(Clone, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub struct Draft {
    /// Its keys.
    pub keys: Map<String, Value>,
    /// What stays.
    pub pins: Pins,
}

impl From<Map<String, Value>> for Draft {
    fn from(mut keys: Map<String, Value>) -> Draft {
        let pins = keys.shift_remove("pins").and_then(|pins| serde_json::from_value(pins).ok());
        Draft { keys, pins: pins.unwrap_or_default() }
    }
}

impl Draft {
    /// The YAML without what stays.
    pub fn plain(&self) -> String {
        yaml::written(&self.keys)
    }

    /// The YAML from which every command makes the same sheets.
    pub fn text(&self) -> Result<String, Refused> {
        let plain = self.plain();
        if self.pins.is_empty() {
            return Ok(plain);
        }
        with_plan(&plain, 0, |plan, _| {
            let mut spec = plan.spec.clone();
            spec.kept = pins::kept(plan, &self.pins)?;
            Ok(spec.kept())
        })
    }
}

/// A text that is opened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    yaml: String,
}

/// The door `open`: a YAML text as a sheet that is being made. What a class keeps of its sheets stays.
pub fn open(asked: &Opened, _: &Html) -> Result<Value, Refused> {
    let text = Text::new("sheet.yaml", &asked.yaml);
    let spec = sheet::read(&text).map_err(|faults| Refused::faults(&faults))?;
    let (node, _) = yaml::read(&Text::new("sheet.yaml", &spec.kept()));
    let Some(Value::Object(mut keys)) = node.as_ref().map(yaml::plain) else {
        return Err(Refused::message("this is not a sheet"));
    };
    let pins = pins::of(&spec);
    for key in sheet::keys::KEPT_KEYS {
        keys.shift_remove(*key);
    }
    if !pins.is_empty() {
        keys.insert("pins".to_owned(), json!(pins));
    }
    Ok(json!({ "spec": keys, "class": spec.has_class() }))
}
