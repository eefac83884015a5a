//! Banks of questions, read back: each question is found in every format, solved again by the second route from its
//! position, answered as a student would, and graded as the platform grades.
//!
//! The readers share no code with the writers. Marks are compared with those of marking, and what a file accepts as
//! right is marked.

mod anki;
mod apkg;
mod gift;
mod hostile;
mod moodle;
mod qti;
mod qti12;
mod xml;

use std::collections::{BTreeMap, BTreeSet};

use crate::document::{Answer, Document, LANGUAGES, Line, Mistake, Phrase, Points, Show, Winner, Words};
use crate::exercise::{KINDS, Verifier};
use crate::marking::{self, Item, Status};
use crate::render::{DIALECTS, Escaped, FORMATS, Holds, Templates, render};
use crate::sheet::{self, Plan, Sheet};
use crate::source::Text;
use crate::tests::sheets::settings::{SETTINGS, yaml};

/// A question as it was read.
pub struct Question {
    pub id: String,
    pub name: String,
    pub category: String,
    /// What is asked, without markup.
    pub text: String,
    pub solution: String,
    /// What is to be answered; nothing where a person has to mark it.
    pub parts: Vec<Part>,
}

/// A place for an answer.
pub struct Part {
    pub weight: f64,
    pub asks: Asks,
    pub grades: Vec<Grade>,
    /// What boxes earn before one is ticked.
    pub unticked: f64,
    /// The option that earns this by itself, whatever it earns beside others.
    pub alone: Option<(String, f64)>,
}

/// What kind of answer it takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asks {
    Number,
    Text,
    One,
    Several,
}

/// An answer with its share of the grade, and what is said to it.
#[derive(Debug)]
pub struct Grade {
    pub answer: String,
    pub share: f64,
    pub says: String,
}

impl Question {
    /// The grade of these answers, one list for each part, from 0 to 1.
    fn grade(&self, given: &[Vec<String>]) -> f64 {
        assert_eq!(given.len(), self.parts.len(), "{}: {given:?}", self.name);
        let all: f64 = self.parts.iter().map(|part| part.weight).sum();
        let earned = self.parts.iter().zip(given).map(|(part, given)| part.weight * part.grade(given));
        earned.sum::<f64>() / all
    }

    /// What is said to these answers.
    fn says(&self, given: &[Vec<String>]) -> String {
        let said = self.parts.iter().zip(given).flat_map(|(part, given)| {
            let fits = |grade: &&Grade| given.iter().any(|one| part.fits(one, &grade.answer));
            part.grades.iter().filter(fits).map(|grade| grade.says.clone())
        });
        said.collect::<Vec<_>>().join(" ")
    }
}

impl Part {
    pub fn new(weight: f64, asks: Asks, grades: Vec<Grade>) -> Part {
        Part { weight, asks, grades, unticked: 0.0, alone: None }
    }

    fn fits(&self, given: &str, answer: &str) -> bool {
        match self.asks {
            Asks::Number => given.parse::<f64>().ok() == answer.parse::<f64>().ok(),
            Asks::Text => given.to_lowercase() == answer.to_lowercase(),
            Asks::One | Asks::Several => given == answer,
        }
    }

    fn grade(&self, given: &[String]) -> f64 {
        let of = |one: &String| {
            self.grades.iter().find(|grade| self.fits(one, &grade.answer)).map_or(0.0, |grade| grade.share)
        };
        match &self.alone {
            Some((option, share)) if [option] == given.iter().collect::<Vec<_>>()[..] => *share,
            _ => (self.unticked + given.iter().map(of).sum::<f64>()).clamp(0.0, 1.0),
        }
    }
}

/// An answer as a student gives it, in the order of the places, with a hyphen in each that is not needed; none where it
/// does not fit into the others.
fn given(answer: &Answer, question: &Question, words: &Words) -> Option<Vec<Vec<String>>> {
    let word = |key| xml::plain(&Escaped(&words.text(&Phrase::new(key)).expect("words")).to_string());
    let each = |numbers: &[u64]| numbers.iter().map(|number| vec![number.to_string()]).collect::<Vec<_>>();
    let one = |text: &str| vec![vec![text.to_owned()]];
    let tuple = |numbers: &[u64]| vec![numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")];
    let parts = match answer {
        Answer::Number(number) => one(&number.to_string()),
        Answer::Winner(Winner::ToMove) => one(&word("outcome-choice-n")),
        Answer::Winner(Winner::Other) => one(&word("outcome-choice-p")),
        Answer::Winner(Winner::Nobody) => one(&word("outcome-choice-draw")),
        Answer::Ticks(ticks) => {
            let options = &question.parts.first()?.grades;
            match ticks.is_empty() {
                true => one(&word("bank-none")),
                false => vec![ticks.iter().filter_map(|&tick| Some(options.get(tick)?.answer.clone())).collect()],
            }
        }
        Answer::Moves(moves) => one(&moves.first()?.to),
        Answer::Trace { lines, stop, trio } => {
            let last = stop.unwrap_or(lines.len() - 1);
            let mut parts = each(lines[1..=last].as_flattened());
            parts.push(vec![word(if *trio { "reduction-choice-trio" } else { "mark-not-lost" })]);
            parts
        }
        Answer::Trios(trios) => trios.iter().map(|trio| tuple(trio)).collect(),
        Answer::Pairs(pairs) if pairs.is_empty() => one("-"),
        Answer::Pairs(pairs) => pairs.iter().map(|pair| tuple(pair)).collect(),
        Answer::Choice(tick) => one(&question.parts.first()?.grades.get(*tick)?.answer.clone()),
        Answer::Repair { line, column, right } => {
            vec![vec![line.to_string()], vec!["abc"[*column..=*column].to_owned()], vec![right.to_string()]]
        }
        Answer::Parts(numbers) => vec![tuple(numbers)],
        Answer::Numbers(numbers) => each(numbers),
        Answer::Residues { modulus, remainders } => each(&[&remainders[..], &[*modulus]].concat()),
        Answer::Counterexample(None) => [one(&word("true-for-all")), one("-")].concat(),
        Answer::Counterexample(Some(numbers)) => [one(&word("mark-false")), vec![tuple(numbers)]].concat(),
        Answer::Place { x, y } => one(&format!("{x}, {y}")),
    };
    let needed = question.parts.iter().filter(|part| part.weight > 0.0).count();
    let mut parts = (parts.len() == needed).then_some(parts)?.into_iter();
    let each = question.parts.iter();
    each.map(|part| if part.weight > 0.0 { parts.next() } else { Some(vec!["-".to_owned()]) }).collect()
}

fn words() -> Words {
    Words::new(&LANGUAGES[0]).expect("the built-in language speaks")
}

/// The questions of a document in a format, as its reader finds them.
fn read(format: &str, document: &Document, words: &Words, templates: &Templates) -> Vec<Question> {
    // A dialect stands for its format.
    let dialect = DIALECTS.iter().find(|dialect| dialect.name == format);
    let name = dialect.map_or(format, |dialect| dialect.format);
    let document = &document.clone().in_dialect(dialect.map_or("", |dialect| dialect.name));
    let files = render(name, document, words, templates).unwrap_or_else(|error| panic!("{format}: {error}"));
    let bytes = &files[0].bytes;
    let text = || String::from_utf8(bytes.clone()).expect("text is UTF-8");
    match format {
        "moodle" => moodle::read(&text()),
        "gift" => gift::read(&text()),
        "qti" => qti::read(bytes, "2.2"),
        "qti12" => qti12::read(bytes, ""),
        "qti21" | "openolat" => qti::read(bytes, "2.1"),
        "qti3" => qti::read(bytes, "3.0"),
        "canvas" | "ilias" => qti12::read(bytes, format),
        "anki" => anki::read(&text()),
        "apkg" => apkg::read(bytes),
        other => panic!("no reader of {other}"),
    }
}

/// The formats of banks, but for Kahoot!, whose table has choices alone, and the dialects of some.
fn formats() -> impl Iterator<Item = &'static str> {
    let dialects = DIALECTS.iter().map(|dialect| dialect.name).filter(|name| !name.is_empty());
    let banks = FORMATS.iter().filter(|format| format.holds == Holds::Bank && format.name != "kahoot");
    banks.map(|format| format.name).chain(dialects)
}

/// Sheets of every setting of every kind, or of those with nothing set, each with its plan.
fn each_sheet(seed: &str, variants: u64, plain: bool, mut look: impl FnMut(&Plan, &Sheet, &mut Verifier)) {
    let mut verifier = Verifier::new();
    for setting in SETTINGS.iter().filter(|(_, settings)| !plain || settings.is_empty()) {
        let text = yaml(seed, 2, *setting);
        let spec = sheet::read(&Text::new("bank.yaml", &text)).unwrap_or_else(|faults| panic!("{faults}"));
        let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
        for variant in 0..variants.min(plan.variants()) {
            let sheet = Sheet::draw(&plan, variant, 0, &mut verifier).unwrap_or_else(|error| panic!("{error}"));
            look(&plan, &sheet, &mut verifier);
        }
    }
}

/// Every question of every kind has its key in every format, and every named mistake is answered.
#[test]
fn every_format_holds_the_key_of_the_second_route() {
    keys(0, 1, false, 1_000);
}

/// The order of places is that of the answer in every language, also from right to left.
#[test]
fn every_language_holds_the_key() {
    for place in 0..LANGUAGES.len() {
        keys(place, 1, true, 300);
    }
}

#[test]
#[ignore = "reads more than 1,000 questions of each format"]
fn every_format_holds_the_key_of_a_thousand_questions() {
    keys(0, 6, false, 5_000);
}

/// So many variants of every setting in a language, with at least so many questions and mistakes in all formats together.
fn keys(language: usize, variants: u64, plain: bool, least: usize) {
    let words = Words::new(&LANGUAGES[language]).expect("the built-in languages speak");
    let (words, templates) = (words, Templates::built_in().expect("the built-in templates compile"));
    let (mut solved, mut answered) = (0, 0);
    each_sheet("banks", variants, plain, |plan, sheet, verifier| {
        let document = sheet.document(plan, words.code(), Show::Folded).lossy();
        for format in formats() {
            let questions = read(format, &document, &words, &templates);
            assert_eq!(questions.len(), sheet.drawn().len());
            let level = Phrase::new("live-level").with("level", u64::from(document.exercises[0].difficulty));
            let level = words.text(&level).expect("words");
            let sorted = |one: &Question| one.category.is_empty() || one.category.ends_with(&level);
            assert!(questions.iter().any(sorted), "{format}: by level");
            for ((question, (label, item)), exercise) in
                questions.iter().zip(marking::items(sheet, plan)).zip(&document.exercises)
            {
                let what = format!("{format}, {}, {label}: {}", exercise.kind, item.question.position);
                let kind = item.exercise.kind;
                let route = (kind.second_route)(&item.exercise.task, &item.question.position, verifier);
                let right = route.unwrap_or_else(|fault| panic!("{what}: {fault}"));
                solved += 1;
                if question.parts.is_empty() {
                    assert!(["gift", "anki", "apkg"].contains(&format), "{what}: nothing grades it");
                    continue;
                }
                let Some(given_right) = given(&right, question, &words) else {
                    // What Canvas cannot say wants a hyphen in each place that is not needed, and counts it.
                    assert_eq!(format, "canvas", "{what}: {right} does not fit");
                    continue;
                };
                let grade = question.grade(&given_right);
                assert!((grade - 1.0).abs() < 1e-4, "{what}: {right} earns {grade}");
                for mistake in &exercise.question.wrong {
                    let Some(wrong) = given(&mistake.answer, question, &words) else { continue };
                    let grade = question.grade(&wrong);
                    assert!(grade < 0.999, "{what}: {} earns {grade}", mistake.answer);
                    let says = question.says(&wrong).replace('\u{a0}', " ");
                    let looks = xml::plain(&Escaped(&words.text(&mistake.description).expect("words")).to_string());
                    // Boxes are answered one by one, and of several mistakes at one place the first is named.
                    let named = exercise.question.wrong.iter().filter_map(|one| words.text(&one.description).ok());
                    let any = named.into_iter().any(|looks| says.contains(looks.replace('\u{a0}', " ").trim()));
                    let silent = matches!(mistake.answer, Answer::Ticks(_) | Answer::Residues { .. });
                    assert!(any || silent, "{what}: {} is not answered: {says:?}, but {looks}", mistake.answer);
                    answered += 1;
                }
                let told = question.parts.iter().flat_map(|part| &part.grades).map(|grade| grade.says.trim_end());
                assert!(told.into_iter().all(|says| !says.ends_with("..")), "{what}: two full stops");
                if let Answer::Ticks(right) = &right {
                    boxes_say_their_own(&question.parts[0], right, &exercise.question.wrong, &words, &what);
                }
            }
        }
    });
    assert!(solved >= least && answered >= least, "{solved} solved, {answered} answered");
}

/// Everything that a question is about is in its text, its options or the words for its pictures.
#[test]
fn every_question_holds_what_it_is_about() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    // Games that are drawn, whose pictures are told in words of their own; what is given as a result, and what is asked.
    let told =
        ["outcome", "winning-moves", "misere-outcome", "trio-images", "next-trio", "label-board", "wrong-square"];
    let (mut seen, mut faults) = (BTreeSet::new(), Vec::new());
    each_sheet("held", 1, false, |plan, sheet, _| {
        let document = sheet.document(plan, "en", Show::Folded);
        let questions = read("moodle", &document, &words, &templates);
        for (question, (_, item)) in questions.iter().zip(marking::items(sheet, plan)) {
            let (kind, position) = (item.exercise.kind.name, &item.question.position);
            if told.contains(&kind) {
                continue;
            }
            seen.insert(kind);
            let options = question.parts.iter().filter(|part| matches!(part.asks, Asks::One | Asks::Several));
            let options = options.flat_map(|part| part.grades.iter().map(|grade| grade.answer.clone()));
            let heard = options.fold(question.text.clone(), |heard, option| heard + " " + &option);
            let numbers = |text: &str| -> BTreeSet<String> {
                let words = text.split(|sign: char| !sign.is_ascii_digit()).filter(|digits| !digits.is_empty());
                words.map(str::to_owned).collect()
            };
            // The period of a game is all that is needed of it.
            let about = if kind == "big-index" { position.rsplit(' ').next().unwrap_or_default() } else { position };
            let missing: Vec<String> = numbers(about).difference(&numbers(&heard)).cloned().collect();
            if !missing.is_empty() {
                faults.push(format!("{kind}, {position}: {missing:?} not in {heard}"));
            }
        }
    });
    assert!(faults.is_empty(), "{} questions\n{}", faults.len(), faults.join("\n"));
    assert_eq!(seen.len() + told.len(), KINDS.len());
}

/// What is to be computed is said once: a field for the number follows.
#[test]
fn a_question_says_its_formula_once() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    let text = "title: t\nseed: s\nexercises:\n  - { id: one, kind: nim-sum, positions: [nim 12 4 7] }\n";
    let spec = sheet::read(&Text::new("sum.yaml", text)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let document = drawn.document(&plan, "en", Show::Folded);
    for &format in ALL {
        assert_eq!(read(format, &document, &words, &templates)[0].text.matches('⊕').count(), 2, "{format}");
    }
}

/// Hints hold neither a right answer as it might be typed nor, of questions with one number, a number that is right and
/// that the question does not name itself. Questions whose answer is one of a few have the same hints, whatever is right.
#[test]
fn hints_lead_to_the_answer_and_do_not_say_it() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    let (mut hinted, mut compared) = (BTreeSet::new(), 0);
    let mut of_few = BTreeMap::<_, (BTreeSet<_>, BTreeSet<_>)>::new();
    each_sheet("hints", 7, false, |plan, sheet, _| {
        let document = sheet.document(plan, "en", Show::Folded);
        let files = render("moodle", &document, &words, &templates).unwrap_or_else(|error| panic!("{error}"));
        let file = String::from_utf8(files[0].bytes.clone()).expect("text is UTF-8");
        let questions = moodle::read(&file);
        for ((question, hints), exercise) in questions.iter().zip(moodle::hints(&file)).zip(&document.exercises) {
            assert!(hints.len() <= 2 && hints.iter().all(|hint| !hint.trim().is_empty()), "{}", question.name);
            hinted.extend((!hints.is_empty()).then_some(exercise.kind));
            let answer = &exercise.question.answer;
            let right = marking::right_answer(answer);
            let is_said = right.len() > 3 && !question.text.contains(&right);
            assert!(!is_said || !hints.concat().contains(&right), "{}: {hints:?} say {right}", question.name);
            if matches!(answer, Answer::Choice(_) | Answer::Counterexample(_) | Answer::Ticks(_) | Answer::Winner(_))
                || ["chomp-column", "order-proof", "which-heap", "wrong-line"].contains(&exercise.kind)
            {
                let (of_kind, answers) = of_few.entry(exercise.kind).or_default();
                of_kind.insert(hints.clone());
                answers.insert(right);
            }
            let [Part { asks: Asks::Number, grades, .. }] = &question.parts[..] else { continue };
            let right = grades.iter().find(|grade| grade.share == 1.0).expect("an answer").answer.clone();
            let holds = |text: &str| text.split(|sign: char| !sign.is_ascii_digit()).any(|digits| digits == right);
            if right.len() > 1 && !holds(&question.text) && !holds(&question.name) {
                compared += 1;
                assert!(!hints.iter().any(|hint| holds(hint)), "{}: {hints:?} say {right}", question.name);
            }
        }
    });
    assert!(hinted.len() > 30 && compared >= 20, "{hinted:?}, {compared}");
    assert_eq!(of_few.len(), 16, "{:?}", of_few.keys());
    for (kind, (hints, answers)) in of_few {
        assert!(hints.len() == 1 && answers.len() > 1, "{kind}: {hints:?} for {answers:?}");
    }
}

/// What is said to a box is a mistake of this box alone, whatever else is ticked.
fn boxes_say_their_own(part: &Part, right: &[usize], wrong: &[Mistake], words: &Words, what: &str) {
    for (place, grade) in part.grades.iter().enumerate().filter(|(_, grade)| !grade.says.is_empty()) {
        let its_own = wrong.iter().any(|mistake| {
            let Answer::Ticks(ticks) = &mistake.answer else { return false };
            let extra: Vec<usize> = ticks.iter().copied().filter(|tick| !right.contains(tick)).collect();
            let looks = words.text(&mistake.description).expect("words");
            let looks = xml::plain(&Escaped(&looks).to_string()).replace('\u{a0}', " ");
            extra == [place] && grade.says.replace('\u{a0}', " ").contains(&looks)
        });
        assert!(its_own, "{what}: box {place} is told {}", grade.says);
    }
}

/// Moves are right as people type them, as they are where people are marked.
#[test]
fn moves_are_right_in_every_short_notation() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    let text = "title: t\nseed: s\nexercises:\n  - { id: one, kind: winning-moves, positions: [nim 12 4 7] }\n";
    let spec = sheet::read(&Text::new("moves.yaml", text)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let document = drawn.document(&plan, "en", Show::Folded);
    let items: Vec<_> = marking::items(&drawn, &plan).collect();
    // 4 and 7 make 3, so 9 of the 12 go.
    for typed in [
        "(3, 4, 7)",
        "(3,4,7)",
        "3 4 7",
        "3, 4, 7",
        "nim 3 4 7",
        "12 -> 3",
        "12->3",
        "12 → 3",
        "heap 1: 12 -> 3",
        "heap 1: 12->3",
        "heap 1: 12 → 3",
        "9 from 1",
        "9 from heap 1",
        "take 9 from 1",
        "take 9 from heap 1",
    ] {
        assert_eq!(items[0].1.mark(typed).status, Status::Right, "{typed}");
        for &format in GAPS {
            let question = &read(format, &document, &words, &templates)[0];
            assert!((question.grade(&[vec![typed.to_owned()]]) - 1.0).abs() < 1e-9, "{format}: {typed}");
        }
    }
}

/// What a file takes for right earns as much where it is marked, and what it takes for wrong does not.
#[test]
fn marking_agrees_with_what_files_accept() {
    let templates = Templates::built_in().expect("the built-in templates compile");
    for language in LANGUAGES {
        let words = Words::new(language).expect("it parses");
        let (mut compared, mut faults) = (0, Vec::new());
        each_sheet("marks", 1, false, |plan, sheet, _| {
            let document = sheet.document(plan, language.code, Show::Folded);
            let questions = read("moodle", &document, &words, &templates);
            for (question, (_, item)) in questions.iter().zip(marking::items(sheet, plan)) {
                let [part] = &question.parts[..] else { continue };
                // Options of several are marked together.
                for grade in part.grades.iter().filter(|_| part.asks != Asks::Several) {
                    compared += 1;
                    if let Some(marked) = differs(&item, grade) {
                        faults.push(format!("{}: {:?} is {}", item.question.position, grade.answer, marked.name()));
                    }
                }
            }
        });
        assert!(faults.is_empty(), "{}: {} of {compared}\n{}", language.code, faults.len(), faults.join("\n"));
        assert!(compared >= 1_000, "{compared}");
    }
}

/// How an answer is marked, where that is not as the file grades it.
fn differs(item: &Item<'_>, grade: &Grade) -> Option<Status> {
    // On paper a hyphen is an empty place.
    let marked = item.mark(&grade.answer);
    // Of several moves a platform asks for one, and of a line for its number.
    let part = matches!(&item.question.answer, Answer::Moves(moves) if moves.len() > 1)
        || item.exercise.kind.name == "reduction-failure";
    let is_wrong = matches!(marked.status, Status::Part | Status::Wrong);
    let agrees = match (grade.share > 0.0, part) {
        (true, true) => is_wrong && marked.mistake.is_none_or(|named| named.name == "slip-missing"),
        (true, false) => marked.status == Status::Right,
        (false, _) => is_wrong,
    };
    // A platform knows heaps by their numbers alone, and that one row is left; nimbook leaves to a person what may be the
    // size of a heap, or two rows.
    let agrees = agrees || marked.status == Status::Unread && grade.answer.contains(" from ");
    (!agrees).then_some(marked.status)
}

/// Formats whose fractions cannot say that every box counts.
const FRACTIONS: &[&str] = &["canvas", "gift", "moodle"];
/// Formats that have gaps, none of which knows of another.
const GAPS: &[&str] = &["canvas", "ilias", "moodle", "openolat", "qti", "qti12", "qti21", "qti3"];
const ALL: &[&str] = &["canvas", "gift", "ilias", "moodle", "openolat", "qti", "qti12", "qti21", "qti3"];

/// Kinds of which some answer earns another share in a format than where it is marked, with the formats, and what those
/// cannot say.
const UNEQUAL: [(&str, &[&str], &str); 20] = [
    ("both-plays", FRACTIONS, "that boxes left empty count, too"),
    ("coin-heaps", GAPS, "that the nim-sum is that of the student's own values"),
    ("equal-games", FRACTIONS, "that boxes left empty count, too"),
    ("find-misprint", GAPS, "that a number counts only at the right place"),
    ("find-rule", FRACTIONS, "that boxes left empty count, too"),
    (
        "greedy-scheme",
        GAPS,
        "which trio follows from the student's own, and that one too many takes away what a right one earns",
    ),
    ("join", FRACTIONS, "that boxes left empty count, too"),
    (
        "label-board",
        GAPS,
        "which squares follow from the student's own, and that one too many takes away what a right one earns",
    ),
    ("leftover-pairs", GAPS, "that a wrong pair takes away what a right one earns"),
    ("losing-set", GAPS, "that a wrong remainder takes away what a right one earns"),
    ("order-proof", GAPS, "that a line comes after another"),
    ("period", GAPS, "which value is needed with the student's own period"),
    ("reduction-failure", ALL, "that the line is wanted beside its number"),
    ("reduction-trace", GAPS, "which line follows from the student's own, and that no line follows an odd sum"),
    ("shift-trio", FRACTIONS, "that boxes left empty count, too"),
    ("tie-break", FRACTIONS, "that boxes left empty count, too"),
    ("trio-images", FRACTIONS, "that boxes left empty count, too"),
    ("which-heap", GAPS, "which value follows from the student's own part"),
    ("winning-moves", ALL, "that every move is wanted"),
    ("zeckendorf", ALL, "that numbers add up"),
];

/// Kinds with places that are left over, which Canvas counts, so that no answer fits into the others alone.
const LEFT_OVER: [&str; 5] = ["greedy-scheme", "label-board", "leftover-pairs", "losing-set", "reduction-trace"];

/// Whatever is right, half right or a mistake with a name earns the same share in a bank as where it is marked, but for
/// the kinds of which a format cannot say it.
#[test]
fn banks_give_the_shares_of_marking() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    let (mut compared, mut unequal) = (0, BTreeMap::<(&str, &str), String>::new());
    each_sheet("shares", 4, false, |plan, sheet, _| {
        let document = sheet.document(plan, "en", Show::Folded).lossy();
        for &format in ALL {
            for (question, (_, item)) in
                read(format, &document, &words, &templates).iter().zip(marking::items(sheet, plan))
            {
                // So many points are shared without a rest.
                let item = Item { points: Points::from_quarters(4 * 720_720), ..item };
                let right = &item.question.answer;
                let named = item.question.wrong.iter().map(|mistake| mistake.answer.clone());
                for answer in std::iter::once(right.clone()).chain(named).chain(half_right(right, &item)) {
                    let Some(typed) = given(&answer, question, &words) else { continue };
                    let marked = item.mark(&marking::right_answer(&answer));
                    if question.parts.is_empty() || matches!(marked.status, Status::Empty | Status::Unread) {
                        continue;
                    }
                    compared += 1;
                    let (here, there) = (question.grade(&typed), marked.earned().as_f64() / marked.of().as_f64());
                    if (here - there).abs() > 1e-4 {
                        let what = format!("{answer} for {right} earns {here:.3}, and {there:.3} where it is marked");
                        unequal.entry((item.exercise.kind.name, format)).or_insert(what);
                    }
                }
            }
        }
    });
    let known =
        |(kind, format): &(&str, &str)| UNEQUAL.iter().any(|(one, formats, _)| one == kind && formats.contains(format));
    let faults: Vec<String> =
        unequal.iter().filter(|(at, _)| !known(at)).map(|(at, what)| format!("{at:?}: {what}")).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (kind, formats, _) in UNEQUAL {
        for format in formats.iter().filter(|format| **format != "canvas" || !LEFT_OVER.contains(&kind)) {
            assert!(unequal.contains_key(&(kind, format)), "{kind} is graded in {format} as it is marked");
        }
    }
    assert!(compared >= 5_000, "{compared}");
}

/// A key says that a wrong answer cancels a right one where it does.
#[test]
fn keys_say_where_a_wrong_answer_cancels_a_right_one() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    let (mut said, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for kind in KINDS {
        // Of the middle levels there is often one winning move.
        let settings: &[&str] = if kind.name == "winning-moves" { &["difficulty: 4"] } else { &[] };
        let text = yaml("cancels", 4, (kind.name, settings)).replace("seed:", "points: 160\nseed:");
        let spec = sheet::read(&Text::new("key.yaml", &text)).unwrap_or_else(|faults| panic!("{faults}"));
        let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
        let document = marking::with_parts(sheet.document(&plan, "en", Show::Key), &sheet, &plan);
        let files = render("md", &document, &words, &templates).unwrap_or_else(|error| panic!("{error}"));
        let key = String::from_utf8(files[0].bytes.clone()).expect("text is UTF-8");
        said.extend(key.contains("cancels a right one").then_some(kind.name));
        for (_, item) in marking::items(&sheet, &plan) {
            let right = &item.question.answer;
            let typed = half_right(right, &item).iter().map(marking::right_answer).collect::<Vec<_>>();
            let cancels =
                |typed: &String| item.mark(typed).parts.iter().any(|part| part.right && part.earned < part.of);
            seen.extend(typed.iter().any(cancels).then_some(kind.name));
        }
    }
    let wrong: Vec<_> = seen.difference(&said).collect();
    assert!(wrong.is_empty(), "{wrong:?} say nothing of it");
    assert!(seen.len() >= 9, "{seen:?}");
    assert_eq!(said.len(), 13, "{said:?}");
}

/// The answer with something of it changed.
fn half_right(right: &Answer, item: &Item<'_>) -> Vec<Answer> {
    let each = |numbers: &[u64]| -> Vec<Vec<u64>> {
        (0..numbers.len())
            .map(|place| {
                let mut changed = numbers.to_vec();
                changed[place] += 1;
                changed
            })
            .collect()
    };
    match right {
        Answer::Number(number) => vec![Answer::Number(number + 1)],
        Answer::Ticks(right) => {
            let toggled = |place: usize| {
                let all = 0..item.question.choices().map_or(0, <[Line]>::len);
                Answer::Ticks(all.filter(|one| right.contains(one) != (*one == place)).collect())
            };
            (0..item.question.choices().map_or(0, <[Line]>::len)).map(toggled).collect()
        }
        Answer::Numbers(numbers) => each(numbers).into_iter().map(Answer::Numbers).collect(),
        Answer::Parts(numbers) => each(numbers).into_iter().map(Answer::Parts).collect(),
        Answer::Trios(trios) => {
            let changed = trios.iter().enumerate().map(|(place, [a, b, c])| {
                let mut changed = trios.clone();
                changed[place] = [*a, *b, c + 1];
                Answer::Trios(changed)
            });
            changed.collect()
        }
        Answer::Pairs(pairs) => {
            let changed = pairs.iter().enumerate().map(|(place, [a, b])| {
                let mut changed = pairs.clone();
                changed[place] = [*a, b + 1];
                Answer::Pairs(changed)
            });
            changed.collect()
        }
        Answer::Trace { lines, stop, trio } => {
            vec![Answer::Trace { lines: lines.clone(), stop: *stop, trio: !trio }]
        }
        Answer::Repair { line, column, right } => vec![
            Answer::Repair { line: *line, column: *column, right: right + 1 },
            Answer::Repair { line: line + 1, column: *column, right: *right },
        ],
        Answer::Residues { modulus, remainders } => {
            let changed =
                each(remainders).into_iter().filter(|remainders| remainders.is_sorted_by(|one, next| one < next));
            changed.map(|remainders| Answer::Residues { modulus: *modulus, remainders }).collect()
        }
        Answer::Counterexample(Some(numbers)) => each(numbers)
            .into_iter()
            .map(|numbers| Answer::Counterexample(Some(numbers)))
            .chain([Answer::Counterexample(None)])
            .collect(),
        Answer::Place { x, y } => vec![Answer::Place { x: x + 1, y: *y }, Answer::Place { x: *x, y: -y }],
        Answer::Moves(moves) if moves.len() > 1 => vec![Answer::Moves(moves[..1].to_vec())],
        Answer::Winner(_) | Answer::Moves(_) | Answer::Choice(_) | Answer::Counterexample(None) => Vec::new(),
    }
}

/// Ids are those of the exercise, the variant and the item, and stay where words change.
#[test]
fn ids_are_stable_and_differ() {
    let (words, templates) = (words(), Templates::built_in().expect("the built-in templates compile"));
    let of_kind = |title: &str, kind: &str, attempt| {
        let text = format!("title: {title}\nseed: s\nexercises:\n  - id: one\n    kind: {kind}\n    count: 3\n");
        let spec = sheet::read(&Text::new("bank.yaml", &text)).unwrap_or_else(|faults| panic!("{faults}"));
        let plan = Plan::new(spec, attempt).unwrap_or_else(|faults| panic!("{faults}"));
        let sheets = (0..3).map(|variant| {
            Sheet::draw(&plan, variant, attempt, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"))
        });
        let document = |sheet: Sheet| sheet.document(&plan, "en", Show::Folded);
        sheets.map(document).collect::<Vec<_>>()
    };
    let draw = |title: &str, attempt| of_kind(title, "mex", attempt);
    let ids = |documents: &[Document], format| -> Vec<String> {
        documents.iter().flat_map(|document| read(format, document, &words, &templates)).map(|one| one.id).collect()
    };
    let (first, renamed, again) = (draw("one", 0), draw("two", 0), draw("one", 1));
    for format in ["moodle", "qti", "qti12", "qti21", "qti3", "anki", "apkg"] {
        let all = ids(&first, format);
        assert_eq!(all, ids(&renamed, format), "{format}");
        let differ: BTreeSet<String> = all.iter().chain(&ids(&again, format)).cloned().collect();
        assert_eq!(differ.len(), 18, "{format}: {differ:?}");
        if format != "moodle" {
            // Moodle knows a question by its category, too; elsewhere another sheet's question is another one.
            let other = ids(&of_kind("one", "nim-sum", 0), format);
            assert!(other.iter().all(|id| !all.contains(id)), "{format}: {other:?}");
        }
    }
    assert_eq!(ids(&first, "moodle")[..4], ["one-0-1", "one-0-2", "one-0-3", "one-1-1"]);
}
