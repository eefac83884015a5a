use nimbook::solver::{
    Budget,
    kernel::chomp::{board::Board, pull::Pull},
};
use std::hint::black_box;
use std::time::Instant;

pub fn run(far: bool) {
    let budget = Budget { states: 1 << 33, steps: u64::MAX };
    for n in [8, 10, 12, 13, 14, 15, 16] {
        let start = Instant::now();
        let board = black_box(Board::new(n, n, budget).unwrap());
        println!("{n} push {:?} {}", start.elapsed(), board.lost());
        if n <= 14 || far {
            let start = Instant::now();
            let board = black_box(Pull::new(n, n, budget).unwrap());
            println!("{n} pull {:?} {}", start.elapsed(), board.lost());
        }
    }
    println!("{}", std::fs::read_to_string("/proc/self/schedstat").unwrap());
    println!("{}", std::fs::read_to_string("/proc/self/status").unwrap());
}
