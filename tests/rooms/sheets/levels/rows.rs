//! The work of who goes through the heaps of a game from 0 upwards, and of who adds Fibonacci numbers.

use super::numbers;

/// Who writes down 1, 2, 3, 5, … up to the heap, and then takes the largest that fits away until nothing is left: an
/// addition for each number, a comparison for each number that is tried, two steps for a subtraction.
pub fn fibonacci(position: &str) -> u64 {
    let mut rest = numbers(position)[0];
    let mut known = vec![1, 2];
    while known[known.len() - 1] + known[known.len() - 2] <= rest {
        known.push(known[known.len() - 1] + known[known.len() - 2]);
    }
    let mut steps = known.len() as u64;
    while rest > 0 {
        let next = known.pop().expect("1 is left for the last");
        steps += if next <= rest { 3 } else { 1 };
        rest -= if next <= rest { next } else { 0 };
    }
    steps
}

/// Who goes through the heaps of each set up to the first that differs from the given ones, and looks each take up.
pub fn find_rule(position: &str) -> u64 {
    let (given, sets) = position.split_once(':').expect("heaps and sets");
    let given = numbers(given);
    let mut steps = 0;
    for takes in sets.split(',').map(numbers) {
        for heap in 0..=16 {
            let before = takes.iter().filter(|&&take| take <= heap);
            let first = before.clone().position(|take| given.contains(&(heap - take)));
            steps += 1 + first.map_or(before.count(), |place| place + 1) as u64;
            if first.is_none() != given.contains(&heap) {
                break;
            }
        }
    }
    steps
}

/// Who reads the list for 0, again for 1, and so on, each time up to the number or the end.
pub fn mex(position: &str) -> u64 {
    missing(&numbers(position)).1
}

/// The least number that a list lacks, and how much of the list is read for it.
fn missing(list: &[u64]) -> (u64, u64) {
    let read = |number: u64| list.iter().position(|&other| other == number);
    let found = (0..).map_while(read).map(|place| place as u64 + 1);
    let (mex, steps) = found.fold((0, 0), |(count, steps), read| (count + 1, steps + read));
    (mex, steps + list.len() as u64)
}

/// The values of a subtraction game from 0 on, each with the steps that it takes.
fn subtraction(takes: &[u64], last: u64) -> Vec<(u64, u64)> {
    let mut row: Vec<(u64, u64)> = Vec::new();
    for heap in 0..=last {
        let left = takes.iter().filter(|&&take| take <= heap).map(|&take| row[(heap - take) as usize].0);
        let (value, read) = missing(&left.collect::<Vec<_>>());
        row.push((value, 1 + read));
    }
    row
}

/// Who fills the row of values up to the heap.
pub fn value(position: &str) -> u64 {
    let read = numbers(position);
    let (heap, takes) = read.split_last().expect("a heap");
    subtraction(takes, *heap).iter().map(|(_, steps)| steps).sum()
}

/// Who looks up what each shot at a row of Kayles leaves, adds where there are two rows, and reads the values.
pub fn kayles(position: &str) -> u64 {
    let pins = numbers(position)[0];
    let row = crate::tests::plain::octal::values("0.77", pins as usize);
    let mut steps = 0;
    let mut values = Vec::new();
    for rest in (1..=2).filter_map(|hit| pins.checked_sub(hit)) {
        for less in 0..=rest / 2 {
            steps += if less == 0 { 1 } else { 3 };
            values.push(row[less as usize] ^ row[(rest - less) as usize]);
        }
    }
    steps + missing(&values).1
}

/// Who writes the row on a strip of paper, lays it below the row, a place further each time, and compares all along, up
/// to the shift where values agree from some heap on. A row is as long as the proof of its period needs.
pub fn period(position: &str) -> u64 {
    let takes = numbers(position);
    let most = takes.iter().copied().max().expect("takes") as usize;
    let last = 20 * most;
    let row = subtraction(&takes, last as u64);
    let agree = |shift: usize| (shift..=last).rev().take_while(|&heap| row[heap].0 == row[heap - shift].0).count();
    let length = (1..last).find(|&shift| agree(shift) >= 2 * most).expect("twenty times the largest take is enough");
    let needed = last + 1 - agree(length) + most;
    (1..=length).map(|shift| (needed - shift) as u64).sum()
}

/// Who decides heap after heap, each by its takes up to a lost one, until as many decisions come again as the largest
/// take.
pub fn losing_set(position: &str) -> u64 {
    let takes = numbers(position);
    let most = takes.iter().copied().max().expect("takes") as usize;
    let mut lost: Vec<bool> = Vec::new();
    let mut steps = 0;
    loop {
        let before = takes.iter().filter(|&&take| take <= lost.len() as u64);
        let first = before.clone().position(|&take| lost[lost.len() - take as usize]);
        steps += 1 + first.map_or(before.count(), |place| place + 1) as u64;
        lost.push(first.is_none());
        let window = &lost[lost.len().saturating_sub(most)..];
        if lost.len() > most && lost[..lost.len() - 1].windows(most).any(|earlier| earlier == window) {
            return steps;
        }
    }
}

/// Who strikes equal games of each sum out two by two: a step for each game.
pub fn cancel(position: &str) -> u64 {
    position.split([',', '+']).count() as u64
}
