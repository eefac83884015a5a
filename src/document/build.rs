//! Lines, steps and paragraphs made of phrases, and numbers as they appear inside phrases.

use super::{Block, Cell, CellMark, Inline, Line, Phrase, Role, Step, Table, TableLook};

/// A line of one phrase.
pub fn say(phrase: Phrase) -> Line {
    vec![Inline::Say(phrase)]
}

/// A paragraph of one phrase.
pub fn paragraph(phrase: Phrase) -> Block {
    Block::Paragraph(say(phrase))
}

/// Sentences after one another.
pub fn sentences(phrases: Vec<Phrase>) -> Block {
    Block::Paragraph(spoken(&phrases))
}

/// Sentences after one another, as a line.
pub fn spoken(phrases: &[Phrase]) -> Line {
    phrases.iter().flat_map(|phrase| [Inline::Text(" "), Inline::Say(phrase.clone())]).skip(1).collect()
}

/// A step that is a sentence and nothing to see.
pub fn step(phrase: Phrase) -> Step {
    Step { says: say(phrase), shows: Vec::new() }
}

/// A step with what shows it.
pub fn step_showing(phrase: Phrase, shows: Vec<Block>) -> Step {
    Step { says: say(phrase), shows }
}

/// A cell of a table without a mark.
pub fn cell(line: Line) -> Cell {
    Cell { line, mark: CellMark::None }
}

/// A cell with a number, or other characters that read left to right.
pub fn signs(text: impl ToString) -> Cell {
    cell(vec![Inline::Signs(text.to_string())])
}

/// A table below heads in words, each row with a head of its own.
pub fn worded_table(caption: Phrase, heads: &[&'static str], rows: impl Iterator<Item = Vec<Cell>>) -> Table {
    let head = heads.iter().map(|key| cell(say(Phrase::new(key)))).collect();
    Table { look: TableLook::Plain, caption, head, rows: rows.collect(), row_heads: true }
}

/// Numbers with spaces between.
pub fn join(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Numbers with commas between.
pub fn list(numbers: &[u64]) -> String {
    let mut text = String::with_capacity(5 * numbers.len());
    for (place, number) in numbers.iter().enumerate() {
        text += if place > 0 { ", " } else { "" };
        text += number.to_string().as_str();
    }
    text
}

/// Tuples, one after another, in a phrase.
pub fn tuples<const COUNT: usize>(tuples: &[[u64; COUNT]]) -> Vec<String> {
    tuples.iter().map(|one| tuple(one)).collect()
}

/// Numbers in braces.
pub fn set(numbers: &[u64]) -> String {
    format!("{{{}}}", list(numbers))
}

/// Numbers in parentheses, as positions of a trio are written: `(3, 9, 10)`.
pub fn tuple(numbers: &[u64]) -> String {
    format!("({})", list(numbers))
}

/// The naturals in a text of words and numbers.
pub fn numbers_in(text: &str) -> Vec<u64> {
    text.split(|character: char| !character.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// A place on a table, measured from its centre: `(−3, 5)`, with a minus sign as wide as a plus sign.
pub fn place([x, y]: [i64; 2]) -> String {
    format!("({x}, {y})").replace('-', "\u{2212}")
}

/// The letter of a box, from 0.
pub fn box_letter(place: usize) -> Phrase {
    Phrase::new("choice-letter").with("place", place + 1).for_role(Role::BoxLetter)
}

/// A line beside a box, after its letter.
pub fn with_letter(place: usize, line: &Line) -> Line {
    [Inline::Say(box_letter(place)), Inline::Text(") ")].into_iter().chain(line.iter().cloned()).collect()
}

/// What such a line says after the letter; none of one without a letter.
pub fn after_letter(line: &Line) -> Option<&[Inline]> {
    match &line[..] {
        [Inline::Say(phrase), Inline::Text(_), rest @ ..] if phrase.role == Role::BoxLetter => Some(rest),
        _ => None,
    }
}
