//! Every kind of exercise, one file each.

mod big_index;
mod both_plays;
mod chomp_column;
mod coin_heaps;
mod complete_trio;
mod count_trios;
mod early_stop;
mod equal_games;
mod fibonacci_limit;
mod find_misprint;
mod find_rule;
mod greedy_scheme;
mod grundy_value;
mod hardy;
mod join;
mod label_board;
mod leftover_pairs;
mod losing_set;
mod mex;
mod mirror_disc;
mod mirror_pins;
mod misere_outcome;
mod next_trio;
mod next_value;
mod nim_sum;
mod order_proof;
mod outcome;
mod period;
mod reduction_failure;
mod reduction_trace;
mod reply_table;
mod shift_trio;
mod tie_break;
mod trio_images;
mod true_or_false;
mod which_heap;
mod winning_moves;
mod wrong_line;
mod wrong_square;
mod zeckendorf;

pub use greedy_scheme::builder_turn;

use super::Kind;

/// Every kind by name, in alphabetical order.
pub const KINDS: &[&dyn Kind] = &[
    &big_index::BigIndex,
    &both_plays::BothPlays,
    &chomp_column::ChompColumn,
    &coin_heaps::CoinHeaps,
    &complete_trio::CompleteTrio,
    &count_trios::CountTrios,
    &early_stop::EarlyStop,
    &equal_games::EqualGames,
    &fibonacci_limit::FibonacciLimit,
    &find_misprint::FindMisprint,
    &find_rule::FindRule,
    &greedy_scheme::GreedyScheme,
    &grundy_value::GrundyValue,
    &hardy::Hardy,
    &join::Join,
    &label_board::LabelBoard,
    &leftover_pairs::LeftoverPairs,
    &losing_set::LosingSet,
    &mex::Mex,
    &mirror_disc::MirrorDisc,
    &mirror_pins::MirrorPins,
    &misere_outcome::MISERE_OUTCOME,
    &next_trio::NextTrio,
    &next_value::NextValue,
    &nim_sum::NimSum,
    &order_proof::OrderProof,
    &outcome::OUTCOME,
    &period::Period,
    &reduction_failure::ReductionFailure,
    &reduction_trace::ReductionTrace,
    &reply_table::ReplyTable,
    &shift_trio::ShiftTrio,
    &tie_break::TieBreak,
    &trio_images::TrioImages,
    &true_or_false::TrueOrFalse,
    &which_heap::WhichHeap,
    &winning_moves::WinningMoves,
    &wrong_line::WrongLine,
    &wrong_square::WrongSquare,
    &zeckendorf::Zeckendorf,
];
