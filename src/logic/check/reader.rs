//! Bytes to a certificate, with every count limited before anything is built.
//!
//! Representation: format 1, as described beside each function. Numbers are LEB128 without needless
//! zero groups, so each content has one spelling only.
//! Failure: [`Unreadable`] with the byte where reading stopped. Memory is a small multiple of the
//! length of the file plus the letters of all automata, which are limited together.
//! Source: the format page of nimbook's certificates.

use super::Beyond;
use super::formula::{Formula, Linear, Var, What};
use super::heaps::Heaps;
use super::walks::{Automaton, Subset};
use num_bigint::{BigInt, BigUint, Sign};

/// How deep formulas and plans may nest.
pub(super) const DEPTH: usize = 300;
const TRACKS: u64 = 14;
const NAMES: usize = 1 << 20;
/// Bytes of the parts of a block on heaps; an obligation takes several times as much.
const HEAPS: usize = 1 << 18;
/// Letters of all automata of a file together.
const LETTERS: usize = 1 << 25;
/// Bytes of a coefficient, and of any other number.
const COEFFICIENT: usize = 128;
const NUMBER: usize = 1 << 15;

/// Where reading stopped, and why.
pub(super) struct Unreadable {
    pub at: usize,
    pub message: String,
    /// The limit that ended the reading, if one did.
    pub beyond: Option<Beyond>,
}

type Read<T> = Result<T, Unreadable>;

/// A certificate as it is written.
pub(super) struct Certificate {
    pub id: String,
    pub word: u64,
    pub numeration: u64,
    pub verdict: u64,
    /// The parts of a block on any number of heaps, which word 4 has behind its verdict.
    pub heaps: Option<Heaps>,
    pub parts: Vec<Part>,
}

/// One decision.
pub(super) struct Part {
    pub label: String,
    pub names: Vec<String>,
    pub leading: Vec<Var>,
    pub body: Formula,
    /// The bytes of leading variables and body.
    pub stated: std::ops::Range<usize>,
    pub rewriting: Vec<Step>,
    pub automata: Vec<Automaton>,
    pub subsets: Vec<Subset>,
    /// Whether its automata read the lowest digit first.
    pub lowest: bool,
    pub plan: Node,
    /// Nothing if the part holds, else the values of the leading variables.
    pub values: Option<Vec<BigUint>>,
}

/// One rewriting step: what is at the path becomes `new`.
pub(super) struct Step {
    pub path: Vec<usize>,
    pub new: Formula,
}

/// An automaton and the variables of its tracks.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Use {
    pub automaton: usize,
    pub tracks: Vec<Var>,
}

/// How the automaton of a formula comes about.
pub(super) struct Node {
    pub result: Use,
    pub rule: Rule,
}

pub(super) enum Rule {
    Truth,
    Atom,
    Not(Box<Node>),
    Fold { children: Vec<Node>, joins: Vec<(usize, usize, Use)> },
    Iff(Box<Node>, Box<Node>),
    Exists { child: Box<Node>, subset: Option<usize> },
    Implies { left: Box<Node>, right: Box<Node>, not_left: Use },
    Forall { child: Box<Node>, not: Use, subset: Option<usize>, exists: Use },
}

/// Reads bytes that begin at `start` of the file.
pub(super) fn read(bytes: &[u8], start: usize) -> Read<Certificate> {
    let mut reader = Reader::new(bytes, start);
    let id = reader.string()?;
    let word = reader.below(5, "word")?;
    let numeration = reader.below(2, "numeration")?;
    let verdict = reader.below(2, "verdict")?;
    let heaps = if word == 4 { Some(reader.heaps()?) } else { None };
    let parts = reader.list(Reader::part)?;
    if reader.at != bytes.len() {
        return reader.refuse("bytes behind the end");
    }
    Ok(Certificate { id, word, numeration, verdict, heaps, parts })
}

/// Reads the parts of a block on any number of heaps alone.
pub(super) fn read_heaps(bytes: &[u8]) -> Read<Heaps> {
    let mut reader = Reader::new(bytes, 0);
    let heaps = reader.heaps()?;
    if reader.at == bytes.len() { Ok(heaps) } else { reader.refuse("bytes behind the end") }
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
    depth: usize,
    /// The number of names of the part.
    names: u64,
    /// Letters so far.
    letters: usize,
}

impl<'b> Reader<'b> {
    fn new(bytes: &'b [u8], at: usize) -> Reader<'b> {
        Reader { bytes, at, depth: 0, names: 0, letters: 0 }
    }

    fn refuse<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(Unreadable { at: self.at, message: message.into(), beyond: None })
    }

    /// Ends the reading at a limit.
    fn stop<T>(&self, what: &'static str, reached: usize, limit: usize) -> Read<T> {
        let beyond = Some(Beyond { what, reached: reached as u64, limit: limit as u64 });
        Err(Unreadable { at: self.at, message: format!("more than {limit} {what}"), beyond })
    }

    fn byte(&mut self) -> Read<u8> {
        let Some(&byte) = self.bytes.get(self.at) else { return self.refuse("the file ends too early") };
        self.at += 1;
        Ok(byte)
    }

    fn take(&mut self, count: usize) -> Read<&[u8]> {
        if count > self.bytes.len() - self.at {
            return self.refuse("the file ends too early");
        }
        self.at += count;
        Ok(&self.bytes[self.at - count..self.at])
    }

    /// num: groups of 7 bits, lowest first, no needless zero group.
    fn num(&mut self) -> Read<u64> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return if byte == 0 && shift > 0 {
                    self.refuse("a number with a needless zero group")
                } else {
                    Ok(number)
                };
            }
        }
        self.refuse("a number beyond 63 bits")
    }

    fn below(&mut self, limit: u64, what: &str) -> Read<u64> {
        let number = self.num()?;
        if number < limit { Ok(number) } else { self.refuse(format!("{what} {number} does not exist")) }
    }

    /// A number of things of which each takes at least one byte.
    fn count(&mut self) -> Read<usize> {
        let number = self.num()?;
        match usize::try_from(number) {
            Ok(count) if count <= self.bytes.len() - self.at => Ok(count),
            _ => self.refuse(format!("{number} things do not fit into the rest of the file")),
        }
    }

    fn index(&mut self, limit: usize, what: &str) -> Read<usize> {
        let number = self.below(limit as u64, what)?;
        Ok(usize::try_from(number).expect("below a usize"))
    }

    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        (0..self.count()?).map(|_| item(self)).collect()
    }

    fn string(&mut self) -> Read<String> {
        let count = self.count()?;
        let text = self.take(count)?.to_vec();
        String::from_utf8(text).or_else(|_| self.refuse("text that is not UTF-8"))
    }

    fn name(&mut self) -> Read<String> {
        let name = self.string()?;
        let fits = |character: char| character.is_alphanumeric() || matches!(character, '_' | '\'' | '′');
        if name.is_empty() || !name.chars().all(fits) {
            return self.refuse("a name that is no word");
        }
        Ok(name)
    }

    /// big: number of bytes, bytes lowest first, no high zero byte.
    fn big(&mut self, limit: usize) -> Read<BigUint> {
        let count = self.count()?;
        if count > limit {
            return self.stop("bytes of a number", count, limit);
        }
        let bytes = self.take(count)?;
        let number = BigUint::from_bytes_le(bytes);
        if bytes.last() == Some(&0) { self.refuse("a number with a needless zero byte") } else { Ok(number) }
    }

    /// int: 0, or 1 (positive) or 2 (negative) and a size that is not zero.
    fn int(&mut self, limit: usize) -> Read<BigInt> {
        let sign = match self.byte()? {
            0 => return Ok(BigInt::ZERO),
            1 => Sign::Plus,
            2 => Sign::Minus,
            _ => return self.refuse("a sign that does not exist"),
        };
        let size = self.big(limit)?;
        if size == BigUint::ZERO { self.refuse("a zero with a sign") } else { Ok(BigInt::from_biguint(sign, size)) }
    }

    fn var(&mut self) -> Read<Var> {
        let var = self.below(self.names, "variable")?;
        Ok(Var::try_from(var).expect("the number of names is limited"))
    }

    fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.depth += 1;
        if self.depth > DEPTH {
            return self.stop("levels", self.depth, DEPTH);
        }
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// list(coefficient what) constant
    fn linear(&mut self) -> Read<Linear> {
        self.deeper(|this| {
            let parts = this.list(|this| {
                let factor = this.int(COEFFICIENT)?;
                if factor == BigInt::ZERO {
                    return this.refuse("a coefficient 0");
                }
                let what = match this.num()? {
                    0 => What::Var(this.var()?),
                    1 => What::Xor(this.list(Self::linear)?),
                    2 => What::Shift(Box::new(this.linear()?)),
                    3 => What::Lowpart(Box::new(this.linear()?)),
                    _ => return this.refuse("a part of a term that does not exist"),
                };
                Ok((what, factor))
            })?;
            Ok(Linear { parts, constant: this.int(NUMBER)? })
        })
    }

    fn formula(&mut self) -> Read<Formula> {
        self.deeper(|this| {
            Ok(match this.num()? {
                0 => Formula::Truth(false),
                1 => Formula::Truth(true),
                2 => Formula::Equal(this.linear()?),
                3 => Formula::AtMost(this.linear()?),
                4 => Formula::Odd(this.linear()?),
                5 => Formula::Pow2(this.linear()?),
                6 => Formula::Bit(this.linear()?, this.linear()?),
                7 => Formula::EndZerosEven(this.linear()?),
                8 => Formula::Not(Box::new(this.formula()?)),
                9 => Formula::And(this.list(Self::formula)?),
                10 => Formula::Or(this.list(Self::formula)?),
                11 => Formula::Implies(Box::new(this.formula()?), Box::new(this.formula()?)),
                12 => Formula::Iff(Box::new(this.formula()?), Box::new(this.formula()?)),
                13 => Formula::Exists(this.var()?, Box::new(this.formula()?)),
                14 => Formula::Forall(this.var()?, Box::new(this.formula()?)),
                _ => return this.refuse("a kind of formula that does not exist"),
            })
        })
    }

    /// play names start:list(big) sum invariant select rest losing [end, in misère play]
    fn heaps(&mut self) -> Read<Heaps> {
        let begin = self.at;
        let misere = self.below(2, "play")? == 1;
        let names = self.list(Self::name)?;
        self.names = names.len() as u64;
        let start = self.list(|this| this.big(NUMBER))?;
        let [sum, invariant, select, rest, losing] =
            [self.formula()?, self.formula()?, self.formula()?, self.formula()?, self.formula()?];
        let end = if misere { self.formula()? } else { Formula::Truth(false) };
        let stated = begin..self.at;
        if stated.len() > HEAPS {
            return self.stop("bytes of parts", stated.len(), HEAPS);
        }
        Ok(Heaps { misere, names, start, sum, invariant, select, rest, losing, end, stated })
    }

    /// label names leading body rewriting automata subsets [8 if the lowest digit comes first] plan outcome
    fn part(&mut self) -> Read<Part> {
        let label = self.string()?;
        let names = self.list(Self::name)?;
        self.names = names.len() as u64;
        if names.len() > NAMES {
            return self.stop("names", names.len(), NAMES);
        }
        let start = self.at;
        let leading = self.list(Self::var)?;
        let body = self.formula()?;
        let stated = start..self.at;
        let rewriting =
            self.list(|this| Ok(Step { path: this.list(|this| this.index(1 << 31, "child"))?, new: this.formula()? }))?;
        let automata = self.list(Self::automaton)?;
        let subsets = self.list(|this| {
            let automaton = this.automaton()?;
            let set = |this: &mut Self| {
                this.list(|this| Ok(u32::try_from(this.below(1 << 31, "state")?).expect("below 2^31")))
            };
            let sets = (0..automaton.states()).map(|_| set(this)).collect::<Read<_>>()?;
            Ok(Subset { automaton, sets })
        })?;
        let lowest = self.bytes.get(self.at) == Some(&8);
        if lowest {
            self.at += 1;
        }
        let plan = self.node(&automata, subsets.len())?;
        let values = match self.num()? {
            0 => None,
            1 => Some(self.list(|this| this.big(NUMBER))?),
            _ => return self.refuse("an outcome that does not exist"),
        };
        Ok(Part { label, names, leading, body, stated, rewriting, automata, subsets, lowest, plan, values })
    }

    /// tracks runs:list(class length) classes states delta accept
    fn automaton(&mut self) -> Read<Automaton> {
        let tracks = self.below(TRACKS + 1, "track count")?;
        let letters = 1_usize << tracks;
        self.letters += letters;
        if self.letters > LETTERS {
            return self.stop("letters", self.letters, LETTERS);
        }
        let (mut class_of, mut seen) = (Vec::with_capacity(letters), 0_u32);
        for _ in 0..self.count()? {
            let class = u32::try_from(self.below(u64::from(seen) + 1, "class")?).expect("few letters");
            let length = self.index(letters - class_of.len() + 1, "run length")?;
            if length == 0 || class_of.last() == Some(&class) {
                return self.refuse("a run that is empty or goes on from the one before");
            }
            seen = seen.max(class + 1);
            class_of.resize(class_of.len() + length, class);
        }
        let classes = self.index(letters + 1, "class count")?;
        if class_of.len() != letters || classes != seen as usize {
            return self.refuse("runs that do not spell all letters, or another number of classes");
        }
        let states = self.count()?;
        if states == 0 || states > (self.bytes.len() - self.at) / classes {
            return self.refuse("a table that does not fit into the rest of the file");
        }
        let cell = |this: &mut Self| Ok(u32::try_from(this.below(states as u64, "state")?).expect("files are short"));
        let delta = (0..states * classes).map(|_| cell(self)).collect::<Read<_>>()?;
        let bits = self.take(states.div_ceil(8))?.to_vec();
        let bit = |state: usize| bits[state / 8] >> (state % 8) & 1 == 1;
        if (states..8 * bits.len()).any(bit) {
            return self.refuse("an accept bit behind the last state");
        }
        Ok(Automaton { class_of, classes, delta, accept: (0..states).map(bit).collect() })
    }

    fn used(&mut self, automata: &[Automaton]) -> Read<Use> {
        let automaton = self.index(automata.len(), "automaton")?;
        let tracks = self.list(Self::var)?;
        if automata[automaton].class_of.len() != 1 << tracks.len().min(31)
            || !tracks.is_sorted_by(|one, next| one < next)
        {
            return self.refuse("tracks that are not those of the automaton in increasing order");
        }
        Ok(Use { automaton, tracks })
    }

    fn node(&mut self, automata: &[Automaton], subsets: usize) -> Read<Node> {
        self.deeper(|this| {
            let tag = this.num()?;
            let result = this.used(automata)?;
            let node = |this: &mut Self| this.node(automata, subsets);
            let boxed = |this: &mut Self| node(this).map(Box::new);
            // 0 is none; else the number plus 1.
            let subset = |this: &mut Self| Ok(this.index(subsets + 1, "subset automaton")?.checked_sub(1));
            let rule = match tag {
                0 => Rule::Truth,
                1 => Rule::Atom,
                2 => Rule::Not(boxed(this)?),
                3 => {
                    let children = this.list(node)?;
                    let mut joins = Vec::new();
                    for _ in 0..this.count()? {
                        let known = children.len() + joins.len();
                        let (left, right) = (this.index(known, "operand")?, this.index(known, "operand")?);
                        joins.push((left, right, this.used(automata)?));
                    }
                    Rule::Fold { children, joins }
                }
                4 => Rule::Iff(boxed(this)?, boxed(this)?),
                5 => Rule::Exists { child: boxed(this)?, subset: subset(this)? },
                6 => Rule::Implies { left: boxed(this)?, right: boxed(this)?, not_left: this.used(automata)? },
                7 => {
                    let (child, not) = (boxed(this)?, this.used(automata)?);
                    Rule::Forall { child, not, subset: subset(this)?, exists: this.used(automata)? }
                }
                _ => return this.refuse("a kind of node that does not exist"),
            };
            Ok(Node { result, rule })
        })
    }
}
