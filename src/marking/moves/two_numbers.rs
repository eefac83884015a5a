//! An answer of two numbers, of which one is a heap or its size: `13 from the 37 heap`, `24 left in heap 1`.

use crate::marking::text::{Token, tokens};

/// The words of such an answer, without signs.
pub(super) struct TwoNumbers {
    words: Vec<Token>,
    /// Where the numbers stand among the words.
    places: [usize; 2],
    /// The numbers.
    pub numbers: [u64; 2],
}

impl TwoNumbers {
    /// None for more or fewer numbers.
    pub fn new(typed: &str) -> Option<TwoNumbers> {
        let words: Vec<Token> = tokens(typed).into_iter().filter(|token| !matches!(token, Token::Sign(_))).collect();
        let places: Vec<usize> = (0..words.len()).filter(|&place| is_number(&words[place])).collect();
        let places: [usize; 2] = places.try_into().ok()?;
        let number = |place: usize| if let Token::Digits(digits) = &words[place] { digits.parse().ok() } else { None };
        let numbers = [number(places[0])?, number(places[1])?];
        Some(TwoNumbers { words, places, numbers })
    }

    /// Whether something is said to be taken.
    pub fn takes(&self) -> bool {
        self.says(&["take", "from"])
    }

    /// Whether something is said to be left.
    pub fn leaves(&self) -> bool {
        self.says(&["leaving", "leave", "leaves", "left", "remain", "remains", "should"])
    }

    /// Whether a heap is said to become something, or to go from one size to another.
    pub fn changes(&self) -> bool {
        self.says(&["becomes", "to"]) || self.words.contains(&Token::Arrow)
    }

    /// Whether a number, 0 or 1, is that of the heap in `heap 2`.
    pub fn is_behind_noun(&self, number: usize) -> bool {
        self.places[number].checked_sub(1).is_some_and(|before| is(&self.words[before], &["heap"]))
    }

    /// Whether a number, 0 or 1, is a size in `the heap of 37`.
    pub fn is_size(&self, number: usize) -> bool {
        let before = &self.words[..self.places[number]];
        matches!(before, [.., noun, of] if is(noun, &["heap"]) && is(of, &["of"]))
    }

    /// Whether a number, 0 or 1, is that of the heap in `the 37 heap` or `the 37 token heap`.
    pub fn is_before_noun(&self, number: usize) -> bool {
        let behind = &self.words[self.places[number] + 1..];
        let behind = match behind {
            [token, rest @ ..] if is(token, &["token", "tokens"]) => rest,
            _ => behind,
        };
        let names = matches!(behind, [noun, rest @ ..] if is(noun, &["heap"]) && !rest.first().is_some_and(is_number));
        names && !self.is_behind_noun(number)
    }

    /// Whether both numbers are those of heaps, or their sizes.
    pub fn name_heaps(&self) -> bool {
        [0, 1].iter().all(|&place| self.is_behind_noun(place) || self.is_size(place) || self.is_before_noun(place))
    }

    fn says(&self, words: &[&str]) -> bool {
        self.words.iter().any(|token| is(token, words))
    }
}

fn is(token: &Token, words: &[&str]) -> bool {
    matches!(token, Token::Word(word) if words.contains(&word.as_str()))
}

fn is_number(token: &Token) -> bool {
    matches!(token, Token::Digits(_))
}
