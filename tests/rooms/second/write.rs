//! Writes a tree down without definitions, differences, `min`, `max` and `if`: every term that is not a sum of variables
//! gets a variable of its own, which exists and has the term's value.
//!
//! A difference that is not defined has no value, so an atom about it is false.

use super::read::{Definition, Formula, Term};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A sum of multiples of variables, and of a constant, whose variable is "".
type Sum = BTreeMap<String, u64>;

/// Names in scope with their values; inner ones last.
type Scope = Vec<(String, Sum)>;

pub struct Writer<'d> {
    definitions: &'d [Definition],
    fresh: usize,
    /// The terms named since the atom began: each variable, and what makes it the value.
    named: Vec<(String, String)>,
}

fn one(name: &str) -> Sum {
    Sum::from([(name.to_owned(), 1)])
}

fn shown(sum: &Sum) -> String {
    let part =
        |(name, factor): (&String, &u64)| if name.is_empty() { factor.to_string() } else { format!("{factor}*{name}") };
    let parts: Vec<String> = sum.iter().filter(|(_, factor)| **factor > 0).map(part).collect();
    if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") }
}

impl<'d> Writer<'d> {
    pub fn new(definitions: &'d [Definition]) -> Writer<'d> {
        Writer { definitions, fresh: 0, named: Vec::new() }
    }

    pub fn fresh(&mut self) -> String {
        self.fresh += 1;
        format!("v{}", self.fresh)
    }

    /// The formula; `leading` names stand for these variables.
    pub fn formula(&mut self, formula: &Formula, leading: &[(String, String)]) -> String {
        let mut scope = leading.iter().map(|(name, variable)| (name.clone(), one(variable))).collect();
        self.write(formula, &mut scope)
    }

    fn write(&mut self, formula: &Formula, scope: &mut Scope) -> String {
        match formula {
            Formula::Truth(truth) => truth.to_string(),
            Formula::Not(inner) => format!("(not {})", self.write(inner, scope)),
            Formula::Join(word, left, right) => {
                format!("({} {word} {})", self.write(left, scope), self.write(right, scope))
            }
            Formula::If(condition, yes, no) => {
                let condition = self.write(condition, scope);
                let (yes, no) = (self.write(yes, scope), self.write(no, scope));
                format!("(({condition} implies {yes}) and ({condition} or {no}))")
            }
            Formula::Bound(quantifier, names, body) => {
                let outer = scope.len();
                let variables: Vec<String> = names.iter().map(|_| self.fresh()).collect();
                scope.extend(names.iter().cloned().zip(variables.iter().map(|variable| one(variable))));
                let body = self.write(body, scope);
                scope.truncate(outer);
                format!("({quantifier} {}: {body})", variables.join(", "))
            }
            Formula::Chain(terms, signs) => {
                let pairs = terms.windows(2).zip(signs);
                let links: Vec<String> = pairs
                    .map(|(pair, sign)| {
                        self.atom(pair, scope, |_, sums| {
                            let (left, right) = (shown(&sums[0]), shown(&sums[1]));
                            match &sign[..] {
                                "!=" => format!("(not {left} = {right})"),
                                ">" => format!("{right} < {left}"),
                                ">=" => format!("(not {left} < {right})"),
                                "<=" => format!("({left} < {right} or {left} = {right})"),
                                _ => format!("{left} {sign} {right}"),
                            }
                        })
                    })
                    .collect();
                format!("({})", links.join(" and "))
            }
            Formula::Of(name, terms) => self.atom(terms, scope, |this, sums| {
                if ["even", "odd"].contains(&&name[..]) {
                    let half = this.fresh();
                    let rest = if name == "odd" { " + 1" } else { "" };
                    return format!("(exists {half}: {} = {half} + {half}{rest})", shown(&sums[0]));
                }
                if ["pow2", "bit", "endzeros_even"].contains(&&name[..]) {
                    let variables: Vec<String> = sums.iter().map(|sum| this.variable(sum)).collect();
                    return format!("{name}({})", variables.join(", "));
                }
                let definitions = this.definitions;
                let found = definitions.iter().find(|definition| definition.name == *name).expect("a definition");
                assert_eq!(found.parameters.len(), sums.len(), "{name}");
                let mut inner = found.parameters.iter().cloned().zip(sums).collect();
                this.write(&found.body, &mut inner)
            }),
        }
    }

    /// What `build` says of the values of the terms, behind the variables that they need.
    fn atom(&mut self, terms: &[Term], scope: &mut Scope, build: impl FnOnce(&mut Self, Vec<Sum>) -> String) -> String {
        let outer = std::mem::take(&mut self.named);
        let sums = terms.iter().map(|term| self.value(term, scope)).collect();
        let mut text = build(self, sums);
        for (variable, definition) in std::mem::replace(&mut self.named, outer).into_iter().rev() {
            text = format!("(exists {variable}: {definition} and {text})");
        }
        text
    }

    /// A new variable of which `definition` says what it is.
    fn name(&mut self, definition: impl FnOnce(&str) -> String) -> String {
        let variable = self.fresh();
        let definition = definition(&variable);
        self.named.push((variable.clone(), definition));
        variable
    }

    fn variable(&mut self, sum: &Sum) -> String {
        self.name(|variable| format!("{variable} = {}", shown(sum)))
    }

    fn value(&mut self, term: &Term, scope: &mut Scope) -> Sum {
        match term {
            Term::Number(number) => Sum::from([(String::new(), *number)]),
            Term::Name(name) => {
                let found = scope.iter().rev().find(|(other, _)| other == name);
                found.unwrap_or_else(|| panic!("{name} is bound nowhere")).1.clone()
            }
            Term::Plus(left, right) => {
                let mut sum = self.value(left, scope);
                for (name, factor) in self.value(right, scope) {
                    *sum.entry(name).or_default() += factor;
                }
                sum
            }
            Term::Minus(left, right) => {
                let (left, right) = (self.value(left, scope), self.value(right, scope));
                one(&self.name(|variable| format!("{variable} + {} = {}", shown(&right), shown(&left))))
            }
            Term::Times(left, right) => {
                let (left, right) = (self.value(left, scope), self.value(right, scope));
                let number = |sum: &Sum| sum.keys().all(String::is_empty);
                let (factor, sum) = if number(&left) { (left, right) } else { (right, left) };
                assert!(number(&factor), "a product of two variables: {term:?}");
                let factor = factor.values().sum::<u64>();
                sum.into_iter().map(|(name, other)| (name, factor * other)).collect()
            }
            Term::Xor(terms) => {
                let sums: Vec<Sum> = terms.iter().map(|term| self.value(term, scope)).collect();
                let first = sums.first().cloned().unwrap_or_default();
                sums.iter().skip(1).fold(first, |left, right| {
                    let (left, right) = (self.variable(&left), self.variable(right));
                    one(&self.name(|variable| format!("{variable} = ({left} xor {right})")))
                })
            }
            Term::Of(function, terms) if ["shift", "lowpart"].contains(&&function[..]) => {
                let sum = self.value(&terms[0], scope);
                let inner = self.variable(&sum);
                one(&self.name(|variable| format!("{variable} = {function}({inner})")))
            }
            Term::Of(function, terms) => {
                let sums: Vec<Sum> = terms.iter().map(|term| self.value(term, scope)).collect();
                let sign = if function == "min" { "<=" } else { ">=" };
                one(&self.name(|variable| {
                    let mut text = "(".to_owned();
                    for sum in &sums {
                        write!(text, "{variable} {sign} {} and ", shown(sum)).expect("a text takes all");
                    }
                    let equal: Vec<String> = sums.iter().map(|sum| format!("{variable} = {}", shown(sum))).collect();
                    text + &format!("({}))", equal.join(" or "))
                }))
            }
            Term::If(condition, yes, no) => {
                let condition = self.write(condition, scope);
                let variable = self.fresh();
                let [yes, no] = [yes, no].map(|term| {
                    let term = std::slice::from_ref(&**term);
                    self.atom(term, scope, |_, sums| format!("{variable} = {}", shown(&sums[0])))
                });
                let definition = format!("(({condition} implies {yes}) and ({condition} or {no}))");
                self.named.push((variable.clone(), definition));
                one(&variable)
            }
        }
    }
}
