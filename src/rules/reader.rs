//! Words of a position's text: names, numbers, single symbols, each with its place.
//!
//! Representation: characters; a name is a letter and then letters, or hyphens before a letter; a
//! number is ASCII digits. White space only separates. The end of the text is a word of its own.
//! Whatever is neither a name nor a number is a symbol for the parser to refuse, with a [`TextError`].

use crate::source::Diagnostic;

/// Why a text is not a position.
///
/// ```
/// let wrong = nimbook::parse("num 3 5", nimbook::Play::Normal).err().ok_or("no game is called num")?;
/// assert_eq!((wrong.column, wrong.width), (1, 3));
/// assert_eq!(wrong.help, "did you mean `nim`?");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Where, in characters from 1; one past the last character if something is missing at the end.
    pub column: usize,
    /// How many characters are meant, at least 1.
    pub width: usize,
    /// What is wrong: lowercase, without a full stop.
    pub message: String,
    /// The way out: lowercase, without a full stop.
    pub help: String,
}

impl TextError {
    /// The same as a fault of the text.
    pub(crate) fn in_text(&self, text: &str) -> Diagnostic {
        let byte = |column: usize| text.char_indices().nth(column).map_or(text.len(), |(byte, _)| byte);
        let first = self.column - 1;
        Diagnostic::new("position", byte(first)..byte(first + self.width), &self.message, &self.help)
    }
}

impl std::fmt::Display for TextError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} (column {}); {}", self.message, self.column, self.help)
    }
}

impl std::error::Error for TextError {}

/// A word and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What it is.
    pub token: Token,
    /// In characters from 1; the end is one past the last one.
    pub column: usize,
    /// How many characters, at least 1.
    pub width: usize,
}

/// The kinds of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// Letters, with hyphens inside.
    Name(String),
    /// ASCII digits.
    Number(String),
    /// Any other character that is not white space.
    Symbol(char),
    /// The end of the text.
    End,
}

impl Word {
    /// An error at this word.
    pub fn error(&self, message: impl Into<String>, help: impl Into<String>) -> TextError {
        TextError { column: self.column, width: self.width, message: message.into(), help: help.into() }
    }

    /// An error from this word to another one after it.
    pub fn error_to(&self, last: &Word, message: impl Into<String>, help: impl Into<String>) -> TextError {
        let width = last.column + last.width - self.column;
        TextError { width, ..self.error(message, help) }
    }

    /// The word as a message shows it: quoted, and cut if long.
    pub fn shown(&self) -> String {
        match &self.token {
            Token::Name(text) | Token::Number(text) => {
                let start: String = text.chars().take(20).collect();
                if start.len() < text.len() { format!("`{start}…`") } else { format!("`{start}`") }
            }
            Token::Symbol(symbol) => format!("`{}`", symbol.escape_debug()),
            Token::End => "the end".to_owned(),
        }
    }
}

/// Letters, and the geresh that changes the sound of a Hebrew one.
fn in_name(character: char) -> bool {
    character.is_alphabetic() || character == '׳'
}

/// Reads words from the left, one ahead.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    characters: &'a [char],
    place: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the start of the text.
    pub fn new(characters: &'a [char]) -> Reader<'a> {
        Reader { characters, place: 0 }
    }

    /// The next word, which stays where it is.
    pub fn peek(&self) -> Word {
        let mut ahead = *self;
        ahead.next()
    }

    /// The next word; the end again and again after the last one.
    pub fn next(&mut self) -> Word {
        self.skip(char::is_whitespace);
        let start = self.place;
        let token = match self.characters.get(start) {
            None => Token::End,
            Some(first) if first.is_alphabetic() => {
                self.skip(in_name);
                while self.characters.get(self.place) == Some(&'-')
                    && self.characters.get(self.place + 1).is_some_and(|next| next.is_alphabetic())
                {
                    self.place += 1;
                    self.skip(in_name);
                }
                Token::Name(self.characters[start..self.place].iter().collect())
            }
            Some(first) if first.is_ascii_digit() => {
                self.skip(|character| character.is_ascii_digit());
                Token::Number(self.characters[start..self.place].iter().collect())
            }
            Some(&symbol) => {
                self.place += 1;
                Token::Symbol(symbol)
            }
        };
        Word { token, column: start + 1, width: (self.place - start).max(1) }
    }

    /// All characters before the next one like this, or to the end; none of them is skipped.
    pub fn until(&mut self, stop: char) -> String {
        let start = self.place;
        self.skip(|character| character != stop);
        self.characters[start..self.place].iter().collect()
    }

    /// A run of characters that are neither white space nor `+`, as one word; none at the end.
    pub fn run(&mut self) -> Option<(String, Word)> {
        self.skip(char::is_whitespace);
        let start = self.place;
        self.skip(|character| !character.is_whitespace() && character != '+');
        let text: String = self.characters[start..self.place].iter().collect();
        let word = Word { token: Token::Name(text.clone()), column: start + 1, width: self.place - start };
        (!text.is_empty()).then_some((text, word))
    }

    /// Whether this character is still to come.
    pub fn has(&self, wanted: char) -> bool {
        self.characters[self.place..].contains(&wanted)
    }

    fn skip(&mut self, wanted: impl Fn(char) -> bool) {
        while self.characters.get(self.place).is_some_and(|&character| wanted(character)) {
            self.place += 1;
        }
    }
}
