//! What a student typed, made plain: the many characters that mean the same become one.
//!
//! Representation: lower case, ASCII digits, `-` for every dash, `->` for every arrow, single blanks; marks of
//! direction and invisible characters are gone. A token is a run of digits, a run of letters, or another character.
//! Failure: what has no meaning is kept as it is, and the readers do not understand it.

/// The longest answer that is read, in characters; a longer one is not understood.
pub const LONGEST: usize = 4_000;

/// A piece of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// Digits.
    Digits(String),
    /// Letters.
    Word(String),
    /// `->`.
    Arrow,
    /// Anything else but a blank.
    Sign(char),
}

/// The first digit of every block of decimal digits that keyboards and spreadsheets write.
const ZEROS: [u32; 23] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20, 0x1040,
    0x17E0, 0x1810, 0xFF10, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC,
];

/// The answer in plain characters.
pub fn plain(typed: &str) -> String {
    let mut text = String::with_capacity(typed.len());
    for character in typed.trim().chars() {
        match character {
            '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{2069}'
            | '\u{61C}'
            | '\u{FEFF}'
            | '\u{AD}'
            | '\u{FE0E}'
            | '\u{FE0F}' => {}
            '\u{2010}'..='\u{2015}'
            | '\u{2212}'
            | '\u{2E3A}'
            | '\u{2E3B}'
            | '\u{FE58}'
            | '\u{FE63}'
            | '\u{FF0D}'
            | '\u{5BE}' => text.push('-'),
            '→' | '⇒' | '↦' | '⟶' | '⟹' | '➔' | '➙' | '➜' | '➝' | '➞' | '➡' | '⇨' | '↝' | '⭢' =>
            {
                text.push_str(" -> ");
            }
            '،' | '，' | '、' | '﹐' => text.push(','),
            '؛' | '；' | '﹔' => text.push(';'),
            '∕' | '⁄' | '÷' => text.push('/'),
            '[' | '{' | '⟨' | '〈' | '（' => text.push('('),
            ']' | '}' | '⟩' | '〉' | '）' => text.push(')'),
            '“' | '”' | '„' | '«' | '»' | '"' | '`' | '\u{5F4}' => text.push(' '),
            '‘' | '’' | '‚' | '′' | '´' | '\u{5F3}' => text.push('\''),
            '₀'..='₉' => {
                text.push('_');
                text.push(char::from(b'0' + (character as u32 - '₀' as u32) as u8));
            }
            '①'..='⑨' => text.push(char::from(b'1' + (character as u32 - '①' as u32) as u8)),
            '\u{FF01}'..='\u{FF5E}' => {
                text.extend(char::from_u32(character as u32 - 0xFEE0).map(|plain| plain.to_ascii_lowercase()));
            }
            other if other.is_whitespace() => text.push(if other == '\n' || other == '\r' { '/' } else { ' ' }),
            other => match digit(other) {
                Some(digit) => text.push(digit),
                None => text.extend(other.to_lowercase()),
            },
        }
    }
    // A spreadsheet keeps a text as text by an apostrophe before it.
    let text = text.trim_start_matches(['\'', ' ']).trim_end_matches(['\'', ' ']);
    let mut plain = String::with_capacity(text.len());
    for word in text.replace("=>", " -> ").replace("-->", " -> ").replace("->", " -> ").split(' ') {
        if !word.is_empty() {
            if !plain.is_empty() {
                plain.push(' ');
            }
            plain.push_str(word);
        }
    }
    points(&ranges(&plain))
}

/// `2..5` and `2…5` as `2-5`.
fn ranges(plain: &str) -> String {
    let mut text = String::with_capacity(plain.len());
    let mut rest = plain;
    while let Some(at) = rest.find(['.', '…']) {
        let (before, dots) = rest.split_at(at);
        let behind = dots.trim_start_matches(['.', '…']);
        let length = dots.len() - behind.len();
        let is_digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
        let joins = length > 1 && is_digit(before.chars().next_back()) && is_digit(behind.chars().next());
        text.push_str(before);
        text.push_str(if joins { "-" } else { &dots[..length] });
        rest = behind;
    }
    text + rest
}

/// `(18; 11)`, as some schools write a point, with a comma.
fn points(plain: &str) -> String {
    let mut pieces = plain.split('(');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text.push('(');
        match piece.split_once(')') {
            Some((inner, rest)) if inner.bytes().all(|byte| byte.is_ascii_digit() || b"; -?".contains(&byte)) => {
                text.push_str(&inner.replace(';', ","));
                text.push(')');
                text.push_str(rest);
            }
            _ => text.push_str(piece),
        }
    }
    text
}

/// A digit of any script as an ASCII one.
fn digit(character: char) -> Option<char> {
    let code = character as u32;
    let zero = ZEROS.iter().find(|&&zero| (zero..zero + 10).contains(&code))?;
    Some(char::from(b'0' + (code - zero) as u8))
}

/// The pieces of a plain text.
pub fn tokens(plain: &str) -> Vec<Token> {
    let characters: Vec<char> = plain.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let run = |fits: fn(char) -> bool| {
            characters[at..].iter().copied().take_while(|&character| fits(character)).collect::<String>()
        };
        let character = characters[at];
        let token = if character.is_ascii_digit() {
            Token::Digits(run(|character| character.is_ascii_digit()))
        } else if is_letter(character) {
            Token::Word(run(is_letter))
        } else if character == '-' && characters.get(at + 1) == Some(&'>') {
            Token::Arrow
        } else {
            Token::Sign(character)
        };
        at += match &token {
            Token::Digits(text) | Token::Word(text) => text.chars().count(),
            Token::Arrow => 2,
            Token::Sign(_) => 1,
        };
        if token != Token::Sign(' ') {
            tokens.push(token);
        }
    }
    tokens
}

/// Whether two numbers stand beside a sign that may join all those from one to the other.
pub fn joins_range(tokens: &[Token], joins: impl Fn(&Token) -> bool) -> bool {
    tokens.windows(3).any(|three| matches!(three, [Token::Digits(_), sign, Token::Digits(_)] if joins(sign)))
}

/// A letter, or a sign that belongs to the letter before it.
fn is_letter(character: char) -> bool {
    character.is_alphabetic() || ('\u{300}'..='\u{36F}').contains(&character)
}

/// Words that may be around a number and say nothing about it, in the languages of pages.
const FILLERS: &[&str] = &[
    "a",
    "after",
    "allowed",
    "also",
    "an",
    "and",
    "answer",
    "are",
    "at",
    "b",
    "be",
    "becomes",
    "belongs",
    "binary",
    "bite",
    "by",
    "c",
    "cover",
    "cell",
    "change",
    "coin",
    "coins",
    "column",
    "columns",
    "count",
    "dark",
    "disc",
    "division",
    "down",
    "first",
    "for",
    "found",
    "from",
    "g",
    "goes",
    "grundy",
    "has",
    "heap",
    "hidden",
    "i",
    "in",
    "into",
    "is",
    "it",
    "its",
    "knock",
    "least",
    "leave",
    "leaves",
    "leaving",
    "left",
    "letter",
    "limit",
    "line",
    "lines",
    "lost",
    "m",
    "mark",
    "mex",
    "move",
    "mod",
    "modulo",
    "modulus",
    "must",
    "my",
    "n",
    "needed",
    "next",
    "nim",
    "number",
    "numbers",
    "of",
    "on",
    "order",
    "out",
    "over",
    "pair",
    "pairs",
    "part",
    "period",
    "pin",
    "pins",
    "place",
    "point",
    "position",
    "positions",
    "put",
    "rd",
    "reduction",
    "result",
    "so",
    "solution",
    "therefore",
    "think",
    "remainder",
    "remainders",
    "row",
    "rows",
    "second",
    "should",
    "split",
    "square",
    "squares",
    "st",
    "nd",
    "th",
    "starting",
    "starts",
    "stops",
    "strip",
    "sum",
    "take",
    "the",
    "them",
    "then",
    "there",
    "third",
    "to",
    "token",
    "tokens",
    "trio",
    "trios",
    "turn",
    "value",
    "values",
    "when",
    "with",
    "wrong",
    "x",
    "xor",
    "y", // Hungarian
    "az",
    "és",
    "kupac",
    "kupacban",
    "sor",
    "oszlop",
    "érték",
    "értéke",
    "értékek",
    "összeg",
    "maradék",
    "osztva",
    "periódus",
    "rész",
    "darab",
    "db",
    "a",
    "válasz", // Hebrew
    "ערימה",
    "ערך",
    "שורה",
    "עמודה",
    "סכום",
    "תשובה",
    "את",
    "הוא",
    "היא",
];

/// Whether a word says nothing about the numbers around it.
pub fn is_filler(word: &str) -> bool {
    FILLERS.contains(&word)
}

/// Whether a square is named by its row and then its column: `row 6, column 10`.
pub fn is_row_first(plain: &str) -> bool {
    plain.find("row").zip(plain.find("column")).is_some_and(|(row, column)| row < column)
}

/// Numbers as words.
const NUMBERS: [&str; 21] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// The number that a word means.
pub fn number_word(word: &str) -> Option<u64> {
    NUMBERS.iter().position(|known| *known == word).map(|place| place as u64)
}

/// What is named by its place.
pub const NAMED: [&str; 4] = ["heap", "row", "strip", "part"];

/// Words for places.
const ORDINALS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];

/// Whether a token is a word for a place.
pub fn is_place(token: &Token) -> bool {
    matches!(token, Token::Word(word) if ORDINALS.contains(&&word[..]))
}

/// Whether a place is named in a word that was not made a number.
pub fn names_place(plain: &str) -> bool {
    tokens(plain).iter().any(is_place)
}

/// A plain text with the numbers that are words in digits; `the first heap` becomes `heap 1`.
pub fn in_digits(plain: &str) -> String {
    let mut plain = plain.to_owned();
    for noun in NAMED {
        for (place, word) in ORDINALS.iter().enumerate() {
            let numbered = format!("{noun} {}", place + 1);
            plain =
                plain.replace(&format!("the {word} {noun}"), &numbered).replace(&format!("{word} {noun}"), &numbered);
            // As in Hebrew.
            plain = plain.replace(&format!("{noun} {word}"), &numbered);
        }
    }
    let mut text = String::new();
    for run in plain.split_inclusive(|sign: char| !is_letter(sign)) {
        let word = run.trim_end_matches(|sign: char| !is_letter(sign));
        match number_word(word) {
            Some(number) => text.push_str(&number.to_string()),
            None => text.push_str(word),
        }
        text.push_str(&run[word.len()..]);
    }
    text
}

/// Words that mean that there is nothing.
pub fn means_nothing(plain: &str) -> bool {
    let text = plain.trim_matches([' ', '.', '!', '(', ')']);
    [
        "none",
        "nothing",
        "neither",
        "in neither",
        "neither game",
        "in neither game",
        "empty",
        "no pair",
        "no pairs",
        "no box",
        "no move",
        "nobody",
        "semmi",
        "egyik sem",
        "nincs",
        "כלום",
        "אין",
        "∅",
        "ø",
    ]
    .contains(&text)
        || plain == "()"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_characters_mean_the_same() {
        assert_eq!(plain("  12 → ４ "), "12 -> 4");
        assert_eq!(plain("\u{200F}١٢\u{202C} – ۴"), "12 - 4");
        assert_eq!(plain("[7, 3, 4]"), "(7, 3, 4)");
        assert_eq!(plain("'=5"), "=5");
        assert_eq!(plain("12=>4"), "12 -> 4");
        assert_eq!(plain("101₂"), "101_2");
        assert_eq!(plain("boxes 2..4, 6…8"), "boxes 2-4, 6-8");
        assert_eq!(plain("2. heap, ..#/.#.. and 4..."), "2. heap, ..#/.#.. and 4...");
    }

    #[test]
    fn tokens_are_runs() {
        let shown: Vec<String> = tokens("g(9)=4x -> á").iter().map(|token| format!("{token:?}")).collect();
        assert_eq!(shown.len(), 9, "{shown:?}");
    }
}
