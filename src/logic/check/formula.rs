//! The checker's formulas: what a certificate says, and how it is shown.
//!
//! Representation: a tree; variables are indices of the part's list of names and range over the
//! naturals. Terms are integer combinations. Inside `xor`, `shift`, `lowpart`, `pow2`, `bit` and
//! `endzeros_even` a negative number counts as 0, so every formula is true or false. The engine's plain
//! formulas look much the same and share no code with these, on purpose: what the engine gets wrong
//! about formulas, the checker must not.
//! Depth is limited by the reader. Source: first-order logic over the naturals.

use super::Beyond;
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::{BTreeSet, HashMap};
use std::slice::{from_mut, from_ref};

/// A variable: an index of the list of names.
pub type Var = u32;

/// `c1*what1 + c2*what2 + … + constant`
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Linear {
    pub parts: Vec<(What, BigInt)>,
    pub constant: BigInt,
}

/// Whether the number is 1, without making another one to compare.
pub(super) fn is_one(number: &BigInt) -> bool {
    number.sign() == Sign::Plus && number.bits() == 1
}

/// What a coefficient multiplies. Every value is natural.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    Var(Var),
    /// The nim-sum.
    Xor(Vec<Linear>),
    /// A zero appended to the Zeckendorf form.
    Shift(Box<Linear>),
    /// The smallest Zeckendorf part; 0 for 0.
    Lowpart(Box<Linear>),
}

/// What must be proved: `forall leading: body`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Obligation {
    pub leading: Vec<Var>,
    pub body: Formula,
    /// The names of all its variables, by index.
    pub names: Vec<String>,
}

/// How many more formulas and parts of terms a certificate may have, those included that the checker builds.
pub(super) struct Nodes(pub usize);

/// At the beginning.
pub(super) const NODES: usize = 1 << 20;

/// How deep formulas and plans may nest.
pub(super) const DEPTH: usize = 300;

/// The most entries of a position or an accumulator, and variables of a move: obligations bind them one in another.
pub(super) const ENTRIES: Var = 100;

impl Nodes {
    /// So many more.
    pub fn spend(&mut self, nodes: usize) -> Result<(), Beyond> {
        let reached = (NODES - self.0).saturating_add(nodes) as u64;
        let beyond = Beyond { what: "parts of formulas", reached, limit: NODES as u64 };
        self.0 = self.0.checked_sub(nodes).ok_or(beyond)?;
        Ok(())
    }
}

/// A formula.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Formula {
    Truth(bool),
    /// The term is 0.
    Equal(Linear),
    /// The term is at most 0.
    AtMost(Linear),
    /// The term is odd.
    Odd(Linear),
    /// The term is a power of 2.
    Pow2(Linear),
    /// The first term is a power of 2 that occurs in the binary form of the second.
    Bit(Linear, Linear),
    /// The Zeckendorf form ends in an even number of zeros, or the term is 0.
    EndZerosEven(Linear),
    Not(Box<Formula>),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Implies(Box<Formula>, Box<Formula>),
    Iff(Box<Formula>, Box<Formula>),
    Exists(Var, Box<Formula>),
    Forall(Var, Box<Formula>),
}

impl Linear {
    pub fn var(var: Var) -> Linear {
        Linear { parts: vec![(What::Var(var), BigInt::from(1))], constant: BigInt::ZERO }
    }

    /// The variable, if the term is one and nothing else.
    pub fn as_var(&self) -> Option<Var> {
        match &self.parts[..] {
            [(What::Var(var), one)] if is_one(one) && self.constant == BigInt::ZERO => Some(*var),
            _ => None,
        }
    }

    /// The constant, if it is natural and there is nothing else.
    pub fn as_number(&self) -> Option<&BigUint> {
        (self.parts.is_empty() && self.constant.sign() != Sign::Minus).then(|| self.constant.magnitude())
    }

    /// Whether the form alone shows that no value is negative.
    pub fn is_natural(&self) -> bool {
        self.constant.sign() != Sign::Minus && self.parts.iter().all(|(_, factor)| factor.sign() != Sign::Minus)
    }

    pub fn variables(&self, into: &mut BTreeSet<Var>) {
        for (what, _) in &self.parts {
            if let What::Var(var) = what {
                into.insert(*var);
            }
            what.operands().iter().for_each(|operand| operand.variables(into));
        }
    }

    fn rename(&mut self, place: &impl Fn(Var) -> Var) {
        for (what, _) in &mut self.parts {
            if let What::Var(var) = what {
                *var = place(*var);
            }
            what.operands_mut().iter_mut().for_each(|operand| operand.rename(place));
        }
    }

    fn size(&self) -> usize {
        let size = |(what, _): &(What, BigInt)| 1 + what.operands().iter().map(Linear::size).sum::<usize>();
        1 + self.parts.iter().map(size).sum::<usize>()
    }

    pub fn mentions(&self, var: Var) -> bool {
        let inside = |what: &What| what.operands().iter().any(|operand| operand.mentions(var));
        self.parts.iter().any(|(what, _)| *what == What::Var(var) || inside(what))
    }
}

impl What {
    /// What it is made of; nothing for a variable.
    fn operands(&self) -> &[Linear] {
        match self {
            What::Var(_) => &[],
            What::Xor(operands) => operands,
            What::Shift(inner) | What::Lowpart(inner) => from_ref(inner),
        }
    }

    fn operands_mut(&mut self) -> &mut [Linear] {
        match self {
            What::Var(_) => &mut [],
            What::Xor(operands) => operands,
            What::Shift(inner) | What::Lowpart(inner) => from_mut(inner),
        }
    }
}

impl Formula {
    /// The parts in order: child number n of a path is the n-th of them.
    pub fn children(&self) -> impl Iterator<Item = &Formula> {
        let (first, second): (&[Formula], &[Formula]) = match self {
            Formula::Not(inner) | Formula::Exists(_, inner) | Formula::Forall(_, inner) => (from_ref(inner), &[]),
            Formula::Implies(left, right) | Formula::Iff(left, right) => (from_ref(left), from_ref(right)),
            Formula::And(parts) | Formula::Or(parts) => (parts, &[]),
            _ => (&[], &[]),
        };
        first.iter().chain(second)
    }

    /// The same for changing them.
    pub fn children_mut(&mut self) -> impl Iterator<Item = &mut Formula> {
        let (first, second): (&mut [Formula], &mut [Formula]) = match self {
            Formula::Not(inner) | Formula::Exists(_, inner) | Formula::Forall(_, inner) => (from_mut(inner), &mut []),
            Formula::Implies(left, right) | Formula::Iff(left, right) => (from_mut(left), from_mut(right)),
            Formula::And(parts) | Formula::Or(parts) => (parts, &mut []),
            _ => (&mut [], &mut []),
        };
        first.iter_mut().chain(second)
    }

    /// The terms of an atom.
    pub fn terms(&self) -> impl Iterator<Item = &Linear> {
        use Formula::{AtMost, Bit, EndZerosEven, Equal, Odd, Pow2};
        let (first, second): (&[Linear], &[Linear]) = match self {
            Equal(term) | AtMost(term) | Odd(term) | Pow2(term) | EndZerosEven(term) => (from_ref(term), &[]),
            Bit(first, second) => (from_ref(first), from_ref(second)),
            _ => (&[], &[]),
        };
        first.iter().chain(second)
    }

    fn terms_mut(&mut self) -> impl Iterator<Item = &mut Linear> {
        use Formula::{AtMost, Bit, EndZerosEven, Equal, Odd, Pow2};
        let (first, second): (&mut [Linear], &mut [Linear]) = match self {
            Equal(term) | AtMost(term) | Odd(term) | Pow2(term) | EndZerosEven(term) => (from_mut(term), &mut []),
            Bit(first, second) => (from_mut(first), from_mut(second)),
            _ => (&mut [], &mut []),
        };
        first.iter_mut().chain(second)
    }

    /// The negation: `not not` and negated truth values disappear.
    pub fn negated(self) -> Formula {
        match self {
            Formula::Not(inner) => *inner,
            Formula::Truth(truth) => Formula::Truth(!truth),
            other => Formula::Not(Box::new(other)),
        }
    }

    /// The free variables.
    pub fn free(&self) -> BTreeSet<Var> {
        let mut free = BTreeSet::new();
        self.add_free(&mut free);
        free
    }

    fn add_free(&self, free: &mut BTreeSet<Var>) {
        // A variable that is free elsewhere stays so, whatever a quantifier here binds.
        let elsewhere = match self {
            Formula::Exists(var, _) | Formula::Forall(var, _) => free.contains(var),
            _ => false,
        };
        self.terms().for_each(|term| term.variables(free));
        self.children().for_each(|child| child.add_free(free));
        if let (Formula::Exists(var, _) | Formula::Forall(var, _), false) = (self, elsewhere) {
            free.remove(var);
        }
    }

    /// The formula with other variables, free and bound ones alike; `place` must be one to one.
    pub fn renamed(mut self, place: &impl Fn(Var) -> Var) -> Formula {
        self.rename(place);
        self
    }

    fn rename(&mut self, place: &impl Fn(Var) -> Var) {
        if let Formula::Exists(var, _) | Formula::Forall(var, _) = self {
            *var = place(*var);
        }
        self.terms_mut().for_each(|term| term.rename(place));
        self.children_mut().for_each(|part| part.rename(place));
    }

    /// The variables that some quantifier inside binds.
    pub fn bound(&self) -> BTreeSet<Var> {
        let mut bound = BTreeSet::new();
        self.add_bound(&mut bound);
        bound
    }

    fn add_bound(&self, bound: &mut BTreeSet<Var>) {
        if let Formula::Exists(var, _) | Formula::Forall(var, _) = self {
            bound.insert(*var);
        }
        self.children().for_each(|child| child.add_bound(bound));
    }

    /// How many formulas and parts of terms there are.
    pub fn size(&self) -> usize {
        let terms: usize = self.terms().map(Linear::size).sum();
        1 + terms + self.children().map(Formula::size).sum::<usize>()
    }

    /// The formula in ASCII, with every bracket that a reader could miss; names as they are shown.
    pub fn shown(&self, names: &[String]) -> String {
        let all = |parts: &[Formula], word: &str, none: &str| match parts {
            [] => none.to_owned(),
            _ => format!("({})", parts.iter().map(|part| part.shown(names)).collect::<Vec<_>>().join(word)),
        };
        let term = |term: &Linear| shown_term(term, names);
        match self {
            Formula::Truth(truth) => truth.to_string(),
            Formula::Equal(linear) => shown_sides(linear, "=", names),
            Formula::AtMost(linear) => shown_sides(linear, "<=", names),
            Formula::Odd(linear) => format!("odd({})", term(linear)),
            Formula::Pow2(linear) => format!("pow2({})", term(linear)),
            Formula::Bit(bit, linear) => format!("bit({}, {})", term(bit), term(linear)),
            Formula::EndZerosEven(linear) => format!("endzeros_even({})", term(linear)),
            Formula::Not(inner) => format!("not ({})", inner.shown(names)),
            Formula::And(parts) => all(parts, " and ", "true"),
            Formula::Or(parts) => all(parts, " or ", "false"),
            Formula::Implies(left, right) => format!("({} implies {})", left.shown(names), right.shown(names)),
            Formula::Iff(left, right) => format!("({} iff {})", left.shown(names), right.shown(names)),
            Formula::Exists(var, body) => format!("(exists {}: {})", names[*var as usize], body.shown(names)),
            Formula::Forall(var, body) => format!("(forall {}: {})", names[*var as usize], body.shown(names)),
        }
    }
}

/// The names as they are shown: with the index after them where the name alone could mean
/// something else.
pub(super) fn shown_names(names: &[String]) -> Vec<String> {
    const WORDS: &str = "true false not and or implies iff exists forall xor shift lowpart odd pow2 bit endzeros_even";
    let mut counts: HashMap<&str, usize> = WORDS.split(' ').map(|word| (word, 1)).collect();
    names.iter().for_each(|name| *counts.entry(name).or_default() += 1);
    let plain = |character: char| character.is_ascii_alphanumeric() || matches!(character, '_' | '\'');
    let shown = |(var, name): (usize, &String)| {
        let word =
            name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_') && name.chars().all(plain);
        if word && counts[name.as_str()] == 1 {
            return name.clone();
        }
        let ascii: String = name.chars().map(|character| if plain(character) { character } else { '?' }).collect();
        format!("{ascii}#{var}")
    };
    names.iter().enumerate().map(shown).collect()
}

/// What is added on the left, what is subtracted on the right.
fn shown_sides(linear: &Linear, sign: &str, names: &[String]) -> String {
    let mut sides = [Linear::default(), Linear::default()];
    for (what, factor) in &linear.parts {
        let side = usize::from(factor.sign() == Sign::Minus);
        sides[side].parts.push((what.clone(), BigInt::from(factor.magnitude().clone())));
    }
    let side = usize::from(linear.constant.sign() == Sign::Minus);
    sides[side].constant = BigInt::from(linear.constant.magnitude().clone());
    format!("{} {sign} {}", shown_term(&sides[0], names), shown_term(&sides[1], names))
}

fn shown_term(linear: &Linear, names: &[String]) -> String {
    let mut text = String::new();
    let mut add = |negative: bool, summand: &str| {
        text.push_str(match (text.is_empty(), negative) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        });
        text.push_str(summand);
    };
    for (what, factor) in &linear.parts {
        let what = match what {
            What::Var(var) => names[*var as usize].clone(),
            What::Xor(operands) => {
                let operands: Vec<String> = operands.iter().map(|operand| shown_operand(operand, names)).collect();
                // A nim-sum of fewer than two operands has no infix form.
                if operands.len() < 2 {
                    format!("xor({})", operands.concat())
                } else {
                    format!("({})", operands.join(" xor "))
                }
            }
            What::Shift(inner) => format!("shift({})", shown_term(inner, names)),
            What::Lowpart(inner) => format!("lowpart({})", shown_term(inner, names)),
        };
        let size = factor.magnitude();
        let summand = if size.bits() == 1 { what } else { format!("{size}*{what}") };
        add(factor.sign() == Sign::Minus, &summand);
    }
    if linear.constant != BigInt::ZERO || linear.parts.is_empty() {
        add(linear.constant.sign() == Sign::Minus, &linear.constant.magnitude().to_string());
    }
    text
}

/// An operand of `xor`: in brackets if it is a sum.
fn shown_operand(linear: &Linear, names: &[String]) -> String {
    let text = shown_term(linear, names);
    if linear.as_var().is_some() || linear.as_number().is_some() { text } else { format!("({text})") }
}
