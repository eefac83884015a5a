//! A reader of packages of QTI 1.2, written from the standard and from what Canvas and ILIAS read of it: conditions, box by
//! box where there are boxes, and feedback.

use super::qti::files;
use super::xml::{self, Element};
use super::{Asks, Grade, Part, Question};

/// The questions of a package for a platform; for the standard where it has no name.
pub fn read(archive: &[u8], dialect: &str) -> Vec<Question> {
    let files = files(archive);
    let element = |name: &str| xml::read(&files[name]).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let manifest = element("imsmanifest.xml");
    let resources: Vec<&Element> = manifest.at("resources").expect("resources").all("resource").collect();
    let mut listed: Vec<&str> = resources.iter().map(|one| one.at("file").expect("a file").attribute("href")).collect();
    assert!(resources.iter().all(|one| one.attribute("href") == one.at("file").expect("a file").attribute("href")));
    assert_eq!((resources[0].attribute("type"), listed[0]), ("imsqti_xmlv1p2", "questions.xml"));
    listed.push("imsmanifest.xml");
    listed.sort_unstable();
    assert_eq!(listed, files.keys().map(String::as_str).collect::<Vec<_>>(), "the manifest lists every file once");
    let root = element("questions.xml");
    assert_eq!((root.name.as_str(), root.at("assessment").is_some()), ("questestinterop", dialect != "ilias"));
    let mut items = Vec::new();
    root.below("item", &mut items);
    items.into_iter().map(|item| Item { item, dialect }.question()).collect()
}

struct Item<'i> {
    item: &'i Element,
    dialect: &'i str,
}

/// What a condition says of one response: whether its value is this or not, what that earns, and what is shown.
struct Condition<'i> {
    response: &'i str,
    value: String,
    holds: bool,
    adds: Option<f64>,
    shows: Vec<&'i str>,
}

impl<'i> Item<'i> {
    fn question(&self) -> Question {
        let presentation = self.item.at("presentation").expect("a presentation");
        let outer = presentation.at("flow").unwrap_or(presentation);
        let text: String = outer.all("material").map(html).collect();
        let responses: Vec<&Element> = outer.elements().filter(|one| one.name.starts_with("response_")).collect();
        let full: f64 = self
            .item
            .at("resprocessing/outcomes/decvar")
            .expect("an outcome")
            .attribute("maxvalue")
            .parse()
            .expect("a number");
        let points = self.field("points_possible");
        assert_eq!(points.parse::<f64>().is_ok_and(|points| points > 0.0) && full == 100.0, self.dialect == "canvas");
        let mut parts: Vec<Part> = responses.iter().map(|response| self.part(response, full)).collect();
        self.tell_together(&mut parts);
        let solution = ["solution", "general_fb", "response_allcorrect"];
        let solution = solution.iter().map(|name| self.feedback(name)).find(|text| !text.is_empty());
        Question {
            id: self.item.attribute("ident").to_owned(),
            name: self.item.attribute("title").to_owned(),
            category: String::new(),
            text: xml::plain(&text),
            solution: solution.expect("a solution"),
            parts,
        }
    }

    /// A field of the metadata.
    fn field(&self, label: &str) -> String {
        let fields = self.item.at("itemmetadata/qtimetadata").into_iter().flat_map(|one| one.all("qtimetadatafield"));
        let is = |field: &&Element| field.at("fieldlabel").is_some_and(|one| one.text() == label);
        fields.filter(is).filter_map(|field| field.at("fieldentry")).map(Element::text).collect()
    }

    /// The text of a feedback, as HTML.
    fn raw_feedback(&self, name: &str) -> String {
        let found = self.item.all("itemfeedback").find(|one| one.attribute("ident") == name);
        found.and_then(|one| one.at("flow_mat/material")).map(html).unwrap_or_default()
    }

    fn feedback(&self, name: &str) -> String {
        xml::plain(&self.raw_feedback(name))
    }

    /// Conditions about one value of one response.
    fn conditions(&self) -> Vec<Condition<'i>> {
        let processing = self.item.at("resprocessing").expect("processing");
        let mut all = Vec::new();
        for one in processing.all("respcondition") {
            let when = one.at("conditionvar").expect("a condition");
            let first = when.elements().next().expect("a condition");
            let (tested, holds) = match first.name.as_str() {
                "varequal" => (Some(first), true),
                "not" => (first.at("varequal"), false),
                "or" => (first.at("varequal").filter(|_| first.at("and").is_some()), true),
                _ => (None, true),
            };
            let Some(tested) = tested else { continue };
            let shows = one.all("displayfeedback").map(|one| one.attribute("linkrefid")).collect();
            let adds = one.at("setvar").map(|set| set.text().parse().expect("a number"));
            all.push(Condition { response: tested.attribute("respident"), value: tested.text(), holds, adds, shows });
        }
        all
    }

    fn part(&self, response: &Element, full: f64) -> Part {
        let ident = response.attribute("ident");
        let conditions: Vec<Condition<'_>> =
            self.conditions().into_iter().filter(|one| one.response == ident).collect();
        let choices = response.at("render_choice");
        let labels: Vec<(&str, String)> = choices
            .into_iter()
            .flat_map(|choices| choices.all("response_label"))
            .map(|label| (label.attribute("ident"), xml::plain(&html(label.at("material").expect("a text")))))
            .collect();
        let said = |value: &str| {
            let shows = conditions.iter().filter(|one| one.holds && one.value == value).flat_map(|one| &one.shows);
            shows.map(|name| self.feedback(name)).collect::<Vec<_>>().join(" ")
        };
        if response.attribute("rcardinality") == "Multiple" {
            return self.boxes(&labels, &conditions, full, said);
        }
        let weight = conditions.iter().filter_map(|one| one.adds).fold(0.0, f64::max);
        let share = |value: &str| {
            let earned = conditions.iter().filter(|one| one.value == value).filter_map(|one| one.adds).sum::<f64>();
            if weight > 0.0 { earned / weight } else { 1.0 }
        };
        // A label is what is shown, and in a text with gaps of ILIAS what is compared; all texts of a blank of Canvas are right.
        let blanks = self.field("question_type") == "fill_in_multiple_blanks_question";
        if choices.is_some() {
            let values = |(name, text): &(&str, String)| {
                let value =
                    if conditions.iter().any(|one| one.value == *name) { name.to_string() } else { text.clone() };
                Grade { answer: text.clone(), share: share(&value), says: said(&value) }
            };
            let grades: Vec<Grade> = labels.iter().map(values).collect();
            assert!(!blanks || grades.iter().all(|grade| grade.share > 0.0), "{ident}");
            return Part::new(weight, if blanks { Asks::Text } else { Asks::One }, grades);
        }
        let asks = match response.at("render_fib").expect("a field").attribute("fibtype") {
            "Decimal" => Asks::Number,
            _ => Asks::Text,
        };
        let mut grades: Vec<Grade> = Vec::new();
        for one in &conditions {
            if !grades.iter().any(|grade| grade.answer == one.value) {
                grades.push(Grade { answer: one.value.clone(), share: share(&one.value), says: said(&one.value) });
            }
        }
        Part::new(weight, asks, grades)
    }

    /// What each box earns by being ticked, beside what all earn that are not.
    fn boxes(
        &self,
        labels: &[(&str, String)],
        conditions: &[Condition<'_>],
        full: f64,
        said: impl Fn(&str) -> String,
    ) -> Part {
        let grade = |(name, text): &(&str, String), share| Grade { answer: text.clone(), share, says: said(name) };
        if self.dialect == "canvas" {
            let processing = self.item.at("resprocessing").expect("processing");
            let all = processing.all("respcondition").find_map(|one| one.at("conditionvar/and")).expect("all boxes");
            let right: Vec<String> = all.all("varequal").map(Element::text).collect();
            let share = 1.0 / right.len() as f64;
            let each = |label: &(&str, String)| {
                grade(label, if right.iter().any(|one| one == label.0) { share } else { -share })
            };
            return Part::new(full, Asks::Several, labels.iter().map(each).collect());
        }
        let sum = |name: &str, holds: bool| -> f64 {
            let of = conditions.iter().filter(|one| one.value == name && one.holds == holds);
            of.filter_map(|one| one.adds).sum::<f64>() / full
        };
        let unticked: f64 = labels.iter().map(|(name, _)| sum(name, false)).sum();
        let mut grades: Vec<Grade> =
            labels.iter().map(|label| grade(label, sum(label.0, true) - sum(label.0, false))).collect();
        let none = grades.last_mut().expect("the option for none");
        // The standard says that it goes with no other.
        none.share -= if self.dialect.is_empty() { 2.0 } else { 0.0 };
        let alone = Some((none.answer.clone(), unticked.max(0.0)));
        Part { unticked, alone, ..Part::new(full, Asks::Several, grades) }
    }

    /// What is said of typed answers in one text.
    fn tell_together(&self, parts: &mut [Part]) {
        let html = ["general_incorrect_fb", "response_onenotcorrect"].map(|name| self.raw_feedback(name)).concat();
        let list = html.split("<ul>").nth(1).and_then(|rest| rest.split("</ul>").next());
        for entry in list.into_iter().flat_map(|list| list.split("<li><strong>").skip(1)) {
            let Some((typed, says)) = entry.split_once("</strong>: ") else { continue };
            let (typed, says) = (xml::plain(typed), xml::plain(says.trim_end_matches("</li>")));
            for part in parts.iter_mut().filter(|part| part.weight > 0.0 || part.asks == Asks::Text) {
                match part.grades.iter_mut().find(|grade| grade.answer == typed) {
                    Some(grade) if grade.share == 0.0 => grade.says = says.clone(),
                    Some(_) => {}
                    None => part.grades.push(Grade { answer: typed.clone(), share: 0.0, says: says.clone() }),
                }
            }
        }
    }
}

/// A text as HTML.
fn html(material: &Element) -> String {
    let text = material.at("mattext").expect("a text");
    match text.attribute("texttype") {
        "text/plain" => text.text().replace('&', "&amp;").replace('<', "&lt;"),
        _ => text.text(),
    }
}
