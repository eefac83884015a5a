//! Solve a position: `cargo run --example solve -- nim 7 3 12`.

use std::error::Error;

use nimbook::{Budget, Play, parse, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let typed = if typed.is_empty() { "nim 7 3 12".to_owned() } else { typed.join(" ") };
    let parsed = parse(&typed, Play::Normal)?;
    let solution = solve(&parsed.game, &parsed.position, Budget::default())?;
    println!("{typed}: {}", solution.outcome);
    for step in &solution.winning_moves {
        println!("  a winning move leaves {}", parsed.game.text(&step.to));
    }
    Ok(())
}
