//! The work of who labels boards from the corner or the poison outwards, and of who counts places in a picture.

use std::collections::HashMap;

use super::numbers;

/// A board: what may be taken to the left and downwards, 0 for a queen, and its columns and rows.
struct Board {
    takes: [u64; 2],
    size: [u64; 2],
}

impl Board {
    fn of(words: &[u64]) -> Board {
        Board { takes: [words[0], words[1]], size: [words[2], words[3]] }
    }

    /// The squares, diagonal by diagonal.
    fn squares(&self) -> Vec<[u64; 2]> {
        let [columns, rows] = self.size;
        let on = |sum: u64| (0..rows).filter_map(move |y| sum.checked_sub(y).map(|x| [x, y]));
        (0..columns + rows).flat_map(on).filter(|[x, _]| *x < columns).collect()
    }

    /// The squares that a move reaches, the nearest first.
    fn reached(&self, [x, y]: [u64; 2]) -> Vec<[u64; 2]> {
        let is_queen = self.takes == [0, 0];
        let fits = |take: u64, place: usize| is_queen || self.takes[place].to_string().contains(&take.to_string());
        let mut reached = Vec::new();
        for take in 1..=x + y {
            reached.extend((take <= x && fits(take, 0)).then(|| [x - take, y]));
            reached.extend((take <= y && fits(take, 1)).then(|| [x, y - take]));
            reached.extend((is_queen && take <= x.min(y)).then(|| [x - take, y - take]));
        }
        reached
    }
}

/// Who goes outwards from the corner, and from each square along its moves until a P, up to a letter that is wrong.
pub fn wrong_square(position: &str) -> u64 {
    let (start, letters) = position.rsplit_once(' ').expect("letters");
    let board = Board::of(&numbers(start));
    let letters: Vec<&[u8]> = letters.split('/').rev().map(str::as_bytes).collect();
    let is_p = |[x, y]: [u64; 2]| letters[y as usize][x as usize] == b'P';
    let mut steps = 0;
    for square in board.squares() {
        let reached = board.reached(square);
        let found = reached.iter().position(|&to| is_p(to));
        steps += 1 + found.map_or(reached.len(), |place| place + 1) as u64;
        if found.is_none() != is_p(square) {
            return steps;
        }
    }
    panic!("no letter of `{position}` is wrong")
}

/// Who labels the whole board in the same way.
pub fn label(position: &str) -> u64 {
    let board = Board::of(&numbers(position));
    let mut lost = Vec::new();
    let mut steps = 0;
    for square in board.squares() {
        let reached = board.reached(square);
        let found = reached.iter().position(|to| lost.contains(to));
        steps += 1 + found.map_or(reached.len(), |place| place + 1) as u64;
        if found.is_none() {
            lost.push(square);
        }
    }
    steps
}

/// Who labels the squares between the corner and the queen, hers, too.
pub fn queen(position: &str) -> u64 {
    let [x, y] = numbers(position)[..] else { panic!("two distances") };
    label(&format!("board 0 0 {} {}", x + 1, y + 1))
}

/// Bars of chocolate that are decided, whether each is lost, and how many bites were looked at.
#[derive(Default)]
struct Bars {
    lost: HashMap<Vec<u64>, bool>,
    bites: u64,
}

impl Bars {
    /// Whether who has to bite loses: looked at bite by bite, up to the first that leaves a lost bar.
    fn is_lost(&mut self, bar: &[u64]) -> bool {
        if let Some(&known) = self.lost.get(bar) {
            return known;
        }
        let bites = (0..bar.len()).flat_map(|column| (0..bar[column]).map(move |left| (column, left)));
        let mut lost = true;
        for (column, left) in bites.filter(|&bite| bite != (0, 0)) {
            self.bites += 1;
            let bitten = bar.iter().enumerate().map(|(at, &high)| if at < column { high } else { high.min(left) });
            let rest: Vec<u64> = bitten.filter(|&high| high > 0).collect();
            if self.is_lost(&rest) {
                lost = false;
                break;
            }
        }
        self.lost.insert(bar.to_vec(), lost);
        lost
    }
}

/// Who tries heights of the hidden column from the lowest on, and decides each bar bite by bite.
pub fn chomp_column(position: &str) -> u64 {
    let words: Vec<Option<u64>> = position.split(' ').skip(1).map(|word| word.parse().ok()).collect();
    let hidden = words.iter().position(Option::is_none).expect("a hidden column");
    let least = words.get(hidden + 1).copied().flatten().unwrap_or(1);
    let mut bars = Bars::default();
    let bar = |height: u64| words.iter().map(|word| word.unwrap_or(height)).collect::<Vec<u64>>();
    (least..).find(|&height| bars.is_lost(&bar(height))).expect("some height is lost");
    bars.bites
}

/// Who counts the squares of the grid from the centre to the last disc, and as many on the other side.
pub fn discs(position: &str) -> u64 {
    2 * numbers(position.rsplit(';').next().expect("the last disc")).iter().sum::<u64>()
}

/// Who counts the pins from the nearer end to each that fell, and as many from the other end.
pub fn pins(position: &str) -> u64 {
    let (before, hit) = position.rsplit_once("hit").expect("pins that fell");
    let all = numbers(before)[0];
    numbers(hit).iter().map(|&pin| 2 * pin.min(all + 1 - pin)).sum()
}
