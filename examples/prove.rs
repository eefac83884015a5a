//! Decide two claims for all natural numbers, and check the certificates: `cargo run --example prove`.

use std::error::Error;

use nimbook::{ProofOptions, Text, check_certificate, judge, parse_claims};

const CLAIMS: &str = "
claim even: forall a, b, c: a xor b xor c = 0 implies even(a + b + c)
refute double: forall a, b, c: 0 < a < b < c and a xor b xor c = 0 implies 2*a < c
";

fn main() -> Result<(), Box<dyn Error>> {
    let text = Text::new("guess.claims", CLAIMS);
    for report in judge(&text, &parse_claims(&text)?, &ProofOptions::default()) {
        let certificate = report.certificate.ok_or("given up at a limit")?;
        check_certificate(&certificate)?;
        println!(
            "{}: {:?}, with a certificate of {} bytes that was checked",
            report.id,
            report.verdict,
            certificate.len()
        );
    }
    Ok(())
}
