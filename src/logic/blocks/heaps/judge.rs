//! A block on heaps decided: the fold rule proves it, or an obligation of the rule fails.
//!
//! Representation: a failed obligation with its smallest numbers, and what plain integers find there.
//! Source: see the fold rule in the module `heaps`.

use super::fold::Fold;
use super::form::form;
use super::obligations::{Obligation, obligations};
use crate::logic::blocks::decide::{BlockJudgement, Explain, decide};
use crate::logic::blocks::parts::not_built;
use crate::logic::certificate::{heaps_bytes, short};
use crate::logic::check::{Frame, ObligationKind};
use crate::logic::decide::{ProofOptions, Trail, Verdict, Witness};
use crate::logic::limit::GaveUp;
use crate::logic::lower::linear::Var;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::game::Play;
use crate::logic::syntax::heaps::HeapsBlock;
use crate::logic::syntax::print;
use num_bigint::BigUint;
use std::fmt;

/// A verdict on a block on heaps, for every number of heaps; refuted means that the rule proves nothing.
pub type HeapsJudgement = BlockJudgement<FailedObligation>;

/// An obligation that does not hold, at its smallest numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedObligation {
    /// Which.
    pub kind: ObligationKind,
    /// Names and values: the accumulator, the heap, the smaller heap, the whole, as far as it speaks of them.
    pub values: Vec<(String, BigUint)>,
    /// What is wrong there, with the numbers.
    pub because: String,
    /// Whether plain integer code found the obligation false there.
    pub confirmed: bool,
}

impl fmt::Display for FailedObligation {
    /// `P, losing is broken at s = 0, x = 1, x' = 0: …`
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} is broken at {}: {}", self.kind.short(), print::values(&self.values), self.because)
    }
}

impl FailedObligation {
    /// Its numbers, and all that is wrong there in words.
    pub fn into_witness(self) -> Witness {
        Witness { because: Some(self.to_string()), values: self.values, confirmed: self.confirmed }
    }
}

/// Decides the obligations of a block of these claims, in their order, up to the first that fails.
pub fn decide_heaps(claims: &Claims, block: &HeapsBlock, options: &ProofOptions) -> HeapsJudgement {
    match stated(claims, block, options) {
        Ok((bytes, list)) => decide(&Explainer::new(claims, block), bytes, &list, block.numeration, options),
        Err(gave_up) => HeapsJudgement::not_stated(gave_up, ObligationKind::SumExists.label(false).to_owned()),
    }
}

/// Every obligation of a block of these claims that fails, each decided within limits of its own.
///
/// # Errors
/// If a limit is reached, or plain integers contradict a counterexample.
#[cfg(test)]
pub fn failed_obligations(
    claims: &Claims,
    block: &HeapsBlock,
    options: &ProofOptions,
) -> Result<Vec<FailedObligation>, GaveUp> {
    let mut list = Vec::new();
    for one in stated(claims, block, options)?.1 {
        match decide(&Explainer::new(claims, block), Vec::new(), &[one], block.numeration, options).verdict {
            Verdict::Proved => {}
            Verdict::Refuted(failed) => list.push(failed),
            Verdict::GaveUp(gave_up) => return Err(gave_up),
        }
    }
    Ok(list)
}

/// The parts of the block as bytes, and what the fold rule asks for.
fn stated(claims: &Claims, block: &HeapsBlock, options: &ProofOptions) -> Result<(Vec<u8>, Vec<Obligation>), GaveUp> {
    let form = form(claims, block, &options.limits)?;
    let bytes = short(heaps_bytes(&form), &block.span)?;
    let list = obligations(&form, &block.span).map_err(|refused| not_built(refused, &block.span))?;
    Ok((bytes, list))
}

/// What a counterexample to an obligation means for lists of heaps.
struct Explainer<'e> {
    fold: Fold<'e>,
    frame: Frame,
}

impl Explain for Explainer<'_> {
    type Kind = ObligationKind;
    type Failed = FailedObligation;

    const SHARED: Option<&'static str> = None;

    fn alike(_: &ObligationKind, _: &ObligationKind) -> bool {
        false
    }

    fn label(&self, kind: &ObligationKind) -> String {
        kind.label(self.fold.block().play == Play::Misere).to_owned()
    }

    fn failed(&self, one: &Obligation, trail: &Trail, values: &[BigUint]) -> Verdict<FailedObligation> {
        self.meaning(one.kind, trail, values)
    }

    /// No two obligations are alike, so there is nothing to compare.
    fn size(&self, _: &FailedObligation) -> (usize, Vec<BigUint>) {
        (0, Vec::new())
    }
}

/// What the block calls the accumulator, the heap and a smaller heap.
struct Words {
    s: String,
    x: String,
    y: String,
}

/// The numbers of a counterexample by their places in the frame; 0 where it has none.
struct Numbers {
    s: Vec<BigUint>,
    x: BigUint,
    y: BigUint,
    p: Vec<BigUint>,
}

impl<'e> Explainer<'e> {
    fn new(claims: &'e Claims, block: &'e HeapsBlock) -> Explainer<'e> {
        let size = Var::try_from(block.accumulator.len()).expect("names of a text are few");
        Explainer { fold: Fold::new(claims, block), frame: Frame::new(size) }
    }

    fn meaning(&self, kind: ObligationKind, trail: &Trail, values: &[BigUint]) -> Verdict<FailedObligation> {
        let (frame, leading, block) = (self.frame, &trail.leading, self.fold.block());
        let value = |var: Var| {
            let at = leading.iter().position(|&other| other == var);
            at.map_or(BigUint::ZERO, |at| values[at].clone())
        };
        let numbers = Numbers {
            s: frame.tuple(frame.s).map(value).collect(),
            x: value(frame.x),
            y: value(frame.y),
            p: frame.tuple(frame.p).map(value).collect(),
        };
        let (because, false_there) = self
            .because(kind, &trail.names, &numbers, block.play)
            .unwrap_or_else(|| ("plain integers do not settle it there".to_owned(), None));
        if false_there == Some(false) {
            let hint = "report this block: one of the two routes is wrong";
            return Verdict::GaveUp(GaveUp::disagreement(block.span.clone(), hint));
        }
        // Sums follow from the others, and the whole is the accumulator where all was walked along.
        let hidden = |var: Var| {
            let sums = [frame.t, frame.v, frame.u].into_iter().any(|from| frame.tuple(from).contains(&var));
            let twice = kind == ObligationKind::RestWhole && frame.tuple(frame.s).contains(&var);
            sums || twice || kind == ObligationKind::Reply && frame.tuple(frame.p).contains(&var)
        };
        let shown = leading.iter().filter(|&&var| !hidden(var));
        let values = shown.map(|&var| (trail.names[var as usize].clone(), value(var))).collect();
        Verdict::Refuted(FailedObligation { kind, values, because, confirmed: false_there == Some(true) })
    }

    /// What is wrong, and whether plain integers find the obligation false; nothing if they get stuck.
    fn because(
        &self,
        kind: ObligationKind,
        names: &[String],
        numbers: &Numbers,
        play: Play,
    ) -> Option<(String, Option<bool>)> {
        let Numbers { s, x, y, p } = numbers;
        let fold = &self.fold;
        let name = |var: Var| &names[var as usize];
        let words = Words {
            s: tuple(&self.frame.tuple(self.frame.s).map(name).collect::<Vec<_>>()),
            x: name(self.frame.x).clone(),
            y: name(self.frame.y).clone(),
        };
        let (sum_x, sum_y) = (format!("{} + {}", words.s, words.x), format!("{} + {}", words.s, words.y));
        let heap = &words.x;
        let add = |s: &[BigUint], x: &BigUint| fold.add(s, x).ok();
        let lists = fold.invariant(s);
        let (text, false_there) = match kind {
            ObligationKind::SumExists | ObligationKind::SumSingle => ("it has no single result".to_owned(), None),
            ObligationKind::SumOrder => {
                let (one, other) = (add(&add(s, x)?, y)?, add(&add(s, y)?, x)?);
                let text =
                    format!("({sum_x}) + {} is {}, but ({sum_y}) + {heap} is {}", words.y, tuple(&one), tuple(&other));
                (text, both(lists, Some(one != other)))
            }
            ObligationKind::InvariantStart => {
                (self.outside(s, "the invariant does not hold there"), fold.invariant(s).map(|holds| !holds))
            }
            ObligationKind::InvariantSum => {
                let sum = add(s, x)?;
                let start = format!("{sum_x} is {}, where the invariant does not hold", tuple(&sum));
                (self.outside(&sum, &start), both(lists, fold.invariant(&sum).map(|holds| !holds)))
            }
            ObligationKind::Losing => {
                let (before, after) = (add(s, x)?, add(s, y)?);
                let (before_text, after_text) = (tuple(&before), tuple(&after));
                let text =
                    format!("`losing` holds of {sum_x}, which is {before_text}, and of {sum_y}, which is {after_text}");
                (text, both(both(lists, Some(y < x)), both(fold.losing(&before), fold.losing(&after))))
            }
            ObligationKind::RestStart => {
                ("`rest` does not hold there".to_owned(), both(fold.invariant(p), not(fold.rest(s, p))))
            }
            ObligationKind::RestSum => {
                let sum = add(s, x)?;
                let text =
                    format!("{heap} is not selected, but {sum_x} is {}, where `rest` does not hold", tuple(&sum));
                let premise = both(both(lists, fold.invariant(p)), both(fold.rest(s, p), not(fold.select(p, x))));
                (text, both(premise, not(fold.rest(&sum, p))))
            }
            ObligationKind::RestWhole => {
                let nor = if play == Play::Misere { ", and `end` does not either" } else { "" };
                let text = format!("`rest` holds of the whole, but `losing` does not{nor}");
                let conclusion = both(not(fold.losing(p)), not(fold.end(p)));
                (text, both(both(fold.invariant(p), fold.rest(p, p)), conclusion))
            }
            ObligationKind::Reply => {
                let whole = add(s, x)?;
                let text = format!(
                    "{heap} is selected in {sum_x}, which is {} and not losing, but no smaller heap makes it losing",
                    tuple(&whole)
                );
                let premise = both(both(lists, fold.select(&whole, x)), not(fold.losing(&whole)));
                (text, both(premise, self.nothing_below(s, x)))
            }
            ObligationKind::EndStart if play == Play::Misere => {
                ("the empty list has no move, but `end` does not hold of it".to_owned(), not(fold.end(s)))
            }
            ObligationKind::EndStart => {
                let text = "the empty list has no move, so it is lost, but `losing` does not hold of it";
                (text.to_owned(), not(fold.losing(s)))
            }
            ObligationKind::EndSum if play == Play::Misere => {
                let sum = add(s, x)?;
                let (before, after) = (fold.end(s)?, fold.end(&sum)?);
                let is = |end: bool| if end { "holds" } else { "does not hold" };
                let text = format!(
                    "`end` {} of {} and {} of {sum_x}, which is {}",
                    is(before),
                    words.s,
                    is(after),
                    tuple(&sum)
                );
                (text, both(lists, Some(after != (before && *x == BigUint::ZERO))))
            }
            ObligationKind::EndSum => {
                let sum = add(s, x)?;
                (format!("{} + 0 is {}", words.s, tuple(&sum)), Some(sum != *s))
            }
            ObligationKind::EndWon => {
                let text = "the player to move wins a list of heaps of 0 in misère play, but `losing` holds of it";
                (text.to_owned(), both(both(fold.invariant(p), fold.end(p)), fold.losing(p)))
            }
        };
        Some((text, false_there))
    }

    /// The text, and why the invariant does not hold of the accumulator.
    fn outside(&self, accumulator: &[BigUint], text: &str) -> String {
        let reason = self.fold.against_invariant(accumulator);
        reason.map_or(text.to_owned(), |reason| format!("{text}: {reason}"))
    }

    /// Whether no smaller heap leads to a losing list; nothing if there are too many to try.
    fn nothing_below(&self, s: &[BigUint], x: &BigUint) -> Option<bool> {
        const MOST: u32 = 10_000;
        let x = u32::try_from(x).ok().filter(|&x| x <= MOST)?;
        for y in 0..x {
            if self.fold.losing(&self.fold.add(s, &BigUint::from(y)).ok()?)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// Both are true; false is sure if one of them is false.
fn both(one: Option<bool>, other: Option<bool>) -> Option<bool> {
    match (one, other) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

fn not(truth: Option<bool>) -> Option<bool> {
    truth.map(|truth| !truth)
}

/// `3`, or `(3, 1)`.
fn tuple(accumulator: &[impl ToString]) -> String {
    match accumulator {
        [one] => one.to_string(),
        several => print::tuple(several),
    }
}
