//! The certificate checker: it alone decides whether a certificate proves what it says.
//!
//! Representation: bytes in format 2. The checker reads them with its own reader, prints the
//! statement from its own formulas, builds the automata of atoms from its own definitions, and
//! compares everything else in lock-step walks. It uses nothing of the engine; the engine asks it what
//! a game or a block on heaps must meet, because only what the checker builds is judged here.
//! Failure: [`Refused`] says which rule fails where; no bytes make it panic, and steps and room are counted.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).
//!
//! Steps are counted by the length of numbers, room and formulas by what they take, before anything is built
//! (`tests/rooms/check/bombs.rs`).

mod atoms;
mod block;
mod canon;
mod formula;
mod game;
mod heaps;
mod mirror;
mod plan;
mod reader;
mod smallest;
#[cfg(test)]
#[path = "../../../tests/rooms/check/mod.rs"]
mod tests;
mod walks;

pub use game::GameObligationKind;
pub use heaps::ObligationKind;

pub(crate) use formula::{Formula, Linear, Obligation, What};
pub(crate) use game::Demand;
pub(crate) use heaps::Frame;

use block::Block;
use formula::{DEPTH, Nodes, Var, shown_names};
use num_bigint::BigUint;
use reader::{Head, Part, Reader};
use walks::{Automaton, Fuel};

/// What the first line of a certificate says.
const MAGIC: &[u8] = b"nimbook certificate 2\n";
/// Bytes of a certificate: 64 MB.
pub(crate) const FILE: usize = 1 << 26;

/// What a certificate proves.
///
/// ```
/// use nimbook::{ProofOptions, Text, check_certificate, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim nim: forall a, b: a xor b = 0 iff a = b\n");
/// let certificate = judge(&text, &parse_claims(&text)?, &ProofOptions::default()).remove(0).certificate;
/// let checked = check_certificate(&certificate.ok_or("a proof has one")?)?;
/// assert_eq!((checked.id.as_str(), checked.proved()), ("nim", true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The name of the statement.
    pub id: String,
    /// What its author calls it.
    pub(crate) word: Word,
    /// How its numbers are written.
    pub(crate) numeration: Numeration,
    /// What is true.
    pub(crate) verdict: Verdict,
    /// The smallest counterexample, if it is refuted: the leading variables of the last part.
    pub witness: Option<Vec<(String, BigUint)>>,
    /// The parts of a game or of a block on any number of heaps; nothing for other words.
    pub(crate) block: Option<CheckedBlock>,
    /// The obligations, and last the statement.
    pub(crate) parts: Vec<CheckedPart>,
    /// States of the largest automaton.
    pub states: usize,
    /// Length of the certificate.
    pub bytes: usize,
}

impl Checked {
    /// Whether the statement holds for all naturals; otherwise it fails at the witness.
    pub fn proved(&self) -> bool {
        self.verdict == Verdict::Proved
    }
}

/// One decision of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedPart {
    /// What it is: the statement by its name, or an obligation.
    pub label: String,
    /// Whether it is the statement itself, and not what a difference or a block needs.
    pub(crate) is_statement: bool,
    /// The author's names of its variables, by index.
    pub(crate) own: usize,
    /// The names of its variables, by index; rewriting may have added some.
    pub names: Vec<String>,
    /// The bytes that say it: leading variables and body; none for an obligation of a block.
    pub stated: Vec<u8>,
    /// Whether it holds for all naturals; otherwise it fails at the witness.
    pub holds: bool,
    leading: Vec<Var>,
    body: Formula,
}

impl CheckedPart {
    /// What was judged, printed by the checker in ASCII with all brackets.
    pub fn statement(&self) -> String {
        let shown = shown_names(&self.names);
        let body = self.body.shown(&shown);
        let names: Vec<&str> = self.leading.iter().map(|var| shown[*var as usize].as_str()).collect();
        if names.is_empty() { body } else { format!("forall {}: {body}", names.join(", ")) }
    }
}

/// A game, or a block on any number of heaps, whose obligations the checker built itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedBlock {
    /// Whether a player without a move wins.
    pub misere: bool,
    /// The parts of the block, printed by the checker: a word, and what it says.
    pub said: Vec<(String, String)>,
    /// The bytes of all parts.
    pub stated: Vec<u8>,
}

/// What the author calls a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// It must be proved.
    Claim,
    /// It must be refuted.
    Refute,
    /// It must not be refuted.
    Conjecture,
    /// The obligations of a game.
    Game,
    /// The obligations of the fold rule: a game on any number of heaps.
    Heaps,
}

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numeration {
    /// Base 2.
    Binary,
    /// Sums of Fibonacci numbers without neighbours.
    Zeckendorf,
}

/// What is true of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All parts hold.
    Proved,
    /// The last part fails at the witness.
    Refuted,
}

/// Why a certificate proves nothing.
///
/// ```
/// let refused = nimbook::check_certificate(b"nimbook certificate 2\n").err().ok_or("nothing follows")?;
/// assert!(refused.to_string().starts_with("not a readable certificate"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The bytes are not a certificate.
    Unreadable {
        /// The byte where reading stopped.
        at: usize,
        /// What was wrong there.
        message: String,
        /// The limit that ended the reading, if it was one.
        beyond: Option<Beyond>,
    },
    /// A certificate, but a rule fails.
    Wrong {
        /// The part, by its label; empty if it concerns all.
        part: String,
        /// Which rule fails where.
        what: String,
        /// The limit that ended the check, if no rule fails.
        beyond: Option<Beyond>,
    },
}

impl Refused {
    /// The limit of the checker that was reached, if the certificate may be right.
    pub(crate) fn beyond(&self) -> Option<Beyond> {
        let (Refused::Unreadable { beyond, .. } | Refused::Wrong { beyond, .. }) = self;
        *beyond
    }
}

/// A limit of the checker, and what goes past it.
///
/// ```
/// let refused = nimbook::check_certificate(b"nimbook certificate 2\n").err().ok_or("nothing follows")?;
/// let nimbook::Refused::Unreadable { beyond, .. } = refused else { return Err("it ends too early".into()) };
/// assert!(beyond.is_none(), "it is too short, not too long");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// What is counted.
    pub what: &'static str,
    /// How many there are, or were when the check ended.
    pub reached: u64,
    /// How many are allowed.
    pub limit: u64,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::Unreadable { at, message, .. } => write!(out, "not a readable certificate, byte {at}: {message}"),
            Refused::Wrong { part, what, .. } if part.is_empty() => write!(out, "certificate refused: {what}"),
            Refused::Wrong { part, what, .. } => {
                write!(out, "certificate refused, part `{}`: {what}", part)
            }
        }
    }
}

impl std::error::Error for Refused {}

/// Checks a certificate. What it says of its statement is true; whether that is the statement of a file, `verify
/// --claims` compares.
///
/// # Errors
/// The bytes are not a certificate, were changed, or do not prove what they say.
///
/// ```
/// use nimbook::{ProofOptions, Text, check_certificate, judge, parse_claims};
///
/// let text = Text::new("a.claims", "refute no: forall a: a < 7\n");
/// let certificate = judge(&text, &parse_claims(&text)?, &ProofOptions::default()).remove(0).certificate;
/// let mut bytes = certificate.ok_or("a counterexample has one")?;
/// assert!(check_certificate(&bytes)?.witness.is_some());
/// bytes[30] ^= 1;
/// assert!(check_certificate(&bytes).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(bytes: &[u8]) -> Result<Checked, Refused> {
    checked(bytes, &mut Fuel::default())
}

/// The same, with the steps that it takes.
fn checked(bytes: &[u8], fuel: &mut Fuel) -> Result<Checked, Refused> {
    let unreadable = |at, message: &str| Refused::Unreadable { at, message: message.to_owned(), beyond: None };
    if !bytes.starts_with(MAGIC) {
        return Err(unreadable(0, "it does not begin with `nimbook certificate 2`"));
    }
    if bytes.len() > FILE {
        let beyond = Beyond { what: "bytes", reached: bytes.len() as u64, limit: FILE as u64 };
        let message = format!("it has {} bytes; the limit is {FILE}", bytes.len());
        return Err(Refused::Unreadable { at: FILE, message, beyond: Some(beyond) });
    }
    let (content, digest) = bytes
        .split_last_chunk::<8>()
        .filter(|(content, _)| content.len() >= MAGIC.len())
        .ok_or_else(|| unreadable(bytes.len(), "the file ends too early"))?;
    let wrong = |part: &str, what: String| Refused::Wrong { part: part.to_owned(), what, beyond: None };
    if crc(content) != u64::from_le_bytes(*digest) {
        return Err(wrong("", "the digest does not fit the content: bytes were changed or lost".to_owned()));
    }
    let mut reader = Reader::new(content, MAGIC.len());
    let Head { id, word, numeration, verdict } = reader.head().map_err(refused)?;
    let sparse = numeration == 1;
    let verdict = if verdict == 0 { Verdict::Proved } else { Verdict::Refuted };
    const WORDS: [Word; 5] = [Word::Claim, Word::Refute, Word::Conjecture, Word::Game, Word::Heaps];
    let named = usize::try_from(word).ok().and_then(|word| WORDS.get(word).copied());
    let named = named.ok_or_else(|| unreadable(MAGIC.len(), "it states something of an unknown kind"))?;
    let (block, block_bytes) = match named {
        Word::Game | Word::Heaps => {
            let (block, bytes) = reader.block(word).map_err(refused)?;
            (Some(block.map_err(|what| wrong("", what))?), bytes)
        }
        _ => (None, 0..0),
    };
    let mut parts = reader.parts(block.as_ref()).map_err(refused)?;
    let label = |part: &Part| match (&block, part.kind) {
        (Some(block), kind) => block.label(kind),
        (None, 0) => id.clone(),
        (None, _) => "a difference is defined".to_owned(),
    };
    let Some((last, before)) = parts.split_last() else { return Err(wrong("", "there are no parts".to_owned())) };
    if let Some(part) = before.iter().find(|part| part.values.is_some()) {
        return Err(wrong(&label(part), "a part before the last one fails".to_owned()));
    }
    if last.values.is_some() != (verdict == Verdict::Refuted) {
        return Err(wrong(&label(last), "the verdict is not that of the last part".to_owned()));
    }
    match &block {
        Some(block) => {
            let in_order = parts.iter().enumerate().all(|(number, part)| part.kind == number);
            let count = if verdict == Verdict::Proved { block.count() } else { 1 };
            if parts.len() != count || verdict == Verdict::Proved && !in_order {
                let what = format!("the block asks for {count} obligations in order, here are {}", parts.len());
                return Err(wrong("", what));
            }
        }
        // What a difference needs comes first, and alone it refutes.
        None if before.iter().any(|part| part.kind == 0) => {
            return Err(wrong("", "the statement is not the last part".to_owned()));
        }
        None if verdict == Verdict::Proved && last.kind != 0 => {
            return Err(wrong("", format!("the last part is not the statement `{id}`")));
        }
        None => {}
    }
    for part in &mut parts {
        judge(part, sparse, fuel).map_err(|what| Refused::Wrong {
            part: label(part),
            what,
            beyond: fuel.beyond.take(),
        })?;
    }
    let last = parts.last();
    let witness = last.and_then(|last| {
        let name = |var: &u32| last.names[*var as usize].clone();
        let values = last.values.as_ref()?;
        Some(last.leading.iter().map(name).zip(values.iter().cloned()).collect())
    });
    let automata = parts.iter().flat_map(|part| {
        part.automata.iter().chain(part.subsets.iter().map(|subset| &subset.automaton)).map(Automaton::states)
    });
    let states = automata.max().unwrap_or(0);
    let numeration = if sparse { Numeration::Zeckendorf } else { Numeration::Binary };
    let labels: Vec<String> = parts.iter().map(label).collect();
    let checked = parts.into_iter().zip(labels).map(|(part, label)| {
        let Part { kind, own, names, leading, body, stated, values, .. } = part;
        let (stated, is_statement) = (content[stated].to_vec(), block.is_none() && kind == 0);
        CheckedPart { label, is_statement, own, names, stated, holds: values.is_none(), leading, body }
    });
    let parts = checked.collect();
    let block = block.map(|block| CheckedBlock {
        misere: block.misere(),
        said: block.said(),
        stated: content[block_bytes].to_vec(),
    });
    Ok(Checked { id, word: named, numeration, verdict, witness, block, parts, states, bytes: bytes.len() })
}

/// What stopped the reader.
fn refused(reader::Unreadable { at, message, beyond }: reader::Unreadable) -> Refused {
    Refused::Unreadable { at, message, beyond }
}

/// What a game or a block on heaps asks for, whose parts these bytes say.
fn stated_block(word: u64, parts: &[u8]) -> Result<(Block, Nodes), Refused> {
    let mut reader = Reader::new(parts, 0);
    let (block, _) = reader.block(word).map_err(refused)?;
    reader.end().map_err(refused)?;
    Ok((block.map_err(|what| Refused::Wrong { part: String::new(), what, beyond: None })?, reader.nodes()))
}

/// What the fold rule asks for of the block whose parts these bytes say, as a certificate holds them.
pub(crate) fn heaps_obligations(parts: &[u8]) -> Result<Vec<(ObligationKind, Obligation)>, Refused> {
    let (Block::Heaps(heaps, demands), mut nodes) = stated_block(4, parts)? else { return Ok(Vec::new()) };
    let one = |kind: ObligationKind| Ok((kind, heaps.obligation(kind, &mut nodes)?));
    demands.into_iter().map(one).collect::<Result<_, Beyond>>().map_err(too_much)
}

/// What must hold of the game whose parts these bytes say, as a certificate holds them.
pub(crate) fn game_obligations(parts: &[u8]) -> Result<Vec<(Demand, Obligation)>, Refused> {
    let (Block::Game(game, demands), mut nodes) = stated_block(3, parts)? else { return Ok(Vec::new()) };
    let one = |demand: Demand| Ok((demand, game.obligation(demand, &mut nodes)?));
    demands.into_iter().map(one).collect::<Result<_, Beyond>>().map_err(too_much)
}

fn too_much(beyond: Beyond) -> Refused {
    let what = format!("more than {} {}", beyond.limit, beyond.what);
    Refused::Wrong { part: String::new(), what, beyond: Some(beyond) }
}

/// Checks one part: the statement is closed, every step is right, the plan goes along what is left
/// of `not body`, and its automaton accepts what the outcome says.
fn judge(part: &mut Part, sparse: bool, fuel: &mut Fuel) -> Result<(), String> {
    fuel.spend(16 * part.body.size() + 16 * part.leading.len())?;
    let mut leading = part.leading.clone();
    leading.sort_unstable();
    if !leading.is_sorted_by(|one, next| one < next) {
        return Err("a leading variable appears twice".to_owned());
    }
    if !part.body.free().iter().all(|var| leading.binary_search(var).is_ok()) {
        return Err("the statement has a free variable".to_owned());
    }
    // Only rewriting makes another formula of the negation; else the body itself is turned, and back again.
    let steps = std::mem::take(&mut part.rewriting);
    let kept = if steps.is_empty() { None } else { Some(part.body.clone()) };
    let body = std::mem::replace(&mut part.body, Formula::Truth(true));
    let negation = matches!(body, Formula::Not(_));
    let mut decided = body.negated();
    let result = decided_by(part, &leading, &mut decided, steps, sparse, fuel);
    part.body = match kept {
        Some(body) => body,
        None if negation => Formula::Not(Box::new(decided)),
        None => decided.negated(),
    };
    result
}

/// The rest of that, from the negation on.
fn decided_by(
    part: &Part,
    leading: &[Var],
    decided: &mut Formula,
    steps: Vec<reader::Step>,
    sparse: bool,
    fuel: &mut Fuel,
) -> Result<(), String> {
    for (number, step) in steps.into_iter().enumerate() {
        let at = |what: String| format!("rewriting step {}: {what}", number + 1);
        fuel.spend(step.new.size())?;
        if step.path.len() + depth(&step.new) > DEPTH {
            return Err(at(fuel.stop("levels", (step.path.len() + depth(&step.new)) as u64, DEPTH as u64)));
        }
        canon::step(decided, &step.path, &step.new, fuel).map_err(at)?;
        let mut place = &mut *decided;
        for &child in &step.path {
            let child = place.children_mut().nth(child as usize);
            place = child.ok_or_else(|| at("the path leads nowhere".to_owned()))?;
        }
        *place = step.new;
    }
    for automaton in part.automata.iter().chain(part.subsets.iter().map(|subset| &subset.automaton)) {
        if !mirror::zeros_are_nothing(automaton, part.lowest) {
            return Err("leading zeros matter to an automaton".to_owned());
        }
    }
    plan::follow(part, decided, sparse, fuel)?;
    let top = &part.plan.result;
    if !top.tracks.iter().all(|track| leading.binary_search(track).is_ok()) {
        return Err("the last automaton has a track that is not a leading variable".to_owned());
    }
    let values = part.values.as_deref();
    smallest::outcome(&part.automata[top.automaton], &top.tracks, part.lowest, &part.leading, values, sparse, fuel)
}

/// Levels of formulas.
fn depth(formula: &Formula) -> usize {
    1 + formula.children().map(depth).max().unwrap_or(0)
}

/// CRC-64/XZ. The writer of certificates has code of its own for it, on purpose: a fault in one of the
/// two is found by the other.
fn crc(bytes: &[u8]) -> u64 {
    const TABLE: [u64; 256] = {
        let mut table = [0; 256];
        let mut byte = 0;
        while byte < 256 {
            let (mut rest, mut bit) = (byte as u64, 0);
            while bit < 8 {
                rest = if rest & 1 == 1 { rest >> 1 ^ 0xC96C_5795_D787_0F42 } else { rest >> 1 };
                bit += 1;
            }
            table[byte] = rest;
            byte += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |rest: u64, byte| TABLE[usize::from(*byte ^ rest.to_le_bytes()[0])] ^ rest >> 8)
}
