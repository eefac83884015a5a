//! A small reader of XML for tests: elements, attributes and text; it shares nothing with the writer.

use std::collections::BTreeMap;

/// An element.
#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    pub content: Vec<Node>,
}

#[derive(Debug)]
pub enum Node {
    Element(Element),
    Text(String),
}

impl Element {
    /// The elements of this name right below.
    pub fn all<'e>(&'e self, name: &'e str) -> impl Iterator<Item = &'e Element> {
        self.elements().filter(move |one| one.name == name)
    }

    pub fn elements(&self) -> impl Iterator<Item = &Element> {
        self.content.iter().filter_map(|node| match node {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    /// The first element down this path.
    pub fn at(&self, path: &str) -> Option<&Element> {
        path.split('/').try_fold(self, |element, name| element.elements().find(|one| one.name == name))
    }

    /// Its text, without elements.
    pub fn text(&self) -> String {
        let text = |node: &Node| match node {
            Node::Element(element) => element.text(),
            Node::Text(text) => text.clone(),
        };
        self.content.iter().map(text).collect()
    }

    pub fn attribute(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    /// Every element of this name below, in order.
    pub fn below<'e>(&'e self, name: &str, found: &mut Vec<&'e Element>) {
        for element in self.elements() {
            if element.name == name {
                found.push(element);
            }
            element.below(name, found);
        }
    }
}

/// The root of a document, or why it is none.
pub fn read(document: &str) -> Result<Element, String> {
    let mut rest = document;
    if let Some(character) = document.chars().find(|c| *c < ' ' && !"\t\n\r".contains(*c)) {
        return Err(format!("a forbidden character {character:?}"));
    }
    if rest.starts_with("<?xml ") {
        rest = rest.split_once("?>").ok_or("a declaration that never ends")?.1;
    }
    let mut root = None;
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return root.ok_or_else(|| "no element".to_owned());
        } else if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->").ok_or("a comment that never ends")?.1;
        } else if root.is_none() {
            let (element, after) = element(rest)?;
            (root, rest) = (Some(element), after);
        } else {
            return Err(format!("more than one root: {}", rest.chars().take(40).collect::<String>()));
        }
    }
}

/// The element that a text begins with, and what comes after it.
fn element(text: &str) -> Result<(Element, &str), String> {
    let near = || text.chars().take(60).collect::<String>();
    let mut rest = text.strip_prefix('<').ok_or_else(|| format!("no element: {}", near()))?;
    let end = rest.find([' ', '>', '/', '\n']).ok_or_else(near)?;
    let mut found = Element { name: rest[..end].to_owned(), ..Element::default() };
    rest = &rest[end..];
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>") {
            return Ok((found, after));
        }
        if let Some(after) = rest.strip_prefix('>') {
            rest = after;
            break;
        }
        let (name, value) = rest.split_once("=\"").ok_or_else(|| format!("no attribute: {}", near()))?;
        let (value, after) = value.split_once('"').ok_or_else(near)?;
        if value.contains('<') || name.contains(['<', '>', ' ']) {
            return Err(format!("a broken attribute: {}", near()));
        }
        if found.attributes.insert(name.to_owned(), resolved(value)?).is_some() {
            return Err(format!("an attribute twice: {name}"));
        }
        rest = after;
    }
    loop {
        let at = rest.find('<').ok_or_else(|| format!("`{}` never ends", found.name))?;
        if at > 0 {
            if rest[..at].contains("]]>") {
                return Err("`]]>` in a text".to_owned());
            }
            found.content.push(Node::Text(resolved(&rest[..at])?));
        }
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("</") {
            let (name, after) = after.split_once('>').ok_or_else(near)?;
            if name != found.name {
                return Err(format!("`{}` ended by `{name}`", found.name));
            }
            return Ok((found, after));
        }
        let (inner, after) = element(rest)?;
        found.content.push(Node::Element(inner));
        rest = after;
    }
}

/// A text with its references resolved; any other `&` is a fault.
pub fn resolved(text: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        let (name, after) = rest[at + 1..].split_once(';').ok_or_else(|| format!("a bare `&` in {text}"))?;
        let number = name.strip_prefix('#').and_then(|digits| match digits.strip_prefix('x') {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => digits.parse().ok(),
        });
        out.push(match (name, number.and_then(char::from_u32)) {
            (_, Some(character)) => character,
            ("amp", _) => '&',
            ("lt", _) => '<',
            ("gt", _) => '>',
            ("quot", _) => '"',
            ("apos", _) => '\'',
            _ => return Err(format!("an unknown reference `{name}`")),
        });
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// HTML as text, read as XML.
pub fn plain(html: &str) -> String {
    let read = read(&format!("<html>{html}</html>")).unwrap_or_else(|fault| panic!("{fault}: {html}"));
    read.text().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// HTML as somebody reads it who cannot see: the text, and what stands for its pictures.
pub fn heard(html: &str) -> String {
    let alternatives = html.split(" alt=\"").skip(1).filter_map(|rest| rest.split('"').next());
    alternatives.fold(plain(&html.replace('<', " <")), |heard, alternative| heard + " " + alternative)
}

#[test]
fn what_is_no_xml_is_refused() {
    for text in [
        "<a>&</a>",
        "<a>]]></a>",
        "<a><b></a>",
        "<a x=\"1\" x=\"2\"/>",
        "<a/><b/>",
        "<a>\u{1}</a>",
        "<a>&nbsp;</a>",
        "",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    let read =
        read("<?xml version=\"1.0\"?>\n<a x=\"&lt;&#65;\"><b/>c&amp;<d>e</d></a>\n<!-- f -->").expect("it is XML");
    assert_eq!((read.attribute("x"), read.text().as_str()), ("<A", "c&e"));
}
