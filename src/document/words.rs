//! The words of each language, and phrases turned into pieces of text.
//!
//! Representation: one Fluent file per language. A message may use `*n*` for a variable in italics and
//! `**x**` for bold. Its placeables keep their kind: signs, formulas and places to write come out as
//! [`Piece`]s of their own. Messages are taken apart once, when the language is read; of Fluent they hold words,
//! arguments and choices by an argument.
//! Failure: [`WordsError`] for a file that does not parse, or a message or argument that is missing; never a
//! half-finished sentence.
//! Source: the Fluent syntax 1.0; plural rules of CLDR. Tests compare with `fluent-bundle`.
//!
//! Messages about faults, limits and help are English, in code; all other sentences are here. What a Hungarian number or
//! name does to the words next to it is marked in `hu.ftl` (`@a { $heap }. kupac`, `{ $n }@val`) and resolved when a
//! phrase has become pieces (`words/hungarian.rs`). From right to left, signs are isolated: by elements in HTML, by
//! characters in plain text. `tests/rooms/languages.rs` refuses the faults that translators make, and plants each of
//! them.

mod hebrew;
mod hungarian;
mod marked;
mod ties;

use std::borrow::Cow;
use std::collections::HashMap;
#[cfg(test)]
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::LazyLock;

use fluent_syntax::{ast, parser};

use super::{Arg, Blank, Inline, Line, Math, Phrase};
use marked::{Element, Part, Style};
pub use ties::unbroken;

/// A language that sheets, pages and messages can have.
///
/// ```
/// let codes: Vec<_> = nimbook::LANGUAGES.iter().map(|language| language.code).collect();
/// assert_eq!(codes, ["en", "he", "hu"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Language {
    /// Its code, as in `--lang en`.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
    /// Whether it is written from right to left.
    pub right_to_left: bool,
    /// Its messages, in Fluent's notation.
    pub messages: &'static str,
}

/// Every language by code, in alphabetical order.
///
/// ```
/// let hebrew = nimbook::LANGUAGES.iter().find(|language| language.code == "he").ok_or("it is in the list")?;
/// assert!(hebrew.right_to_left);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[rustfmt::skip]
pub const LANGUAGES: &[Language] = &[
    Language { code: "en", name: "English", right_to_left: false, messages: include_str!("../../templates/lang/en.ftl") },
    Language { code: "he", name: "עברית", right_to_left: true, messages: include_str!("../../templates/lang/he.ftl") },
    Language { code: "hu", name: "magyar", right_to_left: false, messages: include_str!("../../templates/lang/hu.ftl") },
];

/// The codes of [`LANGUAGES`]: an author may word titles and texts in each.
pub const AUTHOR_LANGUAGES: &[&str] = &{
    let mut codes = [""; LANGUAGES.len()];
    let mut index = 0;
    while index < codes.len() {
        codes[index] = LANGUAGES[index].code;
        index += 1;
    }
    codes
};

/// A piece of a line whose words are chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Plain words.
    Text(String),
    /// Words or a variable in italics.
    Emphasis(String),
    /// Words in bold.
    Strong(String),
    /// Signs that read left to right and never break.
    Signs(String),
    /// A formula.
    Math(Math),
    /// A place to write.
    Blank(Blank),
}

impl Piece {
    /// The letter of a variable, if the piece is one.
    pub(crate) fn variable(&self) -> Option<&str> {
        match self {
            Piece::Emphasis(name) if name.chars().count() == 1 && name.chars().all(char::is_alphabetic) => Some(name),
            Piece::Math(Math::Variable(name)) => Some(name),
            _ => None,
        }
    }
}

/// Why a phrase has no words.
///
/// ```
/// let broken = nimbook::WordsError { key: "rule-nim".into(), language: "hu".into(), message: "no such message".into() };
/// assert_eq!(broken.to_string(), "the words of language `hu`, message `rule-nim`: no such message");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsError {
    /// The phrase's key; empty when the whole file is at fault.
    pub key: String,
    /// The language's code.
    pub language: String,
    /// What is missing.
    pub message: String,
}

impl fmt::Display for WordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key.as_str() {
            "" => write!(f, "the words of language `{}`: {}", self.language, self.message),
            key => write!(f, "the words of language `{}`, message `{key}`: {}", self.language, self.message),
        }
    }
}

impl std::error::Error for WordsError {}

/// A message, taken apart.
enum Message {
    /// Words and arguments.
    Plain(Vec<Part>),
    /// Marked text and choices.
    Choosing(Vec<Element>),
}

/// The words of one language. They are shared freely between threads.
///
/// ```
/// let words = nimbook::Words::new(&nimbook::LANGUAGES[0])?;
/// assert_eq!(words.code(), "en");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Words {
    code: String,
    right_to_left: bool,
    messages: HashMap<String, Message>,
}

/// The first language; tests make sure that it parses.
static ENGLISH: LazyLock<Option<Words>> = LazyLock::new(|| Words::new(&LANGUAGES[0]).ok());

impl Words {
    /// The words of a language.
    ///
    /// # Errors
    /// Its messages do not parse.
    pub fn new(language: &'static Language) -> Result<Words, WordsError> {
        Words::from_messages(language.code, language.right_to_left, language.messages)
    }

    /// The words of messages in Fluent's notation.
    ///
    /// # Errors
    /// The messages do not parse, a key is there twice, or the code is not a language tag.
    pub(crate) fn from_messages(code: &str, right_to_left: bool, messages: &str) -> Result<Words, WordsError> {
        let fault = |key: &str, message: String| WordsError { key: key.into(), language: code.into(), message };
        let resource = parse(messages).map_err(|message| fault("", message))?;
        hungarian::check(messages, code == "hu").map_err(|message| fault("", message))?;
        let mut all = HashMap::new();
        for entry in &resource.body {
            let ast::Entry::Message(ast::Message { id, value: Some(pattern), .. }) = entry else { continue };
            let message = marked::elements(pattern).and_then(|elements| match &elements[..] {
                [Element::Words(text)] => Ok(Message::Plain(marked::parts(text)?)),
                _ => Ok(Message::Choosing(elements)),
            });
            let message = message.map_err(|message| fault(id.name, message))?;
            if all.insert(id.name.to_owned(), message).is_some() {
                return Err(fault(id.name, "it is there twice".to_owned()));
            }
        }
        Ok(Words { code: code.to_owned(), right_to_left, messages: all })
    }

    /// The language's code, as in `lang="en"`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Labels of items as they are printed, like `b`, `3b` or `1a, 3b`; ids and tables keep a, b, ….
    pub(crate) fn item(&self, label: &str) -> String {
        if self.code == "he" { hebrew::item(label) } else { label.to_owned() }
    }

    /// Whether the language is written from right to left.
    pub(crate) fn right_to_left(&self) -> bool {
        self.right_to_left
    }

    /// A line in pieces. Neighbouring plain words are one piece.
    ///
    /// # Errors
    /// A message or an argument that is missing.
    pub(crate) fn line(&self, line: &Line) -> Result<Vec<Piece>, WordsError> {
        let mut pieces = Vec::with_capacity(line.len());
        for inline in line {
            match inline {
                Inline::Say(phrase) => self.say(phrase, &mut pieces)?,
                Inline::Signs(signs) => pieces.push(Piece::Signs(signs.clone())),
                Inline::Math(math) => pieces.push(self.formula(math)),
                Inline::Blank(blank) => pieces.push(Piece::Blank(*blank)),
                Inline::Text(text) => push_text(&mut pieces, text),
            }
        }
        self.resolve(&mut pieces);
        Ok(pieces)
    }

    /// A phrase in pieces.
    ///
    /// # Errors
    /// A message or an argument that is missing.
    pub(crate) fn phrase(&self, phrase: &Phrase) -> Result<Vec<Piece>, WordsError> {
        let mut pieces = Vec::new();
        self.say(phrase, &mut pieces)?;
        self.resolve(&mut pieces);
        Ok(pieces)
    }

    /// Puts in what depends on neighbours, in languages that have such.
    fn resolve(&self, pieces: &mut [Piece]) {
        match &*self.code {
            "hu" => {
                hungarian::resolve(pieces);
                ties::hungarian(pieces);
            }
            "he" => ties::hebrew(pieces),
            _ => {}
        }
    }

    fn is_hungarian(&self) -> bool {
        self.code == "hu"
    }

    /// A phrase as plain text: formulas in Unicode, places to write as underscores.
    ///
    /// # Errors
    /// A message or an argument that is missing.
    pub(crate) fn text(&self, phrase: &Phrase) -> Result<String, WordsError> {
        Ok(self.plain_text(&self.phrase(phrase)?))
    }

    /// A line as plain text: formulas in Unicode, places to write as underscores.
    ///
    /// # Errors
    /// A message or an argument that is missing.
    pub(crate) fn line_text(&self, line: &Line) -> Result<String, WordsError> {
        Ok(self.plain_text(&self.line(line)?))
    }

    /// Pieces as plain text.
    pub(crate) fn plain_text(&self, pieces: &[Piece]) -> String {
        let plain = |piece: &Piece| match piece {
            Piece::Signs(signs) => self.isolated(signs).into_owned(),
            Piece::Math(math) => self.isolated(&math.to_string()).into_owned(),
            other => plain_text(std::slice::from_ref(other)),
        };
        if self.right_to_left { pieces.iter().map(plain).collect() } else { plain_text(pieces) }
    }

    /// Signs among words where no element can hold them: from right to left between the two characters that keep their
    /// order; a number keeps it by itself, and so do words of the language.
    pub(crate) fn isolated<'a>(&self, signs: &'a str) -> Cow<'a, str> {
        let own = |sign: char| ('\u{590}'..'\u{600}').contains(&sign);
        match self.right_to_left && signs.contains(|sign: char| !sign.is_ascii_digit()) && !signs.contains(own) {
            true => format!("\u{2066}{signs}\u{2069}").into(),
            false => signs.into(),
        }
    }

    /// Appends what a phrase says.
    fn say(&self, phrase: &Phrase, pieces: &mut Vec<Piece>) -> Result<(), WordsError> {
        // What nobody has translated yet is said in English.
        let message = self.messages.get(phrase.key).or_else(|| ENGLISH.as_ref()?.messages.get(phrase.key));
        let elements = match message {
            Some(Message::Plain(parts)) => return self.fill(parts, phrase, pieces),
            Some(Message::Choosing(elements)) => elements,
            None => return Err(self.fault(phrase, "no such message".to_owned())),
        };
        let mut text = String::new();
        self.choose(elements, phrase, &mut text)?;
        let parts = marked::parts(&text).map_err(|message| self.fault(phrase, message))?;
        self.fill(&parts, phrase, pieces)
    }

    /// Appends the marked text of a message that has choices.
    fn choose(&self, elements: &[Element], phrase: &Phrase, text: &mut String) -> Result<(), WordsError> {
        for element in elements {
            match element {
                Element::Words(words) => text.push_str(words),
                Element::Choice { by, variants, default } => {
                    let arg = phrase.args.iter().find(|(name, _)| name == by);
                    let (_, arg) = arg.ok_or_else(|| self.fault(phrase, format!("no argument `{by}`")))?;
                    let chosen = variants.iter().find(|(key, _)| self.chooses(arg, key));
                    self.choose(chosen.map_or(default, |(_, elements)| elements), phrase, text)?;
                }
            }
        }
        Ok(())
    }

    /// Whether an argument chooses the variant with this key: a number, the form of a number, or signs.
    fn chooses(&self, arg: &Arg, key: &str) -> bool {
        let number = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Points(points) => points.to_string(),
            // Symbols are not a number, even if they look like one.
            Arg::Signs(signs) => return signs == key && !key.starts_with(|sign: char| sign.is_ascii_digit()),
            _ => return false,
        };
        // Of these languages Hebrew alone has a form for two.
        let form = match (&*number, &*self.code) {
            ("1", _) => "one",
            ("2", "he") => "two",
            _ => "other",
        };
        number == key || form == key
    }

    /// Puts arguments into parts.
    fn fill(&self, parts: &[Part], phrase: &Phrase, pieces: &mut Vec<Piece>) -> Result<(), WordsError> {
        for part in parts {
            match part {
                Part::Words(style, text) => push_styled(pieces, *style, text),
                Part::Slot(style, name) => {
                    let arg = phrase.args.iter().find(|(key, _)| key == name);
                    let Some((_, arg)) = arg else {
                        return Err(self.fault(phrase, format!("no argument `{name}`")));
                    };
                    match arg {
                        Arg::Number(number) => self.push_number(pieces, *style, &number.to_string())?,
                        Arg::Points(points) => self.push_number(pieces, *style, &points.to_string())?,
                        Arg::Text(text) => push_styled(pieces, *style, text),
                        Arg::Item(letter) => push_styled(pieces, *style, &self.item(letter)),
                        Arg::Signs(signs) => self.push_signs(pieces, *style, signs),
                        // Numbers keep their order from left to right; tuples may stand on several lines.
                        Arg::List(list)
                            if self.right_to_left && list.iter().all(|item| item.parse::<u64>().is_ok()) =>
                        {
                            pieces.push(Piece::Signs(list.join(" ")));
                        }
                        Arg::List(list) => {
                            for (index, signs) in list.iter().enumerate() {
                                if index > 0 {
                                    push_text(pieces, " ");
                                }
                                pieces.push(Piece::Signs(signs.clone()));
                            }
                        }
                        // A number alone needs no formula.
                        Arg::Math(Math::Number(number)) if *style != Style::Plain => {
                            self.push_number(pieces, *style, &number.to_string())?;
                        }
                        Arg::Math(math) => pieces.push(self.formula(math)),
                        Arg::Blank(blank) => pieces.push(Piece::Blank(*blank)),
                        Arg::Phrase(inner) => {
                            let mut within = Vec::new();
                            self.say(inner, &mut within)?;
                            for piece in within {
                                match piece {
                                    Piece::Text(text) => push_styled(pieces, *style, &text),
                                    Piece::Signs(signs) => self.push_signs(pieces, *style, &signs),
                                    other => pieces.push(other),
                                }
                            }
                        }
                        Arg::Head(inner) => {
                            let said = self.phrase(inner)?;
                            if let Some(Piece::Strong(head)) = said.first() {
                                push_styled(pieces, Style::Strong, head);
                                push_text(pieces, " ");
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Signs among words. In italics they are words that keep their order, in bold such that never break.
    fn push_signs(&self, pieces: &mut Vec<Piece>, style: Style, signs: &str) {
        match style {
            Style::Strong => push_styled(pieces, style, &self.isolated(signs).replace(' ', "\u{a0}")),
            Style::Emphasis => push_styled(pieces, style, &self.isolated(signs)),
            Style::Plain => pieces.push(Piece::Signs(signs.to_owned())),
        }
    }

    /// A formula with the signs of the language.
    fn formula(&self, math: &Math) -> Piece {
        Piece::Math(if self.is_hungarian() { hungarian::formula(math) } else { math.clone() })
    }

    /// A number among words. From right to left it is isolated, so that it keeps its place.
    fn push_number(&self, pieces: &mut Vec<Piece>, style: Style, digits: &str) -> Result<(), WordsError> {
        let digits = &self.decimal(digits)?;
        match (self.right_to_left, self.is_hungarian()) {
            (true, _) => self.push_signs(pieces, style, digits),
            (_, true) => push_styled(pieces, style, &hungarian::grouped(digits)),
            _ => push_styled(pieces, style, digits),
        }
        Ok(())
    }

    /// A number that is written with a decimal point, as the language writes it.
    ///
    /// # Errors
    /// The language has no word for the sign.
    pub fn decimal(&self, digits: &str) -> Result<String, WordsError> {
        match digits.contains('.') {
            true => Ok(digits.replace('.', &self.text(&Phrase::new("page-decimal-sign"))?)),
            false => Ok(digits.to_owned()),
        }
    }

    fn fault(&self, phrase: &Phrase, message: String) -> WordsError {
        WordsError { key: phrase.key.to_owned(), language: self.code.clone(), message }
    }
}

/// Every key of messages in Fluent's notation, with the arguments that it uses. A message begins where a line does.
#[cfg(test)]
pub fn keys(messages: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = "";
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        let word = |text: &str| {
            text.find(|character: char| character != '-' && !character.is_alphanumeric()).unwrap_or(text.len())
        };
        if line.starts_with(char::is_alphabetic) {
            key = &line[..word(line)];
            keys.entry(key.to_owned()).or_default();
        }
        for name in line.split('$').skip(1) {
            keys.entry(key.to_owned()).or_default().insert(name[..word(name)].to_owned());
        }
    }
    keys
}

fn parse(messages: &str) -> Result<ast::Resource<&str>, String> {
    parser::parse_runtime(messages).map_err(|(_, errors)| {
        let faults = errors.iter().map(|error| {
            let line = 1 + messages[..error.pos.start.min(messages.len())].matches('\n').count();
            format!("line {line}: {error}")
        });
        faults.collect::<Vec<_>>().join("; ")
    })
}

fn push_text(pieces: &mut Vec<Piece>, text: &str) {
    match pieces.last_mut() {
        Some(Piece::Text(last)) => last.push_str(text),
        _ => pieces.push(Piece::Text(text.to_owned())),
    }
}

fn push_styled(pieces: &mut Vec<Piece>, style: Style, text: &str) {
    match (style, pieces.last_mut()) {
        (Style::Plain, _) => push_text(pieces, text),
        (Style::Emphasis, Some(Piece::Emphasis(last))) | (Style::Strong, Some(Piece::Strong(last))) => {
            last.push_str(text);
        }
        (Style::Emphasis, _) => pieces.push(Piece::Emphasis(text.to_owned())),
        (Style::Strong, _) => pieces.push(Piece::Strong(text.to_owned())),
    }
}

/// Pieces as plain text, in their order.
fn plain_text(pieces: &[Piece]) -> String {
    use fmt::Write;
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(words) | Piece::Emphasis(words) | Piece::Strong(words) | Piece::Signs(words) => {
                text.push_str(words);
            }
            Piece::Math(math) => write!(text, "{math}").expect("writing to a string cannot fail"),
            Piece::Blank(blank) => text.push_str(&blank.plain()),
        }
    }
    text
}

#[cfg(test)]
mod tests;
