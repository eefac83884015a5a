//! The parser of terms: sums, nim-sums, products, calls.
//!
//! Representation: each level collects `operand sign operand sign …` and then groups them; a
//! bracket may turn out to hold a formula, so operands are [`Node`]s.
//! Failure: the first fault of the statement.

use super::expression::{DEPTH, Node, Parsed, Parser, fault, term};
use super::formula::{Formula, FormulaKind, Function, Name, Predicate, Term, TermKind};
use super::token::Kind;
use crate::source::Span;

impl Parser<'_> {
    /// Products with `+` and `-`, or with `xor`, between.
    pub(crate) fn sum(&mut self) -> Parsed<Node> {
        let first = self.product()?;
        let mut terms: Vec<Term> = Vec::new();
        let mut signs: Vec<(Kind, Span)> = Vec::new();
        while matches!(self.kind(), Kind::Plus | Kind::Minus | Kind::Xor) {
            if terms.is_empty() {
                terms.push(term(first.clone())?);
            }
            signs.push((self.kind().clone(), self.span()));
            self.advance();
            terms.push(term(self.product()?)?);
        }
        if terms.is_empty() { Ok(first) } else { self.summed(terms, signs) }
    }

    /// The terms with these signs between. Apart from [`Parser::sum`], so that a nested bracket takes less of the stack.
    fn summed(&self, terms: Vec<Term>, signs: Vec<(Kind, Span)>) -> Parsed<Node> {
        let nim = |sign: &Kind| *sign == Kind::Xor;
        if let Some(at) = signs.windows(2).position(|pair| nim(&pair[0].0) != nim(&pair[1].0)) {
            let spans: Vec<Span> = terms.iter().map(|term| term.span.clone()).collect();
            let place = signs[at + 1].1.clone();
            return Err(self.doubtful(&spans, at, place, "`xor` next to `+` or `-` can be read in two ways"));
        }
        let minuses = signs.iter().filter(|(sign, _)| *sign == Kind::Minus).count();
        if self.depth + minuses > DEPTH {
            let message = format!("this term nests deeper than {DEPTH}");
            return Err(fault("depth", signs[0].1.clone(), message, "add the subtracted terms first"));
        }
        let start = terms[0].span.start;
        if nim(&signs[0].0) {
            return Ok(Node::Term(Term { kind: TermKind::Xor(terms), span: start..self.end() }));
        }
        let mut rest = terms.into_iter();
        let mut run: Vec<Term> = rest.by_ref().take(1).collect();
        for ((sign, _), next) in signs.into_iter().zip(rest) {
            if sign == Kind::Minus {
                let left = Box::new(joined(run, TermKind::Sum));
                let span = start..next.span.end;
                run = vec![Term { kind: TermKind::Difference(left, Box::new(next)), span }];
            } else {
                run.push(next);
            }
        }
        Ok(Node::Term(joined(run, TermKind::Sum)))
    }

    fn product(&mut self) -> Parsed<Node> {
        let mut left = self.factor()?;
        let mut factors = 0;
        loop {
            let adjacent = self.at > 0 && self.span().start == self.end();
            let number = matches!(&left, Node::Term(Term { kind: TermKind::Number(_), .. }));
            let times = match self.kind() {
                Kind::Times => {
                    self.advance();
                    true
                }
                // `2a` is 2*a, without a blank between.
                Kind::Name(_) => number && adjacent,
                Kind::Open if number => {
                    let help = "write `2*(a + b)` with the star";
                    return Err(fault("syntax", self.span(), "a number is directly before a bracket", help));
                }
                _ => false,
            };
            if !times {
                return Ok(left);
            }
            factors += 1;
            if self.depth + factors > DEPTH {
                let message = format!("this product has more than {DEPTH} factors");
                return Err(fault("depth", self.span(), message, "multiply the constants first"));
            }
            let (one, other) = (term(left)?, term(self.factor()?)?);
            let span = one.span.start..other.span.end;
            left = Node::Term(Term { kind: TermKind::Product(Box::new(one), Box::new(other)), span });
        }
    }

    fn factor(&mut self) -> Parsed<Node> {
        let span = self.span();
        match self.kind() {
            Kind::Number(number) => {
                self.advance();
                Ok(Node::Term(Term { kind: TermKind::Number(number.clone()), span }))
            }
            Kind::True | Kind::False => {
                let truth = *self.kind() == Kind::True;
                self.advance();
                Ok(Node::Formula(Formula { kind: FormulaKind::Truth(truth), span }))
            }
            Kind::Open => {
                self.advance();
                let node = self.group()?;
                self.expect(&Kind::Close, "`)`", "close the bracket, or put an operator before this word")?;
                Ok(node)
            }
            Kind::Name(word) => {
                self.advance();
                if *self.kind() == Kind::Open {
                    return self.call(Name { text: word.clone(), span });
                }
                Ok(Node::Term(Term { kind: TermKind::Variable(word.clone()), span }))
            }
            Kind::Minus => {
                Err(fault("negative", span, "there are no negative numbers", "move the term to the other side"))
            }
            Kind::Xor => {
                let help = "`xor` goes between its operands: `a xor b xor c`";
                Err(self.unexpected("a term", help))
            }
            _ => Err(self.unexpected("a term or a formula", "write a comparison like `a < b`, or a term like `a + 1`")),
        }
    }

    fn call(&mut self, name: Name) -> Parsed<Node> {
        self.advance();
        let none = *self.kind() == Kind::Close;
        let terms = if none { Vec::new() } else { self.list(&Kind::Comma, Parser::term)? };
        self.expect(&Kind::Close, "`,` or `)`", "close the list of arguments")?;
        let span = name.span.start..self.end();
        if let Some(function) = Function::ALL.into_iter().find(|function| function.word() == name.text) {
            let fits = match function {
                Function::Min | Function::Max => terms.len() >= 2,
                Function::Shift | Function::Lowpart => terms.len() == 1,
            };
            if !fits {
                let wanted = if matches!(function, Function::Min | Function::Max) { "at least 2" } else { "1" };
                let message = format!("`{}` takes {wanted} arguments, not {}", name.text, terms.len());
                return Err(fault("arity", span, message, "count the arguments"));
            }
            return Ok(Node::Term(Term { kind: TermKind::Apply(function, terms), span }));
        }
        let kind = match Predicate::ALL.into_iter().find(|predicate| predicate.word() == name.text) {
            Some(predicate) if predicate.arity() == terms.len() => FormulaKind::Predicate(predicate, terms),
            Some(predicate) => {
                let (word, arity) = (predicate.word(), predicate.arity());
                let message = format!("`{word}` takes {arity} arguments, not {}", terms.len());
                let help = if arity == 2 { "write `bit(k, x)`: the power of 2 first" } else { "give one argument" };
                return Err(fault("arity", span, message, help));
            }
            None => FormulaKind::Call(name, terms),
        };
        Ok(Node::Formula(Formula { kind, span }))
    }
}

fn joined(mut terms: Vec<Term>, join: fn(Vec<Term>) -> TermKind) -> Term {
    if terms.len() == 1 {
        return terms.remove(0);
    }
    let span = terms[0].span.start..terms[terms.len() - 1].span.end;
    Term { kind: join(terms), span }
}
