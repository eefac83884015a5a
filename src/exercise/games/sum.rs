//! Sums on sheets: a heap of each game, and the values that add without carry.
//!
//! Source: Sprague 1935, Grundy 1939; N-70, N-71.

use super::{
    Detail, GameText, Misconception, SolvedPosition, any_move, describe_move, entry, nim_sum, numbers, of, taken_for,
    value, values,
};
use crate::document::build::{step, step_showing};
use crate::document::{Block, Math, Phrase, Role, Step};
use crate::exercise::drawing::columns_table;
use crate::exercise::{Space, Task, difficulty};
use crate::picture::{self, Change, Scene};
use crate::rules::{self, Game, Move, MoveShape, Play, Position, Rules};
use crate::solver::Outcome;

/// A sum of games of heaps, one heap of each.
pub struct Sum;

impl GameText for Sum {
    fn space(&self, rules: &Rules, task: &Task) -> Space {
        let range = |rules: &Rules| (task.size.0, largest(rules, task));
        Space::Tuples(rules.summands().iter().map(range).collect())
    }

    /// Heaps of equal games come in rising order.
    fn parts(&self, rules: &Rules, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        let same = |games: &[Rules]| games[0].title() == games[1].title();
        let games = rules.summands();
        let falls = games.windows(2).zip(candidate.windows(2)).any(|(games, heaps)| heaps[0] > heaps[1] && same(games));
        (!falls).then(|| candidate.to_vec())
    }

    fn largest(&self, rules: &Rules, task: &Task) -> Vec<u64> {
        rules.summands().iter().map(|rules| largest(rules, task)).collect()
    }

    /// That the games are added, then what a move does in each.
    fn rules(&self, rules: &Rules, _: Play) -> Vec<Phrase> {
        let mut said = vec![Phrase::rule("rule-sum").with("count", rules.summands().len())];
        for game in rules.summands() {
            let mut about = of(game).rules(game, Play::Normal);
            about.retain(|phrase| phrase.role != Role::Ending && !said.contains(phrase));
            said.extend(about);
        }
        said.push(Phrase::ending("rule-last-move-wins"));
        said
    }

    fn picture(&self, at: &SolvedPosition) -> Block {
        drawn(&at.game, &at.position, &[])
    }

    fn key_picture(&self, at: &SolvedPosition) -> Block {
        drawn(&at.game, &at.position, at.winning_moves())
    }

    /// One part beside empty ones: the smallest heap in which one move wins, and splits it if a move of some part does.
    fn sample_position(&self, rules: &Rules) -> Option<(Vec<u64>, Phrase)> {
        let count = rules.summands().len();
        let alone = |part: usize, heap: u64| (0..count).map(|at| if at == part { heap } else { 0 }).collect();
        let candidates: Vec<Vec<u64>> =
            (0..count).flat_map(|part| (2..=12).map(move |heap| alone(part, heap))).collect();
        let wins_once = |heaps: &&Vec<u64>, splits: bool| {
            let at = SolvedPosition::new(rules, heaps.to_vec(), Play::Normal);
            matches!(at.winning_moves(), [best] if !splits || best.step.left.len() > 1)
        };
        let find = |splits| candidates.iter().find(|heaps| wins_once(heaps, splits));
        let heaps = find(true).or_else(|| find(false))?;
        Some((heaps.clone(), Phrase::new("sample-sum").with("heaps", numbers(heaps))))
    }

    /// A move names its part, and says what a move of that part's game says.
    fn written(&self, rules: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        let Some((heaps, step)) = step else { return any_move() };
        let (game, position) = rules::Sum::split(rules.summands(), Play::Normal, heaps);
        describe_move(&game, &position, step, Detail::Headline)
    }

    /// How many columns the values of the parts have.
    fn difficulty(&self, at: &SolvedPosition) -> u8 {
        difficulty::level(difficulty::width(&values_of(&at.game, &at.position)) + 1)
    }

    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        explain(at, &at.winning_moves()[..at.winning_moves().len().min(1)])
    }

    fn repairs(&self, at: &SolvedPosition) -> Vec<Step> {
        explain(at, at.winning_moves())
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let heaps = at.parts();
        let mut guesses = vec![
            Misconception::new("looks-as-nim", taken_for(nim_sum(heaps.iter().copied()) == 0)).with("what", "parts"),
            Misconception::new("looks-even-total", taken_for(heaps.iter().sum::<u64>().is_multiple_of(2))),
        ];
        if let [one, other] = heaps
            && one == other
        {
            guesses.push(Misconception::new("looks-copies-another-game", taken_for(true)));
        }
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let heaps = at.parts();
        let total = nim_sum(heaps.iter().copied());
        let as_nim = (0..heaps.len()).find(|&part| heaps[part] ^ total < heaps[part]);
        let mut guesses: Vec<_> = as_nim
            .map(|part| rules::Step::to(part, heaps[part] ^ total))
            .map(|step| Misconception::new("looks-as-nim", step).with("what", "parts"))
            .into_iter()
            .collect();
        let values = values_of(&at.game, &at.position);
        let sum = nim_sum(values.iter().copied());
        // The value of a part taken for the number that is left.
        if let Some(part) = (0..heaps.len()).find(|&part| values[part] ^ sum < heaps[part]) {
            guesses.push(Misconception::new("looks-value-left", rules::Step::to(part, values[part] ^ sum)));
        }
        let taken = |step: &&rules::Step| heaps[step.part] - step.left.iter().sum::<u64>();
        let steps = at.rules.steps(heaps);
        if let Some(most) = steps.iter().max_by_key(taken) {
            guesses.push(Misconception::new("looks-takes-most", most.clone()));
        }
        guesses
    }

    fn most_value(&self, rules: &Rules, task: &Task) -> u64 {
        let of_game = |game: &Rules| values::table(game, largest(game, task)).values.into_iter().max().unwrap_or(0);
        let most = rules.summands().iter().map(of_game).max().unwrap_or(0);
        (most + 1).next_power_of_two() - 1
    }

    fn explain_value(&self, at: &SolvedPosition) -> Vec<Step> {
        added(at)
    }

    fn guessed_values(&self, at: &SolvedPosition) -> Vec<Misconception<u64>> {
        vec![
            Misconception::new("looks-adds-values", values_of(&at.game, &at.position).iter().sum()),
            Misconception::new("looks-as-nim", nim_sum(at.parts().iter().copied())).with("what", "parts"),
        ]
    }
}

/// The largest heap of a game that a task asks about.
fn largest(rules: &Rules, task: &Task) -> u64 {
    task.size.1.min(entry(rules).size.most)
}

/// The value of each part, by theory; a part may have split into several heaps.
pub fn values_of(game: &Game, position: &Position) -> Vec<u64> {
    let alone = game.split(position);
    alone.map(|(rules, heaps)| value(&SolvedPosition::new(rules, heaps.to_vec(), Play::Normal))).collect()
}

/// The value of each part, and their nim-sum.
fn added(at: &SolvedPosition) -> Vec<Step> {
    let mut steps = vec![step(Phrase::new("sum-rule"))];
    let each = values_of(&at.game, &at.position);
    let mut shown: Vec<String> = Vec::new();
    for (part, ((rules, heaps), &value)) in at.game.split(&at.position).zip(&each).enumerate() {
        let title = rules.title();
        let says = |key| Phrase::new(key).with("part", part + 1).with("heap", heaps[0]).with("value", value);
        // Of two parts of one game, the first shows the row up to the larger.
        let same = at.game.split(&at.position).filter(|(other, _)| other.title() == title).map(|(_, heaps)| heaps[0]);
        let to = same.max().unwrap_or(heaps[0]);
        steps.push(match title.as_str() {
            "nim" => step(says("sum-part-nim")),
            _ if shown.contains(&title) || to > values::LONGEST_ROW => step(says("sum-part-value")),
            _ => {
                let row = values::table(rules, to).values;
                step_showing(says("sum-part-row"), vec![values::row(&row, row.len())])
            }
        });
        shown.push(title);
    }
    let total = values::sum(&each);
    steps.push(Step { shows: vec![columns_table(&each, true)], ..total });
    steps
}

/// Why these moves win; without moves, why none does.
fn explain(at: &SolvedPosition, moves: &[Move]) -> Vec<Step> {
    let mut steps = added(at);
    steps.push(step(Phrase::new(if moves.is_empty() { "values-lost" } else { "values-won" })));
    for best in moves {
        let made = describe_move(&at.game, &at.position, best, Detail::Headline);
        let sum = Math::chain(&values_of(&at.game, &best.to), "⊕").equals(Math::Number(0));
        steps.push(step(Phrase::new("values-after").with("move", made).with("sum", sum)));
    }
    steps
}

/// The parts below one another; a part has these moves drawn in unless there are several that one picture cannot hold.
pub fn drawn(game: &Game, position: &Position, moves: &[Move]) -> Block {
    let parts = game.split(position).enumerate().map(|(component, (rules, numbers))| {
        let here = moves.iter().filter(|step| step.component == component);
        let changes: Vec<Change> =
            here.map(|step| Change { part: step.step.part, left: step.step.left.to_vec() }).collect();
        let shown = rules.move_shape() == MoveShape::TakeFromHeap || changes.len() == 1;
        let winning = Some(&changes[..]).filter(|changes| shown && !changes.is_empty());
        let title = rules.title();
        let part = picture::of_part(rules.name(), &Scene { game: &title, numbers, winning, ..Scene::default() });
        (Phrase::game(&title), part)
    });
    Block::Picture(picture::sum(parts.collect(), 0))
}
