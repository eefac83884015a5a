//! A text of claims: its definitions, statements and blocks, in their order.
//!
//! Representation: a list of items; definitions are found by name, and of each it is known whether it
//! subtracts anywhere.
//! Failure: a name that is not defined is found nowhere.

use super::formula::{Formula, FormulaKind, Name, Numeration, Quantifier, Term, TermKind};
use super::game::{GameBlock, MoveRule};
use super::heaps::HeapsBlock;
use crate::source::Span;
use num_bigint::BigUint;
use std::collections::BTreeMap;

/// Definitions by name.
type Index = BTreeMap<String, Entry>;

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

/// `witness x := t | u`: the terms are for each `exists x`, in the order of the text.
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
    /// Where it is in the text.
    pub fn span(&self) -> &Span {
        match self {
            Item::Define(definition) => &definition.span,
            Item::State(statement) => &statement.span,
            Item::Game(block) => &block.span,
            Item::Heaps(block) => &block.span,
        }
    }

    /// Its name.
    pub fn name(&self) -> &Name {
        match self {
            Item::Define(definition) => &definition.name,
            Item::State(statement) => &statement.name,
            Item::Game(block) => &block.name,
            Item::Heaps(block) => &block.name,
        }
    }
}

/// All of a text of claims, in its order.
///
/// ```
/// let text = nimbook::Text::new("a.claims", "claim c: forall a: a xor a = 0\n# so much for that\n");
/// assert_eq!(nimbook::parse_claims(&text)?.comments, ["# so much for that"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// Definitions, statements and games; a definition or game comes before its first use.
    pub(crate) items: Vec<Item>,
    /// Comments after the last item.
    pub comments: Vec<String>,
    index: Index,
}

/// Where a definition is among the items.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    item: usize,
    /// Whether it, or a definition that it uses, holds a difference.
    subtracts: bool,
}

impl Claims {
    /// Items and comments as read.
    pub(crate) fn gather(items: Vec<Item>, comments: Vec<String>) -> Claims {
        let mut index = Index::new();
        for (item, content) in items.iter().enumerate() {
            if let Item::Define(definition) = content {
                let subtracts = subtracts(&definition.body, &index);
                index.insert(definition.name.text.clone(), Entry { item, subtracts });
            }
        }
        Claims { items, comments, index }
    }

    /// Some of the items and no comments after them; what these items name has to be among them.
    pub(crate) fn only(self, keep: impl Fn(&Item) -> bool) -> Claims {
        Claims::gather(self.items.into_iter().filter(keep).collect(), Vec::new())
    }

    /// The definition of this name.
    pub(crate) fn definition(&self, name: &str) -> Option<&Definition> {
        let item = &self.items[self.index.get(name)?.item];
        if let Item::Define(definition) = item { Some(definition) } else { None }
    }

    /// Whether the formula, with its definitions written out, holds a difference.
    pub(crate) fn subtracts(&self, formula: &Formula) -> bool {
        subtracts(formula, &self.index)
    }

    /// Whether the term holds a difference, likewise.
    pub(crate) fn term_subtracts(&self, term: &Term) -> bool {
        subtracting(term, &self.index)
    }

    /// The statements, in order.
    pub(crate) fn statements(&self) -> impl Iterator<Item = &Statement> {
        self.items.iter().filter_map(|item| if let Item::State(statement) = item { Some(statement) } else { None })
    }

    /// The definitions, in order.
    pub(crate) fn definitions(&self) -> impl Iterator<Item = &Definition> {
        self.items.iter().filter_map(|item| if let Item::Define(definition) = item { Some(definition) } else { None })
    }

    /// The game blocks, in order.
    pub(crate) fn games(&self) -> impl Iterator<Item = &GameBlock> {
        self.items.iter().filter_map(|item| if let Item::Game(block) = item { Some(block) } else { None })
    }

    /// The game of this name.
    pub(crate) fn game(&self, name: &str) -> Option<&GameBlock> {
        self.games().find(|block| block.name.text == name)
    }

    /// The games on any number of heaps, in order.
    pub(crate) fn heap_games(&self) -> impl Iterator<Item = &HeapsBlock> {
        self.items.iter().filter_map(|item| if let Item::Heaps(block) = item { Some(block.as_ref()) } else { None })
    }

    /// The game on any number of heaps of this name.
    pub(crate) fn heaps(&self, name: &str) -> Option<&HeapsBlock> {
        self.heap_games().find(|block| block.name.text == name)
    }
}

impl Statement {
    /// A claim of this name: for all values of the variables, the formula.
    pub(crate) fn claim(name: &Name, numeration: Numeration, variables: Vec<Name>, body: Formula) -> Statement {
        let span = body.span.clone();
        let formula = if variables.is_empty() {
            body
        } else {
            let kind = FormulaKind::Quantified(Quantifier::Forall, variables, Box::new(body));
            Formula { kind, span: span.clone() }
        };
        let (word, name, expect, witnesses, comments) = (Word::Claim, name.clone(), None, Vec::new(), Vec::new());
        Statement { word, name, numeration, formula, expect, witnesses, span, comments }
    }

    /// The variables of the leading `forall` block, in order, and what follows it.
    pub(crate) fn leading(&self) -> (Vec<&str>, &Formula) {
        let mut names = Vec::new();
        let mut formula = &self.formula;
        while let FormulaKind::Quantified(Quantifier::Forall, block, body) = &formula.kind {
            names.extend(block.iter().map(|name| name.text.as_str()));
            formula = body;
        }
        (names, formula)
    }
}

impl GameBlock {
    /// All moves: those of the other game first.
    pub fn rules<'c>(&'c self, claims: &'c Claims) -> Vec<&'c MoveRule> {
        let blocks = self.line(claims);
        blocks.into_iter().rev().flat_map(|block| &block.moves).collect()
    }

    /// The measure, its own or that of the other game.
    ///
    /// # Panics
    /// If the block is not one of these claims, as the parser returned them.
    pub fn measure<'c>(&'c self, claims: &'c Claims) -> &'c Term {
        let blocks = self.line(claims);
        blocks.into_iter().find_map(|block| block.measure.as_ref()).expect("the parser wants a measure")
    }

    /// The block, the one whose moves it has, the one whose moves that has, and so on.
    fn line<'c>(&'c self, claims: &'c Claims) -> Vec<&'c GameBlock> {
        let other = |block: &&'c GameBlock| claims.game(&block.moves_of.as_ref()?.text);
        // Each is above the one before, so the line ends.
        std::iter::successors(Some(self), other).collect()
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

fn subtracts(formula: &Formula, index: &Index) -> bool {
    let called = match &formula.kind {
        FormulaKind::Call(name, _) => index.get(&name.text).is_some_and(|entry| entry.subtracts),
        _ => false,
    };
    called
        || formula.terms().iter().any(|term| subtracting(term, index))
        || formula.formulas().any(|part| subtracts(part, index))
}

fn subtracting(term: &Term, index: &Index) -> bool {
    matches!(term.kind, TermKind::Difference(..))
        || term.condition().is_some_and(|condition| subtracts(condition, index))
        || term.terms().any(|part| subtracting(part, index))
}
