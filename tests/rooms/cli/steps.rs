//! Steps as text in a terminal: tables of digits among words from left to right and from right to left.

use clap::Parser;

use crate::cli::either;
use crate::cli::solve::Solve;

#[derive(Parser)]
struct Program {
    #[command(flatten)]
    solve: Solve,
}

/// The lines of the binary columns of `nim 3 5 12`, as they are written: from their head to an empty line.
fn columns(language: &str) -> Vec<String> {
    let words = ["solve", "nim 3 5 12", "--explain", "--lang", language];
    let out = either(Program::parse_from(words).solve.run()).out;
    let table = out.lines().skip_while(|line| !line.contains("8 4 2 1")).take_while(|line| !line.is_empty());
    table.map(str::to_owned).collect()
}

#[test]
fn columns_read_from_left_to_right_among_words_that_do_not() {
    let isolates = ['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'];
    for language in ["en", "he"] {
        let table = columns(language);
        assert_eq!(table.len(), 6, "{language}");
        let widths: Vec<usize> =
            table.iter().map(|line| line.chars().filter(|sign| !isolates.contains(sign)).count()).collect();
        assert!(widths[..5].iter().all(|width| *width == widths[0]), "{language}: {widths:?}");
        let expected = ["8 4 2 1", "3 0 0 1 1", "5 0 1 0 1", "12 1 1 0 0", "1 2 1 2", "^   ^"];
        for (line, expected) in table.iter().zip(expected) {
            let inner = line.strip_prefix('\u{2066}').and_then(|line| line.strip_suffix('\u{2069}'));
            let shown = if language == "he" { inner.expect("one isolate from left to right") } else { line };
            assert!(shown.ends_with(expected), "{language}: {shown}");
        }
    }
}
