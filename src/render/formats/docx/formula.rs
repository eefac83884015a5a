//! Formulas as Office mathematics (OMML), from the same tree as those of PDF.
//!
//! Representation: elements of the namespace `m`; a run for each sign, whose class Word knows. Letters are in italics
//! unless a style says otherwise, and lines are lined up at `&`.
//! Source: ECMA-376, part 1, section 22.1.

use std::fmt::Write;

use crate::render::bank::xml::escaped;
use crate::render::formula::{Class, Node, Place, accent};

/// A formula within a line, or one that has a line of its own.
pub fn write(node: &Node, display: bool, out: &mut String) {
    out.push_str(if display {
        "<m:oMathPara><m:oMathParaPr><m:jc m:val=\"left\"/></m:oMathParaPr><m:oMath>"
    } else {
        "<m:oMath>"
    });
    Writer { out, display, style: "" }.node(node);
    out.push_str(if display { "</m:oMath></m:oMathPara>" } else { "</m:oMath>" });
}

struct Writer<'o> {
    out: &'o mut String,
    display: bool,
    /// The properties of letters in a style.
    style: &'static str,
}

/// The name of an element with an argument for each part, as `num` and `den` of a fraction.
type Argument<'n> = (&'static str, Option<&'n Node>);

impl Writer<'_> {
    fn run(&mut self, properties: &str, text: &str) {
        let properties = if properties.is_empty() { String::new() } else { format!("<m:rPr>{properties}</m:rPr>") };
        let space = if text.starts_with(' ') || text.ends_with(' ') { " xml:space=\"preserve\"" } else { "" };
        let _ = write!(self.out, "<m:r>{properties}<m:t{space}>{}</m:t></m:r>", escaped(text));
    }

    fn element(&mut self, name: &str, properties: &str, arguments: &[Argument<'_>]) {
        let _ = write!(self.out, "<m:{name}>{properties}");
        for (argument, node) in arguments {
            let _ = write!(self.out, "<m:{argument}>");
            node.iter().for_each(|node| self.node(node));
            let _ = write!(self.out, "</m:{argument}>");
        }
        let _ = write!(self.out, "</m:{name}>");
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Number(text) => self.run(self.style, text),
            Node::Letter(letter) => self.run(self.style, letter.encode_utf8(&mut [0; 4])),
            Node::Word(word) if word == "mod" => self.run("<m:sty m:val=\"p\"/>", " mod "),
            Node::Word(word) => self.run("<m:sty m:val=\"p\"/>", word),
            Node::Text(text) => self.run("<m:nor/>", text),
            Node::Sign(class, sign) => {
                let mut text = sign.to_string();
                // Word sets no space after a comma within parentheses.
                if *class == Class::Punctuation || *sign == ',' {
                    text.push('\u{2006}');
                }
                self.run("<m:sty m:val=\"p\"/>", &text);
            }
            Node::Row(parts) => parts.iter().for_each(|part| self.node(part)),
            Node::Script { base, below, above, place } => self.script(base, below, above, *place),
            Node::Fraction { above, below, rule } => {
                let properties = if *rule { "" } else { "<m:fPr><m:type m:val=\"noBar\"/></m:fPr>" };
                self.element("f", properties, &[("num", Some(above)), ("den", Some(below))]);
            }
            Node::Root { of, index } => {
                let properties = if index.is_none() { "<m:radPr><m:degHide m:val=\"1\"/></m:radPr>" } else { "" };
                self.element("rad", properties, &[("deg", index.as_deref()), ("e", Some(of))]);
            }
            Node::Fenced { open, close, of } => {
                self.element("d", &fence(*open, *close), &[("e", Some(of))]);
            }
            Node::Lines(rows) => self.lines(rows),
            Node::Cases { rows, left } => {
                let (open, close) = if *left { (Some('{'), None) } else { (None, Some('}')) };
                let _ = write!(self.out, "<m:d>{}<m:e>", fence(open, close));
                self.lines(rows);
                self.out.push_str("</m:e></m:d>");
            }
            Node::Grid { rows, align } => self.grid(rows, align),
            Node::Space(width) if *width >= 100 => self.run("", if *width >= 600 { "\u{2003}" } else { "\u{2005}" }),
            Node::Space(_) => {}
            Node::Styled(style, of) => {
                let before = std::mem::replace(&mut self.style, properties(style));
                self.node(of);
                self.style = before;
            }
            Node::Struck(of) => {
                let hidden =
                    ["Top", "Bot", "Left", "Right"].map(|side| format!("<m:hide{side} m:val=\"1\"/>")).concat();
                let properties = format!("<m:borderBoxPr>{hidden}<m:strikeBLTR m:val=\"1\"/></m:borderBoxPr>");
                self.element("borderBox", &properties, &[("e", Some(of))]);
            }
        }
    }

    fn script(&mut self, base: &Node, below: &Option<Box<Node>>, above: &Option<Box<Node>>, place: Place) {
        if let Some(sign) = accent(below, above, place) {
            return self.accent(base, sign);
        }
        let at_right = place == Place::Right || place == Place::Movable && !self.display;
        let (below, above) = (below.as_deref(), above.as_deref());
        match (below, above) {
            (Some(_), Some(_)) if at_right => {
                self.element("sSubSup", "", &[("e", Some(base)), ("sub", below), ("sup", above)]);
            }
            (Some(_), None) if at_right => self.element("sSub", "", &[("e", Some(base)), ("sub", below)]),
            (None, Some(_)) if at_right => self.element("sSup", "", &[("e", Some(base)), ("sup", above)]),
            (Some(_), Some(_)) => {
                self.out.push_str("<m:limUpp><m:e>");
                self.element("limLow", "", &[("e", Some(base)), ("lim", below)]);
                self.out.push_str("</m:e>");
                self.out.push_str("<m:lim>");
                above.iter().for_each(|above| self.node(above));
                self.out.push_str("</m:lim></m:limUpp>");
            }
            (Some(_), None) => self.element("limLow", "", &[("e", Some(base)), ("lim", below)]),
            (None, _) => self.element("limUpp", "", &[("e", Some(base)), ("lim", above)]),
        }
    }

    /// A base with a line, a brace or an accent over or under it; an accent is a combining character.
    fn accent(&mut self, base: &Node, sign: char) {
        let over = match sign {
            '‾' | '¯' | '_' => {
                let place = if sign == '_' { "bot" } else { "top" };
                let properties = format!("<m:barPr><m:pos m:val=\"{place}\"/></m:barPr>");
                return self.element("bar", &properties, &[("e", Some(base))]);
            }
            '⏞' | '⏟' => {
                let place = if sign == '⏞' { "top" } else { "bot" };
                let properties =
                    format!("<m:groupChrPr><m:chr m:val=\"{sign}\"/><m:pos m:val=\"{place}\"/></m:groupChrPr>");
                return self.element("groupChr", &properties, &[("e", Some(base))]);
            }
            '^' => '\u{302}',
            '~' | '˜' => '\u{303}',
            '˙' => '\u{307}',
            '¨' => '\u{308}',
            '´' => '\u{301}',
            '`' => '\u{300}',
            'ˇ' => '\u{30c}',
            '˘' => '\u{306}',
            '←' => '\u{20d6}',
            '↔' => '\u{20e1}',
            _ => '\u{20d7}',
        };
        let properties = format!("<m:accPr><m:chr m:val=\"{over}\"/></m:accPr>");
        self.element("acc", &properties, &[("e", Some(base))]);
    }

    fn lines(&mut self, rows: &[Vec<Node>]) {
        self.out.push_str("<m:eqArr>");
        for cells in rows {
            self.out.push_str("<m:e>");
            for (place, cell) in cells.iter().enumerate() {
                if place > 0 {
                    self.run("", "&");
                }
                self.node(cell);
            }
            self.out.push_str("</m:e>");
        }
        self.out.push_str("</m:eqArr>");
    }

    fn grid(&mut self, rows: &[Vec<Node>], align: &str) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(1);
        let _ = write!(
            self.out,
            "<m:m><m:mPr><m:mcs><m:mc><m:mcPr><m:count m:val=\"{columns}\"/><m:mcJc m:val=\"{align}\"/></m:mcPr></m:mc></m:mcs></m:mPr>"
        );
        for cells in rows {
            let cells: Vec<_> = (0..columns).map(|place| ("e", cells.get(place))).collect();
            self.element("mr", "", &cells);
        }
        self.out.push_str("</m:m>");
    }
}

/// The properties of delimiters; none is an empty sign.
fn fence(open: Option<char>, close: Option<char>) -> String {
    let sign = |sign: Option<char>| escaped(&sign.map_or(String::new(), String::from));
    format!("<m:dPr><m:begChr m:val=\"{}\"/><m:endChr m:val=\"{}\"/></m:dPr>", sign(open), sign(close))
}

/// The properties of letters in a style.
fn properties(style: &str) -> &'static str {
    match style {
        "bold" => "<m:sty m:val=\"b\"/>",
        "frak" => "<m:scr m:val=\"fraktur\"/><m:sty m:val=\"p\"/>",
        "cal" => "<m:scr m:val=\"script\"/><m:sty m:val=\"p\"/>",
        "mono" => "<m:scr m:val=\"monospace\"/><m:sty m:val=\"p\"/>",
        "sans" => "<m:scr m:val=\"sans-serif\"/><m:sty m:val=\"p\"/>",
        "bb" => "<m:scr m:val=\"double-struck\"/><m:sty m:val=\"p\"/>",
        "upright" => "<m:sty m:val=\"p\"/>",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::formula::of_latex;

    fn read(latex: &str, display: bool) -> String {
        let mut out = String::new();
        write(&of_latex(latex, 0).unwrap_or_else(|error| panic!("{latex}: {error}")), display, &mut out);
        out
    }

    #[test]
    fn formulas_become_office_mathematics() {
        let upright = |sign: &str| format!("<m:r><m:rPr><m:sty m:val=\"p\"/></m:rPr><m:t>{sign}</m:t></m:r>");
        let plain = |sign: &str| format!("<m:r><m:t>{sign}</m:t></m:r>");
        for (latex, inner) in [
            (r"a \oplus 3 < b", [plain("a"), upright("⊕"), plain("3"), upright("&lt;"), plain("b")].concat()),
            (r"\frac12", format!("<m:f><m:num>{}</m:num><m:den>{}</m:den></m:f>", plain("1"), plain("2"))),
            (r"2^k", format!("<m:sSup><m:e>{}</m:e><m:sup>{}</m:sup></m:sSup>", plain("2"), plain("k"))),
            (r"x_1", format!("<m:sSub><m:e>{}</m:e><m:sub>{}</m:sub></m:sSub>", plain("x"), plain("1"))),
            (
                r"\hat{x}",
                format!("<m:acc><m:accPr><m:chr m:val=\"\u{302}\"/></m:accPr><m:e>{}</m:e></m:acc>", plain("x")),
            ),
            (
                r"\sqrt{5}",
                format!(
                    "<m:rad><m:radPr><m:degHide m:val=\"1\"/></m:radPr><m:deg></m:deg><m:e>{}</m:e></m:rad>",
                    plain("5")
                ),
            ),
        ] {
            assert_eq!(read(latex, false), format!("<m:oMath>{inner}</m:oMath>"), "{latex}");
        }
        let cases = read(r"\begin{cases} 1 & a \\ 2 & b \end{cases}", true);
        assert!(cases.starts_with("<m:oMathPara>") && cases.contains("<m:begChr m:val=\"{\"/><m:endChr m:val=\"\"/>"));
        assert_eq!(cases.matches("<m:t>&amp;</m:t>").count(), 2);
    }
}
