//! A text in one wording for everybody, or in one wording for each language.
//!
//! Representation: language codes in the order typed, or none.
//! Failure: an unknown language, a wording that is not a text, or no wording at all is a fault.
//! Source: the keys of a sheet, as `sheet` reads them.

use super::Reader;
use crate::source::{
    Span,
    yaml::{Node, Value},
};

/// The wordings of a text and their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wording {
    /// The same for every language.
    Same {
        /// The text.
        text: String,
        /// Its place.
        span: Span,
    },
    /// Language code, text and place of the text, in the order typed; at least one.
    Each(Vec<(String, String, Span)>),
}

impl Wording {
    /// The text in a language, if there is one.
    pub fn get(&self, language: &str) -> Option<&str> {
        match self {
            Wording::Same { text, .. } => Some(text),
            Wording::Each(wordings) => {
                wordings.iter().find(|(code, ..)| code == language).map(|(_, text, _)| text.as_str())
            }
        }
    }
}

impl Reader<'_> {
    /// One text for all languages, or a map from these language codes to texts.
    pub fn wording(&mut self, node: &Node, languages: &[&str]) -> Option<Wording> {
        match &node.value {
            Value::Scalar { text, .. } => Some(Wording::Same { text: text.clone(), span: node.span.clone() }),
            Value::Map(entries) if !entries.is_empty() => {
                let mut wordings = Vec::new();
                for (key, node) in entries {
                    if !languages.contains(&key.name.as_str()) {
                        self.unknown(
                            &key.name,
                            key.span.clone(),
                            "unknown-language",
                            "there is no language",
                            languages,
                        );
                    } else if let Some(text) = self.string(node) {
                        wordings.push((key.name.clone(), text.to_owned(), node.span.clone()));
                    }
                }
                // Keys at fault are reported already; what is left can be used.
                (!wordings.is_empty()).then_some(Wording::Each(wordings))
            }
            _ => {
                let help = "write one text, or one for each language, like `{ en: \"…\", hu: \"…\" }`";
                self.expected(node, "a text, or texts by language", help)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::source::{Reader, Text, Wording};

    fn read(content: &str) -> Result<Wording, Vec<String>> {
        let text = Text::new("t", content);
        let (mut reader, node) = Reader::open(&text);
        let wording = node.and_then(|node| reader.wording(&node, &["en", "hu", "he"]));
        let row = |fault: &crate::source::Diagnostic| format!("{}: {}", text.place(fault.span.start).1, fault.message);
        reader.finish(wording).map_err(|faults| faults.list().iter().map(row).collect())
    }

    #[test]
    fn one_wording_or_one_for_each_language() {
        let same = read("Nim").expect("a text");
        assert_eq!((same.get("en"), same.get("he")), (Some("Nim"), Some("Nim")));
        let each = read("{ en: First, he: ראשון }").expect("two texts");
        assert_eq!((each.get("en"), each.get("hu"), each.get("he")), (Some("First"), None, Some("ראשון")));
    }

    #[test]
    fn languages_and_texts_are_checked() {
        assert_eq!(read("{ en: First, hun: Első, he: [] }").expect_err("two faults").len(), 2);
        assert_eq!(read("{ eng: First }").expect_err("no language"), ["3: there is no language `eng`"]);
        assert_eq!(read("[a]").expect_err("a list"), ["1: expected a text, or texts by language, found a list"]);
    }
}
