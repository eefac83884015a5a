//! Answers beside their marks: hundreds that were marked by hand, and thousands of students with misconceptions.
//!
//! The questions are `tests/marking/questions.yaml`; the other files there have lines of item, what was typed, the points
//! and the mistake. A line with `#` that begins with a label says what the item asks about.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use crate::document::{Answer, Block, LANGUAGES, Line, Phrase, Points, Winner, Words};
use crate::exercise::{Dice, KINDS, Key, Verifier};
use crate::marking::{self, Item, Status, right_answer};
use crate::sheet::{Plan, Sheet, read};
use crate::source::Text;

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The plan of a spec.
pub(super) fn plan(path: &Path, attempt: u64) -> Plan {
    let content = fs::read_to_string(path).expect("a spec");
    let spec = read(&Text::new(path.display().to_string(), &content)).expect("a spec without faults");
    Plan::new(spec, attempt).expect("enough candidates")
}

/// A line with escapes as it was typed: `\n` and `\u{200F}`.
fn unescaped(text: &str) -> String {
    let mut out = text.replace("\\n", "\n");
    while let Some((before, rest)) = out.split_once("\\u{") {
        let (code, after) = rest.split_once('}').expect("a closing brace");
        let sign = u32::from_str_radix(code, 16).ok().and_then(char::from_u32).expect("a character");
        out = format!("{before}{sign}{after}");
    }
    out
}

/// What is written for the mistake of a marked answer.
pub(super) fn called(marked: &marking::Marked) -> &'static str {
    match (marked.status, &marked.mistake) {
        (Status::Right, _) => "right",
        (Status::Empty, _) => "empty",
        (Status::Unread, _) => "not-understood",
        (Status::Part | Status::Wrong, None) => "unnamed",
        (Status::Part | Status::Wrong, Some(named)) => named.name,
    }
}

#[test]
fn answers_earn_what_was_worked_out_by_hand() {
    let plan = plan(&folder("marking").join("questions.yaml"), 0);
    let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
    let items: BTreeMap<String, Item<'_>> = marking::items(&sheet, &plan).collect();
    let mut kinds = BTreeSet::new();
    let (mut looked, mut failures) = (0, Vec::new());
    for file in ["first.csv", "second.csv", "languages.csv"] {
        let content = fs::read_to_string(folder("marking").join(file)).expect("a file of answers");
        for line in content.lines() {
            if let Some(said) = line.strip_prefix("# ") {
                let (label, position) = said.split_once(' ').unwrap_or((said, ""));
                if let Some(item) = items.get(label) {
                    assert_eq!(item.question.position, position, "{label}");
                }
                continue;
            }
            let cells: Vec<&str> = line.split('|').collect();
            let [label, typed, points, mistake] = cells[..] else { panic!("four cells: {line}") };
            let item = items.get(label).unwrap_or_else(|| panic!("no item {label}"));
            kinds.insert(item.exercise.kind.name);
            let marked = item.mark(&unescaped(typed));
            let found = (marked.earned().as_f64(), called(&marked));
            let points: f64 = points.parse().expect("points");
            looked += 1;
            if found != (points, mistake) {
                failures.push(format!("{line}: found {} {}", found.0, found.1));
            }
            assert_eq!(marked.of(), item.points, "{line}: the parts make the whole");
        }
    }
    assert!(failures.is_empty(), "{} of {looked}:\n{}", failures.len(), failures.join("\n"));
    assert!(looked >= 500, "{looked}");
    let without: Vec<&str> = KINDS.iter().map(|kind| kind.name).filter(|kind| !kinds.contains(kind)).collect();
    assert_eq!(without, [""; 0], "every kind has answers");
}

/// What is said of a wrong answer is true of it, and says of which of the student's own lines.
#[test]
fn wrong_answers_are_told_why() {
    let plan = plan(&folder("marking").join("questions.yaml"), 0);
    let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
    let items: BTreeMap<String, Item<'_>> = marking::items(&sheet, &plan).collect();
    let words = Words::new(&LANGUAGES[0]).expect("English");
    // The sum is 66.
    for (typed, why) in [
        ("55 + 11", "11 is no Fibonacci number"),
        ("55 + 5 + 3 + 3", "3 is there twice"),
        ("55 + 8", "the sum is 63, not 66"),
    ] {
        let refutation = items["31"].mark(typed).refutation.expect(typed);
        assert_eq!(words.text(&refutation).expect("words"), why, "{typed}");
    }
    // Line 1 has an odd sum, so nothing follows it; line 3 follows from line 2, and line 4 from neither.
    // A line that is left out is judged by none.
    for (typed, labels) in [
        (
            "11 23 29 / 5 11 14 / 2 5 7 / 1 2 4; not lost: line 4",
            &["line 1", "line 2, by your line 1", "line 4, by your line 3", "verdict, by your own lines"][..],
        ),
        (
            "11 23 29 / 5 11 14 / ? / 1 2 4; not lost: line 4",
            &[
                "line 1",
                "line 2, by your line 1",
                "line 3",
                "line 4, by your line 2",
                "verdict, which counts only if a right line follows the wrong one",
            ],
        ),
    ] {
        let marked = items["32a"].mark(typed);
        let wrong = marked.parts.iter().filter(|part| !part.right);
        let found: Vec<String> = wrong.map(|part| words.text(&part.label).expect("words")).collect();
        assert_eq!(found, labels, "{typed}");
    }
}

/// A box has one name: that of its part, in the sentence against it too.
#[test]
fn what_is_said_of_a_box_calls_it_by_its_name() {
    let words = Words::new(&LANGUAGES[0]).expect("English");
    let (mut numbered, mut signed) = (0, 0);
    each_question(|item| {
        for box_number in 1..=8 {
            let marked = item.mark(&box_number.to_string());
            let Some(says) = marked.refutation.map(|says| words.text(&says).expect("words")) else { continue };
            let named = says.strip_suffix(" should be ticked").or(says.strip_suffix(" should not be ticked"));
            let Some(named) = named else { continue };
            let labels: Vec<String> = marked.parts.iter().map(|part| words.text(&part.label).expect("words")).collect();
            assert!(labels.iter().any(|label| label == named), "{says}: {labels:?}");
            *(if named.starts_with("box ") { &mut numbered } else { &mut signed }) += 1;
        }
    });
    assert!(numbered > 0 && signed > 0, "{numbered} {signed}");
}

/// The sheets that the tests have of each kind, two variants of each or as many as `NIMBOOK_VARIANTS` says;
/// `NIMBOOK_KINDS` says how the names of kinds begin.
static SHEETS: LazyLock<Vec<(Plan, Vec<Sheet>)>> = LazyLock::new(|| {
    let mut verifier = Verifier::new();
    let mut paths: Vec<_> =
        fs::read_dir(folder("sheets")).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    let kinds = std::env::var("NIMBOOK_KINDS").unwrap_or_default();
    let most = std::env::var("NIMBOOK_VARIANTS").ok().and_then(|most| most.parse().ok()).unwrap_or(2);
    let is_meant = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&kinds));
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "yaml") && is_meant(path));
    paths.sort();
    let mut sheets = Vec::new();
    for path in paths {
        let plan = plan(&path, 0);
        let variants = 0..plan.variants().min(most);
        let drawn = variants.map(|variant| Sheet::draw(&plan, variant, 0, &mut verifier).expect("a sheet")).collect();
        sheets.push((plan, drawn));
    }
    sheets
});

/// Looks at every question of these sheets.
pub(super) fn each_question(mut look: impl FnMut(&Item<'_>)) {
    for (plan, sheets) in &*SHEETS {
        sheets.iter().flat_map(|sheet| marking::items(sheet, plan)).for_each(|(_, item)| look(&item));
    }
}

/// What is no answer to any question.
const GARBAGE: [&str; 9] =
    ["asdf jkl", "\u{1F600}", "<script>", "=HYPERLINK(1)", "\u{202E}", "((((", "%%%", "null", "𝔘𝔫𝔦"];

/// Answers to each question of these sheets, with its spec, the id of its sheet and its place there: the right one, each
/// mistake in several notations and with a slip, and garbage.
pub(super) fn each_answer(mut look: impl FnMut(&str, &str, usize, String)) {
    let mut dice = Dice::new(Key::of(&["answers on a page"]), 0);
    for (plan, sheets) in &*SHEETS {
        let spec = plan.spec.kept();
        for sheet in sheets {
            let id = sheet.id.to_string();
            for (place, (_, item)) in marking::items(sheet, plan).enumerate() {
                let mut answers = vec![right_answer(&item.question.answer)];
                for mistake in &item.question.wrong {
                    let typed = written(&mistake.answer, &mut dice);
                    answers.extend([slipped(&typed, &mut dice), typed]);
                }
                answers.extend(GARBAGE.map(str::to_owned));
                answers.into_iter().for_each(|answer| look(&spec, &id, place, answer));
            }
        }
    }
}

#[test]
fn right_answers_earn_everything_and_garbage_is_never_wrong() {
    each_question(|item| {
        let typed = right_answer(&item.question.answer);
        let marked = item.mark(&typed);
        let about = format!("{} {}: {typed}", item.exercise.kind.name, item.question.position);
        let expected = match item.exercise.kind.name {
            // The sheet asks for the numbers of the line, too.
            "reduction-failure" => "slip-missing",
            _ => "right",
        };
        assert_eq!(called(&marked), expected, "{about}");
        for garbage in GARBAGE.into_iter().chain([&*"9 ".repeat(3_000)]) {
            let marked = item.mark(garbage);
            assert_eq!(marked.earned(), Points::NONE, "{about}: {garbage}");
            assert!(matches!(marked.status, Status::Unread | Status::Empty), "{about}: {garbage}");
        }
        for mistake in &item.question.wrong {
            let marked = item.mark(&right_answer(&mistake.answer));
            assert_ne!(marked.status, Status::Right, "{about}: {}", mistake.name);
        }
    });
}

/// An answer in one of several notations.
fn written(answer: &Answer, dice: &mut Dice) -> String {
    let plain = right_answer(answer);
    match (answer, dice.below(3)) {
        (Answer::Winner(Winner::ToMove), 1) => "the player to move wins".to_owned(),
        (Answer::Winner(Winner::Other), 1) => "second".to_owned(),
        (Answer::Number(number), 1) => format!("= {number}"),
        (Answer::Number(number), 2) => format!("{number}."),
        (Answer::Moves(moves), 1 | 2) => {
            let words = |step: &crate::document::AnswerMove| step.text.as_ref().map(crate::exercise::games::english);
            moves.iter().map(words).collect::<Option<Vec<_>>>().map_or(plain, |words| words.join("; "))
        }
        (Answer::Trios(_) | Answer::Pairs(_), 1) => plain.replace(") (", " / ").replace(['(', ')', ','], ""),
        (Answer::Numbers(_) | Answer::Parts(_), 1) => plain.replace(' ', ", "),
        (Answer::Counterexample(Some(_)), 1) => plain.replace("false for ", ""),
        _ => plain,
    }
}

/// A trace as far as the mistake goes, without a verdict.
fn of_trace(lines: &[[u64; 3]]) -> String {
    lines.iter().map(|[a, b, c]| format!("{a} {b} {c}")).collect::<Vec<_>>().join(" / ")
}

/// One digit of a text changed.
fn slipped(text: &str, dice: &mut Dice) -> String {
    let digits: Vec<usize> = text.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).map(|(at, _)| at).collect();
    let Some(&at) = digits.get(dice.below(digits.len().max(1) as u64) as usize) else { return text.to_owned() };
    let mut text = text.to_owned();
    text.replace_range(at..=at, &dice.below(10).to_string());
    text
}

/// Students who make each misconception of each question, one in ten with a slip besides: four times as many as
/// `NIMBOOK_DRAWS` says.
#[test]
fn wrong_answers_have_names() {
    let wanted = std::env::var("NIMBOOK_DRAWS").map_or(2_000, |draws| 4 * draws.parse::<u64>().expect("a number"));
    let (mut wrong, mut named, mut exactly, mut unread, mut right) = (0_u64, 0_u64, 0_u64, 0_u64, 0_u64);
    let mut of_kinds: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut dice = Dice::new(Key::of(&["students"]), 0);
    let mut mistakes = 0;
    each_question(|item| mistakes += item.question.wrong.len() as u64);
    let per_mistake = wanted.div_ceil(mistakes);
    each_question(|item| {
        for mistake in &item.question.wrong {
            for _ in 0..per_mistake {
                let typed = match &mistake.answer {
                    Answer::Trace { lines, .. } => of_trace(lines),
                    other => written(other, &mut dice),
                };
                let typed = if dice.below(10) == 0 { slipped(&typed, &mut dice) } else { typed };
                let marked = item.mark(&typed);
                match marked.status {
                    Status::Part | Status::Wrong => {
                        wrong += 1;
                        named += u64::from(marked.mistake.is_some());
                        exactly += u64::from(marked.mistake.as_ref().is_some_and(|named| named.name == mistake.name));
                        let of_kind = of_kinds.entry(item.exercise.kind.name).or_default();
                        of_kind.0 += 1;
                        of_kind.1 += u64::from(marked.mistake.is_some());
                    }
                    Status::Unread | Status::Empty => unread += 1,
                    Status::Right => right += 1,
                }
            }
        }
    });
    for (kind, (wrong, named)) in &of_kinds {
        println!("{kind:18} {:5.1} % of {wrong}", 100.0 * *named as f64 / *wrong as f64);
    }
    let share = |part: u64| 100.0 * part as f64 / wrong.max(1) as f64;
    println!(
        "{wrong} wrong answers: {:.1} % named, {:.1} % by the misconception that was meant; {unread} not understood, {right} right by a slip",
        share(named),
        share(exactly)
    );
    assert!(share(named) >= 90.0, "{:.1} % of {wrong} wrong answers are named", share(named));
}

/// What an answer is in words: a move as it is listed, anything else in its line.
fn words_of(answer: &Answer, words: &Words) -> String {
    match answer {
        Answer::Moves(moves) => {
            let said = moves.iter().map(|step| match &step.text {
                Some(text) => words.text(text).expect("it has words"),
                None => step.to.clone(),
            });
            said.collect::<Vec<_>>().join("; ")
        }
        Answer::Trace { lines, trio, .. } => {
            let said = |phrase: Phrase| words.text(&phrase).expect("it has words");
            let verdict = match trio {
                true => said(Phrase::new("reduction-choice-trio")),
                false => said(Phrase::new("reduction-choice-not").with("blank", lines.len() - 1)),
            };
            format!("{}; {verdict}", of_trace(lines))
        }
        other => words.line_text(&other.line()).expect("it has words"),
    }
}

/// The boxes that are ticked, by what stands beside them.
fn boxes_of(item: &Item<'_>, words: &Words) -> Option<String> {
    fn lines(blocks: &[Block]) -> Vec<Line> {
        let of_block = |block: &Block| match block {
            Block::Ticks(lines) => lines.clone(),
            Block::Beside(inner) => lines(inner),
            _ => Vec::new(),
        };
        blocks.iter().flat_map(of_block).collect()
    }
    let all = lines(&item.question.space);
    let ticked = match &item.question.answer {
        Answer::Ticks(ticks) => ticks.clone(),
        Answer::Choice(tick) => vec![*tick],
        Answer::Winner(Winner::ToMove) => vec![0],
        Answer::Winner(Winner::Other) => vec![1],
        _ => return None,
    };
    let said = |place: &usize| all.get(*place).map(|line| words.line_text(line).expect("it has words"));
    Some(ticked.iter().map(said).collect::<Option<Vec<_>>>()?.join("; "))
}

/// Right answers and named mistakes of every kind, in the words of each language, are marked as in English.
#[test]
fn answers_are_marked_alike_in_every_language() {
    let all: Vec<Words> = LANGUAGES.iter().map(|language| Words::new(language).expect("words")).collect();
    let mut looked: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut failures, mut verifier) = (Vec::new(), Verifier::new());
    let specs = fs::read_dir(folder("sheets")).expect("specs").map(|entry| entry.expect("a file").path());
    for path in specs.filter(|path| path.extension().is_some_and(|ending| ending == "yaml")) {
        let plan = plan(&path, 0);
        for variant in 0..plan.variants().min(3) {
            let sheet = Sheet::draw(&plan, variant, 0, &mut verifier).expect("a sheet");
            for (label, item) in marking::items(&sheet, &plan) {
                if let Some(english) = boxes_of(&item, &all[0]).map(|typed| item.mark(&typed)) {
                    for words in &all[1..] {
                        let typed = boxes_of(&item, words).unwrap_or_default();
                        *looked.entry(words.code()).or_default() += 1;
                        if item.mark(&typed) != english {
                            let read = called(&item.mark(&typed));
                            failures.push(format!(
                                "{} {label}: {typed} is {read}, not {}",
                                path.display(),
                                called(&english)
                            ));
                        }
                    }
                }
                let mistakes = item.question.wrong.iter().map(|mistake| &mistake.answer);
                for answer in std::iter::once(&item.question.answer).chain(mistakes) {
                    let english = item.mark(&words_of(answer, &all[0]));
                    for words in &all[1..] {
                        let typed = words_of(answer, words);
                        let marked = item.mark(&typed);
                        *looked.entry(words.code()).or_default() += 1;
                        if marked != english {
                            let place = format!("{} {label} {}", path.display(), words.code());
                            failures.push(format!(
                                "{place}: {typed} is {}, {} is {}",
                                called(&marked),
                                words_of(answer, &all[0]),
                                called(&english)
                            ));
                        }
                    }
                }
            }
        }
    }
    println!("answers marked as in English: {looked:?}");
    assert!(failures.is_empty(), "{} of {looked:?}:\n{}", failures.len(), failures.join("\n"));
    assert!(looked.len() == all.len() - 1 && looked.values().all(|count| *count > 1_000), "{looked:?}");
}
