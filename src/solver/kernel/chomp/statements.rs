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

use self::Judge::{Search, Surveyed};

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
    /// What it says, in a few characters: A, B, C as in f(B, C) = A, M(C) the least value of row C, end(C) the last
    /// column of a short row.
    pub says: &'static str,
    judge: Judge,
}

/// How a statement is judged.
enum Judge {
    /// By a survey.
    Surveyed(fn(&Survey) -> Finding),
    /// By a plain search, or the check of a certificate, beside it.
    Search(fn(&Survey, Budget) -> Result<Finding, OutOfReach>),
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
    /// Finitely many cells or a certificate decide it forever.
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
        match self.judge {
            Surveyed(judge) => Ok(judge(survey)),
            Search(judge) => judge(survey, budget),
        }
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

const fn stated(id: &'static str, says: &'static str, judge: Judge) -> Statement {
    Statement { id, says, judge }
}

/// Every statement, by number.
pub const ALL: &[Statement] = &[
    stated("C-24", "at most two openings (A,B,B), (A,A,C), then C < B", Surveyed(openings::at_most_two)),
    stated("C-25", "(14,14,10) is P and the only opening on 14 x 3", Search(openings::fourteen)),
    stated("C-26", "f(B,C) <= B + C + 1", Surveyed(|survey| bounds::bound(survey, 0, 1))),
    stated("C-27", "f(B,C) <= B + C for C >= 2", Surveyed(|survey| bounds::bound(survey, 2, 0))),
    stated("C-28", "f(B,C) <= B + C - 1 for C > 5", Surveyed(bounds::less_one)),
    stated("C-29", "f(B,B) < 2B for B > 5", Surveyed(bounds::half)),
    stated("C-30", "f(B,B) rises with B", Surveyed(diagonals::main_rises)),
    stated("C-31", "for every B some (A,B,B) is P", Search(openings::every_second)),
    stated("C-32", "f(B,2) = B + 2 for B >= 2", Surveyed(rows::second_row)),
    stated(
        "C-33",
        "(A,A,C) P: one E for each F in C..=A with (E,F,C) P, none beyond",
        Search(rows::short_rows_are_full),
    ),
    stated("C-34", "there are ever more short rows", Surveyed(rows::short_rows_go_on)),
    stated("C-36", "M(C) and its column as printed, C = 0..=20", Surveyed(minima::first_minima)),
    stated("C-37", "M(C) = end(C) = A: each (A,B,x), C <= B < A, is P for some x < C", Search(minima::below_an_end)),
    stated(
        "C-38",
        "C long, S the next short row: M(C) = end(S)",
        Surveyed(|survey| minima::long_is_next_end(survey, &[])),
    ),
    stated("C-38r", "the same for C other than 0, 2", Surveyed(|survey| minima::long_is_next_end(survey, &[0, 2]))),
    stated("C-39", "M(C) <= M(C+1), equal ones move right", Surveyed(minima::never_fall)),
    stated("C-40", "M(C) in the column M(C): M(C) < M(C+1)", Surveyed(minima::rise_after_an_end)),
    stated("C-41", "f(C,C) = M(C): M(C-1) < M(C) < M(C+1)", Surveyed(minima::rise_around_a_first)),
    stated(
        "C-42",
        "minima of short rows at their ends: one opening on every board",
        Surveyed(openings::one_if_minima_at_ends),
    ),
    stated(
        "C-42b",
        "end(C) rises, and M(C) is at no first place from row 3 on: M(C) = end(C)",
        Surveyed(minima::ends_from_columns),
    ),
    stated("C-43", "C short: M(C) = end(C)", Surveyed(minima::short_at_its_end)),
    stated("C-44", "short rows get longer", Surveyed(rows::short_rows_grow)),
    stated("C-44r", "end(C) rises with C", Surveyed(rows::ends_rise)),
    stated("C-45", "M(C) < f(C,C) for C other than 0, 2", Surveyed(minima::not_first)),
    stated(
        "C-46",
        "C long, S the next short row: M(C) = M(S)",
        Surveyed(|survey| minima::long_is_next_short(survey, &[])),
    ),
    stated("C-46r", "the same for C other than 0, 2", Surveyed(|survey| minima::long_is_next_short(survey, &[0, 2]))),
    stated("C-47", "C long: f(B,C) - B is constant in the end", Search(rows::constant_in_the_end)),
    stated("C-47r", "C long: f(B,C) - B repeats in the end", Search(rows::repeats_in_the_end)),
    stated("C-48", "a short row follows each long one", Search(rows::no_two_long)),
    stated("C-48r", "never three long rows in turn", Surveyed(rows::no_three_long)),
    stated("C-49", "f(B+1,B+1) < f(B,B): by 1, and f(B+2,B+2) exceeds both", Surveyed(diagonals::breaks_are_mended)),
    stated("C-50", "every A >= 1 is some f(B,B) or f(B+1,B)", Surveyed(diagonals::two_cover)),
    stated("C-50r", "every A >= 1 is some f(B,B), f(B+1,B) or f(B+2,B)", Surveyed(diagonals::three_cover)),
    stated("C-51", "f(B+1,B+1) < f(B,B): f(B+1,B) < f(B,B-1)", Surveyed(diagonals::upper_breaks_too)),
    stated("C-52a", "(A,A,C) P: C is near A / sqrt 2", Surveyed(openings::third_ratio)),
    stated("C-52b", "(A,B,B) P: A is near B (2 + sqrt 2) / 2", Surveyed(openings::second_ratio)),
    stated(
        "C-53",
        "the opening on A x 3 is at B-1, B, B+1, C-1, C or C+1",
        Surveyed(|survey| openings::candidates(survey, 1)),
    ),
    stated("C-53r", "the same with C-2", Surveyed(|survey| openings::candidates(survey, 2))),
    stated("C-54", "one opening on every A x 3", Surveyed(openings::one_opening)),
];

/// The statement with this number.
pub fn statement(id: &str) -> Option<&'static Statement> {
    ALL.iter().find(|statement| statement.id == id)
}
