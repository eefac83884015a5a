//! Questions with boxes beside the same questions with places to write: what a box says is typed there, and marked.

use std::collections::{BTreeMap, BTreeSet};

use super::marking::called;
use crate::document::build::{after_letter, box_letter};
use crate::document::{Answer, LANGUAGES, Words};
use crate::exercise::{Form, KINDS, Kind, Verifier};
use crate::marking::{self, Status};
use crate::rules;
use crate::sheet::{Plan, PlanError, Sheet, read};
use crate::source::Text;

/// A sheet of ten questions of a kind about a game, or of two where there are no more, whose answers are written or chosen.
fn plan(kind: &Kind, game: Option<&str>, form: &str, seed: u64) -> Option<Plan> {
    let game = game.map_or(String::new(), |game| format!(", game: {game}"));
    let of = |count: u64| {
        let text = format!(
            "title: Boxes\nseed: s{seed}\nexercises:\n  - {{ id: one, kind: {}{game}, form: {form}, count: {count}, relax: true, repeat: true }}\n",
            kind.name
        );
        Plan::new(read(&Text::new("boxes.yaml", &text)).ok()?, 0).ok()
    };
    [10, 2].into_iter().find_map(of)
}

/// Each kind that takes `form`, with each of its games.
fn kinds() -> impl Iterator<Item = (&'static Kind, Option<String>)> {
    let taken = KINDS.iter().copied().filter(|kind| (kind.settings)().has("form"));
    taken.flat_map(|kind| {
        let names = (kind.settings)().games;
        let games = names.iter().filter_map(|name| rules::ALL.iter().find(|family| family.name == *name));
        let mut games: Vec<Option<String>> = games.map(|family| Some(family.game().replace('\n', ", "))).collect();
        if games.is_empty() {
            games.push(None);
        }
        games.into_iter().map(move |game| (kind, game))
    })
}

/// How many sheets of each kind and game: one, or more where `NIMBOOK_DRAWS` is 1,000 or more.
fn sheets() -> u64 {
    let draws = std::env::var("NIMBOOK_DRAWS").ok().and_then(|draws| draws.parse::<u64>().ok());
    draws.map_or(3, |draws| (draws / 50).max(1))
}

#[test]
fn one_box_is_right_and_every_other_one_is_wrong() {
    let words = Words::new(&LANGUAGES[0]).expect("words");
    let mut verifier = Verifier::new();
    let (mut looked, mut unread, mut failures) = (0, 0, Vec::new());
    let (mut places, mut without) = (BTreeMap::<(usize, usize), u64>::new(), BTreeSet::new());
    let (mut seen, mut asked) = (BTreeSet::new(), BTreeSet::new());
    for (kind, game) in kinds() {
        let [open, boxed] = ["open", "choice"].map(|form| plan(kind, game.as_deref(), form, 1));
        let Some((open, boxed)) = open.zip(boxed) else { continue };
        for variant in 0..sheets() {
            let sheets = [&open, &boxed].map(|plan| match Sheet::draw(plan, variant, 0, &mut verifier) {
                Err(PlanError::Dispute { dispute, .. }) => panic!("{dispute}"),
                // There are no more.
                Err(PlanError::Diagnostics(_)) => None,
                Ok(sheet) => Some(sheet),
            });
            let [Some(open_sheet), Some(sheet)] = sheets else { break };
            for ((label, written), (_, chosen)) in
                marking::items(&open_sheet, &open).zip(marking::items(&sheet, &boxed))
            {
                assert_eq!(written.question.position, chosen.question.position, "the same is asked");
                let (Some(lines), Answer::Choice(right)) = (chosen.question.choices(), &chosen.question.answer) else {
                    // Nothing stands beside a move where every move wins.
                    let all_win = written.position().is_some_and(|parsed| {
                        let moves = parsed.game.moves(&parsed.position).len();
                        matches!(&written.question.answer, Answer::Moves(right) if right.len() == moves)
                    });
                    if !all_win {
                        without.insert((kind.name, written.question.position.clone()));
                    }
                    continue;
                };
                seen.insert(kind.name);
                // The same question has its boxes in the same order, wherever it is asked again.
                if asked.insert((kind.name, written.question.position.clone())) {
                    *places.entry((lines.len(), *right)).or_default() += 1;
                }
                for (place, line) in lines.iter().enumerate() {
                    let says = after_letter(line).expect("a letter").to_vec();
                    let typed = words.line_text(&says).expect("it has words");
                    let marked = written.mark(&typed);
                    looked += 1;
                    unread += u64::from(marked.status == Status::Unread);
                    // One move of several is right beside those that are missing, and a line beside its numbers.
                    let is_part = matches!(written.question.answer, Answer::Moves(_))
                        || matches!(kind.extra.form, Form::LineAndNumbers(_));
                    let is_right = marked.status == Status::Right || is_part && marked.status == Status::Part;
                    if is_right != (place == *right) {
                        failures.push(format!("{label} {} {typed}: {}", written.question.position, called(&marked)));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} of {looked}:\n{}", failures.len(), failures.join("\n"));
    // What is not read is said to be neither, so few boxes may be.
    assert!(looked > 1_000 && unread * 50 < looked, "{unread} of {looked} are not read");
    let taken: BTreeSet<&str> = kinds().map(|(kind, _)| kind.name).collect();
    assert_eq!(seen, taken);
    // Nothing stands beside the answer that no pair is left over.
    assert!(without.iter().all(|(kind, _)| *kind == "leftover-pairs"), "{without:?}");
    // Each place as often, within five standard deviations.
    for boxes in 2..=4 {
        let all: u64 = (0..boxes).map(|place| places.get(&(boxes, place)).copied().unwrap_or_default()).sum();
        let (mean, share) = (all as f64 / boxes as f64, 1.0 / boxes as f64);
        let spread = (all as f64 * share * (1.0 - share)).sqrt();
        for place in 0..boxes {
            let count = places.get(&(boxes, place)).copied().unwrap_or_default();
            assert!((count as f64 - mean).abs() <= 5.0 * spread.max(1.0), "{boxes} boxes: {places:?}");
        }
    }
    println!("{looked} boxes, {unread} not read, right at {places:?}");
}

/// A letter names its box in every language, and so does a printed value; a number that stands at no box names none. A box
/// that a mistake leads to names it.
#[test]
fn boxes_are_marked_by_their_letters() {
    let all: Vec<Words> = LANGUAGES.iter().map(|language| Words::new(language).expect("words")).collect();
    let mut named = 0;
    for (kind, game) in kinds() {
        let Some(plan) = plan(kind, game.as_deref(), "choice", 2) else { continue };
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
        for (label, item) in marking::items(&sheet, &plan) {
            let (Some(lines), Answer::Choice(right)) = (item.question.choices(), &item.question.answer) else {
                continue;
            };
            for place in 0..lines.len() {
                let mistake = item.question.wrong.iter().find(|one| one.answer == Answer::Choice(place));
                let expected = match mistake {
                    _ if place == *right => "right",
                    Some(mistake) => mistake.name,
                    None => "unnamed",
                };
                named += u64::from(mistake.is_some());
                for words in &all {
                    let letter = words.text(&box_letter(place)).expect("a letter");
                    let whole = words.line_text(&lines[place]).expect("it has words");
                    for typed in
                        [letter.clone(), letter.to_lowercase(), format!("({letter})"), format!("{letter}."), whole]
                    {
                        assert_eq!(called(&item.mark(&typed)), expected, "{} {label} {typed}: {lines:?}", kind.name);
                    }
                }
                let by_page: String = (0..lines.len()).map(|one| if one == place { "x " } else { "- " }).collect();
                assert_eq!(called(&item.mark(&by_page)), expected, "{} {label} {by_page}", kind.name);
            }
            assert_eq!(called(&item.mark("987654321")), "not-understood", "{} {label}", kind.name);
            assert_eq!(called(&item.mark("E")), "not-understood", "{} {label}", kind.name);
        }
    }
    assert!(named > 200, "{named} boxes have the name of a mistake");
}
