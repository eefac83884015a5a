//! What no language file may hold: the faults that translators make, found by looking at the messages as text.
//!
//! Representation: a message is its lines; `\u{E000}` stands for an argument, `\u{E001}` for a place that a page fills.
//! Source: the orthography of each language, and what translations of pages got wrong.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

use regex::Regex;

use crate::document::{LANGUAGES, Phrase, Words, keys};

const ARGUMENT: &str = "\u{E000}";
const FILLED: &str = "\u{E001}";
const ISOLATED: &str = "\u{E002}";

/// A message: what it chooses between, and its texts.
#[derive(Default)]
pub(super) struct Message {
    whole: String,
    /// The labels of its variants, in order.
    pub(super) labels: Vec<String>,
    pub(super) texts: Vec<String>,
}

/// A pattern, made once in each thread.
pub(super) fn regex(pattern: &'static str) -> Regex {
    thread_local! {
        static MADE: RefCell<HashMap<&'static str, Regex>> = RefCell::new(HashMap::new());
    }
    MADE.with_borrow_mut(|made| {
        let new = || Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        made.entry(pattern).or_insert_with(new).clone()
    })
}

pub(super) fn messages(file: &str) -> BTreeMap<String, Message> {
    let (key, variant) = (regex(r"^([a-z][a-z0-9-]*) = ?(.*)$"), regex(r"^\s+\*?\[([^\]]+)\] ?(.*)$"));
    let (choice, filled) = (regex(r"\{ ?\$[a-z]+ ->$"), regex(r#"\{ ?"\{" ?\}[a-z-]+\{ ?"\}" ?\}"#));
    let (argument, sign) = (regex(r"\{ ?\$[a-zA-Z-]+ ?\}"), regex(r#"\{ ?"\\u([0-9A-Fa-f]{4})" ?\}"#));
    let mut all: BTreeMap<String, Message> = BTreeMap::new();
    let mut last = None;
    for line in file.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let text = match key.captures(line) {
            Some(parts) => {
                last = Some(parts[1].to_owned());
                all.entry(parts[1].to_owned()).or_default();
                parts[2].to_owned()
            }
            None => line.to_owned(),
        };
        let message = all.get_mut(last.as_ref().expect("a message begins")).expect("it is there");
        message.whole += &text;
        message.whole.push('\n');
        let mut text = text;
        if let Some(parts) = variant.captures(&text) {
            message.labels.push(parts[1].to_owned());
            text = parts[2].to_owned();
        }
        let text = choice.replace_all(&text, "");
        let text = filled.replace_all(&text, FILLED);
        // Braces around anything else are those of a set; an empty text stands where Fluent wants one.
        let text = text.replace("{\"{\"}", "{").replace("{\"}\"}", "}").replace("{ \"\" }", "");
        let text = argument.replace_all(&text, ARGUMENT);
        let text = sign.replace_all(&text, |parts: &regex::Captures<'_>| {
            let code = u32::from_str_radix(&parts[1], 16).expect("hexadecimal digits");
            char::from_u32(code).expect("a character").to_string()
        });
        let text = text.trim_start().trim_end_matches('}').to_owned();
        // What closes a choice is no text.
        if !text.trim_start_matches('}').trim_matches('*').is_empty() {
            message.texts.push(text);
        }
    }
    all
}

/// The sign with which a text ends, if it is one that ends sentences.
fn last_sign(message: &Message) -> Option<char> {
    let last = message.texts.last()?.trim_end_matches(['*', '”', '\u{2069}']).chars().next_back()?;
    ".!?:,;…".contains(last).then_some(last)
}

/// What is wrong with a message in any language.
fn anywhere(key: &str, english: &Message, other: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for (says, pattern) in [
        ("straight quotes, three dots, two hyphens, a tab or two blanks", "[\"'\t]|\\.\\.\\.|--([^a-z]|$)|\\S  \\S"),
        ("a mark of direction", "[\u{200E}\u{200F}\u{202A}-\u{202E}]"),
        ("a letter that is not one character", "[\u{300}-\u{36F}]"),
        ("a word that is not ours", "(?i)halom|v-hármas|vesztes állás|gyuf[aá]|לוזר|גפרור"),
    ] {
        if other.texts.iter().any(|text| regex(pattern).is_match(text)) {
            faults.push(says.to_owned());
        }
    }
    // Names of games and signs are the same everywhere; a sentence is not.
    let sentence = |message: &Message| regex(r"\p{L}{3,}").find_iter(&message.texts.join(" ")).count();
    if english.texts == other.texts && sentence(english) > 1 {
        faults.push("the same as English".to_owned());
    }
    let blanks = |message: &Message| message.texts.iter().any(|text| text.contains(FILLED));
    if blanks(english) != blanks(other) {
        faults.push("other places for the page to fill".to_owned());
    }
    let asks = key.contains("prompt") || english.texts.iter().any(|text| text.contains('?'));
    let (first, second) = (last_sign(english), last_sign(other));
    if key != "page-decimal-sign"
        && first != second
        && !(asks && matches!(second, Some('!' | '?' | '.' | ':')))
        && second != Some('!')
    {
        faults.push(format!("ends with {second:?}, in English with {first:?}"));
    }
    faults
}

fn hungarian(key: &str, message: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for (says, pattern) in [
        ("a(z)", r"a\(z\)"),
        ("an article without a mark", "(^|[^@\\p{L}])[Aa]z? \u{E000}"),
        ("a mark beside a place that the page fills", "@[aA] \u{E001}|\u{E001}@"),
        (
            "a plural after a number",
            "\u{E000} ((kupac|kavics|oszlop|pont|sor|állás|csík|játék)ok|(lépés|egyes)ek|(trió|pár|érmé|mező)o?k\\b)",
        ),
        ("a letter of another language", "[õûÕÛ“]"),
        // A version of QTI is no number.
        ("a decimal point", r"(^|[^ ]|[^I] )\d\.\d"),
        ("a hyphen at which a line may break behind a number", "[\\d\u{E000}]-\\p{Ll}"),
        ("an address that is too formal", r"Kérjük|\bÖn\b|(Keresse|Írja|Adja|Mondja)\b"),
    ] {
        if message.texts.iter().any(|text| regex(pattern).is_match(text)) {
            faults.push(says.to_owned());
        }
    }
    let joined = regex("\u{E000}[-\u{2011}](\\p{L}*)");
    for text in &message.texts {
        for found in joined.captures_iter(text) {
            if !["ig", "ért", "kor", "ként"].contains(&&found[1]) {
                faults.push(format!("a suffix without a mark: -{}", &found[1]));
            }
        }
        if text.contains("\u{E000} \u{E000}") && key != "page-picture-and" {
            faults.push("two arguments side by side".to_owned());
        }
        if key.contains("prompt") && regex(r"\b(Keresd|Írd|Add|Mondd|Redukáld)\b").is_match(text) && !text.contains('!')
        {
            faults.push("a request without !".to_owned());
        }
    }
    faults
}

fn hebrew(key: &str, message: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for text in &message.texts {
        // From left to right, or as the first letter is written: a title may be Hebrew or not.
        let isolated = regex("[\u{2066}\u{2068}][^\u{2066}\u{2068}\u{2069}]*\u{2069}");
        let outside = isolated.replace_all(text, ISOLATED);
        if outside.contains(['\u{2066}', '\u{2068}', '\u{2069}']) {
            faults.push("an isolate that does not end or begin".to_owned());
        }
        for (says, pattern) in [
            ("vowel points", "[\u{591}-\u{5BD}\u{5BF}-\u{5C7}]"),
            ("a Hebrew letter beside a sign of ASCII", "[א-ת]['\"-]|['\"-][א-ת]"),
            ("a blank behind a maqaf", "\u{5BE} "),
            ("Latin letters or arrows that are not isolated", "[→←A-Za-z]"),
            ("a row of numbers that is not isolated", r"\d, \d"),
            ("Hebrew in italics", r"(^|[^*])\*[^*]*[א-ת][^*]*\*([^*]|$)"),
            ("somebody is addressed as a man", r"\b(אתה|תיקח|קח|מצא|כתוב|בחר|עליך)\b"),
        ] {
            if regex(pattern).is_match(&outside) {
                faults.push(says.to_owned());
            }
        }
    }
    let has = |label: &str| message.labels.iter().any(|known| known == label);
    if has("many") || message.whole.contains("*[many]") {
        faults.push("the form for many".to_owned());
    }
    let plural = has("one") && has("other");
    if plural && !message.whole.contains("*[other]") {
        faults.push("a default that is not other".to_owned());
    }
    // Where the number is printed, two has a form of its own.
    let printed = regex(r"\*\[other\][^\n]*\{ ?\$(count|points|take|n|number|twos)\b").is_match(&message.whole);
    if plural && !has("two") && printed && key != "refuted-column-odd" {
        faults.push("one without two".to_owned());
    }
    faults
}

/// Every fault of a language file, with its key.
fn faults(code: &str, english: &str, other: &str) -> Vec<String> {
    let (arguments, others) = (keys(english), keys(other));
    let differs = arguments.iter().filter(|(key, names)| others.get(*key).is_some_and(|own| own != *names));
    let mut found: Vec<String> = differs.map(|(key, _)| format!("{key}: other arguments")).collect();
    let (english, other) = (messages(english), messages(other));
    for (key, message) in &other {
        let Some(first) = english.get(key) else { continue };
        let of_language = if code == "hu" { hungarian } else { hebrew };
        let all = anywhere(key, first, message).into_iter().chain(of_language(key, message));
        found.extend(all.map(|fault| format!("{key}: {fault}")));
    }
    found
}

#[test]
fn no_language_has_a_fault_of_the_list() {
    let english = LANGUAGES[0].messages;
    for language in LANGUAGES.iter().skip(1) {
        let found = faults(language.code, english, language.messages);
        assert!(found.is_empty(), "{}: {} faults\n{}", language.code, found.len(), found.join("\n"));
    }
}

/// The list finds each fault when it is planted.
#[test]
fn planted_faults_are_found() {
    let english =
        "a-prompt = Find { $n } of the moves.\nb = { $count } tokens are left { \"{\" }n{ \"}\" }.\nc = Take it all.\n";
    for (code, message, says) in [
        ("hu", "a-prompt = Keresd meg a(z) { $n }. lépést!", "a(z)"),
        ("hu", "a-prompt = Keresd meg a { $n }. lépést!", "an article without a mark"),
        ("hu", "a-prompt = Keresd meg ezt: { $n }-t!", "a suffix without a mark: -t"),
        ("hu", "a-prompt = Keresd meg { $n } { $n } lépést!", "two arguments"),
        ("hu", "a-prompt = Keresd meg ezeket: { $n } lépések.", "a request without !"),
        ("hu", "a-prompt = Kérjük, keresd: { $n }!", "too formal"),
        ("hu", "a-prompt = Találd meg: { $n } kupacok!", "a plural after a number"),
        ("hu", "b = { $count } marad @a { \"{\" }n{ \"}\" }.", "a mark beside a place"),
        ("hu", "b = { $count } kavics marad.", "other places for the page"),
        ("hu", "c = Vedd el mind", "ends with"),
        ("hu", "a-prompt = Találd meg ezt: { $m }!", "other arguments"),
        ("hu", "c = Vedd el... mind.", "three dots"),
        ("hu", "c = Vedd el -- mind.", "two hyphens"),
        ("hu", "c = Vedd el \t mind.", "a tab"),
        ("hu", "c = Vedd el  mind.", "two blanks"),
        ("hu", "c = Vedd el \"mind\".", "straight quotes"),
        ("hu", "c = Vedd el 'mind'.", "straight quotes"),
        ("hu", "c = Vedd e\u{301}l mind.", "not one character"),
        ("hu", "c = Take it all.", "the same as English"),
        ("hu", "c = Vedd el a gyufát.", "not ours"),
        ("hu", "c = Ez egy halom.", "not ours"),
        ("hu", "c = Ez egy v-hármas.", "not ours"),
        ("hu", "c = Ez vesztes állás.", "not ours"),
        ("he", "c = עמדה לוזרית.", "not ours"),
        ("he", "c = לקחת גפרור.", "not ours"),
        ("hu", "c = Az összes 2.5 kavicsot.", "a decimal point"),
        ("hu", "c = Az összes tõle.", "another language"),
        ("hu", "c = Vegyél 3-at.", "a line may break"),
        ("he", "c = לקחת את הכל nim.", "Latin letters"),
        ("he", "c = לקחת → הכל.", "arrows"),
        ("he", "c = לקחת 1, 2, 3.", "a row of numbers"),
        ("he", "c = לקחת ה'כל.", "a sign of ASCII"),
        ("he", "c = לקחת ה\"כל.", "a sign of ASCII"),
        ("he", "c = לקחת { \"\\u2066\" }1, 2.", "an isolate"),
        ("he", "c = לָקחת הכל.", "vowel points"),
        ("he", "c = מ-3 לקחת.", "a sign of ASCII"),
        ("he", "c = מ\u{5BE} 3 לקחת.", "behind a maqaf"),
        ("he", "c = לקחת *הכל* כאן.", "italics"),
        ("he", "c = קח את הכל.", "as a man"),
        (
            "he",
            "b = { $count ->\n    [one] אסימון { \"{\" }n{ \"}\" }.\n   *[other] { $count } אסימונים { \"{\" }n{ \"}\" }.\n}",
            "one without two",
        ),
        (
            "he",
            "b = { $count ->\n    [one] אסימון { \"{\" }n{ \"}\" }.\n    [many] הרבה { \"{\" }n{ \"}\" }.\n   *[other] אסימונים { \"{\" }n{ \"}\" }.\n}",
            "many",
        ),
        (
            "he",
            "b = { $count ->\n   *[one] אסימון { \"{\" }n{ \"}\" }.\n    [two] שניים { \"{\" }n{ \"}\" }.\n    [other] { $count } { \"{\" }n{ \"}\" }.\n}",
            "not other",
        ),
        ("he", "c = \u{200F}לקחת הכל.", "a mark of direction"),
        ("he", "c = \u{202A}לקחת הכל\u{202C}.", "a mark of direction"),
    ] {
        let found = faults(code, english, message);
        assert!(found.iter().any(|fault| fault.contains(says)), "{message}: {found:?}");
    }
    for fine in [
        "c = Vedd el mind.",
        "a-prompt = Keresd meg @a { $n }. lépést!",
        "b = { $count } kavics marad: { \"{\" }n{ \"}\" }.",
        "c = Vegyél 3\u{2011}at.",
    ] {
        assert_eq!(faults("hu", english, fine), Vec::<String>::new(), "{fine}");
    }
    assert_eq!(faults("he", english, "c = לקחת את { \"\\u2066\" }*n*, 1, 2{ \"\\u2069\" }."), Vec::<String>::new());
}

/// Words can be made of every file, and an unknown mark is refused.
#[test]
fn a_planted_mark_is_refused() {
    for language in LANGUAGES {
        Words::new(language).unwrap_or_else(|fault| panic!("{fault}"));
    }
    assert!(Words::from_messages("hu", false, "m = @valamit { $n }").is_err());
}

/// English tells one from many where a sheet has one question, and a board one row or one column.
#[test]
fn one_is_not_many_in_english() {
    let words = Words::new(&LANGUAGES[0]).expect("English");
    let said = |phrase: Phrase| words.text(&phrase).expect("words");
    for (count, subtitle, board) in [
        (1_u64, "one sheet, 1 question, 1 point, each marked against its own key", "a board of 1 row and 1 column"),
        (2, "2 sheets, 2 questions, 2 points, each marked against its own key", "a board of 2 rows and 2 columns"),
    ] {
        let marks = Phrase::new("marks-subtitle");
        assert_eq!(said(marks.with("sheets", count).with("questions", count).with("points", count)), subtitle);
        let cells = |name: &'static str| Phrase::new(name).with("rows", count).with("columns", count);
        assert_eq!(said(cells("page-picture-cells")), board);
        let drawn = said(cells("page-picture-cells-say").with("covered", 0_u64));
        assert!(drawn.starts_with(&format!("{} are drawn;", &board["a board of ".len()..])), "{drawn}");
    }
}
