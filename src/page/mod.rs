//! The doors of the core for a page: a request in, a reply out, both JSON.
//!
//! A reply is an object with what was asked for, or with `error`: a message, or the list of faults of a text. Parts
//! under `html` are ready to be shown, in the language of the request.
//! Source: the requests `solve`, `prove`, `verify` and `document` are commands, and so are their replies.
//!
//! # How a page works
//!
//! A page carries the whole core as WebAssembly: what remains without the feature `cli` is the engine. `.ci/engine`
//! builds it into `src/page/engine/`, which Git ignores and packages carry, next to a digest of its sources that
//! `src/build.rs` computes for the program, too. A program without an engine, or with one of other sources, does
//! everything but pages and says so. Its standard library is small and has no panic messages: a panic in it is a trap,
//! and the program says what happened when it is asked the same. `.ci/order.rs` places similar functions next to each
//! other, because gzip looks back 32 kB.
//!
//! All words, pictures, hints and moves come from here as parts of HTML (`render::Fragments`); `templates/page/page.js`
//! carries what is typed to the core and shows what comes back, and holds no sentence. The core runs in a worker, so
//! that a long search can be stopped. Practice takes its bounds from `practice.tsv`, a table of every kind with each
//! game and level that a test counts again. `path` decides what comes next of a record: a pure function of a text that
//! the page keeps. Answers are kept by `tab.js` in the tab, or in packages by `scorm.js`, which reports to the platform;
//! both offer `page.js` the same four functions. Where a picture is touched, the core says which places make which move
//! (`touch.rs`), and the script compares places.
//!
//! In the workshop (`templates/shop`) a sheet is one object with the keys of its YAML, which `workshop/draft.rs` writes.
//! Questions of single variants that stay are `pins` next to them, from which `pins.rs` makes what a class keeps, so
//! every command draws the same. Plans share the pools of exercises that did not change (`sheet/known.rs`).
//!
//! In a book the engine is a script of its own, `nimbook-engine.js`, which is read when a reader first asks something,
//! because pages from disk can read nothing else. `book::changeable` says what may be changed in a block and what has to
//! come before it, and `block.rs` is the door. While a block is typed or touched, `look.rs` says what is understood.

mod answers;
pub mod block;
mod board;
mod class;
mod document;
#[cfg(feature = "cli")]
mod engine;
mod file;
mod guess;
mod html;
pub mod json;
mod kept;
mod look;
mod mark;
mod path;
pub mod play;
mod practice;
mod question;
mod roster;
mod scorm;
mod solve;
mod steps;
mod touch;
#[cfg(target_arch = "wasm32")]
mod wasm;
mod workshop;

use std::mem::take;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::claim::{self, ProofOptions};
use crate::document::{LANGUAGES, WordsError};
use crate::logic;
use crate::render::{Escaped, RenderError};
use crate::source::{Diagnostics, Text};

#[cfg(feature = "cli")]
pub use engine::{MaybeEngine, NoEngine};
#[cfg(test)]
pub use file::formats_for_others;
pub use file::{ALONE, Engine, name as file_name, of_plan, title};
pub use html::Html;
pub use scorm::package;

/// The door `prove`: every statement of a text decided.
#[derive(Deserialize)]
struct Prove {
    claims: String,
    /// Whether certificates are wanted, as hexadecimal digits.
    #[serde(default)]
    certificates: bool,
}

/// A request: the language of the reply, what is wanted, and all about that.
struct Request {
    /// English if none is named.
    lang: String,
    wanted: String,
    about: Map<String, Value>,
}

impl Request {
    fn read(text: &str) -> Result<Request, Refused> {
        let mut about: Map<String, Value> = serde_json::from_str(text).map_err(Refused::message)?;
        let mut text = |key| match about.shift_remove(key) {
            Some(Value::String(text)) => Ok(text),
            None => Ok(String::new()),
            Some(other) => Err(Refused::message(format!("`{key}` is no text: {other}"))),
        };
        let (lang, wanted) = (text("lang")?, text("do")?);
        let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
        if !lang.is_empty() && !codes.contains(&&*lang) {
            return Err(Refused::message(format!("there is no language `{lang}`; there are {}", codes.join(", "))));
        }
        Ok(Request { lang, wanted, about })
    }

    /// All about what is wanted, which the door says the form of.
    fn about<T: DeserializeOwned>(&mut self) -> Result<T, Refused> {
        serde_json::from_value(take(&mut self.about).into()).map_err(Refused::message)
    }

    /// A part of it.
    fn part<T: DeserializeOwned>(&mut self, key: &str) -> Result<T, Refused> {
        let part = self.about.shift_remove(key);
        let part = part.ok_or_else(|| Refused::message(format!("`{key}` is missing")))?;
        serde_json::from_value(part).map_err(Refused::message)
    }

    fn reply(mut self) -> Result<Value, Refused> {
        let lang = take(&mut self.lang);
        let html = || Html::new(&lang);
        match &*take(&mut self.wanted) {
            // Who wins a position, and how; `reply.solution` is what `nimbook solve --json` prints.
            "solve" => solve::solve(&self.about()?, &html()?),
            // A game against perfect play, so far.
            "play" => play::play(&self.about()?, &html()?),
            // How a game goes on from a position.
            "line" => play::line(&self.about()?, &html()?),
            // A procedure, step by step.
            "steps" => steps::steps(&self.about()?, &html()?),
            // The questions of a sheet.
            "sheet" => question::sheet(&self.about()?, &html()?),
            // A question by itself: one like a sheet's, or one to practise.
            "another" => question::question(self.about()?, &html()?),
            // A hint about a question.
            "hint" => question::hint(&self.about()?, &html()?),
            // An answer to a question, understood and judged.
            "mark" => mark::mark(&self.about()?, &html()?),
            // The answer to a question, with its steps.
            "show" => question::show(&self.part("of")?, &html()?),
            // What to ask next of somebody who practises, and what they see of their way.
            "path" => path::path(&self.about()?, &html()?),
            // A block of a book as the book shows it.
            "block" => block::block(&self.about()?, &html()?),
            // `reply.outcomes` is what `nimbook prove --json` prints.
            "prove" => prove(&self.about()?),
            // A certificate, as hexadecimal digits, checked by the checker alone.
            "verify" => verify(&self.part::<String>("certificate")?),
            // A sheet in files, as `nimbook sheet` writes them; those of a class; marks, with the next sheets.
            "files" => class::files(&self.about()?, &html()?),
            "class" => class::class(&self.about()?, &html()?),
            // Who is in a class; what they answered; what is in the file of one.
            "roster" => roster::roster(&self.about()?, &html()?),
            "answers" => answers::answers(&self.about()?, &html()?),
            "unpack" => roster::unpack(&self.about()?, &html()?),
            "marks" => class::marks(&self.about()?, &html()?),
            // What there is to make a sheet of: kinds by topic; a question of a kind to look at.
            "gallery" => workshop::gallery(&html()?),
            "sample" => workshop::sample(&self.about()?, &html()?),
            // The controls of an exercise.
            "form" => workshop::form(&self.about()?, &html()?),
            // A text as a sheet that is made; what such a sheet leads to, `reply.yaml` among it; what would give more sheets;
            // a question of one variant drawn anew or kept.
            "open" => workshop::open(&self.about()?, &html()?),
            "plan" => workshop::plan(&self.about()?, &html()?),
            "enough" => workshop::enough(&self.about()?, &html()?),
            // A position made by buttons.
            "build" => workshop::build(&self.about()?, &html()?),
            "pin" => workshop::pin(&self.about()?, &html()?),
            // The page of students, as `nimbook page` writes it.
            "page" => workshop::page(&self.about()?, &html()?),
            // An address as a QR code.
            "code" => workshop::code(&self.about()?, &html()?),
            // A variant of a spec as a page; `reply.sheet` and `reply.key` are texts in the format.
            "document" => document::document(&self.about()?, &html()?),
            wanted => Err(Refused::message(format!("no request is called `{wanted}`"))),
        }
    }
}

/// Why there is no answer: a message, or faults with their places; and the same as a page says it.
pub struct Refused {
    error: Box<Value>,
    slip: String,
}

impl Refused {
    /// Faults are English on every page.
    fn message(message: impl ToString) -> Refused {
        let message = message.to_string();
        let html = format!("<p lang=\"en\" dir=\"ltr\">{}</p>", Escaped(&message));
        Refused { error: Box::new(message.into()), slip: html }
    }

    /// A reason in the words of the page.
    fn said(html: String) -> Refused {
        Refused { slip: format!("<p>{html}</p>"), error: Box::new(html.into()) }
    }

    fn faults(faults: &Diagnostics) -> Refused {
        Refused { error: Box::new(json!(faults)), slip: html::faults_in_english(faults) }
    }
}

/// A word that a language lacks, which tests exclude.
impl From<WordsError> for Refused {
    fn from(error: WordsError) -> Refused {
        Refused::message(error)
    }
}

/// The same, or a formula of an author that cannot be read.
impl From<RenderError> for Refused {
    fn from(error: RenderError) -> Refused {
        Refused::message(error)
    }
}

/// The reply to a request, as a page or another program asks it. It depends on nothing but the request.
///
/// ```
/// let reply = nimbook::answer(r#"{"do": "solve", "position": "nim 7 3 12"}"#);
/// assert!(reply.starts_with(r#"{"solution":{"position":"nim 7 3 12","play":"normal","outcome":"N","grundy":8,"#));
/// let refused = nimbook::answer(r#"{"do": "solve", "position": "num 7"}"#);
/// assert!(refused.contains("did you mean `nim`?"));
/// ```
pub fn answer(request: &str) -> String {
    let reply = Request::read(request).and_then(Request::reply);
    reply.unwrap_or_else(|Refused { error, slip }| json!({ "error": error, "html": { "slip": slip } })).to_string()
}

fn prove(Prove { claims, certificates }: &Prove) -> Result<Value, Refused> {
    let text = Text::new("claims", claims);
    let read = logic::parse(&text).map_err(|faults| Refused::faults(&faults))?;
    let outcomes = claim::judge(&text, &read, &ProofOptions::default());
    let mut reply = json!({ "outcomes": outcomes.iter().map(json::outcome).collect::<Vec<_>>() });
    if *certificates {
        let digits = outcomes.iter().map(|outcome| outcome.certificate.as_deref().map(hexadecimal));
        reply["certificates"] = digits.collect::<Vec<_>>().into();
    }
    Ok(reply)
}

fn verify(certificate: &str) -> Result<Value, Refused> {
    let digits: Option<Vec<u8>> = certificate.chars().map(|sign| Some(sign.to_digit(16)? as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0);
    let digits = digits.ok_or_else(|| Refused::message("a certificate is an even number of hexadecimal digits"))?;
    let bytes: Vec<u8> = digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    let checked = logic::check::check(&bytes).map_err(Refused::message)?;
    Ok(json!({ "id": checked.id, "proved": checked.proved(), "states": checked.states, "bytes": checked.bytes }))
}

/// Bytes as hexadecimal digits.
fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_has_a_reply_or_an_error() {
        let ask = |request: Value| serde_json::from_str::<Value>(&answer(&request.to_string())).expect("JSON");
        let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
        let page = ask(json!({"do": "document", "spec": spec, "format": "md"}));
        assert!(page["sheet"].as_str().is_some_and(|page| page.starts_with("# One")), "{page}");
        assert!(page["key"].as_str().is_some_and(|page| page.starts_with("# Key to One")), "{page}");
        let proved = ask(json!({"do": "prove", "claims": "claim c: forall a: a xor a = 0", "certificates": true}));
        assert_eq!(proved["outcomes"][0]["verdict"], "proved");
        let certificate = proved["certificates"][0].as_str().expect("a certificate").to_owned();
        assert!(ask(json!({"do": "verify", "certificate": certificate}))["error"].is_null());
        assert!(!ask(json!({"do": "verify", "certificate": format!("00{certificate}")}))["error"].is_null());
        assert_eq!(ask(json!({"do": "solve", "position": "nim 2 1", "misere": true}))["solution"]["outcome"], "N");
        for broken in [
            json!({"do": "dance"}),
            json!({"do": "solve", "position": "nim 1 1", "lang": "klingon"}),
            json!({"do": "solve", "position": "nim 1 1", "play": "misere"}),
            json!({"do": "prove", "claims": "claim c: forall a: a xor"}),
            json!({"do": "document", "spec": "title: 3", "format": "md"}),
            json!({"do": "document", "spec": spec, "format": "paper"}),
            json!({"do": "sheet", "spec": spec, "id": "NB-4T7K-Q2MX-R"}),
            json!({"do": "verify", "certificate": "xy"}),
            json!({"do": "play", "position": "queen 1"}),
        ] {
            assert!(!ask(broken.clone())["error"].is_null(), "{broken}");
        }
        assert!(answer("nonsense").contains("error"));
    }
}
