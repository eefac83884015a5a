//! The door `document`: a whole sheet and its key in any format, with the labels of its questions in their order.

use serde::Deserialize;
use serde_json::{Value, json};

use super::kept::{templates, with_plan};
use super::{Html, Refused};
use crate::document::Show;
use crate::marking;
use crate::render::render;
use crate::sheet::Sheet;

/// A variant of a spec.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The spec.
    spec: String,
    /// The variant.
    #[serde(default)]
    variant: u64,
    /// The format.
    format: String,
}

/// The sheet and its key.
pub fn document(Document { spec, variant, format }: &Document, html: &Html) -> Result<Value, Refused> {
    with_plan(spec, 0, |plan, verifier| {
        let drawn = Sheet::draw(plan, *variant, 0, verifier).map_err(Refused::message)?;
        let templates = templates()?;
        let page = |show| {
            let document = marking::with_parts(drawn.document(plan, html.words.code(), show), &drawn, plan);
            let files = render(format, &document, &html.words, &templates).map_err(Refused::message)?;
            String::from_utf8(files.into_iter().flat_map(|file| file.bytes).collect()).map_err(Refused::message)
        };
        let labels: Vec<String> = drawn.drawn().iter().map(|one| one.label(&plan.spec)).collect();
        Ok(json!({
            "id": drawn.id.to_string(),
            "labels": labels,
            "sheet": page(Show::Questions)?,
            "key": page(Show::Key)?,
        }))
    })
}
