//! Tests of what the library keeps to itself, compiled into its own test binary: they see private items as `crate::…`.
//!
//! What runs the program is in `tests/it`. Cases are files in the other folders of `tests/`.

mod answers;
mod author;
mod baron;
mod blocks_and_rules;
mod book_coverage;
mod bytes;
mod chance;
mod changes;
mod claims;
mod documents;
mod faults;
mod fuzz;
mod kernel_chomp;
mod kernel_coins;
mod kernel_discs;
mod kernel_examples;
mod kernel_golden;
mod kernel_heaps;
mod kernel_lines;
mod kernel_placement;
mod kernel_statements;
mod kernel_three;
mod kernels;
mod lists;
mod logic_claims;
mod logic_decide;
mod logic_differences;
mod logic_games;
mod logic_heaps;
mod logic_hostile;
mod logic_random;
mod mona;
mod mutations;
mod pages;
mod pictures;
pub mod plain;
mod play;
mod positions;
mod render;
mod routes;
mod sheets;
mod small_book;
mod source;
mod tables;
mod truth;
