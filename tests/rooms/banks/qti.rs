//! A reader of packages of QTI 2.1, 2.2 and 3.0, written from the standard: stored archives, items, mappings, feedback.

use std::collections::BTreeMap;

use super::xml::{self, Element};
use super::{Asks, Grade, Part, Question};

/// The files of an archive, which are text.
pub fn files(archive: &[u8]) -> BTreeMap<String, String> {
    let text = |bytes| String::from_utf8(bytes).expect("it is UTF-8");
    stored(archive).into_iter().map(|(name, content)| (name, text(content))).collect()
}

/// The files of an archive whose files are stored.
pub fn stored(archive: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut at = 0;
    let number = |at: usize, bytes: usize| {
        archive[at..at + bytes].iter().rev().fold(0, |sum, &byte| sum << 8 | usize::from(byte))
    };
    while archive[at..].starts_with(b"PK\x03\x04") {
        assert_eq!((number(at + 6, 2) & 8, number(at + 8, 2)), (0, 0), "stored, with its size before it");
        let (size, name, extra) = (number(at + 18, 4), number(at + 26, 2), number(at + 28, 2));
        let content = at + 30 + name + extra;
        let name = String::from_utf8(archive[at + 30..at + 30 + name].to_vec()).expect("it is UTF-8");
        assert!(files.insert(name, archive[content..content + size].to_vec()).is_none(), "a file twice");
        at = content + size;
    }
    files
}

/// The name of version 2.
fn name(name: &str) -> String {
    let Some(name) = name.strip_prefix("qti-") else { return name.to_owned() };
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}

/// An element with the names of version 2.
fn renamed(element: Element) -> Element {
    let is_item = element.name.starts_with("qti-");
    let attribute = |(key, value): (String, String)| {
        let key = if is_item && key.contains('-') { name(&format!("qti-{key}")) } else { key };
        (key, value)
    };
    Element {
        name: name(&element.name),
        attributes: element.attributes.into_iter().map(attribute).collect(),
        content: element
            .content
            .into_iter()
            .map(|node| match node {
                xml::Node::Element(inner) => xml::Node::Element(renamed(inner)),
                text => text,
            })
            .collect(),
    }
}

/// The questions of a package, in the order of its test.
pub fn read(archive: &[u8], version: &str) -> Vec<Question> {
    let files = files(archive);
    let element = |name: &str| {
        let file = files.get(name).unwrap_or_else(|| panic!("no file {name}"));
        xml::read(file).unwrap_or_else(|fault| panic!("{name}: {fault}"))
    };
    let manifest = element("imsmanifest.xml");
    let resources: Vec<&Element> = manifest.at("resources").expect("resources").all("resource").collect();
    let mut listed: Vec<&str> =
        resources.iter().flat_map(|one| one.all("file")).map(|file| file.attribute("href")).collect();
    listed.push("imsmanifest.xml");
    listed.sort_unstable();
    assert_eq!(listed, files.keys().map(String::as_str).collect::<Vec<_>>(), "the manifest lists every file once");
    let dependencies: Vec<&str> = resources[0].all("dependency").map(|one| one.attribute("identifierref")).collect();
    let items: Vec<&str> = resources[1..].iter().map(|one| one.attribute("identifier")).collect();
    assert_eq!(dependencies, items);
    let suffix = format!("xmlv{}", version.replace('.', "p"));
    assert!(resources[1..].iter().all(|one| one.attribute("type") == format!("imsqti_item_{suffix}")));
    let test = element("test.xml");
    assert_eq!(test.name.starts_with("qti-"), version == "3.0");
    let test = renamed(test);
    let mut references = Vec::new();
    test.below("assessmentItemRef", &mut references);
    assert_eq!(references.len(), items.len());
    let question = |reference: &&Element| {
        let item = renamed(element(reference.attribute("href")));
        let weight = reference.at("weight").map_or(1.0, |weight| number(weight.attribute("value")));
        one(&item, reference.attribute("href"), weight)
    };
    references.iter().map(question).collect()
}

fn one(item: &Element, file: &str, weight: f64) -> Question {
    assert_eq!(item.name, "assessmentItem", "{file}");
    let id = item.attribute("identifier");
    assert!(id.starts_with(|first: char| first.is_ascii_alphabetic()) && !id.contains(' '), "{id}");
    let body = item.at("itemBody").expect("a body");
    let mut found = Vec::new();
    for kind in ["textEntryInteraction", "inlineChoiceInteraction", "choiceInteraction"] {
        body.below(kind, &mut found);
    }
    let mut parts = Vec::new();
    let mut units = 0.0;
    for declared in item.all("responseDeclaration") {
        let response = declared.attribute("identifier");
        let interaction = found.iter().find(|one| one.attribute("responseIdentifier") == response);
        let interaction = interaction.unwrap_or_else(|| panic!("{file}: no interaction for {response}"));
        let part = part(item, declared, interaction);
        units += part.weight;
        parts.push(part);
    }
    assert_eq!(found.len(), parts.len(), "{file}");
    let most = item.all("outcomeDeclaration").find(|one| one.attribute("identifier") == "MAXSCORE");
    let most: f64 =
        most.and_then(|one| one.at("defaultValue/value")).expect("a maximum").text().parse().expect("a number");
    assert!((most - units).abs() < 1e-9, "{file}");
    assert!(weight * most > 0.0);
    let solution = item.all("modalFeedback").find(|one| one.attribute("identifier") == "SOLUTION");
    let plain = |element: &Element| element.text().split_whitespace().collect::<Vec<_>>().join(" ");
    Question {
        id: id.to_owned(),
        name: item.attribute("title").to_owned(),
        category: String::new(),
        text: plain(body),
        solution: solution.map(plain).unwrap_or_default(),
        parts,
    }
}

/// A response with what each answer earns, in shares of its most, and what is said to it.
fn part(item: &Element, declared: &Element, interaction: &Element) -> Part {
    let base = declared.attribute("baseType");
    let mut options: BTreeMap<&str, String> = BTreeMap::new();
    for option in interaction.elements() {
        options.insert(option.attribute("identifier"), option.text());
    }
    let asks = match (base, declared.attribute("cardinality")) {
        ("integer", "single") => Asks::Number,
        ("string", "single") => Asks::Text,
        ("identifier", "single") => Asks::One,
        ("identifier", "multiple") => Asks::Several,
        other => panic!("{other:?}"),
    };
    let shown = |value: &str| options.get(value).cloned().unwrap_or_else(|| value.to_owned());
    let Some(mapping) = declared.at("mapping") else {
        // What earns nothing may stay without an answer.
        let correct = declared.at("correctResponse").expect("an answer").all("value");
        let grade = |value: &Element| Grade { answer: value.text(), share: 1.0, says: String::new() };
        return Part::new(0.0, asks, correct.map(grade).collect());
    };
    let [least, most, other] = ["lowerBound", "upperBound", "defaultValue"].map(|name| number(mapping.attribute(name)));
    // What boxes earn before one is ticked is added to what the ticks earn, so together it is not less than nothing.
    let scores = item.at("responseProcessing").expect("processing").all("responseCondition").find(|one| is_score(one));
    let unticked = scores
        .and_then(|one| one.at("responseIf/setOutcomeValue/sum/baseValue"))
        .map_or(0.0, |one| number(&one.text()));
    assert_eq!((least, other), (-unticked, 0.0));
    let most = most + unticked;
    let entry = |one: &Element| {
        let value = number(one.attribute("mappedValue"));
        let says = says(item, declared.attribute("identifier"), one.attribute("mapKey"));
        Grade { answer: shown(one.attribute("mapKey")), share: value / most, says }
    };
    let mut grades: Vec<Grade> = mapping.all("mapEntry").map(entry).collect();
    let correct: Vec<String> =
        declared.at("correctResponse").expect("an answer").all("value").map(Element::text).collect();
    for value in &correct {
        let of = grades.iter().find(|grade| grade.answer == shown(value)).expect("it earns something");
        assert!(of.share > 0.0 || matches!(asks, Asks::Several));
    }
    // Wrong answers that are answered.
    let mut values = Vec::new();
    item.at("responseProcessing").expect("processing").below("baseValue", &mut values);
    for value in values.iter().map(|one| one.text()) {
        let says = says(item, declared.attribute("identifier"), &value);
        if !says.is_empty() && !grades.iter().any(|grade| grade.answer == shown(&value)) {
            grades.push(Grade { answer: shown(&value), share: 0.0, says });
        }
    }
    for option in options.values() {
        if !grades.iter().any(|grade| grade.answer == *option) {
            grades.push(Grade { answer: option.clone(), share: 0.0, says: String::new() });
        }
    }
    // Options in their order.
    let order: Vec<String> = interaction.elements().map(Element::text).collect();
    grades.sort_by_key(|grade| order.iter().position(|option| *option == grade.answer));
    let alone = scores.and_then(|one| one.at("responseElseIf")).map(|one| {
        let option = one.at("member/baseValue").expect("an option").text();
        let value = one.at("setOutcomeValue/baseValue").expect("a grade").text();
        (shown(&option), number(&value) / most)
    });
    Part { unticked: unticked / most, alone, ..Part::new(most, asks, grades) }
}

fn number(text: &str) -> f64 {
    text.parse().expect("a number")
}

/// Whether a condition says what is earned, and not what is said.
fn is_score(condition: &Element) -> bool {
    condition.at("responseIf/setOutcomeValue").is_some_and(|one| one.attribute("identifier") == "SCORE")
}

/// What is said where a response is this value.
fn says(item: &Element, response: &str, value: &str) -> String {
    let mut said = Vec::new();
    let conditions = item.at("responseProcessing").expect("processing").all("responseCondition");
    for condition in conditions.filter(|condition| !is_score(condition)) {
        let when = condition.at("responseIf").expect("a condition");
        let holds = when.at("or").expect("alternatives").elements().any(|test| {
            let variable = test.at("variable").expect("a variable").attribute("identifier");
            assert!(["match", "member", "stringMatch"].contains(&test.name.as_str()), "{}", test.name);
            variable == response && test.at("baseValue").expect("a value").text() == value
        });
        if holds {
            let name = when.at("setOutcomeValue/multiple/baseValue").expect("a name").text();
            let feedback = item.all("modalFeedback").find(|one| one.attribute("identifier") == name);
            said.push(feedback.expect("it is there").text());
        }
    }
    said.join(" ")
}
