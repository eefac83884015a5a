//! Steps as text in a terminal: tables of digits among words from left to right and from right to left.

use clap::Parser;

use crate::cli::either;
use crate::cli::solve::Solve;

#[derive(Parser)]
struct Program {
    #[command(flatten)]
    solve: Solve,
}

/// What is told of a position.
fn explained(position: &str, language: &str) -> String {
    either(Program::parse_from(["solve", position, "--explain", "--lang", language]).solve.run()).out
}

/// The lines of the binary columns of `nim 3 5 12`, as they are written: from their head to an empty line.
fn columns(language: &str) -> Vec<String> {
    let out = explained("nim 3 5 12", language);
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
        // In a terminal that writes from right to left a shorter line would stand at the right.
        let alike = if language == "he" { &widths[..] } else { &widths[..5] };
        assert!(alike.iter().all(|width| *width == widths[0]), "{language}: {widths:?}");
        let expected = ["8 4 2 1", "3 0 0 1 1", "5 0 1 0 1", "12 1 1 0 0", "1 2 1 2", "^   ^"];
        for (line, expected) in table.iter().zip(expected) {
            let inner = line.strip_prefix('\u{2066}').and_then(|line| line.strip_suffix('\u{2069}'));
            let shown = if language == "he" { inner.expect("one isolate from left to right") } else { line };
            assert!(shown.trim_end().ends_with(expected), "{language}: {shown}");
        }
    }
}

/// Five million is 8 modulo 12, where the values of Kayles are 1 from heap 71 on (Guy and Smith 1956).
#[test]
fn a_sum_with_too_many_moves_to_list_is_explained_by_its_value() {
    let (won, lost) = (explained("kayles 5000000 + nim 3", "en"), explained("kayles 5000000 + nim 1", "en"));
    assert!(
        won.contains("1 ⊕ 3 = 2") && won.contains("The value is not 0") && !won.contains("The value is 0"),
        "{won}"
    );
    assert!(lost.contains("1 ⊕ 1 = 0") && lost.contains("The value is 0") && !lost.contains("is not 0"), "{lost}");
}
