//! Games that authors state in blocks: their own rules, and keys from the losing positions that are proved.
//!
//! Source: the block; its proof.

use super::{Detail, GameText, Misconception, Place, SolvedPosition, describe_move, nim_sum, taken_for};
use crate::document::build::{step, tuple};
use crate::document::{Arg, Block, Inline, Phrase, Step};
use crate::exercise::drawing::heaps_picture;
use crate::exercise::{Space, Task};
use crate::rules::{self, Authored, Move, Play, Rules};
use crate::solver::Outcome;

/// A game block.
pub struct OfAuthor;

/// More numbers than these are not drawn as heaps.
const MOST_HEAPS: usize = 6;

impl GameText for OfAuthor {
    fn space(&self, rules: &Rules, task: &Task) -> Space {
        Space::Tuples(vec![task.size; stated(rules).variables().len()])
    }

    fn parts(&self, rules: &Rules, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        stated(rules).is_position(candidate).then(|| candidate.to_vec())
    }

    /// The last candidate that is a position: of some blocks, numbers that are all as large as they may be are none.
    fn largest(&self, rules: &Rules, task: &Task) -> Vec<u64> {
        let space = self.space(rules, task);
        let last = (1..=space.size().min(1000)).map(|back| space.at(space.size() - back).numbers);
        let count = stated(rules).variables().len();
        last.into_iter().find(|numbers| stated(rules).is_position(numbers)).unwrap_or(vec![task.size.1; count])
    }

    /// Its name, where its moves lead and when, and who wins.
    fn rules(&self, rules: &Rules, play: Play) -> Vec<Phrase> {
        let author = stated(rules);
        let title = rules.title();
        let name = title.rsplit('#').next().unwrap_or_default().to_owned();
        let variables = author.variables();
        let (key, position) = match &variables[..] {
            [only] => ("rule-authored-one", only.clone()),
            several => ("rule-authored-several", format!("({})", several.join(", "))),
        };
        let mut said = vec![Phrase::rule(key).with("name", Arg::Text(name)).with("position", Arg::Signs(position))];
        said.extend(author.moves().into_iter().map(|to| Phrase::rule("rule-authored-move").with("to", Arg::Signs(to))));
        said.push(match play {
            Play::Normal => Phrase::ending("rule-last-move-wins"),
            Play::Misere => Phrase::new("book-play-misere"),
        });
        said
    }

    /// Heaps where moves lower numbers, else the numbers alone.
    fn picture(&self, at: &SolvedPosition) -> Block {
        match at.parts().len() <= MOST_HEAPS && stated(at.rules).lowers(at.parts()) {
            true => heaps_picture(at.parts()),
            false => Block::Paragraph(vec![Inline::Signs(shown(at.parts()))]),
        }
    }

    fn key_picture(&self, at: &SolvedPosition) -> Block {
        self.picture(at)
    }

    fn describe_move(&self, _: &Rules, _: &[u64], step: &Move, place: Place) -> Phrase {
        place.within(Phrase::new("move-reach").with("position", shown(&step.step.left)))
    }

    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        explain(at, &at.winning_moves()[..at.winning_moves().len().min(1)])
    }

    fn repairs(&self, at: &SolvedPosition) -> Vec<Step> {
        explain(at, at.winning_moves())
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let numbers = at.parts();
        vec![
            Misconception::new("looks-even-total", taken_for(numbers.iter().sum::<u64>().is_multiple_of(2))),
            Misconception::new("looks-as-nim", taken_for(nim_sum(numbers.iter().copied()) == 0)).with("what", "heaps"),
        ]
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let steps = at.rules.steps(at.parts());
        let least = steps.iter().min_by_key(|step| step.left.iter().sum::<u64>());
        least.map(|step| Misconception::new("looks-takes-most", step.clone())).into_iter().collect()
    }
}

fn stated(rules: &Rules) -> &dyn Authored {
    rules.authored().expect("games of this text are stated by authors")
}

/// A number, or several in brackets.
fn shown(numbers: &[u64]) -> String {
    match numbers {
        [only] => only.to_string(),
        several => tuple(several),
    }
}

/// Where positions are lost, whether this one is, and the moves to such.
fn explain(at: &SolvedPosition, moves: &[Move]) -> Vec<Step> {
    let author = stated(at.rules);
    let mut steps = vec![step(Phrase::new("authored-losing").with("formula", Arg::Signs(author.losing())))];
    if at.outcome() == Outcome::P {
        steps.push(step(Phrase::new("authored-holds")));
        return steps;
    }
    steps.push(step(match author.not_lost_because(at.parts()) {
        Some(reason) => Phrase::new("authored-fails-because").with("reason", Arg::Signs(reason)),
        None => Phrase::new("authored-fails"),
    }));
    for best in moves {
        let made = describe_move(&at.game, &at.position, best, Detail::Headline);
        steps.push(step(Phrase::new("authored-then").with("move", made)));
    }
    steps
}
