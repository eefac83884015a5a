//! Formulas and terms as people write them.
//!
//! Representation: a tree; every formula and term knows its place in the text. Sums, `and`, `or`
//! and `xor` are lists of at least two; brackets show only as nesting.
//! Failure: none; what is wrong with a tree is told by the scope check.
//! Source: first-order arithmetic with Büchi's V2, or Zeckendorf numeration, in place of `*`.

use super::game::GameBlock;
use super::heaps::HeapsBlock;
use crate::source::Span;
use num_bigint::BigUint;

/// A formula: true or false once its free variables have values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    /// What it says.
    pub kind: FormulaKind,
    /// Where it stands.
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
    /// Where it stands.
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
    /// Where it stands.
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

/// The word that opens a statement: what its author asserts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Must be proved.
    Claim,
    /// Must be refuted.
    Refute,
    /// Must not be refuted.
    Conjecture,
}

/// A named formula with parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// Its name.
    pub name: Name,
    /// Its parameters, in the order of the arguments.
    pub parameters: Vec<Name>,
    /// What it abbreviates.
    pub body: Formula,
    /// The whole definition.
    pub span: Span,
    /// Comments that belong to it, each with its `#`.
    pub comments: Vec<String>,
}

/// A statement about all naturals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// What its author asserts.
    pub word: Word,
    /// Its name.
    pub name: Name,
    /// How its numbers are written.
    pub numeration: Numeration,
    /// What it says.
    pub formula: Formula,
    /// The tuple after `expect`, and its place.
    pub expect: Option<(Vec<BigUint>, Span)>,
    /// The `witness` lines.
    pub witnesses: Vec<WitnessLine>,
    /// The whole statement.
    pub span: Span,
    /// Comments that belong to it, each with its `#`.
    pub comments: Vec<String>,
}

/// `witness x := t | u`: the terms stand for `exists x`, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WitnessLine {
    /// The variable.
    pub name: Name,
    /// One term for each `exists` of that variable.
    pub terms: Vec<Term>,
}

/// A definition, a statement, a game or a game on any number of heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// `define …`
    Define(Definition),
    /// `claim …`, `refute …` or `conjecture …`
    State(Statement),
    /// `game …`
    Game(GameBlock),
    /// `heaps …`
    Heaps(Box<HeapsBlock>),
}

impl Item {
    /// Where it stands.
    pub fn span(&self) -> &Span {
        match self {
            Item::Define(definition) => &definition.span,
            Item::State(statement) => &statement.span,
            Item::Game(block) => &block.span,
            Item::Heaps(block) => &block.span,
        }
    }
}

/// All of a text, in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// Definitions, statements and games; a definition or game stands before its first use.
    pub items: Vec<Item>,
    /// Comments after the last item.
    pub comments: Vec<String>,
    pub(crate) index: super::index::Index,
}

impl Claims {
    /// The statements, in order.
    pub fn statements(&self) -> impl Iterator<Item = &Statement> {
        self.items.iter().filter_map(|item| match item {
            Item::State(statement) => Some(statement),
            Item::Define(_) | Item::Game(_) | Item::Heaps(_) => None,
        })
    }

    /// The definitions, in order.
    pub fn definitions(&self) -> impl Iterator<Item = &Definition> {
        self.items.iter().filter_map(|item| match item {
            Item::Define(definition) => Some(definition),
            Item::State(_) | Item::Game(_) | Item::Heaps(_) => None,
        })
    }

    /// The game blocks, in order.
    pub fn games(&self) -> impl Iterator<Item = &GameBlock> {
        self.items.iter().filter_map(|item| match item {
            Item::Game(block) => Some(block),
            Item::Define(_) | Item::State(_) | Item::Heaps(_) => None,
        })
    }

    /// The game of this name.
    pub fn game(&self, name: &str) -> Option<&GameBlock> {
        self.games().find(|block| block.name.text == name)
    }

    /// The games on any number of heaps, in order.
    pub fn heap_games(&self) -> impl Iterator<Item = &HeapsBlock> {
        self.items.iter().filter_map(|item| match item {
            Item::Heaps(block) => Some(block.as_ref()),
            Item::Define(_) | Item::State(_) | Item::Game(_) => None,
        })
    }

    /// The game on any number of heaps of this name.
    pub fn heaps(&self, name: &str) -> Option<&HeapsBlock> {
        self.heap_games().find(|block| block.name.text == name)
    }
}

impl Statement {
    /// The variables of the leading `forall` block, in order.
    pub fn leading(&self) -> Vec<&Name> {
        let mut names = Vec::new();
        let mut formula = &self.formula;
        while let FormulaKind::Quantified(Quantifier::Forall, block, body) = &formula.kind {
            names.extend(block);
            formula = body;
        }
        names
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

impl Word {
    /// The keyword.
    pub fn word(self) -> &'static str {
        match self {
            Word::Claim => "claim",
            Word::Refute => "refute",
            Word::Conjecture => "conjecture",
        }
    }
}
