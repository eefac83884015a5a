//! Ticked boxes: by number, by what is beside them, or as a row of marks: `1 3`, `(1, 5) (1, 9)`, `x - x`, `both`.
//!
//! Boxes that exclude one another are one part. Of others each is a part, and a wrong one cancels a right one.

use std::sync::LazyLock;

use super::number::naturals;
use super::parts::{Judged, cancel};
use super::text::{Token, in_digits, joins_range, means_nothing, number_word, plain, tokens};
use super::{Item, Read, Reading, Unread, together};
use crate::document::build::say;
use crate::document::{Answer, Block, LANGUAGES, Line, Phrase, Words};
use crate::exercise::games::english_line;
use crate::exercise::second::numbers_in;

/// The words of every language that has some here.
static WORDS: LazyLock<Vec<Words>> =
    LazyLock::new(|| LANGUAGES.iter().filter_map(|language| Words::new(language).ok()).collect());

/// Reads which boxes are ticked.
pub fn read(item: &Item<'_>, right: &[usize], text: &str, typed: &str) -> Read {
    let (given, understood, count) = boxes_of(item, text, typed)?;
    let part = |place: usize| {
        let agrees = right.contains(&place) == given.contains(&place);
        Judged::new(Phrase::new("mark-part-box").with("number", place + 1), agrees)
    };
    let mut parts: Vec<Judged> = (0..count).map(part).collect();
    let wrong = parts.iter().filter(|part| !part.right).count();
    cancel(&mut parts, wrong);
    let refutation = refutation(right, &given);
    Ok(Reading { understood, parts, answer: Some(Answer::Ticks(given)), named: None, refutation })
}

/// Reads which of some boxes is ticked that exclude one another.
pub fn read_one(item: &Item<'_>, right: usize, text: &str, typed: &str) -> Read {
    let (given, understood, _) = boxes_of(item, text, typed)?;
    let answer = if let [one] = given[..] { Answer::Choice(one) } else { Answer::Ticks(given) };
    let refutation = item.question.wrong.first().map(|mistake| mistake.refutation.clone());
    Ok(Reading { refutation, ..Reading::whole(understood, answer == Answer::Choice(right), Some(answer)) })
}

/// The boxes ticked, as they were understood, and how many boxes there are.
fn boxes_of(item: &Item<'_>, text: &str, typed: &str) -> Result<(Vec<usize>, Line, usize), Unread> {
    let boxes = boxes(&item.question.space);
    let labels: Vec<String> = boxes.iter().map(|line| plain(&english_line(line))).collect();
    let given = by_printed(&boxes, typed).or_else(|| ticked(item, &labels, text, typed)).ok_or(Unread)?;
    let understood: Vec<Line> = given.iter().filter_map(|&place| boxes.get(place).cloned()).collect();
    let understood = if understood.is_empty() { say(Phrase::new("mark-no-box")) } else { together(understood) };
    Ok((given, understood, boxes.len()))
}

/// The first box that is wrong.
fn refutation(right: &[usize], given: &[usize]) -> Option<Phrase> {
    let wrong = (0..64).find(|place| right.contains(place) != given.contains(place))?;
    let key = if right.contains(&wrong) { "mark-box-missing" } else { "mark-box-wrong" };
    Some(Phrase::new(key).with("number", wrong + 1))
}

/// The lines beside the boxes.
fn boxes(blocks: &[Block]) -> Vec<Line> {
    blocks
        .iter()
        .find_map(|block| match block {
            Block::Ticks(lines) => Some(lines.clone()),
            Block::Beside(inner) => Some(boxes(inner)).filter(|boxes| !boxes.is_empty()),
            _ => None,
        })
        .unwrap_or_default()
}

/// By what is printed beside them in some language, one label or several between `;` and lines, or between commas where
/// none of them holds one.
/// Labels without words are left to the others, which know them by their numbers.
fn by_printed(boxes: &[Line], typed: &str) -> Option<Vec<usize>> {
    let said = |text: &str| tokens(plain(text).trim_end_matches('.'));
    let labels = |words: &Words| boxes.iter().map(|line| words.line_text(line).ok()).collect::<Option<Vec<String>>>();
    let ticked = |labels: Vec<String>| {
        let labels: Vec<_> = labels.iter().map(|label| said(label)).collect();
        let named = labels.iter().all(|label| label.iter().any(|token| matches!(token, Token::Word(_))));
        let place = |part: &str| labels.iter().position(|label| *label == said(part)).filter(|_| named);
        let each = |signs: &[char]| -> Option<Vec<usize>> {
            typed.split(signs).filter(|part| !part.trim().is_empty()).map(place).collect()
        };
        let several = || each(&[';', '\n', '\r']).or_else(|| each(&[',', ';', '\n', '\r']));
        let mut found = place(typed).map(|one| vec![one]).or_else(several)?;
        found.sort_unstable();
        found.dedup();
        (!found.is_empty()).then_some(found)
    };
    WORDS.iter().filter_map(labels).find_map(ticked)
}

/// The boxes ticked, in rising order.
fn ticked(item: &Item<'_>, labels: &[String], text: &str, typed: &str) -> Option<Vec<usize>> {
    if means_nothing(text) {
        return Some(Vec::new());
    }
    // There the boxes are those that are not lost.
    let text = match item.kind() {
        "tie-break" => {
            text.strip_prefix("not lost").or(text.strip_suffix("not lost")).unwrap_or(text).trim_matches([':', ' '])
        }
        _ => text,
    };
    let is_lost = item.kind() == "tie-break" && text.contains("lost");
    if is_lost || says_how_many(text) || is_range(text) || is_box_and_label(labels, text) {
        return None;
    }
    let named = by_marks(labels.len(), typed)
        .or_else(|| by_number_sign(text))
        .or_else(|| by_boxes(labels, text))
        .or_else(|| by_words(item, labels, text));
    let numbered = || by_labels(labels, text).or_else(|| by_numbers(labels, text));
    let mut found = named.or_else(|| if is_spelled(text, typed) { None } else { numbered() })?;
    found.sort_unstable();
    found.dedup();
    found.last().is_none_or(|&last| last < labels.len()).then_some(found)
}

/// One mark for each box: `x - x`, `☑ ☐ ☑`, `yes no yes`, `1 0 1` where that cannot be the numbers of boxes.
fn by_marks(count: usize, typed: &str) -> Option<Vec<usize>> {
    let mut marks = Vec::new();
    let text = typed.to_lowercase().replace("[x]", "☑").replace("[ ]", "☐").replace("[]", "☐");
    for word in text.split([' ', ',', ';', '/', '|', '\t']).filter(|word| !word.is_empty()) {
        let one = |word: &str| match word {
            "x" | "☑" | "☒" | "✓" | "✔" | "✗" | "✘" | "yes" | "y" | "true" | "igen" | "i" | "+" | "כן" => {
                Some(true)
            }
            "-" | "–" | "—" | "☐" | "□" | "o" | "no" | "false" | "nem" | "_" | "." | "לא" => Some(false),
            _ => None,
        };
        match one(word) {
            Some(mark) => marks.push(mark),
            None => {
                for character in word.chars() {
                    marks.push(one(character.encode_utf8(&mut [0; 4]))?);
                }
            }
        }
    }
    let ticked = (0..marks.len()).filter(|&place| marks[place]).collect();
    (marks.len() == count).then_some(ticked)
}

/// `#1 #3`
fn by_number_sign(text: &str) -> Option<Vec<usize>> {
    if !text.starts_with('#') {
        return None;
    }
    naturals(text)
        .filter(|given| !given.is_empty())?
        .into_iter()
        .map(|number| usize::try_from(number).ok()?.checked_sub(1))
        .collect()
}

/// `box 5`, `boxes 1 and 3`: whatever is beside them.
fn by_boxes(labels: &[String], text: &str) -> Option<Vec<usize>> {
    let named = ["boxes", "box", "squares", "square"].into_iter().find(|named| text.contains(named))?;
    if labels.iter().any(|label| label.contains(named)) {
        return None;
    }
    let numbers = naturals(&text.replace(named, " ")).filter(|numbers| !numbers.is_empty())?;
    numbers.into_iter().map(|number| usize::try_from(number).ok()?.checked_sub(1)).collect()
}

/// Words that the boxes of a kind are called by.
fn by_words(item: &Item<'_>, labels: &[String], text: &str) -> Option<Vec<usize>> {
    let text = &text.trim_matches(['.', '!', ' ']).replace("the ", "")[..];
    let text = text.strip_suffix(" one").unwrap_or(text);
    let known: &[(&str, &[usize])] = match item.kind() {
        "both-plays" => &[
            ("both", &[0, 1]),
            ("both games", &[0, 1]),
            ("in both", &[0, 1]),
            ("normal", &[0]),
            ("wins", &[0]),
            ("last token wins", &[0]),
            ("only normal", &[0]),
            ("misere", &[1]),
            ("misère", &[1]),
            ("loses", &[1]),
            ("last token loses", &[1]),
            ("only misere", &[1]),
        ],
        "early-stop" => &[
            ("lost", &[0]),
            ("lost trio", &[0]),
            ("v-trio", &[0]),
            ("trio", &[0]),
            ("p", &[0]),
            ("not lost", &[1]),
            ("not a lost trio", &[1]),
            ("no lost trio", &[1]),
            ("not", &[1]),
            ("no trio", &[1]),
            ("not a v-trio", &[1]),
            ("won", &[1]),
            ("n", &[1]),
        ],
        "join" => &[
            ("first", &[0]),
            ("second", &[1]),
            ("third", &[2]),
            ("both together", &[2]),
            ("together", &[2]),
            ("first and second", &[0, 1]),
            ("first and third", &[0, 2]),
            ("second and third", &[1, 2]),
            ("all", &[0, 1, 2]),
            ("first, both", &[0, 2]),
            ("second, both", &[1, 2]),
            ("first and both", &[0, 2]),
            ("second and both", &[1, 2]),
            ("first and both together", &[0, 2]),
            ("second and both together", &[1, 2]),
        ],
        _ if text == "all" || text == "all of them" => return Some((0..labels.len()).collect()),
        _ => &[],
    };
    known.iter().find(|(words, _)| *words == text).map(|(_, boxes)| boxes.to_vec())
}

/// By what is beside them.
fn by_labels(labels: &[String], text: &str) -> Option<Vec<usize>> {
    let same = |one: &str, other: &str| tokens(one) == tokens(other);
    let numeric =
        labels.iter().all(|label| label.contains(|c: char| c.is_ascii_digit()) && !label.contains(char::is_alphabetic));
    if numeric && labels.iter().all(|label| label.contains('(')) {
        // Sets and trios, between parentheses or one by one.
        let given: Vec<Vec<u64>> = groups(text)?;
        let known: Vec<Vec<u64>> = labels.iter().map(|label| sorted(numbers_in(label))).collect();
        return given.into_iter().map(|one| known.iter().position(|label| *label == sorted(one.clone()))).collect();
    }
    if numeric {
        // `2., 4.` are the second and the fourth.
        if text.trim_end_matches(['.', ' ']).contains('.') {
            return None;
        }
        let known: Vec<Vec<u64>> = labels.iter().map(|label| numbers_in(label)).collect();
        let given = naturals(text).filter(|given| !given.is_empty())?;
        return given.into_iter().map(|one| known.iter().position(|label| *label == [one])).collect();
    }
    let parts = text.split([';', ',', '/']).map(|part| part.trim_matches([' ', '.']));
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let place = |part: &&str| labels.iter().position(|label| same(label, part));
    parts.iter().map(place).collect()
}

/// Whether all numbers of an answer are words, which may count boxes: `two`, `kettő`.
fn is_spelled(text: &str, typed: &str) -> bool {
    let digit = |sign: char| sign.is_ascii_digit();
    !plain(typed).contains(digit) && naturals(text).is_some_and(|numbers| !numbers.is_empty())
}

/// Whether a text counts boxes, and names none: `five trios`, `2 lost`, `the first two`.
fn says_how_many(text: &str) -> bool {
    let number = |token: &Token| match token {
        Token::Digits(_) => true,
        Token::Word(word) => number_word(word).is_some(),
        _ => false,
    };
    let counted = ["there are ", "the "].iter().find_map(|before| text.strip_prefix(before)).unwrap_or(text);
    match &tokens(counted)[..] {
        [Token::Word(which), Token::Word(one), ..] if one == "one" && which == "first" => false,
        [Token::Word(which), second, ..] if which == "first" || which == "last" => number(second),
        [first, Token::Word(behind), rest @ ..] => number(first) && behind != "is" && !rest.iter().any(number),
        _ => false,
    }
}

/// Whether boxes from one to another are named, by which all of them or the two may be meant: `boxes 2-5`, `2 to 5`.
fn is_range(text: &str) -> bool {
    let noun = |word: &str| ["box", "boxes", "square", "squares"].contains(&word);
    let is_named =
        text.starts_with('#') || tokens(text).iter().any(|token| matches!(token, Token::Word(word) if noun(word)));
    let mut tokens = tokens(&in_digits(text));
    tokens.retain(|token| !matches!(token, Token::Word(word) if noun(word)) && *token != Token::Sign('#'));
    joins_range(&tokens, |sign| match sign {
        Token::Word(to) => to == "to",
        Token::Sign('-') | Token::Arrow => is_named,
        _ => false,
    })
}

/// Whether the same numbers are those of boxes and, without parentheses, what is beside one: `2 4` beside `{2, 4}`.
fn is_box_and_label(labels: &[String], text: &str) -> bool {
    let numbers = sorted(naturals(text).unwrap_or_default());
    let is_box = |number: &u64| (1..=labels.len() as u64).contains(number);
    numbers.len() > 1
        && numbers.iter().all(is_box)
        && !text.contains(['(', ';', '/', '#'])
        && labels.iter().any(|label| label.contains('(') && sorted(numbers_in(label)) == numbers)
}

fn sorted(mut numbers: Vec<u64>) -> Vec<u64> {
    numbers.sort_unstable();
    numbers
}

/// Numbers in groups: in parentheses, between `;` and `/`, or between commas.
fn groups(text: &str) -> Option<Vec<Vec<u64>>> {
    if !text.contains('(') {
        let signs: &[char] = if text.contains([';', '/', '-']) { &[';', '/'] } else { &[','] };
        let pieces = text.split(signs).filter(|piece| !piece.trim().is_empty());
        return pieces.map(|piece| naturals(piece).filter(|numbers| numbers.len() > 1)).collect();
    }
    let mut groups = Vec::new();
    for piece in text.split(')') {
        let (before, inner) = match piece.split_once('(') {
            Some((before, inner)) => (before, Some(inner)),
            None => (piece, None),
        };
        if !naturals(&before.replace("and", " "))?.is_empty() {
            return None;
        }
        groups.extend(inner.map(naturals).map(|numbers| numbers.unwrap_or_default()));
    }
    groups.iter().all(|group| !group.is_empty()).then_some(groups)
}

/// By number, from 1, where no number is beside them.
fn by_numbers(labels: &[String], text: &str) -> Option<Vec<usize>> {
    let bare = labels.iter().all(|label| label.bytes().all(|byte| byte.is_ascii_digit()));
    // `1-3-6` is no list of boxes.
    if bare || text.contains(['(', '-']) {
        return None;
    }
    let numbers = naturals(text).filter(|numbers| !numbers.is_empty())?;
    // `4 5 6, 1 2 4, 2 3 6` names no boxes.
    if numbers.iter().any(|one| numbers.iter().filter(|other| *other == one).count() > 1) {
        return None;
    }
    numbers.into_iter().map(|number| usize::try_from(number).ok()?.checked_sub(1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_by_marks() {
        assert_eq!(by_marks(3, "x - x"), Some(vec![0, 2]));
        assert_eq!(by_marks(3, "☑☐☑"), Some(vec![0, 2]));
        assert_eq!(by_marks(3, "yes, no, yes"), Some(vec![0, 2]));
        assert_eq!(by_marks(2, "x - x"), None);
        assert_eq!(by_marks(3, "1 3"), None);
    }

    #[test]
    fn sets_are_known_by_their_numbers() {
        let labels = [plain("{1, 5}"), "(1, 3, 8)".to_owned()];
        assert_eq!(by_labels(&labels, "(5, 1)"), Some(vec![0]));
        assert_eq!(by_labels(&labels, "1 5; 1 3 8"), Some(vec![0, 1]));
        assert_eq!(by_labels(&labels, "2"), None);
        assert_eq!(by_numbers(&labels, "2"), Some(vec![1]));
    }
}
