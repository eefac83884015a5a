//! Tables of truth: lines of cells separated by semicolons, the last of which says where they come from.

use std::str::FromStr;

/// The rows of a table after its header, each with its line number first; `#` starts a comment.
pub fn rows<'a, const CELLS: usize>(text: &'a str, header: &str) -> Vec<[&'a str; CELLS]> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    assert_eq!(lines.next().map(|(_, line)| line), Some(header));
    let row = |(place, line): (usize, &'a str)| {
        let place: &'static str = format!("line {}", place + 1).leak();
        let mut cells = vec![place];
        cells.extend(line.split(';'));
        assert!(!cells.last().expect("never empty").is_empty(), "{place}: a row says where it comes from");
        cells.try_into().unwrap_or_else(|cells: Vec<&str>| panic!("{place}: {} cells", cells.len() - 1))
    };
    lines.map(row).collect()
}

/// A number in a cell.
pub fn number<N: FromStr>(text: &str) -> N {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is a number in the table"))
}
