//! Exercise kind `chomp-column`: "One column is hidden. How long must it be, so that the bar is lost?"
//!
//! Prompt: the columns of a bar of chocolate, one of them hidden. Answer: its length. Written from the tables of lost
//! bars; confirmed by search, which tries every length. There is only one: of two bars that differ in one column, a bite
//! leads from the larger to the smaller.
//! Source: C-09 to C-23 (Horváth); Winning Ways, ch. 18.

use crate::document::build::{say, signs, step, step_showing, tuple, worded_table};
use crate::document::{Answer, Blank, Block, Cell, Inline, Mistake, Phrase, Question, Step, Table};
use crate::exercise::games::{self, Detail, describe_move, refutes_outcome};
use crate::exercise::second::is_lost;
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, GameAndNumbers, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
    difficulty,
};
use crate::rules::{Game, Play, Position, Rules};
use crate::solver::{self, Outcome};

/// The kind; `heaps` says how many columns, `size` how high they are at most.
pub const KIND: Kind = Kind {
    name: "chomp-column",
    work: 4,
    summary: "the hidden column of a lost bar of chocolate (`heaps`: how many columns)",
    settings: || Settings { games: &["chomp"], ..Settings::size(2, 12, (2, 8)).heaps(2, 4, (3, 3)) },
    subject: Subject::InOrder("chomp-column"),
    space,
    accepts: |_, _| true,
    degenerate,
    // How many squares there are.
    difficulty: |_, candidate| difficulty::level(candidate.numbers[1..].iter().sum::<u64>() as u32 / 4),
    pose,
    second_route,
    extra: Extra { of_few: true, read: Some(read), ..Extra::NONE },
};

/// The place of the hidden column, and the columns of a lost bar from the lowest, the highest within the size.
fn space(task: &Task) -> Space {
    let mut bars: Vec<Vec<u64>> = Vec::new();
    Space::multisets(task.heaps, (1, task.size.1)).each(&mut |candidate| {
        let columns: Vec<u64> = candidate.numbers.iter().rev().copied().collect();
        if columns[0] >= task.size.0 && outcome(&task.games[0], &columns) == Some(Outcome::P) {
            bars.push(columns);
        }
    });
    let mut listed: Vec<Vec<u64>> = Vec::new();
    for bar in &bars {
        listed.extend((0..bar.len() as u64).map(|hidden| [&[hidden], &bar[..]].concat()));
    }
    listed.sort();
    Space::Listed(listed)
}

/// With two columns the rule is one line.
fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    (candidate.numbers.len() <= 3 || candidate.numbers[2] == 1).then_some(Degenerate::TwoLines)
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let rules = &task.games[0];
    let (hidden, bar) = (candidate.numbers[0] as usize, &candidate.numbers[1..]);
    let shown: Vec<String> =
        (0..bar.len()).map(|at| if at == hidden { "?".to_owned() } else { bar[at].to_string() }).collect();
    Question {
        position: text(bar, hidden),
        stem: games::stem(rules, Play::Normal, "chomp-column-prompt"),
        sample: Some(Phrase::new("chomp-column-sample")),
        prompt: vec![Block::Paragraph(vec![Inline::Signs(format!("({})", shown.join(", ")))])],
        space: vec![Block::Answer(vec![say(Phrase::new("write-column").with("blank", Blank::Short))])],
        headline: say(Phrase::new("chomp-column-answer").with("height", bar[hidden]).with("columns", tuple(bar))),
        solution: vec![Block::Steps(explain(rules, bar, hidden))],
        wrong: mistakes(rules, bar, hidden),
        answer: Answer::Number(bar[hidden]),
        routes: [games::first_route(rules, Play::Normal), Phrase::new("route-search-column")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let words: Vec<&str> = position.split(' ').skip(1).collect();
    let hidden =
        words.iter().position(|word| *word == "?").ok_or_else(|| format!("nothing is hidden in `{position}`"))?;
    let height = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let least = height(hidden + 1).unwrap_or(1);
    let most = hidden.checked_sub(1).and_then(height).unwrap_or(40);
    for tried in least..=most {
        let columns: Vec<String> =
            (0..words.len()).map(|at| if at == hidden { tried.to_string() } else { words[at].to_owned() }).collect();
        if is_lost(&format!("chomp {}", columns.join(" ")), Play::Normal, verifier)? {
            return Ok(Answer::Number(tried));
        }
    }
    Err(format!("no length makes `{position}` lost"))
}

/// A bar with a sign for the hidden column, like `chomp-column 5 ? 2`.
fn read(task: &Task, position: &str) -> GameAndNumbers {
    let space = space(&KIND.widest(task));
    let typed = |hidden: usize, bar: &[u64]| text(bar, hidden) == position.trim();
    let mut found = None;
    space.each(&mut |candidate| {
        if typed(candidate.numbers[0] as usize, &candidate.numbers[1..]) {
            found = Some(candidate.numbers.clone());
        }
    });
    found.map(|numbers| (0, numbers)).ok_or_else(|| format!("`{position}` is not a lost bar with a hidden column"))
}

/// Who wins a bar.
fn outcome(rules: &Rules, columns: &[u64]) -> Option<Outcome> {
    solver::outcome(&Game::single(rules.clone(), Play::Normal), &Position::of(columns)).ok()
}

/// A bar with a hidden column, as typed.
fn text(bar: &[u64], hidden: usize) -> String {
    let columns: Vec<String> =
        (0..bar.len()).map(|at| if at == hidden { "?".to_owned() } else { bar[at].to_string() }).collect();
    format!("chomp-column {}", columns.join(" "))
}

/// The bar with another length in the hidden place.
fn with_height(bar: &[u64], hidden: usize, height: u64) -> Vec<u64> {
    (0..bar.len()).map(|at| if at == hidden { height } else { bar[at] }).collect()
}

/// Every shorter length with a bite that wins, why no longer one will do, and how each bite of the lost bar is answered.
fn explain(rules: &Rules, bar: &[u64], hidden: usize) -> Vec<Step> {
    let game = Game::single(rules.clone(), Play::Normal);
    let least = bar.get(hidden + 1).copied().unwrap_or(1);
    let mut steps = Vec::new();
    for height in least..bar[hidden] {
        let shorter = with_height(bar, hidden, height);
        let at = SolvedPosition::new(rules, shorter.clone(), Play::Normal);
        if let Some(best) = at.winning_moves().first() {
            let bite = describe_move(&game, &at.position, best, Detail::Move);
            let said = Phrase::new("chomp-column-won").with("columns", tuple(&shorter)).with("move", bite);
            steps.push(step(said.with("left", tuple(&best.step.left))));
        }
    }
    steps.push(step_showing(
        Phrase::new("chomp-column-lost").with("columns", tuple(bar)),
        vec![games::of(rules).picture(&SolvedPosition::new(rules, bar.to_vec(), Play::Normal)), answers(rules, bar)],
    ));
    let longest = hidden > 0 && bar[hidden] == bar[hidden - 1];
    steps.push(step(match longest {
        true => Phrase::new("chomp-column-longest"),
        false => Phrase::new("chomp-column-longer").with("columns", tuple(bar)),
    }));
    steps
}

/// Each bite of a lost bar with what it leaves, and the lost bar that the answer leaves.
fn answers(rules: &Rules, bar: &[u64]) -> Block {
    let at = SolvedPosition::new(rules, bar.to_vec(), Play::Normal);
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for bite in at.game.moves(&at.position) {
        let left = SolvedPosition::new(rules, bite.step.left.to_vec(), Play::Normal);
        if let Some(best) = left.winning_moves().first() {
            rows.push(vec![signs(tuple(left.parts())), signs(tuple(&best.step.left))]);
        }
    }
    let caption = Phrase::new("chomp-column-caption").with("columns", tuple(bar));
    let heads = ["chomp-column-bite", "chomp-column-answered"];
    Block::Table(Table { row_heads: false, ..worded_table(caption, &heads, rows.into_iter()) })
}

fn mistakes(rules: &Rules, bar: &[u64], hidden: usize) -> Vec<Mistake> {
    let game = Game::single(rules.clone(), Play::Normal);
    let least = bar.get(hidden + 1).copied().unwrap_or(1);
    let most = hidden.checked_sub(1).map_or(40, |before| bar[before]);
    let others: Vec<u64> = (0..bar.len()).filter(|&at| at != hidden).map(|at| bar[at]).collect();
    let mut guesses = vec![
        Misconception::new("looks-others-together", others.iter().sum()),
        Misconception::new("looks-nim-sum-of-columns", games::nim_sum(others.iter().copied())),
    ];
    if hidden + 1 < bar.len() {
        guesses.insert(0, Misconception::new("looks-one-more-than-next", least + 1));
        guesses.push(Misconception::new("looks-as-long-as-next", least));
    }
    if hidden > 0 {
        guesses.push(Misconception::new("looks-one-less-than-before", most - 1));
    }
    let possible = |guess: &Misconception<u64>| (least..=most).contains(&guess.answer) && guess.answer < 40;
    let mistake = |guess: Misconception<u64>| {
        let why = refutes_outcome(&game, &Position::of(with_height(bar, hidden, guess.answer)));
        guess.refuted(Answer::Number, why)
    };
    guesses.into_iter().filter(possible).map(mistake).collect()
}
