//! Draw three sheets with their keys and print them as Markdown: `cargo run --example sheet`.

use std::error::Error;

use nimbook::{LANGUAGES, Plan, Sheet, Show, Templates, Text, Verifier, Words, read, render};

const SPEC: &str = "
title: Two heaps
seed: spring
exercises:
  - id: one
    kind: winning-moves
    heaps: 2
";

fn main() -> Result<(), Box<dyn Error>> {
    let plan = Plan::new(read(&Text::new("two-heaps.yaml", SPEC))?, 0)?;
    let (words, templates) = (Words::new(&LANGUAGES[0])?, Templates::built_in()?);
    let mut verifier = Verifier::new();
    for variant in 0..3 {
        // Nothing is drawn whose key two routes do not agree on.
        let sheet = Sheet::draw(&plan, variant, 0, &mut verifier)?;
        for shown in [Show::Questions, Show::Key] {
            for file in render("md", &sheet.document(&plan, "en", shown), &words, &templates)? {
                println!("{}", String::from_utf8(file.bytes)?);
            }
        }
    }
    Ok(())
}
