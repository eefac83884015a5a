//! Tables as schools save them, in any usual encoding, as text; and workbooks.
//!
//! Representation: UTF-8, or UTF-16 with or without a byte order mark, is known by its bytes. Of a code page every byte is
//! some character, so the one is taken in which names look most like names: letters of one script, capitals first,
//! vowels beside consonants.
//! Failure: `too-large`, `workbook` for the format of old spreadsheets, and `unknown-encoding` where the bytes are not text in the
//! encoding that they seem to have.
//! Source: the Encoding Standard of WHATWG, by `encoding_rs`.

use encoding_rs::{
    Encoding, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1255,
};

use crate::class::{Table, workbook};
use crate::source::{Diagnostic, Diagnostics, Text, quote};

/// The largest table that is read, in bytes: 16 MiB, some hundred thousand students.
pub const LIMIT: usize = 1 << 24;

/// The code pages that are told apart, the likeliest first.
const PAGES: [(&Encoding, &str); 5] = [
    (WINDOWS_1250, "Windows-1250 (Central European)"),
    (WINDOWS_1252, "Windows-1252 (Western European)"),
    (WINDOWS_1255, "Windows-1255 (Hebrew)"),
    (WINDOWS_1251, "Windows-1251 (Cyrillic)"),
    (MACINTOSH, "Mac Roman"),
];

/// An encoding by its name, as `--encoding` takes it.
pub fn named(name: &str) -> Result<&'static Encoding, String> {
    let plain = name.trim().to_lowercase().replace([' ', '_'], "-");
    let plain = if plain.replace('-', "") == "macroman" { "macintosh" } else { &plain };
    Encoding::for_label(plain.as_bytes()).ok_or_else(|| {
        "choose utf-8, utf-16, windows-1250 (Central European), windows-1252 (Western), windows-1251 (Cyrillic), \
         windows-1255 (Hebrew) or mac-roman"
            .to_owned()
    })
}

/// The bytes of a table as text; what is neither UTF-8 nor UTF-16 is in the encoding that is `given`, if one is.
///
/// # Errors
/// One fault, see above, or those of a workbook.
pub fn decode(name: &str, bytes: &[u8], given: Option<&'static Encoding>) -> Result<Table, Diagnostics> {
    if bytes.len() > LIMIT {
        let message = format!("this file has more than {LIMIT} bytes, which is the limit");
        return Err(Diagnostics::without_place(name, "too-large", message, "divide the class"));
    }
    if bytes.starts_with(b"PK\x03\x04") {
        return workbook::read(name, bytes);
    }
    // Workbooks of the old form, and those with a password, are compound documents.
    if bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        let message = "this is a workbook of the old format `.xls`, or one with a password";
        let help = "open it in the spreadsheet and save it as `.xlsx` without a password";
        return Err(Diagnostics::without_place(name, "workbook", message, help));
    }
    let certain = certain(bytes).or(given);
    let encoding = certain.unwrap_or_else(|| recognised(bytes)[0]);
    let (content, used, broken) = encoding.decode(bytes);
    let text = Text::new(name, &content);
    if broken {
        let at = content.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
        let at = at.saturating_sub(content.len() - text.content.len());
        let whose = if given.is_some_and(|given| given == used) {
            "which was said"
        } else {
            "the encoding that the file seems to have"
        };
        let message = format!("this is not a character of {}, {whose}", called(used));
        let help = "save the file as UTF-8, or say its encoding with `--encoding`";
        return Err(Diagnostics::one(text, Diagnostic::new("unknown-encoding", at..at + 3, message, help)));
    }
    let note = (used != UTF_8 && certain.is_none_or(|certain| Some(certain) != given)).then(|| {
        let examples = examples(bytes, &content);
        format!("{name} is not UTF-8; it was read as {}{examples}", called(used))
    });
    Ok(Table { text, note })
}

/// The name of an encoding for people.
fn called(encoding: &'static Encoding) -> &'static str {
    PAGES.iter().find(|(page, _)| *page == encoding).map_or(encoding.name(), |(_, called)| called)
}

/// The encoding that bytes have for sure, if they do.
fn certain(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0xff, 0xfe, ..] | [1..=255, 0, 1..=255, 0, ..] => Some(UTF_16LE),
        [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] => Some(UTF_16BE),
        _ => str::from_utf8(bytes).is_ok().then_some(UTF_8),
    }
}

/// The code pages, the one that bytes seem to have first.
fn recognised(bytes: &[u8]) -> [&'static Encoding; PAGES.len()] {
    let mut pages = PAGES.map(|(page, _)| page);
    pages.sort_by_cached_key(|page| {
        let text = page.decode_without_bom_handling(bytes).0;
        let is_part = |sign: char| sign.is_alphabetic() || !sign.is_ascii();
        let words = text.split(|sign| !is_part(sign)).filter(|word| !word.is_ascii());
        -words.map(|word| likeliness(&word.chars().collect::<Vec<char>>())).sum::<i64>()
    });
    pages
}

/// Up to two names that depend on the encoding, as a sentence.
fn examples(bytes: &[u8], content: &str) -> String {
    let cells = |text: &str| -> Vec<String> {
        text.split([',', ';', '\t', '\r', '\n', '"']).map(|cell| cell.trim().to_owned()).collect()
    };
    let other = certain(bytes).is_none().then(|| recognised(bytes)[1].decode_without_bom_handling(bytes).0);
    let (own, other) = (cells(content), other.map_or(Vec::new(), |other| cells(&other)));
    let differs = own.iter().zip(&other).filter(|(own, other)| own != other).map(|(own, _)| own);
    let mut found: Vec<String> = Vec::new();
    for cell in differs.chain(own.iter().filter(|cell| !cell.is_ascii())) {
        let shown = quote(cell);
        if found.len() < 2 && !found.contains(&shown) {
            found.push(shown);
        }
    }
    match found.is_empty() {
        true => String::new(),
        false => format!(", with {}; where a name is wrong, say the encoding with `--encoding`", found.join(" and ")),
    }
}

/// How much a word with letters beyond ASCII looks like a name; symbols, mixed scripts, capitals inside, vowels among vowels
/// and consonants among consonants do not.
fn likeliness(word: &[char]) -> i64 {
    let at = |place: Option<usize>| place.and_then(|place| word.get(place)).copied();
    let mut sum = 0;
    for (place, &sign) in word.iter().enumerate() {
        let (before, after) = (at(place.checked_sub(1)), at(Some(place + 1)));
        let lower = sign.to_lowercase().next().unwrap_or(sign);
        let is_apostrophe = matches!(sign, '’' | '‘') && after.is_some_and(char::is_uppercase);
        sum += match script(sign) {
            _ if is_apostrophe => 0,
            Script::None => -4,
            Script::Latin if sign.is_ascii() => 0,
            Script::Latin => latin(lower, before, after) - 2 * i64::from(place == 0 && sign.is_lowercase()),
            Script::Cyrillic if place == 0 && sign.is_lowercase() => -3,
            _ if word.len() > 1 => 2,
            _ => 0,
        };
        if let Some(before) = before {
            let is_mixed =
                script(before) != script(sign) && script(before) != Script::None && script(sign) != Script::None;
            let is_inside = before.is_alphabetic() && (before.is_lowercase() || after.is_some_and(char::is_lowercase));
            sum -= 6 * i64::from(is_mixed) + 4 * i64::from(sign.is_uppercase() && is_inside);
        }
    }
    sum
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Hebrew,
    Cyrillic,
    None,
}

fn script(sign: char) -> Script {
    match sign {
        '\u{5d0}'..='\u{5ea}' => Script::Hebrew,
        '\u{400}'..='\u{4ff}' => Script::Cyrillic,
        'ª' | 'º' | 'ˆ' | 'ˇ' => Script::None,
        _ if sign.is_alphabetic() && sign < '\u{250}' => Script::Latin,
        _ => Script::None,
    }
}

fn is_vowel(sign: char) -> bool {
    "aeiouyáàâãäåăąæéèêëěęíìîïıóòôõöøőœúùûüűůýÿ".contains(sign.to_lowercase().next().unwrap_or(sign))
}

/// How likely a letter beyond ASCII is between its neighbours.
fn latin(letter: char, before: Option<char>, after: Option<char>) -> i64 {
    let [before_vowel, after_vowel] = [before, after].map(|sign| sign.is_some_and(is_vowel));
    let is_last = after.is_none();
    let usual = match (is_vowel(letter), before_vowel, after_vowel) {
        (true, true, true) | (false, false, false) => -2,
        (true, true, _) if is_last => -1,
        (true, _, true) if before.is_none() => -1,
        _ => 0,
    };
    // Of two letters with one byte, where the one is used.
    let is_rare = match letter {
        'ñ' => 2 * i64::from(!after_vowel),
        'ń' | 'ð' => i64::from(after_vowel),
        'đ' => i64::from(!after_vowel),
        'ď' => i64::from(!after_vowel && !is_last),
        'ã' => i64::from(!matches!(after, Some('o' | 'e') | None)),
        'ă' => i64::from(matches!(after, Some('o' | 'e'))),
        'õ' => i64::from(after != Some('e')),
        'ő' => i64::from(after == Some('e')),
        'œ' => 2 * i64::from(before.is_none() && after != Some('u')),
        'ì' => i64::from(!is_last),
        'ę' => i64::from(is_last),
        'û' | 'ù' | 'ŕ' | 'ĺ' => 1,
        _ => 0,
    };
    1 + usual - is_rare
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, String) {
        let decoded = decode("f.csv", bytes, None).expect("a text");
        (decoded.text.content, decoded.note.unwrap_or_default())
    }

    /// The names of one encoding that are read as others, each in a roster by itself and all together.
    fn misread(page: &'static Encoding, names: &str) -> Vec<String> {
        let alone = names.split(' ').chain([names]).map(|names| {
            let roster = format!("id;name\n1;{}\n", names.replace(' ', "\n2;"));
            let (bytes, _, lacks) = page.encode(&roster);
            assert!(!lacks, "{names}");
            (read(&bytes).0, roster)
        });
        alone.filter(|(read, roster)| read != roster).map(|(read, _)| read).collect()
    }

    #[test]
    fn code_pages_are_told_apart_by_names() {
        let none: [String; 0] = [];
        for (page, names) in [
            (
                WINDOWS_1252,
                "Hélène Lefèvre Núñez João Nicolò Ångström Müller Peña Simões Conceição Søren Jørgensen Sæther Pål Jordà \
                 Mañana Guimarães Françoise Loïc Ibáñez Thérèse Håkan Björk O’Neíll",
            ),
            (
                WINDOWS_1250,
                "Őry Űrhegyi Kovács Žižka Łuk Mező Gergő Szűcs Čapek Kovač Novaček Dvořák Jiří Kristić Ćosić Gdańsk Stępień \
                 Wałęsa Żuraw Călin Đorđe Anđela Martinů Zdeněk Naďa Daňa Śliwa Kučera",
            ),
            (MACINTOSH, "Hélène Núñez João Müller José Zoë García Björn Käthe Jürgen Ångström Nicolò François"),
            (WINDOWS_1251, "Иван Петрова Щукин Юлия Наталья Їжакевич Ђорђе"),
            (WINDOWS_1255, "נועם לוי דוד כהן אביגיל"),
        ] {
            assert_eq!(misread(page, names), none, "{}", page.name());
        }
        for utf16 in [&b"\xff\xfei\0d\0Q\x01"[..], b"\xfe\xff\0i\0d\x01Q", b"i\0d\0Q\x01", b"\0i\0d\x01Q"] {
            let (content, note) = read(utf16);
            assert_eq!(content, "idő");
            assert!(note.contains("read as UTF-16"), "{note}");
        }
        for utf8 in ["id,Ágó".as_bytes(), b"\xef\xbb\xbfid,\xc3\x81g\xc3\xb3"] {
            assert_eq!(read(utf8), ("id,Ágó".into(), String::new()));
        }
    }

    #[test]
    fn what_was_guessed_is_shown_by_two_names() {
        // The bytes are from the tables of the Encoding Standard: ő is F5 in Windows-1250, è is E8 in Windows-1252.
        let (content, note) = read(b"id,name\n1,\xc9va Mez\xf5\n2,\xd3n\xf3di \xc9va\n3,Gerg\xf5\n");
        assert_eq!(content, "id,name\n1,Éva Mező\n2,Ónódi Éva\n3,Gergő\n");
        assert_eq!(
            note,
            "f.csv is not UTF-8; it was read as Windows-1250 (Central European), with `Éva Mező` and `Gergő`; where a name is \
             wrong, say the encoding with `--encoding`"
        );
        let said = decode("f.csv", b"id,Mez\xf5", Some(WINDOWS_1252)).expect("a text");
        assert_eq!((said.text.content.as_str(), said.note), ("id,Mezõ", None));
        assert_eq!(decode("f.csv", "Mező".as_bytes(), Some(WINDOWS_1252)).expect("a text").text.content, "Mező");
        for (name, encoding) in [
            ("windows-1250", WINDOWS_1250),
            ("CP1252", WINDOWS_1252),
            ("latin1", WINDOWS_1252),
            ("Mac Roman", MACINTOSH),
            ("UTF-8", UTF_8),
            ("utf-16", UTF_16LE),
        ] {
            assert_eq!(named(name), Ok(encoding), "{name}");
        }
        assert!(named("ansi-hu").expect_err("no encoding").contains("windows-1250"));
    }

    #[test]
    fn what_is_no_text_is_refused_with_its_place() {
        let fault = |bytes: &[u8], given| decode("f.csv", bytes, given).expect_err("a fault").to_string();
        assert!(fault(b"\xff\xfei\0d\0\0\xd8", None).starts_with("f.csv:1:3: error[unknown-encoding]"));
        let said = fault(b"id,Mez\xf5", Some(UTF_8));
        assert!(
            said.starts_with("f.csv:1:7: error[unknown-encoding]: this is not a character of UTF-8, which was said"),
            "{said}"
        );
        assert!(fault(&vec![b'a'; LIMIT + 1], None).contains("error[too-large]"));
        // The first bytes of an archive, and those of .xls.
        assert!(fault(b"PK\x03\x04\x14\0\x06\0", None).starts_with("f.csv: error[bad-workbook]"));
        assert!(fault(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", None).starts_with("f.csv: error[workbook]"));
    }
}
