//! Certificates about rows of Chomp with three columns: which never end, and how they go on.
//!
//! Output: the rows that never end, and the differences f(B, C) - B of each, by the remainder of the column.

use serde_json::{Value, json};

use super::{Objection, width};
use crate::logic::Claims;
use crate::solver::Budget;
use crate::solver::kernel::chomp::certificate::{Certificate, HEAD, verify};

/// A certificate that was accepted.
pub struct Rows(Certificate);

/// Whether a file begins like a certificate about rows.
pub fn are_meant(bytes: &[u8]) -> bool {
    bytes.starts_with(HEAD.as_bytes())
}

/// Reads and checks a certificate.
///
/// # Errors
/// Why it is not accepted; also where it should be about a claim of a file, which it cannot be.
pub(super) fn accepted(bytes: &[u8], claims: Option<&Claims>) -> Result<Rows, Objection> {
    let objection = |readable: bool, message: String| Objection { message, readable };
    let text = str::from_utf8(bytes).map_err(|_| objection(false, "the file is not UTF-8".to_owned()))?;
    let certificate = Certificate::read(text).map_err(|message| objection(false, message))?;
    let refused = |message: String| objection(true, format!("certificate refused: {message}"));
    if claims.is_some() {
        return Err(refused("it is about rows of Chomp, and not about a claim of the file".to_owned()));
    }
    match verify(&certificate, Budget::default()) {
        Ok(Ok(())) => Ok(Rows(certificate)),
        Ok(Err(flaw)) => Err(refused(flaw)),
        Err(reach) => Err(refused(reach.to_string())),
    }
}

impl Rows {
    /// What is proved, as people read it.
    pub fn describe(&self, name: &str) -> String {
        let Certificate { rows, from, offsets } = &self.0;
        let mut out = width::indented(
            &format!(
                "{name}: accepted. In Chomp with three columns, let f(B, C) be the A for which the player to move \
                 loses the columns A, B, C. Of the rows C below {rows} these never end, and from B = {from} on \
                 f(B, C) - B is:"
            ),
            0,
            2,
        );
        for (row, _) in offsets {
            out += &width::indented(&self.row(*row), 2, 4);
        }
        out
    }

    /// How a row goes on.
    fn row(&self, row: u32) -> String {
        let offsets = self.0.row(row).unwrap_or_default();
        match &offsets[..] {
            [offset] => format!("row {row}: {offset}"),
            _ => {
                let count = offsets.len();
                let each = offsets.iter().enumerate();
                let each = each.map(|(remainder, offset)| format!("{offset} where B mod {count} = {remainder}"));
                format!("row {row}: {}", each.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// The same as JSON.
    pub fn object(&self, name: &str) -> Value {
        let Certificate { rows, from, offsets } = &self.0;
        let part = |(row, _): &(u32, Vec<u32>)| json!({"label": format!("row {row}"), "statement": self.row(*row), "holds": true});
        json!({
            "file": name, "ok": true, "id": format!("rows below {rows}, columns from {from}"), "word": "chomp-row",
            "verdict": "proved", "parts": offsets.iter().map(part).collect::<Vec<_>>(), "reason": null,
        })
    }
}
