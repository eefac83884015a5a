//! The parser of formulas and terms.
//!
//! Representation: recursive descent over the tokens of one statement; each level first collects
//! `operand sign operand sign …` and then groups them, so that a doubtful line can be shown in
//! both its readings. Nesting is at most [`DEPTH`].
//! Failure: the first fault of the statement.

use super::formula::{Formula, FormulaKind, Name, Quantifier, Relation, Term, TermKind};
use super::token::{Kind, Token};
use crate::source::{Diagnostic, Span, Text, quote};
use num_bigint::BigUint;

/// How many variables may be in scope at once.
pub const MOST_VARIABLES: usize = 100;

/// How deep brackets, `not`, quantifiers, `if`, chains of `implies` and of `-` may nest.
pub const DEPTH: usize = 150;

/// Words that other languages have between numbers, and what to write here.
const FOREIGN_WORDS: [(&str, &str, &str); 3] = [
    ("div", "there is no division", "say it with a product: `exists q: a = 3*q`"),
    ("mod", "there is no remainder", "say it with a product: `exists q: a = 3*q + 1`"),
    ("rem", "there is no remainder", "say it with a product: `exists q: a = 3*q + 1`"),
];

pub(crate) type Parsed<T> = Result<T, Box<Diagnostic>>;

/// A formula or a term: only the context shows which one is wanted.
#[derive(Clone)]
pub(crate) enum Node {
    Formula(Formula),
    Term(Term),
}

/// Tokens of one statement, read from the left; the last is [`Kind::End`].
pub(crate) struct Parser<'t> {
    pub(crate) text: &'t Text,
    pub(crate) tokens: &'t [Token],
    pub(crate) at: usize,
    pub(crate) depth: usize,
    /// First token of the innermost bracket, branch or quantified body.
    pub(crate) group: usize,
}

impl<'t> Parser<'t> {
    /// `tokens` ends with [`Kind::End`].
    pub fn new(text: &'t Text, tokens: &'t [Token]) -> Parser<'t> {
        Parser { text, tokens, at: 0, depth: 0, group: 0 }
    }

    pub fn kind(&self) -> &'t Kind {
        &self.tokens[self.at].kind
    }

    pub fn span(&self) -> Span {
        self.tokens[self.at].span.clone()
    }

    /// The end of the token read last, in bytes.
    pub fn end(&self) -> usize {
        self.tokens[self.at.saturating_sub(1)].span.end
    }

    pub fn advance(&mut self) {
        // The end mark is never passed.
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    pub fn eat(&mut self, kind: &Kind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.advance();
        }
        found
    }

    pub fn expect(&mut self, kind: &Kind, wanted: &str, help: &str) -> Parsed<()> {
        if self.eat(kind) { Ok(()) } else { Err(self.unexpected(wanted, help)) }
    }

    pub fn unexpected(&self, wanted: &str, help: &str) -> Box<Diagnostic> {
        if let Kind::Name(word) = self.kind()
            && let Some((_, message, help)) = FOREIGN_WORDS.iter().find(|(foreign, ..)| word == foreign)
        {
            return fault("syntax", self.span(), *message, help);
        }
        let found = match self.kind() {
            Kind::End => "the end of the statement".to_owned(),
            _ => quote(self.text.slice(&self.span())),
        };
        fault("syntax", self.span(), format!("expected {wanted}, found {found}"), help)
    }

    pub fn name(&mut self, what: &str) -> Parsed<Name> {
        let Kind::Name(word) = self.kind() else {
            let help = format!("write a name made of letters, digits and `_` as {what}; keywords are reserved");
            return Err(self.unexpected(what, &help));
        };
        let name = Name { text: word.clone(), span: self.span() };
        self.advance();
        Ok(name)
    }

    /// Names with commas between.
    pub fn names(&mut self, what: &str) -> Parsed<Vec<Name>> {
        let names = self.list(&Kind::Comma, |parser| parser.name(what))?;
        match names.get(MOST_VARIABLES) {
            None => Ok(names),
            Some(Name { span, .. }) => {
                let message = format!("more than {MOST_VARIABLES} variables are in scope");
                Err(fault("variables", span.clone(), message, "split the statement"))
            }
        }
    }

    /// At least one, with this sign between.
    pub fn list<T>(&mut self, sign: &Kind, item: impl Fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.eat(sign) {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// The name of a statement or block.
    pub fn label(&mut self, what: &str, help: &str) -> Parsed<Name> {
        let Kind::Label(label) = self.kind() else { return Err(self.unexpected(what, help)) };
        let name = Name { text: label.clone(), span: self.span() };
        self.advance();
        Ok(name)
    }

    pub fn number(&mut self, what: &str, help: &str) -> Parsed<BigUint> {
        let Kind::Number(number) = self.kind() else { return Err(self.unexpected(what, help)) };
        self.advance();
        Ok(number.clone())
    }

    /// Whether the next token is this word, which is a name elsewhere.
    pub fn is_word(&self, word: &str) -> bool {
        matches!(self.kind(), Kind::Name(found) if found == word)
    }

    pub fn expect_word(&mut self, word: &str, help: &str) -> Parsed<()> {
        if !self.is_word(word) {
            return Err(self.unexpected(&format!("`{word}`"), help));
        }
        self.advance();
        Ok(())
    }

    /// Whether the next token is the first of its line.
    pub fn opens_line(&self) -> bool {
        self.tokens[self.at].opens_line
    }

    pub fn formula(&mut self) -> Parsed<Formula> {
        let node = self.group()?;
        if let (Node::Term(_), Kind::Name(_) | Kind::Number(_) | Kind::Open | Kind::Colon) = (&node, self.kind()) {
            let help =
                "put an operator between: `2*a`, `a + b`, `a = b`; a quantifier is `forall x: …` or `exists x: …`";
            return Err(self.unexpected("an operator", help));
        }
        formula(node)
    }

    pub fn term(&mut self) -> Parsed<Term> {
        let node = self.group()?;
        term(node)
    }

    fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == DEPTH {
            let message = format!("this formula nests deeper than {DEPTH}");
            return Err(fault("depth", self.span(), message, "name a part of it with `define`"));
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// Everything up to the closing bracket or the end of the statement.
    pub(crate) fn group(&mut self) -> Parsed<Node> {
        let outer = std::mem::replace(&mut self.group, self.at);
        let node = self.deeper(|parser| match parser.kind() {
            Kind::Forall | Kind::Exists => parser.quantified().map(Node::Formula),
            Kind::If => parser.branches(),
            _ => parser.connected(),
        });
        self.group = outer;
        node
    }

    fn quantified(&mut self) -> Parsed<Formula> {
        let start = self.span().start;
        let quantifier = if *self.kind() == Kind::Forall { Quantifier::Forall } else { Quantifier::Exists };
        self.advance();
        let names = self.names("a variable")?;
        if let Kind::Relation(_) | Kind::In = self.kind() {
            let help = "put the bound after the colon: `forall x: x < n implies …`, `exists x: x < n and …`";
            return Err(self.unexpected("`:` after the variables", help));
        }
        self.expect(&Kind::Colon, "`:` after the variables", "write `forall a, b: …` or `exists x: …`")?;
        let body = self.formula()?;
        Ok(Formula { kind: FormulaKind::Quantified(quantifier, names, Box::new(body)), span: start..self.end() })
    }

    fn branches(&mut self) -> Parsed<Node> {
        let start = self.span().start;
        self.advance();
        let condition = Box::new(self.formula()?);
        self.expect(&Kind::Then, "`then`", "write `if … then … else …`")?;
        let yes = self.group()?;
        self.expect(&Kind::Else, "`else`", "write `if … then … else …`")?;
        let no = self.group()?;
        let span = start..self.end();
        match (yes, no) {
            (Node::Formula(yes), Node::Formula(no)) => {
                Ok(Node::Formula(Formula { kind: FormulaKind::If(condition, Box::new(yes), Box::new(no)), span }))
            }
            (Node::Term(yes), Node::Term(no)) => {
                Ok(Node::Term(Term { kind: TermKind::If(condition, Box::new(yes), Box::new(no)), span }))
            }
            (yes, no) => {
                let message = format!("`then` has {}, `else` has {}", what(&yes), what(&no));
                let help = "`else` reaches to the end: write `(if … then … else …) = 4` with brackets";
                Err(fault("kind", span, message, help))
            }
        }
    }

    /// Operands with `and`, `or`, `implies` and `iff` between.
    fn connected(&mut self) -> Parsed<Node> {
        let first = self.operand()?;
        if !connective(self.kind()) {
            return Ok(first);
        }
        let mut operands = vec![formula(first)?];
        let mut signs: Vec<(Kind, Span)> = Vec::new();
        while connective(self.kind()) {
            signs.push((self.kind().clone(), self.span()));
            self.advance();
            operands.push(formula(self.operand()?)?);
        }
        self.connection(operands, signs)
    }

    /// The operands with these signs between. Apart from [`Parser::connected`], so that a nested bracket takes less of the
    /// stack, as is [`Parser::chain`] from [`Parser::comparison`].
    fn connection(&self, operands: Vec<Formula>, signs: Vec<(Kind, Span)>) -> Parsed<Node> {
        let mixed = signs.len() > 1 && signs.iter().any(|(sign, _)| *sign == Kind::Iff);
        if mixed {
            let spans: Vec<Span> = operands.iter().map(|operand| operand.span.clone()).collect();
            let at = signs.windows(2).position(|pair| pair[0].0 == Kind::Iff || pair[1].0 == Kind::Iff).unwrap_or(0);
            let place = signs[usize::from(signs[at].0 != Kind::Iff) + at].1.clone();
            return Err(self.doubtful(&spans, at, place, "`iff` next to another connective can be read in two ways"));
        }
        let implications = signs.iter().filter(|(sign, _)| *sign == Kind::Implies).count();
        if self.depth + implications > DEPTH {
            let message = format!("this formula nests deeper than {DEPTH}");
            return Err(fault("depth", signs[0].1.clone(), message, "name a part of it with `define`"));
        }
        let signs: Vec<Kind> = signs.into_iter().map(|(sign, _)| sign).collect();
        Ok(Node::Formula(implications_of(operands, &signs)))
    }

    /// A comparison, or `not` and an operand.
    fn operand(&mut self) -> Parsed<Node> {
        match self.kind() {
            Kind::Not => {
                let start = self.span().start;
                self.advance();
                let inner = formula(self.deeper(Parser::operand)?)?;
                let span = start..inner.span.end;
                Ok(Node::Formula(Formula { kind: FormulaKind::Not(Box::new(inner)), span }))
            }
            Kind::Forall | Kind::Exists | Kind::If => Err(self.swallowing()),
            _ => self.comparison(),
        }
    }

    fn comparison(&mut self) -> Parsed<Node> {
        let first = self.sum()?;
        let mut signs: Vec<(Relation, Span)> = Vec::new();
        let mut terms = Vec::new();
        while let Kind::Relation(relation) = self.kind() {
            signs.push((*relation, self.span()));
            self.advance();
            if matches!(self.kind(), Kind::Forall | Kind::Exists | Kind::If) {
                return Err(self.swallowing());
            }
            terms.push(term(self.sum()?)?);
        }
        if signs.is_empty() {
            return Ok(first);
        }
        terms.insert(0, term(first)?);
        self.chain(terms, signs)
    }

    /// Terms with these comparisons between.
    fn chain(&self, terms: Vec<Term>, signs: Vec<(Relation, Span)>) -> Parsed<Node> {
        if let Some((_, place)) = signs.iter().find(|(sign, _)| signs.len() > 1 && *sign == Relation::Unequal) {
            let message = "`!=` in a chain says nothing about the ends";
            return Err(fault(
                "chain",
                place.clone(),
                message,
                "write `a != b and b != c and a != c`, as far as meant",
            ));
        }
        let rises = |sign: Relation| matches!(sign, Relation::Less | Relation::AtMost);
        let falls = |sign: Relation| matches!(sign, Relation::Greater | Relation::AtLeast);
        if signs.iter().any(|(sign, _)| rises(*sign))
            && let Some((_, place)) = signs.iter().find(|(sign, _)| falls(*sign))
        {
            let message = "a chain must go one way";
            return Err(fault("chain", place.clone(), message, "join two comparisons with `and`"));
        }
        let span = terms[0].span.start..self.end();
        let signs = signs.into_iter().map(|(sign, _)| sign).collect();
        Ok(Node::Formula(Formula { kind: FormulaKind::Compare(terms, signs), span }))
    }
}

pub(crate) fn connective(kind: &Kind) -> bool {
    matches!(kind, Kind::And | Kind::Or | Kind::Implies | Kind::Iff)
}

/// `and` before `or` before `implies`, which groups to the right; `iff` is alone.
fn implications_of(mut operands: Vec<Formula>, signs: &[Kind]) -> Formula {
    let Some(at) = signs.iter().position(|sign| matches!(sign, Kind::Implies | Kind::Iff)) else {
        return alternatives(operands, signs);
    };
    let rest = implications_of(operands.split_off(at + 1), &signs[at + 1..]);
    let first = alternatives(operands, &signs[..at]);
    let span = first.span.start..rest.span.end;
    let (first, rest) = (Box::new(first), Box::new(rest));
    let kind = if signs[at] == Kind::Iff { FormulaKind::Iff(first, rest) } else { FormulaKind::Implies(first, rest) };
    Formula { kind, span }
}

fn alternatives(operands: Vec<Formula>, signs: &[Kind]) -> Formula {
    let mut groups = vec![Vec::new()];
    for (index, operand) in operands.into_iter().enumerate() {
        if index > 0 && signs[index - 1] == Kind::Or {
            groups.push(Vec::new());
        }
        groups.last_mut().expect("never empty").push(operand);
    }
    let groups = groups.into_iter().map(|group| listed(group, FormulaKind::And)).collect();
    listed(groups, FormulaKind::Or)
}

fn listed(mut formulas: Vec<Formula>, join: fn(Vec<Formula>) -> FormulaKind) -> Formula {
    if formulas.len() == 1 {
        return formulas.remove(0);
    }
    let span = formulas[0].span.start..formulas[formulas.len() - 1].span.end;
    Formula { kind: join(formulas), span }
}

fn what(node: &Node) -> &'static str {
    match node {
        Node::Formula(_) => "a formula",
        Node::Term(_) => "a number",
    }
}

fn formula(node: Node) -> Parsed<Formula> {
    match node {
        Node::Formula(formula) => Ok(formula),
        Node::Term(term) => {
            let help = "compare it with something, as in `a < b`";
            Err(fault("kind", term.span, "this is a number, not something true or false", help))
        }
    }
}

pub(crate) fn term(node: Node) -> Parsed<Term> {
    match node {
        Node::Term(term) => Ok(term),
        Node::Formula(Formula { kind: FormulaKind::Call(name, _), span }) => {
            let help = "a definition has no value; make the number an argument of it, or use `xor`, `min` or `max`";
            Err(fault("kind", span, format!("{} is true or false, not a number", quote(&name.text)), help))
        }
        Node::Formula(formula) => {
            let help = "a formula has no value; join formulas with `and`, `or`, `implies`, `iff`";
            Err(fault("kind", formula.span, "this is true or false, not a number", help))
        }
    }
}

pub(crate) fn fault(code: &'static str, span: Span, message: impl Into<String>, help: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(code, span, message, help))
}
