//! Plain text in Markdown: whatever could be taken for markup gets a backslash, and nothing else does.
//!
//! Representation: text without line breaks, to stand anywhere in a line; line breaks become spaces.
//! It cannot fail.
//! Source: CommonMark 0.31, section 2.4; bars and tildes for tables and for strike-through elsewhere.

/// The text, to be read as it is.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.char_indices().peekable();
    while let Some((at, sign)) = rest.next() {
        let next = rest.peek().map(|&(_, next)| next);
        match sign {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '|' | '~' | '$' => out.push('\\'),
            '&' if next.is_some_and(|next| next == '#' || next.is_ascii_alphabetic()) => out.push('\\'),
            '\n' | '\r' => {
                out.push(' ');
                continue;
            }
            _ if opens_block(&text[..at], sign, next) => out.push('\\'),
            _ => {}
        }
        out.push(sign);
    }
    out
}

/// Whether a sign could open a heading, a list, a quotation or a rule if a line began with this text.
fn opens_block(before: &str, sign: char, next: Option<char>) -> bool {
    let gap = next.is_none_or(char::is_whitespace);
    match sign {
        '>' | '#' => before.trim().is_empty() || before.ends_with('#'),
        '+' => before.trim().is_empty() && gap,
        '-' | '=' => before.trim().is_empty() || before.trim().chars().all(|other| other == sign),
        '.' | ')' => (1..=9).contains(&before.trim().len()) && before.trim().bytes().all(|b| b.is_ascii_digit()) && gap,
        _ => false,
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
