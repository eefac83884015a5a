//! The door `document`: a whole sheet and its key in any format. The engine of pages has no use for it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::Refused;
use crate::document::{LANGUAGES, Show, Words};
use crate::exercise::Verifier;
use crate::marking;
use crate::render::{Templates, render};
use crate::sheet::{self, Plan, Sheet};
use crate::source::Text;

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
pub fn document(Document { spec, variant, format }: &Document) -> Result<Value, Refused> {
    let spec = sheet::read(&Text::new("spec.yaml", spec)).map_err(|faults| Refused::faults(&faults))?;
    let plan = Plan::new(spec, 0).map_err(|faults| Refused::faults(&faults))?;
    let drawn = Sheet::draw(&plan, *variant, 0, &mut Verifier::new()).map_err(Refused::message)?;
    let words = Words::new(&LANGUAGES[0]).map_err(Refused::message)?;
    let templates = Templates::built_in().map_err(Refused::message)?;
    let page = |show| {
        let document = marking::with_parts(drawn.document(&plan, LANGUAGES[0].code, show), &drawn, &plan);
        let files = render(format, &document, &words, &templates).map_err(Refused::message)?;
        String::from_utf8(files.into_iter().flat_map(|file| file.bytes).collect()).map_err(Refused::message)
    };
    Ok(json!({ "sheet": page(Show::Questions)?, "key": page(Show::Key)? }))
}
