//! Text in Typst: nothing in it is markup, code, a reference, a comment or a shorthand.
//!
//! Representation: text without line breaks; line breaks become spaces. A backslash before a sign of ASCII makes it text.
//! Source: Typst 0.15, "Syntax".

/// The text by itself.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    push(text, &mut out);
    out
}

/// Appends text.
pub fn push(text: &str, out: &mut String) {
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let next = signs.peek().copied();
        let begins = out.rsplit('\n').next().is_none_or(|line| line.trim_start().is_empty());
        let is_markup = match sign {
            '\\' | '#' | '*' | '_' | '`' | '$' | '<' | '>' | '@' | '~' | '[' | ']' => true,
            // What begins a line may be a list, a heading or a term.
            '-' | '+' | '=' | '/' if begins => true,
            // Comments, shorthands of dashes and of the minus sign.
            '/' | '-' if next.is_some_and(|next| "/*-?".contains(next) || next.is_ascii_digit()) => true,
            '/' | '-' if out.ends_with(['/', '-']) => true,
            // A number with a full stop begins a list, three full stops are one sign.
            '.' if next == Some('.') || begins_with_number(out) => true,
            // An address would be a link.
            ':' if next == Some('/') => true,
            // What stands after a function would be called or taken of it.
            '(' | ';' if out.ends_with([']', ')']) => true,
            '.' if out.ends_with([']', ')']) && next.is_some_and(char::is_alphabetic) => true,
            _ => false,
        };
        match sign {
            '\u{a0}' => out.push('~'),
            '\n' | '\r' | '\t' => out.push(' '),
            '\u{2066}'..='\u{2069}' | '\u{feff}' => {}
            sign if sign.is_control() => {}
            sign if is_markup => out.extend(['\\', sign]),
            sign => out.push(sign),
        }
    }
}

/// Whether the line so far is a number.
fn begins_with_number(out: &str) -> bool {
    let line = out.rsplit('\n').next().unwrap_or_default().trim_start();
    !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit())
}

/// A text as a string of code.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for sign in text.chars() {
        match sign {
            '"' | '\\' => out.extend(['\\', sign]),
            '\n' => out.push_str("\\n"),
            sign if sign.is_control() => {}
            sign => out.push(sign),
        }
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn ordinary_text_stays_readable() {
        for text in ["Take 2 from heap 1, leaving (3, 9, 10).", "7 ⊕ 3 = 4; a - b + c & so on", "nim-sum 1.5 it’s 5%"]
        {
            assert_eq!(escaped(text), text);
        }
    }

    #[test]
    fn nothing_is_code() {
        assert_eq!(
            escaped("#read(\"/etc/passwd\") $x$ *b* _c_ `d` // e /* f @g <h> i~j -- k\\ l[m]"),
            "\\#read(\"/etc/passwd\") \\$x\\$ \\*b\\* \\_c\\_ \\`d\\` \\/\\/ e \\/\\* f \\@g \\<h\\> i\\~j \\-\\- k\\\\ l\\[m\\]"
        );
        for (text, written) in [
            ("- x", "\\- x"),
            ("= x", "\\= x"),
            ("/ x: y", "\\/ x: y"),
            ("12. x", "12\\. x"),
            ("x...", "x\\.\\.."),
            ("http://x", "http\\:\\/\\/x"),
            ("-1", "\\-1"),
            ("a\nb", "a b"),
        ] {
            assert_eq!(escaped(text), written);
        }
        let mut out = "#emph[x]".to_owned();
        push("(y)", &mut out);
        assert_eq!(out, "#emph[x]\\(y)");
        assert_eq!(quoted("a\"b\\"), "\"a\\\"b\\\\\"");
    }

    proptest! {
        /// What Typst could read is after a backslash.
        #[test]
        fn markup_is_escaped(text in r#"[-a1 *_<>\[\]()`#+.|~$&;!=:^/"'{}\\⊕@\n]{0,24}"#) {
            let written = escaped(&text);
            let mut bare = String::new();
            let mut signs = written.chars();
            while let Some(sign) = signs.next() {
                if sign == '\\' { prop_assert!(signs.next().is_some()); bare.push('x') } else { bare.push(sign) }
            }
            prop_assert!(!bare.contains(['#', '*', '_', '`', '$', '<', '>', '@', '~', '[', ']', '\n']), "{}", written);
            for pair in ["//", "/*", "--", "-?", "...", "://"] {
                prop_assert!(!bare.contains(pair), "{}", written);
            }
            prop_assert!(!bare.trim_start().starts_with(['-', '+', '=', '/']), "{}", written);
        }
    }
}
