//! Dialects of QTI: what a platform reads in its own way. Every difference is a column of one table.
//!
//! Representation: a row for the standard of each format that has dialects, with an empty name, and one for each
//! platform. Version 2.2 and 3.0 are written as the standard of 2.1.
//! Source: 1EdTech, QTI 1.2 and 2.1; the importers of Canvas, ILIAS (5 to 10) and OpenOlat (15 and later).

use super::Pictures;

/// How a platform reads a format.
pub struct Dialect {
    /// Its name, as in `--dialect canvas`; empty for the standard.
    pub name: &'static str,
    /// The format that it is of.
    pub format: &'static str,
    pub grade: Grade,
    pub gaps: Gaps,
    pub boxes: Boxes,
    pub mistakes: Mistakes,
    pub pictures: Pictures,
    /// What the solution is called, and what is said to wrong answers.
    pub feedback: [&'static str; 2],
    /// The type of each question as the platform calls it; none where it finds that by itself.
    pub types: Option<Types>,
}

/// In what a question is graded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// In units, which the test weights.
    Units,
    /// In points.
    Points,
    /// In per cent of the points, which stand beside.
    Percent,
}

/// Where the places of an answer of several parts are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Gaps {
    /// In the text.
    Within,
    /// Below the text, which names them.
    Named,
    /// The same, but all of a question are to be filled in, or all to be chosen from, and each counts as much.
    Alike,
}

/// How ticked boxes are graded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Boxes {
    /// By conditions of any kind.
    Conditions,
    /// Box by box, ticked and not.
    Values,
    /// As the platform does, which knows only which are right.
    Platform,
}

/// How named mistakes are answered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mistakes {
    /// Each for itself.
    Each,
    /// Those that are chosen each for itself, those that are typed together, beside the solution or within it.
    Together { within: bool },
}

/// What a platform calls a type of question.
pub struct Types {
    /// The field that says it.
    pub label: &'static str,
    pub number: &'static str,
    /// What a number is typed into.
    pub typed: &'static str,
    pub words: &'static str,
    pub one: &'static str,
    pub several: &'static str,
    pub gaps: &'static str,
    /// Gaps that are chosen from.
    pub choices: &'static str,
    /// Fields that every question has.
    pub fields: &'static [(&'static str, &'static str)],
}

/// The table.
pub const DIALECTS: [Dialect; 5] = [
    Dialect {
        name: "",
        format: "qti12",
        grade: Grade::Points,
        gaps: Gaps::Named,
        boxes: Boxes::Conditions,
        mistakes: Mistakes::Each,
        pictures: Pictures::Beside("pictures/"),
        feedback: ["solution", "mistake"],
        types: None,
    },
    // Wrong answers that are typed have no comment of their own in Canvas.
    Dialect {
        name: "canvas",
        format: "qti12",
        grade: Grade::Percent,
        gaps: Gaps::Alike,
        boxes: Boxes::Platform,
        mistakes: Mistakes::Together { within: false },
        pictures: Pictures::Beside("%24IMS-CC-FILEBASE%24/pictures/"),
        feedback: ["general_fb", "general_incorrect_fb"],
        types: Some(Types {
            label: "question_type",
            number: "numerical_question",
            typed: "response_str",
            words: "short_answer_question",
            one: "multiple_choice_question",
            several: "multiple_answers_question",
            gaps: "fill_in_multiple_blanks_question",
            choices: "multiple_dropdowns_question",
            fields: &[],
        }),
    },
    // ILIAS takes questions without files, and no question without an author.
    Dialect {
        name: "ilias",
        format: "qti12",
        grade: Grade::Points,
        gaps: Gaps::Within,
        boxes: Boxes::Values,
        mistakes: Mistakes::Together { within: true },
        pictures: Pictures::Told,
        feedback: ["response_allcorrect", "response_onenotcorrect"],
        types: Some(Types {
            label: "QUESTIONTYPE",
            number: "NUMERIC QUESTION",
            typed: "response_num",
            words: "CLOZE QUESTION",
            one: "SINGLE CHOICE QUESTION",
            several: "MULTIPLE CHOICE QUESTION",
            gaps: "CLOZE QUESTION",
            choices: "CLOZE QUESTION",
            fields: &[("AUTHOR", "nimbook"), ("textgaprating", "ci"), ("feedback_setting", "2")],
        }),
    },
    Dialect {
        name: "",
        format: "qti21",
        grade: Grade::Units,
        gaps: Gaps::Within,
        boxes: Boxes::Conditions,
        mistakes: Mistakes::Each,
        pictures: Pictures::Beside("../pictures/"),
        feedback: ["SOLUTION", "FEEDBACK"],
        types: None,
    },
    // OpenOlat knows no weights, and shows as a solution what has this name.
    Dialect {
        name: "openolat",
        format: "qti21",
        grade: Grade::Points,
        gaps: Gaps::Within,
        boxes: Boxes::Conditions,
        mistakes: Mistakes::Each,
        pictures: Pictures::Beside("../pictures/"),
        feedback: ["SOLUTIONMODAL", "FEEDBACKMODAL"],
        types: None,
    },
];

/// The dialect of a format; where it has none of that name, its standard.
pub fn of(format: &str, name: &str) -> &'static Dialect {
    let named = |name| DIALECTS.iter().find(|dialect| dialect.format == format && dialect.name == name);
    named(name).or_else(|| named("")).unwrap_or(&DIALECTS[0])
}
