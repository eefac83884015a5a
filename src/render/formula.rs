//! Formulas as a small tree: what pulldown-latex reads, what the document holds and what a statement says in signs.
//!
//! Representation: a [`Node`] has a writer for each format that knows more than text. That of PDF is here: arrays of JSON,
//! each with its kind first, from which the template builds mathematics; it never holds a formula as text, which would be
//! turned from right to left. Plain text replaces the formula for those who do not see it.
//! Failure: LaTeX that cannot be read, as for every other format.
//! Source: pulldown-latex, "event"; Typst, "math".

use std::fmt;

use pulldown_latex::event::{
    ColumnAlignment, Content, DelimiterType, Dimension, DimensionUnit, EnvironmentFlow, Event, Font, Grouping,
    RelationContent, ScriptPosition, ScriptType, StateChange, Visual,
};
use pulldown_latex::{Parser, Storage};
#[cfg(feature = "pdf")]
use serde_json::{Value, json};

use crate::document::{CLOSING, Math, OPENING, authored};
use crate::render::RenderError;

/// A part of a formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// Digits, perhaps with a decimal sign.
    Number(String),
    /// A variable.
    Letter(char),
    /// A name of several letters, upright, as `mex`; between operands it has space on both sides.
    Word(String),
    /// Words among signs.
    Text(String),
    /// A sign and what it does.
    Sign(Class, char),
    /// Parts after one another.
    Row(Vec<Node>),
    /// A base with what is below and above at its right, or really below and above.
    Script { base: Box<Node>, below: Option<Box<Node>>, above: Option<Box<Node>>, place: Place },
    /// A fraction, or two lines without a rule.
    Fraction { above: Box<Node>, below: Box<Node>, rule: bool },
    /// A root.
    Root { of: Box<Node>, index: Option<Box<Node>> },
    /// Delimiters that grow with what they hold.
    Fenced { open: Option<char>, close: Option<char>, of: Box<Node> },
    /// Lines that are lined up at marks.
    Lines(Vec<Vec<Node>>),
    /// Rows and columns; `align` is `left`, `center` or `right`.
    Grid { rows: Vec<Vec<Node>>, align: &'static str },
    /// Cases after a brace, or before one.
    Cases { rows: Vec<Vec<Node>>, left: bool },
    /// Space, in thousandths of an em.
    Space(i32),
    /// Letters of another style.
    Styled(&'static str, Box<Node>),
    /// Struck out.
    Struck(Box<Node>),
}

/// What a sign does, which decides the space around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// As Unicode says.
    Usual,
    Binary,
    Relation,
    Opening,
    Closing,
    Punctuation,
    /// A large operator.
    Large,
}

/// Where scripts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Right,
    AboveBelow,
    /// Above and below in formulas that have a line of their own.
    Movable,
}

/// The formula of an author; `at` is its byte in the author's text, for messages.
pub fn of_latex(formula: &str, at: usize) -> Result<Node, RenderError> {
    if let Some(message) = authored::formula_fault(formula) {
        return Err(RenderError::Authored { at, message });
    }
    let storage = Storage::new();
    let formula = authored::separated(formula);
    let events: Result<Vec<Event<'_>>, _> = Parser::new(&formula, &storage).collect();
    let events = events.map_err(|error| RenderError::Authored { at, message: error.to_string() })?;
    Ok(Reader { events: events.into_iter() }.row())
}

/// A formula of the document.
pub fn of_math(math: &Math) -> Node {
    match math {
        Math::Number(number) => Node::Number(number.to_string()),
        Math::Variable(name) => letters(name),
        Math::Name(name) => Node::Word((*name).to_owned()),
        Math::Sign(sign) if OPENING.contains(sign) => signs(Class::Opening, sign),
        Math::Sign(sign) if CLOSING.contains(sign) => signs(Class::Closing, sign),
        Math::Sign(sign) => signs(Class::Usual, sign),
        Math::Power(base, exponent) => Node::Script {
            base: Box::new(of_math(base)),
            below: None,
            above: Some(Box::new(of_math(exponent))),
            place: Place::Right,
        },
        Math::Row(parts) => row(parts.iter().map(of_math).collect()),
    }
}

/// Words of a statement that are not names.
#[cfg(feature = "pdf")]
const WORDS: &[&str] = &["if", "then", "else", "in", "zeckendorf", "true", "false"];

/// Tokens of a statement as a formula; what comes before a token decides whether it is a product or a sign.
#[cfg(feature = "pdf")]
pub fn of_tokens(tokens: &[&str]) -> Node {
    let (mut parts, mut before) = (Vec::new(), "");
    let is_number = |text: &str| text.starts_with(|character: char| character.is_ascii_digit());
    for &token in tokens {
        let is_name = token.starts_with(|character: char| character.is_alphabetic() || character == '_');
        parts.push(match token {
            "*" if is_number(before) => Node::Row(Vec::new()),
            "*" => Node::Sign(Class::Binary, '·'),
            "-" => Node::Sign(Class::Binary, '−'),
            "∀" | "∃" | "¬" => signs(Class::Opening, token),
            ":" => Node::Row(vec![Node::Sign(Class::Closing, ':'), Node::Space(250)]),
            "(" => Node::Sign(Class::Opening, '('),
            ")" => Node::Sign(Class::Closing, ')'),
            _ if is_number(token) => Node::Number(token.to_owned()),
            _ if WORDS.contains(&token) => {
                Node::Row(vec![Node::Space(300), Node::Word(token.to_owned()), Node::Space(300)])
            }
            _ if is_name && token.chars().count() > 1 => Node::Word(token.to_owned()),
            _ if is_name => letters(token),
            _ => signs(Class::Usual, token),
        });
        before = token;
    }
    row(parts)
}

/// A name in italics, letter by letter.
fn letters(name: &str) -> Node {
    row(name.chars().map(Node::Letter).collect())
}

fn signs(class: Class, signs: &str) -> Node {
    row(signs.chars().map(|sign| Node::Sign(class, sign)).collect())
}

/// Parts in a row; rows within it are not parts of their own.
fn row(parts: Vec<Node>) -> Node {
    let mut flat = Vec::with_capacity(parts.len());
    for part in parts {
        match part {
            Node::Row(inner) => flat.extend(inner),
            other => flat.push(other),
        }
    }
    match <[Node; 1]>::try_from(flat) {
        Ok([only]) => only,
        Err(parts) => Node::Row(parts),
    }
}

struct Reader<'e> {
    events: std::vec::IntoIter<Event<'e>>,
}

impl Reader<'_> {
    /// What is left of a group.
    fn row(&mut self) -> Node {
        row(self.cells().into_iter().flatten().collect())
    }

    /// The rows of a group, each with its cells; a group without marks is one cell.
    fn cells(&mut self) -> Vec<Vec<Node>> {
        let (mut rows, mut cells, mut cell) = (Vec::new(), Vec::new(), Vec::new());
        let mut style: Option<&'static str> = None;
        while let Some(event) = self.events.next() {
            match event {
                Event::End => break,
                Event::EnvironmentFlow(EnvironmentFlow::StartLines { .. }) => {}
                Event::EnvironmentFlow(flow) => {
                    style = None;
                    cells.push(row(std::mem::take(&mut cell)));
                    if matches!(flow, EnvironmentFlow::NewLine { .. }) {
                        rows.push(std::mem::take(&mut cells));
                    }
                }
                Event::StateChange(StateChange::Font(font)) => style = font.map(name),
                Event::StateChange(_) => {}
                other => {
                    let node = self.node(other);
                    cell.push(match style {
                        Some(style) => Node::Styled(style, Box::new(node)),
                        None => node,
                    });
                }
            }
        }
        // A break before the end, as above a last rule, begins no row.
        if rows.is_empty() || !cells.is_empty() || !cell.is_empty() {
            cells.push(row(cell));
            rows.push(cells);
        }
        rows
    }

    /// The next element.
    fn next(&mut self) -> Box<Node> {
        loop {
            match self.events.next() {
                None => return Box::new(Node::Row(Vec::new())),
                Some(Event::StateChange(_) | Event::EnvironmentFlow(_)) => {}
                Some(event) => return Box::new(self.node(event)),
            }
        }
    }

    /// The element that begins with this event.
    fn node(&mut self, event: Event<'_>) -> Node {
        match event {
            Event::Content(content) => of_content(content),
            Event::Begin(grouping) => self.group(&grouping),
            Event::Visual(Visual::SquareRoot) => Node::Root { of: self.next(), index: None },
            Event::Visual(Visual::Root) => {
                let of = self.next();
                Node::Root { of, index: Some(self.next()) }
            }
            Event::Visual(Visual::Fraction(line)) => {
                let (above, below) = (self.next(), self.next());
                Node::Fraction { above, below, rule: line.is_none_or(|line| line.value > 0.0) }
            }
            Event::Visual(Visual::Negation) => negated(*self.next()),
            Event::Script { ty, position } => {
                let base = self.next();
                let (below, above) = match ty {
                    ScriptType::Subscript => (Some(self.next()), None),
                    ScriptType::Superscript => (None, Some(self.next())),
                    ScriptType::SubSuperscript => {
                        let below = self.next();
                        (Some(below), Some(self.next()))
                    }
                };
                let place = match position {
                    ScriptPosition::Right => Place::Right,
                    ScriptPosition::AboveBelow => Place::AboveBelow,
                    ScriptPosition::Movable => Place::Movable,
                };
                Node::Script { base, below, above, place }
            }
            Event::Space { width, .. } => Node::Space(width.map_or(0, thousandths)),
            Event::End | Event::StateChange(_) | Event::EnvironmentFlow(_) => Node::Row(Vec::new()),
        }
    }

    fn group(&mut self, grouping: &Grouping) -> Node {
        let aligned = |alignment: &ColumnAlignment| match alignment {
            ColumnAlignment::Left => "left",
            ColumnAlignment::Center => "center",
            ColumnAlignment::Right => "right",
        };
        match grouping {
            Grouping::Normal => self.row(),
            Grouping::LeftRight(open, close) => Node::Fenced { open: *open, close: *close, of: Box::new(self.row()) },
            Grouping::Cases { left } => Node::Cases { rows: self.cells(), left: *left },
            Grouping::Matrix { alignment } | Grouping::SubArray { alignment } => {
                Node::Grid { rows: self.cells(), align: aligned(alignment) }
            }
            Grouping::Array(columns) => {
                let first = columns.iter().find_map(|column| match column {
                    pulldown_latex::event::ArrayColumn::Column(alignment) => Some(aligned(alignment)),
                    _ => None,
                });
                Node::Grid { rows: self.cells(), align: first.unwrap_or("center") }
            }
            _ => match <[Vec<Node>; 1]>::try_from(self.cells()) {
                Ok([cells]) => row(cells),
                Err(rows) => Node::Lines(rows),
            },
        }
    }
}

/// The name of a style in the template.
fn name(font: Font) -> &'static str {
    match font {
        Font::Bold | Font::BoldSymbol | Font::BoldItalic | Font::BoldScript | Font::BoldFraktur => "bold",
        Font::Fraktur => "frak",
        Font::Script => "cal",
        Font::Monospace => "mono",
        Font::SansSerif | Font::SansSerifItalic | Font::BoldSansSerif | Font::SansSerifBoldItalic => "sans",
        Font::DoubleStruck | Font::DoubleStruckItalic => "bb",
        Font::Italic => "italic",
        Font::UpRight => "upright",
    }
}

fn of_content(content: Content<'_>) -> Node {
    match content {
        Content::Text(text) => Node::Text(text.replace('~', "\u{a0}").replace("&nbsp;", "\u{a0}")),
        Content::Number(number) => Node::Number(number.to_owned()),
        Content::Function(name) => Node::Word(name.to_owned()),
        Content::Ordinary { content, .. } if content.is_alphabetic() => Node::Letter(content),
        Content::Ordinary { content, .. } => Node::Sign(Class::Usual, content),
        Content::LargeOp { content, .. } => Node::Sign(Class::Large, content),
        Content::BinaryOp { content, .. } => Node::Sign(Class::Binary, content),
        Content::Relation { content, .. } => {
            let mut buffer = [0; 8];
            let signs: Vec<char> = String::from_utf8_lossy(relation(&content, &mut buffer)).chars().collect();
            // A second character chooses a form of the first, which these fonts do not have.
            signs.first().map_or(Node::Row(Vec::new()), |&sign| Node::Sign(Class::Relation, sign))
        }
        Content::Delimiter { content, ty, .. } => Node::Sign(
            match ty {
                DelimiterType::Open => Class::Opening,
                DelimiterType::Close => Class::Closing,
                DelimiterType::Fence => Class::Usual,
            },
            content,
        ),
        // A full stop in a formula is a decimal point, which has no space around it.
        Content::Punctuation('.') => Node::Number(".".to_owned()),
        Content::Punctuation(sign) => Node::Sign(Class::Punctuation, sign),
    }
}

fn relation<'b>(content: &RelationContent, buffer: &'b mut [u8; 8]) -> &'b [u8] {
    content.encode_utf8_to_buf(buffer)
}

/// The negation of a sign, where it has one of its own.
fn negated(node: Node) -> Node {
    const SIGNS: [(char, char); 14] = [
        ('=', '≠'),
        ('<', '≮'),
        ('>', '≯'),
        ('≤', '≰'),
        ('≥', '≱'),
        ('∈', '∉'),
        ('∋', '∌'),
        ('∃', '∄'),
        ('∣', '∤'),
        ('|', '∤'),
        ('⊂', '⊄'),
        ('⊆', '⊈'),
        ('≡', '≢'),
        ('∼', '≁'),
    ];
    match node {
        Node::Sign(class, sign) => match SIGNS.iter().find(|(known, _)| *known == sign) {
            Some(&(_, negated)) => Node::Sign(class, negated),
            None => Node::Struck(Box::new(Node::Sign(class, sign))),
        },
        other => Node::Struck(Box::new(other)),
    }
}

/// A width in thousandths of an em, where a point is a tenth of one.
fn thousandths(width: Dimension) -> i32 {
    let em = match width.unit {
        DimensionUnit::Em => 1.0,
        DimensionUnit::Mu => 1.0 / 18.0,
        DimensionUnit::Ex => 0.45,
        DimensionUnit::Mm => 0.28,
        DimensionUnit::Cm => 2.8,
        DimensionUnit::In => 7.2,
        _ => 0.1,
    };
    (width.value * em * 1_000.0).clamp(-4_000.0, 20_000.0) as i32
}

impl Node {
    /// The tree for the template.
    #[cfg(feature = "pdf")]
    pub fn data(&self) -> Value {
        let opt = |node: &Option<Box<Node>>| node.as_ref().map_or(Value::Null, |node| node.data());
        let rows = |rows: &[Vec<Node>]| -> Value {
            rows.iter().map(|cells| cells.iter().map(Node::data).collect::<Value>()).collect()
        };
        match self {
            Node::Number(digits) => json!(["n", digits]),
            Node::Letter(letter) => json!(["v", letter.to_string()]),
            Node::Word(word) if word == "mod" => json!(["mod"]),
            Node::Word(word) => json!(["w", word]),
            Node::Text(text) => json!(["t", text]),
            Node::Sign(class, sign) => json!([class.name(), sign.to_string()]),
            Node::Row(parts) => json!(["r", parts.iter().map(Node::data).collect::<Value>()]),
            Node::Script { base, below, above, place } => match accent(below, above, *place) {
                Some(sign) => json!(["accent", base.data(), sign.to_string()]),
                None => {
                    let place = match place {
                        Place::Right => "right",
                        Place::AboveBelow => "limits",
                        Place::Movable => "movable",
                    };
                    json!(["x", base.data(), opt(below), opt(above), place])
                }
            },
            Node::Fraction { above, below, rule } => json!(["f", above.data(), below.data(), rule]),
            Node::Root { of, index } => json!(["q", of.data(), opt(index)]),
            Node::Fenced { open: Some('('), close: Some(')'), of } if of.is_binomial() => match &**of {
                Node::Fraction { above, below, .. } => json!(["binom", above.data(), below.data()]),
                other => other.data(),
            },
            Node::Fenced { open, close, of } => json!([
                "d",
                open.map_or(Value::Null, |sign| json!(sign.to_string())),
                close.map_or(Value::Null, |sign| json!(sign.to_string())),
                of.data()
            ]),
            Node::Lines(lines) => json!(["lines", rows(lines)]),
            Node::Grid { rows: cells, align } => json!(["grid", rows(cells), align]),
            Node::Cases { rows: cells, left } => json!(["cases", rows(cells), left]),
            Node::Space(width) => json!(["s", f64::from(*width) / 1_000.0]),
            Node::Styled(style, of) => json!(["style", style, of.data()]),
            Node::Struck(of) => json!(["cancel", of.data()]),
        }
    }

    /// About how wide it is, in characters.
    #[cfg(feature = "pdf")]
    pub fn width(&self) -> usize {
        self.to_string().chars().count()
    }

    #[cfg(feature = "pdf")]
    fn is_binomial(&self) -> bool {
        matches!(self, Node::Fraction { rule: false, .. })
    }

    /// Whether nothing in it needs brackets when something is written after it.
    fn is_single(&self) -> bool {
        matches!(self, Node::Number(_) | Node::Letter(_) | Node::Word(_) | Node::Sign(..) | Node::Fenced { .. })
    }
}

#[cfg(feature = "pdf")]
impl Class {
    fn name(self) -> &'static str {
        match self {
            Class::Usual => "o",
            Class::Binary => "binary",
            Class::Relation => "relation",
            Class::Opening => "opening",
            Class::Closing => "closing",
            Class::Punctuation => "punctuation",
            Class::Large => "large",
        }
    }
}

/// A sign that is set over a base, or under it.
pub fn accent(below: &Option<Box<Node>>, above: &Option<Box<Node>>, place: Place) -> Option<char> {
    const OVER: &str = "^‾¯~˜→⃗˙¨´`ˇ˘⏞←↔";
    const UNDER: &str = "_⏟";
    let sign = |node: &Node| match node {
        Node::Sign(_, sign) => Some(*sign),
        _ => None,
    };
    match (place, below.as_deref(), above.as_deref()) {
        (Place::AboveBelow, None, Some(node)) => sign(node).filter(|&sign| OVER.contains(sign)),
        (Place::AboveBelow, Some(node), None) => sign(node).filter(|&sign| UNDER.contains(sign)),
        _ => None,
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bracketed = |node: &Node| if node.is_single() { node.to_string() } else { format!("({node})") };
        match self {
            Node::Number(text) | Node::Text(text) => f.write_str(text),
            Node::Word(word) if word == "mod" => f.write_str(" mod "),
            Node::Word(word) => f.write_str(word),
            Node::Letter(letter) => write!(f, "{letter}"),
            Node::Sign(Class::Punctuation, sign) => write!(f, "{sign} "),
            Node::Sign(Class::Binary | Class::Relation, sign) => write!(f, " {sign} "),
            Node::Sign(Class::Usual, ',') => f.write_str(", "),
            Node::Sign(Class::Usual, sign) if !sign.is_alphanumeric() && !"…|!′'%∞∅".contains(*sign) => {
                write!(f, " {sign} ")
            }
            Node::Sign(_, sign) => write!(f, "{sign}"),
            Node::Row(parts) => {
                let text: String = parts.iter().map(Node::to_string).collect();
                f.write_str(&text.split_whitespace().collect::<Vec<_>>().join(" "))
            }
            Node::Script { base, below, above, .. } => {
                write!(f, "{}", bracketed(base))?;
                if let Some(below) = below {
                    write!(f, "_{}", bracketed(below))?;
                }
                match above {
                    Some(above) => write!(f, "^{}", bracketed(above)),
                    None => Ok(()),
                }
            }
            Node::Fraction { above, below, rule: true } => write!(f, "{}/{}", bracketed(above), bracketed(below)),
            Node::Fraction { above, below, rule: false } => write!(f, "{above} over {below}"),
            Node::Root { of, index: None } => write!(f, "√{}", bracketed(of)),
            Node::Root { of, index: Some(index) } => write!(f, "{}√{}", bracketed(index), bracketed(of)),
            Node::Fenced { open, close, of } => {
                write!(f, "{}{of}{}", open.unwrap_or(' '), close.unwrap_or(' '))
            }
            Node::Lines(rows) | Node::Grid { rows, .. } | Node::Cases { rows, .. } => {
                let line = |cells: &Vec<Node>| cells.iter().map(Node::to_string).collect::<Vec<_>>().join(" ");
                f.write_str(&rows.iter().map(line).collect::<Vec<_>>().join("; "))
            }
            Node::Space(_) => f.write_str(" "),
            Node::Styled(_, of) => write!(f, "{of}"),
            Node::Struck(of) => write!(f, "not {of}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(formula: &str) -> Node {
        of_latex(formula, 0).unwrap_or_else(|error| panic!("{formula}: {error}"))
    }

    #[test]
    fn formulas_have_words() {
        for (latex, text) in [
            (r"a \oplus b = 0", "a ⊕ b = 0"),
            (r"\frac{a+1}{2}", "(a + 1)/2"),
            (r"\sqrt{5}", "√5"),
            (r"\lfloor k\varphi \rfloor", "⌊kφ⌋"),
            (r"2^{n+1} \le x_1", "2^(n + 1) ≤ x_1"),
            (r"\binom{n}{2}", "(n over 2)"),
            (r"a \ne b, c", "a ≠ b, c"),
            (r"\text{if } n \text{ is odd}", "if n is odd"),
            (r"\mathrm{mex}\{0, 1\} = 2", "mex{0, 1} = 2"),
            (r"x \not= y", "x ≠ y"),
            (r"{{{a}}}", "a"),
        ] {
            assert_eq!(read(latex).to_string(), text, "{latex}");
        }
    }

    #[test]
    #[cfg(feature = "pdf")]
    fn trees_are_small() {
        assert_eq!(read("a+1").data(), json!(["r", [["v", "a"], ["binary", "+"], ["n", "1"]]]));
        assert_eq!(read(r"\frac12").data(), json!(["f", ["n", "1"], ["n", "2"], true]));
        let cases = read(r"\begin{cases} 1 & a \\ 2 & b \end{cases}");
        assert_eq!(cases.data()[1].as_array().map(Vec::len), Some(2));
        assert_eq!(read(r"\hat{x}").data(), json!(["accent", ["v", "x"], "^"]));
    }

    #[test]
    fn formulas_of_the_document_are_the_same_tree() {
        let math = Math::chain(&[7, 3], "⊕").equals(Math::Number(4));
        assert_eq!(of_math(&math).to_string(), "7 ⊕ 3 = 4");
        #[cfg(feature = "pdf")]
        let power = Math::Power(Box::new(Math::Number(2)), Box::new(Math::Variable("k")));
        #[cfg(feature = "pdf")]
        assert_eq!(of_math(&power).data(), json!(["x", ["n", "2"], null, ["v", "k"], "right"]));
    }

    #[test]
    #[cfg(feature = "pdf")]
    fn statements_are_the_same_tree() {
        assert_eq!(of_tokens(&["∀", "a", ":", "2", "*", "a", "<", "lost"]).to_string(), "∀a: 2a < lost");
    }
}
