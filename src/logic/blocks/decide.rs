//! The obligations of a block decided, one after the other.
//!
//! Representation: obligations by their number; those of one kind are neighbours, and if one of them fails, the
//! smallest counterexample of the kind is shown.
//! Failure: no verdict beyond the limits, unless some other obligation fails.

use super::parts::Built;
use crate::logic::decide::{ProofOptions, Trail, Verdict, trail};
use crate::logic::limit::{Budget, GaveUp};
use crate::logic::syntax::formula::Numeration;
use num_bigint::BigUint;

/// A verdict on a block with all that led to it.
#[derive(Clone, Debug)]
pub struct BlockJudgement<C> {
    /// Whether `losing` holds exactly where the player to move has lost; refuted means that an obligation fails.
    pub verdict: Verdict<C>,
    /// The label of the obligation that fails or exceeds a limit.
    pub obligation: Option<String>,
    /// Table look-ups that it took.
    pub steps: u64,
    /// The parts of the block as a certificate holds them.
    pub(crate) stated: Vec<u8>,
    /// How the obligations were decided, each by its number; all of them if the block is proved.
    pub decided: Vec<(usize, Trail)>,
    /// The number of the one that refutes.
    pub(crate) failed: Option<usize>,
}

impl<C> BlockJudgement<C> {
    /// The parts of the block cannot be written out.
    pub(super) fn not_stated(gave_up: GaveUp, label: String) -> BlockJudgement<C> {
        let (verdict, obligation) = (Verdict::GaveUp(gave_up), Some(label));
        BlockJudgement { verdict, obligation, steps: 0, stated: Vec::new(), decided: Vec::new(), failed: None }
    }

    /// States of the largest minimal automaton.
    pub fn states(&self) -> usize {
        self.decided.iter().flat_map(|(_, trail)| &trail.steps).map(|step| step.dfa.states()).max().unwrap_or(0)
    }
}

/// What one sort of blocks says of its obligations.
pub(super) trait Explain {
    /// Which obligation.
    type Kind;
    /// How one fails.
    type Failed: PartialEq;

    /// What to do where all obligations together reach a limit, if the block knows better than the limit.
    const SHARED: Option<&'static str>;

    /// Whether the smaller counterexample of the two is shown if both fail.
    fn alike(one: &Self::Kind, other: &Self::Kind) -> bool;

    fn label(&self, kind: &Self::Kind) -> String;

    /// What the counterexample means; plain integers may contradict it.
    fn failed(&self, one: &Built<Self::Kind>, trail: &Trail, values: &[BigUint]) -> Verdict<Self::Failed>;

    /// Digits of the longest entry, then the entries.
    fn size(&self, failed: &Self::Failed) -> (usize, Vec<BigUint>);
}

/// Decides the obligations in their order up to the first kind that fails, or until the cells or steps of the
/// limits are used up, which hold for all of them together.
pub(super) fn decide<E: Explain>(
    explain: &E,
    stated: Vec<u8>,
    list: &[Built<E::Kind>],
    numeration: Numeration,
    options: &ProofOptions,
) -> BlockJudgement<E::Failed> {
    let (mut budget, mut decided) = (Budget::new(&options.limits), Vec::new());
    let (mut verdict, mut obligation, mut refuting) = (Verdict::Proved, None, None);
    let mut number = 0;
    for same in list.chunk_by(|one, next| E::alike(&one.kind, &next.kind)) {
        let (mut failed, mut stop) = (Vec::new(), false);
        for one in same {
            let found = match trail(&one.leading, &one.body, &one.names, numeration, options, &mut budget) {
                Ok(trail) => {
                    let found = trail.smallest().map_or(Verdict::Proved, |values| explain.failed(one, &trail, &values));
                    decided.push((number, trail));
                    found
                }
                Err(gave_up) => Verdict::GaveUp(gave_up),
            };
            match found {
                Verdict::Proved => {}
                Verdict::Refuted(broken) => failed.push((broken, number, &one.kind)),
                Verdict::GaveUp(mut gave_up) => {
                    // Another obligation may still fail.
                    stop = !gave_up.unit.is_cheap();
                    if gave_up.unit.is_shared() && !decided.is_empty() {
                        gave_up.hint = E::SHARED.unwrap_or(gave_up.hint);
                    }
                    if verdict == Verdict::Proved {
                        (verdict, obligation) = (Verdict::GaveUp(gave_up), Some(explain.label(&one.kind)));
                    }
                }
            }
            number += 1;
            if stop {
                break;
            }
        }
        // The first of equals stays first. A failure counts more than a limit that was reached before.
        if let Some((broken, number, kind)) = failed.into_iter().min_by_key(|(broken, ..)| explain.size(broken)) {
            (verdict, obligation, refuting) = (Verdict::Refuted(broken), Some(explain.label(kind)), Some(number));
            stop = true;
        }
        if stop {
            break;
        }
    }
    BlockJudgement { verdict, obligation, steps: budget.steps, stated, decided, failed: refuting }
}
