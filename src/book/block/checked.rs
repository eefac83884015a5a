//! `checked STATEMENT BOUND`: what is said of chocolate, looked at in every case up to a bound.
//!
//! Representation: a statement on the table with three columns by its number, judged on a table that two routines
//! filled in alike; or `bars`, which says that each bar with at most so many squares has one winning opening.
//! Failure: a statement that nobody knows, that is false, or that is decided for all cases; a bound out of reach.
//! Source: Horváth 2004, 2.11 to 2.27 and chapter 3.

use crate::document::Phrase;
use crate::document::book::{Part, Statement, Status};
use crate::solver::Budget;
use crate::solver::kernel::chomp::statements::{self, Verdict};
use crate::source::did_you_mean;

use super::{BlockContext, statement};
use crate::book::answers::Answers;
use crate::book::writer::Writer;

/// The largest bound.
const MOST: u32 = 1_000;

/// The largest number of squares of bars.
const MOST_SQUARES: u32 = 100;

/// A statement on a long row is judged when the next short row is known: so many rows more.
const MORE: u32 = 10;

/// How the block is written.
const HELP: &str = "write it like `checked C-43 500` or `checked bars 77`";

/// A statement with its bound.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let fence = at.fence;
    let words: Vec<&str> = fence.arguments.split_whitespace().collect();
    let bound = words.get(1).and_then(|word| word.parse().ok());
    let (Some(&name), Some(bound), 2) = (words.first(), bound, words.len()) else {
        return writer.bad_arguments(fence, "`checked` takes a statement and a bound", HELP);
    };
    let looked = match name {
        "bars" => bars(bound, &mut writer.answers),
        _ => table(name, bound, &mut writer.answers),
    };
    writer.understood(fence, looked, HELP)?;
    let status = Status::Checked(bound.into());
    let (heading, [called, says]) = statement::worded(writer, at, &fence.body, &status);
    Some(Part::Statement(Box::new(Statement {
        label: at.numbered.label.clone(),
        heading,
        status,
        name: called,
        says,
        number: at.numbered.number.clone(),
        formula: String::new(),
        text: String::new(),
        witness: None,
        how: Some(Phrase::new("book-how-looked").with("bound", u64::from(bound))),
        certificate: None,
        empty: Vec::new(),
        changeable: None,
    })))
}

/// Looks at a statement on the table with three columns.
fn table(name: &str, bound: u32, answers: &mut Answers) -> Result<(), String> {
    let statement = statements::statement(name).ok_or_else(|| {
        let known = statements::ALL.iter().map(|statement| statement.id).chain(["bars"]);
        format!(
            "`{name}` is not a statement on chocolate: {}",
            did_you_mean(name, known, || "see the sources".to_owned())
        )
    })?;
    if !(1..=MOST).contains(&bound) {
        return Err(format!("a statement is checked up to a bound from 1 to {MOST}"));
    }
    let survey = answers.survey(bound + MORE)?;
    let finding = statement.judge(&survey, Budget::default()).map_err(|reach| reach.to_string())?;
    match finding.verdict {
        Verdict::Checked { to } if to >= bound => Ok(()),
        Verdict::Checked { to } => Err(format!("{name} was checked up to {to} only")),
        Verdict::Proved => Err(format!("{name} is decided for all cases")),
        Verdict::Refuted { witness } => {
            let numbers: Vec<String> = witness.iter().map(u32::to_string).collect();
            Err(format!("{name} is false, with the counterexample {}", numbers.join(", ")))
        }
    }
}

/// Looks at all bars with at most so many squares and more than one: each has one winning opening. One row is a heap
/// of Nim, whose only winning move leaves the poison.
fn bars(squares: u32, answers: &mut Answers) -> Result<(), String> {
    if !(1..=MOST_SQUARES).contains(&squares) {
        return Err(format!("bars are checked up to a number of squares from 1 to {MOST_SQUARES}"));
    }
    for rows in (2..).take_while(|rows| rows * rows <= squares) {
        for columns in rows..=squares / rows {
            let openings = answers.solved(&format!("chomp {rows}x{columns}"))?.solution.winning_moves.len();
            if openings != 1 {
                return Err(format!("the bar {rows}x{columns} has {openings} winning openings"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{bars, table};
    use crate::book::answers::Answers;

    #[test]
    fn the_smallest_bar_with_two_openings_is_six_by_thirteen() {
        let mut answers = Answers::default();
        assert_eq!(bars(77, &mut answers), Ok(()));
        assert_eq!(bars(78, &mut answers), Err("the bar 6x13 has 2 winning openings".to_owned()));
        assert!(bars(0, &mut answers).is_err() && bars(101, &mut answers).is_err());
    }

    #[test]
    fn a_false_statement_is_not_checked() {
        let mut answers = Answers::default();
        assert_eq!(table("C-44r", 100, &mut answers), Ok(()));
        assert_eq!(table("C-44", 100, &mut answers), Err("C-44 is false, with the counterexample 4, 6".to_owned()));
        assert_eq!(table("C-36", 100, &mut answers), Err("C-36 is decided for all cases".to_owned()));
        // It was looked at in the 30 rows that a search reaches.
        assert_eq!(table("C-33", 31, &mut answers), Err("C-33 was checked up to 30 only".to_owned()));
        assert!(table("C-99", 100, &mut answers).is_err());
    }
}
