//! Doubtful lines shown in both their readings.
//!
//! Representation: the words of the line with one pair of brackets more, at most [`SHOWN`]
//! characters.

use super::expression::{Parser, connective, fault};
use super::token::Kind;
use crate::source::{Diagnostic, Span, quote};

/// How much of a doubtful line a message repeats, in characters.
const SHOWN: usize = 100;

impl Parser<'_> {
    /// A quantifier or `if` that would swallow what follows it; both readings are shown.
    pub(crate) fn swallowing(&self) -> Box<Diagnostic> {
        let word = self.text.slice(&self.span()).to_owned();
        let (mut level, mut ends) = (0_usize, None);
        let mut last = self.at;
        for (index, token) in self.tokens.iter().enumerate().skip(self.at + 1) {
            match token.kind {
                Kind::Open => level += 1,
                Kind::Close if level == 0 => break,
                Kind::Close => level -= 1,
                Kind::End | Kind::Expect | Kind::Witness => break,
                ref kind if level == 0 && connective(kind) && ends.is_none() => ends = Some(index - 1),
                _ => {}
            }
            last = index;
        }
        let start = self.tokens[self.group].span.start;
        let (from, to) = (self.span().start, self.tokens[last].span.end);
        let reading = |end: usize| self.reading(start..to, from..end);
        let message = match ends {
            Some(_) => format!("{} here can be read in two ways", quote(&word)),
            None => format!("{} inside a larger formula needs brackets", quote(&word)),
        };
        let help = match ends {
            Some(index) => format!("write {} or {}", reading(to), reading(self.tokens[index].span.end)),
            None => format!("write {}", reading(to)),
        };
        fault("ambiguous", self.span(), message, &help)
    }

    /// Operands `at`, `at + 1`, `at + 2` whose grouping is open; both readings are shown.
    pub(crate) fn doubtful(&self, operands: &[Span], at: usize, place: Span, message: &str) -> Box<Diagnostic> {
        let whole = operands[0].start..operands[operands.len() - 1].end;
        // The operands' spans leave their own brackets out; the tokens beside them tell.
        let open = |span: &Span| self.bracketed(span).start;
        let close = |span: &Span| self.bracketed(span).end;
        let whole = open(&operands[0]).min(whole.start)..close(&operands[operands.len() - 1]).max(whole.end);
        let left = self.reading(whole.clone(), whole.start..close(&operands[at + 1]));
        let right = self.reading(whole.clone(), open(&operands[at + 1])..whole.end);
        fault("ambiguous", place, message, &format!("write {left} or {right}"))
    }

    /// The span with the brackets directly around it.
    fn bracketed(&self, span: &Span) -> Span {
        let mut left = self.tokens.partition_point(|token| token.span.start < span.start);
        let mut right = self.tokens.partition_point(|token| token.span.end <= span.end);
        while left > self.group
            && self.tokens[left - 1].kind == Kind::Open
            && self.tokens.get(right).is_some_and(|token| token.kind == Kind::Close)
            && !(left >= 2 && matches!(self.tokens[left - 2].kind, Kind::Name(_)))
        {
            left -= 1;
            right += 1;
        }
        self.tokens[left].span.start..self.tokens[right - 1].span.end
    }

    /// The text of `whole` with brackets around `part`, on one line and not too long.
    fn reading(&self, whole: Span, part: Span) -> String {
        let slice = |span: Span| self.text.slice(&span);
        let line = format!("{}({}){}", slice(whole.start..part.start), slice(part.clone()), slice(part.end..whole.end));
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.chars().count() <= SHOWN {
            return format!("`{line}`");
        }
        format!("`{}…`", line.chars().take(SHOWN).collect::<String>())
    }
}
