//! Deliberate damage: a key that is altered after drawing, or that calls a right answer wrong, is
//! refused before anything is written.

use crate::document::{Answer, Mistake, Winner};
use crate::exercise::{Dispute, KINDS, Verifier, confirm};

use super::settings::{SETTINGS, yaml};
use super::{drawn, plan};

/// Every way to alter an answer a little.
fn altered(answer: &Answer) -> Vec<Answer> {
    match answer.clone() {
        Answer::Winner(Winner::Other) => vec![Answer::Winner(Winner::ToMove)],
        Answer::Winner(_) => vec![Answer::Winner(Winner::Other)],
        Answer::Number(value) => vec![Answer::Number(value + 1), Answer::Number(value ^ 1)],
        Answer::Moves(moves) => {
            let missing = moves[1..].to_vec();
            let mut left = moves.clone();
            left[0].left.push(1);
            let mut heap = moves.clone();
            heap[0].heap += 1;
            let mut reached = moves.clone();
            reached[0].to.push('1');
            let doubled = [moves.clone(), moves].concat();
            [missing, left, heap, reached, doubled].map(Answer::Moves).to_vec()
        }
        Answer::Trace { lines, stop, trio } => {
            let mut number = lines.clone();
            number.last_mut().expect("a trace has lines")[2] += 1;
            let mut longer = lines.clone();
            longer.push([0, 0, 0]);
            let shorter = lines[..lines.len() - 1].to_vec();
            let other_stop = if stop.is_some() { None } else { Some(0) };
            let mut all: Vec<Answer> =
                [number, longer, shorter].into_iter().map(|lines| Answer::Trace { lines, stop, trio }).collect();
            all.push(Answer::Trace { lines: lines.clone(), stop: other_stop, trio });
            all.push(Answer::Trace { lines, stop, trio: !trio });
            all
        }
        Answer::Trios(trios) => {
            let missing = trios[1..].to_vec();
            let mut number = trios.clone();
            number[0][2] += 1;
            let mut order = trios.clone();
            order.reverse();
            let mut all = vec![missing, number];
            all.extend((trios.len() > 1).then_some(order));
            all.into_iter().map(Answer::Trios).collect()
        }
        Answer::Pairs(pairs) => {
            let mut more = pairs.clone();
            more.push([1, 2]);
            let mut all = vec![more];
            if let Some((_, rest)) = pairs.split_first() {
                all.push(rest.to_vec());
            }
            all.into_iter().map(Answer::Pairs).collect()
        }
        Answer::Repair { line, column, right } => vec![
            Answer::Repair { line: line + 1, column, right },
            Answer::Repair { line, column: (column + 1) % 3, right },
            Answer::Repair { line, column, right: right + 1 },
        ],
        Answer::Numbers(ref numbers) | Answer::Parts(ref numbers) => {
            let mut more = numbers.clone();
            more.push(1);
            let mut all = vec![more];
            if let Some((first, rest)) = numbers.split_first() {
                all.extend([rest.to_vec(), [&[first + 1], rest].concat()]);
            }
            let same = if let Answer::Parts(_) = answer { Answer::Parts } else { Answer::Numbers };
            all.into_iter().map(same).collect()
        }
        Answer::Ticks(ticks) => {
            let mut more = ticks.clone();
            more.push(ticks.last().map_or(0, |last| last + 1));
            let mut all = vec![more];
            all.extend(ticks.split_first().map(|(_, rest)| rest.to_vec()));
            all.into_iter().map(Answer::Ticks).collect()
        }
        Answer::Choice(tick) => vec![Answer::Choice(1 - tick)],
        Answer::Residues { modulus, remainders } => {
            let all = [(modulus + 1, remainders.clone()), (modulus, remainders[1..].to_vec())];
            all.into_iter().map(|(modulus, remainders)| Answer::Residues { modulus, remainders }).collect()
        }
        Answer::Counterexample(None) => vec![Answer::Counterexample(Some(vec![0]))],
        Answer::Counterexample(Some(numbers)) => {
            let mut other = numbers.clone();
            other[0] += 1;
            vec![Answer::Counterexample(None), Answer::Counterexample(Some(other))]
        }
        Answer::Place { x, y } => {
            vec![Answer::Place { x: -x, y }, Answer::Place { x: y, y: x }, Answer::Place { x: x + 1, y }]
        }
    }
}

#[test]
fn an_altered_answer_is_refused() {
    let mut kinds_of_answer = std::collections::HashSet::new();
    for setting in SETTINGS {
        let plan = plan("damage.yaml", &yaml("damage", 1, *setting));
        let asked = &plan.spec.exercises[0];
        let mut verifier = Verifier::new();
        for variant in 0..plan.variants().min(10) {
            let question = drawn(&plan, variant).drawn()[0].question.clone();
            assert_eq!(confirm(asked.kind, &asked.task, &question, &mut verifier), Ok(()));
            kinds_of_answer.insert(std::mem::discriminant(&question.answer));
            for answer in altered(&question.answer) {
                let mut damaged = question.clone();
                damaged.answer = answer;
                damaged.wrong.clear();
                let dispute = confirm(asked.kind, &asked.task, &damaged, &mut verifier);
                let Err(Dispute { kind, position, first, second }) = dispute else {
                    panic!("{} of `{}` was confirmed as {}", asked.kind.name, question.position, damaged.answer);
                };
                assert_eq!((kind, position), (asked.kind.name, question.position.clone()));
                assert_eq!((first, second), (damaged.answer.to_string(), question.answer.to_string()));
            }
        }
    }
    assert_eq!(kinds_of_answer.len(), 14, "every form of answer was damaged: {kinds_of_answer:?}");
}

#[test]
fn an_altered_position_is_refused() {
    // One more token changes every nim-sum, and with it the answer.
    let plan = plan("damage.yaml", &yaml("damage", 1, ("nim-sum", &[])));
    let asked = &plan.spec.exercises[0];
    let mut question = drawn(&plan, 0).drawn()[0].question.clone();
    question.position += " 1";
    let dispute = confirm(asked.kind, &asked.task, &question, &mut Verifier::new()).expect_err("it is refused");
    assert!(dispute.to_string().starts_with("two routes disagree on nim-sum of `nim "), "{dispute}");
}

/// A mistake that happens to be right would mark a right answer as wrong.
#[test]
fn a_wrong_answer_that_is_right_is_refused() {
    for kind in KINDS {
        let plan = plan("damage.yaml", &yaml("damage", 1, (kind.name, &[])));
        let asked = &plan.spec.exercises[0];
        let with_mistakes = (0..plan.variants()).map(|variant| drawn(&plan, variant).drawn()[0].question.clone());
        let mut question =
            with_mistakes.into_iter().find(|question| !question.wrong.is_empty()).expect("one has mistakes");
        let right = match &question.answer {
            Answer::Moves(moves) => Answer::Moves(moves[..1].to_vec()),
            other => other.clone(),
        };
        let mistake = Mistake { answer: right, ..question.wrong[0].clone() };
        let name = mistake.name;
        question.wrong.push(mistake);
        let dispute = confirm(asked.kind, &asked.task, &question, &mut Verifier::new()).expect_err("it is refused");
        assert!(dispute.second.contains(&format!("`{name}` is no mistake")), "{dispute}");
    }
}
