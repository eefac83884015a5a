//! The doors of the core for a page: a request in, a reply out, both JSON.
//!
//! A reply is an object with what was asked for, or with `error`: a message, or the list of faults of a text.
//! Source: the requests are the commands `solve`, `prove` and `sheet`, and so are their replies.

pub mod json;
#[cfg(target_arch = "wasm32")]
mod wasm;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::claim::{self, ProofOptions};
use crate::document::{LANGUAGES, Show, Words};
use crate::exercise::Verifier;
use crate::logic;
use crate::render::{Templates, render};
use crate::rules::{self, Play};
use crate::sheet::{self, Plan, Sheet};
use crate::solver::{self, Budget};
use crate::source::{Diagnostics, Text};

/// What a page may ask for.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    /// Who wins a position, and how; `reply.solution` is what `nimbook solve --json` prints.
    Solve {
        position: String,
        #[serde(default)]
        misere: bool,
    },
    /// Every statement of a text decided; `reply.outcomes` is what `nimbook prove --json` prints.
    Prove { claims: String },
    /// A variant of a spec as a page; `reply.sheet` and `reply.key` are texts in the format.
    Sheet {
        spec: String,
        #[serde(default)]
        variant: u64,
        format: String,
    },
}

/// Why there is no answer: a message, or faults with their places.
struct Refused(Value);

impl Refused {
    fn message(message: impl ToString) -> Refused {
        Refused(message.to_string().into())
    }

    fn faults(faults: &Diagnostics) -> Refused {
        Refused(json!(faults))
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
    let request = serde_json::from_str(request).map_err(Refused::message);
    let reply = request.and_then(|request| match request {
        Request::Solve { position, misere } => solve(&position, misere),
        Request::Prove { claims } => prove(&claims),
        Request::Sheet { spec, variant, format } => draw(&spec, variant, &format),
    });
    reply.unwrap_or_else(|Refused(error)| json!({ "error": error })).to_string()
}

fn solve(position: &str, misere: bool) -> Result<Value, Refused> {
    let play = if misere { Play::Misere } else { Play::Normal };
    let parsed = rules::parse(position, play).map_err(Refused::message)?;
    let solution = solver::solve(&parsed.game, &parsed.position, Budget::default()).map_err(Refused::message)?;
    Ok(json!({ "solution": json::solution(&parsed.game, &parsed.position, &solution) }))
}

fn prove(claims: &str) -> Result<Value, Refused> {
    let text = Text::new("claims", claims);
    let read = logic::parse(&text).map_err(|faults| Refused::faults(&faults))?;
    let outcomes = claim::judge(&text, &read, &ProofOptions::default());
    Ok(json!({ "outcomes": outcomes.iter().map(json::outcome).collect::<Vec<_>>() }))
}

fn draw(spec: &str, variant: u64, format: &str) -> Result<Value, Refused> {
    let spec = sheet::read(&Text::new("spec.yaml", spec)).map_err(|faults| Refused::faults(&faults))?;
    let plan = Plan::new(spec, 0).map_err(|faults| Refused::faults(&faults))?;
    let drawn = Sheet::draw(&plan, variant, 0, &mut Verifier::new()).map_err(Refused::message)?;
    let words = Words::new(&LANGUAGES[0]).map_err(Refused::message)?;
    let templates = Templates::built_in().map_err(Refused::message)?;
    let page = |show| {
        let document = drawn.document(&plan, LANGUAGES[0].code, show);
        let files = render(format, &document, &words, &templates).map_err(Refused::message)?;
        String::from_utf8(files.into_iter().flat_map(|file| file.bytes).collect()).map_err(Refused::message)
    };
    Ok(json!({ "sheet": page(Show::Questions)?, "key": page(Show::Key)? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_has_a_reply_or_an_error() {
        let ask = |request: Value| serde_json::from_str::<Value>(&answer(&request.to_string())).expect("JSON");
        let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
        let page = ask(json!({"do": "sheet", "spec": spec, "format": "md"}));
        assert!(page["sheet"].as_str().is_some_and(|page| page.starts_with("# One")), "{page}");
        assert!(page["key"].as_str().is_some_and(|page| page.starts_with("# Key to One")), "{page}");
        let proved = ask(json!({"do": "prove", "claims": "claim c: forall a: a xor a = 0"}));
        assert_eq!(proved["outcomes"][0]["verdict"], "proved");
        assert_eq!(ask(json!({"do": "solve", "position": "nim 2 1", "misere": true}))["solution"]["outcome"], "N");
        for broken in [
            json!({"do": "dance"}),
            json!({"do": "solve", "position": "nim 1 1", "play": "misere"}),
            json!({"do": "prove", "claims": "claim c: forall a: a xor"}),
            json!({"do": "sheet", "spec": "title: 3", "format": "md"}),
            json!({"do": "sheet", "spec": spec, "format": "paper"}),
        ] {
            assert!(!ask(broken.clone())["error"].is_null(), "{broken}");
        }
        assert!(answer("nonsense").contains("error"));
    }
}
