//! The reasons that are told in a game's own terms: coins, distances, Fibonacci numbers, chocolate,
//! boards, lines.
//!
//! Representation: sentences, wrapped at 80 columns, and columns of digits where values are added.
//! Source: Winning Ways; N-12 to N-26, N-57 to N-62, N-72; C-09, C-23.

use super::super::super::width::wrap;
use super::numbered;
use crate::solver::kernel::coins::Coins;
use crate::solver::{Columns, Explanation, Outcome};

/// The reason as text; empty for those that are told elsewhere.
pub fn text(explanation: &Explanation) -> String {
    match explanation {
        Explanation::Coins { game, numbers, values } => coins(*game, numbers, values),
        Explanation::LastCoin { black, longest, shortest } => last_coin(*black, longest, *shortest),
        Explanation::Golden { x, y } => golden(*x, *y),
        Explanation::Zeckendorf { parts, most } => zeckendorf(parts, *most),
        Explanation::Chocolate { columns, turned, lost, positions, outcome } => {
            chocolate(columns, *turned, *lost, *positions, *outcome)
        }
        Explanation::Squares { rows, columns, middle, value } => squares(*rows, *columns, *middle, *value),
        Explanation::Lines { game, line, full } => lines(game, *line, *full),
        _ => String::new(),
    }
}

fn coins(game: Coins, numbers: &[u64], values: &Columns) -> String {
    let rule = match game {
        Coins::Turtles => "A coin that can be turned is worth its number, counted from the left",
        Coins::MockTurtles => {
            "Coin n is worth the n-th number with an odd number of binary ones: 1, 2, 4, 7, 8, 11, 13, 14, …"
        }
        Coins::Ruler => "Coin n is worth the largest power of 2 that divides n: 1, 2, 1, 4, 1, 2, 1, 8, …",
        Coins::FlipRight => "Only the last coin counts",
    };
    if numbers.is_empty() {
        return "No coin can be turned: the other player made the last move and won.\n".to_owned();
    }
    let list: Vec<String> =
        numbers.iter().zip(&values.numbers).map(|(coin, value)| format!("{coin} ({value})")).collect();
    let mut out = wrap(&format!(
        "{}. The row is worth the nim-sum of its coins `b`. Coins and their values: {}.",
        rule.trim_end_matches('.'),
        list.join(", ")
    ));
    out += &format!("\n{}\n", numbered("coin", numbers, values));
    out + &match values.nim_sum {
        0 => wrap("Every column has an even number of ones: the value is 0, and whoever has to move loses."),
        sum => wrap(&format!("The odd columns spell the value {sum}; a winning move makes every column even.")),
    }
}

fn last_coin(black: bool, longest: &str, shortest: u64) -> String {
    let (colour, winner) = if black { ("`b`", "whoever has to move") } else { ("`w`", "the other player") };
    wrap(&format!(
        "Every move turns the last coin. It is `w` at the end, and it is {colour} now, so the number of moves left is \
         {} and {winner} makes the last one, however they play: any move wins or none does. The longest play has \
         {longest} moves, the row read as a binary number with 1 for `b`; the shortest has {shortest}, one for each \
         change of colour when a `w` stands in front.",
        if black { "odd" } else { "even" }
    ))
}

fn golden(x: u64, y: u64) -> String {
    let (smaller, k) = (x.min(y), x.abs_diff(y));
    // φ = (1 + √5) / 2, so ⌊kφ⌋ needs one integer root.
    let lost = (u128::from(k) + (5 * u128::from(k) * u128::from(k)).isqrt()) / 2;
    let end = if lost == u128::from(smaller) {
        "which it is: whoever has to move loses."
    } else {
        "which it is not: some move reaches such a pair."
    };
    wrap(&format!(
        "The lost pairs are those whose smaller number is kφ rounded down, where k is their difference and φ = \
         1.618… the golden ratio (Wythoff). Here k = {k}, so the smaller number would be {lost}, and it is {smaller}, \
         {end}"
    ))
}

fn zeckendorf(parts: &[u64], most: u64) -> String {
    let Some(smallest) = parts.last() else {
        return "The heap is empty: the other player took the last token and won.\n".to_owned();
    };
    let sum: Vec<String> = parts.iter().map(u64::to_string).collect();
    let heap: u128 = parts.iter().map(|&part| u128::from(part)).sum();
    let end = if most >= *smallest {
        format!(
            "Here {most} may be taken, so taking {smallest} is allowed; then the other player may take {}, and the \
             smallest part left, if there is one, is larger than that.",
            u128::from(*smallest) * 2
        )
    } else {
        format!("Here only {most} may be taken, so {smallest} is out of reach: whoever has to move loses.")
    };
    wrap(&format!(
        "As a sum of Fibonacci numbers, no two of them neighbours, the heap is {heap} = {} (Zeckendorf). The \
         position is won exactly if the smallest part, {smallest}, may be taken. {end}",
        sum.join(" + ")
    ))
}

fn chocolate(columns: &[u64], turned: bool, lost: Option<Option<u64>>, positions: u128, outcome: Outcome) -> String {
    let word = if turned { "rows" } else { "columns" };
    let text = match (columns, lost) {
        ([1], _) => "Only the poison is left: whoever has to move loses.".to_owned(),
        ([a], _) => format!("One line of {a} squares: leave the poison alone and win."),
        ([a, b], _) => format!(
            "With two {word} the position is lost exactly if the one with the poison is one square longer than the \
             other: here {a} and {b}."
        ),
        ([a, b, c], Some(lost)) => {
            let found = match lost {
                Some(f) if f == *a => format!("that number is {f}, so the position is lost"),
                Some(f) => format!("that number is {f}, not {a}, so the position is won"),
                None => "no such number exists, because a shorter position is lost already; so the position is won"
                    .to_owned(),
            };
            format!(
                "With three {word} and given second and third ones, {b} and {c}, at most one length of the first is \
                 lost: {found}."
            )
        }
        _ => {
            let square = columns.iter().all(|&height| height == columns.len() as u64);
            let mirror = if square {
                " On a square board, bite at row 2, column 2 and then do in one arm what the other player does in the \
                 other."
            } else {
                ""
            };
            let whole = if columns.iter().all(|&height| height == columns[0]) && outcome == Outcome::N {
                " The first player wins every full board of two squares or more: if the bite of the single corner \
                 square lost, the winning answer to it could have been played at once (strategy stealing). But that \
                 does not say with which bite."
            } else {
                ""
            };
            format!(
                "The {positions} positions inside the board were marked from the poison up: a position is lost if no \
                 bite leads to a lost one.{whole}{mirror}"
            )
        }
    };
    wrap(&text)
}

fn squares(rows: usize, columns: usize, middle: Option<[usize; 2]>, value: Option<u64>) -> String {
    let (short, long) = (rows.min(columns), rows.max(columns));
    let text = match (middle, value) {
        (Some([row, column]), _) => format!(
            "The board has a middle block, with its upper left cell in row {row}, column {column}. Cover it and then \
             answer every block by its reflection through the middle: that is always free, so you move last. There \
             may be other winning moves."
        ),
        (None, Some(_)) if short < 2 => "There is no room for a block: whoever has to move loses.".to_owned(),
        (None, Some(value)) if short <= 3 => format!(
            "An empty board of {short} rows and {long} columns is Dawson's Kayles with a heap of {long}: each block \
             uses up two neighbouring columns. Its value is {value}, by the proved period of that game."
        ),
        (None, Some(_)) => {
            let (across, along) = if rows == 5 { ("row", "columns") } else { ("column", "rows") };
            format!(
                "A board with five {across}s is lost for whoever begins. Number the four places of a block across the \
                 board 1 to 4 and answer in the same two {along}, two places further on, with 1 after 4: that is \
                 always free, and nothing is left in these {along} or beside them, so you move last."
            )
        }
        (None, None) => "The board falls into parts that do not touch each other; each was solved by itself, once for \
                         all its rotations and reflections, and the values were added without carry."
            .to_owned(),
    };
    wrap(&text)
}

fn lines(game: &str, line: Option<[usize; 3]>, full: bool) -> String {
    let text = match (line, full) {
        (Some(line), _) => {
            let names = line.map(|point| match game {
                "trihex" => ["A", "B", "C", "D", "E", "F", "G", "H", "I"][point % 9].to_owned(),
                _ => format!("row {}, column {}", point / 3 + 1, point % 3 + 1),
            });
            format!("The game is over: one player has the line {}.", names.join("; "))
        }
        (None, true) => "The game is over: no point is free and nobody has a line.".to_owned(),
        (None, false) => {
            "Every way to go on was looked at: with nine points there are at most 19683 positions.".to_owned()
        }
    };
    wrap(&text)
}
