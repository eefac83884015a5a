//! The events of the parser, made a tree.
//!
//! Representation: a stack of the lists and maps that are open, outermost first, at most
//! [`DEEPEST`] of them.
//! Failure: a syntax fault, a second document or a limit ends the reading without a tree; other
//! faults are collected. Source: YAML 1.2.2, ch. 3 (events and nodes).

use super::{DEEPEST, Key, MOST_VALUES, Node, Value, syntax};
use crate::source::{Diagnostic, Span, Text, control_character, forbidden, quote};
use serde_yaml::granit_parser::{Event, Parser, ScalarStyle, ScanError, StructureStyle, options};
use std::collections::HashMap;

/// The tree, if there is one, and the faults.
pub(super) fn read(text: &Text) -> (Option<Node>, Vec<Diagnostic>) {
    let mut builder = Builder::new(text);
    let ended = builder.run();
    let Builder { root, mut faults, .. } = builder;
    match ended {
        Ok(()) => (root, faults),
        Err(fault) => {
            faults.push(fault);
            (None, faults)
        }
    }
}

/// A list or map that is not closed yet.
struct Open {
    /// From its first byte to the end of what was read of it.
    span: Span,
    flow: bool,
    content: Content,
}

enum Content {
    List(Vec<Node>),
    Map { entries: Vec<(Key, Node)>, places: HashMap<String, Span>, key: Option<Entry> },
}

/// A key whose value comes next.
enum Entry {
    Good(Key),
    /// The key is at fault; its value is read and dropped.
    Refused,
}

struct Builder<'a> {
    text: &'a Text,
    faults: Vec<Diagnostic>,
    open: Vec<Open>,
    root: Option<Node>,
    values: usize,
    /// Where the last event ended, in bytes: where the parser had understood everything.
    understood: usize,
    /// The last scalar, for what the parser says about text that goes on.
    last_scalar: Span,
}

impl<'a> Builder<'a> {
    fn new(text: &'a Text) -> Builder<'a> {
        Builder { text, faults: Vec::new(), open: Vec::new(), root: None, values: 0, understood: 0, last_scalar: 0..0 }
    }

    fn run(&mut self) -> Result<(), Diagnostic> {
        let options = options! {
            emit_comments: false,
            emit_unresolved_aliases: true,
            emit_anchor_events: true,
            disallow_directives: true,
            flow_nesting_limit: DEEPEST,
            block_nesting_limit: DEEPEST,
        };
        for next in Parser::new_from_str_with_options(&self.text.content, options) {
            let (event, span) = next.map_err(|error| self.refused(&error))?;
            let bytes = self.text.clamp(&span.byte_range().unwrap_or(self.understood..self.understood));
            if let Some(tag) = event.tag() {
                let place = span.tag_span().and_then(|span| span.byte_range()).unwrap_or_else(|| bytes.clone());
                let message = format!("the tag {} is not allowed here", quote(&tag.original()));
                let help = "delete it; a number that is meant as text goes into quotes, like `\"5\"`";
                self.faults.push(Diagnostic::new("tag", place, message, help));
            }
            self.take(event, bytes)?;
        }
        if self.root.is_none() {
            return Err(self.nothing());
        }
        Ok(())
    }

    fn take(&mut self, event: Event<'_>, span: Span) -> Result<(), Diagnostic> {
        if event.is_node() {
            self.count(&span)?;
        }
        match event {
            Event::DocumentStart(..) if self.root.is_some() => {
                let help = "keep one document in each file: delete the line, or move what follows to a file of its own";
                return Err(Diagnostic::new("second-document", span, "a second document begins here", help));
            }
            Event::Scalar(text, style, ..) => self.scalar(&text, style, span),
            Event::SequenceStart(style, ..) => self.begin(Content::List(Vec::new()), style, span)?,
            Event::MappingStart(style, ..) => {
                let content = Content::Map { entries: Vec::new(), places: HashMap::new(), key: None };
                self.begin(content, style, span)?;
            }
            Event::SequenceEnd | Event::MappingEnd => self.end(&span),
            Event::Anchor(..) => {
                self.understood = self.understood.max(span.end);
                let message =
                    format!("{} is an anchor, and anchors are not allowed here", quote(self.text.slice(&span)));
                let help = "delete it; a text that begins with `&` goes into quotes";
                self.faults.push(Diagnostic::new("anchor", span, message, help));
            }
            Event::Alias(_) | Event::UnresolvedAlias(_) => {
                self.understood = span.end;
                let message =
                    format!("{} is an alias, and aliases are not allowed here", quote(self.text.slice(&span)));
                let help = "write the value out; a text that begins with `*` goes into quotes";
                self.faults.push(Diagnostic::new("alias", span.clone(), message, help));
                self.place(Node { span, value: Value::Null });
            }
            _ => {}
        }
        Ok(())
    }

    /// Counts a value against the limit.
    fn count(&mut self, span: &Span) -> Result<(), Diagnostic> {
        self.values += 1;
        if self.values <= MOST_VALUES {
            return Ok(());
        }
        let message = format!("this file holds more than {MOST_VALUES} keys and values");
        Err(Diagnostic::new("too-many-values", span.clone(), message, "split it into several files"))
    }

    fn scalar(&mut self, text: &str, style: ScalarStyle, span: Span) {
        self.understood = span.end;
        self.last_scalar = span.clone();
        let plain = style == ScalarStyle::Plain;
        let typed = self.text.slice(&span);
        if plain && matches!(typed, "" | "~" | "null" | "Null" | "NULL") {
            return self.place(Node { span, value: Value::Null });
        }
        let block = matches!(style, ScalarStyle::Literal | ScalarStyle::Folded);
        // The empty lines after a text in `|` are not marked.
        let span = if block { span.start..span.start + typed.trim_end_matches(['\n', '\r']).len() } else { span };
        if let Some(character) = text.chars().find(|&character| forbidden(character)) {
            self.faults.push(control_character(span.clone(), character));
        }
        self.place(Node { span, value: Value::Scalar { text: text.to_owned(), quoted: !plain } });
    }

    fn begin(&mut self, content: Content, style: StructureStyle, span: Span) -> Result<(), Diagnostic> {
        if self.open.len() == DEEPEST {
            return Err(syntax::too_deep(span));
        }
        let flow = style == StructureStyle::Flow;
        self.understood = self.understood.max(span.end);
        self.open.push(Open { span, flow, content });
        Ok(())
    }

    fn end(&mut self, span: &Span) {
        // Every end closes what a start has opened; the parser sees to that.
        let Some(Open { span: mut whole, flow, content }) = self.open.pop() else { return };
        if flow {
            // `a: b` inside `[…]` is a map without brackets of its own: it ends with its value.
            if matches!(self.text.slice(span), "]" | "}") && self.text.content[whole.start..].starts_with(['[', '{']) {
                whole.end = span.end;
            }
            self.understood = self.understood.max(whole.end);
        }
        let value = match content {
            Content::List(items) => {
                if !flow {
                    whole.start = self.dash(whole.start, items.first());
                }
                Value::List(items)
            }
            Content::Map { entries, .. } => Value::Map(entries),
        };
        self.place(Node { span: whole, value });
    }

    /// Where the first dash of a block list is. The parser reports the place after it if the
    /// list is not indented deeper than its key.
    fn dash(&self, start: usize, first: Option<&Node>) -> usize {
        let before = self.text.content[..start].trim_end_matches([' ', '\t']);
        let at_item = first.is_some_and(|item| item.span.start == start);
        let at_dash = self.text.content[start..].starts_with('-') && !at_item;
        if !at_dash && before.ends_with('-') { before.len() - 1 } else { start }
    }

    /// Adds a finished value to the list or map that is open, or makes it the root.
    fn place(&mut self, node: Node) {
        let Some(open) = self.open.last_mut() else {
            self.root = Some(node).filter(|node| node.value != Value::Null);
            return;
        };
        open.span.end = open.span.end.max(node.span.end);
        let (entries, places, key) = match &mut open.content {
            Content::List(items) => return items.push(node),
            Content::Map { entries, places, key } => (entries, places, key),
        };
        match key.take() {
            None => *key = Some(entry(node, places, &mut self.faults)),
            Some(Entry::Good(key)) => {
                let node = beside(node, &key, self.text);
                open.span.end = open.span.end.max(node.span.end);
                entries.push((key, node));
            }
            Some(Entry::Refused) => {}
        }
    }

    /// The fault of a text without a value.
    fn nothing(&self) -> Diagnostic {
        let content = &self.text.content;
        let message = match content.trim() {
            "" => "this file is empty",
            text if text.starts_with('#') => "this file holds nothing but comments",
            _ => "this file holds no value",
        };
        let first = content.len() - content.trim_start().len();
        Diagnostic::new("empty", first..first, message, "write keys and values, one `key: value` a line")
    }

    fn refused(&mut self, error: &ScanError) -> Diagnostic {
        let line = error.marker().byte_offset().map(|at| self.text.line(at));
        // `*Find* the move` is an alias with something after it; the fault of the alias says what to do.
        let alias = |fault: &mut Diagnostic| fault.code == "alias" && Some(self.text.line(fault.span.start)) == line;
        if let Some(alias) = self.faults.pop_if(alias) {
            return alias;
        }
        // `a: b` inside `[…]` is a map without brackets of its own.
        let bracketed = |start: usize| self.text.content[start..].starts_with(['[', '{']);
        let state = syntax::State {
            understood: self.understood,
            last_scalar: self.last_scalar.clone(),
            open: self.open.iter().rev().map(|open| open.span.start).find(|&start| bracketed(start)),
        };
        syntax::explain(self.text, error, &state)
    }
}

/// The key that a value is, or the fault that it is none.
fn entry(node: Node, places: &mut HashMap<String, Span>, faults: &mut Vec<Diagnostic>) -> Entry {
    let span = node.span;
    let fault = match node.value {
        Value::Scalar { text, quoted: false } if text == "<<" => {
            Diagnostic::new("merge-key", span, "merge keys are not allowed here", "write the keys out")
        }
        Value::Scalar { text, .. } if text.contains('\n') => {
            Diagnostic::new("key-not-a-word", span, "a key must be on one line", "write a short name before the `:`")
        }
        Value::Scalar { text, quoted: false } if text.starts_with(char::is_whitespace) => {
            let message = format!("the key {} begins with a space that is not the usual one", quote(text.trim()));
            Diagnostic::new("odd-space", span, message, "delete the space and type it again")
        }
        Value::Scalar { text, .. } => match places.get(&text) {
            Some(first) => {
                let message = format!("the key {} appears a second time", quote(&text));
                Diagnostic::new("duplicate-key", span, message, "keep one of the two")
                    .with_note(first.clone(), "first used here")
            }
            None => {
                places.insert(text.clone(), span.clone());
                return Entry::Good(Key { name: text, span });
            }
        },
        Value::Null => Diagnostic::new("missing-key", span, "a key is missing here", "write a name before the `:`"),
        Value::List(_) | Value::Map(_) => {
            let message = "a key must be a word, and this is a list or a map";
            Diagnostic::new(
                "key-not-a-word",
                span,
                message,
                "write a name before the `:`; a text in brackets goes into quotes",
            )
        }
    };
    faults.push(fault);
    Entry::Refused
}

/// The value of a key; an absent one has its place after the colon.
fn beside(mut node: Node, key: &Key, text: &Text) -> Node {
    if node.value == Value::Null && node.span.is_empty() {
        let rest = &text.content[key.span.end.min(text.content.len())..];
        let blank = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let colon = usize::from(rest[blank..].starts_with(':'));
        let at = key.span.end + (blank + colon) * colon;
        node.span = at..at;
    }
    node
}
