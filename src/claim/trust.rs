//! What the verdicts on a text rest on.
//!
//! Representation: plain text of at most 100 characters a line; definitions as the formatter
//! writes them.
//! Failure: none. Source: Pollack 1998 (how to believe a machine-checked proof).

use crate::logic::{Atoms, Claims, Limits, Signs, atoms, definition_text};

/// The report: what has to be right for the verdicts to be right.
pub fn trust(claims: &Claims, limits: &Limits) -> String {
    let mut out = String::from(
        "What these verdicts rest on:\n\n\
         1. The text is read as it is meant: the parser, and the elaboration that writes out\n   \
            definitions, `min`, `max`, `if` and differences. A certificate prints back as the\n   \
            checker reads it: `nimbook verify FILE.nbc --claims FILE` compares.\n\
         2. The atoms mean what they say. The checker has a small machine of integers for each:\n",
    );
    let Atoms { signs, numerations } = atoms(claims);
    out += &format!("   {}; numerals: {}.\n", signs.join(", "), numerations.join(", "));
    out += "3. The definitions of the text are the ones meant:\n";
    let mut any = false;
    for definition in claims.definitions() {
        any = true;
        for line in definition_text(definition, Signs::Ascii).lines() {
            out += &format!("     {line}\n");
        }
    }
    if !any {
        out += "     there are none.\n";
    }
    out += "4. The checker `logic/checker`, which shares no code with the engine and has accepted every\n   \
            certificate. The engine, its automata and its rewriting need not be trusted.\n\
         5. Büchi's theorem: truth over the naturals is what the walks of the checker compare.\n\
         6. The compiler, the machine, and the digests (CRC-64), which guard against accidents only.\n\n";
    let Limits { tracks, states, cells, steps, .. } = limits;
    out += &format!(
        "Limits of one decision: {tracks} variables at once, {states} states, {cells} table cells, {steps} steps.\n\
         Past a limit there is no verdict, so limits cannot make one wrong.\n"
    );
    out
}
