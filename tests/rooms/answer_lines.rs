//! The printed lines of answers, filled in with right answers and typed as they are, in each language.

use std::collections::BTreeSet;

use super::marking::{called, each_question};
use crate::document::{Answer, AnswerMove, Arg, Block, Inline, LANGUAGES, Line, Phrase, Role, Words};
use crate::exercise::KINDS;
use crate::exercise::games::of;
use crate::exercise::second::numbers_in;
use crate::marking::{Item, Status, right_answer};
use crate::rules::{Move, MoveShape};

/// The places of an answer line, filled one after another.
fn filled(line: &Line, values: &mut impl Iterator<Item = String>) -> Line {
    let mut place = |arg: &Arg| match arg {
        Arg::Blank(_) => Arg::Signs(values.next().expect("a value for each place")),
        other => other.clone(),
    };
    let mut said = |phrase: &Phrase| {
        let args = phrase.args.iter().map(|(name, arg)| (*name, place(arg))).collect();
        Phrase { args, ..phrase.clone() }
    };
    let pieces = line.iter().map(|piece| match piece {
        Inline::Say(phrase) => Inline::Say(said(phrase)),
        Inline::Blank(blank) => Inline::Say(said(&Phrase::new("mark-part-move").with("move", *blank))),
        other => other.clone(),
    });
    pieces.collect()
}

/// The lines with places to write.
fn lines(blocks: &[Block]) -> Vec<Line> {
    let of_block = |block: &Block| match block {
        Block::Answer(lines) => lines.clone(),
        Block::Beside(inner) => lines(inner),
        _ => Vec::new(),
    };
    blocks.iter().flat_map(of_block).collect()
}

/// What a list to write is headed by.
fn heading(blocks: &[Block]) -> Option<Phrase> {
    blocks.iter().find_map(|block| match block {
        Block::Write(label, _) if label.role != Role::Working => Some(label.clone()),
        Block::Beside(inner) => heading(inner),
        _ => None,
    })
}

fn listed(numbers: &[u64], between: &str) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

fn tuple(numbers: &[u64]) -> String {
    format!("({})", listed(numbers, ", "))
}

/// What belongs in the places of a question, from left to right in English.
fn values(item: &Item<'_>) -> Option<Vec<String>> {
    let position = &item.question.position;
    let numbers_of = |text: &str| -> Vec<u64> { text.split(' ').filter_map(|word| word.parse().ok()).collect() };
    let each = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect();
    Some(match (&item.question.answer, item.exercise.kind.name) {
        (Answer::Number(line), "reduction-failure") => {
            let there: Vec<u64> = numbers_of(position).iter().map(|number| number >> line).collect();
            vec![line.to_string(), tuple(&there)]
        }
        (Answer::Number(number), _) => vec![number.to_string()],
        (Answer::Numbers(all), "coin-heaps") => {
            let (sum, values) = all.split_last()?;
            vec![listed(values, ", "), sum.to_string()]
        }
        (Answer::Parts(all), "zeckendorf") => vec![listed(all, " + ")],
        (Answer::Numbers(all), "order-proof") | (Answer::Parts(all), _) => vec![listed(all, ", ")],
        (Answer::Numbers(all), _) => each(all),
        (Answer::Place { x, y }, _) => vec![format!("({x}, {y})")],
        (Answer::Trios(trios), "next-trio") => vec![tuple(&trios[0])],
        (Answer::Pairs(pairs), "wrong-square") => vec![tuple(&pairs[0])],
        (Answer::Repair { line, column, right }, _) => {
            let rows: Vec<Vec<u64>> = position.strip_prefix("lines ")?.split(" / ").map(numbers_of).collect();
            let letter = ["a", "b", "c"][column % 3].to_owned();
            vec![line.to_string(), letter, rows[*line][column % 3].to_string(), right.to_string()]
        }
        (Answer::Residues { modulus, remainders }, _) => vec![listed(remainders, ", "), modulus.to_string()],
        _ => return None,
    })
}

/// The lines of a question filled in, in a language.
fn written(item: &Item<'_>, words: &Words) -> Option<String> {
    let said = |line: &Line| words.line_text(line).expect("it has words");
    if let Answer::Moves(moves) = &item.question.answer {
        let line = |step: &crate::document::AnswerMove| step.written.clone().map(|line| said(&vec![line.into()]));
        return Some(moves.iter().map(line).collect::<Option<Vec<_>>>()?.join("; "));
    }
    if let Some(heading) = heading(&item.question.space) {
        return Some(format!("{}: {}", said(&vec![heading.into()]), right_answer(&item.question.answer)));
    }
    let places = lines(&item.question.space);
    let mut values = values(item)?.into_iter();
    let all: Vec<String> = places.iter().map(|line| said(&filled(line, &mut values))).collect();
    assert_eq!(values.next(), None, "{}: every value has a place", item.exercise.kind.name);
    Some(all.join("; "))
}

/// Whatever a sheet prints to be filled in is understood as it is printed, with its full stop and without.
#[test]
fn printed_lines_are_understood_as_they_are() {
    let all: Vec<Words> = LANGUAGES.iter().map(|language| Words::new(language).expect("words")).collect();
    let (mut kinds, mut failures, mut looked) = (BTreeSet::new(), Vec::new(), 0);
    each_question(|item| {
        for words in &all {
            let Some(line) = written(item, words) else { continue };
            kinds.insert(item.exercise.kind.name);
            for typed in [line.trim_end_matches('.'), &format!("{}.", line.trim_end_matches('.'))] {
                looked += 1;
                let marked = item.mark(typed);
                if called(&marked) != "right" {
                    failures.push(format!(
                        "{} {} {}: {typed} is {}, not {}",
                        item.exercise.kind.name,
                        item.question.position,
                        words.code(),
                        called(&marked),
                        right_answer(&item.question.answer)
                    ));
                }
            }
        }
    });
    assert!(failures.is_empty(), "{} of {looked}:\n{}", failures.len(), failures.join("\n"));
    let without: Vec<&str> = KINDS.iter().map(|kind| kind.name).filter(|kind| !kinds.contains(kind)).collect();
    // Boxes are looked at in `answers_are_marked_alike_in_every_language`; tables and boards have no words.
    let others = [
        "both-plays",
        "early-stop",
        "equal-games",
        "find-rule",
        "hardy",
        "join",
        "label-board",
        "misere-outcome",
        "outcome",
        "reduction-trace",
        "reply-table",
        "shift-trio",
        "tie-break",
        "trio-images",
        "true-or-false",
    ];
    assert_eq!(without, others);
}

/// Other numbers in the places of a printed line mean the move that has these numbers, or none: with the full stop of the line
/// `leaving 1.` is no name of a heap.
#[test]
fn a_printed_line_means_what_its_numbers_say() {
    let all: Vec<Words> = LANGUAGES.iter().map(|language| Words::new(language).expect("words")).collect();
    let (mut looked, mut understood, mut failures) = (0, 0, Vec::new());
    each_question(|item| {
        let (Answer::Moves(_), Some(parsed)) = (&item.question.answer, item.position()) else { return };
        let ([rules], Some(line)) = (&parsed.game.components[..], lines(&item.question.space).into_iter().next())
        else {
            return;
        };
        // The parts of a heap that is split have no order.
        let numbers = |text: &str| {
            let mut numbers = numbers_in(text);
            if rules.move_shape() == MoveShape::SplitHeap {
                numbers.sort_unstable();
            }
            numbers
        };
        let heaps = parsed.position.parts();
        for words in &all {
            let said = |line: &Line| words.line_text(line).expect("it has words");
            // What is reached, and the numbers with which that is written.
            let written = |step: &Move| said(&vec![of(rules).written(rules, Some((heaps, step))).into()]);
            let moves: Vec<(String, Vec<u64>)> = (parsed.game.moves(&parsed.position).iter())
                .map(|step| (parsed.game.text(&step.to), numbers(&written(step))))
                .collect();
            let places = moves.first().map_or(0, |(_, numbers)| numbers.len());
            if !(1..=2).contains(&places) || moves.iter().any(|(_, numbers)| numbers.len() != places) {
                continue;
            }
            for (one, other) in (0..=13).flat_map(|one| (0..=13).map(move |other| (one, other))) {
                let mut values = [one, other].into_iter().map(|number: u64| number.to_string());
                let typed = said(&filled(&line, &mut values));
                let marked = item.mark(&typed);
                looked += 1;
                if let (false, Some(Answer::Moves(meant))) = (marked.status == Status::Unread, &marked.answer) {
                    understood += 1;
                    let given = numbers(&typed);
                    // A heap that no number names may be called by its size.
                    let is_size = |given: u64, number: u64| {
                        given > heaps.len() as u64 && heaps.get(number as usize - 1) == Some(&given)
                    };
                    let is_said = |step: &AnswerMove| {
                        moves.iter().any(|(to, numbers)| {
                            *to == step.to
                                && (*numbers == given
                                    || heaps.len() > 1 && numbers[0] == given[0] && is_size(given[1], numbers[1]))
                        })
                    };
                    if !meant.iter().all(is_said) {
                        failures.push(format!("{} {}: {typed}", item.question.position, words.code()));
                    }
                }
            }
        }
    });
    assert!(failures.is_empty(), "{} of {looked}:\n{}", failures.len(), failures.join("\n"));
    assert!(understood > 500, "{understood} of {looked} are moves");
}

/// What is no move is shown as it was typed, never in the words of another language.
#[test]
fn what_is_no_move_is_shown_as_it_was_typed() {
    let mut shown = BTreeSet::new();
    each_question(|item| {
        let nim_of_two = item.exercise.kind.name == "winning-moves"
            && item.question.position.strip_prefix("nim ").is_some_and(|heaps| heaps.split(' ').count() == 2);
        if nim_of_two {
            for typed in ["take 99 from heap 1", "99-et az 1. kupacból", "קחו 99 מערימה 1"] {
                let marked = item.mark(typed);
                assert_eq!(called(&marked), "slip-no-move", "{}: {typed}", item.question.position);
                for language in LANGUAGES {
                    let words = Words::new(language).expect("words");
                    shown.insert(
                        words
                            .line_text(&marked.understood)
                            .expect("it has words")
                            .replace(['\u{2066}', '\u{2069}', '\u{2068}'], "")
                            .replace('\u{a0}', " "),
                    );
                }
            }
        }
    });
    let expected = ["99-et az 1. kupacból", "take 99 from heap 1", "קחו 99 מערימה 1"];
    assert_eq!(shown, expected.map(str::to_owned).into());
}
