//! The page with the engine inside as a file: for a class or for anybody, by itself or as a package for a platform.

use serde_json::{Map, Value, json};

use super::practice::offers;
use crate::document::{LANGUAGES, Phrase, Words, WordsError};
use crate::exercise::{KINDS, Kind};
use crate::render::{FORMATS, Format, Holds, Live, RenderError, Templates, WORKSHOP, live_page, printable};
use crate::rules::{self, Play};
use crate::sheet::{self, Plan};
use crate::source::Text;

/// The core as WebAssembly, packed with gzip.
#[derive(Clone, Copy, Debug)]
pub struct Engine<'e>(pub &'e [u8]);

impl Engine<'_> {
    /// As printable signs, which pages hold.
    pub fn text(self) -> String {
        printable(self.0)
    }
}

/// How the name of a page without a sheet begins.
pub const ALONE: &str = "nimbook";

/// The name of the page of a sheet with this stem, or of the page without a sheet.
pub fn name(stem: Option<&str>) -> String {
    stem.map_or_else(|| WORKSHOP.to_owned(), |stem| format!("{stem}-page.html"))
}

/// The title of the page of a plan, or without a sheet.
pub fn title(plan: Option<&Plan>, words: &Words) -> Result<String, WordsError> {
    plan.map_or_else(|| words.text(&Phrase::new("live-title")), |plan| Ok(plan.title(words.code())))
}

/// The formats that the workshop offers of a class, besides those of paper. QTI 1.2 is left to the commands, as its dialects are.
pub fn formats_for_others() -> impl Iterator<Item = &'static str> {
    let is_one = |format: &&Format| {
        format.has_sets() && format.name != "qti12" && (format.holds != Holds::Pages || format.name == "docx")
    };
    FORMATS.iter().filter(is_one).map(|format| format.name)
}

/// The page of the variants of a plan with this stem, or without a sheet; for a learning platform it tells the points. The
/// engine is as [`Engine::text`] gives it; `ready` are sheets that a page without one offers, by name.
///
/// # Errors
/// A template or a word is broken.
pub fn of_plan(
    engine: &str,
    sheets: Option<(&Plan, &str)>,
    ready: &[(&str, &str)],
    platform: bool,
    words: &Words,
    templates: &Templates,
) -> Result<String, RenderError> {
    let plan = sheets.map(|(plan, _)| plan);
    let sheets = sheets.map(|(_, stem)| format!("{stem}-sheets.html"));
    let live = Live {
        title: &title(plan, words)?,
        engine,
        data: json!({
            "lang": words.code(),
            "seed": ALONE,
            "spec": plan.map(|plan| plan.spec.kept()),
            "sheets": ready.iter().filter_map(ready_sheet).collect::<Vec<_>>(),
        }),
        sheets: sheets.as_deref(),
        platform,
        kinds: &kinds(),
        games: &rules::ALL.iter().map(game).collect::<Vec<_>>(),
        formats: &formats_for_others().collect::<Vec<_>>(),
    };
    live_page(&live, words, templates)
}

/// A sheet that is offered, with its titles.
fn ready_sheet((name, text): &(&str, &str)) -> Option<Value> {
    let spec = sheet::read(&Text::new(*name, text)).ok()?;
    let titles: Map<String, Value> =
        LANGUAGES.iter().map(|language| (language.code.to_owned(), spec.title_in(language.code).into())).collect();
    Some(json!({ "name": name, "titles": titles, "yaml": text }))
}

/// An example of a game, with its name.
fn game(family: &rules::Family) -> (&'static str, Phrase) {
    let title = rules::parse(family.example, Play::Normal).map(|parsed| parsed.game.components[0].title());
    (family.example, Phrase::game(title.as_deref().unwrap_or(family.name)))
}

/// The kinds to practise, each with the message of its name and the games it can be about, with the levels of each.
fn kinds() -> Vec<(&'static str, Phrase, Vec<[String; 2]>)> {
    let kind = |kind: &&'static Kind| {
        let own = offers().filter(|offer| offer.kind == kind.name);
        let games = own.map(|offer| [offer.game.to_owned(), offer.levels()]).collect();
        (kind.name, Phrase::new("live-kind-name").with("kind", kind.name), games)
    };
    KINDS.iter().map(kind).collect()
}
