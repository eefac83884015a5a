//! `chomp-row C`: how a row of Chomp with three columns goes on, for all columns.
//!
//! Representation: a certificate that is found in the table by sets of bits and accepted by a routine that computes
//! the table anew from the definition. Without one the row is checked as far as it was computed.
//! Failure: a number that is too large; a certificate that is refused, which is a fault of nimbook.
//! Source: Horváth 2004, chapter 3; Byrnes 2003.

use crate::document::Phrase;
use crate::document::book::{Part, Statement, Status};
use crate::solver::kernel::chomp::certificate::{Certificate, find, verify};
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::plain::by_definition;
use crate::solver::{Budget, OutOfReach};

use super::{BlockContext, statement};
use crate::book::writer::Writer;

/// The greatest number of a row.
const MOST: u64 = 1_000;

/// The table has this many columns for each row at first, and twice as many until a certificate is found.
const COLUMNS: u32 = 4;

/// So often.
const DOUBLINGS: u32 = 3;

/// A row with its verdict.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let fence = at.fence;
    let row = writer.numbers(fence, 1, MOST, "120")?[0] as u32;
    let found = surveyed(row);
    let (survey, certificate) = writer.understood(fence, found, "choose a row with a smaller number")?;
    if let Some(certificate) = &certificate
        && let Err(flaw) = writer.understood(fence, verify(certificate, Budget::default()), "choose a smaller row")?
    {
        return writer.disputed(fence, format!("the certificate of row {row} is refused: {flaw}"));
    }
    // Certificates say that a row has ended, and not where.
    let end = survey.ends[row as usize];
    if let Some(end) = end {
        let table = by_definition(row as usize, end as usize, Budget::default());
        let table = writer.understood(fence, table, "choose a smaller row")?;
        if table.get(row as usize).and_then(|values| values.last()) != Some(&(end as usize)) {
            return writer.disputed(fence, format!("two routes disagree on where row {row} ends"));
        }
    }
    let status = certificate.as_ref().map_or(Status::Checked(survey.columns.into()), |_| Status::Proved);
    let (heading, [name, says]) = statement::worded(writer, at, &fence.body, &status);
    let label = at.numbered.label.clone();
    let how = match &certificate {
        Some(certificate) => {
            Phrase::new("book-how-chomp-row").with("row", u64::from(row)).with("from", u64::from(certificate.from))
        }
        None => Phrase::new("book-how-checked").with("bound", u64::from(survey.columns)),
    };
    let formula = certificate.as_ref().map(|certificate| formula(row, end, certificate)).unwrap_or_default();
    writer.found.certificates.extend(certificate.as_ref().map(|it| (label.clone(), it.text().into_bytes())));
    let certificate = certificate.map(|_| label.clone());
    let (how, witness, empty) = (Some(how), None, Vec::new());
    Some(Part::Statement(Box::new(Statement {
        label,
        heading,
        status,
        name,
        says,
        number: at.numbered.number.clone(),
        formula,
        text: String::new(),
        witness,
        how,
        certificate,
        empty,
        changeable: None,
    })))
}

/// The rows up to this one, and a certificate for all of them if the columns that are computed are enough.
fn surveyed(row: u32) -> Result<(Survey, Option<Certificate>), OutOfReach> {
    let mut columns = COLUMNS * (row + 8);
    for _ in 0..DOUBLINGS {
        let survey = Survey::new(row, columns, Budget::default())?;
        if let Some(certificate) = find(&survey, row + 1) {
            return Ok((survey, Some(certificate)));
        }
        columns *= 2;
    }
    Ok((Survey::new(row, columns, Budget::default())?, None))
}

/// What the certificate says of the row, in signs: its end, or a line for each remainder of the column.
fn formula(row: u32, end: Option<u32>, certificate: &Certificate) -> String {
    if let Some(end) = end {
        return format!("f({end}, {row}) = {end}");
    }
    let offsets = certificate.row(row).expect("a row without end is in the certificate that was accepted");
    let (from, period) = (certificate.from, offsets.len());
    let line = |(remainder, offset): (usize, &u32)| {
        let which = if period == 1 { String::new() } else { format!(" ∧ B mod {period} = {remainder}") };
        format!("∀ B: {from} ≤ B{which} → f(B, {row}) = B + {offset}")
    };
    offsets.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}
