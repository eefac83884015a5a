//! Questions to a reader, and what is wrong with the answers, with place and help.

use crate::source::yaml::Node;
use crate::source::{Diagnostic, Reader, Text};

/// All that is wrong, as `line:column code message; help`.
fn reported(content: &str, question: impl Fn(&mut Reader<'_>, &Node)) -> Vec<String> {
    let text = Text::new("t", content);
    let (mut reader, node) = Reader::open(&text);
    question(&mut reader, &node.expect("a tree"));
    let Err(faults) = reader.finish(Some(())) else { return Vec::new() };
    let row = |fault: &Diagnostic| {
        let (line, column) = text.place(fault.span.start);
        format!("{line}:{column} {} {}; {}", fault.code, fault.message, fault.help)
    };
    faults.list().iter().map(row).collect()
}

#[test]
fn all_that_is_wrong_with_the_keys_is_told() {
    let found = reported("heap: 3\nseed:\nseed: b\n", |reader, node| {
        let fields = reader.fields(node, "a sheet", &["heaps", "seed", "size"]);
        assert_eq!(fields.key_span("seed"), Some(8..12));
        let seed = fields.get("seed").expect("it is there");
        assert_eq!(reader.string(seed), None);
        assert!(fields.required(reader, "size").is_none());
    });
    assert_eq!(
        found,
        [
            "1:1 unknown-key a sheet has no key `heap`; did you mean `heaps`?",
            "1:1 missing-key a sheet needs the key `size`; add a line `size: …`",
            "2:6 wrong-type expected a text, found nothing; write it after the `:` of its key",
            "3:1 duplicate-key the key `seed` appears a second time; keep one of the two",
        ]
    );
}

#[test]
fn without_a_map_no_key_is_missed() {
    let found = reported("just text\n", |reader, node| {
        let fields = reader.fields(node, "a sheet", &["seed"]);
        assert!(fields.required(reader, "seed").is_none());
        assert_eq!(fields.start(), 0..9);
    });
    assert_eq!(
        found,
        ["1:1 wrong-type expected a sheet with keys, found `just text`; \
          write one `key: value` a line; the keys are `seed`"]
    );
}

#[test]
fn a_missing_space_is_seen() {
    let found = reported("- id:win\n", |reader, node| {
        let items = reader.list(node);
        reader.fields(&items[0], "an exercise", &["id", "kind"]);
    });
    assert_eq!(
        found,
        ["1:3 wrong-type expected an exercise with keys, found `id:win`; put a space after the `:` of `id:win`"]
    );
}

#[test]
fn truth_values_are_true_and_false() {
    assert!(
        reported("[true, True, false]", |reader, node| {
            let read: Vec<_> = reader.list(node).iter().map(|item| reader.boolean(item)).collect();
            assert_eq!(read, [Some(true), Some(true), Some(false)]);
        })
        .is_empty()
    );
    let found = reported("[yes, \"false\", maybe]", |reader, node| {
        for item in reader.list(node) {
            reader.boolean(item);
        }
    });
    assert_eq!(
        found,
        [
            "1:2 wrong-type expected `true` or `false`, found `yes`; write `true` without quotes",
            "1:7 wrong-type expected `true` or `false`, found the text `false`; write `false` without quotes",
            "1:16 wrong-type expected `true` or `false`, found `maybe`; write `true` or `false`",
        ]
    );
}

#[test]
fn names_come_from_a_list() {
    let found = reported("[mixed, mixd, [a]]", |reader, node| {
        let read: Vec<_> = reader.list(node).iter().map(|item| reader.one_of(item, "by", &["all", "mixed"])).collect();
        assert_eq!(read, [Some("mixed"), None, None]);
    });
    assert_eq!(
        found,
        [
            "1:9 unknown-name `by` cannot be `mixd`; did you mean `mixed`?",
            "1:15 wrong-type expected a name, found a list; write one of `all`, `mixed`",
        ]
    );
}

#[test]
fn example_of_reader() {
    use crate::source::{Reader, Text};
    let text = Text::new("sheet.yaml", "heaps: 3\nsize: 1..15\n");
    let (mut reader, node) = Reader::open(&text);
    let game = node.and_then(|node| {
        let fields = reader.fields(&node, "a sheet", &["heaps", "size"]);
        // Every question is asked before the first `?`, so that all faults are reported.
        let heaps = fields.required(&mut reader, "heaps").and_then(|node| reader.integer(node, 1..=9));
        let size = fields.required(&mut reader, "size").and_then(|node| reader.range(node, 1..=100));
        Some((heaps?, size?))
    });
    assert_eq!(reader.finish(game).ok(), Some((3, 1..=15)));
}
