//! What has been said of Chomp with three columns, each statement with the computation that judges it.
//!
//! Representation: [`ALL`] in the order of their numbers. A statement is judged on a [`Survey`]; it is
//! checked as far as the survey reaches, refuted by its smallest counterexample, or proved where finitely
//! many cells, or a certificate, decide it. The `numbers` of a finding are the facts that the sources print
//! along with it.
//! Fails where a plain search or the check of a certificate is beyond the budget.
//! Source: Horváth 2004, 2.11 to 2.27 and chapter 3, by the numbers C-24 to C-54; an `r` marks a statement
//! repaired after its counterexample.

use super::survey::Survey;
use crate::solver::{Budget, OutOfReach};

mod bounds;
mod diagonals;
mod minima;
mod openings;
mod rows;

pub use openings::{Opening, openings};

/// A statement and its judge.
pub struct Statement {
    /// Its number.
    pub id: &'static str,
    /// What it says, in a few signs: A, B, C as in f(B, C) = A, M(C) the least value of row C, end(C) the last
    /// column of a short row.
    pub says: &'static str,
    judge: fn(&Survey, Budget) -> Result<Finding, OutOfReach>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Whether the statement holds.
    pub verdict: Verdict,
    /// Facts by name.
    pub numbers: Vec<(&'static str, Vec<u64>)>,
}

/// Whether a statement holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Finitely many cells or a certificate decide it for ever.
    Proved,
    /// It holds in every case up to here; beyond, nobody has looked.
    Checked {
        /// The last row, or the largest A where the statement is about all A.
        to: u32,
    },
    /// It is false.
    Refuted {
        /// The smallest counterexample: the row, or rows, or the A.
        witness: Vec<u32>,
    },
}

impl Statement {
    /// Judges the statement as far as the survey reaches.
    ///
    /// # Errors
    /// Some statements need a plain search beside the survey, which may be beyond the budget.
    pub fn judge(&self, survey: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
        (self.judge)(survey, budget)
    }
}

impl Finding {
    /// A fact by its name.
    pub fn number(&self, name: &str) -> Option<&[u64]> {
        self.numbers.iter().find(|(known, _)| *known == name).map(|(_, numbers)| &numbers[..])
    }

    /// Without facts beside the verdict.
    fn plain(verdict: Verdict) -> Finding {
        Finding { verdict, numbers: Vec::new() }
    }

    /// Refuted by the first counterexample, checked to the bound if there is none.
    fn first(counterexample: Option<Vec<u32>>, to: u32) -> Finding {
        Finding::plain(counterexample.map_or(Verdict::Checked { to }, |witness| Verdict::Refuted { witness }))
    }

    /// The same finding with one more fact.
    fn with<N: Into<u64>>(mut self, name: &'static str, numbers: impl IntoIterator<Item = N>) -> Finding {
        self.numbers.push((name, numbers.into_iter().map(Into::into).collect()));
        self
    }
}

/// A statement, written in one line.
const fn said(
    id: &'static str,
    says: &'static str,
    judge: fn(&Survey, Budget) -> Result<Finding, OutOfReach>,
) -> Statement {
    Statement { id, says, judge }
}

/// Every statement, by number.
pub const ALL: &[Statement] = &[
    said("C-24", "at most two openings (A,B,B), (A,A,C), then C < B", openings::at_most_two),
    said("C-25", "(14,14,10) is P and the only opening on 14 x 3", openings::fourteen),
    said("C-26", "f(B,C) <= B + C + 1", bounds::plus_one),
    said("C-27", "f(B,C) <= B + C for C >= 2", bounds::plus_none),
    said("C-28", "f(B,C) <= B + C - 1 for C > 5", bounds::less_one),
    said("C-29", "f(B,B) < 2B for B > 5", bounds::half),
    said("C-30", "f(B,B) rises with B", diagonals::main_rises),
    said("C-31", "for every B some (A,B,B) is P", openings::every_second),
    said("C-32", "f(B,2) = B + 2 for B >= 2", rows::second_row),
    said("C-33", "(A,A,C) P: one E for each F in C..=A with (E,F,C) P, none beyond", rows::short_rows_are_full),
    said("C-34", "there are ever more short rows", rows::short_rows_go_on),
    said("C-36", "M(C) and its column as printed, C = 0..=20", minima::first_minima),
    said("C-37", "M(C) = end(C) = A: each (A,B,x), C <= B < A, is P for some x < C", minima::below_an_end),
    said("C-38", "C long, S the next short row: M(C) = end(S)", minima::long_is_next_end),
    said("C-38r", "the same for C other than 0, 2", minima::long_is_next_end_repaired),
    said("C-39", "M(C) <= M(C+1), equal ones move right", minima::never_fall),
    said("C-40", "M(C) in the column M(C): M(C) < M(C+1)", minima::rise_after_an_end),
    said("C-41", "f(C,C) = M(C): M(C-1) < M(C) < M(C+1)", minima::rise_around_a_first),
    said("C-42", "minima of short rows at their ends: one opening on every board", openings::one_if_minima_at_ends),
    said(
        "C-42b",
        "end(C) rises, and M(C) is at no first place from row 3 on: M(C) = end(C)",
        minima::ends_from_columns,
    ),
    said("C-43", "C short: M(C) = end(C)", minima::short_at_its_end),
    said("C-44", "short rows get longer", rows::short_rows_grow),
    said("C-44r", "end(C) rises with C", rows::ends_rise),
    said("C-45", "M(C) < f(C,C) for C other than 0, 2", minima::not_first),
    said("C-46", "C long, S the next short row: M(C) = M(S)", minima::long_is_next_short),
    said("C-46r", "the same for C other than 0, 2", minima::long_is_next_short_repaired),
    said("C-47", "C long: f(B,C) - B is constant in the end", rows::constant_in_the_end),
    said("C-47r", "C long: f(B,C) - B repeats in the end", rows::repeats_in_the_end),
    said("C-48", "a short row follows each long one", rows::no_two_long),
    said("C-48r", "never three long rows in turn", rows::no_three_long),
    said("C-49", "f(B+1,B+1) < f(B,B): by 1, and f(B+2,B+2) exceeds both", diagonals::breaks_are_mended),
    said("C-50", "every A >= 1 is some f(B,B) or f(B+1,B)", diagonals::two_cover),
    said("C-50r", "every A >= 1 is some f(B,B), f(B+1,B) or f(B+2,B)", diagonals::three_cover),
    said("C-51", "f(B+1,B+1) < f(B,B): f(B+1,B) < f(B,B-1)", diagonals::upper_breaks_too),
    said("C-52a", "(A,A,C) P: C is near A / sqrt 2", openings::third_ratio),
    said("C-52b", "(A,B,B) P: A is near B (2 + sqrt 2) / 2", openings::second_ratio),
    said("C-53", "the opening on A x 3 is at B-1, B, B+1, C-1, C or C+1", openings::six_candidates),
    said("C-53r", "the same with C-2", openings::seven_candidates),
    said("C-54", "one opening on every A x 3", openings::one_opening),
];

/// The statement with this number.
pub fn statement(id: &str) -> Option<&'static Statement> {
    ALL.iter().find(|statement| statement.id == id)
}
