//! Every kind of exercise, one file each.

mod complete_trio;
mod find_misprint;
mod greedy_scheme;
mod grundy_value;
mod leftover_pairs;
mod mex;
mod mirror_disc;
mod misere_outcome;
mod nim_sum;
mod outcome;
mod reduction_failure;
mod reduction_trace;
mod winning_moves;

use super::Kind;

/// Every kind by name, in alphabetical order.
pub const KINDS: &[&dyn Kind] = &[
    &complete_trio::CompleteTrio,
    &find_misprint::FindMisprint,
    &greedy_scheme::GreedyScheme,
    &grundy_value::GrundyValue,
    &leftover_pairs::LeftoverPairs,
    &mex::Mex,
    &mirror_disc::MirrorDisc,
    &misere_outcome::MISERE_OUTCOME,
    &nim_sum::NimSum,
    &outcome::OUTCOME,
    &reduction_failure::ReductionFailure,
    &reduction_trace::ReductionTrace,
    &winning_moves::WinningMoves,
];
