//! Certificates: what was judged, and every automaton of the decision, for another program to check.
//!
//! Representation: bytes of format 2, which `tests/stranger/FORMAT.md` describes; numbers in groups of seven
//! bits, low group first. Equal automata are written once in a part. The last 8 bytes are a digest of all
//! others. A certificate of a game (word 3) or of a block on any number of heaps (word 4) has the parts of the
//! block after its verdict, and its obligations are not written, because the checker builds them.
//! Source: Necula 1997 (proof-carrying code).

use crate::logic::automata::dfa::{Dfa, Order};
use crate::logic::automata::plan::{Origin, Plan};
use crate::logic::automata::project::Subsets;
use crate::logic::blocks::BlockJudgement;
use crate::logic::blocks::game;
use crate::logic::blocks::heaps::form::{Form, form};
#[cfg(test)]
use crate::logic::check::ObligationKind;
use crate::logic::decide::{Judgement, Trail, Verdict};
use crate::logic::limit::{GaveUp, Limits, Unit, within};
use crate::logic::lower::bytes::Bytes;
use crate::logic::lower::elaborate;
use crate::logic::lower::linear::Var;
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::claims::{Claims, Item, Statement, Word};
use crate::logic::syntax::formula::Numeration;
use crate::logic::syntax::game::{GameBlock, Play};
use crate::logic::syntax::heaps::HeapsBlock;
use crate::source::Span;
use std::collections::HashMap;

/// The first line of a certificate.
const MAGIC: &[u8] = b"nimbook certificate 2\n";

/// The certificate of a judgement; none for one that gave up.
pub fn certificate(statement: &Statement, judgement: &Judgement) -> Option<Vec<u8>> {
    let verdict = number(&judgement.verdict)?;
    let word = match statement.word {
        Word::Claim => 0,
        Word::Refute => 1,
        Word::Conjecture => 2,
    };
    let parts = judgement.trails.iter().map(|trail| (usize::from(trail.difference), trail));
    Some(written(&statement.name.text, word, statement.numeration, verdict, None, parts))
}

/// The number of a verdict; none for one that gave up.
fn number<C>(verdict: &Verdict<C>) -> Option<usize> {
    match verdict {
        Verdict::Proved => Some(0),
        Verdict::Refuted(_) => Some(1),
        Verdict::GaveUp(_) => None,
    }
}

/// The certificate of a judged block: its parts and all its obligations, or the one that fails; none
/// for one that gave up.
pub fn block_certificate<C>(item: &Item, judgement: &BlockJudgement<C>) -> Option<Vec<u8>> {
    let (word, numeration) = match item {
        Item::Game(block) => (3, block.numeration),
        Item::Heaps(block) => (4, block.numeration),
        Item::Define(_) | Item::State(_) => return None,
    };
    let verdict = number(&judgement.verdict)?;
    let wanted = |number: usize| judgement.failed.is_none_or(|failed| failed == number);
    let parts = judgement.decided.iter().filter(|(number, _)| wanted(*number));
    let parts = parts.map(|(number, trail)| (*number, trail));
    Some(written(&item.name().text, word, numeration, verdict, Some(judgement.stated.clone()), parts))
}

/// A certificate of these parts of a block and these decisions; the checker decides whether it is one.
#[cfg(test)]
pub(crate) fn of_heaps<'t>(form: &Form, parts: impl Iterator<Item = (ObligationKind, &'t Trail)>) -> Vec<u8> {
    let parts = parts.map(|(kind, trail)| (kind as usize, trail));
    written("h", 4, Numeration::Binary, 0, Some(heaps_bytes(form)), parts)
}

/// The bytes of a certificate that say the parts of this block on heaps.
///
/// # Errors
/// A limit was reached while definitions were written out.
pub fn stated_heaps(claims: &Claims, block: &HeapsBlock, limits: &Limits) -> Result<Vec<u8>, GaveUp> {
    short(heaps_bytes(&form(claims, block, limits)?), &block.span)
}

/// The bytes of a certificate that say the parts of this game.
///
/// # Errors
/// A limit was reached while definitions were written out.
pub fn stated_game(claims: &Claims, block: &GameBlock, limits: &Limits) -> Result<Vec<u8>, GaveUp> {
    short(game_bytes(&game::form(claims, block, limits)?), &block.span)
}

/// The bytes, unless they are more than the checker reads.
pub(crate) fn short(bytes: Vec<u8>, span: &Span) -> Result<Vec<u8>, GaveUp> {
    const MOST: u64 = 1 << 20;
    within(Unit::Parts, bytes.len() as u64, MOST)
        .map_err(|spent| spent.at(span.clone(), "writing the parts of the block, in bytes"))?;
    Ok(bytes)
}

/// The parts of a block on heaps as a certificate holds them.
pub(crate) fn heaps_bytes(form: &Form) -> Vec<u8> {
    let Form { sum, invariant, select, rest, losing, end, .. } = form;
    let mut bytes = Bytes::default();
    bytes.number(usize::from(form.play == Play::Misere));
    bytes.list(&form.names, |this, name| this.string(name));
    bytes.list(&form.start, |this, number| this.big(number));
    [sum, invariant, select, rest, losing].into_iter().chain(end).for_each(|part| bytes.formula(part));
    bytes.0
}

/// The parts of a game as a certificate holds them.
pub(crate) fn game_bytes(form: &game::Form) -> Vec<u8> {
    let mut bytes = Bytes::default();
    bytes.number(usize::from(form.play == Play::Misere));
    bytes.list(&form.names, |this, name| this.string(name));
    bytes.number(form.size);
    bytes.formula(&form.domain);
    bytes.list(&form.moves, |this, one| {
        this.number(one.count);
        this.formula(&one.guard);
        this.formula(&one.step);
    });
    bytes.formula(&form.measure);
    bytes.formula(&form.losing);
    bytes.list(&form.differences, |this, one| {
        this.list(&one.names, |this, name| this.string(name));
        this.statement(&one.leading, &one.body);
    });
    bytes.0
}

/// The bytes of a certificate: of a block its own bytes, and parts with the number of what they are about.
fn written<'t>(
    id: &str,
    word: usize,
    numeration: Numeration,
    verdict: usize,
    block: Option<Vec<u8>>,
    parts: impl Iterator<Item = (usize, &'t Trail)>,
) -> Vec<u8> {
    let mut bytes = Bytes(MAGIC.to_vec());
    bytes.string(id);
    bytes.number(word);
    bytes.number(match numeration {
        Numeration::Binary => 0,
        Numeration::Zeckendorf => 1,
    });
    bytes.number(verdict);
    let built = block.is_some();
    bytes.0.extend(block.unwrap_or_default());
    let parts: Vec<(usize, &Trail)> = parts.collect();
    bytes.number(parts.len());
    for (kind, trail) in parts {
        bytes.part(kind, built, trail);
    }
    let digest = digest(&bytes.0);
    bytes.0.extend(digest.to_le_bytes());
    bytes.0
}

/// What one part of a certificate says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// Whether it is the statement itself, and not what a difference needs.
    pub is_statement: bool,
    /// The names of the variables, by index.
    pub names: Vec<String>,
    /// The bytes of the leading variables and the body.
    pub bytes: Vec<u8>,
}

/// What a certificate of this statement may say, part by part: the obligations, and last the
/// statement; first with its witness terms, if it has some, then without.
///
/// # Errors
/// A limit was reached while definitions were written out.
pub fn stated(claims: &Claims, statement: &Statement, limits: &Limits) -> Result<Vec<Vec<Stated>>, GaveUp> {
    let forms: &[bool] = if statement.witnesses.is_empty() { &[false] } else { &[true, false] };
    let form = |&witnessed: &bool| {
        let sentence = elaborate::statement(claims, statement, witnessed, limits)?;
        let part = |is_statement: bool, leading: &[Var], body: &Plain| {
            let mut bytes = Bytes::default();
            bytes.statement(leading, body);
            Stated { is_statement, names: sentence.names.clone(), bytes: bytes.0 }
        };
        let before = sentence.obligations.iter().map(|one| part(false, &one.variables, &one.formula));
        let last = part(true, &sentence.leading, &sentence.body);
        Ok(before.chain([last]).collect())
    };
    forms.iter().map(form).collect()
}

/// Whether these are the bytes of a certificate that nobody changed since it was written.
pub fn is_whole(bytes: &[u8]) -> bool {
    let Some((content, last)) = bytes.split_last_chunk::<8>() else { return false };
    content.starts_with(MAGIC) && digest(content) == u64::from_le_bytes(*last)
}

/// CRC-64/XZ. The checker has code of its own for it, on purpose: a fault in one is found by the other.
fn digest(bytes: &[u8]) -> u64 {
    const TABLE: [u64; 256] = {
        let mut table = [0; 256];
        let mut at = 0;
        while at < 256 {
            let (mut rest, mut bit) = (at as u64, 0);
            while bit < 8 {
                rest = if rest & 1 == 1 { rest >> 1 ^ 0xC96C_5795_D787_0F42 } else { rest >> 1 };
                bit += 1;
            }
            table[at] = rest;
            at += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |sum, &byte| sum >> 8 ^ TABLE[usize::from(sum.to_le_bytes()[0] ^ byte)])
}

impl Bytes {
    fn part(&mut self, kind: usize, built: bool, trail: &Trail) {
        self.number(kind);
        let (own, added) = trail.names.split_at(trail.own);
        if !built {
            self.list(own, |this, name| this.string(name));
        }
        self.number(added.len());
        if !built {
            self.statement(&trail.leading, &trail.body);
        }
        self.list(&trail.stages, |this, (path, new)| {
            this.list(path, |this, &child| this.var(child));
            this.formula(new);
        });
        let mut tables = Tables { trail, automata: Numbered::default(), subsets: Numbered::default() };
        let mut plan = Bytes::default();
        tables.node(&mut plan, &trail.plan);
        for list in [tables.automata.list, tables.subsets.list] {
            self.list(&list, |this, item| this.0.extend(item));
        }
        if trail.order == Order::LowestFirst {
            self.number(8);
        }
        self.0.extend(plan.0);
        match trail.smallest() {
            None => self.number(0),
            Some(values) => {
                self.number(1);
                self.list(&values, |this, value| this.big(value));
            }
        }
    }

    /// What a part says: `forall leading: body`.
    fn statement(&mut self, leading: &[Var], body: &Plain) {
        self.list(leading, |this, &var| this.var(var));
        self.formula(body);
    }

    /// An automaton without the names of its tracks.
    fn automaton(&mut self, dfa: &Dfa) {
        let (letters, classes) = (&dfa.letters, dfa.letters.count());
        self.number(letters.tracks());
        let runs: Vec<&[u16]> = letters.class_of.chunk_by(|one, other| one == other).collect();
        self.list(&runs, |this, run| {
            this.number(usize::from(run[0]));
            this.number(run.len());
        });
        self.number(classes);
        self.number(dfa.states());
        dfa.delta.iter().for_each(|&next| self.var(next));
        for eight in dfa.accept.chunks(8) {
            self.0.push(eight.iter().rev().fold(0, |byte, &accept| byte << 1 | u8::from(accept)));
        }
    }

    fn subsets(&mut self, subsets: &Subsets) {
        self.automaton(&subsets.dfa);
        for state in 0..subsets.sets.len() {
            self.list(subsets.sets.get(state), |this, &member| this.var(member));
        }
    }
}

/// Distinct byte strings, numbered in the order of their first use.
#[derive(Default)]
struct Numbered {
    list: Vec<Vec<u8>>,
    numbers: HashMap<Vec<u8>, usize>,
    /// What a step has, known by the step's number.
    of_step: HashMap<usize, usize>,
}

impl Numbered {
    fn number(&mut self, step: usize, write: impl FnOnce(&mut Bytes)) -> usize {
        if let Some(&number) = self.of_step.get(&step) {
            return number;
        }
        let mut bytes = Bytes::default();
        write(&mut bytes);
        let number = *self.numbers.entry(bytes.0.clone()).or_insert(self.list.len());
        if number == self.list.len() {
            self.list.push(bytes.0);
        }
        self.of_step.insert(step, number);
        number
    }
}

/// The automata that the plan of a part uses.
struct Tables<'t> {
    trail: &'t Trail,
    automata: Numbered,
    subsets: Numbered,
}

impl Tables<'_> {
    fn used(&mut self, out: &mut Bytes, step: usize) {
        let dfa = &self.trail.steps[step].dfa;
        out.number(self.automata.number(step, |bytes| bytes.automaton(dfa)));
        out.list(&dfa.tracks, |out, &track| out.var(track));
    }

    /// The number of a projection's automaton of sets, from 1; 0 if there was nothing to erase.
    fn subset(&mut self, out: &mut Bytes, step: usize, erased: bool) {
        let subsets = self.trail.steps[step].subsets.as_ref().filter(|_| erased);
        out.number(subsets.map_or(0, |subsets| self.subsets.number(step, |bytes| bytes.subsets(subsets)) + 1));
    }

    fn node(&mut self, out: &mut Bytes, plan: &Plan) {
        out.number(match &plan.origin {
            Origin::Truth => 0,
            Origin::Atom => 1,
            Origin::Not => 2,
            Origin::Fold(_) => 3,
            Origin::Iff => 4,
            Origin::Exists(_) => 5,
            Origin::Implies(_) => 6,
            Origin::Forall(..) => 7,
        });
        self.used(out, plan.step);
        if let Origin::Fold(_) = &plan.origin {
            out.number(plan.children.len());
        }
        plan.children.iter().for_each(|child| self.node(out, child));
        match &plan.origin {
            Origin::Truth | Origin::Atom | Origin::Not | Origin::Iff => {}
            Origin::Fold(joins) => out.list(joins, |out, &[left, right, step]| {
                out.number(left);
                out.number(right);
                self.used(out, step);
            }),
            Origin::Exists(erased) => self.subset(out, plan.step, *erased),
            Origin::Implies(not) => self.used(out, *not),
            Origin::Forall([not, exists], erased) => {
                self.used(out, *not);
                self.subset(out, *exists, *erased);
                self.used(out, *exists);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_the_published_one() {
        assert_eq!(digest(b"123456789"), 0x995D_C9BB_DF19_39FA);
        assert_eq!(digest(b""), 0);
    }
}
