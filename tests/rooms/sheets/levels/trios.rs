//! The work of who reduces trios, and of who builds them from pairs.

use super::numbers;

/// How many decimal digits there are to write.
fn digits(line: &[u64]) -> u64 {
    line.iter().map(|number| number.to_string().len() as u64).sum()
}

/// Who writes line under line, each number halved, until a sum is odd or a number is used up.
pub fn reduce(position: &str) -> u64 {
    let mut line = numbers(position);
    let mut steps = 0;
    loop {
        steps += digits(&line);
        if line.iter().sum::<u64>() % 2 == 1 || line.contains(&0) {
            return steps;
        }
        line.iter_mut().for_each(|number| *number /= 2);
    }
}

/// Who halves each line and compares, up to the line after the first that does not fit.
pub fn misprint(position: &str) -> u64 {
    let lines: Vec<Vec<u64>> = position.split('/').map(numbers).collect();
    let follows = |pair: &[Vec<u64>]| pair[0].iter().zip(&pair[1]).all(|(number, half)| number / 2 == *half);
    let wrong = lines.windows(2).position(|pair| !follows(pair)).expect("a misprint");
    lines.iter().take(wrong + 3).map(|line| digits(line)).sum()
}

/// Who looks whether the middle number is even, adds 1 to it, and compares.
pub fn compare(position: &str) -> u64 {
    1 + 2 * digits(&numbers(position)[1..])
}

/// The pairs of the triangle that no trio has yet.
struct Triangle {
    largest: u64,
    free: Vec<Vec<bool>>,
}

impl Triangle {
    fn new(largest: u64) -> Triangle {
        let size = largest as usize + 1;
        Triangle { largest, free: vec![vec![true; size]; size] }
    }

    fn is_free(&self, a: u64, b: u64) -> bool {
        self.free[a as usize][b as usize]
    }

    fn strike(&mut self, [a, b, c]: [u64; 3]) {
        for (low, high) in [(a, b), (a, c), (b, c)] {
            self.free[low as usize][high as usize] = false;
        }
    }

    /// The first trio that begins with a pair, and how many partners were tried.
    fn partner(&self, a: u64, b: u64) -> (Option<[u64; 3]>, u64) {
        let found = (b + 1..=self.largest).find(|&c| self.is_free(a, c) && self.is_free(b, c));
        (found.map(|c| [a, b, c]), found.unwrap_or(self.largest) - b)
    }

    /// All pairs, row by row.
    fn pairs(&self) -> Vec<[u64; 2]> {
        (1..=self.largest).flat_map(|a| (a + 1..=self.largest).map(move |b| [a, b])).collect()
    }

    /// Who builds all trios from the first pair on: a step for each pair that is read and each partner that is tried.
    fn build(mut self) -> u64 {
        let mut steps = 0;
        for [a, b] in self.pairs() {
            steps += 1;
            if self.is_free(a, b) {
                let (trio, tried) = self.partner(a, b);
                steps += tried;
                trio.into_iter().for_each(|trio| self.strike(trio));
            }
        }
        steps
    }

    /// The same by the largest number: a step for each pair below it that is tried.
    fn build_by_hypotenuse(mut self) -> u64 {
        let mut steps = 0;
        for [b, c, a] in (1..=self.largest).flat_map(|c| (1..c).flat_map(move |a| (a + 1..c).map(move |b| [b, c, a]))) {
            steps += 1;
            if self.is_free(a, b) && self.is_free(a, c) && self.is_free(b, c) {
                self.strike([a, b, c]);
            }
        }
        steps
    }
}

/// Who builds all trios up to the largest number.
pub fn build(position: &str) -> u64 {
    let triangle = Triangle::new(numbers(position)[0]);
    if position.contains("hypotenuse") { triangle.build_by_hypotenuse() } else { triangle.build() }
}

/// Who strikes out pairs as the builder does and then reads the triangle from its first pair on: a step for each pair
/// that is read, and one for each partner that is tried.
pub fn next(position: &str) -> u64 {
    let [largest, mut before] = numbers(position)[..] else { panic!("two numbers") };
    let mut triangle = Triangle::new(largest);
    for (read, [a, b]) in (0..).zip(triangle.pairs()) {
        let (Some(trio), tried) = triangle.partner(a, b) else { continue };
        if triangle.is_free(a, b) && before == 0 {
            return read + tried - 1;
        }
        if triangle.is_free(a, b) {
            triangle.strike(trio);
            before -= 1;
        }
    }
    panic!("no trio is left in `{position}`")
}

/// Who multiplies and divides where the numbers fill all columns, and else adds up the largest heaps from there on, one
/// by one.
pub fn count(position: &str) -> u64 {
    let most = numbers(position)[0];
    let full = (1..).map(|width| (1 << width) - 1).take_while(|&full| full <= most).last().expect("1 is full");
    3 + most - full
}
