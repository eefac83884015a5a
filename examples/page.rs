//! A page of your own about one position, with what a page of nimbook says of it: `cargo run --example page > page.html`.

use std::error::Error;

use nimbook::answer;
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    let reply: Value = serde_json::from_str(&answer(&json!({ "do": "solve", "position": "chomp 3x4" }).to_string()))?;
    if let Some(error) = reply.get("error") {
        return Err(error.to_string().into());
    }
    println!("<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>Chomp</title><h1>Chomp, 3 by 4</h1>");
    for part in reply["html"].as_object().into_iter().flatten() {
        println!("<section>{}</section>", part.1.as_str().unwrap_or_default());
    }
    Ok(())
}
