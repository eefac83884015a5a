//! Where the lines of a statement in signs end: before connectives, the weakest first.
//!
//! Representation: tokens are byte ranges of the text; a [`Row`] is a range of tokens and how deep it is.
//! What fits stays in one row; what does not is parted at its outermost connectives, each part again.
//! It cannot fail: a part without a connective stays whole, however wide it is.
//! Source: the ranks are those of the language of claims.

use std::ops::Range;

/// Signs before which a formula may break, the weakest first.
pub const CONNECTIVES: [&str; 4] = ["↔", "→", "∨", "∧"];

/// How much further to the right each depth begins, in characters.
const STEP: usize = 2;

/// Cases that are deeper share a row.
const CASES: usize = 2;

/// A line of a statement.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    pub tokens: Range<usize>,
    /// How deep it is; 0 for the first.
    pub depth: usize,
}

/// Whether a statement stays as it is typed: a block in braces.
pub fn is_code(text: &str) -> bool {
    text.contains('{') || text.starts_with("game ")
}

/// The paragraphs of a statement: a line that begins with a space goes on with the one before it.
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines() {
        match paragraphs.last_mut().filter(|_| line.starts_with(' ')) {
            Some(last) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            None => paragraphs.push(line.trim_start_matches("define ").replace(":=", "≔")),
        }
    }
    paragraphs
}

/// Names, numbers and signs of a text, without the blanks between them.
pub fn tokens(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let is_name = |character: char| character.is_alphanumeric() || character == '_' || character == '\'';
        let length = match first {
            _ if first.is_ascii_digit() => rest.find(|character: char| !character.is_ascii_digit()),
            _ if is_name(first) => rest.find(|character: char| !is_name(character)),
            _ => Some(first.len_utf8()),
        };
        let end = at + length.unwrap_or(rest.len());
        if !first.is_whitespace() {
            found.push(at..end);
        }
        at = end;
    }
    found
}

/// The rows of a statement in a column of so many characters.
pub fn rows(text: &str, tokens: &[Range<usize>], width: usize) -> Vec<Row> {
    let words: Vec<&str> = tokens.iter().map(|token| &text[token.clone()]).collect();
    let mut breaks = vec![(0, 0)];
    Breaker { words: &words, width, breaks: &mut breaks }.part(0..words.len(), 0);
    let ends = breaks.iter().skip(1).map(|&(at, _)| at).chain([words.len()]);
    breaks.iter().zip(ends).map(|(&(at, depth), end)| Row { tokens: at..end, depth }).collect()
}

struct Breaker<'a> {
    words: &'a [&'a str],
    width: usize,
    /// Before which token a row begins, and its depth, in their order.
    breaks: &'a mut Vec<(usize, usize)>,
}

impl Breaker<'_> {
    /// Parts a range if it does not fit; `depth` is that of the rows it is parted into.
    fn part(&mut self, range: Range<usize>, depth: usize) {
        let range = self.bare(range);
        if self.wide(range.clone()) + STEP * depth <= self.width {
            return;
        }
        let opens = self.words.get(range.start).is_some_and(|word| ["∀", "∃"].contains(word));
        let head = |word: &str| if opens { word == ":" } else { word == "≔" };
        if let Some(&at) = self.outer(range.clone(), head).first().filter(|&&at| at + 1 < range.end) {
            self.breaks.push((at + 1, depth + 1));
            self.part(at + 1..range.end, depth + 1);
            return;
        }
        let branches = self.outer(range.clone(), |word| ["then", "else"].contains(&word));
        if !branches.is_empty() {
            self.at_each(range, &branches, depth + 1);
            return;
        }
        // A quantifier without brackets reaches to the end of what holds it.
        let bound = self.outer(range.clone(), |word| ["∀", "∃"].contains(&word));
        let reach = range.start..bound.first().copied().unwrap_or(range.end);
        for sign in CONNECTIVES {
            let places = self.outer(reach.clone(), |word| word == sign);
            if !places.is_empty() {
                // Conditions share a row, and deep inside so do cases.
                let shares = sign == "∧" || (sign == "∨" && depth > CASES);
                let places = if shares { self.filled(&range, &places, depth) } else { places };
                self.at_each(range, &places, depth);
                return;
            }
        }
    }

    /// Breaks at each of these places, and parts what is between them.
    fn at_each(&mut self, range: Range<usize>, places: &[usize], depth: usize) {
        let ends = places.iter().copied().chain([range.end]);
        let starts = std::iter::once(range.start).chain(places.iter().copied());
        for (start, end) in starts.zip(ends) {
            let leads = start > range.start;
            if leads {
                self.breaks.push((start, depth));
            }
            self.part(start + usize::from(leads)..end, depth + 1);
        }
    }

    /// Of the places of a connective those where a row is full.
    fn filled(&self, range: &Range<usize>, places: &[usize], depth: usize) -> Vec<usize> {
        let mut kept = Vec::new();
        let mut start = range.start;
        for (index, &place) in places.iter().enumerate() {
            let end = places.get(index + 1).copied().unwrap_or(range.end);
            if self.wide(start..end) + STEP * (depth + 1) > self.width {
                kept.push(place);
                start = place;
            }
        }
        kept
    }

    /// The range without a negation and brackets around all of it.
    fn bare(&self, range: Range<usize>) -> Range<usize> {
        let negated = range.len() > 1 && self.words[range.start] == "¬";
        let inner = range.start + usize::from(negated)..range.end;
        let closed = |end: usize| self.level(inner.start..end) == 0;
        if inner.len() > 2
            && self.words[inner.start] == "("
            && (inner.start + 1..inner.end).find(|&end| closed(end)).is_none()
        {
            return self.bare(inner.start + 1..inner.end - 1);
        }
        range
    }

    /// The places of such words outside of brackets.
    fn outer(&self, range: Range<usize>, wanted: impl Fn(&str) -> bool) -> Vec<usize> {
        let mut level = 0_usize;
        let mut places = Vec::new();
        for at in range.clone() {
            match self.words[at] {
                "(" => level += 1,
                ")" => level = level.saturating_sub(1),
                word if level == 0 && at > range.start && wanted(word) => places.push(at),
                _ => {}
            }
        }
        places
    }

    /// How many brackets are open at the end of a range.
    fn level(&self, range: Range<usize>) -> usize {
        self.words[range].iter().fold(0_usize, |level, word| match *word {
            "(" => level + 1,
            ")" => level.saturating_sub(1),
            _ => level,
        })
    }

    /// About how many characters a range takes; signs between two operands have space around them.
    fn wide(&self, range: Range<usize>) -> usize {
        let width = |word: &&str| match *word {
            "(" | ")" | "," | ":" | "∀" | "∃" | "¬" | "*" => 1,
            word if word.starts_with(|character: char| character.is_alphanumeric() || character == '_') => {
                word.chars().count()
            }
            _ => 3,
        };
        self.words[range].iter().map(width).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows as text, two blanks for each depth.
    fn laid(text: &str, width: usize) -> Vec<String> {
        let tokens = tokens(text);
        let said = |row: &Row| {
            let (first, last) = (&tokens[row.tokens.start], &tokens[row.tokens.end - 1]);
            format!("{}{}", "  ".repeat(row.depth), &text[first.start..last.end])
        };
        rows(text, &tokens, width).iter().map(said).collect()
    }

    #[test]
    fn what_fits_stays_in_one_row() {
        assert_eq!(laid("∀ a: a < 2 ∨ a > 1", 40), ["∀ a: a < 2 ∨ a > 1"]);
        assert_eq!(laid("name", 1), ["name"]);
    }

    #[test]
    fn the_weakest_connective_breaks_first() {
        let text = "t(A, C) ≔ (C = 0 ∧ A = 1) ∨ (C = 1 ∧ (A = 3 ∨ A = 2)) ∨ C = 2";
        assert_eq!(laid(text, 30), ["t(A, C) ≔", "  (C = 0 ∧ A = 1)", "  ∨ (C = 1 ∧ (A = 3 ∨ A = 2))", "  ∨ C = 2"]);
    }

    #[test]
    fn parts_that_are_too_wide_are_parted_again() {
        let text = "∀ a, b: lost(a, b) → ¬(first(a) ∧ second(b) ∧ third(a, b))";
        assert_eq!(laid(text, 30), ["∀ a, b:", "  lost(a, b)", "  → ¬(first(a) ∧ second(b)", "    ∧ third(a, b))"]);
    }

    #[test]
    fn branches_have_rows_of_their_own() {
        let text = "losing if a > 1 ∨ b > 1 then a ⊕ b = 0 else a ⊕ b = 1";
        assert_eq!(laid(text, 30), ["losing if a > 1 ∨ b > 1", "  then a ⊕ b = 0", "  else a ⊕ b = 1"]);
    }

    #[test]
    fn every_token_stands_in_one_row() {
        let text = "d(x) ≔ ∃ y: (x = 1 → y = 2) ↔ ((x)) ∧ ¬¬(y = 3) ∨ if x = 1 then y else (";
        for width in 0..60 {
            let tokens = tokens(text);
            let rows = rows(text, &tokens, width);
            let all: Vec<usize> = rows.iter().flat_map(|row| row.tokens.clone()).collect();
            assert_eq!(all, (0..tokens.len()).collect::<Vec<_>>(), "{width}");
        }
    }
}
