//! A reader of GIFT, written from Moodle's documentation.

use super::xml::plain;
use super::{Asks, Grade, Part, Question};

/// The questions of a file; essays, which nothing grades, have no parts.
pub fn read(file: &str) -> Vec<Question> {
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with("//")).collect();
    let mut category = String::new();
    let mut questions = Vec::new();
    for block in lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty()) {
        let block = block.join("\n");
        match block.strip_prefix("$CATEGORY: ") {
            Some(name) => category = name.to_owned(),
            None => questions.push(one(&block, &category)),
        }
    }
    questions
}

/// Where a sign is that no backslash is before.
fn bare(text: &str, sign: char) -> Option<usize> {
    let mut escaped = false;
    for (at, character) in text.char_indices() {
        if character == sign && !escaped {
            return Some(at);
        }
        escaped = character == '\\' && !escaped;
    }
    None
}

/// A text without the backslashes of its notation.
fn literal(text: &str) -> String {
    let mut out = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match (character, characters.clone().next()) {
            ('\\', Some('n')) => {
                out.push('\n');
                characters.next();
            }
            ('\\', Some(next)) if "~=#{}:\\".contains(next) => {
                out.push(next);
                characters.next();
            }
            _ => out.push(character),
        }
    }
    out
}

fn html(text: &str) -> String {
    plain(&literal(text.strip_prefix("[html]").unwrap_or_else(|| panic!("no format: {text}"))))
}

fn one(block: &str, category: &str) -> Question {
    let rest = block.strip_prefix("::").unwrap_or_else(|| panic!("no name: {block}"));
    let colons = (0..rest.len()).find(|&at| {
        rest.is_char_boundary(at)
            && bare(&rest[at..], ':') == Some(0)
            && rest[at..].starts_with("::")
            && !rest[..at].ends_with('\\')
    });
    let (name, rest) = rest.split_at(colons.expect("the name ends"));
    let rest = &rest[2..];
    let begins = bare(rest, '{').expect("answers");
    let (text, rest) = (&rest[..begins], &rest[begins + 1..]);
    let ends = bare(rest, '}').expect("answers end");
    assert!(rest[ends + 1..].trim().is_empty(), "nothing after the answers: {rest}");
    let inside = &rest[..ends];
    let at = (0..inside.len())
        .find(|&at| inside.is_char_boundary(at) && inside[at..].starts_with("####") && !inside[..at].ends_with('\\'));
    let (answers, solution) = inside.split_at(at.expect("a general feedback"));
    let mut question = Question {
        id: String::new(),
        name: literal(name),
        category: category.to_owned(),
        text: html(text),
        solution: html(&solution[4..]),
        parts: Vec::new(),
    };
    assert!(!answers.contains("->"), "an arrow would make a question of matching: {answers}");
    let (number, answers) = match answers.strip_prefix('#') {
        Some(rest) => (true, rest),
        None => (false, answers),
    };
    let grades = grades(answers, number);
    if grades.is_empty() {
        return question;
    }
    let asks = match (number, answers.trim_start().starts_with('='), answers.contains(" ~")) {
        (true, ..) => Asks::Number,
        (_, true, false) => Asks::Text,
        _ if answers.contains(" =") => Asks::One,
        _ => Asks::Several,
    };
    question.parts = vec![Part::new(1.0, asks, grades)];
    question
}

/// The answers, each after a sign.
fn grades(answers: &str, number: bool) -> Vec<Grade> {
    let mut starts: Vec<usize> = Vec::new();
    for sign in ['=', '~'] {
        let mut from = 0;
        while let Some(at) = bare(&answers[from..], sign) {
            starts.push(from + at);
            from += at + 1;
        }
    }
    starts.sort_unstable();
    starts.push(answers.len());
    let one = |pair: &[usize]| {
        let text = answers[pair[0]..pair[1]].trim();
        let (sign, rest) = text.split_at(1);
        let (share, rest) = match rest.strip_prefix('%').and_then(|rest| rest.split_once('%')) {
            Some((share, rest)) => (share.parse::<f64>().expect("a fraction") / 100.0, rest),
            None => (if sign == "=" { 1.0 } else { 0.0 }, rest),
        };
        let (answer, says) = match bare(rest, '#') {
            Some(at) => (&rest[..at], html(&rest[at + 1..])),
            None => (rest, String::new()),
        };
        let answer = match answer {
            _ if answer.starts_with("[html]") => html(answer),
            _ if number => answer.strip_suffix(":0").expect("a tolerance").to_owned(),
            _ => literal(answer).replace("\\*", "*").replace('→', "->"),
        };
        Grade { answer, share, says }
    };
    starts.windows(2).map(one).collect()
}
