//! The words and signs of a `.claims` text.
//!
//! Representation: tokens with byte spans; ASCII and Unicode signs give the same token; comments
//! (`#` to the end of the line) are kept apart. The name after `claim`, `refute`, `conjecture`,
//! `game`, `heaps` and `moves of` is one token, because it may hold hyphens. `;` is a sign within braces only.
//! Failure: one fault for each run of characters that is not a token; reading goes on after it.

use super::formula::Relation;
use crate::source::{Diagnostic, Span, Text, quote};
use num_bigint::BigUint;

/// The longest constant, in decimal digits.
pub const DIGITS: usize = 1_000;

/// A token, its place, and whether it is the first of its line.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub span: Span,
    pub opens_line: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Name(String),
    Label(String),
    Number(BigUint),
    Relation(Relation),
    Define,
    Claim,
    Refute,
    Conjecture,
    Game,
    Heaps,
    Expect,
    Witness,
    In,
    Forall,
    Exists,
    And,
    Or,
    Not,
    Implies,
    Iff,
    Xor,
    If,
    Then,
    Else,
    True,
    False,
    Plus,
    Minus,
    Times,
    Open,
    Close,
    Comma,
    Colon,
    OpenBrace,
    CloseBrace,
    Semicolon,
    Assign,
    Bar,
    End,
}

impl Kind {
    /// Whether the token opens a statement when it opens a line.
    pub fn opens_statement(&self) -> bool {
        matches!(self, Kind::Define | Kind::Claim | Kind::Refute | Kind::Conjecture | Kind::Game | Kind::Heaps)
    }
}

/// The keyword of this spelling.
pub(crate) fn keyword(word: &str) -> Option<Kind> {
    Some(match word {
        "define" => Kind::Define,
        "claim" => Kind::Claim,
        "refute" => Kind::Refute,
        "conjecture" => Kind::Conjecture,
        "game" => Kind::Game,
        "heaps" => Kind::Heaps,
        "expect" => Kind::Expect,
        "witness" => Kind::Witness,
        "in" => Kind::In,
        "forall" => Kind::Forall,
        "exists" => Kind::Exists,
        "and" => Kind::And,
        "or" => Kind::Or,
        "not" => Kind::Not,
        "implies" => Kind::Implies,
        "iff" => Kind::Iff,
        "xor" => Kind::Xor,
        "if" => Kind::If,
        "then" => Kind::Then,
        "else" => Kind::Else,
        "true" => Kind::True,
        "false" => Kind::False,
        _ => return None,
    })
}

/// Signs and their tokens, longer ones first.
const SIGNS: [(&str, Kind); 29] = [
    ("<->", Kind::Iff),
    ("->", Kind::Implies),
    (":=", Kind::Assign),
    ("<=", Kind::Relation(Relation::AtMost)),
    (">=", Kind::Relation(Relation::AtLeast)),
    ("!=", Kind::Relation(Relation::Unequal)),
    ("∀", Kind::Forall),
    ("∃", Kind::Exists),
    ("∧", Kind::And),
    ("∨", Kind::Or),
    ("¬", Kind::Not),
    ("→", Kind::Implies),
    ("↔", Kind::Iff),
    ("⊕", Kind::Xor),
    ("≤", Kind::Relation(Relation::AtMost)),
    ("≥", Kind::Relation(Relation::AtLeast)),
    ("≠", Kind::Relation(Relation::Unequal)),
    ("<", Kind::Relation(Relation::Less)),
    (">", Kind::Relation(Relation::Greater)),
    ("=", Kind::Relation(Relation::Equal)),
    ("+", Kind::Plus),
    ("-", Kind::Minus),
    ("*", Kind::Times),
    ("(", Kind::Open),
    (")", Kind::Close),
    (",", Kind::Comma),
    (":", Kind::Colon),
    ("{", Kind::OpenBrace),
    ("}", Kind::CloseBrace),
];

/// Signs that other languages use, and what to write here; looked up before [`SIGNS`].
const FOREIGN: [(&str, &str, &str); 21] = [
    ("**", "there are no powers of variables", "powers of 2 are `pow2(k)`; a square has no formula here"),
    ("^", "`^` means a power to some and nim-sum to others", "nim-sum is `xor`; powers of 2 are `pow2(k)`"),
    ("<=>", "`<=>` is not a symbol of this language", "write `iff`, `<->` or `↔`"),
    ("⇔", "`⇔` is not a symbol of this language", "write `iff`, `<->` or `↔`"),
    ("=>", "`=>` is not a symbol of this language", "write `implies`, `->` or `→`; \"at least\" is `>=`"),
    ("⇒", "`⇒` is not a symbol of this language", "write `implies`, `->` or `→`"),
    ("==", "`==` is not a symbol of this language", "write `=`"),
    ("=<", "`=<` is not a symbol of this language", "write `<=`"),
    ("<>", "`<>` is not a symbol of this language", "write `!=` or `≠`"),
    ("&&", "`&&` is not a symbol of this language", "write `and` or `∧`"),
    ("&", "`&` is not a symbol of this language", "write `and` or `∧`"),
    ("||", "`||` is not a symbol of this language", "write `or` or `∨`"),
    ("~", "`~` is not a symbol of this language", "write `not` or `¬`"),
    ("!", "`!` is not a symbol of this language", "write `not` or `¬`; unequal is `!=`"),
    ("/", "there is no division", "say it with a product: `exists q: a = 3*q`"),
    ("%", "there is no remainder", "say it with a product: `exists q: a = 3*q + 1`"),
    (".", "there are only whole numbers", "write naturals 0, 1, 2, …; a quantifier ends with `:`"),
    ("−", "`−` is a typographic minus", "write `-`"),
    ("·", "`·` is not a symbol of this language", "write `*`"),
    ("×", "`×` is not a symbol of this language", "write `*`"),
    (";", "`;` is not a symbol of this language", "a statement ends where the next keyword starts a line"),
];

/// Letters that look like a Latin one: the letter, what it looks like, what it is.
const LOOK_ALIKES: &str = "аaCyrillic вBCyrillic еeCyrillic іiCyrillic јjCyrillic оoCyrillic рpCyrillic \
    сcCyrillic уyCyrillic хxCyrillic ѕsCyrillic ԁdCyrillic АACyrillic ВBCyrillic ЕECyrillic ІICyrillic \
    КKCyrillic МMCyrillic НHCyrillic ОOCyrillic РPCyrillic СCCyrillic ТTCyrillic ХXCyrillic кkCyrillic \
    мmCyrillic тtCyrillic αaGreek βbGreek γyGreek ιiGreek κkGreek νvGreek οoGreek ρpGreek τtGreek υuGreek \
    χxGreek ωwGreek ΑAGreek ΒBGreek ΕEGreek ΖZGreek ΗHGreek ΙIGreek ΚKGreek ΜMGreek ΝNGreek ΟOGreek \
    ΡPGreek ΤTGreek ΥYGreek ΧXGreek ıidotless ⅼlRoman ⅰiRoman ｘxfullwidth ａafullwidth ｂbfullwidth";

/// What the text holds.
#[derive(Default)]
pub(crate) struct Tokens {
    /// All tokens; the last is [`Kind::End`] and opens a line.
    pub list: Vec<Token>,
    /// Comments with their `#`.
    pub comments: Vec<Span>,
    pub faults: Vec<Diagnostic>,
}

/// Cuts a text into tokens.
pub(crate) fn tokens(text: &Text) -> Tokens {
    let mut lexer = Lexer { content: &text.content, at: 0, opens_line: true, braces: false, tokens: Tokens::default() };
    while lexer.step() {}
    lexer.tokens
}

struct Lexer<'t> {
    content: &'t str,
    at: usize,
    opens_line: bool,
    /// Whether a `{` is open.
    braces: bool,
    tokens: Tokens,
}

impl Lexer<'_> {
    /// Reads one token, blank or comment; false at the end.
    fn step(&mut self) -> bool {
        let rest = &self.content[self.at..];
        let Some(first) = rest.chars().next() else {
            self.opens_line = true;
            self.push(Kind::End, 0);
            return false;
        };
        if first == '\n' {
            self.opens_line = true;
            self.at += 1;
        } else if first.is_whitespace() {
            self.at += first.len_utf8();
        } else if first == '#' {
            let length = rest.find('\n').unwrap_or(rest.len());
            self.tokens.comments.push(self.at..self.at + rest[..length].trim_end().len());
            self.at += length;
        } else if first.is_ascii_digit() {
            self.number(rest);
        } else if is_letter(first) {
            self.word(rest);
        } else if first == ';' && self.braces {
            self.push(Kind::Semicolon, 1);
        } else if let Some(&(sign, message, help)) = FOREIGN.iter().find(|entry| rest.starts_with(entry.0)) {
            // `!=` and `||` share a first character with signs that exist or not.
            if rest.starts_with("!=") { self.sign(rest) } else { self.fault("sign", sign.len(), message, help) }
        } else {
            self.sign(rest);
        }
        true
    }

    fn push(&mut self, kind: Kind, length: usize) {
        let span = self.at..self.at + length;
        self.tokens.list.push(Token { kind, span, opens_line: self.opens_line });
        self.opens_line = false;
        self.at += length;
    }

    fn fault(&mut self, code: &'static str, length: usize, message: impl Into<String>, help: impl Into<String>) {
        self.tokens.faults.push(Diagnostic::new(code, self.at..self.at + length, message, help));
        self.opens_line = false;
        self.at += length;
    }

    fn number(&mut self, rest: &str) {
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        if length > DIGITS {
            let message = format!("this constant has {length} digits, the most is {DIGITS}");
            return self.fault("constant-size", length, message, "use a smaller constant");
        }
        let number = BigUint::parse_bytes(&rest.as_bytes()[..length], 10);
        self.push(Kind::Number(number.expect("ASCII digits are a number")), length);
    }

    fn word(&mut self, rest: &str) {
        let length = rest.find(|character| !is_name(character)).unwrap_or(rest.len());
        let word = &rest[..length];
        // `a` with a Cyrillic tail is one wrong word, not a name and an unknown character.
        if rest[length..].starts_with(char::is_alphabetic) {
            return self.unknown(rest);
        }
        let opened = self.opens_line;
        let kind = keyword(word).unwrap_or_else(|| Kind::Name(word.to_owned()));
        let opens = opened && kind.opens_statement();
        self.braces &= !opens;
        let moves = matches!(self.tokens.list.last(), Some(Token { kind: Kind::Name(last), .. }) if last == "moves");
        let names = opens && kind != Kind::Define || word == "of" && moves;
        self.push(kind, length);
        if names {
            self.label();
        }
    }

    /// The name of a statement: up to a blank, a colon or a bracket.
    fn label(&mut self) {
        let blanks = self.content[self.at..].chars().take_while(|&c| c == ' ' || c == '\t').count();
        self.at += blanks;
        let rest = &self.content[self.at..];
        let length = rest.find(|c: char| c.is_whitespace() || ":({#;}".contains(c)).unwrap_or(rest.len());
        let word = &rest[..length];
        if word.is_empty() {
            return;
        }
        if word.chars().all(|c| is_name(c) || c == '-' || c == '.') {
            self.push(Kind::Label(word.to_owned()), length);
        } else {
            let message = format!("{} cannot be the name of a statement", quote(word));
            self.fault("name", length, message, "use letters, digits, `-`, `.` and `_`");
        }
    }

    fn sign(&mut self, rest: &str) {
        if let Some((sign, kind)) = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign)) {
            self.braces = *kind == Kind::OpenBrace || self.braces && *kind != Kind::CloseBrace;
            return self.push(kind.clone(), sign.len());
        }
        if rest.starts_with('|') {
            return self.push(Kind::Bar, 1);
        }
        self.unknown(rest);
    }

    /// A run of letters or one sign that no token begins with.
    fn unknown(&mut self, rest: &str) {
        let run = rest.find(|c: char| !is_name(c) && !c.is_alphabetic()).unwrap_or(rest.len());
        let first = rest.chars().next().map_or(1, char::len_utf8);
        let word = &rest[..run.max(first)];
        let alike = word.chars().find_map(|letter| {
            let entry = LOOK_ALIKES.split_whitespace().find(|entry| entry.starts_with(letter))?;
            let mut parts = entry.chars().skip(1);
            Some((letter, parts.next()?, parts.collect::<String>()))
        });
        let length = word.len();
        if let Some((letter, latin, script)) = alike {
            let code = u32::from(letter);
            let message = format!(
                "the `{letter}` in {} is a {script} letter (U+{code:04X}) that looks like `{latin}`",
                quote(word)
            );
            return self.fault("look-alike", length, message, format!("type the Latin letter `{latin}`"));
        }
        if word.starts_with(['²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '⁰', '¹', 'ⁿ']) {
            let help = "powers of 2 are `pow2(k)`; a square has no formula here";
            return self.fault("sign", length, "there are no powers of variables", help);
        }
        let message = format!("{} is not a word or symbol of this language", quote(word));
        self.fault("character", length, message, "names use Latin letters, digits, `_`, primes and subscripts");
    }
}

/// Latin letters, precomposed ones included, without those that look like others.
fn is_letter(character: char) -> bool {
    character.is_ascii_alphabetic()
        || matches!(character, '\u{c0}'..='\u{17f}') && !matches!(character, '×' | '÷' | 'ı' | 'ĸ' | 'ŉ' | 'ſ')
}

fn is_name(character: char) -> bool {
    is_letter(character) || character.is_ascii_digit() || matches!(character, '_' | '\'' | '′' | '₀'..='₉')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(content: &str) -> Vec<Kind> {
        let found = tokens(&Text::new("t", content));
        assert!(found.faults.is_empty(), "{content}: {:?}", found.faults);
        found.list.into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn ascii_and_unicode_are_the_same_tokens() {
        let ascii = "forall a: exists b: not a <= b and a >= b or a != b implies a xor b iff a";
        assert_eq!(kinds(ascii), kinds("∀ a: ∃ b: ¬ a ≤ b ∧ a ≥ b ∨ a ≠ b → a ⊕ b ↔ a"));
        assert_eq!(kinds("a -> b <-> c"), kinds("a implies b iff c"));
    }

    #[test]
    fn names_have_primes_and_subscripts_and_labels_have_hyphens() {
        assert_eq!(kinds("a₁ a' két"), [name("a₁"), name("a'"), name("két"), Kind::End]);
        let labelled = kinds("claim sum-in-2: # note\na");
        assert_eq!(labelled[1], Kind::Label("sum-in-2".to_owned()));
        assert_eq!(kinds("x claim-y")[1], Kind::Claim, "only at the start of a line");
    }

    fn name(word: &str) -> Kind {
        Kind::Name(word.to_owned())
    }

    #[test]
    fn strangers_get_advice_and_reading_goes_on() {
        for (content, code, help) in [
            ("a ^ b", "sign", "nim-sum is `xor`"),
            ("a ** b", "sign", "`pow2(k)`"),
            ("a² = 4", "sign", "`pow2(k)`"),
            ("а = 1", "look-alike", "Latin letter `a`"),
            ("ab\u{441} = 1", "look-alike", "Latin letter `c`"),
            ("a & b", "sign", "`and`"),
            ("a == b", "sign", "write `=`"),
            ("a <=> b", "sign", "`iff`"),
            ("a => b", "sign", "`implies`"),
            ("ש < 1", "character", "Latin"),
            ("a ? b", "character", "Latin"),
        ] {
            let found = tokens(&Text::new("t", content));
            assert_eq!(found.faults.len(), 1, "{content}");
            assert_eq!(found.faults[0].code, code, "{content}");
            assert!(found.faults[0].help.contains(help), "{content}: {}", found.faults[0].help);
            assert!(found.list.len() >= 2, "{content}");
        }
    }

    #[test]
    fn a_constant_has_a_largest_length() {
        assert!(tokens(&Text::new("t", &"9".repeat(DIGITS))).faults.is_empty());
        let long = tokens(&Text::new("t", &"9".repeat(1_000_000)));
        assert_eq!(long.faults[0].message, "this constant has 1000000 digits, the most is 1000");
    }
}
