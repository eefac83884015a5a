//! An item: what is asked, how it is answered, what each answer earns, and what is said to it.
//!
//! Representation: the response of the whole question, or of gap `n`, is `R` and `Rn`; option `n` is `Cn`. Grades are
//! whole units: the weights of the gaps that are right, the boxes that agree with the key less those that do not, or one.
//! What is written is a unit, or in a dialect that grades in points what a unit is worth.

use std::borrow::Cow;
use std::fmt::Display;

use super::Version;
use crate::document::Words;
use crate::render::bank::dialect::{Dialect, Grade};
use crate::render::bank::xml::{Attributes, DECLARATION, allowed};
use crate::render::bank::{Asked, Choice, Fits, Gap, Part, Response};
use crate::render::markup::Escaped;

/// The item as a file, and the units that it can earn.
pub fn write(version: Version, dialect: &Dialect, asked: &Asked<'_>, words: &Words) -> (String, u64) {
    // Players show the title, so it says nothing of the position, which may name the answer.
    let title = asked.name.split(':').next().unwrap_or_default();
    let attributes = [
        ("xmlns", version.namespace()),
        ("identifier", &format!("q{}", asked.guid)),
        ("title", title),
        ("xml:lang", words.code()),
        ("adaptive", "false"),
        ("timeDependent", "false"),
        ("toolName", "nimbook"),
    ];
    let responses = responses(&asked.response);
    let units = responses.iter().map(|response| response.most).sum();
    let unit = if dialect.grade == Grade::Units { 1.0 } else { asked.points() / units as f64 };
    let writer = Writer { version, dialect, unit, right_to_left: words.right_to_left() };
    let mut item: String = responses.iter().map(|response| writer.declared(response)).collect();
    let least = (dialect.grade == Grade::Points).then_some(("MINSCORE", 0));
    for (name, value) in [("SCORE", 0), ("MAXSCORE", units as i64)].into_iter().chain(least) {
        let attributes = [("identifier", name), ("cardinality", "single"), ("baseType", "float")];
        let value = version.element("defaultValue", &[], version.leaf("value", &[], &writer.grade(value)));
        item += &version.element("outcomeDeclaration", &attributes, value);
    }
    for (name, cardinality) in dialect.feedback.into_iter().zip(["single", "multiple"]) {
        let attributes = [("identifier", name), ("cardinality", cardinality), ("baseType", "identifier")];
        item += &version.element("outcomeDeclaration", &attributes, "");
    }
    let body = version.element("itemBody", &[], writer.body(asked));
    let mut said = Vec::new();
    let process = writer.process(&responses, &mut said);
    let inside = format!("{item}\n{body}\n{process}\n{}", writer.feedback(asked, &said));
    (format!("{DECLARATION}{}\n", version.element("assessmentItem", &attributes, inside)), units)
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

impl Declared {
    /// A response that earns so much where it is one of these.
    fn of(id: String, base: &'static str, correct: Vec<String>, most: u64, says: Vec<(String, String)>) -> Declared {
        let earns = correct.iter().map(|text| (text.clone(), most as i64)).collect();
        let correct = correct.into_iter().take(1).collect();
        Declared { id, base, multiple: false, correct, earns, unticked: 0, most, says }
    }
}

fn responses(response: &Response) -> Vec<Declared> {
    let one = |base, correct, says| vec![Declared::of("R".to_owned(), base, correct, 1, says)];
    match response {
        Response::Number { right, wrong } => {
            let says = wrong.iter().map(|(value, says)| (value.to_string(), says.clone())).collect();
            one("integer", vec![right.to_string()], says)
        }
        Response::Words { right, wrong } => one("string", right.clone(), wrong.clone()),
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
    let says = match &gap.fits {
        Fits::Choice(options, _) => {
            let named = |(wrong, says): &(String, String)| {
                Some((option(options.iter().position(|text| text == wrong)?), says.clone()))
            };
            gap.wrong.iter().filter_map(named).collect()
        }
        _ => gap.wrong.clone(),
    };
    Declared::of(format!("R{}", number + 1), base, correct, gap.weight, says)
}

/// Whether capitals matter in a text. Where it has no letters they may: there are players that fail over an empty answer
/// where they do not.
fn case_sensitive(text: &str) -> &'static str {
    if text.chars().any(char::is_alphabetic) { "false" } else { "true" }
}

/// HTML with characters that say the direction of text, in place of attributes.
fn isolated(html: &str, right_to_left: bool) -> String {
    let mut out = String::with_capacity(html.len());
    for (place, part) in html.replace("<div dir=\"rtl\">", "<div>").split("<span dir=\"ltr\">").enumerate() {
        match (place, part.split_once("</span>")) {
            (1.., Some((signs, rest))) => out += &format!("\u{2066}{signs}\u{2069}{rest}"),
            _ => out += part,
        }
    }
    if right_to_left {
        for name in ["p", "td", "th"] {
            let (open, close) = (format!("<{name}>"), format!("</{name}>"));
            out = out.replace(&open, &(open.clone() + "\u{2067}")).replace(&close, &("\u{2069}".to_owned() + &close));
        }
    }
    out
}

/// Lists without the number that they begin with, which version 2 does not know.
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

/// What writes an item.
#[derive(Clone, Copy)]
struct Writer<'d> {
    version: Version,
    dialect: &'d Dialect,
    /// What a unit of the grade is worth.
    unit: f64,
    right_to_left: bool,
}

impl Writer<'_> {
    fn element(self, name: &str, attributes: Attributes<'_>, inside: impl Display) -> String {
        self.version.element(name, attributes, inside)
    }

    fn leaf(self, name: &str, attributes: Attributes<'_>, text: &str) -> String {
        self.version.leaf(name, attributes, text)
    }

    /// So many units, as a decimal.
    fn grade(self, units: i64) -> String {
        (units as f64 * self.unit).to_string()
    }

    /// HTML as this version takes it: 2.2 knows no number that a list begins with, and 2.1 no directions either.
    fn html(self, html: &str) -> String {
        let html: Cow<'_, str> = match self.version {
            Version::V21 => isolated(&from_one(html), self.right_to_left).into(),
            Version::V22 => from_one(html).into(),
            Version::V30 => html.into(),
        };
        allowed(&html).into_owned()
    }

    fn declared(self, response: &Declared) -> String {
        let cardinality = if response.multiple { "multiple" } else { "single" };
        let attributes = [("identifier", &*response.id), ("cardinality", cardinality), ("baseType", response.base)];
        let correct = response.correct.iter().map(|value| self.leaf("value", &[], value)).collect::<String>();
        let mut inside = self.element("correctResponse", &[], correct);
        if response.most > 0 {
            let [least, most] = [0, response.most as i64].map(|units| self.grade(units - response.unticked));
            let bounds = [("lowerBound", &*least), ("upperBound", &most), ("defaultValue", "0")];
            let mut entries = String::new();
            for (value, units) in response.earns.iter().filter(|(_, units)| *units != 0) {
                let units = self.grade(*units);
                let mut attributes = vec![("mapKey", value.as_str()), ("mappedValue", &units)];
                if response.base == "string" {
                    attributes.push(("caseSensitive", case_sensitive(value)));
                }
                entries += &self.element("mapEntry", &attributes, "");
            }
            inside += &self.element("mapping", &bounds, entries);
        }
        self.element("responseDeclaration", &attributes, inside) + "\n"
    }

    /// What is asked, and where the answer goes.
    fn body(self, asked: &Asked<'_>) -> String {
        let part = |part: &Part| match (part, &asked.response) {
            (Part::Html(html), _) => self.html(html),
            (Part::Gap(number), Response::Gaps(gaps)) => self.gap(*number, gaps),
            (Part::Gap(_), _) => String::new(),
        };
        let text: String = asked.text.parts.iter().map(part).collect();
        text + &match &asked.response {
            Response::Number { .. } => format!("<p>{}</p>", self.entry("R", "12")),
            Response::Words { .. } => format!("<p>{}</p>", self.entry("R", "40")),
            Response::One(choices) => self.choices(choices, "1"),
            Response::Several(choices) => self.choices(choices, "0"),
            Response::Gaps(_) => String::new(),
        }
    }

    fn entry(self, id: &str, length: &str) -> String {
        self.element("textEntryInteraction", &[("responseIdentifier", id), ("expectedLength", length)], "")
    }

    fn choices(self, choices: &[Choice], most: &str) -> String {
        let one = |(place, choice): (usize, &Choice)| {
            self.element("simpleChoice", &[("identifier", &option(place))], self.html(&choice.html))
        };
        let attributes = [("responseIdentifier", "R"), ("shuffle", "false"), ("maxChoices", most)];
        self.element("choiceInteraction", &attributes, choices.iter().enumerate().map(one).collect::<String>())
    }

    fn gap(self, number: usize, gaps: &[Gap]) -> String {
        let id = format!("R{}", number + 1);
        let Fits::Choice(options, _) = &gaps[number].fits else {
            // As wide as the others, also where it may stay without an answer.
            let holds_words = |gap: &Gap| gap.weight > 0 && matches!(gap.fits, Fits::Words(_));
            return self.entry(&id, if gaps.iter().any(holds_words) { "20" } else { "6" });
        };
        let one = |(place, text): (usize, &String)| self.leaf("inlineChoice", &[("identifier", &option(place))], text);
        let options: String = options.iter().enumerate().map(one).collect();
        self.element("inlineChoiceInteraction", &[("responseIdentifier", &id), ("shuffle", "false")], options)
    }

    /// The sum of what the responses earn, and what is said to them: each text once, whose name is its place.
    fn process<'a>(self, responses: &'a [Declared], said: &mut Vec<&'a str>) -> String {
        let score = match responses {
            [boxes] if boxes.multiple => self.score_of_boxes(boxes),
            _ => {
                let earning = responses.iter().filter(|response| response.most > 0);
                let sum: String = earning.map(|response| self.identified("mapResponse", &response.id)).collect();
                self.set("SCORE", &self.element("sum", &[], sum))
            }
        };
        // On its own: not every player shows several texts of one outcome.
        let solution = self.set(self.dialect.feedback[0], &self.value("identifier", "SOLUTION"));
        let answers: String = responses.iter().map(|response| self.answers_to(response, said)).collect();
        self.element("responseProcessing", &[], format!("{score}\n{solution}\n{answers}"))
    }

    /// Nothing where nothing is ticked, which is not an answer.
    fn score_of_boxes(self, boxes: &Declared) -> String {
        let Some(((none, _), ticks)) = boxes.earns.split_last() else { return String::new() };
        let ticked: String = ticks.iter().map(|(name, _)| self.is(boxes, name)).collect();
        let sum = self.value("float", &self.grade(boxes.unticked)) + &self.identified("mapResponse", &boxes.id);
        let ticked = self.element("or", &[], ticked) + &self.set("SCORE", &self.element("sum", &[], sum));
        let none = self.is(boxes, none) + &self.set("SCORE", &self.value("float", &self.grade(boxes.unticked.max(0))));
        let cases = self.element("responseIf", &[], ticked) + &self.element("responseElseIf", &[], none);
        self.element("responseCondition", &[], cases)
    }

    /// What is said to each named wrong answer of a response; answers to which the same is said are alternatives.
    fn answers_to<'a>(self, response: &'a Declared, said: &mut Vec<&'a str>) -> String {
        let (mut out, known) = (String::new(), said.len());
        for (_, says) in &response.says {
            if said[known..].contains(&says.as_str()) {
                continue;
            }
            said.push(says);
            let alike = response.says.iter().filter(|(_, other)| other == says);
            let alike: String = alike.map(|(value, _)| self.is(response, value)).collect();
            let name = self.value("identifier", &format!("M{}", said.len()));
            let all = self.element("multiple", &[], self.identified("variable", self.dialect.feedback[1]) + &name);
            let case = self.element("or", &[], alike) + &self.set(self.dialect.feedback[1], &all) + "\n";
            out += &self.element("responseCondition", &[], self.element("responseIf", &[], case));
        }
        out
    }

    /// Whether a response is, or holds, a value.
    fn is(self, response: &Declared, value: &str) -> String {
        let [known, given] = [self.value(response.base, value), self.identified("variable", &response.id)];
        match response.base {
            // A member comes before what it is a member of.
            _ if response.multiple => self.element("member", &[], known + &given),
            "string" => self.element("stringMatch", &[("caseSensitive", case_sensitive(value))], given + &known),
            _ => self.element("match", &[], given + &known),
        }
    }

    fn set(self, outcome: &str, value: &str) -> String {
        self.element("setOutcomeValue", &[("identifier", outcome)], value)
    }

    fn value(self, base: &str, value: &str) -> String {
        self.leaf("baseValue", &[("baseType", base)], value)
    }

    fn identified(self, name: &str, id: &str) -> String {
        self.element(name, &[("identifier", id)], "")
    }

    /// The solution, and what is said to wrong answers.
    fn feedback(self, asked: &Asked<'_>, said: &[&str]) -> String {
        let [solution, told] = self.dialect.feedback;
        let solution = (solution, "SOLUTION".to_owned(), asked.solution.html(|_| String::new()));
        let said = said.iter().enumerate();
        let said = said.map(|(place, says)| (told, format!("M{}", place + 1), format!("<p>{}</p>", Escaped(says))));
        let text = |(outcome, name, html): (&str, String, String)| {
            let attributes = [("outcomeIdentifier", outcome), ("identifier", &*name), ("showHide", "show")];
            let html = match self.version {
                Version::V30 => self.element("contentBody", &[], self.html(&html)),
                _ => self.html(&html),
            };
            self.element("modalFeedback", &attributes, html) + "\n"
        };
        std::iter::once(solution).chain(said).map(text).collect()
    }
}
