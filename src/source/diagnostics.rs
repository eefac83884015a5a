//! All faults of one text, in order of place.
//!
//! Representation: the text and at least one fault, sorted by place, without repetitions.
//! Printed one after the other with a blank line between, and a closing line with the count; of each
//! text the first hundred, so that a file full of nonsense gets a short answer.
//! Source: the GNU Coding Standards, 4.4, for the form of messages.

use super::{Diagnostic, Text};
use serde::{Serialize, Serializer};
use std::fmt;

/// How many faults of one text are shown. More need no suggestion of what was meant.
pub const MOST_SHOWN: usize = 100;

/// At least one fault of one text. Printed as a person reads it; serialized as programs read it.
///
/// ```
/// use nimbook::{Text, read};
///
/// let faults = read(&Text::new("two.yaml", "title: [\n")).err().ok_or("this is not YAML")?;
/// assert_eq!(faults.list().len(), 1);
/// assert!(faults.to_string().ends_with("1 fault; nothing was written"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics {
    text: Text,
    faults: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Nothing if the list is empty.
    ///
    /// # Errors
    /// The faults, sorted by place; faults at one place keep the order of the list.
    pub(crate) fn check(text: &Text, faults: Vec<Diagnostic>) -> Result<(), Diagnostics> {
        if faults.is_empty() { Ok(()) } else { Err(Diagnostics::sorted(text, faults)) }
    }

    /// A list that is not empty, sorted by place.
    pub(super) fn sorted(text: &Text, mut faults: Vec<Diagnostic>) -> Diagnostics {
        faults.sort_by_key(|fault| fault.span.start);
        faults.dedup();
        Diagnostics { text: text.clone(), faults }
    }

    /// One fault alone.
    pub(crate) fn one(text: Text, fault: Diagnostic) -> Diagnostics {
        Diagnostics { text, faults: vec![fault] }
    }

    /// What is wrong with a file, folder or argument as a whole: it has no line and no column.
    pub(crate) fn without_place(
        name: impl Into<String>,
        code: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Diagnostics {
        Diagnostics::one(Text::unread(name), Diagnostic::new(code, 0..0, message, help))
    }

    /// The text that the spans mean.
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// The faults in order of place; never empty.
    pub fn list(&self) -> &[Diagnostic] {
        &self.faults
    }

    fn shown(&self) -> impl Iterator<Item = &Diagnostic> {
        self.faults.iter().take(MOST_SHOWN)
    }
}

impl fmt::Display for Diagnostics {
    /// Ends without a line break.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&report(std::slice::from_ref(self)))
    }
}

/// All faults of several texts as people read them, with one closing line; ends without a line break.
pub fn report(texts: &[Diagnostics]) -> String {
    let mut out = String::new();
    for faults in texts {
        out.extend(faults.shown().map(|fault| format!("{}\n", fault.show(&faults.text))));
    }
    let count: usize = texts.iter().map(|faults| faults.faults.len()).sum();
    let shown: usize = texts.iter().map(|faults| faults.shown().count()).sum();
    out += &match count {
        1 => "1 fault".to_owned(),
        _ if shown == count => format!("{count} faults"),
        _ => format!("{count} faults, of which the first {shown} are shown"),
    };
    out + "; nothing was written"
}

impl std::error::Error for Diagnostics {}

impl Serialize for Diagnostics {
    /// An array of the objects of [`Diagnostic::located`], at most 100.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.shown().map(|fault| fault.located(&self.text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_stand_in_order_of_place_and_once() {
        let text = Text::new("t", "ab");
        let at = |span| Diagnostic::new("c", span, "m", "h");
        let faults = Diagnostics::check(&text, vec![at(1..2), at(0..1), at(1..2)]).expect_err("three faults");
        assert_eq!(
            faults.to_string(),
            "t:1:1: error[c]: m\n  ab\n  ^\nhelp: h\n\nt:1:2: error[c]: m\n  ab\n   ^\nhelp: h\n\n\
             2 faults; nothing was written"
        );
        assert_eq!(serde_json::to_value(&faults).expect("plain data")[1]["column"], 2);
    }

    #[test]
    fn a_flood_is_cut_and_counted() {
        let text = Text::new("t", &"x".repeat(500));
        let all = (0..500).map(|at| Diagnostic::new("c", at..at + 1, "m", "h")).collect();
        let shown = Diagnostics::check(&text, all).expect_err("many faults").to_string();
        assert!(shown.ends_with("500 faults, of which the first 100 are shown; nothing was written"));
        assert_eq!(shown.matches("error[c]").count(), MOST_SHOWN);
    }
}
