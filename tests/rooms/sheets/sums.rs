//! Sums of games: what the second thesis says of Ridinim, and numbers worked out by hand.

use crate::document::{Answer, Question, Winner};
use crate::sheet::{Plan, read};
use crate::source::Text;

use super::{drawn, plan};

fn asked(kind: &str, game: &str, position: &str) -> Question {
    let exercise =
        format!("  - {{id: one, kind: {kind}, game: \"{game}\", positions: [\"{position}\"], easy: true}}\n");
    let plan = plan("sum.yaml", &format!("title: T\nseed: a\nexercises:\n{exercise}"));
    drawn(&plan, 0).drawn()[0].question.clone()
}

fn moves(question: &Question) -> Vec<&str> {
    let Answer::Moves(moves) = &question.answer else { panic!("{:?}", question.answer) };
    moves.iter().map(|step| step.to.as_str()).collect()
}

/// N-71: (7, 7, 7) has the values 4, 1 and 7, and the only winning move takes 2 from the heap of Nim.
#[test]
fn ridinim_has_the_winning_move_of_the_thesis() {
    let question = asked("winning-moves", "rim + dim + nim", "rim 7 + dim 7 + nim 7");
    assert_eq!(question.position, "dim 7 + nim 7 + rim 7");
    assert_eq!(moves(&question), ["dim 7 + nim 5 + rim 7"]);
    let value = asked("grundy-value", "rim + dim + nim", "nim 7 + rim 7 + dim 7");
    assert_eq!(value.answer, Answer::Number(2));
}

/// N-71: of the equal heaps below 25 only 0, 2 and 3 are lost.
#[test]
fn equal_heaps_of_ridinim_are_lost_where_the_thesis_says() {
    for heap in 1..25 {
        let position = format!("rim {heap} + dim {heap} + nim {heap}");
        let lost = matches!(heap, 2 | 3);
        let winner = if lost { Winner::Other } else { Winner::ToMove };
        assert_eq!(asked("outcome", "dim + nim + rim", &position).answer, Answer::Winner(winner), "{position}");
    }
}

/// A row of 3 is worth 3. Beside a heap of 5 only the heap can become worth as much.
#[test]
fn a_heap_beside_a_row_of_pins() {
    let question = asked("winning-moves", "nim + kayles", "nim 5 + kayles 3");
    assert_eq!(moves(&question), ["kayles 3 + nim 3"]);
    // A row of 4 is worth 1; 3 leaves 3, 1 and 2 leave 1 xor 2 = 3, 2 leaves 2, 1 and 1 leave 0.
    let question = asked("winning-moves", "nim + kayles", "kayles 4 + nim 2");
    assert_eq!(moves(&question), ["kayles 2 + nim 2", "kayles 4 + nim 1"]);
}

/// Two copies of a game come in rising order, and equal ones of three are too easy.
#[test]
fn copies_of_a_game_are_one_position_in_any_order() {
    let question = asked("grundy-value", "2 * subtract(2,5)", "subtract(2,5) 9 + subtract(2,5) 4");
    assert_eq!(question.position, "subtract(2,5) 4 + subtract(2,5) 9");
    // The values from 0 are 0 0 1 1 0 2 1, again and again: of 4 it is 0, of 9 that of 2.
    assert_eq!(question.answer, Answer::Number(1));
    let mut seen = Vec::new();
    for level in 1..=5 {
        let one =
            format!("  - {{id: one, kind: outcome, game: 3 * dim, size: 1..6, verdict: any, difficulty: {level}}}\n");
        let spec = format!("title: T\nseed: a\nexercises:\n{one}");
        let spec = read(&Text::new("three.yaml", &spec)).expect("a spec");
        let Ok(plan) = Plan::new(spec, 0) else { continue };
        for variant in 0..plan.variants() {
            let question = drawn(&plan, variant).drawn()[0].question.clone();
            let heaps: Vec<&str> = question.position.split(" + ").collect();
            assert!(heaps.windows(2).all(|pair| pair[0] < pair[1]), "{}", question.position);
            assert!(!seen.contains(&question.position), "{} twice", question.position);
            seen.push(question.position);
        }
    }
    // Three different heaps of six.
    assert_eq!(seen.len(), 20);
}
