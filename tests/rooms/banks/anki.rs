//! A reader of Anki's text files, written from its manual.

use super::Question;
use super::xml::plain;

/// The notes of a file; nothing grades them.
pub fn read(file: &str) -> Vec<Question> {
    let lines = file.lines().filter(|line| !line.is_empty());
    let (heads, notes): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with('#'));
    for head in
        ["#separator:tab", "#html:true", "#notetype:Basic", "#guid column:1", "#deck column:4", "#tags column:5"]
    {
        assert!(heads.contains(&head), "{head}");
    }
    notes.iter().map(|line| note(line)).collect()
}

fn note(line: &str) -> Question {
    let cell = |cell: &str| {
        let inner = cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let inner = inner.unwrap_or_else(|| panic!("a cell without quotes: {cell}"));
        assert!(!inner.replace("\"\"", "").contains('"'), "a quote that is not doubled: {inner}");
        inner.replace("\"\"", "\"")
    };
    let cells: Vec<String> = line.split('\t').map(cell).collect();
    let [guid, front, back, deck, tags] = &cells[..] else { panic!("{} cells: {line}", cells.len()) };
    assert!(tags.starts_with("nimbook "));
    // Where a bracket begins, Anki may read a word of its own; the name of a deck is text.
    assert!(![front, back].iter().any(|field| field.contains('[')) && !deck.contains("&#"), "{line}");
    Question {
        id: guid.clone(),
        name: String::new(),
        category: deck.clone(),
        text: text(front),
        solution: text(back),
        parts: Vec::new(),
    }
}

/// A break that an author wrote is one of HTML.
pub fn text(html: &str) -> String {
    plain(&html.replace("<br>", " "))
}
