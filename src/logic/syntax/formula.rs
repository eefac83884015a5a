//! Formulas and terms as people write them.
//!
//! Representation: a tree; every formula and term knows its place in the text. Sums, `and`, `or`
//! and `xor` are lists of at least two; brackets show only as nesting.
//! Source: first-order arithmetic with Büchi's V2, or Zeckendorf numeration, in place of `*`.

use crate::source::Span;
use num_bigint::BigUint;
use std::slice::{from_mut, from_ref};

/// A formula: true or false once its free variables have values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    /// What it says.
    pub kind: FormulaKind,
    /// Where it is in the text.
    pub span: Span,
}

/// The forms of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormulaKind {
    /// `true` or `false`.
    Truth(bool),
    /// A chain like `a < b <= c`: one relation fewer than terms.
    Compare(Vec<Term>, Vec<Relation>),
    /// A built-in predicate.
    Predicate(Predicate, Vec<Term>),
    /// A defined predicate.
    Call(Name, Vec<Term>),
    /// Negation.
    Not(Box<Formula>),
    /// All hold.
    And(Vec<Formula>),
    /// At least one holds.
    Or(Vec<Formula>),
    /// The first implies the second.
    Implies(Box<Formula>, Box<Formula>),
    /// Both or neither.
    Iff(Box<Formula>, Box<Formula>),
    /// `if` the first `then` the second `else` the third.
    If(Box<Formula>, Box<Formula>, Box<Formula>),
    /// A quantifier with at least one variable.
    Quantified(Quantifier, Vec<Name>, Box<Formula>),
}

/// A term: a natural number once its variables have values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// What it is.
    pub kind: TermKind,
    /// Where it is in the text.
    pub span: Span,
}

/// The forms of a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermKind {
    /// A variable or parameter.
    Variable(String),
    /// A constant.
    Number(BigUint),
    /// A sum of at least two.
    Sum(Vec<Term>),
    /// The first less the second, which must not be larger.
    Difference(Box<Term>, Box<Term>),
    /// A product, one side of which has no variable.
    Product(Box<Term>, Box<Term>),
    /// The nim-sum of at least two.
    Xor(Vec<Term>),
    /// A built-in function.
    Apply(Function, Vec<Term>),
    /// `if` a formula `then` a term `else` a term.
    If(Box<Formula>, Box<Term>, Box<Term>),
}

/// A word and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The word as typed.
    pub text: String,
    /// Where it is in the text.
    pub span: Span,
}

/// A comparison sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
}

/// `forall` or `exists`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// For all naturals.
    Forall,
    /// For some natural.
    Exists,
}

/// How numbers are written in digits; it decides which built-ins exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// Base 2.
    #[default]
    Binary,
    /// Sums of Fibonacci numbers 1, 2, 3, 5, 8, … without two neighbours.
    Zeckendorf,
}

/// A built-in predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Predicate {
    /// `even(t)`
    Even,
    /// `odd(t)`
    Odd,
    /// `pow2(k)`: k is 1, 2, 4, 8, …
    Pow2,
    /// `bit(k, x)`: k is a power of 2 that occurs in the binary form of x.
    Bit,
    /// `endzeros_even(a)`: the Zeckendorf form ends in an even number of zeros; true for 0.
    EndZerosEven,
}

/// A built-in function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// `min(s, t, …)` of at least two.
    Min,
    /// `max(s, t, …)` of at least two.
    Max,
    /// `shift(a)`: a zero appended to the Zeckendorf form.
    Shift,
    /// `lowpart(a)`: the smallest Zeckendorf part; 0 for 0.
    Lowpart,
}

impl Formula {
    /// The formulas of which it is made, in the order of the text.
    pub(crate) fn formulas(&self) -> impl Iterator<Item = &Formula> {
        let parts: [&[Formula]; 3] = match &self.kind {
            FormulaKind::And(parts) | FormulaKind::Or(parts) => [parts, &[], &[]],
            FormulaKind::Not(inner) | FormulaKind::Quantified(_, _, inner) => [from_ref(inner), &[], &[]],
            FormulaKind::Implies(left, right) | FormulaKind::Iff(left, right) => [from_ref(left), from_ref(right), &[]],
            FormulaKind::If(condition, yes, no) => [from_ref(condition), from_ref(yes), from_ref(no)],
            _ => [&[]; 3],
        };
        parts.into_iter().flatten()
    }

    /// The same for changing them.
    pub(crate) fn formulas_mut(&mut self) -> impl Iterator<Item = &mut Formula> {
        let parts: [&mut [Formula]; 3] = match &mut self.kind {
            FormulaKind::And(parts) | FormulaKind::Or(parts) => [parts, &mut [], &mut []],
            FormulaKind::Not(inner) | FormulaKind::Quantified(_, _, inner) => [from_mut(inner), &mut [], &mut []],
            FormulaKind::Implies(left, right) | FormulaKind::Iff(left, right) => {
                [from_mut(left), from_mut(right), &mut []]
            }
            FormulaKind::If(condition, yes, no) => [from_mut(condition), from_mut(yes), from_mut(no)],
            _ => [&mut [], &mut [], &mut []],
        };
        parts.into_iter().flatten()
    }

    /// The terms of which it is made, in the order of the text; a formula has no terms beside formulas.
    pub(crate) fn terms(&self) -> &[Term] {
        match &self.kind {
            FormulaKind::Compare(terms, _) | FormulaKind::Predicate(_, terms) | FormulaKind::Call(_, terms) => terms,
            _ => &[],
        }
    }

    /// The same for changing them.
    pub(crate) fn terms_mut(&mut self) -> &mut [Term] {
        match &mut self.kind {
            FormulaKind::Compare(terms, _) | FormulaKind::Predicate(_, terms) | FormulaKind::Call(_, terms) => terms,
            _ => &mut [],
        }
    }
}

impl Term {
    /// The terms of which it is made, in the order of the text.
    pub(crate) fn terms(&self) -> impl Iterator<Item = &Term> {
        let (first, second): (&[Term], &[Term]) = match &self.kind {
            TermKind::Sum(terms) | TermKind::Xor(terms) | TermKind::Apply(_, terms) => (terms, &[]),
            TermKind::Difference(left, right) | TermKind::Product(left, right) | TermKind::If(_, left, right) => {
                (from_ref(left), from_ref(right))
            }
            TermKind::Variable(_) | TermKind::Number(_) => (&[], &[]),
        };
        first.iter().chain(second)
    }

    /// The same for changing them.
    pub(crate) fn terms_mut(&mut self) -> impl Iterator<Item = &mut Term> {
        let (first, second): (&mut [Term], &mut [Term]) = match &mut self.kind {
            TermKind::Sum(terms) | TermKind::Xor(terms) | TermKind::Apply(_, terms) => (terms, &mut []),
            TermKind::Difference(left, right) | TermKind::Product(left, right) | TermKind::If(_, left, right) => {
                (from_mut(left), from_mut(right))
            }
            TermKind::Variable(_) | TermKind::Number(_) => (&mut [], &mut []),
        };
        first.iter_mut().chain(second)
    }

    /// The formula between `if` and `then`.
    pub(crate) fn condition(&self) -> Option<&Formula> {
        if let TermKind::If(condition, ..) = &self.kind { Some(condition) } else { None }
    }
}

impl Relation {
    /// Whether the relation holds between two values.
    pub fn holds<T: Ord>(self, left: &T, right: &T) -> bool {
        match self {
            Relation::Equal => left == right,
            Relation::Unequal => left != right,
            Relation::Less => left < right,
            Relation::AtMost => left <= right,
            Relation::Greater => left > right,
            Relation::AtLeast => left >= right,
        }
    }

    /// The ASCII sign.
    pub fn sign(self) -> &'static str {
        match self {
            Relation::Equal => "=",
            Relation::Unequal => "!=",
            Relation::Less => "<",
            Relation::AtMost => "<=",
            Relation::Greater => ">",
            Relation::AtLeast => ">=",
        }
    }
}

impl Predicate {
    /// All, in alphabetical order.
    pub const ALL: [Predicate; 5] =
        [Predicate::Bit, Predicate::EndZerosEven, Predicate::Even, Predicate::Odd, Predicate::Pow2];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Predicate::Even => "even",
            Predicate::Odd => "odd",
            Predicate::Pow2 => "pow2",
            Predicate::Bit => "bit",
            Predicate::EndZerosEven => "endzeros_even",
        }
    }

    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        if self == Predicate::Bit { 2 } else { 1 }
    }

    /// The numeration that it belongs to; none if it makes sense in both.
    pub fn numeration(self) -> Option<Numeration> {
        match self {
            Predicate::Even | Predicate::Odd => None,
            Predicate::Pow2 | Predicate::Bit => Some(Numeration::Binary),
            Predicate::EndZerosEven => Some(Numeration::Zeckendorf),
        }
    }
}

impl Function {
    /// All, in alphabetical order.
    pub const ALL: [Function; 4] = [Function::Lowpart, Function::Max, Function::Min, Function::Shift];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Function::Min => "min",
            Function::Max => "max",
            Function::Shift => "shift",
            Function::Lowpart => "lowpart",
        }
    }

    /// The numeration that it belongs to; none if it makes sense in both.
    pub fn numeration(self) -> Option<Numeration> {
        match self {
            Function::Min | Function::Max => None,
            Function::Shift | Function::Lowpart => Some(Numeration::Zeckendorf),
        }
    }
}

impl Numeration {
    /// The name in messages.
    pub fn title(self) -> &'static str {
        match self {
            Numeration::Binary => "base 2",
            Numeration::Zeckendorf => "Zeckendorf numeration",
        }
    }
}
