//! What kinds tell alike: the rules in words, pictures, binary columns, moves and their refutations.

use super::Dice;
use super::moves::Winning;
use crate::baron::columns::Columns;
pub use crate::document::build::*;
use crate::document::{Answer, Block, Cell, CellMark, Inline, Line, Mistake, Phrase, Table, TableLook};
use crate::picture;
use crate::rules::{Game, Play, Position, Rules};
use crate::solver::{self, Outcome};

/// Whether a phrase tells the rules of a game or of a procedure, so that it says the same in every question.
pub fn tells_rules(phrase: &Phrase) -> bool {
    phrase.key.starts_with("rule-") || phrase.key.ends_with("-rules")
}

/// The heaps as a picture.
pub fn heaps_picture(parts: &[u64]) -> Block {
    Block::Picture(if let [heap] = parts { picture::heap(*heap) } else { picture::heaps(parts) })
}

/// A game of one component with as many parts as the position has.
pub fn game(rules: &Rules, parts: &[u64], play: Play) -> (Game, Position) {
    (Game::single(rules.clone(), play), Position::of(parts))
}

/// The outcome by theory. Kinds ask only inside their bounds, where theory always answers.
pub fn outcome(game: &Game, position: &Position) -> Outcome {
    solver::outcome(game, position).unwrap_or(Outcome::N)
}

/// The winning moves by theory.
pub fn winning(game: &Game, position: &Position) -> Vec<Winning> {
    let moves = solver::winning_moves(game, position).unwrap_or_default().into_iter();
    moves.map(|step| Winning::of(game, position, step)).collect()
}

/// Why a position that somebody took for lost is not, or the other way round: one move, or an answer.
pub fn refutes_outcome(game: &Game, position: &Position) -> Phrase {
    if let Some(best) = winning(game, position).first() {
        return Phrase::new("refuted-by-winning-move").with("move", best.in_words());
    }
    let first_move = |step| Winning::of(game, position, step);
    if outcome(game, position) == Outcome::Draw {
        let holding = game.moves(position).into_iter().find(|step| outcome(game, &step.to) == Outcome::Draw);
        let told = holding.map(|step| Phrase::new("refuted-is-draw").with("move", first_move(step).in_words()));
        return told.unwrap_or_else(|| Phrase::new("refuted-no-move"));
    }
    let replied = game.moves(position).into_iter().find_map(|first| {
        let reply = winning(game, &first.to).into_iter().next()?;
        Some((first_move(first), reply))
    });
    match replied {
        None if !game.moves(position).is_empty() => Phrase::new("refuted-only-move-takes-last"),
        Some((first, reply)) => {
            Phrase::new("refuted-by-reply-to").with("move", first.in_words()).with("reply", reply.in_words())
        }
        None => Phrase::new("refuted-no-move"),
    }
}

/// The reply that refutes a move to `position`, which is won for whoever moves there.
pub fn refuting_reply(game: &Game, position: &Position) -> Phrase {
    match winning(game, position).first() {
        Some(reply) => Phrase::new("refuted-by-reply").with("reply", reply.in_words()),
        None if game.draws() => Phrase::new("refuted-only-draws"),
        // In misère play the empty position is won for whoever would move there.
        None => Phrase::new("refuted-takes-last"),
    }
}

/// The binary columns of heaps with their counts, odd columns framed. `filled` leaves the cells to write.
pub fn columns_table(heaps: &[u64], filled: bool) -> Block {
    let columns = Columns::of(heaps);
    let blank = || Cell { line: Line::new(), mark: CellMark::Write };
    let digit = |text: String, mark| Cell { line: vec![Inline::Signs(text)], mark };
    let odd = |count: usize, yes, no| if filled && count % 2 == 1 { yes } else { no };
    let mut head = vec![Cell::default()];
    for (place, &count) in columns.places.iter().zip(&columns.sums) {
        head.push(digit(place.to_string(), odd(count, CellMark::Odd, CellMark::None)));
    }
    let mut rows = Vec::new();
    for (heap, digits) in heaps.iter().zip(&columns.rows) {
        let mut row = vec![digit(heap.to_string(), CellMark::None)];
        for (value, &count) in digits.chars().zip(&columns.sums) {
            let mark = odd(count, CellMark::Odd, CellMark::None);
            row.push(if filled { digit(value.to_string(), mark) } else { blank() });
        }
        rows.push(row);
    }
    let mut total = vec![Cell { line: say(Phrase::new("columns-ones")), mark: CellMark::Total }];
    for &count in &columns.sums {
        let mark = odd(count, CellMark::OddTotal, CellMark::Total);
        total.push(if filled { digit(count.to_string(), mark) } else { blank() });
    }
    rows.push(total);
    let caption = Phrase::new("columns-caption").with("position", tuple(heaps));
    Block::Table(Table { look: TableLook::Columns, caption, head, rows, row_heads: true })
}

/// The heaps in blocks of 8, 4, 2 and 1 where that fits, else as binary columns.
pub fn blocks_or_columns(heaps: &[u64]) -> Block {
    match picture::blocks(heaps) {
        Some(picture) => Block::Picture(picture),
        None => columns_table(heaps, true),
    }
}

/// Heaps in an order of the dice.
pub fn in_some_order(heaps: &[u64], dice: &mut Dice) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    dice.shuffle(&mut heaps);
    heaps
}

/// At most three mistakes with different answers, none of them right.
pub fn named(answer: &Answer, mistakes: Vec<Mistake>) -> Vec<Mistake> {
    let mut kept: Vec<Mistake> = Vec::new();
    for mistake in mistakes {
        let known = kept.iter().any(|other| other.answer == mistake.answer && !matches!(answer, Answer::Winner(_)));
        if !known && kept.len() < 3 && !answer.accepts(&mistake.answer) {
            kept.push(mistake);
        }
    }
    kept
}

/// The numbers in a text of words and numbers.
pub fn numbers_in(text: &str) -> Vec<u64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Exactly so many numbers.
///
/// # Errors
/// A sentence that names the text.
pub fn parse_exactly<const COUNT: usize>(text: &str) -> Result<[u64; COUNT], String> {
    <[u64; COUNT]>::try_from(numbers_in(text)).map_err(|_| format!("`{text}` does not hold {COUNT} numbers"))
}

/// How many binary digits the largest number has.
pub fn width(numbers: &[u64]) -> u32 {
    numbers.iter().map(|number| u64::BITS - number.leading_zeros()).max().unwrap_or(0)
}

/// A difficulty from points: 1 to 5.
pub fn level(points: u32) -> u8 {
    points.clamp(1, 5) as u8
}
