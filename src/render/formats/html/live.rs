//! The page with the core inside: one HTML file that asks nobody else.
//!
//! Representation: the page is `templates/page/page.html`; its words are messages that begin with `live-`, and in the
//! template `live-your-answer` is `live_your_answer`. The engine is WebAssembly, packed with gzip, as printable signs.
//! Failure: [`RenderError`].

use miniz_oxide::deflate::compress_to_vec;
use serde_json::{Map, Value as Json};
use tera::{Context, Value};

use super::of_language;
use crate::document::{LANGUAGES, Language, Phrase, Words, WordsError};
use crate::render::markup::{base64, printable};
use crate::render::{RenderError, Templates};
use crate::source::checksum;

/// What a page holds besides its words.
pub struct Live<'p> {
    pub title: &'p str,
    /// The engine, packed with gzip, as printable signs.
    pub engine: &'p str,
    /// What the script is given: the spec if there is one, and the language.
    pub data: Json,
    /// The file with the sheets of the class for paper, if it holds a sheet.
    pub sheets: Option<&'p str>,
    /// Whether it tells a learning platform what became of the sheet.
    pub platform: bool,
    /// The kinds to practise: name, message of its name, and the games it can be about, each with its levels as digits; a kind
    /// without games has one without a name.
    pub kinds: &'p [(&'static str, Phrase, Vec<[String; 2]>)],
    /// All games: an example of each, and the message of its name.
    pub games: &'p [(&'static str, Phrase)],
    /// The formats for other programs that a class can be written in.
    pub formats: &'p [&'static str],
}

/// How hard a packer tries.
const SMALLEST: u8 = 9;

/// Messages of the page that stand for nothing but themselves.
const LABELS: &str = "live-after-show live-against live-against-beginner live-against-careless live-against-perfect \
    live-against-two live-all-moves live-answers-inside live-ask live-ask-moves live-ask-value live-ask-who \
    live-ask-why live-back live-builder live-clear live-columns live-copied live-copy live-difficulty live-failed \
    live-free live-game live-give-up live-go-on live-hint live-hints live-id live-kept-in-tab live-kind live-lede \
    live-mark live-misere live-move live-next live-no-script live-note live-nothing-leaves live-numbers live-open \
    live-open-any live-own-about live-own-game live-platform-full live-platform-missed live-play live-play-first \
    live-play-second live-practise live-print live-procedure live-reduction live-reset live-result live-show \
    live-sound live-step-back live-step-on live-steps live-stop live-theme live-to-platform live-tries live-two-ways \
    live-undo live-your-move live-your-sheet path-code path-code-about path-forget path-forget-sure path-keep path-link path-record \
    path-record-about path-take path-taken path-worlds";

/// How far a question is: its sign, a name for one line of text, and its message.
const STATES: [[&str; 3]; 4] = [
    ["open", "-", "live-not-checked"],
    ["proved", "right", "live-right"],
    ["checked", "partly", "live-partly"],
    ["refuted", "not-yet", "live-not-yet"],
];

/// Messages of the workshop, where sheets are made.
const SHOP_LABELS: &str = "shop-add shop-add-this shop-also shop-answers shop-answers-how shop-backs shop-before \
    shop-by-copies shop-by-names shop-by-versions shop-change-sheet shop-choose-answers shop-choose-file shop-class \
    shop-class-none shop-class-not shop-counting shop-making shop-decide-right shop-decide-wrong shop-down shop-easier \
    shop-empty shop-extra shop-follow-up shop-for-class shop-found shop-grades shop-harder shop-how-many \
    shop-how-versions shop-id shop-intro shop-keep shop-keep-file shop-keep-says shop-language shop-language-usual \
    shop-large shop-level shop-level-usual shop-link shop-link-file shop-linked shop-make shop-marks \
    shop-marks-later shop-marks-none shop-marks-zip shop-name shop-names shop-names-list shop-need shop-need-keys \
    shop-need-keys-more shop-need-more shop-need-page shop-need-page-more shop-need-sheets shop-need-sheets-more \
    shop-need-short shop-need-short-more shop-new shop-new-class shop-next shop-no-exercises shop-no-number \
    shop-none shop-none-found shop-not-opened shop-one-side shop-one-version shop-open shop-open-this shop-other \
    shop-pages shop-past shop-points shop-preview shop-print-and-keep shop-print-key shop-print-keys shop-print-next \
    shop-print-next-keys shop-print-report shop-print-sheet shop-print-sheets shop-print-short shop-print-students \
    shop-pupils shop-ready shop-redo shop-remove shop-replace shop-save shop-save-answers shop-save-class \
    shop-save-marks shop-search shop-see shop-see-fair shop-see-key shop-see-keys shop-see-next shop-see-none \
    shop-see-phone shop-see-report shop-see-sheet shop-see-sheets shop-see-short shop-see-students shop-settings \
    shop-sheet shop-show-all shop-shown shop-stale shop-student-page shop-tabs shop-title shop-topics shop-total \
    shop-undo shop-unread shop-up shop-version shop-wanted-minutes shop-who shop-wrong-file shop-yours";

/// What a page says in a language.
fn labels(live: &Live<'_>, words: &Words) -> Result<Context, RenderError> {
    let mut context = of_language(words);
    let mut text = |name: String, value: &str| context.insert_value(name, Value::normal_string(value));
    text("title".into(), live.title);
    for key in LABELS.split(' ').chain(["page-question"]) {
        text(key.replace('-', "_"), &words.text(&Phrase::new(key))?);
    }
    let count = Phrase::new("live-any-position").with("count", live.games.len());
    text("live_any_position".into(), &words.text(&count)?);
    if let Some(file) = live.sheets {
        let sheets = Phrase::new("live-no-script-sheets").with("file", file);
        text("live_no_script_sheets".into(), &words.text(&sheets)?);
    }
    let mut kinds = Vec::new();
    for (name, phrase, games) in live.kinds {
        let games: Vec<String> = games.iter().map(|[game, levels]| format!("{game}={levels}")).collect();
        kinds.push(serde_json::json!({"name": name, "says": words.text(phrase)?, "games": games.join(" ")}));
    }
    let named = live.kinds.iter().flat_map(|(_, _, games)| games).map(|[game, _]| game);
    let mut games: Vec<&String> = named.filter(|game| !game.is_empty()).collect();
    games.sort_unstable();
    games.dedup();
    let named = |game: &&String| Ok(serde_json::json!({"name": game, "says": words.text(&Phrase::game(game))?}));
    let games: Vec<serde_json::Value> = games.iter().map(named).collect::<Result<_, WordsError>>()?;
    let mut states = Vec::new();
    for [name, code, key] in STATES {
        states.push(serde_json::json!({"name": name, "code": code, "says": words.text(&Phrase::new(key))?}));
    }
    context.insert("states", &states);
    context.insert("kinds", &kinds);
    context.insert("games", &games);
    let example =
        |(example, name): &(&str, Phrase)| Ok(serde_json::json!({"example": example, "says": words.text(name)?}));
    let examples: Vec<serde_json::Value> = live.games.iter().map(example).collect::<Result<_, WordsError>>()?;
    context.insert("examples", &examples);
    context.insert("has_spec", &live.data["spec"].is_string());
    context.insert("platform", &live.platform);
    Ok(context)
}

/// The title of a sheet without one of its own, a message, in each language, as JSON.
fn titles(key: &'static str) -> Result<String, WordsError> {
    let mut titles = serde_json::Map::new();
    for language in LANGUAGES {
        let title = Words::new(language)?.text(&Phrase::new(key))?;
        titles.insert(language.code.to_owned(), title.into());
    }
    Ok(serde_json::Value::from(titles).to_string())
}

/// The workshop in a language; `titles` are those of the first sheet and of an empty one.
fn workshop(
    live: &Live<'_>,
    titles: &[String; 2],
    words: &Words,
    templates: &Templates,
) -> Result<String, RenderError> {
    let mut context = labels(live, words)?;
    for key in SHOP_LABELS.split(' ') {
        context.insert_value(key.replace('-', "_"), Value::normal_string(&words.text(&Phrase::new(key))?));
    }
    let language =
        |one: &Language| serde_json::json!({"code": one.code, "name": one.name, "on": one.code == words.code()});
    context.insert("languages", &LANGUAGES.iter().map(language).collect::<Vec<_>>());
    context.insert_value("titles", Value::normal_string(&titles[0]));
    context.insert_value("new_titles", Value::normal_string(&titles[1]));
    let format = |name: &&str| {
        let says = words.text(&Phrase::new("shop-format").with("format", *name))?;
        Ok(serde_json::json!({"name": name, "says": says}))
    };
    let formats: Vec<serde_json::Value> = live.formats.iter().map(format).collect::<Result<_, WordsError>>()?;
    context.insert("formats", &formats);
    templates.html("shop/shop.html", context)
}

/// The page as one file. Ready sheets and the other languages are packed in it.
pub fn page(live: &Live<'_>, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let mut context = labels(live, words)?;
    let has_shop = cfg!(feature = "cli") && !live.data["spec"].is_string() && !live.platform;
    let (mut shop, mut others, mut data) = (String::new(), String::new(), live.data.clone());
    let packed = |text: &str| printable(&compress_to_vec(text.as_bytes(), SMALLEST));
    if has_shop {
        let ready = packed(&data["sheets"].take().to_string());
        others += &format!("<script type=\"text/plain\" id=\"ready\">{ready}</script>\n");
        let titles = [titles("shop-default-title")?, titles("shop-new-title")?];
        shop = workshop(live, &titles, words, templates)?;
        for language in LANGUAGES.iter().filter(|language| language.code != words.code()) {
            let (code, dir) = (language.code, if language.right_to_left { "rtl" } else { "ltr" });
            let other = workshop(live, &titles, &Words::new(language)?, templates)?;
            let other = packed(&other);
            others +=
                &format!("<script type=\"text/plain\" data-lang=\"{code}\" data-dir=\"{dir}\">{other}</script>\n");
        }
    }
    let script = templates.live_script(live.platform, has_shop);
    let data = in_script(&data);
    let mut safe = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    safe("shop", &shop);
    safe("others", &others);
    let page_css = [&*templates.live_stylesheet, if has_shop { &*templates.shop_stylesheet } else { "" }].concat();
    safe("page_css", &page_css);
    safe("script", &script);
    safe("data", &data);
    safe("engine", live.engine);
    // Scripts that carry this number run, and no others: handlers in attributes do not.
    safe("nonce", &checksum([script.as_bytes(), data.as_bytes()]));
    templates.html("page/page.html", context)
}

/// JSON inside an element `script`: nothing in it ends the element.
fn in_script(data: &Json) -> String {
    data.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

/// The file of the page without a sheet.
pub const WORKSHOP: &str = "nimbook.html";

/// The workshop beside a page, with this sheet in it: its keys, packed as the script of the workshop unpacks them.
pub fn workshop_address(sheet: &Map<String, Json>) -> String {
    let packed = base64(&compress_to_vec(Json::from(sheet.clone()).to_string().as_bytes(), SMALLEST));
    let packed = packed.trim_end_matches('=').replace('+', "-").replace('/', "_");
    format!("{WORKSHOP}#s={packed}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_the_script() {
        assert_eq!(in_script(&serde_json::json!({"a": "</script>\u{2028}"})), r#"{"a":"\u003c/script>\u2028"}"#);
    }
}
