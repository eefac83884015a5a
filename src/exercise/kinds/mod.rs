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
pub const KINDS: &[&Kind] = &[
    &big_index::KIND,
    &both_plays::KIND,
    &chomp_column::KIND,
    &coin_heaps::KIND,
    &complete_trio::KIND,
    &count_trios::KIND,
    &early_stop::KIND,
    &equal_games::KIND,
    &fibonacci_limit::KIND,
    &find_misprint::KIND,
    &find_rule::KIND,
    &greedy_scheme::KIND,
    &grundy_value::KIND,
    &hardy::KIND,
    &join::KIND,
    &label_board::KIND,
    &leftover_pairs::KIND,
    &losing_set::KIND,
    &mex::KIND,
    &mirror_disc::KIND,
    &mirror_pins::KIND,
    &misere_outcome::KIND,
    &next_trio::KIND,
    &next_value::KIND,
    &nim_sum::KIND,
    &order_proof::KIND,
    &outcome::KIND,
    &period::KIND,
    &reduction_failure::KIND,
    &reduction_trace::KIND,
    &reply_table::KIND,
    &shift_trio::KIND,
    &tie_break::KIND,
    &trio_images::KIND,
    &true_or_false::KIND,
    &which_heap::KIND,
    &winning_moves::KIND,
    &wrong_line::KIND,
    &wrong_square::KIND,
    &zeckendorf::KIND,
];

/// What a teacher looks for, each with the kinds that are about it; every kind is about something.
pub const TOPICS: &[(&str, &[&Kind])] = &[
    (
        "begin",
        &[&outcome::KIND, &winning_moves::KIND, &nim_sum::KIND, &mex::KIND, &complete_trio::KIND, &true_or_false::KIND],
    ),
    ("win", &[&outcome::KIND, &misere_outcome::KIND, &both_plays::KIND, &losing_set::KIND]),
    (
        "moves",
        &[
            &winning_moves::KIND,
            &which_heap::KIND,
            &reply_table::KIND,
            &fibonacci_limit::KIND,
            &mirror_disc::KIND,
            &mirror_pins::KIND,
        ],
    ),
    (
        "baron",
        &[
            &greedy_scheme::KIND,
            &next_trio::KIND,
            &tie_break::KIND,
            &leftover_pairs::KIND,
            &complete_trio::KIND,
            &count_trios::KIND,
            &shift_trio::KIND,
            &trio_images::KIND,
            &reduction_trace::KIND,
            &reduction_failure::KIND,
            &early_stop::KIND,
        ],
    ),
    ("binary", &[&nim_sum::KIND, &find_misprint::KIND, &which_heap::KIND, &zeckendorf::KIND]),
    (
        "values",
        &[
            &mex::KIND,
            &grundy_value::KIND,
            &next_value::KIND,
            &join::KIND,
            &period::KIND,
            &big_index::KIND,
            &find_rule::KIND,
            &equal_games::KIND,
        ],
    ),
    (
        "boards",
        &[
            &label_board::KIND,
            &wrong_square::KIND,
            &chomp_column::KIND,
            &coin_heaps::KIND,
            &mirror_disc::KIND,
            &mirror_pins::KIND,
        ],
    ),
    ("proofs", &[&wrong_line::KIND, &order_proof::KIND, &true_or_false::KIND, &hardy::KIND]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_topic() {
        for kind in KINDS {
            let has_it = TOPICS.iter().any(|(_, kinds)| kinds.iter().any(|one| one.name == kind.name));
            assert!(has_it, "{} has no topic", kind.name);
        }
    }
}
