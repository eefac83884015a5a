//! What questions are about, so that no class is asked about the same twice, whatever the kinds; and the text of a
//! position, as authors type it, back into numbers.
//!
//! Representation: a topic, like `nim` or `kayles`, and numbers, sorted where their order does not matter.

use super::task::Task;
use super::{Candidate, Space, games, second};
use crate::rules::{MoveShape, Parsed, Play};

/// What the questions of a kind are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position of a game of the task.
    Position,
    /// Three heaps of Nim.
    Trio,
    /// Numbers in any order, typed after this word.
    Numbers(&'static str),
    /// Numbers in a fixed order, typed after this word.
    InOrder(&'static str),
    /// A board: how far a token goes left and down comes first.
    Board,
}

impl Subject {
    /// What the numbers of a game of the task belong to: equal numbers of equal topics are asked about once.
    pub fn topic(self, task: &Task, game: usize) -> String {
        match (self, task.play) {
            (Subject::Position, Play::Normal) => task.games[game].title(),
            (Subject::Position, Play::Misere) => format!("{} misere", task.games[game].title()),
            (Subject::Trio, _) => "nim".to_owned(),
            (Subject::Numbers(word) | Subject::InOrder(word), _) => word.to_owned(),
            (Subject::Board, _) => "board".to_owned(),
        }
    }

    /// How the token of a board goes, the same for left and down exchanged; none for the queen, who always goes alike.
    pub fn steps(self, numbers: &[u64]) -> Option<[u64; 2]> {
        match (self, numbers) {
            (Subject::Board, &[left, down, ..]) if left > 0 => Some([left.min(down), left.max(down)]),
            _ => None,
        }
    }

    /// The numbers that a candidate is about.
    pub fn numbers(self, task: &Task, candidate: &Candidate) -> Vec<u64> {
        let mut numbers = candidate.numbers.clone();
        match self {
            Subject::Position => {
                let rules = &task.games[candidate.game];
                numbers = games::of(rules).parts(rules, task, &numbers).unwrap_or(numbers);
                if games::entry(rules).in_order {
                    return numbers;
                }
            }
            // Of a lost trio, a candidate may hold two.
            Subject::Trio if numbers.len() == 2 => numbers.push(numbers[0] ^ numbers[1]),
            Subject::Trio | Subject::Numbers(_) => {}
            Subject::InOrder(_) | Subject::Board => return numbers,
        }
        numbers.sort_unstable();
        numbers
    }

    /// The pairs that stand for a lost trio, where candidates hold two of its numbers.
    pub fn pairs(self, numbers: &[u64]) -> impl Iterator<Item = Candidate> {
        let pairs = match (self, numbers) {
            (Subject::Trio, &[a, b, c]) if a ^ b == c => [Some([a, b]), Some([a, c]), Some([b, c])],
            _ => [None; 3],
        };
        pairs.into_iter().flatten().map(|pair| Candidate::from(pair.to_vec()))
    }

    /// The candidate about these numbers, in a task without a class.
    pub fn candidate(self, task: &Task, game: usize, numbers: &[u64]) -> Candidate {
        let mut numbers = numbers.to_vec();
        match self {
            Subject::Position => numbers = games::of(&task.games[game]).candidate(&numbers),
            Subject::Trio if numbers.len() == 3 => numbers.sort_unstable(),
            Subject::Trio | Subject::Numbers(_) | Subject::InOrder(_) | Subject::Board => {}
        }
        Candidate { game, numbers }
    }
}

/// The game and the numbers in a text, in the order typed, for a task with the widest ranges of its kind.
///
/// # Errors
/// Why there is no such candidate.
pub fn read(
    subject: Subject,
    widest: &Task,
    space: fn(&Task) -> Space,
    text: &str,
) -> Result<(usize, Vec<u64>), String> {
    if subject == Subject::Position {
        return read_position(widest, text);
    }
    let topic = subject.topic(widest, 0);
    let word = topic.split(' ').next().unwrap_or_default();
    // The third number of a pair may be written, `nim 3 5 ?`, or not.
    let typed = text.trim();
    let typed = if subject == Subject::Trio { typed.strip_suffix('?').unwrap_or(typed) } else { typed };
    let rest = match typed.strip_prefix(word) {
        Some("") => return Err(format!("`{word}` has no numbers")),
        Some(rest) if rest.starts_with(' ') => rest,
        _ => return Err(format!("`{text}` does not begin with `{word}`")),
    };
    let numbers = second::only_numbers(rest)?;
    let mut sorted = numbers.clone();
    if !matches!(subject, Subject::InOrder(_) | Subject::Board) {
        sorted.sort_unstable();
    }
    match space(widest).contains(0, &sorted) {
        true => Ok((0, numbers)),
        false => Err(format!("`{text}` has too many numbers, too few, or some out of bounds")),
    }
}

fn read_position(widest: &Task, text: &str) -> Result<(usize, Vec<u64>), String> {
    let parsed = second::position_of(widest, text)?;
    let [rules] = &parsed.game.components[..] else {
        return read_sum(widest, text, &parsed);
    };
    let Some(game) = widest.games.iter().position(|known| known.title() == rules.title()) else {
        let games: Vec<String> = widest.games.iter().map(|game| game.title()).collect();
        return Err(format!("`{text}` is not a position of {}", games.join(", ")));
    };
    let numbers = parsed.position.parts().to_vec();
    if rules.authored().is_some_and(|author| !author.is_position(&numbers)) {
        return Err(format!("`{text}` is not a position of this game"));
    }
    if rules.move_shape() == MoveShape::WholeBoard {
        return Ok((game, numbers));
    }
    let (least, most) = widest.heaps;
    if games::entry(rules).heaps.is_some() && !(least..=most).contains(&(numbers.len() as u64)) {
        return Err(format!("`{text}` has {} heaps; sheets ask for {least} to {most}", numbers.len()));
    }
    match numbers.iter().find(|&&number| number > widest.size.1) {
        Some(large) => Err(format!("`{text}` holds {large}; sheets ask for at most {}", widest.size.1)),
        None => Ok((game, numbers)),
    }
}

/// A sum with a heap of each game, in the order of the games of the task.
fn read_sum(widest: &Task, text: &str, parsed: &Parsed) -> Result<(usize, Vec<u64>), String> {
    if widest.games.iter().all(|game| game.summands().is_empty()) {
        return Err(format!("`{text}` is a sum of games"));
    }
    let mut parts: Vec<(String, u64)> = Vec::new();
    for (rules, heaps) in parsed.game.split(&parsed.position) {
        match heaps {
            [heap] => parts.push((rules.title(), *heap)),
            _ => {
                return Err(format!(
                    "`{text}` has more than a heap of `{}`; sheets ask for one of each game",
                    rules.title()
                ));
            }
        }
    }
    parts.sort();
    let (titles, heaps): (Vec<String>, Vec<u64>) = parts.into_iter().unzip();
    let title = titles.join(" + ");
    let Some(game) = widest.games.iter().position(|known| known.title() == title) else {
        let games: Vec<String> = widest.games.iter().map(|game| game.title()).collect();
        return Err(format!("`{text}` is not a position of {}", games.join(", ")));
    };
    match heaps.iter().find(|heap| !(widest.size.0..=widest.size.1).contains(heap)) {
        Some(heap) => Err(format!("`{text}` holds {heap}; sheets ask for {} to {}", widest.size.0, widest.size.1)),
        None => Ok((game, heaps)),
    }
}
