//! `nimbook trace A B C`: Báron's reduction of one trio, line by line.
//!
//! Output: text for 80 columns or one JSON value; every number up to 2^64 - 1 in the order typed.
//! Exit 2 when an argument is not a number (clap says which), 1 when the second route contradicts a line.

mod text;

use super::Reply;
use super::language::Spoken;
use super::number::natural;
use super::printed::Printed;
use crate::baron::reduction;

/// Shows Báron's reduction of a trio, line by line
///
/// While the sum of the three numbers is even, 1 is taken from the odd ones and all are halved. A
/// v-trio, three heaps that lose for whoever has to move, ends in an equal pair.
#[derive(Clone, Debug, clap::Args)]
pub struct Trace {
    /// The first heap
    #[arg(value_name = "A", value_parser = natural, allow_negative_numbers = true)]
    pub a: u64,
    /// The second heap
    #[arg(value_name = "B", value_parser = natural, allow_negative_numbers = true)]
    pub b: u64,
    /// The third heap
    #[arg(value_name = "C", value_parser = natural, allow_negative_numbers = true)]
    pub c: u64,
    /// Number systems of the text
    #[arg(long, value_enum, default_value_t = Base::Both)]
    pub base: Base,
    #[command(flatten)]
    pub printed: Printed,
    #[command(flatten)]
    pub spoken: Spoken,
}

/// The bases in which the text writes the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Base {
    /// Decimal only.
    #[value(name = "10")]
    Ten,
    /// Binary only.
    #[value(name = "2")]
    Two,
    /// Decimal and binary.
    Both,
}

impl Trace {
    /// The trace, once the second route has confirmed it.
    pub fn run(&self) -> Result<Reply, Reply> {
        self.confirmed(&reduction::trace([self.a, self.b, self.c]))
    }

    /// Prints a trace that the second route confirms; a disputed one is not shown.
    pub fn confirmed(&self, trace: &reduction::Trace) -> Result<Reply, Reply> {
        reduction::confirm(trace).map_err(|disagreement| Reply::disputed(disagreement.to_string()))?;
        Ok(Reply::done(match self.printed.is_json() {
            true => serde_json::to_string(trace).expect("a trace has only string keys") + "\n",
            false => text::page(trace, self.base, &self.spoken.words()?)?,
        }))
    }
}
