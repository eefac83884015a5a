//! The work of who writes numbers in binary and goes through their columns, a step for each digit.

use super::numbers;

/// How many binary digits a number has.
fn width(number: u64) -> u64 {
    format!("{number:b}").len() as u64
}

/// Digits of the numbers one under the other, and of the line that says which columns are odd.
pub fn columns(numbers: &[u64]) -> u64 {
    (numbers.len() as u64 + 1) * width(numbers.iter().copied().max().unwrap_or(0))
}

/// Who lays the numbers of the text out in columns.
pub fn lay_out(position: &str) -> u64 {
    columns(&numbers(position))
}

/// Who looks in every heap for the highest odd column, and lowers each that has a one there.
pub fn lower(position: &str) -> u64 {
    let heaps = numbers(position);
    let odd = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let lowered = heaps.iter().filter(|&&heap| heap ^ odd < heap).count() as u64;
    columns(&heaps) + heaps.len() as u64 + lowered * (width(odd) + 1)
}

/// Who counts the heaps above 1, and lays all out where there are several.
pub fn last_loses(position: &str) -> u64 {
    let heaps = numbers(position);
    let is_nim = heaps.iter().filter(|&&heap| heap > 1).count() > 1;
    heaps.len() as u64 + if is_nim { columns(&heaps) } else { 0 }
}

/// Who judges what a move leaves, once with the last move winning and once with it losing.
pub fn both(position: &str) -> u64 {
    let left = position.split_once(':').expect("heaps and what is left").1;
    lay_out(left) + last_loses(left)
}

/// Who judges two positions and then adds the two sums.
pub fn join(position: &str) -> u64 {
    let (first, second) = position.split_once('+').expect("two positions");
    lay_out(first) + lay_out(second) + columns(&numbers(position)) / 7
}

/// Who reads the number from its last digit to a zero, and lays out the trio that it gives.
pub fn hardy(position: &str) -> u64 {
    let most = numbers(position)[0];
    match (0..width(most)).find(|place| most >> place & 1 == 0) {
        Some(place) => width(most) + place + 1 + columns(&[1 << place, most - (1 << place), most]),
        None => 2 * width(most),
    }
}

/// Who adds each shift to the two larger numbers, and lays the trio out unless it is a multiple of the power of 2.
pub fn shift(position: &str) -> u64 {
    let all = numbers(position);
    let power = 1 << width(all[0]);
    let one = |shift: &u64| {
        if shift.is_multiple_of(power) { 1 } else { 2 + columns(&[all[0], all[1] + shift, all[2] + shift]) }
    };
    all[3..].iter().map(one).sum()
}

/// Who lays out each trio of a list.
pub fn list(position: &str) -> u64 {
    position.split_once(':').expect("a list").1.split(',').map(lay_out).sum()
}

/// Who answers two equal heaps, two heaps, or a trio with 1 by a rule, and lays all others out.
pub fn replies(position: &str) -> u64 {
    let rows = position.split_once(':').expect("rows").1.split(',').map(numbers);
    let one = |row: Vec<u64>| {
        let is_pair = row[0] == row[1] || row[1] == row[2] || row[0] == row[2];
        if is_pair || row.contains(&0) || row.contains(&1) { 2 } else { columns(&row) + lower(&super::text(&row)) }
    };
    rows.map(one).sum()
}

/// Who computes line after line until one is wrong: sums and digits in binary, differences in decimal.
pub fn wrong_line(position: &str) -> u64 {
    let mut steps = 0;
    for line in position.split_once(':').expect("lines").1.split(';') {
        let read = numbers(line);
        let (of_line, is_right) = match line.trim().split(' ').next() {
            Some("sum") => (columns(&read[..2]), read[0] ^ read[1] == read[2]),
            Some("highest") => (width(read[0]), read[1] == 1 << (width(read[0]) - 1)),
            Some("becomes") => (columns(&[read[0], read[2]]), read[0] & read[1] > 0 && read[0] ^ read[2] == read[3]),
            _ => (width(read[0]), read[0] - read[1] == read[2]),
        };
        steps += of_line;
        if !is_right {
            return steps;
        }
    }
    panic!("no line of `{position}` is wrong")
}

/// Who counts the dark coins, knows the value of each by its place, and lays the places out.
pub fn coins(position: &str) -> u64 {
    let row = position.split(' ').next_back().expect("a row of coins");
    let places: Vec<u64> = (1..).zip(row.chars()).filter(|&(_, coin)| coin == 'b').map(|(place, _)| place).collect();
    places.len() as u64 + columns(&places)
}

/// Who reads the values of a heap of Kayles and one of the subtraction game, lays them out with the heap of Nim, and
/// looks for the one to lower.
pub fn which_heap(position: &str) -> u64 {
    let read = numbers(position);
    let [kayles, .., heap, nim] = read[..] else { panic!("three parts") };
    let row = crate::tests::plain::octal::values("0.77", kayles as usize);
    lower(&super::text(&[row[kayles as usize], heap % 4, nim]))
}

/// Who divides by hand: for each digit of the heap the multiples of the period up to the one that fits, digit by digit.
/// Kayles has the period 12 (Guy and Smith 1956).
pub fn divide(position: &str) -> u64 {
    let (mut rest, mut steps) = (0, 0);
    for digit in position.split_once(' ').expect("a heap").1.bytes() {
        rest = rest * 10 + u64::from(digit - b'0');
        steps += 2 * (rest / 12 + 1);
        rest %= 12;
    }
    steps
}
