//! `--lang`: the language of what a command prints for people.

use crate::document::{LANGUAGES, Language, Words, WordsError};

use super::Reply;

/// The option.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Spoken {
    /// Language of the text
    #[arg(long, default_value = "en", value_parser = language)]
    pub lang: &'static Language,
}

impl Default for Spoken {
    fn default() -> Spoken {
        Spoken { lang: &LANGUAGES[0] }
    }
}

impl Spoken {
    /// The words of the language.
    ///
    /// # Errors
    /// Its file does not parse.
    pub fn words(self) -> Result<Words, WordsError> {
        Words::new(self.lang)
    }
}

/// The language of this code.
fn language(code: &str) -> Result<&'static Language, String> {
    let codes = || LANGUAGES.iter().map(|language| language.code).collect::<Vec<_>>().join(", ");
    LANGUAGES
        .iter()
        .find(|language| language.code == code)
        .ok_or_else(|| format!("there is no such language; choose from {}", codes()))
}

/// A phrase without words is a fault of the program or of a language file.
impl From<WordsError> for Reply {
    fn from(error: WordsError) -> Reply {
        Reply::input(format!("error: {error}\n"))
    }
}
