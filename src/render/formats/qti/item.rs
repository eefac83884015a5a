//! An item: what is asked, how it is answered, what each answer earns, and what is said to it.
//!
//! Representation: the response of the whole question, or of gap `n`, is `R` and `Rn`; option `n` is `Cn`. Grades are
//! whole units: the weights of the gaps that are right, the boxes that agree with the key less those that do not, or one.

use super::Version;
use crate::document::Words;
use crate::render::bank::xml::Xml;
use crate::render::bank::{Asked, Choice, Fits, Gap, Part, Response};
use crate::render::markup::Escaped;

/// The item as a file, and the units that it can earn.
pub fn write(version: Version, asked: &Asked<'_>, words: &Words) -> (String, u64) {
    let mut item = Item { version, xml: Xml::new(), said: Vec::new() };
    item.xml.declaration();
    let namespace = version.namespace();
    // Players show the title, so it says nothing of the position, which may name the answer.
    let title = asked.name.split(':').next().unwrap_or_default();
    let attributes = [
        ("xmlns", namespace),
        ("identifier", &format!("q{}", asked.guid)),
        ("title", title),
        ("xml:lang", words.code()),
        ("adaptive", "false"),
        ("timeDependent", "false"),
        ("toolName", "nimbook"),
    ];
    item.open("assessmentItem", &attributes);
    let responses = responses(&asked.response);
    let units = responses.iter().map(|response| response.most).sum();
    for response in &responses {
        item.declare(response);
    }
    for (name, value) in [("SCORE", 0), ("MAXSCORE", units)] {
        item.open("outcomeDeclaration", &[("identifier", name), ("cardinality", "single"), ("baseType", "float")]);
        item.open("defaultValue", &[]);
        item.leaf("value", &[], &value.to_string());
        item.close("defaultValue");
        item.close("outcomeDeclaration");
    }
    for (name, cardinality) in [("SOLUTION", "single"), ("FEEDBACK", "multiple")] {
        let attributes = [("identifier", name), ("cardinality", cardinality), ("baseType", "identifier")];
        item.empty("outcomeDeclaration", &attributes);
    }
    item.xml.line();
    item.open("itemBody", &[]);
    item.body(asked);
    item.close("itemBody");
    item.xml.line();
    item.process(&responses);
    item.xml.line();
    item.feedback(asked);
    item.close("assessmentItem");
    item.xml.line();
    (item.xml.text_of_all(), units)
}

/// A response, as it is declared and graded.
struct Declared {
    id: String,
    base: &'static str,
    multiple: bool,
    /// Right answers.
    correct: Vec<String>,
    /// What each answer earns.
    earns: Vec<(String, i64)>,
    /// What boxes earn before one is ticked; of several boxes the last says that there is none.
    unticked: i64,
    most: u64,
    /// What is said to some answers.
    says: Vec<(String, String)>,
}

/// The responses of a question.
fn responses(response: &Response) -> Vec<Declared> {
    let one = |base, correct: Vec<String>, says| Declared {
        id: "R".to_owned(),
        base,
        multiple: false,
        earns: correct.iter().map(|text| (text.clone(), 1)).collect(),
        unticked: 0,
        correct: correct.into_iter().take(1).collect(),
        most: 1,
        says,
    };
    match response {
        Response::Number { right, wrong } => {
            let says = wrong.iter().map(|(value, says)| (value.to_string(), says.clone())).collect();
            vec![one("integer", vec![right.to_string()], says)]
        }
        Response::Words { right, wrong } => vec![one("string", right.clone(), wrong.clone())],
        Response::One(choices) => vec![of_choices(choices)],
        Response::Several(choices) => vec![of_boxes(choices)],
        Response::Gaps(gaps) => gaps.iter().enumerate().map(|(number, gap)| of_gap(number, gap)).collect(),
    }
}

/// The name of an option, from 0.
fn option(place: usize) -> String {
    format!("C{}", place + 1)
}

fn of_choices(choices: &[Choice]) -> Declared {
    let named = || choices.iter().enumerate().map(|(place, choice)| (option(place), choice));
    Declared {
        id: "R".to_owned(),
        base: "identifier",
        multiple: false,
        correct: named().filter(|(_, choice)| choice.share > 0).map(|(name, _)| name).collect(),
        earns: named().map(|(name, choice)| (name, choice.share.signum())).collect(),
        unticked: 0,
        most: 1,
        says: named().filter_map(|(name, choice)| Some((name, choice.feedback.clone()?))).collect(),
    }
}

/// Boxes are marked as on paper: of `n` that agree with the key, each that does not takes one away, so a tick is worth
/// two. The last option, that there is none, goes with no other.
fn of_boxes(choices: &[Choice]) -> Declared {
    let (boxes, none) = (choices.len().saturating_sub(1), option(choices.len().saturating_sub(1)));
    let right = choices.iter().take(boxes).filter(|choice| choice.share > 0).count();
    let mut declared = Declared {
        unticked: boxes as i64 - 2 * right as i64,
        multiple: true,
        most: boxes as u64,
        ..of_choices(choices)
    };
    for (name, units) in &mut declared.earns {
        *units = if *name == none { -2 * boxes as i64 } else { 2 * *units };
    }
    declared
}

fn of_gap(number: usize, gap: &Gap) -> Declared {
    let (base, correct) = match &gap.fits {
        Fits::Number(number) => ("integer", vec![number.to_string()]),
        Fits::Words(texts) => ("string", texts.clone()),
        Fits::Choice(_, right) => ("identifier", vec![option(*right)]),
    };
    Declared {
        id: format!("R{}", number + 1),
        base,
        multiple: false,
        earns: correct.iter().map(|text| (text.clone(), gap.weight as i64)).collect(),
        unticked: 0,
        correct: correct.into_iter().take(1).collect(),
        most: gap.weight,
        says: match &gap.fits {
            Fits::Choice(options, _) => {
                let named = |(wrong, says): &(String, String)| {
                    Some((option(options.iter().position(|text| text == wrong)?), says.clone()))
                };
                gap.wrong.iter().filter_map(named).collect()
            }
            _ => gap.wrong.clone(),
        },
    }
}

/// Whether capitals matter in a text. Where it has no letters they may: there are players that fail over an empty answer
/// where they do not.
fn case_sensitive(text: &str) -> &'static str {
    if text.chars().any(char::is_alphabetic) { "false" } else { "true" }
}

/// Lists without the number that they begin with, which QTI 2.2 does not know.
fn from_one(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    for (place, part) in html.split("<ol start=\"").enumerate() {
        if place > 0 {
            out += "<ol";
        }
        let rest = if place == 0 { Some(part) } else { part.split_once('"').map(|(_, rest)| rest) };
        out += rest.unwrap_or_default();
    }
    out
}

struct Item {
    version: Version,
    xml: Xml,
    /// What is said, each once; its name is its place.
    said: Vec<String>,
}

impl Item {
    fn open(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let names: Vec<String> = attributes.iter().map(|(name, _)| self.version.attribute(name)).collect();
        let attributes: Vec<(&str, &str)> =
            names.iter().map(String::as_str).zip(attributes.iter().map(|(_, value)| *value)).collect();
        self.xml.open(&self.version.element(name), &attributes);
    }

    fn close(&mut self, name: &str) {
        self.xml.close(&self.version.element(name));
    }

    fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.open(name, attributes);
        self.close(name);
    }

    fn leaf(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        self.open(name, attributes);
        self.xml.text(text);
        self.close(name);
    }

    fn declare(&mut self, response: &Declared) {
        let cardinality = if response.multiple { "multiple" } else { "single" };
        let attributes = [("identifier", &*response.id), ("cardinality", cardinality), ("baseType", response.base)];
        self.open("responseDeclaration", &attributes);
        self.open("correctResponse", &[]);
        for value in &response.correct {
            self.leaf("value", &[], value);
        }
        self.close("correctResponse");
        if response.most == 0 {
            self.close("responseDeclaration");
            self.xml.line();
            return;
        }
        let [least, most] = [0, response.most as i64].map(|units| (units - response.unticked).to_string());
        self.open("mapping", &[("lowerBound", &least), ("upperBound", &most), ("defaultValue", "0")]);
        for (value, units) in response.earns.iter().filter(|(_, units)| *units != 0) {
            let mut attributes = vec![("mapKey", value.as_str())];
            let units = units.to_string();
            attributes.push(("mappedValue", &units));
            if response.base == "string" {
                attributes.push(("caseSensitive", case_sensitive(value)));
            }
            self.empty("mapEntry", &attributes);
        }
        self.close("mapping");
        self.close("responseDeclaration");
        self.xml.line();
    }

    /// What is asked, and where the answer goes.
    fn body(&mut self, asked: &Asked<'_>) {
        for part in &asked.text.parts {
            match (part, &asked.response) {
                (Part::Html(html), _) if self.version == Version::Two => self.xml.markup(&from_one(html)),
                (Part::Html(html), _) => self.xml.markup(html),
                (Part::Gap(number), Response::Gaps(gaps)) => self.gap(*number, gaps),
                (Part::Gap(_), _) => {}
            }
        }
        match &asked.response {
            Response::Number { .. } => self.entry("R", "12"),
            Response::Words { .. } => self.entry("R", "40"),
            Response::One(choices) => self.choices(choices, "1"),
            Response::Several(choices) => self.choices(choices, "0"),
            Response::Gaps(_) => {}
        }
    }

    fn entry(&mut self, id: &str, length: &str) {
        self.xml.markup("<p>");
        self.empty("textEntryInteraction", &[("responseIdentifier", id), ("expectedLength", length)]);
        self.xml.markup("</p>");
    }

    fn choices(&mut self, choices: &[Choice], most: &str) {
        self.open("choiceInteraction", &[("responseIdentifier", "R"), ("shuffle", "false"), ("maxChoices", most)]);
        for (place, choice) in choices.iter().enumerate() {
            self.open("simpleChoice", &[("identifier", &option(place))]);
            self.xml.markup(&choice.html);
            self.close("simpleChoice");
        }
        self.close("choiceInteraction");
    }

    fn gap(&mut self, number: usize, gaps: &[Gap]) {
        let id = format!("R{}", number + 1);
        let Fits::Choice(options, _) = &gaps[number].fits else {
            // As wide as the others, also where it may stay without an answer.
            let holds_words = |gap: &Gap| gap.weight > 0 && matches!(gap.fits, Fits::Words(_));
            let length = if gaps.iter().any(holds_words) { "20" } else { "6" };
            self.empty("textEntryInteraction", &[("responseIdentifier", &id), ("expectedLength", length)]);
            return;
        };
        self.open("inlineChoiceInteraction", &[("responseIdentifier", &id), ("shuffle", "false")]);
        for (place, text) in options.iter().enumerate() {
            self.leaf("inlineChoice", &[("identifier", &option(place))], text);
        }
        self.close("inlineChoiceInteraction");
    }

    /// The sum of what the responses earn, and what is said to them.
    fn process(&mut self, responses: &[Declared]) {
        self.open("responseProcessing", &[]);
        match responses {
            [boxes] if boxes.multiple => self.score_boxes(boxes),
            _ => {
                self.open("setOutcomeValue", &[("identifier", "SCORE")]);
                self.open("sum", &[]);
                for response in responses.iter().filter(|response| response.most > 0) {
                    self.empty("mapResponse", &[("identifier", &response.id)]);
                }
                self.close("sum");
                self.close("setOutcomeValue");
            }
        }
        self.xml.line();
        // On its own: not every player shows several texts of one outcome.
        self.open("setOutcomeValue", &[("identifier", "SOLUTION")]);
        self.leaf("baseValue", &[("baseType", "identifier")], "SOLUTION");
        self.close("setOutcomeValue");
        self.xml.line();
        for response in responses {
            self.answer_to(response);
        }
        self.close("responseProcessing");
    }

    /// Nothing where nothing is ticked, which is no answer.
    fn score_boxes(&mut self, boxes: &Declared) {
        let Some(((none, _), ticks)) = boxes.earns.split_last() else { return };
        let score = [("identifier", "SCORE")];
        self.open("responseCondition", &[]);
        self.open("responseIf", &[]);
        self.open("or", &[]);
        for (name, _) in ticks {
            self.is(boxes, name);
        }
        self.close("or");
        self.open("setOutcomeValue", &score);
        self.open("sum", &[]);
        self.leaf("baseValue", &[("baseType", "float")], &boxes.unticked.to_string());
        self.empty("mapResponse", &[("identifier", &boxes.id)]);
        self.close("sum");
        self.close("setOutcomeValue");
        self.close("responseIf");
        self.open("responseElseIf", &[]);
        self.is(boxes, none);
        self.open("setOutcomeValue", &score);
        self.leaf("baseValue", &[("baseType", "float")], &boxes.unticked.max(0).to_string());
        self.close("setOutcomeValue");
        self.close("responseElseIf");
        self.close("responseCondition");
    }

    /// Adds a text to what is said.
    fn say(&mut self, name: &str) {
        self.open("setOutcomeValue", &[("identifier", "FEEDBACK")]);
        self.open("multiple", &[]);
        self.empty("variable", &[("identifier", "FEEDBACK")]);
        self.leaf("baseValue", &[("baseType", "identifier")], name);
        self.close("multiple");
        self.close("setOutcomeValue");
        self.xml.line();
    }

    /// What is said to each named wrong answer of a response; answers to which the same is said are alternatives.
    fn answer_to(&mut self, response: &Declared) {
        let mut told: Vec<&str> = Vec::new();
        for (_, says) in &response.says {
            if told.contains(&says.as_str()) {
                continue;
            }
            told.push(says);
            self.open("responseCondition", &[]);
            self.open("responseIf", &[]);
            self.open("or", &[]);
            for (value, _) in response.says.iter().filter(|(_, other)| other == says) {
                self.is(response, value);
            }
            self.close("or");
            self.said.push(says.clone());
            self.say(&format!("M{}", self.said.len()));
            self.close("responseIf");
            self.close("responseCondition");
        }
    }

    /// Whether a response is, or holds, a value.
    fn is(&mut self, response: &Declared, value: &str) {
        let (name, attributes): (&str, &[(&str, &str)]) = match (response.multiple, response.base) {
            (true, _) => ("member", &[]),
            (_, "string") => ("stringMatch", &[("caseSensitive", case_sensitive(value))]),
            _ => ("match", &[]),
        };
        self.open(name, attributes);
        // A member comes before what it is a member of.
        if response.multiple {
            self.leaf("baseValue", &[("baseType", response.base)], value);
        }
        self.empty("variable", &[("identifier", &response.id)]);
        if !response.multiple {
            self.leaf("baseValue", &[("baseType", response.base)], value);
        }
        self.close(name);
    }

    /// The solution, and what is said to wrong answers.
    fn feedback(&mut self, asked: &Asked<'_>) {
        let solution = asked.solution.html(|_| String::new());
        let said = std::mem::take(&mut self.said);
        let said = said.iter().enumerate().map(|(place, says)| {
            let says = says.as_str();
            (format!("M{}", place + 1), format!("<p>{}</p>", Escaped(says)))
        });
        for (name, html) in std::iter::once(("SOLUTION".to_owned(), solution)).chain(said) {
            let outcome = if name == "SOLUTION" { "SOLUTION" } else { "FEEDBACK" };
            let attributes = [("outcomeIdentifier", outcome), ("identifier", &*name), ("showHide", "show")];
            self.open("modalFeedback", &attributes);
            let body = self.version == Version::Three;
            if body {
                self.open("contentBody", &[]);
            }
            self.xml.markup(&html);
            if body {
                self.close("contentBody");
            }
            self.close("modalFeedback");
            self.xml.line();
        }
    }
}
