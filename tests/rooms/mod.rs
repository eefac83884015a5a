//! Tests of what the library keeps to itself, compiled into its own test binary: they see private items as `crate::…`.
//!
//! What runs the program is in `tests/it`. Cases are files in the other folders of `tests/`.

mod answer_corpus;
mod answer_lines;
mod answers;
mod author;
mod banks;
mod baron;
mod blocks_and_rules;
mod book_coverage;
mod bytes;
mod chance;
mod changes;
mod choice;
mod circles;
mod claims;
mod cli;
mod complete;
mod documents;
mod docx;
mod empty;
mod exercise;
mod faults;
mod fuzz;
mod fuzz_input;
mod hostile_markdown;
mod keeping;
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
mod language_names;
mod languages;
mod lists;
mod live;
mod live_book;
mod logic_campaign;
mod logic_claims;
mod logic_decide;
mod logic_differences;
mod logic_examples;
mod logic_games;
mod logic_heaps;
mod logic_hostile;
mod logic_orders;
mod logic_random;
mod marking;
mod mistakes;
mod mona;
mod moves;
mod mutations;
mod pages;
#[cfg(feature = "pdf")]
mod pdf;
mod pictures;
pub mod plain;
mod play;
mod positions;
mod render;
mod routes;
mod search;
mod second;
mod sheets;
mod slides;
mod small_book;
mod source;
mod subtract;
mod tables;
mod truth;

/// The formats of pages whose files are text; `pdf.rs` and `docx.rs` have tests of the others, `banks` of banks of questions,
/// `slides` of slides.
fn text_formats() -> impl Iterator<Item = &'static crate::render::Format> {
    crate::render::FORMATS
        .iter()
        .filter(|format| !["docx", "pdf"].contains(&format.name) && format.holds == crate::render::Holds::Pages)
}
