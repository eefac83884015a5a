//! A naive writer of certificates, for tests only: it shares nothing with the engine.
//!
//! Representation: automata with one column for each letter. Those of atoms come from plain
//! integers alone: prefixes that no short suffix tells apart are one state.
//! Failure: panics; its formulas are small.
//! Source: Myhill 1957, Nerode 1958; Rabin and Scott 1959; the format page.

use super::super::formula::{Formula, Linear, Var, What};
use super::integers::{holds, number};
use num_bigint::{BigInt, Sign};
use std::collections::{BTreeSet, HashMap};

/// Suffixes up to this length tell the states of the atoms in these tests apart.
const SUFFIX: usize = 4;

#[derive(Clone)]
struct Dfa {
    tracks: Vec<Var>,
    delta: Vec<Vec<usize>>,
    accept: Vec<bool>,
}

/// What happens to the bytes of a certificate, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Statement,
    Class,
    Transition,
    Accept,
    Set,
    Plan,
    Verdict,
    Values,
}

/// The bytes so far, and the kind of each byte.
#[derive(Default)]
pub struct Bytes {
    pub bytes: Vec<u8>,
    pub kinds: Vec<Kind>,
}

impl Bytes {
    fn put(&mut self, kind: Kind, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        self.kinds.resize(self.bytes.len(), kind);
    }

    pub fn num(&mut self, kind: Kind, mut number: usize) {
        while number > 127 {
            self.put(kind, &[u8::try_from(number & 127).expect("7 bits") | 128]);
            number >>= 7;
        }
        self.put(kind, &[u8::try_from(number).expect("7 bits")]);
    }

    fn nums(&mut self, kind: Kind, numbers: &[usize]) {
        numbers.iter().for_each(|&number| self.num(kind, number));
    }

    fn text(&mut self, text: &str) {
        self.num(Kind::Statement, text.len());
        self.put(Kind::Statement, text.as_bytes());
    }

    fn int(&mut self, number: &BigInt) {
        let (sign, bytes) = number.to_bytes_le();
        match sign {
            Sign::NoSign => self.put(Kind::Statement, &[0]),
            Sign::Plus => self.put(Kind::Statement, &[1]),
            Sign::Minus => self.put(Kind::Statement, &[2]),
        }
        if sign != Sign::NoSign {
            self.num(Kind::Statement, bytes.len());
            self.put(Kind::Statement, &bytes);
        }
    }

    fn linear(&mut self, term: &Linear) {
        self.num(Kind::Statement, term.parts.len());
        for (what, factor) in &term.parts {
            self.int(factor);
            match what {
                What::Var(var) => self.nums(Kind::Statement, &[0, *var as usize]),
                What::Xor(operands) => {
                    self.nums(Kind::Statement, &[1, operands.len()]);
                    operands.iter().for_each(|operand| self.linear(operand));
                }
                What::Shift(inner) | What::Lowpart(inner) => {
                    self.num(Kind::Statement, if matches!(what, What::Shift(_)) { 2 } else { 3 });
                    self.linear(inner);
                }
            }
        }
        self.int(&term.constant);
    }

    fn formula(&mut self, formula: &Formula) {
        let tag = match formula {
            Formula::Truth(truth) => usize::from(*truth),
            Formula::Equal(_) => 2,
            Formula::AtMost(_) => 3,
            Formula::Odd(_) => 4,
            Formula::Pow2(_) => 5,
            Formula::Bit(..) => 6,
            Formula::EndZerosEven(_) => 7,
            Formula::Not(_) => 8,
            Formula::And(_) => 9,
            Formula::Or(_) => 10,
            Formula::Implies(..) => 11,
            Formula::Iff(..) => 12,
            Formula::Exists(..) => 13,
            Formula::Forall(..) => 14,
        };
        self.num(Kind::Statement, tag);
        match formula {
            Formula::And(parts) | Formula::Or(parts) => self.num(Kind::Statement, parts.len()),
            Formula::Exists(var, _) | Formula::Forall(var, _) => self.num(Kind::Statement, *var as usize),
            _ => {}
        }
        formula.terms().for_each(|term| self.linear(term));
        formula.children().for_each(|child| self.formula(child));
    }

    fn automaton(&mut self, dfa: &Dfa) {
        let column = |letter: usize| -> Vec<usize> { dfa.delta.iter().map(|row| row[letter]).collect() };
        let letters = dfa.delta[0].len();
        let (mut columns, mut runs): (Vec<Vec<usize>>, Vec<(usize, usize)>) = (Vec::new(), Vec::new());
        for letter in 0..letters {
            let class = columns.iter().position(|other| *other == column(letter)).unwrap_or_else(|| {
                columns.push(column(letter));
                columns.len() - 1
            });
            match runs.last_mut() {
                Some((last, length)) if *last == class => *length += 1,
                _ => runs.push((class, 1)),
            }
        }
        self.num(Kind::Class, dfa.tracks.len());
        self.num(Kind::Class, runs.len());
        runs.iter().for_each(|&(class, length)| self.nums(Kind::Class, &[class, length]));
        self.num(Kind::Class, columns.len());
        self.num(Kind::Transition, dfa.accept.len());
        for state in 0..dfa.accept.len() {
            columns.iter().for_each(|column| self.num(Kind::Transition, column[state]));
        }
        for bits in dfa.accept.chunks(8) {
            let byte = bits.iter().enumerate().map(|(place, &bit)| u8::from(bit) << place).sum();
            self.put(Kind::Accept, &[byte]);
        }
    }
}

/// Whether letters follow each other without neighbouring ones.
fn valid(dfa: &Dfa, sparse: bool) -> Dfa {
    if !sparse {
        return dfa.clone();
    }
    let letters = dfa.delta[0].len();
    explore(
        &dfa.tracks,
        Some((0, 0)),
        |state, letter| match state {
            Some((state, last)) if last & letter == 0 => Some((dfa.delta[state][letter], letter)),
            _ => None,
        },
        |state| state.is_some_and(|(state, _)| dfa.accept[state]),
        letters,
    )
}

fn explore<S: Clone + Eq + std::hash::Hash>(
    tracks: &[Var],
    start: S,
    next: impl Fn(S, usize) -> S,
    accept: impl Fn(&S) -> bool,
    letters: usize,
) -> Dfa {
    let (mut states, mut numbers) = (vec![start.clone()], HashMap::from([(start, 0)]));
    let (mut delta, mut at) = (Vec::new(), 0);
    while at < states.len() {
        let row = (0..letters).map(|letter| {
            let after = next(states[at].clone(), letter);
            let fresh = states.len();
            *numbers.entry(after.clone()).or_insert_with(|| {
                states.push(after);
                fresh
            })
        });
        let row = row.collect();
        delta.push(row);
        at += 1;
    }
    Dfa { tracks: tracks.to_vec(), delta, accept: states.iter().map(accept).collect() }
}

/// The minimal automaton, by rounds of splitting blocks.
fn minimal(dfa: &Dfa) -> Dfa {
    let mut block: Vec<usize> = dfa.accept.iter().map(|&accept| usize::from(accept)).collect();
    loop {
        let mut numbers = HashMap::new();
        let key = |state: usize| (block[state], dfa.delta[state].iter().map(|&next| block[next]).collect::<Vec<_>>());
        let finer: Vec<usize> = (0..block.len())
            .map(|state| {
                let fresh = numbers.len();
                *numbers.entry(key(state)).or_insert(fresh)
            })
            .collect();
        // Each round splits blocks or changes nothing but their numbers.
        let count = |block: &[usize]| block.iter().collect::<BTreeSet<_>>().len();
        let done = count(&finer) == count(&block);
        block = finer;
        if done {
            break;
        }
    }
    let member = |wanted: usize| block.iter().position(|&other| other == wanted).expect("no block is empty");
    explore(
        &dfa.tracks,
        block[0],
        |here, letter| block[dfa.delta[member(here)][letter]],
        |here| dfa.accept[member(*here)],
        dfa.delta[0].len(),
    )
}

fn restricted(letter: usize, tracks: &[Var], some: &[Var]) -> usize {
    let digit =
        |var: &Var| letter >> (tracks.len() - 1 - tracks.iter().position(|track| track == var).expect("it is one")) & 1;
    some.iter().fold(0, |own, var| 2 * own + digit(var))
}

/// Writes the parts of one decision.
pub struct Builder {
    sparse: bool,
    lowest: bool,
    automata: Vec<Dfa>,
    subsets: Vec<(Dfa, Vec<Vec<usize>>)>,
}

type Used = (usize, Vec<Var>);

impl Builder {
    fn add(&mut self, dfa: Dfa) -> Used {
        let same = |other: &Dfa| other.delta == dfa.delta && other.accept == dfa.accept;
        let tracks = dfa.tracks.clone();
        let number = self.automata.iter().position(same).unwrap_or_else(|| {
            self.automata.push(dfa);
            self.automata.len() - 1
        });
        (number, tracks)
    }

    fn get(&self, (number, tracks): &Used) -> Dfa {
        Dfa { tracks: tracks.clone(), ..self.automata[*number].clone() }
    }

    fn atom(&self, formula: &Formula) -> Dfa {
        let tracks: Vec<Var> = formula.free().into_iter().collect();
        let letters = 1 << tracks.len();
        let accepts = |word: &[usize]| {
            let mut env = vec![0; 16];
            for (place, &track) in tracks.iter().enumerate() {
                let mut digits: Vec<u32> =
                    word.iter().map(|letter| u32::from(letter >> (tracks.len() - 1 - place) & 1 == 1)).collect();
                if self.lowest {
                    digits.reverse();
                }
                let Some(value) = number(&digits, self.sparse) else { return false };
                env[track as usize] = value;
            }
            holds(formula, &mut env, 0)
        };
        let (mut suffixes, mut last) = (vec![Vec::new()], vec![Vec::new()]);
        for _ in 0..SUFFIX {
            last = last
                .iter()
                .flat_map(|word: &Vec<usize>| (0..letters).map(|letter| [&word[..], &[letter]].concat()))
                .collect();
            suffixes.extend(last.iter().cloned());
        }
        let behind = |prefix: &[usize]| -> Vec<bool> {
            suffixes.iter().map(|suffix| accepts(&[prefix, &suffix[..]].concat())).collect()
        };
        let (mut prefixes, mut numbers) = (vec![Vec::new()], HashMap::from([(behind(&[]), 0)]));
        let (mut delta, mut at) = (Vec::new(), 0);
        while at < prefixes.len() {
            let mut row = Vec::new();
            for letter in 0..letters {
                let prefix = [&prefixes[at][..], &[letter]].concat();
                let fresh = prefixes.len();
                let number = *numbers.entry(behind(&prefix)).or_insert(fresh);
                if number == fresh {
                    prefixes.push(prefix);
                }
                row.push(number);
            }
            delta.push(row);
            at += 1;
        }
        let accept = prefixes.iter().map(|prefix| accepts(prefix)).collect();
        Dfa { tracks, delta, accept }
    }

    fn not(&mut self, used: &Used) -> Used {
        let mut dfa = self.get(used);
        dfa.accept.iter_mut().for_each(|accept| *accept = !*accept);
        let dfa = minimal(&valid(&dfa, self.sparse));
        self.add(dfa)
    }

    fn join(&mut self, one: &Used, other: &Used, op: impl Fn(bool, bool) -> bool) -> Used {
        let (one, other) = (self.get(one), self.get(other));
        let tracks: Vec<Var> =
            one.tracks.iter().chain(&other.tracks).copied().collect::<BTreeSet<_>>().into_iter().collect();
        let next = |(left, right): (usize, usize), letter: usize| {
            let own = |dfa: &Dfa, state: usize| dfa.delta[state][restricted(letter, &tracks, &dfa.tracks)];
            (own(&one, left), own(&other, right))
        };
        let accept = |&(left, right): &(usize, usize)| op(one.accept[left], other.accept[right]);
        let dfa = explore(&tracks, (0, 0), next, accept, 1 << tracks.len());
        let dfa = minimal(&valid(&dfa, self.sparse));
        self.add(dfa)
    }

    fn exists(&mut self, var: Var, used: &Used) -> (usize, Used) {
        let dfa = self.get(used);
        let mut alive = dfa.accept.clone();
        for _ in 0..alive.len() {
            for state in 0..alive.len() {
                alive[state] |= dfa.delta[state].iter().any(|&next| alive[next]);
            }
        }
        let kept: Vec<Var> = dfa.tracks.iter().copied().filter(|&track| track != var).collect();
        let reach = |set: &Vec<usize>, letter: usize, all: bool| -> Vec<usize> {
            let over = (0..1_usize << dfa.tracks.len()).filter(|&own| restricted(own, &dfa.tracks, &kept) == letter);
            let next = over.flat_map(|own| set.iter().map(move |&state| (state, own)));
            let next: BTreeSet<usize> = next.map(|(state, own)| dfa.delta[state][own]).collect();
            next.into_iter().filter(|&state| all || alive[state]).collect()
        };
        // More digits of the variable than of the others: before all letters, or behind them.
        let more = |mut set: Vec<usize>| {
            for _ in 0..dfa.accept.len() {
                set = [reach(&set, 0, true), set].concat();
                set.sort_unstable();
                set.dedup();
            }
            set
        };
        let first = if self.lowest { vec![0] } else { more(vec![0]) };
        let first: BTreeSet<usize> = first.into_iter().filter(|&state| alive[state]).collect();
        let start: Vec<usize> = first.into_iter().collect();
        let sets = std::cell::RefCell::new(Vec::new());
        let accept = |set: &Vec<usize>| {
            sets.borrow_mut().push(set.clone());
            let end = if self.lowest { more(set.clone()) } else { set.clone() };
            end.iter().any(|&state| dfa.accept[state])
        };
        let raw = explore(&kept, start, |set, letter| reach(&set, letter, false), accept, 1 << kept.len());
        let result = minimal(&raw);
        self.subsets.push((raw, sets.into_inner()));
        let result = self.add(result);
        (self.subsets.len() - 1, result)
    }

    fn used(bytes: &mut Bytes, (number, tracks): &Used) {
        bytes.nums(Kind::Plan, &[*number, tracks.len()]);
        tracks.iter().for_each(|&track| bytes.num(Kind::Plan, track as usize));
    }

    /// The node of a formula, and the automaton that it has.
    fn node(&mut self, formula: &Formula) -> (Bytes, Used) {
        let mut rest = Bytes::default();
        let (tag, used) = match formula {
            Formula::Truth(truth) => {
                (0, self.add(Dfa { tracks: Vec::new(), delta: vec![vec![0]], accept: vec![*truth] }))
            }
            Formula::Not(inner) => {
                let (node, used) = self.node(inner);
                rest.put(Kind::Plan, &node.bytes);
                (2, self.not(&used))
            }
            Formula::And(parts) | Formula::Or(parts) => {
                let and = matches!(formula, Formula::And(_));
                rest.num(Kind::Plan, parts.len());
                let children: Vec<Used> = parts
                    .iter()
                    .map(|part| {
                        let (node, used) = self.node(part);
                        rest.put(Kind::Plan, &node.bytes);
                        used
                    })
                    .collect();
                rest.num(Kind::Plan, parts.len() - 1);
                let mut used = children[0].clone();
                for (number, child) in children.iter().enumerate().skip(1) {
                    used = self.join(&used, child, |one, other| if and { one && other } else { one || other });
                    let left = if number == 1 { 0 } else { parts.len() + number - 2 };
                    rest.nums(Kind::Plan, &[left, number]);
                    Self::used(&mut rest, &used);
                }
                (3, used)
            }
            Formula::Iff(left, right) | Formula::Implies(left, right) => {
                let ((one, left), (other, right)) = (self.node(left), self.node(right));
                rest.put(Kind::Plan, &one.bytes);
                rest.put(Kind::Plan, &other.bytes);
                if matches!(formula, Formula::Iff(..)) {
                    (4, self.join(&left, &right, |one, other| one == other))
                } else {
                    let not = self.not(&left);
                    Self::used(&mut rest, &not);
                    (6, self.join(&not, &right, |one, other| one || other))
                }
            }
            Formula::Exists(var, body) => {
                let (node, used) = self.node(body);
                rest.put(Kind::Plan, &node.bytes);
                let (subset, result) = self.exists(*var, &used);
                rest.num(Kind::Plan, subset + 1);
                (5, result)
            }
            Formula::Forall(var, body) => {
                let (node, used) = self.node(body);
                rest.put(Kind::Plan, &node.bytes);
                let not = self.not(&used);
                let (subset, exists) = self.exists(*var, &not);
                Self::used(&mut rest, &not);
                rest.num(Kind::Plan, subset + 1);
                Self::used(&mut rest, &exists);
                (7, self.not(&exists))
            }
            atom => {
                let dfa = self.atom(atom);
                (1, self.add(dfa))
            }
        };
        let mut node = Bytes::default();
        node.num(Kind::Plan, tag);
        Self::used(&mut node, &used);
        node.put(Kind::Plan, &rest.bytes);
        (node, used)
    }
}

/// What a certificate of one part says.
pub struct Claim<'c> {
    pub names: &'c [&'c str],
    /// How many of the first variables the leading `forall` binds.
    pub leading: usize,
    pub body: Formula,
    /// Paths and formulas, and what is left in the end; nothing: `not body`.
    pub steps: Vec<(Vec<usize>, Formula)>,
    pub decided: Option<Formula>,
    pub sparse: bool,
    /// Whether the lowest digit is read first.
    pub lowest: bool,
    pub values: Option<Vec<u8>>,
    /// Whether an automaton, and a list of sets, are there twice, once for nothing.
    pub spare: [bool; 2],
}

impl Claim<'_> {
    /// The certificate without its digest.
    pub fn certificate(&self) -> Bytes {
        let mut bytes = Bytes::default();
        bytes.put(Kind::Statement, b"nimbook certificate 2\n");
        bytes.text("it");
        bytes.num(Kind::Statement, 0);
        bytes.num(Kind::Verdict, usize::from(self.sparse));
        bytes.num(Kind::Verdict, usize::from(self.values.is_some()));
        bytes.num(Kind::Verdict, 1);
        bytes.num(Kind::Statement, 0);
        bytes.num(Kind::Statement, self.names.len());
        self.names.iter().for_each(|name| bytes.text(name));
        bytes.num(Kind::Statement, 0);
        bytes.num(Kind::Statement, self.leading);
        (0..self.leading).for_each(|var| bytes.num(Kind::Statement, var));
        bytes.formula(&self.body);
        bytes.num(Kind::Statement, self.steps.len());
        for (path, new) in &self.steps {
            bytes.num(Kind::Statement, path.len());
            path.iter().for_each(|&child| bytes.num(Kind::Statement, child));
            bytes.formula(new);
        }
        let mut builder =
            Builder { sparse: self.sparse, lowest: self.lowest, automata: Vec::new(), subsets: Vec::new() };
        let decided = self.decided.clone().unwrap_or_else(|| Formula::Not(Box::new(self.body.clone())));
        let (plan, _) = builder.node(&decided);
        if self.spare[0] {
            let first = builder.automata[0].clone();
            builder.automata.push(first);
        }
        if self.spare[1] {
            let first = builder.subsets.first().cloned();
            builder.subsets.extend(first);
        }
        bytes.num(Kind::Plan, builder.automata.len());
        builder.automata.iter().for_each(|dfa| bytes.automaton(dfa));
        bytes.num(Kind::Plan, builder.subsets.len());
        for (dfa, sets) in &builder.subsets {
            bytes.automaton(dfa);
            for set in sets {
                bytes.num(Kind::Set, set.len());
                set.iter().for_each(|&state| bytes.num(Kind::Set, state));
            }
        }
        if self.lowest {
            bytes.num(Kind::Plan, 8);
        }
        bytes.put(Kind::Plan, &plan.bytes);
        match &self.values {
            None => bytes.num(Kind::Verdict, 0),
            Some(values) => {
                bytes.nums(Kind::Verdict, &[1, values.len()]);
                for &value in values {
                    let value: &[u8] = if value == 0 { &[] } else { &[value] };
                    bytes.num(Kind::Values, value.len());
                    bytes.put(Kind::Values, value);
                }
            }
        }
        bytes
    }
}
