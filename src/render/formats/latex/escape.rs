//! Text in LaTeX: nothing in it is a command, a comment, an option or a ligature.
//!
//! Representation: text without line breaks; line breaks become spaces. Signs of mathematics that fonts of text lack are
//! formulas by themselves.
//! Source: The TeXbook, ch. 7 and 8.

/// Signs of mathematics and their commands.
pub const SIGNS: [(char, &str); 44] = [
    ('−', "-"),
    ('⊕', "\\oplus"),
    ('⊗', "\\otimes"),
    ('·', "\\cdot"),
    ('×', "\\times"),
    ('≤', "\\le"),
    ('≥', "\\ge"),
    ('≠', "\\ne"),
    ('≡', "\\equiv"),
    ('≈', "\\approx"),
    ('∈', "\\in"),
    ('∉', "\\notin"),
    ('⊂', "\\subset"),
    ('⊆', "\\subseteq"),
    ('∪', "\\cup"),
    ('∩', "\\cap"),
    ('∅', "\\emptyset"),
    ('∞', "\\infty"),
    ('∀', "\\forall"),
    ('∃', "\\exists"),
    ('¬', "\\neg"),
    ('∧', "\\wedge"),
    ('∨', "\\vee"),
    ('→', "\\to"),
    ('←', "\\leftarrow"),
    ('↑', "\\uparrow"),
    ('↓', "\\downarrow"),
    ('↔', "\\leftrightarrow"),
    ('⇒', "\\Rightarrow"),
    ('⇔', "\\Leftrightarrow"),
    ('↦', "\\mapsto"),
    ('⌊', "\\lfloor"),
    ('⌋', "\\rfloor"),
    ('⌈', "\\lceil"),
    ('⌉', "\\rceil"),
    ('⟨', "\\langle"),
    ('⟩', "\\rangle"),
    ('∑', "\\sum"),
    ('∏', "\\prod"),
    ('…', "\\ldots"),
    ('√', "\\surd"),
    ('∣', "\\mid"),
    ('∤', "\\nmid"),
    ('φ', "\\varphi"),
];

/// The command of a sign of mathematics.
pub fn command(sign: char) -> Option<&'static str> {
    SIGNS.iter().find(|(known, _)| *known == sign).map(|(_, command)| *command)
}

/// The text by itself.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    push(text, &mut out);
    out
}

/// Appends text.
pub fn push(text: &str, out: &mut String) {
    for sign in text.chars() {
        match sign {
            '\\' => out.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => out.extend(['\\', sign]),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '`' => out.push_str("\\textasciigrave{}"),
            '"' => out.push_str("\\textquotedbl{}"),
            // Nobody takes them for an option.
            '[' | ']' => out.extend(['{', sign, '}']),
            '*' if out.is_empty() || out.ends_with('\n') => out.push_str("{*}"),
            // Two of these would be one sign.
            '-' | '\'' | ',' | '<' | '>' if out.ends_with(sign) => out.extend(['\\', '/', sign]),
            '\u{a0}' => out.push('~'),
            '\u{ad}' => out.push_str("\\-"),
            '\u{2003}' => out.push_str("\\quad{}"),
            '\u{2009}' | '\u{202f}' => out.push_str("\\,"),
            '\u{2011}' => out.push_str("\\mbox{-}"),
            '\u{2060}' => out.push_str("\\nobreak{}"),
            '…' => out.push(sign),
            // What a file of LaTeX cannot hold, and what only keeps an order.
            '\n' | '\r' | '\t' => out.push(' '),
            '\u{2066}'..='\u{2069}' | '\u{feff}' => {}
            sign if sign.is_control() => {}
            sign => match command(sign) {
                Some(command) => out.extend(["$", command, "$"]),
                None => out.push(sign),
            },
        }
    }
}

/// An address as an argument of `\href` or `\qrcode`: what TeX would read is written in per cent.
pub fn address(target: &str) -> String {
    let mut out = String::with_capacity(target.len());
    for sign in target.chars() {
        match sign {
            '#' | '%' | '&' => out.extend(['\\', sign]),
            sign if sign.is_ascii_alphanumeric() || "-._:/?=+@,;!".contains(sign) => out.push(sign),
            sign => {
                let bytes = sign.to_string().into_bytes();
                bytes.iter().for_each(|byte| out.push_str(&format!("\\%{byte:02X}")));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn ordinary_text_stays_readable() {
        for text in ["Take 2 from heap 1, leaving (3, 9, 10).", "árvíztűrő – it’s 5 < 6 / 7!", "nim-sum: +1 = …"]
        {
            assert_eq!(escaped(text), text);
        }
        assert_eq!(escaped("7 ⊕ 3"), "7 $\\oplus$ 3");
    }

    #[test]
    fn nothing_is_a_command() {
        assert_eq!(
            escaped("\\input{/etc/passwd} 5% $x$ #1 a_b ~ ^^5c [x] -- '' \u{0}"),
            "\\textbackslash{}input\\{/etc/passwd\\} 5\\% \\$x\\$ \\#1 a\\_b \\textasciitilde{} \
             \\textasciicircum{}\\textasciicircum{}5c {[}x{]} -\\/- '\\/' "
        );
        assert_eq!(escaped("*x"), "{*}x");
        assert_eq!(address("https://a.b/~c?d=e&f#g%{}\\"), "https://a.b/\\%7Ec?d=e\\&f\\#g\\%\\%7B\\%7D\\%5C");
    }

    proptest! {
        /// Every backslash begins one of the commands above, and nothing that TeX reads is left bare.
        #[test]
        fn only_known_commands_are_left(text in r#"[-a1 *_<>\[\]()`#+.|~$&;!=:^/"'{}\\%⊕,\n]{0,24}"#) {
            let mut rest = escaped(&text);
            for known in ["\\textbackslash{}", "\\textasciitilde{}", "\\textasciicircum{}", "\\textasciigrave{}",
                "\\textquotedbl{}", "$\\oplus$", "{[}", "{]}", "{*}", "\\{", "\\}", "\\$", "\\&", "\\#", "\\%", "\\_"]
            {
                rest = rest.replace(known, "\u{1}");
            }
            rest = rest.replace("\\/", "");
            prop_assert!(!rest.contains(['\\', '{', '}', '$', '&', '#', '%', '_', '~', '^', '[', ']', '\n']), "{rest}");
        }
    }
}
