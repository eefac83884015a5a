//! The reasons of `nimbook solve --explain`: binary columns in aligned digits, and words.
//!
//! Representation: lines of at most 80 characters; where the digits of the largest heaps take the
//! whole line, the decimal number beside them is left out. Counts of ten and more are written downwards.
//! Source: Bouton 1902; Báron 1964; Winning Ways, ch. 3.

mod games;

use super::super::width::{WIDTH, wrap};
use crate::exercise::games::move_text;
use crate::rules::{Game, Move, Play, Position};
use crate::solver::{Columns, Explanation, Outcome, Solution};

/// Why the position is won or lost; empty line first.
pub fn text(game: &Game, position: &Position, explanation: &Explanation, solution: &Solution) -> String {
    let moves = &solution.winning_moves[..];
    let body = match explanation {
        Explanation::NimSum(columns) => nim(columns, moves),
        Explanation::MisereAsNormal(columns) => {
            let until = "While two heaps or more have at least two tokens each, misère play goes as normal play does: a \
                         position is P exactly if every column has an even number of ones.";
            let then = "That ends when a move leaves only one such heap: the other player then takes it, or all of it \
                        but one token, so that an odd number of single tokens is left.";
            wrap(until) + "\n" + &nim(columns, moves) + "\n" + &wrap(then)
        }
        Explanation::MisereOneBig { part, ones } => one_big(*part, *ones),
        Explanation::MisereSingles { ones } => singles(*ones),
        Explanation::Sum { components, values } => sum(game, position, components, values, moves),
        Explanation::Heaps { heaps, values } => several(game, position, heaps, values, moves),
        Explanation::Remainder { .. }
        | Explanation::Period { .. }
        | Explanation::SmallestFactor { .. }
        | Explanation::Twos { .. }
        | Explanation::Mex { .. } => {
            let end = match moves {
                [] if solution.outcome == Outcome::N => "So some move leaves value 0, and whoever has to move can win.",
                [] => "No move leaves a heap of value 0, so whoever has to move loses.",
                _ => "The winning moves are those that leave a heap of value 0.",
            };
            wrap(&format!("The heap has the {} {end}", reason(explanation, 0)))
        }
        _ => games::text(explanation),
    };
    "\n".to_owned() + &body
}

/// Nim by its columns.
fn nim(columns: &Columns, moves: &[Move]) -> String {
    let mut out = grid("heap", columns) + "\n";
    if columns.numbers.iter().all(|&heap| heap == 0) {
        return out + "No token is left: the other player took the last one and won.\n";
    }
    if columns.nim_sum == 0 {
        let even = "Every column has an even number of ones: the nim-sum is 0. Every move makes a column odd, and \
                    the other player can make all columns even again.";
        return out + &wrap(even);
    }
    out += &wrap(&format!(
        "The odd columns spell the nim-sum {}. To win, make every column even: take a heap that has a one in the \
         leftmost odd column, and flip its digits in all odd columns; that makes it smaller.",
        columns.nim_sum
    ));
    out.push('\n');
    for step in moves {
        let (heap, left) = (step.step.part + 1, step.step.left[0]);
        let from = left + step.taken;
        let (before, after) = (columns.digits(from), columns.digits(left));
        let line = format!("heap {heap}: {before} becomes {after}, so {from} becomes {left}");
        let short = format!("heap {heap}: {from} becomes {left}");
        out += &if line.chars().count() <= WIDTH { line } else { short };
        out.push('\n');
    }
    out
}

/// Misère Nim with a single heap of two or more.
fn one_big(part: usize, ones: usize) -> String {
    let others = match ones {
        0 => "no other heap has a token".to_owned(),
        1 => "one other heap is a single token".to_owned(),
        _ => format!("{ones} other heaps are single tokens"),
    };
    wrap(&format!(
        "Only heap {} has two tokens or more; {others}. Leave {} of it: then the number of single tokens is odd, \
         nobody has a choice any more, and the other player takes the last one.",
        part + 1,
        1 - ones % 2
    ))
}

/// Misère Nim with nothing but single tokens.
fn singles(ones: usize) -> String {
    if ones == 0 {
        return "No token is left: the other player took the last one and lost.\n".to_owned();
    }
    let (parity, last) = if ones % 2 == 1 { ("odd", "whoever has to move") } else { ("even", "the other player") };
    wrap(&format!(
        "No heap has more than one token, so nobody has a choice. {ones} tokens is an {parity} number: {last} takes \
         the last one and loses."
    ))
}

/// Several heaps of one game by their values.
fn several(game: &Game, position: &Position, heaps: &[Explanation], values: &Columns, moves: &[Move]) -> String {
    let mut out = wrap("The value of several heaps is the nim-sum of the values of each.") + "\n";
    for (place, (heap, reason_of)) in position.parts().iter().zip(heaps).enumerate() {
        out += &wrap(&format!("Heap {}, {heap}: {}", place + 1, reason(reason_of, values.numbers[place])));
    }
    out = out + "\n" + &grid("heap", values) + "\n";
    out += &match values.nim_sum {
        0 => wrap("Every column has an even number of ones: the value is 0, and every move makes a column odd."),
        sum => wrap(&format!(
            "The odd columns spell {sum}, the value. A winning move gives one heap, or what it falls into, the value \
             that all others have together."
        )),
    };
    for step in moves {
        let value = values.numbers[step.step.part];
        out += &format!("{}: the value {value} becomes {}\n", move_text(game, position, step), value ^ values.nim_sum);
    }
    out
}

/// A sum by the values of its parts.
fn sum(game: &Game, position: &Position, components: &[Explanation], values: &Columns, moves: &[Move]) -> String {
    let mut out = wrap("The value of a sum is the nim-sum of the values of its parts.") + "\n";
    for (part, ((rules, parts), explanation)) in game.split(position).zip(components).enumerate() {
        let text = Game::single(rules.clone(), Play::Normal).text(&Position::of(parts));
        out += &wrap(&format!("Part {}, {text}: {}", part + 1, reason(explanation, values.numbers[part])));
    }
    out = out + "\n" + &grid("part", values) + "\n";
    if values.nim_sum == 0 {
        let even = "Every column has an even number of ones: the value of the sum is 0. Every move makes a column odd, \
                    and the other player can make all columns even again.";
        return out + &wrap(even);
    }
    out += &wrap(&format!(
        "The odd columns spell {}, the value of the sum. A winning move gives one part the value that all others \
         have together.",
        values.nim_sum
    ));
    out.push('\n');
    for step in moves {
        let value = values.numbers[step.component];
        out += &format!("{}: the value {value} becomes {}\n", move_text(game, position, step), value ^ values.nim_sum);
    }
    out
}

/// The value of one component, and where it comes from.
fn reason(explanation: &Explanation, value: u64) -> String {
    match explanation {
        Explanation::Remainder { heap, modulus, remainder } => {
            format!("value {remainder}, the remainder of {heap} after division by {modulus}.")
        }
        Explanation::Period { heap, same_as, value, period: Some(period) } => {
            let (length, from, to) = (period.length, period.from, period.verified_to);
            let like = if same_as == heap { String::new() } else { format!(", like the heap {same_as}") };
            format!(
                "value {value}{like}. The values repeat every {length} heaps from {from} on, proved by those up to {to}."
            )
        }
        Explanation::SmallestFactor { heap, factor: Some(2), .. } => {
            format!("value 0, because {heap} is even: every move leaves an odd heap, whose value is not 0.")
        }
        Explanation::SmallestFactor { heap, factor: Some(factor), value } => {
            format!("value {value}: the smallest prime factor of {heap} is {factor}, prime number {value}.")
        }
        Explanation::SmallestFactor { heap, factor: None, value } => format!("value {value}, as a heap of {heap} has."),
        Explanation::Twos { heap: 0, .. } => "value 0: it is empty.".to_owned(),
        Explanation::Twos { heap, twos, value } => {
            let how = match twos {
                0 => "not at all".to_owned(),
                1 => "once".to_owned(),
                2 => "twice".to_owned(),
                times => format!("{times} times"),
            };
            format!("value {value}: 2 divides {heap} {how}, and one more is the value.")
        }
        Explanation::Mex { value, .. } => format!("value {value}, the mex of its options' values."),
        Explanation::Heaps { values, .. } => format!("value {}, the nim-sum of its heaps' values.", values.nim_sum),
        Explanation::Period { value, period: None, .. } => format!("value {value}, the mex of its options' values."),
        Explanation::NimSum(columns) => format!("value {}, the nim-sum of its heaps.", columns.nim_sum),
        Explanation::Coins { values, .. } => format!("value {}, the nim-sum of its coins' values.", values.nim_sum),
        Explanation::LastCoin { black, .. } => format!("value {}, by the last coin.", u64::from(*black)),
        // Misère games do not add, sums do not stand inside sums, and the values of the others are mex of mex.
        _ => format!("value {value}, by mex over all positions below it."),
    }
}

/// The numbers under one another in binary, the ones of each column counted, the odd columns marked.
fn grid(row: &str, columns: &Columns) -> String {
    let numbers: Vec<u64> = (1..=columns.numbers.len() as u64).collect();
    numbered(row, &numbers, columns)
}

/// The same with the number of each row.
fn numbered(row: &str, numbers: &[u64], columns: &Columns) -> String {
    let label = |place: usize| format!("{row} {}", numbers[place]);
    let wide = (0..numbers.len()).map(|place| label(place).chars().count()).max().unwrap_or(4).max(4);
    let decimal = columns.numbers.iter().map(|number| number.to_string().len()).max().unwrap_or(1);
    // As much as fits: digits apart with the decimal number, digits close with it, digits alone.
    let (gap, decimal) = match columns.width() {
        width if wide + decimal + 4 + 2 * width <= WIDTH => (" ", Some(decimal)),
        width if wide + decimal + 4 + width <= WIDTH => ("", Some(decimal)),
        _ => ("", None),
    };
    let line = |label: &str, number: &str, cells: Vec<String>| {
        let number = decimal.map_or(String::new(), |decimal| format!("  {number:>decimal$}"));
        format!("{label:<wide$}{number}  {}", cells.join(gap)).trim_end().to_owned() + "\n"
    };

    let mut out = String::new();
    for (place, &number) in columns.numbers.iter().enumerate() {
        let digits = columns.digits(number).chars().map(String::from).collect();
        out += &line(&label(place), &number.to_string(), digits);
    }
    let counts: Vec<String> = columns.ones.iter().map(usize::to_string).collect();
    let tall = counts.iter().map(String::len).max().unwrap_or(1);
    for level in 0..tall {
        let digit = |count: &String| format!("{count:>tall$}").chars().nth(level).map_or(String::new(), String::from);
        out += &line(if level == 0 { "ones" } else { "" }, "", counts.iter().map(digit).collect());
    }
    let mut marks = vec![" ".to_owned(); columns.width()];
    for column in columns.odd() {
        marks[column] = "^".to_owned();
    }
    if columns.nim_sum > 0 {
        out += &line("odd", "", marks);
    }
    out
}
