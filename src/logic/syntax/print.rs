//! Formulas as text: the formatter, whose output parses to the same tree.
//!
//! Representation: ASCII words or Unicode signs; brackets only where the grammar needs them, and
//! around `and` inside `or`, where a reader does. A statement wider than `WIDTH` is broken
//! before its outermost connectives.

use super::claims::{Claims, Definition, Item, Statement};
use super::formula::{Formula, FormulaKind, Name, Numeration, Quantifier, Relation, Term, TermKind};
use super::game::{GameBlock, MoveRule};
use super::heaps::HeapsBlock;
use num_bigint::BigUint;
use std::fmt::Write;

/// The widest line before a statement is broken, in characters.
const WIDTH: usize = 100;

/// Which signs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// `forall`, `and`, `->` as words: `implies`.
    Ascii,
    /// `∀`, `∧`, `→`.
    Unicode,
}

/// All of a text, one item after the other with blank lines only where a comment asks for one.
pub fn claims(claims: &Claims, signs: Signs) -> String {
    let mut out = String::new();
    for item in &claims.items {
        let comments = match item {
            Item::Define(definition) => &definition.comments,
            Item::State(statement) => &statement.comments,
            Item::Game(block) => &block.comments,
            Item::Heaps(block) => &block.comments,
        };
        if !comments.is_empty() && !out.is_empty() {
            out.push('\n');
        }
        comments.iter().for_each(|comment| out += &format!("{comment}\n"));
        out.push_str(&match item {
            Item::Define(definition) => self::definition(definition, signs),
            Item::State(statement) => self::statement(statement, signs),
            Item::Game(block) => self::game(block, signs),
            Item::Heaps(block) => self::heaps(block, signs),
        });
    }
    claims.comments.iter().for_each(|comment| out += &format!("{comment}\n"));
    out
}

/// One definition, ending with a line break.
pub fn definition(definition: &Definition, signs: Signs) -> String {
    let Definition { name, parameters, body, .. } = definition;
    broken(&format!("define {}({}) :=", name.text, names(parameters)), body, signs)
}

/// One statement, ending with a line break.
pub fn statement(statement: &Statement, signs: Signs) -> String {
    let Statement { word, name, numeration, formula, expect, witnesses, .. } = statement;
    let mut out = broken(&format!("{} {}{}:", word.word(), name.text, in_words(*numeration)), formula, signs);
    if let Some((values, _)) = expect {
        let _ = writeln!(out, "  expect {}", tuple(values));
    }
    for line in witnesses {
        let terms: Vec<String> = line.terms.iter().map(|term| self::term(term, signs)).collect();
        let _ = writeln!(out, "  witness {} := {}", line.name.text, terms.join(" | "));
    }
    out
}

/// One game block, ending with a line break.
pub fn game(block: &GameBlock, signs: Signs) -> String {
    let variables = match &block.piles {
        Some((count, prefix)) => format!("{count} piles {}", prefix.text),
        None => names(&block.variables),
    };
    let mut out = format!("game {} ({variables}) {}", block.name.text, block.play.word());
    out.push_str(in_words(block.numeration));
    if !block.domain.is_empty() {
        let _ = write!(out, " with {}", list(&block.domain, signs));
    }
    if block.piles.is_some() {
        out.push('\n');
        return out;
    }
    out.push_str(" {\n");
    if let Some(other) = &block.moves_of {
        let _ = writeln!(out, "  moves of {}", other.text);
    }
    for rule in &block.moves {
        let _ = writeln!(out, "  move {}", move_rule(rule, signs));
    }
    if let Some(measure) = &block.measure {
        let _ = writeln!(out, "  measure {}", term(measure, signs));
    }
    out.push_str(&broken("  losing", &block.losing, signs));
    out.push_str("}\n");
    out
}

/// A move without its word: `x < a to (x, b)`.
pub(crate) fn move_rule(rule: &MoveRule, signs: Signs) -> String {
    let targets: Vec<String> = rule.targets.iter().map(|part| term(part, signs)).collect();
    let mut out = list(&rule.guard, signs);
    if !out.is_empty() {
        out.push(' ');
    }
    let _ = write!(out, "to {}", tuple(&targets));
    if !rule.when.is_empty() {
        let _ = write!(out, " when {}", list(&rule.when, signs));
    }
    out
}

/// ` in zeckendorf`; base 2 needs no word.
fn in_words(numeration: Numeration) -> &'static str {
    if numeration == Numeration::Zeckendorf { " in zeckendorf" } else { "" }
}

/// `(3, 5, 6)`
pub(crate) fn tuple(entries: &[impl ToString]) -> String {
    format!("({})", entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

/// `a = 3, b = 5`
pub(crate) fn values(values: &[(String, BigUint)]) -> String {
    values.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

fn list(formulas: &[Formula], signs: Signs) -> String {
    formulas.iter().map(|part| formula(part, signs)).collect::<Vec<_>>().join(", ")
}

/// One block on any number of heaps, ending with a line break.
pub fn heaps(block: &HeapsBlock, signs: Signs) -> String {
    let mut out = format!("heaps {} ({}) {}", block.name.text, names(&block.accumulator), block.play.word());
    out.push_str(in_words(block.numeration));
    let start = tuple(&block.start);
    let start = if block.start.len() == 1 { start.trim_matches(['(', ')']) } else { &start };
    let sum: Vec<String> = block.sum.iter().map(|part| term(part, signs)).collect();
    let _ = writeln!(out, " {{\n  start {start}\n  add {} to {}", block.heap.text, tuple(&sum));
    out.push_str(&broken("  losing", &block.losing, signs));
    for (word, formula) in [("invariant", &block.invariant), ("end", &block.end)] {
        if let Some(formula) = formula {
            out.push_str(&broken(&format!("  {word}"), formula, signs));
        }
    }
    let whole = names(&block.whole);
    for (word, formula) in [("select", &block.select), ("rest", &block.rest)] {
        out.push_str(&broken(&format!("  {word} ({whole})"), formula, signs));
    }
    out.push_str("}\n");
    out
}

/// A formula on one line.
pub fn formula(formula: &Formula, signs: Signs) -> String {
    let mut out = String::new();
    Printer { signs, out: &mut out }.formula(formula, Level::Group);
    out
}

/// A term on one line.
pub fn term(term: &Term, signs: Signs) -> String {
    let mut out = String::new();
    Printer { signs, out: &mut out }.term(term, Height::Group);
    out
}

/// Head and formula on one line if they fit, else the formula's outermost parts on lines of their own.
fn broken(head: &str, body: &Formula, signs: Signs) -> String {
    let line = format!("{head} {}\n", formula(body, signs));
    if line.chars().count() <= WIDTH {
        return line;
    }
    let mut out = head.to_owned();
    let mut body = body;
    let mut printer = Printer { signs, out: &mut out };
    if matches!(body.kind, FormulaKind::Quantified(..)) {
        printer.out.push(' ');
    }
    while let FormulaKind::Quantified(quantifier, bound, inner) = &body.kind {
        printer.quantifier(*quantifier, bound);
        body = inner;
    }
    out.truncate(out.trim_end().len());
    out.push_str("\n    ");
    let mut printer = Printer { signs, out: &mut out };
    match &body.kind {
        FormulaKind::Implies(left, right) => {
            printer.formula(left, Level::Or);
            printer.out.push_str("\n    ");
            printer.out.push_str(printer.words().implies);
            printer.out.push(' ');
            printer.formula(right, Level::Implies);
        }
        FormulaKind::Iff(left, right) => {
            printer.formula(left, Level::Operand);
            printer.out.push_str("\n    ");
            printer.out.push_str(printer.words().iff);
            printer.out.push(' ');
            printer.formula(right, Level::Operand);
        }
        FormulaKind::And(parts) => printer.list(parts, "\n    ", printer.words().and, Level::Operand),
        FormulaKind::Or(parts) => printer.list(parts, "\n    ", printer.words().or, Level::Operand),
        _ => printer.formula(body, Level::Group),
    }
    out.push('\n');
    out
}

pub(crate) fn names(names: &[Name]) -> String {
    names.iter().map(|name| name.text.as_str()).collect::<Vec<_>>().join(", ")
}

/// How strongly the place binds that a formula is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Group,
    Implies,
    Or,
    Operand,
}

/// The same for terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Height {
    Group,
    Sum,
    Summand,
    Factor,
}

struct Words {
    forall: &'static str,
    exists: &'static str,
    and: &'static str,
    or: &'static str,
    not: &'static str,
    implies: &'static str,
    iff: &'static str,
    xor: &'static str,
}

const ASCII: Words = Words {
    forall: "forall ",
    exists: "exists ",
    and: "and",
    or: "or",
    not: "not ",
    implies: "implies",
    iff: "iff",
    xor: "xor",
};

const UNICODE: Words =
    Words { forall: "∀ ", exists: "∃ ", and: "∧", or: "∨", not: "¬", implies: "→", iff: "↔", xor: "⊕" };

struct Printer<'o> {
    signs: Signs,
    out: &'o mut String,
}

impl Printer<'_> {
    fn words(&self) -> &'static Words {
        match self.signs {
            Signs::Ascii => &ASCII,
            Signs::Unicode => &UNICODE,
        }
    }

    fn quantifier(&mut self, quantifier: Quantifier, bound: &[Name]) {
        let words = self.words();
        self.out.push_str(if quantifier == Quantifier::Forall { words.forall } else { words.exists });
        self.out.push_str(&names(bound));
        self.out.push_str(": ");
    }

    fn formula(&mut self, formula: &Formula, level: Level) {
        let own = match &formula.kind {
            FormulaKind::Quantified(..) | FormulaKind::If(..) | FormulaKind::Iff(..) => Level::Group,
            FormulaKind::Implies(..) => Level::Implies,
            FormulaKind::Or(_) => Level::Or,
            _ => Level::Operand,
        };
        // `and` needs no brackets in `implies` but, for the reader, in `or` and, for sameness, in `and`.
        let brackets = own < level || matches!(formula.kind, FormulaKind::And(_)) && level == Level::Operand;
        if brackets {
            self.out.push('(');
        }
        self.bare(formula);
        if brackets {
            self.out.push(')');
        }
    }

    fn bare(&mut self, formula: &Formula) {
        let words = self.words();
        match &formula.kind {
            FormulaKind::Truth(truth) => self.out.push_str(if *truth { "true" } else { "false" }),
            FormulaKind::Compare(terms, relations) => {
                self.term(&terms[0], Height::Sum);
                for (relation, term) in relations.iter().zip(&terms[1..]) {
                    let sign = match (self.signs, relation) {
                        (Signs::Unicode, Relation::AtMost) => "≤",
                        (Signs::Unicode, Relation::AtLeast) => "≥",
                        (Signs::Unicode, Relation::Unequal) => "≠",
                        _ => relation.sign(),
                    };
                    let _ = write!(self.out, " {sign} ");
                    self.term(term, Height::Sum);
                }
            }
            FormulaKind::Predicate(predicate, terms) => self.call(predicate.word(), terms),
            FormulaKind::Call(name, terms) => self.call(&name.text, terms),
            FormulaKind::Not(inner) => {
                self.out.push_str(words.not);
                self.formula(inner, Level::Operand);
            }
            FormulaKind::And(parts) => self.list(parts, " ", words.and, Level::Operand),
            FormulaKind::Or(parts) => self.list(parts, " ", words.or, Level::Operand),
            FormulaKind::Implies(left, right) => {
                self.formula(left, Level::Or);
                let _ = write!(self.out, " {} ", words.implies);
                self.formula(right, Level::Implies);
            }
            FormulaKind::Iff(left, right) => {
                self.formula(left, Level::Operand);
                let _ = write!(self.out, " {} ", words.iff);
                self.formula(right, Level::Operand);
            }
            FormulaKind::If(condition, yes, no) => {
                self.out.push_str("if ");
                self.formula(condition, Level::Group);
                self.out.push_str(" then ");
                self.formula(yes, Level::Group);
                self.out.push_str(" else ");
                self.formula(no, Level::Group);
            }
            FormulaKind::Quantified(quantifier, bound, body) => {
                self.quantifier(*quantifier, bound);
                self.formula(body, Level::Group);
            }
        }
    }

    fn list(&mut self, parts: &[Formula], gap: &str, word: &str, level: Level) {
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                let _ = write!(self.out, "{gap}{word} ");
            }
            self.formula(part, level);
        }
    }

    fn call(&mut self, word: &str, terms: &[Term]) {
        self.out.push_str(word);
        self.out.push('(');
        for (index, term) in terms.iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            self.term(term, Height::Group);
        }
        self.out.push(')');
    }

    fn term(&mut self, term: &Term, height: Height) {
        let own = match &term.kind {
            TermKind::If(..) => Height::Group,
            TermKind::Sum(_) | TermKind::Difference(..) | TermKind::Xor(_) => Height::Sum,
            TermKind::Product(..) => Height::Summand,
            _ => Height::Factor,
        };
        let brackets = own < height;
        if brackets {
            self.out.push('(');
        }
        match &term.kind {
            TermKind::Variable(word) => self.out.push_str(word),
            TermKind::Number(number) => {
                let _ = write!(self.out, "{number}");
            }
            TermKind::Sum(terms) => {
                // A difference may open a sum: `a - b + c`.
                let open = matches!(terms[0].kind, TermKind::Difference(..));
                self.term(&terms[0], if open { Height::Sum } else { Height::Summand });
                for term in &terms[1..] {
                    self.out.push_str(" + ");
                    self.term(term, Height::Summand);
                }
            }
            TermKind::Difference(left, right) => {
                let nim = matches!(left.kind, TermKind::Xor(_));
                self.term(left, if nim { Height::Summand } else { Height::Sum });
                self.out.push_str(" - ");
                self.term(right, Height::Summand);
            }
            TermKind::Product(left, right) => {
                self.term(left, Height::Summand);
                self.out.push('*');
                self.term(right, Height::Factor);
            }
            TermKind::Xor(terms) => {
                for (index, term) in terms.iter().enumerate() {
                    if index > 0 {
                        let _ = write!(self.out, " {} ", self.words().xor);
                    }
                    self.term(term, Height::Summand);
                }
            }
            TermKind::Apply(function, terms) => self.call(function.word(), terms),
            TermKind::If(condition, yes, no) => {
                self.out.push_str("if ");
                self.formula(condition, Level::Group);
                self.out.push_str(" then ");
                self.term(yes, Height::Group);
                self.out.push_str(" else ");
                self.term(no, Height::Group);
            }
        }
        if brackets {
            self.out.push(')');
        }
    }
}
