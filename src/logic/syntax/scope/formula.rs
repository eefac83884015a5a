//! The scope check of definitions and statements.
//!
//! Representation: a walk over the tree with the variables in scope.
//! A definition belongs to the numeration of the built-ins that it uses, or to none.
//! Failure: one fault for each wrong name, count of arguments, product, numeration or witness.

use crate::logic::syntax::claims::{Definition, Statement, Word};
use crate::logic::syntax::expression::MOST_VARIABLES;
use crate::logic::syntax::formula::{
    Formula, FormulaKind, Function, Name, Numeration, Predicate, Quantifier, Term, TermKind,
};
use crate::logic::syntax::print;
use crate::source::{Diagnostic, MOST_SHOWN, Span, quote, suggest};
use std::collections::{HashMap, HashSet};

/// What a later item must know of a definition.
struct Known {
    arity: usize,
    numeration: Option<Numeration>,
    span: Span,
}

pub(crate) struct Scope<'c> {
    known: HashMap<String, Known>,
    /// All definitions of the text, to tell "later" from "nowhere".
    later: HashSet<String>,
    /// Definitions and games that could not be read.
    pub broken: &'c HashSet<String>,
    pub faults: Vec<Diagnostic>,
    /// The variables in scope.
    pub bound: Vec<Name>,
    /// Whether variables were left out because there are too many.
    overfull: bool,
    /// The numeration that the item at hand has used, and what used it.
    used: Option<(Numeration, String)>,
}

impl<'c> Scope<'c> {
    /// Nothing is known yet but the definitions of the whole text, and which items could not be read.
    pub fn new(later: HashSet<String>, broken: &'c HashSet<String>) -> Scope<'c> {
        Scope {
            known: HashMap::new(),
            later,
            broken,
            faults: Vec::new(),
            bound: Vec::new(),
            overfull: false,
            used: None,
        }
    }

    pub fn fault(&mut self, code: &'static str, span: &Span, message: impl Into<String>, help: impl Into<String>) {
        self.faults.push(Diagnostic::new(code, span.clone(), message, help));
    }

    pub fn definition(&mut self, definition: &Definition) {
        let name = &definition.name;
        if reserved(&name.text) {
            let message = format!("{} is built in", quote(&name.text));
            self.fault("duplicate", &name.span, message, "choose another name");
        }
        (self.used, self.overfull) = (None, false);
        self.bind(&definition.parameters);
        self.formula(&definition.body);
        self.bound.clear();
        let numeration = self.used.take().map(|(numeration, _)| numeration);
        let known = Known { arity: definition.parameters.len(), numeration, span: name.span.clone() };
        if let Some(first) = self.known.insert(name.text.clone(), known) {
            let message = format!("{} is defined twice", quote(&name.text));
            let fault = Diagnostic::new("duplicate", name.span.clone(), message, "choose another name");
            self.faults.push(fault.with_note(first.span, "first defined here"));
        }
    }

    /// A statement or block of this numeration and keyword: nothing is in scope yet.
    pub fn begin(&mut self, numeration: Numeration, keyword: &str) {
        let why = match numeration {
            Numeration::Zeckendorf => "`in zeckendorf`".to_owned(),
            Numeration::Binary => format!("`{keyword}` without `in zeckendorf`"),
        };
        (self.used, self.overfull) = (Some((numeration, why)), false);
        self.bound.clear();
    }

    pub fn statement(&mut self, statement: &Statement) {
        self.begin(statement.numeration, statement.word.word());
        self.formula(&statement.formula);
        if let Some((values, span)) = &statement.expect {
            let (leading, _) = statement.leading();
            if leading.len() != values.len() {
                let message =
                    format!("the number of values is {}, that of variables is {}", values.len(), leading.len());
                let help = format!("give one for each variable of the leading `forall`: {}", print::tuple(&leading));
                self.fault("expect", span, message, help);
            }
        }
        self.witnesses(statement);
    }

    /// The terms of a witness may use what is in scope at their `exists`.
    fn witnesses(&mut self, statement: &Statement) {
        if statement.word == Word::Refute {
            if let Some(line) = statement.witnesses.first() {
                self.fault("witness", &line.name.span, "a refuted statement has no witness", "delete this line");
            }
            return;
        }
        let mut seen = HashSet::new();
        for line in &statement.witnesses {
            if !seen.insert(&line.name.text) {
                let message = format!("a second `witness` line for {}", quote(&line.name.text));
                self.fault("witness", &line.name.span, message, "join the terms with `|` on one line");
                continue;
            }
            let mut places = Vec::new();
            occurrences(&statement.formula, &line.name.text, true, &mut Vec::new(), &mut places);
            if places.len() != line.terms.len() {
                let (terms, word) = (line.terms.len(), quote(&line.name.text));
                let message =
                    format!("the number of terms is {terms}, that of places with `exists` {word} is {}", places.len());
                self.fault("witness", &line.name.span, message, "give one term for each, in order, with `|` between");
                continue;
            }
            for (term, place) in line.terms.iter().zip(places) {
                let Some(bound) = place else {
                    let message = format!("this `exists` {} cannot have a witness", quote(&line.name.text));
                    let help = "it is under `not`, `iff`, a condition, or left of `implies`";
                    self.fault("witness", &term.span, message, help);
                    continue;
                };
                self.bound = bound;
                self.term(term);
                self.bound.clear();
            }
        }
    }

    /// Whether a definition or a built-in has this name.
    pub fn is_taken(&self, word: &str) -> bool {
        self.known.contains_key(word) || reserved(word)
    }

    pub fn bind(&mut self, names: &[Name]) {
        for name in names {
            if self.bound.len() == MOST_VARIABLES {
                let message = format!("more than {MOST_VARIABLES} variables are in scope");
                self.fault("variables", &name.span, message, "split the statement");
                self.overfull = true;
                return;
            }
            if let Some(first) = self.bound.iter().find(|bound| bound.text == name.text).cloned() {
                let message = format!("the variable {} is bound twice", quote(&name.text));
                let fault = Diagnostic::new("shadowed", name.span.clone(), message, "choose another name");
                self.faults.push(fault.with_note(first.span, "first bound here"));
            }
            if reserved(&name.text) {
                let message = format!("{} is built in, so it cannot be a variable", quote(&name.text));
                self.fault("reserved", &name.span, message, "choose another name");
            }
            self.bound.push(name.clone());
        }
    }

    /// Notes that something of this numeration is used here.
    fn uses(&mut self, numeration: Option<Numeration>, what: &str, span: &Span) {
        let Some(numeration) = numeration else { return };
        match &self.used {
            None => self.used = Some((numeration, quote(what))),
            Some((other, _)) if *other == numeration => {}
            Some((other, why)) => {
                let message = format!(
                    "{} belongs to {}, but {why} puts this in {}",
                    quote(what),
                    numeration.title(),
                    other.title()
                );
                let help = match numeration {
                    Numeration::Zeckendorf => {
                        "write `in zeckendorf` before the colon or brace; in base 2 say `2*a` for a shift"
                    }
                    Numeration::Binary => "`xor`, `pow2` and `bit` exist in base 2 only: split the statement in two",
                };
                self.fault("numeration", span, message, help);
            }
        }
    }

    pub fn formula(&mut self, formula: &Formula) {
        let outer = self.bound.len();
        match &formula.kind {
            FormulaKind::Predicate(predicate, _) => {
                self.uses(predicate.numeration(), predicate.word(), &formula.span);
            }
            FormulaKind::Call(name, terms) => self.call(name, terms.len(), &formula.span),
            FormulaKind::Quantified(_, names, _) => self.bind(names),
            _ => {}
        }
        formula.terms().iter().for_each(|term| self.term(term));
        formula.formulas().for_each(|part| self.formula(part));
        self.bound.truncate(outer);
    }

    fn call(&mut self, name: &Name, arguments: usize, span: &Span) {
        let word = &name.text;
        match self.known.get(word) {
            Some(known) if known.arity != arguments => {
                let message = format!("{} takes {} arguments, not {arguments}", quote(word), known.arity);
                let fault = Diagnostic::new("arity", span.clone(), message, "count the arguments");
                let fault = fault.with_note(known.span.clone(), "defined here");
                self.faults.push(fault);
            }
            Some(known) => {
                let numeration = known.numeration;
                self.uses(numeration, word, span);
            }
            None if self.broken.contains(word) => {}
            None if word == "xor" => {
                self.fault("unknown-name", &name.span, "`xor` is not a function", "write `a xor b xor c`");
            }
            None if self.later.contains(word) => {
                let message = format!("{} is not defined yet", quote(word));
                self.fault("unknown-name", &name.span, message, "move its definition before this; none may use itself");
            }
            None => {
                let mut names: Vec<String> = built_in().map(str::to_owned).collect();
                // Diagnostics past the last one reported need no advice.
                if self.faults.len() < MOST_SHOWN {
                    names.extend(self.known.keys().cloned());
                }
                names.sort_unstable();
                let help = match suggest(word, names.iter().map(String::as_str)) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("define it first: `define {word}(…) := …`"),
                };
                let message = format!("{} is not defined", quote(word));
                self.fault("unknown-name", &name.span, message, help);
            }
        }
    }

    pub fn term(&mut self, term: &Term) {
        match &term.kind {
            TermKind::Variable(word) => self.variable(word, &term.span),
            TermKind::Xor(_) => self.uses(Some(Numeration::Binary), "xor", &term.span),
            TermKind::Apply(function, _) => self.uses(function.numeration(), function.word(), &term.span),
            _ => {}
        }
        term.condition().into_iter().for_each(|condition| self.formula(condition));
        term.terms().for_each(|part| self.term(part));
        if let TermKind::Product(..) = &term.kind
            && !term.terms().any(constant)
        {
            let message = "a product of two variables cannot be decided";
            self.fault("product", &term.span, message, "one side of `*` must be a number: `3*a`");
        }
    }

    fn variable(&mut self, word: &str, span: &Span) {
        if self.overfull || self.bound.iter().any(|name| name.text == word) {
            return;
        }
        let near = suggest(word, self.bound.iter().map(|name| name.text.as_str())).map(str::to_owned);
        let (message, help) = if self.is_taken(word) {
            (format!("{} needs arguments", quote(word)), format!("write `{word}(…)`"))
        } else {
            let help = match near {
                Some(near) => format!("did you mean `{near}`? If not, write `forall {word}: …` around it"),
                None => format!("write `forall {word}: …` around it, or add it to the parameters"),
            };
            (format!("the variable {} is free", quote(word)), help)
        };
        self.fault("free-variable", span, message, help);
    }
}

/// For each `exists` of this variable outside definitions, what is in scope there; nothing if a
/// witness would not be sound.
fn occurrences(
    formula: &Formula,
    word: &str,
    positive: bool,
    bound: &mut Vec<Name>,
    places: &mut Vec<Option<Vec<Name>>>,
) {
    let outer = bound.len();
    if let FormulaKind::Quantified(quantifier, names, _) = &formula.kind {
        if *quantifier == Quantifier::Exists && names.iter().any(|name| name.text == word) {
            places.push(positive.then(|| bound.clone()));
        }
        bound.extend(names.iter().cloned());
    }
    for (number, part) in formula.formulas().enumerate() {
        let positive = match formula.kind {
            FormulaKind::Not(_) | FormulaKind::Iff(..) => false,
            // A premise or a condition comes first.
            FormulaKind::Implies(..) | FormulaKind::If(..) => positive && number > 0,
            _ => positive,
        };
        occurrences(part, word, positive, bound, places);
    }
    bound.truncate(outer);
}

/// Whether the term has no variable, so that it may multiply.
pub(crate) fn constant(term: &Term) -> bool {
    match &term.kind {
        TermKind::Number(_) => true,
        TermKind::Sum(terms) => terms.iter().all(constant),
        TermKind::Product(left, right) => constant(left) && constant(right),
        _ => false,
    }
}

fn built_in() -> impl Iterator<Item = &'static str> {
    Predicate::ALL.into_iter().map(Predicate::word).chain(Function::ALL.into_iter().map(Function::word))
}

fn reserved(word: &str) -> bool {
    built_in().any(|name| name == word)
}
