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
        let (comments, text) = match item {
            Item::Define(definition) => (&definition.comments, self::definition(definition, signs)),
            Item::State(statement) => (&statement.comments, self::statement(statement, signs)),
            Item::Game(block) => (&block.comments, game(block, signs)),
            Item::Heaps(block) => (&block.comments, heaps(block, signs)),
        };
        if !comments.is_empty() && !out.is_empty() {
            out.push('\n');
        }
        comments.iter().for_each(|comment| out += &format!("{comment}\n"));
        out += &text;
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

/// Each move of a block with those of the block that it takes over, where it leads first: `to (x, b) if x < a`.
pub fn moves(claims: &Claims, block: &GameBlock, signs: Signs) -> Vec<String> {
    let one = |rule: &MoveRule| {
        let targets: Vec<String> = rule.targets.iter().map(|part| term(part, signs)).collect();
        let level = if rule.conditions().count() > 1 { Level::Operand } else { Level::Group };
        let conditions: Vec<String> = rule.conditions().map(|part| signs.formula(part, level)).collect();
        let to = if let [only] = &targets[..] { only.clone() } else { tuple(&targets) };
        match &conditions[..] {
            [] => to,
            conditions => format!("{to} if {}", conditions.join(&format!(" {} ", signs.word("and", "∧")))),
        }
    };
    block.rules(claims).into_iter().map(one).collect()
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
    signs.formula(formula, Level::Group)
}

/// A term on one line.
pub fn term(term: &Term, signs: Signs) -> String {
    signs.term(term, Height::Group)
}

/// Head and formula on one line if they fit, else the formula's outermost parts on lines of their own.
fn broken(head: &str, body: &Formula, signs: Signs) -> String {
    const BREAK: &str = "\n    ";
    let line = format!("{head} {}\n", formula(body, signs));
    if line.chars().count() <= WIDTH {
        return line;
    }
    let (mut head, mut body) = (format!("{head} "), body);
    while let FormulaKind::Quantified(quantifier, bound, inner) = &body.kind {
        head += &signs.quantifier(*quantifier, bound);
        body = inner;
    }
    format!("{}{BREAK}{}\n", head.trim_end(), signs.bare(body, BREAK))
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

impl Signs {
    /// The word, or the sign for it.
    fn word(self, ascii: &'static str, unicode: &'static str) -> &'static str {
        if self == Signs::Ascii { ascii } else { unicode }
    }

    fn quantifier(self, quantifier: Quantifier, bound: &[Name]) -> String {
        let word = match quantifier {
            Quantifier::Forall => self.word("forall", "∀"),
            Quantifier::Exists => self.word("exists", "∃"),
        };
        format!("{word} {}: ", names(bound))
    }

    fn formula(self, formula: &Formula, level: Level) -> String {
        let own = match &formula.kind {
            FormulaKind::Quantified(..) | FormulaKind::If(..) | FormulaKind::Iff(..) => Level::Group,
            FormulaKind::Implies(..) => Level::Implies,
            FormulaKind::Or(_) => Level::Or,
            _ => Level::Operand,
        };
        // `and` needs no brackets in `implies` but, for the reader, in `or` and, for sameness, in `and`.
        let brackets = own < level || matches!(formula.kind, FormulaKind::And(_)) && level == Level::Operand;
        bracketed(self.bare(formula, " "), brackets)
    }

    /// The formula without brackets around it, and this before its outermost connectives.
    fn bare(self, formula: &Formula, gap: &str) -> String {
        match &formula.kind {
            FormulaKind::Truth(truth) => truth.to_string(),
            FormulaKind::Compare(terms, relations) => {
                let mut out = self.term(&terms[0], Height::Sum);
                for (relation, term) in relations.iter().zip(&terms[1..]) {
                    let sign = match relation {
                        Relation::AtMost => self.word("<=", "≤"),
                        Relation::AtLeast => self.word(">=", "≥"),
                        Relation::Unequal => self.word("!=", "≠"),
                        _ => relation.sign(),
                    };
                    out += &format!(" {sign} {}", self.term(term, Height::Sum));
                }
                out
            }
            FormulaKind::Predicate(predicate, terms) => self.call(predicate.word(), terms),
            FormulaKind::Call(name, terms) => self.call(&name.text, terms),
            FormulaKind::Not(inner) => self.word("not ", "¬").to_owned() + &self.formula(inner, Level::Operand),
            FormulaKind::And(parts) => self.list(parts, gap, self.word("and", "∧")),
            FormulaKind::Or(parts) => self.list(parts, gap, self.word("or", "∨")),
            FormulaKind::Implies(left, right) => {
                let (left, right) = (self.formula(left, Level::Or), self.formula(right, Level::Implies));
                format!("{left}{gap}{} {right}", self.word("implies", "→"))
            }
            FormulaKind::Iff(left, right) => {
                let (left, right) = (self.formula(left, Level::Operand), self.formula(right, Level::Operand));
                format!("{left}{gap}{} {right}", self.word("iff", "↔"))
            }
            FormulaKind::If(condition, yes, no) => {
                let [condition, yes, no] = [condition, yes, no].map(|part| self.formula(part, Level::Group));
                format!("if {condition} then {yes} else {no}")
            }
            FormulaKind::Quantified(quantifier, bound, body) => {
                self.quantifier(*quantifier, bound) + &self.formula(body, Level::Group)
            }
        }
    }

    fn list(self, parts: &[Formula], gap: &str, word: &str) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.formula(part, Level::Operand)).collect();
        parts.join(&format!("{gap}{word} "))
    }

    fn call(self, word: &str, terms: &[Term]) -> String {
        word.to_owned() + &tuple(&terms.iter().map(|term| self.term(term, Height::Group)).collect::<Vec<_>>())
    }

    fn term(self, term: &Term, height: Height) -> String {
        let (own, text) = match &term.kind {
            TermKind::Variable(word) => (Height::Factor, word.clone()),
            TermKind::Number(number) => (Height::Factor, number.to_string()),
            TermKind::Sum(terms) => {
                // A difference may open a sum: `a - b + c`.
                let open = matches!(terms[0].kind, TermKind::Difference(..));
                let first = self.term(&terms[0], if open { Height::Sum } else { Height::Summand });
                (Height::Sum, first + " + " + &self.summands(&terms[1..], " + "))
            }
            TermKind::Difference(left, right) => {
                let nim = matches!(left.kind, TermKind::Xor(_));
                let left = self.term(left, if nim { Height::Summand } else { Height::Sum });
                (Height::Sum, left + " - " + &self.term(right, Height::Summand))
            }
            TermKind::Product(left, right) => {
                (Height::Summand, self.term(left, Height::Summand) + "*" + &self.term(right, Height::Factor))
            }
            TermKind::Xor(terms) => (Height::Sum, self.summands(terms, self.word(" xor ", " ⊕ "))),
            TermKind::Apply(function, terms) => (Height::Factor, self.call(function.word(), terms)),
            TermKind::If(condition, yes, no) => {
                let [yes, no] = [yes, no].map(|part| self.term(part, Height::Group));
                (Height::Group, format!("if {} then {yes} else {no}", self.formula(condition, Level::Group)))
            }
        };
        bracketed(text, own < height)
    }

    fn summands(self, terms: &[Term], sign: &str) -> String {
        terms.iter().map(|term| self.term(term, Height::Summand)).collect::<Vec<_>>().join(sign)
    }
}

fn bracketed(text: String, brackets: bool) -> String {
    if brackets { format!("({text})") } else { text }
}
