//! The certificate checker: it alone decides whether a certificate proves what it says.
//!
//! Representation: bytes in format 1. The checker reads them with its own reader, prints the
//! statement from its own formulas, builds the automata of atoms from its own definitions, and
//! compares everything else in lock-step walks. It uses nothing of the engine; the engine asks it what
//! the fold rule demands of a block on heaps, because only what is literally that is accepted here.
//! Failure: [`Refused`] says which rule fails where; no bytes make it panic, and steps are counted.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

mod atoms;
mod canon;
mod formula;
mod heaps;
mod mirror;
mod plan;
mod reader;
mod smallest;
#[cfg(test)]
#[path = "../../../tests/rooms/check/mod.rs"]
mod tests;
mod walks;

pub use heaps::ObligationKind;

pub(crate) use formula::{Formula, Linear, What};
pub(crate) use heaps::{Frame, Obligation};

use formula::{Var, shown_names};
use heaps::Heaps;
use num_bigint::BigUint;
use reader::{Certificate, DEPTH, Part};
use walks::{Automaton, Fuel};

/// What the first line of a certificate says.
const MAGIC: &[u8] = b"nimbook certificate 1\n";

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
    /// The parts of a block on any number of heaps; nothing for other words.
    pub(crate) heaps: Option<CheckedHeaps>,
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
    /// What the certificate calls it.
    pub label: String,
    /// The names of its variables, by index; rewriting may have added some.
    pub names: Vec<String>,
    /// The bytes that say it: leading variables and body.
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

/// A block on any number of heaps, whose obligations under the fold rule the checker built itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedHeaps {
    /// Whether a player without a move wins.
    pub misere: bool,
    /// The parts of the block, printed by the checker: a word, and what it says.
    pub said: Vec<(&'static str, String)>,
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
/// let refused = nimbook::check_certificate(b"nimbook certificate 1\n").err().ok_or("nothing follows")?;
/// assert!(refused.to_string().starts_with("not a readable certificate"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The bytes are no certificate.
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
/// let refused = nimbook::check_certificate(b"nimbook certificate 1\n").err().ok_or("nothing follows")?;
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
                write!(out, "certificate refused, part `{}`: {what}", part.escape_default())
            }
        }
    }
}

impl std::error::Error for Refused {}

/// Checks a certificate. What it says of its statement is true; whether that is the statement of a file, `verify
/// --claims` compares.
///
/// # Errors
/// The bytes are no certificate, were changed, or do not prove what they say.
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
    let unreadable = |at, message: &str| Refused::Unreadable { at, message: message.to_owned(), beyond: None };
    if !bytes.starts_with(MAGIC) {
        return Err(unreadable(0, "it does not begin with `nimbook certificate 1`"));
    }
    let (content, digest) = bytes
        .split_last_chunk::<8>()
        .filter(|(content, _)| content.len() >= MAGIC.len())
        .ok_or_else(|| unreadable(bytes.len(), "the file ends too early"))?;
    let wrong = |part: &str, what: String| Refused::Wrong { part: part.to_owned(), what, beyond: None };
    if crc(content) != u64::from_le_bytes(*digest) {
        return Err(wrong("", "the digest is not that of the content, so bytes were changed or lost".to_owned()));
    }
    let certificate = reader::read(content, MAGIC.len())
        .map_err(|reader::Unreadable { at, message, beyond }| Refused::Unreadable { at, message, beyond })?;
    let Certificate { id, word, numeration, verdict, heaps, parts } = certificate;
    let sparse = numeration == 1;
    let verdict = if verdict == 0 { Verdict::Proved } else { Verdict::Refuted };
    const WORDS: [Word; 5] = [Word::Claim, Word::Refute, Word::Conjecture, Word::Game, Word::Heaps];
    let word = WORDS[usize::try_from(word).unwrap_or(0)];

    let Some((last, before)) = parts.split_last() else { return Err(wrong("", "there are no parts".to_owned())) };
    if let Some(part) = before.iter().find(|part| part.values.is_some()) {
        return Err(wrong(&part.label, "a part before the last one fails".to_owned()));
    }
    if last.values.is_some() != (verdict == Verdict::Refuted) {
        return Err(wrong(&last.label, "the verdict is not that of the last part".to_owned()));
    }
    let named = matches!(word, Word::Claim | Word::Refute | Word::Conjecture);
    if verdict == Verdict::Proved && named && last.label != id {
        return Err(wrong(&last.label, format!("the last part is not the statement `{}`", id.escape_default())));
    }
    if let Some(heaps) = &heaps {
        heaps.well_formed().map_err(|what| wrong("", what))?;
        by_the_rule(heaps, &parts, verdict).map_err(|(label, what)| wrong(label, what))?;
    }
    let mut fuel = Fuel::default();
    for part in &parts {
        judge(part, sparse, &mut fuel).map_err(|what| {
            let (part, beyond) = (part.label.clone(), fuel.beyond.take());
            Refused::Wrong { part, what, beyond }
        })?;
    }
    let name = |var: &u32| last.names[*var as usize].clone();
    let witness = last.values.as_ref();
    let witness = witness.map(|values| last.leading.iter().map(name).zip(values.iter().cloned()).collect());
    let automata = parts.iter().flat_map(|part| {
        part.automata.iter().chain(part.subsets.iter().map(|subset| &subset.automaton)).map(Automaton::states)
    });
    let states = automata.max().unwrap_or(0);
    let numeration = if sparse { Numeration::Zeckendorf } else { Numeration::Binary };
    let checked = parts.into_iter().map(|part| {
        let Part { label, names, leading, body, stated, values, .. } = part;
        CheckedPart { label, names, stated: content[stated].to_vec(), holds: values.is_none(), leading, body }
    });
    let parts = checked.collect();
    let heaps = heaps.map(|heaps| CheckedHeaps {
        misere: heaps.misere,
        said: said(&heaps),
        stated: content[heaps.stated.clone()].to_vec(),
    });
    Ok(Checked { id, word, numeration, verdict, witness, heaps, parts, states, bytes: bytes.len() })
}

/// Whether the parts of a certificate are literally what the fold rule asks for: all of it, or, in a
/// refutation, one obligation. Otherwise the label of a part that is not, and what is wrong.
fn by_the_rule<'p>(heaps: &Heaps, parts: &'p [Part], verdict: Verdict) -> Result<(), (&'p str, String)> {
    let mut wanted: Vec<ObligationKind> = ObligationKind::all(heaps.misere).collect();
    if verdict == Verdict::Refuted {
        wanted.retain(|kind| parts.first().is_some_and(|part| part.label == kind.label(heaps.misere)));
    }
    if wanted.len() != parts.len() {
        return Err(("", format!("the fold rule asks for {} obligations, here are {}", wanted.len(), parts.len())));
    }
    for (part, kind) in parts.iter().zip(wanted) {
        let Obligation { leading, body, names } = heaps.obligation(kind);
        let label = kind.label(heaps.misere);
        // Rewriting adds names behind those of the statement.
        let added = part.names.iter().enumerate().skip(names.len()).all(|(var, name)| *name == format!("_{var}"));
        let named = part.names.starts_with(&names) && added;
        if !named || (part.label.as_str(), &part.leading, &part.body) != (label, &leading, &body) {
            return Err((&part.label, format!("it is not the obligation `{label}` of the block")));
        }
    }
    Ok(())
}

/// What the fold rule asks for of the block whose parts these bytes say, as a certificate holds them.
pub(crate) fn obligations(parts: &[u8]) -> Result<Vec<(ObligationKind, Obligation)>, Refused> {
    let unreadable = |reader::Unreadable { at, message, beyond }| Refused::Unreadable { at, message, beyond };
    let heaps = reader::read_heaps(parts).map_err(unreadable)?;
    heaps.well_formed().map_err(|what| Refused::Wrong { part: String::new(), what, beyond: None })?;
    Ok(ObligationKind::all(heaps.misere).map(|kind| (kind, heaps.obligation(kind))).collect())
}

/// The parts of a block in words.
fn said(heaps: &Heaps) -> Vec<(&'static str, String)> {
    let (frame, shown) = (heaps.frame(), shown_names(&heaps.names));
    let tuple = |from: u32| format!("({})", shown[from as usize..(from + frame.size) as usize].join(", "));
    let start: Vec<String> = heaps.start.iter().map(ToString::to_string).collect();
    let mut said = vec![
        ("accumulator", tuple(frame.s)),
        ("start", format!("({})", start.join(", "))),
        ("sum", format!("{} = {} + {}", tuple(frame.t), tuple(frame.s), shown[frame.x as usize])),
        ("whole", tuple(frame.p)),
    ];
    for (word, part) in heaps.parts() {
        let text = part.shown(&shown);
        match said.iter_mut().find(|(other, _)| *other == word) {
            Some((_, line)) => *line += &format!(" where {text}"),
            None => said.push((word, text)),
        }
    }
    said
}

/// Checks one part: the statement is closed, every step is right, the plan goes along what is left
/// of `not body`, and its automaton accepts what the outcome says.
fn judge(part: &Part, sparse: bool, fuel: &mut Fuel) -> Result<(), String> {
    let mut leading = part.leading.clone();
    leading.sort_unstable();
    if !leading.is_sorted_by(|one, next| one < next) {
        return Err("a leading variable appears twice".to_owned());
    }
    if !part.body.free().iter().all(|var| leading.binary_search(var).is_ok()) {
        return Err("the statement has a free variable".to_owned());
    }
    let mut decided = match part.body.clone() {
        Formula::Not(inner) => *inner,
        Formula::Truth(truth) => Formula::Truth(!truth),
        other => Formula::Not(Box::new(other)),
    };
    for (number, step) in part.rewriting.iter().enumerate() {
        let at = |what: String| format!("rewriting step {}: {what}", number + 1);
        if step.path.len() + depth(&step.new) > DEPTH {
            return Err(at(fuel.stop("levels", (step.path.len() + depth(&step.new)) as u64, DEPTH as u64)));
        }
        canon::step(&decided, &step.path, &step.new, fuel).map_err(at)?;
        let mut place = &mut decided;
        for &child in &step.path {
            place = place.children_mut().nth(child).ok_or_else(|| at("the path leads nowhere".to_owned()))?;
        }
        *place = step.new.clone();
    }
    for automaton in part.automata.iter().chain(part.subsets.iter().map(|subset| &subset.automaton)) {
        if !mirror::zeros_are_nothing(automaton, part.lowest) {
            return Err("leading zeros matter to an automaton".to_owned());
        }
    }
    plan::follow(part, &decided, sparse, fuel)?;
    let top = &part.plan.result;
    if !top.tracks.iter().all(|track| leading.binary_search(track).is_ok()) {
        return Err("the last automaton has a track that is no leading variable".to_owned());
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
