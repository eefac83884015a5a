//! What the words of a text about a move say: what counts, what is named, what is left.

use crate::marking::number::naturals;
use crate::marking::text::{Token, is_filler, joins_range, number_word, tokens};

/// A text without what leads to an answer: `I think`, `so the answer is`.
pub fn without_lead(text: &str) -> &str {
    const LEADS: [&str; 11] = [
        "i think ",
        "i guess ",
        "so ",
        "it is ",
        "its ",
        "the answer",
        "my answer",
        "answer",
        "the solution",
        "solution",
        "result",
    ];
    // Of `megoldás: …` only the colon is left.
    let mut rest = text.trim_start_matches([' ', ':']);
    while let Some(behind) = LEADS.iter().find_map(|lead| rest.strip_prefix(lead)) {
        let behind = behind.strip_prefix(" is").filter(|rest| !rest.starts_with(char::is_alphabetic)).unwrap_or(behind);
        // `answers`
        if behind.starts_with(char::is_alphabetic) && !rest[..rest.len() - behind.len()].ends_with(' ') {
            break;
        }
        rest = behind.trim_start_matches([' ', ':', ',']);
    }
    rest
}

/// A list of what a row becomes, without the verb.
pub fn bare_row(text: &str) -> &str {
    let verbs = ["left ", "leaving ", "leaves ", "leave ", "becomes "];
    verbs.iter().find_map(|verb| text.strip_prefix(verb)).unwrap_or(text)
}

/// Whether a text begins with what is done in a move.
pub fn begins_with_verb(text: &str) -> bool {
    ["move ", "mark ", "take ", "turn ", "bite ", "cover ", "split ", "leave "]
        .iter()
        .any(|verb| text.starts_with(verb))
}

/// Whether a text says how many pins are taken, or how many rows are left.
pub fn counts_things(text: &str) -> bool {
    let tokens = tokens(text);
    let takes = tokens.iter().any(|token| matches!(token, Token::Word(word) if ["knock", "take"].contains(&&word[..])));
    let is_alone = tokens.iter().filter(|token| matches!(token, Token::Digits(_))).count() == 1;
    tokens.windows(2).any(|pair| match pair {
        [Token::Digits(_), Token::Word(noun)] => match &noun[..] {
            "pin" | "pins" => takes || is_alone,
            "rows" | "strips" | "heaps" | "parts" => true,
            _ => false,
        },
        _ => false,
    })
}

/// Whether a number stands before what it may count.
pub fn has_count(text: &str) -> bool {
    let nouns = ["pin", "pins", "row", "rows", "strip", "strips", "heap", "heaps", "part", "parts"];
    let counts = |pair: &[Token]| matches!(pair, [Token::Digits(_), Token::Word(noun)] if nouns.contains(&&noun[..]));
    tokens(text).windows(2).any(counts)
}

/// Whether a text names what is from one number to another.
pub fn is_range(text: &str) -> bool {
    let mut tokens = tokens(text);
    tokens.retain(|token| !is_coin(token));
    joins_range(&tokens, |sign| matches!(sign, Token::Sign('-')) || *sign == Token::Word("to".to_owned()))
}

/// Whether a text says how many coins.
pub fn counts_coins(text: &str) -> bool {
    let counts = |pair: &[Token]| matches!(pair, [Token::Digits(_), Token::Word(noun)] if noun == "coins");
    tokens(text).windows(2).any(counts)
}

fn is_coin(token: &Token) -> bool {
    matches!(token, Token::Word(noun) if noun == "coin" || noun == "coins")
}

/// Whether a noun and its number stand here: `row 2`.
pub fn is_numbered(pair: &[Token]) -> bool {
    matches!(pair, [Token::Word(noun), Token::Digits(_)] if ["heap", "row", "strip"].contains(&&noun[..]))
}

/// Whether a text says which way a queen goes.
pub fn names_way(text: &str) -> bool {
    ["left", "down", "diagonally"].iter().any(|way| text.contains(way))
}

/// Whether a text says what is left or what should be.
pub fn says_what_is_left(text: &str) -> bool {
    ["leav", "left", "remain", "becomes", "should", "must"].iter().any(|word| text.contains(word))
}

/// The natural numbers of a text whose words say nothing more.
pub fn numbers_of(text: &str) -> Option<Vec<u64>> {
    naturals(text.replace("->", " ").trim_end_matches('-'))
}

/// The words and numbers of a move, without those that only join others.
pub fn meaning(text: &str) -> Vec<String> {
    let kept = |token: Token| match token {
        Token::Digits(digits) => Some(digits.trim_start_matches('0').to_owned())
            .map(|digits| if digits.is_empty() { "0".to_owned() } else { digits }),
        Token::Word(word)
            if ["row", "column", "heap", "coin", "coins", "left", "down", "part", "strip", "x", "i"]
                .contains(&word.as_str()) =>
        {
            Some(word.trim_end_matches('s').to_owned())
        }
        Token::Word(word) if number_word(&word).is_some() => number_word(&word).map(|number| number.to_string()),
        Token::Word(word) if is_filler(&word) => None,
        Token::Word(word) => Some(word),
        Token::Sign(_) | Token::Arrow => None,
    };
    tokens(&text.to_lowercase()).into_iter().filter_map(kept).collect()
}
