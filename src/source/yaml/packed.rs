//! A tree as JSON, which is YAML that needs no reader of YAML: what pages carry of a sheet.
//!
//! Representation: numbers and truth values without quotes stay such, every other scalar is a string. A tree from JSON
//! has no places.
//! Failure: what is no JSON, or holds a fraction, has no tree; pages carry what was read before.

use serde_json::{Map, Value as Json};

use super::{Key, Node, Value};
use crate::source::Diagnostic;

impl Node {
    /// The same as JSON; whoever reads it as YAML reads this tree.
    pub fn packed(&self) -> Json {
        match &self.value {
            Value::Null => Json::Null,
            Value::Scalar { text, quoted: false } if matches!(&*text.to_lowercase(), "true" | "false") => {
                text.eq_ignore_ascii_case("true").into()
            }
            Value::Scalar { text, quoted: false } => match text.parse::<u64>() {
                Ok(number) if number.to_string() == *text => number.into(),
                _ => text.as_str().into(),
            },
            Value::Scalar { text, .. } => text.as_str().into(),
            Value::List(items) => items.iter().map(Node::packed).collect(),
            Value::Map(entries) => {
                entries.iter().map(|(key, node)| (key.name.clone(), node.packed())).collect::<Map<_, _>>().into()
            }
        }
    }
}

/// The tree of a packed one, without places.
pub(super) fn read(text: &str) -> (Option<Node>, Vec<Diagnostic>) {
    match serde_json::from_str(text) {
        Ok(json) => (Some(node(json)), Vec::new()),
        Err(error) => {
            (None, vec![Diagnostic::new("syntax", 0..0, error.to_string(), "open the page that was written")])
        }
    }
}

fn node(json: Json) -> Node {
    let scalar = |text: String, quoted| Value::Scalar { text, quoted };
    let value = match json {
        Json::Null => Value::Null,
        Json::Bool(truth) => scalar(truth.to_string(), false),
        Json::Number(number) => scalar(number.to_string(), false),
        Json::String(text) => scalar(text, true),
        Json::Array(items) => Value::List(items.into_iter().map(node).collect()),
        Json::Object(entries) => {
            Value::Map(entries.into_iter().map(|(name, json)| (Key { name, span: 0..0 }, node(json))).collect())
        }
    };
    Node { span: 0..0, value }
}
