//! A phrase: a message key and its arguments. A language file turns it into words.

use super::Math;

/// What a language must say.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// The key in the language file, like `winning-moves-prompt`.
    pub key: &'static str,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number; the language may choose a plural form by it.
    Number(u64),
    /// A number given in quarters, as points are: 10 is shown as 2.5.
    Quarters(u64),
    /// Plain words that a person wrote, as the title of a sheet. No markup in them is read.
    Text(String),
    /// Signs that read left to right in every language and never break: a position, a tuple, an id.
    Signs(String),
    /// Such signs one after the other; a line may break between them.
    List(Vec<String>),
    /// A formula.
    Math(Math),
    /// A place to write.
    Blank(Blank),
    /// Words from the same language.
    Phrase(Phrase),
}

/// How wide a place to write is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// For a number.
    Short,
    /// For a few numbers or words.
    Wide,
    /// For so many numbers within parentheses; it reads left to right in every language.
    Tuple(u8),
}

impl Blank {
    /// The place in plain characters: underscores, each run after a space or at the start.
    pub fn plain(self) -> String {
        match self {
            Blank::Short => "____".to_owned(),
            Blank::Wide => "____________".to_owned(),
            Blank::Tuple(numbers) => format!("( {} )", vec!["____"; usize::from(numbers)].join(" , ")),
        }
    }
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as u64)
    }
}

impl From<String> for Arg {
    fn from(signs: String) -> Arg {
        Arg::Signs(signs)
    }
}

impl From<Vec<String>> for Arg {
    fn from(list: Vec<String>) -> Arg {
        Arg::List(list)
    }
}

impl From<&str> for Arg {
    fn from(signs: &str) -> Arg {
        Arg::Signs(signs.to_owned())
    }
}

impl From<Math> for Arg {
    fn from(math: Math) -> Arg {
        Arg::Math(math)
    }
}

impl From<Blank> for Arg {
    fn from(blank: Blank) -> Arg {
        Arg::Blank(blank)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}
