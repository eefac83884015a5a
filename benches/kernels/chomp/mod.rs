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
fn cpu() -> f64 {
    std::fs::read_to_string("/proc/self/schedstat").unwrap().split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
pub fn three() {
    let budget = Budget { states: 1 << 33, steps: u64::MAX };
    for n in [1000, 5000, 10000, 20000] {
        let start = cpu();
        let mut cells = 0;
        nimbook::solver::kernel::chomp::three::sweep(n, n, budget, |row| cells += row.values.len()).unwrap();
        println!("{n} three {:.4} {cells}", cpu() - start);
    }
    let start = cpu();
    let mut cells = 0;
    nimbook::solver::kernel::chomp::three::sweep(14600, 20700, budget, |row| cells += row.values.len()).unwrap();
    println!("three far {:.4} {cells}", cpu() - start);
    let start = cpu();
    nimbook::solver::kernel::chomp::three::plain::by_definition(1000, 1000, budget).unwrap();
    println!("plain 5000 {:.4} {cells}", cpu() - start);
}
pub fn placement() {
    use nimbook::solver::kernel::placement::*;
    for (r, c) in [(8, 8), (9, 9)] {
        let start = cpu();
        let mut p = Placement::new(2, Budget::default());
        let v = p.value(&Board::empty(r, c).unwrap());
        println!("{r}x{c} {v:?} {:.4} {}", cpu() - start, p.kept());
    }
}
