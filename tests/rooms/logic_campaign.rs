//! Random claims beside an evaluator that shares nothing with `logic`: trees of its own, written down for the prover
//! and looked at with plain integers here.
//!
//! Conditions of `if` hold quantifiers, terms stand on both sides of nim-sums, differences may be undefined, and now
//! and then a constant is hundreds of digits long. A verdict is wrong if plain integers find another one among small
//! numbers, or at the counterexample; a dispute is as bad.
//! As many claims as `NIMBOOK_CLAIMS` says.

use crate::claim::{Verdict, judge};
use crate::logic::{Limits, ProofOptions, parse};
use crate::source::Text;
use crate::tests::chance::Chance;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A term; a variable is its place among those in scope.
enum Term {
    Var(usize),
    Number(u128),
    /// So many digits 7.
    Long(usize),
    Plus(Box<Term>, Box<Term>),
    Minus(Box<Term>, Box<Term>),
    Times(u128, Box<Term>),
    Xor(Vec<Term>),
    Least(Vec<Term>),
    Most(Vec<Term>),
    If(Box<Formula>, Box<Term>, Box<Term>),
    Shift(Box<Term>),
    Lowpart(Box<Term>),
}

enum Formula {
    /// Terms with a comparison between each two.
    Chain(Vec<Term>, Vec<&'static str>),
    /// `even`, `odd`, `pow2` or `endzeros_even`.
    Is(&'static str, Term),
    Bit(Term, Term),
    Not(Box<Formula>),
    /// `and`, `or`, `implies` or `iff`.
    Join(&'static str, Box<Formula>, Box<Formula>),
    If(Box<Formula>, Box<Formula>, Box<Formula>),
    /// For some, or else for all, values of this variable up to the term.
    Some(String, Box<Term>, Box<Formula>),
    All(String, Box<Term>, Box<Formula>),
}

/// Why there is no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Undefined,
    TooLong,
}

/// The most variables in scope.
const SCOPE: usize = 8;

impl Term {
    fn written(&self, scope: &[String]) -> String {
        let list =
            |terms: &[Term], sign: &str| terms.iter().map(|term| term.written(scope)).collect::<Vec<_>>().join(sign);
        match self {
            Term::Var(var) => scope[*var].clone(),
            Term::Number(number) => number.to_string(),
            Term::Long(digits) => "7".repeat(*digits),
            Term::Plus(one, other) => format!("({} + {})", one.written(scope), other.written(scope)),
            Term::Minus(one, other) => format!("({} - {})", one.written(scope), other.written(scope)),
            Term::Times(factor, term) => format!("{factor}*({})", term.written(scope)),
            Term::Xor(terms) => format!("({})", list(terms, " xor ")),
            Term::Least(terms) => format!("min({})", list(terms, ", ")),
            Term::Most(terms) => format!("max({})", list(terms, ", ")),
            Term::If(condition, yes, no) => {
                format!("(if {} then {} else {})", condition.written(scope), yes.written(scope), no.written(scope))
            }
            Term::Shift(term) => format!("shift({})", term.written(scope)),
            Term::Lowpart(term) => format!("lowpart({})", term.written(scope)),
        }
    }
}

impl Formula {
    fn written(&self, scope: &[String]) -> String {
        match self {
            Formula::Chain(terms, signs) => {
                let mut text = terms[0].written(scope);
                for (sign, term) in signs.iter().zip(&terms[1..]) {
                    write!(text, " {sign} {}", term.written(scope)).expect("a text takes all");
                }
                text
            }
            Formula::Is(word, term) => format!("{word}({})", term.written(scope)),
            Formula::Bit(bit, term) => format!("bit({}, {})", bit.written(scope), term.written(scope)),
            Formula::Not(inner) => format!("(not ({}))", inner.written(scope)),
            Formula::Join(word, one, other) => format!("(({}) {word} ({}))", one.written(scope), other.written(scope)),
            Formula::If(condition, yes, no) => {
                format!("(if {} then {} else {})", condition.written(scope), yes.written(scope), no.written(scope))
            }
            Formula::Some(var, bound, body) => {
                let (bound, body) = (bound.written(scope), body.written(&[scope, std::slice::from_ref(var)].concat()));
                format!("(exists {var}: {var} <= {bound} and ({body}))")
            }
            Formula::All(var, bound, body) => {
                let (bound, body) = (bound.written(scope), body.written(&[scope, std::slice::from_ref(var)].concat()));
                format!("(forall {var}: {var} <= {bound} implies ({body}))")
            }
        }
    }
}

/// Fibonacci numbers 1, 2, 3, 5, … as far as they fit.
fn weights() -> Vec<u128> {
    let mut list = vec![1_u128, 2];
    while let Some(next) = list[list.len() - 1].checked_add(list[list.len() - 2]) {
        list.push(next);
    }
    list
}

/// The places of the Zeckendorf form, highest first: the greedy choice.
fn places(number: u128) -> Vec<usize> {
    let (mut rest, mut places) = (number, Vec::new());
    for (place, weight) in weights().into_iter().enumerate().rev() {
        if weight <= rest {
            rest -= weight;
            places.push(place);
        }
    }
    places
}

/// Looks at formulas with plain integers, from the left, as far as its steps go.
struct Evaluator {
    steps: u64,
}

impl Evaluator {
    fn term(&mut self, term: &Term, env: &mut Vec<u128>) -> Result<u128, Stop> {
        self.steps = self.steps.checked_sub(1).ok_or(Stop::TooLong)?;
        let mut list = |terms: &[Term]| terms.iter().map(|term| self.term(term, env)).collect::<Result<Vec<_>, _>>();
        match term {
            Term::Var(var) => Ok(env[*var]),
            Term::Number(number) => Ok(*number),
            Term::Long(_) => Err(Stop::TooLong),
            Term::Plus(one, other) => self.term(one, env)?.checked_add(self.term(other, env)?).ok_or(Stop::TooLong),
            Term::Minus(one, other) => self.term(one, env)?.checked_sub(self.term(other, env)?).ok_or(Stop::Undefined),
            Term::Times(factor, term) => self.term(term, env)?.checked_mul(*factor).ok_or(Stop::TooLong),
            Term::Xor(terms) => Ok(list(terms)?.into_iter().fold(0, |sum, value| sum ^ value)),
            Term::Least(terms) => Ok(list(terms)?.into_iter().min().expect("two terms")),
            Term::Most(terms) => Ok(list(terms)?.into_iter().max().expect("two terms")),
            Term::If(condition, yes, no) => {
                if self.formula(condition, env)? {
                    self.term(yes, env)
                } else {
                    self.term(no, env)
                }
            }
            Term::Shift(term) => {
                let (places, weights) = (places(self.term(term, env)?), weights());
                places
                    .iter()
                    .try_fold(0_u128, |sum, place| sum.checked_add(*weights.get(place + 1)?))
                    .ok_or(Stop::TooLong)
            }
            Term::Lowpart(term) => Ok(places(self.term(term, env)?).last().map_or(0, |place| weights()[*place])),
        }
    }

    fn formula(&mut self, formula: &Formula, env: &mut Vec<u128>) -> Result<bool, Stop> {
        self.steps = self.steps.checked_sub(1).ok_or(Stop::TooLong)?;
        Ok(match formula {
            Formula::Chain(terms, signs) => {
                let values = terms.iter().map(|term| self.term(term, env)).collect::<Result<Vec<_>, _>>()?;
                values.windows(2).zip(signs).all(|(pair, sign)| match *sign {
                    "=" => pair[0] == pair[1],
                    "!=" => pair[0] != pair[1],
                    "<" => pair[0] < pair[1],
                    "<=" => pair[0] <= pair[1],
                    ">" => pair[0] > pair[1],
                    _ => pair[0] >= pair[1],
                })
            }
            Formula::Is(word, term) => {
                let value = self.term(term, env)?;
                match *word {
                    "even" => value % 2 == 0,
                    "odd" => value % 2 == 1,
                    "pow2" => value.is_power_of_two(),
                    // The lowest place is the number of zeros behind it.
                    _ => places(value).last().is_none_or(|place| place % 2 == 0),
                }
            }
            Formula::Bit(bit, term) => {
                let (bit, value) = (self.term(bit, env)?, self.term(term, env)?);
                bit.is_power_of_two() && value / bit % 2 == 1
            }
            Formula::Not(inner) => !self.formula(inner, env)?,
            Formula::Join(word, one, other) => match (*word, self.formula(one, env)?) {
                ("and", false) => false,
                ("or", true) | ("implies", false) => true,
                ("iff", one) => one == self.formula(other, env)?,
                _ => self.formula(other, env)?,
            },
            Formula::If(condition, yes, no) => {
                if self.formula(condition, env)? {
                    self.formula(yes, env)?
                } else {
                    self.formula(no, env)?
                }
            }
            Formula::Some(_, bound, body) => self.each(bound, body, env)?.0,
            Formula::All(_, bound, body) => self.each(bound, body, env)?.1,
        })
    }

    /// Whether some value up to the bound makes the body true, and whether all do. Every value is looked at, because
    /// a difference must be defined for each.
    fn each(&mut self, bound: &Term, body: &Formula, env: &mut Vec<u128>) -> Result<(bool, bool), Stop> {
        let largest = self.term(bound, env)?;
        let (mut some, mut all, mut long) = (false, true, false);
        for value in 0..=largest {
            env.push(value);
            let found = self.formula(body, env);
            env.pop();
            match found {
                Ok(truth) => (some, all) = (some | truth, all & truth),
                Err(Stop::Undefined) => return Err(Stop::Undefined),
                Err(Stop::TooLong) if self.steps == 0 => return Err(Stop::TooLong),
                Err(Stop::TooLong) => long = true,
            }
        }
        if long { Err(Stop::TooLong) } else { Ok((some, all)) }
    }
}

/// Writes trees.
struct Author {
    chance: Chance,
    zeckendorf: bool,
    /// Whether a constant may be long.
    long: bool,
    /// Names given so far.
    names: usize,
}

impl Author {
    fn var(&mut self, scope: usize) -> Term {
        Term::Var(self.chance.below(scope))
    }

    fn number(&mut self, below: usize) -> u128 {
        self.chance.below(below) as u128
    }

    fn terms(&mut self, depth: usize, scope: usize) -> Vec<Term> {
        (0..2 + self.chance.below(2)).map(|_| self.term(depth, scope)).collect()
    }

    fn term(&mut self, depth: usize, scope: usize) -> Term {
        if depth == 0 || self.chance.below(4) == 0 {
            return match self.chance.below(5) {
                0 if self.long && self.chance.below(3) == 0 => Term::Long(100 + self.chance.below(890)),
                0 => Term::Number(self.number(9)),
                _ => self.var(scope),
            };
        }
        let mut inner = || Box::new(self.term(depth - 1, scope));
        let (one, other) = (inner(), inner());
        match self.chance.below(11) {
            0..3 => Term::Plus(one, other),
            3 => Term::Minus(one, other),
            4 => Term::Times(self.number(5), one),
            5 => Term::Least(self.terms(depth - 1, scope)),
            6 => Term::Most(self.terms(depth - 1, scope)),
            7 | 8 => Term::If(Box::new(self.condition(depth - 1, scope)), one, other),
            9 if self.zeckendorf => Term::Shift(one),
            _ if self.zeckendorf => Term::Lowpart(one),
            _ => Term::Xor(self.terms(depth - 1, scope)),
        }
    }

    /// A condition, often with a quantifier.
    fn condition(&mut self, depth: usize, scope: usize) -> Formula {
        if scope < SCOPE && self.chance.below(2) == 0 { self.bound(depth, scope) } else { self.formula(depth, scope) }
    }

    /// A formula behind a quantifier.
    fn bound(&mut self, depth: usize, scope: usize) -> Formula {
        let size = usize::from(self.chance.below(4) == 0);
        let (bound, body) = (Box::new(self.term(size, scope)), Box::new(self.formula(depth, scope + 1)));
        self.names += 1;
        let var = format!("x{}", self.names);
        if self.chance.below(2) == 0 { Formula::Some(var, bound, body) } else { Formula::All(var, bound, body) }
    }

    fn atom(&mut self, scope: usize) -> Formula {
        let (first, second) = (self.chance.below(3), self.chance.below(2));
        let (one, other) = (self.term(first, scope), self.term(second, scope));
        let signs = ["=", "!=", "<", "<=", ">", ">="];
        match self.chance.below(10) {
            0 => Formula::Is(["even", "odd"][self.chance.below(2)], one),
            1 => Formula::Is(if self.zeckendorf { "endzeros_even" } else { "pow2" }, one),
            2 if !self.zeckendorf => Formula::Bit(one, other),
            // The same term in two nim-sums.
            3 | 4 if !self.zeckendorf => {
                let (factor, var) = (2 + self.number(3), self.chance.below(scope));
                let sum = |more| Term::Xor(vec![Term::Times(factor, Box::new(Term::Var(var))), more]);
                let (left, right) = (sum(one), sum(other));
                Formula::Chain(vec![left, right], vec![signs[self.chance.below(6)]])
            }
            5 => {
                let rising = [["<", "<="], ["<=", "<"], ["=", "<="]][self.chance.below(3)];
                Formula::Chain(vec![one, other, self.term(1, scope)], rising.to_vec())
            }
            _ => Formula::Chain(vec![one, other], vec![signs[self.chance.below(6)]]),
        }
    }

    fn formula(&mut self, depth: usize, scope: usize) -> Formula {
        if depth == 0 {
            return self.atom(scope);
        }
        match self.chance.below(10) {
            0..5 => {
                let word = ["and", "or", "implies", "implies", "iff"][self.chance.below(5)];
                let one = self.formula(depth - 1, scope);
                Formula::Join(word, Box::new(one), Box::new(self.formula(depth - 1, scope)))
            }
            5 => Formula::Not(Box::new(self.formula(depth - 1, scope))),
            6 | 7 => {
                let (condition, yes) = (self.condition(depth - 1, scope), self.formula(depth - 1, scope));
                Formula::If(Box::new(condition), Box::new(yes), Box::new(self.formula(depth - 1, scope)))
            }
            _ if scope < SCOPE => self.bound(depth - 1, scope),
            _ => self.atom(scope),
        }
    }

    /// A formula whose differences are mostly defined: behind what makes sure of them, as often as not.
    fn claim(&mut self, depth: usize, scope: usize) -> Formula {
        let body = self.formula(depth, scope);
        if self.chance.below(2) == 0 {
            return body;
        }
        let guard = Formula::Chain(vec![self.var(scope), self.var(scope)], vec![["<=", "<"][self.chance.below(2)]]);
        Formula::Join("implies", Box::new(guard), Box::new(body))
    }
}

/// How the smallest of two tuples is told: digits of the longest entry, then the entries.
fn size(tuple: &[u128], zeckendorf: bool) -> (usize, Vec<u128>) {
    let digits = |value: &u128| match zeckendorf {
        true => places(*value).first().map_or(0, |place| place + 1),
        false => usize::try_from(128 - value.leading_zeros()).expect("small"),
    };
    (tuple.iter().map(digits).max().unwrap_or(0), tuple.to_vec())
}

/// What is wrong with a verdict, if anything is.
fn wrong(formula: &Formula, variables: usize, zeckendorf: bool, report: &crate::StatementReport) -> Option<String> {
    let look = |tuple: &[u128]| Evaluator { steps: 20_000 }.formula(formula, &mut tuple.to_vec());
    let below = if variables == 3 { 4 } else { 6 };
    let tuples = (0..u128::pow(below, u32::try_from(variables).expect("few"))).map(|number| -> Vec<u128> {
        (0..u32::try_from(variables).expect("few")).rev().map(|place| number / below.pow(place) % below).collect()
    });
    let undefined = report.obligation.is_some();
    let found: Option<Vec<u128>> = match &report.verdict {
        Verdict::GaveUp(_) => return None,
        Verdict::Disputed(why) => return Some(format!("disputed: {why}")),
        Verdict::Refuted(witness) => {
            let values = witness.values.iter().take(variables).map(|(_, value)| u128::try_from(value).ok());
            values.collect()
        }
        _ => None,
    };
    if let Some(found) = &found {
        match look(found) {
            Err(Stop::Undefined) if undefined => {}
            Ok(false) if !undefined => {}
            Err(Stop::TooLong) => {}
            other => return Some(format!("{found:?} is no counterexample: {other:?}")),
        }
    }
    // A quantifier that begins the formula belongs to the leading ones, and then its variable counts as well.
    let alone = !matches!(formula, Formula::All(..));
    let smallest = |found: &Vec<u128>, tuple: &[u128]| !alone || size(found, zeckendorf) <= size(tuple, zeckendorf);
    for tuple in tuples {
        let refuted = matches!(report.verdict, Verdict::Refuted(_));
        match look(&tuple) {
            Err(Stop::Undefined) if undefined => {}
            Ok(false) if undefined => {}
            Ok(false) if refuted && found.as_ref().is_none_or(|found| smallest(found, &tuple)) => {}
            Ok(true) | Err(Stop::TooLong) => {}
            other => return Some(format!("at {tuple:?} it is {other:?}")),
        }
    }
    None
}

#[test]
fn random_claims_have_the_verdict_of_plain_integers() {
    let number = |name: &str, default| std::env::var(name).map_or(default, |text| text.parse().expect("a number"));
    let (count, first) = (number("NIMBOOK_CLAIMS", 1_500), number("NIMBOOK_CLAIMS_FROM", 0));
    let limits = Limits { states: 20_000, steps: 20_000_000, ..Limits::default() };
    let (mut counts, mut faults): (BTreeMap<String, usize>, Vec<String>) = (BTreeMap::new(), Vec::new());
    for seed in first..first + count {
        let mut author =
            Author { chance: Chance::new(seed), zeckendorf: seed % 3 == 2, long: seed % 4_000 == 3_999, names: 0 };
        let (variables, depth) = (2 + author.chance.below(2), 1 + author.chance.below(3));
        let formula = author.claim(depth, variables);
        let place = if author.zeckendorf { " in zeckendorf" } else { "" };
        let names = ["a", "b", "c"].map(str::to_owned);
        let (names, body) = (names[..variables].join(", "), formula.written(&names[..variables]));
        let content = format!("claim r{place}: forall {names}: {body}\n");
        if let Ok(folder) = std::env::var("NIMBOOK_CLAIMS_FOLDER") {
            // For another program, or another version of this one.
            std::fs::write(format!("{folder}/{seed}.claims"), &content).expect("written");
        }
        let text = Text::new("random", &content);
        let claims = parse(&text).unwrap_or_else(|found| panic!("{found}"));
        let options = ProofOptions { unrewritten: seed % 7 == 0, limits: limits.clone() };
        let report = judge(&text, &claims, &options).remove(0);
        let kind = match (&report.verdict, &report.obligation) {
            (Verdict::GaveUp(why), _) => format!("gave up: {}", why.unit),
            (_, Some(_)) => "undefined".to_owned(),
            (verdict, None) => verdict.code().to_owned(),
        };
        *counts.entry(kind).or_default() += 1;
        if let Some(why) = wrong(&formula, variables, author.zeckendorf, &report) {
            faults.push(format!("{seed}, {:?}: {content}{why}", report.verdict));
        }
    }
    println!("{counts:?}");
    assert!(
        faults.is_empty(),
        "{} of {count}, {counts:?}:\n{}",
        faults.len(),
        faults[..faults.len().min(8)].join("\n")
    );
    assert!(counts["proved"] * 20 > count as usize && counts["refuted"] * 5 > count as usize, "{counts:?}");
}

/// Each was called a fault of the program once, or given up. The verdicts are by hand.
#[test]
fn claims_that_were_disputed_are_decided() {
    let six = "(a, b, c, d, e, f)";
    let sums = format!("claim c: forall a, b, c, d, e, f: min{six} + max{six} <= a + b + c + d + e + f\n");
    for (content, verdict) in [
        ("claim c: forall a, b: min(a, b) <= (if (forall x: x < a implies x < b) then a else b)\n", "proved"),
        (
            "claim c: forall a: if (if (exists v: v <= a and odd(v)) then a = 3 else a = 4) then a = 1 else a = 2\n",
            "refuted",
        ),
        ("claim c: forall a, b: (2*a xor b) = (2*a xor 3)\n", "refuted"),
        ("claim c: forall a: (2*a xor a) = (2*a xor a xor 4 xor 4)\n", "proved"),
        ("claim c: forall a, b: ((a + b) xor a) < ((a + b) xor b) or ((a + b) xor b) <= ((a + b) xor a)\n", "proved"),
        (&sums, "proved"),
    ] {
        let text = Text::new("t", content);
        let report = judge(&text, &parse(&text).expect("no faults"), &ProofOptions::default()).remove(0);
        assert_eq!(report.verdict.code(), verdict, "{content}{:?}", report.verdict);
    }
}
