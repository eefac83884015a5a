//! A reader of Moodle XML, cloze among it, written from Moodle's documentation.

use super::xml::{self, Element, heard, plain};
use super::{Asks, Grade, Part, Question};

/// The fractions that Moodle takes, without sign.
const LEGAL: [&str; 20] = [
    "100", "90", "83.33333", "80", "75", "70", "66.66667", "60", "50", "40", "33.33333", "30", "25", "20", "16.66667",
    "14.28571", "12.5", "11.11111", "10", "0",
];

/// The questions of a file.
pub fn read(file: &str) -> Vec<Question> {
    assert!(file.starts_with("<?xml"), "the declaration is the first byte");
    let quiz = xml::read(file).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(quiz.name, "quiz");
    let mut category = String::new();
    let mut questions = Vec::new();
    for question in quiz.all("question") {
        let kind = question.attribute("type");
        if kind == "category" {
            category = text(question, "category");
            assert!(category.starts_with("$course$/top/"), "{category}");
        } else {
            questions.push(one(question, kind, &category));
        }
    }
    questions
}

/// The hints of every question, without markup.
pub fn hints(file: &str) -> Vec<Vec<String>> {
    let quiz = xml::read(file).unwrap_or_else(|fault| panic!("{fault}"));
    let questions = quiz.all("question").filter(|question| question.attribute("type") != "category");
    let hint = |hint: &Element| {
        assert_eq!(hint.attribute("format"), "html");
        heard(&hint.at("text").map(Element::text).unwrap_or_default())
    };
    questions.map(|question| question.all("hint").map(hint).collect()).collect()
}

fn text(element: &Element, path: &str) -> String {
    element.at(&format!("{path}/text")).map(Element::text).unwrap_or_default()
}

fn one(question: &Element, kind: &str, category: &str) -> Question {
    let html = text(question, "questiontext");
    let solution = text(question, "generalfeedback");
    let hints = question.all("hint").collect::<Vec<_>>();
    let texts = ["questiontext", "generalfeedback"].into_iter().filter_map(|name| question.at(name)).chain(hints);
    for element in texts {
        let html = element.at("text").map(Element::text).unwrap_or_default();
        let files: Vec<&str> = element.all("file").map(|file| file.attribute("name")).collect();
        let named: Vec<&str> =
            html.split("@@PLUGINFILE@@/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(files, named, "pictures are files beside the text that names them");
    }
    let grade = |answer: &Element| {
        let fraction = answer.attribute("fraction");
        assert!(LEGAL.contains(&fraction.trim_start_matches('-')), "Moodle has no fraction {fraction}");
        Grade {
            answer: answer.at("text").map(Element::text).unwrap_or_default(),
            share: fraction.parse::<f64>().expect("a number") / 100.0,
            says: plain(&text(answer, "feedback")),
        }
    };
    let mut grades: Vec<Grade> = question.all("answer").map(grade).collect();
    let single = question.at("single").map(Element::text);
    let asks = match (kind, single.as_deref()) {
        ("numerical", _) => {
            assert!(question.all("answer").all(|answer| answer.at("tolerance").is_some_and(|one| one.text() == "0")));
            Asks::Number
        }
        ("shortanswer", _) => {
            for grade in &mut grades {
                assert!(!grade.answer.replace("\\*", "").contains('*'), "a wildcard: {}", grade.answer);
                grade.answer = grade.answer.replace("\\*", "*");
            }
            Asks::Text
        }
        ("multichoice", Some(single)) => {
            grades.iter_mut().for_each(|grade| grade.answer = plain(&grade.answer));
            let positive: f64 = grades.iter().map(|grade| grade.share.max(0.0)).sum();
            let most = grades.iter().map(|grade| grade.share).fold(0.0, f64::max);
            let whole = if single == "true" { most } else { positive };
            assert!((whole - 1.0).abs() < 1e-4, "Moodle refuses a sum of {whole}");
            if single == "true" { Asks::One } else { Asks::Several }
        }
        ("cloze", _) => {
            let (html, parts) = gaps(&html);
            return Question {
                id: text_of(question, "idnumber"),
                name: text(question, "name"),
                category: category.to_owned(),
                text: heard(&html),
                solution: plain(&solution),
                parts,
            };
        }
        other => panic!("an unknown type {other:?}"),
    };
    let id = text_of(question, "idnumber");
    let part = Part::new(1.0, asks, grades);
    Question {
        id,
        name: text(question, "name"),
        category: category.to_owned(),
        text: heard(&html),
        solution: plain(&solution),
        parts: vec![part],
    }
}

fn text_of(question: &Element, name: &str) -> String {
    question.at(name).map(Element::text).unwrap_or_default()
}

/// The text around gaps, and the gaps: `{weight:TYPE:alternatives}`.
fn gaps(html: &str) -> (String, Vec<Part>) {
    let (mut around, mut parts, mut rest) = (String::new(), Vec::new(), html);
    while let Some(at) = rest.find('{') {
        around.push_str(&rest[..at]);
        around.push_str(" ___ ");
        // A gap ends at the first brace; references stand for others.
        let (code, after) = rest[at + 1..].split_once('}').unwrap_or_else(|| panic!("a gap that never ends: {rest}"));
        let mut fields = code.splitn(3, ':');
        let weight = fields.next().and_then(|digits| digits.parse().ok());
        let weight: f64 = weight.unwrap_or_else(|| panic!("no gap: {{{code}}}"));
        let (kind, alternatives) = (fields.next().expect("a type"), fields.next().expect("alternatives"));
        let asks = match kind {
            "NUMERICAL" => Asks::Number,
            "SHORTANSWER" => Asks::Text,
            "MULTICHOICE" => Asks::One,
            other => panic!("an unknown type of gap {other:?}"),
        };
        let grades: Vec<Grade> = split(alternatives, '~').iter().map(|one| alternative(one, asks)).collect();
        assert!(grades.iter().any(|grade| grade.share == 1.0), "{code}");
        parts.push(Part::new(weight, asks, grades));
        rest = after;
    }
    around.push_str(rest);
    (around, parts)
}

/// Pieces between a sign that is not part of a reference, as Moodle's expression has it.
fn split(text: &str, sign: char) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for (at, character) in text.char_indices() {
        if character == sign && !text[..at].ends_with(['&', '\\']) {
            pieces.push(String::new());
        } else if let Some(last) = pieces.last_mut() {
            last.push(character);
        }
    }
    pieces
}

fn alternative(text: &str, asks: Asks) -> Grade {
    let (share, rest) = match text.strip_prefix('=') {
        Some(rest) => (1.0, rest),
        None => match text.strip_prefix('%').and_then(|rest| rest.split_once('%')) {
            Some((share, rest)) => (share.parse::<f64>().expect("a fraction") / 100.0, rest),
            None => (0.0, text),
        },
    };
    let pieces = split(rest, '#');
    let resolved = |text: &str| xml::resolved(text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut answer = resolved(&pieces[0]);
    match asks {
        Asks::Number => {
            let (number, tolerance) = answer.split_once(':').expect("a tolerance");
            assert_eq!(tolerance, "0");
            answer = number.to_owned();
        }
        // Options and feedback are HTML.
        Asks::One => answer = plain(&answer),
        _ => {}
    }
    let says = pieces.get(1).map(|says| plain(&resolved(says))).unwrap_or_default();
    Grade { answer, share, says }
}
