//! The doors `page` and `code`: the page of students of a sheet, with the engine of the page that asks; a link for phones.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::class::Output;
use crate::class::owner::Role;
use crate::document::Phrase;
use crate::page::class::Named;
use crate::page::kept::{templates, with_plan};
use crate::page::{Html, Refused, file_name, of_plan};
use crate::render::qr_code;

/// A sheet, and the engine as printable signs.
#[derive(Deserialize)]
pub struct Page {
    #[serde(flatten)]
    named: Named,
    engine: String,
}

/// An address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Address {
    address: String,
}

/// The door `code`: an address as a QR code; refused where it is too long for one.
pub fn code(asked: &Address, html: &Html) -> Result<Value, Refused> {
    let label = html.words.text(&Phrase::new("page-qr"))?;
    Ok(json!({ "html": { "code": qr_code(&asked.address, &label)? } }))
}

/// The door `page`.
pub fn page(asked: &Page, html: &Html) -> Result<Value, Refused> {
    let Page { named, engine } = asked;
    with_plan(&named.spec, 0, |plan, _| {
        let page = of_plan(engine, Some((plan, &named.stem)), &[], false, &html.words, &*templates()?)?;
        let file = Output { name: file_name(Some(&named.stem)), role: Role::Page, bytes: page.into_bytes() };
        Ok(json!({ "files": named.files(&plan.spec, vec![file]) }))
    })
}
