//! How many sheets a second one core prints as PDF, and whether memory stays as it is over 1,000 of them.
//!
//! `cargo bench --bench pdf --features pdf`. Sheets of ten questions, each a file of its own; then sets of 30 sheets in
//! one file each, as a class has them. Drawing is left out. Memory is what the kernel says the program holds (Linux).

use std::time::Instant;

use nimbook::{LANGUAGES, Plan, Sheet, Show, Templates, Text, Verifier, Words, read, render};

const SPEC: &str = "
title: Ten questions
seed: bench
points: 40
exercises:
  - { id: a, kind: outcome, heaps: 3, size: 1..31 }
  - { id: b, kind: winning-moves, heaps: 3, size: 1..31, unique: true }
  - { id: c, kind: nim-sum, heaps: 3, size: 1..1000 }
  - { id: d, kind: complete-trio, size: 1..63 }
  - { id: e, kind: reduction-trace, size: 10..500 }
  - { id: f, kind: reduction-failure, size: 8..500 }
  - { id: g, kind: mex, heaps: 5..9, size: 0..9 }
  - { id: h, kind: grundy-value, game: 'subtract(1,3,4)', size: 1..400 }
  - { id: i, kind: misere-outcome, heaps: 3..4, size: 1..12 }
  - { id: j, kind: find-misprint, size: 12..500 }
";

fn main() {
    let sheets = std::env::var("NIMBOOK_SHEETS").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let spec = read(&Text::new("bench.yaml", SPEC)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let words = Words::new(&LANGUAGES[0]).expect("the built-in language speaks");
    let templates = Templates::built_in().expect("the built-in templates fit");
    let mut verifier = Verifier::new();
    let draw = |variant| Sheet::draw(&plan, variant, 0, &mut verifier).unwrap_or_else(|error| panic!("{error}"));
    let drawn: Vec<Sheet> = (0..sheets).map(draw).collect();
    for shows in [Show::Questions, Show::Key] {
        let (start, mut bytes) = (Instant::now(), 0);
        for (count, sheet) in drawn.iter().enumerate() {
            let document = sheet.document(&plan, "en", shows);
            let files = render("pdf", &document, &words, &templates).unwrap_or_else(|error| panic!("{error}"));
            bytes += files[0].bytes.len();
            if [10, 100, 1_000].contains(&(count + 1)) {
                let rate = (count + 1) as f64 / start.elapsed().as_secs_f64();
                let each = bytes / (count + 1);
                println!(
                    "{shows:?}: {:5} sheets, {rate:6.1} a second, {each} bytes each, {} kB held",
                    count + 1,
                    held()
                );
            }
        }
    }
}

/// What the kernel says the program holds, in kilobytes.
fn held() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}
