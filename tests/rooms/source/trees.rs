//! Trees of YAML texts: what was typed, and where.

use crate::source::yaml::{DEEPEST, Key, Node, Value, read};
use crate::source::{Diagnostic, Span, Text};

fn tree(content: &str) -> Node {
    sound(&Text::new("t", content)).expect("good YAML")
}

/// The tree of a text without faults, or its faults.
fn sound(text: &Text) -> Result<Node, Vec<Diagnostic>> {
    match read(text) {
        (Some(node), faults) if faults.is_empty() => Ok(node),
        (_, faults) => Err(faults),
    }
}

/// The tree as `[typed]` for scalars, so that spans are compared with what was typed.
fn typed(content: &str, node: &Node) -> String {
    let here = |span: &Span| content[span.clone()].to_owned();
    match &node.value {
        Value::Null => format!("null@{}", node.span.start),
        Value::Scalar { .. } => format!("<{}>", here(&node.span)),
        Value::List(items) => format!("[{}]", items.iter().map(|item| typed(content, item)).collect::<String>()),
        Value::Map(entries) => {
            let entry = |(key, node): &(Key, Node)| format!("{}={};", here(&key.span), typed(content, node));
            format!("{{{}}}", entries.iter().map(entry).collect::<String>())
        }
    }
}

#[test]
fn scalars_stay_what_was_typed() {
    let content = "a: 010\nb: no\nc: 1..15\nd: 5e3\ne: 'it''s'\nf: two words # end\n\"g h\": ~\n";
    let node = tree(content);
    assert_eq!(typed(content, &node), "{a=<010>;b=<no>;c=<1..15>;d=<5e3>;e=<'it''s'>;f=<two words>;\"g h\"=null@66;}");
    let Value::Map(entries) = &node.value else { panic!("a map") };
    assert_eq!(entries[3].1.value, Value::Scalar { text: "5e3".to_owned(), quoted: false });
    assert_eq!(entries[4].1.value, Value::Scalar { text: "it's".to_owned(), quoted: true });
    assert_eq!(entries[6].0.name, "g h");
}

#[test]
fn lists_and_maps_span_from_their_first_byte_to_their_last_value() {
    let content = "list:\n- a\n-\n- b: 1\n  c: 2\n\nflow: { a: [x, y], b }\ndeep:\n  - - p\n    - q\n";
    let node = tree(content);
    let Value::Map(entries) = &node.value else { panic!("a map") };
    let span = |at: usize| &content[entries[at].1.span.clone()];
    assert_eq!(span(0), "- a\n-\n- b: 1\n  c: 2");
    assert_eq!(span(1), "{ a: [x, y], b }");
    assert_eq!(span(2), "- - p\n    - q");
    let whole = "{list=[<a>null@11{b=<1>;c=<2>;}];flow={a=[<x><y>];b=null@47;};deep=[[<p><q>]];}";
    assert_eq!(typed(content, &node), whole);
}

#[test]
fn nothing_stands_after_the_colon_of_its_key() {
    let content = "a:\nb :   # later\n";
    let Value::Map(entries) = tree(content).value else { panic!("a map") };
    assert_eq!((entries[0].1.span.clone(), entries[1].1.span.clone()), (2..2, 6..6));
}

#[test]
fn what_is_not_fatal_leaves_a_tree() {
    let text = Text::new("t", "a: 1\na: 2\nb: !t 3\n");
    let (node, faults) = read(&text);
    assert_eq!(typed(&text.content, &node.expect("a tree")), "{a=<1>;b=<3>;}");
    assert_eq!(faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), ["duplicate-key", "tag"]);
}

#[test]
fn depth_has_a_limit() {
    let nested = |count: usize| format!("{}{}", "[".repeat(count), "]".repeat(count));
    assert!(sound(&Text::new("t", &nested(DEEPEST))).is_ok());
    assert!(sound(&Text::new("t", &nested(DEEPEST + 1))).is_err());
}

#[test]
fn hostile_texts_are_refused_and_not_digested() {
    for (code, content) in [
        ("too-deep", "[".repeat(100_000)),
        ("too-deep", "{a: ".repeat(100_000)),
        ("too-deep", "- ".repeat(100_000)),
        ("too-deep", "? ".repeat(100_000)),
        ("too-many-values", format!("[{}]", "a,".repeat(500_000))),
        ("anchor", (0..90_000).map(|n| format!("- &a{n} x\n")).collect()),
        ("alias", format!("a: &a {}\nb: [{}]", "x".repeat(500_000), "*a, ".repeat(50_000))),
        ("control-character", "\0".repeat(1 << 20)),
    ] {
        let faults = sound(&Text::new("t", &content)).expect_err(code);
        assert_eq!(faults.last().map(|fault| fault.code), Some(code), "{}", &content[..20]);
    }
}
