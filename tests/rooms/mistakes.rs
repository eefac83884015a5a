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
