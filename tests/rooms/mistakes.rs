//! Named mistakes beside the moves and verdicts that they are about: the sentence never says what is not so.
//!
//! Representation: sheets drawn of every family of games; what a sentence claims is read off the numbers of the
//! position before and after, by nothing but the rules.
//! Failure: a sentence that contradicts its move.

use crate::document::{Answer, Mistake, Winner};
use crate::exercise::Verifier;
use crate::exercise::games::{self, english};
use crate::rules::{Parsed, Play, parse};
use crate::sheet::{Plan, Shift, read};
use crate::source::Text;

/// Whether the sentence of a mistake fits the move that leads to this position.
fn fits(before: &Parsed, to: &str, mistake: &Mistake) -> bool {
    let after = parse(to, before.game.play).expect("a move leads to a position");
    let (old, new) = (before.position.parts(), after.position.parts());
    // The second number of Fibonacci nim is no heap.
    let heaps = if to.starts_with("fibonacci") { 1 } else { usize::MAX };
    let total = |parts: &[u64]| parts.iter().take(heaps).sum::<u64>();
    match mistake.description.key {
        "looks-forgets-splitting" | "looks-as-nim" => old.len() == new.len(),
        "looks-takes-most" => {
            let moves = before.game.moves(&before.position);
            moves.iter().all(|step| total(step.to.parts()) >= total(new)) && total(new) < total(old)
        }
        "looks-levels-two" => {
            (0..new.len()).any(|place| new[place] > 0 && new[..place].contains(&new[place]) && new != old)
        }
        "looks-takes-whole-heap" => old.iter().zip(new).any(|(&old, &new)| old > 0 && new == 0),
        "looks-only-straight-move" => new[0] == new[1],
        "looks-to-the-edge" => new.contains(&0),
        "looks-one-step" => total(old) - total(new) == 1,
        "looks-turns-last-alone" => {
            total(old) == total(new) + 1 && old.iter().zip(new).filter(|(a, b)| a != b).count() == 1
        }
        _ => true,
    }
}

/// Draws sheets of one exercise; how many mistakes were looked at.
fn look(kind: &str, game: &str, play: &str, seeds: u64) -> u64 {
    let mut looked = 0;
    let mut verifier = Verifier::new();
    for seed in 0..seeds {
        let yaml = format!(
            "title: T\nseed: {seed}\nexercises:\n  - {{ id: one, kind: {kind}, game: \"{game}\", play: {play} }}\n"
        );
        let Ok(spec) = read(&Text::new("mistakes.yaml", &yaml)) else { return looked };
        let Ok(plan) = Plan::new(spec, 0) else { return looked };
        for variant in 0..plan.variants().min(8) {
            for drawn in plan.questions(Shift::None, variant, &mut verifier).expect("a sheet") {
                let position = &drawn.question.position;
                let before =
                    parse(position, if play == "misere" { Play::Misere } else { Play::Normal }).expect("a position");
                for mistake in &drawn.question.wrong {
                    let said = english(&mistake.description);
                    match &mistake.answer {
                        Answer::Moves(moves) => {
                            for made in moves {
                                assert!(fits(&before, &made.to, mistake), "{position} to {}: {said}", made.to);
                            }
                        }
                        Answer::Winner(winner) => {
                            assert!(
                                !said.starts_with("lost because") || *winner == Winner::Other,
                                "{position}: {said}"
                            );
                            assert!(
                                !said.starts_with("won because") || *winner == Winner::ToMove,
                                "{position}: {said}"
                            );
                        }
                        _ => {}
                    }
                    looked += 1;
                }
            }
        }
    }
    looked
}

/// Mistakes worked out by hand: kind, game, position, the name of the mistake and its answer.
const BY_HAND: &[(&str, &str, &str, &str, &str)] = &[
    // Two columns are lost where the first is one longer, so (5, 3) has to become (4, 3). The others bite the square
    // (2, 2), the highest one of the second column, and the whole second column.
    ("winning-moves", "chomp", "chomp 5 3", "square-rule", "to chomp 5 1"),
    ("winning-moves", "chomp", "chomp 5 3", "single-square", "to chomp 5 2"),
    ("winning-moves", "chomp", "chomp 5 3", "first-column-only", "to chomp 5"),
    // The lost squares are (1, 2), (3, 5), (4, 7), … and their mirror images: twice as far is not enough.
    ("outcome", "queen", "queen 4 2", "doubles", "P"),
    ("outcome", "queen", "queen 2 4", "doubles", "P"),
    // 11 is 8 + 3, so 3 have to be taken; 2 leave a multiple of three, 9 = 8 + 1.
    ("winning-moves", "fibonacci", "fibonacci 11", "leaves-multiple-of-three", "to fibonacci 9 max 4"),
    // 3 xor 5 is 6. Levelled with the second largest, the heaps are 3, 5 and 5.
    ("winning-moves", "nim", "nim 3 5 9", "levels-two", "to nim 3 5 5"),
    // x takes a corner that makes a threat, and o can only answer on the side; then x has two threats.
    ("outcome", "tictactoe", "tictactoe X.O/.../...", "always-a-draw", "draw"),
    ("outcome", "tictactoe", "tictactoe X.O/.../...", "other-wins", "P"),
];

#[test]
fn positions_have_the_mistakes_that_people_make() {
    for &(kind, game, position, name, answer) in BY_HAND {
        let exercise =
            format!("  - {{id: one, kind: {kind}, game: \"{game}\", positions: [\"{position}\"], easy: true}}\n");
        let yaml = format!("title: T\nseed: a\nexercises:\n{exercise}");
        let plan = Plan::new(read(&Text::new("hand.yaml", &yaml)).expect("a spec"), 0).expect("a plan");
        let drawn = plan.questions(Shift::None, 0, &mut Verifier::new()).expect("a sheet");
        let wrong = drawn[0].question.wrong.iter().find(|mistake| mistake.name == name);
        assert_eq!(wrong.map(|mistake| mistake.answer.to_string()).as_deref(), Some(answer), "{position}: {name}");
    }
}

#[test]
fn the_sentence_of_a_mistake_fits_its_move() {
    // A seed is up to eight sheets of every family, kind and play.
    let draws = std::env::var("NIMBOOK_DRAWS").map_or(0, |draws| draws.parse().expect("NIMBOOK_DRAWS is a number"));
    let seeds = 1 + draws / 4_000;
    let codes = ["subtract(1,3,4)", "octal(0.156)", "octal(4.7)", "hex(c.3)", "hex(0.8f)"];
    let families = games::ALL.iter().copied().filter(|name| !["subtract", "octal", "hex"].contains(name));
    let mut looked = 0;
    for game in families.chain(codes) {
        for (kind, play) in [
            ("winning-moves", "normal"),
            ("outcome", "normal"),
            ("grundy-value", "normal"),
            ("winning-moves", "misere"),
        ] {
            looked += look(kind, game, play, seeds);
        }
    }
    println!("{looked} named mistakes fit");
    assert!(looked > 300 * seeds, "{looked}");
}
