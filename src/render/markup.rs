//! Text in markup, and the names that pages and programs know values of the document by.
//!
//! Source: HTML, WHATWG, "Serializing HTML fragments"; RFC 4648 (base64).

use std::borrow::Cow;
use std::fmt::{self, Write};

use crate::document::book::Status;
use crate::document::{Paper, Show};

/// Text with the five characters replaced that HTML reads, in elements and in quoted attributes.
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
            f.write_str(&rest[..at])?;
            f.write_str(match rest.as_bytes()[at] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                _ => "&#39;",
            })?;
            rest = &rest[at + 1..];
        }
        f.write_str(rest)
    }
}

/// Appends text, escaped.
pub fn escape(text: &str, out: &mut String) {
    let _ = write!(out, "{}", Escaped(text));
}

/// Appends text between tags.
pub fn tagged(open: &str, text: &str, close: &str, out: &mut String) {
    let _ = write!(out, "{open}{}{close}", Escaped(text));
}

/// Text in which short tuples, parentheses around numbers and single letters, have spaces that do not break.
pub fn unbroken_tuples(text: &str) -> Cow<'_, str> {
    let is_entry = |part: &str| {
        let letters = part.chars().filter(|sign| sign.is_alphabetic()).count();
        letters <= 1 && part.chars().all(|sign| sign.is_alphanumeric() || "−…".contains(sign))
    };
    let (mut tied, mut rest) = (String::new(), text);
    while let Some(open) = rest.find('(') {
        let Some(end) = rest[open..].find(')').map(|length| open + length) else { break };
        let inner = &rest[open + 1..end];
        tied += &rest[..=open];
        match inner.contains(", ") && inner.len() < LONG_SIGNS && inner.split(", ").all(is_entry) {
            true => tied += &inner.replace(' ', "\u{a0}"),
            false => tied += inner,
        }
        rest = &rest[end..];
    }
    if tied.is_empty() { text.into() } else { (tied + rest).into() }
}

/// Signs of more bytes may break, or they would reach beyond the page.
pub const LONG_SIGNS: usize = 32;

/// The name of a kind of document.
pub fn kind(shows: Show) -> &'static str {
    match shows {
        Show::Questions => "questions",
        Show::Folded => "folded",
        Show::Key => "key",
    }
}

/// The paper's name in a style sheet, which has no word for large print.
pub fn paper(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 | Paper::A4Large => "A4",
        Paper::A5Pair => "A5",
        Paper::Letter | Paper::LetterLarge => "letter",
    }
}

/// The name of a status, as in `data-verdict`.
pub fn verdict(status: &Status) -> &'static str {
    match status {
        Status::Proved => "proved",
        Status::Refuted => "refuted",
        Status::Checked(_) => "checked",
        Status::Open => "open",
        Status::NoVerdict => "none",
        Status::ByHand => "hand",
        Status::Definition | Status::Convention => "definition",
        Status::History => "history",
        Status::Computed => "computed",
        Status::Cited => "cited",
    }
}

/// Elements within a word or beside a full stop; all others part words. Those of formulas begin with `m`.
const WITHIN: [&str; 10] = ["a", "b", "bdi", "cite", "code", "em", "i", "strong", "sub", "sup"];

/// HTML as text: without elements, templates, drawings and formulas' markup, with entities read.
pub fn plain(html: &str) -> String {
    let mut out = String::with_capacity(html.len() / 2);
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let name = rest[1..].trim_start_matches('/').split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
        if !WITHIN.contains(&name) && !name.starts_with('m') && !out.ends_with(' ') {
            out.push(' ');
        }
        let end = match name {
            "svg" => "</svg>",
            "template" => "</template>",
            _ => ">",
        };
        rest = rest.find(end).map_or("", |at| &rest[at + end.len()..]);
    }
    out.push_str(rest);
    let read = out
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
    let mut text = String::with_capacity(read.len());
    for word in read.split_whitespace() {
        // An element ended before the stop.
        if !text.is_empty() && !word.starts_with(['.', ',', ';', ':', ')']) {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// Bytes as base64.
pub fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, place| bits << 8 | u32::from(three.get(place).copied().unwrap_or(0)));
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place) & 63) as usize];
            out.push(if place <= three.len() { char::from(sign) } else { '=' });
        }
    }
    out
}

/// Bytes as printable ASCII for a script or a text in quotes, a thirteenth shorter than base64: 13 bits are two signs, and
/// at the end up to 6 bits one. There are 91 signs: all but the space, `"`, `<` and `\`.
pub fn printable(bytes: &[u8]) -> String {
    let signs: Vec<char> = ('!'..='~').filter(|sign| !['"', '<', '\\'].contains(sign)).collect();
    let mut out = String::with_capacity(bytes.len() * 16 / 13 + 2);
    let (mut held, mut bits) = (0_usize, 0);
    let mut pair = |value: usize| out.extend([signs[value / 91], signs[value % 91]]);
    for &byte in bytes {
        held = held << 8 | usize::from(byte);
        bits += 8;
        if bits >= 13 {
            bits -= 13;
            pair(held >> bits);
            held &= (1 << bits) - 1;
        }
    }
    match bits {
        0 => {}
        1..=6 => out.push(signs[held << (6 - bits)]),
        _ => pair(held << (13 - bits)),
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `templates/page/engine.js` reads it.
    fn read(signs: &str) -> Vec<u8> {
        let digit = |sign: u8| usize::from(sign - b'!') - b"\"<\\".iter().filter(|&&left_out| left_out < sign).count();
        let (mut out, mut held, mut bits) = (Vec::new(), 0_usize, 0);
        for pair in signs.as_bytes().chunks(2) {
            let (value, more) = match *pair {
                [first, second] => (digit(first) * 91 + digit(second), 13),
                [last] => (digit(last), 6),
                _ => unreachable!("chunks of two"),
            };
            held = held << more | value;
            bits += more;
            while bits >= 8 {
                bits -= 8;
                out.push((held >> bits) as u8);
                held &= (1 << bits) - 1;
            }
        }
        out
    }

    #[test]
    fn what_is_printable_is_read_as_it_was() {
        // 8191 is the last pair: 90 times 91, and one.
        assert_eq!(printable(&[0xff, 0xf8]), "~#!");
        for length in 0..64 {
            let bytes: Vec<u8> = (0..length).map(|place: usize| ((place * place * 7919) >> 3) as u8).collect();
            for bytes in [bytes, vec![0; length], vec![0xff; length]] {
                assert_eq!(read(&printable(&bytes)), bytes);
            }
        }
    }

    /// The vectors of RFC 4648, section 10.
    #[test]
    fn base64_is_that_of_the_standard() {
        for (bytes, signs) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(bytes.as_bytes()), signs);
        }
    }

    #[test]
    fn tuples_do_not_break() {
        let long = "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)";
        let tied = unbroken_tuples("For (1, −2, b), (2a, 3) (or so, it seems) and f(a, b").into_owned();
        assert_eq!(tied, "For (1,\u{a0}−2,\u{a0}b), (2a,\u{a0}3) (or so, it seems) and f(a, b");
        assert_eq!(unbroken_tuples(&format!("(1, 2), {long}")), format!("(1,\u{a0}2), {long}"));
    }

    #[test]
    fn text_of_a_page_has_no_markup() {
        let html = "<p>One&amp;two <svg><title>no</title></svg><b>three</b>.</p>\n<p>four</p>";
        assert_eq!(plain(html), "One&two three. four");
        let formula = "<h2><span class=\"n\">5.1</span>Trios</h2><math><mo>(</mo><mi>a</mi></math>, <span>155</span>.";
        assert_eq!(plain(formula), "5.1 Trios (a, 155.");
    }
}
