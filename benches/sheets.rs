//! How many sheets a second one core makes: drawn, answered, confirmed by the second route and written.
//!
//! `cargo bench --bench sheets`. Each figure is the median of five rounds of distinct variants, one
//! thread, reading and planning the spec left out. A sheet has ten questions of ten kinds.
//!
//! `cargo bench --bench sheets -- kinds` has a row for each kind with nothing set: the milliseconds until the first
//! question is confirmed, planning among them, and then questions a second. Words after `kinds` name the kinds.

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;

use nimbook::{LANGUAGES, Plan, Sheet, Show, Templates, Text, Verifier, Words, bench, read, render};

const SPEC: &str = include_str!("ten-questions.yaml");

/// Sheets that are drawn.
const SHEETS: u64 = 60;

/// So often each is made in a round, because the clock ticks every few milliseconds.
const TIMES: u64 = 10;

/// Questions of a kind are drawn for about so many seconds.
const SECONDS: f64 = 0.5;

/// The seconds that this process was running, so that other work of the machine does not count; elsewhere than on
/// Linux, those that passed.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let running = std::fs::read_to_string("/proc/self/schedstat").ok();
    let running = running.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    running.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn main() {
    let asked: Vec<String> =
        std::env::args().skip_while(|word| word != "kinds").filter(|word| word != "--bench").collect();
    match asked.split_first() {
        Some((_, named)) => kinds(named),
        None => sheets(),
    }
}

/// Ten kinds on one sheet.
fn sheets() {
    let spec = read(&Text::new("bench.yaml", SPEC)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let words = Words::new(&LANGUAGES[0]).expect("the built-in language speaks");
    let templates = Templates::built_in().expect("the built-in templates fit");
    let mut verifier = Verifier::new();
    let drawn: Vec<Sheet> = (0..SHEETS).map(|variant| draw(&plan, variant, &mut verifier)).collect();

    report("draw and confirm 10 questions", || {
        for variant in 0..SHEETS {
            black_box(draw(&plan, variant, &mut verifier));
        }
    });
    for format in ["md", "html", "json"] {
        report(&format!("write sheet and key, {format}"), || {
            for sheet in &drawn {
                write(sheet, &plan, format, &words, &templates);
            }
        });
    }
    // Banks hold each question once, with its key.
    for format in ["gift", "moodle", "anki", "apkg", "qti", "qti12", "qti21", "qti3"] {
        report(&format!("write questions with keys, {format}"), || {
            for sheet in &drawn {
                let document = sheet.document(&plan, "en", Show::Folded).lossy();
                black_box(render(format, &document, &words, &templates).unwrap_or_else(|error| panic!("{error}")));
            }
        });
    }
    report("all of it: draw, confirm, md + html + json", || {
        for variant in 0..SHEETS {
            let sheet = draw(&plan, variant, &mut verifier);
            for format in ["md", "html", "json"] {
                write(&sheet, &plan, format, &words, &templates);
            }
        }
    });
}

/// Every kind by itself.
fn kinds(named: &[String]) {
    for name in bench::KINDS.iter().map(|kind| kind.name) {
        if !named.is_empty() && !named.iter().any(|wanted| wanted == name) {
            continue;
        }
        let start = seconds();
        let spec = format!("title: t\nseed: bench\nexercises:\n  - {{ id: one, kind: {name} }}\n");
        let spec = read(&Text::new("bench.yaml", &spec)).unwrap_or_else(|faults| panic!("{faults}"));
        let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
        let mut verifier = Verifier::new();
        black_box(draw(&plan, 0, &mut verifier));
        let (first, mut drawn) = (seconds(), 0);
        while seconds() < first + SECONDS {
            for _ in 0..10 {
                drawn += 1;
                black_box(draw(&plan, drawn % plan.variants(), &mut verifier));
            }
        }
        let rate = drawn as f64 / (seconds() - first);
        let first = (first - start) * 1000.0;
        println!("{name:20} {first:8.1} ms to the first {rate:9.0} questions/s");
    }
}

fn draw(plan: &Plan, variant: u64, verifier: &mut Verifier) -> Sheet {
    Sheet::draw(plan, variant, 0, verifier).unwrap_or_else(|error| panic!("{error}"))
}

fn write(sheet: &Sheet, plan: &Plan, format: &str, words: &Words, templates: &Templates) {
    for shows in [Show::Questions, Show::Key] {
        let document = sheet.document(plan, "en", shows);
        black_box(render(format, &document, words, templates).unwrap_or_else(|error| panic!("{error}")));
    }
}

/// Makes all sheets once to warm up, and measures five rounds.
fn report(what: &str, mut round: impl FnMut()) {
    round();
    let mut seconds: Vec<f64> = (0..5)
        .map(|_| {
            let start = seconds();
            (0..TIMES).for_each(|_| round());
            seconds() - start
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    println!("{what:45} {:8.0} sheets/s", (SHEETS * TIMES) as f64 / seconds[2]);
}
