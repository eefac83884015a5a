//! Bytes to a certificate, with everything limited before it is built.
//!
//! Representation: format 2, as described beside each function and, for somebody who writes a checker of
//! his own, in `tests/stranger/FORMAT.md`. Numbers are LEB128 without needless zero groups, so each content
//! has one spelling only.
//! Failure: [`Unreadable`] with the byte where reading stopped. Memory is limited by [`ROOM`], formulas by
//! [`NODES`], which also counts those that the checker builds itself.

use super::Beyond;
use super::block::Block;
use super::formula::{DEPTH, Formula, Linear, NODES, Nodes, Obligation, Var, What};
use super::game::{Game, Move};
use super::heaps::Heaps;
use super::walks::{Automaton, Subset};
use num_bigint::{BigInt, BigUint, Sign};
use std::ops::Range;

const TRACKS: u64 = 14;
/// Bytes of the parts of a block; its obligations take several times as much.
const BLOCK: usize = 1 << 18;

/// Bytes of a coefficient, of a constant (1,000 digits), and of a number in an outcome.
const COEFFICIENT: usize = 128;
const CONSTANT: usize = 416;
const NUMBER: usize = 1 << 15;
/// Bytes of a name.
const NAME: usize = 1 << 20;
/// What all things of a file take together; see [`Reader::room`].
const ROOM: usize = 3 << 26;
/// The room of a part of a formula, which is counted on its own, too.
const PART: usize = 128;

/// Where reading stopped, and why.
pub(super) struct Unreadable {
    pub at: usize,
    pub message: String,
    /// The limit that ended the reading, if one did.
    pub beyond: Option<Beyond>,
}

type Read<T> = Result<T, Unreadable>;

/// What a certificate is about.
pub(super) struct Head {
    pub id: String,
    pub word: u64,
    pub numeration: u64,
    pub verdict: u64,
}

/// One decision.
pub(super) struct Part {
    /// The number of the obligation in a block; else 0 for the statement, 1 for what a difference needs.
    pub kind: usize,
    pub names: Vec<String>,
    /// How many names are the author's; rewriting added the others.
    pub own: usize,
    pub leading: Vec<Var>,
    pub body: Formula,
    /// The bytes of leading variables and body; none in a block, whose obligations the checker builds.
    pub stated: Range<usize>,
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
    pub path: Vec<u32>,
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

pub(super) struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
    depth: usize,
    /// The lengths of the names that variables may mean.
    names: Vec<usize>,
    /// Whether what is read now will be shown.
    shown: bool,
    nodes: Nodes,
    room: usize,
}

impl<'b> Reader<'b> {
    /// Reads bytes that begin at `at` of the file.
    pub fn new(bytes: &'b [u8], at: usize) -> Reader<'b> {
        Reader { bytes, at, depth: 0, names: Vec::new(), shown: true, nodes: Nodes(NODES), room: ROOM }
    }

    /// id word numeration verdict
    pub fn head(&mut self) -> Read<Head> {
        let id = self.name(true)?;
        let (word, numeration) = (self.below(5, "word")?, self.below(2, "numeration")?);
        Ok(Head { id, word, numeration, verdict: self.below(2, "verdict")? })
    }

    /// The parts of a block, its bytes, and why it is not well formed.
    pub fn block(&mut self, word: u64) -> Read<(Result<Block, String>, Range<usize>)> {
        let begin = self.at;
        let block = if word == 3 { Block::game(self.game()?) } else { Block::heaps(self.heaps()?) };
        self.most("bytes of the parts of a block", self.at - begin, BLOCK)?;
        Ok((block, begin..self.at))
    }

    /// The decisions, and the end of the file.
    pub fn parts(&mut self, block: Option<&Block>) -> Read<Vec<Part>> {
        let parts = self.list(|this| this.part(block))?;
        self.end()?;
        Ok(parts)
    }

    pub fn end(&self) -> Read<()> {
        if self.at == self.bytes.len() { Ok(()) } else { self.refuse("trailing bytes") }
    }

    /// What is left for formulas.
    pub fn nodes(self) -> Nodes {
        self.nodes
    }

    fn refuse<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(Unreadable { at: self.at, message: message.into(), beyond: None })
    }

    /// Ends the reading at a limit.
    fn stop<T>(&self, beyond: Beyond) -> Read<T> {
        let Beyond { what, limit, .. } = beyond;
        Err(Unreadable { at: self.at, message: format!("more than {limit} {what}"), beyond: Some(beyond) })
    }

    fn most(&self, what: &'static str, reached: usize, limit: usize) -> Read<()> {
        if reached <= limit { Ok(()) } else { self.stop(Beyond { what, reached: reached as u64, limit: limit as u64 }) }
    }

    /// Takes so much room, in bytes of this program's memory while the certificate is checked.
    fn room(&mut self, bytes: usize) -> Read<()> {
        self.most("bytes of room", (ROOM - self.room).saturating_add(bytes), ROOM)?;
        self.room -= bytes;
        Ok(())
    }

    /// So many more parts of formulas.
    fn node(&mut self, count: usize) -> Read<()> {
        self.room(PART.saturating_mul(count))?;
        self.nodes.spend(count).or_else(|beyond| self.stop(beyond))
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
                    self.refuse("a number that is not in its shortest form")
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
            _ => self.refuse(format!("{number} items do not fit into the rest of the file")),
        }
    }

    fn index(&mut self, limit: usize, what: &str) -> Read<usize> {
        let number = self.below(limit as u64, what)?;
        Ok(usize::try_from(number).expect("below a usize"))
    }

    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let count = self.count()?;
        // The count may lie, so little is set aside for it.
        let mut list = Vec::with_capacity(count.min(16));
        for _ in 0..count {
            list.push(item(self)?);
        }
        list.shrink_to_fit();
        Ok(list)
    }

    /// The name of a variable, or of a statement, which may have hyphens and dots and begin with any of its
    /// characters.
    fn name(&mut self, statement: bool) -> Read<String> {
        let count = self.count()?;
        self.most("bytes of a name", count, NAME)?;
        self.room(64 + count)?;
        let Ok(name) = String::from_utf8(self.take(count)?.to_vec()) else {
            return self.refuse("text that is not UTF-8");
        };
        let letter = |c: char| {
            c.is_ascii_alphabetic()
                || matches!(c, '\u{c0}'..='\u{17f}') && !matches!(c, '×' | '÷' | 'ı' | 'ĸ' | 'ŉ' | 'ſ')
        };
        let more = |c: char| letter(c) || c.is_ascii_digit() || matches!(c, '_' | '\'' | '′' | '₀'..='₉');
        let fits = |c: char| more(c) || statement && matches!(c, '-' | '.');
        let begins = |c: char| statement || letter(c) || c == '_';
        if name.chars().all(fits) && name.starts_with(begins) {
            Ok(name)
        } else {
            self.refuse("a name that is not a word")
        }
    }

    /// The names that variables may mean from now on.
    fn names(&mut self) -> Read<Vec<String>> {
        let names = self.list(|this| this.name(false))?;
        self.names = names.iter().map(String::len).collect();
        Ok(names)
    }

    /// big: number of bytes, bytes lowest first, no high zero byte.
    fn big(&mut self, limit: usize) -> Read<BigUint> {
        let count = self.count()?;
        self.most("bytes of a number", count, limit)?;
        let bytes = self.take(count)?;
        let number = BigUint::from_bytes_le(bytes);
        if bytes.last() == Some(&0) { self.refuse("a number that is not in its shortest form") } else { Ok(number) }
    }

    /// int: 0, or 1 (positive) or 2 (negative) and a size that is not zero.
    fn int(&mut self, limit: usize) -> Read<BigInt> {
        let sign = match self.byte()? {
            0 => return Ok(BigInt::ZERO),
            1 => Sign::Plus,
            2 => Sign::Minus,
            _ => return self.refuse("an unknown symbol"),
        };
        let size = self.big(limit)?;
        if size == BigUint::ZERO { self.refuse("a zero with a sign") } else { Ok(BigInt::from_biguint(sign, size)) }
    }

    fn var(&mut self) -> Read<Var> {
        let var = self.index(self.names.len(), "variable")?;
        // Where it is shown, it takes as long as its name.
        self.node(if self.shown { 1 + self.names[var] / 8 } else { 1 })?;
        Ok(Var::try_from(var).expect("the number of names is limited"))
    }

    fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.depth += 1;
        self.most("levels", self.depth, DEPTH)?;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// list(coefficient what) constant
    fn linear(&mut self) -> Read<Linear> {
        self.deeper(|this| {
            this.node(1)?;
            let parts = this.list(|this| {
                this.node(1)?;
                let factor = this.int(COEFFICIENT)?;
                if factor == BigInt::ZERO {
                    return this.refuse("a coefficient 0");
                }
                let what = match this.num()? {
                    0 => What::Var(this.var()?),
                    1 => What::Xor(this.list(Self::linear)?),
                    2 => What::Shift(Box::new(this.linear()?)),
                    3 => What::Lowpart(Box::new(this.linear()?)),
                    _ => return this.refuse("an unknown kind of term"),
                };
                Ok((what, factor))
            })?;
            Ok(Linear { parts, constant: this.int(CONSTANT)? })
        })
    }

    fn formula(&mut self) -> Read<Formula> {
        self.deeper(|this| {
            this.node(1)?;
            match this.num()? {
                0 => Ok(Formula::Truth(false)),
                1 => Ok(Formula::Truth(true)),
                kind @ 2..=7 => this.atom(kind),
                9 => Ok(Formula::And(this.list(Self::formula)?)),
                10 => Ok(Formula::Or(this.list(Self::formula)?)),
                kind => this.connected(kind),
            }
        })
    }

    fn atom(&mut self, kind: u64) -> Read<Formula> {
        let term = self.linear()?;
        Ok(match kind {
            2 => Formula::Equal(term),
            3 => Formula::AtMost(term),
            4 => Formula::Odd(term),
            5 => Formula::Pow2(term),
            6 => Formula::Bit(term, self.linear()?),
            _ => Formula::EndZerosEven(term),
        })
    }

    fn connected(&mut self, kind: u64) -> Read<Formula> {
        let var = if matches!(kind, 13 | 14) { self.var()? } else { 0 };
        if !(8..15).contains(&kind) {
            return self.refuse("an unknown kind of formula");
        }
        let first = self.boxed()?;
        Ok(match kind {
            8 => Formula::Not(first),
            11 => Formula::Implies(first, self.boxed()?),
            12 => Formula::Iff(first, self.boxed()?),
            13 => Formula::Exists(var, first),
            _ => Formula::Forall(var, first),
        })
    }

    /// The frames of this function stay small however deep formulas nest.
    fn boxed(&mut self) -> Read<Box<Formula>> {
        self.formula().map(Box::new)
    }

    /// play names start:list(big) sum invariant select rest losing [end, in misère play]
    fn heaps(&mut self) -> Read<Heaps> {
        let misere = self.below(2, "play")? == 1;
        let names = self.names()?;
        let start = self.list(|this| this.big(CONSTANT))?;
        let [sum, invariant, select, rest, losing] =
            [self.formula()?, self.formula()?, self.formula()?, self.formula()?, self.formula()?];
        let end = if misere { self.formula()? } else { Formula::Truth(false) };
        Ok(Heaps { misere, names, start, sum, invariant, select, rest, losing, end })
    }

    /// play names size domain moves:list(variables guard step) measure losing differences:list(names leading body)
    fn game(&mut self) -> Read<Game> {
        let misere = self.below(2, "play")? == 1;
        let names = self.names()?;
        let size = self.index(names.len() + 1, "size")?;
        let mut next = size;
        let var = |var: usize| Var::try_from(var).expect("names are limited");
        let domain = self.formula()?;
        let mut moves = Vec::new();
        for _ in 0..self.count()? {
            let begin = next;
            next += self.index(names.len() - begin + 1, "number of variables")?;
            self.node(1)?;
            moves.push(Move { vars: var(begin)..var(next), guard: self.formula()?, step: self.formula()? });
        }
        let (measure, losing) = (self.formula()?, self.formula()?);
        let differences = self.list(|this| {
            let names = this.names()?;
            Ok(Obligation { leading: this.list(Self::var)?, body: this.formula()?, names })
        })?;
        Ok(Game { misere, names, size: var(size), domain, moves, measure, losing, differences })
    }

    /// What a part is about: in a block the number of its obligation, else kind names; then how many names
    /// rewriting added; then, but for blocks, leading variables and body.
    fn stated(&mut self, block: Option<&Block>) -> Read<(usize, Obligation, usize, Range<usize>)> {
        let Some(block) = block else {
            let kind = self.index(2, "kind of part")?;
            let names = self.names()?;
            let (own, names) = (names.len(), self.added(names)?);
            let start = self.at;
            let (leading, body) = (self.list(Self::var)?, self.formula()?);
            return Ok((kind, Obligation { leading, body, names }, own, start..self.at));
        };
        let kind = self.index(block.count(), "obligation")?;
        let mut obligation = block.obligation(kind, &mut self.nodes).or_else(|beyond| self.stop(beyond))?;
        let own = obligation.names.len();
        obligation.names = self.added(obligation.names)?;
        self.names = obligation.names.iter().map(String::len).collect();
        Ok((kind, obligation, own, self.at..self.at))
    }

    /// The names with those that rewriting added: `_7` for the variable of index 7.
    fn added(&mut self, mut names: Vec<String>) -> Read<Vec<String>> {
        let added = self.num()?;
        let (own, all) = (names.len() as u64, (names.len() as u64).saturating_add(added));
        self.room(usize::try_from(added).unwrap_or(ROOM).saturating_mul(96))?;
        names.extend((own..all).map(|var| format!("_{var}")));
        self.names = names.iter().map(String::len).collect();
        Ok(names)
    }

    /// what it is about, rewriting automata subsets [8 if the lowest digit comes first] plan outcome
    fn part(&mut self, block: Option<&Block>) -> Read<Part> {
        self.room(1 << 10)?;
        let (kind, Obligation { leading, body, names }, own, stated) = self.stated(block)?;
        self.shown = false;
        let rewriting = self.list(|this| {
            let path = this.list(|this| {
                this.room(8)?;
                Ok(u32::try_from(this.below(1 << 31, "child")?).expect("below 2^31"))
            })?;
            this.room(64)?;
            Ok(Step { path, new: this.formula()? })
        })?;
        self.shown = true;
        let automata = self.list(Self::automaton)?;
        let subsets = self.list(|this| {
            let automaton = this.automaton()?;
            let set = |this: &mut Self| {
                this.room(48)?;
                this.list(|this| {
                    this.room(8)?;
                    Ok(u32::try_from(this.below(1 << 31, "state")?).expect("below 2^31"))
                })
            };
            let mut sets = Vec::with_capacity(automaton.states());
            for _ in 0..automaton.states() {
                sets.push(set(this)?);
            }
            Ok(Subset { automaton, sets })
        })?;
        let lowest = self.bytes.get(self.at) == Some(&8);
        if lowest {
            self.at += 1;
        }
        let plan = self.plan(&automata, subsets.len())?;
        let values = match self.num()? {
            0 => None,
            1 => Some(self.list(|this| {
                this.room(64)?;
                this.big(NUMBER)
            })?),
            _ => return self.refuse("an unknown outcome"),
        };
        Ok(Part { kind, names, own, leading, body, stated, rewriting, automata, subsets, lowest, plan, values })
    }

    /// tracks runs:list(class length) classes states delta accept
    fn automaton(&mut self) -> Read<Automaton> {
        let tracks = self.below(TRACKS + 1, "track count")?;
        let letters = 1_usize << tracks;
        self.room(256 + 8 * letters)?;
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
        self.room(states.saturating_mul(40 + 8 * classes))?;
        let mut delta = Vec::with_capacity(states * classes);
        for _ in 0..states * classes {
            delta.push(u32::try_from(self.below(states as u64, "state")?).expect("files are short"));
        }
        let bits = self.take(states.div_ceil(8))?;
        let bit = |state: usize| bits[state / 8] >> (state % 8) & 1 == 1;
        let behind = (states..8 * bits.len()).any(bit);
        let accept = (0..states).map(bit).collect();
        if behind {
            self.refuse("an accept bit after the last state")
        } else {
            Ok(Automaton { class_of, classes, delta, accept })
        }
    }

    fn used(&mut self, automata: &[Automaton]) -> Read<Use> {
        let automaton = self.index(automata.len(), "automaton")?;
        self.room(64)?;
        let tracks = self.list(|this| {
            this.room(4)?;
            Ok(Var::try_from(this.index(this.names.len(), "variable")?).expect("the number of names is limited"))
        })?;
        if automata[automaton].class_of.len() != 1 << tracks.len().min(31)
            || !tracks.is_sorted_by(|one, next| one < next)
        {
            return self.refuse("tracks that are not those of the automaton in increasing order");
        }
        Ok(Use { automaton, tracks })
    }

    fn plan(&mut self, automata: &[Automaton], subsets: usize) -> Read<Node> {
        self.deeper(|this| {
            this.room(192)?;
            let tag = this.num()?;
            let result = this.used(automata)?;
            let node = |this: &mut Self| this.plan(automata, subsets);
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
                        this.room(32)?;
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
                _ => return this.refuse("an unknown kind of node"),
            };
            Ok(Node { result, rule })
        })
    }
}
