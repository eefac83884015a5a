//! Every kind of exercise, one file each.

mod both_plays;
mod complete_trio;
mod count_trios;
mod early_stop;
mod find_misprint;
mod greedy_scheme;
mod grundy_value;
mod hardy;
mod join;
mod leftover_pairs;
mod mex;
mod mirror_disc;
mod misere_outcome;
mod next_trio;
mod nim_sum;
mod order_proof;
mod outcome;
mod reduction_failure;
mod reduction_trace;
mod reply_table;
mod shift_trio;
mod tie_break;
mod true_or_false;
mod winning_moves;
mod wrong_line;

use super::Kind;

/// Every kind by name, in alphabetical order.
pub const KINDS: &[&dyn Kind] = &[
    &both_plays::BothPlays,
    &complete_trio::CompleteTrio,
    &count_trios::CountTrios,
    &early_stop::EarlyStop,
    &find_misprint::FindMisprint,
    &greedy_scheme::GreedyScheme,
    &grundy_value::GrundyValue,
    &hardy::Hardy,
    &join::Join,
    &leftover_pairs::LeftoverPairs,
    &mex::Mex,
    &mirror_disc::MirrorDisc,
    &misere_outcome::MISERE_OUTCOME,
    &next_trio::NextTrio,
    &nim_sum::NimSum,
    &order_proof::OrderProof,
    &outcome::OUTCOME,
    &reduction_failure::ReductionFailure,
    &reduction_trace::ReductionTrace,
    &reply_table::ReplyTable,
    &shift_trio::ShiftTrio,
    &tie_break::TieBreak,
    &true_or_false::TrueOrFalse,
    &winning_moves::WinningMoves,
    &wrong_line::WrongLine,
];
