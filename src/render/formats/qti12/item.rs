//! An item of QTI 1.2: what is asked, how it is answered, what each answer earns, and what is said to it.
//!
//! Representation: places for answers are called `response1`, or `response_gap1` and so on where there are several; options
//! are numbers from 0. The grade is a sum in points, or in per cent where the dialect says so; nothing takes it below 0.
//! Failure: [`RenderError::Unsaid`].

use crate::document::Words;
use crate::render::RenderError;
use crate::render::bank::dialect::{Boxes, Dialect, Gaps, Grade, Mistakes, Types};
use crate::render::bank::xml::{allowed, element, empty, leaf};
use crate::render::bank::{Asked, Choice, Fits, Gap, Part, Response, unsaid};
use crate::render::markup::Escaped;

/// The item as XML.
pub fn write(dialect: &Dialect, asked: &Asked<'_>, lossy: bool, words: &Words) -> Result<String, RenderError> {
    let full = if dialect.grade == Grade::Percent { 100.0 } else { asked.points() };
    let mut item = Item { dialect, asked, full, conditions: Vec::new(), said: Vec::new() };
    let places = item.places(lossy)?;
    let presentation = item.presentation(&places);
    // Before all others, so that it holds whatever the answer is.
    item.displays(empty("other", &[]), dialect.feedback[0]);
    item.process(&places);
    let mistakes = item.mistakes();
    let solution = asked.solution.html(|_| String::new());
    let within = dialect.mistakes == Mistakes::Together { within: true };
    item.said.insert(0, (dialect.feedback[0].to_owned(), solution.clone()));
    if !mistakes.is_empty() || within {
        item.displays(empty("other", &[]), dialect.feedback[1]);
        let says = if within { mistakes + &solution } else { mistakes };
        item.said.push((dialect.feedback[1].to_owned(), says));
    }
    // Platforms show the title, so it says nothing of the position, which may name the answer.
    let title = asked.name.split(':').next().unwrap_or_default();
    let attributes = [("ident", &*format!("q{}", asked.guid)), ("title", title), ("xml:lang", words.code())];
    let (full, outcome) = (full.to_string(), [("varname", "SCORE"), ("vartype", "Decimal"), ("minvalue", "0")]);
    let outcome = [&outcome[..], &[("maxvalue", &*full), ("defaultval", "0")]].concat();
    let outcomes = element("outcomes", &[], empty("decvar", &outcome));
    let processing = element("resprocessing", &[], outcomes + &item.conditions.concat());
    let feedback = item.said.iter().map(|(name, html)| {
        let inside = element("flow_mat", &[], material(html));
        element("itemfeedback", &[("ident", name), ("view", "All")], inside)
    });
    let feedback: String = feedback.collect();
    Ok(element("item", &attributes, item.metadata(&places) + &presentation + &processing + &feedback))
}

/// A place for an answer.
struct Place<'a> {
    id: String,
    takes: Takes<'a>,
    /// What it earns.
    earns: f64,
    /// Whether there are others.
    is_gap: bool,
}

/// What a place takes.
enum Takes<'a> {
    Number(u64),
    Words(Vec<String>),
    /// Options as HTML, and which are right.
    Options(Vec<String>, Vec<usize>),
    /// Boxes of which several may be right.
    Boxes(&'a [Choice]),
}

/// An item as it is written.
struct Item<'i, 'a> {
    dialect: &'i Dialect,
    asked: &'i Asked<'a>,
    full: f64,
    conditions: Vec<String>,
    /// Names and texts.
    said: Vec<(String, String)>,
}

/// A text in HTML, or a plain one where it has no markup.
fn material(html: &str) -> String {
    let texttype = if html.contains(['<', '&']) { "text/html" } else { "text/plain" };
    element("material", &[], leaf("mattext", &[("texttype", texttype)], &allowed(html)))
}

/// Whether a response is, or holds, an option.
fn is(place: &str, option: &str) -> String {
    leaf("varequal", &[("respident", place), ("case", "Yes")], option)
}

/// Whether a response is a text.
fn reads(place: &str, text: &str) -> String {
    leaf("varequal", &[("respident", place), ("case", "No")], text)
}

fn not(condition: &str) -> String {
    element("not", &[], condition)
}

fn any(conditions: impl Iterator<Item = String>) -> String {
    element("or", &[], conditions.collect::<String>())
}

impl<'i, 'a> Item<'i, 'a> {
    /// The places of the answer, as the dialect has them.
    fn places(&self, lossy: bool) -> Result<Vec<Place<'i>>, RenderError> {
        let one = |takes| Ok(vec![Place { id: "response1".to_owned(), takes, earns: self.full, is_gap: false }]);
        match &self.asked.response {
            Response::Number { right, .. } => one(Takes::Number(*right)),
            Response::Words { right, .. } => one(Takes::Words(distinct(right))),
            Response::One(choices) => {
                let right = (0..choices.len()).filter(|place| choices[*place].share > 0).collect();
                one(Takes::Options(choices.iter().map(|choice| choice.html.clone()).collect(), right))
            }
            Response::Several(choices) => one(Takes::Boxes(choices)),
            Response::Gaps(gaps) => {
                let alike = self.dialect.gaps == Gaps::Alike;
                let mixed = alike && gaps.iter().any(is_chosen) && !gaps.iter().all(is_chosen);
                let uneven = alike && gaps.iter().any(|gap| gap.weight != gaps[0].weight);
                if mixed && !lossy {
                    return Err(unsaid(self.asked, "Canvas has no places to fill in beside places to choose from"));
                }
                if uneven && !lossy {
                    return Err(unsaid(self.asked, "Canvas gives all places of an answer the same share"));
                }
                let all: u64 = gaps.iter().map(|gap| if alike { 1 } else { gap.weight }).sum();
                let place = |(number, gap): (usize, &Gap)| Place {
                    id: format!("response_{}", name(number)),
                    takes: match &gap.fits {
                        Fits::Choice(options, right) if !mixed => {
                            let options = options.iter().map(|text| Escaped(text).to_string()).collect();
                            Takes::Options(options, vec![*right])
                        }
                        Fits::Words(texts) => Takes::Words(distinct(texts)),
                        fits => Takes::Words(vec![fits.right()]),
                    },
                    earns: self.full * if alike { 1 } else { gap.weight } as f64 / all as f64,
                    is_gap: true,
                };
                Ok(gaps.iter().enumerate().map(place).collect())
            }
        }
    }

    /// Points and type, where the platform reads them here.
    fn metadata(&self, places: &[Place<'_>]) -> String {
        let Some(types) = &self.dialect.types else { return String::new() };
        let mut fields = vec![(types.label, kind(types, places))];
        fields.extend(types.fields);
        let grade = self.asked.grade();
        fields.extend((self.dialect.grade == Grade::Percent).then_some(("points_possible", grade.as_str())));
        let field = |(label, entry): &(&str, &str)| {
            element("qtimetadatafield", &[], leaf("fieldlabel", &[], label) + &leaf("fieldentry", &[], entry))
        };
        element("itemmetadata", &[], element("qtimetadata", &[], fields.iter().map(field).collect::<String>()))
    }

    /// What is asked, and the places for answers, in the text or below it.
    fn presentation(&self, places: &[Place<'_>]) -> String {
        if self.dialect.gaps == Gaps::Within && self.is_cloze(places) {
            // The text of the question itself stays empty: all of it is the text with gaps.
            let mut flow = material("<p> </p>");
            for part in &self.asked.text.parts {
                flow += &match part {
                    Part::Html(html) => material(html),
                    Part::Gap(number) => places.get(*number).map_or_else(String::new, |place| self.response(place)),
                };
            }
            let last = places.iter().filter(|place| !place.is_gap).map(|place| self.response(place));
            return element("presentation", &[], element("flow", &[], flow + &last.collect::<String>()));
        }
        let text = self.asked.text.html(|number| self.gap(number));
        let responses = places.iter().map(|place| self.response(place));
        element("presentation", &[], material(&text) + &responses.collect::<String>())
    }

    /// Whether the answer is typed or chosen within a text.
    fn is_cloze(&self, places: &[Place<'_>]) -> bool {
        places.iter().any(|place| place.is_gap || matches!(place.takes, Takes::Words(_)))
    }

    /// A gap in a text above its places. What is typed in place of a choice is said beside it.
    fn gap(&self, number: usize) -> String {
        let shown = format!("[{}]", name(number));
        match &self.asked.response {
            Response::Gaps(gaps) if self.dialect.gaps == Gaps::Alike && !gaps.iter().all(is_chosen) => {
                match gaps.get(number).map(|gap| &gap.fits) {
                    Some(Fits::Choice(options, _)) => format!("{shown} ({})", Escaped(&options.join(" / "))),
                    _ => shown,
                }
            }
            _ => shown,
        }
    }

    fn response(&self, place: &Place<'_>) -> String {
        let label = match self.dialect.gaps {
            Gaps::Named | Gaps::Alike if place.is_gap => material(place.id.trim_start_matches("response_")),
            _ => String::new(),
        };
        let options = |options: &mut dyn Iterator<Item = &str>| {
            let one = |(number, html): (usize, &str)| {
                element("response_label", &[("ident", &number.to_string())], material(html))
            };
            element("render_choice", &[("shuffle", "No")], options.enumerate().map(one).collect::<String>())
        };
        let typed = |fibtype: &str, columns: &str| {
            // ILIAS has no such label.
            let label = if self.dialect.gaps == Gaps::Within { "" } else { "<response_label ident=\"answer1\"/>" };
            element("render_fib", &[("fibtype", fibtype), ("prompt", "Box"), ("columns", columns)], label)
        };
        let (name, cardinality, inside) = match &place.takes {
            Takes::Number(_) => {
                let name = self.dialect.types.as_ref().map_or("response_num", |types| types.typed);
                (name, "Single", typed("Decimal", "12"))
            }
            // Of its blanks, Canvas takes every option for right.
            Takes::Words(texts) if place.is_gap && self.dialect.gaps == Gaps::Alike => {
                let texts: Vec<String> = texts.iter().map(|text| Escaped(text).to_string()).collect();
                ("response_lid", "Single", options(&mut texts.iter().map(String::as_str)))
            }
            Takes::Words(_) => ("response_str", "Single", typed("String", if place.is_gap { "12" } else { "40" })),
            Takes::Options(all, _) => ("response_lid", "Single", options(&mut all.iter().map(String::as_str))),
            Takes::Boxes(all) => ("response_lid", "Multiple", options(&mut all.iter().map(|one| one.html.as_str()))),
        };
        let attributes = [("ident", &*place.id), ("rcardinality", cardinality)];
        element(name, &attributes, label + &inside)
    }

    /// A condition, what it does to the grade, and what is said.
    fn condition(&mut self, when: String, grade: Option<(&str, f64)>, says: Option<&str>) {
        let mut inside = element("conditionvar", &[], when);
        inside += &grade.map_or_else(String::new, |(action, grade)| {
            leaf("setvar", &[("varname", "SCORE"), ("action", action)], &grade.to_string())
        });
        inside += &says.map_or_else(String::new, |name| {
            empty("displayfeedback", &[("feedbacktype", "Response"), ("linkrefid", name)])
        });
        self.conditions.push(element("respcondition", &[("continue", "Yes")], inside) + "\n");
    }

    fn adds(&mut self, when: String, grade: f64) {
        self.condition(when, Some(("Add", grade)), None);
    }

    fn displays(&mut self, when: String, name: &str) {
        self.condition(when, None, Some(name));
    }

    /// What is said to an option, under the name of it.
    fn says(&mut self, option: usize, says: Option<&String>) -> Option<String> {
        let name = format!("response_{option}");
        match says {
            Some(says) => self.said.push((name.clone(), format!("<p>{}</p>", Escaped(says)))),
            None if self.dialect.boxes != Boxes::Values => return None,
            None => {}
        }
        Some(name)
    }

    /// What each answer earns, and what is said to those of which each is answered for itself.
    fn process(&mut self, places: &[Place<'_>]) {
        for place in places {
            match &place.takes {
                Takes::Number(right) => {
                    let right = right.to_string();
                    let [least, most] =
                        ["vargte", "varlte"].map(|name| leaf(name, &[("respident", &*place.id)], &right));
                    let equal = leaf("varequal", &[("respident", &*place.id)], &right);
                    self.adds(any([equal, element("and", &[], least + &most)].into_iter()), place.earns);
                }
                Takes::Words(texts) => {
                    for (number, text) in texts.iter().enumerate() {
                        let is_option = place.is_gap && self.dialect.gaps == Gaps::Alike;
                        let option = || is(&place.id, &number.to_string());
                        self.adds(if is_option { option() } else { reads(&place.id, text) }, place.earns);
                    }
                }
                Takes::Options(options, right) => self.options(place, options, right),
                Takes::Boxes(choices) => self.boxes(place, choices),
            }
        }
        if self.dialect.mistakes == Mistakes::Each {
            self.each_mistake(places);
        }
    }

    fn options(&mut self, place: &Place<'_>, options: &[String], right: &[usize]) {
        let asked = self.asked;
        for (number, html) in options.iter().enumerate() {
            let says = match &asked.response {
                Response::One(choices) => {
                    let says = choices.get(number).and_then(|choice| choice.feedback.as_ref());
                    self.says(number, says)
                }
                _ => None,
            };
            // In a text with gaps ILIAS compares what options say.
            let by_text = place.is_gap && self.dialect.gaps == Gaps::Within;
            let value = if by_text { html.clone() } else { number.to_string() };
            let earns = if right.contains(&number) { place.earns } else { 0.0 };
            // Canvas takes for right what earns anything; ILIAS reads what is said beside what is earned.
            let grade = (earns != 0.0 || self.dialect.boxes == Boxes::Values).then_some(("Add", earns));
            if grade.is_some() || says.is_some() {
                self.condition(is(&place.id, &value), grade, says.as_deref());
            }
        }
    }

    /// Boxes are marked as on paper: of those that agree with the key, each that does not takes one away. The last option,
    /// that there is none, goes with no other.
    fn boxes(&mut self, place: &Place<'_>, choices: &[Choice]) {
        let is = |number: usize| is(&place.id, &number.to_string());
        let boxes = choices.len().saturating_sub(1);
        let each = place.earns / boxes.max(1) as f64;
        if self.dialect.boxes == Boxes::Platform {
            let wanted =
                |(number, choice): (usize, &Choice)| if choice.share > 0 { is(number) } else { not(&is(number)) };
            let all: String = choices.iter().enumerate().map(wanted).collect();
            self.adds(element("and", &[], all), place.earns);
        } else {
            // What takes away comes after what adds, because nothing goes below 0.
            for takes in [false, true] {
                for (number, choice) in choices.iter().enumerate().take(boxes) {
                    let ticked = (choice.share > 0) != takes;
                    let when = if ticked { is(number) } else { not(&is(number)) };
                    let says = if ticked && self.dialect.boxes == Boxes::Values {
                        self.says(number, choice.feedback.as_ref())
                    } else {
                        None
                    };
                    self.condition(when, Some(("Add", if takes { -each } else { each })), says.as_deref());
                }
            }
        }
        if self.dialect.boxes == Boxes::Conditions {
            let ticked = || any((0..boxes).map(is));
            let none = element("and", &[], is(boxes) + &ticked());
            let nothing = not(&any((0..choices.len()).map(is)));
            for when in [none, nothing] {
                self.condition(when, Some(("Set", 0.0)), None);
            }
        }
        if self.dialect.boxes != Boxes::Values {
            for (number, choice) in choices.iter().enumerate() {
                if let Some(says) = self.says(number, choice.feedback.as_ref()) {
                    self.displays(is(number), &says);
                }
            }
        }
    }

    /// Named mistakes that are typed, and those that are chosen in a gap, each answered for itself.
    fn each_mistake(&mut self, places: &[Place<'_>]) {
        for (number, typed, says) in self.typed() {
            let Some(place) = places.get(number) else { continue };
            let when = match &place.takes {
                Takes::Options(options, _) => {
                    let shown = Escaped(&typed).to_string();
                    let Some(option) = options.iter().position(|option| *option == shown) else { continue };
                    is(&place.id, &option.to_string())
                }
                _ => reads(&place.id, &typed),
            };
            let html = format!("<p>{}</p>", Escaped(&says));
            let known = self.said.iter().find(|(_, known)| *known == html).map(|(name, _)| name.clone());
            let name = known.unwrap_or_else(|| {
                let name = format!("{}{}", self.dialect.feedback[1], self.said.len() + 1);
                self.said.push((name.clone(), html));
                name
            });
            self.displays(when, &name);
        }
    }

    /// The same as one text; nothing where each is answered for itself.
    fn mistakes(&self) -> String {
        let typed = self.typed();
        if self.dialect.mistakes == Mistakes::Each || typed.is_empty() {
            return String::new();
        }
        let one = |(_, typed, says): &(usize, String, String)| {
            format!("<li><strong>{}</strong>: {}</li>", Escaped(typed), Escaped(says))
        };
        format!("<ul>{}</ul>", typed.iter().map(one).collect::<String>())
    }

    /// Named mistakes that are typed or belong to a gap: the place, what is typed or chosen, and what is said.
    fn typed(&self) -> Vec<(usize, String, String)> {
        let of = |place: usize, wrong: &[(String, String)]| -> Vec<_> {
            wrong.iter().map(|(typed, says)| (place, typed.clone(), says.clone())).collect()
        };
        match &self.asked.response {
            Response::Number { wrong, .. } => {
                wrong.iter().map(|(value, says)| (0, value.to_string(), says.clone())).collect()
            }
            Response::Words { wrong, .. } => of(0, wrong),
            Response::Gaps(gaps) => gaps.iter().enumerate().flat_map(|(place, gap)| of(place, &gap.wrong)).collect(),
            Response::One(_) | Response::Several(_) => Vec::new(),
        }
    }
}

/// Texts that differ in more than capitals, so that none earns twice.
fn distinct(texts: &[String]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for text in texts {
        if !out.iter().any(|known| known.to_lowercase() == text.to_lowercase()) {
            out.push(text.clone());
        }
    }
    out
}

/// The name of a gap, from 0.
fn name(number: usize) -> String {
    format!("gap{}", number + 1)
}

fn is_chosen(gap: &Gap) -> bool {
    matches!(gap.fits, Fits::Choice(..))
}

/// The type of a question with these places.
fn kind<'t>(types: &'t Types, places: &[Place<'_>]) -> &'t str {
    match places {
        [Place { takes, is_gap: false, .. }] => match takes {
            Takes::Number(_) => types.number,
            Takes::Words(_) => types.words,
            Takes::Options(..) => types.one,
            Takes::Boxes(_) => types.several,
        },
        _ if places.iter().all(|place| matches!(place.takes, Takes::Options(..))) => types.choices,
        _ => types.gaps,
    }
}
