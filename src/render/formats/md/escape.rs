//! Plain text in Markdown: whatever could be taken for markup gets a backslash, and nothing else does.
//!
//! Representation: text without line breaks, for any place in a line; line breaks become spaces. What could begin a tag or
//! an entity becomes `&lt;` and `&amp;`, because older dialects know no backslash before these two.
//! Source: CommonMark 0.31, section 2.4; bars and tildes for tables and for strike-through elsewhere.

/// The text, for the start of a line.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    push_start(text, &mut out);
    out
}

/// Appends text at the start of a line, where it could open a block.
pub fn push_start(text: &str, out: &mut String) {
    match block_mark(text) {
        Some(at) => {
            out.push_str(&text[..at]);
            out.push('\\');
            out.push_str(&text[at..=at]);
            push_within(&text[at + 1..], out);
        }
        None => push_within(text, out),
    }
}

pub fn push_within(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find(['\\', '`', '*', '_', '[', ']', '<', '|', '~', '$', '&', '\n', '\r']) {
        out.push_str(&rest[..at]);
        let (sign, after) = (rest.as_bytes()[at], &rest[at + 1..]);
        match sign {
            b'\n' | b'\r' => out.push(' '),
            // More text can follow the end of this one.
            b'&' if after.is_empty() || after.starts_with(|next: char| next == '#' || next.is_ascii_alphabetic()) => {
                out.push_str("&amp;");
            }
            b'<' if after.is_empty() || after.starts_with(opens_tag) => out.push_str("&lt;"),
            sign @ (b'&' | b'<') => out.push(char::from(sign)),
            sign => out.extend(['\\', char::from(sign)]),
        }
        rest = after;
    }
    out.push_str(rest);
}

/// Whether `<` before this character begins a tag, a comment or an address, in any dialect.
pub fn opens_tag(next: char) -> bool {
    next.is_ascii_alphabetic() || "/!?".contains(next)
}

/// Where the character is that makes a line a heading, a list, a quotation or a rule, if it does and if
/// [`push_within`] does not escape it anyway.
fn block_mark(text: &str) -> Option<usize> {
    let at = text.len() - text.trim_start().len();
    let line = &text[at..];
    let first = line.chars().next()?;
    let after = line[first.len_utf8()..].chars().next();
    let gap = after.is_none_or(char::is_whitespace);
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    match first {
        '>' | '#' => Some(at),
        '+' if gap => Some(at),
        '-' | '=' if gap || after == Some(first) => Some(at),
        _ if (1..=9).contains(&digits) => {
            let rest = line[digits..].strip_prefix(['.', ')'])?;
            rest.chars().next().is_none_or(char::is_whitespace).then_some(at + digits)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

    /// What a reader of Markdown sees: text, in one paragraph, or none.
    fn read(markdown: &str) -> Option<String> {
        let mut text = String::new();
        // What the common readers of Markdown know beyond CommonMark.
        let options = Options::ENABLE_TABLES
            | Options::ENABLE_FOOTNOTES
            | Options::ENABLE_STRIKETHROUGH
            | Options::ENABLE_TASKLISTS
            | Options::ENABLE_MATH
            | Options::ENABLE_GFM;
        for event in Parser::new_ext(markdown, options) {
            match event {
                Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => {}
                Event::Text(words) => text.push_str(&words),
                _ => return None,
            }
        }
        Some(text)
    }

    #[test]
    fn ordinary_text_stays_readable() {
        for text in ["Take 2 from heap 1, leaving (3, 9, 10).", "7 ⊕ 3 = 4 & so on; a - b + c > d # 5", "1.5 points"]
        {
            assert_eq!(escape(text), text);
        }
        assert_eq!(escape("# 2. not a heading"), "\\# 2. not a heading");
        assert_eq!(escape("12. not a list"), "12\\. not a list");
    }

    proptest! {
        #[test]
        fn text_is_read_back_as_it_was(text in r#"[-a1 *_<>\[\]()`#+.|~$&;!=:^/"'{}\\⊕]{1,24}"#) {
            let text = text.trim().to_owned();
            prop_assume!(!text.is_empty());
            prop_assert_eq!(read(&escape(&text)), Some(text.clone()), "{}", escape(&text));
            let table = format!("| x |\n|---|\n| {} |", escape(&text));
            let events: Vec<_> = Parser::new_ext(&table, Options::ENABLE_TABLES).collect();
            let cells = events.iter().filter(|event| matches!(event, Event::Start(Tag::TableCell))).count();
            prop_assert_eq!(cells, 2);
        }
    }
}
