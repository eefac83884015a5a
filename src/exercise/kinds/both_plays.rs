//! Exercise kind `both-plays`: "Does this move win if the last token wins? And if it loses?"
//!
//! Prompt: heaps of Nim, one or two of them larger than 1, and a move. Answer: the boxes of the games in which it
//! wins, none, one or both. Written from theory; confirmed by labelling both games, by the rules alone.
//! Source: Bouton 1902; H-36 to H-40, X-19.

use crate::document::build::{join, paragraph, say, step, step_showing, tuple};
use crate::document::{Answer, Block, Mistake, Phrase, Question, Step};
use crate::exercise::drawing::{columns_table, heaps_picture};
use crate::exercise::games;
use crate::exercise::second::{boxes, is_lost, numbers_in};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    BoxNames, Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
};
use crate::rules::{self, Play, Position, Rules};
use crate::solver::Outcome;

/// The two games, in the order of their boxes.
const PLAYS: [Play; 2] = [Play::Normal, Play::Misere];

/// What its boxes are called, in the words of any language that mean the same.
const BOXES: BoxNames = BoxNames {
    called: &[
        ("normal", &[0]),
        ("normal play", &[0]),
        ("misere", &[1]),
        ("misere play", &[1]),
        ("both", &[0, 1]),
        ("in both", &[0, 1]),
        ("both games", &[0, 1]),
        ("all", &[0, 1]),
        ("loses in both", &[]),
        ("both lost", &[]),
        ("wins in both", &[0, 1]),
        ("both won", &[0, 1]),
    ],
    ..BoxNames::NONE
};

/// The kind; heaps and sizes come from the task.
pub const KIND: Kind = Kind {
    name: "both-plays",
    work: 3,
    summary: "whether a move of Nim wins if the last token wins, and if it loses; left out: heaps of which none or more than two are larger than 1, or two that differ by more than 2",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(1, 31, (1, 12)).heaps(2, 5, (3, 4)) },
    subject: Subject::InOrder("both"),
    space,
    accepts: |_, _| true,
    degenerate: |_, _| None,
    // How many columns and heaps there are to lay out before the move.
    difficulty: |_, candidate| games::nim::difficulty(&candidate.numbers[2..]),
    pose,
    second_route,
    extra: Extra { boxes: BOXES, repeated: Some(side), ..Extra::NONE },
};

/// In which plays the move wins: 1 for normal play, 2 for misère, 3 for both, 0 for none.
fn side(candidate: &Candidate) -> u64 {
    let mut after = candidate.numbers[2..].to_vec();
    after[candidate.numbers[0] as usize - 1] = candidate.numbers[1];
    let sum = after.iter().fold(0, |sum, heap| sum ^ heap);
    let only_ones = after.iter().all(|&heap| heap <= 1);
    u64::from(sum == 0) + 2 * u64::from(sum == u64::from(only_ones))
}

/// A heap from 1, what is left of it, and the heaps.
fn space(task: &Task) -> Space {
    let mut listed = Vec::new();
    for count in task.heaps.0..=task.heaps.1 {
        for heaps in positions(count as usize, task.size) {
            let moves = moves_to_ask(&task.games[0], &heaps);
            listed.extend(moves.into_iter().map(|(part, left)| [&[part as u64 + 1, left], &heaps[..]].concat()));
        }
    }
    listed.sort_unstable();
    Space::Listed(listed)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let (heap, left) = (candidate.numbers[0] as usize, candidate.numbers[1]);
    let sorted = &candidate.numbers[2..];
    let heaps = dice.shuffled(sorted);
    let part = heaps.iter().position(|&other| other == sorted[heap - 1]).unwrap_or(0);
    let normal = SolvedPosition::new(&task.games[0], heaps.clone(), Play::Normal);
    let made = normal.game.after(&normal.position, 0, rules::Step::to(part, left));
    let after = made.to.parts().to_vec();
    let wins = wins(&task.games[0], &after);
    let stem = vec![Phrase::rule("rule-nim"), Phrase::new("both-plays-prompt")];
    Question {
        position: format!("both {}: {}", join(&heaps), join(&after)),
        stem,
        sample: Some(Phrase::new("both-plays-sample")),
        prompt: vec![paragraph(Phrase::new("both-plays-move").with("move", normal.in_words(&made)))],
        space: vec![Block::Beside(vec![
            heaps_picture(&heaps),
            Block::Ticks(vec![say(Phrase::new("both-plays-normal")), say(Phrase::new("both-plays-misere"))]),
        ])],
        headline: say(headline(wins)),
        solution: vec![Block::Steps(reasons(&after))],
        wrong: mistakes(task, &after, wins),
        answer: boxes(&wins),
        routes: [Phrase::new("route-both-rules"), Phrase::new("route-search-both")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let (_, after) = position.split_once(':').ok_or_else(|| format!("`{position}` names no move"))?;
    let text = format!("nim {}", join(&numbers_in(after)));
    let (normal, misere) = (is_lost(&text, Play::Normal, verifier)?, is_lost(&text, Play::Misere, verifier)?);
    Ok(boxes(&[normal, misere]))
}

/// How many heaps are larger than 1.
fn large(heaps: &[u64]) -> usize {
    heaps.iter().filter(|&&heap| heap >= 2).count()
}

/// In which of the two games it is good to leave this.
fn wins(nim: &Rules, after: &[u64]) -> [bool; 2] {
    PLAYS.map(|play| SolvedPosition::new(nim, after.to_vec(), play).outcome() == Outcome::P)
}

/// Every position of so many heaps of which one is larger than 1, or two that differ by 1 or 2, heaps rising. So those
/// with one, in which a move wins in only one of the games, are about as frequent.
fn positions(count: usize, (least, most): (u64, u64)) -> Vec<Vec<u64>> {
    let mut positions = Vec::new();
    for large in 1..=count.min(2) {
        if large < count && least > 1 {
            continue;
        }
        for last in least.max(2)..=most {
            let nearly = (last - 2).max(least).max(2);
            for other in if large == 2 { nearly..last } else { 1..2 } {
                let mut heaps = vec![1; count];
                heaps[count - 1] = last;
                if large == 2 {
                    heaps[count - 2] = other;
                }
                positions.push(heaps);
            }
        }
    }
    positions
}

/// The moves that win in a game, and often one that wins in neither: one of the four that look best. Of equal heaps the
/// first is meant.
fn moves_to_ask(nim: &Rules, heaps: &[u64]) -> Vec<(usize, u64)> {
    let first = |part: usize| part == 0 || heaps[part - 1] != heaps[part];
    let all = (0..heaps.len()).filter(|&part| first(part));
    let all = all.flat_map(|part| (0..heaps[part]).map(move |left| (part, left)));
    let wins_somewhere = |&(part, left): &(usize, u64)| {
        let mut after = heaps.to_vec();
        after[part] = left;
        wins(nim, &after).contains(&true)
    };
    let (mut moves, mut others): (Vec<_>, Vec<_>) = all.partition(wins_somewhere);
    // The nearer the columns are to being even, the more a move looks like a good one.
    others.sort_by_key(|&(part, left)| {
        games::nim_sum(heaps.iter().enumerate().map(|(place, &heap)| if place == part { left } else { heap }))
    });
    let total = heaps.iter().sum::<u64>() as usize;
    if !others.is_empty() && (large(heaps) == 2 || total.is_multiple_of(3)) {
        moves.push(others[total % others.len().min(4)]);
    }
    moves
}

/// The answer in a sentence.
fn headline(wins: [bool; 2]) -> Phrase {
    Phrase::new(match wins {
        [true, true] => "both-plays-wins-both",
        [true, false] => "both-plays-wins-normal",
        [false, true] => "both-plays-wins-misere",
        [false, false] => "both-plays-wins-none",
    })
}

/// Why: by how many large heaps are left.
fn reasons(after: &[u64]) -> Vec<Step> {
    let leaves = Phrase::new("both-plays-leaves").with("position", tuple(after));
    let ones = after.iter().filter(|&&heap| heap == 1).count();
    match large(after) {
        0 => {
            let key = if ones % 2 == 0 { "both-plays-ones-even" } else { "both-plays-ones-odd" };
            vec![step_showing(leaves, vec![heaps_picture(after)]), step(Phrase::new(key).with("ones", ones))]
        }
        1 => vec![step_showing(leaves, vec![heaps_picture(after)]), step(Phrase::new("both-plays-one-large"))],
        _ => {
            let even = games::nim_sum(after.iter().copied()) == 0;
            let key = if even { "both-plays-columns-even" } else { "both-plays-columns-odd" };
            vec![step_showing(leaves, vec![columns_table(after, true)]), step(Phrase::new(key))]
        }
    }
}

fn mistakes(task: &Task, after: &[u64], wins: [bool; 2]) -> Vec<Mistake> {
    let [normal, misere] = wins;
    let heaps = after.iter().filter(|&&heap| heap > 0).count();
    let guesses = [
        Misconception::new("looks-everything-reversed", [normal, !normal]).named("reverses"),
        Misconception::new("looks-same-in-both", [normal, normal]),
        Misconception::new("looks-normal-from-misere", [misere, misere]),
        Misconception::new("looks-never-both", [normal && !misere, misere && !normal]),
        Misconception::new("looks-counts-heaps", [heaps % 2 == 0, heaps % 2 == 1]),
        Misconception::new("looks-largest-heap-taken", [large(after) == 0, large(after) == 0]),
    ];
    let mistake = |guess: Misconception<[bool; 2]>| {
        let place = (0..2).find(|&place| guess.answer[place] != wins[place])?;
        let game = rules::Game::single(task.games[0].clone(), PLAYS[place]);
        let position = Position::of(after.to_vec());
        let why = games::refutes_outcome(&game, &position);
        let key = ["refuted-if-last-wins", "refuted-if-last-loses"][place];
        let shown = say(headline(guess.answer));
        Some(Mistake { shown, ..guess.refuted(|wins| boxes(&wins), Phrase::new(key).with("why", why)) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
