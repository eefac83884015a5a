//! Free variables, and terms in their place.
//!
//! Representation: new trees; a bound variable that would catch a name gets primes.
//! Source: capture-avoiding substitution, Church 1932.

use super::formula::{Formula, FormulaKind, Name, Term, TermKind};
use std::collections::BTreeSet;

/// The free variables in order of their first place; each once.
pub(crate) fn free(formula: &Formula) -> Vec<Name> {
    let mut names = Names::default();
    names.formula(formula);
    names.free
}

/// The variables of a term, likewise.
pub(crate) fn free_in_term(term: &Term) -> Vec<Name> {
    let mut names = Names::default();
    names.term(term);
    names.free
}

#[derive(Default)]
struct Names {
    bound: Vec<String>,
    free: Vec<Name>,
    /// Every name, bound or free.
    all: BTreeSet<String>,
}

impl Names {
    fn formula(&mut self, formula: &Formula) {
        let outer = self.bound.len();
        if let FormulaKind::Quantified(_, names, _) = &formula.kind {
            self.bound.extend(names.iter().map(|name| name.text.clone()));
            self.all.extend(names.iter().map(|name| name.text.clone()));
        }
        formula.terms().iter().for_each(|term| self.term(term));
        formula.formulas().for_each(|part| self.formula(part));
        self.bound.truncate(outer);
    }

    fn term(&mut self, term: &Term) {
        if let TermKind::Variable(word) = &term.kind {
            self.all.insert(word.clone());
            if !self.bound.contains(word) && !self.free.iter().any(|name| name.text == *word) {
                self.free.push(Name { text: word.clone(), span: term.span.clone() });
            }
        }
        term.condition().into_iter().for_each(|condition| self.formula(condition));
        term.terms().for_each(|part| self.term(part));
    }
}

/// The formula with terms for its free variables; no bound variable has a name of `avoid`.
pub(crate) fn instance(formula: &Formula, values: &[(&str, &Term)], avoid: &[&str]) -> Formula {
    let (mut names, mut formula) = (Names::default(), formula.clone());
    names.formula(&formula);
    Substitution::new(names, values, avoid).formula(&mut formula);
    formula
}

/// The term with terms for its variables; no bound variable has a name of `avoid`.
pub(crate) fn instance_of_term(term: &Term, values: &[(&str, &Term)], avoid: &[&str]) -> Term {
    let (mut names, mut term) = (Names::default(), term.clone());
    names.term(&term);
    Substitution::new(names, values, avoid).term(&mut term);
    term
}

struct Substitution<'a> {
    /// Values of the names in scope; inner ones last.
    values: Vec<(String, Term)>,
    avoid: &'a [&'a str],
    taken: BTreeSet<String>,
}

impl<'a> Substitution<'a> {
    fn new(names: Names, values: &[(&str, &Term)], avoid: &'a [&'a str]) -> Substitution<'a> {
        let mut taken = names.all;
        taken.extend(avoid.iter().map(|name| (*name).to_owned()));
        let values = values.iter().map(|(name, term)| ((*name).to_owned(), (*term).clone())).collect();
        Substitution { values, avoid, taken }
    }

    fn formula(&mut self, formula: &mut Formula) {
        let outer = self.values.len();
        if let FormulaKind::Quantified(_, names, _) = &mut formula.kind {
            names.iter_mut().for_each(|name| self.bind(name));
        }
        formula.terms_mut().iter_mut().for_each(|term| self.term(term));
        formula.formulas_mut().for_each(|part| self.formula(part));
        self.values.truncate(outer);
    }

    fn bind(&mut self, name: &mut Name) {
        let word = name.text.clone();
        if self.avoid.contains(&word.as_str()) {
            while !self.taken.insert(name.text.clone()) {
                name.text.push('\'');
            }
        }
        let variable = Term { kind: TermKind::Variable(name.text.clone()), span: name.span.clone() };
        self.values.push((word, variable));
    }

    fn term(&mut self, term: &mut Term) {
        if let TermKind::Variable(word) = &term.kind {
            if let Some((_, value)) = self.values.iter().rev().find(|(name, _)| name == word) {
                *term = value.clone();
            }
            return;
        }
        if let TermKind::If(condition, ..) = &mut term.kind {
            self.formula(condition);
        }
        term.terms_mut().for_each(|part| self.term(part));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::syntax::print::{self, Signs};
    use crate::source::Text;

    fn parsed(body: &str) -> Formula {
        let text = Text::new("t", &format!("define f(n, m) := {body}\n"));
        let claims = crate::logic::parse(&text).expect("no faults");
        claims.definition("f").expect("defined").body.clone()
    }

    #[test]
    fn bound_variables_make_way() {
        let formula = parsed("(exists k, k': n = 4*k + k') and m < n");
        let k = Term { kind: TermKind::Variable("k".to_owned()), span: 0..1 };
        let result = instance(&formula, &[("n", &k)], &["k", "n"]);
        assert_eq!(print::formula(&result, Signs::Ascii), "(exists k'', k': k = 4*k'' + k') and m < k");
        let names: Vec<String> = free(&formula).into_iter().map(|name| name.text).collect();
        assert_eq!(names, ["n", "m"]);
    }

    #[test]
    fn an_inner_variable_hides_an_outer_value() {
        // The scope check lets nobody write this; a substitution into it must be right all the same.
        let mut formula = parsed("exists k: k < n");
        let FormulaKind::Quantified(_, names, _) = &mut formula.kind else { panic!("quantified") };
        names[0].text = "n".to_owned();
        let seven = Term { kind: TermKind::Number(7_u32.into()), span: 0..1 };
        assert_eq!(print::formula(&instance(&formula, &[("n", &seven)], &[]), Signs::Ascii), "exists n: k < n");
    }
}
