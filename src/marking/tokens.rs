//! An answer cut into tokens: numbers in every script, ordinals, words with their senses, signs.
//!
//! Representation: a [`Token`] has each way to read it, a short list of [`Sense`]s, and its place in what was typed. A
//! [`Reading`] takes one way for each token.
//! Failure: what has no meaning is [`Sense::Unknown`], which no grammar takes.

use std::ops::Range;

use super::lexicon::{LEXICON, Numeral, Sense, Senses, fold, prefix};

/// The longest answer that is read, in characters.
pub const LONGEST: usize = 4_000;

/// The most ways in which one answer is read.
const MOST_READINGS: usize = 512;

/// A piece of an answer.
#[derive(Clone, Debug)]
pub struct Token {
    /// Each way to read it.
    pub ways: Vec<Senses>,
    /// Its bytes in what was typed.
    pub place: Range<usize>,
    /// Whether it begins with a capital, as a sentence does.
    pub capital: bool,
}

impl Token {
    /// Whether it may be a word that an article belongs to.
    fn is_word(&self) -> bool {
        let joins = |way: &Senses| {
            !matches!(way[..], [Sense::Sign('(') | Sense::Letter('g')])
                && matches!(
                    way[..],
                    [Sense::Letter(_)
                        | Sense::Comma(_)
                        | Sense::Dot(_)
                        | Sense::Semicolon
                        | Sense::Line
                        | Sense::Sign(_)
                        | Sense::And
                        | Sense::Or
                        | Sense::Then
                        | Sense::Minus(_)
                        | Sense::Is]
                )
        };
        !self.ways.iter().all(joins)
    }

    /// Whether it may name something that has a number.
    fn is_noun(&self) -> bool {
        let noun = |sense: &Sense| any_of!(Heap Row Column Part Counter Point Box Trio Pair Disc)(sense);
        self.ways.iter().any(|way| way.iter().any(noun))
    }
}

/// The first digit of every block of decimal digits that keyboards and spreadsheets write.
const ZEROS: [u32; 23] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20, 0x1040,
    0x17E0, 0x1810, 0xFF10, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC,
];

/// A run of digits, a run of letters, or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Digits,
    Word,
    Sign(char),
}

/// A piece with its text in plain characters, its bytes in what was typed, and whether blanks are before it.
#[derive(Debug)]
struct Cut {
    piece: Piece,
    text: String,
    place: Range<usize>,
    apart: bool,
}

/// The tokens of an answer; none if it is too long.
pub fn tokens(typed: &str) -> Option<Vec<Token>> {
    if typed.chars().count() > LONGEST {
        return None;
    }
    let cuts = cut(typed);
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < cuts.len() {
        let (count, mut ways) = token(&cuts, at);
        let place = cuts[at].place.start..cuts[at + count - 1].place.end;
        // `AEI` are three letters.
        let own = &typed[place.clone()];
        if ways == [[Sense::Unknown]] && own.len() < 10 && own.bytes().all(|byte| byte.is_ascii_uppercase()) {
            ways = vec![own.to_ascii_lowercase().chars().map(Sense::Letter).collect()];
        }
        let capital = typed[place.clone()].starts_with(char::is_uppercase);
        tokens.push(Token { ways, place, capital });
        at += count;
    }
    Some(tokens)
}

/// Puts parts of a sum, by their numbers from 1, for the names of games: `the nim heap`, `a nimből`.
pub fn name_parts(typed: &str, tokens: &mut [Token], names: &[&str]) {
    for token in tokens.iter_mut().filter(|token| token.ways.iter().all(|way| way.contains(&Sense::Unknown))) {
        let word = fold(&typed[token.place.clone()].to_lowercase());
        let mut named = names.iter().enumerate().filter_map(|(place, name)| Some((place, word.strip_prefix(name)?)));
        let (Some((place, ending)), None) = (named.next(), named.next()) else { continue };
        let number = Sense::Number(Numeral { value: Some(place as u64 + 1), digits: 1 });
        if ending.is_empty() {
            token.ways = vec![vec![Sense::Part, number]];
        } else if let Some(marker) = LEXICON.ending(ending) {
            token.ways = vec![[&[Sense::Part, number], &marker[..]].concat()];
        }
    }
}

/// One way to read an answer: the senses of its tokens, without articles and words of courtesy, and the token of each.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// What is said.
    pub senses: Vec<Sense>,
    /// Which token says it.
    pub tokens: Vec<usize>,
}

/// Every way to read these tokens; none if there are too many. Letters by themselves are read as letters where `letters` says
/// so or they have no other sense.
pub fn readings(tokens: &[Token], letters: bool) -> Option<Vec<Reading>> {
    let mut readings = vec![Reading::default()];
    for (place, token) in tokens.iter().enumerate() {
        let is_letter = |way: &&Senses| matches!(way[..], [Sense::Letter(_)]);
        let mut ways: Vec<&Senses> = token.ways.iter().filter(|way| letters || !is_letter(way)).collect();
        if ways.is_empty() {
            ways = token.ways.iter().collect();
        }
        let next = tokens.get(place + 1);
        // An article has something after it that it belongs to: `egy és öt`, `A; E`.
        let is_article = |way: &&Senses| matches!(way[..], [Sense::Article | Sense::Courtesy]);
        if !next.is_some_and(Token::is_word) && !ways.iter().all(is_article) {
            ways.retain(|way| !is_article(way));
        }
        // `2. kupac` is a place, and no sentence ends there.
        if ways.len() > 1 && next.is_some_and(|next| next.is_noun() && !next.capital) {
            ways.retain(|way| !matches!(way[..], [Sense::Number(_), Sense::Dot(_)]));
        }
        if ways.len() * readings.len() > MOST_READINGS {
            return None;
        }
        let before = std::mem::take(&mut readings);
        for way in ways {
            let says = |sense: &&Sense| !matches!(sense, Sense::Article | Sense::Courtesy);
            readings.extend(before.iter().cloned().map(|mut reading| {
                reading.senses.extend(way.iter().filter(says));
                reading.tokens.resize(reading.senses.len(), place);
                reading
            }));
        }
    }
    readings.iter_mut().for_each(Reading::join_tens);
    Some(readings)
}

impl Reading {
    /// Without these senses.
    pub fn without(self, silent: &[Sense]) -> Reading {
        let kept = self.senses.into_iter().zip(self.tokens).filter(|(sense, _)| !silent.contains(sense));
        let (senses, tokens) = kept.unzip();
        Reading { senses, tokens }
    }

    /// `twenty-seven` and `עשרים ושבע` as one number.
    fn join_tens(&mut self) {
        for at in (0..self.senses.len()).rev() {
            let (tens, units, count) = match self.senses[at..] {
                [Sense::Number(tens), Sense::Minus(_) | Sense::And, Sense::Number(units), ..] => (tens, units, 3),
                // `twenty seven`
                [Sense::Number(tens), Sense::Number(units), ..] => (tens, units, 2),
                _ => continue,
            };
            let fits = tens.digits == 0
                && units.digits == 0
                && tens.value.is_some_and(|tens| tens >= 20 && tens.is_multiple_of(10))
                && units.value.is_some_and(|units| (1..10).contains(&units));
            if fits {
                let value = tens.value.zip(units.value).map(|(tens, units)| tens + units);
                self.senses.splice(at..at + count, [Sense::Number(Numeral { value, digits: 0 })]);
                self.tokens.drain(at + 1..at + count);
            }
        }
    }
}

/// The senses without the equations before and after them, which say where an answer comes from: `6 ⊕ 4 = 2, so …`; none
/// where there are none, or nothing else.
pub fn without_calculations(senses: &[Sense]) -> Option<Range<usize>> {
    use Sense as S;
    let is_joint = |sense: &S| {
        matches!(sense, S::Comma(false) | S::Then | S::Semicolon | S::Because | S::Dot(false) | S::Arrow | S::Sign(':'))
    };
    let calculates = |part: &[S]| {
        let fits = |sense: &S| {
            any_of!(Number(_) Sign('=' | '+' | '⊕' | '*' | '<' | '>' | '≠' | '(' | ')') Minus(_) Plus
                Xor Less)(sense)
        };
        part.iter().all(fits) && part.iter().any(|sense| matches!(sense, S::Sign('=' | '<' | '≠'))) && part.len() > 3
    };
    let (mut from, mut to) = (0, senses.len());
    while let Some(end) = (from..to).find(|&at| is_joint(&senses[at])).filter(|&end| calculates(&senses[from..end])) {
        from = end + (end..to).take_while(|&at| is_joint(&senses[at])).count();
    }
    while let Some(start) =
        (from..to).rev().find(|&at| is_joint(&senses[at])).filter(|&start| calculates(&senses[start + 1..to]))
    {
        to = start - (from..start).rev().take_while(|&at| is_joint(&senses[at])).count();
    }
    ((from, to) != (0, senses.len()) && from < to).then_some(from..to)
}

/// The typed text of a range of senses of a reading.
pub fn typed_text<'t>(typed: &'t str, tokens: &[Token], reading: &Reading, senses: Range<usize>) -> &'t str {
    match reading.tokens.get(senses) {
        Some([first, .., last]) => &typed[tokens[*first].place.start..tokens[*last].place.end],
        Some([one]) => &typed[tokens[*one].place.clone()],
        _ => "",
    }
}

/// The token at a piece: of how many pieces it consists, and each way to read it.
fn token(cuts: &[Cut], at: usize) -> (usize, Vec<Senses>) {
    let touching = |place: usize| cuts.get(place).filter(|cut| !cut.apart);
    match cuts[at].piece {
        Piece::Digits => digits(cuts, at),
        Piece::Word => word(cuts, at),
        Piece::Sign(sign) => {
            let after = touching(at + 1).map(|cut| cut.piece);
            let before = at.checked_sub(1).filter(|_| !cuts[at].apart).map(|place| cuts[place].piece);
            let is_number = |piece: Option<Piece>| piece == Some(Piece::Digits);
            let ending = touching(at + 1).and_then(|cut| LEXICON.ending(&cut.text));
            let one = |sense: Sense| (1, vec![vec![sense]]);
            match sign {
                ',' => one(Sense::Comma(is_number(before) && is_number(after))),
                '.' | '…' if after == Some(Piece::Sign('.')) || sign == '…' => {
                    let dots = cuts[at..].iter().take_while(|cut| matches!(cut.piece, Piece::Sign('.' | '…'))).count();
                    (dots, vec![vec![Sense::Dots]])
                }
                '.' => one(Sense::Dot(is_number(before) && is_number(after))),
                '-' | '=' if after == Some(Piece::Sign('>')) => (2, vec![vec![Sense::Arrow]]),
                '-' if after == Some(Piece::Sign('-'))
                    && touching(at + 2).is_some_and(|cut| cut.piece == Piece::Sign('>')) =>
                {
                    (3, vec![vec![Sense::Arrow]])
                }
                // `(1, 2)-re`
                '-' if before == Some(Piece::Sign(')')) && ending.is_some() => {
                    (2, ending.into_iter().cloned().collect())
                }
                '-' => one(Sense::Minus(
                    is_number(after) && !matches!(before, Some(Piece::Digits | Piece::Word | Piece::Sign(')'))),
                )),
                ';' | '|' => one(Sense::Semicolon),
                '/' | '\n' => one(Sense::Line),
                '→' => one(Sense::Arrow),
                '&' | '∪' => one(Sense::And),
                '[' if matches!(after, Some(Piece::Sign(']'))) => (2, vec![vec![Sense::Tick('☐')]]),
                '[' if touching(at + 1).is_some_and(|cut| cut.text == "x") && touching(at + 2).is_some() => {
                    (3, vec![vec![Sense::Tick('☑')]])
                }
                '[' if cuts.get(at + 1).is_some_and(|cut| cut.piece == Piece::Sign(']')) => {
                    (2, vec![vec![Sense::Tick('☐')]])
                }
                '[' | '{' => one(Sense::Sign('(')),
                ']' | '}' => one(Sense::Sign(')')),
                '☑' | '✓' | '✔' => one(Sense::Tick('☑')),
                '☒' | '✗' | '✘' => one(Sense::Tick('☒')),
                '☐' | '□' => one(Sense::Tick('☐')),
                '∅' | 'ø' => one(Sense::None),
                '⊕' | '^' => one(Sense::Sign('⊕')),
                _ => one(Sense::Sign(sign)),
            }
        }
    }
}

/// A number, with what belongs to it: `2nd`, `2.`, `4-et`, `101₂`.
fn digits(cuts: &[Cut], at: usize) -> (usize, Vec<Senses>) {
    let touching = |place: usize| cuts.get(place).filter(|cut| !cut.apart);
    let text = &cuts[at].text;
    let number = Sense::Number(Numeral { value: text.parse().ok(), digits: text.len() });
    let place = text.parse().map(Sense::Ordinal);
    let is_sign = |place: usize, sign: char| touching(place).is_some_and(|cut| cut.piece == Piece::Sign(sign));
    let ending =
        |place: usize| touching(place).filter(|cut| cut.piece == Piece::Word).and_then(|cut| LEXICON.ending(&cut.text));
    let with = |marker: &Senses, sense: Sense| marker.iter().copied().chain([sense]).collect::<Senses>();
    if let Some(next) = touching(at + 1) {
        if let (Piece::Word, Ok(place)) = (next.piece, place.clone())
            && ["st", "nd", "rd", "th"].contains(&&next.text[..])
        {
            return (2, vec![vec![place]]);
        }
        // `3-ik`, `3-adik`
        let third = |cut: &Cut| ["ik", "dik", "adik", "edik", "odik"].contains(&&cut.text[..]);
        if is_sign(at + 1, '-')
            && let Ok(place) = place.clone()
            && touching(at + 2).is_some_and(third)
        {
            return (3, vec![vec![place]]);
        }
        // `0b101`
        if next.piece == Piece::Word && text == "0" && next.text == "b" && touching(at + 2).is_some() {
            return (2, vec![vec![Sense::Binary]]);
        }
        if next.piece == Piece::Sign('_') && touching(at + 2).is_some_and(|cut| cut.text == "2") {
            return (3, vec![vec![Sense::Binary, number]]);
        }
        // `4-et`, and `2.-ból` as `2.ból`
        if is_sign(at + 1, '-')
            && let Some(marker) = ending(at + 2)
        {
            return (3, vec![with(marker, number)]);
        }
        if next.piece == Piece::Word
            && next.text.len() > 1
            && let Some(marker) = ending(at + 1)
        {
            // `3és 7` is not a `3-as`.
            let word = LEXICON.look_up(&[&next.text]).into_iter().flat_map(|(_, senses)| senses);
            let apart = word.map(|senses| [&[number], &senses[..]].concat());
            return (2, std::iter::once(with(marker, number)).chain(apart).collect());
        }
        if let (true, Ok(place)) = (is_sign(at + 1, '.'), place.clone()) {
            if is_sign(at + 2, '-')
                && let Some(marker) = ending(at + 3)
            {
                return (4, vec![with(marker, place)]);
            }
            if let Some(marker) = ending(at + 2) {
                return (3, vec![with(marker, place)]);
            }
            // A full stop after a number may make it a place, may end a sentence, and may be a point.
            let ends = touching(at + 2).is_none_or(|cut| cut.piece == Piece::Word || cut.piece == Piece::Sign(','));
            if ends && touching(at + 2).is_none_or(|cut| cut.piece != Piece::Digits) {
                return (2, vec![vec![number, Sense::Dot(false)], vec![place]]);
            }
        }
        if let (true, Ok(place)) = (is_sign(at + 1, ')') && !is_open(cuts, at), place) {
            return (2, vec![vec![place]]);
        }
    }
    (1, vec![vec![number]])
}

/// Whether a parenthesis is open at a piece.
fn is_open(cuts: &[Cut], at: usize) -> bool {
    let last = cuts[..at].iter().rev().find(|cut| matches!(cut.piece, Piece::Sign('(' | ')' | '[' | ']' | '{' | '}')));
    last.is_some_and(|cut| matches!(cut.piece, Piece::Sign('(' | '[' | '{')))
}

/// A word, or several that belong together.
fn word(cuts: &[Cut], at: usize) -> (usize, Vec<Senses>) {
    let texts: Vec<&str> = cuts[at..].iter().take(6).map(|cut| &cut.text[..]).collect();
    let mut letters = texts[0].chars();
    let single = letters.next().filter(|_| letters.next().is_none());
    let touches = |place: usize, piece: Piece| cuts.get(place).is_some_and(|cut| !cut.apart && cut.piece == piece);
    // `מ-7`, `מה-12`
    let prefixes: Option<Vec<&[Sense]>> = texts[0].chars().map(prefix).collect();
    if let Some(senses) = prefixes.as_ref().filter(|_| touches(at + 1, Piece::Sign('-'))) {
        return (2, vec![senses.concat()]);
    }
    // `A-t`
    if let Some(letter) = single
        && touches(at + 1, Piece::Sign('-'))
        && touches(at + 2, Piece::Word)
        && let Some(marker) = LEXICON.ending(&cuts[at + 2].text)
    {
        return (3, vec![marker.iter().copied().chain([Sense::Letter(letter)]).collect()]);
    }
    let known = LEXICON.look_up(&texts);
    // `ו15`
    if let (None, Some(senses)) = (&known, prefixes.filter(|_| single.is_some())) {
        return (1, vec![senses.concat()]);
    }
    let (count, mut ways) = known.unwrap_or((1, Vec::new()));
    // `l8` is not a word and a number, but `h3` and `r1` are a heap and a row, and `t 3` takes.
    if single.is_some_and(|letter| letter.is_ascii()) && touches(at + 1, Piece::Digits) {
        ways.retain(|way| matches!(way[..], [Sense::Heap | Sense::Row | Sense::Column | Sense::Take]));
    }
    if let Some(letter) = single.filter(|_| count == 1) {
        let letter = match letter {
            'א' => 'a',
            'ב' => 'b',
            'ג' => 'c',
            other => other,
        };
        ways.push(vec![Sense::Letter(letter)]);
    }
    if ways.is_empty() {
        ways.push(LEXICON.misspelt(texts[0]).unwrap_or_else(|| vec![Sense::Unknown]));
    }
    // `db-ot`, `v-trióra`
    let last = at + count;
    if count == 1
        && touches(last, Piece::Sign('-'))
        && touches(last + 1, Piece::Word)
        && let Some(marker) = LEXICON.ending(&cuts[last + 1].text)
    {
        let kept = marker.iter().filter(|marker| !matches!(marker, Sense::Taken | Sense::Sized));
        ways.iter_mut().for_each(|way| way.extend(kept.clone().copied()));
        return (3, ways);
    }
    (count, ways)
}

/// The pieces of what was typed: many characters mean the same.
fn cut(typed: &str) -> Vec<Cut> {
    let mut cuts: Vec<Cut> = Vec::new();
    let mut apart = true;
    for (at, character) in typed.char_indices() {
        let place = at..at + character.len_utf8();
        for plain in plain(character) {
            let Some(plain) = plain else {
                apart = true;
                continue;
            };
            let piece = match plain {
                digit if digit.is_ascii_digit() => Piece::Digits,
                letter if letter.is_alphabetic() || ('\u{300}'..='\u{36F}').contains(&letter) => Piece::Word,
                sign => Piece::Sign(sign),
            };
            // `isn't` is one word.
            let apostrophe = plain == '\'';
            match cuts.last_mut() {
                Some(last)
                    if !apart
                        && (last.piece == piece && !matches!(piece, Piece::Sign(_))
                            || apostrophe && last.piece == Piece::Word) =>
                {
                    last.text.push(plain);
                    last.place.end = place.end;
                }
                _ if apostrophe => {}
                _ => cuts.push(Cut { piece, text: plain.to_string(), place: place.clone(), apart }),
            }
            apart = false;
        }
    }
    for cut in &mut cuts {
        cut.text = fold(cut.text.trim_end_matches('\''));
    }
    cuts.retain(|cut| !cut.text.is_empty());
    cuts
}

/// A character as plain ones, none for a blank; nothing for those that nobody sees.
fn plain(character: char) -> Vec<Option<char>> {
    let signs = |text: &str| text.chars().map(Some).collect();
    match character {
        '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{61C}'
        | '\u{FEFF}'
        | '\u{AD}'
        | '\u{FE0E}'
        | '\u{FE0F}' => Vec::new(),
        '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{2E3A}'
        | '\u{2E3B}'
        | '\u{FE58}'
        | '\u{FE63}'
        | '\u{FF0D}'
        | '\u{5BE}' => signs("-"),
        '→' | '⇒' | '↦' | '⟶' | '⟹' | '➔' | '➙' | '➜' | '➝' | '➞' | '➡' | '⇨' | '↝' | '⭢' => {
            signs("→")
        }
        '،' | '，' | '、' | '﹐' => signs(","),
        '؛' | '；' | '﹔' => signs(";"),
        '∕' | '⁄' | '÷' => signs("/"),
        '⟨' | '〈' | '（' => signs("("),
        '⟩' | '〉' | '）' => signs(")"),
        '“' | '”' | '„' | '«' | '»' | '"' | '`' | '\u{5F4}' | '\u{201F}' => vec![None],
        '‘' | '’' | '‚' | '′' | '´' | '\u{5F3}' | 'ʼ' | 'ʹ' => signs("'"),
        '∗' | '⋆' | '×' => signs("*"),
        '₀'..='₉' => vec![Some('_'), char::from_digit(character as u32 - '₀' as u32, 10)],
        '①'..='⑨' => vec![char::from_digit(character as u32 - '①' as u32 + 1, 10)],
        '\n' | '\r' => signs("\n"),
        '\u{FF01}'..='\u{FF5E}' => {
            vec![char::from_u32(character as u32 - 0xFEE0).map(|plain| plain.to_ascii_lowercase())]
        }
        other if other.is_whitespace() => vec![None],
        other => match digit(other) {
            Some(digit) => vec![Some(digit)],
            None => other.to_lowercase().map(Some).collect(),
        },
    }
}

/// A digit of any script as an ASCII one.
fn digit(character: char) -> Option<char> {
    let code = character as u32;
    let zero = ZEROS.iter().find(|&&zero| (zero..zero + 10).contains(&code))?;
    char::from_digit(code - zero, 10)
}

/// What was typed in plain characters, with single blanks.
pub fn plain_text(typed: &str) -> String {
    let mut text = String::with_capacity(typed.len());
    for sign in typed.chars().flat_map(plain) {
        match sign {
            Some(sign) => text.push(sign),
            None if text.ends_with(' ') => {}
            None => text.push(' '),
        }
    }
    text.trim_matches([' ', '\'']).to_owned()
}

/// The words and numbers of a text, and the signs that count in a label.
pub fn bare_pieces(text: &str) -> Vec<String> {
    let kept = |cut: &Cut| !matches!(cut.piece, Piece::Sign(',' | '.' | ';' | ':' | '!'));
    cut(text).into_iter().filter(kept).map(|cut| cut.text).collect()
}
