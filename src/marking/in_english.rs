//! Answers in Hungarian and Hebrew, word by word in English, so that one reader understands three languages:
//! `vegyél 3-at a 2. kupacból` and `קחו 3 מערימה 2` become `take 3 from heap 2`.
//!
//! Representation: the words are in `words.rs`. Hungarian ones are stems with their suffixes, Hebrew ones may have a letter
//! before them that means `from`, `in`, `to` or `and`. Words that say nothing become nothing; words that are in no list stay as they are.
//! Source: the terms of the sources and of `templates/lang`, and how pupils write.

use std::borrow::Cow;

use super::words::{CASES, FROM, HEBREW, HUNGARIAN, PHRASES, SILENT, SILENT_HEBREW, TAKEN, THEN};

/// A piece of an answer.
enum Piece<'a> {
    Digits(&'a str),
    Word(&'a str),
    Other(&'a str),
}

/// A plain answer in English words, where it has words of another language.
pub fn in_english(plain: &str) -> Cow<'_, str> {
    // Elsewhere it is an article.
    if plain.trim_end_matches('.') == "egy" {
        return "1".into();
    }
    let known = PHRASES.iter().filter(|(phrase, _)| plain.contains(phrase));
    let said = known.fold(plain.to_owned(), |said, (phrase, english)| said.replace(phrase, english));
    let english = of_words(&said);
    if english == plain { plain.into() } else { english.into_owned().into() }
}

/// A text of which no words belong together, in English.
fn of_words(plain: &str) -> Cow<'_, str> {
    let pieces = pieces(plain);
    let hebrew = plain.contains(|letter: char| ('א'..='ת').contains(&letter));
    let words = || pieces.iter().filter_map(|piece| if let Piece::Word(word) = piece { Some(*word) } else { None });
    let ended = |three: &[Piece<'_>]| matches!(three, [Piece::Digits(_) | Piece::Other("."), Piece::Other("-"), Piece::Word(suffix)] if is_suffix(suffix) && (suffix.len() > 1 || *suffix == "t"));
    // `grundy` and `nim` are English, too.
    let silent = |word: &str| (word.len() > 4 || word == "meg") && word != "grundy" && SILENT.contains(&word);
    if !hebrew && !words().any(|word| hungarian(word).is_some() || silent(word)) && !pieces.windows(3).any(ended) {
        return plain.into();
    }
    let mut out = Vec::new();
    let mut divisor = None;
    let mut at = 0;
    while at < pieces.len() {
        at += if hebrew {
            of_hebrew(&pieces[at..], &mut out)
        } else {
            of_hungarian(&pieces[at..], &mut out, &mut divisor)
        };
    }
    if let Some(divisor) = divisor {
        out.push(format!("after division by {divisor}"));
    }
    taken_first(&mut out);
    let mut english = String::new();
    for word in out {
        let joins =
            english.is_empty() || word.starts_with([',', '.', ')', ';', ':', '!']) || english.ends_with(['(', '-']);
        if !joins && !english.ends_with(' ') {
            english.push(' ');
        }
        english.push_str(&word);
    }
    english.trim().to_owned().into()
}

/// The nouns that are numbered.
const NUMBERED: &[&str] = &["heap", "row", "column", "strip", "part", "coin", "box", "cell", "pin"];

/// What there are two of in `שני אסימונים`.
const PLURALS: &[&str] = &["tokens", "squares", "coins", "pins"];

/// Beside these `le` belongs to a verb.
const OF_VERBS: &[&str] = &["heap", "take", "turn", "bite", "cover", "knock"];

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Puts what is taken before where it is taken from: `from heap 2 take 4` is `take 4 from heap 2`.
fn taken_first(out: &mut Vec<String>) {
    left_last(out);
    let mut at = 0;
    while let Some(from) = (at..out.len()).find(|&place| out[place] == "from") {
        at = from + 1;
        let length = match &out[from + 1..] {
            [noun, number, ..] if NUMBERED.contains(&noun.as_str()) && is_digits(number) => 3,
            [size, noun, ..] if is_digits(size) && noun == "heap" => 3,
            [number, ..] if is_digits(number) => 2,
            _ => continue,
        };
        let before = out[..from].iter().rev().take_while(|word| ![";", "or", "/"].contains(&word.as_str()));
        if before.clone().any(|word| is_digits(word)) || is_left(out, from, from + length) {
            continue;
        }
        let after = &out[from + length..];
        let between = after.iter().take_while(|word| ["take", "token", ",", ":"].contains(&word.as_str())).count();
        if after.get(between).is_some_and(|word| is_digits(word)) {
            let mut place: Vec<String> = out.drain(from..from + length).collect();
            let mut taken: Vec<String> = out.drain(from..=from + between).collect();
            taken.retain(|word| word != "," && word != ":");
            taken.append(&mut place);
            at = from + taken.len();
            out.splice(from..from, taken);
        }
    }
}

/// Puts what a heap becomes behind the verb: `heap 2 4 becomes` is `heap 2 becomes 4`, and `the 9 heap 4 becomes` alike.
fn left_last(out: &mut [String]) {
    for at in 2..out.len() {
        let named = match [&out[at - 2], &out[at - 1]].map(String::as_str) {
            ["heap", other] | [other, "heap"] => is_digits(other),
            _ => false,
        };
        let from = at > 2 && out[at - 3] == "from";
        if named
            && !from
            && let Some(verb) = verb_behind(out, at)
        {
            out[at..=verb].rotate_right(1);
        }
    }
}

/// The place of `leaving` or `becomes` behind a list of numbers at `at`.
fn verb_behind(out: &[String], at: usize) -> Option<usize> {
    let listed = out[at..].iter().take_while(|word| is_digits(word) || *word == "and" || *word == ",").count();
    let verb = at + listed;
    let leaves = ["leaving", "becomes"].contains(&out.get(verb)?.as_str());
    let ends = !out.get(verb + 1).is_some_and(|word| is_digits(word) || word == ":");
    (leaves && ends && listed > 0 && is_digits(&out[at])).then_some(verb)
}

/// Whether the numbers at `at` are what is left, and not what is taken, of what begins at `from`: `from heap 2 4 leaving`
/// becomes `heap 2 leaving 4`, and `from 12 4 leaving` becomes `12 -> 4`.
fn is_left(out: &mut Vec<String>, from: usize, at: usize) -> bool {
    let leaves = |word: Option<&String>| word.is_some_and(|word| word == "leaving" || word == "becomes");
    let behind = verb_behind(out, at);
    if behind.is_none() && !leaves(out.get(at)) {
        return false;
    }
    let left = out.remove(behind.unwrap_or(at));
    out.insert(at, if is_digits(&out[from + 1]) { "->".to_owned() } else { left });
    out.remove(from);
    true
}

/// Appends what the first Hungarian pieces mean; how many they are.
fn of_hungarian(pieces: &[Piece<'_>], out: &mut Vec<String>, divisor: &mut Option<String>) -> usize {
    match pieces {
        // `2. kupacból`, `2.kupac`
        [Piece::Digits(digits), Piece::Other("."), Piece::Other(" "), Piece::Word(word), ..] if noun(word) => {
            name(word, digits, out);
            4
        }
        [Piece::Digits(digits), Piece::Other("."), Piece::Word(word), ..] if noun(word) => {
            name(word, digits, out);
            3
        }
        // `két kupacból` is no heap 2.
        [Piece::Word("két"), Piece::Other(" "), Piece::Word(word), ..]
            if hungarian(word).is_some_and(|(_, case)| FROM.contains(&case)) =>
        {
            out.push("két".to_owned());
            1
        }
        // `az első kupacból`
        [Piece::Word(ordinal), Piece::Other(" "), Piece::Word(word), ..]
            if noun(word) && hungarian(word).is_some_and(|(_, case)| FROM.contains(&case)) && place_of(ordinal) > 0 =>
        {
            name(word, &place_of(ordinal).to_string(), out);
            3
        }
        // `a 37-es kupacból`, `a 37 kavicsos kupacból`
        [
            Piece::Digits(digits),
            Piece::Other("-"),
            Piece::Word("as" | "es" | "os" | "ös"),
            Piece::Other(" "),
            Piece::Word(word),
            ..,
        ]
        | [
            Piece::Digits(digits),
            Piece::Other(" "),
            Piece::Word("kavicsos"),
            Piece::Other(" "),
            Piece::Word(word),
            ..,
        ] if noun(word) => {
            if let Some((meaning, case)) = hungarian(word) {
                out.extend(FROM.contains(&case).then(|| "from".to_owned()));
                out.extend([(*digits).to_owned(), meaning.to_owned()]);
            }
            5
        }
        // `0-tól 6-ig`
        [
            Piece::Digits(from),
            Piece::Other("-"),
            Piece::Word("tól" | "től"),
            Piece::Other(" "),
            Piece::Digits(to),
            Piece::Other("-"),
            Piece::Word("ig"),
            ..,
        ] => {
            out.push(format!("{from}-{to}"));
            7
        }
        // `1.-ből`
        [Piece::Digits(digits), Piece::Other("."), Piece::Other("-"), Piece::Word(suffix), ..] if is_suffix(suffix) => {
            if FROM.contains(suffix) {
                out.extend(["from".to_owned(), "heap".to_owned(), (*digits).to_owned()]);
                return 4;
            }
            ended(digits, suffix, out);
            4
        }
        // `3-at`, `12-ről`, `4-re`, `3-mal osztva`
        [Piece::Digits(digits), Piece::Other("-"), Piece::Word(suffix), rest @ ..] if is_suffix(suffix) => {
            if let [Piece::Other(" "), Piece::Word("osztva"), ..] = rest {
                *divisor = Some((*digits).to_owned());
                return 5;
            }
            ended(digits, suffix, out);
            3
        }
        // `nim-összeg`, `Grundy-szám`
        [Piece::Word("nim" | "grundy"), Piece::Other("-"), Piece::Word(_), ..] => 2,
        // The point A, and no article.
        [Piece::Word("a"), Piece::Other(" "), Piece::Word(word), rest @ ..]
            if word.starts_with("pont") && !names_more(rest) =>
        {
            out.push("a".to_owned());
            1
        }
        // `az A pontot jelölöm meg`
        [Piece::Word("az"), Piece::Other(" "), Piece::Word("a"), Piece::Other(" "), Piece::Word(word), ..]
            if word.starts_with("pont") =>
        {
            out.push("a".to_owned());
            3
        }
        // The article, where it is no letter of a column.
        [Piece::Word("a"), Piece::Other(" "), Piece::Digits(_) | Piece::Other("("), ..] => 1,
        [Piece::Word("a"), Piece::Other(" "), Piece::Word(word), ..]
            if !word.starts_with("oszlop") && !["és", "vagy"].contains(word) =>
        {
            1
        }
        // `a soron levő játékos`
        [Piece::Word("soron"), Piece::Other(" "), Piece::Word("levő" | "lévő"), ..] => {
            out.push("next".to_owned());
            3
        }
        // `(2, 3, 7) után (2, 3, 1)`
        [Piece::Word("után"), ..] => {
            let tuple = out.iter().rposition(|word| word == "(").filter(|_| out.last().is_some_and(|last| last == ")"));
            out.insert(tuple.unwrap_or(out.len()), "after".to_owned());
            1
        }
        // `55 meg 8`
        [Piece::Word("meg"), Piece::Other(" "), Piece::Digits(_), ..]
            if out.last().is_some_and(|last| is_digits(last)) =>
        {
            out.push("and".to_owned());
            1
        }
        // `3 mezőt le`, but not `döntsd le`
        [Piece::Word("le"), ..] => {
            let goes = !out.iter().any(|word| OF_VERBS.contains(&word.as_str()));
            out.extend(goes.then(|| "down".to_owned()));
            1
        }
        // A number at the end of a list; before a noun it is an article.
        [Piece::Word("egy"), rest @ ..] if ends_item(rest) => {
            out.push("1".to_owned());
            1
        }
        [Piece::Word(word), _, ..] if THEN.contains(word) => 1,
        [Piece::Word(word), ..] if SILENT.contains(word) => 1,
        [Piece::Word(word), ..] => {
            match hungarian(word) {
                Some((meaning, case)) => {
                    if FROM.contains(&case) {
                        out.push("from".to_owned());
                    }
                    out.push(meaning.to_owned());
                }
                None => out.push((*word).to_owned()),
            }
            1
        }
        _ => other(&pieces[0], out),
    }
}

/// Appends a Hungarian number with its ending.
fn ended(digits: &str, suffix: &str, out: &mut Vec<String>) {
    let named = match &out[..] {
        [.., noun, number, sign] if [",", ":"].contains(&sign.as_str()) => Some((noun, number)),
        // `az 5-ös kupacból 3-at`
        [.., size, noun] if noun == "heap" => Some((noun, size)),
        [.., noun, number] => Some((noun, number)),
        _ => None,
    };
    match suffix {
        "ra" | "re" => out.push("->".to_owned()),
        "ig" => out.push("to".to_owned()),
        "tól" | "től" => out.push("from".to_owned()),
        "ból" | "ből" => out.push("from".to_owned()),
        // `2. kupac, 4-et`
        _ if TAKEN.contains(&suffix)
            && named.is_some_and(|(noun, number)| NUMBERED.contains(&noun.as_str()) && is_digits(number)) =>
        {
            out.push("take".to_owned());
        }
        _ => {}
    }
    out.push(digits.to_owned());
}

/// The number of a Hungarian ordinal; 0 for another word.
fn place_of(word: &str) -> usize {
    ["első", "második", "harmadik", "negyedik"].iter().position(|known| *known == word).map_or(0, |place| place + 1)
}

/// Whether nothing follows, a sign between items, or a word that joins them.
fn ends_item(rest: &[Piece<'_>]) -> bool {
    matches!(
        rest,
        [] | [Piece::Other("," | ";" | "." | "/" | ")" | "+"), ..]
            | [Piece::Other(" "), Piece::Other("+") | Piece::Word("és" | "vagy" | "meg"), ..]
    )
}

/// Whether words or numbers come before the next separator.
fn names_more(rest: &[Piece<'_>]) -> bool {
    let ends = |piece: &&Piece<'_>| !matches!(piece, Piece::Other(";" | "," | "/"));
    rest.iter().take_while(ends).any(|piece| matches!(piece, Piece::Word(_) | Piece::Digits(_)))
}

/// A Hungarian noun with the number that it has: `2. kupacból` is `from heap 2`.
fn name(word: &str, digits: &str, out: &mut Vec<String>) {
    if let Some((meaning, case)) = hungarian(word) {
        if FROM.contains(&case) || meaning != "heap" && ["tól", "től"].contains(&case) {
            out.push("from".to_owned());
        }
        // Nothing is put onto a heap.
        if meaning == "heap" && ["ba", "be", "hoz", "hez", "höz"].contains(&case) {
            out.push("onto".to_owned());
        }
        // `az 1. rész 2. kupacából` names the part first.
        let whole = out.len().saturating_sub(2);
        let part = if meaning == "heap" && out.get(whole).is_some_and(|word| word == "part") {
            out.split_off(whole)
        } else {
            Vec::new()
        };
        out.extend([meaning.to_owned(), digits.to_owned()]);
        out.extend(part);
    }
}

/// Whether a Hungarian word names what is numbered.
fn noun(word: &str) -> bool {
    hungarian(word).is_some_and(|(meaning, _)| NUMBERED.contains(&meaning))
}

/// What a Hungarian word means, and its case.
fn hungarian(word: &str) -> Option<(&'static str, &str)> {
    let fitting = HUNGARIAN.iter().filter_map(|(stem, meaning)| {
        let case = word.strip_prefix(stem)?;
        CASES.contains(&case).then_some((stem.len(), *meaning, case))
    });
    fitting.max_by_key(|(length, ..)| *length).map(|(_, meaning, case)| (meaning, case))
}

/// Whether letters behind a number and a hyphen are a suffix.
fn is_suffix(letters: &str) -> bool {
    const MORE: &[&str] = &[
        "cel", "gyel", "tel", "tal", "zel", "szal", "nel", "nal", "zal", "rel", "dal", "ös", "ig", "szor", "szer",
        "ször", "ás", "el", "al",
    ];
    !letters.is_empty() && (CASES.contains(&letters) || MORE.contains(&letters))
}

/// Appends what the first Hebrew pieces mean; how many they are.
fn of_hebrew(pieces: &[Piece<'_>], out: &mut Vec<String>) -> usize {
    match pieces {
        // `8 מ-12`, but not `מ-12 ל-4`
        [Piece::Word("מ"), Piece::Other("-"), Piece::Digits(_), rest @ ..]
            if !rest.iter().any(|piece| matches!(piece, Piece::Word("ל"))) =>
        {
            out.push("from".to_owned());
            2
        }
        // `מ-7`, `ל-4`, `ב-3`
        [Piece::Word(prefix @ ("מ" | "ל" | "ב" | "ו" | "ה" | "כ" | "ש")), Piece::Other("-"), ..] => {
            out.extend(preposition(prefix, true).map(str::to_owned));
            2
        }
        // `14 ו15`, `(1, 6) ו(2, 5)`
        [Piece::Word("ו"), Piece::Digits(_) | Piece::Other("("), ..] => {
            out.push("and".to_owned());
            1
        }
        // `עמודה א`
        [Piece::Word(noun), Piece::Other(" "), Piece::Word(letter @ ("א" | "ב" | "ג")), rest @ ..]
            if hebrew(noun).is_some_and(|(_, noun)| noun == "column") && !matches!(rest, [Piece::Other("-"), ..]) =>
        {
            let letter = match *letter {
                "א" => "a",
                "ב" => "b",
                _ => "c",
            };
            out.extend(["column".to_owned(), letter.to_owned()]);
            3
        }
        // `שני אסימונים`, but `שני` alone is the second
        [Piece::Word("שני" | "שתי"), Piece::Other(" "), Piece::Word(noun), ..]
            if hebrew(noun).is_some_and(|(prefix, noun)| prefix.is_none() && PLURALS.contains(&noun)) =>
        {
            out.push("2".to_owned());
            1
        }
        // `מערימה אחת` names none, and `פין אחד` counts.
        [Piece::Word(noun), Piece::Other(" "), Piece::Word("אחת" | "אחד"), ..]
            if hebrew(noun).is_some_and(|(_, noun)| noun == "heap" || noun == "pin") =>
        {
            of_hebrew(&pieces[..1], out);
            let noun = out.len() - 1;
            out.insert(noun, "one".to_owned());
            3
        }
        [Piece::Word("אף"), Piece::Other(" "), Piece::Word("אחד" | "אחת"), ..] => {
            out.push("nobody".to_owned());
            3
        }
        // `מהערימה של 4`, `מהערימה עם 4`
        [Piece::Word("של" | "עם"), Piece::Other(" "), Piece::Digits(_), ..]
            if out.last().is_some_and(|before| before == "heap") =>
        {
            out.push("of".to_owned());
            1
        }
        // `נים 2 + דים 4`, but not `סכום נים 2`
        [Piece::Word("נים"), Piece::Other(" "), Piece::Digits(_), ..]
            if out.last().is_none_or(|before| ["+", ";"].contains(&before.as_str())) =>
        {
            out.push("nim".to_owned());
            1
        }
        [Piece::Word(word), ..] if SILENT_HEBREW.contains(word) => 1,
        [Piece::Word(word), ..] => {
            match hebrew(word) {
                Some((Some("ל"), "heap")) => out.extend(["onto".to_owned(), "heap".to_owned()]),
                Some((prefix, meaning)) => {
                    out.extend(prefix.and_then(|prefix| preposition(prefix, false)).map(str::to_owned));
                    out.push(meaning.to_owned());
                }
                None => out.push((*word).to_owned()),
            }
            1
        }
        _ => other(&pieces[0], out),
    }
}

/// What a Hebrew letter before a word means; `ל` before a number is where a heap goes.
fn preposition(letter: &str, number: bool) -> Option<&'static str> {
    match letter {
        "מ" if !number => Some("from"),
        "ל" if number => Some("->"),
        "ו" => Some("and"),
        _ => None,
    }
}

/// What a Hebrew word means, and the letter before it.
fn hebrew(word: &str) -> Option<(Option<&str>, &'static str)> {
    let known = |word: &str| HEBREW.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning);
    if let Some(meaning) = known(word) {
        return Some((None, meaning));
    }
    let first = word.chars().next().filter(|first| "מבלוהש".contains(*first))?;
    let (prefix, rest) = word.split_at(first.len_utf8());
    match known(rest) {
        Some(meaning) => Some((Some(prefix), meaning)),
        // `והערימה`, `שבשורה`
        None => hebrew(rest).map(|(_, meaning)| (Some(prefix), meaning)),
    }
}

/// Appends a piece as it is.
fn other(piece: &Piece<'_>, out: &mut Vec<String>) -> usize {
    // In English no colon parts what is left from its verb.
    let parts = matches!(piece, Piece::Other(":")) && out.last().is_some_and(|word| word == "leaving");
    if let Piece::Digits(text) | Piece::Other(text) = piece
        && !text.trim().is_empty()
        && !parts
    {
        out.push((*text).to_owned());
    }
    1
}

/// A plain text in runs of digits, runs of letters, and single characters.
fn pieces(plain: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = plain;
    while let Some(first) = rest.chars().next() {
        let run = |fits: fn(char) -> bool| rest.find(|sign: char| !fits(sign)).unwrap_or(rest.len());
        let (length, piece): (usize, fn(&str) -> Piece<'_>) = if first.is_ascii_digit() {
            (run(|sign| sign.is_ascii_digit()), |text| Piece::Digits(text))
        } else if first.is_alphabetic() {
            (run(char::is_alphabetic), |text| Piece::Word(text))
        } else if rest.starts_with("->") {
            (2, |text| Piece::Other(text))
        } else {
            (first.len_utf8(), |text| Piece::Other(text))
        };
        pieces.push(piece(&rest[..length]));
        rest = &rest[length..];
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::super::text::plain;
    use super::*;

    #[test]
    fn answers_are_said_in_english() {
        for (typed, english) in [
            ("vegyél 3-at a 2. kupacból", "take 3 from heap 2"),
            ("3 kavics elvétele a 2. kupacból", "3 token take from heap 2"),
            ("Elvett kavicsok: 4, kupac: 3.", "take token: 4, heap: 3."),
            ("a 3. kupac: 12 → 4", "heap 3: 12 -> 4"),
            ("12-ről 4-re", "12 -> 4"),
            ("8-at a 12-ből", "8 from 12"),
            ("a soron következő játékos nyer", "next player wins"),
            ("A másik játékos.", "other player."),
            ("a soron levő játékos", "next player"),
            ("a 3. kupacból 4 marad", "heap 3 leaving 4"),
            ("az 1. csíkból 3 és 12 marad", "strip 1 leaving 3 and 12"),
            ("az 1. csíkból marad: 3 és 12", "strip 1 leaving 3 and 12"),
            ("a 12-ből 4 marad", "12 -> 4"),
            ("a 3. kupacból 8-at, marad 4", "take 8 from heap 3, leaving 4"),
            ("törés a 3. sorban, a 4. oszlopban", "bite row 3, column 4"),
            ("a 3. érme és a tőle jobbra levők megfordítása", "coin 3 and all right turn"),
            ("3 mező balra", "3 cell left"),
            ("3 mezőt balra le", "3 cell left down"),
            ("döntsd le a 3. bábut", "knock pin 3"),
            ("a 6-os kupac 2 lesz", "6 heap becomes 2"),
            ("a 6-os kupacból 4-et, 2 marad", "take 4 from 6 heap, 2 leaving"),
            ("(2, 3, 7) után (2, 3, 1)", "after (2, 3, 7) (2, 3, 1)"),
            ("az 1. sorban akad el; (8, 12, 15)", "row 1; (8, 12, 15)"),
            ("a 2. kupac szétosztása így: 3 és 4", "heap 2 split: 3 and 4"),
            ("3-mal osztva 0 vagy 2 a maradék", "0 or 2 remainder after division by 3"),
            ("1. sor, c oszlop: 3 helyett 30 kell", "row 1, c column: 3 instead 30 must"),
            ("nem vesztő trió", "not a lost trio"),
            ("egyik sem: döntetlen", "neither: draw"),
            ("hamis: (1, 2, 3)", "false: (1, 2, 3)"),
            ("a 2. kupacból 4-et", "take 4 from heap 2"),
            ("a 2. sorból vegyél el 4 kavicsot", "take 4 from row 2 token"),
            ("2. kupac, 4-et", "heap 2, take 4"),
            ("a 12-ből 8-at; az 1.-ből 3-at", "8 from 12; take 3 from heap 1"),
            ("4 az 1.-ből", "4 from heap 1"),
            ("vegyél el 4-et", "take 4"),
            ("egyikben sem", "neither"),
            ("az első kupacból 6-ot", "take 6 from heap 1"),
            ("négy, három és egy", "4, 3 and 1"),
            ("a 2-től az 5-ig", "from 2 to 5"),
            ("13 מערימה אחת", "13 from one heap"),
            ("1 3 5 6 8; nim‑összeg 9", "1 3 5 6 8; sum 9"),
            ("A Grundy‑szám: 0.", "number: 0."),
            ("A pont", "a point"),
            ("az A pont; a C pont", "a point; c point"),
            ("Pont: A", "point: a"),
            ("A redukció itt áll meg: 2. sor, a számok: (2, 2, 3).", "the reduction stops: row 2, number: (2, 2, 3)."),
            ("8 מ־12", "8 from 12"),
            ("קחו 3 מערימה 2", "take 3 from heap 2"),
            ("לקחת 3 מערימה 2, ונשאר: (7, 3, 4)", "take 3 from heap 2, and leaving (7, 3, 4)"),
            ("מ־7 ל־4", "7 -> 4"),
            ("ערימה 3: 12 → 4", "heap 3: 12 -> 4"),
            ("הצד שבתור מנצח", "player next wins"),
            ("הצד השני", "player second"),
            ("לנגוס בשורה 3, עמודה 4", "bite row 3, column 4"),
            ("להפוך את המטבעות 2, 5", "turn coins 2, 5"),
            ("שאריות 0, 2 בחילוק ב־3", "remainders 0, 2 after division by 3"),
            ("לא נכון עבור (1, 2, 3)", "not true for (1, 2, 3)"),
            ("לא מפסידה: שורה 2", "not lost: row 2"),
            ("אף אחד: תיקו", "nobody: draw"),
            ("mindegyikre igaz", "true of all"),
            ("nem vesztő, ha n = 2", "not lost for n = 2"),
            ("A harmadik kupacban 5 kavics van.", "third heap 5 token."),
            ("a 11. bábu ledöntése", "pin 11 knock"),
            ("בעמודה המוסתרת 5 קוביות", "column hidden 5 squares"),
            ("מפסידה לכל \u{2066}n\u{2069}", "lost for every n"),
            ("nem tudom", "not tudom"),
            ("take 8 from heap 3", "take 8 from heap 3"),
            ("(7, 3, 4)", "(7, 3, 4)"),
            ("a", "a"),
        ] {
            assert_eq!(in_english(&plain(typed)), english, "{typed}");
        }
    }
}
